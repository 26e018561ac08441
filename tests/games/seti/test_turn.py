"""Chapters 2, 3 and 11: the turn, launching, free actions."""

from __future__ import annotations

import pytest

from perihelion.core.match import forced_part
from perihelion.core.text import Refused
from tests.games.seti.scenario import ACTS, CARD, PARTS, Table, hop
from tests.rule import rule

MAIN = ("launch", "orbit", "land", "scan", "analyze", "play", "research", "pass")


@rule("SETI-020", "SETI-021")
def test_one_main_action_out_of_eight_in_a_turn() -> None:
    table = (
        Table()
        .give(0, credits=9, energy=9, publicity=9, upper=6)
        .hand(0, "press-statement")
        .probe(0, "venus")
        .begin()
    )
    kinds = {name.split(":")[0] for name in table.legal if ACTS.catalogue.numbers[name] < ACTS.end}
    table.give(0, techs=1)  # a second probe may be launched now
    kinds |= {name.split(":")[0] for name in table.legal if ACTS.catalogue.numbers[name] < ACTS.end}
    assert kinds == set(MAIN)
    assert table.why("end") == ("refusal-main-first", "SETI-020")
    table.do("launch")
    assert table.legal[0] == "end"
    assert not [name for name in table.legal if name.split(":")[0] in MAIN]
    for action in ("launch", "scan", "research", "pass"):
        assert table.why(action) == ("refusal-main-taken", "SETI-020")


@rule("SETI-022", "SETI-023")
def test_free_actions_before_in_the_middle_of_and_after_the_main_action_only_in_the_own_turn() -> None:
    table = Table().give(0, credits=5, energy=6, data=3).row("press-statement", "grant", "wow-signal").begin()
    table.do("place-upper")
    assert table.can("scan")
    table.do("scan", "scan-earth")
    assert table.can("place-upper")
    table.do("place-upper")
    table.do("row-signal:1", "signal:barnards-star")
    table.do("place-upper", "exchange:energy:credit")
    assert table.why("place-upper", 1) == ("refusal-not-your-turn", "SETI-022")
    table.do("end")
    assert table.asked == 1
    assert table.why("place-upper", 0) == ("refusal-not-your-turn", "SETI-022")


@rule("SETI-023")
def test_a_free_action_is_resolved_before_the_next_one() -> None:
    table = Table().give(0, data=2, upper=3, energy=4).hand(0, "grant").begin().do("place-upper")
    assert table.offered("tuck") == ["tuck:grant"]
    assert table.legal == ["skip", "tuck:grant"]
    assert table.why("place-upper") == ("refusal-free-running", "SETI-023")
    with pytest.raises(Refused):
        table.do("exchange:energy:credit")


@rule("SETI-151", "SETI-023")
def test_when_all_hand_cards_are_given_nothing_is_left_to_choose() -> None:
    table = Table().hand(0, "grant", "pixl").begin().do("exchange:cards:credit")
    move = forced_part(table.state)
    assert move is not None
    assert ACTS.catalogue.names[move.action] == "discard:grant"
    table.do("discard:grant")  # and the other one goes by itself
    assert (table[0].hand, table[0].credits) == ([], 1)
    table = Table().hand(0, "grant", "pixl", "dune").begin().do("exchange:cards:credit")
    assert forced_part(table.state) is None


@rule("SETI-023", "SETI-102")
def test_placing_data_on_the_income_space_with_an_empty_hand_loses_the_income() -> None:
    table = Table().give(0, data=2, upper=3).begin().do("place-upper")
    assert table[0].tucked == []
    assert table[0].upper == 4
    table.do("place-upper")
    assert table[0].upper == 5


