"""How a table is played in time: without, live with clocks, or by correspondence. Chosen when it is opened.

Both kinds of clocks are one: a decision has some time of its own, and what it takes beyond that comes out of
the seat's bank. Live play has nothing but a bank, to which every decision adds a little; correspondence has
hours or days for each decision, and its bank is the vacation.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

from perihelion.core.text import Arg
from perihelion.table.house.problems import Problem

NONE, LIVE, LETTERS = "", "live", "letters"
BOT_PLAYS, SEAT_LOSES = "bot", "lose"
HOUR, DAY = 3_600, 86_400
OFFERED_LIVE = ("live 300+5", "live 600+10", "live 1200+15", "live 2400+30", "live 5400+60")
OFFERED_LETTERS = (
    f"letters {8 * HOUR}+{7 * DAY}",
    f"letters {DAY}+{14 * DAY}",
    f"letters {2 * DAY}+{14 * DAY}",
    f"letters {3 * DAY}+{14 * DAY}",
    f"letters {7 * DAY}+{30 * DAY}",
)
ENDINGS = (BOT_PLAYS, SEAT_LOSES)
LOW_SECONDS = 30  # of a live bank: from here on everybody sees it coming
MOST_LIVE, MOST_INCREMENT = 24 * HOUR, HOUR
LEAST_LETTERS, MOST_LETTERS, MOST_VACATION = HOUR, 60 * DAY, 365 * DAY
_TEXT = re.compile(r"(live|letters) ([0-9]{1,8})\+([0-9]{1,8}) (bot|lose)")


@dataclass(frozen=True)
class Timing:
    """Seconds: `each` decision has so many, then the `bank` is drawn on; an answer adds the `increment`.
    `out` says what becomes of a seat that has none left."""

    kind: str = NONE
    each: int = 0
    bank: int = 0
    increment: int = 0
    out: str = BOT_PLAYS

    @property
    def text(self) -> str:
        """As it is kept and sent."""
        if self.kind == LIVE:
            return f"{LIVE} {self.bank}+{self.increment} {self.out}"
        return f"{LETTERS} {self.each}+{self.bank} {self.out}" if self.kind == LETTERS else NONE

    @property
    def message(self) -> tuple[str, dict[str, Arg]]:
        """The message that tells everybody, and its figures."""
        if self.kind == LIVE:
            return "ui-time-live", {"bank": self.bank // 60, "increment": self.increment}
        if self.kind == NONE:
            return "ui-time-none", {}
        unit, name = (HOUR, "hours") if self.each % DAY else (DAY, "days")
        return f"ui-time-{name}", {"count": self.each // unit, "vacation": self.bank // DAY}

    @property
    def low(self) -> int:
        """With fewer seconds than this a clock is running out."""
        return LOW_SECONDS if self.kind == LIVE else self.each // 4


def timing(text: str) -> Timing:
    """What `Timing.text` says: empty, `live BANK+INCREMENT OUT` or `letters EACH+VACATION OUT`, in seconds;
    OUT is `bot` or `lose`."""
    if text == NONE:
        return Timing()
    found = _TEXT.fullmatch(text)
    if found is None:
        raise Problem("ui-problem-time")
    kind, first, second, out = found[1], int(found[2]), int(found[3]), found[4]
    if kind == LIVE:
        if not (60 <= first <= MOST_LIVE and second <= MOST_INCREMENT):
            raise Problem("ui-problem-time")
        return Timing(LIVE, 0, first, second, out)
    if not (LEAST_LETTERS <= first <= MOST_LETTERS and second <= MOST_VACATION):
        raise Problem("ui-problem-time")
    return Timing(LETTERS, first, second, 0, out)
