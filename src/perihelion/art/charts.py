"""Charts: lines by round for the end of a game, bars with confidence intervals for reports.

Pure functions from figures to SVG; colours and marks of seats are those of the table. Text is 14 units or
more at the size for which the chart is drawn.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass
from itertools import pairwise

from perihelion.art.icons import centred
from perihelion.art.palette import INK, INK_2, INK_3, LEGAL, LINE, PANEL, seat_of
from perihelion.art.svg import esc, num, text, title
from perihelion.art.typeface import measure

BAND = "#8CC4FF"


@dataclass(frozen=True)
class Line:
    """One seat's figure after each round."""

    seat: int
    name: str
    values: tuple[float, ...]


@dataclass(frozen=True)
class Note:
    """A numbered mark on a seat's line, at a place of the course, that leads somewhere."""

    number: int
    seat: int
    at: int
    link: str


@dataclass(frozen=True)
class Bar:
    """An estimate with its interval; `mark` is a value to compare with (a fair share, a default)."""

    name: str
    value: float
    low: float
    high: float
    mark: float | None = None
    colour: str = BAND


def line_chart(
    lines: list[Line],
    label: str,
    rounds: str,
    width: float = 790,
    height: float = 300,
    places: list[int] | None = None,
    named: bool = True,
) -> str:
    """How the figures went, round by round or at the given places of the axis; each line ends in its seat's
    mark, name (if there is room) and last value."""
    longest = max((len(line.values) for line in lines), default=0)
    every = [value for line in lines for value in line.values] or [0]
    low, high = min(0, *every), max(1, *every)
    step = nice_step(high - low, 5)
    bottom, top = math.floor(low / step) * step, math.ceil(high / step) * step
    ends = [_end(line, _figure(line.values[-1]) if line.values else "", named) for line in lines]
    left, right = 44.0, width - 26 - max((measure(end, 16) for end in ends), default=0)
    floor, ceiling = height - 40, 14.0

    along = places if places is not None else list(range(1, longest + 1))
    start, span = (along[0], max(along[-1] - along[0], 1)) if along else (0, 1)

    def over(place: float) -> float:
        return left + (right - left) * (place - start) / span

    def x(number: int) -> float:
        return over(along[number])

    def y(value: float) -> float:
        return floor - (floor - ceiling) * (value - bottom) / (top - bottom)

    out: list[str] = []
    ticks = round((top - bottom) / step)
    for number in range(ticks + 1):
        value = bottom + number * step
        out.append(f'<path d="M{num(left)} {num(y(value))}H{num(right)}" stroke="{LINE}"/>')
        out.append(text(left - 10, y(value) + 5, _figure(value), 14, INK_3, "end"))
    out += [text(over(mark), floor + 20, mark, 14, INK_3) for mark in _marked(start, span, right - left)]
    out.append(text((left + right) / 2, height - 3, rounds, 14, INK_3))
    labels = _apart([y(line.values[-1]) if line.values else floor for line in lines], 19)
    for line, end, label_y in zip(lines, ends, labels, strict=True):
        out.append(_line(line, end, label_y, x, y))
    return _chart(width, height, label, "".join(out))


def course_chart(
    lines: list[Line],
    moves: list[int],
    notes: list[Note],
    label: str,
    axis: str,
    unit: str,
    width: float = 790,
    height: float = 300,
    named: bool = True,
) -> str:
    """Shares of a hundred over the course of a game: each line has a figure for every one of `moves`; notes
    are marked on the lines and can be clicked."""
    ends = [_end(line, f"{line.values[-1]:.0f}\u00a0{unit}", named) for line in lines]
    left, right = 62.0, width - 26 - max((measure(end, 16) for end in ends), default=0)
    floor, ceiling = height - 40, 16.0
    last = max(1, moves[-1])

    def over(move: float) -> float:
        return left + (right - left) * move / last

    def y(value: float) -> float:
        return floor - (floor - ceiling) * value / 100

    out: list[str] = []
    for value in (0, 25, 50, 75, 100):
        out.append(f'<path d="M{num(left)} {num(y(value))}H{num(right)}" stroke="{LINE}"/>')
        out.append(text(left - 10, y(value) + 5, f"{value}\u00a0{unit}", 14, INK_3, "end"))
    out += [text(over(move), floor + 20, move, 14, INK_3) for move in _marked(0, last, right - left)]
    out.append(text((left + right) / 2, height - 3, axis, 14, INK_3))
    labels = _apart([y(line.values[-1]) for line in lines], 19)
    for line, end, label_y in zip(lines, ends, labels, strict=True):
        out.append(_line(line, end, label_y, lambda place: over(moves[place]), y))
    for note in notes:
        near = max(place for place, move in enumerate(moves) if move <= note.at)
        out.append(_note(note, over(note.at), y(lines[note.seat].values[near])))
    return _chart(width, height, label, "".join(out), "group")  # an image could hold no links


