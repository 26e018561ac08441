"""The action turn: paid actions, free placing of generators, bonus dice, and the end of the turn."""

from __future__ import annotations

from typing import ClassVar

from perihelion.core.state import Step
from perihelion.core.text import Arg, Event, Reason, Text
from perihelion.games.pulsar.catalogue import PIPS, TOKEN_SHIFTS
from perihelion.games.pulsar.components import pieces as c
from perihelion.games.pulsar.components.pieces import NO_DIE
from perihelion.games.pulsar.rules.acts import Payment, pay_and_do, place_generator
from perihelion.games.pulsar.rules.checks import (
    MAY,
    can_copy,
    check,
    check_end,
    check_generator,
    check_project,
    check_slot,
    check_spin,
    reason,
    trigger_of,
    wanted,
)
from perihelion.games.pulsar.rules.flight import Flight, can_fly
from perihelion.games.pulsar.rules.payment import (
    Purse,
    dice_in_hand,
    die_value,
    hold_bonus,
    payment_parts,
    spend,
    ways_to_pay,
)
from perihelion.games.pulsar.rules.technologies import copy_price, fire
from perihelion.games.pulsar.state import PulsarState


class Turn(Step[PulsarState]):
    """One player's turn: both silver dice and at most one bonus die, in any order (PULS-069)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def copy(self) -> Turn:
        return Turn(self.seat)

    def run(self, state: PulsarState) -> None:
        state.ask(1 << self.seat)

    def legal(self, state: PulsarState, seat: int) -> list[int]:
        actions = state.actions
        purse = Purse(state, seat)
        player = state.players[seat]
        found: list[int] = []
        has_dice = bool(player.dice) or state.bonus != NO_DIE
        if has_dice:
            found += flight_actions(state, purse)
            found += [
                actions.take_generator + size
                for size in range(len(c.SIZES))
                if check_generator(state, purse, size) == MAY
            ]
        found += placings(state, seat)
        if has_dice:
            found += self._paid(state, purse)
        if state.bonus_allowed():
            if can_copy(state, seat):
                found += [actions.copy_die + value - 1 for value in range(1, PIPS + 1) if state.tray[value]]
            if state.joints:
                found += [actions.joint_die + value for value in sorted(set(state.joints))]
        if check_end(state) == MAY:
            found.append(actions.end_turn)
        return found

    def _paid(self, state: PulsarState, purse: Purse) -> list[int]:
        """Spinning, transmitters, patents, projects and modifiers that can be paid for."""
        actions = state.actions
        player = state.players[purse.seat]
        found: list[int] = []
        own = [pulsar for pulsar, owner in enumerate(state.rings) if owner == purse.seat]
        found += [actions.spin + pulsar for pulsar in own if check_spin(state, purse, pulsar) == MAY]
        found += transmitter_actions(state, purse, state.display, True)
        for chain in player.structures:
            found += transmitter_actions(state, purse, [entry >> 1 for entry in chain], False)
        # Only what some die could pay for is looked at closer.
        values = purse.reach(c.ON_PATENT, False)
        technologies = state.box.technologies
        for slot, number in enumerate(state.techs):
            if values >> technologies[number].die & 1 and check_slot(state, purse, slot) == MAY:
                found.append(actions.patent + number)
        if player.headquarters >= 0:
            values = purse.reach(c.ON_PROJECT, False)
            for number, project in enumerate(state.box.headquarters[player.headquarters].projects):
                if values >> project.die & 1 and check_project(state, purse, number) == MAY:
                    found.append(actions.project + number)
        found.sort()
        for action in range(actions.buy_modifier, actions.copy_die):
            found += [action] if check(state, purse, action) == MAY else []
        return found

    def answer(self, state: PulsarState, seat: int, action: int) -> None:
        actions = state.actions
        if action < actions.take_generator:
            distance, die, token = payment_parts(state, actions.fly, action)
            spend(state, seat, die, token, distance)
            shift = distance - die_value(die) - TOKEN_SHIFTS[token]
            state.push(Flight(seat, distance, shift, -1, -1, -1))
        elif actions.place <= action < actions.spin:
            size, pulsar = divmod(action - actions.place, actions.pulsars)
            place_generator(state, seat, size, pulsar)
        elif action < actions.copy_die:
            values = wanted(state, seat, action)
            ways = ways_to_pay(
                state, seat, values, trigger_of(state, action), self.silver_only(state, action)
            )
            if len(ways) == 1:
                pay_and_do(state, seat, action, ways[0])
            else:
                state.push(Payment(seat, action, ways))
        elif action < actions.joint_die:
            self.copy_leftover(state, action - actions.copy_die + 1)
        elif action < actions.end_turn:
            value = action - actions.joint_die
            state.joints.remove(value)
            hold_bonus(state, seat, value, False)
            if state.journal is not None:
                state.tell(Event("joint-die", seat, ("PULS-155",), {"value": value}))
        else:
            self.end(state)

    def silver_only(self, state: PulsarState, action: int) -> bool:
        """Whether the action gives a red die, so that no bonus die may pay for it (PULS-198, PULS-200)."""
        actions = state.actions
        if actions.patent <= action < actions.project:
            return state.box.technologies[action - actions.patent].red
        if actions.project <= action < actions.buy_modifier:
            side = state.box.headquarters[state.players[self.seat].headquarters]
            return side.projects[action - actions.project].red
        return False

    def copy_leftover(self, state: PulsarState, value: int) -> None:
        """Pays cubes for a bonus die like a leftover one, which stays where it is (PULS-194, PULS-195)."""
        cost = copy_price(state, self.seat)
        state.players[self.seat].cubes -= cost
        hold_bonus(state, self.seat, value, False)
        state.copied = True
        if state.journal is not None:
            args: dict[str, Arg] = {"value": value, "cubes": cost}
            state.tell(Event("copied", self.seat, ("PULS-194",), args))
        fire(state, self.seat, c.ON_COPY)

    def end(self, state: PulsarState) -> None:
        """Unspent dice go to the black hole, offers lapse (PULS-R01, PULS-155)."""
        state.players[self.seat].dice = []
        state.bonus = NO_DIE
        state.bonus_must = False
        state.bonus_spent = False
        state.copied = False
        state.joints = []
        if state.journal is not None:
            state.tell(Event("turn-over", self.seat, ("PULS-R01",)))
        state.pop()

    def refusal(self, state: PulsarState, seat: int, action: int) -> Reason:
        return reason(state, seat, action, check(state, Purse(state, seat), action))

    def waits(self, state: PulsarState, seat: int) -> bool:
        """The last die does not end the turn by itself for somebody who wants to look at it first."""
        return True

    def prompt(self, state: PulsarState, seat: int) -> Text:
        player = state.players[seat]
        dice = [f"die-silver-{value}" for value in sorted(player.dice)]
        if state.bonus != NO_DIE:
            dice.append(f"die-bonus-{state.bonus}")
        if not dice:
            return Text(self.without_dice(state, seat), {"round": state.round})
        return Text("prompt-turn", {"round": state.round, "dice": dice})

    def without_dice(self, state: PulsarState, seat: int) -> str:
        """What a turn without dice asks: to place generators, to get another die, or only to end it."""
        legal = self.legal(state, seat)
        if legal == [state.actions.end_turn]:
            return "prompt-turn-done"
        return "prompt-turn-no-dice" if placings(state, seat) else "prompt-turn-another-die"


def flight_actions(state: PulsarState, purse: Purse) -> list[int]:
    """All ways to pay for a flight, in catalogue order."""
    found: list[int] = []
    most = state.box.max_shift if purse.shifting else 0
    for die in dice_in_hand(state, purse.seat, False):
        for token in purse.tokens:
            base = die_value(die) + TOKEN_SHIFTS[token]
            for shift in range(-most, most + 1):
                distance = base + shift
                if 1 <= distance <= state.actions.distances and can_fly(
                    state, purse.seat, distance, shift, purse.shifters
                ):
                    found.append(state.actions.flight(distance, die, token))
    found.sort()
    return found


def transmitter_actions(state: PulsarState, purse: Purse, tiles: list[int], take: bool) -> list[int]:
    """The open printed dice of the tiles that can be paid, as actions."""
    first = state.actions.take_transmitter if take else state.actions.pay_transmitter
    found: list[int] = []
    payable = purse.reach(c.ON_PAY_TRANSMITTER, False)
    for tile in tiles:
        printed = state.box.transmitters[tile]
        paid = state.paid[tile]
        found += [
            state.actions.transmitter(first, tile, value)
            for value in printed.values
            if payable >> value & 1 and printed.dice[value] & ~paid
        ]
    return found


def placings(state: PulsarState, seat: int) -> list[int]:
    """Where the seat's generators may be placed (PULS-129)."""
    found: list[int] = []
    front = state.players[seat].front
    for size in range(len(front)):
        if front[size]:
            for pulsar, owner in enumerate(state.rings):
                if owner == seat and state.generators[pulsar] == 0:
                    found.append(state.actions.place + size * state.actions.pulsars + pulsar)
    return found
