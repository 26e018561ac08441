"""Players who look ahead before they choose: what a search with much time may take everybody for.

Each of the policy's first few choices is played on by the policy as far as lines of play usually go in the
game, all of them in the same world with the same luck, and the choice whose end the judge likes best is
taken. The world is imagined anew by what the player knows, so that nobody makes use of what a line of play
will bring. Who plays like that is stronger than the policy where luck decides little, and where more lines of
play only make out more surely what the policy would make of a position, lines in which everybody looks ahead
say more.
"""

from __future__ import annotations

from perihelion.bots import policy
from perihelion.bots.judging import ANSWERS, Judge
from perihelion.core.chance import Chance
from perihelion.core.state import State

LOOKS = 4  # choices that are looked into


def follow(
    state: State, chance: Chance, horizon: policy.Horizon, thoughts: int, turns: int, judge: Judge
) -> None:
    """Plays on as far as the horizon: so many decisions with a look some turns ahead, whoever's they are, the
    rest by the policy."""
    while thoughts > 0 and not horizon.is_reached(state):
        seat = state.asked_seats()[0]
        legal = state.legal(seat)
        if len(legal) > 1:
            state.apply(seat, choice(state, seat, chance, turns, judge))
            thoughts -= 1
        else:
            state.apply(seat, legal[0])
    policy.follow(state, chance, horizon, ANSWERS)


def choice(state: State, seat: int, chance: Chance, turns: int, judge: Judge) -> int:
    """What the seat chooses after a look at where its first few choices lead in so many turns."""
    tried = policy.in_order(state, seat)[:LOOKS]
    here, luck = state.imagine(seat, chance), chance.fork()
    clock = here.game.clock(here)
    ends = []
    for action in tried:
        end = here.copy()
        end.apply(seat, action)
        policy.follow(end, luck.copy(), policy.Horizon(clock, turns), ANSWERS)
        ends.append(end)
    worths = [worth for worth, _ in judge.judge(ends, seat)]
    return tried[worths.index(max(worths))]
