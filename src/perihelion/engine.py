"""Which engine runs: the one compiled with mypyc, or the interpreted source.

An installed package is compiled in place. A checkout keeps its source as it is and compiles it into a folder
below `build/engine` that is named after what was compiled, so a build of other source is never taken for it.
`tools/compile.py` makes such folders by what is said here.
"""

from __future__ import annotations

import ast
import os
import sys
import sysconfig
from collections.abc import Iterable
from functools import cache
from hashlib import sha256
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

from perihelion.core import state

PURE = "PERIHELION_PURE"  # set to anything but 0: run and build interpreted
READY = ".ready"  # lies in the folder of a finished build

# The packages that are compiled, without drawings and without bots that calculate with numpy. A package's own
# `__init__` stays as it is.
PACKAGES = ("core", "games", "bots")

PLAYED_BY = (".py", ".toml", ".npz")  # rules and judgement, components, weights
LEVELS = ("bots", "levels.py")  # says which bot plays a level, not how a bot plays
BOTS = "perihelion.bots"


def kind() -> str:
    """What this process runs on."""
    return "compiled" if is_compiled() else "interpreted"


def is_compiled() -> bool:
    return str(state.__file__).endswith(tuple(EXTENSION_SUFFIXES))


def wants_pure() -> bool:
    return os.environ.get(PURE, "0") not in ("", "0")


def modules(package: Path) -> list[Path]:
    """The files that are compiled, of the package `perihelion` in this folder."""
    found = (path for part in PACKAGES for path in (package / part).rglob("*.py"))
    return sorted(path for path in found if path.name != "__init__.py" and _is_engine(path, package))


def _is_engine(path: Path, package: Path) -> bool:
    part, *inner = path.relative_to(package).parts
    return "art" not in inner and not (part == "bots" and "import numpy" in path.read_text(encoding="utf-8"))


def digest(package: Path) -> str:
    """Stands for everything that a build is made of: the text of what is compiled, the names of the files
    beside it, and the kind of Python that it is compiled for."""
    compiled = set(modules(package))
    found = sha256(str(sysconfig.get_config_var("EXT_SUFFIX")).encode())
    for part in PACKAGES:
        for path in sorted((package / part).rglob("*")):
            if "__pycache__" not in path.parts:
                found.update(str(path.relative_to(package)).encode())
                found.update(path.read_bytes() if path in compiled else b"")
    return found.hexdigest()[:16]


def play_digest(package: Path, game_id: str, seats: int | None = None, bots: Iterable[str] = ()) -> str:
    """Stands for everything that decides how bots of a name play a game: its rules, components and judgement,
    what all games share, the bots, and the weights that they have for it. With `seats` and the modules of
    some `bots` it is about those alone: the weights for that player count, and what those modules import."""
    played_by = imported(package, bots) if bots else None
    found = sha256()
    for part in PACKAGES:
        for path in sorted((package / part).rglob("*")):
            inside = path.relative_to(package)
            if path.suffix in PLAYED_BY and _concerns(inside.parts, game_id, seats, played_by):
                found.update(str(inside).encode())
                found.update(path.read_bytes())
    return found.hexdigest()[:16]


def imported(package: Path, bots: Iterable[str]) -> frozenset[str]:
    """The modules among the bots without which these ones do not play, themselves included, and the one that
    says which bot has which name."""
    found, coming = {"__init__"}, list(bots)
    while coming:
        name = coming.pop()
        if name not in found:
            found.add(name)
            coming += _imports((package / "bots" / f"{name}.py").read_text(encoding="utf-8"))
    return frozenset(found)


def _imports(text: str) -> list[str]:
    """The modules among the bots that a module of them imports, at its beginning or later."""
    found = []
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.ImportFrom) and node.module == BOTS:
            found += [name.name for name in node.names]
        elif isinstance(node, ast.ImportFrom) and node.module and node.module.startswith(f"{BOTS}."):
            found.append(node.module.removeprefix(f"{BOTS}."))
    return found


def _concerns(
    parts: tuple[str, ...], game_id: str, seats: int | None, played_by: frozenset[str] | None
) -> bool:
    """Whether a file of the engine matters to a game: not the drawings, nor what other games have."""
    if "art" in parts or parts == LEVELS:
        return False
    if parts[:2] == ("bots", "weights"):
        file = f"{game_id}-" if seats is None else f"{game_id}-{seats}"
        return parts[2].startswith(file)
    if parts[0] == "bots" and played_by is not None:
        return parts[1].removesuffix(".py") in played_by
    return parts[0] != "games" or len(parts) == 2 or parts[1] == game_id


def build_of(root: Path) -> Path:
    """Where the compiled engine of a checkout is, or will be when it is made."""
    return root / "build" / "engine" / digest(root / "src" / "perihelion")


def is_ready(build: Path) -> bool:
    return (build / READY).is_file()


@cache
def own_build() -> Path | None:
    """Where the compiled engine of the source that runs here is, or will be; None if there is nothing to
    compile because this is an installed package or compiled already."""
    root = Path(state.__file__).resolve().parents[3]
    if is_compiled() or not (root / "tools" / "compile.py").is_file():
        return None
    return build_of(root)


def environment() -> dict[str, str]:
    """The environment for a new process: on the compiled engine if there is one of just this source."""
    folder = own_build()
    if folder is None or wants_pure() or not is_ready(folder):
        return dict(os.environ)
    paths = [path for path in os.environ.get("PYTHONPATH", "").split(os.pathsep) if path]
    if str(folder) in paths:
        return dict(os.environ)
    return {**os.environ, "PYTHONPATH": os.pathsep.join([str(folder), *paths])}


def change_over() -> None:
    """Starts this program anew on the compiled engine, if there is one of just this source."""
    found = environment()
    if found != dict(os.environ):
        os.execve(sys.executable, [sys.executable, "-m", "perihelion", *sys.argv[1:]], found)
