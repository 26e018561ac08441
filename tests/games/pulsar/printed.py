"""Components in a short notation, so that whole sheets of them can be written out in tests and compared."""

from __future__ import annotations

from perihelion.games.pulsar.components import pieces as c
from perihelion.games.pulsar.components.box import Box
from perihelion.games.pulsar.components.cluster import Cluster

SHIFTING = {"pm1": "±1", "plus2": "+2"}


ORIGINS = {"published": "", "partial": " ~", "reconstructed": " ≈"}


def origin(known: c.Origin) -> str:
    """A sign for what is of our own design, in part or wholly."""
    return ORIGINS[known.word]


def reward(item: c.Reward) -> str:
    """One reward: `4 points`, `2 ±1`, `generator small/large`, `die 3`, `split 3+2`."""
    kind = c.REWARDS[item.kind]
    if item.kind == c.MODIFIER:
        return f"{item.amount} {SHIFTING[c.MODIFIERS[item.value]]}"
    if item.kind == c.GENERATOR:
        sizes = [size for number, size in enumerate(c.SIZES) if (item.mask >> number) & 1]
        return f"{item.amount} generator {'/'.join(sizes)}"
    if item.kind == c.SPLIT_DIE:
        return f"split {item.value}+{item.extra}"
    if item.kind == c.BONUS_DIE:
        return f"die {item.value}"
    if item.kind == c.BUY_BONUS_DIE:
        return f"die {item.value} for {item.extra} cube"
    if item.kind == c.INSPECTION_FLIGHT:
        colours = [colour for number, colour in enumerate(c.COLOURS) if (item.mask >> number) & 1]
        return f"{item.amount} per {'/'.join(colours)} gate"
    if item.kind == c.TELEPORT:
        return f"teleport {c.TELEPORTS[item.value]}"
    if item.kind == c.BUY_POINTS:
        return f"{item.amount} points for {item.extra} cube"
    return f"{item.amount} {kind.replace('_', ' ')}"


def rewards(items: list[c.Reward]) -> str:
    return ", ".join(reward(item) for item in items) or "-"


def numbers(items: list[int]) -> str:
    return " ".join(str(item) for item in items) or "-"


def systems(box: Box) -> list[str]:
    return [
        f"{tile.id}: blue {numbers(tile.blue)}; lifeless {numbers(tile.lifeless)}; {rewards(tile.bonus)}"
        + origin(tile.origin)
        for tile in box.systems
    ]


def transmitters(box: Box) -> list[str]:
    return [
        f"{tile.id} {tile.letter}: {numbers(tile.cost)}; halves {tile.left} {tile.right}; "
        f"once {rewards(tile.immediate)}; always {rewards(tile.permanent)}{origin(tile.origin)}"
        for tile in box.transmitters
    ]


def technologies(box: Box) -> list[str]:
    return [
        f"{tech.id}: die {tech.die} x{tech.icons} {_effect(tech)}{origin(tech.origin)}"
        for tech in box.technologies
    ]


def _effect(tech: c.Technology) -> str:
    parts = [c.TECHNOLOGY_KINDS[tech.kind]]
    if tech.trigger >= 0:
        parts.append(f"on {c.TRIGGERS[tech.trigger]}")
    if tech.colour >= 0:
        parts.append(c.COLOURS[tech.colour])
    if tech.planet != c.ANY_PLANET:
        parts.append("blue" if tech.planet == c.BLUE else "lifeless")
    if tech.count >= 0:
        parts.append(f"{c.COUNTS[tech.count]} {numbers(tech.table)}")
    if tech.per >= 0:
        parts.append(f"{tech.points} per {c.COUNTS[tech.per]}")
    elif tech.points:
        parts.append(f"{tech.points} points")
    for key, value in (
        ("±", tech.shift), ("step ", tech.step), ("copy price ", tech.copy_price), ("pay ", tech.pay_cubes),
        ("waive ", tech.waive), ("stations ", tech.extra_stations),
        ("cubes per point ", tech.cubes_per_point),
    ):  # fmt: skip
        if value:
            parts.append(f"{key}{value}")
    if tech.initiative_multiplier > 1:
        parts.append(f"initiative x{tech.initiative_multiplier}")
    if tech.rewards:
        parts.append(rewards(tech.rewards))
    return "; ".join(parts)


