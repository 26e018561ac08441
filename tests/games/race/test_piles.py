"""Chapters 14 and 15: the piles, what is open and what is hidden."""

from __future__ import annotations

import pytest

from perihelion.core.chance import seeded
from perihelion.core.view import to_json
from perihelion.games.race.components import PRODUCE
from perihelion.games.race.rules.census import census
from perihelion.games.race.state import NONE, RaceState
from tests.games.race.scenario import Table, play_randomly, race
from tests.rule import rule


@rule("RACE-164", "RACE-R50")
def test_a_player_knows_only_his_own_and_open_discards() -> None:
    table = Table(
        "colony-ship", hands=("new-earth, gem-world", "public-works, comet-zone, spice-world")
    ).play("settle", "develop")
    table.act(0, "pass").act(1, "develop:public-works")
    table.act(0, "settle:new-earth").act(1, "pass")
    assert table.tableau(0) == ["new-earth"]
    assert table.view(0).known_discards == ["colony-ship"]
    assert table.view(1).known_discards == ["colony-ship"]
    assert table.view(None).known_discards == ["colony-ship"]


@rule("RACE-R50", "RACE-045")
def test_explore_and_hand_discards_are_known_to_their_owner() -> None:
    table = Table(pile="gem-world, comet-zone, old-earth, new-earth").play("explore-1-1", "")
    table.act(0, "keep:gem-world", "keep:comet-zone").act(1, "keep:new-earth")
    assert table.names(table.state.discard) == ["old-earth"] + [
        card for card in table.names(table.state.discard) if card != "old-earth"
    ]
    assert table.view(0).known_discards == ["old-earth"]
    assert "old-earth" not in table.view(1).known_discards


@rule("RACE-R50")
def test_consumed_and_sold_goods_are_known_to_nobody() -> None:
    table = Table("gem-world*, public-works, comet-zone*").play("consume-trade").act(0, "sell:gem-world")
    assert len(table.state.discard) == 2
    assert all(table.view(seat).known_discards == [] for seat in (0, 1, None))


@rule("RACE-R50")
def test_a_failed_flip_is_known_and_a_won_card_stays_known_until_a_card_leaves_unseen() -> None:
    table = Table("gambling-world", pile="gem-world").play("", "consume-2x").act(0, "name:7")
    assert [table.view(seat).known_discards for seat in (0, 1)] == [["gem-world"], ["gem-world"]]
    table = Table("gambling-world", hands=("drop-ships, artist-colony",), pile="comet-zone").play(
        "", "consume-2x"
    )
    table.act(0, "name:3")
    assert table.view(1).players[0].seen == ["comet-zone"]
    for number in range(6):
        world = table.state.imagine(1, seeded(number))
        assert isinstance(world, RaceState)
        assert race().cards.number["comet-zone"] in world.players[0].hand
    table.play("settle", "settle").act(1, "pass").act(0, "settle:artist-colony")
    assert table.view(1).players[0].seen == ["comet-zone"]  # the card placed was seen leaving
    table.act(0, "pay:drop-ships")
    assert table.view(1).players[0].seen == []  # a card left unseen


@rule("RACE-R50")
def test_a_seen_card_that_is_placed_is_no_longer_in_the_hand() -> None:
    table = (
        Table("gambling-world", hands=("drop-ships",), pile="artist-colony")
        .play("", "consume-2x")
        .act(0, "name:1")
    )
    table.play("settle", "settle").act(1, "pass").act(0, "settle:artist-colony")
    assert table.view(1).players[0].seen == []


@rule("RACE-R50", "RACE-165")
def test_known_discards_are_forgotten_at_a_reshuffle() -> None:
    table = Table(hands=("artist-colony, gem-world",), pile="new-earth", discard="old-earth", rest="away")
    table.play("settle", "settle").act(1, "pass").act(0, "settle:artist-colony")
    assert table.hand(0) == ["new-earth"]
    assert sorted(table.names(table.state.pile)) == ["gem-world", "old-earth"]
    assert table.view(0).known_discards == []


@rule("RACE-165", "RACE-R29")
def test_the_reshuffle_comes_at_once_also_in_the_middle_of_a_draw() -> None:
    table = Table("merchant-guild", pile="gem-world", discard="comet-zone, old-earth", rest="away").phase(
        PRODUCE
    )
    assert table.count(0) == 2
    assert "gem-world" in table.hand(0)
    assert (len(table.state.pile), table.state.discard) == (1, [])
    table = Table("rebel-underground", pile="gem-world", discard="comet-zone, old-earth", rest="away").phase(
        PRODUCE
    )
    assert (len(table.state.pile), table.state.discard) == (
        2,
        [],
    )  # shuffled as soon as the last card is taken
    assert [event.args["cards"] for event in table.told("reshuffle")] == [2]


@rule("RACE-R29")
def test_with_an_empty_discard_pile_the_reshuffle_waits_and_missing_cards_are_lost() -> None:
    table = Table("merchant-guild, gem-world", pile="new-earth", rest="away").phase(PRODUCE)
    assert (table.goods(0), table.count(0)) == (["gem-world"], 0)  # the draw is lost, the game goes on
    assert table.question == "act"
    table = Table("gem-world*, public-works, new-economy", rest="away").play("", "consume-2x")
    table.act(0, "use:public-works")
    assert table.count(0) == 1  # the discarded good became the pile when a card had to be drawn


