"""Every tile, token and encounter card of Starfarers is either shown or declared hidden; what others put
together, and how they want to be asked, is nobody's business."""

from __future__ import annotations

import pytest

from perihelion.core.chance import seeded
from perihelion.games.starfarers.components.parts import RESERVE_POOL
from perihelion.games.starfarers.rules.encounter import Encounter
from perihelion.games.starfarers.state import StarState
from tests.games.starfarers.scenario import A, B, C, Table, starfarers
from tests.properties.cases import Case
from tests.properties.positions import spread
from tests.properties.test_hidden import everything, exchanged, laid_out
from tests.rule import rule


def declared(state: StarState, seat: int | None, name: str) -> list[int]:
    pools = starfarers().hidden(state, seat)
    return [content for pool in pools if pool.name.startswith(name) for content in pool.contents]


@rule("STAR-R44")
@pytest.mark.parametrize("setup", ["beginner", "discoverer", "wild-space"])
def test_every_piece_is_either_shown_or_declared_hidden(setup: str) -> None:
    game = starfarers()
    slots = game.parts.board.slots
    for state in spread(Case("starfarers", 3, {"setup": setup}), 8):
        view = game.view(state, 1)
        open_tiles = [state.tile[slot] for slot in range(slots) if view.quadrants[slot].tile]
        hidden = declared(state, 1, "quadrants") + ([] if setup == "wild-space" else [state.box])
        assert sorted(open_tiles + hidden) == list(range(game.parts.loose_tiles))
        open_tokens = [state.token[planet] for planet in range(3 * slots) if state.explored[planet // 3]]
        open_tokens = [token for token in open_tokens + state.gone if token >= 0]
        tokens = [n for n, token in enumerate(game.parts.tokens) if token.pool <= RESERVE_POOL]
        assert sorted(open_tokens + declared(state, 1, "tokens")) == tokens
        reading = [step for step in state.stack if isinstance(step, Encounter)]
        deck = len(declared(state, 1, "encounters"))
        assert deck + len(view.discards) + len(reading) == len(game.parts.encounters)
        hands = state.hand_size(0) + state.hand_size(2) + view.pile
        known = sum(state.known[1 * 3 + 0]) + sum(state.known[1 * 3 + 2])
        assert len(declared(state, 1, "resources")) == hands - known


@rule("STAR-R44", "STAR-047", "STAR-231")
@pytest.mark.parametrize("setup", ["beginner", "discoverer", "wild-space"])
def test_nothing_tells_which_card_is_read_nor_how_deck_and_quadrants_lie(setup: str) -> None:
    game, chance = starfarers(), seeded(setup)
    state = Table(4, setup).state if setup != "beginner" else Table().hand(A, ore=3).meeting(5).state
    for seat in (A, C, None):
        for number in range(6):
            world = exchanged(state, seat, chance)
            pools = game.hidden(world, seat)
            game.put_hidden(world, seat, pools)
            assert laid_out(game.hidden(world, seat)) == laid_out(pools)
            assert everything(world, seat) == everything(state, seat)
            if seat is not None:
                first, second = (each.imagine(seat, seeded(number)).digest() for each in (state, world))
                assert first == second


def offers(table: Table) -> list[tuple[str, StarState]]:
    """The same position with what seats other than C have not said yet changed in some way."""
    found: list[tuple[str, StarState]] = []
    for name in ("manner", "draft", "steps"):
        state = table.state.copy()
        if name == "manner":
            state.manners[A], state.manners[B] = 1, 1
        elif name == "draft":
            state.suggestions[B].status = 1
            state.suggestions[B].give, state.suggestions[B].ask = [1, 0, 0, 0, 0], [0, 1, 0, 0, 0]
        else:
            state.suggestions[B].steps = 3
        found.append((name, state))
    return found


@rule("STAR-R44", "STAR-109")
def test_what_is_not_said_yet_reaches_nobody() -> None:
    table = Table().hand(A, ore=2, fuel=1).hand(B, ore=2, goods=1).hand(C, carbon=2).trading(A)
    for name, other in offers(table):
        for seat in (None, C):
            assert everything(other, seat) == everything(table.state, seat), name
        first, second = (state.imagine(C, seeded(1)).digest() for state in (table.state, other))
        assert first == second, name


@rule("STAR-R44", "STAR-106", "STAR-109")
def test_an_offer_that_is_being_put_together_reaches_nobody() -> None:
    table = Table().hand(A, ore=2, fuel=1).hand(B, ore=2, goods=1).hand(C, carbon=2).trading(A)
    table.act(A, "offer")
    other = table.state.copy()
    step = other.stack[-1]
    assert step.give == [0] * 5
    step.give, step.ask, step.steps = [1, 0, 0, 0, 0], [0, 0, 1, 0, 0], 2
    for seat in (None, B, C):
        assert everything(other, seat) == everything(table.state, seat)
    assert other.imagine(B, seeded(1)).digest() == table.state.imagine(B, seeded(1)).digest()
    assert everything(other, A) != everything(table.state, A)
