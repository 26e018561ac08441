"""Strip, players at a glance, the rival explained, and the own place under the board: resources, computer,
main actions and hand."""

from __future__ import annotations

from typing import Final

from perihelion.art.icons import icon, seat_icon
from perihelion.art.palette import INK, LEGAL
from perihelion.art.svg import esc
from perihelion.games.seti.art.faces import face, hand_card, mission
from perihelion.games.seti.art.signs import CREDIT, DATA, ENERGY, PUBLICITY, TECH_SIGNS, signs
from perihelion.games.seti.art.stage import Stage
from perihelion.games.seti.components.vocabulary import CARD, CREDITS, TECH_KINDS
from perihelion.games.seti.components.vocabulary import DATA as DATA_KIND
from perihelion.games.seti.components.vocabulary import ENERGY as ENERGY_KIND
from perihelion.games.seti.components.vocabulary import PUBLICITY as PUBLICITY_KIND
from perihelion.games.seti.sight.telling import task_text

MAIN: Final = ("launch", "scan", "analyze", "research", "pass", "end")
GIVE_SIGNS: Final = {"credits": ("credit", CREDIT), "energy": ("bolt", ENERGY), "cards": ("card-o", INK)}
TAKE_SIGNS: Final = {"credit": ("credit", CREDIT), "energy": ("bolt", ENERGY), "card": ("card-o", INK)}


def strip(stage: Stage) -> str:
    """The rounds, whose turn it is, and what the next rotation turns."""
    view = stage.view
    rounds = "".join(
        "<span "
        f'class="round{" now" if number == view.round else " past" if number < view.round else ""}">{number}'
        "</span>"
        for number in range(1, stage.parts.rounds + 1)
    )
    turn = seat_icon(stage.mark(view.turn), 22, stage.seat_name(view.turn))
    discs = esc(stage.tell("item-discs", n=len(view.next_discs)))
    moves = f'<span class="chip">{icon("move", 16)}<b>{view.moves}</b></span>' if view.moves else ""
    return (
        f'<div class="seti-strip"><span class="dim">{esc(stage.tell("zone-round"))}</span>{rounds}{turn}'
        f'<b>{esc(stage.seat_name(view.turn))}</b>{moves}<span class="grow"></span><span '
        f'class="dim">{discs}</span></div>'
    )


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
    return f'<div class="seti-side">{out}{forecast(stage)}{rival(stage)}</div>'


def _player(stage: Stage, owner: int) -> str:
    player = stage.view.players[owner]
    mark = stage.mark(owner)
    techs = "".join(
        [
            "<span "
            f'class="fig">{icon(TECH_SIGNS[kind][0], 16, stage.tell(f"kind-{kind}"), TECH_SIGNS[kind][1])}'
            f"<b>{sum([tech.startswith(kind) for tech in player.techs])}</b></span>"
            for kind in TECH_KINDS
        ]
    )
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


def rival(stage: Stage) -> str:
    """The rival's track, computer, last card and the objectives."""
    view = stage.view.rival
    if view is None:
        return ""
    track = "".join(
        f'<span class="step{" now" if number == view.progress else ""}">{number + 1}</span>'
        for number in range(stage.parts.progress_spaces)
    )
    shown = ""
    if view.shown:
        arrow = "→" if view.arrow_right else "←"
        shown = f"<p>{esc(stage.tell('action-card-' + view.shown.replace('.', '-')))} {arrow}</p>"
    computer = esc(stage.tell("item-rival-computer", n=view.computer, pool=view.pool))
    goals = "".join(
        [_objective(stage, id, marks) for id, marks in zip(view.objectives, view.marks, strict=True)]
    )
    left = esc(stage.tell("art-objectives-left", n=view.stack, done=view.finished))
    return (
        f'<section class="panel rival"><h2>{esc(stage.tell("zone-rival"))}</h2><div '
        f'class="progress">{track}</div>'
        f'{shown}<p>{computer}</p>{goals}<p class="dim">{left}</p></section>'
    )


def _objective(stage: Stage, id: str, marks: list[bool]) -> str:
    objective = next(one for one in stage.parts.objectives if one.id == id)
    key = id.lower()[10:]
    out = ""
    for number, (task, done) in enumerate(zip(objective.tasks, marks, strict=True), 1):
        words = stage.say(task_text(task))
        action = f"task:{key}:{number}"
        legal = " ring legal" if stage.can(action) else ""
        act = stage.chosen(action) if stage.can(action) else ""
        state = "done" if done else "open"
        tick = icon("check" if done else "no", 14)
        out += f'<li class="{state}{legal}"{act}>{tick} {esc(words)}</li>'
    return f'<div class="objective"><b>{esc(stage.tell(f"objective-{key}"))}</b><ul>{out}</ul></div>'


# -- under the board ----------------------------------------------------------------------------------------


def own(stage: Stage) -> str:
    """Resources, computer and actions of the viewer."""
    if stage.view.seat is None:
        return ""
    heading = f'<h2>{esc(stage.tell("art-you"))}<small class="figures">{incomes(stage)}</small></h2>'
    return (
        f'<section class="panel own">{heading}<div class="figures">{figures(stage, stage.seat)}</div>'
        f'<div class="own-row">{computer(stage)}<div class="own-acts">{main_actions(stage)}</div>'
        f"</div>{exchanges(stage)}</section>"
    )


