"""Suggestions: what opponents propose to the active player without being asked (STAR-109).

Nobody waits for them: they lie on the table until the active player takes one up, their owner takes it back,
or the trade phase ends. With the option `proposals` set to `invited` there are none.
"""

from __future__ import annotations

from perihelion.core.text import Arg, Event, Reason
from perihelion.games.starfarers.components.parts import MANNERS, bundle
from perihelion.games.starfarers.rules.answering import make_deal, manner_actions
from perihelion.games.starfarers.rules.cards import covers, shown
from perihelion.games.starfarers.rules.drafts import draft_refusal, is_proposal, stepper_actions, take_step
from perihelion.games.starfarers.state import DRAFTED, NOTHING, SUGGESTED, StarState, Suggestion


def suggest_reason(state: StarState, seat: int) -> Reason | None:
    """Why an opponent cannot begin a suggestion now."""
    if state.options["proposals"] == "invited":
        return Reason("refusal-only-invited", "STAR-109")
    if state.hand_size(seat) == 0:
        return Reason("refusal-nothing-to-give", "STAR-107")
    if state.hand_size(state.active) == 0:
        return Reason("refusal-no-cards", "STAR-107", {"seat": state.active})
    if state.suggestions[seat].status != NOTHING:
        return Reason("refusal-suggested", "STAR-109")
    if state.suggestions[seat].steps >= state.parts.steps_per_offer:
        return Reason("refusal-steps", "STAR-106", {"limit": state.parts.steps_per_offer})
    return None


def suggestion_actions(state: StarState, seat: int) -> list[int]:
    """What an opponent may do in the trade phase without being asked."""
    if seat == state.active:
        return []
    actions = state.rules.actions
    found = manner_actions(state, seat)
    suggestion = state.suggestions[seat]
    if suggestion.status == DRAFTED:
        give, ask = suggestion.give, suggestion.ask
        found += stepper_actions(state, seat, give, ask, suggestion.steps)
        if is_proposal(state.hands[seat], give, ask):
            found.append(actions.propose)
        found.append(actions.withdraw)
    elif suggestion.status == SUGGESTED:
        found.append(actions.recall)
    elif suggest_reason(state, seat) is None:
        found.append(actions.suggest)
    return found


def speak_up(state: StarState, seat: int, action: int) -> None:
    """Takes one of `suggestion_actions`; the active player's question goes on."""
    actions = state.rules.actions
    suggestion = state.suggestions[seat]
    if actions.manner <= action < actions.manner + len(MANNERS):
        state.manners[seat] = action - actions.manner
        return
    suggestion.steps += 1
    if action == actions.suggest:
        clear(suggestion)
        suggestion.status = DRAFTED
    elif action in (actions.withdraw, actions.recall):
        if suggestion.status == SUGGESTED:
            state.tell(Event("recall", seat, ("STAR-111",)))
        clear(suggestion)
    elif action == actions.propose:
        suggestion.status = SUGGESTED
        shown(state, seat, suggestion.give)
        state.revealed()
        if state.journal is not None:
            args: dict[str, Arg] = {
                "seat_other": state.active,
                "cards": bundle(suggestion.give),
                "got": bundle(suggestion.ask),
            }
            state.tell(Event("suggest", seat, ("STAR-109",), args))
    else:
        take_step(state, suggestion.give, suggestion.ask, action)


def suggestion_refusal(state: StarState, seat: int, action: int) -> Reason | None:
    """Why an opponent's suggestion cannot be begun or changed like that."""
    suggestion = state.suggestions[seat]
    if action == state.rules.actions.suggest:
        return suggest_reason(state, seat)
    if suggestion.status != DRAFTED:
        return None
    hand = state.hands[seat]
    return draft_refusal(state, action, suggestion.give, suggestion.ask, hand, suggestion.steps)


def clear(suggestion: Suggestion) -> None:
    """Nothing is suggested; the steps taken in this turn stay counted."""
    suggestion.status = NOTHING
    suggestion.give = [0] * 5
    suggestion.ask = [0] * 5


def clear_suggestions(state: StarState) -> None:
    """A trade phase begins or ends."""
    for suggestion in state.suggestions:
        clear(suggestion)
        suggestion.steps = 0


def drop_unpayable(state: StarState) -> None:
    """A suggestion that its owner can no longer pay is off the table."""
    for seat, suggestion in enumerate(state.suggestions):
        if suggestion.status != NOTHING and not covers(state.hands[seat], suggestion.give):
            clear(suggestion)


def can_take_up(state: StarState, other: int) -> bool:
    """Whether the active player can take up what an opponent suggests."""
    suggestion = state.suggestions[other]
    if other == state.active or suggestion.status != SUGGESTED:
        return False
    return covers(state.hands[state.active], suggestion.ask)


def suggestion_reason(state: StarState, other: int) -> Reason | None:
    """Why the active player cannot take up what an opponent suggests, or None if that can be done."""
    if can_take_up(state, other):
        return None
    if other == state.active or state.suggestions[other].status != SUGGESTED:
        return Reason("refusal-nothing-suggested", "STAR-109", {"seat": other})
    return Reason("refusal-cannot-give", "STAR-106")


def take_up(state: StarState, other: int) -> None:
    """The active player agrees to what an opponent suggests (STAR-109)."""
    suggestion = state.suggestions[other]
    gives, gets = suggestion.ask[:], suggestion.give[:]
    clear(suggestion)
    make_deal(state, other, gives, gets)
