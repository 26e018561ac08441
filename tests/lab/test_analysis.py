"""The analysis of a finished game finds what cost most."""

from __future__ import annotations

import pytest

from perihelion.bots import decide, make, policy
from perihelion.core.chance import seeded
from perihelion.core.match import Match
from perihelion.core.record import Record, record_of
from perihelion.lab import analysis as analysis_module
from perihelion.lab.analysed import Analysis
from perihelion.lab.analysis import (
    DOUBTED,
    analyse,
    chances_to_win,
    doubt,
    follow,
    moved,
    odds,
    tried,
    why_better,
)
from tests.properties.cases import Case, Comet, decisions


def recorded(names: tuple[str, ...], seed: int) -> Record:
    match = Match(Comet(), len(names), seed)
    bots = [make(name, "comet", seed + seat) for seat, name in enumerate(names)]
    while not match.state.over:
        seat = match.state.asked_seats()[0]
        match.act(seat, decide(bots[seat], match.state, seat))
    return record_of(match)


@pytest.fixture(scope="module")
def analysis() -> Analysis:
    return analyse(Comet(), recorded(("random", "search:80"), 2))


def test_chances_add_up_and_end_with_the_result(analysis: Analysis) -> None:
    for moment in analysis.moments:
        assert sum(moment.chances) == pytest.approx(1)
        assert all(0 <= chance <= 1 for chance in moment.chances)
    record = recorded(("random", "search:80"), 2)
    assert analysis.moments[0].move == 0
    assert analysis.moments[-1].move == len(record.moves)
    assert set(analysis.moments[-1].chances) <= {0.0, 0.5, 1.0}


def test_mistakes_name_a_real_decision_and_something_better(analysis: Analysis) -> None:
    record = recorded(("random", "search:80"), 2)
    assert len(analysis.mistakes) <= 3
    for mistake in analysis.mistakes:
        move = record.moves[mistake.move - 1]
        assert (move.seat, move.action) == (mistake.seat, mistake.played)
        assert mistake.better != mistake.played
        assert mistake.better_chance > mistake.chance
    costs = [mistake.cost for mistake in analysis.mistakes]
    assert costs == sorted(costs, reverse=True)


def test_a_random_player_makes_more_of_them_than_a_searching_one() -> None:
    seats = [
        mistake.seat
        for seed in range(4)
        for mistake in analyse(Comet(), recorded(("random", "search:200"), seed)).mistakes
    ]
    assert seats.count(0) > seats.count(1)


def test_progress_is_told_of_every_real_decision() -> None:
    told: list[tuple[int, int]] = []
    record = recorded(("random", "random"), 1)
    analyse(Comet(), record, lambda done, total: told.append((done, total)))
    real = sum(not move.forced for move in record.moves)
    assert 0 < told[-1][1] <= real
    assert [done for done, _ in told] == list(range(1, told[-1][1] + 1))


def test_a_sketch_comes_first_and_then_more_and_more(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analysis_module, "TELL", 0.0)
    record = recorded(("random", "search:80"), 2)
    told: list[Analysis] = []
    whole = analyse(Comet(), record, told=told.append)
    assert whole == analyse(Comet(), record)  # who is told changes nothing
    assert whole.finished
    parts = [one.done for one in told]
    assert parts == sorted(parts)
    assert 0 < parts[0] < 0.1
    assert parts[-1] < 1
    assert not any(one.finished for one in told)
    assert told[0].moments[-1].move == len(record.moves)
    assert told[0].mistakes == []
    assert told[-1].mistakes == whole.mistakes
    again = Analysis.from_json(whole.to_json())
    assert again == whole


