"""Chapters 9 and 12: phase IV, consume powers."""

from __future__ import annotations

from itertools import permutations

import pytest

from perihelion.games.race.components import CONSUME
from perihelion.games.race.rules.planning import FLIP, SPEND, THROW, Plan
from perihelion.games.race.sight.show import noted_gains
from tests.games.race.scenario import Table, race
from tests.rule import rule

NOVELTY = "gem-world*, artist-colony*, spice-world*"


def consuming(tableau: str, hand: str = "", **settings: str) -> Table:
    """Seat A in a Consume phase that B chose."""
    return Table(tableau, hands=(hand,), **settings).play("", "consume-2x")


def gained(table: Table) -> tuple[int, int]:
    return table.chips(0), table.count(0)


@rule("RACE-110", "RACE-135")
def test_everybody_consumes_whether_or_not_he_chose_the_phase() -> None:
    table = Table("terraformed-world, gem-world*", "public-works, artist-colony*").play("", "consume-2x")
    assert (table.chips(0), table.chips(1)) == (1, 2)
    assert (table.goods(0), table.goods(1)) == ([], [])


@rule("RACE-111")
def test_no_good_is_kept_that_a_power_can_still_consume() -> None:
    table = consuming("old-earth, terraformed-world, gem-world*, artist-colony*, spice-world*, space-port*")
    table.act(0, "use:terraformed-world", "consume:gem-world")
    assert table.legal(0) == ["consume:artist-colony", "consume:space-port", "consume:spice-world"]
    assert table.refusal(0, "done").rule == "RACE-069"
    table.act(0, "consume:artist-colony", "consume:space-port")
    assert (table.question, table.goods(0), gained(table)) == ("act", ["spice-world"], (3, 0))


@rule("RACE-112", "RACE-137")
def test_an_order_that_consumes_less_is_allowed() -> None:
    tableau = "plague-world, earths-lost-colony, gem-world*, pre-sentient-race*"
    table = consuming(tableau).act(0, "use:earths-lost-colony")
    assert table.legal(0) == ["consume:gem-world", "consume:pre-sentient-race"]
    table.act(0, "consume:pre-sentient-race")
    assert (table.goods(0), gained(table), table.question) == (["gem-world"], (1, 0), "act")
    table = consuming(tableau).act(0, "use:plague-world")
    assert (table.goods(0), gained(table)) == ([], (2, 1))


@rule("RACE-113")
def test_each_power_once_a_phase() -> None:
    table = consuming("galactic-trendsetters, gem-world*, artist-colony*").act(0, "consume:gem-world")
    assert (table.goods(0), gained(table), table.question) == (["artist-colony"], (2, 0), "act")
    table = consuming(
        "outlaw-world, public-works, expanding-colony, deficit-spending, gem-world*, artist-colony*",
        "old-earth",
    )
    table.act(0, "use:public-works", "consume:gem-world")
    assert table.refusal(0, "use:public-works").rule == "RACE-113"


@rule("RACE-114", "RACE-115", "RACE-116")
def test_each_good_goes_to_one_power_and_the_owner_chooses_which() -> None:
    table = consuming("public-works, plague-world, gem-world*, artist-colony*")
    assert table.legal(0) == [
        "consume:artist-colony",
        "consume:gem-world",
    ]  # of other worlds than the power's
    table.act(0, "consume:gem-world")
    assert table.goods(0) == ["artist-colony"]
    table = consuming("public-works, expanding-colony, gem-world*, artist-colony*, old-earth").act(
        0, "use:public-works"
    )
    table.act(0, "consume:gem-world")
    assert table.refusal(0, "consume:gem-world").rule == "RACE-114"


@rule("RACE-117", "RACE-R28")
def test_consumed_goods_are_discarded_unseen_and_their_faces_never_matter() -> None:
    outcomes = []
    for face in ("new-earth", "drop-ships"):
        table = Table("gem-world, public-works", pile=face)
        table.state.players[0].goods[0] = table.state.pile.pop()
        table.play("", "consume-2x")
        assert table.names(table.state.discard) == [face]
        assert all(face not in str(table.view(seat)) for seat in (0, 1, None))
        assert all(face not in str(event) for event in table.events)
        outcomes.append((table.chips(0), table.count(0), table.view(1)))
    assert outcomes[0] == outcomes[1]


