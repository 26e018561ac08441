"""What lies over the board: the trade window, the encounter being read, and the choice of a friendship card.

An encounter shows its text and the answers, never a title or an outcome before the answer is given; only the
reader sees the whole card.
"""

from __future__ import annotations

from typing import Final

from perihelion.art.icons import icon, seat_icon
from perihelion.art.palette import GOOD
from perihelion.art.svg import esc, starfield
from perihelion.games.starfarers.art.pieces import PEOPLE_COLOURS, planet_words
from perihelion.games.starfarers.art.side import small_resource
from perihelion.games.starfarers.art.stage import Stage
from perihelion.games.starfarers.components.encounters import EncounterCard, Node
from perihelion.games.starfarers.components.parts import PEOPLES, RESOURCES
from perihelion.games.starfarers.sight.view import EncounterView, TradeView

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
    if view.trade is not None:
        inner = trade(stage, view.trade)
        return window(stage, "art-trade", inner) if inner else ""
    if view.encounter is not None:
        return encounter(stage, view.encounter)
    return ""


def window(stage: Stage, key: str, inner: str) -> str:
    words = esc(stage.tell(key))
    return (
        f'<div class="sf-over"><section class="sf-window" role="dialog" aria-label="{words}">'
        f"<h2>{words}</h2>{inner}</section></div>"
    )


def button(stage: Stage, action: str, inner: str = "", now: bool = False) -> str:
    """A button for a legal action, nothing if it is not legal."""
    if not stage.can(action):
        return ""
    words = inner or esc(stage.labels[action])
    return f'<span class="sf-act ring legal"{stage.chosen(action, now=now)}>{words}</span>'


# -- trade -----------------------------------------------------------------------------------------


def trade(stage: Stage, view: TradeView) -> str:
    if view.drafting:
        return draft(stage, view)
    if view.gives:
        return deals(stage, view)
    if not view.answering:
        return ""
    return offer(stage, view)


def cards(stage: Stage, counts: list[int]) -> str:
    """Cards as signs with their number."""
    shown = "".join(
        f'<span class="fig">{small_resource(stage, kind, 24)}<b>{count}</b></span>'
        for kind, count in enumerate(counts)
        if count
    )
    return shown or f'<span class="dim">{esc(stage.tell("art-anything"))}</span>'


def draft(stage: Stage, view: TradeView) -> str:
    """Give and get with steppers; what is not possible can be asked about."""
    sides = ""
    for key, counts, more, less in (
        ("art-you-give", view.draft_give, "give-more", "give-less"),
        ("art-you-get", view.draft_ask, "ask-more", "ask-less"),
    ):
        rows = "".join(
            f'<div class="sf-stepper">{small_resource(stage, kind, 24)}'
            f"{stepper(stage, f'{less}:{name}', 'minus')}<b>{counts[kind]}</b>"
            f"{stepper(stage, f'{more}:{name}', 'plus')}</div>"
            for kind, name in enumerate(RESOURCES)
        )
        sides += f"<div><h3>{esc(stage.tell(key))}</h3>{rows}</div>"
    ends = "".join(button(stage, action) for action in ("propose", "call", "withdraw"))
    if not stage.can("propose"):
        words = esc(stage.tell("action-propose"))
        ends = f'<span class="sf-act dimmed"{stage.chosen("propose", label=words)}>{words}</span>{ends}'
    return f'<div class="sf-sides">{sides}</div><div class="sf-acts">{ends}</div>'


def stepper(stage: Stage, action: str, sign: str) -> str:
    legal = " ring legal" if stage.can(action) else " dimmed"
    label = stage.labels.get(
        action, stage.tell(f"action-{action.split(':')[0]}", resource=f"resource-{action.split(':')[1]}")
    )
    return (
        f'<span class="sf-step{legal}"{stage.chosen(action, label=label, now=True)}>{icon(sign, 18)}</span>'
    )


def offer(stage: Stage, view: TradeView) -> str:
    """What the active player offers, who still thinks, and the own answers."""
    active = stage.view.active
    head = (
        f'<div class="sf-row">{seat_icon(active, 24)}<b>{esc(stage.seat_name(active))}</b>'
        f"{cards(stage, view.give)}{icon('to', 20)}{cards(stage, view.ask)}</div>"
    )
    partners = "".join(
        f'<span class="status{"" if seat in stage.view.asked else " answered"}">{seat_icon(seat, 22)}'
        f"{esc(stage.seat_name(seat))} {icon('wait' if seat in stage.view.asked else 'check', 18)}</span>"
        for seat in view.answering
    )
    answers = "".join(button(stage, action) for action in ("accept", "decline", "counter"))
    return f'{head}<div class="sf-row">{partners}</div><div class="sf-acts">{answers}</div>'


