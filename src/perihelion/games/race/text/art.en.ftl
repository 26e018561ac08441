# Words that stand on and beside the drawings of Race: kinds, powers, figures, tooltips.

art-good-novelty = Novelty
art-good-rare = Rare
art-good-genes = Genes
art-good-alien = Alien

art-phase-explore = Explore
art-phase-develop = Develop
art-phase-settle = Settle
art-phase-consume = Consume
art-phase-produce = Produce
art-phase-trade = Sale

art-cards = { $n } { $n ->
    [one] card
   *[other] cards
  }
art-vp = { $n } VP
art-row-name = { $row }: { $words }

# -- what a card is
art-is-world = World, cost { $n }
art-is-military = Military world, defence { $n }
art-is-development = Development, cost { $n }
art-is-start = Start world { $n }
art-source-production = { $good } production
art-source-windfall = { $good } windfall
art-grey = no good
art-vp-table = VP by the table
art-no-power = No power.
art-keyword-alien = Alien
art-keyword-rebel = Rebel
art-keyword-uplift = Uplift
art-keyword-imperium = Imperium
art-keyword-terraforming = Terraforming
art-copies = { $n } in the game

# -- powers
art-power-explore-draw-extra = look at { $n } more
art-power-explore-keep-extra = keep { $n } more
art-power-develop-draw-at-start = draw { $n } { $n ->
    [one] card
   *[other] cards
  } when the phase begins
art-power-develop-discount = developments cost { $n } less
art-power-develop-draw-after = after placing a development draw { $n } { $n ->
    [one] card
   *[other] cards
  }
art-power-settle-discount = worlds that are paid for cost { $n } less
art-power-settle-discount-good = { $good } worlds cost { $n } less
art-power-settle-military = military +{ $n }
art-power-settle-military-minus = military −{ $n }
art-power-settle-military-good = military +{ $n } against { $good } worlds
art-power-settle-military-rebel = military +{ $n } against rebel worlds
art-power-settle-discard-for-military = may leave the tableau: military +{ $n } until the phase ends
art-power-settle-discard-for-zero-cost = may leave the tableau: one world that is paid for costs 0
art-power-settle-pay-for-military = may pay for a military world: its defence minus { $n }
art-power-not = not for { $good } worlds
art-power-settle-draw-after = after placing a world draw { $n } { $n ->
    [one] card
   *[other] cards
  }
art-power-trade-sale-bonus = any good sells for { $n } more
art-power-trade-sale-bonus-good = a { $good } good sells for { $n } more
art-power-trade-sale-bonus-here = the good from here sells for { $n } more
art-power-consume-goods = { $n ->
    [one] any good
   *[other] { $n } goods
  }
art-power-consume-goods-kind = { $n ->
    [one] a { $good } good
   *[other] { $n } { $good } goods
  }
art-power-consume-distinct = { $n } { $n ->
    [one] good
   *[other] goods
  } of different kinds
art-power-consume-times = { $n ->
    [one] once
   *[other] up to { $n } times
  }
art-power-consume-nothing = nothing
art-power-consume-consume-all = all goods that are left, for their number minus { $n } in VP
art-power-consume-sell = sell one good, trade powers included
art-power-consume-sell-plain = sell one good at its plain price
art-power-consume-discard-hand = may discard up to { $n } hand { $n ->
    [one] card
   *[other] cards
  } for { $vp } VP each, never doubled
art-power-consume-lucky-draw = name a number from { $low } to { $high } and turn up the top card; it is yours if its cost or defence matches
art-power-consume-draw = draw { $n } { $n ->
    [one] card
   *[other] cards
  }
art-power-produce-produce = one good here
art-power-produce-draw = draw { $n } { $n ->
    [one] card
   *[other] cards
  }
art-power-produce-draw-if-produced = draw { $n } { $n ->
    [one] card
   *[other] cards
  } if a good came here
art-power-produce-produce-windfall = one good on any windfall world
art-power-produce-produce-windfall-good = one good on a { $good } windfall world
art-power-produce-draw-per-good-produced = draw { $n } { $n ->
    [one] card
   *[other] cards
  } for each { $good } good produced
art-power-produce-draw-per-kind-produced = draw { $n } { $n ->
    [one] card
   *[other] cards
  } for each kind produced
art-power-produce-draw-if-most-produced = draw { $n } { $n ->
    [one] card
   *[other] cards
  } if you produced most { $good } goods
