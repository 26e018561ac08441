"""What is hidden from whom in Starfarers (STAR-R44): resource cards in other hands that the viewer does not
know of and the supply pile; face-down quadrants by the stars on their backs, and how they lie; face-down
number tokens by their backs; the encounter deck, with the card in play for all who only listen to it."""

from __future__ import annotations

from perihelion.core.hidden import Pool
from perihelion.games.starfarers.components.encounters import sounds_like
from perihelion.games.starfarers.components.parts import RESERVE_POOL
from perihelion.games.starfarers.rules.encounter import Encounter
from perihelion.games.starfarers.state import StarState


def hidden(state: StarState, seat: int | None) -> list[Pool]:
    """All that the seat, or a spectator, cannot know."""
    pools = [resources(state, seat), quadrants(state, 1), quadrants(state, 2)]
    pools += [directions(state, slot) for slot in face_down(state)]
    pools += [tokens(state, back) for back in range(RESERVE_POOL + 1)]
    return [*pools, *encounters(state, seat)]


def put_hidden(state: StarState, seat: int | None, pools: list[Pool]) -> None:
    """Puts the contents of the pools where they belong, in the order in which `hidden` names the places."""
    rest = pools[::-1]
    put_resources(state, seat, rest.pop())
    slots = face_down(state)
    by_stars = [[slot for slot in slots if stars_of(state, slot) == stars] for stars in (1, 2)]
    boxed = stars_of_box(state)
    state.tile, state.rotation = state.tile[:], state.rotation[:]
    for stars in (1, 2):
        contents = rest.pop().contents
        for slot, tile in zip(by_stars[stars - 1], contents, strict=False):
            state.tile[slot] = tile
        if boxed == stars:
            state.box = contents[-1]
    for slot in slots:
        state.rotation[slot] = rest.pop().contents[0]
    for back in range(RESERVE_POOL + 1):
        planets = token_planets(state, back)
        contents = rest.pop().contents
        for planet, token in zip(planets, contents, strict=False):
            state.token[planet] = token
        state.token_stacks[back] = contents[len(planets) :]
    put_encounters(state, seat, rest[::-1])


# -- resource cards ---------------------------------------------------------------------------------


def known_of(state: StarState, seat: int | None, other: int) -> list[int]:
    """The cards of another hand that the seat knows; a spectator keeps no account."""
    return [0] * 5 if seat is None else state.known[seat * state.seats + other]


def resources(state: StarState, seat: int | None) -> Pool:
    pool = Pool("resources", [], [])
    pool.add("pile", state.pile)
    for other in range(state.seats):
        if other != seat:
            seen = known_of(state, seat, other)
            cards = [kind for kind in range(5) for _ in range(state.hands[other][kind] - seen[kind])]
            pool.add_heap(f"hand {other}", cards)
    return pool


def put_resources(state: StarState, seat: int | None, pool: Pool) -> None:
    rest = pool.contents[::-1]
    state.pile = [rest.pop() for _ in state.pile]
    for other in range(state.seats):
        if other != seat:
            hand = known_of(state, seat, other)[:]
            for _ in range(state.hand_size(other) - sum(hand)):
                hand[rest.pop()] += 1
            state.hands[other] = hand


# -- quadrants and number tokens --------------------------------------------------------------------


def face_down(state: StarState) -> list[int]:
    return [slot for slot in range(state.parts.board.slots) if state.up[slot] == 0]


def stars_of(state: StarState, slot: int) -> int:
    return state.parts.tiles[state.tile[slot]].stars


def stars_of_box(state: StarState) -> int:
    """The stars of the tile that was left out unseen; 0 where everybody knows which it is (STAR-046)."""
    return state.parts.tiles[state.box].stars if state.options["setup"] == "wild-space" else 0


def quadrants(state: StarState, stars: int) -> Pool:
    pool = Pool(f"quadrants {stars}", [], [])
    pool.add("slot", [state.tile[slot] for slot in face_down(state) if stars_of(state, slot) == stars])
    if stars_of_box(state) == stars:
        pool.add("box", [state.box])
    return pool


def directions(state: StarState, slot: int) -> Pool:
    """How a face-down quadrant lies: one of three ways, of which the other two are nowhere."""
    lies = state.rotation[slot]
    pool = Pool(f"direction {slot}", [f"lies {slot}"], [lies])
    pool.add_heap("no", [way for way in range(3) if way != lies])
    return pool


def token_planets(state: StarState, back: int) -> list[int]:
    """Planets with a face-down token of that back."""
    return [
        planet
        for planet in range(3 * state.parts.board.slots)
        if state.token[planet] >= 0
        and state.explored[planet // 3] == 0
        and state.parts.tokens[state.token[planet]].pool == back
    ]


def tokens(state: StarState, back: int) -> Pool:
    pool = Pool(f"tokens {back}", [], [])
    pool.add("planet", [state.token[planet] for planet in token_planets(state, back)])
    pool.add("stack", state.token_stacks[back])
    return pool


# -- encounters -------------------------------------------------------------------------------------


def unread(state: StarState, seat: int | None) -> Encounter | None:
    """The card in play, if the seat only hears what is read of it."""
    for step in state.stack:
        if isinstance(step, Encounter) and seat != state.left_of(state.active):
            return step
    return None


def encounters(state: StarState, seat: int | None) -> list[Pool]:
    """For a listener, which card is the one in play; and for all the order of the deck, its cards named by
    their rank, as a listener cannot tell which one is missing in it."""
    ranks = sorted(state.deck)
    deck = Pool("encounters", [], [])
    deck.add("deck", [ranks.index(card) for card in state.deck])
    playing = unread(state, seat)
    if playing is None:
        return [deck]
    cards = state.parts.encounters
    true = cards[playing.card]
    read = Pool("card in play", ["playing"], [playing.card])
    read.add_heap("alike", [card for card in state.deck if sounds_like(true, cards[card], playing.path)])
    return [read, deck]


def put_encounters(state: StarState, seat: int | None, pools: list[Pool]) -> None:
    playing = unread(state, seat)
    if playing is not None:
        card = pools[0].contents[0]
        state.deck.append(playing.card)
        state.deck.remove(card)
        playing.card = card
    ranks = sorted(state.deck)
    state.deck = [ranks[rank] for rank in pools[-1].contents]
