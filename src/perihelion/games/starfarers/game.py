"""CATAN Starfarers on the engine: which room answers which question."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from perihelion.core.chance import Chance
from perihelion.core.game import Game, Option
from perihelion.core.hidden import Pool
from perihelion.core.source import Source
from perihelion.core.text import Arg, Reason
from perihelion.core.view import Preview, ScoreSheet, Zone
from perihelion.games.starfarers.catalogue import Actions
from perihelion.games.starfarers.components.board import DistanceTable
from perihelion.games.starfarers.components.chart import Chart
from perihelion.games.starfarers.components.parts import LOADS, SETUPS, Components
from perihelion.games.starfarers.mind import features, outlook
from perihelion.games.starfarers.mind.evaluation import evaluate
from perihelion.games.starfarers.mind.policy import rate
from perihelion.games.starfarers.mind.reasons import sources
from perihelion.games.starfarers.mind.worth import fading_by_boosters
from perihelion.games.starfarers.rules.census import census
from perihelion.games.starfarers.rules.founding import PlaceColonies
from perihelion.games.starfarers.rules.scoring import score_sheet, scores, winners
from perihelion.games.starfarers.rules.setup import set_up
from perihelion.games.starfarers.rules.turn import Turn
from perihelion.games.starfarers.sight.figures import figures
from perihelion.games.starfarers.sight.hidden import hidden, put_hidden
from perihelion.games.starfarers.sight.previews import preview
from perihelion.games.starfarers.sight.redeal import redeal, veil
from perihelion.games.starfarers.sight.refusals import refusal
from perihelion.games.starfarers.sight.show import show
from perihelion.games.starfarers.sight.view import StarView
from perihelion.games.starfarers.sight.zones import zones
from perihelion.games.starfarers.state import StarState

VERSION: Final = 2

OPTIONS: Final = (Option("setup", SETUPS), Option("proposals", ("open", "invited")), Option("balls", LOADS))


class Starfarers(Game[StarState, StarView]):
    """The game with its components, catalogue and tables."""

    favourites: ClassVar[tuple[tuple[str, str, str], ...]] = (("people", "found-station", "people"),)
    standing: ClassVar[tuple[tuple[str, str, str], ...]] = (("Answers", "decline", "always"),)
    reveals: ClassVar[frozenset[str]] = frozenset(
        (
            "combat-lost",
            "combat-won",
            "compare-lost",
            "compare-won",
            "discover",
            "encounter-over",
            "encounter-roll",
            "explore",
            "half-medals",
            "roll",
            "shake",
            "speed-lost",
            "speed-won",
            "start-player",
        )
    )

    def __init__(self, parts: Components) -> None:
        self.parts = parts
        self.actions = Actions(parts)
        super().__init__("starfarers", VERSION, (3, 4), OPTIONS, self.actions.catalogue)
        self.distance = DistanceTable(parts.board)
        self.fading = fading_by_boosters(parts)
        self.charts: list[list[Chart]] = [[] for _ in range(max(self.players))]  # that each seat flew by last

    def blank(self, seats: int, options: dict[str, str], chance: Chance) -> StarState:
        return StarState(self, seats, options, chance)

    def setup(self, state: StarState) -> None:
        set_up(state)
        state.push(Turn(0) if state.options["setup"] == "beginner" else PlaceColonies(0))

    # -- what may be known -------------------------------------------------------------------------

    def view(self, state: StarState, seat: int | None) -> StarView:
        return show(state, seat)

    def zones(self, view: StarView) -> list[Zone]:
        return zones(view, self.parts.board.names)

    def redeal(self, state: StarState, seat: int, chance: Chance) -> None:
        redeal(state, seat, chance)

    def veil(self, state: StarState, seat: int) -> None:
        veil(state, seat)

    def hidden(self, state: StarState, seat: int | None) -> list[Pool]:
        return hidden(state, seat)

    def put_hidden(self, state: StarState, seat: int | None, pools: list[Pool]) -> None:
        put_hidden(state, seat, pools)

    def census(self, state: StarState) -> dict[str, int]:
        return census(state)

    def figures(self, state: StarState, seat: int) -> dict[str, Arg]:
        return figures(state, seat)

    def preview(self, state: StarState, seat: int, action: int) -> Preview:
        return preview(state, seat, action)

    # -- why not, and who is ahead -----------------------------------------------------------------

    def refusal(self, state: StarState, seat: int, action: int) -> Reason | None:
        return refusal(state, seat, action)

    def score_sheet(self, state: StarState, seat: int | None) -> ScoreSheet:
        return score_sheet(state)

    def scores(self, state: StarState) -> list[int]:
        return scores(state)

    def winners(self, state: StarState) -> list[int]:
        return winners(state)

    # -- for bots ----------------------------------------------------------------------------------

    def evaluate(self, state: StarState, seat: int) -> float:
        return evaluate(state, seat)

    def sources(self, state: StarState, seat: int) -> list[Source]:
        return sources(state, seat)

    def rate(self, state: StarState, seat: int, actions: list[int]) -> list[float] | None:
        return rate(state, seat, actions)

    def clock(self, state: StarState) -> int:
        return state.turn

    # -- for learning agents -----------------------------------------------------------------------

    def feature_count(self, seats: int) -> int:
        return features.feature_count(self.parts, seats)

    def features(self, state: StarState, seat: int) -> Sequence[float]:
        return features.features(state, seat)

    def outlook_count(self, seats: int) -> int:
        return outlook.outlook_count(seats)

    def outlook(self, state: StarState, seat: int) -> Sequence[float]:
        return outlook.outlook(state, seat)
