"""Cards: deck, card row, hands, discard piles, species decks and income.

The rival takes no cards: whatever would give it one advances its progress (SETI-S07).
"""

from __future__ import annotations

from bisect import insort
from typing import ClassVar

from perihelion.core.text import Event, Text
from perihelion.games.seti.components.vocabulary import (
    CARD,
    FROM_CHOICE,
    FROM_DECK,
    FROM_ROW_ALL,
    FROM_SPECIES,
    SPECIES,
)
from perihelion.games.seti.rules.resources import advance, gain
from perihelion.games.seti.rules.steps import Choice
from perihelion.games.seti.state import SetiState, changed


def top_card(state: SetiState) -> int:
    """Takes the top card of the deck, rebuilding the deck if it is empty; -1 if there is none (SETI-152)."""
    if not state.deck:
        if not state.discard:
            return -1
        state.deck = state.discard
        state.discard = []
        state.chance.shuffle(state.deck)
        if state.journal is not None:
            state.tell(Event("reshuffle", -1, ("SETI-152",)))
    state.revealed()
    return state.deck.pop()


def to_hand(state: SetiState, owner: int, card: int, seen: bool) -> None:
    player = state.players[owner]
    insort(player.hand, card)
    if seen:
        insort(player.seen, card)
    state.note.drawn = [*state.note.drawn, card]


def from_hand(state: SetiState, owner: int, card: int) -> None:
    player = state.players[owner]
    player.hand.remove(card)
    if card in player.seen:
        player.seen.remove(card)
    forget_kept(state, owner, card)


def forget_kept(state: SetiState, owner: int, card: int) -> None:
    """Everybody knows now where the card is."""
    player = state.players[owner]
    if player.kept:
        player.kept = [kept for kept in player.kept if kept.card != card]


def discard(state: SetiState, card: int) -> None:
    """Puts a card on the discard pile, a species card on the pile of its species (SETI-R40)."""
    if card < state.parts.main_cards:
        state.discard.append(card)
    else:
        state.species_discard = [*state.species_discard, card]


def draw_random(state: SetiState, owner: int, n: int) -> None:
    """Draws top cards of the deck, one after the other."""
    if state.is_rival(owner):
        advance(state, n)
        return
    for _ in range(n):
        card = top_card(state)
        if card < 0:
            return
        to_hand(state, owner, card, False)
        if state.journal is not None:
            key = state.parts.cards[card].key
            state.tell(Event("draw", owner, (), {}, {"card": key}, 1 << owner))


def refill_row(state: SetiState) -> None:
    """Fills every gap of the card row."""
    for at, card in enumerate(state.row):
        if card < 0:
            state.row[at] = top_card(state)
    state.row = [card for card in state.row if card >= 0]
    while len(state.row) < state.parts.row_size:
        card = top_card(state)
        if card < 0:
            return
        state.row.append(card)


def take_row(state: SetiState, owner: int, at: int) -> None:
    """Takes a card of the row, which is replaced at once; other gaps stay open (SETI-152, SETI-R46)."""
    card = state.row[at]
    to_hand(state, owner, card, True)
    if state.journal is not None:
        state.tell(Event("take-row", owner, ("SETI-152",), {"card": state.parts.cards[card].key}))
    state.row[at] = top_card(state)
    if state.row[at] < 0:
        state.row.pop(at)


def discard_row(state: SetiState, at: int) -> int:
    """Discards a card of the row and leaves its gap open; returns the card."""
    card = state.row[at]
    state.row[at] = -1
    discard(state, card)
    return card


def gain_income(state: SetiState, owner: int, card: int) -> None:
    """The income of a card, once."""
    income = state.parts.cards[card].income
    if income == CARD:
        draw_random(state, owner, 1)
    else:
        gain(state, owner, income, 1)


def tuck(state: SetiState, owner: int, card: int) -> None:
    """Puts a card under the income card and gains its income at once (SETI-150)."""
    player = state.players[owner]
    player.tucked = [*player.tucked, card]
    if state.journal is not None:
        state.tell(Event("tuck", owner, ("SETI-150",), {"card": state.parts.cards[card].key}))
    gain_income(state, owner, card)


