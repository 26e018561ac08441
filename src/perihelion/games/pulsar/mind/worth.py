"""What things are worth to a player now, in points expected at the end of the game.

A judgement, not a rule: bots use it. Its yardstick is the price of a die: what a die brings on average.
Things that still need dice are worth what they will bring, less the price of those dice.
"""

from __future__ import annotations

from typing import Final

from perihelion.games.pulsar.components import pieces as c
from perihelion.games.pulsar.components.cluster import Trail
from perihelion.games.pulsar.components.pieces import (
    COLOURS,
    NOBODY,
    PULSAR,
    SPINNING,
    Reward,
    Technology,
    Transmitter,
)
from perihelion.games.pulsar.rules.counting import is_generator_contract, progress, station_points
from perihelion.games.pulsar.rules.exploring import planet_for
from perihelion.games.pulsar.rules.technologies import applies, counted, stations
from perihelion.games.pulsar.state import PulsarState

DIE: Final = 10.0  # the price of a die
TOKEN: Final = 4.2  # an exploration token on average
MEDIAN: Final = 3.5  # what the median adds to a generator on average
GATES: Final = 0.87  # gates of one colour that an inspection flight finds

# How often in a round a player does what triggers a technology.
OFTEN: Final = [0.77, 0.21, 0.26, 0.17, 0.19, 0.55, 0.23, 0.12, 0.82, 0.7, 0.29, 0.32, 0.17, 0.2, 6.9]


