"""The solo chapter: objectives, and the rival with each species."""

from __future__ import annotations

import pytest

from perihelion.games.seti.components.vocabulary import (
    BLUE,
    DATA,
    EV_LAND,
    EV_SCAN,
    EV_SECTOR_WIN,
    JUPITER,
    PLANETS,
    PUBLICITY,
    RED,
    SATURN,
    VENUS,
    VP,
    YELLOW,
)  # fmt: skip
from perihelion.games.seti.rules.missions import happened
from perihelion.games.seti.rules.resources import gain
from perihelion.games.seti.rules.rival.choices import rival_trace
from perihelion.games.seti.rules.rival.flight import best_route
from perihelion.games.seti.rules.rival.objectives import objectives_due, unfinished
from perihelion.games.seti.rules.scoring import penalties
from tests.games.seti.scenario import CARD, GAME, LEFT, PARTS, RIGHT
from tests.games.seti.solo import ACTION, GOAL, Solo
from tests.rule import rule


@rule("SETI-S22", "SETI-S23")
def test_tasks_are_marked_by_events_one_each_and_by_what_is_held() -> None:
    table = Solo().goals("I-03", "II-02", "III-03")
    happened(table.state, 0, EV_SECTOR_WIN, YELLOW)
    table.state.advance()
    assert table.offered("task") == ["task:i-03:1", "task:ii-02:1", "task:iii-03:2"]
    table.do("task:ii-02:1")
    assert table.rival.marks == [0, 1, 0]
    table.state.stack.clear()
    happened(table.state, 0, EV_LAND, VENUS)  # either part of a task with a slash
    assert table.rival.marks == [1, 1, 0]
    table = Solo().goals("III-04")
    happened(table.state, 0, EV_SCAN, 0)
    table.state.advance()
    table.do("task:iii-04:1") if table.state.stack else None
    assert table.rival.marks[0].bit_count() == 1
    held = Solo().goals("I-01", "I-02", "I-04").give(0, publicity=7, score=15, data=4)
    gain(held.state, 0, PUBLICITY, 1)
    gain(held.state, 0, VP, 1)
    gain(held.state, 0, DATA, 1)
    assert held.rival.marks == [1, 1, 1]


@rule("SETI-S23")
def test_an_event_may_mark_a_task_and_cover_a_mission_slot() -> None:
    table = Solo().goals("II-09").mission(0, "first-black-hole-photo").give(0, energy=1, upper=6).begin(0)
    table.do("analyze", "mark:left:blue:overflow")
    assert table.offered("cover")
    assert table.rival.marks == [2]


@rule("SETI-S22", "SETI-S24")
def test_completed_objectives_are_replaced_at_the_end_of_the_players_turn() -> None:
    table = Solo().goals("III-02", "III-08").give(0, publicity=9)
    table.rival.stack = [GOAL["objective-III-05"], GOAL["objective-I-01"]]
    table.rival.objectives.append(GOAL["objective-III-06"])
    table.rival.marks = [1, 0, 0]
    table.begin(0)
    assert len(table.rival.objectives) == 3
    table.end()
    assert table.rival.finished == [GOAL["objective-III-02"]]
    assert table.rival.objectives == [
        GOAL["objective-III-08"],
        GOAL["objective-III-06"],
        GOAL["objective-I-01"],
    ]
    assert table.rival.marks == [0, 0, 1]  # 9 publicity are held already


@rule("SETI-S25")
@pytest.mark.parametrize(("round", "done"), [(1, 0), (2, 1), (3, 3), (4, 2)])
def test_objectives_are_due_at_the_end_of_every_round(round: int, done: int) -> None:
    for stars in (1, 2):
        table = Solo(stars).goals()
        table.rival.finished = list(range(done))
        table.rival.cards = [ACTION["S.2"]]
        table.state.round, table.state.passed = round, 0b10
        table.begin(0).do("pass").do(table.legal[0])
        missing = 0 if stars == 1 else max(0, round - done)
        moved = table.rival.progress + 12 * len([card for card in table.rival.deck if card >= 4])
        assert moved == missing * 3
        assert len(table.rival.finished) == (done if stars == 1 else done - min(done, round))


@rule("SETI-S24", "SETI-S25")
def test_an_objective_finished_in_the_turn_of_passing_can_be_spent() -> None:
    for marked in (0, 1):
        table = Solo().goals("III-02", "III-08")
        table.rival.marks = [marked, 0]
        table.rival.cards = [ACTION["S.2"]]
        table.state.passed = 0b10
        table.begin(0).do("pass").do(table.legal[0])
        assert table.state.round == 2
        assert table.rival.used == [GOAL["objective-III-02"]] * marked
        assert table.rival.progress == (0 if marked else 3)


