"""What the declaration of hidden cards leaves open is exactly what the view shows."""

from __future__ import annotations

from collections import Counter

import pytest

from perihelion.core.chance import seeded
from perihelion.games.race.rules.rounds import ChooseActions
from perihelion.games.race.sight.view import RaceView
from tests.games.race.scenario import Table, race
from tests.properties.cases import Case, decisions
from tests.rule import rule


def shown_cards(view: RaceView) -> Counter[str]:
    """Every card that the view names, once for each place it lies in."""
    cards = [card.card for card in view.hand + view.looking] + view.known_discards
    for player in view.players:
        cards += [entry.card for entry in player.tableau]
        cards += player.seen if player.seat != view.seat else []
    return Counter(cards)


@rule("RACE-164", "RACE-R50")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_card_is_either_shown_or_declared_hidden(seats: int) -> None:
    ids = race().cards.ids
    deck = Counter(ids[card] for card in race().cards.deck)
    for state in decisions(Case("race", seats), 1, stride=3):
        for seat in [None, *range(seats)]:
            pool = race().hidden(state, seat)[0]
            hidden = Counter(ids[card] for card in pool.contents)
            assert shown_cards(race().view(state, seat)) + hidden == deck


@rule("RACE-164")
def test_what_lies_where_in_a_small_position() -> None:
    table = Table("old-earth*", "new-sparta", hands=("gem-world", "drop-ships, new-earth"), rest="discard")
    kinds = Counter(place.rsplit(" ", 1)[0] for place in race().hidden(table.state, 0)[0].places)
    spent = 114 - 2 - 1 - 1 - 2
    assert kinds == {"good 0": 1, "hand 1": 2, "spent": spent}
    kinds = Counter(place.rsplit(" ", 1)[0] for place in race().hidden(table.state, None)[0].places)
    assert kinds == {"good 0": 1, "hand 0": 1, "hand 1": 2, "spent": spent}


@rule("RACE-025")
def test_a_chosen_action_is_imagined_as_any_of_the_seven() -> None:
    table = Table("old-earth", "new-sparta")
    table.state.advance()
    table.act(1, "act:produce")
    chance = seeded("actions")
    counts: Counter[int] = Counter()
    for _ in range(1400):
        step = table.state.imagine(0, chance).stack[-1]
        assert isinstance(step, ChooseActions)
        counts[step.choices[1]] += 1
    assert len(counts) == 7
    assert sum((count - 200) ** 2 / 200 for count in counts.values()) < 40  # 6 degrees of freedom
