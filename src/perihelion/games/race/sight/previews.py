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
    ways,
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
        return develop_preview(state, seat, player.tableau, action - catalogue.develop)
    if catalogue.settle <= action < catalogue.passing:
        return settle_preview(state, seat, player.tableau, action - catalogue.settle)
    if isinstance(step, ChooseWay) and step.placed[seat] != NONE:
        return way_preview(state, seat, player.tableau[:-1], step.placed[seat], action, "")
    if isinstance(step, ChooseActions):
        return action_preview(state, seat, action)
    if isinstance(step, Consume):
        return consume_preview(state, seat, step, action)
    if catalogue.sell <= action < catalogue.consume:
        return sale_preview(state, seat, action - catalogue.sell, True)
    if catalogue.produce <= action < catalogue.bonus:
        return good_preview(state, seat, action - catalogue.produce)
    return Preview()


# -- actions ---------------------------------------------------------------------------------------


def action_preview(state: RaceState, seat: int, action: int) -> Preview:
    """What the chosen cards give their chooser; two cards of Explore count together (RACE-044)."""
    found = Preview()
    chosen = [state.cards.actions[number] for number in chosen_actions(state, action)]
    found.then += [Text(f"bonus-{card.id}") for card in chosen]
    explore = [card for card in chosen if card.phase == EXPLORE]
    if explore:
        tableau = state.players[seat].tableau
        draw = state.cards.explore_draw + sum([state.cards.draw_extra[owned] for owned in tableau])
        keep = state.cards.explore_keep + sum([state.cards.keep_extra[owned] for owned in tableau])
        draw += sum([card.draw for card in explore])
        keep += sum([card.keep for card in explore])
        found.lines.append(PreviewLine(Text("preview-explore-draw"), draw, what="looked-at"))
        found.lines.append(PreviewLine(Text("preview-explore-keep"), min(keep, draw), what="kept"))
    return found


# -- placing ---------------------------------------------------------------------------------------


def develop_preview(state: RaceState, seat: int, tableau: list[int], card: int) -> Preview:
    found = Preview(price_lines(state, seat, tableau, card))
    add_outcome(state, seat, tableau, card, NONE, found, "")
    return found


def settle_preview(state: RaceState, seat: int, tableau: list[int], world: int) -> Preview:
    """The way of placing the world, or the first of several: then the others are named, as they are chosen
    from after the reveal (RACE-R08)."""
    possible = ways(state, tableau, len(state.players[seat].hand) - 1, world)
    if len(possible) == 1:
        return way_preview(state, seat, tableau, world, possible[0], "")
    found = way_preview(state, seat, tableau, world, possible[0], f":{way_name(state, possible[0])}")
    others: list[str] = [way_key(state, way) for way in possible[1:]]
    found.then.append(Text("preview-other-ways", {"ways": [*others]}))
    return found


def way_name(state: RaceState, way: int) -> str:
    return state.catalogue.names[way]


def way_key(state: RaceState, way: int) -> str:
    """The message key of a way of placing a world; a one-time card stands for itself."""
    if way >= state.catalogue.use:
        return state.cards.key(way - state.catalogue.use)
    return "preview-way-conquer" if way == state.catalogue.conquer else "preview-way-pay"


def way_preview(
    state: RaceState, seat: int, tableau: list[int], world: int, way: int, condition: str
) -> Preview:
    """What placing a world in one way costs and brings; `condition` is added to all that is promised."""
    if way == state.catalogue.conquer:
        found = Preview(military_lines(state, tableau, world, NONE, condition))
        add_outcome(state, seat, tableau, world, NONE, found, condition)
        return found
    if way == state.catalogue.pay_for:
        found = Preview(price_lines(state, seat, tableau, world, condition))
        add_outcome(state, seat, tableau, world, NONE, found, condition)
        return found
    used = way - state.catalogue.use
    if state.cards.tactics[used]:
        found = Preview(military_lines(state, tableau, world, used, condition))
    else:
        found = Preview([PreviewLine(Text("preview-pay"), 0, True, f"paid{condition}")])
    found.then.append(Text("preview-leaves", {"card": state.cards.key(used)}))
    add_outcome(state, seat, tableau, world, used, found, condition)
    return found


def price_lines(
    state: RaceState, seat: int, tableau: list[int], card: int, condition: str = ""
) -> list[PreviewLine]:
    """Price, every reduction, and what is paid."""
    cards = state.cards
    if not cards.is_world[card]:
        lines = [PreviewLine(Text("preview-price"), cards.price[card])]
        bonus = develop_bonus(state, seat) if state.phase() == DEVELOP else 0
        if bonus:
            lines.append(PreviewLine(Text("preview-develop-bonus"), -bonus))
        lines += reduction_lines(state, tableau, cards.develop_discount)
        total = develop_price(cards, tableau, card, bonus)
        return [*lines, PreviewLine(Text("preview-pay"), total, True, "paid")]
    total = settle_price(cards, tableau, card)
    key = "preview-defence" if cards.military[card] else "preview-price"
    lines = [PreviewLine(Text(key), cards.price[card])]
    if cards.military[card]:
        specialist = specialist_for(cards, tableau, card)
        modifier = cards.specialist_modifier[specialist]
        lines.append(PreviewLine(Text(state.cards.key(specialist)), modifier))
    lines += reduction_lines(state, tableau, cards.discount_on[card])
    return [*lines, PreviewLine(Text("preview-pay"), total, True, f"paid{condition}")]


