"""Whole games with every pair of species in play: nothing leaks, nothing is lost, everything has words."""

from __future__ import annotations

import json
from itertools import combinations

import pytest

from perihelion.core.chance import Chance, seeded
from perihelion.core.state import load
from perihelion.core.view import to_json
from perihelion.games.seti.state import SetiState
from perihelion.language import LANGUAGES, voice
from tests.games.seti.scenario import ACTS, GAME
from tests.rule import rule

PAIRS = list(combinations(range(5), 2))
VOICES = [voice(lang, "seti").named(("Vega", "Rigel", "Mira", "Tycho")) for lang in LANGUAGES]


def known_species(pair: tuple[int, int], seats: int, seed: int) -> SetiState:
    """A new game whose two species are discovered after the first turn."""
    state = GAME.new(seats, seed, {"stars": str(seed % 5 + 1)} if seats == 1 else {})
    assert isinstance(state, SetiState)
    state.species = list(pair)
    state.unused = [at for at in range(5) if at not in pair]
    owners = [owner % state.owners for owner in range(6)]
    state.discovery = owners
    state.ripe = [1, 0] if seed % 2 else [0, 1]
    return state


def eager(state: SetiState, seat: int, chance: Chance) -> int:
    """A random choice that gets on with the game: main actions before passing, few exchanges."""
    legal = state.legal(seat)
    if ACTS.end in legal:
        free = [action for action in legal if ACTS.place_upper <= action < ACTS.exchange]
        return chance.pick(free) if free else ACTS.end
    if ACTS.pass_ in legal:
        free = [action for action in legal if ACTS.place_upper <= action < ACTS.exchange]
        if free and chance.below(3):
            return chance.pick(free)
        main = [action for action in legal if action < ACTS.pass_]
        moves = [action for action in legal if ACTS.move <= action < ACTS.corner]
        if main and chance.below(3):
            return chance.pick(main)
        if moves and chance.below(8):
            return chance.pick(moves)
        return chance.pick(main) if main else chance.pick([ACTS.pass_, *legal[-3:]])
    own = [action for action in legal if action < ACTS.free and action != ACTS.skip]
    return chance.pick(own if own and chance.below(10) else legal)


def shown(state: SetiState, seat: int | None) -> str:
    return json.dumps(to_json(GAME.view(state, seat)), sort_keys=True)


@rule("SETI-002", "SETI-M07", "SETI-E04", "SETI-R32", "SETI-R25")
@pytest.mark.parametrize("pair", PAIRS)
@pytest.mark.parametrize("seats", [1, 2, 4])
def test_every_pair_of_species_plays_to_the_end_and_keeps_its_secrets(
    pair: tuple[int, int], seats: int
) -> None:
    for seed in (1, 2):
        state = known_species(pair, seats, seed * 10 + seats)
        chance = seeded(f"{pair} {seats} {seed}")
        census = GAME.census(state)
        number = 0
        heard: set[tuple[str, bool]] = set()
        while not state.over:
            number += 1
            assert number < 4000
            seat = state.asked_seats()[0]
            assert GAME.census(state) == census
            if number % 23 == 0:
                check_secrets(state, seeded(number))
            if number % 61 == 0:
                loaded = load(GAME, json.loads(json.dumps(state.save())))
                assert loaded.digest() == state.digest()
                check_words(state, seat)
            events = state.act(seat, eager(state, seat, chance))
            for event in events:
                if (event.key, event.knowers > 0) not in heard:
                    heard.add((event.key, event.knowers > 0))
                    for viewer in (None, *range(seats)):
                        assert all(speaker.say(event.seen_by(viewer)) for speaker in VOICES)
        assert state.discovered == [1, 1]
        assert GAME.winners(state)


def check_secrets(state: SetiState, chance: Chance) -> None:
    for seat in range(state.seats):
        world = state.imagine(seat, chance)
        assert isinstance(world, SetiState)
        assert shown(world, seat) == shown(state, seat)
        assert shown(world, None) == shown(state, None)
        assert world.legal(seat) == state.legal(seat)
        assert GAME.score_sheet(world, seat) == GAME.score_sheet(state, seat)
        again = world.imagine(seat, seeded("again"))
        assert again.digest() == state.imagine(seat, seeded("again")).digest()
        asked = world.asked_seats()[0]
        world.apply(asked, world.legal(asked)[0])  # an imagined world can be played on


def check_words(state: SetiState, seat: int) -> None:
    zones = GAME.zones(GAME.view(state, seat))
    previews = [GAME.preview(state, seat, action) for action in state.legal(seat)]
    labels = [GAME.label(state, seat, action) for action in state.legal(seat)]
    for speaker in VOICES:
        assert all(speaker.say(label) for label in labels)
        assert speaker.say(state.step().prompt(state, seat))
        for zone in zones:
            assert speaker.say(zone.text)
            for item in zone.items:
                assert speaker.say(item.text)
                assert all(speaker.say(note) for note in item.notes)
        for preview in previews:
            assert all(speaker.say(line.text) for line in preview.lines)
            assert all(speaker.say(text) for text in preview.then)
