"""The solo chapter: the rival, its cards, its choices, and the objectives."""

from __future__ import annotations

import pytest

from perihelion.games.seti.cards import draw
from perihelion.games.seti.missions import happened
from perihelion.games.seti.objectives import unfinished
from perihelion.games.seti.resources import advance, gain
from perihelion.games.seti.rival import preferred_tech
from perihelion.games.seti.rival_choices import rival_sector, rival_trace
from perihelion.games.seti.rival_flight import best_route
from perihelion.games.seti.scoring import penalties
from perihelion.games.seti.solar import NEIGHBOURS
from perihelion.games.seti.state import Rival
from perihelion.games.seti.vocabulary import (
    ANY,
    BLUE,
    CREDITS,
    DATA,
    ENERGY,
    EV_LAND,
    EV_SCAN,
    EV_SECTOR_WIN,
    FROM_CHOICE,
    FROM_DECK,
    FROM_SPECIES,
    JUPITER,
    MARS,
    PLANETS,
    PUBLICITY,
    RED,
    SATURN,
    VENUS,
    VP,
    YELLOW,
)  # fmt: skip
from tests.games.seti.scenario import CARD, GAME, LEFT, MOON, PARTS, RIGHT, TECH, Table
from tests.rule import rule

ROW = ("press-statement", "grant", "wow-signal")  # signals red, yellow, blue
ACTION = {card.id: at for at, card in enumerate(PARTS.action_cards)}
GOAL = {goal.id: at for at, goal in enumerate(PARTS.objectives)}


class Solo(Table):
    """A solo table; the rival stands in seat 1."""

    def __init__(self, stars: int = 2, species: tuple[str, str] = ("mascamites", "anomalies")) -> None:
        super().__init__(1, stars, species)
        self.row(*ROW)
        self.rival.deck = []

    @property
    def rival(self) -> Rival:
        return self.state.the_rival()

    def cards(self, *ids: str) -> Solo:
        self.rival.deck = [ACTION[id] for id in reversed(ids)]
        return self

    def turn(self, *ids: str) -> Solo:
        """The rival's turn with these cards next."""
        self.cards(*ids)
        self.begin(1)
        return self

    def goals(self, *ids: str) -> Solo:
        self.rival.objectives = [GOAL[f"objective-{id}"] for id in ids]
        self.rival.marks = [0] * len(ids)
        self.rival.stack = []
        return self


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


# -- objectives ---------------------------------------------------------------------------------------------


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
    assert table[1].exertian_reached == 3
    for level in (1, 2, 3, 4):
        table.board(1, LEFT, "red", level)
    table.turn("S.19")
    assert len(table[1].played) == 1
    table[1].played = [CARD["neuralab"], CARD["deflector"]]
    assert table.totals()[1] + penalties(table.state)[1] == table[1].score + 20 + 15 + 5 * unfinished(
        table.state
    )
    assert penalties(table.state)[1] > 0
    assert penalties(table.state)[0] == 0
