"""Phase IV: Consume. Sales of those who chose Consume: Trade first, then everybody's consume powers.

Everybody plans at the same time, unseen by the others; plans are carried out in player order. A plan that
has to see its drawn cards before it can go on holds the later ones up, so the result is the same as if
the players had acted one after the other (RACE-R56).
"""

from __future__ import annotations

from typing import ClassVar, Final

from perihelion.core.state import Step
from perihelion.core.text import Arg, Event, Reason, Text
from perihelion.games.race.components import HAND, LUCKY, SELL
from perihelion.games.race.rules.choosing import UNANSWERED
from perihelion.games.race.rules.events import tell_drew
from perihelion.games.race.rules.placing import sale_price
from perihelion.games.race.rules.planning import (
    ASK,
    FLIP,
    THROW,
    Plan,
    fitting_goods,
    go_on,
    goods_places,
    new_plan,
    note_flip,
    optional_powers,
    place_of,
    reset_plan,
    start,
    usable_powers,
    why_not_consume,
)
from perihelion.games.race.state import NONE, RaceState, titles_of, without

NO_SALE: Final = -2


class Sell(Step[RaceState]):
    """Whoever chose Consume: Trade sells one good, of his choice (RACE-123, RACE-R14). `choices[seat]` is
    the place of the good in the tableau."""

    FIELDS: ClassVar[tuple[str, ...]] = ("choices",)
    secret: ClassVar[bool] = True

    def __init__(self, choices: list[int]) -> None:
        self.choices = choices

    def copy(self) -> Sell:
        return Sell(self.choices[:])

    def run(self, state: RaceState) -> None:
        mask = 0
        for seat in range(state.seats):
            if self.choices[seat] == UNANSWERED:
                mask |= 1 << seat
        if mask:
            state.ask(mask)
            return
        state.pop()
        state.reveals += 1
        for seat in state.order:
            if self.choices[seat] != NO_SALE:
                self.sell(state, seat, self.choices[seat])

    def sell(self, state: RaceState, seat: int, at: int) -> None:
        tableau = state.players[seat].tableau
        price = sale_price(state.cards, tableau, tableau[at])
        state.spend_good(seat, at)
        drawn = state.draw(seat, price)
        if state.journal is not None:
            args: dict[str, Arg] = {"card": state.cards.key(tableau[at]), "count": price}
            state.tell(Event("sold", seat, ("RACE-124",), args))
            tell_drew(state, seat, drawn, "RACE-124")

    def legal(self, state: RaceState, seat: int) -> list[int]:
        tableau = state.players[seat].tableau
        first = state.catalogue.sell
        return sorted({first + tableau[at] for at in goods_places(state, seat)})

    def answer(self, state: RaceState, seat: int, action: int) -> None:
        places = goods_places(state, seat)
        self.choices[seat] = place_of(state, seat, action - state.catalogue.sell, places)

    def prompt(self, state: RaceState, seat: int) -> Text:
        return Text("prompt-sell")

    def forget(self, state: RaceState, seat: int) -> bool:
        if not self.concerns(state, seat):
            return False
        self.choices[seat] = UNANSWERED
        return True

    def concerns(self, state: RaceState, seat: int) -> bool:
        return self.choices[seat] != NO_SALE and state.players[seat].goods_count() > 1


def sell_step(state: RaceState) -> Sell | None:
    """The sale, if anybody has a good to sell (RACE-R13); of a single good there is no choice."""
    choices = [NO_SALE] * state.seats
    for seat in range(state.seats):
        if any(state.cards.actions[action].sells for action in state.bonuses(seat)):
            places = goods_places(state, seat)
            if places:
                choices[seat] = UNANSWERED if len(places) > 1 else places[0]
    return None if choices.count(NO_SALE) == state.seats else Sell(choices)


