"""Friends come in: every link for somebody else starts with an address that they can open."""

from __future__ import annotations

import re
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import httpx2 as httpx
import pytest
from fastapi.testclient import TestClient

from perihelion.table.web import BadAddress, create_app
from perihelion.table.web import addresses as found
from perihelion.table.web.addresses import Addresses, is_local, network_urls, proxies, public_url
from tests.table import shelf
from tests.table.people import Person, another

NETWORK = ("http://192.168.1.20:8420", "http://10.8.0.2:8420")


@pytest.mark.parametrize(
    ("host", "public", "network", "link", "code"),
    [
        ("games.example.org", "", (), "http://games.example.org/i/", True),
        ("192.168.1.20:8420", "", NETWORK, "http://192.168.1.20:8420/i/", True),
        ("localhost:8420", "", NETWORK, "http://192.168.1.20:8420/i/", True),
        ("127.0.0.1:8420", "", NETWORK, "http://192.168.1.20:8420/i/", True),
        ("[::1]:8420", "", NETWORK, "http://192.168.1.20:8420/i/", True),
        ("localhost:8420", "https://games.example.org", NETWORK, "https://games.example.org/i/", True),
        ("192.168.1.20:8420", "https://games.example.org", (), "https://games.example.org/i/", True),
        ("localhost:8420", "", (), "http://localhost:8420/i/", False),
        ("[", "", (), "http://[/i/", True),
    ],
)
def test_an_invitation_starts_with_what_a_friend_can_open(
    tmp_path: Path, host: str, public: str, network: tuple[str, ...], link: str, code: bool
) -> None:
    addresses = Addresses(public, network)
    with TestClient(create_app(str(tmp_path / "t.db"), shelf.PLACE, workers=1, addresses=addresses)) as app:
        app.headers["host"] = host
        person = Person(app)
        table = person.post("/invite/comet").headers["location"]
        for lang, words in (("en", "perihelion serve"), ("cs", "perihelion serve")):
            page = app.get(table, params={"lang": lang}).text
            assert f'value="{link}' in page
            assert ('class="qr"' in page) == code
            assert (words in page) != code


def test_links_at_a_running_table_have_no_code_that_leads_nowhere(tmp_path: Path) -> None:
    for addresses, code in ((Addresses("", NETWORK), True), (Addresses(), False)):
        path = str(tmp_path / f"{code}.db")
        with TestClient(create_app(path, shelf.PLACE, workers=1, addresses=addresses)) as app:
            app.headers["host"] = "localhost:8420"
            page = app.get(f"/t/{Person(app).open('comet', 'me', 'easy')}").text
            assert ('class="qr"' in page) == code
            assert ("192.168.1.20:8420/s/" in page) == code


def test_a_friend_is_invited_with_one_click_and_sits_down_with_one(app: TestClient, person: Person) -> None:
    table = person.post("/invite/comet").headers["location"]
    link = re.search(r'value="http://testserver(/i/[^"]+)"', person.client.get(table).text)
    assert link is not None
    friend = Person(another(app))
    assert friend.post(link.group(1), name="Eva").headers["location"] == table
    assert person.part(table.removeprefix("/t/"))["asked"]


def test_the_public_url_makes_cookies_safe_and_is_an_origin_of_ours(tmp_path: Path) -> None:
    addresses = Addresses("https://games.example.org")
    with TestClient(create_app(str(tmp_path / "t.db"), shelf.PLACE, workers=1, addresses=addresses)) as app:
        proxied = app.get("/", headers={"host": "games.example.org"}).headers["set-cookie"]
        direct = app.get("/", headers={"host": "192.168.1.20"}).headers["set-cookie"]
        assert "secure" in proxied.lower()
        assert "secure" not in direct.lower()
        person = Person(another(app))
        for origin, status in (
            ("https://games.example.org", 303),
            ("https://evil.example", 403),
            ("http://[", 403),
        ):
            headers = {"origin": origin}
            answer = person.client.post(
                "/name", data={"csrf": person.csrf, "name": "Ada"}, headers=headers, follow_redirects=False
            )
            assert answer.status_code == status


@pytest.mark.parametrize(
    "host", ["localhost", "LOCALHOST.", "127.0.0.1", "127.3.2.1", "::1", "0.0.0.0", "a.localhost"]
)
def test_local_names(host: str) -> None:
    assert is_local(host)


@pytest.mark.parametrize(
    "host", ["games.example.org", "192.168.1.20", "fd00::1", "localhost.example.org", ""]
)
def test_other_names(host: str) -> None:
    assert not is_local(host)


@pytest.mark.parametrize(
    "url",
    [
        "games.example.org",
        "ftp://a.org",
        "https://",
        "http://localhost:8420",
        "https://a.org/b",
        "http://[",
        "https://u@a.org",
    ],
)
def test_a_public_url_that_nobody_can_open_is_refused(url: str) -> None:
    with pytest.raises(BadAddress):
        public_url(url)


def test_a_public_url_is_kept_without_its_slash() -> None:
    assert public_url("https://games.example.org/") == "https://games.example.org"
    assert proxies("127.0.0.1, 10.0.0.0/8") == ["127.0.0.1", "10.0.0.0/8"]
    with pytest.raises(BadAddress, match="nginx"):
        proxies("nginx")


def test_the_machines_own_addresses(monkeypatch: pytest.MonkeyPatch) -> None:
    from ipaddress import ip_address

    texts = ["127.0.0.1", "169.254.3.4", "172.17.0.1", "192.168.1.20", "::1", "fe80::1", "fd00::7"]
    monkeypatch.setattr(found, "_machine", lambda: [ip_address(text) for text in texts])
    out = {socket.AF_INET: "192.168.1.20", socket.AF_INET6: ""}
    monkeypatch.setattr(found, "_outgoing", lambda family: out[family])
    assert network_urls("0.0.0.0", 80) == ("http://192.168.1.20:80", "http://172.17.0.1:80")
    assert network_urls("::", 80)[-1] == "http://[fd00::7]:80"
    assert network_urls("127.0.0.1", 80) == ()
    assert network_urls("192.168.1.20", 80) == ("http://192.168.1.20:80",)


@pytest.fixture
def served(tmp_path: Path) -> Iterator[list[str]]:
    """What `perihelion serve` prints, while it runs."""
    program = (
        "import sys; from perihelion.table.web import serve; "
        "serve('0.0.0.0', 0, sys.argv[1], False, 'tests.table.shelf:library', 'https://games.example.org')"
    )
    command = [sys.executable, "-u", "-c", program, str(tmp_path / "t.db")]
    running = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
    assert running.stdout is not None
    lines = []
    for line in running.stdout:
        lines.append(line.strip())
        if "games.example.org" in line:
            break
    yield lines
    running.terminate()
    running.wait(20)


def test_serve_prints_every_address_and_believes_no_proxy_unasked(served: list[str]) -> None:
    urls = [re.search(r"http\S+", line).group() for line in served]  # type: ignore[union-attr]
    assert urls[0].startswith("http://localhost:")
    assert urls[-1] == "https://games.example.org/"
    port = urls[0].rsplit(":", 1)[1].rstrip("/")
    assert urls[1:-1] == [f"{url}/" for url in network_urls("0.0.0.0", int(port))]
    spoofed = {"x-forwarded-proto": "https"}
    for url in urls[:-1]:
        assert "secure" not in httpx.get(url, headers=spoofed, timeout=60).headers["set-cookie"].lower()
