"""Chapter 8: military worlds, conquered or paid for."""

from __future__ import annotations

import pytest

from perihelion.games.race.rules.placing import military, strength
from tests.games.race.scenario import Table, race
from tests.games.race.test_settle import FILL, price, settling
from tests.rule import rule

CARDS = race().cards


def against(tableau: str, world: str) -> int:
    return strength(CARDS, [CARDS.number[card] for card in tableau.split(", ")], CARDS.number[world])


def general(tableau: str) -> int:
    return military(CARDS, [CARDS.number[card] for card in tableau.split(", ")])


@rule("RACE-092")
@pytest.mark.parametrize(
    ("world", "possible"),
    [("outlaw-world", True), ("pirate-world", True), ("malevolent-lifeforms", False), ("rebel-base", False)],
)
def test_military_must_reach_the_defence(world: str, possible: bool) -> None:
    table = Table("drop-ships", "terraformed-world", hands=(f"{world}, {FILL}",)).play("settle", "settle")
    assert (f"settle:{world}" in table.legal(0)) == possible
    if not possible:
        reason = table.refusal(0, f"settle:{world}")
        assert (reason.rule, reason.args["military"]) == ("RACE-092", 3)
        assert reason.args["defence"] == CARDS.price[CARDS.number[world]]


@rule("RACE-093")
def test_conquest_costs_nothing_and_brings_good_and_bonus() -> None:
    table = settling("drop-ships", "pirate-world, gem-world", "settle").act(0, "settle:pirate-world")
    assert (table.count(0), table.goods(0)) == (2, ["pirate-world"])


@rule("RACE-094")
def test_military_is_not_used_up() -> None:
    table = Table(
        "space-marines", hands=("alien-robot-sentry, avian-uplift-race",), seats=2, variant="advanced"
    )
    table.play("settle+settle", "produce+explore-5")
    for seat in (0, 1):
        table.act(seat, table.legal(seat)[0])
    table.act(0, "settle:alien-robot-sentry").act(1, "pass")
    table.act(0, "settle:avian-uplift-race").act(1, "pass")
    assert table.tableau(0) == ["space-marines", "alien-robot-sentry", "avian-uplift-race"]


@rule("RACE-095", "RACE-096", "RACE-063")
@pytest.mark.parametrize(
    ("tableau", "figure"),
    [
        ("old-earth", 0),
        ("space-marines, empath-world", 1),
        ("contact-specialist, refugee-world, pan-galactic-league", -3),
        ("new-sparta, drop-ships, expedition-force", 6),
        ("galactic-imperium, new-military-tactics, alpha-centauri", 0),
    ],
)
def test_total_military(tableau: str, figure: int) -> None:
    assert general(tableau) == figure
    assert Table(tableau, "terraformed-world").view(1).players[0].military == figure


@rule("RACE-097")
def test_payment_and_military_cannot_be_combined() -> None:
    table = settling("replicant-robots, space-marines", f"pirate-world, {FILL}")
    assert "settle:pirate-world" not in table.legal(0)  # the discount does not lower the defence
    assert price("space-marines, drop-ships", "mining-world") == 3  # military does not lower the cost


@rule("RACE-098", "RACE-099", "RACE-R11")
@pytest.mark.parametrize(
    ("tableau", "world", "possible"),
    [
        ("galactic-imperium", "rebel-warrior-race", True),
        ("galactic-imperium", "pirate-world", False),
        ("galactic-imperium", "rebel-outpost", False),
        ("galactic-imperium, epsilon-eridani", "rebel-outpost", True),
        ("alpha-centauri", "rebel-fuel-cache", True),
        ("alpha-centauri", "runaway-robots", True),
        ("alpha-centauri", "rebel-miners", False),
        ("alpha-centauri, epsilon-eridani", "rebel-miners", True),
        ("alpha-centauri", "new-survivalists", False),
        ("alien-rosetta-stone-world", "alien-robot-sentry", True),
        ("alien-rosetta-stone-world", "aquatic-uplift-race", False),
        ("alien-rosetta-stone-world, alien-tech-institute", "alien-robot-scout-ship", True),
        ("alien-rosetta-stone-world, alien-tech-institute, space-marines", "lost-alien-battle-fleet", True),
    ],
)
def test_specialised_military_counts_only_against_its_target(
    tableau: str, world: str, possible: bool
) -> None:
    table = settling(tableau, world)
    assert (f"settle:{world}" in table.legal(0)) == possible


@rule("RACE-099", "RACE-078")
def test_cost_or_military_by_kind() -> None:
    assert price("alpha-centauri", "comet-zone") == 2
    assert against("alpha-centauri", "rebel-fuel-cache") == 1
    assert against("alpha-centauri", "outlaw-world") == 0


@rule("RACE-100")
def test_new_military_tactics_is_discarded_for_three_more() -> None:
    table = settling("new-military-tactics, expedition-force", "malevolent-lifeforms")
    table.act(0, "settle:malevolent-lifeforms")
    assert table.tableau(0) == ["expedition-force", "malevolent-lifeforms"]
    assert "new-military-tactics" in table.names(table.state.discard)
    assert settling("new-military-tactics", "malevolent-lifeforms").legal(0) == ["pass"]


