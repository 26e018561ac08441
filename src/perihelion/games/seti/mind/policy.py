"""How a sensible player judges the choices of a question, without trying them.

All figures are points. Spending has a price (`Prices`), so that an action is worth taking when it brings
more than its resources would bring elsewhere; in the last round there is no elsewhere.
"""

from __future__ import annotations

from typing import Final

from perihelion.games.seti.catalogue import (
    DISCOVERY_PLACE,
    MAX_SLOTS,
    OVERFLOW_PLACE,
    PLACES_PER_COLUMN,
    Actions,
)
from perihelion.games.seti.components import vocabulary as v
from perihelion.games.seti.components.pieces import CONDITIONAL, ENDGAME, MESSAGE, TECH_COUNT
from perihelion.games.seti.components.solar import DISTANCE
from perihelion.games.seti.mind.worth import TECH, TRACE, estimates
from perihelion.games.seti.rules.conditions import PLANET_COUNT, holds, traces_at
from perihelion.games.seti.rules.flight import below_limit, budget, hop_end, hop_start, leave_cost
from perihelion.games.seti.rules.planets import (
    MOON_TECH,
    land_cost,
    landing_places,
    place_planet,
    planets_with_probe,
)
from perihelion.games.seti.rules.rival.choices import majority, sectors_of_colour
from perihelion.games.seti.rules.scoring import card_points, sets
from perihelion.games.seti.rules.signals import own_sectors, slots_of
from perihelion.games.seti.rules.techs import takeable
from perihelion.games.seti.state import MAIN_OPEN, TILE, SetiState

UNKNOWN: Final[list[float]] = []  # what nobody has asked for yet
AT_ONCE: Final = 100.0  # for what is simply good and costs nothing
SIGNAL_SHARE: Final = 1.7  # towards winning the sector
TECH_USE: Final = [2.1, 0.27, 0.92, 0.39, 1.1, 1.0, 0.6, 1.0, 9.4, 0.61, 0.86, 0.51]  # for each round to come


def rate(state: SetiState, seat: int, actions: list[int]) -> list[float]:
    """A judgement of every action, in points."""
    judge = Judge(state, seat)
    return [judge.rate(action) for action in actions]


class Plan:
    """The best orbit or landing for a probe, all costs counted, and its planet, -1 for none."""

    def __init__(self, worth: float, planet: int) -> None:
        self.worth = worth
        self.planet = planet


