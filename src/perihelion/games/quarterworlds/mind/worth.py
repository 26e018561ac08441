"""What things are worth, in points: markers, tokens, cards, planets and leads on the influence board.

They rest on a few plain assumptions. Cards and tokens are worth what they pay for. A step of production
saves an item on each later card that still owes that resource. A lead on a track is worth what the coming
evaluations would bring if it lasted. Planets are completed the more likely the fewer quarters are open. The
figures were chosen by what bots win with them (docs/bots.md); they weigh choices, and some of them are more
than what a thing brings by itself.
"""

from __future__ import annotations

from typing import Final

from perihelion.games.quarterworlds.components import (
    COLONISATION,
    CONVERT,
    DISCOUNT,
    END_BONUS,
    EPOCHS,
    INCOME,
    INFLUENCE_EDGE,
    LAY_BONUS,
    NOTHING,
    OBJECTS,
    PLANET,
    POINTS,
    PRODUCTION,
    RESOURCES,
    SCIENCE,
    SHIP,
    SHIP_OBJECT,
    SHIPS_LAID,
    SHUTTLE_OBJECT,
    STATION_OBJECT,
    TOKENS,
    TRACKS,
    TRADE,
    Card,
    Components,
    Effect,
)
from perihelion.games.quarterworlds.rules.effects import has_place
from perihelion.games.quarterworlds.rules.influence import level, place_margin, shift, side
from perihelion.games.quarterworlds.rules.offer import cards_left
from perihelion.games.quarterworlds.rules.payment import discount
from perihelion.games.quarterworlds.state import QuarState, World

UNASKED: Final = -1e9  # a worth that nobody has asked for yet
PASS: Final = 0.05  # what a pass that leaves nothing behind is worth
ITEM: Final = 3.3  # a card or token as a means of payment
TOKEN: Final = 5.6
STALE: Final = 0.19  # of that when the last card of the game has been drawn
IN_DEMAND: Final = 16.0  # cards to be drawn in the last epoch until which nothing of it is lost
OWED: Final[tuple[float, ...]] = (1.3, 1.3, 1.3, 2.3)  # items paid for a resource that is owed, roughly
SYMBOL: Final = 6.8  # a symbol of a colonisation card, wherever it is laid
LAYS: Final = 9.0  # cards a player lays in an epoch
RESEARCHES: Final = 1.4  # what a step of science saves in a research phase, in items; it pays as a pair would
RESEARCH_PRICE: Final = 3.6  # what a science card costs, roughly
SCIENCE_KEPT: Final = 0.5  # how much of its gain a science card is worth before it is researched
SAVES: Final = 0.66  # how much of what production could save it does save
LASTS: Final = 0.79  # how far a lead is trusted to last to the next evaluation after the coming one
COUNTS: Final[tuple[float, ...]] = (1.5, 1.5, 0.58)  # what the lead of now counts at the coming one, by epoch
TILE_SURE: Final[tuple[float, ...]] = (0.81, 0.44, 1.0)  # what a majority in production counts, by epoch
TILE_AHEAD: Final = 1.0  # how likely a majority that is there now will be there at the end
TILE_LEVEL: Final = 0.82
TILE_BEHIND: Final = 0.8
SURPLUS_IN_HAND: Final = 0.31  # how much of its gain a card is worth before it is laid
CROWDED: Final[tuple[float, ...]] = (
    1.0,
    2.5,
    1.2,
    1.5,
    2.2,
    3.6,
    0.69,
)  # what a card taken counts, by its rank
COMPLETION: Final[tuple[float, ...]] = (1.0, 0.48, 0.48, 0.44, 0.29)  # of a planet, by open quarters
PLANET_WORTH: Final = 0.29  # another planet, at an evaluation
PLANET_COLUMN: Final = 0.37  # and for every column of dominance in trade
OBJECT_GROWTH: Final = 0.65  # how much of what another object adds to the tokens of its kind is counted
SHIP_SLOT: Final = 3.8  # a colonised planet that waits for a ship
NO_PLACE: Final = 0.23  # how likely a card that has no place will find one
TOKEN_HOPE: Final[tuple[float, ...]] = (
    1.2,
    1.2,
    0.9,
)  # of a ship, shuttle, station token, beyond its value now

