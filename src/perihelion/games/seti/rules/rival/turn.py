"""The solo rival: reveals an action card and performs the first possible action on it (SETI-S04).

What it gains goes through the same rules as a player's gains; its choices stand in `choices`.
"""

from __future__ import annotations

from typing import ClassVar, Final

from perihelion.core.state import Step
from perihelion.core.text import Arg, Event
from perihelion.games.seti.components.pieces import TECH_COUNT, RivalAction
from perihelion.games.seti.components.solar import SECTORS, Route
from perihelion.games.seti.components.vocabulary import (
    ANOMALIES,
    COMPUTER,
    PLANETS,
    PROBE,
    PUBLICITY,
    TELESCOPE,
    VP,
)
from perihelion.games.seti.rules.cards import refill_row
from perihelion.games.seti.rules.flight import anomaly_leader, launch, rotate
from perihelion.games.seti.rules.planets import (
    NO_BONUS,
    bonus_spaces,
    place_lander,
    place_moon_lander,
    place_orbiter,
    take_probe,
)
from perihelion.games.seti.rules.resources import RIVAL_COMPUTER, advance, gain, rival_data
from perihelion.games.seti.rules.rival.choices import by_arrow, rival_can_pay
from perihelion.games.seti.rules.rival.flight import best_route
from perihelion.games.seti.rules.signals import mark_signal, next_anomaly, rival_row_signal
from perihelion.games.seti.rules.species import exertians
from perihelion.games.seti.rules.species.mascamites import put_sample
from perihelion.games.seti.rules.steps import run_effects
from perihelion.games.seti.rules.traces import mark_trace
from perihelion.games.seti.state import TILE, SetiState, changed, mark_index, take_top, without

EXERTIAN_LIMIT: Final = 5
NO_FIGURE: Final = -1


def new_round(state: SetiState) -> None:
    """All its action cards are shuffled into a new deck (SETI-S06)."""
    rival = state.the_rival()
    rival.deck += rival.cards
    rival.cards = []
    rival.on_top = 0
    state.chance.shuffle(rival.deck)


class RivalTurn(Step[SetiState]):
    """One turn of the rival."""

    def copy(self) -> RivalTurn:
        return self

    def run(self, state: SetiState) -> None:
        state.pop()
        rival = state.the_rival()
        if not rival.deck:
            rival_pass(state)
            return
        card = rival.deck.pop()
        rival.on_top = max(0, rival.on_top - 1)
        state.revealed()
        show(state, card)
        perform_card(state, card)


RIVAL_TURN: Final = RivalTurn()  # nothing in it changes: all positions share it


def show(state: SetiState, card: int) -> None:
    rival = state.the_rival()
    rival.cards.append(card)
    rival.shown = card
    rival.known |= 1 << card
    rival.right = state.parts.action_cards[card].right
    if state.journal is not None:
        args = {"card": state.parts.action_cards[card].key}
        state.tell(Event("rival-card", state.seats, ("SETI-S04",), {**args}))


def rival_pass(state: SetiState) -> None:
    """It rotates if first, removes the top end-of-round card and advances 1 for it (SETI-S05)."""
    first = state.passed == 0
    state.passed |= 1 << state.seats
    if state.journal is not None:
        state.tell(Event("pass", state.seats, ("SETI-S05",)))
    state.push(RIVAL_STACK)
    if first:
        rotate(state)


class RivalStack(Step[SetiState]):
    """Takes its card off the end-of-round stack, unseen, once the rotation is done."""

    def copy(self) -> RivalStack:
        return self

    def run(self, state: SetiState) -> None:
        state.pop()
        if state.round < state.parts.rounds:
            state.discard.append(state.round_stacks[state.round - 1].pop())
            state.revealed()
            advance(state, 1)


RIVAL_STACK: Final = RivalStack()  # nothing in it changes: all positions share it


def perform_card(state: SetiState, card: int) -> None:
    """The first possible action from the top."""
    for number, action in enumerate(state.parts.action_cards[card].actions):
        state.the_rival().performed = number
        if try_action(state, card, action):
            return


