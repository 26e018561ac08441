"""A position of Race: the piles, the pool, and what each player has.

Cards are title numbers. The draw pile's top is its end. Each card is in exactly one place: a pile, a
hand, a tableau, on a world as a good, or among the cards looked at in Explore (RACE-007).
"""

from __future__ import annotations

from typing import ClassVar, Final

from perihelion.core.chance import Chance
from perihelion.core.game import AnyGame
from perihelion.core.plain import Plain
from perihelion.core.state import State
from perihelion.core.text import Event
from perihelion.games.race.catalogue import RaceCatalogue
from perihelion.games.race.components import Cards

NONE: Final = -1


class Memo:
    """What somebody has worked out of a tableau and its goods, to be kept until they change."""

    def __init__(self, tableau: list[int], goods: list[int]) -> None:
        self.tableau = tableau
        self.goods = goods


class Player(Plain):
    """What one seat has. `goods[i]` is the card that lies as a good on `tableau[i]`, or NONE; `looking`
    are the cards drawn in Explore; `seen` are hand cards that everybody has seen; `known` are the
    cards in the discard pile that came face down from this seat (RACE-R50). The lists are replaced, never
    changed, so that copies share them."""

    FIELDS: ClassVar[tuple[str, ...]] = (
        "start",
        "tableau",
        "goods",
        "hand",
        "chips",
        "looking",
        "seen",
        "known",
    )

    def __init__(
        self,
        start: int,
        tableau: list[int],
        goods: list[int],
        hand: list[int],
        chips: int,
        looking: list[int],
        seen: list[int],
        known: list[int],
    ) -> None:
        self.start = start
        self.tableau = tableau
        self.goods = goods
        self.hand = hand
        self.chips = chips
        self.looking = looking
        self.seen = seen
        self.known = known

    def copy(self) -> Player:
        return Player(
            self.start,
            self.tableau,
            self.goods,
            self.hand,
            self.chips,
            self.looking,
            self.seen,
            self.known,
        )

    def goods_count(self) -> int:
        count = 0
        for good in self.goods:
            if good != NONE:
                count += 1
        return count

    def put_good(self, at: int, good: int) -> None:
        """Lays a good on the world at a place of the tableau, or takes it away (NONE)."""
        goods = self.goods[:]
        goods[at] = good
        self.goods = goods


