"""Phase V carried out: goods are placed player by player, then come the draws (RACE-R56).

Nothing is left to decide, unless the piles hold fewer cards than a player has worlds to serve: then he
says which of them get a good (RACE-067, RACE-R29).
"""

from __future__ import annotations

from typing import ClassVar

from perihelion.core.state import Step
from perihelion.core.text import Arg, Event, Reason, Text
from perihelion.games.race.components import KINDS, Power
from perihelion.games.race.rules.events import tell_drew
from perihelion.games.race.rules.planning import place_of
from perihelion.games.race.state import NONE, RaceState


class Production(Step[RaceState]):
    """`turn` is the place in player order that produces now; by seat, `gains` are the windfall worlds to be
    served and `produced` the places in the tableau that have got a good in this phase."""

    FIELDS: ClassVar[tuple[str, ...]] = ("turn", "gains", "produced")

    def __init__(self, turn: int, gains: list[list[int]], produced: list[list[int]]) -> None:
        self.turn = turn
        self.gains = gains
        self.produced = produced

    def copy(self) -> Production:
        return Production(
            self.turn, [places[:] for places in self.gains], [places[:] for places in self.produced]
        )

    def run(self, state: RaceState) -> None:
        while self.turn < state.seats:
            seat = state.order[self.turn]
            places = self.waiting(state, seat)
            if 0 < state.stock() < len(places):
                state.ask(1 << seat)
                return
            for at in places:
                self.place_good(state, seat, at)
            self.finish(state, seat)
            self.turn += 1
        state.pop()
        counts = [kinds_of(state, seat, self.produced[seat]) for seat in range(state.seats)]
        for seat in state.order:
            draw_for_most(state, seat, counts)

    def waiting(self, state: RaceState, seat: int) -> list[int]:
        """The places still to be served: empty production worlds (RACE-147) and the windfalls chosen."""
        player = state.players[seat]
        production = state.cards.production
        places = [at for at, card in enumerate(player.tableau) if production[card]]
        return [at for at in places + self.gains[seat] if player.goods[at] == NONE]

    def place_good(self, state: RaceState, seat: int, at: int) -> None:
        card = state.take()
        if card != NONE:
            state.players[seat].put_good(at, card)
            self.produced[seat].append(at)

    def finish(self, state: RaceState, seat: int) -> None:
        produced = self.produced[seat]
        if state.journal is not None and produced:
            worlds = state.cards.keys([state.players[seat].tableau[at] for at in produced])
            state.tell(Event("produced", seat, ("RACE-147",), {"worlds": worlds, "count": len(worlds)}))
        draw_for_powers(state, seat, produced)

    def legal(self, state: RaceState, seat: int) -> list[int]:
        tableau = state.players[seat].tableau
        return sorted({state.catalogue.produce + tableau[at] for at in self.waiting(state, seat)})

    def answer(self, state: RaceState, seat: int, action: int) -> None:
        world = action - state.catalogue.produce
        self.place_good(state, seat, place_of(state, seat, world, self.waiting(state, seat)))

    def refusal(self, state: RaceState, seat: int, action: int) -> Reason:
        reason = why_not_serve(state, seat, action)
        return reason if reason is not None else super().refusal(state, seat, action)

    def prompt(self, state: RaceState, seat: int) -> Text:
        worlds = len(self.waiting(state, seat))
        return Text("prompt-produce-short", {"cards": state.stock(), "worlds": worlds})


def kinds_of(state: RaceState, seat: int, places: list[int]) -> list[int]:
    """How many goods of each kind were produced at these places (RACE-R26)."""
    tableau = state.players[seat].tableau
    counts = [0] * len(KINDS)
    for at in places:
        counts[state.cards.good[tableau[at]]] += 1
    return counts


def draw_for_powers(state: RaceState, seat: int, places: list[int]) -> None:
    """The draws of produce powers that look at the player alone (RACE-155 to RACE-160, RACE-162)."""
    tableau = state.players[seat].tableau
    counts: list[int] = []
    for at, card in enumerate(tableau):
        for power in state.cards.produce[card]:
            if not counts:
                counts = kinds_of(state, seat, places)
            count = cards_for(state, tableau, power, at in places, counts)
            if count:
                drawn = state.draw(seat, count)
                if state.journal is not None:
                    tell_drew(state, seat, drawn, "RACE-155", card)


def cards_for(
    state: RaceState, tableau: list[int], power: Power, produced_here: bool, counts: list[int]
) -> int:
    """How many cards one produce power draws."""
    kind = power.kind
    if kind == "draw":
        return power.amount
    if kind == "draw-if-produced":
        return power.amount if produced_here else 0
    if kind == "draw-per-good-produced":
        return power.amount * counts[power.good]
    if kind == "draw-per-kind-produced":
        return power.amount * (len(counts) - counts.count(0))
    if kind == "draw-per-world":
        good = state.cards.good
        return power.amount * len([card for card in tableau if good[card] == power.good])
    return 0


def draw_for_most(state: RaceState, seat: int, counts: list[list[int]]) -> None:
    """Draws for having produced more of a kind than every other player (RACE-161, RACE-R27)."""
    for card in state.players[seat].tableau:
        for power in state.cards.produce_most[card]:
            own = counts[seat][power.good]
            if all(own > counts[other][power.good] for other in range(state.seats) if other != seat):
                drawn = state.draw(seat, power.amount)
                if state.journal is not None:
                    tell_drew(state, seat, drawn, "RACE-161", card)


def why_not_serve(state: RaceState, seat: int, action: int) -> Reason | None:
    """Why a world does not get one of the last goods."""
    world = action - state.catalogue.produce
    if not 0 <= world < len(state.cards.cards):
        return None
    player = state.players[seat]
    name: dict[str, Arg] = {"card": state.cards.key(world)}
    if world not in player.tableau:
        return Reason("refusal-not-in-tableau", "RACE-070", name)
    if player.goods[player.tableau.index(world)] != NONE:
        return Reason("refusal-has-good", "RACE-149", name)
    return Reason("refusal-not-produced-on", "RACE-147", name)
