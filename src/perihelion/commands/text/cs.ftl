# Co říká hra v terminálu.
terminal-you = Vy
terminal-help =
    Napište číslo volby, nebo:
      why SLOVO    proč něco nejde (jméno karty nebo akce)
      what ČÍSLO   co volba udělá
      undo         vzít svou poslední volbu zpět
      log [N]      co se stalo (posledních N řádků)
      score        body podle zdrojů
      look         znovu ukázat pozici
      rules SLOVO  pravidla, která obsahují slovo
      save SOUBOR  zapsat záznam hry
      quit         odejít
terminal-turn = Co zvolíte?
terminal-no-number = Volby jsou jen 1 až { $count }.
terminal-unknown = Tomu nerozumím; napište help.
terminal-possible = To teď jde.
terminal-nothing-found = Žádné pravidlo to slovo neobsahuje.
terminal-undone = Vzato zpět.
terminal-saved = Záznam je zapsán.
terminal-no-preview = K tomu není co dodat.
terminal-not-saved = Soubor nelze zapsat.
terminal-won = Vítěz: { $seat }
terminal-over = Hra skončila.
terminal-no-such = Nic v této hře se tak nejmenuje.
