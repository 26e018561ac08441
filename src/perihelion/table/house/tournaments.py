"""Tournaments among friends: made, joined by a link, started, and carried on by themselves.

When all tables of a round are over the next one is paired, until there are no more. Whatever has been done
once is found in the store, so that looking twice, or after a restart, does nothing twice.
"""

from __future__ import annotations

from dataclasses import dataclass

from perihelion import __version__
from perihelion.table.house import seating
from perihelion.table.house.house import House
from perihelion.table.house.opening import new_secret
from perihelion.table.house.pairing import (
    SYSTEMS,
    Played,
    Standing,
    next_round,
    rounds_of,
    split,
    standings,
)
from perihelion.table.house.people import bot_name, clean_name, different, is_bot, new_key
from perihelion.table.house.problems import Foreign, Missing, NotNow, Problem, TooMany
from perihelion.table.house.takeover import USUAL
from perihelion.table.house.timing import timing
from perihelion.table.store import (
    BOT,
    CLOSED,
    FINISHED,
    PERSON,
    PLAYING,
    WAITING,
    BoardRow,
    Conflict,
    EntrantRow,
    SeatRow,
    TableRow,
    TournamentRow,
)
from perihelion.table.store.tournaments import OPEN, OVER, RUNNING

MOST_ENTRANTS = 32
MOST_ROUNDS = 31
MOST_UNFINISHED = 5  # of one organiser
NAME_LENGTH = 60


@dataclass(frozen=True)
class Tournament:
    """A tournament with all that is known of it."""

    row: TournamentRow
    entrants: list[EntrantRow]
    boards: list[BoardRow]

    def entered(self, guest: str) -> EntrantRow | None:
        """As whom a guest takes part."""
        return next((one for one in self.entrants if one.guest == guest and not one.withdrawn), None)

    def name(self, number: int) -> str:
        return next((one.name for one in self.entrants if one.number == number), "")

    @property
    def played(self) -> list[Played]:
        return [Played(one.players, one.places) for one in self.boards if one.over]

    def standings(self) -> list[Standing]:
        return standings([one.number for one in self.entrants], self.played, self.row.system)


def find(house: House, tournament: str) -> Tournament:
    row = house.store.tournaments.find(tournament)
    if row is None:
        raise Missing("ui-problem-no-tournament")
    return Tournament(
        row, house.store.tournaments.entrants(tournament), house.store.tournaments.boards(tournament)
    )


def make(
    house: House, guest: str, name: str, game: str, system: str, size: int, rounds: int, time: str
) -> TournamentRow:
    title = house.library.get(game)
    if title is None:
        raise Missing("ui-problem-no-game")
    tidy = clean_name(name, NAME_LENGTH)
    fits = size > 1 and size in title.game.players and 0 <= rounds <= MOST_ROUNDS
    if not tidy or system not in SYSTEMS or not fits:
        raise Problem("ui-problem-tournament")
    timing(time)  # says so if it cannot be read
    own = [one for one in house.store.tournaments.of(guest) if one.host == guest and one.status != OVER]
    if len(own) >= MOST_UNFINISHED:
        raise TooMany("ui-problem-many-tournaments", {"count": MOST_UNFINISHED})
    row = TournamentRow(new_key(), tidy, guest, game, system, size, rounds, time)
    house.store.tournaments.add(row)
    return row


def join(house: House, tournament: str, guest: str, name: str) -> None:
    """A guest takes part, once."""
    known = find(house, tournament)
    if known.entered(guest) is None:
        _enter(house, known, guest, "", name)


def add_bot(house: House, tournament: str, guest: str, level: str) -> None:
    known = find(house, tournament)
    _must_organise(known, guest)
    if not is_bot(level, known.row.game):
        raise Problem("ui-problem-places")
    _enter(house, known, "", level, bot_name([one.name for one in known.entrants]))


def _enter(house: House, known: Tournament, guest: str, level: str, name: str) -> None:
    if known.row.status != OPEN:
        raise NotNow("ui-problem-tournament-started")
    if len(known.entrants) >= MOST_ENTRANTS:
        raise TooMany("ui-problem-tournament-full", {"count": MOST_ENTRANTS})
    number = 1 + max((one.number for one in known.entrants), default=0)
    called = different(name, [one.name for one in known.entrants])
    try:
        house.store.tournaments.enter(known.row.id, EntrantRow(number, guest, level, called))
    except Conflict as error:  # somebody else has just come in
        raise NotNow("ui-problem-again") from error


