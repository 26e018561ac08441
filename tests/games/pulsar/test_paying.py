"""Chapter 7: turns, paying with dice, modifiers."""

from __future__ import annotations

import pytest

from perihelion.games.pulsar.components.pieces import TRIGGERS
from perihelion.games.pulsar.rules.technologies import flight_shifters
from tests.games.pulsar.scenario import Table
from tests.rule import rule

A_BOARDS = "AI AII AIII"
COST_2 = "patent:AI-2-1"  # a technology that costs a 2


def at_round_two(**options: str) -> Table:
    return Table(boards=A_BOARDS, **options).round(2)  # type: ignore[arg-type]


@rule("PULS-068", "PULS-251")
def test_complete_turns_in_player_order() -> None:
    table = Table(seats=3).dice(1, 2, 3, 4, 5, 6, 6).draft(8, 2, 0, 1)
    while table.legal("take-die"):
        table.act(table.legal()[0])
    seats = []
    while table.legal("end-turn"):
        seats.append(table.state.asked_seats()[0])
        table.act("end-turn")
    assert seats == [2, 0, 1]


@rule("PULS-069", "PULS-R01")
def test_both_silver_dice_and_one_bonus_die_in_any_order() -> None:
    table = Table().dice(2).give(0, cubes=4).turn(0, 1, 4)
    table.act("take-generator:large", "copy-die:2", "take-generator:medium", "take-generator:small")
    assert table.state.players[0].front == [1, 1, 1]
    assert not table.legal("fly")
    assert table.why("fly:1:silver-1:none").rule == "PULS-069"
    table = Table().dice(2).give(0, cubes=4).turn(0, 1, 4)
    table.act("copy-die:2", "take-generator:medium", "take-generator:small", "take-generator:large")
    assert table.state.players[0].front == [1, 1, 1]


@rule("PULS-070")
def test_exactly_the_required_value() -> None:
    table = at_round_two().turn(0, 3, 5)
    assert not table.can(COST_2)
    reason = table.why(COST_2)
    assert reason.rule == "PULS-070"
    assert reason.args["values"] == ["number-2"]
    assert reason.args["dice"] == ["die-silver-3", "die-silver-5"]
    assert at_round_two().turn(0, 2, 5).can(COST_2)


@rule("PULS-071")
def test_a_paid_die_is_gone() -> None:
    table = Table().turn(0, 1, 1).act("take-generator:small")
    assert table.state.players[0].dice == [1]
    table.act("take-generator:small")
    assert table.state.players[0].dice == []
    assert not table.legal("take-generator")


@rule("PULS-072")
def test_the_same_action_several_times() -> None:
    table = Table().dice(4).give(0, cubes=4).turn(0, 4, 4).act("take-generator:large", "take-generator:large")
    table.act("copy-die:4", "take-generator:large")
    assert table.state.players[0].front == [0, 0, 3]


@rule("PULS-073", "PULS-074")
@pytest.mark.parametrize(
    ("die", "token", "action"),
    [(2, "plus1", "spin:P03"), (2, "minus1", "take-generator:small"), (2, "plus2", "take-generator:large")],
)
def test_modifiers_change_a_die_and_return(die: int, token: str, action: str) -> None:
    table = Table().claim(0, "P03", "small").give(0, pm1=1, plus2=1).turn(0, die)
    table.act(action)
    table.act(*table.legal(f"pay:{ {'plus1': 3, 'minus1': 1, 'plus2': 4}[token] }:silver-2:{token}"))
    left = [1, 0] if token == "plus2" else [0, 1]
    assert table.state.players[0].modifiers == left
    assert table.state.players[0].dice == []


@rule("PULS-075", "PULS-R33")
@pytest.mark.parametrize(("die", "payable"), [(1, True), (2, True), (3, True), (4, False), (5, False)])
def test_example_cost_two_with_one_modifier(die: int, payable: bool) -> None:
    table = at_round_two().give(0, pm1=1).turn(0, die)
    assert table.can(COST_2) == payable
    if payable:
        table.act(COST_2)
        assert table.state.players[0].modifiers == [1 if die == 2 else 0, 0]


