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

from typing import Final

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
)
from perihelion.games.quarterworlds.state import QuarState

TOKEN_PAYS: Final = 1 << ENERGY | 1 << FOOD | 1 << METAL  # QUAR-065
SUBSETS: Final = 1 << len(RESOURCES)


class Payment:
    """One way to pay: cards in ascending order, and tokens."""

    def __init__(self, cards: list[int], tokens: int) -> None:
        self.cards = cards
        self.tokens = tokens


class Bill:
    """What is still owed, and the cards and tokens that may pay for it, grouped by likeness."""

    def __init__(self, owed: list[int], cards: list[int], pays: list[int], tokens: int) -> None:
        self.owed = owed
        self.total = owed[0] + owed[1] + owed[2] + owed[3]
        wanted = 0
        for resource in range(len(RESOURCES)):
            if owed[resource]:
                wanted |= 1 << resource
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
        # Covers for `matched`: a set of owed resources, and the groups that can pay for any other.
        self.cover_owed: list[int] = []
        self.cover_groups: list[list[int]] = []

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

    def _add_covers(self) -> None:
        for chosen in range(SUBSETS):
            if chosen & ~self.wanted == 0 and chosen != self.wanted:
                owed = 0
                for resource in range(len(RESOURCES)):
                    if chosen >> resource & 1:
                        owed += self.owed[resource]
                self.cover_owed.append(owed)
                self.cover_groups.append([g for g in range(len(self.masks)) if self.masks[g] & ~chosen])

    def matched(self, counts: list[int]) -> int:
        """How many of the items can pay for an owed resource directly, all at the same time: by König's
        theorem the cheapest way to cover all pairs of item and resource by resources and items."""
        if not self.cover_owed:
            self._add_covers()
        best = self.total
        for at in range(len(self.cover_owed)):
            cover = self.cover_owed[at]
            for group in self.cover_groups[at]:
                cover += counts[group]
            if cover < best:
                best = cover
        return best

    def reach(self, counts: list[int]) -> int:
        """Items plus matched: what has to come to twice the total owed."""
        return sum(counts) + self.matched(counts)

    def can_be_paid(self) -> bool:
        """Whether there is any legal payment."""
        items = sum(self.have)
        if self.total == 0:
            return items > 0
        if items >= 2 * self.total or items < self.total:
            return items >= self.total
        return self.reach(self.have) >= 2 * self.total

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
        self._search([0] * len(self.have), 0, sum(self.have), found)
        return found

    def _search(self, counts: list[int], group: int, left: int, found: list[list[int]]) -> None:
        """Tries all counts of the groups from one on; `left` is how many items these have."""
        reach = self.reach(counts)
        if reach + 2 * left < 2 * self.total:
            return
        if reach >= 2 * self.total or group == len(self.have):
            if reach == 2 * self.total:
                found.append(counts[:])
            return
        for count in range(self.have[group] + 1):
            counts[group] = count
            self._search(counts, group + 1, left - self.have[group], found)
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
        groups: list[int] = []
        for solution in self.solutions():
            fits = True
            for group in range(len(counts)):
                if solution[group] < counts[group]:
                    fits = False
            if fits:
                for group in range(len(counts)):
                    if solution[group] > counts[group] and group not in groups:
                        groups.append(group)
        return groups

    def is_paid(self, cards: list[int], tokens: int) -> bool:
        """Whether the cards and tokens are a legal payment."""
        if self.total == 0:
            return len(cards) + tokens == 1
        return self.reach(self.counted(cards, tokens)) == 2 * self.total

    def payments(self) -> list[Payment]:
        """Every legal payment once."""
        found: list[Payment] = []
        for solution in self.solutions():
            picks: list[list[int]] = [[]]
            for group in range(len(self.members)):
                if group != self.token_group:
                    choices = _choose(self.members[group], solution[group])
                    picks = [pick + choice for pick in picks for choice in choices]
            found += [Payment(sorted(pick), solution[self.token_group]) for pick in picks]
        return found

    def payable(self) -> int:
        """How much of the total could be paid with everything there is; for reasons."""
        matched = self.matched(self.have)
        return min(self.total, matched + (sum(self.have) - matched) // 2)


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
    production = state.production[seat]
    return [max(0, card.cost[resource] - production[resource]) for resource in range(len(RESOURCES))]


def discount(state: QuarState, seat: int, card: Card) -> int:
    """How many owed resources the seat's science takes off such a card (QUAR-D05)."""
    if card.kind == SCIENCE_CARD:
        return 0
    return state.permanent(seat, DISCOUNT, card.kind)


def pays_for(state: QuarState, seat: int, card: Card) -> int:
    """The resources that an epoch card can pay for in the seat's hand, as a bit mask; conversions look at
    the printed symbols only (QUAR-D06)."""
    mask = card.pays
    for number in state.researched[seat]:
        for effect in state.parts.cards[number].permanents:
            if effect.type == CONVERT and card.shows(effect.about):
                mask |= 1 << effect.amount
    return mask


def bill(state: QuarState, seat: int, card: Card, owed: list[int]) -> Bill:
    """The bill for laying the card when so much is still owed."""
    cards: list[int] = []
    pays: list[int] = []
    for number in state.hands[seat]:
        if number != card.number:  # QUAR-R14
            cards.append(number)
            pays.append(pays_for(state, seat, state.parts.cards[number]))
    if card.kind == SCIENCE_CARD:  # QUAR-064: science cards pay for science cards alone
        for number in state.science[seat]:
            other = state.parts.cards[number]
            # QUAR-134; without the symbol only as the minimum payment (QUAR-139, QUAR-R25)
            if number != card.number and (other.pays or owed[SCIENCE] == 0):
                cards.append(number)
                pays.append(other.pays)
    return Bill(owed, cards, pays, state.tokens[seat])


def can_pay(state: QuarState, seat: int, card: Card, owed: list[int], off: int) -> bool:
    """Whether the seat can lay the card: some choice of what the discount takes off leaves a bill that
    can be paid."""
    total = owed[0] + owed[1] + owed[2] + owed[3]
    if off >= total:
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
    """Whether the hand and the tokens pay for what is owed; how many there are mostly says so already."""
    hand = state.hands[seat]
    items = len(hand) + state.tokens[seat] - (1 if card.number in hand else 0)  # QUAR-R14
    total = owed[0] + owed[1] + owed[2] + owed[3]
    if total == 0:
        return items > 0
    if items >= 2 * total or items < total:
        return items >= total
    return bill(state, seat, card, owed).can_be_paid()


def can_pay_science(state: QuarState, seat: int, card: Card, owed: int) -> bool:
    """The same for a science card: its science symbols pay directly, never in a pair (QUAR-R25), so no
    more of them count than are owed."""
    paper = bill(state, seat, card, [0, 0, 0, owed])
    if owed == 0:
        return paper.can_be_paid()
    others = sum(1 for n in state.science[seat] if n != card.number and state.parts.cards[n].pays)
    direct = min(others, owed)
    rest = owed - direct
    hand = state.hands[seat]
    showing = sum(1 for n in hand if pays_for(state, seat, state.parts.cards[n]) >> SCIENCE & 1)
    return len(hand) + state.tokens[seat] + min(showing, rest) >= 2 * rest


def affordable(state: QuarState, seat: int, card: Card) -> bool:
    """Whether the seat can pay for the card now."""
    return can_pay(state, seat, card, due(state, seat, card), discount(state, seat, card))


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
            if group != paper.token_group:
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
