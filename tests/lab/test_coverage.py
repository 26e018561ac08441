"""Coverage of the rules: read from the markers of the tests."""

from __future__ import annotations

from pathlib import Path

from perihelion.core.ledger import Chapter, Ledger, Rule
from perihelion.lab.coverage import coverage, project_root

LEDGER = Ledger(
    "toy",
    [Chapter("One", "Jedna")],
    [
        Rule("TOY-1", 0, "a", "a"),
        Rule("TOY-2", 0, "b", "b"),
        Rule("TOY-3", 0, "c", "c", "a component count"),
        Rule("TOY-R1", 0, "d", "d"),
    ],
)
TESTS = '''
from tests.rule import rule

@rule("TOY-1", "TOY-R1")
@pytest.mark.parametrize("x", [1])
def test_one(x):
    """Mentions TOY-2 without a marker."""

@rule("TOY-2")
def helper():
    pass

@rule("TOY-9", "OTHER-1")
def test_two():
    pass
'''


def test_only_markers_on_tests_count(tmp_path: Path) -> None:
    (tmp_path / "deeper").mkdir()
    (tmp_path / "deeper" / "test_toy.py").write_text(TESTS)
    (tmp_path / "scenario.py").write_text('@rule("TOY-2")\ndef test_x(): pass\n')
    found = coverage(LEDGER, tmp_path)
    assert found.covered == ["TOY-1", "TOY-R1"]
    assert found.exempt == ["TOY-3"]
    assert found.missing == ["TOY-2"]
    assert found.unknown == ["TOY-9"]
    assert found.to_json()["statements"] == 4
    assert found.to_json()["covered"] == 2


def test_the_project_is_found_from_the_package() -> None:
    assert project_root() == Path(__file__).parents[2]
