"""Strip, players at a glance, the rival explained, and the own place under the board: resources, computer,
main actions and hand."""

from __future__ import annotations

from typing import Final

from perihelion.art.icons import icon, seat_icon
from perihelion.art.palette import INK, LEGAL
from perihelion.art.svg import esc
from perihelion.games.seti.art.signs import CREDIT, DATA, ENERGY, PUBLICITY, TECH_SIGNS
from perihelion.games.seti.art.stage import Stage
from perihelion.games.seti.components.vocabulary import TECH_KINDS

MAIN: Final = ("launch", "scan", "analyze", "research", "pass", "end")
GIVE_SIGNS: Final = {"credits": ("credit", CREDIT), "energy": ("bolt", ENERGY), "cards": ("card-o", INK)}
TAKE_SIGNS: Final = {"credit": ("credit", CREDIT), "energy": ("bolt", ENERGY), "card": ("card-o", INK)}


def figures(stage: Stage, owner: int) -> str:
    """An owner's figures."""
    player = stage.view.players[owner]
    entries = [
        ("star", LEGAL, player.score, "item-score"),
        ("credit", CREDIT, player.credits, "item-credits"),
        ("bolt", ENERGY, player.energy, "item-energy"),
        ("publicity", PUBLICITY, player.publicity, "item-publicity"),
        ("data", DATA, player.data, "item-data"),
    ]
    if player.exofossils:
        entries.append(("trace", INK, player.exofossils, "item-exofossils"))
    out = "".join(
        '<span class="fig" '
        f'title="{esc(stage.tell(key, n=value))}">{icon(name, 18, stage.tell(key, n=value), colour)}'
        f"<b>{value}</b></span>"
        for name, colour, value, key in entries
    )
    cards = esc(stage.tell("art-cards", n=player.hand_size))
    out += f'<span class="fig" title="{cards}">{icon("card-o", 18)}<b>{player.hand_size}</b></span>'
    limit = esc(stage.tell("art-probes", n=len(player.probes), limit=player.probe_limit))
    return (
        out + f'<span class="fig" title="{limit}">{icon("rocket", 18)}'
        f"<b>{len(player.probes)}/{player.probe_limit}</b></span>"
    )


def side(stage: Stage) -> str:
    """Everybody but the viewer, then the forecast and the rival's plans."""
    out = "".join(
        [_player(stage, owner) for owner in range(len(stage.view.players)) if owner != stage.view.seat]
    )
    return f'<div class="seti-side">{out}{forecast(stage)}</div>'


def _player(stage: Stage, owner: int) -> str:
    player = stage.view.players[owner]
    mark = stage.mark(owner)
    counts = [sum([tech.startswith(kind) for tech in player.techs]) for kind in TECH_KINDS]
    if stage.view.rival is not None and owner == stage.view.seats:
        counts = stage.view.rival.techs
    techs = ""
    for kind, number in zip(TECH_KINDS, counts, strict=True):
        sign, colour = TECH_SIGNS[kind]
        words = stage.tell(f"kind-{kind}")
        techs += f'<span class="fig">{icon(sign, 16, words, colour)}<b>{number}</b></span>'
    missions = (
        f'<span class="fig" title="{esc(stage.tell("art-missions"))}">{icon("check", 16)}'
        f"<b>{len(player.completed)}</b></span>"
    )
    passed = f'<span class="chip">{esc(stage.tell("art-passed"))}</span>' if player.passed else ""
    now = " now" if stage.view.turn == owner else ""
    shown = figures(stage, owner) if owner < stage.view.seats else _rival_figures(stage)
    return (
        f'<section class="panel seat-panel seat-{mark if mark < 4 else 4}{now}"><div class="panel-head">'
        f"{seat_icon(mark, 22)}<b>{esc(stage.seat_name(owner))}</b>{passed}</div>"
        f'<div class="figures">{shown}{techs}{missions}</div></section>'
    )


def _rival_figures(stage: Stage) -> str:
    player = stage.view.players[stage.view.seats]
    points = stage.tell("item-score", n=player.score)
    publicity = stage.tell("item-publicity", n=player.publicity)
    return (
        f'<span class="fig">{icon("star", 18, points, LEGAL)}<b>{player.score}</b></span>'
        f'<span class="fig">{icon("publicity", 18, publicity, PUBLICITY)}<b>{player.publicity}</b></span>'
    )


def forecast(stage: Stage) -> str:
    """The final score by source, as it would stand now."""
    sheet = stage.scene.scores
    if sheet is None:
        return ""
    head = "".join(
        [
            f"<th>{seat_icon(stage.mark(owner), 18, stage.seat_name(owner))}</th>"
            for owner in range(len(sheet.totals))
        ]
    )
    rows = "".join(
        f"<tr><th>{esc(stage.tell(line.source))}"
        f"</th>{''.join(f'<td>{_signed(points)}</td>' for points in line.points)}</tr>"
        for line in sheet.lines
    )
    total = "".join(f"<td><b>{points}</b></td>" for points in sheet.totals)
    heading = stage.tell("art-final" if stage.view.over else "art-forecast")
    return (
        f'<section class="panel"><h2>{esc(heading)}</h2><table '
        f'class="forecast"><tr><td></td>{head}</tr>'
        f"{rows}<tr><th>{esc(stage.tell('art-total'))}</th>{total}</tr></table></section>"
    )


def _signed(points: int) -> str:
    return f"−{-points}" if points < 0 else str(points)
