"""A position in the terminal: the zones of a view as panels, and the score sheet as a table."""

from __future__ import annotations

from rich.columns import Columns
from rich.console import Console, Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text as Line

from perihelion.core.state import State
from perihelion.core.view import Zone
from perihelion.language import Voice

SEAT_STYLES = ("#F0643C", "#3E9BFF", "#5BE3B5", "#F7A8E8")


def show(state: State, seat: int | None, speaker: Voice, console: Console) -> None:
    """The position as the seat may see it: the common area, then one panel for each seat, the viewer last."""
    zones = state.game.zones(state.game.view(state, seat))
    common = [zone for zone in zones if zone.seat is None]
    if common:
        console.print(Columns([_zone(zone, speaker) for zone in common], padding=(0, 3)))
    for owner in sorted(range(state.seats), key=lambda other: other == seat):
        own = [zone for zone in zones if zone.seat == owner]
        if own:
            body = Group(*[_zone(zone, speaker) for zone in own])
            name = speaker.names[owner] if speaker.names else "ABCD"[owner]
            console.print(
                Panel(body, title=name, title_align="left", border_style=SEAT_STYLES[owner], padding=(0, 1))
            )


def show_scores(state: State, seat: int | None, speaker: Voice, console: Console) -> None:
    """Points by source, as far as the seat may know."""
    sheet = state.game.score_sheet(state, seat)
    table = Table(box=None, pad_edge=False, header_style="bold")
    table.add_column("")
    for other in range(state.seats):
        name = speaker.names[other] if speaker.names else "ABCD"[other]
        table.add_column(name, justify="right", style=SEAT_STYLES[other])
    for line in sheet.lines:
        table.add_row(speaker.tell(line.source), *[str(points) for points in line.points])
    table.add_row("Σ", *[f"[bold]{total}[/]" for total in sheet.totals])
    if sheet.tie_break is not None:
        values = [str(points) for points in sheet.tie_break.points]
        table.add_row(speaker.tell(sheet.tie_break.source), *values, style="dim")
    console.print(table)


def _zone(zone: Zone, speaker: Voice) -> RenderableType:
    line = Line()
    line.append(f"{speaker.say(zone.text)}: ", style="dim")
    for number, item in enumerate(zone.items):
        line.append(", " if number else "")
        line.append(speaker.say(item.text))
        if item.count != 1:
            line.append(f" ×{item.count}")
        if item.notes:
            line.append(f" ({', '.join(speaker.say(note) for note in item.notes)})", style="dim")
    if not zone.items:
        line.append("–", style="dim")
    return line
