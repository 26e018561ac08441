"""Paying exactly: what is owed, what may pay for it, and every way to do so.

Something owed is paid directly by one card or token that shows it, or by any two of them (QUAR-061 to
QUAR-065, QUAR-R11). A payment is legal if everything owed can be covered and no smaller part of it would
do (QUAR-R12). With `matched` for the largest number of items that can pay directly at the same time, a
payment covers the bill exactly if items + matched >= 2 * owed; each item adds one or two to the left side,
and a payment in which every item is needed reaches the right side exactly. So legal payments are those
with items + matched == 2 * owed, and no list of allocations is ever needed.

Items that can pay for the same owed resources are alike; payments are found as counts by likeness.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from perihelion.games.quarterworlds.components import (
    CONVERT,
    DISCOUNT,
    ENERGY,
    FOOD,
    METAL,
    NOTHING,
    RESOURCES,
    SCIENCE,
    SCIENCE_CARD,
    Card,
    Permanent,
)
from perihelion.games.quarterworlds.state import QuarState

if TYPE_CHECKING:  # machine integers, for the compiler alone
    from mypy_extensions import i64

TOKEN_PAYS: Final = 1 << ENERGY | 1 << FOOD | 1 << METAL  # QUAR-065
# By a set of resources as a bit mask: the sets that are a part of it but not all of it.
PARTS_OF: Final = [
    [part for part in range(whole) if part & ~whole == 0] for whole in range(1 << len(RESOURCES))
]


class Payment:
    """One way to pay: cards in ascending order, and tokens."""

    def __init__(self, cards: list[int], tokens: int) -> None:
        self.cards = cards
        self.tokens = tokens


class Bill:
    """What is still owed, and the cards and tokens that may pay for it, grouped by likeness."""

    def __init__(self, owed: list[int], cards: list[int], pays: list[int], tokens: int) -> None:
        self.total = total_of(owed)
        wanted = wanted_of(owed)
        self.masks: list[int] = []  # of each group: which of the owed resources it can pay
        self.members: list[list[int]] = []  # of each group: its cards
        self.have: list[int] = []
        for at in range(len(cards)):
            group = self._group(pays[at] & wanted)
            self.members[group].append(cards[at])
            self.have[group] += 1
        self.token_group = len(self.masks)  # tokens are a group of their own
        self.masks.append(TOKEN_PAYS & wanted)
        self.members.append([])
        self.have.append(tokens)
        self.wanted = wanted
        self.parts_owed = owed_in_parts(owed, wanted)

    def _group(self, mask: int) -> int:
        for group in range(len(self.masks)):
            if self.masks[group] == mask:
                return group
        self.masks.append(mask)
        self.members.append([])
        self.have.append(0)
        return len(self.masks) - 1

    def group_of(self, card: int) -> int:
        """The group that the card belongs to, or -1 if it may not pay here."""
        for group in range(len(self.members)):
            if card in self.members[group]:
                return group
        return NOTHING

    def matched(self, counts: list[int]) -> int:
        """How many of the items can pay for an owed resource directly, all at the same time."""
        return most_matched(self.total, self.wanted, self.parts_owed, self.masks, counts)

    def reach(self, counts: list[int]) -> int:
        """Items plus matched: what has to come to twice the total owed."""
        return items_of(counts) + self.matched(counts)

    def solutions(self) -> list[list[int]]:
        """All legal payments as counts by group."""
        found: list[list[int]] = []
        if self.total == 0:  # QUAR-069: exactly one card or token
            for group in range(len(self.have)):
                if self.have[group]:
                    single = [0] * len(self.have)
                    single[group] = 1
                    found.append(single)
            return found
        self._search([0] * len(self.have), 0, items_of(self.have), 2 * self.total, found)
        return found

    def _search(self, counts: list[int], group: int, left: int, missing: int, found: list[list[int]]) -> None:
        """Tries all counts of the groups from one on; `left` is how many items these have, and `missing` what
        the counts before leave to be reached."""
        if group == len(self.have) or 2 * left < missing:
            return
        have, rest = self.have[group], missing
        for count in range(have + 1):
            counts[group] = count
            if count:
                rest = 2 * self.total - self.reach(counts)
            if rest == 0:
                found.append(counts[:])
            if rest <= 0:
                break
            self._search(counts, group + 1, left - have, rest, found)
        counts[group] = 0

    def counted(self, cards: list[int], tokens: int) -> list[int]:
        """A payment as counts by group."""
        counts = [0] * len(self.have)
        for card in cards:
            counts[self.group_of(card)] += 1
        counts[self.token_group] = tokens
        return counts

    def next_groups(self, cards: list[int], tokens: int) -> list[int]:
        """The groups one more item of which can still be completed to a legal payment."""
        counts = self.counted(cards, tokens)
        items, direct = items_of(self.have), self.matched(self.have)
        groups: list[int] = []
        for group in range(len(counts)):
            if counts[group] < self.have[group]:
                counts[group] = counts[group] + 1
                if self._can_be_completed(counts, items, direct):
                    groups.append(group)
                counts[group] = counts[group] - 1
        return groups

    def _can_be_completed(self, counts: list[int], items: int, direct: int) -> bool:
        """Whether more of the items there are complete the counts to a legal payment; `direct` of all of them
        could pay directly at the same time. As many as that is more than now can each add two to the reach,
        in any order; once they are put down every other item adds one."""
        if self.total == 0:
            return items_of(counts) == 1
        now = self.matched(counts)
        missing = 2 * self.total - items_of(counts) - now
        twos = direct - now
        if missing <= 0:
            return missing == 0
        if 2 * twos <= missing:
            return items - items_of(counts) + twos >= missing
        return missing % 2 == 0 or self._can_complete(counts, 0)

    def _can_complete(self, counts: list[int], first: int) -> bool:
        """The same, found by trying the groups from one on."""
        missing = 2 * self.total - self.reach(counts)
        if missing <= 0:
            return missing == 0
        for group in range(first, len(counts)):
            if counts[group] < self.have[group]:
                counts[group] = counts[group] + 1
                found = self._can_complete(counts, group)
                counts[group] = counts[group] - 1
                if found:
                    return True
        return False

    def payments(self) -> list[Payment]:
        """Every legal payment once."""
        found: list[Payment] = []
        for solution in self.solutions():
            found += self.payments_by(solution, [])
        return found

    def payments_by(self, solution: list[int], paid: list[int]) -> list[Payment]:
        """Every payment with so many items of each group that contains the cards put down."""
        picks: list[list[int]] = [paid]
        for group, members in enumerate(self.members):
            rest = [card for card in members if card not in paid]
            more = solution[group] - (len(members) - len(rest))
            if group != self.token_group and more:
                choices = _choose(rest, more)
                picks = [pick + choice for pick in picks for choice in choices]
        return [Payment(sorted(pick), solution[self.token_group]) for pick in picks]

    def payable(self) -> int:
        """How much of the total could be paid with everything there is; for reasons."""
        matched = self.matched(self.have)
        return min(self.total, matched + (sum(self.have) - matched) // 2)


def total_of(owed: list[int]) -> int:
    return owed[0] + owed[1] + owed[2] + owed[3]


def wanted_of(owed: list[int]) -> int:
    """The resources that are owed, as a bit mask."""
    wanted = 0
    for resource, amount in enumerate(owed):
        if amount:
            wanted |= 1 << resource
    return wanted


def items_of(counts: list[int]) -> int:
    items = 0
    for count in counts:
        items += count
    return items


def owed_in_parts(owed: list[int], wanted: int) -> list[int]:
    """How much is owed of the resources in each of the parts of what is wanted."""
    found: list[int] = []
    for part in PARTS_OF[wanted]:
        amount = 0
        for resource in range(len(RESOURCES)):
            if part >> resource & 1:
                amount += owed[resource]
        found.append(amount)
    return found


def most_matched(total: int, wanted: int, parts_owed: list[int], masks: list[int], counts: list[int]) -> int:
    """How many items can pay for an owed resource directly, all at the same time: by König's theorem the
    cheapest way to cover all pairs of item and resource by resources and items. `counts` says how many items
    can pay for the resources of each mask."""
    best: i64 = total
    cover: i64
    beyond: i64
    mask: i64
    for number, covered in enumerate(PARTS_OF[wanted]):
        cover = parts_owed[number]
        beyond = ~covered
        for at, mask in enumerate(masks):
            if mask & beyond:
                cover += counts[at]
        if cover < best:
            best = cover
    return best


def _choose(cards: list[int], count: int) -> list[list[int]]:
    """All ways to pick so many of the cards."""
    if count == 0:
        return [[]]
    found: list[list[int]] = []
    for at in range(len(cards) - count + 1):
        found += [[cards[at]] + rest for rest in _choose(cards[at + 1 :], count - 1)]
    return found


# -- from a state to a bill --------------------------------------------------------------------------


def due(state: QuarState, seat: int, card: Card) -> list[int]:
    """The cost after production, before any discount (QUAR-067, QUAR-071)."""
    owed = card.cost[:]
    for resource, produced in enumerate(state.production[seat]):
        rest = owed[resource] - produced
        owed[resource] = rest if rest > 0 else 0
    return owed


def total_due(state: QuarState, seat: int, card: Card) -> int:
    """How many resources that is together."""
    total = 0
    production = state.production[seat]
    for resource, amount in enumerate(card.cost):
        if amount > production[resource]:
            total += amount - production[resource]
    return total


def discount(state: QuarState, seat: int, card: Card) -> int:
    """How many owed resources the seat's science takes off such a card (QUAR-D05)."""
    if card.kind == SCIENCE_CARD:
        return 0
    return state.permanent(seat, DISCOUNT, card.kind)


