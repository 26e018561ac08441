"""The chapters of the Anomalies and of 'Oumuamua."""

from __future__ import annotations

from perihelion.core.chance import seeded
from perihelion.games.seti.components.vocabulary import OUMUAMUA
from perihelion.games.seti.rules.conditions import craft_at, sectors_with_signal
from perihelion.games.seti.rules.flight import anomaly_leader, rotate
from perihelion.games.seti.rules.signals import next_anomaly, resolve
from perihelion.games.seti.state import SetiState
from tests.games.seti.scenario import CARD, GAME, LEFT, Table, hop
from tests.rule import rule

ROW = ("press-statement", "grant", "wow-signal")


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


@rule("SETI-118")
def test_a_card_drawn_in_another_players_turn_stays_hidden_from_imagined_positions() -> None:
    table = Table().meet("anomalies").mission(1, "nasa-astrobiology-institute").signals("vega", 1, 1, 1)
    table.play("vega-observation", "mark:left:red:1", "take-species")
    assert table.offered("cover")  # seat 1 is still asked, in the turn of seat 0
    hidden = table[1].hand[0]
    assert table.state.note.drawn == [hidden]
    world = table.state.imagine(0, seeded("imagined"))
    assert isinstance(world, SetiState)
    assert world.note.drawn == []
    assert {w.players[1].hand[0] for w in imagined(table, 0)} > {hidden}  # any card of the species deck


def imagined(table: Table, seat: int) -> list[SetiState]:
    worlds = [table.state.imagine(seat, seeded(f"world {number}")) for number in range(40)]
    return [world for world in worlds if isinstance(world, SetiState)]


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
    rotate(table.state)  # disc 1 alone
    rotate(table.state)  # discs 1 and 2
    assert table.space("oumuamua") == 21
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
    assert [event.seat for event in table.events if event.key == "gain-exofossils"] == [0, 1]
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
