"""The solo chapter: the rival, its cards and its choices."""

from __future__ import annotations

import pytest

from perihelion.games.seti.components.solar import NEIGHBOURS
from perihelion.games.seti.components.vocabulary import (
    ANY,
    BLUE,
    CREDITS,
    DATA,
    ENERGY,
    FROM_CHOICE,
    FROM_DECK,
    FROM_SPECIES,
    JUPITER,
    MARS,
    PUBLICITY,
    RED,
    SATURN,
    VENUS,
    YELLOW,
)  # fmt: skip
from perihelion.games.seti.rules.cards import draw
from perihelion.games.seti.rules.resources import advance, gain
from perihelion.games.seti.rules.rival.choices import rival_sector, rival_trace
from perihelion.games.seti.rules.rival.flight import best_route
from perihelion.games.seti.rules.rival.turn import preferred_tech
from tests.games.seti.scenario import CARD, GAME, LEFT, MOON, PARTS, RIGHT, TECH, Table
from tests.games.seti.solo import ACTION, Solo
from tests.rule import rule


@rule("SETI-S01")
def test_the_rival_is_set_up_as_a_second_player() -> None:
    starts = set()
    for seed in range(20):
        state = GAME.new(1, seed, {"stars": "2"})
        starts.add(state.start)
        assert state.owners == 2
        assert state.neutral == [2, 2]
        rival = state.players[1]
        assert (rival.publicity, rival.credits, rival.energy, rival.hand) == (4, 0, 0, [])
        assert (state.players[state.start].score, state.players[1 - state.start].score) == (1, 2)
    assert starts == {0, 1}
    table = Solo().cards().begin(0)
    table.state.passed = 0b10
    table.do("pass").do(table.legal[0])
    assert table.state.start == 1  # it changes every round


@rule("SETI-S02", "SETI-R36")
@pytest.mark.parametrize(
    ("stars", "extra", "goals", "start", "first"),
    [
        (1, 0, 0, 0, "computer-1"),
        (2, 0, 10, 0, "computer-1"),
        (3, 1, 12, 0, "telescope-1"),
        (4, 1, 15, 3, "computer-4"),
        (5, 1, 17, 8, "telescope-1"),
    ],
)
def test_five_difficulties(stars: int, extra: int, goals: int, start: int, first: str) -> None:
    state = GAME.new(1, 3, {"stars": str(stars)})
    rival = state.the_rival()
    assert len(rival.deck) + len(rival.cards) == 4 + extra
    assert len(rival.objectives) + len(rival.stack) == goals
    assert rival.progress == start
    assert PARTS.tech_ids[preferred_tech(state)] == first
    track = [PARTS.tech_ids[tech] for tech in PARTS.difficulties[stars - 1].track]
    computers = [tech for tech in track if tech.startswith("computer")]
    assert computers == ["computer-1", "computer-2", "computer-3", "computer-4"]
    rewards = [PARTS.effects(PARTS.tech_lower[TECH[tech]])[0] for tech in computers]
    assert [
        bool(effect.gains and effect.gains[kind])
        for effect, kind in zip(rewards, (CREDITS, ENERGY, 0, PUBLICITY), strict=True)
    ] == [True, True, False, True]


@rule("SETI-S03")
def test_the_action_deck_and_its_reserve() -> None:
    state = GAME.new(1, 1, {"stars": "3"})
    rival = state.the_rival()
    ids = {PARTS.action_cards[card].id for card in rival.deck + rival.cards}
    assert {"S.1", "S.2", "S.3", "S.4"} <= ids
    reserve = {PARTS.action_cards[card].id for card in rival.reserve}
    assert len(reserve) == 9
    assert reserve | (ids - {"S.1", "S.2", "S.3", "S.4"}) == {f"S.{n}" for n in range(5, 15)}
    orders = {tuple(GAME.new(1, seed, {"stars": "2"}).the_rival().reserve) for seed in range(5)}
    assert len(orders) > 1


