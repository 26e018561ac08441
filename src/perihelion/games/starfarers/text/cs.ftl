# Co říkají Hvězdoplavci, kromě jmen a setkání.
game-name = CATAN – Hvězdoplavci
game-sentence = Osidlujte nové soustavy, spřátelte se s mimozemskými národy a získejte jako první 15 bodů.

option-setup = Sestavení
option-setup-beginner = Pro začátečníky: pevný plán bez fáze zakládání
option-setup-strategic = Strategická: zamíchané kvadranty lícem nahoru
option-setup-discoverer = Objevitelská: zamíchané kvadranty lícem dolů
option-setup-wild-space = Divoký vesmír: všechny kvadranty smíchané, lícem dolů
option-proposals = Návrhy spoluhráčů
option-proposals-open = Kdykoli ve fázi obchodování
option-proposals-invited = Jen když hráč na tahu nabízí nebo se ptá
option-balls = Kuličky v mateřských lodích
option-balls-standard = Základní: 2 žluté, modrá, červená, černá
option-balls-without-yellow = Bez jedné žluté: více setkání
option-balls-second-blue = Modrá místo žluté: pomalejší lodě

phase-founding = Zakládání
phase-production = Výnosy
phase-trade = Obchod a stavba
phase-encounter = Setkání
phase-flight = Let

# Akce
action-settle = Umístit kolonii na { $place }
action-port = Umístit loděnici na { $place }
action-ship = Vzít si: { $kind }
action-berth = Postavit loď na { $place }
action-module = Vzít si: { $module }
action-build = Postavit: { $build }
action-bank = Bank: { $resource } → { $other }
action-fame = Sláva skrz bohatství: koupit 1 půlmedaili
action-rich = Použít kartu Bohatí pomáhají chudým
action-rob = Vzít kartu: { $seat }
action-done = To stačí
action-offer = Nabídnout obchod
action-launch = Letět: hodit mateřskou lodí
action-give-more = Dát více: { $resource }
action-give-less = Dát méně: { $resource }
action-ask-more = Žádat více: { $resource }
action-ask-less = Žádat méně: { $resource }
action-propose = Navrhnout tento obchod
action-propose-to = Navrhnout jen: { $seat }
action-call = Vyzvat k návrhům
action-withdraw = Zahodit rozepsaný návrh
action-recall = Vzít nabídku zpět
action-suggest = Navrhnout obchod
action-accept = Přijmout
action-decline = Odmítnout
action-decline-turn = Odmítat vše do konce tahu
action-manner = { $manner }
manner-ask = Ptát se mě na každou nabídku
manner-able = Odmítat za mě, co nemohu zaplatit
action-counter = Podat vlastní návrh
action-deal = Obchodovat: { $seat }
action-no-deal = Neobchodovat
action-discard = Odevzdat: { $resource }
action-steal = Vzít kartu: { $seat }
action-gift = Věnovat { $count ->
    [0] nic
    [one] 1 surovinu
    [few] { $count } suroviny
   *[other] { $count } surovin
  }
action-yes = Ano
action-no = Ne
action-pay = Zaplatit: { $resource }
action-take = Vzít si: { $resource }
action-hand-over = Předat: { $resource }
action-remove = Odstranit: { $module }
action-stop = Zastavit loď { $ship }
action-move = Letět s lodí { $ship }
action-leap = Skočit s lodí { $ship }
action-found = Založit kolonii lodí { $ship }
action-wait = Teď nezakládat
action-fly = Letět na { $place }
action-jump = Skočit na { $place }
action-halt = Zůstat zde
action-back = Zvolit něco jiného
action-friend = Vzít si kartu { $card }
action-end-turn = Ukončit tah

# Otázky
prompt-place-colony = Zakládání, { $round }. kolo: zvolte místo pro kolonii v sektoru Catan
prompt-equip-port = Zakládání, 4. kolo: zvolte kolonii, která se stane kosmickým přístavem
prompt-equip-ship = Zakládání, 4. kolo: zvolte svou první loď
prompt-equip-berth-colony = Zakládání, 4. kolo: zvolte kotviště pro kolonizační loď
prompt-equip-berth-trade = Zakládání, 4. kolo: zvolte kotviště pro obchodní loď
prompt-equip-module = Zakládání, 4. kolo: zvolte modul
prompt-aid = Galaktická pomoc: vezměte si { $count ->
        [one] libovolnou surovinu
        [few] { $count } libovolné suroviny
       *[other] { $count } libovolných surovin
    }, nebo odmítněte
