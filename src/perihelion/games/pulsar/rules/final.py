"""The final scoring in its seven steps (PULS-223), with the decisions players have in it."""

from __future__ import annotations

from typing import ClassVar

from perihelion.core.state import Step
from perihelion.core.text import Arg, Event, Reason, Text
from perihelion.games.pulsar.rules.counting import (
    FINAL_STEPS,
    endgame_points,
    final_points,
    final_source,
    fulfillable,
    waivers,
)
from perihelion.games.pulsar.rules.shop import Shop
from perihelion.games.pulsar.state import (
    CONTRACT_BONUSES,
    CONTRACTS,
    SOURCES,
    TECHNOLOGIES_ENDGAME,
    PulsarState,
)


class FinalScoring(Step[PulsarState]):
    """Step after step; in each step player after player."""

    FIELDS: ClassVar[tuple[str, ...]] = ("stage", "at")

    def __init__(self, stage: int, at: int) -> None:
        self.stage = stage
        self.at = at

    def copy(self) -> FinalScoring:
        return FinalScoring(self.stage, self.at)

    def run(self, state: PulsarState) -> None:
        if self.stage == FINAL_STEPS:
            state.finish()
            if state.journal is not None:
                state.tell(Event("game-over", -1, ("PULS-223",)))
            return
        order = state.turn_order()
        seat = order[self.at]
        stage = self.stage + 1
        self.at += 1
        if self.at == len(order):
            self.at = 0
            self.stage += 1
        score_step(state, seat, stage)


def score_step(state: PulsarState, seat: int, step: int) -> None:
    state.players[seat].final_steps = step
    gain(state, seat, TECHNOLOGIES_ENDGAME, endgame_points(state, seat, step, step))
    if step == 1:
        shop = [slot for slot in range(len(state.techs)) if is_finance(state, seat, slot)]
        if shop:
            state.push(Finance(seat, shop))  # PULS-R26
    elif step == 2:
        state.push(Contracts(seat, waivers(state, seat), 0, 0, [0] * len(state.contracts), False))
    else:
        gain(state, seat, final_source(step), final_points(state, seat, step))


def gain(state: PulsarState, seat: int, source: int, points: int) -> None:
    if points:
        state.score(seat, source, points)
        if state.journal is not None:
            state.tell(
                Event("final", seat, ("PULS-223",), {"source": f"score-{SOURCES[source]}", "points": points})
            )


def is_finance(state: PulsarState, seat: int, slot: int) -> bool:
    return (state.players[seat].patents >> slot) & 1 == 1 and state.technology(slot).pay_cubes > 0


class Finance(Shop):
    """Purple technologies that give points for cubes, by their slots (PULS-224)."""

    source: ClassVar[int] = TECHNOLOGIES_ENDGAME
    rule: ClassVar[str] = "PULS-224"
    words: ClassVar[str] = "finance"

    def copy(self) -> Finance:
        return Finance(self.seat, self.wares[:])

    def price(self, state: PulsarState, ware: int) -> int:
        return state.technology(ware).pay_cubes

    def points(self, state: PulsarState, ware: int) -> int:
        return state.technology(ware).points

    def action(self, state: PulsarState, ware: int) -> int:
        return state.actions.finance + state.techs[ware]


