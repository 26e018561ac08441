game-name = Pulsar 2849
game-sentence = Draft dice, fly through a star cluster, ring pulsars with generators and build megastructures: eight rounds for two to four.
ending = Eight rounds were played, then the final scoring.

option-setup = Setup
option-setup-standard = Standard game
option-setup-first-game = First game: recommended boards and contracts, no headquarters
option-setup-without-headquarters = Without headquarters
option-map = Star cluster
option-map-a = Side without dead ends
option-map-b = Side with dead ends
option-start = Dice of round 1
option-start-rolled = All rolled
option-start-even = Even start: most dice are set

# -- things --------------------------------------------------------------------------------------------

number-1 = 1
number-2 = 2
number-3 = 3
number-4 = 4
number-5 = 5
number-6 = 6
no-dice = no dice
die-silver-1 = silver 1
die-silver-2 = silver 2
die-silver-3 = silver 3
die-silver-4 = silver 4
die-silver-5 = silver 5
die-silver-6 = silver 6
die-bonus-0 = bonus die 0
die-bonus-1 = bonus die 1
die-bonus-2 = bonus die 2
die-bonus-3 = bonus die 3
die-bonus-4 = bonus die 4
die-bonus-5 = bonus die 5
die-bonus-6 = bonus die 6
token-none = {""}
token-minus1 = {" "}with a modifier ±1 (−1)
token-plus1 = {" "}with a modifier ±1 (+1)
token-plus2 = {" "}with a modifier +2
modifier-pm1 = modifier ±1
modifier-plus2 = modifier +2
size-small = small generator
size-medium = medium generator
size-large = large generator
counter-stay = no counter
counter-initiative = initiative counter
counter-initiative-back = second initiative counter
counter-engineering = engineering counter
counter-engineering-back = second engineering counter
edge-left = left edge
edge-right = right edge
colour-orange = orange
colour-magenta = magenta
colour-green = green
planet-blue = blue planet
planet-lifeless = lifeless planet
planet-covered = covered planet
face-points4 = 4 points
face-points5 = 5 points
face-cubes = 3 engineering cubes
face-modifiers = one modifier of each kind
face-station = an extra station
phase-setup = Setup
phase-dice = Dice
phase-action = Actions
phase-production = Production
phase-final = Final scoring
kind-instant = once
kind-permanent = lasting
kind-production = production
kind-endgame = end of game
icons-1 = one patent per round; with two players one per game
icons-2 = two players, even in one round
origin-published = As published
origin-partial = Partly reconstructed
origin-reconstructed = Reconstructed

# -- choices -------------------------------------------------------------------------------------------

action-side = Side { $side }
action-entry = Start on { $place }
action-take-die = Take the { $value }: { $counter }
action-fly = Fly { $distance } with { $die }{ $token }
action-take-generator = Take a { $size }
action-place = Place a { $size } on { $pulsar }
action-spin = Spin up the generator on { $pulsar }
action-take-transmitter = Take { $tile } with a { $value }
action-pay-transmitter = Pay the { $value } of { $tile }
action-patent = Patent { $technology }
action-project = Complete { $project }
action-buy-modifier = Buy a { $modifier }
action-copy-die = Copy the leftover { $value }
action-joint-die = Take the joint's bonus die { $value }
action-end-turn = End the turn
action-pay = Pay { $value } with { $die }{ $token }
action-inspect = Inspect { $colour } gates ({ $project })
action-fly-to = Fly to { $place }
action-route = Route { $number }
action-join = Join to { $tile }, { $edge }, by the new tile's { $new-edge }
action-separate = Start a new structure
action-choose-generator = Take a { $size }
action-claim = Claim { $pulsar }
action-decline = Decline
action-teleport = Teleport to { $place }
action-take-bonus = Take the bonus of the system
action-take-this-bonus = Take the bonus: { $rewards }
action-draw-token = Draw an exploration token
action-buy-points = Buy points on { $tile }
action-finance = Pay cubes for { $technology }
action-waive = Count as met: the contract for { $contract }
action-fulfil = Meet the contract for { $contract }
action-contract-bonus = Buy the next bonus of the contract for { $contract }
action-done = Nothing more

# -- prompts -------------------------------------------------------------------------------------------

prompt-side = Headquarters { $board }: choose a side
prompt-entry = Choose an entry gate for your ship
prompt-take-die = Round { $round }, dice: take one; the median marker stands { $between ->
    [0] under { $low }
   *[other] between { $low } and { $high }
  }
