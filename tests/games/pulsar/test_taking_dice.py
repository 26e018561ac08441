"""Chapter 5: taking dice and moving counters."""

from __future__ import annotations

import pytest

from perihelion.games.pulsar.rules.dice import picks
from tests.games.pulsar.scenario import Table
from tests.rule import rule

ALL_DICE = (1, 2, 3, 4, 5, 6, 3)


def three(marker: int = 8, initiative: str = "8C 8B 8A", engineering: str = "8C 8B 8A") -> Table:
    return Table(seats=3).dice(*ALL_DICE).tracks(initiative, engineering).draft(marker, 0, 1, 2)


@rule("PULS-048")
def test_dice_are_taken_in_order_and_back() -> None:
    table = three()
    seats = []
    for value in (1, 2, 3, 4, 5, 6):
        seats.append(table.state.asked_seats()[0])
        table.act(table.legal(f"take-die:{value}:")[0])
    assert seats == [0, 1, 2, 2, 1, 0]


@rule("PULS-048")
def test_any_die_on_the_board_may_be_taken() -> None:
    values = {name.split(":")[1] for name in three().legal()}
    assert values == set("123456")
    assert three().why("take-die:4:initiative").rule == "PULS-054"
    table = Table(seats=3).dice(1, 6).draft(8, 0, 1, 2)
    assert table.why("take-die:3:initiative").rule == "PULS-048"


@rule("PULS-049", "PULS-050", "PULS-051", "PULS-052")
@pytest.mark.parametrize("track", ["initiative", "engineering"])
@pytest.mark.parametrize(("die", "field"), [(6, 10), (5, 9), (3, 7), (1, 5)])
def test_one_counter_of_choice_moves_by_the_distance(track: str, die: int, field: int) -> None:
    table = three().act(f"take-die:{die}:{track}")
    other = "engineering" if track == "initiative" else "initiative"
    assert f"{field}A" in table.track(track)
    assert table.track(other) == "8C 8B 8A"


@rule("PULS-052")
@pytest.mark.parametrize(("die", "field"), [(4, 9), (5, 10), (3, 7), (2, 6)])
def test_distance_with_the_marker_between_two_spaces(die: int, field: int) -> None:
    assert f"{field}A" in three(7).act(f"take-die:{die}:initiative").track("initiative")


@rule("PULS-053")
@pytest.mark.parametrize("marker", [11, 12])
def test_example_four_taken_two_spaces_left_of_the_marker(marker: int) -> None:
    table = three(marker, engineering="5B 8A 9C").act("take-die:4:engineering")
    assert table.track("engineering") == "5B 6A 9C"


@rule("PULS-049", "PULS-054")
def test_a_die_above_the_marker_moves_nothing_and_may_always_be_taken() -> None:
    table = three(8, "1B 8C 15A", "1B 8C 15A")
    assert table.legal("take-die:4") == ["take-die:4:stay"]
    before = table.track("initiative"), table.track("engineering")
    table.act("take-die:4:stay")
    assert (table.track("initiative"), table.track("engineering")) == before
    assert three().why("take-die:6:stay").rule == "PULS-049"


@rule("PULS-055", "PULS-056", "PULS-057")
def test_stacks() -> None:
    # A at the bottom of three leaves the others as they were and lands on top of the next stack.
    table = three(8, "8C 8B 8A").act("take-die:5:initiative")
    assert table.track("initiative") == "8C 8B 9A"
    table.act("take-die:6:engineering")
    assert table.track("engineering") == "8C 8A 10B"
    table = three(8, "3B 6C 8A").act("take-die:2:initiative")
    assert table.track("initiative") == "3B 6A 6C"  # on top of C: ahead of it


@rule("PULS-050", "PULS-058", "PULS-R05")
def test_the_right_end_forces_the_other_counter() -> None:
    table = three(8, "8B 8C 14A", "8B 8C 13A")
    assert table.legal("take-die:6") == ["take-die:6:engineering"]
    assert table.why("take-die:6:initiative").rule == "PULS-058"
    assert table.legal("take-die:5") == ["take-die:5:initiative", "take-die:5:engineering"]


@rule("PULS-059")
def test_a_die_that_pushes_every_counter_off_may_not_be_taken_while_another_is_legal() -> None:
    table = three(8, "8B 8C 14A", "8B 8C 14A")
    assert not table.legal("take-die:6")
    assert table.legal("take-die:5")
    assert table.why("take-die:6:engineering").rule == "PULS-058"


