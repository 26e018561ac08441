"""The view as named places with things in them, for terminals and plain pages."""

from __future__ import annotations

from perihelion.core.text import Text
from perihelion.core.view import Zone, ZoneItem
from perihelion.games.race.sight.view import HandCard, RaceView, SeatView


def zones(view: RaceView) -> list[Zone]:
    found = [common_zone(view)]
    for seat in view.players:
        found.append(figures_zone(seat))
        found.append(tableau_zone(seat))
    if view.seat is not None:
        found.append(Zone(Text("zone-hand"), view.seat, [hand_item(card) for card in view.hand]))
        if view.looking:
            found.append(Zone(Text("zone-looking"), view.seat, [hand_item(card) for card in view.looking]))
    if view.known_discards:
        items = [ZoneItem(Text(f"card-{card}")) for card in view.known_discards]
        found.append(Zone(Text("zone-known-discards"), None, items))
    return found


def common_zone(view: RaceView) -> Zone:
    items = [
        ZoneItem(Text("zone-round", {"round": view.round})),
        ZoneItem(Text("zone-pile", {"count": view.pile})),
        ZoneItem(Text("zone-discard", {"count": view.discard})),
        ZoneItem(Text("zone-pool", {"count": view.pool})),
    ]
    for phase in view.phases:
        notes = [
            Text("zone-chooser", {"seat": chooser.seat, "action": f"act-{chooser.action}"})
            for chooser in phase.choosers
        ]
        if phase.status != "open":
            args = {"numeral": f"numeral-{phase.phase}", "phase": f"phase-{phase.phase}"}
            items.append(ZoneItem(Text(f"zone-phase-{phase.status}", {**args}), notes=notes))
    return Zone(Text("zone-common"), None, items)


def figures_zone(seat: SeatView) -> Zone:
    items = [
        ZoneItem(Text("zone-hand-count", {"count": seat.hand})),
        ZoneItem(Text("zone-chips", {"count": seat.chips})),
        ZoneItem(Text("zone-military", {"count": seat.military})),
        ZoneItem(Text("zone-points", {"count": seat.points})),
    ]
    if seat.seen:
        items.append(ZoneItem(Text("zone-seen", {"cards": [f"card-{card}" for card in seat.seen]})))
    return Zone(Text("zone-figures"), seat.seat, items)


def tableau_zone(seat: SeatView) -> Zone:
    zone = Zone(Text("zone-tableau", {"count": len(seat.tableau)}), seat.seat)
    for entry in seat.tableau:
        notes: list[Text] = []
        if entry.good:
            notes.append(Text("zone-good", {"good": f"good-{entry.good}", "sale": entry.sale}))
        if entry.leaving:
            notes.append(Text("zone-leaving"))
        zone.items.append(ZoneItem(Text(f"card-{entry.card}"), notes=notes))
    return zone


def hand_item(card: HandCard) -> ZoneItem:
    notes = [card.footer]
    if card.picked:
        notes.append(Text("zone-picked"))
    return ZoneItem(Text(f"card-{card.card}"), notes=notes)
