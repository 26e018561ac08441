"""The tutor: takes a learner through a lesson on the engine and answers every choice.

An attempt is the lesson and the learner's own choices so far, nothing else: a page that sends both back is
all the memory it needs, and any server can go on with it.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from perihelion.core.game import AnyGame
from perihelion.core.match import Match
from perihelion.core.text import Reason, Refused
from perihelion.learn.lessons import Lesson, LessonStep, Played, Said

OPPONENTS = ("Vega", "Rigel", "Mira")  # as the lessons' texts call those who sit on the other seats


class Verdict(Enum):
    """What became of a choice. `ONWARD`: played, and the goal is still ahead."""

    RIGHT = "right"
    ONWARD = "onward"
    NUDGE = "nudge"
    REFUSED = "refused"


@dataclass(frozen=True)
class Answer:
    """What the tutor says to a choice: its own words, or the engine's reason."""

    verdict: Verdict
    said: Said | None = None
    reason: Reason | None = None


class BadLesson(ValueError):
    """A lesson that cannot be played as it is written."""


class Attempt:
    """A lesson being played. Choices that are not the point change nothing."""

    def __init__(self, game: AnyGame, lesson: Lesson) -> None:
        self.game = game
        self.lesson = lesson
        self.seat = lesson.seat
        self.number = 0  # of the step
        self.done: list[str] = []  # the learner's own choices that were played
        self.since = 0  # how many of them were made before this step
        self.match = self._begin()
        self.points = self._points()

    @property
    def step(self) -> LessonStep | None:
        """What is to be done now; None when the lesson is finished."""
        steps = self.lesson.steps
        return steps[self.number] if self.number < len(steps) else None

    @property
    def solved(self) -> bool:
        return self.step is None

    def choose(self, action: str) -> Answer:
        """Plays the learner's choice if it is right, or on the way to a goal; answers it in any case."""
        step = self.step
        if step is None:
            return Answer(Verdict.REFUSED, reason=Reason("learn-finished"))
        try:
            reason = self.match.state.why_not(self.seat, action)
        except Refused as refused:
            reason = refused.reason
        if reason is not None:
            return Answer(Verdict.REFUSED, reason=reason)
        if step.goal is None:
            return self._answer_step(step, action)
        return self._answer_goal(step, step.goal.points, action)

    def _answer_step(self, step: LessonStep, action: str) -> Answer:
        if not step.accepts(action):
            return Answer(Verdict.NUDGE, step.nudge(action))
        self._play(action)
        self._finish(step)
        return Answer(Verdict.RIGHT, step.right)

    def _answer_goal(self, step: LessonStep, wanted: int, action: str) -> Answer:
        """A choice on the way to a goal. Who has no choice left before reaching it begins the step anew."""
        game, before = self.match.game, self.match.game.clock(self.match.state)
        self._play(action)
        if self._points() - self.points >= wanted:
            self._finish(step)
            return Answer(Verdict.RIGHT, step.right)
        state = self.match.state
        if state.is_asked(self.seat) and game.clock(state) == before:
            return Answer(Verdict.ONWARD)
        self._go_back()
        return Answer(Verdict.NUDGE, step.nudge(action))

    def _play(self, action: str) -> None:
        self.match.act(self.seat, action)
        self.done.append(action)

    def _finish(self, step: LessonStep) -> None:
        self._follow(step.then)
        self.number += 1
        self.since = len(self.done)
        self.points = self._points()
        if not self.solved and not self.match.state.is_asked(self.seat):
            raise BadLesson(f"{self._where}: nobody asks the learner after step {self.number}")

    def _go_back(self) -> None:
        """To the beginning of the step."""
        again = Attempt(self.game, self.lesson)
        for action in self.done[: self.since]:
            again.choose(action)
        self.match, self.done = again.match, again.done

    def _begin(self) -> Match:
        position = self.lesson.position
        try:
            self.match = Match(self.game, position.seats, position.seed, position.options)
        except Refused as refused:
            raise BadLesson(f"{self._where}: {refused}") from refused
        self._follow(position.moves)
        if not self.match.state.is_asked(self.seat):
            raise BadLesson(f"{self._where}: nobody asks the learner where the lesson begins")
        return self.match

    def _follow(self, moves: tuple[Played, ...]) -> None:
        for number, move in enumerate(moves, 1):
            try:
                self.match.act(move.seat, move.action)
            except Refused as refused:
                raise BadLesson(f"{self._where}: move {number} ({move.action}): {refused}") from refused

    def _points(self) -> int:
        return self.match.game.scores(self.match.state)[self.seat]

    @property
    def _where(self) -> str:
        return f"{self.lesson.game}/lessons, {self.lesson.id}"


def resume(game: AnyGame, lesson: Lesson, done: list[str]) -> Attempt:
    """The attempt in which the learner has made these choices; raises Refused if they cannot have been."""
    attempt = Attempt(game, lesson)
    for action in done:
        answer = attempt.choose(action)
        if answer.verdict not in (Verdict.RIGHT, Verdict.ONWARD):
            raise Refused(answer.reason or Reason("learn-not-the-way"))
    return attempt


def solution(step: LessonStep, attempt: Attempt) -> list[str]:
    """Actions that do what a step asks, in the position in which the attempt is."""
    if step.goal is not None:
        return list(step.goal.solution)
    state = attempt.match.state
    names = attempt.match.game.catalogue.names
    fitting = [names[action] for action in state.legal(attempt.seat) if step.accepts(names[action])]
    if not fitting:
        raise BadLesson(f"{attempt.lesson.game}, {attempt.lesson.id}: nothing that is accepted is legal")
    return fitting[:1]
