# What Starfarers says, besides names and encounters.
game-name = CATAN Starfarers
game-sentence = Settle new systems, befriend alien peoples and be the first to 15 points.

option-setup = Set-up
option-setup-beginner = Beginner: fixed plan, no founding phase
option-setup-strategic = Strategic: shuffled quadrants, face up
option-setup-discoverer = Discoverer: shuffled quadrants, face down
option-setup-wild-space = Wild space: all quadrants mixed, face down
option-proposals = Proposals by opponents
option-proposals-open = At any time in the trade phase
option-proposals-invited = Only when the active player offers or calls
option-balls = Balls in the motherships
option-balls-standard = Standard: 2 yellow, blue, red, black
option-balls-without-yellow = One yellow removed: more encounters
option-balls-second-blue = A blue one for a yellow: slower ships

phase-founding = Founding
phase-production = Production
phase-trade = Trade and build
phase-encounter = Encounter
phase-flight = Flight

# Actions
action-settle = Place a colony on { $place }
action-port = Put the shipyard around { $place }
action-ship = Take a { $kind }
action-berth = Put the ship on { $place }
action-module = Take: { $module }
action-build = Build: { $build }
action-bank = Bank: { $resource } for { $other }
action-fame = Fame through Wealth: buy 1 half-medal
action-rich = Use The Rich Help the Poor
action-rob = Take from { $seat }
action-done = That is enough
action-offer = Make an offer
action-launch = Fly: shake the mothership
action-give-more = Give more: { $resource }
action-give-less = Give less: { $resource }
action-ask-more = Ask for more: { $resource }
action-ask-less = Ask for less: { $resource }
action-propose = Propose this trade
action-propose-to = Propose only to { $seat }
action-call = Call for proposals
action-withdraw = Drop this draft
action-recall = Take the offer back
action-suggest = Suggest a trade
action-accept = Accept
action-decline = Decline
action-decline-turn = Decline everything this turn
action-manner = { $manner }
manner-ask = Ask me about every offer
manner-able = Decline for me what I cannot pay
action-counter = Make a proposal of your own
action-deal = Trade with { $seat }
action-no-deal = No trade
action-discard = Discard: { $resource }
action-steal = Take a card from { $seat }
action-gift = Give { $count ->
    [0] nothing
    [one] 1 resource
   *[other] { $count } resources
  }
action-yes = Yes
action-no = No
action-pay = Pay: { $resource }
action-take = Take: { $resource }
action-hand-over = Hand over: { $resource }
action-remove = Remove: { $module }
action-stop = Stop ship { $ship }
action-move = Move ship { $ship }
action-leap = Jump with ship { $ship }
action-found = Found a colony with ship { $ship }
action-wait = Do not found now
action-fly = Fly to { $place }
action-jump = Jump to { $place }
action-halt = Stay here
action-back = Choose something else
action-friend = Take { $card }
action-end-turn = End the turn

# Prompts
prompt-place-colony = Founding, round { $round }: choose a site of the Catan sector for a colony
prompt-equip-port = Founding, round 4: choose the colony that becomes a spaceport
prompt-equip-ship = Founding, round 4: choose your first ship
prompt-equip-berth-colony = Founding, round 4: choose a berth for the colony ship
prompt-equip-berth-trade = Founding, round 4: choose a berth for the trade ship
prompt-equip-module = Founding, round 4: choose a module
prompt-aid = Galactic Aid: take { $count ->
        [one] any resource
       *[other] { $count } resources of any kind
    }, or decline
prompt-discard = A 7: discard { $count } more { $count ->
    [one] card
   *[other] cards
  }
prompt-steal = A 7: choose whom to take a card from
prompt-trade-and-build = Trade and build with { $count ->
    [one] 1 card
   *[other] { $count } cards
  }, or fly
prompt-berth-colony = Choose a berth for the colony ship
prompt-berth-trade = Choose a berth for the trade ship
prompt-free-ship = Choose a berth for the free trade ship
prompt-port = Choose the colony that becomes a spaceport
prompt-rich = Choose up to two players with more points; a card is taken from each
prompt-offer = Your offer: choose what you give and what you ask for
prompt-answer = { $seat } offers { $cards } for { $got }: answer
prompt-call = { $seat } listens: make a proposal, or decline
prompt-call-for = { $seat } wants { $got }: make a proposal, or decline
prompt-call-with = { $seat } has { $cards } to give: make a proposal, or decline
prompt-counter = Your proposal to { $seat }: choose what you give and what you ask for
prompt-deal = Choose the trade you conclude, or none
prompt-flight = Speed { $speed }: choose a ship, or end the turn
prompt-fly-colony = Colony ship, { $count ->
    [one] 1 step
   *[other] { $count } steps
  }: choose where to fly
