"""The marker with which a test names the ledger statements it proves."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

Test = TypeVar("Test", bound=Callable[..., None])


def rule(*ids: str) -> Callable[[Test], Test]:
    """Names the statements that the test would fail for if they were broken. Read from the source by
    `perihelion rules GAME --coverage`."""

    def mark(test: Test) -> Test:
        test.__dict__["rules"] = ids
        return test

    return mark
