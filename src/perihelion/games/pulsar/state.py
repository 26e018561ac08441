"""A position of Pulsar: the common board, and for each player what lies in front of them.

Both tracks are lists of counters, the one farthest ahead first, so that places are simply positions in
the list; a counter is `field * 4 + seat`. A generator on a pulsar is 1 to 3 while under construction and
4 to 6 when spinning.
"""

from __future__ import annotations

from typing import ClassVar, Final

from perihelion.core.chance import Chance
from perihelion.core.game import AnyGame
from perihelion.core.plain import Plain
from perihelion.core.state import State
from perihelion.games.pulsar.catalogue import Actions
from perihelion.games.pulsar.components.box import Box
from perihelion.games.pulsar.components.cluster import Cluster
from perihelion.games.pulsar.components.pieces import NO_DIE, Technology

# Sources of points, in the order of the score sheet.
START: Final = 0
AWARDS: Final = 1
TRANSMITTERS_IMMEDIATE: Final = 2
TRANSMITTERS_PRODUCTION: Final = 3
GENERATORS: Final = 4
TECHNOLOGIES: Final = 5
TECHNOLOGIES_PRODUCTION: Final = 6
TECHNOLOGIES_ENDGAME: Final = 7
HEADQUARTERS: Final = 8
INSPECTION_FLIGHTS: Final = 9
EXPLORATION: Final = 10
ENGINEERING: Final = 11
PENALTIES: Final = 12
CONTRACTS: Final = 13
CONTRACT_BONUSES: Final = 14
UNFINISHED_PULSARS: Final = 15
UNFINISHED_GENERATORS: Final = 16
CUBES_LEFT: Final = 17
INITIATIVE: Final = 18
STATIONS: Final = 19
SOURCES: Final = (
    "start", "construction-awards", "transmitters-immediate", "transmitters-production", "generators",
    "technologies", "technologies-production", "technologies-endgame", "headquarters", "inspection-flights",
    "exploration-tokens", "engineering-track", "penalties", "contracts", "contract-bonuses",
    "unfinished-pulsars", "unfinished-generators", "cubes", "initiative", "stations",
)  # fmt: skip


class Player(Plain):
    """What one player has. Zeroes and empty lists until the setup fills them."""

    FIELDS: ClassVar[tuple[str, ...]] = (
        "points", "earned", "cubes", "modifiers", "rings", "front", "headquarters", "projects", "inspections",
        "patents", "awards", "kept", "structures", "ship", "dice", "final_steps",
    )  # fmt: skip

    def __init__(
        self,
        points: int,
        earned: list[int],
        cubes: int,
        modifiers: list[int],
        rings: int,
        front: list[int],
        headquarters: int,
        projects: int,
        inspections: int,
        patents: int,
        awards: list[int],
        kept: list[int],
        structures: list[list[int]],
        ship: int,
        dice: list[int],
        final_steps: int,
    ) -> None:
        self.points = points
        self.earned = earned  # points by source
        self.cubes = cubes
        self.modifiers = modifiers  # ±1, +2
        self.rings = rings  # not yet on a pulsar
        self.front = front  # generators in front of the player, by size
        self.headquarters = headquarters  # number of the side, -1 without one
        self.projects = projects  # mask of completed projects
        self.inspections = inspections  # mask of used inspection flights
        self.patents = patents  # mask of technologies in play
        self.awards = awards  # size * 2, plus 1 for the second award of that size
        self.kept = kept  # faces of kept exploration tokens
        self.structures = structures  # chains of tiles, tile * 2 plus 1 if turned upside down
        self.ship = ship  # place, -1 before the start
        self.dice = dice  # silver dice not yet spent
        self.final_steps = final_steps  # how many steps of the final scoring are done

    def copy(self) -> Player:
        return Player(
            self.points, self.earned[:], self.cubes, self.modifiers[:], self.rings, self.front[:],
            self.headquarters, self.projects, self.inspections, self.patents, self.awards[:], self.kept[:],
            [chain[:] for chain in self.structures], self.ship, self.dice[:], self.final_steps,
        )  # fmt: skip


def new_player() -> Player:
    return Player(0, [0] * len(SOURCES), 0, [0, 0], 0, [0, 0, 0], -1, 0, 0, 0, [], [], [], -1, [], 0)


