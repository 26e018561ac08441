"""The rival of the solo game, all that lies open in the box: its card with its words, the progress track with
the technology that comes, its machines, its deck, and the objectives."""

from __future__ import annotations

from perihelion.art.icons import icon
from perihelion.art.palette import LEGAL
from perihelion.art.svg import esc
from perihelion.games.seti.art.signs import DATA, PUBLICITY, TECH_SIGNS
from perihelion.games.seti.art.stage import Stage
from perihelion.games.seti.components.vocabulary import TECH_KINDS
from perihelion.games.seti.sight.rival_words import action_card_texts
from perihelion.games.seti.sight.telling import task_text
from perihelion.games.seti.sight.view import RivalView


def rival(stage: Stage) -> str:
    """The whole pane of the rival; nothing in a game of several."""
    view = stage.view.rival
    if view is None:
        return ""
    goals = "".join(
        [_objective(stage, id, marks) for id, marks in zip(view.objectives, view.marks, strict=True)]
    )
    left = esc(stage.tell("art-objectives-left", n=view.stack, done=view.finished))
    return (
        f'<div class="rival">{_machines(stage, view)}{_card(stage, view)}{_track(stage, view)}'
        f'<h3>{esc(stage.tell("art-objectives"))}</h3>{goals}<p class="dim">{left}</p></div>'
    )


def _machines(stage: Stage, view: RivalView) -> str:
    """Points, publicity, computer, technologies by kind, message tiles, deck and reserve."""
    player = stage.view.players[stage.view.seats]
    entries = [
        ("star", LEGAL, str(player.score), stage.tell("item-score", n=player.score)),
        ("publicity", PUBLICITY, str(player.publicity), stage.tell("item-publicity", n=player.publicity)),
        ("data", DATA, f"{view.computer}/6+{view.pool}",
         stage.tell("item-rival-computer", n=view.computer, pool=view.pool)),
    ]  # fmt: skip
    for kind, number in zip(TECH_KINDS, view.techs, strict=True):
        sign, colour = TECH_SIGNS[kind]
        entries.append((sign, colour, str(number), stage.tell(f"item-rival-tech-{kind}", n=number)))
    if view.message_tiles or "centaurians" in [species.species for species in stage.view.species]:
        words = stage.tell("item-rival-messages", n=view.message_tiles)
        entries.append(("wait", "", str(view.message_tiles), words))
    out = "".join(
        [
            f'<span class="fig" title="{esc(words)}">{icon(sign, 18, words, colour)}<b>{shown}</b></span>'
            for sign, colour, shown, words in entries
        ]
    )
    piles = esc(stage.tell("item-rival-deck", n=view.deck, played=len(view.played), reserve=view.reserve))
    return f'<div class="figures">{out}</div><p class="dim">{piles}</p>'


def _card(stage: Stage, view: RivalView) -> str:
    """The card revealed last: its arrow and every line, the one that was performed marked."""
    if not view.shown:
        return f'<p class="dim">{esc(stage.tell("item-rival-no-card"))}</p>'
    card = next(card for card in stage.parts.action_cards if card.id == view.shown)
    lines = "".join(
        [
            f'<li class="{"performed" if number == view.performed else ""}">{esc(stage.say(text))}</li>'
            for number, text in enumerate(action_card_texts(stage.parts, card))
        ]
    )
    arrow = esc(stage.tell("item-rival-arrow-right" if view.arrow_right else "item-rival-arrow-left"))
    return (
        f'<div class="action-card"><b>{esc(stage.tell(card.key))}</b><i>{"→" if view.arrow_right else "←"} '
        f"{arrow}</i><ol>{lines}</ol></div>"
    )


def _track(stage: Stage, view: RivalView) -> str:
    """Twelve spaces, each with its technology; the next one to be taken glows."""
    track = stage.parts.difficulties[view.stars - 1].track
    steps = ""
    for number in range(stage.parts.progress_spaces):
        tech = stage.parts.tech_ids[track[number]]
        sign, colour = TECH_SIGNS[tech.split("-")[0]]
        now = " now" if number == view.progress else ""
        next_up = " next" if tech == view.next_tech else ""
        words = stage.tell("item-progress-tech", n=number + 1, tech=f"tech-{tech}")
        steps += (
            f'<span class="step{now}{next_up}" title="{esc(words)}">{icon(sign, 14, words, colour)}'
            f"<b>{tech.split('-')[1]}</b></span>"
        )
    words = stage.tell("item-rival-next", tech=f"tech-{view.next_tech}") if view.next_tech else ""
    heading = esc(stage.tell("item-progress", n=view.progress + 1))
    return f'<h3>{heading}</h3><div class="progress">{steps}</div><p class="dim">{esc(words)}</p>'


def _objective(stage: Stage, id: str, marks: list[bool]) -> str:
    objective = next(one for one in stage.parts.objectives if one.id == id)
    key = id.lower()[10:]
    out = ""
    for number, (task, done) in enumerate(zip(objective.tasks, marks, strict=True), 1):
        action = f"task:{key}:{number}"
        legal = " ring legal" if stage.can(action) else ""
        act = stage.chosen(action) if stage.can(action) else ""
        state = "done" if done else "open"
        tick = icon("check" if done else "no", 14)
        out += f'<li class="{state}{legal}"{act}>{tick} {esc(stage.say(task_text(task)))}</li>'
    return f'<div class="objective"><b>{esc(stage.tell(f"objective-{key}"))}</b><ul>{out}</ul></div>'
