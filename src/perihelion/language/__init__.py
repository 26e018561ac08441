"""English and Czech: turns the engine's messages into sentences."""

from perihelion.language.voice import LANGUAGES, Verbatim, Voice, voice

__all__ = ["LANGUAGES", "Verbatim", "Voice", "voice"]
