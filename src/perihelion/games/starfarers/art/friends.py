"""Friendship cards: to choose from, on the outposts, and one's own."""

from __future__ import annotations

from perihelion.art.svg import esc
from perihelion.games.starfarers.art.pieces import PEOPLE_COLOURS
from perihelion.games.starfarers.art.stage import Stage
from perihelion.games.starfarers.components.parts import FriendshipCard


def friends(stage: Stage) -> str:
    """The cards of a people that are left, each with its words."""
    return "".join(friend_card(stage, action) for action in stage.starting("friend:"))


def friend_card(stage: Stage, action: str) -> str:
    card = next(entry for entry in stage.parts.friends if entry.id[3:] == action.split(":")[1])
    return drawn(stage, card, " ring legal", attributes=stage.chosen(action))


def drawn(stage: Stage, card: FriendshipCard, marks: str = "", beside: str = "", attributes: str = "") -> str:
    """A card with its name and its words."""
    short = card.id[3:]
    return (
        f'<div class="sf-friend{marks}" style="--people:{PEOPLE_COLOURS[card.people]}"{attributes}>'
        f"<b>{esc(stage.tell(f'friend-{short}'))}{beside}</b>"
        f"<span>{esc(stage.tell(f'friend-text-{short}'))}</span></div>"
    )


def of_people(stage: Stage, people: int) -> str:
    """All cards of a people, each with its words and how many are left."""
    cards = ""
    for card, left in zip(stage.parts.friends, stage.view.stack_cards, strict=True):
        if card.people == people:
            count = esc(stage.tell("art-card-left", count=left))
            cards += drawn(stage, card, "" if left else " gone", f"<small>{count}</small>")
    return cards


def own_friends(stage: Stage) -> str:
    """The cards of the seat that is shown large, always in sight; their words come on hovering."""
    chips = ""
    for card, count in zip(stage.parts.friends, stage.own.friends, strict=True):
        if count:
            name = esc(stage.tell(f"friend-{card.id[3:]}"))
            words = esc(stage.tell(f"friend-text-{card.id[3:]}"))
            chips += (
                f'<span class="sf-own" style="--people:{PEOPLE_COLOURS[card.people]}" title="{words}" '
                f'data-thing="friend:{card.id[3:]}">{name}{f" ×{count}" if count > 1 else ""}</span>'
            )
    return (
        f'<div class="sf-owns" aria-label="{esc(stage.tell("art-own-friends"))}">{chips}</div>'
        if chips
        else ""
    )


def friend_detail(stage: Stage, short: str) -> str:
    """A card in words."""
    return "".join(drawn(stage, card) for card in stage.parts.friends if card.id[3:] == short)
