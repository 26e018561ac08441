"""Judgement for bots: what each answer to a question is worth.

Lays and takes are compared by what they add to a player's wealth: what a card brings, less what is paid
for it, against what cards are worth in hand. A payment is judged by what it gives away.
"""

from __future__ import annotations

from typing import Final

from perihelion.games.quarterworlds.components import (
    COLONISATION,
    EPOCHS,
    LAY_BONUS,
    NOTHING,
    OBJECTS,
    PLANET,
    QUARTERS,
    RESOURCES,
    SCIENCE_CARD,
    SHIP,
    Card,
)
from perihelion.games.quarterworlds.mind.worth import (
    CROWDED,
    RESEARCH_PRICE,
    SCIENCE_KEPT,
    Appraisal,
    research_gain,
)
from perihelion.games.quarterworlds.rules import offer, payment
from perihelion.games.quarterworlds.rules.effects import has_place, places_for, tokens_for
from perihelion.games.quarterworlds.rules.epoch_end import Research
from perihelion.games.quarterworlds.rules.influence import Diplomacy, axis_margin
from perihelion.games.quarterworlds.rules.laying import Lay
from perihelion.games.quarterworlds.rules.paying import Paying
from perihelion.games.quarterworlds.rules.payment import Bill, Payment
from perihelion.games.quarterworlds.rules.turns import SecondCard, Turns
from perihelion.games.quarterworlds.state import QuarState

NO_PRICE: Final = 1000.0  # more than anything costs
NOTHING_OWED: Final = [0] * len(RESOURCES)


def rate(state: QuarState, seat: int, actions: list[int]) -> list[float]:
    """What each answer to the open question is worth."""
    step = state.step()
    if isinstance(step, Diplomacy):
        first = state.quarterworlds.actions.move
        return [float(axis_margin(state, seat, action - first, state.up, state.left)) for action in actions]
    sight = Appraisal(state, seat)
    if isinstance(step, Turns):
        return [turn_value(state, sight, action) for action in actions]
    if isinstance(step, SecondCard):
        return [second_value(state, sight, step, action) for action in actions]
    if isinstance(step, Lay) and step.needs_place(state):
        card = state.card(step.card)
        catalogue = state.quarterworlds.actions
        start = catalogue.dock if card.kind == SHIP else catalogue.attach
        return [place_value(state, sight, card, action - start) for action in actions]
    if isinstance(step, Research) and step.card == NOTHING:
        return [research_value(state, sight, action) for action in actions]
    assert isinstance(step, Paying)
    if step.off:
        return [waive_value(state, sight, step, action) for action in actions]
    return payment_values(state, sight, step, actions)


# -- a turn ------------------------------------------------------------------------------------------


def turn_value(state: QuarState, sight: Appraisal, action: int) -> float:
    actions = state.quarterworlds.actions
    if action == actions.pass_turn:
        return sight.passing()
    if actions.is_lay(action):
        return lay_value(state, sight, state.card(action - actions.lay))
    first = state.offer.index(action - actions.take)
    best = -100.0
    if offer.may_take_alone(state, sight.seat, first):
        best = take_value(state, sight, first, NOTHING)
    for second in offer.seconds(state, sight.seat, first):
        best = max(best, take_value(state, sight, first, second))
    return best


def second_value(state: QuarState, sight: Appraisal, step: SecondCard, action: int) -> float:
    actions = state.quarterworlds.actions
    if action == actions.enough:
        return take_value(state, sight, step.first, NOTHING)
    return take_value(state, sight, step.first, state.offer.index(action - actions.take))


def take_value(state: QuarState, sight: Appraisal, first: int, second: int) -> float:
    """What the card at one place, or those at two, add to the hand; the more there are, the less each
    counts."""
    held = len(state.hands[sight.seat])
    high = sight.in_hand(state.card(state.offer[first]))
    if second == NOTHING:
        total = high * CROWDED[min(held, len(CROWDED) - 1)]
        full = held + 1 == state.parts.hand_limit
    else:
        low = sight.in_hand(state.card(state.offer[second]))
        if low > high:
            high, low = low, high
        total = high * CROWDED[min(held, len(CROWDED) - 1)]
        total += low * CROWDED[min(held + 1, len(CROWDED) - 1)]
        full = held + 2 == state.parts.hand_limit
    if full and not can_go_on(state, sight, [first] if second == NOTHING else [first, second]):
        total -= 4.0  # QUAR-R40: a full hand that cannot be laid
    return total


