"""Installs a system package that the tests or the compiler need, where it is missing.

Usage: python tools/system.py chromium | postgresql | nginx | network | compiler
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path


def has_chromium() -> bool:
    return shutil.which("chromium") is not None


def has_postgresql() -> bool:
    return any(Path("/usr/lib/postgresql").glob("*/bin/postgres"))


def has_nginx() -> bool:
    return shutil.which("nginx", path=f"{os.environ.get('PATH', '')}:/usr/sbin") is not None


def has_network() -> bool:
    return shutil.which("ip", path=f"{os.environ.get('PATH', '')}:/usr/sbin") is not None


def has_compiler() -> bool:
    """The compiler that Python's own build tools would call, and Python's headers."""
    command = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    return shutil.which(command.split()[0]) is not None and _has_headers()


def _has_headers() -> bool:
    return Path(sysconfig.get_path("include"), "Python.h").is_file()


NEEDS = {
    "chromium": (has_chromium, ["chromium"]),
    "postgresql": (has_postgresql, ["postgresql"]),
    "nginx": (has_nginx, ["nginx-light"]),
    "network": (has_network, ["iproute2"]),
    "compiler": (has_compiler, ["gcc", "python3-dev"]),
}


def main() -> int:
    present, packages = NEEDS[sys.argv[1]]
    if present():
        return 0
    if shutil.which("apt-get") is None:
        print(f"{' '.join(packages)} is missing; install it and try again.")
        return 1
    print(f"Installing {' '.join(packages)} ...", flush=True)
    for command in (["apt-get", "update", "-qq"], ["apt-get", "install", "-y", "-qq", *packages]):
        if subprocess.run(command, check=False, stdout=subprocess.DEVNULL).returncode:
            print(f"'{' '.join(command)}' failed; install {' '.join(packages)} by hand and try again.")
            return 1
    return 0 if present() else 1


if __name__ == "__main__":
    raise SystemExit(main())
