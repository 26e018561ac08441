"""Channels: where people want to be told, and what they have been told already.

What is to be told is noted before it is sent and once more when it has arrived. What has not arrived is news
again after a while, as long as it is still so: a message that a restart has cut off is not lost.
"""

from __future__ import annotations

import sqlalchemy as sa

from perihelion.table.store.database import Conflict, Database, now
from perihelion.table.store.rows import FINISHED, PLAYING, WAITING, ChannelRow, NewsRow
from perihelion.table.store.schema import BLOCKS, BOARDS, CHANNELS, CHAT, CLOCKS, OWNERS, TABLES, TOLD

TURN, INVITED, OVER, ROUND, CHATTED = "turn", "invited", "over", "round", "chat"
FRESH = 2 * 86_400  # what is older is no news
AGAIN = 300  # seconds after which something that has not arrived is sent once more
MOST_TRIES = 3
CHAT_PAUSE = 3_600  # one table's chat is told no more often


class Channels:
    def __init__(self, database: Database) -> None:
        self._database = database

    def of(self, guest: str) -> list[ChannelRow]:
        return self._some(CHANNELS.c.guest == guest)

    def of_shape(self, shape: str, address: str = "") -> list[ChannelRow]:
        """All of a shape, or those with an address."""
        there = CHANNELS.c.address == address if address else sa.true()
        return self._some(sa.and_(CHANNELS.c.shape == shape, there))

    def find(self, channel: str) -> ChannelRow | None:
        found = self._some(CHANNELS.c.id == channel)
        return found[0] if found else None

    def add(self, row: ChannelRow) -> None:
        values = {**row.__dict__, "wants": " ".join(row.wants), "created": now()}
        with self._database.writing() as connection:
            connection.execute(CHANNELS.insert().values(values))

    def remove(self, channel: str) -> None:
        with self._database.writing() as connection:
            connection.execute(TOLD.delete().where(TOLD.c.channel == channel))
            connection.execute(CHANNELS.delete().where(CHANNELS.c.id == channel))

    def choose(self, channel: str, wants: tuple[str, ...], quiet: str, pace: str) -> None:
        self._set(channel, wants=" ".join(wants), quiet=quiet, pace=pace)

    def confirm(self, channel: str) -> None:
        self._set(channel, confirmed=True)

    def set_failures(self, channel: str, failures: int, off: bool) -> None:
        self._set(channel, failures=failures, off=off)

    def fail(self, channel: str, most: int) -> None:
        """One more message could not be delivered; after so many it is switched off."""
        count = CHANNELS.c.failures + 1
        self._set(channel, failures=count, off=sa.or_(CHANNELS.c.off, count >= most))

    def _set(self, channel: str, **values: object) -> None:
        with self._database.writing() as connection:
            connection.execute(CHANNELS.update().where(CHANNELS.c.id == channel).values(values))

    def _some(self, where: sa.ColumnElement[bool]) -> list[ChannelRow]:
        query = sa.select(CHANNELS).where(where).order_by(CHANNELS.c.created, CHANNELS.c.id)
        with self._database.reading() as connection:
            return [_row(row) for row in connection.execute(query).mappings()]

    # -- news --------------------------------------------------------------------------------------

    def news(self, asked_before: int, at: int) -> list[NewsRow]:
        """What channels want to be told and have not been, at a moment (in milliseconds): turns of seats that
        were asked before another moment, tables to which somebody else has brought the guest, games that
        have ended lately, rounds of tournaments, and what others have said."""
        seconds = at // 1000
        return [
            *self._found(_turns(asked_before, seconds), TURN),
            *self._found(_invitations(seconds), INVITED),
            *self._found(_ends(seconds), OVER),
            *self._found(_rounds(seconds), ROUND),
            *self._found(_chats(seconds), CHATTED),
        ]

    def take(self, news: NewsRow, at: int) -> bool:
        """Notes that a channel is being told, before it is; whether nobody had done so."""
        seconds = at // 1000
        again = {"at": seconds, "tries": TOLD.c.tries + 1}
        try:
            with self._database.writing() as connection:
                due = sa.and_(_told(news), ~TOLD.c.arrived, TOLD.c.at <= seconds - AGAIN)
                if connection.execute(TOLD.update().where(due).values(again)).rowcount:
                    return True
                values = {"at": seconds, "arrived": False, "tries": 1}
                connection.execute(TOLD.insert().values({**_key(news), **values}))
        except Conflict:
            return False
        return True

    def arrived(self, channel: str, news: list[NewsRow], at: int) -> None:
        """Notes that all of this has been told, at a moment in milliseconds."""
        with self._database.writing() as connection:
            for one in news:
                connection.execute(TOLD.update().where(_told(one)).values(arrived=True))
            connection.execute(CHANNELS.update().where(CHANNELS.c.id == channel).values(last=at))

    def _found(self, query: sa.Select[tuple[object, ...]], kind: str) -> list[NewsRow]:
        with self._database.reading() as connection:
            rows = connection.execute(query).mappings().all()
        return [NewsRow(_row(row), kind, row["table_id"], row["seat"], row["turn"]) for row in rows]


