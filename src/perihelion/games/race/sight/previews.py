"""What a choice will do, before it is made: from the functions that will charge for it."""

from __future__ import annotations

from perihelion.core.text import Text
from perihelion.core.view import Preview, PreviewLine
from perihelion.games.race.components import (
    ALL_GOODS,
    DEVELOP,
    EXPLORE,
    GOODS,
    HAND,
    KINDS,
    LUCKY,
    SELL,
    SETTLE,
)
from perihelion.games.race.rules.consume import Consume
from perihelion.games.race.rules.develop import develop_bonus
from perihelion.games.race.rules.payment import settle_bonus
from perihelion.games.race.rules.placing import (
    develop_price,
    military,
    sale_price,
    settle_price,
    specialist_for,
    strength,
)
from perihelion.games.race.rules.planning import Plan, goods_taken, vp_factor
from perihelion.games.race.rules.rounds import ChooseActions, chosen_actions
from perihelion.games.race.rules.scoring import points
from perihelion.games.race.rules.settle import ChooseWay
from perihelion.games.race.state import NONE, RaceState


def preview(state: RaceState, seat: int, action: int) -> Preview:
    """The preview of a legal action; empty where an action does nothing that has figures."""
    catalogue = state.catalogue
    player = state.players[seat]
    step = state.stack[-1] if state.stack else None
    if catalogue.develop <= action < catalogue.settle:
        return place_preview(state, seat, player.tableau, action - catalogue.develop)
    if catalogue.settle <= action < catalogue.passing:
        return place_preview(state, seat, player.tableau, action - catalogue.settle)
    if isinstance(step, ChooseWay) and step.placed[seat] != NONE:
        return way_preview(state, seat, step.placed[seat], action)
    if isinstance(step, ChooseActions):
        return action_preview(state, seat, action)
    if isinstance(step, Consume):
        return consume_preview(state, seat, step.plans[seat], action)
    if catalogue.sell <= action < catalogue.consume:
        return sale_preview(state, seat, action - catalogue.sell, True)
    if catalogue.produce <= action < catalogue.bonus:
        return Preview([], [good_text(state, seat, action - catalogue.produce)])
    return Preview()


# -- actions ---------------------------------------------------------------------------------------


def action_preview(state: RaceState, seat: int, action: int) -> Preview:
    """What the chosen cards give their chooser."""
    found = Preview()
    for number in chosen_actions(state, action):
        card = state.cards.actions[number]
        found.then.append(Text(f"bonus-{card.id}"))
        if card.phase == EXPLORE:
            tableau = state.players[seat].tableau
            draw = state.cards.explore_draw + sum([state.cards.draw_extra[owned] for owned in tableau])
            keep = state.cards.explore_keep + sum([state.cards.keep_extra[owned] for owned in tableau])
            found.lines.append(PreviewLine(Text("preview-explore-draw"), draw + card.draw))
            found.lines.append(PreviewLine(Text("preview-explore-keep"), keep + card.keep))
    return found


# -- placing ---------------------------------------------------------------------------------------


def place_preview(state: RaceState, seat: int, tableau: list[int], card: int) -> Preview:
    """Price or conquest, then what placing the card brings."""
    cards = state.cards
    conquest = cards.military[card] and strength(cards, tableau, card) >= cards.price[card]
    lines = military_lines(state, tableau, card) if conquest else price_lines(state, seat, tableau, card)
    return Preview(lines, outcome(state, seat, tableau, card))


def way_preview(state: RaceState, seat: int, world: int, action: int) -> Preview:
    tableau = state.players[seat].tableau[:-1]
    then = outcome(state, seat, tableau, world)
    if action == state.catalogue.conquer:
        return Preview(military_lines(state, tableau, world), then)
    if action == state.catalogue.pay_for:
        return Preview(price_lines(state, seat, tableau, world), then)
    used = action - state.catalogue.use
    then = [Text("preview-leaves", {"card": state.cards.key(used)}), *then]
    if state.cards.tactics[used]:
        lines = military_lines(state, tableau, world)[:-1]
        lines.append(PreviewLine(Text(state.cards.key(used)), state.cards.tactics[used]))
        total = strength(state.cards, tableau, world) + state.cards.tactics[used]
        return Preview([*lines, PreviewLine(Text("preview-military"), total, True)], then)
    return Preview([PreviewLine(Text("preview-pay"), 0, True)], then)


def price_lines(state: RaceState, seat: int, tableau: list[int], card: int) -> list[PreviewLine]:
    """Price, every reduction, and what is paid."""
    cards = state.cards
    if not cards.is_world[card]:
        lines = [PreviewLine(Text("preview-price"), cards.price[card])]
        bonus = develop_bonus(state, seat) if state.phase() == DEVELOP else 0
        if bonus:
            lines.append(PreviewLine(Text("preview-develop-bonus"), -bonus))
        lines += reduction_lines(state, tableau, cards.develop_discount)
        total = develop_price(cards, tableau, card, bonus)
        return [*lines, PreviewLine(Text("preview-pay"), total, True)]
    total = settle_price(cards, tableau, card)
    if total == NONE:
        return military_lines(state, tableau, card)
    key = "preview-defence" if cards.military[card] else "preview-price"
    lines = [PreviewLine(Text(key), cards.price[card])]
    if cards.military[card]:
        specialist = specialist_for(cards, tableau, card)
        modifier = cards.specialist_modifier[specialist]
        lines.append(PreviewLine(Text(state.cards.key(specialist)), modifier))
    lines += reduction_lines(state, tableau, cards.discount_on[card])
    return [*lines, PreviewLine(Text("preview-pay"), total, True)]


