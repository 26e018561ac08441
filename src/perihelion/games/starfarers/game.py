"""CATAN Starfarers on the engine: options, setup, views, scores and what bots ask."""

from __future__ import annotations

from typing import Final, cast

from perihelion.core.chance import Chance
from perihelion.core.game import Game, Option
from perihelion.core.plain import PlainTypes
from perihelion.core.state import State
from perihelion.core.text import Reason
from perihelion.core.view import Preview, ScoreLine, ScoreSheet, View, Zone
from perihelion.games.starfarers import strategy
from perihelion.games.starfarers.building import PlacePort, PlaceShip, RichHelpPoor, TradeAndBuild
from perihelion.games.starfarers.catalogue import Actions
from perihelion.games.starfarers.components import BUILDS, Components
from perihelion.games.starfarers.consequences import MayFound, PlaceFreeShip
from perihelion.games.starfarers.encounter import Encounter
from perihelion.games.starfarers.flight import ChooseFriend, Flight, Jump, MoveShip
from perihelion.games.starfarers.founding import Equip, PlaceColonies
from perihelion.games.starfarers.imagining import redeal
from perihelion.games.starfarers.outcomes import GainModule, GiveCards, LoseModules, StopShip, TakeCards
from perihelion.games.starfarers.preview import make_preview
from perihelion.games.starfarers.production import Discard, GalacticAid, Seven, Steal
from perihelion.games.starfarers.prospects import DistanceTable
from perihelion.games.starfarers.setup import SETUPS, set_up
from perihelion.games.starfarers.state import COLONY, FLIGHT, TRADE_AND_BUILD, StarState
from perihelion.games.starfarers.trading import Answers, Deal, Offer
from perihelion.games.starfarers.turn import Turn
from perihelion.games.starfarers.view import StarView, make_view, make_zones

VERSION: Final = 1


