"""The solo player's objectives (SETI-S22 to SETI-S26): three lie open, their tasks are marked by events.

One event marks at most one task; where several fit, the player chooses.
"""

from __future__ import annotations

from typing import ClassVar

from perihelion.core.text import Event, Text
from perihelion.games.seti.catalogue import MAX_SLOTS
from perihelion.games.seti.components.vocabulary import PUBLICITY, VP
from perihelion.games.seti.rules.matching import matches
from perihelion.games.seti.rules.steps import Choice
from perihelion.games.seti.state import SetiState, changed, without


class ChooseTask(Choice):
    """One event fits several tasks: the player marks one of them (SETI-S23)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("owner", "tasks")

    def __init__(self, owner: int, tasks: list[int]) -> None:
        super().__init__(owner)
        self.tasks = tasks

    def copy(self) -> ChooseTask:
        return ChooseTask(self.owner, self.tasks[:])

    def options(self, state: SetiState) -> list[int]:
        rival = state.the_rival()
        unmarked: list[int] = []
        for action in self.tasks:
            objective, task = divmod(action - state.acts.task, MAX_SLOTS)
            at = rival.objectives.index(objective) if objective in rival.objectives else -1
            if at >= 0 and not rival.marks[at] >> task & 1:
                unmarked.append(action)
        return unmarked

    def choose(self, state: SetiState, action: int) -> None:
        state.pop()
        objective, task = divmod(action - state.acts.task, MAX_SLOTS)
        mark_task(state, objective, task)

    def prompt(self, state: SetiState, seat: int) -> Text:
        return Text("prompt-task")


def mark_task(state: SetiState, objective: int, task: int) -> None:
    rival = state.the_rival()
    at = rival.objectives.index(objective)
    rival.marks = changed(rival.marks, at, rival.marks[at] | 1 << task)
    if state.journal is not None:
        key = f"objective-{state.parts.objectives[objective].id.lower()[10:]}"
        state.tell(Event("task", 0, ("SETI-S22",), {"objective": key, "number": task + 1}))


def objective_event(state: SetiState, kind: int, arg: int) -> None:
    """Something has happened to the player; marks a task for it if one waits."""
    rival = state.the_rival()
    fitting: list[int] = []
    for at, objective in enumerate(rival.objectives):
        for number, task in enumerate(state.parts.objectives[objective].tasks):
            if rival.marks[at] >> number & 1:
                continue
            for trigger in task.triggers:
                if matches(trigger, kind, arg, True):
                    fitting.append(state.acts.task + objective * MAX_SLOTS + number)
                    break
    if len(fitting) == 1:
        objective, number = divmod(fitting[0] - state.acts.task, MAX_SLOTS)
        mark_task(state, objective, number)
    elif fitting:
        state.push(ChooseTask(0, sorted(fitting)))


def objective_have(state: SetiState) -> None:
    """Marks the tasks that ask for something to be held, as soon as it is."""
    rival = state.the_rival()
    player = state.players[0]
    for at, objective in enumerate(rival.objectives):
        face = state.parts.objectives[objective]
        for number in face.holding:
            if rival.marks[at] >> number & 1:
                continue
            task = face.tasks[number]
            held = player.data
            if task.have == PUBLICITY:
                held = player.publicity
            elif task.have == VP:
                held = player.score
            if held >= task.n:
                mark_task(state, objective, number)


def replace_objectives(state: SetiState) -> None:
    """At the end of the player's turn completed objectives leave and others come (SETI-S24)."""
    rival = state.the_rival()
    for at in range(len(rival.objectives) - 1, -1, -1):
        if is_complete(state, at):
            done = rival.objectives[at]
            rival.objectives, rival.marks = without(rival.objectives, at), without(rival.marks, at)
            rival.finished = [*rival.finished, done]
            if state.journal is not None:
                key = f"objective-{state.parts.objectives[done].id.lower()[10:]}"
                state.tell(Event("objective-done", 0, ("SETI-S24",), {"objective": key}))
    open_objectives(state)


def open_objectives(state: SetiState) -> None:
    """Turns objectives up until three lie open; what they ask to be held may be held already."""
    rival = state.the_rival()
    while len(rival.objectives) < state.parts.open_objectives and rival.stack:
        rival.objectives = [*rival.objectives, rival.stack.pop()]
        rival.marks = [*rival.marks, 0]
        state.revealed()
    objective_have(state)


def objectives_due(state: SetiState) -> int:
    """At the end of a round the player spends completed objectives; returns how many are missing
    (SETI-S25)."""
    rival = state.the_rival()
    if rival.level == 0:
        return 0
    due = state.parts.objectives_due[state.round - 1]
    paid = min(due, len(rival.finished))
    rival.used, rival.finished = rival.used + rival.finished[:paid], rival.finished[paid:]
    if state.journal is not None:
        state.tell(Event("objectives-due", 0, ("SETI-S25",), {"due": due, "missing": due - paid}))
    return due - paid


def is_complete(state: SetiState, at: int) -> bool:
    """Whether all tasks of an open objective are marked."""
    rival = state.the_rival()
    return rival.marks[at] == (1 << len(state.parts.objectives[rival.objectives[at]].tasks)) - 1


def unfinished(state: SetiState) -> int:
    """Objectives that give the rival points at the end (SETI-S26); one whose last task was marked after
    the player's last turn is finished, though it still lies open."""
    rival = state.the_rival()
    still_open = sum([1 for at in range(len(rival.objectives)) if not is_complete(state, at)])
    return still_open + len(rival.stack)