@rule("RACE-118")
def test_chips_come_from_the_pool_and_cards_at_once() -> None:
    table = consuming("outlaw-world, deficit-spending, gem-world*", pile="new-earth")
    assert (table.chips(0), table.state.pool) == (1, 23)
    assert table.hand(0) == ["new-earth"]
    assert table.legal(0) == ["use:deficit-spending", "done"]  # the card just drawn can be discarded
    table.act(0, "use:deficit-spending", "discard:new-earth")
    assert (table.chips(0), table.count(0)) == (2, 0)


@rule("RACE-119", "RACE-140")
@pytest.mark.parametrize(
    ("tableau", "left", "vp", "cards"),
    [
        (f"consumer-markets, {NOVELTY}", 0, 3, 0),
        ("consumer-markets, gem-world*, artist-colony*", 0, 2, 0),
        (f"free-trade-association, {NOVELTY}", 0, 3, 3),
        ("old-earth, gem-world*, comet-zone*", 0, 2, 0),
        ("old-earth, comet-zone*", 0, 1, 0),
        ("mining-conglomerate, comet-zone*, mining-world*, gem-world*", 1, 2, 0),
        ("consumer-markets, comet-zone*", 1, 0, 0),
    ],
)
def test_several_times_powers_are_used_as_often_as_possible(
    tableau: str, left: int, vp: int, cards: int
) -> None:
    table = consuming(tableau)
    assert (table.question, len(table.goods(0)), gained(table)) == ("act", left, (vp, cards))


@rule("RACE-119", "RACE-116")
def test_with_more_goods_than_uses_the_owner_chooses() -> None:
    table = consuming(f"consumer-markets, space-port*, {NOVELTY}")
    assert len(table.legal(0)) == 4
    table.act(0, "consume:spice-world", "consume:gem-world", "consume:space-port")
    assert (table.goods(0), gained(table)) == (["artist-colony"], (3, 0))


@rule("RACE-120")
def test_order_of_free_trade_association_and_new_vinland() -> None:
    tableau = f"free-trade-association, new-vinland, {NOVELTY}"
    table = consuming(tableau).act(0, "use:free-trade-association")
    assert (table.goods(0), gained(table), table.question) == ([], (3, 3), "act")
    table = consuming(tableau).act(0, "use:new-vinland", "consume:gem-world")
    assert (table.goods(0), gained(table)) == ([], (2, 4))


@rule("RACE-121", "RACE-145", "RACE-R38")
def test_powers_without_goods_work_like_the_others() -> None:
    assert gained(consuming("new-economy")) == (0, 1)
    table = consuming("deficit-spending", "gem-world, old-earth")
    assert table.legal(0) == ["use:deficit-spending", "done"]
    table = consuming("new-economy, deficit-spending", "gem-world")
    assert table.legal(0) == ["use:deficit-spending", "use:new-economy"]


@rule("RACE-136", "RACE-137", "RACE-138", "RACE-139", "RACE-R20")
@pytest.mark.parametrize(
    ("tableau", "left", "vp", "cards"),
    [
        ("galactic-trendsetters, comet-zone*", 0, 2, 0),
        ("secluded-world, comet-zone*", 0, 0, 1),
        ("new-vinland, comet-zone*", 0, 0, 2),
        ("new-earth, comet-zone*", 0, 1, 1),
        ("plague-world*", 0, 1, 1),
        ("plague-world, gem-world*", 1, 0, 0),
        ("new-survivalists*", 0, 0, 1),
        ("new-survivalists, comet-zone*", 1, 0, 0),
        ("research-labs, distant-world*", 0, 1, 0),
        ("terraforming-robots, comet-zone*", 0, 1, 1),
        ("tourist-world, gem-world*, comet-zone*", 0, 3, 0),
        ("tourist-world, gem-world*, spice-world*", 0, 3, 0),
        ("tourist-world, gem-world*", 1, 0, 0),
        ("mining-league, comet-zone*, mining-world*", 0, 3, 0),
        ("mining-league, comet-zone*, gem-world*", 2, 0, 0),
        ("diversified-economy, gem-world*, comet-zone*, distant-world*", 0, 3, 0),
        ("diversified-economy, gem-world*, comet-zone*, mining-world*", 3, 0, 0),
        ("galactic-resort*", 0, 1, 1),
    ],
)
def test_powers_by_form(tableau: str, left: int, vp: int, cards: int) -> None:
    table = consuming(tableau)
    assert (len(table.goods(0)), gained(table), table.question) == (left, (vp, cards), "act")


