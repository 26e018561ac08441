"""Probes under way: moving, visiting, launching, and the rotation of the solar system.

A space is visited by entering it, by a move or by being pushed; being carried along is no visit
(SETI-167).
"""

from __future__ import annotations

from bisect import insort
from typing import ClassVar, Final

from perihelion.core.state import Step
from perihelion.core.text import Event, Text
from perihelion.games.seti.catalogue import space_name
from perihelion.games.seti.components.solar import NEIGHBOURS, SECTORS, SPACES, Sky, left_of
from perihelion.games.seti.components.vocabulary import (
    ANOMALIES,
    CONTENTS,
    EMPTY,
    EV_LAUNCH,
    EV_MOVE_SAME_RING,
    EV_VISIT,
    OUMUAMUA,
    PUBLICITY,
)
from perihelion.games.seti.rules.missions import happened, happens_later
from perihelion.games.seti.rules.resources import gain
from perihelion.games.seti.rules.steps import Choice, run_nested
from perihelion.games.seti.state import TURN, SetiState, mark_index

PROBE_LIMIT_TECH: Final = 0  # probe tech 1
ASTEROID_TECH: Final = 1  # probe tech 2


# -- launching --------------------------------------------------------------------------------------


def probe_limit(state: SetiState, owner: int) -> int:
    parts = state.parts
    return parts.probe_limit_tech if state.players[owner].has_tech(PROBE_LIMIT_TECH) else parts.probe_limit


def below_limit(state: SetiState, owner: int) -> bool:
    """Whether one more probe may be in space; craft and capsules do not count (SETI-037)."""
    return len(state.players[owner].probes) < probe_limit(state, owner)


def launch(state: SetiState, owner: int) -> None:
    """Puts a probe on Earth; no visit, no publicity (SETI-040)."""
    insort(state.players[owner].probes, state.sky().earth)
    state.note.launched += 1
    if state.journal is not None:
        state.tell(Event("launch", owner, ("SETI-035",)))
    happened(state, owner, EV_LAUNCH, 0)


# -- moving -----------------------------------------------------------------------------------------


def leave_cost(state: SetiState, owner: int, space: int) -> int:
    """Moves needed to leave a space: one more on asteroids (SETI-161)."""
    if state.sky().asteroids[space] == 0 or (state.no_asteroid_cost and state.turn == owner):
        return 1
    return 1 if state.players[owner].has_tech(ASTEROID_TECH) else 2  # SETI-136


def pay_moves(state: SetiState, owner: int, cost: int) -> None:
    """Pays from the moves of this turn first, the rest with energy (SETI-140)."""
    pooled = min(state.moves, cost)
    state.moves -= pooled
    state.players[owner].energy -= cost - pooled


def move_probe(state: SetiState, owner: int, start: int, end: int) -> None:
    probes = state.players[owner].probes
    probes.remove(start)
    insort(probes, end)
    _entered(state, owner, start, end)


def move_capsule(state: SetiState, owner: int, capsule: int, end: int) -> None:
    spaces = state.players[owner].capsule_at
    start = spaces[capsule]
    spaces[capsule] = end
    _entered(state, owner, start, end)


def _entered(state: SetiState, owner: int, start: int, end: int) -> None:
    if state.journal is not None:
        args = {"from": f"space-{space_name(start)}", "to": f"space-{space_name(end)}"}
        state.tell(Event("move", owner, ("SETI-160",), {**args}))
    if start // SECTORS == end // SECTORS:
        happens_later(state, owner, EV_MOVE_SAME_RING, 0)  # SETI-123
    visit(state, owner, end, True)


def visit_publicity(state: SetiState, owner: int, space: int) -> int:
    """Publicity for entering a space (SETI-163)."""
    sky = state.sky()
    if sky.asteroids[space]:
        return int(state.players[owner].has_tech(ASTEROID_TECH))
    return sky.publicity[space]


def move_publicity(state: SetiState, owner: int, space: int) -> int:
    """Publicity for moving to a space now; a card of this turn may withhold it."""
    if state.no_publicity and state.turn == owner and state.phase == TURN:
        return 0
    return visit_publicity(state, owner, space)


