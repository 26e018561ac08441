"""What encounter cards do: one function for each effect, and the small steps in which players choose."""

from __future__ import annotations

from typing import ClassVar

from perihelion.core.state import Step
from perihelion.core.text import Event, Reason, Text
from perihelion.games.starfarers.components.encounters import (
    ALL_LOSE_MODULE,
    EACH_GIVES,
    FREE_TRADE_SHIP,
    GAIN,
    GAIN_ANY,
    GAIN_MODULE,
    GROUND_SHIP,
    HALF_MEDALS,
    HYPERJUMP,
    LOSE_MODULE,
    MOST_CARGO,
    TAKE_RANDOM,
    Effect,
)
from perihelion.games.starfarers.components.parts import (
    CARGO,
    FIRST_MODULE,
    FLEET,
    KEYS,
    MODULES,
    NOBODY,
    bundle,
)
from perihelion.games.starfarers.rules.cards import (
    gain,
    gain_half_medals,
    hand_over,
    held_reason,
    lose_half_medals,
    take_random,
    tell_secret,
)
from perihelion.games.starfarers.rules.parting import Parting, nothing_chosen
from perihelion.games.starfarers.rules.pieces import MAY, add_module, module_check, piece_reason
from perihelion.games.starfarers.rules.production import take_refusal
from perihelion.games.starfarers.rules.routes import foreign_berth
from perihelion.games.starfarers.state import STOPPED, StarState, add_to


def apply_effect(state: StarState, effect: Effect) -> None:
    """One effect of an outcome, for the active player unless it says otherwise."""
    seat, op, count = state.active, effect.op, effect.count
    if op == GAIN:
        gain_kind(state, seat, effect.resource, count)
    elif op == GAIN_ANY:
        state.push(TakeCards(seat, count))
    elif op == HALF_MEDALS:
        if count > 0:
            gain_half_medals(state, seat, count, "STAR-248")
        else:
            lose_half_medals(state, seat, -count)
    elif op == GAIN_MODULE:
        state.push(GainModule(count))
    elif op == LOSE_MODULE:
        push_losses(state, [seat], count)
    elif op == GROUND_SHIP:
        state.push(StopShip(count))
    elif op == HYPERJUMP:
        state.jumps += count
        state.tell(Event("may-jump", seat, ("STAR-247",)))
    elif op == FREE_TRADE_SHIP:
        state.credits[seat] += count
        state.tell(Event("ship-credit", seat, ("STAR-251",)))
    elif op == TAKE_RANDOM:
        for other in state.from_active()[1:]:
            for _ in range(count):
                take_random(state, seat, other, "STAR-250")
    elif op == EACH_GIVES:
        owed = [min(count, state.hand_size(other)) for other in range(state.seats)]
        owed[seat] = 0
        state.push(GiveCards(owed, nothing_chosen(state, 5)))
    elif op == ALL_LOSE_MODULE:
        over = [other for other in state.from_active() if sum(state.modules[other]) > effect.limit]
        push_losses(state, over, count)
    elif op == MOST_CARGO:
        reward_most_cargo(state, count)


def gain_kind(state: StarState, seat: int, kind: int, count: int) -> None:
    """Named cards from the bank, as far as it goes (STAR-246, STAR-R05)."""
    cards = [0] * 5
    cards[kind] = gain(state, seat, kind, count)
    if state.journal is not None and cards[kind]:
        state.tell(Event("gain", seat, ("STAR-246",), {"cards": bundle(cards)}))


def reward_most_cargo(state: StarState, count: int) -> None:
    """Half-medals for the most cargo sections, to all who tie, in turn order (STAR-256, STAR-R40)."""
    most = max(modules[CARGO] for modules in state.modules)
    if most == 0:
        return
    for seat in state.from_active():
        if state.modules[seat][CARGO] == most:
            gain_half_medals(state, seat, count, "STAR-256")


def push_losses(state: StarState, seats: list[int], count: int) -> None:
    """These seats lose modules of their choice, at most what they have (STAR-244)."""
    owed = [0] * state.seats
    for seat in seats:
        owed[seat] = min(count, sum(state.modules[seat]))
    if sum(owed):
        state.push(LoseModules(owed, nothing_chosen(state, len(MODULES))))


class TakeCards(Step[StarState]):
    """A player takes cards of own choice from the bank (STAR-246, STAR-R05)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "count")
    parts: ClassVar[bool] = True

    def __init__(self, seat: int, count: int) -> None:
        self.seat = seat
        self.count = count

    def copy(self) -> TakeCards:
        return TakeCards(self.seat, self.count)

    def run(self, state: StarState) -> None:
        if self.count and sum(state.bank):
            state.ask(1 << self.seat)
        else:
            state.pop()

    def legal(self, state: StarState, seat: int) -> list[int]:
        return [state.rules.actions.take + kind for kind in range(5) if state.bank[kind]]

    def answer(self, state: StarState, seat: int, action: int) -> None:
        self.count -= 1
        kind = action - state.rules.actions.take
        gain(state, seat, kind, 1)
        if state.journal is not None:
            state.tell(Event("take", seat, ("STAR-246",), {"resource": KEYS[kind]}))

    def refusal(self, state: StarState, seat: int, action: int) -> Reason:
        return take_refusal(state, action) or super().refusal(state, seat, action)

    def prompt(self, state: StarState, seat: int) -> Text:
        return Text("prompt-take", {"count": self.count})


class GainModule(Step[StarState]):
    """The active player may add modules without cost (STAR-249, STAR-R35)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("count",)

    def __init__(self, count: int) -> None:
        self.count = count

    def copy(self) -> GainModule:
        return GainModule(self.count)

    def run(self, state: StarState) -> None:
        if self.count and self.possible(state, state.active):
            state.ask(1 << state.active)
        else:
            state.pop()

    def possible(self, state: StarState, seat: int) -> list[int]:
        return [module for module in range(len(MODULES)) if module_check(state, seat, module) == MAY]

    def legal(self, state: StarState, seat: int) -> list[int]:
        actions = state.rules.actions
        return [actions.module + module for module in self.possible(state, seat)] + [actions.decline]

    def answer(self, state: StarState, seat: int, action: int) -> None:
        actions = state.rules.actions
        self.count -= 1
        if action != actions.decline:
            add_module(state, seat, action - actions.module, "STAR-249")

    def refusal(self, state: StarState, seat: int, action: int) -> Reason:
        module = action - state.rules.actions.module
        if 0 <= module < len(MODULES):
            check = module_check(state, seat, module)
            if check != MAY:
                return piece_reason(state, FIRST_MODULE + module, check)
        return super().refusal(state, seat, action)

    def prompt(self, state: StarState, seat: int) -> Text:
        return Text("prompt-gain-module")


