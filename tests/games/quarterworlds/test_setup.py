"""Chapter 2: setup, and the rulings on what is hidden."""

from __future__ import annotations

import pytest

from perihelion.core.chance import seeded
from perihelion.core.view import to_json
from perihelion.games.quarterworlds.components import NOTHING
from perihelion.games.quarterworlds.state import QuarState
from tests.games.quarterworlds.scenario import BLUE, RED, Scenario, the_game
from tests.rule import rule

NEXT = "2_01 2_02 2_03 2_04 2_05 2_06 2_07"


def new(seed: int, start: str = "random") -> QuarState:
    state = the_game().new(2, seed, {"start": start})
    assert isinstance(state, QuarState)
    return state


@rule("QUAR-021")
def test_six_cards_of_the_epoch_lie_open_at_the_start() -> None:
    state = new(3)
    assert NOTHING not in state.offer
    assert all(state.card(number).epoch == 1 for number in state.offer)
    assert the_game().view(state, None).offer == state.offer


@rule("QUAR-021", "QUAR-123", "QUAR-020", "QUAR-R10")
def test_a_new_offer_is_laid_out_at_the_start_of_each_epoch() -> None:
    table = Scenario(free=True).offer("1_01 1_02 1_03", "1_04 1_05 1_06", deck="1_07")
    table.next_deck(NEXT).begin()
    table.end_epoch()
    assert table.state.epoch == 2
    assert table.column(0) == ["2_01", "2_02", "2_03"]
    assert table.column(1) == ["2_04", "2_05", "2_06"]
    # what was left is out of the game: the offer openly, the deck unseen
    assert table.ids(table.state.removed) == {f"1_0{n}" for n in range(1, 7)}
    view = table.view(None)
    assert table.ids(view.removed) == {f"1_0{n}" for n in range(1, 7)}
    assert table.ids(table.state.decks[0]) == {"1_07"}


@rule("QUAR-022", "QUAR-R02")
@pytest.mark.parametrize(("start", "seat"), [("red", RED), ("blue", BLUE)])
def test_the_table_creator_may_name_who_starts(start: str, seat: int) -> None:
    for seed in range(5):
        state = new(seed, start)
        assert state.asked_seats() == [seat]


@rule("QUAR-022", "QUAR-R02")
def test_otherwise_the_starting_player_is_drawn() -> None:
    starters = [new(seed).turn for seed in range(40)]
    assert 8 < sum(starters) < 32


@rule("QUAR-023", "QUAR-R37")
@pytest.mark.parametrize("first", [RED, BLUE])
def test_who_passed_first_starts_the_next_epoch(first: int) -> None:
    table = Scenario(1, RED, free=True).offer("1_01 1_02 1_03", "1_04 1_05 1_06").next_deck(NEXT).begin()
    if first == BLUE:
        table.do(RED, "take 1_03").do(BLUE, "pass").do(RED, "pass")
    else:
        table.do(RED, "pass").do(BLUE, "pass")
    table.no_research()
    assert table.state.epoch == 2
    assert table.state.asked_seats() == [first]


@rule("QUAR-R01", "QUAR-R27")
@pytest.mark.parametrize(("start", "tokens"), [("red", [3, 4]), ("blue", [4, 3])])
def test_everybody_starts_with_nothing_but_tokens(start: str, tokens: list[int]) -> None:
    state = new(1, start)
    assert state.tokens == tokens
    assert state.hands == [[], []]
    assert state.production == [[0] * 4] * 2
    assert state.tracks == [[0] * 3] * 2
    assert state.income == [0, 0]
    assert [state.total(seat) for seat in (RED, BLUE)] == [0, 0]
    assert (state.up, state.left) == (0, 0)


@rule("QUAR-R03")
def test_five_science_cards_are_dealt_and_no_more_come() -> None:
    state = new(1)
    assert [len(hand) for hand in state.science] == [5, 5]
    dealt = state.science[RED] + state.science[BLUE] + state.science_rest
    assert sorted(dealt) == list(range(108, 134))
    assert state.science != new(2).science, "the science deck is shuffled"
    rest = len(state.science_rest)
    chance = seeded(1)
    while not state.over:
        seat = state.asked_seats()[0]
        state.apply(seat, chance.pick(state.legal(seat)))
        assert len(state.science_rest) == rest == 16


