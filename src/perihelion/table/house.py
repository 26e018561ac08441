"""The house: opens tables, finds their rooms, and decides who may do what at them.

Whoever knows a table's address may watch; whoever has its invitation (or finds an open table) may sit on a
free seat; a seat's own link hands that seat to another device. Everything else belongs to those who sit.
"""

from __future__ import annotations

import secrets
import threading
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from perihelion import bots
from perihelion.core.text import Refused
from perihelion.table.library import Library
from perihelion.table.limits import Limits, Meter
from perihelion.table.live import Hub
from perihelion.table.problems import Declined, Foreign, Missing, NotNow, Problem, TooMany
from perihelion.table.rooms import ENGINE_VERSION, Mark, Room
from perihelion.table.store import (
    BOT,
    FINISHED,
    FREE,
    NOBODY,
    PERSON,
    PLAYING,
    WAITING,
    SeatRow,
    Store,
    TableRow,
)

BOT_NAMES = ("Vega", "Rigel", "Mira", "Tycho", "Altair", "Deneb", "Spica", "Castor")
ME, HERE, FRIEND = "me", "here", "friend"
USUAL_LEVEL = "medium"


@dataclass(frozen=True)
class Place:
    """What a new table's seat is for: me, somebody else at this device (with a name), a friend who will
    come, or a bot of a level."""

    kind: str
    name: str = ""


