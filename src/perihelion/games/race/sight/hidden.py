"""What is hidden from whom in Race (RACE-164, RACE-R50): one pool of cards for each viewer.

Hidden are the draw pile, the goods of all players, the cards that others hold or look at, and the discards
that the viewer neither made nor saw. Open are tableaux, the own hand, hand cards that all have seen, and
discards made openly.
"""

from __future__ import annotations

from perihelion.core.hidden import Pool
from perihelion.games.race.sight.redeal import take
from perihelion.games.race.state import NONE, RaceState, without


def hidden(state: RaceState, seat: int | None) -> list[Pool]:
    """The cards whose place the seat, or a spectator, does not know."""
    pool = Pool("cards", [], [])
    pool.add("pile", state.pile)
    unseen = without(state.discard, open_discards(state, seat))
    for other, player in enumerate(state.players):
        pool.add(f"good {other}", [good for good in player.goods if good != NONE])
        if other != seat:
            pool.add(f"hand {other}", without(player.hand, player.seen))
            pool.add(f"looking {other}", player.looking)
            pool.add(f"discarded {other}", player.known)
            unseen = without(unseen, player.known)
    pool.add("spent", unseen)
    return [pool]


def put_hidden(state: RaceState, seat: int | None, pools: list[Pool]) -> None:
    """Puts the contents of the pool where they belong, in the order in which `hidden` names the places."""
    rest = pools[0].contents[::-1]
    open_ones = open_discards(state, seat)
    unseen = len(state.discard) - len(open_ones)
    fresh: list[int] = []
    state.pile = take(rest, len(state.pile))[::-1]
    for other, player in enumerate(state.players):
        player.goods = [NONE if good == NONE else rest.pop() for good in player.goods]
        if other != seat:
            player.hand = player.seen + take(rest, len(player.hand) - len(player.seen))[::-1]
            player.looking = take(rest, len(player.looking))[::-1]
            player.known = take(rest, len(player.known))[::-1]
            fresh += player.known
    state.discard = open_ones + fresh + take(rest, unseen - len(fresh))[::-1]


def open_discards(state: RaceState, seat: int | None) -> list[int]:
    """The cards in the discard pile that the seat knows."""
    return state.open_discards + (state.players[seat].known if seat is not None else [])
