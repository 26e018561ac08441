"""The store: what is kept, and how it is asked for. One module for each subject; rows come out as plain
dataclasses (`rows`), and every method that writes has committed when it returns. Nothing here knows a rule, a
right or a request: what a row means, and who may change it, is decided in `house`."""

from perihelion.table.store.claim import Claim
from perihelion.table.store.database import Conflict, Trouble, Unusable, now_ms
from perihelion.table.store.migrating import NewerDatabase
from perihelion.table.store.rows import (
    BOT,
    CLOSED,
    FINISHED,
    FORCED,
    FREE,
    MOVE,
    NOBODY,
    PERSON,
    PLAYING,
    UNDO,
    UPGRADE,
    WAITING,
    ActionRow,
    ChannelRow,
    ChatRow,
    ClockRow,
    EraRow,
    NewsRow,
    Result,
    SeatRow,
    SnapshotRow,
    TableRow,
)
from perihelion.table.store.snapshots import Beginning
from perihelion.table.store.store import Store

__all__ = [
    "BOT",
    "CLOSED",
    "FINISHED",
    "FORCED",
    "FREE",
    "MOVE",
    "NOBODY",
    "PERSON",
    "PLAYING",
    "UNDO",
    "UPGRADE",
    "WAITING",
    "ActionRow",
    "Beginning",
    "ChannelRow",
    "ChatRow",
    "Claim",
    "ClockRow",
    "Conflict",
    "EraRow",
    "NewerDatabase",
    "NewsRow",
    "Result",
    "SeatRow",
    "SnapshotRow",
    "Store",
    "TableRow",
    "Trouble",
    "Unusable",
    "now_ms",
]
