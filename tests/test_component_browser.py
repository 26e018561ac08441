"""The component browser in docs/components is what the data says, marks included."""

from __future__ import annotations

import runpy
from pathlib import Path

import pytest

from perihelion.language import LANGUAGES

ROOT = Path(__file__).parents[1]
TOOL = runpy.run_path(str(ROOT / "tools" / "components.py"))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_pages_are_up_to_date(lang: str) -> None:
    written = (ROOT / "docs" / "components" / f"pulsar.{lang}.md").read_text(encoding="utf-8")
    assert written == TOOL["page"](lang), "run: python tools/components.py"


def test_unknown_published_forms_are_marked() -> None:
    page = TOOL["page"]("en")
    assert "| Partly reconstructed: effect |" in page
    assert "| Reconstructed" in page
    assert "| As published |" in page
