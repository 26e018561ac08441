"""Any position of Quarterworlds in a few lines: cards are named by their ids (`2_27`), places directly.

Nothing is reached by luck: a scenario starts from an empty table, and what is not placed is not in play.
"""

from __future__ import annotations

from typing import Any

from perihelion import games
from perihelion.core.chance import seeded
from perihelion.core.text import Event, Reason
from perihelion.games.quarterworlds.components import NOTHING, RESOURCES, TRACKS, Card, place
from perihelion.games.quarterworlds.game import Quarterworlds
from perihelion.games.quarterworlds.rules.turns import Epochs, Turns
from perihelion.games.quarterworlds.state import SOURCES, QuarState, World

RED, BLUE = 0, 1


def the_game() -> Quarterworlds:
    game = games.get("quarterworlds")
    assert isinstance(game, Quarterworlds)
    return game


def number(id: str) -> int:
    return the_game().parts.by_id[id]


def card(id: str) -> Card:
    return the_game().parts.cards[number(id)]


class Scenario:
    """A table on which it is red's turn in epoch 1, with nothing anywhere; `free` lets everybody pass at any
    turn."""

    def __init__(self, epoch: int = 1, turn: int = RED, free: bool = False) -> None:
        self.game = the_game()
        passing = "any-turn" if free else "no-card"
        options = self.game.settings(2, {"start": "red", "passing": passing})
        self.state: QuarState = self.game.blank(2, options, seeded("scenario"))
        self.state.epoch = epoch
        self.state.turn = turn
        self.state.decks = [[], [], []]
        self.events: list[Event] = []

    # -- placing ---------------------------------------------------------------------------------------

    def hand(self, seat: int, ids: str) -> Scenario:
        self.state.hands[seat] = [number(id) for id in ids.split()]
        return self

    def science(self, seat: int, ids: str) -> Scenario:
        self.state.science[seat] = [number(id) for id in ids.split()]
        return self

    def researched(self, seat: int, ids: str) -> Scenario:
        self.state.researched[seat] = [number(id) for id in ids.split()]
        return self

    def laid(self, seat: int, ids: str) -> Scenario:
        self.state.laid[seat] = [number(id) for id in ids.split()]
        return self

    def tokens(self, red: int, blue: int = 0) -> Scenario:
        self.state.tokens = [red, blue]
        return self

    def produces(self, seat: int, **steps: int) -> Scenario:
        for name, count in steps.items():
            self.state.production[seat][RESOURCES.index(name)] = count
        return self

    def tracks(self, seat: int, **steps: int) -> Scenario:
        for name, count in steps.items():
            self.state.tracks[seat][TRACKS.index(name)] = count
        return self

    def world(self, seat: int, planet: str, *attached: str, ship: str = "") -> Scenario:
        """A planet; `attached` gives the card on each quarter, "" for none."""
        cards = [number(id) if id else NOTHING for id in (*attached, "", "", "", "")[:4]]
        docked = number(ship) if ship else NOTHING
        self.state.worlds[seat].append(World(number(planet), cards, docked))
        return self

    def offer(self, left: str, right: str, deck: str = "") -> Scenario:
        """The columns of the offer from the bottom up (`-` for an empty place), and the deck, next first."""
        for column, ids in enumerate((left, right)):
            for row, id in enumerate(ids.split()):
                self.state.offer[place(column, row)] = NOTHING if id == "-" else number(id)
        self.state.decks[self.state.epoch - 1] = [number(id) for id in reversed(deck.split())]
        return self

    def next_deck(self, ids: str) -> Scenario:
        """The deck of the next epoch, next card first."""
        self.state.decks[self.state.epoch] = [number(id) for id in reversed(ids.split())]
        return self

    def cylinder(self, up: int, left: int) -> Scenario:
        self.state.up, self.state.left = up, left
        return self

    def begin(self) -> Scenario:
        """The player whose turn it is is asked."""
        self.state.stack = [Epochs(), Turns()]
        self.state.advance()
        return self

    # -- playing ---------------------------------------------------------------------------------------

    def name(self, words: str) -> str:
        """`lay 2_27` as the catalogue spells it."""
        kind, *rest = words.split()
        by_id = self.game.parts.by_id
        cards = self.game.parts.cards
        return ":".join([kind, *(cards[by_id[word]].title if word in by_id else word for word in rest)])

    def do(self, seat: int, *actions: str) -> Scenario:
        for words in actions:
            self.events += self.state.act(seat, self.name(words))
        return self

    def may(self, seat: int, words: str) -> bool:
        return self.state.why_not(seat, self.name(words)) is None

    def why(self, seat: int, words: str) -> Reason:
        reason = self.state.why_not(seat, self.name(words))
        assert reason is not None, f"{words} is legal"
        return reason

    def legal(self, seat: int) -> set[str]:
        """What the seat may choose, cards by id."""
        by_title = {c.title: c.id for c in self.game.parts.cards}
        found = set()
        for action in self.state.legal(seat):
            words = self.game.catalogue.names[action].split(":")
            found.add(" ".join(by_title.get(word, word) for word in words))
        return found

    def lays(self, seat: int) -> set[str]:
        return {words.split()[1] for words in self.legal(seat) if words.startswith("lay ")}

    def takes(self, seat: int) -> set[str]:
        return {words.split()[1] for words in self.legal(seat) if words.startswith("take ")}

    def pay_for(self, seat: int, id: str, *items: str) -> Scenario:
        """Lays a card that needs no choice of place, paying with cards and `token`."""
        self.do(seat, f"lay {id}")
        return self.do(seat, *("pay-token" if item == "token" else f"pay {item}" for item in items))

    def end_epoch(self) -> Scenario:
        """Both pass, and nobody researches."""
        first = self.state.turn
        self.do(first, "pass")
        if self.state.asked_seats() != [first] and 1 - first not in self.state.passed:
            self.do(1 - first, "pass")
        return self.no_research()

    def no_research(self) -> Scenario:
        for _ in range(2):
            if not self.state.over and self.state.asked_seats():
                seat = self.state.asked_seats()[0]
                if "decline" in self.legal(seat):
                    self.do(seat, "decline")
        return self

    # -- looking ---------------------------------------------------------------------------------------

    def total(self, seat: int) -> int:
        return self.state.total(seat)

    def points(self, seat: int) -> dict[str, int]:
        """Points by source, without the empty ones."""
        return {SOURCES[at]: n for at, n in enumerate(self.state.points[seat]) if n}

    def hand_ids(self, seat: int) -> set[str]:
        return self.ids(self.state.hands[seat])

    def ids(self, numbers: list[int]) -> set[str]:
        return {self.game.parts.cards[n].id for n in numbers if n != NOTHING}

    def column(self, column: int) -> list[str]:
        """The ids of a column of the offer from the bottom up."""
        cards = self.game.parts.cards
        numbers = [self.state.offer[at] for at in range(column * 3, column * 3 + 3)]
        return [cards[n].id if n != NOTHING else "-" for n in numbers]

    def told(self) -> list[str]:
        """The keys of what happened."""
        return [event.key for event in self.events]

    def view(self, seat: int | None) -> Any:
        return self.game.view(self.state, seat)
