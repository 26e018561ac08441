"""The searching bot: Monte-Carlo tree search over imagined worlds (information-set search).

The policy's best few actions race against each other. All of them are tried in the same imagined worlds with
the same luck, so that they are compared by what they change and not by what was dealt. Who is far worse is
out, after every heat the better half goes on, and the race ends when it is decided who is best, or when the
iterations or the time are used up. A line of play goes on by the policy for
everybody to the end of a turn some turns ahead, where the game's evaluation or its value network judges it;
where several seats are asked at once the others answer by that model without a look at the seat's own
choice. What the seat still decides by itself before chance, hidden things or others come into it makes the
tree: its branches widen as a line is visited more often. An action other than the policy's own is chosen
only if it was better beyond the doubt that so few worlds leave.
"""

from __future__ import annotations

import math
from time import monotonic
from typing import ClassVar

from perihelion.bots import foresight, policy
from perihelion.bots.bot import Bot, Rating, by_value
from perihelion.bots.judging import ANSWERS, Judge, judge_for, margin_scale
from perihelion.core.chance import Chance
from perihelion.core.state import State

ITERATIONS = 60  # lines of play
TURNS = 6  # that a line looks ahead, unless the game has a figure of its own
TURNS_AHEAD = {"race": 2, "quarterworlds": 16, "pulsar": 2, "starfarers": 6, "seti": 8}
TURNS_ALONE = {"seti": 1}  # the same for who plays alone: a turn is a whole round there
TURNS_BY_NETWORK = {"pulsar": 1}  # the same where the network judges, if it need not look as far
ENTRANTS = 6  # actions that race, at most, unless there are lines for more
MOST_ENTRANTS = 16
LINES_EACH = 5  # of play for each action that races
HEAT = 3  # worlds in which an action is tried at least while iterations suffice
EARLIEST = 6  # worlds after which it is first seen who is out within a heat, and whether the race is decided
OUT = 2.0  # standard errors that an action must be worse than the policy's own to be out within a heat
DECIDED = 3.0  # standard errors that an action must be better than all others to end the race
TRUSTED = 0.6  # of the worlds in which an action must have been tried to be chosen over the policy's own
DOUBT = 1.0  # standard errors that an action must be better than the policy's own
GIVEN_UP = 1.0  # standard errors that an action must be worse to be tried no more
FLOOR = 0.07  # a spread that is always assumed, as a part of the game's scale of margins
DEPTH = 12  # decisions in the tree, at most
RIPE = 12  # visits of a decision in the tree for each further action that is tried there
EXPLORE = 0.7
# Where the value network judges the ends of lines better than the evaluation does: player counts by game.
JUDGED_BY_NETWORK = {"starfarers": (3, 4), "quarterworlds": (2,), "pulsar": (2, 3, 4), "seti": (2, 3, 4)}


