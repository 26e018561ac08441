"""Actions: masks, reasons, refusals, simultaneous answers, undo."""

from __future__ import annotations

import pytest

from perihelion.core.chance import seeded
from perihelion.core.match import Match
from perihelion.core.state import State
from perihelion.core.text import Refused
from tests.properties.cases import Case, all_cases, decisions, random_move
from tests.properties.positions import KEPT, spread

CASES = all_cases()
POSITIONS = 12  # so many positions of a game are looked at
LONG = 800  # so many decisions of a game are looked through


@pytest.mark.parametrize("case", CASES)
def test_an_action_is_legal_exactly_when_there_is_no_reason_against_it(case: Case) -> None:
    size = len(case.load().catalogue)
    for state in spread(case, POSITIONS):
        for seat in range(case.seats):
            legal = state.legal(seat)
            assert len(set(legal)) == len(legal)
            assert bool(legal) == state.is_asked(seat)
            possible = set(legal) | set(state.offhand(seat))
            probed = possible | set(range(0, size, 1 + size // 200))
            for action in probed:
                assert (state.why_not(seat, action) is None) == (action in possible)


@pytest.mark.parametrize("case", CASES)
def test_what_may_be_chosen_stands_in_the_order_of_the_catalogue(case: Case) -> None:
    """So that a choice has the same place in every question, and equal positions offer equal lists."""
    for state in spread(case, KEPT):
        for seat in state.asked_seats():
            legal = state.legal(seat)
            assert legal == sorted(legal), type(state.step()).__name__


@pytest.mark.parametrize("case", CASES)
def test_a_random_pick_is_the_one_of_that_place_in_the_list(case: Case) -> None:
    for state in decisions(case, 5, cap=LONG):
        for seat in state.asked_seats():
            legal = state.legal(seat)
            listed, picked = seeded(f"{state.asks} {seat}"), seeded(f"{state.asks} {seat}")
            expected = listed.pick(legal) if len(legal) > 1 else legal[0]
            assert state.step().pick(state, seat, picked) == expected
            assert picked.save() == listed.save()


@pytest.mark.parametrize("case", CASES)
def test_illegal_and_malformed_actions_are_refused_and_change_nothing(case: Case) -> None:
    chance = seeded("illegal")
    size = len(case.load().catalogue)
    for state in spread(case, POSITIONS):
        before = state.digest()
        for seat in [-1, *range(case.seats), case.seats]:
            for action in [-1, size, "", "nonsense", "bid:99", chance.below(size)]:
                legal = 0 <= seat < case.seats and action in [*state.legal(seat), *state.offhand(seat)]
                if not legal:
                    with pytest.raises(Refused) as refused:
                        state.act(seat, action)
                    assert refused.value.reason.key
        assert state.digest() == before
        assert state.journal is None


@pytest.mark.parametrize("case", CASES)
def test_a_stale_answer_is_refused(case: Case) -> None:
    match = Match(case.load(), case.seats, 3, case.options)
    chance = seeded(3)
    seat, action = random_move(match.state, chance)
    token = match.token(seat)
    match.act(seat, action, token)
    before = match.state.digest()
    with pytest.raises(Refused, match="core-stale"):
        match.act(seat, action, token)
    assert match.state.digest() == before


def answer_all(state: State, order: list[int], salt: int) -> None:
    """Answers the open question to its end, seats in the given order, each seat's choices its own."""
    question = state.asks
    given = [0] * state.seats
    while state.asks == question and not state.over:
        seat = next(seat for seat in order if state.is_asked(seat))
        own = seeded(f"{salt} {seat} {given[seat]}")
        given[seat] += 1
        state.apply(seat, own.pick(state.legal(seat)))


@pytest.mark.parametrize("case", CASES)
def test_the_order_of_simultaneous_answers_changes_nothing(case: Case) -> None:
    for seed in (4, 5, 6):
        for state in decisions(case, seed, stride=2, cap=LONG):
            asked = state.asked_seats()
            if len(asked) < 2:
                continue
            forward, backward = state.copy(), state.copy()
            answer_all(forward, asked, state.asks)
            answer_all(backward, asked[::-1], state.asks)
            assert forward.digest() == backward.digest(), f"seed {seed}, question {state.asks}"


@pytest.mark.parametrize("case", CASES)
def test_undo_is_offered_exactly_when_allowed_and_restores_the_state(case: Case) -> None:
    offered = 0
    for seed in (7, 8):
        match = Match(case.load(), case.seats, seed, case.options)
        chance = seeded(seed)
        for _ in range(250):
            if match.state.over:
                break
            before = match.state.copy()
            moves, log = len(match.moves), len(match.log)
            seat, action = random_move(match.state, chance)
            match.act(seat, action)
            hidden = match.state.reveals != before.reveals or match.state.chance.draws != before.chance.draws
            assert (match.why_no_undo(seat) is None) == (not hidden)
            for other in range(case.seats):
                if other != seat:
                    assert match.why_no_undo(other) is not None
            if hidden:
                with pytest.raises(Refused):
                    match.undo(seat)
                continue
            offered += 1
            after = match.state
            assert learns_nothing(before, seat, action)
            match.undo(seat)
            assert match.state.digest() == before.digest()
            assert (len(match.moves), len(match.log)) == (moves, log)
            match.act(seat, action)
            assert match.state.digest() == after.digest()


def learns_nothing(before: State, seat: int, action: int) -> bool:
    """Whether the action shows the seat the same in the true world and in imagined ones."""
    true = before.copy()
    true.apply(seat, action)
    view = true.game.view(true, seat)
    for number in range(2):
        world = before.imagine(seat, seeded(f"undo {number} {before.asks}"))
        world.apply(seat, action)
        if world.game.view(world, seat) != view:
            return False
    return True
