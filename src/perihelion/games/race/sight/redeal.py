"""How what is hidden is dealt anew for somebody who cannot know it (RACE-164, RACE-R50)."""

from __future__ import annotations

from perihelion.core.chance import Chance
from perihelion.core.hidden import BLANK
from perihelion.games.race.state import NONE, RaceState


def redeal(state: RaceState, seat: int, chance: Chance) -> None:
    """Deals all cards the seat cannot know anew: the draw pile, goods, other hands and draws, and the
    discards of others. What everybody has seen stays where it is."""
    players = state.players
    own_known = sorted(players[seat].known + state.open_discards)
    unknown_discards = len(state.discard) - len(own_known)
    unknown = state.pile + state.discard
    known = own_known
    for other, player in enumerate(players):
        for good in player.goods:
            if good != NONE:
                unknown.append(good)
        if other != seat:
            unknown += player.hand
            unknown += player.looking
            if player.seen:
                known = known + player.seen
    pool = less(unknown, known, len(state.cards.cards))
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


def veil(state: RaceState, seat: int) -> None:
    """Puts copies of one card in the place of all that the seat cannot know."""
    state.pile = [BLANK] * len(state.pile)
    known = sorted(state.players[seat].known + state.open_discards)
    state.discard = known + [BLANK] * (len(state.discard) - len(known))
    for other, player in enumerate(state.players):
        player.goods = [NONE if good == NONE else BLANK for good in player.goods]
        if other != seat:
            player.hand = player.seen + [BLANK] * (len(player.hand) - len(player.seen))
            player.looking = [BLANK] * len(player.looking)
            player.known = [BLANK] * len(player.known)


def take(pool: list[int], count: int) -> list[int]:
    """Takes that many cards off the end of the pool."""
    taken = pool[len(pool) - count :]
    del pool[len(pool) - count :]
    return taken


def less(cards: list[int], taken: list[int], titles: int) -> list[int]:
    """The cards less those taken, in order: counted by title, which is quicker than to sort them."""
    counts = [0] * titles
    for card in cards:
        counts[card] = counts[card] + 1
    for card in taken:
        counts[card] = counts[card] - 1
    rest: list[int] = []
    for card, count in enumerate(counts):
        while count > 0:
            rest.append(card)
            count -= 1
    return rest
