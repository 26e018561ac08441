"""The shelves of static files: what is on them, and the addresses under which it may be kept for a year.

The fingerprint of a whole shelf is a part of the path, so that what a file names beside itself (a module its
imports, a style its fonts) is found under the same fingerprint.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from posixpath import dirname, join, normpath

STATIC = {"table": "perihelion.table", "art": "perihelion.art"}
KINDS = {
    ".css": "text/css",
    ".js": "text/javascript",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain",
    ".woff2": "font/woff2",
}
FINGERPRINT = re.compile(r"[0-9a-f]{12}/")
IMPORT = re.compile(r'^import .*?"(\.[^"]+)";$', re.MULTILINE)


@cache
def shelved(shelf: str) -> dict[str, Traversable]:
    """All files of a shelf by name: what is asked for is looked up here, never on the disk."""
    return dict(sorted(_files(files(STATIC[shelf]).joinpath("static"), "")))


@cache
def fingerprint(shelf: str) -> str:
    """Changes with any file of the shelf."""
    found = hashlib.sha256()
    for name, entry in shelved(shelf).items():
        found.update(f"{name}\n".encode() + entry.read_bytes())
    return found.hexdigest()[:12]


def static_url(shelf: str, name: str) -> str:
    """The address of a file."""
    return f"/static/{shelf}/{fingerprint(shelf)}/{name}"


def kind_of(name: str) -> str:
    return KINDS[name[name.rindex(".") :]]


@cache
def modules(name: str) -> list[str]:
    """What a script imports, directly or through others, so that a page can ask for all of it at once."""
    found: list[str] = []
    waiting = [name]
    while waiting:
        here = waiting.pop()
        text = shelved("table")[here].read_text(encoding="utf-8")
        for imported in (normpath(join(dirname(here), target)) for target in IMPORT.findall(text)):
            if imported not in found and imported != name:
                found.append(imported)
                waiting.append(imported)
    return sorted(found)


def _files(folder: Traversable, start: str) -> Iterator[tuple[str, Traversable]]:
    for entry in folder.iterdir():
        if entry.is_dir():
            yield from _files(entry, f"{start}{entry.name}/")
        else:
            yield start + entry.name, entry
