"""Nobody is shown, told or imagines anything that the game declares hidden from them (`Game.hidden`).

Hidden contents are exchanged, secret answers replaced by others, and nothing that reaches the seat may
change; what is imagined may not depend on them either, and takes every value with its right frequency.
"""

from __future__ import annotations

import json
from collections import Counter

import pytest

from perihelion.core.chance import Chance, seeded
from perihelion.core.hidden import Pool
from perihelion.core.state import State
from perihelion.core.text import Event
from perihelion.core.view import to_json
from tests.properties.cases import Case, all_cases, decisions

# Games that do not declare what is hidden yet.
NOT_YET = ("starfarers", "quarterworlds", "pulsar", "seti")
CASES = [case for case in all_cases() if case.game not in NOT_YET]

# Message keys of what comes to light and may be gone again within one action.
TURNED_UP = {"race": ("act-",)}

PROBED = 200  # so many actions are asked about
IMAGININGS = 400
MOVES = 300
BINS = 5
# Chi-square with BINS - 1 = 4 degrees of freedom is above this in one of a million cases.
LIMIT = 33.4


def everything(state: State, seat: int | None) -> str:
    """All that reaches a seat, or a spectator, in this position."""
    game = state.game
    found: dict[str, object] = {
        "view": to_json(game.view(state, seat)),
        "zones": to_json(game.zones(game.view(state, seat))),
        "scores": to_json(game.score_sheet(state, seat)),
    }
    if seat is not None:
        legal = state.legal(seat)
        size = len(game.catalogue)
        probed = range(0, size, 1 + size // PROBED)
        found["legal"] = legal
        found["prompt"] = to_json(state.step().prompt(state, seat)) if state.is_asked(seat) else None
        found["reasons"] = [to_json(state.why_not(seat, action)) for action in probed]
        found["previews"] = [to_json(game.preview(state, seat, action)) for action in legal]
        found["labels"] = [to_json(game.label(state, seat, action)) for action in legal]
        found["features"] = [float(number) for number in game.features(state, seat)]
    return json.dumps(found, sort_keys=True)


def exchanged(state: State, seat: int | None, chance: Chance) -> State:
    """A copy in which the contents of every pool hidden from the seat are in another order."""
    world = state.copy()
    pools = state.game.hidden(world, seat)
    for pool in pools:
        chance.shuffle(pool.contents)
    state.game.put_hidden(world, seat, pools)
    return world


def laid_out(pools: list[Pool]) -> list[tuple[str, int]]:
    return [entry for pool in pools for entry in zip(pool.places, pool.contents, strict=True)]


@pytest.mark.parametrize("case", CASES)
def test_contents_are_put_where_they_were_taken_from(case: Case) -> None:
    chance = seeded("put")
    moved = 0
    for state in decisions(case, 1, stride=17):
        for seat in [None, *range(case.seats)]:
            world = state.copy()
            pools = state.game.hidden(world, seat)
            for pool in pools:
                assert len(set(pool.places)) == len(pool.places) == len(pool.contents)
                chance.shuffle(pool.contents)
            expected = laid_out(pools)
            moved += expected != laid_out(state.game.hidden(state, seat))
            state.game.put_hidden(world, seat, pools)
            assert laid_out(state.game.hidden(world, seat)) == expected
            assert state.game.census(world) == state.game.census(state)
    assert moved


@pytest.mark.parametrize("case", CASES)
def test_exchanging_what_is_hidden_changes_nothing_that_reaches_the_seat(case: Case) -> None:
    chance = seeded("exchange")
    for state in decisions(case, 2, stride=11):
        for seat in [None, *range(case.seats)]:
            world = exchanged(state, seat, chance)
            assert everything(world, seat) == everything(state, seat)


@pytest.mark.parametrize("case", CASES)
def test_what_is_imagined_does_not_depend_on_what_is_hidden(case: Case) -> None:
    chance = seeded("know")
    for number, state in enumerate(decisions(case, 3, stride=11)):
        for seat in range(case.seats):
            world = exchanged(state, seat, chance)
            first = state.imagine(seat, seeded(number))
            assert world.imagine(seat, seeded(number)).digest() == first.digest()


@pytest.mark.parametrize("case", CASES)
def test_a_secret_answer_changes_nothing_for_the_others_and_is_imagined_anew(case: Case) -> None:
    chance = seeded("secret answers")
    compared = 0
    for number, state in enumerate(decisions(case, 4, stride=5)):
        asked = state.asked_seats()
        if not state.step().secret or len(asked) < 2:
            continue
        seat = chance.pick(asked)
        legal = state.legal(seat)
        chance.shuffle(legal)
        worlds = [answered(state, seat, action) for action in legal[:2]]
        if len(worlds) < 2 or any(world.asked != worlds[0].asked for world in worlds):
            continue
        compared += 1
        for other in [None, *(other for other in range(case.seats) if other != seat)]:
            assert everything(worlds[0], other) == everything(worlds[1], other)
            if other is not None:
                first, second = (world.imagine(other, seeded(number)).digest() for world in worlds)
                assert first == second
    assert compared


def answered(state: State, seat: int, action: int) -> State:
    world = state.copy()
    world.apply(seat, action)
    return world


@pytest.mark.parametrize("case", CASES)
def test_every_hidden_place_takes_every_content_as_often_as_it_should(case: Case) -> None:
    """Contents are put into bins of about equal size; of each kind of place the first and the last are
    counted over many imaginings."""
    chance = seeded(f"frequencies {case}")
    states = list(decisions(case, 5, stride=3))
    for state in (states[1], states[len(states) // 2], states[-1]):
        seat = chance.below(case.seats)
        truth = state.game.hidden(state, seat)
        bins = [bins_of(pool) for pool in truth]
        counts: dict[str, Counter[int]] = {}
        for _ in range(IMAGININGS):
            world = state.imagine(seat, chance)
            for pool, bin_of in zip(state.game.hidden(world, seat), bins, strict=True):
                for at in looked_at(pool):
                    counts.setdefault(f"{pool.name} {pool.places[at]}", Counter())[
                        bin_of[pool.contents[at]]
                    ] += 1
        for pool, bin_of in zip(truth, bins, strict=True):
            share = Counter(bin_of[content] for content in pool.contents)
            for at in looked_at(pool):
                seen = counts[f"{pool.name} {pool.places[at]}"]
                off = chi_square(seen, share)
                assert off < LIMIT, (pool.places[at], seen, share)


def bins_of(pool: Pool) -> dict[int, int]:
    """Contents by bin: the values in order, cut into BINS parts of about as many contents."""
    found: dict[int, int] = {}
    for number, content in enumerate(sorted(pool.contents)):
        found.setdefault(content, number * BINS // len(pool.contents))
    return found


def looked_at(pool: Pool) -> list[int]:
    """The first and the last place of every kind."""
    first: dict[str, int] = {}
    last: dict[str, int] = {}
    for at, place in enumerate(pool.places):
        kind = place.split()[0]
        first.setdefault(kind, at)
        last[kind] = at
    return sorted({*first.values(), *last.values()})


def chi_square(seen: Counter[int], share: Counter[int]) -> float:
    total, whole = sum(seen.values()), sum(share.values())
    return sum(
        (seen[number] - total * part / whole) ** 2 / (total * part / whole) for number, part in share.items()
    )


@pytest.mark.parametrize("case", CASES)
def test_events_name_only_what_the_seat_can_see(case: Case) -> None:
    """A component that the log names to a seat lies open to it before or after the action."""
    state = case.new(7)
    game = state.game
    chance = seeded("events")
    values = {value for name in game.catalogue.names for value in name.split(":")[1:]}
    watchers = [None, *range(case.seats)]
    named = 0
    for _ in range(MOVES):
        if state.over:
            break
        seat = chance.pick(state.asked_seats())
        before = [json.dumps(to_json(game.view(state, watcher))) for watcher in watchers]
        events = state.act(seat, chance.pick(state.legal(seat)))
        for watcher, seen in zip(watchers, before, strict=True):
            sight = seen + json.dumps(to_json(game.view(state, watcher)))
            for event in events:
                for key in components_of(event.seen_by(watcher), values, TURNED_UP.get(case.game, ())):
                    named += 1
                    assert f'"{key}"' in sight, (event.seen_by(watcher), watcher)
    assert named or not any("-" in value for value in values)


def components_of(event: Event, values: set[str], without: tuple[str, ...]) -> list[str]:
    """The components that an event names: what is left of its message keys without their prefixes."""
    keys: list[str] = []
    for value in event.args.values():
        keys += value if isinstance(value, list) else [value] if isinstance(value, str) else []
    found: list[str] = []
    for key in keys:
        if key.startswith(without):
            continue
        parts = key.split("-")
        rests = ["-".join(parts[start:]) for start in range(1, len(parts))]
        found += [rest for rest in rests if rest in values][:1]
    return found
