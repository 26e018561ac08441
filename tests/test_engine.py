"""Which engine runs, and that a compiled one is used only if it was made of just this source."""

from __future__ import annotations

import os
import runpy
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

import perihelion
from perihelion import engine

ROOT = Path(__file__).parents[1]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]


@pytest.fixture
def package(tmp_path: Path) -> Path:
    """A copy of the package that may be changed."""
    target = tmp_path / "perihelion"
    shutil.copytree(ROOT / "src" / "perihelion", target, ignore=shutil.ignore_patterns("__pycache__"))
    return target


@pytest.fixture
def build(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A build that is not ready yet, of the source that runs."""
    folder = tmp_path / "build"
    folder.mkdir()
    monkeypatch.setattr(engine, "own_build", lambda: folder)
    monkeypatch.delenv("PERIHELION_PURE", raising=False)
    monkeypatch.setenv("PYTHONPATH", "elsewhere")
    return folder


def run(*args: str, **variables: str) -> str:
    """What a Python without any installed package prints."""
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src"), **variables}
    done = subprocess.run(
        [sys.executable, *args], env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_version_and_engine_are_told() -> None:
    told = run("-m", "perihelion", "--version", PERIHELION_PURE="1")
    assert told == f"perihelion {PROJECT['version']}, interpreted engine\n"
    assert perihelion.__version__ == PROJECT["version"]


def test_the_module_is_the_command() -> None:
    assert "Usage: perihelion" in run("-m", "perihelion", "--help", PERIHELION_PURE="1")


def test_the_engine_is_found_without_any_installed_package() -> None:
    """Where packages are built there is nothing but setuptools."""
    run("-I", "-S", "-c", f"import sys; sys.path.insert(0, {str(ROOT / 'src')!r}); import perihelion.engine")


def test_what_is_compiled() -> None:
    compiled = {str(path.relative_to(ROOT / "src")) for path in engine.modules(ROOT / "src" / "perihelion")}
    assert {"perihelion/core/state.py", "perihelion/games/race/state.py"} <= compiled
    assert {"perihelion/bots/search.py", "perihelion/bots/greedy.py"} <= compiled
    assert not [path for path in compiled if "/art/" in path or path.endswith("__init__.py")]
    assert "perihelion/bots/network.py" not in compiled


def test_a_copy_of_the_source_has_the_same_digest(package: Path) -> None:
    assert engine.digest(package) == engine.digest(ROOT / "src" / "perihelion")


@pytest.mark.parametrize("module", ["core/state.py", "games/seti/state.py", "bots/search.py"])
def test_an_edit_of_what_is_compiled_makes_another_build(package: Path, module: str) -> None:
    before = engine.digest(package)
    with (package / module).open("a", encoding="utf-8") as file:
        file.write("\n")
    assert engine.digest(package) != before


def test_a_file_that_comes_or_goes_makes_another_build(package: Path) -> None:
    digests = [engine.digest(package)]
    (package / "games" / "race" / "more.toml").touch()
    digests.append(engine.digest(package))
    (package / "games" / "race" / "more.toml").unlink()
    (package / "core" / "new.py").touch()
    digests.append(engine.digest(package))
    assert len(set(digests)) == 3


def test_an_edit_elsewhere_needs_no_new_build(package: Path) -> None:
    before = engine.digest(package)
    (package / "cli.py").write_text("", encoding="utf-8")
    (package / "core" / "__init__.py").write_text("# linked, not compiled\n", encoding="utf-8")
    assert engine.digest(package) == before


def test_how_bots_play_a_game_depends_on_its_weights_and_on_all_bots(package: Path) -> None:
    digests = [engine.play_digest(package, "race")]
    build = engine.digest(package)
    weights = package / "bots" / "weights" / "race-2.npz"
    weights.write_bytes(weights.read_bytes() + b"\0")
    assert engine.digest(package) == build
    digests.append(engine.play_digest(package, "race"))
    (package / "bots" / "value.py").write_text("import numpy\n", encoding="utf-8")
    digests.append(engine.play_digest(package, "race"))
    (package / "games" / "race" / "more.toml").touch()
    digests.append(engine.play_digest(package, "race"))
    assert len(set(digests)) == 4


def test_how_bots_play_a_game_depends_on_nothing_that_others_have(package: Path) -> None:
    before = engine.play_digest(package, "seti")
    weights = package / "bots" / "weights" / "race-2.npz"
    weights.write_bytes(weights.read_bytes() + b"\0")
    (package / "games" / "race" / "more.toml").touch()
    (package / "games" / "seti" / "notes.md").touch()
    (package / "bots" / "levels.py").write_text("# other bots play the levels\n", encoding="utf-8")
    assert engine.play_digest(package, "seti") == before


def test_how_some_bots_play_at_a_player_count_depends_on_what_they_need_alone(package: Path) -> None:
    def digest() -> str:
        return engine.play_digest(package, "seti", 3, ["search"])

    def change(*parts: str) -> None:
        file = package.joinpath("bots", *parts)
        file.write_bytes(file.read_bytes() + b"\n")

    found = [digest()]
    change("weights", "seti-2.value.npz")
    change("expert.py")
    change("characters.py")
    assert digest() == found[0]
    for parts in [("weights", "seti-3.value.npz"), ("policy.py",), ("value.py",), ("__init__.py",)]:
        change(*parts)
        found.append(digest())
    assert len(set(found)) == 5
    assert engine.play_digest(package, "seti", 3, ["expert"]) != engine.play_digest(package, "seti", 3)


def test_a_build_is_used_when_it_is_ready_and_wanted(build: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert engine.environment() == dict(os.environ)
    (build / engine.READY).touch()
    assert engine.environment()["PYTHONPATH"] == f"{build}{os.pathsep}elsewhere"
    monkeypatch.setenv("PERIHELION_PURE", "1")
    assert engine.environment() == dict(os.environ)


def test_nobody_starts_anew_for_ever(build: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (build / engine.READY).touch()
    monkeypatch.setenv("PYTHONPATH", engine.environment()["PYTHONPATH"])
    assert engine.environment() == dict(os.environ)


def test_pins_are_plain_and_record_no_address() -> None:
    """What is installed is said by name and version; where it comes from is the machine's business."""
    extras = PROJECT["optional-dependencies"]
    for pin in [*PROJECT["dependencies"], *(pin for pins in extras.values() for pin in pins)]:
        name, _, version = pin.partition("==")
        assert pin.startswith("perihelion[") or (name and version and " " not in pin and "/" not in pin), pin


def test_playing_installs_no_tool() -> None:
    base = {pin.partition("==")[0] for pin in PROJECT["dependencies"]}
    assert not base & {
        "mypy",
        "ray",
        "pytest",
        "playwright",
        "ruff",
        "hypothesis",
        "setuptools",
        "pettingzoo",
    }


def test_without_a_compiler_the_package_is_built_of_the_source(monkeypatch: pytest.MonkeyPatch) -> None:
    """And says why; nothing but setuptools is asked for then."""
    program = (
        "import sys; sys.path.insert(0, 'tools'); import backend, compiling; print(compiling.hindrance()); "
    )
    program += "print(backend.get_requires_for_build_wheel())"
    monkeypatch.chdir(ROOT)
    missing = run("-c", program, CC="no-such-compiler", PERIHELION_PURE="0")
    assert "no C compiler" in missing
    assert "mypy" not in missing
    assert "PERIHELION_PURE is set" in run("-c", program, PERIHELION_PURE="1")


def test_a_set_of_extras_is_installed_by_its_pins() -> None:
    """The project itself is left alone: it may be running."""
    pins = runpy.run_path(str(ROOT / "tools" / "environment.py"))["pins"]
    found = pins("all")
    assert {pin.partition("==")[0] for pin in found} >= {"mypy", "mkdocs", "pytest", "ray", "setuptools"}
    assert not [pin for pin in found if pin.startswith("perihelion")]
