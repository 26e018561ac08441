"""Why not: the rule and the figures for an action that cannot be taken now."""

from __future__ import annotations

from perihelion.core.text import Reason
from perihelion.games.seti.components.pieces import MESSAGE
from perihelion.games.seti.components.vocabulary import CAPSULE_AT, EARTH
from perihelion.games.seti.rules import checks
from perihelion.games.seti.rules.conditions import PLANET_COUNT, figure
from perihelion.games.seti.rules.flight import budget, hop_start, leave_cost, probe_limit
from perihelion.games.seti.rules.free import can_give, can_take
from perihelion.games.seti.rules.planets import MOON_TECH, land_cost, place_planet, planets_with_probe
from perihelion.games.seti.rules.techs import UPPER_SPACES
from perihelion.games.seti.sight.answer_refusals import answer_refusal
from perihelion.games.seti.sight.choice_refusals import choice_refusal
from perihelion.games.seti.state import MAIN_OPEN, TURN, SetiState


def refusal(state: SetiState, seat: int, action: int) -> Reason | None:
    """The reason that holds whatever is asked; None leaves it to the general answer."""
    acts = state.acts
    if seat >= state.seats:
        return None
    reason = choice_refusal(state, seat, action)
    if reason is not None:
        return reason
    if acts.go_on <= action < acts.free:
        return answer_refusal(state, seat, action)
    if state.phase != TURN and state.turn == seat:
        return Reason("refusal-between", "SETI-026")
    if not (state.phase == TURN and state.turn == seat):
        return Reason("refusal-not-your-turn", "SETI-022" if action >= acts.free else "SETI-020")
    if action >= acts.free:
        if state.lock:
            return Reason("refusal-free-running", "SETI-023")
        return _free(state, seat, action)
    if action < acts.end:
        if state.main != MAIN_OPEN:
            return Reason("refusal-main-taken", "SETI-020")
        return _main(state, seat, action) or Reason("refusal-free-running", "SETI-023")
    return Reason("refusal-main-first" if state.main == MAIN_OPEN else "refusal-main-running", "SETI-020")


def _cost(state: SetiState, seat: int, code: int, rule: str, need: int) -> Reason | None:
    """The refusal for a failed check."""
    player = state.players[seat]
    if code == checks.NEEDS_CREDITS:
        return Reason("refusal-credits", rule, {"need": need, "have": player.credits})
    if code == checks.NEEDS_ENERGY:
        return Reason("refusal-energy", rule, {"need": need, "have": player.energy})
    if code == checks.NEEDS_PUBLICITY:
        return Reason("refusal-publicity", rule, {"need": need, "have": player.publicity})
    if code == checks.AT_PROBE_LIMIT:
        limit = probe_limit(state, seat)
        return Reason("refusal-probe-limit", "SETI-036", {"limit": limit, "have": len(player.probes)})
    if code == checks.COMPUTER_NOT_FULL:
        return Reason("refusal-computer", "SETI-106", {"need": UPPER_SPACES, "have": player.upper})
    return None


def _main(state: SetiState, seat: int, action: int) -> Reason | None:
    acts, parts, player = state.acts, state.parts, state.players[seat]
    if action == acts.launch:
        return _cost(state, seat, checks.launch(state, seat), "SETI-035", parts.launch_credits)
    if action < acts.land:
        return _orbit(state, seat, action - acts.orbit)
    if action < acts.scan:
        return _land(state, seat, action - acts.land)
    if action == acts.scan:
        code = checks.scan(state, seat)
        need = parts.scan_credits if code == checks.NEEDS_CREDITS else parts.scan_energy
        return _cost(state, seat, code, "SETI-065", need)
    if action == acts.analyze:
        return _cost(state, seat, checks.analyze(state, seat), "SETI-106", parts.analyze_energy)
    if action < acts.research:
        card = action - acts.play
        if card not in player.hand:
            return Reason("refusal-not-in-hand", "SETI-110", {"card": parts.cards[card].key})
        rule = "SETI-C06" if parts.cards[card].kind == MESSAGE else "SETI-110"
        return _cost(state, seat, checks.play(state, seat, card), rule, parts.cards[card].cost)
    if action == acts.research:
        return _cost(state, seat, checks.research(state, seat), "SETI-130", parts.research_publicity)
    return None