def withdraw(house: House, tournament: str, guest: str, number: int) -> None:
    """Somebody leaves, or the organiser takes them out. At a table that is played a bot plays on for them."""
    known = find(house, tournament)
    entrant = next((one for one in known.entrants if one.number == number and not one.withdrawn), None)
    if entrant is None:
        raise Missing("ui-problem-no-entrant")
    if not guest or guest not in (known.row.host, entrant.guest):
        raise Foreign("ui-problem-not-organiser")
    if known.row.status == OVER:
        raise NotNow("ui-problem-over")
    house.store.tournaments.withdraw(tournament, number, known.row.status == OPEN)
    if known.row.status == RUNNING and entrant.guest:
        _leave_tables(house, known, entrant)


def _leave_tables(house: House, known: Tournament, entrant: EntrantRow) -> None:
    for board in known.boards:
        table = house.store.tables.find(board.table_id) if board.table_id else None
        if board.over or entrant.number not in board.players or table is None or table.status != PLAYING:
            continue
        room = house.room(table.id)
        if not room.seats_of(entrant.guest):
            continue
        if seating.others_at(room, entrant.guest):
            seating.concede(house, room, entrant.guest)
        else:
            seating.close_table(house, room, entrant.guest)


def start(house: House, tournament: str, guest: str) -> None:
    known = find(house, tournament)
    _must_organise(known, guest)
    if known.row.status != OPEN:
        raise NotNow("ui-problem-tournament-started")
    count, size = len(known.entrants), known.row.size
    if not split(count, _sizes(house, known.row)):
        raise NotNow("ui-problem-tournament-few")
    house.store.tournaments.start(tournament, rounds_of(known.row.system, count, size, known.row.rounds))
    advance(house, tournament)


def _must_organise(known: Tournament, guest: str) -> None:
    if known.row.host != guest:
        raise Foreign("ui-problem-not-organiser")


def _sizes(house: House, row: TournamentRow) -> list[int]:
    """The sizes that tables may have, the wanted one first."""
    title = house.library.get(row.game)
    if title is None:
        raise Missing("ui-problem-no-game")
    return sorted((size for size in title.game.players if 2 <= size <= row.size), reverse=True)


# -- carrying on -------------------------------------------------------------------------------------


def advance(house: House, tournament: str) -> None:
    """Does what there is to do: opens tables, notes results, begins the next round, ends it all."""
    known = find(house, tournament)
    if known.row.status != RUNNING:
        return
    for board in known.boards:
        if not board.over:
            _look_after(house, known, board)
    known = find(house, tournament)
    if all(board.over for board in known.boards):
        _go_on(house, known)


def _look_after(house: House, known: Tournament, board: BoardRow) -> None:
    table = house.store.tables.find(board.table_id)
    if table is None:
        _open(house, known, board)
    elif table.status == WAITING:  # the server was stopped before it started
        _start(house, board.table_id)
    elif table.status == CLOSED:
        house.store.tournaments.finish(known.row.id, board, ())
    elif table.status == FINISHED:
        ended = house.store.results.of_table(table.id)
        if ended is not None:
            places = {row.seat: row.place for row in ended.results if row.turn == 0}
            order = [places[seat] for seat in range(len(board.players))]
            house.store.tournaments.finish(known.row.id, board, order)


def _go_on(house: House, known: Tournament) -> None:
    row, active = known.row, [one.number for one in known.entrants if not one.withdrawn]
    sizes = _sizes(house, row)
    if row.round >= row.rounds or not split(len(active), sizes):
        house.store.tournaments.end(row.id)
        return
    everybody = [one.number for one in known.entrants]
    made = next_round(row.system, everybody, active, known.played, row.round + 1, sizes, row.id)
    boards = [
        BoardRow(row.round + 1, number, new_key(), table)
        if len(table) > 1
        else BoardRow(row.round + 1, number, "", table, (1,), True)
        for number, table in enumerate(made, 1)
    ]
    if house.store.tournaments.begin_round(row.id, row.round, boards):
        advance(house, row.id)


def _open(house: House, known: Tournament, board: BoardRow) -> None:
    """Opens a table of a round; nobody is its host."""
    title = house.library.get(known.row.game)
    assert title is not None
    table = TableRow(
        board.table_id, new_key(), known.row.game, title.game.version, __version__,
        title.game.settings(len(board.players), {}), "", False, "", secret=new_secret(),
        takeover=USUAL, timing=known.row.timing,
    )  # fmt: skip
    people = {one.number: one for one in known.entrants}
    seats = [_seat(seat, people[number]) for seat, number in enumerate(board.players)]
    try:
        house.store.tables.add(table, seats)
    except Conflict:
        return  # somebody else was quicker
    _start(house, board.table_id)


def _seat(seat: int, one: EntrantRow) -> SeatRow:
    if one.level:
        return SeatRow(seat, BOT, one.name, one.level, new_key())
    return SeatRow(seat, PERSON, one.name, "", new_key(), owners=(one.guest,))


def _start(house: House, table_id: str) -> None:
    room = house.room(table_id)
    with house.hold(room):
        room.start_if_full()
    house.changed(room)
