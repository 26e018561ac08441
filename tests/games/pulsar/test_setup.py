"""Chapters 2 and 3: setup of the table and of the players."""

from __future__ import annotations

import pytest

from perihelion.core.state import State
from perihelion.games.pulsar.rules.setup import ChooseEntryGate, ChooseSide
from perihelion.games.pulsar.state import PulsarState
from tests.games.pulsar.scenario import Table, pulsar
from tests.rule import rule

SEEDS = range(40)


def new(seats: int = 4, seed: int = 1, **options: str) -> PulsarState:
    state = pulsar().new(seats, seed, options)
    assert isinstance(state, PulsarState)
    return state


def choose_sides(state: State) -> None:
    while isinstance(state.step(), ChooseSide):
        state.act(state.asked_seats()[0], "side:1")


@rule("PULS-011")
def test_only_the_overview_board_depends_on_the_player_count() -> None:
    figures = pulsar().box.figures
    three, four = figures.engineering[3], figures.engineering[4]
    assert [reward.amount for reward in three] == [3, 2]
    assert [reward.amount for reward in four] == [3, 2, 1]
    boards = {
        (tuple(new(seats).supply), len(new(seats).tiles), len(new(seats).display)) for seats in (2, 3, 4)
    }
    assert len(boards) == 1


@rule("PULS-012")
@pytest.mark.parametrize("side", ["a", "b"])
def test_either_side_of_the_star_cluster(side: str) -> None:
    cluster = new(map=side).cluster
    assert any(cluster.dead_end) == (side == "b")
    assert cluster.first_game == (side == "a")
    assert pulsar().options[1].default == "a"


@rule("PULS-013", "PULS-036", "PULS-038", "PULS-258")
@pytest.mark.parametrize(("seats", "dice"), [(2, 7), (3, 7), (4, 9)])
def test_silver_dice_by_player_count(seats: int, dice: int) -> None:
    rolls = set()
    for seed in SEEDS:
        state = new(seats, seed)
        choose_sides(state)
        for _ in range(seats):
            state.act(state.asked_seats()[0], state.legal(state.asked_seats()[0])[0])
        assert sum(state.tray) == dice
        assert state.tray[0] == 0
        rolls.add(tuple(state.tray))
    assert len(rolls) > 20


@rule("PULS-014")
def test_all_dice_start_in_the_black_hole() -> None:
    state = new(3)
    assert sum(state.tray) == 0
    assert all(not player.dice for player in state.players)
    assert state.bonus == -1


@rule("PULS-015")
def test_sixteen_systems_face_down() -> None:
    state = new()
    assert len(state.tiles) == 16
    assert sorted([*state.tiles, state.unused]) == list(range(17))
    assert all(not planets for planets in state.stations)
    dealt = [new(seed=seed) for seed in range(300)]
    assert {state.unused for state in dealt} == set(range(17))
    for place in range(16):
        assert {state.tiles[place] for state in dealt} == set(range(17))
    for seat in (None, 0):
        assert set(pulsar().view(state, seat).tiles) == {-1}


@rule("PULS-016", "PULS-017")
def test_generators_and_awards() -> None:
    state = new()
    assert state.supply == [10, 10, 10]
    assert state.awards == [0, 0, 0]
    assert state.box.figures.awards == [7, 4]


@rule("PULS-018", "PULS-028")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_each_player_gets(seats: int) -> None:
    state = new(seats)
    for player in state.players:
        assert player.modifiers == [1, 0]
        assert player.cubes == 0
        assert player.rings == 6
    box = state.box
    assert box.counts["modifiers_pm1"] - seats > 0  # the rest lies on the modifier board
    # Rockets in use: those on the order spaces, and the ship.
    assert len(state.order) // seats + 1 == {2: 3, 3: 2, 4: 2}[seats]


@rule("PULS-019")
def test_the_exploration_pile() -> None:
    state = new()
    assert len(state.pile) == 12
    assert len({tuple(new(seed=seed).pile) for seed in SEEDS}) > 30
    assert pulsar().view(state, 0).pile == 12


@rule("PULS-020", "PULS-R23")
def test_contracts() -> None:
    seen: set[int] = set()
    for seed in SEEDS:
        state = new(seed=seed)
        tiles = [state.box.contracts[number].tile for number in state.contracts]
        assert len(set(tiles)) == len(tiles) == 3
        seen |= set(state.contracts)
    assert seen == set(range(12))
    plain = {n for seed in SEEDS for n in new(seed=seed, setup="without-headquarters").contracts}
    assert {pulsar().box.contracts[number].tile for number in plain} == {1, 2, 3, 4, 5}


@rule("PULS-021", "PULS-023", "PULS-029")
def test_first_game() -> None:
    for seed in (1, 2, 3):
        state = new(seed=seed, setup="first-game")
        ids = [state.box.contracts[number].id for number in state.contracts]
        assert ids == ["generators-different-2", "stations-9", "patents-5"]
        assert [state.box.boards[board].id for board in state.boards] == ["AI", "AII", "AIII"]
        assert all(player.headquarters == -1 for player in state.players)
        assert isinstance(state.step(), ChooseEntryGate)


@rule("PULS-023", "PULS-R23")
def test_without_headquarters() -> None:
    for seed in (1, 2, 3):
        state = new(seed=seed, setup="without-headquarters")
        assert [state.box.boards[board].id for board in state.boards] == ["AI", "AII", "AIII"]
        assert all(player.headquarters == -1 for player in state.players)


