"""The learned bot: its features know nothing hidden, its network learns, its training can be resumed."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from perihelion import games
from perihelion.bots import make
from perihelion.bots.learned import LearnedBot, judge, looked_further, network_for, play_on, values
from perihelion.bots.network import load_network, new_network
from perihelion.core.chance import seeded
from perihelion.lab import selfplay
from perihelion.lab.selfplay import SelfTrainer, blended, lessons_due, result
from perihelion.lab.train_report import selfplay_report
from tests.properties.cases import Case, all_cases, decisions

FEATURED = [case for case in all_cases() if case.load().feature_count(case.seats)]


@pytest.mark.parametrize("case", FEATURED)
def test_features_are_equally_many_and_know_nothing_hidden(case: Case) -> None:
    chance = seeded("features")
    for state in decisions(case, 3, stride=9, cap=900):
        for seat in range(case.seats):
            numbers = list(state.game.features(state, seat))
            assert len(numbers) == state.game.feature_count(case.seats)
            assert all(-3 <= number <= 8 for number in numbers)
            assert list(state.game.features(state.imagine(seat, chance), seat)) == numbers


def test_a_network_is_saved_and_loaded(tmp_path: Path) -> None:
    network = new_network(30, 5, [3, 4, 9], 1)
    network.save(tmp_path / "n.npz")
    again = load_network(tmp_path / "n.npz")
    x = np.random.default_rng(1).standard_normal((4, 30)).astype(np.float32)
    assert np.allclose(network.value(x), again.value(x), atol=0.01)
    shares = again.predict([0.1] * 30, [4, 9])
    assert len(shares) == 2
    assert sum(shares) == pytest.approx(1)


def test_targets_blend_later_judgements_with_the_outcome() -> None:
    targets = blended([0.5, 0.2, 0.9], 1.0)
    assert targets[2] == 1.0
    assert targets[1] == pytest.approx(0.1 * 0.9 + 0.9 * 1.0)
    assert targets[0] == pytest.approx(0.1 * 0.2 + 0.9 * targets[1])


def test_a_result_is_mostly_the_win_and_partly_the_margin() -> None:
    state = next(reversed(list(decisions(Case("comet", 2), 1)))).copy()
    while not state.over:
        seat = state.asked_seats()[0]
        state.apply(seat, state.legal(seat)[0])
    worth = [result(state, seat) for seat in (0, 1)]
    assert sum(worth) == pytest.approx(1)
    assert worth[0] != worth[1] or state.game.scores(state)[0] == state.game.scores(state)[1]


def test_examples_are_reused_a_few_times() -> None:
    assert sum(lessons_due(count, 30) for count in range(30, 6430, 30)) == 4 * 6420 // 256


def test_training_learns_and_goes_on_where_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(selfplay, "WARM", 60)
    race = games.get("race")
    whole = SelfTrainer(race, 2, tmp_path / "whole")
    whole.run(6)
    part = SelfTrainer(race, 2, tmp_path / "part")
    part.run(3)
    told: list[int] = []
    again = SelfTrainer(race, 2, tmp_path / "part")
    assert again.progress.games == 3
    again.run(6, told.append)
    assert told == [4, 5, 6]
    assert again.progress.games == whole.progress.games
    assert again.network_file.stat().st_size < 2_000_000
    before = new_network(race.feature_count(2), 50, race.foreseen(), 1)
    assert not np.allclose(whole.network.weights["value_in"], before.weights["value_in"])
    assert "games of self-play" in selfplay_report("race", 2, again.progress)


def test_the_weights_of_version_0_1_are_kept() -> None:
    """Newer ones are measured against them."""
    race = games.get("race")
    kept = network_for("race", 2, "0.1")
    assert kept.covered == race.foreseen()
    world = race.new(2, 5).imagine(0, seeded(1))
    bot = make("learned:0.1", "race", 3)
    assert isinstance(bot, LearnedBot)
    assert bot.network_of(world) is kept
    assert bot.network_of(race.new(4, 5)) is None  # it searched there


def test_who_looks_a_round_further_takes_the_best_answer() -> None:
    race = games.get("race")
    network = network_for("race", 2)
    world = race.new(2, 5).imagine(0, seeded(1))
    play_on(network, world, seeded(4))  # to the first choice of action cards
    legal = world.legal(0)
    assert legal[0] in network.place
    near = judge(network, world, 0, legal, seeded(2), 1)
    far = judge(network, world, 0, legal, seeded(2), 1, further=2)
    assert [chance for _, chance in far] == [chance for _, chance in near]  # what is told stays the estimate
    assert all(0 < worth < 1 for worth, _ in far)
    assert sum(worth for worth, _ in far) > sum(worth for worth, _ in near)
    ended = world.copy()
    chance = seeded("to the end")
    while not ended.over:
        seat = ended.asked_seats()[0]
        ended.apply(seat, chance.pick(ended.legal(seat)))
    found = looked_further(network, [ended, world], 0, seeded(3), 2)
    assert found[0] in (0.0, 0.5, 1.0)
    tried = []
    for action in legal:
        ends = []
        luck = seeded(3)
        for fate in [luck.fork(), luck.fork()]:
            end = world.copy()
            end.apply(0, action)
            play_on(network, end, fate)
            ends.append(end)
        tried.append(sum(values(network, ends, 0)) / 2)
    assert found[1] == pytest.approx(max(tried))


def test_a_game_without_a_strategic_question_has_no_learned_bot(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="no strategic question"):
        SelfTrainer(games.get("starfarers"), 3, tmp_path)


def test_the_weights_in_the_repository_fit_the_game_and_judge_all_actions() -> None:
    race = games.get("race")
    network = network_for("race", 2)
    assert network.inputs == race.feature_count(2)
    assert network.covered == race.foreseen()
    state = race.new(2, 5)
    world = state.imagine(0, seeded(1))
    legal = world.legal(0)
    judged = judge(network, world, 0, legal, seeded(2), 1)
    assert len(judged) == len(legal)
    assert all(0 < value < 1 and 0 < chance < 1 for value, chance in judged)
    bot = LearnedBot(1)
    assert bot.ratings(world, 0) == LearnedBot(1).ratings(world, 0)
    assert 0 < bot.estimate(world, 0) < 1
