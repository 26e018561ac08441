"""Chapter 22: the final scoring."""

from __future__ import annotations

import pytest

from perihelion.games.pulsar.rules.counting import station_points, unfinished_generators
from perihelion.games.pulsar.rules.scoring import projected
from perihelion.games.pulsar.state import (
    CONTRACT_BONUSES,
    CONTRACTS,
    CUBES_LEFT,
    INITIATIVE,
    STATIONS,
    TECHNOLOGIES_ENDGAME,
    UNFINISHED_GENERATORS,
    UNFINISHED_PULSARS,
    PulsarState,
)
from tests.games.pulsar.scenario import Table
from tests.rule import rule

A_BOARDS = "AI AII AIII"
FIVE = ("AI-1.1", "AI-1.2", "AI-1.3", "AI-2.1", "AI-2.2")


def end(seats: int = 3, boards: str = A_BOARDS, setup: str = "standard") -> Table:
    """Round 8 is over, no contracts unless the test names some."""
    return Table(seats=seats, boards=boards, setup=setup).contracts().round(8)


def earned(table: Table, source: int, seat: int = 0) -> int:
    return table.state.players[seat].earned[source]


@rule("PULS-223")
def test_seven_steps_in_order() -> None:
    table = end().contracts("patents-5").patent(0, *FIVE, "AIII-7.1").claim(0, "P02").front(0, "small")
    table.give(0, cubes=2).stations(0, 3).tracks("1A 2B 3C").spinning(0, large=1)
    table.state.journal = []
    table.final()
    while not table.state.over:
        table.state.journal = []
        table.state.apply(0, table.state.actions.done)
    assert table.state.journal is not None
    sources = [
        str(event.args["source"]) for event in table.state.journal if event.key == "final" and event.seat == 0
    ]
    assert sources == [
        "score-technologies-endgame", "score-unfinished-pulsars", "score-unfinished-generators",
        "score-cubes",        "score-initiative", "score-stations",
    ]  # fmt: skip
    keys = [event.key for event in table.state.journal]
    assert keys.index("contract") == 1  # between steps 1 and 3
    assert table.points() == 8 // 2 + 6 + 1 + 1 + 1 + 7 + 4


@rule("PULS-224")
@pytest.mark.parametrize(
    ("id", "points"),
    [
        ("AIII-6.2", 3),
        ("AIII-7.1", 8),
        ("BIII-6.1", 2),
        ("BIII-7.1", 5),
        ("BIII-7.2", 6),
        ("BIII-8.1", 4),
        ("CIII-6.1", 8),
        ("CIII-6.2", 7),
        ("CIII-7.1", 6),
        ("CIII-7.2", 10),
    ],
)
def test_step_one_purple_technologies(id: str, points: int) -> None:
    table = end(boards=f"AI AII {id.partition('-')[0]}").patent(0, id)
    table.chain(0, "A2+", "A1+", "A5").stations(0, 4).spinning(0, small=2, large=1)
    table.headquarters(0, "D2", "abcde", "ac").give(0, pm1=2, plus2=1)
    table.state.players[0].awards = [0]
    assert earned(table.final(), TECHNOLOGIES_ENDGAME) == points


@rule("PULS-224")
@pytest.mark.parametrize(
    ("sizes", "points"), [((0, 0, 0), 0), ((2, 0, 0), 4), ((1, 1, 0), 8), ((1, 1, 1), 16)]
)
def test_mixed_fleet(sizes: tuple[int, int, int], points: int) -> None:
    table = end().patent(0, "AIII-7.1").spinning(0, *sizes).claim(0, "X1", "large").final()
    assert earned(table, TECHNOLOGIES_ENDGAME) == points


@rule("PULS-224")
@pytest.mark.parametrize(("number", "points"), [(0, 0), (1, 2), (2, 7), (3, 12), (4, 18), (5, 18)])
def test_standard_design(number: int, points: int) -> None:
    table = end(boards="AI AII CIII").patent(0, "CIII-6.2").spinning(0, medium=number).final()
    assert earned(table, TECHNOLOGIES_ENDGAME) == points


