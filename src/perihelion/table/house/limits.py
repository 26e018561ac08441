"""Limits: how much one guest may ask of the server."""

from __future__ import annotations

import threading
import time
from collections import deque
from dataclasses import dataclass


@dataclass(frozen=True)
class Limits:
    body_bytes: int = 32_768
    name_length: int = 24
    seed_length: int = 40
    chat_length: int = 300
    chat_lines: int = 8  # in `chat_seconds`
    chat_seconds: float = 10.0
    tables_per_guest: int = 30  # not yet finished
    streams_per_guest: int = 24
    guests_per_address: int = 60  # in an hour
    hints: int = 12  # in a minute
    rooms_in_memory: int = 1_000


class Meter:
    """Counts what somebody did lately; `take` says whether one more is allowed."""

    def __init__(self, most: int, seconds: float) -> None:
        self.most = most
        self.seconds = seconds
        self._times: dict[str, deque[float]] = {}
        self._lock = threading.Lock()

    def take(self, who: str) -> bool:
        now = time.monotonic()
        with self._lock:
            if len(self._times) > 10_000:
                self._forget(now)
            times = self._times.setdefault(who, deque())
            while times and now - times[0] > self.seconds:
                times.popleft()
            if len(times) >= self.most:
                return False
            times.append(now)
            return True

    def _forget(self, now: float) -> None:
        for who in [who for who, times in self._times.items() if not times or now - times[-1] > self.seconds]:
            del self._times[who]
