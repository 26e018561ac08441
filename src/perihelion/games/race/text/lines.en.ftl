# The second line of a prompt: what it costs, what follows, what is left. It may use the prompt's own
# arguments and the figures of the position (`sight/figures.py`).

line-prompt-act = Chosen phases happen for all. The end: { $end } cards in a tableau (now { $longest }) or no chips ({ $pool ->
    [one] 1 is left
   *[other] { $pool } are left
  }).
line-prompt-act-pair = The same phase twice is allowed. The end: { $end } cards in a tableau (now { $longest }) or no chips ({ $pool ->
    [one] 1 is left
   *[other] { $pool } are left
  }).
line-prompt-setup-discard = The rest is your first hand: what you settle, and what you pay with.
line-prompt-hand-limit = At the end of a round nobody holds more than { $limit } cards.
line-prompt-keep = You hold { $hand ->
    [one] 1 card
   *[other] { $hand } cards
  }; what you do not keep is discarded face down.
line-prompt-develop = You hold { $hand ->
    [one] 1 card
   *[other] { $hand } cards
  }; each point of cost takes one of the others.
line-prompt-settle = You hold { $hand ->
    [one] 1 card
   *[other] { $hand } cards
  } to pay with; { $military ->
    [0] for red defences you have no military strength yet
   *[other] military strength { $military } conquers red defences up to { $military }
  }.
line-prompt-way = Conquering costs no card; a card that is used up is gone.
line-prompt-pay = The cards you give are gone; { $after ->
    [one] 1 stays
   *[other] { $after } stay
  } in your hand.
line-prompt-sell = One good is sold for cards; the other goods are consumed afterwards.
line-prompt-consume = Every power is used once, in your order; { $goods ->
    [one] 1 good is left
   *[other] { $goods } goods are left
  }.
line-prompt-consume-optional = What is left may be left; { $goods ->
    [one] 1 good lies
   *[other] { $goods } goods lie
  } on your worlds.
line-prompt-consume-hand = Cards you discard become points; you hold { $hand }.
line-prompt-consume-sell = The good is sold for cards at its price.
line-prompt-consume-goods = Goods on production worlds come back with the next Produce.
line-prompt-produce = A windfall world gets a good only through a power like this one.
line-prompt-produce-bonus = One windfall world gets a good: the bonus of who chose Produce.
line-prompt-produce-short = The deck is nearly empty: the worlds you name get the goods.
line-prompt-produce-order = Powers that fit few worlds go first.
