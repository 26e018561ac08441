"""The production phase in its seven steps (PULS-202)."""

from __future__ import annotations

from typing import ClassVar, Final

from perihelion.core.state import Step
from perihelion.core.text import Arg, Event
from perihelion.games.pulsar.components import pieces as c
from perihelion.games.pulsar.components.pieces import SPINNING
from perihelion.games.pulsar.rules.rewards import FROM_TRACK, give
from perihelion.games.pulsar.rules.shop import Shop
from perihelion.games.pulsar.rules.technologies import active_tiles, worth
from perihelion.games.pulsar.rules.tracks import field_of, owner_of
from perihelion.games.pulsar.state import (
    GENERATORS,
    PENALTIES,
    TECHNOLOGIES_PRODUCTION,
    TRANSMITTERS_PRODUCTION,
    PulsarState,
)

ORDER: Final = 0
CUBES: Final = 1
PENALTY: Final = 2
TRANSMITTERS: Final = 3
SPINNERS: Final = 4
GREEN: Final = 5
PREPARATION: Final = 6
FINISHED: Final = 7


class Production(Step[PulsarState]):
    """`stage` is the step of the production, `at` the next player in it where it goes player by player."""

    FIELDS: ClassVar[tuple[str, ...]] = ("stage", "at")

    def __init__(self, stage: int, at: int) -> None:
        self.stage = stage
        self.at = at

    def copy(self) -> Production:
        return Production(self.stage, self.at)

    def run(self, state: PulsarState) -> None:
        stage = self.stage
        if stage in (TRANSMITTERS, SPINNERS, GREEN):
            order = state.turn_order()  # PULS-R29
            seat = order[self.at]
            self.at += 1
            if self.at == len(order):
                self.at = 0
                self.stage += 1
            if stage == TRANSMITTERS:
                produce_transmitters(state, seat)
            elif stage == SPINNERS:
                produce_generators(state, seat)
            else:
                produce_technologies(state, seat)
            return
        self.stage += 1
        if stage == ORDER:
            new_order(state)
        elif stage == CUBES:
            engineering_rewards(state)
        elif stage == PENALTY:
            penalties(state)
        elif stage == PREPARATION:
            if state.round < state.box.figures.rounds:  # PULS-219
                prepare(state)
        else:
            state.pop()


def new_order(state: PulsarState) -> None:
    """The rockets stand in the order of the initiative counters (PULS-203, PULS-253)."""
    state.order = [owner_of(counter) for counter in state.initiative]
    if state.journal is not None:
        for place, seat in enumerate(state.turn_order(), 1):
            state.tell(Event("order", seat, ("PULS-203",), {"place": place}))


def engineering_rewards(state: PulsarState) -> None:
    """Rewards by place on the engineering track (PULS-206, PULS-254)."""
    rewards = state.box.figures.engineering[state.seats]
    for place in range(min(len(rewards), len(state.engineering))):
        give(state, owner_of(state.engineering[place]), rewards[place], FROM_TRACK)


def penalty_of(state: PulsarState, seat: int) -> int:
    """Points that the seat's counters cost on marked fields, both tracks together (PULS-208, PULS-255)."""
    total = 0
    for counter in state.initiative + state.engineering:
        if owner_of(counter) == seat:
            total += state.box.figures.penalties[field_of(counter)]
    return total


def penalties(state: PulsarState) -> None:
    for seat in state.turn_order():
        lost = min(penalty_of(state, seat), state.players[seat].points)  # PULS-210
        if lost:
            state.score(seat, PENALTIES, -lost)
            if state.journal is not None:
                state.tell(Event("penalty", seat, ("PULS-208",), {"points": lost}))


