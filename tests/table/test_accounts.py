"""Accounts: made in place, with everything kept; links and codes work once; nothing is merged unasked."""

from __future__ import annotations

import base64
import json
import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from aiosmtpd.controller import Controller
from fastapi.testclient import TestClient

from perihelion.table.house import accounts as house_accounts
from perihelion.table.house.accounts import DEVICE, LINKS, Accounts, digest
from perihelion.table.house.limits import Limits
from perihelion.table.house.problems import NotNow
from perihelion.table.jobs.mail import BadMail, mailer
from perihelion.table.store import Store
from perihelion.table.store.belongings import ENTRANCES, JOINING
from perihelion.table.store.schema import META
from perihelion.table.web import create_app
from perihelion.table.web.addresses import Addresses
from tests.table import shelf
from tests.table.people import Answer, Person, another
from tests.table.postgres import free_port

BASE = "https://games.example.org"
SENDER = "Perihelion <games@example.org>"


class Mailbox:
    """A real SMTP server, and what it has taken."""

    def __init__(self) -> None:
        self.letters: list[tuple[str, str]] = []

    async def handle_DATA(self, server: object, session: object, envelope: object) -> str:  # noqa: N802
        self.letters.append((envelope.rcpt_tos[0], envelope.content.decode()))  # type: ignore[attr-defined]
        return "250 OK"

    def link(self) -> str:
        """The path of the link in the latest letter."""
        found = re.search(rf"{re.escape(BASE)}(/in/[\w-]+)", self.letters[-1][1].replace("=\r\n", ""))
        assert found is not None
        return found[1]


@contextmanager
def post_office(box: Mailbox) -> Iterator[str]:
    office = Controller(box, hostname="127.0.0.1", port=free_port())
    office.start()
    yield f"smtp://127.0.0.1:{office.port}"
    office.stop()


@pytest.fixture
def box() -> Mailbox:
    return Mailbox()


@pytest.fixture
def house(tmp_path: Path, box: Mailbox) -> Iterator[TestClient]:
    """An application behind a public address that can send letters."""
    with post_office(box) as url:
        app = create_app(
            str(tmp_path / "people.db"), shelf.PLACE, workers=1, addresses=Addresses(BASE),
            mailer=mailer(url, SENDER),
        )  # fmt: skip
        with TestClient(app, base_url=BASE) as client:
            yield client


def newcomer(house: TestClient) -> Person:
    client = another(house)
    client.base_url = house.base_url
    return Person(client)


def with_account(house: TestClient, box: Mailbox, email: str = "ada@example.org") -> Person:
    person = newcomer(house)
    person.post("/account/mail", email=email)
    assert person.post(box.link()).headers["location"] == "/account?said=made"
    return person


def again(person: Person) -> Person:
    """The same browser after it has been signed in as somebody."""
    return Person(person.client)


def test_an_account_by_mail_keeps_what_was_played_and_opens_on_another_device(
    house: TestClient, box: Mailbox
) -> None:
    ada = newcomer(house)
    ada.post("/name", name="Ada")
    table = ada.open("comet", "me", "medium")
    assert ada.post("/account/mail", email=" Ada@Example.org ").status_code == 303
    to, letter = box.letters[0]
    assert to == "ada@example.org"
    assert "From: Perihelion <games@example.org>" in letter
    assert "make your account" in ada.client.get(box.link()).text.lower()
    assert ada.post(box.link()).status_code == 303
    assert ada.part(table)["seat"] == 0
    phone = newcomer(house)
    assert phone.part(table)["seat"] is None
    phone.post("/account/mail", email="ada@example.org")
    assert "signed in as Ada" in phone.client.get(box.link()).text
    phone.post(box.link())
    assert phone.part(table)["seat"] == 0
    assert again(phone).post("/sign-out").status_code == 303
    assert phone.part(table)["seat"] is None
    assert ada.part(table)["seat"] == 0