@rule("PULS-224", "PULS-R26")
def test_venture_capital_is_paid_before_contracts_and_optional() -> None:
    table = end().contracts("patents-5").patent(0, *FIVE, "AIII-8.1").give(0, cubes=6).final()
    assert table.legal() == ["finance:AIII-8-1", "done"]
    assert earned(table, CONTRACTS) == 0
    table.act("finance:AIII-8-1")
    assert (table.cubes(), earned(table, TECHNOLOGIES_ENDGAME)) == (4, 9)
    assert table.legal() == ["contract-bonus:patents-5", "done"]  # once only
    table = end().patent(0, "AIII-8.1").give(0, cubes=6).final().act("done")
    assert earned(table, TECHNOLOGIES_ENDGAME) == 0
    assert end().patent(0, "AIII-8.1").give(0, cubes=1).final().state.over


@rule("PULS-225", "PULS-226")
def test_example_five_patents_five_cubes() -> None:
    table = end().contracts("patents-5").patent(0, *FIVE).give(0, cubes=5).final()
    assert earned(table, CONTRACTS) == 6
    table.act("contract-bonus:patents-5")
    assert (table.cubes(), earned(table, CONTRACT_BONUSES)) == (1, 6)
    table.act("contract-bonus:patents-5")
    assert earned(table, CONTRACTS) + earned(table, CONTRACT_BONUSES) == 18


@rule("PULS-225", "PULS-227")
@pytest.mark.parametrize(("cubes", "most"), [(4, 12), (3, 6), (5, 18)])
def test_example_fewer_cubes(cubes: int, most: int) -> None:
    table = end().contracts("patents-5").patent(0, *FIVE).give(0, cubes=cubes).final()
    while table.legal("contract-bonus"):
        table.act("contract-bonus:patents-5")
    assert earned(table, CONTRACTS) + earned(table, CONTRACT_BONUSES) == most


@rule("PULS-225", "PULS-R26")
def test_bonuses_of_several_contracts_in_any_order() -> None:
    table = (
        end().contracts("stations-9", "patents-5").patent(0, *FIVE).stations(0, 9).give(0, cubes=9).final()
    )
    assert table.legal() == ["contract-bonus:stations-9", "contract-bonus:patents-5", "done"]
    table.act("contract-bonus:patents-5", "contract-bonus:stations-9", "contract-bonus:patents-5")
    assert table.legal() == ["contract-bonus:stations-9", "done"]
    table.act("done")
    assert earned(table, CONTRACT_BONUSES) == 18
    assert earned(table, CUBES_LEFT) == 0


@rule("PULS-228")
def test_no_bonus_of_a_contract_that_is_not_met() -> None:
    table = (
        end().contracts("stations-9", "patents-5").patent(0, *FIVE).stations(0, 8).give(0, cubes=9).final()
    )
    assert not table.can("contract-bonus:stations-9")
    assert table.why("contract-bonus:stations-9").rule == "PULS-228"


@rule("PULS-229")
def test_every_player_can_meet_every_contract() -> None:
    table = end().contracts("patents-5").patent(0, *FIVE).patent(1, *FIVE).final()
    assert [earned(table, CONTRACTS, seat) for seat in range(3)] == [6, 6, 0]


@rule("PULS-230", "PULS-231", "PULS-273")
def test_example_unfinished_pulsars_and_generators() -> None:
    table = (
        end()
        .claim(0, "P01", "small", True)
        .claim(0, "P02", "medium")
        .claim(0, "P03")
        .front(0, "large")
        .final()
    )
    assert earned(table, UNFINISHED_PULSARS) == 2
    assert earned(table, UNFINISHED_GENERATORS) == 2


@rule("PULS-230", "PULS-231")
def test_a_pulsar_with_a_generator_under_construction_gives_two() -> None:
    table = end().claim(0, "P02", "medium").final()
    assert earned(table, UNFINISHED_PULSARS) + earned(table, UNFINISHED_GENERATORS) == 2


@rule("PULS-232")
@pytest.mark.parametrize(("cubes", "points"), [(0, 0), (1, 0), (2, 1), (5, 2), (8, 4)])
def test_step_five_cubes(cubes: int, points: int) -> None:
    assert earned(end().give(0, cubes=cubes).final(), CUBES_LEFT) == points


