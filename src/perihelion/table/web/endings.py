"""The end of a game: the result with its chart, the analysis, the record."""

from __future__ import annotations

from fastapi import APIRouter
from markupsafe import Markup
from starlette.requests import Request
from starlette.responses import JSONResponse, PlainTextResponse, Response

from perihelion.art.charts import Line, Note, course_chart, line_chart
from perihelion.lab.analysis import Analysis
from perihelion.table.house.problems import NotNow
from perihelion.table.house.rooms import Room
from perihelion.table.jobs.analysing import Progress
from perihelion.table.web import parts
from perihelion.table.web.drawing import render
from perihelion.table.web.sight import Sight
from perihelion.table.web.site import Site, site_of

router = APIRouter(include_in_schema=False)

# Charts are drawn for the size at which they are shown, so that their words stay legible.
PHONE = (320.0, 240.0)
BESIDE_SCORES = (790.0, 300.0)
BESIDE_DECISIONS = (660.0, 320.0)
RIVAL_MARK = 9  # no seat has it


def end_page(site: Site, request: Request, room: Room) -> Response:
    """The page of a finished game; take the room's lock."""
    sight = site.sight(request, room, None)
    rounds, points = _course(room)
    lines = [
        Line(_mark(room, owner), sight.voice.seat_name(owner), tuple(float(at[owner]) for at in points))
        for owner in range(len(sight.sheet.totals))
    ]
    words = sight.voice.tell
    label = words("ui-chart" if rounds else "ui-chart-parts")
    width, height = PHONE if sight.narrow else BESIDE_SCORES
    axis = words("ui-round" if rounds else "ui-part")
    chart = ""
    if len(points) > 1 and (points[-1] == sight.sheet.totals or sight.sheet.lines):
        chart = line_chart(lines, label, axis, width, height, 1 if rounds else 0, not sight.narrow)
    guest = site.guest(request)
    shown = parts.parts(site.house, sight, guest.id)
    found = site.analyst.find(room)
    part = analysis_part(sight, found)
    return site.page(
        request, "end.html", room.table.game, room=room, sight=sight, chart=Markup(chart), chart_label=label,
        shown=shown, sits=bool(room.seats_of(guest.id)), title=sight.title, analysis=part, lines=lines,
        coming=found is Progress.COMING, whole=room.past().is_whole(),
    )  # fmt: skip


def _mark(room: Room, owner: int) -> int:
    """The number of the mark of a seat, or of the opponent that the game itself plays."""
    return owner if owner < len(room.seats) else RIVAL_MARK


def _course(room: Room) -> tuple[bool, list[list[int]]]:
    """The points after each round, if the log tells of rounds; otherwise after equal parts of the game."""
    match = room.playing()
    starts = sorted({entry.move for entry in match.log if entry.event.key == "round" and entry.move > 0})
    ends = [*starts, len(match.moves)]
    if len(starts) > 1 and not any(room.is_lost(move) for move in ends):
        return True, [match.game.scores(room.state_at(move)) for move in ends]
    return False, [points for _, points in room.chart()]


@router.get("/t/{table_id}/analysis")
def analysis(request: Request, table_id: str) -> Response:
    """The analysis for the page that waits for it."""
    site = site_of(request)
    room = site.house.room(table_id)
    with room.lock:
        found = site.analyst.find(room)
        sight = site.sight(request, room, None)
        return JSONResponse({"coming": found is Progress.COMING, "html": str(analysis_part(sight, found))})


def analysis_part(sight: Sight, found: Analysis | Progress) -> Markup:
    """Everybody's chance to win over the game and the costliest decisions, or why they are not there."""
    if isinstance(found, Progress):
        return Markup(render("parts/analysis.html", sight.voice, progress=found.value, chart="", rows=[]))
    names = sight.room.names
    lines = [
        Line(seat, names[seat], tuple(100 * moment.chances[seat] for moment in found.moments))
        for seat in range(len(names))
    ]
    notes = [
        Note(rank, mistake.seat, mistake.move - 1, _moment_link(sight, mistake.move - 1, mistake.seat))
        for rank, mistake in enumerate(found.mistakes, 1)
    ]
    moves = [moment.move for moment in found.moments]
    tell, number = sight.voice.tell, sight.state.number
    width, height = PHONE if sight.narrow else BESIDE_DECISIONS
    chart = course_chart(
        lines, moves, notes, tell("ui-analysis-chart"), tell("ui-move"), "%", width, height, not sight.narrow
    )
    rows = [
        {
            "seat": mistake.seat,
            "name": names[mistake.seat],
            "move": mistake.move,
            "played": sight.voice.label(sight.title.game, number(mistake.played)),
            "better": sight.voice.label(sight.title.game, number(mistake.better)),
            "chance": round(100 * mistake.chance),
            "better_chance": round(100 * mistake.better_chance),
            "link": note.link,
        }
        for mistake, note in zip(found.mistakes, notes, strict=True)
    ]
    return Markup(render("parts/analysis.html", sight.voice, progress="", chart=Markup(chart), rows=rows))


def _moment_link(sight: Sight, move: int, seat: int) -> str:
    """The position before a decision, as the one who took it saw it."""
    return f"/t/{sight.room.id}?at={move}&seat={seat}"


@router.get("/t/{table_id}/record")
def record(request: Request, table_id: str) -> Response:
    """The record of a finished game; while it runs nobody may have it, as it holds everything hidden."""
    site = site_of(request)
    room = site.house.room(table_id)
    with room.lock:
        if not room.over:
            raise NotNow("ui-record-later")
        text = room.record().to_text()
    name = f"{room.table.game}-{room.id[:8]}.txt"
    return PlainTextResponse(text, headers={"content-disposition": f'attachment; filename="{name}"'})
