"""Chapters 9 and 12: playing cards, missions, income and the deck."""

from __future__ import annotations

from perihelion.core.text import Text
from perihelion.games.seti.components.pieces import MESSAGE
from perihelion.games.seti.rules.cards import refill_row
from perihelion.games.seti.rules.conditions import holds
from perihelion.games.seti.rules.flight import grant_moves
from perihelion.games.seti.rules.rare_choices import AsteroidData
from perihelion.games.seti.rules.scoring import sets
from tests.games.seti.scenario import CARD, GAME, LEFT, PARTS, Table, condition, hop
from tests.rule import rule

ROW = ("press-statement", "grant", "wow-signal")


@rule("SETI-110")
def test_the_printed_cost_is_paid_first() -> None:
    table = Table().hand(0, "press-statement", "dune").give(0, credits=2).begin()
    assert table.why("play:dune") == ("refusal-credits", "SETI-110")
    assert table.figures("play:dune") == {"need": 3, "have": 2}
    assert table.why("play:grant") == ("refusal-not-in-hand", "SETI-110")
    table.do("play:press-statement")
    assert (table[0].credits, table[0].publicity) == (1, 7)


@rule("SETI-111")
def test_actions_of_a_card_are_free_but_keep_their_other_requirements() -> None:
    table = (
        Table()
        .probe(0, "mars")
        .play("perseverance-rover", "land:mars", "bonus:1", "mark:left:yellow:overflow")
    )
    assert table[0].energy == 10
    assert table[0].score == 1 + 6 + 3 + 4
    table = Table().probe(0, "earth").play("perseverance-rover", energy=0)
    assert table.state.main == 2  # no probe on a planet: skipped
    table = Table().probe(0, "saturn").play("perseverance-rover", energy=0)
    assert "titan" not in "".join(table.offered("land"))


@rule("SETI-112", "SETI-120")
def test_where_cards_go_after_their_effects() -> None:
    table = Table().play("press-statement")
    assert table.state.discard == [CARD["press-statement"]]
    assert Table().play("pioneer-11-mission")[0].missions == [CARD["pioneer-11-mission"]]
    assert Table().play("solvay-conference")[0].endgame == [CARD["solvay-conference"]]
    assert Table().play("fusion-reactor")[0].tucked == [CARD["fusion-reactor"]]
    table = Table().meet("centaurians").play("infocluster")
    assert table[0].messages == [CARD["infocluster"]]
    for result in (table.state.discard, table.state.species_discard):
        assert CARD["infocluster"] not in result


@rule("SETI-113", "SETI-114")
def test_a_conditional_mission_is_completed_while_its_condition_holds_and_need_not_be_at_once() -> None:
    table = Table().orbiter(0, "venus").play("venera-probe")
    assert table.can("complete:venera-probe")  # met before, counts once the card's effects are done
    table.do("end").begin()
    preview = GAME.preview(table.state, 0, table.state.number("complete:venera-probe"))
    gains = [Text("gain-vp", {"n": 7}), Text("gain-publicity", {"n": 1})]
    assert preview.then == [Text("clause-gain", {"gains": gains})]
    table.do("complete:venera-probe")
    assert (table[0].score, table[0].publicity) == (1 + 7, 4 + 1 + 1)
    assert table[0].completed == [CARD["venera-probe"]]
    table = Table().mission(0, "venera-probe").begin()
    assert table.why("complete:venera-probe") == ("refusal-condition-figures", "SETI-113")
    assert table.why("complete:juno-probe") == ("refusal-no-mission", "SETI-113")


@rule("SETI-114")
def test_a_mission_cannot_be_completed_while_its_own_card_is_resolved() -> None:
    table = Table().row(*ROW).give(0, publicity=9).play("lovell-telescope")
    assert not table.can("complete:lovell-telescope")  # in the middle of its own Scan
    table.do("scan-earth", "row-signal:1", "signal:barnards-star")
    assert table.can("complete:lovell-telescope")


