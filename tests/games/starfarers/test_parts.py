"""All components as the rulebook prints them, written out: a changed figure in the data is noticed here."""

from __future__ import annotations

import pytest

from perihelion.games.starfarers.components.parts import BUILDS, PEOPLES, RESOURCES, FriendshipCard, Token
from tests.games.starfarers.scenario import starfarers

PARTS = starfarers().parts

# id: people, copies, then the figures of its effect.
FRIENDS: dict[str, tuple[str, int, dict[str, int | str]]] = {
    "d1": ("diplomats", 1, {"hand_limit": 12}),
    "d2": ("diplomats", 2, {"medal_price": 1, "resource": "goods"}),
    "d3": ("diplomats", 1, {"opponents": 2}),
    "d4": ("diplomats", 1, {"relief": 1}),
    "m1": ("merchants", 1, {"rate": 2, "resource": "ore"}),
    "m2": ("merchants", 1, {"rate": 2, "resource": "fuel"}),
    "m3": ("merchants", 1, {"rate": 2, "resource": "carbon"}),
    "m4": ("merchants", 1, {"rate": 2, "resource": "food"}),
    "m5": ("merchants", 1, {"rate": 1, "resource": "goods", "once": 1}),
    "g1": ("green-folk", 1, {"bonus": 1, "resource": "ore"}),
    "g2": ("green-folk", 1, {"bonus": 1, "resource": "fuel"}),
    "g3": ("green-folk", 1, {"bonus": 1, "resource": "carbon"}),
    "g4": ("green-folk", 1, {"bonus": 1, "resource": "food"}),
    "g5": ("green-folk", 1, {"bonus": 1, "resource": "goods"}),
    "s1": ("scientists", 3, {"cannons": 1, "boosters": 1}),
    "s2": ("scientists", 1, {"cannons": 2}),
    "s3": ("scientists", 1, {"boosters": 2}),
}

# By the back of the tokens.
TOKENS = {
    "home_alpha": ["4", "8", "11"],
    "home_beta": ["8", "10", "3/12"],
    "home_gamma": ["3", "5", "6"],
    "home_delta": ["2/11", "6", "9"],
    "star1_triangle": ["3", "4", "4", "11", "12"],
    "star1_square": ["2", "5", "5", "6", "9"],
    "star1_hexagon": ["10", "10", "pirates 4", "pirates 5", "ice 3"],
    "star2_triangle": ["3", "4", "11"],
    "star2_square": ["5", "8", "9"],
    "star2_hexagon": ["10", "pirates 6", "ice 4"],
    "reserve": ["3", "9", "10", "11", "11"],
}

# The planets of every system, with the back of the token that each needs.
SYSTEMS = {
    "sys-1": "carbon square, food triangle, fuel hexagon",
    "sys-2": "carbon triangle, ore hexagon, goods square",
    "sys-3": "fuel square, ore triangle, goods hexagon",
    "sys-4": "fuel triangle, food hexagon, ore square",
    "sys-5": "food square, carbon hexagon, goods triangle",
    "sys-6": "carbon square, fuel triangle, goods hexagon",
    "sys-7": "goods triangle, food square, ore hexagon",
    "sys-8": "ore hexagon, carbon triangle, goods square",
}
STARS = {"sys-1": 1, "sys-2": 1, "sys-3": 1, "sys-4": 1, "sys-5": 1, "sys-6": 2, "sys-7": 2, "sys-8": 2}

COSTS = {
    "colony-ship": {"ore": 1, "fuel": 1, "carbon": 1, "food": 1},
    "trade-ship": {"ore": 1, "fuel": 1, "goods": 2},
    "spaceport": {"carbon": 3, "food": 2},
    "booster": {"fuel": 2},
    "cannon": {"carbon": 2},
    "cargo": {"ore": 2},
}


def figures(card: FriendshipCard) -> dict[str, int | str]:
    """The figures of a card's effect that are not 0."""
    found: dict[str, int | str] = {
        "hand_limit": card.hand_limit,
        "medal_price": card.medal_price,
        "opponents": card.opponents,
        "relief": card.relief,
        "rate": card.rate,
        "bonus": card.bonus,
        "cannons": card.cannons,
        "boosters": card.boosters,
        "once": int(card.once),
        "resource": RESOURCES[card.resource] if card.resource >= 0 else "",
    }
    return {name: value for name, value in found.items() if value}


