"""A costly decision of a finished game names itself where it was taken: what was played, what was better."""

from __future__ import annotations

import json

from perihelion.core.text import Arg
from perihelion.lab.analysed import Analysis
from perihelion.language import Verbatim
from perihelion.table.house.house import House
from perihelion.table.web.sight import Sight


def mistake_at(house: House, sight: Sight) -> str:
    """What the analysis says of the decision that was taken at the moment shown, if anything."""
    room = sight.room
    kept = house.store.analyses.of(room.id) if room.over and not sight.live else None
    if kept is None or sight.event is not None:
        return ""
    game, voice, number = sight.title.game, sight.voice, sight.state.number
    for mistake in Analysis.from_json(json.loads(kept)).mistakes:
        if mistake.move - 1 == sight.at:
            args: dict[str, Arg] = {
                "names": Verbatim(room.names[mistake.seat]),
                "played": Verbatim(voice.label(game, number(mistake.played))),
                "better": Verbatim(voice.label(game, number(mistake.better))),
                "old": round(100 * mistake.chance),
                "new": round(100 * mistake.better_chance),
            }
            return voice.tell("ui-mistake", args)
    return ""
