"""What is changed on purpose: small faults of the kinds that rule code and component files suffer from.

Python files are read as syntax trees, component files line by line; a mutant is one replacement in one file.
Faults that would leave no program at all, or that nobody could call a fault, are not made: annotations,
constants that only name a number, and texts are left alone.
"""

from __future__ import annotations

import ast
import hashlib
import random
import re
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from pathlib import Path

COMPARED = {
    ast.Lt: "<=",
    ast.LtE: "<",
    ast.Gt: ">=",
    ast.GtE: ">",
    ast.Eq: "!=",
    ast.NotEq: "==",
    ast.In: "not in",
    ast.NotIn: "in",
}
CALCULATED = {ast.Add: "-", ast.Sub: "+"}
EXTREMES = {"min": "max", "max": "min", "any": "all", "all": "any"}
ORDERS = ("shuffle", "sort", "reverse")
KNOWERS_AT = 5  # among the arguments of an event
EVERYBODY = "15"
RULE_ID = re.compile(r"\b[A-Z]{4}-[A-Z]?\d+\b")


@dataclass(frozen=True)
class Mutant:
    """A part of a file and what is written in its place. `rules` are the statements cited around it."""

    file: str
    operator: str
    line: int
    start: int
    end: int
    old: str
    new: str
    context: str
    rules: tuple[str, ...] = ()
    function: str = ""  # in which it stands, with its class; of a field, the class
    nth: int = 0  # among those of the file that look the same

    @property
    def id(self) -> str:
        """The same as long as the line and what is done to it are the same."""
        text = "\n".join((self.file, self.operator, self.context, self.old, self.new, str(self.nth)))
        return hashlib.sha256(text.encode()).hexdigest()[:12]

    def applied(self, source: str) -> str:
        if source[self.start : self.end] != self.old:
            raise ValueError(f"{self.file}:{self.line} has changed since the mutant was found")
        return source[: self.start] + self.new + source[self.end :]

    def __str__(self) -> str:
        return f"{self.file}:{self.line} [{self.operator}] {_short(self.old)} -> {_short(self.new)}"


def _short(text: str) -> str:
    flat = " ".join(text.split())
    return flat if len(flat) <= 70 else flat[:67] + "..."


# -- Python files -----------------------------------------------------------------------------------


class Source:
    """A Python file with the places of its nodes."""

    def __init__(self, file: str, text: str) -> None:
        self.file = file
        self.text = text
        self.lines = text.splitlines()
        self.tree = ast.parse(text)
        self.starts = [0]
        for line in text.splitlines(keepends=True):
            self.starts.append(self.starts[-1] + len(line))

    def at(self, line: int, column: int) -> int:
        """The place in the text; columns of the tree count bytes."""
        if self.text.isascii():
            return self.starts[line - 1] + column
        before = self.lines[line - 1].encode()[:column].decode()
        return self.starts[line - 1] + len(before)

    def span(self, node: ast.expr | ast.stmt) -> tuple[int, int]:
        assert node.end_lineno is not None
        assert node.end_col_offset is not None
        return self.at(node.lineno, node.col_offset), self.at(node.end_lineno, node.end_col_offset)

    def segment(self, node: ast.expr | ast.stmt) -> str:
        start, end = self.span(node)
        return self.text[start:end]

    def mutant(self, operator: str, line: int, span: tuple[int, int], new: str) -> Mutant:
        start, end = span
        context = self.lines[line - 1].strip()
        return Mutant(self.file, operator, line, start, end, self.text[start:end], new, context)


def python_mutants(file: str, text: str) -> list[Mutant]:
    """All mutants of a Python file, in its order."""
    source = Source(file, text)
    found: list[Mutant] = []
    for function, klass in _functions(source.tree):
        rules = tuple(dict.fromkeys(RULE_ID.findall(source.segment(klass or function))))
        name = f"{klass.name}.{function.name}" if klass else function.name
        for node in _inside(function):
            found += [
                replace(source.mutant(operator, node.lineno, span, new), rules=rules, function=name)
                for operator, span, new in _changes(source, node)
            ]
    return found + _left_out_fields(source)


def _functions(tree: ast.Module) -> Iterator[tuple[ast.FunctionDef, ast.ClassDef | None]]:
    for node in tree.body:
        if isinstance(node, ast.FunctionDef):
            yield node, None
        elif isinstance(node, ast.ClassDef):
            for part in node.body:
                if isinstance(part, ast.FunctionDef):
                    yield part, node


