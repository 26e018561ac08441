"""Bots choose legal actions, from what their seat may know alone, and the same with the same seed."""

from __future__ import annotations

from time import monotonic

import pytest

from perihelion.bots import LEVELS, NAMES, Bot, Rating, UnknownBot, characters, decide, hint, make
from perihelion.bots.learned import has_network
from perihelion.core.chance import seeded
from perihelion.core.state import State, load
from tests.properties.cases import Case, all_cases, base_cases, decisions

CASES = base_cases()
TRIED = 4  # decisions looked at in each game
QUICK = ("random", "novice", "greedy", "search:24::1")
PLAYERS = [(case, name) for case in CASES for name in QUICK]
PLAYERS += [(case, "expert:24") for case in CASES]
PLAYERS += [(case, f"{characters(case.game)[0]}:12") for case in CASES if characters(case.game)]
PLAYERS += [(case, "learned") for case in all_cases() if has_network(case.game, case.seats)]


def choices(case: Case, stride: int) -> list[tuple[State, int]]:
    """Some decisions of a random game with a real choice."""
    found = []
    for state in decisions(case, 5, stride=stride if case.game != "comet" else 3, cap=600):
        real = [seat for seat in state.asked_seats() if len(state.legal(seat)) > 1]
        if real:
            found.append((state.copy(), real[0]))
    return found[:: max(1, len(found) // TRIED)][:TRIED]


@pytest.mark.parametrize(("case", "name"), PLAYERS)
def test_a_bot_chooses_and_rates_the_legal_actions_and_leaves_its_world_alone(case: Case, name: str) -> None:
    for state, seat in choices(case, 31):
        world = state.imagine(seat, seeded("world"))
        before = world.digest()
        bot = make(name, case.game, 1)
        assert bot.choose(world, seat) in state.legal(seat)
        ratings = bot.ratings(world, seat)
        assert sorted(rating.action for rating in ratings) == sorted(state.legal(seat))
        values = [rating.value for rating in ratings]
        assert values == sorted(values, reverse=True)
        assert all(rating.chance is None or 0 <= rating.chance <= 1 for rating in ratings)
        assert world.digest() == before


@pytest.mark.parametrize(("case", "name"), PLAYERS)
def test_what_is_hidden_changes_no_decision(case: Case, name: str) -> None:
    for number, (state, seat) in enumerate(choices(case, 31)):
        other = state.imagine(seat, seeded(f"another {number}"))
        first = decide(make(name, case.game, number), state, seat)
        second = decide(make(name, case.game, number), other, seat)
        assert first == second


class Glancing(Bot):
    """Takes the last action at a glance if it is told to, else the first in a world."""

    name = "glancing"
    glances = True

    def __init__(self, seed: int, decides: bool) -> None:
        super().__init__(seed)
        self.decides = decides
        self.shown: list[str] = []

    def glance(self, veiled: State, seat: int, legal: list[int]) -> int | None:
        self.shown.append(veiled.digest())
        return legal[-1] if self.decides else None

    def choose(self, world: State, seat: int) -> int:
        self.shown.append(world.digest())
        return world.legal(seat)[0]

    def ratings(self, world: State, seat: int) -> list[Rating]:
        return []


@pytest.mark.parametrize("case", CASES)
def test_a_bot_that_glances_is_shown_what_its_seat_knows_and_a_world_only_if_it_asks(case: Case) -> None:
    for state, seat in choices(case, 31):
        quick, slow = Glancing(1, decides=True), Glancing(1, decides=False)
        veiled = state.veiled(seat).digest()
        assert decide(quick, state, seat) == state.legal(seat)[-1]
        assert quick.shown == [veiled]
        assert decide(slow, state, seat) == state.legal(seat)[0]
        world = state.imagine(seat, Glancing(1, decides=True).chance)
        assert slow.shown == [veiled, world.digest()]


@pytest.mark.parametrize("level", LEVELS)
def test_levels_are_bots(level: str) -> None:
    assert make(level, "comet", 1).name in NAMES


def test_a_hint_names_the_best_choices_with_their_chance_to_win() -> None:
    state = Case("comet", 2).new(3)
    hints = hint(state.imagine(0, seeded(1)), 0, seed=1)
    assert len(hints) == 3
    chances = [rating.chance for rating in hints]
    assert all(chance is not None and 0 < chance < 1 for chance in chances)


def test_a_search_is_the_same_with_the_same_seed_and_takes_its_time_at_most() -> None:
    world = Case("comet", 3).new(4).imagine(0, seeded(1))
    first, again = (make("search:60", "comet", 9).ratings(world, 0) for _ in range(2))
    assert first == again
    started = monotonic()
    make("search:1000000:0.2", "comet", 9).choose(world, 0)
    assert monotonic() - started < 60  # a million lines take an hour


def test_a_search_sees_a_certain_win() -> None:
    """Comet, last but one card: who leads by more than is left to win should not lose by any bid; who needs
    the comet bids the card that nobody can beat."""
    state = Case("comet", 2).new(1)
    saved = state.save()
    fields = saved["fields"]
    assert isinstance(fields, dict)
    fields |= {"hands": [[1, 5], [1, 2]], "points": [0, 3], "pile": [1], "comet": 6}
    world = load(state.game, saved).imagine(0, seeded(1))
    best = make("search:120", "comet", 1).ratings(world, 0)[0]
    assert world.game.catalogue.names[best.action] == "bid:5"
    assert best.chance is not None
    assert best.chance > 0.9


def test_an_unknown_bot_is_refused_with_the_names_there_are() -> None:
    with pytest.raises(UnknownBot, match="greedy"):
        make("wizard", "comet", 1)
    with pytest.raises(UnknownBot, match="rusher"):
        make("wizard", "race", 1)


@pytest.mark.parametrize(
    "name", ["expert:x", "expert:0", "expert:9:1:2:3", "learned:7", "rusher:0", "rusher:1:2", "novice:101"]
)
def test_a_budget_that_makes_no_sense_is_refused(name: str) -> None:
    with pytest.raises(UnknownBot):
        make(name, "race", 1)
