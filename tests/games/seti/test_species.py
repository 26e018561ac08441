"""The species chapters: Mascamites, Anomalies, 'Oumuamua, Centaurians, Exertians."""

from __future__ import annotations

import pytest

from perihelion.core.view import to_json
from perihelion.games.seti.conditions import craft_at, sectors_with_signal
from perihelion.games.seti.flight import anomaly_leader, rotate
from perihelion.games.seti.milestones import discover
from perihelion.games.seti.scoring import penalties
from perihelion.games.seti.signals import next_anomaly, resolve
from perihelion.games.seti.species import exertians
from perihelion.games.seti.vocabulary import OUMUAMUA, SPECIES
from tests.games.seti.scenario import CARD, GAME, LEFT, PARTS, Table, hop
from tests.rule import rule

ROW = ("press-statement", "grant", "wow-signal")
BOARD_SIZES = {
    "mascamites": [4, 4, 9],
    "anomalies": [5, 5, 5],
    "oumuamua": [5, 5, 5],
    "centaurians": [5, 5, 5],
    "exertians": [5, 5, 5],
}


@rule("SETI-M01", "SETI-A01", "SETI-O01", "SETI-C01", "SETI-E01")
@pytest.mark.parametrize("species", SPECIES)
def test_components_of_every_species(species: str) -> None:
    board = PARTS.species[SPECIES.index(species)]
    assert [len(column) for column in board.spaces] == BOARD_SIZES[species]
    assert len(board.cards) == (15 if species == "exertians" else 10)
    assert len(PARTS.samples) == 7
    assert [len(sides) for sides in PARTS.anomaly_sides] == [2, 2, 2]
    assert len(PARTS.message_rewards) == 4
    assert sorted({PARTS.cards[card].danger for card in PARTS.species[4].cards}) == list(range(10))
    samples = [space.sample_slot for space in PARTS.species[0].spaces[2] if space.sample_slot >= 0]
    assert samples == [0, 1, 2, 3, 4, 5, 6]


@rule("SETI-M02", "SETI-M03", "SETI-A02", "SETI-O02", "SETI-C02")
@pytest.mark.parametrize("species", ["mascamites", "anomalies", "oumuamua", "centaurians"])
def test_discovery_deals_one_card_for_each_own_marker_and_turns_one_up(species: str) -> None:
    table = Table(3).meet(species, 0, 1, 0)
    assert [len(table[seat].hand) for seat in range(3)] == [2, 1, 0]
    assert table.state.face_up[LEFT] in PARTS.species[SPECIES.index(species)].cards
    assert len(table.state.decks[LEFT]) == 10 - 3 - 1
    view = to_json(GAME.view(table.state, 2))
    assert view["species"][0]["deck"] == 6  # type: ignore[call-overload,index]
    assert view["players"][0]["hand"] == []  # type: ignore[call-overload,index]


@rule("SETI-M04")
def test_the_species_card_symbol_takes_the_top_or_the_face_up_card_which_is_replaced() -> None:
    table = Table().meet("mascamites").give(0, energy=1, upper=6).begin().do("analyze", "mark:left:blue:1")
    face_up, top = table.state.face_up[LEFT], table.state.decks[LEFT][-1]
    assert table.offered("take-face-up") + table.offered("take-species") == ["take-face-up", "take-species"]
    table.do("take-face-up")
    assert table[0].hand == [face_up]
    assert table.state.face_up[LEFT] == top
    table.begin(1).give(1, energy=1, upper=6).do("analyze", "mark:left:blue:2", "take-species")
    assert table.state.face_up[LEFT] == top
    assert len(table.state.decks[LEFT]) == 7


# -- Mascamites -----------------------------------------------------------------------------------------


@rule("SETI-M06", "SETI-M07")
def test_samples_lie_hidden_on_jupiter_and_saturn_and_one_face_up_on_the_board() -> None:
    table = Table().meet("mascamites")
    assert [len(side) for side in table.state.samples] == [3, 3]
    placed = table.state.samples[0] + table.state.samples[1] + table.state.sample_board[:1]
    assert sorted(placed) == list(range(7))
    for seat in (0, 1, None):
        view = GAME.view(table.state, seat)
        assert (view.samples, view.known_samples) == ([3, 3], [[], []])
        assert view.sample_board == [table.state.sample_board[0], -1, -1, -1, -1, -1, -1]


