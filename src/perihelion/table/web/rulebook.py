"""Rules: the book of a game for people, its components and icons, and the ledger as an appendix."""

from __future__ import annotations

import re
from functools import lru_cache
from html import escape
from itertools import count
from typing import Annotated

from fastapi import APIRouter, Query
from markupsafe import Markup
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

from perihelion.art.artist import Artist
from perihelion.art.icons import icon, names, static
from perihelion.core.ledger import Ledger
from perihelion.language import LANGUAGES, Voice
from perihelion.learn.book import Section, print_book
from perihelion.learn.reference import Component, components, has_sign, icons, scene_after, sign
from perihelion.table.house.library import Title
from perihelion.table.house.problems import Missing
from perihelion.table.web.drawing import render
from perihelion.table.web.pages import title_of
from perihelion.table.web.site import Site, site_of

router = APIRouter(include_in_schema=False)

DAY_CACHE = "public, max-age=86400"
ICON_SIZE = 20
ON_THE_CARD = ("win", "round", "building")
FACES = re.compile(r"@font-face\{[^}]*\}")
UNPOINTED = ".way,.way-label{display:none}"
KEPT = 64  # pictures and references of all games in both languages


@router.get("/rules")
def index(request: Request) -> Response:
    site = site_of(request)
    voices = {title.id: site.voice(request, title.id) for title in site.library}
    return site.page(request, "rules_index.html", voices=voices)


@router.get("/rules/{game_id}")
def book(request: Request, game_id: str, q: Annotated[str, Query(max_length=60)] = "") -> Response:
    """The book; a game that has none shows its ledger."""
    site = site_of(request)
    title = title_of(site, game_id)
    voice = site.voice(request, game_id)
    if not title.books.get(voice.lang):
        return _ledger_page(site, request, title, q)
    sections = printed(title, voice)
    return site.page(request, "book.html", game_id, title=title, sections=sections, query=q, page="book")


@router.get("/rules/{game_id}/ledger")
def ledger(request: Request, game_id: str, q: Annotated[str, Query(max_length=60)] = "") -> Response:
    """Every statement by its number; `#RACE-071` leads to one."""
    site = site_of(request)
    return _ledger_page(site, request, title_of(site, game_id), q)


@router.get("/rules/{game_id}/components")
def reference(request: Request, game_id: str, q: Annotated[str, Query(max_length=60)] = "") -> Response:
    site = site_of(request)
    title = _with_book(site, game_id)
    shown = listed(title, site.voice(request, game_id))
    kinds = list(dict.fromkeys(one.kind for one in shown))
    return site.page(
        request, "components.html", game_id, title=title, shown=shown, kinds=kinds, query=q, page="components"
    )


@router.get("/rules/{game_id}/help")
def help_card(request: Request, game_id: str) -> Response:
    """The help card of a game as a fragment: how to win, how a turn goes, what the icons mean."""
    site = site_of(request)
    title = _with_book(site, game_id)
    voice = site.voice(request, game_id)
    sections = [section for section in printed(title, voice) if section.name in ON_THE_CARD]
    shown = legend(title, voice)
    others = [name for name in sorted(names()) if name not in shown and has_sign(voice, name)]
    return HTMLResponse(
        render(
            "help.html",
            voice,
            sections=sections,
            shown=shown,
            others=others,
            sign=lambda name: sign(voice, name),
        )
    )


@router.get("/rules/{game_id}/icons")
def all_icons(request: Request, game_id: str) -> Response:
    site = site_of(request)
    title = _with_book(site, game_id)
    voice = site.voice(request, game_id)
    shown = legend(title, voice)
    return site.page(
        request, "icons.html", game_id, title=title, shown=shown, page="icons",
        sign=lambda name: sign(voice, name),
    )  # fmt: skip


@router.get("/rules/{game_id}/picture/{lesson_id}/{steps}/{lang}.svg")
def position(request: Request, game_id: str, lesson_id: str, steps: int, lang: str) -> Response:
    """A picture of a lesson's position after so many steps."""
    site = site_of(request)
    title = _with_book(site, game_id)
    if lang not in LANGUAGES or not any(lesson.id == lesson_id for lesson in title.lessons):
        raise Missing("ui-problem-page")
    drawn = drawn_position(title, site.library.voice(lang, game_id), lesson_id, max(0, min(steps, 9)))
    return Response(drawn, media_type="image/svg+xml", headers={"cache-control": DAY_CACHE})


