# Slova karet, desek, dílků a cílů: části, z nichž se skládají věty.

# Věty
sentence-do = { $clauses }.
sentence-mission = Mise: jakmile { $condition }, { $clauses }.
sentence-slot = Políčko mise: když { $event }, { $clauses }.
sentence-message = Po odpovědi na zprávu { $clauses }.
sentence-danger = Nebezpečí { $n }.
sentence-end-per = Konec hry: { $n ->
    [one] 1 bod
    [few] { $n } body
   *[other] { $n } bodů
  } { $count }.
sentence-end-if = Konec hry: { $n ->
    [one] 1 bod
    [few] { $n } body
   *[other] { $n } bodů
  }, pokud { $condition }.
sentence-end-gold = Konec hry: započítejte si jeden zlatý dílek bez svého žetonu za jeho poslední hodnotu.
sentence-task = Označí se, když { $anyevent }.
sentence-have-vp = Označí se, jakmile máte alespoň { $n ->
    [one] 1 bod
    [few] { $n } body
   *[other] { $n } bodů
  }.
sentence-have-publicity = Označí se, jakmile máte publicitu alespoň { $n }.
sentence-have-data = Označí se, jakmile máte v úložišti alespoň { $n ->
    [one] 1 žeton dat
    [few] { $n } žetony dat
   *[other] { $n } žetonů dat
  }.
sentence-corner = Roh jako volná akce: odhoďte kartu a { $clauses }.
sentence-signal = Při odhození pro signál: označte jej { $sector }.
sentence-income = Po zasunutí na příjem: { $what } v každé fázi příjmu.
sentence-orbit = Družice zde: { $clauses }.
sentence-land = Lander zde: { $clauses }.

# Zisky (4. pád)
gain-vp = { $n ->
    [one] 1 bod
    [few] { $n } body
   *[other] { $n } bodů
  }
gain-publicity = { $n ->
    [one] 1 publicitu
   *[other] { $n } publicity
  }
gain-credits = { $n ->
    [one] 1 kredit
    [few] { $n } kredity
   *[other] { $n } kreditů
  }
gain-energy = { $n ->
    [one] 1 energii
    [few] { $n } energie
   *[other] { $n } energií
  }
gain-data = { $n ->
    [one] 1 žeton dat
    [few] { $n } žetony dat
   *[other] { $n } žetonů dat
  }
gain-exofossils = { $n ->
    [one] 1 exofosilii
    [few] { $n } exofosilie
   *[other] { $n } exofosilií
  }
gain-move = { $n ->
    [one] 1 pohyb
    [few] { $n } pohyby
   *[other] { $n } pohybů
  }
income-publicity = 1 publicita
income-credits = 1 kredit
income-energy = 1 energie
income-data = 1 žeton dat
income-card = 1 karta
corner-publicity = publicitu
corner-data = data
corner-move = pohyb
traces-red = { $n ->
    [one] červenou stopu
    [few] { $n } červené stopy
   *[other] { $n } červených stop
  }
traces-yellow = { $n ->
    [one] žlutou stopu
    [few] { $n } žluté stopy
   *[other] { $n } žlutých stop
  }
traces-blue = { $n ->
    [one] modrou stopu
    [few] { $n } modré stopy
   *[other] { $n } modrých stop
  }
traces-any = { $n ->
    [one] stopu libovolné barvy
    [few] { $n } stopy libovolné barvy
   *[other] { $n } stop libovolné barvy
  }
traces-plain = { $n ->
    [one] 1 stopu
    [few] { $n } stopy
   *[other] { $n } stop
  }
techs-probe = { $n ->
    [one] technologii sond
    [few] { $n } technologie sond
   *[other] { $n } technologií sond
  }
techs-telescope = { $n ->
    [one] technologii teleskopů
    [few] { $n } technologie teleskopů
   *[other] { $n } technologií teleskopů
  }
techs-computer = { $n ->
    [one] technologii počítačů
    [few] { $n } technologie počítačů
   *[other] { $n } technologií počítačů
  }
techs-probe-telescope = { $n ->
    [one] technologii sond nebo teleskopů
    [few] { $n } technologie sond nebo teleskopů
   *[other] { $n } technologií sond nebo teleskopů
  }
techs-any = { $n ->
    [one] libovolnou technologii
    [few] { $n } libovolné technologie
   *[other] { $n } libovolných technologií
  }
sectors-red = v červených sektorech
sectors-yellow = ve žlutých sektorech
sectors-blue = v modrých sektorech
sectors-black = v černých sektorech
win-red = červený sektor
win-yellow = žlutý sektor
win-blue = modrý sektor
win-black = černý sektor
win-any = sektor libovolné barvy
for-mascamites = u Mascamitů
for-anomalies = u Anomálií
for-oumuamua = u 'Oumuamua
for-centaurians = u Centaurianů
for-exertians = u Exertianů
cards-mascamites = Mascamitů
cards-anomalies = Anomálií
cards-oumuamua = 'Oumuamua
cards-centaurians = Centaurianů
cards-exertians = Exertianů