class Consume(Step[RaceState]):
    """`plans` by seat, empty before the phase has begun; the plans of the first `turn` players in order
    have been carried out completely. `shared` says that several seats planned at the same time."""

    FIELDS: ClassVar[tuple[str, ...]] = ("plans", "turn", "shared")
    secret: ClassVar[bool] = True

    def __init__(self, plans: list[Plan], turn: int, shared: bool) -> None:
        self.plans = plans
        self.turn = turn
        self.shared = shared

    def copy(self) -> Consume:
        return Consume([plan.copy() for plan in self.plans], self.turn, self.shared)

    def run(self, state: RaceState) -> None:
        if self.turn == NONE:
            self.turn = 0
            mask = 0
            for seat in range(state.seats):
                plan = new_plan(state, seat)
                self.plans.append(plan)
                if go_on(state, seat, plan) == ASK:
                    mask |= 1 << seat
            if mask:
                self.shared = mask & (mask - 1) != 0
                state.ask(mask)
                return
        elif self.shared:
            state.reveals += 1
        self.carry_out(state)

    def carry_out(self, state: RaceState) -> None:
        """Carries plans out in player order, up to the first that has to decide with new cards."""
        while self.turn < state.seats:
            seat = state.order[self.turn]
            plan = self.plans[seat]
            if plan.notes:
                carry_out_notes(state, seat, plan)
            if plan.finished:
                self.turn += 1
            elif go_on(state, seat, plan) == ASK:
                state.ask(1 << seat)
                return
        state.pop()

    def legal(self, state: RaceState, seat: int) -> list[int]:
        catalogue = state.catalogue
        cards = state.cards
        plan = self.plans[seat]
        player = state.players[seat]
        if plan.active != NONE:
            kind = cards.power_kind[plan.active]
            if kind == HAND:
                rest = hand_left(state, seat, plan)
                found = [catalogue.discard + card for card in titles_of(rest)]
                if plan.picked:
                    found.append(catalogue.done)
                return found
            first = catalogue.sell if kind == SELL else catalogue.consume
            worlds = [player.tableau[at] for at in fitting_goods(state, seat, plan)]
            return [first + world for world in titles_of(worlds)]
        required = usable_powers(state, seat, plan)
        owners: list[int] = []
        lucky = NONE
        for power in required + optional_powers(state, seat, plan):
            if cards.power_kind[power] == LUCKY:
                lucky = power
            else:
                owners.append(cards.power_card[power])
        found = [catalogue.use + card for card in titles_of(owners)]
        if lucky != NONE:
            rule = cards.powers[lucky]
            first = catalogue.name - catalogue.first_name
            found += [first + number for number in range(rule.lowest, rule.highest + 1)]
        if not required:
            found.append(catalogue.done)
        return found

    def answer(self, state: RaceState, seat: int, action: int) -> None:
        catalogue = state.catalogue
        plan = self.plans[seat]
        if action == catalogue.done:
            if plan.active != NONE:
                plan.need = 0  # no more hand cards for this power
            else:
                plan.finished = True
                return
        elif action >= catalogue.name:
            lucky = [power for power in plan.todo if state.cards.power_kind[power] == LUCKY]
            note_flip(plan, lucky[0], action - catalogue.name + catalogue.first_name)
        elif action >= catalogue.sell:
            first = catalogue.consume if action >= catalogue.consume else catalogue.sell
            at = place_of(state, seat, action - first, plan.goods)
            plan.goods = without(plan.goods, [at])
            plan.picked = [*plan.picked, at]
            plan.need -= 1
        elif action >= catalogue.use:
            start(state, seat, plan, self.power_of(state, seat, plan, action - catalogue.use))
        else:
            plan.picked = [*plan.picked, action - catalogue.discard]
            plan.thrown = [*plan.thrown, action - catalogue.discard]
            plan.need -= 1
        if go_on(state, seat, plan) == ASK:
            state.asked |= 1 << seat

    def power_of(self, state: RaceState, seat: int, plan: Plan, card: int) -> int:
        """The first power of the card that can be used now."""
        owners, kinds = state.cards.power_card, state.cards.power_kind
        for power in usable_powers(state, seat, plan) + optional_powers(state, seat, plan):
            if owners[power] == card and kinds[power] != LUCKY:
                return power
        raise ValueError(f"{state.cards.ids[card]} has no power to use")

    def refusal(self, state: RaceState, seat: int, action: int) -> Reason:
        reason = why_not_consume(state, seat, self.plans[seat], action)
        return reason if reason is not None else super().refusal(state, seat, action)

    def prompt(self, state: RaceState, seat: int) -> Text:
        plan = self.plans[seat]
        if plan.active == NONE:
            required = usable_powers(state, seat, plan)
            return Text("prompt-consume" if required else "prompt-consume-optional")
        card = state.cards.key(state.cards.power_card[plan.active])
        kind = state.cards.power_kind[plan.active]
        if kind == HAND:
            return Text("prompt-consume-hand", {"card": card, "count": plan.need})
        if kind == SELL:
            return Text("prompt-consume-sell", {"card": card})
        return Text("prompt-consume-goods", {"card": card, "count": plan.need})

    def forget(self, state: RaceState, seat: int) -> bool:
        if state.order.index(seat) < self.turn:
            return False
        plan = self.plans[seat]
        reset_plan(state, seat, plan)
        return go_on(state, seat, plan) == ASK

    def concerns(self, state: RaceState, seat: int) -> bool:
        """Open to all: whether the seat had anything to decide when the question was put."""
        if state.order.index(seat) < self.turn:
            return False
        plan = self.plans[seat].copy()
        reset_plan(state, seat, plan)
        return go_on(state, seat, plan) == ASK


