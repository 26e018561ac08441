# Stránky stolu.
ui-tagline = Pět her pod jedním sluncem
ui-tagline-few = Hry pod jedním sluncem
ui-invitation-line = Hrajte hned proti botům, nebo pošlete přátelům odkaz. Účet není potřeba.
ui-front = Úvodní stránka
ui-rules = Pravidla
ui-records = Dohrané hry
ui-open-tables = Otevřené stoly
ui-your-tables = Vaše stoly
ui-join-field = Odkaz nebo kód stolu
ui-join = Přisednout
ui-play-now = Hrát hned
ui-new-table = Nový stůl
ui-invite-friend = Pozvat přátele
ui-players-range = { $few }–{ $many } hráči
ui-players-exact = { $count ->
    [one] 1 hráč
    [few] { $count } hráči
   *[other] { $count } hráčů
  }
ui-minutes = { $count } min
ui-language = Jazyk
ui-skip = Ke stolu
ui-skip-choice = K tomu, co lze zvolit
ui-your-turn = Jste na tahu
ui-sit = Posadit se
ui-name = Vaše jméno
ui-name-hint = Jak vám budou říkat ostatní; účet není potřeba
ui-save = Uložit
ui-nothing-here = Zatím tu nic není.
ui-no-open = Žádný otevřený stůl nečeká na hráče. Otevřete vlastní.
ui-status-waiting = { $count ->
    [one] 1 volné místo
    [few] { $count } volná místa
   *[other] { $count } volných míst
  }
ui-status-playing = Tah { $count }
ui-status-finished = Dohráno
ui-status-broken = Tato verze ji neumí otevřít

# Nový stůl
ui-new-title = Nový stůl: { $game }
ui-seats = Místa
ui-seat-count = Hráči
ui-seat-number = Místo { $letter }
ui-kind-me = Já
ui-kind-here = Někdo u tohoto zařízení
ui-kind-friend = Někdo z přátel (odkazem)
ui-kind-easy = Bot, snadný
ui-kind-medium = Bot, střední
ui-kind-hard = Bot, těžký
ui-kind-expert = Bot, expert (až 10 s)
ui-kind-character = Bot, { $name }
ui-bots-by-level = Boti podle síly
ui-bots-by-character = Boti s povahou
ui-characters-who = Jak hrají boti s povahou
ui-level-easy = snadný
ui-level-medium = střední
ui-level-hard = těžký
ui-level-expert = expert
ui-level-other = bot
ui-options = Volby
ui-seed = Semínko
ui-seed-hint = Nechte prázdné, aby míchání nikdo nemohl znát. Stejné semínko dá stejnou přípravu; že je zvolené, uvidí všichni
ui-takeover = Když je někdo pryč
ui-takeover-short-after = po { $count } min smějí ostatní povolat bota
ui-takeover-short-leaving = bot hraje jen za toho, kdo odejde nadobro
ui-takeover-short-never = stůl počká
ui-takeover-after = Když je někdo pryč déle než { $count ->
    [one] 1 minutu
    [few] { $count } minuty
   *[other] { $count } minut
  }, smějí ostatní nechat hrát dál bota. Kdo se vrátí, má své místo zpět.
ui-takeover-leaving = Když někdo opustí stůl nadobro, hraje za něj hned bot. Za nepřítomné nikdo nehraje.
ui-takeover-never = Na nepřítomné se čeká; místo může botovi předat jen ten, komu patří.
ui-fair = Poctivé míchání
ui-fair-line = Míchání vychází z tajemství serveru a z náhodných bajtů, které přidá každé místo, takže je nikdo u stolu nemůže zvolit ani znát. Server své tajemství nemůže dodatečně vyměnit: toto je jeho otisk.
ui-fair-later = Až hra skončí, tajemství se objeví tady i v zápisu a každý si je může ověřit.
ui-fair-told = Zápis lze ověřit příkazem: perihelion replay --check
ui-commitment = Závazek
ui-secret = Tajemství
ui-luck = Přidáno: { $names }
ui-open-seed = Otevřené semínko
ui-open-seed-line = Semínko bylo zvoleno při otevření stolu: kdo je zná, může spočítat všechna míchání.
ui-who-may = Kdo se smí posadit
ui-by-invitation = Jen s pozváním
ui-anybody = Kdokoli: uvést mezi otevřenými stoly
ui-open-it = Otevřít stůl
ui-option-for = jen pro { $count } { $count ->
    [one] hráče
    [few] hráče
   *[other] hráčů
  }

