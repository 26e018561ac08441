"""What is hidden from whom in SETI (SETI-R34): cards nobody has seen in the deck, in end-of-round stacks and
in other hands; end-of-round cards the viewer saw and left behind; species, their decks, their hidden cards
and samples; tech tiles under the top one; and what the solo rival has in store."""

from __future__ import annotations

from perihelion.core.hidden import Pool
from perihelion.games.seti.components.vocabulary import EXERTIANS
from perihelion.games.seti.rules.rare_choices import FromDrawn
from perihelion.games.seti.rules.setup import agreed_species
from perihelion.games.seti.rules.steps import Close
from perihelion.games.seti.state import Kept, Note, SetiState, changed


def hidden(state: SetiState, seat: int | None) -> list[Pool]:
    """All that the seat, or a spectator, cannot know."""
    pools = [unseen_cards(state, seat)]
    pools += [left_behind(state, seat, round) for round in range(1, state.round + 1)]
    pools += [species_cards(state, seat, slot) for slot in species_slots(state)]
    pools += [tech_tiles(state, tech) for tech in range(len(state.stacks))]
    pools += [species(state), exertians(state, seat)]
    pools += [samples(state, seat, group) for group in sample_groups(state, seat)]
    if state.rival is not None:
        pools += [rival_order(state), advanced_cards(state)]
        pools += [objectives(state, level) for level in range(3)]
    return pools


def put_hidden(state: SetiState, seat: int | None, pools: list[Pool]) -> None:
    """Puts the contents of the pools where they belong, in the order in which `hidden` names the places.
    Cards and samples that take the place of others are called so wherever they are mentioned."""
    old = hidden(state, seat)
    rest = pools[::-1]
    cards = [rest.pop() for _ in range(1 + state.round)]
    slots = species_slots(state)
    cards += [rest.pop() for _ in slots]
    new = renamed(old[: len(cards)], cards)
    put_cards(state, seat, new)
    for slot in slots:
        state.decks[slot] = [new.get(card, card) for card in state.decks[slot]]
    state.stacks = [rest.pop().contents + stack[-1:] for stack in state.stacks]
    put_species(state, rest.pop())
    put_exertians(state, seat, rest.pop())
    groups = [rest.pop() for _ in sample_groups(state, seat)]
    first = len(old) - len(rest) - len(groups)
    put_samples(state, seat, renamed(old[first : first + len(groups)], groups))
    if state.rival is not None:
        put_rival(state, rest.pop(), rest.pop())
        put_objectives(state, rest[::-1])


def renamed(old: list[Pool], new: list[Pool]) -> dict[int, int]:
    """What takes the place of what."""
    found: dict[int, int] = {}
    for before, after in zip(old, new, strict=True):
        found.update(zip(before.contents, after.contents, strict=True))
    return found


# -- cards ------------------------------------------------------------------------------------------


def known_kept(state: SetiState, seat: int | None, owner: int) -> list[Kept]:
    """The end-of-round cards in another hand of which the seat knows among which they are."""
    return [kept for kept in state.players[owner].kept if seat is not None and kept.knowers >> seat & 1]


def hidden_hand(state: SetiState, seat: int | None, owner: int, low: int, high: int) -> list[int]:
    """An owner's hand cards in a range of numbers of which the seat knows nothing."""
    if owner == seat:
        return []
    player = state.players[owner]
    known = player.seen + [kept.card for kept in known_kept(state, seat, owner)]
    return [card for card in player.hand if low <= card < high and card not in known]


def has_looked(state: SetiState, seat: int | None, round: int) -> bool:
    """Whether the seat has seen the stack of a round that is still on."""
    return seat is not None and round == state.round and state.looked >> seat & 1 == 1


def unseen_cards(state: SetiState, seat: int | None) -> Pool:
    pool = Pool("cards", [], [])
    pool.add("deck", state.deck)
    for owner in range(state.seats):
        pool.add_heap(f"hand {owner}", hidden_hand(state, seat, owner, 0, state.parts.main_cards))
    for at, stack in enumerate(state.round_stacks):
        if not has_looked(state, seat, at + 1):
            pool.add(f"stack {at + 1}", stack)
    return pool


def left_behind(state: SetiState, seat: int | None, round: int) -> Pool:
    """Cards of one end-of-round stack that the seat saw: still there, or with one who passed later."""
    pool = Pool(f"left {round}", [], [])
    for owner in range(state.seats):
        if owner != seat:
            cards = [kept.card for kept in known_kept(state, seat, owner) if kept.round == round]
            pool.add(f"kept {owner}", cards)
    if has_looked(state, seat, round) and round <= len(state.round_stacks):
        pool.add_heap("seen", state.round_stacks[round - 1])
    return pool


def species_slots(state: SetiState) -> list[int]:
    """The discovered species with a deck of cards for the hand."""
    return [slot for slot in range(2) if state.discovered[slot] and state.species[slot] != EXERTIANS]


def species_cards(state: SetiState, seat: int | None, slot: int) -> Pool:
    cards = state.parts.species[state.species[slot]].cards
    pool = Pool(f"species cards {slot}", [], [])
    pool.add("deck", state.decks[slot])
    for owner in range(state.seats):
        pool.add_heap(f"hand {owner}", hidden_hand(state, seat, owner, cards[0], cards[-1] + 1))
    return pool


def put_cards(state: SetiState, seat: int | None, new: dict[int, int]) -> None:
    state.deck = [new.get(card, card) for card in state.deck]
    for stack in state.round_stacks:
        stack[:] = [new.get(card, card) for card in stack]
    for owner in range(state.seats):
        player = state.players[owner]
        if owner != seat:
            player.hand = sorted([new.get(card, card) for card in player.hand])
            for kept in player.kept:
                kept.card = new.get(kept.card, kept.card)
    if state.turn != seat:
        rename_drawn(state.note, new)
    for step in state.stack:
        if isinstance(step, Close) and state.turn != seat:
            rename_drawn(step.note, new)
        elif isinstance(step, FromDrawn) and step.owner != seat:
            step.cards = [new.get(card, card) for card in step.cards]


