"""The spaces of both players: planets that fill up, ships beside them, and everything else that is laid."""

from __future__ import annotations

from perihelion.art.icons import icon, seat_icon
from perihelion.art.svg import clickable, esc
from perihelion.games.quarterworlds.art.glyphs import inline, tip
from perihelion.games.quarterworlds.art.planets import Open, Sphere, sphere
from perihelion.games.quarterworlds.art.stage import Stage
from perihelion.games.quarterworlds.catalogue import QUARTER_PLACES
from perihelion.games.quarterworlds.components import (
    COLOURS,
    COMPLETE,
    KINDS,
    NOTHING,
    OBJECTS,
    QUARTERS,
    SHUTTLE,
    STATION,
    WHITE,
)
from perihelion.games.quarterworlds.sight.view import PlaceView, SpaceView, WorldView


def space(stage: Stage, seat: int, own: bool) -> str:
    """The panel of a player."""
    seen = stage.view.spaces[seat]
    worlds = "".join(_world(stage, seat, world, own) for world in seen.worlds)
    if not worlds:
        worlds = f'<p class="dim none">{esc(stage.tell("art-no-planets"))}</p>'
    kind = "mine" if own else "rival"
    return (
        f'<section class="panel seat-panel seat-{seat} quar-space {kind}">{_head(stage, seat, seen, own)}'
        f'<div class="pls">{worlds}</div>{_belongings(stage, seat, seen, own)}</section>'
    )


def _head(stage: Stage, seat: int, seen: SpaceView, own: bool) -> str:
    name = stage.seat_name(seat)
    objects = "".join(_object_figure(stage, seen, at) for at in range(len(OBJECTS)))
    score = stage.tell("art-score-track", points=seen.total, marker=seen.marker, tile=seen.tile)
    figures = (
        tip(stage.tell("figure-hand", amount=len(seen.hand)), f"{icon('card-o', 18)}<b>{len(seen.hand)}</b>")
        + tip(
            stage.tell("figure-science", amount=seen.science), f"{icon('science', 18)}<b>{seen.science}</b>"
        )
        + tip(score, f"{icon('vp-o', 20)}<b>{seen.total}</b>")
    )
    return (
        f'<header class="panel-head">{seat_icon(seat, 24, name)}<b>{esc(name)}</b>'
        f'<span class="status">{esc(_status(stage, seat))}</span><span class="grow"></span>{objects}'
        f"{_tokens(stage, seen, own)}{figures}</header>"
    )


def _status(stage: Stage, seat: int) -> str:
    view = stage.view
    if seat in view.passed:
        return stage.tell("art-passed-first" if view.passed[0] == seat else "art-passed")
    return stage.tell("art-to-move") if seat in view.asked and seat not in stage.scene.empty else ""


def _object_figure(stage: Stage, seen: SpaceView, at: int) -> str:
    name = OBJECTS[at]
    laid = seen.objects_laid[at]
    value = seen.object_values[at]
    words = stage.tell(f"art-tokens-{name}", count=seen.objects[at], laid=laid, value=value)
    return tip(words, f"{icon(name, 18)}<b>{seen.objects[at]}</b>")


def _tokens(stage: Stage, seen: SpaceView, own: bool) -> str:
    """Universal tokens; while paying they can be clicked."""
    words = stage.tell("figure-tokens", amount=seen.tokens)
    inner = f"{icon('token', 20)}<b>{seen.tokens}</b>"
    act = stage.legal("pay-token") if own else ""
    laying = stage.view.laying
    if not own or laying is None:
        return tip(words, inner)
    put = f'<i class="put">−{laying.tokens}</i>' if laying.tokens else ""
    last = laying.last_token
    label = stage.tell("action-pay-token")
    why = "" if act else "pay-token"
    state = "legal" if act else ""
    return (
        f'<span class="fig ring pay-token {state}" title="{esc(words)}"'
        f"{clickable(act, why, label=label, now=not last)}>{inner}{put}</span>"
    )


