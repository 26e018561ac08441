"""Reading component tables: values by type, and errors that name the place."""

from __future__ import annotations

import pytest

from perihelion.core.tables import Table

PLAIN = Table(
    {"word": "left", "list": ["left", "up"], "figures": [1, 2], "mixed": [1, "up", True]}, "race.card[3]"
)
SIDES = ("up", "left")


def test_a_word_out_of_a_list_is_read_as_its_place() -> None:
    assert PLAIN.choice("word", SIDES) == 1
    assert PLAIN.choices("list", SIDES) == [1, 0]


@pytest.mark.parametrize("key", ["word", "list"])
def test_another_word_is_refused_with_what_could_stand_there(key: str) -> None:
    with pytest.raises(ValueError, match=rf"race\.card\[3\]: '{key}' is 'left', must be one of down, right"):
        PLAIN.choice(key, ("down", "right")) if key == "word" else PLAIN.choices(key, ("down", "right"))


def test_lists_hold_one_type() -> None:
    assert PLAIN.numbers("figures") == [1, 2]
    with pytest.raises(ValueError, match="'mixed' does not hold whole numbers only"):
        PLAIN.numbers("mixed")
    with pytest.raises(ValueError, match="'mixed' does not hold texts only"):
        PLAIN.words("mixed")
