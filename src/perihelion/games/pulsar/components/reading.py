"""Reads the component data into the box.

A designer may replace any of the six files: `load_box` takes a folder with some of them, or one file; the
`schema` line of a file says which of the six it replaces.
"""

from __future__ import annotations

import tomllib
from importlib.resources import files
from pathlib import Path
from typing import Final, cast

from perihelion.core.tables import Table
from perihelion.games.pulsar.components import pieces as c
from perihelion.games.pulsar.components.box import Box, Figures
from perihelion.games.pulsar.components.cluster import Cluster, Segment
from perihelion.games.pulsar.components.pieces import COLOURS

FILES: Final = ("components", "map", "systems", "transmitters", "technologies", "headquarters")
PLAYER_COUNTS: Final = 5  # tables by player count have an entry for 0 to 4


def load_box(folder: Path | None = None) -> Box:
    """The components of the package, with the files of the folder (or the one file) in their place."""
    data: dict[str, Table] = {}
    for name in FILES:
        source = files("perihelion.games.pulsar").joinpath(f"data/{name}.toml")
        data[name] = Table(tomllib.loads(source.read_text(encoding="utf-8")), name)
    if folder is not None:
        for path in sorted(folder.glob("*.toml")) if folder.is_dir() else [folder]:
            table = tomllib.loads(path.read_text(encoding="utf-8"))
            name = str(table.get("schema", "")).removeprefix("pulsar-").partition("/")[0]
            if name not in FILES:
                raise ValueError(f"{path}: the schema names none of {', '.join(FILES)}")
            data[name] = Table(table, str(path))
    return read_box(data)


def read_box(data: dict[str, Table]) -> Box:
    box = Box()
    main = data["components"]
    _read_figures(box.figures, main)
    _read_map(box, data["map"])
    origin = data["systems"].word("origin")
    box.systems = [_system(entry, origin) for entry in data["systems"].tables("systems")]
    box.transmitters = [_transmitter(entry) for entry in data["transmitters"].tables("transmitters")]
    _read_technologies(box, data["technologies"])
    _read_headquarters(box, data["headquarters"])
    box.contracts = [_contract(entry) for entry in main.tables("contracts")]
    box.tokens = [_token(entry) for entry in main.tables("exploration_tokens")]
    box.generators = [_generator(entry) for entry in main.tables("generators")]
    counts = main.table("counts")
    names = counts.keys()
    box.counts = {name: counts.number(name) for name in names if name != "origin"}
    return box


def _system(entry: Table, origin: str) -> c.SystemTile:
    return c.SystemTile(
        entry.word("id"), entry.numbers("blue"), entry.numbers("lifeless"), _rewards(entry, "bonus"),
        c.Origin(origin, []),
    )  # fmt: skip


def _transmitter(entry: Table) -> c.Transmitter:
    return c.Transmitter(
        entry.word("id"), entry.word("letter"), entry.numbers("cost"), entry.number("left"),
        entry.number("right"), _rewards(entry, "immediate"), _rewards(entry, "permanent"), _origin(entry),
    )  # fmt: skip


def _token(entry: Table) -> c.TokenFace:
    return c.TokenFace(
        entry.word("id"), entry.number("count"), _rewards(entry, "reward"), entry.flag("keep"), _origin(entry)
    )


def _generator(entry: Table) -> c.Generator:
    return c.Generator(
        entry.word("size"), entry.number("count"), entry.number("take_die"), entry.number("spin_die"),
        entry.number("points"),
    )  # fmt: skip


def _read_figures(figures: Figures, main: Table) -> None:
    dice, start, tracks = main.table("dice"), main.table("start"), main.table("tracks")
    figures.rounds = main.number("rounds")
    figures.silver = [dice.table("silver").number(key, 0) for key in _counts()]
    figures.picks = dice.number("picks_per_player")
    figures.copy_price = dice.number("copy_leftover_cost_cubes")
    even = dice.table("even_start").table("set_values")
    figures.even_start = [_numbers(even, key) for key in _counts()]
    figures.start_points = start.numbers("points_by_seat")
    figures.start_pm1 = start.number("modifiers_pm1")
    figures.start_plus2 = start.number("modifiers_plus2")
    figures.start_cubes = start.number("cubes")
    figures.rings = start.number("rings")
    figures.contracts = start.number("contracts_in_play")
    figures.display = start.number("transmitter_display")
    figures.systems = start.number("planetary_systems_in_play")
    figures.length = tracks.number("length")
    figures.start_field = tracks.number("start_field")
    penalties = tracks.table("penalties")
    figures.penalties = [penalties.number(str(field), 0) for field in range(figures.length + 1)]
    figures.counters = [tracks.table("counters_per_player").number(key, 0) for key in _counts()]
    figures.engineering = [_rewards(tracks.table("engineering_rewards"), key) for key in _counts()]
    figures.initiative = [_numbers(tracks.table("initiative_final_points"), key) for key in _counts()]
    awards = main.table("construction_awards")
    figures.awards = awards.numbers("values")
    figures.award_needs = awards.number("generators_needed")
    figures.award_needs_both = awards.number("generators_needed_for_both")
    figures.station_points = main.table("station_scoring").numbers("points")
    figures.station_further = main.table("station_scoring").number("each_further")
    final = main.table("final_scoring")
    figures.unfinished_pulsar = final.number("unfinished_pulsar")
    figures.unfinished_generator = final.number("unfinished_generator")
    figures.cubes_per_point = final.number("cubes_per_point")
    figures.modifier_dice = [entry.numbers("buy_dice") for entry in main.tables("modifiers")]
    figures.modifier_shifts = [entry.numbers("shifts") for entry in main.tables("modifiers")]


