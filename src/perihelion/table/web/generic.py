"""The generic artist: draws any game as tidy panels of its zones.

A game without drawings of its own is played through this; its choices become buttons beside the prompt.
"""

from __future__ import annotations

from perihelion.art.artist import Artist, Drawing, Scene
from perihelion.art.cover import cover
from perihelion.art.icons import icon, seat_icon
from perihelion.art.palette import ACCENTS, LEGAL
from perihelion.art.svg import esc, starfield
from perihelion.core.view import Zone, ZoneItem
from perihelion.language import Verbatim, Voice
from perihelion.table.house.library import Title


class GenericArtist(Artist):
    """Common zones first, then one panel for each seat, the viewer's own last, next to the prompt."""

    def cover(self, voice: Voice) -> str:
        orbits = "".join(
            f'<ellipse cx="135" cy="150" rx="{radius}" ry="{radius * 0.45:.0f}" fill="none" stroke="{LEGAL}"'
            f' stroke-opacity="{0.7 - radius / 250:.2f}" stroke-width="2" transform="rotate(-28 135 150)"/>'
            for radius in (50, 85, 120)
        )
        return (
            '<svg class="cover" viewBox="0 0 270 300" preserveAspectRatio="xMidYMid slice"'
            ' aria-hidden="true">'
            f'<rect width="270" height="300" fill="#080D1A"/>{starfield(0, 0, 270, 300, 90, "generic")}'
            f'{orbits}<circle cx="135" cy="150" r="22" fill="{LEGAL}"/></svg>'
        )

    def draw(self, scene: Scene) -> Drawing:
        zones = scene.game.zones(scene.view)
        own = scene.view.seat
        seats = [seat for seat in range(scene.view.seats) if seat != own]
        if own is not None:
            seats.append(own)
        common = [zone for zone in zones if zone.seat is None]
        panels = [self._zone_panel(scene, zone) for zone in common]
        panels += [
            self._seat_panel(scene, seat, [zone for zone in zones if zone.seat == seat]) for seat in seats
        ]
        return Drawing(self._strip(scene), f'<div class="zones">{"".join(panels)}</div>')

    def _strip(self, scene: Scene) -> str:
        chips = []
        for seat in range(scene.view.seats):
            asked = seat in scene.view.asked
            state = ""
            if not scene.view.over and scene.view.asked:
                words = scene.voice.tell("ui-thinking" if asked else "ui-ready")
                state = "" if seat in scene.empty else icon("wait" if asked else "check", 17, words)
            points = "" if scene.scores is None else f"<b>{scene.scores.totals[seat]}</b>"
            who = f"{seat_icon(seat, 20)}{esc(scene.names[seat])}"
            chips.append(f'<span class="chip seat-chip">{who} {points}{state}</span>')
        return f'<div class="strip-seats">{"".join(chips)}</div>'

    def _zone_panel(self, scene: Scene, zone: Zone) -> str:
        title = esc(scene.voice.say(zone.text))
        return (
            f'<section class="panel zone"><div class="panel-head"><h2>{title}</h2></div>'
            f"{self._items(scene, zone)}</section>"
        )

    def _seat_panel(self, scene: Scene, seat: int, zones: list[Zone]) -> str:
        own = " own" if seat == scene.view.seat else ""
        inner = "".join(
            f"<h3>{esc(scene.voice.say(zone.text))}</h3>{self._items(scene, zone)}" for zone in zones
        )
        return (
            f'<section class="panel zone seat-panel seat-{seat}{own}"><div class="panel-head">'
            f"{seat_icon(seat, 24)}<h2>{esc(scene.names[seat])}</h2></div>{inner}</section>"
        )

    def _items(self, scene: Scene, zone: Zone) -> str:
        if not zone.items:
            return f'<p class="dim small">{esc(scene.voice.tell("ui-empty-zone"))}</p>'
        return f'<ul class="things">{"".join(self._item(scene, item) for item in zone.items)}</ul>'

    def _item(self, scene: Scene, item: ZoneItem) -> str:
        count = ""
        if item.count != 1:
            count = f"<b>{esc(scene.voice.tell('ui-times', {'count': Verbatim(item.count)}))}</b>"
        notes = "".join(f'<span class="dim">{esc(scene.voice.say(note))}</span>' for note in item.notes)
        return f'<li class="chip">{esc(scene.voice.say(item.text))}{count}{notes}</li>'


def cover_of(title: Title, voice: Voice) -> str:
    """The picture of a game on the front page."""
    if title.artist is not None:
        return title.artist.cover(voice)
    return cover(title.id) if title.id in ACCENTS else GenericArtist().cover(voice)
