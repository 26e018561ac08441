"""Requests that nobody can mean, and what they must not do: a fuzz of every page and every call.

Some of the requests are made from the OpenAPI document by schemathesis, valid and invalid ones; the others
are hostile by hand: forms, JSON, headers, cookies, queries and paths with everything that has ever broken a
server. Whoever sends them is nobody, a guest or a program, knows the addresses of tables that are not theirs,
and sits at some with somebody else. No answer may be a 5xx, and nothing of the others may change.
"""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from threading import Lock
from urllib.parse import quote, urlencode

import requests
import schemathesis
from fastapi import FastAPI
from hypothesis import HealthCheck, Phase, given, seed, settings
from hypothesis.errors import Unsatisfiable
from starlette.routing import Route

from perihelion.table.house.library import Library
from perihelion.table.store import FORCED, EntrantRow, Store, TournamentRow
from tests.table.people import Person, Program

CHECKED_EVERY = 100  # requests
NASTY = (
    "", " ", "0", "-1", "1", "9" * 400, "1e999", "NaN", "٣", "\x00", "a\x00b", "\u202eabc", "\u2066",
    "\x1b[31m", "\ufffe", "\r\nx: y", "a\nb", "'; DROP TABLE tables; --", '"><script>alert(1)</script>',
    "{{ 7*7 }}", "${7*7}", "%n%s", "../../../../etc/passwd", "..%2f..%2fetc", "//evil.example/",
    "\\\\evil", "javascript:alert(1)", "é" * 300, "🪐" * 50, "a" * 5_000, "null", "true", "[]", "{}", "İ",
    "ß", "me", "friend", "medium", "None", "undefined", "-0", "0x10", ".", "..", "sealed:ab", "after:5",
    "after:99999", "never", "2.5", "bid:1", "{ $x }", "\u00ad", "\u200b", "\u0300" * 40,
)  # fmt: skip
WORDS = (
    "sit",
    "leave",
    "bot",
    "back",
    "free",
    "en",
    "cs",
    "comet",
    "race",
    "seti",
    "static",
    "art",
    "table",
    "kit.css",
    "yes",
    "no",
    "once",
    "round",
    "always",
    "stop",
    "push",
    "mail",
    "swiss",
    "robin",
    "comet 2",
    "csv",
)
METHODS = ("GET", "POST", "PUT", "DELETE", "PATCH", "HEAD", "OPTIONS", "TRACE", "GET", "POST", "GET", "POST")
FIELDS = (
    "email", "code", "id", "who", "answer", "said", "theme", "size", "pace", "language", "response", "rawId",
    "csrf", "name", "luck", "level", "seats", "seat-0", "seat-1", "name-1", "seed", "open", "takeover",
    "link", "back", "how", "action", "seat", "token", "since", "moves", "narrow", "text", "game",
    "options", "invite", "at", "thing", "play", "lang", "after", "option-start", "shape", "address", "keys",
    "pace", "want-turn", "want-chat", "from", "to", "zone", "said", "question", "table", "system", "rounds",
    "time", "out", "record", "player",
    "before", "since", "until", "least", "rated", "shown",
)  # fmt: skip
HEADERS = (
    "cookie", "accept-language", "x-csrf", "authorization", "host", "origin", "last-event-id", "range",
    "x-forwarded-for", "forwarded", "content-type", "if-none-match", "accept", "user-agent",
    "x-http-method-override", "upgrade", "expect",
)  # fmt: skip
KINDS = (
    "application/x-www-form-urlencoded",
    "application/json",
    "multipart/form-data; boundary=x",
    "text/plain",
    "",
)


@dataclass(frozen=True)
class Ask:
    """A request as it goes over the wire; a path may be any bytes without space and line break."""

    method: str
    path: bytes
    headers: tuple[tuple[bytes, bytes], ...] = ()
    body: bytes = b""


Send = Callable[[Ask], int]  # gives the status of the answer


@dataclass
class Found:
    """What came of it."""

    sent: int = 0
    statuses: Counter[int] = field(default_factory=Counter)
    broken: list[tuple[int, Ask]] = field(default_factory=list)  # answers of 5xx


