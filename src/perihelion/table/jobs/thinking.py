"""Bots think outside the web process.

A few worker processes answer questions one at a time. One that crashes or takes too long is replaced and
the question put again; if that fails three times the seat plays any legal action, and the table is told. A
move that cannot be stored is stored later, and a sweep finds every bot whose question was lost on the way.
Where questions come from, in memory or on a shared database, is the queue's to know.
"""

from __future__ import annotations

import asyncio
import itertools
import os
import time
from dataclasses import dataclass, field

import structlog

from perihelion.bots.because import Because
from perihelion.core.chance import seeded
from perihelion.core.plain import Json
from perihelion.table.house.house import House
from perihelion.table.house.library import STANDARD
from perihelion.table.house.motives import Motive
from perihelion.table.house.problems import Declined, Missing, NotNow
from perihelion.table.house.rooms import Room, Thought
from perihelion.table.jobs.asking import CHOOSE, HINT, TRY, WHY
from perihelion.table.jobs.leading import process_name
from perihelion.table.jobs.queueing import Answer, OwnQueue, Queue, SharedQueue, Task
from perihelion.table.jobs.workers import BotFailed, Spares, Worker

LOG = structlog.get_logger("perihelion.bots")
TRIES = 3
MOST_TRIES = 6  # processes that have taken a question and not come back; then any legal action is played
SWEEP_SECONDS = 2.0
WARM_UP_SECONDS = 2.0
PAUSES = (0.2, 1.0, 3.0, 10.0)  # between attempts to store a move; the last one again and again


@dataclass(frozen=True)
class Advice:
    """One of the best choices, by its action's name, with the estimated chance to win."""

    action: str
    chance: float


@dataclass(frozen=True)
class Counsel:
    """The best choices, best first; what the first is better than, and what speaks for it."""

    choices: list[Advice] = field(default_factory=list)
    other: str = ""
    reasons: list[Because] = field(default_factory=list)


@dataclass(frozen=True)
class Comparison:
    """Whether a choice is as good as a better one, what it loses of the chance to win, and why."""

    as_good: bool
    loss: float
    reasons: list[Because]


