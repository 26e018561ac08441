"""What can be built: whether it can be paid, and whether there is a piece and a place for it.

Each check returns a code, 0 for nothing that speaks against it; the words for players come from the code.
"""

from __future__ import annotations

from typing import Final

from perihelion.core.text import Event, Reason
from perihelion.games.starfarers.components.parts import (
    COLONY_SHIP,
    FIRST_MODULE,
    MODULES,
    SPACEPORT,
    TRADE_SHIP,
    bundle,
)
from perihelion.games.starfarers.rules.cards import covers
from perihelion.games.starfarers.rules.routes import has_free_berth
from perihelion.games.starfarers.state import StarState, add_to


def build_reason(state: StarState, seat: int, build: int) -> Reason | None:
    """Why the seat cannot build something, or None if it can (STAR-112, STAR-113)."""
    check = piece_check(state, seat, build)
    if check != MAY:
        return piece_reason(state, build, check)
    cost = state.parts.costs[build]
    if not covers(state.hands[seat], cost):
        missing = [max(0, cost[kind] - state.hands[seat][kind]) for kind in range(5)]
        rule = ("STAR-116", "STAR-117", "STAR-124", "STAR-133", "STAR-134", "STAR-135")[build]
        return Reason("refusal-cost", rule, {"cost": bundle(cost), "missing": bundle(missing)})
    return None


def can_build(state: StarState, seat: int, build: int) -> bool:
    """Whether nothing speaks against it; what most often does is asked first."""
    return covers(state.hands[seat], state.parts.costs[build]) and piece_check(state, seat, build) == MAY


# What speaks against a piece; 0 is nothing.
MAY: Final = 0
NO_TRANSPORTER: Final = 1
NO_COLONY: Final = 2
NO_STATION: Final = 3
NO_BERTH: Final = 4
NO_SHIPYARD: Final = 5
NO_PLAIN_COLONY: Final = 6
MODULE_LIMIT: Final = 7
STORE_EMPTY: Final = 8


def piece_check(state: StarState, seat: int, build: int) -> int:
    """Whether there is a piece, and a place for it."""
    if build >= FIRST_MODULE:
        return module_check(state, seat, build - FIRST_MODULE)
    if build == SPACEPORT:
        if state.shipyards[seat] == 0:
            return NO_SHIPYARD
        return MAY if has_plain_colony(state, seat) else NO_PLAIN_COLONY
    if state.transporters[seat] == 0:
        return NO_TRANSPORTER
    if build == COLONY_SHIP and state.colonies[seat] == 0:
        return NO_COLONY
    if build == TRADE_SHIP and state.trade_stations[seat] == 0:
        return NO_STATION
    return MAY if has_free_berth(state, seat) else NO_BERTH


def module_check(state: StarState, seat: int, module: int) -> int:
    """Whether the mothership can take another module of the kind (STAR-007, STAR-136)."""
    if state.modules[seat][module] >= state.parts.module_limits[module]:
        return MODULE_LIMIT
    return STORE_EMPTY if state.store[module] == 0 else MAY


def piece_reason(state: StarState, build: int, check: int) -> Reason:
    """What speaks against a piece, in words."""
    if check == NO_TRANSPORTER:
        return Reason("refusal-no-transporter", "STAR-118", {"count": state.parts.transporters})
    if check == MODULE_LIMIT:
        limit = state.parts.module_limits[build - FIRST_MODULE]
        return Reason("refusal-module-limit", "STAR-136", {"limit": limit})
    key, rule = {
        NO_COLONY: ("refusal-no-colony", "STAR-119"),
        NO_STATION: ("refusal-no-station", "STAR-119"),
        NO_BERTH: ("refusal-no-berth", "STAR-120"),
        NO_SHIPYARD: ("refusal-no-shipyard", "STAR-126"),
        NO_PLAIN_COLONY: ("refusal-no-plain-colony", "STAR-126"),
        STORE_EMPTY: ("refusal-store-empty", "STAR-136"),
    }[check]
    return Reason(key, rule)


def has_plain_colony(state: StarState, seat: int) -> bool:
    """Whether the seat has a colony without a shipyard."""
    return any(owner == seat and not state.port[site] for site, owner in enumerate(state.owner))


def plain_colonies(state: StarState, seat: int) -> list[int]:
    """The seat's colonies without a shipyard, as sites (STAR-125)."""
    return [site for site, owner in enumerate(state.owner) if owner == seat and not state.port[site]]


def add_module(state: StarState, seat: int, module: int, rule: str) -> None:
    """A module from the store goes on the mothership."""
    state.store[module] -= 1
    add_to(state.modules, seat, module, 1)
    if state.journal is not None:
        state.tell(Event("module", seat, (rule,), {"module": f"module-{MODULES[module]}"}))
