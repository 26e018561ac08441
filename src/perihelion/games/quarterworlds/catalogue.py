"""Everything that can ever be chosen in Quarterworlds, numbered once.

Actions name titles and places. A payment is a sequence of `pay:<card>` and `pay-token`; `pay-suggested`
makes the cheapest payment at once.
"""

from __future__ import annotations

from typing import Final

from perihelion.core.catalogue import Catalogue, Param
from perihelion.games.quarterworlds.components import QUARTERS, RESOURCES, Components

QUARTER_PLACES: Final = ("top-left", "top-right", "bottom-left", "bottom-right")
AXES: Final = ("vertical", "horizontal")
VERTICAL: Final = 0


class Actions:
    """The catalogue and the first number of each kind."""

    def __init__(self, parts: Components) -> None:
        catalogue = Catalogue()
        titles = tuple(card.title for card in parts.cards)
        epoch_titles = titles[: parts.epoch_cards]
        planets = tuple(parts.cards[number].title for number in parts.planets)
        cards = Param("card", "card", epoch_titles)
        self.catalogue = catalogue
        self.epoch_cards = parts.epoch_cards
        self.cards = len(titles)
        self.planets = len(planets)
        self.take = catalogue.add("take", cards)
        self.enough = catalogue.add("enough")
        self.lay = catalogue.add("lay", cards)
        planet = Param("planet", "card", planets)
        self.attach = catalogue.add("attach", planet, Param("quarter", "quarter", QUARTER_PLACES))
        self.dock = catalogue.add("dock", planet)
        self.waive = catalogue.add("waive", Param("resource", "resource", RESOURCES))
        self.pay_suggested = catalogue.add("pay-suggested")
        self.pay = catalogue.add("pay", Param("card", "card", titles))
        self.pay_token = catalogue.add("pay-token")
        self.pass_turn = catalogue.add("pass")
        self.research = catalogue.add("research", Param("card", "card", titles[parts.epoch_cards :]))
        self.decline = catalogue.add("decline")
        self.move = catalogue.add("move", Param("axis", "axis", AXES))

    # -- which kind an action is of ------------------------------------------------------------------

    def is_take(self, action: int) -> bool:
        return self.take <= action < self.take + self.epoch_cards

    def is_lay(self, action: int) -> bool:
        return self.lay <= action < self.lay + self.epoch_cards

    def is_attach(self, action: int) -> bool:
        return self.attach <= action < self.attach + self.planets * QUARTERS

    def is_dock(self, action: int) -> bool:
        return self.dock <= action < self.dock + self.planets

    def is_waive(self, action: int) -> bool:
        return self.waive <= action < self.waive + len(RESOURCES)

    def is_pay(self, action: int) -> bool:
        return self.pay <= action < self.pay + self.cards

    def is_research(self, action: int) -> bool:
        return self.research <= action < self.research + self.cards - self.epoch_cards

    def is_move(self, action: int) -> bool:
        return self.move <= action < self.move + len(AXES)