def _inside(function: ast.FunctionDef) -> Iterator[ast.expr | ast.stmt]:
    """Statements and expressions of a body, annotations and the docstring left out."""
    pending: list[ast.AST] = list(function.body)
    if ast.get_docstring(function) is not None:
        pending = pending[1:]
    while pending:
        node = pending.pop(0)
        if isinstance(node, ast.expr | ast.stmt):
            yield node
        if isinstance(node, ast.AnnAssign):
            pending += [node.value] if node.value is not None else []
        elif not isinstance(node, ast.JoinedStr | ast.Raise | ast.Assert):
            pending += list(ast.iter_child_nodes(node))


Change = tuple[str, tuple[int, int], str]


def _changes(source: Source, node: ast.expr | ast.stmt) -> Iterator[Change]:
    for finder in (_comparison, _figure, _sum, _logic, _extreme, _dropped, _swapped, _knowers):
        yield from finder(source, node)


def _comparison(source: Source, node: ast.AST) -> Iterator[Change]:
    if isinstance(node, ast.Compare) and len(node.ops) == 1 and type(node.ops[0]) in COMPARED:
        span = (source.span(node.left)[1], source.span(node.comparators[0])[0])
        between = source.text[span[0] : span[1]]
        if between.strip(" \n") and "(" not in between and ")" not in between:
            yield "comparison", span, f" {COMPARED[type(node.ops[0])]} "


def _figure(source: Source, node: ast.AST) -> Iterator[Change]:
    if isinstance(node, ast.Constant) and type(node.value) is int:
        yield "off by one", source.span(node), str(node.value + 1)
    if isinstance(node, ast.Constant) and type(node.value) is bool:
        yield "logic", source.span(node), str(not node.value)


def _sum(source: Source, node: ast.AST) -> Iterator[Change]:
    if isinstance(node, ast.BinOp) and type(node.op) in CALCULATED:
        span = (source.span(node.left)[1], source.span(node.right)[0])
        between = source.text[span[0] : span[1]]
        if between.strip() in ("+", "-") and not _is_text(node):
            yield "sum", span, f" {CALCULATED[type(node.op)]} "
    if isinstance(node, ast.AugAssign) and type(node.op) in CALCULATED:
        span = (source.span(node.target)[1], source.span(node.value)[0])
        if not isinstance(node.value, ast.List | ast.ListComp | ast.JoinedStr):
            yield "sum", span, f" {CALCULATED[type(node.op)]}= "


def _is_text(node: ast.BinOp) -> bool:
    parts = (node.left, node.right)
    return any(isinstance(part, ast.List | ast.ListComp | ast.JoinedStr) for part in parts)


def _logic(source: Source, node: ast.AST) -> Iterator[Change]:
    if isinstance(node, ast.BoolOp):
        first, second = source.span(node.values[0])[1], source.span(node.values[1])[0]
        word, other = ("and", "or") if isinstance(node.op, ast.And) else ("or", "and")
        between = source.text[first:second]
        if between.count(word) == 1 and "#" not in between:
            yield "logic", (first, second), between.replace(word, other)
    if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
        yield "logic", source.span(node), f"({source.segment(node.operand)})"
    if isinstance(node, ast.IfExp):
        yield "logic", source.span(node.test), "True"


def _extreme(source: Source, node: ast.AST) -> Iterator[Change]:
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in EXTREMES:
        yield "extreme", source.span(node.func), EXTREMES[node.func.id]


def _dropped(source: Source, node: ast.AST) -> Iterator[Change]:
    if isinstance(node, ast.Expr) and isinstance(node.value, ast.Call):
        name = node.value.func.attr if isinstance(node.value.func, ast.Attribute) else ""
        nothing = "super()" if "super()" in source.segment(node) else "pass"  # it still needs its class
        yield ("order" if name in ORDERS else "dropped"), source.span(node), nothing
    if isinstance(node, ast.Assign | ast.AugAssign) and not _is_new_name(node):
        yield "dropped", source.span(node), "pass"
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "reversed":
        yield "order", source.span(node.func), "list"


def _is_new_name(node: ast.Assign | ast.AugAssign) -> bool:
    """Without it the next line would not even run."""
    return isinstance(node, ast.Assign) and all(
        isinstance(target, ast.Name | ast.Tuple) for target in node.targets
    )


def _swapped(source: Source, node: ast.AST) -> Iterator[Change]:
    if isinstance(node, ast.Call) and len(node.args) >= 3:
        second, third = node.args[1:3]
        texts = source.segment(second), source.segment(third)
        if isinstance(second, ast.Name) and isinstance(third, ast.Name) and texts[0] != texts[1]:
            span = (source.span(second)[0], source.span(third)[1])
            between = source.text[source.span(second)[1] : source.span(third)[0]]
            yield "swapped", span, texts[1] + between + texts[0]


