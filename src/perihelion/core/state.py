"""States and steps: a position, and what the rules still have to do.

A state is plain data with a stack of steps, next on top. A step does its work and is popped, pushes
other steps, or asks one or more seats. The engine runs steps until somebody is asked; an answer goes
to the step on top. Everything else in Perihelion is written against this.

Two rules keep simultaneous questions honest. A step that asks several seats keeps their answers to
itself until the last one is in, so that the order of answering changes nothing. And a step whose
answers are secret says so (`secret`), so that nobody sees more than *that* an answer is in.
"""

from __future__ import annotations

import hashlib
import json
from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, Any, ClassVar, Generic, Self, TypeVar, cast

from perihelion.core.chance import Chance
from perihelion.core.display import display
from perihelion.core.plain import Json, Plain, decode, encode
from perihelion.core.text import Event, Reason, Refused, Text

if TYPE_CHECKING:
    from perihelion.core.game import AnyGame

SAVE_FORMAT = 1
COVERED = (1, 2, 3, 1)  # the chance of a veiled copy, always the same


class State(ABC):
    """A position of some game. Games add their own fields and list them in `FIELDS`."""

    FIELDS: ClassVar[tuple[str, ...]] = ()
    BASE_FIELDS: ClassVar[tuple[str, ...]] = ("asked", "asks", "answers", "reveals", "over", "stack")

    def __init__(self, game: AnyGame, seats: int, options: dict[str, str], chance: Chance) -> None:
        self.game = game
        self.seats = seats
        self.options = options
        self.chance = chance
        # The state type of a step differs from game to game; this is the one place that cannot say it.
        self.stack: list[Step[Any]] = []
        self.asked = 0  # bit mask of the seats that owe an answer
        self.asks = 0  # how many questions have been put
        self.answers = [0] * seats  # how many answers each seat has given
        self.reveals = 0  # how often something hidden became known
        self.over = False
        self.journal: list[Event] | None = None  # where events go; None while nobody listens
        self.moments: list[State] | None = None  # a copy at each event; None while nobody looks

    def copy(self) -> Self:
        """An independent copy, its chance included; what never changes is shared."""
        other = self.hollow()
        other.stack = [step.copy() for step in self.stack]
        other.asked = self.asked
        other.asks = self.asks
        other.answers = self.answers[:]
        other.reveals = self.reveals
        other.over = self.over
        self.copy_fields(other)
        return other

    def hollow(self) -> Self:
        """A state of the same game into which `copy_fields` can copy. By default a blank one; games whose
        blank states have much in them give one without."""
        other: Self = self.game.blank(self.seats, self.options, self.chance.copy())
        return other

    @abstractmethod
    def copy_fields(self, other: Self) -> None:
        """Fills the fields that a game adds in a fresh copy."""

    # -- for rules ---------------------------------------------------------------------------------

    def push(self, step: Step[Any]) -> None:
        self.stack.append(step)

    def pop(self) -> None:
        self.stack.pop()

    def ask(self, seats: int) -> None:
        """Puts a new question to all seats in the bit mask."""
        self.asked = seats
        self.asks += 1

    def ask_again(self, seat: int) -> None:
        """The same question goes on for a seat that has just answered a part of it."""
        self.asked |= 1 << seat

    def revealed(self) -> None:
        """Something that was hidden from somebody has become known: there is no undo past this."""
        self.reveals += 1

    def tell(self, event: Event) -> None:
        if self.journal is not None:
            self.journal.append(event)
            if self.moments is not None:
                self.moments.append(self.copy())

    def finish(self) -> None:
        """The game is over."""
        self.over = True
        self.asked = 0
        self.stack.clear()

    # -- for players -------------------------------------------------------------------------------

    def asked_seats(self) -> list[int]:
        return [seat for seat in range(self.seats) if (self.asked >> seat) & 1]

    def is_asked(self, seat: int) -> bool:
        return (self.asked >> seat) & 1 == 1

    def step(self) -> Step[Any]:
        """The step whose question is open."""
        return self.stack[-1]

    def legal(self, seat: int) -> list[int]:
        """The actions the seat may choose from now; empty if it is not asked."""
        if not (self.asked >> seat) & 1:
            return []
        return self.stack[-1].legal(self, seat)

    def offhand(self, seat: int) -> list[int]:
        """The actions open to the seat although no answer is owed for them, asked or not: nobody waits for
        them, so only people take them, never a bot or an environment."""
        if self.over or not self.stack:
            return []
        return self.stack[-1].offhand(self, seat)

    def apply(self, seat: int, action: int) -> None:
        """Plays an action out of `legal(seat)` or `offhand(seat)` without checking it again."""
        self.asked &= ~(1 << seat)
        self.answers[seat] = self.answers[seat] + 1  # quicker than += when compiled
        self.stack[-1].answer(self, seat, action)
        if not self.asked:
            self.advance()

    def advance(self) -> None:
        """Runs steps until somebody is asked or the game is over."""
        while not self.asked and self.stack:
            self.stack[-1].run(self)

    def number(self, action: int | str) -> int:
        """The number of an action given by number or name; refuses what is not in the catalogue."""
        catalogue = self.game.catalogue
        if isinstance(action, str):
            number = catalogue.numbers.get(action, -1)
        else:
            number = action
        if not 0 <= number < len(catalogue):
            raise Refused(Reason("core-unknown-action"))
        return number

    def why_not(self, seat: int, action: int | str) -> Reason | None:
        """Why the seat may not play the action now, or None if it may."""
        number = self.number(action)
        if self.over:
            return Reason("core-game-over")
        if not 0 <= seat < self.seats:
            return Reason("core-no-such-seat")
        if number in self.legal(seat) or number in self.offhand(seat):
            return None
        if not self.is_asked(seat):
            return self.game.refusal(self, seat, number) or Reason("core-not-asked")
        return self.stack[-1].refusal(self, seat, number)

    def act(self, seat: int, action: int | str) -> list[Event]:
        """Plays an action and returns what happened; raises `Refused`, changing nothing, if it may not."""
        reason = self.why_not(seat, action)
        if reason is not None:
            raise Refused(reason)
        journal: list[Event] = []
        self.journal = journal
        try:
            self.apply(seat, self.number(action))
        finally:
            self.journal = None
        return journal

    def watch(self, seat: int, action: int) -> list[State]:
        """Plays an action out of `legal(seat)` and returns a copy of the state at each event it brings."""
        moments: list[State] = []
        self.journal, self.moments = [], moments
        try:
            self.apply(seat, action)
        finally:
            self.journal, self.moments = None, None
        return moments

    def imagine(self, seat: int, chance: Chance) -> Self:
        """A copy in which all that the seat cannot know is dealt anew, consistently with what it knows."""
        world = self.copy()
        world.chance = chance.fork()
        forgotten = world.forget_secrets(seat)
        self.game.redeal(world, seat, chance)
        world.asked |= forgotten
        for other in range(self.seats):
            if (forgotten & ~self.asked) >> other & 1:
                while world.is_asked(other):
                    world.apply(other, chance.pick(world.legal(other)))
        world.answers = self.answers[:]
        return world

    def veiled(self, seat: int) -> Self:
        """A copy in which what the seat cannot know lies covered up: the same whatever it is. It is enough
        for judging by what the seat knows, and quicker than an imagined world; nothing can go on from it."""
        world = self.copy()
        world.chance = Chance(*COVERED)
        world.forget_secrets(seat)
        self.game.veil(world, seat)
        return world

    def forget_secrets(self, seat: int) -> int:
        """Takes back what others have answered to an open secret question; a bit mask of those who had."""
        forgotten = 0
        if self.stack and self.stack[-1].secret:
            for other in range(self.seats):
                if other != seat and self.stack[-1].forget(self, other):
                    forgotten |= 1 << other
        return forgotten

    def __repr__(self) -> str:
        asked = "".join("ABCD"[seat] for seat in self.asked_seats())
        return f"<{self.game.id}: {self.seats} seats, {'over' if self.over else f'{asked} asked'}>"

    def _repr_svg_(self) -> str | None:
        """The picture that a notebook shows."""
        return display.svg(self)

    # -- saving ------------------------------------------------------------------------------------

    def save(self) -> dict[str, Json]:
        """The whole state as JSON, hidden parts included: never to be sent to a player."""
        fields: dict[str, Json] = {}
        for name in self.BASE_FIELDS + type(self).FIELDS:
            fields[name] = encode(getattr(self, name))
        return {
            "format": SAVE_FORMAT,
            "game": self.game.id,
            "version": self.game.version,
            "seats": self.seats,
            "options": encode(self.options),
            "chance": encode(self.chance.save()),
            "fields": fields,
        }

    def digest(self) -> str:
        """A fingerprint of the whole state, the same on every machine."""
        text = json.dumps(self.save(), sort_keys=True, separators=(",", ":"))
        return hashlib.sha256(text.encode()).hexdigest()[:32]