def hand_left(state: RaceState, seat: int, plan: Plan) -> list[int]:
    """The hand without the cards the plan gives away."""
    return without(state.players[seat].hand, plan.thrown)


def carry_out_notes(state: RaceState, seat: int, plan: Plan) -> None:
    """Does what the plan has noted, in its order."""
    notes = plan.notes
    at = 0
    while at < len(notes):
        code, power = notes[at], notes[at + 1]
        card = state.cards.power_card[power]
        if code == FLIP:
            flip(state, seat, card, notes[at + 2])
            at += 3
        elif code == THROW:
            vp, count = notes[at + 2], notes[at + 3]
            throw(state, seat, card, notes[at + 4 : at + 4 + count], vp)
            at += 4 + count
        else:
            vp, gained, count = notes[at + 2], notes[at + 3], notes[at + 4]
            spend(state, seat, card, notes[at + 5 : at + 5 + count], vp, gained)
            at += 5 + count
    plan.notes = []
    plan.thrown = []
    plan.due = False
    plan.base = plan.todo


def spend(state: RaceState, seat: int, card: int, goods: list[int], vp: int, gained: int) -> None:
    """Goods are discarded, chips taken from the pool (which may go below 0: RACE-R23), cards drawn."""
    player = state.players[seat]
    if goods and state.journal is not None:
        worlds = state.cards.keys([player.tableau[at] for at in goods])
        args: dict[str, Arg] = {"card": state.cards.key(card), "worlds": worlds, "vp": vp}
        state.tell(Event("consumed", seat, ("RACE-118",), args))
    for at in goods:
        state.spend_good(seat, at)
    player.chips += vp
    state.pool -= vp
    if gained:
        drawn = state.draw(seat, gained)
        if state.journal is not None:
            tell_drew(state, seat, drawn, "RACE-118", card)


def throw(state: RaceState, seat: int, card: int, thrown: list[int], vp: int) -> None:
    """Hand cards are discarded for VP (RACE-144)."""
    state.throw(seat, thrown)
    state.players[seat].chips += vp
    state.pool -= vp
    if state.journal is not None:
        args: dict[str, Arg] = {"card": state.cards.key(card), "count": len(thrown), "vp": vp}
        secret: dict[str, Arg] = {"cards": state.cards.keys(thrown)}
        state.tell(Event("threw", seat, ("RACE-144",), args, secret, 1 << seat))


def flip(state: RaceState, seat: int, card: int, number: int) -> None:
    """The top card is turned up for all to see; it is won if its cost or defence is the number named
    (RACE-146, RACE-R22)."""
    top = state.take()
    if top == NONE:
        return
    state.reveals += 1
    won = state.cards.price[top] == number
    if won:
        player = state.players[seat]
        player.hand = [*player.hand, top]
        player.seen = [*player.seen, top]
    else:
        state.discard_open(top)
    if state.journal is not None:
        args: dict[str, Arg] = {
            "card": state.cards.key(card),
            "number": number,
            "flipped": state.cards.key(top),
        }
        state.tell(Event("flip-won" if won else "flip-lost", seat, ("RACE-146",), args))
