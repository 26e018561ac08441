"""Turns and rounds: the eight main actions, passing, income between rounds, and the end of the game."""

from __future__ import annotations

from typing import ClassVar, Final

from perihelion.core.chance import Chance
from perihelion.core.state import Step
from perihelion.core.text import Event, Text
from perihelion.games.seti.components.pieces import CONDITIONAL, ENDGAME, MESSAGE, TRIGGERED
from perihelion.games.seti.components.vocabulary import CREDITS, ENERGY, EV_PLAY_CARD
from perihelion.games.seti.rules import checks
from perihelion.games.seti.rules.cards import Tuck, draw_random, from_hand, gain_income
from perihelion.games.seti.rules.cards import discard as discard_card
from perihelion.games.seti.rules.conditions import count
from perihelion.games.seti.rules.flight import launch, rotate
from perihelion.games.seti.rules.free import discard_from_hand, free_options
from perihelion.games.seti.rules.milestones import BETWEEN_TURNS
from perihelion.games.seti.rules.missions import happened
from perihelion.games.seti.rules.planets import (
    land,
    land_cost,
    landing_places,
    orbit,
    place_planet,
    planets_with_probe,
)
from perihelion.games.seti.rules.rare_choices import gain_counted
from perihelion.games.seti.rules.resources import advance, gain
from perihelion.games.seti.rules.rival.objectives import objectives_due, replace_objectives
from perihelion.games.seti.rules.rival.turn import RIVAL_TURN, new_round
from perihelion.games.seti.rules.scan import start_scan
from perihelion.games.seti.rules.scoring import final_scoring
from perihelion.games.seti.rules.signals import Resolve
from perihelion.games.seti.rules.species.centaurians import send
from perihelion.games.seti.rules.steps import Choice, run_effects
from perihelion.games.seti.rules.techs import clear_computer
from perihelion.games.seti.state import (
    BETWEEN,
    MAIN_DONE,
    MAIN_OPEN,
    MAIN_RUNNING,
    MAX_OWNERS,
    TURN,
    Kept,
    SetiState,
)


