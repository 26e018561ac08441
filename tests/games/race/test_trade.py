"""Chapters 10 and 11: the Consume bonuses Trade and 2x VP."""

from __future__ import annotations

import pytest

from tests.games.race.scenario import Table
from tests.rule import rule


def sale(tableau: str, world: str) -> int:
    """The cards A draws for selling the good on a world."""
    table = Table(tableau).play("consume-trade")
    if table.question == "sell":
        table.act(0, f"sell:{world}")
    return table.count(0)


@rule("RACE-123", "RACE-131")
def test_the_sale_comes_before_consuming_and_must_be_made() -> None:
    table = Table("terraformed-world, gem-world*").play("consume-trade")
    assert (table.chips(0), table.count(0), table.goods(0)) == (0, 2, [])
    both = Table("gem-world*, comet-zone*", "artist-colony*, spice-world*")
    both.play("consume-trade", "consume-trade").act(0, "sell:gem-world")
    assert (both.asked, both.view(0).own_choice, both.view(1).own_choice) == ([1], "gem-world", "")
    table = Table("terraformed-world, gem-world*, comet-zone*").play("consume-trade")
    assert (table.question, table.legal(0)) == ("sell", ["sell:gem-world", "sell:comet-zone"])
    table.act(0, "sell:comet-zone")
    assert (table.chips(0), table.count(0), table.goods(0)) == (1, 3, [])  # the other good is consumed


@rule("RACE-124", "RACE-126")
@pytest.mark.parametrize(
    ("world", "cards"),
    [
        ("gem-world", 2),
        ("comet-zone", 3),
        ("distant-world", 4),
        ("alien-robotic-factory", 5),
        ("asteroid-belt", 3),
    ],
)
def test_prices_by_kind_without_any_power(world: str, cards: int) -> None:
    table = Table(f"{world}*").play("consume-trade")
    assert (table.count(0), table.goods(0), len(table.state.discard)) == (cards, [], 1)


@rule("RACE-125")
def test_only_choosers_of_trade_sell() -> None:
    table = Table("gem-world*", "comet-zone*", seats=2).play("consume-trade", "consume-2x")
    assert (table.count(0), table.count(1), table.goods(1)) == (2, 0, ["comet-zone"])


@rule("RACE-127", "RACE-128", "RACE-129", "RACE-130", "RACE-063")
@pytest.mark.parametrize(
    ("tableau", "world", "cards"),
    [
        ("old-earth, gem-world*", "gem-world", 3),
        ("merchant-world, comet-zone*", "comet-zone", 5),
        ("old-earth, merchant-world, export-duties, galactic-engineers, gem-world*", "gem-world", 7),
        ("spice-world, distant-world, gem-world*", "gem-world", 7),
        ("space-port, comet-zone*", "comet-zone", 5),
        ("space-port, gem-world*", "gem-world", 2),
        ("genetics-lab, bio-hazard-mining-world, distant-world*", "distant-world", 7),
        ("mining-conglomerate, comet-zone*", "comet-zone", 4),
        ("spice-world, pirate-world*", "pirate-world", 7),
        ("spice-world, pirate-world*, gem-world*", "gem-world", 4),
        ("spice-world, pirate-world*, gem-world*", "pirate-world", 7),
        ("star-nomad-lair*", "star-nomad-lair", 3),
        ("star-nomad-lair, gem-world*", "gem-world", 2),
        ("black-market-trading-world, trade-league, gem-world*", "gem-world", 3),
    ],
)
def test_trade_powers_add_up(tableau: str, world: str, cards: int) -> None:
    assert sale(tableau, world) == cards


@rule("RACE-R13")
def test_trade_without_a_good_is_a_legal_choice() -> None:
    table = Table("gem-world", "public-works, artist-colony*").play("consume-trade")
    assert (table.count(0), table.chips(1)) == (0, 1)  # nothing sold, but the phase takes place


@rule("RACE-R14")
def test_any_good_may_be_sold() -> None:
    table = Table("gem-world*, alien-robotic-factory*").play("consume-trade").act(0, "sell:gem-world")
    assert (table.count(0), table.goods(0)) == (2, ["alien-robotic-factory"])


@rule("RACE-R18", "RACE-R19")
def test_sell_powers_come_in_addition_and_trade_powers_apply_again() -> None:
    table = (
        Table("trade-league, old-earth, gem-world*, comet-zone*")
        .play("consume-trade")
        .act(0, "sell:gem-world")
    )
    assert table.legal(0) == ["use:old-earth", "use:trade-league"]
    table.act(0, "use:trade-league")
    assert (table.count(0), table.chips(0)) == ((2 + 1 + 1) + (3 + 1 + 1), 0)
    table = Table("trade-league, gem-world*").play("consume-2x")
    assert (table.chips(0), table.count(0)) == (0, 3)  # cards are not doubled


@rule("RACE-132", "RACE-133", "RACE-134", "RACE-135")
@pytest.mark.parametrize(
    ("tableau", "vp", "cards"),
    [
        ("tourist-world, gem-world*, comet-zone*", 6, 0),
        ("epsilon-eridani, gem-world*", 2, 1),
        ("galactic-trendsetters, gem-world*", 4, 0),
        ("new-vinland, comet-zone*", 0, 2),
        ("free-trade-association, gem-world*, spice-world*", 4, 2),
    ],
)
def test_double_vp(tableau: str, vp: int, cards: int) -> None:
    table = Table(tableau, "galactic-resort, artist-colony*").play("consume-2x")
    assert (table.chips(0), table.count(0)) == (vp, cards)
    assert table.state.pool == 24 - vp - 1
    assert table.chips(1) == 1


@rule("RACE-134")
@pytest.mark.parametrize("card", ["deficit-spending", "merchant-world"])
def test_discarded_hand_cards_are_not_doubled(card: str) -> None:
    table = Table(card, hands=("gem-world, old-earth",)).play("consume-2x")
    table.act(0, f"use:{card}", "discard:gem-world", "discard:old-earth")
    assert table.chips(0) == 2