@rule("SETI-024", "SETI-044")
@pytest.mark.parametrize(("credits", "energy", "asked"), [(2, 0, True), (0, 2, True), (1, 1, False)])
def test_before_an_income_a_card_may_be_got_if_it_can_be(credits: int, energy: int, asked: bool) -> None:
    table = Table().give(0, publicity=0, credits=credits + 1, energy=energy + 1, upper=6)
    table.probe(0, "saturn").begin().do("orbit:saturn")
    assert table.can("continue") == asked
    if asked:
        table.do(f"exchange:{'credits' if credits else 'energy'}:card")
        assert table.offered("tuck")


@rule("SETI-024", "SETI-067", "SETI-069")
def test_data_of_a_scan_may_be_placed_to_pay_its_mercury_signal() -> None:
    table = Table().tech(0, "telescope-2").give(0, credits=1, energy=2, publicity=0)
    table.row("press-statement", "grant", "wow-signal").begin()
    table.do("scan", "scan-earth", "row-signal:1", "signal:barnards-star")
    assert table[0].data == 2
    assert not table.can("scan-mercury")
    table.do("place-upper", "place-upper")
    assert table[0].publicity == 1
    table.do("scan-mercury")
    assert table[0].publicity == 0
    assert table.marks("sirius-a") == [0]


@rule("SETI-025", "SETI-097", "SETI-090", "SETI-180")
def test_a_sector_completed_in_the_turn_is_resolved_in_it_before_milestones_and_discoveries() -> None:
    table = Table(2).give(0, score=18, credits=1, energy=2).discovery(0, -1, 1, 1)
    table.signals("61-virginis", 0, 0, 0, 0, 0).row("press-statement", "grant", "wow-signal").begin()
    table.do("scan", "row-signal:1", "signal:barnards-star", "scan-earth", "mark:left:red:discovery")
    assert table[0].score == 18 + 5
    assert (table.state.pending, sum(table.state.wins), table.state.turn) == ([], 1, 0)
    assert (table.state.discovered, table.state.neutral) == ([0, 0], [2, 2])  # 20 points and all three spaces
    table.do("end")
    assert (table.state.discovered, table.state.neutral) == ([1, 0], [1, 2])
    keys = [event.key for event in table.events]
    assert keys.index("sector-win") < keys.index("neutral") < keys.index("discovery")
    assert table.asked == 1


@rule("SETI-025", "SETI-180")
def test_end_of_turn_effects_come_before_milestones_then_discoveries_then_the_next_player() -> None:
    table = Table(2).give(0, score=18).discovery(0, 0, 1, -1)
    table.hand(0, "lightsail").give(0, credits=9, energy=9).probe(0, "earth").begin()
    table.do("play:lightsail", hop(5, 6), hop(6, 5))  # Earth is visited: 1 point at the end of the turn
    assert table[0].score == 18
    table.do("end")
    # The point makes 19, no milestone of 20: nothing was placed.
    assert table[0].score == 19
    assert table.asked == 1
    table = Table(2).give(0, score=19).discovery(0, 0, 1, -1)
    table.hand(0, "lightsail").give(0, credits=9, energy=9).probe(0, "earth").begin()
    table.do("play:lightsail", hop(5, 6), hop(6, 5), "end")
    # 20 points: the neutral marker fills the third space, and the species is discovered at once.
    assert table.state.discovery[:3] == [0, 1, 9]
    assert table.state.discovered == [1, 0]
    keys = [event.key for event in table.events]
    assert keys.index("gain-vp") < keys.index("neutral") < keys.index("discovery")


@rule("SETI-026")
def test_no_free_actions_while_milestones_are_resolved() -> None:
    table = (
        Table().give(0, score=30, data=3, energy=6, credits=6).hand(0, "grant").begin().do("launch", "end")
    )
    assert table.asked == 0
    assert all(name.startswith("gold:") for name in table.legal)
    assert table.why("place-upper")[1] == "SETI-026"