class ChooseCard(Choice):
    """Takes one card of the row or the top card of the deck, so many times."""

    FIELDS: ClassVar[tuple[str, ...]] = ("owner", "left")

    def __init__(self, owner: int, left: int) -> None:
        super().__init__(owner)
        self.left = left

    def copy(self) -> ChooseCard:
        return ChooseCard(self.owner, self.left)

    def options(self, state: SetiState) -> list[int]:
        if self.left <= 0:
            return []
        acts = state.acts
        options = [acts.take_row + at for at, card in enumerate(state.row) if card >= 0]
        if state.deck or state.discard:
            options.append(acts.take_deck)
        return options

    def choose(self, state: SetiState, action: int) -> None:
        self.left -= 1
        if action == state.acts.take_deck:
            draw_random(state, self.owner, 1)
        else:
            take_row(state, self.owner, action - state.acts.take_row)

    def prompt(self, state: SetiState, seat: int) -> Text:
        return Text("prompt-choose-card")


class ChooseSpeciesCard(Choice):
    """Takes the top card of a species deck or the card that lies face up beside it (SETI-M04)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("owner", "slot", "left")

    def __init__(self, owner: int, slot: int, left: int) -> None:
        super().__init__(owner)
        self.slot = slot
        self.left = left

    def copy(self) -> ChooseSpeciesCard:
        return ChooseSpeciesCard(self.owner, self.slot, self.left)

    def options(self, state: SetiState) -> list[int]:
        options: list[int] = []
        if self.left > 0 and state.face_up[self.slot] >= 0:
            options.append(state.acts.take_face_up)
        if self.left > 0 and state.decks[self.slot]:
            options.append(state.acts.take_species)
        return options

    def choose(self, state: SetiState, action: int) -> None:
        self.left -= 1
        deck = state.decks[self.slot]
        state.revealed()
        if action == state.acts.take_species:
            card = deck.pop()
            to_hand(state, self.owner, card, False)
            if state.journal is not None:
                secret = {"card": state.parts.cards[card].key}
                args = {"species": f"species-{SPECIES[state.species[self.slot]]}"}
                state.tell(
                    Event("draw-species", self.owner, ("SETI-M04",), {**args}, {**secret}, 1 << self.owner)
                )
        else:
            card = state.face_up[self.slot]
            state.face_up = changed(state.face_up, self.slot, deck.pop() if deck else -1)
            to_hand(state, self.owner, card, True)
            if state.journal is not None:
                state.tell(
                    Event("take-face-up", self.owner, ("SETI-M04",), {"card": state.parts.cards[card].key})
                )

    def prompt(self, state: SetiState, seat: int) -> Text:
        return Text("prompt-species-card", {"species": f"species-{SPECIES[state.species[self.slot]]}"})


def draw(state: SetiState, owner: int, source: int, species: int, n: int) -> None:
    """The verb `draw`."""
    if source != FROM_ROW_ALL and state.is_rival(owner):
        advance(state, n)
    elif source == FROM_DECK:
        draw_random(state, owner, n)
    elif source == FROM_CHOICE:
        state.push(ChooseCard(owner, n))
    elif source == FROM_SPECIES:
        state.push(ChooseSpeciesCard(owner, state.slot_of(species), n))
    else:
        for card in state.row:
            if card >= 0:
                to_hand(state, owner, card, True)
                if state.journal is not None:
                    state.tell(Event("take-row", owner, (), {"card": state.parts.cards[card].key}))
        state.row = []
        refill_row(state)


class Tuck(Choice):
    """Tucks a hand card for income, or declines (SETI-150); in the setup it cannot be declined."""

    FIELDS: ClassVar[tuple[str, ...]] = ("owner", "left", "must")

    def __init__(self, owner: int, left: int, must: bool) -> None:
        super().__init__(owner)
        self.left = left
        self.must = must

    def copy(self) -> Tuck:
        return Tuck(self.owner, self.left, self.must)

    def options(self, state: SetiState) -> list[int]:
        hand = state.players[self.owner].hand
        if self.left <= 0 or not hand:
            return []
        acts = state.acts
        cards = [acts.tuck + card for card in hand]
        return cards if self.must else [acts.skip, *cards]

    def choose(self, state: SetiState, action: int) -> None:
        self.left -= 1
        if action == state.acts.skip:
            return
        card = action - state.acts.tuck
        from_hand(state, self.owner, card)
        tuck(state, self.owner, card)

    def prompt(self, state: SetiState, seat: int) -> Text:
        return Text("prompt-tuck-setup" if self.must else "prompt-tuck")