# Co efekt dělá
clause-gain = získejte { $gains }
clause-spend = zaplaťte { $gains }
clause-gain-per = získejte { $gains } { $count }
clause-gain-per-later = na konci tahu získejte { $gains } { $count }
clause-draw-deck = doberte si { $n ->
    [one] 1 náhodnou kartu
    [few] { $n } náhodné karty
   *[other] { $n } náhodných karet
  }
clause-draw-choice = vezměte si { $n ->
    [one] 1 kartu
    [few] { $n } karty
   *[other] { $n } karet
  } z nabídky nebo z balíčku
clause-draw-row-all = vezměte si všechny karty z nabídky
clause-draw-species = vezměte si { $n ->
    [one] 1 kartu
    [few] { $n } karty
   *[other] { $n } karet
  } { $species }
clause-income = můžete zasunout { $n ->
    [one] kartu z ruky
    [few] až { $n } karty z ruky
   *[other] až { $n } karet z ruky
  } na příjem
clause-tuck-this = zasuňte tuto kartu na příjem
clause-tuck-this-known = zasuňte tuto kartu na příjem ({ $what })
clause-launch = vypusťte { $n ->
    [one] sondu
    [few] { $n } sondy
   *[other] { $n } sond
  }
clause-launch-free = vypusťte { $n ->
    [one] sondu
    [few] { $n } sondy
   *[other] { $n } sond
  } i nad svůj limit sond
clause-orbit = přejděte se svou sondou na oběžnou dráhu
clause-land = přistaňte se svou sondou
clause-land-moons = přistaňte na planetě, nebo i bez technologie na měsíci
clause-land-reuse = přistaňte; smíte zvolit i zakryté pole a získat i jeho odměnu
clause-orbit-or-land = přejděte se svou sondou na oběžnou dráhu, nebo s ní přistaňte
clause-scan = proveďte Skenování
clause-signal-earth = označte { $n ->
    [one] signál
    [few] { $n } signály
   *[other] { $n } signálů
  } v sektoru se Zemí
clause-signal-earth-or-neighbour = označte signál v sektoru se Zemí nebo v sousedním
clause-signal-planet = označte { $n ->
    [one] signál
    [few] { $n } signály
   *[other] { $n } signálů
  } v sektoru { $planet }
clause-signal-oumuamua = označte { $n ->
    [one] signál
    [few] { $n } signály
   *[other] { $n } signálů
  } v sektoru s 'Oumuamua nebo na jejím dílku
clause-signal-colour = označte { $n ->
    [one] signál
    [few] { $n } signály
   *[other] { $n } signálů
  } { $sector }
clause-blank-signal-colour = označte { $n ->
    [one] signál
    [few] { $n } signály
   *[other] { $n } signálů
  } { $sector } bez zisku dat
clause-signal-star = označte { $n ->
    [one] signál
    [few] { $n } signály
   *[other] { $n } signálů
  } { $star }
clause-signal-own-probe = označte { $n ->
    [one] signál
    [few] { $n } signály
   *[other] { $n } signálů
  } v jednom sektoru se svou sondou
clause-blank-signal-own-probe = označte { $n ->
    [one] signál
    [few] { $n } signály
   *[other] { $n } signálů
  } v jednom sektoru se svou sondou, bez zisku dat
clause-signal-own-probe-and-neighbours = označte { $n ->
    [one] signál
    [few] { $n } signály
   *[other] { $n } signálů
  } v sektoru se svou sondou a v každém z obou sousedních
clause-signal-any-probes = zvolte až { $n ->
    [one] 1 sondu
    [few] { $n } sondy
   *[other] { $n } sond
  } kterýchkoli hráčů a v sektoru každé z nich označte signál
clause-signal-any = označte { $n ->
    [one] signál
    [few] { $n } signály
   *[other] { $n } signálů
  } v libovolném sektoru
clause-signal-same-any = označte { $n ->
    [one] signál
    [few] { $n } signály
   *[other] { $n } signálů
  } v jednom sektoru podle své volby
clause-signal-row-card = { $n ->
    [one] odhoďte kartu nabídky a označte signál v sektoru její barvy
    [few] postupně odhoďte { $n } karty nabídky a za každou označte signál v sektoru její barvy
   *[other] postupně odhoďte { $n } karet nabídky a za každou označte signál v sektoru její barvy
  }
