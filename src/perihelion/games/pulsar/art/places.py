"""Systems and pulsars as they lie on the map, and what they are in words."""

from __future__ import annotations

from typing import Final

from perihelion.art.palette import seat_of
from perihelion.art.pieces import seat_mark
from perihelion.art.svg import at, text, title, turning
from perihelion.games.pulsar.art.glyphs import LETTER, bonus_marks, generator
from perihelion.games.pulsar.art.stage import Stage
from perihelion.games.pulsar.components.pieces import COVERED, ISOLATED, NOBODY, SIZES, SPINNING
from perihelion.games.pulsar.sight.telling import reward_texts

EDGE: Final = "#05080F"
# Where planets lie, by their number: above and below the bonus.
SPOTS: Final = {
    1: ((0, -27),),
    2: ((0, -27), (0, 27)),
    3: ((-14, -25), (14, -25), (0, 27)),
    4: ((-14, -25), (14, -25), (-14, 25), (14, 25)),
}


def system(stage: Stage, place: int) -> str:
    """A system tile around 0,0; it turns over when it is first visited."""
    number = place - stage.box.first_system
    tile = stage.view.tiles[number]
    return turning("flip", f"system:{number}", tile, _face(stage, number, tile))


def _face(stage: Stage, number: int, tile: int) -> str:
    """The back, or planets on a ring with their stations and the bonus in the middle."""
    if tile < 0:
        orbit = (
            '<ellipse rx="30" ry="12" fill="none" stroke="#3A4E80" stroke-width="2" transform="rotate({})"/>'
        )
        return (
            f'<circle r="39" fill="#101A33" stroke="#51689F" stroke-width="2.5"/>{orbit.format(-24)}'
            f"{orbit.format(36)}{text(0, 9, '?', 28, '#A9BDF0')}"
        )
    data = stage.box.systems[tile]
    planets = stage.view.stations[number]
    out = [
        '<circle r="43" fill="url(#pulsar-tile)" stroke="#8FA9E8" stroke-width="2.5"/>',
        bonus_marks(data.bonus),
    ]
    for planet, owner in enumerate(planets):
        x, y = SPOTS[len(planets)][planet]
        out.append(at(x, y, _planet(stage, planet < len(data.blue), owner)))
    return "".join(out)


def _planet(stage: Stage, blue: bool, owner: int) -> str:
    if owner == COVERED:
        return (
            f'<g opacity=".6">{title(stage.tell("planet-covered"))}<circle r="10" fill="#1B2540" '
            'stroke="#51689F" '
            'stroke-width="1.5"/><path d="M-5-5l10 10m0-10l-10 10" stroke="#8E9BB8" stroke-width="2"/></g>'
        )
    if blue:
        drawn = (
            '<circle r="13" fill="url(#pulsar-blue)"/><path d="M-9 3q4.5-5 9 0t9 0" stroke="#EAF6FF" '
            'stroke-width="2" fill="none"/>'
        )
    else:
        drawn = (
            '<circle r="12" fill="url(#pulsar-dead)"/><circle cx="-3" cy="-2" r="3" fill="#4A4440"/>'
            '<circle cx="4" cy="4" r="2" fill="#4A4440"/>'
        )
    if owner == NOBODY:
        return drawn
    return drawn + seat_mark(owner, 12.5, stage.seat_name(owner), letter_size=20, edge=EDGE)


def pulsar(stage: Stage, place: int) -> str:
    """A pulsar around 0,0 with its beams; with a ring in its owner's colour and the generator on it."""
    isolated = stage.cluster.kind[place] == ISOLATED
    core, glow = ("#E9D7FF", "#B48CFF") if isolated else ("#DDF3FF", "#6FC7FF")
    angle = (stage.cluster.x[place] * 7 + stage.cluster.y[place] * 3) % 180
    number = place - stage.box.first_pulsar
    owner, machine = stage.view.rings[number], stage.view.generators[number]
    beams = (
        f'<g transform="rotate({angle})"><path class="beam" d="M-5-9L0-46 5-9zM-5 9L0 46 5 9z" fill="{glow}" '
        'opacity=".75"/></g>'
    )
    # The beams sweep round once when the pulsar is claimed.
    out = [turning("sweep", f"beam:{number}", owner, beams), f'<circle r="24" fill="{glow}" opacity=".22"/>']
    if isolated:
        out.append(
            f'<circle r="31" fill="none" stroke="{glow}" stroke-width="2.5" stroke-dasharray="2 6" '
            'stroke-linecap="round"/>'
        )
    if owner == NOBODY:
        out.append(
            f'<circle r="11" fill="{core}"/><circle r="17" fill="none" stroke="{core}" stroke-width="1.5" '
            'opacity=".7"/>'
        )
        return "".join(out)
    out.append(f'<circle r="25" fill="#0A1120" stroke="{seat_of(owner).colour}" stroke-width="7"/>')
    if machine:
        out.append(generator((machine - 1) % SPINNING, machine > SPINNING, 18, LETTER))
    else:
        out.append(f'<circle r="8" fill="{core}"/>')
    out.append(at(22, -22, seat_mark(owner, 12.5, stage.seat_name(owner), letter_size=20, edge=EDGE)))
    return "".join(out)


def system_words(stage: Stage, place: int) -> str:
    number = place - stage.box.first_system
    tile = stage.view.tiles[number]
    name = stage.place_name(place)
    if tile < 0:
        return f"{name}: {stage.tell('art-hidden-system')}"
    bonus = stage.voice.join([stage.say(words) for words in reward_texts(stage.box.systems[tile].bonus)])
    owners = [stage.seat_name(owner) for owner in stage.view.stations[number] if owner >= 0]
    built = f"; {stage.tell('art-stations')}: {stage.voice.join(owners)}" if owners else ""
    return f"{name}: {stage.tell('art-bonus')}: {bonus}{built}"


def pulsar_words(stage: Stage, place: int) -> str:
    number = place - stage.box.first_pulsar
    owner, machine = stage.view.rings[number], stage.view.generators[number]
    name = stage.place_name(place)
    if owner == NOBODY:
        return f"{name}: {stage.tell('art-free')}"
    if not machine:
        return f"{name}: {stage.seat_name(owner)}"
    key = "item-spinning" if machine > SPINNING else "item-building"
    size = SIZES[(machine - 1) % SPINNING]
    return f"{name}: {stage.seat_name(owner)}, {stage.tell(key, size=f'size-{size}')}"
