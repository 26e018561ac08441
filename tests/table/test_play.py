"""Playing at a table: seats, moves, undo, reasons, the past, the end, rematch."""

from __future__ import annotations

import time
from pathlib import Path

from fastapi.testclient import TestClient

from perihelion.core.chance import seeded
from perihelion.core.plain import Json
from perihelion.core.record import check, parse_record
from perihelion.table.house.limits import Limits
from perihelion.table.house.seating import start
from perihelion.table.jobs.thinking import Advice, advice_of
from perihelion.table.web import create_app
from perihelion.table.web.site import Site
from tests.table import shelf
from tests.table.people import Person, Program, another


def wait_for(condition: object, seconds: float = 60.0) -> None:
    assert callable(condition)
    deadline = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < deadline, "it did not happen in time"
        time.sleep(0.02)


def site(app: TestClient) -> Site:
    return app.app.state.site  # type: ignore[attr-defined, no-any-return]


def play_to_the_end(table: str, *players: Program) -> None:
    chance = seeded(table)
    for _ in range(400):
        if players[0].get(f"tables/{table}").json()["over"]:
            return
        if not any(player.play_on(table, chance) for player in players):
            time.sleep(0.02)
    raise AssertionError("the game does not end")


def test_play_now_starts_a_game_against_a_bot_at_once(app: TestClient, person: Person) -> None:
    answer = person.post("/play/comet")
    assert answer.status_code == 303
    table = answer.headers["location"].removeprefix("/t/")
    page = person.client.get(f"/t/{table}").text
    assert "Bid a card for the comet" in page
    assert 'data-act="bid:3"' in page
    position = person.part(table)
    assert position["asked"] is True
    assert person.act(table, position, "bid:3").status_code == 200
    wait_for(lambda: person.part(table)["moves"] >= 2)  # type: ignore[operator]


def test_bots_play_whole_games_in_their_own_process(app: TestClient, program: Program) -> None:
    table = str(program.open("comet", ["easy", "medium", "hard"])["table"])
    wait_for(lambda: program.get(f"tables/{table}").json()["over"])
    assert site(app).thinker.workers[0].process is not None


def test_bots_play_the_same_game_again_from_the_same_seed(app: TestClient, program: Program) -> None:
    ends = []
    for _ in range(2):
        table = str(program.open("comet", ["easy", "easy", "medium"], seed="again")["table"])
        room = site(app).house.room(table)
        wait_for(lambda room=room: room.over)
        ends.append(room.playing().state.digest())
    assert ends[0] == ends[1]


def test_a_crashed_bot_is_replaced_and_the_table_goes_on(app: TestClient, program: Program) -> None:
    table = str(program.open("comet", ["me", "medium"])["table"])
    wait_for(lambda: program.get(f"tables/{table}").json()["moves"] >= 1)
    worker = site(app).thinker.workers[0]
    assert worker.process is not None
    worker.process.process.kill()
    play_to_the_end(table, program)
    assert worker.process is not None


def test_a_friend_comes_by_the_invitation(person: Person, friend: Person) -> None:
    table = person.open("comet", "me", "friend", name="Ada")
    lobby = person.client.get(f"/t/{table}").text
    invite = lobby.split("/i/")[1].split('"')[0]
    assert "Ada" in friend.client.get(f"/i/{invite}").text
    assert friend.post(f"/i/{invite}", name="Ben").status_code == 303
    page = friend.client.get(f"/t/{table}").text
    assert "Ada" in page
    assert "Ben" in page
    first, second = person.part(table), friend.part(table)
    assert (first["seat"], second["seat"]) == (0, 1)
    assert first["asked"] is second["asked"] is True


def test_a_table_by_invitation_is_not_open_to_others(person: Person, friend: Person) -> None:
    table = person.open("comet", "me", "friend")
    assert friend.post(f"/t/{table}/seat/1/sit").status_code == 403
    assert table not in friend.client.get("/tables").text
    listed = person.open("comet", "me", "friend", open="yes")
    assert listed in friend.client.get("/tables").text
    assert friend.post(f"/t/{listed}/seat/1/sit").status_code == 303
    assert friend.part(listed)["seat"] == 1


def test_the_host_fills_seats_with_bots_and_starts(person: Person) -> None:
    table = person.open("comet", "me", "friend", "friend")
    assert person.post(f"/t/{table}/seat/1/bot", level="hard").status_code == 303
    assert person.post(f"/t/{table}/seat/1/free").status_code == 303
    assert person.post(f"/t/{table}/start").status_code == 303
    assert person.part(table)["asked"] is True


