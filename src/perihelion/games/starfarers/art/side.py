"""Beside the board: everybody's figures, the own mothership, the point track, bank and supply pile."""

from __future__ import annotations

from typing import Final

from perihelion.art.icons import icon, seat_icon
from perihelion.art.palette import INK_2, INK_3, INK_DARK, LEGAL, RAISED, seat_of
from perihelion.art.pieces import die_svg, seat_mark
from perihelion.art.svg import at, clickable, esc, num, piece, text, title, turning
from perihelion.games.starfarers.art.friends import own_friends
from perihelion.games.starfarers.art.pieces import ball, resource_icon
from perihelion.games.starfarers.art.stage import Stage
from perihelion.games.starfarers.components.parts import (
    BALLS,
    BOOSTER,
    CANNON,
    CARGO,
    MODULES,
    PHASES,
    RESOURCES,
)

MODULE_COLOURS: Final = ("#FFB14D", "#FF7A66", "#7BE08A")
MODULE_ICONS: Final = ("drive", "cannon", "cargo")
DASHES: Final = ' stroke-dasharray="4 3"'


def strip(stage: Stage) -> str:
    """The phases with the current one marked, whose turn it is, and what was rolled."""
    view = stage.view
    names = PHASES[1:] if view.turn else PHASES[:1]
    phases = "".join(
        f'<span class="phase{" now" if name == view.phase else ""}">{esc(stage.tell(f"phase-{name}"))}</span>'
        for name in names
    )
    dice = ""
    if view.dice[0]:
        dice = "".join(
            f'<span data-shake="die:{number}" data-face="{view.turn}:{value}">'
            f"{die_svg(value, 30, label=str(value))}</span>"
            for number, value in enumerate(view.dice)
        )
        dice = f'<span class="sf-dice" title="{esc(stage.tell("art-last-roll"))}">{dice}</span>'
    turn = esc(stage.tell("art-turn-of", turn=view.turn)) if view.turn else ""
    return (
        f'<div class="sf-strip">{phases}<span class="grow"></span>{income(stage)}{dice}{balls(stage)}'
        f'<span class="dim">{turn}</span>{seat_icon(view.active, 22, stage.seat_name(view.active))}</div>'
    )


def balls(stage: Stage) -> str:
    """The balls of the last shake for speed; two empty places before it."""
    shown = ""
    for number in range(2):
        face, inner = "", ""
        if stage.view.balls:
            colour = stage.view.balls[number]
            words = stage.tell(f"ball-{BALLS[colour]}")
            drawn = title(words) + ball(BALLS[colour], stage.parts.ball_values[colour])
            face = f"{stage.view.turn}:{colour}"
            inner = (
                f'<svg width="30" height="30" viewBox="-15 -15 30 30" role="img" aria-label="{esc(words)}">'
            )
            inner += f"{drawn}</svg>"
        shown += f'<span data-shake="ball:{number}" data-face="{face}">{inner}</span>'
    return f'<span class="sf-dice">{shown}</span>'


def income(stage: Stage) -> str:
    """What the last roll brought to whom."""
    shown = ""
    for seat, player in enumerate(stage.view.players):
        if not any(player.income):
            continue
        cards = "".join(
            f"{small_resource(stage, kind, 18)}<b>{count}</b>"
            for kind, count in enumerate(player.income)
            if count
        )
        shown += f'<span class="fig">{seat_icon(seat, 18, stage.seat_name(seat))}{cards}</span>'
    return f'<span class="sf-income">{shown}</span>' if shown else ""


def small_resource(stage: Stage, kind: int, size: float) -> str:
    """A resource sign in running text."""
    words = esc(stage.tell(f"resource-{RESOURCES[kind]}"))
    return (
        f'<svg class="i" width="{num(size)}" height="{num(size)}" viewBox="-12 -12 24 24" role="img" '
        f'aria-label="{words}"><title>{words}</title>{resource_icon(kind, 22)}</svg>'
    )


def stock(name: str, count: int, kind: int = -1) -> str:
    """The attributes of a place where cards lie, so that they are seen passing from one to another."""
    resource = f' data-suit="{RESOURCES[kind]}"' if kind >= 0 else ""
    return f' data-stock="{name}" data-count="{count}"{resource}'


def seat_stock(stage: Stage, seat: int) -> str:
    """The hidden cards of another player; the own ones lie open in the hand."""
    return "" if seat == stage.view.seat else stock(f"seat:{seat}", stage.view.players[seat].cards)


def standing(stage: Stage) -> str:
    """Everybody's points and cards in one line, for phones."""
    points, cards = stage.tell("art-points"), stage.tell("art-cards")
    shown = "".join(
        f'<span class="fig{" now" if stage.view.active == seat else ""}">'
        f"{seat_icon(seat, 22, stage.seat_name(seat))}{icon('star', 16, points, LEGAL)}<b>{player.points}</b>"
        f"<span{seat_stock(stage, seat)}>{icon('card', 16, cards, INK_2)}<b>{player.cards}</b></span></span>"
        for seat, player in enumerate(stage.view.players)
    )
    return f'<div class="sf-standing">{shown}</div>'


