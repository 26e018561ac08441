"""Characters: opponents with a taste, who care more for some sources of points than for others.

A character searches like the hard bot, but briefly. Where its lines of play end it judges as searches of the
game do, and likes or dislikes what is there: every source of the evaluation (`Game.sources`) for which it has
a weight counts that much instead of once. Names of characters are roles; the words for them are the messages
`character-<name>` and `character-<name>-line` of the game.
"""

from __future__ import annotations

from typing import ClassVar

from perihelion.bots.bot import Bot, Rating
from perihelion.bots.judging import Judge, Verdict
from perihelion.bots.search import SearchBot, usual_judge
from perihelion.core.source import Source
from perihelion.core.state import State

LINES = 24  # of play, in a decision
SECONDS = 1.5  # a bound for busy machines

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
    """Judges as another judge does, and adds what it likes beyond that; what is decided is decided."""

    def __init__(self, weights: Weights, sober: Judge) -> None:
        self.weights = weights
        self.sober = sober
        self.decides = sober.decides

    def judge(self, worlds: list[State], seat: int) -> list[Verdict]:
        return [
            (worth + self.liking(world, seat), chance)
            for world, (worth, chance) in zip(worlds, self.sober.judge(worlds, seat), strict=True)
        ]

    def liking(self, world: State, seat: int) -> float:
        """How much more than others the character makes of a position."""
        if world.over:
            return 0.0
        sources = world.game.sources(world, seat)
        return sum([(self.weight(source) - 1.0) * source.worth for source in sources])

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
        self.weights = CHARACTERS[game_id][character]
        self.search = SearchBot(f"{character} {seed}", lines, seconds)

    def choose(self, world: State, seat: int) -> int:
        return self.ratings(world, seat)[0].action

    def ratings(self, world: State, seat: int) -> list[Rating]:
        self.search.judge = TasteJudge(self.weights, usual_judge(world))
        return self.search.ratings(world, seat)
