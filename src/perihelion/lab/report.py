"""Reports: one self-contained HTML file with charts and tables, for people who balance games."""

from __future__ import annotations

from base64 import b64encode
from functools import cache
from importlib.resources import files
from statistics import fmean

from perihelion.art.charts import Bar, interval_chart
from perihelion.art.palette import ACCENTS, INFO, SEATS
from perihelion.art.svg import esc
from perihelion.lab.charts import histogram, stacked_chart
from perihelion.lab.compare import Change
from perihelion.lab.intervals import Estimate
from perihelion.lab.play import STAGES
from perihelion.lab.simulate import Simulation
from perihelion.lab.usage import Use, component_uses
from perihelion.language import Voice, voice
from perihelion.language.voice import MissingMessage

FEW = 30  # players: below this a component's win rate is shown but not ranked among the sure ones

TYPEFACES = (
    ("Perihelion Display", "saira-semi-condensed-latin-600-normal.woff2", "600"),
    ("Perihelion Text", "inter-latin-wght-normal.woff2", "100 900"),
)

STYLE = """
:root{color-scheme:dark}*{box-sizing:border-box}
body{margin:0;background:#070B14;color:#F2F5FB;font:15px/1.45 'Perihelion Text',system-ui,sans-serif}
main{max-width:1080px;margin:0 auto;padding:32px 16px 64px}
h1{font:600 30px/1.1 'Perihelion Display',system-ui,sans-serif;margin:0 0 8px}
h1 span{color:var(--accent)}h2{font:600 22px/1.1 'Perihelion Display',system-ui,sans-serif;margin:0 0 12px}
section{background:#0D1424;border:1px solid #22304F;border-radius:16px;padding:24px;margin:16px 0}
p{color:#B9C4DA;margin:0 0 12px;max-width:70ch}.wide{overflow-x:auto}
table{border-collapse:collapse;width:100%;font-variant-numeric:tabular-nums}
th{color:#8E9BB8;font-weight:500;text-align:left;cursor:pointer;user-select:none}
td,th{padding:6px 10px;border-bottom:1px solid #22304F;white-space:nowrap}
svg text{font-family:'Perihelion Display','Perihelion Text',system-ui,sans-serif}
td.n,th.n{text-align:right}tr.sure td{color:#FFD86B}tr.few td{color:#8E9BB8}
details{margin:8px 0}summary{cursor:pointer;padding:8px 0;font-weight:600}
.grid{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,420px),1fr));gap:16px}
.grid section{margin:0}code{color:#8CC4FF}
"""

# Sorts a table by the column whose heading is clicked.
SCRIPT = """
document.querySelectorAll('th').forEach(h=>h.addEventListener('click',()=>{
const b=h.closest('table').tBodies[0],i=[...h.parentNode.children].indexOf(h);
const d=h.dataset.d=h.dataset.d==='1'?'-1':'1';
[...b.rows].sort((x,y)=>{const v=r=>r.cells[i].dataset.v??r.cells[i].textContent,p=v(x),q=v(y),n=p-q;
return d*(isNaN(n)?p.localeCompare(q):n)}).forEach(r=>b.append(r))}));
"""


def simulation_report(simulation: Simulation) -> str:
    """Everything a detailed simulation shows."""
    speaker = voice("en", simulation.setting.game)
    parts = [
        _facts(simulation),
        '<div class="grid">',
        _panel("Win rate by bot", _by_bot(simulation)),
        _panel("Win rate by seat", _by_seat(simulation)),
        "</div>",
        _panel("Where points come from", _sources(simulation, speaker)),
        _panel("Length", histogram(_lengths(simulation), "Decisions in a game", "decisions in a game")),
        _components(component_uses(simulation), simulation.setting.seats, speaker),
    ]
    return page(f"{_say(speaker, 'game-name')}: balance", simulation.setting.game, "".join(parts))


def comparison_report(before: Simulation, after: Simulation, changes: list[Change]) -> str:
    """Two data sets side by side, the changes first."""
    speaker = voice("en", before.setting.game)
    rows = "".join(_change_row(change, speaker) for change in changes)
    surely = sum(change.changed for change in changes)
    intro = (
        f"<p>{len(before.finished)} games with {esc(before.setting.components or 'the default components')}, "
        f"{len(after.finished)} with {esc(after.setting.components or 'the default components')}, the same "
        f"deals and bots. {surely} of {len(changes)} figures changed for sure (marked; at most one false "
        "alarm in twenty).</p>"
    )
    head = _row(["figure", "of", "before", "after", "difference", "p"], "th")
    table = f'<div class="wide"><table><thead>{head}</thead><tbody>{rows}</tbody></table></div>'
    body = _panel("What changed", intro + table) + "".join(
        _panel(f"Where points come from, {name}", _sources(run, speaker))
        for name, run in (("before", before), ("after", after))
    )
    return page(f"{_say(speaker, 'game-name')}: what changed", before.setting.game, body)


def page(title: str, game: str, body: str) -> str:
    """A whole HTML page without anything from elsewhere."""
    accent = ACCENTS.get(game, INFO)
    return (
        f'<!doctype html><html lang="en"><head><meta charset="utf-8"><title>{esc(title)}</title>'
        '<meta name="viewport" content="width=device-width,initial-scale=1">'
        f"<style>{_typefaces()}{STYLE}:root{{--accent:{accent}}}</style></head>"
        f"<body><main><h1><span>Perihelion</span> {esc(title)}</h1>{body}</main>"
        f"<script>{SCRIPT}</script></body></html>"
    )


