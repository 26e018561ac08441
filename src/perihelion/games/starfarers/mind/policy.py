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
from perihelion.games.starfarers.mind.plan import Plan, card_worths, loss_worths, make_plan
from perihelion.games.starfarers.mind.worth import (
    build_worth,
    income_rates,
    outlook,
    planet_ways,
    prospects,
    ship_outlook,
)
from perihelion.games.starfarers.rules.answering import COUNTERING, Answers, Deal
from perihelion.games.starfarers.rules.building import TradeAndBuild, bank_rate
from perihelion.games.starfarers.rules.encounter import Encounter
from perihelion.games.starfarers.rules.flight import Flight, Jump, MoveShip
from perihelion.games.starfarers.rules.routes import must_leave, targets
from perihelion.games.starfarers.rules.trading import Offer
from perihelion.games.starfarers.state import StarState

# Friendship cards in the order in which they are wanted.
WANTED: Final = (
    "s3", "s1", "s2", "g3", "g2", "g1", "g4", "g5", "m5", "m2", "m1", "m3", "m4", "d2", "d4", "d3", "d1",
)  # fmt: skip
CLOSE_TO_WINNING: Final = 13


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
        return rate_offer(state, seat, step.give, step.ask, actions)
    if isinstance(step, Answers):
        return rate_answer(state, seat, step, actions)
    if isinstance(step, Deal):
        return rate_deal(state, seat, step, actions)
    if isinstance(step, Encounter) and step.owed == 0 and step.due == 0:
        return rate_encounter(state, seat, step.node(state), actions)
    return [small_value(state, seat, action) for action in actions]


def small_value(state: StarState, seat: int, action: int) -> float:
    """Choices that can be judged one by one: cards, modules, berths, opponents, friends."""
    acts = state.rules.actions
    board = state.parts.board
    if acts.settle <= action < acts.port:
        return settle_value(state, seat, action - acts.settle)
    if acts.port <= action < acts.ship:
        return port_value(state, seat, board.berths[action - acts.port])
    if acts.ship <= action < acts.berth:
        return 1.0 if action == acts.ship else 0.5
    if acts.berth <= action < acts.module:
        place = board.berth_places[action - acts.berth]
        return outlook(state, place, prospects(state, seat, COLONY, -1))
    if acts.module <= action < acts.build:
        return build_worth(state, seat, FIRST_MODULE + action - acts.module) + 0.01
    if acts.remove <= action < acts.stop:
        return -build_worth(state, seat, FIRST_MODULE + action - acts.remove)
    if acts.stop <= action < acts.move:
        return -ship_outlook(state, FLEET * seat + action - acts.stop)
    if acts.steal <= action < acts.gift or acts.rob <= action < acts.done:
        other = (action - acts.steal) if action >= acts.steal else (action - acts.rob)
        return state.points(other) + 0.3 * min(8, state.hand_size(other))
    if acts.friend <= action < acts.end_turn:
        return -float(WANTED.index(state.parts.friends[action - acts.friend].id[3:]))
    return card_value(state, seat, action)


def card_value(state: StarState, seat: int, action: int) -> float:
    """Cards taken and given, and yes or no to smaller offers."""
    acts = state.rules.actions
    plan = make_plan(state, seat)
    if acts.take <= action < acts.hand_over:
        return card_worths(state, seat, plan)[action - acts.take]
    for first in (acts.discard, acts.pay, acts.hand_over):
        if first <= action < first + 5:
            return -loss_worths(state, seat, plan)[action - first]
    if acts.found <= action < acts.wait:
        return 1.0
    return 0.0


