"""What a choice will do, in figures and words, before it is made.

The figures come from the functions that charge and move: the track functions, the flight's own routes, the
ways to pay. Each names the quantity that it promises.
"""

from __future__ import annotations

from perihelion.core.text import Text
from perihelion.core.view import Preview
from perihelion.games.pulsar.catalogue import COUNTERS, FIRST_BONUS, NO_TOKEN, PIPS, STAY, TOKEN_SHIFTS
from perihelion.games.pulsar.components import pieces as c
from perihelion.games.pulsar.components.cluster import Trail
from perihelion.games.pulsar.components.pieces import NOBODY, PULSAR, SYSTEM
from perihelion.games.pulsar.rules.acts import JoinTransmitter, awards_for
from perihelion.games.pulsar.rules.checks import trigger_of, wanted
from perihelion.games.pulsar.rules.dice import counter_at, track_of
from perihelion.games.pulsar.rules.exploring import place_key, planet_for
from perihelion.games.pulsar.rules.final import Contracts
from perihelion.games.pulsar.rules.flight import Flight, flights, inspection_of
from perihelion.games.pulsar.rules.payment import die_value, payment_parts, ways_to_pay
from perihelion.games.pulsar.rules.production import sold_by
from perihelion.games.pulsar.rules.rewards import ExplorationBonus
from perihelion.games.pulsar.rules.setup import ChooseSide
from perihelion.games.pulsar.rules.technologies import applies, copy_price, worth
from perihelion.games.pulsar.rules.tracks import field_of, landing_field, steps_for
from perihelion.games.pulsar.rules.turn import Turn
from perihelion.games.pulsar.sight.gains import line, tell_rewards, tell_technologies, tell_technology
from perihelion.games.pulsar.sight.telling import permanent_texts, reward_texts
from perihelion.games.pulsar.state import (
    AWARDS,
    CONTRACT_BONUSES,
    EXPLORATION,
    HEADQUARTERS,
    INSPECTION_FLIGHTS,
    SOURCES,
    TECHNOLOGIES,
    TECHNOLOGIES_ENDGAME,
    TRANSMITTERS_IMMEDIATE,
    TRANSMITTERS_PRODUCTION,
    PulsarState,
)


def preview(state: PulsarState, seat: int, action: int) -> Preview:
    actions = state.actions
    if action < actions.take_die:
        return _start(state, seat, action)
    if action < actions.fly:
        return _taken_die(state, seat, action)
    if action < actions.pay:
        return _in_turn(state, seat, action)
    if action < actions.inspect:
        return _payment(state, seat, action)
    if action < actions.join:
        return _way(state, seat, action)
    if action < actions.buy_points:
        return _decision(state, seat, action)
    return _bought(state, seat, action)


# -- setup and dice ------------------------------------------------------------------------------------


def _start(state: PulsarState, seat: int, action: int) -> Preview:
    """A headquarters side with all that it gives; an entry gate is only a place."""
    found = Preview()
    top = state.stack[-1]
    if isinstance(top, ChooseSide):
        pair = state.box.headquarters_boards[top.boards[seat]]
        for project in state.box.headquarters[pair[action - state.actions.side]].projects:
            rewards = reward_texts(project.rewards)
            found.print(Text("preview-project", {"project": f"project-{project.id}", "rewards": rewards}))
    return found


def _taken_die(state: PulsarState, seat: int, action: int) -> Preview:
    value, counter = divmod(action - state.actions.take_die, len(COUNTERS))
    if counter == STAY:
        return Preview([], [Text("preview-no-move")])
    before = field_of(track_of(state, counter)[counter_at(state, seat, counter)])
    by = steps_for(value + 1, state.marker)
    after = landing_field(before, by, state.box.figures.length)
    found = Preview()
    if after == before + by:
        found.lines += [line("preview-field-from", before, ""), line("preview-steps", by, "")]
    found.lines.append(line("preview-field-to", after, "field", True))
    if before + by > state.box.figures.length:
        found.then.append(Text("preview-overflow"))
    penalty = state.box.figures.penalties[after]
    if penalty:
        found.say(Text("preview-penalty", {"points": penalty}), {"points": "penalty"})
    return found


# -- the turn ------------------------------------------------------------------------------------------


