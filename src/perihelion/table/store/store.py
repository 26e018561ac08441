"""All that is kept, by subject."""

from __future__ import annotations

import math
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager

import sqlalchemy as sa

from perihelion.table.store.accounts import Accounts
from perihelion.table.store.actions import Actions
from perihelion.table.store.analyses import Analyses
from perihelion.table.store.archive import Archive
from perihelion.table.store.belongings import Belongings
from perihelion.table.store.blocks import Blocks
from perihelion.table.store.channels import Channels
from perihelion.table.store.chat import Chat
from perihelion.table.store.clocks import Clocks
from perihelion.table.store.closings import Closings
from perihelion.table.store.database import Database, Unusable
from perihelion.table.store.errands import Errands
from perihelion.table.store.guests import Guests
from perihelion.table.store.jobs import Jobs
from perihelion.table.store.learned import Learned
from perihelion.table.store.migrating import migrate
from perihelion.table.store.orders import Orders
from perihelion.table.store.profiles import Profiles
from perihelion.table.store.ratings import Ratings
from perihelion.table.store.results import Results
from perihelion.table.store.settings import Settings
from perihelion.table.store.sharing import Sharing
from perihelion.table.store.snapshots import Snapshots
from perihelion.table.store.tables import Tables
from perihelion.table.store.tournaments import Tournaments

SILENCE = 5.0  # seconds without an answer of the database after which it counts as gone


class Store:
    """A database (a URL, or the path of an SQLite file) with a shelf for each subject."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.database = Database(url)
        with self._or_unusable():
            migrate(self.database.engine)
        self._looking = threading.Lock()
        self._looked = -math.inf
        self._ailment = ""
        self.guests = Guests(self.database)
        self.accounts = Accounts(self.database)
        self.belongings = Belongings(self.database)
        self.blocks = Blocks(self.database)
        self.errands = Errands(self.database)
        self.tables = Tables(self.database)
        self.actions = Actions(self.database)
        self.clocks = Clocks(self.database)
        self.channels = Channels(self.database)
        self.snapshots = Snapshots(self.database)
        self.chat = Chat(self.database)
        self.analyses = Analyses(self.database)
        self.learned = Learned(self.database)
        self.orders = Orders(self.database)
        self.tournaments = Tournaments(self.database)
        self.closings = Closings(self.database)
        self.settings = Settings(self.database)
        self.results = Results(self.database)
        self.ratings = Ratings(self.database)
        self.profiles = Profiles(self.database)
        self.archive = Archive(self.database)
        self.sharing = Sharing(self.database)
        self.jobs = Jobs(self.database)

    @property
    def shared(self) -> bool:
        """Whether other processes may work on the same database."""
        return self.database.shared

    def close(self) -> None:
        self.database.close()

    def keys(self) -> tuple[str, str]:
        """What a server signs cookies and links with; the first thing that it writes, if it can."""
        with self._or_unusable():
            return self.errands.keys()

    @contextmanager
    def _or_unusable(self) -> Iterator[None]:
        """Gives the database up if it fails while it is opened."""
        try:
            yield
        except sa.exc.DatabaseError as error:
            self.database.close()
            raise Unusable(
                f"{_shown(self.url)} cannot be used ({error.orig}): choose another database with --db"
            ) from error

    def ailment(self) -> str:
        """Why nothing can be written now, or an empty text; found out at most once a second."""
        with self._looking:
            if time.monotonic() - self._looked > 1:
                self._ailment, self._looked = self.database.ailment(), time.monotonic()
            return self._ailment

    def known_ailment(self) -> str:
        """What was found out last, without asking the database; a long silence is an ailment too."""
        silence = time.monotonic() - self._looked
        return self._ailment if silence < SILENCE else "the database does not answer"


def _shown(url: str) -> str:
    """A database's address without a password in it."""
    return sa.make_url(url).render_as_string(hide_password=True) if "://" in url else url
