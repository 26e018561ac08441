# Co říká hra Dobyvatelé vesmíru.

game-name = Dobyvatelé vesmíru
game-sentence = Tajně volte fáze, osidlujte planety, plaťte kartami, obchodujte a spotřebovávejte zboží: vítězí nejlepší vesmírná říše.

option-setup = Příprava
option-setup-standard = Náhodné startovní planety a ruce
option-setup-first-game = První hra: předem určené ruce
option-variant = Varianta
option-variant-standard = Základní: jedna akce v kole
option-variant-advanced = Pokročilá pro dva hráče: dvě akce v kole
option-pilgrimage-world = Planeta poutníků
option-pilgrimage-world-last = Až po ostatních vylepšeních (české vydání)
option-pilgrimage-world-any-order = Kdykoli (anglické vydání)
option-produce-bonus = Bonus Produkce
option-produce-bonus-may = Lze odmítnout (české vydání)
option-produce-bonus-must = Povinný (anglické vydání)

# Akce

action-act = { $action }
action-act-pair = { $actions }
action-discard = Odhodit kartu { $card }
action-keep = Ponechat si kartu { $card }
action-develop = Vyložit technologii { $card }
action-settle = Osídlit planetu { $card }
action-pass = Nic nevyložit
action-conquer = Dobýt ji
action-pay-for = Zaplatit za ni
action-pay = Zaplatit kartou { $card }
action-use = Použít kartu { $card }
action-sell = Prodat zboží z planety { $card }
action-consume = Spotřebovat zboží z planety { $card }
action-produce = Produkovat na planetě { $card }
action-use-bonus = Použít bonus Produkce
action-name = Nahlásit číslo { $number }
action-done = Už nic

# Výzvy

prompt-setup-discard = Příprava: odhoďte { $count } { $count ->
    [one] kartu
    [few] karty
   *[other] karet
  } z rozdaných karet
prompt-hand-limit = Konec kola: odhoďte { $count } { $count ->
    [one] kartu
    [few] karty
   *[other] karet
  }, abyste dodrželi limit ruky
prompt-act = Zvolte akci na { $round }. kolo
prompt-act-pair = Zvolte dvě akce na { $round }. kolo
prompt-keep = Fáze I: vyberte { $count } { $count ->
    [one] kartu, kterou si ponecháte
    [few] karty, které si ponecháte
   *[other] karet, které si ponecháte
  }
prompt-develop = Fáze II: zvolte technologii, nebo nic
prompt-settle = Fáze III: zvolte planetu k osídlení, nebo nic
prompt-way = { $card }: zvolte, jak ji vyložíte
prompt-pay = { $card }: zaplaťte ještě { $count } { $count ->
    [one] kartu
    [few] karty
   *[other] karet
  } z ruky
prompt-sell = Spotřeba, Obchod: vyberte zboží k prodeji
prompt-consume = Fáze IV: zvolte další vylepšení
prompt-consume-optional = Fáze IV: použijte další vylepšení, nebo už nic
prompt-consume-hand = { $card }: odhoďte z ruky nejvýše { $count } { $count ->
    [one] kartu
    [few] karty
   *[other] karet
  }
prompt-consume-sell = { $card }: vyberte zboží k prodeji
prompt-consume-goods = { $card }: vyberte { $count } zboží ke spotřebě
prompt-produce = { $card }: vyberte prémiovou planetu, na kterou přijde zboží
prompt-produce-bonus = Bonus Produkce: vyberte prémiovou planetu pro zboží, nebo žádnou
prompt-produce-short = Fáze V: na { $worlds ->
    [one] { $worlds } planetu
    [few] { $worlds } planety
   *[other] { $worlds } planet
} { $cards ->
    [one] zbývá jen jedna karta
    [few] zbývají jen { $cards } karty
   *[other] zbývá jen { $cards } karet
}; vyberte další planetu, na kterou přijde zboží
prompt-produce-order = Fáze V: zvolte další vylepšení

# Události

event-round = { $round }. kolo
event-chose = { $seat } volí: { $actions }
event-phase = Fáze { $numeral }: { $phase }
event-phase-again = Fáze { $numeral } podruhé: { $phase }
event-reshuffle = Odkládací balíček se míchá: v novém dobíracím balíčku { $cards ->
    [one] je { $cards } karta
    [few] jsou { $cards } karty
   *[other] je { $cards } karet
  }
