game-name = Poslední čtvrť
game-sentence = Dva hráči během tří epoch osidlují planety čtvrtinu po čtvrtině a poměřují síly ve vojenství, obchodu a diplomacii.
ending = Odehrály se tři epochy a závěrečné bodování.

option-start = Kdo začíná
option-start-random = Rozhodne los
option-start-red = Červený
option-start-blue = Modrý
option-passing = Kdy lze pasovat
option-passing-no-card = Když nelze vzít žádnou kartu
option-passing-any-turn = V kterémkoli tahu

# -- věci --------------------------------------------------------------------------------------------

resource-energy = energie
resource-food = potraviny
resource-metal = kov
resource-science = věda
production-energy = produkce energie
production-food = produkce potravin
production-metal = produkce kovu
production-science = produkce vědy
track-military = vojenství
track-trade = obchod
track-diplomacy = diplomacie
track-income = stálý příjem
object-ship = žetony korábů
object-shuttle = žetony raketoplánů
object-station = žetony stanic
kind-station = produkční stanice
kind-shuttle = raketoplán
kind-colonisation = kolonizační karta
kind-ship = kolonizační koráb
kind-planet = planeta
kind-science = karta vědy
colour-grey = šedá
colour-green = zelená
colour-gold = zlatá
colour-violet = fialová
quarter-top-left = vlevo nahoře
quarter-top-right = vpravo nahoře
quarter-bottom-left = vlevo dole
quarter-bottom-right = vpravo dole
axis-vertical = svisle (vojenství)
axis-horizontal = vodorovně (obchod)
shown-energy = energie
shown-food = potravin
shown-metal = kovu
shown-science = vědy
used-energy = energii
used-food = potraviny
used-metal = kov
used-science = vědu

# -- volby -------------------------------------------------------------------------------------------

action-take = Vzít kartu { $card }
action-enough = Stačí jedna karta
action-lay = Vyložit kartu { $card }
action-attach = { $planet }, { $quarter }
action-dock = K planetě { $planet }
action-waive = O 1 méně: { $resource }
action-pay-suggested = Zaplatit podle návrhu
action-pay = Odhodit kartu { $card }
action-pay-token = Zaplatit 1 žeton
action-pass = Pasovat
action-research = Vyložit kartu vědy { $card }
action-decline = Nic nezkoumat
action-move = Posunout { $axis }

prompt-turn = Jste na tahu: vezměte si karty, nebo jednu vyložte
prompt-turn-or-pass = Jste na tahu: vezměte si karty, jednu vyložte, nebo pasujte
prompt-turn-no-card = Jste na tahu: žádnou kartu si vzít nemůžete; jednu vyložte, nebo pasujte
prompt-second = Berete kartu { $card }: zvolte druhou kartu hodnoty { $value ->
    [1] 1 nebo 2
   *[other] 1
  }
prompt-second-or-enough = Berete kartu { $card }: zvolte druhou, nebo zůstaňte u jedné
prompt-quarter = Zvolte čtvrtinu pro kartu { $card } (barva: { $colour })
prompt-dock = Zvolte kolonizovanou planetu pro kartu { $card }
prompt-waive = { $card }: zvolte, co odečte vaše sleva{ $energy ->
    [0] {""}
    [one] {" · "}{ $energy } energie
    [few] {" · "}{ $energy } energie
   *[other] {" · "}{ $energy } energií
  }{ $food ->
    [0] {""}
    [one] {" · "}{ $food } potravina
    [few] {" · "}{ $food } potraviny
   *[other] {" · "}{ $food } potravin
  }{ $metal ->
    [0] {""}
    [one] {" · "}{ $metal } kov
    [few] {" · "}{ $metal } kovy
   *[other] {" · "}{ $metal } kovů
  }{ $science ->
    [0] {""}
    [one] {" · "}{ $science } věda
    [few] {" · "}{ $science } vědy
   *[other] {" · "}{ $science } věd
  }