prompt-discard = Padla 7: odevzdejte ještě { $count ->
    [one] 1 kartu
    [few] { $count } karty
   *[other] { $count } karet
  }
prompt-steal = Padla 7: zvolte, komu vezmete kartu
prompt-trade-and-build = Obchodujte a stavte ({ $count ->
    [one] 1 karta
    [few] { $count } karty
   *[other] { $count } karet
  }), nebo leťte
prompt-berth-colony = Zvolte kotviště pro kolonizační loď
prompt-berth-trade = Zvolte kotviště pro obchodní loď
prompt-free-ship = Zvolte kotviště pro obchodní loď zdarma
prompt-port = Zvolte kolonii, která se stane kosmickým přístavem
prompt-rich = Zvolte až dva spoluhráče s více body; každému vezmete kartu
prompt-offer = Vaše nabídka: zvolte, co dáváte a co žádáte
prompt-answer = { $seat } nabízí { $cards } za { $got }: odpovězte
prompt-call = { $seat } čeká na návrhy: navrhněte obchod, nebo odmítněte
prompt-call-for = { $seat } shání { $got }: navrhněte obchod, nebo odmítněte
prompt-call-with = { $seat } má na výměnu { $cards }: navrhněte obchod, nebo odmítněte
prompt-counter = Váš návrh, který dostane { $seat }: zvolte, co dáváte a co žádáte
prompt-deal = Zvolte obchod, který uzavřete, nebo žádný
prompt-flight = Rychlost { $speed }: zvolte loď, nebo ukončete tah
prompt-fly-colony = Kolonizační loď, { $count ->
    [one] 1 krok
    [few] { $count } kroky
   *[other] { $count } kroků
  }: zvolte, kam poletí
prompt-fly-trade = Obchodní loď, { $count ->
    [one] 1 krok
    [few] { $count } kroky
   *[other] { $count } kroků
  }: zvolte, kam poletí
prompt-fly-on-colony = Kolonizační loď, { $count ->
    [one] zbývá 1 krok
    [few] zbývají { $count } kroky
   *[other] zbývá { $count } kroků
  }: leťte dál, nebo zůstaňte
prompt-fly-on-trade = Obchodní loď, { $count ->
    [one] zbývá 1 krok
    [few] zbývají { $count } kroky
   *[other] zbývá { $count } kroků
  }: leťte dál, nebo zůstaňte
prompt-jump = Skok hyperprostorem: zvolte libovolnou volnou křižovatku
prompt-may-found = Místo { $place } je teď otevřené: založte kolonii, nebo počkejte
prompt-friend = Nová obchodní stanice ({ $people }): zvolte kartu přátelství
prompt-pay = Zaplaťte ještě { $count ->
    [one] 1 surovinu
    [few] { $count } suroviny
   *[other] { $count } surovin
  }
prompt-take = Vezměte si z banku ještě { $count ->
    [one] 1 surovinu
    [few] { $count } suroviny
   *[other] { $count } surovin
  }
prompt-gain-module = Zvolte modul zdarma, nebo odmítněte
prompt-remove = Zvolte modul, o který přijdete
prompt-stop = Zvolte loď, která se v tomto tahu nepohne
prompt-hand-over = Zvolte kartu, kterou dostane { $seat }

# Záznam hry
event-start-player = { $seat } hází nejvíc a začíná
event-turn = { $turn }. tah: { $seat }
event-roll = { $seat } hází { $total }
event-income = { $seat } dostává { $cards }
event-shortage = V banku není dost karet pro všechny, nikdo nedostává: { $resource }
event-aid = { $seat } si bere 1× { $resource } (Galaktická pomoc)
event-supply = { $seat } si bere z balíčku zásob { $count ->
    [one] 1 kartu
    [few] { $count } karty
   *[other] { $count } karet
  }
