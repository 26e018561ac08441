"""Charts that only reports need: how a score is made up as the game goes on, and how long games are."""

from __future__ import annotations

import math

from perihelion.art.charts import nice_step
from perihelion.art.palette import INK_2, INK_3, LINE
from perihelion.art.svg import esc, num, text, title

WIDTH = 720.0
LEFT = 48.0
# Told apart by lightness as well as hue, and each band carries its name.
BANDS = ("#8CC4FF", "#F2B84B", "#63E08F", "#C48BFF", "#FF6B81", "#4FE0B5", "#F7A8E8", "#B4C2D8", "#FFE97A")


def stacked_chart(bands: list[tuple[str, list[float]]], label: str, axis: str) -> str:
    """Bands one on the other from the start to the end; each is a name with its figures."""
    height, floor, ceiling = 320.0, 270.0, 14.0
    right = WIDTH - 220
    count = max((len(values) for _, values in bands), default=2)
    sums = [sum(max(0.0, values[place]) for _, values in bands) for place in range(count)]
    top = max([1.0, *sums])
    step = nice_step(top, 5)
    top = math.ceil(top / step) * step

    def x(place: int) -> float:
        return LEFT + (right - LEFT) * place / max(count - 1, 1)

    def y(value: float) -> float:
        return floor - (floor - ceiling) * value / top

    out = [_grid(number * step, y(number * step), right) for number in range(round(top / step) + 1)]
    base = [0.0] * count
    labels: list[float] = []
    for number, (name, values) in enumerate(bands):
        upper = [low + max(0.0, value) for low, value in zip(base, values, strict=True)]
        edge = [(x(place), y(value)) for place, value in enumerate(upper)]
        edge += [(x(place), y(base[place])) for place in reversed(range(count))]
        points = " ".join(f"{num(px)},{num(py)}" for px, py in edge)
        colour = BANDS[number % len(BANDS)]
        words = f"{name} {values[-1]:.1f}"
        out.append(f'<polygon points="{points}" fill="{colour}" opacity=".75">{title(words)}</polygon>')
        middle = y((upper[-1] + base[-1]) / 2) + 5
        labels.append(middle if not labels else min(middle, labels[-1] - 18))
        out.append(f'<rect x="{num(right + 10)}" y="{num(labels[-1] - 11)}" width="12" height="12" rx="3" ')
        out[-1] += f'fill="{colour}"/>' + text(right + 28, labels[-1], words, 14, INK_2, "start")
        base = upper
    out.append(text(LEFT, floor + 20, "start", 14, INK_3, "start"))
    out.append(text(right, floor + 20, "end", 14, INK_3, "end"))
    out.append(text((LEFT + right) / 2, floor + 20, axis, 14, INK_3))
    return _chart(height, label, "".join(out))


def histogram(values: list[float], label: str, axis: str, parts: int = 24) -> str:
    """How often which figure occurred."""
    height, floor, ceiling = 240.0, 186.0, 14.0
    right = WIDTH - 20
    low, high = min(values, default=0.0), max(values, default=1.0)
    width = max(1.0, math.ceil((high - low + 1) / parts))
    counts = [0] * max(1, math.ceil((high - low + 1) / width))
    for value in values:
        counts[int((value - low) / width)] += 1
    top = max([1, *counts])
    step = max(1.0, nice_step(top, 4))
    scale = math.ceil(top / step) * step

    def y(count: float) -> float:
        return floor - (floor - ceiling) * count / scale

    out = [_grid(number * step, y(number * step), right) for number in range(round(scale / step) + 1)]
    slot = (right - LEFT) / len(counts)
    for number, count in enumerate(counts):
        start = low + number * width
        name = f"{start:g}" if width == 1 else f"{start:g} – {start + width - 1:g}"
        out.append(
            f'<rect x="{num(LEFT + slot * number + 1)}" y="{num(y(count))}" width="{num(max(slot - 2, 1))}" '
            f'height="{num(floor - y(count))}" rx="2" fill="{BANDS[0]}">{title(f"{name}: {count}")}</rect>'
        )
        if number % max(1, len(counts) // 8) == 0:
            out.append(text(LEFT + slot * (number + 0.5), floor + 18, f"{start:g}", 14, INK_3))
    out.append(text((LEFT + right) / 2, floor + 42, axis, 14, INK_3))
    return _chart(height, label, "".join(out))


def _grid(value: float, y: float, right: float) -> str:
    line = f'<path d="M{num(LEFT)} {num(y)}H{num(right)}" stroke="{LINE}"/>'
    return line + text(LEFT - 8, y + 5, f"{value:g}", 14, INK_3, "end")


def _chart(height: float, label: str, inner: str) -> str:
    return (
        f'<svg class="chart" viewBox="0 0 {num(WIDTH)} {num(height)}" width="100%" role="img" '
        f'aria-label="{esc(label)}" style="max-width:{num(WIDTH)}px">{inner}</svg>'
    )