@rule("PULS-076")
def test_one_modifier_on_a_die() -> None:
    table = Table().give(0, pm1=2).turn(0, 2)
    assert not table.can("take-generator:large")
    assert not table.legal("fly:4")
    assert Table().give(0, plus2=1).turn(0, 2).can("take-generator:large")


@rule("PULS-077", "PULS-R08")
def test_technologies_and_a_modifier_on_the_same_die() -> None:
    table = Table(boards=A_BOARDS).patent(0, "AI-2.1").claim(0, "P03", "large").give(0, pm1=1)
    table.turn(0, 4).act("spin:P03")  # 4, raised by the technology and by the token
    assert table.generator("P03") == 6
    assert table.state.players[0].modifiers == [0, 0]
    assert not Table(boards=A_BOARDS).claim(0, "P03", "large").give(0, pm1=1).turn(0, 4).can("spin:P03")
    assert not Table(boards=A_BOARDS).patent(0, "AI-2.1").claim(0, "P03", "large").turn(0, 4).can("spin:P03")


@rule("PULS-078", "PULS-085", "PULS-R09")
def test_values_above_six_only_fly() -> None:
    table = Table(boards=A_BOARDS).give(0, plus2=1, pm1=1).ship(0, "G01").turn(0, 6)
    assert table.legal("fly:8") == ["fly:8:silver-6:plus2"]
    assert table.legal("fly:7") == ["fly:7:silver-6:plus1"]
    assert not table.legal("fly:9")
    assert table.legal("take-generator") == []
    table.patent(0, "AI-1.1").turn(0, 6)  # the ship stands next to green gates
    assert table.legal("fly:9") == ["fly:9:silver-6:plus2"]
    assert max(int(name.split(":")[1]) for name in table.legal("fly")) == 9 == table.state.actions.distances


@rule("PULS-079", "PULS-085")
def test_a_die_of_nothing_pays_for_nothing() -> None:
    table = Table().give(0, pm1=1).turn(0, 1)
    assert [name for name in table.legal() if "minus1" in name] == []
    assert not [name for name in table.game.catalogue.names if name.startswith("fly:0")]


@rule("PULS-080", "PULS-192")
def test_bonus_dice_are_modified_like_silver_ones() -> None:
    table = Table().dice(2).give(0, cubes=4, plus2=1).turn(0).act("copy-die:2", "take-generator:large")
    assert table.state.players[0].front == [0, 0, 1]
    assert table.state.players[0].modifiers == [0, 0]


@rule("PULS-081")
def test_all_paid_actions() -> None:
    table = (
        Table(setup="standard", boards=A_BOARDS)
        .headquarters(0, "A1")
        .display("A5", "A3", "A4")
        .chain(0, "A1:6")
    )
    table.claim(0, "P03", "small").turn(0, 1, 3)
    kinds = {name.split(":")[0] for name in table.legal()}
    paid = {"fly", "take-generator", "spin", "take-transmitter", "pay-transmitter", "patent", "project"}
    assert kinds == paid | {"buy-modifier", "end-turn"}


@rule("PULS-082", "PULS-129")
def test_placing_and_copying_cost_no_die_of_their_own() -> None:
    table = Table().claim(0, "P03").front(0, "small").dice(3).give(0, cubes=4).turn(0)
    table.act("place:small:P03", "copy-die:3", "spin:P03")
    assert table.generator("P03") == 4


@rule("PULS-R01", "PULS-069")
def test_silver_dice_need_not_be_spent() -> None:
    table = Table(seats=2).dice(1, 1, 3, 5).draft(6, 0, 0, 1, 1)
    table.act("take-die:3:stay", "take-die:5:initiative", "take-die:1:initiative", "take-die:1:initiative")
    assert table.state.players[0].dice == [3, 5]
    table.act("end-turn")
    assert table.state.asked_seats() == [1]  # still the same round
    assert [player.dice for player in table.state.players] == [[], [1, 1]]  # A's are in the black hole


