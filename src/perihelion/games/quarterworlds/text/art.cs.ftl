art-offer = Nabídka
art-worlds = Vaše světy
art-epoch = Epocha { $epoch } ze { $epochs }
art-room = do ruky se { $count ->
    [0] nic nevejde
    [one] vejde 1 karta
    [few] vejdou { $count } karty
   *[other] vejde { $count } karet
  }
art-deck = balíček
art-due = zbývá
art-due-total = Zbývá zaplatit: { $count }
art-any = 1 libov.
art-any-card-or = karta nebo
art-token = žeton
art-pays = Odhozením platí: { $resource }
art-pays-list = Odhozením platí
art-pays-science = Platí za jinou kartu vědy
art-forecast = Kdyby epocha skončila teď
art-forecast-influence = Převaha
art-forecast-score = Body potom
art-influence = Převaha
art-dashed = čárkovaně: kdyby to skončilo teď
art-tracks = Stupnice
art-no-planets = Zatím žádné planety
art-colonised = kolonizovaná
art-open = { $open ->
    [one] 1 volná
    [few] { $open } volné
   *[other] { $open } volných
  }
art-to-move = na tahu
art-passed = pasuje
art-passed-first = pasuje jako první
art-score-track = { $points ->
    [one] 1 bod
    [few] { $points } body
   *[other] { $points } bodů
  }: ukazatel na { $marker }{ $tile ->
    [0] {""}
   *[other] , destička { $tile }
  }
art-tokens-ship = Žetony korábů: { $count }; vyložené koráby: { $laid }, žeton má hodnotu { $value }
art-tokens-shuttle = Žetony raketoplánů: { $count }; vyložené raketoplány: { $laid }, žeton má hodnotu { $value }
art-tokens-station = Žetony stanic: { $count }; vyložené stanice: { $laid }, žeton má hodnotu { $value }
art-more = { $count ->
    [one] 1 další
    [few] { $count } další
   *[other] { $count } dalších
  }
art-quarter-white = volná, libovolná barva
art-quarter-bordered = volná, jen { $colour }
art-quarter-complete = hotová, { $colour }
art-needs-planet = Chce plně kolonizovanou planetu bez korábu
art-goes-ship = Vykládá se k vaší plně kolonizované planetě bez korábu
art-goes-colonisation = Přikládá se na volnou čtvrtinu: bílou, nebo s okrajem téže barvy
art-empty-hand = V ruce nejsou žádné karty
art-no-planet-ready = chybí planeta
art-no-quarter = chybí čtvrtina
art-laying = vykládáte
art-put-down = položeno
art-hand-nearly-full = { $count } ze { $limit } karet: další zaplní ruku
art-hand-full = { $count } ze { $limit } karet: než si vezmete další, jednu vyložte
art-tile-military = Kdo má na konci víc: { $amount ->
    [one] 1 bod
    [few] { $amount } body
   *[other] { $amount } bodů
  } za každý stupeň vojenství
art-tile-trade = Kdo má na konci víc: { $amount ->
    [one] 1 bod
    [few] { $amount } body
   *[other] { $amount } bodů
  } za každý stupeň obchodu
art-tile-diplomacy = Kdo má na konci víc: { $amount ->
    [one] 1 bod
    [few] { $amount } body
   *[other] { $amount } bodů
  } za každý stupeň diplomacie
art-tile-ships = Kdo má na konci víc: { $amount ->
    [one] 1 bod
    [few] { $amount } body
   *[other] { $amount } bodů
  } za každý vyložený koráb
symbol-ship = symbol korábu
symbol-shuttle = symbol raketoplánu
symbol-station = symbol stanice
