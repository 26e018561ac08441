"""Every card of the main deck and of the species, played once with its exact effect.

Cards made of common entries are checked against the oracle; what a card does that no other does is written
out by hand below.
"""

from __future__ import annotations

from typing import Any

import pytest

from perihelion.games.seti.rules.conditions import holds
from perihelion.games.seti.rules.milestones import discover
from perihelion.games.seti.rules.scoring import card_points
from perihelion.games.seti.rules.species import exertians
from tests.games.seti.oracle import RAW, Oracle
from tests.games.seti.scenario import CARD, LEFT, PARTS, RIGHT, Table, hop
from tests.rule import rule

COMMON = {
    "gain", "draw", "tuck_this", "move", "launch", "land", "orbit_or_land", "scan", "signal", "tech",
    "trace", "this_turn", "if_landed_on",
    "if_signal_on_oumuamua", "hand_signals", "deck_signals", "spend", "income",
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


# -- missions: conditions --------------------------------------------------------------------------


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


# -- missions: events ------------------------------------------------------------------------------


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
    """The number of an effect list that marks one trace of the colour."""
    wanted = (12, ("red", "yellow", "blue").index(colour), 0, 1)
    for number, effects in enumerate(PARTS.glossary.lists):
        if [(effect.verb, effect.a, effect.b, effect.n) for effect in effects] == [wanted]:
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


# -- end-of-game cards -----------------------------------------------------------------------------


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


# -- message cards: the green part -----------------------------------------------------------------


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


# -- Exertian cards --------------------------------------------------------------------------------


@rule("SETI-E03", "SETI-E10", "SETI-E11")
@pytest.mark.parametrize("card", [id for id, raw in RAW.items() if raw["kind"] == "exertian"])
def test_an_exertian_card_adds_its_danger_and_scores_if_its_condition_holds(card: str) -> None:
    raw = RAW[card]
    for on in (False, True):
        table = Table(2, species=("exertians", "anomalies")).discovery(LEFT, 0, 9, 9).begin()
        table.state.asked = 0

        discover(table.state, LEFT)
        table[0].exertians = [CARD[card]]
        table.state.advance()
        table.do(f"exertian:{card}")
        assert (table[0].played, table[0].exertians) == ([CARD[card]], [])
        assert exertians.danger(table.state, 0) == raw["danger"]
        table.state.discovery = [9] * 6
        fulfil(table, raw["when"], raw["when"]["n"] - (0 if on else 1))
        assert exertians.card_points(table.state, 0) == (raw["vp"] if on else 0)
