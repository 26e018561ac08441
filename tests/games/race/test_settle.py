"""Chapter 7: phase III, paying for worlds; windfall goods; start worlds in the pile."""

from __future__ import annotations

import pytest

from perihelion.games.race.state import NONE
from tests.games.race.scenario import Table, race
from tests.rule import rule

FILL = "plague-world, distant-world, tourist-world, merchant-world, space-port, drop-ships, old-earth"


def settling(tableau: str, hand: str, action: str = "consume-2x", **settings: str) -> Table:
    """Seat A at the choice of a world; B, who chose Settle, passes."""
    table = Table(tableau, hands=(hand,), **settings).play(action, "settle")
    return table.act(1, "pass")


def price(tableau: str, world: str) -> int:
    table = settling(tableau, f"{world}, {FILL}", "consume-2x").act(0, f"settle:{world}")
    if table.question == "way":
        table.act(0, "pay-for")
    before = table.count(0)
    table.pay(0)
    assert world in table.tableau(0)
    return before - table.count(0)


@rule("RACE-071", "RACE-R02")
def test_at_most_one_world_or_none() -> None:
    table = settling("rebel-base", "artist-colony, gem-world, comet-zone")
    assert table.legal(0) == ["settle:artist-colony", "settle:gem-world", "pass"]
    table.act(0, "settle:artist-colony", "pay:gem-world")
    assert table.question != "settle"
    assert table.tableau(0) == ["rebel-base", "artist-colony"]
    assert settling("rebel-base", "artist-colony, gem-world").act(0, "pass").tableau(0) == ["rebel-base"]


@rule("RACE-072", "RACE-049")
def test_choices_are_secret_then_revealed_then_paid() -> None:
    table = Table(hands=("artist-colony, gem-world, comet-zone", "")).play("settle", "settle")
    assert table.legal(1) == ["pass"]
    before = table.view(1)
    table.act(0, "settle:artist-colony")
    after = table.view(1)
    after.asked = before.asked
    assert after == before
    table.act(1, "pass")
    assert table.question == "pay"
    placement = table.view(1).players[0].placement
    assert placement is not None
    assert (placement.card, placement.way, placement.price) == ("artist-colony", "pay", 1)


@rule("RACE-073", "RACE-007", "RACE-R01")
def test_a_world_is_paid_with_hand_cards() -> None:
    table = settling("rebel-base", "mining-world, gem-world, comet-zone, spice-world, old-earth")
    table.act(0, "settle:mining-world", "pay:gem-world", "pay:old-earth", "pay:spice-world")
    assert table.hand(0) == ["comet-zone"]
    reason = settling("rebel-base", "mining-world, gem-world, old-earth").refusal(0, "settle:mining-world")
    assert (reason.rule, reason.args["price"], reason.args["funds"]) == ("RACE-073", 3, 2)


@rule("RACE-074")
def test_no_development_in_settle() -> None:
    table = settling("rebel-base", "public-works, export-duties")
    assert table.legal(0) == ["pass"]
    assert table.refusal(0, "settle:public-works").rule == "RACE-074"
    reason = table.refusal(0, "develop:public-works")
    assert (reason.rule, reason.args["phase"]) == ("RACE-074", "numeral-settle")


@rule("RACE-075")
def test_each_world_exists_once_and_the_rule_against_duplicates_is_for_developments() -> None:
    assert all(card.copies == 1 for card in race().cards.cards if card.is_world)
    table = settling("rebel-base", "artist-colony, gem-world")
    table.state.players[0].tableau.append(race().cards.number["artist-colony"])
    table.state.players[0].goods.append(NONE)
    assert "settle:artist-colony" in table.legal(0)


@rule("RACE-076", "RACE-077", "RACE-R04")
def test_the_settle_bonus_is_a_card_after_placing() -> None:
    table = settling("rebel-base", "artist-colony, gem-world", "settle", pile="new-earth, comet-zone")
    table.act(0, "settle:artist-colony")
    assert table.hand(0) == ["new-earth"]
    assert settling("rebel-base", "artist-colony, gem-world", "settle").act(0, "pass").count(0) == 2


