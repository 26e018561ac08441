"""Every lesson is played as its author means it, and as a learner might: wrongly, and beside the point."""

from __future__ import annotations

import re

import pytest

from perihelion import games
from perihelion.art.artist import Choice, Scene
from perihelion.core.game import AnyGame
from perihelion.language import LANGUAGES, voice
from perihelion.learn.lessons import Lesson, LessonStep, Said, lessons_of, read_lesson
from perihelion.learn.tutor import Attempt, BadLesson, Verdict, resume, solution

LESSONS = [(game, lesson) for game in games.REGISTERED for lesson in lessons_of(game)]
NAMES = [f"{game}-{lesson.id}" for game, lesson in LESSONS]
every_lesson = pytest.mark.parametrize(("game_id", "lesson"), LESSONS, ids=NAMES)
LONGEST = 300  # letters; more than that does not fit beside the board
SHORTEST_LEAD, LONGEST_LEAD = 3, 32


def said_in(lesson: Lesson) -> list[Said]:
    steps = [said for step in lesson.steps for said in (step.text, step.right)]
    nudges = [nudge.said for step in lesson.steps for nudge in step.nudges]
    return [lesson.title, lesson.idea, *steps, *nudges]


def illegal(attempt: Attempt) -> list[str]:
    """Some of the actions that cannot be chosen now, of different kinds."""
    state, catalogue = attempt.match.state, attempt.match.game.catalogue
    picked = [
        next((n for n in range(kind.first, kind.first + kind.size) if state.why_not(attempt.seat, n)), None)
        for kind in catalogue.kinds
    ]
    return [catalogue.names[number] for number in picked if number is not None]


def beside_the_point(attempt: Attempt, step: LessonStep) -> list[str]:
    names = attempt.match.game.catalogue.names
    legal = [names[number] for number in attempt.match.state.legal(attempt.seat)]
    return [] if step.goal is not None else [name for name in legal if not step.accepts(name)]


@every_lesson
def test_the_solution_finishes_the_lesson(game_id: str, lesson: Lesson) -> None:
    attempt = Attempt(games.get(game_id), lesson)
    while attempt.step is not None:
        number = attempt.number
        for action in solution(attempt.step, attempt):
            answer = attempt.choose(action)
        assert answer.verdict is Verdict.RIGHT, f"step {number + 1}: {answer}"
    assert attempt.choose("anything").verdict is Verdict.REFUSED
    assert (
        resume(games.get(game_id), lesson, attempt.done).match.state.digest() == attempt.match.state.digest()
    )


@every_lesson
def test_what_is_wrong_or_beside_the_point_is_answered_and_changes_nothing(
    game_id: str, lesson: Lesson
) -> None:
    attempt = Attempt(games.get(game_id), lesson)
    voices = [voice(lang, game_id).named(("A", "B", "C", "D")) for lang in LANGUAGES]
    while attempt.step is not None:
        before = attempt.match.state.digest()
        for action in illegal(attempt):
            answer = attempt.choose(action)
            assert answer.verdict is Verdict.REFUSED
            assert answer.reason is not None
            assert all(speaker.say(answer.reason) for speaker in voices)
        for action in beside_the_point(attempt, attempt.step):
            answer = attempt.choose(action)
            assert answer.verdict is Verdict.NUDGE
            assert answer.said is not None
        assert attempt.match.state.digest() == before
        for action in solution(attempt.step, attempt):
            attempt.choose(action)


@every_lesson
def test_both_languages_say_it_all_and_briefly(game_id: str, lesson: Lesson) -> None:
    for lang in LANGUAGES:
        speaker = voice(lang, game_id)
        for said in said_in(lesson):
            words = said.spoken(speaker)
            assert words
            assert len(words) <= LONGEST, f"{len(words)} letters: {words}"
            assert not re.search(r"[{}]", words)
        assert SHORTEST_LEAD <= len(lesson.title.spoken(speaker)) <= LONGEST_LEAD
    assert all(said.en != said.cs for said in said_in(lesson))


@every_lesson
@pytest.mark.parametrize("phone", [False, True], ids=["wide", "narrow"])
def test_what_is_pointed_at_is_on_the_page(game_id: str, lesson: Lesson, phone: bool) -> None:
    game, artist = games.get(game_id), games.artist(game_id)
    assert artist is not None
    attempt = Attempt(game, lesson)
    while attempt.step is not None:
        drawing = artist.draw(_scene(game, attempt, phone))
        page = drawing.strip + drawing.board + drawing.hand + drawing.side
        names = game.catalogue.names
        legal = {names[number] for number in attempt.match.state.legal(attempt.seat)}
        for point in attempt.step.point or ():
            kind, _, name = point.partition(":")
            assert f'data-{kind}="{name}"' in page or (kind == "act" and name in legal), point
        for action in solution(attempt.step, attempt):
            attempt.choose(action)


