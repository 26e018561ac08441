"""Views: what a seat may know. Hands, science hands, deck order and undealt science cards are hidden, and so
is a lay or a payment that is not complete; everything else is open (QUAR-R05)."""

from __future__ import annotations

from dataclasses import dataclass, field

from perihelion.core.text import Text
from perihelion.core.view import View, Zone, ZoneItem
from perihelion.games.quarterworlds.catalogue import QUARTER_PLACES
from perihelion.games.quarterworlds.components import (
    COLONISATION,
    KINDS,
    NOTHING,
    OBJECTS,
    QUARTERS,
    RESOURCES,
    SHIP,
    TRACKS,
    Components,
)
from perihelion.games.quarterworlds.effects import places_for, tokens_for
from perihelion.games.quarterworlds.influence import forecast
from perihelion.games.quarterworlds.laying import Lay
from perihelion.games.quarterworlds.paying import Paying
from perihelion.games.quarterworlds.payment import discount, due, suggested
from perihelion.games.quarterworlds.scoring import score_marker
from perihelion.games.quarterworlds.state import PLACES, QuarState, value_at
from perihelion.games.quarterworlds.turns import SecondCard


@dataclass
class WorldView:
    """A planet with the cards on its quarters (-1: none) and its ship."""

    card: int
    attached: list[int]
    ship: int
    open: int
    colonised: bool


@dataclass
class SpaceView:
    """What everybody sees of one player."""

    tokens: int
    hand: int  # how many cards
    science: int
    production: list[int]
    tracks: list[int]
    income: int
    objects: list[int]
    objects_laid: list[int]
    laid: list[int]
    worlds: list[WorldView]
    researched: list[int]
    points: list[int]
    total: int
    marker: int  # on the score track, with the tile that shows
    tile: int


@dataclass
class DueView:
    """What a card would cost the viewer now: owed after production, and what a discount takes off that; and
    whether there is a place for it."""

    card: int
    owed: list[int]
    off: int
    has_place: bool


@dataclass
class PlaceView:
    """A quarter, or for a ship a planet, where the chosen card may go, with what that brings."""

    planet: int
    quarter: int
    objects: list[int]
    completes: bool


@dataclass
class LayView:
    """The viewer's own unfinished lay or research."""

    card: int
    planet: int
    quarter: int
    owed: list[int]
    off: int
    paid: list[int]
    tokens: int
    places: list[PlaceView]
    suggested: list[int]
    suggested_tokens: int
    last: list[int]  # cards that would complete the payment
    last_token: bool


@dataclass
class ForecastView:
    """What the end of the epoch would bring if it came now."""

    path: list[tuple[int, int]]
    influence: list[int]
    income: list[int]


@dataclass
class QuarView(View):
    epoch: int
    turn: int
    passed: list[int]
    deck: int
    offer: list[int]
    discards: list[int]
    removed: list[int]
    up: int
    left: int
    spaces: list[SpaceView]
    hand: list[int] = field(default_factory=list)
    science: list[int] = field(default_factory=list)
    dues: list[DueView] = field(default_factory=list)
    taken: int = NOTHING  # the place of a first card, while its taker chooses the second
    laying: LayView | None = None
    forecast: ForecastView | None = None


def view(state: QuarState, seat: int | None) -> QuarView:
    seen = QuarView(
        state.game.id,
        seat,
        state.seats,
        state.asks,
        state.asked_seats(),
        state.over,
        state.epoch,
        state.turn,
        state.passed[:],
        len(state.deck()),
        state.offer[:],
        state.discards[:],
        state.removed[:],
        state.up,
        state.left,
        [_space(state, other) for other in range(state.seats)],
    )
    step = state.stack[-1] if state.stack else None
    if isinstance(step, SecondCard):
        seen.taken = step.first
    if not state.over:
        ahead = forecast(state)
        seen.forecast = ForecastView(ahead.path, [sum(row) for row in ahead.points], state.income[:])
    if seat is not None:
        seen.hand = sorted(state.hands[seat])
        seen.science = sorted(state.science[seat])
        seen.dues = [_due(state, seat, card) for card in seen.hand + seen.science]
        seen.dues += [_due(state, seat, card) for card in state.offer if card != NOTHING]
        if isinstance(step, Paying) and step.seat == seat and step.card != NOTHING:
            seen.laying = _laying(state, step)
    return seen


def _space(state: QuarState, seat: int) -> SpaceView:
    total = state.total(seat)
    marker, tile = score_marker(total, state.parts.score_lap)
    worlds: list[WorldView] = []
    for world in state.worlds[seat]:
        planet = state.card(world.card)
        left = world.open_quarters(planet)
        worlds.append(WorldView(world.card, world.attached[:], world.ship, left, left == 0))
    return SpaceView(
        state.tokens[seat],
        len(state.hands[seat]),
        len(state.science[seat]),
        state.production[seat][:],
        state.tracks[seat][:],
        state.income[seat],
        state.objects[seat][:],
        state.objects_laid(seat),
        state.laid[seat][:],
        worlds,
        state.researched[seat][:],
        state.points[seat][:],
        total,
        marker,
        tile,
    )


def _due(state: QuarState, seat: int, number: int) -> DueView:
    card = state.card(number)
    owed = due(state, seat, card)
    needs_place = card.kind in (COLONISATION, SHIP)
    has_place = not needs_place or bool(places_for(state, seat, card))
    return DueView(number, owed, min(sum(owed), discount(state, seat, card)), has_place)


