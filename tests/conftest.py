"""Shared by all tests."""

from __future__ import annotations

import pytest


def pytest_make_parametrize_id(config: pytest.Config, val: object, argname: str) -> str | None:
    from tests.properties.cases import Case

    return str(val) if isinstance(val, Case) else None
