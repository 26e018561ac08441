"""The proxy of the documentation: nginx with TLS in front of a server."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path

import httpx2 as httpx
import pytest

from tests.table import shelf
from tests.table.people import Person
from tests.table.postgres import free_port
from tests.table.serving import ROOT, Server

PUBLIC = "https://games.example.org"
GUESTS = 60  # of one address in an hour


def configuration(folder: Path, secure: int, plain: int, server: int) -> str:
    """What docs/hosts.md says, on ports and with files of this test."""
    found = re.search(r"```nginx\n(.*?)```", (ROOT / "docs" / "hosts.md").read_text(encoding="utf-8"), re.S)
    assert found is not None
    text = found.group(1)
    for old, new in (
        ("listen 443", f"listen 127.0.0.1:{secure}"),
        ("listen 80", f"listen 127.0.0.1:{plain}"),
        ("127.0.0.1:8420", f"127.0.0.1:{server}"),
        ("/etc/ssl/", f"{folder}/"),
    ):
        assert old in text
        text = text.replace(old, new)
    kinds = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    temporary = "".join(f"{kind}_temp_path {folder}/{kind};" for kind in kinds)
    return (
        f"daemon off; pid {folder}/pid; error_log {folder}/error.log; events {{}}"
        f"http {{ access_log off; {temporary}\n{text} }}"
    )


@pytest.fixture(scope="module")
def proxy(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[str, str]]:
    """The addresses of nginx, with TLS and without."""
    program = shutil.which("nginx", path=f"{os.environ['PATH']}:/usr/sbin")
    if program is None:
        pytest.fail("nginx is not installed; make test installs it")
    folder = tmp_path_factory.mktemp("proxy")
    name = folder / "games.example.org"
    command = [
        "openssl",
        "req",
        "-x509",
        "-newkey",
        "rsa:2048",
        "-nodes",
        "-days",
        "2",
        "-subj",
        "/CN=games.example.org",
    ]
    files = ["-keyout", f"{name}.key", "-out", f"{name}.pem"]
    subprocess.run([*command, *files], check=True, capture_output=True)
    secure, plain = free_port(), free_port()
    with Server(str(folder / "table.db"), shelf.PLACE, folder / "log", PUBLIC, "127.0.0.1") as server:
        (folder / "nginx.conf").write_text(configuration(folder, secure, plain, server.port))
        running = subprocess.Popen([program, "-p", str(folder), "-c", str(folder / "nginx.conf")])
        deadline = time.monotonic() + 60
        while time.monotonic() < deadline:
            try:
                httpx.get(f"https://127.0.0.1:{secure}/healthz", verify=False)
                break
            except httpx.HTTPError:
                time.sleep(0.05)
        yield f"https://127.0.0.1:{secure}", f"http://127.0.0.1:{plain}"
        running.terminate()
        running.wait(20)


def browser(url: str) -> httpx.Client:
    headers = {"host": "games.example.org", "origin": PUBLIC}
    return httpx.Client(base_url=url, verify=False, headers=headers, timeout=60)


def test_a_table_behind_the_proxy(proxy: tuple[str, str]) -> None:
    with browser(proxy[0]) as client:
        cookie = client.get("/").headers["set-cookie"]
        assert "secure" in cookie.lower()
        client.cookies.clear()
        client.headers["cookie"] = cookie.partition(";")[0]
        person = Person(client)
        table = person.post("/invite/comet").headers["location"]
        page = client.get(table).text
        assert f'value="{PUBLIC}/i/' in page
        with client.stream("GET", f"{table}/stream") as stream:
            lines = stream.iter_lines()
            assert next(line for line in lines if line.startswith("event: ")) == "event: mark"
            person.post(f"{table}/start")
            assert next(line for line in lines if line.startswith("event: ")) == "event: mark"
    with browser(proxy[1]) as client:
        assert client.get("/rules").headers["location"] == f"{PUBLIC}/rules"


def test_who_asks_cannot_be_forged_through_the_proxy(proxy: tuple[str, str]) -> None:
    with browser(proxy[0]) as client:
        statuses = [
            client.post("/api/guests", json={"name": "Ada"}, headers={"x-forwarded-for": f"10.0.0.{number}"})
            for number in range(GUESTS + 1)
        ]
    assert {answer.status_code for answer in statuses[: GUESTS - 5]} == {200}
    assert statuses[-1].status_code == 429
