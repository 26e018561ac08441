# Z čeho se skládá úsudek o pozici, jak ho říkají důvody rad.

source-points = { $count ->
    [0] body
    [one] bod
    [few] body
   *[other] bodů
  }
source-credits = { $count ->
    [0] kredity
    [one] kredit
    [few] kredity
   *[other] kreditů
  }
source-energy = energie
source-publicity = publicita
source-exofossils = { $count ->
    [0] exofosilie
    [one] exofosilie
    [few] exofosilie
   *[other] exofosilií
  }
source-hand = { $count ->
    [0] karty v ruce
    [one] karta v ruce
    [few] karty v ruce
   *[other] karet v ruce
  }
source-computer = data na cestě k modré stopě
source-income = { $count ->
    [0] karty zasunuté na příjem
    [one] karta zasunutá na příjem
    [few] karty zasunuté na příjem
   *[other] karet zasunutých na příjem
  }
source-technologies = { $count ->
    [0] technologie
    [one] technologie
    [few] technologie
   *[other] technologií
  }
source-missions = mise a jak jsou blízko splnění
source-signals = značky v sektorech, které lze získat
source-capsules = { $count ->
    [0] vzorky na cestě
    [one] vzorek na cestě
    [few] vzorky na cestě
   *[other] vzorků na cestě
  }
source-pending = co ještě smíte udělat díky této volbě
source-species = zprávy a tajné karty druhů
source-probes = sondy a kam dosáhnou
