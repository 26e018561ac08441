"""What a seat or a spectator may know of a position of Race, as data for drawings.

Cards are named by id (`gem-world`); what is printed on them is in the game's own `cards`. Nothing here
depends on what the viewer cannot know: hidden cards appear as counts, and of a question that others
still answer only who is concerned. Who has answered is `concerned` without `asked`.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from perihelion.core.text import Text
from perihelion.core.view import PreviewLine, View


@dataclass
class HandCard:
    """A card in the viewer's hand, or one he looks at in Explore, with its figures now.

    `printed` is the cost or defence; `due` what he would pay for it in its phase (None: it cannot be
    paid for); `payable` how many cards he could pay; `strength` his military against it (None: not a
    military world). The figures count the bonus while the card's phase is being played. `footer` says
    the outcome or the shortest reason against it; `picked` cards are chosen in the open question."""

    card: str
    printed: int
    due: int | None
    payable: int
    strength: int | None
    placeable: bool
    picked: bool
    footer: Text


@dataclass
class TableauCard:
    """A card in a tableau. `good` is the kind of the good that lies on it ("" for none) and `sale` what
    its sale would bring with the owner's trade powers; `fresh` was placed in this very phase, so that its
    powers do not work yet; `leaving` is being discarded by its own power; `spent` and `gaining` are the
    viewer's own choices of the open Consume or Produce question."""

    card: str
    good: str
    sale: int
    fresh: bool = False
    leaving: bool = False
    spent: bool = False
    gaining: bool = False


@dataclass
class Placement:
    """A card that has been revealed and is being placed. `way` is "" until decided, then "conquer" or
    "pay"; `using` is the one-time card that is discarded for it; `price` is what is paid for it."""

    card: str
    way: str
    using: str
    price: int | None


@dataclass
class SeatView:
    """What everybody may know of a seat. `place` is its place in player order, from 0; `military` its
    unconditional military; `points` its score if the game ended now; `seen` the cards known to be in
    its hand."""

    seat: int
    start_world: str
    place: int
    hand: int
    looking: int
    chips: int
    military: int
    goods: int
    points: int
    actions: list[str]
    tableau: list[TableauCard]
    seen: list[str]
    placement: Placement | None = None


@dataclass
class Chooser:
    """A seat that chose an action card of a phase; `times` is 2 if it chose the card twice."""

    seat: int
    action: str
    times: int = 1


@dataclass
class PhaseView:
    """A phase of this round. `status` is "open" while actions are chosen, then "skipped", "ahead", "now"
    or "done"; `times` is how often it is played, `repetition` which of them is on (1 or 2)."""

    phase: str
    numeral: str
    status: str
    times: int
    repetition: int
    choosers: list[Chooser] = field(default_factory=list)


@dataclass
class PaymentView:
    """The viewer's own payment: what for, how it comes about, what is picked so far."""

    card: str
    price: int
    picked: list[str]
    lines: list[PreviewLine]


@dataclass
class PowerView:
    """A consume power of the viewer. `power` is its place among the card's powers; `status` is "open"
    (can be used now), "active" (being used), "used" or "blocked" (cannot be used now)."""

    card: str
    power: int
    status: str
    optional: bool


@dataclass
class ConsumeView:
    """The viewer's own Consume so far: chosen but not carried out yet. `need` is how many goods (or, at
    most, hand cards) the active power still takes; `vp` and `cards` are due for what is chosen."""

    powers: list[PowerView]
    need: int
    vp: int
    cards: int
    factor: int


@dataclass
class RaceView(View):
    """`question` is what is asked now: "setup-discard", "act", "keep", "develop", "settle", "way", "pay",
    "sell", "consume", "produce", "hand-limit" or "" when the game is over. `phase` is the phase being
    played, "" between phases. `still` is how many cards the viewer still has to keep, discard or pay.
    `own_actions` and `own_choice` are the viewer's secret answers (`own_choice` is a card id, "pass" or
    ""). `ended_by` lists "tableau" and "pool" as soon as that condition is met."""

    round: int
    question: str
    concerned: list[int]
    phase: str
    phases: list[PhaseView]
    players: list[SeatView]
    order: list[int]
    pile: int
    discard: int
    pool: int
    pool_start: int
    hand: list[HandCard]
    looking: list[HandCard]
    still: int
    own_actions: list[str]
    own_choice: str
    known_discards: list[str]
    payment: PaymentView | None
    consume: ConsumeView | None
    ended_by: list[str]
    winners: list[int]
