"""A worker process as seen by those who ask it: started when first needed, given up when it is silent.

A process says that it is ready before it is asked anything, so that a slow start is not taken for a slow
thought; and a spare that is ready already takes the place of one that has died.
"""

from __future__ import annotations

import asyncio
import json
import sys
from collections.abc import Awaitable, Callable

from perihelion import engine
from perihelion.core.plain import Json
from perihelion.table.jobs.asking import SO_FAR

LINE_LIMIT = 16_000_000
PATIENCE = 5  # how far thinking stands back behind pages
READY = b"ready\n"
START_SECONDS = 300.0  # however slow the machine is, a process is at work by then


Told = Callable[[Json], Awaitable[None]]  # what is done with what a process has found so far


class BotFailed(Exception):
    """A worker crashed or took too long."""


class Process:
    """A process that is ready, and the engine that it runs on."""

    def __init__(self, process: asyncio.subprocess.Process, environment: dict[str, str]) -> None:
        self.process = process
        self.environment = environment

    @property
    def pid(self) -> int:
        return self.process.pid

    @property
    def usable(self) -> bool:
        """Whether it lives and runs on the engine that there is now."""
        return self.process.returncode is None and self.environment == engine.environment()

    async def ask(
        self, question: dict[str, Json], seconds: float, told: Told | None = None
    ) -> dict[str, Json]:
        """The answer; what comes before it is told, and the time begins anew with every line."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(json.dumps(question).encode() + b"\n")
        await self.process.stdin.drain()
        while True:
            answer = json.loads(await asyncio.wait_for(self.process.stdout.readline(), seconds))
            if not isinstance(answer, dict):
                raise ValueError("not an answer")
            if SO_FAR not in answer:
                return answer
            if told is not None:
                await told(answer[SO_FAR])

    async def stop(self) -> None:
        if self.process.returncode is None:
            self.process.kill()
            await self.process.wait()


async def start(library: str, patience: int) -> Process:
    """A new process, once it is ready to think."""
    environment = engine.environment()
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        "perihelion.table.jobs.worker",
        library,
        str(patience),
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
        limit=LINE_LIMIT,
        env=environment,
    )
    started = Process(process, environment)
    assert process.stdout is not None
    try:
        said = await asyncio.wait_for(process.stdout.readline(), START_SECONDS)
    except BaseException:
        await started.stop()
        raise
    if said != READY:
        await started.stop()
        raise ValueError("the process did not start")
    return started


class Spares:
    """Keeps one process ready for whoever needs one at once."""

    def __init__(self, library: str, patience: int = PATIENCE) -> None:
        self.library = library
        self.patience = patience
        self._next: asyncio.Task[Process] | None = None

    def prepare(self) -> None:
        """Starts the next spare, if none is under way."""
        if self._next is None:
            self._next = asyncio.ensure_future(start(self.library, self.patience))

    async def take(self) -> Process:
        """A process that is ready; another is started in its place."""
        self.prepare()
        waiting, self._next = self._next, None
        assert waiting is not None
        self.prepare()
        process = await waiting
        if process.usable:
            return process
        await process.stop()
        return await start(self.library, self.patience)

    async def close(self) -> None:
        waiting, self._next = self._next, None
        if waiting is None:
            return
        waiting.cancel()
        for left in await asyncio.gather(waiting, return_exceptions=True):
            if isinstance(left, Process):
                await left.stop()


class Worker:
    """One process at a time: started when first needed, again after a crash, and again when a compiled
    engine is ready that was not there before."""

    def __init__(
        self, library: str, seconds: float, patience: int = PATIENCE, spares: Spares | None = None
    ) -> None:
        self.library = library
        self.seconds = seconds
        self.patience = patience
        self.spares = spares
        self.process: Process | None = None

    async def ask(self, question: dict[str, Json], told: Told | None = None) -> dict[str, Json]:
        """The process's answer; what it finds before is told."""
        if self.process is not None and not self.process.usable:
            await self.stop()
        try:
            if self.process is None:
                self.process = await self._start()
            return await self.process.ask(question, self.seconds, told)
        except (OSError, ValueError, TimeoutError) as error:
            await self.stop()
            raise BotFailed(type(error).__name__) from error
        except asyncio.CancelledError:
            await self.stop()
            raise

    async def _start(self) -> Process:
        if self.spares is not None:
            return await self.spares.take()
        return await start(self.library, self.patience)

    async def stop(self) -> None:
        process, self.process = self.process, None
        if process is not None:
            await process.stop()
