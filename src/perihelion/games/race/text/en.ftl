# What Race for the Galaxy says.

game-name = Race for the Galaxy
game-sentence = Choose your phases in secret, settle worlds, pay with cards, trade and consume goods: the best space empire wins.

option-setup = Setup
option-setup-standard = Random start worlds and hands
option-setup-first-game = First game: preset hands
option-variant = Variant
option-variant-standard = Standard: one action a round
option-variant-advanced = Advanced, two players: two actions a round
option-pilgrimage-world = Pilgrimage World
option-pilgrimage-world-last = After the other powers (Czech edition)
option-pilgrimage-world-any-order = At any point (English edition)
option-produce-bonus = Produce bonus
option-produce-bonus-may = May be declined (Czech edition)
option-produce-bonus-must = Must be used (English edition)

# Actions

action-act = { $action }
action-act-pair = { $actions }
action-discard = Discard { $card }
action-keep = Keep { $card }
action-develop = Develop { $card }
action-settle = Settle { $card }
action-pass = Place nothing
action-conquer = Conquer it
action-pay-for = Pay for it
action-pay = Pay with { $card }
action-use = Use { $card }
action-sell = Sell the good on { $card }
action-consume = Consume the good on { $card }
action-produce = Produce on { $card }
action-use-bonus = Use the Produce bonus
action-name = Name { $number }
action-done = Nothing more

# Prompts

prompt-setup-discard = Setup: discard { $count } { $count ->
    [one] card
   *[other] cards
  } of those you were dealt
prompt-hand-limit = End of the round: discard { $count } { $count ->
    [one] card
   *[other] cards
  } down to the hand limit
prompt-act = Choose your action for round { $round }
prompt-act-pair = Choose your two actions for round { $round }
prompt-keep = Phase I: choose { $count } { $count ->
    [one] card
   *[other] cards
  } to keep
prompt-develop = Phase II: choose a development, or nothing
prompt-settle = Phase III: choose a world to settle, or nothing
prompt-way = { $card }: choose how to place it
prompt-pay = { $card }: pay { $count } more { $count ->
    [one] card
   *[other] cards
  } from your hand
prompt-sell = Consume, Trade: choose the good to sell
prompt-consume = Phase IV: choose the next power to use
prompt-consume-optional = Phase IV: use one more power, or nothing more
prompt-consume-hand = { $card }: discard up to { $count } { $count ->
    [one] card
   *[other] cards
  } from your hand
prompt-consume-sell = { $card }: choose the good to sell
prompt-consume-goods = { $card }: choose { $count } { $count ->
    [one] good
   *[other] goods
  } to consume
prompt-produce = { $card }: choose the windfall world that gets a good
prompt-produce-bonus = Produce bonus: choose a windfall world for a good, or none
prompt-produce-short = Phase V: only { $cards ->
    [one] one card is
   *[other] { $cards } cards are
} left for { $worlds } worlds; choose the next world that gets a good
prompt-produce-order = Phase V: choose the next power to use

# Events

event-round = Round { $round }
event-chose = { $seat } chose { $actions }
event-phase = Phase { $numeral }: { $phase }
event-phase-again = Phase { $numeral } a second time: { $phase }
event-reshuffle = The discard pile was shuffled to form a new draw pile of { $cards } { $cards ->
    [one] card
   *[other] cards
  }
event-setup-discarded = { $seat } discarded { $count } { $count ->
    [one] card
   *[other] cards
  }
event-setup-discarded-known = { $seat } discarded { $cards }
event-limit-discarded = { $seat } discarded { $count } { $count ->
    [one] card
   *[other] cards
  } down to the hand limit
event-limit-discarded-known = { $seat } discarded { $cards } down to the hand limit
event-explored = { $seat } drew { $drawn } and kept { $kept }
event-explored-known = { $seat } kept { $cards }{ $count ->
    [0] {""}
   *[other] , discarded { $discarded }
  }
event-developed = { $seat } developed { $card } for { $price } { $price ->
    [one] card
   *[other] cards
  }
event-nobody-developed = Nobody developed anything
event-revealed = { $seat } revealed { $card }
event-nobody-settled = Nobody settled anything
event-conquered = { $seat } conquered { $card }: defence { $defence }, military { $military }
event-paid-for = { $seat } settled { $card } for { $price } { $price ->
    [one] card
   *[other] cards
  }
event-used-for = { $seat } discarded { $used } to place { $card }
event-paid = { $seat } paid { $count } { $count ->
    [one] card
   *[other] cards
  } for { $card }