prompt-turn = Round { $round }, your turn: use your dice ({ $dice }), or end the turn
prompt-turn-no-dice = Round { $round }, your turn: no dice left; place generators or end the turn
prompt-turn-another-die = Round { $round }, your turn: no dice left; get a bonus die, or end the turn
prompt-turn-done = Round { $round }, your turn: no dice left; end the turn
prompt-pay-take-generator = Pay for the { $size }: choose a die
prompt-pay-spin = Pay for spinning up a { $size }: choose a die
prompt-pay-take-transmitter = Pay the { $value } of { $tile }: choose a die
prompt-pay-pay-transmitter = Pay the { $value } of { $tile }: choose a die
prompt-pay-patent = Pay for { $technology }: choose a die
prompt-pay-project = Pay for { $project }: choose a die
prompt-pay-buy-modifier = Pay for a { $modifier }: choose a die
prompt-fly = Fly exactly { $distance }: choose where to land
prompt-fly-or-inspect = Fly exactly { $distance }: announce an inspection, or choose where to land
prompt-fly-inspection = Fly exactly { $distance }, inspecting { $colour } gates: choose where to land
prompt-route = Several routes lead there and give different things: choose one
prompt-join = Join { $tile } to one of your structures, or start a new one
prompt-choose-generator = Choose a generator from the supply ({ $left } to take)
prompt-claim = Claim a free isolated pulsar, or decline
prompt-teleport-pulsar = Teleport your ship to a pulsar
prompt-teleport-system = Teleport your ship to a planetary system
prompt-teleport-any = Teleport your ship to any place
prompt-exploration-bonus = A new station on a blue planet: take the bonus of the system, or draw a token
prompt-buy-points = Production: buy points on your transmitters, or nothing more ({ $cubes } { $cubes ->
    [one] cube
   *[other] cubes
  })
prompt-finance = Final scoring: pay cubes for technologies, or nothing more ({ $cubes } { $cubes ->
    [one] cube
   *[other] cubes
  })
prompt-waive = Final scoring: choose a contract that counts as met
prompt-fulfil = Final scoring: your generators do not suffice for all contracts; choose one to meet
prompt-contract-bonus = Final scoring: buy bonuses of your contracts, or nothing more ({ $cubes } { $cubes ->
    [one] cube
   *[other] cubes
  })

# -- what happened -------------------------------------------------------------------------------------

event-headquarters = { $seat } plays { $headquarters }.
event-entry = { $seat } starts on { $place }.
event-round = Round { $round } begins.
event-rolled = { $seat } rolls: { $count1 }× 1, { $count2 }× 2, { $count3 }× 3, { $count4 }× 4, { $count5 }× 5, { $count6 }× 6; the median marker stands { $between ->
    [0] under { $low }
   *[other] between { $low } and { $high }
  }.
event-took-die = { $seat } takes a { $value }; the { $counter } moves { $steps } { $right ->
    [1] right
   *[other] left
  }.
event-took-die-still = { $seat } takes a { $value }; no counter moves.
event-turn = { $seat } begins the turn.
event-turn-over = { $seat } ends the turn.
event-paid = { $seat } pays { $die }.
event-paid-changed = { $seat } pays { $die }{ $token } as a { $value }.
event-generator = { $seat } takes a { $size }.
event-placed = { $seat } places a { $size } on { $place }.
event-spun = { $seat } spins up the generator on { $place }.
event-award = { $seat } takes a construction award ({ $size }): { $points } { $points ->
    [one] point
   *[other] points
  }.
event-transmitter = { $seat } takes { $tile }.
event-joined = { $seat } joins { $tile } to { $to }: a joint of { $value }.
event-activated = { $seat } activates { $tile }.
event-joint = A joint of { $seat } is active: bonus die { $value } this turn.
event-joint-die = { $seat } takes the joint's bonus die { $value }.
event-patented = { $seat } patents { $technology }.
event-project = { $seat } completes { $project }.
event-modifier = { $seat } takes { $amount }× { $modifier }.
event-points = { $seat } scores { $amount } { $amount ->
    [one] point
   *[other] points
  }.
event-cubes = { $seat } takes { $amount } { $amount ->
    [one] cube
   *[other] cubes
  }.
