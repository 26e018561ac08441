"""Why a choice is good: what is told of two choices, honestly, in words, and to nobody who may not know."""

from __future__ import annotations

import pytest

from perihelion import games
from perihelion.bots import policy
from perihelion.bots.because import Because, account, among, changes, explain, worth_telling
from perihelion.core.chance import seeded
from perihelion.core.state import State
from perihelion.language import Voice
from perihelion.table.house.library import standard
from perihelion.table.house.motives import worlds
from perihelion.table.web.because import phrase, said, signed
from tests.properties.positions import sampled


def voice(lang: str, game: str) -> Voice:
    return standard().voice(lang, game).named(("Ada", "Vega", "Rigel", "Mira"))


def choices(game: str, seats: int) -> list[tuple[State, int, list[int]]]:
    """Positions with a real choice, and the choices as the policy would have them."""
    found = []
    for state in sampled(game, seats, (1,), 29):
        seat = state.asked_seats()[0]
        legal = state.legal(seat)
        if len(legal) > 1:
            world = state.imagine(seat, seeded(state.asks))
            values = policy.judge(world, seat, legal)
            found.append((world, seat, sorted(legal, key=lambda one: -values[legal.index(one)])))
    return found


@pytest.mark.parametrize("game", games.REGISTERED)
def test_a_choice_is_explained_in_both_languages(game: str) -> None:
    explained = 0
    for world, seat, order in choices(game, games.get(game).players[-1])[:5]:
        why = explain(world, seat, order[0], order[1:3], seeded("why"))
        assert len(why.reasons) <= 4
        assert not why.reasons or why.reasons[0].worth > 0
        explained += bool(why.reasons)
        for lang in ("en", "cs"):
            for words in said(voice(lang, game), why.reasons):
                assert "{" not in words
                assert words[0] in "+\N{MINUS SIGN}" or ":" in words
    assert explained >= 2


def test_the_same_seed_gives_the_same_explanation() -> None:
    world, seat, order = choices("seti", 2)[3]
    first = explain(world, seat, order[0], order[1:2], seeded("why"))
    assert first == explain(world, seat, order[0], order[1:2], seeded("why"))


@pytest.mark.parametrize("game", games.REGISTERED)
def test_every_source_has_words_in_both_languages(game: str) -> None:
    found: dict[str, str] = {"judgement": ""}
    for state in sampled(game, games.get(game).players[-1], (0, 1), 23):
        seat = state.asked_seats()[0]
        parts = state.game.sources(state, seat)
        for action in state.legal(seat):
            parts = parts + state.game.weighed(state, seat, action)
        found |= {part.key: part.about for part in parts}
    for lang in ("en", "cs"):
        for key, about in found.items():
            for count in (0, 1, 2, 5):
                assert phrase(voice(lang, game), Because(key, -1.5, count, about))


def test_the_difference_by_source_is_the_difference_of_the_evaluations() -> None:
    for world, seat, order in choices("quarterworlds", 2)[:6]:
        one, other = world.copy(), world.copy()
        one.apply(seat, order[0])
        other.apply(seat, order[1])
        parts = {}
        for state, sign in ((one, 1), (other, -1)):
            for part in state.game.sources(state, seat):
                key = (part.key, part.about)
                parts[key] = parts.get(key, 0.0) + sign * part.worth
        margin = one.game.evaluate(one, seat) - other.game.evaluate(other, seat)
        assert sum(parts.values()) == pytest.approx(margin)
        for told in changes([other], [one], seat):
            assert told.worth == pytest.approx(parts[told.key, told.about])


def test_what_only_one_world_dealt_is_not_told() -> None:
    steady = {("hand", ""): (1.0, 2.0), ("rival", ""): (-0.5, 0.0)}
    lucky = {("hand", ""): (1.0, 2.0), ("table", "card-x"): (6.0, 6.0)}
    told = worth_telling([steady, steady, steady, lucky])
    assert told == [Because("hand", 1.0, 2.0), Because("rival", -0.375)]


def test_a_choice_that_is_no_better_has_nothing_to_say_for_it() -> None:
    world, seat, order = choices("quarterworlds", 2)[2]
    here = [world.imagine(seat, seeded("same"))]
    assert among(here, seat, order[0], order[0], 1, seeded("luck")) == []


def test_a_card_is_told_by_name_where_cards_are_weighed() -> None:
    state = games.get("race").new(2, "weighed")
    legal = state.legal(0)  # the discard of the setup: the evaluation counts cards, whatever they are
    values = policy.judge(state, 0, legal)
    best, worst = legal[values.index(max(values))], legal[values.index(min(values))]
    why = explain(state, 0, best, [worst], seeded("weighed"))
    cards = [f"card-{state.game.catalogue.names[one].split(':')[1]}" for one in (worst, best)]
    assert why.reasons[0].about == cards[0]
    assert "in hand: about +" in phrase(voice("en", "race"), why.reasons[0])


def test_an_account_is_made_of_what_both_know() -> None:
    # The asker's worlds do not depend on what is hidden from the asker, so neither does what is told.
    for state in sampled("race", 3, (1,), 17):
        one = worlds(state, 0, 1, "seed")
        other = worlds(state.imagine(0, seeded("other")), 0, 1, "seed")
        assert one == other


def test_what_rests_on_a_hidden_card_has_no_account() -> None:
    state = games.get("race").new(2, "hidden")
    chance = seeded("asker")
    seen = [state.imagine(0, chance).imagine(1, chance) for _ in range(6)]
    assert account(seen, 1, state.legal(1)[0]) is None  # which card of the hand the bot discards


def test_an_open_choice_has_an_account_beside_the_best_alternative() -> None:
    told = 0
    for state in sampled("pulsar", 2, (1,), 19):
        seat = state.asked_seats()[0]
        legal = state.legal(seat)
        if len(legal) > 1:
            chance = seeded("asker")
            seen = [state.imagine(1 - seat, chance).imagine(seat, chance) for _ in range(3)]
            values = policy.judge(state, seat, legal)
            found = account(seen, seat, legal[values.index(max(values))])
            assert found is not None
            assert found[1] in legal
            told += bool(found[0])
    assert told


def test_figures_carry_their_sign_and_the_comma_of_the_language() -> None:
    assert signed(voice("en", "race"), -1.25) == "\N{MINUS SIGN}1.2"
    assert signed(voice("cs", "race"), 1.26) == "+1,3"
    assert signed(voice("en", "race"), 12.6) == "+13"
    czech = phrase(voice("cs", "race"), Because("hand", 1.2, 2.0))
    assert czech == "+2 karty v ruce (asi +1,2 b.)"
    assert phrase(voice("en", "race"), Because("chips", 1.0, 1.0)) == "+1 VP chip"
