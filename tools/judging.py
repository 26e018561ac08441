"""Judging mutants within one process: tests are imported and collected once, and for each mutant a child is
forked that exchanges the code of one function and runs tests until one fails.

Run by `mutants.py`; mutants come as JSON lines on standard input, outcomes go out as JSON lines. The first
child changes nothing: what fails there says nothing about mutants, and how long each test takes tells the
order, quick ones first.
"""

from __future__ import annotations

import functools
import importlib
import json
import os
import signal
import sys
from collections.abc import Callable
from pathlib import Path
from time import monotonic, process_time
from types import CodeType, FunctionType
from typing import Any

import pytest
from _pytest.runner import runtestprotocol
from mutating import Mutant

ROOT = Path(__file__).resolve().parents[1]
Item = pytest.Item


def module_of(mutant: Mutant) -> Any:
    name = Path(mutant.file).relative_to("src").with_suffix("").as_posix().replace("/", ".")
    return importlib.import_module(name)


def exchange(mutant: Mutant) -> None:
    """Makes the change in the modules that are already imported."""
    module = module_of(mutant)
    if mutant.operator == "field":
        kind = getattr(module, mutant.function)
        kind.FIELDS = tuple(field for field in kind.FIELDS if field != mutant.old.strip('",'))
        return
    path = ROOT / mutant.file
    source = mutant.applied(path.read_text(encoding="utf-8"))
    holder: Any = module
    code = compile(source, str(path), "exec")
    *outer, name = mutant.function.split(".")
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

    def __init__(
        self, mutants: list[Mutant], cited: dict[str, list[str]], times: dict[str, float], out: int
    ) -> None:
        self.mutants = mutants
        self.cited = cited  # by mutant: names of tests
        self.times = times  # by test: seconds
        self.out = out
        self.reply = b""

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        if not self.times:
            self.forked(functools.partial(self.untouched, session.items), 0)
            found = json.loads(self.reply.decode())
            self.say(found)
            if "failed" in found:
                return True
            self.times = found["times"]
        patience = int(10 + 4 * sum(self.times.values()))
        for mutant in self.mutants:
            begun = monotonic()
            status = self.forked(functools.partial(self.noticed, session.items, mutant), patience)
            by = self.reply.decode()
            outcome = "timed out" if status else "noticed" if by else "survived"
            seconds = round(monotonic() - begun, 1)
            self.say({"id": mutant.id, "outcome": outcome, "by": by, "seconds": seconds})
        return True

    def say(self, found: dict[str, Any]) -> None:
        os.write(self.out, (json.dumps(found) + "\n").encode())

    def forked(self, work: Callable[[], str], patience: int) -> int:
        """Runs something in a child and keeps its reply; not 0 if it had to be stopped."""
        reading, writing = os.pipe()
        child = os.fork()
        if child == 0:
            signal.setitimer(signal.ITIMER_PROF, patience)  # of its own work: a busy machine is no fault
            text = work()
            os.write(writing, text.encode())
            os._exit(0)
        os.close(writing)
        parts: list[bytes] = []
        while part := os.read(reading, 65536):
            parts.append(part)
        os.close(reading)
        self.reply = b"".join(parts)
        return os.waitpid(child, 0)[1]

    def untouched(self, items: list[Item]) -> str:
        times: dict[str, float] = {}
        for number, item in enumerate(items):
            begun = process_time()
            if failed(item, items[number + 1] if number + 1 < len(items) else None):
                return json.dumps({"failed": item.nodeid})
            times[item.nodeid] = round(process_time() - begun, 3)
        return json.dumps({"times": times})

    def noticed(self, items: list[Item], mutant: Mutant) -> str:
        """The first test that fails, or nothing."""
        try:
            exchange(mutant)
        except Exception as error:
            return f"{type(error).__name__} on import"
        ordered = sorted(items, key=functools.partial(self.place, self.cited.get(mutant.id, [])))
        for number, item in enumerate(ordered):
            if failed(item, ordered[number + 1] if number + 1 < len(ordered) else None):
                return item.nodeid
        return ""

    def place(self, cited: list[str], item: Item) -> tuple[int, float]:
        stage = 0 if item.nodeid.partition("[")[0] in cited else 1 if "/games/" in item.nodeid else 2
        return stage, self.times.get(item.nodeid, 0.0)


def failed(item: Item, following: Item | None) -> bool:
    return any(report.failed for report in runtestprotocol(item, log=False, nextitem=following))


def main() -> int:
    order = json.loads(sys.stdin.readline())
    mutants = [Mutant(**{**json.loads(line), "rules": ()}) for line in sys.stdin]
    out = os.dup(1)
    os.dup2(2, 1)  # what pytest prints goes to the errors
    judge = Judge(mutants, order["cited"], order["times"], out)
    arguments = ["-q", "-p", "no:xdist", "-s", *order["tests"]]
    return int(pytest.main(arguments, plugins=[judge]))


if __name__ == "__main__":
    sys.exit(main())