@rule("RACE-100", "RACE-072")
def test_while_others_pay_everybody_sees_how_a_world_is_taken_and_what_cards_would_cost() -> None:
    hands = ("pirate-world, gem-world", f"comet-zone, asteroid-belt, {FILL}")
    table = Table("new-military-tactics", "new-sparta, mining-robots", hands=hands).play("settle", "settle")
    table.act(0, "settle:pirate-world").act(1, "settle:comet-zone")
    assert (table.question, table.asked) == ("pay", [1])
    for seat in (0, 1, None):
        placed = [player.placement for player in table.view(seat).players]
        assert placed[0] is not None
        assert placed[1] is not None
        assert (placed[0].way, placed[0].using, placed[0].price) == ("conquer", "new-military-tactics", None)
        assert (placed[1].way, placed[1].using, placed[1].price) == ("pay", "", 2)
    due = {card.card: card.due for card in table.view(1).hand}
    assert due["asteroid-belt"] == 1  # the robots lower it, as they lowered the comet zone


@rule("RACE-102", "RACE-R09")
@pytest.mark.parametrize(
    ("world", "paid"),
    [("outlaw-world", 0), ("avian-uplift-race", 1), ("pirate-world", 2), ("rebel-homeworld", 6)],
)
def test_the_specialist_pays_defence_minus_one(world: str, paid: int) -> None:
    table = Table("contact-specialist", "terraformed-world", hands=(f"{world}, {FILL}",)).play(
        "consume-2x", "settle"
    )
    table.act(1, "pass").act(0, f"settle:{world}")
    before = table.count(0)
    table.pay(0)
    assert before - table.count(0) == paid


@rule("RACE-103", "RACE-216", "RACE-R10")
@pytest.mark.parametrize(
    "world", ["alien-robot-sentry", "alien-robot-scout-ship", "lost-alien-warship", "lost-alien-battle-fleet"]
)
def test_alien_military_worlds_can_only_be_conquered(world: str) -> None:
    table = settling("contact-specialist, colony-ship", f"{world}, {FILL}")
    assert f"settle:{world}" not in table.legal(0)
    assert table.refusal(0, f"settle:{world}").rule == "RACE-103"
    strong = settling(
        "contact-specialist, colony-ship, drop-ships, space-marines, new-sparta", f"{world}, {FILL}"
    )
    strong.act(0, f"settle:{world}")
    assert strong.question != "way"  # conquest is the only way
    assert strong.tableau(0)[-1] == world


@rule("RACE-104")
def test_military_does_not_lower_the_price_of_the_specialist() -> None:
    assert price("contact-specialist, drop-ships", "rebel-outpost") == 4


@rule("RACE-105")
@pytest.mark.parametrize(
    ("tableau", "world", "paid"),
    [
        ("contact-specialist, replicant-robots", "pirate-world", 0),
        ("contact-specialist, mining-robots", "rebel-miners", 0),
        ("contact-specialist, alpha-centauri", "rebel-miners", 0),
        ("contact-specialist, mining-robots", "pirate-world", 2),
        ("contact-specialist, replicant-robots", "rebel-outpost", 2),
    ],
)
def test_discounts_lower_the_price_of_the_specialist(tableau: str, world: str, paid: int) -> None:
    assert price(tableau, world) == paid


@rule("RACE-106", "RACE-R09")
def test_ship_and_specialist_together() -> None:
    table = Table(
        "contact-specialist, colony-ship", "terraformed-world", hands=("rebel-homeworld, gem-world",)
    )
    table.play("consume-2x", "settle").act(1, "pass").act(0, "settle:rebel-homeworld")
    assert table.tableau(0) == ["contact-specialist", "rebel-homeworld"]
    assert table.count(0) == 1
    assert (
        settling("colony-ship", f"outlaw-world, {FILL}").refusal(0, "settle:outlaw-world").rule == "RACE-092"
    )


@rule("RACE-107")
def test_the_specialist_weakens_conquest() -> None:
    assert against("contact-specialist, space-marines", "outlaw-world") == 1
    table = settling("contact-specialist, space-marines", "avian-uplift-race, gem-world").act(
        0, "settle:avian-uplift-race"
    )
    assert table.question != "way"  # military 1 does not reach 2: he pays
    assert table.count(0) == 0


@rule("RACE-108", "RACE-R08")
def test_conquer_or_pay_is_the_owners_choice() -> None:
    hand = "avian-uplift-race, gem-world, comet-zone"
    for way, left in (("conquer", 2), ("pay-for", 1)):
        table = settling("contact-specialist, drop-ships", hand).act(0, "settle:avian-uplift-race")
        assert table.legal(0) == ["conquer", "pay-for"]
        table.act(0, way).pay(0)
        assert table.count(0) == left


@rule("RACE-109")
def test_a_military_world_paid_for_stays_a_military_world() -> None:
    table = settling("contact-specialist, galactic-imperium", "outlaw-world, gem-world", "settle")
    table.act(0, "settle:outlaw-world").pay(0)
    assert race().scores(table.state)[0] == 1 + 1 + 1  # specialist, outlaw world, 1 by the table


@rule("RACE-R12")
def test_negative_military_needs_the_difference_as_well() -> None:
    for tableau, possible in (
        ("empath-world", False),
        ("empath-world, expedition-force", False),
        ("empath-world, space-marines", True),
    ):
        assert ("settle:outlaw-world" in settling(tableau, "outlaw-world").legal(0)) == possible
    assert price("empath-world, refugee-world", "mining-world") == 3  # nothing costs more