@rule("SETI-M08", "SETI-M09", "SETI-M11")
def test_loading_looks_at_all_samples_of_the_planet_and_takes_one_as_a_capsule() -> None:
    table = Table().meet("mascamites").probe(0, "saturn").give(0, energy=9)
    table.state.samples = [[0, 1, 2], [3, 4, 5]]
    plain = table.begin().do("land:saturn", "mark:left:yellow:overflow")
    assert plain[0].capsules == []  # an ordinary landing collects nothing
    table = Table().meet("mascamites").probe(0, "saturn")
    table.state.samples = [[0, 1, 2], [3, 4, 5]]
    table.play("breeding-sample", "land:saturn", "mark:left:yellow:overflow")
    assert table.offered("sample") == ["sample:4", "sample:5", "sample:6"]
    table.do("sample:5")
    assert (table[0].capsules, table[0].capsule_at) == ([4], [table.space("saturn")])
    assert table.state.samples == [[0, 1, 2], [3, 5]]
    assert GAME.view(table.state, 0).known_samples == [[], [3, 5]]
    assert GAME.view(table.state, 1).known_samples == [[], []]
    assert GAME.view(table.state, 1).players[0].samples == []
    table = Table().meet("mascamites").probe(0, "saturn")
    table.state.samples = [[0, 1, 2], [3, 4, 5]]
    table.play("the-queen", "land:titan", "mark:left:yellow:overflow", "mark:left:yellow:overflow")
    assert table.offered("sample") == ["sample:4", "sample:5", "sample:6"]  # a moon counts as its planet
    table = Table().meet("mascamites").probe(0, "jupiter").hand(0, "grant")
    table.state.samples = [[0, 1, 2], [3, 4, 5]]
    table.play("mass-sample-collection", "orbit:jupiter", "skip")
    assert table.offered("sample") == ["sample:1", "sample:2", "sample:3"]


@rule("SETI-M10")
def test_the_card_may_be_used_where_no_samples_are_and_stays_an_open_mission() -> None:
    table = (
        Table()
        .meet("mascamites")
        .probe(0, "venus")
        .play("breeding-sample", "land:venus", "mark:left:yellow:overflow")
    )
    assert table[0].capsules == []
    assert table[0].missions == [CARD["breeding-sample"]]
    table.capsule(0, "earth", table.state.samples[0][0])
    assert table.can("deliver:breeding-sample:1")


@rule("SETI-M12", "SETI-M13", "SETI-M14")
def test_a_capsule_moves_like_a_probe_and_counts_as_one_but_not_against_the_limit() -> None:
    table = Table().meet("mascamites").capsule(0, 12, 0).give(0, energy=3, credits=5).begin()
    assert table.offered("carry")
    table.do("carry:1:2-5")
    assert table[0].energy == 1  # leaving asteroids
    table[0].capsule_at = [2]
    table.do("carry:1:1-3")
    assert table[0].publicity == 5  # Venus
    assert not table.offered("orbit")
    assert not table.offered("land")
    assert table.can("launch")
    rotate(table.state)
    assert table[0].capsule_at == [2]  # carried with disc 1
    table = (
        Table().meet("mascamites").capsule(0, "mercury", 0).play("hubble-space-telescope", "signal:sirius-a")
    )
    assert table.marks("sirius-a") == [0]
    assert Table().meet("mascamites").capsule(0, 12, 0).mission(0, "rosetta-probe").begin().why(
        "carry:2:1-0"
    ) == ("refusal-no-capsule", "SETI-M12")


@rule("SETI-M15", "SETI-M16", "SETI-M17", "SETI-R27")
def test_delivering_reveals_the_sample_gains_both_rewards_and_opens_a_blue_space() -> None:
    table = Table().meet("mascamites").mission(0, "mass-sample-collection").give(0, energy=1)
    table.state.samples = [[0, 1, 2], [3, 4, 5]]
    table.capsule(0, 6, 3).begin()
    assert table.why("complete:mass-sample-collection") == ("refusal-delivery", "SETI-M15")
    assert table.why("deliver:mass-sample-collection:1") == ("refusal-delivery", "SETI-M15")
    table.do("carry:1:1-5")
    assert not table.can("complete:mass-sample-collection")
    table.end().begin()  # the capsule may stay and be delivered in a later turn
    table.do("deliver:mass-sample-collection:1")
    assert (table[0].publicity, table[0].score, table[0].credits) == (4 + 3, 1 + 3, 1)
    assert (table[0].capsules, table[0].completed) == ([], [CARD["mass-sample-collection"]])
    assert table.state.sample_board[1] == 3
    assert table.state.why_not(1, "place-upper") is not None
    # Another player's capsule cannot be delivered.
    table.capsule(1, "earth", 4).mission(0, "first-contact")
    assert not table.offered("deliver")


