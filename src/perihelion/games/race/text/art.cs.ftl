# Slova na obrázcích a u obrázků hry: druhy, vylepšení, čísla, nápovědy.

art-good-novelty = Novinky
art-good-rare = Vzácné prvky
art-good-genes = Geny
art-good-alien = Mimozemské technologie

art-phase-explore = Průzkum
art-phase-develop = Rozvoj
art-phase-settle = Osidlování
art-phase-consume = Spotřeba
art-phase-produce = Produkce
art-phase-trade = Prodej

art-cards = { $n } { $n ->
    [one] karta
    [few] karty
   *[other] karet
  }
art-vp = { $n } VB
art-row-name = { $row }: { $words }

# -- co je to za kartu
art-is-world = Planeta, cena { $n }
art-is-military = Vojenská planeta, obrana { $n }
art-is-development = Technologie, cena { $n }
art-is-start = Startovní planeta { $n }
art-source-production = { $good }, produkující
art-source-windfall = { $good }, prémiová
art-grey = bez zboží
art-vp-table = VB podle tabulky
art-no-power = Bez vylepšení.
art-keyword-alien = Mimozemská
art-keyword-rebel = Rebelská
art-keyword-uplift = Pozvednutá
art-keyword-imperium = Impérium
art-keyword-terraforming = Terraformování
art-copies = ve hře { $n }×

# -- vylepšení
art-power-explore-draw-extra = prohlédněte si o { $n } { $n ->
    [one] kartu
    [few] karty
   *[other] karet
  } více
art-power-explore-keep-extra = ponechte si o { $n } { $n ->
    [one] kartu
    [few] karty
   *[other] karet
  } více
art-power-develop-draw-at-start = na začátku fáze si vezměte { $n } { $n ->
    [one] kartu
    [few] karty
   *[other] karet
  }
art-power-develop-discount = technologie stojí o { $n } méně
art-power-develop-draw-after = po vyložení technologie si vezměte { $n } { $n ->
    [one] kartu
    [few] karty
   *[other] karet
  }
art-power-settle-discount = placené planety stojí o { $n } méně
art-power-settle-discount-good = planety druhu { $good } stojí o { $n } méně
art-power-settle-military = vojenská síla +{ $n }
art-power-settle-military-minus = vojenská síla −{ $n }
art-power-settle-military-good = vojenská síla +{ $n } proti planetám druhu { $good }
art-power-settle-military-rebel = vojenská síla +{ $n } proti rebelským planetám
art-power-settle-discard-for-military = smíte odhodit z území: vojenská síla +{ $n } do konce fáze
art-power-settle-discard-for-zero-cost = smíte odhodit z území: jedna placená planeta stojí 0
art-power-settle-pay-for-military = smíte zaplatit za vojenskou planetu: její obrana minus { $n }
art-power-not = ne pro planety druhu { $good }
art-power-settle-draw-after = po vyložení planety si vezměte { $n } { $n ->
    [one] kartu
    [few] karty
   *[other] karet
  }
art-power-trade-sale-bonus = libovolné zboží prodáte o { $n } dráž
art-power-trade-sale-bonus-good = zboží druhu { $good } prodáte o { $n } dráž
art-power-trade-sale-bonus-here = zboží odtud prodáte o { $n } dráž
art-power-consume-goods = { $n ->
    [one] libovolné zboží
    [few] { $n } kusy zboží
   *[other] { $n } kusů zboží
  }
art-power-consume-goods-kind = { $n ->
    [one] zboží druhu { $good }
    [few] { $n } kusy zboží druhu { $good }
   *[other] { $n } kusů zboží druhu { $good }
  }
art-power-consume-distinct = { $n } zboží různých druhů
art-power-consume-times = nejvýše { $n }krát
art-power-consume-nothing = nic
art-power-consume-consume-all = všechno zbývající zboží za jeho počet minus { $n } ve VB
art-power-consume-sell = prodejte jedno zboží i s obchodními vylepšeními
art-power-consume-sell-plain = prodejte jedno zboží za základní cenu
art-power-consume-discard-hand = smíte odhodit až { $n } { $n ->
    [one] kartu
    [few] karty
   *[other] karet
  } z ruky, každou za { $vp } VB, nezdvojuje se
art-power-consume-lucky-draw = řekněte číslo od { $low } do { $high } a otočte vrchní kartu; shoduje-li se cena nebo obrana, je vaše
art-power-consume-draw = vezměte si { $n } { $n ->
    [one] kartu
    [few] karty
   *[other] karet
  }
art-power-produce-produce = jedno zboží zde
art-power-produce-draw = vezměte si { $n } { $n ->
    [one] kartu
    [few] karty
   *[other] karet
  }
art-power-produce-draw-if-produced = vezměte si { $n } { $n ->
    [one] kartu
    [few] karty
   *[other] karet
  }, přibylo-li zde zboží
art-power-produce-produce-windfall = jedno zboží na libovolné prémiové planetě
art-power-produce-produce-windfall-good = jedno zboží na prémiové planetě druhu { $good }
art-power-produce-draw-per-good-produced = vezměte si { $n } { $n ->
    [one] kartu
    [few] karty
   *[other] karet
  } za každé vyrobené zboží druhu { $good }
art-power-produce-draw-per-kind-produced = vezměte si { $n } { $n ->
    [one] kartu
    [few] karty
   *[other] karet
  } za každý vyrobený druh
art-power-produce-draw-if-most-produced = vezměte si { $n } { $n ->
    [one] kartu
    [few] karty
   *[other] karet
  }, vyrobíte-li nejvíce zboží druhu { $good }