def _knowers(source: Source, node: ast.AST) -> Iterator[Change]:
    is_event = isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Event"
    if is_event and isinstance(node, ast.Call) and len(node.args) > KNOWERS_AT:
        yield "knowers", source.span(node.args[KNOWERS_AT]), EVERYBODY


def _left_out_fields(source: Source) -> list[Mutant]:
    """A field that is saved no longer."""
    found: list[Mutant] = []
    for kind in source.tree.body:
        if not isinstance(kind, ast.ClassDef):
            continue
        for node in kind.body:
            if isinstance(node, ast.AnnAssign) and isinstance(node.value, ast.Tuple):
                for word in node.value.elts if ast.unparse(node.target) == "FIELDS" else []:
                    mutant = source.mutant("field", word.lineno, source.span(word), '""')
                    found.append(replace(mutant, function=kind.name))
    return found


# -- component files --------------------------------------------------------------------------------

WORDS_ONLY = (
    "id",
    "name",
    "title",
    "text",
    "note",
    "number",
    "schema",
    "version",
    "en",
    "cs",
    "source",
    "page",
)
_ENTRY = re.compile(r'(?<![\w-])([\w-]+) = (-?\d+(?![\w.-])|true|false|"[^"]*"|\[[-\d, ]*\d\])')


def data_mutants(file: str, text: str) -> list[Mutant]:
    """Changed figures, flags and words of a component file; a word becomes another that the key also has."""
    values: dict[str, list[str]] = {}
    for _, key, value in _entries(text):
        if value.group(2) not in values.setdefault(key, []):
            values[key].append(value.group(2))
    found: list[Mutant] = []
    for line, key, match in _entries(text):
        old = match.group(2)
        new = _other(old, values[key])
        if key not in WORDS_ONLY and new != old:
            context = text.splitlines()[line - 1].strip()
            found.append(Mutant(file, "data", line, match.start(2), match.end(2), old, new, context))
    return found


def _entries(text: str) -> Iterator[tuple[int, str, re.Match[str]]]:
    for match in _ENTRY.finditer(text):
        start = text.rfind("\n", 0, match.start()) + 1
        if "#" not in text[start : match.start()]:
            yield text.count("\n", 0, match.start()) + 1, match.group(1), match


def _other(old: str, values: list[str]) -> str:
    if old in ("true", "false"):
        return "false" if old == "true" else "true"
    if old.startswith("["):
        numbers = [int(number) for number in old[1:-1].split(",")]
        return str([*numbers[:-1], numbers[-1] + 1])
    if not old.startswith('"'):
        return str(int(old) + 1)
    return values[(values.index(old) + 1) % len(values)]


# -- choosing ---------------------------------------------------------------------------------------


def all_mutants(root: Path, game: str) -> list[Mutant]:
    """Every mutant of a game's rules, sight, state and components."""
    folder = root / "src" / "perihelion" / "games" / game
    code = sorted([*folder.glob("rules/**/*.py"), *folder.glob("sight/**/*.py"), folder / "state.py"])
    tables = sorted(path for path in folder.glob("data/*.toml") if path.name != "rules.toml")
    found: list[Mutant] = []
    readers: list[tuple[list[Path], Callable[[str, str], list[Mutant]]]] = [
        (code, python_mutants),
        (tables, data_mutants),
    ]
    for paths, reader in readers:
        for path in paths:
            found += reader(path.relative_to(root).as_posix(), path.read_text(encoding="utf-8"))
    return _numbered(found)


def _numbered(mutants: list[Mutant]) -> list[Mutant]:
    seen: Counter[str] = Counter()
    found: list[Mutant] = []
    for mutant in mutants:
        found.append(replace(mutant, nth=seen[mutant.id]))
        seen[mutant.id] += 1
    return found


def sample(mutants: list[Mutant], count: int, seed: int) -> list[Mutant]:
    """So many mutants; every operator has the same chance to be next, whatever the number of its mutants.
    A longer sample of the same seed begins like a shorter one; a changed line changes only its own part."""
    chance = random.Random(seed)
    groups: dict[str, list[Mutant]] = {}
    for mutant in sorted(mutants, key=lambda one: hashlib.sha256(f"{seed} {one.id}".encode()).digest()):
        groups.setdefault(mutant.operator, []).append(mutant)
    found: list[Mutant] = []
    while len(found) < count and groups:
        operator = chance.choice(sorted(groups))
        found.append(groups[operator].pop())
        if not groups[operator]:
            del groups[operator]
    return found
