"""The end of a game: the result with its chart, the analysis, the record."""

from __future__ import annotations

from dataclasses import dataclass

from fastapi import APIRouter
from markupsafe import Markup
from starlette.requests import Request
from starlette.responses import JSONResponse, PlainTextResponse, Response

from perihelion.art.charts import Line, Note, course_chart, line_chart
from perihelion.art.palette import INK_3, seat_of
from perihelion.lab.analysed import SURE, Analysis, Step
from perihelion.table.house.opening import going_on
from perihelion.table.house.problems import NotNow
from perihelion.table.house.rooms import Room
from perihelion.table.jobs.analysing import Progress
from perihelion.table.web import parts
from perihelion.table.web.because import said
from perihelion.table.web.drawing import render
from perihelion.table.web.previews import preview
from perihelion.table.web.sight import Sight
from perihelion.table.web.site import Site, site_of

router = APIRouter(include_in_schema=False)

# Charts are drawn for the size at which they are shown, so that their words stay legible.
PHONE = (320.0, 240.0)
BESIDE_SCORES = (800.0, 214.0)
BESIDE_DECISIONS = (392.0, 268.0)
RIVAL_MARK = 9  # no seat has it
NOBODY = -1
ENDINGS = frozenset(("ended-by-tableau", "ended-by-pool", "win"))  # events that say how a game ended


@dataclass(frozen=True)
class Course:
    """The points at some places of a game: after each round, if the log tells of rounds, otherwise after
    numbers of moves."""

    rounds: bool
    places: list[int]
    points: list[list[int]]

    def leads(self) -> list[Lead]:
        """Who led from where to where; nobody while several have the most points."""
        found: list[Lead] = []
        for place, points in zip(self.places, self.points, strict=True):
            first = [owner for owner, one in enumerate(points) if one == max(points)]
            leader = first[0] if len(first) == 1 else NOBODY
            if found and found[-1].owner == leader:
                found[-1] = Lead(leader, found[-1].start, place)
            else:
                found.append(Lead(leader, place, place))
        return found


@dataclass(frozen=True)
class Lead:
    """A stretch of a game with one leader, both ends included."""

    owner: int
    start: int
    end: int


def end_page(site: Site, request: Request, room: Room) -> Response:
    """The page of a finished game; take the room's lock."""
    sight = site.sight(request, room, None)
    course = course_of(room)
    lines = [
        Line(
            _mark(room, owner), sight.voice.seat_name(owner), tuple(float(at[owner]) for at in course.points)
        )
        for owner in range(len(sight.sheet.totals))
    ]
    words = sight.voice.tell
    label = words("ui-chart" if course.rounds else "ui-chart-parts")
    width, height = PHONE if sight.narrow else BESIDE_SCORES
    axis = words("ui-round" if course.rounds else "ui-move")
    chart, leads = "", list[dict[str, object]]()
    points = course.points
    if len(points) > 1 and (points[-1] == sight.sheet.totals or sight.sheet.lines):
        chart = line_chart(lines, label, axis, width, height, course.places, not sight.narrow)
        leads = [_told(sight, lead) for lead in course.leads()]
    guest = site.guest(request)
    shown = parts.parts(site.house, sight, guest.id)
    found = site.analyst.find(room)
    part = analysis_part(sight, found)
    return site.page(
        request, "end.html", room.table.game, room=room, sight=sight, chart=Markup(chart), chart_label=label,
        shown=shown, sits=bool(room.seats_of(guest.id)), title=sight.title, analysis=part, lines=lines,
        coming=is_coming(found), whole=room.past().is_whole(), leads=leads, ending=ending(sight),
        axis=axis, again=going_on(site.house, room), preview=preview(site, request, room),
        tournament=site.house.store.tournaments.of_table(room.id),
    )  # fmt: skip


def _mark(room: Room, owner: int) -> int:
    """The number of the mark of a seat, or of the opponent that the game itself plays."""
    return owner if owner < len(room.seats) else RIVAL_MARK


def _told(sight: Sight, lead: Lead) -> dict[str, object]:
    """A lead as the page shows it: the mark, the name, from where to where, and how much of the game."""
    nobody = lead.owner == NOBODY
    name = sight.voice.tell("ui-lead-shared") if nobody else sight.voice.seat_name(lead.owner)
    span = str(lead.start) if lead.start == lead.end else f"{lead.start}–{lead.end}"
    mark = None if nobody else _mark(sight.room, lead.owner)
    colour = INK_3 if mark is None else seat_of(mark).colour
    return {"mark": mark, "name": name, "span": span, "share": lead.end - lead.start + 1, "colour": colour}


def ending(sight: Sight) -> str:
    """How the game ended, in words: by what happened last, or as it always ends."""
    for entry in reversed(sight.room.playing().log):
        if entry.event.key in ENDINGS:
            return sight.said(entry)
    return sight.voice.tell("ending") if sight.voice.has("ending") else ""


def course_of(room: Room) -> Course:
    """The points over a finished game."""
    match = room.playing()
    starts = {entry.move: entry.event for entry in match.log if entry.event.key == "round" and entry.move > 0}
    ends = [*sorted(starts), len(match.moves)]
    if len(starts) > 1 and not any(room.is_lost(move) for move in ends):
        begun = starts[ends[0]].args
        first = int(str(begun.get("round", begun.get("n", 2)))) - 1  # so many rounds had been played
        return Course(
            True,
            list(range(first, first + len(ends))),
            [match.game.scores(room.state_at(move)) for move in ends],
        )
    return Course(False, [move for move, _ in room.chart()], [points for _, points in room.chart()])


@router.get("/t/{table_id}/analysis")
def analysis(request: Request, table_id: str) -> Response:
    """The analysis for the page that waits for it."""
    site = site_of(request)
    room = site.house.room(table_id)
    with room.lock:
        found = site.analyst.find(room)
        sight = site.sight(request, room, None)
        return JSONResponse({"coming": is_coming(found), "html": str(analysis_part(sight, found))})


def is_coming(found: Analysis | Progress) -> bool:
    """Whether there will be more of an analysis."""
    return found is Progress.COMING or (isinstance(found, Analysis) and not found.finished)


def analysis_part(sight: Sight, found: Analysis | Progress) -> Markup:
    """Everybody's chance to win over the game and the costliest decisions, or why they are not there."""
    if isinstance(found, Progress):
        return Markup(render("parts/analysis.html", sight.voice, progress=found.value, chart="", rows=[]))
    names = sight.voice.names
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
        lines, moves, notes, tell("ui-analysis-chart"), tell("ui-move"), "%", width, height, False
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
            "doubt": round(100 * SURE * mistake.error),
            "link": note.link,
            "again": f"/t/{sight.room.id}/again/{mistake.move}",
            "sure": round(100 * mistake.sureness),
            "reasons": said(sight.voice, mistake.reasons),
            "line": [_told_step(sight, step) for step in mistake.line],
        }
        for mistake, note in zip(found.mistakes, notes, strict=True)
    ]
    percent = min(99, round(100 * found.done)) if not found.finished else 100
    return Markup(
        render(
            "parts/analysis.html", sight.voice, progress="", chart=Markup(chart), rows=rows, percent=percent
        )
    )


def _told_step(sight: Sight, step: Step) -> dict[str, object]:
    """A choice of a line of play in words."""
    label = sight.voice.label(sight.title.game, sight.state.number(step.action))
    return {"seat": step.seat, "name": sight.voice.names[step.seat], "label": label}


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
