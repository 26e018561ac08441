# SETI česky.
game-name = SETI
game-sentence = Vypouštějte sondy, naslouchejte hvězdám, rozbírejte, co slyšíte, a buďte u toho, až se najde jiný život.
option-species = Mimozemské životy
option-species-chance = Dva podle náhody, neznámé
option-species-mascamites-anomalies = Mascamité a Anomálie
option-species-mascamites-oumuamua = Mascamité a 'Oumuamua
option-species-mascamites-centaurians = Mascamité a Centauriané
option-species-mascamites-exertians = Mascamité a Exertiané
option-species-anomalies-oumuamua = Anomálie a 'Oumuamua
option-species-anomalies-centaurians = Anomálie a Centauriané
option-species-anomalies-exertians = Anomálie a Exertiané
option-species-oumuamua-centaurians = 'Oumuamua a Centauriané
option-species-oumuamua-exertians = 'Oumuamua a Exertiané
option-species-centaurians-exertians = Centauriané a Exertiané
option-stars = Rival (sólová hra)
option-stars-1 = 1 hvězda: první hra
option-stars-2 = 2 hvězdy
option-stars-3 = 3 hvězdy
option-stars-4 = 4 hvězdy
option-stars-5 = 5 hvězd
ending = Odehrálo se pět kol a závěrečné bodování.

# Akce
action-launch = Vypustit sondu
action-orbit = Na oběžnou dráhu: { $planet }
action-land = Přistát: { $place }
action-scan = Skenovat
action-analyze = Analyzovat data
action-play = Zahrát kartu { $card }
action-research = Vyzkoumat technologii
action-pass = Pasovat
action-end = Ukončit tah
action-continue = Pokračovat
action-skip = Odmítnout
action-pay = Zaplatit
action-discard = Odhodit kartu { $card }
action-tuck = Zasunout na příjem kartu { $card }
action-show = Ukázat kartu { $card }
action-keep = Ponechat si kartu { $card }
action-take-row = Vzít { $number }. kartu nabídky
action-take-deck = Vzít vrchní kartu balíčku
action-take-face-up = Vzít vyloženou kartu mimozemského života
action-take-species = Vzít vrchní kartu balíčku mimozemského života
action-row-corner = Roh { $number }. karty nabídky
action-row-signal = Odhodit { $number }. kartu nabídky pro signál
action-signal = Signál: { $star }
action-centre = Signály kolem: { $star }
action-resolve = Vyhodnotit: { $star }
action-scan-earth = Signál v sektoru se Zemí
action-scan-mercury = 1 publicita: signál v sektoru s Merkurem
action-scan-hand = Odhodit kartu z ruky pro signál
action-scan-launch = 1 energie: vypustit sondu
action-scan-move = Vzít 1 pohyb
action-tech = Vzít technologii { $tech }
action-slot = { $column }. místo počítače
action-bonus = { $number }. pole prvního přistání
action-no-bonus = Bez pole prvního přistání
action-mark = Stopa ({ $colour }): { $side }, { $space }
action-cover = Zakrýt { $number }. pole karty { $card }
action-remove-orbiter = Odstranit družici: { $planet }, { $which }
action-remove-lander = Odstranit lander: { $planet } ({ $number ->
    [0] mimo pole prvního přistání
   *[other] { $number }. pole prvního přistání
  })
action-remove-moon = Odstranit lander: { $place }
action-choose-space = Sonda: { $at }
action-sample = { $sample }
action-look = Vzorky: { $planet }
action-gold = Zlatý dílek { $tile }
action-message = { $reward }
action-exertian = Zahrát lícem dolů kartu { $card }
action-gain-publicity = Získat 1 publicitu
action-gain-move = Vzít 1 pohyb
action-task = Cíl { $objective }, { $number }. úkol
action-move = Pohyb sondy: { $hop }
action-carry = Pohyb { $capsule }. kapsle: { $at }
action-corner = Odhodit pro roh kartu { $card }
action-place-upper = Umístit data do horní řady
action-place-lower = Umístit data na dolní pole { $column }. místa
action-complete = Splnit misi { $card }
action-deliver = Doručit { $capsule }. kapsli pro { $card }
action-exchange = Směnit { $give } za { $take }
action-buy = Koupit kartu za 3 publicity