# Předsálí
ui-lobby = Čeká se na hráče
ui-lobby-line = Pošlete odkaz přátelům. Hra začne, jakmile budou všechna místa obsazená.
ui-invite-link = Pozvánka
ui-copy = Zkopírovat
ui-copied = Zkopírováno
ui-only-here = Tento stůl běží jen pro tento počítač: odkaz se otevře tady a nikde jinde. Chcete-li hrát s přáteli, spusťte jej příkazem „perihelion serve“ a otevřete adresu, kterou vypíše.
ui-qr = Pozvánka jako QR kód
ui-free = volné
ui-bot-here = Posadit sem bota
ui-make-free = Uvolnit místo
ui-start-now = Začít hned
ui-start-line = Volná místa obsadí boti.
ui-close-table = Zrušit stůl
ui-leave = Opustit místo
ui-invited = Máte pozvání
ui-invited-line = { $names } na vás čeká u hry { $game }.
ui-invited-anonymous = U hry { $game } je volné místo.
ui-watch-instead = Jen se dívat
ui-seat-link-title = Hrát na tomto místě odsud
ui-seat-link-line = Tento odkaz předá místo hráče { $names } tomuto zařízení. Ostatní zařízení o něj nepřijdou.
ui-seat-link-do = Hrát odsud

# U stolu
ui-table = Stůl
ui-undo = Vzít zpět
ui-undo-do = Vzít zpět poslední volbu
ui-undo-watching = Vzít zpět nelze: jen se díváte
ui-menu = Nabídka
ui-log = Záznam
ui-chat = Rozhovor
ui-scores = Body
ui-preview = Náhled
ui-choices = Volby
ui-hand = Ruka
ui-board = Herní plán
ui-waiting-for = Čeká se: { $names }
ui-curtain = { $names }: vezměte si zařízení a podívejte se na své karty
ui-curtain-do = To jsem já: { $names }
ui-past = Tah { $move } z { $count }
ui-mistake = { $names } – zahráno: { $played } ({ $old } %). Lepší: { $better } ({ $new } %).
ui-past-line = Díváte se do minulosti; tady se nic nehraje.
ui-past-lost = Tah { $move } z { $count } podle dřívějších pravidel
ui-lost-title = Tuto pozici už nelze ukázat
ui-lost-line = Vznikla podle dřívějších pravidel této hry a podle nynějších se k ní dojít nedá. Co se stalo, říká záznam.
ui-log-wordless = Něco, pro co nynější pravidla už nemají slova
ui-back-to-live = Zpět k živé hře
ui-keep-playing = Hrát dál
ui-ask = Ptát se před volbou, která něco ukončí
ui-ask-always = Před každou volbou
ui-ask-matters = Když na tom záleží
ui-ask-never = Nikdy
ui-choosing = Co udělá kliknutí
ui-choosing-once = Rovnou zahraje, co jde vzít zpět
ui-choosing-confirm = Vybere a počká na potvrzení
ui-picks = Zatím vybráno:
ui-unpick = Vrátit z výběru: { $label }
ui-new-lines-one = { $count } nový řádek ↓
ui-new-lines-few = { $count } nové řádky ↓
ui-new-lines-other = { $count } nových řádků ↓
ui-run = Přehrát a pozastavit
ui-live = živě
ui-move-of = { $move } / { $count }
ui-scrub = Místo ve hře
ui-back = O tah zpět
ui-forward = O tah vpřed
ui-wins-by = { $names } vítězí o { $count } { $count ->
    [one] bod
    [few] body
   *[other] bodů
  }
ui-wins = { $names } vítězí
ui-wins-tie = { $names } vítězí při rovnosti bodů
ui-shared-win = O vítězství se dělí { $names }
ui-see-result = Výsledek
ui-moves-count = { $count ->
    [one] 1 tah
    [few] { $count } tahy
   *[other] { $count } tahů
  }
ui-final-position = Konečné postavení
ui-picked = Vybráno: { $label }
ui-choose-line = { $count ->
    [one] 1 možnost
    [few] { $count } možnosti
   *[other] { $count } možností
  }; co září, lze zvolit
