"""Paid actions once the die is paid: what happens, and the decisions that belong to them."""

from __future__ import annotations

from typing import ClassVar

from perihelion.core.state import Step
from perihelion.core.text import Arg, Event, Reason, Text
from perihelion.games.pulsar.catalogue import PIPS
from perihelion.games.pulsar.components import pieces as c
from perihelion.games.pulsar.components.pieces import MODIFIERS, SPINNING, outer_edge
from perihelion.games.pulsar.rules.choices import take_generator
from perihelion.games.pulsar.rules.exploring import place_key
from perihelion.games.pulsar.rules.payment import payment_parts, spend
from perihelion.games.pulsar.rules.rewards import FROM_PROJECT, FROM_TECHNOLOGY, FROM_TRANSMITTER, Rewards
from perihelion.games.pulsar.rules.technologies import fire, worth
from perihelion.games.pulsar.state import AWARDS, TECHNOLOGIES, PulsarState


class Payment(Step[PulsarState]):
    """Chooses how to pay for an action that can be paid in several ways."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "act", "ways")

    def __init__(self, seat: int, act: int, ways: list[int]) -> None:
        self.seat = seat
        self.act = act
        self.ways = ways

    def copy(self) -> Payment:
        return Payment(self.seat, self.act, self.ways)

    def run(self, state: PulsarState) -> None:
        state.ask(1 << self.seat)

    def legal(self, state: PulsarState, seat: int) -> list[int]:
        return self.ways[:]

    def answer(self, state: PulsarState, seat: int, action: int) -> None:
        state.pop()
        pay_and_do(state, seat, self.act, action)

    def refusal(self, state: PulsarState, seat: int, action: int) -> Reason:
        return Reason("refusal-pay", "PULS-070")

    def prompt(self, state: PulsarState, seat: int) -> Text:
        actions = state.actions
        if actions.spin <= self.act < actions.take_transmitter:
            size = state.generators[self.act - actions.spin] - 1
            return Text("prompt-pay-spin", {"size": f"size-{c.SIZES[size]}"})
        return Text(f"prompt-pay-{actions.catalogue.kind(self.act).name}", actions.catalogue.args(self.act))


def pay_and_do(state: PulsarState, seat: int, act: int, way: int) -> None:
    value, die, token = payment_parts(state, state.actions.pay, way)
    spend(state, seat, die, token, value)
    do(state, seat, act)


def do(state: PulsarState, seat: int, act: int) -> None:
    """Carries out a paid action."""
    actions = state.actions
    if act < actions.place:
        take_generator(state, seat, act - actions.take_generator)
    elif act < actions.take_transmitter:
        spin(state, seat, act - actions.spin)
    elif act < actions.pay_transmitter:
        tile, value = divmod(act - actions.take_transmitter, PIPS)
        take_transmitter(state, seat, tile, value + 1)
    elif act < actions.patent:
        tile, value = divmod(act - actions.pay_transmitter, PIPS)
        cover(state, seat, tile, value + 1)
        if state.is_active(tile):
            activate(state, seat, tile)
    elif act < actions.project:
        patent(state, seat, act - actions.patent)
    elif act < actions.buy_modifier:
        complete(state, seat, act - actions.project)
    else:
        buy_modifier(state, seat, act - actions.buy_modifier)


# -- generators ----------------------------------------------------------------------------------------


def place_generator(state: PulsarState, seat: int, size: int, pulsar: int) -> None:
    """Puts a generator in front of the player on an own pulsar, under construction (PULS-130)."""
    state.players[seat].front[size] -= 1
    state.generators[pulsar] = size + 1
    if state.journal is not None:
        place = place_key(state, state.box.first_pulsar + pulsar)
        args: dict[str, Arg] = {"size": f"size-{c.SIZES[size]}", "place": place}
        state.tell(Event("placed", seat, ("PULS-129",), args))
    check_awards(state, seat, size)


def check_awards(state: PulsarState, seat: int, size: int) -> None:
    """Takes the awards of a size that the seat is due (PULS-136, PULS-139, PULS-R16)."""
    player = state.players[seat]
    for points in awards_for(state, seat, size, 0):
        player.awards.append(size * 2 + state.awards[size])
        state.awards[size] += 1
        state.score(seat, AWARDS, points)
        if state.journal is not None:
            args: dict[str, Arg] = {"size": f"size-{c.SIZES[size]}", "points": points}
            state.tell(Event("award", seat, ("PULS-136",), args))


def awards_for(state: PulsarState, seat: int, size: int, more: int) -> list[int]:
    """The points of the awards that the seat is due for a size, with so many generators more on pulsars."""
    figures = state.box.figures
    number = more
    for pulsar, owner in enumerate(state.rings):
        generator = state.generators[pulsar]
        if owner == seat and generator in (size + 1, size + 1 + SPINNING):
            number += 1
    due = 0
    if number >= figures.award_needs_both:
        due = 2
    elif number >= figures.award_needs:
        due = 1
    held = sum(1 for award in state.players[seat].awards if award // 2 == size)
    taken = state.awards[size]
    return figures.awards[taken : taken + max(0, due - held)]


def spin(state: PulsarState, seat: int, pulsar: int) -> None:
    state.generators[pulsar] += SPINNING
    if state.journal is not None:
        state.tell(
            Event("spun", seat, ("PULS-133",), {"place": place_key(state, state.box.first_pulsar + pulsar)})
        )
    fire(state, seat, c.ON_SPIN)


# -- transmitters --------------------------------------------------------------------------------------


def take_transmitter(state: PulsarState, seat: int, tile: int, value: int) -> None:
    state.display.remove(tile)
    cover(state, seat, tile, value)
    if state.journal is not None:
        state.tell(
            Event(
                "transmitter", seat, ("PULS-142",), {"tile": f"transmitter-{state.box.transmitters[tile].id}"}
            )
        )
    state.push(JoinTransmitter(seat, tile))


def cover(state: PulsarState, seat: int, tile: int, value: int) -> None:
    """One printed die of this value is paid (PULS-R20)."""
    cost = state.box.transmitters[tile].cost
    for number in range(len(cost)):
        if cost[number] == value and not (state.paid[tile] >> number) & 1:
            state.paid[tile] |= 1 << number
            break
    fire(state, seat, c.ON_PAY_TRANSMITTER)


class JoinTransmitter(Step[PulsarState]):
    """A new transmitter is joined to an own one or starts a structure of its own (PULS-144)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "tile")

    def __init__(self, seat: int, tile: int) -> None:
        self.seat = seat
        self.tile = tile

    def copy(self) -> JoinTransmitter:
        return JoinTransmitter(self.seat, self.tile)

    def run(self, state: PulsarState) -> None:
        if self.joins(state):
            state.ask(1 << self.seat)
        else:
            self.place(state, -1, 0, 0)

    def joins(self, state: PulsarState) -> list[int]:
        """Free connectors of the own structures with the connectors of the new tile (PULS-145, PULS-148)."""
        found: list[int] = []
        tiles = state.box.transmitters
        new_edges = [side for side in (0, 1) if tiles[self.tile].edge(side) >= 0]
        for chain in state.players[self.seat].structures:
            for right in (False, True):
                entry = chain[-1] if right else chain[0]
                side = outer_edge(entry, right)
                if tiles[entry >> 1].edge(side) >= 0:
                    found += [state.actions.joins(entry >> 1, side, new) for new in new_edges]
        found.sort()
        return found

    def legal(self, state: PulsarState, seat: int) -> list[int]:
        return [*self.joins(state), state.actions.separate]

    def answer(self, state: PulsarState, seat: int, action: int) -> None:
        if action == state.actions.separate:
            self.place(state, -1, 0, 0)
            return
        rest, new = divmod(action - state.actions.join, 2)
        tile, side = divmod(rest, 2)
        self.place(state, tile, side, new)

    def place(self, state: PulsarState, to: int, side: int, new: int) -> None:
        """Adds the tile to the chain whose outer edge is that of the tile `to`, or to a chain of its own."""
        structures = state.players[self.seat].structures
        state.pop()
        if to < 0:
            structures.append([self.tile * 2])
        for chain in structures:
            if chain[-1] >> 1 == to and outer_edge(chain[-1], True) == side:
                chain.append(self.tile * 2 + (1 if new == 1 else 0))  # its joined edge looks left
                break
            if chain[0] >> 1 == to and outer_edge(chain[0], False) == side:
                chain.insert(0, self.tile * 2 + (0 if new == 1 else 1))  # its joined edge looks right
                break
        if state.journal is not None and to >= 0:
            ids = state.box.transmitters
            args: dict[str, Arg] = {
                "tile": f"transmitter-{ids[self.tile].id}",
                "to": f"transmitter-{ids[to].id}",
                "value": ids[self.tile].edge(new) + ids[to].edge(side),
            }
            state.tell(Event("joined", self.seat, ("PULS-145",), args))
        if state.is_active(self.tile):  # PULS-152
            activate(state, self.seat, self.tile)

    def refusal(self, state: PulsarState, seat: int, action: int) -> Reason:
        return Reason("refusal-join", "PULS-145")

    def prompt(self, state: PulsarState, seat: int) -> Text:
        return Text("prompt-join", {"tile": f"transmitter-{state.box.transmitters[self.tile].id}"})