@rule("SETI-M18")
def test_a_blue_space_with_a_sample_gives_its_reward_and_one_without_cannot_be_marked() -> None:
    table = Table().meet("mascamites").give(0, energy=1, upper=6)
    table.state.sample_board[0] = 6
    table.begin().do("analyze")
    levels = [name.split(":")[3] for name in table.offered("mark") if ":left:" in name]
    assert levels == ["overflow", "1", "2", "3"]
    table.do("mark:left:blue:3")
    assert table[0].score == 1 + 7
    table.state.sample_board[1] = 0
    table.begin(1).give(1, energy=1, upper=6).do("analyze", "mark:left:blue:4")
    assert table[1].credits == 2


@rule("SETI-M19", "SETI-M20")
def test_one_capsule_completes_one_of_two_missions() -> None:
    table = Table().meet("mascamites").mission(0, "first-contact", "the-queen")
    table.state.samples = [[0, 1, 2], [3, 4, 5]]
    table.capsule(0, "earth", 3).begin()
    assert table.offered("deliver") == ["deliver:first-contact:1", "deliver:the-queen:1"]
    table.do("deliver:the-queen:1")
    assert table[0].completed == [CARD["the-queen"]]
    assert table[0].missions == [CARD["first-contact"]]
    assert not table.offered("deliver")
    table.capsule(0, "earth", 4).capsule(0, "earth", 5)
    assert table.offered("deliver") == ["deliver:first-contact:1", "deliver:first-contact:2"]


@rule("SETI-M21")
def test_six_dedicated_spaces_take_all_collectable_samples() -> None:
    table = (
        Table()
        .meet("mascamites")
        .mission(
            0,
            "first-contact",
            "the-queen",
            "rover-exploration",
            "mass-sample-collection",
            "breeding-sample",
            "martian-quarantine-lab",
        )
    )
    for sample in [*table.state.samples[0], *table.state.samples[1]]:
        table.capsule(0, "earth", sample)
    table[0].capsule_at[5] = table.space("mars")
    table.row(*ROW).begin()
    for _ in range(6):
        table.do(table.offered("deliver")[0])
        while not table.can("pass"):
            table.do(table.legal[0])
    assert min(table.state.sample_board) >= 0
    assert len(table[0].completed) == 6


@rule("SETI-R25")
def test_a_looked_at_sample_goes_back_and_only_the_looker_knows_it() -> None:
    table = Table().meet("mascamites").probe(0, "jupiter")
    table.state.samples = [[3, 4, 6], [0, 1, 2]]
    table.play("ecosystem-study", "sample:4")
    assert table[0].publicity == 7
    assert table.state.samples == [[3, 4, 6], [0, 1, 2]]
    assert GAME.view(table.state, 0).known_samples[0] == [3, 4, 6]
    assert GAME.view(table.state, 1).known_samples == [[], []]


@rule("SETI-R26")
def test_a_sample_delivered_twice_is_resolved_twice_before_it_moves_to_the_board() -> None:
    table = Table().meet("mascamites").mission(0, "breeding-sample").row(*ROW)
    table.state.samples = [[5, 1, 2], [3, 4, 0]]
    table.capsule(0, "earth", 5).begin().do("deliver:breeding-sample:1")
    assert table.state.sample_board[1] == -1
    table.do("take-row:1")
    assert table.state.sample_board[1] == -1
    table.do("take-row:1")
    assert table.state.sample_board[1] == 5
    assert table[0].score == 1 + 6


# -- Anomalies ------------------------------------------------------------------------------------------


