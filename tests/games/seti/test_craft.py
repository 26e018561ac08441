"""Chapters 4 and 5: orbiting and landing."""

from __future__ import annotations

import pytest

from perihelion.games.seti.components.vocabulary import JUPITER, PLANETS
from perihelion.games.seti.rules.conditions import craft_at, holds
from tests.games.seti.scenario import MOON, PARTS, RICH, Table, condition
from tests.rule import rule

# What every orbiter and every lander gains, written down from the boards: points, publicity, credits, energy,
# data, cards drawn, signals by star, traces by colour, income increases.
ORBIT = {
    "mercury": {"cards": 1, "signals": {"sirius-a": 2}, "income": 1, "data": 2, "score": 2},
    "venus": {"score": 6, "income": 1},
    "mars": {"take": 1, "signals": {"barnards-star": 1}, "income": 1, "data": 1},
    "jupiter": {"data": 2, "signals": {"kepler-22": 1}, "income": 1},
    "saturn": {"publicity": 2, "signals": {"procyon": 1}, "income": 1, "data": 1},
    "uranus": {"score": 8, "cards": 3, "black": 1, "data": 1},
    "neptune": {"score": 7, "data": 5, "black": 1},
}
LAND = {
    "mercury": (12, 3),
    "venus": (5, 2),
    "mars": (6, 2),
    "jupiter": (7, 2),
    "saturn": (8, 2),
    "uranus": (9, 3),
    "neptune": (10, 3),
}


@rule("SETI-042", "SETI-043", "SETI-044")
@pytest.mark.parametrize("planet", ORBIT)
def test_orbit_costs_one_credit_and_one_energy_and_gains_the_reward_with_the_first_bonus(planet: str) -> None:
    reward: dict[str, object] = ORBIT[planet]  # type: ignore[assignment]
    for first in (True, False):
        table = Table().give(0, credits=1, energy=1).probe(0, planet).hand(0, "grant", "dune")
        table.row("alice", "pixl", "wow-signal").begin()
        if not first:
            table.orbiter(1, planet)
        table.do(f"orbit:{planet}")
        if reward.get("take"):
            table.do("take-deck")
        if reward.get("black"):
            table.do("signal:vega")
            assert table.marks("vega") == [0]
        if reward.get("income"):
            table.do("tuck:dune")
        player = table[0]
        income = int(bool(reward.get("income")))
        assert player.score == 1 + int(str(reward.get("score", 0))) + (3 if first else 0)
        assert player.publicity == 4 + int(str(reward.get("publicity", 0)))
        assert player.data == int(str(reward.get("data", 0)))
        assert len(player.hand) == 2 - income + int(str(reward.get("cards", 0))) + int(
            str(reward.get("take", 0))
        )
        assert (player.credits, player.energy) == (income, 0)  # DUNE is tucked for a credit
        for star, number in dict(reward.get("signals", {})).items():  # type: ignore[call-overload]
            assert table.marks(star) == [0] * number
        assert player.probes == []


@rule("SETI-042")
def test_orbit_needs_a_probe_on_a_planet_other_than_earth_and_its_price() -> None:
    table = Table().give(0, credits=5, energy=5).probe(0, "earth").begin()
    assert table.offered("orbit") == []
    assert table.why("orbit:earth") == ("refusal-no-probe", "SETI-042")
    assert table.why("orbit:venus") == ("refusal-no-probe", "SETI-042")
    table = Table().give(0, credits=0, energy=5).probe(0, "venus").begin()
    assert table.why("orbit:venus") == ("refusal-credits", "SETI-042")
    table.give(0, credits=1, energy=0)
    assert table.why("orbit:venus") == ("refusal-energy", "SETI-042")


@rule("SETI-045", "SETI-046")
def test_several_orbiters_of_one_player_stay_for_good() -> None:
    table = (
        Table().tech(0, "probe-1").give(0, credits=5, energy=9).probe(0, "venus").probe(0, "venus").begin()
    )
    table.do("orbit:venus", "end").begin().do("orbit:venus", "end").begin()
    assert craft_at(table.state, 0, PLANETS.index("venus")) == 2
    assert not table.offered("land")
    assert not table.offered("orbit")
    assert not table.offered("move")


