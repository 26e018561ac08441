game-name = Pulsar 2849
game-sentence = Vybírejte kostky, leťte hvězdokupou, obkružte pulsary generátory a stavte megastruktury: osm kol pro dva až čtyři hráče.
ending = Odehrálo se osm kol a závěrečné bodování.

option-setup = Příprava
option-setup-standard = Standardní hra
option-setup-first-game = První hra: doporučené plány a zakázky, bez ústředí
option-setup-without-headquarters = Bez ústředí
option-map = Hvězdokupa
option-map-a = Strana bez slepých uliček
option-map-b = Strana se slepými uličkami
option-start = Kostky v 1. kole
option-start-rolled = Všechny se hodí
option-start-even = Vyrovnaný start: většina kostek je nastavena

# -- věci ----------------------------------------------------------------------------------------------

number-1 = 1
number-2 = 2
number-3 = 3
number-4 = 4
number-5 = 5
number-6 = 6
no-dice = žádné kostky
die-silver-1 = stříbrná 1
die-silver-2 = stříbrná 2
die-silver-3 = stříbrná 3
die-silver-4 = stříbrná 4
die-silver-5 = stříbrná 5
die-silver-6 = stříbrná 6
die-bonus-0 = bonusová 0
die-bonus-1 = bonusová 1
die-bonus-2 = bonusová 2
die-bonus-3 = bonusová 3
die-bonus-4 = bonusová 4
die-bonus-5 = bonusová 5
die-bonus-6 = bonusová 6
token-none = {""}
token-minus1 = {" "}s modifikátorem ±1 (−1)
token-plus1 = {" "}s modifikátorem ±1 (+1)
token-plus2 = {" "}s modifikátorem +2
modifier-pm1 = modifikátor ±1
modifier-plus2 = modifikátor +2
size-small = malý generátor
size-medium = střední generátor
size-large = velký generátor
counter-stay = žádný žeton
counter-initiative = žeton iniciativy
counter-initiative-back = druhý žeton iniciativy
counter-engineering = žeton pokroku
counter-engineering-back = druhý žeton pokroku
edge-left = levá hrana
edge-right = pravá hrana
colour-orange = oranžová
colour-magenta = purpurová
colour-green = zelená
planet-blue = modrá planeta
planet-lifeless = neobyvatelná planeta
planet-covered = zakrytá planeta
face-points4 = 4 body
face-points5 = 5 bodů
face-cubes = 3 inženýrské kostky
face-modifiers = po jednom modifikátoru od každého druhu
face-station = stanice navíc
phase-setup = Příprava
phase-dice = Kostky
phase-action = Akce
phase-production = Produkce
phase-final = Závěrečné vyhodnocení
kind-instant = jednou
kind-permanent = trvale
kind-production = v produkci
kind-endgame = na konci hry
icons-1 = jeden patent za kolo; ve dvou hráčích jeden za hru
icons-2 = dva hráči, i v jednom kole
origin-published = Podle vydané hry
origin-partial = Zčásti rekonstruováno
origin-reconstructed = Rekonstruováno

# -- volby ---------------------------------------------------------------------------------------------

