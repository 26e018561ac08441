"""Every action that can ever be chosen in Pulsar.

What is paid with a die is chosen first (`patent:AI-1-2`); if there are several ways to pay, `pay` says
which die, with which modifier token, counted as which value. A flight begins with its payment
(`fly:5:silver-4:plus1`), then names its end and, where routes to that end give different things, the route.
"""

from __future__ import annotations

from typing import Final

from perihelion.core.catalogue import Catalogue, Param
from perihelion.games.pulsar.components.box import Box
from perihelion.games.pulsar.components.pieces import COLOURS, MODIFIERS, SIZES

PIPS: Final = 6
TOKENS: Final = ("none", "minus1", "plus1", "plus2")
NO_TOKEN: Final = 0
TOKEN_SHIFTS: Final[tuple[int, ...]] = (0, -1, 1, 2)
TOKEN_MODIFIER: Final[tuple[int, ...]] = (-1, 0, 0, 1)  # which kind of modifier it spends

# Dice are numbered 0 to 5 for a silver 1 to 6, then 6 to 12 for a bonus die 0 to 6.
FIRST_BONUS: Final = 6
DICE: Final = 13

# Which own counter a taken die moves; the second counters exist with two players.
STAY: Final = 0
COUNTERS: Final = ("stay", "initiative", "initiative-back", "engineering", "engineering-back")
EDGES: Final = ("left", "right")


DIE_NAMES: Final = tuple(
    [f"silver-{value}" for value in range(1, PIPS + 1)] + [f"bonus-{value}" for value in range(PIPS + 1)]
)
VALUES: Final = Param("value", "", tuple(str(value) for value in range(1, PIPS + 1)))
BONUS_VALUES: Final = Param("value", "", tuple(str(value) for value in range(PIPS + 1)))
DIE: Final = Param("die", "die", DIE_NAMES)
TOKEN: Final = Param("token", "token", TOKENS)
SIZE: Final = Param("size", "size", SIZES)


class Actions:
    """The catalogue with the first number of each kind."""

    def __init__(self, box: Box) -> None:
        self.catalogue = Catalogue()
        self.distances = box.max_distance()
        self.pulsars = box.first_gate - box.first_pulsar
        self.routes = box.max_routes
        self.goals = [
            *range(box.first_system, box.first_isolated), *range(box.first_gate, len(box.locations)),
        ]  # fmt: skip
        self.goal_of = [-1] * len(box.locations)  # place -> position among the goals
        for number, place in enumerate(self.goals):
            self.goal_of[place] = number
        goal = Param("place", "place", tuple(box.locations[place] for place in self.goals))
        tile = Param("tile", "transmitter", tuple(item.id for item in box.transmitters))
        technology = Param("technology", "tech", tuple(item.slug for item in box.technologies))
        project = Param("project", "project", tuple(item.id for item in box.headquarters[0].projects))
        contract = Param("contract", "contract", tuple(item.id for item in box.contracts))
        self._add_setup_and_dice(box)
        self._add_turn(box, tile, technology, project)
        self._add_payment_and_flight(goal, project)
        self._add_decisions(box, goal, tile)
        self._add_purchases_and_contracts(tile, technology, contract)

    def _add_setup_and_dice(self, box: Box) -> None:
        add = self.catalogue.add
        self.side = add("side", Param("side", "", ("1", "2")))
        self.entry = add("entry", Param("place", "place", tuple(box.locations[: box.first_system])))
        self.take_die = add("take-die", VALUES, Param("counter", "counter", COUNTERS))

    def _add_turn(self, box: Box, tile: Param, technology: Param, project: Param) -> None:
        add = self.catalogue.add
        distance = Param("distance", "", tuple(str(value) for value in range(1, self.distances + 1)))
        pulsar = Param("pulsar", "place", tuple(box.locations[box.first_pulsar : box.first_gate]))
        self.fly = add("fly", distance, DIE, TOKEN)
        self.take_generator = add("take-generator", SIZE)
        self.place = add("place", SIZE, pulsar)
        self.spin = add("spin", pulsar)
        self.take_transmitter = add("take-transmitter", tile, VALUES)
        self.pay_transmitter = add("pay-transmitter", tile, VALUES)
        self.patent = add("patent", technology)
        self.project = add("project", project)
        self.buy_modifier = add("buy-modifier", Param("modifier", "modifier", MODIFIERS))
        self.copy_die = add("copy-die", VALUES)
        self.joint_die = add("joint-die", BONUS_VALUES)
        self.end_turn = add("end-turn")

    def _add_payment_and_flight(self, goal: Param, project: Param) -> None:
        add = self.catalogue.add
        self.pay = add("pay", VALUES, DIE, TOKEN)
        self.inspect = add("inspect", project, Param("colour", "colour", COLOURS))
        self.fly_to = add("fly-to", goal)
        self.route = add("route", Param("number", "", tuple(str(k + 1) for k in range(self.routes))))

    def _add_decisions(self, box: Box, goal: Param, tile: Param) -> None:
        add = self.catalogue.add
        isolated = Param("pulsar", "place", tuple(box.locations[box.first_isolated : box.first_gate]))
        self.join = add("join", tile, Param("edge", "edge", EDGES), Param("new-edge", "edge", EDGES))
        self.separate = add("separate")
        self.choose_generator = add("choose-generator", SIZE)
        self.claim = add("claim", isolated)
        self.decline = add("decline")
        self.teleport = add("teleport", goal)
        self.take_bonus = add("take-bonus")
        self.draw_token = add("draw-token")

    def _add_purchases_and_contracts(self, tile: Param, technology: Param, contract: Param) -> None:
        add = self.catalogue.add
        self.buy_points = add("buy-points", tile)
        self.finance = add("finance", technology)
        self.waive = add("waive", contract)
        self.fulfil = add("fulfil", contract)
        self.contract_bonus = add("contract-bonus", contract)
        self.done = add("done")

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