def _turns(asked_before: int, seconds: int) -> sa.Select[tuple[object, ...]]:
    owned = sa.and_(OWNERS.c.table_id == CLOCKS.c.table_id, OWNERS.c.seat == CLOCKS.c.seat)
    return (
        sa.select(CHANNELS, CLOCKS.c.table_id, CLOCKS.c.seat, CLOCKS.c.turn)
        .join(OWNERS, OWNERS.c.guest == CHANNELS.c.guest)
        .join(CLOCKS, owned)
        .join(TABLES, TABLES.c.id == CLOCKS.c.table_id)
        .where(CLOCKS.c.since > 0, CLOCKS.c.since <= asked_before, TABLES.c.status == PLAYING)
        .where(*_wanted(TURN), _untold(TURN, seconds, CLOCKS.c.table_id, CLOCKS.c.seat, CLOCKS.c.turn))
    )


def _invitations(seconds: int) -> sa.Select[tuple[object, ...]]:
    """Tables that somebody else has opened with the same people once more."""
    before = TABLES.alias("before")
    fresh = sa.and_(TABLES.c.created >= now() - FRESH, TABLES.c.created >= CHANNELS.c.created)
    return (
        _seated()
        .join(before, before.c.rematch == TABLES.c.id)
        .where(TABLES.c.host != CHANNELS.c.guest, TABLES.c.status.in_((WAITING, PLAYING)), fresh)
        .where(*_wanted(INVITED), _untold(INVITED, seconds, TABLES.c.id, OWNERS.c.seat, sa.literal(0)))
    )


def _ends(seconds: int) -> sa.Select[tuple[object, ...]]:
    fresh = sa.and_(TABLES.c.touched >= now() - FRESH, TABLES.c.touched >= CHANNELS.c.created)
    return (
        _seated()
        .where(TABLES.c.status == FINISHED, fresh)
        .where(*_wanted(OVER), _untold(OVER, seconds, TABLES.c.id, OWNERS.c.seat, sa.literal(0)))
    )


def _rounds(seconds: int) -> sa.Select[tuple[object, ...]]:
    """Tables of a tournament's round that has begun."""
    return (
        _seated()
        .join(BOARDS, BOARDS.c.table_id == TABLES.c.id)
        .where(TABLES.c.status == PLAYING, TABLES.c.created >= now() - FRESH)
        .where(TABLES.c.created >= CHANNELS.c.created)
        .where(*_wanted(ROUND), _untold(ROUND, seconds, TABLES.c.id, OWNERS.c.seat, sa.literal(0)))
    )