@cache
def _typefaces() -> str:
    """The two typefaces within the page, so that it looks the same everywhere."""
    fonts = files("perihelion.art").joinpath("static", "fonts")
    faces = []
    for family, name, weight in TYPEFACES:
        data = b64encode(fonts.joinpath(name).read_bytes()).decode()
        faces.append(
            f"@font-face{{font-family:'{family}';font-weight:{weight};"
            f"src:url(data:font/woff2;base64,{data}) format('woff2')}}"
        )
    return "".join(faces)


def _facts(simulation: Simulation) -> str:
    setting = simulation.setting
    options = "".join(f", {key}={value}" for key, value in setting.options)
    bots = ", ".join(setting.entrants)
    components = setting.components or "default components"
    unfinished = f", {simulation.unfinished} unfinished" if simulation.unfinished else ""
    return (
        f"<p>{len(simulation.results)} games, {setting.seats} seats, bots {esc(bots)}, seed "
        f"{esc(setting.seed + options)}; {esc(components)}; {len(simulation.finished)} finished{unfinished}. "
        "Every deal is played once for each rotation of the bots. Intervals are 95 %.</p>"
    )


def _by_bot(simulation: Simulation) -> str:
    fair = 100 / simulation.setting.seats
    bars = [_percent_bar(name, simulation.bot_win_rate(name), fair, INFO) for name in simulation.names()]
    return interval_chart(bars, "Win rate by bot", " %", width=520, digits=1)


def _by_seat(simulation: Simulation) -> str:
    fair = 100 / simulation.setting.seats
    bars = [
        _percent_bar(SEATS[seat].letter, simulation.seat_win_rate(seat), fair, SEATS[seat].colour)
        for seat in range(simulation.setting.seats)
    ]
    return interval_chart(bars, "Win rate by seat", " %", width=520, digits=1)


def _percent_bar(name: str, rate: Estimate, fair: float, colour: str) -> Bar:
    return Bar(name, 100 * rate.value, 100 * rate.low, 100 * rate.high, fair, colour)


def _sources(simulation: Simulation, speaker: Voice) -> str:
    names = sorted({source for result in simulation.finished for source in result.sources})
    bands = []
    for source in names:
        per_stage = [
            [
                float(result.sources[source][seat][stage])
                for result in simulation.finished
                if source in result.sources
                for seat in range(simulation.setting.seats)
            ]
            for stage in range(STAGES + 1)
        ]
        bands.append((_say(speaker, source), [fmean(points) if points else 0.0 for points in per_stage]))
    note = "<p>The mean points of a player by source, from the start of the game to its end.</p>"
    return note + stacked_chart(bands, "Points by source over the game", "course of the game")


def _lengths(simulation: Simulation) -> list[float]:
    return [float(result.decisions) for result in simulation.finished]


def _components(uses: list[Use], seats: int, speaker: Voice) -> str:
    if not uses:
        return ""
    kinds = sorted({use.kind for use in uses})
    tables = "".join(_kind(kind, [use for use in uses if use.kind == kind], seats, speaker) for kind in kinds)
    note = (
        "<p>How often a player used a component in that way, and how often those who did won; a fair share "
        f"is {100 / seats:.0f} %. Marked: the interval excludes the fair share. Grey: under {FEW} players. "
        "Click a heading to sort.</p>"
    )
    return _panel("Components", note + tables)


def _kind(kind: str, uses: list[Use], seats: int, speaker: Voice) -> str:
    rows = "".join(
        _use_row(use, seats, speaker)
        for use in sorted(uses, key=lambda use: (use.won.count < FEW, -use.won.value, use.component))
    )
    head = _row(["component", "used by", "", "won", "", "players"], "th")
    return (
        f"<details{' open' if len(uses) < 200 else ''}><summary>{esc(kind)} ({len(uses)})</summary>"
        f'<div class="wide"><table><thead>{head}</thead><tbody>{rows}</tbody></table></div></details>'
    )


def _use_row(use: Use, seats: int, speaker: Voice) -> str:
    few = use.won.count < FEW
    sure = not few and not use.won.low <= 1 / seats <= use.won.high
    style = "few" if few else "sure" if sure else ""
    return (
        f'<tr class="{style}"><td>{esc(_say(speaker, use.component))}</td>{_rate_cells(use.used)}'
        f'{_rate_cells(use.won)}<td class="n" data-v="{use.won.count}">{use.won.count}</td></tr>'
    )


def _rate_cells(rate: Estimate) -> str:
    return (
        f'<td class="n" data-v="{rate.value:.5f}">{100 * rate.value:.1f} %</td>'
        f'<td data-v="{rate.low:.5f}">{100 * rate.low:.1f} – {100 * rate.high:.1f}</td>'
    )


def _change_row(change: Change, speaker: Voice) -> str:
    scale, unit = (100, " %") if change.is_share else (1, "")
    before, after = change.before * scale, change.after * scale
    return (
        f'<tr class="{"sure" if change.changed else ""}"><td>{esc(change.what)}</td>'
        f"<td>{esc(_say(speaker, change.name))}</td>"
        f'<td class="n" data-v="{before:.4f}">{before:.1f}{unit}</td>'
        f'<td class="n" data-v="{after:.4f}">{after:.1f}{unit}</td>'
        f'<td class="n" data-v="{after - before:.4f}">{after - before:+.1f}{unit}</td>'
        f'<td class="n" data-v="{change.p:.8f}">{change.p:.3f}</td></tr>'
    )


def _row(cells: list[str], tag: str) -> str:
    return "<tr>" + "".join(f"<{tag}>{esc(cell)}</{tag}>" for cell in cells) + "</tr>"


def _panel(title: str, inner: str) -> str:
    return f"<section><h2>{esc(title)}</h2>{inner}</section>"


def _say(speaker: Voice, key: str) -> str:
    """The words for a message key; what is no message (a bot, a seat, a designer's new card) as it is."""
    try:
        return speaker.tell(key)
    except MissingMessage:
        return key
