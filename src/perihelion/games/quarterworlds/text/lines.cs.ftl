# Druhý řádek výzvy: co to stojí, co následuje, co zbývá. Smí použít argumenty výzvy a čísla pozice
# (`sight/figures.py`).

line-prompt-turn = V ruce { $hand } z { $limit }. V epoše { $epoch } z { $epochs } { $left ->
    [one] zbývá 1 karta
    [few] zbývají { $left } karty
   *[other] zbývá { $left } karet
  }.
line-prompt-turn-or-pass = Kdo pasuje, v této epoše už nehraje; { $left ->
    [one] zbývá 1 karta
    [few] zbývají { $left } karty
   *[other] zbývá { $left } karet
  }.
line-prompt-turn-no-card = V ruce { $hand } z { $limit }: vyložte kartu; pasováním pro vás epocha končí.
line-prompt-second = Obě karty mají dohromady hodnotu tři; v ruce máte { $hand } z { $limit }.
line-prompt-second-or-enough = Jedna karta stačí; plná ruka ({ $limit }) už víc nepobere.
line-prompt-quarter = Poslední čtvrtina planetu dokončí: body na konci a místo pro koráb.
line-prompt-dock = Na planetu jeden koráb; už tam zůstane.
line-prompt-waive = Co se odečte, neplatíte.
line-prompt-pay = Karta zaplatí jeden symbol, který ukazuje; žeton cokoli kromě vědy. Žetony: { $tokens }.
line-prompt-pay-minimum = Cenu kryje vaše produkce; jedna věc se platí vždy.
line-prompt-research = Po každé epoše jedna karta vědy; v ruce nemají na konci žádnou cenu.
line-prompt-axis = Svisle se počítá vojenství, vodorovně obchod za každou vaši planetu ({ $planets }).
