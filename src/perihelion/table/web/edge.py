"""The edge: everything that comes in is measured and read once, here, before anybody works with it.

Addresses, headers, forms and JSON are bounded, are real Unicode, and hold no character that has no business
in a game: no NUL or other control character, no half of a surrogate pair, nothing that turns the direction
of text. What passes can be stored, shown and compared; what does not is answered with the reason.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable
from typing import Final
from urllib.parse import parse_qsl, unquote_to_bytes

from starlette.types import Scope

from perihelion.table.house.problems import Problem
from perihelion.table.web.statuses import BAD, Unanswered

MOST_PATH: Final = 400
MOST_QUERY: Final = 2_000
MOST_HEADER: Final = 8_192
MOST_HEADERS: Final = 64
MOST_FIELDS: Final = 60
MOST_DEPTH: Final = 12
MOST_DIGITS: Final = 15  # what every JSON reader keeps exactly

# What is read behind the edge; a cookie is left out, as other pages of the same host may have set strange
# ones, and ours are signed.
READ_HEADERS: Final = (
    b"accept-language", b"authorization", b"content-type", b"host", b"last-event-id", b"origin", b"x-csrf",
)  # fmt: skip
KEPT_HEADERS: Final = (b"accept-language", b"cookie", b"host", b"x-csrf")
TOO_LONG, NO_MEDIA = 414, 415
FORM, JSON = "application/x-www-form-urlencoded", "application/json"

# Control characters, halves of surrogate pairs, what turns directions, and what is no character at all.
_FOREIGN = re.compile(
    "[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069\ud800-\udfff\ufffe\uffff]"
)
_BREAKS = re.compile("[\t\n\r\u2028\u2029]")


def check_address(scope: Scope) -> None:
    """Refuses an address or headers that nobody can mean."""
    raw = bytes(scope.get("raw_path") or b"")
    query = bytes(scope.get("query_string", b""))
    if max(len(raw), len(scope["path"])) > MOST_PATH or len(query) > MOST_QUERY:
        raise Unanswered("ui-problem-long-address", TOO_LONG)
    _check_line(_unquoted(raw.partition(b"?")[0]))
    for key, value in _pairs(query.decode("latin-1")):
        _check_line(key)
        _check_line(value)
    headers = scope["headers"]
    if len(headers) > MOST_HEADERS or any(len(value) > MOST_HEADER for _, value in headers):
        raise Unanswered("ui-problem-long-address", TOO_LONG)
    for name, value in headers:
        if name in READ_HEADERS:
            _check_line(value.decode("latin-1"))
            if not value.isascii():
                raise Unanswered("ui-problem-characters", BAD)


def check_body(scope: Scope, body: bytes) -> None:
    """Refuses a body that is neither a form nor JSON, or that holds what nobody can mean."""
    if not body:
        return
    kind = (
        dict(scope["headers"]).get(b"content-type", b"").decode("latin-1").partition(";")[0].strip().lower()
    )
    try:
        text = body.decode("utf-8")
    except UnicodeDecodeError as error:
        raise Unanswered("ui-problem-characters", BAD) from error
    if kind == FORM:
        _check_texts(part for pair in _pairs(text) for part in pair)
    elif kind == JSON:
        _check_json(_parsed(text), MOST_DEPTH)
    else:
        raise Unanswered("ui-problem-media", NO_MEDIA)


def single_line(text: str) -> bool:
    """Whether a text that has passed the edge has no line break or tab in it."""
    return not _BREAKS.search(text)


def answer_path(scope: Scope, problem: Problem, status: int) -> Scope:
    """The request that is answered instead of one that was refused here: nothing of it but who asked, in
    which language, and whether it was a program."""
    headers = [(name, value) for name, value in scope["headers"] if name in KEPT_HEADERS and value.isascii()]
    names = [name for name, _ in headers]
    program = str(scope["path"]).startswith("/api/") or b"x-csrf" in names
    path = f"{'/api' if program else ''}/problem/{status}/{problem.key.removeprefix('ui-problem-')}"
    return {
        **scope, "method": "GET", "path": path, "raw_path": path.encode(), "query_string": b"",
        "headers": headers,
    }  # fmt: skip


def _unquoted(raw: bytes) -> str:
    try:
        return unquote_to_bytes(raw).decode("utf-8")
    except UnicodeDecodeError as error:
        raise Unanswered("ui-problem-characters", BAD) from error


def _pairs(text: str) -> list[tuple[str, str]]:
    try:
        return parse_qsl(text, keep_blank_values=True, errors="strict", max_num_fields=MOST_FIELDS)
    except UnicodeDecodeError as error:
        raise Unanswered("ui-problem-characters", BAD) from error
    except ValueError as error:
        raise Unanswered("ui-problem-bad", BAD) from error


def _parsed(text: str) -> object:
    def number(digits: str) -> int:
        if len(digits) > MOST_DIGITS:
            raise ValueError("a number with too many digits")
        return int(digits)

    def constant(name: str) -> float:
        raise ValueError(f"{name} is no number")

    try:
        return json.loads(text, parse_int=number, parse_constant=constant)
    except (ValueError, RecursionError) as error:
        raise Unanswered("ui-problem-bad", BAD) from error


def _check_json(value: object, depth: int) -> None:
    if depth == 0:
        raise Unanswered("ui-problem-bad", BAD)
    if isinstance(value, str):
        _check_texts([value])
    elif isinstance(value, list):
        for item in value:
            _check_json(item, depth - 1)
    elif isinstance(value, dict):
        _check_texts(value)
        for item in value.values():
            _check_json(item, depth - 1)


def _check_texts(texts: Iterable[str]) -> None:
    if any(_FOREIGN.search(text) for text in texts):
        raise Unanswered("ui-problem-characters", BAD)


def _check_line(text: str) -> None:
    _check_texts([text])
    if not single_line(text):
        raise Unanswered("ui-problem-characters", BAD)