@rule("SETI-S04")
def test_the_rival_performs_the_first_possible_action_of_its_card() -> None:
    table = Solo().give(1, publicity=6).turn("S.1")
    assert table[1].probes == [5]  # no full computer: the launch comes first
    assert (table[1].publicity, table.asked) == (7, 0)
    table = Solo().give(1, publicity=6).probe(1, "earth").turn("S.1")
    assert table.rival.techs == [0, 0, 1]
    table = Solo().give(1, publicity=5).turn("S.2")
    assert len(table.marks("61-virginis")) >= 1
    for card in PARTS.action_cards:
        last = card.actions[-1]
        free = last.do in ("telescope",) or (last.do == "tech" and last.publicity == 0)
        reach = {action.do for action in card.actions} >= {"launch", "probe"} or last.do == "land_and_sample"
        assert free or reach  # one is always possible


@rule("SETI-S04", "SETI-180")
def test_milestones_follow_the_rivals_turn() -> None:
    table = Solo().give(1, score=20).turn("S.2")
    assert table.state.discovery[0] == 9


@rule("SETI-S04")
def test_the_rival_is_never_asked_even_where_a_player_might_pause() -> None:
    table = Solo().give(1, publicity=10).probe(1, "earth")
    table.state.offsets = _offsets_with(SATURN, 3, ())
    table.turn("S.1")  # at 10 publicity a player could spend some before gaining more
    assert table.state.asked_seats() == [0]
    for planet in range(9):
        table = Solo().give(1, publicity=10, data=6).begin(1)
        table.state.turn, table.state.phase, table.state.lock = 1, 1, 0
        table.effects(1, PARTS.planets[planet].orbit)
        assert table.state.asked_seats() == [0]


@rule("SETI-S05")
def test_with_an_empty_deck_the_rival_passes() -> None:
    table = Solo()
    stack = len(table.state.round_stacks[0])
    table.turn()
    assert table.state.passed == 0b10
    assert (table.state.turns, table.rival.progress) == (1, 1)
    assert len(table.state.round_stacks[0]) == stack - 1
    second = Solo()
    second.rival.cards = [ACTION["S.2"]]
    second.begin(0).do("pass").do(second.legal[0])
    assert second.state.round == 2  # the rival passed after the player: no second rotation
    assert second.state.turns == 1
    last = Solo()
    last.state.round = 5
    last.turn()
    assert last.rival.progress == 0


@rule("SETI-S06")
def test_every_round_all_its_cards_are_shuffled_anew() -> None:
    table = Solo().cards()
    table.rival.cards = [ACTION["S.1"], ACTION["S.2"], ACTION["S.5"]]
    table.begin(0)
    table.state.passed = 0b10
    table.state.start = 1
    table.do("pass").do(table.legal[0])
    assert sorted(table.rival.deck + table.rival.cards) == sorted(
        [ACTION["S.1"], ACTION["S.2"], ACTION["S.5"]]
    )
    assert table.rival.cards == []


@rule("SETI-S07")
def test_credits_energy_cards_and_income_become_progress() -> None:
    table = Solo(species=("anomalies", "mascamites")).discover(LEFT)
    rival = table.rival
    gain(table.state, 1, CREDITS, 2)
    gain(table.state, 1, ENERGY, 1)
    assert rival.progress == 3
    for source in (FROM_DECK, FROM_CHOICE, FROM_SPECIES):
        before = (table.state.deck[:], table.state.row[:], table.state.decks[0][:])
        draw(table.state, 1, source, 1, 1)
        assert before == (table.state.deck, table.state.row, table.state.decks[0])
    assert rival.progress == 6
    table.state.stack.clear()
    table.begin(0).effects(1, PARTS.planets[VENUS].orbit)
    assert rival.progress == 10
    assert (table[1].credits, table[1].energy, table[1].hand) == (0, 0, [])


