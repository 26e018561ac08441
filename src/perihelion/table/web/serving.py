"""Serving: logs, the socket, and the server around the application."""

from __future__ import annotations

import contextlib
import logging
import socket
import sys
import threading
import webbrowser
from dataclasses import replace
from pathlib import Path
from typing import TextIO, cast

import structlog
import uvicorn
from rich.console import Console

from perihelion.table.house.library import STANDARD
from perihelion.table.house.limits import Limits
from perihelion.table.jobs.mail import mailer
from perihelion.table.store import Claim
from perihelion.table.web.addresses import ANYWHERE, Addresses, is_local, network_urls, proxies, public_url
from perihelion.table.web.app import create_app
from perihelion.table.web.conduct import checked
from perihelion.table.web.door import Doorkeeper, door, raise_open_files


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
) -> None:
    """Serves the table until it is stopped; `db` is a file or a database URL. Others open it at the public
    URL, if there is one; of the trusted proxies it believes for whom they ask. Letters go out through the
    SMTP server, if one is set."""
    limits = replace(limits or Limits(), private_webhooks=private_webhooks)
    if metrics_from:
        limits = replace(limits, measures_to=tuple(proxies(metrics_from)))
    public, trusted_proxies = public_url(public) if public else "", proxies(trusted)
    letters = mailer(smtp, mail_from)
    rules = Path(conduct).expanduser() if conduct else None
    if rules is not None:
        checked(rules)
    set_up_logs()
    raise_open_files()
    claim = Claim(db)
    listener = _listen(host, port)
    taken = listener.getsockname()[1]
    addresses = Addresses(public, network_urls(host, taken))
    app = create_app(db, library_place, limits, addresses=addresses, mailer=letters, conduct=rules)
    here = f"http://localhost:{taken}" if host in ANYWHERE or is_local(host) else addresses.network[0]
    _tell(here, addresses)
    if open_browser:
        threading.Timer(1.0, webbrowser.open, (f"{here}/",)).start()
    config = uvicorn.Config(
        app, http=door(Doorkeeper(limits, trusted_proxies)), ws="none", log_config=None, access_log=False,
        timeout_graceful_shutdown=3, timeout_keep_alive=max(1, min(5, int(limits.head_seconds))),
        proxy_headers=bool(trusted_proxies), forwarded_allow_ips=trusted_proxies,
    )  # fmt: skip
    uvicorn.Server(config).run(sockets=[listener])
    claim.release()


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
