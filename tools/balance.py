"""The balance of Quarterworlds in figures: where margins come from, what cards are worth, which seat wins.

    python tools/balance.py --games 2000 --bots medium --seed study
    python tools/balance.py --games 200 --bots hard --components experiment.toml

plays paired games as the lab does (the same deal from both seats) and prints Markdown tables, explained in
docs/balance-quarterworlds.md. With `--json` all figures are written to a file as well. With `--keep` every
game is, so that a run that was stopped goes on where it was: games of the hard bot take hours.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterable
from dataclasses import asdict, dataclass, field
from functools import partial
from hashlib import sha256
from pathlib import Path
from typing import Any

from perihelion.bots import make
from perihelion.core.state import State
from perihelion.games.quarterworlds.components import KINDS
from perihelion.games.quarterworlds.components import Card as Printed
from perihelion.games.quarterworlds.game import Quarterworlds
from perihelion.games.quarterworlds.rules.offer import cards_left
from perihelion.games.quarterworlds.state import QuarState
from perihelion.lab import backend
from perihelion.lab.intervals import Estimate, mean, share
from perihelion.lab.play import MOVE_CAP, Setting, drive
from perihelion.language import voice

GAME = "quarterworlds"
COMPONENTS = Path(__file__).parents[1] / "src/perihelion/games/quarterworlds/data/components.toml"
CHUNK = 4  # games in a task


@dataclass
class Played:
    """What one player did in one game, and how it ended."""

    seat: int
    starter: int
    won: float
    total: int
    sources: dict[str, int]
    dealt: set[str]  # science cards
    taken: set[str] = field(default_factory=set)
    laid: set[str] = field(default_factory=set)
    income: list[int] = field(default_factory=list)  # at the end of each epoch
    passed_early: int = 0  # cards left when passing, at most


class Notes:
    """Written down while a game is played."""

    def __init__(self, state: QuarState) -> None:
        self.names = state.game.catalogue.names
        self.taken: list[set[str]] = [set(), set()]
        self.laid: list[set[str]] = [set(), set()]
        self.income: list[list[int]] = [[], []]
        self.left_behind = [0, 0]

    def take(self, state: State, seat: int, action: int) -> None:
        assert isinstance(state, QuarState)
        kind, _, card = self.names[action].partition(":")
        if kind == "take":
            self.taken[seat].add(card)
        elif kind in ("lay", "research"):
            self.laid[seat].add(card)
        elif kind == "pass":
            self.left_behind[seat] = max(self.left_behind[seat], cards_left(state))
        if state.epoch - 1 > len(self.income[0]):
            self.note_income(state)

    def note_income(self, state: QuarState) -> None:
        for seat in range(2):
            self.income[seat].append(state.income[seat])


def _game(setting: Setting) -> Quarterworlds:
    game = setting.load()
    assert isinstance(game, Quarterworlds)
    return game


def play(setting: Setting, number: int) -> list[Played]:
    game = _game(setting)
    state = game.new(2, setting.deal(number), dict(setting.options))
    dealt = [{state.parts.cards[card].title for card in hand} for hand in state.science]
    starter = state.starter
    bots = [
        make(setting.entrants[entrant], GAME, f"{setting.deal(number)} {number} {entrant}")
        for entrant in setting.seating(number)
    ]
    notes = Notes(state)
    drive(state, bots, MOVE_CAP, notes)
    notes.note_income(state)
    winners, sheet = game.winners(state), game.score_sheet(state, None)
    return [
        Played(
            seat,
            starter,
            1 / len(winners) if seat in winners else 0.0,
            sheet.totals[seat],
            {line.source.removeprefix("score-"): line.points[seat] for line in sheet.lines},
            dealt[seat],
            notes.taken[seat],
            notes.laid[seat],
            notes.income[seat],
            notes.left_behind[seat],
        )
        for seat in range(2)
    ]


def play_many(setting: Setting, numbers: list[int]) -> list[list[Played]]:
    return [play(setting, number) for number in numbers]


class Kept:
    """A file with a line for each game that was played, below one that says what was played."""

    def __init__(self, path: Path, setting: Setting) -> None:
        self.path = path
        parts = setting.components
        text = Path(parts).read_bytes() if parts else COMPONENTS.read_bytes()
        self.head = f"{setting.entrants[0]} {setting.seed} {sha256(text).hexdigest()[:12]}"

    def read(self, count: int) -> dict[int, list[Played]]:
        """The games of the first so many that are in the file; a new file is begun if there is none."""
        if not self.path.exists():
            self.path.write_text(self.head + "\n", encoding="utf-8")
        head, *lines = self.path.read_text(encoding="utf-8").splitlines()
        if head != self.head:
            raise SystemExit(f"{self.path} holds other games: {head}, not {self.head}")
        found = {}
        for number, *pair in map(json.loads, lines):
            if number < count:
                found[number] = [_played(figures) for figures in pair]
        return found

    def write(self, numbers: list[int], games: list[list[Played]]) -> None:
        with self.path.open("a", encoding="utf-8") as file:
            for number, pair in zip(numbers, games, strict=True):
                file.write(json.dumps([number, *map(asdict, pair)], default=sorted) + "\n")


def _played(figures: dict[str, Any]) -> Played:
    return Played(**{**figures, **{name: set(figures[name]) for name in ("dealt", "taken", "laid")}})


# -- figures -------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Card:
    id: str
    title: str
    kind: str
    taken: int  # by how many players, or for a science card how many were dealt it
    laid: Estimate  # of those
    won: Estimate  # of those who laid it


@dataclass(frozen=True)
class Study:
    """All figures of a run."""

    played: list[list[Played]]
    cards: list[Card]

    @property
    def players(self) -> list[Played]:
        return [player for pair in self.played for player in pair]

    def margin_shares(self) -> dict[str, float]:
        """How much of the winner's margin each source brings, over all games; negative where it takes."""
        gained: dict[str, int] = {}
        for pair in self.played:
            if pair[0].won == pair[1].won:
                continue
            winner, loser = sorted(pair, key=lambda player: -player.won)
            for source in winner.sources:
                gained[source] = gained.get(source, 0) + winner.sources[source] - loser.sources[source]
        total = sum(gained.values())
        return {source: amount / total for source, amount in gained.items()}

    def point_shares(self) -> dict[str, float]:
        total = sum(player.total for player in self.players)
        sources = self.players[0].sources
        return {name: sum(player.sources[name] for player in self.players) / total for name in sources}

    def seat_wins(self, starts: bool | None = None, seat: int = 0) -> Estimate:
        """The win rate of a seat, or of who starts."""
        chosen = [
            p for p in self.players if (p.seat == seat if starts is None else (p.seat == p.starter) == starts)
        ]
        return share(sum(player.won for player in chosen), len(chosen))

    def ships(self, titles: set[str]) -> list[int]:
        """How many players laid 0, 1, 2, ... ships."""
        counts = [len(player.laid & titles) for player in self.players]
        return [counts.count(number) for number in range(max(counts) + 1)]


