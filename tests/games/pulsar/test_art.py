"""The drawings: complete, well formed, in both languages, and showing nothing hidden."""

from __future__ import annotations

import re
from xml.etree import ElementTree

import pytest

from perihelion import games
from perihelion.art.artist import Artist, Choice, Drawing, Scene
from perihelion.core.chance import seeded
from perihelion.core.state import State
from perihelion.games.pulsar.art.tracks import spread
from perihelion.language import LANGUAGES, voice
from perihelion.language.voice import Voice
from tests.games.pulsar.scenario import Table, pulsar
from tests.rule import rule

NAMES = ("Iva & <co>", "Rigel", "Mira", "Tycho")


def artist() -> Artist:
    found = games.artist("pulsar")
    assert found is not None
    return found


def speaker(lang: str) -> Voice:
    return voice(lang, "pulsar").named(NAMES)


def scene(state: State, seat: int | None, lang: str = "en", phone: bool = False) -> Scene:
    game = pulsar()
    words = speaker(lang)
    legal = state.legal(seat) if seat is not None else []
    choices = tuple(Choice(game.catalogue.names[action], words.label(game, action)) for action in legal)
    return Scene(game, game.view(state, seat), words, NAMES, choices, game.score_sheet(state, seat), phone)


def parts(drawing: Drawing) -> str:
    return drawing.strip + drawing.board + drawing.hand + drawing.side


def drawn_acts(drawing: Drawing) -> set[str]:
    return set(re.findall(r'data-act="([^"]+)"', parts(drawing)))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("seats", "side"), [(2, "a"), (4, "b")])
def test_every_question_of_a_game_can_be_drawn(lang: str, seats: int, side: str) -> None:
    state = pulsar().new(seats, 3, {"map": side})
    chance = seeded(3)
    number = 0
    while not state.over:
        seat = state.asked_seats()[0]
        legal = state.legal(seat)
        if number % 5 == 0:
            drawing = artist().draw(scene(state, seat, lang, number % 2 == 0))
            assert drawn_acts(drawing) <= {pulsar().catalogue.names[action] for action in legal}
            ElementTree.fromstring(f"<x>{parts(drawing).replace('&nbsp;', ' ')}</x>")
        number += 1
        state.apply(seat, chance.pick(legal))
    assert artist().draw(scene(state, None, lang)).board


@rule("PULS-R31")
def test_a_drawing_shows_nothing_hidden() -> None:
    state = pulsar().new(3, 8)
    chance = seeded(8)
    for number in range(120):
        seat = state.asked_seats()[0]
        if number % 10 == 0:
            world = state.imagine(seat, chance)
            assert parts(artist().draw(scene(world, seat))) == parts(artist().draw(scene(state, seat)))
        state.apply(seat, chance.pick(state.legal(seat)))


def test_flights_dice_patents_and_tiles_are_clicked_where_they_lie() -> None:
    table = Table(setup="standard", boards="AI AII AIII").headquarters(0, "A1").headquarters(1, "B1")
    table.display("A5", "A3", "A4").chain(0, "A1:6").claim(0, "P03", "small").front(0, "large").claim(
        0, "P05"
    )
    table.turn(0, 1, 3)
    acts = drawn_acts(artist().draw(scene(table.state, 0)))
    assert set(table.legal()) - acts == {"end-turn"}  # offered as a button beside the prompt
    draft = Table(seats=2).dice(1, 2, 3, 4, 5, 6, 6).draft(8, 0, 1, 0, 1)
    assert drawn_acts(artist().draw(scene(draft.state, 0))) == set(draft.legal())


def test_a_destination_carries_its_route() -> None:
    table = Table().ship(0, "G01").turn(0, 2).act("fly:2:silver-2:none")
    board = artist().draw(scene(table.state, 0)).board
    for action in table.legal("fly-to"):
        found = re.search(
            rf'<g class="goal"><g class="way">(.*?)</g><circle class="hit"[^>]*data-act="{action}"', board
        )
        assert found is not None
        assert 'class="run"' in found.group(1)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_has_words(lang: str) -> None:
    table = (
        Table(setup="standard", boards="AI AII AIII").headquarters(0, "A1").headquarters(1, "C2").turn(0, 1)
    )
    box = table.box
    things = [f"tech:{tech.slug}" for tech in box.technologies]
    things += [f"tile:{tile.id}" for tile in box.transmitters]
    things += [f"contract:{contract.id}" for contract in box.contracts]
    things += [f"project:{side.id}:{project.id}" for side in box.headquarters for project in side.projects]
    things += [f"system:S{number:02}" for number in range(1, 17)] + [
        "pulsar:P01",
        "pulsar:X1",
        "seat:0",
        "seat:1",
    ]
    things += ["generator:small", "generator:large", "modifier:pm1", "modifier:plus2"]
    setting = scene(table.state, 0, lang)
    for thing in things:
        words = artist().detail(setting, thing)
        assert words, thing
        ElementTree.fromstring(words)
    for unknown in (
        "tech:XX",
        "tile:Z9",
        "project:A1:z",
        "contract:none",
        "system:S99",
        "seat:7",
        "nonsense",
    ):
        assert artist().detail(setting, unknown) == ""


@pytest.mark.parametrize("lang", LANGUAGES)
def test_systems_and_pulsars_are_called_by_what_stands_on_the_map(lang: str) -> None:
    words = speaker(lang)
    for side in ("a", "b"):
        state = pulsar().new(2, 3, {"map": side})
        while state.step().prompt(state, state.asked_seats()[0]).key == "prompt-side":
            seat = state.asked_seats()[0]
            state.act(seat, state.legal(seat)[0])
        board = artist().draw(scene(state, 0, lang)).board
        tags = re.findall(r'<g class="tag".*?<text[^>]*>([^<]+)</text>', board)
        places = [place for place in pulsar().box.locations if place[0] in "SPXE"]
        said = [words.tell(f"place-{place}").split()[-1] for place in places]
        assert len(said) == 36
        assert sorted(tags) == sorted(said)
    for place in pulsar().box.locations:
        assert place[0] in "XE" or place not in words.tell(f"place-{place}")


def test_components_of_our_own_design_have_a_quiet_sign() -> None:
    table = Table(setup="standard").headquarters(0, "D1").headquarters(1, "A2").turn(0, 1)
    setting = scene(table.state, 0)
    whole, part = "This component follows our own design", "Part of this component follows our own design"
    assert whole in artist().detail(setting, "tile:C1")
    assert part in artist().detail(setting, "tech:BI-1-1")
    assert "own design" not in artist().detail(setting, "tech:AI-1-2")
    for thing in ("tile:C1", "tech:BI-1-1", "project:C1:a"):  # a quiet sign, not the bare word
        assert artist().detail(setting, thing).count("≈") == 1
        assert "econstructed" not in artist().detail(setting, thing)


def test_the_position_as_one_picture() -> None:
    table = Table(map="b", seats=3).system("S03", "sys-05", 0, 1).spinning(0, small=1).turn(0, 1)
    root = ElementTree.fromstring(artist().picture(scene(table.state, None)))
    assert root.tag.endswith("svg")
    assert artist().cover(speaker("en"))
    assert ".pulsar" in artist().styles()


@pytest.mark.parametrize(
    ("landings", "drawn"),
    [
        ([3, 5, 8], [3, 5, 8]),
        ([1, 1, 2], [1, 3, 2]),
        ([15, 15, 15, 12], [15, 14, 13, 12]),
    ],
)
def test_targets_that_land_on_one_field_lie_beside_each_other(landings: list[int], drawn: list[int]) -> None:
    assert spread(landings, length=15) == drawn