@rule("SETI-050", "SETI-051", "SETI-052")
def test_landing_costs_three_energy_less_with_an_orbiter_and_with_landing_systems() -> None:
    for orbiter, tech, cost in ((False, False, 3), (True, False, 2), (False, True, 2), (True, True, 1)):
        table = Table().give(0, energy=cost).probe(0, "venus")
        if orbiter:
            table.orbiter(1, "venus")
        if tech:
            table.tech(0, "probe-3")
        table.begin()
        table.give(0, energy=cost - 1)
        assert table.why("land:venus") == ("refusal-energy", "SETI-050")
        assert table.figures("land:venus") == {"need": cost, "have": cost - 1}
        table.give(0, energy=cost).do("land:venus")
        assert table[0].energy == 0
    table = Table().give(0, energy=9).probe(0, "earth").begin()
    assert table.why("land:earth") == ("refusal-no-probe", "SETI-050")


@rule("SETI-053", "SETI-054")
@pytest.mark.parametrize("planet", LAND)
def test_every_lander_gains_points_and_a_yellow_trace_and_the_first_also_data(planet: str) -> None:
    points, data = LAND[planet]
    for first in (True, False):
        table = Table().give(0, energy=3).probe(0, planet)
        if not first:
            table.lander(1, planet).lander(1, planet)
        table.begin().do(f"land:{planet}")
        if planet == "mars" and first:
            assert table.legal == ["bonus:1", "bonus:2"]
            table.do("bonus:1")
        assert {name.split(":")[2] for name in table.offered("mark")} == {"yellow"}
        table.do("mark:left:yellow:overflow")
        assert table[0].score == 1 + points + 3
        assert table[0].data == (data if first else 0)


@rule("SETI-054")
def test_mars_has_two_data_spaces_to_choose_from() -> None:
    table = (
        Table()
        .give(0, energy=3)
        .probe(0, "mars")
        .begin()
        .do("land:mars", "bonus:2", "mark:left:yellow:overflow")
    )
    assert table[0].data == 1
    table = table.do("end")
    table.probe(1, "mars").give(1, energy=3).begin(1).do("land:mars")
    assert table[1].data == 2  # the only one still open is taken without asking
    table.do("mark:left:yellow:overflow", "end").probe(0, "mars").give(0, energy=3, data=0).begin()
    table.do("land:mars", "mark:left:yellow:overflow")
    assert table[0].data == 0


@rule("SETI-055", "SETI-059")
def test_any_number_of_landers_and_moons_count_for_their_planet() -> None:
    table = (
        Table()
        .lander(0, "jupiter")
        .lander(0, "jupiter")
        .lander(0, "io")
        .orbiter(0, "jupiter")
        .probe(0, "jupiter")
    )
    assert craft_at(table.state, 0, JUPITER) == 4  # the probe does not count
    assert holds(table.state, 0, condition(test="craft_at", planet="jupiter", n=4))
    assert holds(table.state, 0, condition(test="landers", n=3))
    assert not holds(table.state, 0, condition(test="landers", n=3, moons=False))
    table.give(0, energy=9).begin().do("land:jupiter", "mark:left:yellow:overflow")
    assert craft_at(table.state, 0, JUPITER) == 5


@rule("SETI-056", "SETI-057", "SETI-058")
def test_moons_need_the_tech_hold_one_lander_and_cost_the_same() -> None:
    table = Table().give(0, energy=2).probe(0, "jupiter").orbiter(1, "jupiter").begin()
    assert table.offered("land") == ["land:jupiter"]
    assert table.why("land:io") == ("refusal-moon-tech", "SETI-056")
    table.tech(0, "probe-4").lander(1, "ganymede")
    assert table.offered("land") == ["land:jupiter", "land:callisto", "land:europa", "land:io"]
    assert table.why("land:ganymede") == ("refusal-moon-taken", "SETI-057")
    table.do("land:io")
    assert (table[0].energy, table[0].score, table[0].data) == (
        4,
        11,
        0,
    )  # 2 paid, 4 gained; no data, no trace
    assert table.state.bonus[PARTS.planets[JUPITER].bonus[0]] == []


MOON_REWARDS = {
    "phobos-deimos": {"score": 8, "tucks": 2},
    "callisto": {"score": 13, "data": 4},
    "ganymede": {"score": 12, "publicity": 5},
    "europa": {"score": 7 + 6, "marks": ["yellow", "yellow"]},
    "io": {"score": 10, "energy": 4},
    "titan": {"score": 7 + 6, "marks": ["any", "any"]},
    "enceladus": {"score": 12, "signals": ["barnards-star", "sirius-a", "kepler-22"], "data": 3},
    "titania": {"score": 25},
    "triton": {"score": 26},
}