@rule("SETI-S24", "SETI-S25")
def test_an_objective_whose_last_task_is_marked_after_the_players_turn_waits_for_the_next_one() -> None:
    table = Solo().goals("I-01", "III-08").give(0, publicity=7).begin(1)
    gain(table.state, 0, PUBLICITY, 1)  # a sector resolved in the rival's turn, say
    assert table.rival.marks == [1, 0]
    assert objectives_due(table.state) == 1  # it still lies open: nothing to spend
    assert table.rival.objectives == [GOAL["objective-I-01"], GOAL["objective-III-08"]]
    table.begin(0).end()
    assert table.rival.finished == [GOAL["objective-I-01"]]


@rule("SETI-S26", "SETI-S27")
def test_unfinished_objectives_score_for_the_rival_and_the_player_needs_more() -> None:
    table = Solo().goals("III-02", "III-08").give(0, score=30).give(1, score=20)
    table.rival.stack = [0, 1, 2]
    assert unfinished(table.state) == 5
    assert table.totals() == [30, 45]
    assert GAME.new(1, 1, {"stars": "1"}).the_rival().objectives == []
    table.state.penalty = [0, 0]
    table.state.finish()
    assert GAME.winners(table.state) == [1]
    table.give(0, score=45)
    assert GAME.winners(table.state) == [1]  # a tie is not enough
    table.give(0, score=46)
    assert GAME.winners(table.state) == [0]
    # One whose last task was marked after the player's last turn is finished, though it still lies open.
    table.rival.marks = [1, 0]
    assert unfinished(table.state) == 4


# -- species cards of the rival ----------------------------------------------------------------------


@rule("SETI-S28")
def test_mascamites_card_launches_or_lands_and_brings_a_sample() -> None:
    table = Solo().discover(LEFT).turn("S.15")
    assert (table[1].probes, table[1].publicity) == ([5], 5)
    table = Solo().discover(LEFT).probe(1, "earth")
    near = best_route(table.state, SATURN, 4) is not None
    planet = SATURN if near else JUPITER
    score = table[1].score
    table.turn("S.15")
    assert table.state.bonus[PARTS.planets[planet].bonus[0]] == [1]
    assert min(table.state.sample_board[:2]) >= 0
    assert sum(len(side) for side in table.state.samples) == 5
    assert table[1].score > score
    moon = Solo().discover(LEFT).probe(1, "earth")
    moon.rival.techs = [1, 0, 0]
    moon.turn("S.15")
    assert sum(len(landers) for landers in moon.state.moons) == 1
    empty = Solo().discover(LEFT).probe(1, "earth")
    empty.state.samples = [[], []]
    empty.turn("S.15")
    assert empty.state.sample_board[1] == -1


