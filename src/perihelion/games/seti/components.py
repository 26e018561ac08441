"""The components of SETI, read from the TOML files into plain objects.

`Components` is built once and shared by all states. Whoever passes another file or folder replaces the
files of the same names.
"""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Final, cast

from perihelion.games.seti.solar import Solar
from perihelion.games.seti.vocabulary import (
    COLOURS,
    GAINS,
    PLANETS,
    SPECIES,
    TECH_KINDS,
    Count,
    Effect,
    Glossary,
    Table,
    Test,
    Trigger,
    income_of,
    number,
    read_count,
    read_test,
    read_trigger,
    table_of,
    tables,
    word,
    words,
)

TECHS_PER_KIND: Final = 4
TECH_COUNT: Final = TECHS_PER_KIND * len(TECH_KINDS)
LEVELS: Final = 9  # most spaces in a column of a species board

FILES: Final = ("components", "cards_main", "species", "solo")

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


class Task:
    """A task of an objective: `triggers` are alternatives; `have` is the resource to hold, or -1."""

    def __init__(self, have: int, n: int, triggers: list[Trigger]) -> None:
        self.have = have
        self.n = n
        self.triggers = triggers


class Objective:
    def __init__(self, id: str, level: int, tasks: list[Task]) -> None:
        self.id = id
        self.level = level
        self.tasks = tasks


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