# Volby v dané pozici
label-gives = { $choice }: { $clauses }
label-tuck-income = Zasunout kartu { $card } na příjem: { $what }
label-discard-income = Odhodit kartu { $card } pro příjem: { $what }
label-corner = Odhodit kartu { $card } pro roh: { $clauses }
label-signal = Odhodit kartu { $card } a označit signál { $sector }
label-take-row = Vzít si z nabídky kartu { $card }
label-take-face-up = Vzít si vyloženou kartu { $card }
label-gold = Zlatý dílek { $tile }: { $n ->
    [one] 1 bod
    [few] { $n } body
   *[other] { $n } bodů
  } za { $sets }
label-task = { $objective }: { $task }

# Výzvy
prompt-turn = Jste na tahu: zvolte hlavní akci; volné akce kdykoli
prompt-end = Hlavní akce je hotova: proveďte volné akce, nebo ukončete tah
prompt-pause = Následuje další efekt: proveďte volné akce, nebo pokračujte
prompt-scan = Skenování: zvolte další krok
prompt-signal = { $n ->
    [one] Zvolte, kde označíte signál
    [few] Zvolte, kde označíte další ze { $n } signálů
   *[other] Zvolte, kde označíte další z { $n } signálů
  }
prompt-centre = Zvolte sektor se svou sondou; označí se i oba sousední
prompt-row-signal = { $n ->
    [one] Zvolte kartu nabídky k odhození pro signál
   *[other] Zvolte kartu nabídky k odhození pro signál; zbývá { $n }
  }
prompt-hand-signal = { $n ->
    [one] Zvolte kartu z ruky k odhození pro signál
   *[other] Zvolte kartu z ruky k odhození pro signál; nejvýše { $n }
  }
prompt-row-corner = Zvolte odhozenou kartu nabídky, jejíž roh získáte jako další
prompt-resolve = Je uzavřeno více sektorů: zvolte, který se vyhodnotí první
prompt-tech = Zvolte technologii
prompt-slot = { $tech }: zvolte místo v počítači
prompt-bonus = Přistání ({ $planet }): zvolte pole prvního přistání
prompt-orbit = Zvolte planetu pro oběžnou dráhu
prompt-land = Zvolte, kde přistanete
prompt-orbit-or-land = Zvolte oběžnou dráhu nebo přistání
prompt-remove-orbiter = Zvolte družici, kterou odstraníte
prompt-remove-lander = Zvolte lander, který odstraníte
prompt-choose-card = Vezměte kartu z nabídky, nebo vrchní kartu balíčku
prompt-species-card = { $species }: vezměte vyloženou kartu, nebo vrchní kartu balíčku
prompt-tuck = Příjem: zvolte kartu z ruky k zasunutí, nebo odmítněte
prompt-tuck-setup = Příprava: zvolte kartu k zasunutí na příjem
prompt-trace = Označte stopu ({ $trace }): zvolte pole
prompt-cover = Mise: zakryjte pole, nebo odmítněte
prompt-task = Cíl: zvolte úkol, který označíte
prompt-slingshot = Navštívená planeta: získejte 1 publicitu, nebo vezměte 1 pohyb
prompt-move-now = { $n ->
    [one] Použijte teď 1 pohyb, nebo odmítněte
    [few] Použijte teď { $n } pohyby, nebo odmítněte
   *[other] Použijte teď { $n } pohybů, nebo odmítněte
  }
prompt-show = Ukažte karty z ruky za jejich zisk, nebo pokračujte
prompt-may = Zaplaťte { $n ->
    [one] 1 exofosilii
    [few] { $n } exofosilie
   *[other] { $n } exofosilií
  } za efekt, nebo odmítněte
prompt-asteroid-data = Zvolte jednu ze svých sond
prompt-drawn-corner = Zvolte jednu z právě dobraných karet k odhození pro roh
prompt-drawn-income = Zvolte další z nich k odhození pro příjem
prompt-give = Zvolte { $n ->
    [one] ještě 1 kartu
    [few] { $n } karty
   *[other] { $n } karet
  } na výměnu
prompt-discard-down = Pasujete: odhoďte { $n ->
    [one] 1 kartu
    [few] { $n } karty
   *[other] { $n } karet
  }
