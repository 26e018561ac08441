"""Fair shuffles: a seed that nobody at the table could choose or know, and the proof of it.

Before anybody sits down a secret is drawn and its hash, the commitment, is shown to all. Every seat adds
random bytes of its own, its luck. The seed is the hash of the secret and of everybody's luck; when the game
is over the secret is told, and anybody can compute both hashes again.
"""

from __future__ import annotations

import hashlib
import re
from dataclasses import dataclass

from perihelion.core.chance import SEALED
from perihelion.core.frozen import Frozen

NO_LUCK = "-"  # what a seat adds that has sent nothing
BOTS_LUCK = "bot"  # what every bot adds, known to all
_LUCK = re.compile("[0-9a-f]{1,64}")


class Unfair(ValueError):
    """A proof that proves nothing; says why."""


@dataclass(frozen=True)
class Proof(Frozen):
    """What a seed was made of."""

    commitment: str
    secret: str
    luck: tuple[str, ...]  # of each seat


def commitment_to(secret: str) -> str:
    """What is shown of a secret before it is told: its SHA-256."""
    return hashlib.sha256(secret.encode()).hexdigest()


def seed_from(secret: str, luck: tuple[str, ...]) -> str:
    """The seed: SHA-256 of the secret and each seat's luck, one a line. It gives a sealed generator."""
    return SEALED + hashlib.sha256("\n".join((secret, *luck)).encode()).hexdigest()


def is_luck(text: str) -> bool:
    """Whether a seat may add this: up to 32 bytes, written in hexadecimal."""
    return _LUCK.fullmatch(text) is not None


def verify(proof: Proof, seed: str, seats: int) -> None:
    """Raises `Unfair` unless the secret fits the commitment and the seed follows from it."""
    if commitment_to(proof.secret) != proof.commitment:
        raise Unfair("the secret is not the one that was committed to")
    if len(proof.luck) != seats:
        raise Unfair(f"the luck of {len(proof.luck)} seats is given, and there are {seats}")
    if seed_from(proof.secret, proof.luck) != seed:
        raise Unfair("the seed does not follow from the secret and the luck of the seats")
