"""The artist in the guide to drawing works as it stands."""

from __future__ import annotations

import re
import sys
from pathlib import Path

import pytest

from perihelion.art.artist import Artist, Choice, Scene
from perihelion.language import voice
from tests.art.test_kit import well_formed

DOCS = Path(__file__).parents[2] / "docs"


def test_the_artist_of_the_guide_draws_its_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(DOCS / "examples"))
    found = re.search(r"```python\n(.*?)```", (DOCS / "drawing.md").read_text(encoding="utf-8"), re.DOTALL)
    assert found is not None
    names: dict[str, object] = {}
    exec(compile(found.group(1), "drawing.md", "exec"), names)
    made = names["CometArtist"]
    assert isinstance(made, type)
    artist = made()
    assert isinstance(artist, Artist)
    game = sys.modules["comet"].Comet()
    state = game.new(3, 1)
    choices = tuple(Choice(game.catalogue.names[action], "") for action in state.legal(0))
    scene = Scene(game, game.view(state, 0), voice("en"), ("A", "B", "C"), choices)
    drawing = artist.draw(scene)
    for part in (drawing.strip, drawing.board, drawing.hand, artist.cover(voice("en"))):
        well_formed(part)
    assert drawing.hand.count("data-act=") == 5
