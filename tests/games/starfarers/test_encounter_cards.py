"""Every encounter card through every branch, against what the card is to bring (STAR-257).

A script answers the questions: a number gives that many ore, `win` and `lose` decide the contest after it,
`roll 3` the shake; `swap` pays an ore for two food. What is left to choose is chosen the same way every time:
goods are taken, a cannon is added, a booster removed, the first ship stopped, and opponents hand over food.
"""

from __future__ import annotations

import pytest

from perihelion.games.starfarers.components.encounters import OUTCOME
from perihelion.games.starfarers.state import STOPPED
from tests.games.starfarers.scenario import A, B, C, D, Table, starfarers
from tests.rule import rule

PARTS = starfarers().parts

WIN = ("red", "yellow", "black", "blue")
LOSE = ("black", "blue", "red", "yellow")
ROLLS = {
    1: ("black", "blue"),
    2: ("black", "yellow"),
    3: ("blue", "yellow"),
    4: ("blue", "red"),
    5: ("yellow", "red"),
}

# Card: script -> result. Names are cards gained or paid, `half` half-medals, `cannon` +1 and `booster` -1 the
# modules gained or lost, `stop` stopped ships, `jump` jumps, `ship` free trade ships, `stolen` random cards,
# `handed` cards handed over, `new` another encounter card.
MERCHANTS: dict[int, dict[str, str]] = {
    1: {
        "0": "handed 3 half -2", "1": "ore -1 food 1 half -1",
        "2": "ore -2 goods 1 half 1", "3": "ore -3 goods 2 half 1",
    },
    2: {"0": "half -1", "1": "ore -1 goods 1", "2": "ore -2 goods 1 half 1", "3": "ore -3 cannon 1 half 1"},
    3: {"0": "half -1", "1": "ore -1", "2": "ore -2 half 1", "3": "ore -3 goods 1 half 1"},
    4: {"0": "goods 1", "1": "ore -1 goods 1 half 1", "2": "ore -2 goods 2 half 1", "3": ""},
    5: {"0": "stop 1 half -1", "1": "ore -1 half -1", "2": "ore -2 goods 1 half 1", "3": "ore -3 ship 1"},
    6: {"0": "stop 1 half -1", "1": "ore -1 half -1", "2": "ore -2 goods 1 half 1", "3": "ore -3 ship 1"},
    7: {
        "0 no": "", "1 no": "ore -1", "2 no": "ore -2", "3 no": "ore -3",
        "0 yes win": "half 1", "1 yes win": "half 1", "2 yes win": "half 1", "3 yes win": "half 1",
        "0 yes lose": "stop 1", "1 yes lose": "ore -1 stop 1", "2 yes lose": "ore -2 stop 1",
        "3 yes lose": "ore -3 stop 1",
    },
}  # fmt: skip
MERCHANTS[8] = MERCHANTS[7]
PIRATES: dict[int, dict[str, str]] = {
    9: {"yes2": "ore -2", "no win": "ship 1", "no lose": "booster -1 half 1"},
    10: {"yes2": "ore -2 half -1", "no win": "carbon 2 half 1", "no lose": "stop 1 half 1"},
    11: {"yes2": "ore -2 stop 1", "no win": "ore 2 half 1", "no lose": "booster -1"},
    12: {
        "no": "half 1",
        "yes swap roll 1": "ore -1 food 2 half -1", "yes swap roll 2": "ore -1 food 2 half -1",
        "yes swap roll 3": "ore -1 half -1",
        "yes swap roll 4": "ore -1 food 2", "yes swap roll 5": "ore -1 food 2",
    },
    13: {
        "no": "",
        "yes swap roll 1": "ore -1 food 2", "yes swap roll 2": "ore -1 food 2",
        "yes swap roll 3": "ore -1 half -1",
        "yes swap roll 4": "ore -1 food 2 half -1", "yes swap roll 5": "ore -1 food 2 half -1",
    },
    14: {
        "no": "half 1",
        "yes1 roll 1": "ore -1 half -1", "yes1 roll 2": "ore -1 half -1",
        "yes1 roll 3": "ore -1 stolen 3 half -1", "yes1 roll 4": "ore -1 stolen 3 half -1",
        "yes1 roll 5": "ore -1 stolen 3",
    },
    15: {
        "no": "",
        "yes1 roll 1": "ore -1 stolen 3",
        "yes1 roll 2": "ore -1 stolen 3 half -1", "yes1 roll 3": "ore -1 stolen 3 half -1",
        "yes1 roll 4": "ore -1 half -1", "yes1 roll 5": "ore -1 half -1",
    },
    16: {
        "faster yes": "", "slower yes win": "cannon 1 half 1", "slower yes lose": "booster -1",
        "no win": "cannon 1 half 1", "no lose": "booster -1",
    },
    17: {
        "faster yes": "", "slower yes win": "ore 2 half 1", "slower yes lose": "booster -1 half 1",
        "no win": "ore 2 half 1", "no lose": "booster -1 half 1",
    },
    18: {
        "faster yes": "", "slower yes win": "ship 1", "slower yes lose": "stop 1",
        "no win": "ship 1", "no lose": "stop 1",
    },
}  # fmt: skip
CALLS: dict[int, dict[str, str]] = {
    19: {"no": "", "yes win": "ship 1", "yes lose": "booster -1"},
    20: {"no": "half -1", "yes win": "half 1 stolen 3", "yes lose": "booster -1 half 1"},
    21: {"no": "half -1", "yes win": "cannon 1 half 1", "yes lose": "booster -1"},
    22: {"no": "", "yes win": "goods 2 half 1", "yes lose": "stop 1"},
    23: {"no": "half -1", "yes win": "goods 2 half 1", "yes lose": "booster -1 half 1"},
    24: {"no": "half -1", "yes win": "jump 1 half 1", "yes lose": "stop 1 half 1"},
    25: {"no": "new 1", "yes win": "jump 1", "yes lose": "stop 1"},
    26: {"no": "new 1", "yes win": "jump 1", "yes lose": "stop 1"},
    27: {"no": "new 1", "yes win": "jump 1", "yes lose": "booster -1"},
    28: {"0": "booster -1 half -1", "1": "ore -1 half 1", "2": "ore -2 jump 1", "3": "ore -3 jump 1"},
    29: {"0": "", "1": "ore -1 half 1", "2": "ore -2 half 1", "3": "ore -3 ship 1"},
    30: {"0": "half -1", "1": "ore -1 half -1", "2": "ore -2 half 1", "3": "ore -3 jump 1 half 1"},
}
# Second on the left is opposite with four players.
OPPONENTS = {
    7: D, 8: B, 9: D, 10: C, 11: B, 16: D, 17: C, 18: B, 19: C, 20: B, 21: D, 22: C, 23: D, 24: B, 25: B,
    26: D, 27: C,
}  # fmt: skip
ALL = {**MERCHANTS, **PIRATES, **CALLS}
CASES = [(card, script, result) for card, branches in ALL.items() for script, result in branches.items()]


