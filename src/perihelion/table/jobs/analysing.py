"""Finished games are analysed in the background, each once.

A process of its own, which stands far back behind pages and bots, works through the games whose end somebody
has looked at, and ends when there are no more. What it finds is kept in the store, as far as it has come
while it is at work. A game that is not over is never handed to it.
"""

from __future__ import annotations

import asyncio
import json
import time
from enum import Enum

import structlog

from perihelion.core.plain import Json
from perihelion.lab.analysed import Analysis
from perihelion.table.house.house import House
from perihelion.table.house.library import STANDARD
from perihelion.table.house.problems import Missing, NotNow
from perihelion.table.house.rooms import Room
from perihelion.table.jobs.asking import ANALYSE
from perihelion.table.jobs.leading import process_name
from perihelion.table.jobs.queueing import KEEP, current_request
from perihelion.table.jobs.workers import BotFailed, Worker
from perihelion.table.store import FAILED, FOR_LATER, JobRow

LOG = structlog.get_logger("perihelion.analysis")
SECONDS = 40.0  # for one game, beside the estimates for the chart
GRACE = 200.0  # after which a process that does not answer is given up
PATIENCE = 15
TRIES = 2
QUEUE = 200  # games that may wait
LOOK = 2.0  # seconds between two looks for games that other processes were asked for


class Progress(Enum):
    """Why there is no analysis: it will come, it cannot be made, or the rules of the game are gone."""

    COMING = "coming"
    FAILED = "failed"
    UPGRADED = "upgraded"


class Analyst:
    """Analyses finished games one after the other."""

    def __init__(
        self, house: House, library: str = STANDARD, seconds: float = SECONDS, thinks: bool = True
    ) -> None:
        self.house = house
        self.thinks = thinks
        self.name = f"{process_name()} analyst"
        self.seconds = seconds
        self.worker = Worker(library, seconds + GRACE, PATIENCE)
        self._waiting: asyncio.Queue[str] = asyncio.Queue(QUEUE)
        self._coming: set[str] = set()
        self._failed: set[str] = set()
        self._loop: asyncio.AbstractEventLoop | None = None
        self._job: asyncio.Task[None] | None = None

    async def open(self) -> None:
        self._loop = asyncio.get_running_loop()
        if self.thinks:
            serve = self._serve_all if self.house.store.shared else self._serve
            self._job = asyncio.create_task(serve())

    async def close(self) -> None:
        self._loop = None
        if self._job is not None:
            self._job.cancel()
            await asyncio.gather(self._job, return_exceptions=True)
        if self.thinks and self.house.store.shared:
            leaving = asyncio.to_thread(self.house.store.jobs.leave, self.name)
            await asyncio.gather(leaving, return_exceptions=True)
        await self.worker.stop()

    def find(self, room: Room) -> Analysis | Progress:
        """The analysis of a finished game; asks for it if there is none yet, and gives what there is of one
        that is being made. From any thread."""
        if not room.over:
            raise NotNow("ui-problem-not-over")
        if not room.past().is_whole():
            return Progress.UPGRADED
        kept = self.house.store.analyses.of(room.id)
        if kept is not None:
            return Analysis.from_json(json.loads(kept))
        coming = self._find_shared(room.id) if self.house.store.shared else self._find_here(room.id)
        so_far = self.house.store.analyses.so_far(room.id) if coming is Progress.COMING else None
        return coming if so_far is None else Analysis.from_json(json.loads(so_far))

    def _find_here(self, table: str) -> Progress:
        if table in self._failed:
            return Progress.FAILED
        if self._loop is not None:
            self._loop.call_soon_threadsafe(self._ask_for, table)
        return Progress.COMING

    def _find_shared(self, table: str) -> Progress:
        key, jobs = f"{ANALYSE} {table}", self.house.store.jobs
        if jobs.answer(key) == FAILED:
            return Progress.FAILED
        jobs.add(JobRow(key, ANALYSE, FOR_LATER, table, request=current_request()))
        return Progress.COMING

    def _ask_for(self, table: str) -> None:
        if table not in self._coming and not self._waiting.full():  # whoever finds it full asks again
            self._coming.add(table)
            self._waiting.put_nowait(table)

    async def _serve(self) -> None:
        while True:
            table = await self._waiting.get()
            try:
                await self._analyse(table)
            except Exception:
                LOG.exception("analysis_error")
                self._failed.add(table)
            finally:
                self._coming.discard(table)
            if self._waiting.empty():
                await self.worker.stop()

    async def _serve_all(self) -> None:
        """The games that any process on the database was asked for."""
        jobs = self.house.store.jobs
        while True:
            try:
                job = await asyncio.to_thread(jobs.take, self.name, (ANALYSE,))
                if job is not None:
                    await self._work_at(job)
                    continue
                await self.worker.stop()
            except Exception:  # the database is away for a moment; the job is taken again after a while
                LOG.exception("analysis_error")
            await asyncio.sleep(LOOK)

    async def _work_at(self, job: JobRow) -> None:
        jobs, table = self.house.store.jobs, job.table_id
        structlog.contextvars.bind_contextvars(request=job.request)
        keeping, began = asyncio.create_task(self._keep(job)), time.perf_counter()
        try:
            if job.tries <= TRIES:
                await self._analyse(table)
            else:  # whoever tried it has died of it
                self._failed.add(table)
        finally:
            keeping.cancel()
        milliseconds = round((time.perf_counter() - began) * 1000, 1)
        LOG.info("job", urgency=job.urgency, done=table not in self._failed, ms=milliseconds)
        if table in self._failed:
            self._failed.discard(table)
            await asyncio.to_thread(jobs.reply, job, FAILED)
        else:
            await asyncio.to_thread(jobs.finish, job)

    async def _keep(self, job: JobRow) -> None:
        while True:
            keeping = asyncio.to_thread(self.house.store.jobs.keep, self.name, [job.id])
            await asyncio.gather(keeping, return_exceptions=True)
            await asyncio.sleep(KEEP)

    async def _analyse(self, table: str) -> None:
        question = await asyncio.to_thread(self._question, table)
        if question is None:
            return

        async def told(so_far: Json) -> None:
            await asyncio.to_thread(analyses.keep_so_far, table, json.dumps(so_far, separators=(",", ":")))

        analyses = self.house.store.analyses
        for attempt in range(1, TRIES + 1):
            try:
                answer = await self.worker.ask(question, told)
            except BotFailed as failure:
                LOG.warning("analysis_again", game=str(question["game"]), attempt=attempt, why=str(failure))
                continue
            found = json.dumps(answer["analysis"], separators=(",", ":"))
            await asyncio.to_thread(analyses.keep, table, found)
            return
        self._failed.add(table)

    def _question(self, table: str) -> dict[str, Json] | None:
        """The record of the game, unless it is not over or somebody else has analysed it meanwhile."""
        try:
            room = self.house.room(table)
        except Missing:
            return None
        with room.lock:
            if not room.over or room.match is None or self.house.store.analyses.of(table) is not None:
                return None
            record = room.record().to_text()
        return {"ask": ANALYSE, "game": room.table.game, "record": record, "seconds": self.seconds}
