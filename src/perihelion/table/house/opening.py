"""Opening tables: what a new one needs, and the same once more."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from dataclasses import dataclass, replace

from perihelion import __version__
from perihelion.core.fairness import is_luck
from perihelion.core.game import AnyGame
from perihelion.core.text import Refused
from perihelion.table.house.blocking import without_unwilling
from perihelion.table.house.house import House
from perihelion.table.house.people import bot_name, different, is_bot, new_key
from perihelion.table.house.problems import Declined, Missing, NotNow, Problem, TooMany
from perihelion.table.house.rights import must_sit
from perihelion.table.house.rooms import Room
from perihelion.table.house.takeover import USUAL, takeover
from perihelion.table.house.timing import timing
from perihelion.table.store import BOT, FINISHED, FREE, PERSON, PLAYING, WAITING, SeatRow, TableRow

ME, HERE, FRIEND = "me", "here", "friend"


@dataclass(frozen=True)
class Place:
    """What a new table's seat is for: me, somebody else at this device (with a name), a friend who will
    come, or a bot of a level."""

    kind: str
    name: str = ""


def open_table(
    house: House,
    guest: str,
    guest_name: str,
    game_id: str,
    places: Sequence[Place],
    options: dict[str, str],
    seed: str = "",
    listed: bool = False,
    luck: str = "",
    takeover_rule: str = USUAL,
    time: str = "",
    hints: bool = False,
    rated: bool = False,
) -> Room:
    """A new table; it starts at once if no friend is awaited. Whoever chooses a seed can compute what is
    hidden, so such a table is marked for everybody to see. A rated one counts for the ratings: nothing may
    be known beforehand, nobody may be advised, and everybody plays for themselves."""
    title = house.library.get(game_id)
    if title is None:
        raise Missing("ui-problem-no-game")
    _must_have_space(house, guest)
    if len(seed) > house.limits.seed_length:
        raise Problem("ui-problem-long-seed", {"count": house.limits.seed_length})
    if not seed.isprintable():
        raise Problem("ui-problem-seed-line")
    takeover(takeover_rule)
    timing(time)  # says so if it cannot be read
    if rated and not may_be_rated(places, seed, hints):
        raise Problem("ui-problem-rated")
    settings = _settings(title.game, len(places), options)
    seats = with_luck(_seats(guest, guest_name, game_id, places), guest, luck)
    table = TableRow(
        new_key(), new_key(), game_id, title.game.version, __version__, settings,
        seed, listed, guest, secret="" if seed else new_secret(), open_seed=bool(seed),
        takeover=takeover_rule, timing=time, rated=rated,
    )  # fmt: skip
    house.store.tables.add(table, seats)
    if hints:
        house.store.tables.allow_hints(table.id)
    room = house.room(table.id)
    with house.hold(room):
        room.start_if_full()
    house.changed(room)
    return room


def may_be_rated(places: Sequence[Place], seed: str, hints: bool) -> bool:
    """Whether a table can count for the ratings: at least two seats and a person, everybody at a device of
    their own, no chosen seed and no hints. Taking back stays allowed, as it tells nothing."""
    kinds = [place.kind for place in places]
    people = [kind for kind in kinds if kind in (ME, FRIEND)]
    return len(kinds) > 1 and bool(people) and HERE not in kinds and not seed and not hints


def new_secret() -> str:
    """What the shuffles of a table come from; nobody is told before its game is over."""
    return secrets.token_hex(32)


def with_luck(seats: list[SeatRow], guest: str, luck: str) -> list[SeatRow]:
    """The guest's seats add this to the seed."""
    if luck and not is_luck(luck):
        raise Problem("ui-problem-luck")
    return [replace(seat, luck=luck) if guest in seat.owners else seat for seat in seats]


def _seats(guest: str, guest_name: str, game: str, places: Sequence[Place]) -> list[SeatRow]:
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
        elif is_bot(place.kind, game):
            seat = SeatRow(number, BOT, bot_name(taken), place.kind, new_key())
        else:
            raise Problem("ui-problem-places")
        seats.append(seat)
    return seats


def _settings(game: AnyGame, seats: int, options: dict[str, str]) -> dict[str, str]:
    try:
        return game.settings(seats, options)
    except Refused as refused:
        raise Declined(refused.reason) from refused


def _again(seat: SeatRow) -> SeatRow:
    """The seat at the next table: whoever owns it plays it, and one that somebody has left waits for a
    friend."""
    if seat.owners:
        seat = replace(seat, kind=PERSON, level="", stand_in=False)
    elif seat.kind != BOT or seat.stand_in:
        seat = replace(seat, kind=FREE, name="", level="", stand_in=False)
    return replace(seat, lost=False, luck="", key=new_key())


def _must_have_space(house: House, guest: str) -> None:
    if house.store.tables.count_unfinished(guest) >= house.limits.tables_per_guest:
        raise TooMany("ui-problem-many-tables", {"count": house.limits.tables_per_guest})


def going_on(house: House, room: Room) -> str:
    """The table at which those of a finished game play again, if that is not over as well."""
    again = house.store.tables.find(room.table.rematch) if room.table.rematch else None
    return again.id if again is not None and again.status in (WAITING, PLAYING) else ""


def rematch(house: House, room: Room, guest: str, luck: str = "") -> Room:
    """Play again with these: the same game, people, bots and options once more. As long as that table is not
    over, whoever asks finds it there."""
    with house.hold(room):
        if room.table.status != FINISHED:
            raise NotNow("ui-problem-not-over")
        must_sit(room, guest)
        going = going_on(house, room)
        if going:
            return house.room(going)
        if room.title is None:
            raise Missing("ui-problem-no-game")
        _must_have_space(house, guest)
        again_seats = without_unwilling(house, [_again(seat) for seat in room.seats], guest)
        seats = with_luck(again_seats, guest, luck)
        options = _settings(room.title.game, len(seats), room.table.options)
        table = replace(
            room.table, id=new_key(), invite=new_key(), seed="", secret=new_secret(), luck="",
            open_seed=False, host=guest, uploaded=False,
            status=WAITING, seating=0, result=None, rematch="", options=options,
            game_version=room.title.game.version, engine_version=__version__,
        )  # fmt: skip
        house.store.tables.add(table, seats)
        if house.store.tables.allows_hints(room.id):
            house.store.tables.allow_hints(table.id)
        again = house.room(table.id)
        with house.hold(again):
            again.start_if_full()
        house.store.tables.set_rematch(room.id, again.id)
        room.table = replace(room.table, rematch=again.id, seating=room.table.seating + 1)
    house.changed(room)
    house.changed(again)
    return again