class Node:
    """A decision of the seat within the tree: its actions as the policy would have them, best first, with
    visits and summed values."""

    def __init__(self) -> None:
        self.order: list[int] = []
        self.visits: list[int] = []
        self.total: list[float] = []
        self.children: dict[int, Node] = {}

    def open(self, order: list[int]) -> None:
        self.order = order
        self.visits = [0] * len(order)
        self.total = [0.0] * len(order)

    def child(self, place: int) -> Node:
        return self.children.setdefault(place, Node())

    def select(self, scale: float) -> int:
        """The place of the action to try next: the policy's own at first, then more and more."""
        seen = sum(self.visits)
        best, best_score = 0, -math.inf
        for place in range(min(len(self.order), 1 + seen // RIPE)):
            if self.visits[place] == 0:
                return place
            mean = self.total[place] / self.visits[place]
            score = mean + EXPLORE * scale * math.sqrt(math.log(seen) / self.visits[place])
            if score > best_score:
                best, best_score = place, score
        return best


class Entrant:
    """An action in the race: margin and chance to win in one world after the other."""

    def __init__(self, action: int) -> None:
        self.action = action
        self.margins: list[float] = []
        self.chances: list[float] = []
        self.root = Node()  # the seat's next decision, if it comes at once


class Line:
    """A line of play: the seat's decisions in the tree, and the position to which it led."""

    def __init__(self, entrant: Entrant, end: State) -> None:
        self.entrant = entrant
        self.path: list[tuple[Node, int]] = []
        self.end = end


class SearchBot(Bot):
    """Searches for a number of iterations, or for a time, whichever ends first. With iterations alone
    the same seed gives the same choices."""

    name: ClassVar[str] = "search"

    def __init__(
        self,
        seed: int | str,
        iterations: int = ITERATIONS,
        seconds: float | None = None,
        turns: int | None = None,
        by_network: bool | None = None,
        judge: Judge | None = None,
        thoughts: int = 0,
    ) -> None:
        super().__init__(seed)
        self.iterations = iterations
        self.seconds = seconds
        self.turns = turns
        self.by_network = by_network  # as is best in the game if nothing is said
        self.judge = judge  # of the ends of lines; that of the game if none is given
        self.thoughts = thoughts  # decisions of a line of play that everybody looks ahead for

    def choose(self, world: State, seat: int) -> int:
        return self.ratings(world, seat)[0].action

    def ratings(self, world: State, seat: int) -> list[Rating]:
        legal = world.legal(seat)
        if len(legal) == 1:
            return [Rating(legal[0], 0.0, self.estimate(world, seat))]
        order = policy.in_order(world, seat)
        racing = most_entrants(self.iterations)
        entrants = [Entrant(action) for action in order[:racing]]
        self.race(world, seat, entrants)
        scale = margin_scale(world.game.id)
        rated = [rating(entrant, entrants[0], scale) for entrant in entrants]
        last = min(one.value for one in rated)
        rated += [Rating(action, last - place) for place, action in enumerate(order[racing:], 1)]
        return by_value(rated)

    def race(self, world: State, seat: int, entrants: list[Entrant]) -> None:
        """Heats of all entrants, of the better half, and so on, until it is decided who is best; the policy's
        own action stays in. However short the time is, everybody is tried in the first world."""
        scale = margin_scale(world.game.id)
        deadline = math.inf if self.seconds is None else monotonic() + self.seconds
        judge = self.judge_of(world)
        turns = self.turns or turns_ahead(world, judge.decides)
        racing, done, tried = entrants, 0, 0
        heats = max(1, math.ceil(math.log2(len(entrants))))
        for heat in range(heats):
            worlds = max(HEAT, (self.iterations - done) // ((heats - heat) * len(racing)))
            for _ in range(worlds):
                lines = self.in_one_world(world, seat, racing, turns, self.iterations - done, deadline)
                settle(lines, seat, judge)
                done += len(lines)
                if len(lines) < len(racing):
                    return
                tried += 1
                if tried >= EARLIEST and tried % HEAT == 0:
                    racing = not_out(racing, scale)
                    if is_decided(racing, scale):
                        return
            racing = self.still_racing(racing, scale)
            if len(racing) == 1:
                return

    def in_one_world(
        self, world: State, seat: int, racing: list[Entrant], turns: int, left: int, deadline: float
    ) -> list[Line]:
        """Tries who races in the same imagined world with the same luck, as far as lines and time go."""
        here = world.imagine(seat, self.chance)
        luck = self.chance.fork()
        lines: list[Line] = []
        for entrant in racing:
            late = bool(entrant.margins) and monotonic() > deadline
            if late or len(lines) >= left:
                break
            lines.append(self.follow(entrant, here.copy(), seat, luck.copy(), turns))
        return lines

    @staticmethod
    def still_racing(racing: list[Entrant], scale: float) -> list[Entrant]:
        """The policy's own action, and the better half of those that are not surely worse than it."""
        own = racing[0]
        hopeful: list[tuple[float, Entrant]] = []
        for entrant in racing[1:]:
            mean, error = compared(entrant, own, scale)
            if mean + GIVEN_UP * error > 0.0:
                hopeful.append((mean, entrant))
        hopeful.sort(key=lambda pair: -pair[0])
        return [own, *(entrant for _, entrant in hopeful[: max(1, (len(racing) - 1) // 2)])]

    def follow(self, entrant: Entrant, world: State, seat: int, luck: Chance, turns: int) -> Line:
        """One line of play that begins with the entrant's action, to where it is judged."""
        clock, scale = world.game.clock(world), margin_scale(world.game.id)
        known = (world.reveals, world.chance.draws, clock)
        world.apply(seat, entrant.action)
        line = Line(entrant, world)
        node = entrant.root
        while len(line.path) < DEPTH and world.is_asked(seat) and known == _known(world):
            if not node.order:
                node.open(policy.in_order(world, seat)[:ENTRANTS])
            place = node.select(scale)
            if node.order[place] not in world.legal(seat):
                break
            line.path.append((node, place))
            world.apply(seat, node.order[place])
            node = node.child(place)
        horizon = policy.Horizon(clock, turns)
        if self.thoughts:
            foresight.follow(world, luck, horizon, self.thoughts, turns, self.judge_of(world))
        else:
            policy.follow(world, luck, horizon, ANSWERS)
        return line

    def judge_of(self, world: State) -> Judge:
        """Who judges the ends of lines of a game."""
        if self.judge is not None:
            return self.judge
        return usual_judge(world) if self.by_network is None else judge_for(world, self.by_network)


def settle(lines: list[Line], seat: int, judge: Judge) -> None:
    """Judges the ends of lines together and notes what they were worth."""
    if not lines:
        return
    verdicts = judge.judge([line.end for line in lines], seat)
    for line, (worth, chance) in zip(lines, verdicts, strict=True):
        for node, place in line.path:
            node.visits[place] += 1
            node.total[place] += worth
        line.entrant.margins.append(worth)
        line.entrant.chances.append(chance)


def not_out(racing: list[Entrant], scale: float) -> list[Entrant]:
    """The policy's own action, and those that are not far worse than it."""
    own = racing[0]
    kept = [own]
    for entrant in racing[1:]:
        mean, error = compared(entrant, own, scale)
        if mean + OUT * error > 0.0:
            kept.append(entrant)
    return kept


def is_decided(racing: list[Entrant], scale: float) -> bool:
    """Whether one is surely better than all others that race, who were tried in the same worlds."""
    best = max(racing, key=lambda entrant: sum(entrant.margins))
    for entrant in racing:
        if entrant is not best:
            mean, error = compared(best, entrant, scale)
            if mean - DECIDED * error <= 0.0:
                return False
    return True


def most_entrants(iterations: int) -> int:
    """How many actions race at most for so many lines of play."""
    return min(MOST_ENTRANTS, max(ENTRANTS, iterations // LINES_EACH))


def turns_ahead(world: State, by_network: bool = False) -> int:
    """How many turns a line of play usually looks ahead in a game, by the evaluation or by the network."""
    usual = TURNS_AHEAD.get(world.game.id, TURNS)
    if world.seats == 1:
        return TURNS_ALONE.get(world.game.id, usual)
    return TURNS_BY_NETWORK.get(world.game.id, usual) if by_network else usual


def judged_by_network(game_id: str, seats: int) -> bool:
    """Whether searches of a game at a player count usually judge by its value network."""
    return seats in JUDGED_BY_NETWORK.get(game_id, ())


def usual_judge(world: State) -> Judge:
    """Who judges the ends of lines of a game unless it is said."""
    return judge_for(world, judged_by_network(world.game.id, world.seats))


def _known(world: State) -> tuple[int, int, int]:
    """Changes as soon as something becomes known or a turn ends."""
    return (world.reveals, world.chance.draws, world.game.clock(world))


def compared(entrant: Entrant, own: Entrant, scale: float) -> tuple[float, float]:
    """By how much an entrant was better than the policy's own action in the worlds in which both were tried,
    and the standard error of that."""
    better = [mine - its for mine, its in zip(entrant.margins, own.margins, strict=False)]
    mean = sum(better) / len(better)
    if len(better) == 1:
        return mean, scale + abs(mean)
    spread = sum((value - mean) ** 2 for value in better) + (FLOOR * scale) ** 2
    return mean, math.sqrt(spread / (len(better) - 1) / len(better))


def rating(entrant: Entrant, own: Entrant, scale: float) -> Rating:
    """How much better than the policy's own action it was for sure, and its chance to win. Who left the race
    early is no better: the luckiest of many that were tried in a few worlds looks good by accident."""
    if not entrant.margins:
        return Rating(entrant.action, -3.0 * scale)
    gained = [mine - its for mine, its in zip(entrant.chances, own.chances, strict=False)]
    chance = sum(own.chances) / len(own.chances) + sum(gained) / len(gained)
    mean, error = (0.0, 0.0) if entrant is own else compared(entrant, own, scale)
    value = mean - DOUBT * error
    if len(entrant.margins) < TRUSTED * len(own.margins):
        value = min(value, -FLOOR * scale)
    return Rating(entrant.action, value, min(1.0, max(0.0, chance)))
