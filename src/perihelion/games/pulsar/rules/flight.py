"""Flying: the die is paid, an inspection may be announced, then the end is named and, where routes to it
give different things, the route.

Two routes to the same end are the same choice if they reveal and build the same, score the same for the
announced inspection and meet the same technologies; one of them stands for all.
"""

from __future__ import annotations

from typing import ClassVar, Final

from perihelion.core.state import Step
from perihelion.core.text import Arg, Event, Reason, Text
from perihelion.games.pulsar.components import pieces as c
from perihelion.games.pulsar.components.cluster import Trail
from perihelion.games.pulsar.components.pieces import COLOURS, GATE, INSPECTION_FLIGHT, Reward
from perihelion.games.pulsar.rules.exploring import pass_would_matter, place_key, reveal
from perihelion.games.pulsar.rules.rewards import Landing, Passing
from perihelion.games.pulsar.rules.technologies import allows_shift, applies, fire_flight, flight_shifters
from perihelion.games.pulsar.state import INSPECTION_FLIGHTS, PulsarState

NONE: Final = -1


def flights(state: PulsarState, seat: int, distance: int, shift: int) -> list[Trail]:
    """All flights of this length; if technologies changed the die, those that meet their conditions."""
    trails = state.cluster.trails(state.players[seat].ship, distance)
    if shift == 0:
        return trails
    shifters = flight_shifters(state, seat)
    return [trail for trail in trails if allows_shift(shifters, trail, shift)]


def can_fly(state: PulsarState, seat: int, distance: int, shift: int, shifters: list[c.Technology]) -> bool:
    """Whether there is such a flight, given the technologies that may change its die."""
    sorts = state.cluster.sorts(state.players[seat].ship, distance)
    if shift == 0:
        return len(sorts) > 0
    return any(allows_shift(shifters, trail, shift) for trail in sorts)


def inspection_of(state: PulsarState, seat: int, project: int) -> Reward | None:
    """The inspection flight of a project, if the seat can still use it (PULS-170)."""
    player = state.players[seat]
    if not (player.projects >> project) & 1 or (player.inspections >> project) & 1:
        return None
    for reward in state.box.headquarters[player.headquarters].projects[project].rewards:
        if reward.kind == INSPECTION_FLIGHT:
            return reward
    return None


