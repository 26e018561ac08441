"""What a position is worth, and the chance to win that goes with it: one estimate for everybody.

The chance to win is the value network's where one was trained for the game and the player count, else one by
the game's evaluation; what is decided is certain. The network knows positions at the end of a turn, so the
turn is played to its end by the policy before it is judged. What the end of a line is worth to a search is
the margin that the evaluation promises, or, if the search is told so, what the network makes of it.
"""

from __future__ import annotations

import math
from pathlib import Path

from mypy_extensions import mypyc_attr

from perihelion.bots import policy
from perihelion.core.chance import Chance
from perihelion.core.state import State

WEIGHTS = Path(__file__).with_name("weights")
WIN = 2.0  # what winning is worth beside the margin, on the game's scale of margins
ANSWERS = 600  # of a line of play, at most: a bound, reached only by games in which a turn has no end

# A margin of this many points is worth odds of e to 1 (see `chance_to_win`): about a third of the margins
# that occur between equal players.
MARGIN_SCALE = 6.0
MARGIN_SCALES = {"starfarers": 1.8, "quarterworlds": 50.0, "pulsar": 15.0, "seti": 15.0}

Verdict = tuple[float, float]  # worth in points, chance to win


@mypyc_attr(allow_interpreted_subclasses=True)
class Judge:
    """Judges by the game's evaluation."""

    decides: bool = False  # whether a network says what positions are worth

    def judge(self, worlds: list[State], seat: int) -> list[Verdict]:
        """Worth and chance to win of each position, all of them of one game and player count."""
        return [(margin_of(world, seat), chance_by_margin(world, seat)) for world in worlds]


def judge_for(world: State, decides: bool = False) -> Judge:
    """The judge of a game at a player count. With `decides` the network, if there is one, judges the worth of
    positions as well."""
    if not weights_file(world.game.id, world.seats).is_file():
        return Judge()
    from perihelion.bots.value import network_judge  # numpy is loaded where there is a network alone

    return network_judge(world.game, world.seats, decides)


def weights_file(game_id: str, seats: int) -> Path:
    return WEIGHTS / f"{game_id}-{seats}.value.npz"


def learned_file(game_id: str, seats: int, version: str = "") -> Path:
    """The weights of the learned bot, of an earlier version if one is named."""
    return WEIGHTS / (f"{game_id}-{seats}-{version}.npz" if version else f"{game_id}-{seats}.npz")


def estimate(world: State, seat: int, chance: Chance) -> float:
    """The seat's chance to win in an imagined world. The evaluation judges positions as they stand."""
    if not weights_file(world.game.id, world.seats).is_file():
        return chance_by_margin(world, seat)
    later = world.copy()
    policy.follow(later, chance, policy.Horizon(later.game.clock(later), 1), ANSWERS)
    return judge_for(world).judge([later], seat)[0][1]


def margin_scale(game_id: str) -> float:
    """How many points count as a clear margin in a game."""
    return MARGIN_SCALES.get(game_id, MARGIN_SCALE)


def chance_to_win(margin: float, seats: int, game_id: str = "") -> float:
    """The chance to win that goes with an expected margin over the best opponent; a margin of 0 is an
    equal share. Who plays alone plays against a rival of the game's own."""
    rivals = max(1, seats - 1)
    odds = margin / margin_scale(game_id)
    return 1.0 / (1.0 + rivals * math.exp(-max(-30.0, min(30.0, odds))))


def margin_of(world: State, seat: int) -> float:
    """The margin that a position promises; at the end the real one, and more for the winner."""
    if not world.over:
        return world.game.evaluate(world, seat)
    won = WIN if seat in world.game.winners(world) else -WIN
    return final_margin(world, seat) + won * margin_scale(world.game.id)


def final_margin(world: State, seat: int) -> float:
    """The margin over the best other in points."""
    scores = world.game.scores(world)
    rivals = [score for other, score in enumerate(scores) if other != seat]
    return float(scores[seat] - max(rivals)) if rivals else float(scores[seat])


def chance_by_margin(world: State, seat: int) -> float:
    """The chance to win by the evaluation: certain when the game is over."""
    if world.over:
        return share_of_victory(world, seat)
    return chance_to_win(world.game.evaluate(world, seat), world.seats, world.game.id)


def share_of_victory(world: State, seat: int) -> float:
    """1 for the winner of a finished game, a part of it if several win, else 0."""
    winners = world.game.winners(world)
    return 1 / len(winners) if seat in winners else 0.0
