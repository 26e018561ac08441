"""The figures in lessons are those of the components and of the position, and the same in both languages."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest

from perihelion import games
from perihelion.core.state import State
from perihelion.learn.lessons import Lesson, lessons_of
from perihelion.learn.tutor import Attempt, solution
from tests.learn.test_lessons import said_in

LESSONS = [(game, lesson) for game in games.REGISTERED for lesson in lessons_of(game)]
FIGURE = re.compile(r"(?<![\w-])[+−±]?\d+(?![\w-])")


WORDS = [
    "zero",
    "one",
    "two",
    "three",
    "four",
    "five",
    "six",
    "seven",
    "eight",
    "nine",
    "ten",
    "eleven",
    "twelve",
    "thirteen",
    "fourteen",
    "fifteen",
]


@pytest.mark.parametrize(("game", "lesson"), LESSONS, ids=[f"{game}-{one.id}" for game, one in LESSONS])
def test_the_translation_names_no_other_figures(game: str, lesson: Lesson) -> None:
    for said in said_in(lesson):
        known = set(FIGURE.findall(said.en))
        known |= {str(WORDS.index(word)) for word in re.findall("[a-z]+", said.en.lower()) if word in WORDS}
        assert set(FIGURE.findall(said.cs)) <= known, said.en


def race_card(state: State, id: str) -> int:
    return next(card.number for card in state.cards.cards if card.id == id)  # type: ignore[attr-defined]


def race_price(id: str) -> Callable[[State], int]:
    return lambda state: int(state.cards.price[race_card(state, id)])  # type: ignore[attr-defined]


def quar_cost(title: str, resource: int) -> Callable[[State], int]:
    def found(state: State) -> int:
        cards = state.parts.cards  # type: ignore[attr-defined]
        return int(next(card for card in cards if card.title == title).cost[resource])

    return found


def seti(name: str) -> Callable[[State], int]:
    return lambda state: int(getattr(state.parts, name))  # type: ignore[attr-defined]


ENERGY, FOOD, METAL, SCIENCE = range(4)
# game, lesson, words with the figure, where the figure comes from
FACTS: list[tuple[str, str, str, Callable[[State], int]]] = [
    ("race", "pay-with-cards", "{card-comet-zone} costs #", race_price("comet-zone")),
    ("race", "everybody-acts", "{card-mining-robots} cost #", race_price("mining-robots")),
    ("race", "conquer", "have a defence of #", race_price("runaway-robots")),
    ("race", "six-cost", "anybody reaches # is the last", lambda state: state.cards.tableau_end),  # type: ignore[attr-defined]
    ("race", "six-cost", "Vega has # cards", lambda state: len(state.players[1].tableau)),  # type: ignore[attr-defined]
    ("quarterworlds", "lay-and-pay", "Its cost is # energy", quar_cost("sunrise-array", ENERGY)),
    ("quarterworlds", "lay-and-pay", "energy and # metal", quar_cost("sunrise-array", METAL)),
    ("quarterworlds", "pay-with-cards", "costs # energy", quar_cost("slag-refinery", ENERGY)),
    ("quarterworlds", "pay-with-cards", "energy and # food, and", quar_cost("slag-refinery", FOOD)),
    ("quarterworlds", "pay-with-cards", "Your hand is full (#)", lambda state: len(state.hands[0])),  # type: ignore[attr-defined]
    ("quarterworlds", "research", "costs # science", quar_cost("stockpile-doctrine", SCIENCE)),
    ("seti", "launch", "costs # credits", seti("launch_credits")),
    ("seti", "scan", "Scanning costs # credit", seti("scan_credits")),
    ("seti", "scan", "credit and # energy", seti("scan_energy")),
    ("seti", "research", "collected # publicity", seti("research_publicity")),
    ("seti", "land", "exactly #. What", lambda state: state.players[0].energy),  # type: ignore[attr-defined]
    ("starfarers", "seven", "more than # cards", lambda state: state.parts.hand_limit),  # type: ignore[attr-defined]
    ("pulsar", "copy-a-die", "For # cubes", lambda state: state.box.figures.copy_price),  # type: ignore[attr-defined]
]


@pytest.mark.parametrize(("game", "id", "words", "figure"), FACTS, ids=[f"{f[1]}: {f[2]}" for f in FACTS])
def test_a_figure_in_a_lesson_is_the_one_of_the_game(
    game: str, id: str, words: str, figure: Callable[[State], int]
) -> None:
    lesson = next(one for one in lessons_of(game) if one.id == id)
    state = Attempt(games.get(game), lesson).match.state
    said = words.replace("#", str(figure(state)))
    assert any(said in one.en for one in said_in(lesson)), said


PROMISED = {
    "race": ("six-cost", 9),
    "starfarers": ("trade-station", 2),
    "quarterworlds": ("ships", 14),
    "pulsar": ("fifteen-more", 15),
    "seti": ("fifteen-more", 15),
}


@pytest.mark.parametrize("game", sorted(PROMISED))
def test_the_last_lesson_brings_the_points_it_promises(game: str) -> None:
    id, points = PROMISED[game]
    lesson = lessons_of(game)[-1]
    assert lesson.id == id
    attempt = Attempt(games.get(game), lesson)
    before = attempt.match.game.scores(attempt.match.state)[0]
    while attempt.step is not None:
        for action in solution(attempt.step, attempt):
            attempt.choose(action)
    assert attempt.match.game.scores(attempt.match.state)[0] - before >= points