prompt-keep = Pasujete: ponechte si jednu kartu z hromádky konce kola
prompt-gold = Milník: zvolte zlatý dílek, který označíte
prompt-message = Odpověď na zprávu: zvolte odměnu
prompt-exertian = { $credits ->
    [0] Exertiané: zahrajte kartu lícem dolů, nebo odmítněte
   *[other] Exertiané: zaplaťte { $credits } kredit a zahrajte kartu lícem dolů, nebo odmítněte
  }
prompt-look = Zvolte planetu, jejíž vzorky si prohlédnete
prompt-sample-load = Vzorky ({ $planet }): zvolte, který naložíte
prompt-sample-reward = Vzorky ({ $planet }): zvolte, jehož odměnu získáte

# Odmítnutí
refusal-not-your-turn = Nejste na tahu.
refusal-free-running = Volná akce se nejdřív celá dokončí, teprve pak může přijít další.
refusal-main-taken = Hlavní akci tohoto tahu už máte za sebou.
refusal-main-first = Zatím jste neprovedli hlavní akci; pasování je jednou z nich.
refusal-credits = Stojí { $need } { $need ->
    [one] kredit
    [few] kredity
   *[other] kreditů
  }, máte { $have }.
refusal-energy = Stojí { $need } { $need ->
    [one] energii
    [few] energie
   *[other] energií
  }, máte { $have }.
refusal-publicity = Stojí { $need } publicity, máte { $have }.
refusal-probe-limit = Váš limit sond je { $limit }, ve vesmíru jich máte { $have }.
refusal-computer = Analýza potřebuje { $need } dat v horní řadě, máte { $have }.
refusal-not-in-hand = Kartu { $card } nemáte v ruce.
refusal-no-probe = Nemáte tam sondu; u Země nelze na oběžnou dráhu ani přistát.
refusal-moon-tech = Přistání na měsících vyžaduje technologii Landery pro měsíce.
refusal-moon-taken = Na měsíci už lander je.
refusal-no-probe-there = Na tom poli nemáte sondu.
refusal-no-capsule = Takovou kapsli nemáte.
refusal-moves = Je třeba { $need ->
    [one] 1 pohyb
    [few] { $need } pohyby
   *[other] { $need } pohybů
  }, zaplatit můžete { $have }.
refusal-not-adjacent = Pohyb vede na sousední pole.
refusal-no-data = V úložišti nemáte žádná data.
refusal-computer-space = Toto pole počítače teď nelze zaplnit.
refusal-no-mission = { $card } není vaše otevřená mise.
refusal-triggered = { $card } se plní zakrýváním polí.
refusal-condition = { $card }: podmínka neplatí.
refusal-condition-figures = { $card }: je třeba { $need }, máte { $have }.
refusal-delivery = Vaše kapsle musí stát v cíli některé otevřené mise.
refusal-exchange = Na výměnu jsou třeba dva kusy téhož druhu.
refusal-no-cards = Žádná karta nezbývá: nabídka, balíček i odkládací balíček jsou prázdné.
refusal-trace-colour = Tato stopa má jinou barvu.
refusal-trace-species = Tato stopa patří k životu, u něhož už máte to, co karta požaduje.
refusal-space-taken = Toto pole je obsazené.
refusal-not-discovered = Tento život ještě není objeven.
refusal-no-space = Takové pole na desce není.
refusal-no-sample = Na tomto poli ještě neleží vzorek.
refusal-exofossils = Stojí { $need } { $need ->
    [one] exofosilii
    [few] exofosilie
   *[other] exofosilií
  }, máte { $have }.
refusal-pool = Stojí { $need } { $need ->
    [one] dato
    [few] data
   *[other] dat
  } z úložiště, máte { $have }.
