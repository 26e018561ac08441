"""Chapter 10: a 7 is rolled."""

from __future__ import annotations

import pytest

from perihelion.core.chance import seeded
from perihelion.core.match import forced_move
from perihelion.games.starfarers.components.parts import RESOURCES
from perihelion.games.starfarers.rules.cards import covers, hand_over
from perihelion.games.starfarers.rules.production import Discard
from perihelion.games.starfarers.state import StarState
from tests.games.starfarers.scenario import A, B, C, D, Table
from tests.rule import rule


def drop(table: Table, seat: int, count: int) -> Table:
    for _ in range(count):
        table.act(seat, table.legal(seat, "discard")[0])
    return table


@rule("STAR-089", "STAR-096")
def test_the_steps_follow_in_order() -> None:
    table = Table().hand(A, ore=8).hand(B, fuel=2).roll(7)
    assert table.step() == "Discard"
    drop(table, A, 4)
    assert table.step() == "Steal"
    table.act(A, "steal:1")
    keys = [(event.key, event.seat) for event in table.events]
    assert keys == [("stolen", A), ("supply", B), ("supply", C), ("supply", D), ("supply", A)]
    assert table.step() == "TradeAndBuild"


@rule("STAR-090")
@pytest.mark.parametrize(("cards", "owed"), [(9, 4), (8, 4), (7, 0), (15, 7), (0, 0)])
def test_cases_half_of_more_than_seven_cards(cards: int, owed: int) -> None:
    table = Table().hand(B, ore=min(cards, 9), food=max(0, cards - 9)).roll(7)
    if owed == 0:
        assert table.step() != "Discard"
        return
    assert table.state.asked_seats() == [B]
    drop(table, B, owed)
    assert table.step() != "Discard"
    assert table.state.hand_size(B) == cards - owed


@rule("STAR-090")
def test_the_player_chooses_what_to_return_to_the_bank() -> None:
    table = Table().hand(B, ore=4, food=4).roll(7)
    before = table.state.bank[RESOURCES.index("food")]
    assert table.legal(B) == ["discard:ore", "discard:food"]
    table.act(B, "discard:food", "discard:food", "discard:food", "discard:food")
    assert table.held(B) == {"ore": 4}
    assert table.state.bank[RESOURCES.index("food")] == before + 4


@rule("STAR-091")
def test_the_roller_discards_too() -> None:
    table = Table().hand(A, ore=10).roll(7)
    assert table.state.asked_seats() == [A]
    drop(table, A, 5)
    assert table.state.hands[A][0] == 5


@rule("STAR-092")
@pytest.mark.parametrize(("cards", "owed"), [(12, 0), (13, 6), (8, 0)])
def test_cases_with_reduced_tribute_only_more_than_twelve(cards: int, owed: int) -> None:
    table = Table().friend(B, "d1").hand(B, ore=6, fuel=cards - 6).roll(7)
    assert table.state.is_asked(B) == (owed > 0)
    if owed:
        drop(table, B, owed)
        assert table.state.hand_size(B) == cards - owed


@rule("STAR-R08")
def test_discards_are_chosen_at_once_shown_at_the_end_and_public_then() -> None:
    table = Table().hand(B, ore=8).hand(C, food=8).roll(7)
    assert table.state.asked_seats() == [B, C]
    assert table.state.step().chosen == [[0] * 5] * 4
    drop(table, B, 4)
    assert table.events == []
    assert table.held(B) == {"ore": 8}  # nothing happens before the last choice
    assert table.game.view(table.state, C).players[B].cards == 8
    drop(table, C, 4)
    told = {event.seat: event for event in table.told("discard")}
    assert told[B].seen_by(D).args == {"cards": ["cards-ore-4"]}
    assert told[C].seen_by(None).args == {"cards": ["cards-food-4"]}
    assert table.step() == "Steal"  # the steal happens after all discards


@rule("STAR-R08", "STAR-R44")
def test_nobody_can_tell_a_discard_before_the_last_one_or_take_one_back_after_it() -> None:
    table = Table().hand(B, ore=8).hand(C, food=8).roll(7)
    assert forced_move(table.state) is None  # one kind only, and yet B is asked like anybody
    drop(table, B, 4)
    imagined = [table.state.imagine(C, seeded(number)) for number in range(8)]
    choices = set()
    for world in imagined:
        step = world.step()
        assert isinstance(world, StarState)
        assert isinstance(step, Discard)
        assert sum(step.chosen[B]) == 4
        assert covers(world.hands[B], step.chosen[B])
        choices.add(tuple(step.chosen[B]))
    assert len(choices) > 1
    revealed = table.state.reveals
    drop(table, C, 4)
    assert table.state.reveals > revealed


