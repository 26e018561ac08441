# What a judgement of a position consists of, as the reasons of hints say it.

source-printed = { $count ->
    [one] point on cards
   *[other] points on cards
  }
source-chips = { $count ->
    [one] VP chip
   *[other] VP chips
  }
source-table = { $count ->
    [one] point from { $about }
   *[other] points from { $about }
  }
source-hand = { $count ->
    [one] card in hand
   *[other] cards in hand
  }
source-goods = { $count ->
    [one] good on your worlds
   *[other] goods on your worlds
  }
source-engine = worlds that produce and powers that consume
source-powers = other lasting powers
source-develop-discount = off every development from now on
source-settle-discount = off every world from now on
source-military = military strength
source-explore-keep = { $count ->
    [one] card kept in every Explore
   *[other] cards kept in every Explore
  }
source-explore-draw = { $count ->
    [one] card to choose from in every Explore
   *[other] cards to choose from in every Explore
  }
source-kept-card = { $about } in hand
