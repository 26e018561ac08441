# Lekce.
ui-learn = Naučit se hrát
ui-learn-line = Krátké lekce na skutečném plánu: každá má jednu myšlenku, jeden úkol a odpověď na všechno, co zkusíte.
ui-learn-none = K této hře zatím žádné lekce nejsou.
ui-learn-path = Lekce
ui-learn-progress = { $count ->
    [one] Hotovo { $done } z { $count } lekce
   *[other] Hotovo { $done } z { $count } lekcí
  }
ui-learn-finished-mark = hotovo
ui-learn-begin = Začít první lekcí
ui-learn-go-on = Pokračovat
ui-learn-number = lekce { $number } z { $count }
ui-learn-step = Krok { $number } z { $count }
ui-learn-again = Začít znovu
ui-learn-show-me = Ukázat řešení
ui-learn-shown = Zvolte tohle.
ui-learn-solved = Výborně, tuto lekci máte za sebou.
ui-learn-next = Další lekce
ui-learn-path-end = Všechny lekce
