"""Dealing anew what a seat cannot know: other hands, supply pile, face-down tiles and tokens, the deck, and
the encounter card of which only the texts read so far are known. Everything is sorted before it is shuffled,
so that what is imagined depends on nothing but what the seat knows."""

from __future__ import annotations

from perihelion.core.chance import Chance
from perihelion.core.hidden import BLANK
from perihelion.games.starfarers.components.encounters import sounds_like
from perihelion.games.starfarers.components.parts import RESERVE_POOL
from perihelion.games.starfarers.rules.answering import COUNTERED, COUNTERING, PENDING, Answers
from perihelion.games.starfarers.rules.encounter import Encounter
from perihelion.games.starfarers.rules.suggesting import clear
from perihelion.games.starfarers.rules.trading import Offer
from perihelion.games.starfarers.state import DRAFTED, StarState


def redeal(state: StarState, seat: int, chance: Chance) -> None:
    """Everything hidden from the seat, in place."""
    redeal_cards(state, seat, chance)
    redeal_tiles(state, chance)
    redeal_tokens(state, chance)
    redeal_encounters(state, seat, chance)
    forget_talk(state, seat)


def veil(state: StarState, seat: int) -> None:
    """In the place of everything hidden from the seat, the first that looks like it from behind."""
    veil_cards(state, seat)
    veil_tiles(state)
    veil_encounters(state, seat)
    forget_talk(state, seat)


def veil_cards(state: StarState, seat: int) -> None:
    """Other hands keep their size and the cards the seat knows of."""
    for other in range(state.seats):
        if other != seat:
            hand = state.known[seat * state.seats + other][:]
            hand[BLANK] += state.hand_size(other) - sum(hand)
            state.hands[other] = hand
    state.pile = [BLANK] * len(state.pile)
    take_to_know_alike(state, seat)


def veil_tiles(state: StarState) -> None:
    """Face-down tiles and the tokens that lie face down."""
    parts = state.parts
    tiles, rotation = state.tile[:], state.rotation[:]
    for slot in range(parts.board.slots):
        if state.up[slot] == 0:
            tiles[slot] = parts.tile_backs[tiles[slot]]
            rotation[slot] = 0
    state.tile, state.rotation = tiles, rotation
    if state.options["setup"] == "wild-space":
        state.box = parts.tile_backs[state.box]
    for planet, token in enumerate(state.token):
        if token >= 0 and state.explored[planet // 3] == 0:
            state.token[planet] = parts.token_backs[token]
    state.token_stacks = [[BLANK] * len(stack) for stack in state.token_stacks]


def veil_encounters(state: StarState, seat: int) -> None:
    """The deck, and for all but the reader the card in play."""
    for step in state.stack:
        if isinstance(step, Encounter) and seat != state.left_of(state.active):
            step.card = min(alike(state, step))
    state.deck = [BLANK] * len(state.deck)


def forget_talk(state: StarState, seat: int) -> None:
    """What others are putting together, and by which rules of their own they answer, is not known."""
    top = state.stack[-1] if state.stack else None
    if isinstance(top, Offer) and seat != state.active:
        top.give = [0] * 5
        top.ask = [0] * 5
        top.steps = 0
    for other in range(state.seats):
        if other == seat:
            continue
        state.manners[other] = 0
        state.deaf[other] = 0
        state.suggestions[other].steps = 0
        if state.suggestions[other].status == DRAFTED:
            clear(state.suggestions[other])
        if isinstance(top, Answers):
            top.steps[other] = 0
            if top.status[other] == COUNTERING:
                top.status[other] = PENDING
            if top.status[other] != COUNTERED:
                top.gives[other] = [0] * 5
                top.asks[other] = [0] * 5


def redeal_cards(state: StarState, seat: int, chance: Chance) -> None:
    """Other hands keep their size and the cards the seat knows of; the rest is mixed with the supply pile."""
    unknown = [0] * 5  # by kind
    for card in state.pile:
        unknown[card] += 1
    for other in range(state.seats):
        if other != seat:
            held, seen = state.hands[other], state.known[seat * state.seats + other]
            for kind in range(5):
                unknown[kind] += held[kind] - seen[kind]
    pool: list[int] = []
    for kind, count in enumerate(unknown):
        pool.extend([kind] * count)
    chance.shuffle(pool)
    for other in range(state.seats):
        if other == seat:
            continue
        hand = state.known[seat * state.seats + other][:]
        for _ in range(state.hand_size(other) - sum(hand)):
            hand[pool.pop()] += 1
        state.hands[other] = hand
    state.pile = pool
    take_to_know_alike(state, seat)


def take_to_know_alike(state: StarState, seat: int) -> None:
    """What others know of each other is beyond the seat: they are taken to know what it knows itself."""
    for observer in range(state.seats):
        for other in range(state.seats):
            if seat not in (observer, other):
                state.known[observer * state.seats + other] = state.known[seat * state.seats + other][:]


def redeal_tiles(state: StarState, chance: Chance) -> None:
    """Face-down tiles keep the stars on their backs; an unseen tile in the box is one of them."""
    wild = state.options["setup"] == "wild-space"
    state.tile, state.rotation = state.tile[:], state.rotation[:]
    for stars in (1, 2):
        slots = [
            slot
            for slot in range(state.parts.board.slots)
            if state.up[slot] == 0 and state.parts.tiles[state.tile[slot]].stars == stars
        ]
        tiles = [state.tile[slot] for slot in slots]
        boxed = wild and state.parts.tiles[state.box].stars == stars
        if boxed:
            tiles.append(state.box)
        tiles.sort()
        chance.shuffle(tiles)
        for slot in slots:
            state.tile[slot] = tiles.pop()
            state.rotation[slot] = chance.below(3)
        if boxed:
            state.box = tiles.pop()


def redeal_tokens(state: StarState, chance: Chance) -> None:
    """Face-down tokens are mixed with others of the same back."""
    lying: list[list[int]] = [[] for _ in range(RESERVE_POOL + 1)]  # planets by the back of their token
    for planet in range(3 * state.parts.board.slots):
        if state.token[planet] >= 0 and state.explored[planet // 3] == 0:
            lying[state.parts.tokens[state.token[planet]].pool].append(planet)
    for pool, planets in enumerate(lying):
        tokens = state.token_stacks[pool] + [state.token[planet] for planet in planets]
        if not tokens:
            continue
        tokens.sort()
        chance.shuffle(tokens)
        for planet in planets:
            state.token[planet] = tokens.pop()
        state.token_stacks[pool] = tokens


def redeal_encounters(state: StarState, seat: int, chance: Chance) -> None:
    """The deck in another order; for all but the reader the card in play may be any that reads alike."""
    for step in state.stack:
        if isinstance(step, Encounter) and seat != state.left_of(state.active):
            card = chance.pick(sorted(alike(state, step)))
            if card != step.card:
                state.deck[state.deck.index(card)] = step.card
                step.card = card
    state.deck.sort()
    chance.shuffle(state.deck)


def alike(state: StarState, step: Encounter) -> list[int]:
    """The encounter cards that may be the one in play, by what has been read of it."""
    cards = state.parts.encounters
    true = cards[step.card]
    return [card for card in [*state.deck, step.card] if sounds_like(true, cards[card], step.path)]