def activate(state: PulsarState, seat: int, tile: int) -> None:
    """The last die is paid: joints with active neighbours offer a bonus die, the reward is given."""
    tiles = state.box.transmitters
    for chain in state.players[seat].structures:
        for at in range(len(chain) - 1):
            left, right = chain[at] >> 1, chain[at + 1] >> 1
            if tile in (left, right) and state.is_active(left) and state.is_active(right):
                half = tiles[left].edge(outer_edge(chain[at], True))
                value = half + tiles[right].edge(outer_edge(chain[at + 1], False))
                state.joints.append(value)  # PULS-154
                if state.journal is not None:
                    state.tell(Event("joint", seat, ("PULS-154",), {"value": value}))
    if state.journal is not None:
        state.tell(Event("activated", seat, ("PULS-150",), {"tile": f"transmitter-{tiles[tile].id}"}))
    fire(state, seat, c.ON_ACTIVATE)
    state.push(Rewards(seat, FROM_TRANSMITTER, tile, 0))


# -- technologies, projects, modifiers -----------------------------------------------------------------


def patent(state: PulsarState, seat: int, number: int) -> None:
    tech = state.box.technologies[number]
    slot = state.techs.index(number)
    player = state.players[seat]
    for reward in tech.rewards:
        if reward.kind == c.BUY_BONUS_DIE:
            player.cubes -= reward.extra  # PULS-199
    if state.journal is not None:
        state.tell(Event("patented", seat, ("PULS-180",), {"technology": f"tech-{tech.slug}"}))
    fire(state, seat, c.ON_PATENT)  # before it is owned: never for itself (PULS-R21)
    player.patents |= 1 << slot
    state.fresh |= 1 << slot
    if tech.kind == c.INSTANT:
        points = worth(state, seat, tech)
        if points:
            state.score(seat, TECHNOLOGIES, points)
            if state.journal is not None:
                state.tell(Event("points", seat, ("PULS-186",), {"amount": points}))
        state.push(Rewards(seat, FROM_TECHNOLOGY, number, 0))


def complete(state: PulsarState, seat: int, number: int) -> None:
    player = state.players[seat]
    player.projects |= 1 << number
    project = state.box.headquarters[player.headquarters].projects[number]
    if state.journal is not None:
        state.tell(Event("project", seat, ("PULS-165",), {"project": f"project-{project.id}"}))
    fire(state, seat, c.ON_PROJECT)
    state.push(Rewards(seat, FROM_PROJECT, player.headquarters * 8 + number, 0))


def buy_modifier(state: PulsarState, seat: int, kind: int) -> None:
    state.players[seat].modifiers[kind] += 1
    if state.journal is not None:
        args: dict[str, Arg] = {"modifier": f"modifier-{MODIFIERS[kind]}", "amount": 1}
        state.tell(Event("modifier", seat, ("PULS-188",), args))
