"""Builds the view of a position: what one seat, or a spectator, may know."""

from __future__ import annotations

from typing import Final

from perihelion.games.race.components import (
    CONSUME_KINDS,
    EXPLORE,
    GREY,
    HAND,
    KINDS,
    PHASES,
    PRODUCE,
)
from perihelion.games.race.rules import scoring
from perihelion.games.race.rules.choosing import PASS
from perihelion.games.race.rules.consume import Consume, Sell
from perihelion.games.race.rules.develop import ChooseDevelopment
from perihelion.games.race.rules.explore import Keep
from perihelion.games.race.rules.payment import Pay
from perihelion.games.race.rules.picking import PickCards
from perihelion.games.race.rules.placing import (
    military,
    sale_price,
    settle_price,
)
from perihelion.games.race.rules.planning import FLIP, THROW, Plan, optional_powers, usable_powers, vp_factor
from perihelion.games.race.rules.produce import Produce
from perihelion.games.race.rules.production import Production
from perihelion.games.race.rules.rounds import (
    ChooseActions,
    HandLimit,
    chosen_actions,
    end_conditions,
)
from perihelion.games.race.rules.settle import ChooseWay, ChooseWorld
from perihelion.games.race.rules.setup import SetupDiscard
from perihelion.games.race.sight.hand import hand_cards
from perihelion.games.race.sight.previews import price_lines
from perihelion.games.race.sight.view import (
    Chooser,
    ConsumeView,
    PaymentView,
    PhaseView,
    Placement,
    PowerView,
    RaceView,
    SeatView,
    TableauCard,
)
from perihelion.games.race.state import NONE, RaceState

NUMERALS: Final = ("I", "II", "III", "IV", "V")


def show(state: RaceState, seat: int | None) -> RaceView:
    """The view of a seat, or of a spectator."""
    own = seat is not None
    viewer = seat if seat is not None else 0
    player = state.players[viewer]
    picked = own_picks(state, viewer) if own else []
    keeping = isinstance(open_step(state), Keep)
    tableau = player.tableau[:-1] if placement_view(state, viewer) is not None else player.tableau
    known = sorted(state.open_discards + (player.known if own else []))
    phase = state.phase()
    return RaceView(
        game=state.game.id,
        seat=seat,
        seats=state.seats,
        asks=state.asks,
        asked=state.asked_seats(),
        over=state.over,
        round=state.round,
        question=question(state),
        concerned=concerned(state),
        phase=PHASES[phase - 1] if phase else "",
        phases=[phase_view(state, number) for number in range(EXPLORE, PRODUCE + 1)],
        players=[seat_view(state, other, own and other == viewer) for other in range(state.seats)],
        order=state.order[:],
        pile=len(state.pile),
        discard=len(state.discard),
        pool=max(0, state.pool),
        pool_start=state.cards.pool[state.seats],
        hand=hand_cards(state, viewer, tableau, player.hand, [] if keeping else picked) if own else [],
        looking=hand_cards(state, viewer, tableau, player.looking, picked if keeping else []) if own else [],
        still=still_to_pick(state, viewer) if own else 0,
        own_actions=own_actions(state, viewer) if own else [],
        own_choice=own_choice(state, viewer) if own else "",
        known_discards=[state.cards.ids[card] for card in known],
        payment=payment_view(state, viewer) if own else None,
        consume=consume_view(state, viewer) if own else None,
        ended_by=end_conditions(state),
        winners=scoring.winners(state) if state.over else [],
    )


def open_step(state: RaceState) -> object:
    """The step whose question is open, or None."""
    return state.stack[-1] if state.stack and state.asked else None


def question(state: RaceState) -> str:
    step = open_step(state)
    if isinstance(step, SetupDiscard):
        return "setup-discard"
    if isinstance(step, ChooseActions):
        return "act"
    if isinstance(step, Keep):
        return "keep"
    if isinstance(step, ChooseDevelopment):
        return "develop"
    if isinstance(step, ChooseWorld):
        return "settle"
    if isinstance(step, ChooseWay):
        return "way"
    if isinstance(step, Pay):
        return "pay"
    if isinstance(step, Sell):
        return "sell"
    if isinstance(step, Consume):
        return "consume"
    if isinstance(step, (Produce, Production)):
        return "produce"
    return "hand-limit" if isinstance(step, HandLimit) else ""


