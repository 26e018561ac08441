"""The card that a chat shows for a link: the drawn board as a spectator sees it, the game and who plays.

A table by invitation gives the card of its game, which says nothing of the table.
"""

from __future__ import annotations

import re

from perihelion.art.artist import Scene
from perihelion.art.icons import centred, standalone, use
from perihelion.art.palette import INK, INK_2, LEGAL, seat_of
from perihelion.art.svg import num, text
from perihelion.art.typeface import measure
from perihelion.language import Voice
from perihelion.table.house.library import Title
from perihelion.table.house.rooms import Room
from perihelion.table.web.generic import cover_of

WIDTH, HEIGHT = 1200.0, 630.0
GROUND = "#0B0F1A"
BAR = 168.0  # the height of the words under a wide picture
SIDE = 470.0  # the width of the words beside a high one
OPENING = re.compile(r"<svg\b[^>]*>")
BOX = re.compile(r'viewBox="([^"]+)"')


def game_card(title: Title, voice: Voice) -> str:
    """The card of a game alone."""
    cover = _placed(cover_of(title, voice), SIDE, 0, WIDTH - SIDE, HEIGHT, "xMidYMid slice")
    inner = [_ground(), cover, _fade(), _brand(56, 72)]
    inner.append(_heading(voice.tell("game-name"), 56, 300, 58, SIDE - 76))
    for number, line in enumerate(_lines(voice.tell("game-sentence"), 28, SIDE - 70)[:4]):
        inner.append(text(56, 356 + 38 * number, line, 28, INK_2, "start"))
    inner.append(_stroke(title.accent, 56, 236))
    return standalone(WIDTH, HEIGHT, "".join(inner), voice.tell("game-name"), _gradient())


def table_card(room: Room, title: Title, voice: Voice) -> str:
    """The card of a table that anybody may watch; take the room's lock. It is drawn from the spectator's view
    alone."""
    picture = _picture(room, title, voice)
    if not picture:
        return game_card(title, voice)
    width, height = _size(picture)
    wide = width / height > 1.6
    area = (WIDTH - 60, HEIGHT - BAR - 40) if wide else (WIDTH - SIDE - 30, HEIGHT - 40)
    shown = _placed(picture, 30 if wide else SIDE, 20, *area, "xMidYMid meet")
    words = _wide_words(room, title, voice) if wide else _side_words(room, title, voice)
    return standalone(WIDTH, HEIGHT, _ground() + shown + words, voice.tell("game-name"))


def _picture(room: Room, title: Title, voice: Voice) -> str:
    if room.match is None or title.artist is None:
        return ""
    state, game = room.match.state, title.game
    named, scores = voice.named(room.names), game.score_sheet(state, None)
    scene = Scene(game, game.view(state, None), named, named.names, (), scores)
    return title.artist.picture(scene)


def _side_words(room: Room, title: Title, voice: Voice) -> str:
    name = _heading(voice.tell("game-name"), 48, 212, 46, SIDE - 76)
    inner = [_brand(48, 64), _stroke(title.accent, 48, 150), name]
    for row in room.seats:
        y = 290 + 64 * row.seat
        inner.append(centred(f"seat-{seat_of(row.seat).letter.lower()}", 68, y - 11, 40))
        inner.append(
            text(102, y, _fitting(_player(room, row.seat, voice), 32, SIDE - 140), 32, INK_2, "start")
        )
        if _won(room, row.seat):
            inner.append(centred("trophy", 28, y - 11, 26, LEGAL))
    return "".join(inner)


def _wide_words(room: Room, title: Title, voice: Voice) -> str:
    top = HEIGHT - BAR
    inner = [
        _stroke(title.accent, 48, top + 16),
        text(48, top + 76, voice.tell("game-name"), 46, INK, "start"),
    ]
    inner.append(_brand(WIDTH - 290, top + 62))
    each = (WIDTH - 96) / len(room.seats)
    for row in room.seats:
        x, y = 48 + each * row.seat, top + 132
        won = _won(room, row.seat)
        inner.append(centred(f"seat-{seat_of(row.seat).letter.lower()}", x + 20, y - 10, 36))
        if won:
            inner.append(centred("trophy", x + 58, y - 10, 26, LEGAL))
        begin = 80 if won else 50
        name = _fitting(_player(room, row.seat, voice), 28, each - begin - 12)
        inner.append(text(x + begin, y, name, 28, INK_2, "start"))
    return "".join(inner)


def _player(room: Room, seat: int, voice: Voice) -> str:
    result = room.table.result
    name = voice.called(room.seats[seat].name)
    return name if result is None else f"{name} {result.scores[seat]}"


def _won(room: Room, seat: int) -> bool:
    return room.table.result is not None and seat in room.table.result.winners


# -- pieces --------------------------------------------------------------------------------------------


def _ground() -> str:
    return f'<rect width="{num(WIDTH)}" height="{num(HEIGHT)}" fill="{GROUND}"/>'


def _gradient() -> str:
    return (
        f'<linearGradient id="card-fade"><stop offset="0" stop-color="{GROUND}"/>'
        f'<stop offset="1" stop-color="{GROUND}" stop-opacity="0"/></linearGradient>'
    )


def _fade() -> str:
    return f'<rect x="{num(SIDE)}" width="180" height="{num(HEIGHT)}" fill="url(#card-fade)"/>'


def _brand(x: float, y: float) -> str:
    return use("logo", x, y - 32, 44, LEGAL) + text(x + 58, y, "Perihelion", 34, INK, "start")


def _stroke(colour: str, x: float, y: float) -> str:
    return f'<rect x="{num(x)}" y="{num(y)}" width="56" height="7" rx="3.5" fill="{colour}"/>'


def _size(picture: str) -> tuple[float, float]:
    box = BOX.search(picture)
    assert box is not None
    _, _, width, height = (float(figure) for figure in box[1].split())
    return width, height


def _placed(picture: str, x: float, y: float, width: float, height: float, fit: str) -> str:
    """A picture inside another, at its place and in its size."""
    box = BOX.search(picture)
    assert box is not None
    opening = (
        f'<svg x="{num(x)}" y="{num(y)}" width="{num(width)}" height="{num(height)}" viewBox="{box[1]}" '
        f'preserveAspectRatio="{fit}">'
    )
    return OPENING.sub(opening, picture, count=1)


def _heading(words: str, x: float, y: float, size: float, width: float) -> str:
    """Words that are made smaller until they fit."""
    return text(x, y, words, min(size, size * width / measure(words, size)), INK, "start")


def _fitting(words: str, size: float, width: float) -> str:
    """As much of the words as there is room for."""
    if measure(words, size) <= width:
        return words
    while words and measure(words + "…", size) > width:
        words = words[:-1]
    return words.rstrip() + "…"


def _lines(words: str, size: float, width: float) -> list[str]:
    lines = [""]
    for word in words.split():
        longer = f"{lines[-1]} {word}".strip()
        if measure(longer, size) > width and lines[-1]:
            lines.append(word)
        else:
            lines[-1] = longer
    return lines