@rule("PULS-022", "PULS-024", "PULS-264")
def test_technology_boards() -> None:
    seen: set[str] = set()
    for seed in SEEDS:
        state = new(seed=seed)
        boards = [state.box.boards[board] for board in state.boards]
        assert [board.category for board in boards] == [0, 1, 2]
        seen |= {board.id for board in boards}
        rows = [state.box.technologies[tech].row for tech in pulsar().view(state, 0).techs]
        assert rows == sorted(rows)
        assert set(rows) == set(range(1, 9))  # all rows are visible from the start
    assert len(seen) == 12
    assert state.box.first_row == [1, 3, 6]
    dealt = [[state.box.boards[board].id for board in new(2, seed).boards] for seed in range(300)]
    assert ["DI", "AII", "CIII"] in dealt


@rule("PULS-025")
def test_the_round_marker_starts_at_one() -> None:
    assert new().round == 1


@rule("PULS-026", "PULS-027", "PULS-263")
def test_transmitters_by_letter() -> None:
    orders = set()
    for seed in SEEDS:
        state = new(seed=seed)
        letters = "".join(
            state.box.transmitters[tile].letter for tile in state.display + state.stack_tiles[::-1]
        )
        assert letters == "A" * 8 + "B" * 8 + "C" * 8
        assert len(state.display) == 3
        orders.add(tuple(state.display))
        hidden = pulsar().view(state, 0)
        assert hidden.stack == 21
    assert len(orders) > 20


@rule("PULS-263", "PULS-220")
def test_displays_of_all_rounds() -> None:
    table = Table(setup="without-headquarters").contracts()
    shown = []
    for number in range(1, 9):
        shown.append("".join(table.box.transmitters[tile].letter for tile in table.state.display))
        if number == 2:  # whether or not tiles were taken
            table.chain(0, table.box.transmitters[table.state.display[0]].id)
        table.round(number).production()
    assert shown == ["AAA", "AAA", "AAB", "BBB", "BBB", "BCC", "CCC", "CCC"]
    assert not table.state.stack_tiles


@rule("PULS-029", "PULS-R36", "PULS-161")
def test_headquarters_are_dealt_and_sides_chosen_in_player_order() -> None:
    for seed in SEEDS:
        state = new(seed=seed)
        step = state.step()
        assert isinstance(step, ChooseSide)
        boards = step.boards
        assert len(set(boards)) == 4
        for number, seat in enumerate(state.order[:4]):
            assert state.asked_seats() == [seat]
            state.act(seat, f"side:{1 + number % 2}")
            side = state.box.headquarters[state.players[seat].headquarters]
            assert state.players[seat].headquarters in state.box.headquarters_boards[boards[seat]]
            assert side.side == 1 + number % 2
        assert sum(state.tray) == 0  # before the first roll
        assert len({player.headquarters for player in state.players}) == 4


@rule("PULS-029")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_headquarters_are_dealt_at_random(seats: int) -> None:
    dealt = []
    for seed in range(120):
        step = new(seats, seed).step()
        assert isinstance(step, ChooseSide)
        dealt.append(tuple(step.boards))
    assert all(len(set(boards)) == seats for boards in dealt)
    for seat in range(seats):
        assert {boards[seat] for boards in dealt} == set(range(4))


@rule("PULS-R36")
def test_all_boards_lie_open_after_technologies_and_contracts() -> None:
    state = new(3)
    step = state.step()
    assert isinstance(step, ChooseSide)
    assert (len(state.techs), len(state.contracts)) == (17, 3)
    first, second = state.order[:2]
    for _ in range(2):
        for seat in (None, 0, 1, 2):
            assert pulsar().view(state, seat).dealt == step.boards  # everybody's, also after a choice
        if state.asked_seats() == [first]:
            state.act(first, "side:2")
    chosen = state.box.headquarters_boards[step.boards[first]][1]
    assert [pulsar().view(state, seat).players[first].headquarters for seat in (None, second)] == [chosen] * 2


@rule("PULS-030", "PULS-031", "PULS-032", "PULS-205", "PULS-246", "PULS-247")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_order_and_start_stacks(seats: int) -> None:
    first = set()
    for seed in SEEDS:
        state = new(seats, seed)
        first.add(state.order[0])
        assert len(state.order) == (4 if seats == 2 else seats)
        assert state.order[:seats] == state.order[-seats:]
        for track in (state.initiative, state.engineering):
            assert [counter >> 2 for counter in track] == [8] * len(state.order)
            bottom_to_top = [counter & 3 for counter in reversed(track)]
            assert bottom_to_top == state.order
            assert track[0] & 3 != state.order[0]  # the stack does not match the order spaces
    assert first == set(range(seats))


@rule("PULS-033")
@pytest.mark.parametrize(("seats", "points"), [(2, [5, 6]), (3, [5, 6, 7]), (4, [5, 6, 7, 8])])
def test_start_points(seats: int, points: list[int]) -> None:
    state = new(seats)
    assert [state.players[seat].points for seat in state.turn_order()] == points


@rule("PULS-034", "PULS-035")
def test_entry_gates_are_chosen_backwards() -> None:
    state = new(4, 3)
    choose_sides(state)
    free = {"entry:E1", "entry:E2", "entry:E3", "entry:E4"}
    for seat, gate in zip(reversed(state.order), ("E3", "E1", "E4", "E2"), strict=True):
        assert state.asked_seats() == [seat]
        names = {pulsar().catalogue.names[action] for action in state.legal(seat)}
        assert names == free
        state.act(seat, f"entry:{gate}")
        free.discard(f"entry:{gate}")
        if free:
            reason = state.why_not(state.asked_seats()[0], f"entry:{gate}")
            assert reason is not None
            assert reason.rule == "PULS-035"
