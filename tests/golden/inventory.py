"""The inventory of a game: how many components of each kind its census counts, and what each one says, in
English, as the component browser reads it out. It is reviewed in the diff when it changes."""

from __future__ import annotations

import re
import sys
from html import unescape
from pathlib import Path

from perihelion import games

sys.path.append(str(Path(__file__).parents[2] / "tools"))

import components

FOLDER = Path(__file__).parent / "inventories"
DRAWING = re.compile(r"<svg[^>]*>.*?</svg>", re.DOTALL)
LABEL = re.compile(r'aria-label="([^"]*)"')


def inventory_path(game: str) -> Path:
    return FOLDER / f"{game}.txt"


def inventory(game_id: str) -> str:
    game = games.get(game_id)
    lines: list[str] = []
    for seats in game.players:
        counted = game.census(game.new(seats, 1))
        lines.append(f"{seats} seats: " + ", ".join(f"{count} {kind}" for kind, count in counted.items()))
    for shelf in components.SHELVES[game_id](components.showcase(game_id, "en")):
        lines += ["", *(said(item) for item in shelf.items)]
    return "\n".join(lines) + "\n"


def said(item: str) -> str:
    """The words of a component, each once, those of its drawings as they are read out."""
    words = DRAWING.sub(lambda drawing: "".join(LABEL.findall(drawing[0])[:1]), item)
    parts = [" ".join(unescape(part).replace("\u00ad", "").split()) for part in re.split(r"<[^>]+>", words)]
    return " | ".join(dict.fromkeys(part for part in parts if part))
