"""Chapter 5: phase II, Develop."""

from __future__ import annotations

import pytest

from tests.games.race.scenario import Table, race
from tests.rule import rule

CARDS = "gem-world, comet-zone, spice-world, mining-world, new-earth, old-earth, plague-world, space-port"


def developing(tableau: str, hand: str, *actions: str, **settings: str) -> Table:
    """Seat A at the choice of a development; B passes."""
    table = Table(tableau, hands=(hand,), **settings).play(*(actions or ("settle", "develop")))
    return table.act(1, "pass")


def price(tableau: str, card: str, action: str = "settle") -> int:
    """What A pays for a development."""
    table = developing(tableau, f"{card}, {CARDS}", action, "develop")
    before = table.count(0)
    table.act(0, f"develop:{card}").pay(0)
    assert card in table.tableau(0)
    drawn = sum(int(str(event.args["count"])) for event in table.told("drew"))
    return before - 1 + drawn - table.count(0)


@rule("RACE-047", "RACE-R02")
def test_at_most_one_development_or_none() -> None:
    table = developing("rebel-base", "public-works, investment-credits, export-duties, gem-world")
    assert table.legal(0) == [
        "develop:export-duties",
        "develop:investment-credits",
        "develop:public-works",
        "pass",
    ]
    table.act(0, "develop:public-works").act(0, "pay:gem-world")
    assert table.question != "develop"
    assert table.tableau(0) == ["rebel-base", "public-works"]
    table = developing("rebel-base", "public-works, gem-world").act(0, "pass")  # nothing, although he could
    assert table.tableau(0) == ["rebel-base"]


@rule("RACE-048", "RACE-049")
def test_choices_are_secret_until_all_are_in() -> None:
    table = Table(hands=("public-works, gem-world", "")).play("develop", "develop")
    assert table.legal(1) == ["pass"]  # asked although he can place nothing: nobody learns it
    before = table.view(1)
    for action in ("develop:public-works", "pass"):
        trial = table.state.copy()
        trial.act(0, action)
        after = race().view(trial, 1)
        assert after.asked == [1]
        after.asked = before.asked
        assert after == before
    table.act(0, "develop:public-works")
    assert table.tableau(0) == ["rebel-base"]
    table.act(1, "pass")
    assert table.tableau(0) == ["rebel-base", "public-works"]
    assert table.count(0) == 1  # the bonus makes it free; the other card stays


@rule("RACE-048", "RACE-R02")
def test_a_revealed_card_cannot_be_taken_back_and_is_then_paid_for() -> None:
    table = developing("rebel-base", "public-works, gem-world, comet-zone").act(0, "develop:public-works")
    assert table.question == "pay"
    assert table.legal(0) == ["pay:gem-world", "pay:comet-zone"]
    assert table.refusal(0, "pass").key == "refusal-pass"


@rule("RACE-050", "RACE-007")
def test_the_cost_is_paid_with_hand_cards_face_down() -> None:
    table = developing("rebel-base", "space-marines, gem-world, comet-zone, spice-world")
    table.act(0, "develop:space-marines", "pay:spice-world", "pay:gem-world")
    assert table.hand(0) == ["comet-zone"]
    assert sorted(table.names(table.state.discard)) == ["gem-world", "spice-world"]
    seen = [event.seen_by(1) for event in table.told("paid")]
    assert [event.args for event in seen] == [{"count": 2, "card": "card-space-marines"}]


@rule("RACE-051")
def test_no_world_in_develop() -> None:
    table = developing("rebel-base", "gem-world, comet-zone, spice-world")
    assert table.legal(0) == ["pass"]
    assert table.refusal(0, "develop:gem-world").rule == "RACE-051"
    assert table.refusal(0, "settle:gem-world").rule == "RACE-051"


@rule("RACE-052")
def test_no_second_copy_but_it_can_pay() -> None:
    table = developing("rebel-base, public-works", "public-works, investment-credits, gem-world")
    assert "develop:public-works" not in table.legal(0)
    assert table.refusal(0, "develop:public-works").rule == "RACE-052"
    table.act(0, "develop:investment-credits")
    assert "pay:public-works" in table.legal(0)


@rule("RACE-053", "RACE-059", "RACE-064", "RACE-054", "RACE-R51", "RACE-063")
@pytest.mark.parametrize(
    ("tableau", "card", "action", "paid"),
    [
        ("rebel-base", "drop-ships", "settle", 4),
        ("rebel-base", "drop-ships", "develop", 3),
        ("galactic-federation", "merchant-guild", "settle", 4),
        ("galactic-federation", "merchant-guild", "develop", 3),
        ("galactic-federation, investment-credits", "merchant-guild", "develop", 2),
        ("investment-credits", "public-works", "develop", 0),
        ("galactic-federation", "public-works", "settle", 0),
        ("galactic-federation, investment-credits", "public-works", "develop", 0),
        ("rebel-base", "public-works", "develop", 0),
    ],
)
def test_reductions_add_up_and_never_go_below_zero(tableau: str, card: str, action: str, paid: int) -> None:
    assert price(tableau, card, action) == paid


