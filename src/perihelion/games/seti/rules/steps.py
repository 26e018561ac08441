"""The two kinds of step everything in SETI is made of: lists of effects, and choices.

A `Run` resolves a list of effects one after the other. A `Choice` asks one owner to pick; while it is that
owner's own turn and no free action is under way, every free action is offered beside its options
(SETI-022 to SETI-024). What verbs do and which free actions exist is plugged in from above (`HOOKS`).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Final

from perihelion.core.state import Step
from perihelion.core.text import Reason, Text
from perihelion.games.seti.components.vocabulary import Effect
from perihelion.games.seti.state import Note, SetiState, new_note


class Choice(Step[SetiState]):
    """One owner picks one of the options. A single option is taken at once unless it is worth a pause."""

    FIELDS: ClassVar[tuple[str, ...]] = ("owner",)

    def __init__(self, owner: int) -> None:
        self.owner = owner

    def options(self, state: SetiState) -> list[int]:
        """The choice's own actions, in catalogue order, as a list of its own; empty if there is nothing to
        choose."""
        raise TypeError(f"{type(self).__name__} has no options()")

    def choose(self, state: SetiState, action: int) -> None:
        raise TypeError(f"{type(self).__name__} has no choose()")

    def none(self, state: SetiState) -> None:
        """What happens without options: the effect is skipped (SETI-029)."""
        state.pop()

    def pause(self, state: SetiState) -> bool:
        """Whether even a single option is asked, because a free action before it may matter."""
        return False

    def run(self, state: SetiState) -> None:
        options = self.options(state)
        if not options:
            self.none(state)
        elif len(options) == 1 and not self.pause(state):
            self.choose(state, options[0])
        else:
            state.ask(1 << self.owner)

    def legal(self, state: SetiState, seat: int) -> list[int]:
        options = self.options(state)
        if state.free_open(seat):
            options += HOOKS.free_options(state, seat)
        return options

    def answer(self, state: SetiState, seat: int, action: int) -> None:
        if action >= state.acts.free:
            HOOKS.free_action(state, seat, action)
        else:
            self.choose(state, action)

    def refusal(self, state: SetiState, seat: int, action: int) -> Reason:
        reason = state.game.refusal(state, seat, action)
        return reason if reason is not None else Reason("core-not-a-choice")

    def prompt(self, state: SetiState, seat: int) -> Text:
        raise TypeError(f"{type(self).__name__} has no prompt()")


class Run(Choice):
    """Resolves a list of effects in listed order (SETI-027). `card` is the card they stand on, -1 if none."""

    FIELDS: ClassVar[tuple[str, ...]] = ("owner", "effects", "at", "card", "paused")

    def __init__(self, owner: int, effects: int, at: int, card: int, paused: bool) -> None:
        super().__init__(owner)
        self.effects = effects
        self.at = at
        self.card = card
        self.paused = paused  # the player has seen the pause before the next effect

    def copy(self) -> Run:
        return Run(self.owner, self.effects, self.at, self.card, self.paused)

    def run(self, state: SetiState) -> None:
        effects = state.parts.glossary.lists[self.effects]
        if self.at >= len(effects):
            state.pop()
            return
        effect = effects[self.at]
        if (
            self.at > 0
            and not self.paused
            and state.free_open(self.owner)
            and HOOKS.matters(state, self, effect)
        ):
            state.ask(1 << self.owner)
            return
        self.at += 1
        self.paused = False
        HOOKS.perform(state, self, effect)

    def options(self, state: SetiState) -> list[int]:
        return [state.acts.go_on]

    def choose(self, state: SetiState, action: int) -> None:
        self.paused = True

    def prompt(self, state: SetiState, seat: int) -> Text:
        return Text("prompt-pause")


class Close(Step[SetiState]):
    """Ends a piece of work nested in another: takes the remembered note up again, and opens free actions
    if the piece was one of them."""

    FIELDS: ClassVar[tuple[str, ...]] = ("note", "free")

    def __init__(self, note: Note, free: bool) -> None:
        self.note = note
        self.free = free

    def copy(self) -> Close:
        return Close(self.note.copy(), self.free)

    def run(self, state: SetiState) -> None:
        state.pop()
        state.note = self.note
        if self.free:
            state.lock -= 1
            HOOKS.after_effect(state)


class Hooks:
    """What the layers above provide."""

    def __init__(self) -> None:
        self.perform: Callable[[SetiState, Run, Effect], None] = _unset_perform
        self.matters: Callable[[SetiState, Run, Effect], bool] = _unset_matters
        self.free_options: Callable[[SetiState, int], list[int]] = _unset_options
        self.free_action: Callable[[SetiState, int, int], None] = _unset_action
        self.after_effect: Callable[[SetiState], None] = _unset_after


def _unset_perform(state: SetiState, run: Run, effect: Effect) -> None:
    raise TypeError("no verbs are plugged in")


def _unset_matters(state: SetiState, run: Run, effect: Effect) -> bool:
    raise TypeError("no verbs are plugged in")


def _unset_options(state: SetiState, seat: int) -> list[int]:
    raise TypeError("no free actions are plugged in")


def _unset_action(state: SetiState, seat: int, action: int) -> None:
    raise TypeError("no free actions are plugged in")


def _unset_after(state: SetiState) -> None:
    raise TypeError("no sector rules are plugged in")


HOOKS: Final = Hooks()


def run_effects(state: SetiState, owner: int, effects: int, card: int = -1) -> None:
    """Puts a list of effects on top of the stack."""
    if effects:
        state.push(Run(owner, effects, 0, card, False))


def run_nested(state: SetiState, owner: int, effects: int, card: int = -1) -> None:
    """The same for a list with a memory of its own, inside whatever is going on."""
    state.push(Close(state.note, False))
    state.note = new_note()
    run_effects(state, owner, effects, card)
