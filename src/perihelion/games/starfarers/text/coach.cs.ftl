# Co říká trenér u každého druhu otázky; `line-` je krátká podoba pod výzvou.
coach-prompt-trade-and-build = Body přinášejí lodě, a tak se nejdřív ptejte: kterou loď mohu postavit a která karta mi chybí? Nabídněte ostatním, čeho máte nejvíc; banka chce tři za jednu (u zboží dvě). Ze zbytku může být pohon, dělo nebo náklad. Když už nic postavit nejde, leťte.
line-prompt-trade-and-build = Obchodujte a stavte, kolikrát chcete; letem to končí.
coach-prompt-flight = Každá loď smí letět tak daleko, kolik činí rychlost. Kolonizační lodě hledají volné místo u planet s dobrými čísly, obchodní lodě základnu, kterou vám otevře náklad.
line-prompt-flight = Všechny vaše lodě mají stejnou rychlost.
coach-prompt-fly-colony = Nejlepší jsou místa mezi dvěma planetami, které vám chybějí; nejčastěji padají čísla blízko 7. Kdo doletí k neznámým planetám, odkryje jejich čísla a smí letět dál.
coach-prompt-fly-trade = Základna chce víc nákladních sekcí, než kolik má stanic. Kdo je tam první, získá i figurku: dva body.
coach-prompt-steal = Berte tomu, kdo vede, nebo tomu, kdo má hodně karet. Kartu předem nevidíte.
line-prompt-steal = Vezmete jednu kartu, kterou nevidíte.
coach-prompt-answer = Obchod je dobrý, když dostanete, co v tomto tahu využijete, a nedáte vedoucímu poslední kartu, která mu chybí.
line-prompt-answer = Přijměte, odmítněte, nebo navrhněte něco sami.
coach-prompt-discard = Víc než sedm karet při sedmičce: polovina odejde. Nechte si, co stojí vaše příští loď.
coach-prompt-friend = Zvolte, co pomůže každý tah. Výnosy toho, co vyrábíte, směnu toho, čeho máte moc, pohony na dlouhé cesty.
coach-prompt-port = Čím dál od domova, tím víc tahů ušetří vaše příští lodě. Musí to být vaše vlastní kolonie.
