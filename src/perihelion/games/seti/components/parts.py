"""The components of SETI, read from the TOML files into plain objects.

`Components` is built once and shared by all states. Whoever passes another file or folder replaces the
files of the same names.
"""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Final

from perihelion.core.tables import Table
from perihelion.games.seti.components.pieces import (
    CARD_KINDS,
    CONDITIONAL,
    ENDGAME,
    EXERTIAN,
    SCORE_IF,
    SCORE_PER,
    TRIGGERED,
    ActionCard,
    Card,
    Difficulty,
    GoldTile,
    Objective,
    PlanetBoard,
    RivalAction,
    Space,
    SpeciesBoard,
    Star,
    Task,
)
from perihelion.games.seti.components.reading import Glossary, income_of, read_count, read_test, read_trigger
from perihelion.games.seti.components.solar import Solar
from perihelion.games.seti.components.vocabulary import (
    COLOURS,
    GAINS,
    PLANETS,
    SPECIES,
    Effect,
)

FILES: Final = ("components", "cards_main", "species", "solo")


class Components:
    """Everything that never changes in a game."""

    def __init__(self, files: dict[str, Table]) -> None:
        base, main, species, solo = (files[name] for name in FILES)
        star_tables = base.tables("star")
        self.star_ids = [entry.word("id") for entry in star_tables]
        self.glossary = Glossary(self.star_ids)
        self.stars = [self._star(entry) for entry in star_tables]
        self.stars_of = [  # by colour
            [star for star, face in enumerate(self.stars) if face.colour == colour]
            for colour in range(len(COLOURS))
        ]
        self.sector_tiles = [
            [self.star_ids.index(id) for id in entry.words("stars")] for entry in base.tables("sector_tile")
        ]
        self.sector_sides = [entry.numbers("sectors") for entry in base.tables("sector_side")]
        self.solar = Solar(base.table("solar_system"))
        self._read_planets(base, species.table("species").table("oumuamua"))
        self._read_techs(base)
        self._read_rules(base)
        self.gold = self._gold(base.tables("gold_tile"))
        self.cards: list[Card] = []
        for entry in main.tables("card"):
            self._card(entry, -1)
        self.main_cards = len(self.cards)
        self.main_deck = list(range(self.main_cards))
        self._read_species(species.table("species"))
        self._read_solo(solo)

    def effects(self, list_number: int) -> list[Effect]:
        return self.glossary.lists[list_number]

    def _star(self, entry: Table) -> Star:
        read = self.glossary.read
        return Star(
            entry.word("id"), COLOURS.index(entry.word("colour")), entry.number("data_slots"),
            read(entry.tables("first_win")), read(entry.tables("later_win")),
        )  # fmt: skip

    def _read_planets(self, base: Table, oumuamua: Table) -> None:
        read = self.glossary.read
        boards = base.table("planet")
        moons = base.table("moon")
        self.planets: list[PlanetBoard] = []
        self.moon_ids: list[str] = []
        self.moon_planet: list[int] = []
        self.moon_rewards: list[int] = []
        self.bonus_rewards: list[int] = []  # of first-lander spaces, numbered over all planets
        self.bonus_planet: list[int] = []
        for planet, id in enumerate(PLANETS):
            entry = oumuamua if id == "oumuamua" else boards.table(id, optional=True)
            orbit, land = entry.table("orbit", optional=True), entry.table("land", optional=True)
            bonus: list[int] = []
            for space in land.table_rows("first_bonus_spaces", optional=True):
                bonus.append(len(self.bonus_rewards))
                self.bonus_rewards.append(read(space))
                self.bonus_planet.append(planet)
            own_moons: list[int] = []
            for moon in [] if id == "oumuamua" else entry.words("moons", optional=True):
                own_moons.append(len(self.moon_ids))
                self.moon_ids.append(moon)
                self.moon_planet.append(planet)
                self.moon_rewards.append(read(moons.table(moon).tables("reward")))
            orbit_reward, first_orbit = (
                read(orbit.tables("reward", optional=True)),
                read(orbit.tables("first_bonus", optional=True)),
            )
            land_reward = read(land.tables("reward", optional=True))
            self.planets.append(PlanetBoard(orbit_reward, first_orbit, land_reward, bonus, own_moons))

    def _read_techs(self, base: Table) -> None:
        read = self.glossary.read
        entries = base.tables("tech")
        self.tech_ids = [entry.word("id") for entry in entries]
        self.tech_printed = [read(entry.tables("printed_bonus")) for entry in entries]
        self.tech_upper = [read(entry.tables("upper", optional=True)) for entry in entries]
        self.tech_lower = [read(entry.tables("lower", optional=True)) for entry in entries]
        bonuses = base.tables("tech_bonus")
        self.tech_bonus_ids = [entry.word("id") for entry in bonuses]
        self.tech_bonus = [read(entry.tables("reward")) for entry in bonuses]
        columns = base.table("computer").tables("column")
        self.column_rewards = [read(entry.tables("reward")) for entry in columns]
        self.tech_columns = [at for at, entry in enumerate(columns) if entry.flag("tech_slot")]

    def _read_rules(self, base: Table) -> None:
        read = self.glossary.read
        resources = base.table("resources")
        self.start_publicity = resources.table("publicity").number("start")
        self.max_publicity = resources.table("publicity").number("max")
        self.start_credits = resources.table("credits").number("start")
        self.start_energy = resources.table("energy").number("start")
        self.pool_max = resources.table("data").number("pool_max")
        self.start_cards = resources.table("hand").number("start_cards")
        self.hand_limit = resources.table("hand").number("limit_when_passing")
        self.start_scores = resources.table("score").numbers("start_by_seat")
        income = resources.table("income_card").table("per_round")
        self.income_credits = income.number("credits")
        self.income_energy = income.number("energy")
        self.income_cards = income.number("random_cards")
        self.rounds = base.number("rounds")
        self.row_size = base.table("card_row").number("size")
        limit = base.table("probe_limit")
        self.probe_limit = limit.number("base")
        self.probe_limit_tech = limit.number("with_double_probe_tech")
        actions = base.table("main_action")
        self.launch_credits = actions.table("launch").table("cost").number("credits")
        orbit = actions.table("orbit").table("cost")
        self.orbit_credits, self.orbit_energy = orbit.number("credits"), orbit.number("energy")
        land = actions.table("land")
        self.land_energy = land.table("cost").number("energy")
        self.land_energy_orbiter = land.table("cost_with_orbiter").number("energy")
        self.land_discount = land.table("tech_discount").number("energy")
        scan = actions.table("scan").table("cost")
        self.scan_credits, self.scan_energy = scan.number("credits"), scan.number("energy")
        self.analyze_energy = actions.table("analyze").table("cost").number("energy")
        self.analyze_reward = read(actions.table("analyze").tables("reward"))
        self.research_publicity = actions.table("research").table("cost").number("publicity")
        self.research_reward = read(actions.table("research").tables("reward"))
        buy = base.table("free_action").table("buy_card")
        self.buy_publicity = buy.table("cost").number("publicity")
        self.first_taker_vp = base.table("tech_rules").number("first_taker_vp")
        sectors = base.table("sector_rules")
        self.second_slot_vp = sectors.number("second_slot_vp")
        self.contributor_publicity = sectors.number("contributor_publicity")
        discovery = base.table("discovery")
        sides = [discovery.table(side) for side in ("left", "right")]
        self.discovery_reward = [read(side.tables("space_reward")) for side in sides]
        self.overflow_reward = [read(side.tables("overflow_reward")) for side in sides]
        milestones = base.table("milestones")
        self.gold_milestones = milestones.numbers("gold")
        self.neutral_milestones = milestones.numbers("neutral")
        self.gold_reached = reached_by_score(self.gold_milestones)
        self.neutral_reached = reached_by_score(self.neutral_milestones)
        each = milestones.table("neutral_markers_each")
        self.neutral_markers = [0] + [each.number(str(seats)) for seats in (1, 2, 3, 4)]

    def _gold(self, entries: list[Table]) -> list[list[GoldTile]]:
        """The four tiles, each with its two sides."""
        tiles: list[list[GoldTile]] = []
        for entry in entries:
            sets = entry.table("sets")
            values = entry.numbers("values")
            tile = GoldTile(entry.word("id"), entry.word("side"), values, sets.word("rule"), sets.words("of"))
            if tiles and tiles[-1][0].id == tile.id:
                tiles[-1].append(tile)
            else:
                tiles.append([tile])
        return tiles

    def _card(self, entry: Table, species: int) -> Card:
        read = self.glossary.read
        card = Card(len(self.cards), entry.word("id"), species, CARD_KINDS.index(entry.word("kind")))
        self.cards.append(card)
        card.number = str(entry.data["number"])
        card.name = entry.word("name")
        card.cost = entry.number("cost", 0)
        if card.kind == EXERTIAN:
            card.danger, card.vp = entry.number("danger"), entry.number("vp")
            card.when = read_test(entry.table("when"))
            return card
        corner = entry.table("corner")
        for icon in ("publicity", "data", "move"):
            if corner.has(icon):
                card.corner, card.corner_n = GAINS.index(icon), corner.number(icon)
        card.corner_vp = corner.number("vp", 0)
        card.signal = COLOURS.index(entry.word("signal"))
        card.income = income_of(entry.word("income"))
        card.effects = read(entry.tables("effects"))
        card.green = read(entry.tables("green", optional=True))
        mission = entry.table("mission", optional=True)
        if card.kind == CONDITIONAL:
            card.when = read_test(mission.table("when"))
            card.reward = read(mission.tables("reward"))
        elif card.kind == TRIGGERED:
            for slot in mission.tables("slots"):
                card.triggers.append(read_trigger(slot.table("on")))
                card.slot_rewards.append(read(slot.tables("reward")))
        elif card.kind == ENDGAME:
            self._read_scoring(card, entry.table("endgame"))
        return card

    def _read_scoring(self, card: Card, entry: Table) -> None:
        card.score = ("per", "if", "gold_rightmost").index(entry.word("score"))
        card.score_vp = entry.number("vp", 0)
        if card.score == SCORE_PER:
            card.score_count = read_count(entry)
        elif card.score == SCORE_IF:
            card.when = read_test(entry.table("test"))

    def _read_species(self, entries: Table) -> None:
        read = self.glossary.read
        self.species: list[SpeciesBoard] = []
        for index, id in enumerate(SPECIES):
            entry = entries.table(id)
            cards = [self._card(card, index).index for card in entry.tables("card")]
            board = SpeciesBoard(index, id, cards)
            for item in entry.tables("space"):
                space = Space(
                    COLOURS.index(item.word("colour")), item.number("level"), item.number("step"),
                    item.number("marks"), read(item.tables("reward")),
                )  # fmt: skip
                cost = item.table("cost", optional=True)
                space.cost_data, space.cost_exofossils = cost.number("data", 0), cost.number("exofossils", 0)
                space.sample_slot = item.number("sample_slot", -1)
                space.shift = item.number("shift", 0)
                space.danger = item.number("danger", 0)
                board.spaces[space.colour].append(space)
            self.species.append(board)
        self.hand_cards = self.species[-1].cards[0]  # cards below this number can be in a hand
        mascamites = entries.table("mascamites")
        self.samples = [read(entry.tables("reward")) for entry in mascamites.tables("sample")]
        self.sample_planets = [PLANETS.index(name) for name in mascamites.words("sample_planets")]
        self.samples_per_planet = mascamites.number("samples_per_planet")
        anomalies = entries.table("anomalies")
        self.anomaly_sides = [
            [read(side.tables("reward")) for side in entry.tables("sides")]
            for entry in anomalies.tables("anomaly")
        ]
        self.anomaly_offsets = anomalies.numbers("token_offsets")
        tile = entries.table("oumuamua").table("tile")
        self.tile_slots = tile.number("data_slots")
        slot_vp = tile.table("slot_vp")
        self.tile_vp = [slot_vp.number(name, 0) for name in ("first", "second", "third")]
        self.tile_reward = read(tile.tables("completed_reward"))
        centaurians = entries.table("centaurians")
        rewards = centaurians.tables("message_reward")
        self.message_rewards = [read(entry.tables("reward")) for entry in rewards]
        self.message_ids = [entry.word("id") for entry in rewards]
        self.message_distance = centaurians.number("message_distance")
        exertians = entries.table("exertians")
        milestones = exertians.tables("milestone")
        self.exertian_ahead = [entry.number("ahead_of_leader") for entry in milestones]
        self.exertian_credits = [entry.table("play_cost").number("credits") for entry in milestones]
        self.exertian_deal = exertians.number("deal_each")
        self.exertian_deal_marker = exertians.number("deal_per_discovery_marker")

    def _read_solo(self, solo: Table) -> None:
        progress = solo.table("progress")
        self.progress_spaces = progress.number("spaces")
        self.progress_income = progress.table("advance_per").number("income")
        self.unfinished_steps = progress.number("unfinished_objective_steps")
        self.advanced_empty_vp = progress.number("advanced_deck_empty_vp")
        self.rival_publicity = solo.table("setup").number("rival_publicity")
        goals = solo.table("objectives")
        self.open_objectives = goals.number("open")
        spend = goals.table("spend_at_round_end")
        self.objectives_due = [spend.number(f"r{round}") for round in (1, 2, 3, 4)]
        self.objective_vp = goals.number("rival_points_each_unfinished")
        self.difficulties = [
            Difficulty(
                entry.number("extra_advanced_cards"),
                [entry.table("objectives").number(level) for level in ("I", "II", "III")],
                entry.number("progress_start") - 1,
                [self.tech_ids.index(tech) for tech in entry.words("progress_track")],
            )
            for entry in solo.tables("difficulty")
        ]
        self.objectives = [self._objective(entry) for entry in solo.tables("objective")]
        self.objectives_of = [  # by level
            [number for number, objective in enumerate(self.objectives) if objective.level == level]
            for level in range(3)
        ]
        self.action_cards = [_action_card(entry) for entry in solo.tables("action_card")]
        self.basic_cards = self._action_cards("basic")
        self.advanced_cards = self._action_cards("advanced")

    def _action_cards(self, kind: str) -> list[int]:
        return [number for number, card in enumerate(self.action_cards) if card.kind == kind]

    def _objective(self, entry: Table) -> Objective:
        tasks: list[Task] = []
        for options in entry.table_rows("tasks"):
            first = options[0]
            if first.has("have"):
                have = ("score", "publicity", "", "", "data_pool").index(first.word("have"))
                tasks.append(Task(have, first.number("n"), []))
            else:
                tasks.append(Task(-1, 0, [read_trigger(option) for option in options]))
        return Objective(entry.word("id"), ("I", "II", "III").index(entry.word("level")), tasks)