def conversions(state: QuarState, seat: int) -> list[Permanent]:
    """The seat's science that makes cards pay for other resources than those they show."""
    found: list[Permanent] = []
    for number in state.researched[seat]:
        found += [effect for effect in state.parts.cards[number].permanents if effect.type == CONVERT]
    return found


def _converted(printed: int, converting: list[Permanent]) -> int:
    """The resources that an epoch card can pay for, as a bit mask; conversions look at the printed symbols
    only (QUAR-D06)."""
    mask = printed
    for effect in converting:
        if printed >> effect.about & 1:
            mask |= 1 << effect.amount
    return mask


def means(state: QuarState, seat: int, card: Card, owed: list[int]) -> list[int]:
    """The cards that may pay for laying the card when so much is still owed."""
    cards = [number for number in state.hands[seat] if number != card.number]  # QUAR-R14
    if card.kind != SCIENCE_CARD:  # QUAR-064: science cards pay for science cards alone
        return cards
    every = owed[SCIENCE] == 0  # without the symbol only as the minimum payment (QUAR-139, QUAR-R25)
    return cards + [
        number
        for number in state.science[seat]
        if number != card.number and (every or state.parts.cards[number].pays)  # QUAR-134
    ]


def bill(state: QuarState, seat: int, card: Card, owed: list[int]) -> Bill:
    """The bill for laying the card when so much is still owed."""
    cards = means(state, seat, card, owed)
    pays: list[int] = []
    converting = conversions(state, seat)
    for number in cards:
        other = state.parts.cards[number]
        pays.append(other.pays if other.kind == SCIENCE_CARD else _converted(other.pays, converting))
    return Bill(owed, cards, pays, state.tokens[seat])


