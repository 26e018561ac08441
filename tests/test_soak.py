"""The soak goes on where it stopped, and says where something broke."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from perihelion import games

sys.path.append(str(Path(__file__).parents[1] / "tools"))

import soak


def test_a_soak_goes_on_where_it_stopped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(soak, "RESULTS", tmp_path)
    first = soak.resumed("race", 2)
    soak.soak(first, 1)
    assert first.finished == 1
    again = soak.resumed("race", 2)
    assert (again.decisions, again.finished) == (first.decisions, 1)
    soak.soak(again, first.decisions + 1)
    assert again.finished == 2
    assert str(again).startswith("race 2: ")


@pytest.mark.parametrize("game", games.REGISTERED)
def test_options_are_drawn_that_fit_the_player_count(game: str) -> None:
    loaded = games.get(game)
    for seats in loaded.players:
        for number in range(12):
            options = soak.options_for(loaded, seats, soak.seeded(number))
            assert loaded.settings(seats, options).items() >= options.items()


def test_what_breaks_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(soak, "LONGEST", 7)
    with pytest.raises(soak.Broken, match="soak race 2 0, decision 7: the game does not end"):
        soak.play(games.get("race"), 2, 0)
