"""Draining: a process that is told to stop goes without anybody noticing.

First it says that it is not ready, so that a proxy that asks sends nobody there any more. Then streams end,
and their readers come back to another process; whoever has come in already is let in, and nobody else; what
was asked for is finished.
"""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Callable

import uvicorn

from perihelion.table.house.hub import Hub

ARRIVING = 0.3  # seconds in which the request of who came in last is there


class DrainingServer(uvicorn.Server):
    """`seconds` is how long it is said that it is not ready before anything ends."""

    def __init__(self, config: uvicorn.Config, hub: Hub, seconds: float) -> None:
        super().__init__(config)
        self.hub = hub
        self.seconds = seconds
        self.began: Callable[[], None] = lambda: None

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self.began()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self.hub.leaving = True
        await asyncio.sleep(self.seconds)
        self.hub.close()
        waiting = [one for listener in sockets or () for one in _accepted(listener)]
        for server in self.servers:
            server.close()
        for connection in waiting:
            await asyncio.get_running_loop().connect_accepted_socket(self._protocol, connection)
        await asyncio.sleep(ARRIVING)
        await super().shutdown(sockets)

    def _protocol(self) -> asyncio.Protocol:
        return self.config.http_protocol_class(  # type: ignore[call-arg]
            config=self.config, server_state=self.server_state, app_state=self.lifespan.state
        )


def _accepted(listener: socket.socket) -> list[socket.socket]:
    """The connections that have been made and that nobody has taken yet."""
    taken: list[socket.socket] = []
    while True:
        try:
            connection, _ = listener.accept()
        except OSError:  # none is left
            return taken
        connection.setblocking(False)
        taken.append(connection)
