"""Whether a player may do something in the own turn, and if not, why.

Each check returns a code, 0 for "may"; the list of legal actions and the reasons given to players both
come from these checks.
"""

from __future__ import annotations

from typing import Final

from perihelion.core.text import Arg, Reason
from perihelion.games.pulsar.catalogue import FIRST_BONUS, NO_TOKEN, PIPS, TOKEN_MODIFIER, TOKEN_SHIFTS
from perihelion.games.pulsar.components import pieces as c
from perihelion.games.pulsar.components.pieces import NO_DIE, SPINNING
from perihelion.games.pulsar.rules.flight import can_fly
from perihelion.games.pulsar.rules.payment import Purse, die_value, payment_parts
from perihelion.games.pulsar.rules.technologies import copy_price
from perihelion.games.pulsar.state import PulsarState

MAY: Final = 0
NOT_PAYABLE: Final = 1
NO_SUCH_DIE: Final = 2
NO_MODIFIER: Final = 3
WRONG_DISTANCE: Final = 4
NO_FLIGHT: Final = 5
SUPPLY_EMPTY: Final = 6
NONE_IN_FRONT: Final = 7
NOT_YOUR_PULSAR: Final = 8
HAS_GENERATOR: Final = 9
NOTHING_TO_SPIN: Final = 10
NOT_ON_DISPLAY: Final = 11
NOT_YOUR_TRANSMITTER: Final = 12
DIE_NOT_OPEN: Final = 13
NOT_IN_PLAY: Final = 14
ROW_CLOSED: Final = 15
OWN_PATENT: Final = 16
BOTH_PATENTS_GONE: Final = 17
ONE_PER_ROUND: Final = 18
ONE_PER_GAME: Final = 19
NEEDS_CUBES: Final = 20
NO_BONUS_DIE: Final = 21
NO_HEADQUARTERS: Final = 22
PROJECT_DONE: Final = 23
PROJECT_NEEDS: Final = 24
NO_LEFTOVER: Final = 25
COPY_COSTS: Final = 26
ONE_BONUS_DIE: Final = 27
NO_JOINT: Final = 28
MUST_USE: Final = 29
NOT_IN_A_TURN: Final = 30
ONE_COPY: Final = 31

# The message and the rule of each code.
REASONS: Final = (
    ("may", ""), ("refusal-not-payable", "PULS-070"), ("refusal-not-your-die", "PULS-069"),
    ("refusal-no-modifier", "PULS-073"), ("refusal-wrong-distance", "PULS-084"),
    ("refusal-no-flight", "PULS-R08"),
    ("refusal-supply-empty", "PULS-R15"), ("refusal-none-in-front", "PULS-129"),
    ("refusal-not-your-pulsar", "PULS-117"), ("refusal-has-generator", "PULS-131"),
    ("refusal-nothing-to-spin", "PULS-133"), ("refusal-not-on-display", "PULS-142"),
    ("refusal-not-your-transmitter", "PULS-149"), ("refusal-die-not-open", "PULS-149"),
    ("refusal-not-in-play", "PULS-022"), ("refusal-row-closed", "PULS-179"),
    ("refusal-own-patent", "PULS-182"),
    ("refusal-patents-gone", "PULS-181"), ("refusal-one-per-round", "PULS-183"),
    ("refusal-one-per-game", "PULS-185"), ("refusal-needs-cubes", "PULS-199"),
    ("refusal-no-bonus-die", "PULS-198"), ("refusal-no-headquarters", "PULS-R23"),
    ("refusal-project-done", "PULS-166"), ("refusal-project-needs", "PULS-164"),
    ("refusal-no-leftover", "PULS-194"), ("refusal-copy-costs", "PULS-194"),
    ("refusal-one-bonus-die", "PULS-191"), ("refusal-no-joint", "PULS-155"), ("refusal-must-use", "PULS-R01"),
    ("refusal-not-in-a-turn", "PULS-081"), ("refusal-one-copy", "PULS-R37"),
)  # fmt: skip


