"""What never changes can be sent to another process, compiled or not."""

from __future__ import annotations

import importlib
import inspect
import pickle
from dataclasses import is_dataclass
from pathlib import Path

import pytest

from perihelion import engine
from perihelion.bots import Because, Explanation, Rating
from perihelion.core.frozen import Frozen
from perihelion.core.source import Source
from perihelion.core.text import Event, Reason, Text

ROOT = Path(__file__).parents[2] / "src"
BECAUSE = Because("chips", 2.5, 1.0, "card")


def frozen_values() -> list[type]:
    """The frozen dataclasses in all modules that are compiled."""
    found = []
    for path in engine.modules(ROOT / "perihelion"):
        name = ".".join(path.relative_to(ROOT).with_suffix("").parts)
        for _, one in inspect.getmembers(importlib.import_module(name), inspect.isclass):
            if one.__module__ == name and is_dataclass(one) and getattr(one, "__dataclass_params__").frozen:
                found.append(one)
    return found


def test_every_frozen_value_of_the_engine_can_be_made_anew() -> None:
    values = frozen_values()
    assert len(values) > 15
    assert [one.__name__ for one in values if not issubclass(one, Frozen)] == []


@pytest.mark.parametrize(
    "value",
    [
        Text("a", {"count": 1, "names": ["x"]}),
        Reason("b"),
        Event("c", 1, ("RACE-001",), {"card": "x"}),
        Rating(3, 0.5, 0.25),
        Source("chips", 2.0, 1, "card"),
        BECAUSE,
        Explanation(4, [BECAUSE]),
    ],
    ids=lambda value: type(value).__name__,
)
def test_it_is_the_same_elsewhere(value: object) -> None:
    again = pickle.loads(pickle.dumps(value))
    assert again == value
    assert type(again) is type(value)
