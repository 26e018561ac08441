"""What the others did can be followed piece by piece: every event since one's last turn, each with the moment
at which the board shows it."""

from __future__ import annotations

import re
from pathlib import Path
from typing import cast

import pytest
from fastapi.testclient import TestClient

from perihelion import games
from perihelion.bots.greedy import GreedyBot
from perihelion.core.chance import seeded
from perihelion.core.match import Match
from perihelion.core.plain import Json
from perihelion.core.state import State
from perihelion.core.view import to_json
from perihelion.table.house.library import standard
from perihelion.table.web import create_app
from perihelion.table.web.beats import NOBODY, beats_of, turn_start
from perihelion.table.web.look import Look
from tests.table import shelf
from tests.table.people import Answer, Person, another

# What becomes known to all at once in each game; each must have a beat of its own in a game of bots.
KNOWN = {
    "race": {"chose"},
    "starfarers": {"roll", "shake"},
    "quarterworlds": {"researched"},
    "pulsar": {"rolled"},
    "seti": {"rival-card", "discovery"},
}


def played(game: str, seats: int, moves: int) -> Match:
    match = Match(games.get(game), seats, "beats")
    bot, chance = GreedyBot("beats"), seeded("beats")
    while not match.state.over and len(match.moves) < moves:
        seat = match.state.asked_seats()[0]
        match.act(seat, bot.choose(match.state.imagine(seat, chance), seat))
    return match


@pytest.mark.parametrize("game", games.REGISTERED)
def test_every_event_has_its_beat_and_every_reveal_its_own(game: str) -> None:
    match = played(game, min(games.get(game).players), 150)
    beats = beats_of(match, (0,), 0)
    told = [entry for entry in match.log if entry.move > 0]
    assert [entry for beat in beats for entry in beat.entries] == told
    assert len({beat.key for beat in beats}) == len(beats)
    revealed = {beat.entries[0].event.key for beat in beats if beat.reveal}
    assert revealed >= KNOWN[game]
    moves = {"cylinder-vertical", "cylinder-horizontal", "cylinder-diagonal"}  # not all in every game
    assert moves < games.get("quarterworlds").reveals


@pytest.mark.parametrize("game", games.REGISTERED)
def test_the_board_can_be_drawn_at_every_beat_and_tells_nothing_hidden(game: str) -> None:
    """Each moment within a move is a position of its own, seen as each seat may see it."""
    title = standard().get(game)
    assert title is not None
    seats = min(games.get(game).players)
    voice = standard().voice("en", game).named(("Ada", "Bo", "Cy", "Di")[:seats])
    state: State = games.get(game).new(seats, "moments")
    chance = seeded("moments")
    drawn = 0
    for _ in range(110):
        if state.over:
            break
        seat = chance.pick(state.asked_seats())
        moments = state.watch(seat, chance.pick(state.legal(seat)))
        assert state.moments is None
        assert state.journal is None
        for moment in moments[:1] if len(moments) > 1 and chance.below(4) == 0 else []:
            viewer = chance.below(seats)
            drawn += bool(Look(title, moment, viewer, voice, False, False).drawing().board)
            world = moment.copy()
            world.chance = chance.fork()
            world.game.redeal(world, viewer, chance)
            assert to_json(world.game.view(world, viewer)) == to_json(moment.game.view(moment, viewer))
    assert drawn > 2


def test_the_rivals_whole_turn_is_a_row_of_moments() -> None:
    """One choice in solo SETI brings the rival's turn with it: still it is followed step by step, and the
    board is not yet where it ends."""
    match = played("seti", 1, 60)
    turns = [beat for beat in beats_of(match, (0,), 0) if beat.seat == 1 and not beat.own]
    assert turns
    move = max(turns, key=lambda beat: beat.event).move
    within = [beat for beat in beats_of(match, (0,), move - 1) if beat.move == move]
    assert len([beat for beat in within if beat.seat == 1]) > 2
    assert any(len(beat.entries) > 1 for beat in turns)  # gains and reasons stand with what they are about
    assert [beat.ends for beat in within] == [False] * (len(within) - 1) + [True]
    state: State = games.get("seti").new(1, "beats")
    for made in match.moves[: move - 1]:
        state.apply(made.seat, made.action)
    moments = state.watch(match.moves[move - 1].seat, match.moves[move - 1].action)
    assert len(moments) == within[-1].event + 1
    assert len({moment.digest() for moment in moments}) > 1


def test_what_happened_since_my_turn_reaches_back_over_my_own_present_choices() -> None:
    match = played("starfarers", 3, 200)
    start = turn_start(match, (0,))
    assert match.moves[start - 1].seat == 0
    assert not match.moves[start - 1].forced
    others = [beat for beat in beats_of(match, (0,), start) if beat.seat not in (0, NOBODY)]
    assert others
    for number in range(start + 1, others[0].move):
        assert match.moves[number - 1].seat != 0 or match.moves[number - 1].forced
    own_after = [
        n for n, move in enumerate(match.moves, 1) if move.seat == 0 and not move.forced and n > start
    ]
    assert all(number > others[-1].move for number in own_after)


def test_the_page_gets_the_moments_and_shows_the_board_there(tmp_path: Path) -> None:
    """The moves after one's own are sent as cards with their moments; each moment can be asked for."""
    with TestClient(create_app(str(tmp_path / "beats.db"), shelf.only("seti"), workers=1)) as app:
        person = Person(another(app))
        table = person.open("seti", "me", seed="beats")
        position, before = person.part(table), person.part(table)
        chance = seeded("page")
        for _ in range(60):
            before = position
            choices = [name for name in cast(Answer, position["choices"]) if "pass" in name] or [
                *cast(Answer, position["choices"])
            ]
            person.act(table, position, choices[chance.below(len(choices))])
            position = person.part(table, since=str(before["mark"]), moves=str(before["moves"]))
            if any("." in str(step) for step in cast(list[Json], position["steps"])):
                break
        steps = [str(step) for step in cast(list[Json], position["steps"])]
        cards = re.findall(r'data-beat="([^"]+)"', str(position["beats"]))
        assert len(steps) > 1
        assert cards[-len(steps) :] == steps
        at, event = next(step for step in steps if "." in step).split(".")
        moment = person.part(table, at=at, event=event, play="true")
        assert not moment["live"]
        assert moment["choices"] == {}
        assert moment["html"] != position["html"]
        assert "data-beat=" in person.client.get(f"/t/{table}").text  # whoever comes back can see them again
