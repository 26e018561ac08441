"""Which bot plays a level in which game. What is proved of the levels, and how, is in docs/bots.md.

What was measured of a level is kept with the name of the bot that played it, so this table may be changed
without a doubt about what the other levels and games are known to do (`engine.play_digest`).
"""

from __future__ import annotations

from typing import Final

LEVELS: Final = ("easy", "medium", "hard", "expert")

# Games that are not listed take the row "". The expert is the same in all games. The seconds are a bound for
# busy machines; the iterations usually take less.
BY_LEVEL: Final[dict[str, dict[str, str]]] = {
    "": {"easy": "novice", "medium": "greedy", "hard": "search:80:1.5"},
    "seti": {"easy": "novice", "medium": "greedy", "hard": "search:160:1.5"},
    "race": {"easy": "novice", "medium": "greedy", "hard": "learned"},
}
ADVISER: Final = "expert:320:1.5"  # who gives hints: better than the hard bot, and as soon


def name_of(name_or_level: str, game_id: str) -> str:
    """The bot's name, whether it was given by name or by level."""
    levels = BY_LEVEL.get(game_id, BY_LEVEL[""])
    return levels.get(name_or_level, name_or_level)