@rule("QUAR-R05")
def test_science_hands_and_decks_are_hidden_and_all_else_is_open() -> None:
    table = Scenario().offer("1_01 1_02 1_03", "1_04 1_05 1_06", deck="1_07 1_08")
    table.hand(RED, "1_10 1_11").hand(BLUE, "1_12").science(RED, "S_01").science(BLUE, "S_02 S_03")
    table.tokens(2, 5).tracks(BLUE, trade=3).world(BLUE, "1_31").researched(BLUE, "S_07").begin()
    spectator, red = table.view(None), table.view(RED)
    assert (spectator.hand, spectator.science, spectator.dues) == ([], [], [])
    assert table.ids(red.hand) == {"1_10", "1_11"}
    assert table.ids(red.science) == {"S_01"}
    for view in (spectator, red):
        blue = view.spaces[BLUE]
        assert (blue.science, blue.tokens, blue.tracks[1]) == (2, 5, 3)
        assert table.ids(blue.hand) == {"1_12"}, "it was taken before everybody's eyes"
        assert table.ids(blue.researched) == {"S_07"}
        assert blue.worlds[0].open == 1
        assert view.deck == 2


@rule("QUAR-R05")
def test_hidden_cards_change_nothing_that_the_other_player_or_a_spectator_sees() -> None:
    def seen(hand: str, science: str, deck: str, rest: str) -> list[object]:
        table = Scenario().offer("1_01 1_02 1_03", "1_04 1_05 1_06", deck=deck)
        table.hand(RED, "1_10").hand(BLUE, hand).science(BLUE, science)
        table.state.science_rest = [table.game.parts.by_id[id] for id in rest.split()]
        table.begin()
        return [to_json(table.view(seat)) for seat in (None, RED)]

    first = seen("1_12 1_13", "S_02", "1_07 1_08", "S_04 S_05")
    assert first == seen("1_13 1_12", "S_04", "1_08 1_07", "S_05 S_02")
    assert first != seen("1_12", "S_02", "1_07 1_08", "S_04 S_05"), "the cards in hand are open"
    assert first != seen("1_12 1_13", "S_02 S_03", "1_07 1_08", "S_04 S_05"), "and how many science cards"


@rule("QUAR-R05")
def test_who_imagines_the_rest_keeps_the_cards_that_were_taken_openly() -> None:
    state = new(7)
    chance = seeded(7)
    for _ in range(20):
        seat = state.asked_seats()[0]
        state.apply(seat, chance.pick(state.legal(seat)))
    assert state.hands[BLUE]
    worlds = [state.imagine(RED, chance) for _ in range(8)]
    assert all(sorted(world.hands[BLUE]) == sorted(state.hands[BLUE]) for world in worlds)
    assert all(sorted(world.deck()) == sorted(state.deck()) for world in worlds)
    assert len({tuple(world.deck()) for world in worlds}) > 1
    assert len({tuple(sorted(world.science[BLUE])) for world in worlds}) > 1


@rule("QUAR-R05")
def test_a_lay_in_the_making_is_seen_by_nobody_else() -> None:
    table = Scenario().hand(RED, "1_10 1_01 1_05").hand(BLUE, "1_12").begin()
    before = [to_json(table.view(seat)) for seat in (None, BLUE)]
    table.do(RED, "lay 1_10", "pay 1_01")
    after = [to_json(table.view(seat)) for seat in (None, BLUE)]
    for old, new_view in zip(before, after, strict=True):
        assert isinstance(old, dict)
        assert isinstance(new_view, dict)
        assert {**old, "asks": 0} == {**new_view, "asks": 0}
    assert table.view(RED).laying is not None
    assert table.view(RED).laying.paid == [table.game.parts.by_id["1_01"]]


@rule("QUAR-R05")
def test_what_may_be_done_now_is_shown_to_the_player_alone() -> None:
    table = Scenario().hand(RED, "1_10 1_01 1_05").hand(BLUE, "1_12").begin()
    assert table.legal(RED)
    assert table.legal(BLUE) == set()
    assert table.why(BLUE, "pass").key == "core-not-asked"