def met(card: int, faster: bool = True) -> Table:
    """A meets a card with ore in hand, half-medals, modules and two ships; the others hold food."""
    table = Table(4).quiet().no_ships().ship(A, "colony", (16, 13)).ship(A, "trade", (20, 13))
    table.hand(A, ore=5).half_medals(A, 5).modules(A, booster=2, cannon=1)
    for seat in (B, C, D):
        table.hand(seat, food=2).modules(seat, booster=2 if faster else 3)
    # Known to be harmless if another card is drawn.
    table.state.deck = [3] + [other for other in range(32) if other != 3]
    table.state.deck.append(table.state.deck.pop(0))
    if card - 1 == 3:
        table.state.deck.insert(0, 3)
        table.state.deck.pop()
    return table.meeting(card)


def play(card: int, script: str) -> Table:
    """Answers as the script says, then whatever is left to choose."""
    words = script.split()
    faster = "slower" not in words
    words = [word for word in words if word not in ("faster", "slower")]
    table = met(card, faster)
    for index, word in enumerate(words):
        following = words[index + 1 :]
        if following[:1] in (["win"], ["lose"]):
            table.balls(*(WIN if following[0] == "win" else LOSE))
        last_of_swap = word == "swap"
        if word == "swap":
            table.act(A, "pay:ore", "take:food")
        if following[:1] == ["roll"] and (last_of_swap or word == "yes1"):
            if word == "yes1":
                table.act(A, "yes")
            table.balls(*ROLLS[int(following[1])])
        if word == "swap":
            table.act(A, "take:food")
        elif word == "yes1":
            table.act(A, "pay:ore")
        elif word == "yes2":
            table.act(A, "yes", "pay:ore", "pay:ore")
        elif word in ("yes", "no"):
            table.act(A, word)
        elif word.isdigit() and (index == 0 or words[index - 1] != "roll"):
            table.act(A, f"gift:{word}", *["pay:ore"] * int(word))
    return choose(table)


