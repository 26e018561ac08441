# Co říká trenér u každého druhu otázky; `line-` je krátká podoba pod výzvou.
coach-prompt-act = Všichni volí tajně a každá zvolená fáze se pak odehraje pro všechny. Ptejte se tedy na dvě věci: co chci nejvíc a co ostatní zvolí tak jako tak? Fáze, kterou zvolí někdo jiný, vás nic nestojí. Málo karet v ruce: průzkum, nebo prodej zboží. Planeta, na kterou máte: osidlování. Připravené zboží a vylepšení ke spotřebě: 2×.
line-prompt-act = Každá zvolená fáze se koná pro všechny, bonus má ten, kdo ji zvolil.
coach-prompt-keep = Nechte si, co se hodí k vaší startovní planetě a k barvám, které máte, nebo na co brzy vystačíte. Zbytek ruky jsou stejně peníze.
line-prompt-keep = Co si nenecháte, odhodíte lícem dolů.
coach-prompt-develop = Technologie fungují do konce hry, rané tedy nejdéle. Hledejte ty, které zlevňují vaše planety nebo přinášejí karty. Vykládat nemusíte: karty v ruce jsou příští platba.
line-prompt-develop = Nejvýš jedna technologie; cenu zaplatíte jinými kartami z ruky.
coach-prompt-settle = Planeta znamená body a s barevným kroužkem i zboží. Červené štíty nestojí nic, stačí-li vaše vojenská síla. Prémiové planety přinesou rovnou zboží na prodej.
line-prompt-settle = Nejvýš jedna planeta; za karty, nebo vojenskou silou.
coach-prompt-pay = Odevzdejte, co se do vašeho plánu hodí nejméně: cizí barvy, vojenské planety bez vojska, drahé karty, na které nedosáhnete.
line-prompt-pay = Odevzdané karty jsou pryč.
coach-prompt-sell = Čím vzácnější zboží, tím víc karet: modré 2, hnědé 3, zelené 4, žluté 5, a s obchodními vylepšeními ($) i víc.
line-prompt-sell = Prodá se jen jedno zboží, ostatní se pak spotřebuje.
coach-prompt-consume = Použít se musí všechna vylepšení, pořadí je ale na vás. Začněte těmi, která chtějí určitou barvu, a ta, kterým stačí cokoli, nechte nakonec.
line-prompt-consume = Každé vylepšení se použije jednou; pořadí volíte vy.
coach-prompt-consume-goods = Spotřebujte nejdřív nejlevnější barvu a zboží z produkujících planet, to se vrátí samo.
line-prompt-consume-goods = Zboží na produkujících planetách přibude s příští Produkcí.
coach-prompt-hand-limit = Limit je deset karet. Odhoďte, co je drahé nebo se nehodí.
