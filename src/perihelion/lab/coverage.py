"""Which statements of a rules ledger have a test.

A test names what it proves with `@rule("RACE-071", ...)`. The tests are read, not run.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import perihelion
from perihelion.core.ledger import Ledger
from perihelion.core.plain import Json


class NoTests(RuntimeError):
    """The tests are not here: an installed package comes without them."""


@dataclass(frozen=True)
class Coverage:
    """Ids of the ledger's statements, sorted into those with a test, those that can have none, and those
    without; `unknown` are cited ids of the game that the ledger does not have."""

    statements: list[str]
    covered: list[str]
    exempt: list[str]
    missing: list[str]
    unknown: list[str]

    def to_json(self) -> dict[str, Json]:
        return {
            "statements": len(self.statements),
            "covered": len(self.covered),
            "exempt": [*self.exempt],
            "missing": [*self.missing],
            "unknown": [*self.unknown],
        }


def coverage(ledger: Ledger, tests: Path) -> Coverage:
    """The coverage of a ledger by the tests below a folder."""
    cited = cited_rules(tests)
    ids = [rule.id for rule in ledger.rules]
    prefix = ids[0].split("-")[0] + "-" if ids else ""
    exempt = [rule.id for rule in ledger.rules if rule.exempt]
    return Coverage(
        ids,
        [id for id in ids if id in cited],
        exempt,
        [rule.id for rule in ledger.rules if rule.id not in cited and not rule.exempt],
        sorted(id for id in cited if id.startswith(prefix) and id not in set(ids)) if prefix else [],
    )


@cache
def cited_rules(tests: Path) -> dict[str, list[str]]:
    """The ids that tests cite, each with the tests that do."""
    cited: dict[str, list[str]] = {}
    for path in sorted(tests.rglob("test_*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"), str(path))
        for node in ast.walk(tree):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith("test_"):
                for id in _named(node.decorator_list):
                    cited.setdefault(id, []).append(f"{path.relative_to(tests)}::{node.name}")
    return cited


def _named(decorators: list[ast.expr]) -> Iterator[str]:
    for decorator in decorators:
        if not isinstance(decorator, ast.Call):
            continue
        function = decorator.func
        if isinstance(function, ast.Name) and function.id == "rule":
            for arg in decorator.args:
                if isinstance(arg, ast.Constant) and isinstance(arg.value, str):
                    yield arg.value


def project_root() -> Path | None:
    """The folder of the project that this package runs from, or None for an installed one."""
    for folder in Path(perihelion.__file__).resolve().parents:
        if (folder / "pyproject.toml").is_file() and (folder / "tests" / "rule.py").is_file():
            return folder
    return None


def tests_folder() -> Path:
    root = project_root()
    if root is None:
        raise NoTests("the tests are not part of an installed package; run this in a checkout of the project")
    return root / "tests"