def _laying(state: QuarState, step: Paying) -> LayView:
    planet, quarter, places = NOTHING, NOTHING, []
    if isinstance(step, Lay):
        planet, quarter = step.planet, step.quarter
        if step.needs_place(state):
            places = _places(state, step.seat, step.card)
    seen = LayView(
        step.card,
        planet,
        quarter,
        step.owed[:],
        step.off,
        step.paid[:],
        step.tokens,
        places,
        [],
        0,
        [],
        False,
    )
    if step.off or places:
        return seen
    paper = step.bill(state)
    if not step.paid and not step.tokens:
        cheapest = suggested(state, paper)
        seen.suggested, seen.suggested_tokens = cheapest.cards, cheapest.tokens
    for group in paper.next_groups(step.paid, step.tokens):
        rest = [number for number in paper.members[group] if number not in step.paid]
        if group == paper.token_group:
            seen.last_token = paper.is_paid(step.paid, step.tokens + 1)
        elif paper.is_paid([*step.paid, rest[0]], step.tokens):
            seen.last += rest
    return seen


def _places(state: QuarState, seat: int, number: int) -> list[PlaceView]:
    card = state.card(number)
    found: list[PlaceView] = []
    for at in places_for(state, seat, card):
        if card.kind == COLONISATION:
            planet = state.parts.planets[at // QUARTERS]
            world = state.world(seat, planet)
            assert world is not None
            completes = world.open_quarters(state.card(planet)) == 1
            found.append(PlaceView(planet, at % QUARTERS, tokens_for(state, world, card), completes))
        else:
            found.append(PlaceView(state.parts.planets[at], NOTHING, [0] * len(OBJECTS), False))
    return found


# -- the view as named places ----------------------------------------------------------------------------


def zones(parts: Components, seen: QuarView) -> list[Zone]:
    offer = Zone(Text("zone-offer", {"deck": seen.deck}), None)
    for at in range(PLACES):
        if seen.offer[at] != NOTHING:
            value = [Text("note-value", {"value": value_at(at)})]
            offer.items.append(ZoneItem(Text(parts.cards[seen.offer[at]].key), 1, value))
    found = [offer, _board_zone(seen)]
    for seat in range(seen.seats):
        found += _space_zones(parts, seen.spaces[seat], seat)
    if seen.seat is not None:
        found.append(Zone(Text("zone-hand"), seen.seat, _cards(parts, seen.hand)))
        found.append(Zone(Text("zone-science"), seen.seat, _cards(parts, seen.science)))
    if seen.discards:
        found.append(Zone(Text("zone-discards"), None, _cards(parts, seen.discards)))
    return found


def _cards(parts: Components, numbers: list[int]) -> list[ZoneItem]:
    return [ZoneItem(Text(parts.cards[number].key), 1, [_kind_note(parts, number)]) for number in numbers]


def _kind_note(parts: Components, number: int) -> Text:
    return Text(f"kind-{KINDS[parts.cards[number].kind]}")


def _board_zone(seen: QuarView) -> Zone:
    zone = Zone(Text("zone-influence"), None)
    for axis, distance in (("vertical", seen.up), ("horizontal", seen.left)):
        key = "cylinder-centre" if distance == 0 else "cylinder-red" if distance > 0 else "cylinder-blue"
        zone.items.append(ZoneItem(Text(f"{key}-{axis}", {"spaces": abs(distance)})))
    return zone


def _space_zones(parts: Components, space: SpaceView, seat: int) -> list[Zone]:
    figures = Zone(Text("zone-figures"), seat)
    items = figures.items
    items.append(ZoneItem(Text("figure-points", {"amount": space.total})))
    items.append(ZoneItem(Text("figure-hand", {"amount": space.hand})))
    items.append(ZoneItem(Text("figure-science", {"amount": space.science})))
    items.append(ZoneItem(Text("figure-tokens", {"amount": space.tokens})))
    for resource in range(len(RESOURCES)):
        items.append(_figure(f"production-{RESOURCES[resource]}", space.production[resource]))
    for track in range(len(TRACKS)):
        items.append(_figure(f"track-{TRACKS[track]}", space.tracks[track]))
    items.append(_figure("track-income", space.income))
    for object in range(len(OBJECTS)):
        items.append(_figure(f"object-{OBJECTS[object]}", space.objects[object]))
    worlds = Zone(Text("zone-space"), seat)
    for world in space.worlds:
        worlds.items.append(_world_item(parts, world))
    worlds.items += _cards(parts, space.laid)
    worlds.items += _cards(parts, space.researched)
    return [figures, worlds]


def _figure(key: str, amount: int) -> ZoneItem:
    return ZoneItem(Text("figure", {"what": key, "amount": amount}))


def _world_item(parts: Components, world: WorldView) -> ZoneItem:
    notes = [Text("note-colonised" if world.colonised else "note-open", {"open": world.open})]
    for quarter in range(QUARTERS):
        if world.attached[quarter] != NOTHING:
            args: dict[str, int | str | list[str]] = {
                "card": parts.cards[world.attached[quarter]].key,
                "quarter": f"quarter-{QUARTER_PLACES[quarter]}",
            }
            notes.append(Text("note-attached", args))
    if world.ship != NOTHING:
        notes.append(Text("note-ship", {"card": parts.cards[world.ship].key}))
    return ZoneItem(Text(parts.cards[world.card].key), 1, notes)
