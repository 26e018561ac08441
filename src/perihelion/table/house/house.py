"""The rooms of this process, and what is done in them: playing, taking back, talking.

On a shared database rooms are caches: whoever looks at one compares its revision with the store's; whoever
changes something holds the table there, so that all is decided on its latest state and committed at once.

Whoever knows a table's address may watch; whoever has its invitation (or finds an open table) may sit on a
free seat; a seat's own link hands that seat to another device. Everything else belongs to those who sit.
"""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace

import structlog

from perihelion.table.house import measures, orders
from perihelion.table.house.clocks import is_out
from perihelion.table.house.hub import Hub
from perihelion.table.house.library import Library
from perihelion.table.house.limits import Limits, meter
from perihelion.table.house.marks import Mark
from perihelion.table.house.measures import Measures
from perihelion.table.house.presence import Presence
from perihelion.table.house.problems import Missing, NotNow, Problem, TooBig, TooMany
from perihelion.table.house.ratings import count
from perihelion.table.house.results import keep_missing
from perihelion.table.house.rights import must_own
from perihelion.table.house.rooms import Room
from perihelion.table.store import BOT, CLOSED, NOBODY, PERSON, TABLE, SeatRow, Store, TableRow, now_ms


class House:
    """All tables of this server."""

    def __init__(
        self, store: Store, library: Library, limits: Limits, now: Callable[[], int] = now_ms
    ) -> None:
        self.store = store
        self.now = now
        self.library = library
        self.limits = limits
        self.hub = Hub()
        self.presence = Presence(store, self.hub)
        self.measures = Measures()
        self.measures.watch("streams", "Open streams", self.hub.count)
        self.measures.watch("rooms_in_memory", "Tables in memory", lambda: len(self._rooms))
        self.wake: Callable[[str], None] = lambda table: None  # tells the bots' thinker of a change
        self.hearing: dict[str, Callable[[str], None]] = {TABLE: self.hub.publish}  # what others tell
        self._rooms: dict[str, Room] = {}
        self._lock = threading.Lock()
        self._here = threading.local()
        self._chat_meter = meter(store, "chat", limits.chat_lines, limits.chat_seconds)

    # -- finding -----------------------------------------------------------------------------------

    def room(self, table_id: str) -> Room:
        """The table's room, loaded from the log if it is not in memory."""
        with self._lock:
            room = self._rooms.get(table_id)
            if room is not None and room.stale:
                room = None
        if room is not None:
            room.used = time.monotonic()
            fresh = not self.store.shared or self._is_fresh(room)
            self.measures.rooms.labels("memory" if fresh else "store").inc()
            return room
        table = self.store.tables.find(table_id)
        if table is None:
            raise Missing("ui-problem-no-table")
        if table.status == CLOSED:
            raise Missing("ui-problem-closed")
        loaded = self._load(table)
        self.measures.rooms.labels("store").inc()
        with self._lock:
            room = self._rooms.get(table_id)
            if room is None or room.stale:
                self._rooms[table_id] = room = loaded
                self._make_space()
        return room

    def _is_fresh(self, room: Room) -> bool:
        """Looks whether the room is as the store has it, and makes it so."""
        stand = self.store.tables.stand(room.id)
        if stand is not None and stand[0] == room.table.revision:
            return True
        with room.lock:
            behind = stand is None or room.stale or room.table.revision < stand[0]
            if behind and room.id not in self._held:  # whoever holds the table has the latest, and more
                room.refresh()
        return False

    @property
    def _held(self) -> dict[str, Room]:
        """The rooms whose tables this thread holds."""
        if not hasattr(self._here, "held"):
            self._here.held = {}
        held: dict[str, Room] = self._here.held
        return held

    @contextmanager
    def hold(self, room: Room) -> Iterator[None]:
        """The room is this thread's alone. On a shared database the table is held there as well, by one
        process at a time, and all that is done within is one transaction: committed at the end with what
        follows from it, or nothing of it."""
        with room.lock:
            held = self._held
            if not self.store.shared or room.id in held:
                yield
                return
            outermost, held[room.id] = not held, room
            wrote = False
            try:
                with self.store.database.holding() as transaction:
                    self._take_latest(room)
                    try:
                        yield
                        if transaction.wrote:
                            self._conclude(room)
                    finally:
                        wrote = transaction.wrote
            except BaseException:
                for one in held.values() if wrote else ():
                    one.stale = True  # what it has in memory was not kept
                raise
            finally:
                if outermost:
                    held.clear()

    def _take_latest(self, room: Room) -> None:
        stand = self.store.tables.stand(room.id, held=True)
        if stand is None or stand[1] == CLOSED or room.stale or stand[0] != room.table.revision:
            room.refresh()

    def _conclude(self, room: Room) -> None:
        """What is committed together with a change: the answers that were ordered for it, and what bots have
        to think about."""
        if room.stale:
            return  # it was closed
        orders.carry_out(self, room)
        self.ask_bots(room)
        stand = self.store.tables.stand(room.id)
        if stand is not None:
            room.table = replace(room.table, revision=stand[0])

    def tables_in_memory(self) -> list[str]:
        with self._lock:
            return list(self._rooms)

    def mark(self, table_id: str) -> Mark | None:
        """How far the table has got; None if it is gone."""
        if self.store.shared:
            found = self.store.tables.mark(table_id)
            return None if found is None else Mark(*found)
        try:
            return self.room(table_id).mark
        except Missing:
            return None

    def bring_over(self) -> None:
        """Opens the tables of which no state is kept yet, so that they are ready for upgrades to come; and
        keeps of running ones who is asked, of finished ones how they ended."""
        for table_id in self.store.snapshots.missing():
            if self.hub.closing:
                return
            table = self.store.tables.find(table_id)
            if table is not None:
                self._load(table)
        keep_missing(self.store, self.library)
        count(self.store)
        for table_id in self.store.clocks.missing():
            if self.hub.closing:
                return
            room = self.room(table_id)
            with self.hold(room):
                room.set_clocks()
        for table_id in self.store.orders.tables():  # a server may have been killed before it answered
            if self.hub.closing:
                return
            room = self.room(table_id)
            orders.carry_out(self, room)
            self.changed(room)

    def _load(self, table: TableRow) -> Room:
        title, seats = self.library.get(table.game), self.store.tables.seats(table.id)
        return Room(self.store, title, table, seats, self.now)

    def _make_space(self) -> None:
        spare = len(self._rooms) - self.limits.rooms_in_memory
        if spare <= 0:
            return
        idle = sorted(self._rooms.values(), key=lambda room: room.used)
        for room in [room for room in idle if not self.hub.is_watched(room.id)][:spare]:
            del self._rooms[room.id]

    def changed(self, room: Room) -> None:
        """Something has happened at the table: what was ordered for that is done, and everybody is told."""
        if not self.store.shared:  # there it was part of the change
            orders.carry_out(self, room)
        if room.over and room.table.rated and not room.counted:
            count(self.store)
            room.counted = True
        self.hub.publish(room.id)
        self.wake(room.id)

    def heard(self, kind: str, what: str) -> None:
        """Another process has told of something; may be called from any thread."""
        if kind in self.hearing:
            self.hearing[kind](what)

    def look_everywhere(self) -> None:
        """Nobody knows what was told meanwhile: everybody looks."""
        self.hub.publish_all()
        for kind in self.hearing.keys() - {TABLE}:
            self.hearing[kind]("")

    def look_again(self, tables: list[str]) -> None:
        """Seats of these tables have changed hands or names in the store: rooms in memory learn it. On a
        shared database they do so by their revision, wherever they are."""
        if self.store.shared:
            return
        with self._lock:
            rooms = [self._rooms[table] for table in tables if table in self._rooms]
        for room in rooms:
            with room.lock:
                table = self.store.tables.find(room.id)
                room.seats = self.store.tables.seats(room.id)
                if table is not None:
                    room.table = table
            self.changed(room)

    def forget(self, room: Room) -> None:
        """The table is gone: whoever has it open is told."""
        room.stale = True
        with self._lock:
            self._rooms.pop(room.id, None)
        self.hub.publish(room.id)

    def may_be_taken_over(self, room: Room, row: SeatRow) -> bool:
        """Whether the others may call a bot for somebody who is away, by the table's rule."""
        return all(room.takeover.allows(self.presence.away(room.id, guest)) for guest in row.owners)

    # -- playing and talking -----------------------------------------------------------------------

    def act(self, room: Room, guest: str, seat: int, action: str, token: str | None) -> None:
        with self.hold(room):
            must_own(room, guest, seat)
            if room.seats[seat].lost:
                raise NotNow("ui-problem-seat-lost")
            self.take_back(room, seat)
            if room.clocks and is_out(room.clocks[seat], self.now()):
                raise NotNow("ui-problem-time-over")  # the timekeeper is on the way
            room.act(seat, action, token)
        self.measures.actions.labels(room.table.game, measures.PERSON).inc()
        self.changed(room)

    def act_for_bot(self, room: Room, seat: int, action: str, token: str) -> None:
        with self.hold(room):
            if room.seats[seat].kind == BOT:
                room.act(seat, action, token)
                self.measures.actions.labels(room.table.game, measures.BOT).inc()
        self.changed(room)

    def try_act(self, room: Room, guest: str, seat: int, action: str, token: str) -> bool:
        """Plays a move that can be taken back; says whether it was one."""
        with self.hold(room):
            must_own(room, guest, seat)
            if token == room.playing().token(seat) and not room.is_undoable(seat, action):
                return False
            self.act(room, guest, seat, action, token)
        return True

    def unpick(self, room: Room, guest: str, seat: int, action: str, token: str) -> None:
        with self.hold(room):
            must_own(room, guest, seat)
            room.unpick(seat, action, token)
        self.changed(room)

    def undo(self, room: Room, guest: str, seat: int) -> None:
        with self.hold(room):
            must_own(room, guest, seat)
            orders.forget(self, room, seat)
            room.undo(seat)
        self.changed(room)

    def say(self, room: Room, guest: str, name: str, text: str) -> None:
        text = " ".join(text.split())
        if not text:
            raise Problem("ui-problem-empty")
        if len(text) > self.limits.chat_length:
            raise TooBig("ui-problem-long-chat", {"count": self.limits.chat_length})
        if not self._chat_meter.take(guest):
            raise TooMany("ui-problem-chat-rate")
        with self.hold(room):
            own = room.seats_of(guest)
            seat = own[0] if own else NOBODY
            called = room.seats[seat].name if own else name
            said = self.store.chat.say(room.id, seat, called, text=text, guest=guest)
            room.chat_number = said.number
        self.hub.publish(room.id)

    def ask_bots(self, room: Room) -> None:
        """Notes which bots are asked, for whichever process thinks; take hold of the table."""
        if any(row.kind == BOT for row in room.seats):  # who is no bot any more is found out by who thinks
            request = structlog.contextvars.get_contextvars().get("request", "")
            self.store.jobs.ask_bots(room.id, room.asked_bots(), str(request))

    def ask_forsaken_bots(self) -> None:
        """Tables that wait for nobody: what was asked has got lost, or came from an earlier version."""
        for table_id in self.store.jobs.forsaken():
            try:
                room = self.room(table_id)
            except Missing:
                continue
            if room.asked_bots():
                with self.hold(room):
                    self.ask_bots(room)

    def asks_bot(self, table_id: str, seat: int, token: str) -> bool:
        """Whether this is what a bot is asked at the table."""
        try:
            room = self.room(table_id)
        except Missing:
            return False
        with room.lock:
            return (seat, token) in room.asked_bots()

    # -- for those who decide about seats ----------------------------------------------------------

    def set_seat(self, room: Room, row: SeatRow, notice: str = "") -> None:
        """Changes who sits on a seat, and tells the table if there is something to say; take the lock."""
        if row.owners != room.seats[row.seat].owners or row.kind != room.seats[row.seat].kind:
            orders.forget(self, room, row.seat)
        self.store.tables.set_seat(room.id, row)
        room.seats = [row if one.seat == row.seat else one for one in room.seats]
        room.wait_for_people()
        room.set_clocks()
        room.table = replace(room.table, seating=room.table.seating + 1)
        if notice:
            self.notice(room, row.seat, notice)

    def take_back(self, room: Room, seat: int) -> None:
        """The seat is played by its owner again, if a bot stood in; take the lock."""
        row = room.seats[seat]
        if row.stand_in and row.owners and not row.lost:
            room.grant_return(seat)
            self.set_seat(room, replace(row, kind=PERSON, level="", stand_in=False), "ui-notice-back")

    def notice(self, room: Room, seat: int, notice: str) -> None:
        """The table says something of a seat; take the room's lock."""
        room.chat_number = self.store.chat.say(room.id, seat, room.seats[seat].name, notice=notice).number