@rule("SETI-027", "SETI-134")
def test_fast_telescope_marks_both_signals_then_rotates_then_takes_the_tech() -> None:
    table = Table().row("press-statement", "grant", "wow-signal").play("fast-telescope-construction")
    assert table.state.turns == 0
    table.do("row-signal:1", "signal:barnards-star")
    assert table.state.turns == 0
    table.do("row-signal:2", "signal:kepler-22")
    assert table.state.turns == 1
    assert [name for name in table.legal if name.startswith("tech:")] == [
        f"tech:telescope-{n}" for n in (1, 2, 3, 4)
    ]


@rule("SETI-028")
def test_what_is_mandatory_and_what_may_be_declined() -> None:
    table = Table().give(0, upper=3, data=1).hand(0, "grant").begin().do("place-upper")
    assert table.can("skip")  # income
    table = (
        Table().row("press-statement", "grant", "wow-signal").give(0, credits=5, energy=5).begin().do("scan")
    )
    assert not table.can("skip")
    assert not table.can("continue")  # signals
    table = Table().play("canadian-hydrogen-telescope")
    assert not table.can("skip")
    table = Table().play("new-physics")
    assert all(name.startswith("mark:") for name in table.legal if ACTS.catalogue.numbers[name] < ACTS.free)
    table = Table().play("message-capsule")
    own = [name for name in table.legal if ACTS.catalogue.numbers[name] < ACTS.free]
    assert all(name.startswith("tech:") for name in own)
    table = Table().mission(0, "pioneer-11-mission").probe(0, 18).give(0, energy=3).begin().do(hop(18, 19))
    assert table.can("skip")  # a triggered slot
    table = Table().probe(0, "jupiter").play("mars-science-laboratory")
    assert table.state.main == 2  # moves are never forced either


@rule("SETI-029", "SETI-038")
def test_an_effect_that_cannot_be_carried_out_is_skipped_and_the_rest_goes_on() -> None:
    table = Table().probe(0, "earth").play("venera-probe")
    assert table[0].probes == [5]  # at the limit
    assert table[0].publicity == 5
    assert CARD["venera-probe"] in table[0].missions


@rule("SETI-030")
def test_a_card_is_used_for_one_of_its_functions() -> None:
    for action in ("play:press-statement", "corner:press-statement"):
        table = Table().give(0, credits=4).hand(0, "press-statement").begin().do(action)
        assert table[0].hand == []
        assert table.state.discard == [CARD["press-statement"]]
        assert (table[0].publicity, table[0].data) == ((7, 0) if action.startswith("play") else (4, 1))


# -- launch -----------------------------------------------------------------------------------------


@rule("SETI-035", "SETI-040")
def test_launch_costs_two_credits_and_is_no_visit_to_earth() -> None:
    table = Table().give(0, credits=2).hand(0, "lightsail").begin().do("launch")
    assert table[0].credits == 0
    assert table[0].probes == [table.space("earth")]
    assert table[0].publicity == 4
    assert table.state.visited == 0
    poor = Table().give(0, credits=1).begin()
    assert poor.why("launch") == ("refusal-credits", "SETI-035")
    assert poor.figures("launch") == {"need": 2, "have": 1}


@rule("SETI-036")
def test_launch_respects_the_probe_limit() -> None:
    table = Table().give(0, credits=9).probe(0, 0).begin()
    assert table.why("launch") == ("refusal-probe-limit", "SETI-036")
    table.tech(0, "probe-1")
    assert table.can("launch")
    table.probe(0, 1)
    assert table.figures("launch") == {"limit": 2, "have": 2}


@rule("SETI-037")
def test_only_figures_in_space_count_against_the_limit() -> None:
    table = Table().give(0, credits=9, energy=9).orbiter(0, "venus").lander(0, "mars").begin()
    assert table.can("launch")
    table = Table().give(0, credits=9, energy=9).probe(0, "venus").begin()
    assert not table.can("launch")
    table.do("orbit:venus", "end").begin()
    assert table.can("launch")


