# Slova na obrázcích.
art-gate-orange = oranžová brána
art-gate-magenta = purpurová brána
art-gate-green = zelená brána
art-black-hole = Černá díra: kam mizí použité kostky
art-hidden-system = dosud neprozkoumaný
art-bonus = bonus za průzkum
art-stations = stanice
art-free = volný
art-ship = Loď hráče { $seat }
art-die-1 = kostka 1
art-die-2 = kostka 2
art-die-3 = kostka 3
art-die-4 = kostka 4
art-die-5 = kostka 5
art-die-6 = kostka 6
art-median = Značka mediánu je { $between ->
    [0] pod { $low }
   *[other] mezi { $low } a { $high }
  }
art-median-short = medián
art-tracks = Stupnice iniciativy a pokroku
art-no-dice = Teď žádné kostky.
art-closed = otevře se později
art-row-value = co v tomto kole přidá každý zprovozněný generátor
art-round = { $round }. kolo
art-rounds = Kolo
art-order = Pořadí
art-done = dokončeno
art-inspected = inspekční let využit
art-new-tile = Nový transmitter
art-no-transmitters = Zatím žádné transmittery.
art-nothing = nic nezbylo
art-joint = spoj: bonusová kostka { $value }, až budou oba aktivní
art-joint-active = spoj dvou aktivních transmitterů: { $value }
art-each-round = v každé produkční fázi
art-award = konstrukční ocenění
art-points = body
art-cubes = inženýrské kostky
art-rings = zbývající prstence
art-contract-bonus = potom za inženýrské kostky ({ $cubes }) body: { $points }
art-or-token = Nebo si místo toho lízněte bonusový žeton.
art-generator = Bere se za { $take }, zprovozní za { $spin }; každé kolo dává { $points } a hodnotu řady.
art-modifier-pm1 = Změní kostku o 1 nahoru nebo dolů. Koupíte jej za kostku 1 nebo 2.
art-modifier-plus2 = Zvýší kostku o 2. Koupíte jej za kostku 2.
art-size-small = malý
art-size-medium = střední
art-size-large = velký
art-dice-of-round = Kostky { $round }. kola
art-technologies = Technologie
art-dice = Kostky
art-players = Hráči
art-panels = Panely
art-choices-here = tady lze něco zvolit
art-pick-die = Vzít { $value }: ukáže, kam pošle vaše žetony
art-prizes-initiative = Body za umístění na konci hry
art-prizes-engineering = Co umístění přinášejí v každé produkční fázi
art-prizes-initiative-short = konec
art-prizes-engineering-short = každé kolo
art-awards-left = Konstrukční ocenění, která jsou ještě k mání ({ $size }): { $count }, další za { $points } { $points ->
    [one] bod
    [few] body
   *[other] bodů
  }
art-pile = { $count ->
    [one] { $count } bonusový žeton na hromádce
    [few] { $count } bonusové žetony na hromádce
   *[other] { $count } bonusových žetonů na hromádce
  }
art-discarded = pryč:
art-extra-stations = { $count ->
    [one] { $count } stanice navíc pro závěrečné bodování
    [few] { $count } stanice navíc pro závěrečné bodování
   *[other] { $count } stanic navíc pro závěrečné bodování
  }
art-station-table = Stanice na konci
art-station-next = { $count ->
    [one] { $count } stanice: { $points }; další: +{ $more }
    [few] { $count } stanice: { $points }; další: +{ $more }
   *[other] { $count } stanic: { $points }; další: +{ $more }
  }
leaning-generators = zaměřeno na generátory
leaning-flight = zaměřeno na lety
zone-map-short = Mapa
art-technologies-short = Techno
zone-headquarters-short = Ústředí
zone-transmitters-short = Díly
art-origin-part = Část této součásti je naše vlastní podoba, protože vydaná podoba není úplně známa.
art-origin-whole = Tato součást má naši vlastní podobu, protože vydaná podoba není známa.
