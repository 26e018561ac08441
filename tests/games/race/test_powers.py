"""Chapter 6: powers in general."""

from __future__ import annotations

from tests.games.race.scenario import Table
from tests.rule import rule


@rule("RACE-063")
def test_all_powers_of_a_tableau_add_up() -> None:
    table = Table("space-marines, drop-ships, expedition-force", "terraformed-world", hands=("rebel-base",))
    table.play("settle", "settle")
    assert "settle:rebel-base" in table.legal(0)  # 2 + 3 + 1 against 6
    table = Table("space-marines, drop-ships", "terraformed-world", hands=("rebel-base",)).play(
        "settle", "settle"
    )
    assert table.legal(0) == ["pass"]


@rule("RACE-065")
def test_a_power_works_from_the_next_phase_on() -> None:
    table = Table(hands=("space-marines, alien-robot-sentry, gem-world",)).play("develop", "settle")
    table.act(1, "pass").act(0, "develop:space-marines", "pay:gem-world").act(1, "pass")
    assert table.state.phase() == 3
    table.act(0, "settle:alien-robot-sentry")
    assert table.tableau(0)[-1] == "alien-robot-sentry"


@rule("RACE-066", "RACE-110")
def test_a_power_that_can_be_used_must_be_used() -> None:
    table = Table("public-works, gem-world*, deficit-spending", hands=("old-earth",)).play("consume-2x")
    assert table.legal(0) == ["use:public-works", "use:deficit-spending"]
    assert table.refusal(0, "done").rule == "RACE-111"
    table.act(0, "use:public-works")
    assert table.legal(0) == ["use:deficit-spending", "done"]  # "may" on the card


@rule("RACE-067", "RACE-112")
def test_the_owner_chooses_the_order() -> None:
    for first in ("outlaw-world", "terraformed-world"):
        table = Table("outlaw-world, terraformed-world, gem-world*").play("consume-2x")
        assert table.legal(0) == ["use:outlaw-world", "use:terraformed-world"]
        table.act(0, f"use:{first}")
        assert (table.chips(0), table.count(0)) == (2, 1 if first == "outlaw-world" else 0)


@rule("RACE-068")
def test_an_optional_power_must_be_used_if_the_card_cannot_be_placed_otherwise() -> None:
    table = Table("colony-ship", hands=("imperium-armaments-world, gem-world",)).play("settle", "produce")
    table.act(1, "pass").act(0, "settle:imperium-armaments-world")
    assert table.tableau(0) == ["imperium-armaments-world"]  # one card left: the ship goes without a question
    table = Table("colony-ship", hands=("artist-colony, gem-world",)).play("settle", "produce")
    table.act(1, "pass").act(0, "settle:artist-colony")
    assert table.legal(0) == ["pay-for", "use:colony-ship"]


@rule("RACE-069", "RACE-120")
def test_a_power_is_finished_before_another_begins() -> None:
    table = Table(
        "consumer-markets, galactic-trendsetters, gem-world*, artist-colony*, spice-world*, space-port*"
    ).play("consume-2x")
    table.act(0, "use:consumer-markets")
    assert all(action.startswith("consume:") for action in table.legal(0))
    assert table.refusal(0, "use:galactic-trendsetters").rule == "RACE-120"
    assert table.refusal(0, "done").rule == "RACE-069"


@rule("RACE-070")
def test_powers_of_others_never_apply() -> None:
    table = Table(
        "rebel-base",
        "drop-ships, replicant-robots, galactic-federation",
        hands=("pirate-world, mining-world, consumer-markets",),
    )
    table.play("settle", "settle")
    assert table.legal(0) == ["pass"]  # defence 3 and cost 3 with two other cards
    table = Table("gem-world*", "export-duties, old-earth").play("consume-trade")
    assert table.count(0) == 2
