"""Tableaux: the opponents' panels of tiles, and the viewer's own with pictures and goods.

On phones the opponents' cards become badges; tapping a panel opens it as a detail.
"""

from __future__ import annotations

from perihelion.art.icons import icon, seat_icon
from perihelion.art.palette import GOODS
from perihelion.art.svg import clickable, esc
from perihelion.art.typeface import hyphenated
from perihelion.games.race.art.face import cost_badge, points_badge
from perihelion.games.race.art.pictures import edge_of, scene
from perihelion.games.race.art.stage import Stage
from perihelion.games.race.art.words import NUMERALS, card_words, plain
from perihelion.games.race.components import Card
from perihelion.games.race.sight.telling import good_key
from perihelion.games.race.sight.view import SeatView, TableauCard

# Names are hyphenated where a word is wider than the narrowest tile, or than an own card on phones.
_NARROW, _OWN = 54, 76
_WIDE = 7  # so many own cards stand in one row with large pictures
# By number of opponents: how many cards fit into each panel as large tiles.
_ROOM = {1: 16, 2: 8, 3: 6}


def is_crowded(stage: Stage) -> bool:
    """Whether the viewer's tableau needs two rows, so that the hand has to make room."""
    return any(stage.is_own(player) and len(player.tableau) > _WIDE for player in stage.view.players)


def board(stage: Stage) -> str:
    """All tableaux: opponents in player order after the viewer, the viewer's own last."""
    others = [player for player in _seated(stage) if not stage.is_own(player)]
    own = [player for player in stage.view.players if stage.is_own(player)]
    crowd = max((len(player.tableau) for player in others), default=0)
    dense = " dense" if crowd > _ROOM.get(len(others), _ROOM[3]) else ""
    drawn = opponent if own or stage.phone else _watched
    panels = "".join(drawn(stage, player) for player in others)
    mine = "".join(_own(stage, player) for player in own)
    classes = f"opps n{len(others)}{dense}{' watched' if not own else ''}"
    return (
        f'<div class="race-board" role="group" aria-label="{esc(stage.tell("art-board"))}">'
        f'{_last_round(stage)}<div class="{classes}">{panels}</div>{mine}</div>'
    )


def _seated(stage: Stage) -> list[SeatView]:
    """The players as they sit, starting from the left of the viewer."""
    players = stage.view.players
    seat = stage.view.seat
    return players if seat is None else players[seat + 1 :] + players[: seat + 1]


def _last_round(stage: Stage) -> str:
    if stage.view.over or not stage.view.ended_by:
        return ""
    words = "; ".join(stage.tell(f"art-ended-{reason}") for reason in stage.view.ended_by)
    return f'<p class="last-round" role="status">{icon("wait", 18)} {esc(words)}</p>'


# -- a player's figures ---------------------------------------------------------------------------------


def heading(stage: Stage, player: SeatView, title: str) -> str:
    order = stage.tell("art-order-words", n=player.place + 1, name=f"card-{player.start_world}")
    return (
        f'<header class="panel-head">{seat_icon(player.seat, 24, order)}'
        f'<b title="{esc(order)}">{esc(title)}</b>'
        f"{_chosen(stage, player)}{_status(stage, player)}"
        f'<span class="grow"></span>{figures(stage, player)}</header>'
    )


def _chosen(stage: Stage, player: SeatView) -> str:
    """The action cards of a player on the board: face down while they are chosen, turned up when all have
    chosen, lit while their phase is played."""
    view = stage.view
    if not player.actions:
        if view.question != "act" or player.seat in stage.scene.empty:
            return ""
        key = "art-answered" if player.seat not in view.asked else "art-thinking"
        return _action_card(
            player, "", "down" + (" ready" if key == "art-answered" else ""), "?", stage.tell(key)
        )
    cards = ""
    for action in dict.fromkeys(player.actions):
        phase = next(phase for phase in view.phases if any(one.action == action for one in phase.choosers))
        words = f"{stage.tell(f'art-act-{action}')}: {stage.tell(f'art-bonus-{action}')}"
        twice = "2× " if player.actions.count(action) > 1 else ""
        inner = f'<i>{phase.numeral}</i><span class="w">{esc(twice + stage.tell(f"art-act-{action}"))}</span>'
        cards += _action_card(player, action, phase.status, inner, words)
    return cards


