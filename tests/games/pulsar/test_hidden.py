"""What Pulsar declares hidden: exchanged, it changes nothing that reaches anybody, and imagined worlds deal
all of it anew with the right frequencies."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from perihelion.core.chance import seeded
from tests.games.pulsar.scenario import Table, pulsar
from tests.games.pulsar.test_art import speaker
from tests.properties import test_hidden as properties
from tests.properties.cases import Case
from tests.rule import rule

CASES = [Case("pulsar", 2), Case("pulsar", 4, {"map": "b"})]
CHECKS = [
    properties.test_contents_are_put_where_they_were_taken_from,
    properties.test_exchanging_what_is_hidden_changes_nothing_that_reaches_the_seat,
    properties.test_what_is_imagined_does_not_depend_on_what_is_hidden,
    properties.test_every_hidden_place_takes_every_content_as_often_as_it_should,
]


@rule("PULS-R31")
@pytest.mark.parametrize("check", CHECKS)
@pytest.mark.parametrize("case", CASES)
def test_hidden_parts(case: Case, check: Callable[[Case], None]) -> None:
    check(case)


@rule("PULS-R31", "PULS-015", "PULS-019", "PULS-026")
def test_what_is_declared() -> None:
    state = Table(seats=3).system("S01", "sys-05").state
    pools = {pool.name: pool for pool in pulsar().hidden(state, 0)}
    assert sorted(pools) == ["systems", "tokens", "transmitters A", "transmitters B", "transmitters C"]
    assert sorted(pools["systems"].contents) == sorted([*state.tiles[1:], state.unused])
    assert pools["tokens"].contents == state.pile
    shown = {letter: len(pools[f"transmitters {letter}"].contents) for letter in "ABC"}
    assert shown == {"A": 5, "B": 8, "C": 8}
    chance = seeded("letters")
    for _ in range(10):
        world = state.imagine(0, chance)
        order = [world.box.transmitters[tile].letter for tile in world.stack_tiles]
        assert order == sorted(order, reverse=True)


@rule("PULS-110")
def test_the_offered_bonus_says_what_it_is() -> None:
    table = Table(seats=4).system("S01", "sys-13").ship(0, "G01").turn(0, 1)
    table.act("fly:1:silver-1:none", "fly-to:S01")
    text = pulsar().label(table.state, 0, pulsar().catalogue.numbers["take-bonus"])
    told = {lang: speaker(lang).say(text) for lang in ("en", "cs")}
    assert told["en"] == "Take the bonus: 1 engineering cube and 1× modifier +2"
    assert told["cs"].startswith("Vzít si bonus: 1 inženýrská kostka")
