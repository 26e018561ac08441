"""Pictures for other programs: SVG made into PNG in a process of its own, with the project's display face and
no other, so that a picture is the same on every machine."""

from __future__ import annotations

import asyncio
from base64 import b64decode, b64encode
from collections import OrderedDict
from importlib.resources import as_file, files

from perihelion.core.plain import Json
from perihelion.table.house.library import STANDARD
from perihelion.table.house.problems import TooMany
from perihelion.table.jobs.asking import PAINT
from perihelion.table.jobs.workers import BotFailed, Worker

SECONDS = 30.0
PATIENCE = 10
WAITING = 8  # more pictures than that are not taken on
KEPT = 60  # pictures in memory
IDLE_SECONDS = 30.0  # after which the process ends
FACE = "Perihelion Display"
NUMERALS = {0x2160 + number: letters for number, letters in enumerate(("I", "II", "III", "IV", "V", "VI"))}
FACE_FILE = "perihelion-display.ttf"


class Painter:
    def __init__(self, library: str = STANDARD) -> None:
        self.worker = Worker(library, SECONDS, PATIENCE)
        self._turn = asyncio.Lock()
        self._waiting = 0
        self._painted: OrderedDict[str, bytes] = OrderedDict()
        self._rest: asyncio.TimerHandle | None = None
        self._ending: asyncio.Task[None] | None = None

    def known(self, name: str) -> bytes | None:
        """A picture that was painted lately."""
        return self._painted.get(name)

    async def paint(self, name: str, svg: str) -> bytes:
        """The picture as PNG, kept for a while under a name that tells it from all others."""
        if self._waiting >= WAITING:
            raise TooMany("ui-problem-pictures-wait")
        self._waiting += 1
        try:
            async with self._turn:
                if name not in self._painted:
                    self._keep(name, await self._ask(svg))
                return self._painted[name]
        finally:
            self._waiting -= 1
            self._rest_later()

    async def _ask(self, svg: str) -> bytes:
        try:
            answer = await self.worker.ask({"ask": PAINT, "svg": svg})
        except BotFailed as failed:
            raise TooMany("ui-problem-pictures-wait") from failed
        return b64decode(str(answer["png"]))

    def _keep(self, name: str, png: bytes) -> None:
        self._painted[name] = png
        while len(self._painted) > KEPT:
            self._painted.popitem(last=False)

    def _rest_later(self) -> None:
        if self._rest is not None:
            self._rest.cancel()
        self._rest = asyncio.get_running_loop().call_later(IDLE_SECONDS, self._end)

    def _end(self) -> None:
        if self._waiting == 0:
            self._ending = asyncio.ensure_future(self.worker.stop())

    async def close(self) -> None:
        if self._rest is not None:
            self._rest.cancel()
        await self.worker.stop()


def answer(svg: str) -> dict[str, Json]:
    """What the process answers."""
    import resvg_py  # no other process needs it

    with as_file(files("perihelion.art").joinpath("faces", FACE_FILE)) as face:
        png = resvg_py.svg_to_bytes(
            svg_string=svg.translate(NUMERALS), skip_system_fonts=True, font_files=[str(face)],
            font_family=FACE, sans_serif_family=FACE,
        )  # fmt: skip
    return {"png": b64encode(bytes(png)).decode()}
