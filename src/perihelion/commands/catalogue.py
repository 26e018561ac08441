"""`games` and `rules`: what there is to play, and by which rules."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.table import Table

from perihelion import games as all_games
from perihelion.commands import shell
from perihelion.core.ledger import Ledger, Rule, load_ledger
from perihelion.core.plain import Json
from perihelion.lab.coverage import Coverage, NoTests, coverage, tests_folder
from perihelion.language import voice


def games(
    as_json: Annotated[bool, typer.Option("--json", help="One JSON object per game in a list.")] = False,
    lang: Annotated[str, typer.Option(help="Language of the names: en or cs.")] = "en",
) -> None:
    """Lists the games with players, options and how much of their rules is tested.

    Example: perihelion games --lang cs
    """
    shell.the_language(lang)
    entries = [_entry(name, lang) for name in all_games.REGISTERED]
    if as_json:
        shell.print_json([*entries])
        return
    table = Table(box=None, pad_edge=False, header_style="bold")
    for heading in ("id", "game", "players", "options", "rules tested"):
        table.add_column(heading)
    for entry in entries:
        options = entry["options"]
        assert isinstance(options, dict)
        tested = entry["coverage"]
        table.add_row(
            f"[bold]{entry['id']}[/]",
            str(entry["name"]),
            _players(all_games.get(str(entry["id"])).players),
            "\n".join(f"{key}={'|'.join(map(str, _list(values)))}" for key, values in options.items()) or "–",
            f"{tested['covered']} of {tested['statements']}" if isinstance(tested, dict) else "no tests here",
        )
    shell.out.print(table)


def rules(
    game: Annotated[str, typer.Argument(help="The game's id, as `perihelion games` lists it.")],
    lang: Annotated[str, typer.Option(help="en or cs.")] = "en",
    find: Annotated[str | None, typer.Option(help="Only statements with this word or id.")] = None,
    show_coverage: Annotated[
        bool, typer.Option("--coverage", help="Which statements have a test; exit code 1 if any has none.")
    ] = False,
    as_json: Annotated[bool, typer.Option("--json", help="One JSON object.")] = False,
) -> None:
    """Prints the rules of a game, or which of them have a test.

    Example: perihelion rules race --find military

    Example: perihelion rules race --coverage
    """
    shell.the_game(game)
    shell.the_language(lang)
    ledger = load_ledger(f"perihelion.games.{game}", game)
    if show_coverage:
        _show_coverage(ledger, as_json)
        return
    found = ledger.find(find, lang) if find else ledger.rules
    if as_json:
        shell.print_json({"game": game, "rules": [_rule_json(rule, ledger, lang) for rule in found]})
    else:
        _print_rules(found, ledger, lang)
    if find and not found:
        shell.wanting(f"no statement of {game} contains {find!r}")


def _print_rules(found: list[Rule], ledger: Ledger, lang: str) -> None:
    chapter = -1
    for rule in found:
        if rule.chapter != chapter:
            chapter = rule.chapter
            title = ledger.chapters[chapter]
            shell.out.print(f"\n[bold]{title.cs if lang == 'cs' else title.en}[/]", markup=True)
        shell.out.print(f"[cyan]{rule.id}[/]  ", end="", markup=True)
        shell.out.print(rule.cs if lang == "cs" else rule.en, markup=False)


def _show_coverage(ledger: Ledger, as_json: bool) -> None:
    try:
        found = coverage(ledger, tests_folder())
    except NoTests as error:
        shell.cannot(str(error))
    if as_json:
        shell.print_json({"game": ledger.game, **found.to_json()})
    else:
        _print_coverage(found)
    if found.missing or found.unknown:
        raise typer.Exit(shell.FOUND_WANTING)


def _print_coverage(found: Coverage) -> None:
    total = len(found.statements)
    shell.out.print(f"{total} statements: {len(found.covered)} tested, {len(found.exempt)} exempt")
    if found.missing:
        shell.out.print(f"[bold red]{len(found.missing)} without a test:[/] {' '.join(found.missing)}")
    if found.unknown:
        shell.out.print(f"[bold red]cited but not in the ledger:[/] {' '.join(found.unknown)}")
    if not found.missing and not found.unknown:
        shell.out.print("[bold green]none missing[/]")


def _entry(game_id: str, lang: str) -> dict[str, Json]:
    game = all_games.get(game_id)
    speaker = voice(lang, game_id)
    try:
        tested: Json = coverage(load_ledger(f"perihelion.games.{game_id}", game_id), tests_folder()).to_json()
    except NoTests:
        tested = None
    return {
        "id": game_id,
        "name": speaker.tell("game-name"),
        "sentence": speaker.tell("game-sentence"),
        "players": [*game.players],
        "options": {option.key: [*option.values] for option in game.options},
        "actions": len(game.catalogue),
        "coverage": tested,
    }


def _rule_json(rule: Rule, ledger: Ledger, lang: str) -> dict[str, Json]:
    title = ledger.chapters[rule.chapter]
    return {
        "id": rule.id,
        "chapter": title.cs if lang == "cs" else title.en,
        "text": rule.cs if lang == "cs" else rule.en,
    }


def _players(counts: tuple[int, ...]) -> str:
    return f"{counts[0]}–{counts[-1]}" if len(counts) > 1 else str(counts[0])


def _list(values: Json) -> list[Json]:
    assert isinstance(values, list)
    return values
