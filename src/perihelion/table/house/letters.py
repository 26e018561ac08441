"""Letters: what a channel is told, in the words of its language and the shape of its service.

A letter says that it is somebody's turn or that a game is over, at which game, with whom, and where. It never
says what has happened: nothing of a position leaves the server but to who may see it.
"""

from __future__ import annotations

import hmac
import json
from dataclasses import dataclass

from perihelion.language import Verbatim
from perihelion.table.house.channels import DISCORD, NTFY, PLAIN, SLACK, stop_key
from perihelion.table.house.house import House
from perihelion.table.store import ChannelRow, NewsRow

TEST = "test"


@dataclass(frozen=True)
class Letter:
    headers: dict[str, str]
    body: bytes


def letter(house: House, news: NewsRow, base: str) -> Letter:
    """`base` is the address under which others open the table; without one there are no links."""
    room = house.room(news.table_id)
    voice = house.library.voice(news.channel.lang, room.table.game if room.title is not None else "")
    game = voice.tell("game-name") if room.title is not None else room.table.game
    others = [row.name for row in room.seats if news.channel.guest not in row.owners]
    names = Verbatim(voice.join(others))
    words = voice.tell(f"ui-letter-{news.kind}", {"game": Verbatim(game), "names": names})
    link = f"{base}/t/{news.table_id}" if base else ""
    return _shaped(house, news.channel, news.kind, words, link, base)


def trial_letter(house: House, channel: ChannelRow, base: str) -> Letter:
    """What is sent to see whether an address is right."""
    words = house.library.voice(channel.lang).tell("ui-letter-test")
    return _shaped(house, channel, TEST, words, base, base)


def _shaped(house: House, channel: ChannelRow, kind: str, words: str, link: str, base: str) -> Letter:
    stop = f"{base}/stop/{stop_key(channel)}" if base else ""
    stopping = (
        house.library.voice(channel.lang).tell("ui-letter-stop", {"link": Verbatim(stop)}) if stop else ""
    )
    text = "\n".join(part for part in (words, link, stopping) if part)
    headers = {"content-type": "application/json"}
    if channel.shape == NTFY:
        body, headers = text.encode(), {"content-type": "text/plain; charset=utf-8", "title": "Perihelion"}
        if link:
            headers["click"] = link
    elif channel.shape == PLAIN:
        body = _json({"kind": kind, "words": words, "link": link, "stop": stop})
    elif channel.shape == DISCORD:
        body = _json({"content": text, "allowed_mentions": {"parse": []}})
    elif channel.shape == SLACK:
        safe = text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
        body = _json({"text": safe})
    else:
        body = _json({"text": text, "username": "Perihelion"})
    seal = hmac.new(channel.secret.encode(), body, "sha256").hexdigest()
    return Letter({**headers, "x-perihelion-signature": f"sha256={seal}"}, body)


def _json(value: dict[str, object]) -> bytes:
    return json.dumps(value, ensure_ascii=False).encode()
