# Druhý řádek výzvy: co to stojí, co následuje, co zbývá. Smí použít argumenty výzvy a čísla pozice
# (`sight/figures.py`).

line-prompt-side = Strana určuje vaše projekty na celou hru.
line-prompt-entry = Odtud začne váš první let.
line-prompt-take-die = Pod značkou se žeton posune doleva, nad ní doprava. Kolo { $round } z { $rounds }; inženýrské kostky: { $cubes }.
line-prompt-turn = Každá kostka je jedna akce přesně její hodnoty; nepoužité propadnou. Inženýrské kostky: { $cubes }, modifikátory: { $modifiers }.
line-prompt-turn-no-dice = Umístit generátor na svůj pulsar nic nestojí. Generátory před vámi: { $front }.
line-prompt-turn-another-die = Bonusová kostka je ještě jedna akce v tomto tahu. Inženýrské kostky: { $cubes }.
line-prompt-turn-done = Dokud tah neukončíte, můžete vzít zpět, co jste udělali.
line-prompt-pay-take-generator = Platí jedna kostka, ostatní zůstanou na další akce (kostky: { $dice }).
line-prompt-pay-spin = Od této chvíle přináší body v každé produkci. Kostky: { $dice }.
line-prompt-pay-take-transmitter = První číslo se platí teď, ostatní později.
line-prompt-pay-pay-transmitter = Až budou zaplacena všechna čísla, začne pracovat.
line-prompt-pay-patent = Platí jedna kostka, ostatní zůstanou na další akce (kostky: { $dice }).
line-prompt-pay-project = Platí jedna kostka, ostatní zůstanou na další akce (kostky: { $dice }).
line-prompt-pay-buy-modifier = Změní kostku v některém dalším tahu.
line-prompt-fly = Systémy po cestě dostanou stanici; volný pulsar na konci je váš. Zbývající prstence: { $rings }.
line-prompt-fly-or-inspect = Inspekce počítá brány jedné barvy, jednou za hru.
line-prompt-fly-inspection = Počítá se každá brána této barvy po cestě.
line-prompt-route = Cíl je stejný, ale po cestě leží něco jiného.
line-prompt-join = Spoj přinese bonusovou kostku, až budou pracovat obě strany.
line-prompt-choose-generator = Čím větší, tím víc bodů každé kolo a tím dražší zprovoznění.
line-prompt-claim = Pulsar je místo pro generátor. Zbývající prstence: { $rings }.
line-prompt-teleport-pulsar = Volný pulsar, kam dorazíte, je váš, jako po letu.
line-prompt-teleport-system = Přistanete tam jako po letu.
line-prompt-teleport-any = Přistanete tam jako po letu.
line-prompt-exploration-bonus = Vytištěný bonus je jistý, žeton lížete naslepo.
line-prompt-buy-points = Ušetřená kostka může mít později větší cenu; kolo { $round } z { $rounds }.
line-prompt-finance = Inženýrské kostky se teď hodí už jen na zakázky a na zbytek bodů.
line-prompt-waive = Boduje, jako byste ji splnili.
line-prompt-fulfil = Generátor se počítá jen do jedné zakázky.
line-prompt-contract-bonus = Co neutratíte, se na úplném konci trochu počítá.
