"""Perihelion: five space board games on one engine."""

from perihelion.core.match import Match
from perihelion.core.record import parse_record, record_of
from perihelion.games import get as game
from perihelion.notebook import picture

__all__ = ["Match", "game", "parse_record", "picture", "record_of"]
__version__ = "0.2.0"
