"""A position of Race in numbers, as one player may know it: what the learned bot sees.

For the player himself: his tableau, goods and hand by title; for the others in clockwise order the same
without the hand. Figures (cards in hand, goods, chips, military, what the tableau produces, consumes and
sells for) are given by steps: 1 for every threshold that is reached. What the player has picked or planned
in the open question counts as done.
"""

from __future__ import annotations

from array import array
from typing import Final

from perihelion.core.pieces import Pieces
from perihelion.games.race.components import ALL_GOODS, GOODS, GREY, KINDS, Cards
from perihelion.games.race.rules.consume import Consume
from perihelion.games.race.rules.explore import Keep
from perihelion.games.race.rules.payment import Pay
from perihelion.games.race.rules.picking import PickCards
from perihelion.games.race.rules.placing import military, sale_price
from perihelion.games.race.rules.planning import FLIP, THROW
from perihelion.games.race.rules.produce import Produce
from perihelion.games.race.rules.scoring import points
from perihelion.games.race.state import NONE, Memo, Player, RaceState, without

# Steps of each figure of a player.
TABLEAU: Final = 12
HAND: Final = 12
HELD: Final = 6  # goods
HELD_KIND: Final = 3
CHIPS: Final = 8  # in threes
MIGHT: Final = 7
PRODUCTION: Final = 6
WINDFALL: Final = 4
APPETITE: Final = 6  # VP that consume powers could make
SALE: Final = 8
ACTIONS: Final = 7
FIGURES: Final = (
    TABLEAU
    + HAND
    + HELD
    + 4 * HELD_KIND
    + CHIPS
    + MIGHT
    + PRODUCTION
    + WINDFALL
    + APPETITE
    + SALE
    + ACTIONS
    + 3
)

COMING: Final = 0  # a good that a world will get; which card it will be is nobody's business

# Figures of the table as a whole.
POOL: Final = 12
LEADS: Final = [-15, -10, -6, -3, -1, 0, 1, 3, 6, 10, 15]
FURTHEST: Final = 15
LEADS_REACHED: Final = [
    len([bound for bound in LEADS if lead >= bound]) for lead in range(-FURTHEST - 1, FURTHEST + 1)
]  # of a lead from one beyond the lowest to the highest
PHASES: Final = 6
COMMON: Final = POOL + 2 + 2 * PHASES + len(LEADS) + 1 + 1


class Holding:
    """What a player has once the open question is done with as he has answered it so far."""

    def __init__(self, hand: list[int], goods: list[int], chips: int, due: int) -> None:
        self.hand = hand
        self.goods = goods  # as in `Player`
        self.chips = chips
        self.due = due  # cards still to be paid or discarded, less those to be drawn


def feature_count(titles: int, seats: int) -> int:
    return titles * (2 * seats + 1) + seats * FIGURES + COMMON


def features(state: RaceState, seat: int) -> array[float]:
    """32-bit numbers in a row, which learning libraries take over without converting one by one."""
    x = Pieces()
    describe(state, seat, x)
    return array("f", x.block())


def describe(state: RaceState, seat: int, x: Pieces) -> None:
    """The position as the seat may know it."""
    own = holding(state, seat)
    x.counts(own.hand, len(state.cards.cards))
    score = known_points(state, seat)
    describe_player(state, seat, own, score, x)
    best = 0
    for turn in range(1, state.seats):
        other = (seat + turn) % state.seats
        theirs = known_points(state, other)
        if turn == 1 or theirs > best:
            best = theirs
        describe_player(state, other, public_holding(state, other), theirs, x)
    describe_table(state, score - best, x)


# -- what a player has -----------------------------------------------------------------------------------


def holding(state: RaceState, seat: int) -> Holding:
    """The player's own holding, with his unfinished answer."""
    player = state.players[seat]
    held = Holding(player.hand, player.goods, player.chips, 0)
    step = state.stack[-1] if state.stack else None
    if isinstance(step, PickCards):
        count_picks(step, seat, held)
    elif isinstance(step, Consume) and step.plans and step.plans[seat].notes:
        count_notes(step.plans[seat].notes, held)
    elif isinstance(step, Produce) and step.harvests and step.harvests[seat].gains:
        held.goods = player.goods[:]
        for at in step.harvests[seat].gains:
            held.goods[at] = COMING
    return held


def public_holding(state: RaceState, seat: int) -> Holding:
    """What everybody knows that the player has; of the hand only its size counts."""
    player = state.players[seat]
    held = Holding(player.hand, player.goods, player.chips, 0)
    step = state.stack[-1] if state.stack else None
    if isinstance(step, PickCards):
        held.due = -step.counts[seat] if isinstance(step, Keep) else step.counts[seat]
    return held


def count_picks(step: PickCards, seat: int, held: Holding) -> None:
    picks = step.picks[seat]
    if isinstance(step, Keep):
        held.hand = held.hand + picks
        held.due = len(picks) - step.counts[seat]
    else:
        held.hand = without(held.hand, picks)
        held.due = step.counts[seat] - len(picks)


