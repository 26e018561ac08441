"""Quarterworlds as a game of the engine: setup, views, redealing, scores, and what bots ask."""

from __future__ import annotations

from perihelion.core.chance import Chance
from perihelion.core.game import Game, Option
from perihelion.core.text import Reason
from perihelion.core.view import Preview, ScoreSheet, Zone
from perihelion.games.quarterworlds import features, scoring, strategy
from perihelion.games.quarterworlds import view as views
from perihelion.games.quarterworlds.appraisal import Forecasts
from perihelion.games.quarterworlds.catalogue import Actions
from perihelion.games.quarterworlds.components import EPOCHS, NOTHING, Components
from perihelion.games.quarterworlds.preview import preview
from perihelion.games.quarterworlds.state import QuarState
from perihelion.games.quarterworlds.turns import Epochs
from perihelion.games.quarterworlds.view import QuarView

START = Option("start", ("random", "red", "blue"))  # QUAR-R02


class Quarterworlds(Game[QuarState, QuarView]):
    def __init__(self, parts: Components) -> None:
        self.parts = parts
        self.actions = Actions(parts)
        self.forecasts = Forecasts(parts)
        super().__init__("quarterworlds", 1, (2,), (START,), self.actions.catalogue)  # QUAR-001

    def blank(self, seats: int, options: dict[str, str], chance: Chance) -> QuarState:
        return QuarState(self, seats, options, chance)

    def setup(self, state: QuarState) -> None:
        """QUAR-R01 to QUAR-R04."""
        parts, chance = self.parts, state.chance
        start = state.options[START.key]
        state.starter = chance.below(state.seats) if start == "random" else START.values.index(start) - 1
        state.turn = state.starter
        for seat in range(state.seats):
            first = seat == state.starter
            state.tokens[seat] = parts.tokens_first_player if first else parts.tokens_second_player
        for epoch in range(EPOCHS):
            deck = [card.number for card in parts.cards if card.epoch == epoch + 1]
            chance.shuffle(deck)
            state.decks[epoch] = deck
        science = list(range(parts.epoch_cards, len(parts.cards)))
        chance.shuffle(science)
        for seat in range(state.seats):
            state.science[seat] = [science.pop() for _ in range(parts.science_dealt)]
        state.science_rest = science
        state.push(Epochs())

    # -- what may be known -------------------------------------------------------------------------

    def view(self, state: QuarState, seat: int | None) -> QuarView:
        return views.view(state, seat)

    def zones(self, view: QuarView) -> list[Zone]:
        return views.zones(self.parts, view)

    def redeal(self, state: QuarState, seat: int, chance: Chance) -> None:
        """The other hand changes places with the decks, epoch by epoch, as backs show the epoch of a card;
        the other science hand with the undealt science cards (QUAR-R05)."""
        other = 1 - seat
        for epoch in range(EPOCHS):
            deck = state.decks[epoch]
            held = [at for at, n in enumerate(state.hands[other]) if self.parts.cards[n].epoch == epoch + 1]
            pool = sorted(deck + [state.hands[other][at] for at in held])
            chance.shuffle(pool)
            for at in held:
                state.hands[other][at] = pool.pop()
            state.decks[epoch] = pool
        pool = sorted(state.science_rest + state.science[other])
        chance.shuffle(pool)
        state.science[other] = [pool.pop() for _ in range(len(state.science[other]))]
        state.science_rest = pool

    def census(self, state: QuarState) -> dict[str, int]:
        places: list[list[int]] = [*state.decks, state.offer, state.removed, state.discards]
        places += [*state.hands, *state.science, state.science_rest, *state.laid, *state.researched]
        for worlds in state.worlds:
            for world in worlds:
                places.append([world.card, world.ship, *world.attached])
        found = [number for numbers in places for number in numbers if number != NOTHING]
        epochs = [sum(1 for n in found if self.parts.cards[n].epoch == epoch) for epoch in range(4)]
        return {
            "science cards": epochs[0], "cards of epoch 1": epochs[1], "cards of epoch 2": epochs[2],
            "cards of epoch 3": epochs[3], "titles": len(set(found)),
        }  # fmt: skip

    def preview(self, state: QuarState, seat: int, action: int) -> Preview:
        return preview(state, seat, action)

    # -- why not, and who is ahead -----------------------------------------------------------------

    def refusal(self, state: QuarState, seat: int, action: int) -> Reason | None:
        """A card that is not where the action needs it."""
        actions = self.actions
        if actions.is_take(action) and action - actions.take not in state.offer:
            return Reason("refusal-not-in-offer", "QUAR-041", {"card": self._key(action - actions.take)})
        if actions.is_lay(action) and action - actions.lay not in state.hands[seat]:
            return Reason("refusal-not-in-hand", "QUAR-031", {"card": self._key(action - actions.lay)})
        if actions.is_research(action):
            number = action - actions.research + self.parts.epoch_cards
            if number not in state.science[seat]:
                return Reason("refusal-not-in-hand", "QUAR-130", {"card": self._key(number)})
        return None

    def _key(self, number: int) -> str:
        return self.parts.cards[number].key

    def score_sheet(self, state: QuarState, seat: int | None) -> ScoreSheet:
        return scoring.score_sheet(state)

    def winners(self, state: QuarState) -> list[int]:
        return scoring.winners(state)

    def scores(self, state: QuarState) -> list[int]:
        return [sum(scoring.standing(state, seat)) for seat in range(state.seats)]

    # -- for bots ----------------------------------------------------------------------------------

    def evaluate(self, state: QuarState, seat: int) -> float:
        return strategy.evaluate(state, seat)

    def rate(self, state: QuarState, seat: int, actions: list[int]) -> list[float] | None:
        return strategy.rate(state, seat, actions)

    def clock(self, state: QuarState) -> int:
        return 2 * state.epoch + state.turn

    # -- for learning agents -----------------------------------------------------------------------

    def feature_count(self, seats: int) -> int:
        return features.feature_count(len(self.parts.cards))

    def features(self, state: QuarState, seat: int) -> list[float]:
        return features.features(state, seat)