class Scene:
    """Tables that the fuzzer may not touch, tables at which it sits, and what it knows."""

    def __init__(
        self, store: Store, library: Library, attacker: Program, browser: Person, other: Program
    ) -> None:
        self.store, self.attacker, self.browser = store, attacker, browser
        self.foreign = [
            str(other.open("comet" if "comet" in library.titles else title.id, seats)["table"])
            for title in [next(iter(library))]
            for seats in (["me", "friend"], ["me", "friend", "friend"])
        ]
        self.shared, self.invites = [], []
        self.questions: list[
            tuple[str, int, str, str]
        ] = []  # what others are asked: table, seat, action, token
        for title in library:
            seats = ["me", *["friend"] * (max(2, min(title.game.players)) - 1)]
            opened = attacker.open(title.id, seats, takeover="never")
            joined = [Program(other.client, "Other") for _ in seats[1:]]
            for joining in joined:
                assert (
                    joining.post(f"tables/{opened['table']}/join", {"invite": opened["invite"]}).status_code
                    == 200
                )
            for joining in joined:
                for asked in joining.get(f"tables/{opened['table']}").json()["questions"]:
                    legal = asked["legal"][0]["action"]
                    self.questions.append((str(opened["table"]), asked["seat"], legal, asked["token"]))
            self.shared.append(str(opened["table"]))
            self.invites.append(str(opened["invite"]))
        self.games = [title.id for title in library]
        self.tournament = "fuzzed-cup"  # somebody else's
        host = store.tables.find(self.foreign[0]).host  # type: ignore[union-attr]
        cup = TournamentRow(self.tournament, "Cup", host, self.games[0], "swiss", 2, 0, "")
        store.tournaments.add(cup)
        store.tournaments.enter(cup.id, EntrantRow(1, host, "", "Other"))
        self.actions = [name for title in library for name in title.game.catalogue.names[::7]][:400]
        self.nastiness = 0.5  # how many of the values are such as the edge turns away
        self.before = self.belongings()

    def belongings(self) -> dict[str, object]:
        """All that belongs to others: their tables whole, and the others' seats and moves at shared ones."""
        tables, actions, cups = self.store.tables, self.store.actions, self.store.tournaments
        found: dict[str, object] = {"cup": cups.find(self.tournament)}
        found["entrant"] = [one for one in cups.entrants(self.tournament) if one.number == 1]
        for one in self.foreign:
            row = tables.find(one)
            assert row is not None
            found[f"table {one}"] = replace(row, touched=0, revision=0)  # who watches may chat
            found[f"seats of {one}"], found[f"moves at {one}"] = tables.seats(one), actions.of(one)
        for one in self.shared:
            found[f"seats of {one}"] = tables.seats(one)[1:]
            found[f"moves at {one}"] = [
                row for row in actions.of(one) if row.seat != 0 and row.kind != FORCED
            ]
        return found


def trespasses(scene: Scene) -> Iterator[Ask]:
    """Well-formed requests for what is not the sender's to do, by everybody who may not."""
    cookies = "; ".join(f"{key}={value}" for key, value in scene.browser.client.cookies.items())
    browser = [("cookie", cookies), ("x-csrf", scene.browser.csrf)]
    for identity in (list(scene.attacker.headers.items()), browser, []):
        for table, seat, action, token in scene.questions:
            for path in (f"/t/{table}/act", f"/api/tables/{table}/act"):
                yield _posted(path, identity, {"action": action, "seat": seat, "token": token})
                yield _posted(path.replace("/act", "/undo"), identity, {"seat": seat})
        for table in (*scene.foreign, *scene.shared):
            yield _posted(f"/api/tables/{table}/join", identity, {"invite": "a guess"})
            yield _posted(f"/api/tables/{table}/luck", identity, {"luck": "ab"})
            yield _posted(f"/t/{table}/luck", identity, {"luck": "ab"})
            for what in ("start", "close", "rematch", "order/1/stop/Turns", "order/1/round"):
                yield _posted(f"/t/{table}/{what}", identity)
            for seat in (1, 0) if table in scene.foreign else (1,):
                for what in ("sit", "leave", "bot", "back", "free"):
                    yield _posted(f"/t/{table}/seat/{seat}/{what}", identity)
        for table in scene.foreign:
            for answer in ("yes", "no"):
                yield _posted(f"/t/{table}/closing/{answer}", identity)
        for what in ("bot", "start", "withdraw/1"):
            yield _posted(f"/tournaments/{scene.tournament}/{what}", identity)


def _posted(path: str, identity: Sequence[tuple[str, str]], fields: dict[str, object] | None = None) -> Ask:
    """A request as a page or a program of ours sends it: JSON, or a form without fields."""
    kind, body = (KINDS[0], b"level=easy") if fields is None else (KINDS[1], json.dumps(fields).encode())
    headers = [("host", "fuzz"), ("content-type", kind), *identity]
    return Ask("POST", path.encode(), tuple((name.encode(), value.encode()) for name, value in headers), body)


