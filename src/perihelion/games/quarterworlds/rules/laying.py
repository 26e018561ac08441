"""Laying one card from the hand: where it goes, what is paid, and then everything it brings."""

from __future__ import annotations

from typing import ClassVar

from perihelion.core.text import Arg, Reason, Text
from perihelion.games.quarterworlds.components import COLONISATION, COLOURS, NOTHING, QUARTERS, SHIP, Card
from perihelion.games.quarterworlds.rules.effects import has_place, lay_card, places_for
from perihelion.games.quarterworlds.rules.paying import Paying
from perihelion.games.quarterworlds.rules.payment import affordable, bill, discount, due
from perihelion.games.quarterworlds.state import QuarState


class Lay(Paying):
    """The chosen card is given a place, if it needs one, then paid for, then laid (QUAR-060)."""

    FIELDS: ClassVar[tuple[str, ...]] = (
        "seat", "card", "owed", "off", "paid", "tokens", "planet", "quarter",
    )  # fmt: skip

    def __init__(
        self,
        seat: int,
        card: int,
        owed: list[int],
        off: int,
        paid: list[int],
        tokens: int,
        planet: int,
        quarter: int,
    ) -> None:
        super().__init__(seat, card, owed, off, paid, tokens)
        self.planet = planet  # card number of the planet it goes to, or -1
        self.quarter = quarter

    def copy(self) -> Lay:
        return Lay(
            self.seat,
            self.card,
            self.owed[:],
            self.off,
            self.paid[:],
            self.tokens,
            self.planet,
            self.quarter,
        )

    def needs_place(self, state: QuarState) -> bool:
        kind = state.card(self.card).kind
        return self.planet == NOTHING and kind in (COLONISATION, SHIP)

    def run(self, state: QuarState) -> None:
        if self.needs_place(state):
            places = places_for(state, self.seat, state.card(self.card))
            if len(places) == 1:
                self.put(state, places[0])
        if self.needs_place(state) or not self.is_settled(state):
            state.ask(1 << self.seat)
            return
        state.pop()
        self.charge(state)
        lay_card(state, self.seat, state.card(self.card), self.planet, self.quarter)
        end_turn(state)

    def put(self, state: QuarState, at: int) -> None:
        """Settles the place, numbered as in `places_for`."""
        if state.card(self.card).kind == SHIP:
            self.planet = state.parts.planets[at]
        else:
            self.planet = state.parts.planets[at // QUARTERS]
            self.quarter = at % QUARTERS

    def legal(self, state: QuarState, seat: int) -> list[int]:
        if not self.needs_place(state):
            return self.payment_legal(state)
        actions = state.quarterworlds.actions
        card = state.card(self.card)
        first = actions.dock if card.kind == SHIP else actions.attach
        return [first + at for at in places_for(state, seat, card)]

    def answer(self, state: QuarState, seat: int, action: int) -> None:
        if not self.needs_place(state):
            self.payment_answer(state, action)
            return
        actions = state.quarterworlds.actions
        self.put(state, action - (actions.dock if actions.is_dock(action) else actions.attach))

    def forced_part(self, state: QuarState, seat: int) -> int:
        return -1 if self.needs_place(state) else super().forced_part(state, seat)

    def refusal(self, state: QuarState, seat: int, action: int) -> Reason:
        card = state.card(self.card)
        args: dict[str, Arg] = {"card": card.key}
        if self.needs_place(state):
            return self._place_refusal(state, action) or Reason("refusal-place-first", "QUAR-083", args)
        reason = self.payment_refusal(state, action)
        return reason or Reason("refusal-pay-first", "QUAR-060", args)

    def _place_refusal(self, state: QuarState, action: int) -> Reason | None:
        actions = state.quarterworlds.actions
        card = state.card(self.card)
        if actions.is_attach(action) and card.kind == COLONISATION:
            planet = state.parts.planets[(action - actions.attach) // QUARTERS]
            return quarter_refusal(state, self.seat, card, planet, (action - actions.attach) % QUARTERS)
        if actions.is_dock(action) and card.kind == SHIP:
            return dock_refusal(state, self.seat, state.parts.planets[action - actions.dock])
        return None

    def prompt(self, state: QuarState, seat: int) -> Text:
        if not self.needs_place(state):
            return self.payment_prompt(state)
        card = state.card(self.card)
        if card.kind == SHIP:
            return Text("prompt-dock", {"card": card.key})
        return Text("prompt-quarter", {"card": card.key, "colour": f"colour-{COLOURS[card.colour]}"})

    def forget(self, state: QuarState, seat: int) -> bool:
        """Nobody else knows that a card has been chosen: back to the turn below."""
        if seat != self.seat:
            return False
        state.pop()
        return True


def begin_laying(state: QuarState, seat: int, number: int) -> None:
    step = Lay(seat, number, [0, 0, 0, 0], 0, [], 0, NOTHING, NOTHING)
    step.open_bill(state)
    state.push(step)


def only_place(state: QuarState, seat: int, action: int) -> list[int]:
    """The place that laying the card settles at once, as an action, where there is but one."""
    actions = state.quarterworlds.actions
    if not actions.is_lay(action):
        return []
    card = state.card(action - actions.lay)
    if card.kind not in (COLONISATION, SHIP):
        return []
    places = places_for(state, seat, card)
    return [(actions.dock if card.kind == SHIP else actions.attach) + places[0]] if len(places) == 1 else []


def end_turn(state: QuarState) -> None:
    """The other player is next unless they have passed (QUAR-030, QUAR-032)."""
    other = 1 - state.turn
    if other not in state.passed:
        state.turn = other


def can_lay(state: QuarState, seat: int, card: Card) -> bool:
    """Whether the card from the seat's hand has a place and can be paid for."""
    if card.kind in (COLONISATION, SHIP) and not has_place(state, seat, card):
        return False
    return affordable(state, seat, card)


def lay_refusal(state: QuarState, seat: int, card: Card) -> Reason:
    """Why a card in hand cannot be laid."""
    args: dict[str, Arg] = {"card": card.key}
    if card.kind == COLONISATION and not places_for(state, seat, card):
        args["colour"] = f"colour-{COLOURS[card.colour]}"
        return Reason("refusal-no-quarter", "QUAR-083", args)
    if card.kind == SHIP and not places_for(state, seat, card):
        args["colonised"] = state.colonised(seat)
        args["ships"] = state.ships_laid(seat)
        return Reason("refusal-no-planet-for-ship", "QUAR-084", args)
    owed = due(state, seat, card)
    paper = bill(state, seat, card, owed)
    rest = paper.total - discount(state, seat, card)
    if rest <= 0:
        return Reason("refusal-no-minimum", "QUAR-069", args)
    args["owed"] = rest
    args["payable"] = min(paper.payable(), rest - 1)
    return Reason("refusal-cannot-pay", "QUAR-060", args)


def quarter_refusal(state: QuarState, seat: int, card: Card, planet: int, quarter: int) -> Reason:
    """Why a colonisation card does not go onto that quarter."""
    printed = state.card(planet)
    args: dict[str, Arg] = {"card": card.key, "planet": printed.key}
    world = state.world(seat, planet)
    if world is None:
        return Reason("refusal-not-your-planet", "QUAR-083", args)
    if world.attached[quarter] != NOTHING:
        return Reason("refusal-quarter-taken", "QUAR-104", args)
    if not world.is_open(printed, quarter):
        return Reason("refusal-quarter-complete", "QUAR-103", args)
    args["colour"] = f"colour-{COLOURS[printed.quarters[quarter].colour]}"
    return Reason("refusal-quarter-colour", "QUAR-102", args)


def dock_refusal(state: QuarState, seat: int, planet: int) -> Reason:
    """Why a ship does not go to that planet."""
    printed = state.card(planet)
    args: dict[str, Arg] = {"planet": printed.key}
    world = state.world(seat, planet)
    if world is None:
        return Reason("refusal-no-such-planet", "QUAR-084", args)
    if world.ship != NOTHING:
        return Reason("refusal-has-ship", "QUAR-084", args)
    args["open"] = world.open_quarters(printed)
    return Reason("refusal-not-colonised", "QUAR-084", args)
