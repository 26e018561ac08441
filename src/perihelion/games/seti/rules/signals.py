"""Signals and sectors: marking, completing, and who wins a sector.

The place of a signal is a sector 0 to 7, or the 'Oumuamua tile as the ninth place. The markers of a place
stand in a list in the order in which they were placed; those beyond its slots are excess markers.
"""

from __future__ import annotations

from typing import ClassVar, Final

from perihelion.core.state import Step
from perihelion.core.text import Event, Text
from perihelion.games.seti.components.solar import SECTORS
from perihelion.games.seti.components.vocabulary import (
    AT_ANY,
    AT_ANY_PROBES,
    AT_COLOUR,
    AT_EARTH,
    AT_EARTH_OR_NEIGHBOUR,
    AT_HAND_CARD,
    AT_NEXT_ANOMALY,
    AT_OWN_PROBE,
    AT_OWN_PROBE_AND_NEIGHBOURS,
    AT_PLANET,
    AT_ROW_CARD,
    AT_SAME_ANY,
    AT_STAR,
    DATA,
    EV_COMPLETE_SECTOR,
    EV_SECTOR_WIN,
    EV_SIGNAL,
    OUMUAMUA,
    PUBLICITY,
    VP,
)
from perihelion.games.seti.rules.cards import discard, discard_row, from_hand, refill_row, top_card
from perihelion.games.seti.rules.conditions import figures
from perihelion.games.seti.rules.flight import budget
from perihelion.games.seti.rules.missions import happened, happens_later
from perihelion.games.seti.rules.resources import gain
from perihelion.games.seti.rules.rival.choices import (
    by_arrow,
    majority,
    rival_row,
    rival_sector,
    sectors_of_colour,
)
from perihelion.games.seti.rules.steps import Choice, run_nested
from perihelion.games.seti.rules.techs import can_place_upper, lower_slots
from perihelion.games.seti.state import MAIN_RUNNING, TILE, TURN, SetiState, changed, without


def slots_of(state: SetiState, place: int) -> int:
    return state.parts.tile_slots if place == TILE else state.parts.stars[state.stars[place]].slots


def colour_at(state: SetiState, sector: int) -> int:
    return state.parts.stars[state.stars[sector]].colour


def place_key(state: SetiState, place: int) -> str:
    return "star-oumuamua-tile" if place == TILE else f"star-{state.parts.star_ids[state.stars[place]]}"


def mark_signal(state: SetiState, owner: int, place: int, no_data: bool) -> None:
    """Marks a signal (SETI-081 to SETI-085, SETI-O14)."""
    position = len(state.signals[place])
    slots = slots_of(state, place)
    state.signals[place] = [*state.signals[place], owner]
    note = state.note
    colour = -1  # the tile has none
    if state.journal is not None:
        state.tell(Event("signal", owner, ("SETI-081",), {"star": place_key(state, place)}))
    if position < slots and not no_data:
        gain(state, owner, DATA, 1)
    if place == TILE:
        note.scan_tile += 1
        note.sector = state.sky().sector_of(OUMUAMUA)
        if position < slots:
            gain(state, owner, VP, state.parts.tile_vp[position])
    else:
        note.sector = place
        note.marked |= 1 << place
        colour = colour_at(state, place)
        note.count_scan(colour)
        if position == 1:
            gain(state, owner, VP, state.parts.second_slot_vp)
    if position == slots - 1:
        state.pending = [*state.pending, place]
        state.pending_by = [*state.pending_by, owner]
        if state.journal is not None:
            state.tell(Event("sector-full", owner, ("SETI-090",), {"star": place_key(state, place)}))
    if place != TILE:
        happened(state, owner, EV_SIGNAL, colour)


def with_tile(state: SetiState, places: list[int]) -> list[int]:
    """The same places, with the tile where its sector is among them (SETI-O12)."""
    if state.tile_in and state.sky().sector_of(OUMUAMUA) in places:
        return [*places, TILE]
    return places


def next_anomaly(state: SetiState) -> int:
    """Colour of the anomaly next in line: the first one counter-clockwise from Earth (SETI-A12)."""
    earth = state.sky().earth % SECTORS
    for step in range(1, SECTORS):
        sector = (earth - step) % SECTORS
        if sector in state.anomaly_at:
            return state.anomaly_at.index(sector)
    return -1


