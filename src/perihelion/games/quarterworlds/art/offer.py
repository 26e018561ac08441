"""The offer as a matrix of three rows and two columns with its values, and below it what the end of the epoch
would bring now."""

from __future__ import annotations

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
    return (
        f'<section class="panel quar-offer" aria-label="{esc(stage.tell("art-offer"))}">'
        f'<header class="panel-head"><h2>{esc(stage.tell("art-offer"))}</h2>'
        f'<span class="epoch">{esc(stage.tell("art-epoch", epoch=view.epoch, epochs=EPOCHS))}</span>'
        f'<span class="dim small">{esc(_room(stage))}</span><span class="grow"></span>{deck}</header>'
        f'<div class="offer{chosen}">{"".join(rows)}</div></section>'
    )


def _room(stage: Stage) -> str:
    """How many cards the viewer's hand can still hold."""
    if stage.view.seat is None:
        return ""
    return stage.tell("art-room", count=stage.parts.hand_limit - len(stage.view.hand))


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
            f'<svg class="i mini" width="44" height="44" viewBox="-23 -23 46 46" aria-hidden="true">'
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
    due = due_words(stage, card.number)
    shown = (
        f'<span class="dim">{esc(stage.tell("art-due"))}</span><span class="due">{due}</span>' if due else ""
    )
    return f'<div class="row ct">{amounts(stage.voice, card.cost)}<span class="grow"></span>{shown}</div>'


def due_words(stage: Stage, number: int) -> str:
    """What is due for a card after production, less the discount; nothing if that is not known."""
    due = stage.due(number)
    if due is None:
        return ""
    if sum(due.owed) - due.off <= 0:
        words = esc(stage.tell("preview-minimum"))
        return f'<span class="e" title="{words}">{esc(stage.tell("art-any"))}</span>'
    less = f'<span class="e less">−{due.off}</span>' if due.off else ""
    return amounts(stage.voice, due.owed) + less


def forecast(stage: Stage) -> str:
    """What influence and income would bring each player if the epoch ended now."""
    ahead = stage.view.forecast
    if ahead is None:
        return ""
    totals = [space.total for space in stage.view.spaces]
    lines = [
        (stage.tell("art-forecast-influence"), [_signed(n) for n in ahead.influence]),
        (stage.tell("track-income"), [_signed(n) for n in ahead.income]),
        (
            stage.tell("art-forecast-score"),
            [str(t + i + n) for t, i, n in zip(totals, ahead.influence, ahead.income, strict=True)],
        ),
    ]
    marks = "".join(
        f'<th scope="col">{seat_icon(seat, 20, stage.seat_name(seat))}</th>'
        for seat in range(stage.view.seats)
    )
    body = "".join(
        f'<tr><th scope="row">{esc(name[:1].upper() + name[1:])}</th>'
        + "".join(f"<td>{esc(figure)}</td>" for figure in figures)
        + "</tr>"
        for name, figures in lines
    )
    return (
        f'<section class="panel quar-now"><table><thead><tr><th scope="col" class="d">'
        f"{esc(stage.tell('art-forecast'))}</th>{marks}</tr></thead><tbody>{body}</tbody></table></section>"
    )


def _signed(figure: int) -> str:
    return f"+{figure}" if figure else "0"
