"""Positions of SETI in a few readable lines: set up directly, never reached by luck.

A new table has all discs at offset 0 and the sector tiles in the order of the components, empty hands, an
empty row, and seat 0 to move. With these offsets Earth (space 5) lies in sector 5 with 61 Virginis, Mercury
in sector 1, Venus in 3, Mars in 2, Jupiter in 3, Saturn in 7, Uranus in 0, Neptune in 3.
"""

from __future__ import annotations

from perihelion import games
from perihelion.core import tables
from perihelion.core.chance import seeded
from perihelion.core.text import Event
from perihelion.games.seti.components.reading import read_test
from perihelion.games.seti.components.solar import SECTORS
from perihelion.games.seti.components.vocabulary import COLOURS, PLANETS, SPECIES, Test
from perihelion.games.seti.game import Seti
from perihelion.games.seti.rules import milestones, scoring, setup
from perihelion.games.seti.rules.steps import run_effects
from perihelion.games.seti.rules.turn import EndTurn, Play, begin_turn
from perihelion.games.seti.state import NEUTRAL, TURN, Player, SetiState, mark_index, marked, new_player

GAME = games.get("seti")
assert isinstance(GAME, Seti)
PARTS = GAME.parts
ACTS = GAME.acts
CARD = {card.id: card.index for card in PARTS.cards}
TECH = {tech: at for at, tech in enumerate(PARTS.tech_ids)}
STAR = {star: at for at, star in enumerate(PARTS.star_ids)}
MOON = {moon: at for at, moon in enumerate(PARTS.moon_ids)}
EARTH_SECTOR = 5
LEFT, RIGHT = 0, 1
RICH = {"credits": 10, "energy": 10}


def condition(**entry: object) -> Test:
    """A condition as a component file writes it."""
    return read_test(tables.Table(entry, "condition"))


