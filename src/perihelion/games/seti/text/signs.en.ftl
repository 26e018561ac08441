# What the signs on the board mean: a name where the general one (`icon-`) does not fit, and one sentence.

sign-bolt-text = Pays for moving, landing, scanning and analysing.
sign-card-o-text = Cards held: played for their text, tucked for income, or discarded for a corner.
sign-credit-text = Pays for launching, orbiting, scanning and cards.
sign-data-text = Goes into the computer; a full upper row can be analysed for a trace.
sign-income-rows-text = A tucked card pays this now and at the start of every round.
sign-land-text = A probe becomes a lander: points and a yellow trace.
sign-move-text = A probe moves one space; each move costs 1 energy.
sign-orbit-text = A probe becomes an orbiter and makes landing here cheaper.
sign-publicity-text = Pays for technologies and cards from the row.
sign-plus = effect
sign-plus-text = Another effect; its words are in the card's window.
sign-rocket-text = Launched at Earth; moves, orbits and lands.
sign-signal-text = A marker in a sector takes its datum; most markers win the sector.
sign-star-text = Points.
sign-tech-text = Bought with publicity; nobody has the same one twice.
sign-trace-text = Yellow from landing, red from sectors, blue from the computer; three colours discover a species.
sign-trade = exchange
sign-trade-text = Two of one thing for one of another.
sign-unknown = sample
sign-unknown-text = Turned up by who looks at it or loads it.