def is_paid(state: QuarState, seat: int, owed: list[int], paid: list[int], tokens: int) -> bool:
    """Whether the cards and tokens put down are a legal payment for what is owed."""
    items, total = len(paid) + tokens, total_of(owed)
    if total == 0:
        return items == 1
    if items < total or items > 2 * total:
        return False
    wanted = wanted_of(owed)
    masks, counts = [TOKEN_PAYS & wanted], [tokens]
    converting = conversions(state, seat)
    for number in paid:
        card = state.parts.cards[number]
        masks.append((card.pays if card.kind == SCIENCE_CARD else _converted(card.pays, converting)) & wanted)
        counts.append(1)
    matched = most_matched(total, wanted, owed_in_parts(owed, wanted), masks, counts)
    return items + matched == 2 * total


def can_pay(state: QuarState, seat: int, card: Card, owed: list[int], off: int) -> bool:
    """Whether the seat can lay the card: some choice of what the discount takes off leaves a bill that
    can be paid."""
    if off >= total_of(owed):
        owed, off = [0, 0, 0, 0], 0
    if off == 0:
        if card.kind == SCIENCE_CARD:
            return can_pay_science(state, seat, card, owed[SCIENCE])
        return can_pay_directly(state, seat, card, owed)
    for resource in range(len(RESOURCES)):
        if owed[resource]:
            less = owed[:]
            less[resource] -= 1
            if can_pay(state, seat, card, less, off - 1):
                return True
    return False


