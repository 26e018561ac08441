"""The learned bot: what it sees knows nothing hidden, it learns what others choose, and version 0.1 stays."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from perihelion import games
from perihelion.bots import make
from perihelion.bots.learned import (
    Insight,
    LearnedBot,
    drawn,
    insight_for,
    judge,
    looked_further,
    play_on,
    tried,
)
from perihelion.bots.predictor import blanked, load_predictor, new_predictor
from perihelion.bots.search import SearchBot
from perihelion.bots.value import input_count, inputs
from perihelion.core.chance import seeded
from perihelion.core.state import State
from perihelion.lab.foretell import foretell
from perihelion.lab.positions import Positions
from tests.properties.cases import Case, all_cases, decisions

FEATURED = [case for case in all_cases() if case.load().feature_count(case.seats)]
RACE = [Case("race", seats) for seats in (2, 3, 4)]

# A game between bots of version 0.1, and what one of them thinks best in some of its positions.
FIRST_GAME = (
    "56 94 102 30 1 2 173 215 188 410 299 489 481 476 1 1 157 167 133 166 1 2 168 210 169 410 410 6 0 196 "
    "159 73 5 1 205 198 132 115"
)
FIRST_BEST = {30: 159, 31: 120, 32: 5, 33: 0, 37: 120}


@pytest.mark.parametrize("case", FEATURED)
def test_features_are_equally_many_and_know_nothing_hidden(case: Case) -> None:
    chance = seeded("features")
    for state in decisions(case, 3, stride=9, cap=900):
        for seat in range(case.seats):
            numbers = list(state.game.features(state, seat))
            assert len(numbers) == state.game.feature_count(case.seats)
            assert all(-5 <= number <= 8 for number in numbers)
            assert list(state.game.features(state.imagine(seat, chance), seat)) == numbers


@pytest.mark.parametrize("case", FEATURED)
def test_an_outlook_is_always_equally_long_and_knows_nothing_hidden(case: Case) -> None:
    chance = seeded("outlook")
    for state in decisions(case, 3, stride=9, cap=900):
        for seat in range(case.seats):
            numbers = list(state.game.outlook(state, seat))
            assert len(numbers) == state.game.outlook_count(case.seats)
            assert all(-5 <= number <= 8 for number in numbers)
            imagined = list(state.game.outlook(state.imagine(seat, chance), seat))
            # Exertian cards that others have played face down count as an imagined world has dealt them.
            assert imagined == numbers or dealt_face_down(case)


def dealt_face_down(case: Case) -> bool:
    return "exertians" in case.options.get("species", "")


def test_what_a_predictor_sees_of_a_chooser_is_known_to_everybody() -> None:
    race = games.get("race")
    foreseen = race.foreseen()
    seen = 0
    for state in decisions(Case("race", 2), 3, cap=900):
        if state.is_asked(1) and state.legal(1)[0] in foreseen:
            other = state.imagine(0, seeded(f"another hand {seen}"))
            blank = [blanked(np.array([inputs(world, 1)], np.float32), race, 2) for world in (state, other)]
            assert np.array_equal(blank[0], blank[1])
            assert list(inputs(state, 1)) != list(inputs(other, 1))  # the hand was another
            seen += 1
    assert seen > 5


def test_a_predictor_is_saved_and_loaded(tmp_path: Path) -> None:
    race = games.get("race")
    predictor = new_predictor(race, 2, 5, 1)
    predictor.save(tmp_path / "p.npz")
    again = load_predictor(tmp_path / "p.npz")
    x = np.random.default_rng(1).standard_normal((4, again.inputs)).astype(np.float32)
    assert np.allclose(predictor.logits(x), again.logits(x), atol=0.05)
    shares = again.shares(race.new(2, 1), 0, race.foreseen()[:3])
    assert len(shares) == 3
    assert sum(shares) == pytest.approx(1)


def test_a_predictor_learns_what_was_chosen_from_what_all_know() -> None:
    race = games.get("race")
    rng = np.random.default_rng(1)
    told, hidden = rng.integers(0, 2, (2, 20_000))
    seen = np.zeros((20_000, input_count(race, 2)), np.float32)
    hand = len(race.cards.cards)  # the first places are the player's own hand
    seen[:, :hand] = hidden[:, None]
    seen[:, hand : 2 * hand] = told[:, None]
    choice = np.where(told > 0, 1, 4) + hidden
    nothing = np.zeros(20_000, np.float32)
    game = (np.arange(20_000) // 20).astype(np.float32)
    found = foretell(race, 2, Positions(seen, nothing, nothing, game, choice.astype(np.float32)))
    assert 0.4 < found.hits < 0.65  # which of two pairs it is can be known, which of a pair cannot


def test_bots_of_version_0_1_play_by_its_weights() -> None:
    """Newer ones are measured against them."""
    race = games.get("race")
    state = race.new(2, 1)
    for number, action in enumerate(int(word) for word in FIRST_GAME.split()):
        seat = state.asked_seats()[0]
        if number in FIRST_BEST:
            ratings = make("learned:0.1", "race", 5).ratings(state.imagine(seat, seeded(3)), seat)
            assert ratings[0].action == FIRST_BEST[number]
        state.apply(seat, action)
    bot = make("learned:0.1", "race", 3)
    assert isinstance(bot, LearnedBot)
    assert bot.insight_of(race.new(4, 5)) is None  # it searched there


def first_choice() -> tuple[State, Insight]:
    """A world as the first of three seats imagines it at the first choice of action cards."""
    race = games.get("race")
    world = race.new(3, 5).imagine(0, seeded(1))
    insight = insight_for(race, 3)
    assert insight is not None
    play_on(insight, world, seeded(4))
    assert insight.asks(world, 0)
    return world, insight


def test_with_four_it_searches_by_its_network_unless_it_is_told_what_to_play_by() -> None:
    race = games.get("race")
    world = race.new(4, 5).imagine(0, seeded(1))
    searched = SearchBot("four", 12, turns=1, by_network=True).ratings(world, 0)
    found = {}
    for name, insight in (("own", None), ("told", insight_for(race, 4))):
        bot = LearnedBot("four", insight, strategic=1, tactical=1)
        bot.by_network = SearchBot("four", 12, turns=1, by_network=True)
        found[name] = bot.ratings(world, 0)
    assert found["own"] == searched
    assert found["told"] != searched


def test_who_has_chosen_already_is_predicted_like_everybody() -> None:
    """What others have answered in secret must not count as anything at all."""
    world, insight = first_choice()
    chosen = world.copy()
    chosen.apply(1, world.legal(1)[0])
    for state in (world, chosen.imagine(0, seeded(2))):
        here = state.copy()
        insight.ask_anew(here, 0)
        luck = seeded(7)
        answers = [drawn(insight, here, 0, luck, number, 50) for number in range(50)]
        assert all([other for other, _ in answer] == [1, 2] for answer in answers)
        for seat in (1, 2):
            shares = insight.shares(here, seat, here.legal(seat))
            chosen_by = [answer[seat - 1][1] for answer in answers]
            for action, share in zip(here.legal(seat), shares, strict=True):
                assert abs(chosen_by.count(action) / 50 - share) < 0.05  # evenly, not by luck


def test_who_looks_a_round_further_takes_the_best_answer() -> None:
    world, insight = first_choice()
    legal = world.legal(0)
    near = judge(insight, world, 0, legal, seeded(2), 1)
    far = judge(insight, world, 0, legal, seeded(2), 1, further=2)
    assert [chance for _, chance in far] == [chance for _, chance in near]  # what is told stays the estimate
    ended = world.copy()
    chance = seeded("to the end")
    while not ended.over:
        seat = ended.asked_seats()[0]
        ended.apply(seat, chance.pick(ended.legal(seat)))
    found = looked_further(insight, [ended, world], 0, seeded(3), 2)
    assert found[0] == insight.verdicts([ended], 0)[0][0]
    luck = seeded(3)
    fates = [luck.fork(), luck.fork()]
    worths = []
    for action in legal:
        ends = []
        for number, fate in enumerate(fates):
            others = drawn(insight, world, 0, fate.copy(), number, 2)
            ends.append(tried(insight, world, 0, action, others, fate.copy()))
        worths.append(sum(worth for worth, _ in insight.verdicts(ends, 0)) / 2)
    assert found[1] == pytest.approx(max(worths))


@pytest.mark.parametrize("case", RACE)
def test_the_weights_in_the_repository_fit_the_game_and_judge_all_actions(case: Case) -> None:
    race = case.load()
    world = race.new(case.seats, 5).imagine(0, seeded(1))
    insight = insight_for(race, case.seats)
    assert insight is not None
    assert list(insight.place) == race.foreseen()
    legal = world.legal(0)
    judged = judge(insight, world, 0, legal, seeded(2), 1)
    assert len(judged) == len(legal)
    assert all(0 < chance < 1 for _, chance in judged)
    assert len({chance for _, chance in judged}) > 1
    assert LearnedBot(1).ratings(world, 0) == LearnedBot(1).ratings(world, 0)
