"""Every card as it is printed, written out in `printed_cards.txt`: a changed figure is seen.

A line has the title, its copies, cost (`c`) or defence (`d`), points, good, title words, and after each bar a
power with its phase and figures; lines of a 6-cost development's table follow an equals sign.
"""

from __future__ import annotations

import tomllib
from importlib.resources import files
from pathlib import Path

from perihelion.games.race.components import ANY, GREY, KINDS, PHASES, ActionCard, Card, Power, ScoreRow
from tests.games.race.scenario import race
from tests.rule import rule

PRINTED = Path(__file__).with_name("printed_cards.txt").read_text(encoding="utf-8").splitlines()

FIGURES = (
    ("amount", 0),
    ("modifier", 0),
    ("goods", 0),
    ("uses", 1),
    ("vp", 0),
    ("cards", 0),
    ("vp_offset", 0),
    ("most", 0),
    ("lowest", 0),
    ("highest", 0),
)
FLAGS = ("rebel", "this_world", "distinct", "bonuses")


def power_line(power: Power) -> str:
    words = [power.phase, power.kind]
    words += [f"{name}={getattr(power, name)}" for name, usual in FIGURES if getattr(power, name) != usual]
    words += [f"for-{KINDS[power.good]}"] if power.good != ANY else []
    words += [f"not-{KINDS[power.not_good]}"] if power.not_good != ANY else []
    return " ".join([*words, *(flag for flag in FLAGS if getattr(power, flag))])


def row_line(row: ScoreRow) -> str:
    words = [str(row.vp), row.match, row.source, row.keyword, row.power_phase, *row.ids]
    words += [KINDS[row.good]] if row.good != ANY else []
    words += ["military-world"] if row.military else []
    words += [f"cost={row.cost}"] if row.cost != ANY else []
    words += [f"per={row.per}"] if row.per != 1 else []
    return " ".join(word for word in words if word)


def card_line(card: Card) -> str:
    price = f"{'d' if card.is_military else 'c'}{card.price}"
    points = "?" if card.has_table else str(card.vp)
    words = [card.id, f"{card.copies}x", "world" if card.is_world else "development", price, f"vp={points}"]
    words += [f"start={card.start_number}"] if card.start_number >= 0 else []
    words += [f"{card.source}-{KINDS[card.good]}"] if card.good != GREY else []
    parts = [" ".join(words + card.keywords), *(power_line(power) for power in card.powers)]
    line = " | ".join(parts)
    return " = ".join([line, *(row_line(row) for row in card.score)])


def action_line(action: ActionCard) -> str:
    figures = ("draw", "keep", "discount", "draw_after", "sells", "vp_factor", "windfalls")
    bonus = " ".join(f"{name}={int(getattr(action, name))}" for name in figures)
    copies = f"{action.copies}x {action.advanced_copies}x-advanced"
    return f"action {action.id} {PHASES[action.phase - 1]} {copies} {bonus}"


def all_lines() -> list[str]:
    cards = race().cards
    hands = [
        f"first game {number}: {', '.join(sorted(cards.ids[card] for card in hand))}"
        for number, hand in cards.preset_hands.items()
    ]
    limits = (
        f"limits: hand {cards.hand_limit}, tableau {cards.tableau_end}, deal {cards.initial_deal}, "
        f"discard {cards.initial_discard}, explore {cards.explore_draw} keep {cards.explore_keep}"
    )
    prices = f"trade: {', '.join(f'{kind} {cards.trade_price[at]}' for at, kind in enumerate(KINDS))}"
    pools = f"pools: {', '.join(f'{seats} players {vp}' for seats, vp in cards.pool.items())}"
    chips = f"chips: {', '.join(f'{count} of {value}' for value, count in cards.chips)}"
    starts = f"first game start worlds: {cards.preset_starts}"
    return [
        *(card_line(card) for card in cards.cards),
        *(action_line(action) for action in cards.actions),
        *(limits, prices, pools, chips, starts),
        *hands,
    ]


def test_every_card_is_as_printed() -> None:
    for printed, line in zip(PRINTED, all_lines(), strict=True):
        assert line == printed


@rule("RACE-024")
def test_the_small_numbers_on_the_cards_name_the_first_hands() -> None:
    path = files("perihelion.games.race").joinpath("data/components.toml")
    entries = tomllib.loads(path.read_text(encoding="utf-8"))["card"]
    cards = race().cards
    for number, hand in cards.preset_hands.items():
        numbered = {entry["id"] for entry in entries if entry.get("preset_hand") == number}
        assert numbered == {cards.ids[card] for card in hand}
