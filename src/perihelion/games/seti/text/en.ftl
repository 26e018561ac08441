# SETI in English.
game-name = SETI
game-sentence = Launch probes, listen to the stars, analyse what you hear, and be there when another life is found.
option-species = Species
option-species-chance = Two drawn by chance, unknown
option-species-mascamites-anomalies = Mascamites and Anomalies
option-species-mascamites-oumuamua = Mascamites and 'Oumuamua
option-species-mascamites-centaurians = Mascamites and Centaurians
option-species-mascamites-exertians = Mascamites and Exertians
option-species-anomalies-oumuamua = Anomalies and 'Oumuamua
option-species-anomalies-centaurians = Anomalies and Centaurians
option-species-anomalies-exertians = Anomalies and Exertians
option-species-oumuamua-centaurians = 'Oumuamua and Centaurians
option-species-oumuamua-exertians = 'Oumuamua and Exertians
option-species-centaurians-exertians = Centaurians and Exertians
option-stars = Rival (solo game)
option-stars-1 = 1 star: first game
option-stars-2 = 2 stars
option-stars-3 = 3 stars
option-stars-4 = 4 stars
option-stars-5 = 5 stars
ending = Five rounds were played, then the final scoring.

# Actions
action-launch = Launch a probe
action-orbit = Orbit { $planet }
action-land = Land on { $place }
action-scan = Scan
action-analyze = Analyse data
action-play = Play { $card }
action-research = Research a technology
action-pass = Pass
action-end = End the turn
action-continue = Continue
action-skip = Decline
action-pay = Pay
action-discard = Discard { $card }
action-tuck = Tuck { $card } for income
action-show = Show { $card }
action-keep = Keep { $card }
action-take-row = Take card { $number } of the row
action-take-deck = Take the top card of the deck
action-take-face-up = Take the face-up species card
action-take-species = Take the top card of the species deck
action-row-corner = Corner of row card { $number }
action-row-signal = Discard row card { $number } for a signal
action-signal = Signal at { $star }
action-centre = Signals around { $star }
action-resolve = Resolve { $star }
action-scan-earth = Signal in Earth's sector
action-scan-mercury = 1 publicity: signal in Mercury's sector
action-scan-hand = Discard a hand card for a signal
action-scan-launch = 1 energy: launch a probe
action-scan-move = Take 1 move
action-tech = Take { $tech }
action-slot = Computer slot { $column }
action-bonus = First-lander space { $number }
action-no-bonus = No first-lander space
action-mark = { $colour } trace: { $side }, { $space }
action-cover = Cover slot { $number } of { $card }
action-remove-orbiter = Remove an orbiter at { $planet }: { $which }
action-remove-lander = Remove a lander on { $planet } ({ $number ->
    [0] no first-lander space
   *[other] first-lander space { $number }
  })
action-remove-moon = Remove the lander on { $place }
action-choose-space = The probe at { $at }
action-sample = { $sample }
action-look = Samples on { $planet }
action-gold = Gold tile { $tile }
action-message = { $reward }
action-exertian = Play { $card } face down
action-gain-publicity = Gain 1 publicity
action-gain-move = Take 1 move
action-task = Objective { $objective }, task { $number }
action-move = Move a probe: { $hop }
action-carry = Move capsule { $capsule } to { $at }
action-corner = Discard { $card } for its corner
action-place-upper = Place data in the upper row
action-place-lower = Place data in the lower space of slot { $column }
action-complete = Complete { $card }
action-deliver = Deliver capsule { $capsule } for { $card }
action-exchange = Exchange { $give } for { $take }
action-buy = Buy a card for 3 publicity

# Choices in a position
label-gives = { $choice }: { $clauses }
label-tuck-income = Tuck { $card } for income: { $what }
label-discard-income = Discard { $card } for its income: { $what }
label-corner = Discard { $card } for its corner: { $clauses }
label-signal = Discard { $card } for a signal { $sector }
label-take-row = Take { $card } from the row
label-take-face-up = Take the face-up card { $card }
label-gold = Gold tile { $tile }: { $n ->
    [one] 1 point
   *[other] { $n } points
  } for { $sets }