def _orbit(state: SetiState, seat: int, planet: int) -> Reason | None:
    if planet == EARTH or planet not in planets_with_probe(state, seat):
        return Reason("refusal-no-probe", "SETI-042")
    code = checks.orbit_cost(state, seat)
    need = state.parts.orbit_credits if code == checks.NEEDS_CREDITS else state.parts.orbit_energy
    return _cost(state, seat, code, "SETI-042", need)


def _land(state: SetiState, seat: int, place: int) -> Reason | None:
    planet = place_planet(state, place)
    if planet == EARTH or planet not in planets_with_probe(state, seat):
        return Reason("refusal-no-probe", "SETI-050")
    if place >= PLANET_COUNT and not state.players[seat].has_tech(MOON_TECH):
        return Reason("refusal-moon-tech", "SETI-056")
    if place >= PLANET_COUNT and state.moons[place - PLANET_COUNT]:
        return Reason("refusal-moon-taken", "SETI-057")
    need = land_cost(state, seat, planet)
    if state.players[seat].energy < need:
        return _cost(state, seat, checks.NEEDS_ENERGY, "SETI-050", need)
    return None


def _free(state: SetiState, seat: int, action: int) -> Reason | None:
    acts, parts, player = state.acts, state.parts, state.players[seat]
    if action < acts.carry:
        start = acts.hops[action - acts.move][0]
        if start not in player.probes:
            return Reason("refusal-no-probe-there", "SETI-160")
        return _moves(state, seat, action)
    if action < acts.corner:
        if (action - acts.carry) // 32 >= len(player.capsules):
            return Reason("refusal-no-capsule", "SETI-M12")
        return _moves(state, seat, action)
    if action < acts.place_upper:
        return Reason("refusal-not-in-hand", "SETI-141", {"card": parts.cards[action - acts.corner].key})
    if action < acts.complete:
        if player.data == 0:
            return Reason("refusal-no-data", "SETI-101")
        return Reason("refusal-computer-space", "SETI-104")
    if action < acts.deliver:
        return _mission(state, seat, action - acts.complete)
    if action < acts.exchange:
        return Reason("refusal-delivery", "SETI-M15")
    if action < acts.buy:
        give, take = divmod(action - acts.exchange, 3)
        if can_give(state, seat, give) and not can_take(state, take):
            return Reason("refusal-no-cards", "SETI-152")
        return Reason("refusal-exchange", "SETI-144")
    if player.publicity >= parts.buy_publicity:
        return Reason("refusal-no-cards", "SETI-152")
    return _cost(state, seat, checks.NEEDS_PUBLICITY, "SETI-145", parts.buy_publicity)


def _moves(state: SetiState, seat: int, action: int) -> Reason | None:
    need = leave_cost(state, seat, hop_start(state, seat, action))
    have = budget(state, seat)
    if have < need:
        return Reason("refusal-moves", "SETI-161" if need > 1 else "SETI-140", {"need": need, "have": have})
    return Reason("refusal-not-adjacent", "SETI-160")


def _mission(state: SetiState, seat: int, card: int) -> Reason:
    face = state.parts.cards[card]
    if card not in state.players[seat].missions:
        return Reason("refusal-no-mission", "SETI-113", {"card": face.key})
    if face.when is None:
        return Reason("refusal-triggered", "SETI-115", {"card": face.key})
    if face.when.kind == CAPSULE_AT:
        return Reason("refusal-delivery", "SETI-M15")
    figures = {"card": face.key}
    try:
        have = figure(state, seat, face.when)
    except AssertionError:
        return Reason("refusal-condition", "SETI-113", {**figures})
    return Reason("refusal-condition-figures", "SETI-113", {**figures, "need": face.when.n, "have": have})
