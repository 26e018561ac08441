"""Every component as it is printed: the sheets in `sheets` stand on their own, so that a changed price,
colour, half die or planet in the component files is noticed."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from perihelion.games.pulsar.components.box import Box
from tests.games.pulsar import printed
from tests.games.pulsar.scenario import pulsar
from tests.rule import rule

SHEETS: dict[str, Callable[[Box], list[str]]] = {
    "systems": printed.systems,
    "transmitters": printed.transmitters,
    "technologies": printed.technologies,
    "boards": printed.boards,
    "headquarters": printed.headquarters,
    "contracts": printed.contracts,
    "tokens": printed.tokens,
    "generators": printed.generators,
    "figures": printed.figures,
}


def sheet(name: str) -> list[str]:
    path = Path(__file__).parent / "sheets" / f"{name}.txt"
    return path.read_text(encoding="utf-8").splitlines()


@rule("PULS-003", "PULS-004")
@pytest.mark.parametrize("name", sorted(SHEETS))
def test_the_components_are_those_printed(name: str) -> None:
    assert SHEETS[name](pulsar().box) == sheet(name)


@rule("PULS-012")
@pytest.mark.parametrize("number", [0, 1])
def test_the_map_is_the_one_printed(number: int) -> None:
    box = pulsar().box
    side = box.sides[number]
    shown = printed.places(box, side) + printed.ways(box, side) + printed.spots(box, side)
    assert shown == sheet(f"map-{side.id}")
