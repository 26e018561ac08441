"""What the analysis of a game has found: the course of everybody's chance to win, and the costly decisions.

It is plain data that is kept beside the game. An analysis that is still being made says how much of it is
done; one of an earlier version has fewer details.
"""

from __future__ import annotations

import math
from dataclasses import dataclass, field

from perihelion.bots.because import Because
from perihelion.core.plain import Json

SURE = 2.0  # standard errors that a loss must be larger than
SUREST = 0.99  # as sure as one can be from imagined worlds


@dataclass(frozen=True)
class Moment:
    """Everybody's chance to win after a number of moves; they add up to 1."""

    move: int
    chances: list[float]

    def to_json(self) -> dict[str, Json]:
        return {"move": self.move, "chances": [*self.chances]}

    @staticmethod
    def from_json(data: Json) -> Moment:
        assert isinstance(data, dict)
        return Moment(int(str(data["move"])), [float(str(one)) for one in _list(data["chances"])])


@dataclass(frozen=True)
class Step:
    """A choice in a line of play."""

    seat: int
    action: str

    @staticmethod
    def from_json(data: Json) -> Step:
        assert isinstance(data, dict)
        return Step(int(str(data["seat"])), str(data["action"]))


@dataclass(frozen=True)
class Mistake:
    """A decision that cost something: what was played at move number `move` (from 1), what would have been
    better, and both chances to win. `error` is the standard error of their difference, `reasons` are what
    speaks for the better choice, and `line` is how it would probably have gone on after it."""

    move: int
    seat: int
    played: str
    better: str
    chance: float
    better_chance: float
    error: float = 0.0
    reasons: list[Because] = field(default_factory=list)
    line: list[Step] = field(default_factory=list)

    @property
    def cost(self) -> float:
        return self.better_chance - self.chance

    @property
    def sureness(self) -> float:
        """How sure it is that it cost anything; 0 if that is not known."""
        if self.error <= 0:
            return 0.0
        return min(SUREST, 0.5 * (1 + math.erf(self.cost / self.error / math.sqrt(2))))

    def to_json(self) -> dict[str, Json]:
        return {
            "move": self.move,
            "seat": self.seat,
            "played": self.played,
            "better": self.better,
            "chance": self.chance,
            "better_chance": self.better_chance,
            "error": self.error,
            "reasons": [reason.to_json() for reason in self.reasons],
            "line": [{"seat": step.seat, "action": step.action} for step in self.line],
        }

    @staticmethod
    def from_json(data: Json) -> Mistake:
        """What `to_json` gave; one of an earlier version has no reasons and no line, or not even an error."""
        assert isinstance(data, dict)
        return Mistake(
            int(str(data["move"])),
            int(str(data["seat"])),
            str(data["played"]),
            str(data["better"]),
            float(str(data["chance"])),
            float(str(data["better_chance"])),
            float(str(data.get("error", 0.0))),
            [Because.from_json(one) for one in _list(data.get("reasons", []))],
            [Step.from_json(one) for one in _list(data.get("line", []))],
        )


@dataclass(frozen=True)
class Analysis:
    """`done` is the part of the work that is done, 1 when the analysis is finished."""

    moments: list[Moment]
    mistakes: list[Mistake]
    done: float = 1.0

    @property
    def finished(self) -> bool:
        return self.done >= 1.0

    def to_json(self) -> dict[str, Json]:
        return {
            "moments": [moment.to_json() for moment in self.moments],
            "mistakes": [mistake.to_json() for mistake in self.mistakes],
            "done": self.done,
        }

    @staticmethod
    def from_json(data: Json) -> Analysis:
        """What `to_json` gave."""
        assert isinstance(data, dict)
        return Analysis(
            [Moment.from_json(one) for one in _list(data["moments"])],
            [Mistake.from_json(one) for one in _list(data["mistakes"])],
            float(str(data.get("done", 1.0))),
        )


def _list(data: Json) -> list[Json]:
    assert isinstance(data, list)
    return data
