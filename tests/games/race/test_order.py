"""Chapter 19: player order."""

from __future__ import annotations

import pytest

from perihelion.games.race.components import CONSUME, DEVELOP, EXPLORE, PRODUCE
from perihelion.games.race.rules.setup import player_order
from perihelion.games.race.state import NONE
from tests.games.race.scenario import Table
from tests.rule import rule

TEN = (
    "old-earth, public-works, export-duties, interstellar-bank, investment-credits, "
    "gem-world, spice-world, comet-zone, mining-world, plague-world"
)
OTHER = (
    "alpha-centauri, drop-ships, space-marines, genetics-lab, mining-robots, "
    "terraformed-world, space-port, distant-world, tourist-world, artist-colony"
)


@rule("RACE-198", "RACE-R39")
@pytest.mark.parametrize(
    ("numbers", "order"),
    [([3, 0, 2], [1, 2, 0]), ([0, 4, 1], [0, 1, 2]), ([4, 3], [1, 0]), ([2, 3, 4, 1], [3, 0, 1, 2])],
)
def test_clockwise_from_the_lowest_start_world(numbers: list[int], order: list[int]) -> None:
    assert player_order(numbers) == order


@rule("RACE-196", "RACE-197")
def test_order_decides_only_who_gets_which_card() -> None:
    """With enough cards everybody gets his; with one card too few the order decides who goes without."""
    goods = {}
    for starts in ((0, 1), (1, 0)):
        for pile in ("old-earth, new-earth", "old-earth"):
            table = Table("artist-colony", "space-port", starts=starts, pile=pile, rest="away").phase(PRODUCE)
            goods[starts, pile] = table.goods(0) + table.goods(1)
    assert goods[(0, 1), "old-earth, new-earth"] == ["artist-colony", "space-port"]
    assert goods[(1, 0), "old-earth, new-earth"] == ["artist-colony", "space-port"]
    assert (goods[(0, 1), "old-earth"], goods[(1, 0), "old-earth"]) == (["artist-colony"], ["space-port"])


@rule("RACE-R05", "RACE-R56")
def test_windfall_goods_are_taken_at_the_reveal_in_player_order_before_any_bonus_card() -> None:
    table = Table(
        hands=("asteroid-belt, drop-ships, old-earth", "destroyed-world, space-marines"),
        starts=(4, 1),
        pile="gem-world, comet-zone, new-earth, plague-world",
    ).play("settle", "settle")
    table.act(0, "settle:asteroid-belt").act(1, "settle:destroyed-world")
    goods = [table.names([player.goods[-1]]) for player in table.state.players]
    assert goods == [["comet-zone"], ["gem-world"]]
    assert (table.hand(1), table.hand(0)) == (["new-earth"], ["plague-world"])


@rule("RACE-R05")
def test_the_last_card_goes_to_the_good_not_to_an_earlier_bonus() -> None:
    table = Table(
        hands=("artist-colony, drop-ships", "destroyed-world, space-marines"), pile="gem-world", rest="away"
    ).play("settle", "settle")
    table.act(0, "settle:artist-colony").act(1, "settle:destroyed-world")
    assert table.state.players[1].goods[-1] != NONE
    assert table.hand(0) == ["drop-ships"]  # his own payment, shuffled when he had to draw


@rule("RACE-199", "RACE-R40", "RACE-R08")
def test_the_later_player_sees_the_earlier_ones_decision_before_his_own() -> None:
    table = Table(
        f"{TEN}, colony-ship", f"{OTHER}, new-military-tactics",
        hands=("secluded-world, merchant-world", "outlaw-world"), starts=(1, 3),
    ).play("settle", "settle")  # fmt: skip
    assert table.asked == [0, 1]  # both choose and reveal at the same time
    table.act(0, "settle:secluded-world").act(1, "settle:outlaw-world")
    assert (table.question, table.asked) == ("way", [0])
    placements = [seat.placement for seat in table.view(1).players]
    assert [entry.card for entry in placements if entry] == ["secluded-world", "outlaw-world"]
    table.act(0, "use:colony-ship")
    assert table.asked == [1]
    shown = table.view(1).players[0].placement
    assert shown is not None
    assert (shown.way, shown.using) == ("pay", "colony-ship")
    assert table.legal(1) == ["conquer", "use:new-military-tactics"]
    table.act(1, "conquer")
    assert (len(table.tableau(0)), len(table.tableau(1)), table.state.over) == (11, 12, True)


