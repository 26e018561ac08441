"""What cards bring: effects, object tokens, completed planets, and everything that laying a card does."""

from __future__ import annotations

from perihelion.core.text import Event
from perihelion.games.quarterworlds.catalogue import QUARTER_PLACES
from perihelion.games.quarterworlds.components import (
    COLONISATION,
    INCOME,
    LAY_BONUS,
    NOTHING,
    OBJECTS,
    PLANET,
    POINTS,
    PRODUCTION,
    QUARTERS,
    RESOURCES,
    SHIP,
    STATION,
    TOKENS,
    TRACKS,
    Card,
    Effect,
)
from perihelion.games.quarterworlds.state import (
    FROM_LAY_BONUS,
    QuarState,
    World,
    replaced,
    source_of,
    without,
)


def gain_points(state: QuarState, seat: int, source: int, amount: int, rule: str) -> None:
    """Points are recorded at the moment they are gained (QUAR-011)."""
    if amount == 0:
        return
    state.add_points(seat, source, amount)
    if state.journal is not None:
        state.tell(Event("points", seat, (rule,), {"amount": amount}))


def bring(state: QuarState, seat: int, effects: list[Effect], source: int, rule: str) -> None:
    """All effects of a card, in the order in which they are listed; none may be declined (QUAR-R19)."""
    for effect in effects:
        if effect.type == POINTS:
            gain_points(state, seat, source, effect.amount, rule)
        elif effect.type == TOKENS:
            state.tokens[seat] += effect.amount
            if state.journal is not None:
                state.tell(Event("tokens", seat, (rule,), {"amount": effect.amount}))
        elif effect.type == INCOME:
            move_income(state, seat, effect.amount)
        elif effect.type == PRODUCTION:
            move_production(state, seat, effect.about, effect.amount)
        else:
            move_track(state, seat, effect.about, effect.amount)


def move_production(state: QuarState, seat: int, resource: int, amount: int) -> None:
    """QUAR-090; steps beyond the end of the track are lost (QUAR-R23)."""
    before = state.production[seat][resource]
    after = min(before + amount, state.parts.production_limit)
    state.production[seat] = replaced(state.production[seat], resource, after)
    _tell_step(state, seat, f"production-{RESOURCES[resource]}", after - before, "QUAR-090")


def move_track(state: QuarState, seat: int, track: int, amount: int) -> None:
    before = state.tracks[seat][track]
    after = min(before + amount, state.parts.track_limit)
    state.tracks[seat] = replaced(state.tracks[seat], track, after)
    _tell_step(state, seat, f"track-{TRACKS[track]}", after - before, "QUAR-081")


def move_income(state: QuarState, seat: int, amount: int) -> None:
    before = state.income[seat]
    after = min(before + amount, state.parts.income_limit)
    state.income[seat] = after
    _tell_step(state, seat, "track-income", after - before, "QUAR-121")


def _tell_step(state: QuarState, seat: int, track: str, amount: int, rule: str) -> None:
    if state.journal is not None:
        key = "step" if amount else "step-lost"
        state.tell(Event(key, seat, (rule if amount else "QUAR-R23",), {"track": track, "amount": amount}))


def gain_objects(state: QuarState, seat: int, object: int, amount: int, rule: str) -> None:
    if amount == 0:
        return
    state.objects[seat] = replaced(state.objects[seat], object, state.objects[seat][object] + amount)
    if state.journal is not None:
        args: dict[str, int | str | list[str]] = {"object": f"object-{OBJECTS[object]}", "amount": amount}
        state.tell(Event("objects", seat, (rule,), args))


def visible(state: QuarState, world: World) -> list[int]:
    """How often each object symbol shows on the planet and on the cards attached to it; its ship does not
    count (QUAR-111, QUAR-R18)."""
    counts = [0] * len(OBJECTS)
    for symbol in state.parts.cards[world.card].symbols:
        counts[symbol] += 1
    for attached in world.attached:
        if attached != NOTHING:
            for symbol in state.parts.cards[attached].symbols:
                counts[symbol] += 1
    return counts


def tokens_for(state: QuarState, world: World, card: Card) -> list[int]:
    """The object tokens a colonisation card would bring there, counted before it lies there (QUAR-110)."""
    seen = visible(state, world)
    return [seen[object] if object in card.symbols else 0 for object in range(len(OBJECTS))]