action-side = Strana { $side }
action-entry = Začít zde: { $place }
action-take-die = Vzít { $value }: { $counter }
action-fly = Letět { $distance }: { $die }{ $token }
action-take-generator = Vzít: { $size }
action-place = Umístit: { $size }, { $pulsar }
action-spin = Zprovoznit generátor: { $pulsar }
action-take-transmitter = Vzít { $tile } za { $value }
action-pay-transmitter = Zaplatit { $value }: { $tile }
action-patent = Patentovat: { $technology }
action-project = Dokončit: { $project }
action-buy-modifier = Koupit: { $modifier }
action-copy-die = Zkopírovat zbylou { $value }
action-joint-die = Vzít bonusovou kostku { $value } ze spoje
action-end-turn = Ukončit tah
action-pay = Zaplatit { $value }: { $die }{ $token }
action-inspect = Inspekce bran, barva { $colour } ({ $project })
action-fly-to = Letět sem: { $place }
action-route = Trasa { $number }
action-join = Připojit: { $tile }, { $edge }; nová destička: { $new-edge }
action-separate = Začít novou megastrukturu
action-choose-generator = Vzít: { $size }
action-claim = Obsadit: { $pulsar }
action-decline = Odmítnout
action-teleport = Teleport: { $place }
action-take-bonus = Vzít si bonus systému
action-take-this-bonus = Vzít si bonus: { $rewards }
action-draw-token = Líznout bonusový žeton
action-buy-points = Koupit body: { $tile }
action-finance = Zaplatit inženýrské kostky: { $technology }
action-waive = Počítat jako splněnou: { $contract }
action-fulfil = Splnit zakázku: { $contract }
action-contract-bonus = Koupit další bonus: { $contract }
action-done = Už nic

# -- otázky --------------------------------------------------------------------------------------------

prompt-side = { $board }: zvolte stranu
prompt-entry = Zvolte vstupní bránu pro svou loď
prompt-take-die = { $round }. kolo, kostky: vezměte jednu; značka mediánu je { $between ->
    [0] pod { $low }
   *[other] mezi { $low } a { $high }
  }
prompt-turn = { $round }. kolo, váš tah: použijte kostky ({ $dice }), nebo tah ukončete
prompt-turn-no-dice = { $round }. kolo, váš tah: kostky došly; umístěte generátory, nebo tah ukončete
prompt-turn-another-die = { $round }. kolo, váš tah: kostky došly; pořiďte si bonusovou, nebo tah ukončete
prompt-turn-done = { $round }. kolo, váš tah: kostky došly; ukončete tah
prompt-pay-take-generator = Zaplaťte za generátor ({ $size }): zvolte kostku
prompt-pay-spin = Zaplaťte za zprovoznění ({ $size }): zvolte kostku
prompt-pay-take-transmitter = Zaplaťte { $value } za { $tile }: zvolte kostku
prompt-pay-pay-transmitter = Zaplaťte { $value } za { $tile }: zvolte kostku
prompt-pay-patent = Zaplaťte za technologii { $technology }: zvolte kostku
prompt-pay-project = Zaplaťte ({ $project }): zvolte kostku
prompt-pay-buy-modifier = Zaplaťte za modifikátor ({ $modifier }): zvolte kostku
prompt-fly = Let dlouhý přesně { $distance }: zvolte, kde přistanete
prompt-fly-or-inspect = Let dlouhý přesně { $distance }: ohlaste inspekci, nebo zvolte, kde přistanete
prompt-fly-inspection = Let dlouhý přesně { $distance } s inspekcí bran (barva { $colour }): zvolte, kde přistanete
prompt-route = Vede tam několik tras a přinášejí různé věci: zvolte jednu
prompt-join = Připojte { $tile } k megastruktuře, nebo začněte novou
prompt-choose-generator = Zvolte generátor ze zásoby (zbývá vzít: { $left })
prompt-claim = Obsaďte volný izolovaný pulsar, nebo odmítněte
prompt-teleport-pulsar = Teleportujte svou loď na pulsar
prompt-teleport-system = Teleportujte svou loď do planetárního systému
prompt-teleport-any = Teleportujte svou loď na libovolnou lokaci
prompt-exploration-bonus = Nová stanice na modré planetě: vezměte si bonus systému, nebo si lízněte žeton
prompt-buy-points = Produkce: kupte body na transmitterech, nebo už nic (inženýrské kostky: { $cubes })
prompt-finance = Závěrečné vyhodnocení: zaplaťte za technologie, nebo už nic (inženýrské kostky: { $cubes })
prompt-waive = Závěrečné vyhodnocení: zvolte zakázku, která se počítá jako splněná
prompt-fulfil = Závěrečné vyhodnocení: generátory nestačí na všechny zakázky; zvolte, kterou splníte
prompt-contract-bonus = Závěrečné vyhodnocení: kupte bonusy zakázek, nebo už nic (inženýrské kostky: { $cubes })

