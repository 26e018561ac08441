"""Phase I: Explore. All draw, then all choose at the same time what to keep (RACE-037, RACE-038)."""

from __future__ import annotations

from perihelion.core.text import Arg, Event, Text
from perihelion.games.race.rules.picking import PickCards
from perihelion.games.race.state import NONE, RaceState, without


class Keep(PickCards):
    """Everybody picks what to keep out of the cards just drawn (RACE-039)."""

    def copy(self) -> Keep:
        return Keep(self.counts, self.picks[:])

    def source(self, state: RaceState, seat: int) -> list[int]:
        return state.players[seat].looking

    def first(self, state: RaceState) -> int:
        return state.catalogue.keep

    def resolve(self, state: RaceState) -> None:
        state.pop()
        for seat in state.order:
            player = state.players[seat]
            kept = self.taken(state, seat)
            drawn = len(player.looking)
            rest = without(player.looking, kept)
            player.hand = player.hand + kept
            player.known = player.known + rest
            state.discard += rest  # RACE-045
            if state.journal is not None:
                args: dict[str, Arg] = {"drawn": drawn, "kept": len(kept)}
                secret: dict[str, Arg] = {
                    "cards": state.cards.keys(kept),
                    "discarded": state.cards.keys(rest),
                    "count": len(rest),
                }
                state.tell(Event("explored", seat, ("RACE-037",), args, secret, 1 << seat))
            player.looking = []

    def prompt(self, state: RaceState, seat: int) -> Text:
        return Text("prompt-keep", {"count": self.counts[seat] - len(self.picks[seat])})


def begin_explore(state: RaceState) -> None:
    """All draw in player order, each completely, before anybody discards (RACE-R30)."""
    counts = [0] * state.seats
    for seat in state.order:
        draw, keep = explore_figures(state, seat)
        looking: list[int] = []
        for _ in range(draw):
            card = state.take()
            if card == NONE:
                break
            looking.append(card)
        state.players[seat].looking = looking
        counts[seat] = min(keep, len(looking))  # RACE-R52
    state.reveals += 1
    state.push(Keep(counts, [[] for _ in counts]))


def explore_figures(state: RaceState, seat: int) -> tuple[int, int]:
    """How many cards the seat draws and keeps: action, bonuses and powers add up (RACE-044)."""
    cards = state.cards
    draw, keep = cards.explore_draw, cards.explore_keep
    for action in state.bonuses(seat):
        draw += cards.actions[action].draw
        keep += cards.actions[action].keep
    for card in state.players[seat].tableau:
        draw += cards.draw_extra[card]
        keep += cards.keep_extra[card]
    return draw, min(keep, draw)
