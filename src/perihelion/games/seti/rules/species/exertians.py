"""Exertians: hidden cards with danger, played face down at the discovery and at two milestones."""

from __future__ import annotations

from typing import ClassVar

from perihelion.core.text import Event, Text
from perihelion.games.seti.components.vocabulary import EXERTIANS
from perihelion.games.seti.rules.conditions import holds
from perihelion.games.seti.rules.steps import Choice
from perihelion.games.seti.state import SetiState, mark_index, without


def discover(state: SetiState, slot: int) -> None:
    """Deals the cards, sets the milestones, lets owners of discovery markers play (SETI-E02 to SETI-E06)."""
    parts = state.parts
    deck = parts.species[EXERTIANS].cards[:]
    state.chance.shuffle(deck)
    markers = state.discovery[slot * 3 : slot * 3 + 3]
    order = [owner for owner in state.clockwise(state.turn) if not state.is_rival(owner)]
    for owner in order:
        number = parts.exertian_deal + parts.exertian_deal_marker * markers.count(owner)
        hand = deck[:number]
        del deck[:number]
        state.players[owner].exertians = sorted(hand)
        if state.journal is not None:
            keys = [parts.cards[card].key for card in sorted(hand)]
            state.tell(
                Event("exertian-deal", owner, ("SETI-E02",), {"n": number}, {"cards": keys}, 1 << owner)
            )
    if state.rival is not None:
        state.exertian_deck = deck  # SETI-R21
    else:
        state.exertian_box = deck
    leader = max([player.score for player in state.players])
    state.exertian_at = [leader + ahead for ahead in parts.exertian_ahead]
    for owner in reversed(order):
        number = markers.count(owner)
        if number:
            state.push(PlayExertian(owner, number, 0))


class PlayExertian(Choice):
    """May play Exertian cards face down, each for a price in credits."""

    FIELDS: ClassVar[tuple[str, ...]] = ("owner", "left", "credits")

    def __init__(self, owner: int, left: int, credits: int) -> None:
        super().__init__(owner)
        self.left = left
        self.credits = credits

    def copy(self) -> PlayExertian:
        return PlayExertian(self.owner, self.left, self.credits)

    def options(self, state: SetiState) -> list[int]:
        player = state.players[self.owner]
        if self.left <= 0 or not player.exertians or player.credits < self.credits:
            return []
        first = state.acts.exertian - state.parts.hand_cards
        return [state.acts.skip, *[first + card for card in player.exertians]]

    def choose(self, state: SetiState, action: int) -> None:
        if action == state.acts.skip:
            state.pop()
            return
        self.left -= 1
        player = state.players[self.owner]
        player.credits -= self.credits
        card = action - state.acts.exertian + state.parts.hand_cards
        player.exertians = without(player.exertians, player.exertians.index(card))
        player.played = sorted([*player.played, card])
        if state.journal is not None:
            secret = {"card": state.parts.cards[card].key}
            state.tell(Event("exertian-play", self.owner, ("SETI-E04",), {}, {**secret}, 1 << self.owner))

    def prompt(self, state: SetiState, seat: int) -> Text:
        return Text("prompt-exertian", {"n": self.left, "credits": self.credits})


def reach_milestone(state: SetiState, owner: int, number: int) -> None:
    """Reaching a milestone gives one chance to play; the second costs a credit (SETI-E07, SETI-E08)."""
    state.players[owner].exertian_reached |= 1 << number
    if not state.is_rival(owner):  # SETI-E17
        state.push(PlayExertian(owner, 1, state.parts.exertian_credits[number]))


# -- the end of the game ----------------------------------------------------------------------------


def board_danger(state: SetiState, owner: int) -> int:
    """Danger of the owner's markers on the board; those below it add none (SETI-E13)."""
    slot = state.slot_of(EXERTIANS)
    if slot < 0:
        return 0
    total = 0
    for colour in range(3):
        for space in state.parts.species[EXERTIANS].spaces[colour]:
            total += space.danger * state.marks[mark_index(slot, colour, space.level)].count(owner)
    return total


def board_markers(state: SetiState, owner: int) -> int:
    slot = state.slot_of(EXERTIANS)
    if slot < 0:
        return 0
    columns = state.parts.species[EXERTIANS].spaces
    return sum(
        [
            state.marks[mark_index(slot, space.colour, space.level)].count(owner)
            for column in columns
            for space in column
        ]
    )


def danger(state: SetiState, owner: int) -> int:
    """Danger of the cards played and of the markers on the board (SETI-E10, SETI-E14)."""
    cards = sum([state.parts.cards[card].danger for card in state.players[owner].played])
    return cards + board_danger(state, owner)


def card_points(state: SetiState, owner: int) -> int:
    """Points of the played cards whose condition holds; the rival's always do (SETI-E11, SETI-E19)."""
    total = 0
    for card in state.players[owner].played:
        face = state.parts.cards[card]
        if state.is_rival(owner) or (face.when is not None and holds(state, owner, face.when)):
            total += face.vp
    return total


def losers(state: SetiState, dangers: list[int]) -> list[int]:
    """All owners tied for the highest danger, whatever it is (SETI-E15, SETI-R31)."""
    worst = max(dangers)
    return [owner for owner, total in enumerate(dangers) if total == worst]
