"""Dice: the tray with the median marker, both tracks with their stacks, and the player's own dice.

Pointing at a die shows where it would send the counter: each choice has its dashed landing place on the
tracks, shown while the choice is pointed at.
"""

from __future__ import annotations

from typing import Final

from perihelion.art.icons import icon, seat_icon
from perihelion.art.palette import ACCENTS, DANGER, LEGAL, seat_of
from perihelion.art.pieces import seat_mark, seat_outline
from perihelion.art.svg import at, esc, num, text, title
from perihelion.games.pulsar.art.glyphs import CUBE, die, generator_icon
from perihelion.games.pulsar.art.stage import Stage
from perihelion.games.pulsar.catalogue import COUNTERS, PIPS, TOKEN_SHIFTS, TOKENS
from perihelion.games.pulsar.components.pieces import MODIFIERS, NO_DIE, SIZES
from perihelion.games.pulsar.sight.tracks import counters, fields_of, landing, steps

WIDTH: Final = 340
CELL: Final = WIDTH / 15
TRACKS: Final = (("initiative", "#7CC6FF"), ("engineering", CUBE))


def tray(stage: Stage) -> str:
    """A column for each die value, the marker below; taken dice stay as ghosts with their owner."""
    view = stage.view
    columns = ""
    for value in range(1, PIPS + 1):
        taken = [entry & 3 for entry in view.taken if entry >> 2 == value]
        stay, copy = f"take-die:{value}:stay", f"copy-die:{value}"
        act = stage.legal(stay, copy)
        cells = ""
        for number in range(view.tray[value]):
            inner = die(stage, value, 36, "silver", bool(act) and number == 0)
            marks = stage.chosen(act) if act and number == 0 else ""
            cells += f'<span class="die-cell"{marks}>{inner}</span>'
        cells += "".join(
            f'<span class="die-cell ghost">{die(stage, value, 36, "ghost")}'
            f"{seat_icon(seat, 18, stage.seat_name(seat))}</span>"
            for seat in taken
        )
        moves = "".join(
            stage.chip(f"take-die:{value}:{counter}", _counter_sign(stage, counter, value), classes="counter")
            for counter in COUNTERS[1:]
        )
        columns += f'<div class="die-column"><div class="dice-here">{cells}</div><i>{value}</i>{moves}</div>'
    return f'<div class="tray">{columns}</div>{_marker(stage)}'


def _counter_sign(stage: Stage, counter: str, value: int) -> str:
    by = steps(stage.view, value)
    arrow = "▸" if by > 0 else "◂"
    return f"<b>{stage.tell(f'art-counter-{counter}')}</b>{arrow}{abs(by)}"


def _marker(stage: Stage) -> str:
    marker = stage.view.marker
    if not marker:
        return ""
    low, high = marker // 2, (marker + 1) // 2
    figure = str(low) if low == high else f"{low}½"
    x = (marker / 2 - 0.5) * WIDTH / PIPS
    side, shift = ("end", -14) if x > WIDTH * 0.7 else ("start", 14)
    label = f"{stage.tell('art-median-short')} {figure}"
    words = stage.tell("art-median", low=low, high=high, between=marker % 2)
    return (
        f'<svg class="median" viewBox="0 0 {WIDTH} 24" role="img" aria-label="{esc(words)}">{title(words)}'
        f'<path d="M{num(x)} 0l9 9v13h-18V9z" fill="{ACCENTS["pulsar"]}"/>'
        f"{text(x + shift, 18, label, 15, ACCENTS['pulsar'], side)}</svg>"
    )


def tracks(stage: Stage) -> str:
    """Initiative and engineering from the left; the fields with a price are red."""
    figures = stage.box.figures
    out = [
        f'<svg class="tracks" viewBox="0 0 {WIDTH} 136" role="group" '
        f'aria-label="{esc(stage.tell("art-tracks"))}">'
    ]
    for line, (name, colour) in enumerate(TRACKS):
        y = 68 * line
        out.append(text(0, y + 15, stage.tell(f"zone-{name}"), 15, colour, "start"))
        for field in range(1, figures.length + 1):
            x = (field - 1) * CELL
            penalty = figures.penalties[field]
            fill = "#3A1218" if penalty else "#24345C" if field == figures.start_field else "#1A2746"
            edge = f' stroke="{colour}"' if field == figures.start_field else ""
            out.append(
                f'<rect x="{num(x + 1)}" y="{y + 24}" width="{num(CELL - 2)}" height="38" rx="5" '
                f'fill="{fill}"{edge}/>'
            )
            if penalty:
                out.append(text(x + CELL / 2, y + 48, f"−{penalty}", 14, DANGER))
        track = stage.view.initiative if name == "initiative" else stage.view.engineering
        out.append(_stacks(stage, track, y))
        out.append(_landings(stage, name, track, y))
    return "".join(out) + "</svg>"


def _stacks(stage: Stage, track: list[int], y: float) -> str:
    """Counters on their fields; the one farthest ahead is on top of its stack."""
    out = ""
    height: dict[int, int] = {}
    for counter in reversed(counters(track)):
        level = height.get(counter.field, 0)
        height[counter.field] = level + 1
        mark = seat_mark(counter.seat, 10, stage.seat_name(counter.seat), letter_size=14)
        out += at((counter.field - 0.5) * CELL + level * 2, y + 50 - level * 8, mark)
    return out


