"""Positions to learn from: the ends of turns in games between bots, with what became of them.

Games are played by the policy with a little whim, so that everything is tried, or by bots that judge by what
was learned before: the learned bot where the game has a choice to predict, else searches, which judge by the
evaluation where that plays better. In some games the newest of them meets an earlier one, so that what it
learns does not run in circles. One game in four has options drawn by chance, and every one that is played
alone, where they say how strong the rival is. Steady games, on which an estimate is calibrated, are without
whim, and among several players without drawn options. Games are numbered seeds and kept in parts, so that a
run goes on where the last one stopped, and the same seed gives the same positions.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

import numpy as np

from perihelion import games as library
from perihelion.bots import Bot, decide, policy
from perihelion.bots.judging import Judge, final_margin, margin_scale, share_of_victory
from perihelion.bots.learned import Learned, LearnedBot
from perihelion.bots.matrices import Array
from perihelion.bots.predictor import Predictor
from perihelion.bots.search import SearchBot, judged_by_network
from perihelion.bots.value import NetworkJudge, ValueNetwork, input_count, inputs
from perihelion.core.chance import Chance, seeded
from perihelion.core.game import AnyGame
from perihelion.core.state import State
from perihelion.lab import backend

PART = 100  # games kept together
LINES = 24  # of play that a searching seat follows for a decision
LINES_ALONE = 96  # the same for who plays alone: they are shorter, and few others beat the rival
WORLDS = 2  # in which a learned seat thinks about the strategic question; in one about others
SEEN = 12  # positions of a game, about
SEATS_SEEN = 2  # by whose eyes each of them is seen, at most
LEAGUE = 3  # in one of so many games the others play by what was learned earlier
WHIMS = (0, 2, 5, 12)  # per cent of choices made at random, from game to game
VARIED = 4  # one of so many games has options drawn by chance
ANSWERS = 20_000  # of a game; one that has not ended by then teaches nothing
COLUMNS = ("seen", "won", "margin", "game", "choice")


@dataclass(frozen=True)
class Positions:
    """One row for each position and seat: what is seen, whether the seat won, by which margin on the game's
    scale, the number of the game, and what the seat then chose: its place among the choices that are worth
    predicting, or -1."""

    seen: Array
    won: Array
    margin: Array
    game: Array
    choice: Array

    def __len__(self) -> int:
        return len(self.won)

    def save(self, file: Path) -> None:
        fresh = file.with_suffix(".new.npz")
        np.savez_compressed(
            fresh,
            seen=self.seen.astype(np.float16),
            won=self.won,
            margin=self.margin,
            game=self.game,
            choice=self.choice,
        )
        fresh.replace(file)


def load_positions(files: list[Path]) -> Positions:
    parts = []
    for file in files:
        with np.load(file) as data:
            parts.append([data[name] for name in COLUMNS])
    columns = [np.concatenate([part[column] for part in parts]) for column in range(len(COLUMNS))]
    return Positions(*columns)


@dataclass(frozen=True)
class Lore:
    """What was learned of a game at a player count: the value network and, where the game has a choice that
    is worth predicting, the predictor."""

    network: ValueNetwork
    predictor: Predictor | None = None

    def bot(self, seed: str, game_id: str, seats: int) -> Bot:
        """Who plays by it: the learned bot, or a search that judges as searches of the game do."""
        if self.predictor is not None:
            judge = NetworkJudge(self.network, decides=True)
            return LearnedBot(seed, Learned(judge, self.predictor), strategic=WORLDS, tactical=1)
        decides = judged_by_network(game_id, seats)
        lines = LINES_ALONE if seats == 1 else LINES
        return SearchBot(seed, lines, judge=NetworkJudge(self.network, decides=True) if decides else Judge())


@dataclass(frozen=True)
class Source:
    """Where positions come from: a game at a player count, and what was learned of it so far, the newest
    last; the policy plays if that is nothing. It is all that a worker elsewhere needs to know. `size` is how
    many games make a part; `steady` games are without whim."""

    game_id: str
    seats: int
    seed: int = 1
    learned: tuple[Lore, ...] = ()
    size: int = field(default_factory=lambda: PART)
    steady: bool = False

    @property
    def game(self) -> AnyGame:
        return library.get(self.game_id)

    @property
    def kind(self) -> str:
        kind = f"learned-{len(self.learned)}" if self.learned else "policy"
        return f"steady-{kind}" if self.steady else kind

    def bots(self, number: int, name: str) -> list[Bot | None]:
        """Who plays the game of this number, by seat. In a game of the league one seat, another one from game
        to game, is the newest's, and what the others know comes in turns."""
        if not self.learned:
            return [None] * self.seats
        *earlier, newest = self.learned
        lores = [newest] * self.seats
        if earlier and number % LEAGUE == 0:
            lores = [earlier[number // LEAGUE % len(earlier)]] * self.seats
            lores[number // LEAGUE % self.seats] = newest
        return [lore.bot(f"{name} {seat}", self.game_id, self.seats) for seat, lore in enumerate(lores)]

    def play(self, part: int) -> Positions:
        rows: list[Row] = []
        for number in range(part * self.size, (part + 1) * self.size):
            rows += Played(self, number).rows()
        width = input_count(self.game, self.seats)
        return Positions(
            np.array([row.seen for row in rows], np.float32).reshape(len(rows), width),
            np.array([row.won for row in rows], np.float32),
            np.array([row.margin for row in rows], np.float32),
            np.array([row.game for row in rows], np.float32),
            np.array([row.choice for row in rows], np.float32),
        )


@dataclass(frozen=True)
class Shelf:
    """A folder in which the positions of a source are kept, part by part."""

    source: Source
    folder: Path

    def file(self, part: int) -> Path:
        source = self.source
        return self.folder / f"{source.game_id}-{source.seats}.{source.kind}.{part:04}.npz"

    def files(self, games: int) -> list[Path]:
        """Where the positions of so many games are kept."""
        return [self.file(part) for part in range(-(-games // self.source.size))]

    def collect(
        self, games: int, jobs: int = 1, where: str = "local", told: Callable[[int], None] | None = None
    ) -> list[Path]:
        """Has what is missing of so many games played; where their positions are kept. `told` is handed how
        many games are there. The positions do not depend on `jobs` and on where they are played."""
        self.folder.mkdir(parents=True, exist_ok=True)
        files = self.files(games)
        missing = [part for part, file in enumerate(files) if not file.exists()]
        there = len(files) - len(missing)
        for number, positions in backend.run(self.source.play, missing, jobs, where):
            positions.save(files[missing[number]])
            there += 1
            if told is not None:
                told(min(games, there * self.source.size))
        return files


@dataclass
class Row:
    seen: Array
    seat: int
    game: int
    choice: int
    won: float = 0.0
    margin: float = 0.0


@dataclass
class Met:
    """The end of a turn, the seats by whose eyes it is seen, and by seat what it then chose."""

    state: State
    seers: list[int]
    choices: dict[int, int] = field(default_factory=dict)


class Played:
    """One game with the ends of some of its turns."""

    def __init__(self, source: Source, number: int) -> None:
        name = f"positions {source.seed} {source.kind} {number}"
        self.chance = seeded(name)
        self.number = number
        self.whim = 0 if source.steady else WHIMS[number % len(WHIMS)]
        game = source.game
        varied = source.seats == 1 or (number % VARIED == 3 and not source.steady)
        options = drawn_options(game, source.seats, self.chance) if varied else {}
        self.state: State = game.new(source.seats, name, options)
        self.bots = source.bots(number, name)
        self.place = {action: place for place, action in enumerate(game.foreseen())}

    def rows(self) -> list[Row]:
        """What there is to learn: a random choice of the turns' ends, each by some seats' eyes."""
        met: list[Met] = []
        clock = self.state.game.clock(self.state)
        for _ in range(ANSWERS):
            if self.state.over:
                break
            seat = self.state.asked_seats()[0]
            action = self.answer(seat)
            if met and action in self.place:
                met[-1].choices[seat] = self.place[action]
            self.state.apply(seat, action)
            now = self.state.game.clock(self.state)
            if now != clock and not self.state.over:
                clock = now
                met.append(Met(self.state.copy(), self.seers()))
        if not self.state.over:
            return []
        places = list(range(len(met)))
        self.chance.shuffle(places)
        rows = [
            self.row(met[place].state, seat, met[place].choices.get(seat, -1))
            for place in sorted(places[:SEEN])
            for seat in met[place].seers
        ]
        return [self.ended(row) for row in rows]

    def answer(self, seat: int) -> int:
        legal = self.state.legal(seat)
        if len(legal) == 1:
            return legal[0]
        bot = self.bots[seat]
        if bot is None:
            return policy.answer(self.state.imagine(seat, self.chance), seat, self.chance, self.whim)
        if self.chance.below(100) < self.whim:
            return self.chance.pick(legal)
        return decide(bot, self.state, seat)

    def seers(self) -> list[int]:
        seats = list(range(self.state.seats))
        self.chance.shuffle(seats)
        return seats[:SEATS_SEEN]

    def row(self, state: State, seat: int, choice: int) -> Row:
        world = state.imagine(seat, self.chance)
        return Row(np.array(inputs(world, seat), np.float32), seat, self.number, choice)

    def ended(self, row: Row) -> Row:
        row.won = share_of_victory(self.state, row.seat)
        row.margin = final_margin(self.state, row.seat) / margin_scale(self.state.game.id)
        return row


def drawn_options(game: AnyGame, seats: int, chance: Chance) -> dict[str, str]:
    """A value for each option that may be chosen at the player count."""
    return {
        option.key: option.values[chance.below(len(option.values))]
        for option in game.options
        if option.seats is None or seats in option.seats
    }
