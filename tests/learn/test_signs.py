"""Every icon on every board has a name and one sentence in both languages, and the help card carries them."""

from __future__ import annotations

import re

import pytest

from perihelion import games
from perihelion.learn.reference import has_sign, icons, sign
from perihelion.table.house.library import standard
from perihelion.table.web.look import Look
from tests.properties.positions import sampled

ICON = re.compile(r'"#i-([a-z0-9-]+)"')


@pytest.mark.parametrize("game", games.REGISTERED)
def test_every_icon_on_a_board_says_what_it_is(game: str) -> None:
    title = standard().get(game)
    assert title is not None
    assert title.artist is not None
    english, czech = (standard().voice(lang, game) for lang in ("en", "cs"))
    drawn = set(icons(title.game, title.artist, title.lessons, english))
    for state in sampled(game, title.game.players[-1], (1,), 41):
        if not state.over:
            for narrow in (False, True):
                look = Look(title, state, state.asked_seats()[0], english, narrow, True)
                drawing = look.drawing()
                for part in (drawing.strip, drawing.board, drawing.hand, drawing.side):
                    drawn.update(ICON.findall(part))
    assert [name for name in sorted(drawn) if not has_sign(english, name)] == []
    assert len(drawn) >= 15
    for name in drawn:
        here, there = sign(english, name), sign(czech, name)
        assert here[0], name
        assert here[1].endswith("."), name
        assert there[1].endswith("."), name
        assert here[1] != there[1], name
