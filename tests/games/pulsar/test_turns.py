"""Ending a turn, taking choices back, and positions that an earlier version saved."""

from __future__ import annotations

from perihelion.core.match import Match
from perihelion.core.state import load
from perihelion.games.pulsar.components.reading import load_box
from perihelion.games.pulsar.game import Pulsar
from perihelion.games.pulsar.rules.checks import MAY, check
from perihelion.games.pulsar.rules.dice import PRODUCTION_PHASE, Round
from perihelion.games.pulsar.rules.payment import Purse
from perihelion.games.pulsar.rules.turn import Turn
from perihelion.games.pulsar.state import PulsarState
from tests.games.pulsar.scenario import Table
from tests.properties.cases import Case, decisions
from tests.rule import rule


def last_die(state: PulsarState) -> None:
    """Seat A has one die left."""
    for seat, player in enumerate(state.players):
        player.ship = seat
    state.players[0].dice = [1]
    state.stack = [Round(PRODUCTION_PHASE), Turn(0)]


def match(*patient: int) -> Match:
    game = Pulsar(load_box())
    game.prepare = last_die
    found = Match(game, 2, 1, {"setup": "first-game"})
    found.patient = frozenset(patient)
    return found


@rule("PULS-069", "PULS-R01")
def test_the_last_action_can_be_taken_back_before_the_turn_is_ended() -> None:
    played = match(0)
    played.act(0, "take-generator:small")
    assert played.state.asked_seats() == [0]
    assert [played.game.catalogue.names[action] for action in played.state.legal(0)] == ["end-turn"]
    assert played.why_no_undo(0) is None
    played.undo(0)
    assert isinstance(played.state, PulsarState)
    assert played.state.players[0].dice == [1]
    played.act(0, "take-generator:small")
    played.act(0, "end-turn")
    assert not isinstance(played.state.step(), Turn)


def test_who_does_not_wait_has_the_turn_ended() -> None:
    for played in (match(), match(1)):
        played.act(0, "take-generator:small")
        assert not isinstance(played.state.step(), Turn)
        assert played.moves[-1].forced


def test_a_position_saved_by_version_1_is_brought_over() -> None:
    table = Table(seats=3).turn(0, 3)
    saved = table.state.save()
    fields = saved["fields"]
    assert isinstance(fields, dict)
    old = {**saved, "version": 1, "fields": {key: value for key, value in fields.items() if key != "copied"}}
    brought = load(table.game, old)
    assert brought.digest() == table.state.digest()


def asked(table: Table) -> str:
    return table.state.step().prompt(table.state, 0).key


def test_a_turn_without_dice_asks_only_for_what_can_be_done() -> None:
    assert asked(Table().turn(0)) == "prompt-turn-done"
    assert asked(Table().front(0, "small").turn(0)) == "prompt-turn-done"
    assert asked(Table().front(0, "small").claim(0, "P01").turn(0)) == "prompt-turn-no-dice"
    another = Table().turn(0)
    another.state.joints.append(3)
    assert asked(another) == "prompt-turn-another-die"


def test_what_refuses_an_action_refuses_no_legal_one() -> None:
    """Reasons are found by checks, legal actions are listed in bulk; both must agree on every action."""
    compared = 0
    for case in (Case("pulsar", 2), Case("pulsar", 3)):
        for state in decisions(case, 7, stride=3, cap=600):
            step = state.stack[-1]
            if not isinstance(state, PulsarState) or not isinstance(step, Turn):
                continue
            compared += 1
            [seat] = state.asked_seats()
            legal = state.legal(seat)
            purse = Purse(state, seat)
            turn = range(state.actions.fly, state.actions.pay)
            assert [action for action in turn if check(state, purse, action) == MAY] == legal
    assert compared > 20
