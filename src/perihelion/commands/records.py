"""`record` and `replay`: games as text files."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from perihelion.bots import decide, make
from perihelion.commands import position, shell
from perihelion.core.game import AnyGame
from perihelion.core.match import Match
from perihelion.core.record import BadRecord, Record, parse_record, record_of
from perihelion.core.record import check as check_record
from perihelion.core.record import replay as replay_record
from perihelion.lab.play import MOVE_CAP
from perihelion.lab.simulate import fill_seats
from perihelion.language import voice


def record(
    game: Annotated[str, typer.Argument(help="The game's id, as `perihelion games` lists it.")],
    out: Annotated[Path | None, typer.Option(help="Where to write it; standard output by default.")] = None,
    bots: Annotated[
        str, typer.Option(help="Bots or levels, by comma; repeated to fill the seats.")
    ] = "random",
    seats: Annotated[int | None, typer.Option(help="How many play.")] = None,
    seed: Annotated[str, typer.Option(help="The seed of the game and the bots.")] = "1",
    option: Annotated[list[str] | None, typer.Option(help="A game option, key=value; repeatable.")] = None,
) -> None:
    """Lets bots play a game and writes its record.

    Example: perihelion record race --bots greedy,random --seed 42 --out game.txt
    """
    loaded = shell.the_game(game)
    names = shell.the_bots(bots, game)
    count = shell.the_seats(loaded, seats, len(names))
    match = play_match(loaded, fill_seats(names, count), seed, shell.the_options(loaded, count, option or []))
    text = record_of(match).to_text()
    if out is None:
        typer.echo(text, nl=False)
    else:
        shell.write(out, text)
    if not match.state.over:
        shell.wanting(f"the game passed the technical cap of {MOVE_CAP} moves and was left unfinished")


def play_match(game: AnyGame, entrants: tuple[str, ...], seed: str, options: dict[str, str]) -> Match:
    """A game between bots with its log and record."""
    match = Match(game, len(entrants), seed, options)
    players = [make(name, game.id, f"{seed} {seat}") for seat, name in enumerate(entrants)]
    while not match.state.over and len(match.moves) < MOVE_CAP:
        seat = match.state.asked_seats()[0]
        match.act(seat, decide(players[seat], match.state, seat))
    return match


def replay(
    file: Annotated[Path, typer.Argument(help="A record, as `perihelion record` and the table write it.")],
    at: Annotated[int | None, typer.Option(min=0, help="Show the position after this many moves.")] = None,
    check: Annotated[
        bool,
        typer.Option("--check", help="Only verify that it replays to its digest and that its seed is fair."),
    ] = False,
    lang: Annotated[str, typer.Option(help="en or cs.")] = "en",
    as_json: Annotated[bool, typer.Option("--json", help="One JSON object.")] = False,
) -> None:
    """Shows a recorded game, or verifies it: exit code 1 if it does not replay to its digest, or if its seed
    does not follow from the secret that was committed to.

    Example: perihelion replay game.txt --at 31

    Example: perihelion replay game.txt --check
    """
    shell.the_language(lang)
    found = read_record(file)
    loaded = shell.the_game(found.game)
    if at is not None and at > len(found.moves):
        shell.cannot(f"{file} has {len(found.moves)} moves; give --at 0 to {len(found.moves)}")
    try:
        match = check_record(loaded, found) if at is None else replay_record(loaded, found, at)
    except BadRecord as error:
        shell.wanting(f"{file}: {error}")
    if as_json:
        shell.print_json(
            {
                "game": found.game,
                "seats": found.seats,
                "seed": found.seed,
                "commitment": found.proof.commitment if found.proof else None,
                "options": {**found.options},
                "moves": len(match.moves),
                "digest": match.state.digest(),
                "over": match.state.over,
                "scores": [*loaded.scores(match.state)],
                "winners": [*loaded.winners(match.state)],
            }
        )
    elif check:
        shell.out.print(f"[bold green]replays[/] to {found.digest}: {len(found.moves)} moves of {found.game}")
        if found.proof is not None:
            shell.out.print("[bold green]fair[/]: secret and seed follow from the commitment")
            shell.out.print(found.proof.commitment, soft_wrap=True)
    else:
        _show(match, found, lang)


def read_record(file: Path) -> Record:
    try:
        return parse_record(file.read_text(encoding="utf-8"))
    except OSError as error:
        shell.cannot(f"cannot read {file}: {error.strerror}")
    except (BadRecord, UnicodeDecodeError) as error:
        shell.cannot(f"{file} is not a record of a game: {error}")


def _show(match: Match, found: Record, lang: str) -> None:
    """The log and the position; a record belongs to a referee, so all of the log is told."""
    speaker = voice(lang, found.game)
    for entry in match.log:
        knower = (entry.event.knowers & -entry.event.knowers).bit_length() - 1
        seen = entry.event.seen_by(knower if entry.event.knowers else None)
        shell.out.print(f"[dim]{entry.move:4}[/] ", end="")
        shell.out.print(speaker.say(seen), markup=False)
    position.show(match.state, None, speaker, shell.out)
    position.show_scores(match.state, None, speaker, shell.out)
    shell.out.print(f"{len(match.moves)} of {len(found.moves)} moves, digest {match.state.digest()}")
