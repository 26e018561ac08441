# Druhý řádek výzvy: co to stojí, co následuje, co zbývá. Smí použít argumenty výzvy a čísla pozice
# (`sight/figures.py`).

line-prompt-act = Zvolené fáze se konají pro všechny. Konec: { $end } karet v něčím území (teď { $longest }) nebo došlé žetony VB (zbývá { $pool }).
line-prompt-act-pair = Smíte zvolit i dvakrát stejnou fázi. Konec: { $end } karet v něčím území (teď { $longest }) nebo došlé žetony VB (zbývá { $pool }).
line-prompt-setup-discard = Zbytek je vaše první ruka: co vyložíte i čím zaplatíte.
line-prompt-hand-limit = Na konci kola nikdo nedrží víc než { $limit } karet.
line-prompt-keep = V ruce máte { $hand ->
    [one] 1 kartu
    [few] { $hand } karty
   *[other] { $hand } karet
  }; co si nenecháte, odhodíte lícem dolů.
line-prompt-develop = V ruce máte { $hand ->
    [one] 1 kartu
    [few] { $hand } karty
   *[other] { $hand } karet
  }; každý bod ceny stojí jednu z ostatních.
line-prompt-settle = Na placení máte { $hand ->
    [one] 1 kartu
    [few] { $hand } karty
   *[other] { $hand } karet
  }; { $military ->
    [0] na červené obrany zatím nemáte vojenskou sílu
   *[other] vojenská síla { $military } dobude červenou obranu do { $military }
  }.
line-prompt-way = Dobytí nestojí kartu; použitá jednorázová karta je pryč.
line-prompt-pay = Odevzdané karty jsou pryč; v ruce vám { $after ->
    [one] zůstane 1
    [few] zůstanou { $after }
   *[other] zůstane { $after }
  }.
line-prompt-sell = Za karty se prodá jedno zboží; ostatní se pak spotřebuje.
line-prompt-consume = Každé vylepšení se použije jednou, v pořadí podle vás; zboží: { $goods }.
line-prompt-consume-optional = Nic dalšího se nemusí; zboží na vašich planetách: { $goods }.
line-prompt-consume-hand = Odhozené karty se změní v body; v ruce jich máte { $hand }.
line-prompt-consume-sell = Zboží se prodá za karty podle své ceny.
line-prompt-consume-goods = Zboží na produkujících planetách přibude s příští Produkcí.
line-prompt-produce = Prémiová planeta dostane zboží jen díky takovémuto vylepšení.
line-prompt-produce-bonus = Jedna prémiová planeta dostane zboží: bonus toho, kdo zvolil Produkci.
line-prompt-produce-short = Balíček skoro došel: zboží dostanou planety, které zvolíte.
line-prompt-produce-order = Nejdřív vylepšení, která se hodí k málo planetám.
