"""How bots judge choices: each by what it brings, less what it costs."""

from __future__ import annotations

from typing import Final

from perihelion.games.pulsar.catalogue import (
    COUNTERS,
    FIRST_BONUS,
    NO_TOKEN,
    PIPS,
    STAY,
    TOKEN_MODIFIER,
    TOKEN_SHIFTS,
)
from perihelion.games.pulsar.components import pieces as c
from perihelion.games.pulsar.components.pieces import COLOURS, NO_DIE
from perihelion.games.pulsar.mind.evaluation import track_worth
from perihelion.games.pulsar.mind.worth import TOKEN, Worth
from perihelion.games.pulsar.rules.acts import JoinTransmitter, Payment
from perihelion.games.pulsar.rules.choices import ChooseGenerators, ClaimPulsar
from perihelion.games.pulsar.rules.dice import TakeDice, move_counter
from perihelion.games.pulsar.rules.flight import Flight, flights, inspection_of
from perihelion.games.pulsar.rules.payment import die_value, payment_parts
from perihelion.games.pulsar.rules.rewards import ExplorationBonus, Teleport
from perihelion.games.pulsar.rules.setup import ChooseEntryGate, ChooseSide
from perihelion.games.pulsar.rules.technologies import copy_price
from perihelion.games.pulsar.rules.turn import Turn
from perihelion.games.pulsar.state import PulsarState

NEVER: Final = -100.0


# -- choices -------------------------------------------------------------------------------------------


def rate(state: PulsarState, seat: int, actions: list[int]) -> list[float] | None:
    """What each action brings; None for questions that are better tried out."""
    step = state.stack[-1]
    worth = Worth(state, seat)
    if isinstance(step, TakeDice):
        return rate_dice(state, worth, actions)
    if isinstance(step, Turn):
        gains = Gains(state, worth)
        return [gains.action(action) for action in actions]
    if isinstance(step, Payment):
        return [-price(state, worth, state.actions.pay, action) for action in actions]
    if isinstance(step, Flight):
        return rate_flight(state, worth, step, actions)
    if isinstance(step, JoinTransmitter):
        return [join_worth(state, worth, step, action) for action in actions]
    if isinstance(step, ChooseGenerators):
        return [worth.in_front(action - state.actions.choose_generator) for action in actions]
    if isinstance(step, ClaimPulsar):
        return [0.0 if action == state.actions.decline else worth.claim() for action in actions]
    if isinstance(step, ExplorationBonus):
        bonus = worth.rewards(state.box.systems[step.tile].bonus)
        return [bonus if action == state.actions.take_bonus else TOKEN for action in actions]
    if isinstance(step, (Teleport, ChooseEntryGate)):
        return [place_worth(state, worth, action) for action in actions]
    if isinstance(step, ChooseSide):
        return [0.0 for _ in actions]
    return None


def place_worth(state: PulsarState, worth: Worth, action: int) -> float:
    """Landing on a place by teleport, or starting from an entry gate."""
    if action < state.actions.take_die:
        return worth.outlook(action - state.actions.entry)
    place = state.actions.goals[action - state.actions.teleport]
    return landing_worth(state, worth, place) + worth.outlook(place)


def landing_worth(state: PulsarState, worth: Worth, place: int) -> float:
    box = state.box
    if box.first_system <= place < box.first_pulsar:
        return worth.visit(place, True)
    if place < box.first_isolated:
        free = state.rings[place - box.first_pulsar] < 0 and worth.player.rings > 0
        return worth.claim() if free else 0.0
    return 0.0


def join_worth(state: PulsarState, worth: Worth, step: JoinTransmitter, action: int) -> float:
    if action == state.actions.separate:
        return 0.0
    rest, new = divmod(action - state.actions.join, 2)
    tile, side = divmod(rest, 2)
    tiles = state.box.transmitters
    value = tiles[tile].edge(side) + tiles[step.tile].edge(new)
    open_end = tiles[step.tile].edge(1 - new)
    return worth.die(value) * (1.2 if value else 0.17) + 0.29 * max(0, open_end)