def own_sectors(state: SetiState, owner: int) -> list[int]:
    """Sectors that hold a probe or capsule of the owner."""
    mask = 0
    for space in figures(state, owner):
        mask |= 1 << space % SECTORS
    return [sector for sector in range(SECTORS) if mask >> sector & 1]


class Signals(Choice):
    """Marks so many signals at a place given by the vocabulary, one after the other."""

    FIELDS: ClassVar[tuple[str, ...]] = ("owner", "at", "arg", "left", "no_data", "fixed", "used")

    def __init__(
        self, owner: int, at: int, arg: int, left: int, no_data: bool, fixed: int, used: list[int]
    ) -> None:
        super().__init__(owner)
        self.at = at
        self.arg = arg
        self.left = left
        self.no_data = no_data
        self.fixed = fixed  # the sector all signals go to, once it is chosen
        self.used = used  # sectors of the probes chosen so far

    def copy(self) -> Signals:
        return Signals(self.owner, self.at, self.arg, self.left, self.no_data, self.fixed, self.used[:])

    def places(self, state: SetiState) -> list[int]:
        """Where the next signal may go, without the tile."""
        at = self.at
        if self.fixed >= 0:
            return [self.fixed]
        if at == AT_COLOUR:
            return sectors_of_colour(state, self.arg)
        if at == AT_EARTH:
            return [state.sky().earth % SECTORS]
        if at == AT_EARTH_OR_NEIGHBOUR:
            earth = state.sky().earth % SECTORS
            return sorted([(earth - 1) % SECTORS, earth, (earth + 1) % SECTORS])  # SETI-R11
        if at == AT_PLANET:
            return [state.sky().sector_of(self.arg)]
        if at == AT_STAR:
            return [state.sector_of[self.arg]]
        if at == AT_OWN_PROBE:
            return own_sectors(state, self.owner)
        if at == AT_NEXT_ANOMALY:
            colour = next_anomaly(state)
            return [state.anomaly_at[colour]] if colour >= 0 else []
        if at == AT_ANY_PROBES:
            standing = [space % SECTORS for owner in range(state.owners) for space in figures(state, owner)]
            return [s for s in range(SECTORS) if standing.count(s) > self.used.count(s)]
        return list(range(SECTORS))

    def options(self, state: SetiState) -> list[int]:
        if self.left <= 0:
            return []
        acts = state.acts
        places = with_tile(state, self.places(state))
        options = [acts.signal + (TILE if place == TILE else state.stars[place]) for place in places]
        options.sort()
        if self.at == AT_ANY_PROBES and options:
            return [acts.skip, *options]
        return options

    def pause(self, state: SetiState) -> bool:
        if not state.free_open(self.owner):
            return False
        player = state.players[self.owner]
        if self.at == AT_OWN_PROBE and self.fixed < 0 and budget(state, self.owner) > 0:
            return True
        full = player.data >= state.parts.pool_max and not self.no_data
        return full and (can_place_upper(state, self.owner) or bool(lower_slots(state, self.owner)))

    def choose(self, state: SetiState, action: int) -> None:
        if action == state.acts.skip:
            state.pop()
            return
        star = action - state.acts.signal
        self.mark(state, TILE if star == TILE else state.sector_of[star])

    def mark(self, state: SetiState, place: int) -> None:
        self.left -= 1
        sector = state.sky().sector_of(OUMUAMUA) if place == TILE else place
        if self.at in (AT_OWN_PROBE, AT_SAME_ANY):
            self.fixed = sector
        self.used.append(sector)
        mark_signal(state, self.owner, place, self.no_data)

    def run(self, state: SetiState) -> None:
        if not state.is_rival(self.owner):
            super().run(state)
            return
        if self.left <= 0:
            state.pop()
        elif self.at == AT_PLANET and self.arg == OUMUAMUA:
            self.mark(state, TILE)  # SETI-O20
        else:
            self.mark(state, rival_sector(state, self.places(state)))

    def prompt(self, state: SetiState, seat: int) -> Text:
        return Text("prompt-signal", {"n": self.left})


