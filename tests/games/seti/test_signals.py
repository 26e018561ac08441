"""Chapters 6 and 7: Scan, signals and sectors."""

from __future__ import annotations

import pytest

from perihelion.games.seti.components.vocabulary import ANY, BLUE
from perihelion.games.seti.rules.conditions import sector_wins, sectors_with_signal
from perihelion.games.seti.rules.signals import Centre
from tests.games.seti.scenario import CARD, PARTS, Table, hop
from tests.rule import rule

ROW = ("press-statement", "grant", "wow-signal")  # signals red, yellow, blue
COLOUR_PAIRS = {
    "yellow": ["kepler-22", "61-virginis"],
    "red": ["barnards-star", "proxima-centauri"],
    "blue": ["procyon", "sirius-a"],
    "black": ["vega", "beta-pictoris"],
}


def scanner(**figures: int) -> Table:
    return Table().row(*ROW).give(0, **{"credits": 1, "energy": 2, **figures})


@rule("SETI-065", "SETI-066", "SETI-072")
def test_scan_marks_earths_sector_and_one_by_a_row_card_in_any_order() -> None:
    table = scanner().begin().do("scan")
    assert (table[0].credits, table[0].energy) == (0, 0)
    assert table.legal[:4] == ["row-signal:1", "row-signal:2", "row-signal:3", "scan-earth"]
    table.do("row-signal:2", "signal:61-virginis")
    assert len([card for card in table.state.row if card >= 0]) == 2  # refilled only afterwards
    assert table.state.discard == [CARD["grant"]]
    table.do("scan-earth")
    assert table.marks("61-virginis") == [0, 0]
    assert len([card for card in table.state.row if card >= 0]) == 3
    poor = scanner(credits=0).begin()
    assert poor.why("scan") == ("refusal-credits", "SETI-065")
    assert scanner(energy=1).begin().why("scan") == ("refusal-energy", "SETI-065")


@rule("SETI-067", "SETI-068")
def test_telescope_tech_one_widens_the_earth_signal() -> None:
    table = scanner().tech(0, "telescope-1").begin().do("scan", "scan-earth")
    assert table.offered("signal") == [
        "signal:proxima-centauri",
        "signal:61-virginis",
        "signal:beta-pictoris",
    ]
    table.do("signal:beta-pictoris")
    assert table.marks("beta-pictoris") == [0]
    table = scanner().begin().do("scan", "scan-earth")
    assert table.marks("61-virginis") == [0]


@rule("SETI-067", "SETI-069")
def test_telescope_tech_two_costs_a_publicity_even_in_a_free_scan() -> None:
    table = Table().row(*ROW).tech(0, "telescope-2").play("noto-radio-observatory")
    assert table[0].publicity == 5
    table.do("scan-mercury")
    assert table[0].publicity == 4
    assert table.marks("sirius-a") == [0]
    assert not table.can("scan-mercury")  # once


@rule("SETI-070")
def test_telescope_tech_three_discards_a_hand_card_for_its_colour() -> None:
    table = scanner().tech(0, "telescope-3").hand(0, "dune", "first-contact").begin().do("scan", "scan-hand")
    assert table.offered("discard") == ["discard:dune", "discard:first-contact"]
    table.do("discard:first-contact")
    assert table.offered("signal") == ["signal:procyon", "signal:sirius-a"]
    assert CARD["first-contact"] in table.state.species_discard


@rule("SETI-070", "SETI-024")
def test_a_card_for_telescope_tech_three_may_be_bought_in_the_middle_of_the_scan() -> None:
    table = scanner(publicity=3).tech(0, "telescope-3").begin()
    table.do("scan", "scan-earth", "row-signal:1", "signal:barnards-star")
    assert not table.can("scan-hand")
    table.do("buy", "take-row:2", "scan-hand")
    assert table.marks("61-virginis") + table.marks("kepler-22") == [0]
    table.do("signal:kepler-22")
    assert table.marks("kepler-22") == [0]


