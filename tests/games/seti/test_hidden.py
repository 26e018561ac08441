"""What is hidden stays hidden in imagined positions, and what is shuffled is shuffled."""

from __future__ import annotations

import pytest

from perihelion.core.chance import seeded
from perihelion.games.seti.components.vocabulary import EXERTIANS
from perihelion.games.seti.rules.cards import ChooseSpeciesCard
from perihelion.games.seti.rules.rare_choices import FromDrawn
from perihelion.games.seti.rules.rival.turn import new_round
from perihelion.games.seti.rules.species import exertians
from perihelion.games.seti.rules.species.exertians import PlayExertian
from perihelion.games.seti.rules.species.mascamites import REWARD, PickSample, load, look
from perihelion.games.seti.sight.view import SetiView
from perihelion.games.seti.state import SetiState
from tests.games.seti.scenario import CARD, GAME, Table
from tests.properties.cases import Case
from tests.properties.positions import spread
from tests.properties.test_hidden import everything, exchanged, laid_out
from tests.rule import rule


def imagined(table: Table, seat: int) -> list[SetiState]:
    worlds = [table.state.imagine(seat, seeded(f"world {number}")) for number in range(40)]
    return [world for world in worlds if isinstance(world, SetiState)]


@rule("SETI-E04", "SETI-R32")
def test_a_bot_imagines_any_exertian_card_it_does_not_hold_for_one_played_by_another() -> None:
    table = Table(2).meet("exertians")
    table[0].played = [table[0].exertians.pop()]
    guesses = {world.players[0].played[0] for world in imagined(table, 1)}
    assert len(guesses) > 3
    assert not guesses & set(table[1].exertians)
    assert {world.players[0].played[0] for world in imagined(table, 0)} == set(table[0].played)


@rule("SETI-E04", "SETI-E14", "SETI-R32")
def test_exertian_cards_of_others_could_be_any_others_until_the_end() -> None:
    table = Table(3).meet("exertians")
    for seat in (0, 1):
        table[seat].exertians, table[seat].played = [], table[seat].exertians[:]
    table.begin(2)
    changed = set()
    for number in range(10):
        world = exchanged(table.state, 2, seeded(number))
        assert laid_out(GAME.hidden(world, 2)) != laid_out(GAME.hidden(table.state, 2))
        assert everything(world, 2) == everything(table.state, 2)
        assert GAME.census(world) == GAME.census(table.state)
        changed.add(tuple(world.players[0].played))
    assert len(changed) > 3


def passed(table: Table, *keeps: str) -> Table:
    """The seats pass one after the other, from seat 0, and keep these cards."""
    for seat, card in enumerate(keeps):
        table.begin(seat).do("pass", f"keep:{card}")
    return table


STACK = ("dune", "pixl", "dragonfly", "grant")


def stacked(seats: int) -> Table:
    """The first end-of-round stack is known to the test."""
    table = Table(seats).top(*STACK[: seats + 1])
    table.state.deck += table.state.round_stacks[0]
    table.state.round_stacks[0] = []
    for id in STACK[: seats + 1]:
        table.state.deck.remove(CARD[id])
        table.state.round_stacks[0].append(CARD[id])
    table.state.round = 1
    return table


@rule("SETI-210", "SETI-212", "SETI-R34")
def test_a_passed_seat_remembers_the_end_of_round_cards_it_left_behind() -> None:
    table = passed(stacked(3), "dune")
    left = {CARD[id] for id in ("pixl", "dragonfly", "grant")}
    assert {frozenset(world.round_stacks[0]) for world in imagined(table, 0)} == {frozenset(left)}
    assert len({frozenset(world.round_stacks[0]) for world in imagined(table, 1)}) > 20  # it has not looked
    table.begin(1).do("pass", "keep:pixl")
    worlds = imagined(table, 0)
    assert {world.players[1].hand[0] for world in worlds} == left  # one of the three, it cannot tell which
    for world in worlds:
        assert {*world.players[1].hand, *world.round_stacks[0]} == left
    assert len({world.players[0].hand[0] for world in imagined(table, 1)}) > 20  # taken before it looked
    assert {frozenset(world.round_stacks[0]) for world in imagined(table, 1)} == {
        frozenset(left - {CARD["pixl"]})
    }
    assert len({tuple(sorted(world.round_stacks[0])) for world in imagined(table, 2)}) > 20


