# What the signs on the board mean: a name where the general one (`icon-`) does not fit, and one sentence.

sign-cannon-text = Strength in battles against pirates.
sign-card = cards in hand
sign-card-text = More than seven of them at a 7: half are lost.
sign-cargo-text = An outpost wants more sections than it has stations; ice planets want them too.
sign-check = agreement
sign-check-text = Agreed, or answered.
sign-drive-text = Adds to the speed of all your ships.
sign-friend-text = Whoever has most stations with a people holds it: 2 points.
sign-medal-text = Two of them are a point.
sign-star-text = Whoever has 15 in their own turn has won.
sign-star-carbon-text = A resource for colony ships, spaceports and cannons.
sign-star-food-text = A resource for colony ships and spaceports.
sign-star-fuel-text = A resource for ships and drive units.
sign-star-goods-text = A resource for trade ships; the bank takes two of them for one of another kind.
sign-star-ore-text = A resource for ships and cargo sections.
