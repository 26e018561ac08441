"""Every component as it is printed: the sheets in `sheets` stand on their own, so that a changed price,
colour, symbol, reward or condition in the component files is noticed."""

from __future__ import annotations

import pytest

from tests.games.seti.printed import PRINTERS, SHEETS
from tests.games.seti.scenario import GAME


@pytest.mark.parametrize("name", sorted(PRINTERS))
def test_the_components_are_those_printed(name: str) -> None:
    sheet = (SHEETS / f"{name}.txt").read_text(encoding="utf-8").splitlines()
    assert [line.rstrip() for line in PRINTERS[name](GAME.parts)] == sheet