def try_action(state: SetiState, card: int, action: RivalAction) -> bool:
    """Performs an action if it is possible and says whether it was."""
    do = action.do
    if do == "analyze":
        return _analyze(state, action)
    if do == "launch":
        return _launch(state, action)
    if do == "tech":
        return _tech(state, action)
    if do in ("probe", "land_and_sample"):
        return _probe(state, action)
    if do == "telescope":
        return _telescope(state, action)
    if do == "replace_if_discovered":
        return _replace(state, card, action)
    if do == "anomaly_trace":
        return _anomaly_trace(state, action)
    if do == "place_message":
        return _place_message(state, action)
    return _play_exertian(state)


def _say(state: SetiState, key: str, rule: str) -> None:
    if state.journal is not None:
        state.tell(Event(f"rival-{key}", state.seats, (rule,)))


def _cannot(state: SetiState, key: str, rule: str, n: int = NO_FIGURE) -> bool:
    """Tells why a line of its card is not possible; the next one is tried."""
    if state.journal is not None:
        _tell_cannot(state, key, rule, {} if n == NO_FIGURE else {"n": n})
    return False


def _lacks(state: SetiState, key: str, rule: str, have: int, need: int) -> bool:
    """The same for a line that it has too little for."""
    if state.journal is not None:
        _tell_cannot(state, key, rule, {"have": have, "need": need})
    return False


def _tell_cannot(state: SetiState, key: str, rule: str, figures: dict[str, Arg]) -> None:
    line = state.the_rival().performed + 1
    state.tell(Event(f"rival-cannot-{key}", state.seats, (rule,), {"line": line, **figures}))


def _because(state: SetiState, key: str, rule: str) -> None:
    """Tells why it chooses as it does."""
    if state.journal is not None:
        state.tell(Event(f"rival-because-{key}", state.seats, (rule,)))


# -- analyze, launch, tech --------------------------------------------------------------------------


def _analyze(state: SetiState, action: RivalAction) -> bool:
    """Clears a full computer for points and a blue trace, then refills it (SETI-S10)."""
    rival = state.the_rival()
    if rival.computer < RIVAL_COMPUTER:
        return _lacks(state, "analyze", "SETI-S10", rival.computer, RIVAL_COMPUTER)
    _say(state, "analyze", "SETI-S10")
    rival.computer = 0
    gain(state, state.seats, VP, action.vp)
    state.push(AFTER_ANALYZE)
    run_effects(state, state.seats, state.parts.analyze_reward)
    return True


class AfterAnalyze(Step[SetiState]):
    """Refills the computer from the pool and discards a computer tech for 3 points and 1 progress."""

    def copy(self) -> AfterAnalyze:
        return self

    def run(self, state: SetiState) -> None:
        state.pop()
        rival = state.the_rival()
        data = min(rival.pool, RIVAL_COMPUTER)
        rival.pool -= data
        rival_data(state, data)
        if spend_tech(state, COMPUTER):
            gain(state, state.seats, VP, 3)
            advance(state, 1)


AFTER_ANALYZE: Final = AfterAnalyze()  # nothing in it changes: all positions share it


def spend_tech(state: SetiState, kind: int) -> bool:
    """Discards a tech of the kind, if it has one (SETI-S13)."""
    rival = state.the_rival()
    if rival.techs[kind] == 0:
        return False
    rival.techs = changed(rival.techs, kind, rival.techs[kind] - 1)
    rival.spent_techs += 1
    return True


def _launch(state: SetiState, action: RivalAction) -> bool:
    """Only without a probe on Earth (SETI-S11)."""
    if state.sky().earth in state.players[state.seats].probes:
        return _cannot(state, "launch", "SETI-S11")
    launch(state, state.seats)
    gain(state, state.seats, PUBLICITY, action.publicity)
    if action.progress:
        advance(state, action.progress)
    return True


def _tech(state: SetiState, action: RivalAction) -> bool:
    """Pays publicity, rotates, takes the preferred tech, advances (SETI-S12)."""
    player = state.players[state.seats]
    if player.publicity < action.publicity:
        return _lacks(state, "tech", "SETI-S12", player.publicity, action.publicity)
    player.publicity -= action.publicity
    _say(state, "tech", "SETI-S12")
    state.push(TakeTech(action.progress))
    rotate(state)
    return True


