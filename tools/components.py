"""The component browser of the documentation: every card, tile and token of every game on one page for each
game and language, drawn by the game's own artist as at the table.

`make docs` puts the pages into the site (see `tools/site.py`). What is drawn is the data: there is nothing to
keep up to date.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from importlib.resources import files
from itertools import groupby

from perihelion import games
from perihelion.art import icons
from perihelion.art.artist import Artist, Scene
from perihelion.art.svg import esc
from perihelion.games.pulsar.art.glyphs import rewards
from perihelion.games.pulsar.art.stage import Stage as PulsarStage
from perihelion.games.pulsar.components.pieces import Origin
from perihelion.games.starfarers.art.dialogs import card_rows
from perihelion.games.starfarers.art.pieces import PEOPLE_COLOURS
from perihelion.games.starfarers.art.stage import Stage as StarStage
from perihelion.games.starfarers.components.parts import PEOPLES, RESOURCES
from perihelion.language import LANGUAGES, voice

WORDS = {
    "en": {
        "browser": "components", "find": "Find", "back": "Documentation", "other": "Česky", "ours": "ours",
        "nothing": "Nothing contains these words.", "development": "Developments", "world": "Worlds",
        "action": "Actions", "friends": "Friendship cards", "encounters": "Encounter cards",
        "tiles": "Quadrants", "specials": "Pirate bases and ice planets", "technologies": "Technologies",
        "transmitters": "Transmitters", "headquarters": "Headquarters", "contracts": "Contracts",
        "systems": "Planetary systems",
        "cards": "Cards", "species": "Cards of the species", "gold": "Gold tiles", "moons": "Moons",
        "epoch": "Epoch", "science": "Science cards",
    },
    "cs": {
        "browser": "součásti", "find": "Hledat", "back": "Dokumentace", "other": "English", "ours": "naše",
        "nothing": "Tato slova tu nikde nejsou.", "development": "Vynálezy", "world": "Světy",
        "action": "Akce", "friends": "Karty přátelství", "encounters": "Karty setkání", "tiles": "Kvadranty",
        "specials": "Pirátské základny a ledové planety", "technologies": "Technologie",
        "transmitters": "Transmittery", "headquarters": "Ústředí", "contracts": "Zakázky",
        "systems": "Planetární systémy", "cards": "Karty", "species": "Karty druhů", "gold": "Zlaté dílky",
        "moons": "Měsíce", "epoch": "Epocha", "science": "Karty vědy",
    },
}  # fmt: skip

STYLE = """
body{margin:0;background:var(--page);color:var(--ink);font:400 15px/1.45 var(--text)}
header,main{max-width:1500px;margin:0 auto;padding:18px 24px 0}.origin{margin:6px 0 0}
header{display:flex;flex-wrap:wrap;gap:10px 22px;align-items:center}
h1,main>section>h2{font-family:var(--display);font-weight:600;margin:0}
h1{font-size:30px;flex:1 1 320px}main>section>h2{font-size:22px;margin:14px 0 12px;scroll-margin-top:12px}
a{color:var(--accent)}nav{display:flex;flex-wrap:wrap;gap:6px 18px}
label{display:flex;gap:8px;align-items:center}
input{font:inherit;color:inherit;background:#121b30;border:1px solid #7d8db3;border-radius:8px;padding:7px}
.sheet{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(360px,100%),1fr));gap:14px;align-items:start}
.sheet .panel{padding:14px;overflow:hidden}.sheet h2,.sheet h3{font:600 19px/1.2 var(--display);margin:0}
.sheet ol{margin:8px 0 0;padding-left:20px;display:grid;gap:6px}.sheet ul{margin:6px 0 0}
.sheet .sf-friend{cursor:default}[hidden]{display:none!important}
"""
SCRIPT = """
const field = document.querySelector("input"), none = document.querySelector("#none");
field.addEventListener("input", () => {
  const words = field.value.toLocaleLowerCase().split(/\\s+/).filter(Boolean);
  let shown = 0;
  for (const section of document.querySelectorAll("main > section")) {
    let here = 0;
    for (const item of section.querySelectorAll("article")) {
      const text = item.textContent.toLocaleLowerCase();
      item.hidden = !words.every(word => text.includes(word));
      here += item.hidden ? 0 : 1;
    }
    section.hidden = here === 0;
    shown += here;
  }
  none.hidden = shown > 0;
});
"""


@dataclass(frozen=True)
class Shelf:
    """Components of one kind: the heading, and each of them as HTML."""

    id: str
    title: str
    items: list[str]


@dataclass(frozen=True)
class Showcase:
    """What is needed to draw the components of a game in a language: a scene of a new game, its artist."""

    scene: Scene
    artist: Artist
    words: dict[str, str]

    def details(self, things: Iterable[str]) -> list[str]:
        return [self.detail(thing) for thing in things]

    def detail(self, thing: str) -> str:
        drawn = self.artist.detail(self.scene, thing)
        assert drawn, f"{self.scene.game.id} has no detail of {thing}"
        return drawn

    def tell(self, key: str) -> str:
        return self.scene.voice.tell(key)

    def shelf(self, word: str, items: list[str]) -> Shelf:
        return Shelf(word, self.words[word], items)


def showcase(game_id: str, lang: str) -> Showcase:
    game, artist = games.get(game_id), games.artist(game_id)
    assert artist is not None
    state = game.new(game.players[-1], "components")
    names = tuple("ABCD"[: state.seats])
    scene = Scene(game, game.view(state, 0), voice(lang, game_id).named(names), names)
    return Showcase(scene, artist, WORDS[lang])


def race(case: Showcase) -> list[Shelf]:
    parts = games.get("race").cards  # type: ignore[attr-defined]
    shelves = [case.shelf("action", case.details(f"action:{action.id}" for action in parts.actions))]
    for word, world in (("world", True), ("development", False)):
        ids = [card.id for card in parts.cards if card.is_world is world]
        shelves.append(case.shelf(word, case.details(f"card:{id}" for id in ids)))
    return shelves


def starfarers(case: Showcase) -> list[Shelf]:
    stage = StarStage(case.scene)
    friends = [
        f'<div class="sf-friend" style="--people:{PEOPLE_COLOURS[card.people]}">'
        f"<h3>{esc(case.tell(f'friend-{card.id[3:]}'))}</h3>"
        f"<span>{esc(case.tell(f'friend-text-{card.id[3:]}'))}</span></div>"
        f'<p class="dim">{esc(case.tell(f"people-{PEOPLES[card.people]}"))}</p>'
        for card in stage.parts.friends
    ]
    encounters = [
        f"<h3>{esc(case.tell(card.id))}</h3><ol>{card_rows(stage, card)}</ol>"
        for card in stage.parts.encounters
    ]
    tiles = [
        f"<h3>{esc(case.tell(f'tile-{tile.id}'))}</h3>"
        + "".join(
            f"<p>{icons.icon(f'star-{name}', 22)} {esc(case.tell(f'planet-{name}'))}</p>"
            for name in (RESOURCES[kind] for kind in tile.planets)
        )
        for tile in stage.parts.tiles
        if case.scene.voice.has(f"tile-{tile.id}")
    ]
    specials = [f"<h3>{esc(case.tell(f'special-{token.id}'))}</h3>" for token in stage.parts.specials]
    return [
        case.shelf("encounters", encounters),
        case.shelf("friends", friends),
        case.shelf("tiles", tiles),
        case.shelf("specials", specials),
    ]


def quarterworlds(case: Showcase) -> list[Shelf]:
    cards = games.get("quarterworlds").parts.cards  # type: ignore[attr-defined]
    shelves = []
    for epoch, found in groupby(cards, key=lambda card: card.epoch):
        title = f"{case.words['epoch']} {epoch}" if epoch else case.words["science"]
        things = [f"card:{card.title}" for card in found]
        shelves.append(Shelf(f"epoch-{epoch}", title, case.details(things)))
    return shelves


def pulsar(case: Showcase) -> list[Shelf]:
    stage = PulsarStage(case.scene)
    box = stage.box
    ours = case.words["ours"]

    def marked(thing: str, origin: Origin) -> str:
        if origin.word == "published":
            return case.detail(thing)
        fields = f"; {ours}: {', '.join(origin.fields)}" if origin.fields else ""
        mark = esc(case.tell(f"origin-{origin.word}"))
        return f'{case.detail(thing)}<p class="dim origin">{mark}{fields}</p>'

    systems = [
        f'<div class="pulsar-detail"><h2>{esc(case.tell(f"system-{tile.id}"))}</h2>'
        f"<p>{rewards(stage, tile.bonus, 26) or '–'}</p></div>"
        for tile in box.systems
    ]
    return [
        case.shelf("technologies", [marked(f"tech:{tech.slug}", tech.origin) for tech in box.technologies]),
        case.shelf("transmitters", [marked(f"tile:{tile.id}", tile.origin) for tile in box.transmitters]),
        case.shelf(
            "headquarters",
            [
                marked(f"project:{side.id}:{project.id}", side.origin)
                for side in box.headquarters
                for project in side.projects
            ],
        ),
        case.shelf(
            "contracts", [marked(f"contract:{contract.id}", contract.origin) for contract in box.contracts]
        ),
        case.shelf("systems", systems),
    ]


def seti(case: Showcase) -> list[Shelf]:
    parts = games.get("seti").parts  # type: ignore[attr-defined]
    common = (card.id for card in parts.cards if card.species < 0)
    species = (card.id for card in parts.cards if card.species >= 0)
    techs = (tech.tech for tech in case.scene.view.techs)  # type: ignore[attr-defined]
    gold = [
        f"<h3>{esc(case.tell(f'gold-{name}'))} {side.upper()}</h3>"
        f"<p>{esc(case.tell(f'gold-text-{name}-{side}'))}</p>"
        for name in ("income", "other", "mission", "tech")
        for side in ("a", "b")
    ]
    return [
        case.shelf("cards", case.details(f"card:{id}" for id in common)),
        case.shelf("species", case.details(f"card:{id}" for id in species)),
        case.shelf("technologies", case.details(f"tech:{id}" for id in techs)),
        case.shelf("gold", gold),
        case.shelf("moons", case.details(f"moon:{id}" for id in parts.moon_ids)),
    ]


SHELVES: dict[str, Callable[[Showcase], list[Shelf]]] = {
    "race": race,
    "starfarers": starfarers,
    "quarterworlds": quarterworlds,
    "pulsar": pulsar,
    "seti": seti,
}


def page(game_id: str, lang: str) -> str:
    """The whole browser of a game in one language."""
    case = showcase(game_id, lang)
    shelves = SHELVES[game_id](case)
    title = f"{case.tell('game-name')}: {case.words['browser']}"
    other = next(one for one in LANGUAGES if one != lang)
    links = "".join(f'<a href="#{shelf.id}">{esc(shelf.title)} ({len(shelf.items)})</a>' for shelf in shelves)
    sections = "".join(
        f'<section id="{shelf.id}"><h2>{esc(shelf.title)}</h2><div class="sheet">'
        + "".join(f'<article class="panel">{item}</article>' for item in shelf.items)
        + "</div></section>"
        for shelf in shelves
    )
    return (
        f'<!doctype html><html lang="{lang}" data-game="{game_id}"><head><meta charset="utf-8">'
        f'<meta name="viewport" content="width=device-width,initial-scale=1"><title>{esc(title)}</title>'
        '<link rel="stylesheet" href="kit/tokens.css"><link rel="stylesheet" href="kit/kit.css">'
        f'<link rel="stylesheet" href="kit/{game_id}.css"></head><body>{icons.sprite()}'
        '<svg width="0" height="0" style="position:absolute" aria-hidden="true">'
        f"<defs>{case.artist.defs()}</defs></svg>"
        f'<header><h1>{esc(title)}</h1><label>{case.words["find"]} <input type="search"></label>'
        f'<nav><a href="../games/">{case.words["back"]}</a>'
        f'<a href="{game_id}.{other}.html" lang="{other}">{case.words["other"]}</a>{links}</nav></header>'
        f'<main><p id="none" role="status" hidden>{case.words["nothing"]}</p>{sections}</main>'
        f'<script src="kit/find.js"></script></body></html>'
    )


def kit() -> dict[str, bytes]:
    """The files that the pages share, by their paths beside them."""
    static = files("perihelion.art").joinpath("static")
    fonts = {f"fonts/{font.name}": font.read_bytes() for font in static.joinpath("fonts").iterdir()}
    styles = {
        f"{game_id}.css": f"{artist.styles()}\n{STYLE}".encode()
        for game_id in games.REGISTERED
        if (artist := games.artist(game_id)) is not None
    }
    sheets = {name: static.joinpath(name).read_bytes() for name in ("tokens.css", "kit.css")}
    return {**fonts, **styles, **sheets, "find.js": SCRIPT.encode()}