ui-buttons-line = { $count ->
    [one] 1 možnost
    [few] { $count } možnosti
   *[other] { $count } možností
  }
ui-wait-line = Hra pokračuje sama, jakmile odpoví.
ui-watching-line = Díváte se.
ui-forced = jediná možnost
ui-hint = Rada
ui-hint-is = Silný bot by volil v tomto pořadí (šance na výhru):
ui-hint-chance = šance na výhru { $count } { $count ->
    [one] procento
    [few] procenta
   *[other] procent
  }
ui-percent = { $count } %
ui-hint-none = Teď žádná rada není.
ui-hint-wait = Bot přemýšlí …
ui-hint-why = Lepší než „{ $other }“ o:
ui-hint-close = „{ $other }“ vypadá asi stejně dobře.
ui-because = { $names }: proč zrovna tohle?
ui-because-rather = { $names }: raději tohle než „{ $other }“, protože:
ui-because-brought = { $names }: co to změnilo, pokud to můžete vidět:
ui-because-nothing = { $names }: nic, co můžete vidět, nemluví pro tuto volbu víc než pro jinou.
ui-because-no-bot = Ptát se lze jen na to, co zvolil bot.
ui-because-secret = Co tam kdo zvolil, je zatím tajné.
ui-because-watching = Dokud hra běží, mohou se ptát jen ti, kdo sedí u stolu.
ui-because-worth = { $what }: asi { $points } b.
ui-because-points = { $number } { $what }
ui-because-counted = { $number } { $what } (asi { $points } b.)
ui-waited = Zatímco jste čekali:
ui-waited-more = a { $count } { $count ->
    [one] další
    [few] další
   *[other] dalších
  }
ui-waited-you = Pro vás:
ui-why-watching = Jen se díváte; hrát mohou ti, kdo sedí u stolu.
ui-why-open = Tohle teď lze zvolit.
ui-filter-log = Filtr záznamu
ui-filter-all = Vše
ui-search = Hledat
ui-empty-chat = Zatím nikdo nic neřekl.
ui-say = Napište ostatním
ui-send = Poslat
ui-empty-zone = prázdné
ui-times = × { $count }
ui-thinking = přemýšlí
ui-ready = hotovo
ui-away = pryč
ui-left = místo opuštěno
ui-total = Celkem
ui-projection = Kdyby hra teď skončila
ui-tie-break = Při rovnosti
ui-score-source = Zdroj
ui-pace = Tempo ostatních
ui-pace-0 = ihned
ui-pace-5 = ½ s
ui-pace-10 = 1 s
ui-pace-20 = 2 s
ui-people = U stolu
ui-you = vy
ui-take-back = Vrátit se na své místo
ui-stand-in = Ať hraje dál bot
ui-take-over = Převzít
ui-second-device = Toto místo na jiném zařízení
ui-second-device-line = Kdo má tento odkaz, může hrát za vás.
ui-share = Sdílet tuto chvíli
ui-shared = Odkaz zkopírován
ui-record = Stáhnout zápis hry
ui-record-later = Zápis lze stáhnout, až hra skončí: jsou v něm všechny skryté karty.
ui-record-upgraded = Zápis této hry neexistuje: pravidla se mezitím změnila a samotné tahy už celou hrou nevedou.
ui-rematch = Hrát znovu s těmito hráči
ui-to-rematch = K další partii
ui-keys = Klávesy
ui-key-tab = další možnost
ui-key-enter = vybrat, pak potvrdit
ui-key-escape = zrušit výběr, zavřít
ui-key-undo = zpět
ui-key-hint = rada
ui-key-log = záznam, pravidla, body, rozhovor
ui-key-arrows = o tah zpět nebo vpřed
ui-key-all = Tab prochází všechno na stole, nebo jen to, co lze zvolit
ui-key-help = tento seznam
ui-close = Zavřít
ui-away-notice = Zatímco jste byli pryč: { $count ->
    [one] 1 tah
    [few] { $count } tahy
   *[other] { $count } tahů
  }.
