"""The star cluster as a map: score track, segments, places, stations, rings, ships and planned flights.

Map units are those of the data; the board is the disc of radius 500 around 500, 500 and the score track
runs around it. A destination carries its route with it, drawn when it is pointed at.
"""

from __future__ import annotations

import itertools
import math
from typing import Final

from perihelion.art.map import Board, Box
from perihelion.art.palette import INK_2, INK_3, LEGAL, seat_of
from perihelion.art.pieces import seat_mark
from perihelion.art.svg import at, num, piece, polar, starfield, text, title
from perihelion.games.pulsar.art.glyphs import GATES, LETTER, gate_outline
from perihelion.games.pulsar.art.places import EDGE, pulsar, pulsar_words, system, system_words
from perihelion.games.pulsar.art.stage import Stage
from perihelion.games.pulsar.components.pieces import COLOURS, ENTRY, GATE, ISOLATED, PULSAR, SIZES, SYSTEM

WHOLE: Final = Box(-42, -42, 1084, 1084)
RADIUS: Final = {ENTRY: 26, SYSTEM: 46, PULSAR: 34, ISOLATED: 36, GATE: 27}


def cluster_map(stage: Stage) -> str:
    """The map in its frame with zoom and overview."""
    board = board_of(stage)
    lens = None
    if stage.phone and stage.own.ship >= 0:
        ship = stage.own.ship
        lens = WHOLE.around(stage.cluster.x[ship], stage.cluster.y[ship], 430)
    return board.framed(stage.voice, lens, overview(stage), "pulsar-map")


def board_of(stage: Stage) -> Board:
    board = Board(WHOLE, stage.tell("zone-map"))
    ground(board, stage)
    segments(board, stage)
    for place in range(len(stage.cluster.kind)):
        if stage.cluster.exists[place]:
            draw_place(board, stage, place)
    ships(board, stage)
    scores(board, stage)
    reach(board, stage)
    targets(board, stage)
    return board


# -- ground --------------------------------------------------------------------------------------------


def ground(board: Board, stage: Stage) -> None:
    board.add(
        "ground",
        '<circle cx="500" cy="500" r="538" fill="#0A1020" stroke="#22304F" stroke-width="2"/>'
        '<circle cx="500" cy="500" r="488" fill="url(#pulsar-disc)" stroke="#2E4069" stroke-width="2.5"/>',
    )
    taken = {player.points % 100 for player in stage.view.players}
    for field in range(100):
        angle = -90 + 3.6 * field
        x0, y0 = polar(500, 500, 488, angle - 1.8)
        x1, y1 = polar(500, 500, 538 if field % 5 == 0 else 500, angle - 1.8)
        board.add(
            "ground",
            f'<path d="M{num(x0)} {num(y0)}L{num(x1)} {num(y1)}" stroke="#22304F" stroke-width="1.5"/>',
        )
        if field % 5 == 0 and field not in taken:
            x, y = polar(500, 500, 514, angle)
            board.add("ground", text(x, y + 7, field, LETTER, INK_2 if field % 10 == 0 else INK_3))
    arms = "".join(
        f'<path d="{_arm(number)}" stroke="{colour}" stroke-width="78" opacity=".28" fill="none" '
        'stroke-linecap="round"/>'
        for number, colour in enumerate(("#7B3FA8", "#2F55A8", "#A83F74"))
    )
    board.add(
        "regions",
        f'<g clip-path="url(#pulsar-clip)"><g filter="url(#pulsar-blur)">{arms}</g>'
        f"{starfield(12, 12, 976, 976, 520, 'pulsar')}</g>",
        f'<g transform="translate(500 500)">{title(stage.tell("art-black-hole"))}<circle r="68" '
        'fill="url(#pulsar-hole)"/><ellipse rx="65" ry="12" fill="none" stroke="#FFC58A" stroke-width="4" '
        'opacity=".7" transform="rotate(-20)"/><circle r="21" fill="#000"/></g>',
    )


def _arm(number: int) -> str:
    points = [polar(500, 500, 60 + step * 20, number * 120 + step * 13) for step in range(21)]
    return "M" + "L".join(f"{num(x)} {num(y)}" for x, y in points)


