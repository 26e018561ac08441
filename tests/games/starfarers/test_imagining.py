"""Imagined worlds, shuffles, and who is served first: what a seat cannot know takes every value it may have,
about as often as it should, and nothing that is shuffled is left in order."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import pytest

from perihelion.core.chance import seeded
from perihelion.games.starfarers.components.encounters import sounds_like
from perihelion.games.starfarers.components.parts import RESERVE_POOL
from perihelion.games.starfarers.rules.cards import draw_supply
from perihelion.games.starfarers.rules.encounter import begin_encounter
from perihelion.games.starfarers.rules.outcomes import reward_most_cargo
from perihelion.games.starfarers.state import StarState
from tests.games.starfarers.scenario import A, B, C, D, Table, starfarers
from tests.rule import rule

WORLDS = 240


def worlds(state: StarState, seat: int, read: Callable[[StarState], object]) -> Counter[object]:
    """What is read from so many worlds that the seat imagines, counted."""
    chance = seeded("worlds")
    return Counter(read(state.imagine(seat, chance)) for _ in range(WORLDS))


def evenly(found: Counter[object], weights: dict[object, int]) -> None:
    """Every value occurs, no other does, and chi-square is within what chance allows (p about 0.001)."""
    assert set(found) == set(weights)
    whole = sum(weights.values())
    spread = sum(
        (found[value] - WORLDS * weight / whole) ** 2 / (WORLDS * weight / whole)
        for value, weight in weights.items()
    )
    freedom = len(weights) - 1
    assert spread < freedom + 3.3 * (2 * freedom) ** 0.5 + 4, (spread, found)


def test_the_next_encounter_may_be_any_card_of_the_deck() -> None:
    table = Table().trading(A)
    state = table.state
    state.discards = state.deck[:20]
    state.deck = state.deck[20:]
    for seat in range(4):
        evenly(worlds(state, seat, lambda world: world.deck[-1]), dict.fromkeys(state.deck, 1))


@rule("STAR-R44")
def test_the_card_in_play_may_be_any_that_reads_alike_for_all_but_its_reader() -> None:
    table = Table().hand(A, ore=3).meeting(5)
    state = table.state
    cards = table.game.parts.encounters
    alike = [card for card in [*state.deck, 4] if sounds_like(cards[4], cards[card], [])]
    assert len(alike) > 3
    for seat in (A, C, D):
        evenly(worlds(state, seat, lambda world: world.step().card), dict.fromkeys(alike, 1))
    assert set(worlds(state, B, lambda world: world.step().card)) == {4}


def test_the_reserve_of_tokens_and_hidden_tokens_are_dealt_anew() -> None:
    state = Table().trading(A).state
    tokens = state.parts.tokens
    reserve = Counter(tuple(tokens[token].numbers) for token in state.token_stacks[RESERVE_POOL])
    found = worlds(state, B, lambda world: tuple(tokens[world.token_stacks[RESERVE_POOL][-1]].numbers))
    evenly(found, dict(reserve))
    planet = next(p for p in range(45) if state.token[p] >= 0 and not state.explored[p // 3])
    back = tokens[state.token[planet]].pool
    hidden = [
        state.token[p] for p in range(45) if state.token[p] >= 0 and tokens[state.token[p]].pool == back
    ]
    hidden += state.token_stacks[back]
    evenly(worlds(state, B, lambda world: world.token[planet]), dict.fromkeys(hidden, 1))


@pytest.mark.parametrize("setup", ["discoverer", "wild-space"])
def test_face_down_quadrants_are_dealt_anew_by_the_stars_on_their_backs(setup: str) -> None:
    state = starfarers().new(4, 2, {"setup": setup})
    tiles = state.parts.tiles
    slot = next(slot for slot in range(15) if state.up[slot] == 0)
    stars = tiles[state.tile[slot]].stars
    others = [state.tile[other] for other in range(15) if tiles[state.tile[other]].stars == stars]
    if setup == "wild-space" and tiles[state.box].stars == stars:
        others.append(state.box)
    evenly(worlds(state, 0, lambda world: world.tile[slot]), dict.fromkeys(others, 1))
    evenly(worlds(state, 0, lambda world: world.rotation[slot]), dict.fromkeys(range(3), 1))


def test_a_hidden_card_in_another_hand_may_be_any_that_is_not_accounted_for() -> None:
    table = Table().hand(A, ore=2).pile("fuel", "carbon", "carbon", "food").hand(B, goods=1).trading(A)
    state = table.state
    pool = {4: 1, 1: 1, 2: 2, 3: 1}
    evenly(worlds(state, A, lambda world: next(k for k in range(5) if world.hands[B][k])), dict(pool))
    assert set(worlds(state, B, lambda world: tuple(world.hands[B]))) == {(0, 0, 0, 0, 1)}


@rule("STAR-028", "STAR-039", "STAR-229")
def test_everything_that_is_shuffled_differs_from_deal_to_deal() -> None:
    dealt = [starfarers().new(4, seed, {"setup": "strategic"}) for seed in range(40)]
    assert len({tuple(state.deck) for state in dealt}) == 40
    assert len({tuple(state.pile) for state in dealt}) == 40
    assert len({tuple(state.tile) for state in dealt}) == 40
    assert len({tuple(state.token_stacks[RESERVE_POOL]) for state in dealt}) > 20
    assert {state.start for state in dealt} == {0, 1, 2, 3}
    for slot in range(15):
        assert {state.rotation[slot] for state in dealt} == {0, 1, 2}
        assert len({state.tile[slot] for state in dealt}) >= 5
    beginner = [starfarers().new(4, seed) for seed in range(40)]
    for planet in range(45):
        tokens = {state.token[planet] for state in beginner}
        assert tokens == {-1} or len(tokens) >= 3  # as many as have its back


@rule("STAR-R39")
def test_the_deck_is_shuffled_anew_from_the_discards() -> None:
    table = Table().hand(A, ore=3).quiet()
    table.state.discards, table.state.deck = list(range(32)), []
    table.balls("black", "blue").trading(A).act(A, "launch")
    state = table.state
    assert sorted([*state.deck, state.stack[-1].card]) == list(range(32))
    assert state.discards == []
    orders = set()
    for seed in range(3):
        table = Table().trading(A)
        table.state.discards, table.state.deck, table.state.chance = list(range(32)), [], seeded(seed)
        begin_encounter(table.state)
        orders.add(tuple(table.state.deck))
    assert len(orders) == 3


@rule("STAR-256", "STAR-R14")
def test_the_last_half_medal_goes_to_who_comes_first_in_turn_order() -> None:
    for active in (A, B, C, D):
        table = Table().trading(active)
        for seat in range(4):
            table.modules(seat, cargo=2)
            table.half_medals(seat, 0)
        table.state.half_medals[(active + 2) % 4] = 38
        reward_most_cargo(table.state, 1)
        expected = [0, 0, 0, 0]
        expected[(active + 2) % 4] = 38
        expected[active] += 1
        expected[(active + 1) % 4] += 1
        assert table.state.half_medals == expected


@rule("STAR-082", "STAR-R06")
def test_who_draws_first_gets_the_last_supply_card() -> None:
    table = Table().pile("food").bank(ore=0, fuel=0, carbon=0, food=0, goods=0)
    assert draw_supply(table.state, C, 1, "STAR-094") == 1
    assert draw_supply(table.state, D, 1, "STAR-094") == 0
    assert (table.held(C), table.held(D)) == ({"food": 1}, {})
