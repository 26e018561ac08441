"""Positions in numbers: always equally many, bounded, different for different positions, and nothing in them
that the seat may not know."""

from __future__ import annotations

import json
from array import array

import pytest

from perihelion.core.chance import seeded
from perihelion.core.numbers import LIMIT, Numbers
from perihelion.core.pieces import Pieces
from perihelion.core.state import State, load
from perihelion.core.view import to_json
from tests.properties.cases import Case, all_cases, base_cases, decisions, play_out

CASES = [case for case in all_cases() if case.game != "comet"]
SEATS = [case for case in CASES if not case.options]
LONGEST = 2_000

# Networks have been trained on these as they are; single figures go beyond what is usual.
BOUNDS = {"race": 8.0, "quarterworlds": 4.0}


def numbers(state: State, seat: int) -> list[float]:
    return [float(number) for number in state.game.features(state, seat)]


@pytest.mark.parametrize("case", CASES)
def test_what_is_hidden_changes_no_number(case: Case) -> None:
    chance = seeded("features")
    for state in decisions(case, 9, stride=47, cap=LONGEST):
        for seat in range(case.seats):
            world = state.imagine(seat, chance)
            assert numbers(world, seat) == numbers(state, seat)


@pytest.mark.parametrize("case", SEATS)
def test_numbers_are_always_equally_many_and_bounded(case: Case) -> None:
    states = [state.copy() for state in decisions(case, 10, stride=37, cap=LONGEST)]
    play_out(states[-1], seeded("to the end"))
    bound = BOUNDS.get(case.game, LIMIT)
    for state in states:
        for seat in range(case.seats):
            row = state.game.features(state, seat)
            assert len(row) == state.game.feature_count(case.seats)
            assert min(row) >= -bound
            assert max(row) <= bound
    assert states[-1].over


@pytest.mark.parametrize("case", [case for case in base_cases() if case.game != "comet"])
def test_numbers_tell_positions_apart(case: Case) -> None:
    views: set[str] = set()
    rows: set[str] = set()
    for state in decisions(case, 11, stride=5, cap=LONGEST):
        for seat in range(case.seats):
            view = to_json(state.game.view(state, seat))
            assert isinstance(view, dict)
            del view["asks"]
            views.add(json.dumps(view, sort_keys=True))
            rows.add(str(numbers(state, seat)))
    assert len(rows) > 0.9 * len(views)


def test_a_row_is_written_from_left_to_right_and_bounded() -> None:
    x = Numbers(12)
    x.share(3, 4)
    x.share(-9, 3)
    x.flag(True)
    x.one_of(-1, 2)
    x.one_of(1, 2)
    x.bits(0b101, 3)
    x.set(1, 0.5)
    x.skip(2)
    assert x.filled() == array("f", [0.75, -2.0, 1.0, 0.0, 0.0, 0.0, 1.0, 1.0, 0.0, 1.0, 0.0, 0.5])


def test_a_row_with_places_left_is_refused() -> None:
    with pytest.raises(ValueError, match="0 numbers were written, 2 announced"):
        Numbers(2).filled()


def test_a_row_is_put_together_of_pieces() -> None:
    known = Pieces()
    known.steps(2, 3)
    known.steps(9, 1)
    x = Pieces()
    x.figure(3, 4)
    x.figure(-90, 3)
    x.flag(True)
    x.one_of(-1, 2)
    x.one_of(1, 2)
    x.ready(known.block())
    x.those([0, 9], 10)
    x.flags(0b101, 3)
    x.counts([1, 1], 2)
    ones = [0.0, 0.0, 0.0, 1.0, 1.0, 1.0, 0.0, 1.0, 1.0, *[0.0] * 8, 1.0]
    assert array("f", x.block()) == array("f", [0.75, -30.0, 1.0, *ones, 1.0, 0.0, 1.0, 0.0, 2.0])


def test_sets_of_any_length_are_written_place_by_place() -> None:
    for count in (1, 7, 8, 55, 56, 57, 92, 112, 130):
        for things in ([], [0], [count - 1], list(range(0, count, 3)), [count // 2, 0, count // 2]):
            x = Pieces()
            x.those(things, count)
            assert array("f", x.block()).tolist() == [float(place in things) for place in range(count)]
            x = Pieces()
            x.counts(things, count)
            assert array("f", x.block()).tolist() == [float(things.count(place)) for place in range(count)]


def test_kept_pieces_follow_the_position() -> None:
    """What a state keeps from one row to the next changes nothing in them."""
    for case in [case for case in base_cases() if case.game == "race"]:
        for state in decisions(case, 12, stride=3, cap=LONGEST):
            fresh = load(state.game, state.save())
            for seat in range(case.seats):
                assert state.game.features(state, seat) == fresh.game.features(fresh, seat)
