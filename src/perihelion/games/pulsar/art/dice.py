"""Dice: the tray with the median marker, the player's own dice, and what they can take from the supply."""

from __future__ import annotations

from typing import Final

from perihelion.art.icons import icon, seat_icon
from perihelion.art.palette import ACCENTS, LEGAL
from perihelion.art.svg import esc, num, text, title
from perihelion.games.pulsar.art.glyphs import die, gate_icon, generator_icon, rewards
from perihelion.games.pulsar.art.stage import Stage
from perihelion.games.pulsar.art.structures import joins
from perihelion.games.pulsar.catalogue import PIPS, TOKEN_SHIFTS, TOKENS
from perihelion.games.pulsar.components.pieces import GATE, MODIFIERS, NO_DIE, SIZES, SYSTEM
from perihelion.games.pulsar.sight.telling import reward_texts

WIDTH: Final = 390


def tray(stage: Stage) -> str:
    """A column for each die value, the marker below; taken dice stay as ghosts with their owner. A click on
    a die shows where it would send the counters, or takes it if there is only one way to."""
    view = stage.view
    columns = ""
    for value in range(1, PIPS + 1):
        taken = [entry & 3 for entry in view.taken if entry >> 2 == value]
        cells = "".join(_die(stage, value, number) for number in range(view.tray[value]))
        cells += "".join(
            f'<span class="die-cell ghost">{die(stage, value, 30, "ghost")}'
            f"{seat_icon(seat, 18, stage.seat_name(seat))}</span>"
            for seat in taken
        )
        columns += f'<div class="die-column"><div class="dice-here">{cells}</div><i>{value}</i></div>'
    return f'<div class="tray">{columns}</div>{_marker(stage)}'


def _die(stage: Stage, value: int, number: int) -> str:
    """A die on the board; of several equal ones the first can be chosen."""
    ways = stage.starting(f"take-die:{value}:") if number == 0 else []
    drawn = die(stage, value, 30, "silver", bool(ways))
    if len(ways) > 1:
        words = esc(stage.tell("art-pick-die", value=value))
        return (
            f'<span class="die-cell pick pick-{value}" tabindex="0" role="button" aria-label="{words}" '
            f'title="{words}">{drawn}</span>'
        )
    copy = f"copy-die:{value}"
    action = ways[0] if ways else copy if number == 0 else ""
    if not action or not (stage.asked or stage.can(action)):
        return f'<span class="die-cell">{drawn}</span>'
    drawn = die(stage, value, 30, "silver", stage.can(action))
    return f'<span class="die-cell"{stage.chosen(action)}>{drawn}</span>'


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
    if not dice and stage.view.phase != "dice":
        dice = f'<p class="dim">{esc(stage.tell("art-no-dice"))}</p>'
    return f'<div class="own-dice">{dice}{twice}{joints}</div>{routes(stage)}{joins(stage)}{bonus(stage)}'


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
                chips += stage.chip(
                    action, f"{mark}<b>{figure}</b>{sign}", classes=classes, now=start == "fly"
                )
    return f'<div class="die-row">{die(stage, value, 34, kind)}<div class="chips">{chips}</div></div>'


def routes(stage: Stage) -> str:
    """Routes of the flight being planned, and inspections that can be announced."""
    chips = "".join(
        stage.chip(
            action,
            f"<span>{esc(stage.labels[action])}</span>{_via(stage, number)}",
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
    """The places of a route as signs, from the ship on."""
    flight = stage.view.flight
    if flight is None:
        return ""
    return "".join(_place_sign(stage, place) for place in flight.routes[number].path[1:])


def _place_sign(stage: Stage, place: int) -> str:
    kind = stage.cluster.kind[place]
    if kind == GATE:
        return gate_icon(stage, stage.cluster.colour[place], 17)
    return icon("planet" if kind == SYSTEM else "pulsar", 19, stage.place_name(place), "#8FA9E8")


def bonus(stage: Stage) -> str:
    """The bonus of a system that is offered, or a token instead."""
    if stage.view.exploring < 0:
        return ""
    items = stage.box.systems[stage.view.exploring].bonus
    words = stage.voice.join([stage.say(text) for text in reward_texts(items)])
    take = stage.chip(
        "take-bonus", f"{rewards(stage, items, 18)}<span>{esc(words)}</span>", classes="wide-chip"
    )
    sign = icon("unknown", 20, stage.tell("action-draw-token"), "#7CC6FF")
    draw = f"{sign}<span>{esc(stage.tell('action-draw-token'))}</span>"
    return f'<div class="chips">{take}{stage.chip("draw-token", draw, classes="wide-chip")}</div>'


def supply(stage: Stage) -> str:
    """Generators and modifiers that a die can take, each with its die; the awards and tokens still there."""
    items = ""
    for size, name in enumerate(SIZES):
        action = stage.legal(f"choose-generator:{name}", f"take-generator:{name}") or f"take-generator:{name}"
        data = stage.box.generators[size]
        left = f'<span class="dim">×{stage.view.supply[size]}</span>'
        inner = f"{generator_icon(stage, size, 28)}{left}{die(stage, data.take_die, 22, 'dark')}"
        items += _item(stage, action, inner + _awards(stage, size), f"generator:{name}")
    for kind, name in enumerate(MODIFIERS):
        needs = "".join(die(stage, value, 22, "dark") for value in stage.box.figures.modifier_dice[kind])
        sign = icon("plus-minus-1" if kind == 0 else "plus-2", 24, stage.tell(f"modifier-{name}"), LEGAL)
        items += _item(stage, f"buy-modifier:{name}", sign + needs, f"modifier:{name}")
    return f'<div class="supply">{items}{_tokens(stage)}</div>'


def _awards(stage: Stage, size: int) -> str:
    """The construction awards of a size that nobody has taken yet."""
    left = stage.box.figures.awards[stage.view.awards[size] :]
    if not left:
        return ""
    words = stage.tell("art-awards-left", size=f"size-{SIZES[size]}", count=len(left), points=left[0])
    figures = "·".join(str(points) for points in left)
    return f'<span class="award" title="{esc(words)}">{icon("trophy", 15, words, LEGAL)}{figures}</span>'


def _tokens(stage: Stage) -> str:
    """The exploration pile, and the faces that lie discarded beside it."""
    view = stage.view
    pile = stage.tell("art-pile", count=view.pile)
    faces = "".join(
        f'<span class="face">{rewards(stage, stage.box.tokens[face].rewards, 15)}'
        f"{f'×{view.discards.count(face)}' if view.discards.count(face) > 1 else ''}</span>"
        for face in sorted(set(view.discards))
    )
    gone = f'<span class="dim">{esc(stage.tell("art-discarded"))}</span>{faces}' if faces else ""
    return (
        f'<span class="supply-item pile" title="{esc(pile)}">{icon("unknown", 20, pile, "#7CC6FF")}'
        f"<b>{view.pile}</b>{gone}</span>"
    )


def _item(stage: Stage, action: str, inner: str, thing: str) -> str:
    state = " legal" if stage.can(action) else ""
    return f'<span class="supply-item ring{state}"{stage.chosen(action, thing)}>{inner}</span>'
