"""What is asked about a bot's move: why it was made, from what both the bot and the asker could know.

The worlds that are thought about were imagined twice, first for the asker and then for the bot, so that
nothing in an answer can come from a hand that the asker does not see. A choice that is still secret cannot be
asked about, nor one that rests on what the asker cannot see; of that only what it brought is told.
"""

from __future__ import annotations

from dataclasses import dataclass
from hashlib import sha256

from perihelion.core.chance import seeded
from perihelion.core.plain import Json
from perihelion.core.state import State
from perihelion.table.house.problems import Missing, NotNow
from perihelion.table.house.rooms import Room
from perihelion.table.store import BOT

WORLDS = 6


@dataclass(frozen=True)
class Motive:
    """A bot's decision, as move number `move`: imagined worlds before it, and after what it led to. Or what
    somebody tries in a game that is over: the position, and the `other` choice that it is compared with."""

    seat: int
    move: int
    action: str
    before: list[Json]
    after: list[Json]
    other: str = ""


def motive(room: Room, asker: int | None, line: int, seat: int) -> Motive:
    """The decision of a bot that a line of the log tells of. Take it under the room's lock."""
    match = room.playing()
    if not 1 <= line <= len(match.moves) or not 0 <= seat < len(room.seats) or room.is_lost(line - 1):
        raise Missing("ui-problem-bad")
    move = decision(room, line, seat)
    if room.seats[seat].kind != BOT or move == 0:
        raise NotNow("ui-because-no-bot")
    before, after = room.state_at(move - 1), room.state_at(line)
    if not room.over and match.state.asks == before.asks and len(before.asked_seats()) > 1:
        raise NotNow("ui-because-secret")
    eyes = seat if asker is None else asker
    if asker is None and not room.over:
        raise NotNow("ui-because-watching")
    seed = sha256(f"{room.table.seed} why {move}".encode()).hexdigest()
    name = match.game.catalogue.names[match.moves[move - 1].action]
    return Motive(seat, move, name, worlds(before, eyes, seat, seed), worlds(after, eyes, seat, seed))


def trial(room: Room, move: int, seat: int, action: str, better: str) -> Motive:
    """A choice that somebody tries in the place of a finished game's move. Take it under the room's lock."""
    if not room.over:
        raise NotNow("ui-problem-not-over")
    return Motive(seat, move, action, [room.state_at(move - 1).save()], [], better)


def decision(room: Room, line: int, seat: int) -> int:
    """The number of the seat's own choice behind a line: the line's move, or where all chose at once the
    seat's answer to the same question; 0 if it had none."""
    moves = room.playing().moves
    asks = room.state_at(line - 1).asks
    for number in range(line, 0, -1):
        if room.state_at(number - 1).asks != asks:
            return 0
        if moves[number - 1].seat == seat:
            return 0 if moves[number - 1].forced else number
    return 0


def worlds(state: State, asker: int, seat: int, seed: str) -> list[Json]:
    """Worlds that could be, for all that the asker and the seat both know."""
    chance = seeded(f"motive {seed}")
    return [state.imagine(asker, chance).imagine(seat, chance).save() for _ in range(WORLDS)]
