"""What heads the rail: consume powers with their state, a payment being made, the hand while exploring."""

from __future__ import annotations

from perihelion.art.icons import icon, numbered
from perihelion.art.svg import clickable, esc
from perihelion.games.race.art.hand import behind
from perihelion.games.race.art.stage import Stage
from perihelion.games.race.art.words import gain_words, plain, power_words
from perihelion.games.race.components import Power
from perihelion.games.race.sight.view import ConsumeView, PaymentView, PowerView


def side(stage: Stage) -> str:
    """The panel for the question at hand, if it has one."""
    if stage.view.payment is not None:
        return _payment(stage, stage.view.payment)
    if stage.view.question == "keep" and stage.view.hand and not stage.phone:
        title = esc(stage.tell("art-hand-title"))
        return (
            f'<section class="panel race-side"><div class="panel-head"><h2>{title}</h2></div>'
            f"{behind(stage)}</section>"
        )
    if stage.view.consume is not None and stage.view.consume.powers:
        return _consume(stage, stage.view.consume)
    return ""


def _payment(stage: Stage, payment: PaymentView) -> str:
    lines = "".join(
        f'<tr class="{"sum" if line.total else ""}"><td>{esc(stage.voice.say(line.text))}</td>'
        f"<td>{plain(line.figure)}</td></tr>"
        for line in payment.lines
    )
    picked = stage.tell("art-payment-picked", n=len(payment.picked), of=payment.price)
    dots = "".join(
        f'<i class="{"on" if number < len(payment.picked) else ""}"></i>' for number in range(payment.price)
    )
    return (
        '<section class="panel race-side"><div class="panel-head">'
        f"<h2>{esc(stage.tell('art-payment-title'))}: "
        f'{esc(stage.title(payment.card))}</h2></div><table class="tabular">{lines}</table>'
        f'<p class="paid" title="{esc(picked)}"><span class="dots">{dots}</span>{esc(picked)}</p></section>'
    )


def _consume(stage: Stage, consume: ConsumeView) -> str:
    rows = "".join(_power(stage, consume, power) for power in consume.powers)
    gain = esc(gain_words(stage.voice, consume.vp, consume.cards))
    double = f" {numbered('vp', '2×', 24, stage.tell('art-double'))}" if consume.factor > 1 else ""
    due = ""
    if consume.vp or consume.cards:
        due = f'<p class="note">{esc(stage.tell("art-consume-due"))}: <b>{gain}</b></p>'
    return (
        f'<section class="panel race-side"><div class="panel-head"><h2>{esc(stage.tell("art-consume-title"))}'
        f'</h2><span class="grow"></span>{double}</div><div class="powers">{rows}</div>{due}</section>'
    )


def _power(stage: Stage, consume: ConsumeView, entry: PowerView) -> str:
    card = stage.card(entry.card)
    power = card.powers[entry.power]
    words = power_words(stage.voice, power)
    state = {
        "open": stage.tell("art-power-open"),
        "active": stage.tell("art-power-active", n=consume.need)
        if consume.need
        else stage.tell("art-power-active-done"),
        "used": stage.tell("art-power-used"),
        "blocked": stage.tell("art-power-blocked"),
    }[entry.status]
    lucky = power.kind == "lucky-draw"
    act = stage.legal(f"use:{entry.card}") if entry.status == "open" and not lucky else ""
    why = f"use:{entry.card}" if entry.status == "blocked" and stage.asked else ""
    sign = {"open": "play", "active": "to", "used": "check", "blocked": "no"}[entry.status]
    ring = " ring legal" if act else " ring selected" if entry.status == "active" else ""
    attributes = clickable(act, why, f"card:{entry.card}", f"{stage.title(entry.card)}: {words}. {state}")
    return (
        f'<div class="power {entry.status}{ring}"{attributes}>{icon(sign, 18, state)}'
        f"<span><b>{esc(stage.title(entry.card))}</b>{esc(words)}</span></div>{_numbers(stage, power)}"
    )


def _numbers(stage: Stage, power: Power) -> str:
    """The numbers one may name for a lucky draw."""
    if power.kind != "lucky-draw":
        return ""
    buttons = "".join(
        f'<span class="ring legal"{clickable(f"name:{number}", label=stage.labels[f"name:{number}"])}>'
        f"{number}</span>"
        for number in range(power.lowest, power.highest + 1)
        if f"name:{number}" in stage.labels
    )
    return f'<div class="numbers">{buttons}</div>' if buttons else ""
