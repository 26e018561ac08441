"""An episode: one game as learning agents play it, the ground of all environments.

A single legal action is no decision and is taken at once. An action that is not legal ends the episode with
the lowest reward for whoever tried it, as is the custom of the field.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from perihelion.core.game import AnyGame
from perihelion.core.state import State

STEP_CAP: Final = 20_000  # a technical bound: the episode is truncated
REWARDS: Final = ("win", "margin")
LOWEST: Final = {"win": -1.0, "margin": -100.0}


class Episode:
    """A game, its seats and its rewards. `win` pays 1 to the winner, -1 to the others and what lies
    between for ties; `margin` pays the difference in points to the best other player."""

    def __init__(
        self, game: AnyGame, seats: int, options: Mapping[str, str] | None = None, rewards: str = "win"
    ) -> None:
        if rewards not in REWARDS:
            raise ValueError(f"rewards are {' or '.join(REWARDS)}, not {rewards!r}")
        self.game = game
        self.seats = seats
        self.options = game.settings(seats, options or {})
        self.rewards = rewards
        self.actions = len(game.catalogue)
        self.state: State
        self.steps = 0
        self.offender = -1  # who tried an illegal action
        self.seat = 0  # the first seat that owes an answer
        self.choices: list[int] = []  # its legal actions; none when the game is over

    def reset(self, seed: int | str) -> None:
        self.state = self.game.new(self.seats, seed, self.options)
        self.steps = 0
        self.offender = -1
        self._next_choice()

    @property
    def truncated(self) -> bool:
        return not self.state.over and self.offender < 0 and self.steps >= STEP_CAP

    @property
    def over(self) -> bool:
        return self.state.over or self.offender >= 0 or self.steps >= STEP_CAP

    def legal(self, seat: int) -> list[int]:
        if self.over:
            return []
        return self.choices if seat == self.seat else self.state.legal(seat)

    def step(self, seat: int, action: int) -> None:
        """Plays an action of a seat that is asked."""
        self.steps += 1
        if action not in (self.choices if seat == self.seat else self.state.legal(seat)):
            self.offender = seat
            return
        self.state.apply(seat, action)
        self._next_choice()

    def _next_choice(self) -> None:
        """Goes on to the next real decision."""
        state = self.state
        while state.asked:
            seat = 0
            while not (state.asked >> seat) & 1:
                seat += 1
            legal = state.legal(seat)
            if len(legal) > 1:
                self.seat, self.choices = seat, legal
                return
            state.apply(seat, legal[0])
        self.seat, self.choices = 0, []

    def returns(self) -> list[float]:
        """What each seat is paid; nothing before the end."""
        if self.offender >= 0:
            return [LOWEST[self.rewards] if seat == self.offender else 0.0 for seat in range(self.seats)]
        if not self.state.over:
            return [0.0] * self.seats
        if self.rewards == "win":
            winners = self.game.winners(self.state)
            return [2 / len(winners) - 1 if seat in winners else -1.0 for seat in range(self.seats)]
        scores = self.game.scores(self.state)
        return [float(scores[seat] - _best_other(scores, seat)) for seat in range(self.seats)]


def _best_other(scores: list[int], seat: int) -> int:
    others = scores[:seat] + scores[seat + 1 :]
    return max(others) if others else 0