event-setup-discarded = { $seat } odhazuje { $count } { $count ->
    [one] kartu
    [few] karty
   *[other] karet
  }
event-setup-discarded-known = { $seat } odhazuje: { $cards }
event-limit-discarded = { $seat } odhazuje { $count } { $count ->
    [one] kartu
    [few] karty
   *[other] karet
  } kvůli limitu ruky
event-limit-discarded-known = { $seat } odhazuje kvůli limitu ruky: { $cards }
event-explored = { $seat } si prohlíží karty: { $drawn }, ponechává si: { $kept }
event-explored-known = { $seat } si ponechává: { $cards }{ $count ->
    [0] {""}
   *[other] ; odhazuje: { $discarded }
  }
event-developed = { $seat } vykládá technologii { $card }, cena { $price } { $price ->
    [one] karta
    [few] karty
   *[other] karet
  }
event-nobody-developed = Nikdo nevykládá technologii
event-revealed = { $seat } odhaluje planetu { $card }
event-nobody-settled = Nikdo nevykládá planetu
event-conquered = { $seat } dobývá planetu { $card }: obrana { $defence }, vojenská síla { $military }
event-paid-for = { $seat } osidluje planetu { $card }, cena { $price } { $price ->
    [one] karta
    [few] karty
   *[other] karet
  }
event-used-for = { $seat } odhazuje z území kartu { $used } a vykládá planetu { $card }
event-paid = { $seat } platí { $count } { $count ->
    [one] kartu
    [few] karty
   *[other] karet
  } za kartu { $card }
event-paid-known = { $seat } platí za kartu { $card }: { $cards }
event-drew = { $seat } si bere { $count } { $count ->
    [one] kartu
    [few] karty
   *[other] karet
  }
event-drew-known = { $seat } si bere: { $cards }
event-drew-by = { $seat } si díky kartě { $card } bere { $count } { $count ->
    [one] kartu
    [few] karty
   *[other] karet
  }
event-drew-by-known = { $seat } si díky kartě { $card } bere: { $cards }
event-sold = { $seat } prodává zboží z planety { $card } za { $count } { $count ->
    [one] kartu
    [few] karty
   *[other] karet
  }
event-consumed = { $seat } používá kartu { $card } na zboží z planet: { $worlds }{ $vp ->
    [0] {""}
   *[other] ; { $vp } VB
  }
event-threw = { $seat } odhazuje na kartu { $card } { $count } { $count ->
    [one] kartu
    [few] karty
   *[other] karet
  } z ruky: { $vp } VB
event-threw-known = { $seat } odhazuje na kartu { $card } z ruky: { $cards }; { $vp } VB
event-flip-won = { $seat } na kartě { $card } hlásí { $number } a otáčí kartu { $flipped }: bere si ji
event-flip-lost = { $seat } na kartě { $card } hlásí { $number } a otáčí kartu { $flipped }: odhazuje ji
event-produced = { $seat } produkuje { $count } zboží: { $worlds }
event-ended-by-tableau = V některém území { $cards ->
    [one] je aspoň { $cards } karta
    [few] jsou aspoň { $cards } karty
   *[other] je aspoň { $cards } karet
  }: hra končí { $round }. kolem
event-ended-by-pool = Zásoba VB je prázdná: hra končí { $round }. kolem

# Proč ne