def _read_map(box: Box, data: Table) -> None:
    sides = data.table("sides")
    box.side_ids = sides.keys()
    tables = [sides.table(id) for id in box.side_ids]
    box.locations = _location_ids(tables)
    letters = [id[0] for id in box.locations]
    box.first_system = letters.index("S")
    box.first_pulsar = letters.index("P")
    box.first_isolated = letters.index("X")
    box.first_gate = letters.index("G")
    box.sides = [_cluster(id, side, box.locations) for id, side in zip(box.side_ids, tables, strict=True)]
    box.max_routes = data.number("max_routes")


def _location_ids(sides: list[Table]) -> list[str]:
    """The ids of all places of all sides, numbered kind by kind."""
    ids: list[list[str]] = [[] for _ in c.KINDS]
    for side in sides:
        for entry in side.tables("locations"):
            kind = entry.choice("kind", c.KINDS)
            if entry.word("id") not in ids[kind]:
                ids[kind].append(entry.word("id"))
    return [id for group in ids for id in sorted(group)]


def _cluster(id: str, side: Table, ids: list[str]) -> Cluster:
    cluster = Cluster(id, side.flag("first_game"), side.word("origin"), len(ids))
    for entry in side.tables("locations"):
        place = ids.index(entry.word("id"))
        cluster.exists[place] = True
        cluster.kind[place] = entry.choice("kind", c.KINDS)
        cluster.x[place] = entry.number("x")
        cluster.y[place] = entry.number("y")
        cluster.dead_end[place] = entry.flag("dead_end", False)
        if entry.has("colour"):
            cluster.colour[place] = entry.choice("colour", COLOURS)
    for entry in side.tables("segments"):
        a, b = ids.index(entry.word("a")), ids.index(entry.word("b"))
        cluster.add_segment(Segment(a, b, entry.word("colour"), 2 if entry.flag("double") else 1))
    return cluster


def _read_technologies(box: Box, data: Table) -> None:
    categories = data.words("categories")
    rows = data.table("rows_by_category")
    box.first_row = [rows.numbers(category)[0] for category in categories]
    names: list[str] = []
    for entry in data.tables("boards"):
        category = categories.index(entry.word("category"))
        values = [
            c.MEDIAN_VALUE if value == "median" else cast(int, value)
            for value in cast("list[object]", entry.data["row_values"])
        ]
        board = c.Board(
            entry.word("id"),
            category,
            entry.flag("first_game"),
            values,
            entry.word("row_values_origin"),
        )
        for item in entry.tables("technologies"):
            board.technologies.append(len(box.technologies))
            box.technologies.append(_technology(item, len(box.boards)))
        names.append(board.id)
        box.boards.append(board)
    box.pieces = [[] for _ in categories]
    for piece in data.tables("pieces"):
        pair = (names.index(piece.word("front")), names.index(piece.word("back")))
        box.pieces[categories.index(piece.word("category"))].append(pair)
    box.max_shift = max(_most_shift(box, trigger) for trigger in range(len(c.TRIGGERS)))


def _most_shift(box: Box, trigger: int) -> int:
    """By how much technologies can change one die at most; all flight triggers fall on one die."""
    total = 0
    for pieces in box.pieces:
        best = 0
        for board in [side for pair in pieces for side in pair]:
            techs = [box.technologies[tech] for tech in box.boards[board].technologies]
            best = max(best, sum(tech.shift for tech in techs if _same_die(tech.trigger, trigger)))
        total += best
    return total


def _same_die(one: int, other: int) -> bool:
    return one == other or (c.is_flight(one) and c.is_flight(other))


