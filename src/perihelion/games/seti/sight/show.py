"""Showing a position to a seat or a spectator: everything they may know, nothing else."""

from __future__ import annotations

from perihelion.games.seti.components.parts import Components
from perihelion.games.seti.components.solar import SECTORS, SPACES
from perihelion.games.seti.components.vocabulary import CONTENTS, SPECIES
from perihelion.games.seti.rules.flight import MoveNow, leave_cost, move_publicity, next_discs, probe_limit
from perihelion.games.seti.rules.rare_choices import FromDrawn, RowCorners
from perihelion.games.seti.rules.rival.turn import preferred_tech
from perihelion.games.seti.rules.signals import next_anomaly, slots_of
from perihelion.games.seti.rules.species import exertians
from perihelion.games.seti.rules.species.mascamites import known_side
from perihelion.games.seti.rules.turn import KeepCard
from perihelion.games.seti.sight.view import (
    GoldView,
    MessageView,
    MissionView,
    PlanetView,
    PlayerView,
    RivalView,
    SectorView,
    SetiView,
    SpeciesView,
    TechView,
)
from perihelion.games.seti.state import SetiState, mark_index


def ids(state: SetiState, cards: list[int]) -> list[str]:
    return [state.parts.cards[card].id if card >= 0 else "" for card in cards]


def show(state: SetiState, seat: int | None) -> SetiView:
    """What the seat may know; None is a spectator."""
    parts = state.parts
    view = SetiView("seti", seat, state.seats, state.asks, state.asked_seats(), state.over)
    view.round, view.start, view.turn = state.round, state.start, state.turn
    view.phase, view.main, view.moves = state.phase, state.main, _moves(state)
    view.players = [_player(state, owner, seat) for owner in range(state.owners)]
    view.rival = _rival(state) if state.rival is not None else None
    view.row = ids(state, state.row)
    view.corners = _corners(state)
    view.deck = len(state.deck)
    view.discard = ids(state, state.discard)
    view.species_discard = ids(state, state.species_discard)
    view.round_stacks = [len(stack) for stack in state.round_stacks]
    view.looking_at = _looking_at(state, seat)
    view.offsets = state.offsets[:]
    view.rotations = state.turns
    view.next_discs = [disc + 1 for disc in next_discs(state)]
    view.tile_in = state.tile_in
    view.cells = [CONTENTS[thing] for thing in state.sky().content]
    if seat is not None:
        view.leaving = [leave_cost(state, seat, space) for space in range(SPACES)]
        view.entering = [move_publicity(state, seat, space) for space in range(SPACES)]
    view.sectors = [_sector(state, sector) for sector in range(SECTORS)]
    view.tile = state.signals[SECTORS][:]
    view.planets = _planets(state)
    view.moons = [moon[:] for moon in state.moons]
    view.techs = _techs(state)
    view.gold = _gold(state)
    view.neutral = state.neutral[:]
    view.species = [_species(state, slot) for slot in range(2)]
    view.samples = [len(samples) for samples in state.samples]
    view.known_samples = _known_samples(state, seat)
    view.sample_board = state.sample_board[:]
    view.anomaly_at = state.anomaly_at[:]
    view.anomaly_side = state.anomaly_side[:]
    view.next_anomaly = next_anomaly(state)
    view.messages_taken = state.messages_taken[:]
    view.exertian_at = state.exertian_at[:]
    view.playing = parts.cards[state.playing].id if state.playing >= 0 else ""
    view.penalty = state.penalty[:]
    return view


def _looking_at(state: SetiState, seat: int | None) -> list[str]:
    """Cards that the seat is choosing from right now: its end-of-round stack, or what it just drew."""
    step = state.stack[-1] if state.stack else None
    if isinstance(step, KeepCard) and step.owner == seat:
        return ids(state, sorted(step.stack(state)))
    if isinstance(step, FromDrawn) and step.owner == seat:
        return ids(state, sorted(step.cards))
    return []


def _moves(state: SetiState) -> int:
    """Moves at hand: those of the turn, or those that must be used now outside it (SETI-R10)."""
    step = state.stack[-1] if state.stack else None
    return step.left if isinstance(step, MoveNow) else state.moves


def _corners(state: SetiState) -> list[str]:
    """The cards of the emptied row, by their places, while their corners are gained."""
    for step in state.stack:
        if isinstance(step, RowCorners):
            return ids(state, step.cards)
    return []