# -- planets -----------------------------------------------------------------------------------------


def _world(stage: Stage, seat: int, world: WorldView, own: bool) -> str:
    card = stage.card(world.card)
    places = _places(stage, world.card) if own else {}
    picked = stage.view.laying
    quarters: dict[int, Open] = {}
    complete: dict[int, str] = {}
    for quarter in range(QUARTERS):
        words = _quarter_words(stage, world, quarter)
        if world.attached[quarter] != NOTHING or card.quarters[quarter].state == COMPLETE:
            complete[quarter] = words
            continue
        action = f"attach:{card.title}:{QUARTER_PLACES[quarter]}"
        act = stage.legal(action) if own else ""
        attributes = clickable(act, label=f"{stage.title(world.card)}, {words}", now=True) if act else ""
        chosen = own and picked is not None and (picked.planet, picked.quarter) == (world.card, quarter)
        quarters[quarter] = Open(attributes, words, bool(act), chosen)
    drawing = sphere(Sphere(card, world.attached, quarters, complete), stage.parts.cards, 61)
    orb = (
        f'<svg class="i orb" viewBox="-64 -64 128 128" role="group" '
        f'aria-label="{esc(stage.title(world.card))}">{drawing}</svg>'
    )
    dock = stage.legal(f"dock:{card.title}") if own else ""
    hot = " hot" if places or dock else ""
    fresh = " changed" if card.title in stage.changed else ""
    # While quarters can be clicked the planet itself is no button: buttons do not lie in buttons.
    thing = "" if places else f"world:{seat}:{card.title}"
    attributes = clickable(dock, thing=thing, label=_world_words(stage, world), now=True) if thing else ""
    ring = " legal" if dock else ""
    tag = _tag(stage, world, places)
    name = esc(stage.title(world.card))
    return (
        f'<div class="pl ring{ring}{hot}{fresh}" title="{esc(_world_words(stage, world))}"{attributes}>{orb}'
        f'<div class="pt"><b class="d nm">{name}</b>{tag or _standing(stage, world)}</div></div>'
    )


def _places(stage: Stage, planet: int) -> dict[int, PlaceView]:
    """The quarters of the planet onto which the chosen card may go."""
    if stage.view.laying is None:
        return {}
    return {
        seen.quarter: seen for seen in stage.view.laying.places if seen.planet == planet and seen.quarter >= 0
    }


def _quarter_words(stage: Stage, world: WorldView, quarter: int) -> str:
    where = stage.tell(f"quarter-{QUARTER_PLACES[quarter]}")
    lying = world.attached[quarter]
    if lying != NOTHING:
        return f"{where}: {stage.title(lying)}"
    printed = stage.card(world.card).quarters[quarter]
    if printed.state == WHITE:
        return f"{where}: {stage.tell('art-quarter-white')}"
    state = "complete" if printed.state == COMPLETE else "bordered"
    return f"{where}: {stage.tell(f'art-quarter-{state}', colour=f'colour-{COLOURS[printed.colour]}')}"


def _world_words(stage: Stage, world: WorldView) -> str:
    state = stage.tell("note-colonised") if world.colonised else stage.tell("note-open", open=world.open)
    return f"{stage.words(world.card)}. {state}"


def _standing(stage: Stage, world: WorldView) -> str:
    """Colonised or how many quarters are open, what the planet brings or has brought, and its ship."""
    card = stage.card(world.card)
    if world.colonised:
        state = f'<span class="ok">{icon("check", 16, stage.tell("art-colonised"))}</span>'
    else:
        words = stage.tell("note-open", open=world.open)
        sign = icon("colonisation", 15, words)
        state = f'<span class="e dim" title="{esc(words)}">{world.open}{sign}</span>'
    past = " past" if _acted(stage, world) else ""
    effects = f'<span class="row fx{past}">{inline(stage.voice, card.effects, 16)}</span>'
    return f'<div class="row st">{state}{effects}{_dock(stage, world)}</div>'


