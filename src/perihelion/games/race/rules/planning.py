"""One player's Consume phase as a plan: powers used and goods spent, chosen but not carried out yet.

A plan goes on until nothing is left to decide, or until a decision comes after cards that are to be drawn
first (RACE-118): then it waits, is carried out so far, and goes on with the new cards in hand. Choices
that are none are taken by the plan itself.
"""

from __future__ import annotations

from typing import ClassVar, Final

from perihelion.core.plain import Plain
from perihelion.core.text import Arg, Reason
from perihelion.games.race.components import ALL_GOODS, ANY, DRAW, GOODS, HAND, LUCKY, SELL, Power
from perihelion.games.race.rules.placing import sale_price
from perihelion.games.race.state import NONE, RaceState, without

# What a plan does next.
ASK: Final = 0
WAIT: Final = 1
FINISHED: Final = 2

# What is noted to be carried out; each entry is followed by its figures.
SPEND: Final = 0  # power, VP, cards, number of goods, the goods
THROW: Final = 1  # power, VP, number of cards, the cards
FLIP: Final = 2  # power, the number named


class Plan(Plain):
    """`todo` are the powers not used yet and `base` those when the plan was last carried out; `goods` the
    places in the tableau of goods not spent yet. While a power is being used it is `active`, `need` more
    goods (or, at most, hand cards) go to it and `picked` have gone. `thrown` are hand cards given away,
    `notes` what is to be carried out, `due` says whether cards are drawn by it. The lists are replaced, never
    changed, so that copies share them."""

    FIELDS: ClassVar[tuple[str, ...]] = (
        "todo",
        "base",
        "goods",
        "active",
        "need",
        "picked",
        "thrown",
        "notes",
        "due",
        "finished",
    )

    def __init__(
        self,
        todo: list[int],
        base: list[int],
        goods: list[int],
        active: int,
        need: int,
        picked: list[int],
        thrown: list[int],
        notes: list[int],
        due: bool,
        finished: bool,
    ) -> None:
        self.todo = todo
        self.base = base
        self.goods = goods
        self.active = active
        self.need = need
        self.picked = picked
        self.thrown = thrown
        self.notes = notes
        self.due = due
        self.finished = finished

    def copy(self) -> Plan:
        return Plan(
            self.todo,
            self.base,
            self.goods,
            self.active,
            self.need,
            self.picked,
            self.thrown,
            self.notes,
            self.due,
            self.finished,
        )


def new_plan(state: RaceState, seat: int) -> Plan:
    """A plan with all consume powers of the tableau and nothing chosen."""
    table = state.cards.consume
    todo: list[int] = []
    for card in state.players[seat].tableau:
        todo += table[card]
    nothing: list[int] = []
    return Plan(todo, todo, goods_places(state, seat), NONE, 0, nothing, nothing, nothing, False, False)


def reset_plan(state: RaceState, seat: int, plan: Plan) -> None:
    """Takes back everything that has not been carried out."""
    plan.todo = plan.base
    plan.goods = goods_places(state, seat)
    plan.active = NONE
    plan.need = 0
    plan.picked = []
    plan.thrown = []
    plan.notes = []
    plan.due = False
    plan.finished = False


def goods_places(state: RaceState, seat: int) -> list[int]:
    return [at for at, good in enumerate(state.players[seat].goods) if good != NONE]


def place_of(state: RaceState, seat: int, world: int, places: list[int]) -> int:
    """The first of the places in the tableau where the world lies."""
    tableau = state.players[seat].tableau
    for at in places:
        if tableau[at] == world:
            return at
    raise ValueError(f"{state.cards.ids[world]} is not at any of the places")


