"""Tournaments: complete, resumable, rated."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest

from perihelion.lab.tournament import Line, OtherTournament, Plan, duels, places, run, standings
from perihelion.lab.tournament_report import tournament_report

PLAN = Plan(("comet",), ("search:30", "random", "greedy"), 2, 6, "7")


def test_every_pair_plays_every_deal_in_both_seatings(tmp_path: Path) -> None:
    lines = run(PLAN, tmp_path / "t.jsonl")
    assert len(lines) == PLAN.games_in_all == 3 * 6 * 2
    assert all(line.finished for line in lines)
    assert [setting.entrants for setting in PLAN.settings()] == [
        ("search:30", "random"),
        ("search:30", "greedy"),
        ("random", "greedy"),
    ]


def test_an_interrupted_tournament_goes_on_where_it_was(tmp_path: Path) -> None:
    plan = replace(PLAN, games=("race",), bots=("greedy", "random", "random"))
    whole = tmp_path / "whole.jsonl"
    part = tmp_path / "part.jsonl"
    expected = run(plan, whole)
    rows = whole.read_text().splitlines(keepends=True)
    part.write_text("".join(rows[:9]) + rows[9][:11])  # killed in the middle of a line
    played: list[int] = []
    assert run(plan, part, jobs=2, progress=played.append) == expected
    assert played[0] == 8
    assert sum(played) == plan.games_in_all
    assert len(part.read_text().splitlines()) == 1 + plan.games_in_all
    assert run(plan, part) == expected


def test_a_file_of_another_tournament_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "t.jsonl"
    run(replace(PLAN, deals=1), file)
    with pytest.raises(OtherTournament, match="another tournament"):
        run(PLAN, file)


def test_the_stronger_bot_is_rated_higher(tmp_path: Path) -> None:
    plan = Plan(("comet",), ("random", "search:60"), 2, 12, "1")
    lines = run(plan, tmp_path / "t.jsonl")
    table = standings(plan, lines)
    assert [entry.bot for entry in table] == ["search:60", "random"]
    assert table[0].rating.low < table[0].rating.value < table[0].rating.high
    assert table[0].won.value + table[1].won.value == pytest.approx(1)
    results = duels(plan, lines)
    assert results["random", "search:60"].value == pytest.approx(1 - results["search:60", "random"].value)
    assert results["search:60", "random"].value > 0.5


def test_winners_share_the_first_place_and_the_others_follow_by_points() -> None:
    assert places(Line(0, 0, True, "", [9, 12, 12, 7], [0.0, 0.5, 0.5, 0.0])) == [1, 0, 0, 2]
    assert places(Line(0, 0, True, "", [12, 12, 7], [0.0, 1.0, 0.0])) == [1, 0, 2]  # decided by the tie-break


def test_the_report_is_one_file_with_every_bot(tmp_path: Path) -> None:
    file = tmp_path / "t.jsonl"
    page = tournament_report(PLAN, run(PLAN, file))
    assert all(bot in page for bot in PLAN.bots)
    assert "http" not in page.replace("http://www.w3.org", "")
    assert json.loads(file.read_text().splitlines()[0])["seed"] == "7"