refusal-tech-kind = Efekt poskytuje jiný druh technologie.
refusal-tech-owned = Tuto technologii už máte.
refusal-tech-empty = Z této technologie už nezbyl žádný dílek.
refusal-tech-unshared = Tuto technologii nikdo jiný nevyzkoumal.
refusal-scan-done = Tento krok Skenování už máte za sebou.
refusal-scan-tech = Tento krok vyžaduje technologii { $tech }.
refusal-no-hand = Nemáte v ruce žádnou kartu.
refusal-sector = Do tohoto sektoru signál umístit nelze.
refusal-gold-marked = Tento dílek už máte označený.
refusal-message-taken = Tato odměna za zprávu je zakrytá.
refusal-craft-kind = Efekt dovoluje jen to druhé z oběžné dráhy a přistání.
refusal-between = Mezi tahy nelze provádět volné akce; odpovězte na otázku.
refusal-main-running = Hlavní akce ještě probíhá; odpovězte na otázku.
refusal-nothing-to-continue = Není v čem pokračovat.
refusal-nothing-to-decline = Nic k odmítnutí se nenabízí.
refusal-nothing-to-pay = Není za co platit.
refusal-not-shown = Žádný efekt vás nežádá, abyste ukázali karty.
refusal-keep = Kartu z hromádky konce kola si ponecháte při pasování.
refusal-species-card = Karta mimozemského života se bere, když ji dává pole nebo efekt.
refusal-row-corner = Rohy karet nabídky přináší jen efekt, který odhodí celou nabídku.
refusal-row-signal = Karta nabídky se odhazuje pro signál při Skenování nebo efektem.
refusal-scan-step = Toto je krok Skenování; nejdřív zvolte Skenovat.
refusal-slot = Místo se volí, když získáte technologii počítačů.
refusal-first-lander = Pole prvního přistání se volí při přistání.
refusal-remove = Žádný efekt nežádá odstranění vašeho plavidla.
refusal-choose-space = Žádný efekt se neptá na vaši sondu.
refusal-sample = Vzorek se volí, když si vzorky podle karty prohlížíte.
refusal-look = Vzorky si prohlédnete, když to říká karta.
refusal-exertian = Karty Exertianů se hrají při jejich objevu a při dosažení jejich milníků.
refusal-slingshot = Tuto volbu přináší Gravitační prak při návštěvě planety.
refusal-discard = Kartu { $card } teď odhodit nemáte; její roh je samostatná volná akce.
refusal-tuck = Kartu { $card } teď zasunout nelze; dovolí to efekt se znakem příjmu.
refusal-take-card = Kartu si vezmete, když ji koupíte (publicita { $need }, máte { $have }), směníte nebo ji dá efekt.
refusal-signal = Signál se označuje při Skenování nebo efektem.
refusal-resolve = Sektor se vyhodnotí, až je úplný; zde zbývá dat: { $n }.
refusal-tech-poor = Výzkum stojí publicitu { $need }, máte { $have }; technologii dávají i některé karty.
refusal-tech-research = Technologie se bere hlavní akcí Výzkum (publicita { $need }, máte { $have }) nebo efektem.
refusal-trace-red = Teď nemáte označit červenou stopu: přinášejí ji vyhrané sektory a efekty.
refusal-trace-yellow = Teď nemáte označit žlutou stopu: přinášejí ji přistání a efekty.
refusal-trace-blue = Teď nemáte označit modrou stopu: přinášejí ji analyzovaná data a efekty.
refusal-slot-covered = Toto pole karty { $card } je už zakryté.
refusal-slot-event = Pole karty { $card } se zakrývá, když nastane jeho událost.
refusal-gold-none = Dosáhli jste všech zlatých milníků.
refusal-gold-milestone = Zlatý dílek se označuje u dalšího zlatého milníku, { $need } bodů; máte { $have }.
refusal-message = Odměna za zprávu se bere, když vaše body dosáhnou žetonu zprávy.
refusal-no-objective = Tento cíl neleží odkrytý.
refusal-task-marked = Tento úkol je už označený.
refusal-task = Úkol se označí, když nastane jeho událost.

