"""The components of Starfarers as typed objects with small numbers in place of names.

Resources, modules, tiles, tokens and cards are numbered in the order of the data; states hold numbers only.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from perihelion.core.tables import Table, read_tables
from perihelion.games.starfarers.components.board import Board
from perihelion.games.starfarers.components.encounters import EncounterCard, load_encounters

RESOURCES: Final = ("ore", "fuel", "carbon", "food", "goods")
ORE: Final = 0
FUEL: Final = 1
CARBON: Final = 2
FOOD: Final = 3
GOODS: Final = 4
KEYS: Final = tuple(f"resource-{name}" for name in RESOURCES)

MODULES: Final = ("booster", "cannon", "cargo")
BOOSTER: Final = 0
CANNON: Final = 1
CARGO: Final = 2

BUILDS: Final = ("colony-ship", "trade-ship", "spaceport", "booster", "cannon", "cargo")
COLONY_SHIP: Final = 0
TRADE_SHIP: Final = 1
SPACEPORT: Final = 2
FIRST_MODULE: Final = 3

PEOPLES: Final = ("green-folk", "scientists", "diplomats", "merchants")

SYSTEM: Final = 0
OUTPOST: Final = 1
EMPTY: Final = 2
KINDS: Final = ("system", "outpost", "empty")

SYMBOLS: Final = ("triangle", "square", "hexagon")
RESERVE_POOL: Final = 6

NOBODY: Final = -1
UNUSED: Final = 4  # the owner of pieces of the unused colour
FLEET: Final = 3  # ships a seat can have

COLONY: Final = 0
TRADE: Final = 1
SHIP_KINDS: Final = ("colony", "trade")

FOUNDING: Final = 0
PRODUCTION: Final = 1
TRADE_AND_BUILD: Final = 2
ENCOUNTER: Final = 3
FLIGHT: Final = 4
PHASES: Final = ("founding", "production", "trade", "encounter", "flight")

SETUPS: Final = ("beginner", "strategic", "discoverer", "wild-space")
FACE_UP: Final = ("beginner", "strategic")

MANNERS: Final = ("ask", "able")  # how a player answers offers: asked always, or only if able to pay
ABLE: Final = 1

WAYS: Final = (0, 0, 1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1)  # out of 36, by roll of two dice

NUMBER: Final = 0
PIRATE: Final = 1
ICE: Final = 2

BLACK: Final = 0
BALLS: Final = ("black", "blue", "yellow", "red")
LOADS: Final = ("standard", "without-yellow", "second-blue")  # of the mothership with balls (STAR-027)


class Tile:
    """A quadrant: `planets` are resources, `pools` the token backs they need; `people` owns an outpost."""

    def __init__(
        self, id: str, kind: int, stars: int, people: int, planets: list[int], pools: list[int]
    ) -> None:
        self.id = id
        self.kind = kind
        self.stars = stars
        self.people = people
        self.planets = planets
        self.pools = pools


class Token:
    """A number token: its numbers, or the pirate base or ice planet (`need`, `special`) it stands for."""

    def __init__(self, pool: int, kind: int, numbers: list[int], need: int, special: int) -> None:
        self.pool = pool
        self.kind = kind
        self.numbers = numbers
        self.ways = sum([WAYS[number] for number in numbers])  # out of 36 that it produces
        self.need = need
        self.special = special


class Special:
    """A large special token: a pirate base or an ice planet, with the number needed to win it."""

    def __init__(self, id: str, kind: int, needs: int) -> None:
        self.id = id
        self.kind = kind
        self.needs = needs


class FriendshipCard:
    """A title among the friendship cards; the figures of effects it does not have are 0 or -1."""

    def __init__(self, id: str, people: int, copies: int, effect: Table) -> None:
        self.id = id
        self.people = people
        self.copies = copies
        op = effect.word("op")
        self.op = op
        self.resource = RESOURCES.index(effect.word("resource")) if effect.has("resource") else -1
        self.hand_limit = effect.number("limit") if op == "seven_hand_limit" else 0
        self.medal_price = effect.number("count") if op == "buy_half_medal" else 0
        self.opponents = effect.number("opponents") if op == "take_random_from_richer" else 0
        self.relief = effect.number("count") if op == "relief_if_no_production" else 0
        self.rate = effect.number("rate") if op == "bank_rate" else 0
        self.once = effect.has("uses_per_turn")
        self.bonus = effect.number("count") if op == "production_bonus" else 0
        self.cannons = effect.number("cannon") if op == "virtual_modules" else 0
        self.boosters = effect.number("booster") if op == "virtual_modules" else 0


class BeginnerPieces:
    """Where one colour starts in the beginner set-up, as sites and intersections."""

    def __init__(self, colonies: list[int], spaceport: int, ship: int) -> None:
        self.colonies = colonies
        self.spaceport = spaceport
        self.ship = ship


class Components:
    """All components of the game."""

    def __init__(self, data: Table) -> None:
        self.target = data.number("target_points")
        self.board = Board(data.table("board"))
        self.nebula = data.table("board").points("nebula")
        self._read_cards(data)
        self._read_mothership(data)
        pieces = data.table("player_pieces")
        self.colonies = pieces.number("colonies")
        self.trade_stations = pieces.number("trade_stations")
        self.transporters = pieces.number("transporters")
        self.shipyards = pieces.number("shipyards")
        points = data.table("points")
        self.colony_points = points.number("colony")
        self.spaceport_points = points.number("spaceport")
        self.figure_points = points.number("figure")
        self.medal_points = points.number("medal")
        self.half_medals_per_point = points.number("half_medals_per_point")
        self.half_medals = data.table("medals").number("half_medals")
        self.half_medals_at_start = data.table("medals").number("at_start")
        self._read_quadrants(data)
        self._read_beginner(data.table("beginner"))
        pool = data.table("founding").table("module_pool")
        self.founding_pool = [pool.number(name) if pool.has(name) else 0 for name in MODULES]
        self.docks = data.table("outposts").number("docks")
        self.three_player_sites = data.table("three_players").number("colonies_per_system")
        self.pirate_uses_friendship = data.table("switches").flag("pirate_role_uses_friendship")
        self.offers_per_turn = data.table("trade").number("offers_per_turn")
        self.drafts_per_turn = data.table("trade").number("drafts_per_turn")
        self.steps_per_offer = data.table("trade").number("steps_per_offer")
        self.encounters: list[EncounterCard] = load_encounters(data, RESOURCES)

    def _read_cards(self, data: Table) -> None:
        self.cards: list[int] = []
        self.bank_rates: list[int] = []
        entries = {entry.word("id"): entry for entry in data.tables("resources")}
        for name in RESOURCES:
            self.cards.append(entries[name].number("cards"))
            self.bank_rates.append(entries[name].number("bank_rate"))
        pile = data.table("supply_pile")
        self.pile_cards = pile.number("cards_per_resource")
        self.starting_draw = pile.number("starting_draw")
        self.seven_bonus = pile.number("seven_bonus")
        self.draws = [
            (row.number("from"), row.number("to"), row.number("cards"))
            for row in pile.tables("draw_by_points")
        ]
        self.hand_limit = data.table("seven").number("hand_limit")
        self.friends = [
            FriendshipCard(
                card.word("id"),
                PEOPLES.index(card.word("people")),
                card.number("copies"),
                card.table("effect"),
            )
            for card in data.tables("friendship_cards")
        ]
        # Titles by what they do, for those who ask often.
        self.traders = [title for title, card in enumerate(self.friends) if card.rate]
        self.medal_sellers = [title for title, card in enumerate(self.friends) if card.medal_price]
        self.scientists = [title for title, card in enumerate(self.friends) if card.boosters or card.cannons]

    def _read_mothership(self, data: Table) -> None:
        ship = data.table("mothership")
        values = ship.table("values")
        self.balls = [BALLS.index(ball) for ball in ship.words("balls")]
        loads = [ship.table("loads").words(load) for load in LOADS[1:]]
        self.loads = [self.balls] + [[BALLS.index(ball) for ball in load] for load in loads]
        self.ball_values = [values.number(ball) for ball in BALLS]
        self.encounter_speed = ship.number("base_speed_with_black")
        self.module_limits: list[int] = []
        self.module_box: list[int] = []
        self.costs: list[list[int]] = []
        builds = {entry.word("id"): entry for entry in data.tables("builds")}
        modules = {entry.word("id"): entry for entry in data.tables("modules")}
        for name in MODULES:
            self.module_limits.append(modules[name].number("per_mothership"))
            self.module_box.append(modules[name].number("in_box"))
        builds.update(modules)
        for name in BUILDS:
            cost = builds[name].table("cost")
            self.costs.append([cost.number(kind) if cost.has(kind) else 0 for kind in RESOURCES])

    def _read_quadrants(self, data: Table) -> None:
        self.pools = [f"star{stars}_{symbol}" for stars in (1, 2) for symbol in SYMBOLS] + ["reserve"]
        homes = data.table("board").tables("home_systems")
        self.pools += [f"home_{home.word('letter')}" for home in homes]
        self.tiles = [self._tile(entry) for entry in data.tables("tiles")]
        self.loose_tiles = len(self.tiles)
        for number, home in enumerate(homes):
            planets = [RESOURCES.index(name) for name in home.words("planets")]
            pools = [RESERVE_POOL + 1 + number] * 3
            self.tiles.append(Tile(home.word("id").lower(), SYSTEM, 1, -1, planets, pools))
        self.specials = [
            Special(entry.word("id"), _special_kind(entry.word("kind")), entry.number("needs"))
            for entry in data.tables("special_tokens")
        ]
        self.tokens: list[Token] = []
        for entry in data.tables("number_tokens"):
            pool = self.pools.index(entry.word("pool"))
            for token in entry.tables("tokens"):
                self.tokens.append(self._token(pool, token))
        # Of each tile and token: the first of those that look like it from behind, to stand for all of them.
        stars = [tile.stars for tile in self.tiles]
        backs = [token.pool for token in self.tokens]
        self.tile_backs = [stars.index(one) for one in stars]
        self.token_backs = [backs.index(one) for one in backs]

    def _tile(self, data: Table) -> Tile:
        planets: list[int] = []
        pools: list[int] = []
        stars = data.number("stars")
        if data.has("planets"):
            for planet in data.tables("planets"):
                planets.append(RESOURCES.index(planet.word("resource")))
                pools.append(self.pools.index(f"star{stars}_{planet.word('symbol')}"))
        people = PEOPLES.index(data.word("people")) if data.has("people") else -1
        return Tile(data.word("id"), KINDS.index(data.word("kind")), stars, people, planets, pools)

    def _token(self, pool: int, data: Table) -> Token:
        if data.has("numbers"):
            return Token(pool, NUMBER, data.numbers("numbers"), 0, -1)
        name = "pirate" if data.has("pirate") else "ice"
        kind, need = _special_kind(name), data.number(name)
        for number, special in enumerate(self.specials):
            if special.kind == kind and special.needs == need:
                return Token(pool, kind, [], need, number)
        raise ValueError(f"{data.where}: no special token {name} {need}")

    def _read_beginner(self, data: Table) -> None:
        board = self.board
        slots = [quadrant.id for quadrant in board.quadrants]
        ids = [tile.id for tile in self.tiles]
        self.beginner_tiles = [0] * board.slots
        self.beginner_rotations = [0] * board.slots
        for entry in data.tables("tiles"):
            slot = slots.index(entry.word("slot"))
            self.beginner_tiles[slot] = ids.index(entry.word("tile"))
            self.beginner_rotations[slot] = entry.number("rotation")
        self.beginner_numbers: list[list[list[int]]] = [[] for _ in slots]
        for entry in data.tables("home_numbers"):
            self.beginner_numbers[slots.index(entry.word("system"))] = entry.rows("numbers")
        self.beginner_pieces = [
            BeginnerPieces(
                [board.site_of[board.at[point]] for point in entry.pairs("colonies")],
                board.site_of[board.at[entry.pair("spaceport")]],
                board.at[entry.pair("colony_ship")],
            )
            for entry in data.tables("pieces")
        ]
        modules = data.table("modules")
        self.beginner_modules = [modules.number(name) if modules.has(name) else 0 for name in MODULES]


def bundle(cards: list[int]) -> list[str]:
    """Cards as message keys: `cards-ore-2` stands for two ore."""
    return [f"cards-{RESOURCES[kind]}-{count}" for kind, count in enumerate(cards) if count]


def _special_kind(name: str) -> int:
    return PIRATE if name == "pirate" else ICE


def load_components(replaced: Path | None) -> Components:
    """The components of this package, with tables taken from another file or folder if one is given."""
    return Components(read_tables(Path(__file__).parents[1] / "data", replaced))