label-task = { $objective }: { $task }

# Prompts
prompt-turn = Your turn: choose a main action; free actions at any time
prompt-end = Main action done: take free actions, or end the turn
prompt-pause = Next effect: take free actions first, or continue
prompt-scan = Scan: choose the next step
prompt-signal = { $n ->
    [one] Choose where to mark the signal
   *[other] Choose where to mark the next of { $n } signals
  }
prompt-centre = Choose a sector with a probe of yours; it and its neighbours are marked
prompt-row-signal = { $n ->
    [one] Choose a row card to discard for a signal
   *[other] Choose a row card to discard for the next of { $n } signals
  }
prompt-hand-signal = { $n ->
    [one] Choose a hand card to discard for a signal
   *[other] Choose a hand card to discard for a signal; up to { $n }
  }
prompt-row-corner = Choose the discarded row card whose corner you gain next
prompt-resolve = Several sectors are complete: choose which to resolve first
prompt-tech = Choose a technology
prompt-slot = { $tech }: choose a slot of your computer
prompt-bonus = Landing on { $planet }: choose a first-lander space
prompt-orbit = Choose a planet to orbit
prompt-land = Choose where to land
prompt-orbit-or-land = Choose where to orbit or land
prompt-remove-orbiter = Choose an orbiter to remove
prompt-remove-lander = Choose a lander to remove
prompt-choose-card = Take a card of the row or the top card of the deck
prompt-species-card = { $species }: take the face-up card or the top card of the deck
prompt-tuck = Income: choose a hand card to tuck, or decline
prompt-tuck-setup = Setup: choose a card to tuck for income
prompt-trace = Mark a trace ({ $trace }): choose a space
prompt-cover = Mission: cover a slot, or decline
prompt-task = Objective: choose the task to mark
prompt-slingshot = Planet visited: gain 1 publicity or take 1 move
prompt-move-now = { $n ->
    [one] 1 move to use now, or decline
   *[other] { $n } moves to use now, or decline
  }
prompt-show = Show hand cards for their gain, or continue
prompt-may = Pay { $n ->
    [one] 1 exofossil
   *[other] { $n } exofossils
  } for the effect, or decline
prompt-asteroid-data = Choose one of your probes
prompt-drawn-corner = Choose one of the cards just drawn to discard for its corner
prompt-drawn-income = Choose another of them to discard for its income
prompt-give = Choose { $n ->
    [one] 1 more card
   *[other] { $n } cards
  } to give
prompt-discard-down = Passing: discard { $n ->
    [one] 1 card
   *[other] { $n } cards
  }
prompt-keep = Passing: keep one card of the end-of-round stack
prompt-gold = Milestone: choose a gold tile to mark
prompt-message = Message answered: choose a reward
prompt-exertian = { $credits ->
    [0] Exertians: play a card face down, or decline
   *[other] Exertians: pay { $credits } credit to play a card face down, or decline
  }
prompt-look = Choose the planet whose samples you look at
prompt-sample-load = Samples on { $planet }: choose the one to load
prompt-sample-reward = Samples on { $planet }: choose the one whose reward you gain

# Refusals
refusal-not-your-turn = It is not your turn.
refusal-free-running = A free action is resolved completely before another one.
refusal-main-taken = You have taken your main action of this turn.
refusal-main-first = You have not taken a main action yet; passing is one.
refusal-credits = Costs { $need } { $need ->
    [one] credit
   *[other] credits
  }, you have { $have }.
