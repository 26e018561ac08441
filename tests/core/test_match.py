"""Matches and records: moves, log, forced moves, undo, on the tiny game of the guide."""

from __future__ import annotations

import pytest

from perihelion.core.match import Match, forced_move, resumed
from perihelion.core.plain import Json
from perihelion.core.record import BadRecord, check, parse_record, record_of, replay
from perihelion.core.state import State, load
from perihelion.core.text import Event, Refused
from tests.properties.cases import Comet


def match(seats: int = 2, seed: int = 1) -> Match:
    return Match(Comet(), seats, seed)


def test_answers_stay_hidden_until_the_last_one_is_in() -> None:
    game = match()
    assert game.act(0, "bid:5") == []
    events = game.act(1, "bid:3")
    assert events[0].key == "taken"
    assert events[0].seat == 0


def test_undo_takes_back_the_last_choice_and_no_more() -> None:
    game = match()
    game.act(0, "bid:5")
    game.undo(0)
    assert game.moves == []
    with pytest.raises(Refused, match="core-undo-nothing"):
        game.undo(0)


def test_no_undo_after_somebody_else_acted() -> None:
    game = match(3)
    game.act(0, "bid:5")
    game.act(1, "bid:4")
    reason = game.why_no_undo(0)
    assert reason is not None
    assert reason.key == "core-undo-other-acted"


def test_no_undo_after_a_reveal() -> None:
    game = match()
    game.act(0, "bid:5")
    game.act(1, "bid:4")
    reason = game.why_no_undo(1)
    assert reason is not None
    assert reason.key == "core-undo-revealed"


def test_a_single_choice_in_a_secret_question_is_not_taken_for_the_player() -> None:
    game = match()
    for card in range(1, 5):
        game.act(0, f"bid:{card}")
        game.act(1, f"bid:{card}")
    assert len(game.state.legal(0)) == 1
    assert forced_move(game.state) is None
    assert not game.state.over


def test_unknown_seats_options_and_players_are_refused() -> None:
    with pytest.raises(Refused, match="core-wrong-seats"):
        Match(Comet(), 7, 1)
    with pytest.raises(Refused, match="core-unknown-option"):
        Match(Comet(), 2, 1, {"colour": "red"})
    with pytest.raises(Refused, match="core-no-such-seat"):
        match().act(2, "bid:1")


def test_the_record_is_a_readable_text() -> None:
    game = match()
    game.act(0, "bid:5")
    text = record_of(game).to_text()
    assert text.splitlines()[:4] == ["perihelion record 1", "game comet 1", "seats 2", "seed 1"]
    assert "1 A bid:5" in text


def test_a_record_of_another_version_says_so() -> None:
    record = parse_record(record_of(match()).to_text().replace("game comet 1", "game comet 2"))
    with pytest.raises(BadRecord, match="version 2"):
        check(Comet(), record)


def test_a_record_with_an_illegal_move_names_it() -> None:
    game = match()
    game.act(0, "bid:5")
    text = record_of(game).to_text().replace("bid:5", "bid:9")
    with pytest.raises(BadRecord, match=r"move 1 \(bid:9\)"):
        replay(Comet(), parse_record(text))


@pytest.mark.parametrize("line", ["2 A bid:5", "1 Z bid:5", "1 A", "seats two", "option x"])
def test_a_garbled_record_names_the_line(line: str) -> None:
    with pytest.raises(BadRecord, match="line 5"):
        parse_record(f"perihelion record 1\ngame comet 1\nseats 2\nseed 1\n{line}\n")


def test_a_save_of_another_game_or_version_is_not_loaded() -> None:
    saved = match().state.save()
    with pytest.raises(ValueError, match="not a saved state"):
        load(Comet(), {**saved, "game": "chess"})
    with pytest.raises(ValueError, match="version"):
        load(Comet(), {**saved, "version": 9})


class Grown(Comet):
    """Comet three versions on, with a note of each step on the way."""

    def __init__(self) -> None:
        super().__init__()
        self.version = 4

    def migrate(self, saved: dict[str, Json], version: int) -> dict[str, Json]:
        options = saved["options"]
        assert isinstance(options, dict)
        return {**saved, "options": {**options, f"from-{version}": "yes"}}


def test_a_save_of_an_earlier_version_is_brought_over_step_by_step() -> None:
    saved = match().state.save()
    state = load(Grown(), saved)
    assert list(state.options) == ["from-1", "from-2", "from-3"]
    assert state.save()["version"] == 4
    assert state.save()["fields"] == saved["fields"]
    assert load(Grown(), state.save()).options == state.options  # and then no more


def test_a_save_without_a_field_says_so() -> None:
    saved = match().state.save()
    fields = saved["fields"]
    assert isinstance(fields, dict)
    with pytest.raises(ValueError, match="without hands"):
        load(Comet(), {**saved, "fields": {key: value for key, value in fields.items() if key != "hands"}})


def test_a_match_is_resumed_with_what_can_be_taken_back() -> None:
    played = match()
    played.act(0, "bid:3")
    states = {0: match().state}
    again = resumed(
        Comet(), 1, load(Comet(), played.state.save()), played.moves[:], played.log[:], played.undo_points(),
        states.__getitem__,
    )  # fmt: skip
    assert again.state.digest() == played.state.digest()
    again.undo(0)
    assert (again.state.digest(), again.moves) == (match().state.digest(), [])


def test_an_event_shows_its_secret_to_knowers_alone() -> None:
    event = Event("drawn", 0, (), {"count": 1}, {"cards": ["card-a"]}, knowers=0b01)
    assert event.seen_by(1) == Event("drawn", 0, (), {"count": 1})
    assert event.seen_by(None) == Event("drawn", 0, (), {"count": 1})
    assert event.seen_by(0) == Event("drawn-known", 0, (), {"count": 1, "cards": ["card-a"]})


def test_a_game_can_start_from_a_prepared_position() -> None:
    def rich(state: State) -> None:
        setattr(state, "points", [7, 0])

    game = Comet()
    game.prepare = rich
    assert game.scores(game.new(2, 1)) == [7, 0]
