"""The reference of a game's components and icons: everything its actions can name and its artist can show.

What is listed follows from the catalogue of actions: a new card is in the reference by being in the game.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

from perihelion.art.artist import Artist, Choice, Scene
from perihelion.core.game import AnyGame
from perihelion.language import Voice
from perihelion.learn.lessons import Lesson
from perihelion.learn.tutor import OPPONENTS, Attempt, solution

ICON = re.compile(r'href="#i-([a-z0-9-]+)"')
NAMES = ("Pilot", *OPPONENTS)


@dataclass(frozen=True)
class Component:
    """A card, a tile, a technology: its kind (a prefix of messages), its name, and how it is shown."""

    kind: str
    name: str
    html: str


def scene_of(game: AnyGame, attempt: Attempt, voice: Voice) -> Scene:
    """The position of an attempt as the learner sees it."""
    state, seat = attempt.match.state, attempt.seat
    named = voice.named(NAMES[: state.seats])
    legal = state.legal(seat) if not attempt.solved else []
    choices = tuple(Choice(game.catalogue.names[number], named.label(game, number)) for number in legal)
    return Scene(game, game.view(state, seat), named, named.names, choices, game.score_sheet(state, seat))


def scene_after(game: AnyGame, lesson: Lesson, steps: int, voice: Voice) -> Scene:
    """The position of a lesson after so many of its steps."""
    attempt = Attempt(game, lesson)
    while attempt.step is not None and attempt.number < steps:
        for action in solution(attempt.step, attempt):
            attempt.choose(action)
    return scene_of(game, attempt, voice)


def components(game: AnyGame, artist: Artist, lessons: tuple[Lesson, ...], voice: Voice) -> list[Component]:
    """Everything that actions name and that has a picture or a text of its own, kind by kind."""
    scene = scene_of(game, Attempt(game, lessons[0]), voice)
    found: dict[tuple[str, str], Component] = {}
    for kind in game.catalogue.kinds:
        for param in kind.params:
            for value in param.values if param.prefix else ():
                if (param.prefix, value) not in found:
                    html = _shown(artist, scene, voice, param.name, param.prefix, value)
                    if html:
                        name = voice.tell(f"{param.prefix}-{value}")
                        found[param.prefix, value] = Component(param.prefix, name, html)
    return list(found.values())


def _shown(artist: Artist, scene: Scene, voice: Voice, name: str, prefix: str, value: str) -> str:
    text = f"{prefix}-text-{value}"
    for kind in (prefix, name):
        html = artist.detail(scene, f"{kind}:{value}") if kind in SHOWN else ""
        if html:
            return html
    return f"<p>{voice.tell(text)}</p>" if voice.has(text) else ""


# The kinds of things that have a detail wherever they are; others only have one at their place on the board.
SHOWN = frozenset(("card", "tech", "tile", "contract", "modifier", "gold", "project"))


def icons(game: AnyGame, artist: Artist, lessons: tuple[Lesson, ...], voice: Voice) -> list[str]:
    """The icons that a game's boards and components use, by their words."""
    drawn: set[str] = set()
    for lesson in lessons:
        drawing = artist.draw(scene_of(game, Attempt(game, lesson), voice))
        for part in (drawing.strip, drawing.board, drawing.hand, drawing.side):
            drawn.update(ICON.findall(part))
    for component in components(game, artist, lessons, voice):
        drawn.update(ICON.findall(component.html))
    named = [name for name in drawn if voice.has(f"icon-{name}")]
    return sorted(named, key=lambda name: voice.tell(f"icon-{name}"))


def has_sign(voice: Voice, name: str) -> bool:
    """Whether an icon is explained for the boards of a game."""
    return voice.has(f"sign-{name}-text") or voice.has(f"sign-common-{name}-text")


def sign(voice: Voice, name: str) -> tuple[str, str]:
    """What an icon means on the boards of a game: its name, with a capital letter, and one sentence."""
    named = next(key for key in (f"sign-{name}", f"sign-common-{name}", f"icon-{name}") if voice.has(key))
    text = next(key for key in (f"sign-{name}-text", f"sign-common-{name}-text") if voice.has(key))
    words = voice.tell(named)
    return words[:1].upper() + words[1:], voice.tell(text)
