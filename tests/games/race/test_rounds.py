"""Chapter 3: the structure of a round; chapter 21: what is shown of it."""

from __future__ import annotations

import pytest

from perihelion.core.state import State
from tests.games.race.scenario import Table, play_randomly, race
from tests.rule import rule


def choosing(seats: int = 2, **options: str) -> Table:
    """A table at the choice of actions."""
    table = Table(seats=seats, **options)
    table.state.advance()
    assert table.question == "act"
    return table


@rule("RACE-025")
def test_actions_are_chosen_in_secret_and_revealed_together() -> None:
    table = choosing(3)
    assert table.asked == [0, 1, 2]
    before = table.view(1)
    table.act(0, "act:settle")
    after = table.view(1)
    after.asked = before.asked
    assert after == before
    assert table.view(0).own_actions == ["settle"]
    table.act(2, "act:produce").act(1, "act:develop")
    assert [seat.actions for seat in table.view(None).players] == [["settle"], ["develop"], ["produce"]]


@rule("RACE-026", "RACE-172")
def test_all_cards_return_so_the_same_action_can_be_chosen_again() -> None:
    table = choosing()
    for _ in range(3):
        assert len(table.legal(0)) == 7
        table.act(0, "act:settle").act(1, "act:settle").all_pass()
        assert table.state.actions == []
        assert table.question == "act"


@rule("RACE-027", "RACE-028", "RACE-122", "RACE-210")
@pytest.mark.parametrize(
    ("actions", "phases"),
    [
        (("develop", "produce"), [2, 5]),
        (("produce", "develop"), [2, 5]),
        (("produce", "explore-5"), [1, 5]),
        (("consume-2x", "settle"), [3, 4]),
        (("produce", "consume-trade", "settle", "explore-1-1"), [1, 3, 4, 5]),
    ],
)
def test_only_chosen_phases_are_played_in_their_order(actions: tuple[str, ...], phases: list[int]) -> None:
    table = choosing(len(actions))
    for seat, action in enumerate(actions):
        table.act(seat, f"act:{action}")
    played = [table.state.phase()]
    while table.question != "act":
        if table.state.phase() != played[-1]:
            played.append(table.state.phase())
        seat = table.asked[0]
        table.act(seat, table.legal(seat)[-1])
    told = [event.args["phase"] for event in table.told("phase")]
    names = ["explore", "develop", "settle", "consume", "produce"]
    assert told == [f"phase-{names[phase - 1]}" for phase in phases]
    assert set(played) <= {*phases, 0}


@rule("RACE-029", "RACE-070")
def test_all_players_perform_every_phase() -> None:
    table = Table("old-earth", "rebel-base", hands=("public-works, gem-world", "drop-ships")).play(
        "develop", "develop"
    )
    assert table.asked == [0, 1]
    table = Table("old-earth, gem-world", "artist-colony").play("produce", "explore-5")
    table.act(0, table.legal(0)[0]).act(1, table.legal(1)[0])
    assert (table.goods(0), table.goods(1)) == (["gem-world"], ["artist-colony"])  # B did not choose it


@rule("RACE-030", "RACE-031", "RACE-135")
def test_each_chooser_has_his_bonus_in_that_phase_only() -> None:
    table = Table(
        seats=3,
        hands=(
            "artist-colony, gem-world",
            "secluded-world, comet-zone",
            "spice-world, mining-world, old-earth",
        ),
    )
    table.play("settle", "settle", "settle")
    for seat, world in enumerate(("artist-colony", "secluded-world", "spice-world")):
        table.act(seat, f"settle:{world}")
    for seat in range(3):
        table.pay(seat)
    assert len(table.told("phase")) == 1
    assert [len(table.tableau(seat)) for seat in range(3)] == [2, 2, 2]
    assert [table.count(seat) for seat in range(3)] == [1, 1, 1]  # what was left, and the bonus card
    table = Table(hands=("artist-colony, gem-world", "")).play("develop", "settle")
    table.all_pass()
    assert [len(table.state.bonuses(seat)) for seat in (0, 1)] == [0, 1]
    table.act(0, "settle:artist-colony").act(1, "pass").pay(0)
    assert table.count(0) == 0  # A chose Develop: no Settle bonus


