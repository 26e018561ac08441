"""The components as typed objects: what lies in the box and what is printed on it.

The data stands in six TOML files in `data`; `reading.py` turns it into these objects and puts them into
the box (`box.py`).
"""

from __future__ import annotations

from typing import Final

SIZES: Final = ("small", "medium", "large")
MODIFIERS: Final = ("pm1", "plus2")

# Kinds of places in the star cluster, and the colours of its gates.
ENTRY: Final = 0
SYSTEM: Final = 1
PULSAR: Final = 2
ISOLATED: Final = 3
GATE: Final = 4
KINDS: Final = ("entry_gate", "planetary_system", "pulsar", "isolated_pulsar", "gate")

COLOURS: Final = ("orange", "magenta", "green")
ALL_COLOURS: Final = 7

# On the table: owners of planets and pulsars, generators on pulsars, dice in hand.
NOBODY: Final = -1
COVERED: Final = -2  # a planet under a token of a colour nobody plays
SPINNING: Final = 3  # added to a generator on a pulsar when it is spun up
NO_DIE: Final = -1

# Kinds of rewards; the vocabulary is explained in components.toml.
POINTS: Final = 0
CUBES: Final = 1
MODIFIER: Final = 2
GENERATOR: Final = 3
GENERATORS_DISTINCT: Final = 4
EXPLORATION_TOKEN: Final = 5
SPLIT_DIE: Final = 6
BONUS_DIE: Final = 7
BUY_BONUS_DIE: Final = 8
INSPECTION_FLIGHT: Final = 9
CLAIM_ISOLATED: Final = 10
TELEPORT: Final = 11
EXTRA_STATION: Final = 12
BUY_POINTS: Final = 13
REWARDS: Final = (
    "points", "cubes", "modifier", "generator", "generators_distinct", "exploration_token", "split_die",
    "bonus_die", "buy_bonus_die", "inspection_flight", "claim_isolated_pulsar", "teleport", "extra_station",
    "buy_points",
)  # fmt: skip

TELEPORTS: Final = ("pulsar", "system", "any")
TO_PULSAR: Final = 0
TO_SYSTEM: Final = 1
TO_ANY: Final = 2

# Kinds of technologies.
INSTANT: Final = 0
PERMANENT: Final = 1
PRODUCTION: Final = 2
ENDGAME: Final = 3
TECHNOLOGY_KINDS: Final = ("instant", "permanent", "production", "endgame")

# Triggers of lasting effects.
NO_TRIGGER: Final = -1
ON_PATENT: Final = 0
ON_SPIN: Final = 1
ON_PAY_TRANSMITTER: Final = 2
ON_ACTIVATE: Final = 3
ON_PROJECT: Final = 4
ON_STATION: Final = 5
ON_CLAIM: Final = 6
ON_COPY: Final = 7
ON_BONUS_DIE: Final = 8
ON_MODIFIER: Final = 9
ON_VISIT_GATE: Final = 10
ON_VISIT_PULSAR: Final = 11
ON_LAND_PULSAR: Final = 12
ON_ALL_COLOURS: Final = 13
ON_PRODUCTION: Final = 14
TRIGGERS: Final = (
    "patent", "spin_generator", "pay_transmitter_die", "activate_transmitter", "complete_project",
    "build_station", "claim_pulsar", "copy_leftover_die", "use_bonus_die", "use_modifier",
    "flight_visits_gate",
    "flight_visits_pulsar", "flight_lands_on_pulsar", "flight_visits_all_gate_colours", "production",
)  # fmt: skip

# What technologies count.
NO_COUNT: Final = -1
COUNT_STATION: Final = 0
COUNT_PATENT: Final = 1
COUNT_PATENT_PAIR: Final = 2
COUNT_SPINNING: Final = 3
COUNT_SPINNING_SIZES: Final = 4
COUNT_BEST_SIZE: Final = 5
COUNT_PULSAR: Final = 6
COUNT_AWARD: Final = 7
COUNT_ACTIVE: Final = 8
COUNT_LINK: Final = 9
COUNT_PROJECT: Final = 10
COUNT_PROJECT_ROW1: Final = 11
COUNT_INSPECTION: Final = 12
COUNT_MODIFIER: Final = 13
COUNTS: Final = (
    "station", "patent", "patent_pair", "spinning_generator", "spinning_generator_sizes",
    "spinning_generators_of_best_size", "claimed_pulsar", "construction_award", "active_transmitter",
    "active_link", "completed_project", "completed_projects_row1", "used_inspection_flight", "modifier",
)  # fmt: skip

# Conditions of contracts.
SAME_SIZE: Final = 0
DIFFERENT_SIZES: Final = 1
ANY_SIZES: Final = 2
TRANSMITTERS: Final = 3
STATIONS: Final = 4
PATENTS: Final = 5
PROJECTS: Final = 6
INSPECTIONS: Final = 7
CONDITIONS: Final = (
    "spinning_generators_same_size", "spinning_generators_different_sizes", "spinning_generators_any",
    "active_transmitters", "stations", "patents", "completed_projects", "used_inspection_flights",
)  # fmt: skip

MEDIAN_VALUE: Final = -1  # a row value that is read off the median marker
ANY_PLANET: Final = -1
BLUE: Final = 0
LIFELESS: Final = 1


