"""How what is hidden is dealt anew for somebody who cannot know it (RACE-164, RACE-R50)."""

from __future__ import annotations

from typing import cast

from perihelion.core.chance import Chance
from perihelion.games.race.components import Cards
from perihelion.games.race.state import NONE, RaceState


def redeal(state: RaceState, seat: int, chance: Chance) -> None:
    """Deals all cards the seat cannot know anew: the draw pile, goods, other hands and draws, and the
    discards of others. What everybody has seen stays where it is."""
    players = state.players
    own = players[seat]
    own_known = sorted(own.known + state.open_discards)
    unknown_discards = len(state.discard) - len(own_known)
    known = own_known + own.hand
    known += own.looking
    for other, player in enumerate(players):
        known += player.tableau
        if other != seat:
            known += player.seen
    pool = all_but(state.cards, known)
    chance.shuffle(pool)
    state.pile = take(pool, len(state.pile))
    fresh = take(pool, unknown_discards)
    state.discard = own_known + fresh
    at = 0
    for other, player in enumerate(players):
        player.goods = [NONE if good == NONE else pool.pop() for good in player.goods]
        if other != seat:
            player.hand = player.seen + take(pool, len(player.hand) - len(player.seen))
            if player.looking:
                player.looking = take(pool, len(player.looking))
            player.known = fresh[at : at + len(player.known)]
            at += len(player.known)


def all_but(cards: Cards, known: list[int]) -> list[int]:
    """The deck in order without the cards that are known: each card is in one place only (RACE-007)."""
    deck = cast("list[object]", cards.deck[:])
    for card in known:
        at = cards.first_copy[card]
        while deck[at] is None:
            at += 1
        deck[at] = None
    return cast("list[int]", [card for card in deck if card is not None])


def take(pool: list[int], count: int) -> list[int]:
    """Takes that many cards off the end of the pool."""
    taken = pool[len(pool) - count :]
    del pool[len(pool) - count :]
    return taken