def test_simultaneous_answers_stay_hidden_until_the_last(program: Program, app: TestClient) -> None:
    other = Program(another(app))
    opened = program.open("comet", ["me", "friend"])
    table = str(opened["table"])
    other.post(f"tables/{table}/join", {"invite": opened["invite"]})
    before = other.get(f"tables/{table}").json()
    assert program.post(f"tables/{table}/act", {"action": "bid:4"}).status_code == 200
    after = other.get(f"tables/{table}").json()
    assert after["asked"] == [1]
    for key in ("questions", "scores"):
        assert after[key] == before[key]
    assert {**after["view"], "asked": 0} == {**before["view"], "asked": 0}


def test_undo_takes_back_until_somebody_else_has_acted(program: Program, app: TestClient) -> None:
    other = Program(another(app))
    opened = program.open("comet", ["me", "friend"])
    table = str(opened["table"])
    other.post(f"tables/{table}/join", {"invite": opened["invite"]})
    start = program.get(f"tables/{table}").json()
    program.post(f"tables/{table}/act", {"action": "bid:4"})
    assert program.post(f"tables/{table}/undo", {}).status_code == 200
    again = program.get(f"tables/{table}").json()
    assert again["view"] == start["view"]
    assert again["mark"] != start["mark"]
    program.post(f"tables/{table}/act", {"action": "bid:5"})
    other.post(f"tables/{table}/act", {"action": "bid:1"})
    refused = program.post(f"tables/{table}/undo", {})
    assert refused.status_code == 409
    assert refused.json()["problem"].startswith("core-undo")


def test_why_not_names_the_rule_and_the_figures(program: Program, app: TestClient) -> None:
    table = str(program.open("comet", ["me", "medium"])["table"])
    program.post(f"tables/{table}/act", {"action": "bid:5"})
    wait_for(lambda: program.get(f"tables/{table}").json()["questions"])
    told = program.get(f"tables/{table}/why", action="bid:5").json()
    assert told == {"words": "You have played the card 5 already.", "rule": "COMET-2"}


def test_a_stale_answer_is_refused_with_the_current_position(program: Program) -> None:
    table = str(program.open("comet", ["me", "medium"])["table"])
    token = program.get(f"tables/{table}").json()["questions"][0]["token"]
    assert program.post(f"tables/{table}/act", {"action": "bid:1", "token": token}).status_code == 200
    late = program.post(f"tables/{table}/act", {"action": "bid:2", "token": token})
    assert late.status_code == 409
    assert late.json()["problem"] == "core-stale"
    assert late.json()["position"]["table"] == table


def test_the_same_answer_twice_counts_once(person: Person) -> None:
    table = person.open("comet", "me", "friend", "easy")
    person.post(f"/t/{table}/start")
    position = person.part(table)
    first = person.act(table, position, "bid:2")
    second = person.act(table, position, "bid:2")
    assert (first.status_code, second.status_code) == (200, 409)
    assert second.json()["refused"]["words"]
    assert second.json()["html"]["board"]


def test_the_past_is_the_viewers_own_view(person: Person) -> None:
    table = person.open("comet", "me", "medium", seed="past")
    boards = []
    for _ in range(3):
        position = person.part(table)
        boards.append((position["moves"], position["html"]["board"]))  # type: ignore[index, call-overload]
        action = next(iter(position["choices"]))  # type: ignore[arg-type]
        person.act(table, position, str(action))
        wait_for(lambda: person.part(table)["asked"] or person.part(table)["over"])
    for moves, board in boards:
        past = person.part(table, at=str(moves))
        assert past["live"] is False
        assert past["choices"] == {}
        assert past["html"]["board"] == board  # type: ignore[index, call-overload]
    assert "Move 0 of" in str(person.part(table, at="0")["prompt"])


def test_log_lines_are_sent_once_and_taken_back_with_an_undo(program: Program, app: TestClient) -> None:
    house = site(app).house
    table = str(program.open("comet", ["me", "friend"])["table"])
    start(house, house.room(table), house.room(table).table.host)
    room = house.room(table)
    assert room.kept_since(0, 3) == 3
    program.post(f"tables/{table}/act", {"action": "bid:1"})
    mark = room.mark
    if room.playing().why_no_undo(0) is None:
        moves = len(room.playing().moves)
        house.undo(room, next(iter(room.seats[0].owners)), 0)
        assert room.kept_since(mark.sequence, moves) == moves - 1


