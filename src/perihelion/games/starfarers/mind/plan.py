"""The building goal a bot keeps in mind: what is worth most, discounted by the cards it still lacks. From it
follow what cards are worth and what may be given away."""

from __future__ import annotations

from perihelion.games.starfarers.components.parts import BUILDS
from perihelion.games.starfarers.mind.worth import build_worth, income_rates, rounds_left
from perihelion.games.starfarers.rules.building import bank_rate
from perihelion.games.starfarers.rules.production import supply_draw
from perihelion.games.starfarers.state import StarState, total


class Plan:
    """The goal: a build, the cards it costs and lacks, and those to spare; beside it what every build would
    be worth, what one more card of each kind would, and what giving one away costs."""

    def __init__(
        self, build: int, worths: list[float], cost: list[int], lacking: list[int], spare: list[int]
    ) -> None:
        self.build = build
        self.worths = worths
        self.cost = cost
        self.lacking = lacking
        self.spare = spare
        self.gain = [
            1.0 if lacking[kind] else (0.6 if cost[kind] else 0.38) / (1 + 0.17 * spare[kind])
            for kind in range(5)
        ]
        self.loss = [(0.31 / (1 + 0.16 * spare[kind])) if spare[kind] else 1.0 for kind in range(5)]

    def ready(self, state: StarState, seat: int) -> bool:
        """Whether the bank can close the gap now."""
        return total(self.lacking) <= exchangeable(state, seat, self.spare)


def exchangeable(state: StarState, seat: int, spare: list[int]) -> int:
    """How many cards the bank would give for the spare ones."""
    count = 0
    for kind in range(5):
        if spare[kind]:
            count += spare[kind] // bank_rate(state, seat, kind)
    return count


def make_plan(state: StarState, seat: int) -> Plan:
    """What is worth most, discounted by the cards that are lacking."""
    return plan_with(state, seat, state.hands[seat], build_worths(state, seat))


def build_worths(state: StarState, seat: int) -> list[float]:
    """What each build would be worth to the seat, whatever cards it holds."""
    rounds = rounds_left(state)
    return [build_worth(state, seat, build, rounds) for build in range(len(BUILDS))]


def plan_with(state: StarState, seat: int, hand: list[int], worths: list[float]) -> Plan:
    """The plan of a seat that holds these cards."""
    best = -1
    best_value = 0.0
    waits: list[float] = []
    best_lacking, best_spare = [0] * 5, hand
    for build in range(len(BUILDS)):
        worth = worths[build]
        if worth <= best_value:  # lacking cards can only make it less
            continue
        cost = state.parts.costs[build]
        lacking = [max(0, cost[kind] - hand[kind]) for kind in range(5)]
        spare = [max(0, hand[kind] - cost[kind]) for kind in range(5)]
        value = worth
        missing = total(lacking)
        changed = exchangeable(state, seat, spare) if missing else 0
        if missing > changed:
            if not waits:
                waits = waiting(state, seat)
            away = time_for(lacking, waits) - 1.3 * changed
            value = worth / (1.0 + 1.5 * max(0.0, away))
        if value > best_value:
            best_value = value
            best, best_lacking, best_spare = build, lacking, spare
    cost = state.parts.costs[best] if best >= 0 else [0] * 5
    return Plan(best, worths, cost, best_lacking, best_spare)


def time_for(cards: list[int], waits: list[float]) -> float:
    """How long it takes until these cards are there, if one waits so long for one of each kind."""
    time = 0.0
    for kind, count in enumerate(cards):
        time += count * waits[kind]
    return time


def waiting(state: StarState, seat: int) -> list[float]:
    """How long the seat waits for a card of each kind, by what it draws and what its colonies yield."""
    drawn = 0.21 + 0.22 * supply_draw(state, seat)
    return [(0.7 / (drawn + state.seats * rate)) ** 0.47 for rate in income_rates(state, seat)]


def gain_by(plan: Plan, gives: list[int], gets: list[int]) -> float:
    """What a trade is worth to a player who plans like that."""
    worth = 0.0
    for kind in range(5):
        if gives[kind] or gets[kind]:
            worth = with_kind(plan, worth, kind, gives[kind], gets[kind])
    return worth


def gain_by_swap(plan: Plan, given: int, gives: int, asked: int, gets: int) -> float:
    """The same of cards of one kind given for cards of another."""
    if given < asked:
        return with_kind(plan, with_kind(plan, 0.0, given, gives, 0), asked, 0, gets)
    return with_kind(plan, with_kind(plan, 0.0, asked, 0, gets), given, gives, 0)


def with_kind(plan: Plan, worth: float, kind: int, gives: int, gets: int) -> float:
    """What a trade is worth when another kind of cards comes into it."""
    minus, lacking = plan.loss[kind], plan.lacking[kind]
    worth += gets * plan.gain[kind]
    worth -= gives * minus
    # Cards beyond the spare ones are those one needs, and none is needed more often than it is lacking.
    worth -= max(0, gives - plan.spare[kind]) * (1.0 - minus)
    if lacking:
        worth -= max(0, gets - lacking) * 0.76
    return worth
