"""What all species share, and the chapter of the Mascamites."""

from __future__ import annotations

import pytest

from perihelion.core.view import to_json
from perihelion.games.seti.catalogue import space_name
from perihelion.games.seti.components.vocabulary import SPECIES
from perihelion.games.seti.rules.flight import rotate
from tests.games.seti.scenario import CARD, GAME, LEFT, PARTS, Table
from tests.rule import rule

ROW = ("press-statement", "grant", "wow-signal")
BOARD_SIZES = {
    "mascamites": [4, 4, 9],
    "anomalies": [5, 5, 5],
    "oumuamua": [5, 5, 5],
    "centaurians": [5, 5, 5],
    "exertians": [5, 5, 5],
}


@rule("SETI-M01", "SETI-A01", "SETI-O01", "SETI-C01", "SETI-E01")
@pytest.mark.parametrize("species", SPECIES)
def test_components_of_every_species(species: str) -> None:
    board = PARTS.species[SPECIES.index(species)]
    assert [len(column) for column in board.spaces] == BOARD_SIZES[species]
    assert len(board.cards) == (15 if species == "exertians" else 10)
    assert len(PARTS.samples) == 7
    assert [len(sides) for sides in PARTS.anomaly_sides] == [2, 2, 2]
    assert len(PARTS.message_rewards) == 4
    assert sorted({PARTS.cards[card].danger for card in PARTS.species[4].cards}) == list(range(10))
    samples = [space.sample_slot for space in PARTS.species[0].spaces[2] if space.sample_slot >= 0]
    assert samples == [0, 1, 2, 3, 4, 5, 6]


@rule("SETI-M02", "SETI-M03", "SETI-A02", "SETI-O02", "SETI-C02")
@pytest.mark.parametrize("species", ["mascamites", "anomalies", "oumuamua", "centaurians"])
def test_discovery_deals_one_card_for_each_own_marker_and_turns_one_up(species: str) -> None:
    table = Table(3).meet(species, 0, 1, 0)
    assert [len(table[seat].hand) for seat in range(3)] == [2, 1, 0]
    assert table.state.face_up[LEFT] in PARTS.species[SPECIES.index(species)].cards
    assert len(table.state.decks[LEFT]) == 10 - 3 - 1
    view = to_json(GAME.view(table.state, 2))
    assert view["species"][0]["deck"] == 6  # type: ignore[call-overload,index]
    assert view["players"][0]["hand"] == []  # type: ignore[call-overload,index]


@rule("SETI-M04")
def test_the_species_card_symbol_takes_the_top_or_the_face_up_card_which_is_replaced() -> None:
    table = Table().meet("mascamites").give(0, energy=1, upper=6).begin().do("analyze", "mark:left:blue:1")
    face_up, top = table.state.face_up[LEFT], table.state.decks[LEFT][-1]
    assert table.offered("take-face-up") + table.offered("take-species") == ["take-face-up", "take-species"]
    table.do("take-face-up")
    assert table[0].hand == [face_up]
    assert table.state.face_up[LEFT] == top
    below = table.state.decks[LEFT][-1]
    table.begin(1).give(1, energy=1, upper=6).do("analyze", "mark:left:blue:2", "take-species")
    assert table[1].hand == [below]
    assert table.state.face_up[LEFT] == top
    assert len(table.state.decks[LEFT]) == 7


@rule("SETI-M06", "SETI-M07")
def test_samples_lie_hidden_on_jupiter_and_saturn_and_one_face_up_on_the_board() -> None:
    table = Table().meet("mascamites")
    assert [len(side) for side in table.state.samples] == [3, 3]
    placed = table.state.samples[0] + table.state.samples[1] + table.state.sample_board[:1]
    assert sorted(placed) == list(range(7))
    for seat in (0, 1, None):
        view = GAME.view(table.state, seat)
        assert (view.samples, view.known_samples) == ([3, 3], [[], []])
        assert view.sample_board == [table.state.sample_board[0], -1, -1, -1, -1, -1, -1]


