"""Both tracks with their stacks, what their places bring, and where each die would send the own counters.

Every choice of the dice phase has a target on the tracks: the field on which the counter would land, with
the die in it. Pointing at a die or clicking it leaves the targets of that die alone.
"""

from __future__ import annotations

from typing import Final

from perihelion.art.palette import DANGER, INK_2, LEGAL, seat_of
from perihelion.art.pieces import seat_mark, seat_outline
from perihelion.art.svg import at, esc, num, text, title
from perihelion.games.pulsar.art.glyphs import CUBE
from perihelion.games.pulsar.art.stage import Stage
from perihelion.games.pulsar.catalogue import COUNTERS, PIPS
from perihelion.games.pulsar.components.pieces import CUBES
from perihelion.games.pulsar.sight.tracks import counters, fields_of, landing

WIDTH: Final = 390
CELL: Final = WIDTH / 15
HEAD: Final = 20  # the line with the name and the prizes
LANE: Final = 26  # one line of targets
FIELD: Final = 30
TRACKS: Final = (("initiative", "#7CC6FF"), ("engineering", CUBE))


def tracks(stage: Stage) -> str:
    """Initiative and engineering from the left; the fields with a price are red."""
    lanes = stage.box.figures.counters[stage.view.seats] if stage.starting("take-die:") else 0
    height = HEAD + lanes * LANE + FIELD + 4
    out = [
        f'<svg class="tracks" viewBox="0 0 {WIDTH} {2 * height}" role="group" '
        f'aria-label="{esc(stage.tell("art-tracks"))}">'
    ]
    for line, (name, colour) in enumerate(TRACKS):
        track = stage.view.initiative if name == "initiative" else stage.view.engineering
        top = height * line
        out.append(text(0, top + 15, stage.tell(f"zone-{name}"), 15, colour, "start"))
        out.append(_prizes(stage, name, top))
        base = top + HEAD + lanes * LANE
        out.append(_fields(stage, colour, base))
        out.append(_stacks(stage, track, base))
        out.append(_targets(stage, name, track, top + HEAD, base))
    return "".join(out) + "</svg>"


def _prizes(stage: Stage, name: str, top: float) -> str:
    """What the places bring: cubes in every production phase, or points at the end."""
    figures = stage.box.figures
    if name == "initiative":
        prizes = [f"{points}★" for points in figures.initiative[stage.view.seats]]
    else:
        rewards = figures.engineering[stage.view.seats]
        prizes = [f"{item.amount}{'▣' if item.kind == CUBES else '★'}" for item in rewards]
    words = stage.tell(f"art-prizes-{name}")
    line = "  ".join(f"{place}. {prize}" for place, prize in enumerate(prizes, 1))
    told = f"{stage.tell(f'art-prizes-{name}-short')} {line}"
    return f'<g class="prizes">{title(words)}{text(WIDTH, top + 15, told, 14, INK_2, "end")}</g>'


def _fields(stage: Stage, colour: str, y: float) -> str:
    figures = stage.box.figures
    out = ""
    for field in range(1, figures.length + 1):
        x = (field - 1) * CELL
        penalty = figures.penalties[field]
        start = field == figures.start_field
        fill = "#3A1218" if penalty else "#24345C" if start else "#1A2746"
        edge = f' stroke="{colour}"' if start else ""
        out += (
            f'<rect x="{num(x + 1)}" y="{num(y)}" width="{num(CELL - 2)}" height="{FIELD}" rx="5" '
            f'fill="{fill}"{edge}/>'
        )
        if penalty:
            out += text(x + CELL / 2, y + 20, f"−{penalty}", 14, DANGER)
    return out


def _stacks(stage: Stage, track: list[int], y: float) -> str:
    """Counters on their fields; the one farthest ahead is on top of its stack."""
    out = ""
    height: dict[int, int] = {}
    for counter in reversed(counters(track)):
        level = height.get(counter.field, 0)
        height[counter.field] = level + 1
        mark = seat_mark(counter.seat, 10, stage.seat_name(counter.seat), letter_size=14)
        out += at((counter.field - 0.5) * CELL + level * 2, y + 18 - level * 5, mark)
    return out


def _targets(stage: Stage, name: str, track: list[int], top: float, base: float) -> str:
    """Where the legal choices would send the own counters, one line of targets for each counter."""
    out = ""
    shape = seat_outline(seat_of(stage.seat).shape, 11.5)
    for number, here in enumerate(fields_of(track, stage.seat)):
        counter = name if number == 0 else f"{name}-back"
        y = top + number * LANE + LANE / 2
        length = stage.box.figures.length
        values = [value for value in range(PIPS, 0, -1) if stage.can(f"take-die:{value}:{counter}")]
        landings = [landing(stage.view, length, here, value) for value in values]
        for value, place in zip(values, spread(landings, length), strict=True):
            action = f"take-die:{value}:{counter}"
            a, b = (here - 0.5) * CELL, (place - 0.5) * CELL
            arc = f"M{num(a)} {num(base + 12)}Q{num((a + b) / 2)} {num(y - 12)} {num(b)} {num(y)}"
            out += (
                f'<path class="landing land-{value}-{counter}" d="{arc}" fill="none" stroke="{LEGAL}" '
                'stroke-width="2.5"/>'
                f'<g class="target for-{value}" transform="translate({num(b)} {num(y)})"'
                f'{stage.chosen(action)}>{title(stage.labels[action])}<rect x="{num(-CELL / 2)}" y="-13" '
                f'width="{num(CELL)}" height="26" fill="transparent"/><path d="{shape}" fill="#2B2308" '
                f'stroke="{LEGAL}" stroke-width="2" stroke-dasharray="4 3"/>'
                f"{text(0, 5, value, 14, LEGAL)}</g>"
            )
    return out


def spread(landings: list[int], length: int) -> list[int]:
    """Fields to draw targets at: where they land, or the nearest free field where several land on one, as at
    the ends of a track, so that each can be clicked."""
    taken = set(landings)
    drawn: list[int] = []
    for landed in landings:
        place = landed
        if place in drawn:
            free = [field for field in range(1, length + 1) if field not in taken]
            place = min(free, key=lambda field: (abs(field - landed), field))
            taken.add(place)
        drawn.append(place)
    return drawn


def landing_styles() -> str:
    """Which targets and arcs belong to which die and which choice."""
    rules = []
    for value in range(1, PIPS + 1):
        die = f".pick-{value}"
        rules.append(f".pulsar:has({die}:hover,{die}:focus) .target:not(.for-{value}):not(.selected)"
                     "{opacity:.12;pointer-events:none}")  # fmt: skip
        for counter in COUNTERS[1:]:
            act = f'[data-act="take-die:{value}:{counter}"]'
            pointed = f"{act}:hover,{act}:focus-visible,{act}.selected,{die}:hover,{die}:focus"
            rules.append(f".pulsar:has({pointed}) .land-{value}-{counter}{{display:block}}")
    return "\n".join(rules)
