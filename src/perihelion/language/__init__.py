"""English and Czech: turns the engine's messages into sentences."""

from perihelion.language.voice import FORMER, LANGUAGES, Verbatim, Voice, voice

__all__ = ["FORMER", "LANGUAGES", "Verbatim", "Voice", "voice"]
