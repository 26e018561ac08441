"""Components in a short notation, so that whole sheets of them can be written out in tests and compared."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from perihelion.games.starfarers.components import encounters as e
from perihelion.games.starfarers.components.board import Quadrant
from perihelion.games.starfarers.components.parts import (
    BALLS,
    BUILDS,
    ICE,
    KINDS,
    LOADS,
    MODULES,
    NUMBER,
    PEOPLES,
    RESOURCES,
    BeginnerPieces,
    Components,
    FriendshipCard,
    Token,
)

SHEETS = Path(__file__).parent / "sheets"


def counted(counts: list[int], names: tuple[str, ...]) -> str:
    """`2 ore, 1 fuel`."""
    return ", ".join(f"{count} {name}" for count, name in zip(counts, names, strict=True) if count) or "-"


def spots(places: list[tuple[int, int]]) -> str:
    return " ".join(f"{x},{y}" for x, y in places)


def figures(parts: Components) -> list[str]:
    balls = [
        f"{load}: {' '.join(BALLS[ball] for ball in box)}"
        for load, box in zip(LOADS, parts.loads, strict=True)
    ]
    return [
        f"victory at {parts.target}",
        f"resource cards: {counted(parts.cards, RESOURCES)}",
        f"the bank takes: {counted(parts.bank_rates, RESOURCES)}",
        f"supply pile: {parts.pile_cards} of each, {parts.starting_draw} at the start, "
        f"{parts.seven_bonus} after a seven",
        *(f"  {least} to {most} points: {cards}" for least, most, cards in parts.draws),
        f"hand limit {parts.hand_limit}",
        *(f"{ball} ball {value}" for ball, value in zip(BALLS, parts.ball_values, strict=True)),
        *balls,
        f"speed with the black ball {parts.encounter_speed}",
        f"modules in the box: {counted(parts.module_box, MODULES)}",
        f"modules on a mothership: {counted(parts.module_limits, MODULES)}",
        *(f"{name} costs {counted(cost, RESOURCES)}" for name, cost in zip(BUILDS, parts.costs, strict=True)),
        f"pieces: {parts.colonies} colonies, {parts.trade_stations} trade stations, "
        f"{parts.transporters} transporters, {parts.shipyards} shipyards",
        f"points: colony {parts.colony_points}, spaceport {parts.spaceport_points}, "
        f"figure {parts.figure_points}, {parts.half_medals_per_point} half-medals {parts.medal_points}",
        f"half-medals: {parts.half_medals}, {parts.half_medals_at_start} at the start",
        f"docks of an outpost {parts.docks}",
        f"modules to choose from at the founding: {counted(parts.founding_pool, MODULES)}",
        f"with three players {parts.three_player_sites} sites of a system",
        f"the pirate's role uses friendship: {parts.pirate_uses_friendship}",
        f"trading in a turn: {parts.offers_per_turn} offers, {parts.drafts_per_turn} drafts of "
        f"{parts.steps_per_offer} steps",
    ]


def quadrant(item: Quadrant) -> str:
    zone = item.letter or ("near" if item.near else "far")
    return (
        f"{item.id} {zone}: around {spots([item.centre])}; hexes {spots(item.hexes)}; "
        f"sites {spots(item.sites)}"
    )


def board(parts: Components) -> list[str]:
    columns: dict[int, list[int]] = {}
    for column, row in parts.board.hexes:
        columns.setdefault(column, []).append(row)
    return [
        *(f"column {number}: {' '.join(str(row) for row in rows)}" for number, rows in columns.items()),
        *(quadrant(item) for item in parts.board.quadrants),
    ]


def tiles(parts: Components) -> list[str]:
    found = []
    for tile in parts.tiles:
        planets = [
            f"{RESOURCES[kind]} {parts.pools[pool].partition('_')[2]}"
            for kind, pool in zip(tile.planets, tile.pools, strict=True)
        ]
        owner = f" of the {PEOPLES[tile.people]}" if tile.people >= 0 else ""
        found.append(f"{tile.id}: {'*' * tile.stars} {KINDS[tile.kind]}{owner} {', '.join(planets)}".rstrip())
    return found


def token(parts: Components, item: Token) -> str:
    if item.kind == NUMBER:
        return "/".join(str(number) for number in item.numbers)
    return f"{parts.specials[item.special].id}"


def tokens(parts: Components) -> list[str]:
    pools: dict[str, list[str]] = {}
    for item in parts.tokens:
        pools.setdefault(parts.pools[item.pool], []).append(token(parts, item))
    return [f"{pool}: {' '.join(shown)}" for pool, shown in pools.items()]


def specials(parts: Components) -> list[str]:
    return [
        f"{item.id}: {'ice' if item.kind == ICE else 'pirates'}, needs {item.needs}"
        for item in parts.specials
    ]


def friend(card: FriendshipCard) -> str:
    figures = (
        ("limit", card.hand_limit), ("price", card.medal_price), ("opponents", card.opponents),
        ("relief", card.relief), ("rate", card.rate), ("bonus", card.bonus), ("cannons", card.cannons),
        ("boosters", card.boosters),
    )  # fmt: skip
    words = [f"{name} {figure}" for name, figure in figures if figure]
    words += [RESOURCES[card.resource]] if card.resource >= 0 else []
    words += ["once a turn"] if card.once else []
    return f"{card.copies} {card.id} of the {PEOPLES[card.people]}: {card.op}; {', '.join(words)}"


def friends(parts: Components) -> list[str]:
    return [friend(card) for card in parts.friends]


def beginner(parts: Components) -> list[str]:
    places = parts.board
    laid = zip(places.quadrants, parts.beginner_tiles, parts.beginner_rotations, strict=False)
    found = [f"{slot.id}: {parts.tiles[tile].id} turned {turned}" for slot, tile, turned in laid]
    for slot, numbers in zip(places.quadrants, parts.beginner_numbers, strict=True):
        if numbers:
            found.append(f"{slot.id}: {' '.join('/'.join(str(one) for one in pair) for pair in numbers)}")
    found += [start(parts, pieces) for pieces in parts.beginner_pieces]
    return [*found, f"modules {counted(parts.beginner_modules, MODULES)}"]


def start(parts: Components, pieces: BeginnerPieces) -> str:
    places = parts.board
    colonies = [places.points[places.sites[site]] for site in pieces.colonies]
    spaceport, ship = places.points[places.sites[pieces.spaceport]], places.points[pieces.ship]
    return f"colonies {spots(colonies)}; spaceport {spots([spaceport])}; ship {spots([ship])}"


def effect(item: e.Effect) -> str:
    words = [e.EFFECTS[item.op].replace("_", " ")]
    words += [str(item.count)] if item.count else []
    words += [RESOURCES[item.resource]] if item.resource >= 0 else []
    words += [f"over {item.limit}"] if item.limit else []
    words += ["reshuffled"] if item.reshuffle else []
    return " ".join(words)


def node(card: e.EncounterCard, item: e.Node) -> str:
    """One place of a tree: its name, what is asked, and where each branch leads or what happens."""
    words = [e.NODE_KINDS[item.kind]]
    for name, figure in (("up to", item.most), ("cost", item.cost), ("gain", item.gain)):
        words += [f"{name} {figure}"] if figure else []
    words += [f"holding {item.min_hand}"] if item.min_hand != item.cost and item.kind == e.YES_NO else []
    if item.kind in (e.COMPARE, e.CONTEST):
        words += [e.STATS[item.stat], f"against {e.OPPONENTS[item.opponent]}"]
        words += ["as pirate"] if item.pirate else []
    ways = [f"{way} {card.nodes[to].id}" for way, to in zip(item.branches, item.next, strict=True)]
    return f"  {item.id}: {' '.join(words)}: {', '.join([*ways, *map(effect, item.effects)])}".rstrip(": ")


def encounters(parts: Components) -> list[str]:
    found = []
    for card in parts.encounters:
        found += [f"{card.id} {card.family}", *(node(card, item) for item in card.nodes)]
    return found


PRINTERS: dict[str, Callable[[Components], list[str]]] = {
    "figures": figures,
    "board": board,
    "tiles": tiles,
    "tokens": tokens,
    "specials": specials,
    "friends": friends,
    "beginner": beginner,
    "encounters": encounters,
}
