"""A turn: production, trade and build, flight, in this order (STAR-062, STAR-063)."""

from __future__ import annotations

from typing import ClassVar, Final

from perihelion.core.state import Step
from perihelion.core.text import Event
from perihelion.games.starfarers.components.parts import (
    COLONY,
    ENCOUNTER,
    FLIGHT,
    PRODUCTION,
    TRADE_AND_BUILD,
)
from perihelion.games.starfarers.rules.building import TradeAndBuild
from perihelion.games.starfarers.rules.cards import draw_supply
from perihelion.games.starfarers.rules.consequences import settle
from perihelion.games.starfarers.rules.encounter import begin_encounter
from perihelion.games.starfarers.rules.flight import Flight
from perihelion.games.starfarers.rules.mothership import shake_for_speed
from perihelion.games.starfarers.rules.production import (
    SEVEN,
    GalacticAid,
    Seven,
    produce,
    relief,
    roll_dice,
    supply_draw,
)
from perihelion.games.starfarers.rules.routes import is_site
from perihelion.games.starfarers.state import StarState

BEGIN: Final = 0
ROLL: Final = 1
SUPPLY: Final = 2
BUILD: Final = 3
SHAKE: Final = 4
MOVE: Final = 5
END: Final = 6


class Turn(Step[StarState]):
    """The active player's turn; `part` is what comes next. The step stays for the next player."""

    FIELDS: ClassVar[tuple[str, ...]] = ("part",)

    def __init__(self, part: int) -> None:
        self.part = part

    def copy(self) -> Turn:
        return Turn(self.part)

    def run(self, state: StarState) -> None:
        if self.part == BEGIN:
            self.part = ROLL
            begin_turn(state)
        if settle(state):
            return
        part = self.part
        self.part += 1
        seat = state.active
        if part == ROLL:
            roll(state)
        elif part == SUPPLY:
            draw_supply(state, seat, supply_draw(state, seat), "STAR-075")
        elif part == BUILD:
            state.phase = TRADE_AND_BUILD
            state.push(TradeAndBuild())
        elif part == SHAKE:
            if state.ships(seat):
                begin_flight(state)
        elif part == MOVE:
            if state.ships(seat):
                state.phase = FLIGHT
                state.push(Flight())
        else:
            end_turn(state)
            self.part = BEGIN


def begin_turn(state: StarState) -> None:
    """What counts per turn starts anew; news of the seat's own last turn is old now, and refusals are
    remembered for two rounds."""
    if state.met and state.met[1] == state.active:
        state.met = []
        state.met_result = []
    if state.seen and state.seen[1] == state.active:
        state.seen = []
    state.turn += 1
    while state.refusals and state.refusals[0] < state.turn - 2 * state.seats:
        del state.refusals[:2]
    state.phase = PRODUCTION
    state.used_fame = 0
    state.used_rich = 0
    state.used_rate = 0
    state.offers = 0
    state.drafts = 0
    state.deaf = [0] * state.seats
    state.balls = []
    state.base_speed = 0
    for ship in range(len(state.ship_flags)):
        state.ship_flags[ship] = 0
        state.ship_start[ship] = -1
    if state.journal is not None:
        state.tell(Event("turn", state.active, ("STAR-064",), {"turn": state.turn}))


def roll(state: StarState) -> None:
    """The production roll, for all players (STAR-065); a 7 has its own steps (STAR-073)."""
    total = roll_dice(state)
    if total == SEVEN:
        state.income = [[0] * 5 for _ in range(state.seats)]
        state.push(Seven(0))
        return
    produce(state, total)
    for seat in reversed(state.from_active()):
        cards = relief(state, seat)
        if cards:
            state.push(GalacticAid(seat, cards))


def begin_flight(state: StarState) -> None:
    """Shakes for speed (STAR-139) and notes which colony ships stand on sites (STAR-164, STAR-165)."""
    state.phase = ENCOUNTER
    for ship in state.ships(state.active):
        place = state.ship_place[ship]
        if state.ship_kind[ship] == COLONY and is_site(state, place):
            state.ship_start[ship] = place
    if shake_for_speed(state):
        begin_encounter(state)


def end_turn(state: StarState) -> None:
    """The dice go to the left neighbour (STAR-064); an unused jump lapses (STAR-R37)."""
    if state.jumps:
        state.tell(Event("jump-lapses", state.active, ("STAR-R37",)))
        state.jumps = 0
    state.active = state.left_of(state.active)
