"""Payments against a solver that knows nothing of the engine's formula: it tries every subset of a hand and
every way to share it out."""

from __future__ import annotations

from functools import cache
from itertools import combinations

import pytest

from perihelion.core.chance import Chance, seeded
from perihelion.games.quarterworlds.components import SCIENCE
from perihelion.games.quarterworlds.mind.policy import Thrift, price_of
from perihelion.games.quarterworlds.mind.worth import Appraisal
from perihelion.games.quarterworlds.rules.payment import affordable, bill, due, suggested, waivers
from tests.games.quarterworlds.scenario import RED, Scenario, the_game
from tests.rule import rule

PARTS = the_game().parts
EPOCH = [card.number for card in PARTS.cards if card.epoch]
SCIENCE_CARDS = [card.number for card in PARTS.cards if not card.epoch]
CONVERTERS = ["S_15", "S_16", "S_17"]
CONVERSIONS = {"S_15": (1, 0), "S_16": (0, 2), "S_17": (2, 1)}  # food as energy, energy as metal, ...

Item = tuple[frozenset[int], bool]  # what it pays alone, and whether it may be one of a pair
Owed = tuple[int, int, int, int]


@cache
def covers(items: tuple[Item, ...], owed: Owed) -> bool:
    """Whether the items can be shared out so that everything owed is paid."""
    resource = next((r for r in range(4) if owed[r]), None)
    if resource is None:
        return True
    less = tuple(n - (r == resource) for r, n in enumerate(owed))
    for at, (pays, _) in enumerate(items):
        if resource in pays and covers(items[:at] + items[at + 1 :], less):
            return True
    paired = [at for at, (_, pair) in enumerate(items) if pair]
    for one, two in combinations(paired, 2):
        rest = tuple(item for at, item in enumerate(items) if at not in (one, two))
        if covers(rest, less):
            return True
    return False


def solve(cards: list[tuple[int, Item]], tokens: int, owed: Owed) -> set[tuple[tuple[int, ...], int]]:
    """Every payment of which no smaller part would do."""
    token: Item = (frozenset({0, 1, 2}), True)
    enough: list[tuple[frozenset[int], int]] = []
    for size in range(len(cards) + 1):
        for picked in combinations(cards, size):
            for count in range(tokens + 1):
                chosen, spent = frozenset(n for n, _ in picked), count
                if not chosen and not spent:
                    continue
                if any(part <= chosen and t <= spent for part, t in enough):
                    continue  # a smaller part would do
                items = tuple(sorted([item for _, item in picked], key=str)) + (token,) * count
                if covers(items, owed):
                    enough.append((chosen, spent))
    # Tokens and cards were tried by growing numbers of cards, so only smaller parts with more tokens remain.
    return {
        (tuple(sorted(chosen)), spent)
        for chosen, spent in enough
        if not any((part, t) != (chosen, spent) and part <= chosen and t <= spent for part, t in enough)
    }


def pick(chance: Chance, pool: list[int], count: int) -> list[int]:
    pool = pool[:]
    chance.shuffle(pool)
    return pool[:count]


def random_table(chance: Chance) -> tuple[Scenario, list[str]]:
    table = Scenario(3)
    table.state.hands[RED] = pick(chance, EPOCH, 1 + chance.below(7))
    table.state.tokens[RED] = chance.below(4)
    table.state.production[RED] = [chance.below(3) for _ in range(4)]
    laws = [id for id in CONVERTERS if chance.below(4) == 0]
    table.researched(RED, " ".join(laws))
    return table, laws


def epoch_item(number: int, laws: list[str]) -> Item:
    shown = {r for r in range(4) if PARTS.cards[number].shows(r)}
    return frozenset(shown | {CONVERSIONS[law][1] for law in laws if CONVERSIONS[law][0] in shown}), True


def check(table: Scenario, card: int, owed: list[int], items: list[tuple[int, Item]]) -> int:
    """Compares the bill with the solver; returns how many payments there are."""
    expected = solve(items, table.state.tokens[RED], (owed[0], owed[1], owed[2], owed[3]))
    if not any(owed):
        expected = {((n,), 0) for n, _ in items} | ({((), 1)} if table.state.tokens[RED] else set())
    paper = bill(table.state, RED, PARTS.cards[card], owed)
    payments = [(tuple(payment.cards), payment.tokens) for payment in paper.payments()]
    assert len(payments) == len(set(payments)), "a payment is found twice"
    assert set(payments) == expected
    if expected:
        cheapest = suggested(table.state, paper)
        assert (tuple(cheapest.cards), cheapest.tokens) in expected
        fewest = min(len(cards) + tokens for cards, tokens in expected)
        assert len(cheapest.cards) + cheapest.tokens == fewest
    return len(expected)