class Centre(Choice):
    """Chooses a sector with an own probe; it and both sectors beside it are marked."""

    FIELDS: ClassVar[tuple[str, ...]] = ("owner", "n", "no_data")

    def __init__(self, owner: int, n: int, no_data: bool) -> None:
        super().__init__(owner)
        self.n = n
        self.no_data = no_data

    def copy(self) -> Centre:
        return Centre(self.owner, self.n, self.no_data)

    def options(self, state: SetiState) -> list[int]:
        return sorted([state.acts.centre + state.stars[sector] for sector in own_sectors(state, self.owner)])

    def pause(self, state: SetiState) -> bool:
        return state.free_open(self.owner) and budget(state, self.owner) > 0

    def choose(self, state: SetiState, action: int) -> None:
        state.pop()
        sector = state.sector_of[action - state.acts.centre]
        for place in ((sector + 1) % SECTORS, sector, (sector - 1) % SECTORS):
            state.push(Signals(self.owner, AT_ANY, 0, self.n, self.no_data, place, []))

    def prompt(self, state: SetiState, seat: int) -> Text:
        return Text("prompt-centre")


def colour_signal(state: SetiState, owner: int, colour: int) -> None:
    state.push(Signals(owner, AT_COLOUR, colour, 1, False, -1, []))


class RefillRow(Step[SetiState]):
    """Fills the card row once the cards of an effect have been discarded (SETI-122)."""

    def copy(self) -> RefillRow:
        return self

    def run(self, state: SetiState) -> None:
        state.pop()
        refill_row(state)


REFILL_ROW: Final = RefillRow()  # nothing in it changes: all positions share it


class RowSignals(Choice):
    """Discards cards of the row, each for a signal in a sector of its colour."""

    FIELDS: ClassVar[tuple[str, ...]] = ("owner", "left")

    def __init__(self, owner: int, left: int) -> None:
        super().__init__(owner)
        self.left = left

    def copy(self) -> RowSignals:
        return RowSignals(self.owner, self.left)

    def options(self, state: SetiState) -> list[int]:
        if self.left <= 0:
            return []
        return [state.acts.row_signal + at for at, card in enumerate(state.row) if card >= 0]

    def choose(self, state: SetiState, action: int) -> None:
        self.left -= 1
        row_signal(state, self.owner, action - state.acts.row_signal)

    def run(self, state: SetiState) -> None:
        if not state.is_rival(self.owner):
            super().run(state)
            return
        state.pop()
        for _ in range(self.left):
            rival_row_signal(state)

    def prompt(self, state: SetiState, seat: int) -> Text:
        return Text("prompt-row-signal", {"n": self.left})


def row_signal(state: SetiState, owner: int, at: int) -> None:
    colour_signal(state, owner, row_colour(state, owner, at))


def row_colour(state: SetiState, owner: int, at: int) -> int:
    """Discards a card of the row for a signal; returns the colour of the sector that it goes to."""
    face = state.parts.cards[discard_row(state, at)]
    if state.journal is not None:
        state.tell(Event("row-signal", owner, ("SETI-066",), {"card": face.key}))
    return face.signal


def rival_row_signal(state: SetiState) -> None:
    """The rival discards a card of the row, if there is one, and marks the sector it prefers."""
    at = rival_row(state)
    if at >= 0:
        colour = row_colour(state, state.seats, at)
        sector = rival_sector(state, sectors_of_colour(state, colour))
        mark_signal(state, state.seats, sector, False)


class HandSignals(Choice):
    """Discards up to so many hand cards, each for a signal in a sector of its colour."""

    FIELDS: ClassVar[tuple[str, ...]] = ("owner", "left", "must")

    def __init__(self, owner: int, left: int, must: bool) -> None:
        super().__init__(owner)
        self.left = left
        self.must = must

    def copy(self) -> HandSignals:
        return HandSignals(self.owner, self.left, self.must)

    def options(self, state: SetiState) -> list[int]:
        hand = state.players[self.owner].hand
        if self.left <= 0 or not hand:
            return []
        cards = [state.acts.discard + card for card in hand]
        return cards if self.must else [state.acts.skip, *cards]

    def choose(self, state: SetiState, action: int) -> None:
        if action == state.acts.skip:
            state.pop()
            return
        self.left -= 1
        card = action - state.acts.discard
        from_hand(state, self.owner, card)
        discard(state, card)
        face = state.parts.cards[card]
        if state.journal is not None:
            state.tell(Event("hand-signal", self.owner, ("SETI-122",), {"card": face.key}))
        colour_signal(state, self.owner, face.signal)

    def prompt(self, state: SetiState, seat: int) -> Text:
        return Text("prompt-hand-signal", {"n": self.left})


