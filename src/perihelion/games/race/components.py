"""The cards, action cards and constants of the game, read from components.toml.

A card is known by its title number, its place in the file; copies of a title are equal. What the rules
ask for often (costs, discounts, military, prices) is laid out in tables by title, so that a power is
applied by adding up numbers.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final

from perihelion.core.tables import Table, read_tables

KINDS: Final = ("novelty", "rare", "genes", "alien")
ALIEN: Final = 3
GREY: Final = 4  # the place of "no kind" in tables by kind
ANY: Final = -1

PHASES: Final = ("explore", "develop", "settle", "consume", "produce")
EXPLORE: Final = 1
DEVELOP: Final = 2
SETTLE: Final = 3
CONSUME: Final = 4
PRODUCE: Final = 5
ROWS: Final = ("explore", "develop", "settle", "trade", "consume", "produce")

# Kinds of consume powers.
GOODS: Final = 0
ALL_GOODS: Final = 1
SELL: Final = 2
HAND: Final = 3
DRAW: Final = 4
LUCKY: Final = 5
CONSUME_KINDS: Final = ("consume", "consume-all", "sell", "discard-hand", "draw", "lucky-draw")


class Power:
    """One power of a card, as components.toml describes it; `good` and `not_good` are kinds or ANY."""

    def __init__(self, data: Table) -> None:
        self.phase = data.word("phase")
        self.kind = data.word("kind")
        self.amount = data.number("amount", 0)
        self.good = _kind(data, "good")
        self.not_good = _kind(data, "not_good")
        self.rebel = data.flag("rebel", False)
        self.this_world = data.flag("this_world", False)
        self.modifier = data.number("modifier", 0)
        self.goods = data.number("goods", 0)
        self.uses = data.number("uses", 1)
        self.vp = data.number("vp", 0)
        self.cards = data.number("cards", 0)
        self.distinct = data.flag("distinct_kinds", False)
        self.vp_offset = data.number("vp_offset", 0)
        self.bonuses = data.flag("bonuses", False)
        self.most = data.number("max", 0)
        self.lowest = data.number("lowest", 0)
        self.highest = data.number("highest", 0)
        if self.distinct and self.uses != 1:
            raise ValueError(f"{data.where}: a power for different kinds can be used once only")


class ScoreRow:
    """One line of the end-of-game table of a 6-cost development."""

    def __init__(self, data: Table) -> None:
        self.vp = data.number("vp")
        self.match = data.word("match")
        self.good = _kind(data, "good")
        self.source = data.word("source", "")
        self.military = data.flag("military", False)
        self.keyword = data.word("keyword", "")
        self.power_phase = data.word("power_phase", "")
        self.cost = data.number("cost", ANY)
        self.ids = data.words("ids", optional=True)
        self.per = data.number("per", 1)


class Card:
    """A title with everything printed on it."""

    def __init__(self, number: int, data: Table) -> None:
        self.number = number
        self.id = data.word("id")
        self.is_world = data.word("type") == "world"
        self.copies = data.number("copies")
        self.start_number = data.number("start_number", -1)
        self.is_military = data.has("defence")
        self.price = data.number("defence" if self.is_military else "cost")
        self.has_table = data.data.get("vp") == "variable"
        self.vp = 0 if self.has_table else data.number("vp")
        kind = _kind(data, "good")
        self.good = GREY if kind == ANY else kind
        self.source = data.word("source", "")
        self.keywords = data.words("keywords", optional=True)
        self.powers = [Power(entry) for entry in data.tables("powers")]
        self.score = [ScoreRow(entry) for entry in data.tables("score", optional=True)]

    @property
    def is_rebel(self) -> bool:
        return "rebel" in self.keywords

    def has_power(self, row: str) -> bool:
        return any(power.phase == row for power in self.powers)


class ActionCard:
    """An action card and the bonus it gives its chooser (RACE-030)."""

    def __init__(self, data: Table) -> None:
        bonus = data.table("bonus")
        kind = bonus.word("kind")
        self.id = data.word("id")
        self.phase = PHASES.index(data.word("phase")) + 1
        self.copies = data.number("copies")
        self.advanced_copies = data.number("advanced_copies")
        self.draw = bonus.number("draw", 0)
        self.keep = bonus.number("keep", 0)
        self.discount = bonus.number("amount") if kind == "discount" else 0
        self.draw_after = bonus.number("amount") if kind == "draw-after" else 0
        self.sells = kind == "sell-first"
        self.vp_factor = bonus.number("factor") if kind == "double-vp" else 1
        self.windfalls = bonus.number("amount") if kind == "produce-windfall" else 0
        if self.sells and bonus.number("goods") != 1:
            raise ValueError(f"{data.where}: exactly one good is sold first")


class Cards:
    """All components: the titles, and tables of their figures by title."""

    def __init__(self, data: Table) -> None:
        self.cards = [Card(number, entry) for number, entry in enumerate(data.tables("card"))]
        self.actions = [ActionCard(entry) for entry in data.tables("action_card")]
        self.ids = [card.id for card in self.cards]
        self.number = {card.id: card.number for card in self.cards}
        limits, explore = data.table("limits"), data.table("explore")
        self.hand_limit = limits.number("hand_limit")
        self.tableau_end = limits.number("tableau_end")
        self.initial_deal = limits.number("initial_deal")
        self.initial_discard = limits.number("initial_discard")
        self.explore_draw = explore.number("draw")
        self.explore_keep = explore.number("keep")
        self.trade_price = [data.table("trade_price").number(kind) for kind in KINDS]
        pool = data.table("vp_pool")
        self.pool = {int(seats): pool.number(seats) for seats in pool.data}
        starts = data.table("first_game").table("start_worlds")
        self.preset_starts = {int(seats): starts.numbers(seats) for seats in starts.data}
        hands = data.table("first_game").table("hands")
        self.preset_hands = {
            int(number): [self.number[card] for card in hands.words(number)] for number in hands.data
        }
        self.chips = [(entry.number("value"), entry.number("count")) for entry in data.tables("vp_chip")]
        self.phase_of_action = [action.phase for action in self.actions]
        self._lay_out_titles()
        self._lay_out_placing()
        self._lay_out_trade()
        self._lay_out_consume()
        self._lay_out_produce()
        self.table: list[list[int]] = []  # the tables of 6-cost developments; rules/scoring.py fills them
        self.table_growth: list[list[int]] = []  # and what a further card adds to them
        # By title, in the eyes of bots (mind/worth.py fills them): what powers bring each round by taking
        # goods, making them and otherwise, and how many goods are taken and made.
        self.taking: list[float] = []
        self.making: list[float] = []
        self.other_income: list[float] = []
        self.demand: list[int] = []
        self.supply: list[float] = []

    def key(self, card: int) -> str:
        """The message key of a card's name."""
        return f"card-{self.ids[card]}"

    def keys(self, cards: list[int]) -> list[str]:
        return [f"card-{self.ids[card]}" for card in cards]

    def _lay_out_titles(self) -> None:
        cards = self.cards
        self.is_world = [card.is_world for card in cards]
        self.price = [card.price for card in cards]
        self.military = [card.is_military for card in cards]
        self.good = [card.good for card in cards]
        self.windfall = [card.source == "windfall" for card in cards]
        self.production = [card.source == "production" for card in cards]
        self.vp = [card.vp for card in cards]
        self.has_table = [card.has_table for card in cards]
        self.start_worlds = [card.number for card in cards if card.start_number >= 0]
        self.start_number = [card.start_number for card in cards]
        self.draw_extra = self._sum("explore", "draw-extra")
        self.keep_extra = self._sum("explore", "keep-extra")
        self.deck = [card.number for card in cards for _ in range(card.copies)]

    def _lay_out_placing(self) -> None:
        cards = self.cards
        self.develop_start = self._sum("develop", "draw-at-start")
        self.develop_discount = self._sum("develop", "discount")
        self.develop_after = self._sum("develop", "draw-after")
        self.settle_after = self._sum("settle", "draw-after")
        # By world, then by title in the tableau: the discount on that world (RACE-079, RACE-080) and the
        # military against it (RACE-098). Specialised military counts against its target only.
        self.strength = self._strength(ANY, False)
        self.discount_by_kind = [self._discount(kind) for kind in range(GREY + 1)]
        self.strength_by_kind = [self._strength(kind, False) for kind in range(GREY + 1)]
        self.strength_against_rebels = self._strength(ANY, True)
        self.discount_on = [self.discount_by_kind[card.good] for card in cards]
        self.strength_against = [
            [
                general + kind + (rebel if card.is_rebel else 0)
                for general, kind, rebel in zip(
                    self.strength,
                    self.strength_by_kind[card.good],
                    self.strength_against_rebels,
                    strict=True,
                )
            ]
            for card in cards
        ]
        # By world: the titles that can serve its placement by leaving the tableau (RACE-082, RACE-100),
        # and those that let it be paid for although it is a military world (RACE-102).
        self.tactics = self._sum("settle", "discard-for-military")
        self.ships = [self._open_to(card, "discard-for-zero-cost") for card in cards]
        self.specialists = [self._open_to(card, "pay-for-military") for card in cards]
        self.tactics_cards = [card.number for card in cards if self.tactics[card.number]]
        self.specialist_modifier = [
            sum(power.modifier for power in card.powers if power.kind == "pay-for-military") for card in cards
        ]

    def _lay_out_trade(self) -> None:
        self.sale = [0] * len(self.cards)
        self.sale_kind = [[0] * len(self.cards) for _ in KINDS]
        self.sale_here = [0] * len(self.cards)
        for card in self.cards:
            for power in card.powers:
                if power.phase != "trade":
                    continue
                if power.this_world:
                    self.sale_here[card.number] += power.amount
                elif power.good != ANY:
                    self.sale_kind[power.good][card.number] += power.amount
                else:
                    self.sale[card.number] += power.amount

    def _lay_out_consume(self) -> None:
        """Consume powers are numbered over all cards; `consume[title]` lists those of a title."""
        self.consume: list[list[int]] = [[] for _ in self.cards]
        self.power_card: list[int] = []
        self.power_kind: list[int] = []
        self.powers: list[Power] = []
        for card in self.cards:
            for power in card.powers:
                if power.phase == "consume":
                    self.consume[card.number].append(len(self.powers))
                    self.power_card.append(card.number)
                    self.power_kind.append(CONSUME_KINDS.index(power.kind))
                    self.powers.append(power)

    def _lay_out_produce(self) -> None:
        """`windfall_power[title]` lists the kinds (or ANY) of windfall worlds it puts a good on; of the other
        powers, `produce_most[title]` compare with other players."""
        self.windfall_power: list[list[int]] = [[] for _ in self.cards]
        self.produce: list[list[Power]] = [[] for _ in self.cards]
        self.produce_most: list[list[Power]] = [[] for _ in self.cards]
        for card in self.cards:
            for power in card.powers:
                if power.phase != "produce" or power.kind == "produce":
                    continue
                if power.kind == "produce-windfall":
                    self.windfall_power[card.number].append(power.good)
                elif power.kind == "draw-if-most-produced":
                    self.produce_most[card.number].append(power)
                else:
                    self.produce[card.number].append(power)

    def _sum(self, phase: str, kind: str) -> list[int]:
        return self._table(lambda power: power.phase == phase and power.kind == kind)

    def _discount(self, good: int) -> list[int]:
        return self._table(
            lambda power: power.phase == "settle" and power.kind == "discount" and (power.good in (ANY, good))
        )

    def _strength(self, good: int, rebel: bool) -> list[int]:
        return self._table(
            lambda power: power.kind == "military" and power.good == good and power.rebel == rebel
        )

    def _table(self, fits: Callable[[Power], bool]) -> list[int]:
        """By title, the sum of the amounts of the powers that fit."""
        return [sum(power.amount for power in card.powers if fits(power)) for card in self.cards]

    def _open_to(self, world: Card, kind: str) -> list[int]:
        """The titles that have a power of this kind that is not closed to the world."""
        return [
            card.number
            for card in self.cards
            for power in card.powers
            if power.kind == kind and (power.not_good == ANY or power.not_good != world.good)
        ]


def load_cards(path: Path | None) -> Cards:
    """The game's own components, with those of another file or folder in their place."""
    return Cards(read_tables(Path(__file__).parent / "data", path))


def _kind(data: Table, key: str) -> int:
    """A kind of goods, or ANY if none is named."""
    return data.choice(key, KINDS) if data.has(key) else ANY
