"""Every card with every way to place it, against a calculator of its own.

The calculator reads the printed data and follows the wording of the rules card by card; it shares nothing
with the engine's tables. Payment, discounts, conquest, pay-for-military and one-time powers are compared
over all combinations of the cards that matter, and the ways are then really played.
"""

from __future__ import annotations

import tomllib
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest

from perihelion.games.race.rules.placing import can_settle, develop_price, settle_price, ways
from perihelion.games.race.rules.settle import ChooseWorld
from perihelion.games.race.state import NONE
from tests.games.race.scenario import Table, race
from tests.rule import rule

SOURCE = Path(__file__).parents[3] / "src/perihelion/games/race/data/components.toml"
PRINTED: dict[str, dict[str, Any]] = {
    card["id"]: card for card in tomllib.loads(SOURCE.read_text(encoding="utf-8"))["card"]
}
WORLDS = [name for name, card in PRINTED.items() if card["type"] == "world"]
DEVELOPMENTS = [name for name, card in PRINTED.items() if card["type"] == "development"]
HELPERS = (
    "contact-specialist", "colony-ship", "new-military-tactics", "replicant-robots", "mining-robots",
    "alien-tech-institute", "galactic-imperium", "drop-ships", "empath-world",
)  # fmt: skip
MORE = (*HELPERS, "alpha-centauri", "alien-rosetta-stone-world", "space-marines", "pan-galactic-league")
FILL = (
    "consumer-markets", "research-labs", "diversified-economy", "genetics-lab", "interstellar-bank",
    "deficit-spending", "export-duties", "investment-credits",
)  # fmt: skip


def powers(tableau: tuple[str, ...], kind: str) -> list[tuple[str, dict[str, Any]]]:
    return [
        (card, p)
        for card in tableau
        for p in PRINTED[card]["powers"]
        if p["kind"] == kind and p["phase"] == "settle"
    ]


def discount(tableau: tuple[str, ...], world: dict[str, Any]) -> int:
    total = 0
    for _, power in powers(tableau, "discount"):
        if "good" not in power or power["good"] == world.get("good"):
            total += power["amount"]
    return total


def own_military(tableau: tuple[str, ...], world: dict[str, Any]) -> int:
    total = 0
    for _, power in powers(tableau, "military"):
        if power.get("rebel"):
            total += power["amount"] if "rebel" in world.get("keywords", []) else 0
        elif "good" in power:
            total += power["amount"] if power["good"] == world.get("good") else 0
        else:
            total += power["amount"]
    return total


def expected_ways(tableau: tuple[str, ...], name: str, funds: int) -> dict[str, int]:
    """The ways to place a world with that many other cards in hand, each with what it costs."""
    world = PRINTED[name]
    found: dict[str, int] = {}
    ships = [
        card
        for card, power in powers(tableau, "discard-for-zero-cost")
        if power.get("not_good") != world.get("good")
    ]
    if "defence" not in world:
        cost = max(0, world["cost"] - discount(tableau, world))
        if cost <= funds:
            found["pay-for"] = cost
        found |= {f"use:{ship}": 0 for ship in ships}
        return found
    own = own_military(tableau, world)
    if own >= world["defence"]:
        found["conquer"] = 0
    for card, power in powers(tableau, "discard-for-military"):
        if own + power["amount"] >= world["defence"]:
            found[f"use:{card}"] = 0
    specialists = [
        p for _, p in powers(tableau, "pay-for-military") if p.get("not_good") != world.get("good")
    ]
    if specialists:
        cost = max(0, world["defence"] + specialists[0]["modifier"] - discount(tableau, world))
        if cost <= funds:
            found["pay-for"] = cost
        found |= {f"use:{ship}": 0 for ship in ships}
    return found


def subsets(cards: tuple[str, ...], most: int) -> list[tuple[str, ...]]:
    return [chosen for size in range(most + 1) for chosen in combinations(cards, size)]


