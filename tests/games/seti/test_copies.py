"""A copy of a position shares the lists that seldom change, so nothing in the game may change one of them in
place: it would change in all copies."""

from __future__ import annotations

import ast
import inspect
from collections.abc import Iterator
from pathlib import Path

import pytest

from perihelion import games
from perihelion.games import seti
from perihelion.games.seti.state import SetiState
from tests.properties.positions import Case, decisions

CHANGES = {"append", "remove", "pop", "insert", "extend", "sort", "clear", "reverse"}
FOLDER = Path(inspect.getfile(seti)).parent


def shared_lists(one: object, copy: object) -> set[str]:
    """The names of the lists that both have."""
    names = [name for name in dir(one) if name.islower() and not name.startswith("_")]
    return {name for name in names if isinstance(getattr(one, name), list) and is_same(one, copy, name)}


def is_same(one: object, copy: object, name: str) -> bool:
    return getattr(one, name) is getattr(copy, name)


def shared() -> set[str]:
    state = games.get("seti").new(1, "copies")
    assert isinstance(state, SetiState)
    assert state.rival is not None
    copy = state.copy()
    assert isinstance(copy, SetiState)
    assert copy.rival is not None
    return (
        shared_lists(state, copy)
        | shared_lists(state.players[0], copy.players[0])
        | shared_lists(state.rival, copy.rival)
    )


def changed_in_place(tree: ast.AST) -> Iterator[tuple[int, str]]:
    """The line and the name of every attribute whose list is changed where it is."""
    for node in ast.walk(tree):
        targets: list[ast.expr] = []
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
            if node.func.attr in CHANGES:
                targets = [node.func.value]
            elif node.func.attr == "shuffle":
                targets = node.args[:1]
        elif isinstance(node, ast.Assign | ast.Delete):
            targets = [one.value for one in node.targets if isinstance(one, ast.Subscript)]
        elif isinstance(node, ast.AugAssign) and isinstance(node.target, ast.Subscript):
            targets = [node.target.value]
        for target in targets:
            if isinstance(target, ast.Attribute) and not (
                isinstance(target.value, ast.Name) and target.value.id == "self"
            ):
                yield target.lineno, target.attr


def test_nothing_that_copies_share_is_changed_in_place() -> None:
    names = shared()
    assert {"wins", "moons", "missions", "objectives"} <= names
    found = [
        f"{file.relative_to(FOLDER)}:{line} {name}"
        for part in ("rules", "sight", "mind")
        for file in sorted((FOLDER / part).rglob("*.py"))
        for line, name in changed_in_place(ast.parse(file.read_text(encoding="utf-8")))
        if name in names
    ]
    assert found == []


@pytest.mark.parametrize("seats", [1, 4])
def test_what_happens_to_a_copy_stays_with_it(seats: int) -> None:
    for state in decisions(Case("seti", seats), 8, stride=40):
        before, copy = state.digest(), state.copy()
        for _ in range(60):
            if copy.over:
                break
            seat = copy.asked_seats()[0]
            copy.apply(seat, copy.chance.pick(copy.legal(seat)))
        assert state.digest() == before
