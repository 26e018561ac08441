"""Free actions (SETI-140 to SETI-145 and deliveries): possible beside every question of the own turn.

A free action is resolved completely before another can start (SETI-023): it locks the others out until
its `Close` is reached.
"""

from __future__ import annotations

from typing import ClassVar, Final, cast

from perihelion.core.text import Event, Text
from perihelion.games.seti.catalogue import MAX_CAPSULES
from perihelion.games.seti.components.vocabulary import CREDITS, ENERGY, EV_CORNER
from perihelion.games.seti.rules.cards import ChooseCard, discard, from_hand
from perihelion.games.seti.rules.flight import budget, fly, hop_start, hops, leave_cost, pay_moves
from perihelion.games.seti.rules.missions import completable, complete, happens_later
from perihelion.games.seti.rules.rare_choices import gain_corner
from perihelion.games.seti.rules.resources import gain
from perihelion.games.seti.rules.species.mascamites import deliver, deliverable
from perihelion.games.seti.rules.steps import Choice, Close
from perihelion.games.seti.rules.techs import can_place_upper, lower_slots, place_lower, place_upper
from perihelion.games.seti.state import SetiState, new_note

# What an exchange gives and takes, in catalogue order.
CREDIT_SIDE: Final = 0
ENERGY_SIDE: Final = 1
CARD_SIDE: Final = 2
EXCHANGE_RATE: Final = 2


def free_options(state: SetiState, seat: int) -> list[int]:
    """All free actions the seat may take now, in catalogue order."""
    acts, player = state.acts, state.players[seat]
    options = hops(state, seat, budget(state, seat))
    numbers = cast("list[object]", options)  # corners are listed as they are, nobody reckons with them
    for card in player.hand:
        numbers.append(acts.corners[card])
    if player.data > 0:
        if can_place_upper(state, seat):
            options.append(acts.place_upper)
        for slot in lower_slots(state, seat):
            options.append(acts.place_lower + slot)
    if player.missions:
        ready = [card for card in player.missions if completable(state, seat, card)]
        if ready:
            options += sorted([acts.complete + card for card in ready])
        if player.capsules:
            options += deliverable(state, seat)
    with_card = can_take(state, CARD_SIDE)
    gives = givable(state, seat)
    if gives:
        options += acts.exchanges[int(with_card)][gives]
    if player.publicity >= state.parts.buy_publicity and with_card:
        options.append(acts.buy)
    return options


def can_give(state: SetiState, seat: int, give: int) -> bool:
    return givable(state, seat) >> give & 1 == 1


def givable(state: SetiState, seat: int) -> int:
    """Bit mask of what the seat has enough of for an exchange."""
    player = state.players[seat]
    gives = 0
    if player.credits >= EXCHANGE_RATE:
        gives |= 1 << CREDIT_SIDE
    if player.energy >= EXCHANGE_RATE:
        gives |= 1 << ENERGY_SIDE
    if len(player.hand) >= EXCHANGE_RATE:
        gives |= 1 << CARD_SIDE
    return gives


def can_take(state: SetiState, take: int) -> bool:
    """A card can be taken while there is one in the row, the deck or the discard pile."""
    if take != CARD_SIDE:
        return True
    return bool(state.deck) or bool(state.discard) or any(card >= 0 for card in state.row)


def free_action(state: SetiState, seat: int, action: int) -> None:
    """Carries a free action out."""
    acts = state.acts
    state.push(Close(state.note, True))
    state.note = new_note()
    state.lock += 1
    if action < acts.corner:
        pay_moves(state, seat, leave_cost(state, seat, hop_start(state, seat, action)))
        fly(state, seat, action)
    elif action < acts.place_upper:
        use_corner(state, seat, action - acts.corner)
    elif action == acts.place_upper:
        place_upper(state, seat)
    elif action < acts.complete:
        place_lower(state, seat, action - acts.place_lower)
    elif action < acts.deliver:
        complete(state, seat, action - acts.complete)
    elif action < acts.exchange:
        index, capsule = divmod(action - acts.deliver, MAX_CAPSULES)
        deliver(state, seat, acts.deliveries[index], capsule)
    elif action < acts.buy:
        number = action - acts.exchange
        exchange(state, seat, number // 3, number % 3)
    else:
        state.players[seat].publicity -= state.parts.buy_publicity
        state.push(ChooseCard(seat, 1))


def use_corner(state: SetiState, seat: int, card: int) -> None:
    """Discards a hand card for its corner (SETI-141)."""
    face = state.parts.cards[card]
    from_hand(state, seat, card)
    discard(state, card)
    if state.journal is not None:
        state.tell(Event("corner", seat, ("SETI-141",), {"card": face.key}))
    happens_later(state, seat, EV_CORNER, face.corner)
    gain_corner(state, seat, card)


def exchange(state: SetiState, seat: int, give: int, take: int) -> None:
    """Two of one kind for one of any (SETI-144)."""
    player = state.players[seat]
    if state.journal is not None:
        args = {
            "give": f"give-{('credits', 'energy', 'cards')[give]}",
            "take": f"take-{('credit', 'energy', 'card')[take]}",
        }
        state.tell(Event("exchange", seat, ("SETI-144",), {**args}))
    if take == CARD_SIDE:
        state.push(ChooseCard(seat, 1))
    if give == CARD_SIDE:
        state.push(GiveCards(seat, EXCHANGE_RATE, take))
        return
    if give == CREDIT_SIDE:
        player.credits -= EXCHANGE_RATE
    else:
        player.energy -= EXCHANGE_RATE
    exchanged(state, seat, take)


def exchanged(state: SetiState, seat: int, take: int) -> None:
    if take != CARD_SIDE:
        gain(state, seat, CREDITS if take == CREDIT_SIDE else ENERGY, 1)


class GiveCards(Choice):
    """Pays an exchange with hand cards, one after the other."""

    FIELDS: ClassVar[tuple[str, ...]] = ("owner", "left", "take")
    parts: ClassVar[bool] = True

    def __init__(self, owner: int, left: int, take: int) -> None:
        super().__init__(owner)
        self.left = left
        self.take = take

    def copy(self) -> GiveCards:
        return GiveCards(self.owner, self.left, self.take)

    def forced_part(self, state: SetiState, seat: int) -> int:
        options = self.options(state)
        return options[0] if len(options) == self.left else -1

    def options(self, state: SetiState) -> list[int]:
        return [state.acts.discard + card for card in state.players[self.owner].hand]

    def choose(self, state: SetiState, action: int) -> None:
        self.left -= 1
        discard_from_hand(state, self.owner, action - state.acts.discard)
        if self.left == 0:
            state.pop()
            exchanged(state, self.owner, self.take)

    def prompt(self, state: SetiState, seat: int) -> Text:
        return Text("prompt-give", {"n": self.left})


def discard_from_hand(state: SetiState, owner: int, card: int) -> None:
    from_hand(state, owner, card)
    discard(state, card)
    if state.journal is not None:
        state.tell(Event("discard", owner, (), {"card": state.parts.cards[card].key}))
