"""What nobody or not everybody can see: dealing it anew for one seat, and counting all components.

What is dealt depends on what the seat knows and on chance alone, never on what is really hidden.

Opponents' hands are hidden except for the cards everybody saw them take. A seat knows its own hand, its
Exertian cards, the samples it has looked at, every card that ever lay face up, and the end-of-round cards it
left behind when it passed: each of them is still in the stack or with one who passed later.
"""

from __future__ import annotations

from typing import Final

from perihelion.core.chance import Chance
from perihelion.core.hidden import BLANK
from perihelion.core.order import in_order
from perihelion.games.seti.components.vocabulary import EXERTIANS
from perihelion.games.seti.rules.rare_choices import FromDrawn
from perihelion.games.seti.rules.setup import agreed_species
from perihelion.games.seti.rules.steps import Close
from perihelion.games.seti.state import Kept, Player, SetiState, changed

TILES: Final = 100  # more than lie in a stack
_stacks: Final[dict[int, list[int]]] = {}  # those of which only the top is seen, by it and their height


def redeal(state: SetiState, seat: int, chance: Chance) -> None:
    """Deals everything hidden from the seat anew, in place."""
    _forget_others(state, seat)
    _deal_cards(state, seat, chance)
    for round in range(1, state.round + 1):
        _deal_kept(state, seat, round, chance)
    for slot in range(2):
        _deal_species_cards(state, seat, slot, chance)
    for tech, stack in enumerate(state.stacks):
        if len(stack) > 2:
            tiles = stack[:-1]
            tiles.sort()
            chance.shuffle(tiles)
            tiles.append(stack[-1])
            state.stacks[tech] = tiles
    _deal_species(state, chance)
    _deal_exertians(state, seat, chance)
    _deal_samples(state, seat, chance)
    if state.rival is not None:
        _deal_rival(state, chance)
    _mend(state, seat, chance)


def _forget_others(state: SetiState, seat: int) -> None:
    """Which cards others kept out of sight of the seat may long have been used; it cannot tell."""
    for owner, player in enumerate(state.players):
        if owner != seat:
            player.kept = [kept for kept in player.kept if kept.knowers >> seat & 1]


def _hidden_hand(state: SetiState, owner: int, low: int, high: int) -> list[int]:
    """Another owner's hand cards in a range of numbers of which the seat knows nothing."""
    player = state.players[owner]
    cards = [card for card in player.hand if low <= card < high]
    if not player.seen and not player.kept:
        return cards
    known = player.seen + [kept.card for kept in player.kept]
    return [card for card in cards if card not in known]


def _swap_hand(state: SetiState, owner: int, old: list[int], new: list[int]) -> None:
    player = state.players[owner]
    hand = [card for card in player.hand if card not in old] if len(old) < len(player.hand) else []
    hand += new
    hand.sort()
    player.hand = hand


def _deal_cards(state: SetiState, seat: int, chance: Chance) -> None:
    """Deck, end-of-round stacks and the unseen part of the others' hands."""
    main = state.parts.main_cards
    hands = [_hidden_hand(state, owner, 0, main) if owner != seat else [] for owner in range(state.seats)]
    known = state.round - 1 if state.looked >> seat & 1 else -1
    stacks = [stack for at, stack in enumerate(state.round_stacks) if at != known]
    pool = state.deck[:]
    for hand in hands:
        pool += hand
    for stack in stacks:
        pool += stack
    pool = in_order(pool, main)
    chance.shuffle(pool)
    for owner, hand in enumerate(hands):
        if hand:
            _swap_hand(state, owner, hand, [pool.pop() for _ in hand])
    for stack in stacks:
        stack[:] = [pool.pop() for _ in stack]
    state.deck = pool


