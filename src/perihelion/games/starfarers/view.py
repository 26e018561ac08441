"""What a seat may know: hands and drafts of one's own only, and of an encounter only what was read aloud,
unless one is its reader (STAR-R44)."""

from __future__ import annotations

from dataclasses import dataclass

from perihelion.core.text import Text
from perihelion.core.view import View, Zone, ZoneItem
from perihelion.games.starfarers.cards import bundle
from perihelion.games.starfarers.components import MODULES, NUMBER
from perihelion.games.starfarers.encounter import Encounter
from perihelion.games.starfarers.flight import Jump, MoveShip
from perihelion.games.starfarers.parting import Parting
from perihelion.games.starfarers.state import FLEET, PHASES, SHIP_KINDS, STOPPED, StarState
from perihelion.games.starfarers.trading import Answers, Deal, Offer


@dataclass
class PlanetView:
    """A planet of a face-up system; `numbers` is empty while its token lies face down, `special` names the
    pirate base or ice planet on it."""

    resource: int
    pool: int
    numbers: list[int]
    special: str
    need: int


@dataclass
class QuadrantView:
    """A cut-out; `tile` is empty while it lies face down, when only the stars on its back show."""

    id: str
    tile: str
    stars: int
    people: int
    explored: bool
    planets: list[PlanetView]


@dataclass
class ShipView:
    seat: int
    number: int
    kind: str
    place: int
    moved: bool
    stopped: bool


@dataclass
class PlayerView:
    """Everything about a player that lies open."""

    cards: int
    points: int
    half_medals: int
    modules: list[int]
    boosters: int
    cannons: int
    friends: list[int]
    specials: list[int]
    credits: int
    colonies: int
    trade_stations: int
    transporters: int
    shipyards: int
    income: list[int]


@dataclass
class TradeView:
    """Offers on the table: what the active player gives and asks for, the own draft of the seat, and the
    answers that are open (by seat: what the active player would give and get)."""

    give: list[int]
    ask: list[int]
    call: bool
    answering: list[int]
    draft_give: list[int]
    draft_ask: list[int]
    drafting: bool
    gives: list[list[int]]
    gets: list[list[int]]


@dataclass
class EncounterView:
    """The texts read so far; `card` only for the reader. `result`: own total, opponent's total, balls."""

    reader: int
    card: str
    tales: list[str]
    owed: int
    due: int
    paid: list[int]
    result: list[int]


@dataclass
class StarView(View):
    setup: str
    active: int
    start: int
    turn: int
    phase: str
    dice: list[int]
    balls: list[int]
    base_speed: int
    bank: list[int]
    pile: int
    bank_half_medals: int
    store: list[int]
    hand: list[int]
    players: list[PlayerView]
    stack_cards: list[int]
    stations: list[list[int]]
    figures: list[int]
    owner: list[int]
    port: list[int]
    ships: list[ShipView]
    quadrants: list[QuadrantView]
    stacks: list[int]
    deck: int
    discards: list[str]
    jumps: int
    moving: int
    steps_left: int
    jumping: bool
    chosen: list[int]
    trade: TradeView | None
    encounter: EncounterView | None
    winner: int


def make_view(state: StarState, seat: int | None) -> StarView:
    """The position as the seat may see it."""
    top = state.stack[-1] if state.stack else None
    moving, left, jumping = -1, 0, False
    if isinstance(top, MoveShip):
        moving, left = top.ship, top.left(state)
    elif isinstance(top, Jump):
        moving, jumping = top.ship, True
    chosen: list[int] = []
    if seat is not None and isinstance(top, Parting):
        chosen = top.chosen[seat][:]
    return StarView(
        state.game.id,
        seat,
        state.seats,
        state.asks,
        state.asked_seats(),
        state.over,
        state.options["setup"],
        state.active,
        state.start,
        state.turn,
        PHASES[state.phase],
        state.dice[:],
        state.balls[:],
        state.base_speed,
        state.bank[:],
        len(state.pile),
        state.bank_half_medals(),
        state.store[:],
        state.hands[seat][:] if seat is not None else [],
        [_player(state, other) for other in range(state.seats)],
        state.stack_cards[:],
        [row[:] for row in state.stations],
        state.figures[:],
        state.owner[:],
        state.port[:],
        _ships(state),
        [_quadrant(state, quadrant) for quadrant in range(len(state.tile))],
        [len(stack) for stack in state.token_stacks],
        len(state.deck),
        [state.parts.encounters[card].id for card in state.discards],
        state.jumps,
        moving,
        left,
        jumping,
        chosen,
        _trade(state, seat),
        _encounter(state, seat),
        state.winner,
    )


def _player(state: StarState, seat: int) -> PlayerView:
    return PlayerView(
        state.hand_size(seat),
        state.points(seat),
        state.half_medals[seat],
        state.modules[seat][:],
        state.boosters(seat),
        state.cannons(seat),
        state.friends[seat][:],
        [number for number, owner in enumerate(state.special_won) if owner == seat],
        state.credits[seat],
        state.colonies[seat],
        state.trade_stations[seat],
        state.transporters[seat],
        state.shipyards[seat],
        state.income[seat][:],
    )