OBJECT_OF: Final[tuple[int, ...]] = (  # what object tokens count a card as, by its kind
    STATION_OBJECT,
    SHUTTLE_OBJECT,
    NOTHING,
    SHIP_OBJECT,
    NOTHING,
    NOTHING,
)
LAYS_LATER: Final[tuple[tuple[float, ...], ...]] = (  # cards a player lays after the epoch, by kind
    (4.7, 5.5, 4.0, 2.6, 3.3),
    (2.2, 2.6, 1.7, 1.5, 1.8),
    (0.0, 0.0, 0.0, 0.0, 0.0),
)


def epoch_of(state: QuarState) -> int:
    return min(max(state.epoch, 1), EPOCHS)


def freshness(state: QuarState) -> float:
    """How much use there is for means of payment: it runs out with the cards of the last epoch."""
    if state.epoch < EPOCHS:
        return 1.0
    return STALE + (1.0 - STALE) * min(1.0, cards_left(state) / IN_DEMAND)


class Forecasts:
    """What the box says about costs: for each epoch, resource and level of production, how much a card is
    cheaper on average."""

    def __init__(self, parts: Components) -> None:
        self.saved: list[list[list[float]]] = []
        for epoch in range(1, EPOCHS + 1):
            cards = [card for card in parts.cards if card.epoch == epoch]
            levels = range(parts.production_limit + 2)
            self.saved.append(
                [
                    [sum(min(card.cost[resource], have) for card in cards) / len(cards) for have in levels]
                    for resource in range(len(RESOURCES))
                ]
            )


