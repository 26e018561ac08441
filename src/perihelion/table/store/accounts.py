"""Accounts: which guests want to be found again, by which passkeys and addresses, and on which devices."""

from __future__ import annotations

import sqlalchemy as sa

from perihelion.table.store.database import Database, now, put_new
from perihelion.table.store.rows import AccountRow, DeviceRow, PasskeyRow, TokenRow
from perihelion.table.store.schema import ACCOUNTS, DEVICES, PASSKEYS, TOKENS

KEPT_TOKENS = 86_400  # seconds after its end for which a token is known to have been one


class Accounts:
    def __init__(self, database: Database) -> None:
        self._database = database

    # -- accounts ----------------------------------------------------------------------------------

    def find(self, guest: str) -> AccountRow | None:
        return self._account(ACCOUNTS.c.guest == guest)

    def by_email(self, email: str) -> AccountRow | None:
        return self._account(ACCOUNTS.c.email == email)

    def add(self, guest: str) -> None:
        """Makes the guest's account; one that is there stays as it is."""
        with self._database.writing() as connection:
            put_new(connection, ACCOUNTS, {"guest": guest, "email": None, "created": now()})

    def set_email(self, guest: str, email: str | None) -> None:
        with self._database.writing() as connection:
            connection.execute(ACCOUNTS.update().where(ACCOUNTS.c.guest == guest).values(email=email))

    # -- passkeys ----------------------------------------------------------------------------------

    def passkey(self, credential: str) -> PasskeyRow | None:
        found = self._passkeys(PASSKEYS.c.id == credential)
        return found[0] if found else None

    def passkeys_of(self, guest: str) -> list[PasskeyRow]:
        return self._passkeys(PASSKEYS.c.guest == guest)

    def add_passkey(self, row: PasskeyRow) -> None:
        values = {**row.__dict__, "created": now(), "used": now()}
        with self._database.writing() as connection:
            connection.execute(PASSKEYS.insert().values(values))

    def use_passkey(self, credential: str, count: int) -> None:
        with self._database.writing() as connection:
            where = PASSKEYS.c.id == credential
            connection.execute(PASSKEYS.update().where(where).values(count=count, used=now()))

    def remove_passkey(self, guest: str, credential: str) -> None:
        with self._database.writing() as connection:
            where = sa.and_(PASSKEYS.c.id == credential, PASSKEYS.c.guest == guest)
            connection.execute(PASSKEYS.delete().where(where))

    # -- devices -----------------------------------------------------------------------------------

    def device(self, device: str) -> DeviceRow | None:
        found = self._devices(DEVICES.c.id == device)
        return found[0] if found else None

    def devices_of(self, guest: str) -> list[DeviceRow]:
        return self._devices(DEVICES.c.guest == guest)

    def add_device(self, row: DeviceRow) -> None:
        values = {**row.__dict__, "created": now(), "seen": now()}
        with self._database.writing() as connection:
            connection.execute(DEVICES.insert().values(values))

    def see_device(self, device: str) -> None:
        with self._database.writing() as connection:
            connection.execute(DEVICES.update().where(DEVICES.c.id == device).values(seen=now()))

    def settle_device(self, device: str) -> None:
        """It has been said what becomes of the guest that the device was before."""
        with self._database.writing() as connection:
            connection.execute(DEVICES.update().where(DEVICES.c.id == device).values(before=""))

    def remove_device(self, guest: str, device: str) -> None:
        with self._database.writing() as connection:
            where = sa.and_(DEVICES.c.id == device, DEVICES.c.guest == guest)
            connection.execute(DEVICES.delete().where(where))

    # -- tokens ------------------------------------------------------------------------------------

    def add_token(self, row: TokenRow) -> None:
        """Keeps a token, and forgets those that have been over for long."""
        with self._database.writing() as connection:
            connection.execute(TOKENS.delete().where(TOKENS.c.expires < now() - KEPT_TOKENS))
            connection.execute(TOKENS.insert().values(row.__dict__))

    def token(self, token: str) -> TokenRow | None:
        query = sa.select(TOKENS).where(TOKENS.c.id == token)
        with self._database.reading() as connection:
            row = connection.execute(query).mappings().first()
        return None if row is None else TokenRow(**row)

    def take_token(self, token: str) -> bool:
        """Uses a token up; False if somebody has done so before."""
        with self._database.writing() as connection:
            where = sa.and_(TOKENS.c.id == token, TOKENS.c.used.is_(False))
            return connection.execute(TOKENS.update().where(where).values(used=True)).rowcount == 1

    # ----------------------------------------------------------------------------------------------

    def _account(self, where: sa.ColumnElement[bool]) -> AccountRow | None:
        with self._database.reading() as connection:
            row = connection.execute(sa.select(ACCOUNTS).where(where)).mappings().first()
        return None if row is None else AccountRow(**row)

    def _passkeys(self, where: sa.ColumnElement[bool]) -> list[PasskeyRow]:
        query = sa.select(PASSKEYS).where(where).order_by(PASSKEYS.c.created)
        with self._database.reading() as connection:
            return [PasskeyRow(**row) for row in connection.execute(query).mappings()]

    def _devices(self, where: sa.ColumnElement[bool]) -> list[DeviceRow]:
        query = sa.select(DEVICES).where(where).order_by(DEVICES.c.seen.desc(), DEVICES.c.id)
        with self._database.reading() as connection:
            return [DeviceRow(**row) for row in connection.execute(query).mappings()]
