"""`make soak`: random games by the million decisions, with everything checked that must always hold.

After every decision the components are counted and somebody is asked unless the game is over; every so often
the position is copied, saved and loaded, shown to a seat with what is hidden from it exchanged, and imagined.
Games are numbered seeds, with options drawn from them: a run goes on where the last one stopped, and a
failure names the game and the decision that show it again.
"""

from __future__ import annotations

import argparse
import json
import sys
import traceback
from dataclasses import asdict, dataclass
from pathlib import Path
from time import process_time

from perihelion import games
from perihelion.core.chance import Chance, seeded
from perihelion.core.game import AnyGame
from perihelion.core.state import State, load

RESULTS = Path(__file__).resolve().parents[1] / "build" / "soak"
DECISIONS = 1_000_000
EVERY = 101  # decisions between two close looks
LONGEST = 100_000  # decisions of one game; more is a game that does not end


class Broken(AssertionError):
    """Something that must always hold does not."""


@dataclass
class Progress:
    """How far a game has come at a player count."""

    game: str
    seats: int
    decisions: int = 0
    finished: int = 0
    seconds: float = 0.0

    @property
    def path(self) -> Path:
        return RESULTS / f"{self.game}-{self.seats}.json"

    def save(self) -> None:
        RESULTS.mkdir(parents=True, exist_ok=True)
        self.path.write_text(json.dumps(asdict(self)), encoding="utf-8")

    def __str__(self) -> str:
        speed = self.decisions / self.seconds if self.seconds else 0.0
        return (
            f"{self.game} {self.seats}: {self.decisions:,} decisions in {self.finished:,} games, "
            f"{speed:,.0f} a second, nothing broken"
        )


def resumed(game: str, seats: int) -> Progress:
    fresh = Progress(game, seats)
    return Progress(**json.loads(fresh.path.read_text(encoding="utf-8"))) if fresh.path.exists() else fresh


def must(holds: bool, what: str) -> None:
    if not holds:
        raise Broken(what)


def options_for(game: AnyGame, seats: int, chance: Chance) -> dict[str, str]:
    """A value of every option that may be chosen at this player count."""
    chosen: dict[str, str] = {}
    for option in game.options:
        if option.seats is None or seats in option.seats:
            chosen[option.key] = option.values[chance.below(len(option.values))]
    return chosen


def play(game: AnyGame, seats: int, number: int) -> int:
    """Plays one game to its end; returns how many decisions it had."""
    name = f"soak {game.id} {seats} {number}"
    chance = seeded(name)
    state: State = game.new(seats, name, options_for(game, seats, chance))
    census = game.census(state)
    decisions = 0
    try:
        while not state.over:
            must(state.asked != 0, "nobody is asked and the game is not over")
            must(decisions < LONGEST, "the game does not end")
            if decisions % EVERY == 0:
                look_closely(state, chance)
            seat, action = move(state, chance)
            state.apply(seat, action)
            decisions += 1
            must(game.census(state) == census, "components have come or gone")
        look_at_end(state)
    except Exception as error:
        raise Broken(f"{name}, decision {decisions}: {error}") from error
    return decisions


def move(state: State, chance: Chance) -> tuple[int, int]:
    """A random legal action of a random asked seat; now and then one that nobody waits for."""
    if chance.below(12) == 0:
        unasked = [(seat, action) for seat in range(state.seats) for action in state.offhand(seat)]
        if unasked:
            return unasked[chance.below(len(unasked))]
    seat = chance.pick(state.asked_seats())
    legal = state.legal(seat)
    must(bool(legal), "somebody is asked and may choose nothing")
    return seat, chance.pick(legal)


def look_closely(state: State, chance: Chance) -> None:
    """Copies, saves and secrecy of a position."""
    game, before = state.game, state.digest()
    must(state.copy().digest() == before, "a copy differs")
    must(load(game, json.loads(json.dumps(state.save()))).digest() == before, "a saved state differs")
    seat = chance.below(state.seats)
    view, legal = game.view(state, seat), state.legal(seat)
    for action in legal[:3]:
        must(state.why_not(seat, action) is None, "a legal action has a reason against it")
        game.preview(state, seat, action)
    world = exchanged(state, seat, chance)
    must(game.view(world, seat) == view and world.legal(seat) == legal, "something hidden is shown")
    salt = chance.word()
    imagined, other = state.imagine(seat, seeded(salt)), world.imagine(seat, seeded(salt))
    must(game.view(imagined, seat) == view, "an imagined world looks different")
    must(imagined.digest() == other.digest(), "what is imagined depends on what is hidden")
    must(game.census(imagined) == game.census(state), "components come or go in an imagined world")
    must(state.digest() == before, "looking has changed the position")


def exchanged(state: State, seat: int, chance: Chance) -> State:
    """A copy in which the contents of every pool hidden from the seat are in another order."""
    world = state.copy()
    pools = state.game.hidden(world, seat)
    for pool in pools:
        chance.shuffle(pool.contents)
    state.game.put_hidden(world, seat, pools)
    return world


def look_at_end(state: State) -> None:
    game = state.game
    must(not state.asked and not state.stack, "a finished game still has something to do")
    must(bool(game.winners(state)), "a finished game has no winner")
    must(game.score_sheet(state, None).totals == game.scores(state), "the score sheet does not add up")


def soak(progress: Progress, decisions: int) -> None:
    """Plays on until so many decisions have been made."""
    game = games.get(progress.game)
    while progress.decisions < decisions:
        begun = process_time()
        made = play(game, progress.seats, progress.finished)
        progress.decisions += made
        progress.finished += 1
        progress.seconds += process_time() - begun
        progress.save()


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("games", nargs="*", metavar="GAME", help="all games unless named")
    parser.add_argument("--decisions", type=int, default=DECISIONS, help="for each game and player count")
    chosen = parser.parse_args()
    broken = 0
    for game in chosen.games or games.REGISTERED:
        for seats in games.get(game).players:
            progress = resumed(game, seats)
            try:
                soak(progress, chosen.decisions)
                print(progress, flush=True)
            except Broken as error:
                broken += 1
                traceback.print_exception(error.__cause__)
                print(f"{game} {seats}: BROKEN after {progress.decisions:,} decisions: {error}", flush=True)
    return 1 if broken else 0


if __name__ == "__main__":
    sys.exit(main())