class Reward:
    """One entry of the reward vocabulary. `value` and `extra` depend on the kind: the modifier, the die,
    the silver and the red die of a split, the target of a teleport, the price in cubes; `mask` holds
    generator sizes or gate colours."""

    def __init__(self, kind: int, amount: int, value: int, extra: int, mask: int) -> None:
        self.kind = kind
        self.amount = amount
        self.value = value
        self.extra = extra
        self.mask = mask


def gives_bonus_die(rewards: list[Reward]) -> bool:
    """Whether the rewards hold a bonus die, so that they can be had once per turn only."""
    return any(reward.kind in (SPLIT_DIE, BONUS_DIE, BUY_BONUS_DIE) for reward in rewards)


class Origin:
    """How well the published form of a component is known; `fields` names what is ours."""

    def __init__(self, word: str, fields: list[str]) -> None:
        self.word = word
        self.fields = fields


class SystemTile:
    """A planetary system; each planet is given by the player count from which it is open."""

    def __init__(
        self, id: str, blue: list[int], lifeless: list[int], bonus: list[Reward], origin: Origin
    ) -> None:
        self.id = id
        self.blue = blue
        self.lifeless = lifeless
        self.open_from = blue + lifeless  # planets are numbered blue ones first
        self.bonus = bonus
        self.origin = origin


class Transmitter:
    def __init__(
        self,
        id: str,
        letter: str,
        cost: list[int],
        left: int,
        right: int,
        immediate: list[Reward],
        permanent: list[Reward],
        origin: Origin,
    ) -> None:
        self.id = id
        self.letter = letter
        self.cost = cost
        self.values = sorted(set(cost))
        # By value: mask of the printed dice that show it.
        self.dice = [sum(1 << at for at, die in enumerate(cost) if die == value) for value in range(7)]
        self.left = left
        self.right = right
        self.immediate = immediate
        self.permanent = permanent
        self.origin = origin

    def edge(self, side: int) -> int:
        """Pips of the half die on an edge as printed, 0 left and 1 right; -1 without a connector."""
        return self.left if side == 0 else self.right


class Technology:
    def __init__(
        self, id: str, board: int, row: int, die: int, icons: int, kind: int, origin: Origin
    ) -> None:
        self.id = id
        self.slug = id.replace(".", "-")
        self.board = board
        self.row = row
        self.die = die
        self.icons = icons
        self.kind = kind
        self.origin = origin
        self.rewards: list[Reward] = []
        self.red = False  # gives a bonus die
        self.trigger = NO_TRIGGER
        self.points = 0
        self.per = NO_COUNT
        self.count = NO_COUNT
        self.table: list[int] = []
        self.shift = 0
        self.step = 0
        self.colour = -1
        self.planet = ANY_PLANET
        self.copy_price = 0
        self.pay_cubes = 0
        self.waive = 0
        self.extra_stations = 0
        self.initiative_multiplier = 1
        self.cubes_per_point = 0


class Board:
    """One side of a technology piece; `values` are the row values of its rounds."""

    def __init__(
        self, id: str, category: int, first_game: bool, values: list[int], values_origin: str
    ) -> None:
        self.id = id
        self.category = category
        self.first_game = first_game
        self.values = values
        self.values_origin = values_origin
        self.technologies: list[int] = []


class Project:
    def __init__(self, id: str, row: int, needs: int, die: int, rewards: list[Reward]) -> None:
        self.id = id
        self.row = row
        self.needs = needs  # mask of projects
        self.die = die
        self.rewards = rewards
        self.red = gives_bonus_die(rewards)
        self.inspection = -1  # which reward is an inspection flight
        for number, reward in enumerate(rewards):
            if reward.kind == INSPECTION_FLIGHT:
                self.inspection = number


class HeadquartersSide:
    def __init__(
        self, id: str, board: str, side: int, leaning: str, projects: list[Project], origin: Origin
    ) -> None:
        self.id = id
        self.board = board
        self.side = side
        self.leaning = leaning
        self.projects = projects
        self.origin = origin


class Contract:
    """One side of a contract tile; `bonuses` are pairs of price in cubes and points."""

    def __init__(
        self,
        id: str,
        tile: int,
        condition: int,
        need: int,
        points: int,
        bonuses: list[tuple[int, int]],
        first_game: bool,
        origin: Origin,
    ) -> None:
        self.id = id
        self.tile = tile
        self.condition = condition
        self.need = need
        self.points = points
        self.bonuses = bonuses
        self.first_game = first_game
        self.origin = origin


class TokenFace:
    """A face of the exploration tokens."""

    def __init__(self, id: str, count: int, rewards: list[Reward], keep: bool, origin: Origin) -> None:
        self.id = id
        self.count = count
        self.rewards = rewards
        self.keep = keep
        self.origin = origin


class Generator:
    def __init__(self, size: str, count: int, take_die: int, spin_die: int, points: int) -> None:
        self.size = size
        self.count = count
        self.take_die = take_die
        self.spin_die = spin_die
        self.points = points


def is_flight(trigger: int) -> bool:
    """Whether the trigger is something that happens on a flight."""
    return ON_VISIT_GATE <= trigger <= ON_ALL_COLOURS


def outer_edge(entry: int, right: bool) -> int:
    """Which printed edge of a transmitter in a structure (tile * 2, plus 1 if turned upside down) looks left,
    or right."""
    return entry & 1 ^ (1 if right else 0)
