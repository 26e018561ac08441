"""Writes the tables of docs/bots.md from what measurements have found, as it is kept in measured/.

    python tools/measured.py

A part of the page between `<!-- measured: levels -->` and `<!-- end -->` is written anew, and so are those
named `calibration hard` (or another bot that was measured), `versus`, `ratings` and `charts`. The sentences
around them stay. It says which lines were measured before the bots of their game, or its rules, were changed.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import calibration
import kept
import levels
import ratings
import versus

from perihelion import games
from perihelion.bots import LEVELS
from perihelion.language import voice

PAGE = kept.ROOT / "docs" / "bots.md"
PART = re.compile(r"(<!-- measured: ([^>]+) -->\n).*?(<!-- end -->)", re.DOTALL)
DIGITS = 7  # of a digest, enough to tell engines apart
OF_LEVELS = "| game | seats | stronger | weaker | games | won | 95 % interval | engine |"
OF_CONTESTS = "| game | seats | now | before | games | won | 95 % interval | ms a decision | engine |"
OF_RATINGS = "| game | seats | bot | rating | 95 % interval | games | won | engine |"
OF_CALIBRATION = (
    "| game | seats | games | error | last third | by evaluation alone "
    "| predicted : came true, in per cent, by tenths |"
)
LEFT = (
    "game",
    "stronger",
    "weaker",
    "now",
    "before",
    "bot",
    "ms a decision",
    "95 % interval",
    "engine",
    "predicted : came true, in per cent, by tenths",
)


def page(text: str) -> str:
    """The page with its tables as the files would have them."""
    return PART.sub(lambda part: part[1] + content(part[2]) + part[3], text)


def content(part: str) -> str:
    """What stands in a part of the page; nothing as long as nothing was measured."""
    name, _, bot = part.partition(" ")
    if name == levels.KIND:
        written = table(OF_LEVELS, [(found, of_match(found)) for found in lines(levels.KIND)])
    elif name == versus.KIND:
        written = table(OF_CONTESTS, [(found, of_contest(found)) for found in lines(versus.KIND)])
    elif name == ratings.KIND:
        written = table(
            OF_RATINGS, [(found, row) for found in lines(ratings.KIND) for row in of_tournament(found)]
        )
    elif name == calibration.KIND:
        between = [found for found in lines(calibration.KIND) if found["bots"] == [bot]]
        written = table(OF_CALIBRATION, [(found, of_calibration(found)) for found in between])
    elif name == "charts":
        written = charts()
    else:
        raise ValueError(f"docs/bots.md has a part {part!r}, which is not measured")
    return f"\n{written}\n\n" if written else ""


def lines(kind: str) -> list[dict[str, Any]]:
    """What all files of a kind say, in the order of the tables."""
    return sorted(kept.files(kind), key=place)


def place(found: dict[str, Any]) -> tuple[int, int, list[tuple[int, str]]]:
    """Games as they are registered, then seats, then levels from the strongest, then other bots by name."""
    strength = [(-LEVELS.index(bot) if bot in LEVELS else 1, bot) for bot in found["bots"]]
    return games.REGISTERED.index(found["game"]), found["seats"], strength


def table(head: str, rows: list[tuple[dict[str, Any], list[str]]]) -> str:
    """Rows below the head, each behind its game and seats."""
    if not rows:
        return ""
    sides = ["---" if name in LEFT else "---:" for name in head.strip("| ").split(" | ")]
    written = [head, f"| {' | '.join(sides)} |"]
    for found, cells in rows:
        written.append(f"| {' | '.join([short_name(found['game']), str(found['seats']), *cells])} |")
    return "\n".join(written)


def outdated() -> Iterator[str]:
    """The lines whose bots play otherwise by now."""
    for kind in (levels.KIND, versus.KIND, ratings.KIND, calibration.KIND):
        for found in lines(kind):
            game, seats, bots = found["game"], found["seats"], found["bots"]
            if kept.is_outdated(found, kept.digest(game, seats, kept.names_of(game, bots))):
                yield f"{kind}: {game}, {seats} seats, {' against '.join(bots)}"


def short_name(game_id: str) -> str:
    """The word of the game's name by which it is called here."""
    words = voice("en", game_id).tell("game-name").replace(":", " ").split()
    return next(word for word in words if word.lower() == game_id)


def of_match(found: dict[str, Any]) -> list[str]:
    won = levels.won_of(found["found"]["games"])
    return [
        *found["bots"],
        str(won.count),
        f"{100 * won.value:.1f} %",
        f"{100 * won.low:.0f} – {100 * won.high:.0f} %",
        f"{found['version']}, {found['digest'][:DIGITS]}",
    ]


def of_contest(found: dict[str, Any]) -> list[str]:
    tally = versus.Tally.of(found["found"])
    won, (own, its) = tally.share, tally.times
    return [
        *found["bots"],
        found["other"],
        str(won.count),
        f"{100 * won.value:.1f} %",
        f"{100 * won.low:.0f} – {100 * won.high:.0f} %",
        f"{own:.0f}, {its:.0f}",
        f"{found['version']}, {found['digest'][:DIGITS]}",
    ]


def of_tournament(found: dict[str, Any]) -> Iterator[list[str]]:
    for row in ratings.of(found).standings(ratings.winners_of(found["found"])):
        yield [
            row.bot,
            points(row.rating.value),
            f"{points(row.rating.low)} – {points(row.rating.high)}",
            str(row.won.count),
            f"{100 * row.won.value:.0f} %",
            f"{found['version']}, {found['digest'][:DIGITS]}",
        ]


def points(value: float) -> str:
    """Of a rating, as it is written in a sentence."""
    return f"{value:,.0f}".replace("-", "−")


def of_calibration(found: dict[str, Any]) -> list[str]:
    sums = calibration.Sums.of(found["found"])
    errors = [f"{errors.brier:.3f}" for errors in (sums.all, sums.late, sums.plain)]
    return [str(sums.games), *errors, sums.by_tenths()]


def charts() -> str:
    """Links to the charts that were drawn of what was measured."""
    measured = dict.fromkeys((found["game"], found["seats"]) for found in lines(calibration.KIND))
    links = list(drawn(measured))
    return f"Drawn as charts: {', '.join(links)}." if links else ""


def drawn(measured: dict[tuple[str, int], None]) -> Iterator[str]:
    for game_id, seats in measured:
        file = calibration.picture(game_id, seats)
        if file.exists():
            company = f"{seats} seats" if seats > 1 else "alone"
            yield f"[{short_name(game_id)}, {company}]({file.parent.name}/{file.name})"


if __name__ == "__main__":
    kept.write(PAGE, page(PAGE.read_text(encoding="utf-8")))
    for name in outdated():
        print(f"measured before a change of bots or rules: {name}")
