"""Cards like no other: what each of them does, written out by hand."""

from __future__ import annotations

import pytest

from tests.games.seti.oracle import Oracle
from tests.games.seti.scenario import CARD, LEFT, RIGHT, hop
from tests.games.seti.test_cards import BY_HAND, PLAYED


def by_hand(card: str) -> Oracle:
    assert card in BY_HAND
    return Oracle(card)


def test_every_card_is_played_by_the_oracle_or_by_hand() -> None:
    assert sorted(BY_HAND) == sorted(HANDS)
    assert len(PLAYED) + 15 == 193


def grant() -> None:
    oracle = by_hand("grant")
    oracle.start()
    oracle.table.do("take-row:1")  # Press Statement: its corner is 1 data
    assert (oracle.player.data, oracle.player.hand) == (1, [CARD["press-statement"]])
    assert oracle.player.seen == [CARD["press-statement"]]


def atmospheric_entry() -> None:
    oracle = by_hand("atmospheric-entry")
    oracle.table.orbiter(1, "mars").orbiter(0, "mars").orbiter(0, "venus")
    oracle.start()
    assert oracle.own() == ["remove-orbiter:venus:first", "remove-orbiter:mars:other"]
    oracle.table.do("remove-orbiter:mars:other", "take-row:1")
    assert (oracle.player.score, oracle.player.data, len(oracle.player.hand)) == (13, 1, 1)
    assert oracle.table.state.orbit_rest[3] == []
    none = by_hand("atmospheric-entry")
    none.start()
    assert none.player.score == 10


def osiris_rex() -> None:
    oracle = by_hand("osiris-rex")
    oracle.table.tech(0, "probe-1").probe(0, 7).probe(0, 5)
    oracle.start()
    assert oracle.own() == ["choose-space:1-5", "choose-space:1-7"]
    oracle.table.do("choose-space:1-7")
    # Ring 1, sector 7 shows asteroids; of its neighbours only ring 2, sector 7 does.
    assert oracle.player.data == 2 + 1


def hayabusa() -> None:
    for space, marked in ((12, True), (5, False)):
        oracle = by_hand("hayabusa")
        oracle.table.probe(0, space)
        oracle.start()
        assert bool(oracle.table.offered("mark")) == marked
    oracle.table.probe(0, 12)


def gravitational_slingshot() -> None:
    oracle = by_hand("gravitational-slingshot")
    oracle.table.probe(0, 2)
    oracle.start()
    table = oracle.table
    table.do(hop(2, 3))
    assert table.legal[:2] == ["gain-publicity", "gain-move"]
    table.do("gain-move")
    assert (table.state.moves, oracle.player.publicity) == (2, 1)
    table.do(hop(3, 2), hop(2, 1), "gain-publicity")
    assert (table.state.moves, oracle.player.publicity) == (0, 2)


def lightsail() -> None:
    oracle = by_hand("lightsail")
    oracle.table.probe(0, 2)
    oracle.start()
    oracle.table.do(hop(2, 3), hop(3, 2), hop(2, 3), hop(3, 4))
    assert oracle.player.score == 10
    oracle.table.end()
    assert oracle.player.score == 11  # Venus, once


def through_the_asteroid_belt() -> None:
    oracle = by_hand("through-the-asteroid-belt")
    oracle.table.probe(0, 14)
    oracle.start()
    oracle.table.do(hop(14, 15), hop(15, 23))
    assert (oracle.table.state.moves, oracle.player.probes) == (0, [23])


def james_webb() -> None:
    oracle = by_hand("james-webb-space-telescope")
    oracle.table.probe(0, "mercury")
    oracle.start()
    oracle.table.do("centre:sirius-a")
    assert [oracle.table.marks(star) for star in ("vega", "sirius-a", "barnards-star")] == [[0], [0], [0]]
    assert (oracle.player.data, oracle.table.state.moves) == (3, 1)


def square_kilometre_array() -> None:
    oracle = by_hand("square-kilometre-array")
    oracle.start()
    oracle.table.do(
        "row-signal:1", "signal:barnards-star", "row-signal:2", "signal:kepler-22", "signal:procyon"
    )
    assert (oracle.player.score, oracle.player.data) == (10 + 6, 3)


