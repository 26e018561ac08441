"""How good a position looks for one seat: points, and what stands ready to become points.

Everything is measured in points: a credit that is kept is worth about two, for it may come to be spent. What
a list of effects is worth is estimated once from its verbs; work still on the stack counts with that
estimate, so that a bot that looks one action ahead sees what a card will do.
"""

from __future__ import annotations

from typing import Final

from perihelion.core.state import Step
from perihelion.games.seti.components import vocabulary as v
from perihelion.games.seti.components.pieces import CONDITIONAL
from perihelion.games.seti.components.solar import DISTANCE, SECTORS
from perihelion.games.seti.mind.worth import (
    CAPSULE,
    CARD,
    CREDIT,
    ENERGY,
    EXOFOSSIL,
    INCOME,
    LANDING,
    PUBLICITY,
    RIVAL_SHARE,
    SIGNAL,
    TECH,
    TRACE,
    estimates,
    list_worths,
)
from perihelion.games.seti.rules.cards import ChooseCard, ChooseSpeciesCard, Tuck
from perihelion.games.seti.rules.conditions import any_orbiter_at, holds, most_of_others
from perihelion.games.seti.rules.flight import ASTEROID_TECH
from perihelion.games.seti.rules.free import CARD_SIDE, GiveCards
from perihelion.games.seti.rules.missions import Cover
from perihelion.games.seti.rules.planets import LANDING_TECH, MOON_TECH, ChooseBonus, Craft
from perihelion.games.seti.rules.scan import EARTH_DONE, ROW_DONE, Scan
from perihelion.games.seti.rules.scoring import final_points
from perihelion.games.seti.rules.signals import (
    Centre,
    DeckSignals,
    HandSignals,
    RowSignals,
    Signals,
    slots_of,
)
from perihelion.games.seti.rules.steps import Run
from perihelion.games.seti.rules.techs import ChooseTech
from perihelion.games.seti.rules.traces import Traces
from perihelion.games.seti.rules.turn import CardDone
from perihelion.games.seti.state import SetiState

MESSAGE: Final = 2.0
EXERTIAN: Final = 1.0


def evaluate(state: SetiState, seat: int) -> float:
    """The own position against the best of the others."""
    own = worth(state, seat) + pending(state, seat)
    others = [worth(state, owner) for owner in range(state.owners) if owner != seat]
    return own - RIVAL_SHARE * max(others)


# -- worth of a position ----------------------------------------------------------------------------------


def worth(state: SetiState, owner: int) -> float:
    """Points, plus resources, machines, probes and open chances."""
    points = float(final_points(state, owner))
    return points if state.is_rival(owner) else Promise(state, owner).added_to(points)


class Promise:
    """What a player will still get, part by part."""

    def __init__(self, state: SetiState, owner: int) -> None:
        left, ready = rounds_after(state), readiness(state)
        player = state.players[owner]
        self.resources = ready * (
            CREDIT * player.credits + ENERGY * player.energy + PUBLICITY * player.publicity
        )
        self.hand = ready * (EXOFOSSIL * player.exofossils + CARD * len(player.hand))
        self.computer = computer_worth(state, owner, ready)
        self.income = card_income(left) * len(player.tucked)
        self.techs = tech_worth(left) * player.techs.bit_count()
        self.missions = mission_worth(state, owner, ready)
        probes = [probe_worth(state, owner, space) for space in player.probes]
        self.probes = sum(probes) * probe_share(left)
        self.best_probe = max(probes, default=0.0)
        self.signals = signal_worth(state, owner)
        self.species = MESSAGE * len(player.messages) + EXERTIAN * len(player.exertians) if left else 0.0
        self.capsules = CAPSULE * len(player.capsules)

    def added_to(self, points: float) -> float:
        total = points + self.resources
        total += self.hand
        total += self.computer
        total += self.income + self.techs
        total += self.missions
        total += self.probes
        total += self.signals
        total += self.species
        return total + self.capsules


def rounds_after(state: SetiState) -> int:
    """Rounds after this one."""
    return state.parts.rounds - state.round


def readiness(state: SetiState) -> float:
    """How far resources will be used: in the last round they must be spent soon."""
    return 1.0 if rounds_after(state) else 0.25


def card_income(left: int) -> float:
    """A card tucked for income."""
    return 1.9 * left


def tech_worth(left: int) -> float:
    return 1.2 + 1.1 * left


def probe_share(left: int) -> float:
    """How far a probe gets to what it can reach."""
    return 1.0 if left else 0.7


def computer_worth(state: SetiState, owner: int, ready: float) -> float:
    """Data in the computer is on its way to a blue trace; data in the pool may still be lost."""
    player = state.players[owner]
    placed = 1.55 * player.upper + 0.4 * player.lower.bit_count()
    if player.upper == 6:
        placed += 1.5
    return (placed + 1.35 * min(player.data, 6) - (0.8 if player.data >= 6 else 0.0)) * (0.4 + 0.6 * ready)


