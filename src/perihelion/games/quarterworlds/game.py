"""Quarterworlds as a game of the engine: which room answers which question."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from perihelion.core.chance import Chance
from perihelion.core.game import Game
from perihelion.core.hidden import Pool
from perihelion.core.source import Source
from perihelion.core.text import Arg, Reason, Text
from perihelion.core.view import Preview, ScoreSheet, Zone
from perihelion.games.quarterworlds.catalogue import Actions
from perihelion.games.quarterworlds.components import Components
from perihelion.games.quarterworlds.mind import blunders, evaluation, features, outlook, policy, reasons
from perihelion.games.quarterworlds.mind.worth import Forecasts
from perihelion.games.quarterworlds.rules import census, laying, scoring, setup
from perihelion.games.quarterworlds.rules.options import OPTIONS
from perihelion.games.quarterworlds.sight import figures, hidden, previews, redeal, refusals, show, zones
from perihelion.games.quarterworlds.sight.view import QuarView
from perihelion.games.quarterworlds.state import QuarState


class Quarterworlds(Game[QuarState, QuarView]):
    favourites: ClassVar[tuple[tuple[str, str, str], ...]] = (("card", "laid", "card"),)
    standing: ClassVar[tuple[tuple[str, str, str], ...]] = (
        ("Turns", "pass", "round"),
        ("Lay", "pay-suggested", "always"),
    )
    reveals: ClassVar[frozenset[str]] = frozenset(
        (
            "cylinder-diagonal",
            "cylinder-horizontal",
            "cylinder-vertical",
            "researched",
        )
    )

    def __init__(self, parts: Components) -> None:
        self.parts = parts
        self.actions = Actions(parts)
        self.forecasts = Forecasts(parts)
        super().__init__("quarterworlds", 4, (2,), OPTIONS, self.actions.catalogue)  # QUAR-001

    def blank(self, seats: int, options: dict[str, str], chance: Chance) -> QuarState:
        return QuarState(self, seats, options, chance)

    def setup(self, state: QuarState) -> None:
        setup.set_up(state)

    # -- what may be known -------------------------------------------------------------------------

    def view(self, state: QuarState, seat: int | None) -> QuarView:
        return show.show(state, seat)

    def zones(self, view: QuarView) -> list[Zone]:
        return zones.zones(self.parts, view)

    def redeal(self, state: QuarState, seat: int, chance: Chance) -> None:
        redeal.redeal(state, seat, chance)

    def veil(self, state: QuarState, seat: int) -> None:
        redeal.veil(state, seat)

    def hidden(self, state: QuarState, seat: int | None) -> list[Pool]:
        return hidden.hidden(state, seat)

    def put_hidden(self, state: QuarState, seat: int | None, pools: list[Pool]) -> None:
        hidden.put_hidden(state, seat, pools)

    def census(self, state: QuarState) -> dict[str, int]:
        return census.census(state)

    def figures(self, state: QuarState, seat: int) -> dict[str, Arg]:
        return figures.figures(state, seat)

    def preview(self, state: QuarState, seat: int, action: int) -> Preview:
        return previews.preview(state, seat, action)

    def ends(self, state: QuarState, seat: int, action: int) -> Text | None:
        return previews.ends(state, seat, action)

    def blunder(self, state: QuarState, seat: int, action: int) -> Text | None:
        return blunders.blunder(state, seat, action)

    # -- why not, and who is ahead -----------------------------------------------------------------

    def refusal(self, state: QuarState, seat: int, action: int) -> Reason | None:
        return refusals.refusal(state, seat, action)

    def score_sheet(self, state: QuarState, seat: int | None) -> ScoreSheet:
        return scoring.score_sheet(state)

    def winners(self, state: QuarState) -> list[int]:
        return scoring.winners(state)

    def scores(self, state: QuarState) -> list[int]:
        return scoring.scores(state)

    # -- for bots ----------------------------------------------------------------------------------

    def evaluate(self, state: QuarState, seat: int) -> float:
        return evaluation.evaluate(state, seat)

    def sources(self, state: QuarState, seat: int) -> list[Source]:
        return reasons.sources(state, seat)

    def weighed(self, state: QuarState, seat: int, action: int) -> list[Source]:
        return reasons.weighed(state, seat, action)

    def rate(self, state: QuarState, seat: int, actions: list[int]) -> list[float] | None:
        return policy.rate(state, seat, actions)

    def implies(self, state: QuarState, seat: int, action: int) -> list[int]:
        return laying.only_place(state, seat, action)

    def clock(self, state: QuarState) -> int:
        return 2 * state.epoch + state.turn

    # -- for learning agents -----------------------------------------------------------------------

    def feature_count(self, seats: int) -> int:
        return features.feature_count(len(self.parts.cards))

    def features(self, state: QuarState, seat: int) -> Sequence[float]:
        return features.features(state, seat)

    def outlook_count(self, seats: int) -> int:
        return outlook.outlook_count()

    def outlook(self, state: QuarState, seat: int) -> Sequence[float]:
        return outlook.outlook(state, seat)