# Události
event-launch = { $seat } vypouští sondu.
event-orbit = { $seat } přechází na oběžnou dráhu: { $planet }.
event-land = { $seat } přistává: { $place }.
event-scan = { $seat } skenuje oblohu.
event-analyze = { $seat } analyzuje data.
event-play = { $seat } hraje kartu { $card }.
event-pass = { $seat } pasuje.
event-round = Začíná { $n }. kolo, začíná { $seat }.
event-income = { $seat } dostává příjem.
event-signal = { $seat } označuje signál: { $star }.
event-sector-full = Sektor je uzavřen: { $star }.
event-sector-win = { $seat } vyhrává sektor: { $star }.
event-row-signal = { $seat } odhazuje z nabídky pro signál kartu { $card }.
event-hand-signal = { $seat } odhazuje pro signál kartu { $card }.
event-deck-signal = Pro signál se odkrývá karta { $card }.
event-tech = { $seat } získává technologii { $tech }.
event-trace = { $seat } označuje stopu ({ $trace }): { $side }, { $space }.
event-tuck = { $seat } zasouvá na příjem kartu { $card }.
event-draw = { $seat } si dobírá kartu.
event-draw-known = { $seat } si dobírá kartu { $card }.
event-draw-species = { $seat } si bere kartu mimozemského života ({ $species }).
event-draw-species-known = { $seat } si bere kartu mimozemského života { $card } ({ $species }).
event-take-row = { $seat } si bere z nabídky kartu { $card }.
event-take-face-up = { $seat } si bere vyloženou kartu { $card }.
event-keep = { $seat } si ponechává kartu z hromádky konce kola.
event-keep-known = { $seat } si ponechává z hromádky konce kola kartu { $card }.
event-reshuffle = Z odhazovacího balíčku vzniká nový balíček.
event-discard = { $seat } odhazuje kartu { $card }.
event-discard-row = { $seat } odhazuje z nabídky kartu { $card }.
event-corner = { $seat } odhazuje pro roh kartu { $card }.
event-show = { $seat } ukazuje kartu { $card }.
event-return = Karta { $card } se vrací do ruky: { $seat }.
event-exchange = { $seat } směňuje { $give } za { $take }.
event-place-upper = { $seat } umísťuje data na { $column }. horní pole.
event-place-lower = { $seat } umísťuje data na dolní pole { $column }. sloupce.
event-move = { $seat } se pohybuje: { $from } → { $to }.
event-pushed = Disk posouvá figurku ({ $seat }), cíl: { $what }.
event-rotate = Sluneční soustava se otáčí: { $n ->
    [one] 1 disk
    [few] { $n } disky
   *[other] { $n } disků
  }.
event-remove = { $seat } odstraňuje své plavidlo.
event-cover = { $seat } zakrývá { $number }. pole karty { $card }.
event-mission = { $seat } plní misi { $card }.
event-milestone = { $seat } dosahuje milníku { $n }.
event-gold = { $seat } označuje zlatý dílek { $tile } za { $n }.
event-neutral = { $seat } dosahuje { $n }: neutrální žeton jde na { $side } ({ $trace }).
event-discovery = Objev: { $species }.
event-discovery-text = { $text }
event-anomaly = Země potkává anomálii ({ $anomaly }), sloupec vede { $seat }.
event-anomaly-nobody = Země potkává anomálii ({ $anomaly }), v jejím sloupci nikdo nemá žeton.
event-load = { $seat } nakládá vzorek ({ $planet }).
event-load-known = { $seat } nakládá { $sample } ({ $planet }).
event-sample-used = { $seat } využívá vzorek a vrací jej ({ $planet }).
event-sample-used-known = { $seat } využívá { $sample } a vrací jej ({ $planet }).
event-deliver = { $seat } doručuje { $sample } pro kartu { $card }.
event-message-sent = { $seat } odesílá kartu { $card }; odpověď přijde na { $n }.
event-message-answered = { $seat } dostává odpověď na kartu { $card }.
event-message-reward = { $seat } bere odměnu za zprávu: { $reward }.
event-exertian-deal = { $seat } dostává karty Exertianů: { $n }.
event-exertian-deal-known = { $seat } dostává karty Exertianů ({ $n }): { $cards }.
event-exertian-play = { $seat } hraje kartu Exertianů lícem dolů.
event-exertian-play-known = { $seat } hraje lícem dolů kartu { $card }.
event-exertian-reveal = { $seat } odkrývá kartu { $card }.
event-penalty = { $seat } má nejvyšší nebezpečí a ztrácí { $n ->
    [one] 1 bod
    [few] { $n } body
   *[other] { $n } bodů
  }.
event-over = Hra skončila.
event-gain-vp = { $seat } získává { $n ->
    [one] 1 bod
    [few] { $n } body
   *[other] { $n } bodů
  }.
event-gain-publicity = { $seat } získává { $n } { $n ->
    [one] publicitu
   *[other] publicity
  }.
