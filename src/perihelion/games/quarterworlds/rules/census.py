"""The census: how many cards of each back there are over all places, and how many different ones."""

from __future__ import annotations

from perihelion.games.quarterworlds.components import EPOCHS, NOTHING
from perihelion.games.quarterworlds.state import QuarState


def census(state: QuarState) -> dict[str, int]:
    places: list[list[int]] = [*state.decks, state.offer, state.removed, state.discards]
    places += [*state.hands, *state.science, state.science_rest, *state.laid, *state.researched]
    for worlds in state.worlds:
        for world in worlds:
            places.append([world.card, world.ship, *world.attached])
    found = [number for numbers in places for number in numbers if number != NOTHING]
    counted = {"science cards": sum(1 for number in found if state.card(number).epoch == 0)}
    for epoch in range(1, EPOCHS + 1):
        counted[f"cards of epoch {epoch}"] = sum(1 for number in found if state.card(number).epoch == epoch)
    counted["titles"] = len(set(found))
    return counted