@rule("SETI-S08")
def test_passing_the_last_progress_space_adds_an_advanced_card_or_eight_points() -> None:
    table = Solo()
    rival = table.rival
    rival.progress = 10
    reserve = rival.reserve[:]
    advance(table.state, 3)
    assert (rival.progress, rival.deck, rival.reserve) == (1, reserve[-1:], reserve[:-1])
    view = GAME.view(table.state, 0)
    assert (view.rival.deck, view.rival.played) == (1, [])
    table.state.passed = 0b10
    advance(table.state, 12)
    assert len(rival.deck) == 2  # also after it has passed
    rival.reserve = []
    score = table[1].score
    advance(table.state, 12)
    assert table[1].score == score + 8


@rule("SETI-S09")
def test_rival_data_fills_its_computer_then_an_unlimited_pool() -> None:
    table = Solo()
    gain(table.state, 1, DATA, 4)
    assert (table.rival.computer, table[1].publicity, table.rival.progress) == (4, 5, 4)
    gain(table.state, 1, DATA, 12)
    assert (table.rival.computer, table.rival.pool) == (6, 10)


@rule("SETI-S10", "SETI-S13")
def test_the_rival_analyzes_a_full_computer() -> None:
    table = Solo()
    table.rival.computer, table.rival.pool, table.rival.techs = 6, 5, [0, 0, 1]
    table.turn("S.5")
    # 3 points of the card, 5 of the discovery space, 3 for the tech; the pool refills with its effects.
    assert table[1].score == 2 + 3 + 5 + 3
    assert table.state.discovery[2] == 1
    assert (table.rival.computer, table.rival.pool, table.rival.techs, table.rival.spent_techs) == (
        5,
        0,
        [0, 0, 0],
        1,
    )
    assert table.rival.progress == 4 + 1
    assert table[1].publicity == 4 + 1 + 1


@rule("SETI-S11")
def test_the_rival_launches_only_without_a_probe_on_earth() -> None:
    table = Solo().turn("S.14")
    assert (table[1].probes, table[1].publicity, table.rival.progress) == ([5], 5, 1)
    table = Solo().probe(1, "earth").probe(1, 0).give(1, publicity=0).turn("S.14")
    assert table[1].probes == [0, 5]
    table = Solo().probe(1, 0).give(1, publicity=0).turn("S.14")
    assert table[1].probes == [0, 5]


@rule("SETI-S12", "SETI-R53")
def test_the_rival_takes_the_first_tech_with_its_two_point_tile_from_its_progress_space_on() -> None:
    table = Solo().give(1, publicity=6)
    table.rival.progress = 1
    table.state.two_points &= ~(1 << TECH["computer-2"])
    table.state.stacks[TECH["computer-3"]] = [1]  # the energy tile
    table.turn("S.6")
    assert (table[1].publicity, table.state.turns) == (0, 1)
    assert table.rival.techs == [0, 0, 1]
    assert table.state.researched[TECH["computer-3"]] == 0b10
    assert table[1].score == 2 + 2
    assert table.rival.progress == 1 + 1 + 1  # energy, then the progress of the action
    poor = Solo().give(1, publicity=5).turn("S.6")
    assert poor.rival.techs == [0, 0, 0]
    done = Solo().give(1, publicity=6)
    done.state.two_points = 0
    done.state.stacks[TECH["computer-1"]] = []
    done.turn("S.11")
    assert done.state.researched[TECH["computer-2"]] == 0b10
    launch = Solo(5).give(1, publicity=6)
    launch.rival.progress = 0
    assert PARTS.tech_ids[preferred_tech(launch.state)] == "probe-1"
    launch.turn("S.11")
    assert (launch.rival.techs, launch[1].probes) == ([1, 0, 0], [])  # never the printed launch


def routes(table: Table, target: int, moves: int) -> int:
    """Most publicity over all routes, by trying every one of them."""
    sky = table.state.sky()
    best = -1
    open_ends = [(sky.earth, 0, 0)]
    while open_ends:
        space, used, publicity = open_ends.pop()
        for near in NEIGHBOURS[space]:
            cost = used + 1 + sky.asteroids[space]
            if cost > moves:
                continue
            total = publicity + sky.publicity[near]
            if near == sky.where[target]:
                best = max(best, total)
            else:
                open_ends.append((near, cost, total))
    return best


