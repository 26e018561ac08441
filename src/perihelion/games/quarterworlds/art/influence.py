"""The influence board with the grey cylinder, and the production, power and income tracks."""

from __future__ import annotations

from typing import Final

from perihelion.art.icons import icon, numbered, seat_icon, use
from perihelion.art.palette import FLOAT, INK, INK_DARK, LEGAL, LINE_STRONG, PANEL, seat_of
from perihelion.art.svg import clickable, esc, num, text, title
from perihelion.games.quarterworlds.art.glyphs import TRADE_COLOUR
from perihelion.games.quarterworlds.art.stage import Stage
from perihelion.games.quarterworlds.components import RESOURCES, TILE_COUNTS, TRACKS

CELL: Final = 21.0
EDGE: Final = 27.0
HIT: Final = 40.0  # what can be clicked is never smaller
RED_INK: Final = "#FF9A7A"
BLUE_INK: Final = "#7FBBFF"


def board_svg(stage: Stage) -> str:
    """The board: scales outside, quadrant values inside, the cylinder and where it would go."""
    side = stage.parts.side
    size = EDGE + CELL * (2 * side + 1) + 4
    cells = [
        _cell(stage, up, left) for up in range(side, -side - 1, -1) for left in range(side, -side - 1, -1)
    ]
    inner = "".join(cells) + _scales(stage) + _path(stage) + _targets(stage) + _cylinder(stage)
    words = stage.tell("zone-influence") + ": " + _where(stage)
    return (
        f'<svg class="influence" viewBox="0 0 {num(size)} {num(size)}" width="{num(size)}" '
        f'height="{num(size)}" role="group" aria-label="{esc(words)}">{inner}</svg>'
    )


def _corner(stage: Stage, up: int, left: int) -> tuple[float, float]:
    """The upper left corner of a space; red's side is up and left."""
    side = stage.parts.side
    return EDGE + (side - left) * CELL, EDGE + (side - up) * CELL


def _middle(stage: Stage, up: int, left: int) -> tuple[float, float]:
    x, y = _corner(stage, up, left)
    return x + CELL / 2, y + CELL / 2


def _cell(stage: Stage, up: int, left: int) -> str:
    x, y = _corner(stage, up, left)
    value = 0
    fill = FLOAT if up == 0 or left == 0 else "#121B30"
    if up > 0 and left > 0:
        fill, value = "#4A2018", stage.parts.quadrant[up - 1][left - 1]
    elif up < 0 and left < 0:
        fill, value = "#12345E", stage.parts.quadrant[-up - 1][-left - 1]
    out = (
        f'<rect x="{num(x + 1)}" y="{num(y + 1)}" width="{num(CELL - 2)}" height="{num(CELL - 2)}" rx="4" '
        f'fill="{fill}"/>'
    )
    return out + (text(x + CELL / 2, y + CELL / 2 + 5, value, 14, INK) if value else "")


def _scales(stage: Stage) -> str:
    """Points of military dominance down the left edge, of trade dominance along the top."""
    side = stage.parts.side
    out = []
    for distance in range(side, -side - 1, -1):
        if distance == 0:
            continue
        ink = RED_INK if distance > 0 else BLUE_INK
        x, y = _corner(stage, distance, distance)
        military = stage.parts.military_scale[abs(distance) - 1]
        trade = stage.parts.trade_scale[abs(distance) - 1]
        out.append(text(14, y + CELL / 2 + 5, military, 14, ink))
        out.append(text(x + CELL / 2, 19, f"×{trade}", 14, ink))
    x, y = _middle(stage, 0, 0)
    out.append(f"<g>{title(stage.tell('track-military'))}{use('military', 5, y - 9, 18)}</g>")
    out.append(f"<g>{title(stage.tell('track-trade'))}{use('trade', x - 9, 5, 18, TRADE_COLOUR)}</g>")
    return "".join(out)


def _path(stage: Stage) -> str:
    """Dashed: where the cylinder would go if the epoch ended now."""
    ahead = stage.view.forecast
    if ahead is None or stage.can("move:vertical") or len(set(ahead.path)) < 2:
        return ""
    points = [_middle(stage, up, left) for up, left in ahead.path]
    line = "M" + "L".join(f"{num(x)} {num(y)}" for x, y in points)
    x, y = points[-1]
    return (
        f'<g fill="none" stroke="{LEGAL}" stroke-width="2.2" stroke-dasharray="4 3"><path d="{line}"/>'
        f'<circle cx="{num(x)}" cy="{num(y)}" r="7.5"/></g>'
    )


