"""The examples in the documentation run, and what it quotes is really there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.properties import cases  # puts docs/examples on the path

ROOT = Path(__file__).parents[1]
DOCS = ROOT / "docs"


def blocks(page: str, kind: str) -> list[str]:
    """The code blocks of a page that are marked in this way."""
    text = (DOCS / page).read_text(encoding="utf-8")
    return re.findall(rf"^```{kind}\n(.*?)^```", text, re.DOTALL | re.MULTILINE)


@pytest.mark.parametrize("number", range(3))
def test_the_examples_for_bot_authors_run(number: int) -> None:
    found = blocks("bots.md", "python")
    assert len(found) == 3
    exec(compile(found[number], "bots.md", "exec"), {"__name__": "example"})


def test_the_tiny_game_of_the_guide_is_played() -> None:
    [example] = blocks("add-a-game.md", "python run")
    exec(compile(example, "add-a-game.md", "exec"), {"__name__": "example"})


def test_the_guide_quotes_the_tiny_game_to_the_letter() -> None:
    source = Path(cases.__file__).parents[2].joinpath("docs/examples/comet.py").read_text(encoding="utf-8")
    quoted = blocks("add-a-game.md", "python")
    assert len(quoted) >= 7
    for block in quoted:
        assert block in source


@pytest.mark.parametrize("page", sorted(path.name for path in DOCS.glob("*.md")))
def test_links_within_the_documentation_lead_somewhere(page: str) -> None:
    text = (DOCS / page).read_text(encoding="utf-8")
    for target in re.findall(r"\]\(([^)#:]+)(?:#[^)]*)?\)", text):
        assert (DOCS / target).exists(), f"{page} links to {target}"
