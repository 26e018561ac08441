"""How many of each component there are, counted over all places."""

from __future__ import annotations

from perihelion.games.starfarers.components.parts import COLONY
from perihelion.games.starfarers.rules.encounter import Encounter
from perihelion.games.starfarers.state import StarState


def census(state: StarState) -> dict[str, int]:
    """Constant through a game."""
    counts: dict[str, int] = {}
    _count_cards(state, counts)
    for seat in range(state.seats):
        _count_pieces(state, seat, counts)
    tokens = sum(1 for token in state.token if token >= 0) + len(state.gone)
    home = 3 * state.parts.board.slots
    counts["tokens"] = tokens + sum(len(stack) for stack in state.token_stacks)
    counts["home tokens"] = sum(1 for token in state.token[home:] if token >= 0)
    counts["half-medals"] = state.bank_half_medals() + sum(state.half_medals)
    return counts


def _count_cards(state: StarState, counts: dict[str, int]) -> None:
    for kind in range(5):
        held = sum(hand[kind] for hand in state.hands)
        counts[f"resource {kind}"] = state.bank[kind] + state.pile.count(kind) + held
    for module in range(3):
        counts[f"module {module}"] = state.store[module] + sum(row[module] for row in state.modules)
    for title in range(len(state.parts.friends)):
        counts[f"friend {title}"] = state.stack_cards[title] + sum(row[title] for row in state.friends)
    playing = sum(1 for step in state.stack if isinstance(step, Encounter))
    counts["encounters"] = len(state.deck) + len(state.discards) + playing


def _count_pieces(state: StarState, seat: int, counts: dict[str, int]) -> None:
    ships = state.ships(seat)
    trade_ships = sum(1 for ship in ships if state.ship_kind[ship] != COLONY)
    docked = sum(row[seat] for row in state.stations)
    ports = sum(1 for site, owner in enumerate(state.owner) if owner == seat and state.port[site])
    counts[f"colonies {seat}"] = state.colonies[seat] + state.owner.count(seat) + len(ships) - trade_ships
    counts[f"stations {seat}"] = state.trade_stations[seat] + trade_ships + docked
    counts[f"transporters {seat}"] = state.transporters[seat] + len(ships)
    counts[f"shipyards {seat}"] = state.shipyards[seat] + ports
