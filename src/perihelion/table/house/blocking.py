"""Blocking: whom somebody does not want to meet. Who is blocked gets no seat at tables that the other has
opened, and the other sees nothing of what they say; games that both play already go on."""

from __future__ import annotations

from perihelion.table.house.accounts import digest
from perihelion.table.house.house import House
from perihelion.table.house.people import new_key
from perihelion.table.house.problems import Missing, NotNow, TooMany
from perihelion.table.house.rooms import Room
from perihelion.table.store import FREE, PERSON, SeatRow

MOST = 500


def block(house: House, room: Room, guest: str, seat: int) -> None:
    """Blocks those who own a seat of a table."""
    if not 0 <= seat < len(room.seats):
        raise Missing("ui-problem-no-seat")
    others = [owner for owner in room.seats[seat].owners if owner != guest]
    if not others or guest in room.seats[seat].owners:
        raise NotNow("ui-problem-block-nobody")
    if len(house.store.blocks.of(guest)) >= MOST:
        raise TooMany("ui-problem-many-blocks", {"count": MOST})
    for other in others:
        house.store.blocks.add(guest, other)


def unblock(house: House, guest: str, mark: str) -> None:
    for other, _ in house.store.blocks.of(guest):
        if digest(other) == mark:
            house.store.blocks.remove(guest, other)


def blocked(house: House, guest: str) -> list[tuple[str, str]]:
    """Whom the guest has blocked: a mark that says nothing else, and the name."""
    return [(digest(other), name) for other, name in house.store.blocks.of(guest)]


def without_unwilling(house: House, seats: list[SeatRow], guest: str) -> list[SeatRow]:
    """Seats at a table that the guest opens: whoever has blocked them is not put there unasked."""
    return [
        SeatRow(row.seat, FREE, "", "", new_key())
        if row.kind == PERSON and any(house.store.blocks.has(owner, guest) for owner in row.owners)
        else row
        for row in seats
    ]