def test_the_end_has_scores_a_chart_a_record_and_a_rematch(program: Program, person: Person) -> None:
    table = person.open("comet", "me", "easy", seed="end")
    assert person.client.get(f"/t/{table}/record").status_code == 409
    for _ in range(12):
        position = person.part(table)
        if position["over"]:
            break
        person.act(table, position, str(next(iter(position["choices"]))))  # type: ignore[arg-type]
        wait_for(lambda: person.part(table)["asked"] or person.part(table)["over"])
    page = person.client.get(f"/t/{table}").text
    assert "score-sheet" in page
    assert "<polyline" in page or "<path" in page
    record = parse_record(person.client.get(f"/t/{table}/record").text)
    assert check(shelf.library().titles["comet"].game, record).state.over
    again = person.post(f"/t/{table}/rematch")
    assert again.status_code == 303
    assert person.part(again.headers["location"].removeprefix("/t/"))["asked"] is True
    assert again.headers["location"] in person.client.get(f"/t/{table}").text
    assert person.part(table, at="1", seat="1")["seat"] == 1


def test_a_seat_can_be_left_taken_over_and_given_to_a_bot(person: Person, friend: Person) -> None:
    table = person.open("comet", "me", "friend", open="yes")
    friend.post(f"/t/{table}/seat/1/sit", name="Ben")
    assert person.post(f"/t/{table}/seat/1/bot").status_code == 409  # Ben has only just come
    assert friend.post(f"/t/{table}/seat/1/leave").status_code == 303
    assert friend.part(table)["seat"] is None
    assert person.post(f"/t/{table}/seat/1/bot").status_code == 303
    assert "A bot plays on" in str(person.part(table)["chat"])
    assert friend.post(f"/t/{table}/seat/1/sit", name="Ben").status_code == 303
    assert friend.part(table)["seat"] == 1


def test_a_seat_stays_its_owners_while_a_bot_stands_in(tmp_path: Path) -> None:
    with TestClient(create_app(str(tmp_path / "owner.db"), shelf.PLACE, workers=1)) as app:
        site(app).house.hub.away = lambda table, guest: 301.0  # type: ignore[method-assign]
        host, owner, thief = Person(another(app)), Person(another(app)), Person(another(app))
        table = host.open("comet", "me", "friend", open="yes")
        invite = host.client.get(f"/t/{table}").text.split("/i/")[1].split('"')[0]
        assert owner.post(f"/i/{invite}", name="Ben").status_code == 303
        assert host.post(f"/t/{table}/seat/1/bot", level="easy").status_code == 303
        assert thief.post(f"/i/{invite}", name="Eve").status_code == 409
        assert thief.post(f"/t/{table}/seat/1/sit", name="Eve").status_code == 409
        assert thief.post(f"/t/{table}/seat/1/back").status_code == 403
        assert thief.part(table)["seat"] is None
        assert "Take my seat back" not in thief.client.get(f"/t/{table}").text
        position = owner.part(table)
        assert position["seat"] == 1
        assert "Take my seat back" in owner.client.get(f"/t/{table}").text
        assert owner.post(f"/t/{table}/seat/1/back").status_code == 303
        assert "is back and plays on" in str(host.part(table)["chat"])
        assert "Take my seat back" not in owner.client.get(f"/t/{table}").text


def test_who_plays_on_a_seat_of_theirs_has_it_back(tmp_path: Path) -> None:
    with TestClient(create_app(str(tmp_path / "plays.db"), shelf.PLACE, Limits(), workers=1)) as app:
        owner, friend = Person(another(app)), Person(another(app))
        table = owner.open("comet", "me", "friend", open="yes")
        friend.post(f"/t/{table}/seat/1/sit", name="Ben")
        assert owner.post(f"/t/{table}/seat/0/bot", level="easy").status_code == 303
        wait_for(lambda: not owner.part(table)["asked"])  # the bot has bid
        friend.act(table, friend.part(table), "bid:1")
        wait_for(lambda: not owner.part(table)["asked"])
        assert owner.post(f"/t/{table}/seat/0/back").status_code == 303
        friend.act(table, friend.part(table), "bid:2")
        assert owner.part(table)["asked"] is True


def test_a_seats_link_hands_it_to_another_device(person: Person, friend: Person) -> None:
    table = person.open("comet", "me", "medium")
    key = person.client.get(f"/t/{table}").text.split("/s/")[1].split('"')[0]
    assert friend.part(table)["seat"] is None
    assert key not in friend.client.get(f"/t/{table}").text
    assert friend.post(f"/s/{key}").status_code == 303
    assert friend.part(table)["seat"] == 0
    assert person.part(table)["seat"] == 0
    assert friend.act(table, friend.part(table), "bid:1").status_code == 200


