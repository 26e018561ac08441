"""Mascamites: samples hidden on Jupiter and Saturn, loaded, carried as capsules and delivered."""

from __future__ import annotations

from typing import ClassVar, Final

from perihelion.core.state import Step
from perihelion.core.text import Event, Text
from perihelion.games.seti.catalogue import MAX_CAPSULES
from perihelion.games.seti.components.vocabulary import CAPSULE_AT, EV_MISSION_COMPLETE, PLANETS
from perihelion.games.seti.rules.conditions import figures
from perihelion.games.seti.rules.missions import finish_mission, happens_later
from perihelion.games.seti.rules.steps import Choice, run_effects, run_nested
from perihelion.games.seti.state import SetiState, changed

# What a look at the samples is for.
LOAD: Final = 0
REWARD: Final = 1


def discover(state: SetiState) -> None:
    """Three samples on Jupiter, three on Saturn, the seventh face up on the board (SETI-M06)."""
    samples = list(range(len(state.parts.samples)))
    state.chance.shuffle(samples)
    each = state.parts.samples_per_planet
    state.samples = [sorted(samples[:each]), sorted(samples[each : 2 * each])]
    state.sample_board = changed(state.sample_board, 0, samples[2 * each])
    state.revealed()


class PickSample(Choice):
    """Looks at all samples of a planet and loads one, or gains the reward of one and puts it back."""

    FIELDS: ClassVar[tuple[str, ...]] = ("owner", "side", "purpose", "looked")

    def __init__(self, owner: int, side: int, purpose: int, looked: bool) -> None:
        super().__init__(owner)
        self.side = side  # 0 Jupiter, 1 Saturn
        self.purpose = purpose
        self.looked = looked

    def copy(self) -> PickSample:
        return PickSample(self.owner, self.side, self.purpose, self.looked)

    def run(self, state: SetiState) -> None:
        if not self.looked:
            self.looked = True
            look(state, self.owner, self.side)
        super().run(state)

    def options(self, state: SetiState) -> list[int]:
        return [state.acts.sample + sample for sample in state.samples[self.side]]

    def choose(self, state: SetiState, action: int) -> None:
        state.pop()
        sample = action - state.acts.sample
        if self.purpose == REWARD:  # SETI-R25: it goes back face down
            if state.journal is not None:
                args = {"planet": _planet_key(state, self.side)}
                secret = {"sample": f"sample-{sample + 1}"}
                state.tell(
                    Event("sample-used", self.owner, ("SETI-R25",), {**args}, {**secret}, 1 << self.owner)
                )
            run_nested(state, self.owner, state.parts.samples[sample])
        else:
            load(state, self.owner, self.side, sample)

    def prompt(self, state: SetiState, seat: int) -> Text:
        key = "prompt-sample-load" if self.purpose == LOAD else "prompt-sample-reward"
        return Text(key, {"planet": _planet_key(state, self.side)})


def _planet_key(state: SetiState, side: int) -> str:
    return f"planet-{PLANETS[state.parts.sample_planets[side]]}"


def look(state: SetiState, owner: int, side: int) -> None:
    """The owner knows from now on what lies there. Of samples taken from there later, unseen, it still knows
    that they are among these."""
    there = 0
    for sample in state.samples[side]:
        there |= 1 << sample
    if not there:
        return
    player = state.players[owner]
    player.sample_groups = [group & ~there for group in player.sample_groups if group & ~there] + [there]
    state.revealed()


def known_side(state: SetiState, owner: int, side: int) -> bool:
    """Whether the owner knows exactly what lies there: nobody took any of it unseen since the last look."""
    here = state.samples[side]
    elsewhere = state.samples[1 - side] + [
        sample for other, player in enumerate(state.players) if other != owner for sample in player.capsules
    ]
    for group in state.players[owner].sample_groups:
        if any(group >> sample & 1 for sample in here):
            return not any(group >> sample & 1 for sample in elsewhere)
    return False


