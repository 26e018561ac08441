"""Chapters 16 and 17: the end of a round and of the game."""

from __future__ import annotations

import pytest

from perihelion.games.race.components import CONSUME, PRODUCE
from tests.games.race.scenario import Table, race
from tests.rule import rule

THIRTEEN = (
    "gem-world, comet-zone, spice-world, mining-world, new-earth, old-earth, plague-world, drop-ships, "
    "distant-world, space-port, asteroid-belt, artist-colony, secluded-world"
)
OTHERS = (
    "alien-robot-sentry, avian-uplift-race, outlaw-world, pirate-world, merchant-world, tourist-world, "
    "empath-world, refugee-world, destroyed-world, galactic-resort"
)
ELEVEN = (
    "old-earth, public-works, export-duties, interstellar-bank, investment-credits, gem-world, spice-world, "
    "comet-zone, mining-world, plague-world, colony-ship"
)


@rule("RACE-170", "RACE-R55")
def test_hands_over_ten_are_discarded_down() -> None:
    table = Table("rebel-base", hands=(THIRTEEN,)).phase(PRODUCE)
    assert (table.question, table.asked, table.view(0).still) == ("hand-limit", [0], 3)
    table.act(0, "discard:gem-world", "discard:old-earth", "discard:drop-ships")
    assert table.count(0) == 10
    assert table.names(table.state.discard) == ["gem-world", "old-earth", "drop-ships"]
    told = table.told("limit-discarded")[0].seen_by(1)
    assert told.args == {"count": 3}


@rule("RACE-170")
def test_ten_cards_are_allowed() -> None:
    hand = ", ".join(THIRTEEN.split(", ")[:10])
    assert Table("rebel-base", hands=(hand,)).phase(PRODUCE).question == "act"


@rule("RACE-R55")
def test_hand_limit_discards_are_simultaneous_and_secret() -> None:
    table = Table("rebel-base", hands=(THIRTEEN, f"pre-sentient-race, {OTHERS}")).phase(PRODUCE)
    assert table.asked == [0, 1]
    before = table.view(1)
    table.act(0, "discard:gem-world", "discard:old-earth", "discard:drop-ships")
    after = table.view(1)
    after.asked = before.asked
    assert after == before


@rule("RACE-171")
def test_during_the_round_a_hand_may_be_larger() -> None:
    hand = ", ".join(THIRTEEN.split(", ")[:10])
    table = Table("rebel-underground", hands=(hand,)).play("consume-2x", "produce")
    assert table.question == "hand-limit"
    table = Table("alien-robotic-factory*", hands=(hand,)).play("consume-trade", "produce")
    assert (table.count(0), table.question) == (15, "hand-limit")  # Produce came in between


@rule("RACE-173", "RACE-R33")
def test_conditions_are_checked_after_the_hand_limit() -> None:
    hand = f"drop-ships, {OTHERS}"
    table = Table(f"rebel-base, {ELEVEN}", "rebel-outpost", hands=(hand,))
    assert len(table.tableau(0)) == 12
    table.play("", "settle").all_pass()
    assert (table.question, table.state.over) == ("hand-limit", False)
    table.act(0, table.legal(0)[0])
    assert table.state.over
    assert table.count(0) == 10


@rule("RACE-174", "RACE-176", "RACE-177")
def test_twelve_cards_end_the_game_after_the_round_is_played_to_its_end() -> None:
    table = Table(ELEVEN, "rebel-outpost", hands=("artist-colony, drop-ships, terraformed-world", ""))
    table.play("settle", "produce").act(1, "pass").act(0, "settle:artist-colony", "pay-for", "pay:drop-ships")
    assert len(table.tableau(0)) == 12
    assert table.state.over
    assert "artist-colony" in table.goods(0)  # Produce was still played, for all
    assert [event.key for event in table.events][-1] == "ended-by-tableau"
    table = Table(ELEVEN.replace(", colony-ship", ""), hands=("artist-colony, drop-ships",))
    table.play("settle", "settle").act(1, "pass").act(0, "settle:artist-colony")
    assert (len(table.tableau(0)), table.state.over) == (11, False)


