"""The rival's action cards in words: one sentence for each line, in the order in which it tries them."""

from __future__ import annotations

from perihelion.core.text import Arg, Text
from perihelion.games.seti.components.parts import Components
from perihelion.games.seti.components.pieces import ActionCard, RivalAction
from perihelion.games.seti.components.vocabulary import PLANETS

EARTH_SIGNAL = "earth"
ROW_SIGNAL = "row_card"


def action_card_texts(parts: Components, card: ActionCard) -> list[Text]:
    """All lines of an action card; it performs the first that is possible (SETI-S04)."""
    return [action_text(parts, action) for action in card.actions]


def action_text(parts: Components, action: RivalAction) -> Text:
    """One line of an action card."""
    key = f"sentence-rival-{action.do.replace('_', '-')}"
    args: dict[str, Arg] = {"vp": action.vp, "progress": action.progress, "publicity": action.publicity}
    if action.do in ("probe", "land_and_sample"):
        flights = zip(action.planets, action.moves, strict=True)
        args["anyflight"] = [
            Text("rival-flight", {"planet": f"planet-{PLANETS[planet]}", "n": moves})
            for planet, moves in flights
        ]
        if action.do == "probe":
            key += "-orbit" if action.orbit_first else "-land"
    elif action.do == "telescope":
        args["signals"] = _signals(action)
    elif action.do == "replace_if_discovered":
        args["number"] = action.species_index
    elif action.do == "tech" and not action.publicity:
        key += "-free"
    elif action.do == "place_message":
        args["n"] = parts.message_distance
    return Text(key, args)


def _signals(action: RivalAction) -> list[Text]:
    earth, row = action.signals.count(EARTH_SIGNAL), action.signals.count(ROW_SIGNAL)
    texts = [Text("rival-signal-earth", {"n": earth})] if earth else []
    if row:
        texts.append(Text("rival-signal-row", {"n": row}))
    if earth + row < len(action.signals):
        texts.append(Text("rival-signal-tile"))
    return texts
