"""What all commands share: how they write, how they fail, and how they read games, bots and options.

Exit codes: 0 all is well; 1 what was asked for was done and found wanting (a record that does not
replay, games that broke, rules without a test); 2 the command cannot be carried out as given.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import NoReturn

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from perihelion import bots, games
from perihelion.core.game import AnyGame
from perihelion.core.plain import Json
from perihelion.core.text import Reason, Refused
from perihelion.lab.backend import BACKENDS
from perihelion.language import LANGUAGES, voice
from perihelion.language.voice import MissingMessage

FOUND_WANTING = 1
CANNOT = 2

out = Console(highlight=False)
err = Console(stderr=True, highlight=False)


def cannot(message: str) -> NoReturn:
    """Ends the command because it cannot be carried out; the message says what to do instead."""
    err.print(f"[bold red]error:[/] {message}", markup=True)
    raise typer.Exit(CANNOT)


def wanting(message: str) -> NoReturn:
    """Ends the command because the thing it looked at is not in order."""
    err.print(f"[bold red]not in order:[/] {message}", markup=True)
    raise typer.Exit(FOUND_WANTING)


def print_json(data: Json) -> None:
    typer.echo(json.dumps(data, ensure_ascii=False))


def write(file: Path, text: str) -> None:
    try:
        file.write_text(text, encoding="utf-8")
    except OSError as error:
        cannot(f"cannot write {file}: {error.strerror}")
    err.print(f"written: {file}")


def progress() -> Progress:
    """A progress bar on stderr, so that output can be piped."""
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=err,
        transient=True,
        disable=not err.is_terminal,
    )


def the_game(game_id: str, components: Path | None = None) -> AnyGame:
    try:
        return games.get(game_id, components)
    except games.UnknownGame as error:
        cannot(str(error))
    except (OSError, ValueError, KeyError) as error:
        if components is None:
            raise
        cannot(f"cannot read the components in {components}: {error}")


def the_language(lang: str) -> str:
    if lang not in LANGUAGES:
        cannot(f"there is no language {lang!r}; the languages are: {', '.join(LANGUAGES)}")
    return lang


def the_backend(name: str) -> str:
    """Where work can be done."""
    if name not in BACKENDS:
        cannot(f"there is no backend {name!r}; give local or ray")
    return name


def the_bots(text: str, game_id: str) -> list[str]:
    """The bots of a list like `greedy,random`."""
    names = [name.strip() for name in text.split(",") if name.strip()]
    if not names:
        cannot("name at least one bot, for example: --bots greedy,random")
    for name in names:
        try:
            bots.make(name, game_id, 0)
        except ValueError as error:
            cannot(str(error))
    return names


def the_seats(game: AnyGame, seats: int | None, named: int = 0) -> int:
    """The number of seats: as given, else as many as bots were named, else the fewest the game takes."""
    chosen = seats if seats is not None else max(named, game.players[0])
    if chosen not in game.players:
        cannot(f"{game.id} is for {', '.join(map(str, game.players))} players, not {chosen}")
    if named > chosen:
        cannot(f"{named} bots do not fit on {chosen} seats; give --seats {named} or fewer bots")
    return chosen


def the_options(game: AnyGame, seats: int, pairs: list[str]) -> dict[str, str]:
    """Game options given as `key=value`."""
    chosen: dict[str, str] = {}
    for pair in pairs:
        key, equals, value = pair.partition("=")
        if not equals:
            cannot(f"an option is written key=value, not {pair!r}")
        chosen[key] = value
    try:
        return game.settings(seats, chosen)
    except Refused as refused:
        cannot(f"{say(refused.reason)} {known_options(game)}")


def known_options(game: AnyGame) -> str:
    if not game.options:
        return f"{game.id} has no options."
    listed = "; ".join(f"{option.key}={'|'.join(option.values)}" for option in game.options)
    return f"The options of {game.id}: {listed}"


def say(reason: Reason, game: AnyGame | None = None, lang: str = "en") -> str:
    """A reason in words, with its rule."""
    try:
        text = voice(lang, game.id if game else None).say(reason)
    except MissingMessage:
        text = f"{reason.key} {reason.args}"
    return f"{text} {reason.rule}".strip()
