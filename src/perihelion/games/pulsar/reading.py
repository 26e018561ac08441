"""Reads the component data into the box.

A designer may replace any of the six files: `load_box` takes a folder with some of them, or one file; the
`schema` line of a file says which of the six it replaces.
"""

from __future__ import annotations

import tomllib
from importlib.resources import files
from pathlib import Path
from typing import Final, cast

from perihelion.games.pulsar import components as c
from perihelion.games.pulsar.cluster import COLOURS, Table, location_ids, read_cluster

FILES: Final = ("components", "map", "systems", "transmitters", "technologies", "headquarters")
PLAYER_COUNTS: Final = 5  # tables by player count have an entry for 0 to 4


def load_box(folder: Path | None = None) -> c.Box:
    """The components of the package, with the files of the folder (or the one file) in their place."""
    data: dict[str, Table] = {}
    for name in FILES:
        source = files("perihelion.games.pulsar").joinpath(f"data/{name}.toml")
        data[name] = tomllib.loads(source.read_text(encoding="utf-8"))
    if folder is not None:
        for path in sorted(folder.glob("*.toml")) if folder.is_dir() else [folder]:
            table = tomllib.loads(path.read_text(encoding="utf-8"))
            name = str(table.get("schema", "")).removeprefix("pulsar-").partition("/")[0]
            if name not in FILES:
                raise ValueError(f"{path}: the schema names none of {', '.join(FILES)}")
            data[name] = table
    return read_box(data)


def read_box(data: dict[str, Table]) -> c.Box:
    box = c.Box()
    main = data["components"]
    _read_figures(box.figures, main)
    _read_map(box, data["map"])
    origin = _word(data["systems"], "origin")
    for entry in _list(data["systems"], "systems"):
        tile = c.SystemTile(
            _word(entry, "id"), _ints(entry, "blue"), _ints(entry, "lifeless"), _rewards(entry, "bonus"),
            c.Origin(origin, []),
        )  # fmt: skip
        box.systems.append(tile)
    for entry in _list(data["transmitters"], "transmitters"):
        transmitter = c.Transmitter(
            _word(entry, "id"), _word(entry, "letter"), _ints(entry, "cost"), _int(entry, "left"),
            _int(entry, "right"), _rewards(entry, "immediate"), _rewards(entry, "permanent"), _origin(entry),
        )  # fmt: skip
        box.transmitters.append(transmitter)
    _read_technologies(box, data["technologies"])
    _read_headquarters(box, data["headquarters"])
    for entry in _list(main, "contracts"):
        box.contracts.append(_contract(entry))
    for entry in _list(main, "exploration_tokens"):
        face = c.TokenFace(
            _word(entry, "id"),
            _int(entry, "count"),
            _rewards(entry, "reward"),
            _flag(entry, "keep"),
            _origin(entry),
        )
        box.tokens.append(face)
    for entry in _list(main, "generators"):
        generator = c.Generator(
            _word(entry, "size"), _int(entry, "count"), _int(entry, "take_die"), _int(entry, "spin_die"),
            _int(entry, "points"),
        )  # fmt: skip
        box.generators.append(generator)
    box.counts = {key: value for key, value in _table(main, "counts").items() if isinstance(value, int)}
    return box