def can_go_on(state: QuarState, sight: Appraisal, places: list[int]) -> bool:
    """Whether some card could be laid out of the full hand."""
    hand = state.hands[sight.seat]
    held = hand + [state.offer[at] for at in places]
    for number in held:
        card = state.card(number)
        if (card.kind == COLONISATION or card.kind == SHIP) and not has_place(state, sight.seat, card):
            continue
        if payment.total_due(state, sight.seat, card) * 2 <= len(held) - 1 + state.tokens[sight.seat]:
            return True
    return False


def lay_value(state: QuarState, sight: Appraisal, card: Card) -> float:
    """What laying the card gains over keeping it and its payment."""
    gain = sight.gain(card)
    if card.kind in (COLONISATION, SHIP):
        gain += max([place_value(state, sight, card, at) for at in places_for(state, sight.seat, card)])
    if card.kind == PLANET:
        gain += room_for_hand(state, sight, card)
    gain += state.permanent(sight.seat, LAY_BONUS, card.kind)
    owed = payment.due(state, sight.seat, card)
    off = payment.discount(state, sight.seat, card)
    return gain - sight.in_hand(card) - cheapest_price(state, sight, card, owed, off)


def room_for_hand(state: QuarState, sight: Appraisal, planet: Card) -> float:
    """What the open quarters of a planet are worth to the cards in hand that have no place yet."""
    waiting = [state.card(number) for number in state.hands[sight.seat]]
    reliefs = [
        sight.relief(card)
        for card in waiting
        if card.kind == COLONISATION and any(quarter.accepts(card.colour) for quarter in planet.quarters)
    ]
    reliefs.sort(reverse=True)
    return sum(reliefs[: planet.open_quarters])


def room_for_ship(state: QuarState, sight: Appraisal) -> float:
    """What a completed planet is worth to a ship in hand that waits for one."""
    ships = [state.card(number) for number in state.hands[sight.seat] if state.card(number).kind == SHIP]
    return max([sight.relief(card) for card in ships], default=0.0)