def test_one_device_shows_no_hand_until_somebody_says_who_looks(person: Person) -> None:
    table = person.open("comet", "me", "here", **{"name-1": "Eva"})
    covered = person.part(table)
    assert covered["seat"] is None
    assert covered["curtain"] == [0, 1]
    assert covered["choices"] == {}
    first = person.part(table, seat="0")
    assert person.act(table, first, "bid:1").status_code == 200
    assert person.part(table, seat="0")["curtain"] == [1]  # it is Eva's turn: covered again
    second = person.part(table, seat="1")
    assert second["asked"] is True
    assert person.act(table, second, "bid:2").status_code == 200


def test_a_hint_names_the_best_three_with_their_chances(person: Person) -> None:
    table = person.open("comet", "me", "medium", seed="hint")
    position = person.part(table)
    told = person.client.get(f"/t/{table}/hint").json()
    assert told["token"] == position["token"]
    advised = [choice["action"] for choice in told["choices"]]
    assert len(set(advised)) == 3
    assert set(advised) <= set(position["choices"])  # type: ignore[arg-type]
    chances = [choice["chance"] for choice in told["choices"]]
    assert chances == sorted(chances, reverse=True)
    for rank, choice in enumerate(told["choices"], 1):
        assert 0 <= choice["chance"] <= 1
        percent = round(choice["chance"] * 100)
        assert f'<span class="rank">{rank}</span>' in told["html"]
        assert f"{percent}%" in told["html"]
        assert str(position["choices"][choice["action"]]) in told["html"]  # type: ignore[index, call-overload]
    czech = person.client.get(f"/t/{table}/hint?lang=cs").json()
    assert "Silný bot by volil" in czech["html"]


def test_a_hint_is_for_the_one_who_is_asked(person: Person, friend: Person, program: Program) -> None:
    table = person.open("comet", "me", "medium")
    assert friend.client.get(f"/t/{table}/hint").json()["choices"] == []
    assert friend.client.get(f"/t/{table}/hint?seat=0").status_code == 403
    mine = str(program.open("comet", ["me", "medium"])["table"])
    legal = {
        one["action"]: one["label"] for one in program.get(f"tables/{mine}").json()["questions"][0]["legal"]
    }
    told = program.get(f"tables/{mine}/hint").json()
    assert len(told) == 3
    assert all(legal[one["action"]] == one["label"] and 0 <= one["chance"] <= 1 for one in told)


def test_a_choice_without_a_figure_is_not_advised() -> None:
    answer: dict[str, Json] = {
        "choices": [{"action": "bid:1", "chance": 0.5}, {"action": "bid:2", "chance": None}]
    }
    assert advice_of(answer) == [Advice("bid:1", 0.5)]
    assert advice_of({}) == []


def test_chat_and_its_limits(person: Person, friend: Person) -> None:
    table = person.open("comet", "me", "medium", name="Ada")
    assert person.send(f"/t/{table}/chat", {"text": "<b>hello</b>"}).status_code == 200
    assert "&lt;b&gt;hello" in str(friend.part(table)["chat"])
    assert person.send(f"/t/{table}/chat", {"text": "x" * 301}).status_code == 413
    codes = [person.send(f"/t/{table}/chat", {"text": "again"}).status_code for _ in range(9)]
    assert codes[-1] == 429
    assert Limits().chat_lines == codes.count(200) + 1


def test_every_page_is_there_in_both_languages(person: Person) -> None:
    table = person.open("comet", "me", "medium")
    for path in (
        "/",
        "/new/comet",
        "/tables",
        "/archive",
        "/ladder/comet",
        "/rules",
        "/rules/comet",
        "/api",
        f"/t/{table}",
    ):
        for lang, word in (("en", "Rules"), ("cs", "Pravidla")):
            answer = person.client.get(path, params={"lang": lang})
            assert answer.status_code == 200, path
            assert f'<html lang="{lang}"' in answer.text
            assert word in answer.text


def test_the_language_is_kept_and_leads_back(person: Person) -> None:
    answer = person.post("/language/cs", back="/rules")
    assert answer.headers["location"] == "/rules"
    assert "Pravidla" in person.client.get("/").text
    assert person.post("/language/cs", back="//evil.example").headers["location"] == "/"