def price(state: PulsarState, worth: Worth, first: int, action: int) -> float:
    """What a way to pay costs beyond the die itself: tokens, and silver dice rather than a red one."""
    _, die, token = payment_parts(state, first, action)
    cost = 0.0 if token == NO_TOKEN else worth.modifier[TOKEN_MODIFIER[token]] + 0.2
    if die < FIRST_BONUS:
        cost += 0.19 + 0.079 * die_value(die)
    return cost


# -- the dice phase ------------------------------------------------------------------------------------


def rate_dice(state: PulsarState, worth: Worth, actions: list[int]) -> list[float]:
    """The best use of each die and what it does to the tracks."""
    seat = worth.seat
    use = best_uses(state, worth)
    rated: list[float] = []
    for action in actions:
        value, counter = divmod(action - state.actions.take_die, len(COUNTERS))
        gain = use[value + 1]
        if counter == STAY:
            rated.append(gain + track_worth(state, worth))
            continue
        initiative, engineering = state.initiative[:], state.engineering[:]
        move_counter(state, seat, value + 1, counter)
        rated.append(gain + track_worth(state, worth))
        state.initiative, state.engineering = initiative, engineering
    return rated


def best_uses(state: PulsarState, worth: Worth) -> list[float]:
    """For each die value its best use in the coming turn, without the uses of the dice already held."""
    kept_dice, kept_bonus = worth.player.dice, state.bonus
    held = kept_dice[:]
    found = [0.0] * (PIPS + 1)
    turn = Turn(worth.seat)
    gains = Gains(state, worth)
    taken: list[int] = []
    for value in held + list(range(1, PIPS + 1)):
        worth.player.dice = [value]
        best, target = 0.0, -1
        for action in turn.legal(state, worth.seat):
            gain = gains.action(action)
            if gain > best and gains.target(action) not in taken:
                best, target = gain, gains.target(action)
        if len(taken) < len(held):
            taken.append(target)
        else:
            found[value] = best
    worth.player.dice, state.bonus = kept_dice, kept_bonus
    return found


# -- the turn ------------------------------------------------------------------------------------------


