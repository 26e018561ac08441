"""Import directions: the engine knows no game, a game knows only the engine and the drawing kit, and
everybody else reaches a game through the registry."""

from __future__ import annotations

import ast
import subprocess
import sys
from pathlib import Path

import pytest

PACKAGE = Path(__file__).parents[1] / "src" / "perihelion"
ROOT = "perihelion"

# Who may import which parts of the package (besides itself).
ALLOWED: dict[str, set[str]] = {
    "core": set(),
    "language": {"core"},
    "art": {"core", "language"},
    "games": {"core", "art", "language"},
    "bots": {"core", "games"},
    "lab": {"core", "games", "bots", "env", "art", "language"},
    "env": {"core", "games", "bots", "language", "art"},
    "learn": {"core", "games", "art", "language"},
    "table": {"core", "games", "bots", "lab", "learn", "art", "language"},
}
# The floors of the table, and what each may import of the others.
FLOORS: dict[str, set[str]] = {
    "store": set(),
    "house": {"store"},
    "jobs": {"house", "store"},
    "web": {"house", "jobs", "store"},
}
# Packages that belong on one floor alone.
AT_HOME: dict[str, str] = {
    "alembic": "store",
    "fastapi": "web",
    "itsdangerous": "web",
    "jinja2": "web",
    "sqlalchemy": "store",
    "starlette": "web",
    "uvicorn": "web",
}
GAMES = sorted(path.name for path in (PACKAGE / "games").iterdir() if (path / "__init__.py").exists())


def imported(path: Path, running: bool = False) -> list[str]:
    """The full names of all modules that a file imports, wherever the import stands; or of those alone that
    it imports when it runs."""
    names = []
    tree = ast.parse(path.read_text(encoding="utf-8"))
    if running:
        tree.body = [node for node in tree.body if not _is_for_types(node)]
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            names += [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: relative import"
            names += [f"{node.module}.{alias.name}" for alias in node.names]
    return names


def _is_for_types(node: ast.stmt) -> bool:
    return isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING"


def files(part: str) -> list[Path]:
    return sorted((PACKAGE / part).rglob("*.py"))


@pytest.mark.parametrize("part", sorted(ALLOWED))
def test_each_part_imports_only_what_it_may(part: str) -> None:
    for path in files(part):
        for name in imported(path):
            pieces = name.split(".")
            if pieces[0] == ROOT and len(pieces) > 1 and (PACKAGE / pieces[1]).is_dir():
                assert pieces[1] in ALLOWED[part] | {part}, f"{path.relative_to(PACKAGE)} imports {name}"


@pytest.mark.parametrize("game", GAMES)
def test_a_game_does_not_know_another(game: str) -> None:
    for path in (PACKAGE / "games" / game).rglob("*.py"):
        for name in imported(path):
            for other in GAMES:
                if other != game:
                    assert not name.startswith(f"{ROOT}.games.{other}"), f"{path} imports {name}"


@pytest.mark.parametrize("part", sorted(set(ALLOWED) - {"games"}))
def test_nobody_reaches_past_the_registry(part: str) -> None:
    for path in files(part):
        for name in imported(path):
            for game in GAMES:
                assert not name.startswith(f"{ROOT}.games.{game}"), f"{path} imports {name}"


def test_the_engine_depends_on_the_standard_library_alone() -> None:
    """What is there for the compiler alone is not imported when the engine runs."""
    engine = files("core") + [path for path in files("games") if "art" not in path.parts]
    for path in engine:
        for name in imported(path, running=True):
            top = name.split(".")[0]
            assert top == ROOT or top in sys.stdlib_module_names, f"{path} imports {name}"


# The rooms of a game, and which other rooms of the same game each may look into. `parts` is what the game
# is made of: components (a module, or a package where one is not enough), catalogue.py, state.py; a state may
# name the type of its game.
ROOMS: dict[str, set[str]] = {
    "parts": {"parts", "game"},
    "rules": {"parts", "rules"},
    "sight": {"parts", "rules", "sight"},
    "mind": {"parts", "rules", "mind"},
    "art": {"components", "catalogue", "sight", "game", "art"},
}
PARTS = ("components", "catalogue", "state")
SAME_IN_ALL = {
    "rules": {"setup", "scoring", "census"},
    "sight": {"view", "show", "redeal", "zones", "previews", "refusals"},
    "mind": {"evaluation", "policy"},
    "art": {"stage", "table"},
}


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_the_same_rooms(game: str) -> None:
    home = PACKAGE / "games" / game
    beside = {path.stem for path in home.glob("*.py")} | {
        path.parent.name for path in home.glob("components/__init__.py")
    }
    assert beside == {"__init__", "game", *PARTS}
    for room, modules in SAME_IN_ALL.items():
        assert ast.get_docstring(ast.parse((home / room / "__init__.py").read_text(encoding="utf-8")))
        assert modules <= {path.stem for path in (home / room).glob("*.py")}, room
    assert {path.suffix for path in (home / "data").iterdir()} == {".toml"}


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("room", sorted(ROOMS))
def test_a_room_looks_only_where_it_may(game: str, room: str) -> None:
    home = PACKAGE / "games" / game
    folders = PARTS if room == "parts" else (room,)
    modules = [path for folder in folders for path in (home / f"{folder}.py", *(home / folder).rglob("*.py"))]
    for path in [path for path in modules if path.exists()]:
        for name in imported(path):
            if not name.startswith(f"{ROOT}.games.{game}."):
                continue
            other = name.split(".")[3]
            allowed = ROOMS[room]
            known = other in allowed or (other in PARTS and "parts" in allowed)
            assert known, f"{path.relative_to(home)} imports {name}"


@pytest.mark.parametrize("game", GAMES)
def test_rules_do_not_import_drawings(game: str) -> None:
    for path in (PACKAGE / "games" / game).rglob("*.py"):
        if "art" not in path.parts:
            for name in imported(path):
                assert not name.startswith((f"{ROOT}.art", f"{ROOT}.language")), f"{path} imports {name}"


@pytest.mark.parametrize("floor", sorted(FLOORS))
def test_each_floor_of_the_table_imports_only_those_below(floor: str) -> None:
    for path in files(f"table/{floor}"):
        for name in imported(path):
            pieces = name.split(".")
            if pieces[:2] == [ROOT, "table"]:
                assert pieces[2] in FLOORS[floor] | {floor}, f"{path.relative_to(PACKAGE)} imports {name}"
            home = AT_HOME.get(pieces[0], floor)
            assert home == floor, f"{path.relative_to(PACKAGE)} imports {name}, which belongs in {home}"


def test_the_table_has_no_other_floors() -> None:
    found = {path.relative_to(PACKAGE / "table").parts[0] for path in files("table")}
    assert found == {*FLOORS, "__init__.py"}


def test_a_worker_process_does_not_load_the_web_application() -> None:
    program = "import sys, perihelion.table.jobs.worker; print(*sys.modules)"
    loaded = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert not {"fastapi", "starlette", "sqlalchemy", "uvicorn"} & set(loaded.stdout.split())
