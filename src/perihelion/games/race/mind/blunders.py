"""What a coach warns of before a beginner does it: choices that bring nothing as things stand."""

from __future__ import annotations

from perihelion.core.text import Text
from perihelion.games.race.components import CONSUME, DEVELOP, PRODUCE, SETTLE, ActionCard
from perihelion.games.race.mind.policy import produce_value, worlds_with_goods
from perihelion.games.race.mind.worth import Sight, consume_gains, hand_values, placing_cost
from perihelion.games.race.rules.develop import ChooseDevelopment
from perihelion.games.race.rules.rounds import ChooseActions, chosen_actions
from perihelion.games.race.rules.settle import ChooseWorld
from perihelion.games.race.state import RaceState


def blunder(state: RaceState, seat: int, action: int) -> Text | None:
    """What the choice throws away, in words; None if it throws nothing away."""
    step = state.step()
    if isinstance(step, ChooseActions):
        found = [empty_phase(state, seat, state.cards.actions[one]) for one in chosen_actions(state, action)]
        return next((text for text in found if text is not None), None)
    if isinstance(step, (ChooseDevelopment, ChooseWorld)) and action == state.catalogue.passing:
        phase = DEVELOP if isinstance(step, ChooseDevelopment) else SETTLE
        own = any(state.cards.actions[one].phase == phase for one in state.bonuses(seat))
        if own and len(state.legal(seat)) > 1:
            return Text("blunder-place-nothing")
    return None


def empty_phase(state: RaceState, seat: int, action: ActionCard) -> Text | None:
    """What is missing for a phase to bring the seat anything now."""
    if action.phase == DEVELOP and not can_place(state, seat, False, action.discount):
        return Text("blunder-develop")
    if action.phase == SETTLE and not can_place(state, seat, True, 0):
        return Text("blunder-settle")
    if action.phase == CONSUME:
        goods = worlds_with_goods(state, seat)
        if not goods:
            return Text("blunder-no-goods")
        if not action.sells and consume_gains(state, seat, goods, 1)[:2] == (0, 0):
            return Text("blunder-no-consumer")
    if action.phase == PRODUCE and produce_value(Sight(state, seat), action) == 0:
        return Text("blunder-produce")
    return None


def can_place(state: RaceState, seat: int, worlds: bool, bonus: int) -> bool:
    """Whether a card of the hand could be placed now."""
    sight = Sight(state, seat)
    hand = hand_values(sight)
    fitting = [card for card in state.players[seat].hand if state.cards.is_world[card] == worlds]
    return any(placing_cost(sight, card, bonus, hand) >= 0 for card in fitting)
