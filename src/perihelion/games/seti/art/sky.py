"""The solar system and the stars around it: base board, turning discs, contents, figures, sectors.

Cells are polar; the base board and each disc are one path of its cells with a shadow, so that cut-outs read
as holes. A disc that has just turned is drawn turning from where it was (`seti.css`).
"""

from __future__ import annotations

import math
from itertools import pairwise
from typing import Final

from perihelion.art.icons import centred
from perihelion.art.map import Board, Box
from perihelion.art.palette import ACCENTS, INK, INK_2, LEGAL, PAGE, seat_of
from perihelion.art.pieces import seat_mark
from perihelion.art.svg import (
    at,
    clickable,
    esc,
    num,
    path,
    piece,
    polar,
    regular,
    ring_cell,
    starfield,
    text,
    title,
)
from perihelion.games.seti.art.bodies import BODIES, arc, asteroids, badge, body, comet, star_glyph
from perihelion.games.seti.art.signs import DATA, STAR, TRACE
from perihelion.games.seti.art.stage import Stage
from perihelion.games.seti.art.ways import Leg, Way, drawn, label, place_words, tag, ways
from perihelion.games.seti.components.solar import SECTORS, Sky
from perihelion.games.seti.components.vocabulary import (
    COLOURS,
    EARTH,
    HOLE,
    MERCURY,
    OUMUAMUA,
    PLANETS,
)
from perihelion.games.seti.sight.view import SectorView

R: Final = 330.0
NAME: Final = 19.5  # units of text: 14 px where the board is 500 px wide
PETAL: Final = 46.0  # from a planet to what can be done there
LIFT: Final = 6.0  # planets sit a little above the middle of their cell, the name below
START: Final = -90.0
STEP: Final = 45.0
ACCENT: Final = ACCENTS["seti"]
WHOLE: Final = Box(-R - 8, -R - 8, 2 * R + 16, 2 * R + 16)
TINT: Final = ("#2F4A80", "#20335E", "#15213F", "#090F1E")  # disc 1, 2, 3, base board
RIM: Final = ("#6C8FD4", "#4C68A6", "#3A4E80", "#1D2A48")
ROCKET: Final = "M0-15C6-9 7-2 6 7L0 11-6 7C-7-2-6-9 0-15zM-6 3L-12 12-5 9zM6 3L12 12 5 9z"
POD: Final = "M0-12L10-5V7L0 13L-10 7V-5Z"

DEFS: Final = (
    "".join(
        f'<radialGradient id="seti-{name}" cx=".32" cy=".28" r=".85"><stop stop-color="{light}"/>'
        f'<stop offset="1" stop-color="{dark}"/></radialGradient>'
        for name, (light, dark, _) in BODIES.items()
    )
    + '<radialGradient id="seti-sun"><stop stop-color="#FFFBE6"/><stop offset=".45" stop-color="#FFD86B"/>'
    '<stop offset="1" stop-color="#FF8A2B"/></radialGradient><radialGradient id="seti-shine">'
    '<stop stop-color="#FFC24D" stop-opacity=".55"/><stop offset="1" stop-color="#FFC24D" stop-opacity="0"/>'
    '</radialGradient><filter id="seti-shadow" x="-20%" y="-20%" width="140%" height="140%">'
    '<feDropShadow dx="0" dy="2.5" stdDeviation="3.5" flood-color="#000" flood-opacity=".85"/></filter>'
    '<marker id="seti-arrow" viewBox="0 0 10 10" refX="7" refY="5" markerWidth="5.5" markerHeight="5.5" '
    f'orient="auto"><path d="M0 0L10 5 0 10z" fill="{ACCENT}"/></marker>'
)


