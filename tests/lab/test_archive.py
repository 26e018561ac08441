"""Records are analysed many at a time, by the command too."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

from perihelion import games
from perihelion.bots import decide, make
from perihelion.cli import app
from perihelion.commands.records import play_match
from perihelion.core.game import AnyGame
from perihelion.core.match import Match
from perihelion.core.record import Record, parse_record, record_of
from perihelion.lab import analysis, archive
from perihelion.lab.analysed import Analysis, Moment
from perihelion.lab.archive import analyse_all
from perihelion.language import voice

runner = CliRunner()


def recorded(game: str, seed: str) -> str:
    """A game between random bots, in which much goes wrong."""
    return record_of(play_match(games.get(game), ("random", "random"), seed, {})).to_text()


def test_every_record_has_its_own_analysis(monkeypatch: pytest.MonkeyPatch) -> None:
    def analysed(game: AnyGame, record: Record, seconds: float | None) -> Analysis:
        assert (game.id, seconds) == ("race", 3.0)
        return Analysis([Moment(len(record.moves), [0.5, 0.5])], [])

    monkeypatch.setattr(archive, "analyse", analysed)
    records = [recorded("race", seed) for seed in ("1", "2", "3")]
    found = dict(analyse_all(records, 3.0))
    lengths = [len(parse_record(text).moves) for text in records]
    assert len(set(lengths)) == 3
    assert [found[number].moments[0].move for number in range(3)] == lengths


def test_the_command_tells_what_cost_most(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name, value in (("BRIEF", 2), ("LONG", 4), ("PAIRS", 8), ("SUSPECTS", 3), ("MOMENTS", 10)):
        monkeypatch.setattr(analysis, name, value)
    file = tmp_path / "game.txt"
    file.write_text(recorded("race", "5"), encoding="utf-8")
    told = runner.invoke(app, ["analyse", str(file), "--jobs", "1", "--json"])
    assert told.exit_code == 0, told.output
    (game,) = json.loads(told.stdout)["games"]
    assert (game["file"], game["game"]) == (str(file), "race")
    found = Analysis.from_json(game)
    monkeypatch.setattr(archive, "analyse", lambda game, record, seconds: found)
    words = " ".join(runner.invoke(app, ["analyse", str(file), "--jobs", "1", "--lang", "cs"]).stdout.split())
    mistake = found.mistakes[0]
    assert f" {mistake.move} {'AB'[mistake.seat]}: " in words
    label = voice("cs", "race").label(games.get("race"), games.get("race").catalogue.numbers[mistake.better])
    assert f"; better: {label}" in words


def test_a_game_that_is_not_over_is_refused(tmp_path: Path) -> None:
    match = Match(games.get("race"), 2, "1", {})
    bot = make("random", "race", "1")
    for _ in range(10):
        seat = match.state.asked_seats()[0]
        match.act(seat, decide(bot, match.state, seat))
    file = tmp_path / "running.txt"
    file.write_text(record_of(match).to_text(), encoding="utf-8")
    refused = runner.invoke(app, ["analyse", str(file)])
    assert refused.exit_code == 2
    assert "is not over" in " ".join(refused.output.split())
