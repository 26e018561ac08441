"""The view as named places with things in them: the table in words."""

from __future__ import annotations

from perihelion.core.text import Text
from perihelion.core.view import Zone, ZoneItem
from perihelion.games.pulsar.catalogue import PIPS
from perihelion.games.pulsar.components import pieces as c
from perihelion.games.pulsar.components.box import Box
from perihelion.games.pulsar.rules.tracks import field_of, owner_of
from perihelion.games.pulsar.sight.view import PulsarView


def zones(box: Box, view: PulsarView) -> list[Zone]:
    return [_dice(view), *_tracks(view), _display(box, view), _contracts(box, view), _map(box, view)] + [
        zone for seat in range(view.seats) for zone in _own(box, view, seat)
    ]


def _dice(view: PulsarView) -> Zone:
    items = [ZoneItem(Text(f"die-silver-{value}"), view.tray[value]) for value in range(1, PIPS + 1)]
    return Zone(Text("zone-dice"), None, [item for item in items if item.count])


def _tracks(view: PulsarView) -> list[Zone]:
    found: list[Zone] = []
    for name, track in (("initiative", view.initiative), ("engineering", view.engineering)):
        zone = Zone(Text(f"zone-{name}"), None)
        for counter in track:
            text = Text("item-counter", {"seat": owner_of(counter), "field": field_of(counter)})
            zone.items.append(ZoneItem(text))
        found.append(zone)
    return found


def _display(box: Box, view: PulsarView) -> Zone:
    items = [ZoneItem(Text(f"transmitter-{box.transmitters[tile].id}")) for tile in view.display]
    return Zone(Text("zone-display"), None, items)


def _contracts(box: Box, view: PulsarView) -> Zone:
    items = [ZoneItem(Text(f"contract-{box.contracts[number].id}")) for number in view.contracts]
    return Zone(Text("zone-contracts"), None, items)


def _map(box: Box, view: PulsarView) -> Zone:
    zone = Zone(Text("zone-map"), None)
    for number, tile in enumerate(view.tiles):
        if tile >= 0:
            place = f"place-{box.locations[box.first_system + number]}"
            system = f"system-{box.systems[tile].id}"
            zone.items.append(ZoneItem(Text("item-system", {"place": place, "system": system})))
    for number, owner in enumerate(view.rings):
        if owner >= 0:
            place = f"place-{box.locations[box.first_pulsar + number]}"
            item = ZoneItem(Text("item-pulsar", {"place": place, "seat": owner}))
            generator = view.generators[number]
            if generator:
                size = c.SIZES[(generator - 1) % c.SPINNING]
                key = "item-spinning" if generator > c.SPINNING else "item-building"
                item.notes.append(Text(key, {"size": f"size-{size}"}))
            zone.items.append(item)
    return zone


def _own(box: Box, view: PulsarView, seat: int) -> list[Zone]:
    player = view.players[seat]
    means = Zone(Text("zone-means"), seat)
    for key, count in (
        ("item-points", player.points), ("item-cubes", player.cubes), ("item-pm1", player.modifiers[0]),
        ("item-plus2", player.modifiers[1]), ("item-rings", player.rings),
    ):  # fmt: skip
        means.items.append(ZoneItem(Text(key, {"count": count}), count))
    if player.ship >= 0:
        means.items.append(ZoneItem(Text("item-ship", {"place": f"place-{box.locations[player.ship]}"})))
    for size, count in enumerate(player.front):
        if count:
            means.items.append(ZoneItem(Text("item-front", {"size": f"size-{c.SIZES[size]}"}), count))
    dice = Zone(
        Text("zone-own-dice"), seat, [ZoneItem(Text(f"die-silver-{value}")) for value in sorted(player.dice)]
    )
    if view.bonus != c.NO_DIE and view.turn == seat:
        dice.items.append(ZoneItem(Text(f"die-bonus-{view.bonus}")))
    patents = [box.technologies[tech] for slot, tech in enumerate(view.techs) if (player.patents >> slot) & 1]
    owned = Zone(Text("zone-patents"), seat, [ZoneItem(Text(f"tech-{tech.slug}")) for tech in patents])
    tiles = Zone(Text("zone-transmitters"), seat)
    for chain in player.structures:
        for entry in chain:
            tile = box.transmitters[entry >> 1]
            left = [
                f"number-{die}" for n, die in enumerate(tile.cost) if not (view.paid[entry >> 1] >> n) & 1
            ]
            note = Text("item-unpaid", {"dice": [*left]}) if left else Text("item-active")
            tiles.items.append(ZoneItem(Text(f"transmitter-{tile.id}"), 1, [note]))
    found = [means, dice, owned, tiles]
    if player.headquarters >= 0:
        side = box.headquarters[player.headquarters]
        done = [project for n, project in enumerate(side.projects) if (player.projects >> n) & 1]
        items = [ZoneItem(Text(f"headquarters-{side.id}"))] + [
            ZoneItem(Text(f"project-{p.id}")) for p in done
        ]
        found.append(Zone(Text("zone-headquarters"), seat, items))
    return found