@rule("SETI-038", "SETI-039")
def test_launches_of_effects_cost_nothing_and_only_ignore_the_limit_where_they_say_so() -> None:
    table = Table().play("low-cost-space-launch")
    assert table[0].credits == 10 - 1
    assert len(table[0].probes) == 1
    table = Table().probe(0, 0).play("falcon-heavy")
    assert len(table[0].probes) == 3
    table.do("end").begin()
    assert table.why("launch") == ("refusal-probe-limit", "SETI-036")
    table = Table().probe(0, 0).play("low-cost-space-launch")
    assert len(table[0].probes) == 1


# -- free actions -------------------------------------------------------------------------------------


@rule("SETI-140")
def test_one_energy_is_one_move() -> None:
    table = Table().give(0, energy=2).probe(0, 5).begin().do(hop(5, 6))
    assert table[0].energy == 1
    assert table[0].probes == [6]
    table.give(0, energy=0)
    assert table.why(hop(6, 14)) == ("refusal-moves", "SETI-140")


@rule("SETI-141")
@pytest.mark.parametrize("card", [card.id for card in PARTS.cards if card.corner_n])
def test_every_corner_gives_what_it_shows(card: str) -> None:
    face = PARTS.cards[CARD[card]]
    table = Table().hand(0, card).begin().do(f"corner:{card}")
    if face.species < 0:
        assert (face.corner_vp, face.corner_n) == (0, 1)
    else:
        assert (face.corner_vp, face.corner_n) == ((0, 2) if face.corner == 1 else (1, 1))
    assert table[0].score == 1 + face.corner_vp
    gained = (table[0].publicity - 4, table[0].data, table.state.moves)
    assert gained == tuple(face.corner_n if face.corner == kind else 0 for kind in (1, 4, 6))


@rule("SETI-142", "SETI-143", "SETI-145")
def test_placing_data_completing_a_mission_and_buying_a_card_are_free_actions() -> None:
    table = (
        Table()
        .give(0, data=1, publicity=8)
        .mission(0, "lovell-telescope")
        .row("grant", "dune", "alice")
        .begin()
    )
    table.do("place-upper", "complete:lovell-telescope", "take-row:2")
    assert table[0].completed == [CARD["lovell-telescope"]]
    assert table[0].score == 4
    table.do("buy", "take-row:1")
    assert table[0].publicity == 5
    assert table[0].hand == sorted([CARD["grant"], CARD["dune"]])
    assert table.can("pass")  # the main action is still open
    table.give(0, publicity=2)
    assert table.why("buy") == ("refusal-publicity", "SETI-145")


@rule("SETI-144")
@pytest.mark.parametrize("give", ["credits", "energy", "cards"])
@pytest.mark.parametrize("take", ["credit", "energy", "card"])
def test_exchange_two_of_one_kind_for_one_of_any(give: str, take: str) -> None:
    table = (
        Table()
        .give(0, credits=2, energy=2)
        .hand(0, "grant", "new-physics")
        .row("dune", "alice", "pixl")
        .begin()
    )
    table.do(f"exchange:{give}:{take}")
    if give == "cards":
        table.do("discard:grant")
        if table.can("discard:new-physics"):
            table.do("discard:new-physics")
    if take == "card":
        table.do("take-row:1")
    expected = {"credits": 2, "energy": 2, "cards": 2}
    expected[give] -= 2
    expected[{"credit": "credits", "energy": "energy", "card": "cards"}[take]] += 1
    assert {"credits": table[0].credits, "energy": table[0].energy, "cards": len(table[0].hand)} == expected


@rule("SETI-144")
def test_exchanges_need_two_of_the_same_kind_and_may_be_chained() -> None:
    table = Table().give(0, credits=1, energy=1).hand(0, "grant").begin()
    assert not table.offered("exchange")
    assert table.why("exchange:credits:energy") == ("refusal-exchange", "SETI-144")
    table.give(0, credits=4).do(
        "exchange:credits:energy", "exchange:credits:energy", "exchange:energy:credit"
    )
    assert (table[0].credits, table[0].energy) == (1, 1)