def rename_drawn(note: Note, new: dict[int, int]) -> None:
    note.drawn = [new.get(card, card) for card in note.drawn]


# -- tiles and species ------------------------------------------------------------------------------


def tech_tiles(state: SetiState, tech: int) -> Pool:
    pool = Pool(f"tech {tech}", [], [])
    pool.add("under", state.stacks[tech][:-1])
    return pool


def undiscovered(state: SetiState) -> list[int]:
    return [slot for slot in range(2) if not state.discovered[slot]]


def species(state: SetiState) -> Pool:
    """The species of undiscovered boards, and those that left the game unseen unless all know (SETI-R56)."""
    pool = Pool("species", [], [])
    pool.add("slot", [state.species[slot] for slot in undiscovered(state)])
    if not agreed_species(state):
        pool.add_heap("unused", state.unused)
    return pool


def put_species(state: SetiState, pool: Pool) -> None:
    slots = undiscovered(state)
    for slot, kind in zip(slots, pool.contents, strict=False):
        state.species = changed(state.species, slot, kind)
    if not agreed_species(state):
        state.unused = sorted(pool.contents[len(slots) :])


def exertians(state: SetiState, seat: int | None) -> Pool:
    """Exertian cards that others have or played face down; at the end those are turned up (SETI-E14)."""
    pool = Pool("exertians", [], [])
    for owner, player in enumerate(state.players):
        if owner != seat:
            pool.add_heap(f"held {owner}", player.exertians)
            pool.add_heap(f"played {owner}", [] if state.over else player.played)
    pool.add("deck", state.exertian_deck)
    pool.add_heap("box", state.exertian_box)
    return pool


def put_exertians(state: SetiState, seat: int | None, pool: Pool) -> None:
    rest = pool.contents[::-1]
    for owner, player in enumerate(state.players):
        if owner != seat:
            player.exertians = sorted([rest.pop() for _ in player.exertians])
            if not state.over:
                player.played = sorted([rest.pop() for _ in player.played])
    state.exertian_deck = [rest.pop() for _ in state.exertian_deck]
    state.exertian_box = [rest.pop() for _ in state.exertian_box]


def sample_groups(state: SetiState, seat: int | None) -> list[int]:
    """Samples that the seat cannot tell apart: those it saw lying together, and all it never saw."""
    groups = state.players[seat].sample_groups if seat is not None else []
    unseen = (1 << len(state.parts.samples)) - 1
    for group in groups:
        unseen &= ~group
    return [*groups, unseen]


def samples(state: SetiState, seat: int | None, group: int) -> Pool:
    pool = Pool("samples", [], [])
    for side, there in enumerate(state.samples):
        pool.add_heap(f"planet {side}", [sample for sample in there if group >> sample & 1])
    for owner, player in enumerate(state.players):
        if owner != seat:
            pool.add(f"capsule {owner}", [sample for sample in player.capsules if group >> sample & 1])
    return pool


def put_samples(state: SetiState, seat: int | None, new: dict[int, int]) -> None:
    """What other seats have seen refers to places, and so goes with them."""
    state.samples = [sorted([new.get(sample, sample) for sample in there]) for there in state.samples]
    for owner, player in enumerate(state.players):
        if owner != seat:
            player.capsules = [new.get(sample, sample) for sample in player.capsules]
            groups: list[int] = []
            for group in player.sample_groups:
                seen = [sample for sample in range(len(state.parts.samples)) if group >> sample & 1]
                groups.append(sum([1 << new.get(sample, sample) for sample in seen]))
            player.sample_groups = groups


# -- the rival --------------------------------------------------------------------------------------


def rival_order(state: SetiState) -> Pool:
    """The deck under what was put on top of it since it was shuffled; -1 for a card not known to be its."""
    rival = state.the_rival()
    under = rival.deck[: len(rival.deck) - rival.on_top]
    pool = Pool("rival order", [], [])
    pool.add("place", [card if rival.known >> card & 1 else -1 for card in under])
    return pool


def advanced_cards(state: SetiState) -> Pool:
    rival = state.the_rival()
    pool = Pool("advanced cards", [], [])
    pool.add("unknown", [card for card in rival.deck if not rival.known >> card & 1])
    pool.add_heap("reserve", rival.reserve)
    return pool


def put_rival(state: SetiState, order: Pool, advanced: Pool) -> None:
    rival = state.the_rival()
    rest = advanced.contents[::-1]
    places = order.contents + [-1] * rival.on_top
    rival.deck = [card if card >= 0 else rest.pop() for card in places]
    rival.reserve = rest[::-1]


def objectives(state: SetiState, level: int) -> Pool:
    """The objectives of a level that are still to come, and those that stay in the box."""
    rival = state.the_rival()
    ours = [at for at in rival.stack if state.parts.objectives[at].level == level]
    out = rival.objectives + rival.finished + rival.used + rival.stack
    box = [at for at, one in enumerate(state.parts.objectives) if one.level == level and at not in out]
    pool = Pool(f"objectives {level}", [], [])
    pool.add("next", ours)
    pool.add_heap("box", box)
    return pool


def put_objectives(state: SetiState, pools: list[Pool]) -> None:
    rival = state.the_rival()
    rest = [pool.contents[::-1] for pool in pools]
    levels = [state.parts.objectives[at].level for at in rival.stack]
    rival.stack = [rest[level].pop() for level in levels]
