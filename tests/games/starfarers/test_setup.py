"""Chapters 3 to 5: the common set-up, the four variants and the founding phase."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest

from perihelion.core.chance import seeded
from perihelion.core.match import Match
from perihelion.games.starfarers.components.encounters import ROLL
from perihelion.games.starfarers.components.parts import (
    BALLS,
    BLACK,
    EMPTY,
    FOUNDING,
    NOBODY,
    NUMBER,
    OUTPOST,
    RESERVE_POOL,
    SYSTEM,
    UNUSED,
)
from perihelion.games.starfarers.rules.mothership import shake
from perihelion.games.starfarers.rules.pioneers import discover
from perihelion.games.starfarers.rules.setup import roll_for_start, starting_cards
from perihelion.games.starfarers.state import StarState
from tests.games.starfarers.scenario import A, B, C, D, Table, fated, starfarers
from tests.rule import rule

PARTS = starfarers().parts
BOARD = PARTS.board
FACE_UP = ["beginner", "strategic"]
FACE_DOWN = ["discoverer", "wild-space"]
FOUNDED = ["strategic", "discoverer", "wild-space"]
HOME_SITES = [place for place in range(BOARD.size) if BOARD.site_of[place] >= 45]


def fresh(setup: str, seats: int = 4, seed: int = 1) -> Table:
    return Table(seats, setup, seed)


def found_all(table: Table) -> Table:
    """Plays the founding phase, everybody taking the first choice."""
    while table.state.phase == FOUNDING:
        seat = table.state.asked_seats()[0]
        table.act(seat, table.legal(seat)[0])
    return table


# -- chapter 3 -------------------------------------------------------------------------------------


@rule("STAR-026", "STAR-267")
@pytest.mark.parametrize("seats", [3, 4])
def test_everybody_starts_with_four_points(seats: int) -> None:
    assert starfarers().scores(fresh("beginner", seats).state) == [4] * seats
    assert starfarers().scores(found_all(fresh("strategic", seats)).state) == [4] * seats


@rule("STAR-027")
def test_five_balls_of_which_black_shows_in_four_of_ten_pairs() -> None:
    names = sorted(PARTS.balls)
    assert len(names) == 5
    pairs = list(combinations(PARTS.balls, 2))
    assert sum(1 for pair in pairs if 0 in pair) / len(pairs) == 0.4


@rule("STAR-027")
@pytest.mark.parametrize(
    ("load", "balls", "share"),
    [
        ("standard", ["yellow", "yellow", "blue", "red", "black"], 0.4),
        ("without-yellow", ["yellow", "blue", "red", "black"], 0.5),
        ("second-blue", ["yellow", "blue", "blue", "red", "black"], 0.4),
    ],
)
def test_another_load_of_balls_changes_the_odds(load: str, balls: list[str], share: float) -> None:
    state = starfarers().new(3, 1, {"balls": load})
    pairs = Counter(tuple(sorted((BALLS.index(a), BALLS.index(b)))) for a, b in combinations(balls, 2))
    shaken = Counter(tuple(sorted(shake(state))) for _ in range(3000))
    assert set(shaken) == set(pairs)
    for pair, ways in pairs.items():
        assert abs(shaken[pair] / 3000 - ways / sum(pairs.values())) < 0.05
    assert sum(ways for pair, ways in pairs.items() if BLACK in pair) / sum(pairs.values()) == share
    # No encounter asks for a sum that such a load cannot show or does not know.
    sums = {str(PARTS.ball_values[a] + PARTS.ball_values[b]) for a, b in pairs}
    rolls = [node for card in PARTS.encounters for node in card.nodes if node.kind == ROLL]
    assert rolls
    for node in rolls:
        assert sums <= set(node.branches)


@rule("STAR-034", "STAR-066")
def test_what_happens_before_the_first_question_is_in_the_log() -> None:
    match = Match(starfarers(), 3, 5)
    told = [entry.event.key for entry in match.log]
    assert {entry.move for entry in match.log} == {0}
    assert told.index("start-player") < told.index("turn") < told.index("roll")
    assert [entry.event.seen_by(None).key for entry in match.log].count("supply") >= 3


@rule("STAR-028")
def test_the_supply_pile_has_eight_of_each_and_the_bank_twelve() -> None:
    state = fresh("strategic").state  # nobody has drawn yet
    assert Counter(state.pile) == dict.fromkeys(range(5), 8)
    assert state.bank == [12] * 5
    assert state.pile != sorted(state.pile)


@rule("STAR-029", "STAR-030")
def test_three_hidden_supply_cards_and_a_half_medal_for_everybody() -> None:
    table = Table()
    table.state.half_medals = [0] * 4
    pile = len(table.state.pile)
    starting_cards(table.state)
    assert [table.state.hand_size(seat) for seat in range(4)] == [3] * 4
    assert len(table.state.pile) == pile - 12
    assert table.state.half_medals == [1] * 4
    # In a real beginner game the first roll follows at once.
    state = starfarers().new(3, 5)
    assert isinstance(state, StarState)
    assert sum(state.dice) != 7
    extra = [sum(state.income[seat]) + (2 if seat == state.start else 0) for seat in range(3)]
    assert [state.hand_size(seat) for seat in range(3)] == [3 + more for more in extra]
    assert starfarers().view(state, None).players[0].half_medals == 1


@rule("STAR-031")
def test_the_encounter_deck_is_shuffled_and_friendship_cards_lie_open_with_their_figures() -> None:
    state = fresh("beginner").state
    orders = {tuple(fresh("beginner", seed=seed).state.deck) for seed in range(3)}
    assert len(orders) == 3
    assert sorted(state.deck + state.discards)[:3] == [0, 1, 2]
    view = starfarers().view(state, None)
    assert view.stack_cards == [card.copies for card in PARTS.friends]
    assert view.figures == [NOBODY] * 4
    for people in range(4):
        assert sum(card.copies for card in PARTS.friends if card.people == people) == 5


@rule("STAR-032")
def test_five_reserve_tokens_lie_face_down_in_random_order() -> None:
    stacks = [tuple(fresh("beginner", seed=seed).state.token_stacks[RESERVE_POOL]) for seed in range(6)]
    assert {len(stack) for stack in stacks} == {5}
    assert len(set(stacks)) > 1
    assert fresh("beginner").state.special_won == [NOBODY] * 5


@rule("STAR-034", "STAR-R45")
def test_the_highest_roll_begins_in_every_set_up() -> None:
    for setup in ("beginner", "strategic"):
        table = fresh(setup, 3)
        # A rolls 4, B 11, C 6.
        table.state.chance = fated(((6, 0), (6, 2), (6, 5), (6, 4), (6, 2), (6, 2))).copy()
        assert roll_for_start(table.state) == B
        assert {fresh(setup, seed=seed).state.start for seed in range(20)} == {A, B, C, D}


@rule("STAR-R01")
def test_those_who_tie_for_the_highest_roll_roll_again_among_themselves() -> None:
    table = fresh("beginner", 3)
    # Where A and C tie ahead of B, both win the second roll in some games, and B never.
    starters = set()
    for number in range(400):
        chance = seeded(f"tie {number}")
        trial = chance.copy()
        first, second, third = (trial.below(6) + trial.below(6) for _ in range(3))
        if first == third > second:
            table.state.chance = chance
            starters.add(roll_for_start(table.state))
    assert starters == {A, C}


# -- chapter 4 -------------------------------------------------------------------------------------


@rule("STAR-035", "STAR-050")
@pytest.mark.parametrize("setup", FACE_UP)
def test_quadrants_and_outposts_lie_open(setup: str) -> None:
    state = fresh(setup).state
    assert state.up == [1] * 19
    assert sum(1 for slot in range(15) if state.is_outpost(slot)) == 4


@rule("STAR-035", "STAR-044", "STAR-050", "STAR-172")
@pytest.mark.parametrize("setup", FACE_DOWN)
def test_quadrants_lie_face_down_with_only_their_stars_showing(setup: str) -> None:
    table = fresh(setup)
    assert table.state.up == [0] * 15 + [1] * 4
    for quadrant in starfarers().view(table.state, A).quadrants[:15]:
        assert quadrant.tile == ""
        assert quadrant.stars in (1, 2)
        assert quadrant.planets == []


@rule("STAR-036")
def test_the_beginner_plan_is_fixed() -> None:
    first, second = fresh("beginner", seed=1).state, fresh("beginner", seed=2).state
    assert first.tile == second.tile
    assert first.rotation == second.rotation
    assert first.token[45:] == second.token[45:]
    assert first.owner == second.owner
    numbers = [PARTS.tokens[token].numbers for token in first.token[45:]]
    assert numbers == [[11], [4], [8], [10], [3, 12], [8], [5], [6], [3], [2, 11], [9], [6]]
    laid = {BOARD.quadrants[slot].id: PARTS.tiles[first.tile[slot]].id for slot in range(15)}
    assert laid == {
        "N1": "sys-4", "N2": "out-g", "N3": "out-m", "N4": "sys-3", "N5": "empty-1", "N6": "sys-2",
        "N7": "sys-1", "N8": "sys-5", "F1": "out-s", "F2": "sys-6", "F3": "out-d", "F4": "empty-4",
        "F5": "sys-7", "F6": "sys-8", "F7": "empty-3",
    }  # fmt: skip
    ports = [(4, 27), (11, 26), (19, 26), (29, 26)]
    assert [BOARD.points[BOARD.sites[site]] for site in range(57) if first.port[site]] == ports
    for seat, port in enumerate(ports):
        assert first.owner[BOARD.site_of[BOARD.at[port]]] == seat
    assert first.turn == 1


@rule("STAR-037")
def test_beginners_start_with_a_colony_ship_on_the_marked_berth_and_a_booster() -> None:
    state = starfarers().new(4, 1)
    table = Table()
    table.state = state  # type: ignore[assignment]
    berths = [(5, 26), (13, 26), (20, 25), (28, 25)]
    for seat, berth in enumerate(berths):
        assert table.where(seat) == berth
        assert table.state.ship_kind[3 * seat] == 0
        assert table.state.modules[seat] == [1, 0, 0]
        assert BOARD.berth_of[table.at(berth)] == PARTS.beginner_pieces[seat].spaceport


@rule("STAR-038", "STAR-043", "STAR-166")
@pytest.mark.parametrize("setup", FACE_UP)
def test_other_tokens_lie_face_down_on_planets_with_their_symbol(setup: str) -> None:
    layouts = set()
    for seed in range(4):
        state = fresh(setup, seed=seed).state
        for planet in range(45):
            if state.is_system(planet // 3):
                assert PARTS.tokens[state.token[planet]].pool == state.pool_of(planet)
                assert state.explored[planet // 3] == 0
        if setup == "beginner":
            layouts.add(tuple(state.token[:45]))
        for quadrant in starfarers().view(state, A).quadrants[:15]:
            assert all(planet.numbers == [] and planet.special == "" for planet in quadrant.planets)
    assert setup != "beginner" or len(layouts) == 4


@rule("STAR-039", "STAR-040")
@pytest.mark.parametrize("setup", ["strategic", "discoverer"])
def test_one_star_tiles_before_the_nebula_two_star_tiles_behind(setup: str) -> None:
    layouts = set()
    for seed in range(4):
        state = fresh(setup, seed=seed).state
        layouts.add(tuple(state.tile[:15]))
        for slot in range(15):
            assert PARTS.tiles[state.tile[slot]].stars == (1 if BOARD.quadrants[slot].near else 2)
        assert PARTS.tiles[state.box].kind == EMPTY
        assert PARTS.tiles[state.box].stars == 1
    assert len(layouts) == 4
    assert sum(1 for quadrant in BOARD.quadrants[:15] if quadrant.near) == 8


@rule("STAR-041")
def test_strategic_quadrants_are_turned_face_up() -> None:
    view = starfarers().view(fresh("strategic").state, A)
    assert all(quadrant.tile for quadrant in view.quadrants)


@rule("STAR-042", "STAR-R03")
@pytest.mark.parametrize("setup", FOUNDED)
def test_letter_tokens_are_shuffled_within_their_own_system(setup: str) -> None:
    deals = set()
    for seed in range(8):
        state = fresh(setup, seed=seed).state
        alpha = [PARTS.tokens[token].numbers for token in state.token[45:48]]
        assert sorted(alpha) == [[4], [8], [11]]
        deals.add(str(alpha))
        assert state.explored[15:] == [1] * 4
    assert len(deals) > 1


@rule("STAR-045", "STAR-048")
@pytest.mark.parametrize("setup", FACE_DOWN)
def test_other_tokens_lie_beside_the_board_by_symbol(setup: str) -> None:
    state = fresh(setup).state
    assert state.token[:45] == [-1] * 45
    for pool in range(RESERVE_POOL):
        assert {PARTS.tokens[token].pool for token in state.token_stacks[pool]} == {pool}
    assert [len(stack) for stack in state.token_stacks[:RESERVE_POOL]] == [5, 5, 5, 3, 3, 3]


@rule("STAR-046", "STAR-047", "STAR-049")
def test_in_wild_space_all_tiles_are_mixed_and_any_may_be_missing() -> None:
    kinds, stars_before_nebula = set(), set()
    for seed in range(40):
        state = fresh("wild-space", seed=seed).state
        assert sorted([*state.tile[:15], state.box]) == list(range(16))
        kinds.add(PARTS.tiles[state.box].kind)
        for slot in range(15):
            if BOARD.quadrants[slot].near:
                stars_before_nebula.add(PARTS.tiles[state.tile[slot]].stars)
    assert kinds == {SYSTEM, OUTPOST, EMPTY}
    assert stars_before_nebula == {1, 2}


@rule("STAR-047")
def test_the_tile_in_the_box_is_unseen() -> None:
    state = fresh("wild-space").state
    boxes = {state.imagine(A, seeded(number)).box for number in range(30)}  # type: ignore[attr-defined]
    assert len(boxes) > 1


@rule("STAR-049")
def test_tokens_of_a_missing_system_and_friends_of_a_missing_outpost_never_come_into_play() -> None:
    for seed in range(60):
        table = fresh("wild-space", seed=seed)
        state = table.state
        missing = PARTS.tiles[state.box]
        for slot in range(15):
            if state.up[slot] == 0:
                discover(state, A, slot)
        left = [len(stack) for stack in state.token_stacks[:RESERVE_POOL]]
        expected = [missing.pools.count(pool) for pool in range(RESERVE_POOL)]
        assert left == expected
        outposts = {PARTS.tiles[state.tile[slot]].people for slot in range(15) if state.is_outpost(slot)}
        assert missing.people not in outposts


@rule("STAR-R02")
def test_tiles_get_one_of_three_rotations_that_stays_hidden_and_unchanged() -> None:
    rotations = {fresh("strategic", seed=seed).state.rotation[0] for seed in range(20)}
    assert rotations == {0, 1, 2}
    state = fresh("discoverer").state
    imagined = {state.imagine(A, seeded(number)).rotation[0] for number in range(20)}  # type: ignore[attr-defined]
    assert imagined == {0, 1, 2}


# -- chapter 5 -------------------------------------------------------------------------------------


@rule("STAR-051", "STAR-057", "STAR-061")
@pytest.mark.parametrize("setup", FOUNDED)
def test_the_founding_phase_gives_everybody_pieces_a_ship_and_a_module(setup: str) -> None:
    state = found_all(fresh(setup)).state
    for seat in range(4):
        home = [site for site in range(45, 57) if state.owner[site] == seat]
        assert len(home) == 3
        assert sum(state.port[site] for site in home) == 1
        assert len(state.ships(seat)) == 1
        assert sum(state.modules[seat]) == 1


@rule("STAR-052", "STAR-053", "STAR-054", "STAR-055", "STAR-061")
@pytest.mark.parametrize("start", [0, 2])
def test_placing_goes_forward_backward_forward_backward_and_the_start_player_has_the_first_turn(
    start: int,
) -> None:
    table = next(t for t in (fresh("strategic", seed=s) for s in range(99)) if t.state.start == start)
    order: list[int] = []
    rounds: list[object] = []
    while table.state.phase == FOUNDING:
        seat = table.state.asked_seats()[0]
        if not order or order[-1] != seat or len(order) % 4 == 0:
            order.append(seat)
        rounds.append(table.state.step().prompt(table.state, seat).args.get("round"))
        table.act(seat, table.legal(seat)[0])
    forward = [(start + number) % 4 for number in range(4)]
    # In round 4 each player answers several questions in a row; they are counted once each.
    placements = order[:12]
    assert placements == forward + forward[::-1] + forward
    assert rounds[:13] == [1] * 4 + [2] * 4 + [3] * 4 + [None]
    fourth = [seat for index, seat in enumerate(order[12:]) if index == 0 or order[12:][index - 1] != seat]
    assert fourth == forward[::-1]
    assert table.state.active == start


@rule("STAR-052", "STAR-059")
def test_any_free_site_of_the_catan_sector_and_nothing_else() -> None:
    table = fresh("strategic")
    seat = table.state.active
    names = {f"settle:{BOARD.names[place]}" for place in HOME_SITES}
    assert set(table.legal(seat)) == names
    assert table.why(seat, "settle:" + table.name((5, 18))) == "STAR-052"
    table.act(seat, "settle:" + table.name((4, 27)))
    other = table.state.active
    assert table.why(other, "settle:" + table.name((4, 27))) == "STAR-059"
    assert table.why(other, "build:booster") == "STAR-099"
    # No distance rule: the neighbouring sites of the same system are free.
    table.act(other, "settle:" + table.name((1, 26)))
    assert "settle:" + table.name((1, 28)) in table.legal(table.state.active)


def at_round_four() -> Table:
    table = fresh("strategic")
    while table.step() == "PlaceColonies":
        seat = table.state.asked_seats()[0]
        table.act(seat, table.legal(seat)[0])
    return table


@rule("STAR-056")
def test_the_shipyard_goes_on_an_own_colony() -> None:
    table = at_round_four()
    seat = table.state.active
    own = [BOARD.names[BOARD.sites[site]] for site in range(45, 57) if table.state.owner[site] == seat]
    assert table.legal(seat) == [f"port:{name}" for name in own]
    other = next(site for site in range(45, 57) if table.state.owner[site] not in (seat, UNUSED))
    assert table.why(seat, f"port:{BOARD.names[BOARD.sites[other]]}") == "STAR-056"
    assert table.why(seat, "settle:" + table.name((4, 27))) == "STAR-052"
    table.act(seat, f"port:{own[0]}")
    assert table.why(seat, f"port:{own[1]}") == "STAR-124"
    assert table.state.port[BOARD.site_of[BOARD.place(own[0])]] == 1
    assert table.state.shipyards[seat] == 2


@rule("STAR-057", "STAR-278")
@pytest.mark.parametrize("kind", ["colony", "trade"])
def test_a_ship_of_either_kind_without_cost_on_a_berth_of_that_spaceport(kind: str) -> None:
    table = at_round_four()
    seat = table.state.active
    table.act(seat, table.legal(seat)[0])
    site = next(site for site in range(45, 57) if table.state.port[site])
    assert table.legal(seat) == ["ship:colony", "ship:trade"]
    table.act(seat, f"ship:{kind}")
    berths = [f"berth:{BOARD.names[place]}" for place in BOARD.berths[site]]
    assert sorted(table.legal(seat)) == sorted(berths)
    table.act(seat, berths[0])
    assert table.state.ship_kind[3 * seat] == ("colony", "trade").index(kind)
    assert sum(table.state.hands[seat]) == 0


@rule("STAR-058")
def test_modules_come_from_a_pool_of_two_boosters_a_cannon_and_a_cargo_section() -> None:
    table = at_round_four()
    for wanted in ("module:booster", "module:booster", "module:cannon"):
        seat = table.state.active
        for _ in range(3):
            table.act(seat, table.legal(seat)[0])
        table.act(seat, wanted)
    seat = table.state.active
    for _ in range(3):
        table.act(seat, table.legal(seat)[0])
    assert table.legal(seat) == ["module:cargo"]
    assert table.why(seat, "module:booster") == "STAR-058"


@rule("STAR-060")
def test_after_round_four_cards_half_medals_and_the_start_player_rolls() -> None:
    table = at_round_four()
    start = table.state.start
    while table.state.phase == FOUNDING:
        seat = table.state.asked_seats()[0]
        last = table.legal(seat)[0]
        table.act(seat, last)
    keys = [event.key for event in table.events]
    assert keys.count("supply") >= 4
    assert [event.args["count"] for event in table.events if event.key == "supply"][:4] == [3] * 4
    assert keys.index("roll") > keys.index("supply")
    assert next(event for event in table.events if event.key == "roll").seat == start
    assert table.state.half_medals == [1] * 4


@rule("STAR-270")
def test_with_three_beginners_the_fourth_colour_only_blocks() -> None:
    table = Table(3)
    blocked = [(8, 27), (22, 27), (29, 26)]
    assert all(table.owner(point) == UNUSED for point in blocked)
    assert len(table.state.ship_place) == 9
    # 8 is rolled: ore for (8, 27) would be D's; nobody gets it but C on (11, 28).
    table.roll(8)
    assert [row[0] for row in table.state.income] == [0, 0, 1]
    # Its spaceport protects no berth.
    table = Table(3).quiet().no_ships().ship(A, "trade", (26, 25)).flying(A).act(A, "move:1")
    assert (28, 25) in table.targets(A)
    assert (29, 26) not in table.targets(A)


@rule("STAR-271", "STAR-272", "STAR-275", "STAR-R43")
def test_with_three_players_all_sites_of_a_catan_system_may_be_used_and_the_open_ones_close() -> None:
    table = fresh("strategic", 3)
    for point in [(1, 26), (4, 27), (1, 28)]:
        table.act(table.state.active, "settle:" + table.name(point))
    while table.state.phase == FOUNDING:
        seat = table.state.asked_seats()[0]
        table.act(seat, table.legal(seat)[0])
    assert table.state.owner[45:].count(UNUSED) == 3
    assert NOBODY not in table.state.owner[45:]


@rule("STAR-273")
def test_modules_nobody_chose_stay_in_the_store() -> None:
    table = fresh("strategic", 3)
    wanted = iter(["module:booster", "module:cannon", "module:cargo"])
    while table.state.phase == FOUNDING:
        seat = table.state.asked_seats()[0]
        choices = table.legal(seat)
        table.act(seat, next(wanted) if choices[0].startswith("module") else choices[0])
    assert table.state.store == [23, 23, 19]


def test_every_token_of_the_beginner_plan_is_used_once() -> None:
    state = fresh("beginner").state
    used = [token for token in state.token if token >= 0]
    assert len(used) == len(set(used)) == 36
    assert all(PARTS.tokens[token].kind == NUMBER for token in state.token[45:])
