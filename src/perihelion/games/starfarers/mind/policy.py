"""Which choices a sensible player would make, by the question asked. A bot builds what its plan says
(`plan`), trades for it, and flies its ships to the best prospect (`worth`)."""

from __future__ import annotations

from typing import Final

from perihelion.games.starfarers.components.encounters import GIVE, Node
from perihelion.games.starfarers.components.parts import (
    COLONY,
    FIRST_MODULE,
    FLEET,
    GOODS,
    TRADE,
)
from perihelion.games.starfarers.mind.bargaining import (
    deal_value,
    has_offer,
    own_offer,
    rate_answer,
    rate_deal,
    rate_offer,
)
from perihelion.games.starfarers.mind.plan import Plan, make_plan
from perihelion.games.starfarers.mind.worth import (
    WINS,
    build_worth,
    income_rates,
    planet_ways,
    prospects,
    rounds_left,
    ship_outlook,
)
from perihelion.games.starfarers.rules.answering import Answers, Deal
from perihelion.games.starfarers.rules.building import TradeAndBuild, bank_rate
from perihelion.games.starfarers.rules.encounter import Encounter
from perihelion.games.starfarers.rules.flight import Flight, Jump, MoveShip
from perihelion.games.starfarers.rules.legs import must_leave, targets
from perihelion.games.starfarers.rules.trading import Offer
from perihelion.games.starfarers.state import StarState

# Friendship cards in the order in which they are wanted.
WANTED: Final = (
    "g3", "s2", "g2", "s1", "s3", "g1", "m5", "g4", "g5", "d2", "m4", "m3", "m2", "m1", "d3", "d1", "d4",
)  # fmt: skip


# -- choices ---------------------------------------------------------------------------------------


def rate(state: StarState, seat: int, actions: list[int]) -> list[float] | None:
    """A judgement of each action; the question on top decides how."""
    step = state.step()
    if isinstance(step, TradeAndBuild):
        return rate_building(state, seat, actions)
    if isinstance(step, Flight):
        return [flight_value(state, seat, action) for action in actions]
    if isinstance(step, MoveShip):
        return rate_move(state, seat, step, actions)
    if isinstance(step, Jump):
        return rate_jump(state, seat, step, actions)
    if isinstance(step, Offer):
        wanted = own_offer(state, seat, make_plan(state, seat))
        return rate_offer(state, seat, step.give, step.ask, actions, wanted)
    if isinstance(step, Answers):
        return rate_answer(state, seat, step, actions)
    if isinstance(step, Deal):
        return rate_deal(state, seat, step, actions)
    if isinstance(step, Encounter) and step.owed == 0 and step.due == 0:
        return rate_encounter(state, seat, step.node(state), actions)
    return rate_small(state, seat, actions)


def rate_small(state: StarState, seat: int, actions: list[int]) -> list[float]:
    """Choices that can be judged one by one; the plan is made once if cards come into it."""
    plan: Plan | None = None
    rated: list[float] = []
    for action in actions:
        value = piece_value(state, seat, action)
        if value is None:
            if plan is None:
                plan = make_plan(state, seat)
            value = card_value(state, plan, action)
        rated.append(value)
    return rated


def piece_value(state: StarState, seat: int, action: int) -> float | None:
    """Sites, modules, berths, opponents, friends; None if the choice is about cards."""
    acts = state.rules.actions
    board = state.parts.board
    if acts.settle <= action < acts.port:
        return settle_value(state, seat, action - acts.settle)
    if acts.port <= action < acts.ship:
        return port_value(state, seat, board.berths[action - acts.port])
    if acts.ship <= action < acts.berth:
        return 1.0 if action == acts.ship else 0.61
    if acts.berth <= action < acts.module:
        place = board.berth_places[action - acts.berth]
        return prospects(state, seat, COLONY, -1).outlook(state.rules.distance.steps[place])
    if acts.module <= action < acts.build:
        return module_worth(state, seat, action - acts.module) + 0.013
    if acts.remove <= action < acts.stop:
        return -module_worth(state, seat, action - acts.remove)
    if acts.stop <= action < acts.move:
        return -ship_outlook(state, FLEET * seat + action - acts.stop)
    if acts.steal <= action < acts.gift or acts.rob <= action < acts.done:
        other = (action - acts.steal) if action >= acts.steal else (action - acts.rob)
        return state.points(other) + 0.31 * min(8, state.hand_size(other))
    if acts.friend <= action < acts.end_turn:
        return -float(WANTED.index(state.parts.friends[action - acts.friend].id[3:]))
    return None