@rule("QUAR-061", "QUAR-062", "QUAR-063", "QUAR-065", "QUAR-069", "QUAR-R11", "QUAR-R12", "QUAR-D06")
@pytest.mark.parametrize("seed", range(6))
def test_all_payments_for_epoch_cards_are_found_and_none_twice(seed: int) -> None:
    chance = seeded(f"payments {seed}")
    found = impossible = 0
    for _ in range(500):
        table, laws = random_table(chance)
        hand = table.state.hands[RED]
        card = hand[0]
        owed = due(table.state, RED, PARTS.cards[card])
        items = [(n, epoch_item(n, laws)) for n in hand[1:]]
        count = check(table, card, owed, items)
        assert affordable(table.state, RED, PARTS.cards[card]) == (count > 0)
        found += count
        impossible += count == 0
    assert found > 500
    assert impossible > 50


@rule("QUAR-133", "QUAR-134", "QUAR-135", "QUAR-136", "QUAR-137", "QUAR-139", "QUAR-R25")
@pytest.mark.parametrize("seed", range(2))
def test_all_payments_for_science_cards_are_found_and_none_twice(seed: int) -> None:
    chance = seeded(f"research {seed}")
    found = 0
    for _ in range(500):
        table, laws = random_table(chance)
        table.state.hands[RED] = table.state.hands[RED][: chance.below(6)]
        table.state.science[RED] = pick(chance, SCIENCE_CARDS, 1 + chance.below(4))
        card = table.state.science[RED][0]
        owed = due(table.state, RED, PARTS.cards[card])
        items = [(n, epoch_item(n, laws)) for n in table.state.hands[RED]]
        items += [
            (number, (frozenset({SCIENCE}), False))
            for number in table.state.science[RED][1:]
            if PARTS.cards[number].pays or not owed[SCIENCE]
        ]
        count = check(table, card, owed, items)
        assert affordable(table.state, RED, PARTS.cards[card]) == (count > 0)
        found += count
    assert found > 500


def reachable(table: Scenario, card: int) -> set[tuple[tuple[int, ...], int]]:
    """The payments that can be made answer by answer."""
    actions = table.game.actions
    found: set[tuple[tuple[int, ...], int]] = set()
    seen: set[tuple[tuple[int, ...], int]] = set()

    def explore(state: object, cards: tuple[int, ...], tokens: int) -> None:
        if (cards, tokens) in seen:
            return
        seen.add((cards, tokens))
        legal = state.legal(RED)  # type: ignore[attr-defined]
        assert legal, "a payment that was begun can always be completed"
        for action in legal:
            if action == actions.pay_suggested:
                continue
            after = state.copy()  # type: ignore[attr-defined]
            after.apply(RED, action)
            token = action == actions.pay_token
            now = cards if token else tuple(sorted((*cards, action - actions.pay)))
            if len(after.stack) < len(state.stack):  # type: ignore[attr-defined]
                found.add((now, tokens + token))
            else:
                explore(after, now, tokens + token)

    explore(table.state, (), 0)
    return found


@rule("QUAR-060", "QUAR-R12")
def test_answer_by_answer_exactly_the_legal_payments_can_be_made() -> None:
    chance = seeded("sequences")
    tried = 0
    while tried < 60:
        table, _ = random_table(chance)
        hand = table.state.hands[RED]
        card = PARTS.cards[hand[0]]
        if card.kind in (2, 3) or not affordable(table.state, RED, card):
            continue
        tried += 1
        owed = due(table.state, RED, card)
        table.begin().do(RED, f"lay {card.id}")
        paper = bill(table.state, RED, card, owed)
        expected = {(tuple(payment.cards), payment.tokens) for payment in paper.payments()}
        assert reachable(table, card.number) == expected


@rule("QUAR-D05", "QUAR-R13")
def test_a_discount_may_take_off_whatever_leaves_a_payment() -> None:
    chance = seeded("discount")
    choices = 0
    for _ in range(400):
        table, laws = random_table(chance)
        hand = table.state.hands[RED]
        card = PARTS.cards[hand[0]]
        owed = due(table.state, RED, card)
        if sum(owed) < 2:
            continue
        items = [(n, epoch_item(n, laws)) for n in hand[1:]]
        expected = []
        for resource in range(4):
            if owed[resource]:
                less = [n - (r == resource) for r, n in enumerate(owed)]
                if solve(items, table.state.tokens[RED], (less[0], less[1], less[2], less[3])):
                    expected.append(resource)
        assert waivers(table.state, RED, card, owed, 1) == expected
        choices += len(expected) > 1
    assert choices > 20


@pytest.mark.parametrize("seed", range(6))
def test_the_bots_payment_is_the_one_that_is_worth_least_to_them(seed: int) -> None:
    chance = seeded(f"thrift {seed}")
    compared = 0
    while compared < 40:
        table, _ = random_table(chance)
        card = PARTS.cards[pick(chance, EPOCH, 1)[0]]
        sight = Appraisal(table.state, RED)
        paper = bill(table.state, RED, card, [chance.below(3) for _ in range(4)])
        prices = sorted(price_of(table.state, sight, paid) for paid in paper.payments())
        if len(prices) < 2 or prices[0] == prices[-1]:
            continue
        thrift = Thrift(table.state, sight, paper)
        assert thrift.lowest == pytest.approx(prices[0])
        assert price_of(table.state, sight, thrift.payment()) == pytest.approx(prices[0])
        compared += 1