def produce_transmitters(state: PulsarState, seat: int) -> None:
    """Active transmitters give points and cubes; those that sell points come last (PULS-212)."""
    shops: list[int] = []
    for tile in sorted(active_tiles(state, seat)):
        for reward in state.box.transmitters[tile].permanent:
            if reward.kind == c.BUY_POINTS:
                shops.append(tile)
                continue
            if reward.kind == c.POINTS:
                state.score(seat, TRANSMITTERS_PRODUCTION, reward.amount)
            elif reward.kind == c.CUBES:
                state.players[seat].cubes += reward.amount
            else:
                raise ValueError(f"transmitters.toml: {c.REWARDS[reward.kind]} is no permanent reward")
            if state.journal is not None:
                key = "tile-points" if reward.kind == c.POINTS else "tile-cubes"
                args: dict[str, Arg] = {
                    "tile": f"transmitter-{state.box.transmitters[tile].id}",
                    "amount": reward.amount,
                }
                state.tell(Event(key, seat, ("PULS-211",), args))
    if shops:
        state.push(BuyPoints(seat, shops))


class BuyPoints(Shop):
    """Transmitters that sell points, each at most once (PULS-213)."""

    source: ClassVar[int] = TRANSMITTERS_PRODUCTION
    rule: ClassVar[str] = "PULS-213"
    words: ClassVar[str] = "buy-points"

    def copy(self) -> BuyPoints:
        return BuyPoints(self.seat, self.wares[:])

    def price(self, state: PulsarState, ware: int) -> int:
        return sold_by(state, ware).extra

    def points(self, state: PulsarState, ware: int) -> int:
        return sold_by(state, ware).amount

    def action(self, state: PulsarState, ware: int) -> int:
        return state.actions.buy_points + ware


def sold_by(state: PulsarState, tile: int) -> c.Reward:
    """The offer of a transmitter that sells points."""
    for reward in state.box.transmitters[tile].permanent:
        if reward.kind == c.BUY_POINTS:
            return reward
    raise ValueError("this transmitter sells nothing")


def row_value(state: PulsarState) -> int:
    """What the row of the current round adds to every spinning generator (PULS-214, PULS-217)."""
    box = state.box
    for category, board in enumerate(state.boards):
        at = state.round - box.first_row[category]
        values = box.boards[board].values
        if 0 <= at < len(values):
            return (state.marker + 1) // 2 if values[at] == c.MEDIAN_VALUE else values[at]
    return 0


def produce_generators(state: PulsarState, seat: int) -> None:
    points = 0
    value = row_value(state)
    for pulsar, owner in enumerate(state.rings):
        generator = state.generators[pulsar]
        if owner == seat and generator > SPINNING:  # PULS-216
            points += state.box.generators[generator - SPINNING - 1].points + value
    if points:
        state.score(seat, GENERATORS, points)
        if state.journal is not None:
            state.tell(Event("generators", seat, ("PULS-214",), {"points": points, "value": value}))


def produce_technologies(state: PulsarState, seat: int) -> None:
    """Green technologies (PULS-218)."""
    for slot in range(len(state.techs)):
        if not (state.players[seat].patents >> slot) & 1:
            continue
        tech = state.technology(slot)
        if tech.kind != c.PRODUCTION:
            continue
        points = worth(state, seat, tech)
        if points:
            state.score(seat, TECHNOLOGIES_PRODUCTION, points)
            if state.journal is not None:
                args: dict[str, Arg] = {"technology": f"tech-{tech.slug}", "points": points}
                state.tell(Event("technology-points", seat, ("PULS-218",), args))


def prepare(state: PulsarState) -> None:
    """New transmitters, and the second places of patents open (PULS-220, PULS-221)."""
    state.gone += state.display
    deal_display(state)
    state.fresh = 0


def deal_display(state: PulsarState) -> None:
    state.display = []
    while state.stack_tiles and len(state.display) < state.box.figures.display:
        state.display.append(state.stack_tiles.pop())
    state.revealed()
    if state.journal is not None:
        tiles = [f"tile-{state.box.transmitters[tile].id}" for tile in state.display]
        state.tell(Event("display", -1, ("PULS-220",), {"tiles": [*tiles]}))
