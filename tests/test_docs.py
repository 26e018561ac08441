"""The examples in the documentation run, and what it quotes is really there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from perihelion import games
from perihelion.language import voice
from tests.properties import cases  # puts docs/examples on the path

ROOT = Path(__file__).parents[1]
DOCS = ROOT / "docs"


def blocks(page: str, kind: str) -> list[str]:
    """The code blocks of a page that are marked in this way."""
    text = (DOCS / page).read_text(encoding="utf-8")
    return re.findall(rf"^```{kind}\n(.*?)^```", text, re.DOTALL | re.MULTILINE)


@pytest.mark.parametrize("number", range(4))
def test_the_examples_for_bot_authors_run(number: int) -> None:
    found = blocks("bots.md", "python")
    assert len(found) == 4
    exec(compile(found[number], "bots.md", "exec"), {"__name__": "example"})


@pytest.mark.parametrize("number", range(2))
def test_the_examples_for_researchers_run(number: int) -> None:
    found = blocks("researchers.md", "python")
    assert len(found) == 2
    exec(compile(found[number], "researchers.md", "exec"), {"__name__": "example"})


def test_the_tiny_game_of_the_guide_is_played() -> None:
    [example] = blocks("add-a-game.md", "python run")
    exec(compile(example, "add-a-game.md", "exec"), {"__name__": "example"})


def test_the_guide_quotes_the_tiny_game_to_the_letter() -> None:
    source = Path(cases.__file__).parents[2].joinpath("docs/examples/comet.py").read_text(encoding="utf-8")
    quoted = blocks("add-a-game.md", "python")
    assert len(quoted) >= 7
    for block in quoted:
        assert block in source


@pytest.mark.parametrize("page", ["README.md", "CONTRIBUTING.md", "CHANGELOG.md"])
def test_links_of_the_papers_lead_somewhere(page: str) -> None:
    """Those within docs are checked when the site is built."""
    text = (ROOT / page).read_text(encoding="utf-8")
    for target in re.findall(r"\]\(([^)#:]+)(?:#[^)]*)?\)", text):
        assert (ROOT / target).exists(), f"{page} links to {target}"


def test_the_readme_is_short_and_names_every_game() -> None:
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    assert len(text.splitlines()) <= 50
    for game in games.REGISTERED:
        name = voice("en", game).tell("game-name")
        assert name.split(":")[0] in text, name
