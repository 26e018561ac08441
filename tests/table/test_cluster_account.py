"""The account that is made after misfortune notices what it is made for: here the log is spoilt by hand."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
import sqlalchemy as sa

from perihelion.table.house.house import House
from perihelion.table.house.limits import Limits
from perihelion.table.house.opening import Place, open_table
from perihelion.table.store import MOVE, ActionRow, Store
from perihelion.table.store.schema import ACTIONS
from tests.table import cluster, shelf
from tests.table.cluster import Acknowledged, Played, account
from tests.table.playing import play_on

PERSON, BOT = 0, 1
Rows = list[ActionRow]


def played_at(db: str, moves: int) -> tuple[str, Played]:
    """A table of somebody with a bot after so many moves, and what somebody was told."""
    store = Store(db)
    house = House(store, shelf.library(), Limits())
    room = open_table(house, "somebody", "Ada", "comet", [Place("me"), Place("easy")], {}, seed="account")
    play_on(house, room, moves)
    told = [
        Acknowledged(row.seat, row.action, row.sequence)
        for row in store.actions.of(room.id)
        if (row.kind, row.seat) == (MOVE, PERSON)
    ]
    store.close()
    return room.id, Played({room.id: told}, count=len(told))


def spoil(db: str, table: str, change: Callable[[Rows], Rows]) -> None:
    """Writes the log anew as `change` makes it, with numbers without a gap."""
    store = Store(db)
    rows = change(store.actions.of(table))
    with store.database.writing() as connection:
        connection.execute(ACTIONS.delete().where(ACTIONS.c.table_id == table))
        for number, row in enumerate(rows, 1):
            values = {**row.__dict__, "table_id": table, "sequence": number, "at": 0}
            connection.execute(sa.insert(ACTIONS).values(values))
    store.close()


def last_of(rows: Rows, seat: int) -> int:
    return max(number for number, row in enumerate(rows) if (row.kind, row.seat) == (MOVE, seat))


def lost(rows: Rows) -> Rows:
    gone = last_of(rows, PERSON)
    return rows[:gone] + rows[gone + 1 :]


def doubled(rows: Rows) -> Rows:
    again = last_of(rows, BOT)
    return [*rows[: again + 1], rows[again], *rows[again + 1 :]]


def out_of_order(rows: Rows) -> Rows:
    first, second = [number for number, row in enumerate(rows) if (row.kind, row.seat) == (MOVE, PERSON)][:2]
    swapped = rows[:]
    swapped[first], swapped[second] = rows[second], rows[first]
    return swapped


def test_a_log_as_it_was_written_has_no_fault(tmp_path: Path) -> None:
    db = str(tmp_path / "whole.db")
    table, played = played_at(db, 1_000)
    spoil(db, table, lambda rows: rows)
    found = account(db, shelf.PLACE, played)
    assert found.faults == []
    assert found.acknowledged == played.count > 2
    assert found.of_bots > 2


@pytest.mark.parametrize("change", [lost, doubled, out_of_order])
def test_what_is_lost_doubled_or_out_of_order_is_noticed(
    tmp_path: Path, change: Callable[[Rows], Rows]
) -> None:
    db = str(tmp_path / "spoilt.db")
    table, played = played_at(db, 1_000)
    spoil(db, table, change)
    assert account(db, shelf.PLACE, played).faults


def test_a_row_that_is_missing_in_the_middle_is_noticed(tmp_path: Path) -> None:
    db = str(tmp_path / "gap.db")
    table, played = played_at(db, 1_000)
    store = Store(db)
    with store.database.writing() as connection:
        connection.execute(ACTIONS.delete().where(ACTIONS.c.table_id == table, ACTIONS.c.sequence == 2))
    store.close()
    assert f"{table}: numbers are missing" in account(db, shelf.PLACE, played).faults


def test_a_bot_that_is_never_answered_for_is_noticed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cluster, "BOT_SECONDS", 0.0)
    db = str(tmp_path / "forgotten.db")
    table, played = played_at(db, 0)
    assert account(db, shelf.PLACE, played).faults == [f"{table}: a bot has been forgotten"]
