"""What measurements of bots have found so far, one small file for each line in `measured/`.

A file says what was measured: game, seats, bots, seed, which bots played the levels, and by which digest they
played. It is written anew after every game, so that a later run goes on where an earlier one stopped, as long
as the bots play the same.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import perihelion
from perihelion import engine
from perihelion.bots import make, name_of

ROOT = Path(__file__).parents[1]
FOLDER = ROOT / "measured"
PLAYING = Path(perihelion.__file__).resolve().parent  # the source of what runs, compiled or not


@cache
def digest(game_id: str, seats: int, bots: tuple[str, ...]) -> str:
    """Stands for how these bots, by name, play a game at a player count."""
    return engine.play_digest(PLAYING, game_id, seats, modules_of(game_id, bots))


def modules_of(game_id: str, bots: Iterable[str]) -> set[str]:
    """The modules in which bots of these names are."""
    return {type(make(bot, game_id, 0)).__module__.rpartition(".")[2] for bot in bots}


@dataclass(frozen=True)
class Line:
    """One line of a table: bots at the seats of a game, by level or name, and maybe one of another checkout
    against them. Its kind names its folder."""

    kind: str
    game: str
    seats: int
    bots: tuple[str, ...]
    seed: str
    digest: str
    other: str = ""

    @classmethod
    def of(cls, kind: str, game: str, seats: int, bots: tuple[str, ...], seed: str, other: str = "") -> Line:
        """As the bots play now; the source may change while games are played."""
        return cls(kind, game, seats, bots, seed, digest(game, seats, names_of(game, bots)), other)

    @property
    def file(self) -> Path:
        parts = [self.game, str(self.seats), *self.bots] + ([self.other] if self.other else [])
        name = "-".join(parts).replace(":", "_").replace(" ", "-")
        return FOLDER / self.kind / f"{name}.json"

    def found(self) -> dict[str, Any]:
        """What is known of the line; nothing if its bots play otherwise than those of the file."""
        if not self.file.exists():
            return {}
        before = read(self.file)
        if is_outdated(before, self.digest):
            print(f"{self.file.name}: the bots play otherwise than before ({before['digest']}); begun anew")
            return {}
        if before["seed"] != self.seed:
            raise SystemExit(f"{self.file}: its games are those of the seed {before['seed']!r}")
        return dict(before["found"])

    def keep(self, found: dict[str, Any]) -> None:
        """Writes what is known of the line now."""
        head = {
            "game": self.game,
            "seats": self.seats,
            "bots": self.bots,
            "names": names_of(self.game, self.bots),
            **({"other": self.other} if self.other else {}),
            "version": perihelion.__version__,
            "digest": self.digest,
            "seed": self.seed,
        }
        fields = [f" {json.dumps(name)}: {json.dumps(value)}" for name, value in head.items()]
        inner = [f"  {json.dumps(name)}: {json.dumps(value)}" for name, value in found.items()]
        fields.append(' "found": {\n' + ",\n".join(inner) + "\n }")
        write(self.file, "{\n" + ",\n".join(fields) + "\n}\n")


def is_outdated(said: dict[str, Any], digest_now: str) -> bool:
    """Whether other bots played what a file tells, or the same ones in another way."""
    return bool(said["digest"] != digest_now or tuple(said["names"]) != names_of(said["game"], said["bots"]))


def names_of(game_id: str, bots: Iterable[str]) -> tuple[str, ...]:
    """The bots by name, whoever was given as a level."""
    return tuple(name_of(bot, game_id) for bot in bots)


def read(file: Path) -> dict[str, Any]:
    return dict(json.loads(file.read_text(encoding="utf-8")))


def files(kind: str) -> Iterator[dict[str, Any]]:
    """What all files of a kind say."""
    return map(read, sorted((FOLDER / kind).glob("*.json")))


def write(file: Path, text: str) -> None:
    """Writes a file in one step: whoever reads it meanwhile sees it as it was or as it is now."""
    file.parent.mkdir(parents=True, exist_ok=True)
    coming = file.with_name(f"{file.name}.{os.getpid()}.new")
    coming.write_text(text, encoding="utf-8")
    coming.replace(file)
