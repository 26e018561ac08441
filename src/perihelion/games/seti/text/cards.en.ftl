# The words of cards, boards, tiles and objectives: clauses that are put together into sentences.

# Sentences
sentence-do = { $clauses }.
sentence-mission = Mission: once { $condition }, { $clauses }.
sentence-slot = Mission slot: when you { $event }, { $clauses }.
sentence-message = When the message is answered, { $clauses }.
sentence-danger = Danger { $n }.
sentence-end-per = End of the game: { $n ->
    [one] 1 point
   *[other] { $n } points
  } { $count }.
sentence-end-if = End of the game: { $n ->
    [one] 1 point
   *[other] { $n } points
  } if { $condition }.
sentence-end-gold = End of the game: score one gold tile that you have not marked, at its last value.
sentence-task = Marked when you { $anyevent }.
sentence-have-vp = Marked as soon as you have at least { $n ->
    [one] 1 point
   *[other] { $n } points
  }.
sentence-have-publicity = Marked as soon as you have at least { $n } publicity.
sentence-have-data = Marked as soon as you have at least { $n } data in the pool.
sentence-corner = Corner, as a free action: discard the card and { $clauses }.
sentence-signal = Discarded for a signal: mark it { $sector }.
sentence-income = Tucked for income: { $what } in every income phase.
sentence-orbit = An orbiter here: { $clauses }.
sentence-land = A lander here: { $clauses }.

# Gains
gain-vp = { $n ->
    [one] 1 point
   *[other] { $n } points
  }
gain-publicity = { $n } publicity
gain-credits = { $n ->
    [one] 1 credit
   *[other] { $n } credits
  }
gain-energy = { $n } energy
gain-data = { $n } data
gain-exofossils = { $n ->
    [one] 1 exofossil
   *[other] { $n } exofossils
  }
gain-move = { $n ->
    [one] 1 move
   *[other] { $n } moves
  }
income-publicity = 1 publicity
income-credits = 1 credit
income-energy = 1 energy
income-data = 1 data
income-card = 1 card
corner-publicity = publicity
corner-data = data
corner-move = a move
traces-red = { $n ->
    [one] a red trace
   *[other] { $n } red traces
  }
traces-yellow = { $n ->
    [one] a yellow trace
   *[other] { $n } yellow traces
  }
traces-blue = { $n ->
    [one] a blue trace
   *[other] { $n } blue traces
  }
traces-any = { $n ->
    [one] a trace of any colour
   *[other] { $n } traces of any colour
  }
traces-plain = { $n ->
    [one] a trace
   *[other] { $n } traces
  }
techs-probe = { $n ->
    [one] a probe technology
   *[other] { $n } probe technologies
  }
techs-telescope = { $n ->
    [one] a telescope technology
   *[other] { $n } telescope technologies
  }
techs-computer = { $n ->
    [one] a computer technology
   *[other] { $n } computer technologies
  }
techs-probe-telescope = { $n ->
    [one] a probe or telescope technology
   *[other] { $n } probe or telescope technologies
  }
techs-any = { $n ->
    [one] a technology of any kind
   *[other] { $n } technologies of any kind
  }
sectors-red = red sectors
sectors-yellow = yellow sectors
sectors-blue = blue sectors
sectors-black = black sectors
win-red = a red sector
win-yellow = a yellow sector
win-blue = a blue sector
win-black = a black sector
win-any = a sector of any colour
for-mascamites = for the Mascamites
for-anomalies = for the Anomalies
for-oumuamua = for 'Oumuamua
for-centaurians = for the Centaurians
for-exertians = for the Exertians
cards-mascamites = of the Mascamites
cards-anomalies = of the Anomalies
cards-oumuamua = of 'Oumuamua
cards-centaurians = of the Centaurians
cards-exertians = of the Exertians

# Clauses: what an effect does
clause-gain = gain { $gains }
clause-spend = spend { $gains }
clause-gain-per = gain { $gains } { $count }
clause-gain-per-later = at the end of the turn, gain { $gains } { $count }
clause-draw-deck = draw { $n ->
    [one] 1 random card
   *[other] { $n } random cards
  }
clause-draw-choice = take { $n ->
    [one] 1 card
   *[other] { $n } cards
  } from the row or the deck
clause-draw-row-all = take all cards of the row
clause-draw-species = take { $n ->
    [one] 1 card
   *[other] { $n } cards
  } { $species }
clause-income = you may tuck { $n ->
    [one] a hand card
   *[other] up to { $n } hand cards
  } for income
clause-tuck-this = tuck this card for income
clause-tuck-this-known = tuck this card for income ({ $what })
clause-launch = launch { $n ->
    [one] a probe
   *[other] { $n } probes
  }
clause-launch-free = launch { $n ->
    [one] a probe
   *[other] { $n } probes
  }, even beyond your probe limit