class TakeTech(Step[SetiState]):
    """The first tech from the progress space on with its 2-point tile, else the first with tiles left."""

    FIELDS: ClassVar[tuple[str, ...]] = ("progress",)

    def __init__(self, progress: int) -> None:
        self.progress = progress

    def copy(self) -> TakeTech:
        return TakeTech(self.progress)

    def run(self, state: SetiState) -> None:
        state.pop()
        tech = preferred_tech(state)
        if tech >= 0:
            if state.journal is not None:
                key = "tech-first" if state.two_points >> tech & 1 else "tech-left"
                args: dict[str, Arg] = {"tech": f"tech-{state.parts.tech_ids[tech]}"}
                args["n"] = state.the_rival().progress + 1
                state.tell(Event(f"rival-because-{key}", state.seats, ("SETI-S12",), args))
            self._take(state, tech)
        if self.progress:
            advance(state, self.progress)

    def _take(self, state: SetiState, tech: int) -> None:
        rival = state.the_rival()
        bonus = take_top(state.stacks, tech)
        state.revealed()
        kind = tech // 4
        rival.techs = changed(rival.techs, kind, rival.techs[kind] + 1)
        state.researched = changed(state.researched, tech, state.researched[tech] | 1 << state.seats)
        if state.journal is not None:
            args = {"tech": f"tech-{state.parts.tech_ids[tech]}"}
            state.tell(Event("tech", state.seats, ("SETI-S12",), {**args}))
        if state.two_points >> tech & 1:
            state.two_points &= ~(1 << tech)
            gain(state, state.seats, VP, state.parts.first_taker_vp)
        for effect in state.parts.effects(state.parts.tech_bonus[bonus]):
            if effect.gains:
                for resource, n in enumerate(effect.gains):
                    gain(state, state.seats, resource, n)
            else:
                advance(state, effect.n)


def preferred_tech(state: SetiState) -> int:
    """The tech it takes next, -1 if all stacks are empty."""
    rival = state.the_rival()
    track = state.parts.difficulties[rival.level].track
    first_left = -1
    for step in range(TECH_COUNT):
        tech = track[(rival.progress + step) % TECH_COUNT]
        if not state.stacks[tech]:
            continue
        if state.two_points >> tech & 1:
            return tech
        if first_left < 0:
            first_left = tech
    return first_left


# -- probes -----------------------------------------------------------------------------------------


def _probe(state: SetiState, action: RivalAction) -> bool:
    """Flies from Earth to the first listed planet within its moves and orbits or lands (SETI-S14)."""
    earth = state.sky().earth
    if earth not in state.players[state.seats].probes:
        return _cannot(state, "probe", "SETI-S14")
    for at, planet in enumerate(action.planets):
        moves = action.moves[at]
        route = best_route(state, planet, moves)
        if route is not None:
            _fly(state, planet, route)
            _arrive(state, planet, action)
            return True
        if state.journal is not None:
            far: dict[str, Arg] = {"planet": f"planet-{PLANETS[planet]}", "n": moves}
            state.tell(Event("rival-too-far", state.seats, ("SETI-S14",), far))
    return _cannot(state, "reach", "SETI-S14")


def _fly(state: SetiState, planet: int, route: Route) -> None:
    player = state.players[state.seats]
    player.probes.remove(state.sky().earth)
    player.probes.append(state.sky().where[planet])
    if state.journal is not None:
        args = {"planet": f"planet-{PLANETS[planet]}"}
        state.tell(Event("rival-fly", state.seats, ("SETI-S14",), {**args, "n": route.moves}))
    gain(state, state.seats, PUBLICITY, route.publicity)


def _arrive(state: SetiState, planet: int, action: RivalAction) -> None:
    """A free moon with a probe tech, else the kind of first space that is open, else the preference
    (SETI-S15)."""
    rival = state.seats
    free_moons = [moon for moon in state.parts.planets[planet].moons if not state.moons[moon]]
    sampling = action.do == "land_and_sample"
    take_probe(state, rival, planet)
    if sampling:
        state.push(RivalSample(planet))
    if free_moons and spend_tech(state, PROBE):
        _because(state, "moon", "SETI-S15")
        place_moon_lander(state, rival, by_arrow(state, free_moons))
        return
    open_spaces = bonus_spaces(state, planet, False)
    orbit_open, land_open = not state.orbit_first[planet], bool(open_spaces)
    to_orbit = action.orbit_first if orbit_open == land_open else orbit_open
    first_counts = orbit_open != land_open and not sampling
    reason = ("first-orbit" if to_orbit else "first-land") if first_counts else "prefers"
    _because(state, reason, "SETI-S15")
    if to_orbit and not sampling:
        place_orbiter(state, rival, planet)
    else:
        place_lander(state, rival, planet, _most_data(state, open_spaces))


