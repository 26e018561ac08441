# Co říká trenér u každého druhu otázky; `line-` je krátká podoba pod výzvou.
coach-prompt-turn = Vezměte si karty, nebo jednu vyložte. V prvních tazích berte po dvou: 2 + 1 nebo 1 + 1. Jakmile máte na produkční stanici, vyložte ji, zlevní každou další kartu. Všímejte si, co necháváte ve spodní řadě: druhý to dostane levně.
line-prompt-turn = V tahu jedna věc: vzít si hodnotu tři, nebo vyložit kartu.
coach-prompt-turn-or-pass = Pasovat smíte, ale kdo pasuje, nedostane žádnou z karet, které mají v této epoše ještě přijít. Nejdřív vyložte, co můžete.
line-prompt-turn-or-pass = Kdo pasuje, v této epoše už nehraje.
coach-prompt-turn-no-card = Brát si nemůžete: máte plnou ruku, nebo není co. Něco vyložte; karta, která jen čeká, může zaplatit jinou.
line-prompt-turn-no-card = Vyložte kartu; pasováním pro vás epocha končí.
coach-prompt-second = Odběr má hodnotu tři. Druhá karta ji musí doplnit.
coach-prompt-pay = Produkce už je odečtená. Plaťte kartami, které brzy nevyužijete, a žetony šetřete: hodí se všude.
line-prompt-pay = Karta zaplatí jeden symbol, který ukazuje; žeton cokoli kromě vědy.
coach-prompt-pay-minimum = Produkce pokryla vše, něco se ale platí vždycky. Dejte kartu, kterou potřebujete nejméně.
line-prompt-pay-minimum = Jedna libovolná karta, nebo žeton.
coach-prompt-quarter = Doplňujte planetu, které chybí nejméně, a hlídejte barevné čtvrtiny: bílé si nechte na později.
coach-prompt-dock = Každá planeta přijme jeden koráb. Stačí kterákoli hotová.
coach-prompt-research = Po každé epoše jedna karta vědy. S trvalým účinkem se hodí po první epoše, s body po poslední.
line-prompt-research = Vědu zaplatí karty vědy; v ruce nemají na konci žádnou cenu.
coach-prompt-axis = Posuňte ho tam, kde máte blíž k bodům: vojenství boduje vzdálenost, obchod hodnotu za každou vaši planetu.