event-split = { $seat } splits the die: silver { $silver } and bonus die { $red }.
event-bonus-lapsed = { $seat } gives up the bonus die { $value }.
event-bonus-die = { $seat } gets a bonus die { $value }, to be used this turn.
event-copied = { $seat } copies the leftover { $value } for { $cubes } { $cubes ->
    [one] cube
   *[other] cubes
  }.
event-inspection = { $seat } announces an inspection of { $colour } gates ({ $project }).
event-inspected = { $seat } inspects { $gates } { $gates ->
    [one] gate
   *[other] gates
  }: { $points } { $points ->
    [one] point
   *[other] points
  }.
event-flight = { $seat } flies { $distance } to { $place }.
event-flight-via = { $seat } flies { $distance } via { $via } to { $place }.
event-teleported = { $seat } teleports to { $place }.
event-revealed = Revealed: { $place }, { $system }.
event-station = { $seat } builds a station at { $place } on a { $planet }.
event-claimed = { $seat } claims { $place }.
event-claim-lost = { $seat } cannot claim an isolated pulsar; that part is lost.
event-token = { $seat } draws an exploration token: { $face }.
event-technology-points = { $technology } gives { $seat } { $points } { $points ->
    [one] point
   *[other] points
  }.
event-order = { $seat } is number { $place } in the new order.
event-penalty = { $seat } loses { $points } { $points ->
    [one] point
   *[other] points
  } on the tracks.
event-tile-points = { $seat } scores { $amount } { $amount ->
    [one] point
   *[other] points
  } on { $tile }.
event-tile-cubes = { $seat } takes { $amount } { $amount ->
    [one] cube
   *[other] cubes
  } from { $tile }.
event-bought-points = { $seat } pays { $cubes } { $cubes ->
    [one] cube
   *[other] cubes
  } for { $points } { $points ->
    [one] point
   *[other] points
  }.
event-generators = The generators of { $seat } produce { $points } { $points ->
    [one] point
   *[other] points
  } (row value +{ $value }).
event-display = New transmitters: { $tiles }.
event-final = Final scoring, { $source }: { $seat } scores { $points }.
event-contract = { $seat } meets the contract for { $contract }: { $points } { $points ->
    [one] point
   *[other] points
  }.
event-waived = { $seat } has the contract for { $contract } count as met.
event-contract-bonus = { $seat } pays { $cubes } { $cubes ->
    [one] cube
   *[other] cubes
  } for a bonus of the contract for { $contract }: { $points } { $points ->
    [one] point
   *[other] points
  }.
event-game-over = The game is over.

# -- why not -------------------------------------------------------------------------------------------

refusal-setup = Ships and headquarters come first; there are no dice yet.
refusal-dice-phase = This is the dice phase: dice are taken, actions follow.
refusal-not-your-turn = It is { $seat }'s turn.
refusal-choose-side = Choose a side of your headquarters first.
refusal-entry = Choose a free entry gate; two ships never start on the same one.
refusal-no-such-die = There is no { $value } left on the board.
refusal-die-moves-nothing = The { $value } lies above the median marker and moves no counter.
refusal-die-moves = The { $value } moves one of your counters by { $steps }; choose which.
refusal-no-second-counter = Only with two players there are two counters on each track.
refusal-right-end = The { $value } moves { $steps } to the right; that counter would pass the right end.
refusal-not-payable = This needs a die { $values }; you have { $dice } and cannot make it.
refusal-not-your-die = You have no such die now.
refusal-no-modifier = You have no such modifier.
refusal-wrong-distance = A flight is exactly as long as its die says.
refusal-no-flight = No flight of that length meets the condition.
refusal-supply-empty = No generator of this size is left.
refusal-none-in-front = You have no generator of this size in front of you.
refusal-not-your-pulsar = This pulsar is not yours.
refusal-has-generator = There is a generator on this pulsar already.
refusal-nothing-to-spin = There is no generator under construction on this pulsar.
refusal-not-on-display = This transmitter is not on display.
refusal-not-your-transmitter = This transmitter is not yours.
refusal-die-not-open = This transmitter shows no such unpaid die.
refusal-not-in-play = This technology is not in play.
refusal-row-closed = This technology opens in round { $row }; this is round { $round }.
refusal-own-patent = You have patented this technology.
refusal-patents-gone = Both patents of this technology are taken.
refusal-one-per-round = This technology was patented this round; its second place opens with the next.
refusal-one-per-game = With two players this technology can be patented only once.
refusal-needs-cubes = This also costs 1 cube; you have { $cubes }.
refusal-no-bonus-die = It gives a red die, and you have already used a bonus die this turn or hold one that has to be used.
refusal-no-headquarters = There are no headquarters in this game.
refusal-project-done = This project is complete.
refusal-project-needs = First complete: { $missing }.
refusal-no-leftover = No such die is left on the board.
refusal-copy-costs = Copying costs { $cost } { $cost ->
    [one] cube
   *[other] cubes
  }; you have { $cubes }.