def segments(board: Board, stage: Stage) -> None:
    cluster = stage.cluster
    for segment in cluster.segments:
        x0, y0 = cluster.x[segment.a], cluster.y[segment.a]
        x1, y1 = cluster.x[segment.b], cluster.y[segment.b]
        length = math.hypot(x1 - x0, y1 - y0)
        nx, ny = -(y1 - y0) / length * 4.5, (x1 - x0) / length * 4.5
        dashes = ' stroke-dasharray="9 7"' if segment.colour == "white" else ""
        for side in (-1, 1) if segment.lines == 2 else (0,):
            d = f"M{num(x0 + nx * side)} {num(y0 + ny * side)}L{num(x1 + nx * side)} {num(y1 + ny * side)}"
            board.add(
                "lines",
                f'<path d="{d}" stroke="{EDGE}" stroke-width="9" opacity=".6"/>'
                f'<path d="{d}" stroke="{GATES[segment.colour]}" stroke-width="4.5" opacity=".78"{dashes}/>',
            )


# -- places --------------------------------------------------------------------------------------------


def tag(stage: Stage, place: int, x: int, y: int) -> str:
    """The number of a system or pulsar, or the name of a gate, by which log and questions call it."""
    words = stage.box.locations[place]
    shown = words if words[0] in "EX" else words[1:].lstrip("0")
    wide = 12 + 7 * len(shown)
    return at(
        x,
        y,
        f'<g class="tag" aria-hidden="true"><rect x="{-wide}" y="-12" width="{2 * wide}" height="24" rx="12" '
        f'fill="#0A1120" opacity=".82"/>{text(0, 8, shown, LETTER, "#C9D6F5")}</g>',
    )


def draw_place(board: Board, stage: Stage, place: int) -> None:
    cluster = stage.cluster
    x, y, kind = cluster.x[place], cluster.y[place], cluster.kind[place]
    name = stage.place_name(place)
    if kind == GATE:
        colour = cluster.colour[place]
        paint = GATES[COLOURS[colour]]
        words = stage.tell(f"art-gate-{COLOURS[colour]}")
        board.add(
            "places",
            f'<g>{title(words)}<path d="{gate_outline(colour, 14, x, y)}" fill="#0A1120" stroke="{paint}" '
            f'stroke-width="4.5" stroke-linejoin="round"/><path d="{gate_outline(colour, 5, x, y)}" '
            f'fill="{paint}"/></g>',
        )
    elif kind == ENTRY:
        angle = math.degrees(math.atan2(500 - y, 500 - x))
        arrow = (
            '<path d="M-8-8L2 0-8 8M0-8L10 0 0 8" fill="none" stroke="#E6ECFA" stroke-width="3.5" '
            'stroke-linejoin="round"/>'
        )
        inner = f'{title(name)}<circle r="19" fill="#0A1120" stroke="#E6ECFA" stroke-width="4"/>{arrow}'
        board.add("places", at(x, y, inner, rotate=angle))
        board.add("places", at(x, y, tag(stage, place, 0, 34)))
    elif kind == SYSTEM:
        board.add("contents", at(x, y, system(stage, place) + tag(stage, place, -33, 40)))
        board.hit_circle(
            x, y, RADIUS[kind], system_words(stage, place), thing=f"system:{stage.box.locations[place]}"
        )
    else:
        board.add("contents", at(x, y, pulsar(stage, place) + tag(stage, place, -26, 32)))
        board.hit_circle(
            x, y, RADIUS[kind], pulsar_words(stage, place), thing=f"pulsar:{stage.box.locations[place]}"
        )


# -- pieces --------------------------------------------------------------------------------------------


