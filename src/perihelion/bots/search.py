"""The searching bot: Monte-Carlo tree search over imagined worlds (information-set search).

Every iteration imagines a new world, so the tree knows only what the seat knows: its nodes are the seat's
own decisions, its branches the seat's own actions, and what is legal may differ from world to world. The
others answer by a policy that models sensible players. Where several seats are asked at once their secret
answers are drawn from that model without a look at the seat's own choice, so a choice is judged against
what the others may do, not against what they did. A line ends after a number of decisions with the game's
evaluation instead of a random playout to the end.
"""

from __future__ import annotations

import math
from time import monotonic
from typing import ClassVar

from perihelion.bots import policy
from perihelion.bots.bot import Bot, Rating, by_value
from perihelion.core.chance import Chance
from perihelion.core.state import State

ITERATIONS = 300
HORIZON = 16  # decisions of the whole table that a line follows beyond the tree
DEPTH = 6  # own decisions within the tree, at most
EXPLORE = 0.8
PRIOR_DECAY = 0.8  # how much less each next action in the policy's order is tried
CAUTION = 0.5  # how much an action with few visits is held back in the final order against the policy's own


class Node:
    """One of the seat's own decisions: visits and summed chances to win by action."""

    def __init__(self, order: list[int]) -> None:
        self.rank: dict[int, int] = {action: rank for rank, action in enumerate(order)}
        self.visits: dict[int, int] = {}
        self.total: dict[int, float] = {}
        self.seen: dict[int, int] = {}  # how often the action was legal when the node was visited
        self.children: dict[int, Node] = {}

    def select(self, legal: list[int]) -> int:
        """The action to try next among those legal in this world."""
        known = [action for action in legal if self.visits.get(action)]
        mean = (
            sum(self.total[action] for action in known) / sum(self.visits[action] for action in known)
            if known
            else 0.5
        )
        best, best_score = legal[0], -math.inf
        for action in legal:
            seen = self.seen[action] = self.seen.get(action, 0) + 1
            rank = self.rank.setdefault(action, len(self.rank))
            visits = self.visits.get(action, 0)
            value = self.total[action] / visits if visits else mean
            score = value + EXPLORE * PRIOR_DECAY**rank * math.sqrt(seen) / (1 + visits)
            if score > best_score:
                best, best_score = action, score
        return best

    def learn(self, action: int, value: float) -> None:
        self.visits[action] = self.visits.get(action, 0) + 1
        self.total[action] = self.total.get(action, 0.0) + value


class SearchBot(Bot):
    """Searches for a number of iterations, or for a time, whichever ends first. With iterations alone
    the same seed gives the same choices."""

    name: ClassVar[str] = "search"

    def __init__(
        self,
        seed: int | str,
        iterations: int = ITERATIONS,
        seconds: float | None = None,
        horizon: int = HORIZON,
    ) -> None:
        super().__init__(seed)
        self.iterations = iterations
        self.seconds = seconds
        self.horizon = horizon

    def choose(self, world: State, seat: int) -> int:
        return self.ratings(world, seat)[0].action

    def ratings(self, world: State, seat: int) -> list[Rating]:
        legal = world.legal(seat)
        if len(legal) == 1:
            return [Rating(legal[0], 0.0, self.estimate(world, seat))]
        root = self.search(world, seat)
        return by_value([_rating(root, action) for action in legal])

    def search(self, world: State, seat: int) -> Node:
        """The tree for the seat's open question."""
        root = Node(_in_order(world, seat))
        deadline = math.inf if self.seconds is None else monotonic() + self.seconds
        for done in range(self.iterations):
            if done and monotonic() > deadline:
                break
            self._iterate(root, world.imagine(seat, self.chance), seat)
        return root

    def _iterate(self, root: Node, world: State, seat: int) -> None:
        path: list[tuple[Node, int]] = []
        node: Node | None = root
        while node is not None and not world.over:
            legal = world.legal(seat)
            action = node.select(legal)
            path.append((node, action))
            world.apply(seat, action)
            fresh = action not in node.visits
            _until_asked(world, seat, self.chance)
            if fresh or len(path) >= DEPTH or world.over:
                break
            if action not in node.children:
                node.children[action] = Node(_in_order(world, seat))
            node = node.children[action]
        policy.follow(world, self.chance, self.horizon)
        value = self.estimate(world, seat)
        for visited, action in path:
            visited.learn(action, value)


def _until_asked(state: State, seat: int, chance: Chance) -> None:
    """Lets the others answer by the policy until the seat has a real choice again."""
    while not state.over:
        if state.is_asked(seat):
            legal = state.legal(seat)
            if len(legal) > 1:
                return
            state.apply(seat, legal[0])
        else:
            other = state.asked_seats()[0]
            state.apply(other, policy.answer(state, other, chance))


def _in_order(state: State, seat: int) -> list[int]:
    """The legal actions as the policy would have them, best first."""
    legal = state.legal(seat)
    values = policy.judge(state, seat, legal)
    order = sorted(range(len(legal)), key=lambda index: (-values[index], legal[index]))
    return [legal[index] for index in order]


def _rating(root: Node, action: int) -> Rating:
    visits = root.visits.get(action, 0)
    if visits == 0:
        return Rating(action, -1.0)
    chance = root.total[action] / visits
    doubt = 0.0 if root.rank[action] == 0 else CAUTION / math.sqrt(visits)
    return Rating(action, chance - doubt, chance)
