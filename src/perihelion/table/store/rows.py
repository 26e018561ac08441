"""Rows as the rest of the table knows them: plain values, without a database behind them."""

from __future__ import annotations

from dataclasses import dataclass, field

WAITING, PLAYING, FINISHED, CLOSED = "waiting", "playing", "finished", "closed"
PERSON, BOT, FREE = "person", "bot", "free"
MOVE, FORCED, UNDO, UPGRADE = "move", "forced", "undo", "upgrade"
NOBODY = -1
PLAYED, LEFT, OUT_OF_TIME, AWAY = "", "left", "time", "away"


@dataclass(frozen=True)
class Result:
    """How a game ended: points and winners by seat, and the seats that have lost before it was over."""

    scores: list[int]
    winners: list[int]
    lost: list[int] = field(default_factory=list)


@dataclass(frozen=True)
class TableRow:
    """A table. Its seed is chosen (`open_seed`) or follows from `secret` and from the `luck` that the seats
    had added when the game began; until then it is empty. Nobody is told any of the three before the end."""

    id: str
    invite: str
    game: str
    game_version: int
    engine_version: str
    options: dict[str, str]
    seed: str
    open: bool
    host: str
    status: str = WAITING
    seating: int = 0
    created: int = 0
    touched: int = 0
    result: Result | None = None
    rematch: str = ""
    secret: str = ""
    luck: str = ""
    open_seed: bool = False
    takeover: str = "never"
    timing: str = ""
    rated: bool = False  # it counts for the ratings
    uploaded: bool = False  # a record that somebody has brought; nobody here has played it
    revision: int = 0  # grows with whatever is kept of the table: a room in memory knows by it that it is old


@dataclass(frozen=True)
class SeatRow:
    """A seat. `stand_in` marks a bot that plays for a person: one who is away and whose seat it still is
    (`owners`), or one who has left it for good (nobody's then). `luck` is what the seat adds to the seed when
    the game begins."""

    seat: int
    kind: str
    name: str
    level: str
    key: str
    stand_in: bool = False
    lost: bool = False  # its time was over: a bot plays on, but it cannot win any more
    owners: tuple[str, ...] = field(default=())
    luck: str = ""

    @property
    def vacant(self) -> bool:
        """Whether a newcomer may sit here: nobody owns what lies on it."""
        return self.kind == FREE or (self.stand_in and not self.owners)


@dataclass(frozen=True)
class ResultRow:
    """What a game has brought somebody on a seat: a person or a bot of a level. `turn` tells those apart who
    sat there one after the other; only the first `counts`. `fate` says why somebody counts as last (`PLAYED`:
    no reason); `liked` is what they chose, by kind, for all to see."""

    seat: int
    person: str
    level: str
    name: str
    score: int
    place: int
    won: bool
    turn: int = 0
    fate: str = ""
    counts: bool = True
    liked: dict[str, list[str]] = field(default_factory=dict)
    mu: float | None = None  # the rating after the game, if it was rated
    sigma: float | None = None


@dataclass(frozen=True)
class EndedRow:
    """A game that is over, with everybody's result. `number` is its place in the order of ends (0: not kept
    yet); `bots` says that some of the seats were bots' from the beginning."""

    table_id: str
    game: str
    players: int
    options: dict[str, str]
    host: str
    open: bool
    bots: bool
    rated: bool
    uploaded: bool
    ended: int
    moves: int
    results: list[ResultRow] = field(default_factory=list)
    number: int = 0
    counted: bool = False


@dataclass(frozen=True)
class RatingRow:
    """The rating of a person (`who` is their id) or of a level of bots (`bot LEVEL`) on one scale."""

    game: str
    players: int
    bots: bool
    who: str
    mu: float
    sigma: float
    games: int
    wins: int
    latest: int


@dataclass(frozen=True)
class GuestRow:
    """Somebody who has been here: the name, what they have chosen (as JSON), whether they have an account."""

    id: str
    name: str
    preferences: str
    account: bool


@dataclass(frozen=True)
class AccountRow:
    """A guest who wants to be found again. The address is confirmed; None if they have given none."""

    guest: str
    email: str | None
    created: int


@dataclass(frozen=True)
class PasskeyRow:
    """A passkey: id and public key as base64url, how often it says it has signed, and its own label."""

    id: str
    guest: str
    public_key: str
    count: int
    label: str
    created: int = 0
    used: int = 0