def boards(box: Box) -> list[str]:
    found = []
    for board in box.boards:
        rows = [box.technologies[tech].row for tech in board.technologies]
        values = ["median" if value == c.MEDIAN_VALUE else str(value) for value in board.values]
        first = "; first game" if board.first_game else ""
        found.append(f"{board.id}: adds {' '.join(values)}; rows {numbers(rows)}{first}")
    names = [board.id for board in box.boards]
    pieces = [f"{names[front]}/{names[back]}" for group in box.pieces for front, back in group]
    return [*found, f"pieces {' '.join(pieces)}"]


def headquarters(box: Box) -> list[str]:
    found = []
    for side in box.headquarters:
        found.append(f"{side.id} {side.leaning}{origin(side.origin)}")
        for project in side.projects:
            needs = "".join(other.id for n, other in enumerate(side.projects) if (project.needs >> n) & 1)
            found.append(
                f"  {project.id} row {project.row} needs {needs or '-'}: die {project.die}; "
                f"{rewards(project.rewards)}"
            )
    return found


def contracts(box: Box) -> list[str]:
    return [
        f"{item.id} on tile {item.tile}: {item.need} {c.CONDITIONS[item.condition]}; {item.points} points; "
        + ", ".join(f"{points} for {price}" for price, points in item.bonuses)
        + ("; first game" if item.first_game else "")
        + origin(item.origin)
        for item in box.contracts
    ]


def tokens(box: Box) -> list[str]:
    return [
        f"{face.count} {face.id}: {rewards(face.rewards)}{'; kept' if face.keep else ''}{origin(face.origin)}"
        for face in box.tokens
    ]


def generators(box: Box) -> list[str]:
    return [
        f"{item.count} {item.size}: take {item.take_die}, spin {item.spin_die}, gives {item.points}"
        for item in box.generators
    ]


def figures(box: Box) -> list[str]:
    found = [f"routes: {box.max_routes}"]
    for name, value in sorted(vars_of(box).items()):
        if name == "engineering":
            found += [f"engineering {n}: {rewards(items)}" for n, items in enumerate(box.figures.engineering)]
        else:
            found.append(f"{name}: {value}")
    return found


def vars_of(box: Box) -> dict[str, object]:
    return {
        name: getattr(box.figures, name) for name in dir(box.figures) if not name.startswith(("_", "points_"))
    }


def places(box: Box, side: Cluster) -> list[str]:
    """The places of a side by kind, and gates by colour."""
    found = []
    for kind, word in enumerate(c.KINDS):
        for colour in range(-1, len(c.COLOURS)):
            ids = [
                box.locations[place] + ("!" if side.dead_end[place] else "")
                for place in side.of_kind(kind)
                if side.colour[place] == colour
            ]
            if ids:
                found.append(f"{word} {c.COLOURS[colour] if colour >= 0 else '-'}: {' '.join(ids)}")
    return found


def ways(box: Box, side: Cluster) -> list[str]:
    """Every place with its neighbours and the colours of the segments; a double one has an equals sign."""
    found = []
    for place in range(len(side.kind)):
        if side.exists[place] and side.ways[place]:
            near = []
            for number in side.ways[place]:
                segment = side.segments[number]
                other = segment.b if segment.a == place else segment.a
                if other > place:
                    near.append(
                        ("=" if segment.lines == 2 else "-") + f"{box.locations[other]} {segment.colour}"
                    )
            if near:
                found.append(f"{box.locations[place]} {', '.join(sorted(near))}")
    return found


def spots(box: Box, side: Cluster) -> list[str]:
    """Where on the board each place is drawn."""
    return [
        f"{box.locations[place]} {side.x[place]},{side.y[place]}"
        for place in range(len(side.kind))
        if side.exists[place]
    ]
