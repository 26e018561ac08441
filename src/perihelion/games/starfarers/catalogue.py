"""Every action of Starfarers, numbered; rules compute numbers from the first of a kind.

Places are all intersections, berths those that can be a berth, sites the 57 positions between two planets.
"""

from __future__ import annotations

from typing import Final

from perihelion.core.catalogue import Catalogue, Param
from perihelion.games.starfarers.components.board import Board
from perihelion.games.starfarers.components.parts import (
    BUILDS,
    FLEET,
    MANNERS,
    MODULES,
    RESOURCES,
    SHIP_KINDS,
    Components,
)

MOST_GIVEN: Final = 3

RESOURCE: Final = Param("resource", "resource", RESOURCES)
MODULE: Final = Param("module", "module", MODULES)
SEAT: Final = Param("seat", "", ("0", "1", "2", "3"))
SHIP: Final = Param("ship", "", tuple(str(number + 1) for number in range(FLEET)))


class Actions:
    """The catalogue and the number of the first action of each kind."""

    def __init__(self, parts: Components) -> None:
        board = parts.board
        self.catalogue = Catalogue()
        self.berth_index = [-1] * board.size
        for number, where in enumerate(board.berth_places):
            self.berth_index[where] = number
        self._add_placing(board)
        self._add_trade_and_build()
        self._add_offers()
        self._add_events()
        self._add_flight(parts)

    def _add_placing(self, board: Board) -> None:
        """Founding and placing."""
        add = self.catalogue.add
        berth = Param("place", "place", tuple(board.names[number] for number in board.berth_places))
        site = Param("place", "place", tuple(board.names[number] for number in board.sites))
        self.settle = add("settle", site)
        self.port = add("port", site)
        self.ship = add("ship", Param("kind", "ship", SHIP_KINDS))
        self.berth = add("berth", berth)
        self.module = add("module", MODULE)

    def _add_trade_and_build(self) -> None:
        add = self.catalogue.add
        self.build = add("build", Param("build", "build", BUILDS))
        self.bank = add("bank", RESOURCE, Param("other", "resource", RESOURCES))
        self.fame = add("fame")
        self.rich = add("rich")
        self.rob = add("rob", SEAT)
        self.done = add("done")
        self.offer = add("offer")
        self.launch = add("launch")

    def _add_offers(self) -> None:
        """Putting an offer together and answering it."""
        add = self.catalogue.add
        self.give_more = add("give-more", RESOURCE)
        self.give_less = add("give-less", RESOURCE)
        self.ask_more = add("ask-more", RESOURCE)
        self.ask_less = add("ask-less", RESOURCE)
        self.propose = add("propose")
        self.propose_to = add("propose-to", SEAT)
        self.call = add("call")
        self.withdraw = add("withdraw")
        self.recall = add("recall")
        self.suggest = add("suggest")
        self.accept = add("accept")
        self.decline = add("decline")
        self.decline_turn = add("decline-turn")
        self.manner = add("manner", Param("manner", "manner", MANNERS))
        self.counter = add("counter")
        self.deal = add("deal", SEAT)
        self.no_deal = add("no-deal")

    def _add_events(self) -> None:
        """A 7, and encounters."""
        add = self.catalogue.add
        self.discard = add("discard", RESOURCE)
        self.steal = add("steal", SEAT)
        self.gift = add("gift", Param("count", "", tuple(str(number) for number in range(MOST_GIVEN + 1))))
        self.yes = add("yes")
        self.no = add("no")
        self.pay = add("pay", RESOURCE)
        self.take = add("take", RESOURCE)
        self.hand_over = add("hand-over", RESOURCE)
        self.remove = add("remove", MODULE)
        self.stop = add("stop", SHIP)

    def _add_flight(self, parts: Components) -> None:
        add = self.catalogue.add
        place = Param("place", "place", tuple(parts.board.names))
        self.move = add("move", SHIP)
        self.leap = add("leap", SHIP)
        self.found = add("found", SHIP)
        self.wait = add("wait")
        self.fly = add("fly", place)
        self.jump = add("jump", place)
        self.halt = add("halt")
        self.back = add("back")
        self.friend = add("friend", Param("card", "friend", tuple(card.id[3:] for card in parts.friends)))
        self.end_turn = add("end-turn")