prompt-fly-trade = Trade ship, { $count ->
    [one] 1 step
   *[other] { $count } steps
  }: choose where to fly
prompt-fly-on-colony = Colony ship, { $count ->
    [one] 1 step
   *[other] { $count } steps
  } left: fly on, or stay
prompt-fly-on-trade = Trade ship, { $count ->
    [one] 1 step
   *[other] { $count } steps
  } left: fly on, or stay
prompt-jump = Hyperspace jump: choose any free intersection
prompt-may-found = The site { $place } is open now: found a colony, or wait
prompt-friend = New trade station: choose a friendship card of the { $people }
prompt-pay = Pay { $count ->
    [one] 1 more resource
   *[other] { $count } more resources
  }
prompt-take = Take { $count ->
    [one] 1 more resource
   *[other] { $count } more resources
  } from the bank
prompt-gain-module = Choose a free module, or decline
prompt-remove = Choose the module you lose
prompt-stop = Choose the ship that may not move this turn
prompt-hand-over = Choose a card for { $seat }

# The log
event-start-player = { $seat } rolls highest and begins
event-turn = Turn { $turn }: { $seat }
event-roll = { $seat } rolls { $total }
event-income = { $seat } receives { $cards }
event-shortage = The bank cannot pay all: nobody receives { $resource }
event-aid = { $seat } takes 1 { $resource } (Galactic Aid)
event-supply = { $seat } draws { $count ->
    [one] 1 supply card
   *[other] { $count } supply cards
  }
event-supply-known = { $seat } draws { $cards } from the supply pile
event-new-pile = A new supply pile of { $count ->
    [one] 1 card
   *[other] { $count } cards
  } is formed
event-discard = { $seat } discards { $cards }
event-stolen = { $seat } takes a card from { $seat_other }
event-stolen-known = { $seat } takes 1 { $resource } from { $seat_other }
event-handed-over = { $seat_other } hands { $seat } a card
event-handed-over-known = { $seat_other } hands { $seat } 1 { $resource }
event-half-medals = { $seat } takes { $count ->
    [one] 1 half-medal
   *[other] { $count } half-medals
  }
event-half-medals-none = { $seat } would take a half-medal, but the bank has none
event-half-medals-lost = { $seat } loses { $count ->
    [0] no half-medal
    [one] 1 half-medal
   *[other] { $count } half-medals
  }
event-module = { $seat } adds a { $module }
event-lose-module = { $seat } removes a { $module }
event-bank = { $seat } gives the bank { $cards } for { $got }
event-build-colony-ship = { $seat } builds a colony ship on { $place }
event-build-trade-ship = { $seat } builds a trade ship on { $place }
event-build-port = { $seat } builds a spaceport on { $place }
event-place-colony = { $seat } places a colony on { $place }
event-place-port = { $seat } places a spaceport on { $place }
event-place-colony-ship = { $seat } places a colony ship on { $place }
event-place-trade-ship = { $seat } places a trade ship on { $place }
event-free-ship = { $seat } places a free trade ship on { $place }
event-ship-credit = { $seat } gets a trade ship, to be placed as soon as possible
event-offer = { $seat } offers { $cards } for { $got }
event-offer-to = { $seat } offers { $seat_other } { $cards } for { $got }
event-recall = { $seat } takes the offer back
event-suggest = { $seat } suggests to { $seat_other }: { $cards } for { $got }
event-call = { $seat } listens to proposals
event-call-for = { $seat } wants { $got } and listens to proposals
event-call-with = { $seat } has { $cards } to give and listens to proposals
event-accept = { $seat } accepts
event-decline = { $seat } declines
event-counter = { $seat } proposes { $cards } for { $got }
event-deal = { $seat } gives { $seat_other } { $cards } for { $got }
event-no-deal = { $seat } concludes no trade
event-shake = { $seat } shakes { $ball } and { $other }: speed { $speed }
event-encounter = An encounter for { $seat }; { $seat_other } reads
event-encounter-known = An encounter for { $seat }; you read { $card }
event-tale = { $seat } reads: { $tale }
event-gift = { $seat } gives { $count ->
    [0] nothing
    [one] 1 resource
   *[other] { $count } resources
  }
