"""The board: systems, outposts, unknown quadrants, pieces, and where one can act."""

from __future__ import annotations

from itertools import pairwise
from typing import Final

from perihelion.art.icons import centred
from perihelion.art.map import Board as Map
from perihelion.art.map import Box
from perihelion.art.palette import INFO, INK_3, INK_DARK, LEGAL, PAGE, seat_of
from perihelion.art.pieces import seat_mark
from perihelion.art.svg import at, clickable, num, path, piece, starfield, text, title, turning
from perihelion.games.starfarers.art.geometry import HIT, PAD, PLANET, RIM, SIZE, TEXT, Geometry
from perihelion.games.starfarers.art.pieces import (
    ACCENT,
    EDGE,
    PEOPLE_COLOURS,
    PEOPLE_GLYPHS,
    WELL,
    colony,
    planet,
    ship,
    ship_words,
    spaceport,
)
from perihelion.games.starfarers.art.stage import Stage
from perihelion.games.starfarers.components.board import Quadrant
from perihelion.games.starfarers.components.parts import NOBODY, PEOPLES, RESOURCES
from perihelion.games.starfarers.sight.view import PlanetView, QuadrantView, ShipView

GREEK: Final = {"alpha": "α", "beta": "β", "gamma": "γ", "delta": "δ"}
LENS: Final = 312.0  # units that a phone shows at first: hit areas of 40 px
TARGETS: Final = ("fly", "jump", "settle", "port", "berth")


