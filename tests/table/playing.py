"""Playing on at a table without a server, for tests of what is kept."""

from __future__ import annotations

from perihelion.core.chance import seeded
from perihelion.table.house.house import House
from perihelion.table.house.rooms import Room
from perihelion.table.store import BOT


def play_on(house: House, room: Room, moves: int) -> int:
    """Plays at random for everybody; how many choices were made."""
    chance = seeded(f"on {room.table.seed} {room.sequence}")
    made = 0
    while made < moves and not room.over:
        match = room.playing()
        seat = chance.pick(match.state.asked_seats())
        action = match.game.catalogue.names[chance.pick(match.state.legal(seat))]
        row = room.seats[seat]
        if row.kind == BOT:
            house.act_for_bot(room, seat, action, match.token(seat))
        else:
            house.act(room, row.owners[0], seat, action, match.token(seat))
        made += 1
    return made
