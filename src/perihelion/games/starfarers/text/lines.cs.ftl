# Druhý řádek výzvy: co to stojí, co následuje, co zbývá. Smí použít argumenty výzvy a čísla pozice
# (`sight/figures.py`).

line-prompt-place-colony = Kolonie těží ze dvou sousedních planet; nejčastěji padají čísla blízko 7.
line-prompt-equip-port = V kosmickém přístavu se stavějí lodě; má cenu 2 bodů místo 1.
line-prompt-equip-ship = Kolonizační loď zakládá kolonie, obchodní loď stanice na základnách.
line-prompt-equip-berth-colony = Kroky ušetří kotviště nejblíž volným planetám.
line-prompt-equip-berth-trade = Kroky ušetří kotviště nejblíž základně.
line-prompt-equip-module = Pohon: rychlost. Děla: boje. Náklad: základny a ledové planety.
line-prompt-aid = Máte { $points } b.; pomoc je pro ty, kdo mají málo bodů.
line-prompt-discard = Kdo má při sedmičce víc než { $limit } karet, odevzdá polovinu.
line-prompt-steal = Vezmete jednu kartu, kterou nevidíte.
line-prompt-trade-and-build = Kolikrát chcete, pak leťte. Máte { $points } z { $goal } b.{ $leader ->
    [0] {""}
   *[other] , nejlepší soupeř { $leader }
  }.
line-prompt-berth-colony = Poletí už v tomto tahu, tak daleko, kolik řeknou koule a pohon.
line-prompt-berth-trade = Odtud poletí ještě v tomto tahu; stanice se stavějí na základnách.
line-prompt-free-ship = Loď nic nestojí; bude stát, kam ji dáte.
line-prompt-port = Přístav má o 1 bod víc a staví lodě tam, kde stojí.
line-prompt-rich = Až dva hráči s více body, než máte vy ({ $points }), vám dají po kartě.
line-prompt-offer = Ostatní mohou přijmout, odmítnout nebo navrhnout něco jiného; zatím nic neplatí.
line-prompt-answer = Přijměte, odmítněte, nebo navrhněte něco sami.
line-prompt-call = Obchoduje jen ten, kdo je na tahu; přijatý návrh vás zavazuje.
line-prompt-call-for = Přijatý návrh vás zavazuje.
line-prompt-call-with = Přijatý návrh vás zavazuje.
line-prompt-counter = Dostane ho hráč na tahu; může ho přijmout, nebo ne.
line-prompt-deal = Uzavře se jeden obchod, ostatní návrhy padají.
line-prompt-flight = Každá loď uletí až { $speed ->
    [one] { $speed } krok
    [few] { $speed } kroky
   *[other] { $speed } kroků
  }, každá jednou.
line-prompt-fly-colony = Na volném místě z ní bude kolonie; u neznámých planet je odkryje.
line-prompt-fly-trade = U základny z ní bude stanice, stačí-li váš náklad ({ $cargo }).
line-prompt-fly-on-colony = Co se odkrylo, už znáte; zbylé kroky jsou vaše.
line-prompt-fly-on-trade = Co se odkrylo, už znáte; zbylé kroky jsou vaše.
line-prompt-jump = Skok nestojí žádné kroky.
line-prompt-may-found = Kolonie je 1 bod a vynáší od příštího hodu.
line-prompt-friend = Karta platí od této chvíle; figurku za 2 body má, kdo tam má nejvíc stanic.
line-prompt-pay = Co dáte, je na vás; v ruce máte { $hand }.
line-prompt-take = Vezměte si, co chybí vaší příští lodi.
line-prompt-gain-module = Nic to nestojí.
line-prompt-remove = Moduly lze postavit znovu.
line-prompt-stop = Ostatní smějí letět.
line-prompt-hand-over = Kterou kartu dáte, je na vás.
line-tale = Setkání: co zvolíte, hned se dozvíte a vrátit to nelze.
