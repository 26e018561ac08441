"""The artist of Quarterworlds: puts the parts of the table together."""

from __future__ import annotations

from perihelion.art.artist import Drawing, Scene
from perihelion.art.house import HouseArtist
from perihelion.art.svg import esc
from perihelion.games.quarterworlds.art.detail import detail
from perihelion.games.quarterworlds.art.faces import window
from perihelion.games.quarterworlds.art.hand import hand
from perihelion.games.quarterworlds.art.influence import influence, tracks
from perihelion.games.quarterworlds.art.offer import forecast, offer
from perihelion.games.quarterworlds.art.pictures import skies
from perihelion.games.quarterworlds.art.planets import patterns
from perihelion.games.quarterworlds.art.position import position
from perihelion.games.quarterworlds.art.spaces import space
from perihelion.games.quarterworlds.art.stage import Stage


class QuarterworldsArtist(HouseArtist):
    def __init__(self) -> None:
        super().__init__("quarterworlds")

    def draw(self, scene: Scene) -> Drawing:
        stage = Stage(scene)
        if stage.phone:
            return Drawing("", _tabs(stage), hand(stage), "")
        return Drawing(
            "", _wide(stage), hand(stage), f'<div class="quar-side">{influence(stage)}{tracks(stage)}</div>'
        )

    def detail(self, scene: Scene, thing: str) -> str:
        return detail(Stage(scene), thing)

    def picture(self, scene: Scene) -> str:
        return position(Stage(scene))

    def defs(self) -> str:
        return patterns() + skies() + window()


def _seats(stage: Stage) -> tuple[int, int]:
    """The rival above, the viewer below; for spectators red above."""
    own = stage.view.seat
    return (0, 1) if own is None else (1 - own, own)


def _wide(stage: Stage) -> str:
    """Offer and forecast at the left, both spaces at the right."""
    rival, own = _seats(stage)
    mine = stage.view.seat is not None
    return (
        f'<div class="quar-board"><div class="col">{offer(stage)}{forecast(stage)}</div>'
        f'<div class="col">{space(stage, rival, False)}{space(stage, own, mine)}</div></div>'
    )


def _tabs(stage: Stage) -> str:
    """Narrow screens show one part at a time; the one in which there is something to choose comes first."""
    rival, own = _seats(stage)
    mine = stage.view.seat is not None
    parts = {
        "offer": offer(stage) + forecast(stage),
        "worlds": space(stage, own, mine),
        "rival": space(stage, rival, False),
        "tracks": influence(stage) + tracks(stage),
    }
    first = next((name for name, part in parts.items() if "data-act=" in part), "offer")
    names = {
        "offer": stage.tell("art-offer"),
        "worlds": stage.tell("art-worlds") if mine else stage.seat_name(own),
        "rival": stage.seat_name(rival),
        "tracks": stage.tell("art-tracks"),
    }
    heads, bodies = [], []
    for name, part in parts.items():
        on = ' checked=""' if name == first else ""
        heads.append(
            f'<label><input type="radio" name="quar-tab" id="quar-tab-{name}" value="{name}"{on}/>'
            f"<span>{esc(names[name])}</span></label>"
        )
        bodies.append(f'<div class="quar-part part-{name}">{part}</div>')
    return f'<div class="quar-phone"><div class="quar-tabs">{"".join(heads)}</div>{"".join(bodies)}</div>'
