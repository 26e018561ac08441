"""The command line: what each command prints, and with which exit code."""

from __future__ import annotations

import json
import re
from dataclasses import replace
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from perihelion import games
from perihelion.cli import app
from perihelion.core.fairness import Proof, commitment_to, seed_from
from perihelion.core.record import parse_record
from perihelion.lab.bench import RATES

COMMANDS = [
    "play",
    "serve",
    "terminal",
    "games",
    "rules",
    "simulate",
    "tournament",
    "train",
    "record",
    "replay",
    "bench",
]


def perihelion(*args: str, input: str | None = None) -> Result:
    return CliRunner().invoke(app, args, input=input, env={"COLUMNS": "200"})


def ok(*args: str, input: str | None = None) -> str:
    result = perihelion(*args, input=input)
    assert result.exit_code == 0, result.output
    return result.stdout


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help_with_an_example(command: str) -> None:
    assert f"Example: perihelion {command}" in re.sub(r"\s+", " ", ok(command, "--help"))


def test_games_are_listed_with_players_options_and_coverage() -> None:
    assert "race" in ok("games")
    listed = json.loads(ok("games", "--json"))
    assert [entry["id"] for entry in listed] == list(games.REGISTERED)
    race = next(entry for entry in listed if entry["id"] == "race")
    assert race["players"] == [2, 3, 4]
    assert race["options"]["variant"] == ["standard", "advanced"]
    assert race["coverage"]["statements"] > 200


def test_rules_are_found_by_word_in_both_languages() -> None:
    assert "RACE-" in ok("rules", "race", "--find", "military")
    czech = json.loads(ok("rules", "race", "--lang", "cs", "--find", "fáze", "--json"))
    assert czech["rules"]
    assert all("fáze" in entry["text"].casefold() for entry in czech["rules"])
    assert perihelion("rules", "race", "--find", "xylophone").exit_code == 1


def test_coverage_names_what_is_missing_and_says_so_by_its_exit_code() -> None:
    for name in games.REGISTERED:
        result = perihelion("rules", name, "--coverage", "--json")
        found = json.loads(result.stdout)
        assert found["statements"] >= found["covered"] >= 0
        assert isinstance(found["exempt"], list)
        assert (result.exit_code == 0) == (not found["missing"] and not found["unknown"])


@pytest.mark.parametrize(
    ("args", "told"),
    [
        (["rules", "chess"], "the games are"),
        (["rules", "race", "--lang", "de"], "en, cs"),
        (["simulate", "race", "--bots", "wizard"], "the bots are"),
        (["simulate", "race", "--bots", "search:many"], "the bots are"),
        (["simulate", "race", "--seats", "9"], "2, 3, 4"),
        (["simulate", "race", "--seats", "2", "--bots", "random,random,random"], "do not fit"),
        (["simulate", "race", "--option", "variant"], "key=value"),
        (["simulate", "race", "--option", "variant=wild"], "variant=standard|advanced"),
        (["simulate", "race", "--backend", "moon"], "local or ray"),
        (["simulate", "race", "--components", "nowhere.toml"], "nowhere.toml"),
        (["replay", "nowhere.txt"], "cannot read"),
        (["terminal", "race", "--seat", "Z"], "the seats are"),
        (["tournament", "--games", "race", "--bots", "random"], "at least 2"),
    ],
)
def test_what_cannot_be_done_is_refused_with_what_to_do(args: list[str], told: str) -> None:
    result = perihelion(*args)
    assert result.exit_code == 2
    assert told in re.sub(r"\s+", " ", result.stderr)


def test_simulate_prints_one_object() -> None:
    found = json.loads(
        ok("simulate", "race", "--seats", "2", "--bots", "random", "--games", "4", "--jobs", "1", "--json")
    )
    assert (found["game"], found["seats"], found["bots"]) == ("race", 2, ["random", "random"])
    assert (found["games"], found["finished"], found["errors"]) == (4, 4, 0)
    assert found["decisions"] > 100
    assert found["seconds"] > 0
    assert set(found["mean_scores"]) == set(found["win_rates"]) == {"random"}


def test_simulate_shows_bots_and_seats() -> None:
    text = ok("simulate", "race", "--bots", "novice,random", "--games", "2", "--jobs", "2")
    assert "novice" in text
    assert "2 finished" in text


def test_a_game_past_the_cap_is_said_to_be_unfinished() -> None:
    text = ok("simulate", "race", "--games", "2", "--jobs", "1", "--cap", "10")
    assert "2 unfinished" in text
    assert "technical cap" in text


def test_a_report_is_one_file(tmp_path: Path) -> None:
    report = tmp_path / "report.html"
    ok("simulate", "race", "--games", "6", "--jobs", "1", "--report", str(report))
    page = report.read_text(encoding="utf-8")
    assert "Win rate by seat" in page
    assert "Where points come from" in page
    assert "New Sparta" in page
    assert not re.search(r"(src|href)=", page)


def test_changed_components_are_compared_with_the_default(tmp_path: Path) -> None:
    source = Path(games.__file__).parent / "race" / "data" / "components.toml"
    changed = tmp_path / "my.toml"
    text = source.read_text(encoding="utf-8")
    changed.write_text(re.sub(r"(?m)^initial_deal\s*=\s*6", "initial_deal = 9", text), encoding="utf-8")
    assert changed.read_text(encoding="utf-8") != text
    report = tmp_path / "changes.html"
    found = json.loads(
        ok(
            *("simulate", "race", "--games", "30", "--jobs", "1", "--json", "--report", str(report)),
            *("--components", str(changed), "--against", "default"),
        )
    )
    length = next(change for change in found["changes"] if change["what"] == "length")
    assert length["before"] != length["after"]
    assert "What changed" in report.read_text(encoding="utf-8")


