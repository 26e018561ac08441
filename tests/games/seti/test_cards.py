"""Every card of the main deck and of the species, played once with its exact effect.

Cards made of common entries are checked against the oracle; what a card does that no other does is written
out by hand below.
"""

from __future__ import annotations

from typing import Any

import pytest

from perihelion.games.seti.conditions import holds
from perihelion.games.seti.scoring import card_points
from perihelion.games.seti.species import exertians
from tests.games.seti.oracle import RAW, Oracle
from tests.games.seti.scenario import CARD, LEFT, PARTS, RIGHT, Table, hop
from tests.rule import rule

COMMON = {
    "gain", "draw", "tuck_this", "move", "launch", "land", "orbit_or_land", "scan", "signal", "tech", "trace", "this_turn",
    "if_landed_on", "if_signal_on_oumuamua", "hand_signals", "deck_signals", "spend", "income",
}  # fmt: skip


def verbs(raw: dict[str, Any]) -> set[str]:
    return {effect["do"] for effect in raw.get("effects", [])}


def places(raw: dict[str, Any]) -> set[str]:
    return {effect.get("at", "") for effect in raw.get("effects", [])}


PLAYED = [id for id, raw in RAW.items() if raw["kind"] != "exertian"]
BY_ORACLE = [
    id for id in PLAYED if verbs(RAW[id]) <= COMMON and "own_probe_and_neighbours" not in places(RAW[id])
]
BY_HAND = [id for id in PLAYED if id not in BY_ORACLE]


def prepare(oracle: Oracle) -> None:
    """Puts on the table what the card's effects need."""
    raw, table = oracle.raw, oracle.table
    wants = verbs(raw)
    if wants & {"land", "orbit_or_land"}:
        table.probe(0, "saturn" if any(e.get("moons_allowed") for e in raw["effects"]) else "mars")
        if raw["id"] == "excavation-rover":
            table[0].probes = [table.space("oumuamua")]
    elif places(raw) & {"own_probe"}:
        table.probe(0, "mercury")
    elif places(raw) & {"any_probes"}:
        table.probe(0, "mercury").probe(1, "venus").probe(1, "venus")
    if any(effect.get("where") for effect in raw["effects"]):
        colour = raw["effects"][0]["colour"]
        table.traces(0, LEFT, colour)
    if "hand_signals" in wants:
        table.hand(0, "near-shoemaker")
    if any(effect.get("shared_only") for effect in raw["effects"]):
        table.tech(1, "probe-2", "computer-3")


@rule("SETI-110", "SETI-112")
@pytest.mark.parametrize("card", BY_ORACLE)
def test_a_card_does_exactly_what_its_entries_say(card: str) -> None:
    oracle = Oracle(card)
    prepare(oracle)
    oracle.start()
    if card == "excavation-rover":
        oracle.table.do("bonus:1")
        for name, value in (("score", 9 + 3), ("exofossils", 2), ("data", 3)):
            oracle.expected[name] += value
        oracle.probes -= 1
    else:
        oracle.follow(oracle.raw["effects"])
    oracle.check()
    kind, index, player = oracle.raw["kind"], CARD[card], oracle.player
    state = oracle.table.state
    if kind in ("conditional", "triggered"):
        assert player.missions == [index]
    elif kind == "endgame":
        assert player.endgame == [index]
    elif kind == "message":
        # The marker was placed before the white part scored anything.
        assert (player.messages, player.message_at) == ([index], [10 + 15])
    elif "tuck_this" in verbs(oracle.raw):
        assert player.tucked == [index]
    else:
        assert (state.discard + state.species_discard)[-1:] == [
            index
        ] or index in state.discard + state.species_discard


# -- missions: conditions -------------------------------------------------------------------------------


