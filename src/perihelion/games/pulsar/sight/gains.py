"""Rewards in a preview: what they give at once, each figure with the quantity that it promises."""

from __future__ import annotations

from perihelion.core.text import Arg, Text
from perihelion.core.view import Preview, PreviewLine
from perihelion.games.pulsar.components import pieces as c
from perihelion.games.pulsar.components.pieces import Reward
from perihelion.games.pulsar.rules.technologies import worth
from perihelion.games.pulsar.sight.telling import reward_text
from perihelion.games.pulsar.state import SOURCES, PulsarState

# What the figures of a reward's sentence promise; a condition after the colon.
PROMISES = {
    c.CUBES: {"amount": "cubes:no-token"},
    c.GENERATORS_DISTINCT: {"amount": "generators:supplied"},
    c.EXPLORATION_TOKEN: {"amount": "tokens:enough"},
    c.SPLIT_DIE: {"silver": "silver", "red": "red"},
    c.BONUS_DIE: {"value": "red"},
    c.BUY_BONUS_DIE: {"value": "red", "cubes": "cubes-paid"},
    c.INSPECTION_FLIGHT: {"points": "inspection"},
}
MODIFIER_PROMISES = ("pm1:no-token", "plus2:no-token")


def line(key: str, figure: int, what: str, total: bool = False) -> PreviewLine:
    return PreviewLine(Text(key), figure, total, what)


def tell_rewards(found: Preview, rewards: list[Reward], source: int, points: int = 0) -> None:
    """What rewards give at once; their points together with `points` that come along with them."""
    for reward in rewards:
        if reward.kind == c.POINTS:
            points += reward.amount
        elif reward.kind == c.MODIFIER:
            found.say(reward_text(reward), {"amount": MODIFIER_PROMISES[reward.value]})
        else:
            found.say(reward_text(reward), PROMISES.get(reward.kind, {}))
    if points:
        found.lines.append(line("preview-points", points, f"points-{SOURCES[source]}", True))


def tell_technologies(found: Preview, state: PulsarState, seat: int, trigger: int) -> None:
    """The points of own technologies that wait for this."""
    for tech in state.owned(seat):
        if tech.trigger == trigger and tech.kind == c.PERMANENT and worth(state, seat, tech):
            tell_technology(found, tech, worth(state, seat, tech))


def tell_technology(found: Preview, tech: c.Technology, points: int) -> None:
    args: dict[str, Arg] = {"technology": f"tech-{tech.slug}", "points": points}
    found.say(Text("preview-technology", args), {"points": f"tech-{tech.slug}"})
