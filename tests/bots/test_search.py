"""The searching bot: lines of whole turns, fair comparison, a tree that widens, time that is kept."""

from __future__ import annotations

from time import monotonic

import pytest

from perihelion import games
from perihelion.bots import hint, make, policy
from perihelion.bots.judging import Judge, Verdict, margin_of
from perihelion.bots.search import (
    EARLIEST,
    ENTRANTS,
    MOST_ENTRANTS,
    RIPE,
    Entrant,
    Node,
    SearchBot,
    compared,
    is_decided,
    most_entrants,
    not_out,
    rating,
    turns_ahead,
)
from perihelion.core.chance import seeded
from perihelion.core.state import State
from tests.properties.cases import Case, base_cases, decisions

CASES = base_cases()


def a_choice(case: Case, wanted: int = 3) -> tuple[State, int]:
    """A position in the middle of a game in which a seat has so many choices or more."""
    found = [state.copy() for state in decisions(case, 8, stride=7, cap=500)]
    for state in found[len(found) // 2 :] + found:
        for seat in state.asked_seats():
            if len(state.legal(seat)) >= wanted:
                return state, seat
    raise AssertionError(f"no such position in {case}")


@pytest.mark.parametrize("case", CASES)
def test_the_clock_tells_turns_apart_and_nothing_hidden(case: Case) -> None:
    shown: list[int] = []
    for state in decisions(case, 6, stride=5, cap=1500):
        clock = state.game.clock(state)
        shown.append(clock)
        for seat in range(state.seats):
            assert state.game.clock(state.imagine(seat, seeded(1))) == clock
    assert len(set(shown)) >= 3


@pytest.mark.parametrize("case", CASES)
def test_a_line_ends_with_the_turn(case: Case) -> None:
    state, seat = a_choice(case)
    world = state.imagine(seat, seeded(2))
    game, clock = world.game, world.game.clock(world)
    policy.follow(world, seeded(3), policy.Horizon(clock, 1), 600)
    assert world.over or game.clock(world) != clock
    before = world.digest()
    policy.follow(world, seeded(3), policy.Horizon(clock, 1), 600)
    assert world.digest() == before or world.over


def test_who_plays_alone_looks_to_the_end_of_the_round() -> None:
    seti = games.get("seti")
    assert [turns_ahead(seti.new(seats, 1)) for seats in (1, 2, 4)] == [1, 8, 8]
    assert turns_ahead(games.get("race").new(2, 1)) == 2


def test_a_network_need_not_look_as_far_as_the_evaluation() -> None:
    pulsar, seti = (games.get(game).new(2, 1) for game in ("pulsar", "seti"))
    assert [turns_ahead(pulsar, by_network) for by_network in (False, True)] == [2, 1]
    assert turns_ahead(seti, True) == turns_ahead(seti)


def test_the_more_lines_there_are_the_more_actions_race() -> None:
    assert [most_entrants(lines) for lines in (1, 12, 30)] == [ENTRANTS] * 3
    assert most_entrants(50) == 10
    assert most_entrants(80) == most_entrants(5000) == MOST_ENTRANTS


def test_entrants_are_compared_in_the_worlds_they_share() -> None:
    own, better, lucky = Entrant(1), Entrant(2), Entrant(3)
    own.margins = [-20.0, 20.0, 0.0, 40.0]
    better.margins = [-18.0, 23.0, 2.0]
    lucky.margins = [30.0, -20.0, 8.0, 60.0]
    mean, error = compared(better, own, 6.0)
    assert mean == pytest.approx(7 / 3)
    assert mean > 2 * error
    mean, error = compared(lucky, own, 6.0)
    assert mean == pytest.approx(9.5)
    assert mean < error
    racing = SearchBot.still_racing([own, better, lucky], 6.0)
    assert racing == [own, lucky]


def with_margins(action: int, *margins: float) -> Entrant:
    entrant = Entrant(action)
    entrant.margins = [*margins]
    return entrant


def test_who_left_the_race_early_is_not_chosen_for_its_luck() -> None:
    own = with_margins(1, *[0.0, 1.0] * 5)
    lucky, proven = with_margins(2, 9.0, 10.0, 9.0), with_margins(3, *[3.0, 4.0] * 4)
    for entrant in (own, lucky, proven):
        entrant.chances = [0.5] * len(entrant.margins)
    values = [rating(entrant, own, 6.0).value for entrant in (own, lucky, proven)]
    assert values[1] < values[0] == 0.0 < values[2]


def test_an_action_that_is_surely_worse_is_tried_no_more() -> None:
    own, worse = Entrant(1), Entrant(2)
    own.margins = [5.0, 9.0, -3.0]
    worse.margins = [1.0, 5.5, -7.0]
    assert SearchBot.still_racing([own, worse], 6.0) == [own]


def test_within_a_heat_only_what_is_far_worse_is_out() -> None:
    own = with_margins(1, 5.0, 9.0, -3.0, 4.0)
    worse = with_margins(2, 4.0, 10.0, -5.0, 2.0)
    hopeless = with_margins(3, 1.0, 5.5, -7.0, -0.5)
    assert SearchBot.still_racing([own, worse, hopeless], 6.0) == [own]
    assert not_out([own, worse, hopeless], 6.0) == [own, worse]


def test_a_race_is_decided_when_one_is_surely_better_than_everybody() -> None:
    own = with_margins(1, 5.0, 9.0, -3.0, 4.0)
    best = with_margins(2, 8.0, 12.5, 0.5, 7.0)
    near = with_margins(3, 7.0, 13.5, -1.5, 7.5)
    assert is_decided([own], 6.0)
    assert is_decided([own, best], 6.0)
    assert not is_decided([own, best, near], 6.0)


class Indifferent(Judge):
    """Thinks nothing better than anything else."""

    def judge(self, worlds: list[State], seat: int) -> list[Verdict]:
        return [(0.0, 0.5) for _ in worlds]


class Frugal(Judge):
    """Likes to keep high cards, of which everybody knows what they are."""

    def judge(self, worlds: list[State], seat: int) -> list[Verdict]:
        return [(20.0 * sum(world.hands[seat]), 0.5) for world in worlds]  # type: ignore[attr-defined]


@pytest.mark.parametrize(("judge", "lines"), [(Frugal(), 3 * EARLIEST), (Indifferent(), 60)])
def test_a_clear_decision_takes_fewer_lines_of_play(judge: Judge, lines: int) -> None:
    state, seat = a_choice(Case("comet", 2))
    entrants = [Entrant(action) for action in state.legal(seat)[:3]]
    SearchBot(1, 60, turns=1, judge=judge).race(state.imagine(seat, seeded(1)), seat, entrants)
    assert sum(len(entrant.margins) for entrant in entrants) == lines


def test_a_decision_in_the_tree_widens_with_its_visits() -> None:
    node = Node()
    node.open([7, 8, 9])
    for visit in range(RIPE):
        assert node.select(1.0) == 0, visit
        node.visits[0] += 1
    assert node.select(1.0) == 1
    node.visits[1], node.total[1] = 3, 30.0
    assert node.select(1.0) == 1


def test_winning_counts_beside_the_margin() -> None:
    state, _ = a_choice(Case("comet", 2))
    while not state.over:
        seat = state.asked_seats()[0]
        state.apply(seat, state.legal(seat)[0])
    winners, scores = state.game.winners(state), state.game.scores(state)
    for seat in range(2):
        margin = scores[seat] - scores[1 - seat]
        assert (margin_of(state, seat) - margin > 0) == (seat in winners)


def test_however_short_the_time_is_every_entrant_is_tried_once() -> None:
    state, seat = a_choice(Case("pulsar", 2))
    entrants = [Entrant(action) for action in policy.in_order(state, seat)[:ENTRANTS]]
    SearchBot(1, 600, seconds=0.0).race(state.imagine(seat, seeded(4)), seat, entrants)
    assert len(entrants) > 1
    assert [len(entrant.margins) for entrant in entrants] == [1] * len(entrants)


@pytest.mark.parametrize("case", CASES)
def test_a_hint_has_three_choices_with_chances(case: Case) -> None:
    state, seat = a_choice(case)
    hints = hint(state.imagine(seat, seeded(4)), seat, seed=1)
    assert len(hints) == 3
    assert all(rating.chance is not None and 0 <= rating.chance <= 1 for rating in hints)
    assert len({rating.action for rating in hints}) == 3


@pytest.mark.parametrize("case", CASES)
def test_a_search_stops_in_time(case: Case) -> None:
    """So many lines of play take a quarter of an hour and more; the bound leaves a busy machine its time."""
    state, seat = a_choice(case)
    world = state.imagine(seat, seeded(5))
    started = monotonic()
    make("search:100000:0.1", case.game, 1).choose(world, seat)
    assert monotonic() - started < 60