ui-show-them = Ukázat
ui-beats = Co udělali ostatní
ui-beats-again = Znovu ukázat, co se stalo od vašeho posledního tahu
ui-beats-leave = Do přítomnosti
ui-reveal = Co vyšlo najevo
ui-offline = Spojení je přerušené. Obnoví se samo; nic se neztratí.
ui-spectator = Díváte se
ui-view-of = Pohled: { $names }
ui-rules-of-game = Pravidla hry
ui-find-rule = Slovo nebo číslo pravidla
ui-rules-count = { $count ->
    [one] 1 pravidlo
    [few] { $count } pravidla
   *[other] { $count } pravidel
  }
ui-no-rules = Pravidla této hry v aplikaci nejsou.
ui-no-rule-found = Tohle žádné pravidlo neobsahuje.

# Konec
ui-step-through = Projít hru
ui-share-result = Sdílet
ui-chart = Body po kolech
ui-chart-parts = Body v průběhu hry
ui-round = kolo
ui-leads = Kdo kdy vedl
ui-lead-shared = více hráčů
ui-seed-was = Semínko { $seed }
ui-analysis = Jak to šlo
ui-analysis-coming = Silný bot si hru prohlíží. Trvá to asi minutu; stránka se doplní sama.
ui-analysis-progress = Hotovo { $count } %, dál se zpřesňuje
ui-analysis-looking = Ještě se hledají rozhodnutí, která něco stála.
ui-analysis-why = Proč, a co by následovalo
ui-analysis-sure = Jisté na { $count } %, že to něco stálo.
ui-analysis-reasons = Čím je druhá volba lepší:
ui-analysis-then = Pravděpodobně by se pokračovalo takto:
ui-try-again = Zkusit znovu
ui-again-title = Zkusit znovu: tah { $count }
ui-again-task = Najděte lepší volbu než „{ $label }“.
ui-again-best = To je volba, kterou našel rozbor.
ui-again-as-good = Pokud lze posoudit, stejně dobrá jako nejlepší známá volba.
ui-again-worse = Šance na výhru asi o { $count } { $count ->
    [one] procentní bod
    [few] procentní body
   *[other] procentních bodů
  } menší než u nejlepší známé volby.
ui-again-played = To se tehdy zahrálo: šance na výhru tím klesla o { $count } { $count ->
    [one] procentní bod
    [few] procentní body
   *[other] procentních bodů
  }.
ui-again-less = Pro nejlepší známou volbu mluví:
ui-again-unknown = Obě volby teď nebylo možné porovnat. Zkuste to prosím znovu.
ui-again-solved = Nalezeno
ui-again-show = Ukázat
ui-again-next = Další rozhodnutí
ui-again-back = Zpět k rozboru
ui-analysis-failed = Rozbor této hry se nepodařilo udělat.
ui-analysis-upgraded = Pravidla této hry se od jejího odehrání změnila, a proto ji nelze rozebrat.
ui-end-upgraded = Od začátku hry se změnila pravidla, takže nelze ukázat všechny její pozice. Body i záznam zůstávají, jak byly.
ui-analysis-chart = Šance na výhru v průběhu hry
ui-analysis-costly = Nejdražší rozhodnutí
ui-analysis-none = Žádné rozhodnutí nikoho nestálo znatelnou část šance na výhru.
ui-analysis-line = Odhad podle toho, co mohl hráč v tu chvíli vědět. Znaménko ± udává nejistotu ztráty; co může být náhoda, v seznamu není.
ui-analysis-move = tah { $count }
ui-analysis-played = Zahráno: { $label }
ui-analysis-better = Lepší: { $label }
ui-analysis-chances = { $old } % → { $new } %
ui-move = tah
ui-broken-title = Tuto hru tato verze neumí otevřít
ui-broken-line = Hrála se podle verze { $old } svých pravidel; tohle je verze { $new }. Co se stalo, najdete níže.
ui-broken-newer = Naposledy se hrála podle verze { $old } svých pravidel a tohle je verze { $new }: pokračovat v ní lze s novější verzí Perihelionu.
ui-broken-other = To, co je z ní uloženo, neodpovídá nynějším pravidlům. Co se stalo, najdete níže.

# Oznámení v rozhovoru
ui-notice-sits = { $names } si sedá ke stolu.
ui-notice-leaves = { $names } opouští místo.
ui-notice-back = { $names } je zpět a hraje dál.
ui-notice-bot = Za hráče { $names } hraje dál bot.
ui-notice-bot-lost = Bot { $names } selhal a zahrál náhodně.