class Appraisal:
    """What one more of everything is worth to a seat now."""

    def __init__(self, state: QuarState, seat: int) -> None:
        self.state = state
        self.seat = seat
        self.epoch = epoch_of(state)
        self.fresh = freshness(state)
        self.time = 1.0 if self.epoch < EPOCHS else 0.3 + 0.7 * self.fresh  # for projects
        self.evaluations = float(EPOCHS + 1 - self.epoch)
        self.item = ITEM * self.fresh
        self.token = TOKEN * self.fresh
        self.income = self.evaluations if state.income[seat] < state.parts.income_limit else 0.0
        # As far as they have been asked for: cards in hand, a step on each track and of each production,
        # another object of each kind.
        self.worths = [UNASKED] * len(state.parts.cards)
        self.tracks = [UNASKED] * len(TRACKS)
        self.production = [UNASKED] * len(RESOURCES)
        self.objects = [UNASKED] * len(OBJECTS)
        self.laid: list[int] = []  # objects in the space
        self.leads: list[int] = []  # on each track
        self.influence = UNASKED  # the margin that they promise

    def track(self, track: int) -> float:
        """What a step on the track is worth."""
        worth = self.tracks[track]
        if worth == UNASKED:
            if self.influence == UNASKED:
                self.leads = leads_of(self.state, self.seat)
                self.influence = influence_margin(self.state, self.seat, self.leads)
            ahead = self.leads[:]
            ahead[track] += 1
            margin = influence_margin(self.state, self.seat, ahead)
            worth = margin - self.influence + tile_step(self.state, self.seat, track)
            self.tracks[track] = worth
        return worth

    def produced(self, resource: int) -> float:
        """What a step of production is worth."""
        worth = self.production[resource]
        if worth == UNASKED:
            state, have = self.state, self.state.production[self.seat][resource]
            part = part_left(state)
            more = production_value(state, resource, have + 1, part)
            step = more - production_value(state, resource, have, part)
            worth = step + tile_majority(state, self.seat, resource)
            self.production[resource] = worth
        return worth

    def one_more(self, object: int) -> float:
        """What another ship, shuttle or station is worth through object tokens."""
        worth = self.objects[object]
        if worth == UNASKED:
            worth = one_more_object(self.state, self.seat, object, self.laid_of(object))
            self.objects[object] = worth
        return worth

    def laid_of(self, object: int) -> int:
        """How many of the object are laid."""
        if not self.laid:
            self.laid = self.state.objects_laid(self.seat)
        return self.laid[object]

    def effects(self, effects: list[Effect]) -> float:
        total = 0.0
        for effect in effects:
            if effect.type == POINTS:
                total += effect.amount
            elif effect.type == TOKENS:
                total += self.token * effect.amount
            elif effect.type == INCOME:
                total += self.income * effect.amount
            elif effect.type == PRODUCTION:
                total += self.produced(effect.about) * effect.amount
            else:
                total += self.track(effect.about) * effect.amount
        return total

    def gain(self, card: Card) -> float:
        """What laying the card is likely to bring, before its price; for a card that needs a place, without
        what the place itself brings."""
        value = self.effects(card.effects)
        if card.kind == PLANET:
            opened = card.open_quarters
            if card.colonised_mark:
                value *= self.completion(opened)
            return value + self.one_more_planet() + self.prospects(opened)
        if card.kind == COLONISATION:
            return value + SYMBOL * len(card.symbols)
        object = OBJECT_OF[card.kind]
        return value if object == NOTHING else value + self.one_more(object)

    def chance_of_place(self, card: Card) -> float:
        """How likely a card in hand can be laid at all."""
        if (card.kind == COLONISATION or card.kind == SHIP) and not has_place(self.state, self.seat, card):
            return NO_PLACE * self.time
        return 1.0

    def completion(self, opened: int) -> float:
        """How likely a planet with so many open quarters will be fully colonised."""
        return COMPLETION[opened] * self.time

    def one_more_planet(self) -> float:
        """What another planet brings through trade dominance."""
        lead = level(self.state, self.seat, TRADE) - level(self.state, 1 - self.seat, TRADE)
        columns = max(0, side(self.seat) * self.state.left + lead)
        return (PLANET_WORTH + PLANET_COLUMN * min(columns, self.state.parts.side)) * (
            0.4 + 0.3 * self.evaluations
        )

    def prospects(self, opened: int) -> float:
        """The points for a colonised planet and the room for a ship, as far as it may be completed."""
        return (self.state.parts.colonised_planet_points + SHIP_SLOT) * self.completion(opened)

    def world(self, world: World) -> float:
        """What a planet in the space still promises."""
        planet = self.state.parts.cards[world.card]
        opened = world.open_quarters(planet)
        if opened == 0:
            return 0.0 if world.ship != NOTHING else SHIP_SLOT * self.time
        promise = self.prospects(opened)
        if planet.colonised_mark:
            promise += self.effects(planet.effects) * self.completion(opened)
        return promise

    def object_token(self, object: int) -> float:
        """What one more object token is worth."""
        hope = TOKEN_HOPE[object] * (self.evaluations - 1.0 + 0.5 * self.fresh) / 2.0
        return self.state.parts.token_value(object, self.laid_of(object)) + hope

    def price(self, card: Card) -> float:
        """What paying for the card costs, roughly: an item for each resource owed, one at least."""
        owed = 0.0
        production = self.state.production[self.seat]
        for resource, amount in enumerate(card.cost):
            lack = amount - production[resource]
            if lack > 0:
                owed += lack * OWED[resource]
        owed -= discount(self.state, self.seat, card)
        return max(owed, 1.0) * self.item

    def passing(self) -> float:
        """What a pass is worth: it gives up the seat's share of the cards still to come this epoch, all of
        them if the other player has passed."""
        share = 1.0 if 1 - self.seat in self.state.passed else 0.5
        return PASS - share * cards_left(self.state) * self.item

    def in_hand(self, card: Card) -> float:
        """What the card is worth in hand: as payment, and part of what laying it would gain."""
        worth = self.worths[card.number]
        if worth == UNASKED:
            worth = self._in_hand(card)
            self.worths[card.number] = worth
        return worth

    def _in_hand(self, card: Card) -> float:
        paying = self.item * (1.0 if card.pays & (card.pays - 1) == 0 else 1.12)
        return paying + self.chance_of_place(card) * self.surplus(card, paying)

    def surplus(self, card: Card, paying: float) -> float:
        """What a card in hand that finds its place is worth beyond a means of payment."""
        return max(0.0, self.gain(card) - self.price(card) - paying) * SURPLUS_IN_HAND

    def relief(self, card: Card) -> float:
        """What a card in hand gains when a place for it is made."""
        return (1.0 - self.chance_of_place(card)) * self.surplus(card, self.item)