@rule("RACE-R40", "RACE-R56")
def test_payments_are_picked_at_once_and_carried_out_in_order() -> None:
    table = Table(
        hands=("artist-colony, drop-ships, old-earth", "secluded-world, space-marines, plague-world"),
        starts=(2, 0),
        pile="gem-world",
        rest="away",
    ).play("settle", "settle")
    table.act(0, "settle:artist-colony").act(1, "settle:secluded-world")
    assert (table.question, table.asked) == ("pay", [0, 1])
    before = table.view(1)
    table.act(0, "pay:drop-ships")
    after = table.view(1)
    after.asked = before.asked
    assert after == before
    table.act(1, "pay:plague-world")
    assert "gem-world" in table.hand(1)  # first in order: he draws the card
    assert table.hand(0) == ["old-earth", "plague-world"]  # B's payment was shuffled before A had paid
    assert table.names(table.state.discard) + table.names(table.state.pile) == ["drop-ships"]


@rule("RACE-R39")
def test_the_order_never_changes_during_a_game() -> None:
    table = Table(
        "new-sparta",
        "earths-lost-colony",
        hands=("old-earth, gem-world, spice-world, space-port",),
        starts=(3, 4),
    )
    table.play("settle", "settle").act(1, "pass").act(0, "settle:old-earth")
    assert "old-earth" in table.tableau(0)
    assert table.state.order == [0, 1]
    table = Table(
        "earths-lost-colony",
        "new-sparta",
        hands=("old-earth, gem-world, spice-world, space-port",),
        starts=(4, 3),
    )
    table.play("settle", "settle").act(1, "pass").act(0, "settle:old-earth")
    assert table.state.order == [1, 0]  # the 0 of Old Earth has no influence


@rule("RACE-R30", "RACE-198")
@pytest.mark.parametrize(("starts", "first"), [((0, 1, 2), 0), ((4, 1, 2), 1), ((3, 4, 0), 2)])
def test_each_draws_completely_in_explore_before_the_next_one(starts: tuple[int, ...], first: int) -> None:
    pile = "gem-world, comet-zone, new-earth, plague-world"
    table = Table(seats=3, starts=starts, pile=pile, rest="away").phase(EXPLORE)
    looking = [table.names(player.looking) for player in table.state.players]
    second = (first + 1) % 3
    assert looking[first] == ["gem-world", "comet-zone"]
    assert looking[second] == ["new-earth", "plague-world"]
    assert looking[(first + 2) % 3] == []


@rule("RACE-058", "RACE-198")
@pytest.mark.parametrize(("starts", "first"), [((0, 1), 0), ((4, 1), 1)])
def test_draws_at_the_start_of_develop_come_in_player_order(starts: tuple[int, ...], first: int) -> None:
    table = Table(
        "interstellar-bank", "interstellar-bank", starts=starts, pile="gem-world, comet-zone", rest="away"
    ).phase(DEVELOP)
    assert table.hand(first) == ["gem-world"]
    assert table.hand(1 - first) == ["comet-zone"]


@rule("RACE-124", "RACE-198")
@pytest.mark.parametrize(("starts", "first"), [((0, 1), 0), ((4, 1), 1)])
def test_sales_draw_in_player_order(starts: tuple[int, ...], first: int) -> None:
    table = Table(
        "gem-world*", "spice-world*", starts=starts, pile="old-earth, new-earth, comet-zone, plague-world"
    ).play("consume-trade", "consume-trade")
    top = ["new-earth", "old-earth"]
    assert set(top) <= set(table.hand(first))
    assert not set(top) & set(table.hand(1 - first))


@rule("RACE-R56")
@pytest.mark.parametrize(("starts", "first"), [((0, 1), 0), ((4, 1), 1)])
def test_consume_powers_are_carried_out_player_by_player(starts: tuple[int, ...], first: int) -> None:
    table = Table(
        "new-survivalists*", "outlaw-world, gem-world*", starts=starts, pile="old-earth, new-earth"
    ).phase(CONSUME)
    assert "old-earth" in table.hand(first)
    assert "new-earth" in table.hand(1 - first)
