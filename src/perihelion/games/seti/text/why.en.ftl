# What a judgement of a position consists of, as the reasons of hints say it.

source-points = { $count ->
    [one] point
   *[other] points
  }
source-credits = { $count ->
    [one] credit
   *[other] credits
  }
source-energy = energy
source-publicity = publicity
source-exofossils = { $count ->
    [one] exofossil
   *[other] exofossils
  }
source-hand = { $count ->
    [one] card in hand
   *[other] cards in hand
  }
source-computer = data on the way to a blue trace
source-income = { $count ->
    [one] card tucked for income
   *[other] cards tucked for income
  }
source-technologies = { $count ->
    [one] technology
   *[other] technologies
  }
source-missions = missions and how near they are
source-signals = markers in sectors that may be won
source-capsules = { $count ->
    [one] sample on its way
   *[other] samples on their way
  }
source-pending = what this choice still lets you do
source-species = messages and secret species cards
source-probes = probes and what they can reach
