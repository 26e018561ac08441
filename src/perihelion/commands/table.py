"""`play` and `serve`: the table in the browser."""

from __future__ import annotations

from typing import Annotated

import typer

from perihelion.commands import shell

DATABASE = "sqlite:///perihelion.db"

Database = Annotated[
    str,
    typer.Option(envvar="PERIHELION_DATABASE_URL", help="Where tables are kept: a file or a database URL."),
]


def play(
    port: Annotated[int, typer.Option(help="The port on this machine.")] = 8420,
    db: Database = DATABASE,
    browser: Annotated[bool, typer.Option(help="Open the browser at once.")] = True,
) -> None:
    """Starts the table on this machine and opens it in the browser.

    Example: perihelion play
    """
    _serve("127.0.0.1", port, db, browser)


def serve(
    host: Annotated[str, typer.Option(help="The address to listen on.")] = "0.0.0.0",
    port: Annotated[int, typer.Option(help="The port to listen on.")] = 8420,
    db: Database = DATABASE,
    public_url: Annotated[
        str,
        typer.Option(
            envvar="PERIHELION_PUBLIC_URL",
            help="The address that friends open, if it is another: https://games.example.org.",
        ),
    ] = "",
    trusted_proxies: Annotated[
        str,
        typer.Option(
            envvar="PERIHELION_TRUSTED_PROXIES",
            help="Proxies that may say for whom they ask: addresses or networks, separated by commas.",
        ),
    ] = "",
    private_webhooks: Annotated[
        bool,
        typer.Option(
            envvar="PERIHELION_PRIVATE_WEBHOOKS", help="Let webhooks lead into the local network, too."
        ),
    ] = False,
    smtp_url: Annotated[
        str,
        typer.Option(
            envvar="PERIHELION_SMTP_URL",
            help="The server that sends e-mail: smtp://user:password@host:587 or smtps://…",
        ),
    ] = "",
    mail_from: Annotated[
        str, typer.Option(envvar="PERIHELION_MAIL_FROM", help="The sender that stands on e-mail.")
    ] = "",
    conduct: Annotated[
        str,
        typer.Option(
            envvar="PERIHELION_CONDUCT", help="A Markdown file with your own rules of conduct, for /conduct."
        ),
    ] = "",
    metrics_from: Annotated[
        str,
        typer.Option(
            envvar="PERIHELION_METRICS_FROM",
            help="Who may read /metrics: addresses or networks, separated by commas; this machine if none.",
        ),
    ] = "",
    workers: Annotated[
        int, typer.Option(envvar="PERIHELION_WORKERS", min=1, help="Web processes; PostgreSQL only.")
    ] = 1,
    bots: Annotated[
        bool,
        typer.Option(
            envvar="PERIHELION_BOTS",
            help="Bots think here as well; without, `perihelion worker` processes have to run. "
            "PostgreSQL only.",
        ),
    ] = True,
    drain: Annotated[
        float,
        typer.Option(
            envvar="PERIHELION_DRAIN",
            min=0,
            help="Seconds for which /readyz says no before the server stops, for a proxy that asks it.",
        ),
    ] = 0.0,
) -> None:
    """Serves the table to others, until it is stopped, and prints every address under which it is reachable.

    Example: perihelion serve --port 8420 --db postgresql://user@host/perihelion
    """
    _serve(
        host,
        port,
        db,
        False,
        public_url,
        trusted_proxies,
        private_webhooks,
        smtp_url,
        mail_from,
        conduct,
        metrics_from,
        workers,
        bots,
        drain,
    )


def worker(
    db: Database = DATABASE,
    processes: Annotated[
        int | None, typer.Option(min=1, help="How many bots think at once; one less than there are cores.")
    ] = None,
    metrics_port: Annotated[
        int,
        typer.Option(
            envvar="PERIHELION_METRICS_PORT", help="A port at which Prometheus reads /metrics; 0: none."
        ),
    ] = 0,
    metrics_host: Annotated[
        str, typer.Option(envvar="PERIHELION_METRICS_HOST", help="The address of that port.")
    ] = "127.0.0.1",
) -> None:
    """Thinks for the bots of tables that are served elsewhere: moves, hints, analyses. PostgreSQL only.

    Example: perihelion worker --db postgresql://user@host/perihelion
    """
    from perihelion.table.jobs.working import work
    from perihelion.table.store import NewerDatabase, Unusable
    from perihelion.table.web.serving import set_up_logs

    set_up_logs()
    try:
        work(db, processes, metrics=(metrics_host, metrics_port) if metrics_port else None)
    except (NewerDatabase, Unusable) as unusable:
        shell.cannot(str(unusable))
    except OSError as error:
        shell.cannot(f"cannot listen on {metrics_host}:{metrics_port} ({error.strerror}); give another port")


def _serve(
    host: str,
    port: int,
    db: str,
    open_browser: bool,
    public_url: str = "",
    trusted_proxies: str = "",
    private_webhooks: bool = False,
    smtp_url: str = "",
    mail_from: str = "",
    conduct: str = "",
    metrics_from: str = "",
    workers: int = 1,
    bots: bool = True,
    drain: float = 0.0,
) -> None:
    # The web application is needed here alone.
    from perihelion.table.jobs.mail import BadMail
    from perihelion.table.store import NewerDatabase, Unusable
    from perihelion.table.web import BadAddress, BadConduct
    from perihelion.table.web import serve as serve_table

    try:
        serve_table(
            host, port, db, open_browser, public=public_url, trusted=trusted_proxies,
            private_webhooks=private_webhooks, smtp=smtp_url, mail_from=mail_from, conduct=conduct,
            metrics_from=metrics_from, workers=workers, bots=bots, drain=drain,
        )  # fmt: skip
    except (BadAddress, BadConduct, BadMail, NewerDatabase, Unusable) as unusable:
        shell.cannot(str(unusable))
    except OSError as error:
        shell.cannot(f"cannot listen on {host}:{port} ({error.strerror}); give another --port")