@rule("SETI-024", "SETI-100", "SETI-104")
def test_before_a_signal_a_full_pool_may_be_emptied_to_a_lower_space() -> None:
    table = Table().tech(0, "computer-1").give(0, data=5, upper=6).play("wow-signal")
    assert (table.marks("61-virginis"), table[0].data) == ([0], 6)
    table.do("place-lower:1")
    assert (table.marks("61-virginis"), table[0].data) == ([0, 0], 6)


@rule("SETI-071")
def test_telescope_tech_four_launches_for_an_energy_or_takes_a_move() -> None:
    table = scanner(energy=3).tech(0, "telescope-4").begin().do("scan", "scan-launch")
    assert (table[0].energy, table[0].credits, table[0].probes) == (0, 0, [5])
    assert not table.can("scan-move")
    table = scanner().tech(0, "telescope-4").probe(0, 5).begin().do("scan", "scan-move")
    assert table.state.moves == 1
    assert not table.can("scan-launch")
    table.do(hop(5, 6))
    assert table[0].energy == 0
    table = scanner(energy=3).tech(0, "telescope-4").probe(0, 5).begin().do("scan")
    assert not table.can("scan-launch")  # at the limit
    table.do("scan-earth", "row-signal:1", "signal:barnards-star")
    assert (table.can("continue"), table.can("scan-move")) == (True, True)  # the step is optional
    table.do("scan-move")
    assert table.state.main == 2  # nothing is left to do in the Scan


@rule("SETI-073")
def test_the_face_up_species_card_is_not_part_of_the_row() -> None:
    table = scanner().meet("anomalies").begin().do("scan")
    assert table.state.face_up[0] >= 0
    assert table.offered("row-signal") == ["row-signal:1", "row-signal:2", "row-signal:3"]


@rule("SETI-080", "SETI-081", "SETI-083", "SETI-084")
def test_signals_replace_data_from_the_left_then_become_excess() -> None:
    table = Table().signals("sirius-a", 1, 1, 1, 1, 1).give(0, data=0).play("mercury-exploration-program")
    # Mercury's space lies in the sector of Sirius A: one data left, the second signal is excess.
    assert table[0].data == 1
    table = Table().signals("sirius-a", 1, 1, 1).play("mercury-exploration-program")
    assert table[0].data == 2
    assert table.marks("sirius-a") == [1, 1, 1, 0, 0]


@rule("SETI-080")
def test_the_sector_with_a_planet_is_the_one_it_lies_in_now() -> None:
    for offset in range(8):
        table = Table()
        table.state.offsets = [offset, 0, 0]
        star = PARTS.star_ids[table.state.stars[table.space("mercury") % 8]]
        table.play("mercury-exploration-program")
        assert table.marks(star) == [0, 0]
    assert len({sector for sector in range(8) if table.state.signals[sector]}) == 1


@rule("SETI-084")
def test_a_signal_cannot_be_declined_not_even_in_a_full_sector() -> None:
    table = Table().signals("sirius-a", *[1] * 6).signals("procyon", *[1] * 5)
    table.hand(0, "first-contact").tech(0, "telescope-3").row(*ROW).give(0, credits=1, energy=2).begin()
    table.do("scan", "scan-hand")
    own = [
        name for name in table.legal if not name.startswith(("move", "corner", "exchange", "buy", "place"))
    ]
    assert own == ["signal:procyon", "signal:sirius-a"]


@rule("SETI-082", "SETI-085")
def test_the_second_position_scores_two_points_also_without_taking_data() -> None:
    table = Table().signals("vega", 1).play("vega-observation")
    assert (table[0].score, table[0].data) == (3, 1)
    table = Table().probe(0, "mercury").play("plato", "signal:sirius-a")
    assert (table[0].score, table[0].data) == (3, 0)
    assert table.marks("sirius-a") == [0, 0, 0]


