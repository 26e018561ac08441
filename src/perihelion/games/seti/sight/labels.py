"""The words of a choice as they stand in a position: which card, and what it gives.

The catalogue alone knows only "First-lander space 1"; here it says what that space gives.
"""

from __future__ import annotations

from perihelion.core.text import Arg, Text
from perihelion.games.seti.catalogue import DISCOVERY_PLACE, MAX_SLOTS, OVERFLOW_PLACE, PLACES_PER_COLUMN
from perihelion.games.seti.components.vocabulary import COLOURS, GAINS
from perihelion.games.seti.rules.cards import ChooseSpeciesCard
from perihelion.games.seti.rules.milestones import next_gold_value
from perihelion.games.seti.rules.planets import ChooseBonus
from perihelion.games.seti.rules.rare_choices import FromDrawn, RowCorners
from perihelion.games.seti.rules.signals import HandSignals
from perihelion.games.seti.sight.telling import corner_text, effect_texts, task_text
from perihelion.games.seti.state import SetiState


def label(state: SetiState, seat: int, action: int) -> Text:
    """The words of a legal action."""
    catalogue = state.acts.catalogue
    kind = catalogue.kind(action)
    index = action - kind.first
    if kind.name in ("tuck", "discard", "corner", "take-row", "row-corner", "row-signal", "take-face-up"):
        return _card(state, seat, kind.name, index) or catalogue.text(action)
    if kind.name == "gold":
        side = state.parts.gold[index][state.gold_sides[index]]
        args: dict[str, Arg] = {"tile": f"gold-{side.id}", "n": next_gold_value(state, index)}
        return Text("label-gold", {**args, "sets": f"gold-text-{side.id}-{side.side}"})
    if kind.name == "task":
        objective, task = divmod(index, MAX_SLOTS)
        entry = state.parts.objectives[objective]
        key = f"objective-{entry.id.lower()[10:]}"
        return Text("label-task", {"objective": key, "task": task_text(entry.tasks[task])})
    clauses: list[Text] = []
    for effects in _given(state, seat, kind.name, index):
        clauses += effect_texts(state.parts, effects)
    if clauses:
        return Text("label-gives", {"choice": catalogue.text(action), "clauses": clauses})
    return catalogue.text(action)


def _card(state: SetiState, seat: int, kind: str, index: int) -> Text | None:
    """A choice about a card: its name, and what it is used for."""
    cards = state.parts.cards
    step = state.stack[-1]
    number = index
    if kind in ("take-row", "row-signal"):
        number = state.row[index]
    elif kind == "row-corner" and isinstance(step, RowCorners):
        number = step.cards[index]
    elif kind == "take-face-up" and isinstance(step, ChooseSpeciesCard):
        number = state.face_up[step.slot]
    card = cards[number]
    if kind == "tuck" or (kind == "discard" and isinstance(step, FromDrawn) and step.income):
        return Text(f"label-{kind}-income", {"card": card.key, "what": f"income-{GAINS[card.income]}"})
    if kind in ("corner", "row-corner") or (kind == "discard" and isinstance(step, FromDrawn)):
        return Text("label-corner", {"card": card.key, "clauses": corner_text(card)})
    if kind == "row-signal" or (kind == "discard" and isinstance(step, HandSignals)):
        return Text("label-signal", {"card": card.key, "sector": f"in-{COLOURS[card.signal]}"})
    return Text(f"label-{kind}", {"card": card.key}) if kind.startswith("take") else None


def _given(state: SetiState, seat: int, kind: str, index: int) -> list[int]:
    """The lists of effects that a choice gives, none if they are not worth telling."""
    parts = state.parts
    step = state.stack[-1]
    if kind == "bonus" and isinstance(step, ChooseBonus):
        return [parts.bonus_rewards[parts.planets[step.planet].bonus[index]]]
    if kind == "mark":
        return [_mark(state, index)]
    if kind == "sample":
        return [parts.samples[index]]
    if kind == "cover":
        card = state.acts.triggered[index // MAX_SLOTS]
        return [parts.cards[card].slot_rewards[index % MAX_SLOTS]]
    if kind == "complete":
        return [parts.cards[index].reward]
    player = state.players[seat]
    if kind == "place-upper":
        return _upper(state, seat, player.upper)
    if kind == "place-lower" and player.slots[index] >= 0:
        return [parts.tech_lower[player.slots[index]]]
    return []


def _mark(state: SetiState, index: int) -> int:
    column, place = divmod(index, PLACES_PER_COLUMN)
    slot, colour = divmod(column, 3)
    parts = state.parts
    if place == DISCOVERY_PLACE:
        return parts.discovery_reward[slot]
    if place == OVERFLOW_PLACE:
        return parts.overflow_reward[slot]
    space = parts.species[state.species[slot]].spaces[colour][place - 2]
    if space.sample_slot >= 0:
        return parts.samples[state.sample_board[space.sample_slot]]
    return space.reward


def _upper(state: SetiState, seat: int, column: int) -> list[int]:
    """What the next upper space of the computer gives: the printed reward and that of the tech under it."""
    parts = state.parts
    lists = [parts.column_rewards[column]]
    if column in parts.tech_columns:
        tech = state.players[seat].slots[parts.tech_columns.index(column)]
        if tech >= 0:
            lists.append(parts.tech_upper[tech])
    return lists