def check(state: PulsarState, purse: Purse, action: int) -> int:
    """Whether the owner of the purse may choose an action in the own turn."""
    actions = state.actions
    seat = purse.seat
    if action < actions.fly:
        return NOT_IN_A_TURN
    if action < actions.take_generator:
        return check_flight(state, purse, action)
    if action < actions.place:
        return check_generator(state, purse, action - actions.take_generator)
    if action < actions.spin:
        size, pulsar = divmod(action - actions.place, actions.pulsars)
        return check_place(state, seat, size, pulsar)
    if action < actions.take_transmitter:
        return check_spin(state, purse, action - actions.spin)
    if action < actions.pay_transmitter:
        tile, value = divmod(action - actions.take_transmitter, PIPS)
        return check_transmitter(state, purse, tile, value + 1, True)
    if action < actions.patent:
        tile, value = divmod(action - actions.pay_transmitter, PIPS)
        return check_transmitter(state, purse, tile, value + 1, False)
    if action < actions.project:
        return check_patent(state, purse, action - actions.patent)
    if action < actions.buy_modifier:
        return check_project(state, purse, action - actions.project)
    if action < actions.copy_die:
        return paid_with(purse, wanted(state, seat, action), c.NO_TRIGGER, False)
    if action < actions.joint_die:
        return check_copy(state, seat, action - actions.copy_die + 1)
    if action < actions.end_turn:
        return check_joint(state, action - actions.joint_die)
    if action == actions.end_turn:
        return check_end(state)
    return NOT_IN_A_TURN


def check_end(state: PulsarState) -> int:
    return MUST_USE if state.bonus != NO_DIE and state.bonus_must else MAY  # PULS-R01


def wanted(state: PulsarState, seat: int, action: int) -> int:
    """The die values that pay for an action, as a mask."""
    actions = state.actions
    box = state.box
    if action < actions.place:
        return 1 << box.generators[action - actions.take_generator].take_die  # PULS-126
    if action < actions.take_transmitter:
        size = state.generators[action - actions.spin] - 1
        return 1 << box.generators[size].spin_die  # PULS-133
    if action < actions.pay_transmitter:
        return 1 << ((action - actions.take_transmitter) % PIPS + 1)
    if action < actions.patent:
        return 1 << ((action - actions.pay_transmitter) % PIPS + 1)
    if action < actions.project:
        return 1 << box.technologies[action - actions.patent].die
    if action < actions.buy_modifier:
        side = state.players[seat].headquarters
        return 1 << box.headquarters[side].projects[action - actions.project].die
    mask = 0
    for value in box.figures.modifier_dice[action - actions.buy_modifier]:
        mask |= 1 << value  # PULS-188, PULS-189
    return mask


def trigger_of(state: PulsarState, action: int) -> int:
    """The trigger whose technologies may change the die paid for an action."""
    actions = state.actions
    if actions.spin <= action < actions.take_transmitter:
        return c.ON_SPIN
    if actions.take_transmitter <= action < actions.patent:
        return c.ON_PAY_TRANSMITTER
    if actions.patent <= action < actions.project:
        return c.ON_PATENT
    if actions.project <= action < actions.buy_modifier:
        return c.ON_PROJECT
    return c.NO_TRIGGER


def paid_with(purse: Purse, values: int, trigger: int, silver_only: bool) -> int:
    return MAY if purse.reach(trigger, silver_only) & values else NOT_PAYABLE


def check_flight(state: PulsarState, purse: Purse, action: int) -> int:
    distance, die, token = payment_parts(state, state.actions.fly, action)
    if die >= FIRST_BONUS:
        if state.bonus != die - FIRST_BONUS:
            return NO_SUCH_DIE
    elif die + 1 not in state.players[purse.seat].dice:
        return NO_SUCH_DIE
    if token != NO_TOKEN and state.players[purse.seat].modifiers[TOKEN_MODIFIER[token]] == 0:
        return NO_MODIFIER
    shift = distance - die_value(die) - TOKEN_SHIFTS[token]
    if shift != 0 and not purse.shifting:
        return WRONG_DISTANCE
    return MAY if can_fly(state, purse.seat, distance, shift, purse.shifters) else NO_FLIGHT


def check_generator(state: PulsarState, purse: Purse, size: int) -> int:
    if state.supply[size] == 0:
        return SUPPLY_EMPTY
    return paid_with(purse, 1 << state.box.generators[size].take_die, c.NO_TRIGGER, False)


def check_place(state: PulsarState, seat: int, size: int, pulsar: int) -> int:
    if state.players[seat].front[size] == 0:
        return NONE_IN_FRONT
    if state.rings[pulsar] != seat:
        return NOT_YOUR_PULSAR
    return HAS_GENERATOR if state.generators[pulsar] else MAY


def check_spin(state: PulsarState, purse: Purse, pulsar: int) -> int:
    if state.rings[pulsar] != purse.seat:
        return NOT_YOUR_PULSAR
    generator = state.generators[pulsar]
    if generator == 0 or generator > SPINNING:
        return NOTHING_TO_SPIN
    return paid_with(purse, 1 << state.box.generators[generator - 1].spin_die, c.ON_SPIN, False)


