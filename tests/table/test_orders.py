"""Answers given ahead: carried out at once, also after a restart, called off when things change, and secret;
and closing a game by agreement."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from fastapi.testclient import TestClient

from perihelion import games
from perihelion.core.chance import seeded
from perihelion.core.match import Match
from perihelion.core.text import Text
from perihelion.core.view import Preview, PreviewLine
from perihelion.table.house import agreeing, opening, orders, seating
from perihelion.table.house.house import House
from perihelion.table.house.library import standard
from perihelion.table.house.limits import Limits
from perihelion.table.house.opening import FRIEND, ME, Place
from perihelion.table.house.orders import ALWAYS, ONCE, ROUND, Offer
from perihelion.table.house.problems import Foreign, Missing, NotNow, Problem
from perihelion.table.house.rooms import Room
from perihelion.table.store import MOVE, OrderRow, Store
from perihelion.table.web import create_app
from tests.table import shelf
from tests.table.people import Person, another
from tests.table.test_secrecy import everything

STANDING = [(game, *one) for game in games.REGISTERED for one in games.get(game).standing]
PASS = Offer("Turns", "pass", ROUND)


@pytest.fixture
def path(tmp_path: Path) -> str:
    return str(tmp_path / "orders.db")


@pytest.fixture
def house(path: str) -> Iterator[House]:
    store = Store(path)
    yield House(store, standard(), Limits())
    store.close()


def opened(house: House, game: str = "quarterworlds", people: int = 2, seed: str = "ahead") -> Room:
    room = opening.open_table(house, "P0", "P0", game, [Place(ME), *[Place(FRIEND)] * (people - 1)], {}, seed)
    for number in range(1, people):
        seating.sit(house, room, f"P{number}", f"P{number}", room.table.invite)
    return room


def play(house: House, room: Room, seat: int, action: int | None = None) -> None:
    match = room.playing()
    chosen = match.state.legal(seat)[0] if action is None else action
    house.act(room, f"P{seat}", seat, match.game.catalogue.names[chosen], match.token(seat))


def play_until(house: House, room: Room, asked: int) -> None:
    """Plays until this seat alone is asked to begin a turn, everybody having had one."""
    for _ in range(400):
        match = room.playing()
        seats = match.state.asked_seats()
        begun = {move.seat for move in match.moves}
        turn = type(match.state.step()).__name__ == "Turns"
        if seats == [asked] and turn and len(begun) == 2 and match.moves[-1].seat != asked:
            return
        play(house, room, seats[0])
    raise AssertionError("it never came to that")


@pytest.mark.parametrize(("game", "question", "action", "until"), STANDING)
def test_every_standing_order_answers_a_question_that_comes_up(
    game: str, question: str, action: str, until: str
) -> None:
    assert until in (ALWAYS, ROUND)
    rules, chance = games.get(game), seeded(f"orders {game}")
    match = Match(rules, max(2, min(rules.players)), "orders")
    number = rules.catalogue.numbers[action]
    for _ in range(3_000):
        if match.state.over:
            match = Match(rules, max(2, min(rules.players)), chance.below(1_000))
        seat = match.state.asked_seats()[0]
        legal = match.state.legal(seat)
        if type(match.state.step()).__name__ == question and number in legal:
            return
        match.act(seat, chance.pick(legal))
    raise AssertionError("no such question")


@pytest.mark.parametrize("game", games.REGISTERED)
def test_in_every_game_moves_can_be_planned_and_are_said_in_both_languages(house: House, game: str) -> None:
    people = max(2, min(games.get(game).players))
    room = opened(house, game, people)
    planned, chance = 0, seeded("planned")
    for number in range(120):
        match = room.playing()
        if planned or match.state.over:
            break
        for seat in range(people) if number % 12 == 11 else ():
            for offer in orders.plans(room, seat)[:3]:
                orders.give(house, room, f"P{seat}", seat, offer)
                for lang in ("en", "cs"):
                    words = house.library.voice(lang, game).label(
                        match.game, match.game.catalogue.numbers[offer.action]
                    )
                    assert words
                assert len(room.orders) == 1
                orders.stop(house, room, f"P{seat}", seat, offer.question)
                planned += 1
        asked = match.state.asked_seats()[0]
        play(house, room, asked, chance.pick(match.state.legal(asked)))
    assert planned


@pytest.fixture
def comet(tmp_path: Path) -> Iterator[tuple[House, Room]]:
    """A round of bids in which P0 has chosen and P1 has not."""
    store = Store(str(tmp_path / "comet.db"))
    house = House(store, shelf.library(), Limits())
    room = opened(house, "comet")
    play(house, room, 0)
    yield house, room
    store.close()


def test_a_plan_is_played_when_the_turn_comes_as_an_ordinary_move(comet: tuple[House, Room]) -> None:
    house, room = comet
    shown = orders.plans(room, 0)
    assert [offer.action for offer in shown] == [f"bid:{card}" for card in range(1, 6)]
    assert orders.plans(room, 1) == []  # who is asked can play
    for offer in shown[1:3]:
        orders.give(house, room, "P0", 0, offer)
        assert [order.action for order in room.orders] == [offer.action]  # one for each question
    play(house, room, 1)
    assert house.store.orders.of(room.id) == []
    last = house.store.actions.of(room.id)[-1]
    assert (last.seat, last.kind, last.action) == (0, MOVE, "bid:3")
    assert room.playing().state.asked_seats() == [1]


@pytest.mark.parametrize("change", ["the choice", "what it does"])
def test_a_plan_is_called_off_when_what_it_rests_on_has_changed(
    comet: tuple[House, Room], change: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    house, room = comet
    first, second, *_ = orders.plans(room, 0)
    if change == "what it does":
        monkeypatch.setattr(
            type(room.playing().game),
            "preview",
            lambda game, state, seat, action: Preview([PreviewLine(Text("points"), state.asks)]),
        )
    orders.give(house, room, "P0", 0, first if change == "the choice" else second)  # the first card is played
    play(house, room, 1)
    assert [order.void for order in room.orders] == [True]
    assert room.playing().state.asked_seats() == [0, 1]
    orders.stop(house, room, "P0", 0, room.orders[0].question)
    assert house.store.orders.of(room.id) == []


def test_who_takes_a_choice_back_is_answered_for_no_more(comet: tuple[House, Room]) -> None:
    house, room = comet
    orders.give(house, room, "P0", 0, orders.plans(room, 0)[1])
    house.undo(room, "P0", 0)
    assert room.orders == []
    assert room.playing().state.asked_seats() == [0, 1]


def test_passing_for_somebody_lasts_to_the_end_of_the_round_and_survives_a_restart(path: str) -> None:
    store = Store(path)
    house = House(store, standard(), Limits())
    room = opened(house)
    play_until(house, room, 1)
    orders.give(house, room, "P0", 0, PASS)
    store.close()
    store = Store(path)
    house = House(store, standard(), Limits())
    room = house.room(room.id)
    assert [order.action for order in room.orders] == ["pass"]
    passed, rounds = 0, orders._rounds(room)
    while orders._rounds(room) == rounds:
        assert len(room.orders) == 1
        seats = room.playing().state.asked_seats()
        for seat in seats:
            own = type(room.playing().state.step()).__name__ == "Turns" and seat == 0
            number = room.playing().game.catalogue.numbers["pass"]
            assert not (own and number in room.playing().state.legal(0)), "it should have been passed"
        play(house, room, seats[0])
        names = room.playing().game.catalogue.names
        passed += any(move.seat == 0 and names[move.action] == "pass" for move in room.playing().moves[-3:])
    assert passed
    assert room.orders == []
    store.close()


def test_a_server_that_was_killed_before_it_answered_does_so_when_it_starts(
    comet: tuple[House, Room],
) -> None:
    house, room = comet
    house.store.orders.put(room.id, OrderRow(1, "Bid", "bid:2", ALWAYS, "", False))
    again = House(house.store, shelf.library(), Limits())
    again.bring_over()
    assert [(row.seat, row.action) for row in house.store.actions.of(room.id)] == [(0, "bid:1"), (1, "bid:2")]


def test_only_what_is_offered_can_be_ordered_and_only_for_an_own_seat(house: House) -> None:
    room = opened(house)
    play_until(house, room, 1)
    for offer in (Offer("Turns", "pass", ALWAYS), Offer("Turns", "nothing", ONCE), Offer("", "", "")):
        with pytest.raises(Problem):
            orders.give(house, room, "P0", 0, offer)
    with pytest.raises(Foreign):
        orders.give(house, room, "P0", 1, PASS)
    orders.give(house, room, "P0", 0, PASS)
    with pytest.raises(Foreign):
        orders.stop(house, room, "P1", 0, "Turns")
    seating.give_to_bot(house, room, "P0", 0, "easy")
    assert room.orders == []  # whoever hands over decides anew


def test_nobody_else_is_told_of_an_order_before_it_acts(tmp_path: Path) -> None:
    with TestClient(create_app(str(tmp_path / "secret.db"), shelf.only("quarterworlds"), workers=1)) as app:
        house = app.app.state.site.house  # type: ignore[attr-defined]
        people = [Person(another(app)) for _ in range(3)]
        table = people[0].open("quarterworlds", "me", "friend", open="yes", seed="ahead")
        people[1].post(f"/t/{table}/seat/1/sit", name="Bob")
        room = house.room(table)
        for _ in range(400):
            match = room.playing()
            [seat, *_] = match.state.asked_seats()
            if seat == 1 and len({move.seat for move in match.moves}) == 2 and orders.plans(room, 0):
                break
            action = match.game.catalogue.names[match.state.legal(seat)[0]]
            house.act(room, room.seats[seat].owners[0], seat, action, match.token(seat))
        before = [everything(one, room) for one in people[1:]]
        page = people[0].client.get(f"/t/{table}/orders")
        assert page.status_code == 200
        assert people[1].client.get(f"/t/{table}/orders?lang=cs").status_code == 200
        assert people[2].client.get(f"/t/{table}/orders").status_code == 403
        given = people[0].post(f"/t/{table}/order/0/round", question="Turns", action="pass")
        assert given.status_code == 303
        assert "to the end of the round" in people[0].client.get(f"/t/{table}").text
        assert "do konce kola" in people[0].client.get(f"/t/{table}?lang=cs").text
        assert [everything(one, room) for one in people[1:]] == before
        assert people[1].post(f"/t/{table}/order/0/stop/Turns").status_code == 403
        assert people[0].post(f"/t/{table}/order/0/stop/Turns").status_code == 303
        assert [everything(one, room) for one in people[1:]] == before


def test_a_table_is_closed_when_all_people_agree_and_not_before(house: House) -> None:
    room = opened(house, "race", 3)
    with pytest.raises(Foreign):
        agreeing.agree(house, room, "P9")
    assert not agreeing.agree(house, room, "P0")
    assert not agreeing.agree(house, room, "P0")
    agreeing.refuse(house, room, "P1")
    assert room.closing == set()
    assert not agreeing.agree(house, room, "P0")
    assert not agreeing.agree(house, room, "P1")
    assert house.store.closings.of(room.id) == {0, 1}
    assert agreeing.agree(house, room, "P2")
    with pytest.raises(Missing, match="ui-problem-closed"):
        house.room(room.id)
    assert house.store.tables.find(room.id).result is None  # type: ignore[union-attr]


def test_who_gives_up_is_not_asked_and_what_only_others_play_is_not_counted(house: House) -> None:
    room = opened(house, "race", 3)
    agreeing.agree(house, room, "P0")
    agreeing.agree(house, room, "P1")
    seating.concede(house, room, "P2")
    with pytest.raises(Missing, match="ui-problem-closed"):
        house.room(room.id)
    other = opened(house, "race", 2)
    assert house.store.tables.count_unfinished("P0") == 1
    seating.leave(house, other, "P0", 0)
    assert house.store.tables.count_unfinished("P0") == 0
    with pytest.raises(NotNow):
        agreeing.agree(house, opening.open_table(
            house, "P0", "P0", "race", [Place(ME), Place(FRIEND)], {}), "P0")  # fmt: skip


def test_everybody_sees_who_has_agreed(tmp_path: Path) -> None:
    with TestClient(create_app(str(tmp_path / "close.db"), shelf.PLACE, workers=1)) as app:
        ada, bob = Person(another(app)), Person(another(app))
        table = ada.open("comet", "me", "friend", open="yes")
        bob.post(f"/t/{table}/seat/1/sit", name="Bob")
        assert 'data-post="closing/yes"' in ada.client.get(f"/t/{table}").text
        assert ada.post(f"/t/{table}/closing/yes").headers["location"] == f"/t/{table}"
        assert ada.post(f"/t/{table}/closing/maybe").status_code == 404
        assert "Not yet: Bob." in bob.client.get(f"/t/{table}").text
        assert "Zatím bez souhlasu: Bob." in ada.client.get(f"/t/{table}?lang=cs").text
        assert bob.post(f"/t/{table}/closing/yes").headers["location"] == "/mine"
        assert bob.client.get(f"/t/{table}").status_code == 404
