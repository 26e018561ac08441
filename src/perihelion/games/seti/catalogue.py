"""The catalogue of SETI: everything that can ever be chosen, free actions last.

Rules compute action numbers from the first number of a kind, kept as fields of `Actions`. All numbers
from `free` on are free actions, so that any question of the own turn can offer them beside its own.
"""

from __future__ import annotations

from typing import Final

from perihelion.core.catalogue import Catalogue, Param
from perihelion.games.seti.components import LEVELS, TRIGGERED, Components
from perihelion.games.seti.solar import NEIGHBOURS, SECTORS, SPACES
from perihelion.games.seti.vocabulary import CAPSULE_AT, PLANETS

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


class Actions:
    """The numbers of the first action of every kind."""

    def __init__(self, parts: Components) -> None:
        catalogue = Catalogue()
        self.catalogue = catalogue
        add = catalogue.add
        hand_ids = tuple(card.id for card in parts.cards[: parts.hand_cards])
        hand = Param("card", "card", hand_ids)
        planets = Param("planet", "planet", PLANETS)
        spaces = tuple(space_name(space) for space in range(SPACES))
        row = Param("number", "", tuple(str(n) for n in range(1, parts.row_size + 1)))
        columns = Param("column", "", tuple(str(at + 1) for at in parts.tech_columns))
        three = Param("number", "", ("1", "2", "3"))
        # Main actions.
        self.launch = add("launch")
        self.orbit = add("orbit", planets)
        self.land = add("land", Param("place", "place", (*PLANETS, *parts.moon_ids)))
        self.scan = add("scan")
        self.analyze = add("analyze")
        self.play = add("play", hand)
        self.research = add("research")
        self.pass_ = add("pass")
        self.end = add("end")
        # Answers to questions.
        self.go_on = add("continue")
        self.skip = add("skip")
        self.pay = add("pay")
        self.discard = add("discard", hand)
        self.tuck = add("tuck", hand)
        self.show = add("show", hand)
        self.keep = add("keep", Param("card", "card", hand_ids[: parts.main_cards]))
        self.take_row = add("take-row", row)
        self.take_deck = add("take-deck")
        self.take_face_up = add("take-face-up")
        self.take_species = add("take-species")
        self.row_corner = add("row-corner", row)
        self.row_signal = add("row-signal", row)
        self.signal = add("signal", Param("star", "star", (*parts.star_ids, "oumuamua-tile")))
        self.centre = add("centre", Param("star", "star", tuple(parts.star_ids)))
        self.resolve = add("resolve", Param("star", "star", (*parts.star_ids, "oumuamua-tile")))
        self.scan_earth = add("scan-earth")
        self.scan_mercury = add("scan-mercury")
        self.scan_hand = add("scan-hand")
        self.scan_launch = add("scan-launch")
        self.scan_move = add("scan-move")
        self.tech = add("tech", Param("tech", "tech", tuple(parts.tech_ids)))
        self.slot = add("slot", columns)
        self.bonus = add("bonus", three)
        self.no_bonus = add("no-bonus")
        self.mark = add(
            "mark",
            Param("side", "side", ("left", "right")),
            Param("colour", "trace", ("red", "yellow", "blue")),
            Param("space", "mark", ("discovery", "overflow", *[str(n) for n in range(1, LEVELS + 1)])),
        )
        self.triggered = [card.index for card in parts.cards if card.kind == TRIGGERED]
        self.trigger_at = {card: at for at, card in enumerate(self.triggered)}
        triggered_ids = tuple(parts.cards[card].id for card in self.triggered)
        self.cover = add("cover", Param("card", "card", triggered_ids), three)
        self.remove_orbiter = add("remove-orbiter", planets, Param("which", "which", ("first", "other")))
        self.remove_lander = add("remove-lander", planets, Param("number", "", ("0", "1", "2", "3")))
        self.remove_moon = add("remove-moon", Param("place", "place", tuple(parts.moon_ids)))
        self.choose_space = add("choose-space", Param("at", "space", spaces))
        samples = tuple(str(n) for n in range(1, len(parts.samples) + 1))
        self.sample = add("sample", Param("sample", "sample", samples))
        self.look = add("look", Param("planet", "planet", ("jupiter", "saturn")))
        self.gold = add("gold", Param("tile", "gold", tuple(tile[0].id for tile in parts.gold)))
        self.message = add("message", Param("reward", "message", tuple(parts.message_ids)))
        exertian_ids = tuple(card.id for card in parts.cards[parts.hand_cards :])
        self.exertian = add("exertian", Param("card", "card", exertian_ids))
        self.gain_publicity = add("gain-publicity")
        self.gain_move = add("gain-move")
        objectives = tuple(objective.id.lower()[10:] for objective in parts.objectives)
        self.task = add("task", Param("objective", "objective", objectives), three)
        # Free actions.
        self.free = len(catalogue)
        self.hops: list[tuple[int, int]] = []
        self.hop_of: list[list[int]] = [[-1] * SPACES for _ in range(SPACES)]
        for space in range(SPACES):
            for near in NEIGHBOURS[space]:
                self.hop_of[space][near] = len(self.hops)
                self.hops.append((space, near))
        hop_names = tuple(f"{space_name(start)}-to-{space_name(end)}" for start, end in self.hops)
        self.move = add("move", Param("hop", "hop", hop_names))
        capsules = Param("capsule", "", tuple(str(n) for n in range(1, MAX_CAPSULES + 1)))
        self.carry = add("carry", capsules, Param("at", "space", spaces))
        self.corner = add("corner", hand)
        self.place_upper = add("place-upper")
        self.place_lower = add("place-lower", columns)
        self.complete = add("complete", hand)
        self.deliveries = [
            card.index for card in parts.cards if card.when is not None and card.when.kind == CAPSULE_AT
        ]
        self.delivery_at = {card: at for at, card in enumerate(self.deliveries)}
        delivery_ids = tuple(parts.cards[card].id for card in self.deliveries)
        self.deliver = add("deliver", Param("card", "card", delivery_ids), capsules)
        self.exchange = add("exchange", Param("give", "give", GIVE), Param("take", "take", TAKE))
        self.buy = add("buy")

    def mark_of(self, slot: int, colour: int, place: int) -> int:
        """`place` is 0 for the discovery space, 1 for the overflow area, level + 1 for the board."""
        return self.mark + (slot * 3 + colour) * PLACES_PER_COLUMN + place
