"""What a seat may know: everything but face-down systems, the token pile and the transmitter stack
(PULS-R31), which nobody knows."""

from __future__ import annotations

from dataclasses import dataclass, field

from perihelion.core.text import Text
from perihelion.core.view import View, Zone, ZoneItem
from perihelion.games.pulsar import components as c
from perihelion.games.pulsar.acts import JoinTransmitter
from perihelion.games.pulsar.catalogue import PIPS, TOKEN_SHIFTS
from perihelion.games.pulsar.components import Box
from perihelion.games.pulsar.dice import Round, TakeDice
from perihelion.games.pulsar.flight import Flight, flights
from perihelion.games.pulsar.payment import Purse, die_value, payment_parts
from perihelion.games.pulsar.scoring import progress
from perihelion.games.pulsar.setup import ChooseEntryGate, ChooseSide
from perihelion.games.pulsar.state import NO_DIE, SPINNING, PulsarState
from perihelion.games.pulsar.tracks import field_of, owner_of
from perihelion.games.pulsar.turn import Turn, flight_actions

PHASES = ("setup", "dice", "action", "production", "final")


@dataclass
class PlayerView:
    """One player's things; the numbers are those of `Player`."""

    points: int
    hundreds: int  # sides of the 100-point token reached: 0, 1 or 2
    cubes: int
    modifiers: list[int]
    rings: int
    front: list[int]
    headquarters: int
    projects: int
    inspections: int
    patents: int
    awards: list[int]
    kept: list[int]
    structures: list[list[int]]
    ship: int
    dice: list[int]
    progress: list[int]


@dataclass
class RouteView:
    """A route of the flight in question: its places, start first."""

    end: int
    path: list[int]


@dataclass
class ReachView:
    """Where a flight of this length could end; `shift` is the part of it that technologies must give."""

    distance: int
    shift: int
    ends: list[int]


@dataclass
class FlightView:
    """A flight that is being planned."""

    seat: int
    distance: int
    inspection: int
    colour: int
    end: int
    routes: list[RouteView] = field(default_factory=list)


@dataclass
class PulsarView(View):
    map: str
    setup: str
    phase: str
    round: int
    order: list[int]
    initiative: list[int]
    engineering: list[int]
    tray: list[int]
    taken: list[int]
    marker: int
    tiles: list[int]  # system tile on each place, -1 while hidden
    stations: list[list[int]]
    rings: list[int]
    generators: list[int]
    supply: list[int]
    awards: list[int]
    pile: int
    discards: list[int]
    boards: list[int]
    techs: list[int]
    fresh: int
    contracts: list[int]
    stack: int
    display: list[int]
    paid: list[int]
    bonus: int
    bonus_must: bool
    joints: list[int]
    players: list[PlayerView]
    turn: int  # whose turn or choice it is, -1 if nobody's
    flight: FlightView | None
    reach: list[ReachView]  # during a turn: where each payable flight could end
    joining: int  # the transmitter being joined, -1 without one
    dealt: list[int]  # headquarters boards while sides are chosen


def view_of(state: PulsarState, seat: int | None) -> PulsarView:
    hidden = [not planets for planets in state.stations]
    asked = state.asked_seats()
    top = state.stack[-1] if state.stack else None
    return PulsarView(
        "pulsar", seat, state.seats, state.asks, asked, state.over,
        state.options["map"], state.options["setup"], phase_of(state), state.round, state.order[:],
        state.initiative[:], state.engineering[:], state.tray[:], state.taken[:], state.marker,
        [-1 if hidden[place] else tile for place, tile in enumerate(state.tiles)],
        [planets[:] for planets in state.stations], state.rings[:], state.generators[:], state.supply[:],
        state.awards[:], len(state.pile), sorted(state.discards), state.boards[:], state.techs[:],
        state.fresh, state.contracts[:], len(state.stack_tiles), state.display[:], state.paid[:], state.bonus,
        state.bonus_must, sorted(state.joints), [_player(state, other) for other in range(state.seats)],
        asked[0] if asked else -1, _flight(state), _reach(state),
        top.tile if isinstance(top, JoinTransmitter) else -1,
        top.boards[:] if isinstance(top, ChooseSide) else [],
    )  # fmt: skip


