"""Chapter 23: contracts."""

from __future__ import annotations

import itertools

import pytest

from perihelion.games.pulsar.components.pieces import Contract
from perihelion.games.pulsar.rules.counting import can_divide
from perihelion.games.pulsar.state import CONTRACTS
from tests.games.pulsar.scenario import Table, pulsar
from tests.rule import rule

A_BOARDS = "AI AII AIII"
SIX = ("AI-1.1", "AI-1.2", "AI-1.3", "AI-2.1", "AI-2.2", "AI-2.3")


def met(contract: str, table: Table) -> bool:
    table.contracts(contract).round(8).final()
    return table.state.players[0].earned[CONTRACTS] > 0


def board() -> Table:
    return Table(seats=4, boards=A_BOARDS, setup="standard")


@rule("PULS-237")
@pytest.mark.parametrize(
    ("contract", "sizes", "expected"),
    [
        ("generators-same-2", (2, 0, 0), True),
        ("generators-same-2", (1, 1, 1), False),
        ("generators-same-3", (0, 3, 0), True),
        ("generators-same-3", (2, 2, 2), False),
        ("generators-different-2", (1, 0, 1), True),
        ("generators-different-2", (0, 5, 0), False),
        ("generators-any-3", (1, 1, 1), True),
        ("generators-any-3", (0, 0, 3), True),
        ("generators-any-3", (1, 0, 1), False),
    ],
)
def test_generator_contracts(contract: str, sizes: tuple[int, int, int], expected: bool) -> None:
    assert met(contract, board().spinning(0, *sizes)) == expected


@rule("PULS-238")
def test_generators_under_construction_never_count() -> None:
    table = board().spinning(0, small=1).claim(0, "X1", "small").front(0, "small")
    assert not met("generators-same-2", table)


def two_generator_contracts(*sizes: int) -> Table:
    return board().contracts("generators-same-2", "generators-any-3").spinning(0, *sizes).round(8)


@rule("PULS-239", "PULS-R43")
def test_example_each_generator_counts_once() -> None:
    five = two_generator_contracts(3, 1, 1).final()
    assert five.state.players[0].earned[CONTRACTS] == 5 + 7
    four = two_generator_contracts(2, 1, 1).final()
    assert four.legal() == ["fulfil:generators-same-2", "fulfil:generators-any-3"]
    assert four.why("contract-bonus:generators-any-3").rule == "PULS-R43"
    assert four.act("fulfil:generators-any-3").state.players[0].earned[CONTRACTS] == 7
    assert (
        two_generator_contracts(2, 1, 1)
        .final()
        .act("fulfil:generators-same-2")
        .state.players[0]
        .earned[CONTRACTS]
        == 5
    )


@rule("PULS-271", "PULS-239")
def test_example_dividing_generators() -> None:
    table = (
        board().contracts("generators-same-2", "generators-different-2").spinning(0, 3, 1, 0).round(8).final()
    )
    assert table.state.players[0].earned[CONTRACTS] == 5 + 4
    table = (
        board().contracts("generators-same-2", "generators-different-2").spinning(0, 2, 1, 0).round(8).final()
    )
    assert table.legal() == ["fulfil:generators-same-2", "fulfil:generators-different-2"]
    assert table.act("fulfil:generators-same-2").state.players[0].earned[CONTRACTS] == 5


def by_hand(sizes: tuple[int, ...], first: Contract, second: Contract) -> bool:
    """Tries every way to hand each generator to one contract or none."""
    generators = [size for size, number in enumerate(sizes) for _ in range(number)]
    for owners in itertools.product((0, 1, 2), repeat=len(generators)):
        shares = [[g for g, owner in zip(generators, owners, strict=True) if owner == k] for k in (1, 2)]
        if all(_enough(share, contract) for share, contract in zip(shares, (first, second), strict=True)):
            return True
    return False