event-answer-yes = { $seat } says yes
event-answer-no = { $seat } says no
event-pay = { $seat } pays 1 { $resource }
event-take = { $seat } takes 1 { $resource }
event-gain = { $seat } receives { $cards }
event-gift-back = { $seat } gets { $cards } back
event-forfeit = { $seat } returns { $cards } to the bank
event-encounter-roll = { $seat } shakes { $total }
event-combat-won = { $seat } wins the battle: { $own } ({ $balls }) against { $theirs } of { $seat_other } ({ $others })
event-combat-lost = { $seat } loses the battle: { $own } ({ $balls }) against { $theirs } of { $seat_other } ({ $others })
event-speed-won = { $seat } is fast enough: { $own } ({ $balls }) against { $theirs } of { $seat_other } ({ $others })
event-speed-lost = { $seat } is too slow: { $own } ({ $balls }) against { $theirs } of { $seat_other } ({ $others })
event-compare-won = { $seat } escapes: { $own } drive { $own ->
    [one] unit
   *[other] units
  } against { $theirs } of { $seat_other }
event-compare-lost = { $seat } does not escape: { $own } drive { $own ->
    [one] unit
   *[other] units
  } against { $theirs } of { $seat_other }
event-stop = { $seat }: the ship on { $place } may not move this turn
event-may-jump = { $seat } may make a hyperspace jump
event-jump-lapses = { $seat } has not used the hyperspace jump; it lapses
event-encounter-over = The card was { $card }
event-fly = { $seat }: { $ship } flies to { $place }
event-jump = { $seat }: { $ship } jumps to { $place }
event-explore = { $seat } explores the { $tile }
event-discover = { $seat } discovers in { $quadrant }: { $tile }
event-token = { $planet }: { $number }
event-token-two = { $planet }: { $number } and { $other }
event-token-pirates = { $planet }: pirate base { $need }
event-token-ice = { $planet }: ice planet { $need }
event-conquer = { $seat } conquers { $special }
event-terraform = { $seat } terraforms { $special }
event-found-colony = { $seat } founds a colony on { $place }
event-found-station = { $seat } founds a trade station with the { $people }
event-figure = { $seat } receives the figure of the { $people }
event-friend = { $seat } takes { $card }
event-win = { $seat } wins with { $points } { $points ->
    [one] point
   *[other] points
  }

# Why not
refusal-not-your-turn = It is the turn of { $seat }
refusal-not-trade-phase = Trading and building end with the shake; they begin after the production roll
refusal-founding-only = This belongs to the founding phase at the start of the game
refusal-port-comes-built = First build a spaceport; then choose the colony for it
refusal-ship-comes-built = First build a ship; then choose its berth
refusal-no-free-module = Modules are free only as a gift of an encounter; else they are built
refusal-no-robbing = This comes with the card The Rich Help the Poor
refusal-own-offer = Offers are answered by the others; you are the active player
refusal-nothing-agreed = Nobody has agreed to a trade with you now
refusal-no-discarding = Cards are discarded only when a 7 is rolled and the hand is too large
refusal-no-stealing = A card is taken from an opponent only by who rolls a 7
refusal-nobody-asks = No encounter asks you now
refusal-nothing-owed = You owe no card now
refusal-nothing-to-take = No card of the bank is due to you now
refusal-nothing-to-hand-over = Nobody wants a card of you now
refusal-no-module-lost = You need not give up a module now
refusal-no-ship-stopped = No ship has to be stopped now
refusal-friend-comes-with-station = A friendship card comes with each new trade station
refusal-no-ship-chosen = First choose the ship that flies
refusal-not-offered-to-found = No site has opened for a waiting colony ship
refusal-finish-first = Finish what you have begun first
refusal-manner = You are asked in this manner already
refusal-not-flight = Ships fly in the flight phase, after the shake
refusal-outside-catan = { $place } is not in the Catan sector; founding happens there
refusal-colony-there = On { $place } there stands a colony or spaceport already
refusal-ship-there = On { $place } there is a ship already; pass it, but do not stop
refusal-foreign-berth = { $place } is a berth of { $seat }; others may not stop there
refusal-colony-ship-in-central = A colony ship may not stop in a central
refusal-trade-ship-on-site = A trade ship may not stop on the site { $place }
refusal-system-full = With three players only { $count } sites of a system may be settled
refusal-return-to-site = A colony ship may return to the site { $place } only to found a colony there
refusal-pirates = A pirate base closes this site; { $need } { $need ->
    [one] cannon
   *[other] cannons
  } conquer it
refusal-ice = An ice planet closes this site; { $need } cargo { $need ->
    [one] section terraforms
   *[other] sections terraform
  } it