def check_transmitter(state: PulsarState, purse: Purse, tile: int, value: int, take: bool) -> int:
    if take:
        if tile not in state.display:
            return NOT_ON_DISPLAY
    elif not owns_tile(state, purse.seat, tile):
        return NOT_YOUR_TRANSMITTER
    if state.box.transmitters[tile].dice[value] & ~state.paid[tile] == 0:
        return DIE_NOT_OPEN
    return paid_with(purse, 1 << value, c.ON_PAY_TRANSMITTER, False)


def owns_tile(state: PulsarState, seat: int, tile: int) -> bool:
    return any(entry >> 1 == tile for chain in state.players[seat].structures for entry in chain)


def check_patent(state: PulsarState, purse: Purse, number: int) -> int:
    if number not in state.techs:
        return NOT_IN_PLAY
    return check_slot(state, purse, state.techs.index(number))


def check_slot(state: PulsarState, purse: Purse, slot: int) -> int:
    """The same for a patent that is in play."""
    tech = state.technology(slot)
    if tech.row > state.round:
        return ROW_CLOSED
    player = state.players[purse.seat]
    if (player.patents >> slot) & 1:
        return OWN_PATENT
    holders = 0
    for other in state.players:
        holders += (other.patents >> slot) & 1
    if holders >= 2:
        return BOTH_PATENTS_GONE
    if tech.icons == 1 and holders and state.seats == 2:
        return ONE_PER_GAME
    if tech.icons == 1 and (state.fresh >> slot) & 1:
        return ONE_PER_ROUND
    if tech.red:
        if not state.bonus_allowed():
            return NO_BONUS_DIE
        for reward in tech.rewards:
            if reward.kind == c.BUY_BONUS_DIE and player.cubes < reward.extra:
                return NEEDS_CUBES
    return paid_with(purse, 1 << tech.die, c.ON_PATENT, tech.red)


def check_project(state: PulsarState, purse: Purse, number: int) -> int:
    player = state.players[purse.seat]
    if player.headquarters < 0:
        return NO_HEADQUARTERS
    project = state.box.headquarters[player.headquarters].projects[number]
    if (player.projects >> number) & 1:
        return PROJECT_DONE
    if project.needs & ~player.projects:
        return PROJECT_NEEDS
    if project.red and not state.bonus_allowed():
        return NO_BONUS_DIE
    return paid_with(purse, 1 << project.die, c.ON_PROJECT, project.red)


def check_copy(state: PulsarState, seat: int, value: int) -> int:
    if state.tray[value] == 0:
        return NO_LEFTOVER
    if not state.bonus_allowed():
        return ONE_BONUS_DIE
    if state.copied:
        return ONE_COPY
    return MAY if can_copy(state, seat) else COPY_COSTS


def can_copy(state: PulsarState, seat: int) -> bool:
    """Whether the seat may and can pay for a copy of a leftover die."""
    return not state.copied and state.players[seat].cubes >= copy_price(state, seat)


def check_joint(state: PulsarState, value: int) -> int:
    if value not in state.joints:
        return NO_JOINT
    return MAY if state.bonus_allowed() else ONE_BONUS_DIE


def reason(state: PulsarState, seat: int, action: int, code: int) -> Reason:
    """The code with its figures."""
    key, rule = REASONS[code]
    args: dict[str, Arg] = {}
    box = state.box
    player = state.players[seat]
    if code == NOT_PAYABLE:
        args["values"] = [
            f"number-{value}" for value in range(1, PIPS + 1) if (wanted(state, seat, action) >> value) & 1
        ]
        dice = [f"die-silver-{value}" for value in sorted(player.dice)]
        if state.bonus != NO_DIE:
            dice.append(f"die-bonus-{state.bonus}")
        args["dice"] = dice or ["no-dice"]
    elif code == ROW_CLOSED:
        args["row"] = box.technologies[action - state.actions.patent].row
        args["round"] = state.round
    elif code == COPY_COSTS:
        args["cost"] = copy_price(state, seat)
        args["cubes"] = player.cubes
    elif code == NEEDS_CUBES:
        args["cubes"] = player.cubes
    elif code == PROJECT_NEEDS:
        project = box.headquarters[player.headquarters].projects[action - state.actions.project]
        missing = project.needs & ~player.projects
        all_projects = box.headquarters[player.headquarters].projects
        args["missing"] = [f"project-{item.id}" for n, item in enumerate(all_projects) if (missing >> n) & 1]
    elif code == MUST_USE:
        args["value"] = state.bonus
    return Reason(key, rule, args)