def _deal_kept(state: SetiState, seat: int, round: int, chance: Chance) -> None:
    """Of the end-of-round cards the seat has seen, one went to each of those who passed later; the rest is
    still in the stack until the round is over."""
    stack: list[int] = []
    if round == state.round and state.looked >> seat & 1 and round <= len(state.round_stacks):
        stack = state.round_stacks[round - 1]
    holders: list[int] = []
    held: list[Kept] = []
    for owner in range(state.seats):
        for kept in state.players[owner].kept:
            if owner != seat and kept.round == round:
                holders.append(owner)
                held.append(kept)
    if not stack and not held:
        return
    pool = sorted(stack + [kept.card for kept in held])
    chance.shuffle(pool)
    old = [kept.card for kept in held]
    for kept in held:
        kept.card = pool.pop()
    for owner, kept, card in zip(holders, held, old, strict=True):
        _swap_hand(state, owner, [card], [kept.card])
    stack[:] = pool


def _deal_species_cards(state: SetiState, seat: int, slot: int, chance: Chance) -> None:
    if not state.discovered[slot] or state.species[slot] == EXERTIANS:
        return
    cards = state.parts.species[state.species[slot]].cards
    low, high = cards[0], cards[-1] + 1
    hands = [_hidden_hand(state, owner, low, high) if owner != seat else [] for owner in range(state.seats)]
    pool = state.decks[slot][:]
    for hand in hands:
        pool += hand
    pool.sort()
    chance.shuffle(pool)
    for owner, hand in enumerate(hands):
        if hand:
            _swap_hand(state, owner, hand, [pool.pop() for _ in hand])
    state.decks[slot] = pool


def _deal_species(state: SetiState, chance: Chance) -> None:
    """The species of undiscovered boards, and those that left the game unseen (SETI-002)."""
    hidden = [slot for slot in range(2) if not state.discovered[slot]]
    if agreed_species(state):  # SETI-R56: everybody knows which two they are
        pair = sorted([state.species[slot] for slot in hidden])
        chance.shuffle(pair)
        for slot in hidden:
            state.species = changed(state.species, slot, pair.pop())
        return
    pool = sorted(state.unused + [state.species[slot] for slot in hidden])
    chance.shuffle(pool)
    for slot in hidden:
        state.species = changed(state.species, slot, pool.pop())
    state.unused = sorted(pool)


def _deal_exertians(state: SetiState, seat: int, chance: Chance) -> None:
    """At the end those that were played are turned up (SETI-E14)."""
    others = [player for owner, player in enumerate(state.players) if owner != seat]
    pool = state.exertian_deck + state.exertian_box
    for player in others:
        pool += player.exertians + ([] if state.over else player.played)
    if not pool:
        return
    pool.sort()
    chance.shuffle(pool)
    for player in others:
        player.exertians = sorted([pool.pop() for _ in player.exertians])
        if not state.over:
            player.played = sorted([pool.pop() for _ in player.played])
    state.exertian_deck = [pool.pop() for _ in state.exertian_deck]
    state.exertian_box = pool


def _deal_samples(state: SetiState, seat: int, chance: Chance) -> None:
    """Samples change places with those the seat cannot tell them from: the ones it saw lying together, and
    all it never saw. What other seats have seen refers to places, and so goes with them."""
    places = state.samples[:]
    places += [player.capsules for owner, player in enumerate(state.players) if owner != seat]
    if not any(places):
        return
    groups = state.players[seat].sample_groups
    unseen = -1
    for group in groups:
        unseen &= ~group
    new = list(range(len(state.parts.samples)))  # which sample takes the place of each
    for group in [*groups, unseen]:
        old = sorted([sample for place in places for sample in place if group >> sample & 1])
        dealt = old[:]
        chance.shuffle(dealt)
        for place in places:
            for sample in place:
                if group >> sample & 1:
                    new[sample] = dealt.pop()
    for place in places:
        place[:] = [new[sample] for sample in place]
    for samples in state.samples:
        samples.sort()
    for owner, player in enumerate(state.players):
        if owner != seat:
            player.sample_groups = [_renamed(group, new) for group in player.sample_groups]


def _renamed(group: int, new: list[int]) -> int:
    renamed = 0
    for sample, other in enumerate(new):
        if group >> sample & 1:
            renamed |= 1 << other
    return renamed


