"""Recorded games still replay, and players are still told the same."""

from __future__ import annotations

import pytest

from perihelion import games
from perihelion.core.record import check, parse_record
from tests.golden.chronicle import GREEDY, RANDOM, chronicle, chronicle_path, chronicled, record_path
from tests.golden.inventory import inventory, inventory_path
from tests.golden.playthrough import cases, transcript, transcript_path
from tests.properties.cases import Case


@pytest.mark.parametrize("case", cases())
def test_a_recorded_game_replays_to_its_digest(case: Case) -> None:
    record = parse_record(record_path(case).read_text(encoding="utf-8"))
    assert check(case.load(), record).state.seats == case.seats


@pytest.mark.parametrize("game", games.REGISTERED)
def test_the_transcript_is_as_reviewed(game: str) -> None:
    assert transcript(game) == transcript_path(game).read_text(encoding="utf-8")


@pytest.mark.parametrize("case", chronicled())
@pytest.mark.parametrize("who", [RANDOM, GREEDY])
def test_all_that_reaches_the_players_is_as_reviewed(who: str, case: Case) -> None:
    written = chronicle_path(case, who).read_text(encoding="utf-8")
    assert chronicle(case, who).splitlines() == written.splitlines()


@pytest.mark.parametrize("game", games.REGISTERED)
def test_components_are_as_many_and_say_the_same_as_reviewed(game: str) -> None:
    assert inventory(game).splitlines() == inventory_path(game).read_text(encoding="utf-8").splitlines()
