"""The hand under the prompt: full cards with their effective cost or the short reason against them.

In Explore the cards looked at take its place; the hand is shown as small tiles (`behind`), on phones after
them, else in the rail.
"""

from __future__ import annotations

from perihelion.art.icons import icon
from perihelion.art.svg import clickable, esc
from perihelion.art.typeface import hyphenated
from perihelion.games.race.art.face import face
from perihelion.games.race.art.pictures import edge_of
from perihelion.games.race.art.stage import Stage
from perihelion.games.race.art.tableau import badge, is_crowded
from perihelion.games.race.art.words import card_words, plain
from perihelion.games.race.sight.view import HandCard

# Which kind of action a click on a hand card means in each question.
_ASKED = {
    "setup-discard": "discard",
    "hand-limit": "discard",
    "develop": "develop",
    "settle": "settle",
    "pay": "pay",
    "consume": "discard",
}

# Footers that are shown as figures with icons.
_FIGURES = ("footer-price", "footer-reduced", "footer-conquer", "footer-weak")


def hand(stage: Stage) -> str:
    """The row of cards; nothing for spectators."""
    view = stage.view
    if view.seat is None:
        return ""
    looking = view.question == "keep" and bool(view.looking)
    if looking:
        groups = [_group(stage, view.looking, "keep", "art-looked-at")]
        if stage.phone:
            groups.append(behind(stage))
    else:
        groups = [_group(stage, view.hand, _ASKED.get(view.question, ""), "art-in-hand")]
    chosen = view.own_choice not in ("", "pass") or any(card.picked for card in view.hand + view.looking)
    classes = f"race-hand{' small' if is_crowded(stage) else ''}{' has-selected' if chosen else ''}"
    count = len(view.looking) if looking else len(view.hand)
    row = f'<div class="{classes}" style="--n:{max(count, 1)}">{"".join(groups)}</div>'
    return f'<div class="race-hand-box">{row}</div>'


def _group(stage: Stage, cards: list[HandCard], kind: str, title: str) -> str:
    if not cards:
        inner = f'<p class="dim none">{esc(stage.tell("art-empty-hand"))}</p>'
    else:
        if stage.phone:  # what can be chosen is in sight without scrolling
            cards = sorted(cards, key=lambda entry: not stage.legal(f"{kind}:{entry.card}"))
        inner = "".join(_hand_card(stage, card, kind) for card in cards)
    return f'<div class="group" role="group" aria-label="{esc(stage.tell(title))}">{inner}</div>'


def behind(stage: Stage) -> str:
    """The hand as small tiles while other cards are chosen from."""
    tiles = "".join(_small(stage, entry) for entry in stage.view.hand)
    words = esc(stage.tell("art-in-hand"))
    return f'<div class="behind" role="group" aria-label="{words}">{tiles}</div>'


def _small(stage: Stage, entry: HandCard) -> str:
    card = stage.card(entry.card)
    label = card_words(stage.voice, card)
    why = _placing(stage, entry, "") if stage.asked else ""
    return (
        f'<div class="tile" style="--k:{edge_of(card)}" title="{esc(label)}"'
        f"{clickable('', why, f'card:{entry.card}', label)}>{badge(stage, card, 27)}"
        f'<span class="t">{esc(hyphenated(stage.title(entry.card), 90))}</span></div>'
    )


def _hand_card(stage: Stage, entry: HandCard, kind: str) -> str:
    card = stage.card(entry.card)
    action = f"{kind}:{entry.card}" if kind else ""
    act = "" if entry.picked else stage.legal(action)
    why = "" if act or not stage.asked else action if entry.picked else _placing(stage, entry, kind)
    selected = entry.picked or stage.view.own_choice == entry.card
    state = "selected" if selected else "legal" if act else "dimmed" if _recedes(stage, kind) else ""
    words = stage.voice.say(entry.footer)
    label = f"{card_words(stage.voice, card)}. {words}"
    pressed = True if selected else None
    # The last of several picks is confirmed, the others are taken at once; on phones a tap never plays.
    now = stage.view.still > 1 and not stage.phone
    return (
        f'<div class="hc raise {state}"{clickable(act, why, f"card:{entry.card}", label, pressed, now)}>'
        f"{face(card, stage.voice, stage.lit)}"
        f'<div class="foot" title="{esc(words)}">{_footer(stage, entry, words)}</div></div>'
    )


def _placing(stage: Stage, entry: HandCard, kind: str) -> str:
    """What a click on a hand card asks about where it cannot be chosen: its placement, in the phase that is
    on or else in its own."""
    if kind in ("develop", "settle"):
        return f"{kind}:{entry.card}"
    return f"{'settle' if stage.card(entry.card).is_world else 'develop'}:{entry.card}"


def _recedes(stage: Stage, kind: str) -> bool:
    """Whether cards that cannot be chosen recede: only while others of the same row can be."""
    if not stage.asked:
        return False
    if stage.view.question == "consume":
        return any(action.startswith("discard:") for action in stage.labels)
    return bool(kind)


def _footer(stage: Stage, entry: HandCard, words: str) -> str:
    """What the card costs now or, where one is being chosen, the short reason against it."""
    choosing = stage.view.question in ("develop", "settle") and stage.asked
    if choosing and entry.footer.key not in _FIGURES:
        return f'<span class="why">{esc(words)}</span>'
    if entry.strength is not None and (entry.due is None or entry.strength >= entry.printed):
        sign = "≥" if entry.strength >= entry.printed else "&lt;"
        return f"{icon('military', 16)}<b>{plain(entry.strength)}</b> {sign} {entry.printed}"
    if entry.due is None:
        return f'<span class="why">{esc(words)}</span>'
    was = f"<s>{entry.printed}</s>" if entry.due != entry.printed else ""
    return f"{was}<b>{entry.due}</b>{icon('card-o', 16)}"
