"""Plays bots of this checkout against those of another one, by the same rules: what a change has brought.

    git worktree add ../before COMMIT && (cd ../before && make fast)
    PYTHONPATH=build/fast python tools/versus.py ../before pulsar --mine hard --its search:40 --games 200

Each checkout plays in a process of its own, on its own engine (compiled where build/fast is there); both
follow the whole game and have to agree on how it ends. One seat is played by this checkout and all others by
the other one, or, with `--outnumbered`, the other way round; seats rotate and deals are paired. Beside the
share of games won stands the processor time that each takes for a decision. The result of every game is kept
in measured/versus, one file for each contest with a commit, so that a run goes on where the last one stopped
as long as this checkout's bot plays the same.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import following
import kept
from following import Player
from rich.console import Console

from perihelion import games
from perihelion.lab.intervals import Estimate, share

KIND = "versus"


class Other:
    """The other checkout's player, in its process."""

    def __init__(self, checkout: Path) -> None:
        fast = checkout / "build" / "fast"
        source = fast if fast.exists() else checkout / "src"
        self.process = subprocess.Popen(
            [sys.executable, following.__file__],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            env={**os.environ, "PYTHONPATH": str(source.resolve())},
        )

    def __enter__(self) -> Other:
        return self

    def __exit__(self, *_: object) -> None:
        self.process.terminate()
        self.process.communicate()

    def tell(self, said: list[object]) -> object:
        if self.process.stdin is None or self.process.stdout is None:
            raise RuntimeError("the other checkout's process has no pipes")
        self.process.stdin.write(json.dumps(said) + "\n")
        self.process.stdin.flush()
        line = self.process.stdout.readline()
        if not line:
            raise RuntimeError("the other checkout's process has ended; its message is above")
        return json.loads(line)


@dataclass
class Outcome:
    """One game: what this checkout's bots won of it, and the processor time and decisions of both."""

    won: float
    spent: list[float]
    decisions: list[int]


@dataclass
class Tally:
    """What is known of a contest: what this checkout's bots won of every game, and the processor time and
    decisions of both in all of them."""

    won: list[float]
    spent: list[float]
    decisions: list[int]

    @classmethod
    def of(cls, found: dict[str, Any]) -> Tally:
        """As it was kept; nothing if nothing was."""
        return cls(found.get("won", []), found.get("spent", [0.0, 0.0]), found.get("decisions", [0, 0]))

    def add(self, outcome: Outcome) -> None:
        self.won.append(outcome.won)
        for side in (0, 1):
            self.spent[side] = round(self.spent[side] + outcome.spent[side], 6)
            self.decisions[side] += outcome.decisions[side]

    @property
    def share(self) -> Estimate:
        return share(sum(self.won), len(self.won))

    @property
    def times(self) -> list[float]:
        """Milliseconds a decision of this checkout's bots and of the other one's."""
        return [1000 * self.spent[side] / max(1, self.decisions[side]) for side in (0, 1)]


@dataclass(frozen=True)
class Contest:
    game: str
    seats: int
    mine: str
    its: str
    seed: str
    outnumbered: bool = False

    def line(self, commit: str) -> kept.Line:
        """Where it is kept. Beside the bot of this checkout it says which bot of which commit plays."""
        its = f"{self.its} of {commit}" + (" alone" if self.outnumbered else "")
        return kept.Line.of(KIND, self.game, self.seats, (self.mine,), self.seed, its)

    def play(self, other: Other, number: int) -> Outcome:
        """The game of this number; the games of one round of seats share the deal."""
        lone = number % self.seats
        rest = [seat for seat in range(self.seats) if seat != lone]
        own, others = (rest, [lone]) if self.outnumbered else ([lone], rest)
        me, seed = Player(), f"{self.seed}-{number // self.seats}"
        me.tell(["new", self.game, self.seats, seed, self.mine, json.dumps(own)])
        other.tell(["new", self.game, self.seats, seed, self.its, json.dumps(others)])
        state = me.current
        while not state.over:
            seat = state.asked_seats()[0]
            legal = state.legal(seat)
            chosen = legal[0]
            if len(legal) > 1:
                chosen = me.choose(seat) if seat in own else int(str(other.tell(["choose", seat])))
            state.apply(seat, chosen)
            other.tell(["apply", seat, chosen])
        return self.outcome(me, json.loads(json.dumps(other.tell(["end"]))), own)

    @staticmethod
    def outcome(me: Player, ended: list[object], own: list[int]) -> Outcome:
        scores, spent, decisions = ended
        if scores != list(me.current.game.scores(me.current)):
            raise RuntimeError(f"the checkouts do not play by the same rules: {scores}")
        winners = me.current.game.winners(me.current)
        won = sum(seat in winners for seat in own) / len(winners)
        return Outcome(won, [me.spent, float(str(spent))], [me.decisions, int(str(decisions))])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("other", type=Path, help="the other checkout")
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, help="the fewest that play against each other if not said")
    parser.add_argument("--mine", default="hard", help="bot of this checkout")
    parser.add_argument("--its", default="hard", help="bot of the other one")
    parser.add_argument("--outnumbered", action="store_true", help="the other one has one seat only")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", default="versus")
    given = parser.parse_args()
    seats = given.seats or min(number for number in games.get(given.game).players if number > 1)
    contest = Contest(given.game, seats, given.mine, given.its, given.seed, given.outnumbered)
    tally = played(contest, given.other, commit_of(given.other), given.games)
    Console(width=120).print(summary(contest, tally))


def played(contest: Contest, checkout: Path, commit: str, count: int) -> Tally:
    """What is known of a contest after so many games, those that are missing played now."""
    line = contest.line(commit)
    tally = Tally.of(line.found())
    with Other(checkout) as other:
        while len(tally.won) < count:
            tally.add(contest.play(other, len(tally.won)))
            line.keep(vars(tally))
    return tally


def commit_of(checkout: Path) -> str:
    """The commit that the other checkout is of; it must be nothing but that."""
    git = ["git", "-C", str(checkout)]
    changed = subprocess.run(
        [*git, "status", "--porcelain", "--untracked-files=no"], capture_output=True, text=True, check=True
    )
    if changed.stdout:
        raise SystemExit(f"{checkout} has changes that no commit has: commit them or take them back")
    named = subprocess.run(
        [*git, "rev-parse", "--short=7", "HEAD"], capture_output=True, text=True, check=True
    )
    return named.stdout.strip()


def summary(contest: Contest, tally: Tally) -> str:
    won, times = tally.share, tally.times
    return (
        f"{contest.game}, {contest.seats} seats: {contest.mine} of this checkout against {contest.its}: "
        f"{won.value:.1%} of {won.count} games ({won.low:.0%} - {won.high:.0%}), "
        f"{times[0]:.0f} and {times[1]:.0f} ms a decision"
    )


if __name__ == "__main__":
    main()