class Contracts(Step[PulsarState]):
    """Contracts of one player: waivers first, then which contracts are met where generators do not suffice
    for all, then bonuses for cubes. `waived` and `met` are masks over the contracts in play, `bought` counts
    the bonuses of each, `scored` says that the contracts themselves have been scored."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "waivers", "waived", "met", "bought", "scored")

    def __init__(
        self, seat: int, waivers: int, waived: int, met: int, bought: list[int], scored: bool
    ) -> None:
        self.seat = seat
        self.waivers = waivers
        self.waived = waived
        self.met = met
        self.bought = bought
        self.scored = scored

    def copy(self) -> Contracts:
        return Contracts(self.seat, self.waivers, self.waived, self.met, self.bought[:], self.scored)

    def run(self, state: PulsarState) -> None:
        if not self.scored and not self.waivers:
            sets = self.sets(state)
            if len(sets) == 1:
                self.met = sets[0]
                self.score(state)
        if self.waivers or not self.scored or self.offers(state):
            state.ask(1 << self.seat)
        else:
            state.pop()

    def sets(self, state: PulsarState) -> list[int]:
        """The sets of contracts that can still be met, given what has been decided."""
        return [mask for mask in fulfillable(state, self.seat, self.waived) if mask & self.met == self.met]

    def score(self, state: PulsarState) -> None:
        self.scored = True
        for at, number in enumerate(state.contracts):
            if (self.met >> at) & 1:
                contract = state.box.contracts[number]
                state.score(self.seat, CONTRACTS, contract.points)
                if state.journal is not None:
                    args: dict[str, Arg] = {"contract": f"contract-{contract.id}", "points": contract.points}
                    state.tell(Event("contract", self.seat, ("PULS-225",), args))

    def offers(self, state: PulsarState) -> list[int]:
        """Positions of the contracts whose next bonus can be bought (PULS-225, PULS-228)."""
        found: list[int] = []
        for at, number in enumerate(state.contracts):
            bonuses = state.box.contracts[number].bonuses
            if not (self.met >> at) & 1 or self.bought[at] == len(bonuses):
                continue
            if bonuses[self.bought[at]][0] <= state.players[self.seat].cubes:
                found.append(at)
        return found

    def legal(self, state: PulsarState, seat: int) -> list[int]:
        actions = state.actions
        if self.waivers:
            open_ones = [at for at in range(len(state.contracts)) if not (self.waived >> at) & 1]
            return sorted(actions.waive + state.contracts[at] for at in open_ones) + [actions.done]
        if not self.scored:
            return sorted(actions.fulfil + state.contracts[at] for at in self.open_choices(state))
        return sorted(actions.contract_bonus + state.contracts[at] for at in self.offers(state)) + [
            actions.done
        ]

    def open_choices(self, state: PulsarState) -> list[int]:
        """Contracts that some of the possible sets contain and others do not (PULS-R43)."""
        sets = self.sets(state)
        return [
            at
            for at in range(len(state.contracts))
            if any((mask >> at) & 1 for mask in sets) and not all((mask >> at) & 1 for mask in sets)
        ]

    def answer(self, state: PulsarState, seat: int, action: int) -> None:
        actions = state.actions
        if self.waivers:
            self.waivers -= 1
            if action == actions.done:
                self.waivers = 0
            else:
                self.waived |= 1 << state.contracts.index(action - actions.waive)
                if state.journal is not None:
                    state.tell(
                        Event(
                            "waived",
                            seat,
                            ("PULS-R27",),
                            {"contract": self._name(state, action - actions.waive)},
                        )
                    )
        elif not self.scored:
            self.met |= 1 << state.contracts.index(action - actions.fulfil)
        elif action == actions.done:
            state.pop()
        else:
            self.buy(state, state.contracts.index(action - actions.contract_bonus))

    def buy(self, state: PulsarState, at: int) -> None:
        number = state.contracts[at]
        price, points = state.box.contracts[number].bonuses[self.bought[at]]
        self.bought[at] += 1
        state.players[self.seat].cubes -= price
        state.score(self.seat, CONTRACT_BONUSES, points)
        if state.journal is not None:
            args: dict[str, Arg] = {"contract": self._name(state, number), "cubes": price, "points": points}
            state.tell(Event("contract-bonus", self.seat, ("PULS-225",), args))

    def _name(self, state: PulsarState, number: int) -> str:
        return f"contract-{state.box.contracts[number].id}"

    def refusal(self, state: PulsarState, seat: int, action: int) -> Reason:
        if self.waivers:
            return Reason("refusal-waive", "PULS-R27")
        if not self.scored:
            return Reason("refusal-fulfil", "PULS-R43")
        return Reason("refusal-contract", "PULS-228", {"cubes": state.players[seat].cubes})

    def prompt(self, state: PulsarState, seat: int) -> Text:
        if self.waivers:
            return Text("prompt-waive")
        if not self.scored:
            return Text("prompt-fulfil")
        return Text("prompt-contract-bonus", {"cubes": state.players[seat].cubes})