def load(game: AnyGame, data: dict[str, Json]) -> State:
    """The state that `save` wrote, brought over by the game if an earlier version did; runs no rule."""
    if data.get("format") != SAVE_FORMAT or data.get("game") != game.id:
        raise ValueError(f"not a saved state of {game.id} in format {SAVE_FORMAT}")
    data = _present(game, data)
    chance = Chance(*cast(list[int], data["chance"]))
    state: State = game.blank(cast(int, data["seats"]), cast(dict[str, str], data["options"]), chance)
    fields = cast(dict[str, Json], data["fields"])
    types = game.plain_types()
    for name in state.BASE_FIELDS + type(state).FIELDS:
        if name not in fields:
            raise ValueError(f"a saved state of {game.id} without {name}")
        setattr(state, name, decode(fields[name], types))
    return state


def _present(game: AnyGame, data: dict[str, Json]) -> dict[str, Json]:
    """Saved data as the present version of the game would have saved it."""
    version = data.get("version")
    if not isinstance(version, int) or version > game.version:
        raise ValueError(f"saved by version {version} of {game.id}, this is {game.version}")
    while version < game.version:
        data = game.migrate(data, version)
        version += 1
    return {**data, "version": version}


S = TypeVar("S", bound=State)


class Step(Plain, Generic[S]):
    """Something the rules still have to do: a phase, a payment, a choice.

    `run` is called while the step is on top and nobody is asked: it pops the step, pushes others or
    asks. `legal` and `answer` serve the question it asked; a step that asks overrides them.
    """

    secret: ClassVar[bool] = False  # answers stay hidden until the last one is in
    parts: ClassVar[bool] = False  # answers are parts of one choice, and can be taken out of it again

    def copy(self) -> Step[S]:
        """An independent copy."""
        raise TypeError(f"{type(self).__name__} has no copy()")

    def run(self, state: S) -> None:
        """Does the next piece of work."""
        raise TypeError(f"{type(self).__name__} has no run()")

    def legal(self, state: S, seat: int) -> list[int]:
        """What the asked seat may choose, in catalogue order."""
        raise TypeError(f"{type(self).__name__} asks nothing")

    def pick(self, state: S, seat: int, chance: Chance) -> int:
        """One of `legal(seat)`, each equally likely, taken by its place in that list; a single one without
        drawing. Steps that can do so without making the list override it."""
        legal = self.legal(state, seat)
        return legal[0] if len(legal) == 1 else legal[chance.below(len(legal))]

    def answer(self, state: S, seat: int, action: int) -> None:
        """Takes an answer; its bit in `state.asked` has been cleared."""
        raise TypeError(f"{type(self).__name__} asks nothing")

    def offhand(self, state: S, seat: int) -> list[int]:
        """What the seat may do besides the question, or without being asked: take an offer back while
        others think about it, speak up. `answer` takes it, and asks the seat again if it still owes an
        answer."""
        return []

    def refusal(self, state: S, seat: int, action: int) -> Reason:
        """Why an action that is not legal is not; called only for those."""
        return state.game.refusal(state, seat, action) or Reason("core-not-a-choice")

    def prompt(self, state: S, seat: int) -> Text:
        """What the seat is asked, in one sentence."""
        raise TypeError(f"{type(self).__name__} asks nothing")

    def waits(self, state: S, seat: int) -> bool:
        """Whether a single choice that is left is waited for all the same: it ends the seat's turn, and until
        it is made the choice before it can be taken back."""
        return False

    def forced_part(self, state: S, seat: int) -> int:
        """The part that has to be chosen whatever else is (cards that must all be paid), or -1. A table takes
        it at once; bots and records may choose it like any other."""
        return -1

    def forget(self, state: S, seat: int) -> bool:
        """For a secret step: takes back all that the seat has answered so far, and says whether the
        seat has a part in the question at all."""
        return False
