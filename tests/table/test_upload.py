"""Records that people bring: played by the engine elsewhere, kept as finished tables that count for nothing,
and answered with where they fail."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest
from fastapi.testclient import TestClient

from perihelion.core.record import parse_record
from perihelion.table.house.bringing import Unplayable, bring, from_json, to_json
from perihelion.table.house.library import named
from perihelion.table.store import Search
from tests import golden
from tests.table import shelf
from tests.table.people import Person, another
from tests.table.test_archive import played, site, tables

RECORDS = Path(golden.__file__).parent
MUTANTS = 60


def test_a_record_that_is_brought_can_be_watched_and_counts_for_nothing(
    app: TestClient, person: Person, friend: Person
) -> None:
    room = played(app, person, friend, rated="yes")
    store = site(app).house.store
    ratings = store.ratings.all()
    text = person.client.get(f"/t/{room.id}/record").text
    stranger = Person(another(app))
    answer = stranger.post("/archive/upload", record=text.replace("\n", "\r\n"))
    assert answer.status_code == 303, answer.text
    table = answer.headers["location"].removeprefix("/t/")
    assert stranger.client.get(f"/t/{table}/record").text == text
    assert "uploaded record" in stranger.client.get(f"/t/{table}?lang=en").text
    for moves in (0, 3, len(parse_record(text).moves)):
        assert stranger.client.get(f"/t/{table}/part?at={moves}").status_code == 200
    assert site(app).house.room(table).table.result == room.table.result
    site(app).house._rooms.clear()
    assert site(app).house.room(table).record().to_text() == text
    assert tables(stranger.client.get("/archive").text) == [table]
    assert tables(person.client.get("/archive").text) == [room.id]
    assert store.ratings.all() == ratings
    ended = store.results.of_table(table)
    assert ended is not None
    assert (ended.uploaded, ended.rated, {row.person for row in ended.results}) == (True, False, {""})
    assert stranger.post(f"/t/{table}/rematch").status_code == 403


def test_a_record_that_fails_says_at_which_move(app: TestClient, person: Person, friend: Person) -> None:
    text = person.client.get(f"/t/{played(app, person, friend).id}/record").text
    kept = len(site(app).house.store.archive.find(Search(), "", 100))
    moves = [line for line in text.splitlines() if re.match(r"\d+ [AB] ", line)]
    third = moves[2]
    other = third.replace(" A ", " B ") if " A " in third else third.replace(" B ", " A ")
    answer = person.post("/archive/upload", record=text.replace(third, other))
    assert answer.status_code == 400
    assert re.search(r"Move \d+ \(bid:\d+\) cannot be played", answer.text)
    elsewhere = {
        text.replace(third, "3 A bid:nonsense"): "ui-upload-move",
        text.replace("seed ", "seed x"): "ui-upload-proof",
        text.replace(moves[-1] + "\n", ""): "ui-upload-digest",
        "hello": "ui-upload-line",
        text.replace(third, "3 Z bid:1"): "ui-upload-line",
        text.replace("game comet", "game chess"): "ui-upload-game",
        re.sub(r"digest \w+", "digest 0", text): "ui-upload-digest",
        text.replace("game comet 1", "game comet 9"): "ui-upload-version",
        text.replace("seats 2", "seats 9"): "ui-upload-proof",
    }
    for record, key in elsewhere.items():
        with pytest.raises(Unplayable, match=key):
            bring(site(app).library, record)
    assert len(site(app).house.store.archive.find(Search(), "", 100)) == kept


def test_what_is_too_big_is_turned_away(app: TestClient, person: Person) -> None:
    assert person.post("/archive/upload", record="x" * 210_000).status_code == 413
    assert person.post("/archive/upload", record="x" * 500_000).status_code == 413
    assert person.post("/name", name="x" * 40_000).status_code == 413


@pytest.mark.parametrize("game", ["race", "pulsar"])
def test_no_mutant_of_a_record_breaks_anything(game: str) -> None:
    """Whatever is done to a record, it is refused with a reason, or it is the record of a whole game."""
    library = named(shelf.only(game))
    path = sorted(RECORDS.glob(f"records/{game}-2.txt"))[0]
    text = path.read_text(encoding="utf-8")
    whole = bring(library, text)
    assert from_json(to_json(whole)) == whole
    chance = random.Random(1)
    refused = 0
    for _ in range(MUTANTS):
        lines = text.splitlines()
        for _ in range(chance.randrange(1, 4)):
            at = chance.randrange(len(lines))
            what = chance.randrange(5)
            if what == 0:
                del lines[at]
            elif what == 1:
                lines.insert(at, lines[chance.randrange(len(lines))])
            elif what == 2:
                lines[at] = lines[at].replace(chance.choice("ABC12"), chance.choice("ABCD09-"))
            elif what == 3:
                lines[at] += chance.choice((" *", " x", "\x00", "é", "9" * 5000, "=", "\u2028 1"))
            else:
                lines[at], lines[-1] = lines[-1], lines[at]
        try:
            made = bring(library, "\n".join(lines))
        except Unplayable:
            refused += 1
        else:
            assert made.snapshot.state == whole.snapshot.state
    assert refused > MUTANTS // 2
