"""Everything sent to a seat is independent of what the seat cannot know.

The true state of a room is replaced by worlds imagined for a seat. Whatever the seat or a spectator asks
for must be answered to the letter as before.
"""

from __future__ import annotations

import io
import re
import zipfile
from collections.abc import Iterator
from pathlib import Path

import pytest
from fastapi.testclient import TestClient

from perihelion import games
from perihelion.core.chance import SEALED, seeded
from perihelion.language import voice
from perihelion.table.house import exporting, opening
from perihelion.table.house.rooms import Room
from perihelion.table.web import create_app
from perihelion.table.web.cards import table_card
from perihelion.table.web.site import Site
from tests.table import shelf
from tests.table.people import Person, another

SECRET = "5ec7e7" * 10
GAMES = ["comet", *games.REGISTERED]


@pytest.fixture(params=GAMES)
def table(
    request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[tuple[Person, Person, Room]]:
    """Two people at a table of a game, with some moves made, and no bots."""
    place = shelf.PLACE if request.param == "comet" else shelf.only(request.param)
    monkeypatch.setattr(opening, "new_secret", lambda: SECRET)
    with TestClient(create_app(str(tmp_path / "secret.db"), place, workers=1)) as app:
        title = app.app.state.site.library.titles[request.param]  # type: ignore[attr-defined]
        people = [Person(another(app)) for _ in range(max(2, min(title.game.players)))]
        friends = ["friend"] * (len(people) - 1)
        table = people[0].open(title.id, "me", *friends, open="yes", takeover="never")
        for seat, one in enumerate(people[1:], 1):
            one.post(f"/t/{table}/seat/{seat}/sit", name=f"P{seat}")
        people[0].post("/people/me/shown", shown="yes")
        room: Room = app.app.state.site.house.room(table)  # type: ignore[attr-defined]
        yield people[0], Person(another(app)), room


def everything(person: Person, room: Room) -> list[str]:
    """All that the table says to a person: page, fragments now and then, reasons, previews, API, stream."""
    client = person.client
    names = room.playing().game.catalogue.names
    moves = len(room.playing().moves)
    position = client.get(f"/t/{room.id}/part").json()
    paths = [f"/t/{room.id}", f"/t/{room.id}?lang=cs", f"/t/{room.id}/part?narrow=true"]
    paths += [f"/t/{room.id}/part?since=0.0.0&moves={moves // 2}"]
    paths += [f"/t/{room.id}/why?action={name}" for name in names[:: 1 + len(names) // 25]]
    paths += [f"/t/{room.id}/preview?action={name}" for name in list(position["choices"])[:10]]
    things = re.findall(r'data-thing="([^"]+)"', position["html"]["board"] + position["html"]["hand"])
    paths += [f"/t/{room.id}/preview?thing={thing}" for thing in sorted(set(things))[:12]]
    paths += [f"/api/tables/{room.id}", f"/api/tables/{room.id}/log", f"/t/{room.id}/record"]
    paths += ["/settings", "/account"]
    return [client.get(path).text for path in paths] + elsewhere(client, room) + exported(person, room)


def elsewhere(client: TestClient, room: Room) -> list[str]:
    """What is said of the table around it: archive, ladder, the host's page and feed, the card for chats."""
    site: Site = client.app.state.site  # type: ignore[attr-defined]
    page = f"/people/{site.house.store.profiles.of(room.table.host).public}"
    paths = ("/archive", f"/ladder/{room.table.game}", page, f"{page}/feed")
    assert room.title is not None
    card = table_card(room, room.title, site.library.voice("en", room.table.game))
    return [*(client.get(path).text for path in paths), card]


def exported(person: Person, room: Room) -> list[str]:
    """What the person may take away, beside what only they have."""
    site = person.client.app.state.site  # type: ignore[union-attr]
    [guest] = room.seats[0].owners if person.part(room.id)["seat"] == 0 else ["a spectator"]
    with zipfile.ZipFile(io.BytesIO(exporting.export(site.house, guest, {}, voice("en")))) as archive:
        return [archive.read(name).decode() for name in archive.namelist()]


def test_nothing_sent_depends_on_what_the_seat_cannot_know(table: tuple[Person, Person, Room]) -> None:
    person, spectator, room = table
    chance = seeded("secrecy")
    compared = 0
    for number in range(44):
        match = room.playing()
        if match.state.over:
            break
        if number % 13 == 3:
            true = match.state
            before, watched = everything(person, room), everything(spectator, room)
            for _ in range(2):
                match.state = true.imagine(0, chance)
                assert everything(person, room) == before
                match.state = true.imagine(chance.below(true.seats), chance)
                assert everything(spectator, room) == watched
                compared += 1
            match.state = true
        seat = chance.pick(match.state.asked_seats())
        room.act(seat, match.game.catalogue.names[chance.pick(match.state.legal(seat))], None)
    assert compared > 0


def test_no_seed_and_no_bots_thoughts_are_sent(table: tuple[Person, Person, Room]) -> None:
    person, spectator, room = table
    for one in (person, spectator):
        for text in everything(one, room):
            assert room.table.seed.removeprefix(SEALED) not in text
            assert SECRET not in text


def test_what_a_bot_is_given_does_not_hold_the_seed(table: tuple[Person, Person, Room]) -> None:
    _, _, room = table
    for seat in room.playing().state.asked_seats():
        thought = str(room.thought(seat, "easy"))
        assert room.table.seed.removeprefix(SEALED) not in thought
        assert SECRET not in thought
