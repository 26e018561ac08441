"""Rights: what belongs to the host, to those who sit at a table, and to the owners of a seat."""

from __future__ import annotations

from perihelion.table.house.problems import Foreign, Missing
from perihelion.table.house.rooms import Room


def must_own(room: Room, guest: str, seat: int) -> None:
    if not 0 <= seat < len(room.seats):
        raise Missing("ui-problem-no-seat")
    if guest not in room.seats[seat].owners:
        raise Foreign("ui-problem-foreign-seat")


def must_sit(room: Room, guest: str) -> None:
    if not room.seats_of(guest):
        raise Foreign("ui-problem-foreign-table")


def must_host(room: Room, guest: str) -> None:
    if room.table.host != guest:
        raise Foreign("ui-problem-host")
