"""The words of choices: each names its card and what it gives."""

from __future__ import annotations

import pytest

from perihelion.language import voice
from tests.games.seti.scenario import GAME, RICH, Table


def words(table: Table, name: str, lang: str = "en") -> str:
    """The label of an action that is legal now."""
    state = table.state
    action = GAME.catalogue.numbers[name]
    assert action in state.legal(table.asked)
    return voice(lang, "seti").say(GAME.label(state, table.asked, action))


@pytest.mark.parametrize(
    ("lang", "label"),
    [("en", "Tuck Dune for income: 1 credit"), ("cs", "Zasunout kartu Dune na příjem: 1 kredit")],
)
def test_tucking_says_which_income(lang: str, label: str) -> None:
    table = Table().hand(0, "dune").give(0, **RICH).probe(0, "venus").begin().do("orbit:venus")
    expected = {"en": "Tuck", "cs": "Zasunout"}[lang]
    said = words(table, "tuck:dune", lang)
    card = voice(lang, "seti").tell("card-dune")
    assert said.startswith(expected)
    assert card in said
    assert said.split(": ")[-1] == label.split(": ")[-1]


def test_a_first_lander_space_says_what_it_gives() -> None:
    table = Table().give(0, **RICH).probe(0, "mars").begin().do("land:mars")
    assert words(table, "bonus:1") == "First-lander space 1: gain 2 data"
    assert words(table, "bonus:2") == "First-lander space 2: gain 1 data"


def test_a_gold_tile_says_what_it_counts_and_for_how_much() -> None:
    table = Table().give(0, score=26).begin().end()
    assert (
        words(table, "gold:tech")
        == "Gold tile Technology: 11 points for each set of one technology of each kind"
    )
    table.state.gold_marks[3] = [1]
    assert "8 points" in words(table, "gold:tech")


def test_row_cards_are_called_by_their_names() -> None:
    table = Table().row("dune", "grant", "atlas").give(0, publicity=8).begin().do("buy")
    assert words(table, "take-row:2") == "Take Grant from the row"
    scan = Table().row("dune", "grant", "atlas").give(0, **RICH).begin().do("scan")
    scan.do("signal:61-virginis") if scan.can("signal:61-virginis") else scan.do("scan-earth")
    assert words(scan, "row-signal:1").startswith("Discard DUNE for a signal in a")


def test_a_hand_card_that_becomes_a_signal_says_where() -> None:
    table = Table().row("dune").hand(0, "grant").play("planet-hunters", "take-row:1")
    assert words(table, "discard:grant") == "Discard Grant for a signal in a yellow sector"


def test_data_in_the_computer_says_what_it_brings() -> None:
    table = Table().give(0, data=3, upper=1).begin()
    assert words(table, "place-upper") == "Place data in the upper row: gain 1 publicity"


def test_a_trace_says_what_its_space_gives() -> None:
    table = Table().give(0, upper=6, **RICH).begin().do("analyze")
    assert words(table, "mark:left:blue:discovery").endswith(": gain 5 points and 1 publicity")
    assert words(table, "mark:left:blue:overflow").endswith(": gain 3 points")
