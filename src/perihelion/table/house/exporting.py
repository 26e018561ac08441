"""Export: everything that is kept of a person, for themselves. Of a game that is still played it holds what
they have done, and nothing that its page would not show them."""

from __future__ import annotations

import io
import json
import zipfile
from dataclasses import asdict

from perihelion.core.plain import Json
from perihelion.language import Voice
from perihelion.table.house.house import House
from perihelion.table.house.problems import NotNow
from perihelion.table.house.rooms import Room
from perihelion.table.store import CLOSED, MOVE, TableRow

MOST_TABLES = 10_000


def export(house: House, guest: str, preferences: dict[str, str], voice: Voice) -> bytes:
    """A zip of JSON files, and of the records of the finished games; the voice says who has gone."""
    store = house.store
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as archive:
        _put(archive, "person.json", _person(house, guest))
        _put(archive, "settings.json", dict(preferences))
        _put(archive, "chat.json", [dict(line) for line in store.belongings.said(guest)])
        _put(archive, "results.json", _results(house, guest))
        for table in store.tables.of_guest(guest, MOST_TABLES):
            _put(archive, f"tables/{table.id}.json", _table(house, table, guest, voice))
            record = _record(house, table)
            if record:
                archive.writestr(f"records/{table.game}-{table.id}.txt", record)
    return packed.getvalue()


def _put(archive: zipfile.ZipFile, name: str, value: Json) -> None:
    archive.writestr(name, json.dumps(value, ensure_ascii=False, indent=1))


def _person(house: House, guest: str) -> Json:
    store = house.store
    account = store.accounts.find(guest)
    return {
        "id": guest,
        "name": store.guests.name(guest),
        "email": account.email if account else None,
        "account since": account.created if account else None,
        "passkeys": [
            {"label": row.label, "created": row.created, "used": row.used}
            for row in store.accounts.passkeys_of(guest)
        ],
        "devices": [
            {"label": row.label, "created": row.created, "seen": row.seen}
            for row in store.accounts.devices_of(guest)
        ],
        "notifications": [
            {"shape": row.shape, "address": row.address, "wants": list(row.wants), "quiet": row.quiet}
            for row in store.channels.of(guest)
        ],
        "lessons": [f"{game}/{lesson}" for game, lesson in sorted(store.learned.of(guest))],
        "tournaments": [{"name": row.name, "game": row.game} for row in store.tournaments.of(guest)],
        "blocked": [name for _, name in store.blocks.of(guest)],
    }


def _results(house: House, guest: str) -> Json:
    ended = house.store.results.of_person(guest, MOST_TABLES)
    results: list[Json] = [
        {
            "table": one.table_id, "game": one.game, "players": one.players, "ended": one.ended,
            "rated": one.rated,
            "results": [
                {"seat": row.seat, "score": row.score, "place": row.place, "won": row.won, "fate": row.fate}
                for row in one.results
                if row.person == guest
            ],
        }
        for one in ended
    ]  # fmt: skip
    return {"games": results, "ratings": [asdict(row) for row in house.store.ratings.of(guest)]}


def _table(house: House, table: TableRow, guest: str, voice: Voice) -> Json:
    """A table as its person knows it: no key, no seed, nobody else's hidden things."""
    seats = house.store.tables.seats(table.id)
    own = [row.seat for row in seats if guest in row.owners]
    ahead = [row for row in house.store.orders.of(table.id) if row.seat in own]
    moves = [row for row in house.store.actions.of(table.id) if row.kind == MOVE and row.seat in own]
    return {
        "table": table.id,
        "game": table.game,
        "options": dict(table.options),
        "status": table.status,
        "created": table.created,
        "touched": table.touched,
        "seats": [{"seat": row.seat, "kind": row.kind, "name": voice.called(row.name)} for row in seats],
        "own seats": list[Json](own),
        "own moves": [{"sequence": row.sequence, "seat": row.seat, "action": row.action} for row in moves],
        "answers ahead": [
            {"seat": row.seat, "question": row.question, "action": row.action} for row in ahead
        ],
        "result": asdict(table.result) if table.result is not None else None,
    }


def _record(house: House, table: TableRow) -> str:
    if table.status == CLOSED:
        return ""
    room: Room = house.room(table.id)
    with room.lock:
        if not room.over:
            return ""
        try:
            return room.record().to_text()
        except NotNow:  # the present rules do not lead through all of its moves
            return ""
