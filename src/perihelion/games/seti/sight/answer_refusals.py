"""Why not, for answers that nobody asks for now: what they are for, and what is lacking until then."""

from __future__ import annotations

from typing import Final

from perihelion.core.text import Arg, Reason
from perihelion.games.seti.catalogue import DISCOVERY_PLACE, MAX_SLOTS, OVERFLOW_PLACE, PLACES_PER_COLUMN
from perihelion.games.seti.rules.signals import slots_of
from perihelion.games.seti.state import TILE, SetiState, mark_index

# What each kind of answer belongs to, where no figure says more.
BELONGS: Final = {
    "continue": ("refusal-nothing-to-continue", "SETI-027"),
    "skip": ("refusal-nothing-to-decline", "SETI-027"),
    "pay": ("refusal-nothing-to-pay", "SETI-027"),
    "show": ("refusal-not-shown", "SETI-R44"),
    "keep": ("refusal-keep", "SETI-210"),
    "take-face-up": ("refusal-species-card", "SETI-M04"),
    "take-species": ("refusal-species-card", "SETI-M04"),
    "row-corner": ("refusal-row-corner", "SETI-R46"),
    "row-signal": ("refusal-row-signal", "SETI-066"),
    "centre": ("refusal-signal", "SETI-080"),
    "scan-earth": ("refusal-scan-step", "SETI-066"),
    "scan-mercury": ("refusal-scan-step", "SETI-069"),
    "scan-hand": ("refusal-scan-step", "SETI-070"),
    "scan-launch": ("refusal-scan-step", "SETI-071"),
    "scan-move": ("refusal-scan-step", "SETI-071"),
    "slot": ("refusal-slot", "SETI-133"),
    "bonus": ("refusal-first-lander", "SETI-054"),
    "no-bonus": ("refusal-first-lander", "SETI-054"),
    "remove-orbiter": ("refusal-remove", "SETI-R16"),
    "remove-lander": ("refusal-remove", "SETI-R16"),
    "remove-moon": ("refusal-remove", "SETI-R16"),
    "choose-space": ("refusal-choose-space", "SETI-160"),
    "sample": ("refusal-sample", "SETI-M09"),
    "look": ("refusal-look", "SETI-R25"),
    "exertian": ("refusal-exertian", "SETI-E07"),
    "gain-publicity": ("refusal-slingshot", "SETI-163"),
    "gain-move": ("refusal-slingshot", "SETI-163"),
}


def answer_refusal(state: SetiState, seat: int, action: int) -> Reason | None:
    """The reason for an answer to a question that is not asked now."""
    kind = state.acts.catalogue.kind(action)
    index = action - kind.first
    if kind.name in ("discard", "tuck", "show") and index not in state.players[seat].hand:
        return Reason("refusal-not-in-hand", "SETI-110", {"card": state.parts.cards[index].key})
    if kind.name in BELONGS:
        key, rule = BELONGS[kind.name]
        return Reason(key, rule)
    if kind.name == "discard":
        return Reason("refusal-discard", "SETI-141", {"card": state.parts.cards[index].key})
    if kind.name == "tuck":
        return Reason("refusal-tuck", "SETI-150", {"card": state.parts.cards[index].key})
    if kind.name in ("take-row", "take-deck"):
        return _take(state, seat)
    if kind.name in ("signal", "resolve"):
        return _sector(state, kind.name, index)
    if kind.name == "tech":
        return _tech(state, seat, index)
    if kind.name == "mark":
        return _mark(state, seat, index)
    if kind.name == "cover":
        return _cover(state, seat, index)
    if kind.name == "gold":
        return _gold(state, seat, index)
    if kind.name == "message":
        taken = state.messages_taken[index] >= 0
        return Reason("refusal-message-taken" if taken else "refusal-message", "SETI-C04")
    return _task(state, index) if kind.name == "task" else None


def _take(state: SetiState, seat: int) -> Reason:
    figures: dict[str, Arg] = {"need": state.parts.buy_publicity, "have": state.players[seat].publicity}
    return Reason("refusal-take-card", "SETI-145", figures)


def _sector(state: SetiState, kind: str, star: int) -> Reason:
    place = TILE if star == TILE else state.sector_of[star]
    left = max(0, slots_of(state, place) - len(state.signals[place]))
    if kind == "resolve":
        return Reason("refusal-resolve", "SETI-090", {"n": left})
    return Reason("refusal-signal", "SETI-080")


def _tech(state: SetiState, seat: int, tech: int) -> Reason:
    player = state.players[seat]
    if player.has_tech(tech):
        return Reason("refusal-tech-owned", "SETI-133")
    if not state.stacks[tech]:
        return Reason("refusal-tech-empty", "SETI-R43")
    need = state.parts.research_publicity
    key = "refusal-tech-poor" if player.publicity < need else "refusal-tech-research"
    return Reason(key, "SETI-130", {"need": need, "have": player.publicity})


def _mark(state: SetiState, seat: int, index: int) -> Reason:
    column, place = divmod(index, PLACES_PER_COLUMN)
    slot, colour = divmod(column, 3)
    if place == DISCOVERY_PLACE and state.discovery[column] >= 0:
        return Reason("refusal-space-taken", "SETI-191")
    if place not in (DISCOVERY_PLACE, OVERFLOW_PLACE):
        if not state.discovered[slot]:
            return Reason("refusal-not-discovered", "SETI-191")
        spaces = state.parts.species[state.species[slot]].spaces[colour]
        if not 0 <= place - 2 < len(spaces):
            return Reason("refusal-no-space", "SETI-191")
        space = spaces[place - 2]
        if space.marks > 0 and state.marks[mark_index(slot, colour, space.level)]:
            return Reason("refusal-space-taken", "SETI-195")
        if space.sample_slot >= 0 and state.sample_board[space.sample_slot] < 0:
            return Reason("refusal-no-sample", "SETI-M18")
    return Reason(("refusal-trace-red", "refusal-trace-yellow", "refusal-trace-blue")[colour], "SETI-191")


def _cover(state: SetiState, seat: int, index: int) -> Reason:
    card = state.acts.triggered[index // MAX_SLOTS]
    key = state.parts.cards[card].key
    player = state.players[seat]
    if card not in player.missions:
        return Reason("refusal-no-mission", "SETI-113", {"card": key})
    covered = player.covered[player.missions.index(card)] >> index % MAX_SLOTS & 1
    return Reason("refusal-slot-covered" if covered else "refusal-slot-event", "SETI-115", {"card": key})


def _gold(state: SetiState, seat: int, tile: int) -> Reason:
    if seat in state.gold_marks[tile]:
        return Reason("refusal-gold-marked", "SETI-182")
    player = state.players[seat]
    ahead = [
        value for at, value in enumerate(state.parts.gold_milestones) if not player.gold_reached >> at & 1
    ]
    if not ahead:
        return Reason("refusal-gold-none", "SETI-182")
    return Reason("refusal-gold-milestone", "SETI-182", {"need": min(ahead), "have": player.score})


def _task(state: SetiState, index: int) -> Reason:
    objective, task = divmod(index, MAX_SLOTS)
    rival = state.the_rival() if state.rival is not None else None
    if rival is None or objective not in rival.objectives:
        return Reason("refusal-no-objective", "SETI-S22")
    marked = rival.marks[rival.objectives.index(objective)] >> task & 1
    return Reason("refusal-task-marked" if marked else "refusal-task", "SETI-S22")