def fulfil(table: Table, test: dict[str, Any], n: int) -> None:
    """Makes the figure of a condition exactly n."""
    kind = test["test"]
    slot = LEFT
    colour = test.get("colour", "red")
    for at in range(n):
        if kind == "craft_at":
            table.orbiter(0, test["planet"])
        elif kind == "craft_total":
            table.orbiter(0, "venus") if at % 2 else table.lander(0, "mars")
        elif kind == "craft_same_planet":
            table.orbiter(0, "venus")
        elif kind in ("landers", "lander_at"):
            table.lander(0, test.get("planet", "venus"))
        elif kind == "orbiters":
            table.orbiter(0, "venus")
        elif kind == "sector_wins":
            table.win(
                0, {"red": "barnards-star", "yellow": "kepler-22", "blue": "procyon", "black": "vega"}[colour]
            )
        elif kind == "sector_wins_same":
            table.win(0, "vega")
        elif kind == "traces":
            table.traces(0, at % 2, colour)
        elif kind == "traces_same_colour":
            table.traces(0, at % 2, "blue")
        elif kind == "traces_for_species":
            for each in ("red", "yellow", "blue") if colour == "set" else (test.get("colour", "blue"),):
                table.traces(0, slot, each)
        elif kind == "traces_other_species":
            table.traces(0, RIGHT, "blue")
        elif kind == "signals_in_sectors":
            table.state.signals[at] = [0]
        elif kind == "signals_on_oumuamua":
            table.state.signals[8] = [0] * n
        elif kind == "techs":
            table.tech(0, f"{test['kind']}-{at + 1}")
        elif kind == "missions":
            table[0].completed.append(at)
        elif kind == "tucked":
            table[0].tucked.append(at)
    if kind in ("publicity", "score", "exofossils"):
        table.give(0, **{kind: n})


def switch(table: Table, test: dict[str, Any], on: bool) -> bool:
    """The same for conditions without a number; says whether the test is one of them."""
    kind = test["test"]
    if kind == "craft_at_each":
        table.orbiter(0, test["planets"][0])
        table.lander(0, test["planets"][1]) if on else None
    elif kind == "trace_on_each_species":
        table.traces(0, LEFT, test["colour"])
        table.traces(0, RIGHT, test["colour"]) if on else None
    elif kind == "trace_set_one_species":
        table.traces(0, LEFT, "red").traces(0, LEFT, "yellow")
        table.traces(0, LEFT if on else RIGHT, "blue")
    elif kind == "orbiter_and_lander_same_planet":
        table.orbiter(0, "venus").lander(0, "venus" if on else "mars")
    elif kind == "empty_hand":
        table.hand(0, *([] if on else ["near-shoemaker"]))
    elif kind == "probe_on":
        table.probe(0, {"comet": 8, "asteroids": 12}[test["what"]] if on else 5)
    elif kind == "probe_on_asteroids_beside_earth":
        # Earth (space 5) turned to sector 5; ring 2, sector 5 is empty, so the discs are set otherwise.
        table.state.offsets = [1, 0, 0]  # Earth in sector 6, asteroids above it in ring 2
        table.probe(0, 14 if on else 12)
    elif kind == "probe_distance_from_earth":
        table.probe(0, 24 + 7 if on else 24 + 6)
    elif kind == "paid_trace":
        table.board(0, LEFT, "red", 5 if on else 4)
    else:
        return False
    return True


CONDITIONAL = [
    id
    for id in PLAYED
    if RAW[id]["kind"] == "conditional" and RAW[id]["mission"]["when"]["test"] != "capsule_at"
]


@rule("SETI-113", "SETI-143")
@pytest.mark.parametrize("card", CONDITIONAL)
def test_a_conditional_mission_is_completed_exactly_when_its_condition_holds(card: str) -> None:
    mission = RAW[card]["mission"]
    test = mission["when"]
    for on in (False, True):
        oracle = Oracle(card)
        table = oracle.table
        table.mission(0, card)
        if not switch(table, test, on):
            fulfil(table, test, test.get("n", 1) - (0 if on else 1))
        table.begin()
        assert table.can(f"complete:{card}") == on
        assert holds(table.state, 0, PARTS.cards[CARD[card]].when) == on  # type: ignore[arg-type]
        if not on:
            continue
        player = table[0]
        oracle.look()
        table.do(f"complete:{card}")
        if mission["reward"][0]["do"] == "sample_reward":
            table.do("look:jupiter", "sample:7")
            oracle.expected["score"] += 7
        else:
            oracle.follow(mission["reward"])
        oracle.check()
        assert player.completed[-1] == CARD[card]
        assert CARD[card] not in player.missions


@rule("SETI-M15", "SETI-M16")
@pytest.mark.parametrize(
    "card", [id for id in PLAYED if RAW[id]["kind"] == "conditional" and id not in CONDITIONAL]
)
def test_a_delivery_completes_its_mission(card: str) -> None:
    mission = RAW[card]["mission"]
    oracle = Oracle(card)
    table = oracle.table
    table.mission(0, card).capsule(0, mission["when"]["planet"], 6).begin().do(f"deliver:{card}:1")
    for effect in mission["reward"]:
        if effect["do"] == "delivered_sample":
            oracle.expected["score"] += 7 * effect["n"]
        else:
            oracle.follow([effect])
    oracle.check()
    assert table[0].completed == [CARD[card]]


# -- missions: events --------------------------------------------------------------------------------------


