"""The drawings: every question of a game can be drawn, in both languages, and clicks are honest."""

from __future__ import annotations

import re
from xml.etree import ElementTree

import pytest

from perihelion import games
from perihelion.art.artist import Choice, Scene
from perihelion.core.chance import seeded
from perihelion.games.seti.flight import rotate
from perihelion.games.seti.state import SetiState
from perihelion.language import LANGUAGES, voice
from tests.games.seti.scenario import GAME, Table, hop
from tests.games.seti.test_sweep import PAIRS, eager, known_species

ARTIST = games.artist("seti")
NAMES = ("Vega", "Rigel", "Mira", "Tycho")
ACTS = re.compile(r'data-act="([^"]*)"')


def scene(state: SetiState, seat: int | None, lang: str = "en", phone: bool = False) -> Scene:
    speaker = voice(lang, "seti", ("perihelion.table.text",)).named(NAMES[: state.seats])
    legal = state.legal(seat) if seat is not None else []
    choices = tuple(Choice(GAME.catalogue.names[act], speaker.label(GAME, act)) for act in legal)
    view, sheet = GAME.view(state, seat), GAME.score_sheet(state, seat)
    return Scene(GAME, view, speaker, NAMES[: state.seats], choices, sheet, phone)


def drawn(state: SetiState, seat: int | None, lang: str = "en", phone: bool = False) -> str:
    assert ARTIST is not None
    drawing = ARTIST.draw(scene(state, seat, lang, phone))
    return drawing.strip + drawing.board + drawing.hand + drawing.side


@pytest.mark.parametrize("pair", PAIRS[::3])
@pytest.mark.parametrize("seats", [1, 3])
def test_every_question_is_drawn_and_only_legal_actions_can_be_clicked(
    pair: tuple[int, int], seats: int
) -> None:
    state = known_species(pair, seats, 5)
    chance = seeded(f"draw {pair}")
    for number in range(260):
        if state.over:
            break
        seat = state.asked_seats()[0]
        if number % 9 == 0:
            legal = {GAME.catalogue.names[action] for action in state.legal(seat)}
            html = drawn(state, seat, LANGUAGES[number % 2], number % 4 == 0)
            assert set(ACTS.findall(html)) <= legal
            assert "None" not in re.sub(r'fill="none"|stroke="none"', "", html)
            assert not ACTS.findall(drawn(state, None))
        state.apply(seat, eager(state, seat, chance))


def test_the_picture_is_well_formed_and_stands_alone() -> None:
    assert ARTIST is not None
    table = Table().probe(0, 5).begin()
    picture = ARTIST.picture(scene(table.state, 0))
    assert ElementTree.fromstring(picture).tag.endswith("svg")
    assert ARTIST.cover(voice("en", "seti"))


def test_moves_signals_and_cards_are_clicked_where_they_are() -> None:
    table = Table().probe(0, 12).hand(0, "grant").give(0, energy=3, credits=5, data=1).begin()
    acts = ACTS.findall(drawn(table.state, 0))
    for action in (hop(12, 13), "play:grant", "corner:grant", "place-upper", "scan", "pass"):
        assert action in acts
    table.do("scan", "scan-earth") if table.state.row else None
    table = Table().play("canadian-hydrogen-telescope")
    assert "signal:vega" in ACTS.findall(drawn(table.state, 0))
    table = Table().play("new-physics")
    assert "mark:left:red:discovery" in ACTS.findall(drawn(table.state, 0))


def test_leaving_asteroids_shows_the_dearer_price_and_a_turned_disc_gets_a_new_knob() -> None:
    table = Table().probe(0, 12).give(0, energy=3).begin()
    assert 'fill="#FF6B6B"' in drawn(table.state, 0)
    before = re.findall(r'data-thing="(disc:1:[^"]*)"', drawn(table.state, 0))
    rotate(table.state)
    after = re.findall(r'data-thing="(disc:1:[^"]*)"', drawn(table.state, 0))
    assert before
    assert before != after


def test_details_tell_all_the_words_of_a_thing() -> None:
    assert ARTIST is not None
    shown = scene(Table().begin().state, 0)
    assert "Kepler 22" in ARTIST.detail(shown, "star:kepler-22")
    assert "yellow trace" in ARTIST.detail(shown, "card:sample-return").replace(
        "trace (yellow)", "yellow trace"
    )
    assert "Moon" in ARTIST.detail(shown, "tech:probe-4")
    assert "25" in ARTIST.detail(shown, "moon:titania")
    assert ARTIST.detail(shown, "nothing") == ""
