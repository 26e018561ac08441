"""The catalogue of SETI: everything that can ever be chosen, free actions last.

Rules compute action numbers from the first number of a kind, kept as fields of `Actions`. All numbers
from `free` on are free actions, so that any question of the own turn can offer them beside its own.
"""

from __future__ import annotations

from typing import Final

from perihelion.core.catalogue import Catalogue, Param
from perihelion.games.seti.components.parts import Components
from perihelion.games.seti.components.pieces import LEVELS, TRIGGERED
from perihelion.games.seti.components.solar import NEIGHBOURS, SECTORS, SPACES
from perihelion.games.seti.components.vocabulary import CAPSULE_AT, PLANETS

MAX_CAPSULES: Final = 6
MAX_SLOTS: Final = 3
DISCOVERY_PLACE: Final = 0
OVERFLOW_PLACE: Final = 1
PLACES_PER_COLUMN: Final = LEVELS + 2
GIVE: Final = ("credits", "energy", "cards")
TAKE: Final = ("credit", "energy", "card")


def space_name(space: int) -> str:
    ring, sector = divmod(space, SECTORS)
    return f"{ring + 1}-{sector}"


class Lists:
    """The lists of parameters that several kinds of action share."""

    def __init__(self, parts: Components) -> None:
        ids = tuple([card.id for card in parts.cards])
        columns = tuple([str(at + 1) for at in parts.tech_columns])
        self.hand = Param("card", "card", ids[: parts.hand_cards])
        self.main_deck = Param("card", "card", ids[: parts.main_cards])
        self.exertians = Param("card", "card", ids[parts.hand_cards :])
        self.planets = Param("planet", "planet", PLANETS)
        self.moons = Param("place", "place", tuple(parts.moon_ids))
        self.places = Param("place", "place", (*PLANETS, *parts.moon_ids))
        self.spaces = Param("at", "space", tuple([space_name(space) for space in range(SPACES)]))
        self.row = numbers("number", parts.row_size)
        self.columns = Param("column", "", columns)
        self.three = numbers("number", 3)
        self.capsules = numbers("capsule", MAX_CAPSULES)
        self.stars = Param("star", "star", tuple(parts.star_ids))
        self.signals = Param("star", "star", (*parts.star_ids, "oumuamua-tile"))


def numbers(name: str, last: int) -> Param:
    return Param(name, "", tuple([str(n) for n in range(1, last + 1)]))


