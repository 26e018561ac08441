### Výsledky, hodnocení, profily a archiv.

ui-rated = Hodnocená
ui-rated-choice = Hodnocená: partie se počítá do hodnocení
ui-rated-line = Bez zvoleného semínka, bez rad, každý na vlastním zařízení. Brát tahy zpět se smí. Kdo odejde, komu dojde čas nebo za koho na konci hraje bot, počítá se jako poslední. Vaše jméno a hodnocení pak budou v žebříčku.
ui-rated-told = Hodnocená partie: bez rad; kdo odejde, komu dojde čas nebo za koho na konci hraje bot, počítá se jako poslední.
ui-problem-rated = Hodnocený stůl potřebuje aspoň dvě místa, každého na vlastním zařízení, žádné zvolené semínko a žádné rady mezi lidmi. Změňte to, nebo otevřete stůl nehodnocený.
ui-problem-rated-bot = U hodnoceného stolu za sebe nemůžete nechat hrát bota. Můžete místo opustit nebo partii vzdát; pak se počítáte jako poslední.
ui-problem-rated-close = Hodnocená partie se dohrává do konce. Můžete ji vzdát; pak hraje dál bot a vy se počítáte jako poslední.
ui-rated-game = hodnocená
ui-rated-games = hodnocená partie

ui-archive = Archiv
ui-running = Rozehrané partie, které můžete sledovat
ui-search-all = Všechny partie
ui-search-any = na tom nezáleží
ui-search-game = Hra
ui-search-player = Hráč
ui-search-player-hint = začátek jména
ui-search-players = Hráčů
ui-search-days = Dny
ui-search-since = Od tohoto dne
ui-search-until = Do tohoto dne
ui-search-moves = Tahů
ui-search-least = Nejméně tolik tahů
ui-search-most = Nejvýše tolik tahů
ui-search-won = tento hráč vyhrál
ui-search-rated = jen hodnocené
ui-search-mine = jen moje
ui-search-nothing = Taková dohraná partie tu není.
ui-older = Starší partie
ui-latest = Nejnovější partie
ui-former-player = bývalý hráč
ui-fate-left = předčasný odchod
ui-fate-time = bez času
ui-fate-away = dohrál bot
ui-uploaded = nahraný záznam

ui-ladder = Žebříček
ui-ladder-empty = Takovou hodnocenou partii zatím nikdo nehrál.
ui-ladder-line = Počítají se hodnocené stoly, podle Plackettova–Luceova modelu: skutečná síla leží v udaném rozmezí v 19 případech z 20. Každý začíná na 1500; kdo odejde, komu dojde čas nebo za koho na konci hraje bot, počítá se jako poslední. Partie s boty mají vlastní stupnici, na které stojí i úrovně botů.
ui-company = Společnost
ui-company-people = Jen lidé
ui-company-bots = S boty
ui-period = Období
ui-period-all = Odjakživa
ui-period-year = Poslední rok
ui-period-month = Posledních 30 dní
ui-rating = Hodnocení
ui-rating-course = Vývoj hodnocení
ui-games = Partie
ui-won = Výhry
ui-bot-level = Bot: { $level }
ui-decimal = { $whole },{ $tenth }
ui-provisional-line = Zatím nejisté: málo partií

ui-profile = Profil
ui-problem-no-profile = Takový člověk tu není, nebo si svou stránku nechává pro sebe.
ui-problem-no-profile-yet = Zatím nemáte svou stránku: vznikne s vaším prvním stolem.
ui-here-since = Tady od
ui-games-count = { $count ->
    [one] jedna partie
    [few] { $count } partie
   *[other] { $count } partií
  }
ui-profile-hidden = Tuto stránku vidíte jen vy.
ui-profile-shown = Tuto stránku může vidět každý.
ui-profile-show = Ukázat všem
ui-profile-hide = Nechat si pro sebe
ui-profile-empty = Zatím žádná dohraná partie.
ui-streak = Nejdelší šňůra výher
ui-streak-now = Současná šňůra
ui-by-game = Podle her
ui-mean-place = Průměrné místo
ui-best = Nejlepší výsledek
ui-favourites = Oblíbené
ui-liked-card = karty
ui-liked-opening = zahájení
ui-liked-species = potkané druhy
ui-liked-technology = technologie
ui-liked-people = národy
ui-with-others = S ostatními
ui-balance = vpředu { $before }, vzadu { $behind }, nastejno { $level }
ui-recent = Poslední partie
ui-recent-hidden = Poslední partie se hrály na pozvání.
ui-all-mine = Všechny mé dohrané partie
ui-versus-line = { $one } a { $other } podle her
ui-versus-none = Žádnou partii spolu nedohráli.
ui-ahead = Vpředu { $names }
ui-level = Shoda
ui-feed = Kanál
ui-feed-title = Dohrané partie: { $names }

ui-upload = Přehrát záznam
ui-upload-about = Záznam dohrané partie, odtud nebo z příkazové řádky, se znovu přehraje a zůstane tu jako stůl, který můžete sledovat, rozebrat a sdílet. Do hodnocení se nepočítá a ve svém archivu ho najdete jen vy; sledovat ho může každý, kdo má odkaz.
ui-upload-file = Soubor
ui-upload-text = Nebo sám záznam
ui-upload-go = Přehrát
ui-upload-told = Nahraný záznam: nikdo ho tu nehrál a nikam se nepočítá.
ui-upload-game = Záznam je z hry, která tu není.
ui-upload-version = Záznam napsala verze { $version } té hry a tato je { $current }: tahy teď mohou znamenat něco jiného.
ui-upload-proof = Semínko záznamu neplyne z jeho tajemství a z toho, co k němu přidala jednotlivá místa.
ui-upload-digest = Všechny tahy jdou zahrát, ale nevedou k pozici, kterou záznam končí: někdo změnil semínko, možnost nebo tah.
ui-upload-unfinished = Partie po { $count ->
    [one] jednom tahu
   *[other] { $count } tazích
  } nekončí: přijímají se jen záznamy dohraných partií.
ui-upload-head = Záznam neříká, jaká je to hra, kolik má míst nebo jaké semínko: začíná řádky „perihelion record 1“, „game …“, „seats …“ a „seed …“.
ui-upload-line = Řádek { $line } nejde přečíst. Zkopírujte celý záznam, od „perihelion record“ po „digest“.
ui-upload-long = Záznam má víc než { $count ->
    [one] jeden tah
    [few] { $count } tahy
   *[other] { $count } tahů
  }.
ui-upload-setup = Takhle se hra připravit nedá.
ui-upload-move = Tah { $move } ({ $action }) se tam zahrát nedá.
ui-upload-fails = Záznam se nepodařilo včas přehrát. Zkuste to později.
ui-problem-many-uploads = Už tu máte { $count } nahraných záznamů.
ui-problem-uploads-wait = Právě se přehrává několik záznamů. Zkuste to za minutu.
ui-problem-uploads-rate = To bylo hodně záznamů. Zkuste to za chvíli.

ui-preview-private = Stůl na pozvání.
ui-preview-invited = Zveme vás ke stolu.
ui-preview-over = Dohráno: { $scores }
ui-problem-pictures-wait = Obrázek se teď nedá nakreslit. Zkuste to za minutu.
