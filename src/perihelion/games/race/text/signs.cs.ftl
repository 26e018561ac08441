# Co znamenají znaky na desce: jméno, kde se obecné (`icon-`) nehodí, a jedna věta.

sign-any-text = Zboží kteréhokoli druhu.
sign-away = odhozené karty
sign-away-text = Karta se spotřebuje a jde na odhazovací balíček; u balíčku je to počet odhozených karet.
sign-card-o-text = Kolik karet kdo drží; kartami se i platí.
sign-consume-text = Fáze IV: ze zboží jsou body a karty.
sign-develop-text = Fáze II: každý smí vyložit jednu technologii.
sign-development-text = Karta, která zůstává ve vašem území a platí do konce hry; planety jsou kulaté.
sign-explore-text = Fáze I: každý si lízne karty a některé si nechá.
sign-good-alien-text = Žluté, nejvzácnější zboží: při prodeji 5 karet.
sign-good-genes-text = Zelené: při prodeji 4 karty.
sign-good-novelty-text = Modré, nejběžnější zboží: při prodeji 2 karty.
sign-good-rare-text = Hnědé: při prodeji 3 karty.
sign-military-text = Síla, kterou se dobývají planety v červeném kruhu, místo aby se platily.
sign-produce-text = Fáze V: produkující planety dostanou zboží.
sign-rebel-text = Některá vylepšení a technologie za 6 karet počítají jen tyto planety.
sign-settle-text = Fáze III: každý smí vyložit jednu planetu.
sign-shield-text = Vaše vojenská síla musí být aspoň tak velká.
sign-trade-text = Zboží se prodá za karty; s číslem o tolik karet víc.
sign-vp-text = Body na konci hry.
sign-vp-o-text = Body v žetonech; když zásoba dojde, hra končí.
sign-windfall-text = Přinese hned jedno zboží, další jen díky vylepšení.
sign-world-text = Planeta; s barevným okrajem přináší zboží.