@rule("SETI-115", "SETI-117")
def test_slots_are_covered_once_by_events_after_the_card_was_played() -> None:
    table = Table().probe(0, 18).play("pioneer-11-mission").do(hop(18, 19))
    assert table.legal[:2] == ["skip", "cover:pioneer-11-mission:1"]
    table.do("cover:pioneer-11-mission:1")
    assert table[0].data == 1
    covered = [event.args for event in table.events if event.key == "cover"]
    assert covered == [{"card": "card-pioneer-11-mission", "number": 1}]
    table.do(hop(19, 18), hop(18, 19))
    assert table.state.stack[-1].__class__.__name__ == "Turn"  # covered already
    table.give(0, energy=9).probe(0, 15).do(hop(15, 23), "cover:pioneer-11-mission:2")
    assert table[0].score == 5
    assert table[0].completed == [CARD["pioneer-11-mission"]]
    assert table[0].missions == []
    assert CARD["pioneer-11-mission"] not in table.state.discard


@rule("SETI-116")
def test_one_event_covers_one_slot_over_all_missions() -> None:
    table = Table().mission(0, "concerned-people", "telescope-modernization").give(0, publicity=6).begin()
    table.do("research", "tech:telescope-2")
    assert table.offered("cover") == [
        "cover:telescope-modernization:1", "cover:concerned-people:1", "cover:concerned-people:2",
        "cover:concerned-people:3",
    ]  # fmt: skip
    table.do("cover:telescope-modernization:1")
    assert table[0].publicity == 1
    assert not table.offered("cover")
    assert table[0].covered == [0, 1]


@rule("SETI-118")
def test_a_slot_may_fire_in_another_players_turn() -> None:
    table = (
        Table().mission(1, "nasa-astrobiology-institute").signals("vega", 1, 1, 1).play("vega-observation")
    )
    assert table.asked == 1  # the winner of the sector
    table.do("mark:left:red:overflow")
    assert (table.asked, table.legal) == (1, ["skip", "cover:nasa-astrobiology-institute:1"])
    table.do("cover:nasa-astrobiology-institute:1")
    assert (table[1].data, table.asked) == (1, 0)


@rule("SETI-R10")
def test_moves_gained_outside_the_own_turn_are_used_at_once_or_lost() -> None:
    table = Table().probe(1, 5).give(1, energy=4).begin()
    table.state.asked = 0
    grant_moves(table.state, 1, 2)
    table.state.advance()
    assert table.asked == 1
    assert table.legal[0] == "skip"
    table.do(hop(5, 6))
    assert table[1].probes == [6]
    table.do("skip")
    assert (table.asked, table.state.moves, table[1].energy) == (0, 0, 4)


@rule("SETI-119")
def test_mariner_ten_does_not_fire_for_a_probe_already_there_but_for_later_visits() -> None:
    table = Table().probe(0, "mercury").give(0, publicity=10).play("mariner-10-mission")
    assert table[0].covered == [0]
    table.do(hop(1, 2), hop(2, 3))
    assert table[0].publicity == 10
    assert table.offered("cover") == ["cover:mariner-10-mission:2"]
    table.do("skip")
    assert table[0].covered == [0]
    table.do(hop(3, 2), hop(2, 3), "cover:mariner-10-mission:2")
    assert (table[0].covered, table[0].publicity) == ([2], 10)


@rule("SETI-121")
def test_conditions_look_at_the_own_pieces_only() -> None:
    table = Table().orbiter(1, "venus").lander(1, "venus").mission(0, "venera-probe").begin()
    assert not table.can("complete:venera-probe")
    table.orbiter(0, "venus")
    assert table.can("complete:venera-probe")


@rule("SETI-122")
def test_row_cards_of_one_effect_are_all_discarded_before_the_row_is_refilled() -> None:
    table = Table().row(*ROW).play("square-kilometre-array")
    for slot, star in ((1, "barnards-star"), (2, "kepler-22"), (3, "sirius-a")):
        if slot < 3:  # the last card is no choice
            assert len([card for card in table.state.row if card >= 0]) == 4 - slot
            table.do(f"row-signal:{slot}")
        table.do(f"signal:{star}")
    assert (
        sorted(table.state.discard)[:3]
        == sorted([CARD[id] for id in ROW] + [CARD["square-kilometre-array"]])[:3]
    )
    assert len(table.state.row) == 3
    assert all(card >= 0 for card in table.state.row)
    table = (
        Table()
        .hand(0, "dune")
        .row("alice", "pixl", "grant")
        .play("planet-hunters", "take-row:1", "discard:dune")
    )
    assert table.offered("signal") == ["signal:barnards-star", "signal:proxima-centauri"]