# Potíže
ui-problem = Něco tomu brání
ui-problem-404 = Nenalezeno
ui-problem-403 = Není vaše
ui-problem-409 = Teď ne
ui-problem-413 = Příliš velké
ui-problem-429 = Příliš mnoho
ui-problem-500 = Server udělal chybu
ui-problem-500-line = Je zaznamenána. Načtěte stránku znovu; nic potvrzeného se neztratilo.
ui-problem-page = Taková stránka není. Z úvodní stránky se dostanete ke všem stolům.
ui-problem-no-table = Takový stůl není. Zkontrolujte odkaz, nebo se podívejte mezi své stoly na úvodní stránce.
ui-problem-no-game = Taková hra tu není.
ui-problem-no-seat = Takové místo není. Požádejte o nový odkaz.
ui-problem-broken = Tuto hru tato verze neumí otevřít, a proto v ní tady nelze pokračovat.
ui-problem-not-started = Hra ještě nezačala; začne, až budou všechna místa obsazená.
ui-problem-started = Hra už začala.
ui-problem-over = Hra skončila. Nový stůl otevře „Hrát znovu s těmito hráči“.
ui-problem-not-over = Tohle bude možné, až hra skončí.
ui-problem-again = Stůl byl ve stejnou chvíli změněn odjinud. Načtěte stránku znovu.
ui-problem-many-tables = Nedohraných stolů máte { $count }. Než otevřete další, některé dohrajte nebo zrušte.
ui-problem-many-guests = Z vaší adresy přichází příliš mnoho nových hostů. Zkuste to za hodinu.
ui-problem-many-streams = Máte otevřeno příliš mnoho stránek. Některé zavřete.
ui-problem-many-hints = Příliš mnoho rad v krátké době. Počkejte minutu.
ui-problem-long-seed = Semínko smí mít nejvýš { $count } znaků.
ui-problem-seed-line = Semínko je jeden řádek běžných znaků.
ui-problem-long-address = Adresa nebo některá z jejích hlaviček je příliš dlouhá.
ui-problem-characters = Odeslaný text obsahuje znaky, které tu nelze použít (řídicí znaky, poloviny znaků, znaky měnící směr textu). Vynechte je a odešlete jej znovu.
ui-problem-slow = Požadavek přicházel příliš dlouho. Odešlete jej znovu.
ui-problem-store = Teď nelze nic uložit, a proto se nic nezměnilo. Co bylo dříve potvrzeno, je v bezpečí. Zkuste to za chvíli znovu.
ui-problem-media = Pošlete formulář nebo JSON.
ui-problem-long-name = Jméno smí mít nejvýš { $count } znaků.
ui-problem-long-chat = Zpráva smí mít nejvýš { $count } znaků.
ui-problem-empty = Zpráva je prázdná.
ui-problem-chat-rate = Píšete příliš rychle. Počkejte několik sekund.
ui-problem-places = Z těchto míst stůl nebude: pro vás nejvýš jedno místo a jen známí boti.
ui-problem-invitation = Tento stůl je jen s pozváním. Požádejte hostitele o odkaz.
ui-problem-full = U tohoto stolu není volné místo. Můžete se dívat.
ui-problem-sits = U tohoto stolu už sedíte.
ui-problem-seat-gone = Na tomto místě už nikdo nesedí.
ui-problem-seat-taken = Na tomto místě někdo sedí.
ui-problem-present-after = Podle pravidla tohoto stolu smí bot hrát za toho, kdo je pryč { $count ->
    [one] 1 minutu
    [few] { $count } minuty
   *[other] { $count } minut
  }. Počkejte ještě chvíli.
