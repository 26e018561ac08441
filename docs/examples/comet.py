"""Comet: a complete tiny game, as the guide "Add a game" builds it.

Everybody holds the cards 1 to 5. Each round a comet of 1 to 6 points is turned up from a shuffled pile;
all secretly bid a card; the highest bid that nobody else made takes the comet. Most points win.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from perihelion.core.catalogue import Catalogue, Param
from perihelion.core.chance import Chance
from perihelion.core.game import AnyGame, Game
from perihelion.core.hidden import Pool
from perihelion.core.state import State, Step
from perihelion.core.text import Event, Reason, Text
from perihelion.core.view import ScoreLine, ScoreSheet, View, Zone, ZoneItem

CARDS = 5
COMETS = 6


class CometState(State):
    FIELDS: ClassVar[tuple[str, ...]] = ("pile", "comet", "hands", "points")

    def __init__(self, game: AnyGame, seats: int, options: dict[str, str], chance: Chance) -> None:
        super().__init__(game, seats, options, chance)
        self.pile: list[int] = []
        self.comet = 0
        self.hands: list[list[int]] = [list(range(1, CARDS + 1)) for _ in range(seats)]
        self.points = [0] * seats

    def copy_fields(self, other: CometState) -> None:
        other.pile = self.pile[:]
        other.comet = self.comet
        other.hands = [hand[:] for hand in self.hands]
        other.points = self.points[:]


class Round(Step[CometState]):
    """Turns a comet up, until every hand is empty."""

    def copy(self) -> Round:
        return Round()

    def run(self, state: CometState) -> None:
        if not state.hands[0]:
            state.finish()
            return
        state.comet = state.pile.pop()
        state.revealed()
        state.tell(Event("comet", args={"points": state.comet}))
        state.push(Bid([0] * state.seats))


class Bid(Step[CometState]):
    """All bid a card at once; revealed when the last bid is in."""

    FIELDS: ClassVar[tuple[str, ...]] = ("bids",)
    secret: ClassVar[bool] = True

    def __init__(self, bids: list[int]) -> None:
        self.bids = bids

    def copy(self) -> Bid:
        return Bid(self.bids[:])

    def run(self, state: CometState) -> None:
        if 0 in self.bids:
            state.ask((1 << state.seats) - 1)
            return
        for seat, bid in enumerate(self.bids):
            state.hands[seat].remove(bid)
        state.revealed()
        single = [bid for bid in self.bids if self.bids.count(bid) == 1]
        if single:
            winner = self.bids.index(max(single))
            state.points[winner] += state.comet
            state.tell(Event("taken", winner, args={"points": state.comet}))
        state.comet = 0
        state.pop()

    def legal(self, state: CometState, seat: int) -> list[int]:
        return [card - 1 for card in state.hands[seat]]

    def answer(self, state: CometState, seat: int, action: int) -> None:
        self.bids[seat] = action + 1

    def refusal(self, state: CometState, seat: int, action: int) -> Reason:
        return Reason("refusal-played", "COMET-2", {"card": action + 1})

    def prompt(self, state: CometState, seat: int) -> Text:
        return Text("prompt-bid", {"points": state.comet})

    def forget(self, state: CometState, seat: int) -> bool:
        self.bids[seat] = 0
        return True


@dataclass
class CometView(View):
    comet: int
    pile: int
    hands: list[list[int]]
    points: list[int]


class Comet(Game[CometState, CometView]):
    def __init__(self) -> None:
        catalogue = Catalogue()
        catalogue.add("bid", Param("card", "", tuple(str(card) for card in range(1, CARDS + 1))))
        super().__init__("comet", 1, (2, 3, 4), (), catalogue)

    def blank(self, seats: int, options: dict[str, str], chance: Chance) -> CometState:
        return CometState(self, seats, options, chance)

    def setup(self, state: CometState) -> None:
        state.pile = list(range(1, COMETS + 1))
        state.chance.shuffle(state.pile)
        state.push(Round())

    def view(self, state: CometState, seat: int | None) -> CometView:
        hands = [hand[:] for hand in state.hands]
        return CometView(
            self.id, seat, state.seats, state.asks, state.asked_seats(), state.over,
            state.comet, len(state.pile), hands, state.points[:],
        )  # fmt: skip

    def zones(self, view: CometView) -> list[Zone]:
        return [
            Zone(Text("zone-hand"), seat, [ZoneItem(Text("card", {"card": card})) for card in hand])
            for seat, hand in enumerate(view.hands)
        ]

    def redeal(self, state: CometState, seat: int, chance: Chance) -> None:
        state.pile.sort()  # what is dealt anew must not depend on what was there
        chance.shuffle(state.pile)

    def hidden(self, state: CometState, seat: int | None) -> list[Pool]:
        pool = Pool("comets", [], [])
        pool.add("pile", state.pile)
        return [pool]

    def put_hidden(self, state: CometState, seat: int | None, pools: list[Pool]) -> None:
        state.pile = pools[0].contents[:]

    def census(self, state: CometState) -> dict[str, int]:
        in_play = 1 if state.comet else 0
        return {"comets": len(state.pile) + in_play + (COMETS - len(state.pile) - in_play)}

    def score_sheet(self, state: CometState, seat: int | None) -> ScoreSheet:
        scores = self.scores(state)
        return ScoreSheet([ScoreLine("score-comets", scores)], scores, self.winners(state))

    def scores(self, state: CometState) -> list[int]:
        return state.points[:]

    def winners(self, state: CometState) -> list[int]:
        best = max(state.points)
        return [seat for seat in range(state.seats) if state.points[seat] == best] if state.over else []

    def evaluate(self, state: CometState, seat: int) -> float:
        rivals = [points for other, points in enumerate(state.points) if other != seat]
        return float(state.points[seat] - max(rivals))

    def feature_count(self, seats: int) -> int:
        return COMETS + seats * (CARDS + 1)

    def features(self, state: CometState, seat: int) -> list[float]:
        numbers = [float(state.comet == comet) for comet in range(1, COMETS + 1)]
        for turn in range(state.seats):
            other = (seat + turn) % state.seats
            numbers += [float(card in state.hands[other]) for card in range(1, CARDS + 1)]
            numbers.append(state.points[other] / 10)
        return numbers
