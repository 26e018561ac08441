"""Chapters 1 and 22: the components and the card census."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from perihelion.core.chance import seeded
from perihelion.games.race import build
from perihelion.games.race.components import ANY, GREY, KINDS, Card, Power
from perihelion.games.race.game import RaceGame
from tests.games.race.scenario import play_randomly, race
from tests.rule import rule

CARDS = race().cards
SOURCE = Path(__file__).parents[3] / "src/perihelion/games/race/data/components.toml"


def card(name: str) -> Card:
    return CARDS.cards[CARDS.number[name]]


def copies(*cards: Card) -> int:
    return sum(entry.copies for entry in cards)


def worlds(military: bool | None = None, start: bool | None = None) -> list[Card]:
    return [
        entry
        for entry in CARDS.cards
        if entry.is_world
        and (military is None or entry.is_military == military)
        and (start is None or (entry.start_number >= 0) == start)
    ]


def developments() -> list[Card]:
    return [entry for entry in CARDS.cards if not entry.is_world]


def having(phase: str, *kinds: str) -> list[tuple[Card, Power]]:
    return [(e, p) for e in CARDS.cards for p in e.powers if p.phase == phase and p.kind in kinds]


@rule("RACE-001", "RACE-214")
def test_there_are_114_cards() -> None:
    assert len(CARDS.deck) == 114
    assert (len(worlds(False, True)), len(worlds(True, True))) == (4, 1)
    assert (copies(*worlds(True, False)), copies(*worlds(False, False))) == (22, 37)
    assert copies(*worlds(start=False)) == 59
    assert copies(*developments()) == 50
    six = [entry for entry in developments() if entry.price == 6]
    assert (len(six), copies(*six)) == (12, 12)
    others = [entry for entry in developments() if entry.price < 6]
    assert len(others) == 19
    assert all(entry.copies == 2 for entry in others)


@rule("RACE-002", "RACE-010", "RACE-R47")
def test_start_numbers_count_but_box_colours_icons_and_most_keywords_do_not(tmp_path: Path) -> None:
    numbers = [entry.start_number for entry in worlds(start=True)]
    assert sorted(numbers) == [0, 1, 2, 3, 4]
    text = SOURCE.read_text(encoding="utf-8")
    plain = re.sub(r"^(start_box|chromosome) = .*\n", "", text, flags=re.M)
    plain = re.sub(r'^keywords = \["(uplift|imperium|terraforming)"\]\n', "", plain, flags=re.M)
    assert plain.count("\n") < text.count("\n") - 10
    path = tmp_path / "components.toml"
    path.write_text(plain, encoding="utf-8")
    without = build(path)
    for seed in (1, 2, 3):
        one, two = race().new(3, seed), without.new(3, seed)
        play_randomly(one, seed)
        play_randomly(two, seed)
        assert one.digest() == two.digest()
        assert race().scores(one) == without.scores(two)
    words = {word for entry in CARDS.cards for row in entry.score for word in [row.keyword] if word}
    assert words == {"alien", "rebel"}


@rule("RACE-003")
def test_start_worlds_lie_in_the_pile_with_the_others_and_action_cards_never_do() -> None:
    starts = set(CARDS.start_worlds)
    places = set()
    for seed in range(20):
        state = race().blank(2, race().settings(2, {}), seeded(seed))
        race().setup(state)
        hidden = [*state.pile, *state.players[0].hand, *state.players[1].hand]
        hidden += [good for player in state.players for good in player.goods]
        assert len(starts & set(hidden)) == 3
        places |= {place for place, title in enumerate(state.pile) if title in starts}
    assert len(places) > 20  # anywhere among the other cards
    assert not {action.id for action in CARDS.actions} & set(CARDS.ids)


@rule("RACE-004", "RACE-014")
def test_an_action_set_has_seven_different_cards() -> None:
    assert [action.id for action in CARDS.actions] == [
        "explore-5", "explore-1-1", "develop", "settle", "consume-trade", "consume-2x", "produce",
    ]  # fmt: skip
    assert all(action.copies == 1 for action in CARDS.actions)
    state = race().new(4, 1)
    while state.stack[-1].__class__.__name__ == "SetupDiscard":
        seat = state.asked_seats()[0]
        state.apply(seat, state.legal(seat)[0])
    names = race().catalogue.names
    for seat in range(4):
        assert [names[action] for action in state.legal(seat)] == [f"act:{a.id}" for a in CARDS.actions]


@rule("RACE-005")
def test_the_duplicates_are_one_develop_and_one_settle_for_each_set() -> None:
    extra = {action.id: action.advanced_copies - action.copies for action in CARDS.actions}
    assert {name for name, more in extra.items() if more} == {"develop", "settle"}
    assert sum(extra.values()) * 4 == 8


@rule("RACE-006", "RACE-012")
def test_chips_make_up_the_pools() -> None:
    assert sorted(CARDS.chips) == [(1, 18), (5, 6), (10, 4)]
    assert sum(count for _, count in CARDS.chips) == 28
    assert CARDS.pool[4] == 18 * 1 + 6 * 5
    assert CARDS.pool == {2: 24, 3: 36, 4: 48}


@rule("RACE-008")
def test_worlds_have_a_cost_or_a_defence() -> None:
    text = SOURCE.read_text(encoding="utf-8")
    for block in text.split("\n[[card]]\n")[1:]:
        assert ("\ncost = " in block) != ("\ndefence = " in block)
    assert all(0 <= entry.price <= 6 for entry in worlds(False))
    assert all(1 <= entry.price <= 7 for entry in worlds(True))
    assert all(1 <= entry.price <= 6 for entry in developments())


@rule("RACE-009")
def test_there_are_four_kinds_of_goods() -> None:
    assert KINDS == ("novelty", "rare", "genes", "alien")
    assert {entry.good for entry in worlds()} == {0, 1, 2, 3, GREY}
    assert all((entry.good == GREY) == (entry.source == "") for entry in CARDS.cards)


@rule("RACE-215", "RACE-216", "RACE-186")
def test_military_worlds_by_defence() -> None:
    table = {}
    for defence in range(1, 8):
        group = [entry for entry in worlds(True) if entry.price == defence]
        rebel = sum(entry.is_rebel for entry in group)
        alien = sum(entry.good == 3 for entry in group)
        table[defence] = (len(group), rebel, alien, sum(entry.start_number >= 0 for entry in group))
    assert table == {
        1: (6, 1, 0, 0),
        2: (7, 1, 1, 1),
        3: (3, 2, 0, 0),
        4: (2, 0, 1, 0),
        5: (2, 1, 1, 0),
        6: (2, 1, 1, 0),
        7: (1, 1, 0, 0),
    }
    assert sum(entry.is_rebel for entry in worlds(True)) == 7
    closed = [entry for entry in worlds(True) if not CARDS.specialists[entry.number]]
    assert {entry.id for entry in closed} == {e.id for e in worlds(True) if "alien" in e.keywords}
    assert len(closed) == 4


@rule("RACE-217")
def test_general_military() -> None:
    gives = [entry for entry in CARDS.cards if CARDS.strength[entry.number] > 0]
    by_amount = [
        sum(copies(e) for e in gives if not e.is_world and CARDS.strength[e.number] == n) for n in (1, 2, 3)
    ]
    assert by_amount == [2, 3, 2]
    assert copies(*[e for e in CARDS.cards if CARDS.tactics[e.number] == 3]) == 2
    others = [e for e in gives if e.is_world and e.start_number < 0]
    assert sorted(CARDS.strength[e.number] for e in others if e.is_military) == [1, 1, 1, 1, 2, 3]
    assert [CARDS.strength[e.number] for e in others if not e.is_military] == [1, 1]
    starts = {e.is_military: CARDS.strength[e.number] for e in gives if e.start_number >= 0}
    assert starts == {True: 2, False: 1}
    assert copies(*gives) + 2 == 19


@rule("RACE-218")
def test_specialised_military() -> None:
    special = {
        (entry.id, power.amount, power.good, power.rebel)
        for entry, power in having("settle", "military")
        if power.good != ANY or power.rebel
    }
    assert special == {
        ("galactic-imperium", 4, ANY, True),
        ("alien-tech-institute", 2, 3, False),
        ("alien-rosetta-stone-world", 2, 3, False),
        ("alpha-centauri", 1, 1, False),
    }
    assert sum(entry.good == 1 for entry in worlds(True)) == 3


@rule("RACE-219")
def test_negative_military() -> None:
    negative = [entry for entry in CARDS.cards if CARDS.strength[entry.number] < 0]
    assert {entry.id: CARDS.strength[entry.number] for entry in negative} == {
        "contact-specialist": -1,
        "pan-galactic-league": -1,
        "refugee-world": -1,
        "empath-world": -1,
    }
    assert copies(*negative) == 5


@rule("RACE-220")
def test_cards_placed_by_payment_by_cost() -> None:
    paid = [
        [copies(*[e for e in group if e.price == cost]) for cost in range(7)]
        for group in (developments(), worlds(False))
    ]
    assert paid == [[0, 12, 12, 4, 8, 2, 12], [2, 6, 11, 10, 5, 5, 2]]
    assert sum(map(sum, paid)) == 91


@rule("RACE-221", "RACE-222")
@pytest.mark.parametrize(
    ("source", "expected"),
    [("windfall", [(2, 3), (5, 2), (2, 5), (3, 3)]), ("production", [(8, 1), (5, 1), (3, 1), (1, 1)])],
)
def test_worlds_by_source_and_kind(source: str, expected: list[tuple[int, int]]) -> None:
    found = [
        tuple(
            sum(e.source == source and e.good == kind for e in worlds(military)) for military in (False, True)
        )
        for kind in range(4)
    ]
    assert found == expected


@rule("RACE-223")
def test_windfall_powers() -> None:
    powers = having("produce", "produce-windfall")
    assert copies(*[e for e, p in powers if not e.is_world and p.good != ANY]) == 6
    assert len([e for e, p in powers if e.is_world and p.good != ANY]) == 2
    assert [e.id for e, p in powers if p.good == ANY] == ["galactic-engineers"]


@rule("RACE-224", "RACE-R38")
def test_cards_with_consume_powers() -> None:
    consuming = {e.id: e for e, _ in having("consume", "consume", "consume-all", "sell")}.values()
    assert copies(*[e for e in consuming if not e.is_world]) == 15
    assert sum(e.is_world and e.is_military for e in consuming) == 2
    plain = [e for e in consuming if e.is_world and not e.is_military]
    assert (len(plain), sum(e.start_number >= 0 for e in plain)) == (16, 3)
    hand = [e for e, _ in having("consume", "discard-hand")]
    assert (copies(*[e for e in hand if not e.is_world]), sum(e.is_world for e in hand)) == (2, 1)
    every = [e for e in CARDS.cards if e.has_power("consume")]
    assert copies(*[e for e in every if not e.is_world]) == 18
    assert sum(e.is_world for e in every) == 19


@rule("RACE-R46")
def test_interstellar_bank_works_in_develop() -> None:
    assert [(power.phase, power.kind) for power in card("interstellar-bank").powers] == [
        ("develop", "draw-at-start")
    ]


@rule("RACE-R48")
def test_slips_of_the_text_change_no_card() -> None:
    assert not card("free-trade-association").is_world
    assert not card("contact-specialist").has_power("consume")


@rule("RACE-062", "RACE-212")
def test_every_development_has_powers_and_they_stand_in_phase_order() -> None:
    rows = ("explore", "develop", "settle", "trade", "consume", "produce")
    for entry in CARDS.cards:
        assert entry.is_world or entry.powers
        places = [rows.index(power.phase) for power in entry.powers]
        assert places == sorted(places)
    assert sum(1 for entry in worlds() if entry.powers) > len(worlds()) / 2


@rule("RACE-007")
def test_a_components_file_with_one_other_figure_is_another_game(tmp_path: Path) -> None:
    text = SOURCE.read_text(encoding="utf-8")
    path = tmp_path / "mine.toml"
    path.write_text(text.replace("hand_limit = 10", "hand_limit = 7"), encoding="utf-8")
    mine = build(path)
    assert isinstance(mine, RaceGame)
    assert mine.cards.hand_limit == 7
    assert mine.catalogue.names == race().catalogue.names
    state = mine.new(2, 5)
    first = mine.census(state)
    play_randomly(state, 5)
    assert mine.census(state) == first
    assert sum(first[name] for name in CARDS.ids) == 114