def _targets(stage: Stage) -> str:
    """The spaces to which the viewer may move the cylinder."""
    if not stage.can("move:vertical") or stage.view.seat is None:
        return ""
    step = 1 if stage.view.seat == 0 else -1
    limit = stage.parts.side
    out = []
    for axis, up, left in (
        ("vertical", stage.view.up + step, stage.view.left),
        ("horizontal", stage.view.up, stage.view.left + step),
    ):
        if abs(up) <= limit and abs(left) <= limit:
            out.append(_target(stage, axis, up, left, step))
    return "".join(out)


def _target(stage: Stage, axis: str, up: int, left: int, step: int) -> str:
    """A space that can be chosen, with a larger area around it, away from the cylinder, that can be hit."""
    x, y = _corner(stage, up, left)
    action = f"move:{axis}"
    aside = (HIT - CELL) / 2
    ahead = HIT - CELL if step > 0 else 0.0
    hit_x, hit_y = (x - aside, y - ahead) if axis == "vertical" else (x - ahead, y - aside)
    return (
        f'<rect x="{num(x)}" y="{num(y)}" width="{num(CELL)}" height="{num(CELL)}" rx="4" fill="#ffd86b33" '
        f'stroke="{LEGAL}" stroke-width="2.5"/><rect class="hit" x="{num(hit_x)}" y="{num(hit_y)}" '
        f'width="{num(HIT)}" height="{num(HIT)}" rx="6"{clickable(action, label=stage.labels[action])}/>'
    )


def _cylinder(stage: Stage) -> str:
    x, y = _middle(stage, stage.view.up, stage.view.left)
    return (
        f'<g pointer-events="none">{title(_where(stage))}<ellipse cx="{num(x)}" cy="{num(y + 4.5)}" rx="8.5" '
        f'ry="4.2" fill="#5B6781"/><rect x="{num(x - 8.5)}" y="{num(y - 5)}" width="17" height="9.5" '
        f'fill="#8E9BB8"/><ellipse cx="{num(x)}" cy="{num(y - 5)}" rx="8.5" ry="4.2" fill="#DCE3F0" '
        f'stroke="{INK_DARK}"/></g>'
    )


def _where(stage: Stage) -> str:
    """The place of the cylinder in words."""
    out = []
    for axis, distance in (("vertical", stage.view.up), ("horizontal", stage.view.left)):
        key = "centre" if distance == 0 else "red" if distance > 0 else "blue"
        out.append(stage.tell(f"cylinder-{key}-{axis}", spaces=abs(distance)))
    return "; ".join(out)


# -- tracks --------------------------------------------------------------------------------------------


def tracks(stage: Stage) -> str:
    """All eight tracks with both markers and their figures."""
    one, two = stage.view.spaces
    rows = [
        _track(stage, f"production-{name}", name, "", one.production[at], two.production[at])
        for at, name in enumerate(RESOURCES)
    ]
    for at, name in enumerate(TRACKS):
        colour = TRADE_COLOUR if name == "trade" else ""
        rows.append(_track(stage, f"track-{name}", name, colour, one.tracks[at], two.tracks[at]))
    rows.append(_track(stage, "track-income", "income", "", one.income, two.income))
    marks = f"{seat_icon(0, 20, stage.seat_name(0))}<i>:</i>{seat_icon(1, 20, stage.seat_name(1))}"
    return (
        f'<section class="panel quar-tracks"><header class="panel-head">'
        f"<h2>{esc(stage.tell('art-tracks'))}</h2>"
        f'<span class="grow"></span><span class="fig">{marks}</span></header>{"".join(rows)}</section>'
    )