class Heaven:
    """Draws one position of the solar system."""

    def __init__(self, stage: Stage) -> None:
        self.stage = stage
        self.view = stage.view
        self.radii = [radius * R for radius in stage.parts.solar.radii]
        self.band = self.radii[4] + 4
        self.sky = stage.parts.solar.sky(self.view.offsets, self.view.tile_in)
        self.board = Board(WHOLE, stage.tell("zone-sky"))

    def draw(self) -> Board:
        self._ground()
        for sector, entry in enumerate(self.view.sectors):
            self._sector(sector, entry)
        self._layers()
        self._contents()
        self._next_rotation()
        self._anomalies()
        self._figures()
        self._cells()
        self._landings()
        if self.view.tile_in:
            self._tile()
        self._knobs()
        return self.board

    # -- geometry --------------------------------------------------------------------------------------

    def xy(self, space: int, out: float = 0.0, turn: float = 0.0) -> tuple[float, float]:
        """The middle of a space, moved outwards or around."""
        ring, sector = divmod(space, SECTORS)
        radius = (self.radii[ring] + self.radii[ring + 1]) / 2 + out
        return polar(0, 0, radius, START + (sector + 0.5) * STEP + turn)

    def cell(self, space: int, inset: float = 0.0) -> str:
        ring, sector = divmod(space, SECTORS)
        start = START + sector * STEP
        return ring_cell(
            0, 0, self.radii[ring] + inset, self.radii[ring + 1] - inset, start, start + STEP, inset + 0.6
        )

    # -- ground and sectors ------------------------------------------------------------------------------

    def _ground(self) -> None:
        self.board.add(
            "ground",
            f'<circle r="{num(R + 6)}" fill="#080E1B"/>',
            starfield(-R, -R, 2 * R, 2 * R, 260, "seti"),
        )

    def _sector(self, sector: int, entry: SectorView) -> None:
        """The star of a sector: name, data slots with signals, wins; the whole band can be clicked."""
        stage, start = self.stage, START + sector * STEP
        colour = COLOURS[entry.colour]
        tint = STAR[colour]
        shape = ring_cell(0, 0, self.band, R, start, start + STEP, 1.5)
        name = stage.tell(f"star-{entry.star}")
        action = stage.legal(f"signal:{entry.star}", f"resolve:{entry.star}", f"centre:{entry.star}")
        if not action and sector == self.sky.sector_of(EARTH):
            action = stage.legal("scan-earth")
        if not action and sector == self.sky.sector_of(MERCURY):
            action = stage.legal("scan-mercury")
        glow = (
            f' stroke="{LEGAL}" stroke-width="3"'
            if action
            else f' stroke="{tint}" stroke-opacity=".65" stroke-width="1.5"'
        )
        self.board.add(
            "regions", f'<path d="{shape}" fill="{tint}" fill-opacity="{".24" if action else ".1"}"{glow}/>'
        )
        self._slots(start + STEP / 2, entry)
        self._star_name(sector, start, name, colour)
        left = max(0, entry.slots - len(entry.signals))
        words = f"{name}: {stage.tell('note-data-left', n=left)}"
        if action:
            words = f"{stage.labels[action]}. {words}"
        self.board.hit(f'path d="{shape}" fill="transparent"', words, action, "", f"star:{entry.star}")

    def _slots(self, middle: float, entry: SectorView) -> None:
        radius = self.band + 18
        count = max(entry.slots, len(entry.signals))
        for number in range(count):
            turn = math.degrees((number - (count - 1) / 2) * 21 / radius)
            x, y = polar(0, 0, radius, middle + turn)
            if number < len(entry.signals):
                mark = seat_mark(self.stage.mark(entry.signals[number]), 7.5, letter=False, edge_width=1.5)
                self.board.add("places", at(x, y, mark))
                continue
            edge = LEGAL if number == 1 else "#3C5B86"
            inner = centred("star", x, y, 13, LEGAL) if number == 1 else centred("data", x, y, 13, DATA)
            self.board.add(
                "places",
                f'<circle cx="{num(x)}" cy="{num(y)}" r="9" fill="#0A1424" '
                f'stroke="{edge}" stroke-width="1.5"/>{inner}',
            )
        owners = [owner for owner, number in enumerate(entry.wins) for _ in range(number)]
        for number, owner in enumerate(owners):
            x, y = polar(0, 0, self.band + 42, middle + (number - (len(owners) - 1) / 2) * 4.6)
            self.board.add(
                "places",
                f'<circle cx="{num(x)}" cy="{num(y)}" r="9.5" fill="{PAGE}" '
                f'stroke="{LEGAL}" stroke-width="1.3"/>',
                at(x, y, seat_mark(self.stage.mark(owner), 6, letter=False, edge_width=1)),
            )
        if not owners:
            x, y = polar(0, 0, self.band + 42, middle)
            self.board.add("places", centred("trace", x, y, 17, TRACE["red"]))

    def _star_name(self, sector: int, start: float, name: str, colour: str) -> None:
        """On an arc, reversed in the lower half."""
        low = 0 < (start + STEP / 2) % 360 < 180
        radius = R - 6 if low else R - 19
        first, last = (start + 42, start + 3) if low else (start + 3, start + 42)
        self.board.add(
            "names",
            f'<path id="seti-arc-{sector}" d="{arc(radius, first, last)}" '
            f'fill="none"/><text font-size="{NAME}" '
            f'fill="{INK}" text-anchor="middle"><textPath href="#seti-arc-{sector}" '
            f'startOffset="50%">{esc(name)}'
            "</textPath></text>",
        )
        for turn in (-19.5, 19.5):
            x, y = polar(0, 0, R - 12, start + STEP / 2 + turn)
            self.board.add("places", star_glyph(colour, x, y))

    # -- discs and contents ------------------------------------------------------------------------------

    def _layers(self) -> None:
        """The base board, then the discs from the bottom up; each turns with its knob (`seti.css`)."""
        solar = self.stage.parts.solar
        for layer in (3, 2, 1, 0):
            cells: list[str] = []
            for space in range(len(self.sky.content)):
                ring, sector = divmod(space, SECTORS)
                rings = solar.layers[layer]
                if ring >= len(rings):
                    continue
                position = (sector - self.view.offsets[layer]) % SECTORS if layer < 3 else sector
                if rings[ring][position] != HOLE:
                    cells.append(self.cell(space))
            shadow = ' filter="url(#seti-shadow)"' if layer < 3 else ""
            name = f"disc disc-{layer + 1}" if layer < 3 else "base"
            self.board.add(
                "lines",
                f'<g class="{name}"><path d="{"".join(cells)}" fill="{TINT[layer]}" stroke="{RIM[layer]}" '
                f'stroke-width="1.3"{shadow}/></g>',
            )
        sun = self.radii[0]
        self.board.add(
            "places",
            f'<circle r="{num(sun * 2.3)}" fill="url(#seti-shine)"/><circle '
            f'r="{num(sun - 3)}" fill="url(#seti-sun)"/>',
        )

    def _contents(self) -> None:
        for space, content in enumerate(self.view.cells):
            x, y = self.xy(space)
            turned = f'<g class="turned turned-{self.sky.layer[space] + 1}">'
            if content == "asteroids":
                thing = asteroids(x, y, space)
            elif content == "comet":
                thing = comet(x, y, START + (space % SECTORS + 0.5) * STEP - 60) + badge(x - 13, y + 10)
            elif content in BODIES:
                thing = body(content, x, y - LIFT)
                radius = BODIES[content][2]
                if content != "earth":
                    thing += badge(x + radius * 0.9, y - LIFT - radius * 0.75)
                name = self.stage.tell(f"planet-{content}")
                self.board.add("names", text(x, y - LIFT + radius + 16, name, NAME, INK, outline="#0A1122"))
            else:
                thing = f'<circle cx="{num(x)}" cy="{num(y)}" r="2" fill="#4A5D8C"/>'
            self.board.add("contents", f"{turned}{thing}</g>")

    def _next_rotation(self) -> None:
        """Dashed ghosts and arrows for the planets that the next rotation moves."""
        discs = [disc - 1 for disc in self.view.next_discs]
        offsets = [(offset - (disc in discs)) % SECTORS for disc, offset in enumerate(self.view.offsets)]
        after: Sky = self.stage.parts.solar.sky(offsets, self.view.tile_in)
        for planet, name in enumerate(PLANETS):
            before, later = self.sky.where[planet], after.where[planet]
            if before < 0 or before == later:
                continue
            x, y = self.xy(later)
            ring = before // SECTORS
            radius = (self.radii[ring] + self.radii[ring + 1]) / 2
            angle = START + (before % SECTORS + 0.5) * STEP
            gap = math.degrees((BODIES[name][2] + 7) / radius)
            words = self.stage.tell("art-after-rotation", planet=f"planet-{name}")
            self.board.add(
                "contents",
                f'<path d="{arc(radius, angle - gap, angle - STEP + gap + 3)}" '
                f'fill="none" stroke="{ACCENT}" '
                f'stroke-width="2.5" marker-end="url(#seti-arrow)" opacity=".7"/><circle cx="{num(x)}" '
                f'cy="{num(y - LIFT)}" r="{num(BODIES[name][2] + 2)}" fill="none" stroke="{ACCENT}" '
                f'stroke-width="1.6" stroke-dasharray="4 4" opacity=".8">{title(words)}</circle>',
            )

    def _tile(self) -> None:
        """The data slot of 'Oumuamua: signals are marked there instead of at the star."""
        stage, space = self.stage, self.sky.where[OUMUAMUA]
        action = stage.legal("signal:oumuamua-tile", "resolve:oumuamua-tile")
        count = max(stage.parts.tile_slots, len(self.view.tile))
        for number in range(count):
            x, y = self.xy(space, -17, (number - (count - 1) / 2) * 8.5)
            if number < len(self.view.tile):
                mark = seat_mark(stage.mark(self.view.tile[number]), 7.5, letter=False, edge_width=1.5)
                self.board.add("pieces", at(x, y, mark))
                continue
            points = number < stage.parts.tile_slots and stage.parts.tile_vp[number] > 0
            inner = centred("star", x, y, 12, LEGAL) if points else centred("data", x, y, 12, DATA)
            self.board.add(
                "pieces",
                f'<circle cx="{num(x)}" cy="{num(y)}" r="8.5" fill="#0A1424" '
                f'stroke="{LEGAL if points or action else "#3C5B86"}" stroke-width="1.5"/>{inner}',
            )
        if action:
            x, y = self.xy(space)
            self.board.add(
                "glow",
                f'<circle cx="{num(x)}" cy="{num(y)}" r="27" fill="none" stroke="{LEGAL}" stroke-width="3"/>',
            )
            self.board.hit_circle(x, y, 27, stage.labels[action], action)

    def _anomalies(self) -> None:
        for colour, sector in enumerate(self.view.anomaly_at):
            if sector < 0:
                continue
            x, y = polar(0, 0, self.radii[4] - 13, START + (sector + 0.5) * STEP + 13)
            tint = TRACE[COLOURS[colour]]
            words = self.stage.tell(f"anomaly-{COLOURS[colour]}")
            edge = LEGAL if colour == self.view.next_anomaly else PAGE
            self.board.add(
                "pieces",
                f'<g>{title(words)}<path d="{path(regular(3, 15, -90, x, y))}" fill="{tint}" stroke="{edge}" '
                f'stroke-width="2.2"/>{text(x, y + 7, "?", NAME, PAGE)}</g>',
            )

    # -- figures and clicks ------------------------------------------------------------------------------

    def _figures(self) -> None:
        """Probes and capsules, spread over their cell."""
        standing: dict[int, list[tuple[int, bool]]] = {}
        for owner, player in enumerate(self.view.players):
            for space in player.probes:
                standing.setdefault(space, []).append((owner, False))
            for space in player.capsules:
                standing.setdefault(space, []).append((owner, True))
        for space, figures in standing.items():
            for number, (owner, capsule) in enumerate(figures):
                x, y = self._beside(space, number)
                mark = seat_of(self.stage.mark(owner))
                words = self.stage.tell("art-capsule-of" if capsule else "art-probe-of", seat=owner)
                shape = POD if capsule else ROCKET
                drawn = (
                    f'<g class="probe">{title(words)}<path d="{shape}" fill="{mark.colour}" stroke="{PAGE}" '
                    f'stroke-width="2"/>{text(0, 7, mark.letter, NAME, PAGE)}</g>'
                )
                kind = "capsule" if capsule else "probe"
                self.board.add("names", piece(x, y, drawn, f"{kind}:{owner}"))

    def _beside(self, space: int, number: int) -> tuple[float, float]:
        """Where the figures of a space stand: on both sides of what it shows, then further out."""
        ring = space // SECTORS
        radius = (self.radii[ring] + self.radii[ring + 1]) / 2
        away = math.degrees((20 if ring == 0 else 27) / radius)
        return self.xy(space, 15.0 * (number // 2) + 3, away if number % 2 == 0 else -away)

    def _cells(self) -> None:
        """All spaces: those that can be chosen now glow, and each shows the way to it when pointed at."""
        chosen = {_target(action): action for action in reversed(self.stage.starting("choose-space:"))}
        reach = {} if chosen else ways(self.stage)
        carried: set[str] = set()
        for space in range(len(self.sky.content)):
            way = reach.get(space)
            steps = len(way.route.prices) if way is not None else 0
            action = chosen.get(space, "") or (way.first if way is not None else "")
            if chosen.get(space) or (steps == 1 and self.stage.can(action)):
                self._glow(space)
                carried.add(action)
            self._cell(space, action, way)
        self._steps(carried)

    def _steps(self, carried: set[str]) -> None:
        """The price of steps that cost more than one move, on their way; a second figure's step to the same
        space is clicked there."""
        met: dict[tuple[int, int], int] = {}
        later: list[tuple[float, float, str]] = []
        for action in [*self.stage.starting("move:"), *self.stage.starting("carry:")]:
            start, end = self._hop(action)
            leg = self._leg(start, end)
            number = met[start, end] = met.get((start, end), -1) + 1
            x, y = leg.middle[0] + 26 * number, leg.middle[1]
            price = self.view.leaving[start]
            if price > 1 or action not in carried:  # one move is the rule and needs no figure
                fill = "#FF6B6B" if price > 1 else LEGAL
                self.board.add(
                    "labels",
                    f'<circle cx="{num(x)}" cy="{num(y)}" r="12.5" fill="{fill}" stroke="{PAGE}" '
                    f'stroke-width="2"/>{text(x, y + 7, price, NAME, "#1C1504")}',
                )
            if action not in carried:
                later.append((x, y, action))
        for x, y, action in later:
            self.board.hit_circle(x, y, 17, self.stage.labels[action], action)

    def _hop(self, action: str) -> tuple[int, int]:
        """Start and end of a step."""
        kind, first, *rest = action.split(":")
        if kind == "carry":
            return self.stage.own.capsules[int(first) - 1], _space(rest[0])
        start, end = first.split("-to-")
        return _space(start), _space(end)

    def _landings(self) -> None:
        """Around every planet where an own probe stands: orbit, land and the moons, each to be clicked."""
        stage = self.stage
        for space in sorted(set(stage.own.probes)):
            name = self.view.cells[space]
            if name not in PLANETS or name == "earth":
                continue
            moons = stage.parts.planets[PLANETS.index(name)].moons
            moon_ids = [stage.parts.moon_ids[moon] for moon in moons]
            choices = [(f"orbit:{name}", "orbit"), (f"land:{name}", "land")]
            choices += [(f"land:{id}", "moon") for id in moon_ids]
            legal = [(action, sign) for action, sign in choices if stage.can(action)]
            x0, y0 = self.xy(space)
            outwards = math.degrees(math.atan2(y0, x0)) + (0 if space < 2 * SECTORS else 180)
            for number, (action, sign) in enumerate(legal):
                turn = (number - (len(legal) - 1) / 2) * 50
                x, y = polar(x0, y0 - LIFT, PETAL, outwards + turn)
                self._petal(x, y, action, sign)

    def _petal(self, x: float, y: float, action: str, sign: str) -> None:
        tip = self.stage.labels[action]
        self.board.add(
            "labels",
            f'<circle cx="{num(x)}" cy="{num(y)}" r="19" fill="#2B2410" stroke="{LEGAL}" stroke-width="2.5"/>'
            f"{centred('land' if sign == 'moon' else sign, x, y, 24, LEGAL)}",
        )
        if sign == "moon":
            self.board.add("labels", f'<circle cx="{num(x + 12)}" cy="{num(y - 12)}" r="6" fill="#C9D2E6"/>')
        self.board.hit_circle(x, y, 21, tip, action)

    def _glow(self, space: int) -> None:
        publicity = self.sky.publicity[space]
        self.board.add(
            "glow",
            f'<path d="{self.cell(space, 2)}" fill="{LEGAL}" '
            f'fill-opacity="{".18" if publicity else ".09"}" stroke="{LEGAL}" '
            f'stroke-opacity="{".95" if publicity else ".5"}" stroke-width="1.6"/>',
        )

    def _cell(self, space: int, action: str, way: Way | None) -> None:
        """The hit area of a space. One far off flies the first step of the way to it."""
        stage = self.stage
        legal = action if stage.can(action) else ""
        words = way.words() if way is not None else place_words(stage, space)
        if legal and (way is None or len(way.route.prices) == 1):
            words = stage.labels[legal]
        drawing = self._way(way, "way") if way is not None else ""
        order = way.order() if way is not None and legal else ""
        asked = "" if legal else self._asked_about(space, action)
        attributes = clickable(legal, asked, f"space:{space}", words) + order
        if not legal and stage.view.cells[space] not in BODIES:
            attributes = attributes.replace('tabindex="0"', 'tabindex="-1"')
        shape = f'<path d="{self.cell(space, 2)}" fill="transparent" class="hit"{attributes}>'
        other = self._other(way) if order and way is not None else ""
        self.board.add("hits", f'<g class="goal">{shape}{title(words)}</path>{drawing}{other}</g>')

    def _way(self, way: Way, classes: str) -> str:
        """A route over the board with its figures."""
        legs = [self._leg(a, b) for a, b in pairwise(way.route.spaces)]
        x, y = self.xy(way.route.spaces[-1])
        figures = tag(way, x, y - 28) if self.stage.phone else label(way, -R - 4, 44 - R)
        return f'<g class="{classes}">{drawn(way, self.xy(way.route.spaces[0]), legs)}{figures}</g>'

    def _other(self, way: Way) -> str:
        """A second route to the same target, behind a disc of its own that shows while the target does."""
        other = way.other()
        if other is None or not self.stage.can(other.first):
            return ""
        x, y = self.xy(way.route.spaces[-1], 22)
        words = f"{self.stage.tell('art-route-other')}: {other.words()}"
        act = clickable(other.first, "", f"space:{way.route.spaces[-1]}", words) + other.order()
        return (
            f'<g class="other"><circle class="hit" cx="{num(x)}" cy="{num(y)}" r="17" fill="#10203A" '
            f'stroke="{LEGAL}" stroke-width="2"{act}>{title(words)}</circle>'
            f"{centred('trade', x, y, 20, LEGAL)}{self._way(other, 'way')}</g>"
        )

    def _asked_about(self, space: int, action: str) -> str:
        """What a click on a space asks about: the way there, or the orbit at its planet."""
        if action or self.view.seat is None:
            return action
        name = self.view.cells[space]
        return f"orbit:{name}" if name in PLANETS else ""

    def _leg(self, start: int, end: int) -> Leg:
        """A step of a route: along the ring, or straight to the next one."""
        (x0, y0), (x, y) = self.xy(start), self.xy(end)
        if start // SECTORS != end // SECTORS:
            return Leg((x, y), ((x0 + x) / 2, (y0 + y) / 2), 0.0, False)
        ring = start // SECTORS
        clockwise = (end - start) % SECTORS == 1
        middle = self.xy(start, 0, STEP / 2 if clockwise else -STEP / 2)
        return Leg((x, y), middle, (self.radii[ring] + self.radii[ring + 1]) / 2, clockwise)

    def _knobs(self) -> None:
        """A numbered knob on the rim of each disc at its position 0; new ones make their disc turn."""
        for disc, offset in enumerate(self.view.offsets):
            x, y = polar(0, 0, self.radii[disc + 1], START + offset * STEP)
            turning = disc + 1 in self.view.next_discs
            words = self.stage.tell("art-disc-next" if turning else "art-disc", n=disc + 1)
            thing = f"disc:{disc + 1}:{self.view.rotations}:{offset}"
            self.board.add(
                "hits",
                f'<g class="knob knob-{disc + 1}"{clickable("", "", thing, words)}>{title(words)}<circle '
                f'cx="{num(x)}" '
                f'cy="{num(y)}" r="13" fill="{TINT[disc]}" stroke="{ACCENT if turning else RIM[disc]}" '
                f'stroke-width="2"/>{text(x, y + 7, disc + 1, NAME, ACCENT if turning else INK_2)}</g>',
            )


def _space(name: str) -> int:
    ring, sector = name.split("-")
    return (int(ring) - 1) * SECTORS + int(sector)


def _target(action: str) -> int:
    """The space an action leads to."""
    last = action.split(":")[-1]
    return _space(last.split("-to-")[-1])


def sky_map(stage: Stage) -> str:
    """The board in its frame; phones start around the own probe or Earth."""
    heaven = Heaven(stage)
    board = heaven.draw()
    lens = None
    if stage.phone:
        space = stage.own.probes[0] if stage.own.probes else heaven.sky.earth
        x, y = heaven.xy(space)
        lens = WHOLE.around(x, y, 400)
    rings = "".join(
        f'<circle r="{num(radius)}" fill="none" stroke="#3A4C75" stroke-width="4"/>'
        for radius in heaven.radii
    )
    dots = "".join(
        f'<circle cx="{num(x)}" cy="{num(y)}" r="16" fill="{BODIES[name][0]}"/>'
        for name, space in zip(PLANETS, heaven.sky.where, strict=True)
        if space >= 0
        for x, y in [heaven.xy(space)]
    )
    overview = (
        f'<circle r="{num(R)}" fill="#0D1424" stroke="#3A4C75" stroke-width="4"/>{rings}{dots}'
        if stage.phone
        else ""
    )
    return board.framed(stage.voice, lens, overview, "sky")
