game-name = Quarterworlds
game-sentence = Two players settle planets quarter by quarter over three epochs, and weigh army, trade and diplomacy against each other.
ending = Three epochs were played, then the final scoring.

option-start = Who starts
option-start-random = Drawn at random
option-start-red = Red
option-start-blue = Blue
option-passing = When one may pass
option-passing-no-card = When no card can be taken
option-passing-any-turn = At any turn

# -- things ------------------------------------------------------------------------------------------

resource-energy = energy
resource-food = food
resource-metal = metal
resource-science = science
production-energy = energy production
production-food = food production
production-metal = metal production
production-science = science production
track-military = military
track-trade = trade
track-diplomacy = diplomacy
track-income = standing income
object-ship = ship tokens
object-shuttle = shuttle tokens
object-station = station tokens
kind-station = production station
kind-shuttle = shuttle
kind-colonisation = colonisation card
kind-ship = colonisation ship
kind-planet = planet
kind-science = science card
colour-grey = grey
colour-green = green
colour-gold = gold
colour-violet = violet
quarter-top-left = top left
quarter-top-right = top right
quarter-bottom-left = bottom left
quarter-bottom-right = bottom right
axis-vertical = vertically (military)
axis-horizontal = horizontally (trade)
shown-energy = energy
shown-food = food
shown-metal = metal
shown-science = science
used-energy = energy
used-food = food
used-metal = metal
used-science = science

# -- choices -----------------------------------------------------------------------------------------

action-take = Take { $card }
action-enough = That is enough
action-lay = Lay { $card }
action-attach = { $planet }, { $quarter }
action-dock = To { $planet }
action-waive = 1 { $resource } less
action-pay-suggested = Pay as suggested
action-pay = Discard { $card }
action-pay-token = Pay 1 token
action-pass = Pass
action-research = Research { $card }
action-decline = No research
action-move = Move { $axis }

prompt-turn = Your turn: take cards, or lay one
prompt-turn-or-pass = Your turn: take cards, lay one, or pass
prompt-turn-no-card = Your turn: you can take no card; lay one, or pass
prompt-second = You take { $card }: choose a second card of value { $value ->
    [1] 1 or 2
   *[other] 1
  }
prompt-second-or-enough = You take { $card }: choose a second card, or leave it at one
prompt-quarter = Choose a quarter for { $card } ({ $colour })
prompt-dock = Choose a colonised planet for { $card }
prompt-waive = { $card }: choose what your discount takes off{ $energy ->
    [0] {""}
   *[other] {" · "}{ $energy } energy
  }{ $food ->
    [0] {""}
   *[other] {" · "}{ $food } food
  }{ $metal ->
    [0] {""}
   *[other] {" · "}{ $metal } metal
  }{ $science ->
    [0] {""}
   *[other] {" · "}{ $science } science
  }
prompt-pay = Pay for { $card }{ $energy ->
    [0] {""}
   *[other] {" · "}{ $energy } energy
  }{ $food ->
    [0] {""}
   *[other] {" · "}{ $food } food
  }{ $metal ->
    [0] {""}
   *[other] {" · "}{ $metal } metal
  }{ $science ->
    [0] {""}
   *[other] {" · "}{ $science } science
  }{ $items ->
    [0] {""}
   *[other] {" "}(put down: { $items })
  }
prompt-pay-minimum = Pay for { $card }: one card or token
prompt-research = End of epoch { $epoch }: research a science card, or nothing
prompt-axis = Diplomacy: move the cylinder one space towards your side, vertically or horizontally

# -- what happens ------------------------------------------------------------------------------------

event-epoch = Epoch { $epoch } begins; { $seat } starts
event-taken = { $seat } takes { $cards } (value { $value })
event-passed = { $seat } passes{ $order ->
    [1] {" "}first
   *[other] {""}
  }
event-laid = { $seat } lays { $card }
event-attached = { $seat } attaches { $card } to { $planet }, { $quarter }
event-docked = { $seat } lays { $card } to { $planet }
event-colonised = { $planet } is fully colonised
event-points = { $seat } gains { $amount ->
    [one] 1 point
   *[other] { $amount } points
  }
event-tokens = { $seat } takes { $amount ->
    [one] 1 token
   *[other] { $amount } tokens
  }
event-step = { $seat } moves up { $amount }: { $track }
event-step-lost = { $seat } is at the end of the track: { $track }
event-objects = { $seat } takes { $object }: { $amount }
event-paid = { $seat } pays with { $cards }{ $tokens ->
    [0] {""}
    [one] {" "}and 1 token
   *[other] {" "}and { $tokens } tokens
  }
event-paid-tokens = { $seat } pays { $tokens ->
    [one] 1 token
   *[other] { $tokens } tokens
  }