def incomes(stage: Stage) -> str:
    """What the next income phase brings."""
    parts = stage.parts
    amounts = {CREDITS: parts.income_credits, ENERGY_KIND: parts.income_energy, CARD: parts.income_cards}
    for id in stage.own.tucked:
        kind = stage.cards[id].income
        amounts[kind] = amounts.get(kind, 0) + 1
    shown = {
        CREDITS: ("credit", CREDIT), ENERGY_KIND: ("bolt", ENERGY), CARD: ("card-o", INK),
        PUBLICITY_KIND: ("publicity", PUBLICITY), DATA_KIND: ("data", DATA),
    }  # fmt: skip
    out = "".join(
        f"<span>+{n}{icon(shown[kind][0], 15, '', shown[kind][1])}</span>" for kind, n in amounts.items()
    )
    return f"{esc(stage.tell('art-next-income'))} {out}"


def computer(stage: Stage) -> str:
    """Six upper spaces and the tech slots under four of them."""
    parts, player = stage.parts, stage.own
    upper = lower = ""
    for column in range(len(parts.column_rewards)):
        filled = column < player.upper
        slot = parts.tech_columns.index(column) if column in parts.tech_columns else -1
        tech = player.slots[slot] if slot >= 0 else ""
        reward = signs(stage, parts.column_rewards[column], 16)
        if tech:
            reward = signs(stage, parts.tech_upper[parts.tech_ids.index(tech)], 16)
        inner = icon("data", 24, "", DATA) if filled else reward
        action = "place-upper" if column == player.upper else ""
        legal = " legal" if action and stage.can(action) else ""
        act = stage.chosen(action, now=True) if action else ""
        upper += f'<span class="space ring{legal}{" full" if filled else ""}"{act}>{inner}</span>'
        lower += _lower(stage, column, slot, tech)
    words = esc(stage.tell("art-computer"))
    return f'<div class="computer" role="group" aria-label="{words}">{upper}{lower}</div>'


def _lower(stage: Stage, column: int, slot: int, tech: str) -> str:
    if slot < 0:
        return "<span></span>"
    action = stage.legal(f"slot:{column + 1}", f"place-lower:{column + 1}")
    legal = " legal" if action else ""
    act = stage.chosen(action, now=action.startswith("place")) if action else ""
    if not tech:
        return f'<span class="space empty ring{legal}"{act}>{icon("tech", 18)}</span>'
    full = stage.own.lower[slot]
    inner = (
        icon("data", 22, "", DATA)
        if full
        else signs(stage, stage.parts.tech_lower[stage.parts.tech_ids.index(tech)], 16)
    )
    return (
        f'<span class="space ring{legal}{" full" if full else ""}"{act} '
        f'title="{esc(stage.tell(f"tech-{tech}"))}">{inner}</span>'
    )


def main_actions(stage: Stage) -> str:
    out = ""
    for action in MAIN:
        if action == "end" and not stage.can("end"):
            continue
        legal = " legal" if stage.can(action) else " dimmed"
        out += (
            '<span class="main-act '
            f'ring{legal}"{stage.chosen(action)}>{esc(stage.tell(f"art-main-{action}"))}</span>'
        )
    return f'<div class="main-acts">{out}</div>'


def exchanges(stage: Stage) -> str:
    """Two of one kind for one of any, and publicity for a card."""
    price = f"{stage.parts.buy_publicity}{icon('publicity', 14, '', PUBLICITY)}"
    chips = stage.chip("buy", f"{price}{icon('to', 10)}{icon('card-o', 14)}")
    for action in stage.starting("exchange:"):
        _, give, take = action.split(":")
        given, taken = GIVE_SIGNS[give], TAKE_SIGNS[take]
        inner = f"2{icon(given[0], 14, '', given[1])}{icon('to', 10)}{icon(taken[0], 14, '', taken[1])}"
        chips += stage.chip(action, inner)
    return f'<div class="exchanges">{chips}</div>' if chips else ""


def hand(stage: Stage) -> str:
    """Cards looked at, in hand, Exertian cards, open missions and cards in play."""
    player = stage.own
    looked = [id for id in stage.view.looking_at if id not in player.hand]
    cards = "".join([hand_card(stage, id) for id in [*looked, *player.hand, *player.exertians]])
    open_missions = "".join([mission(stage, entry.card, entry.covered) for entry in player.missions])
    kept = "".join(
        [
            face(stage, id, "", True)
            for id in [*player.endgame, *[m.card for m in player.messages], *player.played]
        ]
    )
    samples = "".join([stage.chip(action, esc(stage.labels[action])) for action in stage.starting("sample:")])
    gap = '<span class="bar"></span>' if (open_missions or kept) and cards else ""
    if stage.view.seat is None:
        return ""
    return f'<div class="seti-hand">{samples}{cards}{gap}{open_missions}{kept}</div>'
