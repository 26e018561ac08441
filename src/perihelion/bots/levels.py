"""Which bot plays a level in which game. What is proved of the levels, and how, is in docs/bots.md.

What was measured of a level is kept with the name of the bot that played it, so this table may be changed
without a doubt about what the other levels and games are known to do (`engine.play_digest`).
"""

from __future__ import annotations

from typing import Final

LEVELS: Final = ("easy", "medium", "hard", "expert")

# The seconds are a bound for busy machines; the lines of play usually take less. Hard follows few of them, so
# that it lies between medium and expert.
USUALLY: Final = {"easy": "novice", "medium": "greedy", "hard": "search:24:1.5", "expert": "expert:640:9"}
BY_GAME: Final[dict[str, dict[str, str]]] = {
    "race": {"hard": "learned", "expert": "expert"},
    "starfarers": {"hard": "search:40:1.5"},
    "quarterworlds": {"expert": "expert:48:9:4"},
    "pulsar": {"hard": "search:12:1.5", "expert": "expert:160:9:6"},
    "seti": {"expert": "expert:1280:9"},
}
ADVISER: Final = "expert:320:1.5"  # who gives hints: better than the hard bot, and as soon


def name_of(name_or_level: str, game_id: str) -> str:
    """The bot's name, whether it was given by name or by level."""
    return BY_GAME.get(game_id, {}).get(name_or_level, USUALLY.get(name_or_level, name_or_level))
