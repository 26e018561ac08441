"""The package as others get it: built from the source package, installed in an empty environment, played.

Here without the compiled engine, which takes minutes to build; `make test-wheel` tries that.
"""

from __future__ import annotations

import os
import runpy
import subprocess
import sys
import tarfile
from pathlib import Path
from typing import Any
from zipfile import ZipFile

import pytest

ROOT = Path(__file__).parents[1]
TRIED = runpy.run_path(str(ROOT / "tools" / "try_wheel.py"))["Tried"]


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder with the source package and the wheel that was made of it."""
    folder = tmp_path_factory.mktemp("dist")
    done = subprocess.run(
        [sys.executable, "-m", "build", "--no-isolation", "--outdir", folder, ROOT],
        env={**os.environ, "PERIHELION_PURE": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert "Perihelion is built without its compiled engine: PERIHELION_PURE is set" in done.stderr
    return folder


@pytest.fixture(scope="module")
def tried(built: Path, tmp_path_factory: pytest.TempPathFactory) -> Any:
    [wheel] = built.glob("*-py3-none-any.whl")
    return TRIED(wheel, tmp_path_factory.mktemp("empty"))


def test_the_wheel_holds_every_file_of_the_package(built: Path) -> None:
    [wheel] = built.glob("*.whl")
    held = set(ZipFile(wheel).namelist())
    source = ROOT / "src"
    files = [path for path in (source / "perihelion").rglob("*") if path.is_file()]
    wanted = {str(path.relative_to(source)) for path in files if "__pycache__" not in path.parts}
    assert wanted <= held, sorted(wanted - held)


def test_the_source_package_can_compile_the_engine(built: Path) -> None:
    [source] = built.glob("*.tar.gz")
    with tarfile.open(source) as archive:
        held = {name.partition("/")[2] for name in archive.getnames()}
    tools = {f"tools/{name}.py" for name in ("backend", "compiling", "system")}
    assert {"setup.py", "CHANGELOG.md", "NOTICE", *tools} <= held


def test_an_installed_wheel_plays_every_game(tried: Any) -> None:
    assert tried.perihelion("--version").endswith("interpreted engine\n")
    for game in tried.games():
        assert "replays" in tried.play(game)


def test_an_installed_wheel_opens_the_table(tried: Any) -> None:
    assert "Quarterworlds" in tried.front_page()