# -- co se stalo ---------------------------------------------------------------------------------------

event-headquarters = { $seat } hraje s plánem { $headquarters }.
event-entry = { $seat } začíná zde: { $place }.
event-round = Začíná { $round }. kolo.
event-rolled = { $seat } hází: { $count1 }× 1, { $count2 }× 2, { $count3 }× 3, { $count4 }× 4, { $count5 }× 5, { $count6 }× 6; značka mediánu je { $between ->
    [0] pod { $low }
   *[other] mezi { $low } a { $high }
  }.
event-took-die = { $seat } bere { $value }; { $counter } se posouvá { $right ->
    [1] doprava
   *[other] doleva
  } o { $steps }.
event-took-die-still = { $seat } bere { $value }; žádný žeton se neposouvá.
event-turn = { $seat } začíná tah.
event-turn-over = { $seat } končí tah.
event-paid = { $seat } platí: { $die }.
event-paid-changed = { $seat } platí: { $die }{ $token } jako { $value }.
event-generator = { $seat } bere: { $size }.
event-placed = { $seat } umisťuje: { $size }, { $place }.
event-spun = { $seat } zprovozňuje generátor: { $place }.
event-award = { $seat } bere ocenění ({ $size }): { $points } { $points ->
    [one] bod
    [few] body
   *[other] bodů
  }.
event-transmitter = { $seat } bere { $tile }.
event-joined = { $seat } připojuje { $tile }, na druhé straně je { $to }: spoj { $value }.
event-activated = { $seat } aktivuje { $tile }.
event-joint = Spoj hráče { $seat } je aktivní: v tomto tahu bonusová kostka { $value }.
event-joint-die = { $seat } bere bonusovou kostku { $value } ze spoje.
event-patented = { $seat } patentuje technologii { $technology }.
event-project = { $seat } dokončuje: { $project }.
event-modifier = { $seat } bere: { $amount }× { $modifier }.
event-points = { $seat } získává { $amount } { $amount ->
    [one] bod
    [few] body
   *[other] bodů
  }.
event-cubes = { $seat } bere { $amount } { $amount ->
    [one] inženýrskou kostku
    [few] inženýrské kostky
   *[other] inženýrských kostek
  }.
event-split = { $seat } dělí kostku: stříbrná { $silver } a bonusová { $red }.
event-bonus-lapsed = { $seat } se vzdává bonusové kostky { $value }.
event-bonus-die = { $seat } získává bonusovou kostku { $value }, kterou musí v tomto tahu použít.
event-copied = { $seat } kopíruje zbylou { $value } za { $cubes } { $cubes ->
    [one] inženýrskou kostku
    [few] inženýrské kostky
   *[other] inženýrských kostek
  }.
event-inspection = { $seat } ohlašuje inspekci bran, barva { $colour } ({ $project }).
event-inspected = { $seat } kontroluje { $gates } { $gates ->
    [one] bránu
    [few] brány
   *[other] bran
  }: { $points } { $points ->
    [one] bod
    [few] body
   *[other] bodů
  }.
event-flight = { $seat } letí ({ $distance }), cíl: { $place }.
event-flight-via = { $seat } letí ({ $distance }), trasa: { $via }, cíl: { $place }.
event-teleported = { $seat } se teleportuje: { $place }.
event-revealed = Odkryto: { $place }, { $system }.
event-station = { $seat } staví stanici: { $place }, { $planet }.
event-claimed = { $seat } obsazuje: { $place }.
event-claim-lost = { $seat } nemůže obsadit izolovaný pulsar; tato část propadá.
event-token = { $seat } si bere bonusový žeton: { $face }.
event-technology-points = { $technology }: { $seat } získává { $points } { $points ->
    [one] bod
    [few] body
   *[other] bodů
  }.
