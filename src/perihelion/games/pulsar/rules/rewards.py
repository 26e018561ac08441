"""Rewards: what tiles, projects, technologies, systems and tokens give, and the landings that follow.

Rewards are resolved left to right; each that needs a decision is decided before the next (PULS-R42).
"""

from __future__ import annotations

from typing import ClassVar, Final

from perihelion.core.state import Step
from perihelion.core.text import Arg, Event, Reason, Text
from perihelion.games.pulsar.components import pieces as c
from perihelion.games.pulsar.components.box import Box
from perihelion.games.pulsar.components.pieces import PULSAR, SYSTEM, Reward, gives_bonus_die
from perihelion.games.pulsar.rules.choices import ChooseGenerators, ClaimPulsar
from perihelion.games.pulsar.rules.exploring import build, claim, place_key, reveal
from perihelion.games.pulsar.rules.payment import hold_bonus
from perihelion.games.pulsar.state import (
    ENGINEERING,
    EXPLORATION,
    HEADQUARTERS,
    TECHNOLOGIES,
    TRANSMITTERS_IMMEDIATE,
    PulsarState,
)

# What gives the reward.
FROM_TECHNOLOGY: Final = 0
FROM_PROJECT: Final = 1  # side * 8 + project
FROM_TRANSMITTER: Final = 2
FROM_SYSTEM: Final = 3
FROM_TOKEN: Final = 4
FROM_TRACK: Final = 5
SOURCE_OF: Final[tuple[int, ...]] = (
    TECHNOLOGIES, HEADQUARTERS, TRANSMITTERS_IMMEDIATE, EXPLORATION, EXPLORATION, ENGINEERING,
)  # fmt: skip


def rewards_of(box: Box, giver: int, index: int) -> list[Reward]:
    if giver == FROM_TECHNOLOGY:
        return box.technologies[index].rewards
    if giver == FROM_PROJECT:
        side, project = divmod(index, 8)
        return box.headquarters[side].projects[project].rewards
    if giver == FROM_TRANSMITTER:
        return box.transmitters[index].immediate
    if giver == FROM_SYSTEM:
        return box.systems[index].bonus
    return box.tokens[index].rewards


class Rewards(Step[PulsarState]):
    """Gives a seat all rewards of one giver, from position `at` on."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "giver", "index", "at")

    def __init__(self, seat: int, giver: int, index: int, at: int) -> None:
        self.seat = seat
        self.giver = giver
        self.index = index
        self.at = at

    def copy(self) -> Rewards:
        return Rewards(self.seat, self.giver, self.index, self.at)

    def run(self, state: PulsarState) -> None:
        rewards = rewards_of(state.box, self.giver, self.index)
        if self.at == len(rewards):
            state.pop()
            return
        reward = rewards[self.at]
        self.at += 1
        give(state, self.seat, reward, self.giver)


def give(state: PulsarState, seat: int, reward: Reward, giver: int) -> None:
    """Gives one reward; what needs a decision is pushed as a step."""
    player = state.players[seat]
    kind = reward.kind
    if kind == c.POINTS:
        state.score(seat, SOURCE_OF[giver], reward.amount)
        if state.journal is not None:
            state.tell(Event("points", seat, (), {"amount": reward.amount}))
    elif kind == c.CUBES:
        player.cubes += reward.amount
        if state.journal is not None:
            state.tell(Event("cubes", seat, ("PULS-006",), {"amount": reward.amount}))
    elif kind == c.MODIFIER:
        player.modifiers[reward.value] += reward.amount  # PULS-008
        if state.journal is not None:
            args: dict[str, Arg] = {
                "amount": reward.amount,
                "modifier": f"modifier-{c.MODIFIERS[reward.value]}",
            }
            state.tell(Event("modifier", seat, ("PULS-008",), args))
    elif kind == c.GENERATOR:
        state.push(ChooseGenerators(seat, reward.amount, reward.mask, False))
    elif kind == c.GENERATORS_DISTINCT:
        state.push(ChooseGenerators(seat, reward.amount, (1 << len(c.SIZES)) - 1, True))
    elif kind == c.EXPLORATION_TOKEN:
        state.push(DrawTokens(seat, reward.amount))
    elif kind == c.SPLIT_DIE:
        player.dice.append(reward.value)  # PULS-197
        hold_bonus(state, seat, reward.extra, True)
        if state.journal is not None:
            state.tell(Event("split", seat, ("PULS-197",), {"silver": reward.value, "red": reward.extra}))
    elif kind in (c.BONUS_DIE, c.BUY_BONUS_DIE):
        hold_bonus(state, seat, reward.value, True)
        if state.journal is not None:
            state.tell(Event("bonus-die", seat, ("PULS-R01",), {"value": reward.value}))
    elif kind == c.CLAIM_ISOLATED:
        state.push(ClaimPulsar(seat))
    elif kind == c.TELEPORT:
        state.push(Teleport(seat, reward.value))
    # An inspection flight gives nothing at once (PULS-169); an extra station is a kept token (PULS-112).


class DrawTokens(Step[PulsarState]):
    """Draws exploration tokens and resolves each before the next is drawn (PULS-R41)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "left")

    def __init__(self, seat: int, left: int) -> None:
        self.seat = seat
        self.left = left

    def copy(self) -> DrawTokens:
        return DrawTokens(self.seat, self.left)

    def run(self, state: PulsarState) -> None:
        if self.left > 0 and not state.pile:
            state.pile = state.discards  # PULS-113
            state.discards = []
            state.chance.shuffle(state.pile)
        if self.left == 0 or not state.pile:  # PULS-R24
            state.pop()
            return
        self.left -= 1
        token = state.pile.pop()
        state.revealed()
        face = state.box.tokens[token]
        if face.keep:
            state.players[self.seat].kept.append(token)
        else:
            state.discards.append(token)  # PULS-112
        if state.journal is not None:
            state.tell(Event("token", self.seat, ("PULS-112",), {"face": f"face-{face.id}"}))
        state.push(Rewards(self.seat, FROM_TOKEN, token, 0))


