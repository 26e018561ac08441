# What the engine itself says.
core-and = {" and "}
core-or = {" or "}
core-unknown-action = There is no such action in this game.
core-game-over = The game is over.
core-no-such-seat = There is no such seat at this table.
core-not-asked = You are not asked anything now; wait for the others.
core-not-a-choice = This is not one of the choices of the question you are asked now.
core-stale = The position has changed since; look again and choose anew.
core-wrong-seats = This game is not for { $count } { $count ->
    [one] player
   *[other] players
  }.
core-unknown-option = There is no such option in this game.
core-unknown-option-value = The option has no such value.
core-option-not-for-seats = This option is not for { $count } { $count ->
    [one] player
   *[other] players
  }.
core-undo-nothing = No undo: you have made no choice yet
core-undo-other-acted = No undo: somebody else has acted since
core-undo-revealed = No undo: something hidden has come to light since
core-not-picked = This is not picked, or can no longer be taken back
core-undo-upgrade = No undo: the rules have been upgraded since
learn-finished = This lesson is finished. Start it again, or go on to the next.
learn-not-the-way = The lesson cannot go on from here. Start it again.
# What the table adds to the log of a game.
event-upgrade = The rules were upgraded from version { $before } to { $version }; the game goes on from here
event-upgrade-lost = The rules were upgraded from version { $before } to { $version }; the last { $count } { $count ->
    [one] move does
   *[other] moves do
  } not fit them any more, and the game goes on from here
core-former = a former player