class Table:
    """A position, and short ways to change it, to act in it and to look at it."""

    def __init__(
        self, seats: int = 2, stars: int = 2, species: tuple[str, str] = ("mascamites", "anomalies")
    ) -> None:
        state = GAME.blank(seats, {"stars": str(stars)}, seeded("scenario"))
        assert isinstance(state, SetiState)
        self.state = state
        self.events: list[Event] = []
        setup.set_up(state)
        state.stack.clear()
        state.offsets = [0, 0, 0]
        for side, tile in zip(PARTS.sector_sides, PARTS.sector_tiles, strict=True):
            for sector, star in zip(side, tile, strict=True):
                state.stars[sector], state.sector_of[star] = star, sector
        state.start = state.turn = 0
        for owner, player in enumerate(state.players):
            state.deck += player.hand
            fresh = new_player()
            fresh.score, fresh.publicity = owner + 1, 4
            state.players[owner] = fresh
        state.deck += state.row
        state.row = []
        state.gold_sides = [0, 0, 0, 0]
        state.stacks = [[3, 2, 1, 0] for _ in state.stacks]  # tile bonuses from the top: points, energy, ...
        state.species = [SPECIES.index(name) for name in species]
        state.unused = [at for at in range(5) if at not in state.species]
        state.reveals = 0

    # -- changing the position -----------------------------------------------------------------------

    def __getitem__(self, seat: int) -> Player:
        return self.state.players[seat]

    def give(self, seat: int = 0, **figures: int) -> Table:
        """Sets figures of a player: `give(1, credits=4)`."""
        for name, value in figures.items():
            setattr(self[seat], name, value)
        return self

    def _pull(self, card: int) -> None:
        state = self.state
        for place in (state.deck, state.row, state.discard, *state.round_stacks, *state.decks):
            if card in place:
                place.remove(card)
                return

    def hand(self, seat: int, *ids: str) -> Table:
        for id in ids:
            self._pull(CARD[id])
            self[seat].hand = sorted([*self[seat].hand, CARD[id]])
        return self

    def mission(self, seat: int, *ids: str) -> Table:
        for id in ids:
            self._pull(CARD[id])
            self[seat].missions.append(CARD[id])
            self[seat].covered.append(0)
        return self

    def endgame(self, seat: int, id: str) -> Table:
        self._pull(CARD[id])
        self[seat].endgame.append(CARD[id])
        return self

    def tucked(self, seat: int, *ids: str) -> Table:
        for id in ids:
            self._pull(CARD[id])
            self[seat].tucked.append(CARD[id])
        return self

    def row(self, *ids: str) -> Table:
        for id in ids:
            self._pull(CARD[id])
        self.state.deck += self.state.row
        self.state.row = [CARD[id] for id in ids]
        return self

    def top(self, *ids: str) -> Table:
        """Puts cards on top of the deck, the first one uppermost."""
        for id in reversed(ids):
            self._pull(CARD[id])
            self.state.deck.append(CARD[id])
        return self

    def probe(self, seat: int, where: int | str) -> Table:
        """A probe on a space or on a planet."""
        self[seat].probes = sorted([*self[seat].probes, self.space(where)])
        return self

    def capsule(self, seat: int, where: int | str, sample: int) -> Table:
        for side in self.state.samples:
            if sample in side:
                side.remove(sample)
        self[seat].capsules.append(sample)
        self[seat].capsule_at.append(self.space(where))
        return self

    def orbiter(self, seat: int, planet: str) -> Table:
        at = PLANETS.index(planet)
        if self.state.orbit_first[at]:
            self.state.orbit_rest = marked(self.state.orbit_rest, at, seat)
        else:
            self.state.orbit_first = marked(self.state.orbit_first, at, seat)
        return self

    def lander(self, seat: int, place: str) -> Table:
        state = self.state
        if place in MOON:
            state.moons = marked(state.moons, MOON[place], seat)
            return self
        at = PLANETS.index(place)
        free = [space for space in PARTS.planets[at].bonus if not state.bonus[space]]
        if free:
            state.bonus = marked(state.bonus, free[0], seat)
        else:
            state.land_rest = marked(state.land_rest, at, seat)
        return self

    def tech(self, seat: int, *ids: str) -> Table:
        """Owned techs; computer techs go to the first free slots."""
        for id in ids:
            self[seat].techs |= 1 << TECH[id]
            self.state.researched[TECH[id]] |= 1 << seat
            self.state.stacks[TECH[id]].pop()
            self.state.two_points &= ~(1 << TECH[id])
            if id.startswith("computer"):
                self[seat].slots[self[seat].slots.index(-1)] = TECH[id]
        return self

    def signals(self, star: str, *owners: int) -> Table:
        self.state.signals[self.sector(star)] = list(owners)
        return self

    def win(self, seat: int, star: str, times: int = 1) -> Table:
        sector = self.sector(star)
        self.state.wins[sector * self.state.owners + seat] += times
        self.state.first_won[sector] = 1
        return self

    def traces(self, seat: int, slot: int, colour: str, n: int = 1) -> Table:
        """Overflow markers, which count as traces like all others."""
        for _ in range(n):
            self.state.overflow = marked(self.state.overflow, slot * 3 + COLOURS.index(colour), seat)
        return self

    def board(self, seat: int, slot: int, colour: str, level: int) -> Table:
        """A marker on a space of a discovered board."""
        self.state.marks = marked(self.state.marks, mark_index(slot, COLOURS.index(colour), level), seat)
        return self

    def discovery(self, slot: int, *owners: int) -> Table:
        """Owners of the red, yellow and blue discovery space; -1 is empty, 9 neutral."""
        self.state.discovery[slot * 3 : slot * 3 + 3] = list(owners)
        return self

    def discover(self, slot: int, *owners: int) -> Table:
        """Discovers the species of a slot, its markers neutral unless owners are given."""
        self.discovery(slot, *(owners or (NEUTRAL, NEUTRAL, NEUTRAL)))
        milestones.discover(self.state, slot)
        return self

    def meet(self, species: str, *owners: int) -> Table:
        """Puts a species in the left slot and discovers it."""
        other = "mascamites" if species != "mascamites" else "anomalies"
        self.state.species = [SPECIES.index(species), SPECIES.index(other)]
        self.state.unused = [at for at in range(5) if at not in self.state.species]
        return self.discover(LEFT, *owners)

    # -- acting ----------------------------------------------------------------------------------------

    def begin(self, seat: int = 0) -> Table:
        """It is the seat's turn."""
        self.state.stack.clear()
        self.state.asked = 0
        self.state.push(Play(False))
        self.state.turn = seat
        begin_turn(self.state)
        self.state.advance()
        return self

    def do(self, *actions: str, seat: int | None = None) -> Table:
        """Plays actions by name, for whoever is asked."""
        for action in actions:
            who = self.asked if seat is None else seat
            self.events += self.state.act(who, action)
        return self

    def play(self, id: str, *actions: str, seat: int = 0, **figures: int) -> Table:
        """Plays a card from hand with plenty of credits and energy, then answers what it asks."""
        if CARD[id] not in self[seat].hand:
            self.hand(seat, id)
        self.give(seat, **{**RICH, **figures})
        if not self.state.stack:
            self.begin(seat)
        return self.do(f"play:{id}", *actions)

    def effects(self, seat: int, effects: int) -> Table:
        """Resolves a list of effects in the middle of the seat's turn."""
        if not self.state.stack:
            self.begin(seat)
        self.state.asked = 0
        run_effects(self.state, seat, effects)
        self.state.advance()
        return self

    def end(self) -> Table:
        """Ends the turn of whoever is on it, whatever is left to do in it."""
        state = self.state
        if not state.stack:
            self.begin(state.turn)
        if state.phase == TURN and not state.is_rival(state.turn):
            state.stack = [state.stack[0]]
            state.asked = 0
            state.push(EndTurn(state.turn))
            state.advance()
        return self

    # -- looking ---------------------------------------------------------------------------------------

    @property
    def asked(self) -> int:
        return self.state.asked_seats()[0]

    @property
    def legal(self) -> list[str]:
        return [ACTS.catalogue.names[action] for action in self.state.legal(self.asked)]

    def can(self, action: str) -> bool:
        return action in self.legal

    def offered(self, kind: str) -> list[str]:
        """Legal actions of a kind."""
        return [name for name in self.legal if name.split(":")[0] == kind]

    def why(self, action: str, seat: int = 0) -> tuple[str, str]:
        """Key and rule of a refusal."""
        reason = self.state.why_not(seat, action)
        assert reason is not None, f"{action} is legal"
        return reason.key, reason.rule

    def figures(self, action: str, seat: int = 0) -> dict[str, object]:
        reason = self.state.why_not(seat, action)
        assert reason is not None, f"{action} is legal"
        return {**reason.args}

    def space(self, where: int | str) -> int:
        return where if isinstance(where, int) else self.state.sky().where[PLANETS.index(where)]

    def sector(self, star: str) -> int:
        return self.state.sector_of[STAR[star]]

    def marks(self, star: str) -> list[int]:
        return self.state.signals[self.sector(star)]

    def told(self, key: str) -> int:
        """How often something was told."""
        return sum(1 for event in self.events if event.key == key)

    def totals(self) -> list[int]:
        return scoring.scores(self.state)


def hop(start: int, end: int) -> str:
    """The name of a probe's move."""

    def name(space: int) -> str:
        return f"{space // SECTORS + 1}-{space % SECTORS}"

    return f"move:{name(start)}-to-{name(end)}"