refusal-one-bonus-die = You have used a bonus die or hold one that has to be used; one a turn is the limit.
refusal-one-copy = You have already copied a leftover die this turn.
refusal-no-joint = No joint of this value became active this turn.
refusal-must-use = The bonus die { $value } has to be used before the turn ends.
refusal-not-in-a-turn = This is not a choice of your turn now.
refusal-pay = Choose how to pay first.
refusal-inspect-before = An inspection is announced before the route.
refusal-one-inspection = Only one inspection can be used on a flight.
refusal-no-inspection = You have no such inspection flight to use.
refusal-not-in-reach = No flight of exactly { $distance } ends there.
refusal-flying = Your ship is under way: finish the flight of { $distance } first.
refusal-join = The new transmitter is joined to a free connector, or starts a structure.
refusal-choose-generator = Choose a generator that the reward allows and the supply still has.
refusal-claim = Claim a free isolated pulsar, or decline.
refusal-teleport-pulsar = The teleport leads to a pulsar that is not isolated.
refusal-teleport-system = The teleport leads to a planetary system.
refusal-teleport-any = The teleport leads to any place but entry gates and isolated pulsars.
refusal-decide-bonus = First decide: the printed bonus, or a token.
refusal-buy-points = Each transmitter sells once a round; you have { $cubes } { $cubes ->
    [one] cube
   *[other] cubes
  }.
refusal-finance = You can pay for technologies you own; you have { $cubes } { $cubes ->
    [one] cube
   *[other] cubes
  }.
refusal-waive = A contract that counts as met must be one in play that does not count as met yet; decide this first.
refusal-fulfil = Your generators do not suffice for all of these contracts; first choose which of them you meet.
refusal-contract = Only bonuses of contracts you have met, first then second; you have { $cubes } { $cubes ->
    [one] cube
   *[other] cubes
  }.

# -- previews ------------------------------------------------------------------------------------------

