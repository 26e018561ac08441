"""Listening: one connection of a process hears what others have changed on a shared database.

Messages are hints and nothing more: whoever hears one looks at what is kept. So a connection that was lost
loses nothing: when there is a new one, everybody is told to look.
"""

from __future__ import annotations

import threading
from collections.abc import Callable
from typing import Any

import structlog

from perihelion.table.store.database import postgres_waits
from perihelion.table.store.telling import CHANNEL

LOG = structlog.get_logger("perihelion.table")
PULSE = 2.0  # seconds after which it is tried whether the connection still lives
CONNECT_SECONDS = 5
PAUSE = 0.5  # before the next attempt to connect


class Listener:
    """`heard` is called with the words of each message, `resumed` after each connection, from a thread."""

    def __init__(self, url: str, heard: Callable[[str, str], None], resumed: Callable[[], None]) -> None:
        self._url = url
        self._heard = heard
        self._resumed = resumed
        self._over = threading.Event()
        self._thread = threading.Thread(target=self._run, name="listener", daemon=True)
        self.listening = threading.Event()

    def open(self) -> None:
        self._thread.start()

    def close(self) -> None:
        """It ends by itself with its next message or pulse."""
        self._over.set()

    def _run(self) -> None:
        import psycopg  # installed where there is a PostgreSQL to listen to

        waits: dict[str, Any] = {**postgres_waits(CONNECT_SECONDS)}
        while not self._over.is_set():
            try:
                with psycopg.connect(self._url, autocommit=True, **waits) as connection:
                    connection.execute(f"LISTEN {CHANNEL}")
                    self.listening.set()
                    self._resumed()
                    self._listen(connection)
            except psycopg.Error as error:
                LOG.warning("listener_lost", why=str(error).splitlines()[0] if str(error) else "")
            self.listening.clear()
            self._over.wait(PAUSE)

    def _listen(self, connection: object) -> None:
        while not self._over.is_set():
            for message in connection.notifies(timeout=PULSE):  # type: ignore[attr-defined]
                kind, _, what = message.payload.partition(" ")
                self._heard(kind, what)
            if not self._over.is_set():
                connection.execute("SELECT 1")  # type: ignore[attr-defined]
