"""Consume in every order, against a calculator of its own.

For many tableaux all outcomes that the engine allows are compared with all outcomes that the wording of
the rules allows: any usable power next, every power used as far as it can be, any goods that fit.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest

from perihelion.core.chance import seeded
from perihelion.games.race.components import CONSUME
from perihelion.games.race.sight.show import question
from perihelion.games.race.state import NONE, RaceState
from tests.games.race.scenario import Table
from tests.rule import rule

SOURCE = Path(__file__).parents[3] / "src/perihelion/games/race/data/components.toml"
PRINTED: dict[str, dict[str, Any]] = {
    card["id"]: card for card in tomllib.loads(SOURCE.read_text(encoding="utf-8"))["card"]
}
PRICE = {"novelty": 2, "rare": 3, "genes": 4, "alien": 5}
CONSUMERS = [
    name
    for name, card in PRINTED.items()
    if any(
        p["phase"] == "consume" and p["kind"] in ("consume", "consume-all", "sell", "draw")
        for p in card["powers"]
    )
    and not any(p["kind"] == "lucky-draw" for p in card["powers"])
]
SOURCES = [name for name, card in PRINTED.items() if "good" in card]

Outcome = tuple[int, int, frozenset[str]]  # VP, cards, worlds that still hold a good


def rule_outcomes(
    tableau: tuple[str, ...], goods: frozenset[str], factor: int, any_order: bool
) -> set[Outcome]:
    powers = [(name, p) for name in tableau for p in PRINTED[name]["powers"] if p["phase"] == "consume"]
    found: set[Outcome] = set()
    explore(tableau, tuple(range(len(powers))), powers, goods, 0, 0, factor, any_order, found)
    return found


def explore(
    tableau: tuple[str, ...],
    unused: tuple[int, ...],
    powers: list[tuple[str, dict[str, Any]]],
    goods: frozenset[str],
    vp: int,
    cards: int,
    factor: int,
    any_order: bool,
    found: set[Outcome],
) -> None:
    moves = []
    for index in unused:
        for spent, more_vp, more_cards in uses(tableau, powers[index][1], goods):
            moves.append((index, spent, more_vp, more_cards))
    takes = any(spent and powers[index][1]["kind"] != "consume-all" for index, spent, _, _ in moves)
    if takes and not any_order:
        moves = [move for move in moves if powers[move[0]][1]["kind"] != "consume-all"]
    if not moves:
        found.add((vp, cards, goods))
    for index, spent, more_vp, more_cards in moves:
        left = tuple(other for other in unused if other != index)
        explore(
            tableau,
            left,
            powers,
            goods - spent,
            vp + factor * more_vp,
            cards + more_cards,
            factor,
            any_order,
            found,
        )


def uses(
    tableau: tuple[str, ...], power: dict[str, Any], goods: frozenset[str]
) -> Iterator[tuple[frozenset[str], int, int]]:
    """All ways to use a power fully: goods spent, VP, cards."""
    kind = power["kind"]
    if kind == "draw":
        yield frozenset(), 0, power["amount"]
    elif kind == "consume-all":
        if goods:
            yield goods, len(goods) + power["vp_offset"], 0
    elif kind == "sell":
        for world in goods:
            yield frozenset([world]), 0, price(tableau, world, power["bonuses"])
    else:
        fitting = [w for w in goods if power.get("good") in (None, PRINTED[w]["good"])]
        if power.get("distinct_kinds"):
            sets = [
                c
                for c in combinations(fitting, power["goods"])
                if len({PRINTED[w]["good"] for w in c}) == len(c)
            ]
        else:
            times = min(power["uses"], len(fitting) // power["goods"])
            sets = list(combinations(fitting, times * power["goods"])) if times else []
        for chosen in sets:
            times = len(chosen) // power["goods"]
            yield frozenset(chosen), times * power["vp"], times * power["cards"]


def price(tableau: tuple[str, ...], world: str, bonuses: bool) -> int:
    total = PRICE[PRINTED[world]["good"]]
    for name in tableau if bonuses else ():
        for power in PRINTED[name]["powers"]:
            if power["phase"] == "trade" and (
                (power.get("this_world") and name == world)
                or (not power.get("this_world") and power.get("good") in (None, PRINTED[world]["good"]))
            ):
                total += power["amount"]
    return total


def engine_outcomes(table: Table) -> set[Outcome]:
    found: set[Outcome] = set()
    seen: set[str] = set()
    todo: list[RaceState] = [table.state]
    while todo:
        state = todo.pop()
        if question(state) != "consume":
            player = state.players[0]
            held = [c for c, good in zip(player.tableau, player.goods, strict=True) if good != NONE]
            found.add((player.chips, len(player.hand), frozenset(table.names(held))))
            continue
        for action in state.legal(0):
            after = state.copy()
            after.apply(0, action)
            digest = after.digest()
            if digest not in seen:
                seen.add(digest)
                todo.append(after)
    return found


def samples(count: int, seed: str) -> Iterator[tuple[tuple[str, ...], frozenset[str]]]:
    """Random tableaux of three consumers with up to four goods."""
    chance = seeded(seed)
    for _ in range(count):
        names: list[str] = []
        while len(names) < 3:
            name = CONSUMERS[chance.below(len(CONSUMERS))]
            if name not in names:
                names.append(name)
        while sum("good" in PRINTED[name] for name in names) < 4:
            name = SOURCES[chance.below(len(SOURCES))]
            if name not in names:
                names.append(name)
        goods = frozenset(name for name in names if "good" in PRINTED[name] and chance.below(4))
        yield tuple(names), goods


@rule("RACE-110", "RACE-111", "RACE-112", "RACE-114", "RACE-116", "RACE-119", "RACE-R16", "RACE-R20")
@pytest.mark.parametrize(("any_order", "option"), [(False, "last"), (True, "any-order")])
@pytest.mark.parametrize("factor", [1, 2])
def test_the_engine_allows_exactly_the_outcomes_of_the_rules(
    any_order: bool, option: str, factor: int
) -> None:
    different = 0
    for tableau, goods in samples(60, f"{option} {factor}"):
        words = ", ".join(f"{name}*" if name in goods else name for name in tableau)
        table = Table(words, "rebel-base", pilgrimage_world=option)
        if factor == 2:
            table.play("consume-2x")
        else:
            table.phase(CONSUME)
        expected = rule_outcomes(tableau, goods, factor, any_order)
        assert engine_outcomes(table) == expected, words
        different += len(expected) > 1
    assert different > 20


@rule("RACE-141", "RACE-R16", "RACE-R17")
@pytest.mark.parametrize(("any_order", "option"), [(False, "last"), (True, "any-order")])
@pytest.mark.parametrize("other", [name for name in CONSUMERS if name != "pilgrimage-world"])
def test_pilgrimage_world_with_every_other_power(other: str, any_order: bool, option: str) -> None:
    worlds = [name for name in ("gem-world", "comet-zone", "distant-world", "asteroid-belt") if name != other]
    tableau = ("pilgrimage-world", other, *worlds)
    words = ", ".join(f"{name}*" if name in worlds else name for name in tableau)
    table = Table(words, "rebel-base", pilgrimage_world=option).phase(CONSUME)
    assert engine_outcomes(table) == rule_outcomes(tableau, frozenset(worlds), 1, any_order)
