"""The guard: the outermost layer, which turns away what nobody can mean, sets the security headers and logs
every request."""

from __future__ import annotations

import asyncio
import secrets
import time

import structlog
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from perihelion.table.house.limits import Limits, counted_as
from perihelion.table.house.measures import Measures
from perihelion.table.house.problems import Problem, TooBig
from perihelion.table.web.edge import answer_path, check_address, check_body
from perihelion.table.web.statuses import SLOW, Unanswered, status_of
from perihelion.table.web.turns import Turns

LOG = structlog.get_logger("perihelion.table")
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; "
    "font-src 'self' data:; connect-src 'self'; manifest-src 'self'; form-action 'self'; base-uri 'none'; "
    "frame-ancestors 'none'"
)
METHODS = ("GET", "HEAD", "POST")
BROKEN = 500  # statuses from here on are faults of ours
RECORDS = "/archive/upload"  # where whole records come in
HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
}


class Guard:
    """The log names the kind of page, never its address: that would be an invitation."""

    def __init__(self, app: ASGIApp, limits: Limits, measures: Measures) -> None:
        self.app = app
        self.measures = measures
        self.most = limits.body_bytes
        self.most_at = {RECORDS: 2 * limits.record_length}  # as a form writes them
        self.seconds = limits.body_seconds
        self.turns = Turns(limits.requests_per_address)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        started, status, answered = time.perf_counter(), 500, 0.0
        name = secrets.token_hex(6)  # follows the request through the log, and into what the bots do for it
        structlog.contextvars.bind_contextvars(request=name)
        try:
            check_address(scope)
            if scope["method"] not in ("GET", "HEAD"):
                body = await self._body(receive, self.most_at.get(scope["path"], self.most))
                check_body(scope, body)
                receive = _once(body, receive)
        except Problem as problem:  # answered by the page that says so, without what was sent
            scope = answer_path(scope, problem, status_of(problem))
            receive = _once(b"", receive)

        turn = await self.turns.take(counted_as(scope["client"][0]) if scope.get("client") else "")

        async def secured(message: Message) -> None:
            nonlocal status, answered
            if message["type"] == "http.response.start":
                turn.end()
                status, answered = message["status"], time.perf_counter()
                names = {name.lower() for name, _ in message["headers"]}
                extra = {**HEADERS, "cache-control": "no-store", "x-request-id": name}
                if status == SLOW:
                    extra["connection"] = "close"  # nobody waits for the rest
                message["headers"] = [
                    *message["headers"],
                    *(
                        (key.encode(), value.encode())
                        for key, value in extra.items()
                        if key.encode() not in names
                    ),
                ]
            await send(message)

        try:
            await self.app(scope, receive, secured)
        finally:
            turn.end()
            route = getattr(scope.get("route"), "path", "") or "-"
            ended = time.perf_counter()
            self._count(str(scope["method"]), route, status, (answered or ended) - started)
            milliseconds = round((ended - started) * 1000, 1)
            LOG.info("request", method=scope["method"], route=route, status=status, ms=milliseconds)
            structlog.contextvars.unbind_contextvars("request")

    def _count(self, method: str, route: str, status: int, seconds: float) -> None:
        known = method if method in METHODS else "other"
        self.measures.requests.labels(known, route, str(status)).observe(seconds)
        if status >= BROKEN:
            self.measures.errors.inc()

    async def _body(self, receive: Receive, most: int) -> bytes:
        """The whole body; refuses one that is too large, or that takes too long."""
        try:
            async with asyncio.timeout(self.seconds):
                return await self._whole(receive, most)
        except TimeoutError as error:
            raise Unanswered("ui-problem-slow", SLOW) from error

    async def _whole(self, receive: Receive, most: int) -> bytes:
        body = b""
        while True:
            message = await receive()
            body += bytes(message.get("body", b""))
            if len(body) > most:
                raise TooBig("ui-problem-big")
            if not message.get("more_body"):
                return body


def _once(body: bytes, receive: Receive) -> Receive:
    """Gives a body that has been read already, then what else comes."""
    given = False

    async def again() -> Message:
        nonlocal given
        if given:
            return await receive()
        given = True
        return {"type": "http.request", "body": body, "more_body": False}

    return again