@rule("SETI-122")
def test_hand_cards_become_so_many_signals_and_no_more() -> None:
    hand = ("grant", "pixl", "dragonfly", "atlas")
    table = Table().row("dune").hand(0, *hand).play("planet-hunters", "take-row:1", energy=0)
    for left in (3, 2, 1):
        assert table.state.step().prompt(table.state, 0).args == {"n": left}
        table.do(table.offered("discard")[0])
        while table.offered("signal"):
            table.do(table.offered("signal")[0])
    assert not table.offered("discard")
    assert len(table[0].hand) == 2


@rule("SETI-066")
def test_only_gaps_of_the_row_are_filled() -> None:
    first = PARTS.cards[0].id
    table = Table().row(first, "grant", "pixl").top("dune")
    table.state.row[1] = -1
    refill_row(table.state)
    assert table.state.row == [CARD[first], CARD["dune"], CARD["pixl"]]


@rule("SETI-123")
def test_moving_within_a_ring_keeps_the_distance_to_the_sun() -> None:
    table = Table().probe(0, 5).play("trajectory-correction").do(hop(5, 13))
    assert table[0].score == 1
    table = Table().probe(0, 5).play("trajectory-correction").do(hop(5, 6))
    assert (table[0].score, table[0].publicity) == (4, 5)


# -- income and the deck --------------------------------------------------------------------------------


@rule("SETI-150")
def test_tucking_gains_the_income_at_once_and_may_be_declined() -> None:
    for card, figure in (("dune", "credits"), ("pixl", "energy"), ("grant", "energy")):
        table = Table().hand(0, card).give(0, data=1, upper=3).begin().do("place-upper", f"tuck:{card}")
        assert getattr(table[0], figure) == 1
    table = (
        Table()
        .hand(0, "alma-observatory", "press-statement")
        .give(0, data=1, upper=3)
        .begin()
        .do("place-upper", "skip")
    )
    assert table[0].tucked == []
    table = Table().hand(0, "hubble-space-telescope").top("dune").give(0, data=1, upper=3).begin()
    table.do("place-upper", "tuck:hubble-space-telescope")
    assert table[0].hand == [CARD["dune"]]  # a random card
    for card, figure, value in (("infocluster", "publicity", 5), ("exocomputers", "data", 1)):
        table = Table().hand(0, card).give(0, data=1, upper=3).begin().do("place-upper", f"tuck:{card}")
        assert getattr(table[0], figure) == value


@rule("SETI-151", "SETI-213", "SETI-015")
def test_the_income_phase_pays_the_printed_income_and_every_tucked_card() -> None:
    table = Table().tucked(0, "dune", "pixl", "hubble-space-telescope", "infocluster", "exocomputers")
    table.state.passed = 0b10
    table.state.round_stacks[0] = table.state.round_stacks[0][:2]
    table.begin().do("pass").do(table.legal[0])
    assert (table[0].credits, table[0].energy) == (3 + 1, 2 + 1)
    assert len(table[0].hand) == 1 + 1 + 1  # kept, printed, tucked
    assert (table[0].publicity, table[0].data) == (5, 1)
    assert table.state.round == 2
    assert table.asked == 1  # the starting player marker has moved on


@rule("SETI-R01", "SETI-151")
def test_income_is_paid_in_turn_order_from_the_player_who_started_the_round() -> None:
    table = Table(3).top("dune", "pixl", "dragonfly")
    table.state.start, table.state.passed = 1, 0b110
    table.state.round_stacks[0] = table.state.round_stacks[0][:2]
    table.begin(0).do("pass").do(table.legal[0])
    assert table.state.round == 2
    for seat, card in ((1, "dune"), (2, "pixl"), (0, "dragonfly")):
        assert CARD[card] in table[seat].hand


@rule("SETI-152")
def test_a_card_taken_from_the_row_is_replaced_at_once_and_an_empty_deck_is_rebuilt() -> None:
    table = Table().row(*ROW).top("dune").give(0, publicity=9).begin().do("buy", "take-row:2")
    assert table.state.row == [CARD["press-statement"], CARD["dune"], CARD["wow-signal"]]
    state = table.state
    state.discard = state.deck
    state.deck = []
    table.do("buy", "take-deck")
    assert state.discard == []
    assert len(state.deck) > 50
    assert len(table[0].hand) == 2


