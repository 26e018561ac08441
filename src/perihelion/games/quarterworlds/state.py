"""The state of Quarterworlds: whose turn it is, the offer, and the two spaces.

Seat 0 is red, seat 1 is blue. Distances on the influence board are counted from the centre towards red:
`up` along the military axis, `left` along the trade axis (QUAR-R27).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from perihelion.core.chance import Chance
from perihelion.core.plain import Plain
from perihelion.core.state import State
from perihelion.games.quarterworlds.components import (
    COMPLETE,
    EPOCHS,
    NOTHING,
    OBJECTS,
    PLACES,
    QUARTERS,
    RESOURCES,
    SHUTTLE,
    STATION,
    TRACKS,
    Card,
    Components,
)

if TYPE_CHECKING:
    from perihelion.games.quarterworlds.game import Quarterworlds

# Sources of points, in the order of the score sheet.
SOURCES: Final = (
    "stations", "shuttles", "colonisation", "ships", "planets", "science-cards", "lay-bonus",
    "military-dominance", "trade-dominance", "diplomacy-table", "quadrant", "off-board", "income",
    "tile-energy", "tile-food", "tile-metal", "tile-science",
    "tokens-ship", "tokens-shuttle", "tokens-station", "colonised-planets", "end-bonus",
)  # fmt: skip
FROM_KIND: Final = 0  # plus the kind of card
FROM_LAY_BONUS: Final = 6
FROM_MILITARY: Final = 7
FROM_TRADE: Final = 8
FROM_DIPLOMACY: Final = 9
FROM_QUADRANT: Final = 10
FROM_OFF_BOARD: Final = 11
FROM_INCOME: Final = 12
FROM_TILES: Final = 13  # plus the resource
FROM_TOKENS: Final = 17  # plus the object
FROM_PLANETS: Final = 20
FROM_END_BONUS: Final = 21


class World(Plain):
    """A planet in somebody's space, with the colonisation cards on its quarters and its ship. It is replaced,
    never changed, so that copies of a state share it."""

    FIELDS: ClassVar[tuple[str, ...]] = ("card", "attached", "ship")

    def __init__(self, card: int, attached: list[int], ship: int) -> None:
        self.card = card
        self.attached = attached  # by quarter; -1 where nothing lies
        self.ship = ship

    def attach(self, card: int, quarter: int) -> World:
        """The planet with a colonisation card on a quarter."""
        return World(self.card, replaced(self.attached, quarter, card), self.ship)

    def is_open(self, planet: Card, quarter: int) -> bool:
        return planet.quarters[quarter].state != COMPLETE and self.attached[quarter] == NOTHING

    def open_quarters(self, planet: Card) -> int:
        count = 0
        for quarter in range(QUARTERS):
            if self.is_open(planet, quarter):
                count += 1
        return count

    def is_colonised(self, planet: Card) -> bool:
        """Fully colonised: no quarter is open (QUAR-106, QUAR-R21)."""
        for quarter in range(QUARTERS):
            if self.attached[quarter] == NOTHING and planet.quarters[quarter].state != COMPLETE:
                return False
        return True


class QuarState(State):
    """The rows of cards and figures (hands, decks, tracks, points and the like) are replaced, never changed,
    so that copies share them."""

    FIELDS: ClassVar[tuple[str, ...]] = (
        "epoch", "starter", "turn", "passed", "decks", "offer", "removed", "discards", "hands", "science",
        "science_rest", "tokens", "production", "tracks", "income", "objects", "laid", "worlds",
        "researched", "up", "left", "points",
    )  # fmt: skip

    def __init__(
        self,
        game: Quarterworlds,
        seats: int,
        options: dict[str, str],
        chance: Chance,
        laid_out: bool = True,
    ) -> None:
        super().__init__(game, seats, options, chance)
        self.parts: Components = game.parts
        self.quarterworlds = game
        if laid_out:
            self.lay_out()

    def hollow(self) -> QuarState:
        return QuarState(self.quarterworlds, self.seats, self.options, self.chance.copy(), False)

    def lay_out(self) -> None:
        """The fields as they are before the setup."""
        seats = self.seats
        self.epoch = 0
        self.starter = 0  # who had the first turn of the game
        self.turn = 0
        self.passed: list[int] = []  # seats in the order in which they passed this epoch
        self.decks: list[list[int]] = [[] for _ in range(EPOCHS)]  # what is left of old ones stays unseen
        self.offer: list[int] = [NOTHING] * PLACES
        self.removed: list[int] = []  # left over in the offers of past epochs
        self.discards: list[int] = []
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.science: list[list[int]] = [[] for _ in range(seats)]
        self.science_rest: list[int] = []
        self.tokens = [0] * seats
        self.production: list[list[int]] = [[0] * len(RESOURCES) for _ in range(seats)]
        self.tracks: list[list[int]] = [[0] * len(TRACKS) for _ in range(seats)]
        self.income = [0] * seats
        self.objects: list[list[int]] = [[0] * len(OBJECTS) for _ in range(seats)]
        self.laid: list[list[int]] = [[] for _ in range(seats)]  # stations and shuttles
        self.worlds: list[list[World]] = [[] for _ in range(seats)]
        self.researched: list[list[int]] = [[] for _ in range(seats)]
        self.up = 0
        self.left = 0
        self.points: list[list[int]] = [[0] * len(SOURCES) for _ in range(seats)]

    def copy_fields(self, other: QuarState) -> None:
        other.epoch = self.epoch
        other.starter = self.starter
        other.turn = self.turn
        other.passed = self.passed
        other.decks = self.decks[:]
        other.offer = self.offer[:]
        other.removed = self.removed
        other.discards = self.discards
        other.hands = self.hands[:]
        other.science = self.science[:]
        other.science_rest = self.science_rest
        other.tokens = self.tokens[:]
        other.production = self.production[:]
        other.tracks = self.tracks[:]
        other.income = self.income[:]
        other.objects = self.objects[:]
        other.laid = self.laid[:]
        other.worlds = self.worlds[:]
        other.researched = self.researched[:]
        other.up = self.up
        other.left = self.left
        other.points = self.points[:]

    # -- small questions ---------------------------------------------------------------------------

    def card(self, number: int) -> Card:
        return self.parts.cards[number]

    def deck(self) -> list[int]:
        """The deck of the running epoch."""
        return self.decks[self.epoch - 1]

    def world(self, seat: int, planet: int) -> World | None:
        """The seat's planet with that card number, if it lies in its space."""
        for world in self.worlds[seat]:
            if world.card == planet:
                return world
        return None

    def ships_laid(self, seat: int) -> int:
        count = 0
        for world in self.worlds[seat]:
            if world.ship != NOTHING:
                count += 1
        return count

    def colonised(self, seat: int) -> int:
        """How many fully colonised planets the seat has."""
        cards = self.parts.cards
        count = 0
        for world in self.worlds[seat]:
            if world.is_colonised(cards[world.card]):
                count += 1
        return count

    def objects_laid(self, seat: int) -> list[int]:
        """Laid ships, shuttles and stations, in the order of `OBJECTS` (QUAR-174)."""
        cards = self.parts.cards
        shuttles = stations = 0
        for card in self.laid[seat]:
            kind = cards[card].kind
            if kind == SHUTTLE:
                shuttles += 1
            elif kind == STATION:
                stations += 1
        return [self.ships_laid(seat), shuttles, stations]

    def permanent(self, seat: int, type: int, about: int) -> int:
        """The sum of the seat's permanent effects of a type on one thing (QUAR-D10)."""
        total = 0
        for number in self.researched[seat]:
            for effect in self.parts.cards[number].permanents:
                if effect.type == type and effect.about == about:
                    total += effect.amount
        return total

    def total(self, seat: int) -> int:
        """The seat's points on the score track."""
        return sum(self.points[seat])

    # -- small changes -----------------------------------------------------------------------------

    def put_world(self, seat: int, changed: World) -> None:
        """Puts a planet of the seat in the place of the same one as it was."""
        self.worlds[seat] = [changed if world.card == changed.card else world for world in self.worlds[seat]]

    def add_points(self, seat: int, source: int, amount: int) -> None:
        row = self.points[seat]
        self.points[seat] = replaced(row, source, row[source] + amount)


def replaced(row: list[int], at: int, value: int) -> list[int]:
    """The row with another value at a place."""
    new = row[:]
    new[at] = value
    return new


def without(cards: list[int], card: int) -> list[int]:
    """The cards less one."""
    rest = cards[:]
    rest.remove(card)
    return rest


def source_of(kind: int) -> int:
    """The source under which points printed on a card of the kind are recorded."""
    return FROM_KIND + kind