def scans_with_points(card: str, colour: str) -> None:
    stars = {"red": "barnards-star", "yellow": "61-virginis", "blue": "procyon"}
    slot = {"red": 1, "yellow": 2, "blue": 3}[colour]
    oracle = by_hand(card)
    oracle.start()
    oracle.table.do("scan-earth", f"row-signal:{slot}", f"signal:{stars[colour]}")
    # Earth's sector is yellow too; two signals in one sector also score the second position.
    assert oracle.player.score == 10 + (2 * 2 + 2 if colour == "yellow" else 2)


def focused_research() -> None:
    oracle = by_hand("focused-research")
    oracle.table.tech(0, "probe-2", "probe-3", "computer-1")
    oracle.start()
    oracle.table.do("tech:probe-4")
    assert oracle.player.score == 10 + 5 + 2 * 3


def scientific_cooperation() -> None:
    for tech, publicity in (("probe-2", 1 + 2), ("probe-3", 1)):
        oracle = by_hand("scientific-cooperation")
        oracle.table.tech(1, "probe-2")
        oracle.start()
        oracle.table.do(f"tech:{tech}")
        assert oracle.player.publicity == publicity


def clean_space_initiative() -> None:
    oracle = by_hand("clean-space-initiative")
    oracle.start()
    assert oracle.own() == ["row-corner:1", "row-corner:2", "row-corner:3"]
    assert oracle.table.state.row == [-1, -1, -1]  # all discarded before the first corner is gained
    oracle.table.do("row-corner:3", "row-corner:1")
    # Press Statement 1 data, Grant 1 publicity, Wow! Signal 1 move; the last one is no choice.
    assert (oracle.player.data, oracle.player.publicity, oracle.table.state.moves) == (1, 2, 1)
    assert len(oracle.table.state.row) == 3
    assert len(oracle.table.state.discard) == 4


def pre_launch_testing() -> None:
    oracle = by_hand("pre-launch-testing")
    oracle.table.hand(0, "pioneer-11-mission", "galileo-mission", "near-shoemaker")
    oracle.start()
    assert oracle.own() == ["continue", "show:pioneer-11-mission", "show:galileo-mission"]
    oracle.table.do("show:pioneer-11-mission", "show:galileo-mission")
    assert (oracle.table.state.moves, len(oracle.player.probes), len(oracle.player.hand)) == (2, 1, 3)


def extremophiles_study() -> None:
    oracle = by_hand("extremophiles-study")
    oracle.table.traces(0, LEFT, "blue", 2).traces(0, RIGHT, "red")
    oracle.start()
    oracle.table.do("mark:right:blue:overflow")
    assert oracle.player.score == 10 + 3 + 3


def sample_return() -> None:
    oracle = by_hand("sample-return")
    oracle.table.lander(0, "io").lander(0, "mars").lander(1, "mars")
    oracle.start()
    assert oracle.own() == ["remove-lander:mars:1", "remove-moon:io"]
    oracle.table.do("remove-moon:io", "mark:left:yellow:overflow")
    assert oracle.player.score == 13


def fuel_tanks() -> None:
    oracle = by_hand("fuel-tanks-construction")
    oracle.table.hand(0, "pixl", "dune")
    oracle.start()
    oracle.table.do("show:pixl")
    assert oracle.player.energy == 1


def tucked_income(card: str, figure: str, each: int, same: list[str], other: str, extra: int) -> None:
    oracle = by_hand(card)
    oracle.table.tucked(0, *same, other)
    before = getattr(oracle.player, figure)
    oracle.start()
    assert oracle.player.tucked[-1] == CARD[card]
    assert getattr(oracle.player, figure) == before + each * len(same) + extra


def fusion_reactor() -> None:
    tucked_income("fusion-reactor", "energy", 1, ["pixl", "near-earth-asteroids-survey"], "near-shoemaker", 1)


def image_of_the_day() -> None:
    tucked_income("nasa-image-of-the-day", "publicity", 1, ["trident-probe"], "near-shoemaker", 2)
    oracle = by_hand("nasa-image-of-the-day")
    oracle.start()
    assert len(oracle.player.hand) == 1  # its own card income


def government_funding() -> None:
    tucked_income("government-funding", "score", 3, ["near-shoemaker", "dragonfly"], "pixl", 0)