def hostile(scene: Scene, app: FastAPI, chance: random.Random, streams: bool) -> Iterator[Ask]:
    """Endless requests by hand, to every route there is."""
    routes = [route for route in routes_of(app.routes) if streams or not route.path.endswith("stream")]
    while True:
        scene.nastiness = chance.choice((0.0, 0.1, 0.6))
        route = chance.choice(routes)
        path = _path(scene, route.path, chance)
        usual = sorted(route.methods or {"GET"})
        method = chance.choice(usual) if chance.random() < 0.85 else chance.choice(METHODS)
        if chance.random() < 0.5:
            path += "?" + urlencode(_fields(scene, chance), errors="surrogatepass")
        headers, secret = _identity(scene, chance)
        body = b""
        if method in ("POST", "PUT", "PATCH", "DELETE") or chance.random() < 0.05:
            kind, body = _body(scene, chance, secret)
            headers.append(("content-type", kind))
        for _ in range(chance.choice((0, 0, 0, 1, 1, 2))):
            headers.append((chance.choice(HEADERS), _value(scene, chance)))
        yield Ask(method, _wire(path), tuple((name.encode(), _line(value)) for name, value in headers), body)


def described(app: FastAPI, examples: int, number: int, take: Callable[[Ask], None], identity: Scene) -> None:
    """Requests that schemathesis makes from the OpenAPI document, so many for each call."""
    schema = schemathesis.openapi.from_dict(app.openapi())
    for operation in schema.get_all_operations():
        case = operation.ok()
        if case.path.endswith("/stream"):
            continue

        @seed(number)
        @settings(
            max_examples=examples, database=None, deadline=None, phases=[Phase.generate],
            suppress_health_check=list(HealthCheck),
        )  # fmt: skip
        @given(
            case.as_strategy(generation_mode=schemathesis.GenerationMode.POSITIVE)
            | case.as_strategy(generation_mode=schemathesis.GenerationMode.NEGATIVE)
        )
        def send(made: schemathesis.Case) -> None:
            kwargs = made.as_transport_kwargs(base_url="http://fuzz")
            prepared = requests.Request(
                kwargs["method"], kwargs["url"], headers=kwargs.get("headers"), data=kwargs.get("data"),
                json=kwargs.get("json"), params=kwargs.get("params"), cookies=kwargs.get("cookies"),
            ).prepare()  # fmt: skip
            body = prepared.body or b""
            headers = [(str(name), str(value)) for name, value in prepared.headers.items()]
            headers = [(name, value) for name, value in headers if name.lower() != "content-length"]
            headers += identity.attacker.headers.items()
            take(
                Ask(
                    str(prepared.method), prepared.path_url.encode(),
                    tuple((name.encode(), _line(value)) for name, value in headers),
                    body if isinstance(body, bytes) else str(body).encode(),
                )
            )  # fmt: skip

        try:
            send()
        except Unsatisfiable:
            continue  # nothing about the call can be made wrong


def routes_of(routes: Sequence[object]) -> list[Route]:
    """All routes, those of included routers, too."""
    found: list[Route] = []
    for one in routes:
        if isinstance(one, Route):
            found.append(one)
        else:
            found += routes_of(getattr(one, "original_router").routes)
    return found


def _path(scene: Scene, template: str, chance: random.Random) -> str:
    parts = []
    for part in template.split("/"):
        if "{" not in part:
            parts.append(part if chance.random() < 0.99 else _value(scene, chance))
        elif part.startswith("{table_id"):
            known = [*scene.foreign, *scene.shared]
            parts.append(chance.choice(known) if chance.random() < 0.9 else _value(scene, chance))
        elif part == "{tournament}":
            parts.append(scene.tournament if chance.random() < 0.9 else _value(scene, chance))
        elif part.startswith("{game"):
            name = chance.choice(scene.games) if chance.random() < 0.8 else _value(scene, chance)
            parts.append(name + part.rpartition("}")[2])
        elif part.startswith("{seat"):
            parts.append(str(chance.randrange(4)) if chance.random() < 0.8 else _value(scene, chance))
        else:
            parts.append(chance.choice(WORDS) if chance.random() < 0.7 else _value(scene, chance))
    return "/".join(parts)


