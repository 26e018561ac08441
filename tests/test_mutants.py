"""The mutation runner: it makes the faults it says it makes, and the tests notice a fixed handful of them."""

from __future__ import annotations

import sys
from collections import Counter
from pathlib import Path

import pytest

sys.path.append(str(Path(__file__).parents[1] / "tools"))

from mutants import Tree, citing_tests, set_aside, stages
from mutating import all_mutants, data_mutants, python_mutants, sample

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

# Faults in each game: file, the line, what is written (anything if empty), and who is to notice.
HANDFUL = [
    ("race", "rules/setup.py", "state.chance.shuffle(state.pile)", "pass", "test_shuffles"),
    ("race", "data/components.toml", "copies", "", "test_printed_cards"),
    ("starfarers", "rules/cards.py", "taken = min(count, state.bank[kind])", "max", "test_production"),
    ("starfarers", "sight/redeal.py", "chance.shuffle(state.deck)", "pass", "test_imagining"),
    ("quarterworlds", "sight/redeal.py", "chance.shuffle(pool)", "pass", "test_hidden"),
    ("quarterworlds", "data/components.toml", "epoch = 1", "", "test_printed"),
    ("pulsar", "rules/setup.py", "state.chance.shuffle(state.pile)", "pass", "test_setup"),
    ("pulsar", "data/systems.toml", "blue", "", "test_printed"),
    ("seti", "rules/species/exertians.py", "1 << owner", "15", "test_hidden"),
    ("seti", "data/cards_main.toml", "cost = 1", "", "test_printed"),
]


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
        ("field", '"pile",', ""),
        ("field", '"cards"', ""),
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
    mutants = all_mutants(ROOT, game)
    assert len({mutant.id for mutant in mutants}) == len(mutants)
    chosen = sample(mutants, 30, 1)
    assert sample(mutants, 60, 1)[:30] == chosen
    assert len(Counter(mutant.operator for mutant in sample(mutants, 60, 1))) >= 8
    for mutant in chosen:
        source = (ROOT / mutant.file).read_text(encoding="utf-8")
        assert len(mutant.applied(source)) == len(source) - len(mutant.old) + len(mutant.new)
    cited = citing_tests(game)
    of_rules = next(mutant for mutant in mutants if any(rule in cited for rule in mutant.rules))
    assert len(stages(game, of_rules, cited)) == 3
    assert set(set_aside(game)) <= {mutant.id for mutant in mutants}


@pytest.fixture(scope="module")
def tree(tmp_path_factory: pytest.TempPathFactory) -> Tree:
    return Tree(tmp_path_factory.mktemp("mutants") / "tree")


@pytest.mark.parametrize("case", HANDFUL)
def test_a_handful_of_faults_is_noticed(tree: Tree, case: tuple[str, str, str, str, str]) -> None:
    game, file, old, new, module = case
    name = f"src/perihelion/games/{game}/{file}"
    mutant = next(
        mutant
        for mutant in all_mutants(ROOT, game)
        if mutant.file == name and old in mutant.context and mutant.new in (new or mutant.new)
    )
    with tree.changed(mutant):
        assert tree.test([f"tests/games/{game}/{module}.py"], None)[0] == "noticed"
