"""The view as named places with things in them: the table in words, all that lies open on it."""

from __future__ import annotations

from perihelion.core.text import Text
from perihelion.core.view import Zone, ZoneItem
from perihelion.games.pulsar.catalogue import PIPS
from perihelion.games.pulsar.components import pieces as c
from perihelion.games.pulsar.components.box import Box
from perihelion.games.pulsar.components.pieces import HeadquartersSide, Project
from perihelion.games.pulsar.rules.tracks import field_of, owner_of
from perihelion.games.pulsar.sight.telling import permanent_texts, reward_text, reward_texts
from perihelion.games.pulsar.sight.view import PlayerView, PulsarView


def zones(box: Box, view: PulsarView) -> list[Zone]:
    common = [_dice(view), *_tracks(box, view), _supply(box, view), _stations(box), _technologies(box, view)]
    common += [_display(box, view), _contracts(box, view), _map(box, view)]
    return common + [zone for seat in range(view.seats) for zone in _own(box, view, seat)]


# -- the table -----------------------------------------------------------------------------------------


def _dice(view: PulsarView) -> Zone:
    items = [ZoneItem(Text(f"die-silver-{value}"), view.tray[value]) for value in range(1, PIPS + 1)]
    zone = Zone(Text("zone-dice"), None, [item for item in items if item.count])
    if view.marker:
        low, high = view.marker // 2, (view.marker + 1) // 2
        zone.items.append(
            ZoneItem(Text("item-median", {"low": low, "high": high, "between": view.marker % 2}))
        )
    zone.items += [ZoneItem(Text("item-taken", {"value": die >> 2, "seat": die & 3})) for die in view.taken]
    zone.items += [ZoneItem(Text("item-joint", {"value": value})) for value in view.joints]
    return zone


def _tracks(box: Box, view: PulsarView) -> list[Zone]:
    """Counters from the one farthest ahead, each with what its place brings."""
    points = [Text("item-end-points", {"points": prize}) for prize in box.figures.initiative[view.seats]]
    cubes = [reward_text(prize) for prize in box.figures.engineering[view.seats]]
    found: list[Zone] = []
    for name, track, prizes in (
        ("initiative", view.initiative, points), ("engineering", view.engineering, cubes),
    ):  # fmt: skip
        zone = Zone(Text(f"zone-{name}"), None)
        for place, counter in enumerate(track):
            text = Text("item-counter", {"seat": owner_of(counter), "field": field_of(counter)})
            zone.items.append(ZoneItem(text, 1, prizes[place : place + 1]))
        found.append(zone)
    return found


def _supply(box: Box, view: PulsarView) -> Zone:
    zone = Zone(Text("zone-supply"), None)
    for size, name in enumerate(c.SIZES):
        left = box.figures.awards[view.awards[size] :]
        awards = [Text("item-award-left", {"points": points}) for points in left]
        zone.items.append(ZoneItem(Text(f"size-{name}"), view.supply[size], awards))
    zone.items.append(ZoneItem(Text("item-pile", {"count": view.pile}), view.pile))
    for face in sorted(set(view.discards)):
        text = Text("item-discarded", {"face": f"face-{box.tokens[face].id}"})
        zone.items.append(ZoneItem(text, view.discards.count(face)))
    return zone


def _stations(box: Box) -> Zone:
    """What stations score at the end."""
    figures = box.figures
    numbers = range(1, len(figures.station_points) + 1)
    rows = [{"count": number, "points": figures.points_of_stations(number)} for number in numbers]
    return Zone(Text("zone-stations"), None, [ZoneItem(Text("item-stations", {**row})) for row in rows])


def _technologies(box: Box, view: PulsarView) -> Zone:
    zone = Zone(Text("zone-technologies"), None)
    for slot, number in enumerate(view.techs):
        tech = box.technologies[number]
        notes = [Text(f"tech-text-{tech.slug}"), Text("item-row", {"round": tech.row, "die": tech.die})]
        notes += [
            Text("item-patent-of", {"seat": seat})
            for seat, player in enumerate(view.players)
            if (player.patents >> slot) & 1
        ]
        zone.items.append(ZoneItem(Text(f"tech-{tech.slug}"), 1, notes))
    return zone


def _display(box: Box, view: PulsarView) -> Zone:
    zone = Zone(Text("zone-display"), None)
    for number in view.display:
        tile = box.transmitters[number]
        dice = Text("item-unpaid", {"dice": [f"number-{die}" for die in tile.cost]})
        notes = [dice, *reward_texts(tile.immediate), *permanent_texts(tile.permanent)]
        zone.items.append(ZoneItem(Text(f"transmitter-{tile.id}"), 1, notes))
    zone.items.append(ZoneItem(Text("item-stack", {"count": view.stack}), view.stack))
    return zone


