# Rival: jeho akční karty slovy, jeho veřejné údaje a proč dělá, co dělá.
sentence-rival-analyze = Má-li plný počítač: vyprázdní jej, { $vp ->
    [0] {""}
    [one] získá { $vp } bod,{" "}
    [few] získá { $vp } body,{" "}
   *[other] získá { $vp } bodů,{" "}
  }označí modrou stopu a doplní počítač z úložiště; technologii počítačů odhodí za 3 body a 1 pokrok.
sentence-rival-launch = Nemá-li sondu u Země: vypustí ji a získá { $publicity ->
    [one] 1 publicitu
   *[other] { $publicity } publicity
  }{ $progress ->
    [0] .
   *[other] {" "}a { $progress } pokrok.
  }
sentence-rival-tech = Má-li publicitu { $publicity }: zaplatí ji, sluneční soustava se otočí a on získá další technologii své stupnice{ $progress ->
    [0] .
   *[other] {" "}a { $progress } pokrok.
  }
sentence-rival-tech-free = Sluneční soustava se otočí a on získá další technologii své stupnice{ $progress ->
    [0] .
   *[other] {" "}a { $progress } pokrok.
  }
sentence-rival-probe-orbit = Má-li sondu u Země: letí k prvnímu z těchto cílů, kam doletí: { $anyflight }. S technologií sond přistane na volném měsíci; jinak dá přednost prvnímu volnému poli, pak oběžné dráze.
sentence-rival-probe-land = Má-li sondu u Země: letí k prvnímu z těchto cílů, kam doletí: { $anyflight }. S technologií sond přistane na volném měsíci; jinak dá přednost prvnímu volnému poli, pak přistání.
sentence-rival-land-and-sample = Má-li sondu u Země: letí k prvnímu z těchto cílů, kam doletí: { $anyflight }. Přistane tam a náhodný vzorek jde na desku.
sentence-rival-telescope = Označí { $signals }; technologii teleskopů odhodí za další s kartou nabídky.
sentence-rival-replace-if-discovered = { $number ->
    [1] Je-li objeven mimozemský život, nahradí tuto kartu karta života objeveného jako první.
   *[other] Jsou-li objeveny oba životy, nahradí tuto kartu karta života objeveného jako druhý.
  }
sentence-rival-anomaly-trace = Nevede-li sloupec příští anomálie: označí v něm nejnižší volné pole a získá { $vp ->
    [one] 1 bod
    [few] { $vp } body
   *[other] { $vp } bodů
  }.
sentence-rival-place-message = Má-li ještě žeton zprávy a žádný na stupnici: položí jej o { $n ->
    [one] { $n } bod
    [few] { $n } body
   *[other] { $n } bodů
  } dál a získá { $progress } pokrok.
sentence-rival-play-exertian = Má-li méně než pět karet Exertianů a žetonů na jejich desce: zahraje náhodnou kartu lícem dolů.
rival-flight = { $planet } ({ $n ->
    [one] 1 pohyb
    [few] { $n } pohyby
   *[other] { $n } pohybů
  })
rival-signal-earth = { $n ->
    [one] signál
    [few] { $n } signály
   *[other] { $n } signálů
  } v sektoru se Zemí
rival-signal-row = { $n ->
    [one] jeden s kartou nabídky
    [few] { $n } s kartami nabídky
   *[other] { $n } s kartami nabídky
  }
rival-signal-tile = jeden na dílku 'Oumuamua
item-rival-tech-probe = Technologie sond v zásobě: { $n }
item-rival-tech-telescope = Technologie teleskopů v zásobě: { $n }
item-rival-tech-computer = Technologie počítačů v zásobě: { $n }
item-rival-messages = Žetony zpráv v rezervě: { $n }
item-rival-deck = Akční karty do konce kola: { $n }, odhalené: { $played }, pokročilé karty v rezervě: { $reserve }
item-rival-no-card = Zatím neodhalil žádnou kartu; do té doby jeho šipka ukazuje doleva.
item-rival-arrow-left = volí nejvíce vlevo
item-rival-arrow-right = volí nejvíce vpravo
item-rival-card = { $card }: { $arrow }
item-rival-next = Příští technologie, kterou získá: { $tech }
item-progress-tech = { $n }. pole pokroku: { $tech }
art-objectives = Vaše cíle

# Proč dělá, co dělá
event-rival-cannot-analyze = { $line }. řádek není možný: v počítači má { $have } z { $need } dat.
event-rival-cannot-launch = { $line }. řádek není možný: u Země už sondu má.
event-rival-cannot-tech = { $line }. řádek není možný: má publicitu { $have } z potřebných { $need }.
event-rival-cannot-probe = { $line }. řádek není možný: u Země nemá sondu.
event-rival-cannot-reach = { $line }. řádek není možný: žádná planeta z jeho seznamu není v dosahu.
event-rival-cannot-replace = { $line }. řádek neplatí: dosud objevené životy: { $n }.
event-rival-cannot-anomaly = { $line }. řádek není možný: sloupec příští anomálie už vede.
event-rival-cannot-message = { $line }. řádek není možný: žetony zpráv v rezervě { $n }, nebo už jeden leží na stupnici.
event-rival-cannot-exertian = { $line }. řádek není možný: karty Exertianů a žetony u nich { $n }, nebo už nezbývá karta.
event-rival-too-far = { $planet }: cíl je mimo dosah ({ $n ->
    [one] 1 pohyb
    [few] { $n } pohyby
   *[other] { $n } pohybů
  }).
event-rival-because-tech-first = Od { $n }. pole pokroku dál je { $tech } první technologie se svými 2 body.
event-rival-because-tech-left = Od { $n }. pole pokroku dál je { $tech } první technologie, z níž zbývá dílek.
event-rival-because-moon = Odhazuje technologii sond, aby přistál na volném měsíci.
event-rival-because-first-orbit = Volí oběžnou dráhu, protože volný je jen bonus první družice.
event-rival-because-first-land = Přistává, protože volný je jen bonus prvního přistání.
event-rival-because-prefers = Dělá to, čemu jeho karta dává přednost.
event-rival-because-sector-win = Volí sektor { $star }: tímto signálem jej vyhraje.
event-rival-because-sector-second = Volí sektor { $star }: druhé pole přináší body.
event-rival-because-sector-most = Volí sektor { $star }: vlastní žetony tam { $n }, pak více polí, pak jeho šipka.
