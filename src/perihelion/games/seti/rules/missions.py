"""Missions: events cover the slots of triggered ones, conditions complete the others.

`happened` is told of everything that can be an event. It serves watchers of this turn, mission slots and
the solo player's objectives.
"""

from __future__ import annotations

from typing import ClassVar

from perihelion.core.state import Step
from perihelion.core.text import Event, Text
from perihelion.games.seti.catalogue import MAX_SLOTS
from perihelion.games.seti.components.pieces import CONDITIONAL, TRIGGERED
from perihelion.games.seti.components.vocabulary import (
    CAPSULE_AT,
    EV_MISSION_COMPLETE,
    EXOFOSSILS,
    SPEND,
    TRACE_SET_ONE_SPECIES,
)
from perihelion.games.seti.rules.conditions import holds, slots_with_set
from perihelion.games.seti.rules.matching import matches
from perihelion.games.seti.rules.rival.objectives import objective_event
from perihelion.games.seti.rules.steps import Choice, run_nested
from perihelion.games.seti.state import TURN, SetiState, changed, without


def happened(state: SetiState, owner: int, kind: int, arg: int) -> None:
    """Something has happened to an owner. What follows from it is put on top of the stack."""
    if state.is_rival(owner):
        return
    own_turn = state.turn == owner and state.phase == TURN
    if state.rival is not None:
        objective_event(state, kind, arg)
    if state.players[owner].missions:
        _offer_slots(state, owner, kind, arg, own_turn)
    if own_turn and state.watchers:
        _watch(state, owner, kind, arg)


def _offer_slots(state: SetiState, owner: int, kind: int, arg: int, own_turn: bool) -> None:
    """Slots of triggered missions that wait for what has happened can be covered (SETI-115)."""
    player = state.players[owner]
    fitting: list[int] = []
    for at, card in enumerate(player.missions):
        face = state.parts.cards[card]
        if face.kind != TRIGGERED:
            continue
        for number, trigger in enumerate(face.triggers):
            if not player.covered[at] >> number & 1 and matches(trigger, kind, arg, own_turn):
                fitting.append(state.acts.cover + state.acts.trigger_at[card] * MAX_SLOTS + number)
    if fitting:
        fitting.sort()
        state.push(Cover(owner, fitting))


def _watch(state: SetiState, owner: int, kind: int, arg: int) -> None:
    """Watchers of this turn pay once each (SETI-R02)."""
    for number in state.watchers:
        effect = state.parts.glossary.effects[number]
        trigger = effect.trigger
        if trigger is not None and matches(trigger, kind, arg, True):
            state.watchers = without(state.watchers, state.watchers.index(number))
            run_nested(state, owner, effect.then)


def happens_later(state: SetiState, owner: int, kind: int, arg: int) -> None:
    """The same once all that is pushed above it is done; nobody waits for what happens to the rival."""
    if not state.is_rival(owner):
        state.push(Happen(owner, kind, arg))


class Happen(Step[SetiState]):
    """An event that counts once what was pushed above it is done."""

    FIELDS: ClassVar[tuple[str, ...]] = ("owner", "kind", "arg")

    def __init__(self, owner: int, kind: int, arg: int) -> None:
        self.owner = owner
        self.kind = kind
        self.arg = arg

    def copy(self) -> Happen:
        return Happen(self.owner, self.kind, self.arg)

    def run(self, state: SetiState) -> None:
        state.pop()
        happened(state, self.owner, self.kind, self.arg)


class Cover(Choice):
    """One event covers at most one slot over all missions, and none if the player likes (SETI-116)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("owner", "slots")

    def __init__(self, owner: int, slots: list[int]) -> None:
        super().__init__(owner)
        self.slots = slots

    def copy(self) -> Cover:
        return Cover(self.owner, self.slots[:])

    def options(self, state: SetiState) -> list[int]:
        return [state.acts.skip, *[slot for slot in self.slots if self._open(state, slot)]]

    def _open(self, state: SetiState, action: int) -> bool:
        """An event that happened meanwhile may have covered the slot."""
        player = state.players[self.owner]
        index, slot = divmod(action - state.acts.cover, MAX_SLOTS)
        card = state.acts.triggered[index]
        if card not in player.missions:
            return False
        return not player.covered[player.missions.index(card)] >> slot & 1

    def choose(self, state: SetiState, action: int) -> None:
        state.pop()
        if action == state.acts.skip:
            return
        index, slot = divmod(action - state.acts.cover, MAX_SLOTS)
        cover(state, self.owner, state.acts.triggered[index], slot)

    def prompt(self, state: SetiState, seat: int) -> Text:
        return Text("prompt-cover")


def cover(state: SetiState, owner: int, card: int, slot: int) -> None:
    """Covers a slot and gains its reward; the last one completes the mission (SETI-117)."""
    player = state.players[owner]
    at = player.missions.index(card)
    player.covered = changed(player.covered, at, player.covered[at] | 1 << slot)
    face = state.parts.cards[card]
    if state.journal is not None:
        state.tell(Event("cover", owner, ("SETI-115",), {"card": face.key, "number": slot + 1}))
    if player.covered[at] == (1 << len(face.triggers)) - 1:
        happens_later(state, owner, EV_MISSION_COMPLETE, 0)
        finish_mission(state, owner, card)
    run_nested(state, owner, face.slot_rewards[slot])


def finish_mission(state: SetiState, owner: int, card: int) -> None:
    """Turns a mission face down in front of its owner."""
    player = state.players[owner]
    at = player.missions.index(card)
    player.missions, player.covered = without(player.missions, at), without(player.covered, at)
    player.completed = [*player.completed, card]
    if state.journal is not None:
        state.tell(Event("mission", owner, ("SETI-117",), {"card": state.parts.cards[card].key}))


def completable(state: SetiState, owner: int, card: int) -> bool:
    """Whether a face-up conditional mission may be completed now (SETI-113). Deliveries complete
    theirs in their own way (SETI-M15)."""
    face = state.parts.cards[card]
    if face.kind != CONDITIONAL or face.when is None or face.when.kind == CAPSULE_AT:
        return False
    if not holds(state, owner, face.when):
        return False
    for effect in state.parts.glossary.lists[face.reward]:
        if effect.verb == SPEND and state.players[owner].exofossils < effect.gains[EXOFOSSILS]:
            return False
    return True


def complete(state: SetiState, owner: int, card: int) -> None:
    """Completes a conditional mission: its reward, then it counts as completed."""
    face = state.parts.cards[card]
    happens_later(state, owner, EV_MISSION_COMPLETE, 0)
    run_nested(state, owner, face.reward, card)
    if face.when is not None and face.when.kind == TRACE_SET_ONE_SPECIES:
        state.note.slots_ok = slots_with_set(state, owner)
    finish_mission(state, owner, card)
