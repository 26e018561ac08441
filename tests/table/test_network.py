"""Machines that fall silent: nothing refuses and nobody is told, as when a cable is cut or the power goes.
The tests run in network namespaces of their own, where a machine allows that."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from contextlib import ExitStack, closing

import pytest
import sqlalchemy as sa

from perihelion.table.store import Claim, Listener, Store, Trouble
from tests.table import postgres
from tests.table.cluster import PACKAGE, ROOT, wait_for
from tests.table.network import ENTER, Network, possible

SECONDS = 120  # the system by itself would wait for a quarter of an hour, or for two hours
HOLDS = (
    "import sys, time; from perihelion.table.store import Store; store = Store(sys.argv[1])\n"
    "store.settings.get('held')  # by another connection, which is idle then\n"
    "with store.database.holding():\n"
    "    store.settings.put('held', 'by a machine that is gone')\n"
    "    print('held', flush=True)\n"
    "    time.sleep(3600)"
)
CONNECTIONS = sa.text("select count(*) from pg_stat_activity where client_addr = cast(:address as inet)")


def in_namespaces(what: Callable[[], None]) -> None:
    done = subprocess.run(
        [*ENTER, sys.executable, "-c", f"from {__name__} import {what.__name__} as what; what()"],
        cwd=ROOT, env={**os.environ, "PYTHONPATH": os.pathsep.join([str(PACKAGE), str(ROOT)])},
        timeout=2 * SECONDS, check=False, stderr=subprocess.PIPE, text=True,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr


@pytest.mark.skipif(not possible(), reason="no network namespaces here")
@pytest.mark.parametrize("what", ["miss_a_silent_server", "miss_a_silent_process"])
def test_who_falls_silent_is_missed(what: str) -> None:
    in_namespaces(globals()[what])


def miss_a_silent_server() -> None:
    """Whoever is about to write is told that it failed, the listener says that it hears nothing, and all goes
    on when the server is back."""
    with Network() as network, postgres.running(network.host()) as database:
        claim = Claim(database.url, shared=True)
        with closing(Store(database.url)) as store:
            listener = Listener(database.url, lambda kind, what: None, lambda: None)
            listener.open()
            wait_for(listener.listening.is_set)
            store.settings.put("before", "it")
            database.host.cut()
            with pytest.raises(Trouble):
                store.settings.put("during", "it")
            wait_for(lambda: not listener.listening.is_set(), SECONDS)
            database.host.mend()
            wait_for(listener.listening.is_set, SECONDS)
            store.settings.put("after", "it")
            assert [store.settings.get(key) for key in ("before", "during", "after")] == ["it", None, "it"]
            listener.close()
        claim.release()


def miss_a_silent_process() -> None:
    """What it holds is set free, nothing of it is kept, and none of its connections is counted any more."""
    with Network() as network, postgres.running(network.host()) as database:
        host = network.host()
        with closing(Store(database.url)) as store, ExitStack() as stack:
            command = [*host.enter, sys.executable, "-c", HOLDS, database.url]
            gone = stack.enter_context(subprocess.Popen(command, stdout=subprocess.PIPE))
            stack.callback(gone.kill)
            assert gone.stdout is not None
            assert gone.stdout.readline()
            host.cut()

            def connections() -> int:
                with store.database.reading() as connection:
                    found = connection.execute(CONNECTIONS, {"address": host.address}).scalar()
                return int(found or 0)

            assert connections() == 2
            store.settings.put("held", "by others")
            wait_for(lambda: connections() == 0, SECONDS)
            assert store.settings.get("held") == "by others"