refusal-not-a-development = { $card } je planeta; ve fázi II se vykládají jen technologie
refusal-not-a-world = { $card } je technologie; ve fázi III se vykládají jen planety
refusal-not-in-hand = Kartu { $card } nemáte v ruce
refusal-not-drawn = Karta { $card } není mezi kartami, které jste si prohlíželi
refusal-not-in-tableau = Kartu { $card } nemáte v území
refusal-duplicate = Kartu { $card } už v území máte; stejná technologie se nevykládá dvakrát
refusal-price = { $card }: stojí { $price }, zaplatit můžete { $funds }
refusal-military = { $card }: obrana { $defence }, vaše vojenská síla je { $military }
refusal-military-or-price = { $card }: obrana { $defence }, vaše vojenská síla je { $military }; zaplacení stojí { $price }, zaplatit můžete { $funds }
refusal-military-closed = { $card }: obrana { $defence }, vaše vojenská síla je { $military }; za mimozemské vojenské planety nelze zaplatit
refusal-no-conquest = { $card } není vojenská planeta; platí se za ni
refusal-no-payment = { $card } je vojenská planeta a nelze za ni zaplatit
refusal-cannot-serve = Karta { $used } nemůže pomoci vyložit planetu { $card }
refusal-power-active = Nejdříve dokončete vylepšení karty { $active }
refusal-must-consume = Vylepšení, které lze použít, použít musíte
refusal-used = Kartu { $card } jste v této fázi už použili
refusal-no-consume-power = Karta { $card } nemá vylepšení pro fázi IV
refusal-after-others = Kartu { $card } lze použít, až když žádné jiné vaše vylepšení nemůže vzít zboží
refusal-no-hand-cards = Karta { $card } odhazuje karty z ruky a vy žádné nemáte
refusal-no-goods = Karta { $card } potřebuje vhodné zboží, a to { $count }; tolik ho nemáte
refusal-no-good-there = Na planetě { $card } už není zboží
refusal-power-first = Nejdříve zvolte vylepšení, potom zboží pro ně
refusal-wrong-kind = Karta { $active } nemůže vzít zboží z planety { $card }
refusal-must-produce = Produkci na prémiové planetě musíte použít, dokud je vhodná planeta prázdná
refusal-not-windfall = { $card } není prémiová planeta
refusal-has-good = Na planetě { $card } už zboží je
refusal-not-produced-on = Na planetu { $card } v této fázi žádné zboží nepřichází
refusal-power-other-world = Planeta { $card } nemůže od použitého vylepšení dostat zboží
refusal-no-windfall-power = Karta { $card } teď nemá vylepšení pro prémiovou planetu
refusal-two-actions = V pokročilé variantě volíte dvě akce najednou
refusal-one-action = V kole volíte jednu akci; dvě jsou pro pokročilou variantu
refusal-develop-phase = Technologie se vykládají ve fázi II; teď je { $phase }
refusal-develop-phase-none = Technologie se vykládají ve fázi II; ta teď není
refusal-settle-phase = Planety se vykládají ve fázi III; teď je { $phase }
refusal-settle-phase-none = Planety se vykládají ve fázi III; ta teď není
refusal-actions = Akce se volí na začátku kola; v tomto kole už jsou odhaleny
refusal-discard = Karta { $card } vám zůstává v ruce: teď nic neodhazujete
refusal-pay = Karta { $card } vám zůstává v ruce: teď za nic neplatíte
refusal-picked = Kartu { $card } jste už vybrali
refusal-pass = Vynechat lze jen při volbě karty k vyložení, ve fázi II nebo III
refusal-chosen = Karty k vyložení už jsou zvoleny; karta { $card } vám zůstává v ruce
refusal-no-world-revealed = Jak planetu vyložíte, volíte po jejím odhalení ve fázi III
refusal-use-consume = Karta { $card } se používá ve fázi IV
refusal-use-produce = Karta { $card } se používá ve fázi V
refusal-use-settle = Karta { $card } se odhazuje ve fázi III, aby pomohla vyložit odhalenou planetu
refusal-use = Karta { $card } nemá vylepšení, které by se používalo na přání; co dává, přichází samo
refusal-sell = Zboží z planety { $card } lze prodat ve fázi IV, zvolíte-li Spotřebu: Obchod nebo ho prodává vylepšení
refusal-consume = Zboží z planety { $card } berou ve fázi IV vylepšení vašich karet
refusal-produce = Planeta { $card } může dostat zboží ve fázi V
refusal-bonus = Teď není pro bonus Produkce z jakých prémiových planet vybírat
refusal-name = Číslo se jmenuje při použití šťastné karty ve fázi IV
refusal-done = Teď není co ukončit
refusal-develop-choose = Nejdříve zvolte akci: technologie se vykládají ve fázi II. Karta { $card } by stála { $price } { $price ->
    [one] kartu
    [few] karty
   *[other] karet
  }, zaplatit můžete { $funds }
refusal-settle-choose = Nejdříve zvolte akci: planety se vykládají ve fázi III. Planeta { $card } by stála { $price } { $price ->
    [one] kartu
    [few] karty
   *[other] karet
  }, zaplatit můžete { $funds }
refusal-settle-choose-military = Nejdříve zvolte akci: planety se vykládají ve fázi III. Planeta { $card } má obranu { $defence }, vaše vojenská síla je { $military }
refusal-settle-choose-either = Nejdříve zvolte akci: planety se vykládají ve fázi III. Planeta { $card } má obranu { $defence }, vaše vojenská síla je { $military }; zaplacení by stálo { $price } { $price ->
    [one] kartu
    [few] karty
   *[other] karet
  }, zaplatit můžete { $funds }