def _marked(start: int, span: int, width: float) -> list[int]:
    """The round figures that stand at an axis: every one if there are few, otherwise 1, 2 or 5 of a power of
    ten apart, never closer than can be read."""
    step = max(1, round(nice_step(span, max(2, round(width / 60)))))
    first = start if step == 1 else math.ceil(start / step) * step
    return list(range(first, start + span + 1, step))


def _end(line: Line, figure: str, named: bool) -> str:
    return f"{line.name} {figure}".strip() if named else figure


def _note(note: Note, x: float, y: float) -> str:
    return (
        f'<a href="{esc(note.link)}" aria-label="{note.number}"><circle cx="{num(x)}" cy="{num(y)}" r="20" '
        f'fill="transparent"/><circle cx="{num(x)}" cy="{num(y)}" r="12" fill="{INK}" '
        f'stroke="{seat_of(note.seat).colour}" stroke-width="3"/>'
        f"{text(x, y + 5.5, note.number, 15, PANEL)}</a>"
    )


def _line(
    line: Line, end: str, label_y: float, x: Callable[[int], float], y: Callable[[float], float]
) -> str:
    colour = seat_of(line.seat).colour
    points = " ".join(f"{num(x(place))},{num(y(value))}" for place, value in enumerate(line.values))
    if not line.values:
        return ""
    at_x, at_y = x(len(line.values) - 1), y(line.values[-1])
    return (
        f'<g>{title(end)}<polyline points="{points}" fill="none" stroke="{PANEL}" stroke-width="6" '
        f'stroke-linejoin="round"/><polyline points="{points}" fill="none" stroke="{colour}" '
        f'stroke-width="3" stroke-linejoin="round" stroke-linecap="round"/>'
        f"{centred(f'seat-{seat_of(line.seat).letter.lower()}', at_x, at_y, 19)}"
        f"{text(at_x + 16, label_y + 5.5, end, 16, INK, 'start')}</g>"
    )


def band_chart(
    points: list[tuple[float, float]], label: str, axis: str, width: float = 560, height: float = 220
) -> str:
    """How an estimate went, one point after the other, within the band of its interval; the last one is
    written beside its mark."""
    low = min((value - around for value, around in points), default=0)
    high = max((value + around for value, around in points), default=1)
    step = nice_step(max(high - low, 1), 4)
    bottom, top = math.floor(low / step) * step, math.ceil(high / step) * step
    end = f"{points[-1][0]:.0f} ± {points[-1][1]:.0f}" if points else ""
    left, right = 52.0, width - 22 - measure(end, 16)
    floor, ceiling = height - 40, 14.0
    last = max(1, len(points) - 1)

    def x(place: int) -> float:
        return left + (right - left) * place / last

    def y(value: float) -> float:
        return floor - (floor - ceiling) * (value - bottom) / (top - bottom)

    def path(values: list[tuple[int, float]]) -> str:
        return " ".join(f"{num(x(place))},{num(y(value))}" for place, value in values)

    out: list[str] = []
    for number in range(round((top - bottom) / step) + 1):
        value = bottom + number * step
        out.append(f'<path d="M{num(left)} {num(y(value))}H{num(right)}" stroke="{LINE}"/>')
        out.append(text(left - 10, y(value) + 5, _figure(value), 14, INK_3, "end"))
    out += [
        text(x(place - 1), floor + 20, place, 14, INK_3)
        for place in _marked(1, len(points) - 1, right - left)
    ]
    out.append(text((left + right) / 2, height - 3, axis, 14, INK_3))
    upper = [(place, value + around) for place, (value, around) in enumerate(points)]
    lower = [(place, value - around) for place, (value, around) in enumerate(points)]
    middle = [(place, value) for place, (value, _) in enumerate(points)]
    out.append(f'<polygon points="{path(upper + lower[::-1])}" fill="{BAND}" opacity=".18"/>')
    out.append(
        f'<polyline points="{path(middle)}" fill="none" stroke="{BAND}" stroke-width="3" '
        f'stroke-linejoin="round" stroke-linecap="round"/>'
    )
    if points:
        at = y(points[-1][0])
        out.append(f'<circle cx="{num(right)}" cy="{num(at)}" r="5" fill="{BAND}"/>')
        out.append(text(right + 12, at + 5.5, end, 16, INK, "start"))
    return _chart(width, height, label, "".join(out))