class Actions:
    """The numbers of the first action of every kind; each method adds one chapter, in catalogue order."""

    def __init__(self, parts: Components) -> None:
        self.catalogue = Catalogue()
        lists = Lists(parts)
        self._add_main(lists)
        self._add_cards(lists)
        self._add_signals(lists)
        self._add_techs(parts, lists)
        self._add_traces(parts, lists)
        self._add_craft(lists)
        self._add_species(parts, lists)
        self._add_objectives(parts, lists)
        self.free = len(self.catalogue)
        self._add_flight(lists)
        self._add_free(parts, lists)

    def _add_main(self, lists: Lists) -> None:
        add = self.catalogue.add
        self.launch = add("launch")
        self.orbit = add("orbit", lists.planets)
        self.land = add("land", lists.places)
        self.scan = add("scan")
        self.analyze = add("analyze")
        self.play = add("play", lists.hand)
        self.research = add("research")
        self.pass_ = add("pass")
        self.end = add("end")

    def _add_cards(self, lists: Lists) -> None:
        """Going on, declining and paying, and what is asked about cards."""
        add = self.catalogue.add
        self.go_on = add("continue")
        self.skip = add("skip")
        self.pay = add("pay")
        self.discard = add("discard", lists.hand)
        self.tuck = add("tuck", lists.hand)
        self.show = add("show", lists.hand)
        self.keep = add("keep", lists.main_deck)
        self.take_row = add("take-row", lists.row)
        self.take_deck = add("take-deck")
        self.take_face_up = add("take-face-up")
        self.take_species = add("take-species")
        self.row_corner = add("row-corner", lists.row)

    def _add_signals(self, lists: Lists) -> None:
        add = self.catalogue.add
        self.row_signal = add("row-signal", lists.row)
        self.signal = add("signal", lists.signals)
        self.centre = add("centre", lists.stars)
        self.resolve = add("resolve", lists.signals)
        self.scan_earth = add("scan-earth")
        self.scan_mercury = add("scan-mercury")
        self.scan_hand = add("scan-hand")
        self.scan_launch = add("scan-launch")
        self.scan_move = add("scan-move")

    def _add_techs(self, parts: Components, lists: Lists) -> None:
        add = self.catalogue.add
        self.tech = add("tech", Param("tech", "tech", tuple(parts.tech_ids)))
        self.slot = add("slot", lists.columns)
        self.bonus = add("bonus", lists.three)
        self.no_bonus = add("no-bonus")

    def _add_traces(self, parts: Components, lists: Lists) -> None:
        """Spaces of the species boards, and slots of missions."""
        add = self.catalogue.add
        sides = Param("side", "side", ("left", "right"))
        colours = Param("colour", "trace", ("red", "yellow", "blue"))
        levels = [str(level) for level in range(1, LEVELS + 1)]
        self.mark = add("mark", sides, colours, Param("space", "mark", ("discovery", "overflow", *levels)))
        self.triggered = [card.index for card in parts.cards if card.kind == TRIGGERED]
        self.trigger_at = {card: at for at, card in enumerate(self.triggered)}
        triggered_ids = tuple([parts.cards[card].id for card in self.triggered])
        self.cover = add("cover", Param("card", "card", triggered_ids), lists.three)

    def _add_craft(self, lists: Lists) -> None:
        """Craft taken off the board, and spaces of the solar system."""
        add = self.catalogue.add
        which = Param("which", "which", ("first", "other"))
        self.remove_orbiter = add("remove-orbiter", lists.planets, which)
        self.remove_lander = add("remove-lander", lists.planets, Param("number", "", ("0", "1", "2", "3")))
        self.remove_moon = add("remove-moon", lists.moons)
        self.choose_space = add("choose-space", lists.spaces)

    def _add_species(self, parts: Components, lists: Lists) -> None:
        add = self.catalogue.add
        samples = tuple([str(n) for n in range(1, len(parts.samples) + 1)])
        self.sample = add("sample", Param("sample", "sample", samples))
        self.look = add("look", Param("planet", "planet", ("jupiter", "saturn")))
        self.gold = add("gold", Param("tile", "gold", tuple([tile[0].id for tile in parts.gold])))
        self.message = add("message", Param("reward", "message", tuple(parts.message_ids)))
        self.exertian = add("exertian", lists.exertians)
        self.gain_publicity = add("gain-publicity")
        self.gain_move = add("gain-move")

    def _add_objectives(self, parts: Components, lists: Lists) -> None:
        ids = tuple([objective.id.lower()[10:] for objective in parts.objectives])
        self.task = self.catalogue.add("task", Param("objective", "objective", ids), lists.three)

    def _add_flight(self, lists: Lists) -> None:
        """Free actions: moves from a space to one beside it, with a probe or with a capsule."""
        self.hops: list[tuple[int, int]] = []
        for space in range(SPACES):
            for near in NEIGHBOURS[space]:
                self.hops.append((space, near))
        names = tuple([f"{space_name(start)}-to-{space_name(end)}" for start, end in self.hops])
        self.move = self.catalogue.add("move", Param("hop", "hop", names))
        self.moves_from: list[list[int]] = [[] for _ in range(SPACES)]
        for number, (start, _) in enumerate(self.hops):
            self.moves_from[start].append(self.move + number)
        self.carry = self.catalogue.add("carry", lists.capsules, lists.spaces)

    def _add_free(self, parts: Components, lists: Lists) -> None:
        """The other free actions."""
        add = self.catalogue.add
        self.corner = add("corner", lists.hand)
        self.corners: list[object] = [self.corner + card for card in range(len(lists.hand.values))]
        self.place_upper = add("place-upper")
        self.place_lower = add("place-lower", lists.columns)
        self.complete = add("complete", lists.hand)
        self.deliveries = [
            card.index for card in parts.cards if card.when is not None and card.when.kind == CAPSULE_AT
        ]
        self.delivery_at = {card: at for at, card in enumerate(self.deliveries)}
        delivery_ids = tuple([parts.cards[card].id for card in self.deliveries])
        self.deliver = add("deliver", Param("card", "card", delivery_ids), lists.capsules)
        self.exchange = add("exchange", Param("give", "give", GIVE), Param("take", "take", TAKE))
        self.exchanges = [self._exchanges(len(TAKE) - 1), self._exchanges(len(TAKE))]
        self.buy = add("buy")

    def _exchanges(self, takes: int) -> list[list[int]]:
        """All exchanges for the first so many things to take, by what can be given (as a bit mask)."""
        return [
            [
                self.exchange + give * len(TAKE) + take
                for give in range(len(GIVE))
                if gives >> give & 1
                for take in range(takes)
            ]
            for gives in range(1 << len(GIVE))
        ]

    def mark_of(self, slot: int, colour: int, place: int) -> int:
        """`place` is 0 for the discovery space, 1 for the overflow area, level + 1 for the board."""
        return self.mark + (slot * 3 + colour) * PLACES_PER_COLUMN + place