def load(state: SetiState, owner: int, side: int, sample: int) -> None:
    """The sample becomes a capsule on the space of its planet (SETI-M11)."""
    state.samples[side].remove(sample)
    player = state.players[owner]
    player.capsules.append(sample)
    player.capsule_at.append(state.sky().where[state.parts.sample_planets[side]])
    if state.journal is not None:
        args = {"planet": _planet_key(state, side)}
        secret = {"sample": f"sample-{sample + 1}"}
        state.tell(Event("load", owner, ("SETI-M09",), {**args}, {**secret}, 1 << owner))


def pick_sample(state: SetiState, owner: int) -> None:
    """The verb `pick_sample`: on the planet of the orbit or landing just made (SETI-M09, SETI-M10)."""
    planet = state.note.craft_planet
    if planet in state.parts.sample_planets:
        side = state.parts.sample_planets.index(planet)
        if state.samples[side]:
            state.push(PickSample(owner, side, LOAD, False))


class ChoosePlanet(Choice):
    """Which planet's samples to look at: `anywhere`, even where none is left, or only where an own probe
    stands."""

    FIELDS: ClassVar[tuple[str, ...]] = ("owner", "anywhere")

    def __init__(self, owner: int, anywhere: bool) -> None:
        super().__init__(owner)
        self.anywhere = anywhere

    def copy(self) -> ChoosePlanet:
        return ChoosePlanet(self.owner, self.anywhere)

    def options(self, state: SetiState) -> list[int]:
        if not any(state.samples):
            return []
        where = state.sky().where
        standing = figures(state, self.owner)
        return [
            state.acts.look + side
            for side, planet in enumerate(state.parts.sample_planets)
            if self.anywhere or (state.samples[side] and where[planet] in standing)
        ]

    def choose(self, state: SetiState, action: int) -> None:
        state.pop()
        state.push(PickSample(self.owner, action - state.acts.look, REWARD, False))

    def prompt(self, state: SetiState, seat: int) -> Text:
        return Text("prompt-look")


# -- delivering -------------------------------------------------------------------------------------


def deliverable(state: SetiState, owner: int) -> list[int]:
    """The free actions that deliver a capsule now (SETI-M15)."""
    player = state.players[owner]
    where = state.sky().where
    acts = state.acts
    options: list[int] = []
    for card in player.missions:
        when = state.parts.cards[card].when
        if when is None or when.kind != CAPSULE_AT:
            continue
        for capsule, space in enumerate(player.capsule_at):
            if space == where[when.a]:
                options.append(acts.deliver + acts.delivery_at[card] * MAX_CAPSULES + capsule)
    options.sort()
    return options


def deliver(state: SetiState, owner: int, card: int, capsule: int) -> None:
    """Removes the capsule, reveals the sample, gains its reward and that of the mission (SETI-M16)."""
    player = state.players[owner]
    sample = player.capsules.pop(capsule)
    player.capsule_at.pop(capsule)
    state.revealed()
    if state.journal is not None:
        args = {"card": state.parts.cards[card].key, "sample": f"sample-{sample + 1}"}
        state.tell(Event("deliver", owner, ("SETI-M16",), {**args}))
    happens_later(state, owner, EV_MISSION_COMPLETE, 0)
    state.push(PutSample(sample))  # SETI-R26: after all its rewards
    run_nested(state, owner, state.parts.cards[card].reward, card)
    state.note.sample = sample
    finish_mission(state, owner, card)


class PutSample(Step[SetiState]):
    """The sample goes face up on the next dedicated space of the board (SETI-M17)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("sample",)

    def __init__(self, sample: int) -> None:
        self.sample = sample

    def copy(self) -> PutSample:
        return PutSample(self.sample)

    def run(self, state: SetiState) -> None:
        state.pop()
        put_sample(state, self.sample)


def put_sample(state: SetiState, sample: int) -> None:
    for space in range(1, len(state.sample_board)):
        if state.sample_board[space] < 0:
            state.sample_board = changed(state.sample_board, space, sample)
            return


def delivered_reward(state: SetiState, owner: int, times: int) -> None:
    for _ in range(times):
        run_effects(state, owner, state.parts.samples[state.note.sample])