@rule("SETI-057")
@pytest.mark.parametrize("moon", MOON_REWARDS)
def test_every_moon_gives_exactly_its_reward(moon: str) -> None:
    reward: dict[str, object] = MOON_REWARDS[moon]  # type: ignore[assignment]
    planet = PLANETS[PARTS.moon_planet[MOON[moon]]]
    table = Table().tech(0, "probe-4").give(0, energy=3).probe(0, planet).hand(0, "grant", "dune").begin()
    table.do(f"land:{moon}")
    for colour in list(reward.get("marks", [])):  # type: ignore[call-overload]
        offered = {name.split(":")[2] for name in table.offered("mark")}
        assert offered == ({"yellow"} if colour == "yellow" else {"red", "yellow", "blue"})
        table.do("mark:left:yellow:overflow")
    for star in list(reward.get("signals", [])):  # type: ignore[call-overload]
        table.do(f"signal:{star}")
        assert table.marks(star) == [0]
    for card in ("grant", "dune")[: int(str(reward.get("tucks", 0)))]:
        table.do(f"tuck:{card}")
    assert table[0].score == 1 + int(str(reward["score"]))
    assert table[0].publicity == 4 + int(str(reward.get("publicity", 0)))
    assert table[0].data == int(str(reward.get("data", 0)))
    assert table[0].energy == int(str(reward.get("energy", 0))) + (1 if reward.get("tucks") else 0)
    assert len(table[0].tucked) == int(str(reward.get("tucks", 0)))
    assert table.state.moons[MOON[moon]] == [0]


@rule("SETI-R15")
def test_dragonfly_may_share_a_covered_space_or_an_occupied_moon() -> None:
    table = Table().probe(0, "saturn").lander(1, "saturn").play("dragonfly", "land:saturn")
    assert table.legal == ["bonus:1", "no-bonus"]
    table.do("bonus:1", "mark:left:yellow:overflow")
    assert table[0].data == 2
    assert table.state.bonus[PARTS.planets[PLANETS.index("saturn")].bonus[0]] == [1, 0]
    table = Table().probe(0, "saturn").lander(1, "titan").play("dragonfly")
    assert table.offered("land") == ["land:saturn"]  # moon access is still needed
    table = (
        Table().tech(0, "probe-4").probe(0, "uranus").lander(1, "titania").play("dragonfly", "land:titania")
    )
    assert table[0].score == 1 + 25
    assert table.state.moons[MOON["titania"]] == [1, 0]


@rule("SETI-R16")
def test_a_removed_orbiter_opens_the_first_space_again() -> None:
    table = Table().orbiter(0, "venus").orbiter(1, "venus").row("alice", "pixl", "dune")
    table.play("atmospheric-entry", "take-row:1")
    assert table[0].score == 1 + 3
    assert table.state.orbit_first[1] == []
    table.do("end").give(1, credits=1, energy=1).probe(1, "venus").begin(1).do("orbit:venus")
    assert table[1].score == 2 + 6 + 3


@rule("SETI-R16", "SETI-051")
def test_removing_craft_looks_at_what_is_there_and_frees_moons() -> None:
    table = Table().lander(0, "titan").lander(0, "saturn").play("sample-return")
    assert table.legal[:2] == ["remove-lander:saturn:1", "remove-moon:titan"]
    table.do("remove-moon:titan", "mark:left:yellow:overflow", "end")
    assert table.state.moons[MOON["titan"]] == []
    table = Table().lander(1, "saturn").lander(0, "saturn").lander(0, "mars").play("sample-return")
    assert table.legal[:2] == ["remove-lander:mars:1", "remove-lander:saturn:0"]
    table.do("remove-lander:saturn:0")
    assert table.state.land_rest[PLANETS.index("saturn")] == []
    table = (
        Table()
        .orbiter(0, "venus")
        .probe(1, "venus")
        .row("alice", "pixl", "dune")
        .play("atmospheric-entry", "take-row:1", "end")
    )
    table.give(1, energy=2).begin(1)
    assert table.figures("land:venus", 1) == {"need": 3, "have": 2}


@rule("SETI-042")
def test_planets_are_offered_in_their_order_wherever_they_have_turned() -> None:
    table = Table().give(0, **RICH)
    table.state.offsets = [6, 0, 0]
    table.probe(0, "mercury").probe(0, "venus").begin()
    assert table.space("venus") < table.space("mercury")
    assert table.offered("orbit") == ["orbit:mercury", "orbit:venus"]


@rule("SETI-057")
@pytest.mark.parametrize("moon", MOON)
def test_every_moon_counts_as_a_moon(moon: str) -> None:
    planet = PLANETS[PARTS.moon_planet[MOON[moon]]]
    table = Table().tech(0, "probe-4").probe(0, planet).play("perseverance-rover", f"land:{moon}")
    while table.state.note.landed >= 0:  # the reward of the moon comes first
        table.do(table.legal[0])
    assert ("gain-vp", {"n": 4}) in [(event.key, event.args) for event in table.events]
