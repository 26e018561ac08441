"""Points: printed VP, chips, and the tables of the 6-cost developments (RACE-179)."""

from __future__ import annotations

from perihelion.core.view import ScoreLine, ScoreSheet
from perihelion.games.race.components import ANY, Card, Cards, ScoreRow
from perihelion.games.race.rules.placing import military, total
from perihelion.games.race.state import RaceState


def printed_points(cards: Cards, tableau: list[int]) -> int:
    return total(cards.vp, tableau)


def lay_out_tables(cards: Cards) -> None:
    """By 6-cost development, then by title, what a card scores in its table: on the first line it fits,
    so at most once (RACE-R34); and what it adds to the worth of the development, its military included."""
    for development in cards.cards:
        scored: list[int] = []
        for card in cards.cards if development.score else []:
            lines = [row.vp for row in development.score if fits(row, card)]
            scored.append(lines[0] if lines else 0)
        for_military = sum([row.vp for row in development.score if row.match == "military"])
        cards.table.append(scored)
        cards.table_growth.append(
            [vp + for_military * cards.strength[card] for card, vp in enumerate(scored)]
        )


def table_points(cards: Cards, tableau: list[int], chips: int, development: int) -> int:
    """What a 6-cost development is worth beside the cards of a tableau."""
    worth = total(cards.table[development], tableau)
    for row in cards.cards[development].score:
        if row.match == "chips":
            worth += row.vp * (chips // row.per)  # RACE-187
        elif row.match == "military":
            worth += row.vp * military(cards, tableau)  # RACE-192
    return worth


def fits(row: ScoreRow, card: Card) -> bool:
    """Whether a card satisfies a line of a table."""
    match = row.match
    if match == "world":
        return (
            card.is_world
            and (row.good == ANY or card.good == row.good)
            and (not row.source or card.source == row.source)
            and (not row.military or card.is_military)
            and (not row.keyword or row.keyword in card.keywords)
            and (not row.power_phase or card.has_power(row.power_phase))
        )
    if match == "development":
        return (
            not card.is_world
            and (row.cost == ANY or card.price == row.cost)
            and (not row.power_phase or card.has_power(row.power_phase))
        )
    if match == "card":
        return row.keyword in card.keywords
    return match == "named" and card.id in row.ids


def tables_points(cards: Cards, tableau: list[int], chips: int) -> int:
    """The value of all 6-cost developments, each scored separately (RACE-195)."""
    has_table = cards.has_table
    worth = 0
    for card in tableau:
        if has_table[card]:
            worth += table_points(cards, tableau, chips, card)
    return worth


def points(state: RaceState, seat: int) -> int:
    """The seat's score if the game ended now."""
    player = state.players[seat]
    tables = tables_points(state.cards, player.tableau, player.chips)
    return printed_points(state.cards, player.tableau) + player.chips + tables


def tie_break(state: RaceState, seat: int) -> int:
    """Cards in hand and goods on worlds (RACE-181, RACE-R33)."""
    player = state.players[seat]
    return len(player.hand) + player.goods_count()


def winners(state: RaceState) -> list[int]:
    """The best score wins, then the tie-break, then all still tied together (RACE-180 to RACE-182)."""
    ranks = [(points(state, seat), tie_break(state, seat)) for seat in range(state.seats)]
    best = max(ranks)
    return [seat for seat in range(state.seats) if ranks[seat] == best]


def score_sheet(state: RaceState) -> ScoreSheet:
    """Everything that scores is open to all, so the sheet is the same for everybody."""
    cards = state.cards
    seats = range(state.seats)
    worlds = [0] * state.seats
    developments = [0] * state.seats
    for seat in seats:
        for card in state.players[seat].tableau:
            if cards.is_world[card]:
                worlds[seat] += cards.vp[card]
            else:
                developments[seat] += cards.vp[card]
    tables = [tables_points(cards, player.tableau, player.chips) for player in state.players]
    lines = [
        ScoreLine("score-worlds", worlds),
        ScoreLine("score-developments", developments),
        ScoreLine("score-tables", tables),
        ScoreLine("score-chips", [player.chips for player in state.players]),
    ]
    broken = ScoreLine("score-tie-break", [tie_break(state, seat) for seat in seats])
    totals = [points(state, seat) for seat in seats]
    return ScoreSheet(lines, totals, winners(state) if state.over else [], broken)