event-supply-known = { $seat } si bere z balíčku zásob { $cards }
event-new-pile = Vzniká nový balíček zásob: { $count ->
    [one] 1 karta
    [few] { $count } karty
   *[other] { $count } karet
  }
event-discard = { $seat } odevzdává { $cards }
event-stolen = { $seat } bere kartu, o kterou přichází { $seat_other }
event-stolen-known = { $seat } bere 1× { $resource }; o kartu přichází { $seat_other }
event-handed-over = { $seat_other } předává kartu; dostává ji { $seat }
event-handed-over-known = { $seat_other } předává 1× { $resource }; kartu dostává { $seat }
event-half-medals = { $seat } si bere { $count ->
    [one] 1 půlmedaili
    [few] { $count } půlmedaile
   *[other] { $count } půlmedailí
  }
event-half-medals-none = { $seat }: v banku není žádná půlmedaile, zisk propadá
event-half-medals-lost = { $seat } ztrácí { $count ->
    [0] 0 půlmedailí
    [one] 1 půlmedaili
    [few] { $count } půlmedaile
   *[other] { $count } půlmedailí
  }
event-module = { $seat } přidává na mateřskou loď: { $module }
event-lose-module = { $seat } odstraňuje z mateřské lodi: { $module }
event-bank = { $seat } dává do banku { $cards } za { $got }
event-build-colony-ship = { $seat } staví kolonizační loď na { $place }
event-build-trade-ship = { $seat } staví obchodní loď na { $place }
event-build-port = { $seat } staví kosmický přístav na { $place }
event-place-colony = { $seat } umisťuje kolonii na { $place }
event-place-port = { $seat } umisťuje kosmický přístav na { $place }
event-place-colony-ship = { $seat } umisťuje kolonizační loď na { $place }
event-place-trade-ship = { $seat } umisťuje obchodní loď na { $place }
event-free-ship = { $seat } umisťuje obchodní loď zdarma na { $place }
event-ship-credit = { $seat } získává obchodní loď, kterou umístí, jakmile to bude možné
event-offer = { $seat } nabízí { $cards } za { $got }
event-offer-to = { $seat } nabízí { $cards } za { $got } (jen pro: { $seat_other })
event-recall = { $seat } bere nabídku zpět
event-suggest = { $seat } navrhuje { $cards } za { $got }; rozhoduje { $seat_other }
event-call = { $seat } čeká na návrhy
event-call-for = { $seat } shání { $got } a čeká na návrhy
event-call-with = { $seat } má na výměnu { $cards } a čeká na návrhy
event-accept = { $seat } přijímá
event-decline = { $seat } odmítá
event-counter = { $seat } navrhuje { $cards } za { $got }
event-deal = { $seat } dává { $cards } za { $got }; partnerem je { $seat_other }
event-no-deal = { $seat } neuzavírá žádný obchod
event-shake = { $seat } hází mateřskou lodí ({ $ball }, { $other }): rychlost { $speed }
event-encounter = Setkání: na tahu je { $seat }, předčítá { $seat_other }
event-encounter-known = Setkání: na tahu je { $seat }, předčítáte kartu { $card }
event-tale = { $seat } předčítá: { $tale }
event-gift = { $seat } věnuje { $count ->
    [0] 0 surovin
    [one] 1 surovinu
    [few] { $count } suroviny
   *[other] { $count } surovin
  }
