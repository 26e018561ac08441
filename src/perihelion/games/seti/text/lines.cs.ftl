# Druhý řádek výzvy: co to stojí, co následuje, co zbývá. Smí použít argumenty výzvy a čísla pozice
# (`sight/figures.py`).

line-prompt-turn = V tahu jedna hlavní akce. Kredity { $credits }, energie { $energy }, publicita { $publicity }; kolo { $round } z { $rounds }.
line-prompt-end = Data patří do počítače (čeká jich { $data }, zásoba pojme { $pool }). Energie { $energy }.
line-prompt-pause = Volné akce teď mohou změnit, co efekt přinese.
line-prompt-scan = Dva signály: jeden v sektoru se Zemí, druhý podle karty z nabídky.
line-prompt-signal = Každá značka bere data; až dojdou, vyhraje sektor ten, kdo má nejvíc značek.
line-prompt-centre = Označí se tři sektory najednou.
line-prompt-row-signal = Barva v rohu určuje sektory; karta jde na odhazovací balíček.
line-prompt-hand-signal = Karta se odhodí; její barva určuje sektory. V ruce máte { $hand }.
line-prompt-row-corner = Roh ukazuje, co získáte.
line-prompt-resolve = Kdo vyhraje první, může změnit, kdo vyhraje potom.
line-prompt-tech = Stejnou technologii nemůžete mít dvakrát; první z hromádky má 2 body navíc.
line-prompt-slot = Co je pod místem, získáte, kdykoli tam položíte data.
line-prompt-bonus = Kdo na planetě přistane mezi prvními, získá, co pole ukazuje.
line-prompt-orbit = Družice zlevní přistání u planety o 1 energii.
line-prompt-land = Sonda tam zůstane; odměnu získáte hned.
line-prompt-orbit-or-land = Sonda tam zůstane; odměnu získáte hned.
line-prompt-remove-orbiter = Co přinesla, vám zůstane.
line-prompt-remove-lander = Co přinesl, vám zůstane.
line-prompt-choose-card = Nabídka leží otevřená, v balíčku může být cokoli. V ruce máte { $hand }.
line-prompt-species-card = Karty druhu fungují jako jiné a bodují s ním.
line-prompt-tuck = Spodní okraj vynáší hned a pak každé kolo; karta odejde z ruky.
line-prompt-tuck-setup = Příjem ukazuje spodní okraj karty.
line-prompt-trace = Pole objevu přibližují druh; odhalí ho tři barvy.
line-prompt-cover = Zakryté pole dá odměnu; jsou-li zakrytá všechna, mise je splněna.
line-prompt-task = Až budou označeny všechny úkoly, cíl je splněn.
line-prompt-slingshot = Za publicitu jsou technologie ({ $research }) a karty ({ $buy }); máte { $publicity }.
line-prompt-move-now = Nevyužité pohyby propadnou.
line-prompt-show = Ukázané karty vám zůstanou v ruce.
line-prompt-may = Máte jich { $exofossils }.
line-prompt-asteroid-data = Data se počítají tam, kde stojí.
line-prompt-drawn-corner = Ostatní zůstanou v ruce.
line-prompt-drawn-income = Ostatní zůstanou v ruce.
line-prompt-give = Dvě stejné věci dají jednu jinou; v ruce máte { $hand ->
    [one] 1 kartu
    [few] { $hand } karty
   *[other] { $hand } karet
  }.
line-prompt-discard-down = Kdo pasuje, nechá si nejvýš { $limit } karty.
line-prompt-keep = V { $round }. kole z { $rounds } už potom nehrajete.
line-prompt-gold = Boduje na konci za každou sadu; čím dřív označíte, tím víc.
line-prompt-message = Získáte ji hned.
line-prompt-exertian = Boduje na konci, pokud tehdy platí její podmínka; kdo má nejvíc nebezpečí, ztratí body.
line-prompt-look = Uvidíte je jen vy.
line-prompt-sample-load = Ponese ho kapsle; kam patří, říkají mise.
line-prompt-sample-reward = Vzorek zůstane, kde je.