clause-signal-hand-card = odhoďte kartu z ruky a označte signál v sektoru její barvy
clause-signal-next-anomaly = označte { $n ->
    [one] signál
    [few] { $n } signály
   *[other] { $n } signálů
  } v sektoru příští anomálie
clause-tech = vyzkoumejte { $tech }
clause-tech-shared = vyzkoumejte technologii, kterou už má někdo jiný, bez otočení a bez bonusu dílku
clause-trace-0 = označte { $trace }
clause-trace-1 = označte { $trace } u života, kde už stopu této barvy máte
clause-trace-2 = označte { $trace } u téhož života
clause-if = pokud { $condition }, { $clauses }
clause-if-landed-on = pokud jste přistáli { $anyplace }, { $clauses }
clause-if-signal-on-oumuamua = pokud některý signál tohoto Skenování padl na dílek 'Oumuamua, { $clauses }
clause-this-turn = jednou v tomto tahu, když { $event }, { $clauses }
clause-may = můžete zaplatit { $gains }; v tom případě { $clauses }
clause-may-repeat = můžete libovolněkrát zaplatit { $gains }; pokaždé { $clauses }
clause-remove-own-orbiter = odstraňte z desky jednu svou družici: { $clauses }
clause-remove-own-lander = odstraňte z desky jeden svůj lander: { $clauses }
clause-hand-signals = můžete odhodit { $n ->
    [one] kartu z ruky a označit signál v sektoru její barvy
    [few] až { $n } karty z ruky a za každou označit signál v sektoru její barvy
   *[other] až { $n } karet z ruky a za každou označit signál v sektoru její barvy
  }
clause-deck-signals = { $n ->
    [one] jednou
   *[other] { $n }krát
  } odhoďte vrchní kartu balíčku a označte signál v sektoru její barvy
clause-row-corners = odhoďte všechny karty nabídky a získejte jejich rohy
clause-reveal-corner = ukažte tuto kartu a získejte její roh
clause-asteroid-data = zvolte svou sondu: získejte 2 žetony dat, je-li na asteroidech, a 1 žeton dat za každé sousední pole s asteroidy
clause-slingshot = v tomto tahu si při návštěvě planety můžete místo 1 publicity vzít 1 pohyb
clause-ignore-asteroids = v tomto tahu nestojí opuštění asteroidů pohyb navíc
clause-no-move-publicity = v tomto tahu vaše pohyby nepřinášejí publicitu
clause-return-if-single-signal = je-li to váš jediný signál v tom sektoru, vezměte si tuto kartu zpět do ruky
clause-launch-anomaly-move = pokud startuje v sektoru s anomálií, získejte 1 pohyb
clause-next-anomaly-reward = získejte odměnu příští anomálie
clause-corner-and-income-from-drawn = odhoďte jednu z těchto karet pro roh a další pro příjem
clause-pick-sample = prohlédněte si tamní vzorky a jeden naložte
clause-sample-reward-0 = prohlédněte si vzorky na planetě se svou sondou a získejte odměnu jednoho z nich
clause-sample-reward-1 = prohlédněte si vzorky na Jupiteru nebo Saturnu a získejte odměnu jednoho z nich
clause-delivered-sample = získejte odměnu doručeného vzorku{ $n ->
    [one] {""}
    [2] {" "}dvakrát
   *[other] {" "}{ $n }krát
  }

# Podmínky po „jakmile“ a „pokud“; čísla jsou nejmenší potřebná
test-craft-at = máte { $n ->
    [one] družici nebo lander
    [few] alespoň { $n } družice a landery
   *[other] alespoň { $n } družic a landerů
  } { $planet }
test-craft-at-each = máte družici nebo lander { $planets }
test-craft-total = máte celkem alespoň { $n ->
    [one] 1 družici nebo lander
    [few] { $n } družice a landery
   *[other] { $n } družic a landerů
  }
test-craft-same-planet = máte u jedné planety alespoň { $n ->
    [one] 1 družici nebo lander
    [few] { $n } družice a landery
   *[other] { $n } družic a landerů
  }
test-landers = máte alespoň { $n ->
    [one] 1 lander
    [few] { $n } landery
   *[other] { $n } landerů
  }
test-landers-surface = máte alespoň { $n ->
    [one] 1 lander
    [few] { $n } landery
   *[other] { $n } landerů
  } (měsíce se nepočítají)
test-orbiters = máte alespoň { $n ->
    [one] 1 družici
    [few] { $n } družice
   *[other] { $n } družic
  }
test-lander-at = máte lander { $planet }
test-orbiter-and-lander-same-planet = máte u téže planety družici i lander
test-sector-wins = máte alespoň { $n } vítězství { $sectors }
test-sector-wins-one = máte vítězství { $sector }
test-sector-wins-same = máte alespoň { $n } vítězství v jednom sektoru
test-traces = máte alespoň { $traces }
test-traces-same-colour = máte alespoň { $n ->
    [one] 1 stopu
    [few] { $n } stopy
   *[other] { $n } stop
  } jedné barvy
