"""Seats: sitting down, leaving, handing over, and the start when all are taken."""

from __future__ import annotations

from dataclasses import replace

from perihelion.table.house import agreeing
from perihelion.table.house.house import House
from perihelion.table.house.opening import with_luck
from perihelion.table.house.people import USUAL_LEVEL, bot_name, different, is_bot, new_key
from perihelion.table.house.problems import Foreign, Missing, NotNow, Problem
from perihelion.table.house.rights import must_host, must_own, must_sit
from perihelion.table.house.rooms import Room
from perihelion.table.house.takeover import LEAVING
from perihelion.table.store import BOT, FREE, PERSON, PLAYING, WAITING


def sit(
    house: House,
    room: Room,
    guest: str,
    name: str,
    invite: str = "",
    seat: int | None = None,
    luck: str = "",
) -> int:
    """Sits down on a free seat, or takes over from a bot that stands in for nobody any more. What the seat
    adds to the seed counts if the game has not begun."""
    with house.hold(room):
        own = room.seats_of(guest)
        if own:
            return own[0]
        if not room.table.open and invite != room.table.invite:
            raise Foreign("ui-problem-invitation")
        if house.store.blocks.has(room.table.host, guest):
            raise Foreign("ui-problem-blocked")
        if room.over:
            raise NotNow("ui-problem-over")
        vacant = [one.seat for one in room.seats if one.vacant]
        if not vacant or (seat is not None and seat not in vacant):
            raise NotNow("ui-problem-full")
        place = vacant[0] if seat is None else seat
        taken = [one.name for one in room.seats if one.seat != place]
        row = replace(
            room.seats[place], kind=PERSON, name=different(name, taken), level="", stand_in=False,
            owners=(guest,),
        )  # fmt: skip
        if room.table.status == WAITING:
            row = with_luck([row], guest, luck)[0]
        house.hub.saw(room.id, guest)
        house.set_seat(room, row, "ui-notice-sits")
        room.start_if_full()
    house.changed(room)
    return place


def take_link(house: House, key: str, guest: str) -> Room:
    """Hands a seat to the device that has its link; the others that have it keep it."""
    found = house.store.tables.seat_by_key(key)
    if found is None:
        raise Missing("ui-problem-no-seat")
    room = house.room(found[0])
    with house.hold(room):
        row = room.seats[found[1]]
        if guest in row.owners:
            return room
        if room.seats_of(guest):
            raise Foreign("ui-problem-sits")
        if not row.owners:
            raise NotNow("ui-problem-seat-gone")
        house.set_seat(room, replace(row, owners=(*row.owners, guest)))
        house.take_back(room, row.seat)
    house.changed(room)
    return room


def leave(house: House, room: Room, guest: str, seat: int) -> None:
    """Leaves a seat; while the game runs it can then be taken over, by a friend or a bot."""
    with house.hold(room):
        must_own(room, guest, seat)
        if room.over:
            raise NotNow("ui-problem-over")
        row = replace(room.seats[seat], kind=FREE, level="", owners=(), key=new_key())
        house.notice(room, seat, "ui-notice-leaves")
        if room.table.status == WAITING:
            house.set_seat(room, replace(row, name="", luck=""))
        else:
            house.store.results.depart(room.id, seat, guest, row.name)
            bot = replace(row, kind=BOT, level=USUAL_LEVEL, stand_in=True)
            calls = room.takeover.kind == LEAVING
            house.set_seat(room, bot if calls else row, "ui-notice-bot" if calls else "")
        if agreeing.settle(house, room):
            return
    house.changed(room)


def give_to_bot(house: House, room: Room, guest: str, seat: int, level: str) -> None:
    """A bot sits down: before the game on any free seat (the host decides), later on a seat that was
    left, on one's own, or on that of somebody who is away, as the table's rule allows. Whoever owned the
    seat still does, and plays on when they come back."""
    if not is_bot(level, room.table.game):
        raise Problem("ui-problem-places")
    with house.hold(room):
        if not 0 <= seat < len(room.seats):
            raise Missing("ui-problem-no-seat")
        row = room.seats[seat]
        if room.table.status == WAITING:
            must_host(room, guest)
            if row.kind == PERSON:
                raise NotNow("ui-problem-seat-taken")
        elif room.table.status == PLAYING:
            must_sit(room, guest)
            if row.kind == BOT:
                raise NotNow("ui-problem-seat-taken")
            if room.table.rated and guest in row.owners:
                raise NotNow("ui-problem-rated-bot")
            if row.kind == PERSON and guest not in row.owners and not house.may_be_taken_over(room, row):
                raise NotNow(f"ui-problem-present-{room.takeover.kind}", {"count": room.takeover.minutes})
        else:
            raise NotNow("ui-problem-over")
        taken = [one.name for one in room.seats if one.seat != seat]
        stands_in = room.table.status == PLAYING
        name = row.name if stands_in else bot_name(taken)
        new = replace(row, kind=BOT, name=name, level=level, stand_in=stands_in)
        house.set_seat(room, new, "ui-notice-bot" if stands_in else "")
        room.start_if_full()
    house.changed(room)