ui-problem-present-leaving = Podle pravidla tohoto stolu za nepřítomné bot nehraje.
ui-problem-present-never = Podle pravidla tohoto stolu za nepřítomné bot nehraje.
ui-problem-takeover = Pravidlo pro nepřítomné je never, leaving, nebo after: a 1 až 9999 minut.
ui-problem-luck = K semínku místo přidává nejvýš 64 znaků 0 až 9 a a až f.
ui-problem-foreign-seat = Toto místo není vaše. Otevřete odkaz svého místa, nebo se dívejte.
ui-problem-foreign-table = To mohou jen ti, kdo sedí u tohoto stolu.
ui-problem-host = To může jen hostitel stolu.
ui-problem-csrf = Tento požadavek nepřišel z naší stránky. Načtěte ji znovu a zopakujte jej.
ui-problem-token = Přístupový token neplatí. Nový získáte na /api/guests.
ui-problem-big = Požadavek je příliš velký.
ui-problem-bad = Požadavek nelze přečíst. Co se čeká, popisuje stránka /api.

# Čas
ui-time = Čas
ui-time-none = Bez času
ui-time-live-group = Naživo, s hodinami
ui-time-letters-group = Korespondenčně
ui-time-live-short = { $bank } min a { $increment } s za každé rozhodnutí
ui-time-live = Naživo: { $bank } minut pro každého a { $increment } sekund navíc za každé rozhodnutí.
ui-time-hours-short = { $count } hodin na rozhodnutí, { $vacation } dní dovolené
ui-time-hours = Korespondenčně: { $count ->
    [one] 1 hodina
    [few] { $count } hodiny
   *[other] { $count } hodin
  } na každé rozhodnutí; kdo přemýšlí déle, čerpá z { $vacation ->
    [one] 1 dne
   *[other] { $vacation } dní
  } dovolené.
ui-time-days-short = { $count ->
    [one] 1 den
    [few] { $count } dny
   *[other] { $count } dní
  } na rozhodnutí, { $vacation } dní dovolené
ui-time-days = Korespondenčně: { $count ->
    [one] 1 den
    [few] { $count } dny
   *[other] { $count } dní
  } na každé rozhodnutí; kdo přemýšlí déle, čerpá z { $vacation ->
    [one] 1 dne
   *[other] { $vacation } dní
  } dovolené.
ui-out = Komu dojde čas
ui-out-bot = Za toho hraje bot, dokud se nevrátí
ui-out-lose = Ten prohrál
ui-out-bot-line = Za toho, komu dojde čas, hraje bot, dokud se nevrátí.
ui-out-lose-line = Komu dojde čas, ten prohrál.
ui-clock-low = Hráči { $names } dochází čas.
ui-clock-vacation = dovolená
ui-clock-over = čas vypršel
ui-wins-time = { $names } vítězí; vypršel čas: { $others }
ui-nobody-wins = Nikdo nevítězí: čas vypršel
ui-notice-time-bot = Hráči { $names } vypršel čas: dokud se nevrátí, hraje za něj bot.
ui-notice-time-lost = Hráči { $names } vypršel čas: toto místo prohrálo.
ui-problem-time = Takový čas stůl mít nemůže. Naživo je to `live`, sekundy, `+`, sekundy; korespondenčně `letters`, sekundy, `+`, sekundy; pak `bot` nebo `lose`.
ui-problem-time-over = Váš čas vypršel.
ui-problem-seat-lost = Tomuto místu vypršel čas, a proto prohrálo. Do konce se můžete dívat.

# Jste na tahu
ui-turns = Jste na tahu
ui-turns-line = { $count ->
    [one] Čeká na vás 1 stůl.
    [few] Čekají na vás { $count } stoly.
   *[other] Čeká na vás { $count } stolů.
  }
ui-turns-none = Žádný stůl na vás nečeká. Jakmile bude, uvidíte číslo na kartě prohlížeče.
ui-turns-next = Další stůl, který na vás čeká
ui-turns-waits = čeká { $time }
ui-turns-more = a předtím ještě { $count }
ui-key-next = další stůl, který na vás čeká
ui-sound = Zvuk, když jste na tahu
ui-sound-off = vypnutý
ui-sound-bell = zvonek
ui-sound-chime = zvonkohra
ui-sound-knock = zaklepání