@rule("RACE-079", "RACE-080", "RACE-081", "RACE-064", "RACE-R11")
@pytest.mark.parametrize(
    ("tableau", "world", "paid"),
    [
        ("replicant-robots", "mining-world", 1),
        ("replicant-robots", "artist-colony", 0),
        ("mining-robots", "comet-zone", 2),
        ("mining-robots", "gem-world", 2),
        ("mining-robots", "asteroid-belt", 1),
        ("mining-robots", "galactic-engineers", 2),
        ("alpha-centauri, mining-robots, replicant-robots", "new-earth", 1),
        ("alien-rosetta-stone-world, alien-tech-institute", "deserted-alien-library", 2),
        ("alien-rosetta-stone-world", "alien-robotic-factory", 4),
        ("alien-rosetta-stone-world, alien-tech-institute, replicant-robots", "deserted-alien-outpost", 0),
    ],
)
def test_discounts(tableau: str, world: str, paid: int) -> None:
    assert price(tableau, world) == paid


@rule("RACE-R10", "RACE-080")
def test_alien_means_the_kind_of_good() -> None:
    assert price("alien-tech-institute", "alien-rosetta-stone-world") == 3
    assert price("alien-tech-institute", "deserted-alien-outpost") == 2


@rule("RACE-078", "RACE-101")
def test_a_world_does_not_help_its_own_placement() -> None:
    assert price("rebel-base", "alien-rosetta-stone-world") == 3
    assert price("rebel-base", "alpha-centauri") == 2
    table = settling("epsilon-eridani", "former-penal-colony")
    assert table.legal(0) == ["pass"]  # its own +1 does not count


@rule("RACE-082", "RACE-084")
def test_the_colony_ship_is_discarded_for_a_free_world() -> None:
    table = settling(
        "colony-ship", "new-earth, gem-world, comet-zone, spice-world, old-earth, mining-world", "settle"
    )
    table.act(0, "settle:new-earth").act(0, "use:colony-ship")
    assert table.tableau(0) == ["new-earth"]
    assert table.count(0) == 5 + 1
    assert "colony-ship" in table.names(table.state.discard)
    assert race().scores(table.state)[0] == 3
    assert table.view(1).known_discards == ["colony-ship"]


@rule("RACE-083", "RACE-R10")
@pytest.mark.parametrize(
    ("world", "possible"),
    [
        ("deserted-alien-outpost", False),
        ("alien-robotic-factory", False),
        ("alien-rosetta-stone-world", True),
        ("terraformed-world", True),
        ("lost-species-ark-world", True),
    ],
)
def test_the_ship_is_closed_to_alien_goods(world: str, possible: bool) -> None:
    table = settling("colony-ship", f"{world}, gem-world")
    assert (f"settle:{world}" in table.legal(0)) == possible
    if not possible:
        rich = settling("colony-ship", f"{world}, {FILL}").act(0, f"settle:{world}")
        assert rich.question == "pay"  # payment is the only way
        assert "colony-ship" in rich.tableau(0)


@rule("RACE-R07")
def test_one_time_powers_only_as_part_of_placing_a_fitting_world() -> None:
    table = settling("colony-ship, new-military-tactics, rebel-base", "artist-colony, drop-ships")
    assert table.legal(0) == ["settle:artist-colony", "pass"]  # no way merely to discard them
    table.act(0, "settle:artist-colony")
    assert table.legal(0) == ["pay-for", "use:colony-ship"]
    assert table.refusal(0, "use:new-military-tactics").rule == "RACE-R07"
    assert table.refusal(0, "use:rebel-base").rule == "RACE-R07"  # it has no power at all
    table = settling("colony-ship, new-military-tactics, space-marines", "outlaw-world")
    table.act(0, "settle:outlaw-world")
    assert table.legal(0) == ["conquer", "use:new-military-tactics"]  # although it is not needed
    table.act(0, "use:new-military-tactics")
    assert table.tableau(0) == ["colony-ship", "space-marines", "outlaw-world"]


@rule("RACE-085", "RACE-227", "RACE-076")
@pytest.mark.parametrize(("action", "drawn"), [("produce", 1), ("settle", 2)])
@pytest.mark.parametrize("world", ["pilgrimage-world", "outlaw-world"])
def test_draw_after_any_world_adds_to_the_bonus(action: str, drawn: int, world: str) -> None:
    table = settling("terraforming-robots, space-marines", f"{world}, artist-colony", action)
    table.act(0, f"settle:{world}")
    assert table.count(0) == 1 + drawn
    table = settling("terraforming-robots", f"{world}, artist-colony", action).act(0, "pass")
    assert table.count(0) == 2


