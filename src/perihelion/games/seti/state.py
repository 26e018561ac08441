"""The position: boards, players, the rival, and what the current turn remembers.

An owner is a seat or, in the solo game, the rival, who comes after the only seat. Cards, techs, stars and
spaces are small ints; copies are made by hand because bots make thousands of them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, cast

from perihelion.core.chance import Chance
from perihelion.core.game import AnyGame
from perihelion.core.plain import Plain
from perihelion.core.state import State
from perihelion.games.seti.catalogue import Actions
from perihelion.games.seti.components.parts import Components
from perihelion.games.seti.components.pieces import LEVELS, TECH_COUNT
from perihelion.games.seti.components.solar import SECTORS, Sky

if TYPE_CHECKING:  # machine integers, for the compiler alone
    from mypy_extensions import i64

NEUTRAL: Final = 9  # the owner of a neutral marker
MAX_OWNERS: Final = 4
TILE: Final = 8  # the 'Oumuamua tile among the places for signals, after the eight sectors

EMPTY: Final[
    list[int]
] = []  # a space without markers, for all positions: markers come in a list of their own

# All owners in turn order, by their number and the first of them.
TURN_ORDERS: Final = [
    [[(first + step) % owners for step in range(owners)] for first in range(owners)]
    for owners in range(MAX_OWNERS + 1)
]

# Phases.
SETUP: Final = 0
TURN: Final = 1
BETWEEN: Final = 2

# The main action of the turn.
MAIN_OPEN: Final = 0
MAIN_RUNNING: Final = 1
MAIN_DONE: Final = 2


class Kept(Plain):
    """A hand card from an end-of-round stack: those who looked into the stack before it was taken know that
    it is one of the cards they left there."""

    FIELDS: ClassVar[tuple[str, ...]] = ("card", "round", "knowers")

    def __init__(self, card: int, round: int, knowers: int) -> None:
        self.card = card
        self.round = round
        self.knowers = knowers  # bit mask of seats

    def copy(self) -> Kept:
        return Kept(self.card, self.round, self.knowers)


class Player(Plain):
    """All that one owner has."""

    FIELDS: ClassVar[tuple[str, ...]] = (
        "score", "publicity", "credits", "energy", "data", "exofossils", "hand", "seen", "kept", "upper",
        "lower", "techs", "slots", "tucked", "probes", "capsules", "capsule_at", "missions", "covered",
        "completed", "endgame", "messages", "message_at", "tile_at", "exertians", "played", "gold_reached",
        "neutral_reached", "exertian_reached", "sample_groups", "setup_tucked",
    )  # fmt: skip

    def __init__(
        self,
        score: int, publicity: int, credits: int, energy: int, data: int, exofossils: int,
        hand: list[int], seen: list[int], kept: list[Kept], upper: int, lower: int,
        techs: int, slots: list[int], tucked: list[int], probes: list[int],
        capsules: list[int], capsule_at: list[int],
        missions: list[int], covered: list[int], completed: list[int],
        endgame: list[int], messages: list[int], message_at: list[int], tile_at: i64,
        exertians: list[int], played: list[int], gold_reached: i64,
        neutral_reached: i64, exertian_reached: i64, sample_groups: list[int], setup_tucked: int,
    ) -> None:  # fmt: skip
        self.score = score
        self.publicity = publicity
        self.credits = credits
        self.energy = energy
        self.data = data  # the pool
        self.exofossils = exofossils
        self.hand = hand  # sorted, so that it does not tell the order of drawing
        self.seen = seen  # those of them that everybody saw being taken
        self.kept = kept  # and those from end-of-round stacks
        self.upper = upper  # how many upper spaces of the computer hold data
        self.lower = lower  # bit mask of the lower ones, by tech slot
        self.techs = techs  # bit mask
        self.slots = slots  # computer tech in each tech slot, -1 if free
        self.tucked = tucked
        self.probes = probes  # their spaces, sorted
        self.capsules = capsules  # samples, in order of loading
        self.capsule_at = capsule_at
        self.missions = missions  # face up
        self.covered = covered  # bit mask of covered slots of each mission
        self.completed = completed
        self.endgame = endgame
        self.messages = messages  # Centaurian cards sent, oldest first
        self.message_at = message_at  # the score at which each is answered
        self.tile_at = tile_at  # the score of the message tile, -1 if it has none
        self.exertians = exertians  # in front of the owner, not yet played
        self.played = played  # Exertian cards face down
        self.gold_reached = gold_reached  # bit masks of milestones already resolved
        self.neutral_reached = neutral_reached
        self.exertian_reached = exertian_reached
        self.sample_groups = sample_groups  # bit masks of samples seen lying together
        self.setup_tucked = setup_tucked

    def copy(self) -> Player:
        """Lists that seldom change are shared: rules replace them instead of changing them."""
        return Player(
            self.score, self.publicity, self.credits, self.energy, self.data, self.exofossils,
            self.hand[:], self.seen[:], [kept.copy() for kept in self.kept], self.upper, self.lower,
            self.techs, self.slots, self.tucked, self.probes[:],
            self.capsules[:], self.capsule_at[:],
            self.missions, self.covered, self.completed,
            self.endgame, self.messages, self.message_at, self.tile_at,
            self.exertians, self.played, self.gold_reached,
            self.neutral_reached, self.exertian_reached, self.sample_groups, self.setup_tucked,
        )  # fmt: skip

    def has_tech(self, tech: int) -> bool:
        return (self.techs >> tech) & 1 == 1


def new_player() -> Player:
    return Player(
        0, 0, 0, 0, 0, 0, [], [], [], 0, 0, 0, [-1] * 4, [], [], [], [], [], [], [],
        [], [], [], -1, [], [], 0, 0, 0, [], 0,
    )  # fmt: skip


class Rival(Plain):
    """What only the solo rival has; its points, publicity and pieces are those of its `Player`."""

    FIELDS: ClassVar[tuple[str, ...]] = (
        "level", "progress", "deck", "cards", "reserve", "computer", "pool", "techs", "spent_techs",
        "message_tiles", "right", "shown", "known", "on_top", "objectives", "marks", "stack", "finished",
        "used", "performed",
    )  # fmt: skip

    def __init__(
        self,
        level: i64, progress: i64, deck: list[int], cards: list[int], reserve: list[int],
        computer: i64, pool: i64, techs: list[int], spent_techs: i64,
        message_tiles: i64, right: bool, shown: i64, known: i64, on_top: i64,
        objectives: list[int], marks: list[int], stack: list[int], finished: list[int], used: list[int],
        performed: i64,
    ) -> None:  # fmt: skip
        self.level = level  # 0 to 4
        self.progress = progress  # 0 to 11
        self.deck = deck  # action cards to come, next last
        self.cards = cards  # action cards revealed this round
        self.reserve = reserve  # advanced cards
        self.computer = computer
        self.pool = pool
        self.techs = techs  # by kind
        self.spent_techs = spent_techs
        self.message_tiles = message_tiles
        self.right = right  # the decision arrow of the card revealed last
        self.shown = shown  # that card, -1 before the first
        self.known = known  # bit mask of action cards known to be its own
        self.on_top = on_top  # advanced cards put on top of the deck since it was shuffled
        self.objectives = objectives  # open
        self.marks = marks  # bit masks of their marked tasks
        self.stack = stack  # next last
        self.finished = finished  # completed, not yet spent
        self.used = used  # completed and spent
        self.performed = performed  # which line of the card shown it performed, -1 if none

    def copy(self) -> Rival:
        """Action cards and the stack of objectives are copied; all other lists are shared, and replaced when
        they change."""
        return Rival(
            self.level, self.progress, self.deck[:], self.cards[:], self.reserve,
            self.computer, self.pool, self.techs, self.spent_techs,
            self.message_tiles, self.right, self.shown, self.known, self.on_top,
            self.objectives, self.marks, self.stack[:], self.finished, self.used,
            self.performed,
        )  # fmt: skip


class Note(Plain):
    """What the effects of one list remember for those that follow them ("the landing just made")."""

    FIELDS: ClassVar[tuple[str, ...]] = (
        "landed", "craft_planet", "drawn", "tech", "tech_shared", "trace_colour", "sector", "marked",
        "scan_red", "scan_yellow", "scan_blue", "scan_black", "scan_tile", "launched", "sample", "slots_ok",
    )  # fmt: skip

    def __init__(
        self,
        landed: i64, craft_planet: i64, drawn: list[int], tech: i64, tech_shared: i64, trace_colour: i64,
        sector: i64, marked: int, scan_red: i64, scan_yellow: i64, scan_blue: i64, scan_black: i64,
        scan_tile: i64, launched: i64, sample: i64, slots_ok: i64,
    ) -> None:  # fmt: skip
        self.landed = landed  # planet landed on, 16 + moon, or -1
        self.craft_planet = craft_planet  # planet of the orbit or landing just made, -1 if none
        self.drawn = drawn  # replaced when a card is added
        self.tech = tech
        self.tech_shared = tech_shared
        self.trace_colour = trace_colour
        self.sector = sector  # where the last signal went
        self.marked = marked  # bit mask of sectors marked by this list
        self.scan_red = scan_red
        self.scan_yellow = scan_yellow
        self.scan_blue = scan_blue
        self.scan_black = scan_black
        self.scan_tile = scan_tile
        self.launched = launched
        self.sample = sample  # the sample delivered
        self.slots_ok = slots_ok  # bit mask of species slots that fulfil the mission's test

    def copy(self) -> Note:
        return Note(
            self.landed, self.craft_planet, self.drawn, self.tech, self.tech_shared, self.trace_colour,
            self.sector, self.marked, self.scan_red, self.scan_yellow, self.scan_blue, self.scan_black,
            self.scan_tile, self.launched, self.sample, self.slots_ok,
        )  # fmt: skip

    def clear(self) -> None:
        """Forgets everything, for the next turn or action; only while nothing nested keeps this note."""
        self.landed = self.craft_planet = self.tech = self.trace_colour = self.sector = self.sample = -1
        self.tech_shared = self.scan_red = self.scan_yellow = self.scan_blue = self.scan_black = 0
        self.scan_tile = self.launched = self.slots_ok = 0
        self.marked = 0
        self.drawn = EMPTY

    def count_scan(self, colour: int) -> None:
        if colour == 0:
            self.scan_red += 1
        elif colour == 1:
            self.scan_yellow += 1
        elif colour == 2:
            self.scan_blue += 1
        else:
            self.scan_black += 1

    def scanned(self, colour: int) -> int:
        if colour == 0:
            return self.scan_red
        if colour == 1:
            return self.scan_yellow
        return self.scan_blue if colour == 2 else self.scan_black


def new_note() -> Note:
    return Note(-1, -1, EMPTY, -1, 0, -1, -1, 0, 0, 0, 0, 0, 0, 0, -1, 0)


class SetiState(State):
    """A position of SETI."""

    FIELDS: ClassVar[tuple[str, ...]] = (
        "round", "start", "turn", "phase", "main", "lock", "passed", "looked", "players", "rival",
        "offsets", "turns", "tile_in", "stars", "sector_of", "signals", "wins", "first_won", "pending",
        "pending_by", "orbit_first", "orbit_rest", "bonus", "land_rest", "moons", "stacks", "two_points",
        "researched", "deck", "row", "discard", "round_stacks", "gold_sides", "gold_marks", "neutral",
        "species", "unused", "discovered", "order", "discovery", "overflow", "marks", "ripe", "decks",
        "face_up", "species_discard",
        "samples", "sample_board", "anomaly_at", "anomaly_side", "messages_taken", "exertian_at",
        "exertian_deck", "exertian_box", "moves", "watchers", "end_counts", "slingshot", "no_asteroid_cost",
        "no_publicity", "visited", "note", "playing", "penalty",
    )  # fmt: skip

    def __init__(
        self,
        game: AnyGame,
        seats: int,
        options: dict[str, str],
        chance: Chance,
        parts: Components,
        acts: Actions,
        filled: bool = True,
    ) -> None:
        super().__init__(game, seats, options, chance)
        self.parts = parts
        self.acts = acts
        self.owners = seats + 1 if seats == 1 else seats
        if filled:
            self.lay_out()

    def hollow(self) -> SetiState:
        return SetiState(
            self.game, self.seats, self.options, self.chance.copy(), self.parts, self.acts, False
        )

    def lay_out(self) -> None:
        """The fields as they are before the setup."""
        owners = self.owners
        self.round = 0
        self.start = 0
        self.turn = 0
        self.phase = SETUP
        self.main = MAIN_OPEN
        self.lock = 0  # free actions under way; none may start meanwhile (SETI-023)
        self.passed = 0
        self.looked = 0  # bit mask of seats that have seen the end-of-round stack of this round
        self.players: list[Player] = []
        self.rival: Rival | None = None
        self.offsets = [0, 0, 0]
        self.turns = 0  # rotations made
        self.tile_in = False
        self.stars: list[int] = [0] * SECTORS  # star of each sector
        self.sector_of: list[int] = [0] * SECTORS  # and the sector of each star
        self.signals: list[list[int]] = [EMPTY] * (SECTORS + 1)
        self.wins: list[int] = [0] * (SECTORS * owners)
        self.first_won: list[int] = [0] * SECTORS
        self.pending: list[int] = []  # completed sectors not yet resolved
        self.pending_by: list[int] = []
        self.orbit_first: list[list[int]] = []
        self.orbit_rest: list[list[int]] = []
        self.bonus: list[list[int]] = []
        self.land_rest: list[list[int]] = []
        self.moons: list[list[int]] = []
        self.stacks: list[list[int]] = [EMPTY] * TECH_COUNT  # tile bonuses, top last
        self.two_points = 0  # bit mask of techs that still have their 2-point tile
        self.researched = [0] * TECH_COUNT  # bit mask of owners that took it
        self.deck: list[int] = []
        self.row: list[int] = []  # -1 is a gap
        self.discard: list[int] = []
        self.round_stacks: list[list[int]] = []
        self.gold_sides: list[int] = []
        self.gold_marks: list[list[int]] = [EMPTY] * 4
        self.neutral: list[int] = []
        self.species: list[int] = []
        self.unused: list[int] = []
        self.discovered = [0, 0]
        self.order: list[int] = []  # slots in the order of their discovery
        self.discovery: list[int] = [-1] * 6  # slot * 3 + colour
        self.overflow: list[list[int]] = [EMPTY] * 6
        self.marks: list[list[int]] = [EMPTY] * (6 * LEVELS)
        self.ripe: list[int] = []
        self.decks: list[list[int]] = [[], []]
        self.face_up = [-1, -1]
        self.species_discard: list[int] = []
        self.samples: list[list[int]] = [[], []]
        self.sample_board: list[int] = [-1] * 7
        self.anomaly_at: list[int] = [-1] * 3
        self.anomaly_side: list[int] = [0] * 3
        self.messages_taken: list[int] = [-1] * 4
        self.exertian_at: list[int] = [-1] * 2
        self.exertian_deck: list[int] = []
        self.exertian_box: list[int] = []
        self.moves = 0
        self.watchers: list[int] = []
        self.end_counts: list[int] = []
        self.slingshot = False
        self.no_asteroid_cost = False
        self.no_publicity = False
        self.visited = 0
        self.note = new_note()
        self.playing = -1
        self.penalty: list[int] = []  # the tenth lost, by owner, once the game is over

    def copy_fields(self, other: SetiState) -> None:
        """Most lists are shared: rules never change them but replace them (see `changed` and `marked`). Piles
        and what goes to and fro all the time are copied, of signals and stacks the list of lists alone."""
        other.round = self.round
        other.start = self.start
        other.turn = self.turn
        other.phase = self.phase
        other.main = self.main
        other.lock = self.lock
        other.passed = self.passed
        other.looked = self.looked
        other.players = [player.copy() for player in self.players]
        other.rival = None if self.rival is None else self.rival.copy()
        other.offsets = self.offsets
        other.turns = self.turns
        other.tile_in = self.tile_in
        other.stars = self.stars
        other.sector_of = self.sector_of
        other.signals = self.signals[:]
        other.wins = self.wins
        other.first_won = self.first_won
        other.pending = self.pending
        other.pending_by = self.pending_by
        other.orbit_first = self.orbit_first
        other.orbit_rest = self.orbit_rest
        other.bonus = self.bonus
        other.land_rest = self.land_rest
        other.moons = self.moons
        other.stacks = self.stacks[:]
        other.two_points = self.two_points
        other.researched = self.researched
        other.deck = self.deck[:]
        other.row = self.row[:]
        other.discard = self.discard[:]
        other.round_stacks = [stack[:] for stack in self.round_stacks]
        other.gold_sides = self.gold_sides
        other.gold_marks = self.gold_marks
        other.neutral = self.neutral
        other.species = self.species
        other.unused = self.unused
        other.discovered = self.discovered
        other.order = self.order
        other.discovery = self.discovery
        other.overflow = self.overflow
        other.marks = self.marks
        other.ripe = self.ripe
        other.decks = [deck[:] for deck in self.decks]
        other.face_up = self.face_up
        other.species_discard = self.species_discard
        other.samples = [planet[:] for planet in self.samples]
        other.sample_board = self.sample_board
        other.anomaly_at = self.anomaly_at
        other.anomaly_side = self.anomaly_side
        other.messages_taken = self.messages_taken
        other.exertian_at = self.exertian_at
        other.exertian_deck = self.exertian_deck
        other.exertian_box = self.exertian_box
        other.moves = self.moves
        other.watchers = self.watchers
        other.end_counts = self.end_counts
        other.slingshot = self.slingshot
        other.no_asteroid_cost = self.no_asteroid_cost
        other.no_publicity = self.no_publicity
        other.visited = self.visited
        other.note = self.note.copy()
        other.playing = self.playing
        other.penalty = self.penalty

    # -- small questions that many rules ask ---------------------------------------------------------

    def sky(self) -> Sky:
        return self.parts.solar.sky(self.offsets, self.tile_in)

    def is_rival(self, owner: int) -> bool:
        return owner >= self.seats

    def the_rival(self) -> Rival:
        return cast(Rival, self.rival)

    def free_open(self, seat: int) -> bool:
        """Whether the seat may take free actions now (SETI-022, SETI-023, SETI-026); the rival never."""
        return self.phase == TURN and self.lock == 0 and self.turn == seat and seat < self.seats

    def slot_of(self, species: int) -> int:
        """The slot (0 left, 1 right) in which a discovered species lies, -1 if it is not in play."""
        for slot in range(2):
            if self.discovered[slot] and self.species[slot] == species:
                return slot
        return -1

    def clockwise(self, first: int) -> list[int]:
        """All owners in turn order from the first, who is number 0 after the last; a list for everybody, not
        to be changed."""
        return TURN_ORDERS[self.owners][first if first < self.owners else 0]


def mark_index(slot: int, colour: int, level: int) -> int:
    """Where the markers on a space of a species board are kept; levels count from 1."""
    return (slot * 3 + colour) * LEVELS + level - 1


def changed(items: list[int], at: int, value: int) -> list[int]:
    """The list with one entry replaced, as a new one: copies of a position share the old one."""
    new = items[:]
    new[at] = value
    return new


def without(items: list[int], at: int) -> list[int]:
    """The list without the entry at a place, for the same reason."""
    return items[:at] + items[at + 1 :]


def marked(spaces: list[list[int]], space: int, owner: int) -> list[list[int]]:
    """The spaces of a board with one more marker on one of them, in a new list, too."""
    new = spaces[:]
    new[space] = [*spaces[space], owner]
    return new


def unmarked(spaces: list[list[int]], space: int, owner: int) -> list[list[int]]:
    new = spaces[:]
    left = spaces[space][:]
    left.remove(owner)
    new[space] = left
    return new


def take_top(stacks: list[list[int]], stack: int) -> int:
    """Takes the topmost tile of a stack, which copies of the position may share."""
    top = stacks[stack][-1]
    stacks[stack] = stacks[stack][:-1]
    return top
