"""What a card should do, read from the component files by a second, independent hand.

The oracle walks through the raw entries of a card, answers every question the engine asks with a fixed
choice, checks what is offered, and adds up what the player should have at the end.
"""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import perihelion.games.seti as package
from tests.games.seti.scenario import ACTS, CARD, LEFT, PARTS, Table

FOLDER = Path(package.__file__).parent / "data"
MAIN = tomllib.loads((FOLDER / "cards_main.toml").read_text(encoding="utf-8"))["card"]
SPECIES_FILE = tomllib.loads((FOLDER / "species.toml").read_text(encoding="utf-8"))["species"]
BASE = tomllib.loads((FOLDER / "components.toml").read_text(encoding="utf-8"))
RAW: dict[str, dict[str, Any]] = {card["id"]: {**card, "species": ""} for card in MAIN}
for name, entry in SPECIES_FILE.items():
    RAW.update({card["id"]: {**card, "species": name} for card in entry["card"]})
STARS = {star["id"]: star for star in BASE["star"]}
FIGURES = ("score", "publicity", "credits", "energy", "data", "exofossils")
ROW = ("press-statement", "grant", "wow-signal", "dune", "alice", "pixl")
SECTOR_STARS = [
    "vega",
    "sirius-a",
    "barnards-star",
    "kepler-22",
    "proxima-centauri",
    "61-virginis",
    "beta-pictoris",
    "procyon",
]