@rule("RACE-032")
def test_two_kinds_of_explore_make_one_phase_with_own_bonuses() -> None:
    table = Table().play("explore-5", "explore-1-1")
    assert len(table.told("phase")) == 1
    assert [len(table.state.players[seat].looking) for seat in (0, 1)] == [7, 3]
    assert [table.view(seat).still for seat in (0, 1)] == [1, 2]


@rule("RACE-032")
def test_two_kinds_of_consume_make_one_phase_with_own_bonuses() -> None:
    table = Table("terraformed-world, artist-colony*", "public-works, gem-world*").play(
        "consume-2x", "consume-trade"
    )
    assert len(table.told("phase")) == 1
    assert (table.chips(0), table.chips(1), table.count(1)) == (2, 0, 2)


@rule("RACE-033")
def test_bonuses_change_or_add_to_the_action() -> None:
    table = Table(hands=("drop-ships, gem-world, comet-zone, spice-world",)).play("develop", "develop")
    assert "develop:drop-ships" in table.legal(0)  # cheaper: 3 cards are enough
    table = Table("gem-world*").play("consume-trade", "consume-trade")
    assert table.count(0) == 2  # adds a sale


@rule("RACE-034")
def test_a_phase_is_finished_by_all_before_the_next_begins() -> None:
    table = Table(hands=("investment-credits, gem-world", "public-works, spice-world, comet-zone")).play(
        "develop", "settle"
    )
    table.act(1, "develop:public-works").act(0, "develop:investment-credits")
    assert table.question == "pay"
    assert table.asked == [1]
    assert table.state.phase() == 2
    table.pay(1)
    assert table.state.phase() == 3


@rule("RACE-035", "RACE-173", "RACE-036")
def test_the_round_ends_after_its_last_phase_and_the_next_begins() -> None:
    hand = (
        "gem-world, comet-zone, spice-world, mining-world, new-earth, old-earth, plague-world, drop-ships,"
        "distant-world, space-port, asteroid-belt"
    )
    table = Table(hands=(hand,)).play("develop", "develop").all_pass()
    assert table.question == "hand-limit"
    assert table.state.actions != []
    table.act(0, "discard:gem-world")
    assert (table.question, table.state.round, table.state.actions) == ("act", 2, [])


@rule("RACE-036", "RACE-R45")
def test_games_last_as_many_rounds_as_they_need() -> None:
    rounds = []
    for seed in range(12):
        state: State = race().new(2, seed)
        play_randomly(state, seed)
        assert state.over
        rounds.append(state.save()["fields"]["round"])
    assert len(set(rounds)) > 3
    table = Table()
    table.state.advance()
    for number in range(40):  # no limit on rounds: nobody ever places anything
        assert table.state.round == number + 1
        table.act(0, "act:develop").act(1, "act:develop").all_pass()
    assert not table.state.over


@rule("RACE-210")
def test_the_strip_of_phases_shows_where_the_round_stands() -> None:
    table = choosing()
    assert {phase.status for phase in table.view(None).phases} == {"open"}
    table.act(0, "act:develop").act(1, "act:settle")
    table.all_pass()
    assert [phase.status for phase in table.view(None).phases] == [
        "skipped",
        "done",
        "now",
        "skipped",
        "skipped",
    ]
    assert [(c.seat, c.action) for phase in table.view(None).phases for c in phase.choosers] == [
        (0, "develop"),
        (1, "settle"),
    ]


@rule("RACE-213")
def test_the_two_piles_are_told_apart_with_their_numbers() -> None:
    table = Table(discard="gem-world, comet-zone, spice-world")
    view = table.view(None)
    assert (view.pile, view.discard) == (114 - 2 - 3, 3)
    texts = [item.text for zone in race().zones(view) for item in zone.items]
    keys = {text.key: text.args.get("count") for text in texts}
    assert (keys["zone-pile"], keys["zone-discard"]) == (109, 3)


@rule("RACE-211")
def test_a_good_stands_beside_the_world_and_hides_nothing_of_it() -> None:
    with_good, without = Table("gem-world*").view(1), Table("gem-world").view(1)
    entry, plain = with_good.players[0].tableau[0], without.players[0].tableau[0]
    assert (entry.good, plain.good) == ("novelty", "")
    plain.good = entry.good
    assert entry == plain  # everything else is shown alike
    assert with_good.players[0].points == without.players[0].points
