"""SETI as a game of the engine: options, setup, and the doors to views, scores and judgement."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from perihelion.core.chance import Chance
from perihelion.core.game import Game, Option
from perihelion.core.plain import PlainTypes
from perihelion.core.state import State
from perihelion.core.text import Reason
from perihelion.core.view import Preview, ScoreSheet, View, Zone
from perihelion.games.seti import (
    cards,
    effects,
    flight,
    free,
    judgement,
    knowledge,
    milestones,
    missions,
    objectives,
    planets,
    previews,
    rare_choices,
    refusals,
    rival,
    scan,
    scoring,
    setup,
    signals,
    steps,
    strategy,
    techs,
    traces,
    turn,
    view,
    zones,
)
from perihelion.games.seti import state as states
from perihelion.games.seti.catalogue import Actions
from perihelion.games.seti.components import load_components
from perihelion.games.seti.species import centaurians, exertians, mascamites
from perihelion.games.seti.state import SetiState

VERSION: Final = 1

steps.HOOKS.perform = effects.perform
steps.HOOKS.matters = effects.matters
steps.HOOKS.free_options = free.free_options
steps.HOOKS.free_action = free.free_action
steps.HOOKS.after_effect = signals.resolve_pending


class Seti(Game):
    """The game with its components."""

    def __init__(self, components: Path | None) -> None:
        self.parts = load_components(components)
        self.acts = Actions(self.parts)
        options = (Option("stars", ("2", "1", "3", "4", "5"), (1,)),)
        super().__init__("seti", VERSION, (1, 2, 3, 4), options, self.acts.catalogue)

    def blank(self, seats: int, options: dict[str, str], chance: Chance) -> SetiState:
        return SetiState(self, seats, options, chance, self.parts, self.acts)

    def setup(self, state: State) -> None:
        assert isinstance(state, SetiState)
        setup.set_up(state)

    def plain_types(self) -> PlainTypes:
        kinds = [
            states.Player, states.Kept, states.Rival, states.Note, steps.Run, steps.Close, cards.ChooseCard,
            cards.ChooseSpeciesCard, cards.Tuck, objectives.ChooseTask, missions.Happen, missions.Cover,
            flight.Slingshot, flight.MoveNow, flight.Visit, flight.Anomaly, signals.Signals, signals.Centre,
            signals.RefillRow, signals.RowSignals, signals.HandSignals, signals.DeckSignals, signals.Resolve,
            planets.ChooseBonus, planets.Craft, planets.Remove, techs.ChooseTech, techs.ChooseSlot,
            traces.Traces, scan.Scan, scan.ScanDone, rare_choices.Show, rare_choices.May,
            rare_choices.RowCorners, rare_choices.AsteroidData, rare_choices.FromDrawn,
            free.GiveCards, milestones.Between, milestones.ChooseGold,
            mascamites.PickSample, mascamites.ChoosePlanet, mascamites.PutSample, centaurians.MessageReward,
            exertians.PlayExertian, rival.RivalTurn, rival.RivalStack, rival.AfterAnalyze, rival.TakeTech,
            rival.RivalSample, turn.SetupIncome, turn.Play, turn.Turn, turn.EndMain, turn.CardDone,
            turn.DiscardDown, turn.Rotation, turn.KeepCard, turn.Passed, turn.EndTurn,
        ]  # fmt: skip
        return {kind.__name__: kind for kind in kinds}

    # -- what may be known ---------------------------------------------------------------------------

    def view(self, state: State, seat: int | None) -> view.SetiView:
        assert isinstance(state, SetiState)
        return view.view_of(state, seat)

    def zones(self, view_: View) -> list[Zone]:
        assert isinstance(view_, view.SetiView)
        return zones.zones_of(self.parts, view_)

    def redeal(self, state: State, seat: int, chance: Chance) -> None:
        assert isinstance(state, SetiState)
        knowledge.redeal(state, seat, chance)

    def census(self, state: State) -> dict[str, int]:
        assert isinstance(state, SetiState)
        return knowledge.census(state)

    def preview(self, state: State, seat: int, action: int) -> Preview:
        assert isinstance(state, SetiState)
        return previews.preview(state, seat, action)

    # -- why not, and who is ahead -------------------------------------------------------------------

    def refusal(self, state: State, seat: int, action: int) -> Reason | None:
        assert isinstance(state, SetiState)
        return refusals.refusal(state, seat, action)

    def score_sheet(self, state: State, seat: int | None) -> ScoreSheet:
        assert isinstance(state, SetiState)
        return scoring.sheet(state, seat)

    def scores(self, state: State) -> list[int]:
        assert isinstance(state, SetiState)
        return scoring.totals(state)

    def winners(self, state: State) -> list[int]:
        assert isinstance(state, SetiState)
        return scoring.winners(state)

    # -- for bots ------------------------------------------------------------------------------------

    def evaluate(self, state: State, seat: int) -> float:
        assert isinstance(state, SetiState)
        return strategy.evaluate(state, seat)

    def rate(self, state: State, seat: int, actions: list[int]) -> list[float] | None:
        assert isinstance(state, SetiState)
        return judgement.rate(state, seat, actions)

    def clock(self, state: State) -> int:
        assert isinstance(state, SetiState)
        return 8 * state.round + state.turn
