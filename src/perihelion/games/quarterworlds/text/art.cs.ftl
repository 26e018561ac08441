art-offer = Nabídka
art-worlds = Vaše světy
art-epoch = Epocha { $epoch } ze { $epochs }
art-room = { $count ->
    [0] ruka je plná
    [one] místo na 1 kartu
    [few] místo na { $count } karty
   *[other] místo na { $count } karet
  }
art-deck = balíček
art-due = zbývá
art-due-total = Zbývá zaplatit: { $count }
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
art-hand-known = V ruce, vzato veřejně
art-laid-station = { $count ->
    [one] 1 produkční stanice
    [few] { $count } produkční stanice
   *[other] { $count } produkčních stanic
  }
art-laid-shuttle = { $count ->
    [one] 1 raketoplán
    [few] { $count } raketoplány
   *[other] { $count } raketoplánů
  }
art-pile = Odhazovací balíček: { $count ->
    [one] 1 karta
    [few] { $count } karty
   *[other] { $count } karet
  }
art-diplomacy-line = Náskok { $lead } v diplomacii: { $points ->
    [one] 1 bod
    [few] { $points } body
   *[other] { $points } bodů
  }
art-help = Karta nápovědy: konec epochy a konec hry
help-epoch = Konec každé epochy
help-research = Výzkum: kdo pasoval první, rozhoduje první; každý smí vyložit jednu kartu vědy
help-military = Vojenství: váleček se posune nahoru nebo dolů o rozdíl
help-trade = Obchod: váleček se posune doleva nebo doprava o rozdíl
help-diplomacy = Diplomacie: při náskoku 1 posuňte váleček o pole po libovolné ose; při 2 a více šikmo a s body z tabulky
help-dominance = Body za vojenskou převahu, za obchodní převahu (za každou planetu) a za kvadrant
help-income = Příjem: body stálého příjmu
help-end = Konec hry po třetí epoše
help-tiles = Bodovací destičky: kdo má vyšší produkci suroviny, při shodě oba
help-tokens = Žetony objektů: hodnotu jim dávají vaše vyložené koráby, raketoplány a stanice
help-planets = 2 body za každou plně kolonizovanou planetu
help-bonuses = Závěrečné bonusy karet vědy
help-winner = Vyhrává, kdo má víc bodů; při shodě kdo má víc plně kolonizovaných planet
