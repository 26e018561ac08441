"""The artist of Pulsar: puts the parts of the table together."""

from __future__ import annotations

from typing import Final

from perihelion.art.artist import Drawing, Scene
from perihelion.art.house import HouseArtist
from perihelion.art.icons import standalone
from perihelion.art.palette import PAGE
from perihelion.art.svg import at, esc
from perihelion.games.pulsar.art.choosing import sides
from perihelion.games.pulsar.art.cluster import DEFS, WHOLE, board_of, cluster_map
from perihelion.games.pulsar.art.detail import detail
from perihelion.games.pulsar.art.dice import own_dice, reach_styles, supply, tray
from perihelion.games.pulsar.art.glyphs import gate_icon, generator_icon
from perihelion.games.pulsar.art.panes import Pane, pages, tabs
from perihelion.games.pulsar.art.side import side, strip
from perihelion.games.pulsar.art.stage import Stage
from perihelion.games.pulsar.art.structures import display, pyramid, structures
from perihelion.games.pulsar.art.technologies import technologies
from perihelion.games.pulsar.art.tracks import landing_styles, tracks
from perihelion.games.pulsar.components.pieces import COLOURS, SIZES

ROUTES: Final = 12  # as many routes and as long flights as the style sheet knows
LONGEST: Final = 12


class PulsarArtist(HouseArtist):
    def __init__(self) -> None:
        super().__init__("pulsar")

    def draw(self, scene: Scene) -> Drawing:
        stage = Stage(scene)
        return Drawing(strip(stage), board(stage), "", "" if stage.phone else side(stage))

    def detail(self, scene: Scene, thing: str) -> str:
        return detail(Stage(scene), thing)

    def picture(self, scene: Scene) -> str:
        stage = Stage(scene)
        ground = f'<rect width="{WHOLE.width}" height="{WHOLE.height}" fill="{PAGE}"/>'
        drawn = at(-WHOLE.x, -WHOLE.y, board_of(stage).inner())
        words = f"{stage.tell('game-name')}: {stage.tell('art-round', round=stage.view.round)}"
        return standalone(WHOLE.width, WHOLE.height, ground + drawn, words, DEFS)

    def styles(self) -> str:
        routes = "\n".join(_route_rule(number) for number in range(1, ROUTES + 1))
        return f"{super().styles()}\n{landing_styles()}\n{reach_styles(LONGEST)}\n{routes}\n"

    def defs(self) -> str:
        return DEFS


def _route_rule(number: int) -> str:
    act = f'[data-act="route:{number}"]'
    return f".pulsar:has({act}:hover,{act}:focus-visible,{act}.selected) .way-{number}{{display:block}}"


def board(stage: Stage) -> str:
    """The map over the supply, beside it (under it on a phone) dice and tracks, then the boards in tabs."""
    dice = tray(stage) + tracks(stage) + own_dice(stage)
    boards = [Pane("art-technologies", technologies(stage)), Pane("zone-transmitters", _transmitters(stage))]
    if stage.own.headquarters >= 0:
        boards.insert(1, Pane("zone-headquarters", pyramid(stage, stage.own, True)))
    place = sides(stage) if stage.view.dealt else _map(stage)
    if stage.phone:
        first = Pane("art-dice", dice + supply(stage))
        found = [Pane("zone-map", place), first, *boards, Pane("art-players", side(stage))]
        return f'<div class="pulsar phone">{tabs(stage, found)}{place}{pages(stage, found[1:])}</div>'
    return (
        f'<div class="pulsar"><div class="pulsar-grid"><div class="pulsar-place">{place}'
        f'{supply(stage)}</div><div class="pulsar-panels">'
        f'<section class="panel pulsar-dice"><h2>{esc(_round(stage))}</h2>{dice}</section>'
        f"{tabs(stage, boards)}{pages(stage, boards)}</div></div></div>"
    )


def _round(stage: Stage) -> str:
    return stage.tell("art-dice-of-round", round=stage.view.round)


def _map(stage: Stage) -> str:
    inner = cluster_map(stage) + legend(stage)
    return f'<div class="pulsar-map" id="pulsar-zone-map" tabindex="-1">{inner}</div>'


def _transmitters(stage: Stage) -> str:
    offer = f"<h3>{esc(stage.tell('zone-display'))}</h3>{display(stage)}"
    return offer + structures(stage, stage.own, True)


def legend(stage: Stage) -> str:
    """What the signs on the map mean."""
    gates = "".join(
        f"<span>{gate_icon(stage, number, 18)}{esc(stage.tell(f'colour-{colour}'))}</span>"
        for number, colour in enumerate(COLOURS)
    )
    sizes = "".join(
        f"<span>{generator_icon(stage, number, 20)}{esc(stage.tell(f'art-size-{size}'))} "
        f"{stage.box.generators[number].points}★</span>"
        for number, size in enumerate(SIZES)
    )
    return f'<div class="legend left-legend">{gates}</div><div class="legend right-legend">{sizes}</div>'