def side(stage: Stage) -> str:
    parts = [players(stage), bank(stage), own_mothership(stage), track(stage)]
    return f'<div class="sf-side">{"".join(parts)}</div>'


def players(stage: Stage) -> str:
    """One row for each player; a row can be chosen when a player is."""
    head = "".join(
        f"<th>{icon(sign, 17, stage.tell(key), colour)}</th>"
        for sign, colour, key in (
            ("star", LEGAL, "art-points"),
            ("card", INK_2, "art-cards"),
            ("drive", MODULE_COLOURS[BOOSTER], "module-booster"),
            ("cannon", MODULE_COLOURS[CANNON], "module-cannon"),
            ("cargo", MODULE_COLOURS[CARGO], "module-cargo"),
            ("friend", "#FF9FC4", "art-friends"),
            ("medal", INK_2, "art-half-medals"),
        )
    )
    rows = "".join(player_row(stage, seat) for seat in range(stage.view.seats))
    table = f'<table class="sf-players"><tr><td></td><td></td>{head}</tr>{rows}</table>'
    return f'<section class="panel">{table}</section>'


def player_row(stage: Stage, seat: int) -> str:
    player = stage.view.players[seat]
    action = next((name for name in (f"steal:{seat}", f"rob:{seat}") if stage.can(name)), "")
    legal = " ring legal" if action else ""
    now = " now" if stage.view.active == seat else ""
    figures = (
        player.points,
        player.cards,
        with_bonus(player.modules[BOOSTER], player.boosters),
        with_bonus(player.modules[CANNON], player.cannons),
        player.modules[CARGO],
        sum(player.friends),
        player.half_medals,
    )
    held = seat_stock(stage, seat)
    cells = "".join(f"<td{held if at == 1 else ''}>{figure}</td>" for at, figure in enumerate(figures))
    label = stage.labels.get(action, stage.seat_name(seat))
    attributes = (
        stage.chosen(action, f"seat:{seat}", label)
        if action
        else clickable(thing=f"seat:{seat}", label=label)
    )
    name = f'<span class="sf-who{legal}"{attributes}>{esc(stage.seat_name(seat))}</span>'
    return f'<tr class="seat-{seat}{now}"><td>{seat_icon(seat, 24)}</td><td>{name}</td>{cells}</tr>'


def with_bonus(modules: int, total: int) -> str:
    """Modules, and in brackets what friendship cards add."""
    return str(modules) if total == modules else f"{modules}<small>+{total - modules}</small>"


# -- the own mothership ----------------------------------------------------------------------------


def own_mothership(stage: Stage) -> str:
    player = stage.own
    chips = module_chips(stage)
    return (
        f'<section class="panel"><h2>{esc(stage.tell("art-mothership"))}</h2>{mothership(stage)}'
        f"{chips}{speed_line(stage) if stage.seat == stage.view.active else ''}"
        f"{credit_line(stage, player.credits)}{own_friends(stage)}</section>"
    )


def module_chips(stage: Stage) -> str:
    """Modules that can be taken or have to be removed."""
    chips = ""
    for kind in ("module", "remove"):
        for number, name in enumerate(MODULES):
            action = f"{kind}:{name}"
            if stage.can(action):
                sign = icon(MODULE_ICONS[number], 20, "", MODULE_COLOURS[number])
                chips += (
                    f'<span class="sf-act ring legal"{stage.chosen(action)}>{sign}'
                    f"{esc(stage.labels[action])}</span>"
                )
    return f'<div class="sf-acts">{chips}</div>' if chips else ""


def speed_line(stage: Stage) -> str:
    """Speed as a sum: balls, drive units, friendship cards."""
    view, player = stage.view, stage.own
    if not view.balls:
        return ""
    bonus = player.boosters - player.modules[BOOSTER]
    values = [stage.parts.ball_values[number] for number in view.balls]
    shown = stage.tell("art-black-ball") if 0 in view.balls else f"{values[0]} + {values[1]}"
    sign = icon("drive", 16, stage.tell("module-booster"), MODULE_COLOURS[BOOSTER])
    friend = icon("friend", 16, stage.tell("art-friends"), "#8FD3FF")
    return (
        f'<div class="sf-sum"><span>{esc(shown)}</span>+<span>{sign} {player.modules[BOOSTER]}</span>+'
        f"<span>{friend} {bonus}</span>= <b>{view.base_speed + player.boosters}</b></div>"
    )


def credit_line(stage: Stage, credits: int) -> str:
    """Free trade ships that wait to be placed."""
    if not credits:
        return ""
    return f'<div class="note">{esc(stage.tell("art-credits", count=credits))}</div>'


