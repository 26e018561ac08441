"""Joining: what somebody has played as a guest becomes their account's, because they have said so."""

from __future__ import annotations

from perihelion.table.house.house import House
from perihelion.table.house.ratings import recount


def join(house: House, guest: str, account: str) -> None:
    """Gives the account all that is the guest's, at every table."""
    tables = house.store.belongings.tables(guest)
    rated = bool(house.store.ratings.of(guest))
    house.store.belongings.give(guest, account)
    if rated:
        recount(house.store)  # ratings follow from the results, which are the account's now
    house.look_again(tables)