@rule("SETI-212")
def test_the_leftover_of_the_stack_tells_those_who_passed_first_what_the_last_one_took() -> None:
    table = passed(stacked(2), "dune", "pixl")
    assert (table.state.round, table.state.discard) == (2, [CARD["dragonfly"]])
    assert all(CARD["pixl"] in world.players[1].hand for world in imagined(table, 0))
    worlds = imagined(table, 1)
    assert not all(CARD["dune"] in world.players[0].hand for world in worlds)
    table.state.players[1].credits = 5
    table.begin(1).do("play:pixl")  # out of the hand, out of mind
    assert table[1].kept == []
    assert not any(CARD["pixl"] in world.players[1].hand for world in imagined(table, 0))


@rule("SETI-210", "SETI-R34")
def test_what_others_know_of_a_hand_leaves_no_trace_in_a_seats_imagination() -> None:
    table = passed(stacked(3), "dune", "pixl", "grant")
    for world in imagined(table, 0):
        for owner in (1, 2):
            assert {kept.card for kept in world.players[owner].kept} <= set(world.players[owner].hand)
    for world in imagined(table, 2):
        assert (world.players[0].kept, world.players[1].kept) == ([], [])  # it looked after them
    assert [[kept.knowers for kept in table[owner].kept] for owner in range(3)] == [[0], [0b001], [0b011]]


@rule("SETI-M07", "SETI-R25")
def test_samples_are_known_to_those_who_looked_at_them_only() -> None:
    table = Table().meet("mascamites").probe(0, "jupiter")
    table.state.samples = [[3, 4, 6], [0, 1, 2]]
    table.state.sample_board[0] = 5
    table.play("ecosystem-study", "sample:4")
    assert {tuple(world.samples[0]) for world in imagined(table, 0)} == {(3, 4, 6)}
    assert len({tuple(world.samples[0]) for world in imagined(table, 1)}) > 5


@rule("SETI-M07", "SETI-M09")
def test_a_sample_taken_after_a_look_is_known_to_be_one_of_those_seen() -> None:
    table = Table(3).meet("mascamites").probe(0, "jupiter")
    table.state.samples = [[3, 4, 6], [0, 1, 2]]
    table.state.sample_board[0] = 5
    table.play("ecosystem-study", "sample:4")  # seat 0 looks at Jupiter: samples 4, 5 and 7 of the list
    load(table.state, 1, 0, 4)
    assert GAME.view(table.state, 0).known_samples == [[], []]  # it cannot tell which one is gone
    worlds = imagined(table, 0)
    assert {world.players[1].capsules[0] for world in worlds} == {3, 4, 6}
    for world in worlds:
        assert sorted(world.players[1].capsules + world.samples[0]) == [3, 4, 6]
    assert {world.players[1].capsules[0] for world in imagined(table, 2)} == {0, 1, 2, 3, 4, 6}
    look(table.state, 0, 0)  # a second look tells what the other one has
    assert GAME.view(table.state, 0).known_samples == [[3, 6], []]
    assert {world.players[1].capsules[0] for world in imagined(table, 0)} == {4}
    load(table.state, 2, 0, 6)
    worlds = imagined(table, 0)
    assert {world.players[1].capsules[0] for world in worlds} == {4}
    assert {world.players[2].capsules[0] for world in worlds} == {3, 6}


@rule("SETI-M07")
def test_what_another_seat_saw_stays_with_the_places_in_imagined_positions() -> None:
    table = Table(2).meet("mascamites")
    table.state.samples = [[3, 4, 6], [0, 1, 2]]
    table.state.sample_board[0] = 5
    look(table.state, 0, 0)
    for world in imagined(table, 1):
        lying = sum(1 << sample for sample in world.samples[0])
        assert world.players[0].sample_groups == [lying]


@rule("SETI-S06", "SETI-S08")
def test_the_rivals_cards_of_a_new_round_come_in_any_order() -> None:
    orders = set()
    for seed in range(6):
        table = Table(1)
        rival = table.state.the_rival()
        rival.cards, rival.deck = [0, 1, 2, 3, 4, 5, 6], [7]  # the last one was gained after it had passed
        table.state.chance = seeded(seed)
        new_round(table.state)
        assert (sorted(rival.deck), rival.cards) == (list(range(8)), [])
        orders.add(tuple(rival.deck))
    assert len(orders) > 1


def shown_cards(view: SetiView) -> list[str]:
    """Every project card that the view names, once for each place it lies in."""
    cards = [*view.row, *view.discard, *view.species_discard, view.playing]
    for player in view.players:
        cards += player.hand + player.tucked + player.completed + player.endgame
        cards += [mission.card for mission in player.missions]
        cards += [message.card for message in player.messages]
    return [card for card in cards if card]


