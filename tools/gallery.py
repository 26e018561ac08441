"""Writes the drawing kit to one HTML page that can be opened without a server.

    python tools/gallery.py OUT [--lang cs]       icons with their words, covers, states, charts

Used to look at drawings while working on them. Cards are in the component browser (`make docs`).
"""

from __future__ import annotations

import argparse
import base64
import re
from importlib.resources import files
from pathlib import Path

from perihelion.art import charts, cover, icons
from perihelion.art.palette import ACCENTS
from perihelion.art.svg import esc
from perihelion.games.race.art import artist
from perihelion.language import LANGUAGES, Voice, voice

STYLE = """
body{margin:0;padding:20px 24px;background:var(--page);color:var(--ink);font:400 15px/1.45 var(--text)}
h1,h2{font-family:var(--display);font-weight:600}
.names{display:grid;grid-template-columns:repeat(auto-fill,minmax(190px,1fr));gap:9px}
.covers{display:flex;gap:14px;flex-wrap:wrap}.covers svg{width:250px;height:310px;border-radius:18px}
"""


def page(title: str, lang: str, body: str) -> str:
    """A page with style sheets, fonts and icons inside."""
    styles = _inlined(icons.static("tokens.css")) + icons.static("kit.css") + artist().styles() + STYLE
    return (
        f'<!doctype html><html lang="{lang}" data-game="race"><head><meta charset="utf-8"><title>{esc(title)}'
        f"</title><style>{styles}</style></head><body>{icons.sprite()}<h1>{esc(title)}</h1>{body}</body></html>"
    )


def _inlined(css: str) -> str:
    """The style sheet with its fonts as data."""

    def data(found: re.Match[str]) -> str:
        font = files("perihelion.art").joinpath("static", found.group(1)).read_bytes()
        return f"url(data:font/woff2;base64,{base64.b64encode(font).decode()})"

    return re.sub(r"url\((fonts/[^)]+)\)", data, css)


def kit(words: Voice) -> str:
    """Covers, icons and charts."""
    covers = "".join(cover.cover(game) for game in ACCENTS)
    signs = "".join(
        f'<span class="row">{icons.icon(name, 24)} {esc(words.tell(f"icon-{name}"))}</span>'
        for name in sorted(icons.names())
    )
    lines = [charts.Line(seat, name, values) for seat, (name, values) in enumerate(_SAMPLE)]
    chart = charts.line_chart(lines, "", "")
    return page(
        "Perihelion",
        words.lang,
        f'<div class="covers">{covers}</div><h2>·</h2><div class="names">{signs}</div>{chart}',
    )


_SAMPLE = (
    ("Iva", (0.0, 1, 3, 5, 8, 11, 16, 23, 31, 39)),
    ("Vega", (1.0, 2, 4, 8, 12, 15, 20, 25, 30, 34)),
    ("Rigel", (1.0, 3, 5, 7, 13, 16, 22, 28, 36, 42)),
)


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("out", type=Path)
    parser.add_argument("--lang", choices=LANGUAGES, default="en")
    chosen = parser.parse_args()
    words = voice(chosen.lang, "race")
    chosen.out.write_text(kit(words), encoding="utf-8")
    print(chosen.out)


if __name__ == "__main__":
    main()
