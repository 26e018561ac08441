"""Setting up: quadrants, number tokens, cards, starting pieces, and the roll for the start player."""

from __future__ import annotations

from perihelion.core.text import Event
from perihelion.games.starfarers.components.parts import COLONY, EMPTY, FACE_UP, RESERVE_POOL, SYSTEM, UNUSED
from perihelion.games.starfarers.rules.cards import draw_supply, form_pile
from perihelion.games.starfarers.rules.pioneers import place_ship
from perihelion.games.starfarers.state import StarState, add_to


def set_up(state: StarState) -> None:
    """Everything before the first player is asked; the founding phase or the first turn follows."""
    variant = state.options["setup"]
    lay_tiles(state, variant)
    deal_tokens(state, variant)
    state.bank = state.parts.cards[:]
    form_pile(state)
    state.deck = list(range(len(state.parts.encounters)))
    state.chance.shuffle(state.deck)
    state.start = roll_for_start(state)
    state.active = state.start
    if variant == "beginner":
        place_beginner_pieces(state)
        starting_cards(state)


def lay_tiles(state: StarState, variant: str) -> None:
    """Fills the cut-outs (STAR-036, STAR-039 to STAR-041, STAR-044, STAR-046, STAR-R02)."""
    parts = state.parts
    slots = parts.board.slots
    if variant == "beginner":
        laid = parts.beginner_tiles[:]
    elif variant == "wild-space":
        laid = list(range(parts.loose_tiles))
        state.chance.shuffle(laid)
    else:
        laid = laid_by_stars(state)
    unused = [tile for tile in range(parts.loose_tiles) if tile not in laid[:slots]]
    state.box = unused[0]
    for slot in range(slots):
        state.tile[slot] = laid[slot]
        state.up[slot] = 1 if variant in FACE_UP else 0
        state.rotation[slot] = (
            parts.beginner_rotations[slot] if variant == "beginner" else state.chance.below(3)
        )
    for home in range(slots, len(parts.board.quadrants)):
        state.tile[home] = parts.loose_tiles + home - slots
        state.up[home] = 1
        state.explored[home] = 1


def laid_by_stars(state: StarState) -> list[int]:
    """One-star tiles before the nebula, two-star tiles behind it; one empty one-star tile stays out."""
    parts = state.parts
    near = [number for number in range(parts.loose_tiles) if parts.tiles[number].stars == 1]
    far = [number for number in range(parts.loose_tiles) if parts.tiles[number].stars == 2]
    near.remove(next(number for number in reversed(near) if parts.tiles[number].kind == EMPTY))
    state.chance.shuffle(near)
    state.chance.shuffle(far)
    return [(near if parts.board.quadrants[slot].near else far).pop() for slot in range(parts.board.slots)]


def deal_tokens(state: StarState, variant: str) -> None:
    """Number tokens to the Catan sector, and to the planets or beside the board (STAR-038, STAR-042,
    STAR-043, STAR-045, STAR-048)."""
    parts = state.parts
    pools: list[list[int]] = [[] for _ in parts.pools]
    for number, token in enumerate(parts.tokens):
        pools[token.pool].append(number)
    for pool in pools:
        state.chance.shuffle(pool)
    slots = parts.board.slots
    for home in range(slots, len(parts.board.quadrants)):
        pool = pools[RESERVE_POOL + 1 + home - slots]
        for index in range(3):
            if variant == "beginner":
                numbers = parts.beginner_numbers[home][index]
                state.token[3 * home + index] = next(
                    token for token in pool if parts.tokens[token].numbers == numbers
                )
            else:
                state.token[3 * home + index] = pool.pop()
    state.token_stacks[RESERVE_POOL] = pools[RESERVE_POOL]
    if variant in FACE_UP:
        for planet in range(3 * slots):
            if parts.tiles[state.tile[planet // 3]].kind == SYSTEM:
                state.token[planet] = pools[state.pool_of(planet)].pop()
    state.token_stacks[:RESERVE_POOL] = pools[:RESERVE_POOL]


def roll_for_start(state: StarState) -> int:
    """The highest roll begins; those who tie roll again (STAR-034, STAR-R01, STAR-R45)."""
    rolling = list(range(state.seats))
    while len(rolling) > 1:
        best = 0
        ahead: list[int] = []
        for seat in rolling:
            total = state.chance.below(6) + state.chance.below(6) + 2
            if total > best:
                best = total
                ahead = []
            if total == best:
                ahead.append(seat)
        rolling = ahead
    state.tell(Event("start-player", rolling[0], ("STAR-034",)))
    return rolling[0]


def place_beginner_pieces(state: StarState) -> None:
    """The fixed starting pieces; with three players the fourth colour only blocks (STAR-037, STAR-270)."""
    for seat, pieces in enumerate(state.parts.beginner_pieces):
        player = seat < state.seats
        for site in [*pieces.colonies, pieces.spaceport]:
            state.owner[site] = seat if player else UNUSED
        if not player:
            continue
        state.colonies[seat] -= len(pieces.colonies) + 1
        state.port[pieces.spaceport] = 1
        state.shipyards[seat] -= 1
        place_ship(state, seat, COLONY, pieces.ship)
        for module, count in enumerate(state.parts.beginner_modules):
            add_to(state.modules, seat, module, count)
            state.store[module] -= count


def starting_cards(state: StarState) -> None:
    """Three supply cards and a half-medal for everybody (STAR-029, STAR-030, STAR-060)."""
    for seat in state.from_active():
        draw_supply(state, seat, state.parts.starting_draw, "STAR-029")
        state.half_medals[seat] += state.parts.half_medals_at_start
