"""The components: cards, science cards, board and scoring tables, read from `components.toml`.

Epoch cards come first in the numbering, science cards follow; each card is one title with one copy. What
the rules ask for often (what a card can pay, which quarters are open) is worked out here once.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from perihelion.core.tables import Table, read_tables

RESOURCES: Final = ("energy", "food", "metal", "science")
ENERGY: Final = 0
FOOD: Final = 1
METAL: Final = 2
SCIENCE: Final = 3

TRACKS: Final = ("military", "trade", "diplomacy")
MILITARY: Final = 0
TRADE: Final = 1
DIPLOMACY: Final = 2

OBJECTS: Final = ("ship", "shuttle", "station")
SHIP_OBJECT: Final = 0
SHUTTLE_OBJECT: Final = 1
STATION_OBJECT: Final = 2

KINDS: Final = ("station", "shuttle", "colonisation", "ship", "planet", "science")
STATION: Final = 0
SHUTTLE: Final = 1
COLONISATION: Final = 2
SHIP: Final = 3
PLANET: Final = 4
SCIENCE_CARD: Final = 5

COLOURS: Final = ("grey", "green", "gold", "violet")

QUARTER_STATES: Final = ("white", "bordered", "complete")
WHITE: Final = 0
BORDERED: Final = 1
COMPLETE: Final = 2

EFFECTS: Final = ("points", "production", "track", "tokens", "income")
POINTS: Final = 0
PRODUCTION: Final = 1
TRACK: Final = 2
TOKENS: Final = 3
INCOME: Final = 4

PERMANENTS: Final = ("lay_bonus", "discount", "convert", "influence_edge", "end_bonus", "object_bonus")
LAY_BONUS: Final = 0
DISCOUNT: Final = 1
CONVERT: Final = 2
INFLUENCE_EDGE: Final = 3
END_BONUS: Final = 4
OBJECT_BONUS: Final = 5

END_COUNTS: Final = ("colonised_planets", "science_cards_laid")
COLONISED_PLANETS: Final = 0
SCIENCE_CARDS_LAID: Final = 1

TILE_COUNTS: Final = ("military", "trade", "diplomacy", "ships")
SHIPS_LAID: Final = 3

EPOCHS: Final = 3
ROWS: Final = 3
COLUMNS: Final = 2
PLACES: Final = ROWS * COLUMNS  # of the offer
QUARTERS: Final = 4
NOTHING: Final = -1


def place(column: int, row: int) -> int:
    """The number of a place in the offer; row 0 is the bottom one."""
    return column * ROWS + row


def value_at(place: int) -> int:
    """What a card costs there: 1 in the bottom row, 3 in the top one (QUAR-040)."""
    return place % ROWS + 1


class Effect:
    """One thing a card brings at once; `about` is a resource or a track where the type needs one."""

    def __init__(self, type: int, about: int, amount: int) -> None:
        self.type = type
        self.about = about
        self.amount = amount


class Permanent:
    """A lasting effect of a science card. `about` is what it works on: a kind of card, the resource
    converted from, a track, what is counted, or an object; `amount` is the figure, or the resource
    converted to."""

    def __init__(self, type: int, about: int, amount: int) -> None:
        self.type = type
        self.about = about
        self.amount = amount


class Quarter:
    """A quarter of a planet; colour and symbol are -1 where there is none."""

    def __init__(self, state: int, colour: int, symbol: int) -> None:
        self.state = state
        self.colour = colour
        self.symbol = symbol

    def accepts(self, colour: int) -> bool:
        """Whether a colonisation card of the colour fits while the quarter is open."""
        if self.state == WHITE:  # QUAR-101
            return True
        return self.state == BORDERED and self.colour == colour  # QUAR-102, QUAR-103


class Card:
    """An epoch card or a science card."""

    def __init__(self, number: int, id: str, title: str, kind: int, epoch: int) -> None:
        self.number = number
        self.id = id
        self.title = title
        self.key = f"card-{title}"
        self.kind = kind
        self.epoch = epoch  # 0 for a science card
        self.cost: list[int] = [0, 0, 0, 0]
        self.pays = 0  # bit mask of resources
        self.colonised_mark = False
        self.colour = NOTHING
        self.track = NOTHING  # of a shuttle
        self.symbols: list[int] = []
        self.quarters: list[Quarter] = []
        self.open_quarters = 0  # of a planet, before anything is attached
        self.effects: list[Effect] = []
        self.permanents: list[Permanent] = []

    def shows(self, resource: int) -> bool:
        return (self.pays >> resource) & 1 == 1


class Components:
    """Everything that never changes."""

    def __init__(self) -> None:
        self.cards: list[Card] = []
        self.epoch_cards = 0  # cards with a smaller number are epoch cards
        self.decks: list[list[int]] = []  # by epoch, in order
        self.planets: list[int] = []
        self.planet_index: list[int] = []  # by card: its place in `planets`, or -1
        self.by_id: dict[str, int] = {}
        self.tokens_first_player = 0
        self.tokens_second_player = 0
        self.science_dealt = 0
        self.hand_limit = 0
        self.production_limit = 0
        self.track_limit = 0
        self.income_limit = 0
        self.score_lap = 0
        self.side = 0
        self.off_board = 0
        self.military_scale: list[int] = []
        self.trade_scale: list[int] = []
        self.diplomacy_table: list[int] = []
        self.quadrant: list[list[int]] = []
        self.colonised_planet_points = 0
        self.tile_counts: list[int] = []  # by production track: what is counted
        self.tile_points: list[int] = []
        self.token_values: list[list[int]] = []  # by object, then by cards laid

    def token_value(self, object: int, laid: int) -> int:
        """What one object token is worth with so many cards of the kind laid (QUAR-174)."""
        values = self.token_values[object]
        return values[min(laid, len(values) - 1)]

    def diplomacy_points(self, difference: int) -> int:
        """The diplomacy table; beyond its end the last line holds (QUAR-154, QUAR-R32)."""
        return self.diplomacy_table[min(difference - 2, len(self.diplomacy_table) - 1)]


def read_components(replaced: Path | None) -> Components:
    """The game's own components, or those of another file or folder in their place."""
    data = read_tables(Path(__file__).parent / "data", replaced)
    parts = Components()
    _read_figures(parts, data)
    for entry in data.tables("card"):
        parts.cards.append(_read_card(entry, len(parts.cards)))
    parts.epoch_cards = len(parts.cards)
    for entry in data.tables("science"):
        parts.cards.append(_read_science(entry, len(parts.cards)))
    for card in parts.cards:
        parts.by_id[card.id] = card.number
        parts.planet_index.append(len(parts.planets) if card.kind == PLANET else NOTHING)
        if card.kind == PLANET:
            parts.planets.append(card.number)
    for epoch in range(1, EPOCHS + 1):
        parts.decks.append([card.number for card in parts.cards if card.epoch == epoch])
    _check(parts)
    return parts


