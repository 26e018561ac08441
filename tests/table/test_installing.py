"""The installable web app: everything a browser asks for before it offers to install."""

from __future__ import annotations

import struct

import pytest

from tests.table.people import Person


@pytest.mark.parametrize("lang", ["en", "cs"])
def test_the_manifest_names_icons_of_the_sizes_they_have(person: Person, lang: str) -> None:
    page = person.client.get("/", params={"lang": lang})
    assert '<link rel="manifest" href="/manifest.webmanifest">' in page.text
    assert "manifest-src 'self'" in page.headers["content-security-policy"]
    answer = person.client.get("/manifest.webmanifest", params={"lang": lang})
    assert answer.headers["content-type"].startswith("application/manifest+json")
    manifest = answer.json()
    assert manifest["lang"] == lang
    assert {"name", "short_name", "start_url", "display", "description"} <= set(manifest)
    sizes = set()
    for icon in manifest["icons"]:
        image = person.client.get(icon["src"])
        assert image.headers["content-type"] == "image/png"
        width, height = struct.unpack(">II", image.content[16:24])
        assert icon["sizes"] == f"{width}x{height}"
        sizes.add((width, icon["purpose"]))
    assert {(192, "any"), (512, "any"), (512, "maskable")} <= sizes


def test_the_worker_is_at_the_root_and_its_page_needs_nothing_else(person: Person) -> None:
    worker = person.client.get("/worker.js")
    assert worker.headers["content-type"].startswith("text/javascript")
    assert worker.headers["cache-control"] == "no-cache"
    for lang, words in (("en", "out of reach"), ("cs", "nelze dostat")):
        assert f'"/offline?lang={lang}"' in worker.text
        page = person.client.get("/offline", params={"lang": lang}).text
        assert words in page
        assert "src=" not in page
        assert "<link" not in page
