"""The large picture with all words of one thing: a card, a planet with what lies on it, a list of cards."""

from __future__ import annotations

from typing import Final

from perihelion.art.icons import icon
from perihelion.art.svg import esc
from perihelion.games.quarterworlds.art.faces import face
from perihelion.games.quarterworlds.art.spaces import laid_list
from perihelion.games.quarterworlds.art.stage import Stage
from perihelion.games.quarterworlds.catalogue import QUARTER_PLACES
from perihelion.games.quarterworlds.components import (
    COLONISATION,
    COLOURS,
    KINDS,
    NOTHING,
    OBJECTS,
    PLANET,
    RESOURCES,
    SCIENCE_CARD,
    SHIP,
    Card,
)
from perihelion.games.quarterworlds.sight.telling import effect_words, permanent_words

HELP: Final = {
    "epoch": ("research", "military", "trade", "diplomacy", "dominance", "income"),
    "end": ("tiles", "tokens", "planets", "bonuses", "winner"),
}


def detail(stage: Stage, thing: str) -> str:
    """The thing is named as in `data-thing`."""
    kind, _, rest = thing.partition(":")
    if kind == "laid" and rest in ("0", "1"):
        return laid_list(stage, int(rest))
    if kind == "discards":
        return _pile(stage)
    if kind == "help":
        return _help(stage)
    if kind == "world":
        seat, _, title = rest.partition(":")
        card = _card(stage, title)
        if card is not None and seat in ("0", "1"):
            return _shown(stage, card, _lying(stage, int(seat), card))
    if kind == "card":
        card = _card(stage, rest)
        if card is not None:
            return _shown(stage, card, [])
    return ""


def _pile(stage: Stage) -> str:
    """All discarded cards, the last one first."""
    rows = "".join(
        f"<li>{icon(KINDS[stage.card(number).kind], 18)}<b>{esc(stage.title(number))}</b></li>"
        for number in reversed(stage.view.discards)
    )
    head = esc(stage.tell("art-pile", count=len(stage.view.discards)))
    return f'<div class="quar-says"><h2>{head}</h2><ul class="quar-laid">{rows}</ul></div>'


def _help(stage: Stage) -> str:
    """The help card: the steps at the end of an epoch and at the end of the game (QUAR-180)."""
    out = []
    for part, steps in HELP.items():
        rows = "".join(f"<li>{esc(stage.tell(f'help-{step}'))}</li>" for step in steps)
        out.append(f"<h2>{esc(stage.tell(f'help-{part}'))}</h2><ol>{rows}</ol>")
    return f'<div class="quar-says quar-help">{"".join(out)}</div>'


def _card(stage: Stage, title: str) -> Card | None:
    return next((card for card in stage.parts.cards if card.title == title), None)


def _shown(stage: Stage, card: Card, more: list[str]) -> str:
    lines = [f"<li>{line}</li>" for line in _lines(stage, card) + more]
    kind = stage.tell(f"kind-{KINDS[card.kind]}")
    if card.kind == COLONISATION:
        kind += ", " + stage.tell(f"colour-{COLOURS[card.colour]}")
    return (
        f'<div class="quar-detail">{face(card, stage.parts.cards, stage.voice)}<div class="says">'
        f"<h2>{esc(stage.title(card.number))}</h2><p class='dim kinds'>{esc(kind)}</p>"
        f"<ul>{''.join(lines)}</ul></div></div>"
    )


def _lines(stage: Stage, card: Card) -> list[str]:
    """Where it goes, what it brings and when, its symbols, what it pays."""
    voice = stage.voice
    out: list[str] = []
    if card.kind in (COLONISATION, SHIP):
        out.append(esc(stage.tell("art-goes-ship" if card.kind == SHIP else "art-goes-colonisation")))
    if card.kind == PLANET and card.colonised_mark:
        out.append(f"{icon('colonised', 17)} {esc(stage.tell('preview-when-colonised'))}")
    out += [esc(_capital(voice.say(effect_words(effect)))) for effect in card.effects]
    out += [
        f"{icon('orbit', 17)} {esc(_capital(voice.say(permanent_words(effect))))}"
        for effect in card.permanents
    ]
    symbols = [stage.tell(f"symbol-{OBJECTS[symbol]}") for symbol in card.symbols]
    if symbols:
        out.append(esc(_capital(voice.join(symbols))))
    pays = [stage.tell(f"resource-{name}") for at, name in enumerate(RESOURCES) if card.shows(at)]
    if pays:
        key = "art-pays-science" if card.kind == SCIENCE_CARD else "art-pays-list"
        out.append(f'<span class="dim">{esc(stage.tell(key))}: {esc(", ".join(pays))}</span>')
    return out


def _lying(stage: Stage, seat: int, card: Card) -> list[str]:
    """What lies on a planet of a player."""
    for world in stage.view.spaces[seat].worlds:
        if world.card == card.number:
            out = []
            for quarter, number in enumerate(world.attached):
                if number != NOTHING:
                    where = stage.tell(f"quarter-{QUARTER_PLACES[quarter]}")
                    out.append(f"<b>{esc(stage.title(number))}</b> <span class='dim'>{esc(where)}</span>")
            if world.ship != NOTHING:
                out.append(f"{icon('ship', 17)} <b>{esc(stage.title(world.ship))}</b>")
            return out
    return []


def _capital(words: str) -> str:
    return words[:1].upper() + words[1:]