def ships(board: Board, stage: Stage) -> None:
    """Ships; several on one place fan out."""
    cluster = stage.cluster
    here: dict[int, int] = {}
    for seat, player in enumerate(stage.view.players):
        if player.ship < 0:
            continue
        number = here.get(player.ship, 0)
        here[player.ship] = number + 1
        x, y = cluster.x[player.ship], cluster.y[player.ship]
        away = {SYSTEM: 36, PULSAR: 30}.get(cluster.kind[player.ship], 14)
        x, y = x + away + 20 * number, y - away + 26 * number
        colour = seat_of(seat).colour
        active = stage.view.turn == seat and stage.view.phase == "action"
        halo = (
            f'<circle class="halo" r="34" fill="none" stroke="{LEGAL}" stroke-width="3"/>' if active else ""
        )
        hull = (
            '<g transform="rotate(-30)"><path d="M30 0C20-13 4-15-12-13L-22-20-17 0-22 20-12 13C4 15 20 '
            '13 30 0z" '
            f'fill="{colour}" stroke="{EDGE}" stroke-width="3" stroke-linejoin="round"/>'
            '<path d="M-18-6L-34 0-18 6z" fill="#FFE1A6"/></g>'
        )
        words = stage.tell("art-ship", seat=seat)
        board.add(
            "pieces",
            piece(
                x,
                y,
                f"{title(words)}{halo}{hull}{text(1, 7, seat_of(seat).letter, LETTER, '#0B0F1A')}",
                f"ship:{seat}",
            ),
        )


def scores(board: Board, stage: Stage) -> None:
    """Everybody's points on the track; equal ones side by side."""
    seen: dict[int, int] = {}
    for seat, player in enumerate(stage.view.players):
        field = player.points % 100
        number = seen.get(field, 0)
        seen[field] = number + 1
        x, y = polar(500, 500, 514 - 26 * number, -90 + 3.6 * field)
        words = f"{stage.seat_name(seat)}: {stage.tell('item-points', count=player.points)}"
        mark = seat_mark(seat, 15, words, letter_size=LETTER, edge=EDGE, edge_width=2.5)
        board.add("pieces", piece(x, y, mark, f"score:{seat}"))


# -- what can be chosen --------------------------------------------------------------------------------


def targets(board: Board, stage: Stage) -> None:
    flight = stage.view.flight
    routes = (
        {}
        if flight is None or flight.end >= 0
        else {route.end: route.path for route in reversed(flight.routes)}
    )
    for place in range(len(stage.cluster.kind)):
        id = stage.box.locations[place]
        action = stage.legal(
            f"fly-to:{id}",
            f"teleport:{id}",
            f"claim:{id}",
            f"entry:{id}",
            f"spin:{id}",
            *_only_placing(stage, id),
        )
        if not action:
            continue
        x, y = stage.cluster.x[place], stage.cluster.y[place]
        radius = RADIUS[stage.cluster.kind[place]]
        board.add(
            "lines",
            f'<circle cx="{x}" cy="{y}" r="{radius * 1.5}" fill="url(#pulsar-legal)" class="halo-glow"/>',
        )
        board.add(
            "preview",
            f'<circle cx="{x}" cy="{y}" r="{radius}" fill="none" stroke="{LEGAL}" stroke-width="4"/>',
        )
        way = route(stage, routes[place]) if place in routes else ""
        thing = {SYSTEM: f"system:{id}", PULSAR: f"pulsar:{id}", ISOLATED: f"pulsar:{id}"}.get(
            stage.cluster.kind[place], ""
        )
        board.add(
            "hits",
            f'<g class="goal"><g class="way">{way}</g><circle class="hit" cx="{x}" cy="{y}" r="{radius}"'
            f"{stage.chosen(action, thing)}>{title(stage.labels[action])}</circle></g>",
        )
    if flight is not None and flight.end >= 0:
        for number, item in enumerate(flight.routes, 1):
            board.add("preview", f'<g class="way way-{number}">{route(stage, item.path)}</g>')
        x, y = stage.cluster.x[flight.end], stage.cluster.y[flight.end]
        board.add(
            "preview",
            f'<circle class="halo" cx="{x}" cy="{y}" r="54" fill="none" stroke="{LEGAL}" stroke-width="4"/>',
        )


def reach(board: Board, stage: Stage) -> None:
    """Where each flight that can be paid for could end; shown while its button is pointed at."""
    cluster = stage.cluster
    for item in stage.view.reach:
        rings = "".join(
            f'<circle cx="{cluster.x[end]}" cy="{cluster.y[end]}" r="{RADIUS[cluster.kind[end]]}" '
            'fill="none" '
            f'stroke="{LEGAL}" stroke-width="5" stroke-dasharray="9 6"/>'
            for end in item.ends
        )
        board.add("preview", f'<g class="way reach-{item.distance}-{abs(item.shift)}">{rings}</g>')


