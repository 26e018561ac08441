"""Pulsar 2849 as a game of the engine: which room answers which question."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from perihelion.core.chance import Chance
from perihelion.core.game import Game, Option
from perihelion.core.hidden import Pool
from perihelion.core.plain import Json
from perihelion.core.source import Source
from perihelion.core.text import Arg, Reason, Text
from perihelion.core.view import Preview, ScoreSheet, Zone
from perihelion.games.pulsar.catalogue import Actions
from perihelion.games.pulsar.components.box import Box
from perihelion.games.pulsar.mind import features, outlook
from perihelion.games.pulsar.mind.evaluation import evaluate
from perihelion.games.pulsar.mind.policy import rate
from perihelion.games.pulsar.mind.reasons import sources
from perihelion.games.pulsar.rules.census import census
from perihelion.games.pulsar.rules.scoring import ranking, score_sheet, scores, winners
from perihelion.games.pulsar.rules.setup import FIRST_GAME, STANDARD, WITHOUT_HEADQUARTERS, set_up
from perihelion.games.pulsar.sight.figures import figures
from perihelion.games.pulsar.sight.hidden import hidden, put_hidden
from perihelion.games.pulsar.sight.previews import ends, offered_bonus, preview
from perihelion.games.pulsar.sight.redeal import redeal, veil
from perihelion.games.pulsar.sight.refusals import refusal
from perihelion.games.pulsar.sight.show import show
from perihelion.games.pulsar.sight.view import PulsarView
from perihelion.games.pulsar.sight.zones import zones
from perihelion.games.pulsar.state import PulsarState

VERSION = 2


class Pulsar(Game[PulsarState, PulsarView]):
    favourites: ClassVar[tuple[tuple[str, str, str], ...]] = (
        ("technology", "patented", "technology"),
        ("opening", "headquarters", "headquarters"),
    )
    reveals: ClassVar[frozenset[str]] = frozenset(
        (
            "rolled",
            "revealed",
            "token",
            "game-over",
        )
    )

    def __init__(self, box: Box) -> None:
        self.box = box
        self.actions = Actions(box)
        options = (
            Option("setup", (STANDARD, FIRST_GAME, WITHOUT_HEADQUARTERS)),
            Option("map", tuple(id.lower() for id in box.side_ids)),
            Option("start", ("rolled", "even")),
        )
        super().__init__("pulsar", VERSION, (2, 3, 4), options, self.actions.catalogue)

    def first_game(self) -> dict[str, str]:
        return {"setup": FIRST_GAME}

    def blank(self, seats: int, options: dict[str, str], chance: Chance) -> PulsarState:
        return PulsarState(self, seats, options, chance, self.box, self.actions)

    def setup(self, state: PulsarState) -> None:
        set_up(state)

    def migrate(self, saved: dict[str, Json], version: int) -> dict[str, Json]:
        """Version 2 remembers whether a die was copied in the turn."""
        if version == 1:
            fields = saved["fields"]
            assert isinstance(fields, dict)
            return {**saved, "fields": {**fields, "copied": False}}
        return saved

    # -- what may be known -------------------------------------------------------------------------

    def view(self, state: PulsarState, seat: int | None) -> PulsarView:
        return show(state, seat)

    def zones(self, view: PulsarView) -> list[Zone]:
        return zones(self.box, view)

    def redeal(self, state: PulsarState, seat: int, chance: Chance) -> None:
        redeal(state, seat, chance)

    def veil(self, state: PulsarState, seat: int) -> None:
        veil(state, seat)

    def hidden(self, state: PulsarState, seat: int | None) -> list[Pool]:
        return hidden(state)

    def put_hidden(self, state: PulsarState, seat: int | None, pools: list[Pool]) -> None:
        put_hidden(state, pools)

    def census(self, state: PulsarState) -> dict[str, int]:
        return census(state)

    def label(self, state: PulsarState, seat: int, action: int) -> Text:
        return offered_bonus(state, action) or self.catalogue.text(action)

    def figures(self, state: PulsarState, seat: int) -> dict[str, Arg]:
        return figures(state, seat)

    def preview(self, state: PulsarState, seat: int, action: int) -> Preview:
        return preview(state, seat, action)

    def ends(self, state: PulsarState, seat: int, action: int) -> Text | None:
        return ends(state, seat, action)

    # -- why not, and who is ahead -----------------------------------------------------------------

    def refusal(self, state: PulsarState, seat: int, action: int) -> Reason | None:
        return refusal(state, seat, action)

    def score_sheet(self, state: PulsarState, seat: int | None) -> ScoreSheet:
        return score_sheet(state)

    def scores(self, state: PulsarState) -> list[int]:
        return scores(state)

    def winners(self, state: PulsarState) -> list[int]:
        return winners(state)

    def ranking(self, state: PulsarState) -> list[int]:
        return ranking(state)

    # -- for bots ----------------------------------------------------------------------------------

    def evaluate(self, state: PulsarState, seat: int) -> float:
        return evaluate(state, seat)

    def sources(self, state: PulsarState, seat: int) -> list[Source]:
        return sources(state, seat)

    def rate(self, state: PulsarState, seat: int, actions: list[int]) -> list[float] | None:
        return rate(state, seat, actions)

    def clock(self, state: PulsarState) -> int:
        return state.round

    # -- for learning agents -----------------------------------------------------------------------

    def feature_count(self, seats: int) -> int:
        return features.feature_count(self.box, seats)

    def features(self, state: PulsarState, seat: int) -> Sequence[float]:
        return features.features(state, seat)

    def outlook_count(self, seats: int) -> int:
        return outlook.outlook_count(seats)

    def outlook(self, state: PulsarState, seat: int) -> Sequence[float]:
        return outlook.outlook(state, seat)
