art-offer = Offer
art-worlds = Your worlds
art-epoch = Epoch { $epoch } of { $epochs }
art-room = { $count ->
    [0] hand full
    [one] room for 1 card
   *[other] room for { $count } cards
  }
art-deck = deck
art-due = due
art-due-total = Due: { $count }
art-any-card-or = card or
art-token = token
art-pays = Pays { $resource } when discarded
art-pays-list = Pays when discarded
art-pays-science = Pays for another science card
art-forecast = If the epoch ended now
art-forecast-influence = Influence
art-forecast-score = Score then
art-influence = Influence
art-dashed = dashed: if it ended now
art-tracks = Tracks
art-no-planets = No planets yet
art-colonised = colonised
art-open = { $open } open
art-to-move = to move
art-passed = passed
art-passed-first = passed first
art-score-track = { $points } { $points ->
    [one] point
   *[other] points
  }: marker on { $marker }{ $tile ->
    [0] {""}
   *[other] , tile { $tile }
  }
art-tokens-ship = Ship tokens: { $count }; ships laid: { $laid }, a token is worth { $value }
art-tokens-shuttle = Shuttle tokens: { $count }; shuttles laid: { $laid }, a token is worth { $value }
art-tokens-station = Station tokens: { $count }; stations laid: { $laid }, a token is worth { $value }
art-quarter-white = open, any colour
art-quarter-bordered = open, { $colour } only
art-quarter-complete = complete, { $colour }
art-needs-planet = Needs a fully colonised planet without a ship
art-goes-ship = Goes to a fully colonised planet of yours without a ship
art-goes-colonisation = Goes onto an open quarter: white, or with a border of its colour
art-empty-hand = No cards in hand
art-no-planet-ready = no planet ready
art-no-quarter = no quarter fits
art-laying = laying
art-put-down = put down
art-hand-nearly-full = { $count } of { $limit } cards: the next one fills your hand
art-hand-full = { $count } of { $limit } cards: lay one before you take another
art-tile-military = Higher at the end: { $amount ->
    [one] 1 point
   *[other] { $amount } points
  } for each step of military
art-tile-trade = Higher at the end: { $amount ->
    [one] 1 point
   *[other] { $amount } points
  } for each step of trade
art-tile-diplomacy = Higher at the end: { $amount ->
    [one] 1 point
   *[other] { $amount } points
  } for each step of diplomacy
art-tile-ships = Higher at the end: { $amount ->
    [one] 1 point
   *[other] { $amount } points
  } for each ship laid
symbol-ship = ship symbol
symbol-shuttle = shuttle symbol
symbol-station = station symbol
art-hand-known = In hand, taken openly
art-laid-station = { $count ->
    [one] 1 production station
   *[other] { $count } production stations
  }
art-laid-shuttle = { $count ->
    [one] 1 shuttle
   *[other] { $count } shuttles
  }
art-pile = Discard pile: { $count ->
    [one] 1 card
   *[other] { $count } cards
  }
art-diplomacy-line = Ahead by { $lead } in diplomacy: { $points ->
    [one] 1 point
   *[other] { $points } points
  }
art-help = Help card: the end of an epoch and of the game
help-epoch = End of each epoch
help-research = Research: who passed first decides first; each player may lay one science card
help-military = Military: the cylinder moves up or down by the difference
help-trade = Trade: the cylinder moves left or right by the difference
help-diplomacy = Diplomacy: ahead by 1, move it one space along either axis; by 2 or more, diagonally, with the points of the table
help-dominance = Points for military dominance, for trade dominance (for each planet) and for the quadrant
help-income = Income: points of the standing income
help-end = End of the game, after the third epoch
help-tiles = Scoring tiles: who produces more of a resource, or both on a tie
help-tokens = Object tokens: each is worth what your laid ships, shuttles or stations make it
help-planets = 2 points for each fully colonised planet
help-bonuses = Final bonuses of science cards
help-winner = Most points win; on a tie more fully colonised planets