def _acted(stage: Stage, world: WorldView) -> bool:
    """Whether the planet's effect has happened."""
    return world.colonised or not stage.card(world.card).colonised_mark


def _dock(stage: Stage, world: WorldView) -> str:
    if world.ship == NOTHING:
        return ""
    words = stage.words(world.ship)
    return f'<span class="dock" title="{esc(words)}">{icon("ship", 18, words)}</span>'


def _tag(stage: Stage, world: WorldView, places: dict[int, PlaceView]) -> str:
    """What the chosen card would bring on this planet: tokens, its effects, and the planet if completed."""
    laying = stage.view.laying
    if not places or laying is None:
        return ""
    seen = next(iter(places.values()))
    out = [
        f'<span class="e">+{seen.objects[at]}{icon(name, 18, stage.tell(f"object-{name}"))}</span>'
        for at, name in enumerate(OBJECTS)
        if seen.objects[at]
    ]
    out.append(inline(stage.voice, stage.card(laying.card).effects, 18))
    planet = stage.card(world.card)
    if seen.completes:
        out.append(icon("check", 15, stage.tell("art-colonised")))
        if planet.colonised_mark:
            out.append(inline(stage.voice, planet.effects, 18))
    kind = "" if seen.completes else " part"
    return f'<div class="tag{kind}">{"".join(out)}</div>'


# -- everything else -----------------------------------------------------------------------------------


def _belongings(stage: Stage, seat: int, seen: SpaceView, own: bool) -> str:
    """Stations and shuttles as counts, the science cards laid, and of the rival the cards in hand: all of
    them were taken openly (QUAR-R05)."""
    chips = [_count(stage, seat, kind) for kind in (STATION, SHUTTLE)]
    chips += [
        _chip(stage, number, f'<span class="tt">{esc(stage.title(number))}</span>')
        for number in seen.researched
    ]
    if not own and seen.hand:
        words = stage.tell("art-hand-known")
        cards = "".join(_chip(stage, number, _brief(stage, number)) for number in seen.hand)
        sign = icon("card-o", 16, words)
        chips.append(f'<span class="held" role="group" aria-label="{esc(words)}">{sign}{cards}</span>')
    row = "".join(chips)
    return f'<div class="lcs">{row}</div>' if row else ""


def _count(stage: Stage, seat: int, kind: int) -> str:
    """How many cards of a kind lie in the space; a click lists them."""
    count = sum(1 for number in stage.view.spaces[seat].laid if stage.card(number).kind == kind)
    if not count:
        return ""
    words = f"{stage.tell(f'art-laid-{KINDS[kind]}', count=count)}"
    attributes = clickable(thing=f"laid:{seat}", label=words)
    return f'<span class="lc" title="{esc(words)}"{attributes}>{icon(KINDS[kind], 17)}<b>{count}</b></span>'


def _brief(stage: Stage, number: int) -> str:
    return inline(stage.voice, stage.card(number).effects, 14)


def _chip(stage: Stage, number: int, inner: str) -> str:
    card = stage.card(number)
    words = stage.words(number)
    sign = icon(KINDS[card.kind], 17)
    return (
        f'<span class="lc" title="{esc(words)}"{clickable(thing=f"card:{card.title}", label=words)}>{sign}'
        f'<span class="in">{inner}</span></span>'
    )


def laid_list(stage: Stage, seat: int) -> str:
    """All stations and shuttles of a player with their effects, for the detail."""
    rows = "".join(
        f"<li>{icon(KINDS[stage.card(number).kind], 18)}<b>{esc(stage.title(number))}</b>"
        f"{inline(stage.voice, stage.card(number).effects, 18)}</li>"
        for number in stage.view.spaces[seat].laid
    )
    return f'<ul class="quar-laid">{rows}</ul>'
