"""The value network: what it sees and says, that it learns, and that it is the one estimate of all."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace
from typing import cast

import numpy as np
import pytest

from perihelion import games
from perihelion.bots import UnknownBot, judging, make
from perihelion.bots.judging import Judge, estimate, judge_for, share_of_victory, weights_file
from perihelion.bots.learned import LearnedBot
from perihelion.bots.predictor import load_predictor, new_predictor
from perihelion.bots.search import SearchBot
from perihelion.bots.value import (
    JUDGEMENTS,
    NetworkJudge,
    input_count,
    inputs,
    load_value,
    network_judge,
    new_value,
)
from perihelion.core.chance import seeded
from perihelion.core.game import AnyGame
from perihelion.core.state import State
from perihelion.lab import positions
from perihelion.lab.fit import brier, fit, platt
from perihelion.lab.positions import WHIMS, Lore, Played, Positions, Shelf, Source, load_positions
from perihelion.lab.train import Plan, Trainer
from perihelion.lab.train_report import training_report
from tests.properties.cases import Case, all_cases, decisions

TRAINED = [case for case in all_cases() if weights_file(case.game, case.seats).is_file()]


def ended(case: Case) -> State:
    state = next(iter(decisions(case, 3))).copy()
    chance = seeded("ended")
    while not state.over:
        seat = state.asked_seats()[0]
        state.apply(seat, chance.pick(state.legal(seat)))
    return state


def test_every_game_has_a_network_for_every_player_count() -> None:
    wanted = [(game, seats) for game in games.REGISTERED for seats in games.get(game).players]
    missing = [one for one in wanted if not weights_file(*one).is_file()]
    assert missing == []
    assert all(weights_file(*one).stat().st_size < 2_000_000 for one in wanted)


@pytest.mark.parametrize("case", TRAINED)
def test_a_network_fits_its_game_and_says_chances(case: Case) -> None:
    for state in decisions(case, 3, stride=40, cap=400):
        assert len(inputs(state, 0)) == input_count(state.game, case.seats)
        judge = judge_for(state)
        assert isinstance(judge, NetworkJudge)
        [(worth, chance)] = judge.judge([state], 0)
        assert 0 < chance < 1
        assert worth == state.game.evaluate(state, 0)  # unless the network decides


def test_who_plays_alone_has_the_less_chance_the_stronger_the_rival_is() -> None:
    seti = games.get("seti")
    chances = []
    for stars in "123":
        states = [seti.new(1, number, {"stars": stars}) for number in range(30)]
        chances.append(sum(chance for _, chance in judge_for(states[0]).judge(states, 0)) / len(states))
    assert chances == sorted(chances, reverse=True)
    assert chances[0] > 5 * chances[2]


def test_only_the_numbers_of_the_rivals_strength_tell_how_a_solo_game_stands() -> None:
    for stars in range(1, 6):
        world = games.get("seti").new(1, 3, {"stars": str(stars)})
        numbers = list(world.game.outlook(world, 0))
        size = len(numbers) // 5
        told = [any(numbers[size * level : size * (level + 1)]) for level in range(5)]
        assert told == [level == stars - 1 for level in range(5)]


def test_what_is_decided_is_certain() -> None:
    state = ended(Case("race", 2))
    for seat in (0, 1):
        assert judge_for(state).judge([state], seat)[0][1] == share_of_victory(state, seat)
        assert estimate(state, seat, seeded(1)) == share_of_victory(state, seat)


def test_the_last_turn_is_played_out_before_it_is_judged() -> None:
    """A position whose turn ends the game whatever is chosen is decided, not even."""
    states = list(decisions(Case("quarterworlds", 2), 5))
    last = states[-1]
    world = last.copy()
    while not world.over:
        assert len(world.asked_seats()) == 1
        world.apply(world.asked_seats()[0], world.legal(world.asked_seats()[0])[0])
    assert estimate(world, 0, seeded(1)) in (0.0, 0.5, 1.0)
    chances = [
        make("greedy", "quarterworlds", 1).estimate(last.imagine(seat, seeded(2)), seat) for seat in (0, 1)
    ]
    assert all(0 <= chance <= 1 for chance in chances)


def test_changed_components_are_judged_by_the_evaluation(monkeypatch: pytest.MonkeyPatch) -> None:
    race = games.get("race")
    assert isinstance(network_judge(race, 2, False), NetworkJudge)
    monkeypatch.setattr("perihelion.bots.value.JUDGEMENTS", JUDGEMENTS + 1)
    assert type(network_judge(race, 2, False)) is Judge


def test_a_search_by_network_takes_its_worth_from_there() -> None:
    state = next(iter(decisions(Case("pulsar", 2), 4, stride=30)))
    seat = state.asked_seats()[0]
    world = state.imagine(seat, seeded(1))
    by_network = make("search:12:::network", "pulsar", 1)
    assert isinstance(by_network, SearchBot)
    assert by_network.by_network
    assert by_network.ratings(world, seat) == make("search:12:::network", "pulsar", 1).ratings(world, seat)
    judge = network_judge(state.game, 2, decides=True)
    assert judge.judge([world], seat)[0][0] != state.game.evaluate(world, seat)


@pytest.mark.parametrize(
    ("game_id", "bot", "decides"),
    [
        ("seti", "search:12", True),
        ("seti", "search:12:::evaluation", False),
        ("pulsar", "search:12", True),
        ("race", "search:12", False),
        ("race", "search:12:::network", True),
    ],
)
def test_who_judges_the_lines_of_a_search_is_usual_in_the_game_unless_it_is_said(
    game_id: str, bot: str, decides: bool
) -> None:
    search = make(bot, game_id, 1)
    assert isinstance(search, SearchBot)
    judge = search.judge_of(games.get(game_id).new(2, 1))
    assert isinstance(judge, NetworkJudge)
    assert judge.decides is decides


@pytest.mark.parametrize("bot", ["search:12:::nobody", "search:12:::network:x"])
def test_a_search_with_an_unknown_judge_is_refused(bot: str) -> None:
    with pytest.raises(UnknownBot):
        make(bot, "seti", 1)


def test_a_network_is_saved_and_loaded(tmp_path: Path) -> None:
    network = new_value(30, 8, 1)
    network.slope, network.shift = 1.25, -0.5
    network.save(tmp_path / "n.npz")
    again = load_value(tmp_path / "n.npz")
    x = np.random.default_rng(1).standard_normal((4, 30)).astype(np.float32)
    assert (again.slope, again.shift) == (1.25, -0.5)
    assert np.allclose(network.judge(x)[0], again.judge(x)[0], atol=0.01)


def made_up(count: int) -> Positions:
    """Positions of which the first two inputs together decide who wins, three times in four."""
    rng = np.random.default_rng(3)
    seen = rng.standard_normal((count, 12)).astype(np.float32)
    sign = (seen[:, 0] * seen[:, 1] > 0) ^ (rng.random(count) < 0.25)
    margin = np.where(sign, 2, -2).astype(np.float32)
    unknown = np.full(count, -1, np.float32)
    return Positions(seen, sign.astype(np.float32), margin, np.arange(count) // 5, unknown)


def test_fitting_learns_what_only_several_inputs_tell() -> None:
    found = fit(made_up(20_000))
    assert found.brier < 0.23  # knowing nothing is 0.25, knowing all 0.19
    assert found.held_back[0] > min(found.held_back)
    rows = np.arange(500)
    assert brier(found.network, made_up(20_000), rows) < 0.23


def test_calibration_finds_slope_and_shift() -> None:
    rng = np.random.default_rng(5)
    odds = rng.standard_normal(20_000) * 2
    won = (rng.random(20_000) < 1 / (1 + np.exp(-(0.5 * odds + 0.3)))).astype(np.float64)
    slope, shift = platt(odds, won)
    assert slope == pytest.approx(0.5, abs=0.05)
    assert shift == pytest.approx(0.3, abs=0.05)


def test_positions_are_the_same_for_the_same_seed_and_go_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(positions, "PART", 2)
    race = games.get("race")
    told: list[int] = []
    source = Source("race", 2)
    files = Shelf(source, tmp_path / "one").collect(4, told=told.append)
    assert told == [2, 4]
    files[1].unlink()
    stamp = files[0].stat().st_mtime_ns
    again = Shelf(source, tmp_path / "one").collect(4)
    assert files[0].stat().st_mtime_ns == stamp
    one, other = load_positions(again), load_positions(Shelf(source, tmp_path / "two").collect(4))
    assert np.array_equal(one.seen, other.seen)
    assert one.seen.shape[1] == input_count(race, 2)
    assert {0.0, 1.0} <= set(one.won.tolist())


@pytest.fixture
def in_small_parts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(positions, "PART", 4)


@pytest.mark.usefixtures("in_small_parts")
def test_training_goes_from_the_policy_to_what_was_learned(tmp_path: Path) -> None:
    race = games.get("race")
    trainer = Trainer(race, 2, tmp_path)
    told: list[int] = []
    plan = Plan(12, 4, 2)
    trainer.run(plan, told.append)
    assert told == [4, 8, 12, 16, 20]
    assert plan.in_all == 20
    again = Trainer(race, 2, tmp_path)
    assert (again.progress.games, again.progress.searched, again.progress.generations) == (12, 4, 2)
    last = load_positions(sorted(tmp_path.glob("race-2.learned-*.npz")))
    assert again.progress.positions == len(last) > 60  # of both generations that searched
    assert load_value(again.network_file).inputs == input_count(race, 2)
    assert load_predictor(again.predictor_file).inputs == input_count(race, 2)
    assert 0 <= again.progress.hits <= 1
    assert "held back" in training_report("race", 2, again.progress)


@pytest.mark.usefixtures("in_small_parts")
def test_calibration_changes_slope_and_shift_alone(tmp_path: Path) -> None:
    before = load_value(weights_file("race", 2))
    trainer = Trainer(games.get("race"), 2, tmp_path)
    told: list[int] = []
    trainer.calibrate(8, told.append)
    assert told == [4, 8]
    assert trainer.progress.searched == 8
    after = load_value(trainer.network_file)
    assert (after.slope, after.shift) != (before.slope, before.shift)
    for name, array in before.weights.items():
        np.testing.assert_array_equal(after.weights[name], array)
    found = load_positions(sorted(tmp_path.glob("race-2.steady-*.npz")))
    every = np.arange(len(found))
    assert brier(after, found, every) < brier(before, found, every)
    assert trainer.progress.brier == pytest.approx(brier(after, found, every))


@pytest.mark.usefixtures("in_small_parts")
def test_steady_games_are_without_whim() -> None:
    steady = [Played(Source("race", 2, steady=True), number) for number in range(8)]
    assert {one.whim for one in steady} == {0}
    assert all(one.state.options == steady[0].state.options for one in steady)
    assert len({Played(Source("race", 2), number).whim for number in range(8)}) == len(WHIMS)


@pytest.mark.usefixtures("in_small_parts")
def test_training_goes_on_where_it_was(tmp_path: Path) -> None:
    """A generation whose own games have begun stays as it is: by another one they would be others."""
    race = games.get("race")
    trainer = Trainer(race, 2, tmp_path)
    trainer.run(Plan(4, 4))
    first, second = (trainer.files(number)[0].read_bytes() for number in (0, 1))
    trainer.run(Plan(4, 4))
    assert trainer.files(1)[0].read_bytes() == second
    trainer.run(Plan(8, 8))
    assert trainer.files(0)[0].read_bytes() == first
    assert trainer.files(1)[0].read_bytes() != second
    assert trainer.network_file.read_bytes() == trainer.files(1)[0].read_bytes()
    assert trainer.progress.searched == 8


@pytest.mark.usefixtures("in_small_parts")
def test_training_goes_on_from_what_comes_with_the_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    race = games.get("race")
    trainer = Trainer(race, 2, tmp_path)
    plan = Plan(100, 4, onward=True)
    trainer.run(plan)
    assert plan.in_all == 4
    assert not list(tmp_path.glob("*policy*"))
    fresh, shipped = load_value(trainer.network_file), load_value(weights_file("race", 2))
    changed = np.abs(fresh.weights["in"] - shipped.weights["in"]).max()
    assert 0 < changed < 0.1
    monkeypatch.setattr("perihelion.lab.train.weights_file", lambda *_: tmp_path / "none.npz")
    with pytest.raises(ValueError, match="to go on from"):
        Trainer(race, 2, tmp_path / "anew").run(plan)


def test_where_nothing_is_predicted_searches_play_that_judge_as_the_game_does() -> None:
    network = new_value(30, 4, 1)
    by_network = Lore(network).bot("seed", "seti", 2)
    assert isinstance(by_network, SearchBot)
    assert isinstance(by_network.judge, NetworkJudge)
    by_evaluation = Lore(network).bot("seed", "seti", 1)
    assert isinstance(by_evaluation, SearchBot)
    assert type(by_evaluation.judge) is Judge
    predictor = new_predictor(games.get("race"), 2, 4, 1)
    assert isinstance(Lore(network, predictor).bot("seed", "race", 2), LearnedBot)
    assert Source("race", 2).bots(0, "seed") == [None, None]


def test_games_played_alone_are_of_every_strength_of_the_rival() -> None:
    options = [Played(Source("seti", 1), number).state.options["stars"] for number in range(40)]
    assert set(options) == {"1", "2", "3", "4", "5"}
    usual = [Played(Source("race", 2), number).state.options for number in (0, 1, 2)]
    assert all(one == usual[0] for one in usual)


def test_the_newest_meets_those_before_it() -> None:
    lores = [Lore(new_value(30, 4, seed)) for seed in (1, 2, 3)]
    source = Source("seti", 3, learned=tuple(lores))
    met: list[tuple[int, ...]] = []
    for number in range(18):
        bots = cast(list[SearchBot], source.bots(number, "seed"))
        networks = [cast(NetworkJudge, bot.judge).network for bot in bots]
        met.append(tuple([lore.network for lore in lores].index(network) for network in networks))
    assert met[1:3] == met[4:6] == [(2, 2, 2)] * 2
    assert met[::3] == [(2, 0, 0), (1, 2, 1), (0, 0, 2), (2, 1, 1), (0, 2, 0), (1, 1, 2)]
    assert Source("seti", 3, learned=(lores[0],)).kind == "learned-1"


def test_a_game_without_features_cannot_be_learned(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="no features"):
        Trainer(cast(AnyGame, SimpleNamespace(id="dice", feature_count=lambda seats: 0)), 2, tmp_path)


def test_all_bots_estimate_alike() -> None:
    state = next(iter(decisions(Case("race", 2), 4, stride=30)))
    world = state.imagine(0, seeded(1))
    for name in ("greedy", "search:20", "learned"):
        bot = make(name, "race", 1)
        bot.chance = seeded("same")
        assert bot.estimate(world, 0) == judging.estimate(world, 0, seeded("same"))