class Thinker:
    """Keeps every bot at every table playing; without workers it only asks those of other processes."""

    def __init__(
        self,
        house: House,
        library: str = STANDARD,
        workers: int | None = None,
        seconds: float = 60,
        name: str = "",
    ) -> None:
        self.house = house
        count = min(4, max(1, (os.cpu_count() or 2) - 1)) if workers is None else workers
        self.spares = Spares(library)
        self.workers = [Worker(library, seconds, spares=self.spares) for _ in range(count)]
        self._own = None if house.store.shared else OwnQueue()
        self.queue: Queue = self._own or SharedQueue(house, name or process_name())
        house.measures.watch("bot_queue", "Questions that wait for a bot", self.queue.size)
        self._jobs: set[asyncio.Task[None]] = set()
        self._loop: asyncio.AbstractEventLoop | None = None

    async def open(self) -> None:
        self._loop = asyncio.get_running_loop()
        await self.queue.open()
        for worker in self.workers:
            self._spawn(self._serve(worker))
        if self.workers:
            self._spawn(self._warm_up())
        if self._own is not None:
            self.house.wake = self.wake
            self._spawn(self._sweep(self._own))

    async def close(self) -> None:
        self.house.wake = lambda table: None
        for job in list(self._jobs):
            job.cancel()
        await asyncio.gather(*self._jobs, return_exceptions=True)
        for worker in self.workers:
            await worker.stop()
        await self.queue.close()
        await self.spares.close()

    def wake(self, table: str) -> None:
        """Looks whether a bot is asked at the table; may be called from any thread."""
        own = self._own
        if self._loop is not None and not self._loop.is_closed() and own is not None:
            self._loop.call_soon_threadsafe(lambda: self._spawn(self._consider(own, table)))

    async def hint(self, room: Room, seat: int) -> Counsel:
        """The best choices of the seat as the strongest bot sees them, best first; none if it cannot say."""
        return counsel_of(await self.queue.ask(room.id, seat, room.playing().token(seat)))

    async def why(self, room: Room, motive: Motive) -> Counsel:
        """What speaks for a bot's move that was made."""
        return counsel_of(await self.queue.ask(room.id, motive.seat, "", motive))

    async def compare(self, room: Room, motive: Motive) -> Comparison | None:
        """How a choice that somebody tries compares with the better one; None if nobody can say."""
        return comparison_of(await self.queue.ask(room.id, motive.seat, "", motive))

    # ----------------------------------------------------------------------------------------------

    def _spawn(self, work: object) -> None:
        job: asyncio.Task[None] = asyncio.ensure_future(work)  # type: ignore[call-overload]
        self._jobs.add(job)
        job.add_done_callback(self._jobs.discard)

    async def _warm_up(self) -> None:
        """Has a process ready for the first question; the first pages go before it."""
        await asyncio.sleep(WARM_UP_SECONDS)
        self.spares.prepare()

    async def _sweep(self, own: OwnQueue) -> None:
        """After a start bots at all tables go on where they were; from then on none is forgotten at a table
        that is in memory, whatever happened to its question."""
        while not await self._wake_all(own):
            await asyncio.sleep(SWEEP_SECONDS)
        while True:
            await asyncio.sleep(SWEEP_SECONDS)
            for table in self.house.tables_in_memory():
                await self._consider(own, table)

    async def _wake_all(self, own: OwnQueue) -> bool:
        try:
            tables = await asyncio.to_thread(self.house.store.tables.playing)
        except Exception:
            LOG.exception("bots_cannot_look")
            return False
        for table in tables:
            await self._consider(own, table)
            await asyncio.sleep(0)
        return True

    async def _consider(self, own: OwnQueue, table: str) -> None:
        try:
            asked = await asyncio.to_thread(self._asked_bots, table)
        except Exception:  # the next sweep looks again
            LOG.exception("bots_cannot_look")
            return
        for seat, token in asked:
            await own.add(table, seat, token)

    def _asked_bots(self, table: str) -> list[tuple[int, str]]:
        try:
            room = self.house.room(table)
        except Missing:
            return []
        with room.lock:
            if room.start_if_full():  # the last one had sat down, and then the start could not be stored
                self.house.changed(room)
            return room.asked_bots()

    async def _serve(self, worker: Worker) -> None:
        while True:
            try:
                task = await self.queue.take()
            except Exception:  # the database is away for a moment
                LOG.exception("bots_cannot_look")
                await asyncio.sleep(SWEEP_SECONDS)
                continue
            structlog.contextvars.bind_contextvars(request=task.request)
            began, done = time.perf_counter(), False
            try:
                await (self._advise(worker, task) if task.for_person else self._play(worker, task))
                done = True
            except (Declined, NotNow, Missing):
                continue  # the table has moved on meanwhile
            except Exception:
                LOG.exception("bot_error")
            finally:
                milliseconds = round((time.perf_counter() - began) * 1000, 1)
                LOG.info("job", urgency=task.urgency, done=done, ms=milliseconds)
                await self.queue.leave(task, done)

    async def _advise(self, worker: Worker, task: Task) -> None:
        """Whoever waits is answered, whatever happens."""
        said: Answer = {}
        try:
            question = await asyncio.to_thread(self._asked, task)
            if question is not None:
                said = await self._persist(worker, question)
        finally:
            await self.queue.answer(task, said)

    def _asked(self, task: Task) -> dict[str, Json] | None:
        """What a worker is asked for a person; nothing if the table has moved on."""
        motive = task.motive
        if motive is None:
            thought = self._thought(task)
            return None if thought is None else question_of(thought, HINT)
        return {
            "ask": TRY if motive.other else WHY,
            "game": self.house.room(task.table).table.game,
            "seat": motive.seat,
            "action": motive.action,
            "before": motive.before,
            "after": motive.after,
            "other": motive.other,
        }

    async def _play(self, worker: Worker, task: Task) -> None:
        if task.job is not None and task.job.tries > MOST_TRIES:
            await self._store(task, "")
            return
        only = await asyncio.to_thread(self._only_choice, task)
        if only is None:
            thought = await asyncio.to_thread(self._thought, task)
            if thought is None:
                return
            only = str((await self._persist(worker, question_of(thought, CHOOSE))).get("action", ""))
        await self._store(task, only)

    async def _store(self, task: Task, action: str) -> None:
        """Plays a bot's choice, any legal one if it has none; what cannot be stored now is stored later."""
        for attempt in itertools.count():
            try:
                await asyncio.to_thread(self._act, task, action)
                return
            except (Declined, NotNow, Missing):
                raise  # the table has moved on meanwhile
            except Exception:
                LOG.exception("bot_cannot_store", attempt=attempt + 1)
                await asyncio.sleep(PAUSES[min(attempt, len(PAUSES) - 1)])

    def _act(self, task: Task, action: str) -> None:
        room = self.house.room(task.table)
        with self.house.hold(room):
            if not self.queue.settle(task):
                return  # it was called off, or another process has answered
            self.house.act_for_bot(room, task.seat, action or self._any_choice(room, task), task.token)
            if not action:
                self.house.notice(room, task.seat, "ui-notice-bot-lost")

    async def _persist(self, worker: Worker, question: dict[str, Json]) -> dict[str, Json]:
        """Asks until there is an answer; an empty one after too many crashes."""
        for attempt in range(1, TRIES + 1):
            thought = self.house.measures.thoughts.labels(str(question["ask"]), str(question["game"]))
            try:
                with thought.time():
                    return await worker.ask(question)
            except BotFailed as failure:
                self.house.measures.failures.inc()
                LOG.warning(
                    "bot_restarted",
                    game=str(question["game"]),
                    level=str(question.get("level", "")),
                    attempt=attempt,
                    why=str(failure),
                )
        return {}

    def _thought(self, task: Task) -> Thought | None:
        room = self.house.room(task.table)
        with room.lock:
            match = room.playing()
            if (
                match.state.over
                or room.over
                or not match.state.is_asked(task.seat)
                or match.token(task.seat) != task.token
            ):
                return None
            return room.thought(task.seat, room.seats[task.seat].level)

    def _only_choice(self, task: Task) -> str | None:
        """The action of a bot that has no other, so that no process need be asked."""
        room = self.house.room(task.table)
        with room.lock:
            match = room.playing()
            legal = match.state.legal(task.seat) if match.token(task.seat) == task.token else []
            return match.game.catalogue.names[legal[0]] if len(legal) == 1 else None

    def _any_choice(self, room: Room, task: Task) -> str:
        with room.lock:
            match = room.playing()
            legal = match.state.legal(task.seat)
            return match.game.catalogue.names[seeded(f"{task.table} {task.token}").pick(legal)]


