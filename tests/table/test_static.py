"""Static files: right types, kept for a year under a fingerprint, and modules that find each other."""

from __future__ import annotations

import re
from posixpath import dirname, join, normpath

import pytest
from fastapi.testclient import TestClient

from perihelion.table.web.shelves import STATIC, fingerprint, modules, shelved, static_url
from tests.table.people import Person

FOREVER = "public, max-age=31536000, immutable"
TYPES = {
    "css": "text/css",
    "js": "text/javascript",
    "png": "image/png",
    "svg": "image/svg+xml",
    "woff2": "font/woff2",
}
SCRIPTS = [name for name in shelved("table") if name.endswith(".js")]
GONE = ["0123456789ab/", "0123456789ab/0123456789ab/play/main.js", "play", "play/no.js"]
LONGEST = 200  # lines of a module; with more it has more than one job


@pytest.mark.parametrize("shelf", sorted(STATIC))
def test_every_file_is_served_with_its_type_and_kept_for_a_year(app: TestClient, shelf: str) -> None:
    for name in shelved(shelf):
        answer = app.get(static_url(shelf, name))
        assert answer.status_code == 200, name
        assert answer.headers["cache-control"] == FOREVER
        kind = answer.headers["content-type"].split(";")[0]
        assert kind == TYPES.get(name.rpartition(".")[2], "text/plain")
        assert "script-src 'self'" in answer.headers["content-security-policy"]


@pytest.mark.parametrize("before", ["", "0123456789ab/"])
def test_without_the_present_fingerprint_a_file_is_not_kept(app: TestClient, before: str) -> None:
    answer = app.get(f"/static/table/{before}play/main.js")
    assert answer.status_code == 200
    assert answer.headers["cache-control"] == "no-cache"


@pytest.mark.parametrize("path", GONE)
def test_what_is_not_there_is_not_found(app: TestClient, path: str) -> None:
    assert app.get(f"/static/table/{path}").status_code == 404


def test_each_shelf_has_a_fingerprint_of_its_own() -> None:
    assert re.fullmatch("[0-9a-f]{12}", fingerprint("table"))
    assert fingerprint("table") != fingerprint("art")


def source(script: str) -> str:
    return shelved("table")[script].read_text(encoding="utf-8")


def exported(text: str) -> set[str]:
    names = set(re.findall(r"^export (?:async )?function ([$\w]+)", text, re.MULTILINE))
    for line in re.findall(r"^export const (.*)$", text, re.MULTILINE):
        names |= set(re.findall(r"(?:^|, )([$\w]+) = ", line))
    for group in re.findall(r"^export \{ (.*) \};$", text, re.MULTILINE):
        names |= set(group.split(", "))
    return names


@pytest.mark.parametrize("script", SCRIPTS)
def test_a_module_imports_what_is_there_and_uses_it(script: str) -> None:
    text = source(script)
    assert len(text.splitlines()) <= LONGEST
    for names, target in re.findall(r'^import \{ (.*) \} from "(.*)";$', text, re.MULTILINE):
        there = exported(source(normpath(join(dirname(script), target))))
        for name in names.split(", "):
            assert name in there, f"{target} does not export {name}"
            used = re.findall(rf"(?<![$\w.]){re.escape(name)}(?![$\w])", text)
            assert len(used) > 1, f"{name} is not used"


def test_a_table_page_asks_for_all_its_modules_at_once(person: Person) -> None:
    table = person.open("comet", "me", "easy")
    page = person.client.get(f"/t/{table}").text
    assert f'<script type="module" src="{static_url("table", "play/main.js")}"' in page
    asked = set(re.findall(r'rel="modulepreload" href="([^"]+)"', page))
    needed = [*modules("play/main.js"), "play/main.js"]
    assert asked == {static_url("table", name) for name in needed} - {static_url("table", "play/main.js")}
    assert {name for name in SCRIPTS if name.startswith("play/")} <= set(needed)