def go_on(state: RaceState, seat: int, plan: Plan) -> int:
    """Takes all choices that are none; says whether to ask, to wait for cards, or that all is done."""
    while True:
        if plan.active != NONE:
            if plan.need == 0:
                complete(state, seat, plan)
                continue
            if state.cards.power_kind[plan.active] == HAND:
                return ASK
            fitting = fitting_goods(state, seat, plan)
            if len(fitting) != plan.need:
                return ASK
            plan.picked = plan.picked + fitting
            plan.goods = [at for at in plan.goods if at not in fitting]
            plan.need = 0
            continue
        if not plan.todo:
            plan.finished = True
            return FINISHED
        required = usable_powers(state, seat, plan)
        if plan.due:
            if any(state.cards.power_kind[power] == HAND for power in plan.todo):
                return WAIT
            if not required:
                plan.finished = True
                return FINISHED
            if len(required) > 1 or not needs_no_choice(state, seat, plan, required[0]):
                return WAIT
            start(state, seat, plan, required[0])
            continue
        optional = optional_powers(state, seat, plan)
        if not required and not optional:
            plan.finished = True
            return FINISHED
        if len(required) != 1 or optional or state.cards.power_kind[required[0]] == LUCKY:
            return ASK
        start(state, seat, plan, required[0])


def usable_powers(state: RaceState, seat: int, plan: Plan) -> list[int]:
    """The unused powers that must be used and can be used now (RACE-110)."""
    kinds = state.cards.power_kind
    found: list[int] = []
    last: list[int] | None = None
    for power in plan.todo:
        kind = kinds[power]
        if kind == GOODS:
            if plan.goods and goods_taken(state, seat, plan, power) > 0:
                found.append(power)
        elif kind == SELL:
            if plan.goods:
                found.append(power)
        elif kind == ALL_GOODS:
            if plan.goods:
                last = [power] if last is None else [*last, power]
        elif kind != HAND:
            found.append(power)
    if last:
        takers = any(kinds[power] == GOODS or kinds[power] == SELL for power in found)
        if not takers or state.options["pilgrimage-world"] == "any-order":  # RACE-141, RACE-R16
            found += last
    return found


def optional_powers(state: RaceState, seat: int, plan: Plan) -> list[int]:
    """The unused powers that discard hand cards, if there is a card to discard (RACE-R21)."""
    if len(state.players[seat].hand) <= len(plan.thrown):
        return []
    kinds = state.cards.power_kind
    return [power for power in plan.todo if kinds[power] == HAND]


