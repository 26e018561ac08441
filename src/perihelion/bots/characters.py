"""Characters: opponents with a taste, who care more for some sources of points than for others.

A character searches like the hard bot, but briefly, and judges where its lines of play end by the game's
evaluation source by source (`Game.sources`), each source times the character's weight for it. Who has no
weight for a source takes it for what it is. Names of characters are roles; the words for them are the
messages `character-<name>` and `character-<name>-line` of the game.
"""

from __future__ import annotations

from typing import ClassVar

from perihelion.bots.bot import Bot, Rating
from perihelion.bots.judging import Judge, Verdict, chance_to_win, margin_of, share_of_victory
from perihelion.bots.search import SearchBot
from perihelion.core.source import Source
from perihelion.core.state import State

LINES = 24  # of play, in a decision
SECONDS = 1.5  # a bound for busy machines
TURNS = 3  # that a line looks ahead, unless the game has a figure of its own
TURNS_AHEAD = {"race": 2, "quarterworlds": 6, "pulsar": 2, "starfarers": 3, "seti": 4}

Weights = dict[str, float]  # by the key of a source, or by its key and what it is about: `points/score-ships`

CHARACTERS: dict[str, dict[str, Weights]] = {
    "race": {
        "rusher": {"printed": 1.4, "settle-discount": 1.4, "engine": 0.8},
        "trader": {"chips": 1.4, "engine": 1.5, "goods": 1.4},
        "fighter": {"military": 2.5, "printed": 1.15},
        "developer": {"table": 1.5, "develop-discount": 2.0, "hand": 1.2},
    },
    "starfarers": {
        "settler": {"colony-ships": 1.25},
        "trader": {"trade-ships": 1.6, "cargo": 1.8},
        "fighter": {"cannons": 2.5, "half-medal": 1.5},
        "pilot": {"boosters": 2.0, "half-medal": 1.3},
    },
    "quarterworlds": {
        "colonist": {"open-planets": 1.6, "points/score-colonisation": 1.3, "points/score-planets": 1.3},
        "producer": {"production": 1.5, "income": 1.3},
        "diplomat": {"influence": 1.8, "tokens": 1.3},
        "scholar": {"science": 2.5, "hand": 1.3},
    },
    "pulsar": {
        "explorer": {"stations": 1.6, "at-end/score-stations": 1.4},
        "builder": {"pulsars": 1.5, "generators": 1.5},
        "engineer": {"transmitters": 1.6, "cubes": 1.3},
        "inventor": {"technologies": 1.7, "at-end/score-technologies-endgame": 1.4},
    },
    "seti": {
        "explorer": {"probes": 1.7, "exofossils": 1.4},
        "listener": {"signals": 1.8, "computer": 1.5},
        "engineer": {"technologies": 1.7, "income": 1.3},
        "promoter": {"publicity": 1.8, "missions": 1.6},
    },
}


def characters(game_id: str) -> tuple[str, ...]:
    """The names of a game's characters."""
    return tuple(CHARACTERS.get(game_id, {}))


class TasteJudge(Judge):
    """Judges by the evaluation with weighted sources; what is decided is decided."""

    def __init__(self, weights: Weights) -> None:
        self.weights = weights

    def judge(self, worlds: list[State], seat: int) -> list[Verdict]:
        return [self.verdict(world, seat) for world in worlds]

    def verdict(self, world: State, seat: int) -> Verdict:
        if world.over:
            return margin_of(world, seat), share_of_victory(world, seat)
        sources = world.game.sources(world, seat)
        plain = sum([source.worth for source in sources])
        liked = sum([self.weight(source) * source.worth for source in sources])
        return liked, chance_to_win(plain, world.seats, world.game.id)

    def weight(self, source: Source) -> float:
        by_kind = self.weights.get(source.key, 1.0)
        return self.weights.get(f"{source.key}/{source.about}", by_kind)


class CharacterBot(Bot):
    """Plays by the taste of a character of its game."""

    name: ClassVar[str] = "character"

    def __init__(
        self,
        seed: int | str,
        game_id: str,
        character: str,
        lines: int = LINES,
        seconds: float | None = None,
    ) -> None:
        super().__init__(seed)
        self.character = character
        judge = TasteJudge(CHARACTERS[game_id][character])
        turns = TURNS_AHEAD.get(game_id, TURNS)
        self.search = SearchBot(f"{character} {seed}", lines, seconds, turns, judge=judge)

    def choose(self, world: State, seat: int) -> int:
        return self.search.choose(world, seat)

    def ratings(self, world: State, seat: int) -> list[Rating]:
        return self.search.ratings(world, seat)