event-paid-known = { $seat } paid { $cards } for { $card }
event-drew = { $seat } drew { $count } { $count ->
    [one] card
   *[other] cards
  }
event-drew-known = { $seat } drew { $cards }
event-drew-by = { $seat } drew { $count } { $count ->
    [one] card
   *[other] cards
  } by { $card }
event-drew-by-known = { $seat } drew { $cards } by { $card }
event-sold = { $seat } sold the good on { $card } for { $count } { $count ->
    [one] card
   *[other] cards
  }
event-consumed = { $seat } used { $card } on the goods of { $worlds }{ $vp ->
    [0] {""}
   *[other] : { $vp } VP
  }
event-threw = { $seat } discarded { $count } { $count ->
    [one] card
   *[other] cards
  } to { $card }: { $vp } VP
event-threw-known = { $seat } discarded { $cards } to { $card }: { $vp } VP
event-flip-won = { $seat } named { $number } at { $card } and turned up { $flipped }: won
event-flip-lost = { $seat } named { $number } at { $card } and turned up { $flipped }: discarded
event-produced = { $seat } produced { $count } { $count ->
    [one] good
   *[other] goods
  }: { $worlds }
event-ended-by-tableau = A tableau has { $cards } { $cards ->
    [one] card
   *[other] cards
  } or more: the game ended after round { $round }
event-ended-by-pool = The VP pool is empty: the game ended after round { $round }

# Refusals

refusal-not-a-development = { $card } is a world; only developments are placed in phase II
refusal-not-a-world = { $card } is a development; only worlds are placed in phase III
refusal-not-in-hand = { $card } is not in your hand
refusal-not-drawn = { $card } is not among the cards you drew
refusal-not-in-tableau = { $card } is not in your tableau
refusal-duplicate = { $card } is in your tableau already; a development is placed only once
refusal-price = { $card } costs { $price }, you can pay { $funds }
refusal-military = { $card } has defence { $defence }, your military is { $military }
refusal-military-or-price = { $card } has defence { $defence }, your military is { $military }; paying for it costs { $price }, you can pay { $funds }
refusal-military-closed = { $card } has defence { $defence }, your military is { $military }; alien military worlds cannot be paid for
refusal-no-conquest = { $card } is not a military world; it is paid for
refusal-no-payment = { $card } is a military world and cannot be paid for
refusal-cannot-serve = { $used } cannot serve to place { $card }
refusal-power-active = { $active } is being used and has to be finished first
refusal-must-consume = A power that can be used has to be used
refusal-used = { $card } has been used in this phase
refusal-no-consume-power = { $card } has no power for phase IV
refusal-after-others = { $card } can be used only when no other power of yours can take a good
refusal-no-hand-cards = { $card } discards hand cards, and you have none
refusal-no-goods = { $card } needs { $count } fitting { $count ->
    [one] good
   *[other] goods
  }; you do not have them
refusal-no-good-there = There is no good left on { $card }
refusal-power-first = Choose the power first, then the goods for it
refusal-wrong-kind = { $active } cannot take the good on { $card }
refusal-must-produce = A windfall power has to be used while a fitting world is empty
refusal-not-windfall = { $card } is not a windfall world
refusal-has-good = { $card } has a good already
refusal-not-produced-on = { $card } gets no good in this phase
refusal-power-other-world = { $card } cannot get a good from the power being used
refusal-no-windfall-power = { $card } has no windfall power to use now
refusal-two-actions = In the advanced variant you choose two actions at once
refusal-one-action = You choose one action a round; two are for the advanced variant
refusal-develop-phase = Developments are placed in phase II; this is { $phase }
refusal-develop-phase-none = Developments are placed in phase II; it is not on now
refusal-settle-phase = Worlds are placed in phase III; this is { $phase }
refusal-settle-phase-none = Worlds are placed in phase III; it is not on now
refusal-actions = Actions are chosen when a round begins; those of this round are revealed
refusal-discard = { $card } stays in your hand: nothing asks you to discard now
refusal-pay = { $card } stays in your hand: there is nothing to pay for now
refusal-picked = You have picked { $card } already
refusal-pass = You can pass only while a card to place is chosen, in phase II or III
refusal-chosen = The cards to place have been chosen; { $card } stays in your hand
refusal-no-world-revealed = You choose how to place a world after it is revealed in phase III
refusal-use-consume = { $card } is used in phase IV
refusal-use-produce = { $card } is used in phase V
refusal-use-settle = { $card } is discarded in phase III, to place a world that has been revealed
refusal-use = { $card } has no power that you choose to use; what it gives comes by itself
refusal-sell = The good on { $card } can be sold in phase IV, if you choose Consume: Trade or a power sells it
refusal-consume = The good on { $card } is taken in phase IV, by the powers of your cards
refusal-produce = { $card } can get a good in phase V
refusal-bonus = There is no windfall world to choose for the bonus of Produce now
refusal-name = A number is named when a lucky draw is used in phase IV
refusal-done = There is nothing to finish now
refusal-develop-choose = Choose an action first: developments are placed in phase II. { $card } would cost { $price } { $price ->
    [one] card
   *[other] cards
  }, you could pay { $funds }
