"""Drawings: every card and every question in both languages, wide and narrow, with all that can be chosen."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ElementTree
from functools import cache

import pytest

from perihelion import games
from perihelion.art.artist import Choice, Drawing, Scene
from perihelion.art.icons import sprite
from perihelion.core.chance import seeded
from perihelion.core.state import State
from perihelion.games.quarterworlds.art.faces import face
from perihelion.games.quarterworlds.art.planets import Open, Sphere, sphere
from perihelion.language import LANGUAGES, voice
from tests.games.quarterworlds.scenario import BLUE, RED, Scenario, card, the_game

NAMES = ("Iva & <co>", "Vega")
ARTIST = games.artist("quarterworlds")
PARTS = ("strip", "board", "hand", "side")


def scene(state: State, seat: int | None, lang: str = "en", phone: bool = False) -> Scene:
    words = voice(lang, "quarterworlds").named(NAMES)
    game = the_game()
    legal = [] if seat is None else state.legal(seat)
    choices = tuple(Choice(game.catalogue.names[action], words.label(game, action)) for action in legal)
    return Scene(game, game.view(state, seat), words, NAMES, choices, game.score_sheet(state, seat), phone)


def draw(state: State, seat: int | None, lang: str = "en", phone: bool = False) -> Drawing:
    assert ARTIST is not None
    return ARTIST.draw(scene(state, seat, lang, phone))


def markup(drawing: Drawing) -> str:
    return "".join(getattr(drawing, part) for part in PARTS)


def well_formed(text: str) -> ElementTree.Element:
    return ElementTree.fromstring(f"<all>{text}</all>")


@cache
def positions() -> list[State]:
    """One position of random games for each set of kinds of action that can be asked for."""
    found: dict[str, State] = {}
    for seed in range(8):
        state: State = the_game().new(2, seed)
        chance = seeded(seed)
        while not state.over:
            seat = state.asked_seats()[0]
            legal = state.legal(seat)
            kinds = sorted({the_game().catalogue.kind(action).name for action in legal})
            found.setdefault(f"{type(state.step()).__name__} {kinds}", state.copy())
            state.apply(seat, chance.pick(legal[:-1] or legal))
        found["over"] = state
    return list(found.values())


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_has_a_face_that_fits(lang: str) -> None:
    speaker = voice(lang, "quarterworlds")
    cards = the_game().parts.cards
    for item in cards:
        drawn = well_formed(face(item, cards, speaker))
        shown = [text.text or "" for text in drawn.iter("text")]
        name = speaker.tell(item.key)
        assert " ".join(shown).replace("  ", " ").count(name.split()[0]) >= 1, item.id
        for text in drawn.iter("text"):
            assert float(text.get("font-size", "0")) >= 14


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("phone", [False, True])
def test_every_question_is_drawn_for_everybody(lang: str, phone: bool) -> None:
    known = set(re.findall(r'id="([^"]+)"', sprite() + (ARTIST.defs() if ARTIST else "")))
    assert len(positions()) > 8
    for state in positions():
        for seat in (None, RED, BLUE):
            text = markup(draw(state, seat, lang, phone))
            well_formed(text)
            assert "<co>" not in text, "names are escaped"
            used = set(re.findall(r'(?:href="#|url\(#)([^")]+)', text))
            assert used <= known, used - known


def test_what_can_be_clicked_is_legal_and_nearly_everything_legal_can_be_clicked() -> None:
    beside = {"pass", "enough", "decline", "pay-suggested"}
    for state in positions():
        if state.over:
            continue
        seat = state.asked_seats()[0]
        names = the_game().catalogue.names
        legal = {names[action] for action in state.legal(seat)}
        for phone in (False, True):
            acts = set(re.findall(r'data-act="([^"]+)"', markup(draw(state, seat, phone=phone))))
            assert acts <= legal
            rest = {name for name in legal - acts if not name.startswith(("waive:", "move:"))}
            assert rest <= beside
        for other in (None, 1 - seat):
            assert "data-act=" not in markup(draw(state, other)), "nobody else can click anything"


def test_what_cannot_be_chosen_says_why() -> None:
    table = Scenario(2).hand(RED, "2_30 2_15 2_23").offer("2_01 2_02 2_03", "2_04 2_05 2_06", deck="2_07")
    text = markup(draw(table.begin().state, RED))
    assert 'data-why="lay:blossom-argosy"' in text
    assert "no planet ready" in text
    full = Scenario(1).hand(RED, "1_19 1_20 1_21 1_22 1_23 1_24 1_25").offer("1_01 1_02 1_03", "- - -")
    text = markup(draw(full.begin().state, RED))
    assert 'data-why="take:sunrise-array"' in text
    assert "7 of 7 cards" in text


def test_open_quarters_that_fit_glow_and_tell_what_they_bring() -> None:
    table = Scenario(2).hand(RED, "2_23").tokens(9).world(RED, "2_31", "", "2_21").world(RED, "2_32").begin()
    table.do(RED, "lay 2_23")
    board = draw(table.state, RED).board
    for place in ("vardun:top-left", "hespera:top-left", "hespera:top-right"):
        assert f'data-act="attach:{place}"' in board
    assert "+2" in board, "the ship tokens to gain on Vardun"
    assert board.count('class="tag"') == 1, "Vardun would be completed"
    assert board.count('class="tag part"') == 1


def test_a_planet_shows_what_lies_on_it() -> None:
    cards = the_game().parts.cards
    bare = sphere(Sphere(card("2_31")), cards, 60)
    assert bare.count("plus") == 2
    filled = sphere(Sphere(card("2_31"), [-1, card("2_21").number, -1, -1]), cards, 60)
    assert filled.count("plus") == 1
    assert 'class="quarter filled"' in filled
    assert "#i-station" in filled
    lit = sphere(Sphere(card("2_31"), open={0: Open(legal=True)}), cards, 60)
    assert "k-glow" in lit


def test_the_cylinder_and_its_way_are_on_the_board() -> None:
    still = draw(Scenario().cylinder(2, -1).begin().state, None).side
    assert "stroke-dasharray" not in still, "nothing would move"
    moving = draw(Scenario().cylinder(2, -1).tracks(RED, military=1).begin().state, None).side
    assert "stroke-dasharray" in moving


def test_the_choice_of_axis_is_made_on_the_board() -> None:
    table = Scenario().tracks(RED, diplomacy=1).next_deck("2_01 2_02 2_03").begin()
    table.do(RED, "pass").do(BLUE, "pass").no_research()
    side = draw(table.state, RED).side
    assert 'data-act="move:vertical"' in side
    assert 'data-act="move:horizontal"' in side
    edge = Scenario().tracks(RED, diplomacy=1).cylinder(4, 0).next_deck("2_01 2_02 2_03").begin()
    edge.do(RED, "pass").do(BLUE, "pass").no_research()
    assert 'data-act="move:vertical"' not in draw(edge.state, RED).side, "off the board it is a button"


def test_a_hidden_science_hand_is_not_drawn() -> None:
    def seen(science: str) -> list[str]:
        table = Scenario().science(BLUE, science).offer("1_01 1_02 1_03", "- - -").begin()
        return [markup(draw(table.state, seat)) for seat in (None, RED)]

    assert seen("S_01") == seen("S_25")


def test_the_cards_that_the_rival_took_openly_are_shown() -> None:
    table = Scenario().hand(RED, "1_12").hand(BLUE, "1_10 2_34").begin()
    known = re.search(r'<span class="held".*?</span></span>', markup(draw(table.state, RED)))
    text = markup(draw(table.state, RED))
    assert known is not None
    for id in ("1_10", "2_34"):
        assert f'data-thing="card:{card(id).title}"' in text
    assert "held" not in markup(draw(Scenario().hand(RED, "1_12").begin().state, RED)), "one's own lie below"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("phone", [False, True])
def test_pile_tiles_diplomacy_table_and_help_card_are_on_the_table(lang: str, phone: bool) -> None:
    table = Scenario().tracks(RED, diplomacy=3).produces(BLUE, metal=2).begin()
    table.state.discards = [card("1_01").number, card("S_02").number]
    text = markup(draw(table.state, RED, lang, phone))
    assert 'data-thing="discards"' in text
    assert 'data-thing="help"' in text
    assert text.count('class="tile ') == 4, "one scoring tile on each production track"
    assert 'class="tile seat-1"' in text, "edged in the colour of who would take it"
    lines = re.findall(r'class="dl( now)?"', text)
    assert lines == ["", " now", "", ""], "ahead by three: the second line counts"
    assert ARTIST is not None
    here = scene(table.state, RED, lang, phone)
    speak = voice(lang, "quarterworlds")
    pile = ARTIST.detail(here, "discards")
    assert pile.index(speak.tell(card("S_02").key)) < pile.index(speak.tell(card("1_01").key)), "last first"
    steps = well_formed(ARTIST.detail(here, "help"))
    assert len(list(steps.iter("li"))) == 11


@pytest.mark.parametrize("id", ["1_18", "2_29", "2_35", "3_15"])
def test_what_is_due_fits_the_tile(id: str) -> None:
    """Cost and due stand beside each other only where both fit; else each resource shows what is left."""
    table = Scenario(card(id).epoch).offer(f"{id} - -", "- - -").produces(RED, energy=1).begin()
    costs = re.findall(r'<div class="row ct".*?</div>', markup(draw(table.state, RED)))
    assert len(costs) == 1
    assert costs[0].count('class="e"') <= 4, "no more amounts than fit"
    beside = 'class="row printed"' in costs[0]
    assert costs[0].count("<s>") == (0 if beside else 1)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_details_tell_everything_in_words(lang: str) -> None:
    assert ARTIST is not None
    table = Scenario(2).world(RED, "2_31", "", "2_21", ship="2_27").laid(RED, "1_01 1_02 1_03 1_10").begin()
    sight = scene(table.state, RED, lang)
    for item in the_game().parts.cards:
        text = ARTIST.detail(sight, f"card:{item.title}")
        well_formed(text)
        assert len(re.findall("<li>", text)) >= len(item.effects) + len(item.permanents)
    world = ARTIST.detail(sight, "world:0:vardun")
    for number in ("2_21", "2_27"):
        assert voice(lang, "quarterworlds").tell(card(number).key) in world
    assert ARTIST.detail(sight, "laid:0").count("<li>") == 4
    assert ARTIST.detail(sight, "card:no-such-card") == ""
    assert ARTIST.detail(sight, "nonsense") == ""


def test_the_picture_stands_alone() -> None:
    assert ARTIST is not None
    for state in positions():
        picture = ARTIST.picture(scene(state, RED))
        root = ElementTree.fromstring(picture)
        assert root.tag.endswith("svg")
        defined = set(re.findall(r' id="([^"]+)"', picture))
        assert set(re.findall(r'(?:href="#|url\(#)([^")]+)', picture)) <= defined


def test_the_tip_of_object_tokens_counts_what_science_adds() -> None:
    """QUAR-D09: S_22 makes a shuttle token worth more, whatever the table of values says."""
    table = Scenario().researched(RED, "S_22").begin()
    bonus = card("S_22").permanents[0].amount
    assert f"a token is worth {bonus}" in markup(draw(table.state, RED))
    assert f"a token is worth {bonus}" not in markup(draw(Scenario().begin().state, RED))