# Pod kartami v ruce

footer-price = { $price } { $price ->
    [one] karta
    [few] karty
   *[other] karet
  }
footer-reduced = { $price } { $price ->
    [one] karta
    [few] karty
   *[other] karet
  } místo { $printed }
footer-too-dear = { $price } { $price ->
    [one] karta
    [few] karty
   *[other] karet
  }, máte { $funds }
footer-conquer = síla { $military } ≥ { $defence } · zdarma
footer-weak = síla { $military } < { $defence }
footer-pay-military = zaplatit { $price } { $price ->
    [one] kartu
    [few] karty
   *[other] karet
  }
footer-one-time = jednorázovou kartou
footer-owned = už ji máte
footer-phase-develop = jen fáze II
footer-phase-settle = jen fáze III

# Náhledy

preview-price = Cena
preview-defence = Obrana
preview-develop-bonus = Bonus Rozvoje
preview-pay = Zaplatíte
preview-military = Vaše vojenská síla
preview-draw = Pak si vezmete { $count } { $count ->
    [one] kartu
    [few] karty
   *[other] karet
  }
preview-windfall = Přijde na ni zboží
preview-leaves = Karta { $card } opustí vaše území
preview-new-military = Vojenská síla { $now } → { $later } od příští fáze
preview-points = { $count } VB podle současného stavu
preview-other-ways = Další způsoby, z nichž vyberete po odhalení: { $ways }
preview-way-conquer = dobytí
preview-way-pay = zaplacení
preview-trade-price = Obchodní cena
preview-sale = Vezmete si
preview-explore-draw = Karty k prohlédnutí
preview-explore-keep = Karty, které si ponecháte
preview-goods = Odhozené zboží
preview-vp = Vítězné body
preview-cards = Karty, které si vezmete
preview-good = Přijde na ni zboží: { $good }, prodejní cena { $sale }
preview-choose-good = Pak vyberete zboží k prodeji
preview-hand-cards = Z ruky smíte odhodit nejvýše { $count } { $count ->
    [one] kartu
    [few] karty
   *[other] karet
  }, za každou { $vp } VB, nezdvojuje se
preview-odds = Z karet, které jste neviděli ({ $cards }), má toto číslo: { $hits }

# Bonusy akčních karet

bonus-explore-5 = K prohlédnutí o 5 karet více
bonus-explore-1-1 = O 1 kartu více k prohlédnutí a o 1 více si ponecháte
bonus-develop = Technologie stojí o 1 méně
bonus-settle = Po vyložení planety si vezmete 1 kartu
bonus-consume-trade = Před spotřebou prodáte 1 zboží
bonus-consume-2x = VB z vylepšení pro Spotřebu se zdvojnásobí
bonus-produce = Smíte umístit zboží na prázdnou prémiovou planetu

# Body

score-worlds = Planety
score-developments = Technologie
score-tables = Technologie s cenou 6
score-chips = Žetony VB
score-tie-break = Karty v ruce a zboží

# Místa

zone-common = Stůl
zone-round = { $round }. kolo
zone-pile = Dobírací balíček: { $count }
zone-discard = Odkládací balíček: { $count }
zone-pool = Zbývá VB v zásobě: { $count }
zone-phase-skipped = { $numeral } { $phase }: nikdo nezvolil
zone-phase-ahead = { $numeral } { $phase }: teprve bude
zone-phase-now = { $numeral } { $phase }: právě teď
zone-phase-done = { $numeral } { $phase }: skončila
zone-chooser = { $seat }: { $action }
zone-figures = Přehled
zone-hand-count = Karty v ruce: { $count }
zone-chips = Žetony VB: { $count }
zone-military = Vojenská síla: { $count }
zone-points = Body nyní: { $count }
zone-seen = Známé karty v ruce: { $cards }
zone-tableau = Území, { $count } { $count ->
    [one] karta
    [few] karty
   *[other] karet
  }
zone-good = { $good }, prodejní cena { $sale }
zone-leaving = opouští území
zone-hand = Vaše ruka
zone-looking = Karty k prohlédnutí
zone-known-discards = Odhozené karty, které znáte
zone-picked = zvoleno