@rule("SETI-086")
@pytest.mark.parametrize("colour", COLOUR_PAIRS)
def test_each_colour_has_two_stars_and_a_coloured_signal_goes_to_either(colour: str) -> None:
    card = next(
        card for card in PARTS.cards if card.signal == ["red", "yellow", "blue", "black"].index(colour)
    )
    table = (
        Table().hand(0, card.id).tech(0, "telescope-3").row(*[id for id in ROW if id != card.id][:2], "dune")
    )
    table.give(0, credits=1, energy=2).begin().do("scan", "scan-hand")
    if table.can(f"discard:{card.id}"):
        table.do(f"discard:{card.id}")
    assert sorted(table.offered("signal")) == sorted(f"signal:{star}" for star in COLOUR_PAIRS[colour])


@rule("SETI-090", "SETI-091", "SETI-093", "SETI-094", "SETI-095")
def test_a_completed_sector_is_resolved_after_the_main_action() -> None:
    table = Table(3).signals("61-virginis", 1, 0, 2, 0, 1).row(*ROW).give(0, credits=1, energy=2).begin()
    table.do("scan", "scan-earth")
    assert table.state.pending == [5]
    assert table[0].publicity == 4
    assert table.marks("61-virginis") == [1, 0, 2, 0, 1, 0]
    table.do("row-signal:1", "signal:barnards-star")
    assert [table[seat].publicity for seat in range(3)] == [5, 5, 5]
    assert table.offered("mark")  # the first win gives a red trace
    assert sector_wins(table.state, 0, ANY) == 1
    assert table.marks("61-virginis") == [1]  # the second keeps one marker on the first position
    table.do("mark:left:red:overflow", "end")
    table.give(1, credits=1, energy=2).row("dune", "alice", "pixl").begin(1).do("scan", "scan-earth")
    assert table[1].score == 2 + 2  # the next marker lands on position 2


@rule("SETI-090")
def test_several_completed_sectors_are_resolved_in_the_order_of_the_active_player() -> None:
    table = Table().signals("61-virginis", 1, 1, 1, 1, 1).signals("barnards-star", 1, 1, 1, 1).row(*ROW)
    table.give(0, credits=1, energy=2).begin().do(
        "scan", "scan-earth", "row-signal:1", "signal:barnards-star"
    )
    assert table.asked == 0
    assert table.legal == ["resolve:barnards-star", "resolve:61-virginis"]
    table.do("resolve:barnards-star")
    assert table.asked == 1  # who won the first of them marks the trace now
    table.do("mark:left:red:overflow")
    assert table.asked == 1
    assert table.state.pending == []


@rule("SETI-092")
def test_three_way_tie_goes_to_the_latest_marker_excess_included() -> None:
    # One data is left; the first signal replaces it, the second is an excess marker.
    table = Table(3).signals("barnards-star", 1, 1, 2, 2)
    table.play("barnards-star-observation")
    assert [table[seat].publicity for seat in range(3)] == [5, 5, 5]
    assert sector_wins(table.state, 0, ANY) == 1
    assert table.marks("barnards-star") == [2]  # of the others the one placed latest comes second


@rule("SETI-093")
@pytest.mark.parametrize("star", PARTS.star_ids)
def test_first_and_later_wins_give_the_printed_rewards(star: str) -> None:
    points = {
        "vega": (2, 5),
        "beta-pictoris": (3, 0),
        "procyon": (0, 3),
        "barnards-star": (0, 3),
        "kepler-22": (0, 3),
    }
    first, later = points.get(star, (0, 0))
    later_trace = star in ("sirius-a", "proxima-centauri", "61-virginis", "beta-pictoris")
    slots = PARTS.stars[PARTS.star_ids.index(star)].slots
    for won in (False, True):
        table = Table().signals(star, *[0] * (slots - 1)).hand(0, "canadian-hydrogen-telescope")
        if won:
            table.win(1, star)
        table.play("canadian-hydrogen-telescope", f"signal:{star}")
        if not won or later_trace:
            assert {name.split(":")[2] for name in table.offered("mark")} == {"red"}
            table.do("mark:left:red:overflow")
        assert table[0].score == 1 + (later if won else first) + (3 if not won or later_trace else 0)
        assert table.marks(star) == []  # nobody else, no second place
        assert table.state.wins[table.sector(star) * 2] == 1