def mothership(stage: Stage) -> str:
    """Six drive pods at the tail, six cannons on the wings, five cargo rings, the window with the balls."""
    drives, cannons, cargo = stage.own.modules
    colour = seat_of(stage.seat).colour
    out = [
        '<path d="M86 46H250C300 46 350 58 386 75 350 92 300 104 250 104H86L70 92V58z" fill="url(#sf-hull)" '
        f'stroke="{colour}" stroke-width="2.5"/>'
        '<path d="M300 62C325 66 345 70 360 75 345 80 325 84 300 88z" fill="#8FD3FF" opacity=".35"/>'
    ]
    for number in range(6):
        y = 12 + number * 21.5
        out.append(pod(f"M44 {num(y)}H68V{num(y + 15)}H44z", number < drives, BOOSTER))
        if number < drives:
            out.append(f'<path d="M42 {num(y + 2)}L12 {num(y + 7.5)} 42 {num(y + 13)}z" fill="#FFE1A6"/>')
    for number in range(6):
        x, y = 108 + number // 2 * 44, 30 if number % 2 == 0 else 106
        barrel = f"M{x} {y}h20v14h-20zM{x + 20} {num(y + 4.5)}h16v5h-16z"
        out.append(pod(barrel, number < cannons, CANNON))
    for number in range(5):
        x = 96 + number * 25
        out.append(pod(f"M{x} 59h20v32h-20z", number < cargo, CARGO))
    out.append('<rect x="228" y="57" width="66" height="36" rx="18" fill="#05080F" stroke="#B9C4DA"/>')
    shown = stage.view.balls if stage.seat == stage.view.active else []
    for number in range(2):
        face, drawn = "", ""
        if shown:
            name = BALLS[shown[number]]
            drawn = title(stage.tell(f"ball-{name}")) + ball(name, stage.parts.ball_values[shown[number]])
            face = f"{stage.view.turn}:{name}"
        out.append(at(246 + 30 * number, 75, turning("shake", f"own-ball:{number}", face, drawn)))
    return f'<svg class="sf-ship" viewBox="0 0 396 150" aria-hidden="true">{"".join(out)}</svg>'


def pod(shape: str, there: bool, module: int) -> str:
    colour = MODULE_COLOURS[module] if there else "#41558A"
    fill = colour if there else "none"
    return f'<path d="{shape}" fill="{fill}" stroke="{colour}" stroke-width="1.8"{"" if there else DASHES}/>'


# -- points and bank -------------------------------------------------------------------------------


def track(stage: Stage) -> str:
    """The point track, with the bands of the supply pile."""
    target = stage.parts.target
    width = 396 / (target - 3)
    out: list[str] = []
    for points in range(4, target + 1):
        x = (points - 4) * width
        band = "#17355A" if points <= 7 else "#1B2947" if points <= 9 else RAISED
        fill, ink = (LEGAL, INK_DARK) if points == target else (band, INK_2)
        out.append(
            f'<rect x="{num(x + 1)}" y="28" width="{num(width - 2)}" height="24" rx="5" fill="{fill}"/>'
            f"{text(x + width / 2, 45, points, 14, ink)}"
        )
    standing: dict[int, list[int]] = {}
    for seat, player in enumerate(stage.view.players):
        standing.setdefault(min(max(player.points, 4), target), []).append(seat)
    for points, seats in standing.items():
        for number, seat in enumerate(seats):
            x = (points - 3.5) * width + (number - (len(seats) - 1) / 2) * 22
            x = max(x, 11 + 22 * number)
            mark = seat_mark(seat, 9, stage.seat_name(seat), letter_size=14, edge_width=1.5)
            out.append(piece(x, 14, mark, f"track:{seat}"))
    for middle, cards in ((2.0, 2), (5.0, 1), (8.5, 0)):
        out.append(text(middle * width, 66, stage.tell("art-supply", count=cards), 14, INK_3))
    words = stage.tell("art-track")
    return (
        f'<section class="panel"><h2>{esc(words)}</h2><svg class="sf-track" viewBox="0 0 396 72" role="img" '
        f'aria-label="{esc(words)}">{"".join(out)}</svg></section>'
    )


def bank(stage: Stage) -> str:
    """The open bank and the size of the supply pile; cards to take are chosen here."""
    chips = ""
    for kind, count in enumerate(stage.view.bank):
        action = f"take:{RESOURCES[kind]}"
        legal = " ring legal" if stage.can(action) else ""
        attributes = stage.chosen(action, now=True) if stage.can(action) else ""
        chips += (
            f'<span class="sf-bank{legal}"{attributes}{stock("bank", count, kind)}>'
            f"{small_resource(stage, kind, 24)}<b>{count}</b></span>"
        )
    pile = esc(stage.tell("art-pile", count=stage.view.pile))
    return (
        f'<section class="panel"><h2>{esc(stage.tell("zone-bank"))}'
        f"<small{stock('pile', stage.view.pile)}>{pile}</small></h2>"
        f'<div class="sf-row">{chips}</div></section>'
    )