def _player(state: SetiState, owner: int, seat: int | None) -> PlayerView:
    player = state.players[owner]
    mine = owner == seat
    parts = state.parts
    return PlayerView(
        player.score, player.publicity, player.credits, player.energy, player.data, player.exofossils,
        ids(state, player.hand if mine else player.seen),
        len(player.hand),
        sum([1 for card in player.hand if card >= parts.main_cards]),
        player.upper,
        [player.lower >> slot & 1 == 1 for slot in range(4)],
        [tech for at, tech in enumerate(parts.tech_ids) if player.has_tech(at)],
        [parts.tech_ids[tech] if tech >= 0 else "" for tech in player.slots],
        ids(state, player.tucked),
        player.probes[:],
        probe_limit(state, owner),
        player.capsule_at[:],
        player.capsules[:] if mine else [],
        [_mission(parts, card, mask) for card, mask in zip(player.missions, player.covered, strict=True)],
        ids(state, player.completed),
        ids(state, player.endgame),
        [
            MessageView(parts.cards[card].id, at)
            for card, at in zip(player.messages, player.message_at, strict=True)
        ],
        player.tile_at,
        ids(state, player.exertians) if mine else [],
        len(player.exertians),
        ids(state, player.played) if mine or state.over else [],
        len(player.played),
        exertians.board_danger(state, owner),
        [player.gold_reached >> at & 1 == 1 for at in range(len(parts.gold_milestones))],
        state.passed >> owner & 1 == 1,
    )  # fmt: skip


def _mission(parts: Components, card: int, covered: int) -> MissionView:
    face = parts.cards[card]
    return MissionView(face.id, [covered >> n & 1 == 1 for n in range(len(face.triggers))])


def _rival(state: SetiState) -> RivalView:
    rival = state.the_rival()
    cards = state.parts.action_cards
    objectives = state.parts.objectives
    return RivalView(
        rival.level + 1, rival.progress, len(rival.deck), [cards[card].id for card in rival.cards],
        len(rival.reserve), rival.computer, rival.pool, rival.techs[:], rival.message_tiles, rival.right,
        cards[rival.shown].id if rival.shown >= 0 else "",
        [objectives[at].id for at in rival.objectives],
        [
            [marks >> n & 1 == 1 for n in range(len(objectives[at].tasks))]
            for at, marks in zip(rival.objectives, rival.marks, strict=True)
        ],
        len(rival.stack), len(rival.finished), rival.performed,
        state.parts.tech_ids[preferred_tech(state)] if preferred_tech(state) >= 0 else "",
    )  # fmt: skip


def _sector(state: SetiState, sector: int) -> SectorView:
    star = state.parts.stars[state.stars[sector]]
    wins = state.wins[sector * state.owners : (sector + 1) * state.owners]
    return SectorView(
        star.id, star.colour, slots_of(state, sector), state.signals[sector][:], wins,
        state.first_won[sector] == 1, sector in state.pending,
    )  # fmt: skip


def _planets(state: SetiState) -> list[PlanetView]:
    return [
        PlanetView(
            state.orbit_first[at][:],
            state.orbit_rest[at][:],
            [state.bonus[space][:] for space in board.bonus],
            state.land_rest[at][:],
        )
        for at, board in enumerate(state.parts.planets)
    ]


def _techs(state: SetiState) -> list[TechView]:
    bonuses = state.parts.tech_bonus_ids
    return [
        TechView(tech, len(stack), bonuses[stack[-1]] if stack else "", state.two_points >> at & 1 == 1)
        for at, (tech, stack) in enumerate(zip(state.parts.tech_ids, state.stacks, strict=True))
    ]


def _gold(state: SetiState) -> list[GoldView]:
    views: list[GoldView] = []
    for at, sides in enumerate(state.parts.gold):
        side = sides[state.gold_sides[at]]
        views.append(GoldView(side.id, side.side, side.values[:], state.gold_marks[at][:]))
    return views


def _species(state: SetiState, slot: int) -> SpeciesView:
    first = slot * 3
    spaces: list[list[list[int]]] = [[], [], []]
    name = face_up = ""
    if state.discovered[slot]:
        species = state.species[slot]
        name = SPECIES[species]
        for colour, column in enumerate(state.parts.species[species].spaces):
            spaces[colour] = [state.marks[mark_index(slot, colour, space.level)][:] for space in column]
        if state.face_up[slot] >= 0:
            face_up = state.parts.cards[state.face_up[slot]].id
    return SpeciesView(
        name, state.discovery[first : first + 3], [area[:] for area in state.overflow[first : first + 3]],
        spaces, len(state.decks[slot]), face_up,
    )  # fmt: skip


def _known_samples(state: SetiState, seat: int | None) -> list[list[int]]:
    """What the seat knows to lie on Jupiter and Saturn."""
    if seat is None:
        return [[], []]
    return [samples[:] if known_side(state, seat, side) else [] for side, samples in enumerate(state.samples)]
