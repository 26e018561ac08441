"""Push messages: what arrives can be read by the device alone, is signed by the server, and tells nothing."""

from __future__ import annotations

import base64
import json
import secrets
from pathlib import Path

import http_ece
import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from fastapi.testclient import TestClient
from py_vapid import Vapid02
from typer.testing import CliRunner

from perihelion.cli import app as commands
from perihelion.table.house import channels
from perihelion.table.house.channels import KINDS, MOST_FAILURES, PUSH
from perihelion.table.house.house import House
from perihelion.table.house.limits import Limits
from perihelion.table.house.problems import Problem
from perihelion.table.jobs.courier import Undeliverable
from perihelion.table.jobs.notifier import GRACE, Notifier
from perihelion.table.jobs.pushing import Pusher
from perihelion.table.store import ChannelRow, Store
from perihelion.table.web import create_app
from tests.table import shelf
from tests.table.people import Person
from tests.table.running import run
from tests.table.test_notices import BASE, Post, clock, house, look, post
from tests.table.test_time import Clock, table

__all__ = ["clock", "house", "post"]  # fixtures


class Device:
    """A browser that has subscribed: only it can read what is sent to it."""

    def __init__(self) -> None:
        self.private = ec.generate_private_key(ec.SECP256R1())
        self.secret = secrets.token_bytes(16)
        point = self.private.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        self.keys = f"{plain(point)} {plain(self.secret)}"

    def read(self, body: bytes) -> dict[str, str]:
        text = http_ece.decrypt(body, private_key=self.private, auth_secret=self.secret, version="aes128gcm")
        return dict(json.loads(text))


def plain(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


def claims(headers: dict[str, str]) -> dict[str, str]:
    token = headers["authorization"].split("t=")[1].split(",")[0]
    middle = token.split(".")[1]
    return dict(json.loads(base64.urlsafe_b64decode(middle + "=" * (-len(middle) % 4))))


@pytest.fixture
def device() -> Device:
    return Device()


def subscribed(house: House, post: Post, device: Device, guest: str = "Bob", lang: str = "en") -> ChannelRow:
    return channels.add_device(house, guest, post.url, device.keys, KINDS, "", lang)


def test_a_turn_arrives_sealed_for_the_device_and_signed_by_the_server(
    house: House, clock: Clock, post: Post, device: Device
) -> None:
    row = subscribed(house, post, device, lang="cs")
    room = table(house, "")
    clock.now += GRACE
    for _ in range(3):
        look(house)
    [(_, headers, body)] = post.came
    assert device.read(body) == {
        "words": "Jste na tahu: Kometa, u stolu Ada.", "path": f"/t/{room.id}", "tag": f"turn {room.id}",
    }  # fmt: skip
    with pytest.raises(http_ece.ECEException):
        Device().read(body)
    assert Vapid02.verify(headers["authorization"])
    assert headers["authorization"].endswith(f"k={Notifier(house).pusher.public_key()}")
    signed = claims(headers)
    assert signed["aud"] == post.url.split("/hook")[0]
    assert signed["sub"] == BASE
    assert headers["content-encoding"] == "aes128gcm"
    assert int(headers["ttl"]) > 0
    for secret in (room.table.invite, row.secret, *(seat.key for seat in room.seats), room.id, "Ada"):
        assert secret not in f"{headers}"


def test_what_is_gone_is_switched_off_at_once_and_the_rest_after_some_tries(
    house: House, clock: Clock, post: Post, device: Device
) -> None:
    for status, most in ((410, 1), (404, 1), (500, MOST_FAILURES)):
        row = subscribed(house, post, device)
        post.status = status
        for number in range(1, most + 1):
            room = table(house, "")
            clock.now += GRACE
            look(house)
            house.store.tables.close(room.id)
            found = house.store.channels.find(row.id)
            assert found is not None
            assert found.off == (number == most), status


def test_new_keys_of_the_server_switch_all_devices_off(house: House, post: Post, device: Device) -> None:
    row, pusher = subscribed(house, post, device), Notifier(house).pusher
    before = pusher.public_key()
    assert Notifier(house).pusher.public_key() == before  # kept
    assert pusher.rotate() == 1
    assert pusher.public_key() != before
    found = house.store.channels.find(row.id)
    assert found is not None
    assert found.off


def test_the_host_makes_new_keys_from_the_shell(tmp_path: Path) -> None:
    path = str(tmp_path / "keys.db")
    store = Store(path)
    before = Pusher(store).public_key()
    done = CliRunner().invoke(commands, ["admin", "rotate-keys", "--push", "--db", path])
    assert done.exit_code == 0, done.output
    assert Pusher(store).public_key() != before
    store.close()


def test_no_neighbour_is_reached_by_a_subscription(house: House, post: Post, device: Device) -> None:
    row = subscribed(house, post, device)
    with pytest.raises(Undeliverable, match="not a public one"):
        run(Notifier(house, BASE).try_out(row))
    assert post.came == []
    other = channels.add_device(
        house, "Ada", post.url, plain(b"\4" + bytes(64)) + " " + plain(bytes(16)), KINDS, "", "en"
    )
    assert house.store.channels.of("Bob") == []  # the device has changed hands
    with pytest.raises(Undeliverable, match="keys"):
        run(Notifier(house, BASE, private=True).try_out(other))


@pytest.mark.parametrize(
    "keys", ["", "a b", " ", "x" * 87, f"{'A' * 87} {'A' * 22} A", f"{'*' * 87} {'A' * 22}", "é é"]
)
def test_keys_that_no_browser_gives_are_refused(house: House, keys: str) -> None:
    with pytest.raises(Problem, match="ui-problem-device"):
        channels.add_device(house, "Ada", BASE, keys, KINDS, "", "en")


def test_a_device_is_added_tried_changed_and_removed_on_the_page(
    tmp_path: Path, post: Post, device: Device
) -> None:
    limits = Limits(private_webhooks=True)
    with TestClient(create_app(str(tmp_path / "page.db"), shelf.PLACE, limits, workers=1)) as app:
        site, person = app.app.state.site, Person(app)  # type: ignore[attr-defined]
        page = app.get("/notifications").text
        assert f'data-push="{site.notifier.pusher.public_key()}"' in page
        fields = {"shape": PUSH, "address": post.url, "keys": device.keys, "want-turn": "yes"}
        assert person.post("/notifications", **fields).status_code == 303
        assert person.post("/notifications", **{**fields, "keys": "none"}).status_code == 400
        channel = app.get("/notifications").text.split("/notifications/")[1].split("/")[0]
        assert person.post(f"/notifications/{channel}/test").headers["location"].endswith("=sent")
        assert device.read(post.came[0][2])["tag"] == "test"
        changed = {"want-over": "yes", "from": "1", "to": "2", "zone": "Europe/Prague"}
        assert (
            Person(TestClient(app.app)).post(f"/notifications/{channel}/change", **changed).status_code == 403
        )
        assert person.post(f"/notifications/{channel}/change", **changed).status_code == 303
        row = site.house.store.channels.find(channel)
        assert (row.wants, row.quiet, row.keys) == (("over",), "1-2 Europe/Prague", device.keys)
        assert person.post(f"/notifications/{channel}/change").status_code == 400
        assert person.post(f"/notifications/{channel}/remove").status_code == 303
        assert site.house.store.channels.find(channel) is None
