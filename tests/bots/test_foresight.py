"""Looking ahead: whose choices are looked into, in which worlds and how far, and that searches do it."""

from __future__ import annotations

import pytest

from perihelion.bots import UnknownBot, foresight, make, policy
from perihelion.bots.expert import ExpertBot
from perihelion.bots.judging import Judge, Verdict, margin_of
from perihelion.bots.search import SearchBot
from perihelion.core.chance import seeded
from perihelion.core.state import State
from tests.bots.test_search import CASES, a_choice
from tests.properties.cases import Case


class Noting(Judge):
    """Judges by the evaluation, and notes what it was shown."""

    def __init__(self) -> None:
        self.shown: list[tuple[int, list[State]]] = []

    def judge(self, worlds: list[State], seat: int) -> list[Verdict]:
        self.shown.append((seat, worlds))
        return [(margin_of(world, seat), 0.5) for world in worlds]


class Contrary(Judge):
    """Likes best what comes last."""

    def judge(self, worlds: list[State], seat: int) -> list[Verdict]:
        return [(float(number), 0.5) for number in range(len(worlds))]


@pytest.mark.parametrize("case", CASES)
def test_the_choice_is_the_one_whose_end_the_judge_likes_best(case: Case) -> None:
    state, seat = a_choice(case)
    world = state.imagine(seat, seeded(1))
    tried = policy.in_order(world, seat)[: foresight.LOOKS]
    assert foresight.choice(world, seat, seeded(2), 1, Contrary()) == tried[-1]
    judge = Noting()
    chosen = foresight.choice(world, seat, seeded(2), 1, judge)
    ((asker, ends),) = judge.shown
    assert (asker, len(ends)) == (seat, len(tried))
    worths = [margin_of(end, seat) for end in ends]
    assert chosen == tried[worths.index(max(worths))]


@pytest.mark.parametrize("case", CASES)
def test_choices_are_looked_into_to_the_end_of_a_turn_in_another_world(case: Case) -> None:
    state, seat = a_choice(case)
    world = state.imagine(seat, seeded(1))
    digest, clock = world.digest(), world.game.clock(world)
    for turns in (1, 3):
        judge = Noting()
        foresight.choice(world, seat, seeded(2), turns, judge)
        assert world.digest() == digest
        shown = judge.shown[0][1]
        assert all(end.over or end.game.clock(end) != clock for end in shown)
        chance = seeded(2)
        first = world.imagine(seat, chance)
        luck = chance.fork()
        first.apply(seat, policy.in_order(world, seat)[0])
        policy.follow(first, luck, policy.Horizon(clock, turns), 600)
        assert shown[0].digest() == first.digest()


@pytest.mark.parametrize("case", CASES)
def test_nobody_makes_use_of_what_the_line_of_play_will_bring(case: Case) -> None:
    """Two worlds in which all that the seat cannot know differs, and chance, too, look the same to it."""
    state, seat = a_choice(case)
    shown = []
    for number in (1, 2):
        judge = Noting()
        foresight.choice(state.imagine(seat, seeded(number)), seat, seeded("same"), 2, judge)
        shown.append([end.digest() for end in judge.shown[0][1]])
    assert shown[0] == shown[1]


@pytest.mark.parametrize("case", CASES)
def test_so_many_decisions_are_looked_into_and_the_rest_is_the_policy(case: Case) -> None:
    state, seat = a_choice(case)
    clock = state.game.clock(state)

    def played(thoughts: int, judge: Judge) -> State:
        world = state.imagine(seat, seeded(1))
        foresight.follow(world, seeded(2), policy.Horizon(clock, 2), thoughts, 2, judge)
        return world

    for thoughts in (1, 3):
        judge = Noting()
        played(thoughts, judge)
        assert len(judge.shown) == thoughts
    plain = state.imagine(seat, seeded(1))
    policy.follow(plain, seeded(2), policy.Horizon(clock, 2), 600)
    assert played(0, Noting()).digest() == plain.digest()


def test_looks_go_as_far_as_lines_do() -> None:
    case = next(case for case in CASES if case.game == "pulsar")
    state, seat = a_choice(case)
    judge = Noting()
    SearchBot(1, 3, turns=2, judge=judge, thoughts=1).ratings(state.imagine(seat, seeded(4)), seat)
    rounds = state.game.clock(state) + 2
    assert len(judge.shown) > 1
    assert all(end.over or end.game.clock(end) >= rounds for _, ends in judge.shown for end in ends)


def test_searches_and_experts_follow_such_lines() -> None:
    case = next(case for case in CASES if case.game == "pulsar")
    state, seat = a_choice(case)
    world = state.imagine(seat, seeded(4))
    bots = [SearchBot(1, 12, thoughts=thoughts) for thoughts in (0, 4, 4)]
    plain, looking, again = ([one.value for one in bot.ratings(world, seat)] for bot in bots)
    assert looking == again != plain
    experts = [make(name, "pulsar", 1) for name in ("expert:96:9:4", "expert:96:9:0", "expert:96:9")]
    first, second, third = ([one.value for one in bot.ratings(world, seat)] for bot in experts)
    assert second == third != first


def test_an_expert_is_told_how_many_decisions() -> None:
    bot = make("expert:160:9:40", "pulsar", 1)
    assert isinstance(bot, ExpertBot)
    assert (bot.iterations, bot.seconds, bot.thoughts) == (160, 9.0, 40)
    for name in ("expert:160:9:-1", "expert:160:9:x", "expert:160:9:40:1", "expert:0:9:40"):
        with pytest.raises(UnknownBot, match="expert"):
            make(name, "pulsar", 1)