class Flight(Step[PulsarState]):
    """A flight that is paid for. `inspection` and `colour` are -1 until announced, `end` until named."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "distance", "shift", "inspection", "colour", "end")

    def __init__(self, seat: int, distance: int, shift: int, inspection: int, colour: int, end: int) -> None:
        self.seat = seat
        self.distance = distance
        self.shift = shift
        self.inspection = inspection
        self.colour = colour
        self.end = end

    def copy(self) -> Flight:
        return Flight(self.seat, self.distance, self.shift, self.inspection, self.colour, self.end)

    def run(self, state: PulsarState) -> None:
        state.ask(1 << self.seat)

    def ends(self, state: PulsarState) -> list[int]:
        """The places where the flight may end, by number."""
        reached = [False] * len(state.box.locations)
        for trail in flights(state, self.seat, self.distance, self.shift):
            reached[trail.end] = True
        return [place for place in state.actions.goals if reached[place]]

    def routes(self, state: PulsarState, end: int) -> list[Trail]:
        """The routes to an end that differ in what they give, in a fixed order."""
        found: list[Trail] = []
        marks: list[list[int]] = []
        for trail in flights(state, self.seat, self.distance, self.shift):
            if trail.end != end:
                continue
            mark = self.gains(state, trail)
            if mark not in marks:
                marks.append(mark)
                found.append(trail)
        if len(found) > state.actions.routes:
            raise ValueError(
                f"map.toml: max_routes is {state.actions.routes}, a flight has {len(found)} routes"
            )
        return found

    def gains(self, state: PulsarState, trail: Trail) -> list[int]:
        """What tells routes to the same end apart."""
        mark = [place for place in trail.systems if pass_would_matter(state, self.seat, place)]
        mark.sort()
        if self.colour != NONE:
            mark.append(-1 - trail.gates[self.colour])
        techs = [tech for tech in state.owned(self.seat) if c.is_flight(tech.trigger) and tech.points]
        return mark + [-100 - tech.trigger for tech in techs if applies(tech, trail)]

    def inspections(self, state: PulsarState) -> list[int]:
        """The inspections that may be announced, as actions (PULS-171, PULS-172, PULS-175)."""
        player = state.players[self.seat]
        found: list[int] = []
        if self.inspection != NONE or player.headquarters < 0:
            return found
        for project in range(len(state.box.headquarters[player.headquarters].projects)):
            reward = inspection_of(state, self.seat, project)
            if reward is not None:
                first = state.actions.inspect + project * len(COLOURS)
                found += [first + colour for colour in range(len(COLOURS)) if (reward.mask >> colour) & 1]
        return found

    def legal(self, state: PulsarState, seat: int) -> list[int]:
        actions = state.actions
        if self.end != NONE:
            return [actions.route + number for number in range(len(self.routes(state, self.end)))]
        return self.inspections(state) + [
            actions.fly_to + actions.goal_of[place] for place in self.ends(state)
        ]

    def answer(self, state: PulsarState, seat: int, action: int) -> None:
        actions = state.actions
        if self.end != NONE:
            self.fly(state, self.routes(state, self.end)[action - actions.route])
        elif action < actions.fly_to:
            self.inspection, self.colour = divmod(action - actions.inspect, len(COLOURS))
            state.ask_again(seat)
            if state.journal is not None:
                project = state.box.headquarters[state.players[seat].headquarters].projects[self.inspection]
                args: dict[str, Arg] = {
                    "project": f"project-{project.id}",
                    "colour": f"colour-{COLOURS[self.colour]}",
                }
                state.tell(Event("inspection", seat, ("PULS-171",), args))
        else:
            self.end = actions.goals[action - actions.fly_to]
            routes = self.routes(state, self.end)
            if len(routes) == 1:
                self.fly(state, routes[0])
            else:
                state.ask_again(seat)

    def fly(self, state: PulsarState, trail: Trail) -> None:
        """Resolves the flight in the order of PULS-R13."""
        seat = self.seat
        state.pop()
        state.players[seat].ship = trail.end
        if state.journal is not None:
            named = [place for place in trail.path[1:-1] if state.cluster.kind[place] != GATE]
            via = [place_key(state, place) for place in named]
            args: dict[str, Arg] = {"distance": self.distance, "place": place_key(state, trail.end)}
            if via:
                args["via"] = via
            state.tell(Event("flight-via" if via else "flight", seat, ("PULS-084",), args))
        for place in trail.systems:
            if state.is_hidden(place):
                reveal(state, place)  # PULS-095, PULS-107
        fire_flight(state, seat, trail)
        if self.inspection != NONE:
            self.inspect(state, trail)
        state.push(Landing(seat, trail.end))
        for place in reversed(trail.systems):
            if place != trail.end:  # PULS-105
                state.push(Passing(seat, place))

    def inspect(self, state: PulsarState, trail: Trail) -> None:
        """Scores the announced inspection; it is used whatever it scores (PULS-173, PULS-178)."""
        reward = inspection_of(state, self.seat, self.inspection)
        assert reward is not None
        points = reward.amount * trail.gates[self.colour]
        state.players[self.seat].inspections |= 1 << self.inspection
        state.score(self.seat, INSPECTION_FLIGHTS, points)
        if state.journal is not None:
            args: dict[str, Arg] = {"points": points, "gates": trail.gates[self.colour]}
            state.tell(Event("inspected", self.seat, ("PULS-173",), args))

    def refusal(self, state: PulsarState, seat: int, action: int) -> Reason:
        actions = state.actions
        if actions.inspect <= action < actions.fly_to:
            if self.end != NONE:
                return Reason("refusal-inspect-before", "PULS-171")
            if self.inspection != NONE:
                return Reason("refusal-one-inspection", "PULS-172")
            return Reason("refusal-no-inspection", "PULS-170")
        if actions.fly_to <= action < actions.route and self.end == NONE:
            return Reason("refusal-not-in-reach", "PULS-084", {"distance": self.distance})
        return Reason("refusal-flying", "PULS-084", {"distance": self.distance})

    def prompt(self, state: PulsarState, seat: int) -> Text:
        if self.end != NONE:
            return Text("prompt-route")
        if self.inspection != NONE:
            return Text(
                "prompt-fly-inspection",
                {"distance": self.distance, "colour": f"colour-{COLOURS[self.colour]}"},
            )
        if self.inspections(state):
            return Text("prompt-fly-or-inspect", {"distance": self.distance})
        return Text("prompt-fly", {"distance": self.distance})