@rule("SETI-A03", "SETI-A05", "SETI-A09")
def test_tokens_lie_in_earths_sector_and_three_to_either_side_and_never_move() -> None:
    layouts, sides = set(), set()
    for seed in range(30):
        table = Table(2, species=("anomalies", "mascamites"))
        for _ in range(seed):
            table.state.chance.word()
        table.discover(LEFT)
        assert sorted(table.state.anomaly_at) == sorted([5, 2, 0])
        layouts.add(tuple(table.state.anomaly_at))
        sides.add(tuple(table.state.anomaly_side))
        assert not table.state.stack  # discovery triggers nothing
    assert len(layouts) == 6
    assert len(sides) == 8
    places = table.state.anomaly_at[:]
    rotate(table.state)
    assert table.state.anomaly_at == places


@rule("SETI-A04", "SETI-A10")
def test_a_token_does_not_cover_a_planet_and_gives_nothing_for_a_visit() -> None:
    table = Table().meet("anomalies").probe(0, 25).give(0, energy=4, credits=1)
    assert 0 in table.state.anomaly_at
    table.begin().do(hop(25, 24))
    assert table[0].publicity == 5  # Uranus alone
    assert table.can("orbit:uranus")
    table = Table().meet("anomalies").probe(0, 25).give(0, energy=4).begin().do(hop(25, 26))
    assert (table[0].publicity, table[0].score) == (4, 1)


def anomaly_table(at: list[int]) -> Table:
    table = Table(3).meet("anomalies")
    table.state.anomaly_at, table.state.anomaly_side = at, [1, 0, 0]  # 4 points, 2 publicity, 1 data
    return table


@rule("SETI-A06", "SETI-A07", "SETI-R29")
def test_after_a_rotation_the_anomaly_in_earths_sector_rewards_the_leader_before_the_tech_is_chosen() -> None:
    table = (
        anomaly_table([4, 2, 7])
        .board(1, LEFT, "red", 2)
        .board(0, LEFT, "red", 1)
        .give(0, publicity=6)
        .begin()
    )
    table.do("research")
    assert table[1].score == 2 + 4
    assert table.offered("tech")
    table = anomaly_table([2, 4, 7]).board(1, LEFT, "yellow", 1).give(0, publicity=6)
    table.state.anomaly_side = [0, 1, 0]  # a chosen card
    table.row(*ROW).begin().do("research")
    assert (table.asked, table.offered("take-row")) == (1, ["take-row:1", "take-row:2", "take-row:3"])
    table.do("take-row:2")
    assert table[1].hand == [CARD["grant"]]
    assert table.asked == 0


@rule("SETI-A08", "SETI-A11", "SETI-R28")
def test_only_markers_on_the_board_count_and_the_top_space_goes_to_the_latest() -> None:
    table = (
        anomaly_table([4, 3, 2])
        .board(1, LEFT, "red", 3)
        .board(2, LEFT, "blue", 1)
        .traces(0, LEFT, "yellow", 3)
    )
    for _ in range(3):
        rotate(table.state)
        table.state.advance()
        table.state.stack.clear()
    assert [anomaly_leader(table.state, colour) for colour in range(3)] == [1, -1, 2]
    assert (table[0].score, table[0].publicity) == (1, 4)
    assert table[1].score == 2 + 4
    assert table[2].data == 1
    table.board(0, LEFT, "red", 5).board(1, LEFT, "red", 5)
    assert anomaly_leader(table.state, 0) == 1
    table.board(0, LEFT, "red", 5)
    assert anomaly_leader(table.state, 0) == 0
    table.give(2, energy=1, upper=6).board(0, LEFT, "blue", 5).begin(2).do("analyze", "mark:left:blue:5")
    assert table[2].score == 3 + 2
    assert anomaly_leader(table.state, 2) == 2


@rule("SETI-A12")
def test_the_next_anomaly_is_the_first_one_counter_clockwise_not_in_earths_sector() -> None:
    assert next_anomaly(anomaly_table([5, 2, 0]).state) == 1  # Earth in 5: sector 2 is met before 0
    assert next_anomaly(anomaly_table([5, 6, 0]).state) == 2
    assert next_anomaly(anomaly_table([4, 5, 6]).state) == 0


@rule("SETI-R30")
def test_an_anomaly_triggered_by_the_first_passer_comes_before_the_end_of_round_card() -> None:
    table = anomaly_table([4, 2, 7]).board(0, LEFT, "red", 1).begin().do("pass")
    assert table[0].score == 5
    assert table.offered("keep")


# -- 'Oumuamua --------------------------------------------------------------------------------------------


def tile_table() -> Table:
    return Table().meet("oumuamua")