def _technology(entry: Table, board: int) -> c.Technology:
    tech = c.Technology(
        entry.word("id"), board, entry.number("row"), entry.number("die"), entry.number("icons"),
        entry.choice("kind", c.TECHNOLOGY_KINDS), _origin(entry),
    )  # fmt: skip
    effect = entry.table("effect")
    tech.rewards = _rewards(effect, "rewards")
    tech.red = c.gives_bonus_die(tech.rewards)
    if tech.kind == c.PRODUCTION and tech.rewards:
        raise ValueError(f"{entry.where}: a production technology gives points, no rewards (PULS-218)")
    if effect.has("on"):
        tech.trigger = effect.choice("on", c.TRIGGERS)
    if effect.has("points_per"):
        tech.per = effect.choice("points_per", c.COUNTS)
    if effect.has("count"):
        tech.count = effect.choice("count", c.COUNTS)
        tech.table = effect.numbers("table")
    if effect.has("colour"):
        tech.colour = effect.choice("colour", COLOURS)
    if effect.has("planet"):
        tech.planet = c.BLUE if effect.word("planet") == "blue" else c.LIFELESS
    tech.points = effect.number("points", 0)
    tech.shift = effect.number("die_shift", 0)
    tech.step = effect.number("step", 0)
    tech.copy_price = effect.number("cubes", 0)
    tech.pay_cubes = effect.number("pay_cubes", 0)
    tech.waive = effect.number("waive_contracts", 0)
    tech.extra_stations = effect.number("extra_stations", 0)
    tech.initiative_multiplier = effect.number("initiative_multiplier", 1)
    tech.cubes_per_point = effect.number("cubes_per_point", 0)
    return tech


def _read_headquarters(box: Box, data: Table) -> None:
    boards: list[str] = []
    sides: list[list[int]] = []
    for entry in data.tables("sides"):
        items = entry.tables("projects")
        ids = [item.word("id") for item in items]
        projects = [
            c.Project(
                item.word("id"),
                item.number("row"),
                sum(1 << ids.index(need) for need in item.words("needs")),
                item.number("die"),
                _rewards(item, "rewards"),
            )
            for item in items
        ]
        board = entry.word("board")
        if board not in boards:
            boards.append(board)
            sides.append([])
        sides[boards.index(board)].append(len(box.headquarters))
        side = c.HeadquartersSide(
            entry.word("id"), board, entry.number("side"), entry.word("leaning"), projects, _origin(entry)
        )
        box.headquarters.append(side)
    box.headquarters_boards = [(pair[0], pair[1]) for pair in sides]


def _contract(entry: Table) -> c.Contract:
    bonuses = [entry.table("bonus1"), entry.table("bonus2")]
    return c.Contract(
        entry.word("id"), entry.number("tile"), entry.choice("kind", c.CONDITIONS),
        entry.number("need"), entry.number("points"),
        [(bonus.number("cubes"), bonus.number("points")) for bonus in bonuses],
        entry.flag("first_game"), _origin(entry),
    )  # fmt: skip


def _rewards(entry: Table, key: str) -> list[c.Reward]:
    return [_reward(item) for item in entry.tables(key, optional=True)]


def _reward(item: Table) -> c.Reward:
    kind = item.choice("type", c.REWARDS)
    reward = c.Reward(kind, item.number("amount", 1), 0, 0, 0)
    if kind == c.MODIFIER:
        reward.value = item.choice("kind", c.MODIFIERS)
    elif kind == c.GENERATOR:
        reward.mask = sum(1 << size for size in item.choices("choices", c.SIZES))
    elif kind == c.SPLIT_DIE:
        reward.value, reward.extra = item.number("silver"), item.number("red")
    elif kind == c.BONUS_DIE:
        reward.value = item.number("value")
    elif kind == c.BUY_BONUS_DIE:
        reward.value, reward.extra = item.number("value"), item.number("cubes")
    elif kind == c.INSPECTION_FLIGHT:
        reward.amount = item.number("per_gate")
        reward.mask = sum(1 << colour for colour in item.choices("colours", COLOURS))
    elif kind == c.TELEPORT:
        reward.value = item.choice("to", c.TELEPORTS)
    elif kind == c.BUY_POINTS:
        reward.amount, reward.extra = item.number("points"), item.number("cubes")
    return reward


def _origin(entry: Table) -> c.Origin:
    return c.Origin(entry.word("origin"), entry.words("reconstructed_fields", optional=True))


def _counts() -> list[str]:
    return [str(players) for players in range(PLAYER_COUNTS)]


def _numbers(entry: Table, key: str) -> list[int]:
    """The list of numbers, empty if there is none."""
    return entry.numbers(key) if entry.has(key) else []