def _read_figures(parts: Components, data: Table) -> None:
    setup = data.table("setup")
    parts.tokens_first_player = setup.number("tokens_first_player")
    parts.tokens_second_player = setup.number("tokens_second_player")
    parts.science_dealt = setup.number("science_cards")
    limits = data.table("limits")
    parts.hand_limit = limits.number("hand")
    parts.production_limit = limits.number("production")
    parts.track_limit = limits.number("track")
    parts.income_limit = limits.number("income")
    parts.score_lap = limits.number("score_lap")
    influence = data.table("influence")
    parts.side = influence.number("side")
    parts.off_board = influence.number("off_board")
    parts.military_scale = influence.numbers("military")
    parts.trade_scale = influence.numbers("trade")
    parts.diplomacy_table = influence.numbers("diplomacy")
    parts.quadrant = influence.rows("quadrant")
    scoring = data.table("scoring")
    parts.colonised_planet_points = scoring.number("colonised_planet")
    tiles, tokens = scoring.table("tiles"), scoring.table("tokens")
    for resource in RESOURCES:
        tile = tiles.table(resource)
        parts.tile_counts.append(tile.choice("per", TILE_COUNTS))
        parts.tile_points.append(tile.number("points"))
    parts.token_values = [tokens.numbers(name) for name in OBJECTS]