event-answer-yes = { $seat } odpovídá ano
event-answer-no = { $seat } odpovídá ne
event-pay = { $seat } platí 1× { $resource }
event-take = { $seat } si bere 1× { $resource }
event-gain = { $seat } dostává { $cards }
event-gift-back = { $seat } dostává zpět { $cards }
event-forfeit = { $seat } vrací do banku { $cards }
event-encounter-roll = { $seat } hází mateřskou lodí { $total }
event-combat-won = { $seat } vítězí v boji: { $own } ({ $balls }) proti { $theirs } ({ $others }); soupeří { $seat_other }
event-combat-lost = { $seat } prohrává boj: { $own } ({ $balls }) proti { $theirs } ({ $others }); soupeří { $seat_other }
event-speed-won = { $seat } přilétá včas: { $own } ({ $balls }) proti { $theirs } ({ $others }); soupeří { $seat_other }
event-speed-lost = { $seat } přilétá pozdě: { $own } ({ $balls }) proti { $theirs } ({ $others }); soupeří { $seat_other }
event-compare-won = { $seat } uniká: pohonné jednotky { $own } proti { $theirs }; soupeří { $seat_other }
event-compare-lost = { $seat } neuniká: pohonné jednotky { $own } proti { $theirs }; soupeří { $seat_other }
event-stop = { $seat }: loď na { $place } se v tomto tahu nesmí pohnout
event-may-jump = { $seat } smí provést skok hyperprostorem
event-jump-lapses = { $seat } nevyužívá skok hyperprostorem; propadá
event-encounter-over = Byla to karta { $card }
event-fly = { $seat }: { $ship } letí na { $place }
event-jump = { $seat }: { $ship } skáče na { $place }
event-explore = { $seat } zkoumá: { $tile }
event-discover = { $seat } objevuje: { $tile } ({ $quadrant })
event-token = { $planet }: { $number }
event-token-two = { $planet }: { $number } a { $other }
event-token-pirates = { $planet }: pirátská základna { $need }
event-token-ice = { $planet }: ledová planeta { $need }
event-conquer = { $seat } dobývá: { $special }
event-terraform = { $seat } terraformuje: { $special }
event-found-colony = { $seat } zakládá kolonii na { $place }
event-found-station = { $seat } zakládá obchodní stanici ({ $people })
event-figure = { $seat } získává figurku přátelství ({ $people })
event-friend = { $seat } si bere kartu { $card }
event-win = { $seat } vítězí ({ $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
  })

# Proč ne
refusal-not-your-turn = Na tahu je { $seat }
refusal-not-trade-phase = Obchoduje a staví se po hodu na příjem a jen do hodu mateřskou lodí
refusal-founding-only = To patří do fáze zakládání na začátku hry
refusal-port-comes-built = Nejdřív postavte kosmický přístav, potom k němu zvolte kolonii
refusal-ship-comes-built = Nejdřív postavte loď, potom zvolte její kotviště
refusal-no-free-module = Moduly zdarma přinášejí jen setkání; jinak se staví
refusal-no-robbing = To umožňuje karta Bohatí pomáhají chudým
refusal-own-offer = Na nabídky odpovídají ostatní; na tahu jste vy
refusal-nothing-agreed = Nikdo s vámi teď s obchodem nesouhlasí
refusal-no-discarding = Karty se odevzdávají, jen když padne 7 a v ruce je jich příliš
refusal-no-stealing = Kartu si od spoluhráče bere jen ten, komu padla 7
refusal-nobody-asks = Žádné setkání se vás teď na nic neptá
refusal-nothing-owed = Teď nic neplatíte
refusal-nothing-to-take = Z banku si teď nic neberete
refusal-nothing-to-hand-over = Nikdo od vás teď kartu nechce
refusal-no-module-lost = Teď se žádného modulu vzdát nemusíte
refusal-no-ship-stopped = Teď žádnou loď zastavit nemusíte
refusal-friend-comes-with-station = Kartu přátelství přináší každá nová obchodní stanice
refusal-no-ship-chosen = Nejdřív zvolte loď, která poletí
refusal-not-offered-to-found = Žádné místo se pro čekající kolonizační loď neotevřelo
refusal-finish-first = Nejdřív dokončete, co jste začali
refusal-manner = Takto už se vás hra ptá
refusal-not-flight = Lodě létají ve fázi letu, po hodu mateřskou lodí
refusal-outside-catan = { $place } neleží v sektoru Catan; zakládá se jen tam
refusal-colony-there = Na { $place } už stojí kolonie nebo kosmický přístav
refusal-ship-there = Na { $place } už je loď; proletět lze, zastavit ne
refusal-foreign-berth = { $place } je kotviště, které patří jinému hráči ({ $seat }); zastavit tam nelze
refusal-colony-ship-in-central = Kolonizační loď nesmí zastavit v centrále
refusal-trade-ship-on-site = Obchodní loď nesmí zastavit na místě pro kolonii { $place }
refusal-system-full = Ve třech hráčích lze v soustavě osídlit jen { $count ->
    [one] { $count } místo
    [few] { $count } místa
   *[other] { $count } míst
  }
