"""Trade between players on the page: the window in which an offer is put together or answered, and the line
under the board's edge that tells what is on the table while one does something else."""

from __future__ import annotations

from typing import Final

from perihelion.art.icons import icon, seat_icon
from perihelion.art.palette import DANGER, GOOD, INK_2, INK_3, LEGAL
from perihelion.art.svg import esc
from perihelion.games.starfarers.art.side import small_resource
from perihelion.games.starfarers.art.stage import Stage
from perihelion.games.starfarers.components.parts import MANNERS, RESOURCES
from perihelion.games.starfarers.sight.view import TradeView

# The sign and colour of each answer.
SIGNS: Final = {
    "thinking": ("wait", INK_2),
    "accepted": ("check", GOOD),
    "declined": ("no", DANGER),
    "countered": ("deal", LEGAL),
}


def trade_window(stage: Stage) -> str:
    """What the window shows to whoever drafts, answers or decides; nothing for all others."""
    view = stage.view.trade
    if view.drafting:
        return draft(stage, view)
    if stage.can("no-deal"):
        return f'{terms(stage, view)}<div class="sf-acts">{button(stage, "no-deal")}</div>'
    if stage.can("decline"):
        return answer(stage, view)
    return ""


def button(stage: Stage, action: str, inner: str = "", classes: str = "") -> str:
    """A button that acts at once, nothing if the action is not possible."""
    if not stage.can(action):
        return ""
    words = inner or esc(stage.labels[action])
    marks = f"sf-act ring legal {classes}".strip()
    return f'<span class="{marks}"{stage.chosen(action, now=True)}>{words}</span>'


def cards(stage: Stage, counts: list[int]) -> str:
    """Cards as signs with their number."""
    shown = "".join(
        f'<span class="fig">{small_resource(stage, kind, 24)}<b>{count}</b></span>'
        for kind, count in enumerate(counts)
        if count
    )
    return shown or f'<span class="dim">{esc(stage.tell("art-anything"))}</span>'


# -- the window ------------------------------------------------------------------------------------


def draft(stage: Stage, view: TradeView) -> str:
    """Give and get with steppers; what is not possible can be asked about."""
    sides = ""
    for key, counts, more, less in (
        ("art-you-give", view.draft_give, "give-more", "give-less"),
        ("art-you-get", view.draft_ask, "ask-more", "ask-less"),
    ):
        rows = "".join(
            f'<div class="sf-stepper">{small_resource(stage, kind, 24)}'
            f"{stepper(stage, f'{less}:{name}', 'minus')}<b>{counts[kind]}</b>"
            f"{stepper(stage, f'{more}:{name}', 'plus')}</div>"
            for kind, name in enumerate(RESOURCES)
        )
        sides += f"<div><h3>{esc(stage.tell(key))}</h3>{rows}</div>"
    ends = button(stage, "propose")
    if not ends:
        ends = f'<span class="sf-act dimmed"{stage.chosen("propose")}>{esc(stage.label("propose"))}</span>'
    ends += "".join(
        button(stage, action, f"{seat_icon(int(action[-1]), 20)} {esc(stage.labels[action])}")
        for action in stage.starting("propose-to:")
    )
    ends += "".join(button(stage, action) for action in ("call", "withdraw"))
    return f'<div class="sf-sides">{sides}</div><div class="sf-acts">{ends}</div>'


def stepper(stage: Stage, action: str, sign: str) -> str:
    legal = " ring legal" if stage.can(action) else " dimmed"
    return f'<span class="sf-step{legal}"{stage.chosen(action, now=True)}>{icon(sign, 18)}</span>'


def answer(stage: Stage, view: TradeView) -> str:
    """What the active player offers, how the others have answered, and the own answers."""
    answers = "".join(button(stage, action) for action in ("accept", "decline", "counter"))
    rest = "".join(button(stage, action, classes="quiet") for action in ("decline-turn", *manners(stage)))
    return (
        f'{offered(stage, view)}{answered(stage, view)}<div class="sf-acts">{answers}</div>'
        f'<div class="sf-acts">{rest}</div>'
    )


def manners(stage: Stage) -> list[str]:
    return [f"manner:{name}" for name in MANNERS]


def offered(stage: Stage, view: TradeView) -> str:
    active = stage.view.active
    return (
        f'<div class="sf-row">{seat_icon(active, 24)}<b>{esc(stage.seat_name(active))}</b>'
        f"{cards(stage, view.give)}{icon('to', 20)}{cards(stage, view.ask)}</div>"
    )


def answered(stage: Stage, view: TradeView) -> str:
    """Who has said what: yes, no, a proposal of their own, or nothing yet."""
    marks = ""
    for seat, said in enumerate(view.answers):
        if said and seat not in stage.scene.empty:
            sign, colour = SIGNS[said]
            words = stage.tell(f"art-answer-{said}")
            marks += (
                f'<span class="status" data-answer="{said}">{seat_icon(seat, 22)}'
                f"{esc(stage.seat_name(seat))} {icon(sign, 18, words, colour)}</span>"
            )
    return f'<div class="sf-row">{marks}</div>' if marks else ""


def terms(stage: Stage, view: TradeView) -> str:
    """What others have agreed to or suggest, each with the button that concludes it."""
    rows = ""
    for seat, (gives, gets) in enumerate(zip(view.gives, view.gets, strict=True)):
        if gets:
            rows += (
                f'<div class="sf-row">{seat_icon(seat, 24)}<b>{esc(stage.seat_name(seat))}</b>'
                f"{cards(stage, gets)}{icon('to', 20)}{cards(stage, gives)}"
                f"{button(stage, f'deal:{seat}')}</div>"
            )
    return rows


# -- the line --------------------------------------------------------------------------------------


def talk(stage: Stage) -> str:
    """What is on the table while nothing has to be answered, and how to speak up."""
    view = stage.view.trade
    rows = ""
    if any(view.answers):
        rows += offered(stage, view) + answered(stage, view)
    rows += terms(stage, view)
    acts = "".join(button(stage, action) for action in ("recall", "suggest"))
    acts += "".join(button(stage, action, manner_words(stage, action), "quiet") for action in manners(stage))
    if not rows and not acts:
        return ""
    return f'<div class="sf-talk">{rows}<div class="sf-acts">{acts}</div></div>'


def manner_words(stage: Stage, action: str) -> str:
    sign = "lock" if action.endswith("able") else "chat"
    return f"{icon(sign, 18, '', INK_3)} {esc(stage.label(action))}"
