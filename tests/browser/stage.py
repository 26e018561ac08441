"""The shelf of the browser tests: all games, each with positions that a table can begin with.

A position is chosen like any option of a new table, so that one server serves all tests.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from importlib import import_module

from perihelion import games
from perihelion.core.game import AnyGame, Option
from perihelion.core.state import State
from perihelion.games.pulsar.rules.dice import PRODUCTION_PHASE, Round
from perihelion.games.pulsar.rules.turn import Turn as PulsarTurn
from perihelion.games.pulsar.state import PulsarState
from perihelion.games.seti.components.vocabulary import SATURN, SPECIES
from perihelion.games.seti.rules.turn import Play
from perihelion.games.seti.state import SetiState
from perihelion.games.starfarers.components.parts import ENCOUNTER, TRADE_AND_BUILD
from perihelion.games.starfarers.rules.building import TradeAndBuild
from perihelion.games.starfarers.rules.encounter import Encounter
from perihelion.games.starfarers.rules.turn import MOVE, SHAKE, Turn
from perihelion.games.starfarers.state import StarState
from perihelion.table.house.library import Library, Title, title_of
from tests.table import shelf

PLACE = f"{__name__}:library"
BEGINNING = "beginning"


def trade(state: State) -> None:
    """Seat A trades with food in hand, seat B holds ore."""
    assert isinstance(state, StarState)
    state.active = 0
    state.turn = 1
    state.phase = TRADE_AND_BUILD
    for hand in state.hands:
        for kind in range(5):
            state.bank[kind] += hand[kind]
            hand[kind] = 0
    for row in state.known:
        row[:] = [0] * 5
    state.hands[0][3], state.hands[1][0] = 2, 1
    state.bank[3] -= 2
    state.bank[0] -= 1
    state.stack = [Turn(SHAKE), TradeAndBuild()]


def meet(state: State) -> None:
    """Seat A meets the fifth card; seat B reads."""
    trade(state)
    assert isinstance(state, StarState)
    state.phase = ENCOUNTER
    state.balls = [0, 3]
    state.base_speed = 3
    state.deck.remove(4)
    state.stack = [Turn(MOVE), Encounter(4, [], 0, 0, 0, -1, [0] * 5, [0] * 5, 0, [])]


def ready_to_fly(state: State) -> None:
    """Seat A trades with three ore in hand; its ship stands on a berth with four drive units, and nothing is
    explored."""
    trade(state)
    assert isinstance(state, StarState)
    state.hands[0][0], state.hands[0][3] = 3, 0
    state.bank[0] -= 3
    state.bank[3] += 2
    state.store[0] -= 4 - state.modules[0][0]
    state.modules[0][0] = 4


def at_saturn(state: State) -> None:
    """Seat A stands at Saturn with everything for a landing on a moon; one trace is missing on the left."""
    assert isinstance(state, SetiState)
    state.stack = [Play(True)]
    state.start = state.turn = 0
    state.species = [SPECIES.index("anomalies"), SPECIES.index("centaurians")]
    state.unused = [at for at in range(5) if at not in state.species]
    state.discovery = [0, -1, 1, -1, -1, -1]
    player = state.players[0]
    player.techs = 1 << 3  # moon landers
    state.stacks[3].pop()
    player.energy, player.credits, player.publicity = 8, 5, 8
    player.probes = [state.sky().where[SATURN]]


def on_the_way(state: State) -> None:
    """Seat A has a probe on Earth, 2 energy, and Clean Space Initiative in hand."""
    assert isinstance(state, SetiState)
    state.stack = [Play(True)]
    state.start = state.turn = 0
    ids = {card.id: card.index for card in state.parts.cards}
    wanted = [ids[id] for id in ("clean-space-initiative", "press-statement", "grant", "wow-signal")]
    places = [state.deck, state.row, *state.round_stacks, *[player.hand for player in state.players]]
    for place in places:
        place[:] = [card for card in place if card not in wanted]
    state.row = wanted[1:]
    player = state.players[0]
    player.hand = wanted[:1]
    player.energy, player.credits, player.publicity = 2, 5, 4
    player.probes = [state.sky().earth]


def near_orange_gates(state: State) -> None:
    """Seat A is on turn with a 4 and a 3, near orange gates, with an inspection and a transmitter."""
    assert isinstance(state, PulsarState)
    box = state.box
    names = box.locations
    tiles = [tile.id for tile in box.transmitters]
    for seat, player in enumerate(state.players):
        player.ship = seat
        player.headquarters = seat
    player = state.players[0]
    player.ship = names.index("G15")
    player.headquarters = [side.id for side in box.headquarters].index("C1")
    player.projects = 0b1011
    player.dice = [4, 3]
    rest = sorted(state.stack_tiles + state.display, reverse=True)
    wanted = [tiles.index(id) for id in ("A2", "A5", "A3", "A4")]
    state.stack_tiles = [tile for tile in rest if tile not in wanted]
    state.display = wanted[1:]
    state.paid[wanted[0]] = 1
    player.structures = [[wanted[0] * 2]]
    state.marker = 7
    state.order = [0, 1, 0, 1]
    state.stack = [Round(PRODUCTION_PHASE), PulsarTurn(0)]


POSITIONS: dict[str, dict[str, Callable[[State], None]]] = {
    "starfarers": {"trading": trade, "meeting": meet, "flying": ready_to_fly},
    "seti": {"saturn": at_saturn, "way": on_the_way},
    "pulsar": {"gates": near_orange_gates},
}


def prepare(state: State) -> None:
    position = state.options["position"]
    if position != BEGINNING:
        POSITIONS[state.game.id][position](state)


def with_positions(title: Title) -> Title:
    if title.game.id not in POSITIONS:
        return title
    game: AnyGame = import_module(f"perihelion.games.{title.game.id}").build(None)  # one of its own
    game.options = (*game.options, Option("position", (BEGINNING, *POSITIONS[game.id])))
    game.prepare = prepare
    return replace(title, game=game, words=(*title.words, "tests.browser.text"))


def library() -> Library:
    return Library([*[with_positions(title_of(game)) for game in games.REGISTERED], *shelf.library()])