def choose(table: Table) -> Table:
    """Chooses what is left to choose until the next node or the flight."""
    answers = {
        "TakeCards": "take:goods",
        "GainModule": "module:cannon",
        "LoseModules": "remove:booster",
        "StopShip": "stop:1",
        "GiveCards": "hand-over:food",
    }
    while True:
        step = table.step()
        if step == "PlaceFreeShip":
            table.act(A, table.legal(A)[0])
        elif step in answers:
            table.act(table.state.asked_seats()[0], answers[step])
        else:
            return table


def result_of(table: Table) -> dict[str, int]:
    """What has changed, in the words of the tables above."""
    state = table.state
    held = table.held(A)
    others = 6 - sum(state.hand_size(seat) for seat in (B, C, D))
    known = {
        "ore": held.get("ore", 0) - 5,
        "carbon": held.get("carbon", 0),
        "goods": held.get("goods", 0),
        "food": held.get("food", 0) - others,
        "half": state.half_medals[A] - 5,
        "booster": state.modules[A][0] - 2,
        "cannon": state.modules[A][1] - 1,
        "stop": sum(1 for ship in state.ships(A) if state.ship_flags[ship] & STOPPED),
        "jump": state.jumps,
        "ship": len(state.ships(A)) - 2 + state.credits[A],
        "others": others,
        "new": 0 if table.step() == "Flight" else 1,
    }
    return {name: value for name, value in known.items() if value}


def expected_of(result: str) -> dict[str, int]:
    words = result.split()
    expected = {name: int(value) for name, value in zip(words[::2], words[1::2], strict=True)}
    others = expected.pop("stolen", 0) + expected.pop("handed", 0)
    return {**expected, **({"others": others} if others else {})}


@rule("STAR-231", "STAR-257")
@pytest.mark.parametrize(("card", "script", "result"), CASES)
def test_every_branch_brings_what_the_card_says(card: int, script: str, result: str) -> None:
    assert result_of(play(card, script)) == expected_of(result)


@rule("STAR-235", "STAR-239", "STAR-240")
@pytest.mark.parametrize(("card", "opponent"), OPPONENTS.items())
def test_the_named_opponent_takes_part(card: int, opponent: int) -> None:
    script = next(script for script in ALL[card] if script.endswith("win") and "slower" not in script)
    table = met(card)
    for word in script.split()[:-1]:
        if word == script.split()[-2]:
            table.balls(*WIN)
        table.act(A, f"gift:{word}" if word.isdigit() else word)
    contests = [event for event in table.events if "theirs" in event.args]
    assert [event.args["seat_other"] for event in contests] == [opponent]


@rule("STAR-240", "STAR-276")
@pytest.mark.parametrize("card", [10, 17])
def test_with_three_players_the_second_neighbours_are_the_others(card: int) -> None:
    # Second on the right (card 10) is the left neighbour, second on the left (card 17) the right one.
    table = Table(3).hand(A, ore=2).meeting(card).balls(*WIN).act(A, "no")
    event = next(event for event in table.events if "theirs" in event.args)
    assert event.args["seat_other"] == (B if card == 10 else C)


@rule("STAR-257")
def test_the_tables_here_visit_every_node_of_every_card() -> None:
    visited: set[tuple[int, str]] = set()
    for card, script, _ in CASES:
        table = play(card, script)
        del table
        visited.update((card, text) for text in walked(card, script))
    for number, card in enumerate(PARTS.encounters, 1):
        if card.family != "wear":
            assert {(number, node.text) for node in card.nodes} <= visited, card.id


def walked(card: int, script: str) -> list[str]:
    """The texts that a script leads past, found by walking the tree by its labels."""
    tree = PARTS.encounters[card - 1]
    words = [word for word in script.split() if word not in ("roll", "faster", "slower")]
    labels = {"yes1": "yes", "yes2": "yes", "swap": "done"}
    node = tree.nodes[0]
    texts = [node.text]
    for word in words:
        if "win" in node.branches and word not in ("win", "lose"):
            continue
        if node.id == "engines":
            node = tree.nodes[node.next[node.branches.index("lose")]]
            texts.append(node.text)
        node = tree.nodes[node.next[node.branches.index(labels.get(word, word))]]
        texts.append(node.text)
    if node.id == "engines":
        node = tree.nodes[node.next[node.branches.index("win")]]
        texts.append(node.text)
    assert node.kind == OUTCOME
    return texts


