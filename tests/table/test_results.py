"""Results: lists of finished games say who won, with how many points, and when."""

from __future__ import annotations

import re
from datetime import UTC, datetime

from fastapi.testclient import TestClient

from perihelion.core.chance import seeded
from tests.table.people import Person, Program, another


def test_a_list_names_the_winner_the_points_and_the_day(app: TestClient, person: Person) -> None:
    program, friend = Program(another(app), "Ada"), Program(another(app), "Bob")
    opened = program.open("comet", ["me", "friend"], open=True)
    friend.post(f"tables/{opened['table']}/join", {})
    chance = seeded("results")
    while any(one.play_on(str(opened["table"]), chance) for one in (program, friend)):
        pass
    scores = program.get(f"tables/{opened['table']}").json()["scores"]
    today = datetime.now(UTC)
    for lang, day in (("en", today.strftime("%-d %b %Y")), ("cs", f"{today.day}. ")):
        page = person.client.get("/archive", params={"lang": lang}).text
        [card] = re.findall(rf'<a class="ended-game" href="/t/{opened["table"]}".*?</a>', page, re.S)
        won = re.findall(r'<span class="won">.*?</svg>\s*(\w+) <b>(\d+)</b>', card, re.S)
        names = ["Ada", "Bob"]
        assert won == [(names[seat], str(scores["totals"][seat])) for seat in scores["winners"]]
        found = re.search(r'<time datetime="([0-9-]+)">([^<]+)</time>', card)
        assert found is not None
        assert found[1] == today.date().isoformat()
        assert found[2].startswith(day)
