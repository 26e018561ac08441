"""The rulebook of a game for people: `games/<game>/book/en.md` and `cs.md`, printed as sections of HTML.

The text is plain Markdown, so that translators can edit it. What it adds: `## Heading {#name}` names a
section, `{card-comet-zone}` is what the game calls a thing, `[^RACE-071]` cites the ledger, an image whose
address is `position:<lesson>`, `thing:<name>` or `icon:<name>` is drawn by the game.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from html import escape
from importlib.resources import files

from markdown_it import MarkdownIt
from markdown_it.renderer import RendererHTML
from markdown_it.token import Token

from perihelion.language import Voice
from perihelion.learn.lessons import NAMED

HEADING = re.compile(r"^(#{2,3}) (.+?) \{#([a-z0-9-]+)\}$", re.M)
CITED = re.compile(r"\[\^([A-Z]+-[A-Z]?\d+)\]")
DRAWN = re.compile(r"\x02(\d+)\x03")
NAMED_HEADING = re.compile(r"^## (.+?) \x01([a-z0-9-]+)\x01$", re.M)
NAMED_PART = re.compile(r"^### (.+?) \x01([a-z0-9-]+)\x01$", re.M)
ALONE = re.compile(r"<p>((?:\x02\d+\x03\s*)+)</p>")

Draw = Callable[[str, str], str]
Cite = Callable[[str], str]


@dataclass(frozen=True)
class Section:
    """A chapter of the book; `parts` are its smaller headings, by name."""

    name: str
    title: str
    html: str
    parts: tuple[tuple[str, str], ...]


@cache
def read_book(game_id: str, lang: str) -> str:
    """The text of a game's book, or nothing if it has none."""
    entry = files(f"perihelion.games.{game_id}").joinpath("book", f"{lang}.md")
    return entry.read_text(encoding="utf-8") if entry.is_file() else ""


def headings(text: str) -> list[str]:
    """The names of all headings, in order."""
    return [found[2] for found in HEADING.findall(text)]


def cited(text: str) -> list[str]:
    """The rules that are cited, in order."""
    return CITED.findall(text)


def print_book(text: str, voice: Voice, draw: Draw, cite: Cite) -> list[Section]:
    """The sections of a book. `draw` makes a picture of an address and a caption, `cite` a note of a rule."""
    spoken = NAMED.sub(lambda found: voice.tell(found[1]), _shielded(text))
    sections = []
    for part in re.split(r"^(?=## )", spoken, flags=re.M):
        heading = NAMED_HEADING.match(part)
        if heading is not None:
            sections.append(_section(heading[2], heading[1], part[heading.end() :], draw, cite))
    return sections


def _shielded(text: str) -> str:
    """The text with the names of headings kept apart from `{names}` of things."""
    return HEADING.sub("\\1 \\2 \x01\\3\x01", text)


def _section(name: str, title: str, text: str, draw: Draw, cite: Cite) -> Section:
    parts = tuple((found[1], found[0]) for found in NAMED_PART.findall(text))
    pictures: list[str] = []
    printer = MarkdownIt("commonmark", {"html": False, "typographer": False}).enable("table")

    def picture(
        renderer: RendererHTML, tokens: list[Token], at: int, options: object, env: object
    ) -> str:  # fmt: skip
        token = tokens[at]
        pictures.append(draw(str(token.attrs["src"]), token.content))
        return f"\x02{len(pictures) - 1}\x03"

    printer.add_render_rule("image", picture)
    html = printer.render(text)
    html = re.sub(r"<h3>(.+?) \x01([a-z0-9-]+)\x01</h3>", r'<h3 id="\2">\1</h3>', html)
    html = ALONE.sub(r'<div class="figures">\1</div>', html)
    html = DRAWN.sub(lambda found: pictures[int(found[1])], html)
    return Section(name, escape(title), CITED.sub(lambda found: cite(found[1]), html), parts)
