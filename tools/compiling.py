"""How the engine is compiled with mypyc: one description for packages (`setup.py`) and checkouts
(`tools/compile.py`).

There is one group for the core, one for the bots and one for each game: groups compile side by side and call
each other natively.
"""

from __future__ import annotations

import os
import shutil
import sys
from itertools import groupby
from pathlib import Path

from setuptools import Distribution, Extension

sys.path.insert(0, str(Path(__file__).parents[1] / "src"))

import system

from perihelion import engine

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src"
PACKAGE = SOURCE / "perihelion"
EXAMPLES = ROOT / "docs" / "examples"
EXAMPLE = "comet.py"  # a game outside the package that the tests play
OPTIMISE = "1"
# Functions of a library are called as they are, not by way of a table in which others could exchange them.
DIRECT_CALLS = "-fno-semantic-interposition"


def hindrance() -> str | None:
    """Why nothing can be compiled here, in words; None if it can be."""
    if engine.wants_pure():
        return f"{engine.PURE} is set"
    if not system.has_compiler():
        return "no C compiler with Python's headers is here (on Debian: apt-get install gcc python3-dev)"
    return None


def groups() -> list[tuple[list[str], str | None]]:
    """The modules to compile, as paths below the source folder, each group with the name of its library."""
    paths = [path.relative_to(SOURCE) for path in engine.modules(PACKAGE)]
    return [([str(path) for path in found], name) for name, found in groupby(sorted(paths), _group)]


def _group(path: Path) -> str:
    _, package, *inner = path.parts
    return f"perihelion_{inner[0] if package == 'games' else package}"


def extensions(scratch: Path, examples: Path | None = None) -> list[Extension]:
    """What setuptools has to build; C sources and mypy's notes go to the scratch folder. A folder of examples
    makes a group of its own. Must be called, and built, with the source folder as the current one."""
    from mypyc.build import mypycify

    # What mypyc remembers of a class that has not changed lacks where it marks machine integers as not set.
    shutil.rmtree(scratch / "mypy", ignore_errors=True)
    separate = groups()
    if examples is not None:
        separate.append(([os.path.relpath(examples / EXAMPLE, SOURCE)], "perihelion_examples"))
    files = [path for paths, _ in separate for path in paths]
    options = ["--strict", "--ignore-missing-imports", f"--cache-dir={scratch / 'mypy'}"]
    found = mypycify(
        [*options, *files],
        opt_level=OPTIMISE,
        debug_level="0",
        separate=separate,
        target_dir=str(scratch / "c"),
    )
    for extension in found:
        extension.extra_compile_args.append(DIRECT_CALLS)
    return found


def build(found: list[Extension], scratch: Path, target: Path, jobs: int) -> None:
    """Compiles the extensions into the target folder; what has not changed since the last time is not done
    again."""
    distribution = Distribution({"name": "perihelion", "ext_modules": found})
    command = distribution.get_command_obj("build_ext")
    command.build_lib, command.build_temp = str(target), str(scratch / "objects")
    command.parallel = jobs
    distribution.run_command("build_ext")
