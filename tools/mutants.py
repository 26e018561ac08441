"""`make mutants GAME=race`: how many faults made on purpose do the tests notice?

Mutants (`mutating.py`) are sampled by seed over a game's rules, sight, state and components. For each, tests
run until one fails, of those that come by the changed function: first those that cite the statements named
around the change, then golden games, then quick ones first. Code is exchanged in a forked child
(`judging.py`), components in a copy of the tree. Results are kept in build/mutants, so that a run goes on
where it stopped; `mutants.toml` sets mutants aside that change nothing, each with a reason.
"""

from __future__ import annotations

import argparse
import ast
import json
import os
import shutil
import subprocess
import sys
import tempfile
import tomllib
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from functools import cache
from hashlib import sha256
from itertools import chain
from pathlib import Path
from queue import SimpleQueue
from time import monotonic
from typing import Any

from mutating import RULE_ID, Mutant, all_mutants, sample

ROOT = Path(__file__).resolve().parents[1]
RESULTS = ROOT / "build" / "mutants"
ASIDE = Path(__file__).with_suffix(".toml")
COPIED = ("src", "tests", "docs/examples")
LEFT_OUT = shutil.ignore_patterns("browser", "*.so", "*.egg-info")
PROPERTIES = ("tests/properties", "tests/golden")
NOTICED, SURVIVED, TIMED_OUT = "noticed", "survived", "timed out"
SEATS = {"race": (2, 4), "starfarers": (3,), "quarterworlds": (2,), "pulsar": (2, 3), "seti": (1, 2)}
PATIENCE = 1200.0  # seconds for the tests of a changed component file
WANTED = 0.92


@dataclass(frozen=True)
class Outcome:
    """What became of a mutant, and which test noticed it."""

    id: str
    outcome: str
    by: str
    seconds: float


class Tree:
    """A copy of the sources and tests in which one file at a time is changed."""

    def __init__(self, path: Path) -> None:
        self.path = path
        for name in COPIED:
            shutil.copytree(ROOT / name, path / name, ignore=LEFT_OUT)
        shutil.copy(ROOT / "pyproject.toml", path)

    @contextmanager
    def changed(self, mutant: Mutant) -> Iterator[None]:
        file = self.path / mutant.file
        true = file.read_text(encoding="utf-8")
        self.write(file, mutant.applied(true))
        try:
            yield
        finally:
            self.write(file, true)

    def write(self, file: Path, text: str) -> None:
        """Writes a file and removes its bytecode, which might be taken for new within the same second."""
        file.write_text(text, encoding="utf-8")
        for bytecode in file.parent.glob(f"__pycache__/{file.stem}.*.pyc"):
            bytecode.unlink()

    def environment(self) -> dict[str, str]:
        paths = os.pathsep.join((str(self.path / "src"), str(self.path)))
        return {**os.environ, "PYTHONPATH": paths, "PYTHONHASHSEED": "0"}

    def test(self, arguments: list[str], patience: float | None) -> tuple[str, str]:
        """Runs tests until one fails."""
        command = [sys.executable, "-m", "pytest", "-x", "-q", "--tb=no", "-p", "no:xdist", *arguments]
        try:
            done = subprocess.run(
                command,
                cwd=self.path,
                env=self.environment(),
                capture_output=True,
                text=True,
                timeout=patience,
                check=False,
            )
        except subprocess.TimeoutExpired:
            return TIMED_OUT, ""
        if done.returncode == 0:
            return SURVIVED, ""
        if done.returncode in (1, 2):
            failed = [line for line in done.stdout.splitlines() if line.startswith(("FAILED", "ERROR"))]
            return NOTICED, failed[0].split(" - ")[0].partition(" ")[2] if failed else "import"
        raise RuntimeError(f"pytest {' '.join(arguments)}: {done.stdout[-2000:]}{done.stderr[-2000:]}")


