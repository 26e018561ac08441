"""Everything that happens by itself throughout a player's own turn: winning, conquest, free trade ships.

Every step of a turn calls `settle` before it asks (STAR-R16, STAR-R36, STAR-R42); where a consequence leaves
a choice, one of the small steps below is pushed.
"""

from __future__ import annotations

from typing import ClassVar

from perihelion.core.state import Step
from perihelion.core.text import Event, Reason, Text
from perihelion.games.starfarers.components.parts import FLEET, FLIGHT, TRADE
from perihelion.games.starfarers.rules.pioneers import (
    check_win,
    conquer,
    found_colony,
    free_ship_possible,
    place_ship,
)
from perihelion.games.starfarers.rules.routes import MAY, can_win, found_check, free_berths
from perihelion.games.starfarers.state import StarState


def settle(state: StarState) -> bool:
    """Wins, conquers and places free ships for the active player; True if the game is over or a step was
    pushed, so that the caller has to wait."""
    if state.over:
        return True
    seat = state.active
    if check_win(state):
        return True
    # Several at once are taken in the order of the cut-outs (STAR-R17).
    for planet in specials_within_reach(state, seat):
        if not can_win(state, seat, planet):
            continue
        conquer(state, seat, planet)
        if check_win(state) or push_chances_to_found(state, seat, planet):
            return True
    if state.credits[seat] and free_ship_possible(state, seat):
        state.push(PlaceFreeShip())
        return True
    return False


def specials_within_reach(state: StarState, seat: int) -> list[int]:
    """The planets with special tokens next to ships of the seat, in the order of the cut-outs."""
    found: list[int] = []
    for ship in range(FLEET * seat, FLEET * seat + FLEET):
        place = state.ship_place[ship]
        if place >= 0:
            for planet in state.parts.board.planets_near[place]:
                if state.special[planet] >= 0 and planet not in found:
                    found.append(planet)
    found.sort()
    return found


def push_chances_to_found(state: StarState, seat: int, planet: int) -> bool:
    """Outside the movement of ships a colony ship on a site that has just opened may found at once
    (STAR-186, STAR-R18); while ships move it may anyway (STAR-R22)."""
    if state.phase == FLIGHT:
        return False
    pushed = False
    for ship in state.ships(seat):
        near = state.parts.board.planets_near[state.ship_place[ship]]
        if planet in near and found_check(state, ship) == MAY:
            state.push(MayFound(ship))
            pushed = True
    return pushed


class MayFound(Step[StarState]):
    """A colony ship may found its colony at once, outside the flight phase."""

    FIELDS: ClassVar[tuple[str, ...]] = ("ship",)

    def __init__(self, ship: int) -> None:
        self.ship = ship

    def copy(self) -> MayFound:
        return MayFound(self.ship)

    def run(self, state: StarState) -> None:
        if found_check(state, self.ship) != MAY:
            state.pop()
        else:
            state.ask(1 << (self.ship // FLEET))

    def legal(self, state: StarState, seat: int) -> list[int]:
        actions = state.rules.actions
        return [actions.found + self.ship % FLEET, actions.wait]

    def answer(self, state: StarState, seat: int, action: int) -> None:
        state.pop()
        if action != state.rules.actions.wait:
            found_colony(state, self.ship)

    def prompt(self, state: StarState, seat: int) -> Text:
        place = state.parts.board.names[state.ship_place[self.ship]]
        return Text("prompt-may-found", {"place": f"place-{place}"})


class PlaceFreeShip(Step[StarState]):
    """A free trade ship has to be placed; the owner picks the berth (STAR-251, STAR-R36)."""

    def copy(self) -> PlaceFreeShip:
        return PlaceFreeShip()

    def run(self, state: StarState) -> None:
        seat = state.active
        berths = free_berths(state, seat)
        if len(berths) == 1:
            self.place(state, seat, berths[0])
        else:
            state.ask(1 << seat)

    def place(self, state: StarState, seat: int, place: int) -> None:
        state.pop()
        state.credits[seat] -= 1
        place_ship(state, seat, TRADE, place)
        if state.journal is not None:
            name = f"place-{state.parts.board.names[place]}"
            state.tell(Event("free-ship", seat, ("STAR-251",), {"place": name}))

    def legal(self, state: StarState, seat: int) -> list[int]:
        actions = state.rules.actions
        return sorted(actions.berth + actions.berth_index[place] for place in free_berths(state, seat))

    def answer(self, state: StarState, seat: int, action: int) -> None:
        place = state.parts.board.berth_places[action - state.rules.actions.berth]
        self.place(state, seat, place)

    def refusal(self, state: StarState, seat: int, action: int) -> Reason:
        return state.rules.refusal(state, seat, action) or Reason("refusal-not-a-free-berth", "STAR-129")

    def prompt(self, state: StarState, seat: int) -> Text:
        return Text("prompt-free-ship")
