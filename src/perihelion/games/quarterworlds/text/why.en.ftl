# What a judgement of a position consists of, as the reasons of hints say it.

source-points = { $count ->
    [one] point: { $about }
   *[other] points: { $about }
  }
source-at-end = { $count ->
    [one] point at the end: { $about }
   *[other] points at the end: { $about }
  }
source-production = production of { $about }
source-influence = the influence board at the coming evaluations
source-income = income at every evaluation to come
source-tokens = { $count ->
    [one] token to pay with
   *[other] tokens to pay with
  }
source-hand = { $count ->
    [one] card in hand
   *[other] cards in hand
  }
source-open-planets = planets on the way to completion
source-objects = object tokens that can still grow
source-laying = the card that is being laid
source-science = { $count ->
    [one] science card
   *[other] science cards
  }
source-kept-card = { $about } in hand