class Passing(Step[PulsarState]):
    """A ship has flown through a system."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "place")

    def __init__(self, seat: int, place: int) -> None:
        self.seat = seat
        self.place = place

    def copy(self) -> Passing:
        return Passing(self.seat, self.place)

    def run(self, state: PulsarState) -> None:
        state.pop()
        if build(state, self.seat, self.place, False) >= 0 and state.cluster.dead_end[self.place]:
            state.push(DrawTokens(self.seat, 1))  # PULS-122, PULS-R34


class Landing(Step[PulsarState]):
    """A ship has landed, by flight or by teleport."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "place")

    def __init__(self, seat: int, place: int) -> None:
        self.seat = seat
        self.place = place

    def copy(self) -> Landing:
        return Landing(self.seat, self.place)

    def run(self, state: PulsarState) -> None:
        state.pop()
        place = self.place
        built = -1
        gained = False
        if state.cluster.kind[place] == SYSTEM:
            if state.is_hidden(place):
                reveal(state, place)
            built = build(state, self.seat, place, True)
            gained = built >= 0
        elif state.cluster.kind[place] == PULSAR:
            gained = claim(state, self.seat, place)  # PULS-115
        if gained and state.cluster.dead_end[place]:
            state.push(DrawTokens(self.seat, 1))  # PULS-122; after the bonus, PULS-R40
        if built == c.BLUE:
            tile = state.tiles[place - state.box.first_system]
            state.push(ExplorationBonus(self.seat, tile))  # PULS-109


class ExplorationBonus(Step[PulsarState]):
    """The printed bonus of a system, or a token instead (PULS-110)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "tile")

    def __init__(self, seat: int, tile: int) -> None:
        self.seat = seat
        self.tile = tile

    def copy(self) -> ExplorationBonus:
        return ExplorationBonus(self.seat, self.tile)

    def run(self, state: PulsarState) -> None:
        if gives_bonus_die(state.box.systems[self.tile].bonus) and not state.bonus_allowed():
            state.pop()
            state.push(DrawTokens(self.seat, 1))  # PULS-201
        else:
            state.ask(1 << self.seat)

    def legal(self, state: PulsarState, seat: int) -> list[int]:
        return [state.actions.take_bonus, state.actions.draw_token]

    def answer(self, state: PulsarState, seat: int, action: int) -> None:
        state.pop()
        if action == state.actions.take_bonus:
            state.push(Rewards(seat, FROM_SYSTEM, self.tile, 0))
        else:
            state.push(DrawTokens(seat, 1))

    def refusal(self, state: PulsarState, seat: int, action: int) -> Reason:
        return Reason("refusal-decide-bonus", "PULS-110")

    def prompt(self, state: PulsarState, seat: int) -> Text:
        return Text("prompt-exploration-bonus")


class Teleport(Step[PulsarState]):
    """Moves the ship to a place of choice and resolves it as a landing (PULS-159)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "to")

    def __init__(self, seat: int, to: int) -> None:
        self.seat = seat
        self.to = to

    def copy(self) -> Teleport:
        return Teleport(self.seat, self.to)

    def run(self, state: PulsarState) -> None:
        state.ask(1 << self.seat)

    def legal(self, state: PulsarState, seat: int) -> list[int]:
        return [
            state.actions.teleport + number
            for number, place in enumerate(state.actions.goals)
            if self.is_target(state, place)
        ]

    def is_target(self, state: PulsarState, place: int) -> bool:
        if not state.cluster.exists[place]:
            return False
        if self.to == c.TO_PULSAR:
            return state.cluster.kind[place] == PULSAR
        return self.to == c.TO_ANY or state.cluster.kind[place] == SYSTEM

    def answer(self, state: PulsarState, seat: int, action: int) -> None:
        place = state.actions.goals[action - state.actions.teleport]
        state.players[seat].ship = place
        if state.journal is not None:
            state.tell(Event("teleported", seat, ("PULS-159",), {"place": place_key(state, place)}))
        state.pop()
        state.push(Landing(seat, place))

    def refusal(self, state: PulsarState, seat: int, action: int) -> Reason:
        return Reason(f"refusal-teleport-{c.TELEPORTS[self.to]}", "PULS-159")

    def prompt(self, state: PulsarState, seat: int) -> Text:
        return Text(f"prompt-teleport-{c.TELEPORTS[self.to]}")
