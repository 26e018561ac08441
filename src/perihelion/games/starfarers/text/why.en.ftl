# What a judgement of a position consists of, as the reasons of hints say it.

source-points = { $count ->
    [one] point
   *[other] points
  }
source-victory = the game itself
source-half-medal = { $count ->
    [one] half-medal waiting for its pair
   *[other] half-medals waiting for their pair
  }
source-hand = { $count ->
    [one] card in hand
   *[other] cards in hand
  }
source-income = cards to be expected from the rolls to come
source-boosters = { $count ->
    [one] drive unit
   *[other] drive units
  }
source-cannons = { $count ->
    [one] cannon
   *[other] cannons
  }
source-cargo = { $count ->
    [one] cargo section
   *[other] cargo sections
  }
source-credits = { $count ->
    [one] free trade ship to come
   *[other] free trade ships to come
  }
source-turn = being on turn
source-colony-ships = { $count ->
    [one] colony ship and what it can reach
   *[other] colony ships and what they can reach
  }
source-trade-ships = { $count ->
    [one] trade ship and what it can reach
   *[other] trade ships and what they can reach
  }
