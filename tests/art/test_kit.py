"""The kit: icons with words, pieces, maps, charts and covers are well-formed and always the same."""

from __future__ import annotations

import re
from xml.etree import ElementTree

import pytest

from perihelion.art import charts, cover, icons, pieces
from perihelion.art.cards import TO, WIDTH, row, sign_badge, sign_icon, sign_text, two_lines
from perihelion.art.map import Board, Box
from perihelion.art.palette import ACCENTS
from perihelion.art.svg import clickable, esc, num, starfield
from perihelion.art.typeface import hyphenated, measure, wrap
from perihelion.language import LANGUAGES, voice


def well_formed(markup: str) -> ElementTree.Element:
    """The markup as XML; fails if it is not."""
    return ElementTree.fromstring(f'<root xmlns:xlink="x">{markup}</root>')


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_icon_has_words(lang: str) -> None:
    words = voice(lang)
    for name in icons.names():
        assert words.has(f"icon-{name}"), name
        assert words.tell(f"icon-{name}") in icons.named(words, name)


def test_an_icon_that_is_not_there_is_an_error() -> None:
    with pytest.raises(icons.UnknownIcon):
        icons.icon("no-such-thing")


def test_icons_refer_only_to_what_the_sprite_defines() -> None:
    defined = set(re.findall(r'id="([a-z0-9-]+)"', icons.sprite()))
    used = set(re.findall(r"url\(#([a-z0-9-]+)\)", icons.sprite()))
    assert used <= defined
    well_formed(icons.sprite())


@pytest.mark.parametrize("game", sorted(ACCENTS))
def test_covers_need_only_the_sprite(game: str) -> None:
    drawn = cover.cover(game)
    well_formed(drawn)
    defined = set(re.findall(r'id="([a-z0-9-]+)"', icons.sprite() + drawn))
    assert set(re.findall(r'(?:url\(|href=")#([a-z0-9-]+)', drawn)) <= defined
    assert cover.cover(game) == drawn
    well_formed(cover.alone(game))


def test_pieces_are_well_formed() -> None:
    for seat in range(5):
        well_formed(pieces.seat_mark(seat, name="Vega <b>"))
    for value in range(7):
        assert pieces.die(value).count("<circle") == value
        well_formed(pieces.die_svg(value, label="a die"))
    well_formed(pieces.card_back() + pieces.points_hexagon(3) + pieces.points_star(3) + pieces.legal_ring(9))


def test_numbers_are_short() -> None:
    assert [num(value) for value in (12.0, 3.5, -0.001, 0.256)] == ["12", "3.5", "0", "0.26"]


def test_attributes_escape_what_people_write() -> None:
    assert esc('<"&>') == "&lt;&quot;&amp;&gt;"
    assert 'data-act="settle:x"' in clickable(act="settle:x", label='"')
    assert "&quot;" in clickable(act="a", label='"')


def test_what_can_be_chosen_is_never_also_asked_about() -> None:
    both = clickable(act="settle:x", why="settle:x", thing="card:x")
    assert "data-act" in both
    assert "data-why" not in both
    assert 'role="button"' in both
    assert 'tabindex="0"' in both
    assert clickable() == ""


def test_a_row_of_signs_that_does_not_fit_is_an_error() -> None:
    fits = [sign_icon("any"), TO, sign_badge("vp", 1), sign_text("×2")]
    well_formed(row("IV", fits, 0, words="any good for a point"))
    with pytest.raises(ValueError, match="too wide"):
        row("IV", fits * 3, 0)
    assert WIDTH == 150


def test_titles_break_where_the_longer_line_is_shortest() -> None:
    assert two_lines("New Earth") == ["New Earth"]
    assert two_lines("The Last of the Uplift Gnarssh") == ["The Last of the", "Uplift Gnarssh"]


def test_text_is_measured_and_wrapped() -> None:
    assert measure("iiii", 10) < measure("mmmm", 10)
    assert wrap("one two three", 10, measure("one two", 10)) == ["one two", "three"]
    assert hyphenated("Mimozemská planeta", 60).replace("\u00ad", "·") == "Mimo·zemská planeta"
    assert hyphenated("Pre-Sentient", 30).replace("\u00ad", "·") == "Pre-Sen·tient"
    assert hyphenated("Mimozemská planeta", 200) == "Mimozemská planeta"


def test_stars_are_the_same_for_the_same_seed() -> None:
    assert starfield(0, 0, 9, 9, 20, "a") == starfield(0, 0, 9, 9, 20, "a")
    assert starfield(0, 0, 9, 9, 20, "a") != starfield(0, 0, 9, 9, 20, "b")


def test_targets_win_the_click_over_pieces() -> None:
    board = Board(Box(0, 0, 100, 100), "board")
    board.hit_circle(5, 5, 20, "Land on Mars", act="land:mars")
    board.add("pieces", pieces.seat_mark(0))
    board.add("ground", "<rect/>")
    drawn = board.svg()
    assert drawn.index("layer-ground") < drawn.index("layer-pieces") < drawn.index("layer-hits")
    assert "<title>Land on Mars</title>" in drawn


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_map_has_named_buttons_and_an_overview(lang: str) -> None:
    board = Board(Box(0, 0, 200, 100), "board")
    framed = board.framed(voice(lang), board.box.around(190, 90, 80), overview="<rect/>")
    root = well_formed(framed)
    assert len(root.findall(".//button[@aria-label]")) == 3
    assert 'viewBox="120 60 80 40"' in framed  # kept inside the board


def test_charts_show_every_line_and_keep_labels_apart() -> None:
    lines = [charts.Line(0, "You", (0, 3, 9)), charts.Line(1, "Vega", (1, 2, 9)), charts.Line(2, "Rigel", ())]
    drawn = charts.line_chart(lines, "Score by round", "round")
    root = well_formed(drawn)
    assert drawn.count("<polyline") == 4
    ends = [float(text.get("y", "0")) for text in root.iter("text") if (text.text or "").endswith(" 9")]
    assert abs(ends[0] - ends[1]) >= 16


def test_intervals_are_given_in_figures_too() -> None:
    drawn = charts.interval_chart([charts.Bar("greedy", 62, 55.4, 69, 50)], "Share of wins", " %")
    well_formed(drawn)
    assert "62 % (55 … 69)" in drawn