class DeckSignals(Step[SetiState]):
    """Discards top cards of the deck one after the other, each for a signal in a sector of its colour."""

    FIELDS: ClassVar[tuple[str, ...]] = ("owner", "left")

    def __init__(self, owner: int, left: int) -> None:
        self.owner = owner
        self.left = left

    def copy(self) -> DeckSignals:
        return DeckSignals(self.owner, self.left)

    def run(self, state: SetiState) -> None:
        self.left -= 1
        if self.left < 0:
            state.pop()
            return
        card = top_card(state)
        if card < 0:
            state.pop()
            return
        discard(state, card)
        face = state.parts.cards[card]
        if state.journal is not None:
            state.tell(Event("deck-signal", self.owner, ("SETI-122",), {"card": face.key}))
        colour_signal(state, self.owner, face.signal)


def push_signals(state: SetiState, owner: int, at: int, arg: int, n: int, no_data: bool) -> None:
    """The verb `signal`."""
    if at == AT_ROW_CARD:
        state.push(REFILL_ROW)
        state.push(RowSignals(owner, n))
    elif at == AT_HAND_CARD:
        state.push(HandSignals(owner, n, True))
    elif at == AT_OWN_PROBE_AND_NEIGHBOURS:
        state.push(Centre(owner, n, no_data))
    else:
        state.push(Signals(owner, at, arg, n, no_data, -1, []))


# -- completed sectors ------------------------------------------------------------------------------


class Resolve(Choice):
    """Resolves completed sectors one after the other; the active player chooses the order (SETI-090)."""

    def copy(self) -> Resolve:
        return Resolve(self.owner)

    def options(self, state: SetiState) -> list[int]:
        acts = state.acts
        return sorted([acts.resolve + (TILE if p == TILE else state.stars[p]) for p in state.pending])

    def choose(self, state: SetiState, action: int) -> None:
        star = action - state.acts.resolve
        resolve(state, TILE if star == TILE else state.sector_of[star])

    def legal(self, state: SetiState, seat: int) -> list[int]:
        return self.options(state)

    def run(self, state: SetiState) -> None:
        if state.pending and state.is_rival(self.owner):
            resolve(state, by_arrow(state, sorted(state.pending)))
        else:
            super().run(state)

    def prompt(self, state: SetiState, seat: int) -> Text:
        return Text("prompt-resolve")


def resolve(state: SetiState, place: int) -> None:
    at = state.pending.index(place)
    completer = state.pending_by[at]
    state.pending, state.pending_by = without(state.pending, at), without(state.pending_by, at)
    happens_later(state, completer, EV_COMPLETE_SECTOR, 0)  # SETI-R03: once it is resolved
    if place == TILE:
        _resolve_tile(state)
    else:
        _resolve_sector(state, place)


def _resolve_tile(state: SetiState) -> None:
    """Every contributor gains an exofossil; nobody wins (SETI-O16)."""
    markers = state.signals[TILE]
    state.signals[TILE] = []
    for owner in reversed(state.clockwise(state.turn)):
        if owner in markers:
            run_nested(state, owner, state.parts.tile_reward)


def _resolve_sector(state: SetiState, sector: int) -> None:
    """Publicity for all, the reward for the winner, one marker kept by the second (SETI-091 to SETI-095)."""
    markers = state.signals[sector]
    for owner in state.clockwise(state.turn):
        if owner in markers:
            gain(state, owner, PUBLICITY, state.parts.contributor_publicity)
    winner = majority(markers, -1)
    second = majority(markers, winner)
    state.signals[sector] = [] if second < 0 else [second]
    place = sector * state.owners + winner
    state.wins = changed(state.wins, place, state.wins[place] + 1)
    star = state.parts.stars[state.stars[sector]]
    reward = star.later_win if state.first_won[sector] else star.first_win
    state.first_won = changed(state.first_won, sector, 1)
    if state.journal is not None:
        state.tell(Event("sector-win", winner, ("SETI-093",), {"star": place_key(state, sector)}))
    happens_later(state, winner, EV_SECTOR_WIN, star.colour)
    run_nested(state, winner, reward)


def resolve_pending(state: SetiState) -> None:
    """After an effect outside a main action: resolves what it completed (SETI-R04)."""
    if state.pending and not (state.phase == TURN and state.main == MAIN_RUNNING):
        state.push(Resolve(state.turn))