event-epoch-end = Epoch { $epoch } ends: research, influence, income
event-researched = { $seat } lays the science card { $card }
event-declined = { $seat } researches nothing
event-income = { $seat } gains { $amount ->
    [one] 1 point
   *[other] { $amount } points
  } of standing income
event-cylinder-vertical = Military: the cylinder moves { $spaces ->
    [one] 1 space
   *[other] { $spaces } spaces
  } towards { $seat }
event-cylinder-horizontal = Trade: the cylinder moves { $spaces ->
    [one] 1 space
   *[other] { $spaces } spaces
  } towards { $seat }
event-cylinder-diagonal = Diplomacy: the cylinder moves diagonally towards the corner of { $seat }
event-final = { $seat }: { $source }, { $amount ->
    [one] 1 point
   *[other] { $amount } points
  }

# -- why not -----------------------------------------------------------------------------------------

refusal-not-in-offer = { $card } is not in the offer.
refusal-not-in-hand = { $card } is not in your hand.
refusal-hand-full = You hold { $hand } cards of { $limit }; there is no room for another.
refusal-take-alone = A card of value { $value } is not taken alone while the deck has cards and your hand has room for two.
refusal-taken-first = You are taking this card already.
refusal-take-value = Value { $first } and value { $second } are too much for one take.
refusal-take-two = A card of value { $first } needs a second one while the deck has cards and your hand has room for two.
refusal-second-card-first = Choose the second card of your take first.
refusal-nothing-taken = You have not chosen a card from the offer yet.
refusal-choose-card-first = Choose a card to lay first.
refusal-pass = You can still take a card, your hand has room for { $room }; one passes only when no card can be taken.
refusal-research-later = Science cards are laid when both players have passed.
refusal-no-diplomacy-now = The cylinder is moved at the end of the epoch, by the player who is ahead in diplomacy by exactly one.
refusal-epoch-over = Both players have passed; this is the time for research.
refusal-no-quarter = { $card } ({ $colour }) needs an open quarter of one of your planets that is white or of that colour.
refusal-no-planet-for-ship = { $card } needs a fully colonised planet without a ship; you have { $colonised } colonised and { $ships } with a ship.
refusal-cannot-pay = { $card }: { $owed } still owed, you can pay { $payable } of it.
refusal-no-minimum = { $card } costs at least one card or token, and you have none.
refusal-place-first = Choose a place for { $card } first.
refusal-pay-first = Pay for { $card } first.
refusal-not-your-planet = { $planet } is not in your space.
refusal-no-such-planet = { $planet } is not in your space.
refusal-quarter-taken = This quarter of { $planet } is colonised already.
refusal-quarter-complete = This quarter of { $planet } is complete; it accepts nothing.
refusal-quarter-colour = This quarter of { $planet } accepts { $colour } only.
refusal-has-ship = { $planet } has a ship already.
refusal-not-colonised = { $planet } is not fully colonised: { $open ->
    [one] 1 quarter is
   *[other] { $open } quarters are
  } open.
refusal-own-card = { $card } cannot pay for itself.
refusal-put-down = { $card } is part of your payment already.
refusal-science-pays-science = { $card } is a science card; it never pays for epoch cards.
refusal-no-science-symbol = { $card } shows no science symbol; it pays only when nothing else is owed.
refusal-no-token = You have no token left to pay with (you own { $count }).
refusal-overpaid = Too much: { $owed } owed, and a smaller part of these { $items } would do.
refusal-not-exact = With this your payment could not be completed exactly: { $owed } owed, { $items } put down.
refusal-no-discount = No discount is to be settled now.
refusal-not-owed = No { $resource } is owed any more.
refusal-waive-unpayable = With { $resource } taken off you could not pay the rest.
refusal-discount-first = Choose first what your discount takes off.
refusal-suggestion-first = You have begun to pay yourself; go on, or take it back.
refusal-choose-axis = Choose first along which axis the cylinder moves.

# -- before you choose -------------------------------------------------------------------------------

preview-cost = Cost: { $resource }
preview-production = Less { $track }
preview-discount = Less your discount
preview-due = Due
preview-minimum = Due: any card or token
preview-minimum-research = Due: any card, token or science card
preview-at-least = At least one payment
preview-track-end = { $track }: already at the end of the track
preview-lay-bonus = Bonus for laying: { $amount ->
    [one] 1 point
   *[other] { $amount } points
  }
preview-value = Value { $value } in the offer
preview-hand-full = Your hand is then full ({ $limit }): nothing more can be taken before you lay a card
preview-when-colonised = Once it is fully colonised:
preview-completes = { $planet } is then fully colonised:
preview-pay-cards = You discard { $cards }
preview-pay-tokens = You pay { $amount ->
    [one] 1 token
   *[other] { $amount } tokens
  }
preview-pass-cards = { $count ->
    [0] No card is left to take in this epoch
    [one] 1 card is still to come in this epoch; you will not take it
   *[other] { $count } cards are still to come in this epoch; you will not take any of them
  }