def _in_turn(state: PulsarState, seat: int, action: int) -> Preview:
    actions = state.actions
    player = state.players[seat]
    if action < actions.take_generator:
        return _flight(state, seat, action)
    if actions.place <= action < actions.spin:
        return _placed(state, seat, (action - actions.place) // actions.pulsars)
    if action < actions.copy_die:
        return _paid(state, seat, action)
    if action < actions.joint_die:
        cost = copy_price(state, seat)
        lines = [line("preview-cubes", cost, "cubes-paid")]
        return Preview([*lines, line("preview-cubes-left", player.cubes - cost, "cubes-left", True)])
    if action < actions.end_turn:
        return Preview([], [Text("preview-bonus-held")])
    if player.dice:
        return Preview([line("preview-dice-lost", len(player.dice), "dice-lost", True)])
    return Preview()


def _paid(state: PulsarState, seat: int, action: int) -> Preview:
    """The price of a paid action, and what it gives."""
    found = Preview()
    values = wanted(state, seat, action)
    found.lines += [
        line("preview-die", value, f"die:{value}") for value in range(1, PIPS + 1) if (values >> value) & 1
    ]
    top = state.stack[-1]
    silver_only = isinstance(top, Turn) and top.silver_only(state, action)
    if len(ways_to_pay(state, seat, values, trigger_of(state, action), silver_only)) > 1:
        found.then.append(Text("preview-choose-die"))
    _done(found, state, seat, action)
    return found


def _done(found: Preview, state: PulsarState, seat: int, action: int) -> None:
    """What an action brings once it is paid for."""
    actions = state.actions
    if actions.take_transmitter <= action < actions.patent:
        _transmitter(found, state, seat, action)
    elif actions.patent <= action < actions.project:
        tech = state.box.technologies[action - actions.patent]
        found.then.append(Text(f"tech-text-{tech.slug}"))
        tell_technologies(found, state, seat, c.ON_PATENT)
        if tech.kind == c.INSTANT:
            tell_rewards(found, tech.rewards, TECHNOLOGIES, _worth_once_owned(state, seat, tech))
    elif actions.project <= action < actions.buy_modifier:
        side = state.box.headquarters[state.players[seat].headquarters]
        tell_rewards(found, side.projects[action - actions.project].rewards, HEADQUARTERS)
        tell_technologies(found, state, seat, c.ON_PROJECT)
    elif actions.spin <= action < actions.take_transmitter:
        tell_technologies(found, state, seat, c.ON_SPIN)


def _worth_once_owned(state: PulsarState, seat: int, tech: c.Technology) -> int:
    """An instant technology counts itself among the patents."""
    player = state.players[seat]
    kept = player.patents
    player.patents |= 1 << state.techs.index(state.box.technologies.index(tech))
    points = worth(state, seat, tech)
    player.patents = kept
    return points


def _transmitter(found: Preview, state: PulsarState, seat: int, action: int) -> None:
    actions = state.actions
    first = actions.take_transmitter if action < actions.pay_transmitter else actions.pay_transmitter
    number = (action - first) // PIPS
    tile = state.box.transmitters[number]
    left = len(tile.cost) - state.paid[number].bit_count() - 1
    found.lines.append(line("preview-dice-left", left, "dice-left", True))
    tell_technologies(found, state, seat, c.ON_PAY_TRANSMITTER)
    if left:
        gives = reward_texts(tile.immediate) + permanent_texts(tile.permanent)
        found.print(Text("preview-once-active", {"rewards": [*gives]}))
        return
    tell_technologies(found, state, seat, c.ON_ACTIVATE)
    tell_rewards(found, tile.immediate, TRANSMITTERS_IMMEDIATE)
    if tile.permanent:
        found.print(Text("preview-from-now-on", {"rewards": [*permanent_texts(tile.permanent)]}))


def _placed(state: PulsarState, seat: int, size: int) -> Preview:
    found = Preview([], [Text("preview-placed")])
    points = sum(awards_for(state, seat, size, 1))
    if points:
        found.lines.append(line("preview-award", points, f"points-{SOURCES[AWARDS]}", True))
    return found


def _payment(state: PulsarState, seat: int, action: int) -> Preview:
    """A way to pay: the value, and what own technologies give for using a token or a bonus die."""
    value, die, token = payment_parts(state, state.actions.pay, action)
    found = Preview([line("preview-die", value, f"die:{value}")])
    if die >= FIRST_BONUS:
        tell_technologies(found, state, seat, c.ON_BONUS_DIE)
    if token != NO_TOKEN:
        tell_technologies(found, state, seat, c.ON_MODIFIER)
    return found


# -- flying --------------------------------------------------------------------------------------------


def _flight(state: PulsarState, seat: int, action: int) -> Preview:
    distance, die, token = payment_parts(state, state.actions.fly, action)
    trails = flights(state, seat, distance, distance - die_value(die) - TOKEN_SHIFTS[token])
    ends = {trail.end for trail in trails}
    return Preview([line("preview-distance", distance, "distance"), line("preview-ends", len(ends), "ends")])


def _way(state: PulsarState, seat: int, action: int) -> Preview:
    """An inspection, an end with its routes, or one route with its places and gains."""
    actions = state.actions
    flight = state.stack[-1]
    assert isinstance(flight, Flight)
    if action < actions.fly_to:
        reward = inspection_of(state, seat, (action - actions.inspect) // len(c.COLOURS))
        return Preview([line("preview-per-gate", reward.amount, "per-gate:gates")]) if reward else Preview()
    if action < actions.route:
        routes = flight.routes(state, actions.goals[action - actions.fly_to])
        if len(routes) > 1:
            return Preview([line("preview-routes", len(routes), "routes")], [Text("preview-choose-route")])
        return _route(state, flight, routes[0])
    return _route(state, flight, flight.routes(state, flight.end)[action - actions.route])


def _route(state: PulsarState, flight: Flight, trail: Trail) -> Preview:
    seat = flight.seat
    found = Preview()
    if flight.inspection >= 0:
        reward = inspection_of(state, seat, flight.inspection)
        gates = trail.gates[flight.colour]
        found.lines.append(line("preview-gates", gates, "gates"))
        points = gates * reward.amount if reward else 0
        found.lines.append(line("preview-points", points, f"points-{SOURCES[INSPECTION_FLIGHTS]}", True))
    for tech in state.owned(seat):
        if c.is_flight(tech.trigger) and tech.points and applies(tech, trail):
            tell_technology(found, tech, tech.points)
    for place in trail.systems:
        for text in _visit(state, seat, place, place == trail.end):
            found.print(text)  # what it brings is asked about there
    found.then += _claim(state, seat, trail.end)
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
    tile = state.box.systems[state.tiles[place - state.box.first_system]]
    blue = planet < len(tile.blue)
    found = [Text("preview-station", {"place": key, "planet": "planet-blue" if blue else "planet-lifeless"})]
    if landing and blue:
        found.append(Text("preview-bonus", {"rewards": [*reward_texts(tile.bonus)]}))
    return found


def _claim(state: PulsarState, seat: int, place: int) -> list[Text]:
    if state.cluster.kind[place] != PULSAR:
        return []
    free = state.rings[place - state.box.first_pulsar] == NOBODY and state.players[seat].rings > 0
    return [Text("preview-claim" if free else "preview-no-claim")]


# -- decisions and purchases ---------------------------------------------------------------------------


def _decision(state: PulsarState, seat: int, action: int) -> Preview:
    actions = state.actions
    top = state.stack[-1]
    if isinstance(top, JoinTransmitter) and action < actions.separate:
        rest, new = divmod(action - actions.join, 2)
        tile, side = divmod(rest, 2)
        tiles = state.box.transmitters
        return Preview([line("preview-joint", tiles[top.tile].edge(new) + tiles[tile].edge(side), "joint")])
    if isinstance(top, ExplorationBonus) and action == actions.take_bonus:
        found = Preview()
        tell_rewards(found, state.box.systems[top.tile].bonus, EXPLORATION)
        return found
    if action == actions.draw_token:
        return Preview([], [Text("preview-draw-token")])
    if actions.claim <= action < actions.decline:
        return Preview([], [Text("preview-claim")])
    if actions.teleport <= action < actions.take_bonus:
        place = actions.goals[action - actions.teleport]
        found = Preview()
        for text in _visit(state, seat, place, True) + _claim(state, seat, place):
            found.print(text)
        return found
    return Preview()


def offered_bonus(state: PulsarState, action: int) -> Text | None:
    """The words of taking the bonus of a system: which one it is."""
    top = state.stack[-1] if state.stack else None
    if not isinstance(top, ExplorationBonus) or action != state.actions.take_bonus:
        return None
    return Text("action-take-this-bonus", {"rewards": reward_texts(state.box.systems[top.tile].bonus)})


def _bought(state: PulsarState, seat: int, action: int) -> Preview:
    """Points for cubes, and contracts."""
    actions = state.actions
    if action < actions.finance:
        offer = sold_by(state, action - actions.buy_points)
        return _price(offer.extra, offer.amount, TRANSMITTERS_PRODUCTION)
    if action < actions.waive:
        tech = state.box.technologies[action - actions.finance]
        return _price(tech.pay_cubes, tech.points, TECHNOLOGIES_ENDGAME)
    if action < actions.contract_bonus:
        first = actions.waive if action < actions.fulfil else actions.fulfil
        contract = state.box.contracts[action - first]
        return Preview([line("preview-points", contract.points, f"contract-{contract.id}:scored", True)])
    top = state.stack[-1]
    if isinstance(top, Contracts) and action < actions.done:
        number = action - actions.contract_bonus
        price, points = state.box.contracts[number].bonuses[top.bought[state.contracts.index(number)]]
        return _price(price, points, CONTRACT_BONUSES)
    return Preview()


def _price(cubes: int, points: int, source: int) -> Preview:
    lines = [line("preview-cubes", cubes, "cubes-paid")]
    return Preview([*lines, line("preview-points", points, f"points-{SOURCES[source]}", True)])


def ends(state: PulsarState, seat: int, action: int) -> Text | None:
    """The end of a turn with dice that are left: they are not used this round."""
    left = len(state.players[seat].dice)
    return Text("ends-end-turn", {"count": left}) if action == state.actions.end_turn and left else None
