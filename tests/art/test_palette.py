"""Colours can be told apart and text can be read, for everybody."""

from __future__ import annotations

import itertools
import re

import pytest

from perihelion.art import palette
from perihelion.art.icons import static
from tests.art.sight import contrast, distance

GROUNDS = (palette.PAGE, palette.PANEL, palette.RAISED, palette.FLOAT)


@pytest.mark.parametrize("kind", ["normal", "protan", "deutan", "tritan"])
def test_seats_differ_for_every_kind_of_vision(kind: str) -> None:
    # In whole units: models of colour blindness differ by more than fractions of one.
    for one, two in itertools.combinations(palette.SEATS, 2):
        assert round(distance(one.colour, two.colour, kind)) >= 25, (one.letter, two.letter)


def test_seats_differ_without_any_colour() -> None:
    marks = [*palette.SEATS, palette.RIVAL]
    assert len({mark.shape for mark in marks}) == len(marks)
    assert len({mark.letter for mark in marks}) == len(marks)


@pytest.mark.parametrize("ground", GROUNDS)
def test_text_is_readable_on_every_ground(ground: str) -> None:
    for ink in (palette.INK, palette.INK_2, palette.INK_3, palette.LEGAL, palette.INFO):
        assert contrast(ink, ground) >= 4.5, ink


def test_letters_are_readable_on_bright_things() -> None:
    bright = [seat.colour for seat in palette.SEATS] + [palette.LEGAL, palette.INK, *palette.ACCENTS.values()]
    for ground in bright:
        assert contrast(palette.INK_DARK, ground) >= 4.5, ground


@pytest.mark.parametrize("ground", GROUNDS)
def test_signs_stand_out_from_every_ground(ground: str) -> None:
    signs = [*palette.GOODS.values(), *palette.RESOURCES.values(), palette.DANGER, palette.GOOD]
    for sign in signs + [seat.colour for seat in palette.SEATS]:
        assert contrast(sign, ground) >= 3, sign


def test_the_style_sheet_names_the_same_colours() -> None:
    tokens = dict(re.findall(r"--([a-z0-9-]+):(#[0-9A-Fa-f]{6})\b", static("tokens.css")))
    named = {
        "page": palette.PAGE,
        "panel": palette.PANEL,
        "raised": palette.RAISED,
        "float": palette.FLOAT,
        "line": palette.LINE,
        "line-2": palette.LINE_STRONG,
        "ink": palette.INK,
        "ink-2": palette.INK_2,
        "ink-3": palette.INK_3,
        "ink-dark": palette.INK_DARK,
        "legal": palette.LEGAL,
        "danger": palette.DANGER,
        "good": palette.GOOD,
        "info": palette.INFO,
        "legal-ground": palette.LEGAL_GROUND,
        "danger-ground": palette.DANGER_GROUND,
        **{f"seat-{seat.letter.lower()}": seat.colour for seat in (*palette.SEATS, palette.RIVAL)},
        **palette.ACCENTS,
        **palette.GOODS,
        **palette.RESOURCES,
    }
    assert {name: tokens.get(name) for name in named} == named