@rule("RACE-177", "RACE-174")
def test_a_tableau_can_exceed_twelve() -> None:
    table = Table(ELEVEN, hands=("deficit-spending, artist-colony, drop-ships, terraformed-world",))
    table.play("develop", "settle").act(1, "pass").act(0, "develop:deficit-spending").act(1, "pass")
    table.act(0, "settle:artist-colony", "pay-for", "pay:drop-ships")
    assert (len(table.tableau(0)), table.state.over) == (13, True)


@rule("RACE-R32", "RACE-084")
def test_a_ship_that_leaves_keeps_the_game_going() -> None:
    table = Table(ELEVEN, hands=("artist-colony, drop-ships",)).play("settle", "settle").act(1, "pass")
    table.act(0, "settle:artist-colony")
    assert len(table.tableau(0)) == 12  # between reveal and payment
    table.act(0, "use:colony-ship")
    assert (len(table.tableau(0)), table.state.over, table.question) == (11, False, "act")


@rule("RACE-175", "RACE-176", "RACE-R31")
@pytest.mark.parametrize(("pool", "over"), [(1, True), (2, True), (3, False)])
def test_an_empty_pool_ends_the_game_after_the_round(pool: int, over: bool) -> None:
    table = Table("galactic-trendsetters, artist-colony*", pool=pool).play("", "consume-2x")
    assert (table.chips(0), table.state.over) == (2, over)
    assert table.view(0).ended_by == (["pool"] if over else [])
    table = Table("galactic-trendsetters, artist-colony*, gem-world", pool=pool).play("produce", "consume-2x")
    assert table.goods(0) == ["artist-colony", "gem-world"]  # Produce is still played
    assert table.state.over == over


@rule("RACE-178", "RACE-R23")
def test_the_last_vp_are_paid_in_full_to_all() -> None:
    table = Table(
        "terraformed-world, consumer-markets, gem-world*, artist-colony*, spice-world*, comet-zone*",
        "galactic-trendsetters, public-works, mining-world*, bio-hazard-mining-world*",
        pool=2,
    ).phase(CONSUME)
    table.act(0, "use:terraformed-world", "consume:comet-zone")
    table.act(1, "use:public-works", "consume:mining-world")
    assert (table.chips(0), table.chips(1), table.state.over) == (4, 3, True)


@rule("RACE-179")
def test_the_score_is_printed_vp_chips_and_tables() -> None:
    table = Table(
        "old-earth, gem-world*, comet-zone, merchant-guild, drop-ships", hands=(OTHERS,), chips=(7,)
    )
    sheet = race().score_sheet(table.state, 0)
    lines = {line.source: line.points[0] for line in sheet.lines}
    assert lines == {
        "score-worlds": 2 + 1 + 2,
        "score-developments": 2,
        "score-tables": 4,
        "score-chips": 7,
    }
    assert sheet.totals[0] == 18  # hand and goods score nothing


def ended(own: str, other: str, chips: tuple[int, int], hands: tuple[str, str]) -> list[int]:
    """Who wins if the game ends now with an empty pool."""
    table = Table(own, other, chips=chips, hands=hands, pool=0).phase(PRODUCE)
    assert table.state.over
    return race().winners(table.state)


@rule("RACE-180")
def test_the_highest_score_wins() -> None:
    assert ended("rebel-base", "rebel-homeworld", (0, 0), ("", "")) == [1]
    assert ended("rebel-base", "rebel-homeworld", (2, 0), ("", "")) == [0]


@rule("RACE-181", "RACE-R33")
def test_a_tie_goes_to_cards_in_hand_plus_goods() -> None:
    four, two = "drop-ships, old-earth, plague-world, space-port", "new-earth, space-marines"
    own, other = "rebel-base, asteroid-belt*", "rebel-homeworld, destroyed-world*, refugee-world*"
    table = Table(own, other, chips=(30, 29), hands=(four, two), pool=0).phase(PRODUCE)
    scores = race().scores(table.state)
    assert scores[0] == scores[1]
    assert race().winners(table.state) == [0]
    sheet = race().score_sheet(table.state, None)
    assert sheet.tie_break is not None
    assert sheet.tie_break.points == [5, 4]


@rule("RACE-182")
def test_a_full_tie_has_several_winners() -> None:
    assert ended("rebel-base", "rebel-homeworld", (1, 0), ("drop-ships", "old-earth")) == [0, 1]