def _player(state: PulsarState, seat: int) -> PlayerView:
    player = state.players[seat]
    return PlayerView(
        player.points, min(player.points // 100, 2), player.cubes, player.modifiers[:],
        player.rings, player.front[:], player.headquarters,
        player.projects, player.inspections, player.patents, player.awards[:], player.kept[:],
        [chain[:] for chain in player.structures], player.ship, player.dice[:],
        [progress(state, seat, state.box.contracts[number]) for number in state.contracts],
    )  # fmt: skip


def _flight(state: PulsarState) -> FlightView | None:
    top = state.stack[-1] if state.stack else None
    if not isinstance(top, Flight):
        return None
    view = FlightView(top.seat, top.distance, top.inspection, top.colour, top.end)
    for end in [top.end] if top.end >= 0 else top.ends(state):
        view.routes += [RouteView(end, trail.path[:]) for trail in top.routes(state, end)]
    return view


def _reach(state: PulsarState) -> list[ReachView]:
    top = state.stack[-1] if state.stack else None
    if not isinstance(top, Turn):
        return []
    found: list[ReachView] = []
    known: list[tuple[int, int]] = []
    for action in flight_actions(state, Purse(state, top.seat)):
        distance, die, token = payment_parts(state, state.actions.fly, action)
        shift = distance - die_value(die) - TOKEN_SHIFTS[token]
        if (distance, shift) not in known:
            known.append((distance, shift))
            ends = {trail.end for trail in flights(state, top.seat, distance, shift)}
            found.append(ReachView(distance, shift, sorted(ends)))
    return found


def phase_of(state: PulsarState) -> str:
    if state.over or not state.stack:
        return "final"
    top = state.stack[-1]
    if isinstance(top, (ChooseSide, ChooseEntryGate)):
        return "setup"
    if isinstance(top, TakeDice):
        return "dice"
    first = state.stack[0]
    if isinstance(first, Round):
        return "action" if first.phase == 2 else "production"
    return "final"


# -- zones ---------------------------------------------------------------------------------------------


def zones_of(box: Box, view: PulsarView) -> list[Zone]:
    return [_dice(view), *_tracks(view), _display(box, view), _contracts(box, view), _map(box, view)] + [
        zone for seat in range(view.seats) for zone in _own(box, view, seat)
    ]


def _dice(view: PulsarView) -> Zone:
    items = [ZoneItem(Text(f"die-silver-{value}"), view.tray[value]) for value in range(1, PIPS + 1)]
    return Zone(Text("zone-dice"), None, [item for item in items if item.count])


def _tracks(view: PulsarView) -> list[Zone]:
    zones: list[Zone] = []
    for name, track in (("initiative", view.initiative), ("engineering", view.engineering)):
        zone = Zone(Text(f"zone-{name}"), None)
        for counter in track:
            text = Text("item-counter", {"seat": owner_of(counter), "field": field_of(counter)})
            zone.items.append(ZoneItem(text))
        zones.append(zone)
    return zones


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
                size = c.SIZES[(generator - 1) % SPINNING]
                key = "item-spinning" if generator > SPINNING else "item-building"
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
    if view.bonus != NO_DIE and view.turn == seat:
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
    zones = [means, dice, owned, tiles]
    if player.headquarters >= 0:
        side = box.headquarters[player.headquarters]
        done = [project for n, project in enumerate(side.projects) if (player.projects >> n) & 1]
        items = [ZoneItem(Text(f"headquarters-{side.id}"))] + [
            ZoneItem(Text(f"project-{p.id}")) for p in done
        ]
        zones.append(Zone(Text("zone-headquarters"), seat, items))
    return zones
