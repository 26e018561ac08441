"""States and games with the names that OpenSpiel uses, for those who come from there.

The adapter needs nothing of OpenSpiel. Simultaneous questions are answered one after the other; chance is
part of the state (there are no chance nodes), and a state resamples what a player cannot know.
"""

from __future__ import annotations

import json

from perihelion import games
from perihelion.core.chance import seeded
from perihelion.core.game import AnyGame
from perihelion.core.state import State, load
from perihelion.core.view import to_json
from perihelion.env.encode import encoder, length
from perihelion.language import voice

TERMINAL = -4  # OpenSpiel's number for "nobody: the game is over"


class SpielGame:
    """A game with a number of players and options."""

    def __init__(self, game: AnyGame, players: int, options: dict[str, str] | None = None) -> None:
        self.game = game
        self.players = players
        self.options = game.settings(players, options or {})
        self.encode = encoder(game, players)

    def new_initial_state(self, seed: int = 0) -> SpielState:
        return SpielState(self, self.game.new(self.players, seed, self.options), [])

    def deserialize_state(self, text: str) -> SpielState:
        data = json.loads(text)
        return SpielState(self, load(self.game, data["state"]), data["history"])

    def num_players(self) -> int:
        return self.players

    def num_distinct_actions(self) -> int:
        return len(self.game.catalogue)

    def observation_tensor_shape(self) -> list[int]:
        return [length(self.game, self.players)]

    def min_utility(self) -> float:
        return -1.0

    def max_utility(self) -> float:
        return 1.0


class SpielState:
    """A position, with the methods an OpenSpiel algorithm calls."""

    def __init__(self, game: SpielGame, state: State, history: list[int]) -> None:
        self._game = game
        self._state = state
        self._history = history

    def get_game(self) -> SpielGame:
        return self._game

    def current_player(self) -> int:
        """The first player who owes an answer."""
        return TERMINAL if self._state.over else self._state.asked_seats()[0]

    def is_terminal(self) -> bool:
        return self._state.over

    def is_chance_node(self) -> bool:
        return False

    def legal_actions(self, player: int | None = None) -> list[int]:
        if self._state.over:
            return []
        return sorted(self._state.legal(self.current_player() if player is None else player))

    def legal_actions_mask(self, player: int | None = None) -> list[int]:
        mask = [0] * self._game.num_distinct_actions()
        for action in self.legal_actions(player):
            mask[action] = 1
        return mask

    def apply_action(self, action: int) -> None:
        """Plays an action of the current player; raises `Refused` if it is not legal."""
        self._state.act(self.current_player(), action)
        self._history.append(action)

    def child(self, action: int) -> SpielState:
        after = self.clone()
        after.apply_action(action)
        return after

    def clone(self) -> SpielState:
        return SpielState(self._game, self._state.copy(), self._history[:])

    def history(self) -> list[int]:
        return self._history[:]

    def returns(self) -> list[float]:
        """1 for the winner, -1 for the others, what lies between for ties; 0 while the game goes on."""
        if not self._state.over:
            return [0.0] * self._game.players
        winners = self._game.game.winners(self._state)
        return [2 / len(winners) - 1 if seat in winners else -1.0 for seat in range(self._game.players)]

    def player_return(self, player: int) -> float:
        return self.returns()[player]

    def action_to_string(self, player: int, action: int) -> str:
        return self._game.game.catalogue.names[action]

    def string_to_action(self, player: int, name: str) -> int:
        return self._state.number(name)

    def action_in_words(self, action: int, lang: str = "en") -> str:
        return voice(lang, self._game.game.id).label(self._game.game, action)

    def observation_string(self, player: int) -> str:
        """What the player sees, as JSON."""
        return json.dumps(to_json(self._game.game.view(self._state, player)), sort_keys=True)

    def observation_tensor(self, player: int) -> list[float]:
        return [float(value) for value in self._game.encode(self._state, player)]

    def resample_from_infostate(self, player: int, seed: int) -> SpielState:
        """A state that the player cannot tell from this one, with everything hidden dealt anew."""
        return SpielState(self._game, self._state.imagine(player, seeded(seed)), self._history[:])

    def serialize(self) -> str:
        return json.dumps({"state": self._state.save(), "history": self._history})

    def __str__(self) -> str:
        names = self._game.game.catalogue.names
        return " ".join(names[action] for action in self._history) or "(start)"


def load_game(name: str, players: int | None = None, options: dict[str, str] | None = None) -> SpielGame:
    """A game by its id, as `pyspiel.load_game` has it."""
    game = games.get(name)
    return SpielGame(game, players or game.players[0], options)