class Chart:
    """Draws the board of one scene, layer by layer."""

    def __init__(self, stage: Stage, wide: bool) -> None:
        self.stage = stage
        self.view = stage.view
        self.space = Geometry(stage.board, wide)
        self.map = Map(self.space.box, stage.tell("art-board"))
        self.targets = stage.places(*TARGETS)

    def draw(self) -> Map:
        self.ground()
        for number, quadrant in enumerate(self.stage.board.quadrants):
            self.region(quadrant, self.view.quadrants[number])
        self.lines()
        for number, quadrant in enumerate(self.stage.board.quadrants):
            self.contents(number, quadrant, self.view.quadrants[number])
        self.berths()
        self.glow()
        self.pieces()
        self.rulers()
        self.hits()
        return self.map

    # -- the ground --------------------------------------------------------------------------------

    def ground(self) -> None:
        box = self.space.box
        self.map.add(
            "ground",
            f'<rect x="{num(box.x)}" y="{num(box.y)}" width="{num(box.width)}" height="{num(box.height)}" '
            'fill="#080E1B"/>',
            starfield(box.x, box.y, box.width, box.height, 420, "starfarers"),
            self.nebula(),
        )
        if self.space.wide:
            low = box.y + box.height - PAD - 3
            for share, key in ((0.16, "art-catan"), (0.42, "art-near"), (0.86, "art-far")):
                words = text(share * box.width, low, self.stage.tell(key), TEXT, INK_3, outline=PAGE)
                self.map.add("names", words)

    def nebula(self) -> str:
        """The belt of the star nebula, drawn soft: its corridor is narrow in places."""
        line = [(-3.0, 8.3), *self.stage.parts.nebula, (33.0, 3.5)]
        points = [self.space.point(x, y) for x, y in line]
        drawn = f"M{num(points[0][0])} {num(points[0][1])}"
        for (x0, y0), (x1, y1) in pairwise(points):
            if self.space.wide:
                middle = num((y0 + y1) / 2)
                drawn += f"C{num(x0)} {middle} {num(x1)} {middle} {num(x1)} {num(y1)}"
            else:
                middle = num((x0 + x1) / 2)
                drawn += f"C{middle} {num(y0)} {middle} {num(y1)} {num(x1)} {num(y1)}"
        return (
            '<g fill="none" stroke-linecap="round" filter="url(#sf-blur)">'
            f'<path d="{drawn}" stroke="#7A3FB8" stroke-width="52" opacity=".42"/>'
            f'<path d="{drawn}" stroke="#C65BD0" stroke-width="16" opacity=".5"/></g>'
        )

    def rulers(self) -> None:
        """Letters and numbers at the rim, by which log and questions call the intersections; they stay at the
        edge of the lens."""
        box, points = self.space.box, self.stage.board.points
        size = TEXT if self.space.wide else 14
        rows: dict[str, float] = {}
        columns: dict[str, float] = {}
        for place, (_, y) in enumerate(points):
            letter = self.stage.tell(f"place-{self.stage.board.names[place]}")[0]
            across, down = self.space.at(place)
            if self.space.wide:
                rows[letter], columns[str(y + 2)] = down, across
            else:
                rows[str(y + 2)], columns[letter] = down, across
        side = box.x + RIM / 2 if self.space.wide else box.x + box.width - RIM / 2
        top = "".join(text(x, box.y + RIM, name, size, INK_3, outline=PAGE) for name, x in columns.items())
        beside = "".join(text(side, y + 5, name, size, INK_3, outline=PAGE) for name, y in rows.items())
        edge = "left" if self.space.wide else "right"
        self.map.add("names", f'<g data-ruler="top" aria-hidden="true">{top}</g>')
        self.map.add("names", f'<g data-ruler="{edge}" aria-hidden="true">{beside}</g>')

    def region(self, quadrant: Quadrant, view: QuadrantView) -> None:
        rim = self.space.outline(quadrant)
        fill, edge = "#101A31", "#3A4E80"
        if quadrant.letter:
            fill, edge = "url(#sf-home)", "#3C7FA6"
        elif not view.tile:
            fill = "#0F1830"
        elif view.planets:
            fill = "url(#sf-system)"
        drawn = f'<path d="{rim}" fill="{fill}" stroke="{edge}" stroke-width="1.5" stroke-linejoin="round"/>'
        if not view.tile:
            drawn += f'<path d="{rim}" fill="url(#sf-hatch)" opacity=".6"/>'
        elif view.tile.startswith("empty"):
            drift = (
                '<g fill="none" stroke="#5A6FA3" stroke-width="2" opacity=".55" stroke-linecap="round"><path '
                'd="M-38 8C-20-14 12-16 34-4M-28 22C-8 6 16 4 40 16M-20-26C-4-34 18-32 30-22"/></g>'
            )
            drawn += at(*self.space.centre(quadrant), drift)
        self.map.add("regions", turning("flip", f"tile:{view.id}", view.tile, drawn))

    def is_open(self, place: int) -> bool:
        """Whether lines lead to an intersection, told from the view."""
        number = self.stage.board.centre_of[place]
        if number < 0:
            return True
        quadrant = self.view.quadrants[number]
        return bool(quadrant.tile) and not quadrant.planets

    def lines(self) -> None:
        board = self.stage.board
        drawn, dots = [], []
        for place in range(board.size):
            if not self.is_open(place):
                continue
            x, y = self.space.at(place)
            dots.append(f"M{num(x)} {num(y)}h0")
            for other in board.neighbours[place]:
                if other > place and self.is_open(other):
                    ox, oy = self.space.at(other)
                    drawn.append(f"M{num(x)} {num(y)}L{num(ox)} {num(oy)}")
        self.map.add(
            "lines",
            f'<path data-net="" d="{"".join(drawn)}" stroke="#34497C" stroke-width="1.6" fill="none"/>',
        )
        self.map.add(
            "places",
            f'<path d="{"".join(dots)}" stroke="#5B74B3" stroke-width="5" stroke-linecap="round"/>',
        )

    # -- quadrants ---------------------------------------------------------------------------------

    def contents(self, number: int, quadrant: Quadrant, view: QuadrantView) -> None:
        drawn = ""
        if not view.tile:
            drawn = self.unknown(quadrant, view)
        elif view.people >= 0:
            drawn = self.outpost(quadrant, view)
        elif view.planets:
            drawn = self.system(number, quadrant, view)
        self.map.add("contents", turning("flip", f"contents:{view.id}", view.tile, drawn))

    def unknown(self, quadrant: Quadrant, view: QuadrantView) -> str:
        stars = "".join(
            centred("star", (number - (view.stars - 1) / 2) * 13, 14, 12, "#FFE9A8")
            for number in range(view.stars)
        )
        words = self.stage.tell("zone-unknown", quadrant=f"quadrant-{view.id}", count=view.stars)
        return at(
            *self.space.centre(quadrant),
            f'{title(words)}<circle r="25" fill="#0B1326" stroke="#51689F" stroke-width="2"/>'
            f"{text(0, 4, '?', 24, ACCENT)}{stars}",
        )

    def system(self, number: int, quadrant: Quadrant, view: QuadrantView) -> str:
        out: list[str] = []
        for index, (cell, world) in enumerate(zip(quadrant.hexes, view.planets, strict=True)):
            name = f"{view.id}:{index}"
            drawn = planet(self.stage, world, self.space.outward(quadrant, cell), name)
            if self.paid(3 * number + index, world):
                drawn += (
                    f'<circle r="{num(PLANET + 3)}" fill="none" stroke="{INFO}" stroke-width="2.5" '
                    f'data-yield="{self.view.turn}:{name}" data-suit="{RESOURCES[world.resource]}"/>'
                )
            out.append(at(*self.space.hex_at(cell), drawn))
        if quadrant.letter:
            sun = (
                '<circle r="11" fill="#FFE9A8" stroke="#FFC24D" stroke-width="2"/>'
                f"{text(0, 5, GREEK[quadrant.letter], 15, '#4A3200')}"
            )
        else:
            sun = '<circle r="11" fill="#FFE9A8" opacity=".25"/><circle r="7" fill="#FFE9A8"/>'
        out.append(at(*self.space.centre(quadrant), sun))
        for site in range(3 * number, 3 * number + 3):
            if self.view.owner[site] == NOBODY:
                mark = (
                    f'<circle r="8.5" fill="{WELL}" stroke="#DDE7FF" stroke-width="1.8"/>'
                    '<path d="M-3.5 0h7M0-3.5v7" stroke="#DDE7FF" stroke-width="1.6"/>'
                )
                out.append(at(*self.space.at(self.stage.board.sites[site]), mark))
        return "".join(out)

    def paid(self, planet: int, view: PlanetView) -> bool:
        """Whether the last roll brought cards from a planet: its number came up and a colony stands by it."""
        sites = (planet, 3 * (planet // 3) + (planet + 2) % 3)
        settled = any(0 <= self.view.owner[site] < self.view.seats for site in sites)
        return settled and sum(self.view.dice) in view.numbers

    def outpost(self, quadrant: Quadrant, view: QuadrantView) -> str:
        colour = PEOPLE_COLOURS[view.people]
        cx, cy = self.space.centre(quadrant)
        seats = [seat for seat, count in enumerate(self.view.stations[view.people]) for _ in range(count)]
        docks: list[tuple[float, float]] = []
        count = self.stage.parts.docks
        for cell, lobe in zip(quadrant.hexes, ((count + 2) // 3, count // 3, (count + 1) // 3), strict=True):
            x, y = self.space.hex_at(cell)
            ux, uy = self.space.outward(quadrant, cell)
            x, y = cx + (x - cx) * 1.08, cy + (y - cy) * 1.08
            offsets = [(number - (lobe - 1) / 2) * 0.84 * SIZE for number in range(lobe)]
            docks += [(x - uy * offset, y + ux * offset) for offset in offsets]
        out = [
            f'<path d="M{num(cx)} {num(cy)}L{num(x)} {num(y)}" stroke="{colour}" stroke-width="2" '
            'opacity=".35"/>'
            for x, y in docks
        ]
        for number, (x, y) in enumerate(docks):
            taken = number < len(seats)
            dashes = "" if taken else ' stroke-dasharray="4 3"'
            ring = f'<circle r="13" fill="{WELL}" stroke="{colour}" stroke-width="2"{dashes}/>'
            out.append(at(x, y, ring))
            if taken:
                mark = seat_mark(seats[number], 9, letter_size=TEXT, edge=EDGE, edge_width=1.5)
                out.append(piece(x, y, mark, f"station:{view.people}:{seats[number]}"))
        name = self.stage.tell(f"people-{PEOPLES[view.people]}")
        figure = self.view.figures[view.people]
        holder = at(14, -14, seat_mark(figure, 7, letter=False, edge=EDGE)) if figure >= 0 else ""
        glyph = f'<g stroke="{colour}">{PEOPLE_GLYPHS[view.people]}</g>'
        ring = f'<circle r="16" fill="{WELL}" stroke="{colour}" stroke-width="3"/>'
        out.append(at(cx, cy, f"{title(name)}{ring}{glyph}{holder}"))
        self.name_tag(quadrant, name, colour)
        return "".join(out)

    def name_tag(self, quadrant: Quadrant, name: str, colour: str) -> None:
        """A people's name on the side of its outpost where the board has room."""
        x, y = self.space.centre(quadrant)
        high = y < self.space.box.height * 0.25
        y += (2.15 if high else -2.05) * SIZE
        width = 18 + 8.6 * len(name)
        self.map.add(
            "names",
            f'<rect x="{num(x - width / 2)}" y="{num(y - 14)}" width="{num(width)}" height="22" rx="11" '
            f'fill="{WELL}" stroke="{colour}" stroke-opacity=".6"/>{text(x, y + 2, name, TEXT, colour)}',
        )

    # -- pieces ------------------------------------------------------------------------------------

    def berths(self) -> None:
        for site, owner in enumerate(self.view.owner):
            if not self.view.port[site] or owner >= self.view.seats:
                continue
            colour = seat_of(owner).colour
            x, y = self.space.at(self.stage.board.sites[site])
            for berth in self.stage.board.berths[site]:
                bx, by = self.space.at(berth)
                self.map.add(
                    "places",
                    f'<path d="M{num(x)} {num(y)}L{num(bx)} {num(by)}" stroke="{colour}" stroke-width="3" '
                    f'opacity=".6"/><circle cx="{num(bx)}" cy="{num(by)}" r="8" fill="{WELL}" '
                    f'stroke="{colour}" stroke-width="2" stroke-dasharray="3 2"/>',
                )

    def pieces(self) -> None:
        for site, owner in enumerate(self.view.owner):
            if owner == NOBODY:
                continue
            drawn = spaceport(self.stage, owner) if self.view.port[site] else colony(self.stage, owner)
            kind = "port" if self.view.port[site] else "colony"
            x, y = self.space.at(self.stage.board.sites[site])
            self.map.add("pieces", piece(x, y, drawn, f"{kind}:{site}"))
        moving = self.stage.moving
        for entry in self.view.ships:
            active = moving is not None and entry.place == moving.place and entry.seat == moving.seat
            turned = 0.0 if self.space.wide else -90.0
            drawn = ship(self.stage, entry.seat, entry.kind, turned, active, entry.stopped)
            x, y = self.space.at(entry.place)
            name = f"ship:{entry.seat}:{entry.number}:{entry.kind}"
            self.map.add("pieces", piece(x, y, drawn, name, (x, y)))

    # -- where one can act -------------------------------------------------------------------------

    def glow(self) -> None:
        for place, action in self.targets.items():
            x, y = self.space.at(place)
            self.map.add("glow", f'<circle cx="{num(x)}" cy="{num(y)}" r="15" fill="url(#sf-glow)"/>')
            self.map.add("glow", at(x, y, self.target_mark(place, action)))
        moving = self.stage.moving
        if moving is not None and self.targets:
            self.route_hint(moving.place)

    def goal(self, place: int, action: str) -> str:
        """What a target is good for: to `found` a colony, to `dock`, to `reveal` something, to `stop`, or to
        put a piece (`place`)."""
        board = self.stage.board
        if not action.startswith(("fly", "jump")):
            return "place"
        if self.reveals(place):
            return "reveal"
        site, centre = board.site_of[place], board.centre_of[place]
        if site >= 0 and self.view.quadrants[site // 3].planets:
            worlds = self.view.quadrants[site // 3].planets
            closed = worlds[site % 3].special or worlds[(site + 1) % 3].special
            return "stop" if closed else "found"
        return "dock" if centre >= 0 and self.view.quadrants[centre].people >= 0 else "stop"

    def target_mark(self, place: int, action: str) -> str:
        """A plus where one may found, a question mark where something is revealed, else a ring or a dot."""
        goal = self.goal(place, action)
        if goal == "found":
            return (
                f'<circle r="12" fill="#2B2308" stroke="{LEGAL}" stroke-width="3"/>'
                f'<path d="M-5 0h10M0-5v10" stroke="{LEGAL}" stroke-width="2.5"/>'
            )
        if goal == "reveal":
            return (
                f'<circle r="8" fill="#2B2308" stroke="{LEGAL}" stroke-width="2" stroke-dasharray="3 2"/>'
                f"{text(0, 5, '?', TEXT, LEGAL)}"
            )
        if goal == "stop":
            return f'<circle r="4.5" fill="{LEGAL}"/>'
        return f'<circle r="{19 if goal == "dock" else 12}" fill="none" stroke="{LEGAL}" stroke-width="3"/>'

    def route_hint(self, start: int) -> None:
        """A thin ring around the ship that says from where its steps are counted."""
        x, y = self.space.at(start)
        self.map.add("preview", f'<circle cx="{num(x)}" cy="{num(y)}" r="33" fill="none" stroke="{LEGAL}"/>')

    def hits(self) -> None:
        for number, quadrant in enumerate(self.stage.board.quadrants):
            x, y = self.space.centre(quadrant)
            view = self.view.quadrants[number]
            self.map.hit_circle(x, y, HIT, self.quadrant_words(view), thing=f"quadrant:{number}")
        self.ship_hits()
        moving = self.stage.moving
        ways = self.ways(moving.place, self.view.steps_left) if moving is not None else {}
        for place, action in self.targets.items():
            self.target_hit(place, action, ways.get(place, []) if action.startswith("fly") else [])
        if moving is not None and self.view.seat == moving.seat and not self.view.jumping:
            self.refused_hits(moving.place)

    def target_hit(self, place: int, action: str, way: list[int]) -> None:
        """A target; while it is hovered, focused or selected its route is shown, step by step."""
        x, y = self.space.at(place)
        words = self.stage.labels[action]
        drawn = ""
        if len(way) > 1:
            words = f"{words}: {self.stage.tell('art-steps', count=len(way) - 1)}"
            line = path([self.space.at(step) for step in way], closed=False)
            steps = "".join(
                at(
                    *self.space.at(step),
                    f'<circle r="10" fill="{LEGAL}" stroke="{EDGE}" stroke-width="2"/>'
                    f"{text(0, 5, number, TEXT, INK_DARK)}",
                )
                for number, step in enumerate(way[1:], 1)
            )
            drawn = (
                f'<g class="way"><path d="{line}" fill="none" stroke="{EDGE}" stroke-width="9" '
                f'stroke-linejoin="round"/><path class="run" d="{line}" fill="none" stroke="{LEGAL}" '
                f'stroke-width="4" stroke-dasharray="12 12" stroke-linejoin="round"/>{steps}</g>'
            )
        spot = f'cx="{num(x)}" cy="{num(y)}" r="{num(HIT)}"'
        hit = f'<circle {spot} class="hit"{clickable(action, label=words)}>{title(words)}</circle>'
        self.map.add("hits", f'<g class="goal" data-goal="{self.goal(place, action)}">{drawn}{hit}</g>')

    def ways(self, start: int, steps: int) -> dict[int, list[int]]:
        """Shortest ways of a ship; none leads on past a quadrant that is still to be revealed."""
        board = self.stage.board
        found: dict[int, list[int]] = {start: [start]}
        edge = [start]
        for _ in range(steps):
            beyond: list[int] = []
            for place in edge:
                for other in board.neighbours[place]:
                    if other not in found and self.is_open(other):
                        found[other] = [*found[place], other]
                        if not self.reveals(other):
                            beyond.append(other)
            edge = beyond
        return found

    def reveals(self, place: int) -> bool:
        """Whether reaching an intersection explores or discovers something."""
        quadrant = self.stage.board.quadrant_of[place]
        if quadrant < 0:
            return False
        view = self.view.quadrants[quadrant]
        return not view.tile or (bool(view.planets) and not view.explored)

    def quadrant_words(self, view: QuadrantView) -> str:
        zone = f"quadrant-{view.id}"
        if not view.tile:
            return self.stage.tell("zone-unknown", quadrant=zone, count=view.stars)
        if view.tile == view.id:
            return self.stage.tell(zone)
        return self.stage.tell("zone-quadrant", quadrant=zone, tile=f"tile-{view.tile}")

    def ship_hits(self) -> None:
        """Ships can be chosen or looked at; while one is pointed at, its reach is shown."""
        for entry in self.view.ships:
            if entry.place in self.targets:
                continue
            x, y = self.space.at(entry.place)
            thing = f"ship:{entry.seat}:{entry.number}"
            words = ship_words(self.stage, entry.seat, entry.kind, entry.stopped)
            action = ""
            if entry.seat == self.view.seat:
                action = self.stage.legal(f"move:{entry.number}", f"stop:{entry.number}")
            if action:
                words = self.stage.labels[action]
                self.map.add("glow", f'<circle cx="{num(x)}" cy="{num(y)}" r="24" fill="url(#sf-glow)"/>')
            spot = f'cx="{num(x)}" cy="{num(y)}" r="{num(HIT + 4)}"'
            asked = clickable(action, thing=thing, label=words)
            hit = f'<circle {spot} class="hit"{asked}>{title(words)}</circle>'
            self.map.add("hits", f'<g class="goal">{self.reach(entry)}{hit}</g>')

    def reach(self, entry: ShipView) -> str:
        """The intersections that a ship can reach for sure, and fainter those that it may reach."""
        least, most = self.stage.reach(entry)
        near: list[str] = []
        far: list[str] = []
        for place, way in self.ways(entry.place, most).items():
            if place != entry.place:
                x, y = self.space.at(place)
                (near if len(way) - 1 <= least else far).append(f"M{num(x)} {num(y)}h0")
        colour = seat_of(entry.seat).colour
        return (
            f'<g class="way reach" fill="none" stroke="{colour}" stroke-width="11" stroke-linecap="round">'
            f'<path d="{"".join(near)}"/><path d="{"".join(far)}" opacity=".4"/></g>'
        )

    def refused_hits(self, start: int) -> None:
        """Places within reach where the ship may not stop can be asked about."""
        board = self.stage.board
        steps = self.stage.game.distance.steps[start]
        taken = {entry.place for entry in self.view.ships} | set(board.berth_places)
        for place in range(board.size):
            if not 0 < steps[place] <= self.view.steps_left or place in self.targets:
                continue
            if place in taken or board.site_of[place] >= 0 or board.centre_of[place] >= 0:
                if not self.is_open(place):
                    continue
                x, y = self.space.at(place)
                name = f"place-{board.names[place]}"
                self.map.hit_circle(x, y, HIT, self.stage.tell(name), why=f"fly:{board.names[place]}")


def chart(stage: Stage) -> str:
    """The board in its frame; on a phone under a lens around what concerns the player."""
    drawn = Chart(stage, not stage.phone)
    board = drawn.draw()
    if not stage.phone:
        return board.framed(stage.voice, ident="starfarers-map")
    x, y = focus(stage, drawn.space)
    lens = drawn.space.box.around(x, y, LENS)
    height = lens.width * 1.2
    whole = drawn.space.box
    top = min(max(whole.y, y - height / 2), whole.y + whole.height - height)
    lens = Box(lens.x, top, lens.width, height)
    return board.framed(stage.voice, lens, overview(stage, drawn.space), "starfarers-map")


def focus(stage: Stage, space: Geometry) -> tuple[float, float]:
    """What the phone's lens shows first: the ship in motion, else an own ship, else the own spaceport."""
    moving = stage.moving
    if moving is not None:
        return space.at(moving.place)
    for entry in stage.view.ships:
        if entry.seat == stage.seat:
            return space.at(entry.place)
    for site, owner in enumerate(stage.view.owner):
        if owner == stage.seat:
            return space.at(stage.board.sites[site])
    return space.centre(stage.board.quadrants[-1])


def overview(stage: Stage, space: Geometry) -> str:
    """The whole board, small: quadrants and ships."""
    tiles = "".join(
        f'<path d="{space.outline(quadrant)}" '
        f'fill="{"#2C5A78" if quadrant.letter else "#34487A" if view.tile else "#151F36"}"/>'
        for quadrant, view in zip(stage.board.quadrants, stage.view.quadrants, strict=True)
    )
    ships = "".join(
        f'<circle cx="{num(space.at(entry.place)[0])}" cy="{num(space.at(entry.place)[1])}" r="20" '
        f'fill="{seat_of(entry.seat).colour}"/>'
        for entry in stage.view.ships
    )
    return tiles + ships