class Oracle:
    """A table with one card to play, and what should come of it."""

    def __init__(self, card: str) -> None:
        self.raw = RAW[card]
        species = self.raw["species"]
        self.table = Table(
            2, species=(species or "anomalies", "mascamites" if species != "mascamites" else "oumuamua")
        )
        if species and species != "exertians":
            self.table.discover(LEFT)
            if species == "anomalies":
                self.table.state.anomaly_at, self.table.state.anomaly_side = [2, 0, 5], [1, 0, 0]
            if species == "mascamites":
                self.table.state.samples = [[3, 4, 6], [0, 1, 2]]
        self.table.row(*[id for id in ROW if id != card][:3])
        self.table.give(0, score=10, publicity=1, credits=10, energy=0, data=0, exofossils=0, gold_reached=7)
        self.expected = {"score": 10, "publicity": 1, "credits": 10, "energy": 0, "data": 0, "exofossils": 0}
        self.moves = 0
        self.hand = 0
        self.probes = 0
        self.rotations = 0
        self.landed = ""
        self.markers: dict[str, list[int]] = {star: [] for star in STARS}

    @property
    def player(self) -> Any:
        return self.table[0]

    def start(self) -> None:
        """Plays the card."""
        card = self.raw["id"]
        self.table.hand(0, card)
        if self.raw["kind"] == "message":
            self.player.energy = 5
            self.expected["energy"] = 5 - self.raw["cost"]
        else:
            self.expected["credits"] -= self.raw["cost"]
        self.markers = {star: list(self.table.marks(star)) for star in STARS}
        self.hand = len(self.player.hand) - 1
        self.probes = len(self.player.probes)
        self.expected["exofossils"] = self.player.exofossils
        self.expected["publicity"] = self.player.publicity
        self.table.begin().do(f"play:{card}")

    def look(self) -> None:
        """From here on only what changes is checked."""
        self.expected = {name: getattr(self.player, name) for name in FIGURES}
        self.markers = {star: list(self.table.marks(star)) for star in STARS}
        self.hand, self.probes = len(self.player.hand), len(self.player.probes)
        self.moves, self.rotations = self.table.state.moves, self.table.state.turns

    def check(self) -> None:
        """Compares everything the player has with what was expected."""
        have = {name: getattr(self.player, name) for name in FIGURES}
        assert have == self.expected
        assert len(self.player.hand) == self.hand
        assert len(self.player.probes) == self.probes
        assert self.table.state.moves == self.moves
        assert self.table.state.turns == self.rotations
        assert {star: self.table.marks(star) for star in STARS} == self.markers

    def follow(self, effects: list[dict[str, Any]]) -> None:
        """Walks through entries, answering what they ask."""
        for effect in effects:
            getattr(self, effect["do"])(effect)

    # -- gains and cards -----------------------------------------------------------------------------

    def gain(self, effect: dict[str, Any]) -> None:
        for key, value in effect.items():
            if key != "do":
                self.expected["score" if key == "vp" else key] += value
        self.expected["data"] = min(6, self.expected["data"])
        self.expected["publicity"] = min(10, self.expected["publicity"])

    def spend(self, effect: dict[str, Any]) -> None:
        self.expected["exofossils"] -= effect["exofossils"]

    def draw(self, effect: dict[str, Any]) -> None:
        source = effect["source"]
        for _ in range(1 if source == "row_all" else effect["n"]):
            if source == "choice":
                assert [*self.table.offered("take-row"), *self.table.offered("take-deck")] == [
                    "take-row:1", "take-row:2", "take-row:3", "take-deck",
                ]  # fmt: skip
                taken = self.table.state.row[0]
                self.table.do("take-row:1")
                assert taken in self.player.hand
        self.hand += 3 if source == "row_all" else effect["n"]

    def income(self, effect: dict[str, Any]) -> None:
        for _ in range(effect.get("n", 1)):
            if self.hand:
                assert "skip" in self.table.legal
                self.table.do("skip")

    def tuck_this(self, effect: dict[str, Any]) -> None:
        assert CARD[self.raw["id"]] in self.player.tucked
        income = self.raw["income"]
        if income == "card":
            self.hand += 1
        else:
            self.expected["credits" if income == "credit" else income] += 1

    # -- flight ----------------------------------------------------------------------------------------

    def move(self, effect: dict[str, Any]) -> None:
        self.moves += effect["n"]

    def launch(self, effect: dict[str, Any]) -> None:
        self.probes += effect["n"]
        assert self.player.probes.count(self.table.space("earth")) >= effect["n"]

    def _land(self, place: str) -> None:
        if self.table.offered("land"):
            self.table.do(f"land:{place}")
        self.probes -= 1
        self.landed = place
        if place in BASE["planet"]:
            board = BASE["planet"][place]["land"]
            if len(board["first_bonus_spaces"]) > 1:
                self.table.do("bonus:1")
            self.follow(board["first_bonus_spaces"][0])
            self.follow(board["reward"])
        else:
            self.follow(BASE["moon"][place]["reward"])

    def land(self, effect: dict[str, Any]) -> None:
        assert ("land:titan" in self.table.offered("land")) == bool(effect.get("moons_allowed"))
        self._land("titan" if effect.get("moons_allowed") else "mars")  # where the probe stands

    def orbit_or_land(self, effect: dict[str, Any]) -> None:
        assert self.table.offered("orbit")
        self._land(self.table.offered("land")[0].split(":")[1])

    def if_landed_on(self, effect: dict[str, Any]) -> None:
        if self.landed in effect["targets"] or ("moon" in effect["targets"] and self.landed in BASE["moon"]):
            self.follow(effect["then"])

    # -- signals ---------------------------------------------------------------------------------------

    def _mark(self, expected: set[str], no_data: bool = False) -> None:
        """One signal in one of the sectors of these stars."""
        offered = {name.split(":")[1] for name in self.table.offered("signal")}
        star = sorted(expected)[0]
        if offered:
            assert offered == expected
            self.table.do(f"signal:{star}")
        else:
            assert len(expected) == 1  # no choice: it has been marked already
        self.markers[star].append(0)
        if len(self.markers[star]) == 2:
            self.expected["score"] += 2
        if not no_data:
            self.expected["data"] = min(6, self.expected["data"] + 1)

    def _coloured(self, colour: str) -> set[str]:
        return {id for id, star in STARS.items() if star["colour"] == colour}

    def _row(self) -> None:
        if self.table.offered("row-signal"):
            slot = int(self.table.offered("row-signal")[0].split(":")[1])
            card = PARTS.cards[self.table.state.row[slot - 1]]
            self.table.do(f"row-signal:{slot}")
        else:
            card = PARTS.cards[self.table.state.discard[-1]]
        self._mark(self._coloured(RAW[card.id]["signal"]))

    def signal(self, effect: dict[str, Any]) -> None:
        place, _, name = effect["at"].partition(":")
        no_data = effect.get("no_data", False)
        sky = self.table.state.sky()
        chosen: set[str] = set()
        used: list[str] = []
        for _ in range(effect["n"]):
            if place == "row_card":
                self._row()
                continue
            stars = {
                "earth": {SECTOR_STARS[sky.earth % 8]},
                "planet": {SECTOR_STARS[self.table.space(name) % 8]} if place == "planet" else set(),
                "colour": self._coloured(name),
                "star": {name},
                "own_probe": {SECTOR_STARS[space % 8] for space in self.player.probes},
                "any_probes": {
                    SECTOR_STARS[space % 8] for seat in (0, 1) for space in self.table[seat].probes
                },
                "any": set(STARS),
                "same_any": set(STARS),
                "next_anomaly": {SECTOR_STARS[2]},
            }[place]
            if place in ("own_probe", "same_any") and chosen:
                stars = chosen
            if place == "any_probes":
                stars = {star for star in stars if used.count(star) < self._standing(star)}
            if place == "planet" and name == "oumuamua":
                self.table.do("signal:oumuamua-tile")
                self.expected["data"] += 1
                self.expected["score"] += 1
                continue
            tile = {"oumuamua-tile"} if self.table.state.tile_in and "61-virginis" in stars else set()
            self._mark(stars | tile if self.table.offered("signal") else stars, no_data)
            chosen = {sorted(stars | tile)[0]}
            used += chosen

    def _standing(self, star: str) -> int:
        """Probes of all players in the sector of a star."""
        return sum(SECTOR_STARS[space % 8] == star for seat in (0, 1) for space in self.table[seat].probes)

    def scan(self, effect: dict[str, Any]) -> None:
        self.table.do("scan-earth")
        if self.table.state.tile_in:
            self.table.do("signal:oumuamua-tile")
            self.expected["data"] += 1
            self.expected["score"] += 1
        else:
            self._mark({"61-virginis"})
        self._row()

    def if_signal_on_oumuamua(self, effect: dict[str, Any]) -> None:
        self.follow(effect["then"])

    def hand_signals(self, effect: dict[str, Any]) -> None:
        offered = self.table.offered("discard")
        assert len(offered) == self.hand
        assert "skip" in self.table.legal
        card = offered[0].split(":")[1]
        self.table.do(offered[0])
        self.hand -= 1
        self._mark(self._coloured(RAW[card]["signal"]))
        if "skip" in self.table.legal:
            self.table.do("skip")

    def deck_signals(self, effect: dict[str, Any]) -> None:
        for _ in range(effect["n"]):
            self._mark(self._coloured(RAW[PARTS.cards[self.table.state.discard[-1]].id]["signal"]))

    # -- technologies and traces -------------------------------------------------------------------------

    def tech(self, effect: dict[str, Any]) -> None:
        if effect["rotate"]:
            self.rotations += 1
        kinds = ["probe", "telescope", "computer"] if effect["kinds"] == ["any"] else effect["kinds"]
        owned = [id for at, id in enumerate(PARTS.tech_ids) if self.player.has_tech(at)]
        expected = [
            f"{kind}-{n}"
            for kind in ("probe", "telescope", "computer")
            if kind in kinds
            for n in (1, 2, 3, 4)
        ]
        if effect.get("shared_only"):
            expected = [id for id in expected if self.table[1].has_tech(PARTS.tech_ids.index(id))]
        expected = [id for id in expected if id not in owned]
        assert [name.split(":")[1] for name in self.table.offered("tech")] == expected
        tech = next((id for id in expected if id not in ("probe-1", "telescope-1")), expected[0])
        self.table.do(f"tech:{tech}")
        if tech.startswith("computer"):
            self.table.do("slot:1")
        if not effect.get("no_bonus"):
            self.expected["score"] += 2 + 3  # the 2-point tile and the tile on top of every stack

    def trace(self, effect: dict[str, Any]) -> None:
        for _ in range(effect["n"]):
            colours = {name.split(":")[2] for name in self.table.offered("mark")}
            assert colours == ({"red", "yellow", "blue"} if effect["colour"] == "any" else {effect["colour"]})
            colour = "red" if effect["colour"] == "any" else effect["colour"]
            slots = {name.split(":")[1] for name in self.table.offered("mark")}
            assert slots == ({"left", "right"} if "where" not in effect else {"left"})
            self.table.do(f"mark:left:{colour}:overflow")
            self.expected["score"] += 3

    # -- what stays ------------------------------------------------------------------------------------

    def this_turn(self, effect: dict[str, Any]) -> None:
        assert len(self.table.state.watchers) == 1

    def own(self) -> list[str]:
        """What is asked now, free actions left out."""
        return [name for name in self.table.legal if ACTS.catalogue.numbers[name] < ACTS.free]
