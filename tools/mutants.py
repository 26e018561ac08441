"""`make mutants GAME=race`: how many faults made on purpose do the tests notice?

Mutants (`mutating.py`) are sampled by seed over a game's rules, sight, state and components. Each is written
into a copy of the tree, and tests run until one fails: first those that cite the statements named around the
change, then the game's own, then properties and golden games. Results are kept in build/mutants, so that a
run goes on where it stopped; `mutants.toml` sets mutants aside that change nothing, each with a reason.
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
from dataclasses import dataclass
from pathlib import Path
from queue import SimpleQueue
from time import monotonic

from mutating import RULE_ID, Mutant, all_mutants, sample

ROOT = Path(__file__).resolve().parents[1]
RESULTS = ROOT / "build" / "mutants"
ASIDE = Path(__file__).with_suffix(".toml")
COPIED = ("src", "tests", "docs/examples")
LEFT_OUT = shutil.ignore_patterns("browser", "*.so", "*.egg-info")
PROPERTIES = ("tests/properties", "tests/golden")
NOTICED, SURVIVED, TIMED_OUT = "noticed", "survived", "timed out"
SEATS = {"race": (2, 4), "starfarers": (3,), "quarterworlds": (2,), "pulsar": (2, 3), "seti": (1, 2)}
PATIENCE = 4  # times what the untouched tree needs
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


def stages(game: str, mutant: Mutant | None, citing: dict[str, list[str]]) -> list[list[str]]:
    """What is run one after the other, narrowest first."""
    cited = dict.fromkeys(test for rule in (mutant.rules if mutant else ()) for test in citing.get(rule, []))
    cases = " or ".join([f"[{game}]", *(f"{game}-{seats}]" for seats in SEATS[game])])
    rest = [*PROPERTIES, "-k", f"({cases}) and not fresh_process and not compiled"]
    return [list(cited)] * bool(cited) + [[f"tests/games/{game}"], rest]


def judge(tree: Tree, game: str, mutant: Mutant, citing: dict[str, list[str]], patience: float) -> Outcome:
    begun = monotonic()
    outcome, by = SURVIVED, ""
    with tree.changed(mutant):
        for arguments in stages(game, mutant, citing):
            outcome, by = tree.test(arguments, patience)
            if outcome != SURVIVED:
                break
    return Outcome(mutant.id, outcome, by, round(monotonic() - begun, 1))


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
    """Judges what has not been judged yet, so many at a time, each in a tree of its own."""
    done = known(path)
    open_ones = [mutant for mutant in mutants if mutant.id not in done]
    if not open_ones:
        return done
    citing = citing_tests(game)
    path.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(prefix="mutants-") as folder:
        free: SimpleQueue[Tree] = SimpleQueue()
        for number in range(processes):
            free.put(Tree(Path(folder) / str(number)))
        patience = PATIENCE * untouched(free, game, citing) + 60

        def one(mutant: Mutant) -> tuple[Mutant, Outcome]:
            tree = free.get()
            try:
                return mutant, judge(tree, game, mutant, citing, patience)
            finally:
                free.put(tree)

        with ThreadPoolExecutor(processes) as pool, path.open("a", encoding="utf-8") as file:
            for mutant, outcome in pool.map(one, open_ones):
                done[mutant.id] = outcome
                file.write(json.dumps(vars(outcome)) + "\n")
                file.flush()
                print(f"{outcome.outcome:9} {outcome.seconds:6.1f} s  {mutant}  {outcome.by}", flush=True)
    return done


def untouched(free: SimpleQueue[Tree], game: str, citing: dict[str, list[str]]) -> float:
    """How long the tests of the unchanged tree take; they must pass, or nothing could be said of a mutant."""
    tree = free.get()
    begun = monotonic()
    for arguments in stages(game, None, citing):
        outcome, by = tree.test(arguments, None)
        if outcome != SURVIVED:
            raise SystemExit(f"{game}: {by} fails without any mutant")
    free.put(tree)
    return monotonic() - begun


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