event-order = { $seat } je v novém pořadí na { $place }. místě.
event-penalty = { $seat } ztrácí na stupnicích { $points } { $points ->
    [one] bod
    [few] body
   *[other] bodů
  }.
event-tile-points = { $seat } získává { $amount } { $amount ->
    [one] bod
    [few] body
   *[other] bodů
  } ({ $tile }).
event-tile-cubes = { $seat } bere { $amount } { $amount ->
    [one] inženýrskou kostku
    [few] inženýrské kostky
   *[other] inženýrských kostek
  } ({ $tile }).
event-bought-points = { $seat } platí { $cubes } { $cubes ->
    [one] inženýrskou kostku
    [few] inženýrské kostky
   *[other] inženýrských kostek
  } za { $points } { $points ->
    [one] bod
    [few] body
   *[other] bodů
  }.
event-generators = Generátory hráče { $seat } produkují { $points } { $points ->
    [one] bod
    [few] body
   *[other] bodů
  } (hodnota řady +{ $value }).
event-display = Nové transmittery: { $tiles }.
event-final = Závěrečné vyhodnocení, { $source }: { $seat } získává { $points } { $points ->
    [one] bod
    [few] body
   *[other] bodů
  }.
event-contract = { $seat } plní zakázku { $contract }: { $points } { $points ->
    [one] bod
    [few] body
   *[other] bodů
  }.
event-waived = { $seat } si nechává započítat zakázku { $contract }.
event-contract-bonus = { $seat } platí { $cubes } { $cubes ->
    [one] inženýrskou kostku
    [few] inženýrské kostky
   *[other] inženýrských kostek
  } za bonus zakázky { $contract }: { $points } { $points ->
    [one] bod
    [few] body
   *[other] bodů
  }.
event-game-over = Hra skončila.

# -- proč ne -------------------------------------------------------------------------------------------

refusal-setup = Nejdřív se rozmisťují lodě a volí ústředí; kostky ještě nejsou.
refusal-dice-phase = Je fáze kostek: kostky se berou, akce přijdou potom.
refusal-not-your-turn = Na tahu je { $seat }.
refusal-choose-side = Nejdřív zvolte stranu svého ústředí.
refusal-entry = Zvolte volnou vstupní bránu; dvě lodě nikdy nezačínají na stejné.
refusal-no-such-die = Kostka { $value } už na plánu není.
refusal-die-moves-nothing = Kostka { $value } leží nad značkou mediánu a nic neposouvá.
refusal-die-moves = Kostka { $value } posouvá jeden váš žeton o { $steps }; zvolte který.
refusal-no-second-counter = Dva žetony na každé stupnici jsou jen ve dvou hráčích.
refusal-right-end = Kostka { $value } posouvá o { $steps } doprava; ten žeton by přejel pravý okraj.
refusal-not-payable = Je potřeba kostka { $values }; máte { $dice } a to nestačí.
refusal-not-your-die = Takovou kostku teď nemáte.
refusal-no-modifier = Takový modifikátor nemáte.
refusal-wrong-distance = Let je přesně tak dlouhý, jak říká kostka.
refusal-no-flight = Žádný let této délky podmínku nesplňuje.
refusal-supply-empty = Generátor této velikosti už není.
refusal-none-in-front = Nemáte před sebou generátor této velikosti.
refusal-not-your-pulsar = Tento pulsar není váš.
refusal-has-generator = Na tomto pulsaru už generátor je.
refusal-nothing-to-spin = Na tomto pulsaru není rozestavěný generátor.
refusal-not-on-display = Tento transmitter není v nabídce.
refusal-not-your-transmitter = Tento transmitter není váš.
refusal-die-not-open = Na tomto transmitteru taková nezaplacená kostka není.
refusal-not-in-play = Tato technologie není ve hře.
refusal-row-closed = Tato technologie se otevírá v { $row }. kole; teď je { $round }. kolo.
refusal-own-patent = Tuto technologii už máte patentovanou.
refusal-patents-gone = Oba patenty této technologie jsou pryč.
refusal-one-per-round = Tato technologie byla v tomto kole patentována; druhé místo se otevře v příštím.
refusal-one-per-game = Ve dvou hráčích lze tuto technologii patentovat jen jednou.
refusal-needs-cubes = Stojí to také 1 inženýrskou kostku; máte { $cubes }.
refusal-no-bonus-die = Dává červenou kostku a bonusovou kostku jste v tomto tahu už použili, nebo držíte takovou, kterou použít musíte.
refusal-no-headquarters = V této hře ústředí nejsou.
refusal-project-done = Tento projekt je dokončen.
refusal-project-needs = Nejdřív dokončete: { $missing }.
refusal-no-leftover = Taková kostka na plánu nezbyla.
refusal-copy-costs = Zkopírování stojí { $cost ->
    [one] { $cost } inženýrskou kostku
    [few] { $cost } inženýrské kostky
   *[other] { $cost } inženýrských kostek
  }; máte { $cubes }.