def part_left(state: QuarState) -> float:
    """How much of the running epoch is still to come."""
    return min(1.0, (cards_left(state) + 5) / 36.0)


def production_value(state: QuarState, resource: int, have: int, part: float) -> float:
    """What a level of production saves on the cards still to be laid, with so much of the epoch to come."""
    if have > state.parts.production_limit:
        have = state.parts.production_limit
    saved = state.quarterworlds.forecasts.saved
    total = 0.0
    for epoch in range(epoch_of(state), EPOCHS + 1):
        lays = LAYS * part if epoch == state.epoch else LAYS
        total += lays * saved[epoch - 1][resource][have]
    if resource == SCIENCE:
        total += RESEARCHES * (EPOCHS + 1 - epoch_of(state)) * min(have, RESEARCH_PRICE)
    return total * ITEM * SAVES


def tile_counted(state: QuarState, seat: int, resource: int) -> int:
    """How many items the scoring tile of the track counts for the seat."""
    counted = state.parts.tile_counts[resource]
    return state.ships_laid(seat) if counted == SHIPS_LAID else state.tracks[seat][counted]


def tile_majority(state: QuarState, seat: int, resource: int) -> float:
    """What a step of production is worth for its scoring tile: much where it decides."""
    ahead = state.production[seat][resource] - state.production[1 - seat][resource]
    points = state.parts.tile_points[resource] * TILE_SURE[epoch_of(state) - 1]
    if ahead == -1:
        return points * (tile_counted(state, seat, resource) + 0.5)  # a tie at least
    if ahead == 0:
        return points * (tile_counted(state, 1 - seat, resource) + 0.5)  # the other goes without
    return 0.5 * points * (1.0 - TILE_SURE[epoch_of(state) - 1])


def tile_step(state: QuarState, seat: int, counted: int) -> float:
    """What one more of the track, or of ships, is worth for the scoring tile that counts it."""
    for resource in range(len(RESOURCES)):
        if state.parts.tile_counts[resource] == counted:
            ahead = state.production[seat][resource] - state.production[1 - seat][resource]
            chance = TILE_AHEAD if ahead > 0 else TILE_LEVEL if ahead == 0 else TILE_BEHIND
            if state.epoch == EPOCHS:
                chance = 1.0 if ahead >= 0 else 0.1
            return chance * state.parts.tile_points[resource]
    return 0.0


def one_more_object(state: QuarState, seat: int, object: int, laid: int) -> float:
    """What another ship, shuttle or station adds to the object tokens of its kind, and a ship to its tile."""
    growth = OBJECT_GROWTH * (
        state.parts.token_value(object, laid + 2) - state.parts.token_value(object, laid)
    )
    value = growth * state.objects[seat][object]
    return value + tile_step(state, seat, SHIPS_LAID) if object == SHIP_OBJECT else value


def leads_of(state: QuarState, seat: int) -> list[int]:
    """By how much the seat is ahead on each track."""
    return [level(state, seat, track) - level(state, 1 - seat, track) for track in range(len(TRACKS))]


