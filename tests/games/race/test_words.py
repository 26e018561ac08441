"""Previews, refusals and hand figures: what is shown is what is charged."""

from __future__ import annotations

import pytest

from perihelion.core.view import Preview
from perihelion.games.race.art.words import row_words
from perihelion.language import voice
from tests.games.race.scenario import Table, race

FILL = "plague-world, distant-world, tourist-world, merchant-world, space-port"


def preview(table: Table, seat: int, action: str) -> Preview:
    return race().preview(table.state, seat, table.state.number(action))


def figures(shown: Preview) -> list[tuple[str, int]]:
    speaker = voice("en", "race").named(("Vega", "Rigel"))
    return [(speaker.say(line.text), line.figure) for line in shown.lines]


def test_the_price_shown_is_the_price_charged() -> None:
    tableau = "alpha-centauri, mining-robots, replicant-robots"
    table = Table(tableau, hands=(f"new-earth, {FILL}",)).play("settle", "settle")
    shown = preview(table, 0, "settle:new-earth")
    assert figures(shown) == [
        ("Price", 5),
        ("Alpha Centauri", -1),
        ("Mining Robots", -1),
        ("Replicant Robots", -2),
        ("You pay", 1),
    ]
    before = table.count(0)
    table.act(1, "pass").act(0, "settle:new-earth").pay(0)
    assert before - 1 - table.count(0) + 1 == 1  # paid one, and drew the bonus card


def test_the_develop_bonus_is_part_of_the_preview() -> None:
    table = Table("investment-credits", hands=(f"drop-ships, {FILL}",)).play("develop", "develop")
    shown = preview(table, 0, "develop:drop-ships")
    assert figures(shown) == [("Price", 4), ("Develop bonus", -1), ("Investment Credits", -1), ("You pay", 2)]
    assert [text.key for text in shown.then] == ["preview-new-military", "preview-points"]


def test_ways_are_previewed_apart() -> None:
    table = Table(
        "contact-specialist, colony-ship, drop-ships, new-military-tactics",
        hands=(f"avian-uplift-race, {FILL}",),
    )
    table.play("settle", "settle").act(1, "pass").act(0, "settle:avian-uplift-race")
    assert figures(preview(table, 0, "pay-for")) == [
        ("Defence", 2),
        ("Contact Specialist", -1),
        ("You pay", 1),
    ]
    assert figures(preview(table, 0, "conquer"))[-1] == ("Your military", 2)
    assert figures(preview(table, 0, "use:new-military-tactics"))[-1] == ("Your military", 5)
    free = preview(table, 0, "use:colony-ship")
    assert figures(free) == [("You pay", 0)]
    assert free.lines[0].total


def gain(shown: Preview) -> int:
    return next(promise.figure for promise in shown.promises if promise.what.startswith("points"))


def test_points_count_the_one_time_card_that_leaves() -> None:
    tableau = "contact-specialist, colony-ship, drop-ships, new-military-tactics"
    table = Table(tableau, hands=(f"avian-uplift-race, {FILL}",)).play("settle", "settle")
    before = race().scores(table.state)[0]
    table.act(1, "pass").act(0, "settle:avian-uplift-race")
    shown = preview(table, 0, "use:colony-ship")
    assert gain(preview(table, 0, "conquer")) == gain(shown) + 1
    table.act(0, "use:colony-ship")
    assert race().scores(table.state)[0] - before == gain(shown)


def test_several_ways_are_named_before_one_is_chosen() -> None:
    tableau = "contact-specialist, colony-ship, drop-ships, new-military-tactics"
    table = Table(tableau, hands=(f"avian-uplift-race, {FILL}",)).play("settle", "settle")
    shown = preview(table, 0, "settle:avian-uplift-race")
    assert shown.then[-1].key == "preview-other-ways"
    assert shown.then[-1].args["ways"] == ["preview-way-pay", "card-new-military-tactics", "card-colony-ship"]
    single = Table("colony-ship", hands=("new-earth",)).play("settle", "settle")
    shown = preview(single, 0, "settle:new-earth")
    assert shown.then[0].key == "preview-leaves"
    assert figures(shown) == [("You pay", 0)]


def test_consume_powers_are_previewed_with_what_they_give() -> None:
    tableau = "tourist-world, secluded-world, black-market-trading-world, old-earth"
    table = Table(f"{tableau}, gem-world*, comet-zone*, space-port*")
    table.play("consume-2x")
    assert [figure for _, figure in figures(preview(table, 0, "use:tourist-world"))] == [2, 6]
    assert [figure for _, figure in figures(preview(table, 0, "use:secluded-world"))] == [1, 1]
    assert [figure for _, figure in figures(preview(table, 0, "use:old-earth"))] == [2, 4]
    table.act(0, "use:black-market-trading-world")
    assert figures(preview(table, 0, "sell:gem-world")) == [("Trade price", 2), ("You draw", 2)]
    before = table.count(0)
    table.act(0, "sell:comet-zone", "use:secluded-world", "consume:gem-world")
    assert table.count(0) - before == 3 + 1


def test_sales_are_previewed_card_by_card() -> None:
    table = Table("old-earth, spice-world, pirate-world*, gem-world*").play("consume-trade")
    assert figures(preview(table, 0, "sell:pirate-world")) == [
        ("Trade price", 2),
        ("Old Earth", 1),
        ("Spice World", 2),
        ("Pirate World", 3),
        ("You draw", 8),
    ]
    table.act(0, "sell:pirate-world")
    assert table.count(0) == 8