def come_back(house: House, room: Room, guest: str, seat: int) -> None:
    """An owner takes the seat back from the bot that stood in."""
    with house.hold(room):
        must_own(room, guest, seat)
        if room.seats[seat].lost:
            raise NotNow("ui-problem-seat-lost")
        house.take_back(room, seat)
    house.changed(room)


def add_luck(house: House, room: Room, guest: str, luck: str) -> None:
    """What the guest's seats add to the seed, as long as the game has not begun."""
    with house.hold(room):
        must_sit(room, guest)
        if room.table.status != WAITING:
            raise NotNow("ui-problem-started")
        seats = with_luck(room.seats, guest, luck)
        for row in seats:
            if guest in row.owners:
                house.store.tables.set_luck(room.id, row.seat, luck)
        room.seats = seats


def free_seat(house: House, room: Room, guest: str, seat: int) -> None:
    """Before the game the host may send a bot away."""
    with house.hold(room):
        must_host(room, guest)
        if room.table.status != WAITING or not 0 <= seat < len(room.seats):
            raise NotNow("ui-problem-started")
        if room.seats[seat].kind == PERSON:
            raise NotNow("ui-problem-seat-taken")
        row = replace(room.seats[seat], kind=FREE, name="", level="", key=new_key(), luck="")
        house.set_seat(room, row)
    house.changed(room)


def start(house: House, room: Room, guest: str) -> None:
    """The host starts; bots take the seats that are still free."""
    with house.hold(room):
        must_host(room, guest)
        if room.table.status != WAITING:
            raise NotNow("ui-problem-started")
        for row in [row for row in room.seats if row.kind == FREE]:
            taken = [one.name for one in room.seats]
            house.set_seat(room, replace(row, kind=BOT, name=bot_name(taken), level=USUAL_LEVEL))
        room.start()
    house.changed(room)


def others_at(room: Room, guest: str) -> list[str]:
    """Everybody else who owns a seat."""
    return [owner for row in room.seats for owner in row.owners if owner != guest]


def close_table(house: House, room: Room, guest: str) -> None:
    """A table is given up: by its host before it has started, later by whoever is the only person at it."""
    with house.hold(room):
        if room.table.status == WAITING:
            must_host(room, guest)
            house.store.tables.delete(room.id)
        elif room.over:
            raise NotNow("ui-problem-over")
        else:
            if room.table.host != guest:
                must_sit(room, guest)
            if others_at(room, guest):
                raise NotNow("ui-problem-others-play")
            if room.table.rated:
                raise NotNow("ui-problem-rated-close")
            house.store.tables.close(room.id)
        house.forget(room)


def concede(house: House, room: Room, guest: str) -> None:
    """Somebody gives a running game up in which others play on: bots take the seats for good, and another
    person is the host. A rated game is played to its end even if only bots are left."""
    with house.hold(room):
        must_sit(room, guest)
        if room.table.status != PLAYING:
            raise NotNow("ui-problem-not-started" if room.table.status == WAITING else "ui-problem-over")
        others = others_at(room, guest)
        if not others and not room.table.rated:
            raise NotNow("ui-problem-close-instead")
        for seat in room.seats_of(guest):
            row = room.seats[seat]
            house.store.results.depart(room.id, seat, guest, row.name)
            bot = replace(row, kind=BOT, level=USUAL_LEVEL, stand_in=True, owners=(), key=new_key())
            house.set_seat(room, bot, "ui-notice-concedes")
        if room.table.host == guest and others:
            house.store.tables.set_host(room.id, others[0])
            room.table = replace(room.table, host=others[0], seating=room.table.seating + 1)
        if agreeing.settle(house, room):
            return
    house.changed(room)
