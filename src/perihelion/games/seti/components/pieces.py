"""The single pieces of SETI as plain objects: cards, stars, planets, species boards, tiles, action cards."""

from __future__ import annotations

from typing import Final

from perihelion.games.seti.components.vocabulary import TECH_KINDS, Count, Test, Trigger

TECHS_PER_KIND: Final = 4
TECH_COUNT: Final = TECHS_PER_KIND * len(TECH_KINDS)
LEVELS: Final = 9  # most spaces in a column of a species board

# Kinds of cards.
ACTION: Final = 0
CONDITIONAL: Final = 1
TRIGGERED: Final = 2
ENDGAME: Final = 3
MESSAGE: Final = 4
EXERTIAN: Final = 5
CARD_KINDS: Final = ("action", "conditional", "triggered", "endgame", "message", "exertian")

# How an end-of-game card scores.
SCORE_PER: Final = 0
SCORE_IF: Final = 1
SCORE_GOLD_RIGHTMOST: Final = 2

# What the sides of gold tiles compare; of the first nine, three in a row for the three kinds.
FIGURES: Final = (
    "tucked_credit", "tucked_energy", "tucked_card", "red_traces", "yellow_traces", "blue_traces",
    "probe_techs", "telescope_techs", "computer_techs", "techs", "sector_wins", "orbiters_and_landers",
    "completed_missions", "endgame_cards",
)  # fmt: skip
TRACE_FIGURES: Final = 3
TECH_FIGURES: Final = 6
ALL_TECHS: Final = 9
SECTOR_WINS: Final = 10
ALL_CRAFT: Final = 11
COMPLETED_MISSIONS: Final = 12


class Card:
    """A project or species card. `species` is -1 for the main deck."""

    def __init__(self, index: int, id: str, species: int, kind: int) -> None:
        self.index = index
        self.id = id
        self.key = f"card-{id}"
        self.species = species
        self.kind = kind
        self.number = ""
        self.name = ""
        self.cost = 0
        self.corner = 0  # PUBLICITY, DATA or MOVE
        self.corner_n = 0
        self.corner_vp = 0
        self.signal = 0
        self.income = 0
        self.effects = 0  # number of an effect list
        self.green = 0
        self.when: Test | None = None
        self.reward = 0
        self.triggers: list[Trigger] = []
        self.slot_rewards: list[int] = []
        self.score = -1
        self.score_vp = 0
        self.score_count: Count | None = None
        self.danger = 0
        self.vp = 0


class Star:
    def __init__(self, id: str, colour: int, slots: int, first_win: int, later_win: int) -> None:
        self.id = id
        self.colour = colour
        self.slots = slots
        self.first_win = first_win
        self.later_win = later_win


class PlanetBoard:
    """What orbiters and landers gain at a planet. `bonus` are the numbers of its first-lander spaces."""

    def __init__(self, orbit: int, first_orbit: int, land: int, bonus: list[int], moons: list[int]) -> None:
        self.orbit = orbit
        self.first_orbit = first_orbit
        self.land = land
        self.bonus = bonus
        self.moons = moons


class Space:
    """A space of a species board. `marks` is -1 where it may be marked again and again."""

    def __init__(self, colour: int, level: int, step: int, marks: int, reward: int) -> None:
        self.colour = colour
        self.level = level
        self.step = step
        self.marks = marks
        self.reward = reward
        self.cost_data = 0
        self.cost_exofossils = 0
        self.sample_slot = -1
        self.shift = 0  # how far left of its column it is printed, in space widths
        self.danger = 0


class SpeciesBoard:
    def __init__(self, index: int, id: str, cards: list[int]) -> None:
        self.index = index
        self.id = id
        self.cards = cards
        self.spaces: list[list[Space]] = [[], [], []]  # by colour, from the bottom


class GoldTile:
    def __init__(self, id: str, side: str, values: list[int], rule: str, of: list[str]) -> None:
        self.id = id
        self.side = side
        self.values = values
        self.rule = rule
        self.of = of
        self.figures = [FIGURES.index(name) for name in of]


class Task:
    """A task of an objective: `triggers` are alternatives; `have` is the resource to hold, or -1."""

    def __init__(self, have: int, n: int, triggers: list[Trigger]) -> None:
        self.have = have
        self.n = n
        self.triggers = triggers


class Objective:
    """`holding` are the numbers of the tasks that ask for something to be held."""

    def __init__(self, id: str, level: int, tasks: list[Task]) -> None:
        self.id = id
        self.level = level
        self.tasks = tasks
        self.holding = [number for number, task in enumerate(tasks) if task.have >= 0]


class RivalAction:
    """One line of an action card; `planets` with the moves to each."""

    def __init__(self, do: str) -> None:
        self.do = do
        self.vp = 0
        self.publicity = 0
        self.progress = 0
        self.planets: list[int] = []
        self.moves: list[int] = []
        self.orbit_first = False
        self.signals: list[str] = []
        self.species_index = 0


class ActionCard:
    def __init__(self, id: str, kind: str, right: bool, species: int, actions: list[RivalAction]) -> None:
        self.id = id
        self.key = f"action-card-{id.replace('.', '-')}"
        self.kind = kind
        self.right = right  # the decision arrow
        self.species = species
        self.actions = actions


class Difficulty:
    def __init__(self, extra: int, objectives: list[int], start: int, track: list[int]) -> None:
        self.extra = extra
        self.objectives = objectives
        self.start = start
        self.track = track
