"""The founding phase: three rounds of colonies, then a spaceport, a ship and a module each (STAR-051 to
STAR-061). Placing goes forward, backward, forward, backward."""

from __future__ import annotations

from typing import ClassVar, Final

from perihelion.core.state import Step
from perihelion.core.text import Event, Reason, Text
from perihelion.games.starfarers.components.parts import MODULES, NOBODY, SHIP_KINDS, UNUSED
from perihelion.games.starfarers.rules.pioneers import place_ship
from perihelion.games.starfarers.rules.setup import starting_cards
from perihelion.games.starfarers.rules.turn import Turn
from perihelion.games.starfarers.state import StarState, add_to

COLONY_ROUNDS: Final = 3
SHIPYARD: Final = 0
SHIP: Final = 1
BERTH: Final = 2
MODULE: Final = 3


def placing_order(state: StarState, round: int) -> list[int]:
    """Clockwise from the start player in rounds 1 and 3, backwards in rounds 2 and 4 (STAR-061)."""
    order = [(state.start + number) % state.seats for number in range(state.seats)]
    return order if round % 2 == 0 else order[::-1]


class PlaceColonies(Step[StarState]):
    """Rounds 1 to 3: everybody places one colony each (STAR-052 to STAR-054)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("placed",)

    def __init__(self, placed: int) -> None:
        self.placed = placed

    def copy(self) -> PlaceColonies:
        return PlaceColonies(self.placed)

    def run(self, state: StarState) -> None:
        if self.placed == COLONY_ROUNDS * state.seats:
            state.pop()
            state.push(Equip(0, SHIPYARD, -1, 0, state.parts.founding_pool[:]))
            return
        order = placing_order(state, self.placed // state.seats)
        state.active = order[self.placed % state.seats]
        state.ask(1 << state.active)

    def legal(self, state: StarState, seat: int) -> list[int]:
        first = 3 * state.parts.board.slots
        settle = state.rules.actions.settle
        return [settle + site for site in range(first, len(state.owner)) if state.owner[site] == NOBODY]

    def answer(self, state: StarState, seat: int, action: int) -> None:
        site = action - state.rules.actions.settle
        state.owner[site] = seat
        state.colonies[seat] -= 1
        self.placed += 1
        if state.journal is not None:
            rule = ("STAR-052", "STAR-053", "STAR-054")[(self.placed - 1) // state.seats]
            name = state.parts.board.names[state.parts.board.sites[site]]
            state.tell(Event("place-colony", seat, (rule,), {"place": f"place-{name}"}))

    def refusal(self, state: StarState, seat: int, action: int) -> Reason:
        site = action - state.rules.actions.settle
        if not 0 <= site < len(state.owner):
            return super().refusal(state, seat, action)
        name = f"place-{state.parts.board.names[state.parts.board.sites[site]]}"
        if site < 3 * state.parts.board.slots:
            return Reason("refusal-outside-catan", "STAR-052", {"place": name})
        return Reason("refusal-colony-there", "STAR-059", {"place": name})

    def prompt(self, state: StarState, seat: int) -> Text:
        return Text("prompt-place-colony", {"round": self.placed // state.seats + 1})


class Equip(Step[StarState]):
    """Round 4: a shipyard on an own colony, a ship on its berth, a module (STAR-055 to STAR-058)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("equipped", "part", "site", "kind", "pool")

    def __init__(self, equipped: int, part: int, site: int, kind: int, pool: list[int]) -> None:
        self.equipped = equipped
        self.part = part
        self.site = site
        self.kind = kind
        self.pool = pool

    def copy(self) -> Equip:
        return Equip(self.equipped, self.part, self.site, self.kind, self.pool[:])

    def run(self, state: StarState) -> None:
        if self.equipped == state.seats:
            # Whatever nobody took stays in the store (STAR-273); then cards and the first turn (STAR-060).
            state.pop()
            state.active = state.start
            close_catan_sites(state)
            starting_cards(state)
            state.push(Turn(0))
            return
        state.active = placing_order(state, COLONY_ROUNDS)[self.equipped]
        state.ask(1 << state.active)

    def legal(self, state: StarState, seat: int) -> list[int]:
        actions = state.rules.actions
        if self.part == SHIPYARD:
            return [actions.port + site for site, owner in enumerate(state.owner) if owner == seat]
        if self.part == SHIP:
            return [actions.ship, actions.ship + 1]
        if self.part == BERTH:
            berths = state.parts.board.berths[self.site]  # of this site alone: no ship is there yet
            return sorted(actions.berth + actions.berth_index[place] for place in berths)
        return [actions.module + module for module in range(len(MODULES)) if self.pool[module]]

    def answer(self, state: StarState, seat: int, action: int) -> None:
        actions = state.rules.actions
        board = state.parts.board
        if self.part == SHIPYARD:
            self.site = action - actions.port
            state.port[self.site] = 1
            state.shipyards[seat] -= 1
            self.tell(
                state, "place-port", seat, "STAR-056", "place", f"place-{board.names[board.sites[self.site]]}"
            )
        elif self.part == SHIP:
            self.kind = action - actions.ship
        elif self.part == BERTH:
            place = board.berth_places[action - actions.berth]
            place_ship(state, seat, self.kind, place)
            key = f"place-{SHIP_KINDS[self.kind]}-ship"
            self.tell(state, key, seat, "STAR-057", "place", f"place-{board.names[place]}")
        else:
            module = action - actions.module
            self.pool[module] -= 1
            state.store[module] -= 1
            add_to(state.modules, seat, module, 1)
            self.tell(state, "module", seat, "STAR-058", "module", f"module-{MODULES[module]}")
            self.equipped += 1
        self.part = (self.part + 1) % 4

    def tell(self, state: StarState, key: str, seat: int, rule: str, name: str, value: str) -> None:
        if state.journal is not None:
            state.tell(Event(key, seat, (rule,), {name: value}))

    def refusal(self, state: StarState, seat: int, action: int) -> Reason:
        actions = state.rules.actions
        if self.part == MODULE and actions.module <= action < actions.module + len(MODULES):
            return Reason("refusal-pool", "STAR-058")
        if self.part == SHIPYARD and actions.port <= action < actions.port + len(state.owner):
            return Reason("refusal-not-your-colony", "STAR-056")
        return super().refusal(state, seat, action)

    def prompt(self, state: StarState, seat: int) -> Text:
        if self.part == BERTH:
            return Text(f"prompt-equip-berth-{SHIP_KINDS[self.kind]}")
        return Text(("prompt-equip-port", "prompt-equip-ship", "", "prompt-equip-module")[self.part])


def close_catan_sites(state: StarState) -> None:
    """Sites of the Catan sector left open can never be settled (STAR-272, STAR-275, STAR-R43)."""
    for site in range(3 * state.parts.board.slots, len(state.owner)):
        if state.owner[site] == NOBODY:
            state.owner[site] = UNUSED
