"""Race for the Galaxy as a game of the engine: setup, and the answers to everybody's questions."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from perihelion.core.chance import Chance
from perihelion.core.game import Game, Option
from perihelion.core.text import Reason
from perihelion.core.view import Preview, ScoreSheet, Zone
from perihelion.games.race import features, knowledge, scoring, strategy
from perihelion.games.race.catalogue import RaceCatalogue
from perihelion.games.race.components import load_cards
from perihelion.games.race.judgement import lay_out_incomes
from perihelion.games.race.phases.rounds import Round, SetupDiscard
from perihelion.games.race.previews import preview
from perihelion.games.race.refusals import general_refusal
from perihelion.games.race.show import show
from perihelion.games.race.state import NONE, Player, RaceState
from perihelion.games.race.view import RaceView
from perihelion.games.race.zones import zones

VERSION = 1

OPTIONS = (
    Option("setup", ("standard", "first-game")),
    Option("variant", ("standard", "advanced"), seats=(2,)),
    Option("pilgrimage-world", ("last", "any-order")),
    Option("produce-bonus", ("may", "must")),
)


class RaceGame(Game[RaceState, RaceView]):
    """The game with its cards and catalogue."""

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
        """Start worlds are dealt, then hands from the lowest start world on, then the good of a start
        world that is a windfall world (RACE-R56)."""
        state.pool = self.cards.pool[state.seats]
        state.push(Round())
        first_game = state.options["setup"] == "first-game"
        starts = self.start_worlds(state.seats, first_game)
        state.chance.shuffle(starts)
        for start in starts[: state.seats]:
            state.players.append(Player(start, [start], [NONE], [], 0, [], [], []))
        state.order = player_order([self.cards.start_number[player.start] for player in state.players])
        state.pile = self.cards.deck[:]
        for player in state.players:
            state.pile.remove(player.start)
        if first_game:
            self.take_preset_hands(state)
            state.chance.shuffle(state.pile)
        else:
            state.chance.shuffle(state.pile)
            self.deal_hands(state)
        for player in state.players:
            if self.cards.windfall[player.start]:
                player.goods[0] = state.take()  # RACE-019

    def start_worlds(self, seats: int, first_game: bool) -> list[int]:
        """The start worlds that are dealt (RACE-015, RACE-021)."""
        if not first_game:
            return self.cards.start_worlds[:]
        numbers = self.cards.preset_starts[seats]
        return [card for card in self.cards.start_worlds if self.cards.start_number[card] in numbers]

    def take_preset_hands(self, state: RaceState) -> None:
        """Everybody takes the four cards of his start world's number (RACE-022)."""
        for player in state.players:
            player.hand = self.cards.preset_hands[self.cards.start_number[player.start]][:]
            for card in player.hand:
                state.pile.remove(card)

    def deal_hands(self, state: RaceState) -> None:
        """Six cards each, of which two will be discarded (RACE-017)."""
        for seat in state.order:
            for _ in range(self.cards.initial_deal):
                state.players[seat].hand.append(state.pile.pop())
        counts = [self.cards.initial_discard] * state.seats
        state.push(SetupDiscard(counts, [[] for _ in counts]))

    # -- what may be known -------------------------------------------------------------------------

    def view(self, state: RaceState, seat: int | None) -> RaceView:
        return show(state, seat)

    def zones(self, view: RaceView) -> list[Zone]:
        return zones(view)

    def redeal(self, state: RaceState, seat: int, chance: Chance) -> None:
        knowledge.redeal(state, seat, chance)

    def census(self, state: RaceState) -> dict[str, int]:
        return knowledge.census(state)

    def preview(self, state: RaceState, seat: int, action: int) -> Preview:
        return preview(state, seat, action)

    # -- why not, and who is ahead -----------------------------------------------------------------

    def refusal(self, state: RaceState, seat: int, action: int) -> Reason | None:
        return general_refusal(state, seat, action)

    def score_sheet(self, state: RaceState, seat: int | None) -> ScoreSheet:
        return scoring.score_sheet(state)

    def winners(self, state: RaceState) -> list[int]:
        return scoring.winners(state) if state.over else []

    def scores(self, state: RaceState) -> list[int]:
        return [scoring.points(state, seat) for seat in range(state.seats)]

    # -- for bots ----------------------------------------------------------------------------------

    def evaluate(self, state: RaceState, seat: int) -> float:
        return strategy.evaluate(state, seat)

    def rate(self, state: RaceState, seat: int, actions: list[int]) -> list[float] | None:
        return strategy.rate(state, seat, actions)

    def clock(self, state: RaceState) -> int:
        return state.round

    def feature_count(self, seats: int) -> int:
        return features.feature_count(len(self.cards.cards), seats)

    def features(self, state: RaceState, seat: int) -> Sequence[float]:
        return features.features(state, seat)

    def foreseen(self) -> list[int]:
        """The choice of action cards, single or in pairs."""
        numbers = self.numbers
        return list(range(numbers.act, numbers.pair + len(numbers.pairs)))


def player_order(numbers: list[int]) -> list[int]:
    """Clockwise from the seat with the lowest start world number (RACE-198)."""
    first = numbers.index(min(numbers))
    return [(first + turn) % len(numbers) for turn in range(len(numbers))]
