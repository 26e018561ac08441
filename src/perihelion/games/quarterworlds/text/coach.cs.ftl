# Co říká trenér u každého druhu otázky.
coach-prompt-turn = Vezměte si karty, nebo jednu vyložte. V prvních tazích berte po dvou: 2 + 1 nebo 1 + 1. Jakmile máte na produkční stanici, vyložte ji, zlevní každou další kartu. Všímejte si, co necháváte ve spodní řadě: druhý to dostane levně.
coach-prompt-turn-or-pass = Pasovat smíte, ale kdo pasuje, nedostane žádnou z karet, které mají v této epoše ještě přijít. Nejdřív vyložte, co můžete.
coach-prompt-turn-no-card = Brát si nemůžete: máte plnou ruku, nebo není co. Něco vyložte; karta, která jen čeká, může zaplatit jinou.
coach-prompt-second = Odběr má hodnotu tři. Druhá karta ji musí doplnit.
coach-prompt-pay = Produkce už je odečtená. Plaťte kartami, které brzy nevyužijete, a žetony šetřete: hodí se všude.
coach-prompt-pay-minimum = Produkce pokryla vše, něco se ale platí vždycky. Dejte kartu, kterou potřebujete nejméně.
coach-prompt-quarter = Doplňujte planetu, které chybí nejméně, a hlídejte barevné čtvrtiny: bílé si nechte na později.
coach-prompt-dock = Každá planeta přijme jeden koráb. Stačí kterákoli hotová.
coach-prompt-research = Po každé epoše jedna karta vědy. S trvalým účinkem se hodí po první epoše, s body po poslední.
coach-prompt-axis = Posuňte ho tam, kde máte blíž k bodům: vojenství boduje vzdálenost, obchod hodnotu za každou vaši planetu.
coach-prompt-second-or-enough = Druhá karta odběr doplní. Vezměte si ji, když něčím zaplatí nebo ji vyložíte; s téměř plnou rukou stačí jedna.
coach-prompt-waive = Odečtěte, co se vám platí nejhůř: surovinu, kterou má málo vašich karet.
blunder-full-hand = Ruka pak bude plná ({ $limit }) a nic z ní nepůjde vyložit: museli byste pasovat. Nejdřív něco vyložte, nebo si vezměte méně.
blunder-no-research = Po každé epoše smíte vyložit jednu kartu vědy a na jednu teď máte. Co odmítnete, už se nevrátí.
