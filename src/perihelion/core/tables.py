"""Reading component tables: typed access to what a TOML file holds, with errors that name the place."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Final, cast

LEDGER: Final = "rules.toml"


class Table:
    """A TOML table that gives its values by type; `where` names it in errors."""

    def __init__(self, data: dict[str, object], where: str) -> None:
        self.data = data
        self.where = where

    def has(self, key: str) -> bool:
        return key in self.data

    def keys(self) -> list[str]:
        return list(self.data)

    def _get(self, key: str) -> object:
        if key not in self.data:
            raise ValueError(f"{self.where}: no {key!r}")
        return self.data[key]

    def number(self, key: str, default: int | None = None) -> int:
        if default is not None and key not in self.data:
            return default
        value = self._get(key)
        if isinstance(value, bool) or not isinstance(value, int):
            raise ValueError(f"{self.where}: {key!r} is not a whole number")
        return value

    def word(self, key: str, default: str | None = None) -> str:
        if default is not None and key not in self.data:
            return default
        value = self._get(key)
        if not isinstance(value, str):
            raise ValueError(f"{self.where}: {key!r} is not a text")
        return value

    def choice(self, key: str, words: tuple[str, ...]) -> int:
        """The place of the value in a list of words."""
        return self._place(key, self.word(key), words)

    def choices(self, key: str, words: tuple[str, ...]) -> list[int]:
        """The same for a list of values."""
        return [self._place(key, word, words) for word in self.words(key)]

    def _place(self, key: str, word: str, words: tuple[str, ...]) -> int:
        if word not in words:
            raise ValueError(f"{self.where}: {key!r} is {word!r}, must be one of {', '.join(words)}")
        return words.index(word)

    def flag(self, key: str, default: bool | None = None) -> bool:
        if default is not None and key not in self.data:
            return default
        value = self._get(key)
        if not isinstance(value, bool):
            raise ValueError(f"{self.where}: {key!r} is neither true nor false")
        return value

    def table(self, key: str, optional: bool = False) -> Table:
        """The table below this one; an optional one that is lacking is empty."""
        value = self.data.get(key, {}) if optional else self._get(key)
        if not isinstance(value, dict):
            raise ValueError(f"{self.where}: {key!r} is not a table")
        return Table(cast(dict[str, object], value), f"{self.where}.{key}")

    def tables(self, key: str, optional: bool = False) -> list[Table]:
        entries = [] if optional and key not in self.data else self._list(key)
        return _entries(entries, f"{self.where}.{key}")

    def table_rows(self, key: str, optional: bool = False) -> list[list[Table]]:
        """A list of lists of tables."""
        rows = [] if optional and key not in self.data else self._list(key)
        return [
            _entries(cast(list[object], row), f"{self.where}.{key}[{number}]")
            for number, row in enumerate(rows)
        ]

    def numbers(self, key: str) -> list[int]:
        values = self._list(key)
        if not all(isinstance(value, int) and not isinstance(value, bool) for value in values):
            raise ValueError(f"{self.where}: {key!r} does not hold whole numbers only")
        return cast(list[int], values)

    def words(self, key: str, optional: bool = False) -> list[str]:
        values = [] if optional and key not in self.data else self._list(key)
        if not all(isinstance(value, str) for value in values):
            raise ValueError(f"{self.where}: {key!r} does not hold texts only")
        return cast(list[str], values)

    def pair(self, key: str) -> tuple[int, int]:
        first, second = self.numbers(key)
        return first, second

    def pairs(self, key: str) -> list[tuple[int, int]]:
        return [cast(tuple[int, int], tuple(cast(list[int], value))) for value in self._list(key)]

    def points(self, key: str) -> list[tuple[float, float]]:
        return [
            (float(cast(list[float], value)[0]), float(cast(list[float], value)[1]))
            for value in self._list(key)
        ]

    def rows(self, key: str) -> list[list[int]]:
        return [list(cast(list[int], value)) for value in self._list(key)]

    def _list(self, key: str) -> list[object]:
        value = self._get(key)
        if not isinstance(value, list):
            raise ValueError(f"{self.where}: {key!r} is not a list")
        return list(cast(list[object], value))


def _entries(values: list[object], where: str) -> list[Table]:
    return [
        Table(cast(dict[str, object], value), f"{where}[{number}]") for number, value in enumerate(values)
    ]


def read_tables(folder: Path, replaced: Path | None) -> Table:
    """The component files of a folder (all but the ledger) as one table named after the game; top-level
    tables found in `replaced` (a file, or all TOML files of a folder) take the place of those of the
    same name."""
    data: dict[str, object] = {}
    for file in [*component_files(folder), *(component_files(replaced) if replaced is not None else [])]:
        data.update(tomllib.loads(file.read_text(encoding="utf-8")))
    return Table(data, folder.parent.name if folder.name == "data" else folder.name)


def component_files(place: Path) -> list[Path]:
    """The file itself, or the component files of a folder."""
    if not place.is_dir():
        return [place]
    return [file for file in sorted(place.glob("*.toml")) if file.name != LEDGER]