def _scene(game: AnyGame, attempt: Attempt, phone: bool) -> Scene:
    state, seat = attempt.match.state, attempt.seat
    speaker = voice("en", game.id).named(("A", "B", "C", "D")[: state.seats])
    choices = tuple(
        Choice(game.catalogue.names[number], speaker.label(game, number)) for number in state.legal(seat)
    )
    view, sheet = game.view(state, seat), game.score_sheet(state, seat)
    return Scene(game, view, speaker, speaker.names, choices, sheet, phone)


# -- lessons that are not in order ----------------------------------------------------------------------

GOOD = """
title = {en = "One", cs = "Jedna"}
idea = {en = "Two", cs = "Dvě"}
position = {seats = 2, seed = 1, options = {setup = "first-game"}}
[[step]]
text = {en = "Settle", cs = "Osidlování"}
accept = ["act:settle"]
right = {en = "Yes", cs = "Ano"}
nudge = {en = "No", cs = "Ne"}
"""


def broken(old: str, new: str) -> str:
    assert old in GOOD
    return GOOD.replace(old, new)


def test_a_lesson_is_read() -> None:
    lesson = read_lesson("race", "01-one.toml", GOOD)
    assert lesson.id == "one"
    assert lesson.steps[0].accepts("act:settle")


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        (broken('cs = "Jedna"', 'de = "Eins"'), "'de' is not known"),
        (broken(', cs = "Dvě"', ""), "no 'cs'"),
        (broken('cs = "Ano"', 'cs = " "'), "'cs' is empty"),
        (broken("seats = 2, ", ""), "no 'seats'"),
        (broken('accept = ["act:settle"]', ""), "either 'accept' or a 'goal'"),
        (broken('accept = ["act:settle"]', 'accept = ["x"]\npoint = ["here"]'), "neither act"),
        (broken('accept = ["act:settle"]', 'accept = ["x"]\nthen = "B"'), "a move is a seat and an action"),
        (broken('accept = ["act:settle"]', 'accept = ["x"]\nthen = "E pass"'), "'E' is not a seat"),
        (broken("title", "titel"), "'titel' is not known"),
        ("title = ", "01-one.toml"),
    ],
)
def test_what_is_wrong_in_a_file_is_said_with_its_place(text: str, complaint: str) -> None:
    with pytest.raises(ValueError, match=re.escape(complaint)) as error:
        read_lesson("race", "01-one.toml", text)
    assert "race/lessons/01-one.toml" in str(error.value)


def test_a_lesson_has_a_number_and_a_name() -> None:
    with pytest.raises(ValueError, match="named like"):
        read_lesson("race", "one.toml", GOOD)


def test_a_position_that_cannot_be_reached_is_said_to_be_so() -> None:
    text = broken("}}", '}, play = "A settle:comet-zone"}')
    with pytest.raises(BadLesson, match="move 1"):
        Attempt(games.get("race"), read_lesson("race", "01-one.toml", text))


def test_a_goal_is_reached_by_any_way_and_missing_it_goes_back() -> None:
    goal = 'goal = {points = 99, solution = ["act:settle"]}'
    lesson = read_lesson("race", "01-one.toml", broken('accept = ["act:settle"]', goal))
    attempt = Attempt(games.get("race"), lesson)
    before = attempt.match.state.digest()
    assert attempt.choose("act:settle").verdict is Verdict.NUDGE
    assert attempt.match.state.digest() == before
    reached = read_lesson("race", "01-one.toml", broken('accept = ["act:settle"]', goal.replace("99", "0")))
    assert Attempt(games.get("race"), reached).choose("act:develop").verdict is Verdict.RIGHT


@pytest.mark.parametrize("game_id", games.REGISTERED)
def test_every_game_has_a_path(game_id: str) -> None:
    lessons = lessons_of(game_id)
    assert 8 <= len(lessons) <= 12
    assert len({lesson.id for lesson in lessons}) == len(lessons)
    last = lessons[-1].title  # how to score more
    assert re.search("fifteen|15", last.en), last
    assert re.search("patnáct|15", last.cs), last
