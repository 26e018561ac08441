"""Pulsar 2849 as a game of the engine: options, setup, views, secrecy and scores."""

from __future__ import annotations

from perihelion.core.chance import Chance
from perihelion.core.game import Game, Option
from perihelion.core.text import Reason
from perihelion.core.view import Preview, ScoreLine, ScoreSheet, Zone
from perihelion.games.pulsar import acts, dice, setup
from perihelion.games.pulsar.catalogue import Actions
from perihelion.games.pulsar.components import SIZES, Box
from perihelion.games.pulsar.preview import preview_of
from perihelion.games.pulsar.projection import projected, score_lines
from perihelion.games.pulsar.state import SOURCES, SPINNING, PulsarState
from perihelion.games.pulsar.strategy import evaluate, rate
from perihelion.games.pulsar.tracks import owner_of
from perihelion.games.pulsar.view import PulsarView, view_of, zones_of

VERSION = 1


class Pulsar(Game[PulsarState, PulsarView]):
    def __init__(self, box: Box) -> None:
        self.box = box
        self.actions = Actions(box)
        options = (
            Option("setup", (setup.STANDARD, setup.FIRST_GAME, setup.WITHOUT_HEADQUARTERS)),
            Option("map", tuple(id.lower() for id in box.side_ids)),
            Option("start", ("rolled", "even")),
        )
        super().__init__("pulsar", VERSION, (2, 3, 4), options, self.actions.catalogue)

    def first_game(self) -> dict[str, str]:
        return {"setup": setup.FIRST_GAME}

    def blank(self, seats: int, options: dict[str, str], chance: Chance) -> PulsarState:
        return PulsarState(self, seats, options, chance, self.box, self.actions)

    def setup(self, state: PulsarState) -> None:
        setup.set_up(state)

    # -- what may be known -------------------------------------------------------------------------

    def view(self, state: PulsarState, seat: int | None) -> PulsarView:
        return view_of(state, seat)

    def zones(self, view: PulsarView) -> list[Zone]:
        return zones_of(self.box, view)

    def redeal(self, state: PulsarState, seat: int, chance: Chance) -> None:
        """Nobody knows the hidden systems, the one in the box, the token pile and the stack of tiles."""
        hidden = [place for place, planets in enumerate(state.stations) if not planets]
        tiles = sorted([state.tiles[place] for place in hidden] + [state.unused])
        chance.shuffle(tiles)
        for place, tile in zip(hidden, tiles, strict=False):
            state.tiles[place] = tile
        state.unused = tiles[-1]
        state.pile.sort()
        chance.shuffle(state.pile)
        letters = [self.box.transmitters[tile].letter for tile in state.stack_tiles]
        stack: list[int] = []
        for letter in sorted(set(letters), reverse=True):
            group = [
                tile for tile in sorted(state.stack_tiles) if self.box.transmitters[tile].letter == letter
            ]
            chance.shuffle(group)
            stack += group
        state.stack_tiles = stack

    def census(self, state: PulsarState) -> dict[str, int]:
        players = state.players
        count = {
            "systems": len(set(state.tiles + [state.unused])),
            "tokens": len(state.pile) + len(state.discards) + sum(len(player.kept) for player in players),
            "awards": len(SIZES) * 2 - sum(state.awards) + sum(len(player.awards) for player in players),
            "rings": sum(player.rings for player in players) + sum(1 for owner in state.rings if owner >= 0),
            "initiative": len(state.initiative),
            "engineering": len(state.engineering),
            "points": sum(player.points - sum(player.earned) for player in players),
        }
        tiles = state.stack_tiles + state.display + state.gone
        for step in state.stack:
            if isinstance(step, acts.JoinTransmitter):
                tiles = [*tiles, step.tile]
        owned = [entry >> 1 for player in players for chain in player.structures for entry in chain]
        count["transmitters"] = len(set(tiles + owned)) * 100 + len(tiles) + len(owned)
        for size, name in enumerate(SIZES):
            placed = sum(1 for generator in state.generators if generator in (size + 1, size + 1 + SPINNING))
            count[name] = state.supply[size] + placed + sum(player.front[size] for player in players)
        return count

    def preview(self, state: PulsarState, seat: int, action: int) -> Preview:
        return preview_of(state, seat, action)

    # -- why not, and who is ahead -----------------------------------------------------------------

    def refusal(self, state: PulsarState, seat: int, action: int) -> Reason | None:
        top = state.stack[-1]
        if isinstance(top, (setup.ChooseSide, setup.ChooseEntryGate)):
            return Reason("refusal-setup", "PULS-034")
        if isinstance(top, dice.TakeDice):
            return Reason("refusal-dice-phase", "PULS-048")
        if isinstance(state.stack[0], dice.Round) and state.stack[0].phase == dice.PRODUCTION_PHASE:
            return Reason("refusal-not-your-turn", "PULS-068", {"seat": state.asked_seats()[0]})
        return None

    def score_sheet(self, state: PulsarState, seat: int | None) -> ScoreSheet:
        lines = [ScoreLine(f"score-{SOURCES[n]}", points) for n, points in enumerate(score_lines(state))]
        tie_break = ScoreLine("score-tie-break", self.initiative_places(state))
        return ScoreSheet(lines, self.scores(state), self.winners(state), tie_break)

    def scores(self, state: PulsarState) -> list[int]:
        return [projected(state, seat) for seat in range(state.seats)]

    def winners(self, state: PulsarState) -> list[int]:
        """Most points, then the foremost counter on the initiative track (PULS-236, PULS-R28)."""
        if not state.over:
            return []
        best = max(player.points for player in state.players)
        places = self.initiative_places(state)
        tied = [seat for seat in range(state.seats) if state.players[seat].points == best]
        return [min(tied, key=lambda seat: places[seat])]

    def ranking(self, state: PulsarState) -> list[int]:
        """The seats from first to last, ties broken in the same way (PULS-R28)."""
        places = self.initiative_places(state)
        scores = self.scores(state)
        return sorted(range(state.seats), key=lambda seat: (-scores[seat], places[seat]))

    def initiative_places(self, state: PulsarState) -> list[int]:
        """Each seat's place on the initiative track, by its foremost counter."""
        owners = [owner_of(counter) for counter in state.initiative]
        return [owners.index(seat) + 1 for seat in range(state.seats)]

    # -- for bots ----------------------------------------------------------------------------------

    def evaluate(self, state: PulsarState, seat: int) -> float:
        return evaluate(state, seat)

    def rate(self, state: PulsarState, seat: int, actions: list[int]) -> list[float] | None:
        return rate(state, seat, actions)

    def clock(self, state: PulsarState) -> int:
        return state.round
