"""The expert: the same choice with the same seed however many processes think, its parts added up, its time
kept; and the copies of a process that do the thinking."""

from __future__ import annotations

import json
import subprocess
import sys
from time import monotonic

import pytest

from perihelion.bots import make
from perihelion.bots.copies import together
from perihelion.bots.expert import PARTS, ExpertBot, added_up, averages
from perihelion.bots.search import MOST_ENTRANTS, most_entrants
from perihelion.core.chance import seeded
from tests.bots.test_search import a_choice
from tests.properties.cases import Case

# Copies are made in a process of its own: the runner of the tests has threads.
COPIED = """
import json, os
from perihelion import games
from perihelion.bots.copies import CopyLost, copies_possible, together
from perihelion.bots.expert import ExpertBot
from perihelion.core.chance import seeded

shares = together(lambda part: [[float(part), float(os.getpid())]], 5, 3)
try:
    together(lambda part: [[1.0]] if part == 0 else os._exit(3), 2, 2)
    lost = False
except CopyLost:
    lost = True
game = games.get("race")
rated = []
for seats in (2, 3):
    world = game.new(seats, 3).imagine(0, seeded(1))
    for processes in (1, 3):
        found = ExpertBot(5, 320, processes=processes).ratings(world, 0)
        rated.append([[one.action, one.value, one.chance] for one in found])
print(json.dumps([shares, lost, rated, copies_possible()]))
"""


@pytest.fixture(scope="module")
def copied() -> list[list[object]]:
    done = subprocess.run([sys.executable, "-c", COPIED], capture_output=True, text=True, check=True)
    found: list[list[object]] = json.loads(done.stdout)
    return found


def test_parts_are_shared_by_copies_and_come_back_in_order(copied: list[list[list[list[float]]]]) -> None:
    shares = copied[0]
    assert [share[0][0] for share in shares] == [0, 1, 2, 3, 4]
    workers = [share[0][1] for share in shares]
    assert len(set(workers)) == 3
    assert workers[0] == workers[3]
    assert workers[1] == workers[4]


def test_a_copy_that_is_lost_is_an_error(copied: list[object]) -> None:
    assert copied[1] is True
    assert isinstance(copied[3], int)
    assert copied[3] >= 1


def test_the_choice_does_not_depend_on_how_many_processes_think(copied: list[list[object]]) -> None:
    two, again, three, more = copied[2]
    assert two == again  # by the network
    assert three == more  # by search
    assert two != three


def test_one_process_does_all_parts() -> None:
    assert together(lambda part: [[float(part)]], 3, 1) == [[[0.0]], [[1.0]], [[2.0]]]


def test_findings_are_added_up_world_by_world() -> None:
    """The second action was tried in two of the three worlds of one part and in one of the other's two."""
    parts = [
        [[1.0, 2.0, 3.0], [0.1, 0.2, 0.3], [5.0, 6.0], [0.5, 0.6]],
        [[10.0, 20.0], [0.7, 0.8], [30.0], [0.9]],
    ]
    (own, same), (mine, its) = added_up([7, 8], parts)
    assert own is same
    assert own.margins == [1.0, 2.0, 3.0, 10.0, 20.0]
    assert mine.action == 8
    assert mine.margins == [5.0, 6.0, 30.0]
    assert mine.chances == [0.5, 0.6, 0.9]
    assert its.margins == [1.0, 2.0, 10.0, 3.0, 20.0]
    assert its.chances == [0.1, 0.2, 0.7, 0.3, 0.8]


def test_judgements_are_averaged() -> None:
    assert averages([[[0.0, 1.0], [0.2, 0.4]], [[1.0, 1.0], [0.4, 0.8]]]) == [
        (0.5, pytest.approx(0.3)),
        (1.0, pytest.approx(0.6)),
    ]


def test_it_takes_its_time_at_most() -> None:
    """So many lines take hours; the bound leaves a busy machine its time."""
    for game in ("comet", "race"):
        state, seat = a_choice(Case(game, 2))
        world = state.imagine(seat, seeded(5))
        started = monotonic()
        make("expert:1000000:0.2", game, 1).choose(world, seat)
        assert monotonic() - started < 60


def test_more_iterations_are_more_lines() -> None:
    state, seat = a_choice(Case("comet", 2))
    world = state.imagine(seat, seeded(5))
    few = ExpertBot(1, 32, processes=1)
    assert few.ratings(world, seat) == ExpertBot(1, 32, processes=1).ratings(world, seat)
    assert few.ratings(world, seat) != ExpertBot(1, 160, processes=1).ratings(world, seat)


def test_as_many_actions_race_in_a_part_as_in_a_search_by_itself() -> None:
    parts = {lines: ExpertBot(1, lines).parts for lines in (1, 48, 159, 160, 320, 10_000)}
    assert parts == {1: 1, 48: 1, 159: 1, 160: 2, 320: PARTS, 10_000: PARTS}
    for lines in (160, 320, 10_000):
        assert most_entrants(lines // parts[lines]) == MOST_ENTRANTS