preview-pass-first = You take no further turn in this epoch; you research first and start the next epoch
preview-pass-second = The epoch ends: research, influence, income

effect-points = { $amount ->
    [one] 1 point
   *[other] { $amount } points
  }
effect-tokens = { $amount ->
    [one] 1 universal token
   *[other] { $amount } universal tokens
  }
effect-step = { $track } +{ $amount }
effect-objects = { $object } +{ $amount }
permanent-lay-bonus-station = Each further production station you lay gives { $amount ->
    [one] 1 point
   *[other] { $amount } points
  }
permanent-lay-bonus-shuttle = Each further shuttle you lay gives { $amount ->
    [one] 1 point
   *[other] { $amount } points
  }
permanent-lay-bonus-colonisation = Each further colonisation card you attach gives { $amount ->
    [one] 1 point
   *[other] { $amount } points
  }
permanent-lay-bonus-ship = Each further ship you lay gives { $amount ->
    [one] 1 point
   *[other] { $amount } points
  }
permanent-lay-bonus-planet = Each further planet you lay gives { $amount ->
    [one] 1 point
   *[other] { $amount } points
  }
permanent-discount-station = Each production station costs you { $amount } less; the minimum payment stays
permanent-discount-shuttle = Each shuttle costs you { $amount } less; the minimum payment stays
permanent-discount-colonisation = Each colonisation card costs you { $amount } less; the minimum payment stays
permanent-discount-ship = Each ship costs you { $amount } less; the minimum payment stays
permanent-discount-planet = Each planet costs you { $amount } less; the minimum payment stays
permanent-convert = Your epoch cards that show { $shown } may pay as { $used } too
permanent-influence-edge-military = In influence evaluations your military counts { $amount } higher
permanent-influence-edge-trade = In influence evaluations your trade counts { $amount } higher
permanent-influence-edge-diplomacy = In influence evaluations your diplomacy counts { $amount } higher
permanent-end-bonus-colonised-planets = At the end { $amount ->
    [one] 1 point
   *[other] { $amount } points
  } for each of your fully colonised planets
permanent-end-bonus-science-cards-laid = At the end { $amount ->
    [one] 1 point
   *[other] { $amount } points
  } for each science card you have laid, this one included
permanent-object-bonus-ship = At the end each of your ship tokens is worth { $amount } more
permanent-object-bonus-shuttle = At the end each of your shuttle tokens is worth { $amount } more
permanent-object-bonus-station = At the end each of your station tokens is worth { $amount } more

# -- places and figures ------------------------------------------------------------------------------

zone-offer = Offer ({ $deck ->
    [one] 1 card
   *[other] { $deck } cards
  } in the deck)
zone-influence = Influence board
zone-figures = Figures
zone-space = Space
zone-hand = Hand
zone-science = Science cards in hand
zone-discards = Discard pile
note-value = value { $value }
note-colonised = fully colonised
note-open = { $open ->
    [one] 1 quarter
   *[other] { $open } quarters
  } open
note-attached = { $card }, { $quarter }
note-ship = ship { $card }
figure = { $what }: { $amount }
figure-points = { $amount ->
    [one] 1 point
   *[other] { $amount } points
  }
figure-hand = { $amount ->
    [one] 1 card
   *[other] { $amount } cards
  } in hand
figure-science = { $amount ->
    [one] 1 science card
   *[other] { $amount } science cards
  } in hand
figure-tokens = { $amount ->
    [one] 1 token
   *[other] { $amount } tokens
  }
cylinder-centre-vertical = Cylinder in the centre row
cylinder-red-vertical = Cylinder { $spaces } up, on red's side
cylinder-blue-vertical = Cylinder { $spaces } down, on blue's side
cylinder-centre-horizontal = Cylinder in the centre column
cylinder-red-horizontal = Cylinder { $spaces } to the left, on red's side
cylinder-blue-horizontal = Cylinder { $spaces } to the right, on blue's side

score-stations = Production stations
score-shuttles = Shuttles
score-colonisation = Colonisation cards
score-ships = Colonisation ships
score-planets = Planets (effects)
score-science-cards = Science cards
score-lay-bonus = Bonuses for laying
score-military-dominance = Military dominance
score-trade-dominance = Trade dominance
score-diplomacy-table = Diplomacy table
score-quadrant = Quadrant
score-off-board = Moves off the board
score-income = Standing income
score-tile-energy = Energy tile
score-tile-food = Food tile
score-tile-metal = Metal tile
score-tile-science = Science tile
score-tokens-ship = Ship tokens
score-tokens-shuttle = Shuttle tokens
score-tokens-station = Station tokens
score-colonised-planets = Colonised planets
score-end-bonus = Final bonuses
score-tie-break = More colonised planets
