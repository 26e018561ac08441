"""The large picture with all its words: a card, an action card, an opponent's tableau, known discards."""

from __future__ import annotations

from collections import Counter

from perihelion.art.svg import esc
from perihelion.games.race.art.face import face
from perihelion.games.race.art.stage import Stage
from perihelion.games.race.art.tableau import open_tableau
from perihelion.games.race.art.words import NUMERALS, kind_words, name, power_words, row_words
from perihelion.games.race.components import PHASES, Card
from perihelion.language import Voice


def detail(stage: Stage, thing: str) -> str:
    """The detail of what an element names in `data-thing`; nothing if it is unknown."""
    kind, _, ident = thing.partition(":")
    if kind == "card" and ident in stage.cards.number:
        return card_detail(stage.card(ident), stage.voice, stage.lit)
    if kind == "action" and any(action.id == ident for action in stage.cards.actions):
        return _action(stage, ident)
    if kind == "seat" and ident.isdigit() and int(ident) < len(stage.view.players):
        return open_tableau(stage, stage.view.players[int(ident)])
    if kind == "discards":
        return _discards(stage)
    return ""


def card_detail(card: Card, voice: Voice, lit: str = "") -> str:
    """A card with everything on it in words."""
    kinds = "<br/>".join(esc(line) for line in kind_words(voice, card))
    powers = "".join(
        f'<li class="{"on" if power.phase == lit else ""}">'
        f'<b title="{esc(voice.tell(f"art-phase-{power.phase}"))}">{NUMERALS[power.phase]}</b>'
        f"<span>{esc(power_words(voice, power))}</span></li>"
        for power in card.powers
    )
    listed = f"<ul>{powers}</ul>" if powers else f'<p class="dim">{esc(voice.tell("art-no-power"))}</p>'
    return (
        f'<div class="race-detail">{face(card, voice, lit)}'
        f'<div class="says"><h2>{esc(name(voice, card.id))}</h2>'
        f'<p class="dim kinds">{kinds}</p>{listed}</div>{_table(card, voice)}</div>'
    )


def _table(card: Card, voice: Voice) -> str:
    if not card.score:
        return ""
    rows = "".join(f"<tr><td>{esc(row_words(voice, row))}</td><td>{row.vp}</td></tr>" for row in card.score)
    return f'<table class="tabular"><caption>{esc(voice.tell("art-table"))}</caption>{rows}</table>'


def _action(stage: Stage, ident: str) -> str:
    action = next(entry for entry in stage.cards.actions if entry.id == ident)
    phase = PHASES[action.phase - 1]
    rows = [(NUMERALS[phase], stage.tell(f"art-does-{phase}"))]
    if not stage.legal(f"act:{ident}"):  # else the preview of the choice says what its bonus will do
        rows.append(("+", stage.tell(f"art-bonus-{ident}")))
    items = "".join(f"<li><b>{mark}</b><span>{esc(words)}</span></li>" for mark, words in rows)
    return (
        f'<div class="race-detail action"><div class="says"><h2>{esc(stage.tell(f"art-act-{ident}"))}</h2>'
        f"<ul>{items}</ul></div></div>"
    )


def _discards(stage: Stage) -> str:
    known = Counter(stage.view.known_discards)
    items = "".join(
        f"<li><b>{count}×</b><span>{esc(stage.title(card))}</span></li>" for card, count in known.items()
    )
    nothing = f'<p class="dim">{esc(stage.tell("art-no-known-discards"))}</p>'
    return (
        f'<div class="race-detail"><div class="says"><h2>{esc(stage.tell("art-known-discards"))}</h2>'
        f"{f'<ul>{items}</ul>' if items else nothing}</div></div>"
    )
