"""The artist of SETI: puts the parts of the table together."""

from __future__ import annotations

from typing import Final

from perihelion.art.artist import Drawing, Scene
from perihelion.art.house import HouseArtist
from perihelion.art.icons import seat_icon, standalone
from perihelion.art.svg import at, esc
from perihelion.games.seti.art.faces import face
from perihelion.games.seti.art.own import hand, in_play
from perihelion.games.seti.art.panels import (
    card_row,
    gold_tiles,
    planets,
    score_track,
    species,
    technologies,
)
from perihelion.games.seti.art.rival import rival
from perihelion.games.seti.art.side import side
from perihelion.games.seti.art.sky import DEFS, WHOLE, Heaven, sky_map
from perihelion.games.seti.art.stage import Stage
from perihelion.games.seti.art.ways import space_detail
from perihelion.games.seti.components.solar import SPACES
from perihelion.games.seti.sight.telling import card_sentences, effect_texts
from perihelion.language import Verbatim

# The panes beside the sky, and the kinds of action that are chosen in each.
PANES: Final[tuple[tuple[str, tuple[str, ...]], ...]] = (
    ("planets", ("orbit", "land", "remove-moon", "look")),
    ("techs", ("tech", "gold")),
    ("cards", ("take-row", "row-corner", "row-signal", "take-deck", "complete", "deliver", "cover")),
    ("left", ("mark:left", "message", "take-face-up", "take-species")),
    ("right", ("mark:right", "message", "take-face-up", "take-species")),
    ("rival", ("task",)),
)
ON_SKY: Final = (
    "signal", "resolve", "centre", "scan-earth", "scan-mercury", "choose-space", "move", "carry",
)  # fmt: skip
IN_HAND: Final = (
    "play", "tuck", "discard", "show", "keep", "exertian", "sample", "slot", "corner", "place-upper",
    "place-lower",
)  # fmt: skip
# Free actions, which are legal beside many a question; a pane opens by itself for the question, not for them.
FREE: Final = ("move", "carry", "corner", "complete", "deliver", "place-upper", "place-lower")
SPECIES_PANES: Final = ("left", "right")


class SetiArtist(HouseArtist):
    def __init__(self) -> None:
        super().__init__("seti")

    def draw(self, scene: Scene) -> Drawing:
        stage = Stage(scene)
        return Drawing("", board(stage), hand(stage), side(stage))

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
    """The sky with the panes beside it (one of them at a time where there is no room for all)."""
    shown = [(name, kinds) for name, kinds in PANES if name != "rival" or stage.view.rival is not None]
    if stage.phone:  # where sky and hand are panes too
        shown = [(name, kinds + IN_HAND if name == "cards" else kinds) for name, kinds in shown]
        shown.insert(0, ("sky", ON_SKY))
    contents = {
        "planets": planets(stage),
        "techs": f"{technologies(stage)}<h3>{esc(stage.tell('zone-gold'))}</h3>{gold_tiles(stage)}",
        "cards": f"{card_row(stage)}<h3>{esc(stage.tell('art-in-play'))}</h3>{in_play(stage)}",
        "left": species(stage, 0),
        "right": species(stage, 1),
        "rival": rival(stage),
        "sky": "",
    }
    open_now = {name: _choices(stage, name, kinds) for name, kinds in shown}
    tabs = "".join([_tab(stage, name, open_now[name]) for name, _ in shown])
    panes = "".join(
        [
            f'<section class="pane pane-{name}"><h2>{esc(_title(stage, name))}</h2>{contents[name]}</section>'
            for name, _ in shown
            if name != "sky"
        ]
    )
    wants = _wanted(stage, shown)
    phone = " phone" if stage.phone else ""
    return (
        f'<div class="seti{phone}"><div class="seti-map pane-sky">{sky_map(stage)}{corners(stage)}</div>'
        f'<div class="seti-panels" data-panes="{"sky" if stage.phone else "planets"}" data-wants="{wants}">'
        f'<div class="slim">{score_track(stage)}</div><div class="pane-tabs" role="group" '
        f'aria-label="{esc(stage.tell("art-panes"))}">{tabs}</div>'
        f'<div class="pane-list">{panes}</div></div></div>'
    )


def _wanted(stage: Stage, shown: list[tuple[str, tuple[str, ...]]]) -> str:
    """The pane in which a question in the middle of an action is answered, if there is one."""
    if stage.can("pass") or stage.can("end"):
        return ""
    asked = [(name, tuple(kind for kind in kinds if kind not in FREE)) for name, kinds in shown]
    found = (name for name, kinds in [*asked, *shown] if _choices(stage, name, kinds))
    return next(found, "")


def _choices(stage: Stage, name: str, kinds: tuple[str, ...]) -> bool:
    """Whether something in a pane can be chosen now."""
    if name in SPECIES_PANES and stage.starting("mark:") and not stage.starting(f"mark:{name}:"):
        return False
    view = stage.view.species[SPECIES_PANES.index(name)] if name in SPECIES_PANES else None
    for kind in kinds:
        if view is not None and kind == "message" and view.species != "centaurians":
            continue
        if view is not None and kind.startswith("take") and not view.face_up:
            continue
        if stage.can(kind) or stage.starting(f"{kind}:"):
            return True
    return False


def _title(stage: Stage, name: str) -> str:
    if name in SPECIES_PANES:
        species_name = stage.view.species[SPECIES_PANES.index(name)].species
        return stage.tell(f"species-{species_name}") if species_name else stage.tell(f"art-pane-{name}")
    return stage.tell(f"art-pane-{name}")


def _tab(stage: Stage, name: str, legal: bool) -> str:
    mark = ' class="has-choice"' if legal else ""
    words = esc(_title(stage, name))
    note = f'<span class="hidden-words">{esc(stage.tell("art-can-choose"))}</span>' if legal else ""
    return f'<button type="button" data-pane="{name}" title="{words}"{mark}>{words}{note}</button>'


def corners(stage: Stage) -> str:
    """Round and turn in one corner of the sky, the next rotation in another."""
    view = stage.view
    turn = f"{seat_icon(stage.mark(view.turn), 20)}{esc(stage.seat_name(view.turn))}"
    rotation = esc(stage.tell("item-discs", n=len(view.next_discs)))
    return (
        f'<p class="corner"><b>{esc(stage.tell("item-round", n=view.round))}</b><span>{turn}</span></p>'
        f'<p class="corner right"><span>{rotation}</span></p>'
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