@rule("RACE-139")
def test_diversified_economy_with_a_choice_of_goods() -> None:
    table = consuming("diversified-economy, gem-world*, spice-world*, comet-zone*, distant-world*")
    assert len(table.legal(0)) == 4
    table.act(0, "consume:comet-zone")
    assert table.legal(0) == ["consume:gem-world", "consume:spice-world", "consume:distant-world"]
    assert table.refusal(0, "consume:comet-zone").rule == "RACE-114"
    table.act(0, "consume:spice-world")
    assert (table.goods(0), gained(table)) == (["gem-world"], (3, 0))  # the genes good was the only one left
    reason = consuming("diversified-economy, deficit-spending, gem-world*", "old-earth").refusal(
        0, "use:diversified-economy"
    )
    assert reason.rule == "RACE-R20"


@rule("RACE-141", "RACE-R16", "RACE-R17")
def test_pilgrimage_world_comes_last() -> None:
    table = consuming(f"pilgrimage-world, {NOVELTY}")
    assert (table.goods(0), gained(table)) == ([], (2, 0))
    table = consuming(f"pilgrimage-world, secluded-world, space-port*, {NOVELTY}")
    assert table.legal(0) == [
        f"consume:{w}" for w in ("artist-colony", "gem-world", "space-port", "spice-world")
    ]
    table.act(0, "consume:gem-world")
    assert gained(table) == (2, 1)
    assert gained(consuming("pilgrimage-world, tourist-world, gem-world*")) == (0, 0)
    assert consuming("pilgrimage-world, tourist-world, gem-world*").goods(0) == []
    table = consuming("pilgrimage-world, black-market-trading-world, gem-world*, comet-zone*")
    table.act(0, "sell:comet-zone")
    assert (gained(table), table.goods(0)) == ((0, 3), [])


@rule("RACE-R16")
def test_pilgrimage_world_in_any_order() -> None:
    tableau = f"pilgrimage-world, secluded-world, space-port*, {NOVELTY}"
    table = Table(tableau, pilgrimage_world="any-order").play("", "consume-2x")
    assert table.legal(0) == ["use:pilgrimage-world", "use:secluded-world"]
    table.act(0, "use:pilgrimage-world")
    assert (table.goods(0), gained(table)) == ([], (3, 0))
    table = Table(tableau, pilgrimage_world="any-order").play("", "consume-2x")
    table.act(0, "use:secluded-world", "consume:gem-world")
    assert gained(table) == (2, 1)
    table = consuming(
        "pilgrimage-world, secluded-world, deficit-spending, gem-world*, space-port*", "old-earth"
    )
    assert table.refusal(0, "use:pilgrimage-world").rule == "RACE-141"
    table = consuming("pilgrimage-world, new-economy, gem-world*")  # a power without goods may come after
    assert table.legal(0) == ["use:pilgrimage-world", "use:new-economy"]


@rule("RACE-R17", "RACE-132")
def test_pilgrimage_world_doubled() -> None:
    table = Table(f"pilgrimage-world, {NOVELTY}").play("consume-2x")
    assert gained(table) == (4, 0)
    assert gained(Table("pilgrimage-world").play("consume-2x")) == (0, 0)


@rule("RACE-142", "RACE-143", "RACE-R18", "RACE-R19")
@pytest.mark.parametrize(
    ("tableau", "cards"),
    [
        ("black-market-trading-world, genetics-lab, distant-world*", 4),
        ("black-market-trading-world, export-duties, gem-world*", 2),
        ("trade-league, gem-world*", 3),
        ("trade-league, export-duties, spice-world*", 6),
        ("trade-league, pirate-world*", 6),
    ],
)
def test_sell_powers(tableau: str, cards: int) -> None:
    table = consuming(tableau)
    assert (gained(table), table.goods(0), table.question) == ((0, cards), [], "act")  # mandatory