class SetupIncome(Step[SetiState]):
    """The last step of the setup: each player tucks a card, in seat order (SETI-014, SETI-R01)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("next",)

    def __init__(self, next: int) -> None:
        self.next = next

    def copy(self) -> SetupIncome:
        return SetupIncome(self.next)

    def run(self, state: SetiState) -> None:
        if self.next >= state.owners:
            state.pop()
            return
        owner = (state.start + self.next) % state.owners
        self.next += 1
        if not state.is_rival(owner):
            state.push(Tuck(owner, 1, True))


class Play(Step[SetiState]):
    """The whole game, at the bottom of the stack: one turn after the other, round by round."""

    FIELDS: ClassVar[tuple[str, ...]] = ("fresh",)

    def __init__(self, fresh: bool) -> None:
        self.fresh = fresh  # the turn player is set for a new round

    def copy(self) -> Play:
        return Play(self.fresh)

    def run(self, state: SetiState) -> None:
        if not self.fresh and state.passed == (1 << state.owners) - 1:
            self.end_round(state)
            return
        if self.fresh:
            self.fresh = False
        else:
            state.turn = next_owner(state)
        begin_turn(state)

    def end_round(self, state: SetiState) -> None:
        """Income, the next starting player, the next round; after the fifth the game is scored."""
        if state.round >= state.parts.rounds:
            final_scoring(state)
            state.finish()
            return
        stack = state.round_stacks[state.round - 1]
        while stack:
            state.discard.append(stack.pop())  # SETI-212
        if state.rival is not None:
            missing = objectives_due(state)
            if missing:
                advance(state, missing * state.parts.unfinished_steps)
        for owner in state.clockwise(state.start):
            if not state.is_rival(owner):
                income(state, owner)
        state.start = (state.start + 1) % state.owners
        state.round += 1
        state.passed = 0
        state.looked = 0
        state.turn = state.start
        if state.rival is not None:
            new_round(state)
        if state.journal is not None:
            state.tell(Event("round", state.start, ("SETI-213",), {"n": state.round}))
        self.fresh = True
        state.push(BETWEEN_TURNS)  # SETI-180: points gained at the end of a round


def next_owner(state: SetiState) -> int:
    """The next owner clockwise who has not passed."""
    for owner in state.clockwise(state.turn + 1):
        if not state.passed >> owner & 1:
            return owner
    return state.turn


def begin_turn(state: SetiState) -> None:
    state.phase = TURN
    state.main = MAIN_OPEN
    state.note.clear()
    if state.is_rival(state.turn):
        state.main = MAIN_RUNNING
        state.push(END_TURN[state.turn])
        state.push(END_MAIN[state.turn])
        state.push(RIVAL_TURN)
    else:
        state.push(TURNS[state.turn])


def income(state: SetiState, owner: int) -> None:
    """The printed income and every tucked card (SETI-151)."""
    parts = state.parts
    if state.journal is not None:
        state.tell(Event("income", owner, ("SETI-151",)))
    gain(state, owner, CREDITS, parts.income_credits)
    gain(state, owner, ENERGY, parts.income_energy)
    draw_random(state, owner, parts.income_cards)
    for card in state.players[owner].tucked:
        gain_income(state, owner, card)


class Turn(Choice):
    """One main action, and any number of free actions around it (SETI-020 to SETI-022)."""

    def copy(self) -> Turn:
        return self

    def options(self, state: SetiState) -> list[int]:
        if state.main == MAIN_DONE:
            return [state.acts.end]
        return main_options(state, self.owner)

    def pick(self, state: SetiState, seat: int, chance: Chance) -> int:
        """The two parts of `legal` are not joined for it."""
        if not state.free_open(seat):
            return super().pick(state, seat, chance)
        options = self.options(state)
        free = free_options(state, seat)
        count = len(options) + len(free)
        place = 0 if count == 1 else chance.below(count)
        return options[place] if place < len(options) else free[place - len(options)]

    def run(self, state: SetiState) -> None:
        if state.passed >> self.owner & 1:
            self.choose(state, state.acts.end)  # passing was the end (SETI-211)
        else:
            state.ask(1 << self.owner)

    def choose(self, state: SetiState, action: int) -> None:
        if action == state.acts.end:
            state.pop()
            state.push(END_TURN[self.owner])
            return
        state.main = MAIN_RUNNING
        state.note.clear()
        state.push(END_MAIN[self.owner])
        main_action(state, self.owner, action)

    def waits(self, state: SetiState, seat: int) -> bool:
        """A free action after which only passing is left does not pass by itself, and the last action does
        not end the turn of somebody who wants to look at it first."""
        return True

    def prompt(self, state: SetiState, seat: int) -> Text:
        return Text("prompt-end" if state.main == MAIN_DONE else "prompt-turn", {"n": state.moves})


TURNS: Final = [Turn(owner) for owner in range(MAX_OWNERS)]  # by owner, shared likewise


class EndMain(Step[SetiState]):
    """After the main action completed sectors are resolved (SETI-090)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("owner",)

    def __init__(self, owner: int) -> None:
        self.owner = owner

    def copy(self) -> EndMain:
        return self

    def run(self, state: SetiState) -> None:
        if state.pending:
            state.push(Resolve(self.owner))
            return
        state.pop()
        state.main = MAIN_DONE


END_MAIN: Final = [EndMain(owner) for owner in range(MAX_OWNERS)]  # by owner, shared likewise


