"""Whose turn it is: the tables that wait for somebody, the most urgent first."""

from __future__ import annotations

from perihelion.table.house.house import House
from perihelion.table.store import ClockRow


def waiting_tables(house: House, guest: str) -> dict[str, ClockRow]:
    """The tables at which the guest is asked, each with the clock of the seat that is asked first."""
    found: dict[str, ClockRow] = {}
    for table_id, clock in house.store.clocks.waiting_for(guest):
        found.setdefault(table_id, clock)
    return found


def next_table(house: House, guest: str, after: str) -> str:
    """The table to which the guest goes after another: the next in order, around; empty if there is none."""
    tables = list(waiting_tables(house, guest))
    if after in tables:
        at = tables.index(after)
        tables = tables[at + 1 :] + tables[:at]
    return tables[0] if tables else ""