class Judge:
    """Judges the actions of one question. What several of them need is worked out when the first one does."""

    def __init__(self, state: SetiState, seat: int) -> None:
        self.state = state
        self.seat = seat
        self.player = state.players[seat]
        known = estimates(state.parts)
        self.prices = known.prices[state.parts.rounds - state.round]
        self.worths = known.lists
        self.effects = known.effects
        self.samplings = known.samplings
        self.flying = bool(self.player.probes) or bool(self.player.capsule_at)
        self.card_worths: dict[int, float] = {}
        self.plans: dict[int, Plan] = {}  # by space
        self.prizes = UNKNOWN  # by planet
        self.techs = UNKNOWN

    def rate(self, action: int) -> float:
        acts = self.state.acts
        if action >= acts.free:
            return self._free(action)
        if action < acts.end:
            return self._main(action)
        return self._answer(action)

    # -- main actions ----------------------------------------------------------------------------------

    def _main(self, action: int) -> float:
        acts, parts, prices = self.state.acts, self.state.parts, self.prices
        if action == acts.launch:
            return 0.37 * self.plan(self.state.sky().earth).worth - prices.credit * parts.launch_credits
        if action < acts.land:
            cost = prices.credit * parts.orbit_credits + prices.energy * parts.orbit_energy
            return self._orbit_worth(action - acts.orbit) - self._cost_if_free(cost)
        if action < acts.scan:
            place = action - acts.land
            cost = prices.energy * land_cost(self.state, self.seat, place_planet(self.state, place))
            return self._land_worth(place) - self._cost_if_free(cost)
        if action == acts.scan:
            extra = 1.0 * (self.player.techs >> 4 & 15).bit_count()
            return 9.0 + extra - prices.credit * parts.scan_credits - prices.energy * parts.scan_energy
        if action == acts.analyze:
            return TRACE + 9.7 - prices.energy
        if action < acts.research:
            return self._play(action - acts.play)
        if action == acts.research:
            return self._best_tech(7, 0) - prices.publicity * parts.research_publicity
        return 0.0  # passing

    def _cost_if_free(self, cost: float) -> float:
        """An orbit or a landing that a card grants costs nothing."""
        return cost if self.state.main == MAIN_OPEN else 0.0

    def _play(self, card: int) -> float:
        face = self.state.parts.cards[card]
        price = self.prices.energy if face.kind == MESSAGE else self.prices.credit
        return self.card_worth(card) - price * face.cost - 0.17 * self.prices.card

    def card_worth(self, card: int) -> float:
        """What playing a card brings in this position."""
        known = self.card_worths.get(card)
        if known is None:
            known = self._card_worth(card)
            self.card_worths[card] = known
        return known

    def _card_worth(self, card: int) -> float:
        face = self.state.parts.cards[card]
        total = 0.0
        launched = False
        sampling = self.sampling(card)
        if sampling and any(self._samples_at(at) for at in planets_with_probe(self.state, self.seat)):
            total += sampling
        for effect in self.state.parts.glossary.lists[face.effects]:
            total += self._effect(effect, launched)
            launched = launched or effect.verb == v.LAUNCH
        if face.kind == CONDITIONAL and face.when is not None:
            share = 2.0 if holds(self.state, self.seat, face.when) else 0.082 + 0.05 * self.prices.left
            total += share * self.worths[face.reward]
        elif face.kind == ENDGAME:
            total += card_points(self.state, self.seat, card) + 0.8 * self.prices.left
        elif face.kind == MESSAGE:
            total += 0.46 * self.prices.left * self.worths[face.green]
        for reward in face.slot_rewards:
            total += (0.025 + 0.2 * self.prices.left) * self.worths[reward]
        return total

    def _effect(self, effect: v.Effect, launched: bool) -> float:
        """An effect in this position, where the position matters."""
        state, seat, verb = self.state, self.seat, effect.verb
        if verb == v.LAUNCH:
            room = effect.a or below_limit(state, seat)
            return 0.48 * self.plan(state.sky().earth).worth * effect.n if room else 0.0
        if verb == v.MOVES:
            return 0.38 * effect.n if self.flying or launched else 0.0
        if verb == v.PICK_SAMPLE:
            return 0.0  # counted with the landing, where it is possible
        if verb in (v.LAND, v.ORBIT_OR_LAND, v.ORBIT):
            return self._best_landing(effect.a > 0, effect.b > 0)
        if verb == v.TECH:
            return self._best_tech(effect.a, effect.c)
        if verb == v.SIGNAL and effect.a in (v.AT_OWN_PROBE, v.AT_OWN_PROBE_AND_NEIGHBOURS):
            number = effect.n * (3 if effect.a == v.AT_OWN_PROBE_AND_NEIGHBOURS else 1)
            return 2.6 * number if own_sectors(state, seat) else 0.0
        if verb == v.IF and effect.test is not None:
            return self.worths[effect.then] if holds(state, seat, effect.test) else 0.0
        if verb == v.REMOVE_OWN:
            return 0.0
        if verb == v.TRACE and effect.b == v.WHERE_SAME_COLOUR:
            there = any(traces_at(state, seat, slot, effect.a) > 0 for slot in range(2))
            return TRACE if there else 0.0
        if verb == v.GAIN and effect.gains[v.DATA] and self.player.data >= 5:
            return self.effects[effect.number] - 2.5 * effect.gains[v.DATA]
        return self.effects[effect.number]

    # -- craft -----------------------------------------------------------------------------------------

    def _orbit_worth(self, planet: int) -> float:
        board = self.state.parts.planets[planet]
        first = 0.0 if self.state.orbit_first[planet] else self.worths[board.first_orbit]
        return self.worths[board.orbit] + first + 0.5

    def _land_worth(self, place: int) -> float:
        """A landing, with the sample that the card being played lets load there."""
        sample = 0.0
        if self.state.playing >= 0 and self._samples_at(place_planet(self.state, place)):
            sample = self.sampling(self.state.playing)
        return sample + self._landing(place)

    def _landing(self, place: int) -> float:
        parts = self.state.parts
        if place >= PLANET_COUNT:
            return self.worths[parts.moon_rewards[place - PLANET_COUNT]] + 0.85
        board = parts.planets[place]
        best = 0.0
        for space in board.bonus:
            if not self.state.bonus[space]:
                best = max(best, self.worths[parts.bonus_rewards[space]])
        return self.worths[board.land] + best + 0.33

    def _best_landing(self, moons: bool, reuse: bool) -> float:
        """The best landing that a card grants."""
        best = 0.0
        for place in landing_places(self.state, self.seat, moons, reuse, -1):
            best = max(best, self._landing(place))
        return best

    def sampling(self, card: int) -> float:
        """What a sample loaded with a card will bring once it is delivered; 0 for cards that load none."""
        return self.samplings[card] if self.prices.left else 0.0

    def _samples_at(self, planet: int) -> bool:
        """Whether samples lie on a planet, as everybody can see."""
        planets = self.state.parts.sample_planets
        return planet in planets and bool(self.state.samples[planets.index(planet)])

    def _best_sample(self) -> float:
        """A sample loaded with a hand card that can be paid, beyond its price."""
        best = 0.0
        for card in self.player.hand:
            worth = self.sampling(card)
            if worth:
                cost = self.state.parts.cards[card].cost
                if self.player.credits >= cost:
                    best = max(best, worth - self.prices.credit * cost)
        return best

    def plan(self, space: int) -> Plan:
        """The best orbit or landing for a probe on a space."""
        known = self.plans.get(space)
        if known is None:
            known = self._plan(space)
            self.plans[space] = known
        return known

    def _plan(self, space: int) -> Plan:
        if not self.prizes:
            self.prizes = self._prizes()
        where = self.state.sky().where
        distances = DISTANCE[space]
        extra = leave_cost(self.state, self.seat, space) - 1
        step_price = self.prices.energy * 4.6
        best, goal = 0.0, -1
        for planet in range(PLANET_COUNT):
            target = where[planet]
            if target < 0 or planet == v.EARTH:
                continue
            steps = distances[target]
            way = steps + (extra if steps else 0) + (0.36 if steps > 2 else 0.0)
            worth = self.prizes[planet] - step_price * way + 1.1 * steps
            if worth > best:
                best, goal = worth, planet
        return Plan(best, goal)

    def _prizes(self) -> list[float]:
        """By planet the best orbit or landing there, but for Earth and the way."""
        sample = self._best_sample()
        return [0.0 if planet == v.EARTH else self._prize(planet, sample) for planet in range(PLANET_COUNT)]

    def _prize(self, planet: int, sample: float) -> float:
        state, prices = self.state, self.prices
        cost = prices.energy * land_cost(state, self.seat, planet)
        landing = self._land_worth(planet) - cost
        if self.player.has_tech(MOON_TECH):
            for moon in state.parts.planets[planet].moons:
                if not state.moons[moon]:
                    landing = max(landing, self._land_worth(PLANET_COUNT + moon) - cost)
        if sample and self._samples_at(planet):
            landing = max(landing, self._landing(planet) + sample)
        return max(landing, self._orbit_worth(planet) - prices.credit - prices.energy)

    def _within_reach(self, space: int, planet: int) -> bool:
        """Whether energy suffices for the way and for landing or orbiting."""
        steps = DISTANCE[space][self.state.sky().where[planet]]
        way = steps + (leave_cost(self.state, self.seat, space) - 1 if steps else 0)
        energy = land_cost(self.state, self.seat, planet)
        if self.player.credits > 0:
            energy = min(energy, 1)
        return budget(self.state, self.seat) >= way + energy

    # -- free actions ------------------------------------------------------------------------------------

    def _free(self, action: int) -> float:
        acts = self.state.acts
        if action < acts.corner:
            return self._move(action)
        if action < acts.place_upper:
            return self._corner(action - acts.corner)
        if action < acts.complete:
            return AT_ONCE + (1.0 if action > acts.place_upper else 0.0)
        if action < acts.exchange:
            return AT_ONCE + 5.0
        if action == acts.buy:
            return 0.091 if self.player.publicity >= 9 or not self.prices.left else -5.0
        return self._exchange(action - acts.exchange)

    def _move(self, action: int) -> float:
        """Towards the planet of the plan: to land this turn, or with moves that would be lost."""
        state, acts = self.state, self.state.acts
        if action >= acts.carry:
            return self._carry(hop_start(state, self.seat, action), hop_end(state, action))
        start, end = acts.hops[action - acts.move]
        plan = self.plan(start)
        if plan.planet < 0:
            return -5.0
        sky = state.sky()
        target = sky.where[plan.planet]
        if DISTANCE[end][target] >= DISTANCE[start][target]:
            return -5.0
        bonus = 0.2 * sky.publicity[end] - 0.83 * sky.asteroids[end]
        if state.main == MAIN_OPEN and self._within_reach(start, plan.planet):
            return plan.worth + 0.5 + bonus
        spare = self.player.energy >= (4 if self.prices.left else 1)
        return 2.0 + bonus if state.moves or spare else -5.0

    def _carry(self, start: int, end: int) -> float:
        """A capsule goes to the nearest place where an open mission wants it."""
        where = self.state.sky().where
        goals = [
            where[face.when.a]
            for face in [self.state.parts.cards[card] for card in self.player.missions]
            if face.when is not None and face.when.kind == v.CAPSULE_AT
        ]
        closer = [goal for goal in goals if DISTANCE[end][goal] < DISTANCE[start][goal]]
        nearest = min([DISTANCE[start][goal] for goal in goals], default=0)
        if not closer or min([DISTANCE[end][goal] for goal in closer]) >= nearest:
            return -5.0
        spare = self.state.moves or self.player.energy >= 2 or self.prices.left <= 1
        return 2.1 - 0.16 * self.state.sky().asteroids[end] if spare else -5.0

    def _corner(self, card: int) -> float:
        face = self.state.parts.cards[card]
        moves = face.corner == v.MOVE and not self.state.moves and self._has_plan()
        if moves and self.card_worth(card) < 6.7 + face.cost * self.prices.credit:
            return 0.63
        too_many = len(self.player.hand) > self.state.parts.hand_limit
        if too_many or (not self.prices.left and self._play(card) <= 0):
            return 0.3 - 0.013 * self.card_worth(card)
        return -5.0

    def _has_plan(self) -> bool:
        """Whether a probe has something in prospect that a move is worth."""
        return any(self.plan(space).worth > 3.3 for space in self.player.probes)

    def _exchange(self, index: int) -> float:
        """Only to be able to land or analyze at once, or in the last round to use what is left."""
        give = index // 3
        if index % 3 != 1 or give == 1 or self.state.main != MAIN_OPEN:
            return -5.0
        if give == 0 and self.player.credits < 4:
            return -5.0
        if give == 2 and (self.prices.left or len(self.player.hand) < 3):
            return -5.0
        analyzes = self.player.upper == 6 and self.player.energy == 0
        return 16.0 if analyzes or self._lands_with_one_more() else -5.0

    def _lands_with_one_more(self) -> bool:
        """Whether one energy is missing for the cheapest landing."""
        wanted = self.player.energy + 1
        there = False
        for planet in planets_with_probe(self.state, self.seat):
            cost = land_cost(self.state, self.seat, planet)
            if cost < wanted:
                return False
            there = there or cost == wanted
        return there

    # -- technologies ------------------------------------------------------------------------------------

    def _best_tech(self, kinds: int, flags: int) -> float:
        best = 0.0
        for tech in takeable(self.state, self.seat, kinds, flags):
            best = max(best, self.tech(tech))
        return best

    def tech(self, tech: int) -> float:
        """What taking a tech brings."""
        if not self.techs:
            self.techs = self._techs()
        return self.techs[tech]

    def _techs(self) -> list[float]:
        """Two points for the first, the tile bonus, and what the tech is good for, of every tech."""
        state, parts, left = self.state, self.state.parts, self.prices.left
        found: list[float] = []
        for tech in range(TECH_COUNT):
            stack = state.stacks[tech]
            total = TECH - 6.0 + TECH_USE[tech] * left
            if state.two_points >> tech & 1:
                total += 2.4
            if stack:
                total += self.worths[parts.tech_bonus[stack[-1]]]
            found.append(total + self.worths[parts.tech_printed[tech]])
        return found

    # -- answers to questions ----------------------------------------------------------------------------

    def _answer(self, action: int) -> float:
        acts = self.state.acts
        if acts.discard <= action < acts.take_deck:
            return self._about_card(action)
        if acts.row_signal <= action < acts.signal:
            card = self.state.row[action - acts.row_signal]
            return 0.99 + self._colour_worth(self.state.parts.cards[card].signal)
        if acts.signal <= action < acts.centre:
            star = action - acts.signal
            return self.signal_worth(TILE if star == TILE else self.state.sector_of[star])
        if acts.tech <= action < acts.slot:
            return self.tech(action - acts.tech)
        if acts.mark <= action < acts.cover:
            return self._mark(action - acts.mark)
        if acts.cover <= action < acts.remove_orbiter:
            return self._cover(action - acts.cover)
        if acts.sample <= action < acts.gain_publicity:
            return self._about_tile(action)
        return plain_worth(acts, action)

    def _about_card(self, action: int) -> float:
        """What becomes of a card: of the own hand, a stack or the row."""
        acts = self.state.acts
        if action < acts.tuck:
            return 1.0 - 0.36 * self._play(action - acts.discard)
        if action < acts.show:
            return self._tuck(action - acts.tuck)
        if action < acts.keep:
            return 1.2
        card = action - acts.keep if action < acts.take_row else self.state.row[action - acts.take_row]
        return 1.0 + max(0.99, self._play(card))

    def _tuck(self, card: int) -> float:
        unit = INCOME_UNITS.get(self.state.parts.cards[card].income, 0.76)
        return unit * (self.prices.left + 2.9) - 0.15 * max(0.0, self._play(card))

    def _cover(self, index: int) -> float:
        face = self.state.parts.cards[self.state.acts.triggered[index // MAX_SLOTS]]
        return self.worths[face.slot_rewards[index % MAX_SLOTS]]

    def _about_tile(self, action: int) -> float:
        """Samples, gold tiles, messages and Exertian cards."""
        acts, parts = self.state.acts, self.state.parts
        if action < acts.look:
            return self.worths[parts.samples[action - acts.sample]]
        if action < acts.gold:
            return plain_worth(acts, action)
        if action < acts.message:
            return self._gold(action - acts.gold)
        if action < acts.exertian:
            return self.worths[parts.message_rewards[action - acts.message]]
        face = parts.cards[parts.hand_cards + action - acts.exertian]
        likely = 0.24 if face.when is not None and holds(self.state, self.seat, face.when) else 0.073
        return likely * face.vp - 0.7 * face.danger

    def _gold(self, tile: int) -> float:
        side = self.state.parts.gold[tile][self.state.gold_sides[tile]]
        taken = min(len(self.state.gold_marks[tile]), 2)
        return side.values[taken] * (sets(self.state, self.seat, side) + 0.4 * self.prices.left + 0.16)

    def _colour_worth(self, colour: int) -> float:
        return max([self.signal_worth(sector) for sector in sectors_of_colour(self.state, colour)])

    def signal_worth(self, place: int) -> float:
        """Data, second-position points, and the way to winning the sector."""
        state, seat = self.state, self.seat
        markers = state.signals[place]
        slots = slots_of(state, place)
        if place == TILE:
            return 2.6 + (state.parts.tile_vp[len(markers)] if len(markers) < slots else 0)
        total = 2.1 if len(markers) < slots else 0.0
        if len(markers) == 1:
            total += 2.0
        star = state.parts.stars[state.stars[place]]
        reward = self.worths[star.later_win if state.first_won[place] else star.first_win]
        after = [*markers, seat]
        leads = majority(after, -1) == seat
        if len(after) >= slots:
            return total + (reward + 1.0 if leads else -1.0)
        return total + (SIGNAL_SHARE if leads else 0.25) * reward / 3.2 * (0.14 + len(after) / slots)

    def _mark(self, index: int) -> float:
        column, place = index // PLACES_PER_COLUMN, index % PLACES_PER_COLUMN
        slot, colour = column // 3, column % 3
        parts = self.state.parts
        if place == OVERFLOW_PLACE:
            return 2.4
        if place == DISCOVERY_PLACE:
            return self.worths[parts.discovery_reward[slot]] + 2.5
        space = parts.species[self.state.species[slot]].spaces[colour][place - 2]
        cost = 2.7 * space.cost_data + 2.0 * space.cost_exofossils
        if space.sample_slot >= 0:
            return self.worths[parts.samples[self.state.sample_board[space.sample_slot]]]
        return self.worths[space.reward] - cost - 0.25 * space.danger


INCOME_UNITS: Final = {v.CREDITS: 3.2, v.ENERGY: 5.7, v.CARD: 1.7}

# What the plainer answers are worth against declining.
FIXED: Final = {
    "skip": 0.0, "continue": 0.0, "end": 0.0, "pay": 1.0, "scan-earth": 3.0, "scan-mercury": 2.0,
    "scan-hand": 0.4, "scan-launch": 3.0, "scan-move": 1.0, "take-deck": 2.2, "take-species": 2.4,
    "take-face-up": 2.5, "gain-publicity": 0.8, "gain-move": 0.7, "bonus": 3.0, "no-bonus": 0.0,
}  # fmt: skip


def plain_worth(acts: Actions, action: int) -> float:
    """An answer that is worth the same in every position."""
    kind = acts.catalogue.kind(action)
    return FIXED.get(kind.name, 0.13) - 0.025 * (action - kind.first)
