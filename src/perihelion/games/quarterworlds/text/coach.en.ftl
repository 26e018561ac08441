# What the coach says at each kind of question.
coach-prompt-turn = Take cards, or lay one. In the first turns take two at a time: 2 + 1 or 1 + 1. As soon as you can pay for a production station, lay it; it makes every later card cheaper. Look at what you leave in the bottom row: it is cheap for the other.
coach-prompt-turn-or-pass = You may pass, but who passes gets none of the cards still to come in this epoch. Lay what you can first.
coach-prompt-turn-no-card = You cannot take: your hand is full, or nothing is left. Lay something; a card that only waits can pay for another one.
coach-prompt-second = A take is worth three. The second card has to fill it up.
coach-prompt-pay = Production has been taken off already. Pay with cards that you cannot use soon, and keep tokens: they fit everything.
coach-prompt-pay-minimum = Production covers it all, but one thing is always due. Give the card you need least.
coach-prompt-quarter = Fill the planet that is nearest to complete, and mind quarters of a certain colour: keep white ones for later.
coach-prompt-dock = Each planet takes one ship. Any finished one will do.
coach-prompt-research = One science card after each epoch. Those with a lasting effect are best after the first epoch, those with points after the last.
coach-prompt-axis = Move it where you are nearer to scoring: military scores its distance, trade its value for each of your planets.
coach-prompt-second-or-enough = A second card fills the take up. Take it if it can pay for something or be laid; with a nearly full hand one may be enough.
coach-prompt-waive = Take off what you can least pay: the resource that few of your cards show.
blunder-full-hand = Your hand is then full ({ $limit }), and nothing in it could be laid: you would have to pass. Lay something first, or take less.
blunder-no-research = One science card after each epoch, and you could pay for one now. What you decline does not come again.
