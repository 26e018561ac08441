"""Queues of questions for bots: hints and accounts of a move, for which a person waits, go first.

A process that is alone keeps its questions in memory and finds them again after a start. On a shared database
they are jobs: written in the same transaction as the move that raised them, taken by any process that thinks,
and gone when the question is.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import secrets
from dataclasses import asdict, dataclass, field
from typing import Protocol

import structlog

from perihelion.core.plain import Json
from perihelion.table.house.house import House
from perihelion.table.house.motives import Motive
from perihelion.table.jobs.asking import HINT, WHY
from perihelion.table.store import ANSWER, CHOOSE, FOR_BOT, FOR_PERSON, JOBS, JobRow

MOST_TRIES = 3  # at a question of a person
POLL = 1.0  # seconds after which a queue is looked at, even if nobody has told of anything
KEEP = 2.0  # seconds after which it is said that a job is still worked at
ANSWERED = 120.0  # seconds after which nobody waits for a hint any more

Answer = dict[str, Json]


def current_request() -> str:
    """The request that something is done for; none in a sweep."""
    return str(structlog.contextvars.get_contextvars().get("request", ""))


@dataclass(order=True)
class Task:
    """Something to think about."""

    urgency: int
    number: int
    table: str = field(compare=False)
    seat: int = field(compare=False)
    token: str = field(compare=False)
    reply: asyncio.Future[Answer] | None = field(compare=False, default=None)
    motive: Motive | None = field(compare=False, default=None)
    request: str = field(compare=False, default_factory=current_request)  # for the log
    job: JobRow | None = field(compare=False, default=None)

    @property
    def for_person(self) -> bool:
        return self.urgency == FOR_PERSON


class Queue(Protocol):
    """Where tasks come from, and where what became of them goes."""

    async def open(self) -> None: ...

    async def close(self) -> None: ...

    def size(self) -> int: ...

    async def ask(self, table: str, seat: int, token: str, motive: Motive | None = None) -> Answer:
        """What a bot says to a question of a person; nothing if none can say."""

    async def take(self) -> Task: ...

    async def answer(self, task: Task, answer: Answer) -> None:
        """Somebody waits for this."""

    def settle(self, task: Task) -> bool:
        """The answer is about to be played, in the same transaction; whether it is still asked for."""

    async def leave(self, task: Task, done: bool) -> None:
        """Nobody here thinks about it any more. If nothing became of it, the table had moved on, or something
        has failed."""


class OwnQueue:
    """The questions of a process that is alone."""

    def __init__(self) -> None:
        self._tasks: asyncio.PriorityQueue[Task] = asyncio.PriorityQueue()
        self._pending: set[tuple[str, int, str]] = set()
        self._number = 0

    async def open(self) -> None:
        pass

    async def close(self) -> None:
        pass

    def size(self) -> int:
        return self._tasks.qsize()

    async def ask(self, table: str, seat: int, token: str, motive: Motive | None = None) -> Answer:
        future: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
        self._number += 1
        await self._tasks.put(Task(FOR_PERSON, self._number, table, seat, token, future, motive))
        return await future

    async def add(self, table: str, seat: int, token: str) -> None:
        """A bot is asked; once, however often it is found."""
        if (table, seat, token) not in self._pending:
            self._pending.add((table, seat, token))
            self._number += 1
            await self._tasks.put(Task(FOR_BOT, self._number, table, seat, token))

    async def take(self) -> Task:
        return await self._tasks.get()

    async def answer(self, task: Task, answer: Answer) -> None:
        if task.reply is not None and not task.reply.done():
            task.reply.set_result(answer)

    def settle(self, task: Task) -> bool:
        return True

    async def leave(self, task: Task, done: bool) -> None:
        self._pending.discard((task.table, task.seat, task.token))


class SharedQueue:
    """The questions of all processes on a shared database. `name` is who takes them here."""

    def __init__(self, house: House, name: str) -> None:
        self.house = house
        self.name = name
        self._jobs = house.store.jobs
        self._mine: set[int] = set()  # the jobs that are worked at here
        self._news = asyncio.Event()
        self._answers: dict[str, asyncio.Event] = {}
        self._loop: asyncio.AbstractEventLoop | None = None
        self._keeping: asyncio.Task[None] | None = None

    async def open(self) -> None:
        self._loop = asyncio.get_running_loop()
        self.house.hearing[JOBS] = lambda _: self._call(self._news.set)
        self.house.hearing[ANSWER] = lambda key: self._call(lambda: self._answered(key))
        self._keeping = asyncio.create_task(self._keep())

    async def close(self) -> None:
        if self._keeping is not None:
            self._keeping.cancel()
            await asyncio.gather(self._keeping, return_exceptions=True)
        await asyncio.gather(asyncio.to_thread(self._jobs.leave, self.name), return_exceptions=True)

    def size(self) -> int:
        return self._jobs.waiting()

    # -- asking ------------------------------------------------------------------------------------

    async def ask(self, table: str, seat: int, token: str, motive: Motive | None = None) -> Answer:
        key, kind = f"{HINT} {secrets.token_hex(12)}", HINT if motive is None else WHY
        question = "" if motive is None else json.dumps(asdict(motive), separators=(",", ":"))
        job = JobRow(key, kind, FOR_PERSON, table, seat, token, question, current_request())
        heard = self._answers[key] = asyncio.Event()
        try:
            await asyncio.to_thread(self._jobs.add, job)
            async with asyncio.timeout(ANSWERED):
                while (said := await asyncio.to_thread(self._jobs.answer, key)) is None:
                    await _wait(heard)
            found = json.loads(said)
            return found if isinstance(found, dict) else {}
        except TimeoutError:
            return {}
        finally:
            del self._answers[key]
            await asyncio.to_thread(self._jobs.forget, key)

    # -- doing -------------------------------------------------------------------------------------

    async def take(self) -> Task:
        while True:
            self._news.clear()
            job = await asyncio.to_thread(self._jobs.take, self.name, (HINT, WHY, CHOOSE))
            if job is None:
                await _wait(self._news)
                continue
            self._mine.add(job.id)
            motive = Motive(**json.loads(job.question)) if job.question else None
            return Task(
                job.urgency, job.id, job.table_id, job.seat, job.token, None, motive, job.request, job
            )

    async def answer(self, task: Task, answer: Answer) -> None:
        assert task.job is not None
        await asyncio.to_thread(self._jobs.reply, task.job, json.dumps(answer, separators=(",", ":")))

    def settle(self, task: Task) -> bool:
        assert task.job is not None
        return self._jobs.finish(task.job)

    async def leave(self, task: Task, done: bool) -> None:
        assert task.job is not None
        self._mine.discard(task.job.id)
        if not done:  # should that fail as well, the job is taken by another after a while
            await asyncio.gather(asyncio.to_thread(self._drop, task, task.job), return_exceptions=True)

    def _drop(self, task: Task, job: JobRow) -> None:
        """A question that is still asked is for the next who looks; another goes."""
        asked = task.for_person and job.tries < MOST_TRIES
        if asked or self.house.asks_bot(task.table, task.seat, task.token):
            self._jobs.let_go(job)
        elif task.for_person:
            self._jobs.reply(job, "{}")
        else:
            self._jobs.finish(job)

    # ----------------------------------------------------------------------------------------------

    def _call(self, work: object) -> None:
        if self._loop is not None and not self._loop.is_closed():
            self._loop.call_soon_threadsafe(work)  # type: ignore[arg-type]

    def _answered(self, key: str) -> None:
        """An answer is there; or, without a key, whichever there may be."""
        for heard in [self._answers[key]] if key in self._answers else [] if key else self._answers.values():
            heard.set()

    async def _keep(self) -> None:
        while True:
            mine = sorted(self._mine)
            await asyncio.gather(asyncio.to_thread(self._jobs.keep, self.name, mine), return_exceptions=True)
            await asyncio.sleep(KEEP)


async def _wait(heard: asyncio.Event) -> None:
    """Until something is told, or it is time to look anyway."""
    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(POLL):  # a cancellation gets through, whatever happens at the same moment
            await heard.wait()
        heard.clear()
