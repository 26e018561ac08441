"""The judgement that bots play by."""

from __future__ import annotations

import pytest

from perihelion.bots.greedy import GreedyBot
from perihelion.core.chance import seeded
from perihelion.core.state import State
from tests.games.race.scenario import Table, race


def greedy_share(games: int, seats: int, **options: str) -> float:
    """The share of games that one greedy player wins against random ones, seats rotated."""
    won = 0.0
    for number in range(games):
        state: State = race().new(seats, f"strategy {number}", options)
        own = number % seats
        bot, chance = GreedyBot(number), seeded(f"others {number}")
        while not state.over:
            seat = state.asked_seats()[0]
            legal = state.legal(seat)
            if seat == own and len(legal) > 1:
                action = bot.choose(state.imagine(seat, chance), seat)
            else:
                action = chance.pick(legal)
            state.apply(seat, action)
        winners = race().winners(state)
        won += 1 / len(winners) if own in winners else 0
    return won / games


@pytest.mark.parametrize(
    ("seats", "options"), [(2, {}), (4, {}), (2, {"variant": "advanced"}), (2, {"setup": "first-game"})]
)
def test_the_greedy_bot_beats_random_players(seats: int, options: dict[str, str]) -> None:
    assert greedy_share(60 if not options and seats == 2 else 20, seats, **options) >= 0.9


def test_every_question_is_judged_directly() -> None:
    for seed, options in enumerate(({}, {"variant": "advanced"}, {"produce-bonus": "must"})):
        state: State = race().new(2, seed, options)
        chance = seeded(seed)
        while not state.over:
            seat = chance.pick(state.asked_seats())
            legal = state.legal(seat)
            rated = race().rate(state.imagine(seat, chance), seat, legal)
            assert rated is not None
            assert len(rated) == len(legal)
            state.apply(seat, chance.pick(legal))


@pytest.mark.parametrize(
    ("hand", "action", "best"),
    [
        (
            "terraformed-world, destroyed-world, rebel-homeworld, rebel-base, rebel-outpost, pirate-world",
            "settle",
            "destroyed-world",
        ),
        ("rebel-homeworld, gem-world, drop-ships, space-marines", "settle", "gem-world"),
        ("merchant-guild, public-works, gem-world", "develop", "public-works"),
    ],
)
def test_the_best_card_that_can_be_paid_is_placed(hand: str, action: str, best: str) -> None:
    table = Table("old-earth", "new-sparta", hands=(hand,)).play(action, action)
    legal = table.state.legal(0)
    rated = race().rate(table.state, 0, legal)
    assert rated is not None
    assert race().catalogue.names[legal[rated.index(max(rated))]] == f"{action}:{best}"


def test_a_position_with_more_in_it_looks_better() -> None:
    poor = Table("old-earth", "epsilon-eridani")
    rich = Table("old-earth, new-earth, gem-world*", "epsilon-eridani", hands=("drop-ships, comet-zone",))
    assert race().evaluate(rich.state, 0) > race().evaluate(poor.state, 0) + 5
    assert race().evaluate(rich.state, 1) < race().evaluate(poor.state, 1) - 5
