# Z čeho se skládá úsudek o pozici, jak ho říkají důvody rad.

source-printed = { $count ->
    [0] body na kartách
    [one] bod na kartách
    [few] body na kartách
   *[other] bodů na kartách
  }
source-chips = { $count ->
    [0] žetony VB
    [one] žeton VB
    [few] žetony VB
   *[other] žetonů VB
  }
source-table = { $count ->
    [0] body za kartu { $about }
    [one] bod za kartu { $about }
    [few] body za kartu { $about }
   *[other] bodů za kartu { $about }
  }
source-hand = { $count ->
    [0] karty v ruce
    [one] karta v ruce
    [few] karty v ruce
   *[other] karet v ruce
  }
source-goods = { $count ->
    [0] zboží na planetách
    [one] zboží na planetách
    [few] zboží na planetách
   *[other] zboží na planetách
  }
source-engine = planety, které produkují, a schopnosti, které spotřebovávají
source-powers = další trvalé schopnosti
source-develop-discount = sleva na každou technologii od této chvíle
source-settle-discount = sleva na každou planetu od této chvíle
source-military = k vojenské síle
source-explore-keep = { $count ->
    [0] karty navíc při každém Průzkumu
    [one] karta navíc při každém Průzkumu
    [few] karty navíc při každém Průzkumu
   *[other] karet navíc při každém Průzkumu
  }
source-explore-draw = { $count ->
    [0] karty na výběr při každém Průzkumu
    [one] karta na výběr při každém Průzkumu
    [few] karty na výběr při každém Průzkumu
   *[other] karet na výběr při každém Průzkumu
  }
source-kept-card = { $about } v ruce
