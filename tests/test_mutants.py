"""The mutation runner: it makes the faults it says it makes, and the tests notice a fixed handful of them."""

from __future__ import annotations

import json
import sys
from collections import Counter
from functools import cache
from pathlib import Path

import pytest

sys.path.append(str(Path(__file__).parents[1] / "tools"))

from mutants import Tree, chosen_tests, citing_tests, judged_by_fork, learnt, mark_of, set_aside
from mutating import Mutant, all_mutants, data_mutants, python_mutants, sample

ROOT = Path(__file__).parents[1]

CODE = """\
def deal(state, seat, count):  # RACE-001
    if count > 1 and not state.over:
        state.chance.shuffle(state.pile)
    state.cards += max(count, 0)
    state.tell(Event("drew", seat, (), {}, {"card": 1}, 1 << seat))
    give(state, seat, count)
    return True


class State:
    FIELDS: ClassVar[tuple[str, ...]] = ("pile", "cards")
"""

DATA = """\
[[card]]  # cost = 9
id = "one"
cost = 2
kind = "world"
[[card]]
id = "two"
kind = "development"
military = true
row = [1, 2]
"""

# Faults in each game: file, the line, what is written; and who is to notice.
HANDFUL = {
    "race": ([("rules/setup.py", "state.chance.shuffle(state.pile)", "pass")], ["test_shuffles.py"]),
    "starfarers": (
        [
            ("sight/redeal.py", "chance.shuffle(state.deck)", "pass"),
            ("sight/redeal.py", "state.token_stacks[pool] = tokens", "pass"),
        ],
        [
            "test_imagining.py::test_the_next_encounter_may_be_any_card_of_the_deck",
            "test_imagining.py::test_the_reserve_of_tokens_and_hidden_tokens_are_dealt_anew",
        ],
    ),
    "quarterworlds": (
        [("sight/redeal.py", "chance.shuffle(pool)", "pass"), ("rules/offer.py", "<= 3", " < ")],
        ["test_hidden.py", "test_turns.py"],
    ),
    "pulsar": (
        [
            ("rules/setup.py", "state.chance.shuffle(state.pile)", "pass"),
            ("rules/exploring.py", "player.rings -= 1", "pass"),
        ],
        ["test_setup.py::test_the_exploration_pile", "test_pulsars.py"],
    ),
    "seti": (
        [
            ("rules/species/exertians.py", "1 << owner", "15"),
            ("sight/redeal.py", "chance.shuffle(drawn)", "pass"),
        ],
        [
            "test_hidden.py::test_cards_another_seat_has_just_drawn_may_be_any_of_its_hidden_ones",
            "test_hidden.py::test_dealt_and_played_exertians_and_loaded_samples_are_told_to_their_owner_only",
        ],
    ),
}


@cache
def mutants_of(game: str) -> list[Mutant]:
    return all_mutants(ROOT, game)


def test_every_kind_of_fault_is_made() -> None:
    mutants = python_mutants("x.py", CODE)
    made = {(mutant.operator, mutant.old.strip(), mutant.new.strip()) for mutant in mutants}
    assert made == {
        ("comparison", ">", ">="),
        ("logic", "and", "or"),
        ("logic", "not state.over", "(state.over)"),
        ("off by one", "1", "2"),
        ("off by one", "0", "1"),
        ("order", "state.chance.shuffle(state.pile)", "pass"),
        ("sum", "+=", "-="),
        ("extreme", "max", "min"),
        ("dropped", "state.cards += max(count, 0)", "pass"),
        ("dropped", 'state.tell(Event("drew", seat, (), {}, {"card": 1}, 1 << seat))', "pass"),
        ("dropped", "give(state, seat, count)", "pass"),
        ("knowers", "1 << seat", "15"),
        ("swapped", "seat, count", "count, seat"),
        ("logic", "True", "False"),
        ("field", '"pile"', '""'),
        ("field", '"cards"', '""'),
    }
    assert {(mutant.old, mutant.new) for mutant in data_mutants("x.toml", DATA)} == {
        ("2", "3"),
        ('"world"', '"development"'),
        ('"development"', '"world"'),
        ("true", "false"),
        ("[1, 2]", "[1, 3]"),
    }
    assert {mutant.rules for mutant in mutants if mutant.operator != "field"} == {("RACE-001",)}


@pytest.mark.parametrize("game", ["race", "starfarers", "quarterworlds", "pulsar", "seti"])
def test_a_sample_is_the_same_every_time_and_every_mutant_can_be_made(game: str) -> None:
    mutants = mutants_of(game)
    assert len({mutant.id for mutant in mutants}) == len(mutants)
    chosen = sample(mutants, 30, 1)
    assert sample(mutants, 60, 1)[:30] == chosen
    assert len(Counter(mutant.operator for mutant in sample(mutants, 60, 1))) >= 8
    for mutant in chosen:
        source = (ROOT / mutant.file).read_text(encoding="utf-8")
        assert len(mutant.applied(source)) == len(source) - len(mutant.old) + len(mutant.new)
    cited = citing_tests(game)
    assert sum(any(rule in cited for rule in mutant.rules) for mutant in mutants) > len(mutants) // 10
    assert chosen_tests(game)[0] == f"tests/games/{game}"
    assert set(set_aside(game)) <= {mutant.id for mutant in mutants}


def the_one(game: str, file: str, line: str, new: str) -> Mutant:
    name = f"src/perihelion/games/{game}/{file}"
    for mutant in mutants_of(game):
        if mutant.file == name and line in mutant.context and mutant.new == new:
            return mutant
    raise AssertionError(f"{name} has no such line any more: {line}")


@pytest.mark.parametrize("game", sorted(HANDFUL))
def test_a_handful_of_faults_is_noticed(game: str, tmp_path: Path) -> None:
    faults, modules = HANDFUL[game]
    mutants = [the_one(game, *fault) for fault in faults]
    tests = [f"tests/games/{game}/{module}" for module in modules]
    outcomes = list(judged_by_fork(game, mutants, tests, tmp_path / "times", 1))
    assert [outcome.id for outcome in outcomes] == [mutant.id for mutant in mutants]
    assert {outcome.outcome for outcome in outcomes} == {"noticed"}, outcomes


def test_what_was_learnt_of_tests_holds_as_long_as_they_stay_as_they_are(tmp_path: Path) -> None:
    kept, changed = "tests/games/race/test_settle.py", "tests/games/race/test_order.py"
    times = tmp_path / "times"
    known = {f"{kept}::test_a": 1.0, f"{changed}::test_b": 2.0}
    calls: dict[str, list[str]] = {test: [] for test in known}
    marks = {kept: mark_of("race", kept), changed: "another"}
    times.write_text(json.dumps({"times": known, "calls": calls, "marks": marks}), encoding="utf-8")
    assert learnt("race", times) == {"times": {f"{kept}::test_a": 1.0}, "calls": {f"{kept}::test_a": []}}
    assert mark_of("race", kept) != mark_of("seti", kept)


def test_a_changed_component_is_noticed_and_what_changes_nothing_is_not(tmp_path: Path) -> None:
    tree = Tree(tmp_path / "tree")
    test = ["tests/games/race/test_printed_cards.py"]
    with tree.changed(the_one("race", "data/components.toml", "advanced_copies = 1", "2")):
        assert tree.test(test, None)[0] == "noticed"
    assert tree.test(test, None) == ("survived", "")
