"""The rules of conduct: ours, or a file of the host's, which may be changed while the server runs."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path

from fastapi import APIRouter
from markdown_it import MarkdownIt
from markupsafe import Markup
from starlette.requests import Request
from starlette.responses import Response

from perihelion.table.web.site import site_of

router = APIRouter(include_in_schema=False)

MOST = 100_000


class BadConduct(ValueError):
    """A file of rules that cannot be used; the message says what to do."""


@router.get("/conduct")
def conduct(request: Request) -> Response:
    site = site_of(request)
    text = rules_of(site.conduct, site.guest(request).lang)
    html = MarkdownIt("commonmark", {"html": False}).render(text)
    return site.page(request, "conduct.html", html=Markup(html))


def rules_of(file: Path | None, lang: str) -> str:
    """The host's rules, in the reader's language if there is such a file beside it (`rules.cs.md` beside
    `rules.md`); ours if the host has none."""
    if file is None:
        return files("perihelion.table.text").joinpath(f"conduct.{lang}.md").read_text(encoding="utf-8")
    spoken = file.with_suffix(f".{lang}{file.suffix}")
    return checked(spoken if spoken.is_file() else file)


def checked(file: Path) -> str:
    """The text of a file of rules."""
    try:
        text = file.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise BadConduct(f"{file} cannot be read as rules of conduct: give Markdown in UTF-8") from error
    if len(text) > MOST:
        raise BadConduct(f"{file} is too long for rules of conduct: give at most {MOST} characters")
    return text
