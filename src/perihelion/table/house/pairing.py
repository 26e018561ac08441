"""Pairing: who plays whom in the rounds of a tournament, and how it stands; nothing but numbers.

Tables of two are paired exactly: a round robin by turning a circle, a Swiss round among those who stand close
together, nobody twice with the same opponent as long as that can be avoided and nobody free twice. Larger
tables are filled by standing and then improved by exchanges until people meet again as rarely as that finds.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from hashlib import sha256

ROBIN, SWISS = "robin", "swiss"
SYSTEMS = (ROBIN, SWISS)
STEPS = 20_000  # of a search for pairs; whoever has not found any by then looks in another order
PASSES = 40


@dataclass(frozen=True)
class Played:
    """A table that is over: entrants by seat, and their places. One alone was free; without places it was
    closed without a result."""

    players: tuple[int, ...]
    places: tuple[int, ...] = ()


@dataclass(frozen=True)
class Standing:
    """Points are the share of opponents that one has left behind at each table. `buchholz` are the points of
    one's opponents, `sonneborn` the points of those one has beaten and half of those one was equal with."""

    number: int
    place: int
    points: Fraction
    buchholz: Fraction
    sonneborn: Fraction
    wins: int
    tables: int


def rounds_of(system: str, entrants: int, size: int, wanted: int) -> int:
    """How many rounds there are: all that a round robin needs; in a Swiss those that were wanted, or as many
    as single out one winner, and never more than there are opponents."""
    if system == ROBIN:
        return entrants - 1 + entrants % 2 if size == 2 else -(-(entrants - 1) // (size - 1))
    usual = max(1, (entrants - 1).bit_length())
    return max(1, min(wanted or usual, entrants - 1))


def points(played: Played) -> dict[int, Fraction]:
    """What everybody gets at a table. Who is free gets as much as who wins."""
    if len(played.players) == 1:
        return {played.players[0]: Fraction(1)}
    return {one: sum(_duels(played, one).values(), Fraction(0)) for one in played.players}


def _duels(played: Played, one: int) -> dict[int, Fraction]:
    """What one gets at a table from each opponent."""
    if not played.places:
        return {other: Fraction(0) for other in played.players if other != one}
    places = dict(zip(played.players, played.places, strict=True))
    others = [other for other in played.players if other != one]
    worth = {True: Fraction(1), False: Fraction(0)}
    return {
        other: (Fraction(1, 2) if places[one] == places[other] else worth[places[one] < places[other]])
        / len(others)
        for other in others
    }


def standings(entrants: Sequence[int], boards: Sequence[Played], system: str) -> list[Standing]:
    """Best first; who is equal in everything shares a place."""
    total = {one: Fraction(0) for one in entrants}
    for board in boards:
        for one, got in points(board).items():
            total[one] += got
    rows = []
    for one in entrants:
        own = [board for board in boards if one in board.players and len(board.players) > 1]
        buchholz = sonneborn = Fraction(0)
        for board in own:
            for other, got in _duels(board, one).items():
                buchholz += total[other] / (len(board.players) - 1)
                sonneborn += total[other] * got
        wins = sum(board.places[board.players.index(one)] == 1 for board in own if board.places)
        rows.append(Standing(one, 0, total[one], buchholz, sonneborn, wins, len(own)))
    rows.sort(key=lambda row: (_worth(row, system), -row.number), reverse=True)
    worths = [_worth(row, system) for row in rows]
    return [Standing(row.number, 1 + worths.index(worths[at]), *_figures(row)) for at, row in enumerate(rows)]


def _worth(row: Standing, system: str) -> tuple[Fraction, Fraction, Fraction, int]:
    breaks = (row.sonneborn, row.buchholz) if system == ROBIN else (row.buchholz, row.sonneborn)
    return row.points, *breaks, row.wins


def _figures(row: Standing) -> tuple[Fraction, Fraction, Fraction, int, int]:
    return row.points, row.buchholz, row.sonneborn, row.wins, row.tables


def next_round(
    system: str,
    entrants: Sequence[int],
    active: Sequence[int],
    boards: Sequence[Played],
    number: int,
    sizes: Sequence[int],
    seed: str,
) -> list[tuple[int, ...]]:
    """The tables of a round, everybody in order of their seats; one alone is free. `sizes` are those that
    tables may have, the wanted one first; `active` are the entrants who still play."""
    if system == ROBIN and sizes[0] == 2:
        found = _circle(entrants, active, number, seed)
    else:
        order = [row.number for row in standings(entrants, boards, system) if row.number in active]
        if number == 1:
            order.sort(key=lambda one: _lot(seed, number, one))
        meetings = _meetings(boards)
        byes = Counter(board.players[0] for board in boards if len(board.players) == 1)
        pair = _swiss if sizes[0] == 2 else _tables
        found = pair(order, meetings, byes, sizes)
    firsts = Counter(board.players[0] for board in boards if len(board.players) > 1)
    return [tuple(sorted(table, key=lambda one: (firsts[one], _lot(seed, number, one)))) for table in found]


def _lot(seed: str, number: int, one: int) -> str:
    return sha256(f"{seed} {number} {one}".encode()).hexdigest()


def _meetings(boards: Sequence[Played]) -> Counter[tuple[int, int]]:
    met: Counter[tuple[int, int]] = Counter()
    for board in boards:
        met.update((one, other) for one in board.players for other in board.players if one != other)
    return met


# -- tables of two -----------------------------------------------------------------------------------


def _circle(entrants: Sequence[int], active: Sequence[int], number: int, seed: str) -> list[tuple[int, ...]]:
    """The circle turns by one place each round while one stays; whose opponent is gone is free."""
    ring = sorted(entrants, key=lambda one: _lot(seed, 0, one))
    places: list[int | None] = [*ring, None] if len(ring) % 2 else [*ring]
    turned = places[1:]
    shift = (number - 1) % len(turned)
    row = [places[0], *turned[shift:], *turned[:shift]]
    pairs = zip(row[: len(row) // 2], row[: len(row) // 2 - 1 : -1], strict=True)
    tables = [tuple(one for one in pair if one is not None and one in active) for pair in pairs]
    return [table for table in tables if table]


def _swiss(
    order: Sequence[int], meetings: Counter[tuple[int, int]], byes: Counter[int], _sizes: Sequence[int]
) -> list[tuple[int, ...]]:
    """Pairs by standing. If somebody must be free, the last who has been free least often; if some must meet
    again, as few times as possible for any of them."""
    rank = {one: at for at, one in enumerate(order)}
    out = sorted(order, key=lambda one: (byes[one], -rank[one])) if len(order) % 2 else []
    least = byes[out[0]] if out else 0
    free: list[int | None] = [*out] or [None]
    for again in range(max(meetings.values(), default=0) + 1):
        for one in free:
            if one is not None and byes[one] > least:
                continue
            rest = [other for other in order if other != one]
            pairs = _matched(rest, meetings, again)
            if pairs is not None:
                return [*pairs, *([] if one is None else [(one,)])]
    raise AssertionError("everybody may meet everybody by now")


def _matched(
    order: list[int], meetings: Counter[tuple[int, int]], again: int
) -> list[tuple[int, ...]] | None:
    """Pairs who have met no more than so often: the first with who stands closest, as far as the rest can
    still be paired. Where that takes too long, those who have the fewest opponents left choose first."""
    able = {
        one: [other for other in order if other != one and meetings[one, other] <= again] for one in order
    }
    for fewest_first in (False, True):
        steps = [STEPS if not fewest_first else 10 * STEPS]
        found = _search(order, able, fewest_first, steps)
        if found is not None or steps[0] > 0:
            return found
    return None


def _search(
    left: list[int], able: dict[int, list[int]], fewest_first: bool, steps: list[int]
) -> list[tuple[int, ...]] | None:
    if not left:
        return []
    steps[0] -= 1
    if steps[0] <= 0:
        return None
    there = set(left)
    choices = {one: [other for other in able[one] if other in there] for one in left}
    if not all(choices.values()):
        return None
    one = min(left, key=lambda who: len(choices[who])) if fewest_first else left[0]
    for other in choices[one]:
        rest = _search([who for who in left if who not in (one, other)], able, fewest_first, steps)
        if rest is not None:
            return [(one, other), *rest]
    return None


# -- larger tables -----------------------------------------------------------------------------------


def split(entrants: int, sizes: Sequence[int]) -> list[int]:
    """The sizes of a round's tables, so that as few as possible are free and most are of the wanted size."""
    best: tuple[tuple[int, int, int], list[int]] = ((entrants, 0, 0), [])
    stack: list[list[int]] = [[]]
    while stack:
        tables = stack.pop()
        left = entrants - sum(tables)
        worth = (left, sum(abs(size - sizes[0]) for size in tables), len(tables))
        best = min(best, (worth, tables))
        stack += [[*tables, size] for size in sizes if size <= left and (not tables or size <= tables[-1])]
    return best[1]


def _tables(
    order: Sequence[int], meetings: Counter[tuple[int, int]], byes: Counter[int], sizes: Sequence[int]
) -> list[tuple[int, ...]]:
    plan = split(len(order), sizes)
    spare = len(order) - sum(plan)
    rank = {one: at for at, one in enumerate(order)}
    free = sorted(order, key=lambda one: (byes[one], -rank[one]))[:spare]
    rest = [one for one in order if one not in free]
    tables: list[list[int]] = []
    for size in plan:
        tables.append(rest[:size])
        rest = rest[size:]
    for _ in range(PASSES):
        if not _exchanged(tables, meetings, rank):
            break
    return [*(tuple(table) for table in tables), *((one,) for one in free)]


def _exchanged(tables: list[list[int]], meetings: Counter[tuple[int, int]], rank: dict[int, int]) -> bool:
    """Exchanges people between tables wherever it helps; whether it did."""
    helped = False
    for first in range(len(tables)):
        for second in range(first + 1, len(tables)):
            for here in range(len(tables[first])):
                for there in range(len(tables[second])):
                    one, two = tables[first], tables[second]
                    before = _strain(one, meetings, rank, two)
                    one[here], two[there] = two[there], one[here]
                    if _strain(one, meetings, rank, two) < before:
                        helped = True
                    else:
                        one[here], two[there] = two[there], one[here]
    return helped


def _strain(
    table: list[int], meetings: Counter[tuple[int, int]], rank: dict[int, int], other: list[int]
) -> tuple[int, int]:
    """How often people of two tables have met before, then how far apart they stand."""
    again = apart = 0
    for people in (table, other):
        again += sum(meetings[one, two] ** 2 for one in people for two in people if one != two)
        apart += sum((rank[one] - rank[two]) ** 2 for one in people for two in people)
    return again, apart
