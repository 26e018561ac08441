"""A bot's own process: reads questions as lines of JSON, writes answers as lines of JSON.

While a game runs it is handed imagined states only, so nothing it could print or crash with is anybody's
secret; the record of a game comes here when the game is over.
"""

from __future__ import annotations

import json
import os
import sys

from perihelion import bots
from perihelion.bots.because import account, changes
from perihelion.core.chance import seeded
from perihelion.core.game import AnyGame
from perihelion.core.plain import Json
from perihelion.core.record import parse_record
from perihelion.core.state import State, load
from perihelion.lab.analysed import Analysis
from perihelion.lab.analysis import analyse, tried
from perihelion.table.house.library import STANDARD, Library, named
from perihelion.table.jobs import painting
from perihelion.table.jobs.asking import ANALYSE, BRING, HINT, PAINT, SO_FAR, TRY, WHY

TRIED_SECONDS = 3.0  # in which two choices are compared, while somebody waits


def answer(library: Library, question: dict[str, Json]) -> dict[str, Json]:
    """What the bot chooses, what it would advise, or what it thinks of a finished game."""
    if question["ask"] == BRING:
        from perihelion.table.jobs import bringing  # it knows what a table keeps, and bots need not

        return bringing.answer(library, str(question["record"]))
    if question["ask"] == PAINT:
        return painting.answer(str(question["svg"]))
    title = library.get(str(question["game"]))
    if title is None:
        raise ValueError("not a game that this worker knows")
    if question["ask"] == ANALYSE:
        seconds = question["seconds"]
        assert isinstance(seconds, int | float)
        record = parse_record(str(question["record"]))
        return {"analysis": analyse(title.game, record, seconds=seconds, told=_so_far).to_json()}
    if question["ask"] == TRY:
        return _compare(title.game, question)
    if question["ask"] == WHY:
        return _account(title.game, question)
    return _think(title.game, question)


def _think(game: AnyGame, question: dict[str, Json]) -> dict[str, Json]:
    seat, world, seed = question["seat"], question["world"], str(question["seed"])
    if not isinstance(seat, int) or not isinstance(world, dict):
        raise ValueError("not a question that this worker can answer")
    state, names = load(game, world), game.catalogue.names
    if question["ask"] == HINT:
        return _advise(state, seat, seed)
    return {"action": names[bots.make(str(question["level"]), game.id, seed).choose(state, seat)]}


def _advise(state: State, seat: int, seed: str) -> dict[str, Json]:
    """The best choices, and why the first of them is better than another."""
    names = state.game.catalogue.names
    ratings = bots.hint(state, seat, seed)
    told: dict[str, Json] = {
        "choices": [{"action": names[one.action], "chance": one.chance} for one in ratings]
    }
    if len(ratings) > 1:
        others = [rating.action for rating in ratings[1:]]
        why = bots.explain(state, seat, ratings[0].action, others, seeded(f"why {seed}"))
        told["other"] = names[why.other]
        told["reasons"] = [one.to_json() for one in why.reasons]
    return told


def _account(game: AnyGame, question: dict[str, Json]) -> dict[str, Json]:
    """Why a move was made: beside the best alternative, or else what it brought."""
    seat, before, after = (
        question["seat"],
        _worlds(game, question["before"]),
        _worlds(game, question["after"]),
    )
    if not isinstance(seat, int):
        raise ValueError("not a question that this worker can answer")
    found = account(before, seat, game.catalogue.numbers[str(question["action"])])
    if found is not None and found[0]:
        other = game.catalogue.names[found[1]]
        return {"other": other, "reasons": [one.to_json() for one in found[0]]}
    return {"other": "", "reasons": [one.to_json() for one in changes(before, after, seat)]}


def _compare(game: AnyGame, question: dict[str, Json]) -> dict[str, Json]:
    """What somebody tries in a finished game, beside the better choice."""
    seat, numbers = question["seat"], game.catalogue.numbers
    if not isinstance(seat, int):
        raise ValueError("not a question that this worker can answer")
    better, choice = numbers[str(question["other"])], numbers[str(question["action"])]
    position = _worlds(game, question["before"])[0]
    found = tried(position, seat, better, choice, str(question["action"]), TRIED_SECONDS)
    return {
        "as_good": found.as_good,
        "loss": found.loss,
        "error": found.error,
        "reasons": [one.to_json() for one in found.reasons],
    }


def _so_far(analysis: Analysis) -> None:
    print(json.dumps({SO_FAR: analysis.to_json()}), flush=True)


def _worlds(game: AnyGame, saved: Json) -> list[State]:
    assert isinstance(saved, list)
    return [load(game, world) for world in saved if isinstance(world, dict)]


def main(place: str, patience: int) -> None:
    if hasattr(os, "nice"):
        os.nice(patience)  # a page goes before a thought
    library = named(place)
    print("ready", flush=True)
    for line in sys.stdin:
        print(json.dumps(answer(library, json.loads(line))), flush=True)


if __name__ == "__main__":
    main(sys.argv[1] if len(sys.argv) > 1 else STANDARD, int(sys.argv[2]) if len(sys.argv) > 2 else 5)