@rule("SETI-153", "SETI-210")
def test_there_is_no_hand_limit_before_passing() -> None:
    table = Table().hand(0, *[card.id for card in PARTS.cards[:7]]).begin()
    assert len(table[0].hand) == 7
    table.do("pass")
    for _ in range(3):
        assert all(name.startswith("discard:") for name in table.legal)
        table.do(table.legal[0])
    assert all(name.startswith("keep:") for name in table.legal)


@rule("SETI-R02")
def test_watchers_count_what_happens_after_the_card_until_the_turn_ends_and_pay_once() -> None:
    table = Table().probe(0, 2).give(0, energy=9).hand(0, "venus-flyby", "mercury-flyby").begin()
    table.do(hop(2, 3), hop(3, 2))
    assert table[0].publicity == 5
    table.give(0, credits=9).do("play:venus-flyby")
    assert table[0].score == 1  # the visit before does not count
    table.do(hop(2, 3))
    assert table[0].score == 4
    table.do(hop(3, 2), hop(2, 3))
    assert table[0].score == 4
    table.do("end").begin()
    assert table.state.watchers == []


@rule("SETI-R02", "SETI-025")
def test_lightsail_counts_planets_visited_after_it_was_played_only() -> None:
    table = Table().probe(0, 2).give(0, energy=9, credits=9).hand(0, "lightsail").begin()
    table.do(hop(2, 3), hop(3, 2), "play:lightsail", hop(2, 1))
    table.end()
    assert table[0].score == 1 + 1  # Mercury; Venus was visited before


@rule("SETI-030")
def test_a_card_taken_and_used_up_meanwhile_cannot_be_shown_for_its_corner() -> None:
    table = Table().row("dune", "alice", "pixl").give(0, data=6).play("grant", "take-row:1")
    table.do("corner:dune", "continue")
    assert table[0].publicity == 4 + 1
    assert table.state.discard == [CARD["dune"], CARD["grant"]]
    shown = Table().row("dune", "alice", "pixl").give(0, data=6).play("grant", "take-row:1", "continue")
    assert (shown[0].publicity, shown[0].hand) == (4 + 1, [CARD["dune"]])


@rule("SETI-022", "SETI-024")
def test_with_an_empty_hand_a_card_may_be_bought_before_the_effect_that_needs_one() -> None:
    table = Table().probe(0, "saturn").row(*ROW).give(0, credits=1, energy=1, publicity=1).begin()
    table.do("orbit:saturn", "buy", "take-row:1")  # the publicity of the orbit pays for the card
    table.do("tuck:press-statement")
    assert table[0].tucked == [CARD["press-statement"]]
    table = Table().row(*ROW).give(0, publicity=2)
    table.play("yevpatoria-telescope-construction", "tech:telescope-2", credits=3, energy=0)
    table.do("buy", "take-row:1", "discard:press-statement", "signal:barnards-star")
    assert table.marks("barnards-star") == [0]


@rule("SETI-R14")
def test_a_returning_card_is_never_in_the_discard_pile() -> None:
    table = Table().probe(0, "mercury").play("orbiting-lagrange-point", energy=0)
    assert CARD["orbiting-lagrange-point"] in table[0].hand
    assert table.state.discard == []
    assert table.state.playing == -1
    assert table.told("return") == 1
    table = Table().probe(0, "mercury").signals("sirius-a", 0).play("orbiting-lagrange-point", energy=0)
    assert CARD["orbiting-lagrange-point"] not in table[0].hand
    assert table.state.discard == [CARD["orbiting-lagrange-point"]]
    assert table.told("return") == 0


