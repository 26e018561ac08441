"""The colours of Perihelion, named once for Python; `static/tokens.css` names the same ones for pages.

Seats, goods and resources always come with a shape or a letter as well: colour is never the only sign.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

PAGE: Final = "#070B14"
PANEL: Final = "#0D1424"
RAISED: Final = "#151F36"
FLOAT: Final = "#1D2A48"
LINE: Final = "#22304F"
LINE_STRONG: Final = "#3A4C75"

INK: Final = "#F2F5FB"
INK_2: Final = "#B9C4DA"
INK_3: Final = "#8E9BB8"
INK_DARK: Final = "#0B0F1A"  # on bright grounds

LEGAL: Final = "#FFD86B"
DANGER: Final = "#FF6B6B"
GOOD: Final = "#63E08F"
INFO: Final = "#8CC4FF"
LEGAL_GROUND: Final = "#2A2410"
DANGER_GROUND: Final = "#2A1319"
WELL: Final = "#0B1120"  # the dark inside of badges and sockets
BLUEPRINT: Final = "#7FE3FF"  # line drawings, developments

ACCENTS: Final[dict[str, str]] = {
    "race": "#F2B84B",
    "starfarers": "#5CC8FF",
    "quarterworlds": "#C48BFF",
    "seti": "#4FE0B5",
    "pulsar": "#FF6B81",
}


@dataclass(frozen=True)
class Seat:
    """How a seat is marked: letter, colour and shape together."""

    letter: str
    colour: str
    shape: str


SEATS: Final = (
    Seat("A", "#F0643C", "disc"),
    Seat("B", "#3E9BFF", "square"),
    Seat("C", "#5BE3B5", "triangle"),
    Seat("D", "#F7A8E8", "diamond"),
)
RIVAL: Final = Seat("N", "#8592AD", "hexagon")


def seat_of(seat: int) -> Seat:
    """The mark of a seat; the automatic rival has the number after the last player, or any beyond D."""
    return SEATS[seat] if 0 <= seat < len(SEATS) else RIVAL


# Race: the kinds of goods, and the dark of each for sockets and lines.
GOODS: Final[dict[str, str]] = {
    "novelty": "#4C9BFF",
    "rare": "#C98046",
    "genes": "#5FD68A",
    "alien": "#FFE97A",
}
GOODS_DARK: Final[dict[str, str]] = {
    "novelty": "#10305C",
    "rare": "#46260E",
    "genes": "#0F4127",
    "alien": "#4A3F0C",
}

# Quarterworlds: resources, and the colours of quarters.
RESOURCES: Final[dict[str, str]] = {
    "energy": "#FFD24D",
    "food": "#6FD96B",
    "metal": "#B4C2D8",
    "science": "#8FA8FF",
}
QUARTERS: Final[dict[str, str]] = {
    "grey": "#9AA7BD",
    "green": "#4FBF73",
    "gold": "#E8B54A",
    "violet": "#A77BF3",
}