@rule("PULS-232", "PULS-225")
def test_cubes_spent_on_contracts_are_gone() -> None:
    table = end().contracts("patents-5").patent(0, *FIVE).give(0, cubes=8).final()
    table.act("contract-bonus:patents-5", "done")
    assert earned(table, CUBES_LEFT) == 2


@rule("PULS-R45", "PULS-232")
@pytest.mark.parametrize("cubes", [0, 5])
def test_engineering_exports(cubes: int) -> None:
    table = end(boards="AI AII DIII").patent(0, "DIII-7.1").give(0, cubes=cubes).final()
    assert earned(table, CUBES_LEFT) == cubes
    assert earned(table, TECHNOLOGIES_ENDGAME) == 3


@rule("PULS-R45", "PULS-224")
@pytest.mark.parametrize(("id", "before"), [("DIII-7.1", 2), ("DIII-6.1", 3)])
def test_later_purple_technologies_score_in_their_own_step(id: str, before: int) -> None:
    table = end(boards="AI AII DIII").patent(0, id).claim(0, "P02").front(0, "small").stations(0, 2)
    table.give(0, cubes=2).tracks("1A 2B 3C")
    table.state.journal = []
    table.final()
    sources = [str(e.args["source"]) for e in table.state.journal if e.key == "final" and e.seat == 0]
    others = ["unfinished-pulsars", "unfinished-generators", "cubes", "initiative", "stations"]
    others.insert(before, "technologies-endgame")
    assert sources == [f"score-{source}" for source in others]


@rule("PULS-233", "PULS-260")
@pytest.mark.parametrize(
    ("seats", "track", "points"),
    [
        (4, "1D 2B 2A 9C", [2, 4, 0, 7]),
        (3, "1C 2B 2A", [0, 4, 7]),
        (2, "1B 3A 5A 8B", [6, 7]),
        (2, "1B 3B 5A 8A", [2, 11]),
    ],
)
def test_step_six_initiative(seats: int, track: str, points: list[int]) -> None:
    table = end(seats).tracks(track).final()
    assert [earned(table, INITIATIVE, seat) for seat in range(seats)] == points


@rule("PULS-R44", "PULS-R45")
def test_political_influence_doubles_the_best_place() -> None:
    table = end(3, "AI AII DIII").tracks("1A 2B 3C").patent(0, "DIII-6.1").patent(2, "DIII-6.1").final()
    assert [earned(table, INITIATIVE, seat) for seat in range(3)] == [14, 4, 0]
    assert [earned(table, TECHNOLOGIES_ENDGAME, seat) for seat in range(3)] == [3, 0, 3]
    two = end(2, "AI AII DIII").tracks("1A 2A 3B 4B").patent(0, "DIII-6.1").final()
    assert earned(two, INITIATIVE) == 14 + 4  # the second place counts once


@rule("PULS-234")
def test_step_seven_table() -> None:
    table = end()
    expected = [0, 0, 2, 4, 6, 9, 12, 16, 20, 25, 30, 36, 42, 50, 53, 56, 59]
    assert [station_points(table.state, number) for number in range(17)] == expected


@rule("PULS-234")
@pytest.mark.parametrize(("number", "points"), [(1, 0), (2, 2), (7, 16), (13, 50), (14, 53), (15, 56)])
def test_step_seven_stations(number: int, points: int) -> None:
    assert earned(end(4).stations(0, number).final(), STATIONS) == points


@rule("PULS-235", "PULS-272", "PULS-241")
def test_example_extra_stations_count_in_step_seven_only() -> None:
    table = (
        end(4, "AI AII BIII")
        .contracts("stations-11", "stations-9")
        .stations(0, 12)
        .patent(0, "BIII-6.2")
        .final()
    )
    assert earned(table, STATIONS) == 53
    assert earned(table, CONTRACTS) == 8 + 5
    ten = (
        end(4, "AI AII BIII")
        .contracts("stations-11", "stations-9")
        .stations(0, 10)
        .patent(0, "BIII-6.2")
        .final()
    )
    assert earned(ten, CONTRACTS) == 5
    counted = end(4, "AI AII BIII").stations(0, 4).patent(0, "BIII-6.2", "BIII-8.1").final()
    assert earned(counted, TECHNOLOGIES_ENDGAME) == 4