refusal-return-to-site = Kolonizační loď se smí na místo { $place } vrátit, jen když tam založí kolonii
refusal-pirates = Místo uzavírá pirátská základna; dobýt ji lze s { $need ->
    [one] { $need } palubním dělem
   *[other] { $need } palubními děly
  }
refusal-ice = Místo uzavírá ledová planeta; terraformovat ji lze s { $need ->
    [one] { $need } nákladní sekcí
   *[other] { $need } nákladními sekcemi
  }
refusal-docks-full = Tato výspa má { $count ->
        [one] { $count } dok, a ten je obsazený
        [few] { $count } doky a všechny jsou obsazené
       *[other] { $count } doků a všechny jsou obsazené
    }
refusal-cargo = Stanice zde vyžaduje nákladní sekce v počtu { $need }, máte { $have }
refusal-no-such-ship = Takovou loď na plánu nemáte
refusal-not-a-colony-ship = Kolonie zakládá jen kolonizační loď
refusal-not-a-site = Loď nestojí na místě pro kolonii; jinde zakládat nelze
refusal-already-there = Loď už tam je
refusal-closed-centre = Do uzavřeného středu kvadrantu nevede žádná spojnice
refusal-too-far = Příliš daleko: { $speed ->
    [one] zbývá 1 krok
    [few] zbývají { $speed } kroky
   *[other] zbývá { $speed } kroků
  }
refusal-on-the-way = Cestou se něco stane: nejdřív leťte na onu křižovatku a odtud dál
refusal-no-way = V dosahu není žádná křižovatka, kde by loď směla zastavit
refusal-stopped = Tuto loď v tomto tahu zastavilo setkání
refusal-moved = Každá loď smí za tah jednou letět nebo jednou skočit
refusal-one-by-one = Nejdřív dokončí pohyb loď, která právě letí; zbývá jí { $count ->
        [one] { $count } krok
        [few] { $count } kroky
       *[other] { $count } kroků
    }
refusal-choose-ship = Nejdřív zvolte loď, která poletí: letět ještě { $count ->
        [one] smí 1 loď
        [few] smějí { $count } lodě
       *[other] smí { $count } lodí
    }, nejdál { $speed ->
        [one] { $speed } krok
        [few] { $speed } kroky
       *[other] { $speed } kroků
    }
refusal-choose-jumper = Nejdřív zvolte loď, která skočí: { $count ->
        [one] smí 1 loď
        [few] smějí { $count } lodě
       *[other] smí { $count } lodí
    }
refusal-no-ship-left = { $count ->
        [one] Vaše jediná loď
       *[other] Žádná z vašich lodí ({ $count })
    } se v tomto tahu už nemůže pohnout
refusal-chosen-already = Tato loď už je zvolená: smí letět nejdál { $count ->
        [one] { $count } krok
        [few] { $count } kroky
       *[other] { $count } kroků
    }
refusal-not-moved = Loď se ještě nepohnula; má { $count ->
        [one] { $count } krok
        [few] { $count } kroky
       *[other] { $count } kroků
    }. Leťte s ní, nebo vezměte volbu lodi zpět
refusal-jump-first = Loď se chystá ke skoku: zvolte kam, nebo vezměte volbu zpět
refusal-no-jump = Nemáte skok hyperprostorem
refusal-must-leave = Loď na { $place } blokuje místo nebo kotviště: založte tam kolonii, nebo s ní odleťte
refusal-blocking-ship = Loď na cizím kotvišti musí odletět; zastavte jinou
refusal-not-a-free-berth = Nové lodě startují z volných kotvišť vlastních kosmických přístavů
refusal-not-your-colony = Zvolte jednu ze svých tří kolonií
refusal-not-a-plain-colony = Kosmický přístav vyžaduje vlastní kolonii bez loděnice
refusal-pool = Takový modul už v nabídce není
refusal-no-transporter = Všechny vaše transportéry ({ $count }) jsou na plánu
refusal-no-colony = V zásobě už nemáte žádnou kolonii
refusal-no-station = V zásobě už nemáte žádnou obchodní stanici
refusal-no-berth = Žádné vaše kotviště není volné
refusal-no-shipyard = V zásobě už nemáte žádnou loděnici
refusal-no-plain-colony = Nemáte žádnou kolonii bez loděnice
refusal-module-limit = Mateřská loď jich unese nejvýše { $limit }
refusal-store-empty = V zásobníku už žádný takový modul není
refusal-cost = Stojí { $cost }; chybí vám { $missing }
refusal-same-kind = Dávat a brát lze jen různé druhy
refusal-rate = Bank bere { $need ->
    [one] { $need } kartu
    [few] { $need } karty
   *[other] { $need } karet
  } tohoto druhu ({ $resource }), máte { $have }
