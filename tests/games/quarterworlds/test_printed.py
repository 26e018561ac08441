"""Every component as it is printed: the sheets in `sheets` stand on their own, so that a changed price,
colour, symbol or point in the component file is noticed."""

from __future__ import annotations

import pytest

from tests.games.quarterworlds.printed import PRINTERS, SHEETS
from tests.games.quarterworlds.scenario import the_game


@pytest.mark.parametrize("name", sorted(PRINTERS))
def test_the_components_are_those_printed(name: str) -> None:
    sheet = (SHEETS / f"{name}.txt").read_text(encoding="utf-8").splitlines()
    assert PRINTERS[name](the_game().parts) == sheet