def _contracts(box: Box, view: PulsarView) -> Zone:
    zone = Zone(Text("zone-contracts"), None)
    for position, number in enumerate(view.contracts):
        contract = box.contracts[number]
        notes = [
            Text("item-progress", {"seat": seat, "have": player.progress[position], "need": contract.need})
            for seat, player in enumerate(view.players)
        ]
        zone.items.append(ZoneItem(Text(f"contract-{contract.id}"), 1, notes))
    return zone


def _map(box: Box, view: PulsarView) -> Zone:
    zone = Zone(Text("zone-map"), None)
    for number, tile in enumerate(view.tiles):
        if tile >= 0:
            place = f"place-{box.locations[box.first_system + number]}"
            system = f"system-{box.systems[tile].id}"
            notes = reward_texts(box.systems[tile].bonus) + _planets(box, view, number)
            zone.items.append(ZoneItem(Text("item-system", {"place": place, "system": system}), 1, notes))
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


def _planets(box: Box, view: PulsarView, number: int) -> list[Text]:
    """The planets of a revealed system: whose station, or free."""
    blue = len(box.systems[view.tiles[number]].blue)
    found: list[Text] = []
    for planet, owner in enumerate(view.stations[number]):
        kind = "planet-blue" if planet < blue else "planet-lifeless"
        if owner >= 0:
            found.append(Text("item-station", {"planet": kind, "seat": owner}))
        elif owner == c.NOBODY:
            found.append(Text("item-free-planet", {"planet": kind}))
    return found


# -- the players ---------------------------------------------------------------------------------------


def _own(box: Box, view: PulsarView, seat: int) -> list[Zone]:
    player = view.players[seat]
    dice = [ZoneItem(Text(f"die-silver-{value}")) for value in sorted(player.dice)]
    if view.bonus != c.NO_DIE and view.turn == seat:
        dice.append(ZoneItem(Text(f"die-bonus-{view.bonus}")))
    patents = [box.technologies[tech] for slot, tech in enumerate(view.techs) if (player.patents >> slot) & 1]
    found = [_means(box, player, seat), Zone(Text("zone-own-dice"), seat, dice)]
    found.append(Zone(Text("zone-patents"), seat, [ZoneItem(Text(f"tech-{tech.slug}")) for tech in patents]))
    found.append(_structures(box, view, seat))
    if player.headquarters >= 0:
        found.append(_headquarters(box.headquarters[player.headquarters], player, seat))
    elif view.dealt:
        sides = [box.headquarters[side] for side in box.headquarters_boards[view.dealt[seat]]]
        found += [Zone(Text(f"headquarters-{side.id}"), seat, _projects(side)) for side in sides]
    return found


def _means(box: Box, player: PlayerView, seat: int) -> Zone:
    means = Zone(Text("zone-means"), seat)
    for key, count in (
        ("item-points", player.points), ("item-cubes", player.cubes), ("item-pm1", player.modifiers[0]),
        ("item-plus2", player.modifiers[1]), ("item-rings", player.rings),
        ("item-extra-stations", player.extra_stations),
    ):  # fmt: skip
        means.items.append(ZoneItem(Text(key, {"count": count}), count))
    if player.ship >= 0:
        means.items.append(ZoneItem(Text("item-ship", {"place": f"place-{box.locations[player.ship]}"})))
    for size, count in enumerate(player.front):
        if count:
            means.items.append(ZoneItem(Text("item-front", {"size": f"size-{c.SIZES[size]}"}), count))
    for award in player.awards:
        points = box.figures.awards[award % 2]
        kind = f"size-{c.SIZES[award // 2]}"
        means.items.append(ZoneItem(Text("item-award", {"size": kind, "points": points})))
    means.items += [ZoneItem(Text(f"face-{box.tokens[face].id}")) for face in player.kept]
    return means


def _structures(box: Box, view: PulsarView, seat: int) -> Zone:
    zone = Zone(Text("zone-transmitters"), seat)
    for chain in view.players[seat].structures:
        for entry in chain:
            tile = box.transmitters[entry >> 1]
            paid = view.paid[entry >> 1]
            left = [f"number-{die}" for n, die in enumerate(tile.cost) if not (paid >> n) & 1]
            note = Text("item-unpaid", {"dice": [*left]}) if left else Text("item-active")
            zone.items.append(ZoneItem(Text(f"transmitter-{tile.id}"), 1, [note]))
    return zone


def _headquarters(side: HeadquartersSide, player: PlayerView, seat: int) -> Zone:
    items = [ZoneItem(Text(f"headquarters-{side.id}")), *_projects(side)]
    for number in range(len(side.projects)):
        if (player.projects >> number) & 1:
            items[number + 1].notes.append(Text("item-done"))
        if (player.inspections >> number) & 1:
            items[number + 1].notes.append(Text("item-inspected"))
    return Zone(Text("zone-headquarters"), seat, items)


def _projects(side: HeadquartersSide) -> list[ZoneItem]:
    return [_project(project) for project in side.projects]


def _project(project: Project) -> ZoneItem:
    text = Text("item-project", {"project": f"project-{project.id}", "die": project.die})
    return ZoneItem(text, 1, reward_texts(project.rewards))