def _action_card(entry: Table) -> ActionCard:
    actions: list[RivalAction] = []
    for line in entry.tables("actions"):
        action = RivalAction(line.word("do"))
        action.vp, action.progress = line.number("vp", 0), line.number("progress", 0)
        action.publicity = line.number("publicity", 0)
        action.species_index = line.number("species_index", 0)
        action.signals = line.words("signals", optional=True)
        action.orbit_first = line.words("prefer", optional=True)[:1] == ["orbit"]
        action.planets = [PLANETS.index(name) for name in line.words("planets", optional=True)]
        action.moves = [line.number("moves", 0)] * len(action.planets)
        for target in line.tables("targets", optional=True):
            action.planets.append(PLANETS.index(target.word("planet")))
            action.moves.append(target.number("moves"))
        actions.append(action)
    species = SPECIES.index(entry.word("species")) if entry.has("species") else -1
    right = entry.word("arrow") == "right"
    return ActionCard(entry.word("id"), entry.word("kind"), right, species, actions)


def load_components(path: Path | None) -> Components:
    """The components of this package, with the files of another folder (or one other file) in their place."""
    own = Path(__file__).parents[1] / "data"
    files: dict[str, Table] = {}
    for name in FILES:
        source = own / f"{name}.toml"
        if path is not None and path.is_dir() and (path / source.name).exists():
            source = path / source.name
        elif path is not None and path.is_file() and name == (path.stem if path.stem in FILES else FILES[0]):
            source = path
        files[name] = Table(tomllib.loads(source.read_text(encoding="utf-8")), f"seti {source.name}")
    return Components(files)


def reached_by_score(milestones: list[int]) -> list[int]:
    """Bit masks of the milestones reached, by the score, up to the last of them."""
    return [
        sum([1 << number for number, value in enumerate(milestones) if value <= score])
        for score in range(max(milestones) + 1)
    ]