class Worth:
    """Judges for one seat in one position; what is asked for often is worked out once."""

    def __init__(self, state: PulsarState, seat: int) -> None:
        self.state = state
        self.seat = seat
        self.player = state.players[seat]
        self.owned = state.owned(seat)
        self.triggers = [0.0] * len(OFTEN)
        self.flying: list[Technology] = []  # own technologies that give points for flights
        for tech in self.owned:
            if tech.kind == c.PERMANENT and tech.trigger >= 0:
                self.triggers[tech.trigger] += tech.points
            if c.is_flight(tech.trigger) and tech.points:
                self.flying.append(tech)
        self.have = [progress(state, seat, state.box.contracts[number]) for number in state.contracts]
        self.claimed: list[float] = []  # empty until `claim` is asked for
        self.visits: dict[int, float] = {}  # by place and whether it is landed on
        self.left = state.box.figures.rounds - state.round  # rounds after this one
        self.rows = [self._row(number) for number in range(state.round, state.box.figures.rounds + 1)]
        self.stations = stations(state, seat)
        self.station = self._station()
        self.cube = 1.5 + 0.21 * self.left
        self.modifier = [0.048 + 0.67 * self.left, 0.03 + 0.079 * self.left]
        self.placed = [0, 0, 0]  # own generators on pulsars by size
        self.empty = 0  # own pulsars without a generator
        for pulsar, owner in enumerate(state.rings):
            if owner == seat:
                generator = state.generators[pulsar]
                if generator:
                    self.placed[(generator - 1) % SPINNING] += 1
                else:
                    self.empty += 1
        for at, number in enumerate(state.contracts):
            if self.have[at] >= state.box.contracts[number].need:
                self.cube = max(self.cube, 2.1)

    def _row(self, number: int) -> float:
        """The row value of a round, the median as it is expected to be."""
        box = self.state.box
        for category, board in enumerate(self.state.boards):
            at = number - box.first_row[category]
            values = box.boards[board].values
            if 0 <= at < len(values):
                return MEDIAN if values[at] == c.MEDIAN_VALUE else float(values[at])
        return 0.0

    def _station(self) -> float:
        """One more station: early on an average one, late what the table says."""
        now = station_points(self.state, self.stations + 1) - station_points(self.state, self.stations)
        later = station_points(self.state, self.stations + 2 + self.left) - station_points(
            self.state, self.stations
        )
        worth = max(float(now), later / (2 + self.left), 2.0 if self.left else 0.0)
        return worth + self.towards(c.STATIONS)

    def towards(self, condition: int) -> float:
        """What a step towards a contract of this kind adds."""
        total = 0.0
        for at, number in enumerate(self.state.contracts):
            contract = self.state.box.contracts[number]
            if contract.condition == condition:
                missing = contract.need - self.have[at]
                if 0 < missing <= 1 + 2 * self.left:
                    total += (contract.points + 4) / contract.need * (1.5 if missing == 1 else 1.0)
        return total

    # -- generators --------------------------------------------------------------------------------

    def production(self, size: int, wait: int) -> float:
        """What a generator brings that starts spinning after so many rounds."""
        points = self.state.box.generators[size].points
        total = 0.0
        for row in self.rows[wait:]:
            total += points + row
        return total

    def on_pulsar(self, size: int) -> float:
        """A generator under construction on an own pulsar."""
        return max(1.2, 0.25 * self.production(size, 1) - DIE + 1.0)

    def ring(self) -> float:
        """An own pulsar without a generator."""
        return max(1.0, 0.53 * self.production(1, 1) - 2 * DIE + 4.9)

    def in_front(self, size: int) -> float:
        """A generator in front of the player, beyond what an empty pulsar is worth by itself."""
        if self.empty > sum(self.player.front):
            return max(1.0, self.on_pulsar(size) - self.ring() + self.award(size))
        return max(1.0, 1.7 * (self.on_pulsar(size) - self.ring()))

    def award(self, size: int) -> float:
        """What one more generator of the size on a pulsar earns in awards, now or soon."""
        figures = self.state.box.figures
        taken = self.state.awards[size]
        held = sum(1 for award in self.player.awards if award // 2 == size)
        if taken >= len(figures.awards):
            return 0.0
        needed = figures.award_needs_both if held else figures.award_needs
        missing = needed - self.placed[size]
        if missing == 1:
            return float(figures.awards[taken])
        return 1.1 if missing == 2 and self.left > 2 else 0.0

    def spin(self, pulsar: int) -> float:
        size = self.state.generators[pulsar] - 1
        towards = 0.0
        for at, number in enumerate(self.state.contracts):
            contract = self.state.box.contracts[number]
            if is_generator_contract(contract) and self.have[at] < contract.need:
                towards += (contract.points + 4) / contract.need
        return self.production(size, 0) - self.on_pulsar(size) + towards + self.trigger(c.ON_SPIN) + 1.0

    # -- rewards -----------------------------------------------------------------------------------

    def trigger(self, trigger: int) -> float:
        """Points that own technologies give when this happens."""
        return self.triggers[trigger]

    def rewards(self, rewards: list[Reward]) -> float:
        return sum(self.reward(reward) for reward in rewards)

    def reward(self, reward: Reward) -> float:
        kind = reward.kind
        if kind == c.POINTS:
            return float(reward.amount)
        if kind == c.CUBES:
            return self.cube * reward.amount
        if kind == c.MODIFIER:
            return self.modifier[reward.value] * reward.amount
        if kind == c.GENERATOR:
            return max(self.in_front(size) for size in range(3) if (reward.mask >> size) & 1)
        if kind == c.GENERATORS_DISTINCT:
            return sum(sorted(self.in_front(size) for size in range(3))[1:])
        if kind == c.EXPLORATION_TOKEN:
            return TOKEN * reward.amount
        if kind == c.SPLIT_DIE:
            return self.die(reward.value) + self.die(reward.extra)
        if kind == c.BONUS_DIE:
            return self.die(reward.value)
        if kind == c.BUY_BONUS_DIE:
            return self.die(reward.value) - self.cube * reward.extra
        if kind == c.INSPECTION_FLIGHT:
            return reward.amount * GATES * (0.9 if self.left else 0.22)
        if kind == c.CLAIM_ISOLATED:
            return self.claim() if self.player.rings else 0.0
        if kind == c.TELEPORT:
            return self.claim() if reward.value == c.TO_PULSAR else self.station + TOKEN
        if kind == c.EXTRA_STATION:
            return self.station * reward.amount
        return (reward.amount - self.cube) * self.left  # BUY_POINTS

    @staticmethod
    def die(value: int) -> float:
        return 1.1 + 0.28 * value

    def claim(self) -> float:
        """A new ring on a pulsar: best if a generator waits for it."""
        if not self.claimed:
            self.claimed.append(self._claim())
        return self.claimed[0]

    def _claim(self) -> float:
        worth = self.ring() + self.trigger(c.ON_CLAIM)
        if sum(self.player.front) > self.empty:
            sizes = [size for size in range(3) if self.player.front[size]]
            worth = max([worth, *(self.on_pulsar(size) + self.award(size) for size in sizes)])
        return worth

    # -- transmitters ------------------------------------------------------------------------------

    def transmitter(self, tile: Transmitter, unpaid: int, joint: int) -> float:
        """A transmitter with so many dice still to pay, next to active ones with this joint."""
        rounds = max(0, self.left + 1 - (unpaid + 1) // 2)
        total = self.rewards(tile.immediate) + self.towards(c.TRANSMITTERS) + self.trigger(c.ON_ACTIVATE)
        for reward in tile.permanent:
            if reward.kind == c.POINTS:
                total += reward.amount * rounds
            elif reward.kind == c.CUBES:
                total += reward.amount * rounds * self.cube
            else:
                total += (reward.amount - self.cube) * rounds * 4.0
        if joint >= 0:
            total += self.die(joint) * 2.2
        return max(0.0, total * (0.97**unpaid) - DIE * unpaid) if unpaid <= 2 * self.left + 1 else 0.0

    # -- technologies ------------------------------------------------------------------------------

    def technology(self, tech: Technology) -> float:
        worth = self._effect(tech) + self.towards(c.PATENTS) + self.trigger(c.ON_PATENT)
        return worth + self.rewards(tech.rewards) * (1.0 if tech.kind == c.INSTANT else 0.0)

    def _effect(self, tech: Technology) -> float:
        rounds = self.left + 0.5
        if tech.kind == c.INSTANT:
            return float(self._count(tech, 0.0)) if tech.per >= 0 or tech.count >= 0 else 0.0
        if tech.kind == c.PERMANENT:
            often = OFTEN[tech.trigger] * rounds
            saved = 0.7 if tech.trigger == c.ON_COPY else 0.0
            return often * (tech.points + 1.7 * tech.shift + saved)
        if tech.kind == c.PRODUCTION:
            return self._count(tech, 0.18 * self.left) * (self.left + 1)
        worth = tech.extra_stations * self.station + (tech.points if tech.step in (5, 6) else 0)
        if tech.waive:
            worth += 11.0
        if tech.pay_cubes:
            worth += tech.points - tech.pay_cubes * self.cube
        if tech.initiative_multiplier > 1:
            worth += 2.0
        if tech.cubes_per_point:
            worth += 1.5
        if tech.step == 1 and not tech.pay_cubes:
            worth += self._count(tech, 0.12 * self.left)
        return worth

    def _count(self, tech: Technology, growth: float) -> float:
        """Points for what the technology counts, now and with some growth."""
        if tech.count >= 0:
            now = counted(self.state, self.seat, tech.count) + growth
            low = min(int(now), len(tech.table) - 1)
            high = min(low + 1, len(tech.table) - 1)
            return tech.table[low] + (now - int(now)) * (tech.table[high] - tech.table[low])
        if tech.per >= 0:
            return tech.points * (counted(self.state, self.seat, tech.per) + growth)
        return float(tech.points)

    # -- flights -----------------------------------------------------------------------------------

    def trail(self, trail: Trail, inspection: Reward | None, colour: int) -> float:
        """What a flight brings."""
        state = self.state
        total = 0.0
        for place in trail.systems:
            total += self.visit(place, place == trail.end)
        end = trail.end
        free = state.cluster.kind[end] == PULSAR and state.rings[end - state.box.first_pulsar] == NOBODY
        if free and self.player.rings:
            total += self.claim() + (TOKEN if state.cluster.dead_end[end] else 0.0)
        for tech in self.flying:
            if applies(tech, trail):
                total += tech.points
        if inspection is not None:
            total += inspection.amount * trail.gates[colour]
        return total

    def visit(self, place: int, landing: bool) -> float:
        """What passing or landing in a system brings."""
        key = 2 * place + landing
        worth = self.visits.get(key)
        if worth is None:
            worth = self._visit(place, landing)
            self.visits[key] = worth
        return worth

    def _visit(self, place: int, landing: bool) -> float:
        state = self.state
        if state.is_hidden(place):
            bonus = TOKEN + 0.8 if landing else 0.0
            return self.station + self.trigger(c.ON_STATION) + bonus
        planet = planet_for(state, self.seat, place, landing)
        if planet < 0:
            return 0.0
        tile = state.box.systems[state.tiles[place - state.box.first_system]]
        worth = self.station + self.trigger(c.ON_STATION)
        if landing and planet < len(tile.blue):
            worth += max(TOKEN, self.rewards(tile.bonus))
        if state.cluster.dead_end[place]:
            worth += TOKEN
        return worth

    def outlook(self, place: int) -> float:
        """How promising the neighbourhood of a place is for flights to come."""
        if not self.left:
            return 0.0
        best = 0.0
        for distance in (3, 5):
            top = 0.0
            for trail in self.state.cluster.trails(place, distance):
                value = self.trail(trail, None, 0)
                if value > top:
                    top = value
            best += top
        return 0.085 * best

    def inspection(self) -> list[tuple[int, int, Reward]]:
        """The inspections that could be used now: project, colour, reward."""
        player = self.player
        if player.headquarters < 0:
            return []
        found: list[tuple[int, int, Reward]] = []
        for number, project in enumerate(self.state.box.headquarters[player.headquarters].projects):
            if project.inspection >= 0 and (player.projects & ~player.inspections) >> number & 1:
                reward = project.rewards[project.inspection]
                found += [
                    (number, colour, reward) for colour in range(len(COLOURS)) if (reward.mask >> colour) & 1
                ]
        return found