def visit(state: SetiState, owner: int, space: int, by_move: bool) -> None:
    """Enters a space: publicity first, then whatever waits for the visit."""
    thing = state.sky().content[space]
    own_turn = state.turn == owner and state.phase == TURN
    if thing != EMPTY:
        happens_later(state, owner, EV_VISIT, thing)
        if thing <= OUMUAMUA and own_turn:
            state.visited |= 1 << thing
    publicity = move_publicity(state, owner, space) if by_move else visit_publicity(state, owner, space)
    if publicity == 0:
        return
    if state.slingshot and own_turn and thing <= OUMUAMUA:
        state.push(Slingshot(owner))
    else:
        gain(state, owner, PUBLICITY, publicity)


class Slingshot(Choice):
    """A visit to a planet gives 1 move instead of 1 publicity, if the player likes."""

    def copy(self) -> Slingshot:
        return Slingshot(self.owner)

    def options(self, state: SetiState) -> list[int]:
        return [state.acts.gain_publicity, state.acts.gain_move]

    def choose(self, state: SetiState, action: int) -> None:
        state.pop()
        if action == state.acts.gain_publicity:
            gain(state, self.owner, PUBLICITY, 1)
        else:
            state.moves += 1

    def prompt(self, state: SetiState, seat: int) -> Text:
        return Text("prompt-slingshot")


def grant_moves(state: SetiState, owner: int, n: int) -> None:
    """Moves go to the pool of the own turn; at any other time they are used at once or lost (SETI-R10)."""
    if n <= 0 or state.is_rival(owner):
        return
    if state.journal is not None:
        state.tell(Event("gain-move", owner, ("SETI-R41",), {"n": n}))
    if state.turn == owner and state.phase == TURN:
        state.moves += n
    else:
        state.push(MoveNow(owner, n))


class MoveNow(Choice):
    """Moves that must be used now, outside the own turn; energy adds nothing, for exchanging it for
    moves is a free action."""

    FIELDS: ClassVar[tuple[str, ...]] = ("owner", "left")

    def __init__(self, owner: int, left: int) -> None:
        super().__init__(owner)
        self.left = left

    def copy(self) -> MoveNow:
        return MoveNow(self.owner, self.left)

    def options(self, state: SetiState) -> list[int]:
        moves = hops(state, self.owner, self.left)
        return [state.acts.skip, *moves] if moves else []

    def choose(self, state: SetiState, action: int) -> None:
        acts = state.acts
        if action == acts.skip:
            state.pop()
            return
        self.left -= leave_cost(state, self.owner, hop_start(state, self.owner, action))
        if self.left <= 0:
            state.pop()
        fly(state, self.owner, action)

    def answer(self, state: SetiState, seat: int, action: int) -> None:
        self.choose(state, action)

    def prompt(self, state: SetiState, seat: int) -> Text:
        return Text("prompt-move-now", {"n": self.left})


def hops(state: SetiState, owner: int, budget: int) -> list[int]:
    """The single moves of probes and capsules that so many moves can pay, in catalogue order."""
    if budget <= 0:
        return []
    player = state.players[owner]
    acts = state.acts
    options: list[int] = []
    last = -1
    for space in player.probes:
        if space == last or leave_cost(state, owner, space) > budget:
            continue
        last = space
        options += acts.moves_from[space]
    for capsule, space in enumerate(player.capsule_at):
        if leave_cost(state, owner, space) <= budget:
            options += [acts.carry + capsule * SPACES + near for near in NEIGHBOURS[space]]
    return options


