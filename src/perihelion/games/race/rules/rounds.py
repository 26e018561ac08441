"""The course of the game: setup discards, rounds, the secret choice of actions, the end of a round."""

from __future__ import annotations

from typing import ClassVar

from perihelion.core.chance import Chance
from perihelion.core.state import Step
from perihelion.core.text import Arg, Event, Text
from perihelion.games.race.components import CONSUME, DEVELOP, EXPLORE, PHASES, PRODUCE, SETTLE
from perihelion.games.race.rules.choosing import UNANSWERED
from perihelion.games.race.rules.consume import Consume, Sell, sell_step
from perihelion.games.race.rules.develop import begin_develop
from perihelion.games.race.rules.explore import begin_explore
from perihelion.games.race.rules.picking import PickCards
from perihelion.games.race.rules.produce import Produce
from perihelion.games.race.rules.settle import ChooseWorld
from perihelion.games.race.state import NONE, RaceState


class HandLimit(PickCards):
    """Everybody with too many cards discards down to the limit (RACE-170)."""

    def copy(self) -> HandLimit:
        return HandLimit(self.counts, self.picks[:])

    def resolve(self, state: RaceState) -> None:
        state.pop()
        discard_all(state, self, "limit-discarded", "RACE-170")

    def prompt(self, state: RaceState, seat: int) -> Text:
        return Text("prompt-hand-limit", {"count": self.counts[seat] - len(self.picks[seat])})


class Round(Step[RaceState]):
    """Rounds follow each other until an end condition is met (RACE-036)."""

    def copy(self) -> Round:
        return self

    def run(self, state: RaceState) -> None:
        if not state.actions:
            state.round += 1
            if state.journal is not None:
                state.tell(Event("round", args={"round": state.round}))
            state.push(ChooseActions([UNANSWERED] * state.seats))
        elif state.slot + 1 < len(state.slots):
            state.slot += 1
            begin_phase(state)
        else:
            state.slot = len(state.slots)
            state.push(EndOfRound())
            push_hand_limit(state)


class ChooseActions(Step[RaceState]):
    """All secretly choose their action card, or two in the advanced variant (RACE-025, RACE-201)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("choices",)
    secret: ClassVar[bool] = True

    def __init__(self, choices: list[int]) -> None:
        self.choices = choices

    def copy(self) -> ChooseActions:
        return ChooseActions(self.choices[:])

    def run(self, state: RaceState) -> None:
        if UNANSWERED in self.choices:
            state.ask((1 << state.seats) - 1)
            return
        state.pop()
        state.actions = [chosen_actions(state, choice) for choice in self.choices]
        state.slots = slots_of(state)
        state.slot = NONE
        state.reveals += 1
        if state.journal is not None:
            ids = [action.id for action in state.cards.actions]
            for seat in state.order:
                chosen = [f"act-{ids[action]}" for action in state.actions[seat]]
                state.tell(Event("chose", seat, ("RACE-025",), {"actions": chosen}))

    def legal(self, state: RaceState, seat: int) -> list[int]:
        catalogue = state.catalogue
        return catalogue.all_pairs[:] if state.advanced else catalogue.all_acts[:]

    def pick(self, state: RaceState, seat: int, chance: Chance) -> int:
        catalogue = state.catalogue
        return chance.pick(catalogue.all_pairs if state.advanced else catalogue.all_acts)

    def answer(self, state: RaceState, seat: int, action: int) -> None:
        self.choices[seat] = action

    def prompt(self, state: RaceState, seat: int) -> Text:
        key = "prompt-act-pair" if state.advanced else "prompt-act"
        return Text(key, {"round": state.round})

    def forget(self, state: RaceState, seat: int) -> bool:
        self.choices[seat] = UNANSWERED
        return True


class EndOfRound(Step[RaceState]):
    """Action cards return; the game ends if a condition is met (RACE-172, RACE-173)."""

    def copy(self) -> EndOfRound:
        return self

    def run(self, state: RaceState) -> None:
        state.pop()
        ended = end_conditions(state)
        if ended:
            if state.journal is not None:
                rules = ("RACE-174",) if "tableau" in ended else ("RACE-175",)
                args: dict[str, Arg] = {"round": state.round, "cards": state.cards.tableau_end}
                state.tell(Event(f"ended-by-{ended[0]}", args=args, rules=rules))
            state.finish()
            return
        state.actions = []
        state.slots = []
        state.slot = NONE


def end_conditions(state: RaceState) -> list[str]:
    """The conditions met: a full tableau (RACE-174), an empty pool (RACE-175)."""
    ended: list[str] = []
    for player in state.players:
        if len(player.tableau) >= state.cards.tableau_end:
            ended.append("tableau")
            break
    if state.pool <= 0:
        ended.append("pool")
    return ended


def begin_phase(state: RaceState) -> None:
    """Starts the phase of the slot at hand (RACE-028)."""
    phase = state.phase()
    if state.journal is not None:
        again = "phase-again" if state.slots[state.slot] & 1 else "phase"
        name = PHASES[phase - 1]
        args: dict[str, Arg] = {"numeral": f"numeral-{name}", "phase": f"phase-{name}"}
        state.tell(Event(again, args=args, rules=("RACE-028",)))
    if phase == EXPLORE:
        begin_explore(state)
    elif phase == DEVELOP:
        begin_develop(state)
    elif phase == SETTLE:
        state.push(ChooseWorld([UNANSWERED] * state.seats))
    elif phase == CONSUME:
        state.push(Consume([], NONE, False))
        sale: Sell | None = sell_step(state)
        if sale is not None:
            state.push(sale)
    elif phase == PRODUCE:
        state.push(Produce([], False))


def chosen_actions(state: RaceState, choice: int) -> list[int]:
    catalogue = state.catalogue
    if choice >= catalogue.pair:
        one, two = catalogue.pairs[choice - catalogue.pair]
        return [one, two]
    return [choice - catalogue.act]


def slots_of(state: RaceState) -> list[int]:
    """The phases of the round in their order (RACE-027, RACE-028); Develop and Settle twice if somebody
    chose the card twice (RACE-203), never more (RACE-R41)."""
    phase_of = state.cards.phase_of_action
    played = 0  # a bit for each slot
    for chosen in state.actions:
        for action in chosen:
            played |= 1 << 2 * phase_of[action]
        if len(chosen) == 2 and chosen[0] == chosen[1]:
            played |= 1 << 2 * phase_of[chosen[0]] + 1
    return [slot for slot in range(2 * EXPLORE, 2 * PRODUCE + 2) if played >> slot & 1]


def push_hand_limit(state: RaceState) -> None:
    limit = state.cards.hand_limit
    counts = [max(0, len(player.hand) - limit) for player in state.players]
    for count in counts:
        if count:
            state.push(HandLimit(counts, [[] for _ in counts]))
            return


def discard_all(state: RaceState, step: PickCards, key: str, rule: str) -> None:
    """Everybody's picks go face down to the discard pile, in player order."""
    for seat in state.order:
        picks = step.taken(state, seat) if step.counts[seat] else []
        if picks:
            state.throw(seat, picks)
            if state.journal is not None:
                secret: dict[str, Arg] = {"cards": state.cards.keys(picks)}
                args: dict[str, Arg] = {"count": len(picks)}
                state.tell(Event(key, seat, (rule,), args, secret, 1 << seat))