@rule("STAR-093", "STAR-R44")
def test_the_roller_takes_a_random_card_known_to_the_two_only() -> None:
    seen = set()
    for seed in range(12):
        table = Table(seed=seed).hand(B, ore=1, food=1).pile().bank(ore=0, fuel=0, carbon=0, food=0, goods=0)
        table.roll(7)
        table.state.chance.word()
        for _ in range(seed):
            table.state.chance.word()
        table.act(A, "steal:1")
        assert table.state.hand_size(B) == 1
        seen.update(table.held(A))
        event = table.told("stolen")[0]
        assert "resource" in event.seen_by(A).args
        assert "resource" in event.seen_by(B).args
        assert "resource" not in event.seen_by(C).args
    assert seen == {"ore", "food"}


def all_know(table: Table, seat: int, cards: list[int]) -> None:
    """Everybody has seen the seat get these cards."""
    for observer in range(4):
        table.state.known[observer * 4 + seat] = cards[:]


@rule("STAR-R44")
def test_what_was_stolen_stays_a_guess_for_everybody_else() -> None:
    # All have seen B produce an ore; then A takes one of B's two cards, the ore.
    table = Table().hand(B, ore=1, food=1)
    all_know(table, B, [1, 0, 0, 0, 0])
    hand_over(table.state, B, A, 0)
    ores = {seat: set[int]() for seat in (A, C)}
    for number in range(40):
        for seat, seen in ores.items():
            world = table.state.imagine(seat, seeded(number))
            assert isinstance(world, StarState)
            seen.add(world.hands[B][0])
    assert 0 in ores[C]
    assert 1 in ores[C]  # for C the ore may still be B's
    assert table.state.known[A * 4 + B][0] == 0
    assert table.state.known[B * 4 + A][0] == 1
    assert table.state.known[C * 4 + A][0] == 0


@rule("STAR-R44")
def test_of_a_hand_that_lost_an_unknown_card_one_card_less_of_every_kind_is_known() -> None:
    table = Table().hand(B, ore=3, food=2)
    all_know(table, B, [2, 0, 0, 1, 0])
    hand_over(table.state, B, A, 3)
    hand_over(table.state, B, A, 3)
    assert table.state.known[A * 4 + B] == table.state.known[B * 4 + B] == [2, 0, 0, 0, 0]
    assert table.state.known[C * 4 + B] == table.state.known[D * 4 + B] == [0, 0, 0, 0, 0]


@rule("STAR-093", "STAR-R09")
def test_only_opponents_with_cards_can_be_chosen() -> None:
    table = Table().hand(B, ore=1).hand(D, ore=1).roll(7)
    assert table.legal(A) == ["steal:1", "steal:3"]
    assert table.why(A, "steal:2") == "STAR-R09"
    assert table.reason(A, "steal:0") is not None


@rule("STAR-R09")
def test_when_nobody_has_cards_the_step_is_skipped() -> None:
    table = Table().hand(A, ore=3).roll(7)
    assert table.told("stolen") == []
    assert table.step() == "TradeAndBuild"


@rule("STAR-094")
def test_supply_cards_begin_with_the_left_neighbour_of_the_roller() -> None:
    table = Table().pile("ore", "fuel", "food", "goods").points(C, 10).roll(7, active=C)
    assert [event.seat for event in table.told("supply")] == [D, A, B]
    assert (table.held(D), table.held(A), table.held(B)) == ({"ore": 1}, {"fuel": 1}, {"food": 1})


@rule("STAR-095")
def test_the_roller_then_takes_the_own_supply_cards() -> None:
    table = Table().points(A, 8).roll(7)
    assert [(event.seat, event.args["count"]) for event in table.told("supply")][-1] == (A, 1)


@rule("STAR-090")
def test_only_cards_that_are_held_and_not_chosen_yet_can_be_returned() -> None:
    table = Table().hand(B, ore=2, food=6).roll(7).act(B, "discard:ore", "discard:ore")
    for kind, have in (("ore", 2), ("goods", 0)):
        reason = table.reason(B, f"discard:{kind}")
        assert reason is not None
        assert (reason.rule, reason.args) == ("STAR-090", {"have": have})