@rule("SETI-R34")
@pytest.mark.parametrize("seats", [1, 2, 4])
def test_every_project_card_is_either_shown_or_declared_hidden(seats: int) -> None:
    main = {card.id: number for number, card in enumerate(GAME.parts.cards[: GAME.parts.main_cards])}
    for state in spread(Case("seti", seats), 16):
        for seat in [None, *range(seats)]:
            pools = GAME.hidden(state, seat)
            hidden = [
                card for pool in pools if pool.name.split()[0] in ("cards", "left") for card in pool.contents
            ]
            shown = [main[card] for card in shown_cards(GAME.view(state, seat)) if card in main]
            assert sorted(shown + hidden) == list(range(len(main)))


@rule("SETI-S03", "SETI-S08")
def test_all_that_the_rival_has_in_store_is_declared_hidden() -> None:
    for state in spread(Case("seti", 1), 12):
        rival = state.the_rival()
        pools = {pool.name: pool.contents for pool in GAME.hidden(state, 0)}
        known = [card for card in pools["rival order"] if card >= 0]
        assert sorted(known + pools["advanced cards"]) == sorted(rival.deck + rival.reserve)
        to_come = [at for level in range(3) for at in pools[f"objectives {level}"]]
        out = rival.objectives + rival.finished + rival.used
        assert sorted(to_come + out) == list(range(len(GAME.parts.objectives)))


@rule("SETI-E02", "SETI-M06")
def test_hidden_species_pieces_are_all_declared() -> None:
    for state in spread(Case("seti", 2, {"species": "mascamites-exertians"}), 12):
        pools = GAME.hidden(state, 0)
        samples = [sample for pool in pools if pool.name == "samples" for sample in pool.contents]
        open_ones = [sample for sample in state.sample_board if sample >= 0] + state.players[0].capsules
        if any(state.samples):
            assert sorted(samples + open_ones) == list(range(len(GAME.parts.samples)))
        cards = next(pool.contents for pool in pools if pool.name == "exertians")
        mine = state.players[0].exertians + state.players[0].played
        assert len(cards) + len(mine) in (0, len(GAME.parts.species[EXERTIANS].cards))


def test_cards_another_seat_has_just_drawn_may_be_any_of_its_hidden_ones() -> None:
    table = Table(2)
    hand = table[1].hand = [CARD[id] for id in STACK]
    table.state.deck = [card for card in table.state.deck if card not in hand]
    table.state.stack.append(FromDrawn(1, hand[:2], False))
    for turn in (0, 1):
        table.state.turn = turn
        firsts = 0
        for world in imagined(table, 0):
            step = world.stack[-1]
            assert isinstance(step, FromDrawn)
            assert set(step.cards) < set(world.players[1].hand)
            firsts += sorted(world.players[1].hand)[:2] == sorted(step.cards)
        assert firsts < 20  # of 40, where one in six is to be expected


@rule("SETI-E02", "SETI-E04", "SETI-M09", "SETI-R25")
def test_dealt_and_played_exertians_and_loaded_samples_are_told_to_their_owner_only() -> None:
    state = Table(3).meet("exertians").state
    state.samples = [[3, 4, 6], [0, 1, 2]]
    state.journal = told = []
    exertians.discover(state, state.slot_of(EXERTIANS))
    state.push(PlayExertian(1, 1, 0))
    state.stack[-1].choose(
        state, state.acts.exertian - state.parts.hand_cards + state.players[1].exertians[0]
    )
    load(state, 2, 0, state.samples[0][0])
    state.push(PickSample(0, 0, REWARD, True))
    state.stack[-1].choose(state, state.acts.sample + state.samples[0][0])
    secrets = [(event.key, event.seat, event.knowers) for event in told if event.secret]
    assert secrets == [
        ("exertian-deal", 0, 1),
        ("exertian-deal", 1, 2),
        ("exertian-deal", 2, 4),
        ("exertian-play", 1, 2),
        ("load", 2, 4),
        ("sample-used", 0, 1),
    ]


@rule("SETI-M02", "SETI-M04")
def test_species_cards_that_are_drawn_are_told_to_their_owner_only() -> None:
    table = Table(3)
    table.state.journal = told = []
    table.meet("anomalies", 0, 2, 0)
    table.state.push(ChooseSpeciesCard(1, 0, 1))
    table.state.stack[-1].choose(table.state, table.state.acts.take_species)
    secrets = [(event.seat, event.knowers) for event in told if event.key == "draw-species"]
    assert secrets == [(0, 1), (2, 4), (0, 1), (1, 2)]
