"""The end of the game: end-of-game cards, gold tiles, Exertian cards and the tenth lost to danger."""

from __future__ import annotations

from typing import Final

from perihelion.core.text import Event
from perihelion.core.view import ScoreLine, ScoreSheet
from perihelion.games.seti.components.pieces import (
    ALL_CRAFT,
    ALL_TECHS,
    COMPLETED_MISSIONS,
    SCORE_GOLD_RIGHTMOST,
    SCORE_PER,
    SECTOR_WINS,
    TECH_FIGURES,
    TRACE_FIGURES,
    GoldTile,
)
from perihelion.games.seti.components.vocabulary import ANY, CARD, CREDITS, ENERGY, EXERTIANS
from perihelion.games.seti.rules.conditions import (
    all_craft,
    count,
    count_income,
    holds,
    sector_wins,
    techs_of,
    traces,
)
from perihelion.games.seti.rules.milestones import gold_value
from perihelion.games.seti.rules.rival.objectives import unfinished
from perihelion.games.seti.rules.species import exertians
from perihelion.games.seti.state import SetiState

INCOMES: Final = [CREDITS, ENERGY, CARD]


def figure(state: SetiState, owner: int, number: int) -> int:
    """One figure that gold tiles compare (SETI-222 to SETI-225)."""
    player = state.players[owner]
    if number < TRACE_FIGURES:
        return count_income(state, player.tucked, INCOMES[number])
    if number < TECH_FIGURES:
        return traces(state, owner, number - TRACE_FIGURES)
    if number < ALL_TECHS:
        return techs_of(player.techs, number - TECH_FIGURES)
    if number == ALL_TECHS:
        return player.techs.bit_count()
    if number == SECTOR_WINS:
        return sector_wins(state, owner, ANY)
    if number == ALL_CRAFT:
        return all_craft(state, owner)
    return len(player.completed if number == COMPLETED_MISSIONS else player.endgame)


def sets(state: SetiState, owner: int, tile: GoldTile) -> int:
    """How many sets an owner has for a side of a gold tile."""
    figures = [figure(state, owner, number) for number in tile.figures]
    if tile.rule == "max":
        return max(figures)
    if tile.rule == "min":
        return min(figures)
    return sum(figures) // 2 if tile.rule == "half" else sum(figures)


def gold_points(state: SetiState, owner: int) -> int:
    """Value under the marker times sets, over all tiles (SETI-221); the rival scores none (SETI-S20)."""
    if state.is_rival(owner):
        return 0
    total = 0
    for tile, sides in enumerate(state.parts.gold):
        value = gold_value(state, owner, tile)
        if value:
            total += value * sets(state, owner, sides[state.gold_sides[tile]])
    return total


def endgame_points(state: SetiState, owner: int) -> int:
    """Points of played end-of-game cards."""
    return sum([card_points(state, owner, card) for card in state.players[owner].endgame])


def card_points(state: SetiState, owner: int, card: int) -> int:
    face = state.parts.cards[card]
    if face.score == SCORE_PER and face.score_count is not None:
        return face.score_vp * count(state, owner, face.score_count)
    if face.score == SCORE_GOLD_RIGHTMOST:
        return unmarked_gold(state, owner)
    return face.score_vp if face.when is not None and holds(state, owner, face.when) else 0


def unmarked_gold(state: SetiState, owner: int) -> int:
    """The best of the gold tiles without an own marker, at its last value."""
    best = 0
    for tile, sides in enumerate(state.parts.gold):
        if owner not in state.gold_marks[tile]:
            side = sides[state.gold_sides[tile]]
            best = max(best, side.values[-1] * sets(state, owner, side))
    return best


def objective_points(state: SetiState, owner: int) -> int:
    """The rival scores for every unfinished objective (SETI-S26)."""
    if not state.is_rival(owner):
        return 0
    return state.parts.objective_vp * unfinished(state)


def final_points(state: SetiState, owner: int) -> int:
    """All points but the danger penalty."""
    total = state.players[owner].score + endgame_points(state, owner) + gold_points(state, owner)
    if state.is_rival(owner):
        total += objective_points(state, owner)
    return total + exertians.card_points(state, owner)


def penalties(state: SetiState) -> list[int]:
    """What each owner loses to danger, after all other scoring (SETI-E15, SETI-E16)."""
    losses = [0] * state.owners
    if state.slot_of(EXERTIANS) >= 0:
        dangers = [exertians.danger(state, owner) for owner in range(state.owners)]
        for owner in exertians.losers(state, dangers):
            losses[owner] = final_points(state, owner) // 10  # SETI-R31
    return losses


def final_scoring(state: SetiState) -> None:
    """Settles the penalty; all other points follow from the position (SETI-220, SETI-R52)."""
    state.revealed()
    state.penalty = penalties(state)
    if state.journal is not None:
        for owner in range(state.owners):
            for card in state.players[owner].played:
                key = state.parts.cards[card].key
                state.tell(Event("exertian-reveal", owner, ("SETI-E14",), {"card": key}))
            if state.penalty[owner]:
                state.tell(Event("penalty", owner, ("SETI-E15",), {"n": state.penalty[owner]}))
        state.tell(Event("over", -1, ("SETI-220",)))


def scores(state: SetiState) -> list[int]:
    """Every owner's points as they would stand if the game ended now."""
    losses = state.penalty if state.over else penalties(state)
    return [final_points(state, owner) - losses[owner] for owner in range(state.owners)]


def winners(state: SetiState) -> list[int]:
    """Who has most points; ties share the victory (SETI-226). In the solo game the player needs more
    points than the rival, who stands after the only seat (SETI-S27)."""
    if not state.over:
        return []
    points = scores(state)
    if state.rival is not None:
        return [0] if points[0] > points[1] else [1]
    best = max(points)
    return [owner for owner, total in enumerate(points) if total == best]


def score_sheet(state: SetiState, seat: int | None) -> ScoreSheet:
    """Points by source as far as the seat may know: Exertian cards of others stay hidden to the end, and
    with them what danger will cost."""
    owners = range(state.owners)
    lines = [
        ScoreLine("score-track", [state.players[owner].score for owner in owners]),
        ScoreLine("score-endgame", [endgame_points(state, owner) for owner in owners]),
        ScoreLine("score-gold", [gold_points(state, owner) for owner in owners]),
    ]
    if state.rival is not None:
        lines.append(ScoreLine("score-objectives", [objective_points(state, owner) for owner in owners]))
    if state.slot_of(EXERTIANS) >= 0:
        known = [
            exertians.card_points(state, owner) if state.over or owner == seat else 0 for owner in owners
        ]
        lines.append(ScoreLine("score-exertians", known))
        if state.over:
            lines.append(ScoreLine("score-danger", [-loss for loss in state.penalty]))
    points = [sum([line.points[owner] for line in lines]) for owner in owners]
    return ScoreSheet(lines, points, winners(state))
