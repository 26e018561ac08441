# E-mail for who wants to be told.

ui-shape-mail = E-mail
ui-mail-new = Tell me by e-mail
ui-mail-line = We send you one mail with a link. Nothing else comes before you have opened it, and every mail has a link that stops them.
ui-mail-address = Your e-mail address
ui-mail-add = Send me the link
ui-mail-again = Send the link again
ui-mail-unconfirmed = Not confirmed yet: open the link that we have sent there.
ui-mail-several = Perihelion: { $count ->
    [one] { $count } piece of news
   *[other] { $count } pieces of news
}
ui-mail-stop = Stop these mails
ui-pace-of-mails = How often
ui-mails-now = at once
ui-mails-hour = gathered, once an hour at most
ui-mails-day = gathered, once a day at most
ui-notices-linked = A link is on its way to your mailbox. Open it to be told by e-mail.
ui-notices-confirmed = Confirmed: from now on you are told by e-mail.
ui-confirm = E-mail for your turns
ui-confirm-line = Perihelion may tell { $address } of turns and what else was chosen.
ui-confirm-do = Confirm
ui-confirm-subject = Perihelion: may we write to you?
ui-confirm-words = Somebody, probably you, wants Perihelion to tell you by e-mail when it is your turn. Open this link if that is so:
ui-confirm-ignore = If it was not you, do nothing: no other mail will come.