@rule("SETI-094")
def test_without_other_markers_there_is_no_second_place() -> None:
    table = Table().signals("vega", 0, 0, 0).play("vega-observation", "mark:left:red:overflow")
    assert table.marks("vega") == []
    assert table[0].publicity == 5


@rule("SETI-095", "SETI-096")
def test_kept_markers_count_as_signals_and_win_markers_do_not() -> None:
    table = Table().signals("vega", 1).win(0, "vega", 2)
    assert sectors_with_signal(table.state, 1) == 1
    assert sectors_with_signal(table.state, 0) == 0
    assert sector_wins(table.state, 0, ANY) == 2
    assert sector_wins(table.state, 0, BLUE) == 0
    # The kept marker of seat 1 counts for the next majority: 2 against 2, the latest wins.
    table.signals("vega", 1, 0, 1).play("vega-observation")
    assert table.state.wins[0] == 3
    assert table.marks("vega") == [1]


@rule("SETI-097", "SETI-R04")
def test_sectors_completed_outside_a_main_action_are_resolved_right_after_the_effect() -> None:
    table = Table().signals("sirius-a", 0, 0, 0, 0, 0).mission(0, "telescope-time-allocation")
    table.row(*ROW).give(0, credits=1, energy=2).begin()
    table.do("scan", "scan-earth", "row-signal:1", "signal:barnards-star")
    table.do("cover:telescope-time-allocation:3", "signal:sirius-a")
    assert table.state.pending == []
    assert table.state.wins[1 * 2] == 1
    table.do("mark:left:red:overflow", "end")
    assert table.asked == 1


@rule("SETI-R47")
def test_signals_of_a_slot_fired_by_a_scan_still_belong_to_that_main_action() -> None:
    table = Table().signals("61-virginis", 1, 1, 1, 0, 0).mission(0, "telescope-time-allocation")
    table.row(*ROW).give(0, credits=1, energy=2).begin()
    table.do("scan", "row-signal:1", "signal:barnards-star", "scan-earth")
    assert table.state.pending == [5]  # complete, 3 against 3, not yet resolved
    table.do("cover:telescope-time-allocation:1", "signal:61-virginis")
    # The excess marker of the slot counts for the majority.
    assert table.state.wins[5 * 2] == 1
    assert table.marks("61-virginis") == [1]


@rule("SETI-R03")
def test_completing_a_sector_pays_its_watcher_once_it_is_resolved_whoever_wins() -> None:
    table = (
        Table().signals("barnards-star", 1, 1, 1, 1).row("press-statement", "dune", "alice").give(0, energy=0)
    )
    table.play("allen-telescope-array", "row-signal:1", "signal:barnards-star", energy=0)
    table.do("row-signal:2", "signal:proxima-centauri")
    assert table.asked == 1  # the winner's trace comes first
    assert table[0].energy == 0
    table.do("mark:left:red:overflow")
    assert table[0].energy == 1
    assert table.asked == 0  # and the energy can still be used in this turn


@rule("SETI-022")
@pytest.mark.parametrize(("energy", "locked"), [(0, False), (1, False), (1, True)])
def test_the_only_probe_may_still_fly_before_its_sector_is_marked(energy: int, locked: bool) -> None:
    table = Table().probe(0, "uranus").give(0, energy=energy).begin()
    state = table.state
    state.asked, state.lock = 0, int(locked)
    state.push(Centre(0, 1, False))
    state.advance()
    flies = energy > 0 and not locked
    assert isinstance(state.step(), Centre) == flies
    assert (table.offered("centre") == ["centre:vega"]) == flies


def test_wins_are_counted_for_the_one_who_has_them() -> None:
    table = Table(3).win(1, "61-virginis", 2).win(2, "barnards-star")
    assert [sector_wins(table.state, seat, ANY) for seat in range(3)] == [0, 2, 1]
