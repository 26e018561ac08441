"""Characters: each weighs sources that its game has, and prefers what it likes; words in both languages."""

from __future__ import annotations

import pytest

from perihelion import games
from perihelion.bots import LEVELS, NAMES, UnknownBot, characters, make
from perihelion.bots.characters import CHARACTERS, CharacterBot, TasteJudge
from perihelion.bots.judging import Judge, margin_of
from perihelion.bots.search import usual_judge
from perihelion.core.chance import seeded
from perihelion.core.source import Source
from perihelion.language import LANGUAGES, voice
from tests.properties.cases import Case, base_cases, decisions

ALL = [(game, name) for game in games.REGISTERED for name in characters(game)]


@pytest.mark.parametrize("game", games.REGISTERED)
def test_every_game_has_three_or_four_with_words(game: str) -> None:
    names = characters(game)
    assert 3 <= len(names) <= 4
    assert not set(names) & {*LEVELS, *NAMES}
    for lang in LANGUAGES:
        speaker = voice(lang, game)
        told = [speaker.tell(f"character-{name}") for name in names]
        told += [speaker.tell(f"character-{name}-line") for name in names]
        assert len(set(told)) == len(told)
        known = speaker.keys()
        assert {key for key in known if key.startswith("character-")} == {
            f"character-{name}{line}" for name in names for line in ("", "-line")
        }


@pytest.mark.parametrize("game", games.REGISTERED)
def test_every_weight_is_for_a_source_of_the_game(game: str) -> None:
    speaker = voice("en", game)
    for weights in CHARACTERS[game].values():
        assert any(weight > 1 for weight in weights.values())
        for key in weights:
            source, _, about = key.partition("/")
            assert speaker.has(f"source-{source}")
            assert not about or speaker.has(about)


@pytest.mark.parametrize(("game", "name"), ALL)
def test_a_character_is_a_bot_of_its_game_alone(game: str, name: str) -> None:
    bot = make(name, game, 1)
    assert isinstance(bot, CharacterBot)
    assert bot.character == name
    with pytest.raises(UnknownBot):
        make(name, "comet", 1)


def test_a_liked_source_counts_for_more() -> None:
    judge = TasteJudge({"points": 2.0, "points/score-ships": 3.0}, Judge())
    assert judge.weight(Source("points", 1.0)) == 2.0
    assert judge.weight(Source("points", 1.0, 0, "score-ships")) == 3.0
    assert judge.weight(Source("hand", 1.0)) == 1.0


@pytest.mark.parametrize("game", games.REGISTERED)
def test_a_character_judges_as_searches_of_the_game_do_and_adds_what_it_likes(game: str) -> None:
    case = next(one for one in base_cases() if one.game == game)
    likings = set()
    for state in decisions(case, 4, stride=60, cap=600):
        world = state.imagine(0, seeded("taste"))
        sober = usual_judge(world)
        for weights in CHARACTERS[game].values():
            judge = TasteJudge(weights, sober)
            assert judge.decides == sober.decides
            likes = [(judge.weight(one) - 1) * one.worth for one in world.game.sources(world, 0)]
            (worth, chance), (told, its) = sober.judge([world], 0)[0], judge.judge([world], 0)[0]
            assert told == pytest.approx(worth + sum(likes))
            assert its == chance
            likings.add(sum(likes))
    assert len(likings) > 3


def test_what_is_decided_is_decided() -> None:
    state = Case("race", 2).new(1)
    chance = seeded("to the end")
    while not state.over:
        seat = state.asked_seats()[0]
        state.apply(seat, chance.pick(state.legal(seat)))
    for seat in (0, 1):
        worth, share = TasteJudge({"printed": 9.0}, Judge()).judge([state], seat)[0]
        assert worth == margin_of(state, seat)
        assert share in (0.0, 0.5, 1.0)