def test_every_friendship_card() -> None:
    assert [card.id for card in PARTS.friends] == [f"fr-{name}" for name in FRIENDS]
    for card in PARTS.friends:
        assert (PEOPLES[card.people], card.copies, figures(card)) == FRIENDS[card.id[3:]], card.id


def face(token: Token) -> str:
    names = {0: "/".join(map(str, token.numbers)), 1: f"pirates {token.need}", 2: f"ice {token.need}"}
    return names[token.kind]


def test_every_number_token() -> None:
    found: dict[str, list[str]] = {}
    for token in PARTS.tokens:
        found.setdefault(PARTS.pools[token.pool], []).append(face(token))
    assert found == TOKENS


def test_every_quadrant() -> None:
    systems = [tile for tile in PARTS.tiles[: PARTS.loose_tiles] if tile.planets]
    assert [tile.id for tile in systems] == list(SYSTEMS)
    for tile in systems:
        planets = [
            f"{RESOURCES[kind]} {PARTS.pools[pool].split('_')[1]}"
            for kind, pool in zip(tile.planets, tile.pools, strict=True)
        ]
        assert (", ".join(planets), tile.stars) == (SYSTEMS[tile.id], STARS[tile.id])
        assert {PARTS.pools[pool][:5] for pool in tile.pools} == {f"star{tile.stars}"}
    rest = [
        (tile.id, tile.stars, tile.people) for tile in PARTS.tiles[: PARTS.loose_tiles] if not tile.planets
    ]
    assert sorted(rest) == sorted(OTHERS)


OTHERS = [
    ("out-g", 1, 0),
    ("out-m", 1, 3),
    ("out-s", 2, 1),
    ("out-d", 2, 2),
    ("empty-1", 1, -1),
    ("empty-2", 1, -1),
    ("empty-3", 2, -1),
    ("empty-4", 2, -1),
]


def test_every_price_and_point() -> None:
    costs = {
        name: {RESOURCES[kind]: count for kind, count in enumerate(PARTS.costs[number]) if count}
        for number, name in enumerate(BUILDS)
    }
    assert costs == COSTS
    assert (PARTS.colony_points, PARTS.spaceport_points, PARTS.figure_points) == (1, 2, 2)
    assert (PARTS.medal_points, PARTS.half_medals_per_point, PARTS.target) == (1, 2, 15)
    assert [(special.id, special.needs) for special in PARTS.specials] == [
        ("pirate-4", 4), ("pirate-5", 5), ("pirate-6", 6), ("ice-3", 3), ("ice-4", 4),
    ]  # fmt: skip
    assert (PARTS.bank_rates, PARTS.cards) == ([3, 3, 3, 3, 2], [20] * 5)
    assert (PARTS.hand_limit, PARTS.pile_cards, PARTS.starting_draw, PARTS.seven_bonus) == (7, 8, 3, 1)
    assert PARTS.draws == [(0, 7, 2), (8, 9, 1), (10, 99, 0)]
    assert (PARTS.ball_values, PARTS.encounter_speed) == ([0, 1, 2, 3], 3)


@pytest.mark.parametrize("lang", ["en", "cs"])
def test_the_words_of_a_friendship_card_name_its_figures(lang: str) -> None:
    from perihelion.language import voice

    words = voice(lang, "starfarers")
    for name, (_, _, effect) in FRIENDS.items():
        said = words.tell(f"friend-text-{name}", {})
        if "resource" in effect and "medal_price" not in effect:
            stem = {"en": {}, "cs": CZECH}[lang].get(str(effect["resource"]), str(effect["resource"]))
            assert stem in said.lower(), (name, said)
        for key in ("hand_limit", "rate", "cannons", "boosters", "opponents"):
            figure = effect.get(key, 0)
            if isinstance(figure, int) and figure > 1:
                assert str(figure) in said or NUMBERS[lang][figure] in said.lower(), (name, key, said)


CZECH = {"ore": "rud", "fuel": "paliv", "carbon": "karbon", "food": "potravin", "goods": "zboží"}
NUMBERS = {"en": {2: "two", 12: "twelve"}, "cs": {2: "dv", 12: "dvanáct"}}