def _chats(seconds: int) -> sa.Select[tuple[object, ...]]:
    """The latest line that somebody else has said at a table, unless its chat was told of a while ago. What
    blocked people say is not heard."""
    mine = OWNERS.alias("mine")
    own = sa.select(mine.c.seat).where(
        mine.c.table_id == CHAT.c.table_id, mine.c.guest == CHANNELS.c.guest, mine.c.seat == CHAT.c.seat
    )
    lately = sa.select(TOLD.c.at).where(
        TOLD.c.channel == CHANNELS.c.id, TOLD.c.kind == CHATTED, TOLD.c.table_id == CHAT.c.table_id,
        TOLD.c.at > seconds - CHAT_PAUSE, TOLD.c.turn != CHAT.c.number,
    )  # fmt: skip
    later = CHAT.alias("later")
    newest = ~sa.select(later.c.id).where(
        later.c.table_id == CHAT.c.table_id, later.c.number > CHAT.c.number, later.c.text != "",
        ~_blocked(later.c.guest),
    ).exists()  # fmt: skip
    return (
        sa.select(CHANNELS, CHAT.c.table_id, OWNERS.c.seat, CHAT.c.number.label("turn"))
        .join(OWNERS, OWNERS.c.guest == CHANNELS.c.guest)
        .join(CHAT, CHAT.c.table_id == OWNERS.c.table_id)
        .where(CHAT.c.text != "", ~own.exists(), newest, ~lately.exists(), ~_blocked(CHAT.c.guest))
        .where(CHAT.c.at >= now() - FRESH, CHAT.c.at >= CHANNELS.c.created)
        .where(*_wanted(CHATTED), _untold(CHATTED, seconds, CHAT.c.table_id, OWNERS.c.seat, CHAT.c.number))
    )


def _blocked(who: sa.ColumnElement[str]) -> sa.ColumnElement[bool]:
    """Whether the channel's owner has blocked somebody."""
    return sa.select(BLOCKS.c.created).where(
        BLOCKS.c.guest == CHANNELS.c.guest, BLOCKS.c.blocked == who
    ).exists()  # fmt: skip


def _seated() -> sa.Select[tuple[object, ...]]:
    return (
        sa.select(CHANNELS, TABLES.c.id.label("table_id"), OWNERS.c.seat, sa.literal(0).label("turn"))
        .join(OWNERS, OWNERS.c.guest == CHANNELS.c.guest)
        .join(TABLES, TABLES.c.id == OWNERS.c.table_id)
    )


def _wanted(kind: str) -> tuple[sa.ColumnElement[bool], ...]:
    return CHANNELS.c.off.is_(False), CHANNELS.c.confirmed.is_(True), CHANNELS.c.wants.contains(kind)


def _untold(
    kind: str,
    seconds: int,
    table: sa.ColumnElement[str],
    seat: sa.ColumnElement[int],
    turn: sa.ColumnElement[int],
) -> sa.ColumnElement[bool]:
    """Neither arrived, nor under way, nor given up."""
    settled = sa.or_(TOLD.c.arrived, TOLD.c.at > seconds - AGAIN, TOLD.c.tries >= MOST_TRIES)
    told = sa.select(TOLD.c.at).where(
        TOLD.c.channel == CHANNELS.c.id, TOLD.c.kind == kind, TOLD.c.table_id == table,
        TOLD.c.seat == seat, TOLD.c.turn == turn, settled,
    )  # fmt: skip
    return ~told.exists()


def _key(news: NewsRow) -> dict[str, str | int]:
    return {
        "channel": news.channel.id, "kind": news.kind, "table_id": news.table_id, "seat": news.seat,
        "turn": news.turn,
    }  # fmt: skip


def _told(news: NewsRow) -> sa.ColumnElement[bool]:
    return sa.and_(*(TOLD.c[name] == value for name, value in _key(news).items()))


def _row(row: sa.RowMapping) -> ChannelRow:
    names = (
        "id", "guest", "shape", "address", "quiet", "lang", "secret", "failures", "off", "created", "keys",
        "pace", "confirmed", "last",
    )  # fmt: skip
    return ChannelRow(wants=tuple(row["wants"].split()), **{name: row[name] for name in names})
