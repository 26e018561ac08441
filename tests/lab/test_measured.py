"""What measurements of bots have found is kept: later runs go on with it, and a page is written from it."""

from __future__ import annotations

import json
import random
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import perihelion
from perihelion import engine
from perihelion.bots.levels import BY_GAME

sys.path.append(str(Path(__file__).parents[2] / "tools"))

import calibration
import kept
import levels
import measured

SEED = "short"
PROOF = levels.Proof("comet", 2, "greedy", "random")


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(kept, "FOLDER", tmp_path / "measured")
    return kept.FOLDER


@pytest.fixture
def numbers(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The numbers of the games that are played."""
    found: list[int] = []
    play = levels.play

    def noted(setting: Any, number: int) -> Any:
        found.append(number)
        return play(setting, number)

    monkeypatch.setattr(levels, "play", noted)
    return found


@pytest.fixture
def invented(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Calibrations of games that are invented instead of played; the numbers of those."""
    found: list[int] = []

    def guesses_of(game: Any, seats: int, bot: str, number: int) -> list[calibration.Guess]:
        found.append(number)
        return guesses(number)

    monkeypatch.setattr(calibration, "played", guesses_of)
    return found


def guesses(number: int) -> list[calibration.Guess]:
    """Those of an invented game, some longer than the turns that are told apart."""
    chance, length = random.Random(number), 10 + 10 * (number % 5)
    return [
        calibration.Guess(
            chance.random(), chance.random(), turn / length, turn + 1, chance.choice([0, 0.5, 1])
        )
        for turn in range(length)
    ]


def test_a_match_goes_on_with_the_next_number(numbers: list[int]) -> None:
    line = PROOF.line(SEED)
    PROOF.run(line, 10, levels.Budget(3))
    PROOF.run(line, 10, levels.Budget(4))
    assert PROOF.run(line, 11, levels.Budget(99)).count == 10
    assert numbers == list(range(10))
    assert PROOF.run(line, 6, levels.Budget(99)).count == 10  # what is known is not forgotten


def test_a_match_in_pieces_is_the_same_as_in_one(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    line = PROOF.line(SEED)
    for _ in range(4):
        PROOF.run(line, 8, levels.Budget(2))
    in_pieces = line.file.read_text(encoding="utf-8")
    monkeypatch.setattr(kept, "FOLDER", folder / "anew")
    PROOF.run(line, 8, levels.Budget(8))
    assert line.file.read_text(encoding="utf-8") == in_pieces


def test_the_share_that_was_won_follows_from_the_games() -> None:
    won = levels.won_of("10234")
    assert (won.value, won.count) == (pytest.approx((1 + 1 / 2 + 1 / 3 + 1 / 4) / 5), 5)


def test_a_file_says_what_was_measured() -> None:
    line = kept.Line.of("levels", "pulsar", 2, ("hard", "search:40"), SEED)
    line.keep({"games": "10"})
    assert line.file.name == "pulsar-2-hard-search_40.json"
    said = kept.read(line.file)
    assert said.pop("version")
    assert said.pop("names")[1] == "search:40"
    assert said == {
        "game": "pulsar",
        "seats": 2,
        "bots": ["hard", "search:40"],
        "digest": kept.digest("pulsar", 2, kept.names_of("pulsar", ["hard", "search:40"])),
        "seed": SEED,
        "found": {"games": "10"},
    }


def test_bots_that_play_otherwise_begin_anew(numbers: list[int], capsys: pytest.CaptureFixture[str]) -> None:
    line = PROOF.line(SEED)
    PROOF.run(line, 4, levels.Budget(4))
    changed = replace(line, digest="another")
    assert PROOF.run(changed, 4, levels.Budget(2)).count == 2
    assert numbers == [0, 1, 2, 3, 0, 1]
    assert "begun anew" in capsys.readouterr().out
    assert kept.read(line.file)["digest"] == "another"


def test_a_level_that_another_bot_plays_begins_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    line = levels.Proof("comet", 2, "easy", "random").line(SEED)
    line.keep({"games": "10"})
    assert line.found() == {"games": "10"}
    monkeypatch.setitem(BY_GAME, "comet", {"easy": "novice:15"})
    assert line.found() == {}
    assert kept.is_outdated(kept.read(line.file), line.digest)


def test_a_line_depends_on_what_its_own_bots_import() -> None:
    def imported(*bots: str) -> frozenset[str]:
        return engine.imported(kept.PLAYING, kept.modules_of("pulsar", bots))

    assert {"search", "policy", "judging", "value", "matrices", "bot", "__init__"} <= imported(
        "hard", "medium"
    )
    assert not {"expert", "characters", "learned"} & imported("hard", "medium")
    assert imported("hard") < imported("expert", "hard")
    assert {"expert", "copies", "learned", "predictor"} <= imported("expert")
    assert imported("builder") == imported("hard") | {"characters"}


def test_what_is_known_stays_until_a_game_replaces_it() -> None:
    line = PROOF.line(SEED)
    PROOF.run(line, 2, levels.Budget(2))
    assert PROOF.run(replace(line, digest="another"), 4, levels.Budget(0)).count == 0
    assert kept.read(line.file)["digest"] == line.digest


def test_games_of_another_seed_are_not_overwritten() -> None:
    PROOF.run(PROOF.line(SEED), 2, levels.Budget(2))
    with pytest.raises(SystemExit, match="short"):
        PROOF.run(PROOF.line("other"), 2, levels.Budget(2))


def test_two_lines_do_not_disturb_each_other(folder: Path) -> None:
    proofs = [levels.Proof("comet", seats, "greedy", "random") for seats in (2, 3)]
    with ThreadPoolExecutor(2) as pool:
        done = [pool.submit(proof.run, proof.line(SEED), 12, levels.Budget(12)) for proof in proofs]
    both = [one.result() for one in done]
    assert [proof.run(proof.line(SEED), 12, levels.Budget(0)) for proof in proofs] == both
    assert sorted(path.name for path in (folder / "levels").iterdir()) == [
        "comet-2-greedy-random.json",
        "comet-3-greedy-random.json",
    ]


def test_any_pair_can_be_asked_for() -> None:
    asked = [levels.pair("expert,hard"), levels.pair("search:40,greedy")]
    found = levels.proofs(["seti", "race"], seats=3, pairs=asked)
    assert [(proof.game, proof.seats, proof.stronger, proof.wanted) for proof in found] == [
        ("seti", 3, "expert", 0.57),
        ("seti", 3, "search:40", 1 / 3),
        ("race", 3, "expert", 0.57),
        ("race", 3, "search:40", 1 / 3),
    ]


def test_a_calibration_goes_on_with_the_next_number(invented: list[int]) -> None:
    (line,) = calibration.lines(["race"], 2, "greedy")
    calibration.collected(line, 3)
    known = calibration.collected(line, 8)
    assert invented == list(range(8))
    assert calibration.collected(line, 5) == known
    assert calibration.collected(replace(line, digest="another"), 2).games == 2
    assert invented == [*range(8), 0, 1]


def test_sums_say_what_the_guesses_say(invented: list[int]) -> None:
    (line,) = calibration.lines(["race"], 2, "greedy")
    calibration.collected(line, 30)
    sums = calibration.collected(line, 60)
    every = [guess for number in range(60) for guess in guesses(number)]
    assert sums.all.count == len(every)
    assert sums.all.brier == pytest.approx(brier(every))
    assert sums.late.brier == pytest.approx(brier([one for one in every if one.stage >= 2 / 3]))
    assert sums.plain.brier == pytest.approx(brier([replace(one, chance=one.plain) for one in every]))
    for turn in (1, 8, calibration.TURNS):
        assert sums.after(turn).brier == pytest.approx(brier([one for one in every if one.turn >= turn]))
    for told, tenth in zip(sums.reliability(), by_tenths(every), strict=True):
        assert told == pytest.approx(tenth)


def brier(guesses: list[calibration.Guess]) -> float:
    return sum((one.chance - one.won) ** 2 for one in guesses) / len(guesses)


def by_tenths(guesses: list[calibration.Guess]) -> Iterator[tuple[float, float]]:
    for tenth in range(10):
        part = [one for one in guesses if tenth <= 10 * one.chance < tenth + 1]
        yield sum(one.chance for one in part) / len(part), sum(one.won for one in part) / len(part)


def test_contests_with_earlier_commits_have_a_table() -> None:
    contest = kept.Line.of("versus", "seti", 3, ("hard",), SEED, "search:40 of 0123abc")
    contest.keep({"won": [1.0, 0.5, 0.0, 0.0], "spent": [0.5, 3.0], "decisions": [100, 200]})
    (row,) = [row for row in measured.page(EMPTY).splitlines() if "0123abc" in row]
    assert row.startswith("| SETI | 3 | hard | search:40 of 0123abc | 4 | 37.5 % | ")
    assert "| 5, 15 |" in row


def test_files_are_small(invented: list[int]) -> None:
    (line,) = calibration.lines(["race"], 2, "greedy")
    calibration.collected(line, 300)
    assert line.file.stat().st_size < 4000


PARTS = ("levels", "versus", "ratings", "calibration greedy", "calibration hard", "charts")
EMPTY = "Before.\n" + "".join(f"\n<!-- measured: {part} -->\n<!-- end -->\n" for part in PARTS) + "\nAfter.\n"


def test_a_page_without_measurements_stays_empty() -> None:
    assert measured.page(EMPTY) == EMPTY


def test_tables_are_written_from_the_files(invented: list[int]) -> None:
    def match(game: str, seats: int, stronger: str, weaker: str, games: str) -> kept.Line:
        line = kept.Line.of("levels", game, seats, (stronger, weaker), SEED)
        line.keep({"games": games})
        return line

    match("seti", 2, "medium", "easy", "1111")
    match("race", 3, "hard", "medium", "100")
    old = replace(match("race", 2, "medium", "easy", "1100"), digest="0123456789abcdef")
    old.keep({"games": "1100"})
    match("race", 2, "hard", "learned:0.1", "10")
    match("race", 2, "hard", "medium", "12")
    calibration.collected(calibration.lines(["race"], 2, "hard")[0], 60)
    written = measured.page(EMPTY)
    rows = [row for row in written.splitlines() if row.startswith(("| Race", "| SETI"))]
    assert [row.split(" | ")[:5] for row in rows[:5]] == [
        ["| Race", "2", "hard", "medium", "2"],
        ["| Race", "2", "hard", "learned:0.1", "2"],
        ["| Race", "2", "medium", "easy", "4"],
        ["| Race", "3", "hard", "medium", "3"],
        ["| SETI", "2", "medium", "easy", "4"],
    ]
    assert rows[2].endswith(f"| 4 | 50.0 % | 15 – 85 % | {perihelion.__version__}, 0123456 |")
    assert [*measured.outdated()] == ["levels: race, 2 seats, medium against easy"]
    assert rows[5].startswith("| Race | 2 | 60 | 0.")
    assert "[Race, 2 seats](pictures/calibration-race-2.svg)" in written
    assert measured.page(written) == written
    assert (written.startswith("Before."), written.endswith("After.\n")) == (True, True)


def test_the_page_on_bots_agrees_with_the_files(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kept, "FOLDER", kept.ROOT / "measured")
    text = measured.PAGE.read_text(encoding="utf-8")
    assert set(PARTS) <= {part for _, part, _ in measured.PART.findall(text)}
    assert measured.page(text) == text, "python tools/measured.py writes the page anew"


def test_a_changed_file_makes_another_page(monkeypatch: pytest.MonkeyPatch) -> None:
    text = measured.page(EMPTY)
    line = kept.Line.of("levels", "race", 2, ("hard", "medium"), SEED)
    line.keep({"games": "10"})
    first = measured.page(text)
    line.file.write_text(json.dumps({**kept.read(line.file), "found": {"games": "101"}}), encoding="utf-8")
    assert len({text, first, measured.page(first)}) == 3
