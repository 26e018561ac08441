"""What goes out for everybody: previews in chats with their pictures, and feeds."""

from __future__ import annotations

import re
import struct
from xml.etree import ElementTree as Xml

from fastapi.testclient import TestClient

from perihelion.core.match import Match
from perihelion.language import voice as voice_of
from perihelion.table.house.library import title_of
from perihelion.table.house.rooms import Room
from perihelion.table.jobs.painting import answer
from perihelion.table.store import SeatRow
from perihelion.table.web.cards import game_card, table_card
from tests.table.people import Person, another
from tests.table.test_archive import page_of, played, site

NAMES = ("Žofie", "Boris")
ATOM = "{http://www.w3.org/2005/Atom}"


def preview(page: str) -> dict[str, str]:
    return dict(re.findall(r'<meta property="og:(\w+)" content="([^"]*)"', page))


def seen(person: Person, path: str) -> dict[str, str]:
    answer = person.client.get(path, params={"lang": "en"})
    assert answer.status_code == 200
    return preview(answer.text)


def test_a_link_to_a_table_has_a_preview_and_one_by_invitation_says_nothing_of_it(
    app: TestClient, person: Person, friend: Person
) -> None:
    stranger = Person(another(app))
    public, private = played(app, person, friend, open="yes"), played(app, person, friend)
    waiting = person.open("comet", "me", "friend", name="Žofie")
    shown = seen(stranger, f"/t/{public.id}")
    assert all(name in shown["title"] for name in NAMES)
    assert all(str(score) in shown["description"] for score in public.table.result.scores)  # type: ignore[union-attr]
    assert shown["image"].startswith(f"http://testserver/t/{public.id}/card.png?at=")
    invite = site(app).house.room(waiting).table.invite
    for path in (f"/t/{private.id}", f"/t/{waiting}", f"/i/{invite}"):
        hidden = seen(stranger, path)
        assert hidden["image"].startswith("http://testserver/card/comet.png")
        assert not any(name in str(hidden) for name in NAMES)
    assert "invited" in seen(stranger, f"/i/{invite}")["description"]
    pictures = {
        path: stranger.client.get(path).content for path in (f"/t/{private.id}/card.png", "/card/comet.png")
    }
    [picture] = set(pictures.values())
    assert picture.startswith(b"\x89PNG")
    assert struct.unpack(">II", picture[16:24]) == (1200, 630)
    assert stranger.client.get("/card/chess.png").status_code == 404
    assert stranger.client.get("/t/nothing/card.png").status_code == 404


def test_a_card_shows_the_board_and_names_that_fit(app: TestClient, person: Person) -> None:
    title, voice = title_of("race"), voice_of("en", "race")
    room: Room = site(app).house.room(person.open("comet", "me", "easy", open="yes"))
    room.seats = [SeatRow(0, "person", "W" * 80, "", ""), SeatRow(1, "person", "<b>&", "", "")]
    room.match = Match(title.game, 2, 1)
    card = table_card(room, title, voice)
    Xml.fromstring(card)
    assert "W…" in card
    assert "<b>&" not in card
    assert card != game_card(title, voice)


def test_pictures_have_their_own_face() -> None:
    """Letters of both languages are drawn without any font of the machine."""
    with_words, without = (
        answer(
            '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="60">'
            f'<text x="5" y="40" font-family="Perihelion Display" font-size="40">{words}</text></svg>'
        )
        for words in ("ŽČŘ ěů Ⅲ", "")
    )
    assert len(str(with_words["png"])) > 2 * len(str(without["png"]))


def test_the_feed_has_the_finished_games_of_open_tables_and_only_if_they_are_shown(
    app: TestClient, person: Person, friend: Person
) -> None:
    private, public = played(app, person, friend), played(app, person, friend, open="yes")
    running = person.open("comet", "me", "easy", open="yes")
    address = f"{page_of(person)}/feed"
    stranger = Person(another(app))
    for one in (person, stranger):
        assert one.client.get(address).status_code == 404
    person.post("/people/me/shown", shown="yes")
    answer = stranger.client.get(address)
    assert answer.headers["content-type"].startswith("application/atom+xml")
    feed = Xml.fromstring(answer.text)
    links = [one.get("href") for one in feed.iterfind(f"{ATOM}entry/{ATOM}link")]
    assert links == [f"http://testserver/t/{public.id}"]
    assert private.id not in answer.text
    assert running not in answer.text
    title = feed.findtext(f"{ATOM}entry/{ATOM}title") or ""
    assert all(
        f"{name} {score}" in title for name, score in zip(NAMES, public.table.result.scores, strict=True)
    )  # type: ignore[union-attr]
    for tag in ("id", "title", "updated"):
        assert feed.findtext(f"{ATOM}{tag}")
    assert public.seats[0].owners[0] not in answer.text
