"""The options of the table: who starts, and when one may pass."""

from __future__ import annotations

from typing import Final

from perihelion.core.game import Option

START: Final = Option("start", ("random", "red", "blue"))  # QUAR-R02
PASSING: Final = Option("passing", ("no-card", "any-turn"))  # QUAR-R09
OPTIONS: Final = (START, PASSING)
