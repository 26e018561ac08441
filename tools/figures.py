"""The figures by which a game's policy judges, laid open: a copy of the source in which they can be changed
while it runs, and the way back into the source.

A figure is a number with a point in one of the game's `mind` modules, but for 0.0 and 1.0, which say no more
than nothing and all of it. In the copy each becomes an entry of one list. Constants that hold figures are put
where they are used, because a compiled module reads its constants once.
"""

from __future__ import annotations

import ast
import copy
import math
import shutil
from dataclasses import dataclass
from pathlib import Path

MODULES = ("bargaining", "evaluation", "plan", "policy", "worth")  # of a mind; others describe, not judge
LARGEST = 50.0  # larger numbers are bounds and not figures
MARKS = ("WORTH",)  # constants that put things in order and need no finer numbers
SOURCES = ("src", "tools", "docs/examples", "setup.py", "pyproject.toml", "README.md", "LICENSE", "NOTICE")

HOLDER = '''"""The figures of this game's judgement, which change while variants of it play."""

from __future__ import annotations

from typing import Final


class Figures:
    def __init__(self) -> None:
        self.values: list[float] = {values}


FIGURES: Final = Figures()
'''


@dataclass(frozen=True)
class Figure:
    """Where a number stands in the source (bytes of a line), and what it was."""

    module: str
    line: int
    start: int
    end: int
    value: float


def lay_open(root: Path, game_id: str, target: Path) -> list[Figure]:
    """Copies a checkout and replaces the figures of one game's judgement in the copy."""
    for name in SOURCES:
        if (root / name).is_dir():
            shutil.copytree(root / name, target / name, ignore=shutil.ignore_patterns("__pycache__"))
        elif (root / name).exists():
            shutil.copy(root / name, target / name)
    mind = target / "src" / "perihelion" / "games" / game_id / "mind"
    figures = Opener(mind, game_id).run()
    values = [figure.value for figure in figures]
    (mind / "figures.py").write_text(HOLDER.format(values=values), encoding="utf-8")
    return figures


def write_back(root: Path, game_id: str, figures: list[Figure], values: list[float]) -> None:
    """Puts values in the places of figures, with two digits; one that did not change stays as it is."""
    mind = root / "src" / "perihelion" / "games" / game_id / "mind"
    for module in {figure.module for figure in figures}:
        file = mind / f"{module}.py"
        lines = file.read_bytes().splitlines(keepends=True)
        changes = [
            (figure, value)
            for figure, value in zip(figures, values, strict=True)
            if figure.module == module and value != figure.value
        ]
        for figure, value in sorted(changes, key=lambda pair: (-pair[0].line, -pair[0].start)):
            line = lines[figure.line - 1]
            lines[figure.line - 1] = line[: figure.start] + rounded(value).encode() + line[figure.end :]
        file.write_bytes(b"".join(lines))


def rounded(value: float) -> str:
    return str(float(f"{value:.2g}"))


def is_figure(node: ast.AST) -> bool:
    return (
        isinstance(node, ast.Constant)
        and type(node.value) is float
        and node.value not in (0.0, 1.0)
        and math.fabs(node.value) < LARGEST
    )


class Opener:
    """Rewrites the modules of a mind."""

    def __init__(self, mind: Path, game_id: str) -> None:
        self.mind = mind
        self.game_id = game_id
        self.figures: list[Figure] = []
        self.constants: dict[str, dict[str, ast.expr]] = {}  # by module and name

    def run(self) -> list[Figure]:
        trees = {file.stem: ast.parse(file.read_bytes()) for file in sorted(self.mind.glob("*.py"))}
        for module in MODULES:
            if module in trees:
                trees[module].body = [self.opened(module, statement) for statement in trees[module].body]
        for module, tree in trees.items():
            seen = self.seen_from(module, tree)
            if module in MODULES or seen:
                self.write(module, Inliner(seen).visit(tree))
        return self.figures

    def opened(self, module: str, statement: ast.stmt) -> ast.stmt:
        """The statement with its figures replaced; a constant stays as it is for those who import it."""
        constant = constant_of(statement)
        if constant is None:
            opened: ast.stmt = Replacer(module, self.figures).visit(statement)
            return opened
        name, value = constant
        if name not in MARKS:
            own = self.constants.setdefault(module, {})
            own[name] = Replacer(module, self.figures).visit(copy.deepcopy(value))
        return statement

    def seen_from(self, module: str, tree: ast.Module) -> dict[str, ast.expr]:
        """The constants with figures that a module has or imports, by name."""
        seen = dict(self.constants.get(module, {}))
        for statement in tree.body:
            if isinstance(statement, ast.ImportFrom) and statement.module is not None:
                others = self.constants.get(statement.module.rpartition(".")[2], {})
                seen.update({one.name: others[one.name] for one in statement.names if one.name in others})
        return seen

    def write(self, module: str, tree: ast.Module) -> None:
        used = f"from perihelion.games.{self.game_id}.mind.figures import FIGURES"
        first = next(at for at, one in enumerate(tree.body) if isinstance(one, ast.ImportFrom))
        tree.body[first + 1 : first + 1] = ast.parse(used).body
        text = ast.unparse(ast.fix_missing_locations(tree))
        (self.mind / f"{module}.py").write_text(text + "\n", encoding="utf-8")


def constant_of(statement: ast.stmt) -> tuple[str, ast.expr] | None:
    """Name and value of a constant that holds figures."""
    if not isinstance(statement, ast.AnnAssign) or not isinstance(statement.target, ast.Name):
        return None
    if statement.value is None or not any(is_figure(node) for node in ast.walk(statement.value)):
        return None
    return statement.target.id, statement.value


class Replacer(ast.NodeTransformer):
    """Replaces figures by entries of the list, and notes where they stood."""

    def __init__(self, module: str, figures: list[Figure]) -> None:
        self.module = module
        self.figures = figures

    def visit_Constant(self, node: ast.Constant) -> ast.expr:
        if not is_figure(node) or node.end_col_offset is None:
            return node
        place = len(self.figures)
        value = float(str(node.value))
        self.figures.append(Figure(self.module, node.lineno, node.col_offset, node.end_col_offset, value))
        return ast.parse(f"FIGURES.values[{place}]", mode="eval").body


class Inliner(ast.NodeTransformer):
    """Puts constants where they are used."""

    def __init__(self, constants: dict[str, ast.expr]) -> None:
        self.constants = constants

    def visit_Name(self, node: ast.Name) -> ast.expr:
        if isinstance(node.ctx, ast.Load) and node.id in self.constants:
            return copy.deepcopy(self.constants[node.id])
        return node

    def visit_AnnAssign(self, node: ast.AnnAssign) -> ast.stmt:
        """The constant's own line stays."""
        if isinstance(node.target, ast.Name) and node.target.id in self.constants:
            return node
        self.generic_visit(node)
        return node
