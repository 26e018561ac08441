"""The browser of the tests is never waited for without end."""

from __future__ import annotations

import os
import signal

from playwright.sync_api import BrowserContext

from tests.browser.conftest import Chromium


class NeverClosed:
    """Stands for a context of a browser that has stopped answering."""

    def __init__(self, context: BrowserContext, process: int) -> None:
        self.context = context
        self.process = process

    def close(self) -> None:
        os.kill(self.process, signal.SIGSTOP)
        self.context.close()


def test_a_browser_that_never_answers_is_ended_and_started_anew(chromium: Chromium) -> None:
    own = Chromium(chromium.playwright, patience=0.5)
    silent = own.running()
    context = silent.new_context()
    context.new_page()
    own.close(NeverClosed(context, own.process))  # type: ignore[arg-type]
    assert not silent.is_connected()
    fresh = own.running()
    assert fresh is not silent
    page = fresh.new_page()
    assert page.evaluate("1 + 1") == 2
    own.close(fresh)
