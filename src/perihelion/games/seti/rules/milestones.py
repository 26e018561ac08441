"""Between turns: milestones, neutral markers and the discovery of species, until nothing is left to do.

Owners come in turn order from the one whose turn ended; neutral milestones come last, then discoveries
(SETI-180 to SETI-187, SETI-197 to SETI-199).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from perihelion.core.state import Step
from perihelion.core.text import Event, Text
from perihelion.games.seti.components.vocabulary import (
    ANOMALIES,
    CENTAURIANS,
    COLOURS,
    EXERTIANS,
    MASCAMITES,
    OUMUAMUA_SPECIES,
    SPECIES,
)
from perihelion.games.seti.rules.cards import to_hand
from perihelion.games.seti.rules.resources import advance
from perihelion.games.seti.rules.rival.choices import by_arrow
from perihelion.games.seti.rules.signals import resolve_pending
from perihelion.games.seti.rules.species import anomalies, centaurians, exertians, mascamites, oumuamua
from perihelion.games.seti.rules.steps import Choice
from perihelion.games.seti.rules.traces import put_discovery
from perihelion.games.seti.state import NEUTRAL, SetiState, changed, marked, without

if TYPE_CHECKING:  # machine integers, for the compiler alone
    from mypy_extensions import i64

# Kinds of milestones, in the order in which those of equal value are resolved (SETI-R07).
GOLD: Final = 0
MESSAGE_TILE: Final = 1
MESSAGE_CARD: Final = 2
EXERTIAN_MILESTONE: Final = 3


class Between(Step[SetiState]):
    """Resolves everything that happens between two turns."""

    def copy(self) -> Between:
        return self

    def run(self, state: SetiState) -> None:
        if state.pending:
            resolve_pending(state)  # SETI-R04
            return
        for owner in state.clockwise(state.turn):
            if own_milestone(state, owner):
                return
        if neutral_milestone(state):
            return
        if state.ripe:
            slot = state.ripe[0]
            state.ripe = without(state.ripe, 0)
            discover(state, slot)
            return
        state.pop()


BETWEEN_TURNS: Final = Between()  # nothing in it changes: all positions share it


def own_milestone(state: SetiState, owner: int) -> bool:
    """Resolves the lowest milestone of an owner that is reached; says whether there was one."""
    player = state.players[owner]
    score = player.score
    best_value, best_kind, best_number = 1 << 30, -1, 0
    if new_milestones(state.parts.gold_reached, score, player.gold_reached):
        for number, value in enumerate(state.parts.gold_milestones):
            if value <= score and not player.gold_reached >> number & 1 and value < best_value:
                best_value, best_kind, best_number = value, GOLD, number
    if 0 <= player.tile_at <= score and player.tile_at < best_value:
        best_value, best_kind = player.tile_at, MESSAGE_TILE
    if player.message_at:
        message = centaurians.due_message(state, owner)
        if message >= 0 and player.message_at[message] < best_value:
            best_value, best_kind = player.message_at[message], MESSAGE_CARD
    if state.exertian_at[0] >= 0:
        for number, value in enumerate(state.exertian_at):
            if value <= score and not player.exertian_reached >> number & 1 and value < best_value:
                best_value, best_kind, best_number = value, EXERTIAN_MILESTONE, number
    if best_kind < 0:
        return False
    if best_kind == GOLD:
        reach_gold(state, owner, best_number)
    elif best_kind == MESSAGE_TILE:
        centaurians.reach_tile(state, owner)
    elif best_kind == MESSAGE_CARD:
        centaurians.answer_message(state, owner)
    else:
        exertians.reach_milestone(state, owner, best_number)
    return True


def new_milestones(reached: list[int], score: i64, resolved: i64) -> i64:
    """Bit mask of the milestones reached with the score that have not been resolved yet."""
    last: i64 = len(reached) - 1
    mask: i64 = reached[score if score < last else last]
    return mask & ~resolved


def reach_gold(state: SetiState, owner: int, number: int) -> None:
    """A gold milestone marks a gold tile (SETI-182)."""
    state.players[owner].gold_reached |= 1 << number
    if state.journal is not None:
        value = state.parts.gold_milestones[number]
        state.tell(Event("milestone", owner, ("SETI-182",), {"n": value}))
    if state.is_rival(owner):
        free = [tile for tile, marks in enumerate(state.gold_marks) if not marks]
        if free:  # SETI-S20: first spaces only
            mark_gold(state, owner, by_arrow(state, free))
    else:
        state.push(ChooseGold(owner))


class ChooseGold(Choice):
    """Marks one gold tile not yet marked by this owner."""

    def copy(self) -> ChooseGold:
        return ChooseGold(self.owner)

    def options(self, state: SetiState) -> list[int]:
        return [
            state.acts.gold + tile for tile, marks in enumerate(state.gold_marks) if self.owner not in marks
        ]

    def choose(self, state: SetiState, action: int) -> None:
        state.pop()
        mark_gold(state, self.owner, action - state.acts.gold)

    def prompt(self, state: SetiState, seat: int) -> Text:
        return Text("prompt-gold")


def mark_gold(state: SetiState, owner: int, tile: int) -> None:
    state.gold_marks = marked(state.gold_marks, tile, owner)
    if state.journal is not None:
        value = gold_value(state, owner, tile)
        key = f"gold-{state.parts.gold[tile][0].id}"
        state.tell(Event("gold", owner, ("SETI-183",), {"tile": key, "n": value}))


def gold_value(state: SetiState, owner: int, tile: int) -> int:
    """The value under an owner's marker on a gold tile, 0 without one (SETI-183)."""
    if owner not in state.gold_marks[tile]:
        return 0
    values = state.parts.gold[tile][state.gold_sides[tile]].values
    return values[min(state.gold_marks[tile].index(owner), len(values) - 1)]