event-gain-credits = { $seat } získává { $n ->
    [one] 1 kredit
    [few] { $n } kredity
   *[other] { $n } kreditů
  }.
event-gain-energy = { $seat } získává { $n ->
    [one] 1 energii
    [few] { $n } energie
   *[other] { $n } energií
  }.
event-gain-data = { $seat } získává { $n ->
    [one] 1 žeton dat
    [few] { $n } žetony dat
   *[other] { $n } žetonů dat
  }.
event-gain-exofossils = { $seat } získává { $n ->
    [one] 1 exofosilii
    [few] { $n } exofosilie
   *[other] { $n } exofosilií
  }.
event-gain-move = { $seat } získává { $n ->
    [one] 1 pohyb
    [few] { $n } pohyby
   *[other] { $n } pohybů
  }.
event-task = Označen { $number }. úkol cíle { $objective }.
event-objective-done = Splněn cíl { $objective }.
event-objectives-due = Konec kola: potřebné cíle { $due }, chybějící { $missing }.
event-progress = { $seat } postupuje na stupnici pokroku o { $n }.
event-advanced-card = { $seat } dostává pokročilou akční kartu.
event-rival-card = { $seat } odkrývá kartu: { $card }.
event-rival-analyze = { $seat } analyzuje data.
event-rival-tech = { $seat } hledá technologii.
event-rival-telescope = { $seat } naslouchá hvězdám.
event-rival-fly = { $seat } letí na { $n ->
    [one] 1 pohyb
    [few] { $n } pohyby
   *[other] { $n } pohybů
  }, cíl: { $planet }.
event-rival-sample = { $seat } přiváží vzorek domů.
event-rival-message = { $seat } odesílá zprávu.
event-rival-exertian = { $seat } hraje kartu Exertianů lícem dolů.
rival = Rival

# Místa
zone-round = Kolo
zone-sky = Sluneční soustava
zone-sectors = Hvězdy
zone-planets = Planety
zone-techs = Technologie
zone-row = Nabídka karet
zone-gold = Zlaté dílky
zone-species = Mimozemský život: { $side }
zone-rival = Rival
zone-rival-board = Deska rivala
zone-player = Deska hráče
zone-cards = Karty
zone-cards-own = Vaše karty
item-round = { $n }. kolo z 5
item-deck = Balíček: { $n } { $n ->
    [one] karta
    [few] karty
   *[other] karet
  }
item-discs = Příští otočení: { $n ->
    [one] disk 1
    [2] disky 1 a 2
   *[other] všechny tři disky
  }
item-space = { $at }: { $what }
item-unknown-species = Zatím neobjeveno
item-discovery = Pole pro objevení ({ $trace }): { $seat }
item-discovery-neutral = Pole pro objevení ({ $trace }): neutrální
item-mark = { $n }. pole ({ $trace }): { $seat }
item-progress = { $n }. pole pokroku
item-rival-computer = Počítač { $n } ze 6, úložiště { $pool }
item-score = Body: { $n }
item-publicity = Publicita: { $n }
item-credits = Kredity: { $n }
item-energy = Energie: { $n }
item-data = Data v úložišti: { $n }
item-computer = Horní řada: { $n } ze 6
item-exofossils = Exofosilie: { $n }
item-probe = Sonda: { $at }
item-capsule = Kapsle: { $at }
item-hidden = Skryté karty: { $n }
note-cost = Cena { $n }
note-tucked = Zasunuto: { $what }
note-data-left = Zbývá dat: { $n }
note-signals = { $seat }: signály { $n }
note-wins = { $seat }: vítězství { $n }
note-orbiters = { $seat }: družice { $n }
note-landers = { $seat }: landery { $n }
note-two-points = 2 body pro prvního
note-gold = { $seat }: { $n }
note-mission = Zakrytá pole: { $n }
note-message = Odpověď na { $n ->
    [one] { $n } bodu
   *[other] { $n } bodech
  }
note-done = hotovo

# Náhledy
preview-credits = Kredity
preview-energy = Energie
preview-publicity = Publicita
preview-data = Data
preview-exofossils = Exofosilie
preview-moves = Pohyby
preview-land = Přistání
preview-land-orbiter = Družice u planety
preview-land-tech = Přistávací systémy
preview-data-left = Data zbývající v sektoru
preview-completes = uzavře sektor
preview-rotation = Sluneční soustava se otočí: { $n ->
    [one] disk 1
    [2] disky 1 a 2
   *[other] všechny tři disky
  }

