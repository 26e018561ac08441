"""The table of Race: every question can be answered by clicking, nothing hidden is drawn."""

from __future__ import annotations

import dataclasses
import html
import re

import pytest

from perihelion.art.artist import Drawing, Scene
from perihelion.core.chance import seeded
from perihelion.games.race.art import artist
from perihelion.games.race.sight.view import RaceView
from perihelion.language import LANGUAGES
from tests.art.race_scenes import game, positions, scene
from tests.art.test_kit import well_formed

QUESTIONS = (
    "setup-discard",
    "act",
    "pair",
    "keep",
    "develop",
    "settle",
    "pay",
    "sell",
    "consume",
    "produce",
    "hand-limit",
    "over",
)
ACT = re.compile(r'data-act="([^"]+)"')
WHY = re.compile(r'data-why="([^"]+)"')
THING = re.compile(r'data-thing="([^"]+)"')


def parts(drawing: Drawing) -> str:
    return drawing.strip + drawing.board + drawing.hand + drawing.side


def xml(markup: str) -> str:
    """HTML as XML: void elements closed."""
    return re.sub(r"<input([^>]*?)( checked)?>", r"<input\1/>", markup)


def draw(drawn: Scene) -> str:
    return parts(artist().draw(drawn))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("phone", [False, True], ids=["wide", "phone"])
@pytest.mark.parametrize("question", QUESTIONS)
def test_every_question_can_be_drawn(question: str, phone: bool, lang: str) -> None:
    state = positions()[question]
    for seat in (0, 1, None):
        drawn = scene(state, seat, lang, phone)
        markup = draw(drawn)
        well_formed(xml(markup))
        assert draw(drawn) == markup


@pytest.mark.parametrize("phone", [False, True], ids=["wide", "phone"])
@pytest.mark.parametrize("question", [question for question in QUESTIONS if question != "over"])
def test_what_can_be_clicked_is_legal_and_nearly_all_that_is_legal_can_be_clicked(
    question: str, phone: bool
) -> None:
    drawn = scene(positions()[question], 0, "en", phone)
    legal = {choice.action for choice in drawn.choices}
    clicked = {html.unescape(act) for act in ACT.findall(draw(drawn))}
    assert clicked <= legal
    # What has no place on the table is offered as a button beside the prompt.
    buttons = ("pass", "done", "use-bonus", "conquer", "pay-for", "name")
    assert {action for action in legal - clicked if action.split(":")[0] not in buttons} == set()
    asked = {html.unescape(why) for why in WHY.findall(draw(drawn))}
    assert asked <= set(game().catalogue.numbers)
    assert not asked & legal


@pytest.mark.parametrize("question", QUESTIONS)
def test_everything_that_has_a_detail_shows_it(question: str) -> None:
    for phone in (False, True):
        drawn = scene(positions()[question], 0, "cs", phone)
        for thing in set(THING.findall(draw(drawn))):
            assert artist().detail(drawn, html.unescape(thing)), thing
    assert artist().detail(scene(positions()[question], 0, "cs"), "card:no-such-card") == ""


@pytest.mark.parametrize("question", QUESTIONS)
def test_nothing_hidden_is_drawn(question: str) -> None:
    """Whatever the viewer cannot know can be dealt anew: the drawing stays the same to the letter."""
    state = positions()[question]
    if state.over:
        return
    for seat in (0, 1):
        world = state.imagine(seat, seeded("another world"))
        assert draw(scene(world, seat, "en")) == draw(scene(state, seat, "en"))
        assert artist().picture(scene(world, seat, "en")) == artist().picture(scene(state, seat, "en"))


def test_in_the_past_nothing_can_be_chosen_or_asked_about() -> None:
    for state in positions().values():
        past = dataclasses.replace(scene(state, 0, "en"), choices=())
        markup = draw(past)
        assert not ACT.findall(markup)
        assert not WHY.findall(markup)
        assert "dimmed" not in markup


def test_spectators_see_no_hand_and_can_click_nothing() -> None:
    for state in positions().values():
        markup = draw(scene(state, None, "en"))
        assert not ACT.findall(markup)
        assert 'class="hc' not in markup


