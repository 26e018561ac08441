"""A tournament that is kept: who meets whom on which deals, who won, and that it goes on where it stopped."""

from __future__ import annotations

import sys
from collections import Counter
from itertools import combinations
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from perihelion.bots import characters
from perihelion.lab.play import Setting

sys.path.append(str(Path(__file__).parents[2] / "tools"))

import kept
import levels
import measured
import ratings

SEED = "short"
COMET = ratings.Tournament("comet", 2, ("random", "greedy", "novice"))


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(kept, "FOLDER", tmp_path / "measured")
    return kept.FOLDER


def test_every_group_plays_every_deal_in_every_seating() -> None:
    tournament = ratings.Tournament("pulsar", 3, ("random", "easy", "medium", "hard"))
    groups = list(combinations(tournament.bots, 3))
    numbers = [tournament.place(number) for number in range(2 * len(groups) * 3)]
    assert Counter(numbers) == Counter((group, game) for group in groups for game in range(6))
    first_deal = numbers[: len(groups) * 3]
    for group in groups:
        setting = Setting("pulsar", group, SEED)
        games = [game for one, game in first_deal if one == group]
        assert {setting.deal(game) for game in games} == {setting.deal(0)}
        assert len({tuple(setting.seating(game)) for game in games}) == 3


def test_a_tournament_in_pieces_is_the_same_as_in_one(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    line = COMET.line(SEED)
    for _ in range(3):
        COMET.run(line, 2, levels.Budget(5))
    in_pieces = line.file.read_text(encoding="utf-8")
    monkeypatch.setattr(kept, "FOLDER", folder / "anew")
    winners = COMET.run(line, 2, levels.Budget(99))
    assert line.file.read_text(encoding="utf-8") == in_pieces
    assert len(winners) == 2 * 3 * 2
    assert COMET.run(line, 1, levels.Budget(99)) == winners  # what is known is not forgotten


def test_winners_are_told_by_their_place_in_the_group(monkeypatch: pytest.MonkeyPatch) -> None:
    def play(_setting: Any, number: int) -> Any:
        seats = {0: [1.0, 0.0], 1: [1.0, 0.0], 2: [0.5, 0.5]}[number]
        seating = [number % 2, 1 - number % 2]
        return SimpleNamespace(finished=True, seating=seating, won=lambda seat: seats[seat])

    monkeypatch.setattr(ratings, "play", play)
    pair = ratings.Tournament("comet", 2, ("greedy", "random"))
    winners = [pair.played(number, SEED) for number in range(3)]
    assert winners == ["0", "1", "01"]
    lines = pair.lines(winners)
    assert [line.won for line in lines] == [[1.0, 0.0], [0.0, 1.0], [0.5, 0.5]]
    assert {pair.groups[line.setting] for line in lines} == {("greedy", "random")}


def test_standings_are_best_first_with_what_was_won() -> None:
    winners = ["0", "0", "1", "1", "1", "1", "0", "0", "1", "0", "1", "1"]
    rows = COMET.standings(winners)
    assert [row.bot for row in rows] == ["novice", "random", "greedy"]
    assert [round(row.won.value * 8) for row in rows] == [7, 5, 0]
    assert all(row.rating.low < row.rating.value < row.rating.high for row in rows)
    assert {row.rating.count for row in rows} == {row.won.count for row in rows} == {8}


def test_the_page_tells_the_ratings() -> None:
    line = ratings.Tournament("race", 2, ("random", "easy", "hard")).line(SEED)
    line.keep({"winners": "1 1 1 1 1 1"})
    text = measured.page("<!-- measured: ratings -->\n<!-- end -->\n")
    rows = [row.split(" | ") for row in text.splitlines() if row.startswith("| Race")]
    assert [row[2] for row in rows] == ["hard", "easy", "random"]
    assert [row[5:7] for row in rows] == [["4", "100 %"], ["4", "50 %"], ["4", "0 %"]]
    assert measured.points(-1234.4) == "−1,234"


def test_all_bots_of_a_game_play() -> None:
    names = ratings.entrants("race", ["expert"])
    assert {"random", "easy", "medium", "hard", "learned:0.1", "expert", *characters("race")} == set(names)
    assert len(set(names)) == len(names)
