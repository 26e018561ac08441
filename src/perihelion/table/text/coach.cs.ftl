# První hra, trenér a přehledová karta.
ui-first = Hrajete tu poprvé?
ui-first-line = Ptáme se jen jednou.
ui-first-learn = Naučit se hrát
ui-first-learn-line = { $count ->
    [one] { $count } krátká lekce na skutečném plánu, asi na minutu.
    [few] { $count } krátké lekce na skutečném plánu, každá na minutu nebo dvě.
   *[other] { $count } krátkých lekcí na skutečném plánu, každá na minutu nebo dvě.
  }
ui-first-guided = První hra s průvodcem
ui-first-guided-line = Skutečná hra proti mírným botům; trenér vysvětlí každou novou otázku, až přijde.
ui-first-plain = Prostě hrát
ui-first-plain-line = Hru znáte, nebo na všechno raději přijdete sami.
ui-coach = Trenér
ui-coach-off = vypnutý
ui-coach-asked = na požádání
ui-coach-always = u každé nové otázky
ui-coach-ask = Vysvětlit tuto otázku
ui-coach-known = Rozumím
ui-coach-why = Co byste zvolili vy?
ui-help-card = Přehledová karta
