"""Chapter 13: phase V, Produce."""

from __future__ import annotations

import pytest

from perihelion.games.race.components import PRODUCE
from tests.games.race.scenario import Table
from tests.rule import rule


def producing(tableau: str, other: str = "rebel-base", **options: str) -> Table:
    """A Produce phase without any bonus."""
    return Table(tableau, other, **options).phase(PRODUCE)


@rule("RACE-147", "RACE-029")
def test_every_empty_production_world_of_all_players_gets_a_good() -> None:
    table = producing("artist-colony, imperium-armaments-world*, secluded-world", "alien-robotic-factory")
    assert table.goods(0) == ["artist-colony", "imperium-armaments-world", "secluded-world"]
    assert table.goods(1) == ["alien-robotic-factory"]


@rule("RACE-148", "RACE-091")
def test_a_produced_good_is_an_unseen_card_of_the_worlds_kind() -> None:
    table = Table("comet-zone", pile="gem-world, old-earth").phase(PRODUCE)
    assert table.names([table.state.players[0].goods[0]]) == ["gem-world"]
    shown = table.view(0).players[0].tableau[0]
    assert (shown.card, shown.good) == ("comet-zone", "rare")
    assert "gem-world" not in str(table.view(0)) + str(table.events)


@rule("RACE-149", "RACE-156")
def test_no_second_good_and_no_card_for_a_world_that_has_one() -> None:
    table = Table("gem-world*", pile="comet-zone").phase(PRODUCE)
    before = len(table.state.pile)
    assert (table.goods(0), table.count(0)) == (["gem-world"], 0)
    assert before == 114 - 3


@rule("RACE-150", "RACE-R53")
def test_the_bonus_is_one_good_on_a_windfall_world_of_choice_and_may_be_declined() -> None:
    tableau = "asteroid-belt, pre-sentient-race, galactic-resort*, deserted-alien-outpost"
    table = Table(tableau).play("produce")
    assert table.legal(0) == [
        "produce:asteroid-belt",
        "produce:pre-sentient-race",
        "produce:deserted-alien-outpost",
        "done",
    ]
    assert table.refusal(0, "produce:galactic-resort").rule == "RACE-149"
    table.act(0, "produce:pre-sentient-race")
    assert table.goods(0) == ["galactic-resort", "pre-sentient-race"]
    assert Table(tableau).play("produce").act(0, "done").goods(0) == ["galactic-resort"]
    assert Table("asteroid-belt").play("produce").legal(0) == ["produce:asteroid-belt", "done"]


@rule("RACE-R53", "RACE-150")
def test_the_option_makes_the_bonus_mandatory() -> None:
    table = Table("asteroid-belt, pre-sentient-race", produce_bonus="must").play("produce")
    assert table.legal(0) == ["produce:asteroid-belt", "produce:pre-sentient-race"]
    table = Table("asteroid-belt", produce_bonus="must").play("produce")
    assert (table.question, table.goods(0)) == ("act", ["asteroid-belt"])
    table = Table("asteroid-belt, mining-robots, pre-sentient-race", produce_bonus="must").play("produce")
    assert table.legal(0) == ["use:mining-robots", "use-bonus"]
    assert table.state.step().prompt(table.state, 0).key == "prompt-produce-order"
    table.act(0, "use-bonus")
    assert table.state.step().prompt(table.state, 0).key == "prompt-produce-bonus"
    table.act(0, "produce:asteroid-belt")
    assert table.goods(0) == ["asteroid-belt"]  # nothing rare left for the robots


@rule("RACE-152")
def test_powers_that_serve_all_worlds_of_a_kind_together_ask_nothing() -> None:
    table = producing("mining-robots, genetics-lab, mining-league, asteroid-belt, radioactive-world")
    assert (table.question, table.goods(0)) == ("act", ["asteroid-belt", "radioactive-world"])
    table = producing("mining-robots, genetics-lab, asteroid-belt, radioactive-world")
    assert table.legal(0) == ["produce:asteroid-belt", "produce:radioactive-world"]


@rule("RACE-151")
def test_windfall_worlds_do_not_produce_in_the_action() -> None:
    table = producing("asteroid-belt, gem-world")
    assert table.goods(0) == ["gem-world"]
    assert Table("asteroid-belt", "gem-world").play("", "produce").goods(0) == []


