"""When a bot may play on for somebody: the rule of a table, chosen when it is opened and told to all.

Whoever sits may always hand the own seat to a bot, and take it back. For somebody who is away the others may
do so only as the rule says; the seat stays its owner's.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

from perihelion.table.house.problems import Problem

NEVER = "never"  # only its owner hands a seat to a bot
LEAVING = "leaving"  # a bot plays on at once when somebody leaves for good, and nobody is taken over else
AFTER = "after"  # anybody who sits may call a bot after so many minutes of absence
USUAL = "after:5"
OFFERED = (USUAL, "after:1", "after:15", "after:60", LEAVING, NEVER)
_MINUTES = re.compile("after:([1-9][0-9]{0,3})")


@dataclass(frozen=True)
class Takeover:
    kind: str
    minutes: int = 0

    @property
    def text(self) -> str:
        """The rule as it is kept and sent."""
        return f"{self.kind}:{self.minutes}" if self.kind == AFTER else self.kind

    @property
    def message(self) -> str:
        """The message that tells everybody."""
        return f"ui-takeover-{self.kind}"

    def allows(self, seconds_away: float) -> bool:
        """Whether the others may call a bot for somebody who has been away for so long."""
        return self.kind == AFTER and seconds_away > 60 * self.minutes


def takeover(text: str) -> Takeover:
    """The rule as it is kept and sent: `never`, `leaving`, or `after:` and minutes."""
    if text in (NEVER, LEAVING):
        return Takeover(text)
    found = _MINUTES.fullmatch(text)
    if found is None:
        raise Problem("ui-problem-takeover")
    return Takeover(AFTER, int(found.group(1)))
