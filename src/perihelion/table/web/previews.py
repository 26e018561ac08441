"""What a chat shows of a link to a table (OpenGraph): game, who plays and how it stands. Of a table by
invitation it says no more than the game."""

from __future__ import annotations

from dataclasses import dataclass

from starlette.requests import Request

from perihelion.language import Verbatim
from perihelion.table.house.rooms import Room
from perihelion.table.store import FREE, WAITING
from perihelion.table.web.site import Site


@dataclass(frozen=True)
class Preview:
    """What a chat shows of a link."""

    title: str
    description: str
    image: str
    url: str


def preview(
    site: Site, request: Request, room: Room, path: str = "", invited: bool = False
) -> Preview | None:
    """The preview of a table; of one by invitation no more than the game."""
    if room.title is None:
        return None
    voice = site.voice(request, room.table.game)
    game = voice.tell("game-name")
    link = site.addresses.link
    url = link(request, path or f"/t/{room.id}")
    if not room.table.open:
        words = voice.tell("ui-preview-invited" if invited else "ui-preview-private")
        return Preview(game, words, link(request, f"/card/{room.table.game}.png?lang={voice.lang}"), url)
    names = ", ".join(voice.called(row.name) for row in room.seats if row.kind != FREE)
    return Preview(
        f"{game}: {names}" if names else game,
        _standing(site, request, room),
        link(request, f"/t/{room.id}/card.png?at={room.sequence}&lang={voice.lang}"),
        url,
    )


def _standing(site: Site, request: Request, room: Room) -> str:
    voice = site.voice(request)
    result = room.table.result
    if room.table.status == WAITING:
        free = sum(row.kind == FREE for row in room.seats)
        return voice.tell("ui-status-waiting", {"count": free})
    if result is not None:
        scores = ", ".join(f"{voice.called(row.name)} {result.scores[row.seat]}" for row in room.seats)
        return voice.tell("ui-preview-over", {"scores": Verbatim(scores)})
    return voice.tell("ui-status-playing", {"count": len(room.match.moves) if room.match else 0})