@rule("SETI-R14", "SETI-095", "SETI-029")
def test_lagrange_point_counts_the_own_signals_of_the_marked_sector_after_marking() -> None:
    table = Table().signals("sirius-a", 1, 1).probe(0, "mercury").play("orbiting-lagrange-point", energy=0)
    assert table.marks("sirius-a") == [1, 1, 0]
    assert CARD["orbiting-lagrange-point"] in table[0].hand  # signals of others do not count
    assert table[0].seen == [CARD["orbiting-lagrange-point"]]
    assert table[0].credits == 10 - 1
    table.begin(0).do("play:orbiting-lagrange-point")
    assert CARD["orbiting-lagrange-point"] not in table[0].hand  # the second time there are two
    table = Table().probe(0, "mercury").probe(0, "earth").signals("61-virginis", 0)
    table.play("orbiting-lagrange-point", "signal:sirius-a", energy=0)
    assert CARD["orbiting-lagrange-point"] in table[0].hand  # signals elsewhere do not count
    table = Table().play("orbiting-lagrange-point", energy=0)
    assert table.state.discard == [CARD["orbiting-lagrange-point"]]  # no probe, no sector


@rule("SETI-R14", "SETI-R17")
def test_lagrange_point_marked_on_the_tile_counts_the_signals_at_the_star() -> None:
    for before, returned in (([], False), ([0], True), ([0, 0], False)):
        table = Table().meet("oumuamua").probe(0, "oumuamua").signals("61-virginis", *before)
        table.play("orbiting-lagrange-point", "signal:oumuamua-tile", energy=0)
        assert table.state.signals[8] == [0]
        assert (CARD["orbiting-lagrange-point"] in table[0].hand) == returned


@rule("SETI-115", "SETI-R47", "SETI-110")
def test_strategic_planning_is_offered_when_a_card_is_paid_before_its_effects() -> None:
    table = Table().mission(0, "strategic-planning").play("press-statement")
    assert table[0].credits == 9  # paid
    assert table[0].publicity == 4  # not yet resolved
    assert table.offered("cover") == ["cover:strategic-planning:1"]
    table.do("cover:strategic-planning:1")
    assert (table[0].score, table[0].publicity) == (3, 7)
    table = Table().mission(0, "strategic-planning").give(0, publicity=4).play("pixl", credits=3)
    table.do("cover:strategic-planning:3", "tech:computer-2", "slot:1")
    assert table[0].score == 1 + 5 + 4 + 2  # the 2 publicity of the slot count for the card


@rule("SETI-114", "SETI-115", "SETI-C06")
def test_strategic_planning_fires_neither_for_itself_nor_for_energy_nor_for_another_price() -> None:
    table = Table().play("strategic-planning")
    assert table[0].covered == [0]
    assert not table.offered("cover")
    table = Table().meet("centaurians").mission(0, "strategic-planning")
    message = next(card for card in PARTS.cards if card.kind == MESSAGE and card.cost in (1, 2, 3))
    table.play(message.id)
    assert not table.offered("cover")
    dear = next(card for card in PARTS.cards if card.cost == 4 and card.kind != MESSAGE)
    table = Table().mission(0, "strategic-planning").play(dear.id)
    assert not table.offered("cover")
    table = Table().mission(0, "strategic-planning").hand(0, "press-statement").begin()
    table.do("corner:press-statement")  # no main action, nothing paid
    assert not table.offered("cover")


@rule("SETI-122", "SETI-R46", "SETI-152")
def test_clean_space_initiative_discards_the_whole_row_at_once_and_refills_it_at_the_end() -> None:
    table = Table().row(*ROW).top("dune", "pixl", "galileo-mission", "near-shoemaker")
    table.give(0, publicity=4).play("clean-space-initiative", energy=0)
    row = [CARD[id] for id in ROW]
    assert table.state.row == [-1, -1, -1]
    assert table.state.discard == row
    assert table.told("discard-row") == 3
    assert GAME.view(table.state, 1).corners == list(ROW)
    table.do("row-corner:1")  # 1 data
    assert (table[0].data, table.state.row) == (1, [-1, -1, -1])
    assert GAME.view(table.state, 1).corners == ["", "grant", "wow-signal"]
    table.do("buy")  # between the corners; the row offers nothing
    assert table[0].hand == [CARD["dune"]]
    assert table.state.row == [-1, -1, -1]
    assert table.offered("row-corner") == ["row-corner:2", "row-corner:3"]
    table.do("row-corner:3")  # 1 move, and the last corner comes by itself
    assert (table.state.moves, table[0].publicity) == (1, 4 - 3 + 1)
    assert table.state.row == [CARD[id] for id in ("pixl", "galileo-mission", "near-shoemaker")]
    assert table.state.discard == [*row, CARD["clean-space-initiative"]]
    assert GAME.view(table.state, 1).corners == []