class PulsarState(State):
    FIELDS: ClassVar[tuple[str, ...]] = (
        "players", "round", "order", "initiative", "engineering", "tray", "taken", "marker", "tiles",
        "unused", "stations", "rings", "generators", "supply", "awards", "pile", "discards", "boards",
        "techs", "fresh", "contracts", "stack_tiles", "display", "gone", "paid", "bonus", "bonus_must",
        "bonus_spent", "copied", "joints",
    )  # fmt: skip

    def __init__(
        self, game: AnyGame, seats: int, options: dict[str, str], chance: Chance, box: Box, actions: Actions
    ) -> None:
        super().__init__(game, seats, options, chance)
        self.box = box
        self.actions = actions
        self.cluster: Cluster = box.sides[box.side_ids.index(options["map"].upper())]
        self.players: list[Player] = []
        self.round = 1
        self.order: list[int] = []  # owner of the rocket on each order space
        self.initiative: list[int] = []
        self.engineering: list[int] = []
        self.tray: list[int] = [0] * 7  # dice on the die spaces 1 to 6
        self.taken: list[int] = []  # dice taken this round, value * 4 + seat
        self.marker = 0  # median marker, doubled: 2v under v, 2v + 1 between v and v + 1
        self.tiles: list[int] = []  # system tile on each system place
        self.unused = -1  # the system tile that went back unseen
        self.stations: list[list[int]] = []  # planets of each revealed system; empty while hidden
        self.rings: list[int] = []  # owner of each pulsar
        self.generators: list[int] = []  # generator on each pulsar
        self.supply: list[int] = []  # generators by size
        self.awards: list[int] = []  # awards taken by size
        self.pile: list[int] = []  # exploration tokens, next one last
        self.discards: list[int] = []
        self.boards: list[int] = []  # technology board of each category
        self.techs: list[int] = []  # technologies in play; patents are masks over this list
        self.fresh = 0  # mask of technologies patented this round
        self.contracts: list[int] = []
        self.stack_tiles: list[int] = []  # transmitters, next one last
        self.display: list[int] = []
        self.gone: list[int] = []  # transmitters discarded from the display
        self.paid: list[int] = []  # mask of paid dice on each transmitter
        self.bonus = NO_DIE  # the bonus die held in this turn
        self.bonus_must = False  # it has to be used before the turn may end
        self.bonus_spent = False  # the one bonus die of this turn has been used
        self.copied = False  # a leftover die has been copied in this turn
        self.joints: list[int] = []  # bonus dice offered by joints completed this turn

    def copy_fields(self, other: PulsarState) -> None:
        other.players = [player.copy() for player in self.players]
        other.round = self.round
        other.order = self.order[:]
        other.initiative = self.initiative[:]
        other.engineering = self.engineering[:]
        other.tray = self.tray[:]
        other.taken = self.taken[:]
        other.marker = self.marker
        other.tiles = self.tiles[:]
        other.unused = self.unused
        other.stations = [planets[:] for planets in self.stations]
        other.rings = self.rings[:]
        other.generators = self.generators[:]
        other.supply = self.supply[:]
        other.awards = self.awards[:]
        other.pile = self.pile[:]
        other.discards = self.discards[:]
        other.boards = self.boards
        other.techs = self.techs
        other.fresh = self.fresh
        other.contracts = self.contracts
        other.stack_tiles = self.stack_tiles[:]
        other.display = self.display[:]
        other.gone = self.gone[:]
        other.paid = self.paid[:]
        other.bonus = self.bonus
        other.bonus_must = self.bonus_must
        other.bonus_spent = self.bonus_spent
        other.copied = self.copied
        other.joints = self.joints[:]

    def score(self, seat: int, source: int, points: int) -> None:
        """Gives points (or takes them) and remembers where they came from."""
        player = self.players[seat]
        player.points += points
        player.earned[source] += points

    def technology(self, slot: int) -> Technology:
        """The technology in a slot of those in play."""
        return self.box.technologies[self.techs[slot]]

    def owned(self, seat: int) -> list[Technology]:
        """The technologies the seat has patented."""
        mask = self.players[seat].patents
        if mask == 0:
            return []
        technologies = self.box.technologies
        return [technologies[number] for slot, number in enumerate(self.techs) if mask >> slot & 1]

    def is_hidden(self, place: int) -> bool:
        """Whether the system on the place has not been revealed."""
        return not self.stations[place - self.box.first_system]

    def bonus_allowed(self) -> bool:
        """Whether a bonus die gained now could still be used in this turn: none was used yet, and none is
        held that has to be (PULS-191, PULS-R03)."""
        return not self.bonus_spent and not self.bonus_must

    def is_active(self, tile: int) -> bool:
        """Whether all dice of a transmitter are paid."""
        return self.paid[tile] == (1 << len(self.box.transmitters[tile].cost)) - 1

    def turn_order(self) -> list[int]:
        """The players in the order of their first rockets."""
        seats: list[int] = []
        for seat in self.order:
            if seat not in seats:
                seats.append(seat)
        return seats