class House:
    """All tables of this server."""

    def __init__(self, store: Store, library: Library, limits: Limits) -> None:
        self.store = store
        self.library = library
        self.limits = limits
        self.hub = Hub()
        self.wake: Callable[[str], None] = lambda table: None  # tells the bots' thinker of a change
        self._rooms: dict[str, Room] = {}
        self._lock = threading.Lock()
        self._chat_meter = Meter(limits.chat_lines, limits.chat_seconds)

    # -- finding -----------------------------------------------------------------------------------

    def room(self, table_id: str) -> Room:
        """The table's room, loaded from the log if it is not in memory."""
        with self._lock:
            room = self._rooms.get(table_id)
            if room is not None and not room.stale:
                room.used = time.monotonic()
                return room
        table = self.store.table(table_id)
        if table is None:
            raise Missing("ui-problem-no-table")
        loaded = Room(self.store, self.library.get(table.game), table, self.store.seats(table_id))
        with self._lock:
            room = self._rooms.get(table_id)
            if room is None or room.stale:
                self._rooms[table_id] = room = loaded
                self._make_space()
        return room

    def mark(self, table_id: str) -> Mark | None:
        """How far the table has got; None if it is gone."""
        try:
            return self.room(table_id).mark
        except Missing:
            return None

    def _make_space(self) -> None:
        spare = len(self._rooms) - self.limits.rooms_in_memory
        if spare <= 0:
            return
        idle = sorted(self._rooms.values(), key=lambda room: room.used)
        for room in [room for room in idle if not self.hub.is_watched(room.id)][:spare]:
            del self._rooms[room.id]

    def changed(self, room: Room) -> None:
        self.hub.publish(room.id)
        self.wake(room.id)

    # -- opening a table ---------------------------------------------------------------------------

    def open_table(
        self,
        guest: str,
        guest_name: str,
        game_id: str,
        places: Sequence[Place],
        options: dict[str, str],
        seed: str = "",
        listed: bool = False,
    ) -> Room:
        """A new table; it starts at once if no friend is awaited."""
        title = self.library.get(game_id)
        if title is None:
            raise Missing("ui-problem-no-game")
        if self.store.count_unfinished(guest) >= self.limits.tables_per_guest:
            raise TooMany("ui-problem-many-tables", {"count": self.limits.tables_per_guest})
        if len(seed) > self.limits.seed_length:
            raise Problem("ui-problem-long-seed", {"count": self.limits.seed_length})
        try:
            settings = title.game.settings(len(places), options)
        except Refused as refused:
            raise Declined(refused.reason) from refused
        seats = self._seats(guest, guest_name, places)
        table = TableRow(
            new_key(), new_key(), game_id, title.game.version, ENGINE_VERSION, settings,
            seed or secrets.token_hex(12), listed, guest,
        )  # fmt: skip
        self.store.add_table(table, seats)
        room = self.room(table.id)
        with room.lock:
            self._start_if_full(room)
        self.changed(room)
        return room

    def _seats(self, guest: str, guest_name: str, places: Sequence[Place]) -> list[SeatRow]:
        if sum(place.kind == ME for place in places) > 1:
            raise Problem("ui-problem-places")
        seats: list[SeatRow] = []
        for number, place in enumerate(places):
            taken = [seat.name for seat in seats] + [guest_name]
            if place.kind == ME:
                seat = SeatRow(number, PERSON, guest_name, "", new_key(), owners=(guest,))
            elif place.kind == HERE:
                name = different(place.name or guest_name, taken)
                seat = SeatRow(number, PERSON, name, "", new_key(), owners=(guest,))
            elif place.kind == FRIEND:
                seat = SeatRow(number, FREE, "", "", new_key())
            elif is_bot(place.kind):
                seat = SeatRow(number, BOT, _bot_name(taken), place.kind, new_key())
            else:
                raise Problem("ui-problem-places")
            seats.append(seat)
        return seats

    def rematch(self, room: Room, guest: str) -> Room:
        """The same game, seats and options once more; the second who asks finds the table there."""
        with room.lock:
            if room.table.status != FINISHED:
                raise NotNow("ui-problem-not-over")
            self._must_sit(room, guest)
            if room.table.rematch:
                return self.room(room.table.rematch)
            seats = [replace(seat, key=new_key()) for seat in room.seats]
            table = replace(
                room.table, id=new_key(), invite=new_key(), seed=secrets.token_hex(12), host=guest,
                status=WAITING, seating=0, result=None, rematch="", engine_version=ENGINE_VERSION,
            )  # fmt: skip
            self.store.add_table(table, seats)
            again = self.room(table.id)
            with again.lock:
                self._start_if_full(again)
            self.store.set_rematch(room.id, again.id)
            room.table = replace(room.table, rematch=again.id, seating=room.table.seating + 1)
        self.changed(room)
        self.changed(again)
        return again

    def _start_if_full(self, room: Room) -> None:
        if room.table.status == WAITING and all(seat.kind != FREE for seat in room.seats):
            room.start()

    # -- seats -------------------------------------------------------------------------------------

    def sit(self, room: Room, guest: str, name: str, invite: str = "", seat: int | None = None) -> int:
        """Sits down on a free seat, or takes over from a bot that stands in."""
        with room.lock:
            own = room.seats_of(guest)
            if own:
                return own[0]
            if not room.table.open and invite != room.table.invite:
                raise Foreign("ui-problem-invitation")
            if room.over:
                raise NotNow("ui-problem-over")
            vacant = [one.seat for one in room.seats if one.kind == FREE or one.stand_in]
            if not vacant or (seat is not None and seat not in vacant):
                raise NotNow("ui-problem-full")
            place = vacant[0] if seat is None else seat
            taken = [one.name for one in room.seats if one.seat != place]
            row = replace(
                room.seats[place], kind=PERSON, name=different(name, taken), level="", stand_in=False,
                owners=(guest,),
            )  # fmt: skip
            self.hub.saw(room.id, guest)
            self._seat(room, row, "ui-notice-sits")
            self._start_if_full(room)
        self.changed(room)
        return place

    def take_link(self, key: str, guest: str) -> Room:
        """Hands a seat to the device that has its link; the others that have it keep it."""
        found = self.store.seat_by_key(key)
        if found is None:
            raise Missing("ui-problem-no-seat")
        room = self.room(found[0])
        with room.lock:
            row = room.seats[found[1]]
            if guest in row.owners:
                return room
            if room.seats_of(guest):
                raise Foreign("ui-problem-sits")
            if row.kind != PERSON:
                raise NotNow("ui-problem-seat-gone")
            self._seat(room, replace(row, owners=(*row.owners, guest)), "")
        self.changed(room)
        return room

    def leave(self, room: Room, guest: str, seat: int) -> None:
        """Leaves a seat; while the game runs it can then be taken over, by a friend or a bot."""
        with room.lock:
            self._must_own(room, guest, seat)
            if room.over:
                raise NotNow("ui-problem-over")
            row = replace(room.seats[seat], kind=FREE, level="", owners=(), key=new_key())
            self._notice(room, seat, "ui-notice-leaves")
            self._seat(room, replace(row, name="") if room.table.status == WAITING else row, "")
        self.changed(room)

    def give_to_bot(self, room: Room, guest: str, seat: int, level: str) -> None:
        """A bot sits down: before the game on any free seat (the host decides), later on a seat that was
        left, on one's own, or on that of somebody who has been away for a while."""
        if not is_bot(level):
            raise Problem("ui-problem-places")
        with room.lock:
            if not 0 <= seat < len(room.seats):
                raise Missing("ui-problem-no-seat")
            row = room.seats[seat]
            if room.table.status == WAITING:
                self._must_host(room, guest)
                if row.kind == PERSON:
                    raise NotNow("ui-problem-seat-taken")
            elif room.table.status == PLAYING:
                self._must_sit(room, guest)
                if row.kind == BOT:
                    raise NotNow("ui-problem-seat-taken")
                if row.kind == PERSON and guest not in row.owners and not self.is_absent(room, row):
                    raise NotNow("ui-problem-present", {"count": int(self.limits.absent_seconds)})
            else:
                raise NotNow("ui-problem-over")
            taken = [one.name for one in room.seats if one.seat != seat]
            stands_in = room.table.status == PLAYING
            name = row.name if stands_in else _bot_name(taken)
            new = replace(row, kind=BOT, name=name, level=level, stand_in=stands_in, owners=(), key=new_key())
            self._seat(room, new, "ui-notice-bot" if stands_in else "")
            self._start_if_full(room)
        self.changed(room)

    def free_seat(self, room: Room, guest: str, seat: int) -> None:
        """Before the game the host may send a bot away."""
        with room.lock:
            self._must_host(room, guest)
            if room.table.status != WAITING or not 0 <= seat < len(room.seats):
                raise NotNow("ui-problem-started")
            if room.seats[seat].kind == PERSON:
                raise NotNow("ui-problem-seat-taken")
            self._seat(room, replace(room.seats[seat], kind=FREE, name="", level="", key=new_key()), "")
        self.changed(room)

    def start(self, room: Room, guest: str) -> None:
        """The host starts; bots take the seats that are still free."""
        with room.lock:
            self._must_host(room, guest)
            if room.table.status != WAITING:
                raise NotNow("ui-problem-started")
            for row in [row for row in room.seats if row.kind == FREE]:
                taken = [one.name for one in room.seats]
                self._seat(room, replace(row, kind=BOT, name=_bot_name(taken), level=USUAL_LEVEL), "")
            room.start()
        self.changed(room)

    def close_table(self, room: Room, guest: str) -> None:
        """The host gives a table up before it has started."""
        with room.lock:
            self._must_host(room, guest)
            if room.table.status != WAITING:
                raise NotNow("ui-problem-started")
            self.store.delete_table(room.id)
            room.stale = True
        with self._lock:
            self._rooms.pop(room.id, None)
        self.hub.publish(room.id)

    def is_absent(self, room: Room, row: SeatRow) -> bool:
        return all(self.hub.away(room.id, guest) > self.limits.absent_seconds for guest in row.owners)

    # -- playing and talking -----------------------------------------------------------------------

    def act(self, room: Room, guest: str, seat: int, action: str, token: str | None) -> None:
        with room.lock:
            self._must_own(room, guest, seat)
            room.act(seat, action, token)
        self.changed(room)

    def act_for_bot(self, room: Room, seat: int, action: str, token: str) -> None:
        with room.lock:
            if room.seats[seat].kind == BOT:
                room.act(seat, action, token)
        self.changed(room)

    def undo(self, room: Room, guest: str, seat: int) -> None:
        with room.lock:
            self._must_own(room, guest, seat)
            room.undo(seat)
        self.changed(room)

    def say(self, room: Room, guest: str, name: str, text: str) -> None:
        text = " ".join(text.split())
        if not text:
            raise Problem("ui-problem-empty")
        if len(text) > self.limits.chat_length:
            raise Problem("ui-problem-long-chat", {"count": self.limits.chat_length}, status=413)
        if not self._chat_meter.take(guest):
            raise TooMany("ui-problem-chat-rate")
        with room.lock:
            own = room.seats_of(guest)
            seat = own[0] if own else NOBODY
            said = self.store.say(room.id, seat, room.seats[seat].name if own else name, text=text)
            room.chat_number = said.number
        self.hub.publish(room.id)

    # ----------------------------------------------------------------------------------------------

    def _seat(self, room: Room, row: SeatRow, notice: str) -> None:
        self.store.set_seat(room.id, row)
        room.seats = [row if one.seat == row.seat else one for one in room.seats]
        room.table = replace(room.table, seating=room.table.seating + 1)
        if notice:
            self._notice(room, row.seat, notice)

    def _notice(self, room: Room, seat: int, notice: str) -> None:
        room.chat_number = self.store.say(room.id, seat, room.seats[seat].name, notice=notice).number

    def _must_own(self, room: Room, guest: str, seat: int) -> None:
        if not 0 <= seat < len(room.seats):
            raise Missing("ui-problem-no-seat")
        if guest not in room.seats[seat].owners:
            raise Foreign("ui-problem-foreign-seat")

    def _must_sit(self, room: Room, guest: str) -> None:
        if not room.seats_of(guest):
            raise Foreign("ui-problem-foreign-table")

    def _must_host(self, room: Room, guest: str) -> None:
        if room.table.host != guest:
            raise Foreign("ui-problem-host")


def is_bot(kind: str) -> bool:
    return kind in bots.LEVELS or kind in bots.NAMES


def new_key() -> str:
    """An address that nobody can guess."""
    return secrets.token_urlsafe(12)


def different(name: str, taken: Sequence[str]) -> str:
    """The name, with a number if somebody at the table has it already."""
    number, wanted = 2, name
    while wanted in taken:
        wanted, number = f"{name} {number}", number + 1
    return wanted


def _bot_name(taken: Sequence[str]) -> str:
    return next((name for name in BOT_NAMES if name not in taken), different(BOT_NAMES[0], taken))
