"""Adds the compiled engine to the package that pyproject.toml describes, wherever it can be compiled.

A checkout that is installed as such (`pip install -e`) keeps its source; `make fast` compiles it apart.
"""

import os
import sys
from pathlib import Path

from setuptools import setup

sys.path.insert(0, str(Path(__file__).resolve().parent / "tools"))

import compiling

BUILDS = {"bdist_wheel", "build", "build_ext", "install"}


def extensions() -> list[object]:
    if not BUILDS & set(sys.argv):
        return []
    hindrance = compiling.hindrance()
    if hindrance is not None:
        print(f"Perihelion is built without its compiled engine: {hindrance}", file=sys.stderr)
        return []
    os.chdir(compiling.SOURCE)
    found = [*compiling.extensions(compiling.ROOT / "build" / "wheel")]
    os.chdir(compiling.ROOT)
    return found


setup(ext_modules=extensions(), options={"build_ext": {"parallel": os.cpu_count()}})
