"""Routes on the sky: from an own figure to every space, drawn while the space is pointed at.

A route runs in arcs inside a ring and straight between rings; each step shows its price, a dearer one
(leaving asteroids) in red, what cannot be paid faded. Its words stand in the tooltip and in the preview.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise
from typing import Final

from perihelion.art.icons import centred
from perihelion.art.palette import LEGAL, PAGE
from perihelion.art.svg import esc, num, text
from perihelion.games.seti.art.signs import ENERGY, PUBLICITY
from perihelion.games.seti.art.stage import Stage
from perihelion.games.seti.catalogue import space_name
from perihelion.games.seti.components.vocabulary import PLANETS
from perihelion.games.seti.sight.routes import Fare, Route, another, cheapest
from perihelion.games.seti.sight.telling import effect_texts
from perihelion.language import Verbatim

PRICE: Final = 19.5  # units of text
LINE: Final = 25.0


class Way:
    """The best route of an own figure to one space, and how it would be paid."""

    def __init__(self, stage: Stage, route: Route, capsule: int) -> None:
        own, view = stage.own, stage.view
        own_turn = view.own_turn
        moved_now = not own_turn and bool(stage.starting("move:") + stage.starting("carry:"))
        moves = view.moves if own_turn or moved_now else 0
        energy = 0 if moved_now else own.energy  # SETI-R10: outside the own turn energy buys no moves
        self.stage = stage
        self.route = route
        self.capsule = capsule  # its number, 0 for a probe
        self.fare = Fare(route, moves, energy, own.publicity, stage.parts.max_publicity)

    @property
    def first(self) -> str:
        """The action that flies the first step."""
        start, end = self.route.spaces[:2]
        if self.capsule:
            return f"carry:{self.capsule}:{space_name(end)}"
        return f"move:{space_name(start)}-to-{space_name(end)}"

    def steps(self) -> list[str]:
        """The actions of all steps that can be paid."""
        names = [space_name(space) for space in self.route.spaces[: self.fare.steps + 1]]
        if self.capsule:
            return [f"carry:{self.capsule}:{end}" for end in names[1:]]
        return [f"move:{start}-to-{end}" for start, end in pairwise(names)]

    def order(self) -> str:
        """The attributes by which the page flies the whole way after one confirmation."""
        steps = self.steps()
        if len(steps) < 2:
            return ""
        place = place_words(self.stage, self.route.spaces[-1])
        words = self.stage.tell("art-route-fly", place=Verbatim(place))
        return f' data-route="{" ".join(steps)}" data-route-words="{esc(words)}"'

    def other(self) -> Way | None:
        """Another way to the same space, if there is one hardly dearer."""
        view = self.stage.view
        route = another(self.route, view.leaving, view.entering) if len(self.route.prices) > 1 else None
        return None if route is None else Way(self.stage, route, self.capsule)

    def lines(self) -> list[str]:
        """The route in words: moves, asteroids, payment, publicity."""
        stage, route, fare = self.stage, self.route, self.fare
        lines = [stage.tell("art-route-moves", n=route.moves)]
        if route.extra:
            lines.append(stage.tell("art-route-asteroids", n=route.extra))
        if fare.moves:
            lines.append(stage.tell("art-route-pool", n=fare.moves))
        if fare.energy:
            lines.append(stage.tell("art-route-energy", n=fare.energy))
        if fare.missing:
            lines.append(stage.tell("art-route-missing", n=fare.missing))
        if route.publicity:
            lines.append(stage.tell("art-route-publicity", n=fare.publicity))
        return lines

    def words(self) -> str:
        return f"{self.heading()}. {', '.join(self.lines())}"

    def heading(self) -> str:
        key = "art-route-capsule" if self.capsule else "art-route"
        return f"{self.stage.tell(key)}: {place_words(self.stage, self.route.spaces[-1])}"


def place_words(stage: Stage, space: int) -> str:
    """What lies on a space, and where it is if that is nothing of its own."""
    content = stage.view.cells[space]
    if content in ("empty", "asteroids", "comet"):
        where = stage.tell(f"space-{space_name(space)}")
        return where if content == "empty" else f"{stage.tell(f'content-{content}')} ({where})"
    return stage.tell(f"content-{content}")


def ways(stage: Stage) -> dict[int, Way]:
    """The best way to each space over all own figures; none without figures or for a spectator."""
    if not stage.view.leaving or stage.view.over:
        return {}
    best: dict[int, Way] = {}
    starts = [(space, 0) for space in stage.own.probes]
    starts += [(space, number) for number, space in enumerate(stage.own.capsules, 1)]
    for start, capsule in starts:
        for space, route in enumerate(cheapest(start, stage.view.leaving, stage.view.entering)):
            known = best.get(space)
            if known is None or _rank(route) < _rank(known.route):
                best[space] = Way(stage, route, capsule)
    return {space: way for space, way in best.items() if way.route.prices}


def _rank(route: Route) -> tuple[int, int]:
    return route.moves, -route.publicity


@dataclass(frozen=True)
class Leg:
    """One step on the board: where it ends, its middle, and the radius of its arc (0 between rings)."""

    end: tuple[float, float]
    middle: tuple[float, float]
    radius: float
    clockwise: bool


def drawn(way: Way, start: tuple[float, float], legs: list[Leg]) -> str:
    """Dashes on a dark casing, and the price in the middle of each step."""
    steps = way.fare.steps
    near = _line(start, legs[:steps])
    far = _line(legs[steps - 1].end if steps else start, legs[steps:])
    lines = f'<path class="case" d="{near}{far}"/><path class="run" d="{near}"/>'
    if far:
        lines += f'<path class="run beyond" d="{far}"/>'
    prices = ""
    for number, (leg, price) in enumerate(zip(legs, way.route.prices, strict=True)):
        kind = "beyond" if number >= steps else "dear" if price > 1 else ""
        x, y = leg.middle
        prices += (
            f'<g class="price {kind}" transform="translate({num(x)} {num(y)})"><circle r="12.5"/>'
            f"{text(0, 7, price, PRICE, '#1C1504')}</g>"
        )
    return f"{lines}{prices}"


def _line(start: tuple[float, float], legs: list[Leg]) -> str:
    if not legs:
        return ""
    line = f"M{num(start[0])} {num(start[1])}"
    for leg in legs:
        arc = f"A{num(leg.radius)} {num(leg.radius)} 0 0 {int(leg.clockwise)} " if leg.radius else "L"
        line += f"{arc}{num(leg.end[0])} {num(leg.end[1])}"
    return line


def label(way: Way, left: float, top: float) -> str:
    """The figures of a route in the free corner of a wide board."""
    stage, fare = way.stage, way.fare
    space = way.route.spaces[-1]
    name = "" if stage.view.cells[space] == "empty" else stage.tell(f"content-{stage.view.cells[space]}")
    if name:
        top += LINE
    out = text(left, top - LINE, name, PRICE, LEGAL, "start") if name else ""
    out += text(left, top, stage.tell("art-route-moves", n=way.route.moves), PRICE, LEGAL, "start")
    x, y = left, top + LINE
    for sign, colour, figure in (("move", LEGAL, fare.moves), ("bolt", ENERGY, fare.energy)):
        if figure:
            out += text(x, y, figure, PRICE, colour, "start") + centred(sign, x + 21, y - 7, 18, colour)
            x += 46
    if way.route.publicity:
        y += LINE
        out += text(left, y, f"+{fare.publicity}", PRICE, PUBLICITY, "start")
        out += centred("publicity", left + 32, y - 7, 18, PUBLICITY)
    if fare.missing:
        y += LINE
        out += text(left, y, stage.tell("art-route-lacking", n=fare.missing), PRICE, "#FF8F8F", "start")
    return f'<g class="way-label">{out}</g>'


def tag(way: Way, x: float, y: float) -> str:
    """The same figures in one line over the target, for boards of which only a part is seen."""
    fare = way.fare
    entries = [("move", LEGAL, str(fare.moves)), ("bolt", ENERGY, str(fare.energy))]
    shown = [entry for entry in entries if entry[2] != "0"]
    if way.route.publicity:
        shown.append(("publicity", PUBLICITY, f"+{fare.publicity}"))
    width = 48.0 * len(shown) + 8
    left = x - width / 2
    edge = "#FF8F8F" if fare.missing else LEGAL
    out = (
        f'<rect x="{num(left)}" y="{num(y - 20)}" width="{num(width)}" height="28" rx="9" fill="{PAGE}" '
        f'stroke="{edge}" stroke-width="1.6"/>'
    )
    for number, (sign, colour, figure) in enumerate(shown):
        at = left + 8 + 48 * number
        out += text(at, y, figure, PRICE, colour, "start")
        out += centred(sign, at + 12 * len(figure) + 11, y - 7, 18, colour)
    return f'<g class="way-label">{out}</g>'


def space_detail(stage: Stage, id: str) -> str:
    """A space in the preview: the route to it, and what an orbit or a landing brings there."""
    space = int(id)
    way = ways(stage).get(space)
    heading = way.heading() if way is not None else place_words(stage, space)
    lines = way.lines() if way is not None else []
    if way is not None and stage.can(way.first) and len(way.route.prices) > 1:
        lines.append(stage.tell("art-route-first"))
    words = "".join([f"<p>{esc(line)}</p>" for line in [*lines, *planet_lines(stage, space)]])
    return f'<div class="seti-detail"><div><h3>{esc(heading)}</h3>{words}</div></div>'


def planet_lines(stage: Stage, space: int) -> list[str]:
    """What orbiting and landing bring at the planet on a space, in sentences."""
    content = stage.view.cells[space]
    if content not in PLANETS or content == "earth":
        return []
    planet = PLANETS.index(content)
    board, view = stage.parts.planets[planet], stage.view.planets[planet]
    first = [] if view.orbit_first else [board.first_orbit]
    free = [reward for taken, reward in zip(view.bonus, board.bonus, strict=True) if not taken]
    return [
        _gives(stage, "sentence-orbit", [*first, board.orbit]),
        _gives(stage, "sentence-land", [*[stage.parts.bonus_rewards[at] for at in free[:1]], board.land]),
    ]


def _gives(stage: Stage, key: str, lists: list[int]) -> str:
    clauses = [clause for effects in lists for clause in effect_texts(stage.parts, effects)]
    return stage.tell(key, clauses=clauses)