def places_for(state: QuarState, seat: int, card: Card) -> list[int]:
    """Where the seat may lay a colonisation card, as planet * 4 + quarter, or a ship, as planet; planets
    are counted as in the catalogue."""
    parts = state.parts
    found: list[int] = []
    for world in state.worlds[seat]:
        planet = parts.cards[world.card]
        index = parts.planet_index[world.card]
        if card.kind == SHIP:
            if world.ship == NOTHING and world.is_colonised(planet):  # QUAR-084, QUAR-R42
                found.append(index)
        else:
            found += [
                index * QUARTERS + quarter
                for quarter in range(QUARTERS)
                if world.is_open(planet, quarter) and planet.quarters[quarter].accepts(card.colour)
            ]
    found.sort()
    return found


def has_place(state: QuarState, seat: int, card: Card) -> bool:
    """Whether there is any place for a colonisation card or a ship."""
    cards = state.parts.cards
    for world in state.worlds[seat]:
        planet = cards[world.card]
        if card.kind == SHIP:
            if world.ship == NOTHING and world.is_colonised(planet):
                return True
        else:
            for quarter, attached in enumerate(world.attached):
                if attached == NOTHING and planet.quarters[quarter].accepts(card.colour):
                    return True
    return False


def lay_card(state: QuarState, seat: int, card: Card, planet: int, quarter: int) -> None:
    """Everything that happens when a card that has been paid for is laid; `planet` is the card number of
    the planet that it is laid to, where it needs one."""
    state.hands[seat] = without(state.hands[seat], card.number)
    if card.kind == COLONISATION:
        _attach(state, seat, card, planet, quarter)
    elif card.kind == SHIP:
        _dock(state, seat, card, planet)
    elif card.kind == PLANET:
        _settle(state, seat, card)
    else:
        state.laid[seat] = [*state.laid[seat], card.number]
        if state.journal is not None:
            state.tell(Event("laid", seat, ("QUAR-060",), {"card": card.key}))
        rule = "QUAR-080" if card.kind == STATION else "QUAR-081"
        bring(state, seat, card.effects, source_of(card.kind), rule)
    bonus = state.permanent(seat, LAY_BONUS, card.kind)  # QUAR-D04: after everything else
    gain_points(state, seat, FROM_LAY_BONUS, bonus, "QUAR-D04")


def _attach(state: QuarState, seat: int, card: Card, planet: int, quarter: int) -> None:
    world = state.world(seat, planet)
    assert world is not None
    printed = state.parts.cards[planet]
    if state.journal is not None:
        where = f"quarter-{QUARTER_PLACES[quarter]}"
        state.tell(
            Event(
                "attached",
                seat,
                ("QUAR-105",),
                {"card": card.key, "planet": printed.key, "quarter": where},
            )
        )
    tokens = tokens_for(state, world, card)
    for object in range(len(OBJECTS)):  # QUAR-R19: object tokens, the card, the planet
        gain_objects(state, seat, object, tokens[object], "QUAR-110")
    world = world.attach(card.number, quarter)
    state.put_world(seat, world)
    bring(state, seat, card.effects, source_of(card.kind), "QUAR-105")
    if world.is_colonised(printed):
        _complete(state, seat, printed)


def _dock(state: QuarState, seat: int, card: Card, planet: int) -> None:
    world = state.world(seat, planet)
    assert world is not None
    state.put_world(seat, World(planet, world.attached, card.number))
    if state.journal is not None:
        where = state.parts.cards[planet].key
        state.tell(Event("docked", seat, ("QUAR-084",), {"card": card.key, "planet": where}))
    bring(state, seat, card.effects, source_of(card.kind), "QUAR-085")


def _settle(state: QuarState, seat: int, card: Card) -> None:
    world = World(card.number, [NOTHING] * QUARTERS, NOTHING)
    state.worlds[seat] = [*state.worlds[seat], world]
    if state.journal is not None:
        state.tell(Event("laid", seat, ("QUAR-082",), {"card": card.key}))
    for object in range(len(OBJECTS)):
        if card.symbols.count(object) >= 2:  # QUAR-113
            gain_objects(state, seat, object, 1, "QUAR-113")
    if not card.colonised_mark:
        bring(state, seat, card.effects, source_of(PLANET), "QUAR-087")
    if world.is_colonised(card):  # QUAR-R21
        _complete(state, seat, card)


def _complete(state: QuarState, seat: int, planet: Card) -> None:
    """The last open quarter is filled: a planet with the mark acts now, one without has acted (QUAR-106,
    QUAR-R20)."""
    if state.journal is not None:
        state.tell(Event("colonised", seat, ("QUAR-106",), {"planet": planet.key}))
    if planet.colonised_mark:
        bring(state, seat, planet.effects, source_of(PLANET), "QUAR-086")
