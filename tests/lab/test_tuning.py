"""Figures of a judgement: laid open without changing it, moved towards who wins, written back."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from dataclasses import asdict
from pathlib import Path

import pytest

from perihelion import games
from perihelion.bots import decide, make

sys.path.append(str(Path(__file__).parents[2] / "tools"))

import figures
import tune

ROOT = Path(__file__).parents[2]
PLAYED = """
import sys
from perihelion import games
from perihelion.bots import decide, make
game = games.get(sys.argv[1])
state = game.new(min(count for count in game.players if count > 1), "laid open")
bot = make("greedy", sys.argv[1], 1)
while not state.over:
    seat = state.asked_seats()[0]
    state.apply(seat, decide(bot, state, seat))
print(game.scores(state))
"""


def scores_by(source: Path, game_id: str) -> str:
    environment = {**os.environ, "PYTHONPATH": str(source)}
    return subprocess.run(
        [sys.executable, "-c", PLAYED, game_id], env=environment, check=True, capture_output=True, text=True
    ).stdout.strip()


@pytest.mark.parametrize("game_id", ["race", "quarterworlds"])
def test_figures_laid_open_play_as_they_did_until_they_change(tmp_path: Path, game_id: str) -> None:
    found = figures.lay_open(ROOT, game_id, tmp_path)
    assert len(found) > 50
    game = games.get(game_id)
    state = game.new(min(count for count in game.players if count > 1), "laid open")
    bot = make("greedy", game_id, 1)
    while not state.over:
        seat = state.asked_seats()[0]
        state.apply(seat, decide(bot, state, seat))
    assert scores_by(tmp_path / "src", game_id) == str(game.scores(state))
    holder = tmp_path / "src" / "perihelion" / "games" / game_id / "mind" / "figures.py"
    values = str([figure.value for figure in found])
    other = str([figure.value * 3 if number % 2 else 0.01 for number, figure in enumerate(found)])
    holder.write_text(holder.read_text(encoding="utf-8").replace(values, other), encoding="utf-8")
    assert scores_by(tmp_path / "src", game_id) != str(game.scores(state))


def test_what_was_found_is_written_where_the_figures_stood(tmp_path: Path) -> None:
    mind = tmp_path / "src" / "perihelion" / "games" / "race" / "mind"
    shutil.copytree(ROOT / "src" / "perihelion" / "games" / "race" / "mind", mind)
    found = figures.lay_open(ROOT, "race", tmp_path / "open")
    before = (mind / "worth.py").read_text(encoding="utf-8")
    figures.write_back(tmp_path, "race", found, [figure.value for figure in found])
    assert (mind / "worth.py").read_text(encoding="utf-8") == before
    lines = before.splitlines()
    at = next(number for number, line in enumerate(lines) if line.startswith("CARD: Final = "))
    (card,) = [figure for figure in found if (figure.module, figure.line) == ("worth", at + 1)]
    figures.write_back(
        tmp_path, "race", found, [7.349 if figure == card else figure.value for figure in found]
    )
    lines[at] = lines[at].replace(f"= {card.value}", "= 7.3")
    assert (mind / "worth.py").read_text(encoding="utf-8").splitlines() == lines


ASKED = """
import json, sys
sys.path.append(sys.argv[1])
import tune
print(json.dumps(tune.asked_figures("quarterworlds", (2,), 1)))
"""


def in_the_copy(folder: Path, found: list[figures.Figure], program: str, *arguments: str) -> str:
    """What a program prints that runs on a copy of the source whose figures lie open."""
    (folder / "figures.json").write_text(json.dumps([asdict(figure) for figure in found]), encoding="utf-8")
    return subprocess.run(
        [sys.executable, "-c", program, str(ROOT / "tools"), *arguments],
        env={**os.environ, tune.OPEN: str(folder), "PYTHONPATH": str(folder / "src")},
        check=True,
        capture_output=True,
        text=True,
    ).stdout


def test_figures_of_the_evaluation_alone_are_not_asked(tmp_path: Path) -> None:
    found = figures.lay_open(ROOT, "quarterworlds", tmp_path)
    told = in_the_copy(tmp_path, found, ASKED)
    asked = {figure.module: False for figure in found}
    for figure, is_asked in zip(found, json.loads(told), strict=True):
        asked[figure.module] = asked[figure.module] or is_asked
    assert asked["policy"]
    assert not asked["evaluation"]


LAID_OUT = """
import json, math, sys
sys.path.append(sys.argv[1])
import tune
from perihelion import games
count = len(tune.kept_figures(tune.folder_of("starfarers")))
base = tune.Variant("starfarers", (0.0,) * count)
moves = [math.log(2) if number == int(sys.argv[2]) else 0.0 for number in range(count)]
other = tune.Variant("starfarers", tuple(moves))
seen = []
for variant in (base, other, base):
    variant.put_on()
    seen.append(games.get("starfarers").fading[0][1])
