"""Nobody learns what they may not know, and bots are given imagined worlds only."""

from __future__ import annotations

import json

import pytest

from perihelion.core.chance import seeded
from perihelion.core.state import State
from perihelion.core.view import to_json
from tests.properties.cases import Case, all_cases, random_move
from tests.properties.positions import secret_questions, spread

CASES = all_cases()
POSITIONS = 12  # so many positions of a game are looked at
JUDGED = 40  # and so many where somebody judges the actions


def shown(state: State, seat: int | None) -> str:
    return json.dumps(to_json(state.game.view(state, seat)), sort_keys=True)


def told(state: State, seat: int) -> object:
    """Everything else a seat is told: mask, prompt, reasons and score sheet."""
    asked = state.is_asked(seat)
    legal = state.legal(seat)
    prompt = state.step().prompt(state, seat) if asked else None
    size = len(state.game.catalogue)
    reasons = [state.why_not(seat, action) for action in range(0, size, 1 + size // 150)]
    return legal, state.offhand(seat), prompt, reasons, state.game.score_sheet(state, seat)


@pytest.mark.parametrize("case", CASES)
def test_what_a_seat_cannot_see_changes_nothing_it_is_told(case: Case) -> None:
    chance = seeded("imagine")
    for state in spread(case, POSITIONS):
        before = state.digest()
        for seat in range(case.seats):
            world = state.imagine(seat, chance)
            assert shown(world, seat) == shown(state, seat)
            assert told(world, seat) == told(state, seat)
            assert shown(world, None) == shown(state, None)
            assert state.game.census(world) == state.game.census(state)
        assert state.digest() == before


@pytest.mark.parametrize("case", CASES)
def test_what_is_imagined_does_not_depend_on_what_is_hidden(case: Case) -> None:
    # Otherwise the same bot with the same seed could decide differently with the same knowledge.
    for number, state in enumerate(spread(case, POSITIONS)):
        for seat in range(case.seats):
            other = state.imagine(seat, seeded(f"other {number}"))
            first = state.imagine(seat, seeded(number))
            second = other.imagine(seat, seeded(number))
            assert first.digest() == second.digest()
            assert other.veiled(seat).digest() == state.veiled(seat).digest()


@pytest.mark.parametrize("case", CASES)
def test_what_lies_covered_up_changes_no_judgement_of_an_action(case: Case) -> None:
    """Who judges actions directly goes by what the seat knows: so it needs no imagined world."""
    game = case.load()
    chance = seeded("judge")
    for state in spread(case, JUDGED):
        for seat in state.asked_seats():
            legal = state.legal(seat)
            rated = game.rate(state.imagine(seat, chance), seat, legal)
            assert game.rate(state.veiled(seat), seat, legal) == rated


@pytest.mark.parametrize("case", CASES)
def test_imagining_varies_what_is_hidden(case: Case) -> None:
    chance = seeded("vary")
    state = case.new(4)
    worlds = set()
    for _ in range(12):
        saved = state.imagine(0, chance).save()
        saved["chance"] = None
        worlds.add(json.dumps(saved, sort_keys=True))
    assert len(worlds) > 1


@pytest.mark.parametrize("case", CASES)
def test_no_seed_in_any_view(case: Case) -> None:
    for state in spread(case, POSITIONS):
        chance = state.chance
        for seat in [None, *range(case.seats)]:
            text = shown(state, seat)
            for word in (chance.a, chance.b, chance.c):
                assert str(word) not in text


@pytest.mark.parametrize("case", CASES)
def test_a_secret_answer_shows_the_others_only_that_it_is_in(case: Case) -> None:
    chance = seeded("secret")
    for state in secret_questions(case):
        asked = state.asked_seats()
        if not state.step().secret or len(asked) < 2:
            continue
        seat = chance.pick(asked)
        after = state.copy()
        after.apply(seat, chance.pick(after.legal(seat)))
        if after.asks != state.asks:
            continue
        for other in range(case.seats):
            if other != seat:
                before_view, after_view = json.loads(shown(state, other)), json.loads(shown(after, other))
                del before_view["asked"], after_view["asked"]
                assert after_view == before_view
                assert after.legal(other) == state.legal(other)


@pytest.mark.parametrize("case", CASES)
def test_events_hide_their_secrets(case: Case) -> None:
    state = case.new(7)
    chance = seeded(7)
    for _ in range(300):
        if state.over:
            break
        seat = chance.pick(state.asked_seats())
        for event in state.act(seat, chance.pick(state.legal(seat))):
            concerned = {event.seat, event.args.get("seat_other")}
            assert all(
                event.knowers >> other & 1 == 0 for other in range(case.seats) if other not in concerned
            )
            for other in [None, *range(case.seats)]:
                seen = event.seen_by(other)
                if other is None or not event.knowers >> other & 1:
                    assert not set(seen.args) & (set(event.secret) - set(event.args))
                assert seen.secret == {}
                assert seen.knowers == 0


@pytest.mark.parametrize("case", CASES)
def test_a_secret_is_told_to_some_and_never_to_everybody(case: Case) -> None:
    state, chance = case.new(11), seeded("secrets")
    everybody = (1 << case.seats) - 1
    for _ in range(400):
        if state.over:
            break
        for event in state.act(*random_move(state, chance)):
            assert bool(event.secret) == (event.knowers != 0), event
            assert event.knowers & ~everybody == 0, event
            assert event.knowers != everybody or case.seats == 1, event
