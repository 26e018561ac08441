"""How good a position looks: points, and what the things on the table will still bring."""

from __future__ import annotations

from perihelion.games.pulsar.components import pieces as c
from perihelion.games.pulsar.components.pieces import SPINNING
from perihelion.games.pulsar.mind.worth import DIE, Worth
from perihelion.games.pulsar.rules.production import penalty_of
from perihelion.games.pulsar.rules.scoring import projected
from perihelion.games.pulsar.rules.tracks import field_of, owner_of
from perihelion.games.pulsar.state import PulsarState


def evaluate(state: PulsarState, seat: int) -> float:
    """The expected margin over the best rival."""
    best = max(standing(state, other) for other in range(state.seats) if other != seat)
    return standing(state, seat) - best


def standing(state: PulsarState, seat: int) -> float:
    """Points, and what the things on the table will still bring. How much of each comes true is taken from
    how positions at the start of a round ended in games between equal bots; cubes, patents and rings count
    less than there, because they go along with winning more than they cause it."""
    final = float(projected(state, seat))
    if is_counted(state, seat):
        return final
    return Promise(state, Worth(state, seat), final).total()


def is_counted(state: PulsarState, seat: int) -> bool:
    """Whether only the final scoring still brings the seat anything."""
    return state.over or state.players[seat].final_steps > 0


class Promise:
    """What a player has and will get, part by part."""

    def __init__(self, state: PulsarState, worth: Worth, final: float) -> None:
        player = state.players[worth.seat]
        self.points = player.points
        self.final = (final - player.points) * final_share(worth)
        self.pulsars = pulsar_worth(state, worth)
        self.front = front_worth(state, worth)
        self.transmitters = transmitter_worth(state, worth)
        self.technologies = technology_worth(worth)
        self.cubes = cube_worth(worth) * player.cubes
        self.modifiers = modifier_worth(worth) * sum(player.modifiers)
        self.dice = DIE * len(player.dice)
        self.stations = station_worth(worth)
        self.tracks = track_share(worth) * track_worth(state, worth)

    def total(self) -> float:
        total = self.points + self.final
        total += self.pulsars + self.front
        total += self.transmitters + self.technologies
        total += self.cubes + self.modifiers
        total += self.dice + self.stations
        return total + self.tracks


def final_share(worth: Worth) -> float:
    """How much of what the final scoring would bring now comes true."""
    return 0.35 if worth.left else 0.8


def track_share(worth: Worth) -> float:
    return 0.5 if worth.left else 1.0


def cube_worth(worth: Worth) -> float:
    return 0.8 + 0.3 * worth.left


def modifier_worth(worth: Worth) -> float:
    return 2.0 if worth.left else 1.0


def station_worth(worth: Worth) -> float:
    """Stations beyond what they score: they open ways."""
    return 3.0 * worth.stations if worth.left else 0.0


def pulsar_worth(state: PulsarState, worth: Worth) -> float:
    """Own pulsars and the generators on them."""
    total = 0.0
    for pulsar, owner in enumerate(state.rings):
        if owner == worth.seat:
            total += 0.6 * worth.left
            generator = state.generators[pulsar]
            if generator > SPINNING:
                total += 0.85 * worth.production(generator - SPINNING - 1, 0)
            elif generator:
                total += 0.5 * worth.on_pulsar(generator - 1)
    return total


def front_worth(state: PulsarState, worth: Worth) -> float:
    """Generators in front of the player that wait for a pulsar."""
    front = state.players[worth.seat].front
    return sum([0.3 * front[size] * worth.in_front(size) for size in range(len(front))])


def transmitter_worth(state: PulsarState, worth: Worth) -> float:
    """Active transmitters."""
    total = 0.0
    for chain in state.players[worth.seat].structures:
        for entry in chain:
            if is_active(state, entry >> 1):
                total += 0.6 * lasting_worth(state, worth, entry >> 1)
    return total


def technology_worth(worth: Worth) -> float:
    """Patented technologies that still bring something."""
    total = 0.0
    for tech in worth.owned:
        total += 0.5 * worth.left
        if tech.kind in (c.PERMANENT, c.PRODUCTION):
            total += (0.6 if tech.kind == c.PERMANENT else 0.95) * worth.technology(tech)
    return total


def is_active(state: PulsarState, number: int) -> bool:
    """Whether all dice of a transmitter are paid."""
    return state.paid[number].bit_count() == len(state.box.transmitters[number].cost)


def lasting_worth(state: PulsarState, worth: Worth, number: int) -> float:
    """What an active transmitter still brings."""
    tile = state.box.transmitters[number]
    return worth.transmitter(tile, 0, -1) - worth.rewards(tile.immediate)


def track_worth(state: PulsarState, worth: Worth) -> float:
    """The places on both tracks: cubes to come, order, final points, penalties."""
    seat = worth.seat
    figures = state.box.figures
    total = 0.0
    rewards = figures.engineering[state.seats]
    rounds = min(worth.left + 1, 3.7)
    for place, counter in enumerate(state.engineering):
        if owner_of(counter) == seat:
            if place < len(rewards):
                total += worth.reward(rewards[place]) * rounds
            total -= 0.44 * field_of(counter)
    final = figures.initiative[state.seats]
    weight = 1.0 if not worth.left else 2.0
    for place, counter in enumerate(state.initiative):
        if owner_of(counter) == seat:
            if place < len(final):
                total += final[place] * weight
            total += (len(state.initiative) - place) * (0.93 if worth.left else 0.0)
            total -= 0.43 * field_of(counter)
    return total - penalty_of(state, seat) * rounds
