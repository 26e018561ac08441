"""Simulations: paired deals, rotated seats, the same results with any number of workers."""

from __future__ import annotations

from perihelion.lab.play import Setting, play
from perihelion.lab.simulate import fill_seats, simulate


def test_every_deal_is_played_once_with_each_rotation() -> None:
    setting = Setting("comet", ("greedy", "random", "random"), "7")
    assert [setting.deal(number) for number in range(4)] == ["7-0", "7-0", "7-0", "7-1"]
    assert [setting.seating(number) for number in range(3)] == [[0, 1, 2], [1, 2, 0], [2, 0, 1]]


def test_a_game_has_a_result_for_every_seat() -> None:
    result = play(Setting("comet", ("random", "random"), "1"), 3)
    assert result.finished
    assert result.error == ""
    assert len(result.scores) == 2
    best = max(result.scores)
    assert result.winners == tuple(seat for seat in (0, 1) if result.scores[seat] == best)
    assert (result.decisions, result.forced) == (8, 2)  # five bids each, the last one forced


def test_the_number_of_workers_changes_nothing() -> None:
    setting = Setting("race", ("greedy", "random"), "3", detail=True)
    told: list[int] = []
    alone = simulate(setting, 12, jobs=1, progress=told.append)
    together = simulate(setting, 12, jobs=2)
    assert alone.results == together.results
    assert sum(told) == 12


def test_the_same_seed_gives_the_same_games_and_another_seed_others() -> None:
    first, again, other = (
        simulate(Setting("comet", ("random", "random"), seed), 6).results for seed in ("1", "1", "2")
    )
    assert first == again
    assert first != other


def test_the_summary_counts_every_game() -> None:
    simulation = simulate(Setting("comet", ("greedy", "random"), "5"), 40)
    summary = simulation.to_json()
    assert summary["games"] == summary["finished"] == 40
    assert summary["errors"] == summary["unfinished"] == 0
    rates = summary["win_rates"]
    assert isinstance(rates, dict)
    assert sum(simulation.win_rate(entrant).value for entrant in (0, 1)) == 1.0
    assert abs(sum(rates.values()) - 1.0) < 1e-9
    assert sum(simulation.seat_win_rate(seat).value for seat in (0, 1)) == 1.0
    assert summary["decisions"] == 40 * 8


def test_a_game_past_the_technical_cap_is_unfinished_and_not_an_error() -> None:
    simulation = simulate(Setting("comet", ("random", "random"), "5", cap=3), 4)
    assert (simulation.unfinished, len(simulation.errors), len(simulation.finished)) == (4, 0, 0)


def test_a_game_that_breaks_is_counted_and_named() -> None:
    simulation = simulate(Setting("comet", ("random",) * 7, "5"), 2)  # comet is for 2 to 4
    assert len(simulation.errors) == 2
    assert "core-wrong-seats" in simulation.errors[0].error


def test_a_detailed_run_notes_sources_over_time_and_the_actions_used() -> None:
    result = play(Setting("comet", ("random", "random"), "1", detail=True), 0)
    comets = result.sources["score-comets"]
    for seat in (0, 1):
        assert comets[seat][0] == 0
        assert comets[seat][-1] == result.scores[seat]
        assert comets[seat] == sorted(comets[seat])
        assert result.used[seat] == frozenset(range(5))


def test_bots_are_repeated_to_fill_the_table() -> None:
    assert fill_seats(["greedy", "random"], 3) == ("greedy", "random", "greedy")