def place_value(state: QuarState, sight: Appraisal, card: Card, at: int) -> float:
    """What a place adds: object tokens, and a planet that is completed or comes nearer to it."""
    seat = sight.seat
    if card.kind == SHIP:
        return 0.0
    world = state.world(seat, state.parts.planets[at // QUARTERS])
    assert world is not None
    planet = state.card(world.card)
    tokens = tokens_for(state, world, card)
    value = sum([sight.object_token(object) * tokens[object] for object in range(len(OBJECTS))])
    before = sight.world(world)
    attached = world.attach(card.number, at % QUARTERS)
    done = attached.is_colonised(planet)
    value += sight.world(attached) - before
    if done:
        value += state.parts.colonised_planet_points + room_for_ship(state, sight)
        if planet.colonised_mark:
            value += sight.effects(planet.effects)
    # keep white quarters for cards that fit nowhere else
    return value - (0.3 if planet.quarters[at % QUARTERS].colour == NOTHING else 0.0)


# -- paying ------------------------------------------------------------------------------------------


def cheapest_price(state: QuarState, sight: Appraisal, card: Card, owed: list[int], off: int) -> float:
    """What the least painful payment gives away."""
    if off >= payment.total_of(owed):
        return cheapest_item(state, sight, card)
    if off == 0:
        return Thrift(state, sight, payment.bill(state, sight.seat, card, owed)).lowest
    best = NO_PRICE
    for resource in payment.waivers(state, sight.seat, card, owed, off):
        less = owed[:]
        less[resource] -= 1
        best = min(best, cheapest_price(state, sight, card, less, off - 1))
    return best


def cheapest_item(state: QuarState, sight: Appraisal, card: Card) -> float:
    """What is given away for a card that costs nothing: one card or token (QUAR-069)."""
    lowest = sight.token if state.tokens[sight.seat] else NO_PRICE
    for number in payment.means(state, sight.seat, card, NOTHING_OWED):
        price = item_price(state, sight, number)
        if price < lowest:
            lowest = price
    return lowest


def item_price(state: QuarState, sight: Appraisal, number: int) -> float:
    card = state.card(number)
    if card.kind == SCIENCE_CARD:
        return science_price(sight, card)
    return sight.in_hand(card)


def science_price(sight: Appraisal, card: Card) -> float:
    """What a science card in hand is worth: more if there is still a research phase for it to come."""
    least = 0.8 * sight.item
    if sight.epoch == EPOCHS:
        return least
    return max(least, SCIENCE_KEPT * (research_gain(sight, card) - RESEARCH_PRICE * sight.item))


def price_of(state: QuarState, sight: Appraisal, paid: Payment) -> float:
    total = sight.token * paid.tokens
    for number in paid.cards:
        total += item_price(state, sight, number)
    return total


class Thrift:
    """The payment whose cards and tokens are worth least: within a group the cheapest cards go first, and
    what costs no less than the best so far is not looked at."""

    def __init__(self, state: QuarState, sight: Appraisal, paper: Bill) -> None:
        self.state = state
        self.sight = sight
        self.paper = paper
        self.prices: list[list[float]] = []  # of the first items of each group together, by their number
        for members in paper.members:
            single = [item_price(state, sight, number) for number in members]
            single.sort()
            self.prices.append(summed(single))
        self.prices[paper.token_group] = summed([sight.token] * paper.have[paper.token_group])
        self.lowest = NO_PRICE
        self.best: list[int] = []  # items of each group
        counts = [0] * len(paper.have)
        if paper.total:
            self._search(counts, 0, payment.items_of(paper.have), 2 * paper.total, 0.0)
        else:  # QUAR-069: exactly one card or token
            for group, have in enumerate(paper.have):
                if have and self.prices[group][1] < self.lowest:
                    self.lowest = self.prices[group][1]
                    self.best = counts[:]
                    self.best[group] = 1

    def _search(self, counts: list[int], group: int, left: int, missing: int, price: float) -> None:
        """Tries counts of the groups from one on, as `Bill.solutions` does; those before cost `price`."""
        paper = self.paper
        if group == len(counts) or 2 * left < missing:
            return
        have, prices, rest = paper.have[group], self.prices[group], missing
        for count in range(have + 1):
            dearer = price + prices[count]
            if dearer >= self.lowest:
                break
            counts[group] = count
            if count:
                rest = 2 * paper.total - paper.reach(counts)
            if rest == 0:
                self.best, self.lowest = counts[:], dearer
            if rest <= 0:
                break
            self._search(counts, group + 1, left - have, rest, dearer)
        counts[group] = 0

    def payment(self) -> Payment:
        cards: list[int] = []
        if not self.best:
            return Payment(cards, 0)
        for group, members in enumerate(self.paper.members):
            if self.best[group] and group != self.paper.token_group:
                cards += self.ranked(members)[: self.best[group]]
        return Payment(sorted(cards), self.best[self.paper.token_group])

    def ranked(self, members: list[int]) -> list[int]:
        """The cards of a group, the cheapest first."""
        cards: list[int] = []
        prices: list[float] = []
        for number in members:
            rank(cards, prices, number, item_price(self.state, self.sight, number))
        return cards


def summed(prices: list[float]) -> list[float]:
    """What the first items cost together, by their number."""
    total = 0.0
    sums = [total]
    for price in prices:
        total += price
        sums.append(total)
    return sums


def rank(cards: list[int], prices: list[float], card: int, price: float) -> None:
    """Puts a card among those ranked by price, and of equal ones by number."""
    at = len(cards)
    while at > 0 and (prices[at - 1] > price or (prices[at - 1] == price and cards[at - 1] > card)):
        at -= 1
    cards.insert(at, card)
    prices.insert(at, price)


def payment_values(state: QuarState, sight: Appraisal, step: Paying, actions: list[int]) -> list[float]:
    """One for the items of the least painful payment that goes on from what has been put down."""
    catalogue = state.quarterworlds.actions
    paper = step.bill(state)
    if not (step.paid or step.tokens):
        wanted = Thrift(state, sight, paper).payment()
    else:
        wanted = completion(state, sight, paper, step)
    values: list[float] = []
    for action in actions:
        if action == catalogue.pay_token:
            values.append(1.0 if wanted.tokens > step.tokens else 0.0)
        elif action == catalogue.pay_suggested:
            values.append(0.0)
        else:
            values.append(1.0 if action - catalogue.pay in wanted.cards else 0.0)
    return values


def completion(state: QuarState, sight: Appraisal, paper: Bill, step: Paying) -> Payment:
    """The least painful payment that contains what has been put down."""
    best: Payment | None = None
    lowest = NO_PRICE
    down = paper.counted(step.paid, step.tokens)
    for solution in paper.solutions():
        if any(solution[group] < count for group, count in enumerate(down)):
            continue
        for candidate in paper.payments_by(solution, step.paid):
            price = price_of(state, sight, candidate)
            if price < lowest:
                best, lowest = candidate, price
    assert best is not None
    return best


def waive_value(state: QuarState, sight: Appraisal, step: Paying, action: int) -> float:
    less = step.owed[:]
    less[action - state.quarterworlds.actions.waive] -= 1
    return -cheapest_price(state, sight, state.card(step.card), less, step.off - 1)


# -- research ----------------------------------------------------------------------------------------


def research_value(state: QuarState, sight: Appraisal, action: int) -> float:
    actions = state.quarterworlds.actions
    if action == actions.decline:
        return 0.0
    card = state.card(action - actions.research + state.parts.epoch_cards)
    owed = payment.due(state, sight.seat, card)
    return research_gain(sight, card) - cheapest_price(state, sight, card, owed, 0)