@rule("SETI-O03", "SETI-O04", "SETI-R48", "SETI-O05", "SETI-O06")
def test_the_tile_is_attached_to_disc_three_and_gives_publicity_to_every_figure_there() -> None:
    table = Table(2).probe(0, 21).probe(1, 21).mission(0, "advanced-navigation-system")
    table.capsule(1, 21, 0)
    table.meet("oumuamua")
    assert table.space("oumuamua") == 21  # ring 3, position 5
    assert (table[0].publicity, table[1].publicity) == (5, 6)
    assert not table.state.stack  # no visit, no mission
    assert table.state.visited == 0
    assert GAME.view(table.state, 0).tile == []
    table.state.turns = 2
    rotate(table.state)
    assert table.space("oumuamua") == 20
    assert table[0].probes == [20]
    table.play("race-against-time")
    assert table[0].exofossils == 1


@rule("SETI-O07", "SETI-O08")
def test_spaces_with_an_exofossil_cost_are_marked_only_by_paying_it() -> None:
    table = tile_table().give(0, energy=1, upper=6, exofossils=3).begin().do("analyze")
    levels = [name.split(":")[3] for name in table.offered("mark") if ":left:" in name]
    assert levels == ["overflow", "2", "3", "4", "5"]  # the space for 4 is out of reach
    table.do("mark:left:blue:5")
    assert (table[0].exofossils, table[0].score) == (2, 7)
    table.begin(1).give(1, energy=1, upper=6, exofossils=4).do("analyze", "mark:left:blue:1")
    assert (table[1].exofossils, table[1].score) == (0, 27)
    table.begin(0).give(0, energy=1, upper=6).do("analyze", "mark:left:blue:5")
    assert (table[0].exofossils, table[0].score) == (1, 13)  # again and again


@rule("SETI-O09", "SETI-O10")
def test_oumuamua_is_a_planet_for_visits_and_counts() -> None:
    table = (
        tile_table()
        .probe(0, 20)
        .mission(0, "advanced-navigation-system")
        .give(0, energy=2)
        .begin()
        .do(hop(20, 21))
    )
    assert table[0].publicity == 5
    assert table.offered("cover")
    table.do("skip")
    assert table.state.visited == 1 << OUMUAMUA
    assert table.offered("land") == []
    table.give(0, energy=3)
    assert table.can("land:oumuamua")


@rule("SETI-O11")
def test_orbiting_and_landing_on_oumuamua() -> None:
    table = (
        tile_table().probe(0, 21).give(0, energy=1, credits=1).begin().do("orbit:oumuamua", "take-species")
    )
    assert (table[0].score, table[0].exofossils) == (11, 1)
    assert table.offered("signal") == ["signal:61-virginis", "signal:oumuamua-tile"]
    table.do("signal:oumuamua-tile")
    assert (table[0].score, table[0].data, table.state.signals[8]) == (12, 1, [0])
    table.probe(1, 21).give(1, energy=2).begin(1).do("land:oumuamua")  # cheaper: an orbiter is there
    assert table.offered("bonus") == ["bonus:1", "bonus:2", "bonus:3"]
    table.do("bonus:2")
    assert (table[1].score, table[1].exofossils, table[1].data, table[1].energy) == (11, 2, 2, 0)
    assert craft_at(table.state, 1, OUMUAMUA) == 1
    assert not table.offered("mark")  # no trace


@rule("SETI-O12", "SETI-O13", "SETI-O14")
def test_a_signal_in_its_sector_may_go_on_the_tile_which_scores_first_and_third() -> None:
    table = tile_table().row(*ROW).give(0, credits=1, energy=2).begin().do("scan", "scan-earth")
    assert table.offered("signal") == ["signal:61-virginis", "signal:oumuamua-tile"]
    table.do("signal:oumuamua-tile")
    assert (table[0].score, table[0].data) == (2, 1)
    table.do("row-signal:2")  # yellow: 61 Virginis is in the sector of the tile
    assert table.offered("signal") == ["signal:kepler-22", "signal:61-virginis", "signal:oumuamua-tile"]
    table.do("signal:oumuamua-tile")
    assert (table[0].score, table[0].data) == (2, 2)
    table = tile_table()
    table.state.signals[8] = [1, 1]
    table.play("exofossil-discovery", "signal:oumuamua-tile")
    assert table[0].score == 1 + 2


