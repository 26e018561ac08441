"""What lies over the board: the encounter being read and the choice of a friendship card, or a trade.

An encounter shows its text and the answers, never a title or an outcome before the answer is given; only the
reader sees the whole card.
"""

from __future__ import annotations

from typing import Final

from perihelion.art.icons import icon, seat_icon
from perihelion.art.palette import GOOD
from perihelion.art.svg import esc, starfield
from perihelion.games.starfarers.art.bargain import button, talk, trade_window
from perihelion.games.starfarers.art.friends import friends
from perihelion.games.starfarers.art.pieces import planet_words
from perihelion.games.starfarers.art.stage import Stage
from perihelion.games.starfarers.components.encounters import EncounterCard, Node
from perihelion.games.starfarers.components.parts import FACE_UP
from perihelion.games.starfarers.sight.view import EncounterView, MetView

SKY: Final = (
    '<svg class="sf-sky" viewBox="0 0 620 90" preserveAspectRatio="xMidYMid slice" aria-hidden="true">'
    f'<rect width="620" height="90" fill="#0A1122"/>{starfield(0, 0, 620, 90, 90, "encounter")}'
    '<g transform="translate(240 46) scale(.62)"><path d="M-120 0C-90-34-30-40 40-34L120-6 126 4 40 '
    '34C-40 40-96 30-120 0z" fill="#31406B" stroke="#FFCF70" stroke-width="2.5"/>'
    '<path d="M-70-14H30V16H-70zM-37-14V16M-4-14V16" fill="#1A2746" stroke="#FFCF70" stroke-width="2"/>'
    '<circle cx="70" r="9" fill="#FFE9A8"/></g>'
    '<circle cx="520" cy="104" r="72" fill="url(#sf-fuel)" opacity=".8"/></svg>'
)


def dialogs(stage: Stage) -> str:
    """The window that is open now, if any."""
    view = stage.view
    if stage.starting("friend:"):
        return window(stage, "art-friends", friends(stage))
    trading = trade_window(stage)
    if trading:
        return window(stage, "art-trade", trading)
    if view.encounter is not None:
        return encounter(stage, view.encounter)
    return news(stage) + talk(stage)


def window(stage: Stage, key: str, inner: str) -> str:
    words = esc(stage.tell(key))
    return (
        f'<div class="sf-over"><section class="sf-window" role="dialog" aria-label="{words}">'
        f"<h2>{words}</h2>{inner}</section></div>"
    )


# -- encounters ------------------------------------------------------------------------------------


def encounter(stage: Stage, view: EncounterView) -> str:
    """The text read so far and the answers; the reader sees the card beside it."""
    reader = esc(stage.tell("art-read-by"))
    told = "".join(f'<p class="dim">{esc(stage.tell(tale))}</p>' for tale in view.tales[:-1])
    question = f'<p class="sf-tale">{esc(stage.tell(view.tales[-1]))}</p>'
    answers = "".join(
        button(stage, action, f"<b>{action.split(':')[1]}</b>" if action.startswith("gift") else "")
        for action in stage.labels
        if action.split(":")[0] in ("gift", "yes", "no")
    )
    card = whole_card(stage, view) if view.card else ""
    words = esc(stage.tell("phase-encounter"))
    return (
        f'<div class="sf-over"><section class="sf-window" role="dialog" aria-label="{words}">{SKY}'
        f'<div class="sf-row dim">{words}<span class="grow"></span>{reader} {seat_icon(view.reader, 22)}'
        f"{esc(stage.seat_name(view.reader))}</div>{told}{question}{contest(stage, view.result)}"
        f'<div class="sf-acts">{answers}</div>{card}</section></div>'
    )


def contest(stage: Stage, result: list[int]) -> str:
    """The arithmetic of the last shake or comparison."""
    if not result:
        return ""
    if len(result) == 4:
        return f'<div class="note">{esc(stage.tell("art-shaken", count=result[0]))}</div>'
    return f'<div class="note">{esc(stage.tell("art-contest", own=result[0], theirs=result[1]))}</div>'


def whole_card(stage: Stage, view: EncounterView) -> str:
    """The card as its reader holds it: every text with what leads to it."""
    card = next(entry for entry in stage.parts.encounters if entry.id == view.card)
    name = esc(stage.tell(card.id))
    only = f"{icon('eye', 18, '', GOOD)}{esc(stage.tell('art-only-you'))}"
    return (
        f'<details class="sf-reader" open=""><summary>{only} <b>{name}</b></summary>'
        f"<ol>{card_rows(stage, card)}</ol></details>"
    )


def card_rows(stage: Stage, card: EncounterCard) -> str:
    return "".join(_branch(stage, card, node) for node in card.nodes)


def _branch(stage: Stage, card: EncounterCard, node: Node) -> str:
    ways = sorted(
        {
            branch_words(stage, other.branches[index])
            for other in card.nodes
            for index, target in enumerate(other.next)
            if card.nodes[target] is node
        }
    )
    lead = f"<i>{esc(', '.join(ways))}</i> " if ways else ""
    return f"<li>{lead}{esc(stage.tell(node.text))}</li>"


def branch_words(stage: Stage, label: str) -> str:
    return label if label.isdigit() else stage.tell(f"art-branch-{label}")


# -- what has just happened ------------------------------------------------------------------------


def news(stage: Stage) -> str:
    """How the last encounter ended and what was found last, until the reader closes it."""
    notes = (met(stage, stage.view.met) if stage.view.met else "") + (seen(stage) if stage.view.seen else "")
    return f'<div class="sf-notes">{notes}</div>' if notes else ""


def note(stage: Stage, key: str, head: str, inner: str) -> str:
    close = esc(stage.tell("art-dismiss"))
    return (
        f'<aside class="sf-news" data-news="{esc(key)}"><header><b>{head}</b><button type="button" '
        f'class="sf-close" data-dismiss="" title="{close}" aria-label="{close}">{icon("close", 18)}</button>'
        f"</header>{inner}</aside>"
    )


def met(stage: Stage, view: MetView) -> str:
    head = esc(stage.tell("art-news-met", seat=view.seat, card=view.card))
    told = "".join(f"<p>{esc(stage.tell(tale))}</p>" for tale in view.tales)
    return note(stage, f"met:{view.turn}:{view.card}", head, f"{told}{contest(stage, view.result)}")


def seen(stage: Stage) -> str:
    turn, seat, number = stage.view.seen
    view = stage.view.quadrants[number]
    key = "art-news-explored" if view.planets and stage.view.setup in FACE_UP else "art-news-discovered"
    head = esc(f"{stage.tell(key, seat=seat)}: {stage.tell(f'tile-{view.tile}')}")
    planets = "".join(f"<li>{esc(planet_words(stage, planet))}</li>" for planet in view.planets)
    return note(stage, f"seen:{turn}:{view.id}", head, f"<ul>{planets}</ul>" if planets else "")
