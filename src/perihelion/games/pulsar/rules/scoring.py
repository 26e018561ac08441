"""Scores: what is earned and the final steps still to come, and who is ahead.

In the middle of the final scoring only what is still open counts: the technologies not paid for yet, the
waivers and contracts not decided, the bonuses not bought.
"""

from __future__ import annotations

from perihelion.core.view import ScoreLine, ScoreSheet
from perihelion.games.pulsar.components.pieces import Technology
from perihelion.games.pulsar.rules.counting import (
    FINAL_SOURCES,
    FINAL_STEPS,
    FIRST_COUNTED,
    cube_points,
    endgame_points,
    final_points,
    final_source,
    fulfillable,
    waivers,
)
from perihelion.games.pulsar.rules.final import Contracts, Finance
from perihelion.games.pulsar.rules.tracks import owner_of
from perihelion.games.pulsar.state import (
    CONTRACT_BONUSES,
    CONTRACTS,
    CUBES_LEFT,
    SOURCES,
    TECHNOLOGIES_ENDGAME,
    PulsarState,
)


def projection(state: PulsarState, seat: int) -> list[int]:
    """Points by source if the game ended now and the seat bought what pays best."""
    player = state.players[seat]
    done = player.final_steps
    earned = player.earned[:]
    earned[TECHNOLOGIES_ENDGAME] += endgame_points(state, seat, done + 1, FINAL_STEPS)
    for step in range(max(done + 1, FIRST_COUNTED), FINAL_STEPS + 1):
        source = final_source(step)
        if source != CUBES_LEFT:
            earned[source] += final_points(state, seat, step)
    if done < FIRST_COUNTED + FINAL_SOURCES.index(CUBES_LEFT):
        best = _best_purchases(state, seat)
        earned[TECHNOLOGIES_ENDGAME] += best[0]
        earned[CONTRACTS] += best[1]
        earned[CONTRACT_BONUSES] += best[2]
        earned[CUBES_LEFT] += best[3]
    return earned


def _best_purchases(state: PulsarState, seat: int) -> list[int]:
    """The best use of cubes at the end: technologies to pay for, contracts, their bonuses, leftovers."""
    shop = _shop(state, seat)
    contracts = _contracts(state, seat)
    best = [0, 0, 0, -1]
    for paid in range(1 << len(shop)):
        cubes = state.players[seat].cubes
        points = 0
        for at, tech in enumerate(shop):
            if (paid >> at) & 1:
                cubes -= tech.pay_cubes
                points += tech.points
        if cubes < 0:
            continue
        for met in _possible(state, seat, contracts):
            found = _best_bonuses(state, seat, met, contracts, cubes)
            found[0] = points
            if sum(found) > sum(best) or best[3] < 0:
                best = found
    return best


def _shop(state: PulsarState, seat: int) -> list[Technology]:
    """The technologies that can still be paid for."""
    if not state.players[seat].final_steps:
        return [tech for tech in state.owned(seat) if tech.pay_cubes]
    for step in state.stack:
        if isinstance(step, Finance) and step.seat == seat:
            return [state.technology(slot) for slot in step.wares]
    return []


def _contracts(state: PulsarState, seat: int) -> Contracts | None:
    """The seat's contracts as far as they are decided; None when their step is over."""
    for step in state.stack:
        if isinstance(step, Contracts) and step.seat == seat:
            return step
    if state.players[seat].final_steps < 2:
        return Contracts(seat, waivers(state, seat), 0, 0, [0] * len(state.contracts), False)
    return None


def _possible(state: PulsarState, seat: int, contracts: Contracts | None) -> list[int]:
    """The sets of contracts the seat can end with."""
    if contracts is None:
        return [0]
    if contracts.scored:
        return [contracts.met]
    if not contracts.waivers:
        return contracts.sets(state)
    found: list[int] = []
    for waived in range(1 << len(state.contracts)):
        more = (waived & ~contracts.waived).bit_count()
        if waived & contracts.waived == contracts.waived and more <= contracts.waivers:
            found += fulfillable(state, seat, waived)
    return found


def _best_bonuses(
    state: PulsarState, seat: int, met: int, contracts: Contracts | None, cubes: int
) -> list[int]:
    """What a set of contracts brings beyond what is scored: their points, the bonuses that pay best."""
    base = 0
    plans = [(0, 0)]
    for at, number in enumerate(state.contracts):
        if contracts is None or not (met >> at) & 1:
            continue
        contract = state.box.contracts[number]
        base += 0 if contracts.scored else contract.points
        longer: list[tuple[int, int]] = []
        for cost, gain in plans:
            longer.append((cost, gain))
            for price, points in contract.bonuses[contracts.bought[at] :]:
                cost += price
                gain += points
                if cost <= cubes:
                    longer.append((cost, gain))
        plans = longer
    best = [0, base, 0, cube_points(state, seat, cubes)]
    for cost, gain in plans:
        left = cube_points(state, seat, cubes - cost)
        if gain + left > best[2] + best[3]:
            best = [0, base, gain, left]
    return best


def projected(state: PulsarState, seat: int) -> int:
    """The sum of `projection`, or the score when the game is over."""
    return state.players[seat].points if state.over else sum(projection(state, seat))


def score_lines(state: PulsarState) -> list[list[int]]:
    """Points of each seat by source, final ones projected while the game goes on."""
    seats = range(state.seats)
    if state.over:
        by_seat = [state.players[seat].earned for seat in seats]
    else:
        by_seat = [projection(state, seat) for seat in seats]
    return [[earned[source] for earned in by_seat] for source in range(len(SOURCES))]


# -- who is ahead ----------------------------------------------------------------------------------


def score_sheet(state: PulsarState) -> ScoreSheet:
    lines = [ScoreLine(f"score-{SOURCES[n]}", points) for n, points in enumerate(score_lines(state))]
    tie_break = ScoreLine("score-tie-break", initiative_places(state))
    return ScoreSheet(lines, scores(state), winners(state), tie_break)


def scores(state: PulsarState) -> list[int]:
    return [projected(state, seat) for seat in range(state.seats)]


def winners(state: PulsarState) -> list[int]:
    """Most points, then the foremost counter on the initiative track (PULS-236, PULS-R28)."""
    if not state.over:
        return []
    best = max(player.points for player in state.players)
    places = initiative_places(state)
    tied = [seat for seat in range(state.seats) if state.players[seat].points == best]
    return [min(tied, key=lambda seat: places[seat])]


def ranking(state: PulsarState) -> list[int]:
    """The seats from first to last, ties broken in the same way (PULS-R28)."""
    places = initiative_places(state)
    points = scores(state)
    return sorted(range(state.seats), key=lambda seat: (-points[seat], places[seat]))


def initiative_places(state: PulsarState) -> list[int]:
    """Each seat's place on the initiative track, by its foremost counter."""
    owners = [owner_of(counter) for counter in state.initiative]
    return [owners.index(seat) + 1 for seat in range(state.seats)]