def _track(stage: Stage, key: str, sign: str, colour: str, red: int, blue: int) -> str:
    words = stage.tell(key)
    top = stage.parts.production_limit if key.startswith("production") else stage.parts.track_limit
    if key == "track-income":
        top = stage.parts.income_limit
    label = f"{words}: {stage.seat_name(0)} {red}, {stage.seat_name(1)} {blue}"
    tile = _tile_words(stage, key)
    scores = _tile(stage, key, red, blue)
    short = stage.tell(f"resource-{sign}") if key.startswith("production") else words
    return (
        f'<div class="tr" title="{esc(label + tile)}">{icon(sign, 19, "", colour)}'
        f'<span class="tn">{esc(short[:1].upper() + short[1:])}</span>{scores}{_line(top, red, blue)}'
        f'<b class="d" aria-label="{esc(label)}">{red}<i> : </i>{blue}</b></div>'
    )


def _tile_words(stage: Stage, key: str) -> str:
    """What the scoring tile of a production track gives."""
    kind, _, name = key.partition("-")
    if kind != "production":
        return ""
    at = RESOURCES.index(name)
    counted = TILE_COUNTS[stage.parts.tile_counts[at]]
    return ". " + stage.tell(f"art-tile-{counted}", amount=stage.parts.tile_points[at])


def _tile(stage: Stage, key: str, red: int, blue: int) -> str:
    """The scoring tile of a production track: points for each of what it counts, edged in the colour of who
    would take it (QUAR-171)."""
    kind, _, name = key.partition("-")
    if kind != "production":
        return ""
    at = RESOURCES.index(name)
    counted = TILE_COUNTS[stage.parts.tile_counts[at]]
    sign = "ship" if counted == "ships" else counted
    colour = TRADE_COLOUR if counted == "trade" else ""
    edge = "both" if red == blue else "seat-0" if red > blue else "seat-1"
    return f'<span class="tile {edge}">{stage.parts.tile_points[at]}×{icon(sign, 15, "", colour)}</span>'


def _line(top: int, red: int, blue: int) -> str:
    width = 104.0

    def x(step: int) -> float:
        return 8 + step * (width - 16) / top

    ticks = "".join(
        f'<path d="M{num(x(step))} 9v8" stroke="{LINE_STRONG}" stroke-width="{2 if step % 5 == 0 else 1}"/>'
        for step in range(top + 1)
    )
    return (
        f'<svg width="{num(width)}" height="26" viewBox="0 0 {num(width)} 26" aria-hidden="true"><path '
        f'd="M8 13h{num(width - 16)}" stroke="{LINE_STRONG}" stroke-width="2"/>{ticks}<circle '
        f'cx="{num(x(red))}" cy="6.5" r="5.5" fill="{seat_of(0).colour}" stroke="{PANEL}" '
        f'stroke-width="1.5"/>'
        f'<rect x="{num(x(blue) - 5)}" y="14.5" width="10" height="10" rx="2" fill="{seat_of(1).colour}" '
        f'stroke="{PANEL}" stroke-width="1.5"/></svg>'
    )


def influence(stage: Stage) -> str:
    """The panel with the board."""
    return (
        f'<section class="panel quar-influence"><header class="panel-head"><h2>'
        f"{esc(stage.tell('art-influence'))}</h2><span class='grow'></span><span class='dim small'>"
        f"{esc(stage.tell('art-dashed'))}</span></header><div class='both'>{board_svg(stage)}"
        f"{_diplomacy(stage)}</div></section>"
    )


def _diplomacy(stage: Stage) -> str:
    """The table of points for a lead in diplomacy; the line that would count now is marked (QUAR-154)."""
    table = stage.parts.diplomacy_table
    one, two = stage.view.leads
    lead = abs(one - two)
    rows = []
    for at, points in enumerate(table):
        last = at == len(table) - 1
        now = lead >= 2 and (lead == at + 2 or (last and lead > at + 2))
        words = stage.tell("art-diplomacy-line", lead=at + 2, points=points)
        mark = " now" if now else ""
        rows.append(
            f'<span class="dl{mark}" title="{esc(words)}">{at + 2}{"+" if last else ""}'
            f"{numbered('vp', str(points), 24, words)}</span>"
        )
    words = stage.tell("score-diplomacy-table")
    return (
        f'<div class="diplomacy" role="group" aria-label="{esc(words)}" title="{esc(words)}">'
        f"{icon('diplomacy', 19, words)}{''.join(rows)}</div>"
    )
