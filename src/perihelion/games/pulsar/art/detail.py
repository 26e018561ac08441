"""The words of one thing: a technology, a project, a transmitter, a contract, a place, a player."""

from __future__ import annotations

from perihelion.art.svg import esc
from perihelion.games.pulsar.art.glyphs import die, generator_icon, points, rewards
from perihelion.games.pulsar.art.places import pulsar_words, system_words
from perihelion.games.pulsar.art.side import stations
from perihelion.games.pulsar.art.stage import Stage
from perihelion.games.pulsar.art.structures import pyramid, structures
from perihelion.games.pulsar.components.pieces import SIZES, TECHNOLOGY_KINDS, Origin
from perihelion.games.pulsar.sight.telling import permanent_texts, reward_texts


def detail(stage: Stage, thing: str) -> str:
    """The detail of what an element names in `data-thing`; nothing if it is unknown."""
    kind, _, id = thing.partition(":")
    found = {
        "tech": _technology,
        "tile": _tile,
        "project": _project,
        "contract": _contract,
        "system": _system,
        "pulsar": _pulsar,
        "seat": _seat,
        "generator": _generator,
        "modifier": _modifier,
    }
    return found[kind](stage, id) if kind in found else ""


def _page(heading: str, lines: list[str], origin: Origin | None = None, stage: Stage | None = None) -> str:
    body = "".join(f"<p>{line}</p>" for line in lines if line)
    note = ""
    if origin is not None and stage is not None and origin.word != "published":
        words = stage.tell("art-origin-part" if origin.word == "partial" else "art-origin-whole")
        note = f'<span class="origin" role="img" aria-label="{esc(words)}" title="{esc(words)}">≈</span>'
    return f'<div class="pulsar-detail"><h2>{esc(heading)}{note}</h2>{body}</div>'


def _technology(stage: Stage, slug: str) -> str:
    tech = next((item for item in stage.box.technologies if item.slug == slug), None)
    if tech is None:
        return ""
    kind = stage.tell(f"kind-{TECHNOLOGY_KINDS[tech.kind]}")
    head = f"{die(stage, tech.die, 30, 'dark')} {esc(kind)} · {esc(stage.tell('art-round', round=tech.row))}"
    lines = [head, esc(stage.tell(f"tech-text-{slug}")), esc(stage.tell(f"icons-{tech.icons}"))]
    return _page(stage.tell(f"tech-{slug}"), lines, tech.origin, stage)


def _tile(stage: Stage, id: str) -> str:
    tile = next((item for item in stage.box.transmitters if item.id == id), None)
    if tile is None:
        return ""
    lines = ["".join(die(stage, value, 30, "dark") for value in tile.cost)]
    lines += [
        esc(stage.say(words)) for words in reward_texts(tile.immediate) + permanent_texts(tile.permanent)
    ]
    return _page(stage.tell(f"transmitter-{id}"), lines, tile.origin, stage)


def _project(stage: Stage, id: str) -> str:
    side_id, _, letter = id.partition(":")
    side = next((item for item in stage.box.headquarters if item.id == side_id), None)
    project = next((item for item in side.projects if item.id == letter), None) if side else None
    if side is None or project is None:
        return ""
    lines = [die(stage, project.die, 30, "dark") + rewards(stage, project.rewards, 20)]
    lines += [esc(stage.say(words)) for words in reward_texts(project.rewards)]
    return _page(stage.tell(f"project-{letter}"), lines, side.origin, stage)


def _contract(stage: Stage, id: str) -> str:
    contract = next((item for item in stage.box.contracts if item.id == id), None)
    if contract is None:
        return ""
    lines = [esc(stage.tell(f"contract-text-{id}")), points(stage, contract.points)]
    lines += [
        esc(stage.tell("art-contract-bonus", cubes=price, points=gain)) for price, gain in contract.bonuses
    ]
    return _page(stage.tell(f"contract-{id}"), lines, contract.origin, stage)


def _system(stage: Stage, id: str) -> str:
    if id not in stage.box.locations:
        return ""
    place = stage.box.locations.index(id)
    tile = stage.view.tiles[place - stage.box.first_system]
    lines = [esc(system_words(stage, place))]
    if tile >= 0:
        lines.append(rewards(stage, stage.box.systems[tile].bonus, 22))
        lines.append(esc(stage.tell("art-or-token")))
    return _page(stage.place_name(place), lines)


def _pulsar(stage: Stage, id: str) -> str:
    if id not in stage.box.locations:
        return ""
    place = stage.box.locations.index(id)
    return _page(stage.place_name(place), [esc(pulsar_words(stage, place))])


def _generator(stage: Stage, name: str) -> str:
    if name not in SIZES:
        return ""
    size = SIZES.index(name)
    data = stage.box.generators[size]
    words = stage.tell("art-generator", take=data.take_die, spin=data.spin_die, points=data.points)
    return _page(stage.tell(f"size-{name}"), [generator_icon(stage, size, 40), esc(words)])


def _modifier(stage: Stage, name: str) -> str:
    key = f"art-modifier-{name}"
    return _page(stage.tell(f"modifier-{name}"), [esc(stage.tell(key))]) if stage.voice.has(key) else ""


def _seat(stage: Stage, number: str) -> str:
    """A player's headquarters, transmitters and patents."""
    if not number.isdigit() or int(number) >= stage.view.seats:
        return ""
    seat = int(number)
    player = stage.view.players[seat]
    patents = [
        esc(stage.tell(f"tech-{stage.box.technologies[tech].slug}"))
        for slot, tech in enumerate(stage.view.techs)
        if (player.patents >> slot) & 1
    ]
    lines = [
        f"{esc(stage.tell('art-stations'))}: {stations(stage, seat)}",
        f"{esc(stage.tell('zone-patents'))}: {', '.join(patents) or '–'}",
        pyramid(stage, player, False),
        structures(stage, player, False),
    ]
    return _page(stage.seat_name(seat), lines)
