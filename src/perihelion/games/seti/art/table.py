"""The artist of SETI: puts the parts of the table together."""

from __future__ import annotations

from typing import Final

from perihelion.art.artist import Drawing, Scene
from perihelion.art.house import HouseArtist
from perihelion.art.icons import standalone
from perihelion.art.svg import at, esc
from perihelion.games.seti.art.faces import face
from perihelion.games.seti.art.panels import (
    card_row,
    gold_tiles,
    panel,
    planets,
    score_track,
    species,
    technologies,
)
from perihelion.games.seti.art.side import hand, own, side, strip
from perihelion.games.seti.art.sky import DEFS, WHOLE, Heaven, sky_map
from perihelion.games.seti.art.stage import Stage
from perihelion.games.seti.art.ways import space_detail
from perihelion.games.seti.components.solar import SPACES
from perihelion.games.seti.sight.telling import card_sentences, effect_texts
from perihelion.language import Verbatim

# The questions that each board answers.
OWN: Final = ("slot",)
ROW: Final = ("take-row", "row-corner", "row-signal", "take-deck")
TECHS: Final = ("tech",)
PLANETS: Final = ("orbit", "land", "remove-moon", "look")
SPECIES: Final = ("mark", "take-face-up", "take-species", "message")
GOLD: Final = ("gold",)


class SetiArtist(HouseArtist):
    def __init__(self) -> None:
        super().__init__("seti")

    def draw(self, scene: Scene) -> Drawing:
        stage = Stage(scene)
        return Drawing(strip(stage), board(stage), hand(stage), side(stage))

    def detail(self, scene: Scene, thing: str) -> str:
        return detail(Stage(scene), thing)

    def picture(self, scene: Scene) -> str:
        stage = Stage(scene)
        drawn = at(-WHOLE.x, -WHOLE.y, Heaven(stage).draw().inner())
        words = f"{stage.tell('game-name')}: {stage.tell('item-round', n=stage.view.round)}"
        return standalone(WHOLE.width, WHOLE.height, drawn, words, DEFS)

    def defs(self) -> str:
        return DEFS


def board(stage: Stage) -> str:
    """The sky at the left, the boards beside it (under it on a phone)."""
    track = f'<section class="panel slim">{score_track(stage)}</section>'
    rest = [
        (OWN, own(stage)),
        (ROW, panel(stage, stage.tell("zone-row"), card_row(stage))),
        (TECHS, panel(stage, stage.tell("zone-techs"), technologies(stage))),
        (PLANETS, panel(stage, stage.tell("zone-planets"), planets(stage))),
        (SPECIES, f'<div class="two-species">{species(stage, 0)}{species(stage, 1)}</div>'),
        (GOLD, panel(stage, stage.tell("zone-gold"), gold_tiles(stage))),
    ]
    if not stage.can("pass"):  # inside an action: what is asked stands first
        rest.sort(key=lambda part: not any(stage.starting(f"{kind}:") or stage.can(kind) for kind in part[0]))
    parts = [track, *[drawn for _, drawn in rest]]
    phone = " phone" if stage.phone else ""
    return (
        f'<div class="seti{phone}"><div class="seti-grid"><div class="seti-map">{sky_map(stage)}</div>'
        f'<div class="seti-panels">{"".join(parts)}</div></div></div>'
    )


def detail(stage: Stage, thing: str) -> str:
    """All the words of one thing."""
    kind, _, id = thing.partition(":")
    if kind == "card" and id in stage.cards:
        card = stage.cards[id]
        lines = [stage.say(text) for text in card_sentences(stage.parts, card)]
        words = "".join([f"<p>{esc(line)}</p>" for line in lines])
        return (
            f'<div class="seti-detail">{face(stage, id)}<div>'
            f"<h3>{esc(stage.tell(card.key))}</h3>{words}</div></div>"
        )
    if kind == "tech":
        return (
            f'<div class="seti-detail"><div><h3>{esc(stage.tell(f"tech-{id}"))}</h3>'
            f"<p>{esc(stage.tell(f'tech-text-{id}'))}</p></div></div>"
        )
    if kind == "moon":
        reward = stage.parts.moon_rewards[stage.parts.moon_ids.index(id)]
        words = ", ".join([stage.say(text) for text in effect_texts(stage.parts, reward)])
        return (
            f'<div class="seti-detail"><div><h3>{esc(stage.tell(f"place-{id}"))}</h3>'
            f"<p>{esc(words)}</p></div></div>"
        )
    if kind == "space" and id.isdigit() and int(id) < SPACES:
        return space_detail(stage, id)
    if kind == "star":
        return _star_detail(stage, id)
    if kind == "gold":
        return _gold_detail(stage, id)
    if kind == "disc":
        words = stage.tell("item-discs", n=len(stage.view.next_discs))
        return f'<div class="seti-detail"><div><p>{esc(words)}</p></div></div>'
    return ""


def _star_detail(stage: Stage, id: str) -> str:
    """How many signals complete the sector, and what its winner gains."""
    entry = next(sector for sector in stage.view.sectors if sector.star == id)
    star = stage.parts.stars[stage.parts.star_ids.index(id)]
    reward = star.later_win if entry.won else star.first_win
    gains = ", ".join([stage.say(text) for text in effect_texts(stage.parts, reward)])
    left = stage.tell("note-data-left", n=max(0, entry.slots - len(entry.signals)))
    return (
        f'<div class="seti-detail"><div><h3>{esc(stage.tell(f"star-{id}"))}</h3><p>{esc(left)}</p>'
        f"<p>{esc(stage.tell('art-winner-gains'))} {esc(gains)}</p></div></div>"
    )


def _gold_detail(stage: Stage, id: str) -> str:
    """What a gold tile counts, its values, and who has marked it."""
    tile = next((tile for tile in stage.view.gold if tile.tile == id), None)
    if tile is None:
        return ""
    sets = stage.tell(f"gold-text-{tile.tile}-{tile.side}")
    taken = [stage.seat_name(owner) for owner in tile.marks]
    values = [
        stage.tell(
            "art-gold-value", n=value, who=Verbatim(taken[at_]) if at_ < len(taken) else "art-gold-free"
        )
        for at_, value in enumerate(tile.values)
    ]
    return (
        f'<div class="seti-detail"><div><h3>{esc(stage.tell(f"gold-{id}"))}</h3>'
        f"<p>{esc(stage.tell('art-gold-sets', sets=Verbatim(sets)))}</p>"
        f"<p>{esc(', '.join(values))}</p></div></div>"
    )
