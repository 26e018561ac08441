"""Why a choice is good, in words and figures: what a bot's reasons say to a person."""

from __future__ import annotations

from perihelion.bots.because import Because
from perihelion.core.text import Arg
from perihelion.language import Verbatim, Voice

EXACT = 0.05  # a count that differs less from its worth is the worth: points
SMALL = 3.0  # points under which a tenth matters


def said(voice: Voice, reasons: list[Because]) -> list[str]:
    """The reasons, one phrase each."""
    return [phrase(voice, reason) for reason in reasons]


def counted(voice: Voice, reasons: list[Because]) -> list[str]:
    """Those that can be counted, as what there is more or less of."""
    found = [reason for reason in reasons if round(reason.count)]
    return [phrase(voice, Because(one.key, one.count, one.count, one.about)) for one in found]


def phrase(voice: Voice, reason: Because) -> str:
    """A reason: how many more or fewer of what, and about how many points that is worth."""
    count = round(reason.count)
    way = "more" if reason.worth > 0 else "less"
    args: dict[str, Arg] = {"count": abs(count), "way": Verbatim(way)}
    if reason.about:
        args["about"] = reason.about
    what = Verbatim(voice.tell(f"source-{reason.key}", args))
    figure = Verbatim(signed(voice, reason.worth))
    if not count:
        return voice.tell("ui-because-worth", {"what": what, "points": figure})
    counted = Verbatim(signed(voice, count))
    if abs(reason.count - reason.worth) < EXACT:
        return voice.tell("ui-because-points", {"what": what, "number": counted})
    return voice.tell("ui-because-counted", {"what": what, "number": counted, "points": figure})


def signed(voice: Voice, value: float) -> str:
    """A number with its sign, with a tenth where it is small."""
    digits = 0 if isinstance(value, int) or abs(value) >= SMALL else 1
    text = f"{abs(value):.{digits}f}"
    return ("+" if value >= 0 else "\N{MINUS SIGN}") + (
        text.replace(".", ",") if voice.lang == "cs" else text
    )
