"""Chapter 2: setup, the first-game preset, and the player order it fixes."""

from __future__ import annotations

import pytest

from perihelion.core.chance import seeded
from perihelion.core.text import Refused
from perihelion.games.race.rules.setup import player_order
from perihelion.games.race.state import NONE, RaceState
from tests.games.race.scenario import Table, play_randomly, race
from tests.rule import rule

CARDS = race().cards
ALPHA = CARDS.number["alpha-centauri"]


def fresh(seats: int, seed: int, **options: str) -> RaceState:
    state = race().new(seats, seed, options)
    assert isinstance(state, RaceState)
    return state


def discarded(seats: int, seed: int) -> RaceState:
    """A game after the setup discards."""
    state = fresh(seats, seed)
    while state.round == 0:
        seat = state.asked_seats()[0]
        state.apply(seat, state.legal(seat)[-1])
    return state


@rule("RACE-011")
@pytest.mark.parametrize("seats", [0, 1, 5])
def test_the_game_is_for_two_to_four(seats: int) -> None:
    assert race().players == (2, 3, 4)
    with pytest.raises(Refused):
        race().new(seats, 1)


@rule("RACE-012", "RACE-020")
@pytest.mark.parametrize(("seats", "pool"), [(2, 24), (3, 36), (4, 48)])
def test_the_pool_and_the_empty_chips(seats: int, pool: int) -> None:
    state = fresh(seats, 1)
    assert state.pool == pool
    assert [player.chips for player in state.players] == [0] * seats
    assert all(len(player.tableau) == 1 for player in state.players)


@rule("RACE-013", "RACE-169")
def test_chips_outside_the_pool_only_pay_out_the_last_round() -> None:
    """The pool is a total: it goes below zero in the last round instead of needing other chips, and a
    pool that is not empty never gains anything."""
    table = Table("galactic-trendsetters, artist-colony*", pool=1)
    table.play("consume-2x", "consume-2x")
    assert (table.state.pool, table.chips(0), table.state.over) == (-3, 4, True)
    assert table.view(0).pool == 0


@rule("RACE-015")
def test_start_worlds_are_dealt_at_random_face_up() -> None:
    seen = [{fresh(2, seed).players[seat].start for seed in range(60)} for seat in (0, 1)]
    assert seen == [set(CARDS.start_worlds)] * 2
    for seed in range(10):
        state = fresh(4, seed)
        starts = [player.start for player in state.players]
        assert len(set(starts)) == 4
        assert [player.tableau for player in state.players] == [[start] for start in starts]
        assert [seat.start_world for seat in race().view(state, None).players] == [
            CARDS.ids[s] for s in starts
        ]


@rule("RACE-016", "RACE-226")
def test_unused_start_worlds_are_shuffled_in_and_every_game_has_all_cards() -> None:
    for seed in range(5):
        state = fresh(2, seed)
        used = {player.start for player in state.players}
        places = state.pile + state.players[0].hand + state.players[1].hand
        places += [good for player in state.players for good in player.goods if good != NONE]
        assert {card for card in CARDS.start_worlds if card in places} == set(CARDS.start_worlds) - used
        play_randomly(state, seed)
    again = race().census(fresh(2, 99))
    assert sum(again[name] for name in CARDS.ids) == 114


@rule("RACE-017", "RACE-R55")
def test_everybody_discards_two_of_six_in_secret() -> None:
    state = fresh(3, 4)
    assert state.asked_seats() == [0, 1, 2]
    hands = [player.hand[:] for player in state.players]
    assert [len(hand) for hand in hands] == [6, 6, 6]
    names = race().catalogue.names
    assert {names[a] for a in state.legal(1)} == {f"discard:{CARDS.ids[card]}" for card in hands[1]}
    first = [f"discard:{CARDS.ids[card]}" for card in hands[1][:2]]
    state.act(1, first[0])
    state.act(1, first[1])
    assert not state.is_asked(1)
    assert race().view(state, 0).players[1].hand == 6  # nothing shows before all have answered
    assert state.discard == []
    for seat in (0, 2):
        for card in hands[seat][2:4]:
            state.act(seat, f"discard:{CARDS.ids[card]}")
    assert [len(player.hand) for player in state.players] == [4, 4, 4]
    assert sorted(state.discard) == sorted(hands[0][2:4] + hands[1][:2] + hands[2][2:4])
    assert sorted(state.players[1].known) == sorted(hands[1][:2])


@rule("RACE-018", "RACE-019")
def test_sizes_of_the_piles_with_and_without_alpha_centauri() -> None:
    sizes = set()
    for seed in range(30):
        state = discarded(2, seed)
        alpha = any(player.start == ALPHA for player in state.players)
        assert len(state.discard) == 4
        sizes.add((alpha, len(state.pile)))
        for player in state.players:
            assert (player.goods[0] != NONE) == (player.start == ALPHA)
    assert sizes == {(False, 100), (True, 99)}


@rule("RACE-021", "RACE-022", "RACE-024")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_first_game_start_worlds_and_hands(seats: int) -> None:
    hands = {
        1: {"rebel-fuel-cache", "public-works", "gem-world", "colony-ship"},
        2: {"comet-zone", "expedition-force", "mining-robots", "rebel-miners"},
        3: {"export-duties", "former-penal-colony", "malevolent-lifeforms", "new-military-tactics"},
        4: {"space-marines", "contact-specialist", "avian-uplift-race", "spice-world"},
    }
    dealt = set()
    for seed in range(8):
        state = fresh(seats, seed, setup="first-game")
        numbers = [CARDS.start_number[player.start] for player in state.players]
        assert sorted(numbers) == list(range(1, seats + 1))
        dealt.add(tuple(numbers))
        for player, number in zip(state.players, numbers, strict=True):
            assert {CARDS.ids[card] for card in player.hand} == hands[number]
        assert state.round == 1  # no discards: the first question is the choice of actions
    assert len(dealt) > 1


@rule("RACE-023")
def test_first_game_pile() -> None:
    state = fresh(2, 3, setup="first-game")
    assert (len(state.pile), state.discard) == (103, [])
    in_pile = {CARDS.ids[card] for card in state.pile}
    good = next(player.goods[0] for player in state.players if player.start == ALPHA)
    others = {CARDS.ids[card] for number in (3, 4) for card in CARDS.preset_hands[number]}
    assert others <= in_pile | {CARDS.ids[good]}
    assert {"old-earth", "new-sparta", "earths-lost-colony"} <= in_pile | {CARDS.ids[good]}
    assert state.pile.count(CARDS.number["public-works"]) in (0, 1)  # the second copy is in the pile


@rule("RACE-R56")
def test_setup_order_start_worlds_then_hands_in_player_order_then_the_good() -> None:
    for seed in range(12):
        chance = seeded(seed)
        starts = CARDS.start_worlds[:]
        chance.shuffle(starts)
        pile = [card for card in CARDS.deck if card not in starts[:3]]
        chance.shuffle(pile)
        order = player_order([CARDS.start_number[card] for card in starts[:3]])
        state = fresh(3, seed)
        for seat in order:
            assert state.players[seat].hand == [pile.pop() for _ in range(6)]
        if ALPHA in starts[:3]:
            assert state.players[starts.index(ALPHA)].goods == [pile.pop()]
        assert state.pile == pile


@rule("RACE-R57")
def test_the_options_and_their_defaults() -> None:
    options = {option.key: option.values for option in race().options}
    assert options["pilgrimage-world"] == ("last", "any-order")
    assert options["produce-bonus"] == ("may", "must")
    assert set(options) == {"setup", "variant", "pilgrimage-world", "produce-bonus"}