def _landings(stage: Stage, name: str, track: list[int], y: float) -> str:
    """Dashed places where the legal choices would send the own counters; shown while pointed at."""
    out = ""
    seat = stage.seat
    for number, here in enumerate(fields_of(track, seat)):
        counter = name if number == 0 else f"{name}-back"
        for value in range(1, PIPS + 1):
            if not stage.can(f"take-die:{value}:{counter}"):
                continue
            there = landing(stage.view, stage.box.figures.length, here, value)
            a, b = (here - 0.5) * CELL, (there - 0.5) * CELL
            shape = seat_outline(seat_of(seat).shape, 10)
            out += (
                f'<g class="landing land-{value}-{counter}"><path d="M{num(a)} {y + 30}Q{num((a + b) / 2)}'
                f' {y + 8} {num(b)} {y + 30}" '
                f'fill="none" stroke="{LEGAL}" stroke-width="2.5"/><path d="{shape}" '
                f'transform="translate({num(b)} {y + 44})" '
                f'fill="#2B2308" stroke="{LEGAL}" stroke-width="2.2" stroke-dasharray="4 3"/></g>'
            )
    return out


def landing_styles() -> str:
    """Which landing place belongs to which choice."""
    rules = []
    for value in range(1, PIPS + 1):
        for counter in COUNTERS[1:]:
            act = f'[data-act="take-die:{value}:{counter}"]'
            pointed = f"{act}:hover,{act}:focus-visible,{act}.selected"
            rules.append(f".pulsar:has({pointed}) .land-{value}-{counter}{{display:block}}")
    return "\n".join(rules)


def reach_styles(distances: int) -> str:
    """Which places on the map belong to which flight."""
    rules = []
    for distance in range(1, distances + 1):
        for shift in range(4):
            button = f".fly-{distance}-{shift}"
            pointed = f"{button}:hover,{button}:focus-visible,{button}.selected"
            rules.append(f".pulsar:has({pointed}) .reach-{distance}-{shift}{{display:block}}")
    return "\n".join(rules)


# -- own dice ------------------------------------------------------------------------------------------


def own_dice(stage: Stage) -> str:
    """The player's dice and what they can be flown for; the supply of generators and modifiers."""
    dice = "".join(
        _die_row(stage, f"silver-{value}", value, "silver") for value in sorted(set(stage.own.dice))
    )
    count = {value: stage.own.dice.count(value) for value in stage.own.dice}
    twice = "".join(
        f'<span class="dim">{count[value]}×{value}</span>' for value in sorted(count) if count[value] > 1
    )
    if stage.view.bonus != NO_DIE and stage.view.turn == stage.seat:
        dice += _die_row(stage, f"bonus-{stage.view.bonus}", stage.view.bonus, "red")
    joints = "".join(
        stage.chip(action, die(stage, int(action.partition(":")[2]), 30, "red"))
        for action in stage.starting("joint-die")
    )
    if not dice:
        dice = f'<p class="dim">{esc(stage.tell("art-no-dice"))}</p>'
    return f'<div class="own-dice">{dice}{twice}{joints}</div>{routes(stage)}{supply(stage)}'


def _die_row(stage: Stage, name: str, value: int, kind: str) -> str:
    chips = ""
    for start in ("fly", "pay"):
        for action in stage.starting(f"{start}:"):
            _, figure, used, token = action.split(":")
            if used == name:
                sign = {"none": "", "plus2": icon("plus-2", 18, "", LEGAL)}.get(
                    token, icon("plus-minus-1", 18, "", LEGAL)
                )
                mark = icon("rocket", 17) if start == "fly" else icon("to", 17)
                shift = int(figure) - value - TOKEN_SHIFTS[TOKENS.index(token)]
                classes = f"fly-{figure}-{abs(shift)}" if start == "fly" else ""
                chips += stage.chip(action, f"{mark}<b>{figure}</b>{sign}", classes=classes)
    return f'<div class="die-row">{die(stage, value, 38, kind)}<div class="chips">{chips}</div></div>'


def routes(stage: Stage) -> str:
    """Routes of the flight being planned, and inspections that can be announced."""
    chips = "".join(
        stage.chip(
            action,
            f"<span>{esc(stage.labels[action])}: {esc(_via(stage, number))}</span>",
            classes="wide-chip",
        )
        for number, action in enumerate(stage.starting("route:"))
    )
    chips += "".join(
        stage.chip(action, f"<span>{esc(stage.labels[action])}</span>", classes="wide-chip")
        for action in stage.starting("inspect:")
    )
    return f'<div class="chips">{chips}</div>' if chips else ""


def _via(stage: Stage, number: int) -> str:
    flight = stage.view.flight
    if flight is None:
        return ""
    return " · ".join(stage.box.locations[place] for place in flight.routes[number].path[1:])


def supply(stage: Stage) -> str:
    """Generators and modifiers that a die can take, with the die each needs."""
    items = ""
    for size, name in enumerate(SIZES):
        action = stage.legal(f"choose-generator:{name}", f"take-generator:{name}") or f"take-generator:{name}"
        data = stage.box.generators[size]
        left = f'<span class="dim">×{stage.view.supply[size]}</span>'
        inner = f"{generator_icon(stage, size, 30)}{left}{die(stage, data.take_die, 24, 'dark')}"
        items += _item(stage, action, inner, f"generator:{name}")
    for kind, name in enumerate(MODIFIERS):
        needs = "".join(die(stage, value, 24, "dark") for value in stage.box.figures.modifier_dice[kind])
        sign = icon("plus-minus-1" if kind == 0 else "plus-2", 24, stage.tell(f"modifier-{name}"), LEGAL)
        items += _item(stage, f"buy-modifier:{name}", sign + needs, f"modifier:{name}")
    return f'<div class="supply">{items}</div>'


def _item(stage: Stage, action: str, inner: str, thing: str) -> str:
    state = " legal" if stage.can(action) else ""
    return f'<span class="supply-item ring{state}"{stage.chosen(action, thing)}>{inner}</span>'
