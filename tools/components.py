"""Writes the component browser of the documentation: every component of Pulsar 2849 in words, with a mark
on those whose published form is not fully known.

    python tools/components.py        writes docs/components/pulsar.en.md and pulsar.cs.md
"""

from __future__ import annotations

from pathlib import Path

from perihelion import games
from perihelion.core.text import Text
from perihelion.games.pulsar.components.box import Box
from perihelion.games.pulsar.components.pieces import Origin
from perihelion.games.pulsar.game import Pulsar
from perihelion.games.pulsar.sight.telling import permanent_texts, reward_texts
from perihelion.language import LANGUAGES, Voice, voice

FOLDER = Path(__file__).parents[1] / "docs" / "components"

COLUMNS = {"en": "component | what it does | known", "cs": "součást | co dělá | původ"}
TITLES = {
    "en": ("Technologies", "Transmitters", "Headquarters", "Contracts", "Planetary systems"),
    "cs": ("Technologie", "Transmittery", "Ústředí", "Zakázky", "Planetární systémy"),
}
PREFACE = {
    "en": "The last column says how well the published form is known; what stands behind the mark is ours.\n"
    "All of it is data in the `.toml` files of `games/pulsar/data` and can be replaced there.",
    "cs": "Poslední sloupec říká, nakolik je známa vydaná podoba; co stojí za označením, je naše.\n"
    "Vše jsou data v souborech `.toml` složky `games/pulsar/data` a dá se tam nahradit.",
}

Row = tuple[str, str, Origin]


def page(lang: str) -> str:
    """The whole browser in one language."""
    game = games.get("pulsar")
    assert isinstance(game, Pulsar)
    speak = voice(lang, "pulsar")
    lists = (technologies, transmitters, headquarters, contracts, systems)
    parts = [f"# {speak.tell('game-name')}", "", PREFACE[lang]]
    for title, rows in zip(TITLES[lang], lists, strict=True):
        parts += ["", f"## {title}", "", f"| {COLUMNS[lang]} |", "| --- | --- | --- |"]
        parts += [
            f"| {name} | {words} | {mark(speak, origin)} |" for name, words, origin in rows(game.box, speak)
        ]
    return "\n".join([*parts, ""])


def mark(speak: Voice, origin: Origin) -> str:
    fields = f": {', '.join(origin.fields)}" if origin.fields else ""
    return f"{speak.tell(f'origin-{origin.word}')}{fields}"


def spoken(speak: Voice, texts: list[Text]) -> str:
    return "; ".join(speak.say(text) for text in texts)


def technologies(box: Box, speak: Voice) -> list[Row]:
    return [
        (
            f"{speak.tell(f'tech-{tech.slug}')} ({tech.slug})",
            speak.tell(f"tech-text-{tech.slug}"),
            tech.origin,
        )
        for tech in box.technologies
    ]


def transmitters(box: Box, speak: Voice) -> list[Row]:
    rows: list[Row] = []
    for tile in box.transmitters:
        cost = " + ".join(str(die) for die in tile.cost)
        words = spoken(speak, reward_texts(tile.immediate) + permanent_texts(tile.permanent))
        rows.append((speak.tell(f"transmitter-{tile.id}"), f"{cost}: {words}", tile.origin))
    return rows


def headquarters(box: Box, speak: Voice) -> list[Row]:
    return [
        (
            f"{side.id}, {speak.tell(f'project-{project.id}')}",
            f"{project.die}: {spoken(speak, reward_texts(project.rewards))}",
            side.origin,
        )
        for side in box.headquarters
        for project in side.projects
    ]


def contracts(box: Box, speak: Voice) -> list[Row]:
    return [
        (
            speak.tell(f"contract-{contract.id}"),
            speak.tell(f"contract-text-{contract.id}"),
            contract.origin,
        )
        for contract in box.contracts
    ]


def systems(box: Box, speak: Voice) -> list[Row]:
    return [
        (speak.tell(f"system-{tile.id}"), spoken(speak, reward_texts(tile.bonus)) or "–", tile.origin)
        for tile in box.systems
    ]


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    for lang in LANGUAGES:
        (FOLDER / f"pulsar.{lang}.md").write_text(page(lang), encoding="utf-8")


if __name__ == "__main__":
    main()
