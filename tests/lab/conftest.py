"""The tiny game on the shelf, so that the lab can be tried on something quick."""

from __future__ import annotations

from pathlib import Path

import pytest

from perihelion import games
from perihelion.core.game import Game
from tests.properties.cases import Comet


@pytest.fixture(autouse=True)
def comet_on_the_shelf(monkeypatch: pytest.MonkeyPatch) -> None:
    get = games.get
    monkeypatch.setattr(games, "REGISTERED", (*games.REGISTERED, "comet"))

    def get_with_comet(game_id: str, components: Path | None = None) -> Game:
        return Comet() if game_id == "comet" else get(game_id, components)

    monkeypatch.setattr(games, "get", get_with_comet)