@rule("PULS-060", "PULS-059")
def test_forced_overflow_goes_to_the_bottom_of_the_last_field() -> None:
    table = Table(seats=3).dice(5, 6).tracks("15B 15C 15A", "8B 14A 15C").draft(2, 0, 1, 2)
    assert table.legal() == [f"take-die:{v}:{t}" for v in (5, 6) for t in ("initiative", "engineering")]
    table.act("take-die:6:engineering")
    assert table.track("engineering") == "8B 15C 15A"


@rule("PULS-060", "PULS-054")
def test_no_overflow_while_a_die_above_the_marker_is_left() -> None:
    table = Table(seats=3).dice(4, 6).tracks("8B 8C 15A", "8B 8C 15A").draft(8, 0, 1, 2)
    assert table.legal() == ["take-die:4:stay"]
    assert table.why("take-die:6:initiative").rule == "PULS-058"
    assert table.why("take-die:6:engineering").rule == "PULS-058"


@rule("PULS-060", "PULS-R06")
def test_a_counter_already_on_the_last_field_goes_to_the_bottom() -> None:
    table = Table(seats=3).dice(5, 6).tracks("15A 15B 15C", "15A 15B 15C").draft(2, 0, 1, 2)
    assert table.act("take-die:5:initiative").track("initiative") == "15B 15C 15A"


@rule("PULS-061")
def test_the_left_end_stops_a_counter_on_top_of_field_one() -> None:
    table = three(12, "1B 2A 9C").act("take-die:1:initiative")
    assert table.track("initiative") == "1A 1B 9C"


@rule("PULS-062")
def test_a_counter_in_a_stack_on_field_one_goes_to_its_top() -> None:
    table = three(8, "1B 1C 1A").act("take-die:3:initiative")
    assert table.track("initiative") == "1A 1B 1C"


@rule("PULS-R07")
def test_a_counter_alone_on_field_one_stays() -> None:
    table = three(8, "1A 2B 3C").act("take-die:1:initiative")
    assert table.track("initiative") == "1A 2B 3C"
    assert table.state.players[0].dice == [1]


@rule("PULS-063", "PULS-258")
@pytest.mark.parametrize(("seats", "left"), [(2, 3), (3, 1), (4, 1)])
def test_leftover_dice(seats: int, left: int) -> None:
    table = Table(seats=seats)
    dice = [1, 2, 3, 4, 5, 6, 1] + ([2, 3] if seats == 4 else [])
    order = [0, 1, 0, 1] if seats == 2 else list(range(seats))
    table.dice(*dice).draft(7, *order)
    while table.legal("take-die"):
        table.act(table.legal()[0])
    assert sum(table.state.tray) == left
    table.give(table.seat, cubes=4)
    assert table.legal("copy-die")


@rule("PULS-064")
def test_counters_keep_their_fields() -> None:
    table = Table(seats=3).tracks("3B 5A 8C", "6C 8B 9A").production()
    assert (table.track("initiative"), table.track("engineering")) == ("3B 5A 8C", "6C 8B 9A")


@rule("PULS-248")
@pytest.mark.parametrize("order", [[0, 1, 0, 1], [0, 0, 1, 1], [1, 0, 0, 1]])
def test_two_players_take_dice_by_rockets(order: list[int]) -> None:
    table = Table(seats=2).dice(*ALL_DICE).draft(8, *order)
    assert picks(table.state) == order
    seats = []
    while table.legal("take-die"):
        seats.append(table.state.asked_seats()[0])
        table.act(table.legal("take-die")[0])
    assert seats == order  # one player may take two in a row, and there is no way back
    assert sum(table.state.tray) == 3


@rule("PULS-249", "PULS-050")
def test_two_players_move_any_of_four_counters() -> None:
    table = Table(seats=2).dice(6, 1).tracks("5A 8B 8A 8B", "8B 13A 14B 14A").draft(8, 0, 1, 0, 1)
    assert table.legal("take-die:6") == [
        "take-die:6:initiative",
        "take-die:6:initiative-back",
        "take-die:6:engineering",
    ]
    assert table.act("take-die:6:initiative-back").track("initiative") == "5A 8B 8B 10A"
    assert three().why("take-die:6:initiative-back").rule == "PULS-247"


@rule("PULS-250")
def test_two_players_at_the_right_end() -> None:
    table = Table(seats=2).dice(6, 5).tracks("8B 14A 14A 15B", "8B 14A 14A 15B").draft(8, 0, 1, 0, 1)
    assert not table.legal("take-die:6")
    assert len(table.legal("take-die:5")) == 4
    table = Table(seats=2).dice(6).tracks("8B 14A 14A 15B", "8B 14A 14A 15B").draft(8, 0, 1, 0, 1)
    assert len(table.legal("take-die:6")) == 4
    assert table.act("take-die:6:initiative").track("initiative") == "8B 14A 15B 15A"
