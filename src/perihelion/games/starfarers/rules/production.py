"""The production phase: what a roll brings, Galactic Aid, and what happens on a 7."""

from __future__ import annotations

from typing import ClassVar, Final

from perihelion.core.state import Step
from perihelion.core.text import Event, Reason, Text
from perihelion.games.starfarers.components.parts import KEYS, UNUSED, bundle
from perihelion.games.starfarers.rules.cards import draw_supply, gain, held_reason, pay_all, take_random
from perihelion.games.starfarers.rules.parting import Parting, nothing_chosen
from perihelion.games.starfarers.state import StarState

SEVEN: Final = 7


def roll_dice(state: StarState) -> int:
    """Both dice (STAR-066)."""
    state.dice = [state.chance.below(6) + 1, state.chance.below(6) + 1]
    total = state.dice[0] + state.dice[1]
    if state.journal is not None:
        state.tell(Event("roll", state.active, ("STAR-066",), {"total": total}))
    return total


def entitlements(state: StarState, total: int) -> list[list[int]]:
    """What a roll entitles every seat to, Green Folk bonuses included (STAR-066 to STAR-070, STAR-220)."""
    due: list[list[int]] = [[0] * 5 for _ in range(state.seats)]
    for planet, token in enumerate(state.token):
        quadrant = planet // 3
        if token < 0 or state.explored[quadrant] == 0:
            continue
        if total not in state.parts.tokens[token].numbers:
            continue
        kind = state.resource_of(planet)
        # The sites next to planet i of a quadrant are i and i - 1.
        for site in (planet, 3 * quadrant + (planet + 2) % 3):
            owner = state.owner[site]
            if 0 <= owner < UNUSED:
                due[owner][kind] += 1
    for seat in range(state.seats):
        for title, count in enumerate(state.friends[seat]):
            card = state.parts.friends[title]
            if count and card.bonus and due[seat][card.resource]:
                due[seat][card.resource] += card.bonus
    return due


def produce(state: StarState, total: int) -> None:
    """Pays a roll out; a kind the bank cannot pay in full is paid to nobody (STAR-085, STAR-R04)."""
    due = entitlements(state, total)
    state.income = [[0] * 5 for _ in range(state.seats)]
    for kind in range(5):
        needed = sum(row[kind] for row in due)
        if needed > state.bank[kind]:
            if state.journal is not None:
                state.tell(Event("shortage", rules=("STAR-085",), args={"resource": KEYS[kind]}))
            continue
        for seat in range(state.seats):
            if due[seat][kind]:
                gain(state, seat, kind, due[seat][kind])
                state.income[seat][kind] = due[seat][kind]
    if state.journal is not None:
        for seat in range(state.seats):
            if sum(state.income[seat]):
                state.tell(Event("income", seat, ("STAR-067",), {"cards": bundle(state.income[seat])}))


def relief(state: StarState, seat: int) -> int:
    """How many cards Galactic Aid gives the seat: none if it has no such card or the roll brought it
    something (STAR-217, STAR-R11)."""
    if any(state.income[seat]):
        return 0
    return sum(count * state.parts.friends[title].relief for title, count in enumerate(state.friends[seat]))


def supply_draw(state: StarState, seat: int) -> int:
    """How many supply cards the seat's points entitle it to (STAR-076 to STAR-078, STAR-R07)."""
    points = state.points(seat)
    for least, most, cards in state.parts.draws:
        if least <= points <= most:
            return cards
    return 0


def hand_limit(state: StarState, seat: int) -> int:
    """How many cards the seat may hold on a 7 without discarding (STAR-090, STAR-092)."""
    limit = state.parts.hand_limit
    for title, count in enumerate(state.friends[seat]):
        if count:
            limit = max(limit, state.parts.friends[title].hand_limit)
    return limit