def test_the_odds_of_a_named_number_count_only_what_the_seat_cannot_see() -> None:
    table = Table("gambling-world", hands=("gem-world", "spice-world")).play("", "consume-2x")
    shown = preview(table, 0, "name:2").then[0]
    cards = race().cards
    unseen = [
        card
        for card in cards.deck
        if cards.ids[card] not in ("gambling-world", "rebel-homeworld", "gem-world")
    ]
    assert shown.args == {"hits": sum(cards.price[card] == 2 for card in unseen), "cards": 111}


def test_actions_are_previewed_with_their_bonus() -> None:
    table = Table("galactic-renaissance", hands=("gem-world",))
    table.state.advance()
    shown = preview(table, 0, "act:explore-5")
    assert figures(shown) == [("Cards to look at", 9), ("Cards you keep", 2)]
    assert [text.key for text in shown.then] == ["bonus-explore-5"]


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("en", "Pirate World has defence 3, your military is 1"),
        ("cs", "Planeta pirátů: obrana 3, vaše vojenská síla je 1"),
    ],
)
def test_a_refusal_in_words(lang: str, words: str) -> None:
    table = Table("epsilon-eridani", hands=("pirate-world",)).play("settle", "settle")
    reason = table.refusal(0, "settle:pirate-world")
    assert (voice(lang, "race").say(reason), reason.rule) == (words, "RACE-092")


@pytest.mark.parametrize(
    ("tableau", "hand", "footer"),
    [
        ("mining-robots", "comet-zone", "2 cards instead of 3"),
        ("rebel-base", "comet-zone", "3 cards"),
        ("rebel-base", "deserted-alien-library", "6 cards, you have 5"),
        ("space-marines", "alien-robot-sentry", "military 2 ≥ 2 · free"),
        ("epsilon-eridani", "pirate-world", "military 1 < 3"),
        ("contact-specialist", "pirate-world", "pay 2 cards"),
        ("new-military-tactics", "pirate-world", "by a one-time card"),
        ("rebel-base", "public-works", "phase II only"),
    ],
)
def test_hand_cards_show_their_figures(tableau: str, hand: str, footer: str) -> None:
    table = Table(tableau, hands=(f"{hand}, {FILL}",)).play("settle", "settle")
    shown = next(card for card in table.view(0).hand if card.card == hand)
    assert voice("en", "race").say(shown.footer) == footer
    assert shown.placeable == (f"settle:{hand}" in table.legal(0)) or hand == "public-works"


def test_hand_cards_say_what_they_wait_for_while_actions_are_chosen() -> None:
    hand = "new-earth, drop-ships, pirate-world, avian-uplift-race, public-works"
    table = Table("contact-specialist, public-works", hands=(hand,))
    table.state.advance()
    assert table.question == "act"
    world = table.refusal(0, "settle:new-earth")
    assert (world.key, world.args["price"], world.args["funds"]) == ("refusal-settle-choose", 5, 4)
    development = table.refusal(0, "develop:drop-ships")
    assert (development.key, development.args["price"]) == ("refusal-develop-choose", 4)
    either = table.refusal(0, "settle:avian-uplift-race")
    assert (either.key, either.args["defence"], either.args["price"]) == (
        "refusal-settle-choose-either",
        2,
        1,
    )
    assert table.refusal(0, "develop:public-works").rule == "RACE-052"
    table.act(0, "act:develop")
    assert table.refusal(0, "act:settle").key == "core-not-asked"


def test_what_has_been_picked_says_so() -> None:
    table = Table(hands=("new-earth, gem-world, old-earth, distant-world",)).play("settle", "settle")
    table.act(1, "pass").act(0, "settle:gem-world", "pay:old-earth")
    assert table.refusal(0, "pay:old-earth").key == "refusal-picked"
    assert table.refusal(0, "settle:new-earth").key == "refusal-chosen"


def test_a_second_power_takes_no_hand_cards_that_the_first_has_taken() -> None:
    hand = "gem-world, comet-zone, old-earth"
    table = Table("deficit-spending, merchant-world", hands=(hand,)).play("", "consume-2x")
    table.act(0, "use:deficit-spending", "discard:gem-world", "discard:comet-zone")
    promised = preview(table, 0, "use:merchant-world").promises
    assert [promise.figure for promise in promised if promise.what == "most-thrown"] == [1]


TABLES = {
    "alien-tech-institute": "3 each world: Alien, production; 2 each world: Alien, windfall; "
    "2 each card: alien",
    "free-trade-association": "2 each world: Novelty, production; 1 each world: Novelty, windfall; "
    "2 each of Consumer Markets and Expanding Colony",
    "galactic-federation": "2 each development: cost 6; 1 each development",
    "galactic-imperium": "2 each world: military, rebel; 1 each world: military",
    "galactic-renaissance": "1 every 3 points in chips; "
    "3 each of Research Labs, Galactic Trendsetters and Artist Colony",
    "galactic-survey-seti": "1 each development: with a power of Explore; "
    "2 each world: with a power of Explore; 1 each world",
    "merchant-guild": "2 each world: production",
    "mining-league": "2 each world: Rare, production; 1 each world: Rare, windfall; "
    "2 each of Mining Robots and Mining Conglomerate",
    "new-economy": "2 each development: with a power of Consume; 1 each world: with a power of Consume",
    "new-galactic-order": "1 each point of military",
    "pan-galactic-league": "2 each world: Genes; 1 each world: military; 3 each of Contact Specialist",
    "trade-league": "2 each development: with a power of Sale; 1 each world: with a power of Sale",
}


def test_every_line_of_a_table_says_what_it_counts() -> None:
    speaker = voice("en", "race")
    said = {
        card.id: "; ".join(f"{row.vp} {row_words(speaker, row)}" for row in card.score)
        for card in race().cards.cards
        if card.has_table
    }
    assert said == TABLES