@rule("SETI-M08", "SETI-M09", "SETI-M11")
def test_loading_looks_at_all_samples_of_the_planet_and_takes_one_as_a_capsule() -> None:
    table = Table().meet("mascamites").probe(0, "saturn").give(0, energy=9)
    table.state.samples = [[0, 1, 2], [3, 4, 5]]
    plain = table.begin().do("land:saturn", "mark:left:yellow:overflow")
    assert plain[0].capsules == []  # an ordinary landing collects nothing
    table = Table().meet("mascamites").probe(0, "saturn")
    table.state.samples = [[0, 1, 2], [3, 4, 5]]
    table.play("breeding-sample", "land:saturn", "mark:left:yellow:overflow")
    assert table.offered("sample") == ["sample:4", "sample:5", "sample:6"]
    table.do("sample:5")
    assert (table[0].capsules, table[0].capsule_at) == ([4], [table.space("saturn")])
    assert table.state.samples == [[0, 1, 2], [3, 5]]
    assert GAME.view(table.state, 0).known_samples == [[], [3, 5]]
    assert GAME.view(table.state, 1).known_samples == [[], []]
    assert GAME.view(table.state, 1).players[0].samples == []
    table = Table().meet("mascamites").probe(0, "saturn")
    table.state.samples = [[0, 1, 2], [3, 4, 5]]
    table.play("the-queen", "land:titan", "mark:left:yellow:overflow", "mark:left:yellow:overflow")
    assert table.offered("sample") == ["sample:4", "sample:5", "sample:6"]  # a moon counts as its planet
    table = Table().meet("mascamites").probe(0, "jupiter").hand(0, "grant")
    table.state.samples = [[0, 1, 2], [3, 4, 5]]
    table.play("mass-sample-collection", "orbit:jupiter", "skip")
    assert table.offered("sample") == ["sample:1", "sample:2", "sample:3"]


@rule("SETI-M10")
def test_the_card_may_be_used_where_no_samples_are_and_stays_an_open_mission() -> None:
    table = (
        Table()
        .meet("mascamites")
        .probe(0, "venus")
        .play("breeding-sample", "land:venus", "mark:left:yellow:overflow")
    )
    assert table[0].capsules == []
    assert table[0].missions == [CARD["breeding-sample"]]
    table.capsule(0, "earth", table.state.samples[0][0])
    assert table.can("deliver:breeding-sample:1")


@rule("SETI-M12", "SETI-M13", "SETI-M14")
def test_a_capsule_moves_like_a_probe_and_counts_as_one_but_not_against_the_limit() -> None:
    table = Table().meet("mascamites").capsule(0, 12, 0).give(0, energy=3, credits=5).begin()
    assert table.offered("carry")
    table.do("carry:1:2-5")
    assert table[0].energy == 1  # leaving asteroids
    table[0].capsule_at = [2]
    table.do("carry:1:1-3")
    assert table[0].publicity == 5  # Venus
    assert not table.offered("orbit")
    assert not table.offered("land")
    assert table.can("launch")
    rotate(table.state)
    assert table[0].capsule_at == [2]  # carried with disc 1
    table = (
        Table().meet("mascamites").capsule(0, "mercury", 0).play("hubble-space-telescope", "signal:sirius-a")
    )
    assert table.marks("sirius-a") == [0]
    assert Table().meet("mascamites").capsule(0, 12, 0).mission(0, "rosetta-probe").begin().why(
        "carry:2:1-0"
    ) == ("refusal-no-capsule", "SETI-M12")


@rule("SETI-M15", "SETI-M16", "SETI-M17", "SETI-R27")
def test_delivering_reveals_the_sample_gains_both_rewards_and_opens_a_blue_space() -> None:
    table = Table().meet("mascamites").mission(0, "mass-sample-collection").give(0, energy=1)
    table.state.samples = [[0, 1, 2], [3, 4, 5]]
    table.capsule(0, 6, 3).begin()
    assert table.why("complete:mass-sample-collection") == ("refusal-delivery", "SETI-M15")
    assert table.why("deliver:mass-sample-collection:1") == ("refusal-delivery", "SETI-M15")
    table.do("carry:1:1-5")
    assert not table.can("complete:mass-sample-collection")
    table.end().begin()  # the capsule may stay and be delivered in a later turn
    table.do("deliver:mass-sample-collection:1")
    assert (table[0].publicity, table[0].score, table[0].credits) == (4 + 3, 1 + 3, 1)
    assert (table[0].capsules, table[0].completed) == ([], [CARD["mass-sample-collection"]])
    assert table.state.sample_board[1] == 3
    told = next(event for event in table.events if event.key == "deliver")
    assert told.args == {"card": "card-mass-sample-collection", "sample": "sample-4"}  # counted from 1
    assert table.state.why_not(1, "place-upper") is not None
    # Another player's capsule cannot be delivered.
    table.capsule(1, "earth", 4).mission(0, "first-contact")
    assert not table.offered("deliver")