def _action_card(player: SeatView, action: str, state: str, inner: str, words: str) -> str:
    return (
        f'<span class="chose {state}" data-flip="chosen:{player.seat}" data-face="{action}" role="img" '
        f'title="{esc(words)}" aria-label="{esc(words)}">{inner}</span>'
    )


def figures(stage: Stage, player: SeatView) -> str:
    """Hand, chips, military and points: public figures at a glance."""
    strength = plain(player.military)
    military = "art-military-words" if player.military >= 0 else "art-military-words-minus"
    entries = (
        ("card-o", str(player.hand), stage.tell("art-hand-words", n=player.hand), "art-hand-short"),
        ("vp-o", str(player.chips), stage.tell("art-chips-words", n=player.chips), "art-chips-short"),
        ("military", strength, stage.tell(military, n=abs(player.military)), ""),
        ("sum", str(player.points), stage.tell("art-points-words", n=player.points), "art-vp-short"),
    )
    out: list[str] = []
    for sign, figure, words, short in entries:
        unit = f'<span class="unit">{esc(stage.tell(short))}</span>' if short and not stage.phone else ""
        out.append(
            f'<span class="fig" title="{esc(words)}" role="img" aria-label="{esc(words)}">'
            f"{icon(sign, 17)}<b>{figure}</b>{unit}</span>"
        )
    return "".join(out)


def _status(stage: Stage, player: SeatView) -> str:
    view = stage.view
    choosing = view.question == "act"  # the action card lying before the player says it then
    absent = player.seat in stage.scene.empty  # its name says so
    if view.over or choosing or absent or player.seat not in view.concerned or stage.is_own(player):
        return ""
    key, sign = ("thinking", "wait") if player.seat in view.asked else ("answered", "check")
    words = stage.tell(f"art-{key}")
    if player.looking and key == "thinking":
        words = stage.tell("art-looking", n=player.looking)
    shown = "" if stage.phone else f'<span class="unit">{esc(words)}</span>'
    return f'<span class="status {key}" title="{esc(words)}">{icon(sign, 17, words)}{shown}</span>'


# -- opponents ------------------------------------------------------------------------------------------


def opponent(stage: Stage, player: SeatView) -> str:
    """A panel with a tile for each card; on phones it opens as a whole."""
    tiles = "".join(_tile(stage, player, entry) for entry in player.tableau)
    opens = clickable(thing=f"seat:{player.seat}") if stage.phone else ' role="group"'
    return (
        f'<div class="panel tab seat-panel seat-{player.seat}"{opens}>'
        f"{heading(stage, player, stage.seat_name(player.seat))}{_seen(stage, player)}"
        f'<div class="tiles">{tiles}</div></div>'
    )


def _watched(stage: Stage, player: SeatView) -> str:
    """A tableau as a spectator sees it: with pictures, like a player's own."""
    cards = "".join(_big(stage, player, entry) for entry in player.tableau)
    rows = "roomy" if len(player.tableau) <= _WIDE else "low"
    return (
        f'<div class="panel tab seat-panel seat-{player.seat}" role="group">'
        f"{heading(stage, player, stage.seat_name(player.seat))}{_seen(stage, player)}"
        f'<div class="mine {rows}">{cards}</div></div>'
    )


def open_tableau(stage: Stage, player: SeatView) -> str:
    """The same panel with all its names, for the detail on phones."""
    tiles = "".join(_tile(stage, player, entry, opened=True) for entry in player.tableau)
    return (
        f'<section class="race-open tab seat-panel seat-{player.seat}">'
        f"{heading(stage, player, stage.seat_name(player.seat))}{_seen(stage, player)}"
        f'<div class="tiles">{tiles}</div></section>'
    )


def _seen(stage: Stage, player: SeatView) -> str:
    if not player.seen:
        return ""
    words = stage.tell("art-seen", names=[f"card-{card}" for card in player.seen])
    return f'<p class="seen">{esc(words)}</p>'


