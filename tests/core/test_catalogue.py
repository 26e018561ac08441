"""The catalogue numbers every action once and names it readably."""

from __future__ import annotations

import pytest

from perihelion.core.catalogue import Catalogue, Param
from perihelion.core.text import Text

CARDS = Param("card", "card", ("gem-world", "new-sparta"))
NUMBERS = Param("number", "", ("1", "2", "3"))


def test_numbers_of_a_kind_are_consecutive_and_the_last_parameter_varies_fastest() -> None:
    catalogue = Catalogue()
    assert catalogue.add("pass") == 0
    first = catalogue.add("use", CARDS, NUMBERS)
    assert catalogue.names[first + 4] == "use:new-sparta:2"
    assert catalogue.numbers["use:new-sparta:2"] == first + 4
    assert len(catalogue) == 7
    assert catalogue.kind(first + 4).first == first


def test_an_action_becomes_a_message_with_its_parameters() -> None:
    catalogue = Catalogue()
    first = catalogue.add("use", CARDS, NUMBERS)
    assert catalogue.text(first + 5) == Text("action-use", {"card": "card-new-sparta", "number": 3})


def test_a_name_can_be_given_only_once() -> None:
    catalogue = Catalogue()
    catalogue.add("pass")
    with pytest.raises(ValueError, match="pass"):
        catalogue.add("pass")