prompt-pay = Zaplaťte kartu { $card }{ $energy ->
    [0] {""}
    [one] {" · "}{ $energy } energie
    [few] {" · "}{ $energy } energie
   *[other] {" · "}{ $energy } energií
  }{ $food ->
    [0] {""}
    [one] {" · "}{ $food } potravina
    [few] {" · "}{ $food } potraviny
   *[other] {" · "}{ $food } potravin
  }{ $metal ->
    [0] {""}
    [one] {" · "}{ $metal } kov
    [few] {" · "}{ $metal } kovy
   *[other] {" · "}{ $metal } kovů
  }{ $science ->
    [0] {""}
    [one] {" · "}{ $science } věda
    [few] {" · "}{ $science } vědy
   *[other] {" · "}{ $science } věd
  }{ $items ->
    [0] {""}
   *[other] {" "}(položeno: { $items })
  }
prompt-pay-minimum = Zaplaťte kartu { $card }: jednou kartou nebo žetonem
prompt-research = Konec epochy { $epoch }: vyložte kartu vědy, nebo nic
prompt-axis = Diplomacie: posuňte váleček o jedno pole na svou stranu, svisle nebo vodorovně

# -- co se stalo -------------------------------------------------------------------------------------

event-epoch = Začíná epocha { $epoch }; na tahu je { $seat }
event-taken = { $seat } bere: { $cards } (hodnota { $value })
event-passed = { $seat } pasuje{ $order ->
    [1] {" "}jako první
   *[other] {""}
  }
event-laid = { $seat } vykládá kartu { $card }
event-attached = { $seat } přikládá kartu { $card } k planetě { $planet }, { $quarter }
event-docked = { $seat } vykládá koráb { $card } k planetě { $planet }
event-colonised = Planeta { $planet } je plně kolonizovaná
event-points = { $seat } získává { $amount ->
    [one] 1 bod
    [few] { $amount } body
   *[other] { $amount } bodů
  }
event-tokens = { $seat } si bere { $amount ->
    [one] 1 univerzální žeton
    [few] { $amount } univerzální žetony
   *[other] { $amount } univerzálních žetonů
  }
event-step = { $seat } postupuje o { $amount }: { $track }
event-step-lost = { $seat } je na konci stupnice: { $track }
event-objects = { $seat } si bere { $object }: { $amount }
event-paid = { $seat } platí: { $cards }{ $tokens ->
    [0] {""}
    [one] {" "}a 1 žeton
    [few] {" "}a { $tokens } žetony
   *[other] {" "}a { $tokens } žetonů
  }
event-paid-tokens = { $seat } platí { $tokens ->
    [one] 1 žeton
    [few] { $tokens } žetony
   *[other] { $tokens } žetonů
  }
event-epoch-end = Konec epochy { $epoch }: výzkum, vyhodnocení převahy, příjem
event-researched = { $seat } vykládá kartu vědy { $card }
event-declined = { $seat } nic nezkoumá
event-income = { $seat } získává { $amount ->
    [one] 1 bod
    [few] { $amount } body
   *[other] { $amount } bodů
  } stálého příjmu
event-cylinder-vertical = Vojenství: váleček se posouvá o { $spaces ->
    [one] 1 pole
    [few] { $spaces } pole
   *[other] { $spaces } polí
  } ve prospěch hráče { $seat }
event-cylinder-horizontal = Obchod: váleček se posouvá o { $spaces ->
    [one] 1 pole
    [few] { $spaces } pole
   *[other] { $spaces } polí
  } ve prospěch hráče { $seat }
event-cylinder-diagonal = Diplomacie: váleček se posouvá šikmo k rohu hráče { $seat }
event-final = { $seat }: { $source }, { $amount ->
    [one] 1 bod
    [few] { $amount } body
   *[other] { $amount } bodů
  }

# -- proč ne -----------------------------------------------------------------------------------------

