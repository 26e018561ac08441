"""Chapter 1: components and constants."""

from __future__ import annotations

from pathlib import Path

import pytest

from perihelion.core.chance import seeded
from perihelion.core.text import Refused
from perihelion.games.pulsar import build
from perihelion.games.pulsar.components.pieces import MEDIAN_VALUE, PRODUCTION
from perihelion.games.pulsar.game import Pulsar
from perihelion.games.pulsar.state import PulsarState
from tests.games.pulsar.scenario import Table, pulsar
from tests.rule import rule


def phases_of(state: PulsarState, seed: int) -> str:
    """Plays at random to the end; returns one letter for each roll, turn and production."""
    letters = {"rolled": "d", "turn": "a", "order": "p"}
    chance = seeded(seed)
    seen = ""
    while not state.over:
        seat = state.asked_seats()[0]
        events = state.act(seat, chance.pick(state.legal(seat)))
        seen += "".join(letters.get(event.key, "") for event in events)
    return seen


@rule("PULS-001", "PULS-002", "PULS-068", "PULS-204", "PULS-223")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_eight_rounds_of_dice_actions_and_production(seats: int) -> None:
    state = pulsar().new(seats, 5)
    assert isinstance(state, PulsarState)
    assert phases_of(state, 5) == ("d" + "a" * seats + "p" * seats) * 8
    assert state.round == 8


@rule("PULS-001")
@pytest.mark.parametrize("seats", [1, 5])
def test_two_to_four_players(seats: int) -> None:
    with pytest.raises(Refused):
        pulsar().new(seats, 1)


@rule("PULS-003")
def test_the_box() -> None:
    box = pulsar().box
    assert len(box.transmitters) == box.counts["transmitters"] == 24
    assert len(box.systems) == box.counts["planetary_systems"] == 17
    assert [generator.count for generator in box.generators] == [10, 10, 10]
    assert sorted(contract.tile for contract in box.contracts) == sorted([*range(1, 7)] * 2)
    assert sum(len(pieces) for pieces in box.pieces) == box.counts["technology_pieces"] == 6
    assert sorted(side for pieces in box.pieces for pair in pieces for side in pair) == list(range(12))
    assert len(box.headquarters_boards) == 4
    assert len(box.headquarters) == 8
    assert box.side_ids == ["A", "B"]


@rule("PULS-004")
def test_tokens_dice_and_awards_in_the_box() -> None:
    box = pulsar().box
    assert box.figures.awards == [7, 4]
    assert (box.counts["construction_awards_7"], box.counts["construction_awards_4"]) == (3, 3)
    assert sum(face.count for face in box.tokens) == box.counts["exploration_tokens"] == 12
    assert (box.counts["modifiers_pm1"], box.counts["modifiers_plus2"]) == (12, 9)
    assert max(box.figures.silver) == box.counts["silver_dice"] == 9
    assert box.counts["red_dice"] == 1


@rule("PULS-005")
def test_things_of_a_colour_and_tokens_without_limit() -> None:
    box = pulsar().box
    assert box.figures.rings == box.counts["rings_per_colour"] == 6
    assert box.counts["rockets_per_colour"] == 3
    assert box.counts["hundred_point_tokens_per_colour"] == 1
    assert box.counts["plastic_tokens_per_colour"] >= 30
    # 14 stations, 8 projects, 4 inspections, 3 patents and 2 counters are more than 30 tokens.
    table = Table(setup="standard", boards="AI AII AIII").stations(0, 14).round(8)
    table.headquarters(0, "A1", "abcdefgh", "cdgh").patent(0, "AI-1.1", "AI-1.2", "AI-1.3").turn(0, 4)
    table.act("patent:AII-3-2")
    assert table.state.players[0].patents.bit_count() == 4


@rule("PULS-006")
def test_cubes_are_never_limited() -> None:
    table = Table(boards="AI AII AIII").round(5).give(0, cubes=60).turn(0, 1)
    assert table.box.counts["engineering_cubes"] < 60
    table.act("patent:AII-5-1")
    assert table.cubes() == 63
    assert table.can("copy-die:3") is False  # nothing left over here, but
    table.dice(3).turn(0)
    assert table.act("copy-die:3").cubes() == 59  # four cubes are four cubes, however they came


