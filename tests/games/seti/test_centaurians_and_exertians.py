"""The chapters of the Centaurians and of the Exertians."""

from __future__ import annotations

import pytest

from perihelion.core.view import to_json
from perihelion.games.seti.rules.milestones import discover
from perihelion.games.seti.rules.scoring import penalties
from perihelion.games.seti.rules.species import exertians
from tests.games.seti.scenario import CARD, GAME, LEFT, PARTS, Table
from tests.rule import rule


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


@rule("SETI-R32")
@pytest.mark.parametrize(("ended", "order"), [(0, [0, 1, 2]), (1, [1, 2, 0]), (2, [2, 0, 1]), (3, [0, 1, 2])])
def test_exertian_plays_at_discovery_begin_with_the_player_whose_turn_ended(
    ended: int, order: list[int]
) -> None:
    table = Table(4, species=("exertians", "anomalies")).discovery(LEFT, 0, 1, 2).begin(ended)
    table.state.asked = 0
    discover(table.state, LEFT)
    table.state.advance()
    asked = []
    while table.offered("exertian"):
        asked.append(table.asked)
        hidden = PARTS.cards[table[table.asked].exertians[0]].id
        for other in (None, *[seat for seat in range(4) if seat != table.asked]):
            assert hidden not in str(to_json(GAME.view(table.state, other)))
        table.do(f"exertian:{hidden}")
        for other in (None, *[seat for seat in range(4) if seat != asked[-1]]):
            assert hidden not in str(to_json(GAME.view(table.state, other)))
    assert asked == order


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


@rule("SETI-E05", "SETI-070")
def test_exertian_cards_are_never_in_hand() -> None:
    table = Table(2).meet("exertians").give(0, credits=9, energy=9, publicity=9).begin()
    assert table[0].hand == []
    assert not [name for name in table.legal if name.split(":")[0] in ("play", "corner")]
    assert not any(name.startswith("exchange:cards") for name in table.legal)
    table.do("pass")
    assert table.offered("keep")  # nothing to discard
    table = Table(2).meet("exertians").tech(0, "telescope-3").row("alice", "pixl", "wow-signal")
    table.give(0, credits=1, energy=2).begin().do("scan")
    assert table[0].exertians
    assert table.why("scan-hand") == ("refusal-no-hand", "SETI-070")


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
    from perihelion.games.seti.components.pieces import FIGURES
    from perihelion.games.seti.rules.scoring import figure

    figures = [FIGURES.index("completed_missions"), FIGURES.index("endgame_cards")]
    assert [figure(table.state, 0, number) for number in figures] == [0, 0]


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