@rule("RACE-144", "RACE-R21")
@pytest.mark.parametrize("card", ["deficit-spending", "merchant-world"])
def test_discarding_hand_cards(card: str) -> None:
    hand = "gem-world, comet-zone, old-earth"
    assert gained(consuming(card, hand).act(0, "done")) == (0, 3)
    one = consuming(card, hand).act(0, f"use:{card}", "discard:gem-world", "done")
    assert (gained(one), one.hand(0)) == ((1, 2), ["comet-zone", "old-earth"])
    two = consuming(card, hand).act(0, f"use:{card}", "discard:gem-world", "discard:old-earth")
    assert (gained(two), two.question) == ((2, 1), "act")
    assert consuming(card).question == "act"  # no hand, no question


@rule("RACE-R21")
def test_hand_cards_may_be_discarded_at_any_point_and_after_drawing() -> None:
    table = consuming(
        "deficit-spending, merchant-world, new-economy", "gem-world", pile="old-earth, comet-zone"
    )
    assert table.legal(0) == ["use:merchant-world", "use:deficit-spending", "use:new-economy"]
    table.act(0, "use:new-economy")
    assert table.hand(0) == ["gem-world", "old-earth"]
    table.act(0, "use:deficit-spending", "discard:old-earth", "discard:gem-world")
    assert (gained(table), table.question) == ((2, 0), "act")


@rule("RACE-146", "RACE-R22")
@pytest.mark.parametrize(
    ("top", "number", "won"),
    [
        ("gem-world", 2, True),
        ("gem-world", 3, False),
        ("rebel-homeworld", 7, True),
        ("pilgrimage-world", 1, False),
        ("old-earth", 3, True),
        ("new-sparta", 2, True),
        ("merchant-guild", 6, True),
    ],
)
def test_gambling_world_flips_the_top_card(top: str, number: int, won: bool) -> None:
    table = Table("gambling-world", "terraformed-world", pile=top).play("", "consume-2x")
    assert table.legal(0) == [f"name:{figure}" for figure in range(1, 8)]
    table.act(0, f"name:{number}")
    assert (table.hand(0) == [top]) == won
    assert (table.names(table.state.discard) == [top]) == (not won)
    told = table.told("flip-won" if won else "flip-lost")
    assert [event.args["flipped"] for event in told] == [f"card-{top}"]  # open to all


@rule("RACE-146", "RACE-110")
def test_gambling_world_has_two_powers_and_both_are_used() -> None:
    table = consuming("gambling-world, gem-world*, artist-colony*", pile="comet-zone")
    assert table.legal(0) == ["use:gambling-world", *(f"name:{figure}" for figure in range(1, 8))]
    table.act(0, "name:3")
    assert table.hand(0) == ["comet-zone"]
    assert table.legal(0) == ["consume:artist-colony", "consume:gem-world"]
    table.act(0, "consume:gem-world")
    assert (gained(table), table.question) == ((1, 1), "act")


@rule("RACE-R22")
def test_the_reshuffle_comes_before_a_failed_card_is_discarded() -> None:
    table = Table("gambling-world", pile="gem-world", discard="old-earth, comet-zone", rest="away")
    table.play("", "consume-2x").act(0, "name:7")
    assert sorted(table.names(table.state.pile)) == ["comet-zone", "old-earth"]
    assert table.names(table.state.discard) == ["gem-world"]
    table = Table("gambling-world", rest="away").play("", "consume-2x").act(0, "name:7")
    assert (table.question, table.count(0), table.state.discard) == ("act", 0, [])


@rule("RACE-R15")
def test_cards_of_a_power_come_after_all_its_goods_are_chosen() -> None:
    table = consuming(f"free-trade-association, deficit-spending, space-port*, {NOVELTY}")
    table.act(0, "consume:gem-world")
    assert table.count(0) == 0
    table.act(0, "consume:space-port", "consume:spice-world")
    assert gained(table) == (3, 3)
    assert table.goods(0) == ["artist-colony"]


