"""Timekeeping: what becomes of a seat that has run out of time."""

from __future__ import annotations

from dataclasses import replace

import structlog

from perihelion.table.house.clocks import is_out
from perihelion.table.house.house import House
from perihelion.table.house.people import USUAL_LEVEL
from perihelion.table.house.problems import Missing
from perihelion.table.house.rooms import Room
from perihelion.table.house.timing import SEAT_LOSES
from perihelion.table.store import BOT, PERSON

LOG = structlog.get_logger("perihelion.table")


def look(house: House) -> None:
    """Ends the time of every seat whose time is over; the next look finds those for which that fails."""
    for table_id, seat in house.store.clocks.due(house.now()):
        try:
            run_out(house, house.room(table_id), seat)
        except Missing:
            continue
        except Exception:
            LOG.exception("clock_error")


def run_out(house: House, room: Room, seat: int) -> bool:
    """A bot plays on for the seat, or it has lost, as the table has chosen; whether its time was over."""
    with house.hold(room):
        row = room.seats[seat]
        if room.over or row.kind != PERSON or not is_out(room.clocks[seat], house.now()):
            return False
        loses = room.timing.out == SEAT_LOSES
        notice = "ui-notice-time-lost" if loses else "ui-notice-time-bot"
        taken = replace(row, kind=BOT, level=USUAL_LEVEL, stand_in=True, lost=loses)
        house.set_seat(room, taken, notice)
        room.end_if_decided()
    house.changed(room)
    return True
