"""A position of Starfarers.

Seats, resources, quadrants, sites and cards are small numbers; the tables behind them are in the components.
Ships have twelve places: seat s owns the ships 3s, 3s+1, 3s+2, each there (`ship_place`) or not (-1).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, cast

from perihelion.core.chance import Chance
from perihelion.core.game import AnyGame
from perihelion.core.plain import Plain
from perihelion.core.state import State
from perihelion.games.starfarers.components.parts import (
    COLONY,
    FLEET,
    FOUNDING,
    NOBODY,
    OUTPOST,
    SYSTEM,
    Components,
)

if TYPE_CHECKING:
    from perihelion.games.starfarers.game import Starfarers

MOVED: Final = 1
STOPPED: Final = 2

# A suggestion: none, being put together, on the table.
NOTHING: Final = 0
DRAFTED: Final = 1
SUGGESTED: Final = 2


class Suggestion(Plain):
    """What an opponent suggests to the active player unasked (STAR-109), seen from the opponent; `status`
    tells whether it is being put together or lies on the table."""

    FIELDS: ClassVar[tuple[str, ...]] = ("status", "give", "ask", "steps")

    def __init__(self, status: int, give: list[int], ask: list[int], steps: int) -> None:
        self.status = status
        self.give = give
        self.ask = ask
        self.steps = steps

    def copy(self) -> Suggestion:
        if self.status == NOTHING:  # nothing in it changes before it is begun anew
            return Suggestion(NOTHING, self.give, self.ask, self.steps)
        return Suggestion(self.status, self.give[:], self.ask[:], self.steps)


class StarState(State):
    FIELDS: ClassVar[tuple[str, ...]] = (
        "active", "start", "turn", "phase", "dice", "income", "balls", "base_speed",
        "bank", "pile", "hands", "known", "half_medals", "store", "modules",
        "stack_cards", "friends", "stations", "figures",
        "colonies", "trade_stations", "transporters", "shipyards",
        "owner", "port", "ship_place", "ship_kind", "ship_flags", "ship_start",
        "tile", "rotation", "up", "explored", "box",
        "token", "special", "token_stacks", "gone", "special_won", "deck", "discards",
        "credits", "jumps", "used_fame", "used_rich", "used_rate", "offers", "drafts",
        "suggestions", "manners", "deaf", "refusals", "met", "met_result", "seen", "winner",
    )  # fmt: skip

    def __init__(
        self, game: AnyGame, seats: int, options: dict[str, str], chance: Chance, filled: bool = True
    ) -> None:
        super().__init__(game, seats, options, chance)
        self.rules: Starfarers = cast("Starfarers", game)
        self.parts: Components = self.rules.parts
        if filled:
            self.lay_out()

    def hollow(self) -> StarState:
        return StarState(self.game, self.seats, self.options, self.chance.copy(), False)

    def lay_out(self) -> None:
        """The fields as they are before the setup."""
        seats, parts = self.seats, self.parts
        quadrants = len(parts.board.quadrants)
        self.active = 0  # whose turn it is
        self.start = 0  # the start player
        self.turn = 0  # turns begun
        self.phase = FOUNDING
        self.dice = [0, 0]  # the last production roll
        self.income: list[list[int]] = [[0] * 5 for _ in range(seats)]  # what it brought to whom
        self.balls: list[int] = []  # the last shake for speed
        self.base_speed = 0
        self.bank: list[int] = [0] * 5
        self.pile: list[int] = []  # the supply pile, its top last
        self.hands: list[list[int]] = [[0] * 5 for _ in range(seats)]
        # By observer * seats + holder: the cards that the observer knows the holder to have at least.
        self.known: list[list[int]] = [[0] * 5 for _ in range(seats * seats)]
        self.half_medals = [0] * seats
        self.store = parts.module_box[:]
        self.modules: list[list[int]] = [[0, 0, 0] for _ in range(seats)]
        self.stack_cards = [card.copies for card in parts.friends]  # friendship cards left, by title
        self.friends: list[list[int]] = [[0] * len(parts.friends) for _ in range(seats)]
        self.stations: list[list[int]] = [[0] * seats for _ in range(4)]  # by people, then seat
        self.figures = [NOBODY] * 4
        self.colonies = [parts.colonies] * seats  # pieces in a player's stock
        self.trade_stations = [parts.trade_stations] * seats
        self.transporters = [parts.transporters] * seats
        self.shipyards = [parts.shipyards] * seats
        self.owner = [NOBODY] * (3 * quadrants)  # by site
        self.port = [0] * (3 * quadrants)  # by site: 1 where a spaceport stands
        self.ship_place = [-1] * (FLEET * seats)
        self.ship_kind = [0] * (FLEET * seats)
        self.ship_flags = [0] * (FLEET * seats)
        self.ship_start = [-1] * (FLEET * seats)  # the site on which it began the flight phase
        self.tile = [-1] * quadrants
        self.rotation = [0] * quadrants
        self.up = [0] * quadrants  # 1 when the quadrant lies face up
        self.explored = [0] * quadrants  # 1 when its number tokens lie face up
        self.box = -1  # the tile that is not used
        self.token = [-1] * (3 * quadrants)  # by planet
        self.special = [-1] * (3 * quadrants)  # by planet: the special token on it
        self.token_stacks: list[list[int]] = [
            [] for _ in range(7)
        ]  # beside the board; the last is the reserve
        self.gone: list[int] = []  # number tokens that have left the game
        self.special_won = [NOBODY] * len(parts.specials)
        self.deck: list[int] = []  # encounter cards, the top last
        self.discards: list[int] = []
        self.credits = [0] * seats  # free trade ships still to be placed
        self.jumps = 0  # hyperspace jumps left in this flight phase
        self.used_fame = 0
        self.used_rich = 0
        self.used_rate = 0
        self.offers = 0  # offers sent this turn
        self.drafts = 0  # offers begun this turn, sent or not
        self.suggestions = [Suggestion(NOTHING, [0] * 5, [0] * 5, 0) for _ in range(seats)]
        self.manners = [0] * seats  # how each seat wants to be asked about offers
        self.deaf = [0] * seats  # 1: declines everything that is offered in this turn
        # Declined offers of one kind for another: turn, then (offering seat, declining seat, given, asked).
        self.refusals: list[int] = []
        self.met: list[int] = []  # the last encounter that is over: turn, seat, card, then its branches
        self.met_result: list[int] = []  # its contest, as in the encounter
        self.seen: list[int] = []  # the last quadrant that was turned up or explored: turn, seat, quadrant
        self.winner = NOBODY

    def copy_fields(self, other: StarState) -> None:
        """What is never changed but replaced is shared (see `add_to` and `take_top`)."""
        other.active = self.active
        other.start = self.start
        other.turn = self.turn
        other.phase = self.phase
        other.dice = self.dice
        other.income = self.income
        other.balls = self.balls
        other.base_speed = self.base_speed
        other.bank = self.bank[:]
        other.pile = self.pile[:]
        other.hands = [hand[:] for hand in self.hands]
        other.known = [row[:] for row in self.known]
        other.half_medals = self.half_medals[:]
        other.store = self.store[:]
        other.modules = self.modules[:]
        other.stack_cards = self.stack_cards[:]
        other.friends = self.friends[:]
        other.stations = self.stations[:]
        other.figures = self.figures[:]
        other.colonies = self.colonies[:]
        other.trade_stations = self.trade_stations[:]
        other.transporters = self.transporters[:]
        other.shipyards = self.shipyards[:]
        self._copy_board(other)
        other.deck = self.deck[:]
        other.discards = self.discards[:]
        other.credits = self.credits[:]
        other.jumps = self.jumps
        other.used_fame = self.used_fame
        other.used_rich = self.used_rich
        other.used_rate = self.used_rate
        other.offers = self.offers
        other.drafts = self.drafts
        other.suggestions = [suggestion.copy() for suggestion in self.suggestions]
        other.manners = self.manners[:]
        other.deaf = self.deaf[:]
        other.refusals = self.refusals[:]
        other.met = self.met
        other.met_result = self.met_result
        other.seen = self.seen
        other.winner = self.winner

    def _copy_board(self, other: StarState) -> None:
        other.owner = self.owner[:]
        other.port = self.port[:]
        other.ship_place = self.ship_place[:]
        other.ship_kind = self.ship_kind[:]
        other.ship_flags = self.ship_flags[:]
        other.ship_start = self.ship_start[:]
        other.tile = self.tile
        other.rotation = self.rotation
        other.up = self.up[:]
        other.explored = self.explored[:]
        other.box = self.box
        other.token = self.token[:]
        other.special = self.special[:]
        other.token_stacks = self.token_stacks[:]
        other.gone = self.gone[:]
        other.special_won = self.special_won[:]

    # -- seats -------------------------------------------------------------------------------------

    def left_of(self, seat: int) -> int:
        """The left neighbour: next clockwise and next in turn order."""
        return (seat + 1) % self.seats

    def from_active(self) -> list[int]:
        """All seats in turn order, the active player first."""
        return [(self.active + number) % self.seats for number in range(self.seats)]

    # -- quadrants and planets ---------------------------------------------------------------------

    def is_system(self, quadrant: int) -> bool:
        return self.up[quadrant] == 1 and self.parts.tiles[self.tile[quadrant]].kind == SYSTEM

    def is_outpost(self, quadrant: int) -> bool:
        return self.up[quadrant] == 1 and self.parts.tiles[self.tile[quadrant]].kind == OUTPOST

    def resource_of(self, planet: int) -> int:
        """What a planet of a system yields."""
        quadrant = planet // 3
        return self.parts.tiles[self.tile[quadrant]].planets[(planet - self.rotation[quadrant]) % 3]

    def pool_of(self, planet: int) -> int:
        """The token back that a planet of a system needs."""
        quadrant = planet // 3
        return self.parts.tiles[self.tile[quadrant]].pools[(planet - self.rotation[quadrant]) % 3]

    # -- a player's figures ------------------------------------------------------------------------

    def hand_size(self, seat: int) -> int:
        ore, fuel, carbon, food, goods = self.hands[seat]
        return ore + fuel + carbon + food + goods

    def boosters(self, seat: int) -> int:
        """Boosters with the bonus of Scientists cards (STAR-143)."""
        count = self.modules[seat][0]
        friends = self.friends[seat]
        for title in self.parts.scientists:
            if friends[title]:
                count += friends[title] * self.parts.friends[title].boosters
        return count

    def cannons(self, seat: int, with_friends: bool = True) -> int:
        """Cannons with the bonus of Scientists cards (STAR-146, STAR-182)."""
        count = self.modules[seat][1]
        if with_friends:
            friends = self.friends[seat]
            for title in self.parts.scientists:
                if friends[title]:
                    count += friends[title] * self.parts.friends[title].cannons
        return count

    def speed(self, seat: int) -> int:
        """How many steps each of the seat's ships may move (STAR-143, STAR-144, STAR-R26)."""
        return self.base_speed + self.boosters(seat)

    def ships(self, seat: int) -> list[int]:
        """The seat's ships on the board."""
        first = FLEET * seat
        return [ship for ship in range(first, first + FLEET) if self.ship_place[ship] >= 0]

    def ship_at(self, place: int, passing: int = -1) -> int:
        """The ship on an intersection, or -1; one that is only passing does not count."""
        for ship, where in enumerate(self.ship_place):
            if where == place and ship != passing:
                return ship
        return -1

    def points(self, seat: int) -> int:
        """Victory points (STAR-265)."""
        parts = self.parts
        return (
            self.colonies_on_board(seat) * parts.colony_points
            + self.ports_on_board(seat) * (parts.spaceport_points - parts.colony_points)
            + times(seat, self.figures) * parts.figure_points
            + times(seat, self.special_won) * parts.medal_points
            + self.half_medals[seat] // parts.half_medals_per_point
        )

    def colonies_on_board(self, seat: int) -> int:
        """Colonies, spaceports included."""
        aboard = 0
        for ship in range(FLEET * seat, FLEET * seat + FLEET):
            if self.ship_place[ship] >= 0 and self.ship_kind[ship] == COLONY:
                aboard += 1
        return self.parts.colonies - self.colonies[seat] - aboard

    def ports_on_board(self, seat: int) -> int:
        return self.parts.shipyards - self.shipyards[seat]

    def bank_half_medals(self) -> int:
        return self.parts.half_medals - sum(self.half_medals)

    def owns(self, seat: int, op: str) -> bool:
        """Whether the seat has a friendship card with that effect."""
        for title, count in enumerate(self.friends[seat]):
            if count and self.parts.friends[title].op == op:
                return True
        return False


def add_to(rows: list[list[int]], row: int, at: int, count: int) -> None:
    """Changes a number in one of several rows. Copies of a position share the row, so a new one takes its
    place."""
    fresh = rows[row][:]
    fresh[at] += count
    rows[row] = fresh


def take_top(stacks: list[list[int]], stack: int) -> int:
    """The topmost token of a stack, which copies of the position share."""
    top = stacks[stack][-1]
    stacks[stack] = stacks[stack][:-1]
    return top


def total(counts: list[int]) -> int:
    """The counts together; compiled quicker than `sum`."""
    found = 0
    for count in counts:
        found += count
    return found


def times(seat: int, holders: list[int]) -> int:
    """How often the seat is among those who hold something; compiled quicker than `count`."""
    found = 0
    for holder in holders:
        if holder == seat:
            found += 1
    return found
