"""What the evaluation of a position consists of, by source, for those who ask why a choice is good."""

from __future__ import annotations

from perihelion.core.source import Source
from perihelion.games.race.components import ANY, Cards
from perihelion.games.race.mind.evaluation import promise
from perihelion.games.race.mind.worth import (
    Sight,
    good_value,
    goods_income,
    keep_value,
    power_income,
    takes,
)
from perihelion.games.race.rules.scoring import points, printed_points, table_points
from perihelion.games.race.state import NONE, Player, RaceState

# Lasting powers as a player counts them: what is added up, by phase and kind; all others are "powers".
COUNTED = {
    "develop discount": "develop-discount",
    "settle discount": "settle-discount",
    "settle military": "military",
    "explore keep-extra": "explore-keep",
    "explore draw-extra": "explore-draw",
}


def sources(state: RaceState, seat: int) -> list[Source]:
    """The evaluation by source: points, cards, powers and goods of the seat, and the best rival."""
    player = state.players[seat]
    found = scored(state.cards, player)
    if state.over:
        rivals = [float(points(state, other)) for other in range(state.seats) if other != seat]
        return [*found, Source("rival", -max(rivals))]
    sight = Sight(state, seat)
    held = len(player.hand) + 0.5 * len(player.looking)
    found.append(Source("hand", sight.each * held, held))
    goods = [player.tableau[at] for at in range(len(player.tableau)) if player.goods[at] != NONE]
    found.append(Source("goods", sum([good_value(sight, world) for world in goods]), len(goods)))
    found += lasting(sight)
    rivals = [promise(state, other) for other in range(state.seats) if other != seat]
    return [*found, Source("rival", -max(rivals))]


def scored(cards: Cards, player: Player) -> list[Source]:
    """Points on the table: printed ones, chips, and each 6-cost development by itself."""
    printed = printed_points(cards, player.tableau)
    found = [Source("printed", printed, printed), Source("chips", player.chips, player.chips)]
    for card in player.tableau:
        if cards.has_table[card]:
            worth = table_points(cards, player.tableau, player.chips, card)
            found.append(Source("table", worth, worth, cards.key(card)))
    return found


def lasting(sight: Sight) -> list[Source]:
    """What the powers of the tableau will bring until the end, by what they do."""
    cards, left = sight.cards, sight.left
    worths: dict[str, float] = {}
    counts: dict[str, float] = {}
    goods = 0.0
    for card in sight.player.tableau:
        for power in cards.cards[card].powers:
            if takes(power):
                continue
            narrow = power.good != ANY or power.rebel or power.this_world
            key = "powers" if narrow else COUNTED.get(f"{power.phase} {power.kind}", "powers")
            worths[key] = worths.get(key, 0.0) + power_income(power) * left
            counts[key] = counts.get(key, 0.0) + (power.amount if key != "powers" else 0)
        goods += goods_income(sight, card) * left
    return [Source("engine", goods), *(Source(key, worths[key], counts[key]) for key in sorted(worths))]


def weighed(state: RaceState, seat: int, action: int) -> list[Source]:
    """The card that a choice keeps or gives away, with what it is worth in hand."""
    numbers = state.catalogue
    for first, sign in ((numbers.keep, 1), (numbers.discard, -1), (numbers.pay, -1)):
        card = action - first
        if 0 <= card < len(state.cards.cards):
            worth = sign * keep_value(Sight(state, seat), card)
            return [Source("kept-card", worth, 0, state.cards.key(card))]
    return []
