"""Race for the Galaxy as a game of the engine: which room answers which question."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import ClassVar

from perihelion.core.chance import Chance
from perihelion.core.game import Game, Option
from perihelion.core.hidden import Pool
from perihelion.core.pieces import Pieces
from perihelion.core.source import Source
from perihelion.core.text import Arg, Reason, Text
from perihelion.core.view import Preview, ScoreSheet, Zone
from perihelion.games.race.catalogue import RaceCatalogue
from perihelion.games.race.components import load_cards
from perihelion.games.race.mind import features, outlook
from perihelion.games.race.mind.blunders import blunder
from perihelion.games.race.mind.evaluation import evaluate
from perihelion.games.race.mind.policy import rate
from perihelion.games.race.mind.reasons import sources, weighed
from perihelion.games.race.mind.worth import lay_out_incomes
from perihelion.games.race.rules import scoring
from perihelion.games.race.rules.census import census
from perihelion.games.race.rules.setup import set_up
from perihelion.games.race.sight.figures import figures
from perihelion.games.race.sight.hidden import hidden, put_hidden
from perihelion.games.race.sight.previews import preview
from perihelion.games.race.sight.redeal import redeal, veil
from perihelion.games.race.sight.refusals import refusal
from perihelion.games.race.sight.show import show
from perihelion.games.race.sight.view import RaceView
from perihelion.games.race.sight.zones import zones
from perihelion.games.race.state import RaceState

VERSION = 1

OPTIONS = (
    Option("setup", ("standard", "first-game")),
    Option("variant", ("standard", "advanced"), seats=(2,)),
    Option("pilgrimage-world", ("last", "any-order")),
    Option("produce-bonus", ("may", "must")),
)


class RaceGame(Game[RaceState, RaceView]):
    """The game with its cards and catalogue."""

    favourites: ClassVar[tuple[tuple[str, str, str], ...]] = (
        ("card", "developed", "card"),
        ("card", "conquered", "card"),
        ("card", "paid-for", "card"),
        ("opening", "chose", "actions"),
    )
    reveals: ClassVar[frozenset[str]] = frozenset(
        (
            "chose",
            "flip-won",
            "revealed",
        )
    )

    def __init__(self, components: Path | None) -> None:
        self.cards = load_cards(components)
        scoring.lay_out_tables(self.cards)
        lay_out_incomes(self.cards)
        self.numbers = RaceCatalogue(self.cards)
        super().__init__("race", VERSION, (2, 3, 4), OPTIONS, self.numbers)

    # -- a new game --------------------------------------------------------------------------------

    def first_game(self) -> dict[str, str]:
        return {"setup": "first-game"}

    def blank(self, seats: int, options: dict[str, str], chance: Chance) -> RaceState:
        return RaceState(self, seats, options, chance, self.cards, self.numbers)

    def setup(self, state: RaceState) -> None:
        set_up(state)

    # -- what may be known -------------------------------------------------------------------------

    def view(self, state: RaceState, seat: int | None) -> RaceView:
        return show(state, seat)

    def zones(self, view: RaceView) -> list[Zone]:
        return zones(view)

    def redeal(self, state: RaceState, seat: int, chance: Chance) -> None:
        redeal(state, seat, chance)

    def veil(self, state: RaceState, seat: int) -> None:
        veil(state, seat)

    def hidden(self, state: RaceState, seat: int | None) -> list[Pool]:
        return hidden(state, seat)

    def put_hidden(self, state: RaceState, seat: int | None, pools: list[Pool]) -> None:
        put_hidden(state, seat, pools)

    def census(self, state: RaceState) -> dict[str, int]:
        return census(state)

    def figures(self, state: RaceState, seat: int) -> dict[str, Arg]:
        return figures(state, seat)

    def preview(self, state: RaceState, seat: int, action: int) -> Preview:
        return preview(state, seat, action)

    def blunder(self, state: RaceState, seat: int, action: int) -> Text | None:
        return blunder(state, seat, action)

    # -- why not, and who is ahead -----------------------------------------------------------------

    def refusal(self, state: RaceState, seat: int, action: int) -> Reason | None:
        return refusal(state, seat, action)

    def score_sheet(self, state: RaceState, seat: int | None) -> ScoreSheet:
        return scoring.score_sheet(state)

    def winners(self, state: RaceState) -> list[int]:
        return scoring.winners(state) if state.over else []

    def scores(self, state: RaceState) -> list[int]:
        return [scoring.points(state, seat) for seat in range(state.seats)]

    # -- for bots ----------------------------------------------------------------------------------

    def evaluate(self, state: RaceState, seat: int) -> float:
        return evaluate(state, seat)

    def sources(self, state: RaceState, seat: int) -> list[Source]:
        return sources(state, seat)

    def weighed(self, state: RaceState, seat: int, action: int) -> list[Source]:
        return weighed(state, seat, action)

    def rate(self, state: RaceState, seat: int, actions: list[int]) -> list[float] | None:
        return rate(state, seat, actions)

    def clock(self, state: RaceState) -> int:
        return state.round

    def feature_count(self, seats: int) -> int:
        return features.feature_count(len(self.cards.cards), seats)

    def features(self, state: RaceState, seat: int) -> Sequence[float]:
        return features.features(state, seat)

    def write_features(self, state: RaceState, seat: int, x: Pieces) -> None:
        features.describe(state, seat, x)

    def outlook_count(self, seats: int) -> int:
        return outlook.outlook_count(seats)

    def outlook(self, state: RaceState, seat: int) -> Sequence[float]:
        return outlook.outlook(state, seat)

    def private(self, seats: int) -> list[int]:
        """The hand by title, and what it is good for."""
        first = self.feature_count(seats) + self.outlook_count(seats) - outlook.OWN
        return [*range(len(self.cards.cards)), *range(first, first + outlook.OWN)]

    def foreseen(self) -> list[int]:
        """The choice of action cards, single or in pairs."""
        numbers = self.numbers
        return list(range(numbers.act, numbers.pair + len(numbers.pairs)))
