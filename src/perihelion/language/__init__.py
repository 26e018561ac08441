"""English and Czech: turns the engine's messages into sentences."""

from perihelion.language.voice import LANGUAGES, Voice, voice

__all__ = ["LANGUAGES", "Voice", "voice"]
