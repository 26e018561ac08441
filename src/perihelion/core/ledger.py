"""The rules ledger: every rule of a game as a numbered, testable statement in both languages.

Each game carries its ledger as `data/rules.toml`. The rules page, refusals, log lines and tests all cite it.
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from importlib.resources import files

from perihelion.core.frozen import Frozen


@dataclass(frozen=True)
class Rule(Frozen):
    """One statement. `exempt` says why it can have no test (a component count, a hint to readers)."""

    id: str
    chapter: int
    en: str
    cs: str
    exempt: str = ""


@dataclass(frozen=True)
class Chapter(Frozen):
    en: str
    cs: str


@dataclass(frozen=True)
class Ledger(Frozen):
    game: str
    chapters: list[Chapter]
    rules: list[Rule]

    def find(self, word: str, lang: str) -> list[Rule]:
        """The statements whose id or text contains the word, whatever its case."""
        wanted = word.casefold()
        return [
            rule
            for rule in self.rules
            if wanted in rule.id.casefold() or wanted in (rule.cs if lang == "cs" else rule.en).casefold()
        ]


def load_ledger(package: str, game: str) -> Ledger:
    """Reads `data/rules.toml` from a game's package."""
    data = tomllib.loads(files(package).joinpath("data/rules.toml").read_text(encoding="utf-8"))
    chapters = [Chapter(entry["en"], entry["cs"]) for entry in data["chapter"]]
    rules = [
        Rule(entry["id"], number, entry["en"], entry["cs"], entry.get("exempt", ""))
        for number, chapter in enumerate(data["chapter"])
        for entry in chapter["rule"]
    ]
    return Ledger(game, chapters, rules)