def deals(stage: Stage, view: TradeView) -> str:
    """The answers on the table; the active player picks one."""
    rows = ""
    for seat in range(stage.view.seats):
        if not any(view.gets[seat]):
            continue
        rows += (
            f'<div class="sf-row">{seat_icon(seat, 24)}<b>{esc(stage.seat_name(seat))}</b>'
            f"{cards(stage, view.gets[seat])}{icon('to', 20)}{cards(stage, view.gives[seat])}"
            f"{button(stage, f'deal:{seat}')}</div>"
        )
    return f'{rows}<div class="sf-acts">{button(stage, "no-deal")}</div>'


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
        f"{esc(stage.seat_name(view.reader))}</div>{told}{question}{contest(stage, view)}"
        f'<div class="sf-acts">{answers}</div>{card}</section></div>'
    )


def contest(stage: Stage, view: EncounterView) -> str:
    """The arithmetic of the last shake or comparison."""
    if not view.result:
        return ""
    if len(view.result) == 4:
        return f'<div class="note">{esc(stage.tell("art-shaken", count=view.result[0]))}</div>'
    return (
        f'<div class="note">{esc(stage.tell("art-contest", own=view.result[0], theirs=view.result[1]))}</div>'
    )


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


# -- friendship cards ------------------------------------------------------------------------------


def friends(stage: Stage) -> str:
    """The cards of a people that are left, each with its words."""
    return "".join(friend_card(stage, action) for action in stage.starting("friend:"))


def friend_card(stage: Stage, action: str) -> str:
    short = action.split(":")[1]
    card = next(entry for entry in stage.parts.friends if entry.id == f"fr-{short}")
    colour = PEOPLE_COLOURS[card.people]
    return (
        f'<div class="sf-friend ring legal" style="--people:{colour}"{stage.chosen(action)}>'
        f"<b>{esc(stage.tell(f'friend-{short}'))}</b><span>{esc(stage.tell(f'friend-text-{short}'))}</span></div>"
    )


def seat_detail(stage: Stage, seat: int) -> str:
    """A player's friendship cards, medals and pieces in words."""
    player = stage.view.players[seat]
    owned = "".join(
        f"<p><b>{esc(stage.tell(f'friend-{card.id[3:]}'))}</b>{f' ×{count}' if count > 1 else ''}<br>"
        f"{esc(stage.tell(f'friend-text-{card.id[3:]}'))}</p>"
        for card, count in zip(stage.parts.friends, player.friends, strict=True)
        if count
    )
    figures = [PEOPLES[people] for people, holder in enumerate(stage.view.figures) if holder == seat]
    medals = [stage.parts.specials[number].id for number in player.specials]
    held = "".join(
        [
            f"<li>{esc(stage.tell('art-figure-of'))} {esc(stage.tell(f'people-{name}'))}</li>"
            for name in figures
        ]
        + [f"<li>{esc(stage.tell(f'special-{name}'))}</li>" for name in medals]
    )
    stock = stage.tell(
        "art-stock",
        colonies=player.colonies,
        stations=player.trade_stations,
        transporters=player.transporters,
        shipyards=player.shipyards,
    )
    return (
        f'<div class="sf-detail"><h3>{seat_icon(seat, 24)} {esc(stage.seat_name(seat))}</h3>'
        f"{owned}<ul>{held}</ul><p>{esc(stock)}</p></div>"
    )


def quadrant_detail(stage: Stage, number: int) -> str:
    """A quadrant in words."""
    view = stage.view.quadrants[number]
    if not view.tile:
        words = stage.tell("zone-unknown", quadrant=f"quadrant-{view.id}", count=view.stars)
        return f'<div class="sf-detail"><h3>{esc(words)}</h3></div>'
    name = stage.tell(f"quadrant-{view.id}")
    if view.tile != view.id:
        name = f"{name}: {stage.tell(f'tile-{view.tile}')}"
    planets = "".join(f"<li>{esc(planet_words(stage, planet))}</li>" for planet in view.planets)
    stations = ""
    if view.people >= 0:
        stations = "".join(
            f"<li>{esc(stage.seat_name(seat))}: {count}</li>"
            for seat, count in enumerate(stage.view.stations[view.people])
            if count
        )
        left = sum(
            count
            for card, count in zip(stage.parts.friends, stage.view.stack_cards, strict=True)
            if card.people == view.people
        )
        stations += f"<li>{esc(stage.tell('art-cards-left', count=left))}</li>"
    return f'<div class="sf-detail"><h3>{esc(name)}</h3><ul>{planets}{stations}</ul></div>'