refusal-energy = Costs { $need } energy, you have { $have }.
refusal-publicity = Costs { $need } publicity, you have { $have }.
refusal-probe-limit = Your probe limit is { $limit }, you have { $have } in space.
refusal-computer = Analyse needs { $need } data in the upper row, you have { $have }.
refusal-not-in-hand = { $card } is not in your hand.
refusal-no-probe = You have no probe there; Earth cannot be orbited or landed on.
refusal-moon-tech = Landing on moons needs the technology Moon landers.
refusal-moon-taken = The moon holds a lander already.
refusal-no-probe-there = You have no probe on that space.
refusal-no-capsule = You have no such capsule.
refusal-moves = Needs { $need ->
    [one] 1 move
   *[other] { $need } moves
  }, you can pay { $have }.
refusal-not-adjacent = A move goes to a neighbouring space.
refusal-no-data = There is no data in your pool.
refusal-computer-space = That space of the computer cannot be filled now.
refusal-no-mission = { $card } is not an open mission of yours.
refusal-triggered = { $card } is completed by covering its slots.
refusal-condition = { $card }: its condition does not hold.
refusal-condition-figures = { $card } asks for { $need }, you have { $have }.
refusal-delivery = A capsule of yours has to stand at the destination of an open mission.
refusal-exchange = An exchange takes two of one kind.
refusal-no-cards = No card is left: row, deck and discard pile are empty.
refusal-trace-colour = This trace has another colour.
refusal-trace-species = This trace belongs to a species where you already have what the card asks for.
refusal-space-taken = That space is taken.
refusal-not-discovered = That species is not discovered yet.
refusal-no-space = The board has no such space.
refusal-no-sample = No sample lies on that space yet.
refusal-exofossils = Costs { $need } { $need ->
    [one] exofossil
   *[other] exofossils
  }, you have { $have }.
refusal-pool = Costs { $need } data out of the pool, you have { $have }.
refusal-tech-kind = The effect gives another kind of technology.
refusal-tech-owned = You own this technology.
refusal-tech-empty = No tile of this technology is left.
refusal-tech-unshared = Nobody else has researched this technology.
refusal-scan-done = This step of the Scan is done.
refusal-scan-tech = This step needs the technology { $tech }.
refusal-no-hand = You have no card in hand.
refusal-sector = The signal cannot go to that sector.
refusal-gold-marked = You have marked this tile.
refusal-message-taken = This message reward is covered.
refusal-craft-kind = The effect gives the other of orbiting and landing.
refusal-between = Between the turns no free action can be taken; answer what is asked.
refusal-main-running = The main action is still being carried out; answer what is asked.
refusal-nothing-to-continue = Nothing is waiting to be continued.
refusal-nothing-to-decline = Nothing is offered that could be declined.
refusal-nothing-to-pay = Nothing is offered that could be paid for.
refusal-not-shown = No effect asks you to show cards.
refusal-keep = A card of the end-of-round stack is kept when you pass.
refusal-species-card = A species card is taken when a space or an effect gives one.
refusal-row-corner = Corners of row cards are gained only by an effect that discards the whole row.
refusal-row-signal = A row card is discarded for its signal in a Scan or by an effect.
refusal-scan-step = This is a step of a Scan; choose Scan first.
refusal-slot = A slot is chosen when you take a computer technology.
refusal-first-lander = A first-lander space is chosen while you land.
refusal-remove = No effect asks you to remove a craft of yours.
refusal-choose-space = No effect asks for one of your probes.
refusal-sample = A sample is chosen when a card lets you look at them.
refusal-look = Samples are looked at when a card says so.
refusal-exertian = Exertian cards are played at their discovery and when you reach their milestones.
refusal-slingshot = This choice comes with Gravitational Slingshot, when you visit a planet.
refusal-discard = Nothing asks you to discard { $card }; its corner is a free action of its own.
refusal-tuck = Nothing asks you to tuck { $card }; an effect with the income sign does.
refusal-take-card = A card is taken when you buy one ({ $need } publicity, you have { $have }), exchange for one, or an effect gives one.
refusal-signal = A signal is marked in a Scan or by an effect.
refusal-resolve = A sector is resolved when it is complete; data left here: { $n }.
refusal-tech-poor = Research costs { $need } publicity, you have { $have }; some cards give a technology too.
refusal-tech-research = A technology is taken by the main action Research ({ $need } publicity, you have { $have }) or by an effect.
refusal-trace-red = No red trace is to be marked now: they come from won sectors and effects.
refusal-trace-yellow = No yellow trace is to be marked now: they come from landings and effects.
refusal-trace-blue = No blue trace is to be marked now: they come from analysed data and effects.
refusal-slot-covered = That slot of { $card } is covered already.
refusal-slot-event = A slot of { $card } is covered when its event happens.
refusal-gold-none = You have reached all gold milestones.
refusal-gold-milestone = A gold tile is marked at the next gold milestone, { $need } { $need ->
    [one] point
   *[other] points
  }; you have { $have }.