@rule("SETI-S28")
def test_for_every_setting_saturn_is_within_four_or_jupiter_within_five_moves_of_earth() -> None:
    table = Solo()
    for number in range(512):
        table.state.offsets = [number // 64, number // 8 % 8, number % 8]
        assert (
            best_route(table.state, SATURN, 4) is not None or best_route(table.state, JUPITER, 5) is not None
        )


@rule("SETI-S29")
def test_anomalies_card_marks_the_column_of_the_next_anomaly_unless_it_leads() -> None:
    table = Solo(species=("anomalies", "mascamites")).discover(LEFT)
    table.state.anomaly_at = [2, 0, 5]
    table.board(0, LEFT, "red", 1).turn("S.16")
    assert table.state.marks[1] == [1]  # red, level 2
    assert table[1].score == 2 + 3 + 2
    leads = Solo(species=("anomalies", "mascamites")).discover(LEFT)
    leads.state.anomaly_at = [2, 0, 5]
    leads.board(1, LEFT, "red", 1).give(1, publicity=0).turn("S.16")
    assert sum(leads.rival.techs) == 1
    assert leads.rival.progress >= 1


@rule("SETI-S30", "SETI-O20")
def test_oumuamua_card_flies_there_or_marks_three_signals_the_last_on_the_tile() -> None:
    table = Solo(species=("oumuamua", "mascamites")).discover(LEFT).probe(1, "earth").turn("S.17")
    # The tile is two rings above Earth; both kinds of first spaces are open, landing is preferred.
    assert table.state.bonus[PARTS.planets[PLANETS.index("oumuamua")].bonus[0]] == [1]
    assert (table[1].exofossils, table.rival.computer) == (2, 3)
    signals = Solo(species=("oumuamua", "mascamites")).discover(LEFT).turn("S.17")
    assert signals.state.signals[8] == [1]
    assert signals.marks("61-virginis") == [1]  # other signals in that sector go to the star
    orbit = (
        Solo(species=("oumuamua", "mascamites"))
        .discover(LEFT)
        .probe(1, "earth")
        .lander(0, "oumuamua")
        .lander(0, "oumuamua")
        .lander(0, "oumuamua")
        .turn("S.17")
    )
    assert orbit.state.orbit_first[8] == [1]
    assert orbit.state.signals[8] == [1]


@rule("SETI-O19")
def test_the_rival_marks_paid_oumuamua_spaces_only_with_enough_exofossils() -> None:
    table = Solo(species=("oumuamua", "mascamites")).discover(LEFT).discovery(RIGHT, 0, 0, 0)
    assert rival_trace(table.state, BLUE) == (0, BLUE, 3)  # level 1 costs 4 exofossils
    table.give(1, exofossils=4)
    assert rival_trace(table.state, BLUE) == (0, BLUE, 2)
    table.rival.computer = 6
    table.turn("S.1")
    assert (table[1].exofossils, table[1].score) == (0, 27)


@rule("SETI-S31", "SETI-C17", "SETI-C18")
def test_centaurians_card_places_a_tile_of_the_reserve() -> None:
    table = Solo(species=("centaurians", "mascamites")).discover(LEFT)
    assert (table[1].tile_at, table.rival.message_tiles) == (17, 2)
    table.give(1, publicity=0).turn("S.18")  # a tile of its own is on the track: telescope
    assert table.rival.message_tiles == 2
    assert sum(len(markers) for markers in table.state.signals) == 3
    table.give(1, tile_at=-1, score=10).turn("S.18")
    assert (table[1].tile_at, table.rival.message_tiles, table.rival.progress) == (25, 1, 1)
    table.give(1, score=25, neutral_reached=3, gold_reached=7).turn("S.18")  # arrow right
    assert table.state.messages_taken == [-1, -1, -1, 1]
    assert table[1].score >= 33
    left = Solo(species=("centaurians", "mascamites")).discover(LEFT)
    left.give(1, score=17, tile_at=17, publicity=0).turn("S.5")  # arrow left
    assert left.state.messages_taken == [1, -1, -1, -1]


@rule("SETI-C19")
def test_the_rival_pays_data_spaces_only_with_a_full_computer_and_from_its_pool() -> None:
    table = Solo(species=("centaurians", "mascamites")).discover(LEFT).discovery(RIGHT, 0, 0, 0)
    for level in (1, 2, 3):
        table.board(0, LEFT, "red", level)
    table.rival.pool = 3
    assert rival_trace(table.state, RED) == (0, RED, 1)
    table.rival.computer = 6
    assert rival_trace(table.state, RED) == (0, RED, 5)
    table.effects(1, PARTS.stars[0].first_win)
    assert table.rival.pool == 0
    own = Solo(species=("centaurians", "mascamites")).discover(LEFT).discovery(RIGHT, 0, 0, 0)
    for level in (1, 2, 3):
        own.board(0, LEFT, "blue", level)
    own.rival.computer, own.rival.pool = 6, 9
    own.turn("S.1")
    assert own.state.overflow[2] + own.state.overflow[5] == [
        1
    ]  # during its own Analyze the computer is empty


@rule("SETI-S32", "SETI-R21", "SETI-E17", "SETI-E19")
def test_exertians_card_plays_random_cards_up_to_five_and_they_all_score() -> None:
    table = Solo(species=("exertians", "mascamites")).discover(LEFT)
    assert len(table.state.exertian_deck) == 12  # kept for the rival
    table.give(1, score=60, neutral_reached=3, gold_reached=7).turn("S.19")
    assert len(table[1].played) == 1  # only through its card: it ignores the milestones
    assert len(table.state.exertian_deck) == 11
    assert table[1].played[0] not in table.state.exertian_deck + table[0].exertians
    assert table[1].exertian_reached == 3
    for level in (1, 2, 3, 4):
        table.board(1, LEFT, "red", level)
    table.turn("S.19")
    assert len(table[1].played) == 1
    several = Solo(species=("exertians", "mascamites")).discover(LEFT)
    several.state.exertian_deck.sort()  # the last one comes first
    assert len(several.turn("S.19").turn("S.19").turn("S.19")[1].played) == 3
    assert several[1].played == sorted(several[1].played)  # they lie in no order
    table[1].played = [CARD["neuralab"], CARD["deflector"]]
    assert table.totals()[1] + penalties(table.state)[1] == table[1].score + 20 + 15 + 5 * unfinished(
        table.state
    )
    assert penalties(table.state)[1] > 0
    assert penalties(table.state)[0] == 0
