"""Chapter 18: the tables of the 6-cost developments."""

from __future__ import annotations

import pytest

from perihelion.games.race.rules.scoring import table_points
from tests.games.race.scenario import race
from tests.rule import rule

CARDS = race().cards


def value(development: str, others: str = "", chips: int = 0) -> int:
    """What a 6-cost development is worth beside other cards."""
    names = [development, *[name for name in others.split(", ") if name]]
    return table_points(CARDS, [CARDS.number[name] for name in names], chips, CARDS.number[development])


@rule("RACE-183", "RACE-R34", "RACE-R47")
@pytest.mark.parametrize(
    ("others", "vp"),
    [
        ("", 2),
        ("alien-robotic-factory, deserted-alien-outpost, alien-rosetta-stone-world", 9),
        ("lost-alien-battle-fleet", 5),
        ("lost-alien-warship, gem-world", 4),
    ],
)
def test_alien_tech_institute(others: str, vp: int) -> None:
    assert value("alien-tech-institute", others) == vp


@rule("RACE-184")
def test_free_trade_association() -> None:
    assert (
        value("free-trade-association", "gem-world, new-survivalists, galactic-resort, pirate-world")
        == 2 + 2 + 1 + 1
    )
    assert value("free-trade-association", "consumer-markets, expanding-colony, comet-zone") == 4
    assert value("free-trade-association") == 0


@rule("RACE-185")
def test_galactic_federation() -> None:
    assert (
        value("galactic-federation", "merchant-guild, public-works, drop-ships, gem-world") == 2 + 2 + 1 + 1
    )


@rule("RACE-186", "RACE-R34", "RACE-R36")
def test_galactic_imperium() -> None:
    assert value("galactic-imperium", "rebel-base, rebel-miners, pirate-world, gem-world") == 2 + 2 + 1
    assert value("galactic-imperium", "new-sparta") == 1
    assert value("galactic-imperium", "old-earth") == 0


@rule("RACE-187")
@pytest.mark.parametrize(
    ("others", "chips", "vp"),
    [("artist-colony", 14, 7), ("", 2, 0), ("", 3, 1), ("research-labs, galactic-trendsetters", 0, 6)],
)
def test_galactic_renaissance(others: str, chips: int, vp: int) -> None:
    assert value("galactic-renaissance", others, chips) == vp


@rule("RACE-188", "RACE-R34", "RACE-R36")
def test_galactic_survey_seti() -> None:
    assert value("galactic-survey-seti") == 1
    others = "old-earth, gem-world, star-nomad-lair, malevolent-lifeforms, research-labs, expedition-force"
    assert value("galactic-survey-seti", f"{others}, drop-ships") == 1 + 1 + 1 + 2 + 2 + 1 + 1


@rule("RACE-189")
def test_merchant_guild() -> None:
    assert (
        value("merchant-guild", "gem-world, comet-zone, alien-robotic-factory, rebel-miners, asteroid-belt")
        == 8
    )


@rule("RACE-190")
def test_mining_league() -> None:
    assert (
        value("mining-league", "comet-zone, rebel-miners, asteroid-belt, alpha-centauri, gem-world")
        == 2 + 2 + 1 + 1
    )
    assert value("mining-league", "mining-robots, mining-conglomerate") == 4


@rule("RACE-191", "RACE-R37", "RACE-R38")
def test_new_economy() -> None:
    assert value("new-economy") == 2
    assert (
        value("new-economy", "deficit-spending, trade-league, research-labs, export-duties, drop-ships")
        == 2 + 6
    )
    worlds = (
        "merchant-world, gambling-world, black-market-trading-world, old-earth, spice-world, pirate-world"
    )
    assert value("new-economy", worlds) == 2 + 4


@rule("RACE-192", "RACE-R35")
@pytest.mark.parametrize(
    ("others", "vp"),
    [
        ("drop-ships, empath-world, galactic-imperium, new-military-tactics", 4),
        ("alien-tech-institute, alpha-centauri, alien-rosetta-stone-world", 2),
        ("empath-world, refugee-world, contact-specialist, pan-galactic-league", -2),
        ("", 2),
    ],
)
def test_new_galactic_order(others: str, vp: int) -> None:
    assert value("new-galactic-order", others) == vp


@rule("RACE-193", "RACE-R34", "RACE-R36")
@pytest.mark.parametrize(
    ("others", "vp"),
    [
        ("avian-uplift-race", 2),
        ("distant-world, pre-sentient-race, pirate-world, gem-world", 5),
        ("contact-specialist", 3),
        ("new-sparta", 1),
    ],
)
def test_pan_galactic_league(others: str, vp: int) -> None:
    assert value("pan-galactic-league", others) == vp


@rule("RACE-194", "RACE-R37")
def test_trade_league() -> None:
    assert value("trade-league") == 2
    others = "export-duties, genetics-lab, mining-conglomerate, old-earth, merchant-world"
    assert value("trade-league", f"{others}, black-market-trading-world") == 2 + 2 + 2 + 2 + 1 + 1


@rule("RACE-R37")
def test_cards_with_both_trade_and_consume_powers() -> None:
    both = [card.id for card in CARDS.cards if card.has_power("trade") and card.has_power("consume")]
    assert sorted(both) == ["merchant-world", "mining-conglomerate", "old-earth", "trade-league"]


@rule("RACE-195")
def test_each_development_scores_separately() -> None:
    tableau = [
        CARDS.number[name]
        for name in ("galactic-imperium", "pan-galactic-league", "galactic-survey-seti", "rebel-base")
    ]
    each = [table_points(CARDS, tableau, 0, card) for card in tableau[:3]]
    assert each == [2, 1, 1 + 1]