def count_notes(notes: list[int], held: Holding) -> None:
    """Counts what a consume plan has noted: VP, spent goods, cards thrown and cards to be drawn."""
    held.goods = held.goods[:]
    at = 0
    while at < len(notes):
        code = notes[at]
        if code == FLIP:
            at += 3
        elif code == THROW:
            held.chips += notes[at + 2]
            held.hand = without(held.hand, notes[at + 4 : at + 4 + notes[at + 3]])
            at += 4 + notes[at + 3]
        else:
            held.chips += notes[at + 2]
            held.due -= notes[at + 3]
            for place in notes[at + 5 : at + 5 + notes[at + 4]]:
                held.goods[place] = NONE
            at += 5 + notes[at + 4]


# -- in numbers ------------------------------------------------------------------------------------------


class Sketch(Memo):
    """The numbers of a player that depend on tableau and goods alone, in three pieces: the cards, the goods,
    and what the tableau can do; besides, the points of the tableau with so many chips."""

    def __init__(self, cards: Cards, tableau: list[int], goods: list[int]) -> None:
        super().__init__(tableau, goods)
        self.chips = NONE
        self.points = 0
        titles = len(cards.cards)
        by_kind = [0] * (GREY + 1)
        with_good: list[int] = []
        production = windfalls = appetite = price = 0
        for place, card in enumerate(tableau):
            if cards.production[card]:
                production += 1
            elif cards.windfall[card]:
                windfalls += 1
            for power in cards.consume[card]:
                kind = cards.power_kind[power]
                if kind == GOODS:
                    appetite += cards.powers[power].vp * cards.powers[power].uses
                elif kind == ALL_GOODS:
                    appetite += 2
            if goods[place] != NONE:
                with_good.append(card)
                good = cards.good[card]
                by_kind[good] = by_kind[good] + 1
                price = max(price, sale_price(cards, tableau, card))
        x = Pieces()
        x.those(tableau, titles)
        x.those(with_good, titles)
        x.steps(len(tableau), TABLEAU)
        self.laid = x.block()
        x = Pieces()
        x.steps(len(with_good), HELD)
        for kind in range(len(KINDS)):
            x.steps(by_kind[kind], HELD_KIND)
        self.held = x.block()
        x = Pieces()
        x.steps(military(cards, tableau), MIGHT)
        x.steps(production, PRODUCTION)
        x.steps(windfalls, WINDFALL)
        x.steps(appetite, APPETITE)
        x.steps(price, SALE)
        self.ability = x.block()


def sketch(state: RaceState, seat: int, goods: list[int]) -> Sketch:
    """The sketch of a player with these goods, made anew only if tableau or goods have changed."""
    player: Player = state.players[seat]
    known = state.memos[seat]
    if isinstance(known, Sketch) and known.tableau is player.tableau and known.goods is goods:
        return known
    new = Sketch(state.cards, player.tableau, goods)
    if goods is player.goods:
        state.memos[seat] = new
    return new


def known_points(state: RaceState, seat: int) -> int:
    """The points of a player, counted anew only if his sketch does not know them."""
    player: Player = state.players[seat]
    known = state.memos[seat]
    if not isinstance(known, Sketch) or known.tableau is not player.tableau:
        return points(state, seat)
    if known.chips != player.chips:
        known.chips, known.points = player.chips, points(state, seat)
    return known.points


def describe_player(state: RaceState, seat: int, held: Holding, score: int, x: Pieces) -> None:
    seen = sketch(state, seat, held.goods)
    x.ready(seen.laid)
    x.steps(len(held.hand) - held.due, HAND)
    x.ready(seen.held)
    x.steps(held.chips // 3, CHIPS)
    x.ready(seen.ability)
    x.counts(state.actions[seat] if state.actions else [], ACTIONS)
    x.figure(held.chips, 20)
    x.figure(score + held.chips - state.players[seat].chips, 40)
    x.figure(held.due, 6)


def describe_table(state: RaceState, lead: int, x: Pieces) -> None:
    x.steps(state.pool * POOL // max(1, state.cards.pool[state.seats]), POOL)
    x.figure(state.pool, 24)
    x.figure(state.round, 12)
    slots = state.slots
    at = state.slot
    x.one_of(slots[at] >> 1 if 0 <= at < len(slots) else NONE, PHASES)
    coming = 0
    for place in range(max(at, 0), len(slots)):
        coming |= 1 << (slots[place] >> 1)
    x.flags(coming, PHASES)
    x.steps(LEADS_REACHED[min(max(lead, -FURTHEST - 1), FURTHEST) + FURTHEST + 1], len(LEADS))
    x.figure(lead, 20)
    x.flag(isinstance(state.stack[-1] if state.stack else None, Pay))