refusal-message = A message reward is taken when your score reaches your message tile.
refusal-no-objective = That objective does not lie open.
refusal-task-marked = That task is marked already.
refusal-task = A task is marked when its event happens.

# Events
event-launch = { $seat } launches a probe.
event-orbit = { $seat } orbits { $planet }.
event-land = { $seat } lands on { $place }.
event-scan = { $seat } scans the sky.
event-analyze = { $seat } analyses data.
event-play = { $seat } plays { $card }.
event-pass = { $seat } passes.
event-round = Round { $n } begins; { $seat } starts.
event-income = { $seat } takes income.
event-signal = { $seat } marks a signal at { $star }.
event-sector-full = { $star } is complete.
event-sector-win = { $seat } wins the sector { $star }.
event-row-signal = { $seat } discards { $card } from the row for a signal.
event-hand-signal = { $seat } discards { $card } for a signal.
event-deck-signal = { $card } is turned up for a signal.
event-tech = { $seat } researches { $tech }.
event-trace = { $seat } marks a trace ({ $trace }): { $side }, { $space }.
event-tuck = { $seat } tucks { $card } for income.
event-draw = { $seat } draws a card.
event-draw-known = { $seat } draws { $card }.
event-draw-species = { $seat } takes a species card ({ $species }).
event-draw-species-known = { $seat } takes the species card { $card } ({ $species }).
event-take-row = { $seat } takes { $card } from the row.
event-take-face-up = { $seat } takes the face-up card { $card }.
event-keep = { $seat } keeps a card of the end-of-round stack.
event-keep-known = { $seat } keeps { $card } of the end-of-round stack.
event-reshuffle = The discard pile becomes the new deck.
event-discard = { $seat } discards { $card }.
event-discard-row = { $seat } discards { $card } from the row.
event-corner = { $seat } discards { $card } for its corner.
event-show = { $seat } shows { $card }.
event-return = { $card } returns to the hand of { $seat }.
event-exchange = { $seat } exchanges { $give } for { $take }.
event-place-upper = { $seat } places data in upper space { $column }.
event-place-lower = { $seat } places data in lower space { $column }.
event-move = { $seat } moves: { $from } → { $to }.
event-pushed = A disc pushes a figure of { $seat } to: { $what }.
event-rotate = The solar system turns: { $n ->
    [one] 1 disc
   *[other] { $n } discs
  }.
event-remove = { $seat } removes one of the own craft.
event-cover = { $seat } covers slot { $number } of { $card }.
event-mission = { $seat } completes the mission { $card }.
event-milestone = { $seat } reaches the milestone { $n }.
event-gold = { $seat } marks the gold tile { $tile } at { $n }.
event-neutral = { $seat } reaches { $n }: a neutral marker goes to { $side } ({ $trace }).
event-discovery = Discovered: { $species }.
event-discovery-text = { $text }
event-anomaly = Earth meets { $anomaly }: { $seat } leads its column.
event-anomaly-nobody = Earth meets { $anomaly }; nobody has a marker in its column.
event-load = { $seat } loads a sample on { $planet }.
event-load-known = { $seat } loads { $sample } on { $planet }.
event-sample-used = { $seat } uses a sample on { $planet } and puts it back.
event-sample-used-known = { $seat } uses { $sample } on { $planet } and puts it back.
event-deliver = { $seat } delivers { $sample } for { $card }.
event-message-sent = { $seat } sends { $card }; its answer comes at { $n }.
event-message-answered = { $seat } has { $card } answered.
event-message-reward = { $seat } takes a message reward: { $reward }.
event-exertian-deal = { $seat } gets { $n } Exertian cards.
event-exertian-deal-known = { $seat } gets { $n } Exertian cards: { $cards }.
event-exertian-play = { $seat } plays an Exertian card face down.
event-exertian-play-known = { $seat } plays { $card } face down.
event-exertian-reveal = { $seat } reveals { $card }.
event-penalty = { $seat } has the highest danger and loses { $n ->
    [one] 1 point
   *[other] { $n } points
  }.