@rule("RACE-085", "RACE-078")
def test_draw_after_needs_the_power_to_be_there_before() -> None:
    table = settling("rebel-base", "artist-colony, gem-world", "consume-2x").act(0, "settle:artist-colony")
    assert table.count(0) == 0


# -- windfall worlds -------------------------------------------------------------------------------


@rule("RACE-087", "RACE-091", "RACE-168")
def test_a_windfall_world_gets_an_unseen_good_of_its_kind() -> None:
    table = settling("rebel-base", "asteroid-belt, gem-world, comet-zone", pile="new-earth")
    table.act(0, "settle:asteroid-belt")
    assert table.goods(0) == ["asteroid-belt"]
    assert table.names([table.state.players[0].goods[-1]]) == ["new-earth"]
    for seat in (0, 1, None):
        view = table.view(seat)
        shown = view.players[0].tableau[-1]
        assert (shown.card, shown.good) == ("asteroid-belt", "rare")  # not the face of the card
        assert "new-earth" not in str(view)


@rule("RACE-088", "RACE-109", "RACE-093")
@pytest.mark.parametrize(
    ("tableau", "world", "way"),
    [
        ("colony-ship", "pre-sentient-race", "pay-for"),
        ("colony-ship", "pre-sentient-race", "use:colony-ship"),
        ("space-marines, new-military-tactics", "avian-uplift-race", "conquer"),
        ("space-marines, new-military-tactics", "avian-uplift-race", "use:new-military-tactics"),
        ("contact-specialist, colony-ship", "avian-uplift-race", "pay-for"),
        ("contact-specialist, colony-ship", "avian-uplift-race", "use:colony-ship"),
    ],
)
def test_a_windfall_world_gets_one_good_however_it_is_placed(tableau: str, world: str, way: str) -> None:
    table = settling(tableau, f"{world}, gem-world, comet-zone, old-earth", "settle").act(
        0, f"settle:{world}", way
    )
    table.pay(0)
    assert table.goods(0) == [world]
    table.state.discard.append(table.state.players[0].goods[-1])
    table.state.players[0].goods[-1] = NONE
    table.act(0, "act:settle").act(1, "act:produce").all_pass()
    assert table.goods(0) == []  # only once


@rule("RACE-089", "RACE-090")
@pytest.mark.parametrize("world", ["artist-colony", "gem-world", "pilgrimage-world", "galactic-engineers"])
def test_production_and_grey_worlds_get_no_good_when_placed(world: str) -> None:
    table = (
        settling("rebel-base", f"{world}, comet-zone, old-earth", "consume-2x")
        .act(0, f"settle:{world}")
        .pay(0)
    )
    assert table.goods(0) == []


@rule("RACE-090")
def test_a_grey_world_never_has_a_good() -> None:
    table = Table("old-earth, galactic-engineers, artist-colony, asteroid-belt").play("produce", "produce")
    assert table.goods(0) == ["artist-colony", "asteroid-belt"]


# -- start worlds ----------------------------------------------------------------------------------


@rule("RACE-225", "RACE-R39")
def test_a_start_world_in_the_pile_is_an_ordinary_world() -> None:
    table = settling("rebel-base", "alpha-centauri, gem-world, old-earth", starts=(3, 4))
    table.act(0, "settle:alpha-centauri")
    assert table.goods(0) == ["alpha-centauri"]
    assert table.state.order == [0, 1]
    assert "settle:new-sparta" not in settling("epsilon-eridani", "new-sparta").legal(0)
    table = settling("space-marines", "new-sparta").act(0, "settle:new-sparta")
    assert table.tableau(0) == ["space-marines", "new-sparta"]
    table = settling("rebel-base", "artist-colony, old-earth").act(0, "settle:artist-colony")
    assert "old-earth" in table.names(table.state.discard)  # used as payment
    table = Table("gem-world", pile="old-earth").play("produce")
    assert table.names([table.state.players[0].goods[0]]) == ["old-earth"]  # as a good
