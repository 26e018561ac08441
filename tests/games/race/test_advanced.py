"""Chapter 20: the two-player advanced variant."""

from __future__ import annotations

import pytest

from perihelion.core.text import Refused
from tests.games.race.scenario import Table, race
from tests.rule import rule

HAND = "investment-credits, public-works, export-duties, gem-world, comet-zone, spice-world"


def advanced(*tableaux: str, hands: tuple[str, ...] = ()) -> Table:
    return Table(*tableaux, hands=hands, variant="advanced")


@rule("RACE-200")
def test_the_variant_is_an_option_for_two() -> None:
    assert race().new(2, 1).options["variant"] == "standard"
    with pytest.raises(Refused):
        race().new(3, 1, {"variant": "advanced"})
    table = Table()
    table.state.advance()
    assert table.refusal(0, "act-pair:develop-and-develop").rule == "RACE-025"


@rule("RACE-201", "RACE-R42")
def test_two_of_nine_cards_make_23_choices() -> None:
    table = advanced()
    table.state.advance()
    legal = table.legal(0)
    assert len(legal) == 23
    doubles = [name for name in legal if name.split(":")[1].split("-and-")[0] == name.split("-and-")[1]]
    assert doubles == ["act-pair:develop-and-develop", "act-pair:settle-and-settle"]
    assert table.refusal(0, "act:settle").rule == "RACE-201"
    table.act(0, "act-pair:develop-and-settle").act(1, "act-pair:settle-and-settle")
    assert [seat.actions for seat in table.view(None).players] == [
        ["develop", "settle"],
        ["settle", "settle"],
    ]


@rule("RACE-202")
def test_both_explore_cards_add_their_bonuses() -> None:
    table = advanced().play("explore-5+explore-1-1", "produce+settle")
    assert len(table.state.players[0].looking) == 8
    assert table.view(0).still == 2
    assert len(table.told("phase")) == 1


@rule("RACE-203", "RACE-205", "RACE-206", "RACE-R43")
def test_two_develop_phases_are_complete() -> None:
    table = advanced("rebel-base", "interstellar-bank", hands=(HAND, "public-works, old-earth"))
    table.play("develop+develop", "produce+explore-5")
    table.act(0, table.legal(0)[0]).act(1, table.legal(1)[0])
    assert table.count(1) == 4  # one explored, one by the bank
    table.act(0, "develop:investment-credits").act(1, "pass")
    assert table.question == "develop"
    assert table.state.slots[table.state.slot] & 1
    assert table.count(1) == 5  # the bank draws again
    assert "develop:investment-credits" not in table.legal(0)
    table.act(1, "develop:public-works")  # the opponent acts in both phases
    before = table.count(0)
    table.act(0, "develop:export-duties")
    table.pay(1)
    assert table.tableau(0) == ["rebel-base", "investment-credits", "export-duties"]
    assert table.count(0) == before - 1  # 1 - 1 - 1: free by the credits placed just before
    assert "public-works" in table.tableau(1)


@rule("RACE-203", "RACE-206", "RACE-094")
def test_two_settle_phases() -> None:
    table = advanced("space-marines", hands=("former-penal-colony, pirate-world",))
    table.play("settle+settle", "develop+consume-2x").all_pass()
    table.act(1, "pass").act(0, "settle:former-penal-colony")
    assert table.question == "settle"
    table.act(1, "pass").act(0, "settle:pirate-world")  # 2 + 1 of the world placed in the first
    assert table.tableau(0) == ["space-marines", "former-penal-colony", "pirate-world"]


@rule("RACE-204", "RACE-R44", "RACE-R49")
def test_the_double_chooser_has_the_bonus_twice_the_other_only_first() -> None:
    hands = (
        "artist-colony, secluded-world, drop-ships",
        "spice-world, space-port, old-earth, plague-world, merchant-world",
    )
    table = advanced("replicant-robots", "replicant-robots", hands=hands)
    table.play("settle+settle", "settle+consume-2x")
    for own, other in (("artist-colony", "spice-world"), ("secluded-world", "space-port")):
        before = table.count(0), table.count(1)
        table.act(0, f"settle:{own}").act(1, f"settle:{other}")
        drawn = table.count(0) - before[0] + 1, table.count(1) - before[1] + 1
        assert drawn == ((1, 1) if own == "artist-colony" else (1, 0))


@rule("RACE-204")
def test_the_develop_bonus_of_a_single_chooser_holds_in_the_first_phase_only() -> None:
    table = advanced("rebel-base", "rebel-homeworld", hands=("", "space-marines, drop-ships"))
    table.play("develop+develop", "develop+settle")
    assert "develop:space-marines" in table.legal(1)  # 2 - 1 with one other card
    table.all_pass()
    assert table.question == "develop"
    assert table.legal(1) == ["pass"]


@rule("RACE-207")
def test_chosen_once_each_a_phase_is_played_once() -> None:
    table = advanced().play("develop+settle", "develop+produce")
    assert [slot >> 1 for slot in table.state.slots] == [2, 3, 5]


@rule("RACE-R41", "RACE-205")
def test_both_choose_the_same_double() -> None:
    table = advanced(hands=("space-marines, drop-ships", "space-marines, drop-ships")).play(
        "develop+develop", "develop+develop"
    )
    assert [slot >> 1 for slot in table.state.slots] == [2, 2]
    for _ in range(2):
        for seat in (0, 1):
            assert "develop:space-marines" in table.legal(seat)  # the bonus in both phases
        table.all_pass()
    assert table.question == "act"


@rule("RACE-208")
def test_both_consume_cards_sell_first_then_double() -> None:
    table = advanced("terraformed-world, gem-world*, comet-zone*").play(
        "consume-trade+consume-2x", "develop+settle"
    )
    table.all_pass().all_pass().act(0, "sell:comet-zone")
    assert (table.count(0), table.chips(0)) == (3, 2)


@rule("RACE-209")
def test_the_order_of_phases() -> None:
    table = advanced().play("settle+settle", "develop+develop")
    assert table.state.slots == [4, 5, 6, 7]
    table = advanced().play("produce+explore-5", "develop+develop")
    assert table.state.slots == [2, 4, 5, 10]
    table = advanced().play("consume-2x+explore-5", "settle+settle")
    assert table.state.slots == [2, 6, 7, 8]


@rule("RACE-177")
def test_up_to_fifteen_cards() -> None:
    eleven = (
        "old-earth, public-works, export-duties, interstellar-bank, investment-credits, gem-world, "
        "spice-world, galactic-federation, replicant-robots, plague-world, drop-ships"
    )
    hand = "mining-robots, space-marines, artist-colony, secluded-world"
    table = advanced(eleven, hands=(hand,)).play("develop+develop", "settle+settle")
    for action in (
        "develop:mining-robots",
        "develop:space-marines",
        "settle:artist-colony",
        "settle:secluded-world",
    ):
        table.act(1, "pass").act(0, action)
    assert (len(table.tableau(0)), table.state.over) == (15, True)


@rule("RACE-R43", "RACE-052")
def test_the_rule_against_duplicates_holds_across_both_phases() -> None:
    table = advanced(hands=("public-works, public-works, gem-world, old-earth",)).play(
        "develop+develop", "settle+produce"
    )
    table.act(1, "pass").act(0, "develop:public-works")
    assert table.question == "develop"
    assert table.refusal(0, "develop:public-works").rule == "RACE-052"