def module_worth(state: StarState, seat: int, module: int) -> float:
    return build_worth(state, seat, FIRST_MODULE + module, rounds_left(state))


def card_value(state: StarState, plan: Plan, action: int) -> float:
    """Cards taken and given, and yes or no to smaller offers."""
    acts = state.rules.actions
    if acts.take <= action < acts.hand_over:
        return plan.gain[action - acts.take]
    for first in (acts.discard, acts.pay, acts.hand_over):
        if first <= action < first + 5:
            return -plan.loss[action - first]
    if acts.found <= action < acts.wait:
        return 1.0
    return 0.0


def settle_value(state: StarState, seat: int, site: int) -> float:
    """A starting colony: what its planets yield, new kinds first."""
    rates = income_rates(state, seat)
    total = 0.0
    for planet in (site, 3 * (site // 3) + (site + 1) % 3):
        ways = planet_ways(state, planet)
        total += ways * (1.0 if rates[state.resource_of(planet)] == 0.0 else 0.64)
    return total


def port_value(state: StarState, seat: int, berths: list[int]) -> float:
    """A spaceport: how near its berths are to what is out there."""
    sites, outposts = prospects(state, seat, COLONY, -1), prospects(state, seat, TRADE, -1)
    best = 0.0
    for berth in berths:
        steps = state.rules.distance.steps[berth]
        best = outposts.outlook(steps, sites.outlook(steps, best))
    return best


# -- trade and build -------------------------------------------------------------------------------


def rate_building(state: StarState, seat: int, actions: list[int]) -> list[float]:
    """Build the goal; trade for it; build on the side what does not hurt; then fly."""
    acts = state.rules.actions
    plan = make_plan(state, seat)
    ready = plan.ready(state, seat)
    crowded = state.hand_size(seat) > 7
    rated: list[float] = []
    for action in actions:
        if action == acts.launch:
            rated.append(0.12)
        elif action == acts.fame:
            rated.append(fame_value(state, seat, plan))
        elif action == acts.rich:
            rated.append(3.3)
        elif action == acts.offer:
            rated.append(2.5 if has_offer(state, seat, plan) else 0.0)
        elif acts.deal <= action < acts.no_deal:
            other = action - acts.deal
            suggestion = state.suggestions[other]
            rated.append(1.0 + deal_value(state, seat, plan, other, suggestion.ask, suggestion.give))
        elif acts.bank <= action < acts.fame:
            rated.append(bank_value(state, seat, plan, ready, crowded, action - acts.bank))
        else:
            rated.append(side_value(state, seat, plan, crowded, action - acts.build))
    return rated


def fame_value(state: StarState, seat: int, plan: Plan) -> float:
    """Half a point for a card, the cheapest there is; the last one before anything else."""
    if state.points(seat) == state.parts.target - 1 and state.half_medals[seat] % 2:
        return WINS
    return 3.9 if plan.spare[GOODS] or state.hand_size(seat) > 4 else 0.74


def bank_value(state: StarState, seat: int, plan: Plan, ready: bool, crowded: bool, number: int) -> float:
    """A bank trade is good if it closes the gap to the goal, or saves cards from a 7."""
    given, taken = number // 5, number % 5
    useful = plan.lacking[taken] > 0 and plan.spare[given] >= bank_rate(state, seat, given)
    if not useful:
        return 0.0
    if ready:
        return 1.5 + 0.065 * plan.spare[given]
    return 0.53 if crowded else 0.0


def side_value(state: StarState, seat: int, plan: Plan, crowded: bool, build: int) -> float:
    """The goal at once; anything else only from spare cards, or when a 7 threatens."""
    if build == plan.build:
        return 1.7 + plan.worths[build]
    cost = state.parts.costs[build]
    worth = plan.worths[build]
    spare = all(cost[kind] <= plan.spare[kind] for kind in range(5))
    if worth >= 0.13 and spare:
        return 0.67 + worth
    return worth * 0.55 if crowded and worth > 0.26 else 0.0


# -- encounters ------------------------------------------------------------------------------------


def rate_encounter(state: StarState, seat: int, node: Node, actions: list[int]) -> list[float]:
    """Gifts of two pay best, for nomads of three; who fights or races wins more than is at stake; shady deals
    do not pay."""
    acts = state.rules.actions
    if node.kind == GIVE:
        most = 3 if node.text == "tale-nomad-offer" else 2
        generous = min(most, max(1, state.hand_size(seat)))
        return [-abs(float(action - acts.gift - generous)) for action in actions]
    yes = agree_value(state, seat, node)
    return [yes if action == acts.yes else 0.0 for action in actions]


def agree_value(state: StarState, seat: int, node: Node) -> float:
    """How good "yes" looks, told from the question alone."""
    text = node.text
    arms = state.cannons(seat) - average(state, seat, True)
    engines = state.boosters(seat) - average(state, seat, False)
    if text == "tale-merchant-unmasked":
        return arms + 2.5
    if text == "tale-pirate-demand":
        return -arms - 3.4
    if text == "tale-pirate-attack":
        return engines + 0.2 if arms < -2.0 else -1.0
    if text == "tale-distress-call":
        return engines + 2.0
    if text == "tale-wormhole-rift":
        return engines + 0.55
    if text == "tale-rescue-alarm":
        return arms + 3.7
    return -0.57


def average(state: StarState, seat: int, arms: bool) -> float:
    """The others' cannons or boosters."""
    total = 0
    for other in range(state.seats):
        if other != seat:
            total += state.cannons(other) if arms else state.boosters(other)
    return total / (state.seats - 1)


# -- flight ----------------------------------------------------------------------------------------


def flight_value(state: StarState, seat: int, action: int) -> float:
    """Found where one can; move the ships that gain by it; then end the turn."""
    acts = state.rules.actions
    if action == acts.end_turn:
        return 0.0
    first = FLEET * seat
    if acts.found <= action < acts.wait:
        return 9.5
    if acts.leap <= action < acts.found:
        return leap_value(state, first + action - acts.leap)
    return move_value(state, first + action - acts.move)


def leap_value(state: StarState, ship: int) -> float:
    """A jump: the best goal there is, instead of the way to it."""
    goals = prospects(state, ship // FLEET, state.ship_kind[ship], ship)
    here = goals.outlook(state.rules.distance.steps[state.ship_place[ship]])
    return max(goals.worths, default=0.0) - here - 0.1


def move_value(state: StarState, ship: int) -> float:
    """A move: what the outlook gains by it."""
    if must_leave(state, ship):
        return 0.46
    seat = ship // FLEET
    steps = state.rules.distance.steps
    goals = prospects(state, seat, state.ship_kind[ship], ship)
    here = goals.outlook(steps[state.ship_place[ship]])
    best = 0.0
    places = targets(state, ship, state.speed(seat))
    if places:
        best = goals.outlook(steps[places[0]])
        hopeful = goals.above(best)
        for place in places:
            best = hopeful.outlook(steps[place], best)
    return best - here - 0.00093


def rate_move(state: StarState, seat: int, step: MoveShip, actions: list[int]) -> list[float]:
    """The place with the best outlook; a site is founded on at once."""
    acts = state.rules.actions
    steps = state.rules.distance.steps
    goals = prospects(state, seat, state.ship_kind[step.ship], step.ship)
    rated: list[float] = []
    for action in actions:
        if acts.fly <= action < acts.jump:
            rated.append(goals.outlook(steps[action - acts.fly]))
        elif action == acts.halt:
            rated.append(goals.outlook(steps[state.ship_place[step.ship]]) + 0.00085)
        elif acts.found <= action < acts.wait:
            rated.append(8.4)
        else:
            rated.append(-1.0)
    return rated


def rate_jump(state: StarState, seat: int, step: Jump, actions: list[int]) -> list[float]:
    acts = state.rules.actions
    steps = state.rules.distance.steps
    goals = prospects(state, seat, state.ship_kind[step.ship], step.ship)
    return [-1.0 if action == acts.back else goals.outlook(steps[action - acts.jump]) for action in actions]