@rule("SETI-O15", "SETI-O16", "SETI-O17", "SETI-R17", "SETI-R18")
def test_the_tile_is_resolved_after_the_main_action_without_a_winner() -> None:
    table = tile_table().row(*ROW)
    table.state.signals[8] = [1, 1]
    table.play("allen-telescope-array", "row-signal:2", "signal:oumuamua-tile", energy=0)
    assert table.state.pending == [8]
    assert table.marks("61-virginis") == []
    table.do("row-signal:1", "signal:barnards-star")
    assert (table[0].exofossils, table[1].exofossils) == (1, 1)
    assert table.state.signals[8] == []
    assert [table[seat].publicity for seat in (0, 1)] == [4, 4]
    assert sum(table.state.wins) == 0
    assert table[0].energy == 1  # completing the tile completes a sector
    table = tile_table()
    table.state.signals[8] = [0, 0, 0, 1]  # an excess marker makes its owner a contributor
    table.state.pending, table.state.pending_by = [8], [0]
    assert sectors_with_signal(table.state, 0) == 0
    resolve(table.state, 8)
    table.state.advance()
    assert (table[0].exofossils, table[1].exofossils) == (1, 1)


@rule("SETI-O18")
def test_exofossils_cannot_be_exchanged_and_are_worth_nothing() -> None:
    table = tile_table().give(0, exofossils=9).begin()
    assert not table.offered("exchange")
    assert table.totals()[0] == table[0].score


# -- Centaurians --------------------------------------------------------------------------------------------


def message_table() -> Table:
    return Table(3).meet("centaurians")


@rule("SETI-C03")
def test_every_player_gets_a_message_tile_fifteen_points_ahead() -> None:
    table = Table(3).give(0, score=20).give(1, score=40).give(2, score=7).meet("centaurians", 0, 0, 0)
    assert [table[seat].tile_at for seat in range(3)] == [35, 55, 22]


@rule("SETI-C04", "SETI-C05")
@pytest.mark.parametrize("reward", ["trace", "contact", "broadcast", "acclaim"])
def test_reaching_the_tile_gains_one_uncovered_message_reward(reward: str) -> None:
    table = message_table().give(0, score=16, tile_at=16).begin().end()
    table.do(f"message:{reward}")
    if reward == "trace":
        assert {name.split(":")[2] for name in table.offered("mark")} == {"red", "yellow", "blue"}
        table.do("mark:right:red:overflow")
    elif reward == "contact":
        table.do("take-face-up")
    assert table[0].score == 16 + {"acclaim": 8, "trace": 3}.get(reward, 0)
    assert table[0].publicity == 4 + (3 if reward == "broadcast" else 0)
    assert (len(table[0].hand), table[0].energy) == ((1, 1) if reward == "contact" else (0, 0))
    assert table[0].tile_at == -1
    table.give(1, score=20, tile_at=17).begin(1).end()
    assert f"message:{reward}" not in table.legal
    assert len(table.offered("message")) == 3


@rule("SETI-C06", "SETI-C07", "SETI-C08")
def test_a_centaurian_card_costs_energy_and_is_answered_fifteen_points_later() -> None:
    table = (
        message_table()
        .hand(0, "alien-schematics")
        .give(0, energy=0, credits=9, score=40, gold_reached=1, neutral_reached=3, tile_at=-1)
        .begin()
    )
    assert table.why("play:alien-schematics") == ("refusal-energy", "SETI-C06")
    table.give(0, energy=1).do("play:alien-schematics")
    assert (table[0].credits, table[0].energy, table[0].publicity) == (9, 0, 6)
    assert table[0].message_at == [55]
    table.give(0, score=54).end()
    assert table[0].message_at == [55]
    table.give(0, score=55, gold_reached=3).begin().end()
    assert {name.split(":")[2] for name in table.offered("mark")} == {"blue"}
    table.do("mark:right:blue:overflow")
    assert table[0].messages == []
    assert table.state.species_discard == [CARD["alien-schematics"]]


