"""Previews keep their word: every figure in every preview is compared with what then happens."""

from __future__ import annotations

from collections import Counter

import pytest

from perihelion import games
from perihelion.core.chance import seeded
from perihelion.core.state import State
from perihelion.core.view import Preview, figures_of
from tests.properties.happening import carry_out, due_of, happened
from tests.properties.positions import sampled

SEEDS = tuple(range(8))
STRIDE = {"race": 4, "seti": 31}
CHOICES = 5  # so many choices of a position are tried


def unnamed(shown: Preview) -> list[str]:
    """The figures of a preview that promise nothing anybody could check: lines that lead to no total, and
    numbers in words without a name."""
    open_lines: list[str] = []
    for line in shown.lines:
        if line.total:
            open_lines = []
        if not line.what:
            open_lines.append(line.text.key)
    promised = Counter(promise.figure for promise in shown.promises)
    for text in shown.then:
        for figure in figures_of(text):
            if promised[figure] == 0:
                open_lines.append(f"{text.key} {figure}")
            promised[figure] -= 1
    return open_lines


def wrong_sums(shown: Preview) -> list[str]:
    """Totals that are not the sum of the addends above them; what is paid never falls below 0."""
    found: list[str] = []
    addends: list[int] = []
    for line in shown.lines:
        if not line.what:
            addends.append(line.figure)
        elif line.total:
            if addends and max(0, sum(addends)) != max(0, line.figure):
                found.append(f"{line.text.key}: {addends} make {line.figure}")
            addends = []
    return found


def broken(state: State, seat: int, action: int, shown: Preview, salt: str) -> list[str]:
    """The promises of a preview that were not kept."""
    promises = [(line.what, line.figure) for line in shown.lines if line.what]
    promises += [(promise.what, promise.figure) for promise in shown.promises]
    if not promises:
        return []
    done = happened(carry_out(state, seat, action, seeded(salt), due_of(state.game.id)))
    name = state.game.catalogue.names[action]
    found: list[str] = []
    for what, figure in promises:
        if what not in done and ":" in what:
            continue  # the condition was not met
        assert what in done, f"{name}: nobody measures {what!r}"
        if done[what] != figure:
            found.append(f"{name}: {what} {figure} promised, {done[what]} happened")
    return found


@pytest.mark.parametrize("game", games.REGISTERED)
def test_every_figure_of_every_preview_is_what_then_happens(game: str) -> None:
    loaded = games.get(game)
    chance = seeded("previews")
    checked: Counter[str] = Counter()
    failures: list[str] = []
    for seats in loaded.players:
        for state in sampled(game, seats, SEEDS, STRIDE.get(game, 9)):
            before = state.digest()
            for seat in state.asked_seats():
                legal = state.legal(seat)
                chance.shuffle(legal)
                for action in legal[:CHOICES]:
                    shown = loaded.preview(state, seat, action)
                    assert not unnamed(shown), (loaded.catalogue.names[action], unnamed(shown))
                    assert not wrong_sums(shown), wrong_sums(shown)
                    salt = f"{before} {seat} {action}"
                    failures += broken(state, seat, action, shown, salt)
                    checked[loaded.catalogue.kind(action).name] += bool(shown.lines or shown.promises)
            assert state.digest() == before
    assert not failures, (len(failures), checked, failures[:20])
    assert sum(checked.values()) > 100, checked