def test_points_and_cards_of_what_is_chosen_are_shown_before_they_come() -> None:
    table = Table(
        "old-earth, terraformed-world, comet-zone*, mining-world*, new-earth*",
        f"free-trade-association, public-works, space-port*, {NOVELTY}",
    ).play("consume-2x", "")
    table.act(1, "use:free-trade-association", "consume:gem-world", "consume:space-port")
    table.act(1, "consume:spice-world")  # and the last one feeds Public Works
    shown = race().view(table.state, 1).consume
    assert shown is not None
    assert (shown.vp, shown.cards) == (4, 3)
    assert (table.chips(1), table.count(1)) == (0, 0)  # the first player still chooses


@rule("RACE-R23", "RACE-178", "RACE-175")
def test_the_pool_may_go_below_zero_and_all_vp_are_paid() -> None:
    table = Table(
        "galactic-trendsetters, gem-world*, consumer-markets, spice-world*, artist-colony*",
        "public-works, expanding-colony, old-earth, mining-world*, new-earth*, comet-zone*",
        pool=2,
    ).phase(CONSUME)
    while table.question == "consume":
        seat = table.asked[0]
        table.act(seat, table.legal(seat)[0])
    assert (table.chips(0), table.chips(1)) == (4, 3)
    assert table.state.pool == 2 - 7
    assert table.state.over


# -- simultaneous plans ----------------------------------------------------------------------------


@rule("RACE-R56", "RACE-R40")
def test_plans_are_made_at_once_unseen_and_carried_out_in_player_order() -> None:
    table = Table(
        "outlaw-world, public-works, gem-world*",
        "galactic-resort*, expanding-colony",
        starts=(2, 1),
        pile="new-earth, comet-zone",
    ).play("consume-2x")
    assert table.asked == [0, 1]
    table.act(0, "use:outlaw-world")
    assert (table.chips(0), table.count(0)) == (0, 0)  # nothing happens before B has planned
    table.act(1, "use:galactic-resort")
    assert (table.hand(1), table.hand(0)) == (["new-earth"], ["comet-zone"])  # B is first in order


@rule("RACE-R56", "RACE-118")
def test_a_plan_that_needs_its_cards_first_holds_up_the_later_ones() -> None:
    table = Table(
        "new-economy, deficit-spending", "galactic-resort*, expanding-colony", pile="new-earth, comet-zone"
    ).play("consume-2x")
    assert table.asked == [1]  # A draws before deciding anything, so his turn comes when it is his
    table = Table(
        "new-economy, deficit-spending",
        "galactic-resort*, expanding-colony",
        hands=("old-earth",),
        pile="new-earth, comet-zone",
    ).play("consume-2x")
    assert table.asked == [0, 1]
    table.act(1, "use:galactic-resort").act(0, "use:new-economy")
    assert table.asked == [0]
    assert table.hand(0) == ["new-earth", "old-earth"]
    assert (table.chips(1), table.count(1)) == (0, 0)  # B's plan waits for A's to end
    table.act(0, "use:deficit-spending", "discard:old-earth", "done")
    assert (table.chips(0), table.hand(0), table.hand(1)) == (1, ["new-earth"], ["comet-zone"])
    table = Table("new-economy, trade-league, gem-world*, comet-zone*", "galactic-resort*, expanding-colony")
    table.play("consume-2x").act(0, "use:new-economy")
    assert table.asked == [1]  # A sees the card before choosing what to sell
    table.act(1, "use:galactic-resort")
    assert (table.asked, table.count(0)) == ([0], 1)
    assert table.legal(0) == ["sell:gem-world", "sell:comet-zone"]


def test_what_a_plan_has_noted_adds_up_whatever_its_order() -> None:
    entries = ([FLIP, 7, 3], [THROW, 8, 2, 2, 40, 41], [SPEND, 9, 1, 3, 2, 0, 4], [SPEND, 5, 10, 0, 1, 6])
    for order in permutations(entries):
        notes = [figure for entry in order for figure in entry]
        assert noted_gains(Plan([], [], [], -1, 0, [], [], notes, False, False)) == (2 + 1 + 10, 3)