def test_a_mistake_says_how_sure_why_and_what_would_have_followed(analysis: Analysis) -> None:
    assert analysis.mistakes
    record = recorded(("random", "search:80"), 2)
    for mistake in analysis.mistakes:
        assert 0.97 < mistake.sureness < 1
        assert all(reason.worth > 0 for reason in mistake.reasons[:1])
        state = Comet().new(2, record.seed)
        for move in record.moves[: mistake.move - 1]:
            state.act(move.seat, state.number(move.action))
        state.apply(mistake.seat, state.number(mistake.better))
        for step in mistake.line:
            while len(state.legal(state.asked_seats()[0])) == 1:
                forced = state.asked_seats()[0]
                state.apply(forced, state.legal(forced)[0])
            assert step.seat == state.asked_seats()[0]
            state.act(step.seat, state.number(step.action))


def test_why_a_choice_is_better_is_told_by_source() -> None:
    told = []
    for state in decisions(Case("race", 2), 5, stride=25, cap=300):
        seat = state.asked_seats()[0]
        legal = state.legal(seat)
        values = policy.judge(state, seat, legal)
        pair = legal[values.index(max(values))], legal[values.index(min(values))]
        if pair[0] != pair[1]:
            told.append(why_better(state, seat, pair, seeded(1)))
    assert sum(bool(reasons) for reasons in told) > len(told) / 2
    assert all(reasons[0].worth > 0 for reasons in told if reasons)


def test_what_is_tried_is_compared_with_the_better_choice(analysis: Analysis) -> None:
    record = recorded(("random", "search:80"), 2)
    mistake = analysis.mistakes[0]
    state = Comet().new(2, record.seed)
    for move in record.moves[: mistake.move - 1]:
        state.act(move.seat, state.number(move.action))
    better, played = state.number(mistake.better), state.number(mistake.played)
    before = state.digest()
    same = tried(state, mistake.seat, better, better, "same", 60)
    assert same.as_good
    assert same.loss == 0
    worse = tried(state, mistake.seat, better, played, "worse", 60)
    assert not worse.as_good
    assert worse.loss > 2 * worse.error > 0
    assert tried(state, mistake.seat, played, better, "turned round", 60).as_good
    assert state.digest() == before


def test_a_limit_of_seconds_cuts_the_looks_short_but_not_the_chart() -> None:
    record = recorded(("random", "search:80"), 2)
    told: list[int] = []
    short = analyse(Comet(), record, lambda done, _: told.append(done), seconds=0.0)
    assert told == []
    assert short.mistakes == []
    long = analyse(Comet(), record)
    marked = {mistake.move for mistake in long.mistakes}
    assert [one for one in short.moments if one.move not in marked] == [
        one for one in long.moments if one.move not in marked
    ]


def test_the_most_suspect_decisions_come_first() -> None:
    record = recorded(("random", "search:80"), 2)
    moments, decisions = follow(Comet(), record, make("greedy", "comet", 1), seeded(1))
    suspicions = [decision.suspicion for decision in decisions]
    assert suspicions == sorted(suspicions, reverse=True)
    first = decisions[0]
    after = next(moment for moment in moments if moment.move >= first.move)
    fall = first.standing - after.chances[first.seat]
    assert first.suspicion == pytest.approx(fall + DOUBTED * doubt(first.before, first.seat, first.action))


def test_the_policys_best_is_not_doubted_and_its_worst_wholly() -> None:
    state = Comet().new(2, 1)
    doubts = [doubt(state, 0, action) for action in state.legal(0)]
    assert min(doubts) == 0.0
    assert max(doubts) in (0.0, 1.0)


def test_an_even_position_is_even() -> None:
    state = Comet().new(2, 1)
    assert chances_to_win(state, make("greedy", "comet", 1), seeded(1)) == [0.5, 0.5]


def test_a_cost_is_a_ratio_of_odds_upon_the_chance_in_the_course_of_the_game(analysis: Analysis) -> None:
    assert moved(0.5, 0.0) == pytest.approx(0.5)
    assert moved(0.5, odds(0.25) - odds(0.75)) == pytest.approx(0.1)  # nine times smaller odds
    for mistake in analysis.mistakes:
        before = [moment for moment in analysis.moments if moment.move < mistake.move][-1]
        assert mistake.better_chance == before.chances[mistake.seat]
