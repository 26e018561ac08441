"""What a game is: its catalogue, options and setup, and the questions everybody may ask of it.

A game object holds what never changes (components, catalogue, texts by name); states point to it.
Browser, bots, lab and environments know a game through this class alone.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from array import array
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Generic, TypeVar

from perihelion.core.catalogue import Catalogue
from perihelion.core.chance import Chance, seeded
from perihelion.core.frozen import Frozen
from perihelion.core.hidden import Pool
from perihelion.core.pieces import Pieces
from perihelion.core.plain import Json, PlainTypes, module_of, plain_types
from perihelion.core.source import Source
from perihelion.core.state import State
from perihelion.core.text import Arg, Event, Reason, Refused, Text
from perihelion.core.view import Preview, ScoreSheet, View, Zone


@dataclass(frozen=True)
class Option(Frozen):
    """A choice made before a game; the first value is the default. `seats`, if given, are the player
    counts for which anything but the default may be chosen."""

    key: str
    values: tuple[str, ...]
    seats: tuple[int, ...] | None = None

    @property
    def default(self) -> str:
        return self.values[0]


S = TypeVar("S", bound=State)
V = TypeVar("V", bound=View)


class Game(ABC, Generic[S, V]):
    """A game with its components, its kind of state and its kind of view; built once, shared by all its
    states. `reveals` are the events by which something becomes known to all at once (a roll, a discovery),
    `follow_ups` those that only tell what the event before brought, or why it came. `favourites` are the
    choices that tell players apart: a kind, the event that tells of it, and the argument that names it."""

    reveals: ClassVar[frozenset[str]] = frozenset()
    # What may be answered alike again and again: the step that asks, the answer, and for how long ("always",
    # or to the end of the "round").
    standing: ClassVar[tuple[tuple[str, str, str], ...]] = ()
    follow_ups: ClassVar[frozenset[str]] = frozenset()
    favourites: ClassVar[tuple[tuple[str, str, str], ...]] = ()

    def __init__(
        self,
        id: str,
        version: int,
        players: tuple[int, ...],
        options: tuple[Option, ...],
        catalogue: Catalogue,
    ) -> None:
        self.id = id
        self.version = version
        self.players = players
        self.options = options
        self.catalogue = catalogue
        # Changes a position after setup, for lessons, puzzles and tests that start from one of their own.
        self.prepare: Callable[[S], None] | None = None
        self._plain: PlainTypes | None = None

    # -- a new game --------------------------------------------------------------------------------

    def new(
        self,
        seats: int,
        seed: int | str,
        options: Mapping[str, str] | None = None,
        journal: list[Event] | None = None,
    ) -> S:
        """A game at its first question; refuses unknown player counts and options. What happens before that
        question is told to the journal."""
        state = self.blank(seats, self.settings(seats, options or {}), seeded(seed))
        state.journal = journal
        self.setup(state)
        if self.prepare is not None:
            self.prepare(state)
        state.advance()
        state.journal = None
        return state

    def settings(self, seats: int, options: Mapping[str, str]) -> dict[str, str]:
        """All options with their values, defaults filled in."""
        if seats not in self.players:
            raise Refused(Reason("core-wrong-seats", args={"count": seats}))
        known = {option.key: option for option in self.options}
        for key in options:
            if key not in known:
                raise Refused(Reason("core-unknown-option"))
        chosen: dict[str, str] = {}
        for option in self.options:
            value = options.get(option.key, option.default)
            if value not in option.values:
                raise Refused(Reason("core-unknown-option-value"))
            if value != option.default and option.seats is not None and seats not in option.seats:
                raise Refused(Reason("core-option-not-for-seats", args={"count": seats}))
            chosen[option.key] = value
        return chosen

    def first_game(self) -> dict[str, str]:
        """The options that the rulebook advises for a first game."""
        return {}

    @abstractmethod
    def blank(self, seats: int, options: dict[str, str], chance: Chance) -> S:
        """An empty state, before setup."""

    @abstractmethod
    def setup(self, state: S) -> None:
        """Sets a blank state up and pushes its first steps."""

    def plain_types(self) -> PlainTypes:
        """The plain classes of this game's own package, by name: what can occur in its saved states."""
        if self._plain is None:
            own = [
                module_of(kind) for kind in type(self).__mro__ if issubclass(kind, Game) and kind is not Game
            ]
            self._plain = plain_types([module.rpartition(".")[0] or module for module in own])
        return self._plain

    def migrate(self, saved: dict[str, Json], version: int) -> dict[str, Json]:
        """A state that `version` of this game saved, as `version + 1` would have saved it. Called step by
        step up to the present version; override it when a state's or a step's fields change their meaning,
        come or go. `saved["fields"]` are the state's, `saved["options"]` the options."""
        return saved

    # -- what may be known -------------------------------------------------------------------------

    @abstractmethod
    def view(self, state: S, seat: int | None) -> V:
        """What the seat may know, and nothing more; None is a spectator."""

    @abstractmethod
    def zones(self, view: V) -> list[Zone]:
        """The view as named places with things in them."""

    @abstractmethod
    def redeal(self, state: S, seat: int, chance: Chance) -> None:
        """Deals everything the seat cannot know anew, in place, consistently with what it knows."""

    def veil(self, state: S, seat: int) -> None:
        """Covers up everything the seat cannot know, in place, so that nothing tells what it was. By default
        it is dealt anew, always in the same way; a game may lay something blank there, which is quicker."""
        self.redeal(state, seat, state.chance)

    def hidden(self, state: S, seat: int | None) -> list[Pool]:
        """What the seat (None: a spectator) cannot know, as pools of places that could exchange their
        contents without its noticing; by default nothing is declared. Tests derive from it that nothing
        hidden is shown or told, and that `redeal` deals all of it anew."""
        return []

    def put_hidden(self, state: S, seat: int | None, pools: list[Pool]) -> None:
        """Puts the contents of the pools that `hidden` gave, in whatever order, into their places."""
        raise TypeError(f"{self.id} declares nothing hidden")

    @abstractmethod
    def census(self, state: S) -> dict[str, int]:
        """How many of each component there are, counted over all places; constant through a game."""

    def label(self, state: S, seat: int, action: int) -> Text:
        """The words of a legal action in this position; by default those of the catalogue."""
        return self.catalogue.text(action)

    def preview(self, state: S, seat: int, action: int) -> Preview:
        """What a legal action will do, computed by the functions that will charge for it."""
        return Preview()

    def figures(self, state: S, seat: int) -> dict[str, Arg]:
        """Figures of the position that the words under a prompt may use; all of them known to the seat."""
        return {}

    def ends(self, state: S, seat: int, action: int) -> Text | None:
        """What a legal action ends for good for the seat, in words, if so much hangs on it that nobody
        should do it by accident; None for all others."""
        return None

    def blunder(self, state: S, seat: int, action: int) -> Text | None:
        """What a legal action throws away as things stand, in words, for a coach who warns beginners."""
        return None

    # -- why not, and who is ahead -----------------------------------------------------------------

    def refusal(self, state: S, seat: int, action: int) -> Reason | None:
        """The reason that holds whatever step is on top (a phase that is not on, a card not in hand)."""
        return None

    @abstractmethod
    def score_sheet(self, state: S, seat: int | None) -> ScoreSheet:
        """Points by source as they would stand if the game ended now, as far as the seat may know."""

    @abstractmethod
    def winners(self, state: S) -> list[int]:
        """Who has won; empty while the game goes on."""

    @abstractmethod
    def scores(self, state: S) -> list[int]:
        """Each seat's points as they would stand if the game ended now; for referees, not for players."""

    # -- for bots ----------------------------------------------------------------------------------

    @abstractmethod
    def evaluate(self, state: S, seat: int) -> float:
        """How good an imagined position looks for the seat; higher is better. Roughly the expected
        final margin over the best opponent, in points."""

    def sources(self, state: S, seat: int) -> list[Source]:
        """What `evaluate` consists of, by source: their worths add up to it. For those who want to be told
        why, not for search."""
        return [Source("position", self.evaluate(state, seat))]

    def weighed(self, state: S, seat: int, action: int) -> list[Source]:
        """What a choice among cards is judged by where the evaluation counts cards without looking at
        them; nothing for other choices."""
        return []

    def rate(self, state: S, seat: int, actions: list[int]) -> list[float] | None:
        """A judgement of the actions without trying them, or None to have them tried one by one."""
        return None

    def implies(self, state: S, seat: int, action: int) -> list[int]:
        """Answers that the rules give along with a legal action because they leave no choice; whoever
        counts what was played counts them too."""
        return []

    def clock(self, state: S) -> int:
        """A number that changes whenever a turn ends, or a round where all play at once. Who looks ahead
        stops there, because positions in the middle of a turn are hard to compare."""
        return state.asks

    # -- for learning agents -----------------------------------------------------------------------

    def feature_count(self, seats: int) -> int:
        """How many numbers `features` gives; 0 if the game has no description of its own."""
        return 0

    def features(self, state: S, seat: int) -> Sequence[float]:
        """The position as the seat may know it, as numbers of about -1 to 1, always equally many."""
        return []

    def write_features(self, state: S, seat: int, x: Pieces) -> None:
        """Writes them into a row that is put together of pieces."""
        numbers = self.features(state, seat)
        x.ready((numbers if isinstance(numbers, array) else array("f", numbers)).tobytes())

    def outlook_count(self, seats: int) -> int:
        """How many numbers `outlook` gives."""
        return 0

    def outlook(self, state: S, seat: int) -> Sequence[float]:
        """What the position promises, as far as the seat may know: further numbers for networks that judge
        it, costlier than `features`."""
        return []

    def private(self, seats: int) -> list[int]:
        """The places in features and outlook, one after the other, that only the seat itself knows."""
        return []

    def foreseen(self) -> list[int]:
        """The actions of the secret choice that is worth predicting of others; none by default."""
        return []


# A game of which nobody needs to know more than what every game has.
AnyGame = Game[Any, Any]
