"""Nobody is shown, told or imagines anything that the game declares hidden from them (`Game.hidden`).

Hidden contents are exchanged, secret answers replaced by others, and nothing that reaches the seat may
change; what is imagined may not depend on them either, and takes every value with its right frequency.
"""

from __future__ import annotations

from collections import Counter

import pytest

from perihelion.core.chance import Chance, seeded
from perihelion.core.hidden import Pool
from perihelion.core.state import State, Step
from perihelion.core.text import Event
from tests.properties.cases import Case, all_cases
from tests.properties.positions import secret_questions, spread

CASES = [case for case in all_cases() if not case.options or case.options.get("setup") or case.game == "race"]
CASES += [
    Case("pulsar", 3, {"map": "b"}),
    Case("seti", 2, {"species": "mascamites-exertians"}),
    Case("seti", 3, {"species": "oumuamua-centaurians"}),
]

POSITIONS = 10  # so many positions of a game are looked at
PROBED = 80  # so many actions are asked about
TRIED = 12  # and so many legal ones tried
IMAGININGS = 200
TOLD = 40  # in so many positions an action is carried out
BINS = 5
# Games whose logs tell of nothing that came out of the dark in the same move, or in secret questions only.
OPEN_LOGS = ("comet", "quarterworlds", "race")
# Chi-square with BINS - 1 = 4 degrees of freedom is above this in one of a million cases.
LIMIT = 33.4


