"""Chapter 4: phase I, Explore."""

from __future__ import annotations

import pytest

from tests.games.race.scenario import Table
from tests.rule import rule

TOP = "gem-world, comet-zone, spice-world, mining-world, new-earth, old-earth, plague-world, drop-ships"


def keep_all(table: Table) -> Table:
    """Everybody keeps what comes first."""
    while table.question == "keep":
        seat = table.asked[0]
        table.act(seat, table.legal(seat)[0])
    return table


@rule("RACE-037", "RACE-045", "RACE-046")
def test_draw_two_keep_one_discard_the_other() -> None:
    table = Table(pile=TOP, hands=("export-duties",)).play("produce", "explore-1-1")
    assert table.legal(0) == ["keep:gem-world", "keep:comet-zone"]
    table.act(0, "keep:comet-zone").act(1, "keep:mining-world", "keep:new-earth")
    assert table.hand(0) == ["comet-zone", "export-duties"]
    assert table.hand(1) == ["mining-world", "new-earth"]
    assert table.names(table.state.discard) == ["gem-world", "spice-world"]


@rule("RACE-038", "RACE-R54")
def test_all_draw_before_anybody_chooses_and_all_choose_at_once() -> None:
    table = Table(pile=TOP, seats=3).play("explore-1-1", "produce", "produce")
    assert table.asked == [0, 1, 2]
    looking = [table.names(player.looking) for player in table.state.players]
    assert looking == [
        ["gem-world", "comet-zone", "spice-world"],
        ["mining-world", "new-earth"],
        ["old-earth", "plague-world"],
    ]
    before = table.view(1)
    table.act(0, "keep:gem-world", "keep:comet-zone")
    after = table.view(1)
    after.asked = before.asked
    assert after == before
    assert table.state.discard == []  # nothing is discarded before all have chosen


@rule("RACE-039")
def test_only_drawn_cards_can_be_kept_or_discarded() -> None:
    table = Table(pile=TOP, hands=("alien-robot-sentry",)).play("explore-5", "explore-5")
    assert table.refusal(0, "keep:alien-robot-sentry").rule == "RACE-039"
    assert table.refusal(0, "discard:alien-robot-sentry").key == "refusal-discard"
    keep_all(table)
    assert "alien-robot-sentry" in table.hand(0)


@rule("RACE-040", "RACE-041", "RACE-042", "RACE-043", "RACE-044", "RACE-R52")
@pytest.mark.parametrize(
    ("tableau", "action", "drawn", "kept"),
    [
        ("rebel-base", "produce", 2, 1),
        ("rebel-base", "explore-5", 7, 1),
        ("rebel-base", "explore-1-1", 3, 2),
        ("star-nomad-lair", "produce", 3, 1),
        ("galactic-survey-seti", "produce", 4, 1),
        ("galactic-survey-seti, expedition-force, malevolent-lifeforms", "produce", 6, 1),
        ("galactic-renaissance", "produce", 4, 2),
        ("galactic-renaissance", "explore-5", 9, 2),
        ("research-labs", "produce", 2, 2),
        ("research-labs", "explore-1-1", 3, 3),
        ("research-labs, galactic-renaissance", "explore-1-1", 5, 4),
    ],
)
def test_bonus_and_powers_add_up(tableau: str, action: str, drawn: int, kept: int) -> None:
    table = Table(tableau, "terraformed-world").play(action, "explore-5")
    looking = len(table.state.players[0].looking)
    assert looking == drawn
    keep_all(table)
    assert table.count(0) == kept
    assert len(table.state.discard) == drawn - kept + 6


@rule("RACE-R52")
def test_with_short_piles_one_keeps_at_most_what_one_drew() -> None:
    table = Table(
        "research-labs, galactic-renaissance", pile="gem-world, comet-zone, spice-world", rest="away"
    )
    table.play("explore-1-1", "produce")
    assert table.question == "act"  # three cards drawn, all kept; nothing left for B
    assert (table.count(0), table.count(1)) == (3, 0)


@rule("RACE-R30", "RACE-197", "RACE-198")
def test_with_a_short_pile_draws_go_in_player_order() -> None:
    table = Table(pile="gem-world, comet-zone, spice-world", rest="away", starts=(3, 0)).play(
        "explore-5", "produce"
    )
    assert table.names(table.state.players[1].looking) == ["gem-world", "comet-zone"]
    assert table.names(table.state.players[0].looking) == ["spice-world"]


@rule("RACE-046")
def test_elsewhere_draw_means_into_the_hand() -> None:
    table = Table("rebel-underground", pile="gem-world").play("produce", "produce")
    assert table.hand(0) == ["gem-world"]
    assert table.question == "act"