art-power-produce-draw-per-world = draw { $n } { $n ->
    [one] card
   *[other] cards
  } for each { $good } world you have

# -- tables of the developments for 6
art-table = At the end of the game
art-each-world = each world
art-each-development = each development
art-each-card = each card
art-each-named = each of { $names }
art-each-chips = every { $n ->
    [one] point
   *[other] { $n } points
  } in chips
art-each-military = each point of military
art-only-military = military
art-only-source-windfall = windfall
art-only-source-production = production
art-only-keyword-alien = alien
art-only-keyword-rebel = rebel
art-only-keyword-uplift = uplift
art-only-keyword-imperium = imperium
art-only-keyword-terraforming = terraforming
art-only-cost = cost { $n }
art-only-power = with a power of { $row }

# -- the bonuses of the action cards, short
art-bonus-explore-5 = look at 5 more
art-bonus-explore-1-1 = see & keep +1
art-bonus-develop = costs 1 less
art-bonus-settle = draw 1 after
art-bonus-consume-trade = sell 1 good
art-bonus-consume-2x = double VP
art-bonus-produce = +1 windfall
art-act-explore-5 = Explore +5
art-act-explore-1-1 = Explore +1, +1
art-act-develop = Develop
art-act-settle = Settle
art-act-consume-trade = Consume: Trade
art-act-consume-2x = Consume: 2× VP
art-act-produce = Produce
art-skipped = not chosen
art-ahead = to come
art-done = done
art-twice = played twice
art-now-of = { $n } of 2
art-picked-twice = choose it twice
art-first-pick = first action
art-second-pick = now the second · change the first

# -- figures
art-draw-pile = draw pile
art-discard-pile = discard
art-pool = VP left
art-draw-pile-words = Draw pile: { $n } { $n ->
    [one] card
   *[other] cards
  }
art-discard-pile-words = Discard pile: { $n } { $n ->
    [one] card
   *[other] cards
  }, face down
art-pool-words = { $n } of { $of } victory { $of ->
    [one] point
   *[other] points
  } left in the pool
art-hand-words = { $n } { $n ->
    [one] card
   *[other] cards
  } in hand
art-chips-words = { $n } victory { $n ->
    [one] point
   *[other] points
  } in chips
art-military-words = military { $n }
art-military-words-minus = military minus { $n }
art-points-words = { $n } { $n ->
    [one] point
   *[other] points
  } if the game ended now
art-hand-short = hand
art-chips-short = chips
art-vp-short = VP
art-your-tableau = Your tableau
art-tableau-of = { $n } of { $of }
art-tableau-words = { $n } of the { $of } { $of ->
    [one] card that ends
   *[other] cards that end
  } the game
art-answered = answered
art-thinking = thinking
art-looking = looks at { $n } { $n ->
    [one] card
   *[other] cards
  }
art-seen = known to be in hand: { $names }
art-good-words = { $good } good, sells for { $n } { $n ->
    [one] card
   *[other] cards
  }
art-cost-words = cost { $n }
art-defence-words = defence { $n }
art-fresh = just placed: its powers work from the next phase
art-leaving = leaves the tableau
art-spent = chosen: this good goes
art-gaining = chosen: a good comes here
art-order-words = player order { $n }, start world { $name }
art-place = being placed
art-place-way-conquer = conquered
art-place-way-pay = paid: { $n } { $n ->
    [one] card
   *[other] cards
  }
art-place-using = with { $name }
art-hand-title = Your hand
art-empty-hand = No cards in hand
art-looked-at = Cards you look at
art-in-hand = In hand
art-known-discards = Discards you know
art-no-known-discards = Of the discard pile you know nothing.

# -- consuming
art-consume-title = Consume powers
art-power-open = can be used now
art-power-active = being used: { $n } to choose
art-power-active-done = being used
art-power-used = used
art-power-blocked = cannot be used now
art-consume-due = chosen so far
art-double = doubled
art-payment-title = Payment
art-payment-picked = { $n } of { $of } chosen
art-position = Race for the Galaxy, round { $n }
art-round = Round { $n }
art-board = Tableaux of all players
art-ended-tableau = 12 cards in a tableau: this is the last round
art-ended-pool = The pool is empty: this is the last round
art-does-explore = Everybody looks at 2 cards and keeps 1.
art-does-develop = Everybody may place a development.
art-does-settle = Everybody may place a world.
art-does-consume = All use their Consume powers.
art-does-produce = Every empty production world gets a good.
