"""A worker process as seen by those who ask it: started when first needed, given up when it is silent."""

from __future__ import annotations

import asyncio
import json
import sys

from perihelion import engine
from perihelion.core.plain import Json

LINE_LIMIT = 16_000_000
PATIENCE = 5  # how far thinking stands back behind pages


class BotFailed(Exception):
    """A worker crashed or took too long."""


class Worker:
    """One process, started when first needed, again after a crash, and again when a compiled engine is ready
    that was not there before."""

    def __init__(self, library: str, seconds: float, patience: int = PATIENCE) -> None:
        self.library = library
        self.seconds = seconds
        self.patience = patience
        self.process: asyncio.subprocess.Process | None = None
        self.environment: dict[str, str] = {}

    async def ask(self, question: dict[str, Json]) -> dict[str, Json]:
        """The process's answer."""
        if self.environment != engine.environment():
            await self.stop()
        try:
            process = self.process or await self._start()
            assert process.stdin is not None
            assert process.stdout is not None
            process.stdin.write(json.dumps(question).encode() + b"\n")
            await process.stdin.drain()
            line = await asyncio.wait_for(process.stdout.readline(), self.seconds)
            answer = json.loads(line)
            if not isinstance(answer, dict):
                raise ValueError("not an answer")
            return answer
        except (OSError, ValueError, TimeoutError) as error:
            await self.stop()
            raise BotFailed(type(error).__name__) from error
        except asyncio.CancelledError:
            await self.stop()
            raise

    async def _start(self) -> asyncio.subprocess.Process:
        self.environment = engine.environment()
        self.process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "perihelion.table.jobs.worker",
            self.library,
            str(self.patience),
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            limit=LINE_LIMIT,
            env=self.environment,
        )
        return self.process

    async def stop(self) -> None:
        process, self.process = self.process, None
        if process is not None and process.returncode is None:
            process.kill()
            await process.wait()