refusal-settle-choose = Choose an action first: worlds are placed in phase III. { $card } would cost { $price } { $price ->
    [one] card
   *[other] cards
  }, you could pay { $funds }
refusal-settle-choose-military = Choose an action first: worlds are placed in phase III. { $card } has defence { $defence }, your military is { $military }
refusal-settle-choose-either = Choose an action first: worlds are placed in phase III. { $card } has defence { $defence }, your military is { $military }; it would cost { $price } { $price ->
    [one] card
   *[other] cards
  }, you could pay { $funds }

# Under hand cards

footer-price = { $price } { $price ->
    [one] card
   *[other] cards
  }
footer-reduced = { $price } { $price ->
    [one] card
   *[other] cards
  } instead of { $printed }
footer-too-dear = { $price } { $price ->
    [one] card
   *[other] cards
  }, you have { $funds }
footer-conquer = military { $military } ≥ { $defence } · free
footer-weak = military { $military } < { $defence }
footer-pay-military = pay { $price } { $price ->
    [one] card
   *[other] cards
  }
footer-one-time = by a one-time card
footer-owned = you have one
footer-phase-develop = phase II only
footer-phase-settle = phase III only

# Previews

preview-price = Price
preview-defence = Defence
preview-develop-bonus = Develop bonus
preview-pay = You pay
preview-military = Your military
preview-draw = Then you draw { $count } { $count ->
    [one] card
   *[other] cards
  }
preview-windfall = It gets a good
preview-leaves = { $card } leaves your tableau
preview-new-military = Military { $now } → { $later } from the next phase on
preview-points = { $count } VP as things stand
preview-other-ways = Other ways, chosen from after the reveal: { $ways }
preview-way-conquer = conquest
preview-way-pay = payment
preview-trade-price = Trade price
preview-sale = You draw
preview-explore-draw = Cards to look at
preview-explore-keep = Cards you keep
preview-goods = Goods discarded
preview-vp = Victory points
preview-cards = Cards drawn
preview-good = It gets a good: { $good }, sells for { $sale }
preview-choose-good = Then you choose the good to sell
preview-hand-cards = Discard up to { $count } hand { $count ->
    [one] card
   *[other] cards
  }, { $vp } VP each, never doubled
preview-odds = Cards you have not seen: { $cards }; with this number: { $hits }

# Bonuses of the action cards

bonus-explore-5 = Look at 5 more cards
bonus-explore-1-1 = Look at 1 more card and keep 1 more
bonus-develop = Your development costs 1 less
bonus-settle = Draw 1 card after placing a world
bonus-consume-trade = Sell 1 good before consuming
bonus-consume-2x = Consume powers give twice the VP
bonus-produce = You may put a good on an empty windfall world

# Scores

score-worlds = Worlds
score-developments = Developments
score-tables = 6-cost developments
score-chips = VP chips
score-tie-break = Cards in hand and goods

# Places

zone-common = Table
zone-round = Round { $round }
zone-pile = Draw pile: { $count }
zone-discard = Discard pile: { $count }
zone-pool = VP left in the pool: { $count }
zone-phase-skipped = { $numeral } { $phase }: not chosen
zone-phase-ahead = { $numeral } { $phase }: to come
zone-phase-now = { $numeral } { $phase }: now
zone-phase-done = { $numeral } { $phase }: done
zone-chooser = { $seat }: { $action }
zone-figures = Figures
zone-hand-count = Cards in hand: { $count }
zone-chips = VP chips: { $count }
zone-military = Military: { $count }
zone-points = Points now: { $count }
zone-seen = Known in hand: { $cards }
zone-tableau = Tableau, { $count } { $count ->
    [one] card
   *[other] cards
  }
zone-good = { $good }, sells for { $sale }
zone-leaving = leaves the tableau
zone-hand = Your hand
zone-looking = Cards you drew
zone-known-discards = Discards you know
zone-picked = chosen