clause-orbit = orbit a planet with a probe of yours
clause-land = land with a probe of yours
clause-land-moons = land on a planet or, even without the technology, on a moon
clause-land-reuse = land; you may choose a covered space and gain its reward too
clause-orbit-or-land = orbit or land with a probe of yours
clause-scan = scan
clause-signal-earth = mark { $n ->
    [one] a signal
   *[other] { $n } signals
  } in Earth's sector
clause-signal-earth-or-neighbour = mark a signal in Earth's sector or a sector beside it
clause-signal-planet = mark { $n ->
    [one] a signal
   *[other] { $n } signals
  } in the sector { $planet }
clause-signal-oumuamua = mark { $n ->
    [one] a signal
   *[other] { $n } signals
  } in the sector with 'Oumuamua or on its tile
clause-signal-colour = mark { $n ->
    [one] a signal
   *[other] { $n } signals
  } { $sector }
clause-blank-signal-colour = mark { $n ->
    [one] a signal
   *[other] { $n } signals
  } { $sector } without gaining data
clause-signal-star = mark { $n ->
    [one] a signal
   *[other] { $n } signals
  } { $star }
clause-signal-own-probe = mark { $n ->
    [one] a signal
   *[other] { $n } signals
  } in one sector with a probe of yours
clause-blank-signal-own-probe = mark { $n ->
    [one] a signal
   *[other] { $n } signals
  } in one sector with a probe of yours, without gaining data
clause-signal-own-probe-and-neighbours = mark { $n ->
    [one] a signal
   *[other] { $n } signals
  } in a sector with a probe of yours and in each of the two sectors beside it
clause-signal-any-probes = choose up to { $n ->
    [one] 1 probe
   *[other] { $n } probes
  } of any players and mark a signal in the sector of each
clause-signal-any = mark { $n ->
    [one] a signal
   *[other] { $n } signals
  } in any sector
clause-signal-same-any = mark { $n ->
    [one] a signal
   *[other] { $n } signals
  } in one sector of your choice
clause-signal-row-card = { $n ->
    [one] discard a row card and mark a signal in a sector of its colour
   *[other] discard { $n } row cards one after the other and mark a signal for each in a sector of its colour
  }
clause-signal-hand-card = discard a hand card and mark a signal in a sector of its colour
clause-signal-next-anomaly = mark { $n ->
    [one] a signal
   *[other] { $n } signals
  } in the sector of the next anomaly
clause-tech = research { $tech }
clause-tech-shared = research a technology that somebody else has, without rotation and without its tile bonus
clause-trace-0 = mark { $trace }
clause-trace-1 = mark { $trace } for a species where you have one of that colour already
clause-trace-2 = mark { $trace } for that species
clause-if = if { $condition }, { $clauses }
clause-if-landed-on = if you landed { $anyplace }, { $clauses }
clause-if-signal-on-oumuamua = if a signal of this Scan went on the 'Oumuamua tile, { $clauses }
clause-this-turn = once this turn, when you { $event }, { $clauses }
clause-may = you may spend { $gains } to { $clauses }
clause-may-repeat = you may spend { $gains } any number of times, each time to { $clauses }
clause-remove-own-orbiter = remove one of your orbiters from the board: { $clauses }
clause-remove-own-lander = remove one of your landers from the board: { $clauses }
clause-hand-signals = you may discard { $n ->
    [one] a hand card and mark a signal in a sector of its colour
   *[other] up to { $n } hand cards and mark a signal for each in a sector of its colour
  }
clause-deck-signals = discard the top card of the deck and mark a signal in a sector of its colour{ $n ->
    [one] {""}
    [2] , twice
   *[other] , { $n } times
  }
clause-row-corners = discard all cards of the row and gain their corners
clause-reveal-corner = show that card and gain its corner
clause-asteroid-data = choose a probe of yours: gain 2 data if it is on asteroids, and 1 data for each asteroid space beside it
clause-slingshot = this turn, when you visit a planet you may take 1 move instead of 1 publicity
clause-ignore-asteroids = this turn, leaving asteroids costs no extra move
clause-no-move-publicity = this turn, your moves give no publicity
clause-return-if-single-signal = if it is your only signal in that sector, take this card back into your hand
clause-launch-anomaly-move = if it starts in a sector with an anomaly, gain 1 move
clause-next-anomaly-reward = gain the reward of the next anomaly
clause-corner-and-income-from-drawn = discard one of these cards for its corner and another for its income
clause-pick-sample = look at the samples there and load one
clause-sample-reward-0 = look at the samples on a planet with a probe of yours and gain the reward of one of them
clause-sample-reward-1 = look at the samples on Jupiter or Saturn and gain the reward of one of them
clause-delivered-sample = gain the reward of the delivered sample{ $n ->
    [one] {""}
    [2] {" "}twice
   *[other] {" "}{ $n } times
  }

