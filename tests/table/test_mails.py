"""Notifications by e-mail: nothing before the mailbox is confirmed, at once or gathered, in both languages,
and one click stops them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from email import message_from_string, policy
from email.message import EmailMessage
from pathlib import Path
from typing import cast

import pytest
from fastapi.testclient import TestClient

from perihelion.table.house import channels
from perihelion.table.house.channels import KINDS, MAIL, stop_key
from perihelion.table.house.house import House
from perihelion.table.house.problems import Problem
from perihelion.table.jobs.mail import Mailer, mailer
from perihelion.table.jobs.notifier import GRACE, Notifier
from perihelion.table.store import ChannelRow
from perihelion.table.web import create_app
from perihelion.table.web.addresses import Addresses
from tests.table import shelf
from tests.table.people import Person, another
from tests.table.playing import play_on
from tests.table.postgres import free_port
from tests.table.running import run
from tests.table.test_accounts import SENDER, Mailbox, post_office
from tests.table.test_notices import BASE, HOUR, clock, house
from tests.table.test_time import Clock, table

__all__ = ["clock", "house"]  # fixtures


@pytest.fixture
def box() -> Mailbox:
    return Mailbox()


@pytest.fixture
def sender(box: Mailbox) -> Iterator[Mailer]:
    with post_office(box) as url:
        yield cast(Mailer, mailer(url, SENDER))


def letters(box: Mailbox) -> list[EmailMessage]:
    return [cast(EmailMessage, message_from_string(text, policy=policy.default)) for _, text in box.letters]


def body(letter: EmailMessage, kind: str = "plain") -> str:
    part = letter.get_body((kind,))
    assert part is not None
    return str(part.get_content())


def mailbox(house: House, pace: str = "", hours: str = "", lang: str = "en") -> ChannelRow:
    row = channels.add_mail(house, "Bob", "Bob@example.org", pace, KINDS, hours, lang)
    house.store.channels.confirm(row.id)
    return row


def look(house: House, sender: Mailer | None) -> None:
    run(Notifier(house, BASE, mailer=sender).look())


@pytest.mark.parametrize(
    ("lang", "words"),
    [("en", "It is your turn at Comet with Ada."), ("cs", "Jste na tahu: Kometa, u stolu Ada.")],
)
def test_a_turn_is_mailed_once_with_a_link_and_a_click_that_stops(
    house: House, clock: Clock, sender: Mailer, box: Mailbox, lang: str, words: str
) -> None:
    row = mailbox(house, lang=lang)
    room = table(house, "")
    clock.now += GRACE
    look(house, sender)
    look(house, sender)
    [letter] = letters(box)
    assert box.letters[0][0] == "bob@example.org"
    assert letter["Subject"] == words
    assert letter["From"] == SENDER
    link, stop = f"{BASE}/t/{room.id}", f"{BASE}/stop/{stop_key(row)}"
    assert letter["List-Unsubscribe"] == f"<{stop}>"
    assert letter["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    for text in (body(letter), body(letter, "html")):
        assert words in text
        assert link in text
        assert stop in text
        for secret in (room.table.invite, row.secret, *(seat.key for seat in room.seats)):
            assert secret not in text
    assert f'lang="{lang}"' in body(letter, "html")


def test_nothing_is_told_to_a_mailbox_that_nobody_has_confirmed(
    house: House, clock: Clock, sender: Mailer, box: Mailbox
) -> None:
    row = channels.add_mail(house, "Bob", "bob@example.org", "", KINDS, "", "en")
    table(house, "")
    clock.now += GRACE
    look(house, sender)
    assert box.letters == []
    house.store.channels.confirm(row.id)
    look(house, sender)
    assert len(box.letters) == 1


@pytest.mark.parametrize(("pace", "hours"), [("hour", 1), ("day", 24)])
def test_what_is_gathered_comes_in_one_mail_and_not_too_often(
    house: House, clock: Clock, sender: Mailer, box: Mailbox, pace: str, hours: int
) -> None:
    mailbox(house, pace)
    table(house, "")
    clock.now += GRACE
    look(house, sender)
    assert len(box.letters) == 1
    over = table(house, "")
    play_on(house, over, 1000)
    waiting = table(house, "")
    clock.now += hours * HOUR - 1000
    look(house, sender)
    assert len(box.letters) == 1
    clock.now += 1000
    look(house, sender)
    [_, letter] = letters(box)
    assert letter["Subject"] == "Perihelion: 2 pieces of news"
    for room in (over, waiting):
        assert f"{BASE}/t/{room.id}" in body(letter)


def test_a_mail_that_was_not_taken_comes_again_under_the_same_name(
    house: House, clock: Clock, sender: Mailer, box: Mailbox
) -> None:
    mailbox(house)
    table(house, "")
    clock.now += GRACE
    look(house, mailer(f"smtp://127.0.0.1:{free_port()}", SENDER))
    look(house, sender)
    assert box.letters == []
    clock.now += HOUR
    [news] = house.store.channels.news(clock.now, clock.now)
    look(house, sender)
    [letter] = letters(box)
    assert re.fullmatch(r"<[0-9a-f]{40}@example\.org>", letter["Message-ID"])
    clock.now += HOUR
    look(house, sender)
    assert len(box.letters) == 1
    assert news.kind == "turn"


def test_names_of_people_cannot_make_headers_or_pages(
    house: House, clock: Clock, sender: Mailer, box: Mailbox
) -> None:
    mailbox(house)
    room = table(house, "")
    row = room.seats[0]
    house.set_seat(room, type(row)(0, "person", "<b>Ada</b> & co", "", row.key, owners=("Ada",)))
    clock.now += GRACE
    look(house, sender)
    [letter] = letters(box)
    assert "&lt;b&gt;Ada&lt;/b&gt; &amp; co" in body(letter, "html")
    for address in ("", "bob", "bob@example.org\r\nBcc: x@example.org", "a@b@c", "é@example.org"):
        with pytest.raises(Problem):
            channels.add_mail(house, "Bob", address, "", KINDS, "", "en")
    with pytest.raises(Problem):
        channels.add_mail(house, "Bob", "bob@example.org", "year", KINDS, "", "en")


def test_the_page_sends_a_link_confirms_and_stops_by_one_click(
    tmp_path: Path, sender: Mailer, box: Mailbox
) -> None:
    made = create_app(
        str(tmp_path / "page.db"), shelf.PLACE, workers=1, addresses=Addresses(BASE), mailer=sender
    )
    with TestClient(made) as app:
        store = app.app.state.site.house.store  # type: ignore[attr-defined]
        person, other = Person(app), another(app)
        fields = {"shape": MAIL, "address": "ada@example.org", "want-turn": "yes", "pace": "day"}
        answered = person.post("/notifications", **fields)
        assert answered.headers["location"] == "/notifications?said=linked"
        [letter] = letters(box)
        found = re.search(rf"{BASE}(/confirm/\S+)", body(letter))
        assert found is not None
        page = app.get("/notifications").text
        assert "Not confirmed yet" in page
        channel = page.split("/notifications/")[1].split("/")[0]
        assert "ada@example.org" in other.get(found[1], params={"lang": "cs"}).text
        assert not store.channels.find(channel).confirmed  # whoever only looks confirms nothing
        assert other.post(f"/confirm/{channel}.{'0' * 32}").status_code == 404
        row = store.channels.find(channel)
        assert other.post(f"/confirm/{stop_key(row)}").status_code == 404
        assert other.post(found[1], follow_redirects=False).status_code == 303
        assert store.channels.find(channel).confirmed
        assert person.post(f"/notifications/{channel}/test").headers["location"].endswith("=sent")
        assert len(box.letters) == 2
        for _ in range(4):
            last = person.post(f"/notifications/{channel}/test")
        assert last.status_code == 429  # a mailbox is not to be flooded
        clicked = TestClient(app.app).post(
            letters(box)[1]["List-Unsubscribe"].strip("<>").removeprefix(BASE),
            data={"List-Unsubscribe": "One-Click"},
            follow_redirects=False,
        )
        assert clicked.status_code == 303
        assert store.channels.find(channel) is None


def test_without_mail_there_is_no_form_and_none_is_taken(app: TestClient) -> None:
    person = Person(app)
    assert 'value="mail"' not in app.get("/notifications").text
    answered = person.post("/notifications", shape=MAIL, address="a@example.org", **{"want-turn": "yes"})
    assert answered.status_code == 409
