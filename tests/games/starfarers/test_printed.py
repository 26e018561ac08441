"""Every component as it is printed: the sheets in `sheets` stand on their own, so that a changed cost,
planet, number, site or outcome in the component files is noticed."""

from __future__ import annotations

import pytest

from tests.games.starfarers.printed import PRINTERS, SHEETS
from tests.games.starfarers.scenario import starfarers


@pytest.mark.parametrize("name", sorted(PRINTERS))
def test_the_components_are_those_printed(name: str) -> None:
    sheet = (SHEETS / f"{name}.txt").read_text(encoding="utf-8").splitlines()
    assert PRINTERS[name](starfarers().parts) == sheet
