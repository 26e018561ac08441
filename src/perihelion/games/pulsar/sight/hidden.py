"""What is hidden in Pulsar (PULS-R31), from everybody alike: face-down systems with the one that went back
unseen, the exploration pile, and the stack of transmitters, of which the letters are known."""

from __future__ import annotations

from perihelion.core.hidden import Pool
from perihelion.games.pulsar.state import PulsarState


def hidden(state: PulsarState) -> list[Pool]:
    """The tiles and tokens whose places nobody knows."""
    systems = Pool("systems", [], [])
    systems.add("place", [state.tiles[place] for place in hidden_places(state)])
    systems.add("unused", [state.unused])
    tokens = Pool("tokens", [], [])
    tokens.add("pile", state.pile)
    stacks: list[Pool] = []
    for letter in letters(state):
        stack = Pool(f"transmitters {letter}", [], [])
        stack.add(letter, [tile for tile in state.stack_tiles if is_of(state, tile, letter)])
        stacks.append(stack)
    return [systems, tokens, *stacks]


def put_hidden(state: PulsarState, pools: list[Pool]) -> None:
    """Puts the contents of the pools where they belong, in the order in which `hidden` names the places."""
    systems, tokens, *stacks = pools
    for place, tile in zip(hidden_places(state), systems.contents, strict=False):
        state.tiles[place] = tile
    state.unused = systems.contents[-1]
    state.pile = tokens.contents[:]
    state.stack_tiles = [tile for stack in stacks for tile in stack.contents]


def hidden_places(state: PulsarState) -> list[int]:
    return [place for place, planets in enumerate(state.stations) if not planets]


def letters(state: PulsarState) -> list[str]:
    """The letters in the stack, from the bottom."""
    found: list[str] = []
    for tile in state.stack_tiles:
        letter = state.box.transmitters[tile].letter
        if letter not in found:
            found.append(letter)
    return found


def is_of(state: PulsarState, tile: int, letter: str) -> bool:
    return state.box.transmitters[tile].letter == letter
