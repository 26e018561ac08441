"""Letters: what a channel is told, in the words of its language and the shape of its service.

A letter says that it is somebody's turn, that they were invited, that a game is over or that somebody has
written, at which game, with whom, and where. It never says what has happened or what was written: nothing of
a position leaves the server but to who may see it.
"""

from __future__ import annotations

import hashlib
import hmac
import json
from dataclasses import dataclass
from html import escape

from perihelion.core.text import Arg
from perihelion.language import Verbatim
from perihelion.table.house.channels import DISCORD, NTFY, PLAIN, PUSH, SLACK, confirm_key, stop_key
from perihelion.table.house.house import House
from perihelion.table.store import ChannelRow, NewsRow
from perihelion.table.store.channels import ROUND

TEST = "test"


@dataclass(frozen=True)
class Letter:
    headers: dict[str, str]
    body: bytes


def words_of(house: House, news: NewsRow) -> str:
    """What there is to tell, in the language of the channel."""
    room = house.room(news.table_id)
    voice = house.library.voice(news.channel.lang, room.table.game if room.title is not None else "")
    game = voice.tell("game-name") if room.title is not None else room.table.game
    others = [row.name for row in room.seats if news.channel.guest not in row.owners]
    args: dict[str, Arg] = {"game": Verbatim(game), "names": Verbatim(voice.join(others))}
    if news.kind == ROUND:
        found = house.store.tournaments.of_table(news.table_id)
        args["tournament"] = Verbatim("" if found is None else found.name)
    return voice.tell(f"ui-letter-{news.kind}", args)


def path_of(news: NewsRow) -> str:
    """Where it is."""
    return f"/t/{news.table_id}"


def letter(house: House, news: NewsRow, base: str) -> Letter:
    """`base` is the address under which others open the table; without one there are no links."""
    words, path = words_of(house, news), path_of(news)
    if news.channel.shape == PUSH:
        return _pushed(words, path, f"{news.kind} {news.table_id}")
    return _shaped(house, news.channel, news.kind, words, f"{base}{path}" if base else "", base)


@dataclass(frozen=True)
class Mail:
    subject: str
    text: str
    html: str
    headers: dict[str, str]


def mail(house: House, news: list[NewsRow], base: str) -> Mail:
    """All that there is to tell a mailbox. Sent once more it has the same name, by which programs know it."""
    told = {(one.kind, one.table_id): (words_of(house, one), f"{base}{path_of(one)}") for one in news}
    keys = sorted((one.kind, one.table_id, one.seat, one.turn) for one in news)
    name = hashlib.sha256(f"{news[0].channel.id} {keys}".encode()).hexdigest()[:40]
    return _mailed(house, news[0].channel, list(told.values()), base, name)


def trial_mail(house: House, channel: ChannelRow, base: str) -> Mail:
    """What is sent to see whether mails arrive; to a mailbox that nobody has confirmed the link for that."""
    voice = house.library.voice(channel.lang)
    if channel.confirmed:
        return _mailed(house, channel, [(voice.tell("ui-letter-test"), f"{base}/notifications")], base)
    link = f"{base}/confirm/{confirm_key(channel)}"
    words = [voice.tell("ui-confirm-words"), link, voice.tell("ui-confirm-ignore")]
    return Mail(voice.tell("ui-confirm-subject"), "\n\n".join(words) + "\n", "", {})


def _mailed(
    house: House, channel: ChannelRow, lines: list[tuple[str, str]], base: str, name: str = ""
) -> Mail:
    voice = house.library.voice(channel.lang)
    stop = f"{base}/stop/{stop_key(channel)}"
    several = voice.tell("ui-mail-several", {"count": len(lines)})
    stopping = voice.tell("ui-letter-stop", {"link": Verbatim(stop)})
    text = "".join(f"{words}\n{link}\n\n" for words, link in lines) + f"-- \n{stopping}\n"
    parts = [
        f'<p>{escape(words)}<br><a href="{escape(link)}">{escape(link)}</a></p>' for words, link in lines
    ]
    end = f'<p><small><a href="{escape(stop)}">{escape(voice.tell("ui-mail-stop"))}</a></small></p>'
    headers = {
        "List-Unsubscribe": f"<{stop}>", "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
        "Content-Language": channel.lang, **({"Message-ID": name} if name else {}),
    }  # fmt: skip
    html = f'<!doctype html><html lang="{channel.lang}"><body>{"".join(parts)}{end}</body></html>'
    return Mail(lines[0][0] if len(lines) == 1 else several, text, html, headers)


def trial_letter(house: House, channel: ChannelRow, base: str) -> Letter:
    """What is sent to see whether an address is right."""
    words = house.library.voice(channel.lang).tell("ui-letter-test")
    if channel.shape == PUSH:
        return _pushed(words, "/notifications", TEST)
    return _shaped(house, channel, TEST, words, base, base)


def _pushed(words: str, path: str, tag: str) -> Letter:
    """For the service worker: a later message of the same tag takes the place of an earlier one."""
    return Letter({}, _json({"words": words, "path": path, "tag": tag}))


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
