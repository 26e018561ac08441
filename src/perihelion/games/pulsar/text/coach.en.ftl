# What the coach says at each kind of question; `line-` is the short form under the prompt.
coach-prompt-entry = Choose a gate with pulsars and systems nearby, away from the other ships.
coach-prompt-take-die = A die below the marker moves a counter left: more cubes, or an earlier turn. One above moves it right. Take one low and one high, and look first at what you want to do: a 4 is a large generator, a 6 starts it.
line-prompt-take-die = Left of the marker is good for you, right of it costs.
coach-prompt-turn = Each die is one action of exactly its value. What gives points every round comes first: generators that spin, transmitters that are paid. A flight that ends at a free pulsar comes next.
line-prompt-turn = Unused dice are lost; placing a generator costs no die.
coach-prompt-turn-no-dice = The dice are spent. Place what you have on your pulsars; it is free.
coach-prompt-fly = A flight is exactly as long as the die. Best are ways through unknown systems to a free pulsar: a station in each, and a place for a generator.
line-prompt-fly = Systems on the way get a station; a free pulsar at the end is yours.
coach-prompt-join = Joined transmitters give a bonus die in the turn in which both begin to work. Join if the numbers are of use.
coach-prompt-exploration-bonus = The printed bonus is certain; the token may be better or worse.