def settle_value(state: StarState, seat: int, site: int) -> float:
    """A starting colony: what its planets yield, new kinds first."""
    rates = income_rates(state, seat)
    total = 0.0
    for planet in (site, 3 * (site // 3) + (site + 1) % 3):
        ways = planet_ways(state, planet)
        total += ways * (1.0 if rates[state.resource_of(planet)] == 0.0 else 0.6)
    return total


def port_value(state: StarState, seat: int, berths: list[int]) -> float:
    """A spaceport: how near its berths are to what is out there."""
    goals = prospects(state, seat, COLONY, -1) + prospects(state, seat, TRADE, -1)
    return max(outlook(state, berth, goals) for berth in berths)


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
            rated.append(0.1)
        elif action == acts.fame:
            rated.append(0.9 if plan.spare[GOODS] or state.hand_size(seat) > 4 else 0.3)
        elif action == acts.rich:
            rated.append(3.0)
        elif action == acts.offer:
            wants = sum(plan.lacking) > 0 and max(plan.spare) > 0
            rated.append(0.5 if wants and not ready and state.offers == 0 else 0.0)
        elif acts.deal <= action < acts.no_deal:
            suggestion = state.suggestions[action - acts.deal]
            rated.append(trade_gain(state, seat, suggestion.ask, suggestion.give) - 0.1)
        elif acts.bank <= action < acts.fame:
            rated.append(bank_value(state, seat, plan, ready, crowded, action - acts.bank))
        else:
            rated.append(side_value(state, seat, plan, crowded, action - acts.build))
    return rated


def bank_value(state: StarState, seat: int, plan: Plan, ready: bool, crowded: bool, number: int) -> float:
    """A bank trade is good if it closes the gap to the goal, or saves cards from a 7."""
    given, taken = number // 5, number % 5
    useful = plan.lacking[taken] > 0 and plan.spare[given] >= bank_rate(state, seat, given)
    if not useful:
        return 0.0
    if ready:
        return 1.5 + 0.05 * plan.spare[given]
    return 0.4 if crowded else 0.0


def side_value(state: StarState, seat: int, plan: Plan, crowded: bool, build: int) -> float:
    """The goal at once; anything else only from spare cards, or when a 7 threatens."""
    if build == plan.build:
        return 2.0 + plan.worth
    cost = state.parts.costs[build]
    worth = build_worth(state, seat, build)
    spare = all(cost[kind] <= plan.spare[kind] for kind in range(5))
    if worth >= 0.3 and spare:
        return 0.6 + worth
    return worth * 0.5 if crowded and worth > 0.3 else 0.0


# -- trading ---------------------------------------------------------------------------------------


def fair_offer(state: StarState, seat: int) -> tuple[list[int], list[int]]:
    """One lacking card for a spare one; two spare ones if there are plenty."""
    plan = make_plan(state, seat)
    give, ask = [0] * 5, [0] * 5
    wanted = max(range(5), key=lambda kind: (plan.lacking[kind], -state.bank[kind], -kind))
    given = max(range(5), key=lambda kind: (plan.spare[kind], -kind))
    if plan.lacking[wanted] and plan.spare[given]:
        ask[wanted] = 1
        give[given] = 2 if plan.spare[given] >= 4 else 1
    return give, ask


def rate_offer(
    state: StarState, seat: int, give: list[int], ask: list[int], actions: list[int]
) -> list[float]:
    """Steps towards the offer one has in mind, then the proposal."""
    acts = state.rules.actions
    wanted_give, wanted_ask = fair_offer(state, seat)
    complete = give == wanted_give and ask == wanted_ask and sum(give) > 0
    rated: list[float] = []
    for action in actions:
        value = -1.0
        if action == acts.propose:
            value = 3.0 if complete else -0.5
        elif acts.give_more <= action < acts.give_less:
            value = 1.0 if give[action - acts.give_more] < wanted_give[action - acts.give_more] else -1.0
        elif acts.give_less <= action < acts.ask_more:
            value = 2.0 if give[action - acts.give_less] > wanted_give[action - acts.give_less] else -1.0
        elif acts.ask_more <= action < acts.ask_less:
            value = 1.0 if ask[action - acts.ask_more] < wanted_ask[action - acts.ask_more] else -1.0
        elif acts.ask_less <= action < acts.propose:
            value = 2.0 if ask[action - acts.ask_less] > wanted_ask[action - acts.ask_less] else -1.0
        elif action == acts.withdraw:
            value = 0.0
        rated.append(value)
    return rated


def trade_gain(state: StarState, seat: int, gives: list[int], gets: list[int]) -> float:
    """What a trade is worth to a player."""
    plan = make_plan(state, seat)
    plus, minus = card_worths(state, seat, plan), loss_worths(state, seat, plan)
    total = 0.0
    for kind in range(5):
        total += gets[kind] * plus[kind]
        total -= gives[kind] * minus[kind]
        # Cards beyond the spare ones are those one needs.
        total -= max(0, gives[kind] - plan.spare[kind]) * (1.0 - minus[kind])
    return total


def rate_answer(state: StarState, seat: int, step: Answers, actions: list[int]) -> list[float]:
    """Accept what helps more than it costs, unless the active player is about to win."""
    acts = state.rules.actions
    if step.status[seat] == COUNTERING:
        return rate_offer(state, seat, step.gives[seat], step.asks[seat], actions)
    leading = state.points(state.active) >= CLOSE_TO_WINNING
    gain = trade_gain(state, seat, step.ask, step.give)
    rated: list[float] = []
    for action in actions:
        if action == acts.accept:
            rated.append(gain - 0.2 - (5.0 if leading else 0.0))
        elif action == acts.counter:
            wish = sum(fair_offer(state, seat)[0]) > 0
            rated.append(
                0.5 if step.call and wish and not leading and answers_call(state, seat, step) else -1.0
            )
        else:
            rated.append(0.0)
    return rated


def answers_call(state: StarState, seat: int, step: Answers) -> bool:
    """Whether the offer one has in mind goes with what was called for."""
    give, ask = fair_offer(state, seat)
    fits_ask = not any(step.ask) or any(give[kind] and step.ask[kind] for kind in range(5))
    fits_give = not any(step.give) or any(ask[kind] and step.give[kind] for kind in range(5))
    return fits_ask and fits_give


def rate_deal(state: StarState, seat: int, step: Deal, actions: list[int]) -> list[float]:
    """The trade that helps most, if any does; better with whoever is behind."""
    acts = state.rules.actions
    rated: list[float] = []
    for action in actions:
        if action == acts.no_deal:
            rated.append(0.0)
        else:
            other = action - acts.deal
            gain = trade_gain(state, seat, step.gives[other], step.gets[other])
            rated.append(gain - 0.1 - 0.02 * state.points(other))
    return rated


# -- encounters ------------------------------------------------------------------------------------


def rate_encounter(state: StarState, seat: int, node: Node, actions: list[int]) -> list[float]:
    """Gifts of two pay best; fights and races depend on the mothership; shady deals do not pay."""
    acts = state.rules.actions
    if node.kind == GIVE:
        generous = 2 if state.hand_size(seat) >= 2 else 1
        return [-abs(float(action - acts.gift - generous)) for action in actions]
    yes = agree_value(state, seat, node)
    return [yes if action == acts.yes else 0.0 for action in actions]


def agree_value(state: StarState, seat: int, node: Node) -> float:
    """How good "yes" looks, told from the question alone."""
    text = node.text
    arms = state.cannons(seat) - average(state, seat, True)
    engines = state.boosters(seat) - average(state, seat, False)
    if text == "tale-merchant-unmasked":
        return arms + 0.5
    if text == "tale-pirate-demand":
        return -arms - 1.0 if state.hand_size(seat) < 6 else -arms - 0.2
    if text == "tale-pirate-attack":
        return engines + 0.3
    if text in ("tale-distress-call", "tale-wormhole-rift"):
        return engines + 0.4
    if text == "tale-rescue-alarm":
        return arms + 0.4
    return -0.5


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
        return 9.0
    if acts.leap <= action < acts.found:
        ship = first + action - acts.leap
        goals = prospects(state, seat, state.ship_kind[ship], ship)
        best = max((goal.worth for goal in goals), default=0.0)
        return best - ship_outlook(state, ship) - 0.1
    ship = first + action - acts.move
    if must_leave(state, ship):
        return 0.5
    goals = prospects(state, seat, state.ship_kind[ship], ship)
    here = outlook(state, state.ship_place[ship], goals)
    best = max(
        (outlook(state, place, goals) for place in targets(state, ship, state.speed(seat))), default=0.0
    )
    return best - here - 0.001


def rate_move(state: StarState, seat: int, step: MoveShip, actions: list[int]) -> list[float]:
    """The place with the best outlook; a site is founded on at once."""
    acts = state.rules.actions
    goals = prospects(state, seat, state.ship_kind[step.ship], step.ship)
    rated: list[float] = []
    for action in actions:
        if acts.fly <= action < acts.jump:
            rated.append(outlook(state, action - acts.fly, goals))
        elif action == acts.halt:
            rated.append(outlook(state, state.ship_place[step.ship], goals) + 0.001)
        elif acts.found <= action < acts.wait:
            rated.append(9.0)
        else:
            rated.append(-1.0)
    return rated


def rate_jump(state: StarState, seat: int, step: Jump, actions: list[int]) -> list[float]:
    goals = prospects(state, seat, state.ship_kind[step.ship], step.ship)
    jump = state.rules.actions.jump
    back = state.rules.actions.back
    return [-1.0 if action == back else outlook(state, action - jump, goals) for action in actions]
