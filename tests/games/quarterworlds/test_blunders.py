"""What the coach warns of in Quarterworlds: a full hand that nothing can be laid from, research declined."""

from __future__ import annotations

from perihelion import games
from perihelion.games.quarterworlds.components import SHIP
from perihelion.games.quarterworlds.mind.policy import can_go_on
from perihelion.games.quarterworlds.mind.worth import Appraisal
from perihelion.games.quarterworlds.state import QuarState
from tests.properties.positions import sampled


def with_dear_cards(room: int) -> QuarState:
    """A first turn with the dearest colonisation ships in hand, no planet for them, and this much room."""
    state: QuarState = games.get("quarterworlds").new(2, "blunders")
    ships = [
        card.number for card in state.parts.cards if card.kind == SHIP and card.number not in state.offer
    ]
    ships.sort(key=lambda number: -sum(state.card(number).cost))
    state.hands[0] = ships[: state.parts.hand_limit - room]
    state.tokens[0] = 0
    return state


def warnings(state: QuarState) -> set[str]:
    found = [state.game.blunder(state, 0, action) for action in state.legal(0)]
    return {text.key for text in found if text is not None}


def test_filling_the_hand_for_nothing_is_warned_of() -> None:
    state = with_dear_cards(1)
    for action in state.legal(0):
        text = state.game.blunder(state, 0, action)
        if text is not None:
            after = state.copy()
            after.apply(0, action)
            assert not can_go_on(after, Appraisal(after, 0), [])
    assert "blunder-full-hand" in warnings(state)
    assert warnings(with_dear_cards(3)) == set()  # there is room left


def test_declining_research_is_warned_of_only_if_there_was_a_choice() -> None:
    found = 0
    for state in sampled("quarterworlds", 2, (0, 1, 2, 3), 7):
        for seat in state.asked_seats():
            decline = games.get("quarterworlds").actions.decline
            if decline in state.legal(seat):
                text = state.game.blunder(state, seat, decline)
                assert (text is not None) == (len(state.legal(seat)) > 1)
                found += text is not None
    assert found