@rule("SETI-M18")
def test_a_blue_space_with_a_sample_gives_its_reward_and_one_without_cannot_be_marked() -> None:
    table = Table().meet("mascamites").give(0, energy=1, upper=6)
    table.state.sample_board[0] = 6
    table.begin().do("analyze")
    levels = [name.split(":")[3] for name in table.offered("mark") if ":left:" in name]
    assert levels == ["overflow", "1", "2", "3"]
    table.do("mark:left:blue:3")
    assert table[0].score == 1 + 7
    table.state.sample_board[1] = 0
    table.begin(1).give(1, energy=1, upper=6).do("analyze", "mark:left:blue:4")
    assert table[1].credits == 2


@rule("SETI-M19", "SETI-M20")
def test_one_capsule_completes_one_of_two_missions() -> None:
    table = Table().meet("mascamites").mission(0, "the-queen", "first-contact")
    table.state.samples = [[0, 1, 2], [3, 4, 5]]
    table.capsule(0, "earth", 3).begin()
    assert table.offered("deliver") == ["deliver:first-contact:1", "deliver:the-queen:1"]
    table.do("deliver:the-queen:1")
    assert table[0].completed == [CARD["the-queen"]]
    assert table[0].missions == [CARD["first-contact"]]
    assert not table.offered("deliver")
    table.capsule(0, "earth", 4).capsule(0, "earth", 5)
    assert table.offered("deliver") == ["deliver:first-contact:1", "deliver:first-contact:2"]


@rule("SETI-M21")
def test_six_dedicated_spaces_take_all_collectable_samples() -> None:
    table = (
        Table()
        .meet("mascamites")
        .mission(
            0,
            "first-contact",
            "the-queen",
            "rover-exploration",
            "mass-sample-collection",
            "breeding-sample",
            "martian-quarantine-lab",
        )
    )
    for sample in [*table.state.samples[0], *table.state.samples[1]]:
        table.capsule(0, "earth", sample)
    table[0].capsule_at[5] = table.space("mars")
    table.row(*ROW).begin()
    for _ in range(6):
        table.do(table.offered("deliver")[0])
        while not table.can("pass"):
            table.do(table.legal[0])
    assert min(table.state.sample_board) >= 0
    assert len(table[0].completed) == 6


@rule("SETI-M07", "SETI-R25")
def test_a_look_cannot_be_taken_back() -> None:
    table = Table().meet("mascamites").probe(0, "jupiter").hand(0, "ecosystem-study").begin()
    before = table.state.reveals
    table.play("ecosystem-study")
    assert table.offered("sample")
    assert table.state.reveals > before


def test_a_capsule_is_named_among_what_is_its_owners() -> None:
    table = Table().meet("mascamites").capsule(1, "earth", 3)
    for seat in (0, 1, None):
        zones = GAME.zones(GAME.view(table.state, seat))
        items = {zone.seat: zone.items for zone in zones if zone.text.key == "zone-player"}
        named = {
            owner: [str(item.text.args["at"]) for item in items[owner] if item.text.key == "item-capsule"]
            for owner in (0, 1)
        }
        assert named == {0: [], 1: [f"space-{space_name(table.space('earth'))}"]}


@rule("SETI-R25")
def test_a_looked_at_sample_goes_back_and_only_the_looker_knows_it() -> None:
    table = Table().meet("mascamites").probe(0, "jupiter")
    table.state.samples = [[3, 4, 6], [0, 1, 2]]
    table.play("ecosystem-study", "sample:4")
    assert table[0].publicity == 7
    assert table.state.samples == [[3, 4, 6], [0, 1, 2]]
    assert GAME.view(table.state, 0).known_samples[0] == [3, 4, 6]
    assert GAME.view(table.state, 1).known_samples == [[], []]


@rule("SETI-R26")
def test_a_sample_delivered_twice_is_resolved_twice_before_it_moves_to_the_board() -> None:
    table = Table().meet("mascamites").mission(0, "breeding-sample").row(*ROW)
    table.state.samples = [[5, 1, 2], [3, 4, 0]]
    table.capsule(0, "earth", 5).begin().do("deliver:breeding-sample:1")
    assert table.state.sample_board[1] == -1
    table.do("take-row:1")
    assert table.state.sample_board[1] == -1
    table.do("take-row:1")
    assert table.state.sample_board[1] == 5
    assert table[0].score == 1 + 6


@rule("SETI-R25")
def test_hive_sample_asks_which_planet_even_where_nothing_is_left() -> None:
    table = Table().meet("mascamites").mission(0, "hive-sample").traces(0, 0, "yellow", 2)
    table.state.samples = [[3, 4, 6], []]
    table.begin().do("complete:hive-sample")
    assert table.offered("look") == ["look:jupiter", "look:saturn"]
    table.do("look:saturn")
    assert not table.offered("sample")
    assert table.can("pass")
