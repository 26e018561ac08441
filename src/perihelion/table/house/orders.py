"""Orders: answers that somebody gives ahead, and that the table carries out when the question comes.

A standing order answers every question of a kind in the same way, until the round ends or it is stopped; each
game says which there are. A planned move is played once, if it is still possible and does what it would have
done; otherwise it is called off. An order acts at once, as its owner could, and nobody else is told of it:
before it acts, nothing that others are sent depends on it.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from hashlib import sha256
from typing import TYPE_CHECKING

from perihelion.core.state import State
from perihelion.table.house.clocks import is_out
from perihelion.table.house.problems import Declined, NotNow, Problem
from perihelion.table.house.rights import must_own
from perihelion.table.house.rooms import Room
from perihelion.table.store import PERSON, PLAYING, OrderRow

if TYPE_CHECKING:
    from perihelion.table.house.house import House

ALWAYS, ROUND, ONCE = "always", "round", "once"
ROUNDS = frozenset(("round", "epoch"))  # the events with which one begins
MOST_AT_ONCE = 200


@dataclass(frozen=True)
class Offer:
    """Something that may be ordered: whenever or when next asked `question`, this `action` is the answer."""

    question: str
    action: str
    until: str


def standing(room: Room) -> list[Offer]:
    """The standing orders that the game has."""
    return [Offer(*one) for one in room.playing().game.standing]


def plans(room: Room, seat: int) -> list[Offer]:
    """The moves that can be planned: those that were possible when the seat's last turn began. None while it
    is asked, as it can play them."""
    match = room.playing()
    if room.over or match.state.over or match.state.is_asked(seat):
        return []
    before = _last_turn(room, seat)
    if before is None:
        return []
    question, names = type(before.step()).__name__, match.game.catalogue.names
    return [Offer(question, names[action], ONCE) for action in before.legal(seat)]


def give(house: House, room: Room, guest: str, seat: int, offer: Offer) -> None:
    """The guest orders something that is offered, in place of what was ordered for that question."""
    with house.hold(room):
        must_own(room, guest, seat)
        if room.table.status != PLAYING or room.seats[seat].kind != PERSON:
            raise NotNow("ui-problem-order")
        if offer not in (plans(room, seat) if offer.until == ONCE else standing(room)):
            raise Problem("ui-problem-order")
        order = OrderRow(seat, offer.question, offer.action, offer.until, _basis(room, seat, offer), False)
        house.store.orders.put(room.id, order)
        room.orders = house.store.orders.of(room.id)
    if carry_out(house, room):
        house.changed(room)


def stop(house: House, room: Room, guest: str, seat: int, question: str) -> None:
    with house.hold(room):
        must_own(room, guest, seat)
        _remove(house, room, seat, question)


def forget(house: House, room: Room, seat: int) -> None:
    """Whoever takes something back, leaves or hands the seat over decides anew; take the lock."""
    if any(order.seat == seat for order in room.orders):
        _remove(house, room, seat)


def carry_out(house: House, room: Room) -> bool:
    """Answers all questions that orders answer; whether there was one. Called after whatever has changed."""
    acted = False
    if not room.orders:
        return acted
    with house.hold(room):
        for _ in range(MOST_AT_ONCE):
            due = next(_due(house, room), None)
            if due is None:
                return acted
            try:
                room.act(due.seat, due.action, room.playing().token(due.seat))
            except Declined:
                _void(house, room, due)
                continue
            acted = True
            if due.until == ONCE:
                _remove(house, room, due.seat, due.question)
    return acted


def _due(house: House, room: Room) -> Iterator[OrderRow]:
    """The orders that are to be carried out now; those that have lost their ground are called off."""
    match = room.match
    if not room.orders or match is None or room.over or room.stale or match.state.over:
        return
    for order in list(room.orders):
        row = room.seats[order.seat]
        if row.kind != PERSON or row.lost or order.void:
            continue
        if order.until == ROUND and order.basis != _rounds(room):
            _remove(house, room, order.seat, order.question)
        elif match.state.is_asked(order.seat) and type(match.state.step()).__name__ == order.question:
            timely = not is_out(room.clocks[order.seat], house.now())
            number = match.game.catalogue.numbers.get(order.action, -1)
            possible = number in match.state.legal(order.seat)
            if order.until == ONCE and not (possible and _preview(match.state, order) == order.basis):
                _void(house, room, order)
            elif possible and timely:
                yield order


def _basis(room: Room, seat: int, offer: Offer) -> str:
    """What an order rests on: the round in which it was given, or what the planned move would have done."""
    if offer.until == ROUND:
        return _rounds(room)
    before = _last_turn(room, seat) if offer.until == ONCE else None
    if before is None:
        return ""
    return _preview(before, OrderRow(seat, offer.question, offer.action, offer.until, "", False))


def _preview(state: State, order: OrderRow) -> str:
    """What the seat is told that the move will do."""
    shown = state.game.preview(state, order.seat, state.game.catalogue.numbers[order.action])
    return sha256(repr(shown).encode()).hexdigest()


def _rounds(room: Room) -> str:
    return str(sum(entry.event.key in ROUNDS for entry in room.playing().log))


def _last_turn(room: Room, seat: int) -> State | None:
    """The position in which the seat's last turn began; None if there was none or it cannot be shown."""
    moves = room.playing().moves
    start, previous = -1, -1
    for number, move in enumerate(moves):
        if move.forced:
            continue
        if move.seat == seat and previous != seat:
            start = number
        previous = move.seat
    if start < 0 or room.is_lost(start):
        return None
    before = room.state_at(start)
    return before if before.is_asked(seat) else None


def _void(house: House, room: Room, order: OrderRow) -> None:
    house.store.orders.put(room.id, replace(order, void=True))
    room.orders = house.store.orders.of(room.id)


def _remove(house: House, room: Room, seat: int, question: str = "") -> None:
    house.store.orders.remove(room.id, seat, question)
    room.orders = house.store.orders.of(room.id)