class Starfarers(Game):
    """The game with its components, catalogue and tables."""

    def __init__(self, parts: Components) -> None:
        self.parts = parts
        self.actions = Actions(parts)
        options = (Option("setup", SETUPS), Option("proposals", ("invited", "open")))
        super().__init__("starfarers", VERSION, (3, 4), options, self.actions.catalogue)
        self.distance = DistanceTable(parts.board)

    def blank(self, seats: int, options: dict[str, str], chance: Chance) -> StarState:
        return StarState(self, seats, options, chance)

    def setup(self, state: State) -> None:
        star = cast(StarState, state)
        set_up(star)
        star.push(Turn(0) if star.options["setup"] == "beginner" else PlaceColonies(0))

    def plain_types(self) -> PlainTypes:
        return {
            "Turn": Turn,
            "PlaceColonies": PlaceColonies,
            "Equip": Equip,
            "GalacticAid": GalacticAid,
            "Seven": Seven,
            "Discard": Discard,
            "Steal": Steal,
            "TradeAndBuild": TradeAndBuild,
            "PlaceShip": PlaceShip,
            "PlacePort": PlacePort,
            "RichHelpPoor": RichHelpPoor,
            "Offer": Offer,
            "Answers": Answers,
            "Deal": Deal,
            "Flight": Flight,
            "MoveShip": MoveShip,
            "Jump": Jump,
            "ChooseFriend": ChooseFriend,
            "MayFound": MayFound,
            "PlaceFreeShip": PlaceFreeShip,
            "Encounter": Encounter,
            "TakeCards": TakeCards,
            "GainModule": GainModule,
            "LoseModules": LoseModules,
            "StopShip": StopShip,
            "GiveCards": GiveCards,
        }

    # -- what may be known -------------------------------------------------------------------------

    def view(self, state: State, seat: int | None) -> StarView:
        return make_view(cast(StarState, state), seat)

    def zones(self, view: View) -> list[Zone]:
        return make_zones(cast(StarView, view), self.parts.board.names)

    def redeal(self, state: State, seat: int, chance: Chance) -> None:
        redeal(cast(StarState, state), seat, chance)

    def census(self, state: State) -> dict[str, int]:
        star = cast(StarState, state)
        counts: dict[str, int] = {}
        for kind in range(5):
            held = sum(hand[kind] for hand in star.hands)
            counts[f"resource {kind}"] = star.bank[kind] + star.pile.count(kind) + held
        for module in range(3):
            counts[f"module {module}"] = star.store[module] + sum(row[module] for row in star.modules)
        for title in range(len(self.parts.friends)):
            counts[f"friend {title}"] = star.stack_cards[title] + sum(row[title] for row in star.friends)
        for seat in range(star.seats):
            ships = star.ships(seat)
            trade_ships = sum(1 for ship in ships if star.ship_kind[ship] != COLONY)
            docked = sum(row[seat] for row in star.stations)
            counts[f"colonies {seat}"] = (
                star.colonies[seat] + star.owner.count(seat) + len(ships) - trade_ships
            )
            counts[f"stations {seat}"] = star.trade_stations[seat] + trade_ships + docked
            counts[f"transporters {seat}"] = star.transporters[seat] + len(ships)
            ports = sum(1 for site, owner in enumerate(star.owner) if owner == seat and star.port[site])
            counts[f"shipyards {seat}"] = star.shipyards[seat] + ports
        playing = sum(1 for step in star.stack if isinstance(step, Encounter))
        counts["encounters"] = len(star.deck) + len(star.discards) + playing
        tokens = sum(1 for token in star.token if token >= 0) + len(star.gone)
        home = 3 * self.parts.board.slots
        beside = sum(len(stack) for stack in star.token_stacks)
        counts["tokens"] = tokens + beside
        counts["home tokens"] = sum(1 for token in star.token[home:] if token >= 0)
        counts["half-medals"] = star.bank_half_medals() + sum(star.half_medals)
        return counts

    def preview(self, state: State, seat: int, action: int) -> Preview:
        return make_preview(cast(StarState, state), seat, action)

    # -- why not, and who is ahead -----------------------------------------------------------------

    def refusal(self, state: State, seat: int, action: int) -> Reason | None:
        star = cast(StarState, state)
        actions = self.actions
        if actions.build <= action < actions.give_more and not actions.rob <= action <= actions.done:
            return self._trade_refusal(star, seat, action)
        if actions.move <= action < actions.friend or action == actions.end_turn:
            if seat != star.active:
                return Reason("refusal-not-your-turn", "STAR-064", {"seat": star.active})
            if star.phase != FLIGHT:
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

    def score_sheet(self, state: State, seat: int | None) -> ScoreSheet:
        star = cast(StarState, state)
        parts = self.parts
        seats = range(star.seats)
        ports = [star.ports_on_board(seat) for seat in seats]
        colonies = [star.colonies_on_board(seat) - ports[seat] for seat in seats]
        lines = [
            ScoreLine("score-colonies", [count * parts.colony_points for count in colonies]),
            ScoreLine("score-spaceports", [count * parts.spaceport_points for count in ports]),
            ScoreLine("score-figures", [star.figures.count(seat) * parts.figure_points for seat in seats]),
            ScoreLine("score-medals", [star.special_won.count(seat) * parts.medal_points for seat in seats]),
            ScoreLine(
                "score-half-medals", [star.half_medals[seat] // parts.half_medals_per_point for seat in seats]
            ),
        ]
        return ScoreSheet(lines, self.scores(state), self.winners(state))

    def scores(self, state: State) -> list[int]:
        star = cast(StarState, state)
        return [star.points(seat) for seat in range(star.seats)]

    def winners(self, state: State) -> list[int]:
        star = cast(StarState, state)
        return [star.winner] if star.over else []

    # -- for bots ----------------------------------------------------------------------------------

    def evaluate(self, state: State, seat: int) -> float:
        return strategy.evaluate(cast(StarState, state), seat)

    def rate(self, state: State, seat: int, actions: list[int]) -> list[float] | None:
        return strategy.rate(cast(StarState, state), seat, actions)

    def clock(self, state: State) -> int:
        return cast(StarState, state).turn
