# The second line of a prompt: what it costs, what follows, what is left. It may use the prompt's own
# arguments and the figures of the position (`sight/figures.py`).

line-prompt-place-colony = A colony takes from the two planets beside it; the numbers near 7 come most often.
line-prompt-equip-port = At a spaceport ships are built; it is worth 2 points instead of 1.
line-prompt-equip-ship = A colony ship founds colonies, a trade ship stations at outposts.
line-prompt-equip-berth-colony = The berth nearest to free planets saves steps.
line-prompt-equip-berth-trade = The berth nearest to an outpost saves steps.
line-prompt-equip-module = Drive units: speed. Cannons: battles. Cargo: outposts and ice planets.
line-prompt-aid = You have { $points } { $points ->
    [one] point
   *[other] points
  }; aid is for those with few.
line-prompt-discard = Who holds more than { $limit } cards at a 7 gives up half.
line-prompt-steal = You take one card unseen.
line-prompt-trade-and-build = As often as you like, then fly. You have { $points } of { $goal } points{ $leader ->
    [0] {""}
   *[other] , the leader { $leader }
  }.
line-prompt-berth-colony = It flies this turn already, as far as the balls and your drive units say.
line-prompt-berth-trade = From here it flies this turn; stations wait at the outposts.
line-prompt-free-ship = The ship costs nothing; it stands where you put it.
line-prompt-port = A spaceport is worth 1 point more and builds ships out there.
line-prompt-rich = Up to two players with more points than your { $points } give you a card each.
line-prompt-offer = The others may accept, decline or propose something else; nothing is settled yet.
line-prompt-answer = Accept, decline, or make a proposal of your own.
line-prompt-call = Only the player on turn trades; what you propose binds you if it is accepted.
line-prompt-call-for = What you propose binds you if it is accepted.
line-prompt-call-with = What you propose binds you if it is accepted.
line-prompt-counter = It goes to the player on turn, who may take it or leave it.
line-prompt-deal = One deal is concluded; the other proposals lapse.
line-prompt-flight = Each ship flies up to { $speed } { $speed ->
    [one] step
   *[other] steps
  }, each once.
line-prompt-fly-colony = On a free site it becomes a colony; next to unknown planets it turns them up.
line-prompt-fly-trade = At an outpost it becomes a station, if your cargo suffices ({ $cargo }).
line-prompt-fly-on-colony = What was turned up is known now; the steps left are yours.
line-prompt-fly-on-trade = What was turned up is known now; the steps left are yours.
line-prompt-jump = The jump costs no steps.
line-prompt-may-found = A colony is 1 point and produces from the next roll on.
line-prompt-friend = The card works from now on; whoever has most stations there has the figure, 2 points.
line-prompt-pay = You choose what to give; you hold { $hand }.
line-prompt-take = Take what your next ship lacks.
line-prompt-gain-module = It costs nothing.
line-prompt-remove = Modules can be built again.
line-prompt-stop = The others may fly.
line-prompt-hand-over = You choose which card to give.
line-tale = An encounter: what you choose is told at once, and nothing can be taken back.
