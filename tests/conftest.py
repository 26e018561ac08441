"""Shared by all tests."""

from __future__ import annotations

import pytest


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--base-cases",
        action="store_true",
        help="properties on one case of each game only, not on every player count and option",
    )


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    from tests.properties.cases import base_cases

    if config.getoption("--base-cases"):
        base = base_cases()
        items[:] = [item for item in items if case_of(item) in (None, *base)]


def case_of(item: pytest.Item) -> object:
    """The case that a test runs on; None for a test without one."""
    return item.callspec.params.get("case") if hasattr(item, "callspec") else None


def pytest_make_parametrize_id(config: pytest.Config, val: object, argname: str) -> str | None:
    from tests.properties.cases import Case

    return str(val) if isinstance(val, Case) else None
