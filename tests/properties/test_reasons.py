"""Every click on something that cannot be chosen answers with a reason of its own, not with a general one."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from perihelion import games
from perihelion.art.artist import Choice, Scene
from perihelion.core.game import AnyGame
from perihelion.core.state import State
from perihelion.language import voice
from tests.properties.positions import sampled

GENERAL = ("core-not-a-choice", "core-not-asked")
SHARE = 0.02  # so much of all answers may be general
SEEDS = (0, 1)
STRIDE = 9
NAMES = ("Vega", "Rigel", "Mira", "Tycho")

# The steps in which a player makes his main decision: there no answer is general.
MAIN = {
    "race": ("ChooseActions", "ChooseDevelopment", "ChooseWorld"),
    "starfarers": ("TradeAndBuild", "Flight", "MoveShip"),
    "quarterworlds": ("Turns",),
    "pulsar": ("Turn", "TakeDice"),
    "seti": ("Turn",),
}

_THINGS = re.compile(r'data-(why|thing)="([^"]*)"')


def drawn(state: State, seat: int) -> str:
    """The whole table as the seat sees it."""
    artist = games.artist(state.game.id)
    assert artist is not None
    words = voice("en", state.game.id).named(NAMES)
    names = state.game.catalogue.names
    choices = tuple(Choice(names[action], names[action]) for action in state.legal(seat))
    view = state.game.view(state, seat)
    drawing = artist.draw(Scene(state.game, view, words, NAMES[: state.seats], choices))
    return drawing.strip + drawing.board + drawing.hand + drawing.side


def asked_about(state: State, seat: int) -> set[int]:
    """The actions that a click on the table asks about: those that an element names, and those that have
    to do with a thing which is drawn."""
    catalogue = state.game.catalogue
    found: set[int] = set()
    things: set[str] = set()
    for kind, value in _THINGS.findall(drawn(state, seat)):
        if kind == "why":
            assert value in catalogue.numbers, f"{value} is asked about and is no action"
            found.add(catalogue.numbers[value])
        else:
            things.add(value.rpartition(":")[2])
    things = {thing for thing in things if not thing.isdigit()}  # places are named by what they offer
    for thing in things:
        found |= set(about(state.game).get(thing, ()))
    return found - set(state.legal(seat)) - set(state.offhand(seat))


_about: dict[str, dict[str, list[int]]] = {}


def about(game: AnyGame) -> dict[str, list[int]]:
    """By value of a parameter, the actions that have it."""
    if game.id not in _about:
        table: dict[str, list[int]] = {}
        for number, name in enumerate(game.catalogue.names):
            for value in name.split(":")[1:]:
                table.setdefault(value, []).append(number)
        _about[game.id] = table
    return _about[game.id]


def counted(game: str) -> tuple[Counter[str], Counter[str]]:
    """Answers by key, in all questions and in main decisions; general ones with the kind of action."""
    loaded = games.get(game)
    answers: Counter[str] = Counter()
    in_main: Counter[str] = Counter()
    for seats in loaded.players:
        for state in sampled(game, seats, SEEDS, STRIDE):
            for seat in state.asked_seats():
                is_main = type(state.step()).__name__ in MAIN[game]
                for action in asked_about(state, seat):
                    reason = state.why_not(seat, action)
                    assert reason is not None
                    kind = loaded.catalogue.kind(action).name
                    key = f"{reason.key} ({kind})" if reason.key in GENERAL else "own"
                    answers[key] += 1
                    if is_main:
                        in_main[key] += 1
    return answers, in_main


@pytest.mark.parametrize("game", games.REGISTERED)
def test_reasons_are_hardly_ever_general_and_never_in_a_main_decision(game: str) -> None:
    answers, in_main = counted(game)
    general = sum(answers.values()) - answers["own"]
    assert general <= SHARE * sum(answers.values()), answers
    assert set(in_main) == {"own"}, in_main
    assert answers["own"] > 1000


@pytest.mark.parametrize("game", games.REGISTERED)
def test_every_card_of_the_hand_can_be_chosen_or_asked_about(game: str) -> None:
    """A player who is asked finds no thing in the row of his hand that says nothing."""
    loaded = games.get(game)
    artist = games.artist(game)
    assert artist is not None
    words = voice("en", game).named(NAMES)
    for state in sampled(game, loaded.players[0], SEEDS, STRIDE):
        for seat in state.asked_seats():
            names = loaded.catalogue.names
            choices = tuple(Choice(names[action], names[action]) for action in state.legal(seat))
            scene = Scene(loaded, loaded.view(state, seat), words, NAMES[:2], choices)
            for element in re.findall(r"<[^>]*data-thing=[^>]*>", artist.draw(scene).hand):
                chosen = 'aria-pressed="true"' in element
                assert chosen or "data-act=" in element or "data-why=" in element, element
