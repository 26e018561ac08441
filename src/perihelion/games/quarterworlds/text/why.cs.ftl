# Z čeho se skládá úsudek o pozici, jak ho říkají důvody rad.

source-points = { $count ->
    [0] body: { $about }
    [one] bod: { $about }
    [few] body: { $about }
   *[other] bodů: { $about }
  }
source-at-end = { $count ->
    [0] body na konci: { $about }
    [one] bod na konci: { $about }
    [few] body na konci: { $about }
   *[other] bodů na konci: { $about }
  }
source-production = produkce ({ $about })
source-influence = deska vlivu při dalších vyhodnoceních převahy
source-income = příjem při každém dalším vyhodnocení
source-tokens = { $count ->
    [0] žetony na placení
    [one] žeton na placení
    [few] žetony na placení
   *[other] žetonů na placení
  }
source-hand = { $count ->
    [0] karty v ruce
    [one] karta v ruce
    [few] karty v ruce
   *[other] karet v ruce
  }
source-open-planets = planety na cestě k dokončení
source-objects = žetony objektů, které ještě porostou
source-laying = právě vykládaná karta
source-science = { $count ->
    [0] karty vědy
    [one] karta vědy
    [few] karty vědy
   *[other] karet vědy
  }
source-kept-card = { $about } v ruce
