"""Closing a running game by agreement: without a result, if all people at the table want it.

Anybody who sits may propose it, and everybody sees who has agreed. One who does not agree, or changes their
mind, ends the proposal; bots are not asked.
"""

from __future__ import annotations

from perihelion.table.house.house import House
from perihelion.table.house.problems import NotNow
from perihelion.table.house.rights import must_sit
from perihelion.table.house.rooms import Room
from perihelion.table.store import PLAYING


def agree(house: House, room: Room, guest: str) -> bool:
    """The guest proposes to close the table, or agrees; whether it is closed."""
    with house.hold(room):
        _must_play(room, guest)
        if all(guest in row.owners for row in room.seats if row.owners):
            raise NotNow("ui-problem-close-instead")
        if _is_owed(house, room):
            raise NotNow("ui-problem-rated-close")
        own, agreed = room.seats_of(guest), room.closing
        if set(own) <= agreed:
            return False
        _set(house, room, agreed | set(own))
        house.notice(room, own[0], "ui-notice-closing" if not agreed else "ui-notice-agrees")
        closed = settle(house, room)
    if not closed:
        house.changed(room)
    return closed


def refuse(house: House, room: Room, guest: str) -> None:
    """The guest does not agree, or no longer: the game goes on."""
    with house.hold(room):
        _must_play(room, guest)
        if not room.closing:
            return
        _set(house, room, set())
        house.notice(room, room.seats_of(guest)[0], "ui-notice-goes-on")
    house.changed(room)


def settle(house: House, room: Room) -> bool:
    """Closes the table if all people at it have agreed; take the lock. Also when somebody has left."""
    people = {row.seat for row in room.seats if row.owners}
    agreed = bool(people) and people <= room.closing
    if room.table.status != PLAYING or not agreed or _is_owed(house, room):
        return False
    house.store.tables.close(room.id)
    house.forget(room)
    return True


def _is_owed(house: House, room: Room) -> bool:
    """A rated game that somebody has left counts as lost for them, so it is played to its end."""
    return room.table.rated and bool(house.store.results.departed(room.id))


def _set(house: House, room: Room, seats: set[int]) -> None:
    house.store.closings.set(room.id, seats)
    room.closing = seats


def _must_play(room: Room, guest: str) -> None:
    must_sit(room, guest)
    if room.table.status != PLAYING:
        raise NotNow("ui-problem-over" if room.over else "ui-problem-not-started")
