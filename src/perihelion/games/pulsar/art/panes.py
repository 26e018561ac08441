"""Panels that share a place: tabs lead to them by scrolling, so that nothing has to be remembered, and a tab
whose panel holds something to choose is marked."""

from __future__ import annotations

from dataclasses import dataclass

from perihelion.art.svg import esc
from perihelion.games.pulsar.art.stage import Stage


@dataclass(frozen=True)
class Pane:
    key: str  # the message that names it
    inner: str

    @property
    def id(self) -> str:
        return f"pulsar-{self.key}"

    @property
    def has_choice(self) -> bool:
        return "data-act=" in self.inner


def tabs(stage: Stage, panes: list[Pane]) -> str:
    links = ""
    for pane in panes:
        mark = f'<i class="dot" title="{esc(stage.tell("art-choices-here"))}"></i>' if pane.has_choice else ""
        links += f'<a class="pane-tab" href="#{pane.id}">{esc(_name(stage, pane))}{mark}</a>'
    return f'<nav class="pane-tabs" aria-label="{esc(stage.tell("art-panels"))}">{links}</nav>'


def _name(stage: Stage, pane: Pane) -> str:
    """Six tabs fit a phone only with short names."""
    short = f"{pane.key}-short"
    return stage.tell(short if stage.phone and stage.voice.has(short) else pane.key)


def pages(stage: Stage, panes: list[Pane]) -> str:
    """The panels themselves, beside each other."""
    sections = "".join(
        f'<section class="panel pane" id="{pane.id}" tabindex="-1"><h2>{esc(stage.tell(pane.key))}</h2>'
        f"{pane.inner}</section>"
        for pane in panes
    )
    return f'<div class="panes">{sections}</div>'