refusal-bank-empty = V banku není: { $resource }
refusal-no-fame = K tomu je třeba karta Sláva skrz bohatství
refusal-fame-used = Za tah lze koupit jen jednu půlmedaili
refusal-fame-price = Půlmedaile stojí { $cost }; chybí vám { $missing }
refusal-no-half-medals = V banku už není žádná půlmedaile
refusal-no-rich = K tomu je třeba karta Bohatí pomáhají chudým
refusal-rich-used = Tato karta už byla v tomto tahu použita
refusal-nobody-richer = Nikdo s kartami nemá více bodů než vy ({ $points })
refusal-not-richer = { $seat }: nemá více bodů a karty, nebo už je ve výběru
refusal-no-cards = { $seat } nemá žádné karty
refusal-offers = Nejvýše { $limit ->
    [one] { $limit } nabídka
    [few] { $limit } nabídky
   *[other] { $limit } nabídek
  } za tah
refusal-drafts = Nejvýše { $limit ->
    [one] { $limit } nabídku
    [few] { $limit } nabídky
   *[other] { $limit } nabídek
  } lze v jednom tahu začít sestavovat
refusal-not-yourself = Nabídka patří jiným hráčům
refusal-only-invited = U tohoto stolu se návrhy podávají, jen když hráč na tahu nabízí nebo se ptá
refusal-suggested = Něco už navrhujete; nejdřív to vezměte zpět
refusal-nothing-suggested = { $seat } teď nic nenavrhuje
refusal-no-answer = { $seat } s ničím nesouhlasí
refusal-no-offer = Žádná nabídka, na kterou byste mohli odpovědět: na tahu je { $seat }
refusal-no-draft = Nejdřív začněte návrh, potom do něj dávejte karty
refusal-nothing-to-give = Nemáte co dát a darovat nelze
refusal-nobody-has-cards = Žádný spoluhráč nemá kartu, kterou by mohl dát
refusal-gift = Obě strany musí dát aspoň 1 kartu
refusal-cannot-give = Tyto karty nejsou k dispozici
refusal-no-more-cards = Karet tohoto druhu máte jen { $have }
refusal-steps = Nabídka snese nejvýše { $limit ->
    [one] { $limit } krok
    [few] { $limit } kroky
   *[other] { $limit } kroků
  }: podejte ji, nebo ji stáhněte
refusal-ask-too-many = Mimo bank a vaši ruku už jich tolik není (celkem { $count })
refusal-not-in-offer = Na této straně nabídky žádná karta tohoto druhu neleží
refusal-call = Výzva nechává jednu stranu otevřenou; tato nabídka má obě
refusal-nothing-offered = Není co přijmout, nabídka není úplná; podejte návrh
refusal-no-module = Další modul tohoto druhu nemáte
refusal-too-few-cards = Je k tomu třeba { $need ->
    [one] { $need } karty
   *[other] { $need } karet
  }, máte { $have }
refusal-friend-taken = Taková karta už v nabídce není ({ $people })
refusal-other-people = Karta musí patřit národu, u něhož stojí stanice ({ $people })

# Náhledy
preview-cards-left = Zbude karet
preview-port = +{ $count ->
    [one] { $count } bod
    [few] { $count } body
   *[other] { $count } bodů
  }, dvě nová kotviště
preview-ship = Startuje z některého volného kotviště, smí letět v tomto tahu
preview-speed-left = Kroků k dispozici
preview-steps = Kroků k cíli
preview-then-left = Zbude kroků
preview-something-happens = Něco se tam odhalí nebo dobude; pak smíte letět dál
preview-station = Založíte tam obchodní stanici
preview-points-now = Bodů nyní
preview-colony = Nová kolonie
preview-points-then = Bodů potom
preview-half-medals = Půlmedailí potom