event-over = The game is over.
event-gain-vp = { $seat } gains { $n ->
    [one] 1 point
   *[other] { $n } points
  }.
event-gain-publicity = { $seat } gains { $n } publicity.
event-gain-credits = { $seat } gains { $n ->
    [one] 1 credit
   *[other] { $n } credits
  }.
event-gain-energy = { $seat } gains { $n } energy.
event-gain-data = { $seat } gains { $n } data.
event-gain-exofossils = { $seat } gains { $n ->
    [one] 1 exofossil
   *[other] { $n } exofossils
  }.
event-gain-move = { $seat } gains { $n ->
    [one] 1 move
   *[other] { $n } moves
  }.
event-task = Task { $number } of the objective { $objective } is marked.
event-objective-done = The objective { $objective } is completed.
event-objectives-due = End of the round: { $due } { $due ->
    [one] objective
   *[other] objectives
  } due, { $missing } missing.
event-progress = { $seat } advances { $n } on the progress track.
event-advanced-card = { $seat } gets an advanced action card.
event-rival-card = { $seat } reveals { $card }.
event-rival-analyze = { $seat } analyses data.
event-rival-tech = { $seat } looks for a technology.
event-rival-telescope = { $seat } listens to the stars.
event-rival-fly = { $seat } flies to { $planet } in { $n ->
    [one] 1 move
   *[other] { $n } moves
  }.
event-rival-sample = { $seat } brings a sample home.
event-rival-message = { $seat } sends a message.
event-rival-exertian = { $seat } plays an Exertian card face down.
rival = The rival

# Zones
zone-round = Round
zone-sky = Solar system
zone-sectors = Stars
zone-planets = Planets
zone-techs = Technologies
zone-row = Card row
zone-gold = Gold tiles
zone-species = Species: { $side }
zone-rival = Rival
zone-rival-board = Board of the rival
zone-player = Player board
zone-cards = Cards
zone-cards-own = Your cards
item-round = Round { $n } of 5
item-deck = Deck: { $n } { $n ->
    [one] card
   *[other] cards
  }
item-discs = Next rotation turns { $n ->
    [one] disc 1
    [2] discs 1 and 2
   *[other] all three discs
  }
item-space = { $at }: { $what }
item-unknown-species = Not discovered yet
item-discovery = Discovery space ({ $trace }): { $seat }
item-discovery-neutral = Discovery space ({ $trace }): neutral
item-mark = Space { $n } ({ $trace }): { $seat }
item-progress = Progress space { $n }
item-rival-computer = Computer { $n } of 6, pool { $pool }
item-score = Points: { $n }
item-publicity = Publicity: { $n }
item-credits = Credits: { $n }
item-energy = Energy: { $n }
item-data = Data in the pool: { $n }
item-computer = Upper row: { $n } of 6
item-exofossils = Exofossils: { $n }
item-probe = Probe: { $at }
item-capsule = Capsule: { $at }
item-hidden = Hidden cards: { $n }
note-cost = Cost { $n }
note-tucked = Tucked: { $what }
note-data-left = Data left: { $n }
note-signals = { $seat }: signals { $n }
note-wins = { $seat }: wins { $n }
note-orbiters = { $seat }: orbiters { $n }
note-landers = { $seat }: landers { $n }
note-two-points = 2 points for the first
note-gold = { $seat }: { $n }
note-mission = Slots covered: { $n }
note-message = Answered at { $n } { $n ->
    [one] point
   *[other] points
  }