def _only_placing(stage: Stage, id: str) -> list[str]:
    """The one way to place a generator here, if there is just one size to place."""
    ways = [f"place:{size}:{id}" for size in SIZES if stage.can(f"place:{size}:{id}")]
    return ways if len(ways) == 1 else []


def route(stage: Stage, path: list[int]) -> str:
    """A route in gold dashes with numbered steps."""
    cluster = stage.cluster
    points = [(cluster.x[place], cluster.y[place]) for place in path]
    d = "M" + "L".join(f"{x} {y}" for x, y in points)
    out = [
        f'<path d="{d}" fill="none" stroke="{EDGE}" stroke-width="13" stroke-linejoin="round" opacity=".8"/>'
        f'<path class="run" d="{d}" fill="none" stroke="{LEGAL}" stroke-width="6" stroke-linejoin="round" '
        'stroke-dasharray="14 10"/>'
    ]
    seen: dict[tuple[float, float], int] = {}
    for number, (start, end) in enumerate(itertools.pairwise(points), 1):
        x, y = (start[0] + end[0]) / 2, (start[1] + end[1]) / 2
        again = seen.get((x, y), 0)
        seen[(x, y)] = again + 1
        x, y = x + 24 * again, y + 18 * again  # a double segment flown out and back
        out.append(
            f'<circle cx="{num(x)}" cy="{num(y)}" r="15" fill="{LEGAL}" stroke="{EDGE}" stroke-width="2.5"/>'
            + text(x, y + 7.5, number, LETTER, "#1C1504")
        )
    return "".join(out)


def overview(stage: Stage) -> str:
    """The whole cluster in small, under the lens."""
    cluster = stage.cluster
    out = ['<circle cx="500" cy="500" r="500" fill="#0D1424" stroke="#2E4069" stroke-width="14"/>']
    for place in range(len(cluster.kind)):
        if cluster.exists[place]:
            kind = cluster.kind[place]
            colour = GATES[COLOURS[cluster.colour[place]]] if kind == GATE else "#51689F"
            radius = 34 if kind == SYSTEM else 16
            out.append(
                f'<circle cx="{cluster.x[place]}" cy="{cluster.y[place]}" r="{radius}" fill="{colour}"/>'
            )
    for seat, player in enumerate(stage.view.players):
        if player.ship >= 0:
            spot = f'cx="{cluster.x[player.ship]}" cy="{cluster.y[player.ship]}"'
            out.append(f'<circle {spot} r="44" fill="{seat_of(seat).colour}"/>')
    return "".join(out)


DEFS: Final = (
    '<radialGradient id="pulsar-disc"><stop stop-color="#1C1530"/><stop offset=".35" stop-color="#141530"/>'
    '<stop offset=".8" stop-color="#0B1226"/><stop offset="1" stop-color="#080D1A"/></radialGradient>'
    '<radialGradient id="pulsar-tile" cx=".4" cy=".35" r=".8"><stop stop-color="#33487F"/>'
    '<stop offset="1" stop-color="#16213F"/></radialGradient>'
    '<radialGradient id="pulsar-blue" cx=".35" cy=".3" r=".8"><stop stop-color="#9ADBFF"/>'
    '<stop offset="1" stop-color="#1B5FA8"/></radialGradient>'
    '<radialGradient id="pulsar-dead" cx=".35" cy=".3" r=".8"><stop stop-color="#C7BBAE"/>'
    '<stop offset="1" stop-color="#5D534B"/></radialGradient>'
    '<radialGradient id="pulsar-hole"><stop offset=".28" stop-color="#000"/><stop offset=".34" '
    'stop-color="#FFE9C7"/>'
    '<stop offset=".5" stop-color="#FF9A5B" stop-opacity=".8"/><stop offset="1" stop-color="#FF4D7E" '
    'stop-opacity="0"/>'
    "</radialGradient>"
    f'<radialGradient id="pulsar-legal"><stop stop-color="{LEGAL}" stop-opacity=".8"/>'
    f'<stop offset="1" stop-color="{LEGAL}" stop-opacity="0"/></radialGradient>'
    '<filter id="pulsar-blur" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur '
    'stdDeviation="22"/></filter>'
    '<clipPath id="pulsar-clip"><circle cx="500" cy="500" r="488"/></clipPath>'
)
