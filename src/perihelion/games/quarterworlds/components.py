"""The components: cards, science cards, board and scoring tables, read from `components.toml`.

Epoch cards come first in the numbering, science cards follow; each card is one title with one copy. What
the rules ask for often (what a card can pay, which quarters are open) is worked out here once.
"""

from __future__ import annotations

import tomllib
from importlib.resources import files
from pathlib import Path
from typing import Final

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
QUARTERS: Final = 4
NOTHING: Final = -1


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
        self.effects: list[Effect] = []
        self.permanents: list[Permanent] = []

    def shows(self, resource: int) -> bool:
        return (self.pays >> resource) & 1 == 1


class Components:
    """Everything that never changes."""

    def __init__(self) -> None:
        self.cards: list[Card] = []
        self.epoch_cards = 0  # cards with a smaller number are epoch cards
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


Table = dict[str, object]


def read_components(path: Path | None) -> Components:
    """The game's own components, or those of another file (or of `components.toml` in a folder)."""
    if path is None:
        source = files("perihelion.games.quarterworlds").joinpath("data/components.toml").read_text("utf-8")
    else:
        source = (path / "components.toml" if path.is_dir() else path).read_text("utf-8")
    data: Table = tomllib.loads(source)
    parts = Components()
    _read_figures(parts, data)
    for entry in _tables(data, "card"):
        _read_card(parts, entry)
    parts.epoch_cards = len(parts.cards)
    for entry in _tables(data, "science"):
        _read_science(parts, entry)
    for card in parts.cards:
        parts.by_id[card.id] = card.number
        parts.planet_index.append(len(parts.planets) if card.kind == PLANET else NOTHING)
        if card.kind == PLANET:
            parts.planets.append(card.number)
    _check(parts)
    return parts


def _read_figures(parts: Components, data: Table) -> None:
    setup = _table(data, "setup")
    parts.tokens_first_player = _number(setup, "tokens_first_player")
    parts.tokens_second_player = _number(setup, "tokens_second_player")
    parts.science_dealt = _number(setup, "science_cards")
    limits = _table(data, "limits")
    parts.hand_limit = _number(limits, "hand")
    parts.production_limit = _number(limits, "production")
    parts.track_limit = _number(limits, "track")
    parts.income_limit = _number(limits, "income")
    parts.score_lap = _number(limits, "score_lap")
    influence = _table(data, "influence")
    parts.side = _number(influence, "side")
    parts.off_board = _number(influence, "off_board")
    parts.military_scale = _numbers(influence, "military")
    parts.trade_scale = _numbers(influence, "trade")
    parts.diplomacy_table = _numbers(influence, "diplomacy")
    parts.quadrant = [_int_list(row, "quadrant") for row in _list(influence, "quadrant")]
    scoring = _table(data, "scoring")
    parts.colonised_planet_points = _number(scoring, "colonised_planet")
    tiles, tokens = _table(scoring, "tiles"), _table(scoring, "tokens")
    for resource in RESOURCES:
        tile = _table(tiles, resource)
        parts.tile_counts.append(_choice(tile, "per", TILE_COUNTS))
        parts.tile_points.append(_number(tile, "points"))
    parts.token_values = [_numbers(tokens, name) for name in OBJECTS]


def _read_card(parts: Components, entry: Table) -> None:
    kind = _choice(entry, "kind", KINDS)
    card = Card(len(parts.cards), _word(entry, "id"), _word(entry, "title"), kind, _number(entry, "epoch"))
    for name, amount in _table(entry, "cost").items():
        card.cost[RESOURCES.index(name)] = _int(amount, "cost")
    for shown in _list(entry, "pays"):
        card.pays |= 1 << RESOURCES.index(_str(shown, "pays"))
    card.colonised_mark = entry.get("colonised_mark", False) is True
    if kind == SHUTTLE:
        card.track = _choice(entry, "track", TRACKS)
    if kind == COLONISATION:
        card.colour = _choice(entry, "colour", COLOURS)
    if kind == PLANET:
        card.quarters = [_read_quarter(quarter) for quarter in _tables(entry, "quarters")]
        card.symbols = [quarter.symbol for quarter in card.quarters if quarter.symbol != NOTHING]
    elif "symbols" in entry:
        card.symbols = [OBJECTS.index(_str(name, "symbols")) for name in _list(entry, "symbols")]
    card.effects = [_read_effect(effect) for effect in _tables(entry, "effects")]
    parts.cards.append(card)


