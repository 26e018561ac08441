"""Every card of Quarterworlds is either shown or declared hidden, and what is secretly chosen is nobody's."""

from __future__ import annotations

from perihelion.core.chance import seeded
from perihelion.games.quarterworlds.components import NOTHING
from perihelion.games.quarterworlds.sight.view import QuarView
from tests.games.quarterworlds.scenario import the_game
from tests.properties.cases import Case
from tests.properties.positions import spread
from tests.rule import rule


def shown_cards(view: QuarView) -> list[int]:
    """Every card that the view names, once for each place it lies in."""
    cards = view.offer + view.discards + view.removed + view.science
    for space in view.spaces:
        cards += space.hand + space.laid + space.researched
        for world in space.worlds:
            cards += [world.card, world.ship, *world.attached]
    return [card for card in cards if card != NOTHING]


@rule("QUAR-R05")
def test_every_card_is_either_shown_or_declared_hidden() -> None:
    game = the_game()
    for state in spread(Case("quarterworlds", 2), 20):
        for seat in (None, 0, 1):
            hidden = [card for pool in game.hidden(state, seat) for card in pool.contents]
            assert sorted(shown_cards(game.view(state, seat)) + hidden) == list(range(len(game.parts.cards)))


@rule("QUAR-R05")
def test_the_other_science_hand_may_be_any_cards_that_were_not_dealt_to_oneself() -> None:
    state = the_game().new(2, 1)
    chance = seeded("science")
    imagined = {card for _ in range(60) for card in state.imagine(0, chance).science[1]}
    assert imagined == set(state.science[1] + state.science_rest)