@rule("RACE-152")
@pytest.mark.parametrize(
    ("tableau", "goods"),
    [
        ("genetics-lab, pre-sentient-race", ["pre-sentient-race"]),
        ("genetics-lab, asteroid-belt", []),
        ("genetics-lab, pre-sentient-race*", ["pre-sentient-race"]),
        ("mining-robots, asteroid-belt", ["asteroid-belt"]),
        ("mining-league, asteroid-belt", ["asteroid-belt"]),
        ("free-trade-association, galactic-resort", ["galactic-resort"]),
        ("expanding-colony, star-nomad-lair", ["star-nomad-lair"]),
        ("alien-rosetta-stone-world, deserted-alien-outpost", ["deserted-alien-outpost"]),
        (
            "mining-robots, mining-league, asteroid-belt, radioactive-world",
            ["asteroid-belt", "radioactive-world"],
        ),
    ],
)
def test_windfall_powers_with_a_kind(tableau: str, goods: list[str]) -> None:
    table = producing(tableau)
    assert (table.question, table.goods(0)) == ("act", goods)


@rule("RACE-152", "RACE-R24")
def test_a_windfall_power_is_mandatory_and_the_owner_chooses_the_world() -> None:
    table = producing("mining-robots, asteroid-belt, radioactive-world, pre-sentient-race")
    assert table.legal(0) == ["produce:asteroid-belt", "produce:radioactive-world"]
    assert table.refusal(0, "done").rule == "RACE-R24"
    assert table.refusal(0, "produce:pre-sentient-race").rule == "RACE-152"
    table.act(0, "produce:radioactive-world")
    assert table.goods(0) == ["radioactive-world"]


@rule("RACE-153")
def test_galactic_engineers_serve_any_windfall_world() -> None:
    table = producing("galactic-engineers, asteroid-belt, pre-sentient-race")
    assert table.legal(0) == ["produce:asteroid-belt", "produce:pre-sentient-race"]
    assert producing("galactic-engineers, galactic-resort").goods(0) == ["galactic-resort"]
    assert producing("galactic-engineers, gem-world*").goods(0) == ["gem-world"]


@rule("RACE-154")
def test_bonus_and_powers_serve_different_worlds() -> None:
    table = Table("mining-robots, asteroid-belt, radioactive-world").play("produce")
    assert table.legal(0) == ["produce:asteroid-belt", "produce:radioactive-world"]
    table.act(0, "produce:asteroid-belt")
    assert table.legal(0) == ["produce:radioactive-world", "done"]
    table.act(0, "produce:radioactive-world")
    assert table.goods(0) == ["asteroid-belt", "radioactive-world"]


@rule("RACE-R24", "RACE-067")
def test_a_general_power_may_take_the_world_of_a_kind_specific_one() -> None:
    tableau = "mining-robots, galactic-engineers, asteroid-belt, pre-sentient-race"
    table = producing(tableau)
    assert table.legal(0) == ["use:galactic-engineers", "use:mining-robots"]
    table.act(0, "use:galactic-engineers", "produce:asteroid-belt")
    assert (table.question, table.goods(0)) == ("act", ["asteroid-belt"])
    table = producing(tableau).act(0, "use:mining-robots")
    assert table.goods(0) == ["asteroid-belt", "pre-sentient-race"]


@rule("RACE-155", "RACE-156", "RACE-157", "RACE-163")
@pytest.mark.parametrize(
    ("tableau", "cards"),
    [
        ("gem-world", 1),
        ("gem-world*", 0),
        ("comet-zone", 1),
        ("lost-species-ark-world", 2),
        ("lost-species-ark-world*", 0),
        ("gem-world, mining-world, lost-species-ark-world", 4),
        ("artist-colony", 0),
        ("runaway-robots, mining-robots", 1),
        ("runaway-robots*, mining-robots", 0),
        ("runaway-robots", 0),
        ("distant-world", 0),
    ],
)
def test_draw_if_produced(tableau: str, cards: int) -> None:
    assert producing(tableau).count(0) == cards