def cause(table: Table, on: dict[str, Any]) -> None:
    """Makes an event happen by playing."""
    kind = on["event"]
    if kind == "visit":
        routes = {
            "jupiter": (18, 19),
            "saturn": (22, 23),
            "mercury": (2, 1),
            "venus": (2, 3),
            "uranus": (25, 24),
            "neptune": (26, 27),
        }
        start, end = {"asteroids": (13, 12), "planet_not_earth": (2, 3)}.get(on["what"]) or routes[on["what"]]
        table.probe(0, start).give(0, energy=1, publicity=0).begin().do(hop(start, end))
        table.give(0, publicity=1)
    elif kind == "tech":
        table.give(0, publicity=6).begin().do(
            "research", f"tech:{'probe' if on['kind'] == 'any' else on['kind']}-2"
        )
        if table.offered("slot"):
            table.do("slot:1")
        table.give(0, publicity=1, score=10)
    elif kind == "trace":
        table.begin().effects(0, _trace_list("red" if on["colour"] == "any" else on["colour"]))
        table.do(next(name for name in table.offered("mark") if name.endswith("overflow")))
        table.give(0, score=10)
    elif kind == "scan":
        table.give(0, credits=11, energy=2).begin().do(
            "scan", "scan-earth", "row-signal:1", "signal:barnards-star"
        )
        table.give(0, data=0)
    elif kind == "launch":
        table.give(0, credits=12).begin().do("launch")
    elif kind in ("orbit", "orbit_or_land"):
        table.probe(0, "venus").give(0, credits=11, energy=1).begin().do("orbit:venus")
        table.give(0, score=10)
    elif kind == "land":
        table.probe(0, "venus").give(0, energy=3).begin().do("land:venus", "mark:left:yellow:overflow")
        table.give(0, score=10, data=0)
    elif kind == "play_card":
        played = {1: "press-statement", 2: "solvay-conference", 3: "falcon-heavy"}[on["cost"]]
        table.hand(0, played).give(0, credits=10 + on["cost"]).begin().do(f"play:{played}")
    elif kind == "signal":
        star = {"yellow": "kepler-22", "red": "barnards-star", "blue": "procyon"}[on["colour"]]
        table.hand(0, "canadian-hydrogen-telescope").give(0, credits=11).begin().do(
            "play:canadian-hydrogen-telescope", f"signal:{star}"
        )
        table.give(0, data=0)
    elif kind == "corner":
        card = {"publicity": "venus-flyby", "data": "mars-flyby", "move": "galileo-mission"}[on["what"]]
        table.hand(0, card).begin().do(f"corner:{card}")
        table.give(0, data=0, publicity=1)
        table.state.moves = 0


def _trace_list(colour: str) -> int:
    for number, effects in enumerate(PARTS.glossary.lists):
        if (
            len(effects) == 1
            and effects[0].verb == 12
            and effects[0].a == ("red", "yellow", "blue").index(colour)
        ):
            if effects[0].n == 1 and effects[0].b == 0:
                return number
    raise AssertionError(colour)


TRIGGERED = [
    (id, slot)
    for id in PLAYED
    if RAW[id]["kind"] == "triggered"
    for slot in range(len(RAW[id]["mission"]["slots"]))
]


@rule("SETI-115")
@pytest.mark.parametrize(("card", "slot"), TRIGGERED)
def test_a_triggered_slot_is_covered_by_its_event_and_gives_its_reward(card: str, slot: int) -> None:
    entry = RAW[card]["mission"]["slots"][slot]
    oracle = Oracle(card)
    table = oracle.table
    table.mission(0, card)
    cause(table, entry["on"])
    assert f"cover:{card}:{slot + 1}" in table.legal
    player = table[0]
    oracle.look()
    if entry["on"]["event"] == "play_card":
        _cover_and_finish_card(table, oracle, card, slot, entry)
        return
    table.do(f"cover:{card}:{slot + 1}")
    oracle.follow(entry["reward"])
    oracle.check()
    assert player.covered[0] == 1 << slot


def _cover_and_finish_card(table: Table, oracle: Oracle, card: str, slot: int, entry: dict[str, Any]) -> None:
    """The slot fires before the effects of the played card; its reward is seen at once."""
    before = table[0].score, table[0].publicity, len(table[0].hand)
    table.do(f"cover:{card}:{slot + 1}")
    if entry["on"]["cost"] == 2:
        table.do("take-row:2")
    gained = table[0].score - before[0], table[0].publicity - before[1], len(table[0].hand) - before[2]
    # Press Statement gives 3 publicity, Solvay Conference 2, Falcon Heavy 1.
    assert gained == {1: (2, 3, 0), 2: (0, 2, 1), 3: (0, 2 + 1, 0)}[entry["on"]["cost"]]
    assert table[0].covered == [1 << slot]


