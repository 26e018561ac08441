"""The view as named places with things in them: what a reader, or a screen reader, finds on the table."""

from __future__ import annotations

from perihelion.core.text import Text
from perihelion.core.view import Zone, ZoneItem
from perihelion.games.quarterworlds.catalogue import QUARTER_PLACES
from perihelion.games.quarterworlds.components import (
    KINDS,
    NOTHING,
    OBJECTS,
    PLACES,
    QUARTERS,
    RESOURCES,
    TRACKS,
    Components,
    value_at,
)
from perihelion.games.quarterworlds.sight.view import QuarView, SpaceView, WorldView


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
    items.append(ZoneItem(Text("figure-hand", {"amount": len(space.hand)})))
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
    return [figures, worlds, Zone(Text("zone-hand"), seat, _cards(parts, space.hand))]


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
