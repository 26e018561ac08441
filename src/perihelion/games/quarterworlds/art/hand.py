"""The hand under the prompt: full cards with what is due, or the short reason against them, and the science
cards beside them."""

from __future__ import annotations

from perihelion.art.icons import icon
from perihelion.art.svg import clickable, esc
from perihelion.games.quarterworlds.art.faces import face
from perihelion.games.quarterworlds.art.glyphs import inline, lasting
from perihelion.games.quarterworlds.art.offer import due_words
from perihelion.games.quarterworlds.art.stage import Stage
from perihelion.games.quarterworlds.components import COLONISATION, SHIP, Card


def hand(stage: Stage) -> str:
    """The row of cards; nothing for spectators."""
    view = stage.view
    if view.seat is None:
        return ""
    numbers = view.hand
    if stage.phone:  # what can be chosen is in sight without scrolling
        laying = view.laying.card if view.laying is not None else -1
        numbers = sorted(numbers, key=lambda number: (number != laying, not _act(stage, stage.card(number))))
    cards = "".join(_card(stage, number) for number in numbers)
    if not cards:
        cards = f'<p class="dim none">{esc(stage.tell("art-empty-hand"))}</p>'
    chosen = " has-selected" if view.laying is not None else ""
    label = esc(stage.tell("zone-hand"))
    return (
        f'<div class="quar-hand-box"><div class="quar-hand{chosen}" style="--n:{max(len(numbers), 1)}">'
        f'<div class="group" role="group" aria-label="{label}">{cards}</div>{_beside(stage)}</div></div>'
    )


def _act(stage: Stage, card: Card) -> str:
    """What a click on the card means now."""
    return stage.legal(f"pay:{card.title}") or stage.legal(f"lay:{card.title}")


def _card(stage: Stage, number: int) -> str:
    card = stage.card(number)
    laying = stage.view.laying
    act = _act(stage, card)
    why, now, state = "", False, ""
    if laying is not None and laying.card == number:
        state, why = "selected laying", f"lay:{card.title}" if stage.asked else ""
    elif laying is not None and number in laying.paid:
        state, why = "selected paid", f"pay:{card.title}" if stage.asked else ""
    elif act:
        state = "legal"
        now = laying is not None and number not in laying.last
    elif stage.asked:
        state = "dimmed" if stage.my_turn or laying is not None else ""
        why = f"pay:{card.title}" if laying is not None else f"lay:{card.title}"
    label = f"{stage.words(number)}. {_foot_words(stage, card)}"
    pressed = True if state.startswith("selected") else None
    return (
        f'<div class="hc raise {state}"{clickable(act, why, f"card:{card.title}", label, pressed, now)}>'
        f'<div class="ring">{face(card, stage.parts.cards, stage.voice)}</div>'
        f'<div class="foot">{_foot(stage, card)}</div></div>'
    )


def _foot_words(stage: Stage, card: Card) -> str:
    """The foot for screen readers."""
    due = stage.due(card.number)
    if due is None:
        return ""
    if not due.has_place:
        return stage.tell(_no_place(card))
    owed = sum(due.owed) - due.off
    return stage.tell("art-due-total", count=owed) if owed > 0 else stage.tell("preview-minimum")


def _no_place(card: Card) -> str:
    return "art-no-planet-ready" if card.kind == SHIP else "art-no-quarter"


def _foot(stage: Stage, card: Card) -> str:
    """What is due, or why the card cannot be laid; while paying what the card does for the payment."""
    laying = stage.view.laying
    if laying is not None and laying.card == card.number:
        return esc(stage.tell("art-laying"))
    if laying is not None and card.number in laying.paid:
        return f"{icon('check', 16)}{esc(stage.tell('art-put-down'))}"
    due = stage.due(card.number)
    if due is None:
        return ""
    if card.kind in (COLONISATION, SHIP) and not due.has_place:
        return f'<span class="why">{esc(stage.tell(_no_place(card)))}</span>'
    if sum(due.owed) - due.off <= 0:
        return f"<b>1</b>{esc(stage.tell('art-any-card-or'))}{icon('token', 19, stage.tell('art-token'))}"
    return f"{esc(stage.tell('art-due'))} {due_words(stage, card.number)}"


# -- beside the cards ----------------------------------------------------------------------------------


def _beside(stage: Stage) -> str:
    """The science cards."""
    tiles = "".join(_science(stage, number) for number in stage.view.science)
    title = stage.tell("zone-science")
    group = f'<div class="sciences" role="group" aria-label="{esc(title)}">{tiles}</div>'
    return f'<div class="beside">{group}</div>' if tiles else ""


def _science(stage: Stage, number: int) -> str:
    card = stage.card(number)
    laying = stage.view.laying
    act = stage.legal(f"research:{card.title}") or stage.legal(f"pay:{card.title}")
    why, state, now = "", "", False
    if laying is not None and (laying.card == number or number in laying.paid):
        kind = "research" if laying.card == number else "pay"
        state, why = "selected", f"{kind}:{card.title}" if stage.asked else ""
    elif act:
        state = "legal"
        now = laying is not None and number not in laying.last
    elif laying is not None and stage.asked:
        state, why = "dimmed", f"pay:{card.title}"
    elif stage.asked:
        state, why = "dimmed" if stage.researching else "", f"research:{card.title}"
    symbol = icon("science", 15, stage.tell("art-pays", resource="resource-science")) if card.pays else ""
    effects = inline(stage.voice, card.effects, 15)
    endless = icon("orbit", 15, lasting(stage.voice, card.permanents[0])[1]) if card.permanents else ""
    attributes = clickable(
        act, why, f"card:{card.title}", stage.words(number), True if state == "selected" else None, now
    )
    return (
        f'<div class="sc ring {state}"{attributes}><span class="price">{card.cost[3]}'
        f'{icon("science", 15)}</span><b class="d">{esc(stage.title(number))}</b>'
        f'<span class="does">{effects}{endless}{symbol}</span></div>'
    )
