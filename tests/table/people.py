"""People and programs at a table, as tests play them over HTTP."""

from __future__ import annotations

import re
from typing import cast

import httpx2 as httpx
from fastapi.testclient import TestClient

from perihelion.core.chance import Chance
from perihelion.core.plain import Json

Answer = dict[str, Json]


def another(app: TestClient) -> TestClient:
    """Another browser at the same application, with cookies of its own."""
    client = TestClient(app.app)
    client.portal = app.portal
    return client


class Person:
    """Somebody with a browser: cookies and the token of the pages."""

    def __init__(self, client: httpx.Client | TestClient) -> None:
        self.client = client
        page = client.get("/").text
        found = re.search(r'name="csrf" content="([^"]+)"', page)
        assert found is not None
        self.csrf = found.group(1)

    def post(self, path: str, **fields: str) -> httpx.Response:
        return self.client.post(path, data={"csrf": self.csrf, **fields}, follow_redirects=False)

    def send(self, path: str, body: Answer) -> httpx.Response:
        return self.client.post(path, json=body, headers={"x-csrf": self.csrf})

    def open(self, game: str, *seats: str, **fields: str) -> str:
        """Opens a table and returns its id."""
        kinds = {f"seat-{number}": kind for number, kind in enumerate(seats)}
        answer = self.post(f"/new/{game}", seats=str(len(seats)), **kinds, **fields)
        assert answer.status_code == 303, answer.text
        return answer.headers["location"].removeprefix("/t/")

    def part(self, table: str, **params: str) -> Answer:
        answer = self.client.get(f"/t/{table}/part", params=params)
        assert answer.status_code == 200, answer.text
        return cast(Answer, answer.json())

    def act(self, table: str, position: Answer, action: str) -> httpx.Response:
        return self.send(
            f"/t/{table}/act", {"action": action, "seat": position["seat"], "token": position["token"]}
        )


class Program:
    """A client of the API."""

    def __init__(self, client: httpx.Client | TestClient, name: str = "Program") -> None:
        self.client = client
        token = client.post("/api/guests", json={"name": name}).json()["token"]
        self.headers = {"Authorization": f"Bearer {token}"}

    def get(self, path: str, **params: str) -> httpx.Response:
        return self.client.get(f"/api/{path}", params=params, headers=self.headers)

    def post(self, path: str, body: Answer) -> httpx.Response:
        return self.client.post(f"/api/{path}", json=body, headers=self.headers)

    def open(self, game: str, seats: list[str], **more: Json) -> Answer:
        answer = self.post("tables", {"game": game, "seats": list[Json](seats), **more})
        assert answer.status_code == 200, answer.text
        return cast(Answer, answer.json())

    def play_on(self, table: str, chance: Chance) -> bool:
        """Answers one question at random, if there is one."""
        position = self.get(f"tables/{table}").json()
        for question in position["questions"]:
            legal = [choice["action"] for choice in question["legal"]]
            action = legal[chance.below(len(legal))]
            body: Answer = {"action": action, "seat": question["seat"], "token": question["token"]}
            answer = self.post(f"tables/{table}/act", body)
            assert answer.status_code in (200, 409), answer.text
            return True
        return False
