"""The report of a tournament: ratings and duels, for all games together and for each."""

from __future__ import annotations

from perihelion.art.charts import Bar, interval_chart
from perihelion.art.svg import esc
from perihelion.lab.ratings import START
from perihelion.lab.report import page
from perihelion.lab.tournament import Line, Plan, duels, standings


def tournament_report(plan: Plan, lines: list[Line]) -> str:
    """One self-contained HTML file."""
    finished = sum(line.finished for line in lines)
    intro = (
        f"<p>{len(plan.bots)} bots at {esc(', '.join(plan.games))}, {plan.seats} seats, seed "
        f"{esc(plan.seed)}: {finished} of {len(lines)} games finished. Every group of bots plays the same "
        "deals in every seating. "
        "400 points more in the rating mean ten times the chance to win; intervals are 95 %.</p>"
    )
    chapters: list[tuple[str, str | None]] = [("All games", None)] if len(plan.games) > 1 else []
    chapters += [(game, game) for game in plan.games]
    body = "".join(_chapter(title, game, plan, lines) for title, game in chapters)
    return page("Tournament", plan.games[0] if len(plan.games) == 1 else "", intro + body)


def _chapter(title: str, game: str | None, plan: Plan, lines: list[Line]) -> str:
    table = standings(plan, lines, game)
    bars = [Bar(entry.bot, entry.rating.value, entry.rating.low, entry.rating.high, START) for entry in table]
    chart = interval_chart(bars, f"Ratings, {title}", zero=False)
    return f"<section><h2>{esc(title)}</h2>{chart}{_duels(title, game, plan, lines)}</section>"


def _duels(title: str, game: str | None, plan: Plan, lines: list[Line]) -> str:
    results = duels(plan, lines, game)
    order = [entry.bot for entry in standings(plan, lines, game)]
    head = "".join(f'<th class="n">{esc(bot)}</th>' for bot in order)
    rows = []
    for bot in order:
        cells = []
        for other in order:
            result = results.get((bot, other))
            words = "" if result is None else f"{100 * result.value:.0f} %"
            hint = "" if result is None else f"{100 * result.low:.0f} – {100 * result.high:.0f} %"
            cells.append(f'<td class="n" title="{hint}">{words}</td>')
        rows.append(f"<tr><td>{esc(bot)}</td>{''.join(cells)}</tr>")
    return (
        "<p>How often the bot of the row came out before the bot of the column.</p>"
        f'<div class="wide"><table aria-label="{esc(title)}"><thead><tr><th></th>{head}</tr></thead>'
        f"<tbody>{''.join(rows)}</tbody></table></div>"
    )