def hop_start(state: SetiState, owner: int, action: int) -> int:
    """The space a move starts from."""
    acts = state.acts
    if action >= acts.carry:
        return state.players[owner].capsule_at[(action - acts.carry) // SPACES]
    return acts.hops[action - acts.move][0]


def hop_end(state: SetiState, action: int) -> int:
    acts = state.acts
    if action >= acts.carry:
        return (action - acts.carry) % SPACES
    return acts.hops[action - acts.move][1]


def fly(state: SetiState, owner: int, action: int) -> None:
    """Makes a move, paid for already."""
    acts = state.acts
    if action >= acts.carry:
        capsule, end = divmod(action - acts.carry, SPACES)
        move_capsule(state, owner, capsule, end)
    else:
        start, end = acts.hops[action - acts.move]
        move_probe(state, owner, start, end)


# -- rotation ---------------------------------------------------------------------------------------


def next_discs(state: SetiState) -> list[int]:
    """The discs that the next rotation turns (SETI-170)."""
    cycle = state.parts.solar.cycle
    return cycle[state.turns % len(cycle)]


class Visit(Step[SetiState]):
    """A visit that waits for its turn, of a figure that was pushed."""

    FIELDS: ClassVar[tuple[str, ...]] = ("owner", "space")

    def __init__(self, owner: int, space: int) -> None:
        self.owner = owner
        self.space = space

    def copy(self) -> Visit:
        return Visit(self.owner, self.space)

    def run(self, state: SetiState) -> None:
        state.pop()
        if state.journal is not None:
            thing = CONTENTS[state.sky().content[self.space]]
            state.tell(Event("pushed", self.owner, ("SETI-174",), {"what": f"content-{thing}"}))
        visit(state, self.owner, self.space, False)


class Anomaly(Step[SetiState]):
    """After a rotation: the anomaly in Earth's sector rewards the leader of its column (SETI-A06)."""

    def copy(self) -> Anomaly:
        return self

    def run(self, state: SetiState) -> None:
        state.pop()
        sector = state.sky().earth % SECTORS
        if sector in state.anomaly_at:
            colour = state.anomaly_at.index(sector)
            leader = anomaly_leader(state, colour)
            if state.journal is not None:
                key = f"anomaly-{('red', 'yellow', 'blue')[colour]}"
                state.tell(
                    Event(
                        "anomaly" if leader >= 0 else "anomaly-nobody",
                        leader,
                        ("SETI-A07",),
                        {"anomaly": key},
                    )
                )
            if leader >= 0:
                run_nested(state, leader, anomaly_reward(state, colour))


ANOMALY: Final = Anomaly()  # nothing in it changes: all positions share it


def anomaly_reward(state: SetiState, colour: int) -> int:
    return state.parts.anomaly_sides[colour][state.anomaly_side[colour]]


def anomaly_leader(state: SetiState, colour: int) -> int:
    """Who holds the highest marked space of a column; on the top space the latest marker (SETI-R28)."""
    slot = state.slot_of(ANOMALIES)
    if slot < 0:
        return -1
    for space in reversed(state.parts.species[ANOMALIES].spaces[colour]):
        markers = state.marks[mark_index(slot, colour, space.level)]
        if markers:
            return markers[-1]
    return -1


def rotate(state: SetiState) -> None:
    """Turns the solar system one step counter-clockwise (SETI-170 to SETI-175)."""
    turned = next_discs(state)
    before = state.sky()
    offsets = state.offsets[:]
    for disc in turned:
        offsets[disc] = (offsets[disc] - 1) % SECTORS
    state.offsets = offsets
    state.turns += 1
    after = state.sky()
    if state.journal is not None:
        state.tell(Event("rotate", -1, ("SETI-171",), {"n": len(turned)}))
    if state.anomaly_at[0] >= 0:
        state.push(ANOMALY)
    pushed: list[Visit] = []
    for owner in state.clockwise(state.turn):
        player = state.players[owner]
        if player.probes:
            _turn_along(player.probes, owner, before, after, turned, pushed)
            player.probes.sort()
        if player.capsule_at:
            _turn_along(player.capsule_at, owner, before, after, turned, pushed)
    for step in reversed(pushed):
        state.push(step)


def _turn_along(
    spaces: list[int], owner: int, before: Sky, after: Sky, turned: list[int], pushed: list[Visit]
) -> None:
    """Moves the figures on turning discs, and those that a disc pushes on: these visit a space."""
    for at, space in enumerate(spaces):
        if before.layer[space] in turned:
            spaces[at] = left_of(space)  # carried along: no visit (SETI-173)
        elif after.layer[space] in turned:
            spaces[at] = left_of(space)
            pushed.append(Visit(owner, left_of(space)))


def budget(state: SetiState, owner: int) -> int:
    """Moves the owner could pay for now: those of this turn and one for each energy."""
    return state.moves + state.players[owner].energy
