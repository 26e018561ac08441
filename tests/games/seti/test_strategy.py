"""The judgement of the greedy bot: it beats random play and knows what it is doing."""

from __future__ import annotations

from collections import Counter

from perihelion.bots.greedy import GreedyBot
from perihelion.core.chance import seeded
from perihelion.core.text import Event
from perihelion.games.seti.mind.policy import rate
from tests.games.seti.scenario import ACTS, GAME, Table

GAMES = 16


def test_greedy_beats_random_by_far() -> None:
    won, points = 0, 0
    for seed in range(GAMES):
        state = GAME.new(2, seed)
        bot, chance, mine = GreedyBot(seed), seeded(f"random {seed}"), seed % 2
        while not state.over:
            seat = state.asked_seats()[0]
            legal = state.legal(seat)
            own = seat == mine and len(legal) > 1
            state.apply(seat, bot.choose(state.imagine(seat, chance), seat) if own else chance.pick(legal))
        won += GAME.winners(state) == [mine]
        points += GAME.scores(state)[mine]
    assert won == GAMES
    assert points / GAMES > 90


def best(table: Table) -> str:
    legal = table.state.legal(table.asked)
    rated = rate(table.state, table.asked, legal)
    return ACTS.catalogue.names[legal[rated.index(max(rated))]]


def test_it_lands_where_it_stands_and_completes_what_it_can() -> None:
    table = Table().probe(0, "mercury").give(0, energy=3, credits=1).begin()
    assert best(table) == "land:mercury"
    table.mission(0, "venera-probe").orbiter(0, "venus")
    assert best(table) == "complete:venera-probe"
    table = Table().give(0, upper=6, energy=1).begin()
    assert best(table) == "analyze"
    table = Table().give(0, publicity=0).begin()
    assert best(table) == "pass"


def test_a_better_position_is_worth_more() -> None:
    def worth(table: Table) -> float:
        return GAME.evaluate(table.state, 0)

    base = worth(Table())
    assert worth(Table().give(0, score=5)) > base
    assert worth(Table().give(0, credits=3)) > base
    assert worth(Table().tech(0, "probe-1")) > base
    assert worth(Table().probe(0, "venus")) > worth(Table().probe(0, "earth")) > base
    assert worth(Table().give(1, score=30)) < base


def test_the_policy_loads_samples_and_brings_them_home() -> None:
    told: Counter[str] = Counter()
    for seed in range(10):
        state = GAME.new(2, f"samples {seed}", {"species": "mascamites-anomalies"})
        events: list[Event] = []
        state.journal = events
        while not state.over:
            seat = state.asked_seats()[0]
            legal = state.legal(seat)
            rated = GAME.rate(state, seat, legal)
            assert rated is not None
            state.apply(seat, legal[rated.index(max(rated))])
        told.update([event.key for event in events])
    assert told["load"] >= 3
    assert told["deliver"] >= 2
