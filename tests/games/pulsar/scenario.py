"""Any position of Pulsar in a few readable lines.

    table = Table(seats=3, map="b").ship(0, "G48").system("S16", "sys-05").turn(0, 3)
    table.act("fly:3:silver-3:none", "fly-to:S03")

The table starts from a real setup with the A boards and no headquarters; every call changes one thing and
returns the table. `turn` and `draft` put the question.
"""

from __future__ import annotations

from perihelion import games
from perihelion.core.chance import seeded
from perihelion.core.text import Event, Reason
from perihelion.games.pulsar.components.pieces import NOBODY, SIZES
from perihelion.games.pulsar.game import Pulsar
from perihelion.games.pulsar.rules.dice import ACTION_PHASE, PRODUCTION_PHASE, Round, TakeDice
from perihelion.games.pulsar.rules.exploring import reveal
from perihelion.games.pulsar.rules.final import FinalScoring
from perihelion.games.pulsar.rules.production import Production
from perihelion.games.pulsar.rules.setup import set_up
from perihelion.games.pulsar.rules.turn import Turn
from perihelion.games.pulsar.state import PulsarState


def pulsar() -> Pulsar:
    game = games.get("pulsar")
    assert isinstance(game, Pulsar)
    return game


class Table:
    """A position, and the game played on from it."""

    def __init__(
        self,
        seats: int = 2,
        map: str = "a",
        setup: str = "without-headquarters",
        start: str = "rolled",
        boards: str = "",
        seed: int = 1,
        game: Pulsar | None = None,
    ) -> None:
        self.game = game or pulsar()
        options = self.game.settings(seats, {"map": map, "setup": setup, "start": start})
        self.state: PulsarState = self.game.blank(seats, options, seeded(seed))
        self.box = self.game.box
        self.events: list[Event] = []
        set_up(self.state)
        self.state.stack = []
        self.seat = 0
        self._entries()
        if boards:
            ids = [board.id for board in self.box.boards]
            self.state.boards = [ids.index(word) for word in boards.split()]
            self.state.techs = [t for board in self.state.boards for t in self.box.boards[board].technologies]
        for player in self.state.players:
            self.clear(player.earned)
            player.points = 0
            player.modifiers = [0, 0]

    @staticmethod
    def clear(numbers: list[int]) -> None:
        numbers[:] = [0] * len(numbers)

    def _entries(self) -> None:
        for seat, player in enumerate(self.state.players):
            player.ship = seat

    # -- things on the table -----------------------------------------------------------------------

    def place(self, id: str) -> int:
        return self.box.locations.index(id)

    def ship(self, seat: int, id: str) -> Table:
        self.state.players[seat].ship = self.place(id)
        return self

    def system(self, id: str, tile: str, *stations: int, revealed: bool = True) -> Table:
        """Puts a tile on a system place; `stations` are the seats on its planets from the first on, -1
        for a free one."""
        state = self.state
        number = self.place(id) - self.box.first_system
        wanted = [item.id for item in self.box.systems].index(tile)
        old = state.tiles[number]
        if wanted in state.tiles:
            state.tiles[state.tiles.index(wanted)] = old
        else:
            state.unused = old
        state.tiles[number] = wanted
        if revealed:
            reveal(state, self.place(id))
            for planet, seat in enumerate(stations):
                if seat != NOBODY:
                    state.stations[number][planet] = seat
        return self

    def stations(self, seat: int, number: int) -> Table:
        """Gives the seat stations in so many systems, the last places first."""
        for at in range(len(self.state.tiles) - 1, -1, -1):
            planets = self.state.stations[at]
            if number == 0:
                break
            if not planets:
                reveal(self.state, self.box.first_system + at)
            free = [n for n, owner in enumerate(self.state.stations[at]) if owner == NOBODY]
            if free and seat not in self.state.stations[at]:
                self.state.stations[at][free[0]] = seat
                number -= 1
        assert number == 0
        return self

    def claim(self, seat: int, id: str, generator: str = "", spinning: bool = False) -> Table:
        number = self.place(id) - self.box.first_pulsar
        self.state.rings[number] = seat
        self.state.players[seat].rings -= 1
        if generator:
            size = SIZES.index(generator)
            self.state.generators[number] = size + 1 + (3 if spinning else 0)
            self.state.supply[size] -= 1
        return self

    def spinning(self, seat: int, small: int = 0, medium: int = 0, large: int = 0) -> Table:
        """Gives the seat spinning generators on free pulsars."""
        for size, number in zip(SIZES, (small, medium, large), strict=True):
            for _ in range(number):
                free = self.state.rings.index(NOBODY)
                self.claim(seat, self.box.locations[self.box.first_pulsar + free], size, True)
        return self

    def front(self, seat: int, *sizes: str) -> Table:
        for size in sizes:
            self.state.players[seat].front[SIZES.index(size)] += 1
            self.state.supply[SIZES.index(size)] -= 1
        return self

    def patent(self, seat: int, *ids: str) -> Table:
        for id in ids:
            self.state.players[seat].patents |= 1 << self.slot(id)
        return self

    def slot(self, id: str) -> int:
        return [self.box.technologies[tech].id for tech in self.state.techs].index(id)

    def give(self, seat: int, cubes: int = 0, pm1: int = 0, plus2: int = 0, points: int = 0) -> Table:
        player = self.state.players[seat]
        player.cubes += cubes
        player.modifiers[0] += pm1
        player.modifiers[1] += plus2
        self.state.score(seat, 0, points)
        return self

    def headquarters(self, seat: int, side: str, done: str = "", used: str = "") -> Table:
        player = self.state.players[seat]
        player.headquarters = [item.id for item in self.box.headquarters].index(side)
        player.projects = sum(1 << "abcdefgh".index(letter) for letter in done)
        player.inspections = sum(1 << "abcdefgh".index(letter) for letter in used)
        return self

    def tile(self, id: str) -> int:
        return [item.id for item in self.box.transmitters].index(id)

    def display(self, *ids: str) -> Table:
        """The display; tiles that were there go to the bottom of the stack."""
        state = self.state
        state.stack_tiles = state.display + state.stack_tiles
        state.display = []
        for id in ids:
            state.stack_tiles.remove(self.tile(id))
            state.display.append(self.tile(id))
        return self

    def chain(self, seat: int, *words: str) -> Table:
        """A structure from left to right: `A1` a tile, `A1/` turned upside down, `A1+` active, `A1:62` with
        the dice 6 and 2 paid."""
        state = self.state
        entries: list[int] = []
        for word in words:
            tile = self.tile(word[:2])
            if tile in state.display:
                state.display.remove(tile)
            else:
                state.stack_tiles.remove(tile)
            cost = self.box.transmitters[tile].cost
            if "+" in word:
                state.paid[tile] = (1 << len(cost)) - 1
            for die in word.partition(":")[2]:
                state.paid[tile] |= 1 << cost.index(int(die))
            entries.append(tile * 2 + (1 if "/" in word else 0))
        state.players[seat].structures.append(entries)
        return self

    def contracts(self, *ids: str) -> Table:
        names = [item.id for item in self.box.contracts]
        self.state.contracts = [names.index(id) for id in ids]
        return self

    def pile(self, *faces: str) -> Table:
        """The exploration pile, first one drawn first; all other tokens are out of the way."""
        names = [item.id for item in self.box.tokens]
        self.state.pile = [names.index(face) for face in reversed(faces)]
        return self

    def round(self, number: int) -> Table:
        self.state.round = number
        return self

    def dice(self, *values: int) -> Table:
        """Dice on the board."""
        self.state.tray = [list(values).count(value) for value in range(7)]
        return self

    def tracks(self, initiative: str = "", engineering: str = "") -> Table:
        """Counters from the one farthest ahead, as field and seat letter: `4A 6B 6C`."""
        if initiative:
            self.state.initiative = [self._counter(word) for word in initiative.split()]
        if engineering:
            self.state.engineering = [self._counter(word) for word in engineering.split()]
        return self

    @staticmethod
    def _counter(word: str) -> int:
        return int(word[:-1]) * 4 + "ABCD".index(word[-1])

    # -- questions ---------------------------------------------------------------------------------

    def turn(self, seat: int, *dice: int) -> Table:
        """The seat's action turn with these silver dice."""
        self.state.stack = [Round(PRODUCTION_PHASE), Turn(seat)]
        self.state.players[seat].dice = list(dice)
        self.seat = seat
        self.state.asked = 0
        self.state.advance()
        return self

    def draft(self, marker: int, *order: int) -> Table:
        """The dice phase, the marker doubled; `order` the rockets on the order spaces."""
        self.state.marker = marker
        self.state.order = list(order)
        self.state.stack = [Round(ACTION_PHASE), TakeDice(0)]
        self.state.asked = 0
        self.state.advance()
        self.seat = order[0]
        return self

    def production(self) -> Table:
        self.state.stack = [Round(3), Production(0, 0)]
        self.state.asked = 0
        while len(self.state.stack) > 1 and not self.state.asked:
            self.state.stack[-1].run(self.state)
        self._seat_asked()
        return self

    def final(self) -> Table:
        self.state.stack = [FinalScoring(0, 0)]
        self.state.asked = 0
        self.state.advance()
        self._seat_asked()
        return self

    def _seat_asked(self) -> None:
        asked = self.state.asked_seats()
        self.seat = asked[0] if asked else self.seat

    # -- playing -----------------------------------------------------------------------------------

    def act(self, *actions: str) -> Table:
        """Plays actions of whoever is asked; `events` holds what the last one told."""
        for action in actions:
            self._seat_asked()
            self.events = self.state.act(self.seat, action)
        self._seat_asked()
        return self

    def fly(self, distance: int, end: str, *via: str, inspect: str = "") -> Table:
        """Flies with a silver die of that value; where there are several routes, past the places named."""
        self.act(f"fly:{distance}:silver-{distance}:none")
        if inspect:
            self.act(f"inspect:{inspect}")
        self.act(f"fly-to:{end}")
        flight = self.game.view(self.state, 0).flight
        if flight is not None:
            wanted = {self.place(id) for id in via}
            fitting = [number for number, route in enumerate(flight.routes) if wanted <= set(route.path)]
            assert len(fitting) == 1, f"{len(fitting)} routes to {end} past {via}"
            self.act(f"route:{fitting[0] + 1}")
        return self

    def legal(self, start: str = "") -> list[str]:
        """The names of the legal actions that begin so."""
        self._seat_asked()
        names = [self.game.catalogue.names[action] for action in self.state.legal(self.seat)]
        return [name for name in names if name.startswith(start)]

    def can(self, action: str) -> bool:
        return action in self.legal()

    def why(self, action: str) -> Reason:
        self._seat_asked()
        reason = self.state.why_not(self.seat, action)
        assert reason is not None, f"{action} is legal"
        return reason

    # -- what there is -----------------------------------------------------------------------------

    def points(self, seat: int = 0) -> int:
        return self.state.players[seat].points

    def cubes(self, seat: int = 0) -> int:
        return self.state.players[seat].cubes

    def at(self, seat: int = 0) -> str:
        return self.box.locations[self.state.players[seat].ship]

    def planets(self, id: str) -> list[int]:
        return self.state.stations[self.place(id) - self.box.first_system]

    def ring(self, id: str) -> int:
        return self.state.rings[self.place(id) - self.box.first_pulsar]

    def generator(self, id: str) -> int:
        return self.state.generators[self.place(id) - self.box.first_pulsar]

    def track(self, name: str) -> str:
        counters = self.state.initiative if name == "initiative" else self.state.engineering
        return " ".join(f"{counter >> 2}{'ABCD'[counter & 3]}" for counter in counters)

    def told(self, key: str) -> list[Event]:
        return [event for event in self.events if event.key == key]
