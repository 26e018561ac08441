"""Serving: logs, the socket, and the server around the application."""

from __future__ import annotations

import logging
import socket
import sys
import threading
import webbrowser

import structlog
import uvicorn
from rich.console import Console

from perihelion.table.house.library import STANDARD
from perihelion.table.store import Claim
from perihelion.table.web.app import create_app


def set_up_logs() -> None:
    """Structured logs: one JSON object a line, on standard error."""
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            structlog.processors.format_exc_info,
            structlog.processors.JSONRenderer(),
        ],
        wrapper_class=structlog.make_filtering_bound_logger(logging.INFO),
        logger_factory=structlog.WriteLoggerFactory(sys.stderr),
    )


def serve(host: str, port: int, db: str, open_browser: bool = False, library_place: str = STANDARD) -> None:
    """Serves the table until it is stopped; `db` is a file or a database URL."""
    set_up_logs()
    claim = Claim(db)
    app = create_app(db, library_place)
    listener = _listen(host, port)
    shown = "localhost" if host in ("127.0.0.1", "0.0.0.0", "::") else host
    url = f"http://{shown}:{listener.getsockname()[1]}/"
    Console().print(f"Perihelion is at [bold]{url}[/bold]  (stop with Ctrl+C)")
    if open_browser:
        threading.Timer(1.0, webbrowser.open, (url,)).start()
    config = uvicorn.Config(app, log_config=None, access_log=False, timeout_graceful_shutdown=3)
    uvicorn.Server(config).run(sockets=[listener])
    claim.release()


def _listen(host: str, port: int) -> socket.socket:
    """The listening socket, opened here so that a port in use is an error one can act upon."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    listener.bind((host, port))
    listener.listen()  # whoever opens the address from now on waits for the first page
    return listener
