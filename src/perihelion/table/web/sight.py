"""What one viewer sees of a table: the position, the words, what can be chosen.

Everything a page, a fragment or the API says about a running game goes through here, and starts from the
game's view for the viewer's seat; nothing reads the true state otherwise.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, replace

from markupsafe import Markup, escape

from perihelion.art.artist import Choice, Drawing, Scene
from perihelion.art.icons import seat_icon
from perihelion.core.match import UNKNOWN_ACTION, LogEntry
from perihelion.core.state import State
from perihelion.core.text import Event, Text
from perihelion.core.view import ScoreSheet
from perihelion.language import Verbatim, Voice
from perihelion.language.voice import MissingMessage
from perihelion.table.house.library import Library
from perihelion.table.house.problems import Foreign, NotNow
from perihelion.table.house.rooms import Room
from perihelion.table.store import BOT, FREE
from perihelion.table.web.beats import Beat, beats_of, round_start, turn_start
from perihelion.table.web.drawing import render
from perihelion.table.web.look import Look

NEUTRAL = 9  # the mark of nobody at the table
# With these a round, or what a game has instead, begins.
STARTS = frozenset(("round", "epoch", "turn"))


@dataclass(frozen=True)
class Viewer:
    """Whose eyes: a seat, or None for a spectator. `curtain` are the seats of this device that are asked
    while none of them has been uncovered."""

    seat: int | None
    own: tuple[int, ...]
    curtain: tuple[int, ...] = ()


def viewer_for(room: Room, guest: str, wanted: int | None) -> Viewer:
    """Through which seat the guest looks. One device with several people shows no hand until somebody has
    said who is looking; when the game is over every seat may be looked through."""
    own = tuple(room.seats_of(guest))
    if room.over:
        seat = wanted if wanted is not None and 0 <= wanted < len(room.seats) else None
        return Viewer(seat if wanted is not None else (own[0] if own else None), own)
    if wanted is not None and wanted not in own:
        raise Foreign("ui-problem-foreign-seat")
    if len(own) < 2:
        return Viewer(own[0] if own else None, own)
    asked = [] if room.match is None else room.match.state.asked_seats()
    waiting = tuple(seat for seat in own if seat in asked)
    if wanted is None or (waiting and wanted not in waiting):
        return Viewer(None, own, waiting or own)
    return Viewer(wanted, own)


class Sight(Look):
    """A position of a table as a viewer sees it, in a language. Take it under the room's lock."""

    def __init__(
        self,
        library: Library,
        room: Room,
        viewer: Viewer,
        lang: str,
        narrow: bool,
        at: int | None = None,
        event: int | None = None,
    ) -> None:
        """`at` is a number of moves; `event` shows the last of them when that event of it had happened."""
        match = room.playing()
        if room.title is None:
            raise NotNow("ui-problem-broken")
        self.room = room
        self.viewer = viewer
        self.lang = lang
        self.total = len(match.moves)
        self.at = self.total if at is None else max(0, min(at, self.total))
        self.event = event if self.at > 0 else None
        self.live = self.at == self.total and self.event is None
        self.lost = self._is_lost(room)
        state = self._position(room)
        seat = viewer.seat
        asked = self.live and seat is not None and not room.over and state.is_asked(seat)
        voice = library.voice(lang, room.title.id).named(room.names)
        super().__init__(room.title, state, seat, voice, narrow, asked)
        if self.live and seat is not None and not room.over:
            self.choices += self.named(seat, state.offhand(seat))
        self.mine = viewer.own
        self.sheet = self._kept(self.sheet)

    def _is_lost(self, room: Room) -> bool:
        return not self.live and room.is_lost(self.at if self.event is None else self.at - 1)

    def _position(self, room: Room) -> State:
        if self.lost:
            return room.playing().state
        return room.state_at(self.at) if self.event is None else room.state_within(self.at, self.event)

    def _kept(self, sheet: ScoreSheet) -> ScoreSheet:
        """The points. Those with which a game ended stay, whatever the present rules make of its end."""
        result = self.room.table.result
        if result is not None and self.live and result.lost:
            return replace(sheet, winners=result.winners)
        if result is None or not self.live or self.room.table.game_version == self.title.game.version:
            return sheet
        kept = ScoreSheet([], result.scores, result.winners)
        return sheet if (sheet.totals, sheet.winners) == (kept.totals, kept.winners) else kept

    def scene(self) -> Scene:
        """Whoever has left is called so at the board."""
        scene = super().scene()
        empty = frozenset(row.seat for row in self.room.seats if row.kind == FREE and self.live)
        names = tuple(
            self.voice.tell("ui-name-left", {"names": Verbatim(name)}) if seat in empty else name
            for seat, name in enumerate(scene.names)
        )
        return replace(scene, names=names, empty=empty)

    def drawing(self) -> Drawing:
        if self.lost:
            return Drawing("", render("parts/lost.html", self.voice))
        return super().drawing()

    # -- words -------------------------------------------------------------------------------------

    def prompt(self) -> str:
        """The one sentence of the prompt bar."""
        tell = self.voice.tell
        if not self.live:
            key = "ui-past-lost" if self.lost else "ui-past"
            return tell(key, {"move": self.at, "count": self.total})
        if self.room.over:
            return self.outcome()
        if self.viewer.curtain and self.viewer.seat is None:
            names = [self.room.names[seat] for seat in self.viewer.curtain]
            return tell("ui-curtain", {"names": Verbatim(self.voice.join(names))})
        if self.asked:
            return self.question()
        return self.waiting()

    def waiting(self) -> str:
        """For whom the table waits."""
        asked = self.state.asked_seats()
        empty = [seat for seat in asked if self.room.seats[seat].kind == FREE]
        if empty:
            left = Verbatim(self.voice.join([self.room.names[seat] for seat in empty]))
            return self.voice.tell("ui-waiting-empty", {"names": left})
        names = [self.room.names[seat] for seat in asked]
        return self.voice.tell("ui-waiting-for", {"names": Verbatim(self.voice.join(names))})

    def outcome(self) -> str:
        """Who has won, and by how much."""
        sheet, result = self.sheet, self.room.table.result
        if not sheet.winners:
            return self.voice.tell("ui-nobody-wins")
        winners = Verbatim(self.voice.join([self.voice.seat_name(seat) for seat in sheet.winners]))
        if len(sheet.winners) != 1:
            return self.voice.tell("ui-shared-win", {"names": winners})
        if result is not None and result.lost:
            others = Verbatim(self.voice.join([self.voice.seat_name(seat) for seat in result.lost]))
            return self.voice.tell("ui-wins-time", {"names": winners, "others": others})
        rest = [points for seat, points in enumerate(sheet.totals) if seat not in sheet.winners]
        margin = sheet.totals[sheet.winners[0]] - max(rest) if rest else 0
        if not rest:
            return self.voice.tell("ui-wins", {"names": winners})
        if margin <= 0:
            return self.voice.tell("ui-wins-tie", {"names": winners})
        return self.voice.tell("ui-wins-by", {"names": winners, "count": margin})

    def cautions(self) -> dict[str, str]:
        """What is to be said before the choices that end something for good, by action."""
        return self._warned(self.state.game.ends)

    def blunders(self) -> dict[str, str]:
        """What the coach has to say before the choices that throw something away, by action."""
        return self._warned(self.state.game.blunder)

    def _warned(self, about: Callable[[State, int, int], Text | None]) -> dict[str, str]:
        seat, numbers = self.viewer.seat, self.state.game.catalogue.numbers
        if seat is None or not self.asked:
            return {}
        found = {one.action: about(self.state, seat, numbers[one.action]) for one in self.choices}
        return {action: self.voice.say(text) for action, text in found.items() if text is not None}

    def picks(self) -> list[Choice]:
        """The parts of which the viewer's answer is made so far, and which can be taken out again."""
        seat = self.viewer.seat
        if seat is None or not self.asked:
            return []
        names = self.title.game.catalogue.names
        return [
            Choice(names[action], self.voice.label(self.title.game, action))
            for action in self.room.playing().picks(seat)
        ]

    def only_ends(self) -> bool:
        """Whether nothing but the end of the turn is left to choose, and could come by itself."""
        seat, step = self.viewer.seat, self.state.step() if self.asked else None
        if seat is None or step is None or step.secret or len(self.choices) != 1:
            return False
        return step.waits(self.state, seat)

    def why_no_undo(self) -> str | None:
        """Why there is nothing to take back, in words; None if there is."""
        if self.viewer.seat is None or self.viewer.seat not in self.viewer.own:
            return self.voice.tell("ui-undo-watching")
        if self.room.over:
            return self.voice.tell("core-game-over")
        reason = self.room.playing().why_no_undo(self.viewer.seat)
        return None if reason is None else self.voice.say(reason)

    # -- the log -----------------------------------------------------------------------------------

    def log(self, after: int) -> Markup:
        """The entries of the moves after a number, as list items."""
        lines: list[Markup] = []
        told: set[int] = set()
        explained = {0}
        for entry in self.room.log(after, self.total):
            self._add_silent(lines, told, after, entry.move)
            decided = self._bot_decision(entry)
            lines.append(self._line(entry, entry.move not in told, decided not in explained))
            told.add(entry.move)
            explained.add(decided)
        self._add_silent(lines, told, after, self.total + 1)
        return Markup("").join(lines)

    def _add_silent(self, lines: list[Markup], told: set[int], after: int, before: int) -> None:
        """Own forced moves of which no event tells are logged by their label."""
        moves = self.room.playing().moves
        start = max(told, default=after) + 1
        for number in range(max(1, start), before):
            move = moves[number - 1]
            silent = move.forced and move.seat == self.viewer.seat and move.action != UNKNOWN_ACTION
            if silent and number not in told:
                label = self.voice.label(self.title.game, move.action)
                lines.append(self._item(number, move.seat, label, (), forced=True))
                told.add(number)

    def _bot_decision(self, entry: LogEntry) -> int:
        """The number of the bot's choice that a line tells of, if the viewer may ask why; else 0."""
        seat, moves = entry.event.seat, self.room.playing().moves
        if self.viewer.seat is None or not 0 <= seat < len(self.room.seats):
            return 0
        if self.room.seats[seat].kind != BOT or seat == self.viewer.seat:
            return 0
        latest = range(entry.move, max(0, entry.move - len(self.room.seats)), -1)
        number = next((one for one in latest if moves[one - 1].seat == seat), 0)
        return 0 if number == 0 or moves[number - 1].forced else number

    def may_ask_why(self, entry: LogEntry) -> bool:
        """Whether an entry tells of a bot's choice that the viewer may ask about."""
        return self._bot_decision(entry) > 0

    def _line(self, entry: LogEntry, first: bool, why: bool) -> Markup:
        event = entry.event.seen_by(self.viewer.seat)
        moves = self.room.playing().moves
        forced = first and entry.move > 0 and moves[entry.move - 1].forced
        return self._item(entry.move, event.seat, self.said(entry), event.rules, forced, why)

    def said(self, entry: LogEntry) -> str:
        """What happened, in words."""
        return said(self.voice, entry.event.seen_by(self.viewer.seat))

    def _item(
        self, move: int, seat: int, words: str, rules: tuple[str, ...], forced: bool, why: bool = False
    ) -> Markup:
        mark = self.sign(seat)
        links = Markup(" ").join(self.rule_link(rule) for rule in rules)
        note = (
            Markup(' <span class="forced">{}</span>').format(self.voice.tell("ui-forced")) if forced else ""
        )
        asking = self.asking(seat) if why else ""
        return Markup(
            '<p data-move="{}" data-seat="{}">{}<span><button type="button" class="line" data-at="{}">{}'
            "</button>{} {}</span>{}</p>"
        ).format(move, seat, mark, move, self.emphasised(words), note, links, asking)

    def asking(self, seat: int) -> Markup:
        """The button that asks why a bot did that."""
        words = self.voice.tell("ui-because", {"names": Verbatim(self.room.names[seat])})
        return Markup(
            '<button type="button" class="because" data-because aria-expanded="false" aria-label="{0}" '
            'title="{0}">?</button>'
        ).format(words)

    def sign(self, seat: int, size: int = 20) -> Markup:
        """The mark of a seat, or of an opponent that the game itself plays; nothing if it is nobody."""
        shown = seat if seat < len(self.room.names) else NEUTRAL
        return Markup(seat_icon(shown, size)) if seat >= 0 else Markup("")

    def emphasised(self, words: str) -> Markup:
        """The players' names in bold."""
        text = str(escape(words))
        for name in sorted(set(self.voice.names), key=len, reverse=True):
            if name:
                shown = re.escape(str(escape(name)))
                text = re.sub(
                    rf"(?<![\w>]){shown}(?!\w)", lambda found: f"<b>{found.group()}</b>", text, count=1
                )
        return Markup(text)

    # -- what the others did -----------------------------------------------------------------------

    def beats(self, moves: int) -> list[Beat]:
        """What happened after so many moves besides what the viewer did, in pieces to be followed."""
        return [
            beat
            for beat in beats_of(self.room.playing(), self.viewer.own, moves)
            if beat.reveal or not beat.own
        ]

    def since_my_turn(self) -> list[Beat]:
        """What the others did since the viewer's last turn, and all that became known; for somebody who only
        watches, since the round began."""
        match = self.room.playing()
        if not self.viewer.own:
            return self.beats(round_start(match, STARTS))
        return self.beats(turn_start(match, self.viewer.own) - 1)

    # -- seats -------------------------------------------------------------------------------------

    def seat_state(self, seat: int) -> str:
        """answered, thinking or empty: whether the table waits for the seat."""
        if self.state.over or not self.live or self.room.over:
            return ""
        if self.state.is_asked(seat):
            return "thinking"
        return "answered" if self.state.asked else ""


def said(voice: Voice, event: Event) -> str:
    """An event in words. A game may have none any more for what its earlier rules brought."""
    try:
        return voice.say(event)
    except MissingMessage:
        return voice.tell("ui-log-wordless")
