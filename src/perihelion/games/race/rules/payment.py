"""Paying for the cards just revealed in Develop or Settle.

All payers pick their cards at the same time; then, in player order, each pays, a one-time card he used
leaves his tableau, and he draws what bonus and powers give (RACE-R56).
"""

from __future__ import annotations

from typing import ClassVar

from perihelion.core.text import Arg, Event, Text
from perihelion.games.race.components import DEVELOP
from perihelion.games.race.rules.events import tell_drew
from perihelion.games.race.rules.picking import PickCards
from perihelion.games.race.rules.placing import total
from perihelion.games.race.state import NONE, RaceState


class Pay(PickCards):
    """`counts` are the prices; `placed[seat]` the card just placed, the last of its tableau, or NONE;
    `using[seat]` the one-time card discarded for it, or NONE; `ways` the ways chosen in Settle."""

    FIELDS: ClassVar[tuple[str, ...]] = ("counts", "picks", "placed", "using", "ways")

    def __init__(
        self,
        counts: list[int],
        picks: list[list[int]],
        placed: list[int],
        using: list[int],
        ways: list[int],
    ) -> None:
        super().__init__(counts, picks)
        self.placed = placed
        self.using = using
        self.ways = ways

    def copy(self) -> Pay:
        return Pay(self.counts, self.picks[:], self.placed, self.using, self.ways)

    def first(self, state: RaceState) -> int:
        return state.catalogue.pay

    def resolve(self, state: RaceState) -> None:
        state.pop()
        develop = state.phase() == DEVELOP
        for seat in state.order:
            if self.placed[seat] == NONE:
                continue
            picks = self.taken(state, seat) if self.counts[seat] else []
            if self.using[seat] != NONE:
                state.remove(seat, self.using[seat])
            if picks:
                state.throw(seat, picks)
                if state.journal is not None:
                    args: dict[str, Arg] = {"count": len(picks), "card": state.cards.key(self.placed[seat])}
                    secret: dict[str, Arg] = {"cards": state.cards.keys(picks)}
                    rule = "RACE-050" if develop else "RACE-073"
                    state.tell(Event("paid", seat, (rule,), args, secret, 1 << seat))
            if develop:
                self.draw_after(state, seat, 0, state.cards.develop_after, "RACE-060")
            else:
                bonus = settle_bonus(state, seat)
                self.draw_after(state, seat, bonus, state.cards.settle_after, "RACE-227")

    def draw_after(self, state: RaceState, seat: int, bonus: int, table: list[int], rule: str) -> None:
        """The bonus card, then the draws of powers that were there before (RACE-057, RACE-078)."""
        tableau = state.players[seat].tableau
        count = bonus - table[tableau[-1]] + total(table, tableau)
        if count:
            drawn = state.draw(seat, count)
            if state.journal is not None:
                tell_drew(state, seat, drawn, rule)

    def prompt(self, state: RaceState, seat: int) -> Text:
        count = self.counts[seat] - len(self.picks[seat])
        return Text("prompt-pay", {"count": count, "card": state.cards.key(self.placed[seat])})


def settle_bonus(state: RaceState, seat: int) -> int:
    """The cards drawn after placing a world by the seat's action card (RACE-076)."""
    bonus = 0
    for action in state.bonuses(seat):
        bonus += state.cards.actions[action].draw_after
    return bonus