test-trace-on-each-species = máte { $traces } u obou životů
test-trace-set-one-species = máte u jednoho života červenou, žlutou i modrou stopu
test-traces-for-species = máte alespoň { $traces } { $species }
test-traces-for-species-set = máte červenou, žlutou i modrou stopu { $species }
test-traces-other-species = máte alespoň { $n ->
    [one] 1 stopu
    [few] { $n } stopy
   *[other] { $n } stop
  } u druhého života, ne { $species }
test-paid-trace = jste označili placené pole { $species }
test-publicity = máte publicitu alespoň { $n }
test-score = máte alespoň { $n ->
    [one] 1 bod
    [few] { $n } body
   *[other] { $n } bodů
  }
test-empty-hand = nemáte v ruce žádnou kartu
test-techs = máte alespoň { $techs }
test-tech-owned-by-other = tuto technologii už má někdo jiný
test-signals-in-sectors = máte signály alespoň { $n ->
    [one] v 1 sektoru
    [few] ve { $n } různých sektorech
   *[other] v { $n } různých sektorech
  }
test-signals-on-oumuamua = máte signál na dílku 'Oumuamua
test-probe-on = je vaše sonda { $what }
test-probe-on-asteroids-beside-earth = je vaše sonda na asteroidech přímo vedle Země
test-probe-distance-from-earth = je vaše sonda alespoň { $n ->
    [one] 1 pole
    [few] { $n } pole
   *[other] { $n } polí
  } od Země
test-exofossils = máte alespoň { $n ->
    [one] 1 exofosilii
    [few] { $n } exofosilie
   *[other] { $n } exofosilií
  }
test-capsule-at = doručíte kapsli { $planet }
test-tucked = máte zasunuto alespoň { $n ->
    [one] 1 kartu
    [few] { $n } karty
   *[other] { $n } karet
  }
test-missions = máte splněno alespoň { $n ->
    [one] 1 misi
    [few] { $n } mise
   *[other] { $n } misí
  }

# Události po „když“
when-visit = navštívíte { $what }
when-visit-own-turn = ve svém tahu navštívíte { $what }
when-tech = vyzkoumáte { $tech }
when-trace = označíte { $trace }
when-scan = provedete Skenování
when-launch = vypustíte sondu
when-orbit = přejdete na oběžnou dráhu
when-land = přistanete
when-orbit-or-land = přejdete na oběžnou dráhu nebo přistanete
when-orbit-or-land-at = přejdete na oběžnou dráhu nebo přistanete { $anyplanet }
when-play-card = zahrajete kartu za { $n ->
    [one] 1 kredit
    [few] { $n } kredity
   *[other] { $n } kreditů
  }
when-signal = označíte signál { $sector }
when-corner = odhodíte kartu, jejíž roh dává { $what }
when-move-same-ring = se pohnete v rámci prstence
when-complete-sector = uzavřete sektor
when-sector-win = vyhrajete { $sector }
when-mission-complete = splníte misi

# Počty
count-craft-at = za každou svou družici a každý svůj lander { $planet }
count-sector-wins = za každé své vítězství { $sectors }
count-traces-red = za každou svou červenou stopu
count-traces-yellow = za každou svou žlutou stopu
count-traces-blue = za každou svou modrou stopu
count-traces-for-species = za každou svou stopu { $species }
count-techs-probe = za každou svou technologii sond
count-techs-telescope = za každou svou technologii teleskopů
count-techs-computer = za každou svou technologii počítačů
count-techs-of-gained-kind = za každou technologii tohoto druhu, kterou máte
count-traces-of-marked-colour = za každou stopu této barvy, kterou máte
count-sectors-with-signal = za každý sektor se svým signálem
count-distinct-sectors-marked = za každý různý sektor takto označený
count-signals-marked-here = za každý signál takto označený { $sectors }
count-signals-marked-on-oumuamua = za každý signál takto označený na dílku 'Oumuamua
count-signals-in-anomaly-sectors = za každý svůj signál v sektorech s anomáliemi
count-publicity = za každou publicitu, kterou máte
count-hand-income = za každou ukázanou kartu z ruky s příjmem ({ $what })
count-hand-corner = za každou ukázanou kartu z ruky, jejíž roh dává { $what }
count-tucked-income = za každou zasunutou kartu s příjmem ({ $what })
count-other-bodies-in-earth-sector = za každou další planetu a kometu v sektoru se Zemí
count-distinct-planets-visited = za každou různou planetu navštívenou v tomto tahu
