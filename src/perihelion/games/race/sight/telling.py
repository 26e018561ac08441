"""What is printed on a card, as messages: what it is, what its powers do, what its table scores.

A sentence of several parts is given as a list of messages; `art/words.py` puts them together.
"""

from __future__ import annotations

from typing import Final

from perihelion.core.text import Arg, Text
from perihelion.games.race.components import ANY, GREY, KINDS, Card, Power, ScoreRow

# These kinds of powers always name a kind of good, so their message has no variant for it.
_ALWAYS_KIND: Final = ("draw-per-good-produced", "draw-if-most-produced", "draw-per-world")


def good_key(kind: int) -> str:
    return f"art-good-{KINDS[kind]}"


# -- powers ----------------------------------------------------------------------------------------


def power_text(power: Power) -> Text:
    """What a power does, without its phase; of a consume power what it takes."""
    if power.kind == "consume":
        return _taken(power)
    key, args = f"art-power-{power.phase}-{power.kind}", _figures(power)
    if power.good != ANY and power.kind not in _ALWAYS_KIND:
        key += "-good"
    elif power.rebel:
        key += "-rebel"
    elif power.this_world:
        key += "-here"
    elif power.kind == "military" and power.amount < 0:
        key, args["n"] = key + "-minus", -power.amount
    elif power.kind == "sell" and not power.bonuses:
        key += "-plain"
    return Text(key, args)


def exception_text(power: Power) -> Text | None:
    """The kind of world that a power is closed to."""
    return Text("art-power-not", {"good": good_key(power.not_good)}) if power.not_good != ANY else None


def uses_text(power: Power) -> Text | None:
    """How often a consume power can be used, if more than once."""
    return Text("art-power-consume-times", {"n": power.uses}) if power.uses > 1 else None


def gain_texts(vp: int, cards: int) -> list[Text]:
    """Points and cards."""
    gains = [Text("art-vp", {"n": vp})] if vp else []
    if cards:
        gains.append(Text("art-cards", {"n": cards}))
    return gains or [Text("art-power-consume-nothing")]


def _figures(power: Power) -> dict[str, Arg]:
    args: dict[str, Arg] = {"n": power.amount}
    if power.good != ANY:
        args["good"] = good_key(power.good)
    if power.kind == "pay-for-military":
        args["n"] = -power.modifier
    elif power.kind == "consume-all":
        args["n"] = -power.vp_offset
    elif power.kind == "discard-hand":
        args = {"n": power.most, "vp": power.vp}
    elif power.kind == "lucky-draw":
        args = {"low": power.lowest, "high": power.highest}
    return args


def _taken(power: Power) -> Text:
    if power.distinct:
        return Text("art-power-consume-distinct", {"n": power.goods})
    if power.good != ANY:
        return Text("art-power-consume-goods-kind", {"n": power.goods, "good": good_key(power.good)})
    return Text("art-power-consume-goods", {"n": power.goods})


# -- the rest of a card ----------------------------------------------------------------------------


def kind_texts(card: Card) -> list[Text]:
    """Type and cost, and the good of a world."""
    kind = "art-is-development" if not card.is_world else "art-is-world"
    found = [Text("art-is-military" if card.is_military else kind, {"n": card.price})]
    if card.is_world and card.good != GREY:
        found.append(Text(f"art-source-{card.source}", {"good": good_key(card.good)}))
    return found


def points_texts(card: Card) -> list[Text]:
    """Printed points and title words."""
    points = Text("art-vp-table") if card.has_table else Text("art-vp", {"n": card.vp})
    return [points, *[Text(f"art-keyword-{word}") for word in card.keywords]]


def start_text(card: Card) -> Text | None:
    return Text("art-is-start", {"n": card.start_number}) if card.start_number >= 0 else None


def row_text(row: ScoreRow) -> Text:
    """What a line of the table of a 6-cost development counts."""
    if row.match == "named":
        return Text("art-each-named", {"names": [f"card-{card}" for card in row.ids]})
    if row.match == "chips":
        return Text("art-each-chips", {"n": row.per})
    return Text(f"art-each-{row.match}")


def limit_texts(row: ScoreRow) -> list[Text]:
    """Which of them a line of a table counts only."""
    only: list[Text] = []
    if row.military:
        only.append(Text("art-only-military"))
    if row.keyword:
        only.append(Text(f"art-only-keyword-{row.keyword}"))
    if row.good != ANY:
        only.append(Text(good_key(row.good)))
    if row.source:
        only.append(Text(f"art-only-source-{row.source}"))
    if row.cost != ANY:
        only.append(Text("art-only-cost", {"n": row.cost}))
    if row.power_phase:
        only.append(Text("art-only-power", {"row": f"art-phase-{row.power_phase}"}))
    return only