refusal-one-bonus-die = Bonusovou kostku jste už použili, nebo držíte takovou, kterou použít musíte; smí být jedna za tah.
refusal-one-copy = Zbylou kostku jste v tomto tahu už zkopírovali.
refusal-no-joint = Žádný spoj této hodnoty se v tomto tahu neaktivoval.
refusal-must-use = Bonusová kostka { $value } se musí použít, než tah skončí.
refusal-not-in-a-turn = Tohle teď ve svém tahu zvolit nemůžete.
refusal-pay = Nejdřív zvolte, jak zaplatíte.
refusal-inspect-before = Inspekce se ohlašuje před volbou trasy.
refusal-one-inspection = Na jednom letu lze využít jen jednu inspekci.
refusal-no-inspection = Takový inspekční let k využití nemáte.
refusal-not-in-reach = Žádný let dlouhý přesně { $distance } tam nekončí.
refusal-flying = Vaše loď letí: nejdřív dokončete let o délce { $distance }.
refusal-join = Nový transmitter se připojuje k volné přípojce, nebo začíná megastrukturu.
refusal-choose-generator = Zvolte generátor, který odměna dovoluje a který je ještě v zásobě.
refusal-claim = Obsaďte volný izolovaný pulsar, nebo odmítněte.
refusal-teleport-pulsar = Teleport vede na pulsar, který není izolovaný.
refusal-teleport-system = Teleport vede do planetárního systému.
refusal-teleport-any = Teleport vede kamkoliv kromě vstupních bran a izolovaných pulsarů.
refusal-decide-bonus = Nejdřív rozhodněte: vytištěný bonus, nebo žeton.
refusal-buy-points = Každý transmitter prodává jednou za kolo; inženýrské kostky: { $cubes }.
refusal-finance = Platit lze za vlastní technologie; inženýrské kostky: { $cubes }.
refusal-waive = Za splněnou lze označit jen zakázku ve hře, která tak ještě označena není; nejprve rozhodněte o ní.
refusal-fulfil = Na všechny tyto zakázky vaše generátory nestačí; nejprve zvolte, které z nich splníte.
refusal-contract = Jen bonusy splněných zakázek, první a pak druhý; inženýrské kostky: { $cubes }.

# -- náhledy -------------------------------------------------------------------------------------------

preview-no-move = Žádný žeton se neposune.
preview-field-from = z pole
preview-field-to = na pole
preview-penalty = Toto pole stojí v každé produkční fázi { $points } { $points ->
    [one] bod
    [few] body
   *[other] bodů
  }.