def next_gold_value(state: SetiState, tile: int) -> int:
    """The value that the next marker on a gold tile stands for."""
    values = state.parts.gold[tile][state.gold_sides[tile]].values
    return values[min(len(state.gold_marks[tile]), len(values) - 1)]


def neutral_milestone(state: SetiState) -> bool:
    """Resolves one neutral milestone that somebody has reached; says whether there was one (SETI-185)."""
    for owner in state.clockwise(state.turn):
        player = state.players[owner]
        new = new_milestones(state.parts.neutral_reached, player.score, player.neutral_reached)
        if not new:
            continue
        for number, value in enumerate(state.parts.neutral_milestones):
            if not new >> number & 1:
                continue
            player.neutral_reached |= 1 << number
            empty = [column for column, marker in enumerate(state.discovery) if marker < 0]
            if state.neutral[number] > 0 and empty:
                state.neutral = changed(state.neutral, number, state.neutral[number] - 1)
                put_discovery(state, empty[0], NEUTRAL)
                if state.journal is not None:
                    side = f"side-{('left', 'right')[empty[0] // 3]}"
                    trace = f"trace-{COLOURS[empty[0] % 3]}"
                    args = {"side": side, "trace": trace}
                    state.tell(Event("neutral", owner, ("SETI-185",), {**args, "n": value}))
            return True
    return False


# -- discovery --------------------------------------------------------------------------------------


def discover(state: SetiState, slot: int) -> None:
    """Turns a species board over, sets it up and rewards the owners of its discovery markers (SETI-198)."""
    species = state.species[slot]
    state.discovered = changed(state.discovered, slot, 1)
    state.order = [*state.order, slot]
    state.revealed()
    if state.journal is not None:
        args = {"species": f"species-{SPECIES[species]}"}
        state.tell(Event("discovery", -1, ("SETI-198",), {**args}))
        state.tell(Event("discovery-text", -1, (), {"text": f"species-text-{SPECIES[species]}"}))
    if state.rival is not None:
        markers = state.discovery[slot * 3 : slot * 3 + 3].count(state.seats)
        if markers:
            advance(state, markers)  # SETI-S21, SETI-E18
    if species == EXERTIANS:
        exertians.discover(state, slot)
        return
    _deal(state, slot)
    if species == MASCAMITES:
        mascamites.discover(state)
    elif species == ANOMALIES:
        anomalies.discover(state)
    elif species == OUMUAMUA_SPECIES:
        oumuamua.discover(state)
    elif species == CENTAURIANS:
        centaurians.discover(state)


def _deal(state: SetiState, slot: int) -> None:
    """One card for each discovery marker, then the top card is turned face up (SETI-M02, SETI-M03)."""
    deck = state.parts.species[state.species[slot]].cards[:]
    state.chance.shuffle(deck)
    state.decks[slot] = deck
    for owner in state.discovery[slot * 3 : slot * 3 + 3]:
        if owner == NEUTRAL or state.is_rival(owner):
            continue
        card = deck.pop()
        to_hand(state, owner, card, False)
        if state.journal is not None:
            args = {"species": f"species-{SPECIES[state.species[slot]]}"}
            secret = {"card": state.parts.cards[card].key}
            state.tell(Event("draw-species", owner, ("SETI-M02",), {**args}, {**secret}, 1 << owner))
    state.face_up = changed(state.face_up, slot, deck.pop())
