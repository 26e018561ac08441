"""Previews in words: what they say is what then happens."""

from __future__ import annotations

import pytest

from perihelion.core.view import Preview
from perihelion.games.pulsar.catalogue import PIPS
from perihelion.games.pulsar.state import CONTRACT_BONUSES, SOURCES, TRANSMITTERS_PRODUCTION
from tests.games.pulsar.scenario import Table
from tests.rule import rule


def preview(table: Table, action: str) -> Preview:
    seat = table.state.asked_seats()[0]
    return table.game.preview(table.state, seat, table.game.catalogue.numbers[action])


@rule("PULS-101", "PULS-102")
@pytest.mark.parametrize(
    ("stations", "die", "end", "planet"),
    [
        ((), 1, "S01", "blue"),
        ((1,), 1, "S01", "lifeless"),
        ((), 2, "G05", "lifeless"),
        ((-1, 1, 2), 2, "G05", "blue"),
    ],
)
def test_a_flight_says_on_which_planet_it_builds(
    stations: tuple[int, ...], die: int, end: str, planet: str
) -> None:
    table = Table(seats=4).system("S01", "sys-05", *stations).ship(0, "G01").turn(0, die)
    table.act(f"fly:{die}:silver-{die}:none")
    said = [
        text.args["planet"] for text in preview(table, f"fly-to:{end}").then if text.key == "preview-station"
    ]
    table.act(f"fly-to:{end}")
    assert said == [f"planet-{planet}"]
    assert [event.args["planet"] for event in table.told("station")] == said


@rule("PULS-225", "PULS-213")
def test_what_points_cost_and_how_many_they_are() -> None:
    bonus = Table(boards="AI AII AIII").contracts("patents-5").give(0, cubes=4).round(8)
    bonus.patent(0, "AI-1.1", "AI-1.2", "AI-1.3", "AI-2.1", "AI-2.2").final()
    sale = Table(seats=3).tracks("", "1B 2C 3A").chain(0, "C7+").give(0, cubes=5).production()
    offers = (
        (bonus, "contract-bonus:patents-5", CONTRACT_BONUSES),
        (sale, "buy-points:C7", TRANSMITTERS_PRODUCTION),
    )
    for table, action, source in offers:
        promised = {line.what: line.figure for line in preview(table, action).lines}
        player = table.state.players[0]
        cubes, points = player.cubes, player.earned[source]
        table.act(action)
        spent, scored = cubes - player.cubes, player.earned[source] - points
        assert promised == {"cubes-paid": spent, f"points-{SOURCES[source]}": scored}


@rule("PULS-070", "PULS-071")
def test_every_way_to_pay_says_which_value_it_pays_with() -> None:
    table = Table().give(0, pm1=1).turn(0, 1, 2).act("take-generator:small")
    said = {action: [line.what for line in preview(table, action).lines] for action in table.legal("pay:1")}
    assert said == {"pay:1:silver-1:none": ["die:1"], "pay:1:silver-2:minus1": ["die:1"]}


@rule("PULS-155", "PULS-191")
def test_every_bonus_die_that_joints_give_says_that_it_is_held() -> None:
    table = Table().chain(0, "A2+/", "A5").turn(0, 3).act("pay-transmitter:A5:3")
    for value in range(PIPS + 1):
        table.state.joints = [value]
        [action] = table.legal("joint-die")
        shown = preview(table, action)
        assert (shown.lines, [text.key for text in shown.then]) == ([], ["preview-bonus-held"])
