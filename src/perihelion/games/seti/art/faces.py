"""Cards: cost, kind, name, effects as icons, mission, and at the foot corner, signal and income.

These always stand in the same places. A card in hand can be played, used for its corner, tucked or discarded;
what a click means follows from the question.
"""

from __future__ import annotations

from typing import Final

from perihelion.art.icons import icon
from perihelion.art.palette import LEGAL
from perihelion.art.svg import esc
from perihelion.art.typeface import hyphenated
from perihelion.games.seti.art.signs import corner, has_sign, income, sign, signs, star_shape
from perihelion.games.seti.art.stage import Stage
from perihelion.games.seti.components.pieces import (
    CARD_KINDS,
    CONDITIONAL,
    ENDGAME,
    EXERTIAN,
    MESSAGE,
    TRIGGERED,
    Card,
)
from perihelion.games.seti.components.vocabulary import COLOURS
from perihelion.games.seti.sight.telling import card_texts, effect_sentences

# What a click on a hand card may mean, in the order in which it is offered.
IN_HAND: Final = ("play", "tuck", "discard", "show", "keep", "exertian")
_NARROW: Final = 68  # pixels on the narrowest card of a hand


def words_of(stage: Stage, card: Card) -> str:
    """All the words of a card as one line."""
    return " ".join([stage.say(text) for text in card_texts(stage.parts, card)])


def face(
    stage: Stage, id: str, action: str = "", small: bool = False, covered: list[bool] | None = None
) -> str:
    """A card; with an action it can be clicked, else it can be looked at."""
    card = stage.cards[id]
    legal = " legal" if stage.can(action) else ""
    name = stage.tell(card.key)
    kind = stage.tell(f"art-kind-{CARD_KINDS[card.kind]}")
    label = f"{name}. {words_of(stage, card)}"
    cost = f'<b class="cost{" energy" if card.kind == MESSAGE else ""}">{card.cost}</b>'
    if card.kind == EXERTIAN:
        cost = (
            '<b class="cost danger" '
            f'title="{esc(stage.tell("sentence-danger", n=card.danger))}">{card.danger}</b>'
        )
    title = esc(hyphenated(name, _NARROW, 15))
    head = f'<div class="face-top">{cost}<i>{esc(kind)}</i></div><b class="name">{title}</b>'
    middle = f"{_effects(stage, card)}{_stays(stage, card, covered)}"
    foot = "" if card.kind == EXERTIAN else _foot(stage, card)
    size = " small" if small else ""
    return (
        f'<div class="card ring{legal}{size} kind-{CARD_KINDS[card.kind]}" title="{esc(label)}"'
        f"{stage.chosen(action, f'card:{id}', label)}>{head}{middle}{foot}</div>"
    )


def _effects(stage: Stage, card: Card) -> str:
    """What playing the card does: as icons where each says it all, else in words."""
    effects = stage.parts.effects(card.effects)
    if all(has_sign(effect) for effect in effects):
        return f'<div class="does">{"".join([sign(stage, effect, 20) for effect in effects])}</div>'
    words = " ".join([stage.say(text) for text in effect_sentences(stage.parts, card.effects, card.income)])
    return f'<div class="does said">{esc(words)}</div>'


def _stays(stage: Stage, card: Card, covered: list[bool] | None) -> str:
    """The mission, the scoring or the answer of a card that stays in play."""
    if card.kind == CONDITIONAL:
        return f'<div class="later">{icon("lock", 15)}{signs(stage, card.reward, 16)}</div>'
    if card.kind == TRIGGERED:
        slots = ""
        for number, reward in enumerate(card.slot_rewards):
            done = covered is not None and covered[number]
            slots += f'<span class="slot{" done" if done else ""}">{signs(stage, reward, 15)}</span>'
        return f'<div class="later slots">{slots}</div>'
    if card.kind == ENDGAME:
        points = card.score_vp or "?"
        return (
            f'<div class="later">{icon("star", 16, "", LEGAL)} {points} {esc(stage.tell("art-at-end"))}</div>'
        )
    if card.kind == MESSAGE:
        return f'<div class="later message">{icon("wait", 15)}{signs(stage, card.green, 16)}</div>'
    if card.kind == EXERTIAN:
        return f'<div class="later">{icon("star", 16, "", LEGAL)} {card.vp}</div>'
    return ""


def _foot(stage: Stage, card: Card) -> str:
    colour = COLOURS[card.signal]
    signal = star_shape(colour, 16, stage.tell("sentence-signal", sector=f"in-{colour}"))
    return f'<div class="ends">{corner(stage, card)}{signal}{income(stage, card)}</div>'


def hand_card(stage: Stage, id: str) -> str:
    """A card in hand with the buttons for what else can be done with it."""
    acts = [f"{kind}:{id}" for kind in IN_HAND if stage.can(f"{kind}:{id}")]
    in_hand = "exertian" if stage.cards[id].kind == EXERTIAN else "play"
    action = acts[0] if acts else f"{in_hand}:{id}"
    extra = "".join(
        [stage.chip(other, esc(stage.tell(f"art-do-{other.split(':')[0]}"))) for other in acts[1:]]
    )
    use = stage.chip(f"corner:{id}", corner(stage, stage.cards[id]), classes="at-corner")
    return f'<div class="hand-card">{face(stage, id, action)}<div class="uses">{use}{extra}</div></div>'


def mission(stage: Stage, id: str, covered: list[bool]) -> str:
    """An open mission: completed, delivered for, or covered slot by slot."""
    acts = (
        stage.starting(f"complete:{id}") + stage.starting(f"deliver:{id}:") + stage.starting(f"cover:{id}:")
    )
    action = acts[0] if acts else f"complete:{id}"
    chips = "".join([stage.chip(other, esc(stage.labels[other])) for other in acts[1:]])
    return (
        f'<div class="hand-card">{face(stage, id, action, True, covered)}<div '
        f'class="uses">{chips}</div></div>'
    )


def row_card(stage: Stage, id: str, number: int) -> str:
    """A card of the row: taken, or discarded for its signal or corner."""
    if not id:
        return '<div class="card gap" aria-hidden="true"></div>'
    action = (
        stage.legal(f"take-row:{number}", f"row-signal:{number}", f"row-corner:{number}")
        or f"take-row:{number}"
    )
    return face(stage, id, action)


def cleared_card(stage: Stage, id: str, number: int) -> str:
    """A gap of the row with the card discarded from it, until its corner is gained."""
    if not id:
        return '<div class="card gap" aria-hidden="true"></div>'
    note = esc(stage.tell("art-discarded"))
    return f'<div class="cleared">{face(stage, id, f"row-corner:{number}")}<b>{note}</b></div>'


def back(stage: Stage, action: str, count: int, label: str) -> str:
    """A pile with its number of cards."""
    legal = " legal" if stage.can(action) else ""
    return (
        f'<div class="pile ring{legal}" '
        f'title="{esc(label)}"{stage.chosen(action, "", label)}>{icon("logo", 34)}'
        f"<b>{count}</b></div>"
    )