class Gains:
    """What the actions of a turn bring; flights of one length and further dice of one value are looked at
    once."""

    def __init__(self, state: PulsarState, worth: Worth) -> None:
        self.state = state
        self.worth = worth
        self.flown: dict[int, float] = {}
        self.further: dict[int, float] = {}

    def target(self, action: int) -> int:
        """Actions with the same target exclude each other; all flights are one."""
        actions = self.state.actions
        return actions.fly if actions.fly <= action < actions.take_generator else action

    def action(self, action: int) -> float:
        state, worth, actions = self.state, self.worth, self.state.actions
        if action < actions.take_generator:
            return self.flight(action) - price(state, worth, actions.fly, action)
        if action < actions.place:
            size = action - actions.take_generator
            return worth.in_front(size) - 0.73
        if action < actions.spin:
            size = (action - actions.place) // actions.pulsars
            return 20.0 + worth.on_pulsar(size) + worth.award(size)
        if action < actions.take_transmitter:
            return worth.spin(action - actions.spin)
        if action < actions.patent:
            return self.transmitter(action)
        if action < actions.project:
            tech = state.box.technologies[action - actions.patent]
            return worth.technology(tech) - (self.held() if tech.red else 0.0)
        if action < actions.buy_modifier:
            return self.project(action - actions.project)
        if action < actions.copy_die:
            return worth.modifier[action - actions.buy_modifier] - 0.13
        if action < actions.joint_die:
            return self.bonus_die(action - actions.copy_die + 1) - copy_cost(state, worth) - self.held()
        if action < actions.end_turn:
            offer = self.bonus_die(action - actions.joint_die) - self.held()
            return offer if self.held() else 1.5 + offer
        return 0.05

    def flight(self, action: int) -> float:
        state, worth = self.state, self.worth
        distance, die, token = payment_parts(state, state.actions.fly, action)
        shift = distance - die_value(die) - TOKEN_SHIFTS[token]
        key = distance * 8 + shift
        if key not in self.flown:
            inspections = worth.inspection()
            best = NEVER
            for trail in flights(state, worth.seat, distance, shift):
                value = worth.trail(trail, None, 0)
                extra = 0.0
                for _, colour, reward in inspections:
                    extra = max(extra, worthwhile(worth, reward, trail.gates[colour]))
                best = max(best, value + extra)
            self.flown[key] = best
        return self.flown[key]

    def transmitter(self, action: int) -> float:
        state, worth, actions = self.state, self.worth, self.state.actions
        first = actions.take_transmitter if action < actions.pay_transmitter else actions.pay_transmitter
        number = (action - first) // PIPS
        tile = state.box.transmitters[number]
        unpaid = len(tile.cost) - state.paid[number].bit_count()
        after = worth.transmitter(tile, unpaid - 1, -1)
        before = 0.0 if first == actions.take_transmitter else worth.transmitter(tile, unpaid, -1)
        return after - before + worth.trigger(c.ON_PAY_TRANSMITTER)

    def project(self, number: int) -> float:
        worth = self.worth
        projects = self.state.box.headquarters[worth.player.headquarters].projects
        opens = sum(1 for project in projects if (project.needs >> number) & 1)
        towards = worth.towards(c.PROJECTS) + 0.099 * worth.towards(c.INSPECTIONS)
        gain = worth.rewards(projects[number].rewards) + towards + worth.trigger(c.ON_PROJECT)
        lost = self.held() if projects[number].red else 0.0
        return gain + 0.33 * min(opens, 2) * min(1.0, worth.left / 3) - lost

    def bonus_die(self, value: int) -> float:
        """The best use of a further die of this value."""
        if value not in self.further:
            self.further[value] = self._bonus_die(value)
        return self.further[value]

    def _bonus_die(self, value: int) -> float:
        state, player = self.state, self.worth.player
        kept, kept_bonus = player.dice, state.bonus
        player.dice, state.bonus = [], value
        uses = Turn(self.worth.seat).legal(state, self.worth.seat)
        paid = [action for action in uses if self.is_paid(action)]
        best = max((self.action(action) for action in paid), default=0.0)
        player.dice, state.bonus = kept, kept_bonus
        return best

    def held(self) -> float:
        """The best use of the bonus die in hand, which lapses when another is gained."""
        return self.bonus_die(self.state.bonus) if self.state.bonus != NO_DIE else 0.0

    def is_paid(self, action: int) -> bool:
        actions = self.state.actions
        return action < actions.copy_die and not actions.place <= action < actions.spin


def copy_cost(state: PulsarState, worth: Worth) -> float:
    return copy_price(state, worth.seat) * worth.cube


def worthwhile(worth: Worth, reward: c.Reward, gates: int) -> float:
    """What using an inspection on so many gates brings beyond keeping it for a better flight."""
    keep = reward.amount * 2.2 if worth.left else 0.0
    return max(0.0, reward.amount * gates - keep + 0.036)


def rate_flight(state: PulsarState, worth: Worth, flight: Flight, actions: list[int]) -> list[float]:
    """Ends by their best route, routes by themselves, inspections by the best flight with them."""
    catalogue = state.actions
    trails = flights(state, worth.seat, flight.distance, flight.shift)
    reward = inspection_of(state, worth.seat, flight.inspection) if flight.inspection >= 0 else None
    if flight.end >= 0:
        routes = flight.routes(state, flight.end)
        return [worth.trail(routes[action - catalogue.route], reward, flight.colour) for action in actions]
    best = [NEVER] * len(state.box.locations)
    for trail in trails:
        best[trail.end] = max(best[trail.end], worth.trail(trail, reward, flight.colour))
    top = max(best)
    rated: list[float] = []
    for action in actions:
        if action >= catalogue.fly_to:
            place = catalogue.goals[action - catalogue.fly_to]
            rated.append(best[place] + worth.outlook(place) if best[place] > top - 4 else best[place])
            continue
        project, colour = divmod(action - catalogue.inspect, len(COLOURS))
        offered = inspection_of(state, worth.seat, project)
        assert offered is not None
        value = max(
            worth.trail(trail, None, 0) + worthwhile(worth, offered, trail.gates[colour]) for trail in trails
        )
        rated.append(value + 3.6 if value > top + 0.05 else NEVER)
    return rated