refusal-docks-full = All { $count } docks of this outpost are taken
refusal-cargo = A station here needs { $need } cargo { $need ->
    [one] section
   *[other] sections
  }, you have { $have }
refusal-no-such-ship = You have no such ship on the board
refusal-not-a-colony-ship = Only a colony ship founds colonies
refusal-not-a-site = The ship does not stand on a site; colonies are founded on sites only
refusal-already-there = The ship is there already
refusal-closed-centre = No line leads into the closed middle of a quadrant
refusal-too-far = Too far: { $speed ->
    [one] 1 step is left
   *[other] { $speed } steps are left
  }
refusal-on-the-way = Something happens on the way there: fly to that intersection first, then on
refusal-no-way = There is no intersection in reach where the ship may stop
refusal-stopped = An encounter stopped this ship for this turn
refusal-moved = Each ship makes one move or one jump per turn
refusal-one-by-one = The ship in motion, with { $count ->
        [one] { $count } step
       *[other] { $count } steps
    } left, finishes its movement first
refusal-choose-ship = First choose which of your ships flies: { $count ->
        [one] 1 ship may still move
       *[other] { $count } ships may still move
    }, up to { $speed ->
        [one] { $speed } step
       *[other] { $speed } steps
    }
refusal-choose-jumper = First choose which ship jumps: { $count ->
        [one] 1 ship may
       *[other] { $count } ships may
    }
refusal-no-ship-left = { $count ->
        [one] Your only ship
       *[other] None of your { $count } ships
    } { $count ->
        [one] cannot move any more in this turn
       *[other] can move any more in this turn
    }
refusal-chosen-already = This ship is chosen: it may fly up to { $count ->
        [one] { $count } step
       *[other] { $count } steps
    }
refusal-not-moved = The ship has not moved; it has { $count ->
        [one] { $count } step
       *[other] { $count } steps
    }. Fly, or take the choice of the ship back
refusal-jump-first = A ship is about to jump: choose where to, or take the choice back
refusal-no-jump = You have no hyperspace jump
refusal-must-leave = The ship on { $place } blocks a site or a berth: found there or move it first
refusal-blocking-ship = A ship on a foreign berth has to move; stop another one
refusal-not-a-free-berth = New ships start from free berths of your own spaceports
refusal-not-your-colony = Choose one of your own three colonies
refusal-not-a-plain-colony = A spaceport needs an own colony without a shipyard
refusal-pool = No such module is left in the pool
refusal-no-transporter = All your { $count } { $count ->
    [one] transporter
   *[other] transporters
  } are on the board
refusal-no-colony = You have no colony left in stock
refusal-no-station = You have no trade station left in stock
refusal-no-berth = None of your berths is free
refusal-no-shipyard = You have no shipyard left in stock
refusal-no-plain-colony = You have no colony without a shipyard
refusal-module-limit = The mothership carries at most { $limit } of these
refusal-store-empty = The store has none of these left
refusal-cost = It costs { $cost }; you lack { $missing }
refusal-same-kind = Give and take must be of different kinds
refusal-rate = The bank takes { $need } of this kind ({ $resource }), you have { $have }
refusal-bank-empty = The bank has no { $resource }
refusal-no-fame = This needs the card Fame through Wealth
refusal-fame-used = Only one half-medal per turn can be bought
refusal-fame-price = A half-medal costs { $cost }; you lack { $missing }
refusal-no-half-medals = The bank has no half-medals left
refusal-no-rich = This needs the card The Rich Help the Poor
refusal-rich-used = The card was used this turn already
refusal-nobody-richer = Nobody with cards has more than your { $points } { $points ->
    [one] point
   *[other] points
  }
refusal-not-richer = { $seat } does not have more points and cards, or was chosen already
refusal-no-cards = { $seat } has no cards
refusal-offers = At most { $limit } offers per turn can be sent
refusal-drafts = At most { $limit } offers per turn can be begun
refusal-not-yourself = An offer goes to other players
refusal-only-invited = At this table proposals are made only when the active player offers or calls
refusal-suggested = You have suggested something already; take it back first
refusal-nothing-suggested = { $seat } suggests nothing now
refusal-no-answer = { $seat } has not agreed to anything
refusal-no-offer = { $seat } has made you no offer that waits for an answer
refusal-no-draft = First begin a proposal, then put cards into it
refusal-nothing-to-give = You have no card to give, and gifts are not allowed
refusal-nobody-has-cards = No opponent has a card to give
refusal-gift = Both sides must give at least 1 card
refusal-cannot-give = The cards are not there to be given
refusal-no-more-cards = You hold only { $have } of this kind
refusal-steps = An offer takes at most { $limit } { $limit ->
    [one] step
   *[other] steps
  }: send it or withdraw it
