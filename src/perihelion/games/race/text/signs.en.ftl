# What the signs on the board mean: a name where the general one (`icon-`) does not fit, and one sentence.

sign-any-text = A good of any kind.
sign-away = discarded cards
sign-away-text = The card is used up and goes to the discard pile; there it counts the discarded cards.
sign-card-o-text = How many cards somebody holds; cards are also what you pay with.
sign-consume-text = Phase IV: goods become points and cards.
sign-develop-text = Phase II: everybody may place one development.
sign-development-text = A card that stays in the tableau and works to the end; worlds are round.
sign-explore-text = Phase I: everybody draws cards and keeps some.
sign-good-alien-text = Yellow, the rarest good: 5 cards when sold.
sign-good-genes-text = Green: 4 cards when sold.
sign-good-novelty-text = Blue, the commonest good: 2 cards when sold.
sign-good-rare-text = Brown: 3 cards when sold.
sign-military-text = Strength with which worlds in a red circle are conquered instead of paid for.
sign-produce-text = Phase V: production worlds get a good.
sign-rebel-text = Some powers and tables count these worlds only.
sign-settle-text = Phase III: everybody may place one world.
sign-shield-text = Your military strength has to be at least this figure.
sign-trade-text = A good is sold for cards; with a figure, cards more for a sale.
sign-vp-text = Points at the end of the game.
sign-vp-o-text = Points in chips; when the supply runs out the game ends.
sign-windfall-text = Comes with one good at once and gets another only through a power.
sign-world-text = A planet; with a coloured rim it brings goods.
