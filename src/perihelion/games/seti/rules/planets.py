"""The planetary board: orbiting, landing, and taking craft away again."""

from __future__ import annotations

from typing import ClassVar, Final

from perihelion.core.text import Event, Text
from perihelion.games.seti.components.vocabulary import EARTH, EV_LAND, EV_ORBIT, OUMUAMUA, PLANETS
from perihelion.games.seti.rules.conditions import MOON, PLANET_COUNT, any_orbiter_at
from perihelion.games.seti.rules.flight import budget
from perihelion.games.seti.rules.missions import happens_later
from perihelion.games.seti.rules.steps import Choice, run_effects
from perihelion.games.seti.state import SetiState, marked, unmarked

LANDING_TECH: Final = 2  # probe tech 3
MOON_TECH: Final = 3  # probe tech 4
NO_BONUS: Final = -1


def planets_with_probe(state: SetiState, owner: int) -> list[int]:
    """Planets other than Earth on whose space a probe of the owner stands."""
    content = state.sky().content
    found: list[int] = []
    for space in state.players[owner].probes:
        thing = content[space]
        if thing <= OUMUAMUA and thing != EARTH and thing not in found:
            found.append(thing)
    found.sort()
    return found


def land_cost(state: SetiState, owner: int, planet: int) -> int:
    """Energy for landing, all discounts included (SETI-050 to SETI-052)."""
    parts = state.parts
    cost = parts.land_energy_orbiter if any_orbiter_at(state, planet) else parts.land_energy
    if state.players[owner].has_tech(LANDING_TECH):
        cost -= parts.land_discount
    return cost


def landing_places(state: SetiState, owner: int, moons: bool, reuse: bool, energy: int) -> list[int]:
    """Planets, and moons as 9 + number, on which the owner may land with so much energy (-1: free)."""
    moons = moons or state.players[owner].has_tech(MOON_TECH)
    places: list[int] = []
    on_moons: list[int] = []
    for planet in planets_with_probe(state, owner):
        if energy >= 0 and land_cost(state, owner, planet) > energy:
            continue
        places.append(planet)
        if moons:
            own = state.parts.planets[planet].moons
            on_moons += [PLANET_COUNT + moon for moon in own if reuse or not state.moons[moon]]
    return places + on_moons


def place_planet(state: SetiState, place: int) -> int:
    """The planet of a landing place."""
    return place if place < PLANET_COUNT else state.parts.moon_planet[place - PLANET_COUNT]


def take_probe(state: SetiState, owner: int, planet: int) -> None:
    state.players[owner].probes.remove(state.sky().where[planet])


def orbit(state: SetiState, owner: int, planet: int) -> None:
    """The probe becomes an orbiter; the first one also gains the first bonus (SETI-043, SETI-044)."""
    take_probe(state, owner, planet)
    place_orbiter(state, owner, planet)


def place_orbiter(state: SetiState, owner: int, planet: int) -> None:
    board = state.parts.planets[planet]
    state.note.craft_planet = planet
    if state.journal is not None:
        state.tell(Event("orbit", owner, ("SETI-043",), {"planet": f"planet-{PLANETS[planet]}"}))
    happens_later(state, owner, EV_ORBIT, planet)
    run_effects(state, owner, board.orbit)
    if state.orbit_first[planet]:
        state.orbit_rest = marked(state.orbit_rest, planet, owner)
    else:
        state.orbit_first = marked(state.orbit_first, planet, owner)
        run_effects(state, owner, board.first_orbit)


def land(state: SetiState, owner: int, place: int, reuse: bool) -> None:
    """The probe becomes a lander on a planet or a moon."""
    planet = place_planet(state, place)
    take_probe(state, owner, planet)
    if place >= PLANET_COUNT:
        place_moon_lander(state, owner, place - PLANET_COUNT)
        return
    spaces = bonus_spaces(state, planet, reuse)
    if not spaces:
        place_lander(state, owner, planet, NO_BONUS)
    elif len(spaces) == 1 and not reuse:
        place_lander(state, owner, planet, spaces[0])
    else:
        state.push(ChooseBonus(owner, planet, reuse))


def bonus_spaces(state: SetiState, planet: int, reuse: bool) -> list[int]:
    """First-lander spaces that can be taken: the open ones, with Dragonfly also covered ones (SETI-R15)."""
    return [space for space in state.parts.planets[planet].bonus if reuse or not state.bonus[space]]


def _landed(state: SetiState, owner: int, planet: int, key: str) -> None:
    state.note.craft_planet = planet
    if state.journal is not None:
        state.tell(Event("land", owner, ("SETI-053",), {"place": f"place-{key}"}))
    happens_later(state, owner, EV_LAND, planet)


def place_moon_lander(state: SetiState, owner: int, moon: int) -> None:
    """A moon lander gains the moon's reward and nothing else (SETI-057)."""
    state.moons = marked(state.moons, moon, owner)
    state.note.landed = MOON + moon
    _landed(state, owner, state.parts.moon_planet[moon], state.parts.moon_ids[moon])
    run_effects(state, owner, state.parts.moon_rewards[moon])


def place_lander(state: SetiState, owner: int, planet: int, space: int) -> None:
    """A lander on the planet, on a first-lander space or not (SETI-053, SETI-054)."""
    state.note.landed = planet
    _landed(state, owner, planet, PLANETS[planet])
    run_effects(state, owner, state.parts.planets[planet].land)
    if space == NO_BONUS:
        state.land_rest = marked(state.land_rest, planet, owner)
    else:
        state.bonus = marked(state.bonus, space, owner)
        run_effects(state, owner, state.parts.bonus_rewards[space])


