"""A position through one pair of eyes: what is drawn, what can be chosen, why not, and what a choice will do.

Tables and lessons both look at positions this way; it starts from the game's view for the seat, and nothing
here reads the true state otherwise.
"""

from __future__ import annotations

import re

from markupsafe import Markup

from perihelion.art.artist import Choice, Drawing, Scene
from perihelion.core.state import State
from perihelion.core.text import Reason
from perihelion.core.view import Preview, ScoreSheet, View
from perihelion.language import Voice
from perihelion.table.house.library import Title
from perihelion.table.web.generic import GenericArtist

ACT = re.compile(r'data-act="([^"]+)"')
GENERIC = GenericArtist()


class Look:
    """What a seat (None: a spectator) sees of a state, in a voice that knows the players' names. `asked`:
    the seat may choose now."""

    def __init__(
        self, title: Title, state: State, seat: int | None, voice: Voice, narrow: bool, asked: bool
    ) -> None:
        self.title = title
        self.state = state
        self.seat = seat
        self.voice = voice
        self.narrow = narrow
        self.asked = asked
        self.mine: tuple[int, ...] | None = None  # the seats of who looks, if not this one alone
        self.artist = title.artist or GENERIC
        self.choices: tuple[Choice, ...] = ()
        if asked and seat is not None:
            self.choices = self.named(seat, state.legal(seat))
        self.view: View = title.game.view(state, seat)
        self.sheet: ScoreSheet = title.game.score_sheet(state, seat)

    def named(self, seat: int, actions: list[int]) -> tuple[Choice, ...]:
        """Actions of a seat as choices, with the words that name them."""
        game, state = self.title.game, self.state
        names = game.catalogue.names
        return tuple(Choice(names[one], self.voice.say(game.label(state, seat, one))) for one in actions)

    # -- pictures ----------------------------------------------------------------------------------

    def scene(self) -> Scene:
        return Scene(
            self.title.game,
            self.view,
            self.voice,
            self.voice.names,
            self.choices,
            self.sheet,
            self.narrow,
            mine=self.mine,
        )

    def drawing(self) -> Drawing:
        return self.artist.draw(self.scene())

    def rest(self, drawing: Drawing) -> list[Choice]:
        """The choices that no element of the drawing carries: they are offered as buttons."""
        drawn: set[str] = set()
        for part in (drawing.strip, drawing.board, drawing.hand, drawing.side):
            drawn.update(ACT.findall(part))
        return [choice for choice in self.choices if choice.action not in drawn]

    def detail(self, thing: str) -> str:
        return self.artist.detail(self.scene(), thing)

    # -- choices -----------------------------------------------------------------------------------

    def question(self) -> str:
        """What the asked seat is asked, in one sentence."""
        assert self.seat is not None
        return self.voice.say(self.state.step().prompt(self.state, self.seat))

    def line(self) -> str:
        """What else there is to know about the question: what it costs, what follows, what is left. Kinds of
        question that are one story each share a line, named by the first word. Nothing if there is none."""
        if not self.asked or self.seat is None:
            return ""
        prompt = self.state.step().prompt(self.state, self.seat)
        for key in (f"line-{prompt.key}", f"line-{prompt.key.partition('-')[0]}"):
            if self.voice.has(key):
                figures = self.title.game.figures(self.state, self.seat)
                return self.voice.tell(key, {**figures, **prompt.args})
        return ""

    def coach(self) -> str:
        """What the coach says about the kind of question; nothing if there are no words for it."""
        for key in (f"coach-{self.topic}", f"coach-{self.topic.partition('-')[0]}"):
            if self.topic and self.voice.has(key):
                return self.voice.tell(key)
        return ""

    @property
    def topic(self) -> str:
        """The kind of question that the asked seat is asked; nothing if it is not."""
        return (
            self.state.step().prompt(self.state, self.seat).key
            if self.asked and self.seat is not None
            else ""
        )

    def why_not(self, action: str) -> Reason | None:
        if self.seat is None:
            return Reason("ui-why-watching")
        return self.state.why_not(self.seat, action)

    def preview(self, action: str) -> Preview:
        """What a legal choice will do."""
        if not any(choice.action == action for choice in self.choices) or self.seat is None:
            return Preview()
        return self.title.game.preview(self.state, self.seat, self.state.number(action))

    def rule_link(self, rule: str) -> Markup:
        """A link to a rule, if the game's rules are in the app."""
        if self.title.ledger is None:
            return Markup('<span class="rule">{}</span>').format(rule)
        return Markup('<a class="rule" href="/rules/{}/ledger#{}" target="_blank">{}</a>').format(
            self.title.id, rule, rule
        )