def study(setting: Setting, count: int, jobs: int, kept: Kept | None = None) -> Study:
    found = kept.read(count) if kept else {}
    missing = [number for number in range(count) if number not in found]
    chunks = [missing[start : start + CHUNK] for start in range(0, len(missing), CHUNK)]
    for place, games in backend.run(partial(play_many, setting), chunks, jobs, "local"):
        found.update(zip(chunks[place], games, strict=True))
        if kept:
            kept.write(chunks[place], games)
    played = [found[number] for number in range(count)]
    players = [player for pair in played for player in pair]
    return Study(played, [_card(card, players) for card in _game(setting).parts.cards])


def _card(card: Printed, players: list[Played]) -> Card:
    title, science = card.title, card.epoch == 0
    had = [p for p in players if title in (p.dealt if science else p.taken)]
    laid = [p for p in had if title in p.laid]
    won = share(sum(player.won for player in laid), len(laid)) if laid else Estimate(0.0, 0.0, 1.0, 0)
    lays = share(len(laid), len(had)) if had else Estimate(0.0, 0.0, 1.0, 0)
    return Card(card.id, title, KINDS[card.kind], len(had), lays, won)


# -- tables --------------------------------------------------------------------------------------------


def percent(value: float) -> str:
    return f"{100 * value:.1f} %"