# ------------------------------------------------------------------------------------------------------


def _ledger_page(site: Site, request: Request, title: Title, query: str) -> Response:
    rules: Ledger | None = title.ledger
    lang = site.guest(request).lang
    found = [] if rules is None else rules.find(query, lang) if query else rules.rules
    return site.page(
        request, "rules.html", title.id, title=title, ledger=rules, found=found, query=query, page="ledger"
    )


def _with_book(site: Site, game_id: str) -> Title:
    title = title_of(site, game_id)
    if not title.books or title.artist is None:
        raise Missing("ui-problem-page")
    return title


@lru_cache(maxsize=KEPT)
def printed(title: Title, voice: Voice) -> list[Section]:
    """The book of a game with its pictures and notes."""

    def draw(address: str, caption: str) -> str:
        return picture(title, voice, address, caption)

    numbers = count(1)

    def cite(rule: str) -> str:
        return note(title, voice, rule, next(numbers))

    return print_book(title.books[voice.lang], voice, draw, cite)


@lru_cache(maxsize=KEPT)
def legend(title: Title, voice: Voice) -> list[str]:
    """The icons of a game's boards and components."""
    assert title.artist is not None
    return icons(title.game, title.artist, title.lessons, voice)


@lru_cache(maxsize=KEPT)
def listed(title: Title, voice: Voice) -> list[Component]:
    assert title.artist is not None
    return components(title.game, title.artist, title.lessons, voice)


@lru_cache(maxsize=KEPT)
def drawn_position(title: Title, voice: Voice, lesson_id: str, steps: int) -> str:
    lesson = next(one for one in title.lessons if one.id == lesson_id)
    assert title.artist is not None
    drawn = title.artist.picture(scene_after(title.game, lesson, steps, voice))
    return drawn.replace("<style>", f"<style>{escape(_still(title.artist), quote=False)}", 1)


def _still(artist: Artist) -> str:
    """The styles of the table for a picture that nobody points at: what shows on pointing stays hidden."""
    return FACES.sub("", static("tokens.css") + static("kit.css")) + artist.styles() + UNPOINTED


FIGURE = Markup('<figure class="{}">{}<figcaption>{}</figcaption></figure>')
IMAGE = Markup('<img src="{}" alt="{}" loading="lazy">')
NOTE = Markup(
    '<span class="note-of"><button type="button" class="foot" popovertarget="{id}" '
    'aria-label="{word} {rule}">{short}</button><span popover id="{id}" class="foot-text">'
    '<a href="/rules/{game}/ledger#{rule}">{rule}</a> {words}</span></span>'
)


def picture(title: Title, voice: Voice, address: str, caption: str) -> str:
    """What an image of the book shows: a position, a thing, or an icon."""
    kind, _, name = address.partition(":")
    if kind == "icon" and name in names():
        return icon(name, ICON_SIZE, caption)
    if kind == "thing" and title.artist is not None:
        scene = scene_after(title.game, title.lessons[0], 0, voice)
        shown = title.artist.detail(scene, name)
        if shown:
            return str(FIGURE.format("thing", Markup(shown), caption))
    if kind == "position":
        lesson, _, steps = name.partition("/")
        if any(one.id == lesson for one in title.lessons) and (not steps or steps.isdecimal()):
            source = f"/rules/{title.id}/picture/{lesson}/{steps or 0}/{voice.lang}.svg"
            return str(FIGURE.format("position", IMAGE.format(source, caption), caption))
    raise ValueError(f"{title.id}/book: there is no picture {address!r}")


def note(title: Title, voice: Voice, rule: str, number: int) -> str:
    """A quiet footnote that opens the exact statement; `number` tells notes of the same rule apart."""
    rules = [] if title.ledger is None else title.ledger.rules
    found = next((one for one in rules if one.id == rule), None)
    if found is None:
        raise ValueError(f"{title.id}/book: there is no rule {rule!r}")
    return str(
        NOTE.format(
            id=f"note-{number}",
            word=voice.tell("ui-rule"),
            rule=rule,
            short=rule.partition("-")[2].lstrip("0"),
            game=title.id,
            words=found.cs if voice.lang == "cs" else found.en,
        )
    )
