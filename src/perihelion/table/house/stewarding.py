"""Stewarding: what the host does from outside: a table is closed, a guest is removed."""

from __future__ import annotations

from perihelion.table.house.forgetting import forget
from perihelion.table.house.house import House
from perihelion.table.house.problems import Missing
from perihelion.table.store import WAITING

CLOSE, REMOVE = "close", "remove"


def do_errands(house: House) -> int:
    """Does what the host has asked for; how much that was."""
    waiting = house.store.errands.waiting()
    for kind, what in waiting:
        if kind == CLOSE:
            close(house, what)
        else:
            forget(house, what)
        house.store.errands.done(what)
    return len(waiting)


def close(house: House, table_id: str) -> None:
    """Closes a table that is not over, whoever sits there; one that is over or gone stays as it is."""
    try:
        room = house.room(table_id)
    except Missing:
        return
    with house.hold(room):
        if room.over:
            return
        if room.table.status == WAITING:
            house.store.tables.delete(room.id)
        else:
            house.store.tables.close(room.id)
        house.forget(room)
