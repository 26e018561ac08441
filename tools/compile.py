"""Compiles `core` and `games` with mypyc into build/fast, beside an untouched copy of the rest.

The interpreted source stays as it is; whoever puts build/fast first on PYTHONPATH runs compiled.
Drawings are left out: they are not part of the engine.
"""

from __future__ import annotations

import os
import shutil
import sys
from pathlib import Path

from mypyc.build import mypycify
from setuptools import Distribution

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src"
TARGET = ROOT / "build" / "fast"
OPTIMISE = "1"
EXAMPLES = ["comet.py"]  # games outside the package that the tests play


def groups() -> list[tuple[list[str], str]]:
    """The modules to compile, as paths below the source folder: one group for the core and one for each
    game, so that the groups compile side by side and call each other natively."""
    games = sorted(path.parent for path in (SOURCE / "perihelion" / "games").glob("*/__init__.py"))
    folders = [SOURCE / "perihelion" / "core", *games]
    return [*((_modules(folder), folder.name) for folder in folders), (EXAMPLES, "examples")]


def _modules(folder: Path) -> list[str]:
    paths = sorted(folder.rglob("*.py"))
    engine = [path for path in paths if "art" not in path.parts and path.name != "__init__.py"]
    return [str(path.relative_to(SOURCE)) for path in engine]


def main() -> None:
    shutil.rmtree(TARGET, ignore_errors=True)
    shutil.copytree(SOURCE, TARGET, ignore=shutil.ignore_patterns("__pycache__", "*.egg-info"))
    for example in EXAMPLES:
        shutil.copy(ROOT / "docs" / "examples" / example, TARGET)
    os.chdir(TARGET)
    sys.path.insert(0, str(TARGET))
    separate = groups()
    files = [path for paths, _ in separate for path in paths]
    options = ["--strict", "--ignore-missing-imports", *files]
    extensions = mypycify(options, opt_level=OPTIMISE, separate=separate)
    distribution = Distribution({"name": "perihelion-fast", "ext_modules": extensions})
    command = distribution.get_command_obj("build_ext")
    command.inplace = True
    command.parallel = os.cpu_count()
    command.build_temp = str(ROOT / "build" / "objects")
    distribution.run_command("build_ext")
    print(f"compiled {len(files)} modules into {TARGET.relative_to(ROOT)}")


if __name__ == "__main__":
    main()
