"""Headquarters and transmitters: the pyramid of projects, megastructures with their joints, the display."""

from __future__ import annotations

from typing import Final

from perihelion.art.icons import icon
from perihelion.art.palette import GOOD, INK, LEGAL
from perihelion.art.svg import at, esc, num, text, title
from perihelion.games.pulsar.art.glyphs import die, rewards
from perihelion.games.pulsar.art.stage import Stage
from perihelion.games.pulsar.catalogue import EDGES
from perihelion.games.pulsar.components.pieces import outer_edge
from perihelion.games.pulsar.sight.telling import permanent_texts, reward_texts
from perihelion.games.pulsar.sight.view import PlayerView

SPOTS: Final = ((0, 3), (1, 3), (2, 3), (0.5, 2), (1.5, 2), (0.5, 1), (1.5, 1), (1, 0))  # a to h
TILE: Final = 130
RED: Final = "#E0455F"


def pyramid(stage: Stage, player: PlayerView, own: bool) -> str:
    """The projects of a headquarters from the bottom row to the top."""
    if player.headquarters < 0:
        return ""
    side = stage.box.headquarters[player.headquarters]
    cells = ""
    for number, project in enumerate(side.projects):
        column, row = SPOTS[number]
        done = (player.projects >> number) & 1
        used = (player.inspections >> number) & 1
        is_open = not project.needs & ~player.projects
        action = f"project:{project.id}"
        state = "done" if done else "legal" if own and stage.can(action) else "open" if is_open else "dimmed"
        words = "; ".join(stage.say(words) for words in reward_texts(project.rewards))
        tick = icon("check", 16, stage.tell("art-done"), GOOD) if done else ""
        if used:
            tick += icon("eye", 16, stage.tell("art-inspected"), GOOD)
        marks = stage.chosen(action, f"project:{side.id}:{project.id}", words, asked=own and not done)
        cells += (
            f'<div class="project ring {state}" style="--column:{column};--row:{row}" title="{esc(words)}'
            f'"{marks}>'
            f'<span class="price">{die(stage, project.die, 24, "dark")}{tick}</span>'
            f'<span class="gains">{rewards(stage, project.rewards, 15)}</span></div>'
        )
    return f'<div class="pyramid">{cells}</div>'


def structures(stage: Stage, player: PlayerView, own: bool) -> str:
    """Chains of transmitters; where a new tile may be joined, the joints it would make."""
    drawn = "".join(_chain(stage, chain, own) for chain in player.structures)
    if own and stage.view.joining >= 0:
        drawn += (
            f'<div class="joining"><h3>{esc(stage.tell("art-new-tile"))}</h3>'
            f"{_svg(stage, [(stage.view.joining, 0)], '')}</div>"
        )
    return drawn or f'<p class="dim">{esc(stage.tell("art-no-transmitters"))}</p>'


def joins(stage: Stage) -> str:
    """The ways to join a new transmitter, beside the dice: in sight whatever panel is open."""
    if stage.view.joining < 0:
        return ""
    new = stage.box.transmitters[stage.view.joining]
    out = ""
    for action in stage.starting("join:"):
        _, id, side, new_side = action.split(":")
        own = next(tile for tile in stage.box.transmitters if tile.id == id)
        value = own.edge(EDGES.index(side)) + new.edge(EDGES.index(new_side))
        out += stage.chip(action, f"{esc(id)} {die(stage, value, 26, 'red')} {esc(new.id)}")
    apart = stage.chip("separate", esc(stage.tell("action-separate")))
    return f'<div class="chips">{out}{apart}</div>'


def _chain(stage: Stage, chain: list[int], own: bool) -> str:
    return _svg(stage, [(entry >> 1, entry & 1) for entry in chain], "pay-transmitter" if own else "")


def display(stage: Stage) -> str:
    """The transmitters on offer."""
    tiles = "".join(_svg(stage, [(tile, 0)], "take-transmitter") for tile in stage.view.display)
    return f'<div class="display">{tiles or esc(stage.tell("art-nothing"))}</div>'