preview-die = kostka k zaplacení
preview-dice-left = kostky ještě k zaplacení
preview-choose-die = Kostku zvolíte vzápětí.
preview-steps = pole doprava (s minusem doleva)
preview-overflow = Příliš daleko: žeton půjde na posledním poli dospod.
preview-dice-lost = nevyužité kostky
preview-award = konstrukční ocenění
preview-placed = Generátor je ve výstavbě, dokud ho kostka nezprovozní.
preview-bonus-held = Budete držet bonusovou kostku a smíte ji v tomto tahu použít.
preview-per-gate = body za každou bránu
preview-once-active = Po aktivaci: { $rewards }.
preview-from-now-on = Od teď: { $rewards }.
preview-project = { $project }: { $rewards }.
preview-draw-token = Lízne žeton z hromádky.
preview-cubes = inženýrské kostky
preview-cubes-left = zbude kostek
preview-points = body
preview-distance = délka letu
preview-ends = míst v dosahu
preview-routes = různé trasy
preview-choose-route = Trasu zvolíte potom.
preview-gates = brány v inspekci
preview-joint = hodnota spoje
preview-technology = { $technology }: { $points } { $points ->
    [one] bod
    [few] body
   *[other] bodů
  }.
preview-claim = Obsadí pulsar.
preview-no-claim = Nic neobsadí.
preview-reveal = { $place }: odkryje systém a staví, pokud lze.
preview-reveal-land = { $place }: odkryje systém, staví na modré planetě, přinese bonus za průzkum.
preview-station = { $place }: stanice, { $planet }.
preview-no-station = { $place }: bez stanice.
preview-bonus = Potom jeho bonus ({ $rewards }), nebo žeton.

# -- odměny --------------------------------------------------------------------------------------------

reward-points = { $amount } { $amount ->
    [one] bod
    [few] body
   *[other] bodů
  }
reward-cubes = { $amount } { $amount ->
    [one] inženýrská kostka
    [few] inženýrské kostky
   *[other] inženýrských kostek
  }
reward-modifier = { $amount }× { $modifier }
reward-generator-any = generátor libovolné velikosti
reward-generator = { $any_sizes }
reward-generators-distinct = generátory různých velikostí: { $amount }
reward-exploration-token = { $amount } { $amount ->
    [one] bonusový žeton
    [few] bonusové žetony
   *[other] bonusových žetonů
  } za průzkum
reward-split-die = kostka se změní na stříbrnou { $silver } a bonusovou { $red }, kterou musíte použít v tomto tahu
reward-bonus-die = bonusová kostka { $value }, kterou musíte použít v tomto tahu
reward-buy-bonus-die = za inženýrské kostky ({ $cubes }) bonusová kostka { $value }, kterou musíte použít v tomto tahu
reward-inspection-flight = inspekce na pozdějším letu: { $points } za každou bránu, barva { $any_colours }
reward-inspection-flight-choice = inspekce na pozdějším letu: { $points } za každou bránu jedné barvy ({ $any_colours })
reward-claim-isolated-pulsar = smíte obsadit volný izolovaný pulsar
reward-teleport-pulsar = teleport na pulsar
reward-teleport-system = teleport do planetárního systému
reward-teleport-any = teleport na libovolnou lokaci
reward-extra-station = v závěrečném bodování { $amount } { $amount ->
    [one] stanice
    [few] stanice
   *[other] stanic
  } navíc
reward-buy-points = každé kolo smíte zaplatit inženýrské kostky ({ $cubes }) za { $points } { $points ->
    [one] bod
    [few] body
   *[other] bodů
  }
permanent-points = každé kolo { $amount } { $amount ->
    [one] bod
    [few] body
   *[other] bodů
  }
permanent-cubes = každé kolo { $amount } { $amount ->
    [one] inženýrská kostka
    [few] inženýrské kostky
   *[other] inženýrských kostek
  }

# -- místa a údaje -------------------------------------------------------------------------------------

