"""Judging mutants within one process: tests are imported and collected once, and for each mutant a child is
forked that exchanges the code of one function and runs tests until one fails.

Run by `mutants.py`; mutants come as JSON lines on standard input, outcomes go out as JSON lines. The first
child changes nothing and runs the tests of which nothing is known; what fails there says nothing of mutants.
It notes how long each test takes, which tells the order, and which functions it calls: tests that do not call
the changed one cannot notice.
"""

from __future__ import annotations

import ast
import functools
import importlib
import json
import os
import signal
import sys
import traceback
from collections.abc import Callable, Iterator
from pathlib import Path
from time import monotonic, process_time
from types import CodeType, FunctionType
from typing import Any

import pytest
from _pytest.runner import runtestprotocol
from mutating import Mutant, all_mutants

ROOT = Path(__file__).resolve().parents[1]
Item = pytest.Item


def module_of(file: str) -> Any:
    name = Path(file).relative_to("src").with_suffix("").as_posix().replace("/", ".")
    return importlib.import_module(name)


def exchange(mutant: Mutant) -> None:
    """Makes the change in the modules that are already imported."""
    module = module_of(mutant.file)
    if mutant.operator == "field":
        kind = getattr(module, mutant.function)
        kind.FIELDS = tuple(field for field in kind.FIELDS if field != mutant.old.strip('",'))
        return
    path = ROOT / mutant.file
    source = mutant.applied(path.read_text(encoding="utf-8"))
    put_code(module, compile(source, str(path), "exec"), mutant.function)


def note_calls(mutants: list[Mutant]) -> set[str]:
    """Lets every function with a mutant say when it is called; returns the set of those called so far."""
    called: set[str] = set()
    for file in {mutant.file for mutant in mutants}:
        path, module = ROOT / file, module_of(file)
        module.__dict__["called_so_far"] = called
        tree = ast.parse(path.read_text(encoding="utf-8"))
        names = {mutant.function for mutant in mutants if mutant.file == file}
        for name, node in functions_in(tree):
            if name in names:
                node.body.insert(0, ast.parse(f"called_so_far.add({place_of(file, name)!r})").body[0])
        code = compile(ast.fix_missing_locations(tree), str(path), "exec")
        for name in names:
            put_code(module, code, name)
    return called


def place_of(file: str, function: str) -> str:
    return f"{file} {function}"


def functions_in(tree: ast.Module) -> Iterator[tuple[str, ast.FunctionDef]]:
    for node in tree.body:
        if isinstance(node, ast.FunctionDef):
            yield node.name, node
        elif isinstance(node, ast.ClassDef):
            yield from (
                (f"{node.name}.{name}", part) for name, part in functions_in(ast.Module(node.body, []))
            )


def put_code(module: Any, code: CodeType, function: str) -> None:
    """Puts a function's code out of that of its whole module in place of what it has."""
    holder: Any = module
    *outer, name = function.split(".")
    for part in outer:
        holder = getattr(holder, part)
        code = code_named(code, part)
    function_of(holder.__dict__[name]).__code__ = code_named(code, name)


def code_named(code: CodeType, name: str) -> CodeType:
    return next(part for part in code.co_consts if isinstance(part, CodeType) and part.co_name == name)


def function_of(held: Any) -> FunctionType:
    """The plain function behind a method, property or cache."""
    if isinstance(held, property):
        held = held.fget
    if isinstance(held, staticmethod | classmethod):
        held = held.__func__
    while not isinstance(held, FunctionType):
        held = held.__wrapped__
    return held