class LoseModules(Parting):
    """Modules go back to the store, each player's own choice, all at once (STAR-244, STAR-255, STAR-R40)."""

    def copy(self) -> LoseModules:
        return LoseModules(self.owed[:], [row[:] for row in self.chosen])

    def first_action(self, state: StarState) -> int:
        return state.rules.actions.remove

    def stock(self, state: StarState, seat: int) -> list[int]:
        return state.modules[seat]

    def part(self, state: StarState) -> None:
        if sum(1 for owed in self.owed if owed) > 1:
            state.revealed()
        for seat in state.from_active():
            for module in range(len(MODULES)):
                for _ in range(self.chosen[seat][module]):
                    add_to(state.modules, seat, module, -1)
                    state.store[module] += 1
                    if state.journal is not None:
                        name = f"module-{MODULES[module]}"
                        state.tell(Event("lose-module", seat, ("STAR-244",), {"module": name}))

    def refusal(self, state: StarState, seat: int, action: int) -> Reason:
        if 0 <= action - state.rules.actions.remove < len(MODULES):
            return Reason("refusal-no-module", "STAR-244")
        return super().refusal(state, seat, action)

    def prompt(self, state: StarState, seat: int) -> Text:
        return Text("prompt-remove")


class StopShip(Step[StarState]):
    """One of the active player's ships may not move in this flight phase (STAR-243)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("count",)

    def __init__(self, count: int) -> None:
        self.count = count

    def copy(self) -> StopShip:
        return StopShip(self.count)

    def candidates(self, state: StarState, seat: int) -> list[int]:
        """Ships that may be chosen: one on another player's berth has to move, unless all of them stand on
        such berths (STAR-132, STAR-R25)."""
        free = [ship for ship in state.ships(seat) if not state.ship_flags[ship] & STOPPED]
        not_blocking = [ship for ship in free if foreign_berth(state, seat, state.ship_place[ship]) == NOBODY]
        return not_blocking or free

    def run(self, state: StarState) -> None:
        ships = self.candidates(state, state.active)
        if self.count == 0 or not ships:
            state.pop()
        elif len(ships) == 1:
            self.stop(state, ships[0])
        else:
            state.ask(1 << state.active)

    def stop(self, state: StarState, ship: int) -> None:
        self.count -= 1
        state.ship_flags[ship] |= STOPPED
        if state.journal is not None:
            name = f"place-{state.parts.board.names[state.ship_place[ship]]}"
            state.tell(Event("stop", ship // FLEET, ("STAR-243",), {"place": name}))

    def legal(self, state: StarState, seat: int) -> list[int]:
        return [state.rules.actions.stop + ship % FLEET for ship in self.candidates(state, seat)]

    def answer(self, state: StarState, seat: int, action: int) -> None:
        self.stop(state, FLEET * seat + action - state.rules.actions.stop)

    def refusal(self, state: StarState, seat: int, action: int) -> Reason:
        number = action - state.rules.actions.stop
        if 0 <= number < FLEET:
            if state.ship_place[FLEET * seat + number] < 0:
                return Reason("refusal-no-such-ship", "STAR-115")
            return Reason("refusal-blocking-ship", "STAR-132")
        return super().refusal(state, seat, action)

    def prompt(self, state: StarState, seat: int) -> Text:
        return Text("prompt-stop")


class GiveCards(Parting):
    """Every opponent with cards hands the active player some of own choice, unseen by the others."""

    def copy(self) -> GiveCards:
        return GiveCards(self.owed[:], [row[:] for row in self.chosen])

    def first_action(self, state: StarState) -> int:
        return state.rules.actions.hand_over

    def stock(self, state: StarState, seat: int) -> list[int]:
        return state.hands[seat]

    def part(self, state: StarState) -> None:
        for seat in state.from_active()[1:]:
            for kind in range(5):
                for _ in range(self.chosen[seat][kind]):
                    hand_over(state, seat, state.active, kind)
                    if state.journal is not None:
                        tell_secret(state, "handed-over", state.active, seat, kind, "STAR-R44")

    def refusal(self, state: StarState, seat: int, action: int) -> Reason:
        reason = held_reason(state, seat, action - state.rules.actions.hand_over, "STAR-257")
        return reason or super().refusal(state, seat, action)

    def prompt(self, state: StarState, seat: int) -> Text:
        return Text("prompt-hand-over", {"seat": state.active})
