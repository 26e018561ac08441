"""Previews keep their word: what a choice is said to cost is what is paid, and nothing else is paid."""

from __future__ import annotations

from collections import Counter

import pytest

from perihelion.core.chance import seeded
from perihelion.core.text import Event
from perihelion.games.seti.state import SetiState
from tests.games.seti.scenario import GAME, RICH, Table
from tests.games.seti.test_sweep import PAIRS, eager, known_species

FIGURES = ("credits", "energy", "publicity", "data", "exofossils")


def paid(state: SetiState, seat: int, action: int) -> dict[str, int]:
    """What a choice takes from the player, its own gains left out; publicity and data beyond their limits are
    lost, so they are given room first."""
    after = state.copy()
    assert isinstance(after, SetiState)
    events: list[Event] = []
    after.journal = events
    before = {name: getattr(state.players[seat], name) for name in FIGURES}
    after.apply(seat, action)
    gained: Counter[str] = Counter()
    for event in events:
        n = event.args.get("n")
        if event.seat == seat and event.key.startswith("gain-") and isinstance(n, int):
            gained[event.key[5:]] += n
    found = {name: before[name] + gained[name] - getattr(after.players[seat], name) for name in FIGURES}
    for limited, most in (("publicity", state.parts.max_publicity), ("data", state.parts.pool_max)):
        if before[limited] + gained[limited] > most:
            del found[limited]
    return found


@pytest.mark.parametrize("pair", PAIRS[::2])
def test_every_price_in_every_preview_is_what_is_paid(pair: tuple[int, int]) -> None:
    chance = seeded(f"previews {pair}")
    checked: Counter[str] = Counter()
    for seats in (1, 2):
        state = known_species(pair, seats, 3)
        for number in range(220):
            if state.over:
                break
            seat = state.asked_seats()[0]
            legal = state.legal(seat)
            if number % 3 == 0 and state.turn == seat:
                for action in legal[:: max(1, len(legal) // 8)]:
                    check(state, seat, action, checked)
            state.apply(seat, eager(state, seat, chance))
    assert sum(checked.values()) > 100
    assert {"credits", "energy", "publicity"} <= set(checked)


def check(state: SetiState, seat: int, action: int, checked: Counter[str]) -> None:
    name = GAME.catalogue.names[action]
    kind = name.split(":")[0]
    if kind in ("place-upper", "place-lower", "end", "pass", "skip", "continue"):
        return  # data is moved, not paid; a turn that ends lets others play on
    promised = {line.what: line.figure for line in GAME.preview(state, seat, action).lines if line.what}
    found = paid(state, seat, action)
    for figure, amount in found.items():
        assert promised.get(f"{figure}-paid", 0) == amount, (name, figure, promised, found)
        checked[figure] += bool(amount)


def test_an_orbit_that_a_card_grants_is_shown_without_a_price() -> None:
    table = Table().meet("mascamites").probe(0, "mars").probe(0, "venus").give(0, **RICH)
    table.play("mass-sample-collection")
    action = GAME.catalogue.numbers["orbit:mars"]
    assert action in table.state.legal(0)
    assert not GAME.preview(table.state, 0, action).lines
    main = Table().probe(0, "mars").give(0, **RICH).begin()
    assert [line.figure for line in GAME.preview(main.state, 0, action).lines] == [1, 1]
