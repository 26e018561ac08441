# E-mail pro toho, kdo chce dostávat oznámení.

ui-shape-mail = E-mail
ui-mail-new = Říci mi e-mailem
ui-mail-line = Pošleme vám jeden e-mail s odkazem. Dokud ho neotevřete, nic dalšího nepřijde, a každý e-mail má odkaz, kterým další zastavíte.
ui-mail-address = Vaše e-mailová adresa
ui-mail-add = Poslat mi odkaz
ui-mail-again = Poslat odkaz znovu
ui-mail-unconfirmed = Zatím nepotvrzeno: otevřete odkaz, který jsme tam poslali.
ui-mail-several = Perihelion: { $count ->
    [one] { $count } novinka
    [few] { $count } novinky
   *[other] { $count } novinek
}
ui-mail-stop = Zastavit tyto e-maily
ui-pace-of-mails = Jak často
ui-mails-now = hned
ui-mails-hour = souhrnně, nejvýš jednou za hodinu
ui-mails-day = souhrnně, nejvýš jednou za den
ui-notices-linked = Odkaz je na cestě do vaší schránky. Otevřete ho, chcete-li dostávat oznámení e-mailem.
ui-notices-confirmed = Potvrzeno: od teď vám budeme psát.
ui-confirm = E-mail o vašich tazích
ui-confirm-line = Perihelion smí na adresu { $address } psát o tazích a o dalším, co bylo zvoleno.
ui-confirm-do = Potvrdit
ui-confirm-subject = Perihelion: smíme vám psát?
ui-confirm-words = Někdo, nejspíš vy, chce, aby vám Perihelion e-mailem oznámil, že jste na tahu. Pokud je to tak, otevřete tento odkaz:
ui-confirm-ignore = Pokud jste to nebyli vy, nedělejte nic: žádný další e-mail nepřijde.