def influence_margin(state: QuarState, seat: int, leads: list[int]) -> float:
    """The margin that the coming evaluations would bring the seat if it kept these leads on the tracks."""
    epoch = epoch_of(state)
    spot = Spot(state.up, state.left)
    total, weight = 0.0, COUNTS[epoch - 1]
    for later in range(EPOCHS + 1 - epoch):
        total += weight * spot.evaluate(state, seat, leads, later)
        weight *= LASTS
    return total


def distance(difference: int) -> int:
    """How far apart two places are; quicker than `abs` when compiled."""
    return difference if difference >= 0 else -difference


class Spot:
    """A place of the cylinder that is moved in thought."""

    def __init__(self, up: int, left: int) -> None:
        self.up = up
        self.left = left

    def evaluate(self, state: QuarState, seat: int, leads: list[int], later: int) -> float:
        """One evaluation with the seat's leads; returns the margin it brings. Planets are assumed to grow by
        one in each later epoch."""
        margin = 0.0
        military, trade, diplomacy = leads[0], leads[1], leads[2]
        if military:
            mover = seat if military > 0 else 1 - seat
            spaces = distance(military)
            to = shift(state, self.up, mover, spaces)
            margin += self.missing(state, seat, mover, spaces - distance(to - self.up))
            self.up = to
        if trade:
            mover = seat if trade > 0 else 1 - seat
            spaces = distance(trade)
            to = shift(state, self.left, mover, spaces)
            margin += self.missing(state, seat, mover, spaces - distance(to - self.left))
            self.left = to
        if diplomacy:
            margin += self.diplomacy(state, seat, diplomacy, later)
        margin += place_margin(state, seat, self.up, self.left)
        columns = side(seat) * self.left
        if columns:
            growth = later * state.parts.trade_scale[distance(columns) - 1]
            margin += growth if columns > 0 else -growth
        return margin

    def missing(self, state: QuarState, seat: int, mover: int, spaces: int) -> float:
        points = spaces * state.parts.off_board
        return float(points if mover == seat else -points)

    def diplomacy(self, state: QuarState, seat: int, lead: int, later: int) -> float:
        mover = seat if lead > 0 else 1 - seat
        up, left = shift(state, self.up, mover, 1), shift(state, self.left, mover, 1)
        if lead > 1 or lead < -1:
            blocked = 1 if up == self.up or left == self.left else 0
            self.up, self.left = up, left
            points = state.parts.diplomacy_points(abs(lead))
            return self.missing(state, seat, mover, blocked) + (points if mover == seat else -points)
        if up != self.up and (left == self.left or len(state.worlds[mover]) + later < 2):
            self.up = up
        elif left != self.left:
            self.left = left
        else:
            return self.missing(state, seat, mover, 1)
        return 0.0


def objects_in_sight(state: QuarState, seat: int) -> float:
    """What object tokens may gain in value while cards of their kind can still be laid."""
    later = EPOCHS - epoch_of(state)
    total = 0.0
    for object in range(len(OBJECTS)):
        total += TOKEN_HOPE[object] * state.objects[seat][object] * later / 2.0
    return total


def research_gain(sight: Appraisal, card: Card) -> float:
    """What a science card brings at once and may bring later."""
    state, seat = sight.state, sight.seat
    total = sight.effects(card.effects)
    later = LAYS_LATER[sight.epoch - 1]
    for effect in card.permanents:
        if effect.type in (LAY_BONUS, DISCOUNT):
            each = 1.0 if effect.type == LAY_BONUS else 0.5 * sight.item
            total += each * effect.amount * later[effect.about]
        elif effect.type == CONVERT:
            total += 0.065 * sum(later) * sight.item
        elif effect.type == INFLUENCE_EDGE:
            total += sight.track(effect.about) * effect.amount
        elif effect.type == END_BONUS:
            counted = state.colonised(seat) if effect.about == 0 else len(state.researched[seat]) + 1
            total += effect.amount * (counted + 0.6 * (sight.evaluations - 1.0))
        else:
            total += effect.amount * (state.objects[seat][effect.about] + 0.8 * (sight.evaluations - 1.0))
    return total