def everything(state: State, seat: int | None) -> list[object]:
    """All that reaches a seat, or a spectator, in this position."""
    game = state.game
    view = game.view(state, seat)
    found: list[object] = [view, game.zones(view), game.score_sheet(state, seat)]
    if seat is not None:
        legal = state.legal(seat)
        size = len(game.catalogue)
        tried = legal[:: 1 + len(legal) // TRIED]
        found += [legal, state.offhand(seat)]
        found += [state.step().prompt(state, seat) if state.is_asked(seat) else None]
        found += [state.why_not(seat, action) for action in range(0, size, 1 + size // PROBED)]
        found += [game.preview(state, seat, action) for action in tried]
        found += [game.label(state, seat, action) for action in tried]
        found += [float(number) for number in game.features(state, seat)]
    return found


def exchanged(state: State, seat: int | None, chance: Chance) -> State:
    """A copy in which the contents of every pool hidden from the seat are in another order."""
    world = state.copy()
    pools = state.game.hidden(world, seat)
    for pool in pools:
        chance.shuffle(pool.contents)
    state.game.put_hidden(world, seat, pools)
    return world


def laid_out(pools: list[Pool]) -> list[tuple[str, str, int]]:
    """What lies where; what lies in a heap in any order."""
    return sorted(
        (pool.name, place, content)
        for pool in pools
        for place, content in zip(pool.places, pool.contents, strict=True)
    )


@pytest.mark.parametrize("case", CASES)
def test_contents_are_put_where_they_were_taken_from(case: Case) -> None:
    chance = seeded("put")
    moved = 0
    for state in spread(case, POSITIONS):
        for seat in [None, *range(case.seats)]:
            world = state.copy()
            pools = state.game.hidden(world, seat)
            for pool in pools:
                ordered = [place for place in pool.places if not place.endswith("~")]
                assert len(set(ordered)) == len(ordered)
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
    for state in spread(case, POSITIONS):
        before = state.digest()
        for seat in [None, *range(case.seats)]:
            world = exchanged(state, seat, chance)
            assert everything(world, seat) == everything(state, seat)
        assert state.digest() == before


@pytest.mark.parametrize("case", CASES)
def test_what_is_imagined_does_not_depend_on_what_is_hidden(case: Case) -> None:
    chance = seeded("know")
    for number, state in enumerate(spread(case, POSITIONS)):
        for seat in range(case.seats):
            world = exchanged(state, seat, chance)
            first = state.imagine(seat, seeded(number))
            assert world.imagine(seat, seeded(number)).digest() == first.digest()
            assert world.veiled(seat).digest() == state.veiled(seat).digest()


@pytest.mark.parametrize("case", CASES)
def test_a_secret_answer_changes_nothing_for_the_others_and_is_imagined_anew(case: Case) -> None:
    """Two answers of which nobody is told, and after which the question is still a secret one."""
    chance = seeded("secret answers")
    compared = 0
    for number, state in enumerate(secret_questions(case)):
        seat = chance.pick(state.asked_seats())
        legal = state.legal(seat)
        chance.shuffle(legal)
        worlds = [world for world in (answered(state, seat, action) for action in legal[:4]) if world]
        worlds = [
            world for world in worlds if world.asked == worlds[0].asked and world.asks == worlds[0].asks
        ]
        if len(worlds) < 2:
            continue
        compared += 1
        for other in [None, *(other for other in range(case.seats) if other != seat)]:
            assert everything(worlds[0], other) == everything(worlds[1], other)
            if other is not None:
                first, second = (world.imagine(other, seeded(number)).digest() for world in worlds[:2])
                assert len({world.veiled(other).digest() for world in worlds}) == 1
                assert first == second
    assert compared or not has_secrets(case)


def answered(state: State, seat: int, action: int) -> State | None:
    """The position after a secret answer; None if anybody is told of it."""
    world = state.copy()
    events = world.act(seat, action)
    return world if not events and not world.over and world.step().secret else None


def has_secrets(case: Case) -> bool:
    kinds = case.load().plain_types().values()
    return any(isinstance(kind, type) and issubclass(kind, Step) and kind.secret for kind in kinds)


@pytest.mark.parametrize("case", CASES)
def test_every_hidden_place_takes_every_content_as_often_as_it_should(case: Case) -> None:
    """Contents are put into bins of about equal size; of each kind of place the first and the last are
    counted over many imaginings."""
    chance = seeded(f"frequencies {case}")
    for state in spread(case, 3):
        seat = chance.below(case.seats)
        truth = state.game.hidden(state, seat)
        bins = [bins_of(pool) for pool in truth]
        watched = [looked_at(pool) for pool in truth]
        counts: list[dict[str, Counter[int]]] = [{place: Counter() for place in names} for names in watched]
        for _ in range(IMAGININGS):
            imagined = state.game.hidden(state.imagine(seat, chance), seat)
            for pool, true, bin_of, count in zip(imagined, truth, bins, counts, strict=True):
                assert pool.places == true.places
                for place, content in zip(pool.places, pool.contents, strict=True):
                    if place in count:
                        count[place][bin_of[content]] += 1
        for pool, bin_of, count in zip(truth, bins, counts, strict=True):
            share = Counter(bin_of[content] for content in pool.contents)
            for place, seen in count.items():
                assert chi_square(seen, share) < LIMIT, (pool.name, place, seen, share)


def bins_of(pool: Pool) -> dict[int, int]:
    """Contents by bin: the values in order, cut into BINS parts of about as many contents."""
    found: dict[int, int] = {}
    for number, content in enumerate(sorted(pool.contents)):
        found.setdefault(content, number * BINS // len(pool.contents))
    return found


def looked_at(pool: Pool) -> set[str]:
    """The first and the last place of every kind."""
    first: dict[str, str] = {}
    last: dict[str, str] = {}
    for place in pool.places:
        kind = place.split()[0]
        first.setdefault(kind, place)
        last[kind] = place
    return {*first.values(), *last.values()}


def chi_square(seen: Counter[int], share: Counter[int]) -> float:
    total, whole = sum(seen.values()), sum(share.values())
    return sum(
        (seen[number] - total * part / whole) ** 2 / (total * part / whole) for number, part in share.items()
    )


@pytest.mark.parametrize("case", CASES)
def test_the_log_tells_nothing_hidden_that_the_table_does_not_show(case: Case) -> None:
    """An action is carried out in two worlds that somebody cannot tell apart. As long as that viewer sees the
    same afterwards, the viewer has read the same."""
    chance = seeded(f"log {case}")
    watchers = [None, *range(case.seats)]
    differed = 0
    for state in spread(case, TOLD):
        if state.step().secret:
            continue  # answers that others have given name cards of their true hands
        seat = chance.pick(state.asked_seats())
        action = chance.pick(state.legal(seat))
        for watcher in watchers:
            world = exchanged(state, watcher, chance)
            if action not in world.legal(seat):
                continue
            true = state.copy()
            events, others = told(true, seat, action, watcher), told(world, seat, action, watcher)
            differed += events != others
            if true.game.view(true, watcher) == world.game.view(world, watcher):
                assert events == others
    assert differed or case.game in OPEN_LOGS


def told(state: State, seat: int, action: int, watcher: int | None) -> list[Event]:
    """What the watcher reads of an action."""
    return [event.seen_by(watcher) for event in state.act(seat, action)]
