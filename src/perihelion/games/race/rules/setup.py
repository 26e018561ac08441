"""Setting the game up: start worlds, hands, player order, and the discard of two cards."""

from __future__ import annotations

from perihelion.core.text import Text
from perihelion.games.race.rules.picking import PickCards
from perihelion.games.race.rules.rounds import Round, discard_all
from perihelion.games.race.state import NONE, Player, RaceState


class SetupDiscard(PickCards):
    """Everybody discards two of the six cards dealt (RACE-017)."""

    def copy(self) -> SetupDiscard:
        return SetupDiscard(self.counts, self.picks[:])

    def resolve(self, state: RaceState) -> None:
        state.pop()
        discard_all(state, self, "setup-discarded", "RACE-017")

    def prompt(self, state: RaceState, seat: int) -> Text:
        return Text("prompt-setup-discard", {"count": self.counts[seat] - len(self.picks[seat])})


def set_up(state: RaceState) -> None:
    """Start worlds are dealt, then hands from the lowest start world on, then the good of a start
    world that is a windfall world (RACE-R56)."""
    cards = state.cards
    state.pool = cards.pool[state.seats]
    state.push(Round())
    first_game = state.options["setup"] == "first-game"
    starts = start_worlds(state, first_game)
    state.chance.shuffle(starts)
    for start in starts[: state.seats]:
        state.players.append(Player(start, [start], [NONE], [], 0, [], [], []))
    state.order = player_order([cards.start_number[player.start] for player in state.players])
    state.pile = cards.deck[:]
    for player in state.players:
        state.pile.remove(player.start)
    if first_game:
        take_preset_hands(state)
        state.chance.shuffle(state.pile)
    else:
        state.chance.shuffle(state.pile)
        deal_hands(state)
    for player in state.players:
        if cards.windfall[player.start]:
            player.goods = [state.take()]  # RACE-019


def start_worlds(state: RaceState, first_game: bool) -> list[int]:
    """The start worlds that are dealt (RACE-015, RACE-021)."""
    cards = state.cards
    if not first_game:
        return cards.start_worlds[:]
    numbers = cards.preset_starts[state.seats]
    return [card for card in cards.start_worlds if cards.start_number[card] in numbers]


def take_preset_hands(state: RaceState) -> None:
    """Everybody takes the four cards of his start world's number (RACE-022)."""
    cards = state.cards
    for player in state.players:
        player.hand = cards.preset_hands[cards.start_number[player.start]][:]
        for card in player.hand:
            state.pile.remove(card)


def deal_hands(state: RaceState) -> None:
    """Six cards each, of which two will be discarded (RACE-017)."""
    for seat in state.order:
        state.players[seat].hand = [state.pile.pop() for _ in range(state.cards.initial_deal)]
    counts = [state.cards.initial_discard] * state.seats
    state.push(SetupDiscard(counts, [[] for _ in counts]))


def player_order(numbers: list[int]) -> list[int]:
    """Clockwise from the seat with the lowest start world number (RACE-198)."""
    first = numbers.index(min(numbers))
    return [(first + turn) % len(numbers) for turn in range(len(numbers))]
