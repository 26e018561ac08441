"""The small choices of rare effects: showing cards, paying for more, corners of the card row, asteroids,
cards just drawn; and what a corner or a count gives."""

from __future__ import annotations

from typing import ClassVar

from perihelion.core.text import Event, Text
from perihelion.games.seti.components import vocabulary as v
from perihelion.games.seti.components.solar import NEIGHBOURS
from perihelion.games.seti.components.vocabulary import Effect
from perihelion.games.seti.rules.cards import (
    discard,
    discard_row,
    forget_kept,
    from_hand,
    gain_income,
    refill_row,
)
from perihelion.games.seti.rules.conditions import figures
from perihelion.games.seti.rules.flight import grant_moves
from perihelion.games.seti.rules.resources import gain, gain_all
from perihelion.games.seti.rules.steps import Choice, run_effects
from perihelion.games.seti.rules.techs import can_place_upper, lower_slots
from perihelion.games.seti.state import SetiState


def gain_counted(state: SetiState, owner: int, effect: Effect, times: int) -> None:
    gain_all(state, owner, effect.gains, times)
    grant_moves(state, owner, effect.a * times)


def gain_corner(state: SetiState, owner: int, card: int) -> None:
    """What a card's corner gives; as an event it counts only for the free action (SETI-R55)."""
    face = state.parts.cards[card]
    gain(state, owner, v.VP, face.corner_vp)
    if face.corner == v.MOVE:
        grant_moves(state, owner, face.corner_n)
    else:
        gain(state, owner, face.corner, face.corner_n)


def would_be_lost(state: SetiState, owner: int, what: int, n: int) -> bool:
    """Whether a gain goes beyond the pool or the publicity track although a free action could make room
    (SETI-100, SETI-165)."""
    player = state.players[owner]
    if what == v.DATA:
        return n > 0 and player.data + n > state.parts.pool_max and can_place(state, owner)
    return what == v.PUBLICITY and n > 0 and player.publicity + n > state.parts.max_publicity


def can_place(state: SetiState, owner: int) -> bool:
    """Whether data can be placed in the computer."""
    return can_place_upper(state, owner) or bool(lower_slots(state, owner))


def show(state: SetiState, owner: int, card: int) -> None:
    """Shows a hand card to everybody."""
    player = state.players[owner]
    if card in player.hand and card not in player.seen:
        player.seen.append(card)
        player.seen.sort()
        forget_kept(state, owner, card)
    if state.journal is not None:
        state.tell(Event("show", owner, ("SETI-R44",), {"card": state.parts.cards[card].key}))