@rule("RACE-067", "RACE-R29")
def test_the_owner_says_which_worlds_get_the_last_goods() -> None:
    def short() -> Table:
        tableau = "old-earth, gem-world, artist-colony, comet-zone"
        return Table(tableau, pile="new-earth, plague-world", rest="away").phase(PRODUCE)

    table = short()
    assert table.question == "produce"
    assert sorted(table.legal(0)) == ["produce:artist-colony", "produce:comet-zone", "produce:gem-world"]
    table.act(0, "produce:comet-zone")
    assert table.refusal(0, "produce:comet-zone").rule == "RACE-149"
    assert table.refusal(0, "produce:old-earth").key == "refusal-not-produced-on"
    assert table.refusal(0, "pass").key == "refusal-pass"
    table.act(0, "produce:artist-colony")
    assert sorted(table.goods(0)) == ["artist-colony", "comet-zone"]  # the third good is lost
    assert (table.count(0), table.question) == (0, "act")  # and so is what depends on it
    table = short()
    table.act(0, "produce:gem-world")
    table.act(0, "produce:artist-colony")
    assert sorted(table.goods(0)) == ["artist-colony", "gem-world"]


@rule("RACE-067", "RACE-R56")
def test_the_last_goods_go_in_player_order() -> None:
    table = Table(
        "gem-world, artist-colony",
        "comet-zone, mining-world",
        pile="new-earth, old-earth, plague-world, space-port",
        rest="away",
    ).phase(PRODUCE)
    assert (len(table.goods(0)), table.hand(0)) == (2, ["plague-world"])  # all of his comes first, draws too
    assert (table.question, table.asked) == ("produce", [1])
    table.act(1, "produce:mining-world")
    assert (table.goods(1), table.hand(1), table.question) == (["mining-world"], [], "act")


@rule("RACE-166")
def test_cards_looked_at_hands_goods_and_tableaux_are_not_reshuffled() -> None:
    table = Table(
        "asteroid-belt*",
        hands=("drop-ships",),
        pile="gem-world, comet-zone",
        discard="old-earth, new-earth, plague-world",
        rest="away",
    ).play("", "explore-5")
    assert table.names(table.state.players[0].looking) == ["gem-world", "comet-zone"]
    assert sorted(table.names(table.state.players[1].looking)) == ["new-earth", "old-earth", "plague-world"]
    assert (table.state.pile, table.state.discard) == ([], [])


@rule("RACE-167", "RACE-168")
@pytest.mark.parametrize("seat", [1, None])
def test_what_others_see(seat: int | None) -> None:
    table = Table("gem-world*, comet-zone", hands=("drop-ships, old-earth, plague-world",), chips=(7,))
    view = table.view(seat)
    shown = view.players[0]
    assert (shown.hand, shown.chips, [card.good for card in shown.tableau]) == (3, 7, ["novelty", ""])
    text = str(to_json(view))
    assert all(name not in text for name in ("drop-ships", "old-earth", "plague-world"))
    assert [card.card for card in table.view(0).hand] == ["old-earth", "plague-world", "drop-ships"]


@rule("RACE-169")
def test_only_the_total_of_chips_is_kept() -> None:
    table = Table(
        "pilgrimage-world, "
        + ", ".join(
            f"{w}*"
            for w in ("gem-world", "spice-world", "comet-zone", "space-port", "artist-colony", "plague-world")
        ),
        chips=(9,),
    )
    table.play("", "consume-2x")
    while table.question == "consume":
        table.act(0, table.legal(0)[0])
    assert table.chips(0) == 14


@rule("RACE-007", "RACE-003")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_all_114_cards_and_all_vp_are_conserved_in_random_games(seats: int) -> None:
    for seed in range(3):
        state = race().new(seats, seed)
        assert isinstance(state, RaceState)
        first = census(state)
        assert sum(first.values()) - first["vp"] == 114
        chance = seeded(seed)
        while not state.over:
            seat = chance.pick(state.asked_seats())
            state.apply(seat, chance.pick(state.legal(seat)))
            assert census(state) == first
            for player in state.players:
                assert len(player.tableau) == len(player.goods)
                for card, good in zip(player.tableau, player.goods, strict=True):
                    assert good == NONE or race().cards.good[card] < 4


@rule("RACE-R50", "RACE-164")
def test_imagined_worlds_keep_what_is_known_and_vary_the_rest() -> None:
    state = race().new(3, 8)
    assert isinstance(state, RaceState)
    play_randomly(state, 8, cap=70)
    assert not state.over
    worlds = []
    for number in range(8):
        world = state.imagine(1, seeded(number))
        assert isinstance(world, RaceState)
        assert sorted(world.players[1].hand) == sorted(state.players[1].hand)
        known = sorted(state.players[1].known + state.open_discards)
        rest = sorted(world.discard)
        for card in known:
            rest.remove(card)
        for player in world.players:
            left = sorted(world.discard)
            for card in player.known:
                left.remove(card)
        worlds.append(tuple(sorted(world.players[0].hand)))
    assert len(set(worlds)) > 1