class GalacticAid(Step[StarState]):
    """The owner of Galactic Aid may take cards of any kind, as long as the bank has some (STAR-217)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "count")

    def __init__(self, seat: int, count: int) -> None:
        self.seat = seat
        self.count = count

    def copy(self) -> GalacticAid:
        return GalacticAid(self.seat, self.count)

    def run(self, state: StarState) -> None:
        if self.count and any(state.bank):
            state.ask(1 << self.seat)
        else:
            state.pop()

    def legal(self, state: StarState, seat: int) -> list[int]:
        actions = state.rules.actions
        return [actions.decline] + [actions.take + kind for kind in range(5) if state.bank[kind]]

    def answer(self, state: StarState, seat: int, action: int) -> None:
        actions = state.rules.actions
        if action == actions.decline:
            self.count = 0
            return
        self.count -= 1
        kind = action - actions.take
        gain(state, seat, kind, 1)
        if state.journal is not None:
            state.tell(Event("aid", seat, ("STAR-217",), {"resource": KEYS[kind]}))

    def refusal(self, state: StarState, seat: int, action: int) -> Reason:
        return take_refusal(state, action) or super().refusal(state, seat, action)

    def prompt(self, state: StarState, seat: int) -> Text:
        return Text("prompt-aid", {"count": self.count})


def take_refusal(state: StarState, action: int) -> Reason | None:
    """Why a card cannot be taken from the bank (STAR-R05)."""
    kind = action - state.rules.actions.take
    if 0 <= kind < 5 and state.bank[kind] == 0:
        return Reason("refusal-bank-empty", "STAR-R05", {"resource": KEYS[kind]})
    return None


class Seven(Step[StarState]):
    """A 7: discard, steal, supply cards of the opponents; the own ones follow as always (STAR-089)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("part",)

    def __init__(self, part: int) -> None:
        self.part = part

    def copy(self) -> Seven:
        return Seven(self.part)

    def run(self, state: StarState) -> None:
        part = self.part
        self.part += 1
        if part == 0:
            owed = [0] * state.seats
            for seat in range(state.seats):
                size = state.hand_size(seat)
                if size > hand_limit(state, seat):
                    owed[seat] = size // 2  # rounded in the player's favour (STAR-090)
            if sum(owed):
                state.push(Discard(owed, nothing_chosen(state, 5)))
        elif part == 1:
            if victims(state):
                state.push(Steal())
        else:
            state.pop()
            for seat in state.from_active()[1:]:
                draw_supply(state, seat, state.parts.seven_bonus, "STAR-094")


class Discard(Parting):
    """Everybody with too many cards chooses half of them at the same time (STAR-090, STAR-R08)."""

    def copy(self) -> Discard:
        return Discard(self.owed[:], [row[:] for row in self.chosen])

    def first_action(self, state: StarState) -> int:
        return state.rules.actions.discard

    def stock(self, state: StarState, seat: int) -> list[int]:
        return state.hands[seat]

    def part(self, state: StarState) -> None:
        state.revealed()
        for seat in range(state.seats):
            if self.owed[seat]:
                pay_all(state, seat, self.chosen[seat])
                if state.journal is not None:
                    cards = bundle(self.chosen[seat])
                    state.tell(Event("discard", seat, ("STAR-090",), {"cards": cards}))

    def refusal(self, state: StarState, seat: int, action: int) -> Reason:
        reason = held_reason(state, seat, action - state.rules.actions.discard, "STAR-090")
        return reason or super().refusal(state, seat, action)

    def prompt(self, state: StarState, seat: int) -> Text:
        return Text("prompt-discard", {"count": self.left(seat)})


def victims(state: StarState) -> list[int]:
    """Opponents of the active player who have cards (STAR-R09)."""
    return [seat for seat in range(state.seats) if seat != state.active and state.hand_size(seat)]


class Steal(Step[StarState]):
    """The roller takes a random card from one opponent (STAR-093)."""

    def copy(self) -> Steal:
        return Steal()

    def run(self, state: StarState) -> None:
        state.ask(1 << state.active)

    def legal(self, state: StarState, seat: int) -> list[int]:
        return [state.rules.actions.steal + other for other in victims(state)]

    def answer(self, state: StarState, seat: int, action: int) -> None:
        state.pop()
        take_random(state, seat, action - state.rules.actions.steal, "STAR-093")

    def refusal(self, state: StarState, seat: int, action: int) -> Reason:
        other = action - state.rules.actions.steal
        if 0 <= other < state.seats and other != seat:
            return Reason("refusal-no-cards", "STAR-R09", {"seat": other})
        return super().refusal(state, seat, action)

    def prompt(self, state: StarState, seat: int) -> Text:
        return Text("prompt-steal")