# Conditions, after "if" and "once"; figures are the least that is needed
test-craft-at = you have { $n ->
    [one] an orbiter or lander
   *[other] at least { $n } orbiters and landers
  } { $planet }
test-craft-at-each = you have an orbiter or lander { $planets }
test-craft-total = you have at least { $n } orbiters and landers in all
test-craft-same-planet = you have at least { $n } orbiters and landers at one planet
test-landers = you have at least { $n ->
    [one] 1 lander
   *[other] { $n } landers
  }
test-landers-surface = you have at least { $n ->
    [one] 1 lander
   *[other] { $n } landers
  }, moons not counted
test-orbiters = you have at least { $n ->
    [one] 1 orbiter
   *[other] { $n } orbiters
  }
test-lander-at = you have a lander { $planet }
test-orbiter-and-lander-same-planet = you have an orbiter and a lander at one planet
test-sector-wins = you have at least { $n ->
    [one] 1 win
   *[other] { $n } wins
  } in { $sectors }
test-sector-wins-one = you have a win { $sector }
test-sector-wins-same = you have at least { $n } wins in one sector
test-traces = you have at least { $traces }
test-traces-same-colour = you have at least { $n } traces of one colour
test-trace-on-each-species = you have { $traces } for each of the two species
test-trace-set-one-species = you have a red, a yellow and a blue trace for one species
test-traces-for-species = you have at least { $traces } { $species }
test-traces-for-species-set = you have a red, a yellow and a blue trace { $species }
test-traces-other-species = you have at least { $n } traces for the other species, not { $species }
test-paid-trace = you have marked a space { $species } that has a cost
test-publicity = you have at least { $n } publicity
test-score = you have at least { $n ->
    [one] 1 point
   *[other] { $n } points
  }
test-empty-hand = your hand is empty
test-techs = you have at least { $techs }
test-tech-owned-by-other = somebody else has that technology
test-signals-in-sectors = you have signals in at least { $n ->
    [one] 1 sector
   *[other] { $n } different sectors
  }
test-signals-on-oumuamua = you have a signal on the 'Oumuamua tile
test-probe-on = a probe of yours is { $what }
test-probe-on-asteroids-beside-earth = a probe of yours is on asteroids beside Earth
test-probe-distance-from-earth = a probe of yours is at least { $n ->
    [one] 1 space
   *[other] { $n } spaces
  } from Earth
test-exofossils = you have at least { $n ->
    [one] 1 exofossil
   *[other] { $n } exofossils
  }
test-capsule-at = you deliver a capsule { $planet }
test-tucked = you have tucked at least { $n ->
    [one] 1 card
   *[other] { $n } cards
  }
test-missions = you have completed at least { $n ->
    [one] 1 mission
   *[other] { $n } missions
  }

# Events, after "when you"
when-visit = visit { $what }
when-visit-own-turn = visit { $what } in your own turn
when-tech = research { $tech }
when-trace = mark { $trace }
when-scan = scan
when-launch = launch a probe
when-orbit = orbit a planet
when-land = land
when-orbit-or-land = orbit or land
when-orbit-or-land-at = orbit or land { $anyplanet }
when-play-card = play a card that costs { $n ->
    [one] 1 credit
   *[other] { $n } credits
  }
when-signal = mark a signal { $sector }
when-corner = discard a card whose corner gives { $what }
when-move-same-ring = move within a ring
when-complete-sector = complete a sector
when-sector-win = win { $sector }
when-mission-complete = complete a mission

# Counts
count-craft-at = for each orbiter and lander of yours { $planet }
count-sector-wins = for each win of yours in { $sectors }
count-traces-red = for each red trace of yours
count-traces-yellow = for each yellow trace of yours
count-traces-blue = for each blue trace of yours
count-traces-for-species = for each trace of yours { $species }
count-techs-probe = for each probe technology of yours
count-techs-telescope = for each telescope technology of yours
count-techs-computer = for each computer technology of yours
count-techs-of-gained-kind = for each technology of that kind you have
count-traces-of-marked-colour = for each trace of that colour you have
count-sectors-with-signal = for each sector with a signal of yours
count-distinct-sectors-marked = for each different sector marked this way
count-signals-marked-here = for each signal marked this way in { $sectors }
count-signals-marked-on-oumuamua = for each signal marked this way on the 'Oumuamua tile
count-signals-in-anomaly-sectors = for each signal of yours in sectors with anomalies
count-publicity = for each publicity you have
count-hand-income = for each hand card that you show with the income ({ $what })
count-hand-corner = for each hand card that you show whose corner gives { $what }
count-tucked-income = for each card you have tucked with the income ({ $what })
count-other-bodies-in-earth-sector = for each other planet and comet in Earth's sector
count-distinct-planets-visited = for each different planet visited this turn
