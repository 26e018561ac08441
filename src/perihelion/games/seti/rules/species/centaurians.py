"""Centaurians: message tiles and cards that are answered when a score is reached."""

from __future__ import annotations

from perihelion.core.text import Event, Text
from perihelion.games.seti.components.vocabulary import TUCK_THIS
from perihelion.games.seti.rules.cards import discard
from perihelion.games.seti.rules.rival.choices import by_arrow
from perihelion.games.seti.rules.steps import Choice, run_nested
from perihelion.games.seti.state import SetiState, changed, without


def discover(state: SetiState) -> None:
    """Every owner's tile lies 15 points ahead of their score (SETI-C03, SETI-C17)."""
    for player in state.players:
        player.tile_at = player.score + state.parts.message_distance
    if state.rival is not None:
        state.rival.message_tiles = len(state.messages_taken) - state.owners


def send(state: SetiState, owner: int, card: int) -> None:
    """Playing a Centaurian card puts a marker 15 points ahead (SETI-C07)."""
    player = state.players[owner]
    player.messages = [*player.messages, card]
    player.message_at = [*player.message_at, player.score + state.parts.message_distance]
    if state.journal is not None:
        key, at = state.parts.cards[card].key, player.message_at[-1]
        state.tell(Event("message-sent", owner, ("SETI-C07",), {"card": key, "n": at}))


def answer_message(state: SetiState, owner: int) -> None:
    """Resolves the green part of the oldest message whose marker is reached (SETI-C08 to SETI-C10)."""
    player = state.players[owner]
    at = due_message(state, owner)
    card = player.messages[at]
    player.messages, player.message_at = without(player.messages, at), without(player.message_at, at)
    face = state.parts.cards[card]
    if state.journal is not None:
        state.tell(Event("message-answered", owner, ("SETI-C08",), {"card": face.key}))
    green = state.parts.glossary.lists[face.green]
    if not any(effect.verb == TUCK_THIS for effect in green):
        discard(state, card)
    run_nested(state, owner, face.green, card)


def due_message(state: SetiState, owner: int) -> int:
    """The oldest message whose marker is reached, -1 if there is none (SETI-C13)."""
    player = state.players[owner]
    for at, score in enumerate(player.message_at):
        if score <= player.score:
            return at
    return -1


class MessageReward(Choice):
    """The owner's tile covers one of the uncovered message rewards (SETI-C04)."""

    def copy(self) -> MessageReward:
        return MessageReward(self.owner)

    def options(self, state: SetiState) -> list[int]:
        return [state.acts.message + at for at, owner in enumerate(state.messages_taken) if owner < 0]

    def choose(self, state: SetiState, action: int) -> None:
        state.pop()
        take_reward(state, self.owner, action - state.acts.message)

    def run(self, state: SetiState) -> None:
        if state.is_rival(self.owner):  # SETI-C18
            options = self.options(state)
            if options:
                self.choose(state, by_arrow(state, options))
            else:
                state.pop()
        else:
            super().run(state)

    def prompt(self, state: SetiState, seat: int) -> Text:
        return Text("prompt-message")


def take_reward(state: SetiState, owner: int, at: int) -> None:
    state.messages_taken = changed(state.messages_taken, at, owner)
    if state.journal is not None:
        args = {"reward": f"message-{state.parts.message_ids[at]}"}
        state.tell(Event("message-reward", owner, ("SETI-C04",), {**args}))
    run_nested(state, owner, state.parts.message_rewards[at])


def reach_tile(state: SetiState, owner: int) -> None:
    """The tile leaves the track and its owner picks a reward."""
    state.players[owner].tile_at = -1
    state.push(MessageReward(owner))