def _value(scene: Scene, chance: random.Random) -> str:
    if chance.random() >= scene.nastiness:
        known = (
            *scene.foreign,
            *scene.shared,
            *scene.invites,
            *scene.games,
            *WORDS,
            "0",
            "1",
            "2",
            "3",
            "7",
            "-1",
        )
        return chance.choice((chance.choice(known), chance.choice(scene.actions), chance.choice(FIELDS)))
    made = chance.randrange(6)
    if made == 0:
        return "".join(
            chr(chance.choice((chance.randrange(128), chance.randrange(0xD000))))
            for _ in range(chance.randrange(12))
        )
    if made == 1:
        return chance.choice((*scene.foreign, *scene.shared, *scene.invites, *scene.games))
    if made == 2:
        return chance.choice(scene.actions)
    if made == 3:
        return str(chance.choice((0, 1, 2, 3, 4, 7, -1, 2**31, 2**63, 10**30)))
    return chance.choice(NASTY)


def _fields(scene: Scene, chance: random.Random) -> list[tuple[str, str]]:
    names = [
        chance.choice(FIELDS) if chance.random() < 0.9 else _value(scene, chance)
        for _ in range(chance.randrange(7))
    ]
    return [(name, _value(scene, chance)) for name in names]


def _identity(scene: Scene, chance: random.Random) -> tuple[list[tuple[str, str]], str]:
    """The headers of somebody, and the token of their pages."""
    who = chance.randrange(5)
    headers = [("host", "fuzz")]
    if who in (0, 1):
        return headers + list(scene.attacker.headers.items()), ""
    if who in (2, 3):
        cookies = "; ".join(f"{key}={value}" for key, value in scene.browser.client.cookies.items())
        return headers + [("cookie", cookies), ("x-csrf", scene.browser.csrf)], scene.browser.csrf
    if chance.random() < 0.5:
        headers.append(("authorization", f"Bearer {_value(scene, chance)}"))
    return headers, ""


def _body(scene: Scene, chance: random.Random, secret: str) -> tuple[str, bytes]:
    fields = _fields(scene, chance)
    if secret and chance.random() < 0.8:
        fields.append(("csrf", secret))
    kind = chance.choice((KINDS[0], KINDS[0], KINDS[1], KINDS[1], *KINDS))
    if kind == KINDS[1]:
        values: dict[str, object] = {name: _json(scene, chance, value) for name, value in fields}
        text = json.dumps(values if chance.random() < 0.9 else list(values.values())).encode()
    else:
        text = urlencode(fields, errors="surrogatepass").encode()
    if chance.random() < 0.05:
        text = bytes(chance.randrange(256) for _ in range(chance.randrange(200)))
    return kind, text if chance.random() < 0.97 else text * 400


def _json(scene: Scene, chance: random.Random, value: str) -> object:
    made = chance.randrange(8)
    if made < 4:
        return value
    if made == 4:
        return chance.choice((None, True, False, 0, 1, -1, 2**70, 0.5))
    if made == 5:
        return [value] * chance.randrange(4)
    if made == 6:
        return {value: value}
    deep: object = value
    for _ in range(chance.randrange(30)):
        deep = [deep]
    return deep


def _wire(path: str) -> bytes:
    """The path as bytes that can stand in a request line, most of it quoted."""
    return quote(path.encode("utf-8", "surrogatepass"), safe="/?&=%:.-_~+,;@!$'()*").encode() or b"/"


def _line(value: str) -> bytes:
    return value.encode("utf-8", "surrogatepass").replace(b"\r", b"").replace(b"\n", b"").replace(b"\0", b"")


class Fuzz:
    """Sends requests, several at a time if so many threads ask it to, and watches what comes of them."""

    def __init__(self, send: Send, scene: Scene, watch: Callable[[], None] = lambda: None) -> None:
        self.send, self.scene, self.watch, self.found = send, scene, watch, Found()
        self.lock = Lock()

    def take(self, ask: Ask) -> None:
        status = self.send(ask)
        with self.lock:
            self.found.sent += 1
            self.found.statuses[status] += 1
            if status >= 500:
                self.found.broken.append((status, ask))
            if self.found.sent % CHECKED_EVERY == 0:
                self.check(ask)

    def check(self, ask: Ask | None = None) -> None:
        """Nothing that belongs to others has changed; says after which request it was noticed."""
        self.watch()
        before, now = self.scene.before, self.scene.belongings()
        changed = {what: (before[what], now[what]) for what in before if now[what] != before[what]}
        assert not changed, f"before request {self.found.sent}, {ask}, this changed: {changed}"
