"""The tables of the database. A row of `actions` is never deleted, and changed only to add what happened
where version 0.1.0 did not keep it: taking back is a row of its own, and so is an upgrade."""

from __future__ import annotations

import sqlalchemy as sa

META = sa.MetaData()

GUESTS = sa.Table(
    "guests",
    META,
    sa.Column("id", sa.String(40), primary_key=True),
    sa.Column("name", sa.String(80), nullable=False),
    sa.Column("created", sa.Integer, nullable=False),
    sa.Column("preferences", sa.Text, nullable=False, server_default=""),
)
ACCOUNTS = sa.Table(
    "accounts",
    META,
    sa.Column("guest", sa.String(40), primary_key=True),
    sa.Column("email", sa.String(254), nullable=True, unique=True),
    sa.Column("created", sa.Integer, nullable=False),
)
PASSKEYS = sa.Table(
    "passkeys",
    META,
    sa.Column("id", sa.String(1400), primary_key=True),
    sa.Column("guest", sa.String(40), nullable=False, index=True),
    sa.Column("public_key", sa.Text, nullable=False),
    sa.Column("count", sa.BigInteger, nullable=False),
    sa.Column("label", sa.String(80), nullable=False),
    sa.Column("created", sa.Integer, nullable=False),
    sa.Column("used", sa.Integer, nullable=False),
)
DEVICES = sa.Table(
    "devices",
    META,
    sa.Column("id", sa.String(64), primary_key=True),
    sa.Column("guest", sa.String(40), nullable=False, index=True),
    sa.Column("label", sa.String(80), nullable=False),
    sa.Column("before", sa.String(40), nullable=False),
    sa.Column("created", sa.Integer, nullable=False),
    sa.Column("seen", sa.Integer, nullable=False),
)
TOKENS = sa.Table(
    "tokens",
    META,
    sa.Column("id", sa.String(64), primary_key=True),
    sa.Column("kind", sa.String(12), nullable=False),
    sa.Column("guest", sa.String(40), nullable=False, index=True),
    sa.Column("email", sa.String(254), nullable=False),
    sa.Column("expires", sa.Integer, nullable=False, index=True),
    sa.Column("used", sa.Boolean, nullable=False),
)
BLOCKS = sa.Table(
    "blocks",
    META,
    sa.Column("guest", sa.String(40), primary_key=True),
    sa.Column("blocked", sa.String(40), primary_key=True, index=True),
    sa.Column("created", sa.Integer, nullable=False),
)
TABLES = sa.Table(
    "tables",
    META,
    sa.Column("id", sa.String(40), primary_key=True),
    sa.Column("invite", sa.String(40), nullable=False, unique=True),
    sa.Column("game", sa.String(40), nullable=False),
    sa.Column("game_version", sa.Integer, nullable=False),
    sa.Column("engine_version", sa.String(40), nullable=False),
    sa.Column("options", sa.Text, nullable=False),
    sa.Column("seed", sa.String(80), nullable=False),
    sa.Column("open", sa.Boolean, nullable=False),
    sa.Column("host", sa.String(40), nullable=False, index=True),
    sa.Column("status", sa.String(12), nullable=False, index=True),
    sa.Column("seating", sa.Integer, nullable=False),
    sa.Column("created", sa.Integer, nullable=False),
    sa.Column("touched", sa.Integer, nullable=False, index=True),
    sa.Column("result", sa.Text, nullable=False),
    sa.Column("rematch", sa.String(40), nullable=False),
    sa.Column("secret", sa.String(80), nullable=False, server_default=""),
    sa.Column("luck", sa.Text, nullable=False, server_default=""),
    sa.Column("open_seed", sa.Boolean, nullable=False, server_default=sa.false()),
    sa.Column("takeover", sa.String(20), nullable=False, server_default="after:1"),
    sa.Column("timing", sa.String(40), nullable=False, server_default=""),
    sa.Column("rated", sa.Boolean, nullable=False, server_default=sa.false()),
    sa.Column("uploaded", sa.Boolean, nullable=False, server_default=sa.false()),
    sa.Column("revision", sa.Integer, nullable=False, server_default="0"),
)
SEATS = sa.Table(
    "seats",
    META,
    sa.Column("table_id", sa.String(40), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("kind", sa.String(8), nullable=False),
    sa.Column("name", sa.String(80), nullable=False),
    sa.Column("level", sa.String(40), nullable=False),
    sa.Column("stand_in", sa.Boolean, nullable=False),
    sa.Column("key", sa.String(40), nullable=False, unique=True),
    sa.Column("luck", sa.String(80), nullable=False, server_default=""),
    sa.Column("lost", sa.Boolean, nullable=False, server_default=sa.false()),
)
CLOCKS = sa.Table(
    "clocks",
    META,
    sa.Column("table_id", sa.String(40), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("bank", sa.BigInteger, nullable=False),
    sa.Column("since", sa.BigInteger, nullable=False),
    sa.Column("ends", sa.BigInteger, nullable=False, index=True),
    sa.Column("turn", sa.Integer, nullable=False),
)
OWNERS = sa.Table(
    "owners",
    META,
    sa.Column("table_id", sa.String(40), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("guest", sa.String(40), primary_key=True, index=True),
)
ACTIONS = sa.Table(
    "actions",
    META,
    sa.Column("id", sa.Integer, primary_key=True),
    sa.Column("table_id", sa.String(40), sa.ForeignKey("tables.id"), nullable=False),
    sa.Column("sequence", sa.Integer, nullable=False),
    sa.Column("kind", sa.String(8), nullable=False),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("action", sa.String(200), nullable=False),
    sa.Column("at", sa.Integer, nullable=False),
    sa.Column("events", sa.Text, nullable=True),
    sa.UniqueConstraint("table_id", "sequence"),
)
SNAPSHOTS = sa.Table(
    "snapshots",
    META,
    sa.Column("table_id", sa.String(40), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("sequence", sa.Integer, nullable=False),
    sa.Column("version", sa.Integer, nullable=False),
    sa.Column("state", sa.Text, nullable=False),
    sa.Column("undo", sa.Text, nullable=False),
)
ERAS = sa.Table(
    "eras",
    META,
    sa.Column("table_id", sa.String(40), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("sequence", sa.Integer, primary_key=True),
    sa.Column("version", sa.Integer, nullable=False),
    sa.Column("moves", sa.Integer, nullable=False),
    sa.Column("state", sa.Text, nullable=False),
    sa.Column("events", sa.Text, nullable=False),
)
CHAT = sa.Table(
    "chat",
    META,
    sa.Column("id", sa.Integer, primary_key=True),
    sa.Column("table_id", sa.String(40), sa.ForeignKey("tables.id"), nullable=False),
    sa.Column("number", sa.Integer, nullable=False),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("name", sa.String(80), nullable=False),
    sa.Column("notice", sa.String(60), nullable=False),
    sa.Column("text", sa.Text, nullable=False),
    sa.Column("at", sa.Integer, nullable=False),
    sa.Column("guest", sa.String(40), nullable=False, server_default="", index=True),
    sa.UniqueConstraint("table_id", "number"),
)
ANALYSES = sa.Table(
    "analyses",
    META,
    sa.Column("table_id", sa.String(40), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("analysis", sa.Text, nullable=False),
)
LEARNED = sa.Table(
    "learned",
    META,
    sa.Column("guest", sa.String(40), primary_key=True),
    sa.Column("game", sa.String(40), primary_key=True),
    sa.Column("lesson", sa.String(60), primary_key=True),
    sa.Column("at", sa.Integer, nullable=False),
)
CHANNELS = sa.Table(
    "channels",
    META,
    sa.Column("id", sa.String(40), primary_key=True),
    sa.Column("guest", sa.String(40), nullable=False, index=True),
    sa.Column("shape", sa.String(12), nullable=False),
    sa.Column("address", sa.String(500), nullable=False),
    sa.Column("wants", sa.String(80), nullable=False),
    sa.Column("quiet", sa.String(80), nullable=False),
    sa.Column("lang", sa.String(8), nullable=False),
    sa.Column("secret", sa.String(80), nullable=False),
    sa.Column("failures", sa.Integer, nullable=False),
    sa.Column("off", sa.Boolean, nullable=False),
    sa.Column("created", sa.Integer, nullable=False),
    sa.Column("keys", sa.String(300), nullable=False, server_default=""),
    sa.Column("pace", sa.String(8), nullable=False, server_default=""),
    sa.Column("confirmed", sa.Boolean, nullable=False, server_default=sa.true()),
    sa.Column("last", sa.BigInteger, nullable=False, server_default="0"),
)
TOLD = sa.Table(
    "told",
    META,
    sa.Column("channel", sa.String(40), primary_key=True),
    sa.Column("kind", sa.String(12), primary_key=True),
    sa.Column("table_id", sa.String(40), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("turn", sa.Integer, primary_key=True),
    sa.Column("at", sa.Integer, nullable=False),
    sa.Column("arrived", sa.Boolean, nullable=False, server_default=sa.true()),
    sa.Column("tries", sa.Integer, nullable=False, server_default="1"),
)
# Names are searched from their beginnings, by the order of their code points in every database.
FOLDED = sa.String(120).with_variant(sa.String(120, collation="C"), "postgresql")
ENDED = sa.Table(
    "ended",
    META,
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("table_id", sa.String(40), sa.ForeignKey("tables.id"), nullable=False, unique=True),
    sa.Column("game", sa.String(40), nullable=False),
    sa.Column("players", sa.Integer, nullable=False),
    sa.Column("options", sa.Text, nullable=False),
    sa.Column("host", sa.String(40), nullable=False),
    sa.Column("open", sa.Boolean, nullable=False),
    sa.Column("bots", sa.Boolean, nullable=False),
    sa.Column("rated", sa.Boolean, nullable=False),
    sa.Column("uploaded", sa.Boolean, nullable=False),
    sa.Column("ended", sa.Integer, nullable=False),
    sa.Column("moves", sa.Integer, nullable=False),
    sa.Column("counted", sa.Boolean, nullable=False),
    sa.Index("ix_ended_game", "game", "number"),
    sa.Index("ix_ended_host", "host", "number"),
    sa.Index("ix_ended_ended", "ended"),
    sa.Index("ix_ended_rated", "rated", "counted"),
)
RESULTS = sa.Table(
    "results",
    META,
    sa.Column("number", sa.Integer, sa.ForeignKey("ended.number"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("turn", sa.Integer, primary_key=True),
    sa.Column("person", sa.String(40), nullable=False),
    sa.Column("level", sa.String(40), nullable=False),
    sa.Column("name", sa.String(80), nullable=False),
    sa.Column("folded", FOLDED, nullable=False),
    sa.Column("score", sa.Integer, nullable=False),
    sa.Column("place", sa.Integer, nullable=False),
    sa.Column("won", sa.Boolean, nullable=False),
    sa.Column("fate", sa.String(8), nullable=False),
    sa.Column("counts", sa.Boolean, nullable=False),
    sa.Column("liked", sa.Text, nullable=False),
    sa.Column("mu", sa.Float, nullable=True),
    sa.Column("sigma", sa.Float, nullable=True),
    sa.Index("ix_results_person", "person", "number"),
    sa.Index("ix_results_folded", "folded", "number"),
)
DEPARTED = sa.Table(
    "departed",
    META,
    sa.Column("id", sa.Integer, primary_key=True),
    sa.Column("table_id", sa.String(40), sa.ForeignKey("tables.id"), nullable=False, index=True),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("guest", sa.String(40), nullable=False, index=True),
    sa.Column("name", sa.String(80), nullable=False),
)
RATINGS = sa.Table(
    "ratings",
    META,
    sa.Column("game", sa.String(40), primary_key=True),
    sa.Column("players", sa.Integer, primary_key=True),
    sa.Column("bots", sa.Boolean, primary_key=True),
    sa.Column("who", sa.String(48), primary_key=True, index=True),
    sa.Column("mu", sa.Float, nullable=False),
    sa.Column("sigma", sa.Float, nullable=False),
    sa.Column("games", sa.Integer, nullable=False),
    sa.Column("wins", sa.Integer, nullable=False),
    sa.Column("latest", sa.Integer, nullable=False),
)
PROFILES = sa.Table(
    "profiles",
    META,
    sa.Column("guest", sa.String(40), primary_key=True),
    sa.Column("public", sa.String(24), nullable=False, unique=True),
    sa.Column("shown", sa.Boolean, nullable=False),
)
CLOSINGS = sa.Table(
    "closings",
    META,
    sa.Column("table_id", sa.String(40), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("at", sa.Integer, nullable=False),
)
ORDERS = sa.Table(
    "orders",
    META,
    sa.Column("table_id", sa.String(40), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("question", sa.String(60), primary_key=True),
    sa.Column("action", sa.String(200), nullable=False),
    sa.Column("until", sa.String(8), nullable=False),
    sa.Column("basis", sa.String(64), nullable=False),
    sa.Column("void", sa.Boolean, nullable=False),
)
TOURNAMENTS = sa.Table(
    "tournaments",
    META,
    sa.Column("id", sa.String(40), primary_key=True),
    sa.Column("name", sa.String(80), nullable=False),
    sa.Column("host", sa.String(40), nullable=False, index=True),
    sa.Column("game", sa.String(40), nullable=False),
    sa.Column("system", sa.String(8), nullable=False),
    sa.Column("size", sa.Integer, nullable=False),
    sa.Column("rounds", sa.Integer, nullable=False),
    sa.Column("timing", sa.String(40), nullable=False),
    sa.Column("status", sa.String(12), nullable=False, index=True),
    sa.Column("round", sa.Integer, nullable=False),
    sa.Column("created", sa.Integer, nullable=False),
)
ENTRANTS = sa.Table(
    "entrants",
    META,
    sa.Column("tournament", sa.String(40), sa.ForeignKey("tournaments.id"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("guest", sa.String(40), nullable=False, index=True),
    sa.Column("level", sa.String(40), nullable=False),
    sa.Column("name", sa.String(80), nullable=False),
    sa.Column("withdrawn", sa.Boolean, nullable=False),
)
BOARDS = sa.Table(
    "boards",
    META,
    sa.Column("tournament", sa.String(40), sa.ForeignKey("tournaments.id"), primary_key=True),
    sa.Column("round", sa.Integer, primary_key=True),
    sa.Column("board", sa.Integer, primary_key=True),
    sa.Column("table_id", sa.String(40), nullable=False, index=True),
    sa.Column("players", sa.String(80), nullable=False),
    sa.Column("places", sa.String(80), nullable=False),
    sa.Column("over", sa.Boolean, nullable=False),
)
SETTINGS = sa.Table(
    "settings",
    META,
    sa.Column("key", sa.String(40), primary_key=True),
    sa.Column("value", sa.Text, nullable=False),
)
# What several processes share; on a database with one process these stay empty.
JOBS = sa.Table(
    "jobs",
    META,
    sa.Column("id", sa.Integer, primary_key=True),
    sa.Column("key", sa.String(160), nullable=False, unique=True),
    sa.Column("kind", sa.String(12), nullable=False),
    sa.Column("urgency", sa.Integer, nullable=False),
    sa.Column("table_id", sa.String(40), nullable=False, index=True),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("token", sa.String(40), nullable=False),
    sa.Column("question", sa.Text, nullable=False),
    sa.Column("request", sa.String(40), nullable=False),
    sa.Column("created", sa.BigInteger, nullable=False),
    sa.Column("worker", sa.String(80), nullable=False),
    sa.Column("until", sa.BigInteger, nullable=False),
    sa.Column("tries", sa.Integer, nullable=False),
    sa.Column("answer", sa.Text, nullable=True),
    sa.Index("ix_jobs_urgency", "urgency", "id"),
)
PRESENCE = sa.Table(
    "presence",
    META,
    sa.Column("table_id", sa.String(40), primary_key=True),
    sa.Column("guest", sa.String(40), primary_key=True),
    sa.Column("at", sa.BigInteger, nullable=False, index=True),
)
METERS = sa.Table(
    "meters",
    META,
    sa.Column("name", sa.String(20), primary_key=True),
    sa.Column("who", sa.String(254), primary_key=True),
    sa.Column("times", sa.Text, nullable=False),
    sa.Column("until", sa.BigInteger, nullable=False, index=True),
)
