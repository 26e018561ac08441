# Z čeho se skládá úsudek o pozici, jak ho říkají důvody rad.

source-points = { $count ->
    [0] body
    [one] bod
    [few] body
   *[other] bodů
  }
source-victory = samotná hra
source-half-medal = { $count ->
    [0] půlmedaile čekající na druhou
    [one] půlmedaile čekající na druhou
    [few] půlmedaile čekající na druhou
   *[other] půlmedailí čekajících na druhou
  }
source-hand = { $count ->
    [0] karty v ruce
    [one] karta v ruce
    [few] karty v ruce
   *[other] karet v ruce
  }
source-income = karty, které přinesou další hody
source-boosters = { $count ->
    [0] pohonné jednotky
    [one] pohonná jednotka
    [few] pohonné jednotky
   *[other] pohonných jednotek
  }
source-cannons = { $count ->
    [0] palubní děla
    [one] palubní dělo
    [few] palubní děla
   *[other] palubních děl
  }
source-cargo = { $count ->
    [0] nákladní sekce
    [one] nákladní sekce
    [few] nákladní sekce
   *[other] nákladních sekcí
  }
source-credits = { $count ->
    [0] obchodní lodě zdarma k umístění
    [one] obchodní loď zdarma k umístění
    [few] obchodní lodě zdarma k umístění
   *[other] obchodních lodí zdarma k umístění
  }
source-turn = být na tahu
source-colony-ships = { $count ->
    [0] kolonizační lodě a kam dosáhnou
    [one] kolonizační loď a kam dosáhne
    [few] kolonizační lodě a kam dosáhnou
   *[other] kolonizačních lodí a kam dosáhnou
  }
source-trade-ships = { $count ->
    [0] obchodní lodě a kam dosáhnou
    [one] obchodní loď a kam dosáhne
    [few] obchodní lodě a kam dosáhnou
   *[other] obchodních lodí a kam dosáhnou
  }
