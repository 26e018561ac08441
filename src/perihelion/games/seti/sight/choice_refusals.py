"""Why not, for choices inside an action: spaces for traces, techs, steps of a Scan, sectors, tiles, rewards.

A reason looks only at what the asked seat can see; a board that is not discovered says no more than that.
"""

from __future__ import annotations

from perihelion.core.text import Reason
from perihelion.games.seti.catalogue import DISCOVERY_PLACE, OVERFLOW_PLACE, PLACES_PER_COLUMN
from perihelion.games.seti.components.vocabulary import ANY, AT_COLOUR, AT_EARTH, AT_EARTH_OR_NEIGHBOUR
from perihelion.games.seti.rules.conditions import PLANET_COUNT
from perihelion.games.seti.rules.flight import below_limit, probe_limit
from perihelion.games.seti.rules.milestones import ChooseGold
from perihelion.games.seti.rules.planets import MOON_TECH, Craft, place_planet, planets_with_probe
from perihelion.games.seti.rules.scan import HAND_TECH, LAUNCH_TECH, MERCURY_TECH, Scan
from perihelion.games.seti.rules.signals import Signals
from perihelion.games.seti.rules.species.centaurians import MessageReward
from perihelion.games.seti.rules.techs import ChooseTech
from perihelion.games.seti.rules.traces import Traces
from perihelion.games.seti.state import SetiState, mark_index


def choice_refusal(state: SetiState, seat: int, action: int) -> Reason | None:
    """The reason for an action that is of the kind now asked for but not among its options."""
    if not state.is_asked(seat):
        return None
    acts, step = state.acts, state.stack[-1]
    if isinstance(step, Traces) and acts.mark <= action < acts.cover:
        return _mark(state, seat, step, action - acts.mark)
    if isinstance(step, ChooseTech) and acts.tech <= action < acts.slot:
        return _tech(state, seat, step, action - acts.tech)
    if isinstance(step, Scan) and acts.scan_earth <= action < acts.tech:
        return _scan(state, seat, step, action)
    if isinstance(step, Signals) and acts.signal <= action < acts.centre:
        rules = {AT_COLOUR: "SETI-086", AT_EARTH: "SETI-066", AT_EARTH_OR_NEIGHBOUR: "SETI-068"}
        return Reason("refusal-sector", rules.get(step.at, "SETI-080"))
    if isinstance(step, ChooseGold) and acts.gold <= action < acts.message:
        return Reason("refusal-gold-marked", "SETI-182")
    if isinstance(step, MessageReward) and acts.message <= action < acts.exertian:
        return Reason("refusal-message-taken", "SETI-C04")
    if isinstance(step, Craft) and acts.orbit <= action < acts.scan:
        return _craft(state, seat, step, action)
    return None


def _mark(state: SetiState, seat: int, step: Traces, index: int) -> Reason:
    """A space for a trace: its colour, its species, whether it is free, and its price."""
    column, place = divmod(index, PLACES_PER_COLUMN)
    slot, colour = divmod(column, 3)
    if step.colour not in (ANY, colour):
        return Reason("refusal-trace-colour", "SETI-191")
    if not step.allowed(state, slot, colour):
        return Reason("refusal-trace-species", "SETI-R45")
    if place == DISCOVERY_PLACE:
        return Reason("refusal-space-taken", "SETI-191")
    if place != OVERFLOW_PLACE and not state.discovered[slot]:
        return Reason("refusal-not-discovered", "SETI-191")
    spaces = state.parts.species[state.species[slot]].spaces[colour]
    if not 0 <= place - 2 < len(spaces):
        return Reason("refusal-no-space", "SETI-191")
    space = spaces[place - 2]
    if space.marks > 0 and state.marks[mark_index(slot, colour, space.level)]:
        return Reason("refusal-space-taken", "SETI-195")
    if space.sample_slot >= 0 and state.sample_board[space.sample_slot] < 0:
        return Reason("refusal-no-sample", "SETI-M18")
    player = state.players[seat]
    if player.exofossils < space.cost_exofossils:
        figures = {"need": space.cost_exofossils, "have": player.exofossils}
        return Reason("refusal-exofossils", "SETI-O07", {**figures})
    return Reason("refusal-pool", "SETI-C14", {"need": space.cost_data, "have": player.data})


def _tech(state: SetiState, seat: int, step: ChooseTech, tech: int) -> Reason:
    if not step.kinds >> (tech // 4) & 1:
        return Reason("refusal-tech-kind", "SETI-134")
    if state.players[seat].has_tech(tech):
        return Reason("refusal-tech-owned", "SETI-133")
    if not state.stacks[tech]:
        return Reason("refusal-tech-empty", "SETI-R43")
    return Reason("refusal-tech-unshared", "SETI-R53")


def _scan(state: SetiState, seat: int, step: Scan, action: int) -> Reason:
    """A step of a Scan: done already, without its tech, or beyond the player's means."""
    acts, player = state.acts, state.players[seat]
    needs = {
        acts.scan_mercury: (MERCURY_TECH, "SETI-069"),
        acts.scan_hand: (HAND_TECH, "SETI-070"),
        acts.scan_launch: (LAUNCH_TECH, "SETI-071"),
        acts.scan_move: (LAUNCH_TECH, "SETI-071"),
    }
    if action not in needs:
        return Reason("refusal-scan-done", "SETI-066")
    tech, rule = needs[action]
    if not player.has_tech(tech):
        return Reason("refusal-scan-tech", rule, {"tech": f"tech-{state.parts.tech_ids[tech]}"})
    if step.is_done(tech):
        return Reason("refusal-scan-done", "SETI-067")
    if action == acts.scan_mercury:
        return Reason("refusal-publicity", rule, {"need": 1, "have": player.publicity})
    if action == acts.scan_hand:
        return Reason("refusal-no-hand", rule)
    if not below_limit(state, seat):
        figures = {"limit": probe_limit(state, seat), "have": len(player.probes)}
        return Reason("refusal-probe-limit", "SETI-036", {**figures})
    return Reason("refusal-energy", rule, {"need": 1, "have": player.energy})


def _craft(state: SetiState, seat: int, step: Craft, action: int) -> Reason | None:
    """An orbit or a landing granted by a card, which keeps all requirements but the cost (SETI-111)."""
    acts = state.acts
    landing = action >= acts.land
    if step.what == (0 if landing else 1):
        return Reason("refusal-craft-kind", "SETI-111")
    place = action - (acts.land if landing else acts.orbit)
    if place_planet(state, place) not in planets_with_probe(state, seat):
        return Reason("refusal-no-probe", "SETI-111")
    if place >= PLANET_COUNT and not (step.moons or state.players[seat].has_tech(MOON_TECH)):
        return Reason("refusal-moon-tech", "SETI-056")
    return Reason("refusal-moon-taken", "SETI-057")
