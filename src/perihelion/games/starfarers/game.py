"""CATAN Starfarers on the engine: options, setup, views, scores and what bots ask."""

from __future__ import annotations

from typing import Final

from perihelion.core.chance import Chance
from perihelion.core.game import Game, Option
from perihelion.core.text import Reason
from perihelion.core.view import Preview, ScoreLine, ScoreSheet, Zone
from perihelion.games.starfarers import strategy
from perihelion.games.starfarers.catalogue import Actions
from perihelion.games.starfarers.components import BUILDS, Components
from perihelion.games.starfarers.encounter import Encounter
from perihelion.games.starfarers.founding import PlaceColonies
from perihelion.games.starfarers.imagining import redeal
from perihelion.games.starfarers.preview import make_preview
from perihelion.games.starfarers.prospects import DistanceTable
from perihelion.games.starfarers.setup import SETUPS, set_up
from perihelion.games.starfarers.state import COLONY, FLIGHT, TRADE_AND_BUILD, StarState
from perihelion.games.starfarers.turn import Turn
from perihelion.games.starfarers.view import StarView, make_view, make_zones

VERSION: Final = 1


class Starfarers(Game[StarState, StarView]):
    """The game with its components, catalogue and tables."""

    def __init__(self, parts: Components) -> None:
        self.parts = parts
        self.actions = Actions(parts)
        options = (Option("setup", SETUPS), Option("proposals", ("invited", "open")))
        super().__init__("starfarers", VERSION, (3, 4), options, self.actions.catalogue)
        self.distance = DistanceTable(parts.board)

    def blank(self, seats: int, options: dict[str, str], chance: Chance) -> StarState:
        return StarState(self, seats, options, chance)

    def setup(self, state: StarState) -> None:
        set_up(state)
        state.push(Turn(0) if state.options["setup"] == "beginner" else PlaceColonies(0))

    # -- what may be known -------------------------------------------------------------------------

    def view(self, state: StarState, seat: int | None) -> StarView:
        return make_view(state, seat)

    def zones(self, view: StarView) -> list[Zone]:
        return make_zones(view, self.parts.board.names)

    def redeal(self, state: StarState, seat: int, chance: Chance) -> None:
        redeal(state, seat, chance)

    def census(self, state: StarState) -> dict[str, int]:
        counts: dict[str, int] = {}
        for kind in range(5):
            held = sum(hand[kind] for hand in state.hands)
            counts[f"resource {kind}"] = state.bank[kind] + state.pile.count(kind) + held
        for module in range(3):
            counts[f"module {module}"] = state.store[module] + sum(row[module] for row in state.modules)
        for title in range(len(self.parts.friends)):
            counts[f"friend {title}"] = state.stack_cards[title] + sum(row[title] for row in state.friends)
        for seat in range(state.seats):
            ships = state.ships(seat)
            trade_ships = sum(1 for ship in ships if state.ship_kind[ship] != COLONY)
            docked = sum(row[seat] for row in state.stations)
            counts[f"colonies {seat}"] = (
                state.colonies[seat] + state.owner.count(seat) + len(ships) - trade_ships
            )
            counts[f"stations {seat}"] = state.trade_stations[seat] + trade_ships + docked
            counts[f"transporters {seat}"] = state.transporters[seat] + len(ships)
            ports = sum(1 for site, owner in enumerate(state.owner) if owner == seat and state.port[site])
            counts[f"shipyards {seat}"] = state.shipyards[seat] + ports
        playing = sum(1 for step in state.stack if isinstance(step, Encounter))
        counts["encounters"] = len(state.deck) + len(state.discards) + playing
        tokens = sum(1 for token in state.token if token >= 0) + len(state.gone)
        home = 3 * self.parts.board.slots
        beside = sum(len(stack) for stack in state.token_stacks)
        counts["tokens"] = tokens + beside
        counts["home tokens"] = sum(1 for token in state.token[home:] if token >= 0)
        counts["half-medals"] = state.bank_half_medals() + sum(state.half_medals)
        return counts

    def preview(self, state: StarState, seat: int, action: int) -> Preview:
        return make_preview(state, seat, action)

    # -- why not, and who is ahead -----------------------------------------------------------------

    def refusal(self, state: StarState, seat: int, action: int) -> Reason | None:
        actions = self.actions
        if actions.build <= action < actions.give_more and not actions.rob <= action <= actions.done:
            return self._trade_refusal(state, seat, action)
        if actions.move <= action < actions.friend or action == actions.end_turn:
            if seat != state.active:
                return Reason("refusal-not-your-turn", "STAR-064", {"seat": state.active})
            if state.phase != FLIGHT:
                return Reason("refusal-not-flight", "STAR-062")
        return None

    def _trade_refusal(self, state: StarState, seat: int, action: int) -> Reason | None:
        actions = self.actions
        if seat != state.active:
            rule = "STAR-110" if action == actions.offer else "STAR-098"
            return Reason("refusal-not-your-turn", rule, {"seat": state.active})
        if state.phase != TRADE_AND_BUILD:
            bank = actions.build + len(BUILDS) <= action < actions.fame
            return Reason("refusal-not-trade-phase", "STAR-105" if bank else "STAR-099")
        return None

    def score_sheet(self, state: StarState, seat: int | None) -> ScoreSheet:
        parts = self.parts
        seats = range(state.seats)
        ports = [state.ports_on_board(seat) for seat in seats]
        colonies = [state.colonies_on_board(seat) - ports[seat] for seat in seats]
        lines = [
            ScoreLine("score-colonies", [count * parts.colony_points for count in colonies]),
            ScoreLine("score-spaceports", [count * parts.spaceport_points for count in ports]),
            ScoreLine("score-figures", [state.figures.count(seat) * parts.figure_points for seat in seats]),
            ScoreLine("score-medals", [state.special_won.count(seat) * parts.medal_points for seat in seats]),
            ScoreLine(
                "score-half-medals",
                [state.half_medals[seat] // parts.half_medals_per_point for seat in seats],
            ),
        ]
        return ScoreSheet(lines, self.scores(state), self.winners(state))

    def scores(self, state: StarState) -> list[int]:
        return [state.points(seat) for seat in range(state.seats)]

    def winners(self, state: StarState) -> list[int]:
        return [state.winner] if state.over else []

    # -- for bots ----------------------------------------------------------------------------------

    def evaluate(self, state: StarState, seat: int) -> float:
        return strategy.evaluate(state, seat)

    def rate(self, state: StarState, seat: int, actions: list[int]) -> list[float] | None:
        return strategy.rate(state, seat, actions)

    def clock(self, state: StarState) -> int:
        return state.turn