@rule("PULS-235")
def test_extra_stations_from_tokens_and_orbital_habitat() -> None:
    table = end(4, "AI AII DIII").stations(0, 3).patent(0, "DIII-7.2")
    names = [face.id for face in table.box.tokens]
    table.state.players[0].kept = [names.index("station")]
    assert earned(table.final(), STATIONS) == 9  # five in all
    assert earned(end(4).stations(0, 3).final(), STATIONS) == 4


@rule("PULS-236", "PULS-R28")
def test_a_tie_goes_to_whoever_is_ahead_on_the_initiative_track() -> None:
    table = end(4).tracks("1C 2A 3D 4B")
    for seat, points in enumerate((43, 20, 40, 30)):
        table.give(seat, points=points)
    table.final()
    assert [table.points(seat) for seat in range(4)] == [47, 20, 47, 32]
    assert table.game.winners(table.state) == [2]
    assert table.game.ranking(table.state) == [2, 0, 3, 1]


@rule("PULS-R28")
def test_ties_below_the_winner_and_the_foremost_counter_of_two() -> None:
    table = end(4).tracks("5C 5D 6B 7A")
    for seat, points in enumerate((50, 10, 3, 8)):
        table.give(seat, points=points)
    table.final()
    assert [table.points(seat) for seat in range(4)] == [50, 12, 10, 12]
    assert table.game.ranking(table.state) == [0, 3, 1, 2]
    two = end(2).tracks("1B 2A 3A 4B").give(0, points=10).give(1, points=9).final()
    assert two.points(0) == two.points(1)
    assert two.game.winners(two.state) == [1]


def best_end(state: PulsarState) -> int:
    """The best that can come out, by trying everything; the projection must say so at every moment."""
    if state.over:
        return state.players[0].points
    best = 0
    for action in state.legal(0):
        after = state.copy()
        after.apply(0, action)
        best = max(best, best_end(after))
    assert projected(state, 0) == best
    return best


@pytest.mark.parametrize(
    "technologies", [("AIII-8.1",), ("AIII-7.2", "AIII-7.1"), ("AIII-8.1", "AIII-7.2", "AIII-6.2")]
)
@pytest.mark.parametrize("cubes", [3, 8])
def test_the_projection_is_what_a_clever_player_gets(technologies: tuple[str, ...], cubes: int) -> None:
    table = (
        end()
        .contracts("stations-9", "patents-5", "generators-same-2", "generators-any-3")
        .patent(0, *FIVE[: 5 - len(technologies)], *technologies)
        .stations(0, 9)
        .spinning(0, 2, 1)
        .give(0, cubes=cubes)
    )
    promised = projected(table.state, 0)
    assert table.game.score_sheet(table.state, 0).totals[0] == promised
    assert best_end(table.final().state) == promised


@rule("PULS-R26")
def test_what_is_decided_is_not_projected_again_while_others_decide() -> None:
    table = end(2).contracts("stations-9", "patents-5", "generators-same-2", "generators-any-3")
    for seat in (0, 1):
        table.patent(seat, *FIVE).spinning(seat, 2, 1).give(seat, cubes=8)
    state = table.final().state
    while state.asked_seats() == [0]:
        state.apply(0, state.legal(0)[-1])
    promised = projected(state, 0)
    assert state.asked_seats() == [1]
    while not state.over:
        state.apply(1, state.legal(1)[-1])
        assert projected(state, 0) == promised


@rule("PULS-231")
def test_a_generator_of_every_size_counts_until_it_spins() -> None:
    for size in ("small", "medium", "large"):
        assert unfinished_generators(Table().claim(0, "P03", size).state, 0) == 1
        assert unfinished_generators(Table().claim(0, "P03", size, spinning=True).state, 0) == 0
        assert unfinished_generators(Table().claim(1, "P03", size).state, 0) == 0
        assert unfinished_generators(Table().claim(0, "P03").front(0, size).state, 0) == 1