def _ships(state: StarState) -> list[ShipView]:
    return [
        ShipView(
            ship // FLEET,
            ship % FLEET + 1,
            SHIP_KINDS[state.ship_kind[ship]],
            place,
            state.ship_flags[ship] & 1 == 1,
            state.ship_flags[ship] & STOPPED != 0,
        )
        for ship, place in enumerate(state.ship_place)
        if place >= 0
    ]


def _quadrant(state: StarState, quadrant: int) -> QuadrantView:
    tile = state.parts.tiles[state.tile[quadrant]]
    name = state.parts.board.quadrants[quadrant].id.lower()
    if state.up[quadrant] == 0:
        return QuadrantView(name, "", tile.stars, -1, False, [])
    planets: list[PlanetView] = []
    explored = state.explored[quadrant] == 1
    if tile.planets:
        planets = [_planet(state, planet, explored) for planet in range(3 * quadrant, 3 * quadrant + 3)]
    return QuadrantView(name, tile.id, tile.stars, tile.people, explored, planets)


def _planet(state: StarState, planet: int, explored: bool) -> PlanetView:
    numbers: list[int] = []
    special, need = "", 0
    if explored and state.special[planet] >= 0:
        token = state.parts.specials[state.special[planet]]
        special, need = token.id, token.needs
    elif explored and state.parts.tokens[state.token[planet]].kind == NUMBER:
        numbers = state.parts.tokens[state.token[planet]].numbers[:]
    return PlanetView(state.resource_of(planet), state.pool_of(planet), numbers, special, need)


def _trade(state: StarState, seat: int | None) -> TradeView | None:
    top = state.stack[-1] if state.stack else None
    none: list[list[int]] = []
    if isinstance(top, Offer):
        if seat != state.active:
            return TradeView([], [], False, [], [], [], False, none, none)
        return TradeView([], [], False, [], top.give[:], top.ask[:], True, none, none)
    if isinstance(top, Answers):
        asked = [other for other in range(state.seats) if top.status[other]]
        drafting = seat is not None and top.status[seat] == 4
        give = top.gives[seat][:] if seat is not None and drafting else []
        ask = top.asks[seat][:] if seat is not None and drafting else []
        return TradeView(top.give[:], top.ask[:], top.call == 1, asked, give, ask, drafting, none, none)
    if isinstance(top, Deal):
        gives = [row[:] for row in top.gives]
        gets = [row[:] for row in top.gets]
        return TradeView([], [], False, [], [], [], False, gives, gets)
    return None


def _encounter(state: StarState, seat: int | None) -> EncounterView | None:
    for number in range(len(state.stack) - 1, -1, -1):
        step = state.stack[number]
        if isinstance(step, Encounter):
            reader = state.left_of(state.active)
            card = step.tree(state)
            tales = [card.node(step.path[:length]).text for length in range(len(step.path) + 1)]
            return EncounterView(
                reader,
                card.id if seat == reader else "",
                tales,
                step.owed,
                step.due,
                step.paid[:],
                step.result[:],
            )
    return None


def make_zones(view: StarView, names: list[str]) -> list[Zone]:
    """The view as panels of words: the common area, then each player's; `names` are the intersections."""
    zones = [
        Zone(Text("zone-bank"), None, _cards(view.bank)),
        Zone(Text("zone-pile"), None, [ZoneItem(Text("zone-hidden-cards", {"count": view.pile}))]),
        Zone(Text("zone-quadrants"), None, [_quadrant_item(quadrant) for quadrant in view.quadrants]),
    ]
    for seat, player in enumerate(view.players):
        hand = _cards(view.hand) if seat == view.seat else []
        if seat != view.seat and player.cards:
            hand = [ZoneItem(Text("zone-hidden-cards", {"count": player.cards}))]
        modules = [
            ZoneItem(Text(f"module-{name}"), player.modules[number])
            for number, name in enumerate(MODULES)
            if player.modules[number]
        ]
        ships = [
            ZoneItem(Text("zone-ship", {"ship": f"ship-{ship.kind}", "place": f"place-{names[ship.place]}"}))
            for ship in view.ships
            if ship.seat == seat
        ]
        zones += [
            Zone(Text("zone-hand"), seat, hand),
            Zone(Text("zone-mothership"), seat, modules),
            Zone(Text("zone-ships"), seat, ships),
        ]
    return zones


def _cards(cards: list[int]) -> list[ZoneItem]:
    return [ZoneItem(Text(key)) for key in bundle(cards)]


def _quadrant_item(quadrant: QuadrantView) -> ZoneItem:
    place = f"quadrant-{quadrant.id}"
    if not quadrant.tile:
        return ZoneItem(Text("zone-unknown", {"quadrant": place, "count": quadrant.stars}))
    if quadrant.tile == quadrant.id:
        return ZoneItem(Text(place))
    return ZoneItem(Text("zone-quadrant", {"quadrant": place, "tile": f"tile-{quadrant.tile}"}))