class Judge:
    """A plugin that takes the place of running the tests once."""

    def __init__(self, mutants: list[Mutant], order: dict[str, Any], out: int) -> None:
        self.mutants = mutants
        self.game: str = order["game"]
        self.cited: dict[str, list[str]] = order["cited"]  # by mutant: names of tests
        self.times: dict[str, float] = order["known"].get("times", {})  # by test: seconds
        self.calls: dict[str, list[str]] = order["known"].get("calls", {})  # by test: functions
        self.out = out
        self.reply = b""

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        unknown = [item for item in session.items if item.nodeid not in self.calls]
        if unknown:
            self.forked(functools.partial(self.untouched, unknown))
            found = json.loads(self.reply.decode())
            if "failed" in found:
                self.say(found)
                return True
            self.times |= found["times"]
            self.calls |= found["calls"]
            self.say({"times": self.times, "calls": self.calls})
        for mutant in self.mutants:
            begun = monotonic()
            ended = self.forked(functools.partial(self.noticed, session.items, mutant))
            by = self.reply.decode()
            outcome = "timed out" if not ended else "noticed" if by else "survived"
            seconds = round(monotonic() - begun, 1)
            self.say({"id": mutant.id, "outcome": outcome, "by": by, "seconds": seconds})
        return True

    def say(self, found: dict[str, Any]) -> None:
        os.write(self.out, (json.dumps(found) + "\n").encode())

    def forked(self, work: Callable[[], str]) -> bool:
        """Runs something in a child and keeps its reply; whether it came to an end without being stopped."""
        reading, writing = os.pipe()
        child = os.fork()
        if child == 0:
            try:
                os.write(writing, work().encode())
                os._exit(0)
            finally:
                traceback.print_exc()
                os._exit(1)
        os.close(writing)
        parts: list[bytes] = []
        while part := os.read(reading, 65536):
            parts.append(part)
        os.close(reading)
        self.reply = b"".join(parts)
        status = os.waitpid(child, 0)[1]
        if os.WIFEXITED(status) and os.WEXITSTATUS(status) != 0:
            raise RuntimeError("a child failed in another way than by a test")
        return status == 0

    def untouched(self, items: list[Item]) -> str:
        times: dict[str, float] = {}
        calls: dict[str, list[str]] = {}
        code = [mutant for mutant in all_mutants(ROOT, self.game) if mutant.operator not in ("field", "data")]
        called = note_calls(code)
        for number, item in enumerate(items):
            forget_shared_positions()
            called.clear()
            begun = process_time()
            if failed(item, items[number + 1] if number + 1 < len(items) else None):
                return json.dumps({"failed": item.nodeid})
            times[item.nodeid] = round(process_time() - begun, 3)
            calls[item.nodeid] = sorted(called)
        return json.dumps({"times": times, "calls": calls})

    def noticed(self, items: list[Item], mutant: Mutant) -> str:
        """The first test that fails, or nothing."""
        exchange(mutant)
        place = place_of(mutant.file, mutant.function)
        able = [item for item in items if mutant.operator == "field" or self.may_notice(item, place)]
        ordered = sorted(able, key=functools.partial(self.place, mutant))
        for number, item in enumerate(ordered):
            # Of its own work: a busy machine is no fault.
            signal.setitimer(signal.ITIMER_PROF, 5 + 5 * self.times[item.nodeid])
            if failed(item, ordered[number + 1] if number + 1 < len(ordered) else None):
                return item.nodeid
        return ""

    def may_notice(self, item: Item, place: str) -> bool:
        return place in self.calls[item.nodeid]

    def place(self, mutant: Mutant, item: Item) -> tuple[int, float]:
        """First what cites the rule or looks at fields, then golden games, then quick ones."""
        if mutant.operator == "field":
            stage = 0 if "/test_states.py" in item.nodeid else 2
        elif item.nodeid.partition("[")[0] in self.cited.get(mutant.id, []):
            stage = 0
        else:
            stage = 1 if "/golden/" in item.nodeid else 2
        return stage, self.times[item.nodeid]


def forget_shared_positions() -> None:
    """So that a test's calls are known whether or not another has played its positions before."""
    positions = sys.modules.get("tests.properties.positions")
    if positions is not None:
        positions._played.clear()
        positions.sampled.cache_clear()


def failed(item: Item, following: Item | None) -> bool:
    return any(report.failed for report in runtestprotocol(item, log=False, nextitem=following))


def main() -> int:
    order = json.loads(sys.stdin.readline())
    mutants = [Mutant(**{**json.loads(line), "rules": ()}) for line in sys.stdin]
    out = os.dup(1)
    os.dup2(2, 1)  # what pytest prints goes to the errors
    judge = Judge(mutants, order, out)
    arguments = ["-q", "-p", "no:xdist", "-s", *order["tests"]]
    return int(pytest.main(arguments, plugins=[judge]))


if __name__ == "__main__":
    sys.exit(main())