@rule(
    "RACE-068",
    "RACE-081",
    "RACE-097",
    "RACE-098",
    "RACE-105",
    "RACE-106",
    "RACE-R02",
    "RACE-R07",
    "RACE-R09",
    "RACE-R11",
)
@pytest.mark.parametrize("funds", [0, 1, 3, 6])
def test_ways_and_prices_for_every_world_and_every_combination(funds: int) -> None:
    table = Table()
    state, cards, names = table.state, race().cards, race().catalogue.names
    for tableau in subsets(HELPERS, len(HELPERS)) + subsets(MORE, 4):
        numbers = [cards.number[card] for card in tableau]
        for world in WORLDS:
            if world in tableau:
                continue
            expected = expected_ways(tableau, world, funds)
            number = cards.number[world]
            found = [names[action] for action in ways(state, numbers, funds, number)]
            assert sorted(found) == sorted(expected), (tableau, world)
            assert can_settle(cards, numbers, funds, number) == bool(expected), (tableau, world)
            if "pay-for" in expected:
                assert settle_price(cards, numbers, number) == expected["pay-for"], (tableau, world)


@rule("RACE-059", "RACE-064", "RACE-R51")
def test_develop_prices_for_every_development_and_every_combination() -> None:
    cards = race().cards
    for tableau in subsets(
        ("investment-credits", "galactic-federation", "public-works", "replicant-robots"), 4
    ):
        off = sum(
            p["amount"]
            for c in tableau
            for p in PRINTED[c]["powers"]
            if (p["phase"], p["kind"]) == ("develop", "discount")
        )
        for name in DEVELOPMENTS:
            for bonus in (0, 1):
                expected = max(0, PRINTED[name]["cost"] - off - bonus)
                numbers = [cards.number[card] for card in tableau]
                assert develop_price(cards, numbers, cards.number[name], bonus) == expected


def placed(tableau: tuple[str, ...], world: str, way: str, cost: int) -> None:
    """Plays one placement with exactly the cards it needs and one more, and checks all that happens."""
    hand = ", ".join((world, *FILL[: cost + 1]))
    own = ", ".join(tableau) or "research-labs"
    table = Table(own, "consumer-markets", hands=(hand,)).play("settle", "settle")
    assert isinstance(table.state.step(), ChooseWorld)
    assert f"settle:{world}" in table.legal(0)
    pile = len(table.state.pile)
    table.act(1, "pass").act(0, f"settle:{world}")
    if table.question == "way":
        assert way in table.legal(0)
        table.act(0, way)
    table.pay(0)
    used = way.removeprefix("use:") if way.startswith("use:") else ""
    assert table.tableau(0) == [card for card in own.split(", ") if card != used] + [world]
    windfall = PRINTED[world].get("source") == "windfall"
    goods = table.state.players[0].goods
    assert (goods[-1] != NONE) == windfall
    assert goods[:-1].count(NONE) == len(goods) - 1
    assert table.count(0) == 1 + 1  # the card left over and the bonus card
    assert len(table.state.pile) == pile - 1 - windfall
    assert len(table.state.discard) == cost + bool(used)


@rule(
    "RACE-073",
    "RACE-076",
    "RACE-082",
    "RACE-084",
    "RACE-088",
    "RACE-093",
    "RACE-100",
    "RACE-102",
    "RACE-108",
    "RACE-109",
)
@pytest.mark.parametrize("world", WORLDS)
def test_every_way_is_played_for_every_world(world: str) -> None:
    for tableau in subsets(tuple(card for card in MORE if card != world), 2):
        for way, cost in expected_ways(tableau, world, 6).items():
            placed(tableau, world, way, cost)


@rule("RACE-092", "RACE-073", "RACE-103")
@pytest.mark.parametrize("world", WORLDS)
def test_what_cannot_be_placed_is_refused_with_its_figures(world: str) -> None:
    for tableau in subsets(tuple(card for card in MORE if card != world), 2):
        for funds in (0, 2):
            if expected_ways(tableau, world, funds):
                continue
            hand = ", ".join((world, *FILL[:funds]))
            table = Table(", ".join(tableau) or "research-labs", "consumer-markets", hands=(hand,))
            table.play("settle", "settle")
            reason = table.refusal(0, f"settle:{world}")
            printed = PRINTED[world]
            if "defence" in printed:
                assert reason.rule in ("RACE-092", "RACE-102", "RACE-103")
                assert reason.args["defence"] == printed["defence"]
                assert reason.args["military"] == own_military(tableau, printed)
            else:
                assert reason.rule == "RACE-073"
                assert reason.args["price"] == max(0, printed["cost"] - discount(tableau, printed))
                assert reason.args["funds"] == funds