# -- end-of-game cards ----------------------------------------------------------------------------------------


@rule("SETI-120", "SETI-220")
@pytest.mark.parametrize("card", [id for id in PLAYED if RAW[id]["kind"] == "endgame"])
def test_an_end_of_game_card_scores_what_it_counts(card: str) -> None:
    scoring = RAW[card]["endgame"]
    for n in (0, 1, 3):
        oracle = Oracle(card)
        table = oracle.table
        if scoring["score"] == "if":
            table.probe(0, 12 if n else 5)
            expected = scoring["vp"] if n else 0
        elif scoring["score"] == "gold_rightmost":
            table.state.gold_marks = [[0], [], [0], [0]]
            fulfil(table, {"test": "traces", "colour": "red"}, n)
            fulfil(table, {"test": "traces", "colour": "yellow"}, n)
            fulfil(table, {"test": "traces", "colour": "blue"}, n)
            expected = 4 * n  # the tile for trace sets is the only one unmarked; its last value is 4
        else:
            count = {"sectors_with_signal": "signals_in_sectors"}.get(scoring["count"], scoring["count"])
            fulfil(table, {**scoring, "test": count}, n)
            expected = scoring["vp"] * n
        assert card_points(table.state, 0, CARD[card]) == expected


# -- message cards: the green part ------------------------------------------------------------------------------


@rule("SETI-C08", "SETI-C09", "SETI-C10")
@pytest.mark.parametrize("card", [id for id in PLAYED if RAW[id]["kind"] == "message"])
def test_the_green_part_of_a_message(card: str) -> None:
    oracle = Oracle(card)
    table = oracle.table
    table.give(0, tile_at=-1)
    table[0].messages, table[0].message_at = [CARD[card]], [10]
    table.begin().end()
    oracle.follow(RAW[card]["green"])
    have = {name: getattr(table[0], name) for name in oracle.expected}
    assert have == oracle.expected
    tucks = RAW[card]["green"][0]["do"] == "tuck_this"
    assert (CARD[card] in table[0].tucked, CARD[card] in table.state.species_discard) == (tucks, not tucks)


# -- Exertian cards ------------------------------------------------------------------------------------------------


@rule("SETI-E03", "SETI-E10", "SETI-E11")
@pytest.mark.parametrize("card", [id for id, raw in RAW.items() if raw["kind"] == "exertian"])
def test_an_exertian_card_adds_its_danger_and_scores_if_its_condition_holds(card: str) -> None:
    raw = RAW[card]
    for on in (False, True):
        table = Table(2, species=("exertians", "anomalies")).discovery(LEFT, 0, 9, 9).begin()
        table.state.asked = 0
        from perihelion.games.seti.milestones import discover

        discover(table.state, LEFT)
        table[0].exertians = [CARD[card]]
        table.state.advance()
        table.do(f"exertian:{card}")
        assert (table[0].played, table[0].exertians) == ([CARD[card]], [])
        assert exertians.danger(table.state, 0) == raw["danger"]
        table.state.discovery = [9] * 6
        fulfil(table, raw["when"], raw["when"]["n"] - (0 if on else 1))
        assert exertians.card_points(table.state, 0) == (raw["vp"] if on else 0)


# -- cards like no other -----------------------------------------------------------------------------------------


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
    "nasa-image-of-the-day": image_of_the_day, "government-funding": government_funding, "seti-home": seti_at_home,
    "pixl": pixl, "orbiting-lagrange-point": orbiting_lagrange_point, "optimal-launch-window": optimal_launch_window,
    "ecosystem-study": ecosystem_study, "signs-of-life": signs_of_life, "close-up-view": close_up_view,
    "first-contact": lambda: loading("first-contact", "land:saturn", "mark:left:yellow:overflow"),
    "rover-exploration": lambda: loading("rover-exploration", "land:saturn", "mark:left:yellow:overflow"),
    "mass-sample-collection": lambda: loading("mass-sample-collection", "land:saturn", "mark:left:yellow:overflow"),
    "martian-quarantine-lab": lambda: loading("martian-quarantine-lab", "land:saturn", "mark:left:yellow:overflow"),
    "the-queen": lambda: loading("the-queen", "land:titan", "mark:left:red:overflow", "mark:left:red:overflow"),
    "breeding-sample": lambda: loading("breeding-sample", "land:saturn", "mark:left:yellow:overflow"),
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
