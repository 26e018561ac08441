"""Compiles the engine of this checkout into build/engine, beside links to everything that is not compiled.

    python tools/compile.py                 compiles, unless a build of just this source is there
    python tools/compile.py --background    returns at once and compiles while others go first; a compiler
                                            that is missing is installed if that needs no questions

Whoever puts build/fast (a link to the latest build) first on PYTHONPATH runs compiled. `perihelion` and the
bots of a table find their build by themselves.
"""

from __future__ import annotations

import fcntl
import os
import shutil
import subprocess
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1] / "src"))

from perihelion import engine

ROOT = Path(__file__).parents[1]
BUILD = ROOT / "build"
ENGINES = BUILD / "engine"
LOG = BUILD / "compile.log"
LOCK = BUILD / "compile.lock"
KEPT = 3  # builds: something may still run on the one before
LAST_IN_LINE = 19


def main(arguments: list[str]) -> int:
    BUILD.mkdir(exist_ok=True)
    if arguments == ["--background"]:
        return start_in_background()
    if arguments == ["--patiently"]:
        os.nice(LAST_IN_LINE)
        return prepare() or compile_engine()
    return compile_engine()


def start_in_background() -> int:
    """Starts this program anew, apart from the terminal, so that it goes on when the game is over."""
    if engine.wants_pure() or engine.is_ready(wanted()):
        return 0
    print(f"The engine is being compiled in the background ({LOG.relative_to(ROOT)}); play goes on without.")
    with LOG.open("w", encoding="utf-8") as log:
        subprocess.Popen(
            [sys.executable, __file__, "--patiently"],
            stdin=subprocess.DEVNULL,
            stdout=log,
            stderr=log,
            start_new_session=True,
        )
    return 0


def prepare() -> int:
    """Gets what compiling needs."""
    here = Path(__file__).parent
    has_compiler = subprocess.run([sys.executable, here / "system.py", "compiler"], check=False)
    if has_compiler.returncode:
        return has_compiler.returncode
    return subprocess.run(
        [sys.executable, here / "environment.py", os.path.relpath(sys.prefix, ROOT), "build"], check=False
    ).returncode


def wanted() -> Path:
    return engine.build_of(ROOT)


def compile_engine() -> int:
    import compiling

    with LOCK.open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        target = wanted()
        if not engine.is_ready(target):
            hindrance = compiling.hindrance()
            if hindrance is not None:
                print(f"not compiled: {hindrance}")
                return 1
            make(target)
        point_to(target)
        remove_old()
    return 0


def make(target: Path) -> None:
    """Compiles, then puts the build together in a folder that gets its name when it is complete."""
    import compiling

    scratch = BUILD / "scratch"
    libraries = scratch / "lib"
    os.chdir(compiling.SOURCE)
    found = compiling.extensions(scratch, compiling.EXAMPLES)
    compiling.build(found, scratch, libraries, os.cpu_count() or 1)
    coming = target.with_suffix(".coming")
    shutil.rmtree(coming, ignore_errors=True)
    coming.mkdir(parents=True)
    package = ROOT / "src" / "perihelion"
    link(package, coming / "perihelion", {path.parent for path in engine.modules(package)})
    (coming / compiling.EXAMPLE).symlink_to(compiling.EXAMPLES / compiling.EXAMPLE)
    for extension in found:
        name = Path(*extension.name.split("."))
        [library] = (libraries / name.parent).glob(f"{name.name}.*.so")
        shutil.copy(library, coming / name.parent / library.name)
    (coming / engine.READY).touch()
    if wanted() != target:
        shutil.rmtree(coming)
        raise SystemExit("the source has changed while it was compiled; run this again")
    shutil.rmtree(target, ignore_errors=True)
    coming.rename(target)
    print(f"compiled {len(engine.modules(package))} modules into {target.relative_to(ROOT)}")


def link(source: Path, target: Path, compiled: set[Path]) -> None:
    """Rebuilds a folder out of links: a folder with something compiled below it anew, others as a whole."""
    if not any(folder == source or source in folder.parents for folder in compiled):
        target.symlink_to(source)
        return
    target.mkdir()
    for path in source.iterdir():
        if path.is_dir() and path.name != "__pycache__":
            link(path, target / path.name, compiled)
        elif path.is_file():
            (target / path.name).symlink_to(path)


def point_to(target: Path) -> None:
    """Makes build/fast lead to the build."""
    coming = BUILD / "fast.coming"
    coming.unlink(missing_ok=True)
    coming.symlink_to(target.relative_to(BUILD))
    coming.replace(BUILD / "fast")
    os.utime(target)


def remove_old() -> None:
    builds = sorted(ENGINES.iterdir(), key=lambda folder: -folder.stat().st_mtime)
    for folder in builds[KEPT:]:
        shutil.rmtree(folder)


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