def main_options(state: SetiState, owner: int) -> list[int]:
    """The main actions that can be taken now, in catalogue order."""
    acts, player = state.acts, state.players[owner]
    options: list[int] = []
    if checks.launch(state, owner) == checks.OK:
        options.append(acts.launch)
    planets = planets_with_probe(state, owner) if player.probes else []
    if planets:
        if checks.orbit_cost(state, owner) == checks.OK:
            options += [acts.orbit + planet for planet in planets]
        places = landing_places(state, owner, False, False, player.energy)
        options += [acts.land + place for place in places]
    if checks.scan(state, owner) == checks.OK:
        options.append(acts.scan)
    if checks.analyze(state, owner) == checks.OK:
        options.append(acts.analyze)
    for card in player.hand:
        if checks.play(state, owner, card) == checks.OK:
            options.append(acts.play + card)
    if checks.research(state, owner) == checks.OK:
        options.append(acts.research)
    options.append(acts.pass_)  # SETI-R42
    return options


def main_action(state: SetiState, owner: int, action: int) -> None:
    """Pays for a main action and starts it."""
    acts, parts, player = state.acts, state.parts, state.players[owner]
    if action == acts.launch:
        player.credits -= parts.launch_credits
        launch(state, owner)
    elif action < acts.land:
        player.credits -= parts.orbit_credits
        player.energy -= parts.orbit_energy
        orbit(state, owner, action - acts.orbit)
    elif action < acts.scan:
        place = action - acts.land
        player.energy -= land_cost(state, owner, place_planet(state, place))
        land(state, owner, place, False)
    elif action == acts.scan:
        player.credits -= parts.scan_credits
        player.energy -= parts.scan_energy
        start_scan(state, owner)
    elif action == acts.analyze:
        player.energy -= parts.analyze_energy
        clear_computer(state, owner)
        if state.journal is not None:
            state.tell(Event("analyze", owner, ("SETI-107",)))
        run_effects(state, owner, parts.analyze_reward)
    elif action < acts.research:
        play_card(state, owner, action - acts.play)
    elif action == acts.research:
        player.publicity -= parts.research_publicity
        run_effects(state, owner, parts.research_reward)
    else:
        begin_pass(state, owner)


# -- playing a card ---------------------------------------------------------------------------------


def play_card(state: SetiState, owner: int, card: int) -> None:
    """Pays the printed cost and resolves the effects (SETI-110)."""
    face = state.parts.cards[card]
    player = state.players[owner]
    from_hand(state, owner, card)
    if state.journal is not None:
        state.tell(Event("play", owner, ("SETI-110",), {"card": face.key}))
    if face.kind == MESSAGE:
        player.energy -= face.cost  # SETI-C06
        send(state, owner, card)
        run_effects(state, owner, face.effects, card)
        return
    player.credits -= face.cost
    state.playing = card
    state.push(CardDone(owner, card))
    run_effects(state, owner, face.effects, card)
    happened(state, owner, EV_PLAY_CARD, face.cost)


class CardDone(Step[SetiState]):
    """Where a card goes after its effects (SETI-112), unless it has tucked or returned itself."""

    FIELDS: ClassVar[tuple[str, ...]] = ("owner", "card")

    def __init__(self, owner: int, card: int) -> None:
        self.owner = owner
        self.card = card

    def copy(self) -> CardDone:
        return CardDone(self.owner, self.card)

    def run(self, state: SetiState) -> None:
        state.pop()
        if state.playing != self.card:
            return
        state.playing = -1
        player = state.players[self.owner]
        kind = state.parts.cards[self.card].kind
        if kind in (CONDITIONAL, TRIGGERED):
            player.missions = [*player.missions, self.card]
            player.covered = [*player.covered, 0]
        elif kind == ENDGAME:
            player.endgame = [*player.endgame, self.card]
        else:
            discard_card(state, self.card)


# -- passing ----------------------------------------------------------------------------------------


def begin_pass(state: SetiState, owner: int) -> None:
    """Discard down, rotate if first, take an end-of-round card; no free actions from here (SETI-210)."""
    state.lock += 1
    if state.journal is not None:
        state.tell(Event("pass", owner, ("SETI-210",)))
    state.push(PASSED[owner])
    if state.round < state.parts.rounds:
        state.push(KeepCard(owner))
    if state.passed == 0:
        state.push(ROTATION)
    state.push(DiscardDown(owner))


