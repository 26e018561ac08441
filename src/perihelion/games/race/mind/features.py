"""A position of Race in numbers, as one player may know it: what the learned bot sees.

For the player himself: his tableau, goods and hand by title; for the others in clockwise order the same
without the hand. Figures (cards in hand, goods, chips, military, what the tableau produces, consumes and
sells for) are given by steps: 1 for every threshold that is reached. What the player has picked or planned
in the open question counts as done.
"""

from __future__ import annotations

from array import array
from typing import Final

from perihelion.games.race.components import ALL_GOODS, GOODS, GREY, KINDS
from perihelion.games.race.rules.consume import Consume
from perihelion.games.race.rules.explore import Keep
from perihelion.games.race.rules.payment import Pay
from perihelion.games.race.rules.picking import PickCards
from perihelion.games.race.rules.placing import military, sale_price
from perihelion.games.race.rules.planning import FLIP, THROW
from perihelion.games.race.rules.produce import Produce
from perihelion.games.race.rules.scoring import points
from perihelion.games.race.state import NONE, Player, RaceState

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

# Figures of the table as a whole.
POOL: Final = 12
LEADS: Final = (-15, -10, -6, -3, -1, 0, 1, 3, 6, 10, 15)
PHASES: Final = 6
COMMON: Final = POOL + 2 + 2 * PHASES + 11 + 1 + 1


ONES: Final = [array("f", [1.0] * reached) for reached in range(16)]  # by the steps reached


class Holding:
    """What a player has once the open question is done with as he has answered it so far."""

    def __init__(self, hand: list[int], goods: list[bool], chips: int, due: int) -> None:
        self.hand = hand
        self.goods = goods
        self.chips = chips
        self.due = due  # cards still to be paid or discarded, less those to be drawn


def feature_count(titles: int, seats: int) -> int:
    return titles * (2 * seats + 1) + seats * FIGURES + COMMON


def features(state: RaceState, seat: int) -> array[float]:
    """32-bit numbers in a row, which learning libraries take over without converting one by one."""
    titles = len(state.cards.cards)
    x = array("f", bytes(4 * feature_count(titles, state.seats)))
    own = holding(state, seat)
    for card in own.hand:
        x[card] += 1.0
    at = titles
    scores = [points(state, other) for other in range(state.seats)]
    for turn in range(state.seats):
        other = (seat + turn) % state.seats
        held = own if turn == 0 else public_holding(state, other)
        describe_player(state, other, held, scores[other], x, at)
        at += 2 * titles + FIGURES
    describe_table(state, seat, scores, x, at)
    return x


# -- what a player has -----------------------------------------------------------------------------------


def holding(state: RaceState, seat: int) -> Holding:
    """The player's own holding, with his unfinished answer."""
    player = state.players[seat]
    held = Holding(player.hand[:], [good != NONE for good in player.goods], player.chips, 0)
    step = state.stack[-1] if state.stack else None
    if isinstance(step, PickCards):
        count_picks(step, seat, held)
    elif isinstance(step, Consume) and step.plans:
        count_notes(step.plans[seat].notes, held)
    elif isinstance(step, Produce) and step.harvests:
        for at in step.harvests[seat].gains:
            held.goods[at] = True
    return held


def public_holding(state: RaceState, seat: int) -> Holding:
    """What everybody knows that the player has; of the hand only its size counts."""
    player = state.players[seat]
    held = Holding(player.hand, [good != NONE for good in player.goods], player.chips, 0)
    step = state.stack[-1] if state.stack else None
    if isinstance(step, PickCards):
        held.due = -step.counts[seat] if isinstance(step, Keep) else step.counts[seat]
    return held


def count_picks(step: PickCards, seat: int, held: Holding) -> None:
    picks = step.picks[seat]
    if isinstance(step, Keep):
        held.hand += picks
        held.due = len(picks) - step.counts[seat]
    else:
        for card in picks:
            held.hand.remove(card)
        held.due = step.counts[seat] - len(picks)


def count_notes(notes: list[int], held: Holding) -> None:
    """Counts what a consume plan has noted: VP, spent goods, cards thrown and cards to be drawn."""
    at = 0
    while at < len(notes):
        code = notes[at]
        if code == FLIP:
            at += 3
        elif code == THROW:
            held.chips += notes[at + 2]
            for card in notes[at + 4 : at + 4 + notes[at + 3]]:
                held.hand.remove(card)
            at += 4 + notes[at + 3]
        else:
            held.chips += notes[at + 2]
            held.due -= notes[at + 3]
            for place in notes[at + 5 : at + 5 + notes[at + 4]]:
                held.goods[place] = False
            at += 5 + notes[at + 4]


# -- in numbers ------------------------------------------------------------------------------------------


def steps(x: array[float], at: int, count: int, value: int) -> int:
    """Sets as many of `count` places as `value` reaches; returns the place after them."""
    if value > 0:
        reached = value if value < count else count
        x[at : at + reached] = ONES[reached]
    return at + count


def describe_player(state: RaceState, seat: int, held: Holding, score: int, x: array[float], at: int) -> None:
    cards = state.cards
    player: Player = state.players[seat]
    titles = len(cards.cards)
    by_kind = [0] * (GREY + 1)
    production = windfalls = appetite = price = 0
    for place, card in enumerate(player.tableau):
        x[at + card] = 1.0
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
        if held.goods[place]:
            x[at + titles + card] = 1.0
            by_kind[cards.good[card]] += 1
            price = max(price, sale_price(cards, player.tableau, card))
    at = steps(x, at + 2 * titles, TABLEAU, len(player.tableau))
    at = steps(x, at, HAND, len(held.hand) - held.due)
    at = steps(x, at, HELD, sum(by_kind))
    for kind in range(len(KINDS)):
        at = steps(x, at, HELD_KIND, by_kind[kind])
    at = steps(x, at, CHIPS, held.chips // 3)
    might = military(cards, player.tableau)
    at = steps(x, at, MIGHT, might)
    at = steps(x, at, PRODUCTION, production)
    at = steps(x, at, WINDFALL, windfalls)
    at = steps(x, at, APPETITE, appetite)
    at = steps(x, at, SALE, price)
    if state.actions:
        for action in state.actions[seat]:
            x[at + action] += 1.0
    at += ACTIONS
    x[at] = held.chips / 20.0
    x[at + 1] = (score + held.chips - player.chips) / 40.0
    x[at + 2] = held.due / 6.0


def describe_table(state: RaceState, seat: int, scores: list[int], x: array[float], at: int) -> None:
    share = state.pool * POOL // max(1, state.cards.pool[state.seats])
    at = steps(x, at, POOL, share)
    x[at] = state.pool / 24.0
    x[at + 1] = state.round / 12.0
    at += 2
    if 0 <= state.slot < len(state.slots):
        x[at + state.phase()] = 1.0
    at += PHASES
    for slot in state.slots[max(state.slot, 0) :]:
        x[at + (slot >> 1)] = 1.0
    at += PHASES
    lead = scores[seat] - max(scores[:seat] + scores[seat + 1 :])
    for bound in LEADS:
        if lead >= bound:
            x[at] = 1.0
        at += 1
    x[at] = lead / 20.0
    x[at + 1] = 1.0 if isinstance(state.stack[-1] if state.stack else None, Pay) else 0.0