def _tile(stage: Stage, player: SeatView, entry: TableauCard, opened: bool = False) -> str:
    card = stage.card(entry.card)
    notes = _notes(stage, player, entry)
    label = ". ".join([card_words(stage.voice, card), *_good_words(stage, entry), *notes])
    thing = "" if stage.phone and not opened else f"card:{entry.card}"
    return (
        f'<div class="tile{_marks(stage, player, entry)}" style="--k:{edge_of(card)}" title="{esc(label)}"'
        f"{clickable(thing=thing, label=label)}>{badge(stage, card, 27)}"
        f'<span class="t">{esc(hyphenated(stage.title(entry.card), _NARROW))}</span>'
        f"{good(stage, entry)}{_rest(stage, entry, card)}</div>"
    )


def _rest(stage: Stage, entry: TableauCard, card: Card) -> str:
    """Points and phases of a card, shown where a panel has room for its cards in full."""
    rows = dict.fromkeys(power.phase for power in card.powers)
    points = "?" if card.has_table else str(card.vp)
    chips = "".join(_row_chip(stage, entry, row) for row in rows)
    return f'<span class="full"><b>{icon("vp-o", 16)}{points}</b>{chips}</span>'


def badge(stage: Stage, card: Card, size: int) -> str:
    box = f'width="{size}" height="{size}" viewBox="0 0 36 36"'
    return f'<svg class="i bd" {box} aria-hidden="true">{cost_badge(card, 0, 0, voice=stage.voice)}</svg>'


def good(stage: Stage, entry: TableauCard) -> str:
    """The good on a world: a pill with what its sale would bring now."""
    if not entry.good:
        return ""
    words = _good_words(stage, entry)[0]
    gone = " gone" if entry.spent else ""
    return (
        f'<span class="gd{gone}" style="--k:{GOODS[entry.good]}" title="{esc(words)}">'
        f"{icon(f'good-{entry.good}', 20)}{entry.sale}</span>"
    )


def _good_words(stage: Stage, entry: TableauCard) -> list[str]:
    if not entry.good:
        return []
    return [stage.tell("art-good-words", good=f"art-good-{entry.good}", n=entry.sale)]


def _notes(stage: Stage, player: SeatView, entry: TableauCard) -> list[str]:
    flags = (
        (entry.fresh, "art-fresh"),
        (entry.leaving, "art-leaving"),
        (entry.spent, "art-spent"),
        (entry.gaining, "art-gaining"),
    )
    notes = [stage.tell(key) for flag, key in flags if flag]
    placed = player.placement
    if placed is not None and placed.card == entry.card:
        if placed.way == "conquer":
            notes.append(stage.tell("art-place-way-conquer"))
        elif placed.price is not None:
            notes.append(stage.tell("art-place-way-pay", n=placed.price))
        else:
            notes.append(stage.tell("art-place"))
        if placed.using:
            notes.append(stage.tell("art-place-using", name=f"card-{placed.using}"))
    return notes


def _marks(stage: Stage, player: SeatView, entry: TableauCard) -> str:
    marks = [
        name
        for name, flag in (
            ("fresh", entry.fresh),
            ("leaving", entry.leaving),
            ("changed", f"{player.seat}:{entry.card}" in stage.scene.changed),
        )
        if flag
    ]
    return "".join(f" {mark}" for mark in marks)


# -- the viewer's own -----------------------------------------------------------------------------------


def _own(stage: Stage, player: SeatView) -> str:
    end = stage.cards.tableau_end
    count = len(player.tableau)
    words = stage.tell("art-tableau-words", n=count, of=end)
    short = esc(stage.tell("art-tableau-of", n=count, of=end))
    if stage.view.round and not stage.phone:
        short += f" · {esc(stage.tell('art-round', n=stage.view.round).lower())}"
    of = f'<span class="status" title="{esc(words)}">{short}</span>'
    cards = "".join(_big(stage, player, entry) for entry in player.tableau) + _ghost(stage, count)
    mine = stage.is_mine(player.seat)
    title = stage.tell("art-your-tableau") if mine else stage.seat_name(player.seat)
    head = heading(stage, player, title).replace("</b>", f"</b>{of}", 1)
    rows = "roomy" if count <= _WIDE else "low"
    picked = " has-selected" if any(entry.spent or entry.gaining for entry in player.tableau) else ""
    return (
        f'<section class="panel tab self seat-panel seat-{player.seat}">{head}'
        f'<div class="mine {rows}{picked}" style="--n:{max(count, _WIDE)}">{cards}</div></section>'
    )