# Panely a body
zone-bank = Bank
zone-pile = Balíček zásob
zone-quadrants = Kvadranty
zone-hand = Ruka
zone-mothership = Mateřská loď
zone-ships = Lodě
zone-hidden-cards = { $count ->
    [one] 1 skrytá karta
    [few] { $count } skryté karty
   *[other] { $count } skrytých karet
  }
zone-unknown = neznámý kvadrant ({ $quadrant }, { $count ->
    [one] 1 hvězda
    [few] { $count } hvězdy
   *[other] { $count } hvězd
  })
zone-quadrant = { $tile } ({ $quadrant })
zone-ship = { $ship } na { $place }
score-colonies = Kolonie
score-spaceports = Kosmické přístavy
score-figures = Figurky přátelství
score-medals = Medaile za piráty a led
score-half-medals = Dvojice půlmedailí

# Slova kreseb
art-board = Herní plán
art-unused = nepoužitá barva
art-seat-a = A
art-seat-b = B
art-seat-c = C
art-seat-d = D
art-colony-of = Kolonie: { $name }
art-port-of = Kosmický přístav: { $name }
art-stopped = v tomto tahu stojí
art-news-met = Setkání, na tahu { $seat }: { $card }
art-news-discovered = { $seat } objevuje
art-news-explored = { $seat } zkoumá
art-dismiss = Zavřít
art-face-down = číslo neznámé
art-ways = { $count ->
    [one] 1 možnost z 36
    [few] { $count } možnosti z 36
   *[other] { $count } možností z 36
  }
art-steps = { $count ->
    [one] 1 krok
    [few] { $count } kroky
   *[other] { $count } kroků
  }
art-catan = Sektor Catan
art-near = blízký vesmír ★
art-far = vzdálený vesmír ★★
art-last-roll = Poslední hod na příjem surovin
art-turn-of = { $turn }. tah
art-points = Body
art-cards = Karty surovin
art-friends = Karty přátelství
art-half-medals = Půlmedaile
art-mothership = Mateřská loď
art-black-ball = černá kulička: 3
art-credits = { $count ->
    [one] 1 obchodní loď zdarma čeká na kotviště
    [few] { $count } obchodní lodě zdarma čekají na kotviště
   *[other] { $count } obchodních lodí zdarma čeká na kotviště
  }
art-track = Body: 15 ve vlastním tahu vítězí
art-supply = { $count ->
    [0] nic
    [one] 1 karta
    [few] zásoby: { $count } karty
   *[other] zásoby: { $count } karet
  }
art-pile = balíček zásob { $count }
art-trade = Obchod
art-anything = cokoli
art-answer-thinking = přemýšlí
art-answer-accepted = souhlasí
art-answer-declined = odmítá
art-answer-countered = podává návrh
art-you-give = Dáváte
art-you-get = Dostáváte
art-read-by = předčítá
art-only-you = Tuto kartu vidíte jen vy:
art-shaken = Hod mateřskou lodí: { $count }
art-contest = { $own } proti { $theirs }
art-branch-yes = ano
art-branch-no = ne
art-branch-done = poté
art-branch-win = vítězství
art-branch-lose = porážka
art-figure-of = Figurka:
art-stock = V zásobě: kolonie { $colonies }, obchodní stanice { $stations }, transportéry { $transporters }, loděnice { $shipyards }
art-own-friends = Vaše karty přátelství
art-no-friends = zatím žádná
art-reach = dosah { $least ->
    [one] { $least } krok
    [few] { $least } kroky
   *[other] { $least } kroků
  } při každém hodu, nejvýše { $most }
art-reach-now = teď může letět { $count ->
    [one] { $count } krok
    [few] { $count } kroky
   *[other] { $count } kroků
  }
art-card-left = { $count ->
    [0] žádná nezbývá
    [one] zbývá 1
    [few] zbývají { $count }
   *[other] zbývá { $count }
  }
art-cards-left = { $count ->
    [one] zbývá 1 karta přátelství
    [few] zbývají { $count } karty přátelství
   *[other] zbývá { $count } karet přátelství
  }