# -- Wear and Tear ---------------------------------------------------------------------------------


def worn(card: int, modules: list[tuple[int, int, int]]) -> Table:
    """A Wear and Tear card for motherships with these modules; the next card is a harmless one."""
    table = Table(4).quiet()
    for seat, (boosters, cannons, cargo) in enumerate(modules):
        table.modules(seat, booster=boosters, cannon=cannons, cargo=cargo)
    return table.meeting(card)


@rule("STAR-254", "STAR-255")
@pytest.mark.parametrize(("modules", "loses"), [((3, 3, 3), True), ((3, 3, 2), False)])
def test_cases_more_than_eight_modules_lose_one(modules: tuple[int, int, int], loses: bool) -> None:
    table = worn(31, [(0, 0, 0), modules, (0, 0, 0), (0, 0, 0)])
    assert table.state.is_asked(B) == loses
    if loses:
        table.act(B, "remove:cannon")
        assert table.state.modules[B] == [3, 2, 3]
    assert len(table.told("encounter")) == 1


@rule("STAR-254", "STAR-256", "STAR-R40")
def test_more_than_six_modules_lose_one_then_most_cargo_is_rewarded() -> None:
    table = worn(32, [(3, 3, 1), (2, 2, 2), (3, 3, 0), (3, 3, 1)])
    assert table.state.asked_seats() == [A, D]
    table.act(D, "remove:cargo").act(A, "remove:cargo")
    # The order of the card: first the losses, then the reward; B has most cargo, 2.
    assert [event.seat for event in table.told("lose-module")] == [A, D]
    assert [event.seat for event in table.told("half-medals")][:1] == [B]
    keys = [event.key for event in table.events]
    assert keys.index("lose-module") < keys.index("half-medals") < keys.index("encounter-over")


@rule("STAR-256", "STAR-R40")
def test_all_who_tie_for_most_cargo_are_rewarded_but_nobody_without_any() -> None:
    table = worn(32, [(0, 0, 2), (0, 0, 1), (0, 0, 2), (0, 0, 0)])
    assert [event.seat for event in table.told("half-medals")][:2] == [A, C]
    table = worn(32, [(1, 0, 0)] * 4)
    before_next = [event.key for event in table.events]
    assert "half-medals" not in before_next[: before_next.index("encounter-over")]


@rule("STAR-R14")
def test_too_few_half_medals_are_served_in_turn_order_from_the_active_player() -> None:
    table = Table(4).quiet()
    for seat in range(4):
        table.modules(seat, cargo=2)
    table.state.half_medals = [10, 10, 10, 9]
    step_events = table.meeting(32, active=C).events
    rewarded = [event.seat for event in step_events if event.key == "half-medals"]
    assert rewarded[:1] == [C]
    assert sum(table.state.half_medals) <= 40
    assert table.state.half_medals[C] == 11


@rule("STAR-255", "STAR-256", "STAR-R39")
@pytest.mark.parametrize("card", [31, 32])
def test_all_thirty_two_cards_are_shuffled_before_the_new_one_is_drawn(card: int) -> None:
    table = Table(4).quiet()
    table.state.discards = table.state.deck[:20]
    del table.state.deck[:20]
    table.meeting(card)
    drawn = sum(1 for step in table.state.stack if type(step).__name__ == "Encounter")
    assert len(table.state.deck) + drawn + len(table.state.discards) == 32
    assert len(table.state.discards) <= 1
    assert len(table.state.deck) >= 30
    # The new card is for the same player.
    assert table.state.active == A
    assert [event.seat for event in table.told("encounter")] == [A] * len(table.told("encounter"))


@rule("STAR-R40")
def test_scientists_cards_are_no_modules_for_wear_and_tear() -> None:
    table = Table(4).quiet().modules(B, booster=3, cannon=3).friend(B, "s1", "s2", "s3").meeting(32)
    assert not table.state.is_asked(B)
    assert table.state.modules[B] == [3, 3, 0]


@rule("STAR-R40")
def test_all_choose_independently_and_unseen() -> None:
    table = worn(31, [(3, 3, 3), (3, 3, 3), (0, 0, 0), (0, 0, 0)])
    table.act(B, "remove:cargo")
    assert table.events == []
    assert table.game.view(table.state, A).players[B].modules == [3, 3, 3]
    table.act(A, "remove:booster")
    assert (table.state.modules[A], table.state.modules[B]) == ([2, 3, 3], [3, 3, 2])
