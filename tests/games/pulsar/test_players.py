"""Chapters 24 and 25: what is different with two and with three players; and what nobody may see."""

from __future__ import annotations

from perihelion.core.chance import seeded
from perihelion.games.pulsar.components.pieces import COVERED, NOBODY
from perihelion.games.pulsar.rules.dice import roll
from perihelion.games.pulsar.state import INITIATIVE, PulsarState
from tests.games.pulsar.scenario import Table, pulsar
from tests.rule import rule


@rule("PULS-246", "PULS-028")
def test_two_rockets_on_the_order_spaces_each() -> None:
    firsts = set()
    for seed in range(20):
        order = Table(seats=2, seed=seed).state.order
        assert order in ([0, 1, 0, 1], [1, 0, 1, 0])
        firsts.add(order[0])
    assert firsts == {0, 1}
    assert Table(seats=2).box.counts["rockets_per_colour"] == 3


@rule("PULS-247", "PULS-031")
def test_two_counters_on_each_track() -> None:
    table = Table(seats=2)
    first, other = table.state.order[:2]
    for track in (table.state.initiative, table.state.engineering):
        assert [counter & 3 for counter in reversed(track)] == [first, other, first, other]


@rule("PULS-251")
def test_one_turn_each_beginning_with_the_rocket_on_space_one() -> None:
    table = Table(seats=2).dice(1, 2, 3, 4, 5, 6, 6).draft(7, 1, 1, 0, 0)
    while table.legal("take-die"):
        table.act(table.legal()[0])
    assert table.state.asked_seats() == [1]
    assert len(table.state.players[1].dice) == 2
    assert table.act("end-turn").state.asked_seats() == [0]
    table.act("end-turn")
    assert table.state.round == 2


@rule("PULS-252", "PULS-096")
def test_two_players_cover_planets_for_three_and_four() -> None:
    assert Table(seats=2).system("S01", "sys-07").planets("S01") == [NOBODY, COVERED, NOBODY]
    assert Table(seats=2).system("S01", "sys-06").planets("S01") == [NOBODY, NOBODY, COVERED]


@rule("PULS-259", "PULS-096")
def test_three_players_cover_planets_for_four() -> None:
    assert Table(seats=3).system("S01", "sys-07").planets("S01") == [NOBODY, NOBODY, NOBODY]
    assert Table(seats=3).system("S01", "sys-06").planets("S01") == [NOBODY, NOBODY, COVERED]


@rule("PULS-256")
def test_two_players_score_three_counters() -> None:
    table = Table(seats=2).contracts().round(8).tracks("2B 3B 4A 9A").final()
    assert [table.state.players[seat].earned[INITIATIVE] for seat in (0, 1)] == [2, 11]


@rule("PULS-260")
def test_three_players_have_no_third_place() -> None:
    table = Table(seats=3).contracts().round(8).tracks("2B 3C 4A").final()
    assert [table.state.players[seat].earned[INITIATIVE] for seat in (0, 1, 2)] == [0, 7, 4]


@rule("PULS-257")
def test_all_else_is_the_same_with_two() -> None:
    two, four = Table(seats=2).state, Table(seats=4).state
    assert (two.supply, two.awards, len(two.display)) == (four.supply, four.awards, len(four.display))
    assert two.box.figures.awards == [7, 4]


@rule("PULS-258")
def test_three_players_seven_dice_one_left() -> None:
    table = Table(seats=3)
    roll(table.state)
    assert sum(table.state.tray) == 7
    table.draft(table.state.marker, 0, 1, 2)
    while table.legal("take-die"):
        table.act(table.legal()[0])
    assert [len(player.dice) for player in table.state.players] == [2, 2, 2]
    assert sum(table.state.tray) == 1


@rule("PULS-R31")
def test_what_is_hidden_and_what_is_open() -> None:
    table = Table(seats=3).give(1, cubes=3, pm1=2).system("S01", "sys-05")
    view = pulsar().view(table.state, 0)
    assert view.players[1].cubes == 3
    assert view.players[1].modifiers == [2, 0]
    assert view.tiles.count(-1) == 15
    assert (view.pile, view.stack) == (12, 21)
    # Imagining deals exactly the hidden parts anew.
    worlds = [world for n in range(30) if isinstance(world := table.state.imagine(0, seeded(n)), PulsarState)]
    assert len(worlds) == 30
    assert len({tuple(world.tiles) for world in worlds}) > 20
    assert len({tuple(world.pile) for world in worlds}) > 20
    assert len({tuple(world.stack_tiles) for world in worlds}) > 20
    for world in worlds:
        letters = [world.box.transmitters[tile].letter for tile in world.stack_tiles]
        assert letters == sorted(letters, reverse=True)
        assert world.tiles[0] == table.state.tiles[0]


@rule("PULS-R31", "PULS-015")
def test_the_seventeenth_system_may_be_any_hidden_one() -> None:
    state = Table(seats=3).system("S01", "sys-05").system("S02", "sys-11").state
    open_tiles = set(state.tiles[:2])
    worlds = [state.imagine(0, seeded(f"unused {number}")) for number in range(300)]
    assert {world.unused for world in worlds} == set(range(17)) - open_tiles
    for place in range(2, 16):
        assert {world.tiles[place] for world in worlds} == set(range(17)) - open_tiles
    assert all(sorted([*world.tiles, world.unused]) == list(range(17)) for world in worlds)