@rule("SETI-C09", "SETI-C10")
def test_green_parts_that_become_income_are_tucked_and_pay_at_once_and_later() -> None:
    table = message_table().give(0, score=20, tile_at=-1, neutral_reached=1)
    table[0].messages, table[0].message_at = [CARD["vessel-designs"]], [18]
    table.begin().end()
    assert (table[0].tucked, table[0].publicity) == ([CARD["vessel-designs"]], 5)
    assert table.state.species_discard == []
    table.state.passed = 0b110
    table.state.round_stacks[0] = table.state.round_stacks[0][:2]
    table.begin(0).do("pass").do(table.legal[0])
    assert table[0].publicity == 6


@rule("SETI-C11")
def test_centaurian_cards_are_no_missions_and_no_endgame_cards() -> None:
    table = message_table().play("infocluster")
    assert (table[0].missions, table[0].endgame, table[0].completed) == ([], [], [])


@rule("SETI-C12", "SETI-C13")
def test_pending_messages_are_answered_at_the_end_of_the_turn_oldest_first() -> None:
    table = message_table().give(0, score=24, tile_at=-1, neutral_reached=1)
    table[0].messages = [CARD["a-message-from-afar"], CARD["synthesis-instructions"]]
    table[0].message_at = [20, 20]
    table.begin()
    assert table.can("pass")  # not in the middle of the turn
    table.end()
    assert {name.split(":")[2] for name in table.offered("mark")} == {"red"}
    assert all(name.startswith("mark") for name in table.legal)
    table.do("mark:right:red:overflow")
    assert {name.split(":")[2] for name in table.offered("mark")} == {"yellow"}


@rule("SETI-C14", "SETI-C15")
def test_data_costs_are_paid_from_the_pool_only_and_the_top_space_again_and_again() -> None:
    table = message_table().give(0, energy=1, upper=6, data=2).begin().do("analyze")
    levels = [name.split(":")[3] for name in table.offered("mark") if ":left:" in name]
    assert levels == ["overflow", "1", "2", "3", "5"]  # 3 data are not in the pool
    table.do("mark:left:blue:5")
    assert (table[0].data, table[0].score) == (1, 7)
    table.begin(1).give(1, energy=1, upper=6, data=4).do("analyze", "mark:left:blue:4")
    assert (table[1].data, table[1].score) == (1, 17)
    table.begin(2).give(2, energy=1, upper=6, data=1).do("analyze", "mark:left:blue:5")
    assert (table[2].data, table[2].score) == (0, 9)


@rule("SETI-C16", "SETI-R22")
def test_markers_count_absolute_scores_and_pending_ones_give_nothing_at_the_end() -> None:
    table = (
        message_table().give(0, score=92, gold_reached=7, neutral_reached=3, tile_at=-1).play("exocomputers")
    )
    assert table[0].message_at == [107]
    assert table.totals()[0] == 92
    table.state.round, table.state.passed = 5, 0b110
    table.begin(0).do("pass")
    assert table.state.over
    assert table[0].messages == [CARD["exocomputers"]]
    assert table[0].tucked == []


@rule("SETI-R23")
def test_a_centaurian_card_discarded_or_tucked_behaves_like_any_card() -> None:
    table = message_table().hand(0, "exocomputers", "infocluster").give(0, data=1, upper=3).begin()
    table.do("corner:exocomputers")
    assert (table[0].score, table.state.moves, table[0].messages) == (2, 1, [])
    table.do("place-upper", "tuck:infocluster")
    assert (table[0].publicity, table[0].message_at) == (5, [])


# -- Exertians -----------------------------------------------------------------------------------------------


@rule("SETI-E02", "SETI-E03", "SETI-E09", "SETI-R32")
def test_three_cards_for_everybody_one_more_and_one_play_for_each_marker() -> None:
    table = Table(4, species=("exertians", "anomalies")).discovery(LEFT, 1, 2, 2).begin(1)
    table.state.asked = 0
    discover(table.state, LEFT)
    table.state.advance()
    assert [len(table[seat].exertians) for seat in range(4)] == [3, 4, 5, 3]
    assert len(table.state.exertian_box) == 0
    order = []
    while table.offered("exertian"):
        order.append(table.asked)
        table.do(table.offered("exertian")[0])
    assert order == [1, 2, 2]  # in turn order from the player whose turn ended
    assert [len(table[seat].played) for seat in range(4)] == [0, 1, 2, 0]
    three = Table(2, species=("exertians", "anomalies")).discover(LEFT, 0, 0, 0)
    assert len(three[0].exertians) == 6


