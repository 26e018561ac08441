"""Why something cannot be chosen whatever is asked: the wrong phase, a card that is not there.

The checks of each phase stand beside its steps in `rules`.
"""

from __future__ import annotations

from perihelion.core.text import Reason
from perihelion.games.race.components import DEVELOP, PHASES, SETTLE
from perihelion.games.race.state import NONE, RaceState


def refusal(state: RaceState, seat: int, action: int) -> Reason | None:
    """The reasons that hold whatever is asked: the wrong phase, a card that is not there."""
    catalogue, cards = state.catalogue, state.cards
    player = state.players[seat]
    phase = state.phase()
    advanced = state.options["variant"] == "advanced"
    if action < catalogue.pair:
        return Reason("refusal-two-actions", "RACE-201") if advanced else None
    if action < catalogue.discard:
        return None if advanced else Reason("refusal-one-action", "RACE-025")
    if catalogue.develop <= action < catalogue.settle:
        return wrong_phase(state, action - catalogue.develop, phase, True)
    if catalogue.settle <= action < catalogue.passing:
        return wrong_phase(state, action - catalogue.settle, phase, False)
    for first, rule in ((catalogue.discard, "RACE-170"), (catalogue.pay, "RACE-073")):
        card = action - first
        if 0 <= card < len(cards.cards) and card not in player.hand:
            return Reason("refusal-not-in-hand", rule, {"card": state.cards.key(card)})
    card = action - catalogue.keep
    if 0 <= card < len(cards.cards) and card not in player.looking:
        return Reason("refusal-not-drawn", "RACE-039", {"card": state.cards.key(card)})
    for first in (catalogue.sell, catalogue.consume, catalogue.produce, catalogue.use):
        card = action - first
        if 0 <= card < len(cards.cards) and card not in player.tableau:
            return Reason("refusal-not-in-tableau", "RACE-070", {"card": state.cards.key(card)})
    card = action - catalogue.sell
    if 0 <= card < len(cards.cards) and player.goods[player.tableau.index(card)] == NONE:
        return Reason("refusal-no-good-there", "RACE-123", {"card": state.cards.key(card)})
    return None


def wrong_phase(state: RaceState, card: int, phase: int, develop: bool) -> Reason | None:
    """Developments are placed in phase II and worlds in phase III (RACE-051, RACE-074)."""
    if phase == (DEVELOP if develop else SETTLE):
        return None
    key = "refusal-develop-phase" if develop else "refusal-settle-phase"
    rule = "RACE-074" if develop else "RACE-051"
    if phase == 0:
        return Reason(f"{key}-none", rule)
    return Reason(key, rule, {"phase": f"numeral-{PHASES[phase - 1]}"})
