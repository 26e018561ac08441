"""The organiser: looks every few seconds after the tournaments that run."""

from __future__ import annotations

from collections.abc import Callable

import structlog

from perihelion.table.house import tournaments
from perihelion.table.house.house import House
from perihelion.table.jobs.rounds import Rounds, always

LOG = structlog.get_logger("perihelion.table")
SECONDS = 2.0


class Organiser(Rounds):
    def __init__(self, house: House, leads: Callable[[], bool] = always) -> None:
        super().__init__("tournaments", SECONDS, self.look, leads)
        self.house = house

    def look(self) -> None:
        """Carries every tournament on as far as it can be."""
        for tournament in self.house.store.tournaments.running():
            try:
                tournaments.advance(self.house, tournament)
            except Exception:  # the others go on
                LOG.exception("tournament_error")