def goods_taken(state: RaceState, seat: int, plan: Plan, power: int) -> int:
    """How many goods a power would take now: as many uses as possible, each in full (RACE-119, RACE-R20)."""
    rule: Power = state.cards.powers[power]
    table = state.cards.good
    tableau = state.players[seat].tableau
    if rule.distinct:
        kinds = {table[tableau[at]] for at in plan.goods}
        return rule.goods if len(kinds) >= rule.goods else 0  # RACE-139
    if rule.good == ANY:
        fitting = len(plan.goods)
    else:
        fitting = 0
        for at in plan.goods:
            if table[tableau[at]] == rule.good:
                fitting += 1
    return min(rule.uses, fitting // rule.goods) * rule.goods


def fitting_goods(state: RaceState, seat: int, plan: Plan) -> list[int]:
    """The unspent goods that the active power can still take (RACE-116)."""
    rule: Power = state.cards.powers[plan.active]
    table = state.cards.good
    tableau = state.players[seat].tableau
    if rule.distinct:
        taken = {table[tableau[at]] for at in plan.picked}
        return [at for at in plan.goods if table[tableau[at]] not in taken]
    if rule.good == ANY:
        return plan.goods
    return [at for at in plan.goods if table[tableau[at]] == rule.good]


def needs_no_choice(state: RaceState, seat: int, plan: Plan, power: int) -> bool:
    """Whether using the power leaves nothing to decide."""
    kind = state.cards.power_kind[power]
    if kind == LUCKY:
        return False
    if kind == SELL:
        return len(plan.goods) == 1
    if kind != GOODS:
        return True
    plan.active = power
    fitting = len(fitting_goods(state, seat, plan))
    plan.active = NONE
    return fitting == goods_taken(state, seat, plan, power)


def start(state: RaceState, seat: int, plan: Plan, power: int) -> None:
    """Starts using a power; it is finished before another one begins (RACE-069, RACE-120)."""
    kind = state.cards.power_kind[power]
    plan.active = power
    if kind == GOODS:
        plan.need = goods_taken(state, seat, plan, power)
    elif kind == SELL:
        plan.need = 1
    elif kind == ALL_GOODS:
        plan.need = len(plan.goods)
    elif kind == HAND:
        left = len(state.players[seat].hand) - len(plan.thrown)
        plan.need = min(state.cards.powers[power].most, left)
    else:
        plan.need = 0


def complete(state: RaceState, seat: int, plan: Plan) -> None:
    """Notes what the active power does: goods spent, VP and cards gained (RACE-R15)."""
    cards = state.cards
    power = plan.active
    rule: Power = cards.powers[power]
    kind = cards.power_kind[power]
    picked = plan.picked
    if kind == HAND:
        noted = [THROW, power, len(picked) * rule.vp, len(picked)]  # never doubled (RACE-134)
    else:
        vp, gained = 0, 0
        if kind == GOODS:
            uses = len(picked) // rule.goods
            vp, gained = uses * rule.vp, uses * rule.cards
        elif kind == ALL_GOODS:
            vp = len(picked) + rule.vp_offset  # RACE-R17
        elif kind == SELL:
            tableau = state.players[seat].tableau
            gained = sale_price(cards, tableau, tableau[picked[0]], rule.bonuses)
        elif kind == DRAW:
            gained = rule.amount
        noted = [SPEND, power, vp * vp_factor(state, seat), gained, len(picked)]
        if gained:
            plan.due = True
    plan.notes = plan.notes + noted + picked
    plan.todo = without(plan.todo, [power])
    plan.active = NONE
    plan.picked = []


def note_flip(plan: Plan, power: int, number: int) -> None:
    """Notes the number named for a lucky draw (RACE-146)."""
    plan.notes = [*plan.notes, FLIP, power, number]
    plan.todo = without(plan.todo, [power])
    plan.due = True


def vp_factor(state: RaceState, seat: int) -> int:
    """By how much the seat's action cards multiply the VP of consume powers (RACE-132, RACE-135)."""
    factor = 1
    for action in state.bonuses(seat):
        factor *= state.cards.actions[action].vp_factor
    return factor


def why_not_consume(state: RaceState, seat: int, plan: Plan, action: int) -> Reason | None:
    """Why a consume power or a good cannot be chosen now."""
    catalogue, cards = state.catalogue, state.cards
    player = state.players[seat]
    if action == catalogue.done:
        if plan.active != NONE:
            return Reason("refusal-power-active", "RACE-069", active_name(state, plan))
        return Reason("refusal-must-consume", "RACE-111")
    if catalogue.consume <= action < catalogue.produce:
        return why_not_good(state, seat, plan, action - catalogue.consume)
    if not catalogue.use <= action < catalogue.sell:
        return None
    card = action - catalogue.use
    name: dict[str, Arg] = {"card": state.cards.key(card)}
    if card not in player.tableau:
        return Reason("refusal-not-in-tableau", "RACE-070", name)
    own = [power for power in cards.consume[card] if power in plan.todo]
    if not own:
        key = "refusal-used" if cards.consume[card] else "refusal-no-consume-power"
        return Reason(key, "RACE-113" if cards.consume[card] else "RACE-110", name)
    if plan.active != NONE:
        return Reason("refusal-power-active", "RACE-120", active_name(state, plan))
    kind = cards.power_kind[own[0]]
    if kind == ALL_GOODS and plan.goods:
        return Reason("refusal-after-others", "RACE-141", name)
    if kind == HAND:
        return Reason("refusal-no-hand-cards", "RACE-144", name)
    return Reason("refusal-no-goods", "RACE-R20", {**name, "count": cards.powers[own[0]].goods})


def why_not_good(state: RaceState, seat: int, plan: Plan, world: int) -> Reason:
    """Why the good on a world cannot go to the power being used."""
    player = state.players[seat]
    name: dict[str, Arg] = {"card": state.cards.key(world)}
    if world not in player.tableau:
        return Reason("refusal-not-in-tableau", "RACE-070", name)
    if player.tableau.index(world) not in plan.goods:
        return Reason("refusal-no-good-there", "RACE-114", name)
    if plan.active == NONE:
        return Reason("refusal-power-first", "RACE-110")
    return Reason("refusal-wrong-kind", "RACE-137", {**name, **active_name(state, plan)})


def active_name(state: RaceState, plan: Plan) -> dict[str, Arg]:
    return {"active": state.cards.key(state.cards.power_card[plan.active])}
