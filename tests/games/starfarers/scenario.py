"""Any position of Starfarers in a few readable lines.

    table = Table(4).trading(0).hand(0, ore=1, fuel=1, carbon=1, food=1)
    table.act(0, "build:colony-ship")

The table starts from the beginner set-up with empty hands; every call changes one thing and returns it.
`roll`, `trading`, `flying` and `meeting` put the question. Intersections are given by their coordinates in
the data. Dice and balls are chosen by `dice` and `balls`, which pick a generator that will show them.
"""

from __future__ import annotations

from functools import cache

from perihelion import games
from perihelion.core.chance import Chance, seeded
from perihelion.core.text import Event, Reason
from perihelion.games.starfarers.components.parts import (
    BALLS,
    COLONY,
    ENCOUNTER,
    FLIGHT,
    MODULES,
    NOBODY,
    PEOPLES,
    RESOURCES,
    SHIP_KINDS,
    SYSTEM,
    TRADE_AND_BUILD,
)
from perihelion.games.starfarers.game import Starfarers
from perihelion.games.starfarers.rules.building import TradeAndBuild
from perihelion.games.starfarers.rules.encounter import Encounter
from perihelion.games.starfarers.rules.flight import Flight
from perihelion.games.starfarers.rules.pioneers import place_ship
from perihelion.games.starfarers.rules.routes import is_site
from perihelion.games.starfarers.rules.turn import BEGIN, END, MOVE, SHAKE, Turn
from perihelion.games.starfarers.state import StarState

Point = tuple[int, int]

A, B, C, D = 0, 1, 2, 3
# The sites and centres that most tests use; see `board` in the components.
N4, N4_CENTRE, N4_SITES = "N4", (8, 15), [(7, 14), (10, 15), (7, 16)]
N5_CENTRE = (17, 16)
N2_CENTRE, N3_CENTRE = (4, 11), (25, 14)


def starfarers() -> Starfarers:
    game = games.get("starfarers")
    assert isinstance(game, Starfarers)
    return game


@cache
def fated(wanted: tuple[tuple[int, int], ...]) -> Chance:
    """A generator whose next numbers below the given limits are the wanted ones."""
    for number in range(200_000):
        chance = seeded(f"fate {number}")
        trial = chance.copy()
        if all(trial.below(limit) == value for limit, value in wanted):
            return chance
    raise AssertionError(f"no generator gives {wanted}")


def shake_numbers(game: Starfarers, *colours: str) -> list[tuple[int, int]]:
    """The numbers that shakes showing these balls, two by two, draw."""
    wanted: list[tuple[int, int]] = []
    for first, second in zip(colours[::2], colours[1::2], strict=True):
        balls = game.parts.balls[:]
        index = balls.index(BALLS.index(first))
        wanted.append((len(balls), index))
        balls.pop(index)
        wanted.append((len(balls), balls.index(BALLS.index(second))))
    return wanted


