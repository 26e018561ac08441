"""Shows a position to a seat: the view with everything that lies open."""

from __future__ import annotations

from perihelion.games.pulsar.catalogue import TOKEN_SHIFTS
from perihelion.games.pulsar.rules.acts import JoinTransmitter
from perihelion.games.pulsar.rules.counting import extra_stations, progress
from perihelion.games.pulsar.rules.dice import Round, TakeDice
from perihelion.games.pulsar.rules.flight import Flight, flights
from perihelion.games.pulsar.rules.payment import Purse, die_value, payment_parts
from perihelion.games.pulsar.rules.rewards import ExplorationBonus
from perihelion.games.pulsar.rules.setup import ChooseEntryGate, ChooseSide
from perihelion.games.pulsar.rules.turn import Turn, flight_actions
from perihelion.games.pulsar.sight.view import FlightView, PlayerView, PulsarView, ReachView, RouteView
from perihelion.games.pulsar.state import PulsarState


def show(state: PulsarState, seat: int | None) -> PulsarView:
    """The position as the seat (or a spectator) may know it."""
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
        top.tile if isinstance(top, ExplorationBonus) else -1,
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
        extra_stations(state, seat),
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
