"""What a choice will do, in figures and words, before it is made.

The figures come from the functions that charge and move: the track functions, the flight's own routes, the
ways to pay.
"""

from __future__ import annotations

from perihelion.core.text import Text
from perihelion.core.view import Preview, PreviewLine
from perihelion.games.pulsar.catalogue import COUNTERS, PIPS, STAY, TOKEN_SHIFTS
from perihelion.games.pulsar.components import pieces as c
from perihelion.games.pulsar.components.cluster import Trail
from perihelion.games.pulsar.components.pieces import NOBODY, PULSAR, SYSTEM
from perihelion.games.pulsar.rules.acts import JoinTransmitter
from perihelion.games.pulsar.rules.checks import trigger_of, wanted
from perihelion.games.pulsar.rules.dice import counter_at, track_of
from perihelion.games.pulsar.rules.exploring import place_key, planet_for
from perihelion.games.pulsar.rules.final import Contracts
from perihelion.games.pulsar.rules.flight import Flight, flights, inspection_of
from perihelion.games.pulsar.rules.payment import die_value, payment_parts, ways_to_pay
from perihelion.games.pulsar.rules.production import sold_by
from perihelion.games.pulsar.rules.technologies import applies, copy_price, worth
from perihelion.games.pulsar.rules.tracks import field_of, landing_field, steps_for
from perihelion.games.pulsar.rules.turn import Turn
from perihelion.games.pulsar.sight.telling import permanent_texts, reward_texts
from perihelion.games.pulsar.state import PulsarState


def preview(state: PulsarState, seat: int, action: int) -> Preview:
    actions = state.actions
    if actions.take_die <= action < actions.fly:
        return _taken_die(state, seat, action)
    if actions.fly <= action < actions.take_generator:
        return _flight(state, seat, action)
    if actions.take_transmitter <= action < actions.patent:
        return _transmitter(state, seat, action)
    if actions.take_generator <= action < actions.place or actions.spin <= action < actions.copy_die:
        return _paid(state, seat, action)
    if actions.copy_die <= action < actions.joint_die:
        cost = copy_price(state, seat)
        cubes = state.players[seat].cubes
        return Preview([_line("preview-cubes", cost), _line("preview-cubes-left", cubes - cost, True)])
    top = state.stack[-1]
    if isinstance(top, Flight) and action >= actions.inspect:
        return _way(state, top, action)
    if isinstance(top, JoinTransmitter) and actions.join <= action < actions.separate:
        rest, new = divmod(action - actions.join, 2)
        tile, side = divmod(rest, 2)
        tiles = state.box.transmitters
        return Preview([_line("preview-joint", tiles[top.tile].edge(new) + tiles[tile].edge(side))])
    if isinstance(top, Contracts) and actions.contract_bonus <= action < actions.done:
        number = action - actions.contract_bonus
        price, points = state.box.contracts[number].bonuses[top.bought[state.contracts.index(number)]]
        return Preview([_line("preview-cubes", price), _line("preview-points", points, True)])
    if actions.buy_points <= action < actions.finance:
        offer = sold_by(state, action - actions.buy_points)
        return Preview([_line("preview-cubes", offer.extra), _line("preview-points", offer.amount, True)])
    return Preview()


def _line(key: str, figure: int, total: bool = False) -> PreviewLine:
    return PreviewLine(Text(key), figure, total)


def _taken_die(state: PulsarState, seat: int, action: int) -> Preview:
    value, counter = divmod(action - state.actions.take_die, len(COUNTERS))
    if counter == STAY:
        return Preview([], [Text("preview-no-move")])
    before = field_of(track_of(state, counter)[counter_at(state, seat, counter)])
    after = landing_field(before, steps_for(value + 1, state.marker), state.box.figures.length)
    found = Preview([_line("preview-field-from", before), _line("preview-field-to", after, True)])
    penalty = state.box.figures.penalties[after]
    if penalty:
        found.then.append(Text("preview-penalty", {"points": penalty}))
    return found


