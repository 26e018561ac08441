"""Everything a player can be told exists in both languages."""

from __future__ import annotations

import pytest

from perihelion import games
from perihelion.core.chance import seeded
from perihelion.core.match import Match
from perihelion.language import LANGUAGES, Voice, voice
from tests.properties.cases import Case, all_cases, random_move

CASES = [case for case in all_cases() if case.game in games.REGISTERED]
NAMES = ("Vega", "Rigel", "Mira", "Tycho")


def voices(game: str) -> list[Voice]:
    return [voice(lang, game).named(NAMES) for lang in LANGUAGES]


@pytest.mark.parametrize("game", games.REGISTERED)
def test_every_action_and_option_has_words(game: str) -> None:
    loaded = games.get(game)
    for speaker in voices(game):
        assert speaker.tell("game-name")
        assert speaker.tell("game-sentence")
        for action in range(len(loaded.catalogue)):
            assert speaker.label(loaded, action)
        for option in loaded.options:
            assert speaker.tell(f"option-{option.key}")
            for value in option.values:
                assert speaker.tell(f"option-{option.key}-{value}")


@pytest.mark.parametrize("case", CASES)
def test_everything_said_in_random_games_has_words(case: Case) -> None:
    game = case.load()
    speakers = voices(case.game)
    size = len(game.catalogue)
    for seed in (1, 2, 3):
        match = Match(game, case.seats, seed, case.options)
        chance = seeded(seed)
        for number in range(500):
            state = match.state
            if state.over:
                break
            for seat in state.asked_seats():
                for speaker in speakers:
                    assert speaker.say(state.step().prompt(state, seat))
            if number % 25 == 0:
                viewer = chance.below(case.seats)
                zones = game.zones(game.view(state, viewer))
                reasons = [state.why_not(viewer, chance.below(size)) for _ in range(12)]
                previews = [game.preview(state, viewer, action) for action in state.legal(viewer)[:5]]
                sheet = game.score_sheet(state, viewer)
                for speaker in speakers:
                    for zone in zones:
                        assert speaker.say(zone.text)
                        for item in zone.items:
                            assert speaker.say(item.text)
                            assert all(speaker.say(note) for note in item.notes)
                    assert all(speaker.say(reason) for reason in reasons if reason is not None)
                    for preview in previews:
                        assert all(speaker.say(line.text) for line in preview.lines)
                        assert all(speaker.say(text) for text in preview.then)
                    assert all(speaker.tell(line.source) for line in sheet.lines)
            seat, action = random_move(state, chance)
            for event in match.act(seat, action):
                for viewer_seat in [None, *range(case.seats)]:
                    for speaker in speakers:
                        assert speaker.say(event.seen_by(viewer_seat))


@pytest.mark.parametrize("game", games.REGISTERED)
def test_both_languages_have_the_same_messages(game: str) -> None:
    english, czech = voices(game)
    assert english.keys() == czech.keys()