class Show(Choice):
    """Shows hand cards with a certain income or corner, each for a gain (SETI-R44)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("owner", "effect", "shown")

    def __init__(self, owner: int, effect: int, shown: list[int]) -> None:
        super().__init__(owner)
        self.effect = effect
        self.shown = shown

    def copy(self) -> Show:
        return Show(self.owner, self.effect, self.shown[:])

    def options(self, state: SetiState) -> list[int]:
        what = state.parts.glossary.effects[self.effect].count
        options = [state.acts.go_on]
        for card in state.players[self.owner].hand:
            face = state.parts.cards[card]
            if what is None or card in self.shown:
                continue
            if what.a == (face.income if what.kind == v.COUNT_HAND_INCOME else face.corner):
                options.append(state.acts.show + card)
        return options

    def choose(self, state: SetiState, action: int) -> None:
        if action == state.acts.go_on:
            state.pop()
            return
        card = action - state.acts.show
        self.shown.append(card)
        show(state, self.owner, card)
        gain_counted(state, self.owner, state.parts.glossary.effects[self.effect], 1)

    def prompt(self, state: SetiState, seat: int) -> Text:
        return Text("prompt-show")


class May(Choice):
    """May pay a price for an effect, once or as often as the player likes."""

    FIELDS: ClassVar[tuple[str, ...]] = ("owner", "effect")

    def __init__(self, owner: int, effect: int) -> None:
        super().__init__(owner)
        self.effect = effect

    def copy(self) -> May:
        return May(self.owner, self.effect)

    def options(self, state: SetiState) -> list[int]:
        effect = state.parts.glossary.effects[self.effect]
        if state.players[self.owner].exofossils < effect.gains[v.EXOFOSSILS]:
            return []
        return [state.acts.skip, state.acts.pay]

    def choose(self, state: SetiState, action: int) -> None:
        effect = state.parts.glossary.effects[self.effect]
        if action == state.acts.skip or not effect.a:
            state.pop()
        if action == state.acts.pay:
            state.players[self.owner].exofossils -= effect.gains[v.EXOFOSSILS]
            run_effects(state, self.owner, effect.then)

    def prompt(self, state: SetiState, seat: int) -> Text:
        effect = state.parts.glossary.effects[self.effect]
        return Text("prompt-may", {"n": effect.gains[v.EXOFOSSILS]})


def discard_whole_row(state: SetiState, owner: int) -> list[int]:
    """Discards all cards of the row at once; its gaps stay open until the effect is finished (SETI-122,
    SETI-R46)."""
    cards: list[int] = []
    for at in range(len(state.row)):
        card = discard_row(state, at) if state.row[at] >= 0 else -1
        cards.append(card)
        if card >= 0 and state.journal is not None:
            key = state.parts.cards[card].key
            state.tell(Event("discard-row", owner, ("SETI-122",), {"card": key}))
    return cards


class RowCorners(Choice):
    """Gains the corners of the discarded row cards in an order of choice, then the row is refilled."""

    FIELDS: ClassVar[tuple[str, ...]] = ("owner", "cards")

    def __init__(self, owner: int, cards: list[int]) -> None:
        super().__init__(owner)
        self.cards = cards  # by their place in the row; -1 once the corner is gained

    def copy(self) -> RowCorners:
        return RowCorners(self.owner, self.cards[:])

    def options(self, state: SetiState) -> list[int]:
        return [state.acts.row_corner + at for at, card in enumerate(self.cards) if card >= 0]

    def none(self, state: SetiState) -> None:
        state.pop()
        refill_row(state)

    def pause(self, state: SetiState) -> bool:
        """Before the last corner too, where a free action can save what would be lost."""
        face = state.parts.cards[max(self.cards)]
        return state.free_open(self.owner) and would_be_lost(state, self.owner, face.corner, face.corner_n)

    def choose(self, state: SetiState, action: int) -> None:
        at = action - state.acts.row_corner
        card = self.cards[at]
        self.cards[at] = -1
        gain_corner(state, self.owner, card)

    def prompt(self, state: SetiState, seat: int) -> Text:
        return Text("prompt-row-corner")


class AsteroidData(Choice):
    """One own probe: 2 data on asteroids, 1 more for each adjacent space that shows asteroids."""

    def copy(self) -> AsteroidData:
        return AsteroidData(self.owner)

    def options(self, state: SetiState) -> list[int]:
        spaces = figures(state, self.owner)
        spaces.sort()
        return [state.acts.choose_space + at for number, at in enumerate(spaces) if at not in spaces[:number]]

    def choose(self, state: SetiState, action: int) -> None:
        state.pop()
        space = action - state.acts.choose_space
        rocks = state.sky().asteroids
        near = sum([rocks[other] for other in NEIGHBOURS[space]])
        gain(state, self.owner, v.DATA, 2 * rocks[space] + near)

    def prompt(self, state: SetiState, seat: int) -> Text:
        return Text("prompt-asteroid-data")


class FromDrawn(Choice):
    """Of the cards just drawn discards one for its corner, then another for its income."""

    FIELDS: ClassVar[tuple[str, ...]] = ("owner", "cards", "income")

    def __init__(self, owner: int, cards: list[int], income: bool) -> None:
        super().__init__(owner)
        self.cards = cards
        self.income = income

    def copy(self) -> FromDrawn:
        return FromDrawn(self.owner, self.cards[:], self.income)

    def options(self, state: SetiState) -> list[int]:
        hand = state.players[self.owner].hand
        return sorted([state.acts.discard + card for card in self.cards if card in hand])

    def choose(self, state: SetiState, action: int) -> None:
        card = action - state.acts.discard
        state.pop()
        from_hand(state, self.owner, card)
        discard(state, card)
        if state.journal is not None:
            state.tell(Event("discard", self.owner, (), {"card": state.parts.cards[card].key}))
        if self.income:
            gain_income(state, self.owner, card)
        else:
            rest = [other for other in self.cards if other != card]
            state.push(FromDrawn(self.owner, rest, True))
            gain_corner(state, self.owner, card)

    def prompt(self, state: SetiState, seat: int) -> Text:
        return Text("prompt-drawn-income" if self.income else "prompt-drawn-corner")
