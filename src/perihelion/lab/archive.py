"""Many recorded games at once: each is analysed by one worker, here or on a cluster."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from perihelion import games
from perihelion.core.record import parse_record
from perihelion.lab import backend
from perihelion.lab.analysed import Analysis
from perihelion.lab.analysis import analyse


def analyse_all(
    records: list[str], seconds: float | None = None, jobs: int = 1, where: str = "local"
) -> Iterator[tuple[int, Analysis]]:
    """The number of each record with its analysis as they come in. Without a limit of seconds they do not
    depend on `jobs` and on where they are made."""
    return backend.run(partial(analyse_text, seconds), records, jobs, where)


def analyse_text(seconds: float | None, record: str) -> Analysis:
    found = parse_record(record)
    return analyse(games.get(found.game), found, seconds=seconds)