@rule("SETI-S14", "SETI-R51")
@pytest.mark.parametrize("offsets", [[0, 0, 0], [3, 1, 6], [5, 2, 7], [7, 7, 2], [1, 4, 4]])
def test_of_all_routes_within_the_moves_the_one_with_most_publicity_is_flown(offsets: list[int]) -> None:
    table = Solo()
    table.state.offsets = offsets
    for planet in (VENUS, MARS, JUPITER, SATURN):
        for moves in (1, 3, 5):
            route = best_route(table.state, planet, moves)
            assert (route.publicity if route is not None else -1) == routes(table, planet, moves)


@rule("SETI-S14")
def test_the_rival_flies_to_the_first_listed_planet_within_its_moves() -> None:
    # From Earth (ring 1, sector 5): Venus is 2 away; Saturn, Mars and Jupiter are out of 3 moves.
    table = Solo().give(1, publicity=0).probe(1, "earth").turn("S.1")
    assert table.state.orbit_first[VENUS] == [1]
    assert table[1].probes == []
    assert table[1].publicity >= 1
    blocked = Solo().turn("S.4")
    assert sum(blocked.rival.techs) == 1  # no probe on Earth: a tech


@rule("SETI-S15", "SETI-R37")
def test_arriving_with_a_probe_tech_it_lands_on_a_free_moon_by_the_arrow() -> None:
    for card, moon in (("S.8", "callisto"), ("S.4", "io")):
        table = Solo().probe(1, "earth")
        table.rival.techs = [1, 0, 0]
        table.state.offsets = _offsets_with(JUPITER, 3, (SATURN, MARS) if card == "S.4" else ())
        table.turn(card)
        assert table.state.moons[MOON[moon]] == [1], card
        assert table.rival.techs[0] == 0
    assert [PARTS.moon_ids[moon] for moon in PARTS.planets[JUPITER].moons] == [
        "callisto",
        "ganymede",
        "europa",
        "io",
    ]
    assert [PARTS.moon_ids[moon] for moon in PARTS.planets[SATURN].moons] == ["titan", "enceladus"]