class RaceState(State):
    """`actions[seat]` are the revealed action cards of this round; `slots` are the phases it plays, each
    as 2 * phase + repetition (the advanced variant can play a phase twice), and `slot` the one at hand.
    `open_discards` are the cards in the discard pile that everybody saw going there."""

    FIELDS: ClassVar[tuple[str, ...]] = (
        "players",
        "order",
        "pile",
        "discard",
        "open_discards",
        "pool",
        "round",
        "actions",
        "slots",
        "slot",
    )

    def __init__(
        self,
        game: AnyGame,
        seats: int,
        options: dict[str, str],
        chance: Chance,
        cards: Cards,
        catalogue: RaceCatalogue,
        laid_out: bool = True,
    ) -> None:
        super().__init__(game, seats, options, chance)
        self.cards = cards
        self.catalogue = catalogue
        if laid_out:
            self.lay_out()

    def hollow(self) -> RaceState:
        other = RaceState(
            self.game, self.seats, self.options, self.chance.copy(), self.cards, self.catalogue, False
        )
        other.advanced = self.advanced
        return other

    def lay_out(self) -> None:
        """The fields as they are before the setup."""
        self.advanced = self.options["variant"] == "advanced"
        self.players: list[Player] = []
        self.order: list[int] = []  # seats in player order (RACE-198)
        self.pile: list[int] = []
        self.discard: list[int] = []
        self.open_discards: list[int] = []
        self.pool = 0
        self.round = 0
        self.actions: list[list[int]] = []
        self.slots: list[int] = []
        self.slot = NONE
        self.memos: list[Memo | None] = [None] * self.seats  # by seat

    def copy_fields(self, other: RaceState) -> None:
        other.players = [player.copy() for player in self.players]
        other.order = self.order
        other.pile = self.pile[:]
        other.discard = self.discard[:]
        other.open_discards = self.open_discards[:]
        other.pool = self.pool
        other.round = self.round
        other.actions = self.actions
        other.slots = self.slots
        other.slot = self.slot
        other.memos = self.memos[:]

    # -- the phase at hand -------------------------------------------------------------------------

    def phase(self) -> int:
        """The phase being played, 0 between phases."""
        return self.slots[self.slot] >> 1 if 0 <= self.slot < len(self.slots) else 0

    def bonuses(self, seat: int) -> list[int]:
        """The action cards whose bonus the seat has in the phase at hand (RACE-030). Of a card chosen
        once only the first of two phases has the bonus (RACE-204)."""
        slot = self.slots[self.slot]
        phase, repetition = slot >> 1, slot & 1
        chosen = self.actions[seat]
        phases = self.cards.phase_of_action
        if len(chosen) == 1:
            return chosen if phases[chosen[0]] == phase and repetition == 0 else []
        fitting = [action for action in chosen if phases[action] == phase]
        if repetition == 0:
            return fitting if len(fitting) < 2 or fitting[0] != fitting[1] else fitting[:1]
        return fitting[:1] if len(fitting) == 2 else []

    # -- cards -------------------------------------------------------------------------------------

    def take(self) -> int:
        """The top card of the draw pile, or NONE if there is no card in either pile (RACE-R29)."""
        pile = self.pile
        if not pile:
            if not self.discard:
                return NONE
            self.reshuffle()
            pile = self.pile
        card = pile.pop()
        if not pile and self.discard:
            self.reshuffle()  # RACE-165: at once when the last card is taken
        return card

    def stock(self) -> int:
        """How many cards can be taken before both piles are empty."""
        return len(self.pile) + len(self.discard)

    def reshuffle(self) -> None:
        """The discard pile becomes the draw pile; what was known of it is forgotten (RACE-R50)."""
        self.pile, self.discard = self.discard, []
        self.open_discards.clear()
        self.chance.shuffle(self.pile)
        for player in self.players:
            player.known = []
        if self.journal is not None:
            self.tell(Event("reshuffle", NONE, ("RACE-165",), {"cards": len(self.pile)}))

    def draw(self, seat: int, count: int) -> list[int]:
        """Draws cards into the hand; returns those that there were."""
        drawn: list[int] = []
        for _ in range(count):
            card = self.take()
            if card == NONE:
                break
            drawn.append(card)
        if drawn:
            self.players[seat].hand = self.players[seat].hand + drawn
            self.reveals += 1
        return drawn

    def throw(self, seat: int, cards: list[int]) -> None:
        """Discards hand cards face down: only their owner knows them (RACE-R50)."""
        player = self.players[seat]
        player.hand = without(player.hand, cards)
        player.seen = []
        player.known = player.known + cards
        self.discard += cards

    def leave_hand(self, seat: int, card: int) -> None:
        """Takes a card that everybody sees out of a hand."""
        player = self.players[seat]
        player.hand = without(player.hand, [card])
        if card in player.seen:
            player.seen = without(player.seen, [card])

    def discard_open(self, card: int) -> None:
        """Discards a card that everybody has seen."""
        self.discard.append(card)
        self.open_discards.append(card)

    # -- tableaux ----------------------------------------------------------------------------------

    def place(self, seat: int, card: int) -> None:
        """Puts a hand card face up into the tableau; a windfall world gets its good (RACE-087)."""
        self.leave_hand(seat, card)
        player = self.players[seat]
        player.tableau = [*player.tableau, card]
        player.goods = [*player.goods, self.take() if self.cards.windfall[card] else NONE]

    def remove(self, seat: int, card: int) -> None:
        """Discards a development from the tableau by its own power (RACE-084)."""
        player = self.players[seat]
        at = player.tableau.index(card)
        player.tableau = player.tableau[:at] + player.tableau[at + 1 :]
        player.goods = player.goods[:at] + player.goods[at + 1 :]
        self.discard_open(card)

    def spend_good(self, seat: int, at: int) -> None:
        """Discards a good unseen (RACE-117)."""
        player = self.players[seat]
        self.discard.append(player.goods[at])
        player.put_good(at, NONE)


def without(cards: list[int], taken: list[int]) -> list[int]:
    """The cards less those taken, the first of each title, in their order."""
    rest = cards[:]
    for card in taken:
        rest.remove(card)
    return rest


def titles_of(cards: list[int]) -> list[int]:
    """The titles among the cards, each once, in their order."""
    titles: list[int] = []
    last = NONE
    for card in sorted(cards):
        if card != last:
            titles.append(card)
            last = card
    return titles