def seti_at_home() -> None:
    for publicity, marked in ((8, True), (7, False)):
        oracle = by_hand("seti-home")
        oracle.table.give(0, publicity=publicity)
        oracle.start()
        assert {name.split(":")[2] for name in oracle.table.offered("mark")} == ({"red"} if marked else set())


def pixl() -> None:
    oracle = by_hand("pixl")
    oracle.table.give(0, publicity=7)
    oracle.start()
    oracle.table.do("tech:computer-2", "slot:1")
    assert oracle.player.score == 10 + 5 + 7


def orbiting_lagrange_point() -> None:
    for markers, returned in (([1], True), ([0], False)):
        oracle = by_hand("orbiting-lagrange-point")
        oracle.table.probe(0, "mercury").signals("sirius-a", *markers)
        oracle.start()
        assert (CARD["orbiting-lagrange-point"] in oracle.player.hand) == returned
        assert oracle.player.data == 1


def optimal_launch_window() -> None:
    oracle = by_hand("optimal-launch-window")
    oracle.start()
    assert (len(oracle.player.probes), oracle.table.state.moves) == (1, 1)  # a comet in ring 4


def dragonfly() -> None:
    oracle = Oracle("dragonfly")
    oracle.table.probe(0, "venus").lander(1, "venus")
    oracle.start()
    oracle.table.do("bonus:1", "mark:left:yellow:overflow")
    assert (oracle.player.score, oracle.player.data) == (10 + 5 + 3, 2)


def ecosystem_study() -> None:
    oracle = by_hand("ecosystem-study")
    oracle.table.probe(0, "jupiter")
    oracle.start()
    assert oracle.own() == ["sample:4", "sample:5", "sample:7"]
    oracle.table.do("sample:5")
    assert oracle.player.data == 2
    assert oracle.table.state.samples[0] == [3, 4, 6]
    none = by_hand("ecosystem-study")
    none.table.probe(0, "venus")
    none.start()
    assert none.table.state.main == 2


def loading(card: str, *answers: str) -> None:
    oracle = by_hand(card)
    oracle.table.probe(0, "saturn")
    oracle.start()
    for answer in answers:
        if answer in oracle.table.legal or not answer.startswith("land:"):  # a single place is no choice
            oracle.table.do(answer)
    assert oracle.own() == ["sample:1", "sample:2", "sample:3"]
    oracle.table.do("sample:2")
    assert oracle.player.capsules == [1]
    assert oracle.player.missions == [CARD[card]]
    assert oracle.player.energy == 0


def signs_of_life() -> None:
    for at, moves in (([2, 0, 5], 1), ([2, 0, 6], 0)):
        oracle = by_hand("signs-of-life")
        oracle.table.state.anomaly_at = at
        oracle.start()
        assert (len(oracle.player.probes), oracle.table.state.moves) == (1, moves)


def close_up_view() -> None:
    oracle = by_hand("close-up-view")
    oracle.table.probe(0, 2)
    oracle.start()
    oracle.table.do(hop(2, 3), hop(3, 2))
    assert (oracle.table.state.moves, oracle.player.publicity) == (3, 1)


def part_of_everyday_life() -> None:
    oracle = by_hand("part-of-everyday-life")
    oracle.table.top("venera-probe", "juno-probe", "cassini-probe")
    oracle.table.hand(0, "near-shoemaker")
    oracle.start()
    assert oracle.own() == ["discard:venera-probe", "discard:juno-probe", "discard:cassini-probe"]
    oracle.table.do("discard:juno-probe")  # corner: 1 data
    assert oracle.player.data == 1
    oracle.table.do("discard:cassini-probe")  # income: 1 energy
    assert oracle.player.energy == 1
    assert oracle.player.hand == sorted([CARD["venera-probe"], CARD["near-shoemaker"]])
    assert oracle.player.tucked == []


def are_we_being_observed() -> None:
    oracle = by_hand("are-we-being-observed")
    oracle.start()
    assert oracle.player.score == 14  # the red anomaly in sector 2 is next, whoever leads


def amazing_uncertainty() -> None:
    oracle = by_hand("amazing-uncertainty")
    oracle.table.signals("barnards-star", 0, 1, 0).signals("vega", 0).signals("procyon", 0, 0)
    oracle.start()
    oracle.table.do("signal:61-virginis")  # sectors 2, 0 and 5 hold the anomalies
    assert oracle.player.score == 10 + 2 + 1 + 1


