"""What is hidden stays hidden in imagined positions, and what is shuffled is shuffled."""

from __future__ import annotations

from perihelion.core.chance import seeded
from perihelion.games.seti.rival import new_round
from perihelion.games.seti.state import SetiState
from tests.games.seti.scenario import Table
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


@rule("SETI-M07", "SETI-R25")
def test_samples_are_known_to_those_who_looked_at_them_only() -> None:
    table = Table().meet("mascamites").probe(0, "jupiter")
    table.state.samples = [[3, 4, 6], [0, 1, 2]]
    table.state.sample_board[0] = 5
    table.play("ecosystem-study", "sample:4")
    assert {tuple(world.samples[0]) for world in imagined(table, 0)} == {(3, 4, 6)}
    assert len({tuple(world.samples[0]) for world in imagined(table, 1)}) > 5


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
