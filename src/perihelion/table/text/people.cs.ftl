ui-account = Účet
ui-account-guest = Hrajete jako host
ui-account-guest-line = O všem, co jste tu odehráli, ví jen tento prohlížeč. Založte si účet a najdete to i v jiném prohlížeči, na jiném zařízení a po smazání cookies. Heslo není potřeba.
ui-account-keeps = { $count ->
    [0] Zůstane vám všechno, co odteď zahrajete.
    [one] Váš stůl, jméno i nastavení zůstanou.
    [few] Vaše { $count } stoly, jméno i nastavení zůstanou.
   *[other] Vašich { $count } stolů, jméno i nastavení zůstanou.
  }
ui-account-line = Najdete se tu znovu pod jménem { $names } na každém zařízení, na kterém se přihlásíte.
ui-account-passkey = Přístupovým klíčem
ui-account-passkey-line = Že jste to vy, potvrdí vaše zařízení, telefon nebo bezpečnostní klíč: otiskem, obličejem nebo PINem. Nic tajného je neopustí.
ui-account-passkey-do = Vytvořit přístupový klíč
ui-account-passkey-in = Přihlásit se přístupovým klíčem
ui-account-passkey-place = Přístupové klíče potřebují adresu se jménem a https (nebo vlastní adresu tohoto počítače, localhost). Řekněte si o ni hostiteli.
ui-account-passkey-failed = Bylo to zastaveno, nebo to toto zařízení neumí. Nic se nezměnilo.
ui-account-mail = Odkazem v e-mailu
ui-account-mail-line = Přijde vám dopis s odkazem, který platí jednou. Adresa slouží k přihlášení a k tomu, co si sami zapnete.
ui-account-mail-field = E-mailová adresa
ui-account-mail-do = Poslat odkaz
ui-account-code = Kódem z jiného zařízení
ui-account-code-line = Na zařízení, kde jste přihlášeni, ukáže kód volba „Další zařízení“.
ui-account-code-field = Kód
ui-account-code-do = Pokračovat
ui-sign-in = Přihlásit se
ui-sign-in-line = Už účet máte?
ui-sign-out = Odhlásit se
ui-account-ways = Jak se přihlásíte
ui-account-devices = Kde jste přihlášeni
ui-account-this = toto zařízení
ui-account-end = Odhlásit je
ui-account-remove = Odebrat
ui-account-made-on = Přístupový klíč: { $names }
ui-account-day = použito { $day }. { $month }. { $year }
ui-account-another = Další zařízení
ui-account-another-line = Otevřete tam odkaz, namiřte jeho fotoaparát na obrázek nebo opište kód na jeho stránce „Účet“. Platí jednou a deset minut. Nikomu jinému jej neukazujte: pustil by ho dovnitř.
ui-account-another-do = Přihlásit další zařízení
ui-account-said-made = Hotovo: příště se tu najdete.
ui-account-said-mail = Je-li adresa správná, dopis je na cestě. Otevřete odkaz z něj v tomto prohlížeči do dvaceti minut.
ui-account-said-in = Jste přihlášeni.
ui-account-said-joined = Teď patří k vašemu účtu.
ui-account-said-apart = Zůstanou zvlášť. Nic se nepřesunulo.
ui-account-said-removed = Je odebráno.
ui-account-join = Co se tu hrálo pod jménem { $names }
ui-account-join-line = { $count ->
    [one] V tomto prohlížeči se před přihlášením hrálo u jednoho stolu. Je váš a má se přidat k účtu?
    [few] V tomto prohlížeči se před přihlášením hrálo u { $count } stolů. Jsou vaše a mají se přidat k účtu?
   *[other] V tomto prohlížeči se před přihlášením hrálo u { $count } stolů. Jsou vaše a mají se přidat k účtu?
  }
ui-account-join-yes = Ano, jsou moje
ui-account-join-no = Ne, nechat zvlášť
ui-enter-mail = Založení účtu
ui-enter-mail-line = Příště se tu najdete podle adresy { $email }.
ui-enter-mail-do = Založit účet
ui-enter-enter = Přihlášení
ui-enter-enter-line = Tento prohlížeč se přihlásí jako { $names }.
ui-enter-enter-do = Přihlásit se
ui-enter-device = Přihlášení
ui-enter-device-line = Tento prohlížeč se přihlásí jako { $names }.
ui-enter-device-do = Přihlásit se
ui-letter-mail = Váš účet u Perihelionu
ui-letter-mail-text =
    Někdo, nejspíš vy, se chce u stolu příště najít podle této adresy. Otevřete tento odkaz v prohlížeči, ve kterém jste o něj požádali; platí jednou a dvacet minut:

    { $link }

    Pokud jste to nebyli vy, nedělejte nic: nic se nestane.
ui-letter-enter = Přihlášení k Perihelionu
ui-letter-enter-text =
    Někdo, nejspíš vy, se chce přihlásit. Tento odkaz vás pustí dovnitř, jednou a během dvaceti minut:

    { $link }

    Pokud jste to nebyli vy, nedělejte nic a odkaz nikomu nedávejte.
