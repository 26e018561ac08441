"""A bot's own process: reads questions as lines of JSON, writes answers as lines of JSON.

It is handed imagined states only, so nothing it could print or crash with is anybody's secret.
"""

from __future__ import annotations

import json
import os
import sys

from perihelion import bots
from perihelion.core.plain import Json
from perihelion.core.state import load
from perihelion.table.library import STANDARD, Library, named


def answer(library: Library, question: dict[str, Json]) -> str:
    """The name of the action that the bot chooses."""
    title = library.get(str(question["game"]))
    seat, world = question["seat"], question["world"]
    if title is None or not isinstance(seat, int) or not isinstance(world, dict):
        raise ValueError("not a question that this worker can answer")
    bot = bots.make(str(question["level"]), title.id, str(question["seed"]))
    return title.game.catalogue.names[bot.choose(load(title.game, world), seat)]


def main(place: str) -> None:
    if hasattr(os, "nice"):
        os.nice(5)  # a page goes before a thought
    library = named(place)
    for line in sys.stdin:
        print(json.dumps({"action": answer(library, json.loads(line))}), flush=True)


if __name__ == "__main__":
    main(sys.argv[1] if len(sys.argv) > 1 else STANDARD)