preview-no-move = No counter moves.
preview-field-from = from field
preview-field-to = to field
preview-penalty = That field costs { $points } in every production phase.
preview-die = die to pay
preview-dice-left = dice still to pay
preview-choose-die = You choose the die next.
preview-steps = fields right (left with a minus)
preview-overflow = Too far: the counter goes to the bottom of the last field.
preview-dice-lost = dice left unused
preview-award = construction awards
preview-placed = The generator is under construction until a die spins it up.
preview-bonus-held = You hold the bonus die and may use it this turn.
preview-per-gate = points for each gate
preview-once-active = Once active: { $rewards }.
preview-from-now-on = From now on: { $rewards }.
preview-project = { $project }: { $rewards }.
preview-draw-token = Draws a token from the pile.
preview-cubes = cubes to pay
preview-cubes-left = cubes left
preview-points = points
preview-distance = distance
preview-ends = places in reach
preview-routes = different routes
preview-choose-route = You choose the route next.
preview-gates = gates inspected
preview-joint = value of the joint
preview-technology = { $technology }: { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
preview-claim = Claims the pulsar.
preview-no-claim = Claims nothing.
preview-reveal = { $place }: reveals the system and builds if it can.
preview-reveal-land = { $place }: reveals the system, builds on a blue planet, gives the exploration bonus.
preview-station = { $place }: a station on a { $planet }.
preview-no-station = { $place }: no station.
preview-bonus = Then its bonus ({ $rewards }) or a token.

# -- rewards -------------------------------------------------------------------------------------------

reward-points = { $amount } { $amount ->
    [one] point
   *[other] points
  }
reward-cubes = { $amount } engineering { $amount ->
    [one] cube
   *[other] cubes
  }
reward-modifier = { $amount }× { $modifier }
reward-generator-any = a generator of any size
reward-generator = a { $any_sizes }
reward-generators-distinct = { $amount } { $amount ->
    [one] generator
   *[other] generators
  } of different sizes
reward-exploration-token = { $amount } exploration { $amount ->
    [one] token
   *[other] tokens
  }
reward-split-die = the die becomes a silver { $silver } and a bonus die { $red } to be used this turn
reward-bonus-die = a bonus die { $value } to be used this turn
reward-buy-bonus-die = for { $cubes } cube a bonus die { $value } to be used this turn
reward-inspection-flight = inspection on a later flight: { $points } for each { $any_colours } gate
reward-inspection-flight-choice = inspection on a later flight: { $points } for each gate of one colour ({ $any_colours })
reward-claim-isolated-pulsar = you may claim a free isolated pulsar
reward-teleport-pulsar = teleport to a pulsar
reward-teleport-system = teleport to a planetary system
reward-teleport-any = teleport to any place
reward-extra-station = { $amount } extra { $amount ->
    [one] station
   *[other] stations
  } in the final scoring
reward-buy-points = each round you may pay { $cubes } cube for { $points } { $points ->
    [one] point
   *[other] points
  }
permanent-points = each round { $amount } { $amount ->
    [one] point
   *[other] points
  }
permanent-cubes = each round { $amount } { $amount ->
    [one] cube
   *[other] cubes
  }

# -- places and figures --------------------------------------------------------------------------------

zone-dice = Dice on the board
zone-initiative = Initiative
zone-engineering = Engineering
zone-display = Transmitters on offer
zone-contracts = Contracts
zone-map = Star cluster
zone-means = Supplies
zone-own-dice = Dice
zone-patents = Patents
zone-transmitters = Transmitters
zone-headquarters = Headquarters
item-counter = { $seat }: field { $field }
item-system = { $place }: { $system }
item-pulsar = { $place }: { $seat }
item-spinning = { $size }, spinning
item-building = { $size }, under construction
item-points = { $count ->
    [one] 1 point
   *[other] { $count } points
  }
item-cubes = { $count ->
    [one] 1 cube
   *[other] { $count } cubes
  }
item-pm1 = { $count }× modifier ±1
item-plus2 = { $count }× modifier +2
item-rings = { $count ->
    [one] 1 ring left
   *[other] { $count } rings left
  }
item-ship = ship: { $place }
item-front = { $size } in front of the player
item-unpaid = still to pay: { $dice }
item-active = active

score-start = Starting points
score-construction-awards = Construction awards
score-transmitters-immediate = Activated transmitters
score-transmitters-production = Production of transmitters
score-generators = Production of generators
score-technologies = Technologies
score-technologies-production = Green technologies
score-technologies-endgame = Purple technologies
score-headquarters = Headquarters projects
score-inspection-flights = Inspection flights
score-exploration-tokens = Exploration tokens
score-engineering-track = Engineering track
score-penalties = Penalties
score-contracts = Contracts
score-contract-bonuses = Contract bonuses
score-unfinished-pulsars = Unfinished pulsars
score-unfinished-generators = Unfinished generators
score-cubes = Engineering cubes
score-initiative = Initiative track
score-stations = Research stations
score-tie-break = Place on the initiative track (decides ties)
zone-supply = Supply
zone-stations = Stations at the end
zone-technologies = Technologies
item-median = The median marker stands { $between ->
    [0] under { $low }
   *[other] between { $low } and { $high }
  }
item-taken = { $value }: taken by { $seat }
item-joint = offer of a joint: bonus die { $value }
item-end-points = { $points ->
    [one] { $points } point at the end
   *[other] { $points } points at the end
  }
item-award-left = { $points ->
    [one] an award of { $points } point is left
   *[other] an award of { $points } points is left
  }
item-award = construction award ({ $size }): { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
item-pile = { $count ->
    [one] { $count } exploration token in the pile
   *[other] { $count } exploration tokens in the pile
  }
item-discarded = discarded: { $face }
item-stations = { $count ->
    [one] { $count } station
   *[other] { $count } stations
  }: { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
item-row = round { $round }, die { $die }
item-patent-of = patent of { $seat }
item-stack = { $count ->
    [one] { $count } more in the stack
   *[other] { $count } more in the stack
  }
item-progress = { $seat }: { $have } of { $need }
item-station = { $planet }: station of { $seat }
item-free-planet = { $planet }: free
item-extra-stations = { $count ->
    [one] { $count } extra station for the final scoring
   *[other] { $count } extra stations for the final scoring
  }
item-project = { $project }: die { $die }
item-done = complete
item-inspected = inspection flight used

ends-end-turn = End the turn: { $count ->
    [one] one die is left and will not be used
   *[other] { $count } dice are left and will not be used
}.