@rule("SETI-E04", "SETI-R32")
def test_played_cards_stay_hidden_until_the_end() -> None:
    table = Table(2).meet("exertians")
    table[0].played = [table[0].exertians.pop()]
    hidden = PARTS.cards[table[0].played[0]].id
    assert GAME.view(table.state, 1).players[0].played_count == 1
    assert hidden not in str(to_json(GAME.view(table.state, 1)))
    assert hidden in str(to_json(GAME.view(table.state, 0)))
    table.state.penalty = [0, 0]
    table.state.finish()
    assert hidden in str(to_json(GAME.view(table.state, 1)))


@rule("SETI-E05")
def test_exertian_cards_are_never_in_hand() -> None:
    table = Table(2).meet("exertians").give(0, credits=9, energy=9, publicity=9).begin()
    assert table[0].hand == []
    assert not [name for name in table.legal if name.split(":")[0] in ("play", "corner")]
    assert not any(name.startswith("exchange:cards") for name in table.legal)
    table.do("pass")
    assert table.offered("keep")  # nothing to discard


@rule("SETI-E06", "SETI-E07", "SETI-E08", "SETI-E09")
def test_exertian_milestones_lie_ahead_of_the_leader_and_let_everybody_play_once_each() -> None:
    table = (
        Table(2)
        .give(0, score=30, gold_reached=7, neutral_reached=3)
        .give(1, score=12, gold_reached=7, neutral_reached=3)
        .meet("exertians")
    )
    assert table.state.exertian_at == [50, 70]
    table.give(0, score=50).begin().end()
    assert table.offered("exertian")
    table.do(table.offered("exertian")[0])
    assert len(table[0].played) == 1
    assert table.asked == 1
    table.give(0, score=71, credits=0).begin().end()
    assert len(table[0].played) == 1  # no credit: the chance is lost
    assert table[0].exertian_reached == 3
    table.give(0, credits=5).begin().end()
    assert not table.offered("exertian")
    table.give(1, score=70, credits=1).begin(1).end()
    table.do(table.offered("exertian")[0])
    assert table[1].credits == 1
    table.do(table.offered("exertian")[0])
    assert (table[1].credits, len(table[1].played)) == (0, 2)


@rule("SETI-E10", "SETI-E13", "SETI-E14")
def test_danger_of_played_cards_and_of_markers_on_the_board() -> None:
    table = Table(2).meet("exertians", 0, 0, 0)
    table[0].exertians, table[0].played = [CARD["neuralab"]], [CARD["deflector"], CARD["automated-lab"]]
    assert exertians.danger(table.state, 0) == 7  # the unplayed one adds nothing
    table.board(0, LEFT, "red", 1).board(0, LEFT, "red", 3).board(0, LEFT, "yellow", 5).board(
        0, LEFT, "blue", 2
    )
    table.traces(0, LEFT, "red", 4)  # below the board: none
    assert exertians.danger(table.state, 0) == 7 + 3 + 2 + 1 + 3


@rule("SETI-E11", "SETI-E12")
def test_a_played_card_scores_once_if_its_condition_holds() -> None:
    table = Table(2).meet("exertians")
    table[0].played = [CARD["oscillating-probes"], CARD["stratoelevator"]]
    assert exertians.card_points(table.state, 0) == 0
    for _ in range(6):
        table.orbiter(0, "venus")
    assert exertians.card_points(table.state, 0) == 11
    assert (table[0].completed, table[0].endgame) == ([], [])
    from perihelion.games.seti.scoring import figure

    assert figure(table.state, 0, "completed_missions") + figure(table.state, 0, "endgame_cards") == 0


@rule("SETI-E15", "SETI-E16", "SETI-R31")
def test_the_highest_danger_loses_a_tenth_after_all_other_scoring() -> None:
    table = Table(3).meet("exertians").give(0, score=157).give(1, score=99).give(2, score=9)
    table[0].played = [CARD["oscillating-probes"]]
    for _ in range(3):
        table.orbiter(0, "venus")
    assert penalties(table.state) == [16, 0, 0]  # 157 + 11 = 168
    assert table.totals()[0] == 152
    table.board(1, LEFT, "red", 1)
    assert penalties(table.state) == [16, 9, 0]  # tied
    table.state.marks = [[] for _ in table.state.marks]
    table[0].played = []
    assert penalties(table.state) == [15, 9, 0]  # nobody took on danger: all are tied; 9 points lose nothing