def _most_data(state: SetiState, spaces: list[int]) -> int:
    """Of several open data spaces the one with most data (SETI-R50); they are listed in that order."""
    return spaces[0] if spaces else NO_BONUS


class RivalSample(Step[SetiState]):
    """A random sample of the planet goes face up on the board, its reward ignored (SETI-S28)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("planet",)

    def __init__(self, planet: int) -> None:
        self.planet = planet

    def copy(self) -> RivalSample:
        return RivalSample(self.planet)

    def run(self, state: SetiState) -> None:
        state.pop()
        side = state.parts.sample_planets.index(self.planet)
        samples = state.samples[side]
        if samples:
            sample = state.chance.pick(samples)
            samples.remove(sample)
            put_sample(state, sample)
            _say(state, "sample", "SETI-S28")


# -- telescope --------------------------------------------------------------------------------------


def _telescope(state: SetiState, action: RivalAction) -> bool:
    """Marks the signals shown, one more for a telescope tech, then the row refills (SETI-S16)."""
    _say(state, "telescope", "SETI-S16")
    rival = state.seats
    one_more = spend_tech(state, TELESCOPE)
    for signal in action.signals:
        if signal == "earth":
            mark_signal(state, rival, state.sky().earth % SECTORS, False)
        elif signal == "row_card":
            rival_row_signal(state)
        else:
            mark_signal(state, rival, TILE, False)  # SETI-O20
    if one_more:
        rival_row_signal(state)
    refill_row(state)
    return True


# -- species cards ----------------------------------------------------------------------------------


def _replace(state: SetiState, card: int, action: RivalAction) -> bool:
    """The card is replaced for good by that of the species discovered first or second (SETI-S19)."""
    if len(state.order) < action.species_index:
        return _cannot(state, "replace", "SETI-S19", len(state.order))
    species = state.species[state.order[action.species_index - 1]]
    rival = state.the_rival()
    for number, other in enumerate(state.parts.action_cards):
        if other.species == species:
            rival.cards.remove(card)
            show(state, number)
            perform_card(state, number)
            return True
    return False


def _anomaly_trace(state: SetiState, action: RivalAction) -> bool:
    """Marks the column of the next anomaly unless it leads there (SETI-S29)."""
    colour = next_anomaly(state)
    rival = state.seats
    if colour < 0 or anomaly_leader(state, colour) == rival:
        return _cannot(state, "anomaly", "SETI-S29")
    slot = state.slot_of(ANOMALIES)
    for space in state.parts.species[ANOMALIES].spaces[colour]:
        taken = space.marks > 0 and bool(state.marks[mark_index(slot, colour, space.level)])
        if not taken and rival_can_pay(state, space.cost_data, space.cost_exofossils):
            gain(state, rival, VP, action.vp)
            mark_trace(state, rival, slot, colour, space.level + 1)
            return True
    return False


def _place_message(state: SetiState, action: RivalAction) -> bool:
    """Puts a tile of its reserve 15 points ahead (SETI-S31)."""
    rival = state.the_rival()
    player = state.players[state.seats]
    if rival.message_tiles == 0 or player.tile_at >= 0:
        return _cannot(state, "message", "SETI-S31", rival.message_tiles)
    rival.message_tiles -= 1
    player.tile_at = player.score + state.parts.message_distance
    _say(state, "message", "SETI-S31")
    advance(state, action.progress)
    return True


def _play_exertian(state: SetiState) -> bool:
    """Plays a random Exertian card face down while it has fewer than five there (SETI-S32)."""
    rival = state.seats
    player = state.players[rival]
    held = len(player.played) + exertians.board_markers(state, rival)
    if held >= EXERTIAN_LIMIT or not state.exertian_deck:
        return _cannot(state, "exertian", "SETI-S32", held)
    last = len(state.exertian_deck) - 1
    player.played = sorted([*player.played, state.exertian_deck[last]])
    state.exertian_deck = without(state.exertian_deck, last)
    _say(state, "exertian", "SETI-S32")
    return True
