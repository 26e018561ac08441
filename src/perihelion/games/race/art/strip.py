"""The phase strip: the five phases of the round with who chose them, and the piles beside them.

While actions are chosen the strip is the chooser: the seven action cards glow and are clicked. In the
two-player advanced variant two are chosen, one after the other, and sent as a pair.
"""

from __future__ import annotations

from perihelion.art.icons import icon, seat_icon
from perihelion.art.svg import clickable, esc
from perihelion.games.race.art.stage import Stage
from perihelion.games.race.art.words import NUMERALS
from perihelion.games.race.components import PHASES
from perihelion.games.race.sight.view import Chooser, PhaseView


def strip(stage: Stage) -> str:
    """The whole line above the board."""
    if stage.view.question == "act" and (stage.asked or stage.view.own_actions):
        inner = _pairs(stage) if _is_pairing(stage) else _chooser(stage)
    else:
        inner = "".join(_phase(stage, phase) for phase in stage.view.phases)
        inner = f'<div class="race-phases">{inner}</div>'
    return f'<div class="race-strip">{inner}{piles(stage)}</div>'


# -- phases ---------------------------------------------------------------------------------------------


def _phase(stage: Stage, phase: PhaseView) -> str:
    name = stage.tell(f"art-phase-{phase.phase}")
    numeral = f'<span class="n">{phase.numeral}</span>'
    size = 19 if len(phase.choosers) == 1 else 14
    marks = "".join(_chooser_mark(stage, chooser, size) for chooser in phase.choosers)
    if stage.phone:
        body = marks
    else:
        body = f'<div class="body"><b>{esc(name)}{_repetition(stage, phase)}</b>{_bonus(stage, phase)}</div>'
        numeral += icon(phase.phase, 24)
    label = f"{phase.numeral} {name}: {_status_words(stage, phase)}"
    now = ' aria-current="step"' if phase.status == "now" else ""
    return (
        f'<div class="ph {phase.status}"{now} title="{esc(label)}" aria-label="{esc(label)}" role="group">'
        f"{numeral}{body}</div>"
    )


def _repetition(stage: Stage, phase: PhaseView) -> str:
    if phase.times < 2:
        return ""
    if phase.status == "now":
        return f' <span class="twice">{esc(stage.tell("art-now-of", n=phase.repetition))}</span>'
    return ' <span class="twice">2×</span>'


def _bonus(stage: Stage, phase: PhaseView) -> str:
    if not phase.choosers:
        words = {"skipped": "art-skipped", "done": "art-done"}.get(phase.status, "art-ahead")
        return f'<span class="bon dim">{esc(stage.tell(words)) if phase.status != "open" else "?"}</span>'
    marks = "".join(_chooser_mark(stage, chooser, 20) for chooser in phase.choosers)
    own = [chooser for chooser in phase.choosers if chooser.seat == stage.view.seat]
    # There is room for words beside two marks at most: the viewer's own bonus, or the only one.
    shown = phase.choosers if len(phase.choosers) == 1 else own if len(phase.choosers) == 2 else []
    words = esc(stage.tell(f"art-bonus-{shown[0].action}")) if shown else ""
    return f'<span class="bon">{marks}<span class="words">{words}</span></span>'


def _chooser_mark(stage: Stage, chooser: Chooser, size: int) -> str:
    words = f"{stage.seat_name(chooser.seat)}: {stage.tell(f'art-act-{chooser.action}')}"
    words += f", {stage.tell(f'art-bonus-{chooser.action}')}"
    twice = '<sup class="x2">2×</sup>' if chooser.times > 1 else ""
    return seat_icon(chooser.seat, size, words) + twice


def _status_words(stage: Stage, phase: PhaseView) -> str:
    parts = [
        f"{stage.seat_name(chooser.seat)} ({stage.tell(f'art-bonus-{chooser.action}')})"
        for chooser in phase.choosers
    ]
    if phase.status == "skipped":
        parts = [stage.tell("art-skipped")]
    if phase.times > 1:
        parts.append(stage.tell("art-twice"))
    return ", ".join(parts) or "?"


# -- choosing an action ---------------------------------------------------------------------------------


def _chooser(stage: Stage) -> str:
    chosen = stage.view.own_actions
    cards = "".join(_action(stage, action.id, chosen) for action in stage.cards.actions)
    picked = " has-selected" if chosen else ""
    return f'<div class="race-phases acts{picked}">{cards}</div>'