class ChooseBonus(Choice):
    """Which first-lander space the new lander covers."""

    FIELDS: ClassVar[tuple[str, ...]] = ("owner", "planet", "reuse")

    def __init__(self, owner: int, planet: int, reuse: bool) -> None:
        super().__init__(owner)
        self.planet = planet
        self.reuse = reuse

    def copy(self) -> ChooseBonus:
        return ChooseBonus(self.owner, self.planet, self.reuse)

    def options(self, state: SetiState) -> list[int]:
        own = state.parts.planets[self.planet].bonus
        options = [
            state.acts.bonus + own.index(space) for space in bonus_spaces(state, self.planet, self.reuse)
        ]
        if self.reuse and all(state.bonus[space] for space in own):
            options.append(state.acts.no_bonus)
        return options

    def legal(self, state: SetiState, seat: int) -> list[int]:
        return self.options(state)

    def choose(self, state: SetiState, action: int) -> None:
        state.pop()
        space = NO_BONUS
        if action != state.acts.no_bonus:
            space = state.parts.planets[self.planet].bonus[action - state.acts.bonus]
        place_lander(state, self.owner, self.planet, space)

    def prompt(self, state: SetiState, seat: int) -> Text:
        return Text("prompt-bonus", {"planet": f"planet-{PLANETS[self.planet]}"})


class Craft(Choice):
    """Orbits or lands without cost (SETI-111); `what` is 0 orbit, 1 land, 2 either."""

    FIELDS: ClassVar[tuple[str, ...]] = ("owner", "what", "moons", "reuse")

    def __init__(self, owner: int, what: int, moons: bool, reuse: bool) -> None:
        super().__init__(owner)
        self.what = what
        self.moons = moons
        self.reuse = reuse

    def copy(self) -> Craft:
        return Craft(self.owner, self.what, self.moons, self.reuse)

    def options(self, state: SetiState) -> list[int]:
        options: list[int] = []
        if self.what != 1:
            options += [state.acts.orbit + planet for planet in planets_with_probe(state, self.owner)]
        if self.what != 0:
            places = landing_places(state, self.owner, self.moons, self.reuse, -1)
            options += [state.acts.land + place for place in places]
        return options

    def run(self, state: SetiState) -> None:
        """Without a probe on a planet the player may still fly there first with the moves at hand."""
        if not self.options(state) and self.pause(state):
            state.ask(1 << self.owner)
        else:
            super().run(state)

    def legal(self, state: SetiState, seat: int) -> list[int]:
        options = super().legal(state, seat)
        return options if self.options(state) else [state.acts.skip, *options]

    def pause(self, state: SetiState) -> bool:
        player = state.players[self.owner]
        return state.free_open(self.owner) and budget(state, self.owner) > 0 and bool(player.probes)

    def choose(self, state: SetiState, action: int) -> None:
        state.pop()
        if action == state.acts.skip:
            return
        if action < state.acts.land:
            orbit(state, self.owner, action - state.acts.orbit)
        else:
            land(state, self.owner, action - state.acts.land, self.reuse)

    def prompt(self, state: SetiState, seat: int) -> Text:
        return Text(("prompt-orbit", "prompt-land", "prompt-orbit-or-land")[self.what])


class Remove(Choice):
    """Takes an own orbiter or lander off the board (SETI-R16), then gains what follows."""

    FIELDS: ClassVar[tuple[str, ...]] = ("owner", "landers", "then")

    def __init__(self, owner: int, landers: bool, then: int) -> None:
        super().__init__(owner)
        self.landers = landers
        self.then = then

    def copy(self) -> Remove:
        return Remove(self.owner, self.landers, self.then)

    def options(self, state: SetiState) -> list[int]:
        acts, owner = state.acts, self.owner
        options: list[int] = []
        if not self.landers:
            for planet in range(PLANET_COUNT):
                for other, place in enumerate((state.orbit_first[planet], state.orbit_rest[planet])):
                    if owner in place:
                        options.append(acts.remove_orbiter + planet * 2 + other)
            return options
        for planet in range(PLANET_COUNT):
            if owner in state.land_rest[planet]:
                options.append(acts.remove_lander + planet * 4)
            for number, space in enumerate(state.parts.planets[planet].bonus):
                if owner in state.bonus[space]:
                    options.append(acts.remove_lander + planet * 4 + number + 1)
        for moon, landers in enumerate(state.moons):
            if owner in landers:
                options.append(acts.remove_moon + moon)
        return options

    def choose(self, state: SetiState, action: int) -> None:
        state.pop()
        acts = state.acts
        if action >= acts.remove_moon:
            state.moons = unmarked(state.moons, action - acts.remove_moon, self.owner)
        elif action >= acts.remove_lander:
            planet, number = divmod(action - acts.remove_lander, 4)
            board = state.parts.planets[planet]
            if number == 0:
                state.land_rest = unmarked(state.land_rest, planet, self.owner)
            else:
                state.bonus = unmarked(state.bonus, board.bonus[number - 1], self.owner)
        else:
            planet, other = divmod(action - acts.remove_orbiter, 2)
            if other:
                state.orbit_rest = unmarked(state.orbit_rest, planet, self.owner)
            else:
                state.orbit_first = unmarked(state.orbit_first, planet, self.owner)
        if state.journal is not None:
            state.tell(Event("remove", self.owner, ("SETI-R16",)))
        run_effects(state, self.owner, self.then)

    def prompt(self, state: SetiState, seat: int) -> Text:
        return Text("prompt-remove-lander" if self.landers else "prompt-remove-orbiter")