refusal-not-in-offer = Karta { $card } není v nabídce.
refusal-not-in-hand = Kartu { $card } nemáte v ruce.
refusal-hand-full = V ruce máte { $hand } ze { $limit } karet; další se nevejde.
refusal-take-alone = Karta hodnoty { $value } se samotná nebere, dokud má balíček karty a vám se do ruky vejdou dvě.
refusal-taken-first = Tuto kartu už berete.
refusal-take-value = Hodnota { $first } a hodnota { $second } jsou na jeden výběr příliš.
refusal-take-two = Ke kartě hodnoty { $first } patří druhá, dokud má balíček karty a vám se do ruky vejdou dvě.
refusal-second-card-first = Nejprve zvolte druhou kartu výběru.
refusal-nothing-taken = Zatím jste z nabídky žádnou kartu nezvolili.
refusal-choose-card-first = Nejprve zvolte kartu, kterou vyložíte.
refusal-pass = Ještě si můžete vzít kartu, do ruky se { $room ->
    [one] vejde 1
    [few] vejdou { $room }
   *[other] vejde { $room }
  }; pasuje se, jen když žádnou vzít nelze.
refusal-research-later = Karty vědy se vykládají, až oba hráči pasují.
refusal-no-diplomacy-now = Válečkem se hýbe na konci epochy; rozhoduje hráč, který vede v diplomacii právě o jeden stupeň.
refusal-epoch-over = Oba hráči pasovali; teď je čas na výzkum.
refusal-no-quarter = { $card } (barva: { $colour }): chybí volná čtvrtina vaší planety, bílá nebo této barvy.
refusal-no-planet-for-ship = { $card }: chybí plně kolonizovaná planeta bez korábu; kolonizovaných máte { $colonised }, s korábem { $ships }.
refusal-cannot-pay = { $card }: zbývá zaplatit { $owed }, zaplatit můžete { $payable }.
refusal-no-minimum = { $card } stojí nejméně jednu kartu nebo žeton, a vy nemáte ani jedno.
refusal-place-first = Nejprve zvolte místo pro kartu { $card }.
refusal-pay-first = Nejprve zaplaťte kartu { $card }.
refusal-not-your-planet = Planeta { $planet } není ve vašem vesmíru.
refusal-no-such-planet = Planeta { $planet } není ve vašem vesmíru.
refusal-quarter-taken = Tato čtvrtina planety { $planet } už je osídlená.
refusal-quarter-complete = Tato čtvrtina planety { $planet } je hotová; nic na ni přiložit nelze.
refusal-quarter-colour = Tato čtvrtina planety { $planet } přijímá jen jednu barvu: { $colour }.
refusal-has-ship = U planety { $planet } už koráb je.
refusal-not-colonised = Planeta { $planet } není plně kolonizovaná: { $open ->
    [one] 1 čtvrtina je volná
    [few] { $open } čtvrtiny jsou volné
   *[other] { $open } čtvrtin je volných
  }.
refusal-own-card = { $card }: karta nemůže zaplatit sama sebe.
refusal-put-down = Karta { $card } už v platbě je.
refusal-science-pays-science = { $card } je karta vědy; karty epoch s ní platit nelze.
refusal-no-science-symbol = { $card } nemá symbol vědy; platí se s ní jen tehdy, když už nic jiného nezbývá.
refusal-no-token = Nemáte už žeton, kterým byste zaplatili (vlastníte: { $count }).
refusal-overpaid = Příliš mnoho: zbývá zaplatit { $owed } a stačila by menší část (položeno: { $items }).
refusal-not-exact = S tímto by platba nemohla vyjít přesně: zbývá zaplatit { $owed }, položeno { $items }.
refusal-no-discount = Teď se o žádné slevě nerozhoduje.
refusal-not-owed = Tato surovina už se neplatí: { $resource }.
refusal-waive-unpayable = S touto slevou byste zbytek nezaplatili: { $resource }.
refusal-discount-first = Nejprve zvolte, co odečte vaše sleva.
refusal-suggestion-first = Už platíte po svém; pokračujte, nebo platbu vezměte zpět.
refusal-choose-axis = Nejprve zvolte, po které ose se váleček posune.

# -- než zvolíte -------------------------------------------------------------------------------------

