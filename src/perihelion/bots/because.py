"""Why a choice is good: what it leads to by source, beside what another leads to.

Both choices are followed in the same imagined worlds with the same luck, by the policy for everybody, to the
end of the turn, or as far as searching bots look if the turn does not tell. What the game's evaluation says
of both ends, source by source, is the answer. It tells only what came out in most of the worlds, so that
what one of them happened to deal is never named.
"""

from __future__ import annotations

from dataclasses import dataclass

from perihelion.bots import policy
from perihelion.bots.judging import ANSWERS, margin_scale
from perihelion.bots.search import turns_ahead
from perihelion.core.chance import Chance, seeded
from perihelion.core.frozen import Frozen
from perihelion.core.plain import Json
from perihelion.core.source import Source
from perihelion.core.state import State

WORLDS = 6
LATER = 3  # of them are looked at for what comes after the turn
MOST = 0.6  # the part of the worlds in which a source must have changed the same way to be told
TOLD = 3  # sources told in favour, at most
WORTH_TELLING = 0.15  # of the largest source
CLEAR = 0.02  # of the game's scale of margins: a smaller difference is none


@dataclass(frozen=True)
class Because(Frozen):
    """What a choice changes in one source: points, and the count where the source can be counted."""

    key: str
    worth: float
    count: float = 0.0
    about: str = ""

    def to_json(self) -> dict[str, Json]:
        return {"key": self.key, "worth": self.worth, "count": self.count, "about": self.about}

    @staticmethod
    def from_json(data: Json) -> Because:
        """What `to_json` gave."""
        assert isinstance(data, dict)
        return Because(
            str(data["key"]), float(str(data["worth"])), float(str(data["count"])), str(data["about"])
        )


Change = dict[tuple[str, str], tuple[float, float]]  # worth and count by source and what it is about


@dataclass(frozen=True)
class Explanation(Frozen):
    """Why an action rather than another: what speaks for it, most important first, then what speaks most
    against it. Nothing speaks for it if both look alike."""

    other: int
    reasons: list[Because]


def explain(world: State, seat: int, best: int, others: list[int], chance: Chance) -> Explanation:
    """Why the best action is better than the next one; or, if the end of the turn does not show it, than one
    of those that follow, or by how choices among cards are weighed, or by what comes later."""
    worlds = [world.imagine(seat, chance) for _ in range(WORLDS)]
    for other in others:
        reasons = among(worlds, seat, best, other, 1, chance)
        if reasons:
            return Explanation(other, reasons)
    reasons = weighed(world, seat, best, others[0])
    if not reasons:
        reasons = among(worlds[:LATER], seat, best, others[0], turns_ahead(world), chance)
    return Explanation(others[0], reasons)


def among(
    worlds: list[State], seat: int, action: int, other: int, turns: int, chance: Chance
) -> list[Because]:
    """What makes an action better than another, so many turns later; nothing if it is not. Both must be legal
    in all worlds."""
    changed = [_compared(world, seat, action, other, turns, chance) for world in worlds]
    better = sum(pair[0] for change in changed for pair in change.values()) / len(worlds)
    if better <= CLEAR * margin_scale(worlds[0].game.id):
        return []
    told = worth_telling(changed)
    return told if told and told[0].worth > 0 else []


def weighed(world: State, seat: int, action: int, other: int) -> list[Because]:
    """What makes a choice among cards better than another, else the game's own judgement of both."""
    game = world.game
    reasons = worth_telling(
        [_difference(game.weighed(world, seat, action), game.weighed(world, seat, other))]
    )
    if sum(one.worth for one in reasons) > 0:
        return reasons
    rated = game.rate(world, seat, [action, other])
    if rated is None or rated[0] - rated[1] <= CLEAR * margin_scale(game.id):
        return []
    return [Because("judgement", rated[0] - rated[1])]


def account(worlds: list[State], seat: int, action: int) -> tuple[list[Because], int] | None:
    """Why somebody chose an action, from worlds in which nothing is known that the asker does not know, with
    the alternative that looks best there; None if the action is not possible in all of them, as then it rests
    on something that the asker cannot see."""
    if not all(world.is_asked(seat) and action in world.legal(seat) for world in worlds):
        return None
    others = [one for one in worlds[0].legal(seat) if one != action]
    others = [one for one in others if all(one in world.legal(seat) for world in worlds)]
    if not others:
        return None
    values = policy.judge(worlds[0], seat, others)
    other = others[values.index(max(values))]
    chance = seeded("account")
    changed = [_compared(world, seat, action, other, 1, chance) for world in worlds]
    better = sum(pair[0] for change in changed for pair in change.values())
    told = worth_telling(changed) if better > 0 else []
    return (told if told and told[0].worth > 0 else []), other


def changes(before: list[State], after: list[State], seat: int) -> list[Because]:
    """What has become of the seat's own position by source, from worlds imagined before and after."""
    return worth_telling(
        [_difference(_own(later, seat), _own(now, seat)) for now, later in zip(before, after, strict=True)]
    )


def worth_telling(changed: list[Change]) -> list[Because]:
    """The sources that changed alike in most of the worlds: the best few, and the worst if it matters."""
    found = _averages(changed)
    good = sorted((one for one in found if one.worth > 0), key=lambda one: -one.worth)
    bad = sorted((one for one in found if one.worth < 0), key=lambda one: one.worth)
    if not good:
        return bad[:1]
    least = WORTH_TELLING * good[0].worth
    told = [one for one in good[:TOLD] if one.worth >= least]
    return told + [one for one in bad[:1] if -one.worth >= least]


def _averages(changed: list[Change]) -> list[Because]:
    keys = sorted({key for change in changed for key in change})
    found: list[Because] = []
    for key in keys:
        pairs = [change.get(key, (0.0, 0.0)) for change in changed]
        worth = sum(pair[0] for pair in pairs) / len(pairs)
        alike = sum(1 for pair in pairs if pair[0] * worth > 0)
        if alike >= MOST * len(pairs):
            count = sum(pair[1] for pair in pairs) / len(pairs)
            found.append(Because(key[0], worth, count, key[1]))
    return found


def _compared(world: State, seat: int, action: int, other: int, turns: int, chance: Chance) -> Change:
    luck = chance.fork()
    return _difference(
        _sources(_led(world, seat, action, turns, luck), seat),
        _sources(_led(world, seat, other, turns, luck), seat),
    )


def _led(world: State, seat: int, action: int, turns: int, luck: Chance) -> State:
    """Where an action leads to."""
    after = world.copy()
    clock = after.game.clock(after)
    after.apply(seat, action)
    policy.follow(after, luck.copy(), policy.Horizon(clock, turns), ANSWERS)
    return after


def _sources(state: State, seat: int) -> list[Source]:
    return state.game.sources(state, seat)


def _own(state: State, seat: int) -> list[Source]:
    """The sources without what the others do meanwhile."""
    return [source for source in _sources(state, seat) if source.key != "rival"]


def _difference(one: list[Source], other: list[Source]) -> Change:
    change: Change = {}
    for sources, sign in ((one, 1), (other, -1)):
        for source in sources:
            key = (source.key, source.about)
            worth, count = change.get(key, (0.0, 0.0))
            change[key] = (worth + sign * source.worth, count + sign * source.count)
    return change