def interval(estimate: Estimate) -> str:
    return f"{percent(estimate.value)} ({100 * estimate.low:.1f} – {100 * estimate.high:.1f})"


def table(head: Iterable[str], rows: Iterable[Iterable[object]]) -> str:
    names = list(head)
    lines = [f"| {' | '.join(names)} |", f"|{'---|' * len(names)}"]
    return "\n".join([*lines, *(f"| {' | '.join(str(cell) for cell in row)} |" for row in rows)])


def report(found: Study) -> str:
    speak = voice("en", GAME)
    players = found.players
    ship_titles = {card.title for card in found.cards if card.kind == "ship"}
    margins = found.margin_shares()
    points = found.point_shares()
    parts = [
        f"{len(found.played)} games, {mean([float(p.total) for p in players]).value:.1f} points on average, "
        f"winner's margin {mean([float(abs(a.total - b.total)) for a, b in found.played]).value:.1f}",
        f"Red wins {interval(found.seat_wins())}; who starts wins {interval(found.seat_wins(True))}",
        "Income at the end of epoch 1, 2, 3: "
        + ", ".join(f"{mean([float(p.income[epoch]) for p in players]).value:.2f}" for epoch in range(3)),
        "Ships laid (0, 1, 2, …): " + ", ".join(percent(n / len(players)) for n in found.ships(ship_titles)),
        f"Players who passed with six cards or more to come: {sum(1 for p in players if p.passed_early > 5)}",
        "Science cards with their bonuses: "
        + percent(points["science-cards"] + points["lay-bonus"] + points["end-bonus"])
        + " of points",
        table(
            ("Source", "points each", "of all points", "of the margin"),
            (
                (
                    speak.tell(f"score-{name}"),
                    f"{sum(p.sources[name] for p in players) / len(players):.2f}",
                    percent(points[name]),
                    percent(margins[name]),
                )
                for name in sorted(margins, key=lambda name: -margins[name])
            ),
        ),
        table(
            ("Card", "", "kind", "had by", "laid", "won when laid", ""),
            (
                (
                    card.id,
                    speak.tell(f"card-{card.title}"),
                    card.kind,
                    card.taken,
                    percent(card.laid.value),
                    interval(card.won),
                    mark(card),
                )
                for card in found.cards
            ),
        ),
    ]
    return "\n\n".join(parts)


def mark(card: Card) -> str:
    """A sign for a card outside the targets."""
    signs = []
    if card.laid.value < 0.15:
        signs.append("rare")
    if not 0.42 <= card.won.value <= 0.58:
        signs.append("weak" if card.won.value < 0.5 else "strong")
    return ", ".join(signs)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--bots", default="medium", help="a level or bot for both seats")
    parser.add_argument("--seed", default="study")
    parser.add_argument("--components", type=Path, help="another components file")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--json", type=Path, help="where to write all figures")
    parser.add_argument("--keep", type=Path, help="a file for the games, to go on from if it is there")
    given = parser.parse_args()
    components = str(given.components) if given.components else None
    setting = Setting(GAME, (given.bots, given.bots), given.seed, components=components)
    found = study(setting, given.games, given.jobs, Kept(given.keep, setting) if given.keep else None)
    print(report(found))
    if given.json:
        figures = {
            "margin": found.margin_shares(),
            "points": found.point_shares(),
            "cards": {c.id: [c.title, c.kind, c.taken, c.laid.value, c.won.value] for c in found.cards},
        }
        given.json.write_text(json.dumps(figures, indent=1), encoding="utf-8")


if __name__ == "__main__":
    main()
