"""Jobs: what somebody has to think about, for whichever worker is free. For a database that is shared.

A worker takes a job for some seconds and says that it is still at it; one that dies or is stopped is missed
then, and another takes the job. A job is gone with its question: whoever comes back with an answer to a job
that is not there any more is too late.
"""

from __future__ import annotations

from collections.abc import Sequence

import sqlalchemy as sa

from perihelion.table.store.database import Database, put_new
from perihelion.table.store.rows import PLAYING, JobRow
from perihelion.table.store.schema import CLOCKS, JOBS, TABLES
from perihelion.table.store.sharing import clock
from perihelion.table.store.telling import ANSWER, tell
from perihelion.table.store.telling import JOBS as NEWS

CHOOSE = "choose"  # the kind of job that is a bot's decision
FOR_PERSON, FOR_BOT, FOR_LATER = 0, 1, 2  # urgencies
LEASE = 6_000  # milliseconds after which a worker that says nothing is missed
FAILED = "failed"  # the answer of a job that cannot be done
OLD = 600_000  # milliseconds after which nobody waits for an answer any more


class Jobs:
    def __init__(self, database: Database) -> None:
        self._database = database

    # -- asking ------------------------------------------------------------------------------------

    def add(self, job: JobRow) -> None:
        """Something to think about; once, whoever asks for it."""
        with self._database.writing() as connection:
            _add(connection, job)

    def ask_bots(self, table_id: str, asked: Sequence[tuple[int, str]], request: str = "") -> None:
        """The bots that are asked at a table now, by seat and token; other questions are called off."""
        wanted = [
            JobRow(f"{CHOOSE} {table_id} {seat} {token}", CHOOSE, FOR_BOT, table_id, seat, token, "", request)
            for seat, token in asked
        ]
        keys = [job.key for job in wanted]
        gone = sa.and_(JOBS.c.table_id == table_id, JOBS.c.kind == CHOOSE, JOBS.c.key.not_in(keys))
        with self._database.writing(savepoint=False) as connection:
            connection.execute(JOBS.delete().where(gone))
            for job in wanted:
                _add(connection, job)

    def forsaken(self) -> list[str]:
        """The running tables that seem to wait for nobody: neither is a person asked nor a bot."""
        person = sa.exists().where(CLOCKS.c.table_id == TABLES.c.id, CLOCKS.c.since > 0)
        bot = sa.exists().where(JOBS.c.table_id == TABLES.c.id, JOBS.c.kind == CHOOSE)
        query = sa.select(TABLES.c.id).where(TABLES.c.status == PLAYING, ~person, ~bot)
        with self._database.reading() as connection:
            return list(connection.execute(query.order_by(TABLES.c.touched)).scalars())

    def answer(self, key: str) -> str | None:
        """The answer to a job; None if there is none yet."""
        with self._database.reading() as connection:
            return connection.execute(sa.select(JOBS.c.answer).where(JOBS.c.key == key)).scalar()

    def forget(self, key: str) -> None:
        with self._database.writing() as connection:
            connection.execute(JOBS.delete().where(JOBS.c.key == key))

    def waiting(self) -> int:
        """How many nobody has done yet."""
        query = sa.select(sa.func.count()).select_from(JOBS).where(JOBS.c.answer.is_(None))
        with self._database.reading() as connection:
            return int(connection.execute(query).scalar() or 0)

    # -- doing -------------------------------------------------------------------------------------

    def take(self, worker: str, kinds: tuple[str, ...]) -> JobRow | None:
        """The most urgent job that nobody is at, for this worker from now on."""
        free = sa.and_(JOBS.c.kind.in_(kinds), JOBS.c.answer.is_(None), JOBS.c.until < clock())
        first = sa.select(JOBS.c.id).where(free).order_by(JOBS.c.urgency, JOBS.c.id).limit(1)
        taken = {"worker": worker, "until": clock() + LEASE, "tries": JOBS.c.tries + 1}
        columns = [JOBS.c[name] for name in JobRow.__dataclass_fields__]
        with self._database.writing() as connection:
            one = first.with_for_update(skip_locked=True).scalar_subquery()
            row = connection.execute(
                JOBS.update().where(JOBS.c.id == one).values(taken).returning(*columns)
            ).first()
        return None if row is None else JobRow(*row)

    def keep(self, worker: str, ids: Sequence[int]) -> None:
        """The worker is still at these."""
        mine = sa.and_(JOBS.c.worker == worker, JOBS.c.id.in_(ids), JOBS.c.answer.is_(None))
        with self._database.writing() as connection:
            connection.execute(JOBS.update().where(mine).values(until=clock() + LEASE))

    def leave(self, worker: str) -> None:
        """The worker goes: others may take what it had."""
        mine = sa.and_(JOBS.c.worker == worker, JOBS.c.answer.is_(None))
        with self._database.writing() as connection:
            connection.execute(JOBS.update().where(mine).values(worker="", until=0))
            tell(connection, NEWS)

    def let_go(self, job: JobRow) -> None:
        """A worker has not managed: the next may try."""
        with self._database.writing() as connection:
            connection.execute(JOBS.update().where(JOBS.c.id == job.id).values(worker="", until=0))
            tell(connection, NEWS)

    def finish(self, job: JobRow) -> bool:
        """A job is done; whether it was still there to be done."""
        with self._database.writing(savepoint=False) as connection:
            return connection.execute(JOBS.delete().where(JOBS.c.id == job.id)).rowcount > 0

    def reply(self, job: JobRow, answer: str) -> None:
        """Leaves the answer for who has asked."""
        with self._database.writing() as connection:
            connection.execute(JOBS.update().where(JOBS.c.id == job.id).values(answer=answer, until=0))
            tell(connection, ANSWER, job.key)

    def tidy(self) -> None:
        """Answers that nobody has fetched, as who asked is gone, go; failures are kept."""
        old = sa.and_(JOBS.c.answer.is_not(None), JOBS.c.answer != FAILED, JOBS.c.created < clock() - OLD)
        with self._database.writing() as connection:
            connection.execute(JOBS.delete().where(old))


def _add(connection: sa.Connection, job: JobRow) -> None:
    values: dict[str, object] = {**job.__dict__, "created": clock(), "worker": "", "until": 0}
    del values["id"]
    if put_new(connection, JOBS, values):
        tell(connection, NEWS)
