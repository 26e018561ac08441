"""Every action of Starfarers, numbered; rules compute numbers from the first of a kind.

Places are all intersections, berths those that can be a berth, sites the 57 positions between two planets.
"""

from __future__ import annotations

from typing import Final

from perihelion.core.catalogue import Catalogue, Param
from perihelion.games.starfarers.components import BUILDS, MODULES, RESOURCES, Components
from perihelion.games.starfarers.state import FLEET, SHIP_KINDS

MOST_GIVEN: Final = 3


class Actions:
    """The catalogue and the number of the first action of each kind."""

    def __init__(self, parts: Components) -> None:
        board = parts.board
        self.catalogue = Catalogue()
        add = self.catalogue.add
        place = Param("place", "place", tuple(board.names))
        berth = Param("place", "place", tuple(board.names[number] for number in board.berth_places))
        site = Param("place", "place", tuple(board.names[number] for number in board.sites))
        resource = Param("resource", "resource", RESOURCES)
        module = Param("module", "module", MODULES)
        seat = Param("seat", "", ("0", "1", "2", "3"))
        ship = Param("ship", "", tuple(str(number + 1) for number in range(FLEET)))
        self.berth_index = [-1] * board.size
        for number, where in enumerate(board.berth_places):
            self.berth_index[where] = number
        # Founding and placing
        self.settle = add("settle", site)
        self.port = add("port", site)
        self.ship = add("ship", Param("kind", "ship", SHIP_KINDS))
        self.berth = add("berth", berth)
        self.module = add("module", module)
        # Trade and build
        self.build = add("build", Param("build", "build", BUILDS))
        self.bank = add("bank", resource, Param("other", "resource", RESOURCES))
        self.fame = add("fame")
        self.rich = add("rich")
        self.rob = add("rob", seat)
        self.done = add("done")
        self.offer = add("offer")
        self.launch = add("launch")
        # Putting an offer together and answering it
        self.give_more = add("give-more", resource)
        self.give_less = add("give-less", resource)
        self.ask_more = add("ask-more", resource)
        self.ask_less = add("ask-less", resource)
        self.propose = add("propose")
        self.call = add("call")
        self.withdraw = add("withdraw")
        self.accept = add("accept")
        self.decline = add("decline")
        self.counter = add("counter")
        self.deal = add("deal", seat)
        self.no_deal = add("no-deal")
        # A 7
        self.discard = add("discard", resource)
        self.steal = add("steal", seat)
        # Encounters
        self.gift = add("gift", Param("count", "", tuple(str(number) for number in range(MOST_GIVEN + 1))))
        self.yes = add("yes")
        self.no = add("no")
        self.pay = add("pay", resource)
        self.take = add("take", resource)
        self.hand_over = add("hand-over", resource)
        self.remove = add("remove", module)
        self.stop = add("stop", ship)
        # Flight
        self.move = add("move", ship)
        self.leap = add("leap", ship)
        self.found = add("found", ship)
        self.wait = add("wait")
        self.fly = add("fly", place)
        self.jump = add("jump", place)
        self.halt = add("halt")
        self.back = add("back")
        self.friend = add("friend", Param("card", "friend", tuple(card.id[3:] for card in parts.friends)))
        self.end_turn = add("end-turn")