def citing_tests(game: str) -> dict[str, list[str]]:
    """Test names by the statement that they cite."""
    found: dict[str, list[str]] = {}
    for path in sorted((ROOT / "tests" / "games" / game).glob("test_*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        for node in tree.body:
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                for decorator in node.decorator_list:
                    for id in RULE_ID.findall(ast.unparse(decorator)):
                        found.setdefault(id, []).append(f"{path.relative_to(ROOT).as_posix()}::{node.name}")
    return found


def chosen_tests(game: str) -> list[str]:
    """The tests that judge a mutant of the game: its own, and the properties of its usual tables."""
    own = f"({game} and not properties and not golden)"
    cases = [own, f"[{game}]", *(f"{game}-{seats}]" for seats in SEATS[game])]
    wanted = f"({' or '.join(cases)}) and not fresh_process and not compiled"
    return [f"tests/games/{game}", *PROPERTIES, "-k", wanted]


def judged_by_fork(
    game: str, mutants: list[Mutant], tests: list[str], times: Path, processes: int
) -> Iterator[Outcome]:
    """Judges mutants of code with the tests, so many children at a time."""
    citing = citing_tests(game)
    known = learnt(game, times)
    shares = [mutants[number::processes] for number in range(processes)]
    with ThreadPoolExecutor(processes) as pool:
        results: SimpleQueue[dict[str, Any] | None] = SimpleQueue()
        for share in shares:
            cited = {m.id: [test for rule in m.rules for test in citing.get(rule, [])] for m in share}
            order = {"game": game, "cited": cited, "known": known, "tests": tests}
            pool.submit(judging_process, order, share, results)
        open_shares = processes
        while open_shares:
            found = results.get()
            if found is None:
                open_shares -= 1
            elif "failed" in found:
                raise SystemExit(f"{game}: {found['failed']} fails without any mutant")
            elif "times" in found:
                files = {file_of(test) for test in found["times"]}
                marks = {file: mark_of(game, file) for file in sorted(files)}
                times.write_text(json.dumps({**found, "marks": marks}), encoding="utf-8")
            else:
                yield Outcome(**found)


def learnt(game: str, times: Path) -> dict[str, Any]:
    """What earlier runs have learnt about tests that are as they were, of a game that is as it was."""
    if not times.exists():
        return {}
    found = json.loads(times.read_text(encoding="utf-8"))
    marks = found.get("marks", {})
    true = {file for file, mark in marks.items() if mark == mark_of(game, file)}
    return {
        part: {test: known for test, known in found[part].items() if file_of(test) in true}
        for part in ("times", "calls")
    }


def file_of(test: str) -> str:
    return test.partition("::")[0]


@cache
def mark_of(game: str, file: str) -> str:
    """Differs when the file of tests or the game's code does."""
    sources = sorted((ROOT / "src" / "perihelion" / "games" / game).rglob("*.py"))
    mark = sha256()
    for path in [*sources, ROOT / file]:
        mark.update(path.read_bytes() if path.exists() else b"")
    return mark.hexdigest()


def judging_process(order: dict[str, Any], mutants: list[Mutant], results: SimpleQueue[Any]) -> None:
    """Talks to one `judging.py`."""
    paths = os.pathsep.join((str(ROOT / "src"), str(ROOT)))
    command = [sys.executable, str(Path(__file__).with_name("judging.py"))]
    environment = {**os.environ, "PYTHONPATH": paths, "PYTHONHASHSEED": "0"}
    lines = [json.dumps(order), *(json.dumps(asdict(mutant)) for mutant in mutants)]
    try:
        with subprocess.Popen(
            command, cwd=ROOT, env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        ) as process:
            assert process.stdin is not None
            assert process.stdout is not None
            process.stdin.write("\n".join(lines) + "\n")
            process.stdin.close()
            for line in process.stdout:
                results.put(json.loads(line))
    finally:
        results.put(None)


def judged_in_copy(game: str, mutants: list[Mutant]) -> Iterator[Outcome]:
    """Judges mutants of component files, which are read when the game is imported."""
    with tempfile.TemporaryDirectory(prefix="mutants-") as folder:
        tree = Tree(Path(folder) / "tree")
        for mutant in mutants:
            begun = monotonic()
            with tree.changed(mutant):
                outcome, by = tree.test(tests_of_components(game), PATIENCE)
                if outcome == SURVIVED:
                    outcome, by = tree.test(chosen_tests(game), PATIENCE)
            yield Outcome(mutant.id, outcome, by, round(monotonic() - begun, 1))


def tests_of_components(game: str) -> list[str]:
    """The tests with the golden tables."""
    folder = ROOT / "tests" / "games" / game
    found = [*folder.glob("test_printed*.py"), folder / "test_components.py"]
    return [path.relative_to(ROOT).as_posix() for path in found if path.exists()]


def set_aside(game: str) -> dict[str, str]:
    """Mutants that change nothing a player could notice, by id, each with the reason."""
    entries = tomllib.loads(ASIDE.read_text(encoding="utf-8")).get(game, {})
    return {id: str(reason) for id, reason in entries.items()}


def known(path: Path) -> dict[str, Outcome]:
    """The results of earlier runs."""
    if not path.exists():
        return {}
    lines = path.read_text(encoding="utf-8").splitlines()
    outcomes = [Outcome(**json.loads(line)) for line in lines]
    return {outcome.id: outcome for outcome in outcomes}


def run(game: str, mutants: list[Mutant], processes: int, path: Path) -> dict[str, Outcome]:
    """Judges what has not been judged yet."""
    done = known(path)
    open_ones = {mutant.id: mutant for mutant in mutants if mutant.id not in done}
    code = [mutant for mutant in open_ones.values() if mutant.operator != "data"]
    data = [mutant for mutant in open_ones.values() if mutant.operator == "data"]
    path.parent.mkdir(parents=True, exist_ok=True)
    tests, times = chosen_tests(game), path.with_suffix(".times")
    judged = judged_by_fork(game, code, tests, times, processes) if code else iter(())
    with path.open("a", encoding="utf-8") as file:
        for outcome in chain(judged, judged_in_copy(game, data) if data else ()):
            done[outcome.id] = outcome
            file.write(json.dumps(vars(outcome)) + "\n")
            file.flush()
            line = f"{outcome.outcome:9} {outcome.seconds:6.1f} s  {open_ones[outcome.id]}  {outcome.by}"
            print(line, flush=True)
    return done


def report(game: str, mutants: list[Mutant], done: dict[str, Outcome]) -> float:
    """Prints the figures of a game; returns the part of those that matter which was noticed."""
    aside = set_aside(game)
    judged = [mutant for mutant in mutants if mutant.id in done]
    survivors = [mutant for mutant in judged if done[mutant.id].outcome == SURVIVED]
    equivalent = [mutant for mutant in survivors if mutant.id in aside]
    missed = [mutant for mutant in survivors if mutant.id not in aside]
    matter = len(judged) - len(equivalent)
    noticed = matter - len(missed)
    share = noticed / matter if matter else 0.0
    print(
        f"{game}: {len(judged)} sampled, {noticed} noticed, {len(equivalent)} equivalent, "
        f"{len(missed)} survivors: {share:.1%} of {matter} (wanted {WANTED:.0%})"
    )
    by_operator = Counter(mutant.operator for mutant in judged)
    lost = Counter(mutant.operator for mutant in missed)
    for operator, count in sorted(by_operator.items()):
        print(f"  {operator:11} {count - lost[operator]:3} of {count:3}")
    for mutant in missed:
        print(f"  survivor {mutant.id} {mutant}\n           {mutant.context}")
    return share


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("game", choices=sorted(SEATS))
    parser.add_argument("--count", type=int, default=300)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--again", action="store_true", help="judge survivors of earlier runs once more")
    parser.add_argument("--report", action="store_true", help="only tell what is known")
    chosen = parser.parse_args()
    path = RESULTS / f"{chosen.game}.jsonl"
    mutants = sample(all_mutants(ROOT, chosen.game), chosen.count, chosen.seed)
    if chosen.again:
        forget_survivors(path)
    done = known(path) if chosen.report else run(chosen.game, mutants, chosen.processes, path)
    return 0 if report(chosen.game, mutants, done) >= WANTED else 1


def forget_survivors(path: Path) -> None:
    kept = [outcome for outcome in known(path).values() if outcome.outcome != SURVIVED]
    path.write_text("".join(json.dumps(vars(outcome)) + "\n" for outcome in kept), encoding="utf-8")


if __name__ == "__main__":
    sys.exit(main())
