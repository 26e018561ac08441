"""What is hidden stays hidden in imagined positions, and what is shuffled is shuffled."""

from __future__ import annotations

from perihelion.core.chance import seeded
from perihelion.games.seti.rules.rival.turn import new_round
from perihelion.games.seti.rules.species.mascamites import load, look
from perihelion.games.seti.state import SetiState
from tests.games.seti.scenario import CARD, GAME, Table
from tests.rule import rule


def imagined(table: Table, seat: int) -> list[SetiState]:
    worlds = [table.state.imagine(seat, seeded(f"world {number}")) for number in range(40)]
    return [world for world in worlds if isinstance(world, SetiState)]


@rule("SETI-E04", "SETI-R32")
def test_a_bot_imagines_any_exertian_card_it_does_not_hold_for_one_played_by_another() -> None:
    table = Table(2).meet("exertians")
    table[0].played = [table[0].exertians.pop()]
    guesses = {world.players[0].played[0] for world in imagined(table, 1)}
    assert len(guesses) > 3
    assert not guesses & set(table[1].exertians)
    assert {world.players[0].played[0] for world in imagined(table, 0)} == set(table[0].played)


def passed(table: Table, *keeps: str) -> Table:
    """The seats pass one after the other, from seat 0, and keep these cards."""
    for seat, card in enumerate(keeps):
        table.begin(seat).do("pass", f"keep:{card}")
    return table


STACK = ("dune", "pixl", "dragonfly", "grant")


def stacked(seats: int) -> Table:
    """The first end-of-round stack is known to the test."""
    table = Table(seats).top(*STACK[: seats + 1])
    table.state.deck += table.state.round_stacks[0]
    table.state.round_stacks[0] = []
    for id in STACK[: seats + 1]:
        table.state.deck.remove(CARD[id])
        table.state.round_stacks[0].append(CARD[id])
    table.state.round = 1
    return table


@rule("SETI-210", "SETI-212", "SETI-R34")
def test_a_passed_seat_remembers_the_end_of_round_cards_it_left_behind() -> None:
    table = passed(stacked(3), "dune")
    left = {CARD[id] for id in ("pixl", "dragonfly", "grant")}
    assert {frozenset(world.round_stacks[0]) for world in imagined(table, 0)} == {frozenset(left)}
    assert len({frozenset(world.round_stacks[0]) for world in imagined(table, 1)}) > 20  # it has not looked
    table.begin(1).do("pass", "keep:pixl")
    worlds = imagined(table, 0)
    assert {world.players[1].hand[0] for world in worlds} == left  # one of the three, it cannot tell which
    for world in worlds:
        assert {*world.players[1].hand, *world.round_stacks[0]} == left
    assert len({world.players[0].hand[0] for world in imagined(table, 1)}) > 20  # taken before it looked
    assert {frozenset(world.round_stacks[0]) for world in imagined(table, 1)} == {
        frozenset(left - {CARD["pixl"]})
    }
    assert len({tuple(sorted(world.round_stacks[0])) for world in imagined(table, 2)}) > 20


@rule("SETI-212")
def test_the_leftover_of_the_stack_tells_those_who_passed_first_what_the_last_one_took() -> None:
    table = passed(stacked(2), "dune", "pixl")
    assert (table.state.round, table.state.discard) == (2, [CARD["dragonfly"]])
    assert all(CARD["pixl"] in world.players[1].hand for world in imagined(table, 0))
    worlds = imagined(table, 1)
    assert not all(CARD["dune"] in world.players[0].hand for world in worlds)
    table.state.players[1].credits = 5
    table.begin(1).do("play:pixl")  # out of the hand, out of mind
    assert table[1].kept == []
    assert not any(CARD["pixl"] in world.players[1].hand for world in imagined(table, 0))


@rule("SETI-210", "SETI-R34")
def test_what_others_know_of_a_hand_leaves_no_trace_in_a_seats_imagination() -> None:
    table = passed(stacked(3), "dune", "pixl", "grant")
    for world in imagined(table, 0):
        for owner in (1, 2):
            assert {kept.card for kept in world.players[owner].kept} <= set(world.players[owner].hand)
    for world in imagined(table, 2):
        assert (world.players[0].kept, world.players[1].kept) == ([], [])  # it looked after them


@rule("SETI-M07", "SETI-R25")
def test_samples_are_known_to_those_who_looked_at_them_only() -> None:
    table = Table().meet("mascamites").probe(0, "jupiter")
    table.state.samples = [[3, 4, 6], [0, 1, 2]]
    table.state.sample_board[0] = 5
    table.play("ecosystem-study", "sample:4")
    assert {tuple(world.samples[0]) for world in imagined(table, 0)} == {(3, 4, 6)}
    assert len({tuple(world.samples[0]) for world in imagined(table, 1)}) > 5


@rule("SETI-M07", "SETI-M09")
def test_a_sample_taken_after_a_look_is_known_to_be_one_of_those_seen() -> None:
    table = Table(3).meet("mascamites").probe(0, "jupiter")
    table.state.samples = [[3, 4, 6], [0, 1, 2]]
    table.state.sample_board[0] = 5
    table.play("ecosystem-study", "sample:4")  # seat 0 looks at Jupiter: samples 4, 5 and 7 of the list
    load(table.state, 1, 0, 4)
    assert GAME.view(table.state, 0).known_samples == [[], []]  # it cannot tell which one is gone
    worlds = imagined(table, 0)
    assert {world.players[1].capsules[0] for world in worlds} == {3, 4, 6}
    for world in worlds:
        assert sorted(world.players[1].capsules + world.samples[0]) == [3, 4, 6]
    assert {world.players[1].capsules[0] for world in imagined(table, 2)} == {0, 1, 2, 3, 4, 6}
    look(table.state, 0, 0)  # a second look tells what the other one has
    assert GAME.view(table.state, 0).known_samples == [[3, 6], []]
    assert {world.players[1].capsules[0] for world in imagined(table, 0)} == {4}
    load(table.state, 2, 0, 6)
    worlds = imagined(table, 0)
    assert {world.players[1].capsules[0] for world in worlds} == {4}
    assert {world.players[2].capsules[0] for world in worlds} == {3, 6}


@rule("SETI-M07")
def test_what_another_seat_saw_stays_with_the_places_in_imagined_positions() -> None:
    table = Table(2).meet("mascamites")
    table.state.samples = [[3, 4, 6], [0, 1, 2]]
    table.state.sample_board[0] = 5
    look(table.state, 0, 0)
    for world in imagined(table, 1):
        lying = sum(1 << sample for sample in world.samples[0])
        assert world.players[0].sample_groups == [lying]


@rule("SETI-S06", "SETI-S08")
def test_the_rivals_cards_of_a_new_round_come_in_any_order() -> None:
    orders = set()
    for seed in range(6):
        table = Table(1)
        rival = table.state.the_rival()
        rival.cards, rival.deck = [0, 1, 2, 3, 4, 5, 6], [7]  # the last one was gained after it had passed
        table.state.chance = seeded(seed)
        new_round(table.state)
        assert (sorted(rival.deck), rival.cards) == (list(range(8)), [])
        orders.add(tuple(rival.deck))
    assert len(orders) > 1
