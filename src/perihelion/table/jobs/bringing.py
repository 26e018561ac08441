"""Records that people bring are played in a process of their own, one after the other, so that whatever is in
them can neither hold up a page nor harm the server."""

from __future__ import annotations

import asyncio

from perihelion.core.plain import Json
from perihelion.core.text import Arg, Reason
from perihelion.table.house.bringing import Brought, Unplayable, bring, from_json, to_json
from perihelion.table.house.library import STANDARD, Library
from perihelion.table.house.problems import TooMany
from perihelion.table.jobs.asking import BRING
from perihelion.table.jobs.workers import BotFailed, Worker

SECONDS = 60.0  # after which a record is given up
PATIENCE = 10
WAITING = 4  # more records than that are not taken on


class Bringer:
    def __init__(self, library: str = STANDARD) -> None:
        self.worker = Worker(library, SECONDS, PATIENCE)
        self._turn = asyncio.Lock()
        self._waiting = 0

    async def play(self, text: str) -> Brought:
        """The game of a record; raises `Unplayable`."""
        if self._waiting >= WAITING:
            raise TooMany("ui-problem-uploads-wait")
        self._waiting += 1
        try:
            async with self._turn:
                answer = await self.worker.ask({"ask": BRING, "record": text})
        except BotFailed as failed:
            raise Unplayable("ui-upload-fails") from failed
        finally:
            self._waiting -= 1
            if self._waiting == 0:
                await self.worker.stop()
        if "problem" in answer:
            raise _problem(answer)
        return from_json(answer)

    async def close(self) -> None:
        await self.worker.stop()


def answer(library: Library, text: str) -> dict[str, Json]:
    """What the process answers."""
    try:
        return to_json(bring(library, text))
    except Unplayable as bad:
        args: dict[str, Json] = {**bad.arguments}
        return {"problem": bad.key, "args": args, "reason": _reason(bad.reason)}


def _reason(reason: Reason | None) -> Json:
    """What the rules say, if it is made of plain words and figures."""
    args: dict[str, Json] = {}
    for name, value in () if reason is None else reason.args.items():
        if isinstance(value, str | int):
            args[name] = value
        elif isinstance(value, list) and all(isinstance(one, str) for one in value):
            args[name] = [str(one) for one in value]
        else:
            return None
    return None if reason is None else {"key": reason.key, "rule": reason.rule, "args": args}


def _problem(answer: dict[str, Json]) -> Unplayable:
    found, said = answer["args"], answer["reason"]
    args = found if isinstance(found, dict) else {}
    reason = None
    if isinstance(said, dict) and isinstance(said["args"], dict):
        known: dict[str, Arg] = {
            name: [str(one) for one in value] if isinstance(value, list) else value
            for name, value in said["args"].items()
            if isinstance(value, str | int | list)
        }
        reason = Reason(str(said["key"]), str(said["rule"]), known)
    figures = {key: value for key, value in args.items() if isinstance(value, str | int)}
    return Unplayable(str(answer["problem"]), figures, reason)