@rule("PULS-R08")
def test_a_shift_tied_to_a_flight_needs_its_condition() -> None:
    # From G13 a flight of 2 passes no green gate, a flight of 4 can.
    table = Table(boards=A_BOARDS).patent(0, "AI-1.1").ship(0, "G10").turn(0, 3)
    assert table.legal("fly:4") == ["fly:4:silver-3:none"]
    table.act("fly:4:silver-3:none")
    trails = table.state.cluster.trails(table.place("G10"), 4)
    green = {f"fly-to:{table.box.locations[trail.end]}" for trail in trails if trail.gates[2]}
    every = {f"fly-to:{table.box.locations[trail.end]}" for trail in trails}
    assert set(table.legal("fly-to")) == green < every
    table = Table(boards=A_BOARDS).patent(0, "AI-1.1").ship(0, "G10").turn(0, 3).act("fly:3:silver-3:none")
    assert len(table.legal("fly-to")) == len(
        {t.end for t in table.state.cluster.trails(table.place("G10"), 3)}
    )


@rule("PULS-077", "PULS-R08")
@pytest.mark.parametrize("board", ["AI", "BI", "CI", "DI"])
def test_only_technologies_of_flights_change_the_die_of_a_flight(board: str) -> None:
    table = Table(boards=f"{board} AII AIII")
    techs = [table.box.technologies[tech] for tech in table.state.techs]
    changing = [tech for tech in techs if tech.shift]
    assert changing
    for tech in changing:
        table.state.players[0].patents = 0
        shifters = flight_shifters(table.patent(0, tech.id).state, 0)
        assert [other.id for other in shifters] == [tech.id] * TRIGGERS[tech.trigger].startswith("flight")


@rule("PULS-069", "PULS-070")
def test_the_first_and_the_last_choice_of_every_kind_have_the_reason_of_their_kind() -> None:
    table = at_round_two().turn(0, 2)
    names = table.game.catalogue.names
    reasons = {
        "take-generator": ("refusal-not-payable", "refusal-not-payable"),
        "place": ("refusal-none-in-front", "refusal-none-in-front"),
        "spin": ("refusal-not-your-pulsar", "refusal-not-your-pulsar"),
        "take-transmitter": ("refusal-not-payable", "refusal-not-on-display"),
        "pay-transmitter": ("refusal-not-your-transmitter", "refusal-not-your-transmitter"),
        "patent": ("refusal-not-payable", "refusal-not-in-play"),
        "project": ("refusal-no-headquarters", "refusal-no-headquarters"),
    }
    for kind, (first, last) in reasons.items():
        alike = [name for name in names if name.split(":")[0] == kind]
        assert (table.why(alike[0]).key, table.why(alike[-1]).key) == (first, last), kind


@rule("PULS-R08")
def test_no_shift_where_no_flight_meets_the_condition() -> None:
    # From G11 a flight of 1 or 2 visits no green gate on side A.
    table = Table(boards=A_BOARDS).patent(0, "AI-1.1").ship(0, "G11").turn(0, 1)
    assert not [t for t in table.state.cluster.trails(table.place("G11"), 2) if t.gates[2]]
    assert not table.legal("fly:2")
    assert table.why("fly:2:silver-1:none").rule == "PULS-R08"


@rule("PULS-070", "PULS-133")
@pytest.mark.parametrize(("size", "pulsar"), [("small", "P03"), ("medium", "P01")])
def test_a_choice_of_payments_says_what_is_paid_for(size: str, pulsar: str) -> None:
    table = Table().claim(0, pulsar, size).give(0, pm1=9, plus2=9).turn(0, 1, 2, 3, 4).act(f"spin:{pulsar}")
    prompt = table.state.step().prompt(table.state, 0)
    assert (prompt.key, prompt.args) == ("prompt-pay-spin", {"size": f"size-{size}"})