# Bodování
score-track = Bodovací stupnice
score-endgame = Karty na konec hry
score-gold = Zlaté dílky
score-objectives = Nesplněné cíle
score-exertians = Karty Exertianů
score-danger = Nebezpečí

# Kresby
art-after-rotation = { $planet } po příštím otočení
art-disc = Disk { $n }
art-disc-next = Disk { $n }: otočí se při příštím otočení
art-probe-of = Sonda: { $seat }
art-capsule-of = Kapsle: { $seat }
art-neutral = neutrální žeton
art-kind-action = Akce
art-kind-conditional = Mise
art-kind-triggered = Mise
art-kind-endgame = Na konec
art-kind-message = Zpráva
art-kind-exertian = Exertiané
art-discarded = odhozená
art-at-end = na konci
art-do-play = Zahrát
art-do-tuck = Zasunout
art-do-discard = Odhodit
art-do-show = Ukázat
art-do-keep = Ponechat
art-do-exertian = Zahrát
art-gold-milestone = Zlatý milník { $n }
art-neutral-milestone = Neutrální milník { $n }, zbývající žetony: { $left }
art-samples = Vzorky zde: { $n }
art-species-deck = Balíček mimozemského života
art-cards = Karty v ruce: { $n }
art-probes = Sondy ve vesmíru: { $n } z { $limit }
art-missions = Splněné mise
art-passed = pasováno
art-forecast = Kdyby hra skončila teď
art-final = Konečné body
art-total = Celkem
art-objectives-left = Cíle v zásobě: { $n }, splněné: { $done }
art-actions = Akce
art-you = Vy
art-next-income = Příští příjem:
art-computer = Váš počítač
art-main-launch = Vypustit
art-main-scan = Skenovat
art-main-analyze = Analyzovat
art-main-research = Výzkum
art-main-pass = Pasovat
art-main-end = Ukončit tah
art-winner-gains = Vítěz získá:
art-route = Trasa
art-route-capsule = Trasa kapsle
art-route-moves = { $n ->
    [one] { $n } pohyb
    [few] { $n } pohyby
   *[other] { $n } pohybů
  }
art-route-asteroids = z toho { $n } za opuštění asteroidů
art-route-pool = { $n } z vašich pohybů v tomto tahu
art-route-energy = { $n ->
    [one] zaplatíte { $n } energii
    [few] zaplatíte { $n } energie
   *[other] zaplatíte { $n } energií
  }
art-route-missing = { $n ->
    [one] chybí vám { $n } energie
    [few] chybí vám { $n } energie
   *[other] chybí vám { $n } energií
  }
art-route-lacking = chybí { $n }
art-route-publicity = { $n ->
    [one] cestou { $n } publicita
   *[other] cestou { $n } publicity
  }
art-route-first = Kliknutím vyberete celou trasu; každý krok se platí při letu.
art-gold-sets = Na konci hry se hodnota pod vaším žetonem počítá jednou za { $sets }.
art-gold-value = { $n } ({ $who })
art-gold-free = volné
art-pane-sky = Obloha
art-pane-planets = Planety
art-pane-techs = Techn.
art-pane-cards = Karty
art-pane-left = Vlevo
art-pane-right = Vpravo
art-pane-rival = Rival
art-panes = Desky
art-can-choose = (lze něco zvolit)
art-in-play = Vaše karty ve hře
art-nothing-in-play = Zde leží mise a karty na konec hry, které zahrajete.
art-main = Hlavní akce
art-main-orbit = Oběžná
art-main-land = Přistát
art-main-play = Karta
art-main-choose = Zvolte jednu možnost z { $n }
art-moves-left = Pohyby zbývající v tomto tahu: { $n }
art-unknown-species = Zatím neobjeveno: objeví se, až budou označena všechna tři pole pro objevení.
art-route-fly = Letět celou trasu: { $place }
art-route-other = Jiná trasa

ends-pass = Pas: v tomto kole už nebudete na tahu. Zbývá vám { $credits ->
    [one] jeden kredit
    [few] { $credits } kredity
   *[other] { $credits } kreditů
} a { $energy } energie.
