"""Plays bots of this checkout against those of another one, by the same rules: what a change has brought.

    git worktree add ../before COMMIT && (cd ../before && make fast)
    PYTHONPATH=build/fast python tools/versus.py ../before pulsar --mine hard --its search:40 --games 200

Each checkout plays in a process of its own, on its own engine (compiled where build/fast is there); both
follow the whole game and have to agree on how it ends. One seat is played by this checkout and all others by
the other one, or, with `--outnumbered`, the other way round; seats rotate and deals are paired. Beside the
share of games won stands the processor time that each takes for a decision. Results are kept in build/versus
under the digests of how both play, so that a run goes on where the last one stopped.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from dataclasses import dataclass, field
from pathlib import Path
from time import process_time
from typing import IO

from rich.console import Console

from perihelion import engine, games
from perihelion.bots import Bot, decide_among, make
from perihelion.core.state import State
from perihelion.lab.intervals import share

ROOT = Path(__file__).parents[1]
KEPT = ROOT / "build" / "versus"


class Player:
    """Follows a game and answers for some seats of it."""

    def __init__(self) -> None:
        self.state: State | None = None
        self.bots: dict[int, Bot] = {}
        self.spent = 0.0
        self.decisions = 0

    def tell(self, said: list[object]) -> object:
        """Answers what the driver says: a word and what belongs to it."""
        word, *rest = said
        if word == "new":
            game, seats, seed, bot, own = rest
            self.new(str(game), int(str(seats)), str(seed), str(bot), json.loads(str(own)))
            return None
        if word == "choose":
            return self.choose(int(str(rest[0])))
        if word == "apply":
            self.current.apply(int(str(rest[0])), int(str(rest[1])))
            return None
        return [self.current.game.scores(self.current), self.spent, self.decisions]

    @property
    def current(self) -> State:
        if self.state is None:
            raise RuntimeError("no game has begun")
        return self.state

    def new(self, game: str, seats: int, seed: str, bot: str, own: list[int]) -> None:
        self.state = games.get(game).new(seats, seed)
        self.bots = {seat: make(bot, game, f"{seed} {seat}") for seat in own}
        self.spent, self.decisions = 0.0, 0

    def choose(self, seat: int) -> int:
        legal = self.current.legal(seat)
        started = process_time()
        action = decide_among(self.bots[seat], self.current, seat, legal)
        self.spent += process_time() - started
        self.decisions += 1
        return int(action)


def follow(told: IO[str], answers: IO[str]) -> None:
    """The other checkout's process: one line in, one line out."""
    player = Player()
    for line in told:
        answers.write(json.dumps(player.tell(json.loads(line))) + "\n")
        answers.flush()


class Other:
    """The other checkout's player, in its process."""

    def __init__(self, checkout: Path) -> None:
        fast = checkout / "build" / "fast"
        source = fast if fast.exists() else checkout / "src"
        self.process = subprocess.Popen(
            [sys.executable, __file__, "--follow"],
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
    spent: list[float] = field(default_factory=list)
    decisions: list[int] = field(default_factory=list)


@dataclass(frozen=True)
class Contest:
    game: str
    seats: int
    mine: str
    its: str
    seed: str
    outnumbered: bool = False

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
    outcomes = played(contest, given.other, given.games)
    Console(width=120).print(summary(contest, outcomes))


def played(contest: Contest, checkout: Path, count: int) -> list[Outcome]:
    """The outcomes of so many games, those that are missing played now."""
    digests = [engine.play_digest(folder / "src" / "perihelion", contest.game) for folder in (ROOT, checkout)]
    alone = "outnumbered" if contest.outnumbered else "alone"
    parts = [contest.game, str(contest.seats), contest.mine, contest.its, contest.seed, alone]
    file = KEPT / "-".join(digests) / ("-".join(parts).replace(":", "_") + ".jsonl")
    file.parent.mkdir(parents=True, exist_ok=True)
    lines = file.read_text(encoding="utf-8").splitlines() if file.exists() else []
    with Other(checkout) as other, file.open("a", encoding="utf-8") as kept:
        for number in range(len(lines), count):
            outcome = contest.play(other, number)
            lines.append(json.dumps([outcome.won, outcome.spent, outcome.decisions]))
            kept.write(lines[-1] + "\n")
            kept.flush()
    return [Outcome(*json.loads(line)) for line in lines[:count]]


def summary(contest: Contest, outcomes: list[Outcome]) -> str:
    won = share(sum(one.won for one in outcomes), len(outcomes))
    times = [
        1000 * sum(one.spent[side] for one in outcomes) / max(1, sum(one.decisions[side] for one in outcomes))
        for side in (0, 1)
    ]
    return (
        f"{contest.game}, {contest.seats} seats: {contest.mine} of this checkout against {contest.its}: "
        f"{won.value:.1%} of {won.count} games ({won.low:.0%} - {won.high:.0%}), "
        f"{times[0]:.0f} and {times[1]:.0f} ms a decision"
    )


if __name__ == "__main__":
    if sys.argv[1:] == ["--follow"]:
        follow(sys.stdin, sys.stdout)
    else:
        main()