class DiscardDown(Choice):
    """Discards hand cards down to the limit."""

    parts: ClassVar[bool] = True

    def copy(self) -> DiscardDown:
        return DiscardDown(self.owner)

    def options(self, state: SetiState) -> list[int]:
        hand = state.players[self.owner].hand
        if len(hand) <= state.parts.hand_limit:
            return []
        return [state.acts.discard + card for card in hand]

    def choose(self, state: SetiState, action: int) -> None:
        discard_from_hand(state, self.owner, action - state.acts.discard)

    def prompt(self, state: SetiState, seat: int) -> Text:
        return Text("prompt-discard-down", {"n": len(state.players[seat].hand) - state.parts.hand_limit})


class Rotation(Step[SetiState]):
    """The rotation of the first player who passes (SETI-176)."""

    def copy(self) -> Rotation:
        return self

    def run(self, state: SetiState) -> None:
        state.pop()
        rotate(state)


ROTATION: Final = Rotation()  # nothing in it changes: all positions share it


class KeepCard(Choice):
    """Takes one card of the round's end-of-round stack; the others cannot see which."""

    def copy(self) -> KeepCard:
        return KeepCard(self.owner)

    def stack(self, state: SetiState) -> list[int]:
        return state.round_stacks[state.round - 1]

    def run(self, state: SetiState) -> None:
        state.revealed()
        state.looked |= 1 << self.owner
        super().run(state)

    def options(self, state: SetiState) -> list[int]:
        return sorted([state.acts.keep + card for card in self.stack(state)])

    def choose(self, state: SetiState, action: int) -> None:
        state.pop()
        card = action - state.acts.keep
        self.stack(state).remove(card)
        player = state.players[self.owner]
        player.hand.append(card)
        player.hand.sort()
        player.kept.append(Kept(card, state.round, state.looked & ~(1 << self.owner)))
        if state.journal is not None:
            secret = {"card": state.parts.cards[card].key}
            state.tell(Event("keep", self.owner, ("SETI-210",), {}, {**secret}, 1 << self.owner))

    def prompt(self, state: SetiState, seat: int) -> Text:
        return Text("prompt-keep")


class Passed(Step[SetiState]):
    """A passed player takes no further turn this round (SETI-211); the turn ends without free actions."""

    FIELDS: ClassVar[tuple[str, ...]] = ("owner",)

    def __init__(self, owner: int) -> None:
        self.owner = owner

    def copy(self) -> Passed:
        return self

    def run(self, state: SetiState) -> None:
        state.pop()
        state.passed |= 1 << self.owner


PASSED: Final = [Passed(owner) for owner in range(MAX_OWNERS)]  # by owner, shared likewise


# -- the end of a turn ------------------------------------------------------------------------------


class EndTurn(Step[SetiState]):
    """What counts at the end of the turn, then everything between turns (SETI-025)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("owner",)

    def __init__(self, owner: int) -> None:
        self.owner = owner

    def copy(self) -> EndTurn:
        return self

    def run(self, state: SetiState) -> None:
        state.pop()
        for number in state.end_counts:
            effect = state.parts.glossary.effects[number]
            if effect.count is not None:
                gain_counted(state, self.owner, effect, count(state, self.owner, effect.count))
        if state.rival is not None and not state.is_rival(self.owner):
            replace_objectives(state)
        if state.end_counts:
            state.end_counts = []
        if state.watchers:
            state.watchers = []
        state.moves = 0
        state.visited = 0
        state.slingshot = False
        state.no_asteroid_cost = False
        state.no_publicity = False
        state.lock = 0
        state.phase = BETWEEN
        state.note.clear()
        state.push(BETWEEN_TURNS)


END_TURN: Final = [EndTurn(owner) for owner in range(MAX_OWNERS)]  # by owner, shared likewise
