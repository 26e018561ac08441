"""Setting the table up, and the two choices before the first roll: headquarters side and entry gate."""

from __future__ import annotations

from typing import ClassVar

from perihelion.core.state import Step
from perihelion.core.text import Arg, Event, Reason, Text
from perihelion.games.pulsar.components.pieces import NOBODY, PROJECTS
from perihelion.games.pulsar.rules.dice import DICE_PHASE, Round
from perihelion.games.pulsar.rules.production import deal_display
from perihelion.games.pulsar.rules.tracks import start_stack
from perihelion.games.pulsar.state import START, PulsarState, new_player

STANDARD = "standard"
FIRST_GAME = "first-game"
WITHOUT_HEADQUARTERS = "without-headquarters"


def set_up(state: PulsarState) -> None:
    """The table and the players, in the order of the rulebook; then the first steps."""
    set_up_cluster(state)
    set_up_technologies(state)
    set_up_contracts(state)
    set_up_transmitters(state)
    set_up_players(state)
    state.push(Round(DICE_PHASE))
    state.push(ChooseEntryGate(0))
    if state.options["setup"] == STANDARD:
        deal_headquarters(state)


def set_up_cluster(state: PulsarState) -> None:
    box = state.box
    tiles = list(range(len(box.systems)))
    state.chance.shuffle(tiles)
    state.tiles = tiles[: box.figures.systems]  # PULS-015
    state.unused = tiles[box.figures.systems]
    state.stations = [[] for _ in state.tiles]
    pulsars = box.first_gate - box.first_pulsar
    state.rings = [NOBODY] * pulsars
    state.generators = [0] * pulsars
    state.supply = [generator.count for generator in box.generators]
    state.awards = [0] * len(box.generators)
    state.pile = [face for face, token in enumerate(box.tokens) for _ in range(token.count)]
    state.chance.shuffle(state.pile)  # PULS-019


def set_up_technologies(state: PulsarState) -> None:
    """One board of each category, random piece and side; the A boards without headquarters (PULS-023)."""
    box = state.box
    state.boards = []
    for category, pieces in enumerate(box.pieces):
        if state.options["setup"] == STANDARD:
            piece = pieces[state.chance.below(len(pieces))]
            state.boards.append(piece[state.chance.below(2)])  # PULS-022
        else:
            marked = [
                n for n, board in enumerate(box.boards) if board.category == category and board.first_game
            ]
            state.boards.append(marked[0])
    state.techs = [tech for board in state.boards for tech in box.boards[board].technologies]
    state.fresh = 0


def set_up_contracts(state: PulsarState) -> None:
    """Three tiles with a random side each; the marked sides in the first game (PULS-020, PULS-021)."""
    box = state.box
    if state.options["setup"] == FIRST_GAME:
        state.contracts = [number for number, contract in enumerate(box.contracts) if contract.first_game]
        return
    sides: dict[int, list[int]] = {}
    for number, contract in enumerate(box.contracts):
        sides.setdefault(contract.tile, []).append(number)
    tiles = list(sides)
    if state.options["setup"] == WITHOUT_HEADQUARTERS:  # PULS-R23
        tiles = [
            tile for tile in tiles if all(box.contracts[side].condition < PROJECTS for side in sides[tile])
        ]
    state.chance.shuffle(tiles)
    chosen = [state.chance.pick(sides[tile]) for tile in tiles[: box.figures.contracts]]
    state.contracts = sorted(chosen)


def set_up_transmitters(state: PulsarState) -> None:
    """All A on top, then B, then C; the top ones form the display (PULS-026, PULS-027)."""
    box = state.box
    letters = sorted({tile.letter for tile in box.transmitters}, reverse=True)
    for letter in letters:
        group = [number for number, tile in enumerate(box.transmitters) if tile.letter == letter]
        state.chance.shuffle(group)
        state.stack_tiles += group
    state.paid = [0] * len(box.transmitters)
    deal_display(state)


def set_up_players(state: PulsarState) -> None:
    figures = state.box.figures
    seats = list(range(state.seats))
    state.chance.shuffle(seats)
    state.order = seats * figures.counters[state.seats]  # PULS-030, PULS-246
    state.initiative = start_stack(state.order, figures.start_field)
    state.engineering = start_stack(state.order, figures.start_field)
    for _ in seats:
        player = new_player()
        player.modifiers = [figures.start_pm1, figures.start_plus2]
        player.cubes = figures.start_cubes
        player.rings = figures.rings
        state.players.append(player)
    for place, seat in enumerate(seats):
        state.score(seat, START, figures.start_points[place])  # PULS-033


def deal_headquarters(state: PulsarState) -> None:
    boards = list(range(len(state.box.headquarters_boards)))
    state.chance.shuffle(boards)
    state.push(ChooseSide(0, boards[: state.seats]))


class ChooseSide(Step[PulsarState]):
    """Players choose the sides of their headquarters, in player order (PULS-029, PULS-R36)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("at", "boards")

    def __init__(self, at: int, boards: list[int]) -> None:
        self.at = at
        self.boards = boards  # dealt to the seats

    def copy(self) -> ChooseSide:
        return ChooseSide(self.at, self.boards)

    def run(self, state: PulsarState) -> None:
        order = state.turn_order()
        if self.at == len(order):
            state.pop()
        else:
            state.ask(1 << order[self.at])

    def legal(self, state: PulsarState, seat: int) -> list[int]:
        return [state.actions.side, state.actions.side + 1]

    def answer(self, state: PulsarState, seat: int, action: int) -> None:
        pair = state.box.headquarters_boards[self.boards[seat]]
        state.players[seat].headquarters = pair[action - state.actions.side]
        self.at += 1
        if state.journal is not None:
            side = state.box.headquarters[state.players[seat].headquarters]
            args: dict[str, Arg] = {"headquarters": f"headquarters-{side.id}"}
            state.tell(Event("headquarters", seat, ("PULS-029",), args))

    def refusal(self, state: PulsarState, seat: int, action: int) -> Reason:
        return Reason("refusal-choose-side", "PULS-029")

    def prompt(self, state: PulsarState, seat: int) -> Text:
        pair = state.box.headquarters_boards[self.boards[seat]]
        return Text("prompt-side", {"board": f"headquarters-{state.box.headquarters[pair[0]].board}"})


class ChooseEntryGate(Step[PulsarState]):
    """From the last player to the first, each places the ship on a free entry gate (PULS-034, PULS-035)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("at",)

    def __init__(self, at: int) -> None:
        self.at = at

    def copy(self) -> ChooseEntryGate:
        return ChooseEntryGate(self.at)

    def run(self, state: PulsarState) -> None:
        order = state.turn_order()[::-1]
        if self.at == len(order):
            state.pop()
        else:
            state.ask(1 << order[self.at])

    def legal(self, state: PulsarState, seat: int) -> list[int]:
        taken = [player.ship for player in state.players]
        gates = range(state.box.first_system)
        return [
            state.actions.entry + gate for gate in gates if gate not in taken and state.cluster.exists[gate]
        ]

    def answer(self, state: PulsarState, seat: int, action: int) -> None:
        gate = action - state.actions.entry
        state.players[seat].ship = gate
        self.at += 1
        if state.journal is not None:
            state.tell(Event("entry", seat, ("PULS-034",), {"place": f"place-{state.box.locations[gate]}"}))

    def refusal(self, state: PulsarState, seat: int, action: int) -> Reason:
        return Reason("refusal-entry", "PULS-035")

    def prompt(self, state: PulsarState, seat: int) -> Text:
        return Text("prompt-entry")