def mission_worth(state: SetiState, owner: int, ready: float) -> float:
    """Open missions count with a part of their reward, those that can be completed with most of it."""
    player = state.players[owner]
    worths = list_worths(state.parts)
    total = 0.0
    for at, card in enumerate(player.missions):
        face = state.parts.cards[card]
        if face.kind == CONDITIONAL and face.when is not None:
            total += worths[face.reward] * (0.8 if holds(state, owner, face.when) else 0.3 * ready)
        else:
            for slot, reward in enumerate(face.slot_rewards):
                if not player.covered[at] >> slot & 1:
                    total += 0.4 * ready * worths[reward]
    return total + 0.8 * len(player.completed)


def probe_worth(state: SetiState, owner: int, space: int) -> float:
    """A probe is worth the best landing it can still reach, less the way there."""
    player = state.players[owner]
    sky = state.sky()
    worths = list_worths(state.parts)
    free_moves = state.moves if state.turn == owner else 0
    extra = 0 if player.has_tech(ASTEROID_TECH) else sky.asteroids[space]
    best = 0.0
    for planet in range(9):
        target = sky.where[planet]
        if target < 0 or planet == v.EARTH:
            continue
        board = state.parts.planets[planet]
        energy = 2 if any_orbiter_at(state, planet) else 3
        if player.has_tech(LANDING_TECH):
            energy -= 1
        gain = worths[board.land] - ENERGY * energy
        for bonus in board.bonus:
            if not state.bonus[bonus]:
                gain += worths[state.parts.bonus_rewards[bonus]]
                break
        orbiting = worths[board.orbit] - CREDIT - ENERGY + (0.0 if state.orbit_first[planet] else 3.0)
        gain = max(gain, orbiting)
        if player.has_tech(MOON_TECH):
            for moon in board.moons:
                if not state.moons[moon]:
                    gain = max(gain, worths[state.parts.moon_rewards[moon]] - ENERGY * energy)
        steps = DISTANCE[space][target]
        paid = max(0, steps + (extra if steps else 0) - free_moves)
        gain += PUBLICITY * min(steps, 2) * 0.5 - ENERGY * 0.85 * paid - 0.3 * steps
        best = max(best, gain * 0.92)
    return best


def signal_worth(state: SetiState, owner: int) -> float:
    """Markers in open sectors: a share of the reward by majority and by how full the sector is."""
    total = 0.0
    worths = list_worths(state.parts)
    for sector in range(SECTORS):
        markers = state.signals[sector]
        mine = markers.count(owner)
        if not mine:
            continue
        star = state.parts.stars[state.stars[sector]]
        reward = worths[star.later_win if state.first_won[sector] else star.first_win]
        most = most_of_others(state, markers, owner)
        lead = 0.75 if mine > most else 0.5 if mine == most else 0.2
        total += lead * reward * min(1.0, len(markers) / slots_of(state, sector)) + 0.25
    return total


# -- work on the stack --------------------------------------------------------------------------------------


def pending(state: SetiState, seat: int) -> float:
    """What steps of the seat that are still to be resolved will bring."""
    return sum([step_worth(state, seat, step) for step in state.stack])


def step_worth(state: SetiState, seat: int, step: Step[SetiState]) -> float:
    if isinstance(step, CardDone):
        return card_stays(state, step.card) if step.owner == seat and state.playing == step.card else 0.0
    if isinstance(step, Run):
        if step.owner != seat:
            return 0.0
        effects = state.parts.glossary.lists[step.effects]
        known = estimates(state.parts).effects
        return sum([known[effects[at].number] for at in range(step.at, len(effects))])
    if isinstance(step, Signals):
        return SIGNAL * step.left if step.owner == seat else 0.0
    if isinstance(step, (RowSignals, DeckSignals, HandSignals)):
        return SIGNAL * step.left if step.owner == seat else 0.0
    if isinstance(step, Scan):
        missing = (not step.done & EARTH_DONE) + (not step.done & ROW_DONE)
        return SIGNAL * missing if step.owner == seat else 0.0
    if isinstance(step, Traces):
        return TRACE * step.left if step.owner == seat else 0.0
    if isinstance(step, ChooseTech):
        return TECH if step.owner == seat else 0.0
    if isinstance(step, (ChooseCard, ChooseSpeciesCard)):
        return CARD * step.left if step.owner == seat else 0.0
    if isinstance(step, Tuck):
        return INCOME * step.left if step.owner == seat and state.players[seat].hand else 0.0
    if isinstance(step, (Craft, ChooseBonus)):
        return LANDING if step.owner == seat else 0.0
    if isinstance(step, Centre):
        return 3 * SIGNAL if step.owner == seat else 0.0
    if isinstance(step, GiveCards):
        return -CARD * step.left + (0.0 if step.take == CARD_SIDE else ENERGY)
    if isinstance(step, Cover):
        return 2.5 if step.owner == seat else 0.0
    return 0.0


def card_stays(state: SetiState, card: int) -> float:
    """What a card in play will be worth once its effects are done."""
    face = state.parts.cards[card]
    worths = list_worths(state.parts)
    if face.kind == CONDITIONAL:
        return 0.35 * worths[face.reward]
    return 0.4 * sum([worths[reward] for reward in face.slot_rewards])
