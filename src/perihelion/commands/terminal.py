"""`terminal`: a person plays against bots in the terminal."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from perihelion.bots import Bot, decide, make
from perihelion.commands import position, shell
from perihelion.core.ledger import load_ledger
from perihelion.core.match import Match
from perihelion.core.record import record_of
from perihelion.core.text import Refused
from perihelion.language import Voice, voice

WORDS = "perihelion.commands.text"
LOG_LINES = 20
WHY_LINES = 8


def terminal(
    game: Annotated[str, typer.Argument(help="The game's id, as `perihelion games` lists it.")],
    bots: Annotated[str, typer.Option(help="Bots or levels of the other seats, by comma.")] = "medium",
    seats: Annotated[int | None, typer.Option(help="How many play, you included.")] = None,
    seat: Annotated[str, typer.Option(help="Your seat: A, B, C or D.")] = "A",
    seed: Annotated[str, typer.Option(help="The seed of the game.")] = "1",
    option: Annotated[list[str] | None, typer.Option(help="A game option, key=value; repeatable.")] = None,
    lang: Annotated[str, typer.Option(help="en or cs.")] = "en",
) -> None:
    """Play against bots in the terminal. Type help at the prompt.

    Example: perihelion terminal race --bots medium --lang cs
    """
    shell.the_language(lang)
    loaded = shell.the_game(game)
    names = shell.the_bots(bots, game)
    count = shell.the_seats(loaded, seats, len(names) + 1)
    own = "ABCD".find(seat.upper())
    if len(seat) != 1 or not 0 <= own < count:
        shell.cannot(f"there is no seat {seat!r}; the seats are {', '.join('ABCD'[:count])}")
    match = Match(loaded, count, seed, shell.the_options(loaded, count, option or []))
    others = [other for other in range(count) if other != own]
    players = {
        other: make(names[number % len(names)], game, f"{seed} {other}")
        for number, other in enumerate(others)
    }
    speaker = voice(lang, game, (WORDS,))
    called = tuple(
        speaker.tell("terminal-you") if other == own else f"{'ABCD'[other]} ({players[other].name})"
        for other in range(count)
    )
    Sitting(match, own, players, speaker.named(called), shell.out).run()


class Sitting:
    """A person at the terminal: shows, asks, obeys."""

    def __init__(
        self, match: Match, seat: int, bots: dict[int, Bot], speaker: Voice, console: Console
    ) -> None:
        self.match = match
        self.seat = seat
        self.bots = bots
        self.speaker = speaker
        self.console = console
        self.told = 0  # log entries already shown

    def run(self) -> None:
        """Until the game is over or the person leaves."""
        while self._until_asked():
            self.tell_news()
            position.show(self.match.state, self.seat, self.speaker, self.console)
            if not self.answer():
                return
        self.tell_news()
        self.console.print(f"\n[bold]{self.speaker.tell('terminal-over')}[/]")
        position.show_scores(self.match.state, self.seat, self.speaker, self.console)
        for winner in self.match.game.winners(self.match.state):
            self.console.print(self.speaker.tell("terminal-won", {"seat": winner}))

    def _until_asked(self) -> bool:
        """Lets the bots answer, before the person where all are asked at once, so that undo stays
        possible; says whether the game goes on."""
        state = self.match.state
        while not state.over:
            waiting = [seat for seat in state.asked_seats() if seat != self.seat]
            if not waiting:
                return True
            self.match.act(waiting[0], decide(self.bots[waiting[0]], state, waiting[0]))
        return False

    def answer(self) -> bool:
        """Reads lines until a choice is made; False if the person leaves."""
        before = len(self.match.moves)
        self.show_choices()
        while len(self.match.moves) == before:
            try:
                line = self.console.input("[bold]› [/]").strip()
            except (EOFError, KeyboardInterrupt):
                return False
            if line == "quit":
                return False
            if self.obey(line):
                break
        return True

    def obey(self, line: str) -> bool:
        """Carries out one line; True if the position has changed."""
        word, _, rest = line.partition(" ")
        if word.isdigit():
            return self.choose(int(word))
        if word == "undo":
            return self.undo()
        if word == "why" and rest:
            self.why(rest)
        elif word == "what" and rest.isdigit():
            self.what(int(rest))
        elif word == "log":
            self.log(int(rest) if rest.isdigit() else LOG_LINES)
        elif word == "score":
            position.show_scores(self.match.state, self.seat, self.speaker, self.console)
        elif word == "look":
            position.show(self.match.state, self.seat, self.speaker, self.console)
            self.show_choices()
        elif word == "rules" and rest:
            self.rules(rest)
        elif word == "save" and rest:
            self.save(Path(rest))
        elif word in ("help", "?"):
            self.say("terminal-help")
        elif word:
            self.say("terminal-unknown")
        return False

    def choose(self, number: int) -> bool:
        legal = self.match.state.legal(self.seat)
        if not 1 <= number <= len(legal):
            self.say("terminal-no-number", count=len(legal))
            return False
        self.match.act(self.seat, legal[number - 1])
        return True

    def undo(self) -> bool:
        try:
            self.match.undo(self.seat)
        except Refused as refused:
            self.console.print(self.speaker.say(refused.reason), markup=False)
            return False
        self.told = min(self.told, len(self.match.log))
        self.say("terminal-undone")
        return True

    def why(self, word: str) -> None:
        """Why the actions whose name or label contains the word are not possible now."""
        game = self.match.game
        wanted = word.casefold()
        exact = game.catalogue.numbers.get(word)
        found = [exact] if exact is not None else []
        for action, name in enumerate(game.catalogue.names):
            if len(found) >= WHY_LINES or exact is not None:
                break
            if wanted in name or wanted in self.speaker.label(game, action).casefold():
                found.append(action)
        for action in found:
            reason = self.match.state.why_not(self.seat, action)
            answer = self.speaker.tell("terminal-possible") if reason is None else self.speaker.say(reason)
            rule = "" if reason is None else reason.rule
            self.console.print(
                f"  {self.speaker.label(game, action)}: {answer} {rule}".rstrip(), markup=False
            )
        if not found:
            self.say("terminal-no-such")

    def what(self, number: int) -> None:
        state = self.match.state
        legal = state.legal(self.seat)
        if not 1 <= number <= len(legal):
            self.say("terminal-no-number", count=len(legal))
            return
        preview = self.match.game.preview(state, self.seat, legal[number - 1])
        for line in preview.lines:
            self.console.print(f"  {line.figure:+d}  {self.speaker.say(line.text)}", markup=False)
        for text in preview.then:
            self.console.print(f"  {self.speaker.say(text)}", markup=False)
        if not preview.lines and not preview.then:
            self.say("terminal-no-preview")

    def rules(self, word: str) -> None:
        game = self.match.game.id
        found = load_ledger(f"perihelion.games.{game}", game).find(word, self.speaker.lang)
        for rule in found:
            self.console.print(
                f"{rule.id}  {rule.cs if self.speaker.lang == 'cs' else rule.en}", markup=False
            )
        if not found:
            self.say("terminal-nothing-found")

    def save(self, file: Path) -> None:
        try:
            file.write_text(record_of(self.match).to_text(), encoding="utf-8")
        except OSError:
            self.say("terminal-not-saved")
        else:
            self.say("terminal-saved")

    def log(self, lines: int) -> None:
        for entry in self.match.log[-lines:]:
            self.console.print(f"  {self.speaker.say(entry.event.seen_by(self.seat))}", markup=False)

    def tell_news(self) -> None:
        """What has happened since the person last looked."""
        news = self.match.log[self.told :]
        self.told = len(self.match.log)
        if news:
            self.console.rule(style="dim")
        for entry in news:
            self.console.print(f"  {self.speaker.say(entry.event.seen_by(self.seat))}", markup=False)

    def show_choices(self) -> None:
        state = self.match.state
        self.console.print(f"\n[bold]{self.speaker.say(state.step().prompt(state, self.seat))}[/]")
        for number, action in enumerate(state.legal(self.seat), 1):
            self.console.print(f"[bold yellow]{number:3}[/]  ", end="")
            self.console.print(self.speaker.label(self.match.game, action), end="", markup=False)
            self.console.print(f"  [dim]{self.match.game.catalogue.names[action]}[/]")
        self.console.print(f"[dim]{self.speaker.tell('terminal-turn')}[/]")

    def say(self, key: str, **args: int) -> None:
        self.console.print(self.speaker.tell(key, {**args}), markup=False)