ui-problem-link-wrong = Tento odkaz nebo kód není náš. Zkontrolujte, zda je celý, nebo si na stránce „Účet“ řekněte o nový.
ui-problem-link-used = Tento odkaz nebo kód už byl použit: platí jednou. Na stránce „Účet“ si řekněte o nový.
ui-problem-link-old = Tento odkaz nebo kód je příliš starý. Na stránce „Účet“ si řekněte o nový.
ui-problem-link-browser = Otevřete tento odkaz v prohlížeči, ve kterém jste o něj požádali: tam je, co jste odehráli.
ui-problem-many-mails = Bylo vyžádáno příliš mnoho dopisů. Zkuste to znovu za hodinu.
ui-problem-many-codes = Bylo to příliš mnoho pokusů. Počkejte minutu.
ui-problem-mail-taken = Tato adresa patří k jinému účtu. Požádejte o odkaz znovu a přihlaste se k němu.
ui-problem-mail-address = Toto není e-mailová adresa. Vypadá jako jmeno@example.org.
ui-problem-no-mail = Tento stůl neposílá e-maily: jeho hostitel pro ně nenastavil server. Použijte přístupový klíč.
ui-problem-unsent = Dopis se nepodařilo odeslat. Zkuste to později nebo použijte přístupový klíč.
ui-problem-no-passkey = Takový přístupový klíč nemáte.
ui-problem-last-way = Toto je poslední cesta k vašemu účtu. Nejdřív přidejte jinou.
ui-problem-passkey = Tento přístupový klíč se nepodařilo ověřit. Nic se nezměnilo; zkuste to znovu.
ui-problem-passkey-unknown = Žádný zdejší účet tento přístupový klíč nemá. Možná byl odebrán; přihlaste se jinak.
ui-problem-passkey-place = Na této adrese přístupové klíče nejsou: potřebují jméno a https.
ui-problem-challenge = Tato odpověď patří k jiné otázce nebo přišla pozdě. Zkuste to znovu.
ui-problem-many-passkeys = Máte už { $count } přístupových klíčů. Nejdřív některý odeberte.
ui-problem-no-account = Nejste přihlášeni k účtu. Nejdřív se přihlaste.
ui-settings = Nastavení
ui-settings-line = Nastavení patří k vašemu účtu a platí na každém zařízení.
ui-settings-guest-line = Nastavení se pamatuje v tomto prohlížeči; s účtem s vámi půjde na každé zařízení.
ui-settings-saved = Uloženo.
ui-settings-look = Vzhled
ui-settings-play = U stolu
ui-settings-colours = Barva nikdy není jediným znakem: místa, zboží i suroviny mají vždy také tvar, písmeno nebo vzor.
ui-theme = Barvy
ui-theme-dark = tmavé
ui-theme-light = světlé, na denní světlo
ui-theme-auto = podle zařízení
ui-size = Písmo
ui-size-usual = obvyklé
ui-size-large = velké
ui-size-larger = větší
ui-motion = Pohyb
ui-motion-system = podle zařízení
ui-motion-calm = žádný
ui-problem-preference = Takové nastavení tu není. Načtěte stránku znovu.
ui-blocked = Zablokovaní
ui-blocked-none = Nikoho nemáte zablokovaného. U stolu to najdete v nabídce vedle jména.
ui-unblock = Odblokovat
ui-own = Všechno, co je vaše
ui-own-line = Co se o vás uchovává: jméno, nastavení, stoly, záznamy dohraných her, co jste řekli, a výsledky.
ui-own-export = Vzít si to s sebou (zip)
ui-delete = Smazat všechno moje
ui-delete-line = Z vašeho jména se všude stane „bývalý hráč“, co jste řekli, zmizí, rozehrané hry vzdáte a všude budete odhlášeni. Hry, které jste hráli s ostatními, jim zůstanou čitelné. Nikdo to nevrátí.
ui-delete-name = Myslíte-li to vážně, napište „{ $names }“
ui-delete-do = Smazat navždy
ui-problem-delete-name = Jméno je jiné než vaše. Nic nebylo smazáno.
ui-problem-many-exports = Všechno jste si právě odnesli. Zkuste to znovu za hodinu.
ui-notice-taken-away = Co tu bylo řečeno, bylo odebráno.
ui-block = Zablokovat
ui-sure-block = Zablokovat hráče { $names }? U stolů, které otevřete, nedostane místo a neuvidíte nic, co řekne. Společně rozehrané hry pokračují. Zrušíte to na stránce „Nastavení“.
ui-problem-blocked = Tento stůl pro vás otevřený není. Zahrajte si u jiného.
ui-problem-block-nobody = Na tomto místě není nikdo, koho byste mohli zablokovat.
ui-problem-many-blocks = Máte už zablokovaných { $count } lidí. Nejdřív někoho odblokujte.
ui-conduct = Pravidla slušnosti