def reduction_lines(state: RaceState, tableau: list[int], table: list[int]) -> list[PreviewLine]:
    return [PreviewLine(Text(state.cards.key(card)), -table[card]) for card in tableau if table[card]]


def military_lines(state: RaceState, tableau: list[int], world: int) -> list[PreviewLine]:
    """Defence, and the military against it card by card."""
    cards = state.cards
    table = cards.strength_against[world]
    lines = [PreviewLine(Text("preview-defence"), cards.price[world])]
    lines += [PreviewLine(Text(state.cards.key(card)), table[card]) for card in tableau if table[card]]
    return [*lines, PreviewLine(Text("preview-military"), strength(cards, tableau, world), True)]


def outcome(state: RaceState, seat: int, tableau: list[int], card: int) -> list[Text]:
    """What placing a card brings, apart from its cost."""
    cards = state.cards
    then: list[Text] = []
    drawn = 0
    if cards.is_world[card]:
        drawn = sum(cards.settle_after[owned] for owned in tableau)
        if state.phase() == SETTLE:
            drawn += settle_bonus(state, seat)
    else:
        drawn = sum(cards.develop_after[owned] for owned in tableau)
    if drawn:
        then.append(Text("preview-draw", {"count": drawn}))
    if cards.windfall[card]:
        then.append(Text("preview-windfall"))
    if cards.strength[card]:
        now = military(cards, tableau)
        then.append(Text("preview-new-military", {"now": now, "later": now + cards.strength[card]}))
    gained = points_with(state, seat, [*tableau, card]) - points_with(state, seat, tableau)
    then.append(Text("preview-points", {"count": gained}))
    return then


def points_with(state: RaceState, seat: int, tableau: list[int]) -> int:
    """The seat's points if its tableau were this one."""
    player = state.players[seat]
    kept = player.tableau
    player.tableau = tableau
    total = points(state, seat)
    player.tableau = kept
    return total


# -- goods -----------------------------------------------------------------------------------------


def sale_preview(state: RaceState, seat: int, world: int, bonuses: bool) -> Preview:
    """What selling the good on a world brings, card by card."""
    cards = state.cards
    tableau = state.players[seat].tableau
    kind = cards.good[world]
    lines = [PreviewLine(Text("preview-trade-price"), cards.trade_price[kind])]
    for card in tableau if bonuses else []:
        more = cards.sale[card] + cards.sale_kind[kind][card]
        if card == world:
            more += cards.sale_here[card]
        if more:
            lines.append(PreviewLine(Text(state.cards.key(card)), more))
    total = sale_price(cards, tableau, world, bonuses)
    return Preview([*lines, PreviewLine(Text("preview-sale"), total, True)])


def consume_preview(state: RaceState, seat: int, plan: Plan, action: int) -> Preview:
    """What a power takes and gives, a sale brings, a named number may hit."""
    catalogue, cards = state.catalogue, state.cards
    if catalogue.use <= action < catalogue.sell:
        own = [power for power in cards.consume[action - catalogue.use] if power in plan.todo]
        fitting = [power for power in own if cards.power_kind[power] != LUCKY]
        return power_preview(state, seat, plan, fitting[0]) if fitting else Preview()
    if catalogue.sell <= action < catalogue.consume and plan.active != NONE:
        return sale_preview(state, seat, action - catalogue.sell, cards.powers[plan.active].bonuses)
    if catalogue.name <= action < catalogue.done:
        number = action - catalogue.name + catalogue.first_name
        unseen = unseen_cards(state, seat)
        hits = sum([cards.price[card] == number for card in unseen])
        return Preview([], [Text("preview-odds", {"hits": hits, "cards": len(unseen)})])
    return Preview()


def power_preview(state: RaceState, seat: int, plan: Plan, power: int) -> Preview:
    """Goods taken, VP and cards gained if the power is used now."""
    kind = state.cards.power_kind[power]
    rule = state.cards.powers[power]
    if kind == SELL:
        return Preview([], [Text("preview-choose-good")])
    if kind == HAND:
        return Preview([], [Text("preview-hand-cards", {"count": rule.most, "vp": rule.vp})])
    goods = goods_taken(state, seat, plan, power) if kind == GOODS else 0
    vp, gained = 0, rule.amount
    if kind == GOODS:
        vp, gained = goods // rule.goods * rule.vp, goods // rule.goods * rule.cards
    elif kind == ALL_GOODS:
        goods = len(plan.goods)
        vp, gained = goods + rule.vp_offset, 0
    return Preview(
        [
            PreviewLine(Text("preview-goods"), goods),
            PreviewLine(Text("preview-vp"), vp * vp_factor(state, seat), True),
            PreviewLine(Text("preview-cards"), gained, True),
        ]
    )


def unseen_cards(state: RaceState, seat: int) -> list[int]:
    """The cards whose place the seat does not know: any of them may be on top of the draw pile."""
    unseen = state.cards.deck[:]
    known = state.open_discards + state.players[seat].known + state.players[seat].hand
    for other, player in enumerate(state.players):
        known = known + player.tableau + (player.seen if other != seat else [])
    for card in known:
        unseen.remove(card)
    return unseen


def good_text(state: RaceState, seat: int, world: int) -> Text:
    """A good that a world would get, and what it would sell for."""
    sale = sale_price(state.cards, state.players[seat].tableau, world)
    return Text("preview-good", {"good": f"good-{KINDS[state.cards.good[world]]}", "sale": sale})