def _read_quarter(entry: Table) -> Quarter:
    colour = _choice(entry, "colour", COLOURS) if "colour" in entry else NOTHING
    symbol = _choice(entry, "symbol", OBJECTS) if "symbol" in entry else NOTHING
    return Quarter(_choice(entry, "state", QUARTER_STATES), colour, symbol)


def _read_science(parts: Components, entry: Table) -> None:
    card = Card(len(parts.cards), _word(entry, "id"), _word(entry, "title"), SCIENCE_CARD, 0)
    card.cost[SCIENCE] = _number(entry, "price")
    card.pays = 1 << SCIENCE if entry["symbol"] is True else 0
    card.effects = [_read_effect(effect) for effect in _tables(entry, "instant")]
    if "permanent" in entry:
        card.permanents = [_read_permanent(effect) for effect in _tables(entry, "permanent")]
    parts.cards.append(card)


def _read_effect(entry: Table) -> Effect:
    type = _choice(entry, "type", EFFECTS)
    about = NOTHING
    if type == PRODUCTION:
        about = _choice(entry, "resource", RESOURCES)
    elif type == TRACK:
        about = _choice(entry, "track", TRACKS)
    return Effect(type, about, _number(entry, "amount"))


def _read_permanent(entry: Table) -> Permanent:
    type = _choice(entry, "type", PERMANENTS)
    if type == LAY_BONUS:
        return Permanent(type, _choice(entry, "card_kind", KINDS), _number(entry, "points"))
    if type == DISCOUNT:
        return Permanent(type, _choice(entry, "card_kind", KINDS), _number(entry, "amount"))
    if type == CONVERT:
        to = _choice(entry, "to_resource", RESOURCES)
        return Permanent(type, _choice(entry, "from_resource", RESOURCES), to)
    if type == INFLUENCE_EDGE:
        return Permanent(type, _choice(entry, "track", TRACKS), _number(entry, "amount"))
    if type == END_BONUS:
        return Permanent(type, _choice(entry, "per", END_COUNTS), _number(entry, "points"))
    return Permanent(type, _choice(entry, "object", OBJECTS), _number(entry, "amount"))


def _check(parts: Components) -> None:
    """Refuses a file with which the game could not be played."""
    for epoch in range(1, EPOCHS + 1):
        dealt = sum(1 for card in parts.cards if card.epoch == epoch)
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


# -- reading TOML with types -----------------------------------------------------------------------


def _table(data: Table, key: str) -> Table:
    value = data[key]
    if not isinstance(value, dict):
        raise ValueError(f"{key} must be a table")
    return value


def _list(data: Table, key: str) -> list[object]:
    value = data[key]
    if not isinstance(value, list):
        raise ValueError(f"{key} must be a list")
    return value


def _tables(data: Table, key: str) -> list[Table]:
    return [_as_table(entry, key) for entry in _list(data, key)]


def _as_table(value: object, key: str) -> Table:
    if not isinstance(value, dict):
        raise ValueError(f"{key} must hold tables")
    return value


def _int(value: object, key: str) -> int:
    if not isinstance(value, int):
        raise ValueError(f"{key} must be a whole number, not {value!r}")
    return value


def _str(value: object, key: str) -> str:
    if not isinstance(value, str):
        raise ValueError(f"{key} must be a word, not {value!r}")
    return value


def _number(data: Table, key: str) -> int:
    return _int(data[key], key)


def _word(data: Table, key: str) -> str:
    return _str(data[key], key)


def _int_list(value: object, key: str) -> list[int]:
    if not isinstance(value, list):
        raise ValueError(f"{key} must be a list")
    return [_int(item, key) for item in value]


def _numbers(data: Table, key: str) -> list[int]:
    return _int_list(data[key], key)


def _choice(data: Table, key: str, words: tuple[str, ...]) -> int:
    word = _word(data, key)
    if word not in words:
        raise ValueError(f"{key} = {word!r}: must be one of {', '.join(words)}")
    return words.index(word)