def _read_figures(figures: c.Figures, main: Table) -> None:
    dice, start, tracks = _table(main, "dice"), _table(main, "start"), _table(main, "tracks")
    figures.rounds = _int(main, "rounds")
    figures.silver = [_int(_table(dice, "silver"), key, 0) for key in _counts()]
    figures.picks = _int(dice, "picks_per_player")
    figures.copy_price = _int(dice, "copy_leftover_cost_cubes")
    even = _table(_table(dice, "even_start"), "set_values")
    figures.even_start = [_ints(even, key) for key in _counts()]
    figures.start_points = _ints(start, "points_by_seat")
    figures.start_pm1 = _int(start, "modifiers_pm1")
    figures.start_plus2 = _int(start, "modifiers_plus2")
    figures.start_cubes = _int(start, "cubes")
    figures.rings = _int(start, "rings")
    figures.contracts = _int(start, "contracts_in_play")
    figures.display = _int(start, "transmitter_display")
    figures.systems = _int(start, "planetary_systems_in_play")
    figures.length = _int(tracks, "length")
    figures.start_field = _int(tracks, "start_field")
    penalties = _table(tracks, "penalties")
    figures.penalties = [_int(penalties, str(field), 0) for field in range(figures.length + 1)]
    figures.counters = [_int(_table(tracks, "counters_per_player"), key, 0) for key in _counts()]
    figures.engineering = [_rewards(_table(tracks, "engineering_rewards"), key) for key in _counts()]
    figures.initiative = [_ints(_table(tracks, "initiative_final_points"), key) for key in _counts()]
    awards = _table(main, "construction_awards")
    figures.awards = _ints(awards, "values")
    figures.award_needs = _int(awards, "generators_needed")
    figures.award_needs_both = _int(awards, "generators_needed_for_both")
    figures.station_points = _ints(_table(main, "station_scoring"), "points")
    figures.station_further = _int(_table(main, "station_scoring"), "each_further")
    final = _table(main, "final_scoring")
    figures.unfinished_pulsar = _int(final, "unfinished_pulsar")
    figures.unfinished_generator = _int(final, "unfinished_generator")
    figures.cubes_per_point = _int(final, "cubes_per_point")
    figures.modifier_dice = [_ints(entry, "buy_dice") for entry in _list(main, "modifiers")]
    figures.modifier_shifts = [_ints(entry, "shifts") for entry in _list(main, "modifiers")]


def _read_map(box: c.Box, data: Table) -> None:
    sides = _table(data, "sides")
    tables = [cast(Table, side) for side in sides.values()]
    box.locations = location_ids(tables)
    letters = [id[0] for id in box.locations]
    box.first_system = letters.index("S")
    box.first_pulsar = letters.index("P")
    box.first_isolated = letters.index("X")
    box.first_gate = letters.index("G")
    box.side_ids = list(sides)
    box.sides = [read_cluster(id, cast(Table, side), box.locations) for id, side in sides.items()]
    box.max_routes = _int(data, "max_routes")


def _read_technologies(box: c.Box, data: Table) -> None:
    categories = _words(data, "categories")
    rows = _table(data, "rows_by_category")
    box.first_row = [_ints(rows, category)[0] for category in categories]
    names: list[str] = []
    for entry in _list(data, "boards"):
        category = categories.index(_word(entry, "category"))
        values = [
            c.MEDIAN_VALUE if value == "median" else cast(int, value)
            for value in cast("list[object]", entry["row_values"])
        ]
        board = c.Board(
            _word(entry, "id"),
            category,
            _flag(entry, "first_game"),
            values,
            _word(entry, "row_values_origin"),
        )
        for item in _list(entry, "technologies"):
            board.technologies.append(len(box.technologies))
            box.technologies.append(_technology(item, len(box.boards)))
        names.append(board.id)
        box.boards.append(board)
    box.pieces = [[] for _ in categories]
    for piece in _list(data, "pieces"):
        pair = (names.index(_word(piece, "front")), names.index(_word(piece, "back")))
        box.pieces[categories.index(_word(piece, "category"))].append(pair)
    box.max_shift = max(_most_shift(box, trigger) for trigger in range(len(c.TRIGGERS)))


def _most_shift(box: c.Box, trigger: int) -> int:
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
        _word(entry, "id"), board, _int(entry, "row"), _int(entry, "die"), _int(entry, "icons"),
        c.TECHNOLOGY_KINDS.index(_word(entry, "kind")), _origin(entry),
    )  # fmt: skip
    effect = _table(entry, "effect")
    tech.rewards = _rewards(effect, "rewards") if "rewards" in effect else []
    if "on" in effect:
        tech.trigger = c.TRIGGERS.index(_word(effect, "on"))
    if "points_per" in effect:
        tech.per = c.COUNTS.index(_word(effect, "points_per"))
    if "count" in effect:
        tech.count = c.COUNTS.index(_word(effect, "count"))
        tech.table = _ints(effect, "table")
    if "colour" in effect:
        tech.colour = COLOURS.index(_word(effect, "colour"))
    if "planet" in effect:
        tech.planet = c.BLUE if _word(effect, "planet") == "blue" else c.LIFELESS
    tech.points = _int(effect, "points", 0)
    tech.shift = _int(effect, "die_shift", 0)
    tech.step = _int(effect, "step", 0)
    tech.copy_price = _int(effect, "cubes", 0)
    tech.pay_cubes = _int(effect, "pay_cubes", 0)
    tech.waive = _int(effect, "waive_contracts", 0)
    tech.extra_stations = _int(effect, "extra_stations", 0)
    tech.initiative_multiplier = _int(effect, "initiative_multiplier", 1)
    tech.cubes_per_point = _int(effect, "cubes_per_point", 0)
    return tech