def question_of(thought: Thought, ask: str) -> dict[str, Json]:
    """What a worker is asked about an imagined position."""
    return {
        "ask": ask,
        "game": thought.game,
        "seat": thought.seat,
        "level": thought.level,
        "seed": thought.seed,
        "world": thought.world,
    }


def counsel_of(answer: dict[str, Json]) -> Counsel:
    """What a worker has said, as far as it had anything to say."""
    reasons = answer.get("reasons", [])
    assert isinstance(reasons, list)
    return Counsel(
        advice_of(answer), str(answer.get("other", "")), [Because.from_json(one) for one in reasons]
    )


def comparison_of(answer: dict[str, Json]) -> Comparison | None:
    reasons, loss = answer.get("reasons"), answer.get("loss")
    if not isinstance(reasons, list) or not isinstance(loss, int | float):
        return None
    return Comparison(bool(answer["as_good"]), float(loss), [Because.from_json(one) for one in reasons])


def advice_of(answer: dict[str, Json]) -> list[Advice]:
    """The choices that a worker advises. Where it has no figure there is nothing to say."""
    choices = answer.get("choices", [])
    assert isinstance(choices, list)
    return [
        Advice(str(one["action"]), float(chance))
        for one in choices
        if isinstance(one, dict) and isinstance(chance := one["chance"], int | float)
    ]