@dataclass(frozen=True)
class DeviceRow:
    """A browser in which an account is signed in; `id` is the hash of what its cookie holds. `before` is the
    guest that it was before, as long as nobody has said whether what that guest played joins the account."""

    id: str
    guest: str
    label: str
    before: str = ""
    created: int = 0
    seen: int = 0


@dataclass(frozen=True)
class TokenRow:
    """Something secret that can be used once and for a while; `id` is its hash. `guest` is whom it is for."""

    id: str
    kind: str
    guest: str
    email: str
    expires: int
    used: bool = False


@dataclass(frozen=True)
class ClockRow:
    """The clock of a seat, in milliseconds. `since` is when it was asked what it has not answered yet (0: it
    is not asked), `ends` when its time will be over (0: never). `turn` counts how often it has been asked
    after waiting for others."""

    seat: int
    bank: int = 0
    since: int = 0
    ends: int = 0
    turn: int = 0


@dataclass(frozen=True)
class ChannelRow:
    """Where a guest wants to be told of what: an address that takes messages of some shape. `quiet` is
    `FROM-TO ZONE` (hours) or empty; one that has failed too often is `off`. A device that takes push messages
    has `keys`; an address for mails is told nothing before it is `confirmed`, and what it is told comes at
    once or gathered at a `pace`, of which the `last` was then (in milliseconds)."""

    id: str
    guest: str
    shape: str
    address: str
    wants: tuple[str, ...]
    quiet: str
    lang: str
    secret: str
    failures: int = 0
    off: bool = False
    created: int = 0
    keys: str = ""
    pace: str = ""
    confirmed: bool = True
    last: int = 0


@dataclass(frozen=True)
class NewsRow:
    """Something of which a channel has not been told: a turn of a seat, the latest line of the chat, or
    something that comes once in a game (turn 0)."""

    channel: ChannelRow
    kind: str
    table_id: str
    seat: int
    turn: int = 0


@dataclass(frozen=True)
class TournamentRow:
    """A tournament: `open` until it starts, `running`, then `over`. `size` is how many sit at a table;
    `rounds` are those that were wanted and, once it runs, those that there are; `round` is where it is."""

    id: str
    name: str
    host: str
    game: str
    system: str
    size: int
    rounds: int
    timing: str
    status: str = "open"
    round: int = 0
    created: int = 0


@dataclass(frozen=True)
class EntrantRow:
    """Somebody who takes part: a guest, or a bot of a level."""

    number: int
    guest: str
    level: str
    name: str
    withdrawn: bool = False


@dataclass(frozen=True)
class BoardRow:
    """A table of a round: its entrants by seat and, when it is `over`, their places (none if it was closed
    without a result). One alone is free, and has no table."""

    round: int
    board: int
    table_id: str
    players: tuple[int, ...]
    places: tuple[int, ...] = ()
    over: bool = False


@dataclass(frozen=True)
class OrderRow:
    """What a seat answers whenever (or when next) it is asked a question; `basis` is what that rests on. One
    that was called off is `void` until its owner has seen it."""

    seat: int
    question: str
    action: str
    until: str
    basis: str
    void: bool


@dataclass(frozen=True)
class ActionRow:
    """One row of the log. `events` is what happened, as JSON; None in rows of version 0.1.0, until the table
    has been opened."""

    sequence: int
    kind: str
    seat: int
    action: str
    events: str | None = None


@dataclass(frozen=True)
class SnapshotRow:
    """The latest state of a table as JSON, after the row `sequence` of its log, saved by a version of the
    game; and the numbers of moves to which choices may be taken back."""

    sequence: int
    version: int
    state: str
    undo: list[int]


@dataclass(frozen=True)
class EraRow:
    """A stretch of a game under one version of its rules. It begins with the row `sequence` of the log (the
    first before all rows), after so many moves, from this state; `events` is what the setup brought."""

    sequence: int
    version: int
    moves: int
    state: str
    events: str = "[]"


@dataclass(frozen=True)
class ChatRow:
    """Something said by a person (`text`), or a notice of the table (a message key)."""

    number: int
    seat: int
    name: str
    notice: str
    text: str
    at: int
    guest: str = ""  # who has said it; empty for notices, and for lines older than accounts


@dataclass(frozen=True)
class JobRow:
    """Something to think about for whichever worker is free. `key` tells it from all others; `question` is
    what cannot be found at the table. The smaller the urgency, the sooner it is taken."""

    key: str
    kind: str
    urgency: int
    table_id: str
    seat: int = NOBODY
    token: str = ""
    question: str = ""
    request: str = ""  # for the log
    tries: int = 0
    id: int = 0