note-done = done

# Previews
preview-credits = Credits
preview-energy = Energy
preview-publicity = Publicity
preview-data = Data
preview-exofossils = Exofossils
preview-moves = Moves
preview-land = Landing
preview-land-orbiter = Orbiter present
preview-land-tech = Landing systems
preview-data-left = Data left in the sector
preview-completes = completes the sector
preview-rotation = the solar system turns: { $n ->
    [one] disc 1
    [2] discs 1 and 2
   *[other] all three discs
  }

# Score sheet
score-track = Score track
score-endgame = End-of-game cards
score-gold = Gold tiles
score-objectives = Unfinished objectives
score-exertians = Exertian cards
score-danger = Danger

# Drawings
art-after-rotation = { $planet } after the next rotation
art-disc = Disc { $n }
art-disc-next = Disc { $n }: turns with the next rotation
art-probe-of = Probe of { $seat }
art-capsule-of = Capsule of { $seat }
art-neutral = neutral marker
art-kind-action = Action
art-kind-conditional = Mission
art-kind-triggered = Mission
art-kind-endgame = Final
art-kind-message = Message
art-kind-exertian = Exertian
art-at-end = at the end
art-discarded = discarded
art-do-play = Play
art-do-tuck = Tuck
art-do-discard = Discard
art-do-show = Show
art-do-keep = Keep
art-do-exertian = Play
art-gold-milestone = Gold milestone { $n }
art-neutral-milestone = Neutral milestone { $n }, markers left: { $left }
art-samples = Samples here: { $n }
art-species-deck = Species deck
art-cards = Cards in hand: { $n }
art-probes = Probes in space: { $n } of { $limit }
art-missions = Completed missions
art-passed = passed
art-forecast = If the game ended now
art-final = Final score
art-total = Total
art-objectives-left = Objectives to come: { $n }, completed: { $done }
art-actions = Actions
art-you = You
art-next-income = Next income:
art-computer = Your computer
art-main-launch = Launch
art-main-scan = Scan
art-main-analyze = Analyse
art-main-research = Research
art-main-pass = Pass
art-main-end = End turn
art-winner-gains = The winner gains:
art-route = Route
art-route-capsule = Route of a capsule
art-route-moves = { $n ->
    [one] { $n } move
   *[other] { $n } moves
  }
art-route-asteroids = { $n } of them for leaving asteroids
art-route-pool = { $n } from your moves of this turn
art-route-energy = { $n } energy to pay
art-route-missing = { $n } energy more than you have
art-route-lacking = { $n } short
art-route-publicity = { $n } publicity on the way
art-route-first = A click selects the whole way; every step is paid as it is flown.
art-gold-sets = At the end of the game the value under your marker counts once for { $sets }.
art-gold-value = { $n } ({ $who })
art-gold-free = free
art-pane-sky = Sky
art-pane-planets = Planets
art-pane-techs = Techs
art-pane-cards = Cards
art-pane-left = Left
art-pane-right = Right
art-pane-rival = Rival
art-panes = Boards
art-can-choose = (something to choose)
art-in-play = Your cards in play
art-nothing-in-play = Missions and end-of-game cards that you play lie here.
art-main = Main actions
art-main-orbit = Orbit
art-main-land = Land
art-main-play = Play card
art-main-choose = Choose one of { $n }
art-moves-left = Moves left this turn: { $n }
art-unknown-species = Not discovered yet: it will be once all three discovery spaces are marked.
art-route-fly = Fly the whole way: { $place }
art-route-other = Other route

ends-pass = Pass: you take no further turn this round. You still have { $credits ->
    [one] one credit
   *[other] { $credits } credits
} and { $energy } energy.
