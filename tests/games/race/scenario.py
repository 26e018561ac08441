"""Any position of Race in a few readable lines.

    table = Table("old-earth, gem-world*", "new-sparta", hands=("comet-zone, drop-ships",))
    table.play("settle", "produce")
    table.act(0, "settle:comet-zone")

A star puts a good on a world. Cards that are named nowhere lie in the draw pile, under those given as
`pile` (first one on top).
"""

from __future__ import annotations

from perihelion import games
from perihelion.core.chance import seeded
from perihelion.core.text import Event, Reason, Refused
from perihelion.games.race.game import RaceGame
from perihelion.games.race.rules.rounds import Round, slots_of
from perihelion.games.race.rules.setup import player_order
from perihelion.games.race.sight.show import question
from perihelion.games.race.sight.view import RaceView
from perihelion.games.race.state import NONE, Player, RaceState

NEUTRAL = ("rebel-base", "rebel-homeworld", "rebel-outpost", "terraformed-world")


def race() -> RaceGame:
    game = games.get("race")
    assert isinstance(game, RaceGame)
    return game


class Table:
    """A position, and the game played on from it."""

    def __init__(
        self,
        *tableaux: str,
        seats: int = 2,
        hands: tuple[str, ...] = (),
        chips: tuple[int, ...] = (),
        starts: tuple[int, ...] = (0, 1, 2, 3),
        pile: str = "",
        discard: str = "",
        rest: str = "pile",
        pool: int | None = None,
        seed: int = 1,
        game: RaceGame | None = None,
        **options: str,
    ) -> None:
        self.game = game or race()
        seats = max(seats, len(tableaux))
        chosen = {key.replace("_", "-"): value for key, value in options.items()}
        self.state = self.game.blank(seats, self.game.settings(seats, chosen), seeded(seed))
        self.events: list[Event] = []
        self._unused = self.game.cards.deck[:]
        for seat in range(seats):
            words = tableaux[seat] if seat < len(tableaux) else NEUTRAL[seat]
            self._seat(words, hands[seat] if seat < len(hands) else "")
            self.state.players[seat].chips = chips[seat] if seat < len(chips) else 0
        self.state.order = player_order(list(starts[:seats]))
        self.state.discard = self.take(discard)
        top = self.take(pile)
        self._fill_goods()
        left, self._unused = self._unused, []
        self.state.pile = top[::-1]
        if rest == "pile":
            self.state.pile = left + self.state.pile
        elif rest == "discard":
            self.state.discard += left
        self.state.pool = self.game.cards.pool[seats] if pool is None else pool
        self.state.stack = [Round()]

    def _seat(self, tableau: str, hand: str) -> None:
        entries = split(tableau)
        cards = self.take(", ".join(entry.rstrip("*") for entry in entries))
        goods = [0 if entry.endswith("*") else NONE for entry in entries]
        start = cards[0] if cards else NONE
        self.state.players.append(Player(start, cards, goods, self.take(hand), 0, [], [], []))

    def _fill_goods(self) -> None:
        for player in self.state.players:
            player.goods = [NONE if good == NONE else self._unused.pop() for good in player.goods]

    def take(self, words: str) -> list[int]:
        """Title numbers, taken out of the cards not used yet."""
        cards = [self.game.cards.number[word] for word in split(words)]
        for card in cards:
            self._unused.remove(card)
        return cards

    # -- playing -----------------------------------------------------------------------------------

    def phase(self, phase: int) -> Table:
        """Plays a phase without any bonus up to its first question."""
        self.state.actions = [[] for _ in range(self.state.seats)]
        return self._begin([2 * phase])

    def play(self, *actions: str) -> Table:
        """The actions have been chosen: plays the round up to its first question. Seats without an
        action, or with "", have no bonus anywhere; `a+b` is a pair."""
        ids = [action.id for action in self.game.cards.actions]
        state = self.state
        chosen = [sorted(ids.index(word) for word in action.split("+") if word) for action in actions]
        state.actions = [chosen[seat] if seat < len(chosen) else [] for seat in range(state.seats)]
        return self._begin(slots_of(state))

    def _begin(self, slots: list[int]) -> Table:
        state = self.state
        state.round += 1
        state.slots = slots
        state.slot = NONE
        state.asked = 0
        del state.stack[1:]
        journal: list[Event] = []
        state.journal = journal
        state.advance()
        state.journal = None
        self.events += journal
        return self

    def act(self, seat: int, *actions: str) -> Table:
        for action in actions:
            self.events += self.state.act(seat, action)
        return self

    def all_pass(self) -> Table:
        """Everybody still asked in Develop or Settle places nothing."""
        for seat in self.state.asked_seats():
            self.act(seat, "pass")
        return self

    def pay(self, seat: int) -> Table:
        """Pays with whatever is first in the hand, as often as asked."""
        while self.question == "pay" and self.state.is_asked(seat):
            self.state.apply(seat, self.state.legal(seat)[0])
        return self

    # -- looking -----------------------------------------------------------------------------------

    @property
    def question(self) -> str:
        return question(self.state)

    @property
    def asked(self) -> list[int]:
        return self.state.asked_seats()

    def legal(self, seat: int) -> list[str]:
        return [self.game.catalogue.names[action] for action in self.state.legal(seat)]

    def refusal(self, seat: int, action: str) -> Reason:
        try:
            self.state.copy().act(seat, action)
        except Refused as refused:
            return refused.reason
        raise AssertionError(f"{action} is legal")

    def hand(self, seat: int) -> list[str]:
        return sorted(self.names(self.state.players[seat].hand))

    def count(self, seat: int) -> int:
        return len(self.state.players[seat].hand)

    def tableau(self, seat: int) -> list[str]:
        return self.names(self.state.players[seat].tableau)

    def goods(self, seat: int) -> list[str]:
        """The worlds that hold a good."""
        player = self.state.players[seat]
        held = [card for card, good in zip(player.tableau, player.goods, strict=True) if good != NONE]
        return sorted(self.names(held))

    def chips(self, seat: int) -> int:
        return self.state.players[seat].chips

    def view(self, seat: int | None) -> RaceView:
        return self.game.view(self.state, seat)

    def names(self, cards: list[int]) -> list[str]:
        return [self.game.cards.ids[card] for card in cards]

    def told(self, key: str) -> list[Event]:
        return [event for event in self.events if event.key == key]


def split(words: str) -> list[str]:
    return [word.strip() for word in words.split(",") if word.strip()]


def play_randomly(state: RaceState, seed: int | str, cap: int = 20_000) -> int:
    """Plays random moves to the end; returns how many."""
    chance = seeded(f"random {seed}")
    for number in range(cap):
        if state.over:
            return number
        seat = chance.pick(state.asked_seats())
        state.apply(seat, chance.pick(state.legal(seat)))
    return cap
