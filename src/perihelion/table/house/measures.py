"""Measures: what a host sees from outside, in the words of Prometheus.

Counts and times only, by kind: no names, no addresses of tables, nothing that somebody holds in their hand.
Every house has measures of its own, so that two in one process do not add up.
"""

from __future__ import annotations

from collections.abc import Callable

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest, start_http_server

PERSON, BOT = "person", "bot"
QUICK = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10)
THOUGHT = (0.01, 0.05, 0.1, 0.25, 0.5, 1, 2, 5, 10, 60)


class Measures:
    def __init__(self) -> None:
        self._registry = CollectorRegistry()
        self.requests = Histogram(
            "perihelion_request_seconds", "Time to answer, by kind of page",
            ("method", "route", "status"), buckets=QUICK, registry=self._registry,
        )  # fmt: skip
        self.actions = Counter(
            "perihelion_actions", "Actions played and stored", ("game", "by"), registry=self._registry
        )
        self.thoughts = Histogram(
            "perihelion_bot_seconds", "Time that a bot thinks", ("ask", "game"),
            buckets=THOUGHT, registry=self._registry,
        )  # fmt: skip
        self.failures = Counter(
            "perihelion_bot_failures", "Bots that crashed or fell silent", registry=self._registry
        )
        self.rooms = Counter(
            "perihelion_rooms", "Tables looked up: found in memory or loaded", ("from",),
            registry=self._registry,
        )  # fmt: skip
        self.errors = Counter(
            "perihelion_errors", "Requests that ended in an error of ours", registry=self._registry
        )

    def watch(self, name: str, meaning: str, figure: Callable[[], float]) -> None:
        """A figure that is asked for whenever somebody looks."""
        Gauge(f"perihelion_{name}", meaning, registry=self._registry).set_function(figure)

    def told(self) -> bytes:
        return generate_latest(self._registry)

    def serve(self, host: str, port: int) -> Callable[[], None]:
        """Tells them at an address of their own, for a process that serves no pages; returns what ends it."""
        server, thread = start_http_server(port, host, self._registry)

        def end() -> None:
            server.shutdown()
            server.server_close()
            thread.join()

        return end