print(json.dumps(seen))
"""


def test_variants_play_by_what_is_laid_out_by_their_own_figures(tmp_path: Path) -> None:
    """FADING goes into a table that Starfarers lays out once."""
    found = figures.lay_open(ROOT, "starfarers", tmp_path)
    lines = (ROOT / "src/perihelion/games/starfarers/mind/worth.py").read_text(encoding="utf-8").splitlines()
    line = next(number for number, text in enumerate(lines, 1) if text.startswith("FADING: Final"))
    (place,) = [at for at, figure in enumerate(found) if (figure.module, figure.line) == ("worth", line)]
    first, second, third = json.loads(in_the_copy(tmp_path, found, LAID_OUT, str(place)))
    assert first == third
    assert second == pytest.approx(first**2)


@pytest.fixture
def tuning(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> tune.Tuning:
    """Four figures, of which the first is the better the larger, the second the smaller, and the last is
    never asked."""
    known = tuple(figures.Figure("worth", line, 0, 1, 1.5) for line in range(4))
    monkeypatch.setattr(tune, "folder_of", lambda game_id: tmp_path)
    monkeypatch.setattr(tune, "kept_figures", lambda folder: known)
    monkeypatch.setattr(tune, "asked_figures", lambda game_id, counts: (True, True, True, False))

    def play(duel: tune.Duel) -> tuple[float, float, int]:
        mine, its = (variant[0] - variant[1] for variant in (duel.plus, duel.minus))
        return (6.0, 2.0, 8) if mine > its else (2.0, 6.0, 8)

    monkeypatch.setattr(tune.Duel, "play", play)
    return tune.Tuning("race", [2, 3], deals=4, seed="test")


def test_figures_move_towards_who_wins(tuning: tune.Tuning) -> None:
    for _ in range(200):
        tuning.step(200)
    assert tuning.found.now[0] > 0.5
    assert tuning.found.now[1] < -0.5
    assert 0 < abs(tuning.found.now[2]) < 0.4
    assert tuning.found.now[3] == 0.0
    assert tuning.found.averaged == 80
    assert 0 < tuning.found.best()[0] < tuning.found.now[0]


def test_tuning_goes_on_where_it_stopped(tuning: tune.Tuning) -> None:
    for _ in range(6):
        tuning.step(6)
    whole = tuning.found
    tuning.file.unlink()
    parts = tune.Tuning("race", [2, 3], deals=4, seed="test")
    for _ in range(2):
        parts.step(6)
    again = tune.Tuning("race", [2, 3], deals=4, seed="test")
    assert again.found.steps == 2
    for _ in range(4):
        again.step(6)
    assert again.found == whole


def test_player_counts_take_turns(tuning: tune.Tuning) -> None:
    assert [tuning.duel(pair, [0.0] * 4).seats for pair in range(4)] == [2, 3, 2, 3]