def _ghost(stage: Stage, count: int) -> str:
    """Where the card will lie: dashed, shown by the style sheet while a card to place is pointed at or
    selected, and with its name once it is chosen."""
    view = stage.view
    if view.question not in ("develop", "settle") or (count % _WIDE == 0 and not stage.phone):
        return ""
    if view.own_choice not in ("", "pass"):
        name = esc(hyphenated(stage.title(view.own_choice), _OWN))
        return (
            f'<div class="ghost on">{badge(stage, stage.card(view.own_choice), 30)}<span>{name}</span></div>'
        )
    return f'<div class="ghost" aria-hidden="true">{icon(view.question, 30)}</div>' if stage.asked else ""


def _big(stage: Stage, player: SeatView, entry: TableauCard) -> str:
    card = stage.card(entry.card)
    act = stage.legal(*(f"{kind}:{entry.card}" for kind in ("consume", "sell", "produce", "use")))
    why = "" if act else _why(stage, entry, card)
    state = " legal" if act else ""
    state += " selected" if entry.spent or entry.gaining else ""
    label = ". ".join(
        [card_words(stage.voice, card), *_good_words(stage, entry), *_notes(stage, player, entry)]
    )
    rows = dict.fromkeys(power.phase for power in card.powers)
    chips = "".join(_row_chip(stage, entry, row) for row in rows)
    return (
        f'<div class="big ring{state}{_marks(stage, player, entry)}" style="--k:{edge_of(card)}"'
        f"{clickable(act, why, f'card:{entry.card}', label)}>"
        f'<div class="pic"><svg viewBox="0 8 150 92" preserveAspectRatio="xMidYMin slice" aria-hidden="true">'
        f"{scene(card)}</svg></div>"
        f'{badge(stage, card, 30)}<svg class="i vpb" width="27" height="27" viewBox="0 0 30 30" '
        f'aria-hidden="true">{points_badge(card, 0, 0, voice=stage.voice)}</svg>{good(stage, entry)}'
        f'{_coming(stage, entry, card)}<div class="t">{esc(hyphenated(stage.title(entry.card), _OWN))}</div>'
        f'<div class="chips">{chips}</div></div>'
    )


def _why(stage: Stage, entry: TableauCard, card: Card) -> str:
    """What to ask about when a card of the own tableau cannot be chosen: in the question at hand, or in the
    phase in which it could be. Nothing for a card that is never chosen."""
    question = stage.view.question
    if not stage.asked:
        return ""
    if question == "sell":
        return f"sell:{entry.card}"
    if question == "produce" and card.source == "windfall":
        return f"produce:{entry.card}"
    if entry.good:
        return f"consume:{entry.card}"
    if _is_used(card):
        return f"use:{entry.card}"
    return f"produce:{entry.card}" if card.source else ""


def _is_used(card: Card) -> bool:
    """Whether the card has a power that is used by choice."""
    kinds = ("produce-windfall", "discard-for-military", "discard-for-zero-cost")
    return any(power.phase == "consume" or power.kind in kinds for power in card.powers)


def _row_chip(stage: Stage, entry: TableauCard, row: str) -> str:
    """The phase of a power; lit while that phase is played and the power works."""
    selling = row == "trade" and stage.view.question == "sell"
    lit = (row == stage.lit or selling) and not entry.fresh
    words = stage.tell(f"art-phase-{row}")
    used = _used(stage, entry.card) if row == "consume" else ""
    shine = " on" if lit and not used else used
    return f'<span class="badge{shine}" title="{esc(words)}">{NUMERALS[row]}</span>'


def _used(stage: Stage, card: str) -> str:
    """Consume powers that are done with, so that the chip no longer shines."""
    consume = stage.view.consume
    if consume is None:
        return ""
    powers = [power for power in consume.powers if power.card == card]
    return " used" if powers and all(power.status in ("used", "blocked") for power in powers) else ""


def _coming(stage: Stage, entry: TableauCard, card: Card) -> str:
    """The good that the viewer's choice will put here."""
    if not entry.gaining or entry.good:
        return ""
    words = stage.tell("art-gaining")
    kind = good_key(card.good).removeprefix("art-good-")
    return (
        f'<span class="gd coming" style="--k:{GOODS[kind]}" title="{esc(words)}">{icon(f"good-{kind}", 20)}'
        f"{icon('check', 14)}</span>"
    )