refusal-ask-too-many = Only { $count } of this kind are neither in the bank nor in your hand
refusal-not-in-offer = No card of this kind lies on that side of the offer
refusal-call = A call leaves one side open; this offer has both
refusal-nothing-offered = There is no complete offer to accept; make a proposal
refusal-no-module = You have no further module of this kind
refusal-too-few-cards = This takes { $need } { $need ->
    [one] card
   *[other] cards
  }, you have { $have }
refusal-friend-taken = No such card of the { $people } is left
refusal-other-people = The card must be one of the { $people }

# Previews
preview-cards-left = Cards left
preview-port = +{ $count } point, two new berths
preview-ship = Starts from one of your free berths, may fly this turn
preview-speed-left = Steps you have
preview-steps = Steps to get there
preview-then-left = Steps left
preview-something-happens = Something is revealed or conquered there; then you may fly on
preview-station = You found a trade station there
preview-points-now = Points now
preview-colony = New colony
preview-points-then = Points then
preview-half-medals = Half-medals then

# Panels and points
zone-bank = Bank
zone-pile = Supply pile
zone-quadrants = Quadrants
zone-hand = Hand
zone-mothership = Mothership
zone-ships = Ships
zone-hidden-cards = { $count ->
    [one] 1 card, hidden
   *[other] { $count } cards, hidden
  }
zone-unknown = unknown quadrant ({ $quadrant }, { $count ->
    [one] 1 star
   *[other] { $count } stars
  })
zone-quadrant = { $tile } ({ $quadrant })
zone-ship = { $ship } on { $place }
score-colonies = Colonies
score-spaceports = Spaceports
score-figures = Friendship figures
score-medals = Pirate and ice medals
score-half-medals = Pairs of half-medals

# Words of the drawings
art-board = The board
art-unused = the unused colour
art-seat-a = A
art-seat-b = B
art-seat-c = C
art-seat-d = D
art-colony-of = Colony of { $name }
art-port-of = Spaceport of { $name }
art-stopped = stopped this turn
art-news-met = Encounter of { $seat }: { $card }
art-news-discovered = { $seat } has discovered
art-news-explored = { $seat } has explored
art-dismiss = Close
art-face-down = number unknown
art-ways = { $count ->
    [one] 1 way of 36
   *[other] { $count } ways of 36
  }
art-steps = { $count ->
    [one] 1 step
   *[other] { $count } steps
  }
art-catan = Catan sector
art-near = near space ★
art-far = far space ★★
art-last-roll = The last production roll
art-turn-of = turn { $turn }
art-points = Points
art-cards = Resource cards
art-friends = Friendship cards
art-half-medals = Half-medals
art-mothership = Mothership
art-black-ball = black ball: 3
art-credits = { $count ->
    [one] 1 free trade ship waits for a berth
   *[other] { $count } free trade ships wait for berths
  }
art-track = Points: 15 win in one's own turn
art-supply = { $count ->
    [0] none
    [one] 1 card
   *[other] supply: { $count } cards
  }
art-pile = supply pile { $count }
art-trade = Trade
art-anything = anything
art-answer-thinking = is thinking
art-answer-accepted = accepts
art-answer-declined = declines
art-answer-countered = makes a proposal
art-you-give = You give
art-you-get = You get
art-read-by = read by
art-only-you = Only you see this card:
art-shaken = The shake shows { $count }
art-contest = { $own } against { $theirs }
art-branch-yes = yes
art-branch-no = no
art-branch-done = then
art-branch-win = win
art-branch-lose = lose
art-figure-of = Figure:
art-stock = In stock: { $colonies } { $colonies ->
    [one] colony
   *[other] colonies
  }, { $stations } trade stations, { $transporters } { $transporters ->
    [one] transporter
   *[other] transporters
  }, { $shipyards } { $shipyards ->
    [one] shipyard
   *[other] shipyards
  }
art-own-friends = Your friendship cards
art-no-friends = none yet
art-reach = { $least ->
    [one] reaches { $least } step
   *[other] reaches { $least } steps
  } with any shake, { $most } at best
art-reach-now = { $count ->
    [one] may fly { $count } step now
   *[other] may fly { $count } steps now
  }
art-card-left = { $count ->
    [0] none left
    [one] 1 left
   *[other] { $count } left
  }
art-cards-left = { $count ->
    [one] 1 friendship card left
   *[other] { $count } friendship cards left
  }
