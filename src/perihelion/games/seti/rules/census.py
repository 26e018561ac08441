"""Counting all components, wherever they lie: the sum never changes during a game."""

from __future__ import annotations

from perihelion.games.seti.components.vocabulary import EXERTIANS, MASCAMITES
from perihelion.games.seti.rules.species.mascamites import PutSample
from perihelion.games.seti.state import NEUTRAL, SetiState


def census(state: SetiState) -> dict[str, int]:
    """All components by kind, over all places. Species not yet discovered count as complete."""
    cards = _cards_somewhere(state)
    main = state.parts.main_cards
    counts = {
        "main cards": sum([1 for card in cards if card < main]),
        "tech tiles": sum([len(stack) for stack in state.stacks]),
        "species": len(state.species) + len(state.unused),
        "neutral markers": sum(state.neutral) + state.discovery.count(NEUTRAL),
        "species cards": sum([_species_cards(state, slot, cards) for slot in range(2)]),
        "exertian cards": _exertian_cards(state),
        "samples": _samples(state),
    }
    for player in state.players:
        counts["tech tiles"] += player.techs.bit_count()
    if state.rival is not None:
        rival = state.rival
        counts["tech tiles"] += sum(rival.techs) + rival.spent_techs
        counts["action cards"] = len(rival.reserve) + len(rival.deck) + len(rival.cards)
    return counts


def _cards_somewhere(state: SetiState) -> list[int]:
    """All project and species cards outside the species decks."""
    cards = [card for card in state.deck + state.row + state.discard + state.species_discard if card >= 0]
    for stack in state.round_stacks:
        cards += stack
    for player in state.players:
        cards += player.hand + player.tucked + player.missions + player.completed
        cards += player.endgame + player.messages
    if state.playing >= 0:
        cards.append(state.playing)
    return cards


def _species_cards(state: SetiState, slot: int, cards: list[int]) -> int:
    if not state.discovered[slot] or state.species[slot] == EXERTIANS:
        return len(state.parts.species[0].cards)
    mine = state.parts.species[state.species[slot]].cards
    outside = sum([1 for card in cards if mine[0] <= card <= mine[-1]])
    return outside + len(state.decks[slot]) + int(state.face_up[slot] >= 0)


def _exertian_cards(state: SetiState) -> int:
    if state.slot_of(EXERTIANS) < 0:
        return len(state.parts.species[EXERTIANS].cards)
    held = sum([len(player.exertians) + len(player.played) for player in state.players])
    return held + len(state.exertian_deck) + len(state.exertian_box)


def _samples(state: SetiState) -> int:
    if state.slot_of(MASCAMITES) < 0:
        return len(state.parts.samples)
    total = sum([1 for sample in state.sample_board if sample >= 0]) + sum([len(s) for s in state.samples])
    total += sum([len(player.capsules) for player in state.players])
    return total + sum([1 for step in state.stack if isinstance(step, PutSample)])
