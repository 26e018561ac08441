"""Templates: the environment in which all pages and fragments are rendered."""

from __future__ import annotations

from datetime import UTC, datetime
from functools import cache

from jinja2 import Environment, PackageLoader, StrictUndefined, pass_context
from jinja2.runtime import Context
from markupsafe import Markup

from perihelion.art.icons import icon, seat_icon, sprite
from perihelion.core.text import Arg
from perihelion.language import FORMER, Verbatim, Voice
from perihelion.table.web.generic import cover_of
from perihelion.table.web.shelves import modules, static_url


class Words:
    """The voice as templates use it: `t(key, names=...)`. Text arguments are said as they stand."""

    def __init__(self, voice: Voice) -> None:
        self.voice = voice

    def __call__(self, key: str, **args: str | int) -> str:
        spoken: dict[str, Arg] = {
            name: value if isinstance(value, int) else Verbatim(value) for name, value in args.items()
        }
        return self.voice.tell(key, spoken)

    def has(self, key: str) -> bool:
        return self.voice.has(key)


def render(template: str, voice: Voice, **values: object) -> str:
    return _environment().get_template(template).render(t=Words(voice), lang=voice.lang, **values)


@pass_context
def _shown(context: Context, value: object) -> object:
    """Whatever a template shows: the name of somebody who has left for good is said in words."""
    return context["t"].voice.called(value) if value == FORMER else value


@pass_context
def _seat_icon(context: Context, seat: int, size: int = 24, label: str = "") -> Markup:
    return Markup(seat_icon(seat, size, context["t"].voice.called(label)))


@cache
def _environment() -> Environment:
    environment = Environment(
        loader=PackageLoader("perihelion.table", "templates"),
        autoescape=True,
        trim_blocks=True,
        lstrip_blocks=True,
        undefined=StrictUndefined,
        auto_reload=False,
        finalize=_shown,
    )
    environment.globals.update(
        icon=lambda name, size=20, label="": Markup(icon(name, size, label)),
        seat_icon=_seat_icon,
        sprite=lambda: Markup(sprite()),
        static=static_url,
        date=lambda seconds: datetime.fromtimestamp(seconds, UTC),
        modules=modules,
        cover=lambda title, voice: Markup(cover_of(title, voice)),
    )
    return environment