def concerned(state: RaceState) -> list[int]:
    """The seats that the open question concerns, whether or not they have answered."""
    step = open_step(state)
    seats = range(state.seats)
    if isinstance(step, (PickCards, Sell, Consume, Produce)):
        return [seat for seat in seats if step.concerns(state, seat)]
    if isinstance(step, (ChooseWay, Production)):
        return state.asked_seats()
    return list(seats) if step is not None else []


# -- the round -------------------------------------------------------------------------------------


def phase_view(state: RaceState, phase: int) -> PhaseView:
    slots = [at for at, slot in enumerate(state.slots) if slot >> 1 == phase]
    if not state.actions:
        status = "open"
    elif not slots:
        status = "skipped"
    elif state.slot in slots:
        status = "now"
    else:
        status = "done" if state.slot > slots[-1] else "ahead"
    choosers = [
        Chooser(seat, state.cards.actions[action].id, chosen.count(action))
        for seat, chosen in enumerate(state.actions)
        for action in sorted(set(chosen))
        if state.cards.phase_of_action[action] == phase
    ]
    repetition = slots.index(state.slot) + 1 if state.slot in slots else 0
    return PhaseView(PHASES[phase - 1], NUMERALS[phase - 1], status, len(slots), repetition, choosers)


def seat_view(state: RaceState, seat: int, own: bool) -> SeatView:
    cards = state.cards
    player = state.players[seat]
    placement = placement_view(state, seat)
    before = player.tableau[:-1] if placement is not None else player.tableau
    chosen = state.actions[seat] if state.actions else []
    return SeatView(
        seat=seat,
        start_world=cards.ids[player.start],
        place=state.order.index(seat),
        hand=len(player.hand),
        looking=len(player.looking),
        chips=player.chips,
        military=military(cards, before),
        goods=player.goods_count(),
        points=scoring.points(state, seat),
        actions=[cards.actions[action].id for action in chosen],
        tableau=tableau_cards(state, seat, placement, own),
        seen=[cards.ids[card] for card in player.seen],
        placement=placement,
    )


def tableau_cards(state: RaceState, seat: int, placement: Placement | None, own: bool) -> list[TableauCard]:
    cards = state.cards
    player = state.players[seat]
    step = open_step(state)
    spent: list[int] = []
    gaining: list[int] = []
    if own and isinstance(step, Consume):
        spent = [
            at for at, good in enumerate(player.goods) if good != NONE and at not in step.plans[seat].goods
        ]
    if own and isinstance(step, Produce):
        gaining = step.harvests[seat].gains
    shown: list[TableauCard] = []
    last = len(player.tableau) - 1
    for at, card in enumerate(player.tableau):
        has_good = player.goods[at] != NONE
        shown.append(
            TableauCard(
                card=cards.ids[card],
                good=KINDS[cards.good[card]] if has_good else "",
                sale=sale_price(cards, player.tableau, card) if cards.good[card] != GREY else 0,
                fresh=placement is not None and at == last,
                leaving=placement is not None and cards.ids[card] == placement.using,
                spent=at in spent,
                gaining=at in gaining,
            )
        )
    return shown


def placement_view(state: RaceState, seat: int) -> Placement | None:
    """The card just revealed by a seat, with the way chosen for it so far."""
    step = open_step(state)
    ids = state.cards.ids
    if isinstance(step, Pay) and step.placed[seat] != NONE:
        using = step.using[seat]
        conquered = step.ways[seat] == state.catalogue.conquer or (
            using != NONE and state.cards.tactics[using] > 0
        )
        way = "conquer" if conquered else "pay"
        price = None if conquered else step.counts[seat]
        return Placement(ids[step.placed[seat]], way, ids[using] if using != NONE else "", price)
    if isinstance(step, ChooseWay) and step.placed[seat] != NONE:
        return way_view(state, seat, step.placed[seat], step.chosen[seat])
    return None