def _paid(state: PulsarState, seat: int, action: int) -> Preview:
    """The price of a paid action, in how many ways it can be paid, and what it gives."""
    actions = state.actions
    found = Preview()
    values = wanted(state, seat, action)
    found.lines += [_line("preview-die", value) for value in range(1, PIPS + 1) if (values >> value) & 1]
    top = state.stack[-1]
    silver_only = isinstance(top, Turn) and top.silver_only(state, action)
    ways = ways_to_pay(state, seat, values, trigger_of(state, action), silver_only)
    found.then.append(Text("preview-ways", {"ways": len(ways)}))
    if actions.patent <= action < actions.project:
        tech = state.box.technologies[action - actions.patent]
        found.then.append(Text(f"tech-text-{tech.slug}"))
        if tech.kind == c.INSTANT and worth(state, seat, tech):
            found.lines.append(_line("preview-points", worth(state, seat, tech), True))
    elif actions.project <= action < actions.buy_modifier:
        side = state.box.headquarters[state.players[seat].headquarters]
        found.then += reward_texts(side.projects[action - actions.project].rewards)
    return found


def _transmitter(state: PulsarState, seat: int, action: int) -> Preview:
    actions = state.actions
    first = actions.take_transmitter if action < actions.pay_transmitter else actions.pay_transmitter
    number, value = divmod(action - first, PIPS)
    tile = state.box.transmitters[number]
    found = Preview([_line("preview-die", value + 1)])
    left = len(tile.cost) - state.paid[number].bit_count() - 1
    found.lines.append(_line("preview-dice-left", left, True))
    found.then += reward_texts(tile.immediate) + permanent_texts(tile.permanent)
    return found


def _flight(state: PulsarState, seat: int, action: int) -> Preview:
    distance, die, token = payment_parts(state, state.actions.fly, action)
    trails = flights(state, seat, distance, distance - die_value(die) - TOKEN_SHIFTS[token])
    ends = {trail.end for trail in trails}
    return Preview([_line("preview-distance", distance), _line("preview-ends", len(ends))])


def _way(state: PulsarState, flight: Flight, action: int) -> Preview:
    """An end with its routes, or one route with its places and gains."""
    actions = state.actions
    if actions.fly_to <= action < actions.route:
        end = actions.goals[action - actions.fly_to]
        routes = flight.routes(state, end)
        if len(routes) > 1:
            return Preview([_line("preview-routes", len(routes))], [Text("preview-choose-route")])
        return _route(state, flight, routes[0])
    if actions.route <= action < actions.join:
        return _route(state, flight, flight.routes(state, flight.end)[action - actions.route])
    return Preview()


def _route(state: PulsarState, flight: Flight, trail: Trail) -> Preview:
    seat = flight.seat
    found = Preview()
    via = [place_key(state, place) for place in trail.path[1:-1]]
    if via:
        found.then.append(Text("preview-via", {"via": [*via]}))
    if flight.inspection >= 0:
        reward = inspection_of(state, seat, flight.inspection)
        gates = trail.gates[flight.colour]
        found.lines.append(_line("preview-gates", gates))
        found.lines.append(_line("preview-points", gates * reward.amount if reward else 0, True))
    for tech in state.owned(seat):
        if c.is_flight(tech.trigger) and tech.points and applies(tech, trail):
            found.then.append(
                Text("preview-technology", {"technology": f"tech-{tech.slug}", "points": tech.points})
            )
    for place in trail.systems:
        found.then += _visit(state, seat, place, place == trail.end)
    if state.cluster.kind[trail.end] == PULSAR:
        free = state.rings[trail.end - state.box.first_pulsar] == NOBODY and state.players[seat].rings > 0
        found.then.append(Text("preview-claim" if free else "preview-no-claim"))
    return found


def _visit(state: PulsarState, seat: int, place: int, landing: bool) -> list[Text]:
    key = place_key(state, place)
    if state.cluster.kind[place] != SYSTEM:
        return []
    if state.is_hidden(place):
        return [Text("preview-reveal-land" if landing else "preview-reveal", {"place": key})]
    planet = planet_for(state, seat, place, landing)
    if planet < 0:
        return [Text("preview-no-station", {"place": key})]
    blue = planet < len(state.box.systems[state.tiles[place - state.box.first_system]].blue)
    kind = "planet-blue" if blue else "planet-lifeless"
    found = [Text("preview-station", {"place": key, "planet": kind})]
    if landing and blue:
        found.append(Text("preview-bonus"))
    return found