def test_a_link_works_once_and_for_a_while_and_says_so(
    house: TestClient, box: Mailbox, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada = with_account(house, box)
    used = ada.client.get(box.link())
    assert (used.status_code, "was used already" in used.text) == (409, True)
    assert ada.post(box.link()).status_code == 409
    wrong = ada.client.get("/in/nonsense")
    assert (wrong.status_code, "not one of ours" in wrong.text) == (404, True)
    bob = newcomer(house)
    bob.post("/account/mail", email="bob@example.org")
    later = house_accounts.now_ms() + 1201 * 1000
    monkeypatch.setattr(house_accounts, "now_ms", lambda: later)
    old = bob.post(box.link())
    assert (old.status_code, "too old" in old.text) == (409, True)
    assert "příliš starý" in bob.client.get(box.link() + "?lang=cs").text


def test_a_link_for_a_new_account_is_of_no_use_to_another_browser(house: TestClient, box: Mailbox) -> None:
    """Otherwise a stranger could hang their own games, and themselves, on somebody else's address."""
    stranger, victim = newcomer(house), newcomer(house)
    stranger.post("/account/mail", email="victim@example.org")
    for answer in (victim.client.get(box.link()), victim.post(box.link())):
        assert answer.status_code == 403
        assert "in the browser in which you have asked" in answer.text


def test_secrets_are_kept_as_hashes_and_links_never_follow_the_asking_host(
    house: TestClient, box: Mailbox
) -> None:
    person = newcomer(house)
    person.client.post(
        "/account/mail",
        data={"csrf": person.csrf, "email": "ada@example.org"},
        headers={"host": "evil.example"},
    )
    secret = box.link().removeprefix("/in/")
    assert "evil.example" not in box.letters[0][1]
    store: Store = house.app.state.site.house.store  # type: ignore[attr-defined]
    assert store.accounts.token(secret) is None
    assert store.accounts.token(digest(secret)) is not None


def test_a_code_lets_another_device_in_and_its_games_join_only_when_asked(
    house: TestClient, box: Mailbox
) -> None:
    ada, phone, other = with_account(house, box), newcomer(house), newcomer(house)
    ada = again(ada)
    tables = [phone.open("comet", "me", "medium"), other.open("comet", "me", "medium")]
    for device, table, answer in ((phone, tables[0], "yes"), (other, tables[1], "no")):
        code = re.search(r"<code>([\w-]+)</code>", ada.post("/account/device").text)
        assert code is not None
        door = device.post("/sign-in/code", code=code[1].lower()).headers["location"]
        assert device.post(door).status_code == 303
        device.csrf = again(device).csrf
        assert device.part(table)["seat"] is None
        assert "played in this browser" in device.client.get("/account").text
        device.post("/account/join", answer=answer)
        assert device.part(table)["seat"] == (0 if answer == "yes" else None)
        assert "played in this browser" not in device.client.get("/account").text
    assert ada.part(tables[0])["seat"] == 0
    assert ada.part(tables[1])["seat"] is None


def test_a_device_can_be_ended_from_another_and_an_old_cookie_opens_nothing(
    house: TestClient, box: Mailbox
) -> None:
    ada = newcomer(house)
    table = ada.open("comet", "me", "medium")
    before = str(ada.client.cookies["perihelion"])
    ada.post("/account/mail", email="ada@example.org")
    ada.post(box.link())
    thief = newcomer(house)
    thief.client.cookies.set("perihelion", before, domain="games.example.org")
    assert thief.part(table)["seat"] is None
    phone = newcomer(house)
    phone.post("/account/mail", email="ada@example.org")
    phone.post(box.link())
    assert phone.part(table)["seat"] == 0
    ada = again(ada)
    [device] = re.findall(r'name="id" value="([0-9a-f]{64})"', ada.client.get("/account").text)
    assert ada.post("/account/device/remove", id=device).status_code == 303
    assert phone.part(table)["seat"] is None
    refused = ada.post("/account/mail/remove")
    assert (refused.status_code, "last way" in refused.text) == (409, True)


def test_sensitive_deeds_need_the_token_of_our_pages_and_have_limits(house: TestClient, box: Mailbox) -> None:
    ada = again(with_account(house, box))
    for path in (
        "/sign-out",
        "/account/device",
        "/account/mail",
        "/account/join",
        "/account/passkey/options",
    ):
        assert ada.client.post(path, data={"csrf": "no"}, follow_redirects=False).status_code == 403
    for path in ("/sign-out", "/account/device", "/account/mail/remove"):
        assert newcomer(house).post(path).status_code == 403
    codes = [ada.post("/account/mail", email="x@example.org").status_code for _ in range(6)]
    assert codes[0] == 303
    assert codes[-1] == 429
    assert ada.post("/account/mail", email="no address").status_code == 400
    tries = [ada.client.get(f"/in/{number}").status_code for number in range(30)]
    assert tries[-1] == 429


def test_nothing_secret_is_logged(
    house: TestClient, box: Mailbox, capsys: pytest.CaptureFixture[str]
) -> None:
    ada = with_account(house, box)
    ada.client.get(box.link())
    logged = "".join(capsys.readouterr())
    assert "request" in logged
    assert box.link().removeprefix("/in/") not in logged
    assert "ada@example.org" not in logged


def test_without_a_mail_server_no_letter_is_offered(app: TestClient, person: Person) -> None:
    assert "/account/mail" not in person.client.get("/account").text
    assert person.post("/account/mail", email="ada@example.org").status_code == 409


def test_a_mail_server_that_is_away_is_said(tmp_path: Path) -> None:
    app = create_app(
        str(tmp_path / "people.db"), shelf.PLACE, workers=1, addresses=Addresses(BASE),
        mailer=mailer(f"smtp://127.0.0.1:{free_port()}", SENDER),
    )  # fmt: skip
    with TestClient(app, base_url=BASE) as client:
        answer = newcomer(client).post("/account/mail", email="ada@example.org")
        assert (answer.status_code, "could not be sent" in answer.text) == (409, True)


@pytest.mark.parametrize("url", ["host:25", "http://host", "smtp://", "smtp://host:x", "smtp://host/path"])
def test_mail_settings_that_cannot_be_used_are_refused(url: str) -> None:
    with pytest.raises(BadMail):
        mailer(url, SENDER)
    with pytest.raises(BadMail):
        mailer("smtp://host", "nobody")


NONSENSE: list[object] = [
    {}, {"response": 5}, {"response": {}}, {"response": {"clientDataJSON": "e30"}},
    {"response": {"clientDataJSON": "AAAA"}}, {"response": {"clientDataJSON": "bnVsbA"}},
    {"id": ["x"], "response": {"clientDataJSON": "eyJjaGFsbGVuZ2UiOiAiw6kifQ"}}, [], "x", None,
]  # fmt: skip


def test_nonsense_instead_of_a_passkey_proves_nothing(app: TestClient, person: Person) -> None:
    person.client.headers["host"] = "localhost"
    for path in ("/account/passkey", "/sign-in/passkey"):
        for body in NONSENSE:
            assert person.send(path, body).status_code in (400, 403), body  # type: ignore[arg-type]


def test_a_challenge_is_used_up_by_whoever_answers_it(app: TestClient, person: Person) -> None:
    assert person.send("/account/passkey/options", {}).status_code == 409  # no https, and no localhost
    person.client.headers["host"] = "localhost"
    asked = person.send("/account/passkey/options", {}).json()
    assert (asked["rp"]["id"], asked["authenticatorSelection"]["residentKey"]) == ("localhost", "required")
    said = {"type": "webauthn.create", "challenge": asked["challenge"], "origin": "http://localhost"}
    data = base64.urlsafe_b64encode(json.dumps(said).encode()).decode().rstrip("=")
    answer: Answer = {
        "id": "AA", "rawId": "AA", "type": "public-key",
        "response": {"clientDataJSON": data, "attestationObject": "AA"},
    }  # fmt: skip
    assert "could not be checked" in person.send("/account/passkey", answer).json()["words"]
    assert "another question" in person.send("/account/passkey", answer).json()["words"]


def test_every_column_that_names_a_guest_says_what_becomes_of_it() -> None:
    named = {
        column
        for table in META.sorted_tables
        for column in table.c
        if column.name in ("guest", "host", "blocked", "before", "owner", "person")
    }
    assert named == {*JOINING, *ENTRANCES}


def test_joining_leaves_what_both_have_once(app: TestClient, person: Person) -> None:
    site = app.app.state.site  # type: ignore[attr-defined]
    store: Store = site.house.store
    table = person.open("comet", "me", "friend")
    guest = store.tables.seats(table)[0].owners[0]
    store.learned.add(guest, "comet", "first")
    store.learned.add("other", "comet", "first")
    store.belongings.give(guest, "other")
    assert store.tables.seats(table)[0].owners == ("other",)
    found = store.tables.find(table)
    assert found is not None
    assert found.host == "other"
    assert store.learned.of("other") == {("comet", "first")}
    assert store.learned.of(guest) == set()


def test_a_code_cannot_be_used_by_two_at_once(app: TestClient) -> None:
    accounts = app.app.state.site.accounts  # type: ignore[attr-defined]
    code = accounts.device_code("ada")
    token = accounts.look(code, (DEVICE,))
    assert accounts.kept.take_token(token.id)
    assert not accounts.kept.take_token(token.id)


def test_of_two_who_use_a_link_at_once_only_one_comes_in(db: str, monkeypatch: pytest.MonkeyPatch) -> None:
    store = Store(db)
    accounts = Accounts(store, Limits())
    secret = accounts.issue(DEVICE, "guest")
    seen = accounts.look(secret, LINKS)
    monkeypatch.setattr(accounts, "look", lambda secret, kinds: seen)  # both looked before either used it
    accounts.use(secret, LINKS)
    with pytest.raises(NotNow):
        accounts.use(secret, LINKS)
    store.close()
