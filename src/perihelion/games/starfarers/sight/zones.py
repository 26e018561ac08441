"""The view as panels of words: the common area, then each player's."""

from __future__ import annotations

from perihelion.core.text import Text
from perihelion.core.view import Zone, ZoneItem
from perihelion.games.starfarers.components.parts import MODULES, bundle
from perihelion.games.starfarers.sight.view import QuadrantView, StarView


def zones(view: StarView, names: list[str]) -> list[Zone]:
    """The view as panels of words: the common area, then each player's; `names` are the intersections."""
    zones = [
        Zone(Text("zone-bank"), None, _cards(view.bank)),
        Zone(Text("zone-pile"), None, [ZoneItem(Text("zone-hidden-cards", {"count": view.pile}))]),
        Zone(Text("zone-quadrants"), None, [_quadrant_item(quadrant) for quadrant in view.quadrants]),
    ]
    for seat, player in enumerate(view.players):
        hand = _cards(view.hand) if seat == view.seat else []
        if seat != view.seat and player.cards:
            hand = [ZoneItem(Text("zone-hidden-cards", {"count": player.cards}))]
        modules = [
            ZoneItem(Text(f"module-{name}"), player.modules[number])
            for number, name in enumerate(MODULES)
            if player.modules[number]
        ]
        ships = [
            ZoneItem(Text("zone-ship", {"ship": f"ship-{ship.kind}", "place": f"place-{names[ship.place]}"}))
            for ship in view.ships
            if ship.seat == seat
        ]
        zones += [
            Zone(Text("zone-hand"), seat, hand),
            Zone(Text("zone-mothership"), seat, modules),
            Zone(Text("zone-ships"), seat, ships),
        ]
    return zones


def _cards(cards: list[int]) -> list[ZoneItem]:
    return [ZoneItem(Text(key)) for key in bundle(cards)]


def _quadrant_item(quadrant: QuadrantView) -> ZoneItem:
    place = f"quadrant-{quadrant.id}"
    if not quadrant.tile:
        return ZoneItem(Text("zone-unknown", {"quadrant": place, "count": quadrant.stars}))
    if quadrant.tile == quadrant.id:
        return ZoneItem(Text(place))
    return ZoneItem(Text("zone-quadrant", {"quadrant": place, "tile": f"tile-{quadrant.tile}"}))
