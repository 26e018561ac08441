"""The light theme: its dark half is the dark theme, and its words can be read on its grounds."""

from __future__ import annotations

import re
from importlib.resources import files

import pytest

PAIR = re.compile(r"--([a-z0-9-]+):light-dark\((#[0-9A-Fa-f]{6}),(#[0-9A-Fa-f]{6})\)")
PLAIN = re.compile(r"--([a-z0-9-]+):(#[0-9A-Fa-f]{6})\b")
READ = ("ink", "ink-2", "ink-3", "race", "starfarers", "quarterworlds", "seti", "pulsar", "legal", "danger",
        "good", "info")  # fmt: skip
ENOUGH = 4.5


def text(package: str, name: str) -> str:
    return files(package).joinpath("static", name).read_text(encoding="utf-8")


@pytest.fixture(scope="module")
def pairs() -> dict[str, tuple[str, str]]:
    return {name: (day, night) for name, day, night in PAIR.findall(text("perihelion.table", "day.css"))}


def luminance(colour: str) -> float:
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    linear = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one: str, other: str) -> float:
    bright, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (bright + 0.05) / (dark + 0.05)


def test_the_dark_half_is_the_dark_theme(pairs: dict[str, tuple[str, str]]) -> None:
    tokens = dict(PLAIN.findall(text("perihelion.art", "tokens.css")))
    assert {name: night for name, (_, night) in pairs.items()} == {name: tokens[name] for name in pairs}


@pytest.mark.parametrize("ground", ["page", "panel", "raised"])
def test_words_can_be_read_by_day(pairs: dict[str, tuple[str, str]], ground: str) -> None:
    for name in READ:
        assert contrast(pairs[name][0], pairs[ground][0]) >= ENOUGH, name
    for name in ("danger", "info", "good", "legal"):
        assert contrast(pairs["ink"][0], pairs[f"{name}-ground"][0]) >= ENOUGH