# Oznámení
ui-notices = Oznámení
ui-notices-line = Nechte si říci, že jste na tahu: na zařízení, nebo službou, kterou používáte. Za každý tah se ozve jednou, ne když máte stůl otevřený, a nikdy neprozradí, co se ve hře stalo.
ui-notices-unlinked = Zprávy odsud nemají odkaz ke stolu: není známa adresa, na které byste jej otevřeli odjinud. Hostitel ji zadá volbou „--public-url“.
ui-notices-sent = Zkušební zpráva dorazila.
ui-notices-undelivered = Zkušební zprávu se nepodařilo doručit. Zkontrolujte adresu; musí být veřejná a odpovědět do deseti sekund.
ui-channel-new = Říci mi službou, kterou používám
ui-channel-shape = Služba
ui-channel-address = Adresa webhooku
ui-channel-address-line = Adresa, kterou vám služba dá pro příchozí zprávy; u ntfy adresa vašeho tématu.
ui-channel-add = Přidat
ui-channel-test = Poslat zkoušku
ui-channel-remove = Zastavit a odebrat
ui-channel-off = Vypnuto: pětkrát se nepodařilo doručit. Zapne se zkouškou, která dorazí.
ui-channel-secret = Podpis
ui-channel-secret-line = Každá zpráva má hlavičku X-Perihelion-Signature: HMAC-SHA-256 jejího těla s tímto klíčem.
ui-shape-discord = Discord
ui-shape-slack = Slack
ui-shape-matrix = Matrix
ui-shape-ntfy = ntfy
ui-shape-json = Jiná (JSON)
ui-wants = Říci mi, když
ui-want-turn = jsem na tahu
ui-want-over = hra skončí
ui-quiet = Hodiny klidu
ui-quiet-from = od
ui-quiet-to = do
ui-quiet-line = Co platí i po jejich konci, dozvíte se potom. Dvakrát stejná hodina znamená žádné.
ui-quiet-hours = klid { $start }:00–{ $end }:00 ({ $zone })
ui-letter-turn = Jste na tahu: { $game }, u stolu { $names }.
ui-letter-over = Hra skončila: { $game }, u stolu { $names }.
ui-letter-test = Takto vám Perihelion řekne, že jste na tahu.
ui-letter-stop = Zastavit tyto zprávy: { $link }
ui-stop = Zastavit oznámení
ui-stop-line = Na toto místo ({ $shape }) už se nic nepošle.
ui-stop-do = Zastavit
ui-problem-many-channels = Míst pro oznámení už máte { $count }. Nejdřív některé odeberte.
ui-problem-many-tests = Příliš mnoho zkoušek v krátké době. Počkejte minutu.
ui-problem-channel = Zvolte službu a aspoň jednu věc, kterou se chcete dozvědět.
ui-problem-hook = Na tuto adresu nelze poslat zprávu. Začíná https:// a má jméno serveru.
ui-problem-quiet = Hodiny klidu jsou dvě hodiny dne a časové pásmo.
ui-problem-no-channel = Takové místo pro oznámení není, nebo není vaše.
ui-notices-changed = Změněno.
ui-channel-change = Změnit
ui-channel-save = Uložit
ui-shape-push = Zařízení
ui-device-this = (toto)
ui-device-new = Říci mi na tomto zařízení
ui-device-line = Zařízení ukáže zprávu, i když nemáte otevřenou žádnou naši stránku. Je zašifrovaná pro toto zařízení: služba prohlížeče, která ji přenáší, ji nepřečte.
ui-device-missing = Tomuto prohlížeči zde zprávy poslat nelze: nezná je, nebo stránka není otevřena přes https.
ui-device-denied = Prohlížeč zprávy nedovolil. Povolte pro tuto stránku oznámení v jeho nastavení a zkuste to znovu.
ui-device-add = Říci mi zde
ui-want-invited = se mnou chce někdo hrát znovu
ui-want-chat = někdo napíše u mého stolu
ui-letter-invited = Zve vás další hra: { $game }, u stolu { $names }.
ui-letter-chat = U stolu někdo napsal: { $game }, u stolu { $names }.
ui-asks = Oč se u stolu žádá
ui-closing-propose = Navrhnout ukončení hry
ui-sure-closing = Navrhnout ukončení této hry bez výsledku? Ukončí se, až budou souhlasit všichni lidé u stolu.
ui-closing-asked = Je navrženo ukončit hru bez výsledku. Souhlas: { $names }.
ui-closing-open = Zatím bez souhlasu: { $names }.
ui-closing-agree = Souhlasím
ui-closing-refuse = Hrát dál
ui-notice-closing = { $names } navrhuje ukončit hru bez výsledku.
ui-notice-agrees = { $names } s ukončením hry souhlasí.
ui-notice-goes-on = { $names } chce hrát dál.
ui-orders = Odpovědět předem
ui-orders-line = Stůl odpoví za vás, jakmile budete na řadě. Nikdo jiný se nedozví, že jste si to objednali.
ui-orders-standing = Trvalé odpovědi
ui-orders-plan = Naplánovaný tah
ui-orders-plan-line = Zahraje se, jakmile začne váš příští tah, pokud půjde zahrát a udělá totéž. Jinak se odvolá a zvolíte sami.
ui-orders-move = Tah
ui-orders-give = Naplánovat
ui-orders-none = Teď není co plánovat: jste na tahu, nebo jste na něm ještě nebyli.
ui-orders-back = Zpět ke stolu
ui-order-do-always = Vždy: { $label }
ui-order-do-round = Do konce kola: { $label }
ui-order-on-always = Odpovídá se za vás: { $label }, dokud to nezastavíte.
ui-order-on-round = Odpovídá se za vás: { $label }, do konce kola.
ui-order-on-once = Naplánováno na váš příští tah: { $label }.
ui-order-void = Váš plán je odvolán, protože se věci změnily: { $label }.
ui-order-stop = Zastavit
ui-order-seen = Rozumím
ui-problem-order = To teď objednat nelze. Podívejte se na stůl a zvolte znovu.
ui-problem-device = Prohlížeč nedal adresu, na kterou by mu šlo poslat zprávu. Načtěte stránku znovu a zkuste to ještě jednou.