def _read_card(entry: Table, number: int) -> Card:
    kind = entry.choice("kind", KINDS)
    card = Card(number, entry.word("id"), entry.word("title"), kind, entry.number("epoch"))
    cost = entry.table("cost")
    card.cost = [cost.number(name) if cost.has(name) else 0 for name in RESOURCES]
    for shown in entry.choices("pays", RESOURCES):
        card.pays |= 1 << shown
    card.colonised_mark = entry.has("colonised_mark") and entry.flag("colonised_mark")
    if kind == SHUTTLE:
        card.track = entry.choice("track", TRACKS)
    if kind == COLONISATION:
        card.colour = entry.choice("colour", COLOURS)
    if kind == PLANET:
        card.quarters = [_read_quarter(quarter) for quarter in entry.tables("quarters")]
        card.open_quarters = len([quarter for quarter in card.quarters if quarter.state != COMPLETE])
        card.symbols = [quarter.symbol for quarter in card.quarters if quarter.symbol != NOTHING]
    elif entry.has("symbols"):
        card.symbols = entry.choices("symbols", OBJECTS)
    card.effects = [_read_effect(effect) for effect in entry.tables("effects")]
    return card


def _read_quarter(entry: Table) -> Quarter:
    colour = entry.choice("colour", COLOURS) if entry.has("colour") else NOTHING
    symbol = entry.choice("symbol", OBJECTS) if entry.has("symbol") else NOTHING
    return Quarter(entry.choice("state", QUARTER_STATES), colour, symbol)


def _read_science(entry: Table, number: int) -> Card:
    card = Card(number, entry.word("id"), entry.word("title"), SCIENCE_CARD, 0)
    card.cost[SCIENCE] = entry.number("price")
    card.pays = 1 << SCIENCE if entry.flag("symbol") else 0
    card.effects = [_read_effect(effect) for effect in entry.tables("instant")]
    if entry.has("permanent"):
        card.permanents = [_read_permanent(effect) for effect in entry.tables("permanent")]
    return card


def _read_effect(entry: Table) -> Effect:
    type = entry.choice("type", EFFECTS)
    about = NOTHING
    if type == PRODUCTION:
        about = entry.choice("resource", RESOURCES)
    elif type == TRACK:
        about = entry.choice("track", TRACKS)
    return Effect(type, about, entry.number("amount"))


def _read_permanent(entry: Table) -> Permanent:
    type = entry.choice("type", PERMANENTS)
    if type == LAY_BONUS:
        return Permanent(type, entry.choice("card_kind", KINDS), entry.number("points"))
    if type == DISCOUNT:
        return Permanent(type, entry.choice("card_kind", KINDS), entry.number("amount"))
    if type == CONVERT:
        return Permanent(
            type, entry.choice("from_resource", RESOURCES), entry.choice("to_resource", RESOURCES)
        )
    if type == INFLUENCE_EDGE:
        return Permanent(type, entry.choice("track", TRACKS), entry.number("amount"))
    if type == END_BONUS:
        return Permanent(type, entry.choice("per", END_COUNTS), entry.number("points"))
    return Permanent(type, entry.choice("object", OBJECTS), entry.number("amount"))


def _check(parts: Components) -> None:
    """Refuses a file with which the game could not be played."""
    for epoch in range(1, EPOCHS + 1):
        dealt = len(parts.decks[epoch - 1])
        if dealt < ROWS * COLUMNS:
            raise ValueError(f"epoch {epoch} needs at least {ROWS * COLUMNS} cards, it has {dealt}")
    if len(parts.cards) - parts.epoch_cards < 2 * parts.science_dealt:
        raise ValueError("there are not enough science cards to deal")
    if len(parts.by_id) != len(parts.cards):
        raise ValueError("two cards have the same id")
    for card in parts.cards:
        if card.kind == PLANET and len(card.quarters) != QUARTERS:
            raise ValueError(f"planet {card.id} needs four quarters")
    for scale in (parts.military_scale, parts.trade_scale, parts.quadrant):
        if len(scale) != parts.side:
            raise ValueError(f"the influence scales need {parts.side} values")
