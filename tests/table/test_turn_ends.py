"""A person's turn ends when they say so, as long as their last choice could be taken back; the log of such a
table leads to the same game again."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from perihelion.core.chance import Chance, seeded
from perihelion.core.record import check, record_of
from perihelion.table.house.house import House
from perihelion.table.house.library import standard
from perihelion.table.house.limits import Limits
from perihelion.table.house.opening import Place, open_table
from perihelion.table.house.rooms import Room
from perihelion.table.house.seating import give_to_bot
from perihelion.table.store import BOT, FORCED, MOVE, Store
from perihelion.table.store.schema import ERAS, SNAPSHOTS

ME = "turn-ends"


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    store = Store(str(tmp_path / "tables.db"))
    store.guests.add(ME, "Ada")
    yield House(store, standard(), Limits())
    store.close()


def at_table(house: House, game: str, seed: str) -> Room:
    return open_table(house, ME, "Ada", game, [Place("me"), Place("easy")], {}, seed)


def step(house: House, room: Room, chance: Chance) -> None:
    """Somebody plays at random."""
    match = room.playing()
    seat = match.state.asked_seats()[0]
    action = match.game.catalogue.names[chance.pick(match.state.legal(seat))]
    if room.seats[seat].kind == BOT:
        house.act_for_bot(room, seat, action, match.token(seat))
    else:
        house.act(room, ME, seat, action, match.token(seat))


def until_only_the_end_is_left(house: House, room: Room, chance: Chance) -> str:
    """Plays on to a question of the person's that has one answer; returns it."""
    for _ in range(600):
        match = room.playing()
        legal = match.state.legal(0) if match.state.is_asked(0) else []
        if len(legal) == 1 and not match.state.step().secret:
            return match.game.catalogue.names[legal[0]]
        step(house, room, chance)
    raise AssertionError("a turn never waits for its end")


@pytest.mark.parametrize(
    ("game", "end"), [("pulsar", "end-turn"), ("starfarers", "end-turn"), ("seti", "end")]
)
def test_the_last_action_of_a_turn_against_bots_can_be_taken_back(house: House, game: str, end: str) -> None:
    seats = [Place("me"), *[Place("easy")] * (2 if game == "starfarers" else 1)]
    room = open_table(house, ME, "Ada", game, seats, {}, "ends")
    chance = seeded(f"ends {game}")
    while until_only_the_end_is_left(house, room, chance) != end:
        step(house, room, chance)
    assert room.rows[-1].seat == 0
    before = len(room.playing().moves)
    house.undo(room, ME, 0)
    assert len(room.playing().moves) < before
    assert len(room.playing().state.legal(0)) > 1
    until_only_the_end_is_left(house, room, chance)
    house.act(room, ME, 0, end, None)
    assert [row.kind for row in room.rows if row.action == end and row.seat == 0][-1] == MOVE


def test_bots_are_not_waited_for_nor_people_who_could_take_nothing_back(house: House) -> None:
    places = [Place("me"), Place("easy"), Place("easy")]
    room = open_table(house, ME, "Ada", "starfarers", places, {}, "bots")
    chance = seeded("bots")
    waited = 0
    for _ in range(250):
        match = room.playing()
        if match.state.is_asked(0) and len(match.state.legal(0)) == 1 and not match.state.step().secret:
            waited += 1
            assert match.why_no_undo(0) is None
        step(house, room, chance)
    ends = [row for row in room.rows if row.action == "end-turn"]
    assert waited > 3
    assert FORCED in {row.kind for row in ends if row.seat > 0}


def test_a_bot_that_takes_the_seat_over_ends_the_turn(house: House) -> None:
    room = at_table(house, "pulsar", "over")
    chance = seeded("over")
    until_only_the_end_is_left(house, room, chance)
    give_to_bot(house, room, ME, 0, "easy")
    assert [thought.seat for thought in room.thoughts()] == [0]
    step(house, room, chance)
    assert "end-turn" in [row.action for row in room.rows if row.seat == 0]


def test_the_log_leads_to_the_same_game_again_whoever_was_waited_for(house: House) -> None:
    """Without its kept state the table is played again from the first row: turns that were ended by hand,
    turns that ended by themselves, and choices that were taken back."""
    room = at_table(house, "pulsar", "again")
    chance = seeded("again")
    for number in range(90):
        step(house, room, chance)
        if number % 7 == 0 and room.playing().why_no_undo(0) is None:
            house.undo(room, ME, 0)
    kinds = {row.kind for row in room.rows if row.action == "end-turn"}
    assert kinds == {MOVE, FORCED}
    digest = room.playing().state.digest()
    check(room.playing().game, record_of(room.playing()))
    with house.store.database.writing() as connection:
        connection.execute(SNAPSHOTS.delete())
        connection.execute(ERAS.delete())
    again = Room(house.store, house.library.get("pulsar"), room.table, house.store.tables.seats(room.id))
    assert again.broken == ""
    assert again.playing().state.digest() == digest
    assert again.playing().moves == room.playing().moves
    assert again.playing().undo_points() == room.playing().undo_points()
