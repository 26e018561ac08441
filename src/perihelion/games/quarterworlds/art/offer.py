"""The offer as a matrix of three rows and two columns with its values, and below it what the end of the epoch
would bring now."""

from __future__ import annotations

from typing import Final

from perihelion.art.icons import icon, seat_icon
from perihelion.art.palette import QUARTERS
from perihelion.art.svg import clickable, esc
from perihelion.games.quarterworlds.art.glyphs import amounts, inline, tip
from perihelion.games.quarterworlds.art.pictures import edge_of
from perihelion.games.quarterworlds.art.planets import Sphere, sphere
from perihelion.games.quarterworlds.art.stage import Stage
from perihelion.games.quarterworlds.components import (
    COLONISATION,
    COLOURS,
    COLUMNS,
    EPOCHS,
    KINDS,
    NOTHING,
    OBJECTS,
    PLANET,
    RESOURCES,
    ROWS,
    Card,
    place,
)
from perihelion.games.quarterworlds.sight.view import DueView, ForecastView

BESIDE: Final = 4  # amounts of cost and due that fit beside each other


def offer(stage: Stage) -> str:
    """The panel with the matrix."""
    view = stage.view
    rows = []
    for row in reversed(range(ROWS)):
        words = stage.tell("note-value", value=row + 1)
        rows.append(f'<span class="rv" title="{esc(words)}">{row + 1}</span>')
        rows += [_place(stage, place(column, row)) for column in range(COLUMNS)]
    chosen = " has-selected" if view.taken != NOTHING else ""
    deck = tip(stage.tell("art-deck"), f"{icon('deal', 18)}<b>{view.deck}</b>")
    deck += _pile(stage) + _help(stage)
    return (
        f'<section class="panel quar-offer" aria-label="{esc(stage.tell("art-offer"))}">'
        f'<header class="panel-head"><h2>{esc(stage.tell("art-offer"))}</h2>'
        f'<span class="epoch">{esc(stage.tell("art-epoch", epoch=view.epoch, epochs=EPOCHS))}</span>'
        f'{_room(stage)}<span class="grow"></span>{deck}</header>'
        f'<div class="offer{chosen}">{"".join(rows)}</div></section>'
    )


def _pile(stage: Stage) -> str:
    """The discard pile: how many cards, and a click lists them (QUAR-R44)."""
    count = len(stage.view.discards)
    words = stage.tell("art-pile", count=count)
    attributes = clickable(thing="discards", label=words)
    return f'<span class="fig pile" title="{esc(words)}"{attributes}>{icon("cards", 18)}<b>{count}</b></span>'


def _help(stage: Stage) -> str:
    """The help card (QUAR-180)."""
    words = stage.tell("art-help")
    attributes = clickable(thing="help", label=words)
    return f'<span class="fig help" title="{esc(words)}"{attributes}>{icon("book", 18)}</span>'


def _room(stage: Stage) -> str:
    """How many cards the viewer's hand can still hold; a warning before it is full (QUAR-R40)."""
    if stage.view.seat is None:
        return ""
    limit, held = stage.parts.hand_limit, len(stage.view.hand)
    words, warn = stage.tell("art-room", count=limit - held), ""
    if limit - held <= 1:
        key = "art-hand-full" if held == limit else "art-hand-nearly-full"
        words, warn = stage.tell(key, count=held, limit=limit), " warn"
    figure = f"{icon('card-o', 16, words)}<b>{held}/{limit}</b>"
    return f'<span class="fig room{warn}" title="{esc(words)}">{figure}</span>'


def _place(stage: Stage, at: int) -> str:
    number = stage.view.offer[at]
    if number == NOTHING:
        return '<div class="oc none"></div>'
    card = stage.card(number)
    action = f"take:{card.title}"
    act = stage.legal(action)
    taken = stage.view.taken == at
    choosing = stage.my_turn or stage.view.taken != NOTHING
    state = "selected" if taken else "legal" if act else "dimmed" if choosing and stage.asked else ""
    why = "" if act or not stage.asked else action
    # The first card of two is taken at once: nothing slides before the second.
    first_of_two = stage.my_turn and at % ROWS < 2 and len(stage.view.hand) < stage.parts.hand_limit - 1
    label = f"{stage.words(number)}. {stage.tell('note-value', value=at % ROWS + 1)}"
    attributes = clickable(act, why, f"card:{card.title}", label, True if taken else None, now=first_of_two)
    return (
        f'<div class="oc ring {state}" style="--k:{edge_of(card)}"{attributes}>{_head(stage, card)}'
        f"{_middle(stage, card)}{_costs(stage, card)}</div>"
    )


