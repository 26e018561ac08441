"""What is done again and again in the background."""

from __future__ import annotations

import asyncio

from perihelion.table.jobs.rounds import Rounds
from tests.table.running import run


def test_a_round_that_fails_does_not_stop_those_that_follow() -> None:
    done: list[int] = []

    def work() -> None:
        done.append(len(done))
        if len(done) == 1:
            raise OSError("the database is away")

    async def until_the_third() -> None:
        rounds = Rounds("test", 0.001, work)
        await rounds.open()
        async with asyncio.timeout(60):
            while len(done) < 3:
                await asyncio.sleep(0.001)
        await rounds.close()
        count = len(done)
        await asyncio.sleep(0.02)
        assert len(done) == count  # and nothing goes on after the end

    run(until_the_third())