@rule("RACE-157")
def test_the_good_of_placing_does_not_count_as_produced() -> None:
    table = Table("space-marines", hands=("runaway-robots",)).play("", "settle").act(1, "pass")
    table.act(0, "settle:runaway-robots")
    assert (table.goods(0), table.count(0)) == (["runaway-robots"], 0)


@rule("RACE-158", "RACE-159", "RACE-160", "RACE-162", "RACE-R25", "RACE-R26")
@pytest.mark.parametrize(
    ("tableau", "cards"),
    [
        ("rebel-underground", 1),
        ("merchant-guild", 2),
        ("consumer-markets, artist-colony, spice-world", 2),
        ("consumer-markets, artist-colony*, spice-world", 1),
        ("consumer-markets, artist-colony, bio-hazard-mining-world", 1),
        ("research-labs, alien-robotic-factory", 1),
        ("research-labs, artist-colony", 0),
        ("diversified-economy, artist-colony, spice-world, bio-hazard-mining-world", 2),
        ("diversified-economy, artist-colony*, bio-hazard-mining-world", 1),
        ("diversified-economy", 0),
        (
            "diversified-economy, alien-robotic-factory, distant-world, artist-colony, rebel-miners",
            4,
        ),
        ("pan-galactic-league, pre-sentient-race, distant-world*, avian-uplift-race*", 3),
        ("pan-galactic-league, gem-world*", 0),
        ("research-labs, alien-rosetta-stone-world, deserted-alien-outpost", 1),
        ("diversified-economy, mining-robots, asteroid-belt, artist-colony", 2),
    ],
)
def test_draws_of_produce_powers(tableau: str, cards: int) -> None:
    assert producing(tableau).count(0) == cards


@rule("RACE-R25")
def test_draws_come_after_all_of_ones_own_production() -> None:
    table = Table(
        "consumer-markets, gem-world, artist-colony", pile="old-earth, new-earth, drop-ships, comet-zone"
    )
    table.phase(PRODUCE)
    assert sorted(table.names(table.state.players[0].goods[1:])) == ["new-earth", "old-earth"]
    assert {"drop-ships", "comet-zone"} < set(table.hand(0))


@rule("RACE-161", "RACE-R27")
@pytest.mark.parametrize(
    ("own", "other", "cards"),
    [
        ("imperium-armaments-world, bio-hazard-mining-world", "rebel-miners", 2),
        ("imperium-armaments-world, bio-hazard-mining-world", "rebel-miners, new-earth", 0),
        ("imperium-armaments-world", "artist-colony, spice-world, secluded-world", 2),
        ("imperium-armaments-world*", "rebel-base", 0),
        ("imperium-armaments-world*, bio-hazard-mining-world", "rebel-miners", 0),
        ("artist-colony", "rebel-base", 0),
    ],
)
def test_most_rare_goods_produced(own: str, other: str, cards: int) -> None:
    assert producing(f"mining-conglomerate, {own}", other).count(0) == cards


@rule("RACE-R27", "RACE-R25", "RACE-161")
def test_at_most_one_of_several_owners_has_produced_most_and_all_have_produced_before() -> None:
    table = Table(
        "mining-conglomerate, rebel-miners", "mining-conglomerate, new-earth, imperium-armaments-world",
        "artist-colony", pile="old-earth, spice-world, gem-world, plague-world, drop-ships, distant-world",
    ).phase(PRODUCE)  # fmt: skip
    assert [table.count(seat) for seat in range(3)] == [0, 2, 0]
    assert table.hand(1) == ["distant-world", "drop-ships"]  # after C's good was put down


@rule("RACE-R56")
def test_windfall_choices_are_made_at_once_and_carried_out_in_order() -> None:
    table = Table(
        "mining-robots, asteroid-belt, radioactive-world", "genetics-lab, pre-sentient-race, empath-world",
        starts=(1, 0), pile="old-earth, new-earth",
    ).phase(PRODUCE)  # fmt: skip
    assert table.asked == [0, 1]
    before = table.view(1)
    table.act(0, "produce:radioactive-world")
    after = table.view(1)
    after.asked = before.asked
    assert after == before
    assert table.goods(0) == []
    table.act(1, "produce:empath-world")
    goods = [table.names([good for good in player.goods if good >= 0]) for player in table.state.players]
    assert goods == [["new-earth"], ["old-earth"]]
