"""Chapter 1: setup."""

from __future__ import annotations

from perihelion.core.chance import seeded
from perihelion.core.view import to_json
from perihelion.games.seti.components.vocabulary import CARD as CARD_INCOME
from perihelion.games.seti.state import SetiState
from tests.games.seti.scenario import ACTS, GAME, PARTS, Table
from tests.rule import rule


def new(seats: int, seed: int = 1, stars: str = "2") -> SetiState:
    state = GAME.new(seats, seed, {"stars": stars} if seats == 1 else {})
    assert isinstance(state, SetiState)
    return state


def finish(state: SetiState) -> SetiState:
    """Plays on, passing whenever possible."""
    chance = seeded("pass")
    while not state.over:
        seat = state.asked_seats()[0]
        legal = state.legal(seat)
        state.apply(seat, ACTS.pass_ if ACTS.pass_ in legal else chance.pick(legal))
    return state


@rule("SETI-001")
def test_a_game_lasts_five_rounds_for_one_to_four_players() -> None:
    assert GAME.players == (1, 2, 3, 4)
    for seats in (1, 2, 3, 4):
        assert finish(new(seats)).round == 5
    assert new(1).rival is not None
    assert new(2).rival is None


@rule("SETI-002", "SETI-003")
def test_two_of_five_species_lie_unseen_and_their_cards_stay_out() -> None:
    pairs = set()
    for seed in range(40):
        state = new(2, seed)
        assert sorted(state.species + state.unused) == [0, 1, 2, 3, 4]
        assert len(state.species) == 2
        pairs.add(tuple(state.species))
        assert state.decks == [[], []]
        assert state.face_up == [-1, -1]
        assert all(card < PARTS.main_cards for player in state.players for card in player.hand)
        assert to_json(GAME.view(state, 0))["species"][0]["species"] == ""  # type: ignore[call-overload,index]
    assert len(pairs) > 10


@rule("SETI-004")
def test_discs_and_sector_tiles_are_random_and_every_sector_has_one_star() -> None:
    offsets = [new(2, seed).offsets for seed in range(120)]
    for disc in range(3):
        assert {offset[disc] for offset in offsets} == set(range(8))
    assert any(len(set(offset)) > 1 for offset in offsets)
    layouts = set()
    for seed in range(60):
        state = new(2, seed)
        assert sorted(state.stars) == list(range(8))
        assert all(state.stars[state.sector_of[star]] == star for star in range(8))
        layouts.add(tuple(state.stars))
        pairs = [[state.stars[sector] for sector in side] for side in PARTS.sector_sides]
        assert sorted(pairs) == sorted(PARTS.sector_tiles)
    assert len(layouts) > 10


@rule("SETI-005", "SETI-006", "SETI-010")
def test_stars_row_and_round_stacks_are_filled() -> None:
    for seats, each in ((1, 3), (2, 3), (3, 4), (4, 5)):
        state = new(seats)
        view = GAME.view(state, None)
        assert [sector.slots for sector in view.sectors] == [PARTS.stars[star].slots for star in state.stars]
        assert all(not sector.signals for sector in view.sectors)
        assert len(state.row) == 3
        assert [len(stack) for stack in state.round_stacks] == [each] * 4
        assert view.round_stacks == [each] * 4
    assert sorted(star.slots for star in PARTS.stars) == [4, 5, 5, 5, 5, 6, 6, 6]
    assert PARTS.main_cards == 138
    assert new(2, 1).deck != new(2, 2).deck


@rule("SETI-007", "SETI-009")
def test_gold_sides_and_tech_stacks_are_random() -> None:
    sides = {tuple(new(2, seed).gold_sides) for seed in range(80)}
    assert len(sides) == 16
    state = new(2)
    assert all(sorted(stack) == [0, 1, 2, 3] for stack in state.stacks)
    assert len({tuple(stack) for stack in state.stacks}) > 4
    assert state.two_points == (1 << 12) - 1
    assert sorted(PARTS.tech_bonus_ids) == ["card", "energy", "publicity", "vp"]


@rule("SETI-008")
def test_neutral_markers_by_player_count() -> None:
    assert [new(seats).neutral for seats in (1, 2, 3, 4)] == [[2, 2], [2, 2], [1, 1], [0, 0]]


@rule("SETI-011")
def test_the_first_rotation_turns_disc_one() -> None:
    state = new(3)
    assert state.turns == 0
    assert GAME.view(state, 0).next_discs == [1]


@rule("SETI-012")
def test_scores_start_at_one_to_four_from_the_starting_player() -> None:
    starts = set()
    for seed in range(30):
        state = new(4, seed)
        starts.add(state.start)
        order = state.clockwise(state.start)
        assert [state.players[owner].score for owner in order] == [1, 2, 3, 4]
    assert starts == {0, 1, 2, 3}
    table = Table(3).begin(1)
    table.do("pass")
    table.do(table.legal[0])
    assert table.asked == 2  # clockwise


@rule("SETI-013", "SETI-014", "SETI-015", "SETI-R01")
def test_players_start_with_four_publicity_four_credits_three_energy_and_tuck_one_of_five_cards() -> None:
    for seed in range(12):
        state = new(3, seed)
        for step in range(3):
            seat = (state.start + step) % 3
            assert state.asked_seats() == [seat]  # in seat order, one after the other
            player = state.players[seat]
            assert (player.publicity, player.credits, player.energy, player.data) == (4, 4, 3, 0)
            assert (len(player.hand), player.upper, player.techs) == (5, 0, 0)
            legal = state.legal(seat)
            assert legal == [ACTS.tuck + card for card in player.hand]  # it cannot be declined
            card = PARTS.cards[player.hand[0]]
            deck = len(state.deck)
            state.apply(seat, legal[0])
            assert player.tucked == [card.index]
            assert len(player.hand) == (5 if card.income == CARD_INCOME else 4)
            assert deck - len(state.deck) == (1 if card.income == CARD_INCOME else 0)
            # Only the tucked card pays now: the printed 3 credits and 2 energy come between rounds.
            assert player.credits == 4 + (card.income == 2)
            assert player.energy == 3 + (card.income == 3)


@rule("SETI-R56")
def test_the_two_species_can_be_agreed_on() -> None:
    options = {"species": "mascamites-exertians"}
    pairs = {tuple(GAME.new(2, seed, options).species) for seed in range(12)}
    assert pairs == {(0, 4), (4, 0)}  # which lies left is drawn
    state = GAME.new(2, 3, options)
    worlds = [state.imagine(0, seeded(f"world {number}")) for number in range(12)]
    assert {tuple(world.species) for world in worlds} == {(0, 4), (4, 0)}  # nobody imagines others
    assert all(world.unused == [1, 2, 3] for world in worlds)
