ui-account = Account
ui-account-guest = You play as a guest
ui-account-guest-line = Everything that you have played here is known in this browser alone. Make an account, and you find it again in another browser, on another device, and after the cookies were cleared. There is no password.
ui-account-keeps = { $count ->
    [0] Whatever you play from now on will be kept.
    [one] Your table, your name and your settings are kept.
   *[other] Your { $count } tables, your name and your settings are kept.
  }
ui-account-line = You are found again as { $names }, on every device on which you sign in.
ui-account-passkey = With a passkey
ui-account-passkey-line = Your device, your phone or a security key confirms that it is you: by fingerprint, face or PIN. Nothing secret leaves it.
ui-account-passkey-do = Make a passkey
ui-account-passkey-in = Sign in with a passkey
ui-account-passkey-place = Passkeys need an address with a name and https (or this machine’s own, localhost). Ask your host for one.
ui-account-passkey-failed = That was stopped, or this device cannot do it. Nothing has changed.
ui-account-mail = With an e-mail link
ui-account-mail-line = You get a letter with a link that works once. Your address is used for signing in and for what you switch on yourself.
ui-account-mail-field = E-mail address
ui-account-mail-do = Send me a link
ui-account-code = With a code from another device
ui-account-code-line = On a device on which you are signed in, “Another device” shows a code.
ui-account-code-field = Code
ui-account-code-do = Continue
ui-sign-in = Sign in
ui-sign-in-line = You have an account already?
ui-sign-out = Sign out
ui-account-ways = Ways in
ui-account-devices = Where you are signed in
ui-account-this = this device
ui-account-end = Sign it out
ui-account-remove = Remove
ui-account-made-on = Passkey of { $names }
ui-account-day = used on { $day }/{ $month }/{ $year }
ui-account-another = Another device
ui-account-another-line = Open the link there, point its camera at the picture, or type the code on its page “Account”. It works once, for ten minutes. Show it to nobody else: it lets them in.
ui-account-another-do = Let another device in
ui-account-said-made = That is done: you will be found again.
ui-account-said-mail = A letter is on its way, if the address is right. Open its link in this browser within twenty minutes.
ui-account-said-in = You are signed in.
ui-account-said-joined = They belong to your account now.
ui-account-said-apart = They stay apart. Nothing was moved.
ui-account-said-removed = It is removed.
ui-account-join = What was played here as { $names }
ui-account-join-line = { $count ->
    [one] There is a table that was played in this browser before you signed in. Is it yours, and shall it join your account?
   *[other] There are { $count } tables that were played in this browser before you signed in. Are they yours, and shall they join your account?
  }
ui-account-join-yes = Yes, they are mine
ui-account-join-no = No, leave them apart
ui-enter-mail = Make your account
ui-enter-mail-line = You will be found again by { $email }.
ui-enter-mail-do = Make the account
ui-enter-enter = Sign in
ui-enter-enter-line = This browser will be signed in as { $names }.
ui-enter-enter-do = Sign in
ui-enter-device = Sign in
ui-enter-device-line = This browser will be signed in as { $names }.
ui-enter-device-do = Sign in
ui-letter-mail = Your account at Perihelion
ui-letter-mail-text =
    Somebody, probably you, wants to be found again at the table under this address. Open this link in the browser in which you asked for it; it works once, for twenty minutes:

    { $link }

    If it was not you, do nothing: nothing happens then.
ui-letter-enter = Signing in at Perihelion
ui-letter-enter-text =
    Somebody, probably you, wants to sign in. This link lets you in, once, for twenty minutes:

    { $link }

    If it was not you, do nothing, and give the link to nobody.
ui-problem-link-wrong = This link or code is not one of ours. Check that it is whole, or ask for a new one on the page “Account”.
ui-problem-link-used = This link or code was used already: it works once. Ask for a new one on the page “Account”.
ui-problem-link-old = This link or code is too old. Ask for a new one on the page “Account”.
ui-problem-link-browser = Open this link in the browser in which you have asked for it: there is what you have played.
ui-problem-many-mails = Too many letters were asked for. Try again in an hour.
ui-problem-many-codes = That were too many tries. Wait a minute.
ui-problem-mail-taken = This address belongs to another account. Ask for a link again to sign in to that one.
ui-problem-mail-address = This is no e-mail address. It looks like name@example.org.
ui-problem-no-mail = This table sends no e-mail: its host has set no server for it. Use a passkey.
ui-problem-unsent = The letter could not be sent. Try again later, or use a passkey.
ui-problem-no-passkey = You have no such passkey.
ui-problem-last-way = This is the last way into your account. Add another one first.
ui-problem-passkey = This passkey could not be checked. Nothing has changed; try again.
ui-problem-passkey-unknown = No account here has this passkey. It may have been removed; sign in another way.
ui-problem-passkey-place = There are no passkeys under this address: they need a name and https.
ui-problem-challenge = This answer belongs to another question, or came too late. Try again.
ui-problem-many-passkeys = You have { $count } passkeys already. Remove one first.
ui-problem-no-account = You are not signed in to an account. Sign in first.
ui-settings = Settings
ui-settings-line = These go with your account to every device.
ui-settings-guest-line = These are kept for you in this browser; with an account they go with you to every device.
ui-settings-saved = Saved.
ui-settings-look = Look
ui-settings-play = At the table
ui-settings-colours = Colour is never the only sign: seats, goods and resources always have a shape, a letter or a pattern as well.
ui-theme = Colours
ui-theme-dark = dark
ui-theme-light = light, for daylight
ui-theme-auto = as this device
ui-size = Text
ui-size-usual = usual
ui-size-large = large
ui-size-larger = larger
ui-motion = Movement
ui-motion-system = as this device
ui-motion-calm = none
ui-problem-preference = This setting does not exist here. Load the page again.
ui-blocked = Blocked
ui-blocked-none = You have blocked nobody. At a table, the menu has it beside everybody’s name.
ui-unblock = Unblock
ui-own = Everything that is yours
ui-own-line = What is kept of you: name, settings, tables, records of your finished games, what you have said, results.
ui-own-export = Take it with you (zip)
ui-delete = Delete everything of mine
ui-delete-line = Your name becomes “a former player” wherever it stands, what you have said is taken away, running games are given up, and you are signed out everywhere. Games that you have played with others stay readable for them. Nobody can bring it back.
ui-delete-name = Type “{ $names }” if you mean it
ui-delete-do = Delete for good
ui-problem-delete-name = The name is another one than yours. Nothing was deleted.
ui-problem-many-exports = You have just taken everything with you. Try again in an hour.
ui-notice-taken-away = What was said here has been taken away.
ui-block = Block
ui-sure-block = Block { $names }? They get no seat at tables that you open, and you see nothing that they say. Games that you play together go on. The page “Settings” undoes it.
ui-problem-blocked = This table is not open to you. Play at another one.
ui-problem-block-nobody = There is nobody on this seat whom you could block.
ui-problem-many-blocks = You have blocked { $count } people already. Unblock somebody first.
ui-conduct = Rules of conduct
