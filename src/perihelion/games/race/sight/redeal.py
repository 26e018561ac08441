"""How what is hidden is dealt anew for somebody who cannot know it (RACE-164, RACE-R50)."""

from __future__ import annotations

from perihelion.core.chance import Chance
from perihelion.games.race.state import NONE, RaceState


def redeal(state: RaceState, seat: int, chance: Chance) -> None:
    """Deals all cards the seat cannot know anew: the draw pile, goods, other hands and draws, and the
    discards of others. What everybody has seen stays where it is."""
    players = state.players
    own_known = sorted(players[seat].known + state.open_discards)
    unknown_discards = len(state.discard) - len(own_known)
    unknown = [0] * len(state.cards.cards)  # how many there are of each title
    count(unknown, state.pile, 1)
    count(unknown, state.discard, 1)
    count(unknown, own_known, -1)
    for other, player in enumerate(players):
        count(unknown, player.goods, 1)
        if other != seat:
            count(unknown, player.hand, 1)
            count(unknown, player.seen, -1)
            count(unknown, player.looking, 1)
    pool: list[int] = []
    for card, copies in enumerate(unknown):
        for _ in range(copies):
            pool.append(card)  # noqa: PERF401
    chance.shuffle(pool)
    state.pile = take(pool, len(state.pile))
    fresh = take(pool, unknown_discards)
    state.discard = own_known + fresh
    at = 0
    for other, player in enumerate(players):
        player.goods = [NONE if good == NONE else pool.pop() for good in player.goods]
        if other != seat:
            player.hand = player.seen + take(pool, len(player.hand) - len(player.seen))
            player.looking = take(pool, len(player.looking))
            player.known = fresh[at : at + len(player.known)]
            at += len(player.known)


def take(pool: list[int], count: int) -> list[int]:
    """Takes that many cards off the end of the pool."""
    taken = pool[len(pool) - count :]
    del pool[len(pool) - count :]
    return taken


def count(found: list[int], cards: list[int], change: int) -> None:
    """Counts cards in, or out with -1."""
    for card in cards:
        if card != NONE:
            found[card] = found[card] + change