def reduction_lines(state: RaceState, tableau: list[int], table: list[int]) -> list[PreviewLine]:
    return [PreviewLine(Text(state.cards.key(card)), -table[card]) for card in tableau if table[card]]


def military_lines(
    state: RaceState, tableau: list[int], world: int, used: int, condition: str
) -> list[PreviewLine]:
    """Defence, and the military against it card by card, a card discarded for it included."""
    cards = state.cards
    table = cards.strength_against[world]
    lines = [PreviewLine(Text("preview-defence"), cards.price[world], what=f"defence{condition}")]
    lines += [PreviewLine(Text(cards.key(card)), table[card]) for card in tableau if table[card]]
    total = strength(cards, tableau, world)
    if used != NONE:
        lines.append(PreviewLine(Text(cards.key(used)), cards.tactics[used]))
        total += cards.tactics[used]
    return [*lines, PreviewLine(Text("preview-military"), total, True, f"strength{condition}")]


def add_outcome(
    state: RaceState, seat: int, tableau: list[int], card: int, used: int, found: Preview, condition: str
) -> None:
    """Adds what placing a card brings, apart from its cost; `used` is a one-time card that leaves the tableau
    for it and does nothing any more (RACE-084)."""
    cards = state.cards
    kept = [owned for owned in tableau if owned != used]
    if cards.is_world[card]:
        drawn = sum([cards.settle_after[owned] for owned in kept])
        if state.phase() == SETTLE:
            drawn += settle_bonus(state, seat)
    else:
        drawn = sum([cards.develop_after[owned] for owned in kept])
    if drawn:
        found.say(Text("preview-draw", {"count": drawn}), {"count": f"drawn{condition}"})
    if cards.windfall[card]:
        found.then.append(Text("preview-windfall"))
    now, later = military(cards, tableau), military(cards, [*kept, card])
    if now != later:
        names = {"now": f"military-before{condition}", "later": f"military-after{condition}"}
        found.say(Text("preview-new-military", {"now": now, "later": later}), names)
    gained = points_with(state, seat, [*kept, card]) - points_with(state, seat, tableau)
    found.say(Text("preview-points", {"count": gained}), {"count": f"points{condition}"})


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
    return Preview([*lines, PreviewLine(Text("preview-sale"), total, True, "sale")])


def consume_preview(state: RaceState, seat: int, step: Consume, action: int) -> Preview:
    """What a power takes and gives, a sale brings, a named number may hit."""
    catalogue, cards = state.catalogue, state.cards
    plan = step.plans[seat]
    if catalogue.use <= action < catalogue.sell:
        power = step.power_of(state, seat, plan, action - catalogue.use)
        return power_preview(state, seat, plan, power)
    if catalogue.sell <= action < catalogue.consume and plan.active != NONE:
        return sale_preview(state, seat, action - catalogue.sell, cards.powers[plan.active].bonuses)
    if catalogue.name <= action < catalogue.done:
        number = action - catalogue.name + catalogue.first_name
        unseen = unseen_cards(state, seat)
        hits = sum([cards.price[card] == number for card in unseen])
        found = Preview()
        found.say(
            Text("preview-odds", {"hits": hits, "cards": len(unseen)}), {"hits": "hits", "cards": "unseen"}
        )
        return found
    return Preview()


def power_preview(state: RaceState, seat: int, plan: Plan, power: int) -> Preview:
    """Goods taken, VP and cards gained if the power is used now."""
    kind = state.cards.power_kind[power]
    rule = state.cards.powers[power]
    if kind == SELL:
        return Preview([], [Text("preview-choose-good")])
    if kind == HAND:
        found = Preview()
        most = min(rule.most, len(state.players[seat].hand) - len(plan.thrown))
        words = Text("preview-hand-cards", {"count": most, "vp": rule.vp})
        found.say(words, {"count": "most-thrown", "vp": "vp-each"})
        return found
    goods = goods_taken(state, seat, plan, power) if kind == GOODS else 0
    vp, gained = 0, rule.amount
    if kind == GOODS:
        vp, gained = goods // rule.goods * rule.vp, goods // rule.goods * rule.cards
    elif kind == ALL_GOODS:
        goods = len(plan.goods)
        vp, gained = goods + rule.vp_offset, 0
    vp *= vp_factor(state, seat)
    lines = [PreviewLine(Text("preview-goods"), goods, what="goods")] if goods else []
    if vp:
        lines.append(PreviewLine(Text("preview-vp"), vp, what="vp"))
    if gained:
        lines.append(PreviewLine(Text("preview-cards"), gained, what="gained"))
    return Preview(lines)


def unseen_cards(state: RaceState, seat: int) -> list[int]:
    """The cards whose place the seat does not know: any of them may be on top of the draw pile."""
    unseen = state.cards.deck[:]
    known = state.open_discards + state.players[seat].known + state.players[seat].hand
    for other, player in enumerate(state.players):
        known = known + player.tableau + (player.seen if other != seat else [])
    for card in known:
        unseen.remove(card)
    return unseen


def good_preview(state: RaceState, seat: int, world: int) -> Preview:
    """A good that a world would get, and what it would sell for."""
    found = Preview()
    sale = sale_price(state.cards, state.players[seat].tableau, world)
    words = Text("preview-good", {"good": f"good-{KINDS[state.cards.good[world]]}", "sale": sale})
    found.say(words, {"sale": "sells-for"})
    return found