@rule("RACE-055", "RACE-086", "RACE-R31")
def test_placing_cards_gives_no_chips() -> None:
    table = developing("rebel-base", f"consumer-markets, {CARDS}").act(0, "develop:consumer-markets").pay(0)
    assert (table.chips(0), table.state.pool) == (0, 24)
    assert race().scores(table.state)[0] == 6 + 3
    table = Table(hands=("terraformed-world, " + CARDS,)).play("settle", "settle")
    table.act(1, "pass").act(0, "settle:terraformed-world").pay(0)
    assert (table.chips(0), table.state.pool) == (0, 24)
    assert race().scores(table.state)[0] == 6 + 5


@rule("RACE-056")
def test_six_cost_developments_score_by_their_table() -> None:
    alone = Table("merchant-guild")
    two = Table("merchant-guild, gem-world, comet-zone")
    assert race().cards.cards[race().cards.number["merchant-guild"]].has_table
    assert race().scores(alone.state)[0] == 0
    assert race().scores(two.state)[0] == 4 + 1 + 2


@rule("RACE-057", "RACE-061", "RACE-065")
def test_no_power_of_the_card_being_placed_applies_to_it() -> None:
    assert price("rebel-base", "investment-credits") == 1
    assert price("rebel-base", "galactic-federation") == 6
    table = developing("rebel-base", "public-works, gem-world").act(0, "develop:public-works")
    assert table.count(0) == 0  # paid with the only card, none drawn
    table = developing("rebel-base", "interstellar-bank, gem-world, comet-zone").act(
        0, "develop:interstellar-bank"
    )
    assert table.count(0) == 0


@rule("RACE-058", "RACE-R03", "RACE-R46")
def test_draw_at_start_comes_before_the_choice_whether_or_not_something_is_placed() -> None:
    table = Table("interstellar-bank", hands=("gem-world",), pile="public-works").play("produce", "develop")
    assert "develop:public-works" in table.legal(0)
    table.act(0, "develop:public-works").act(1, "pass")
    assert table.tableau(0) == ["interstellar-bank", "public-works"]
    table = Table("interstellar-bank", pile="gem-world").play("develop", "develop").all_pass()
    assert table.hand(0) == ["gem-world"]


@rule("RACE-060", "RACE-R03")
def test_draw_after_comes_after_payment_and_only_if_something_was_placed() -> None:
    table = Table("public-works", hands=("export-duties, gem-world",), pile="new-earth").play(
        "produce", "develop"
    )
    table.act(1, "pass").act(0, "develop:export-duties")
    assert table.hand(0) == ["new-earth"]  # the gem world was paid before the draw
    table = Table("public-works", hands=("export-duties, gem-world",)).play("develop", "develop").all_pass()
    assert table.count(0) == 2


@rule("RACE-R01", "RACE-050")
def test_a_card_cannot_pay_for_itself() -> None:
    table = developing("rebel-base", "space-marines, gem-world")
    reason = table.refusal(0, "develop:space-marines")
    assert (reason.rule, reason.args["price"], reason.args["funds"]) == ("RACE-050", 2, 1)
    assert "develop:space-marines" in developing("rebel-base", "space-marines, gem-world, old-earth").legal(0)


@rule("RACE-R06")
def test_a_copy_may_follow_one_that_has_left_the_tableau() -> None:
    table = Table("colony-ship", hands=("colony-ship, new-earth, gem-world, old-earth",)).play(
        "settle", "develop"
    )
    assert "develop:colony-ship" not in table.legal(0)
    table.all_pass().act(0, "settle:new-earth").act(1, "pass")
    assert table.tableau(0) == ["new-earth"]  # the ship left; the other copy is still in hand
    table.play("develop", "develop")
    assert "develop:colony-ship" in table.legal(0)


@rule("RACE-047", "RACE-051")
def test_who_has_chosen_is_told_of_every_other_card_why_it_could_not_be() -> None:
    table = Table("old-earth", hands=("gem-world, investment-credits, drop-ships",)).play("develop")
    table.act(0, "develop:investment-credits")
    assert table.asked == [1]
    assert table.refusal(0, "develop:space-marines").key == "refusal-not-in-hand"
    assert table.refusal(0, "develop:gem-world").key == "refusal-not-a-development"
    assert table.refusal(0, "pass").key == "core-not-asked"