def can_pay_directly(state: QuarState, seat: int, card: Card, owed: list[int]) -> bool:
    """Whether the hand and the tokens pay for what is owed."""
    hand = state.hands[seat]
    items = len(hand) - 1 + state.tokens[seat]  # the card itself does not pay (QUAR-R14)
    total = total_of(owed)
    if total == 0:
        return items > 0
    if items >= 2 * total or items < total:
        return items >= total
    wanted = wanted_of(owed)
    masks, counts = [TOKEN_PAYS & wanted], [state.tokens[seat]]
    converting = conversions(state, seat)
    for number in hand:
        if number != card.number:
            masks.append(_converted(state.parts.cards[number].pays, converting) & wanted)
            counts.append(1)
    matched = most_matched(total, wanted, owed_in_parts(owed, wanted), masks, counts)
    return items + matched >= 2 * total


def can_pay_science(state: QuarState, seat: int, card: Card, owed: int) -> bool:
    """The same for a science card: its science symbols pay directly, never in a pair (QUAR-R25), so no
    more of them count than are owed."""
    hand = state.hands[seat]
    items = len(hand) + state.tokens[seat]
    if owed == 0:  # QUAR-139
        return items > 0 or len(state.science[seat]) > 1  # the card itself is one of them
    rest = owed
    for number in state.science[seat]:
        if number != card.number and state.parts.cards[number].pays and rest:
            rest -= 1
    showing = 0
    converting = conversions(state, seat)
    for number in hand:
        if _converted(state.parts.cards[number].pays, converting) >> SCIENCE & 1:
            showing += 1
    return items + min(showing, rest) >= 2 * rest


def affordable(state: QuarState, seat: int, card: Card) -> bool:
    """Whether the seat can pay for the card now; how many items there are mostly says so already."""
    off = discount(state, seat, card)
    if card.kind != SCIENCE_CARD:
        rest = total_due(state, seat, card) - off
        items = len(state.hands[seat]) - 1 + state.tokens[seat]  # QUAR-R14
        if rest <= 0:
            return items > 0
        if items >= 2 * rest or items < rest:
            return items >= rest
    return can_pay(state, seat, card, due(state, seat, card), off)


def waivers(state: QuarState, seat: int, card: Card, owed: list[int], off: int) -> list[int]:
    """The owed resources that the next step of a discount may take off so that the rest can be paid."""
    found: list[int] = []
    for resource in range(len(RESOURCES)):
        if owed[resource]:
            less = owed[:]
            less[resource] -= 1
            if can_pay(state, seat, card, less, off - 1):
                found.append(resource)
    return found


def suggested(state: QuarState, paper: Bill) -> Payment:
    """The cheapest payment: fewest items; then rather tokens than cards, since a card could still be laid;
    then rather cards with one symbol, and of small cost."""
    best: Payment | None = None
    best_key = (0, 0, 0, 0)
    cards = state.parts.cards
    for solution in paper.solutions():
        picked: list[int] = []
        for group in range(len(solution)):
            if solution[group] and group != paper.token_group:
                ranked = [(_worth(cards[number]), number) for number in paper.members[group]]
                ranked.sort()
                picked += [number for _, number in ranked[: solution[group]]]
        picked.sort()
        worth = sum(_worth(cards[number]) for number in picked)
        key = (sum(solution), len(picked), worth, picked[0] if picked else 0)
        if best is None or key < best_key:
            best = Payment(picked, solution[paper.token_group])
            best_key = key
    assert best is not None
    return best


def _worth(card: Card) -> int:
    """What is lost with a card, roughly: its second symbol first, then what it costs to lay."""
    symbols = sum(1 for resource in range(len(RESOURCES)) if card.shows(resource))
    return 100 * symbols + sum(card.cost)