@pytest.mark.parametrize("question", ["act", "settle", "consume", "over"])
def test_the_picture_of_a_position_stands_alone(question: str) -> None:
    picture = artist().picture(scene(positions()[question], 0, "cs"))
    root = well_formed(picture)
    defined = {element.get("id") for element in root.iter()}
    used = set(re.findall(r'(?:url\(|href=")#([a-z0-9-]+)', picture))
    assert used <= defined


def test_players_names_are_escaped() -> None:
    drawn = scene(positions()["keep"], 0, "en")
    state = next(state for state in positions().values() if state.seats >= 3)
    markup = draw(scene(state, 0, "en"))
    assert "Rigel &amp; &lt;co&gt;" in markup
    assert "Rigel & <co>" not in markup
    assert isinstance(drawn.view, RaceView)


def test_goods_show_what_their_sale_brings() -> None:
    drawn = scene(positions()["sell"], 0, "en")
    assert isinstance(drawn.view, RaceView)
    goods = [entry for entry in drawn.view.players[0].tableau if entry.good]
    board = artist().draw(drawn).board
    assert goods
    for entry in goods:
        assert f'data-act="sell:{entry.card}"' in board
        assert f"</svg>{entry.sale}</span>" in board


def test_the_chosen_action_stays_marked_until_all_have_chosen() -> None:
    state = positions()["act"].copy()
    action = state.legal(0)[2]
    state.apply(0, action)
    strip = artist().draw(scene(state, 0, "en")).strip
    assert strip.count('aria-pressed="true"') == 1
    assert not ACT.findall(strip)
    other = artist().draw(scene(state, 1, "en")).strip
    assert 'aria-pressed="true"' not in other


def test_the_place_of_a_chosen_card_is_dashed_for_its_owner_alone() -> None:
    state = positions()["settle"].copy()
    card = next(action for action in state.legal(0) if game().catalogue.names[action].startswith("settle:"))
    assert 'class="ghost"' in artist().draw(scene(state, 0, "en", phone=True)).board
    state.apply(0, card)
    assert state.is_asked(1)
    own = artist().draw(scene(state, 0, "en", phone=True)).board
    assert 'class="ghost on"' in own
    assert 'class="ghost on"' not in artist().draw(scene(state, 1, "en", phone=True)).board


def test_action_cards_lie_face_down_on_the_board_until_all_have_chosen() -> None:
    state = game().new(3, 4)
    while game().view(state, 0).question != "act":
        seat = state.asked_seats()[0]
        state.apply(seat, state.legal(seat)[0])
    numbers = game().catalogue.numbers
    state.apply(1, numbers["act:settle"])
    board = artist().draw(scene(state, 0, "en")).board
    assert len(re.findall('data-face=""', board)) == 3
    assert len(re.findall('class="chose down ready"', board)) == 1
    for other in (0, 2):
        hidden = artist().draw(scene(state, other, "en")).board
        assert 'data-face="settle"' not in hidden
    state.apply(0, numbers["act:settle"])
    state.apply(2, numbers["act:produce"])
    board = artist().draw(scene(state, 0, "en")).board
    faces = re.findall(r'class="chose (\w+)" data-flip="chosen:(\d)" data-face="([^"]+)"', board)
    assert sorted((int(seat), action, status) for status, seat, action in faces) == [
        (0, "settle", "now"),
        (1, "settle", "now"),
        (2, "produce", "ahead"),
    ]


def test_only_ones_own_tableau_is_called_so() -> None:
    over = scene(positions()["over"], 1, "en")
    assert "Your tableau" in artist().draw(over).board
    for mine, called in (((1,), True), ((0,), False), ((), False)):
        board = artist().draw(dataclasses.replace(over, mine=mine)).board
        assert ("Your tableau" in board) == called
        assert over.names[1] in html.unescape(board) or called


def test_spectators_see_every_card_with_its_picture() -> None:
    state = positions()["over"]
    board = artist().draw(scene(state, None, "en")).board
    cards = sum(len(player.tableau) for player in game().view(state, None).players)
    assert board.count('class="pic"') == cards