def _read_headquarters(box: c.Box, data: Table) -> None:
    boards: list[str] = []
    sides: list[list[int]] = []
    for entry in _list(data, "sides"):
        items = _list(entry, "projects")
        ids = [_word(item, "id") for item in items]
        projects = [
            c.Project(
                _word(item, "id"),
                _int(item, "row"),
                sum(1 << ids.index(need) for need in _words(item, "needs")),
                _int(item, "die"),
                _rewards(item, "rewards"),
            )
            for item in items
        ]
        board = _word(entry, "board")
        if board not in boards:
            boards.append(board)
            sides.append([])
        sides[boards.index(board)].append(len(box.headquarters))
        side = c.HeadquartersSide(
            _word(entry, "id"), board, _int(entry, "side"), _word(entry, "leaning"), projects, _origin(entry)
        )
        box.headquarters.append(side)
    box.headquarters_boards = [(pair[0], pair[1]) for pair in sides]


def _contract(entry: Table) -> c.Contract:
    bonuses = [_table(entry, "bonus1"), _table(entry, "bonus2")]
    return c.Contract(
        _word(entry, "id"), _int(entry, "tile"), c.CONDITIONS.index(_word(entry, "kind")),
        _int(entry, "need"), _int(entry, "points"),
        [(_int(bonus, "cubes"), _int(bonus, "points")) for bonus in bonuses],
        _flag(entry, "first_game"), _origin(entry),
    )  # fmt: skip


def _rewards(entry: Table, key: str) -> list[c.Reward]:
    return [_reward(item) for item in _list(entry, key)] if key in entry else []


def _reward(item: Table) -> c.Reward:
    kind = c.REWARDS.index(_word(item, "type"))
    reward = c.Reward(kind, _int(item, "amount", 1), 0, 0, 0)
    if kind == c.MODIFIER:
        reward.value = c.MODIFIERS.index(_word(item, "kind"))
    elif kind == c.GENERATOR:
        reward.mask = sum(1 << c.SIZES.index(size) for size in _words(item, "choices"))
    elif kind == c.SPLIT_DIE:
        reward.value, reward.extra = _int(item, "silver"), _int(item, "red")
    elif kind == c.BONUS_DIE:
        reward.value = _int(item, "value")
    elif kind == c.BUY_BONUS_DIE:
        reward.value, reward.extra = _int(item, "value"), _int(item, "cubes")
    elif kind == c.INSPECTION_FLIGHT:
        reward.amount = _int(item, "per_gate")
        reward.mask = sum(1 << COLOURS.index(colour) for colour in _words(item, "colours"))
    elif kind == c.TELEPORT:
        reward.value = c.TELEPORTS.index(_word(item, "to"))
    elif kind == c.BUY_POINTS:
        reward.amount, reward.extra = _int(item, "points"), _int(item, "cubes")
    return reward


def _origin(entry: Table) -> c.Origin:
    return c.Origin(_word(entry, "origin"), _words(entry, "reconstructed_fields"))


def _counts() -> list[str]:
    return [str(players) for players in range(PLAYER_COUNTS)]


def _table(entry: Table, key: str) -> Table:
    value = entry[key]
    assert isinstance(value, dict), key
    return value


def _list(entry: Table, key: str) -> list[Table]:
    value = entry[key]
    assert isinstance(value, list), key
    return value


def _int(entry: Table, key: str, default: int | None = None) -> int:
    value = entry.get(key, default)
    assert isinstance(value, int), key
    return value


def _ints(entry: Table, key: str) -> list[int]:
    value = entry.get(key, [])
    assert isinstance(value, list), key
    return value


def _word(entry: Table, key: str) -> str:
    value = entry[key]
    assert isinstance(value, str), key
    return value


def _words(entry: Table, key: str) -> list[str]:
    value = entry.get(key, [])
    assert isinstance(value, list), key
    return value


def _flag(entry: Table, key: str) -> bool:
    return entry[key] is True
