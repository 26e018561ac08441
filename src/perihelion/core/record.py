"""Records: one small text file that a person can read and that replays to the same digest for ever.

    perihelion record 1
    game race 1
    seats 2
    option variant=standard
    seed 42

    1 A act:explore-5
    2 B act:settle
    3 A keep:gem-world *

    digest 5d41402abc4b2a76b9719d911017c592

A star marks a forced move. The record of a game whose seed nobody chose is one of format 2; its head also
holds the proof that nobody could:

    commitment 9f86d081884c7d65...
    secret 1b4f0e9851971998...
    luck A 60303ae22b998861...
    luck B bot
"""

from __future__ import annotations

from dataclasses import dataclass

from perihelion.core.display import display
from perihelion.core.fairness import Proof, Unfair, verify
from perihelion.core.frozen import Frozen
from perihelion.core.game import AnyGame
from perihelion.core.match import Match, Move
from perihelion.core.text import Refused

FORMAT, WITH_PROOF = 1, 2
SEAT_LETTERS = "ABCD"


class BadRecord(ValueError):
    """A record that cannot be read or does not replay; says where and why."""


@dataclass(frozen=True)
class RecordedMove(Frozen):
    seat: int
    action: str
    forced: bool = False


@dataclass(frozen=True)
class Record(Frozen):
    game: str
    version: int
    seats: int
    options: dict[str, str]
    seed: str
    moves: list[RecordedMove]
    digest: str
    proof: Proof | None = None

    def to_text(self) -> str:
        form = FORMAT if self.proof is None else WITH_PROOF
        head = [f"perihelion record {form}", f"game {self.game} {self.version}", f"seats {self.seats}"]
        head += [f"option {key}={value}" for key, value in self.options.items()]
        if self.proof is not None:
            head += [f"commitment {self.proof.commitment}", f"secret {self.proof.secret}"]
            head += [f"luck {SEAT_LETTERS[seat]} {text}" for seat, text in enumerate(self.proof.luck)]
        head += [f"seed {self.seed}", ""]
        body = [
            f"{number} {SEAT_LETTERS[move.seat]} {move.action}{' *' if move.forced else ''}"
            for number, move in enumerate(self.moves, 1)
        ]
        return "\n".join([*head, *body, "", f"digest {self.digest}", ""])

    def _repr_svg_(self) -> str | None:
        """How the game stood at the end, for notebooks."""
        return display.svg(self)


def record_of(match: Match) -> Record:
    """The record of a match as it stands."""
    names = match.game.catalogue.names
    state = match.state
    moves = [RecordedMove(move.seat, names[move.action], move.forced) for move in match.moves]
    return Record(
        match.game.id,
        match.game.version,
        state.seats,
        dict(state.options),
        str(match.seed),
        moves,
        state.digest(),
    )


def parse_record(text: str) -> Record:
    """Reads a record; raises `BadRecord` naming the line that cannot be read."""
    lines = text.splitlines()
    if not lines or lines[0] not in (f"perihelion record {FORMAT}", f"perihelion record {WITH_PROOF}"):
        raise BadRecord(f"line 1: expected 'perihelion record {FORMAT}' or '{WITH_PROOF}'")
    with_proof = lines[0].endswith(str(WITH_PROOF))
    game = seed = digest = commitment = secret = ""
    luck: list[str] = []
    version = seats = 0
    options: dict[str, str] = {}
    moves: list[RecordedMove] = []
    for number, line in enumerate(lines[1:], 2):
        words = line.split(" ")
        try:
            if line == "":
                continue
            if words[0] == "game":
                game, version = words[1], int(words[2])
            elif words[0] == "seats":
                seats = int(words[1])
            elif words[0] == "option":
                key, value = words[1].split("=")
                options[key] = value
            elif words[0] == "seed":
                seed = line[len("seed ") :]
            elif words[0] == "digest":
                digest = words[1]
            elif with_proof and words[0] == "commitment":
                commitment = words[1]
            elif with_proof and words[0] == "secret":
                secret = words[1]
            elif with_proof and words[0] == "luck":
                luck.append(_parse_luck(words, len(luck)))
            else:
                moves.append(_parse_move(words, len(moves) + 1))
        except (ValueError, IndexError) as error:
            raise BadRecord(f"line {number}: cannot read {line!r}") from error
    if not (game and seats and seed):
        raise BadRecord("the record names no game, seats or seed")
    proof = Proof(commitment, secret, tuple(luck)) if with_proof else None
    return Record(game, version, seats, options, seed, moves, digest, proof)


def replay(game: AnyGame, record: Record, upto: int | None = None) -> Match:
    """The match after the first `upto` moves of a record (all of them by default)."""
    if record.game != game.id:
        raise BadRecord(f"a record of {record.game}, not of {game.id}")
    if record.version != game.version:
        raise BadRecord(f"written by version {record.version} of {game.id}; this is version {game.version}")
    moves = record.moves if upto is None else record.moves[:upto]
    match = Match(game, record.seats, record.seed, record.options, take_forced=False)
    for number, move in enumerate(moves, 1):
        try:
            match.replay(Move(move.seat, match.state.number(move.action), move.forced))
        except Refused as refused:
            raise BadRecord(f"move {number} ({move.action}) is not legal: {refused}") from refused
    match.take_forced = True
    return match


def check(game: AnyGame, record: Record) -> Match:
    """Replays the whole record and compares the digest; where the record proves that nobody chose the seed,
    the proof is checked first."""
    if record.proof is not None:
        try:
            verify(record.proof, record.seed, record.seats)
        except Unfair as unfair:
            raise BadRecord(str(unfair)) from unfair
    match = replay(game, record)
    if match.state.digest() != record.digest:
        raise BadRecord(f"replays to {match.state.digest()}, the record says {record.digest}")
    return match


def _parse_move(words: list[str], expected: int) -> RecordedMove:
    if int(words[0]) != expected or len(words) > 4:
        raise ValueError("moves out of order")
    return RecordedMove(SEAT_LETTERS.index(words[1]), words[2], words[3:] == ["*"])


def _parse_luck(words: list[str], expected: int) -> str:
    if SEAT_LETTERS.index(words[1]) != expected or len(words) != 3:
        raise ValueError("seats out of order")
    return words[2]
