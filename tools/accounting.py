"""Where a web process spends its processor time: on the rules, on drawing, on talking to the database; what
is left of its whole is the web's. For `tools/cluster.py`, whose web processes begin with `account_to`."""

from __future__ import annotations

import functools
import json
import threading
import time
from collections import defaultdict
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

ENGINE, DRAWING, DATABASE = "engine", "drawing", "database client"
EVERY = 0.25  # seconds


class Accounts(threading.local):
    """What this thread is at, innermost last, and since when."""

    def __init__(self) -> None:
        self.at: list[str] = []
        self.since = 0.0


SPENT: dict[str, float] = defaultdict(float)  # seconds of processor time by part
HERE = Accounts()


def account_to(path: Path) -> None:
    """Counts from now on, and writes down how much it is again and again."""
    import sqlalchemy as sa

    from perihelion.table.house import rooms
    from perihelion.table.web import api, parts

    for owner, names, part in (
        (sa.Engine, ("connect",), DATABASE),
        (sa.Connection, ("execute", "commit", "close"), DATABASE),
        (sa.engine.RootTransaction, ("commit", "close"), DATABASE),
        (rooms.Room, ("act", "refresh", "_load"), ENGINE),
        (parts, ("parts",), DRAWING),
        (api, ("_position",), DRAWING),
    ):
        for name in names:
            setattr(owner, name, _counted(getattr(owner, name), part))
    threading.Thread(target=_write, args=(path,), daemon=True).start()


def spent(paths: list[Path]) -> Mapping[str, float]:
    """What several processes have written down."""
    found: dict[str, float] = defaultdict(float)
    for path in paths:
        for part, seconds in json.loads(path.read_text()).items():
            found[part] += seconds
    return found


def _counted(function: Callable[..., Any], part: str) -> Callable[..., Any]:
    @functools.wraps(function)
    def counted(*given: Any, **named: Any) -> Any:
        _turn_to(part)
        try:
            return function(*given, **named)
        finally:
            _turn_back()

    return counted


def _turn_to(part: str) -> None:
    now = time.thread_time()
    if HERE.at:
        SPENT[HERE.at[-1]] += now - HERE.since
    HERE.at.append(part)
    HERE.since = now


def _turn_back() -> None:
    now = time.thread_time()
    SPENT[HERE.at.pop()] += now - HERE.since
    HERE.since = now


def _write(path: Path) -> None:
    while True:
        written = path.with_suffix(".new")
        written.write_text(json.dumps(dict(SPENT)))
        written.replace(path)
        time.sleep(EVERY)
