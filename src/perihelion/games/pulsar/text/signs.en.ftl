# What the signs on the board mean: a name where the general one (`icon-`) does not fit, and one sentence.

sign-check = done
sign-check-text = This has been met or completed.
sign-cube = engineering cube
sign-cube-text = Pays for points and technologies, and for a copied die.
sign-generator-large-text = Scores most in every production while it spins.
sign-generator-medium-text = Needs a pulsar of yours; scores in every production while it spins.
sign-generator-small-text = The cheapest; scores in every production while it spins.
sign-income = every round
sign-income-text = Brings this in every production.
sign-move = teleport
sign-move-text = The ship goes there without a flight.
sign-orbit = ring
sign-orbit-text = A ring marks a pulsar as yours; these are left.
sign-plus-2-text = Adds 2 to a die, once.
sign-plus-minus-1-text = Makes a die 1 larger or smaller, once.
sign-pulsar-text = Whoever ends a flight at a free one owns it; a place for a generator.
sign-rocket = ship
sign-rocket-text = Flies exactly as far as the die.
sign-star-text = Points.
sign-station-text = Built in systems on the way; many of them are worth more and more at the end.
sign-tech-text = Patented with a die of its value; works as its text says.
sign-trophy = award
sign-trophy-text = Points for the first to place generators of this size.
sign-unknown-text = Nobody has been here; who comes turns it up.