preview-cost = Cena: { $resource }
preview-production = Odečte se { $track }
preview-discount = Odečte se vaše sleva
preview-due = Zbývá zaplatit
preview-minimum = Zbývá zaplatit: libovolná karta nebo žeton
preview-minimum-research = Zbývá zaplatit: libovolná karta, žeton nebo karta vědy
preview-at-least = Nejméně jedna platba
preview-track-end = { $track }: ukazatel už je na konci stupnice
preview-lay-bonus = Bonus za vyložení: { $amount ->
    [one] 1 bod
    [few] { $amount } body
   *[other] { $amount } bodů
  }
preview-value = Hodnota v nabídce: { $value }
preview-hand-full = Ruka bude plná ({ $limit }): dokud nějakou kartu nevyložíte, nic dalšího si nevezmete
preview-when-colonised = Až bude plně kolonizovaná:
preview-completes = Planeta { $planet } pak bude plně kolonizovaná:
preview-pay-cards = Odhodíte: { $cards }
preview-pay-tokens = Zaplatíte { $amount ->
    [one] 1 žeton
    [few] { $amount } žetony
   *[other] { $amount } žetonů
  }
preview-pass-cards = { $count ->
    [0] V této epoše už není co vzít
    [one] V této epoše zbývá ještě 1 karta; už si ji nevezmete
    [few] V této epoše zbývají ještě { $count } karty; žádnou z nich si už nevezmete
   *[other] V této epoše zbývá ještě { $count } karet; žádnou z nich si už nevezmete
  }
preview-pass-first = V této epoše už nebudete na tahu; zkoumáte jako první a začínáte příští epochu
preview-pass-second = Epocha končí: výzkum, vyhodnocení převahy, příjem

effect-points = { $amount ->
    [one] 1 bod
    [few] { $amount } body
   *[other] { $amount } bodů
  }
effect-tokens = { $amount ->
    [one] 1 univerzální žeton
    [few] { $amount } univerzální žetony
   *[other] { $amount } univerzálních žetonů
  }
effect-step = { $track } +{ $amount }
effect-objects = { $object } +{ $amount }
permanent-lay-bonus-station = Za každou další produkční stanici, kterou vyložíte, získáte { $amount ->
    [one] 1 bod
    [few] { $amount } body
   *[other] { $amount } bodů
  }
permanent-lay-bonus-shuttle = Za každý další raketoplán, který vyložíte, získáte { $amount ->
    [one] 1 bod
    [few] { $amount } body
   *[other] { $amount } bodů
  }
permanent-lay-bonus-colonisation = Za každou další kolonizační kartu, kterou přiložíte, získáte { $amount ->
    [one] 1 bod
    [few] { $amount } body
   *[other] { $amount } bodů
  }
permanent-lay-bonus-ship = Za každý další kolonizační koráb, který vyložíte, získáte { $amount ->
    [one] 1 bod
    [few] { $amount } body
   *[other] { $amount } bodů
  }
permanent-lay-bonus-planet = Za každou další planetu, kterou vyložíte, získáte { $amount ->
    [one] 1 bod
    [few] { $amount } body
   *[other] { $amount } bodů
  }
permanent-discount-station = Každá produkční stanice vás stojí o { $amount ->
    [one] 1 surovinu
    [few] { $amount } suroviny
   *[other] { $amount } surovin
  } méně; minimální platba zůstává
permanent-discount-shuttle = Každý raketoplán vás stojí o { $amount ->
    [one] 1 surovinu
    [few] { $amount } suroviny
   *[other] { $amount } surovin
  } méně; minimální platba zůstává
permanent-discount-colonisation = Každá kolonizační karta vás stojí o { $amount ->
    [one] 1 surovinu
    [few] { $amount } suroviny
   *[other] { $amount } surovin
  } méně; minimální platba zůstává
permanent-discount-ship = Každý kolonizační koráb vás stojí o { $amount ->
    [one] 1 surovinu
    [few] { $amount } suroviny
   *[other] { $amount } surovin
  } méně; minimální platba zůstává
permanent-discount-planet = Každá planeta vás stojí o { $amount ->
    [one] 1 surovinu
    [few] { $amount } suroviny
   *[other] { $amount } surovin
  } méně; minimální platba zůstává