class Components:
    """Everything that never changes in a game."""

    def __init__(self, files: dict[str, Table]) -> None:
        base, main, species, solo = (files[name] for name in FILES)
        self.base = base
        star_tables = tables(base, "star")
        self.star_ids = [word(entry, "id") for entry in star_tables]
        self.glossary = Glossary(self.star_ids)
        self.stars = [self._star(entry) for entry in star_tables]
        self.sector_tiles = [
            [self.star_ids.index(id) for id in words(entry, "stars")] for entry in tables(base, "sector_tile")
        ]
        self.sector_sides = [cast(list[int], entry["sectors"]) for entry in tables(base, "sector_side")]
        self.solar = Solar(table_of(base, "solar_system"))
        self._read_planets(base, table_of(table_of(species, "species"), "oumuamua"))
        self._read_techs(base)
        self._read_rules(base)
        self.gold = self._gold(tables(base, "gold_tile"))
        self.cards: list[Card] = []
        for entry in tables(main, "card"):
            self._card(entry, -1)
        self.main_cards = len(self.cards)
        self._read_species(table_of(species, "species"))
        self._read_solo(solo)

    def effects(self, list_number: int) -> list[Effect]:
        return self.glossary.lists[list_number]

    def _star(self, entry: Table) -> Star:
        read = self.glossary.read
        return Star(
            word(entry, "id"), COLOURS.index(word(entry, "colour")), number(entry, "data_slots"),
            read(tables(entry, "first_win")), read(tables(entry, "later_win")),
        )  # fmt: skip

    def _read_planets(self, base: Table, oumuamua: Table) -> None:
        read = self.glossary.read
        boards = table_of(base, "planet")
        moons = table_of(base, "moon")
        self.planets: list[PlanetBoard] = []
        self.moon_ids: list[str] = []
        self.moon_planet: list[int] = []
        self.moon_rewards: list[int] = []
        self.bonus_rewards: list[int] = []  # of first-lander spaces, numbered over all planets
        self.bonus_planet: list[int] = []
        for planet, id in enumerate(PLANETS):
            entry = oumuamua if id == "oumuamua" else table_of(boards, id)
            orbit, land = table_of(entry, "orbit"), table_of(entry, "land")
            bonus: list[int] = []
            for space in cast(list[list[Table]], land.get("first_bonus_spaces", [])):
                bonus.append(len(self.bonus_rewards))
                self.bonus_rewards.append(read(space))
                self.bonus_planet.append(planet)
            own_moons: list[int] = []
            for moon in [] if id == "oumuamua" else words(entry, "moons"):
                own_moons.append(len(self.moon_ids))
                self.moon_ids.append(moon)
                self.moon_planet.append(planet)
                self.moon_rewards.append(read(tables(table_of(moons, moon), "reward")))
            orbit_reward, first_orbit = read(tables(orbit, "reward")), read(tables(orbit, "first_bonus"))
            land_reward = read(tables(land, "reward"))
            self.planets.append(PlanetBoard(orbit_reward, first_orbit, land_reward, bonus, own_moons))

    def _read_techs(self, base: Table) -> None:
        read = self.glossary.read
        entries = tables(base, "tech")
        self.tech_ids = [word(entry, "id") for entry in entries]
        self.tech_printed = [read(tables(entry, "printed_bonus")) for entry in entries]
        self.tech_upper = [read(tables(entry, "upper")) for entry in entries]
        self.tech_lower = [read(tables(entry, "lower")) for entry in entries]
        bonuses = tables(base, "tech_bonus")
        self.tech_bonus_ids = [word(entry, "id") for entry in bonuses]
        self.tech_bonus = [read(tables(entry, "reward")) for entry in bonuses]
        columns = tables(table_of(base, "computer"), "column")
        self.column_rewards = [read(tables(entry, "reward")) for entry in columns]
        self.tech_columns = [at for at, entry in enumerate(columns) if entry["tech_slot"]]

    def _read_rules(self, base: Table) -> None:
        read = self.glossary.read
        resources = table_of(base, "resources")
        self.start_publicity = number(table_of(resources, "publicity"), "start")
        self.max_publicity = number(table_of(resources, "publicity"), "max")
        self.start_credits = number(table_of(resources, "credits"), "start")
        self.start_energy = number(table_of(resources, "energy"), "start")
        self.pool_max = number(table_of(resources, "data"), "pool_max")
        self.start_cards = number(table_of(resources, "hand"), "start_cards")
        self.hand_limit = number(table_of(resources, "hand"), "limit_when_passing")
        self.start_scores = cast(list[int], table_of(resources, "score")["start_by_seat"])
        income = table_of(table_of(resources, "income_card"), "per_round")
        self.income_credits = number(income, "credits")
        self.income_energy = number(income, "energy")
        self.income_cards = number(income, "random_cards")
        self.rounds = number(base, "rounds")
        self.row_size = number(table_of(base, "card_row"), "size")
        limit = table_of(base, "probe_limit")
        self.probe_limit = number(limit, "base")
        self.probe_limit_tech = number(limit, "with_double_probe_tech")
        actions = table_of(base, "main_action")
        self.launch_credits = number(table_of(table_of(actions, "launch"), "cost"), "credits")
        orbit = table_of(table_of(actions, "orbit"), "cost")
        self.orbit_credits, self.orbit_energy = number(orbit, "credits"), number(orbit, "energy")
        land = table_of(actions, "land")
        self.land_energy = number(table_of(land, "cost"), "energy")
        self.land_energy_orbiter = number(table_of(land, "cost_with_orbiter"), "energy")
        self.land_discount = number(table_of(land, "tech_discount"), "energy")
        scan = table_of(table_of(actions, "scan"), "cost")
        self.scan_credits, self.scan_energy = number(scan, "credits"), number(scan, "energy")
        self.analyze_energy = number(table_of(table_of(actions, "analyze"), "cost"), "energy")
        self.analyze_reward = read(tables(table_of(actions, "analyze"), "reward"))
        self.research_publicity = number(table_of(table_of(actions, "research"), "cost"), "publicity")
        self.research_reward = read(tables(table_of(actions, "research"), "reward"))
        buy = table_of(table_of(base, "free_action"), "buy_card")
        self.buy_publicity = number(table_of(buy, "cost"), "publicity")
        self.first_taker_vp = number(table_of(base, "tech_rules"), "first_taker_vp")
        sectors = table_of(base, "sector_rules")
        self.second_slot_vp = number(sectors, "second_slot_vp")
        self.contributor_publicity = number(sectors, "contributor_publicity")
        discovery = table_of(base, "discovery")
        sides = [table_of(discovery, side) for side in ("left", "right")]
        self.discovery_reward = [read(tables(side, "space_reward")) for side in sides]
        self.overflow_reward = [read(tables(side, "overflow_reward")) for side in sides]
        milestones = table_of(base, "milestones")
        self.gold_milestones = cast(list[int], milestones["gold"])
        self.neutral_milestones = cast(list[int], milestones["neutral"])
        each = table_of(milestones, "neutral_markers_each")
        self.neutral_markers = [0] + [number(each, str(seats)) for seats in (1, 2, 3, 4)]

    def _gold(self, entries: list[Table]) -> list[list[GoldTile]]:
        """The four tiles, each with its two sides."""
        tiles: list[list[GoldTile]] = []
        for entry in entries:
            sets = table_of(entry, "sets")
            values = cast(list[int], entry["values"])
            tile = GoldTile(
                word(entry, "id"), word(entry, "side"), values, word(sets, "rule"), words(sets, "of")
            )
            if tiles and tiles[-1][0].id == tile.id:
                tiles[-1].append(tile)
            else:
                tiles.append([tile])
        return tiles

    def _card(self, entry: Table, species: int) -> Card:
        read = self.glossary.read
        card = Card(len(self.cards), word(entry, "id"), species, CARD_KINDS.index(word(entry, "kind")))
        self.cards.append(card)
        card.number = str(entry["number"])
        card.name = word(entry, "name")
        card.cost = number(entry, "cost")
        if card.kind == EXERTIAN:
            card.danger, card.vp = number(entry, "danger"), number(entry, "vp")
            card.when = read_test(table_of(entry, "when"))
            return card
        corner = table_of(entry, "corner")
        for icon in ("publicity", "data", "move"):
            if icon in corner:
                card.corner, card.corner_n = GAINS.index(icon), number(corner, icon)
        card.corner_vp = number(corner, "vp")
        card.signal = COLOURS.index(word(entry, "signal"))
        card.income = income_of(word(entry, "income"))
        card.effects = read(tables(entry, "effects"))
        card.green = read(tables(entry, "green"))
        mission = table_of(entry, "mission")
        if card.kind == CONDITIONAL:
            card.when = read_test(table_of(mission, "when"))
            card.reward = read(tables(mission, "reward"))
        elif card.kind == TRIGGERED:
            for slot in tables(mission, "slots"):
                card.triggers.append(read_trigger(table_of(slot, "on")))
                card.slot_rewards.append(read(tables(slot, "reward")))
        elif card.kind == ENDGAME:
            self._read_scoring(card, table_of(entry, "endgame"))
        return card

    def _read_scoring(self, card: Card, entry: Table) -> None:
        card.score = ("per", "if", "gold_rightmost").index(word(entry, "score"))
        card.score_vp = number(entry, "vp")
        if card.score == SCORE_PER:
            card.score_count = read_count(entry)
        elif card.score == SCORE_IF:
            card.when = read_test(table_of(entry, "test"))

    def _read_species(self, entries: Table) -> None:
        read = self.glossary.read
        self.species: list[SpeciesBoard] = []
        for index, id in enumerate(SPECIES):
            entry = table_of(entries, id)
            cards = [self._card(card, index).index for card in tables(entry, "card")]
            board = SpeciesBoard(index, id, cards)
            for item in tables(entry, "space"):
                space = Space(
                    COLOURS.index(word(item, "colour")), number(item, "level"), number(item, "step"),
                    number(item, "marks"), read(tables(item, "reward")),
                )  # fmt: skip
                cost = table_of(item, "cost")
                space.cost_data, space.cost_exofossils = number(cost, "data"), number(cost, "exofossils")
                space.sample_slot = number(item, "sample_slot", -1)
                space.danger = number(item, "danger")
                board.spaces[space.colour].append(space)
            self.species.append(board)
        self.hand_cards = self.species[-1].cards[0]  # cards below this number can be in a hand
        mascamites = table_of(entries, "mascamites")
        self.samples = [read(tables(entry, "reward")) for entry in tables(mascamites, "sample")]
        self.sample_planets = [PLANETS.index(name) for name in words(mascamites, "sample_planets")]
        self.samples_per_planet = number(mascamites, "samples_per_planet")
        anomalies = table_of(entries, "anomalies")
        self.anomaly_sides = [
            [read(tables(side, "reward")) for side in tables(entry, "sides")]
            for entry in tables(anomalies, "anomaly")
        ]
        self.anomaly_offsets = cast(list[int], anomalies["token_offsets"])
        tile = table_of(table_of(entries, "oumuamua"), "tile")
        self.tile_slots = number(tile, "data_slots")
        slot_vp = table_of(tile, "slot_vp")
        self.tile_vp = [number(slot_vp, name) for name in ("first", "second", "third")]
        self.tile_reward = read(tables(tile, "completed_reward"))
        centaurians = table_of(entries, "centaurians")
        rewards = tables(centaurians, "message_reward")
        self.message_rewards = [read(tables(entry, "reward")) for entry in rewards]
        self.message_ids = [word(entry, "id") for entry in rewards]
        self.message_distance = number(centaurians, "message_distance")
        exertians = table_of(entries, "exertians")
        milestones = tables(exertians, "milestone")
        self.exertian_ahead = [number(entry, "ahead_of_leader") for entry in milestones]
        self.exertian_credits = [number(table_of(entry, "play_cost"), "credits") for entry in milestones]
        self.exertian_deal = number(exertians, "deal_each")
        self.exertian_deal_marker = number(exertians, "deal_per_discovery_marker")

    def _read_solo(self, solo: Table) -> None:
        progress = table_of(solo, "progress")
        self.progress_spaces = number(progress, "spaces")
        self.progress_income = number(table_of(progress, "advance_per"), "income")
        self.unfinished_steps = number(progress, "unfinished_objective_steps")
        self.advanced_empty_vp = number(progress, "advanced_deck_empty_vp")
        self.rival_publicity = number(table_of(solo, "setup"), "rival_publicity")
        goals = table_of(solo, "objectives")
        self.open_objectives = number(goals, "open")
        spend = table_of(goals, "spend_at_round_end")
        self.objectives_due = [number(spend, f"r{round}") for round in (1, 2, 3, 4)]
        self.objective_vp = number(goals, "rival_points_each_unfinished")
        self.difficulties = [
            Difficulty(
                number(entry, "extra_advanced_cards"),
                [number(table_of(entry, "objectives"), level) for level in ("I", "II", "III")],
                number(entry, "progress_start") - 1,
                [self.tech_ids.index(tech) for tech in words(entry, "progress_track")],
            )
            for entry in tables(solo, "difficulty")
        ]
        self.objectives = [self._objective(entry) for entry in tables(solo, "objective")]
        self.action_cards = [_action_card(entry) for entry in tables(solo, "action_card")]

    def _objective(self, entry: Table) -> Objective:
        tasks: list[Task] = []
        for options in cast(list[list[Table]], entry["tasks"]):
            first = options[0]
            if "have" in first:
                have = ("score", "publicity", "", "", "data_pool").index(word(first, "have"))
                tasks.append(Task(have, number(first, "n"), []))
            else:
                tasks.append(Task(-1, 0, [read_trigger(option) for option in options]))
        return Objective(word(entry, "id"), ("I", "II", "III").index(word(entry, "level")), tasks)


