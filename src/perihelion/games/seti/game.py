"""SETI as a game of the engine: options, setup, and the doors to views, scores and judgement."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from pathlib import Path
from typing import ClassVar, Final

from perihelion.core.chance import Chance
from perihelion.core.game import Game, Option
from perihelion.core.hidden import Pool
from perihelion.core.source import Source
from perihelion.core.text import Arg, Reason, Text
from perihelion.core.view import Preview, ScoreSheet, Zone
from perihelion.games.seti.catalogue import Actions
from perihelion.games.seti.components.parts import load_components
from perihelion.games.seti.components.vocabulary import CHANCE, SPECIES
from perihelion.games.seti.mind import evaluation, features, outlook, policy, reasons
from perihelion.games.seti.rules import census, effects, free, scoring, setup, signals, steps
from perihelion.games.seti.sight import figures, hidden, labels, previews, redeal, refusals, show, zones
from perihelion.games.seti.sight.view import SetiView
from perihelion.games.seti.state import SetiState

VERSION: Final = 3

steps.HOOKS.perform = effects.perform
steps.HOOKS.matters = effects.matters
steps.HOOKS.free_options = free.free_options
steps.HOOKS.free_action = free.free_action
steps.HOOKS.after_effect = signals.resolve_pending


class Seti(Game[SetiState, SetiView]):
    """The game with its components."""

    favourites: ClassVar[tuple[tuple[str, str, str], ...]] = (
        ("card", "play", "card"),
        ("species", "discovery", "species"),
    )
    standing: ClassVar[tuple[tuple[str, str, str], ...]] = (("Turn", "pass", "round"),)
    reveals: ClassVar[frozenset[str]] = frozenset(
        (
            "discovery",
            "exertian-reveal",
            "milestone",
            "rival-card",
            "sector-win",
        )
    )

    follow_ups: ClassVar[frozenset[str]] = frozenset(
        (
            "gain-credits",
            "gain-data",
            "gain-energy",
            "gain-exofossils",
            "gain-move",
            "gain-publicity",
            "gain-vp",
            "rival-because-first-land",
            "rival-because-first-orbit",
            "rival-because-moon",
            "rival-because-prefers",
            "rival-because-sector-most",
            "rival-because-sector-second",
            "rival-because-sector-win",
            "rival-because-tech-first",
            "rival-because-tech-left",
        )
    )

    def __init__(self, components: Path | None) -> None:
        self.parts = load_components(components)
        self.acts = Actions(self.parts)
        pairs = [f"{one}-{other}" for one, other in combinations(SPECIES, 2)]
        options = (
            Option("species", (CHANCE, *pairs)),
            Option("stars", ("2", "1", "3", "4", "5"), (1,)),
        )
        super().__init__("seti", VERSION, (1, 2, 3, 4), options, self.acts.catalogue)

    def blank(self, seats: int, options: dict[str, str], chance: Chance) -> SetiState:
        return SetiState(self, seats, options, chance, self.parts, self.acts)

    def setup(self, state: SetiState) -> None:
        setup.set_up(state)

    # -- what may be known ---------------------------------------------------------------------------

    def view(self, state: SetiState, seat: int | None) -> SetiView:
        return show.show(state, seat)

    def zones(self, view: SetiView) -> list[Zone]:
        return zones.zones(self.parts, view)

    def redeal(self, state: SetiState, seat: int, chance: Chance) -> None:
        redeal.redeal(state, seat, chance)

    def veil(self, state: SetiState, seat: int) -> None:
        redeal.veil(state, seat)

    def hidden(self, state: SetiState, seat: int | None) -> list[Pool]:
        return hidden.hidden(state, seat)

    def put_hidden(self, state: SetiState, seat: int | None, pools: list[Pool]) -> None:
        hidden.put_hidden(state, seat, pools)

    def census(self, state: SetiState) -> dict[str, int]:
        return census.census(state)

    def label(self, state: SetiState, seat: int, action: int) -> Text:
        return labels.label(state, seat, action)

    def figures(self, state: SetiState, seat: int) -> dict[str, Arg]:
        return figures.figures(state, seat)

    def preview(self, state: SetiState, seat: int, action: int) -> Preview:
        return previews.preview(state, seat, action)

    def ends(self, state: SetiState, seat: int, action: int) -> Text | None:
        return previews.ends(state, seat, action)

    # -- why not, and who is ahead -------------------------------------------------------------------

    def refusal(self, state: SetiState, seat: int, action: int) -> Reason | None:
        return refusals.refusal(state, seat, action)

    def score_sheet(self, state: SetiState, seat: int | None) -> ScoreSheet:
        return scoring.score_sheet(state, seat)

    def scores(self, state: SetiState) -> list[int]:
        return scoring.scores(state)

    def winners(self, state: SetiState) -> list[int]:
        return scoring.winners(state)

    # -- for bots ------------------------------------------------------------------------------------

    def evaluate(self, state: SetiState, seat: int) -> float:
        return evaluation.evaluate(state, seat)

    def sources(self, state: SetiState, seat: int) -> list[Source]:
        return reasons.sources(state, seat)

    def rate(self, state: SetiState, seat: int, actions: list[int]) -> list[float] | None:
        return policy.rate(state, seat, actions)

    def clock(self, state: SetiState) -> int:
        return 8 * state.round + state.turn

    # -- for learning agents -----------------------------------------------------------------------

    def feature_count(self, seats: int) -> int:
        return features.feature_count(self.parts, seats)

    def features(self, state: SetiState, seat: int) -> Sequence[float]:
        return features.features(state, seat)

    def outlook_count(self, seats: int) -> int:
        return outlook.outlook_count(seats)

    def outlook(self, state: SetiState, seat: int) -> Sequence[float]:
        return outlook.outlook(state, seat)