def test_a_recorded_game_replays_to_its_digest(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    ok("record", "race", "--bots", "random,random", "--seed", "42", "--out", str(file))
    assert "replays" in ok("replay", str(file), "--check")
    assert json.loads(ok("replay", str(file), "--json"))["over"] is True
    shown = ok("replay", str(file), "--at", "12", "--lang", "cs")
    assert "12 of" in shown
    assert ok("record", "race", "--bots", "random,random", "--seed", "42") == file.read_text(encoding="utf-8")


def test_a_record_that_was_changed_does_not_check(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    ok("record", "race", "--seed", "1", "--out", str(file))
    text = file.read_text(encoding="utf-8")
    file.write_text(re.sub(r"digest \w+", "digest 0123", text), encoding="utf-8")
    assert perihelion("replay", str(file), "--check").exit_code == 1
    file.write_text("hello\n", encoding="utf-8")
    assert perihelion("replay", str(file), "--check").exit_code == 2


def test_a_record_proves_that_its_seed_is_fair(tmp_path: Path) -> None:
    file, secret, luck = tmp_path / "game.txt", "5e" * 32, ("ab", "bot")
    seed = seed_from(secret, luck)
    ok("record", "race", "--bots", "random,random", "--seed", seed, "--out", str(file))
    plain = file.read_text(encoding="utf-8")
    fair = replace(parse_record(plain), proof=Proof(commitment_to(secret), secret, luck))
    file.write_text(fair.to_text(), encoding="utf-8")
    assert f"fair: secret and seed follow from the commitment\n{commitment_to(secret)}" in ok(
        "replay", str(file), "--check"
    )
    file.write_text(fair.to_text().replace("luck A ab", "luck A ac"), encoding="utf-8")
    told = perihelion("replay", str(file), "--check")
    assert told.exit_code == 1
    assert "the seed does not follow" in " ".join(told.output.split())
    file.write_text(plain, encoding="utf-8")
    assert "fair" not in ok("replay", str(file), "--check")


def test_the_terminal_plays_explains_takes_back_and_saves(tmp_path: Path) -> None:
    file = tmp_path / "left.txt"
    lines = ["help", "why new-sparta", "what 1", "99", "hm", "1", "undo", "1", "1", "log", "score", "look"]
    lines += ["rules military", f"save {file}", "quit"]
    text = ok("terminal", "race", "--bots", "random", input="\n".join(lines) + "\n")
    assert "why WORD" in text
    assert "RACE-" in text
    assert "There are only the choices" in text
    assert "Taken back" in text
    assert file.read_text(encoding="utf-8").startswith("perihelion record")


def test_the_terminal_speaks_czech_and_plays_to_the_end() -> None:
    text = ok("terminal", "race", "--bots", "random", "--lang", "cs", input="1\n" * 2500)
    assert "Hra skončila" in text


def test_a_tournament_is_rated(tmp_path: Path) -> None:
    file, report = tmp_path / "t.jsonl", tmp_path / "t.html"
    args = ["tournament", "--games", "race", "--bots", "random,novice", "--deals", "2", "--jobs", "1"]
    args += ["--file", str(file), "--report", str(report)]
    found = json.loads(ok(*args, "--json"))
    assert found["finished"] == 4
    assert {entry["bot"] for entry in found["standings"]["race"]} == {"random", "novice"}
    assert "Ratings" in report.read_text(encoding="utf-8")
    assert perihelion(*args[:-4], "--deals", "3", "--file", str(file)).exit_code == 2


def test_bench_measures_the_interpreted_engine() -> None:
    found = json.loads(ok("bench", "race", "--seats", "2", "--runs", "1", "--json"))["race 2"]
    for figure in (*RATES, "forced_share", "late_to_early", "page_ms", "page_ms_p95"):
        assert found["interpreted"][figure] > 0


def test_bench_shows_the_fewest_and_the_most_players(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[tuple[str, int, int]] = []

    def measure(game: str, seats: int, runs: int) -> dict[str, dict[str, float]]:
        asked.append((game, seats, runs))
        return {"interpreted": {"games_per_s": 12.0, "page_ms": 8.25}, "ratio": {"games_per_s": 3.0}}

    monkeypatch.setattr("perihelion.commands.benchmark.measure", measure)
    shown = ok("bench", "seti", "--runs", "2")
    assert asked == [("seti", 1, 2), ("seti", 4, 2)]
    lines = [line.split() for line in shown.splitlines()]
    assert ["games/s", "12.0", "3.0×"] in lines
    assert ["page,", "ms", "(median)", "8.2"] in lines


def test_the_example_of_the_readme_runs(capsys: pytest.CaptureFixture[str]) -> None:
    readme = Path(__file__).parents[1] / "README.md"
    example = re.search(r"```python\n(.*?)```", readme.read_text(encoding="utf-8"), re.DOTALL)
    assert example is not None
    assert len(example[1].strip().splitlines()) <= 12
    exec(compile(example[1], "README.md", "exec"), {})
    assert re.match(r"\[\d+, \d+\] \[", capsys.readouterr().out)


def test_the_database_is_chosen_by_flag_then_environment_then_default(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    chosen: list[str] = []

    def serve(host: str, port: int, db: str, browser: bool, **more: object) -> None:
        chosen.append(db)

    monkeypatch.setattr("perihelion.table.web.serve", serve)
    ok("serve")
    monkeypatch.setenv("PERIHELION_DATABASE_URL", "postgresql://here")
    ok("serve")
    ok("serve", "--db", "mine.db")
    assert chosen == ["sqlite:///perihelion.db", "postgresql://here", "mine.db"]