art-power-produce-draw-per-world = vezměte si { $n } { $n ->
    [one] kartu
    [few] karty
   *[other] karet
  } za každou svou planetu druhu { $good }

# -- tabulky technologií za 6
art-table = Na konci hry
art-each-world = každá planeta
art-each-development = každá technologie
art-each-card = každá karta
art-each-named = { $names }
art-each-chips = za { $n ->
    [one] každý { $n } bod
    [few] každé { $n } body
   *[other] každých { $n } bodů
  } v žetonech
art-each-military = každý bod vojenské síly
art-only-military = vojenská
art-only-source-windfall = prémiová
art-only-source-production = produkující
art-only-keyword-alien = mimozemská
art-only-keyword-rebel = rebelská
art-only-keyword-uplift = pozvednutá
art-only-keyword-imperium = impérium
art-only-keyword-terraforming = terraformování
art-only-cost = cena { $n }
art-only-power = s vylepšením ({ $row })

# -- bonusy akčních karet, krátce
art-bonus-explore-5 = vidíte o 5 víc
art-bonus-explore-1-1 = vidět i vzít +1
art-bonus-develop = cena o 1 nižší
art-bonus-settle = potom 1 karta
art-bonus-consume-trade = nejdřív prodej
art-bonus-consume-2x = VB se zdvojí
art-bonus-produce = +1 prémiové
art-act-explore-5 = Průzkum +5
art-act-explore-1-1 = Průzkum +1, +1
art-act-develop = Rozvoj
art-act-settle = Osidlování
art-act-consume-trade = Spotřeba: Obchod
art-act-consume-2x = Spotřeba: 2× VB
art-act-produce = Produkce
art-skipped = nikdo nezvolil
art-ahead = přijde
art-done = skončila
art-twice = hraje se dvakrát
art-now-of = { $n }. ze 2
art-picked-twice = zvolit dvakrát
art-first-pick = první akce
art-second-pick = teď druhou · změnit první

# -- čísla
art-draw-pile = dobírací
art-discard-pile = odložené
art-pool = zbývá VB
art-draw-pile-words = Dobírací balíček: { $n } { $n ->
    [one] karta
    [few] karty
   *[other] karet
  }
art-discard-pile-words = Odkládací balíček lícem dolů: { $n } { $n ->
    [one] karta
    [few] karty
   *[other] karet
  }
art-pool-words = V zásobě { $n ->
    [one] zbývá { $n }
    [few] zbývají { $n }
   *[other] zbývá { $n }
  } z { $of } { $of ->
    [one] vítězného bodu
    [few] vítězných bodů
   *[other] vítězných bodů
  }
art-hand-words = v ruce { $n } { $n ->
    [one] karta
    [few] karty
   *[other] karet
  }
art-chips-words = v žetonech { $n } { $n ->
    [one] vítězný bod
    [few] vítězné body
   *[other] vítězných bodů
  }
art-military-words = vojenská síla { $n }
art-military-words-minus = vojenská síla minus { $n }
art-points-words = { $n } { $n ->
    [one] bod
    [few] body
   *[other] bodů
  }, kdyby hra teď skončila
art-hand-short = ruka
art-chips-short = žetony
art-vp-short = VB
art-your-tableau = Vaše území
art-tableau-of = { $n } z { $of }
art-tableau-words = { $n } z { $of } { $of ->
    [one] karty, která ukončí hru
    [few] karet, které ukončí hru
   *[other] karet, které ukončí hru
  }
art-answered = zvoleno
art-thinking = přemýšlí
art-looking = prohlíží si { $n } { $n ->
    [one] kartu
    [few] karty
   *[other] karet
  }
art-seen = v ruce má jistě: { $names }
art-good-words = Zboží druhu { $good }, prodá se za { $n } { $n ->
    [one] kartu
    [few] karty
   *[other] karet
  }
art-cost-words = cena { $n }
art-defence-words = obrana { $n }
art-fresh = právě vyloženo: vylepšení platí od příští fáze
art-leaving = opouští území
art-spent = zvoleno: toto zboží odejde
art-gaining = zvoleno: sem přijde zboží
art-order-words = pořadí { $n }, startovní planeta { $name }
art-place = vykládá se
art-place-way-conquer = podrobeno
art-place-way-pay = zaplaceno: { $n } { $n ->
    [one] karta
    [few] karty
   *[other] karet
  }
art-place-using = s kartou { $name }
art-hand-title = Vaše ruka
art-empty-hand = Nemáte v ruce žádnou kartu
art-looked-at = Karty, které si prohlížíte
art-in-hand = V ruce
art-known-discards = Odložené karty, které znáte
art-no-known-discards = O odkládacím balíčku nic nevíte.

# -- spotřeba
art-consume-title = Vylepšení pro Spotřebu
art-power-open = lze teď použít
art-power-active = používá se: zbývá zvolit { $n }
art-power-active-done = používá se
art-power-used = použito
art-power-blocked = teď použít nelze
art-consume-due = zatím zvoleno
art-double = zdvojeno
art-payment-title = Platba
art-payment-picked = zvoleno { $n } z { $of }
art-position = Dobyvatelé vesmíru, kolo { $n }
art-round = Kolo { $n }
art-board = Území všech hráčů
art-ended-tableau = 12 karet na území: toto je poslední kolo
art-ended-pool = Zásoba je prázdná: toto je poslední kolo
art-does-explore = Každý si prohlédne 2 karty a 1 si ponechá.
art-does-develop = Každý smí vyložit jednu technologii.
art-does-settle = Každý smí vyložit jednu planetu.
art-does-consume = Všichni použijí svá vylepšení pro Spotřebu.
art-does-produce = Na každou prázdnou produkující planetu přijde zboží.
