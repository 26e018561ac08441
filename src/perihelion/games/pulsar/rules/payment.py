"""Paying with dice: which values the dice in hand can be made into, and spending them.

Every action needs one die of exactly the right value (PULS-070). A die may be changed by one modifier
token and by technologies that fit the action (PULS-076, PULS-077).
"""

from __future__ import annotations

from typing import Final

from perihelion.core.text import Arg, Event
from perihelion.games.pulsar.catalogue import (
    DICE,
    FIRST_BONUS,
    NO_TOKEN,
    PIPS,
    TOKEN_MODIFIER,
    TOKEN_SHIFTS,
    TOKENS,
)
from perihelion.games.pulsar.components import pieces as c
from perihelion.games.pulsar.components.pieces import NO_DIE
from perihelion.games.pulsar.rules.technologies import UNCHANGED, fire, flight_shifters, shifts
from perihelion.games.pulsar.state import PulsarState


def die_value(die: int) -> int:
    return die + 1 if die < FIRST_BONUS else die - FIRST_BONUS


def dice_in_hand(state: PulsarState, seat: int, silver_only: bool) -> list[int]:
    """The different dice the seat could spend now, in catalogue order."""
    dice = state.players[seat].dice
    found = [value - 1 for value in range(1, PIPS + 1) if value in dice]
    if state.bonus != NO_DIE and not silver_only:
        found.append(FIRST_BONUS + state.bonus)
    return found


def tokens_in_hand(state: PulsarState, seat: int) -> list[int]:
    """The ways to use a modifier token, none included."""
    modifiers = state.players[seat].modifiers
    if modifiers[0] == 0 and modifiers[1] == 0:
        return [NO_TOKEN]
    return [
        token for token in range(len(TOKENS)) if token == NO_TOKEN or modifiers[TOKEN_MODIFIER[token]] > 0
    ]


PAYABLE: Final = (1 << PIPS + 1) - 2  # the values 1 to 6 as a mask


class Purse:
    """What a seat's dice can be made into, worked out once for all checks of a question."""

    def __init__(self, state: PulsarState, seat: int) -> None:
        self.state = state
        self.seat = seat
        self.dice = state.players[seat].dice
        self.tokens = tokens_in_hand(state, seat)
        self.plain = self._reach(1 << UNCHANGED, False)
        self.silver = self._reach(1 << UNCHANGED, True) if state.bonus != NO_DIE else self.plain
        self.shifting = any(tech.shift for tech in state.owned(seat))
        self.shifters = flight_shifters(state, seat) if self.shifting else []
        # What technologies make of the dice, by trigger.
        self._known = [-1] * (2 * len(c.TRIGGERS)) if self.shifting else []

    def reach(self, trigger: int, silver_only: bool) -> int:
        """Mask of the values 1 to 6 that the seat can pay for an action with this trigger."""
        if not self.shifting or trigger == c.NO_TRIGGER:
            return self.silver if silver_only else self.plain
        at = 2 * trigger + (1 if silver_only else 0)
        if self._known[at] < 0:
            self._known[at] = self._reach(shifts(self.state, self.seat, trigger), silver_only)
        return self._known[at]

    def _reach(self, changes: int, silver_only: bool) -> int:
        bonus = NO_DIE if silver_only else self.state.bonus
        mask = 0
        for token in self.tokens:
            changed = changes << TOKEN_SHIFTS[token] + 1
            for value in self.dice:
                mask |= changed << value
            if bonus != NO_DIE:
                mask |= changed << bonus
        return mask >> UNCHANGED + 1 & PAYABLE  # PULS-078, PULS-079


def ways_to_pay(state: PulsarState, seat: int, wanted: int, trigger: int, silver_only: bool) -> list[int]:
    """All ways to pay one of the wanted values (a mask), as `pay` actions in catalogue order."""
    found: list[int] = []
    changes = shifts(state, seat, trigger)
    tokens = tokens_in_hand(state, seat)
    for value in range(1, PIPS + 1):
        if not (wanted >> value) & 1:
            continue
        for die in dice_in_hand(state, seat, silver_only):
            found += [
                state.actions.payment(value, die, token)
                for token in tokens
                if changes >> UNCHANGED + value - die_value(die) - TOKEN_SHIFTS[token] & 1
            ]
    return found


def payment_parts(state: PulsarState, first: int, action: int) -> tuple[int, int, int]:
    """Value, die and token of a `pay` or `fly` action."""
    rest, token = divmod(action - first, len(TOKENS))
    value, die = divmod(rest, DICE)
    return value + 1, die, token


def spend(state: PulsarState, seat: int, die: int, token: int, value: int) -> None:
    """The die goes to the black hole, the token to the supply (PULS-071, PULS-073)."""
    player = state.players[seat]
    if state.journal is not None:
        args: dict[str, Arg] = {"die": die_key(die), "token": f"token-{TOKENS[token]}", "value": value}
        changed = value != die_value(die)
        state.tell(Event("paid-changed" if changed else "paid", seat, ("PULS-070",), args))
    if die >= FIRST_BONUS:
        state.bonus = NO_DIE
        state.bonus_must = False
        state.bonus_spent = True
        fire(state, seat, c.ON_BONUS_DIE)
    else:
        player.dice.remove(die_value(die))
    if token != NO_TOKEN:
        player.modifiers[TOKEN_MODIFIER[token]] -= 1
        fire(state, seat, c.ON_MODIFIER)


def hold_bonus(state: PulsarState, seat: int, value: int, must: bool) -> None:
    """A bonus die is gained; one that is held and need not be used lapses (PULS-R03)."""
    if state.bonus != NO_DIE and state.journal is not None:
        state.tell(Event("bonus-lapsed", seat, ("PULS-R03",), {"value": state.bonus}))
    state.bonus = value
    state.bonus_must = must


def die_key(die: int) -> str:
    return f"die-silver-{die + 1}" if die < FIRST_BONUS else f"die-bonus-{die - FIRST_BONUS}"