class Table:
    """A position, and the game played on from it."""

    def __init__(
        self, seats: int = 4, setup: str = "beginner", seed: int = 1, game: Starfarers | None = None
    ) -> None:
        self.game = game or starfarers()
        state = self.game.new(seats, seed, {"setup": setup})
        assert isinstance(state, StarState)
        self.state = state
        self.board = self.game.parts.board
        self.events: list[Event] = []
        self.fate: list[tuple[int, int]] = []
        if setup == "beginner":
            for seat in range(seats):
                self.hand(seat)
            self.ask(A)

    # -- the question ------------------------------------------------------------------------------

    def ask(self, active: int, *steps: object) -> Table:
        """Nothing is going on but these steps, for the active player."""
        state = self.state
        state.asked = 0
        state.active = active
        state.stack = list(steps)  # type: ignore[arg-type]
        return self

    def go(self) -> Table:
        """Runs to the next question."""
        if self.fate:
            self.state.chance = fated(tuple(self.fate)).copy()
            self.fate = []
        self.state.journal = self.events = []
        self.state.advance()
        self.state.journal = None
        return self

    def dice(self, first: int, second: int) -> Table:
        self.fate += [(6, first - 1), (6, second - 1)]
        return self

    def balls(self, *colours: str) -> Table:
        """The next shakes show these balls, two each."""
        self.fate += shake_numbers(self.game, *colours)
        return self

    def roll(self, total: int, active: int = A) -> Table:
        """The active player's turn begins and rolls this."""
        self.dice(max(1, total - 6), total - max(1, total - 6))
        return self.ask(active, Turn(BEGIN)).go()

    def trading(self, active: int = A) -> Table:
        """The active player's trade and build phase; the shake follows it."""
        self.state.phase = TRADE_AND_BUILD
        return self.ask(active, Turn(SHAKE), TradeAndBuild()).go()

    def flying(self, active: int = A, speed: int = 5) -> Table:
        """The active player moves ships, having shaken so that the speed is this."""
        state = self.state
        state.phase = FLIGHT
        state.base_speed = speed - state.boosters(active)
        for ship in state.ships(active):
            place = state.ship_place[ship]
            on_site = state.ship_kind[ship] == COLONY and is_site(state, place)
            state.ship_start[ship] = place if on_site else -1
        return self.ask(active, Turn(END), Flight()).go()

    def meeting(self, card: int, active: int = A) -> Table:
        """The active player meets the encounter card of that number, after a shake with the black ball."""
        state = self.state
        state.phase = ENCOUNTER
        state.base_speed = 3
        where = state.deck if card - 1 in state.deck else state.discards
        where.remove(card - 1)
        step = Encounter(card - 1, [], 0, 0, 0, -1, [0] * 5, [0] * 5, 0, [])
        return self.ask(active, Turn(MOVE), step).go()

    # -- the position ------------------------------------------------------------------------------

    def at(self, point: Point) -> int:
        return self.board.at[point]

    def name(self, point: Point) -> str:
        return self.board.names[self.board.at[point]]

    def hand(self, seat: int, **cards: int) -> Table:
        """The seat holds exactly these cards, taken from the bank."""
        state = self.state
        for kind, name in enumerate(RESOURCES):
            state.bank[kind] += state.hands[seat][kind] - cards.get(name, 0)
            state.hands[seat][kind] = cards.get(name, 0)
        for row in state.known:
            row[:] = [0] * 5
        return self

    def bank(self, **cards: int) -> Table:
        for name, count in cards.items():
            self.state.bank[RESOURCES.index(name)] = count
        return self

    def pile(self, *cards: str) -> Table:
        """The supply pile, its top first."""
        self.state.pile = [RESOURCES.index(card) for card in reversed(cards)]
        return self

    def modules(self, seat: int, **modules: int) -> Table:
        for kind, name in enumerate(MODULES):
            self.state.store[kind] += self.state.modules[seat][kind] - modules.get(name, 0)
            self.state.modules[seat][kind] = modules.get(name, 0)
        return self

    def half_medals(self, seat: int, count: int) -> Table:
        self.state.half_medals[seat] = count
        return self

    def friend(self, seat: int, *cards: str) -> Table:
        """The seat owns these friendship cards, given by their short id (`d1`)."""
        for card in cards:
            title = [entry.id for entry in self.game.parts.friends].index(f"fr-{card}")
            self.state.friends[seat][title] += 1
            self.state.stack_cards[title] -= 1
        return self

    def no_ships(self) -> Table:
        state = self.state
        for ship, place in enumerate(state.ship_place):
            if place >= 0:
                seat = ship // 3
                state.ship_place[ship] = -1
                state.ship_flags[ship] = 0
                state.transporters[seat] += 1
                if state.ship_kind[ship] == COLONY:
                    state.colonies[seat] += 1
                else:
                    state.trade_stations[seat] += 1
        return self

    def ship(self, seat: int, kind: str, point: Point) -> Table:
        place_ship(self.state, seat, SHIP_KINDS.index(kind), self.at(point))
        return self

    def colony(self, seat: int, point: Point, port: bool = False) -> Table:
        site = self.board.site_of[self.at(point)]
        self.state.owner[site] = seat
        if seat < self.state.seats:
            self.state.colonies[seat] -= 1
        if port:
            self.state.port[site] = 1
            self.state.shipyards[seat] -= 1
        return self

    def stations(self, people: str, *counts: int) -> Table:
        """How many stations each seat has with a people; the first seat with the most holds the figure."""
        number = PEOPLES.index(people)
        for seat, count in enumerate(counts):
            self.state.stations[number][seat] = count
            self.state.trade_stations[seat] -= count
        if any(counts):
            self.state.figures[number] = counts.index(max(counts))
        return self

    def slot(self, name: str) -> int:
        return [quadrant.id for quadrant in self.board.quadrants].index(name)

    def lay(self, slot: str, tile: str, up: bool = True, rotation: int = 0) -> Table:
        """A tile in a cut-out; a system still has to get its tokens."""
        number = self.slot(slot)
        self.state.tile[number] = [entry.id for entry in self.game.parts.tiles].index(tile)
        self.state.rotation[number] = rotation
        self.state.up[number] = 1 if up else 0
        self.state.explored[number] = 0
        for planet in range(3 * number, 3 * number + 3):
            self.state.token[planet] = -1
            self.state.special[planet] = -1
        return self

    def tokens(self, slot: str, *tokens: object, explored: bool = True) -> Table:
        """The tokens on a system's three planets: numbers, tuples of two, `pirate-4`, `ice-3`; a special
        token lies there only if the system is explored."""
        state = self.state
        number = self.slot(slot)
        state.explored[number] = 1 if explored else 0
        for index, wanted in enumerate(tokens):
            planet = 3 * number + index
            token = self.token(wanted)
            state.token[planet] = token
            state.special[planet] = -1
            if explored and isinstance(wanted, str):
                state.token[planet] = -1
                state.special[planet] = self.game.parts.tokens[token].special
        return self

    def token(self, wanted: object) -> int:
        """A token that shows this."""
        for number, token in enumerate(self.game.parts.tokens):
            if isinstance(wanted, str) and token.special >= 0:
                if self.game.parts.specials[token.special].id == wanted:
                    return number
            elif wanted == token.numbers or [wanted] == token.numbers:
                return number
        raise AssertionError(f"no token {wanted}")

    def quiet(self) -> Table:
        """All systems outside the Catan sector are explored, without pirates or ice."""
        for slot in range(self.board.slots):
            if self.game.parts.tiles[self.state.tile[slot]].kind == SYSTEM:
                self.tokens(self.board.quadrants[slot].id, 4, 5, 9)
        return self

    def points(self, seat: int, total: int) -> Table:
        """Half-medals in such number that the seat has these points."""
        self.state.half_medals[seat] = 0
        self.state.half_medals[seat] = 2 * (total - self.state.points(seat))
        assert self.state.half_medals[seat] >= 0
        return self

    # -- playing -----------------------------------------------------------------------------------

    def act(self, seat: int, *actions: str) -> Table:
        for action in actions:
            if self.fate:
                self.state.chance = fated(tuple(self.fate)).copy()
                self.fate = []
            self.events = self.state.act(seat, action)
        return self

    def legal(self, seat: int, kind: str = "") -> list[str]:
        """The names of the seat's legal actions, of one kind if given."""
        names = [self.game.catalogue.names[action] for action in self.state.legal(seat)]
        return [name for name in names if name.split(":")[0] == kind or not kind]

    def offhand(self, seat: int) -> list[str]:
        """The names of what the seat may do without being asked."""
        return [self.game.catalogue.names[action] for action in self.state.offhand(seat)]

    def why(self, seat: int, action: str) -> str:
        """The rule that forbids an action; empty if it is allowed."""
        reason = self.reason(seat, action)
        return reason.rule if reason is not None else ""

    def reason(self, seat: int, action: str) -> Reason | None:
        return self.state.why_not(seat, action)

    def fly(self, point: Point) -> str:
        return f"fly:{self.name(point)}"

    def jump(self, point: Point) -> str:
        return f"jump:{self.name(point)}"

    def targets(self, seat: int, kind: str = "fly") -> list[Point]:
        """Where the ship in motion may fly or jump."""
        return [self.board.points[self.board.place(name.split(":")[1])] for name in self.legal(seat, kind)]

    def held(self, seat: int) -> dict[str, int]:
        """The seat's cards, those it has."""
        return {RESOURCES[kind]: count for kind, count in enumerate(self.state.hands[seat]) if count}

    def where(self, seat: int, number: int = 1) -> Point:
        return self.board.points[self.state.ship_place[3 * seat + number - 1]]

    def owner(self, point: Point) -> int:
        return self.state.owner[self.board.site_of[self.at(point)]]

    def told(self, key: str) -> list[Event]:
        """The events of that key in the last action."""
        return [event for event in self.events if event.key == key]

    def step(self) -> str:
        return type(self.state.step()).__name__

    def free(self, point: Point) -> bool:
        site = self.board.site_of[self.at(point)]
        return site < 0 or self.state.owner[site] == NOBODY
