"""Every action that can ever be chosen in Pulsar.

What is paid with a die is chosen first (`patent:AI-1-2`); if there are several ways to pay, `pay` says
which die, with which modifier token, counted as which value. A flight begins with its payment
(`fly:5:silver-4:plus1`), then names its end and, where routes to that end give different things, the route.
"""

from __future__ import annotations

from typing import Final

from perihelion.core.catalogue import Catalogue, Param
from perihelion.games.pulsar.cluster import COLOURS
from perihelion.games.pulsar.components import MODIFIERS, SIZES, Box

PIPS: Final = 6
TOKENS: Final = ("none", "minus1", "plus1", "plus2")
NO_TOKEN: Final = 0
TOKEN_SHIFTS: Final = (0, -1, 1, 2)
TOKEN_MODIFIER: Final = (-1, 0, 0, 1)  # which kind of modifier it spends

# Dice are numbered 0 to 5 for a silver 1 to 6, then 6 to 12 for a bonus die 0 to 6.
FIRST_BONUS: Final = 6
DICE: Final = 13

# Which own counter a taken die moves; the second counters exist with two players.
STAY: Final = 0
COUNTERS: Final = ("stay", "initiative", "initiative-back", "engineering", "engineering-back")
EDGES: Final = ("left", "right")


class Actions:
    """The catalogue with the first number of each kind."""

    def __init__(self, box: Box) -> None:
        catalogue = Catalogue()
        self.catalogue = catalogue
        ids = box.locations
        values = Param("value", "", tuple(str(value) for value in range(1, PIPS + 1)))
        bonus = Param("value", "", tuple(str(value) for value in range(PIPS + 1)))
        dice = Param(
            "die",
            "die",
            tuple(
                [f"silver-{value}" for value in range(1, PIPS + 1)]
                + [f"bonus-{value}" for value in range(PIPS + 1)]
            ),
        )
        token = Param("token", "token", TOKENS)
        size = Param("size", "size", SIZES)
        systems = tuple(ids[box.first_system : box.first_pulsar])
        pulsars = tuple(ids[box.first_pulsar : box.first_gate])
        isolated = tuple(ids[box.first_isolated : box.first_gate])
        goals = systems + tuple(ids[box.first_pulsar : box.first_isolated]) + tuple(ids[box.first_gate :])
        tile = Param("tile", "transmitter", tuple(item.id for item in box.transmitters))
        contract = Param("contract", "contract", tuple(item.id for item in box.contracts))
        technology = Param("technology", "tech", tuple(item.slug for item in box.technologies))
        projects = Param("project", "project", tuple(item.id for item in box.headquarters[0].projects))
        self.distances = box.max_distance()
        distance = Param("distance", "", tuple(str(value) for value in range(1, self.distances + 1)))
        self.pulsars = len(pulsars)
        self.goals = [ids.index(id) for id in goals]
        self.goal_of = [-1] * len(ids)  # place -> position among the goals
        for number, place in enumerate(self.goals):
            self.goal_of[place] = number
        self.routes = box.max_routes
        goal = Param("place", "place", goals)

        self.side = catalogue.add("side", Param("side", "", ("1", "2")))
        self.entry = catalogue.add("entry", Param("place", "place", tuple(ids[: box.first_system])))
        self.take_die = catalogue.add("take-die", values, Param("counter", "counter", COUNTERS))
        self.fly = catalogue.add("fly", distance, dice, token)
        self.take_generator = catalogue.add("take-generator", size)
        self.place = catalogue.add("place", size, Param("pulsar", "place", pulsars))
        self.spin = catalogue.add("spin", Param("pulsar", "place", pulsars))
        self.take_transmitter = catalogue.add("take-transmitter", tile, values)
        self.pay_transmitter = catalogue.add("pay-transmitter", tile, values)
        self.patent = catalogue.add("patent", technology)
        self.project = catalogue.add("project", projects)
        self.buy_modifier = catalogue.add("buy-modifier", Param("modifier", "modifier", MODIFIERS))
        self.copy_die = catalogue.add("copy-die", values)
        self.joint_die = catalogue.add("joint-die", bonus)
        self.end_turn = catalogue.add("end-turn")
        self.pay = catalogue.add("pay", values, dice, token)
        self.inspect = catalogue.add("inspect", projects, Param("colour", "colour", COLOURS))
        self.fly_to = catalogue.add("fly-to", goal)
        self.route = catalogue.add(
            "route", Param("number", "", tuple(str(k + 1) for k in range(self.routes)))
        )
        self.join = catalogue.add(
            "join", tile, Param("edge", "edge", EDGES), Param("new-edge", "edge", EDGES)
        )
        self.separate = catalogue.add("separate")
        self.choose_generator = catalogue.add("choose-generator", size)
        self.claim = catalogue.add("claim", Param("pulsar", "place", isolated))
        self.decline = catalogue.add("decline")
        self.teleport = catalogue.add("teleport", goal)
        self.take_bonus = catalogue.add("take-bonus")
        self.draw_token = catalogue.add("draw-token")
        self.buy_points = catalogue.add("buy-points", tile)
        self.finance = catalogue.add("finance", technology)
        self.waive = catalogue.add("waive", contract)
        self.fulfil = catalogue.add("fulfil", contract)
        self.contract_bonus = catalogue.add("contract-bonus", contract)
        self.done = catalogue.add("done")

    def flight(self, distance: int, die: int, token: int) -> int:
        return self.fly + ((distance - 1) * DICE + die) * len(TOKENS) + token

    def payment(self, value: int, die: int, token: int) -> int:
        return self.pay + ((value - 1) * DICE + die) * len(TOKENS) + token

    def takes(self, value: int, counter: int) -> int:
        return self.take_die + (value - 1) * len(COUNTERS) + counter

    def transmitter(self, first: int, tile: int, value: int) -> int:
        """`take-transmitter` or `pay-transmitter`, as `first` says."""
        return first + tile * PIPS + value - 1

    def joins(self, tile: int, edge: int, new_edge: int) -> int:
        return self.join + (tile * 2 + edge) * 2 + new_edge