permanent-convert = Karty epoch se symbolem { $shown } můžete při placení použít i jako { $used }
permanent-influence-edge-military = Při vyhodnocení převahy se vaše vojenství počítá o { $amount } výš
permanent-influence-edge-trade = Při vyhodnocení převahy se váš obchod počítá o { $amount } výš
permanent-influence-edge-diplomacy = Při vyhodnocení převahy se vaše diplomacie počítá o { $amount } výš
permanent-end-bonus-colonised-planets = Na konci hry získáte { $amount ->
    [one] 1 bod
    [few] { $amount } body
   *[other] { $amount } bodů
  } za každou svou plně kolonizovanou planetu
permanent-end-bonus-science-cards-laid = Na konci hry získáte { $amount ->
    [one] 1 bod
    [few] { $amount } body
   *[other] { $amount } bodů
  } za každou svou vyloženou kartu vědy včetně této
permanent-object-bonus-ship = Na konci hry má každý váš žeton korábu hodnotu o { $amount } vyšší
permanent-object-bonus-shuttle = Na konci hry má každý váš žeton raketoplánu hodnotu o { $amount } vyšší
permanent-object-bonus-station = Na konci hry má každý váš žeton stanice hodnotu o { $amount } vyšší

# -- místa a počty -----------------------------------------------------------------------------------

zone-offer = Nabídka (v balíčku { $deck ->
    [one] 1 karta
    [few] { $deck } karty
   *[other] { $deck } karet
  })
zone-influence = Deska vlivu
zone-figures = Přehled
zone-space = Vesmír
zone-hand = Karty v ruce
zone-science = Karty vědy v ruce
zone-discards = Odhazovací balíček
note-value = hodnota { $value }
note-colonised = plně kolonizovaná
note-open = { $open ->
    [one] 1 volná čtvrtina
    [few] { $open } volné čtvrtiny
   *[other] { $open } volných čtvrtin
  }
note-attached = { $card }, { $quarter }
note-ship = koráb { $card }
figure = { $what }: { $amount }
figure-points = { $amount ->
    [one] 1 bod
    [few] { $amount } body
   *[other] { $amount } bodů
  }
figure-hand = { $amount ->
    [one] 1 karta
    [few] { $amount } karty
   *[other] { $amount } karet
  } v ruce
figure-science = { $amount ->
    [one] 1 karta vědy
    [few] { $amount } karty vědy
   *[other] { $amount } karet vědy
  } v ruce
figure-tokens = { $amount ->
    [one] 1 žeton
    [few] { $amount } žetony
   *[other] { $amount } žetonů
  }
cylinder-centre-vertical = Váleček ve střední řadě
cylinder-red-vertical = Váleček o { $spaces } nahoru, na straně červeného
cylinder-blue-vertical = Váleček o { $spaces } dolů, na straně modrého
cylinder-centre-horizontal = Váleček ve středním sloupci
cylinder-red-horizontal = Váleček o { $spaces } doleva, na straně červeného
cylinder-blue-horizontal = Váleček o { $spaces } doprava, na straně modrého

score-stations = Produkční stanice
score-shuttles = Raketoplány
score-colonisation = Kolonizační karty
score-ships = Kolonizační koráby
score-planets = Planety (efekty)
score-science-cards = Karty vědy
score-lay-bonus = Bonusy za vyložení
score-military-dominance = Vojenská převaha
score-trade-dominance = Obchodní převaha
score-diplomacy-table = Tabulka diplomacie
score-quadrant = Kvadrant
score-off-board = Posuny mimo desku
score-income = Stálý příjem
score-tile-energy = Destička energie
score-tile-food = Destička potravin
score-tile-metal = Destička kovu
score-tile-science = Destička vědy
score-tokens-ship = Žetony korábů
score-tokens-shuttle = Žetony raketoplánů
score-tokens-station = Žetony stanic
score-colonised-planets = Kolonizované planety
score-end-bonus = Závěrečné bonusy
score-tie-break = Více kolonizovaných planet