def _enough(share: list[int], contract: Contract) -> bool:
    if contract.condition == 0:
        return max([share.count(size) for size in range(3)]) >= contract.need
    if contract.condition == 1:
        return len(set(share)) >= contract.need
    return len(share) >= contract.need


@rule("PULS-239", "PULS-271")
def test_dividing_matches_trying_everything() -> None:
    generators = [contract for contract in pulsar().box.contracts if contract.condition <= 2]
    for first, second in itertools.combinations(generators, 2):
        for sizes in itertools.product(range(4), repeat=3):
            if sum(sizes) <= 6:
                assert can_divide(list(sizes), [first, second]) == by_hand(sizes, first, second)


@rule("PULS-240")
@pytest.mark.parametrize(("contract", "number"), [("transmitters-3", 3), ("transmitters-4", 4)])
def test_transmitter_contracts(contract: str, number: int) -> None:
    tiles = ["A2+", "B2+", "B6+", "C2+"]
    assert met(contract, board().chain(0, *tiles[:number]))
    assert not met(contract, board().chain(0, *tiles[: number - 1], "A1"))


@rule("PULS-241")
@pytest.mark.parametrize(("contract", "number"), [("stations-9", 9), ("stations-11", 11)])
def test_station_contracts(contract: str, number: int) -> None:
    assert met(contract, board().stations(0, number))
    table = board().stations(0, number - 1)
    table.state.players[0].kept = [[face.id for face in table.box.tokens].index("station")]
    assert not met(contract, table)


@rule("PULS-242")
@pytest.mark.parametrize(("contract", "number"), [("patents-5", 5), ("patents-6", 6)])
def test_patent_contracts(contract: str, number: int) -> None:
    assert met(contract, board().patent(0, *SIX[:number]))
    assert not met(contract, board().patent(0, *SIX[: number - 1]))


@rule("PULS-243")
def test_project_contract() -> None:
    assert met("projects-5", board().headquarters(0, "C2", "abcde"))
    assert not met("projects-5", board().headquarters(0, "C2", "abcd"))


@rule("PULS-244")
def test_inspection_contract() -> None:
    assert met("inspections-3", board().headquarters(0, "C2", "abcde", "cde"))
    assert not met("inspections-3", board().headquarters(0, "C2", "abcde", "cd"))


@rule("PULS-244", "PULS-178")
def test_flights_that_scored_nothing_count() -> None:
    table = board().headquarters(0, "C1", "abcde", "cd").ship(0, "G15").turn(0, 1)
    table.fly(1, "S07", inspect="e:magenta")
    assert table.points() == 0
    table.act(*table.legal("draw-token"))
    assert met("inspections-3", table)


@rule("PULS-245")
def test_more_than_asked_gives_nothing_extra() -> None:
    table = board().contracts("patents-5").patent(0, *SIX).round(8).final()
    assert table.state.players[0].earned[CONTRACTS] == 6


@rule("PULS-R27")
def test_a_waiver_uses_no_generators_and_opens_the_bonuses() -> None:
    table = two_generator_contracts(2, 1, 1).patent(0, "AIII-7.2").give(0, cubes=3).final()
    assert table.legal() == ["waive:generators-same-2", "waive:generators-any-3", "done"]
    assert table.why("contract-bonus:generators-any-3").rule == "PULS-R27"
    table.act("waive:generators-same-2")
    assert table.state.players[0].earned[CONTRACTS] == 5 + 7  # both: the three others suffice
    assert table.can("contract-bonus:generators-same-2")
    unmet = board().contracts("stations-11").patent(0, "AIII-7.2").give(0, cubes=3).round(8).final()
    unmet.act("waive:stations-11")
    assert unmet.state.players[0].earned[CONTRACTS] == 8
    assert unmet.can("contract-bonus:stations-11")
    none = board().contracts("stations-11").patent(0, "AIII-7.2").round(8).final().act("done")
    assert none.state.players[0].earned[CONTRACTS] == 0