def _svg(stage: Stage, tiles: list[tuple[int, int]], kind: str) -> str:
    width = len(tiles) * TILE
    out = [f'<svg class="chain" viewBox="-2 -2 {width} 144" style="--tiles:{len(tiles)}">']
    for number, (tile, turned) in enumerate(tiles):
        out.append(at(number * TILE, 0, _tile(stage, tile, turned, kind)))
    for number in range(len(tiles) - 1):
        left, right = tiles[number], tiles[number + 1]
        data = stage.box.transmitters
        value = data[left[0]].edge(outer_edge(left[1], True)) + data[right[0]].edge(
            outer_edge(right[1], False)
        )
        both = _active(stage, left[0]) and _active(stage, right[0])
        words = stage.tell("art-joint-active" if both else "art-joint", value=value)
        opacity = "1" if both else ".6"
        out.append(
            at(
                (number + 1) * TILE - 2,
                20,
                f'{title(words)}<rect x="-16" y="-16" width="32" height="32" rx="8" fill="{RED}" '
                'stroke="#05080F" '
                f'stroke-width="2" opacity="{opacity}"/><path d="M0-16V16" stroke="#05080F" '
                'stroke-dasharray="3 3"/>' + text(0, 7, value, 19, "#FFFFFF"),
            )
        )
    return "".join(out) + "</svg>"


def _active(stage: Stage, tile: int) -> bool:
    return stage.view.paid[tile] == (1 << len(stage.box.transmitters[tile].cost)) - 1


def _tile(stage: Stage, number: int, turned: int, kind: str) -> str:
    """One transmitter: its dice (paid ones ticked), rewards, and the half dice on its short edges."""
    tile = stage.box.transmitters[number]
    active = _active(stage, number)
    width = TILE - 6
    fill, line = ("#1D3B2B", GOOD) if active else ("#151F36", "#3A4E80")
    words = tile_words(stage, number)
    out = [
        f'<g data-thing="tile:{tile.id}" tabindex="0" role="button" aria-label="{esc(words)}">{title(words)}'
        f'<rect width="{width}" height="140" rx="10" fill="{fill}" stroke="{line}" stroke-width="2"/>'
        f"{text(width / 2, 20, tile.id, 16, INK)}</g>"
    ]
    for right in (False, True):
        half = tile.edge(outer_edge(turned, right))
        if half >= 0:
            out.append(_half(half, width if right else 0, right))
    out += [_cost(stage, number, place, width, kind) for place in range(len(tile.cost))]
    out.append(f'<foreignObject x="4" y="84" width="{width - 8}" height="54"><div class="tile-gains">')
    out.append(f'<span class="{"spent" if active else ""}">{rewards(stage, tile.immediate, 15)}</span>')
    each = rewards(stage, tile.permanent, 15)
    sign = icon("income", 14, stage.tell("art-each-round"), GOOD) if each else ""
    out.append(f"<span>{sign}{each}</span></div></foreignObject>")
    return "".join(out)


def _half(pips: int, x: float, right: bool) -> str:
    """Half a red die on a short edge."""
    start = x - 13 if right else x
    dots = "".join(
        f'<circle cx="{num(start + 6.5)}" cy="{num(20 + (n - (pips - 1) / 2) * 9)}" r="2.8" fill="#FFF"/>'
        for n in range(pips)
    )
    return f'<rect x="{num(start)}" y="2" width="13" height="36" rx="4" fill="{RED}"/>{dots}'


def _cost(stage: Stage, number: int, place: int, width: float, kind: str) -> str:
    tile = stage.box.transmitters[number]
    value = tile.cost[place]
    paid = (stage.view.paid[number] >> place) & 1
    x = width / 2 + (place - (len(tile.cost) - 1) / 2) * 40.5 - 20
    action = f"{kind}:{tile.id}:{value}"
    can = bool(kind) and not paid and stage.can(action)
    ground = "#63E08F" if paid else "#3B4B70"
    ring = f' stroke="{LEGAL}" stroke-width="2.5"' if can else ""
    marks = stage.chosen(action, f"tile:{tile.id}", "", asked=bool(kind)) if kind and not paid else ""
    classes = ' class="hit-die"' if marks else ""
    figure = "✓" if paid else str(value)
    ink = "#06210F" if paid else INK
    return (
        f'<g transform="translate({num(x)} 40)"{classes}{marks}>'
        '<rect width="40" height="40" fill="transparent"/>'
        f'<rect x="4" y="4" width="32" height="32" rx="6" fill="{ground}"{ring}/>'
        f"{text(20, 27, figure, 19, ink)}</g>"
    )


def tile_words(stage: Stage, number: int) -> str:
    tile = stage.box.transmitters[number]
    parts = [stage.say(words) for words in reward_texts(tile.immediate) + permanent_texts(tile.permanent)]
    return f"{stage.tell(f'transmitter-{tile.id}')}: " + "; ".join(parts)
