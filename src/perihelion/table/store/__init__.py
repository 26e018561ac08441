"""The store: what is kept, and how it is asked for. One module for each subject; rows come out as plain
dataclasses (`rows`), and every method that writes has committed when it returns. Nothing here knows a rule, a
right or a request: what a row means, and who may change it, is decided in `house`."""

from perihelion.table.store.claim import Claim
from perihelion.table.store.database import Conflict, Trouble, Unusable, now_ms
from perihelion.table.store.migrating import NewerDatabase
from perihelion.table.store.profiles import ProfileRow
from perihelion.table.store.ratings import BOT_RATED, rated_as
from perihelion.table.store.results import FORMER, folded
from perihelion.table.store.rows import (
    AWAY,
    BOT,
    CLOSED,
    FINISHED,
    FORCED,
    FREE,
    LEFT,
    MOVE,
    NOBODY,
    OUT_OF_TIME,
    PERSON,
    PLAYED,
    PLAYING,
    UNDO,
    UPGRADE,
    WAITING,
    ActionRow,
    ChannelRow,
    ChatRow,
    ClockRow,
    EndedRow,
    EraRow,
    NewsRow,
    RatingRow,
    Result,
    ResultRow,
    SeatRow,
    SnapshotRow,
    TableRow,
)
from perihelion.table.store.snapshots import Beginning
from perihelion.table.store.store import Store

__all__ = [
    "AWAY",
    "BOT",
    "BOT_RATED",
    "CLOSED",
    "FINISHED",
    "FORCED",
    "FORMER",
    "FREE",
    "LEFT",
    "MOVE",
    "NOBODY",
    "OUT_OF_TIME",
    "PERSON",
    "PLAYED",
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
    "EndedRow",
    "EraRow",
    "NewerDatabase",
    "NewsRow",
    "ProfileRow",
    "RatingRow",
    "Result",
    "ResultRow",
    "SeatRow",
    "SnapshotRow",
    "Store",
    "TableRow",
    "Trouble",
    "Unusable",
    "folded",
    "now_ms",
    "rated_as",
]