def _offsets_with(planet: int, moves: int, without: tuple[int, ...]) -> list[int]:
    """A setting of the discs in which a planet is within reach and others are not."""
    table = Solo()
    for number in range(512):
        table.state.offsets = [number // 64, number // 8 % 8, number % 8]
        near = best_route(table.state, planet, moves) is not None
        if near and all(best_route(table.state, other, moves) is None for other in without):
            return table.state.offsets[:]
    raise AssertionError("no such setting")


@rule("SETI-S15", "SETI-R50")
def test_arriving_it_takes_the_kind_of_first_space_that_is_open_else_its_preference() -> None:
    table = Solo().probe(1, "earth").turn("S.1")  # both open: orbit preferred
    assert table.state.orbit_first[VENUS] == [1]
    table = Solo().probe(1, "earth").orbiter(0, "venus").turn("S.1")  # only the lander space is open
    assert table.state.bonus[PARTS.planets[VENUS].bonus[0]] == [1]
    assert table.rival.computer == 2
    table = Solo().give(1, publicity=0).probe(1, "earth").lander(0, "saturn").turn("S.7")
    assert table.state.orbit_first[SATURN] == [1]  # landing is preferred, but only the orbiter space is open
    table = Solo().probe(1, "earth").orbiter(0, "venus").lander(0, "venus").turn("S.1")
    assert table.state.orbit_rest[VENUS] == [1]  # neither: the preference
    mars = Solo().probe(1, "earth").orbiter(0, "mars")
    mars.state.offsets = _offsets_with(MARS, 3, (SATURN,))
    mars.turn("S.1")
    assert mars.state.bonus[PARTS.planets[MARS].bonus[0]] == [1]  # the space with most data
    assert mars.rival.computer == 2


@rule("SETI-S16", "SETI-S13")
def test_the_telescope_marks_its_signals_with_row_cards_by_the_arrow_and_one_more_for_a_tech() -> None:
    table = Solo().give(1, publicity=0).turn("S.3")  # arrow left: red, then yellow
    assert table.state.discard == [CARD["press-statement"], CARD["grant"]]
    assert len([card for card in table.state.row if card >= 0]) == 3
    table = Solo().give(1, publicity=0)
    table.rival.techs = [0, 1, 0]
    table.turn("S.2")  # arrow right: blue, yellow, red
    assert table.state.discard == [CARD["wow-signal"], CARD["grant"], CARD["press-statement"]]
    assert sum(len(markers) for markers in table.state.signals) == 4
    assert table.rival.techs == [0, 0, 0]


@rule("SETI-S17", "SETI-R35")
def test_the_rival_prefers_a_win_then_second_points_then_own_markers_then_more_spaces() -> None:
    table = Solo()
    red = [table.sector("barnards-star"), table.sector("proxima-centauri")]  # 5 and 6 slots
    assert rival_sector(table.state, red) == red[1]
    table.signals("barnards-star", 0)
    assert rival_sector(table.state, red) == red[0]
    table.signals("barnards-star", 0, 0, 1).signals("proxima-centauri", 0, 0)
    assert rival_sector(table.state, red) == red[0]
    table.signals("proxima-centauri", 1, 1, 1, 0, 0)
    assert rival_sector(table.state, red) == red[1]
    table.signals("barnards-star", 0).signals("proxima-centauri", 0, 0, 0, 0, 0)  # last data, but no majority
    assert rival_sector(table.state, red) == red[0]
    # Equal in a step: the sector with more spaces.
    table.signals("barnards-star", 1, 1, 0, 0).signals("proxima-centauri", 1, 1, 1, 0, 0)  # both would be won
    assert rival_sector(table.state, red) == red[1]
    table.signals("barnards-star", 1).signals("proxima-centauri", 0)  # both score the second space
    assert rival_sector(table.state, red) == red[1]
    table.signals("barnards-star", 1, 0, 0).signals("proxima-centauri", 1, 0, 0)  # as many own markers
    assert rival_sector(table.state, red) == red[1]
    equal = [table.sector("procyon"), table.sector("kepler-22")]  # 5 slots each, sectors 7 and 3
    assert rival_sector(table.state, equal) == 3
    table.rival.right = True
    assert rival_sector(table.state, equal) == 7


@rule("SETI-S18", "SETI-R35")
def test_the_rival_marks_the_lowest_free_space_overflow_last() -> None:
    table = Solo(species=("anomalies", "oumuamua"))
    assert rival_trace(table.state, BLUE) == (0, BLUE, 0)
    assert rival_trace(table.state, ANY) == (0, YELLOW, 0)  # half a step lower
    table.rival.right = True
    assert rival_trace(table.state, RED) == (1, RED, 0)
    table.rival.right = False
    table.discover(LEFT).discovery(RIGHT, 0, 0, 0)
    table.state.discovered[1] = 0
    assert rival_trace(table.state, BLUE) == (0, BLUE, 2)  # level 1
    table.board(0, LEFT, "blue", 1)
    assert rival_trace(table.state, BLUE) == (0, BLUE, 3)
    mascamites = Solo().discover(LEFT).discovery(RIGHT, 0, 0, 0)
    for level in (1, 2, 3, 4):
        mascamites.board(0, LEFT, "red", level)
    assert rival_trace(mascamites.state, RED) == (0, RED, 1)  # everything is taken: overflow


@rule("SETI-M18", "SETI-R35")
def test_the_rival_marks_no_space_that_waits_for_its_sample() -> None:
    table = Solo().discover(LEFT).discovery(RIGHT, 0, 0, 0)
    table.state.sample_board = [6, -1, -1, -1, -1, -1, -1]
    for level in (1, 2):
        table.board(0, LEFT, "blue", level)
    assert rival_trace(table.state, BLUE) == (0, BLUE, 4)  # level 3
    table.board(0, LEFT, "blue", 3)
    assert rival_trace(table.state, BLUE) == (0, BLUE, 1)  # only the overflow is left
    table.state.sample_board[1] = 0
    assert rival_trace(table.state, BLUE) == (0, BLUE, 5)


@rule("SETI-R35")
def test_equally_high_sample_spaces_are_taken_as_they_are_printed() -> None:
    """Level 7 is printed two widths left of level 6, at the same height."""
    table = Solo().discover(LEFT).discovery(RIGHT, 0, 0, 0)
    table.state.sample_board = [0, 1, 2, 3, 4, -1, -1]
    for level in (1, 2, 3, 4, 5):
        table.board(0, LEFT, "blue", level)
    table.rival.right = False
    assert rival_trace(table.state, BLUE) == (0, BLUE, 8)  # level 7
    table.rival.right = True
    assert rival_trace(table.state, BLUE) == (0, BLUE, 7)  # level 6


@rule("SETI-S04")
def test_the_rival_says_which_lines_were_not_possible_and_why() -> None:
    table = Solo()
    table.state.journal = []
    publicity = table[1].publicity
    table.turn("S.2")
    told = [(event.key, dict(event.args)) for event in table.state.journal]
    assert ("rival-cannot-analyze", {"line": 1, "have": 0, "need": 6}) in told
    assert ("rival-cannot-tech", {"line": 2, "have": publicity, "need": 6}) in told
    assert "rival-telescope" in [key for key, _ in told]
    assert table.rival.performed == 2
    view = GAME.view(table.state, 0).rival
    assert view is not None
    assert (view.shown, view.performed) == ("S.2", 2)


@rule("SETI-S19")
def test_cards_three_and_four_are_replaced_by_the_species_card_and_it_is_resolved_at_once() -> None:
    table = Solo(species=("anomalies", "exertians")).discover(LEFT)
    table.rival.deck = []
    table.turn("S.3")
    assert table.rival.cards == [ACTION["S.16"]]
    assert table.state.the_rival().shown == ACTION["S.16"]
    table = Solo(species=("anomalies", "exertians")).discover(LEFT).turn("S.4")  # only one is known yet
    assert table.rival.cards == [ACTION["S.4"]]
    table.discover(RIGHT).turn("S.4")
    assert ACTION["S.19"] in table.rival.cards
    assert len(table[1].played) == 1


@rule("SETI-S20", "SETI-R49")
def test_the_rival_takes_only_free_first_spaces_of_gold_tiles_by_the_arrow_and_never_scores_them() -> None:
    table = Solo().give(1, score=25, neutral_reached=3).begin(0).end()
    assert table.state.gold_marks == [[1], [], [], []]  # before its first card: left
    table = Solo().give(1, score=25, neutral_reached=3)
    table.state.gold_marks = [[], [], [], [0]]
    table.turn("S.2")  # arrow right
    assert table.state.gold_marks[2] == [1]
    full = Solo().give(1, score=25, neutral_reached=3)
    full.state.gold_marks = [[0], [0], [0], [0]]
    full.turn("S.2")
    assert full.state.gold_marks == [[0], [0], [0], [0]]
    table.state.gold_marks = [[1], [1], [1], [1]]
    table.tucked(1, "dune")
    sheet = GAME.score_sheet(table.state, 0)
    assert next(line for line in sheet.lines if line.source == "score-gold").points[1] == 0


@rule("SETI-S21", "SETI-E18")
@pytest.mark.parametrize("species", ["mascamites", "anomalies", "oumuamua", "centaurians", "exertians"])
def test_on_a_discovery_the_rival_advances_instead_of_taking_cards(species: str) -> None:
    table = Solo().meet(species, 1, 0, 1)
    assert table.rival.progress == 2
    assert (table[1].hand, table[1].exertians, table[1].played) == ([], [], [])
    assert len(table[0].hand) == (0 if species == "exertians" else 1)
