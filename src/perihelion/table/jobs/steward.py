"""The steward: looks every few seconds whether the host has asked for something from the shell."""

from __future__ import annotations

from collections.abc import Callable

import structlog

from perihelion.table.house.house import House
from perihelion.table.house.stewarding import do_errands
from perihelion.table.jobs.rounds import Rounds, always

LOG = structlog.get_logger("perihelion.steward")
SECONDS = 2.0


class Steward(Rounds):
    def __init__(self, house: House, leads: Callable[[], bool] = always) -> None:
        super().__init__("errands", SECONDS, self.look, leads)
        self.house = house

    def look(self) -> None:
        if done := do_errands(self.house):
            LOG.info("errands", done=done)