def _action(stage: Stage, action: str, chosen: list[str]) -> str:
    act = stage.legal(f"act:{action}")
    classes = "legal" if act else "selected" if action in chosen else "dimmed"
    attributes = clickable(act, thing=f"action:{action}", label=_action_words(stage, action))
    pressed = ' aria-pressed="true"' if action in chosen else ""
    return f'<div class="ph act ring {classes}"{attributes}{pressed}>{_action_body(stage, action)}</div>'


def _action_body(stage: Stage, action: str, words: str = "") -> str:
    phase = PHASES[_phase_of(stage, action) - 1]
    under = words or ("" if stage.phone else stage.tell(f"art-bonus-{action}"))
    bonus = f'<span class="bon">{esc(under)}</span>' if under else ""
    return (
        f'<span class="n">{NUMERALS[phase]}</span><div class="body"><b>{esc(stage.tell(f"art-act-{action}"))}'
        f"</b>{bonus}</div>"
    )


def _action_words(stage: Stage, action: str) -> str:
    return f"{stage.tell(f'art-act-{action}')}: {stage.tell(f'art-bonus-{action}')}"


def _phase_of(stage: Stage, action: str) -> int:
    return next(entry.phase for entry in stage.cards.actions if entry.id == action)


def _is_pairing(stage: Stage) -> bool:
    return any(action.startswith("act-pair:") for action in stage.labels) or len(stage.view.own_actions) > 1


def _pairs(stage: Stage) -> str:
    """Seven cards of which two are chosen. The first is marked by a radio button, so that no script is
    needed; then every card that goes with it carries the action of the pair."""
    actions = [action.id for action in stage.cards.actions]
    if not stage.labels:
        return _chooser(stage)
    radios = '<input type="radio" name="race-first" id="race-first-none" class="first" checked>'
    radios += "".join(
        f'<input type="radio" name="race-first" id="race-first-{number}" class="first" '
        f'aria-label="{esc(stage.tell("art-first-pick"))}: {esc(_action_words(stage, action))}">'
        for number, action in enumerate(actions)
    )
    slots = "".join(_pair_slot(stage, actions, number) for number in range(len(actions)))
    again = f'<label class="again" for="race-first-none">{esc(stage.tell("art-second-pick"))}</label>'
    return f'<div class="race-pairs">{radios}<div class="race-phases acts">{slots}</div>{again}</div>'


def _pair_slot(stage: Stage, actions: list[str], number: int) -> str:
    action, body = actions[number], _action_body(stage, actions[number])
    out = f'<label class="ph act ring legal one" for="race-first-{number}">{body}</label>'
    for first, other in enumerate(actions):
        low, high = sorted((first, number))
        act = stage.legal(f"act-pair:{actions[low]}-and-{actions[high]}")
        label = f"{stage.tell(f'art-act-{other}')} + {stage.tell(f'art-act-{action}')}"
        if first == number:
            shown = _action_body(stage, action, stage.tell("art-picked-twice")) if act else body
            attributes = clickable(act, label=label)
            out += f'<div class="ph act ring selected two with-{first}"{attributes}>{shown}</div>'
        elif act:
            attributes = clickable(act, thing=f"action:{action}", label=label)
            out += f'<div class="ph act ring legal two with-{first}"{attributes}>{body}</div>'
    return f'<div class="slot">{out}</div>'


# -- piles ----------------------------------------------------------------------------------------------


def piles(stage: Stage) -> str:
    """Draw pile, discard pile and pool, each with its count."""
    view = stage.view
    entries = (
        ("deal", view.pile, "art-draw-pile", stage.tell("art-draw-pile-words", n=view.pile), ""),
        (
            "away",
            view.discard,
            "art-discard-pile",
            stage.tell("art-discard-pile-words", n=view.discard),
            "discards",
        ),
        (
            "vp-o",
            max(view.pool, 0),
            "art-pool",
            stage.tell("art-pool-words", n=max(view.pool, 0), of=view.pool_start),
            "",
        ),
    )
    size = 17 if stage.phone else 28
    out: list[str] = []
    for sign, count, short, words, thing in entries:
        if stage.phone and thing:
            continue
        name = "" if stage.phone else f"<span>{esc(stage.tell(short))}</span>"
        out.append(
            f'<span class="pile" title="{esc(words)}"{_named(thing, words)}>'
            f"{icon(sign, size)}<span><b>{count}</b>{name}</span></span>"
        )
    return f'<div class="race-piles">{"".join(out)}</div>'


def _named(thing: str, words: str) -> str:
    return clickable(thing=thing, label=words) if thing else f' role="img" aria-label="{esc(words)}"'
