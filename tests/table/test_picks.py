"""Parts of an answer can be taken out of it again, parts that are no choice are taken at once, and a click is
played at once only if it can be taken back."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from perihelion.core.chance import seeded
from perihelion.core.match import Match
from perihelion.core.record import check, record_of
from perihelion.core.state import State
from perihelion.table.house.house import House
from perihelion.table.house.library import standard
from perihelion.table.house.limits import Limits
from perihelion.table.house.opening import Place, open_table
from perihelion.table.house.problems import Declined
from perihelion.table.house.rooms import Room
from perihelion.table.store import BOT, Store
from tests.games.starfarers.scenario import A, B, Table

ME = "picks"


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    store = Store(str(tmp_path / "tables.db"))
    store.guests.add(ME, "Ada")
    yield House(store, standard(), Limits())
    store.close()


def played_until(house: House, game: str, seats: int, wanted: Callable[[Room], bool]) -> Room:
    """A table at which random play has led to a position that is wanted."""
    for number in range(6):
        places = [Place("me"), *[Place("easy")] * (seats - 1)]
        room = open_table(house, ME, "Ada", game, places, {}, f"picks {number}")
        chance = seeded(f"picks {game} {number}")
        for _ in range(400):
            match = room.playing()
            if room.over or wanted(room):
                break
            bots = [seat for seat in match.state.asked_seats() if room.seats[seat].kind == BOT]
            seat = (bots or match.state.asked_seats())[0]  # bots are quick
            action = match.game.catalogue.names[chance.pick(match.state.legal(seat))]
            if bots:
                house.act_for_bot(room, seat, action, match.token(seat))
            else:
                house.act(room, ME, seat, action, match.token(seat))
        if not room.over and wanted(room):
            return room
    raise AssertionError("the position does not come about")


def picked(room: Room, count: int) -> bool:
    return len(room.playing().picks(0)) >= count


# Race has parts alone; in Quarterworlds the first pick has led to the question.
@pytest.mark.parametrize(("game", "seats", "count"), [("race", 2, 2), ("quarterworlds", 2, 3)])
def test_any_part_can_be_taken_out_and_the_others_stay(
    house: House, game: str, seats: int, count: int
) -> None:
    room = played_until(house, game, seats, lambda room: picked(room, count))
    match = room.playing()
    names = match.game.catalogue.names
    picks = match.picks(0)
    out = picks[-2]
    house.unpick(room, ME, 0, names[out], match.token(0))
    left = list(picks)
    del left[len(picks) - 2]
    assert match.picks(0) in (left, left[:-1])  # what followed from it goes with it
    assert match.state.is_asked(0)
    check(match.game, record_of(match))
    with pytest.raises(Declined, match="core-not-picked"):
        house.unpick(room, ME, 0, "no such action", match.token(0))
    with pytest.raises(Declined, match="core-stale"):
        house.unpick(room, ME, 0, names[out], "9.9")


def test_discards_are_taken_out_one_by_one() -> None:
    table = Table().hand(A, ore=6, food=4).roll(7)
    match = Match(table.game, table.state.seats, 0, take_forced=False, state=table.state)
    for kind in ("ore", "food", "ore"):
        match.act(A, f"discard:{kind}")
    assert [match.game.catalogue.names[action] for action in match.picks(A)] == [
        "discard:ore", "discard:food", "discard:ore",
    ]  # fmt: skip
    assert match.picks(B) == []
    match.undo(A)
    assert len(match.picks(A)) == 2
    for kind in ("ore", "ore", "food"):
        match.act(A, f"discard:{kind}")  # the last one shows them
    assert match.picks(A) == []


def test_the_choice_that_led_to_a_payment_is_taken_back_with_it(house: House) -> None:
    room = played_until(house, "quarterworlds", 2, lambda room: picked(room, 2))
    match = room.playing()
    first = match.picks(0)[0]
    name = match.game.catalogue.names[first]
    house.unpick(room, ME, 0, name, match.token(0))
    assert match.picks(0) == []
    assert first in match.state.legal(0)
    again = Room(house.store, room.title, room.table, house.store.tables.seats(room.id))
    assert again.playing().state.digest() == match.state.digest()


def forced_payments(state: State) -> int:
    seat = state.asked_seats()[0] if state.asked and not state.over else -1
    return -1 if seat < 0 else state.step().forced_part(state, seat)


@pytest.mark.parametrize("game", ["quarterworlds", "seti"])
def test_what_must_be_paid_is_paid_at_once(house: House, game: str) -> None:
    """A match of a table never asks for a part that has to be chosen; others still do."""
    title = house.library.get(game)
    assert title is not None
    taken = 0
    for number in range(4):
        match = Match(title.game, 2, f"forced {number}")
        chance = seeded(f"forced {game} {number}")
        for _ in range(250):
            if match.state.over:
                break
            part = forced_payments(match.state)
            seat = match.state.asked_seats()[0]
            if part >= 0:
                assert part in match.state.legal(seat)
                before = len(match.moves)
                match.take_parts = True
                match.take_forced_moves()
                match.take_parts = False
                assert len(match.moves) > before
                assert match.moves[before].forced
                assert forced_payments(match.state) < 0
                taken += 1
                continue
            match.act(seat, chance.pick(match.state.legal(seat)))
        check(title.game, record_of(match))
    assert taken > 0


def test_a_click_plays_only_what_can_be_taken_back(house: House) -> None:
    """Whatever is played at once can be taken back then; what cannot be is refused, and changes nothing."""
    room = open_table(house, ME, "Ada", "pulsar", [Place("me"), Place("easy")], {}, "once")
    chance = seeded("once")
    played = refused = 0
    for _ in range(120):
        match = room.playing()
        if room.over:
            break
        seat = match.state.asked_seats()[0]
        action = match.game.catalogue.names[chance.pick(match.state.legal(seat))]
        if room.seats[seat].kind == BOT:
            house.act_for_bot(room, seat, action, match.token(seat))
        elif house.try_act(room, ME, seat, action, match.token(seat)):
            played += 1
            assert match.why_no_undo(seat) is None
            assert not match.state.is_asked(1)
        else:
            refused += 1
            digest = match.state.digest()
            assert room.playing().state.digest() == digest
            house.act(room, ME, seat, action, match.token(seat))
            assert match.why_no_undo(seat) is not None or match.state.is_asked(1)
    assert played > 10
    assert refused > 10
