"""The build backend of the package: setuptools, and mypy where the engine will be compiled."""

from __future__ import annotations

import tomllib
from pathlib import Path

import compiling
from setuptools import build_meta
from setuptools.build_meta import (
    build_editable,
    build_sdist,
    build_wheel,
    get_requires_for_build_editable,
    get_requires_for_build_sdist,
    prepare_metadata_for_build_editable,
    prepare_metadata_for_build_wheel,
)

__all__ = [
    "build_editable",
    "build_sdist",
    "build_wheel",
    "get_requires_for_build_editable",
    "get_requires_for_build_sdist",
    "get_requires_for_build_wheel",
    "prepare_metadata_for_build_editable",
    "prepare_metadata_for_build_wheel",
]


def get_requires_for_build_wheel(config_settings: dict[str, str] | None = None) -> list[str]:
    """What the extra `build` lists, or nothing where nothing is compiled."""
    found: list[str] = build_meta.get_requires_for_build_wheel(config_settings)
    if compiling.hindrance() is not None:
        return found
    project = tomllib.loads((Path(compiling.ROOT) / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    return [*found, *project["optional-dependencies"]["build"]]