@rule("PULS-007")
def test_three_uses_of_cubes() -> None:
    assert Table().dice(5).give(0, cubes=4).turn(0, 1).can("copy-die:5")
    assert Table().chain(0, "A7+").give(0, cubes=1).production().can("buy-points:A7")
    table = Table(boards="AI AII AIII").contracts("patents-5").give(0, cubes=4).round(8)
    table.patent(0, "AI-1.1", "AI-1.2", "AI-1.3", "AI-2.1", "AI-2.2")
    assert table.final().can("contract-bonus:patents-5")


@rule("PULS-008", "PULS-190")
def test_modifiers_are_never_limited() -> None:
    table = Table(seats=2).give(0, pm1=12).give(1, plus2=9).turn(0, 1, 2)
    table.act("buy-modifier:pm1")
    table.act(*(["pay:1:silver-1:none"] if table.legal("pay") else []))
    assert table.state.players[0].modifiers[0] == 13
    table.give(0, plus2=9).act("buy-modifier:plus2")
    table.act(*table.legal("pay:2:silver-2:none"))
    assert table.state.players[0].modifiers[1] == 10


@rule("PULS-009")
def test_most_points_win() -> None:
    table = (
        Table(seats=3).contracts().give(0, points=40).give(1, points=90).give(2, points=60).round(8).final()
    )
    assert table.state.over
    assert table.game.winners(table.state) == [1]


@rule("PULS-010")
@pytest.mark.parametrize(("points", "side"), [(99, 0), (100, 1), (199, 1), (200, 2), (312, 2)])
def test_the_hundred_point_token(points: int, side: int) -> None:
    table = Table().give(0, points=points)
    assert table.points() == points
    assert table.game.view(table.state, 0).players[0].hundreds == side


def test_origins_are_kept() -> None:
    box = pulsar().box
    words = {item.origin.word for item in box.contracts}
    words |= {item.origin.word for item in box.transmitters} | {item.origin.word for item in box.headquarters}
    words |= {item.origin.word for item in box.technologies} | {item.origin.word for item in box.tokens}
    assert words == {"published", "partial", "reconstructed"}
    partial = [item for item in box.technologies if item.origin.word == "partial"]
    assert all(item.origin.fields for item in partial)
    sides = {side.id: side.origin for side in box.headquarters}
    assert {id for id, origin in sides.items() if origin.word == "partial"} == {"A1", "B1", "C1"}
    assert "projects a to c and e to h" in sides["C1"].fields  # project d is that of the rulebook's example


@rule("PULS-218")
def test_green_technologies_give_points_only(tmp_path: Path) -> None:
    import perihelion.games.pulsar as package

    green = [tech for tech in pulsar().box.technologies if tech.kind == PRODUCTION]
    assert len(green) == 6
    assert not any(tech.rewards for tech in green)
    text = (Path(package.__file__).parent / "data" / "technologies.toml").read_text(encoding="utf-8")
    old = '{ on = "production", points = 1 }'
    assert old in text
    cubes = '{ on = "production", rewards = [ { type = "cubes", amount = 1 } ] }'
    (tmp_path / "mine.toml").write_text(text.replace(old, cubes), encoding="utf-8")
    with pytest.raises(ValueError, match="gives points"):
        build(tmp_path)


@rule("PULS-R25")
def test_engineering_rewards_are_data(tmp_path: Path) -> None:
    import perihelion.games.pulsar as package

    text = (Path(package.__file__).parent / "data" / "components.toml").read_text(encoding="utf-8")
    row = '3 = [ { type = "cubes", amount = 3 }, { type = "cubes", amount = 2 } ]'
    assert row in text
    (tmp_path / "mine.toml").write_text(
        text.replace(row, '3 = [ { type = "cubes", amount = 5 } ]'), encoding="utf-8"
    )
    game = build(tmp_path)
    assert isinstance(game, Pulsar)
    table = Table(seats=3, game=game).tracks("", "1B 2A 3C").production()
    assert [table.cubes(seat) for seat in range(3)] == [0, 5, 0]


def test_components_can_be_replaced_by_data(tmp_path: Path) -> None:
    import perihelion.games.pulsar as package

    source = Path(package.__file__).parent / "data" / "technologies.toml"
    changed = tmp_path / "mine.toml"
    text = source.read_text(encoding="utf-8").replace("row_values = [0, 2]", 'row_values = ["median", 9]', 1)
    changed.write_text(text, encoding="utf-8")
    for given in (changed, tmp_path):
        game = build(given)
        assert isinstance(game, Pulsar)
        assert game.box.boards[0].values == [MEDIAN_VALUE, 9]
    (tmp_path / "bad.toml").write_text('schema = "chess/1"', encoding="utf-8")
    with pytest.raises(ValueError, match="schema"):
        build(tmp_path)
