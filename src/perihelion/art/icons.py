"""The icon set: signs on a 24 px grid that mean the same in all five games.

The drawings are symbols in `static/icons.svg`. A page puts `sprite()` once into its body; pictures that
stand alone carry it inside (`standalone`). Every icon has words, message `icon-<name>`.
"""

from __future__ import annotations

import base64
import re
from functools import cache
from importlib.resources import files

from perihelion.art.palette import INK_DARK, seat_of
from perihelion.art.svg import esc, num
from perihelion.core.text import Arg
from perihelion.language import Voice


class UnknownIcon(KeyError):
    """An icon that `static/icons.svg` does not have."""


def static(name: str) -> str:
    """The text of a file in `static`."""
    return files("perihelion.art").joinpath("static", name).read_text(encoding="utf-8")


@cache
def sprite() -> str:
    """All icons and shared gradients as one hidden SVG, to be put into a page once."""
    return static("icons.svg").replace("\n", "")


@cache
def names() -> frozenset[str]:
    """The names of all icons."""
    return frozenset(re.findall(r'<symbol id="i-([a-z0-9-]+)"', sprite()))


def icon(name: str, size: float = 20, label: str = "", colour: str = "", classes: str = "") -> str:
    """An icon in running text. Without a label it is decoration and hidden from screen readers."""
    _check(name)
    words = f' role="img" aria-label="{esc(label)}"' if label else ' aria-hidden="true"'
    tip = f"<title>{esc(label)}</title>" if label else ""
    style = f' style="color:{colour}"' if colour else ""
    return (
        f'<svg class="i{" " + classes if classes else ""}" width="{num(size)}" height="{num(size)}"'
        f' viewBox="0 0 24 24"{words}{style}>{tip}<use href="#i-{name}"/></svg>'
    )


def named(voice: Voice, name: str, size: float = 20, colour: str = "", **args: Arg) -> str:
    """An icon with its own words, message `icon-<name>`."""
    return icon(name, size, voice.tell(f"icon-{name}", dict(args)), colour)


def use(name: str, x: float, y: float, size: float, colour: str = "", label: str = "") -> str:
    """An icon inside a drawing, its upper left corner at x, y."""
    _check(name)
    style = f' color="{colour}"' if colour else ""
    drawn = (
        f'<use href="#i-{name}" x="{num(x)}" y="{num(y)}" width="{num(size)}" height="{num(size)}"{style}/>'
    )
    return f"<g><title>{esc(label)}</title>{drawn}</g>" if label else drawn


def centred(name: str, x: float, y: float, size: float, colour: str = "", label: str = "") -> str:
    """An icon inside a drawing, its middle at x, y."""
    return use(name, x - size / 2, y - size / 2, size, colour, label)


def numbered(name: str, figure: object, size: float = 24, label: str = "") -> str:
    """A filled icon with a dark figure on it: points on a hexagon or star, cards on a card."""
    _check(name)
    words = f' role="img" aria-label="{esc(label)}"' if label else ' aria-hidden="true"'
    tip = f"<title>{esc(label)}</title>" if label else ""
    return (
        f'<svg class="i" width="{num(size)}" height="{num(size)}" viewBox="0 0 24 24"{words}>{tip}'
        f'<use href="#i-{name}"/><text x="12" y="17" text-anchor="middle" font-size="14" '
        f'fill="{INK_DARK}">{esc(figure)}</text></svg>'
    )


def seat_icon(seat: int, size: float = 24, label: str = "") -> str:
    """The mark of a seat in running text: with its letter from 18 px on, shape and colour alone below."""
    kind = "seat" if size >= 18 else "mark"
    return icon(f"{kind}-{seat_of(seat).letter.lower()}", size, label)


def standalone(width: float, height: float, inner: str, label: str, extra: str = "") -> str:
    """A picture that needs nothing around it: icons, gradients and the display face are inside.
    `extra` is added to its definitions."""
    inside = sprite().split("<defs>", 1)[1].split("</defs>", 1)[0]
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {num(width)} {num(height)}" '
        f'width="{num(width)}" height="{num(height)}" role="img" aria-label="{esc(label)}">'
        f"<style>{_embedded_face()}</style><defs>{inside}{extra}</defs>{inner}</svg>"
    )


@cache
def _embedded_face() -> str:
    rules = [
        'text{font-family:"Perihelion Display","Saira Semi Condensed",sans-serif;font-weight:600}',
        ".hit{fill:none;stroke:none}",  # where one could click, were it not a picture
    ]
    for name, letters in (("latin", ""), ("latin-ext", "unicode-range:U+100-17F;")):
        font = files("perihelion.art").joinpath(
            "static", "fonts", f"saira-semi-condensed-{name}-600-normal.woff2"
        )
        data = base64.b64encode(font.read_bytes()).decode()
        rules.append(
            f'@font-face{{font-family:"Perihelion Display";font-weight:600;{letters}'
            f'src:url(data:font/woff2;base64,{data}) format("woff2")}}'
        )
    return "".join(rules)


def _check(name: str) -> None:
    if name not in names():
        raise UnknownIcon(name)