@rule("SETI-024", "SETI-100")
def test_data_may_be_placed_before_the_last_corner_of_the_cleared_row() -> None:
    table = Table().row("press-statement", "grant").give(0, data=6, upper=0)
    table.play("clean-space-initiative", "row-corner:2", energy=0)
    assert table.offered("row-corner") == ["row-corner:1"]  # the seventh data would be lost
    table.do("place-upper")  # now there is room, and the last corner comes by itself
    assert (table[0].data, table[0].upper) == (6, 1)
    table = Table().row("press-statement", "grant").give(0, data=6, upper=6)
    table.play("clean-space-initiative", "row-corner:2", energy=0)
    assert (table[0].data, table.state.main) == (6, 2)  # no room anywhere: nothing to ask


@rule("SETI-R24", "SETI-224")
def test_publicity_and_data_income_count_as_tucked_cards_but_for_no_gold_set() -> None:
    table = Table().tucked(0, "infocluster", "exocomputers", "dune")
    income = PARTS.gold[0]
    assert [sets(table.state, 0, side) for side in income] == [1, 0]
    assert holds(table.state, 0, condition(test="tucked", n=3))


@rule("SETI-R44")
def test_cards_are_shown_one_by_one_as_many_as_the_player_likes() -> None:
    table = Table().hand(0, "grant", "pixl", "dune").play("fuel-tanks-construction", energy=0)
    assert table.offered("show") == ["show:grant", "show:pixl"]
    table.do("show:grant", "continue")
    assert table[0].energy == 1
    assert CARD["grant"] in table[0].hand
    assert table[0].seen == [CARD["grant"]]
    both = Table().hand(0, "grant", "pixl", "dune").play("fuel-tanks-construction", energy=0)
    both.do(*sorted(("show:grant", "show:pixl"), key=lambda name: -CARD[name.partition(":")[2]]))
    assert both[0].seen == sorted((CARD["grant"], CARD["pixl"]))  # whatever came first


@rule("SETI-R46")
def test_a_row_card_taken_in_the_middle_of_a_scan_is_replaced_at_once_other_gaps_stay() -> None:
    table = Table().row(*ROW).give(0, credits=1, energy=2, publicity=9).top("dune").begin()
    table.do("scan", "row-signal:1", "signal:barnards-star", "buy", "take-row:2")
    assert table.state.row == [-1, CARD["dune"], CARD["wow-signal"]]
    table.do("scan-earth")
    assert all(card >= 0 for card in table.state.row)


@rule("SETI-R55")
def test_corners_gained_through_effects_fire_no_corner_mission() -> None:
    table = Table().mission(0, "cornell-university").row(*ROW).play("clean-space-initiative")
    table.do("row-corner:1", "row-corner:2")
    assert (table[0].data, table[0].publicity, table.state.moves) == (1, 5, 1)
    assert table[0].covered == [0]
    assert not table.offered("cover")
    table.hand(0, "dune").do("corner:dune")
    assert table.offered("cover") == ["cover:cornell-university:1"]


@rule("SETI-M13")
def test_asteroids_may_be_looked_at_from_any_probe_or_capsule_in_the_order_of_the_spaces() -> None:
    table = Table().meet("mascamites").probe(0, 18).probe(0, 18).capsule(0, 3, 0)
    options = AsteroidData(0).options(table.state)
    assert options == [table.state.acts.choose_space + space for space in (3, 18)]


@rule("SETI-113")
def test_a_set_of_traces_for_a_species_is_one_of_each_colour() -> None:
    table = Table().meet("mascamites").traces(0, LEFT, "red", 2)
    wanted = condition(test="traces_for_species", species="mascamites", colour="set", n=1)
    assert not holds(table.state, 0, wanted)
    table.traces(0, LEFT, "yellow").traces(0, LEFT, "blue")
    assert holds(table.state, 0, wanted)
    assert not holds(table.state, 1, wanted)


def test_cards_that_go_for_their_corner_and_their_income_are_told() -> None:
    table = Table().top("dune", "alice", "pixl").play("part-of-everyday-life")
    before = table.told("discard")
    table.do(table.offered("discard")[0])
    assert table.told("discard") == before + 1
    table.do(table.offered("discard")[0])
    assert table.told("discard") == before + 2
