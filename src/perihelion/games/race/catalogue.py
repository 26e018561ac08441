"""Everything that can ever be chosen in Race, numbered.

Actions speak of titles and worlds, never of single copies. A choice of several cards or goods is a
sequence of single ones.
"""

from __future__ import annotations

from perihelion.core.catalogue import Catalogue, Param
from perihelion.games.race.components import Cards


class RaceCatalogue(Catalogue):
    """The catalogue with the first number of each kind. All kinds with a card run over all titles, so
    that number = first + title."""

    def __init__(self, cards: Cards) -> None:
        super().__init__()
        actions = [action.id for action in cards.actions]
        self.pairs = action_pairs(cards)
        pair_names = tuple(f"{actions[one]}-and-{actions[two]}" for one, two in self.pairs)
        titles = Param("card", "card", tuple(cards.ids))
        numbers = lucky_numbers(cards)
        self.act = self.add("act", Param("action", "act", tuple(actions)))
        self.pair = self.add("act-pair", Param("actions", "pair", pair_names))
        self.discard = self.add("discard", titles)
        self.keep = self.add("keep", titles)
        self.develop = self.add("develop", titles)
        self.settle = self.add("settle", titles)
        self.passing = self.add("pass")
        self.conquer = self.add("conquer")
        self.pay_for = self.add("pay-for")
        self.pay = self.add("pay", titles)
        self.use = self.add("use", titles)
        self.sell = self.add("sell", titles)
        self.consume = self.add("consume", titles)
        self.produce = self.add("produce", titles)
        self.bonus = self.add("use-bonus")
        self.first_name = numbers[0]
        self.name = self.add("name", Param("number", "", tuple(str(number) for number in numbers)))
        self.done = self.add("done")
        self.all_acts = [*range(self.act, self.act + len(actions))]
        self.all_pairs = [*range(self.pair, self.pair + len(self.pairs))]


def action_pairs(cards: Cards) -> list[tuple[int, int]]:
    """The pairs of action cards of the two-player advanced variant (RACE-R42)."""
    count = len(cards.actions)
    return [
        (one, two)
        for one in range(count)
        for two in range(one, count)
        if one != two or cards.actions[one].advanced_copies > 1
    ]


def lucky_numbers(cards: Cards) -> range:
    """The numbers that may be named before a lucky draw (RACE-146)."""
    powers = [power for power in cards.powers if power.kind == "lucky-draw"]
    return range(min(power.lowest for power in powers), max(power.highest for power in powers) + 1)
