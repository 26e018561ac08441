"""Installs a system package that the tests or the compiler need, where it is missing.

Usage: python tools/system.py chromium | postgresql | compiler
"""

from __future__ import annotations

import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path


def has_chromium() -> bool:
    return shutil.which("chromium") is not None


def has_postgresql() -> bool:
    return any(Path("/usr/lib/postgresql").glob("*/bin/postgres"))


def has_compiler() -> bool:
    return shutil.which("gcc") is not None and Path(sysconfig.get_path("include"), "Python.h").exists()


NEEDS = {
    "chromium": (has_chromium, ["chromium"]),
    "postgresql": (has_postgresql, ["postgresql"]),
    "compiler": (has_compiler, ["gcc", "python3-dev"]),
}


def main() -> int:
    present, packages = NEEDS[sys.argv[1]]
    if present():
        return 0
    print(f"Installing {' '.join(packages)} ...", flush=True)
    for command in (["apt-get", "update", "-qq"], ["apt-get", "install", "-y", "-qq", *packages]):
        if subprocess.run(command, check=False, stdout=subprocess.DEVNULL).returncode:
            print(f"'{' '.join(command)}' failed; install {' '.join(packages)} by hand and try again.")
            return 1
    return 0 if present() else 1


if __name__ == "__main__":
    raise SystemExit(main())
