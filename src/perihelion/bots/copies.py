"""Work that is done in several processes at once: copies of this one, each of which does its share.

A copy knows everything that this process knew when it was made, so that nothing has to be sent to it; what it
finds out comes back as figures. Where processes cannot be copied the parts are done one after the other, with
the same result.
"""

from __future__ import annotations

import json
import os
import signal
import threading
from collections.abc import Callable

FAILED = 1

Found = list[list[float]]  # what a part of the work has found: rows of figures


class CopyLost(Exception):
    """A copy has ended without having done its share."""


def copies_possible() -> int:
    """How many processes may work at once here, this one included: all cores, but one where the system cannot
    copy processes, or where other threads would be cut off in the middle of something."""
    if not hasattr(os, "fork") or threading.active_count() > 1:
        return 1
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def together(work: Callable[[int], Found], parts: int, processes: int) -> list[Found]:
    """What `work` gives for each part, done by so many processes. A copy that is lost is an error."""
    copies = [_start(work, range(first, parts, processes)) for first in range(1, min(processes, parts))]
    try:
        found = {part: work(part) for part in range(0, parts, processes)}
        for _, pipe in copies:
            found.update(_heard(pipe))
    finally:
        for process, pipe in copies:
            os.close(pipe)
            os.kill(process, signal.SIGKILL)  # one that has done its share has ended, or is about to
            os.waitpid(process, 0)
    return [found[part] for part in range(parts)]


def _start(work: Callable[[int], Found], parts: range) -> tuple[int, int]:
    """A copy that does these parts: its number, and where it tells what came of them."""
    reading, writing = os.pipe()
    process = os.fork()
    if process:
        os.close(writing)
        return process, reading
    try:
        os.close(reading)
        told = json.dumps([[part, work(part)] for part in parts]).encode()
        while told:
            told = told[os.write(writing, told) :]
        os._exit(0)
    finally:  # whatever happens, a copy never goes on with what its original was doing
        os._exit(FAILED)


def _heard(pipe: int) -> dict[int, Found]:
    """What a copy tells until it ends."""
    told = b""
    while more := os.read(pipe, 1 << 16):
        told += more
    try:
        found = json.loads(told)
    except ValueError:
        raise CopyLost("a copy of this process has ended before it was done") from None
    return {int(part): said for part, said in found}
