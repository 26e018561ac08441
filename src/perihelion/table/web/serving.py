"""Serving: logs, the socket, and the server around the application."""

from __future__ import annotations

import contextlib
import json
import logging
import os
import signal
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from typing import Any, TextIO, cast

import structlog
import uvicorn
from rich.console import Console

from perihelion.table.house.library import STANDARD
from perihelion.table.house.limits import Limits
from perihelion.table.jobs.mail import mailer
from perihelion.table.jobs.working import must_be_shared, work
from perihelion.table.store import Claim, Store
from perihelion.table.web.addresses import ANYWHERE, Addresses, is_local, network_urls, proxies, public_url
from perihelion.table.web.app import create_app
from perihelion.table.web.conduct import checked
from perihelion.table.web.crew import PROGRAM, THINKING, Crew, end_with, say_ready
from perihelion.table.web.door import Doorkeeper, door, raise_open_files
from perihelion.table.web.draining import DrainingServer

FINISHING, AT_HOME = 20, 3  # seconds that requests have to be finished when a server is told to stop


class Steady:
    """Standard error, line by line; a line that cannot be written, as the disk is full, is lost and nothing
    else."""

    def write(self, text: str) -> None:
        with contextlib.suppress(OSError, ValueError):
            sys.stderr.write(text)

    def flush(self) -> None:
        with contextlib.suppress(OSError, ValueError):
            sys.stderr.flush()


def set_up_logs() -> None:
    """Structured logs: one JSON object a line, on standard error."""
    structlog.configure(
        processors=[
            structlog.contextvars.merge_contextvars,
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            structlog.processors.format_exc_info,
            structlog.processors.JSONRenderer(),
        ],
        wrapper_class=structlog.make_filtering_bound_logger(logging.INFO),
        logger_factory=structlog.WriteLoggerFactory(cast(TextIO, Steady())),
    )


def serve(
    host: str,
    port: int,
    db: str,
    open_browser: bool = False,
    library_place: str = STANDARD,
    public: str = "",
    trusted: str = "",
    limits: Limits | None = None,
    private_webhooks: bool = False,
    smtp: str = "",
    mail_from: str = "",
    conduct: str = "",
    metrics_from: str = "",
    workers: int = 1,
    bots: bool = True,
    drain: float = 0.0,
) -> None:
    """Serves the table until it is stopped; `db` is a file or a database URL. Others open it at the public
    URL, if there is one; of the trusted proxies it believes for whom they ask. Letters go out through the
    SMTP server, if one is set. On PostgreSQL it can be several processes, and bots can think elsewhere."""
    limits = replace(limits or Limits(), private_webhooks=private_webhooks)
    if metrics_from:
        limits = replace(limits, measures_to=tuple(proxies(metrics_from)))
    if workers > 1:
        must_be_shared(db, "`--workers`")
    if not bots:
        must_be_shared(db, "`--no-bots`")
    public = public_url(public) if public else ""
    proxies(trusted)  # says so if they cannot be read
    mailer(smtp, mail_from)
    if conduct:
        checked(Path(conduct).expanduser())
    set_up_logs()
    claim = Claim(db, shared=True)
    listener = _listen(host, port)
    taken = listener.getsockname()[1]
    addresses = Addresses(public, network_urls(host, taken))
    here = f"http://localhost:{taken}" if host in ANYWHERE or is_local(host) else addresses.network[0]
    _tell(here, addresses)
    if open_browser:
        threading.Timer(1.0, webbrowser.open, (f"{here}/",)).start()
    told = Told(
        db, library_place, asdict(limits), trusted, smtp, mail_from, conduct, asdict(addresses), drain
    )
    if workers > 1:
        Store(db).close()  # brought to this version once, before all of them open it
        members: list[tuple[str, Mapping[str, object]]] = [(PROGRAM, asdict(told))] * workers
        Crew([*members, *[(THINKING, {"db": db, "library_place": library_place})] * bots], listener).run()
    else:
        _run(told, listener, None if bots else 0)
    claim.release()


@dataclass(frozen=True)
class Told:
    """What one web process is told."""

    db: str
    library_place: str
    limits: dict[str, Any]
    trusted: str
    smtp: str
    mail_from: str
    conduct: str
    addresses: dict[str, Any]
    drain: float


def _run(
    told: Told, listener: socket.socket, workers: int | None, ready: Callable[[], None] = lambda: None
) -> None:
    """One web process at a socket that listens already."""
    raise_open_files()
    limits = Limits(**{**told.limits, "measures_to": tuple(told.limits["measures_to"])})
    addresses = Addresses(told.addresses["public"], tuple(told.addresses["network"]))
    trusted = proxies(told.trusted)
    rules = Path(told.conduct).expanduser() if told.conduct else None
    app = create_app(
        told.db, told.library_place, limits, workers, addresses=addresses,
        mailer=mailer(told.smtp, told.mail_from), conduct=rules,
    )  # fmt: skip
    house = app.state.site.house
    config = uvicorn.Config(
        app, http=door(Doorkeeper(limits, trusted)), ws="none", log_config=None, access_log=False,
        timeout_graceful_shutdown=FINISHING if house.store.shared else AT_HOME,
        timeout_keep_alive=max(1, min(5, int(limits.head_seconds))),
        proxy_headers=bool(trusted), forwarded_allow_ips=trusted,
    )  # fmt: skip
    server = DrainingServer(config, house.hub, told.drain)
    server.began = ready
    server.run(sockets=[listener])


def join_crew(text: str) -> None:
    """A web process of a crew; bots think in another."""
    given = json.loads(text)
    listener = socket.socket(fileno=given.pop("socket"))
    set_up_logs()
    end_with(lambda: os.kill(os.getpid(), signal.SIGTERM))
    _run(Told(**given), listener, 0, say_ready)


def think_for_crew(text: str) -> None:
    """The process of a crew in which bots think."""
    given = json.loads(text)
    set_up_logs()
    work(given["db"], None, given["library_place"], say_ready, end_with)


def _tell(here: str, addresses: Addresses) -> None:
    """Prints every address, on one line each, so that it can be clicked and copied."""
    console = Console(soft_wrap=True)
    console.print(f"Perihelion is at [bold]{here}/[/bold]  (stop with Ctrl+C)")
    for url in addresses.network:
        if url != here:
            console.print(f"  in your network  [bold]{url}/[/bold]")
    if addresses.public:
        console.print(f"  for everybody    [bold]{addresses.public}/[/bold]")


def _listen(host: str, port: int) -> socket.socket:
    """The listening socket, opened here so that a port in use is an error one can act upon."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    if host == "::":
        listener.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 0)  # by both kinds of addresses
    listener.bind((host, port))
    listener.listen()  # whoever opens the address from now on waits for the first page
    return listener