def way_view(state: RaceState, seat: int, world: int, chosen: int) -> Placement:
    catalogue, cards = state.catalogue, state.cards
    card = cards.ids[world]
    if chosen == NONE:
        return Placement(card, "", "", None)
    if chosen == catalogue.conquer:
        return Placement(card, "conquer", "", None)
    if chosen == catalogue.pay_for:
        return Placement(card, "pay", "", settle_price(cards, state.players[seat].tableau[:-1], world))
    using = chosen - catalogue.use
    if cards.tactics[using]:
        return Placement(card, "conquer", cards.ids[using], None)
    return Placement(card, "pay", cards.ids[using], 0)


# -- the viewer's own ------------------------------------------------------------------------------


def own_picks(state: RaceState, seat: int) -> list[int]:
    step = open_step(state)
    if isinstance(step, PickCards) and step.concerns(state, seat):
        return step.picks[seat]
    if isinstance(step, Consume):
        return step.plans[seat].thrown
    return []


def still_to_pick(state: RaceState, seat: int) -> int:
    step = open_step(state)
    if isinstance(step, PickCards) and step.concerns(state, seat):
        return step.counts[seat] - len(step.picks[seat])
    return 0


def own_actions(state: RaceState, seat: int) -> list[str]:
    step = open_step(state)
    ids = [action.id for action in state.cards.actions]
    if isinstance(step, ChooseActions):
        choice = step.choices[seat]
        return [ids[action] for action in chosen_actions(state, choice)] if choice != NONE else []
    return [ids[action] for action in state.actions[seat]] if state.actions else []


def own_choice(state: RaceState, seat: int) -> str:
    step = open_step(state)
    if isinstance(step, (ChooseDevelopment, ChooseWorld)):
        choice = step.choices[seat]
        if choice == PASS:
            return "pass"
        return state.cards.ids[choice] if choice != NONE else ""
    if isinstance(step, Sell) and step.choices[seat] >= 0:
        return state.cards.ids[state.players[seat].tableau[step.choices[seat]]]
    return ""


def payment_view(state: RaceState, seat: int) -> PaymentView | None:
    step = open_step(state)
    if not isinstance(step, Pay) or not step.counts[seat]:
        return None
    ids = state.cards.ids
    lines = price_lines(state, seat, state.players[seat].tableau[:-1], step.placed[seat])
    return PaymentView(
        ids[step.placed[seat]], step.counts[seat], [ids[card] for card in step.picks[seat]], lines
    )


def consume_view(state: RaceState, seat: int) -> ConsumeView | None:
    step = open_step(state)
    if not isinstance(step, Consume):
        return None
    cards = state.cards
    plan = step.plans[seat]
    usable = usable_powers(state, seat, plan) + optional_powers(state, seat, plan)
    shown: list[PowerView] = []
    for card in state.players[seat].tableau:
        places = [at for at, power in enumerate(cards.cards[card].powers) if power.kind in CONSUME_KINDS]
        places = [at for at in places if cards.cards[card].powers[at].phase == "consume"]
        for place, power in zip(places, cards.consume[card], strict=True):
            if power == plan.active:
                status = "active"
            elif power not in plan.todo:
                status = "used"
            else:
                status = "open" if power in usable and plan.active == NONE else "blocked"
            shown.append(PowerView(cards.ids[card], place, status, cards.power_kind[power] == HAND))
    vp, gained = noted_gains(plan)
    return ConsumeView(shown, plan.need, vp, gained, vp_factor(state, seat))


def noted_gains(plan: Plan) -> tuple[int, int]:
    """VP and cards that are due for what the plan has noted."""
    vp, gained, at = 0, 0, 0
    notes = plan.notes
    while at < len(notes):
        if notes[at] == FLIP:
            at += 3
        elif notes[at] == THROW:
            vp += notes[at + 2]
            at += 4 + notes[at + 3]
        else:
            vp += notes[at + 2]
            gained += notes[at + 3]
            at += 5 + notes[at + 4]
    return vp, gained