def _head(stage: Stage, card: Card) -> str:
    pays = "".join(
        icon(name, 17, stage.tell("art-pays", resource=f"resource-{name}"))
        for at, name in enumerate(RESOURCES)
        if card.shows(at)
    )
    kind = KINDS[card.kind]
    return (
        f'<div class="row hd"><span class="kd">{icon(kind, 19, stage.tell(f"kind-{kind}"))}</span>'
        f'<b class="d grow">{esc(stage.title(card.number))}</b><span class="py">{pays}</span></div>'
    )


def _middle(stage: Stage, card: Card) -> str:
    extra = ""
    if card.kind == COLONISATION:
        colour = COLOURS[card.colour]
        words = stage.tell(f"colour-{colour}")
        extra = (
            f'<span class="sw" title="{esc(words)}" style="--q:{QUARTERS[colour]}">{_swatch(colour)}</span>'
        )
        extra += "".join(icon(OBJECTS[n], 18, stage.tell(f"symbol-{OBJECTS[n]}")) for n in card.symbols)
    gate = icon("colonised", 18, stage.tell("preview-when-colonised")) if card.colonised_mark else ""
    mini = ""
    if card.kind == PLANET:
        mini = (
            f'<svg class="i mini" width="34" height="34" viewBox="-23 -23 46 46" aria-hidden="true">'
            f"{sphere(Sphere(card), stage.parts.cards, 21)}</svg>"
        )
    effects = inline(stage.voice, card.effects)
    return f'<div class="row fx">{gate}{effects}{extra}<span class="grow"></span>{mini}</div>'


def _swatch(colour: str) -> str:
    return (
        f'<svg width="16" height="16" aria-hidden="true"><rect width="16" height="16" '
        f'fill="url(#quar-{colour})"/></svg>'
    )


def _costs(stage: Stage, card: Card) -> str:
    """The printed cost and at its right what is due; where both would not fit beside each other, each
    resource with what production leaves of it."""
    due = stage.due(card.number)
    if due is None:
        return f'<div class="row ct">{amounts(stage.voice, card.cost)}</div>'
    owed = sum(due.owed) - due.off
    words = stage.tell("art-due-total", count=owed) if owed > 0 else stage.tell("preview-minimum")
    signs = sum(1 for at in range(len(RESOURCES)) if card.cost[at]) + sum(1 for left in due.owed if left)
    if owed > 0 and signs > BESIDE:
        less = f'<span class="e less">−{due.off}</span>' if due.off else ""
        return f'<div class="row ct" title="{esc(words)}">{_left_of(stage, card, due)}{less}</div>'
    return (
        f'<div class="row ct"><span class="row printed">{amounts(stage.voice, card.cost)}</span>'
        f'<span class="grow"></span>'
        f'<span class="due" title="{esc(words)}">{icon("to", 14)}{due_words(stage, card.number)}</span></div>'
    )


def _left_of(stage: Stage, card: Card, due: DueView) -> str:
    """Each resource of the cost: what is printed struck through where production pays part of it."""
    out = []
    for at, name in enumerate(RESOURCES):
        if card.cost[at]:
            sign = icon(name, 17, stage.tell(f"resource-{name}"))
            printed = f"<s>{card.cost[at]}</s>" if due.owed[at] < card.cost[at] else ""
            out.append(f'<span class="e">{printed}{due.owed[at]}{sign}</span>')
    return "".join(out)


def due_words(stage: Stage, number: int) -> str:
    """What is due for a card after production, less the discount; nothing if that is not known."""
    due = stage.due(number)
    if due is None:
        return ""
    if sum(due.owed) - due.off <= 0:
        words = stage.tell("preview-minimum")
        return f'<span class="e" title="{esc(words)}">1{icon("any", 17, words)}</span>'
    less = f'<span class="e less">−{due.off}</span>' if due.off else ""
    return amounts(stage.voice, due.owed) + less


def forecast(stage: Stage) -> str:
    """What influence and income would bring each player if the epoch ended now."""
    ahead = stage.view.forecast
    if ahead is None:
        return ""
    seats = "".join(_ending(stage, seat, ahead) for seat in range(stage.view.seats))
    return (
        f'<section class="panel quar-now"><b class="d">{esc(stage.tell("art-forecast"))}</b>'
        f'<span class="grow"></span>{seats}</section>'
    )


def _ending(stage: Stage, seat: int, ahead: ForecastView) -> str:
    """One player: influence, income, and the score with both."""
    total = stage.view.spaces[seat].total
    influence, income = ahead.influence[seat], ahead.income[seat]
    parts = (
        tip(stage.tell("art-forecast-influence"), f"{icon('military', 16)}{_signed(influence)}")
        + tip(stage.tell("track-income"), f"{icon('income', 16)}{_signed(income)}")
        + tip(stage.tell("art-forecast-score"), f"{icon('to', 15)}<b>{total + influence + income}</b>")
    )
    return f'<span class="then">{seat_icon(seat, 20, stage.seat_name(seat))}{parts}</span>'


def _signed(figure: int) -> str:
    return f"+{figure}" if figure else "0"