def visitor_in_the_sky() -> None:
    oracle = by_hand("visitor-in-the-sky")
    oracle.start()
    oracle.table.do("scan-earth", "signal:oumuamua-tile", "row-signal:2", "signal:oumuamua-tile")
    assert oracle.player.score == 10 + 1 + 2 * 2


def terrain_mapping() -> None:
    for paid in (False, True):
        oracle = by_hand("terrain-mapping")
        oracle.table.give(0, exofossils=1)
        oracle.start()
        oracle.table.do(
            "signal:kepler-22", "signal:barnards-star", "signal:procyon", "pay" if paid else "skip"
        )
        if paid:
            assert len(oracle.table.offered("signal")) == 9
            oracle.table.do("signal:vega")
        assert (oracle.player.data, oracle.player.exofossils) == ((4, 0) if paid else (3, 1))


def probe_customisation() -> None:
    oracle = by_hand("probe-customisation")
    oracle.table.give(0, exofossils=3).probe(0, "earth")
    oracle.start()
    oracle.table.do("pay", "pay", "skip")
    assert (oracle.table.state.moves, oracle.player.exofossils) == (4, 1)
    oracle.table.do(hop(5, 4), hop(4, 3), "land:venus", "mark:left:yellow:overflow")
    assert oracle.player.score == 10 + 5 + 3


def exofossil_samples() -> None:
    oracle = by_hand("exofossil-samples")
    oracle.table.give(0, exofossils=1)
    oracle.start()
    oracle.table.do("tech:computer-1", "slot:1", "pay")
    assert (oracle.player.data, oracle.player.exofossils) == (1, 0)


LANDING = ("land:saturn", "mark:left:yellow:overflow")

HANDS = {
    "grant": grant, "atmospheric-entry": atmospheric_entry, "osiris-rex": osiris_rex, "hayabusa": hayabusa,
    "gravitational-slingshot": gravitational_slingshot, "lightsail": lightsail,
    "through-the-asteroid-belt": through_the_asteroid_belt, "james-webb-space-telescope": james_webb,
    "square-kilometre-array": square_kilometre_array, "focused-research": focused_research,
    "parkes-observatory": lambda: scans_with_points("parkes-observatory", "red"),
    "deep-synoptic-array": lambda: scans_with_points("deep-synoptic-array", "yellow"),
    "veritas-telescopes": lambda: scans_with_points("veritas-telescopes", "blue"),
    "scientific-cooperation": scientific_cooperation, "clean-space-initiative": clean_space_initiative,
    "pre-launch-testing": pre_launch_testing, "extremophiles-study": extremophiles_study,
    "sample-return": sample_return, "fuel-tanks-construction": fuel_tanks, "fusion-reactor": fusion_reactor,
    "nasa-image-of-the-day": image_of_the_day, "government-funding": government_funding,
    "seti-home": seti_at_home,
    "pixl": pixl, "orbiting-lagrange-point": orbiting_lagrange_point,
    "optimal-launch-window": optimal_launch_window,
    "ecosystem-study": ecosystem_study, "signs-of-life": signs_of_life, "close-up-view": close_up_view,
    "first-contact": lambda: loading("first-contact", *LANDING),
    "rover-exploration": lambda: loading("rover-exploration", *LANDING),
    "mass-sample-collection": lambda: loading("mass-sample-collection", *LANDING),
    "martian-quarantine-lab": lambda: loading("martian-quarantine-lab", *LANDING),
    "the-queen": lambda: loading("the-queen", "land:titan", *["mark:left:red:overflow"] * 2),
    "breeding-sample": lambda: loading("breeding-sample", *LANDING),
    "part-of-everyday-life": part_of_everyday_life, "are-we-being-observed": are_we_being_observed,
    "amazing-uncertainty": amazing_uncertainty, "visitor-in-the-sky": visitor_in_the_sky,
    "terrain-mapping": terrain_mapping, "probe-customisation": probe_customisation,
    "exofossil-samples": exofossil_samples,
}  # fmt: skip


@pytest.mark.parametrize("card", HANDS)
def test_a_card_like_no_other(card: str) -> None:
    HANDS[card]()


def test_dragonfly() -> None:
    dragonfly()