zone-dice = Kostky na plánu
zone-initiative = Iniciativa
zone-engineering = Pokrok
zone-display = Nabídka transmitterů
zone-contracts = Zakázky
zone-map = Hvězdokupa
zone-means = Zásoby
zone-own-dice = Kostky
zone-patents = Patenty
zone-transmitters = Transmittery
zone-headquarters = Ústředí
item-counter = { $seat }: pole { $field }
item-system = { $place }: { $system }
item-pulsar = { $place }: { $seat }
item-spinning = { $size }, zprovozněný
item-building = { $size }, rozestavěný
item-points = { $count ->
    [one] 1 bod
    [few] { $count } body
   *[other] { $count } bodů
  }
item-cubes = { $count ->
    [one] 1 inženýrská kostka
    [few] { $count } inženýrské kostky
   *[other] { $count } inženýrských kostek
  }
item-pm1 = { $count }× modifikátor ±1
item-plus2 = { $count }× modifikátor +2
item-rings = { $count ->
    [one] 1 prstenec zbývá
    [few] { $count } prstence zbývají
   *[other] { $count } prstenců zbývá
  }
item-ship = loď: { $place }
item-front = { $size } před hráčem
item-unpaid = zbývá zaplatit: { $dice }
item-active = aktivovaný

score-start = Počáteční body
score-construction-awards = Konstrukční ocenění
score-transmitters-immediate = Aktivace transmitterů
score-transmitters-production = Produkce transmitterů
score-generators = Produkce generátorů
score-technologies = Technologie
score-technologies-production = Zelené technologie
score-technologies-endgame = Fialové technologie
score-headquarters = Projekty na ústředí
score-inspection-flights = Inspekční lety
score-exploration-tokens = Bonusové žetony
score-engineering-track = Stupnice pokroku
score-penalties = Postihy
score-contracts = Zakázky
score-contract-bonuses = Bonusy zakázek
score-unfinished-pulsars = Nedokončené pulsary
score-unfinished-generators = Nedokončené generátory
score-cubes = Inženýrské kostky
score-initiative = Stupnice iniciativy
score-stations = Výzkumné stanice
score-tie-break = Místo na stupnici iniciativy (rozhoduje remízy)
zone-supply = Zásoba
zone-stations = Stanice na konci
zone-technologies = Technologie
item-median = Značka mediánu stojí { $between ->
    [0] pod { $low }
   *[other] mezi { $low } a { $high }
  }
item-taken = { $value }: má { $seat }
item-joint = nabídka spoje: bonusová kostka { $value }
item-end-points = { $points ->
    [one] { $points } bod na konci
    [few] { $points } body na konci
   *[other] { $points } bodů na konci
  }
item-award-left = zbývá ocenění za { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
  }
item-award = konstrukční ocenění ({ $size }): { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
  }
item-pile = { $count ->
    [one] { $count } bonusový žeton na hromádce
    [few] { $count } bonusové žetony na hromádce
   *[other] { $count } bonusových žetonů na hromádce
  }
item-discarded = odhozeno: { $face }
item-stations = { $count ->
    [one] { $count } stanice
    [few] { $count } stanice
   *[other] { $count } stanic
  }: { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
  }
item-row = kolo { $round }, kostka { $die }
item-patent-of = patent: { $seat }
item-stack = { $count ->
    [one] ještě { $count } na hromádce
    [few] ještě { $count } na hromádce
   *[other] ještě { $count } na hromádce
  }
item-progress = { $seat }: { $have } z { $need }
item-station = { $planet }: stanice – { $seat }
item-free-planet = { $planet }: volná
item-extra-stations = { $count ->
    [one] { $count } stanice navíc pro závěrečné bodování
    [few] { $count } stanice navíc pro závěrečné bodování
   *[other] { $count } stanic navíc pro závěrečné bodování
  }
item-project = { $project }: kostka { $die }
item-done = dokončeno
item-inspected = inspekční let využit

ends-end-turn = Ukončit tah: { $count ->
    [one] zbývá jedna kostka a už ji nepoužijete
    [few] zbývají { $count } kostky a už je nepoužijete
   *[other] zbývá { $count } kostek a už je nepoužijete
}.
