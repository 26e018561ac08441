art-offer = Offer
art-worlds = Your worlds
art-epoch = Epoch { $epoch } of { $epochs }
art-room = your hand has room for { $count ->
    [0] none
    [one] 1 card
   *[other] { $count } cards
  }
art-deck = deck
art-due = due
art-due-total = Due: { $count }
art-any = 1 any
art-any-card-or = any card or
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
art-score-track = { $points } points: marker on { $marker }{ $tile ->
    [0] {""}
   *[other] , tile { $tile }
  }
art-tokens-ship = Ship tokens: { $count }; ships laid: { $laid }, a token is worth { $value }
art-tokens-shuttle = Shuttle tokens: { $count }; shuttles laid: { $laid }, a token is worth { $value }
art-tokens-station = Station tokens: { $count }; stations laid: { $laid }, a token is worth { $value }
art-more = { $count } more
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
