"""The boards beside the sky: score track, technologies, planets, gold tiles, card row, species."""

from __future__ import annotations

from itertools import pairwise

from perihelion.art.icons import centred, icon, seat_icon
from perihelion.art.palette import INK_3, LEGAL
from perihelion.art.pieces import seat_mark
from perihelion.art.svg import at, esc, num, path, regular, text, title
from perihelion.art.typeface import hyphenated
from perihelion.games.seti.art.bodies import body
from perihelion.games.seti.art.faces import back, cleared_card, face, row_card
from perihelion.games.seti.art.signs import DATA, TECH_SIGNS, TRACE, signs
from perihelion.games.seti.art.stage import Stage
from perihelion.games.seti.components import vocabulary as v
from perihelion.games.seti.components.pieces import Space, SpeciesBoard
from perihelion.games.seti.components.vocabulary import COLOURS, PLANETS, SPECIES

_NARROW = 76  # pixels of a technology's name


def score_track(stage: Stage) -> str:
    """Everybody's points with the milestones ahead."""
    view = stage.view
    marked = [80, *view.exertian_at]
    for player in view.players:
        marked += [player.score, player.tile_at, *[message.at for message in player.messages]]
    top = 10 * ((max(marked) + 9) // 10)
    width = 360.0 if stage.phone else 500.0

    def x(points: float) -> float:
        return 16 + points * (width - 32) / top

    out = f'<path d="M16 34H{num(width - 16)}" stroke="#2E4069" stroke-width="6" stroke-linecap="round"/>'
    for points in range(0, top + 1, 20):
        out += text(x(points), 53, points, 14, INK_3)
    for points in stage.parts.gold_milestones:
        words = stage.tell("art-gold-milestone", n=points)
        shape = path(regular(6, 11, 0, x(points), 34))
        out += (
            f'<g>{title(words)}<path d="{shape}" fill="#3A2C05" stroke="{LEGAL}" stroke-width="2"/>'
            f"{centred('star', x(points), 34, 13, LEGAL)}</g>"
        )
    for number, points in enumerate(stage.parts.neutral_milestones):
        words = stage.tell("art-neutral-milestone", n=points, left=view.neutral[number])
        fill = "#E6ECFA" if view.neutral[number] else "#1B2233"
        out += (
            f'<g>{title(words)}<path d="{path(regular(4, 9, 0, x(points), 34))}" fill="{fill}" '
            'stroke="#E6ECFA" stroke-width="2"/></g>'
        )
    for points in view.exertian_at:
        if points >= 0:
            out += (
                f'<path d="{path(regular(3, 9, -90, x(points), 34))}" fill="#4A1530" '
                'stroke="#FF6B9B" stroke-width="2"/>'
            )
    for owner, player in enumerate(view.players):
        mark = stage.mark(owner)
        for points in [player.tile_at, *[message.at for message in player.messages]]:
            if points >= 0:
                out += at(x(points), 34, seat_mark(mark, 6, letter=False, edge_width=1.5))
    places = spread([x(player.score) for player in view.players], 21.0)
    for owner, player in enumerate(view.players):
        words = f"{stage.seat_name(owner)}: {player.score}"
        piece = seat_mark(stage.mark(owner), 9, letter_size=14, edge_width=1.5)
        out += f'<path d="M{num(places[owner])} 20L{num(x(player.score))} 31" stroke="{INK_3}" fill="none"/>'
        out += f"<g>{title(words)}{at(places[owner], 12, piece)}</g>"
    return (
        f'<svg class="track" viewBox="0 0 {num(width)} 56" role="img" '
        f'aria-label="{esc(stage.tell("score-track"))}">{out}</svg>'
    )


def spread(places: list[float], gap: float) -> list[float]:
    """The same places, moved apart just enough that none covers another."""
    order = sorted(range(len(places)), key=lambda at_: places[at_])
    moved = places[:]
    for before, after in pairwise(order):
        moved[after] = max(moved[after], moved[before] + gap)
    back = [place - moved_place for place, moved_place in zip(places, moved, strict=True)]
    shift = sum(back) / len(back) if any(back) else 0.0
    return [place + shift for place in moved]


def technologies(stage: Stage) -> str:
    """Twelve stacks: what is on top, who has it, what can be taken."""
    out = ""
    for number, tech in enumerate(stage.view.techs):
        kind = v.TECH_KINDS[number // 4]
        name, colour = TECH_SIGNS[kind]
        action = f"tech:{tech.tech}"
        legal = " legal" if stage.can(action) else ""
        mine = " mine" if tech.tech in stage.own.techs else ""
        owners = "".join(
            [
                seat_icon(stage.mark(owner), 18, stage.seat_name(owner))
                for owner, player in enumerate(stage.view.players)
                if tech.tech in player.techs
            ]
        )
        bonus = (
            signs(stage, stage.parts.tech_bonus[stage.parts.tech_bonus_ids.index(tech.bonus)], 16)
            if tech.bonus
            else ""
        )
        two = f'<span class="two">+2{icon("star", 13, "", LEGAL)}</span>' if tech.two_points else ""
        words = f"{stage.tell(f'tech-{tech.tech}')}: {stage.tell(f'tech-text-{tech.tech}')}"
        out += (
            f'<div class="tech ring{legal}{mine}" style="--kind:{colour}" title="{esc(words)}"'
            f"{stage.chosen(action, f'tech:{tech.tech}', words)}><div "
            f'class="tech-head">{icon(name, 16, "", colour)}{bonus}{two}{owners}</div>'
            f"<span>{esc(hyphenated(stage.tell(f'tech-{tech.tech}'), _NARROW))}</span></div>"
        )
    return f'<div class="techs">{out}</div>'


def planets(stage: Stage) -> str:
    """A row for each planet: orbit, landing and moons with their rewards, figures and what can be done."""
    rows = "".join(
        [
            _planet(stage, at_, name)
            for at_, name in enumerate(PLANETS)
            if name != "earth" and _in_play(stage, name)
        ]
    )
    return f'<div class="planets">{rows}</div>'


def _in_play(stage: Stage, name: str) -> bool:
    return name != "oumuamua" or stage.view.tile_in


def _owners(stage: Stage, owners: list[int]) -> str:
    return "".join([seat_icon(stage.mark(owner), 18, stage.seat_name(owner)) for owner in owners])


def _planet(stage: Stage, number: int, name: str) -> str:
    view, board = stage.view.planets[number], stage.parts.planets[number]
    globe = (
        '<svg class="globe" width="34" height="34" viewBox="-23 -23 46 46" '
        f'aria-hidden="true">{body(name, 0, 0)}</svg>'
    )
    first = "" if view.orbit_first else f'<span class="first">{signs(stage, board.first_orbit, 15)}</span>'
    orbit = f"{signs(stage, board.orbit, 15)}{first}{_owners(stage, view.orbit_first + view.orbiters)}"
    bonus = "".join(
        [
            "<span "
            f'class="first">{_owners(stage, owners) or signs(stage, stage.parts.bonus_rewards[space], 15)}'
            "</span>"
            for owners, space in zip(view.bonus, board.bonus, strict=True)
        ]
    )
    land = f"{signs(stage, board.land, 15)}{bonus}{_owners(stage, view.landers)}"
    moons = "".join([_moon(stage, moon) for moon in board.moons])
    label = stage.tell(f"planet-{name}")
    samples = ""
    if number in stage.parts.sample_planets and max(stage.view.samples) > 0:
        side = stage.parts.sample_planets.index(number)
        look = stage.legal(f"look:{name}")
        count = stage.view.samples[side]
        words = esc(stage.tell("art-samples", n=count))
        samples = (
            '<span class="first" '
            f'title="{words}"{stage.chosen(look) if look else ""}>{icon("unknown", 15)}{count}</span>'
        )
    return (
        f'<div class="planet">{globe}<b>{esc(label)}</b>{_place(stage, f"orbit:{name}", "orbit", orbit)}'
        f'{_place(stage, f"land:{name}", "land", land)}<span class="moons">{moons}{samples}</span></div>'
    )


def _place(stage: Stage, action: str, sign_name: str, inner: str) -> str:
    legal = " legal" if stage.can(action) else ""
    return f'<span class="place ring{legal}"{stage.chosen(action)}>{icon(sign_name, 16)}{inner}</span>'


def _moon(stage: Stage, moon: int) -> str:
    id = stage.parts.moon_ids[moon]
    owners = stage.view.moons[moon]
    action = stage.legal(f"land:{id}", f"remove-moon:{id}") or f"land:{id}"
    legal = " legal" if stage.can(action) else ""
    inner = _owners(stage, owners) or signs(stage, stage.parts.moon_rewards[moon], 14)
    label = stage.tell(f"place-{id}")
    return (
        f'<span class="moon ring{legal}" '
        f'title="{esc(label)}"{stage.chosen(action, f"moon:{id}", label)}>{inner}</span>'
    )


def gold_tiles(stage: Stage) -> str:
    out = ""
    for tile in stage.view.gold:
        action = f"gold:{tile.tile}"
        legal = " legal" if stage.can(action) else ""
        values = "".join(
            [
                f"<span>{seat_icon(stage.mark(tile.marks[at_]), 18) if at_ < len(tile.marks) else value}"
                "</span>"
                for at_, value in enumerate(tile.values)
            ]
        )
        more = "".join([seat_icon(stage.mark(owner), 18) for owner in tile.marks[3:]])
        words = f"{stage.tell(f'gold-{tile.tile}')}: {stage.tell(f'gold-text-{tile.tile}-{tile.side}')}"
        out += (
            f'<div class="gold ring{legal}" '
            f'title="{esc(words)}"{stage.chosen(action, f"gold:{tile.tile}", words)}>'
            f"<b>{esc(stage.tell(f'gold-{tile.tile}'))}</b>"
            f"<i>{esc(stage.tell(f'gold-text-{tile.tile}-{tile.side}'))}</i>"
            f'<div class="values">{values}{more}</div></div>'
        )
    return f'<div class="golds">{out}</div>'


def card_row(stage: Stage) -> str:
    cards = "".join([row_card(stage, id, number) for number, id in enumerate(stage.view.row, 1)])
    if any(stage.view.corners):
        cards = "".join([cleared_card(stage, id, number) for number, id in enumerate(stage.view.corners, 1)])
    pile = back(stage, "take-deck", stage.view.deck, stage.tell("item-deck", n=stage.view.deck))
    return f'<div class="card-row">{cards}{pile}</div>'


# -- species ----------------------------------------------------------------------------------------------


def species(stage: Stage, slot: int) -> str:
    """A species slot: discovery spaces and overflow, and once discovered its board."""
    view = stage.view.species[slot]
    side = ("left", "right")[slot]
    board = stage.parts.species[SPECIES.index(view.species)] if view.species else None
    columns = "".join([_column(stage, slot, side, colour, board) for colour in range(3)])
    inner = f'<div class="columns{"" if board else " unknown"}">{columns}</div>'
    note = stage.tell(f"species-text-{view.species}" if view.species else "art-unknown-species")
    about = f'<p class="about dim">{esc(note)}</p>'
    if view.face_up:
        deck = back(stage, "take-species", view.deck, stage.tell("art-species-deck"))
        card = face(stage, view.face_up, "take-face-up")
        about = f'<div class="card-row">{card}{deck}{about}</div>'
    if view.species == "centaurians":
        inner += _messages(stage)
    return f"{inner}{about}"


def _column(stage: Stage, slot: int, side: str, colour: int, board: SpeciesBoard | None) -> str:
    name = COLOURS[colour]
    view = stage.view.species[slot]
    spaces = ""
    if board is not None:
        for space, owners in reversed(list(zip(board.spaces[colour], view.spaces[colour], strict=True))):
            spaces += _space(stage, side, name, space, owners)
    found = view.discovery[colour]
    mark = (
        seat_icon(stage.mark(found), 20, stage.seat_name(found))
        if found >= 0
        else signs(stage, stage.parts.discovery_reward[slot], 14)
    )
    below = _trace_space(
        stage, f"mark:{side}:{name}:discovery", f"{icon('trace', 16, '', TRACE[name])}{mark}", name, "found"
    )
    extra = _owners(stage, view.overflow[colour])
    over = _trace_space(stage, f"mark:{side}:{name}:overflow", f"{extra}<i>+3</i>", name, "over")
    return f'<div class="column">{spaces}{below}{over}</div>'


def _space(stage: Stage, side: str, colour: str, space: Space, owners: list[int]) -> str:
    price = ""
    if space.cost_data:
        price = f'<i class="price">−{space.cost_data}{icon("data", 14, "", DATA)}</i>'
    elif space.cost_exofossils:
        price = f'<i class="price">−{space.cost_exofossils}{icon("trace", 14)}</i>'
    reward = signs(stage, space.reward, 15)
    if space.sample_slot >= 0:
        sample = stage.view.sample_board[space.sample_slot]
        reward = signs(stage, stage.parts.samples[sample], 15) if sample >= 0 else icon("unknown", 15)
    danger = f'<i class="danger">{space.danger}</i>' if space.danger else ""
    again = "∞" if space.marks < 0 else ""
    inner = f"{_owners(stage, owners)}{price}{reward}{danger}{again}"
    return _trace_space(stage, f"mark:{side}:{colour}:{space.level}", inner, colour, "")


def _trace_space(stage: Stage, action: str, inner: str, colour: str, classes: str) -> str:
    legal = " legal" if stage.can(action) else ""
    return (
        f'<div class="trace-space ring{legal} {classes}" '
        f'style="--trace:{TRACE[colour]}"{stage.chosen(action)}>{inner}</div>'
    )


def _messages(stage: Stage) -> str:
    out = ""
    for number, id in enumerate(stage.parts.message_ids):
        owner = stage.view.messages_taken[number]
        action = f"message:{id}"
        legal = " legal" if stage.can(action) else ""
        inner = (
            seat_icon(stage.mark(owner), 20)
            if owner >= 0
            else signs(stage, stage.parts.message_rewards[number], 15)
        )
        out += f'<span class="place ring{legal}"{stage.chosen(action)}>{inner}</span>'
    return f'<div class="messages">{out}</div>'