def _action_card(entry: Table) -> ActionCard:
    actions: list[RivalAction] = []
    for line in tables(entry, "actions"):
        action = RivalAction(word(line, "do"))
        action.vp, action.progress = number(line, "vp"), number(line, "progress")
        action.publicity = number(line, "publicity")
        action.species_index = number(line, "species_index")
        action.signals = words(line, "signals")
        action.orbit_first = words(line, "prefer")[:1] == ["orbit"]
        action.planets = [PLANETS.index(name) for name in words(line, "planets")]
        action.moves = [number(line, "moves")] * len(action.planets)
        for target in tables(line, "targets"):
            action.planets.append(PLANETS.index(word(target, "planet")))
            action.moves.append(number(target, "moves"))
        actions.append(action)
    species = SPECIES.index(word(entry, "species")) if "species" in entry else -1
    right = word(entry, "arrow") == "right"
    return ActionCard(word(entry, "id"), word(entry, "kind"), right, species, actions)


def load_components(path: Path | None) -> Components:
    """The components of this package, with the files of another folder (or one other file) in their place."""
    own = Path(__file__).parent / "data"
    files: dict[str, Table] = {}
    for name in FILES:
        source = own / f"{name}.toml"
        if path is not None and path.is_dir() and (path / source.name).exists():
            source = path / source.name
        elif path is not None and path.is_file() and name == (path.stem if path.stem in FILES else FILES[0]):
            source = path
        files[name] = cast(Table, tomllib.loads(source.read_text(encoding="utf-8")))
    return Components(files)
