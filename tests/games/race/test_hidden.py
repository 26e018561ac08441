"""What the declaration of hidden cards leaves open is exactly what the view shows."""

from __future__ import annotations

import json
from collections import Counter

import pytest

from perihelion.core.chance import seeded
from perihelion.core.text import Event
from perihelion.core.view import to_json
from perihelion.games.race.rules.rounds import ChooseActions
from perihelion.games.race.sight.view import RaceView
from tests.games.race.scenario import Table, race
from tests.properties.cases import Case, decisions
from tests.properties.test_hidden import everything, exchanged
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


@rule("RACE-164", "RACE-R50")
def test_a_card_that_all_have_seen_stays_in_its_hand() -> None:
    hands = ("gem-world", "drop-ships, new-earth, comet-zone")
    table = Table("old-earth", "new-sparta", hands=hands, discard="plague-world, space-port")
    table.state.advance()
    player = table.state.players[1]
    player.seen = [race().cards.number["new-earth"]]
    places = race().hidden(table.state, 0)[0].places
    assert [place for place in places if place.startswith("hand 1")] == ["hand 1 0", "hand 1 1"]
    for number in range(10):
        world = exchanged(table.state, 0, seeded(number))
        assert player.seen[0] in world.players[1].hand
        assert len(world.players[1].hand) == 3
        assert race().census(world) == race().census(table.state)
        assert everything(world, 0) == everything(table.state, 0)


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


@rule("RACE-164", "RACE-R50")
def test_events_name_only_what_the_seat_can_see() -> None:
    """A card that the log names to a seat lies open to it before or after the action."""
    game, seats = race(), 3
    state = game.new(seats, 7)
    chance = seeded("events")
    values = {value for name in game.catalogue.names for value in name.split(":")[1:]}
    watchers = [None, *range(seats)]
    named = 0
    for _ in range(150):
        if state.over:
            break
        seat = chance.pick(state.asked_seats())
        before = [json.dumps(to_json(game.view(state, watcher))) for watcher in watchers]
        events = state.act(seat, chance.pick(state.legal(seat)))
        for watcher, seen in zip(watchers, before, strict=True):
            sight = seen + json.dumps(to_json(game.view(state, watcher)))
            for event in events:
                for key in cards_of(event.seen_by(watcher), values):
                    named += 1
                    assert f'"{key}"' in sight, (event.seen_by(watcher), watcher)
    assert named


def cards_of(event: Event, values: set[str]) -> list[str]:
    """The cards that an event names: what is left of its message keys without their prefixes. The cards of
    chosen actions come to light and may be gone again within one move."""
    keys: list[str] = []
    for value in event.args.values():
        keys += value if isinstance(value, list) else [value] if isinstance(value, str) else []
    found: list[str] = []
    for key in keys:
        if not key.startswith("act-"):
            parts = key.split("-")
            rests = ["-".join(parts[start:]) for start in range(1, len(parts))]
            found += [rest for rest in rests if rest in values][:1]
    return found