def interval_chart(
    bars: list[Bar], label: str, unit: str = "", width: float = 720, zero: bool = True, digits: int = 0
) -> str:
    """Estimates as bars, one under the other, each with its interval and its figures in words."""
    row, head = 34.0, 10.0
    height = head + row * len(bars) + 28
    names = max((measure(bar.name, 15) for bar in bars), default=0) + 14
    figures = max((measure(_interval(bar, unit, digits), 14) for bar in bars), default=0) + 14
    left, right = names, width - figures
    every = [end for bar in bars for end in (bar.low, bar.high, bar.value, *_marks(bar))]
    low, high = min(every, default=0), max(every, default=1)
    if zero:
        low, high = min(0, low), max(0, high)
    step = nice_step((high - low) or 1, 5)
    bottom, top = math.floor(low / step) * step, math.ceil(high / step) * step
    if top == bottom:
        top = bottom + step

    def x(value: float) -> float:
        return left + (right - left) * (value - bottom) / (top - bottom)

    out: list[str] = []
    for number in range(round((top - bottom) / step) + 1):
        value = bottom + number * step
        out.append(f'<path d="M{num(x(value))} {num(head)}V{num(height - 26)}" stroke="{LINE}"/>')
        out.append(text(x(value), height - 8, _figure(value), 14, INK_3))
    for number, bar in enumerate(bars):
        out.append(_bar(bar, head + row * (number + 0.5), x, left, max(bottom, 0.0), width, unit, digits))
    return _chart(width, height, label, "".join(out))


def _bar(
    bar: Bar,
    y: float,
    x: Callable[[float], float],
    left: float,
    base: float,
    width: float,
    unit: str,
    digits: int,
) -> str:
    start, end = sorted((x(base), x(bar.value)))
    words = _interval(bar, unit, digits)
    marks = "".join(
        f'<path d="M{num(x(mark))} {num(y - 13)}v26" stroke="{LEGAL}" stroke-width="2" '
        f'stroke-dasharray="4 3"/>'
        for mark in _marks(bar)
    )
    return (
        f"<g>{title(f'{bar.name}: {words}')}{text(left - 10, y + 5, bar.name, 15, INK_2, 'end')}"
        f'<rect x="{num(start)}" y="{num(y - 9)}" width="{num(max(end - start, 1))}" height="18" rx="4" '
        f'fill="{bar.colour}" opacity=".5"/><path d="M{num(x(bar.low))} {num(y)}H{num(x(bar.high))}'
        f'M{num(x(bar.low))} {num(y - 6)}v12M{num(x(bar.high))} {num(y - 6)}v12" stroke="{INK}" '
        f'stroke-width="2" fill="none"/><circle cx="{num(x(bar.value))}" cy="{num(y)}" r="4.5" '
        f'fill="{bar.colour}" stroke="{INK}" stroke-width="1.5"/>{marks}'
        f"{text(width - 4, y + 5, words, 14, INK, 'end')}</g>"
    )


def nice_step(span: float, parts: int) -> float:
    """A round distance (1, 2 or 5 times a power of ten) that divides the span into about that many parts."""
    rough = span / parts
    power = 10.0 ** math.floor(math.log10(rough)) if rough > 0 else 1.0
    for factor in (1, 2, 5, 10):
        if rough <= factor * power:
            return factor * power
    return 10 * power


def _apart(heights: list[float], distance: float) -> list[float]:
    """The same heights moved as little as needed so that labels do not touch."""
    order = sorted(range(len(heights)), key=lambda number: heights[number])
    placed = heights[:]
    for before, after in pairwise(order):
        placed[after] = max(placed[after], placed[before] + distance)
    if order:
        excess = (placed[order[-1]] - heights[order[-1]]) / 2
        for number in order:
            placed[number] -= excess
    return placed


def _marks(bar: Bar) -> list[float]:
    return [] if bar.mark is None else [bar.mark]


def _interval(bar: Bar, unit: str, digits: int) -> str:
    low, value, high = (f"{figure:.{digits}f}".replace("-", "−") for figure in (bar.low, bar.value, bar.high))
    return f"{value}{unit} ({low} … {high})"


def _figure(value: float) -> str:
    return f"{value:g}".replace("-", "−")


def _chart(width: float, height: float, label: str, inner: str, role: str = "img") -> str:
    return (
        f'<svg class="chart" viewBox="0 0 {num(width)} {num(height)}" width="100%" role="{role}" '
        f'aria-label="{esc(label)}" style="max-width:{num(width)}px">{inner}</svg>'
    )