ui-offline-title = Ke stolu se nelze dostat
ui-offline-line = Se serverem není spojení. Nic se neztratilo: hry pokračují tam, kde jsou, jakmile se obnoví.
ui-offline-again = Zkusit znovu

ui-winner = Vítěz
ui-day = { $day }. { $month } { $year }
ui-month-1 = ledna
ui-month-2 = února
ui-month-3 = března
ui-month-4 = dubna
ui-month-5 = května
ui-month-6 = června
ui-month-7 = července
ui-month-8 = srpna
ui-month-9 = září
ui-month-10 = října
ui-month-11 = listopadu
ui-month-12 = prosince

# API
ui-api = API
ui-api-title = API stolu
ui-api-line = Přes tyto adresy hrají boti a jiné programy. Popis pro stroje je
ui-api-request = Požadavek
ui-api-answer = Odpověď
ui-api-parameters = Parametry

ui-minutes-race = 30
ui-minutes-starfarers = 120
ui-minutes-quarterworlds = 45
ui-minutes-seti = 160
ui-minutes-pulsar = 90
ui-sure-no = Nechat být
ui-sure-leave = Opustit místo? Ostatní uvidí, že je prázdné, a může si na ně sednout někdo jiný.
ui-sure-bot = Má za hráče { $names } hrát dál bot? Komu místo patří, může se kdykoli vrátit.
ui-sure-close = Zrušit tento stůl? Znovu otevřít už nepůjde.
ui-sure-concede = Vzdát tuto hru? Bude za vás hrát bot a vrátit se už nepůjde.
ui-concede = Vzdát hru
ui-all-tables = Všechny vaše nedohrané stoly
ui-mine-line = { $count ->
    [one] Nedohraný je jeden stůl
    [few] Nedohrané jsou { $count } stoly
   *[other] Nedohraných je { $count } stolů
  }; první je ten, u kterého se nejdéle nic nedělo. Stoly, u kterých nikdo jiný nesedí, se po 60 dnech zruší samy.
ui-hints-between = Rady bota i tehdy, když lidé hrají proti sobě
ui-problem-no-hints = U tohoto stolu se neradí: hrají tu proti sobě lidé.
ui-problem-closed = Tento stůl byl zrušen.
ui-problem-others-play = U tohoto stolu hrají i ostatní. Hru můžete vzdát; dál za vás bude hrát bot.
ui-problem-close-instead = U tohoto stolu nikdo jiný nehraje. Můžete jej zrušit.
ui-notice-concedes = { $names } hru vzdává; dál hraje bot.
ui-waiting-empty = Místo hráče { $names } je prázdné: někdo si na ně sedne, nebo je převezme bot
ui-name-left = { $names } (místo opuštěno)
