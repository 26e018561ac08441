# Turnaje mezi přáteli.

ui-tournaments = Turnaje
ui-tournaments-line = Uspořádejte turnaj a pošlete odkaz přátelům. Stoly se otevírají a rozlosují samy, kolo za kolem.
ui-tournament-new = Nový turnaj
ui-tournament-name = Název
ui-tournament-table = Hra a počet hráčů u stolu
ui-tournament-table-of = { $game }, u stolu { $count }
ui-tournament-of = Turnaj: { $name }
ui-tournament-size = U stolu { $count }.
ui-tournament-make = Uspořádat
ui-tournament-open = Čeká se na hráče.
ui-tournament-running = Hraje se.
ui-tournament-over = Skončil.
ui-tournament-join = Zúčastnit se
ui-tournament-bot = Přidat bota
ui-tournament-start = Zahájit turnaj
ui-tournament-start-line = Po zahájení se už nikdo nepřihlásí.
ui-tournament-withdraw = Odstoupit
ui-sure-withdraw = Odstoupit z turnaje? U vašeho stolu dohraje bot a do dalších kol vás nerozlosujeme.
ui-withdrawn = (odstoupení)
ui-system = Jak se hraje
ui-system-robin = Každý s každým
ui-system-robin-line = všichni se setkají se všemi
ui-system-swiss = Švýcarský systém
ui-system-swiss-line = v každém kole se setkají ti, kdo jsou na tom podobně
ui-rounds-wanted = Počet kol švýcarského systému
ui-rounds-line = 0 znamená podle počtu hráčů.
ui-round-of = Kolo { $round } z { $rounds }.
ui-round-number = Kolo { $number }
ui-entrants = { $count ->
    [0] Hráči
    [one] { $count } hráč
    [few] { $count } hráči
   *[other] { $count } hráčů
}
ui-entrants-none = Zatím se nikdo nepřihlásil.
ui-entrant-out = Odebrat
ui-standings = Pořadí
ui-standing-place = Místo
ui-standing-name = Hráč
ui-standing-points = Body
ui-standing-buchholz = Buchholz
ui-standing-sonneborn = Sonneborn-Berger
ui-standing-wins = Výhry
ui-standings-how = Jak se počítá
ui-standings-points = U stolu dostanete podíl soupeřů, které necháte za sebou, a polovinu za každého, s kým jste na tom stejně: výhra je 1 bod, poslední místo 0. Kdo má v kole volno, dostane 1 bod. Kdo hru opustí, je v ní poslední; hra ukončená bez výsledku nedává nikomu nic.
ui-standings-robin = Při rovnosti bodů rozhoduje nejdřív Sonneborn-Berger, pak Buchholz, pak počet výher.
ui-standings-swiss = Při rovnosti bodů rozhoduje nejdřív Buchholz, pak Sonneborn-Berger, pak počet výher.
ui-standings-buchholz = body všech vašich soupeřů. Kdo se utkal se silnějšími, je na tom lépe.
ui-standings-sonneborn = body soupeřů, které jste porazili, a polovina bodů těch, s nimiž jste na tom byli stejně. Výhra nad silným má větší cenu.
ui-board-free = v tomto kole volno: 1 bod
ui-board-play = Ke stolu
ui-board-watch = Podívat se
ui-board-closed = ukončeno bez výsledku
ui-want-round = začne kolo turnaje
ui-letter-round = Začalo kolo turnaje { $tournament }: { $game }, u stolu { $names }.
ui-problem-no-tournament = Takový turnaj není.
ui-problem-no-entrant = S tímto číslem se nikdo neúčastní.
ui-problem-not-organiser = To může jen ten, kdo turnaj pořádá.
ui-problem-tournament = Turnaj potřebuje název, hru s tolika hráči u stolu, systém a nejvýš 31 kol.
ui-problem-tournament-started = Turnaj už začal.
ui-problem-tournament-full = Účastníků je už { $count }; pro další není místo.
ui-problem-tournament-few = Na jeden stůl je hráčů zatím málo.
ui-problem-many-tournaments = Neskončených turnajů máte { $count }. Nejdřív některý dohrajte.
