"""Technologies and the computer: research, data placed in the computer, and what Analyze clears."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from perihelion.core.text import Event, Text
from perihelion.games.seti.components.pieces import TECH_COUNT
from perihelion.games.seti.components.vocabulary import COMPUTER, EV_TECH, VP
from perihelion.games.seti.rules.missions import happens_later
from perihelion.games.seti.rules.resources import gain
from perihelion.games.seti.rules.steps import Choice, run_effects
from perihelion.games.seti.state import SetiState, changed, take_top

if TYPE_CHECKING:  # machine integers, for the compiler alone
    from mypy_extensions import i64

UPPER_SPACES: Final = 6
SHARED_ONLY: Final = 1
NO_BONUS: Final = 2


def takeable(state: SetiState, owner: int, kinds: int, flags: int) -> list[int]:
    """Techs of the kinds that the owner lacks and whose stack has a tile (SETI-131, SETI-133)."""
    owned: i64 = state.players[owner].techs
    wanted: i64 = kinds
    others = ((1 << state.owners) - 1) & ~(1 << owner)
    stacks = state.stacks
    found: list[int] = []
    tech: i64
    for tech in range(TECH_COUNT):
        if owned >> tech & 1 or not wanted >> (tech // 4) & 1 or not stacks[tech]:
            continue
        if flags & SHARED_ONLY and not state.researched[tech] & others:
            continue
        found.append(tech)
    return found


class ChooseTech(Choice):
    """Takes one tech of the kinds; the rotation that belongs to it has happened."""

    FIELDS: ClassVar[tuple[str, ...]] = ("owner", "kinds", "flags")

    def __init__(self, owner: int, kinds: int, flags: int) -> None:
        super().__init__(owner)
        self.kinds = kinds
        self.flags = flags

    def copy(self) -> ChooseTech:
        return ChooseTech(self.owner, self.kinds, self.flags)

    def options(self, state: SetiState) -> list[int]:
        return [state.acts.tech + tech for tech in takeable(state, self.owner, self.kinds, self.flags)]

    def choose(self, state: SetiState, action: int) -> None:
        state.pop()
        take_tech(state, self.owner, action - state.acts.tech, not self.flags & NO_BONUS)

    def prompt(self, state: SetiState, seat: int) -> Text:
        return Text("prompt-tech")


def take_tech(state: SetiState, owner: int, tech: int, with_bonus: bool) -> None:
    """Takes the top tile of a stack with all it gives (SETI-131, SETI-132)."""
    player = state.players[owner]
    others = ((1 << state.owners) - 1) & ~(1 << owner)
    state.note.tech = tech
    state.note.tech_shared = int(state.researched[tech] & others != 0)
    bonus = take_top(state.stacks, tech)
    state.revealed()
    state.researched = changed(state.researched, tech, state.researched[tech] | 1 << owner)
    player.techs |= 1 << tech
    if state.journal is not None:
        state.tell(Event("tech", owner, ("SETI-131",), {"tech": f"tech-{state.parts.tech_ids[tech]}"}))
    happens_later(state, owner, EV_TECH, 1 << (tech // 4))
    run_effects(state, owner, state.parts.tech_printed[tech])
    if with_bonus:
        run_effects(state, owner, state.parts.tech_bonus[bonus])
    if state.two_points >> tech & 1:
        state.two_points &= ~(1 << tech)
        gain(state, owner, VP, state.parts.first_taker_vp)
    if tech // 4 == COMPUTER:
        state.push(ChooseSlot(owner, tech))


class ChooseSlot(Choice):
    """A computer tech goes to any free tech slot (SETI-133); data above it scores nothing (SETI-105)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("owner", "tech")

    def __init__(self, owner: int, tech: int) -> None:
        super().__init__(owner)
        self.tech = tech

    def copy(self) -> ChooseSlot:
        return ChooseSlot(self.owner, self.tech)

    def options(self, state: SetiState) -> list[int]:
        slots = state.players[self.owner].slots
        return [state.acts.slot + at for at, tech in enumerate(slots) if tech < 0]

    def choose(self, state: SetiState, action: int) -> None:
        state.pop()
        player = state.players[self.owner]
        player.slots = changed(player.slots, action - state.acts.slot, self.tech)

    def prompt(self, state: SetiState, seat: int) -> Text:
        return Text("prompt-slot", {"tech": f"tech-{state.parts.tech_ids[self.tech]}"})


# -- the computer -----------------------------------------------------------------------------------


def can_place_upper(state: SetiState, owner: int) -> bool:
    player = state.players[owner]
    return player.data > 0 and player.upper < UPPER_SPACES


def lower_slots(state: SetiState, owner: int) -> list[int]:
    """Tech slots whose lower space can be filled: a tech there, data above it, none on it (SETI-104)."""
    player = state.players[owner]
    if player.data == 0:
        return []
    return [
        slot
        for slot, column in enumerate(state.parts.tech_columns)
        if player.slots[slot] >= 0 and player.upper > column and not player.lower >> slot & 1
    ]


def place_upper(state: SetiState, owner: int) -> None:
    """Fills the next upper space (SETI-102, SETI-103)."""
    player = state.players[owner]
    column = player.upper
    player.data -= 1
    player.upper += 1
    parts = state.parts
    if state.journal is not None:
        state.tell(Event("place-upper", owner, ("SETI-102",), {"column": column + 1}))
    run_effects(state, owner, parts.column_rewards[column])
    if column in parts.tech_columns:
        tech = player.slots[parts.tech_columns.index(column)]
        if tech >= 0:
            run_effects(state, owner, parts.tech_upper[tech])


def place_lower(state: SetiState, owner: int, slot: int) -> None:
    """Fills the lower space of a computer tech and gains its reward."""
    player = state.players[owner]
    player.data -= 1
    player.lower |= 1 << slot
    if state.journal is not None:
        column = state.parts.tech_columns[slot] + 1
        state.tell(Event("place-lower", owner, ("SETI-103",), {"column": column}))
    run_effects(state, owner, state.parts.tech_lower[player.slots[slot]])


def clear_computer(state: SetiState, owner: int) -> None:
    """Analyze discards the data of both rows and keeps the pool (SETI-107)."""
    player = state.players[owner]
    player.upper = 0
    player.lower = 0
