"""Forgetting: somebody goes for good. Nothing that others have played becomes unreadable, but nobody finds
the name of who is gone: it is "a former player" wherever it stood, and what they have said is taken away."""

from __future__ import annotations

from perihelion.table.house import seating
from perihelion.table.house.house import House
from perihelion.table.house.rooms import Room
from perihelion.table.store import PLAYING, WAITING


def forget(house: House, guest: str) -> None:
    """Takes the guest out of everything: running games are given up, waiting tables closed or left."""
    store = house.store
    tables, places = store.belongings.tables(guest), store.belongings.places(guest)
    for table in store.tables.unfinished_of(guest, limit=10_000):
        _leave(house, house.room(table.id), guest)
    store.belongings.forget(guest, places)
    store.results.forget(guest)
    house.look_again(tables)


def _leave(house: House, room: Room, guest: str) -> None:
    with house.hold(room):
        own, others = room.seats_of(guest), seating.others_at(room, guest)
        if room.table.status == WAITING:
            for seat in own:
                seating.leave(house, room, guest, seat)
            if room.table.host == guest and not others:
                seating.close_table(house, room, guest)
        elif room.table.status == PLAYING and own and (others or room.table.rated):
            seating.concede(house, room, guest)
        elif room.table.status == PLAYING and not others:
            seating.close_table(house, room, guest)
