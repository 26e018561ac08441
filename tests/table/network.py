"""Several machines on one: hosts in network namespaces, joined by a switch, whose links can be cut.

All of it lies in namespaces that `ENTER` begins: the machine's own network is not touched, and whatever
happens, the network and all that was started in it are gone with the process that has begun it.
"""

from __future__ import annotations

import subprocess
from contextlib import ExitStack
from dataclasses import dataclass

# What a command begins with; it needs root.
ENTER = (
    "setpriv", "--pdeathsig", "KILL", "--",
    "unshare", "--net", "--pid", "--fork", "--kill-child", "--mount-proc", "--",
)  # fmt: skip
SWITCH = "switch"


def possible() -> bool:
    """Whether this machine allows it: the right to do it, the programs and the kernel."""
    try:
        tried = subprocess.run(
            [*ENTER, "ip", "link", "add", SWITCH, "type", "bridge"], check=False, capture_output=True
        )
    except OSError:
        return False
    return tried.returncode == 0


@dataclass(frozen=True)
class Host:
    """A machine: its address, what a command that is to run there begins with, and its end of the cable."""

    address: str = "127.0.0.1"
    enter: tuple[str, ...] = ()
    cable: str = ""

    def cut(self) -> None:
        """From now on nothing arrives there or leaves, and nobody is told."""
        _ip("link", "set", self.cable, "down")

    def mend(self) -> None:
        _ip("link", "set", self.cable, "up")


HERE = Host()


class Network:
    """Hosts of 10.0.0.0/24; this process is the first. To be made behind `ENTER`."""

    def __init__(self) -> None:
        self._stack = ExitStack()
        self._count = 1

    def __enter__(self) -> Network:
        _ip("link", "set", "lo", "up")
        _ip("link", "add", SWITCH, "type", "bridge")
        _ip("address", "add", "10.0.0.1/24", "dev", SWITCH)
        _ip("link", "set", SWITCH, "up")
        self._stack.callback(_ip, "link", "delete", SWITCH)
        return self

    def __exit__(self, *_: object) -> None:
        self._stack.close()

    def host(self) -> Host:
        """One more machine."""
        self._count += 1
        # What keeps the namespace: it ends when its input does.
        keeper = subprocess.Popen(
            ["unshare", "--net", "sh", "-c", "echo made; exec cat"],
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, start_new_session=True,
        )  # fmt: skip
        self._stack.enter_context(keeper)
        assert keeper.stdout is not None
        assert keeper.stdout.readline()
        host = Host(
            f"10.0.0.{self._count}",
            ("nsenter", f"--net=/proc/{keeper.pid}/ns/net", "--"),
            f"cable-{self._count}",
        )
        _ip("link", "add", host.cable, "type", "veth", "peer", "name", "eth0", "netns", str(keeper.pid))
        self._stack.callback(_ip, "link", "delete", host.cable)
        _ip("link", "set", host.cable, "master", SWITCH, "up")
        for words in ("address add {}/24 dev eth0", "link set eth0 up", "link set lo up"):
            subprocess.run([*host.enter, "ip", *words.format(host.address).split()], check=True)
        return host


def _ip(*words: str) -> None:
    subprocess.run(["ip", *words], check=True)