def _deal_rival(state: SetiState, chance: Chance) -> None:
    """Its deck, its reserve and the objectives to come. Of its advanced cards only those are known that
    have been revealed; those put on top since the deck was shuffled are known to lie there."""
    rival = state.the_rival()
    unknown = sorted([card for card in rival.deck if not rival.known >> card & 1] + rival.reserve)
    chance.shuffle(unknown)
    rest = sorted([card if rival.known >> card & 1 else -1 for card in rival.deck])[rival.on_top :]
    chance.shuffle(rest)
    rest += [-1] * rival.on_top
    rival.deck = [card if card >= 0 else unknown.pop() for card in rest]
    rival.reserve = unknown
    out = rival.objectives + rival.finished + rival.used
    for level in range(3):
        pool = [at for at, one in enumerate(state.parts.objectives) if one.level == level and at not in out]
        chance.shuffle(pool)
        for place, objective in enumerate(rival.stack):
            if state.parts.objectives[objective].level == level:
                rival.stack[place] = pool.pop()


def _mend(state: SetiState, seat: int, chance: Chance) -> None:
    """Steps of other seats that name hidden cards name cards of the new deal instead."""
    _forget_drawn(state, seat)
    for step in state.stack:
        if isinstance(step, FromDrawn) and step.owner != seat:
            drawn = _hidden_hand(state, step.owner, 0, state.parts.main_cards)
            chance.shuffle(drawn)
            step.cards = sorted(drawn[: len(step.cards)])


def veil(state: SetiState, seat: int) -> None:
    """Puts copies of one thing in the place of everything hidden from the seat, and of what it knows only to
    be in one of several places."""
    state.deck = _blanks(state.deck)
    state.round_stacks = [_blanks(stack) for stack in state.round_stacks]
    state.stacks = [_covered(stack) for stack in state.stacks]
    state.decks = [_blanks(deck) for deck in state.decks]
    state.samples = [_blanks(samples) for samples in state.samples]
    state.exertian_deck = _blanks(state.exertian_deck)
    state.exertian_box = _blanks(state.exertian_box)
    state.unused = _blanks(state.unused)
    state.species = [
        species if state.discovered[slot] else BLANK for slot, species in enumerate(state.species)
    ]
    for owner, player in enumerate(state.players):
        if owner != seat:
            _veil_player(player, state.over)
    if state.rival is not None:
        _veil_rival(state)
    _veil_drawn(state, seat)


def _blanks(hidden: list[int]) -> list[int]:
    return [BLANK] * len(hidden) if hidden else hidden


def _covered(stack: list[int]) -> list[int]:
    """A stack of tiles of which only the top is seen. Stacks are never changed, so those alike are one."""
    if len(stack) < 2:
        return stack
    top = stack[-1]
    key = top * TILES + len(stack)
    covered = _stacks.get(key)
    if covered is None:
        covered = [BLANK] * (len(stack) - 1) + [top]
        _stacks[key] = covered
    return covered


def _veil_player(player: Player, over: bool) -> None:
    """At the end the Exertian cards that were played are turned up (SETI-E14)."""
    seen = [card for card in player.hand if card in player.seen] if player.seen else []
    player.hand = seen + [BLANK] * (len(player.hand) - len(seen))
    player.kept = []
    player.capsules = _blanks(player.capsules)
    player.sample_groups = []
    player.exertians = _blanks(player.exertians)
    if not over:
        player.played = _blanks(player.played)


def _veil_rival(state: SetiState) -> None:
    rival = state.the_rival()
    rival.deck = _blanks(rival.deck)
    rival.reserve = _blanks(rival.reserve)
    rival.stack = _blanks(rival.stack)


def _veil_drawn(state: SetiState, seat: int) -> None:
    """Steps of other seats name no hidden cards."""
    _forget_drawn(state, seat)
    for step in state.stack:
        if isinstance(step, FromDrawn) and step.owner != seat:
            step.cards = _blanks(step.cards)


def _forget_drawn(state: SetiState, seat: int) -> None:
    """Notes of what was drawn tell of nobody else's cards."""
    mine = state.players[seat].hand if state.turn == seat else []
    state.note.drawn = [card for card in state.note.drawn if card in mine]
    for step in state.stack:
        if isinstance(step, Close):
            step.note.drawn = [card for card in step.note.drawn if card in mine]
